import type { ReactNode } from 'react'
import type { Assessment } from '../../lib/reading/assess.ts'
import { AtsChecks } from '../../ui/ats-checks.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { FixesCard } from './fixes-card.tsx'
import { KeywordsCard } from './keywords-card.tsx'
import { ScoreCard } from './score-card.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

type ResultsProps = { assessment: Assessment; isMeasuring: boolean; next: ReactNode }

/** Score, fixes, keywords and checks. Without a job, only what can be said of the resume itself. */
export function Results({ assessment: { match, ats, foreign }, isMeasuring, next }: ResultsProps) {
  return (
    <section className={styles.results} aria-label={texts.results} aria-busy={isMeasuring}>
      <Foreign {...foreign} />
      {match && <ScoreCard match={match} />}
      {next}
      {match && (
        <div className={styles.pair}>
          <FixesCard fixes={match.topFixes} />
          <KeywordsCard keywords={match.keywords} />
        </div>
      )}
      <Card title={texts.ats}>
        <p className={styles.atsLead}>{texts.atsLead}</p>
        <AtsChecks report={ats} />
      </Card>
    </section>
  )
}

function Foreign({ resume, advertisement }: Assessment['foreign']) {
  if (!resume && !advertisement) return null
  return (
    <Note tone="warn" role="status">
      {texts.foreign(resume, advertisement)}
    </Note>
  )
}
