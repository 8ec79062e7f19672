import type { ReactNode } from 'react'
import type { Assessment } from '../../lib/reading/assess.ts'
import { AtsChecks } from '../../ui/ats-checks.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { FixesCard } from './fixes-card.tsx'
import { KeywordsCard } from './keywords-card.tsx'
import { ScoreCard } from './score-card.tsx'
import styles from './upload.module.css'

type ResultsProps = { assessment: Assessment; isMeasuring: boolean; next: ReactNode }

/** Score, fixes, keywords and checks. Without a job, only what can be said of the resume itself. */
export function Results({ assessment: { match, ats, foreign }, isMeasuring, next }: ResultsProps) {
  return (
    <section className={styles.results} aria-label="Results" aria-busy={isMeasuring}>
      <Foreign {...foreign} />
      {match && <ScoreCard match={match} />}
      {next}
      {match && (
        <div className={styles.pair}>
          <FixesCard fixes={match.topFixes} />
          <KeywordsCard keywords={match.keywords} />
        </div>
      )}
      <Card title="ATS check">
        <p className={styles.atsLead}>What trips up the programs that sort applications, and the people behind them.</p>
        <AtsChecks report={ats} />
      </Card>
    </section>
  )
}

function Foreign({ resume, advertisement }: Assessment['foreign']) {
  if (!resume && !advertisement) return null
  const what =
    resume && advertisement
      ? 'Your resume and the job description are'
      : resume
        ? 'Your resume is'
        : 'The job description is'
  return (
    <Note tone="warn" role="status">
      {what} not in English. Matching and writing are made for English, so some of it may be missed.
    </Note>
  )
}
