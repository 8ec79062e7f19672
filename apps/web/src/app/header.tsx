import { Link, NavLink, useNavigation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useAuth } from '../lib/session/index.ts'
import { Brand } from '../ui/brand.tsx'
import { Wrap } from '../ui/page.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './header.module.css'
import { mainLinks } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SessionControls } from './session-controls.tsx'
import * as texts from './texts/frame.ts'
import { Workbench } from './workbench.tsx'

export function Header() {
  const { user, isLoading } = useAuth()
  // Who brings a token is most likely let in: links that came with the answer would push the page down.
  const isSignedIn = user !== null || isLoading
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Link to={paths.home()} className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={texts.main} className={styles.main}>
          {mainLinks(isSignedIn).map(({ to, label }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.end}>
          <SessionControls />
          <MobileMenu />
        </div>
      </Wrap>
      {isSignedIn && <Workbench />}
      <PageOnItsWay />
    </header>
  )
}

function PageOnItsWay() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className={styles.way} role="status">
      <VisuallyHidden>{texts.loadingPage}</VisuallyHidden>
    </div>
  )
}
