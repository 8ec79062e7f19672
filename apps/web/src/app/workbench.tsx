import { Link, useLocation } from 'react-router'
import { Wrap } from '../ui/page.tsx'
import { workbenchLinks } from './links.ts'
import { usePlace } from './places.ts'
import styles from './workbench.module.css'

/** The second row of the header: the ways to the signed-in visitor's work. */
export function Workbench() {
  const section = usePlace()?.section
  const { pathname } = useLocation()
  return (
    <nav aria-label="Workbench" className={styles.workbench}>
      <Wrap className={styles.row}>
        {workbenchLinks.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            aria-current={link.to === pathname ? 'page' : link.section === section || undefined}
          >
            {link.label}
          </Link>
        ))}
      </Wrap>
    </nav>
  )
}
