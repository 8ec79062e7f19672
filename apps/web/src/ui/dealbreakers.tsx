import styles from './dealbreakers.module.css'
import { Note } from './note.tsx'
import * as texts from './texts/match.ts'
import { AdWords, Mine } from './words.tsx'

type Dealbreaker = { requirement: string; status: string; evidence: readonly string[] }

/** What ends most applications, where the resume does not show it. It changes nothing in the score. */
export function Dealbreakers({ rows }: { rows: readonly Dealbreaker[] }) {
  const open = rows.filter(({ status }) => status !== 'met')
  if (open.length === 0) return null
  return (
    <Note tone="warn" title={texts.dealbreakers} className={styles.box}>
      {texts.employersStop}
      <ul className={styles.rows}>
        {open.map(({ requirement, status, evidence }) => (
          <li key={requirement}>
            <AdWords>{requirement}</AdWords> <b>{texts.dealbreakerStatus[status]}</b>
            {evidence[0] && (
              <p>
                <Mine>{evidence[0]}</Mine>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
}
