import { classNames } from '../../ui/class-names.ts'
import { Tick } from '../../ui/tick.tsx'
import styles from './check.module.css'
import * as texts from './texts/page.ts'
import type { Label } from './verdicts.ts'

const told = ['yours', 'reworded', 'new', 'not-yours'] as const

/** A label has a sign of its own besides its color. */
export function Sign({ label }: { label: Label }) {
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

export function Counts({ counts }: { counts: Record<Label, number> }) {
  const shown = told.filter((label) => counts[label] > 0)
  return (
    <p className={styles.counts} role="status">
      {shown.length === 0 && texts.nothingCounted}
      {shown.map((label) => (
        <span key={label} className={classNames(styles.count, styles[label])}>
          <Sign label={label} />
          {texts.counts[label](counts[label])}
        </span>
      ))}
    </p>
  )
}

/** What the labels mean. */
export function Legend() {
  return (
    <dl className={styles.legend} aria-label={texts.meaningOfLabels}>
      {told.map((label) => (
        <div key={label}>
          <dt className={styles[label]}>
            <Sign label={label} />
            {texts.labels[label]}
          </dt>
          <dd>{texts.meanings[label]}</dd>
        </div>
      ))}
    </dl>
  )
}
