import { Menu } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useAuth } from '../lib/session/index.ts'
import { IconButton } from '../ui/button.tsx'
import { mainLinks, workbenchLinks } from './links.ts'
import styles from './mobile-menu.module.css'
import * as texts from './texts/frame.ts'
import * as places from './texts/places.ts'

const id = 'mobile-menu'

/** A native popover: it opens without any script, and the browser closes it on Escape and on a touch elsewhere. */
export function MobileMenu() {
  const { user } = useAuth()
  const { key } = useLocation()
  const help = { to: paths.help(), label: places.help }
  const links = user
    ? [...mainLinks(true), ...workbenchLinks, { to: paths.analyses(), label: places.analysis }, help]
    : [
        ...mainLinks(false),
        { to: paths.check(), label: places.checkText },
        help,
        { to: paths.auth(), label: places.logIn },
      ]
  return (
    <>
      <IconButton label={texts.menu} popoverTarget={id} className={styles.button}>
        <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      {/* A new key after each navigation, which closes it */}
      <nav key={key} id={id} popover="auto" aria-label={texts.mobile} className={styles.menu}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
