import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

/** What would add most. Each can be done in its row of the requirements. */
export function TopFixes({ analysis }: { analysis: Analysis }) {
  const fixes = analysis.topFixes.slice(0, 3)
  return (
    <FoldCard id="fixes" title={texts.topFixes(fixes.length)} summary={fixes[0]?.text ?? texts.nothingStandsOut}>
      {fixes.length === 0 && <p className={styles.quiet}>{texts.nothingStandsOut}</p>}
      <ol className={styles.fixes}>
        {fixes.map(({ text, gain }, index) => (
          <li key={text}>
            <span className={styles.ordinal} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.fix}>{text}</p>
            <b className={styles.gain}>{texts.gain(gain)}</b>
          </li>
        ))}
      </ol>
      {fixes.length > 0 && <p className={styles.quiet}>{texts.onlyIfTrue}</p>}
    </FoldCard>
  )
}
