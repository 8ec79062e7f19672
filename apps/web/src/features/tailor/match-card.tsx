import { canBeSettled, foundWords, isChecked, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { localStore } from '../../lib/storage.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dealbreakers } from '../../ui/dealbreakers.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Facts } from './facts.tsx'
import styles from './match-card.module.css'
import { RequirementRows } from './requirement-rows.tsx'
import * as texts from './texts.tsx'
import type { JobAnalysis } from './use-job-analysis.ts'
import { WeakLines } from './weak-lines.tsx'

type MatchCardProps = {
  ref: Ref<HTMLElement>
  tailored: TailoredResume | null
  job: JobAnalysis
  tabs: ReactNode
  /** What stands above the rows. */
  notice: ReactNode
  onOther: (made: Analysis) => void
  onLine: () => void
}

/** One number with its word, what leads further, and each requirement. Here a person is led when a version is there. */
export function MatchCard({ ref, tailored, job, tabs, notice, onOther, onLine }: MatchCardProps) {
  const { analysis } = job
  const isChanged = analysis !== null && isChangedSince(tailored, analysis)
  return (
    <section ref={ref} className={styles.match} aria-label={resultWords(tailored)}>
      <Card padded={false}>
        <div className={styles.number}>
          <Figure tailored={tailored} analysis={isChanged ? null : analysis} isPending={job.isPending} />
          {analysis && <Fell key={analysis.id} from={job.fellFrom} analysis={analysis} />}
          {analysis && !isEarlier(analysis) && <Dealbreakers rows={analysis.knockOuts} />}
        </div>
        {tabs}
        <div id="requirements" className={styles.rows}>
          {notice}
          <State job={job} isChanged={isChanged} />
          {analysis && (
            <>
              <RequirementRows
                key={`${analysis.tailoredResumeId} ${analysis.jobDescriptionId}`}
                analysis={analysis}
                hasPoints={!isEarlier(analysis) && scoreOf(analysis) !== null}
                onOther={onOther}
                onLine={onLine}
              />
              {!isEarlier(analysis) && <WeakLines analysis={analysis} onOther={onOther} onLine={onLine} />}
            </>
          )}
          <div className={styles.facts}>
            <Facts />
          </div>
        </div>
      </Card>
    </section>
  )
}

/** A letter that is written to it, or its look, changes a version as well, and nothing of what was found. */
const isChangedSince = (tailored: TailoredResume | null, { updatedAt, matchScore }: Analysis) =>
  tailored !== null &&
  tailored.updatedAt > updatedAt &&
  (tailored.matchScore === null || roundedScore(tailored.matchScore) !== roundedScore(matchScore))

type FigureProps = { tailored: TailoredResume | null; analysis: Analysis | null; isPending: boolean }

function Figure({ tailored, analysis, isPending }: FigureProps) {
  const isOfToday = analysis !== null && !isEarlier(analysis)
  const score = isOfToday || !tailored ? analysis && scoreOf(analysis) : tailored.matchScore
  const ceiling = isOfToday ? analysis.matchScoreCeiling : (tailored?.matchScoreCeiling ?? null)
  if (score === null && isPending) return <Skeleton lines={2} label={texts.checkingMatch} />
  if (score === null && analysis?.unscored !== true) return <p className={styles.quiet}>{texts.notScored}</p>
  return (
    <MatchGauge
      size="column"
      score={score}
      ceiling={ceiling}
      reach={analysis && ceiling !== null && <Reach analysis={analysis} ceiling={ceiling} />}
    >
      {isOfToday && <p>{texts.sentence(foundWords(analysis.ledger))}</p>}
    </MatchGauge>
  )
}

function Reach({ analysis, ceiling }: { analysis: Analysis; ceiling: number }) {
  const open = analysis.ledger.filter(
    (row) => isChecked(row) && canBeSettled(row) && row.corrected !== 'not-asked' && row.maxPoints > row.points,
  ).length
  return <p>{texts.answerToReach(open, <b>{roundedScore(ceiling)}</b>)}</p>
}

/** Said once: the same resume, counted by another engine. */
function Fell({ from, analysis: { id, matchScore } }: { from: number | null; analysis: Analysis }) {
  const key = `told_fell_${id}`
  const [isTold] = useState(() => localStore.read(key) !== null)
  const isSaid = from !== null && !isTold
  useEffect(() => {
    if (isSaid) localStore.write(key, 'yes')
  }, [isSaid, key])
  if (!isSaid) return null
  return <Note>{texts.fell(from, roundedScore(matchScore))}</Note>
}

/** What keeps the rows away, or makes them old. */
function State({ job, isChanged }: { job: JobAnalysis; isChanged: boolean }) {
  const { analysis, isPending, isAsking, problem } = job
  const meter = useMeter('job_match_analysis', problem)
  const again = (words: string) => (
    <Button variant="line" size="sm" busy={isAsking} onClick={job.again}>
      {words}
    </Button>
  )
  if (problem) {
    return (
      <Note tone="warn" role="alert" title={texts.checkFailed} className={styles.note}>
        {meter?.standing === 'spent' ? `${meter.news} ${meter.again}` : plainMessage(problem, texts.somethingFailed)}{' '}
        {again(texts.tryAgain)}
      </Note>
    )
  }
  if (!analysis) {
    if (isPending) return <Skeleton lines={8} label={texts.checkingMatch} className={styles.loading} />
    return <p className={styles.none}>{job.canAsk ? again(texts.checkMatch) : texts.noRows}</p>
  }
  if (!job.canAsk || !(isEarlier(analysis) || isChanged)) return null
  return (
    <Note className={styles.note}>
      {isChanged ? texts.changedSince : texts.byEarlier} {again(texts.checkAgain)}
    </Note>
  )
}

function resultWords(tailored: TailoredResume | null): string {
  if (!tailored) return texts.yourMatch
  const { jobAdvertisingCompany, matchScore, edits } = tailored
  return texts.resultOf({
    company: jobAdvertisingCompany,
    match: matchScore === null ? null : roundedScore(matchScore),
    changes: edits.filter(({ undone }) => !undone).length,
  })
}
