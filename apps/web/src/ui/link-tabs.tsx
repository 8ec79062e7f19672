import { NavLink } from 'react-router'
import styles from './link-tabs.module.css'

type LinkTabsProps = { label: string; items: readonly { to: string; label: string }[] }

/** Pages that belong together, side by side under the title of each. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
