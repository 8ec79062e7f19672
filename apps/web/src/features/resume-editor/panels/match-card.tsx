import { foundWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { MatchGauge } from '../../../ui/match-gauge.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as texts from '../texts.ts'
import type { Assessment } from './assess.ts'
import { type ChosenJob, JobChoice } from './job-choice.tsx'
import styles from './panels.module.css'
import type { Assessed } from './use-assessment.ts'

type MatchCardProps = {
  assessed: Assessed
  job: ChosenJob
  onJob: (job: ChosenJob) => void
}

/** How well the resume fits a job, moving as it is written. */
export function MatchCard({ assessed: { assessment, advertisement }, job, onJob }: MatchCardProps) {
  // While the engine is at work, what it said of another job does not count.
  const match = advertisement === job.advertisement ? (assessment?.match ?? null) : null
  const isAsked = job.advertisement.trim() !== ''
  return (
    <Card title={texts.match}>
      <div className={styles.stack}>
        <JobChoice job={job} onChange={onJob} />
        {!isAsked && <p className={styles.quiet}>{texts.chooseJob}</p>}
        {isAsked && match === null && <Skeleton lines={2} label={texts.comparing} />}
        {isAsked && match !== null && <Score key={advertisement} match={match} />}
        {isAsked && assessment?.foreign.advertisement && <Note>{texts.foreign}</Note>}
      </div>
    </Card>
  )
}

type ScoreProps = { match: NonNullable<Assessment['match']> }

function Score({ match: { score, unscored, ceiling, ledger, topFixes } }: ScoreProps) {
  const [before] = useState(roundedScore(score))
  return (
    <>
      <div aria-live="polite">
        <MatchGauge score={unscored ? null : score} before={before} ceiling={ceiling}>
          <p>{texts.sentence(foundWords(ledger))}</p>
        </MatchGauge>
      </div>
      {topFixes.length > 0 && (
        <ul className={styles.fixes}>
          {topFixes.slice(0, 3).map(({ text, gain, requirement }) => (
            <li key={requirement} className={styles.fix}>
              <span>{text}</span>
              <span className={styles.gain}>{texts.gain(gain)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
