import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import styles from './analysis.module.css'
import { points } from './words.ts'

export function TopFixes({ fixes }: { fixes: Analysis['topFixes'] }) {
  return (
    <Card title="Top three fixes" id="fixes">
      {fixes.length === 0 && (
        <p className={styles.quiet}>Nothing stands out: the resume says what it can for this job.</p>
      )}
      <ol className={styles.fixes}>
        {fixes.slice(0, 3).map(({ text, gain }, index) => (
          <li key={text}>
            <span className={styles.ordinal} aria-hidden="true">
              {index + 1}
            </span>
            <span>{text}</span>
            <b className={styles.gain}>+{points(gain)}</b>
          </li>
        ))}
      </ol>
      {fixes.length > 0 && (
        <p className={styles.quiet}>
          Each only if it is true of you. The gain is what you would bring more with that line.
        </p>
      )}
    </Card>
  )
}
