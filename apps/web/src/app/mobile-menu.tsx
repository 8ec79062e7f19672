import { Menu } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useAuth } from '../lib/session/index.ts'
import { IconButton } from '../ui/button.tsx'
import { mainLinks } from './links.ts'
import styles from './mobile-menu.module.css'

const id = 'mobile-menu'

/** A native popover: it opens without any script, and the browser closes it on Escape and on a touch elsewhere. */
export function MobileMenu() {
  const { user } = useAuth()
  const { key } = useLocation()
  const links = [
    ...mainLinks(user !== null),
    { to: paths.help(), label: 'Help Center' },
    ...(user ? [] : [{ to: paths.auth(), label: 'Log in' }]),
  ]
  return (
    <>
      <IconButton label="Menu" popoverTarget={id} className={styles.button}>
        <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      {/* A new key after each navigation, which closes it */}
      <nav key={key} id={id} popover="auto" aria-label="Mobile" className={styles.menu}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
