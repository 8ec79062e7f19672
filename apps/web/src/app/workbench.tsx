import { Link, useLocation } from 'react-router'
import { Wrap } from '../ui/page.tsx'
import { workbenchLinks } from './links.ts'
import { usePlace } from './places.ts'
import * as texts from './texts/frame.ts'
import styles from './workbench.module.css'

/** The second row of the header: the ways to the signed-in visitor's work. */
export function Workbench() {
  const section = usePlace()?.section
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.workbench} className={styles.workbench}>
      <Wrap className={styles.row}>
        {workbenchLinks.map((link) => {
          const current = link.to === pathname ? 'page' : link.section === section || undefined
          return (
            <Link key={link.to} to={link.to} aria-current={current}>
              {link.label}
            </Link>
          )
        })}
      </Wrap>
    </nav>
  )
}
