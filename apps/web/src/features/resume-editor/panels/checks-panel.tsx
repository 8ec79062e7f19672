import { AtsChecks } from '../../../ui/ats-checks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as texts from '../texts.ts'
import type { ChosenJob } from './job-choice.tsx'
import { MatchCard } from './match-card.tsx'
import styles from './panels.module.css'
import type { Assessed } from './use-assessment.ts'

type ChecksPanelProps = {
  assessed: Assessed
  job: ChosenJob
  onJob: (job: ChosenJob) => void
  onPoint: (node: string) => void
}

/** What programs and people will make of the resume as it stands. */
export function ChecksPanel({ assessed, job, onJob, onPoint }: ChecksPanelProps) {
  const { assessment, isFailed } = assessed
  const placeOf = (id: string) => assessment?.ats.checks.find((check) => check.id === id)?.place ?? null
  return (
    <div className={styles.stack}>
      {isFailed && (
        <Note tone="warn" role="alert">
          {texts.checksFailed}
        </Note>
      )}
      <MatchCard assessed={assessed} job={job} onJob={onJob} />
      <Card title={texts.ats}>
        {assessment === null ? (
          !isFailed && <Skeleton lines={4} label={texts.checking} />
        ) : (
          <AtsChecks
            report={assessment.ats}
            actionFor={({ id }) => {
              const place = placeOf(id)
              return (
                place !== null && (
                  <Button variant="quiet" size="sm" className={styles.show} onClick={() => onPoint(place)}>
                    {texts.showWhere}
                  </Button>
                )
              )
            }}
          />
        )}
      </Card>
    </div>
  )
}
