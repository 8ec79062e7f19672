import { bandName, foundWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ClippedJob } from '../../lib/clipped-job.ts'
import type { JobNames } from '../../lib/reading/assess.ts'
import type { TailoredHere } from '../../lib/reading/tailor-here.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { ElsewhereNote } from '../../ui/elsewhere-note.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Waking } from '../../ui/waking.tsx'
import { type CheckedFor, CheckStep, type Reviewing } from './check-step.tsx'
import type { Answers } from './fixes-card.tsx'
import { JobCard } from './job-card.tsx'
import { NextStep } from './next-step.tsx'
import { OptionsCard } from './options-card.tsx'
import { pastedForm, ResumeCard } from './resume-card.tsx'
import * as texts from './texts/page.ts'
import { keptDays, type Trial } from './trial.ts'
import styles from './upload.module.css'
import { useClippedJob } from './use-clipped-job.ts'
import { useLedToResult } from './use-led-to-result.ts'
import { today, useJobNames, useResults } from './use-results.ts'
import { type TakeOver, useTakeOver } from './use-take-over.ts'
import { useTrial } from './use-trial.ts'

// What shows a result comes with the first.
const Results = lazy(() =>
  import('./results.tsx').then(
    (module) => ({ default: module.Results }),
    () => ({ default: NotLoaded }),
  ),
)

const Loading = () => (
  <Page title={texts.title}>
    <Skeleton lines={8} />
  </Page>
)

export function UploadPage(reviewing: Reviewing) {
  const { user, isLoading } = useAuth()
  // Here, where it outlives the moment in which it is not known yet who is there.
  const clipped = useClippedJob()
  if (isLoading) return <Loading />
  return <Upload key={user?.id ?? 'visitor'} userId={user?.id ?? null} clipped={clipped} reviewing={reviewing} />
}

interface UploadProps {
  userId: number | null
  clipped: ClippedJob | null
  reviewing: Reviewing
}

/** The desk is there from the start, so that nothing moves; what was kept is put on it when it is found. */
function Upload({ userId, clipped, reviewing }: UploadProps) {
  const { trial, isLookedFor, isElsewhere, keepThis, takeOther, taken, ...held } = useTrial(userId)
  usePutIn(clipped, held.change)
  const isChecking = useSearchParams()[0].has('check')
  if (isChecking && isLookedFor) return <Loading />
  return (
    <>
      {isElsewhere && <ElsewhereNote onTake={() => void takeOther()} onKeep={keepThis} />}
      <Steps key={taken} userId={userId} trial={trial} held={held} reviewing={reviewing} />
    </>
  )
}

function usePutIn(clipped: ClippedJob | null, change: (part: Partial<Trial>) => void) {
  const put = useEffectEvent(change)
  useEffect(() => {
    if (clipped) put({ ...clipped, company: clipped.company || null })
  }, [clipped])
}

type StepsProps = {
  userId: number | null
  trial: Trial
  held: Pick<ReturnType<typeof useTrial>, 'change' | 'forget' | 'clear'>
  reviewing: Reviewing
}

const asked: readonly CheckedFor[] = ['read', 'tailor', 'preview']
const purposeOf = (word: string | null): CheckedFor | null => asked.find((it) => it === word) ?? null

/** The desk with what was put in, and then what was read of it. The step is in the address, so that one can go back. */
function Steps({ userId, trial, held: { change, forget, clear }, reviewing }: StepsProps) {
  const names = useJobNames(trial)
  const takeOver = useTakeOver({ trial, names, onChange: change, onForget: forget })
  const purpose = purposeOf(useSearchParams()[0].get('check'))
  const { resume } = trial
  const mayCheck = userId !== null || purpose === 'read'
  // What is saved need not be checked; while it is being selected, the page stays as it is.
  if (mayCheck && purpose && resume && (resume.id === null || takeOver.isBusy)) {
    return (
      <Suspense fallback={<Loading />}>
        <CheckStep
          resume={resume}
          purpose={purpose}
          reviewing={reviewing}
          loading={<Loading />}
          onChange={change}
          onSaved={(saved, id) => takeOver.goOn(saved, id)}
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
          <p className={styles.small}>
            {texts.kept(keptDays)} · <TextButton onClick={() => void clear()}>{texts.remove}</TextButton>
          </p>
        )
      }
    >
      <Desk {...{ trial, names, takeOver }} countToCheck={reviewing.countToCheck} onChange={change} />
    </Page>
  )
}

const hasSomething = ({ resume, advertisement, pasted }: Trial) =>
  resume !== null || advertisement !== '' || pasted !== ''

type DeskProps = {
  trial: Trial
  names: JobNames
  takeOver: TakeOver
  countToCheck: Reviewing['countToCheck']
  onChange: (part: Partial<Trial>) => void
}

function Desk({ trial, names, takeOver, countToCheck, onChange }: DeskProps) {
  const { assessment, tailored, isMeasuring, isTailoring, hasFailed, hasTailoringFailed } = useResults(trial)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const match = tailored?.match ?? assessment?.match ?? null
  useLedToResult(tailored && place)
  const result =
    match && tailored && !match.unscored
      ? { score: roundedScore(match.score), changes: Object.keys(tailored.changes).length }
      : null
  return (
    <div className={styles.desk}>
      <Waking className={styles.pair}>
        <ResumeCard trial={trial} onChange={onChange} countToCheck={countToCheck} />
        <div className={styles.job}>
          <JobCard trial={trial} names={names} onChange={onChange} />
        </div>
        <OptionsCard options={trial.options} onChange={(options) => onChange({ options })} />
      </Waking>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {texts.measureFailed}
        </Note>
      )}
      <VisuallyHidden role="status">{tailored && announced(tailored)}</VisuallyHidden>
      {assessment === null && isMeasuring && <Skeleton lines={6} label={texts.measuring} />}
      {trial.resume === null && <Waiting trial={trial} />}
      {trial.resume !== null && assessment !== null && (
        <Suspense fallback={<Skeleton lines={6} label={texts.measuring} />}>
          <Results
            {...{ assessment, tailored, hasTailoringFailed, names }}
            place={setPlace}
            isBusy={isMeasuring || isTailoring}
            answers={answersIn(trial, onChange)}
            next={<NextStep hasJob={match !== null} result={result} takeOver={takeOver} />}
          />
        </Suspense>
      )}
      {trial.resume !== null && trial.advertisement.trim() === '' && <Note>{texts.addJob}</Note>}
    </div>
  )
}

const answersIn = ({ answers, typed }: Trial, onChange: DeskProps['onChange']): Answers => ({
  given: answers,
  typed,
  onType: (requirement, words) => onChange({ typed: { ...typed, [requirement]: words } }),
  onAnswer: (requirement, answer) =>
    onChange({
      answers: [...answers, { requirement, answer, saidOn: today() }],
      typed: { ...typed, [requirement]: '' },
    }),
  onTakeBack: (answer) => onChange({ answers: answers.filter((it) => it !== answer) }),
})

const announced = ({ summary, match: { score, unscored, ledger } }: TailoredHere) =>
  unscored ? summary : `${texts.scored(roundedScore(score), bandName(score), foundWords(ledger))} ${summary}`

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
