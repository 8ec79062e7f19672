import type { ReactNode, Ref } from 'react'
import type { Assessment, JobNames } from '../../lib/reading/assess.ts'
import type { TailoredHere } from '../../lib/reading/tailor-here.ts'
import { AtsChecks } from '../../ui/ats-checks.tsx'
import { Note } from '../../ui/note.tsx'
import { type Answers, FixesCard } from './fixes-card.tsx'
import { Folded } from './folded.tsx'
import { KeywordsCard } from './keywords-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { TailoredCard } from './tailored-card.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

type ResultsProps = {
  place: Ref<HTMLElement>
  assessment: Assessment
  tailored: TailoredHere | null
  hasTailoringFailed: boolean
  names: JobNames
  isBusy: boolean
  answers: Answers
  next: ReactNode
}

/** The number and what to do next, the tailored page, and what else was found. Without a job, the resume's own checks. */
export function Results({
  place,
  assessment,
  tailored,
  hasTailoringFailed,
  names,
  isBusy,
  answers,
  next,
}: ResultsProps) {
  const { ats, foreign } = assessment
  const match = assessment.match && (tailored?.match ?? assessment.match)
  return (
    <section ref={place} className={styles.results} aria-label={texts.results} aria-busy={isBusy}>
      {match && (
        <header className={styles.bar}>
          <h2 className={styles.jobName}>
            {names.title ?? texts.thisJob} {names.company && <span>{texts.at(names.company)}</span>}
          </h2>
          {next}
        </header>
      )}
      <Foreign {...foreign} />
      {match && (
        <div className={styles.match}>
          <div className={styles.score}>
            <ScoreCard match={match} before={assessment.match} />
          </div>
          <div className={styles.tailored}>
            <TailoredCard tailored={tailored} hasFailed={hasTailoringFailed} />
          </div>
          <div className={styles.rows}>
            <FixesCard fixes={match.topFixes} questions={tailored?.questions ?? []} answers={answers} />
          </div>
        </div>
      )}
      {!match && next}
      {match && <KeywordsCard keywords={match.keywords} />}
      <Folded
        title={texts.ats}
        summary={texts.passed(countOf(ats, 'pass'), countOf(ats, 'warn') + countOf(ats, 'fail'))}
      >
        <p className={styles.atsLead}>{texts.atsLead}</p>
        <AtsChecks report={ats} />
      </Folded>
    </section>
  )
}

const countOf = ({ checks }: Assessment['ats'], status: string) => checks.filter((it) => it.status === status).length

function Foreign({ resume, advertisement }: Assessment['foreign']) {
  if (!resume && !advertisement) return null
  return (
    <Note tone="warn" role="status">
      {texts.foreign(resume, advertisement)}
    </Note>
  )
}
