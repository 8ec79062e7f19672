import { Bell } from 'lucide-react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/button.tsx'
import styles from './notifications.module.css'

const id = 'notifications'

export function Notifications() {
  const { key } = useLocation()
  return (
    <>
      <IconButton label="Notifications" popoverTarget={id}>
        <Bell size={20} strokeWidth={1.5} aria-hidden="true" />
        <span className={styles.dot} />
      </IconButton>
      {/* A new key after each navigation, which closes it */}
      <section key={key} id={id} popover="auto" aria-label="Notifications" className={styles.panel}>
        <p className={styles.title}>Nothing new</p>
        <p>There are no notifications for you.</p>
      </section>
    </>
  )
}
