import styles from './check-label.module.css'
import type { labels } from './texts/check-label.ts'
import { Tick } from './tick.tsx'

type CheckLabelName = keyof typeof labels

/** A label has a sign of its own besides its color. */
export function CheckSign({ label }: { label: CheckLabelName }) {
  if (label === 'nothing') return null
  if (label === 'yours') return <Tick size={16} />
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      {label === 'reworded' && <path d="M4 8.2c2-2.2 4-1.9 6-.9s4 1.3 6-.9M4 13.4c2-2.2 4-1.9 6-.9s4 1.3 6-.9" />}
      {label === 'new' && <circle cx="10" cy="10" r="5" fill="currentColor" stroke="none" />}
      {label === 'not-yours' && <path d="M5.5 5.5l9 9M14.5 5.5l-9 9" />}
    </svg>
  )
}
