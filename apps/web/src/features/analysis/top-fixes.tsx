import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import styles from './analysis.module.css'
import { CorrectRow } from './correct-row.tsx'
import type { Row } from './ledger-groups.ts'
import { RequirementName } from './requirement-name.tsx'
import * as texts from './texts.tsx'
import type { GapWays } from './use-gap-ways.ts'
import { points } from './words.ts'

type TopFixesProps = { analysis: Analysis; waysOf: GapWays }

/** What brings most, each with the way to do it on the spot. */
export function TopFixes({ analysis, waysOf }: TopFixesProps) {
  const fixes = analysis.topFixes.slice(0, 3)
  return (
    <Card title={texts.topFixes(fixes.length)} id="fixes">
      {fixes.length === 0 && <p className={styles.quiet}>{texts.nothingStandsOut}</p>}
      <ol className={styles.fixes}>
        {fixes.map(({ text, gain }, index) => (
          <li key={text}>
            <span className={styles.ordinal} aria-hidden="true">
              {index + 1}
            </span>
            <Fix analysis={analysis} text={text} row={rowOf(analysis, text)} waysOf={waysOf} />
            <b className={styles.gain}>+{points(gain)}</b>
          </li>
        ))}
      </ol>
      {fixes.length > 0 && <p className={styles.quiet}>{texts.onlyIfTrue}</p>}
    </Card>
  )
}

/** A fix says what its row of the ledger says is to do. */
const rowOf = ({ ledger }: Analysis, text: string) => ledger.find((row) => row.todo === text)

type FixProps = TopFixesProps & { text: string; row: Row | undefined }

function Fix({ analysis, text, row, waysOf }: FixProps) {
  if (!row) return <p>{text}</p>
  return (
    <div className={styles.fix}>
      <p>
        <RequirementName {...row} />
      </p>
      <p className={styles.quiet}>{text.replace(` “${row.requirement}”`, '').replace(/:\.$/, '.')}</p>
      <CorrectRow analysis={analysis} row={row} ways={waysOf(row)} />
    </div>
  )
}
