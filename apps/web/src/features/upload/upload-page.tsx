import { Suspense, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { ClippedJob } from '../../lib/clipped-job.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { ElsewhereNote } from '../../ui/elsewhere-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Waking } from '../../ui/waking.tsx'
import { type CheckRead, CheckStep } from './check-step.tsx'
import { JobCard } from './job-card.tsx'
import { NextStep } from './next-step.tsx'
import { OptionsCard } from './options-card.tsx'
import { Results } from './results.tsx'
import { pastedForm, ResumeCard } from './resume-card.tsx'
import * as texts from './texts/page.ts'
import type { Trial } from './trial.ts'
import styles from './upload.module.css'
import { useAssessment } from './use-assessment.ts'
import { useClippedJob } from './use-clipped-job.ts'
import { type Purpose, type TakeOver, useTakeOver } from './use-take-over.ts'
import { useTrial } from './use-trial.ts'

const Loading = () => (
  <Page title={texts.title}>
    <Skeleton lines={8} />
  </Page>
)

/** `Check` is where what was read is corrected before it is saved. */
export function UploadPage({ Check }: { Check: CheckRead }) {
  const { user, isLoading } = useAuth()
  // Here, where it outlives the moment in which it is not known yet who is there.
  const clipped = useClippedJob()
  if (isLoading) return <Loading />
  return <Upload key={user?.id ?? 'visitor'} userId={user?.id ?? null} clipped={clipped} Check={Check} />
}

/** The desk is there from the start, so that nothing moves; what was kept is put on it when it is found. */
function Upload({ userId, clipped, Check }: { userId: number | null; clipped: ClippedJob | null; Check: CheckRead }) {
  const { trial, isLookedFor, isElsewhere, keepThis, takeOther, taken, ...held } = useTrial(userId)
  usePutIn(clipped, held.change)
  const isChecking = useSearchParams()[0].has('check')
  if (isChecking && isLookedFor) return <Loading />
  return (
    <>
      {isElsewhere && <ElsewhereNote onTake={() => void takeOther()} onKeep={keepThis} />}
      <Steps key={taken} userId={userId} trial={trial} held={held} Check={Check} />
    </>
  )
}

function usePutIn(clipped: ClippedJob | null, change: (part: Partial<Trial>) => void) {
  const put = useEffectEvent(change)
  useEffect(() => {
    if (clipped) put(clipped)
  }, [clipped])
}

type StepsProps = {
  userId: number | null
  trial: Trial
  held: Pick<ReturnType<typeof useTrial>, 'change' | 'forget' | 'clear'>
  Check: CheckRead
}

const purposeOf = (asked: string | null): Purpose | null => (asked === 'tailor' || asked === 'preview' ? asked : null)

/** The desk with what was put in, and then what was read of it. The step is in the address, so that one can go back. */
function Steps({ userId, trial, held: { change, forget, clear }, Check }: StepsProps) {
  const takeOver = useTakeOver({ trial, onChange: change, onForget: forget })
  const purpose = purposeOf(useSearchParams()[0].get('check'))
  const { resume } = trial
  // What is saved need not be checked; while it is being selected, the page stays as it is.
  if (userId !== null && purpose && resume && (resume.id === null || takeOver.isBusy)) {
    return (
      <Suspense fallback={<Loading />}>
        <CheckStep
          resume={resume}
          purpose={purpose}
          Check={Check}
          onChange={change}
          onSaved={(id) => takeOver.goOn(purpose, id)}
        />
      </Suspense>
    )
  }
  return (
    <Page
      title={texts.title}
      lead={userId === null ? texts.leadOfVisitor : texts.leadOfUser}
      actions={
        hasSomething(trial) && (
          <Button variant="quiet" onClick={() => void clear()}>
            {texts.clear}
          </Button>
        )
      }
    >
      <Desk trial={trial} onChange={change} takeOver={takeOver} />
    </Page>
  )
}

const hasSomething = ({ resume, advertisement, pasted }: Trial) =>
  resume !== null || advertisement !== '' || pasted !== ''

type DeskProps = { trial: Trial; onChange: (part: Partial<Trial>) => void; takeOver: TakeOver }

function Desk({ trial, onChange, takeOver }: DeskProps) {
  const { assessment, isMeasuring, hasFailed } = useAssessment(trial)
  return (
    <div className={styles.desk}>
      <Waking className={styles.pair}>
        <ResumeCard trial={trial} onChange={onChange} />
        <div className={styles.job}>
          <JobCard trial={trial} onChange={onChange} />
        </div>
        <OptionsCard options={trial.options} onChange={(options) => onChange({ options })} />
      </Waking>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {texts.measureFailed}
        </Note>
      )}
      {assessment === null && isMeasuring && <Skeleton lines={6} label={texts.measuring} />}
      {trial.resume === null && <Waiting trial={trial} />}
      {trial.resume !== null && assessment !== null && (
        <Results
          assessment={assessment}
          isMeasuring={isMeasuring}
          next={<NextStep trial={trial} takeOver={takeOver} />}
        />
      )}
      {trial.resume !== null && trial.advertisement.trim() === '' && <Note>{texts.addJob}</Note>}
    </div>
  )
}

/** What is pasted waits to be read: on a phone the button for it stands a screen higher. */
function Waiting({ trial: { pasted, advertisement } }: { trial: Trial }) {
  const hasJob = advertisement.trim() !== ''
  if (pasted.trim() === '') return <p className={styles.waiting}>{hasJob ? texts.addResume : texts.addBoth}</p>
  return (
    <div className={styles.waiting}>
      <p>{texts.useTextFirst}</p>
      <Button type="submit" form={pastedForm}>
        {texts.useText}
      </Button>
    </div>
  )
}
