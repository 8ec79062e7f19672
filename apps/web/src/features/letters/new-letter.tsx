import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Scissors } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import { lettersQuery } from '../../lib/resumes/letters.ts'
import { type Resume, selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { tailorMutation } from '../../lib/resumes/tailored.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChoicesCard } from './choices/choices-card.tsx'
import { type Aim, ForField } from './choices/for-field.tsx'
import { PastedJob } from './choices/pasted-job.tsx'
import { handChoicesOver, useChoices, wantedOptions } from './choices/use-choices.ts'
import { usePastedJob } from './choices/use-pasted-job.ts'
import { Frame, LetterPage, type Part } from './frame.tsx'
import css from './letter.module.css'
import { LetterProgress } from './letter-progress.tsx'
import { EmptySheet } from './sheet/empty-sheet.tsx'
import * as texts from './texts.tsx'
import { pathFor, useAims } from './use-aims.ts'
import { startWriting } from './use-writing.ts'

/** A letter for a saved or pasted job. Where it has a tailored version already, the letter is that one's. */
export function NewLetter({ jobId }: { jobId: number | null }) {
  const { versions, jobs } = useAims()
  const resume = useQuery(selectedResumeQuery())
  const failed = [versions, jobs, resume].find(({ isError }) => isError)
  if (failed)
    return (
      <LetterPage>
        <LoadProblem title={texts.jobsFailed} problem={problemOf([failed])} />
      </LetterPage>
    )
  if (!versions.data || !jobs.data || resume.data === undefined)
    return (
      <LetterPage>
        <Skeleton lines={8} label={texts.loadingJobs} />
      </LetterPage>
    )
  if (resume.data === null && versions.data.length === 0)
    return (
      <LetterPage>
        <EmptyState
          title={texts.noResume}
          action={<ButtonLink to={paths.createResume()}>{texts.addResume}</ButtonLink>}
        >
          {texts.addResumeFirst}
        </EmptyState>
      </LetterPage>
    )
  const tailored = versions.data.find(({ jobDescriptionId }) => jobId !== null && jobDescriptionId === jobId)
  if (tailored) return <Navigate to={paths.editCoverLetter(tailored.id)} replace />
  const job = jobs.data.find(({ id }) => id === jobId)
  return (
    <ForJob
      key={job?.id ?? 'pasted'}
      job={job ?? null}
      isJobMissing={jobId !== null && !job}
      resume={resume.data}
      versions={versions.data}
      jobs={jobs.data}
    />
  )
}

type ForJobProps = {
  /** Null: the advertisement is pasted here. */
  job: JobDescription | null
  isJobMissing: boolean
  resume: Resume | null
  versions: NonNullable<ReturnType<typeof useAims>['versions']['data']>
  jobs: JobDescription[]
}

function ForJob({ job, isJobMissing, resume, versions, jobs }: ForJobProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const what = job ? `job_${job.id}` : 'pasted'
  const choosing = useChoices(what, null)
  const pasted = usePastedJob(job)
  const tailor = useMutation(tailorMutation())
  const [isAtWork, setIsAtWork] = useState(false)
  const [part, setPart] = useState<Part>('choices')
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const [tailorings, letters] = [useMeter('resume_tailoring', tailor.error), useMeter('cover_letter')]
  // Where both are, a note on resumes would promise a letter.
  const spent = [letters, tailorings].find((meter) => meter?.standing === 'spent')
  const aim: Aim = job ? { job: job.id } : 'paste'

  async function tailorThenWrite() {
    if (!resume || !pasted.check()) return
    setIsAtWork(true)
    setPart('letter')
    const { choices } = choosing
    try {
      const { id } = await tailor.mutateAsync({
        resumeId: resume.id,
        jobDescription: pasted.text,
        jobAdvertisingCompany: pasted.company.trim(),
        ...(choices.builtIn ? { options: { writer: 'built-in' } } : {}),
      })
      // What was chosen goes along: it is there again should the letter fail.
      handChoicesOver(what, `version_${id}`)
      pasted.forget()
      void startWriting(client, { tailoredId: id, style: choices.style, options: wantedOptions(choices) }).then(
        (isWritten) => isWritten && handChoicesOver(`version_${id}`, null),
      )
      // Who went on to something else meanwhile is not fetched back.
      if (isHere.current) void navigate(paths.editCoverLetter(id), { replace: true })
    } catch {
      setIsAtWork(false)
    }
  }

  return (
    <Frame
      role={job?.title ?? ''}
      company={job?.company ?? ''}
      part={part}
      onPart={setPart}
      onWrite={isAtWork || spent ? null : () => void tailorThenWrite()}
      notes={
        <>
          {isJobMissing && (
            <Note tone="warn" title={texts.noSuchJob}>
              {texts.jobGone}
            </Note>
          )}
          {spent ? (
            <LimitNote meter={spent} to={paths.usedUp()} />
          ) : (
            <Note title={job ? texts.notTailoredYet : texts.startsFromTailored}>
              {texts.tailoredFirst(resume?.title)}
              {tailorings && letters && ` ${texts.counts(tailorings.count, letters.count)}`}
            </Note>
          )}
          {!spent && <TailoringProblem problem={tailor.error} />}
        </>
      }
      choices={
        <ChoicesCard
          state={choosing}
          previews={[]}
          lines={[]}
          isBusy={isAtWork}
          aim={
            <>
              <ForField
                aim={aim}
                versions={versions}
                jobs={jobs}
                gone={null}
                disabled={isAtWork}
                onChoose={(next) => void navigate(pathFor(next))}
              />
              <PastedJob job={job} pasted={pasted} disabled={isAtWork} />
            </>
          }
          foot={
            <>
              <MeterLine meter={letters} />
              <Button
                busy={isAtWork}
                disabled={spent !== undefined || resume === null}
                aria-keyshortcuts="Control+Enter"
                onClick={() => void tailorThenWrite()}
              >
                {!isAtWork && <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
                {isAtWork ? texts.tailoring : texts.tailorThenWrite}
              </Button>
            </>
          }
        />
      }
      letter={
        isAtWork ? (
          <LetterProgress work="tailorResume" />
        ) : (
          <EmptySheet title={texts.willAppear}>
            <p>{texts.everySentence}</p>
            {!job && <Ready versions={versions} />}
          </EmptySheet>
        )
      }
    />
  )
}

const mostReady = 3

/** What is tailored already and has no letter yet: shorter ways than a new advertisement. */
function Ready({ versions }: Pick<ForJobProps, 'versions'>) {
  const { data: letters } = useQuery(lettersQuery())
  const ready = letters ? versions.filter(({ id }) => letters.every((it) => it.id !== id)) : []
  if (ready.length === 0) return null
  return (
    <div className={css.ready}>
      <p>{texts.tailoredAlready}</p>
      <ul>
        {ready.slice(0, mostReady).map(({ id, title }) => (
          <li key={id}>
            <TextLink to={paths.editCoverLetter(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Its toast is gone soon: what to do stays. */
function TailoringProblem({ problem }: { problem: Error | null }) {
  if (!problem) return null
  return (
    <Note tone="danger" role="alert" title={texts.tailoringFailed}>
      {plainMessage(problem, texts.errorOccurred)} {texts.tryTailoringAgain}
    </Note>
  )
}
