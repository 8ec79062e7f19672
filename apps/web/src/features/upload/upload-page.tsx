import { useAuth } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JobCard } from './job-card.tsx'
import { NextStep } from './next-step.tsx'
import { OptionsCard } from './options-card.tsx'
import { Results } from './results.tsx'
import { ResumeCard } from './resume-card.tsx'
import type { Trial } from './trial.ts'
import styles from './upload.module.css'
import { useAssessment } from './use-assessment.ts'
import { useTrial } from './use-trial.ts'

const title = 'Check your resume against a job'

export function Component() {
  const { user, isLoading } = useAuth()
  if (isLoading) {
    return (
      <Page title={title}>
        <Skeleton lines={8} />
      </Page>
    )
  }
  return <Upload key={user?.id ?? 'visitor'} userId={user?.id ?? null} />
}

function Upload({ userId }: { userId: number | null }) {
  const { trial, change, clear } = useTrial(userId)
  const lead =
    userId === null
      ? 'See your match score, the words that are missing and what to fix. It is all worked out in this browser: nothing is sent anywhere.'
      : 'See your match score, the words that are missing and what to fix. Nothing is sent until you save it or ask for a preview.'
  const hasSomething = trial !== null && (trial.resume !== null || trial.advertisement !== '' || trial.pasted !== '')
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        hasSomething && (
          <Button variant="quiet" onClick={() => void clear()}>
            Clear everything
          </Button>
        )
      }
    >
      {trial === null ? <Skeleton lines={8} /> : <Desk trial={trial} onChange={change} onClear={clear} />}
    </Page>
  )
}

type DeskProps = { trial: Trial; onChange: (part: Partial<Trial>) => void; onClear: () => Promise<void> }

function Desk({ trial, onChange, onClear }: DeskProps) {
  const { assessment, isMeasuring, hasFailed } = useAssessment(trial)
  return (
    <div className={styles.desk}>
      <div className={styles.pair}>
        <div className={styles.column}>
          <ResumeCard trial={trial} onChange={onChange} />
          <OptionsCard options={trial.options} onChange={(options) => onChange({ options })} />
        </div>
        <JobCard trial={trial} onChange={onChange} />
      </div>
      {hasFailed && (
        <Note tone="danger" role="alert">
          It could not be measured in this browser. Please reload the page; what you put in is kept.
        </Note>
      )}
      {assessment === null && isMeasuring && <Skeleton lines={6} label="Measuring" />}
      {trial.resume === null && <Waiting hasJob={trial.advertisement.trim() !== ''} />}
      {trial.resume !== null && assessment !== null && (
        <Results
          assessment={assessment}
          isMeasuring={isMeasuring}
          next={<NextStep trial={trial} onChange={onChange} onClear={onClear} />}
        />
      )}
      {trial.resume !== null && trial.advertisement.trim() === '' && (
        <Note>Add the job description to see the match score, the keywords and the top fixes.</Note>
      )}
    </div>
  )
}

function Waiting({ hasJob }: { hasJob: boolean }) {
  return (
    <p className={styles.waiting}>
      {hasJob ? 'Add your resume, and the score stands here.' : 'Add your resume and a job, and the score stands here.'}
    </p>
  )
}
