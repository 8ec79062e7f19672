import { CheckSign } from '../../ui/check-label.tsx'
import { classNames } from '../../ui/class-names.ts'
import { labels } from '../../ui/texts/check-label.ts'
import styles from './check.module.css'
import * as texts from './texts/page.ts'
import type { Label } from './verdicts.ts'

const told = ['yours', 'reworded', 'new', 'not-yours'] as const

export function Counts({ counts }: { counts: Record<Label, number> }) {
  const shown = told.filter((label) => counts[label] > 0)
  return (
    <p className={styles.counts} role="status">
      {shown.length === 0 && texts.nothingCounted}
      {shown.map((label) => (
        <span key={label} className={classNames(styles.count, styles[label])}>
          <CheckSign label={label} />
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
            <CheckSign label={label} />
            {labels[label]}
          </dt>
          <dd>{texts.meanings[label]}</dd>
        </div>
      ))}
    </dl>
  )
}
