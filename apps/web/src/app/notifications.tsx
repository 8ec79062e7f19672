import { useMutation, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { markReadMutation, notificationsQuery, useNewNotifications } from '../lib/notifications.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { takeLostFocus } from '../ui/take-lost-focus.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'
import * as texts from './texts/account.ts'

const id = 'notifications'

/** The bell, with a dot while something is unread, and the list that it opens. */
export function Notifications() {
  const { key } = useLocation()
  const notifications = useQuery(notificationsQuery())
  const { mutate } = useMutation(markReadMutation())
  const [news, setNews] = useState('')
  useNewNotifications(setNews)
  const unread = notifications.data?.filter(({ readAt }) => readAt === null).length ?? 0
  const { panel, willPress } = useFocusKept(unread)
  const read = (ids: number[] | null) => {
    willPress()
    mutate(ids)
  }
  return (
    <>
      <IconButton label={texts.bell(unread)} popoverTarget={id}>
        <Bell size={20} strokeWidth={1.5} aria-hidden="true" />
        {unread > 0 && <span className={styles.dot} />}
      </IconButton>
      <VisuallyHidden role="status">{news && texts.news(news)}</VisuallyHidden>
      {/* A new key after each navigation, which closes it */}
      <Panel key={key} ref={panel}>
        <header className={styles.head}>
          <h2>{texts.notifications}</h2>
          {unread > 0 && (
            <Button variant="quiet" size="sm" onClick={() => read(null)}>
              {texts.markAllRead}
            </Button>
          )}
        </header>
        <NotificationList notifications={notifications} onRead={(one) => read([one])} />
      </Panel>
    </>
  )
}

/** Empty while it is closed: what nobody sees is not in the page. */
function Panel({ ref, children }: { ref: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      ref={ref}
      id={id}
      popover="auto"
      aria-label={texts.notifications}
      className={styles.panel}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && children}
    </section>
  )
}

/** A button that marks something as read is gone once it was pressed: the focus stays in the list. */
function useFocusKept(unread: number) {
  const panel = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const before = useRef(unread)
  useEffect(() => {
    if (before.current !== unread && isPressed.current) {
      isPressed.current = false
      takeLostFocus(panel.current)
    }
    before.current = unread
  }, [unread])
  return {
    panel,
    willPress: () => {
      isPressed.current = true
    },
  }
}
