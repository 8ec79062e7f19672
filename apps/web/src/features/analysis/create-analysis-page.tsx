import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { analyzeMutation } from '../../lib/resumes/analyses.ts'
import { type JobDescription, jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { useAuth } from '../../lib/session/index.ts'
import { sessionStore } from '../../lib/storage.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './analysis.module.css'

export function Component() {
  const resumes = useQuery(resumesQuery())
  return (
    <Page
      title="New analysis"
      lead="Choose a resume and a job. Every point of the score is explained."
      back={<BackButton to={paths.analyses()} label="Back to analyses" />}
      width="reading"
    >
      {resumes.isPending && <Skeleton lines={6} label="Loading your resumes" />}
      {resumes.error && <LoadProblem title="Your resumes could not be loaded." problem={problemOf([resumes])} />}
      {resumes.data?.length === 0 && (
        <EmptyState title="No resume yet" action={<ButtonLink to={paths.createResume()}>Add your resume</ButtonLink>}>
          An analysis compares a resume with a job. Add your resume first.
        </EmptyState>
      )}
      {resumes.data && resumes.data.length > 0 && <Form resumes={resumes.data} />}
    </Page>
  )
}

interface Draft {
  company: string
  text: string
}

const draftKey = 'analysis_draft'

function keptDraft(): Draft {
  try {
    return { company: '', text: '', ...JSON.parse(sessionStore.read(draftKey) ?? '{}') }
  } catch {
    return { company: '', text: '' }
  }
}

type FormProps = { resumes: { id: number; title: string; isSelected: boolean }[] }

function Form({ resumes }: FormProps) {
  const navigate = useNavigate()
  const [resumeId, setResumeId] = useState(() => (resumes.find(({ isSelected }) => isSelected) ?? resumes[0])?.id ?? 0)
  const { job, setJob } = useJob()
  const [draft, setDraft] = useState(keptDraft)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const analyse = useMutation(analyzeMutation())
  const meter = useMeter('job_match_analysis', analyse.error)

  const type = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    sessionStore.write(draftKey, JSON.stringify(next))
    setDraft(next)
    setProblem(undefined)
  }
  const run = () => {
    if (!job && draft.text.trim() === '') {
      setProblem('Paste a job advertisement, or choose a saved one.')
      field.current?.focus()
      return
    }
    const against = job
      ? { jobDescriptionId: job.id, companyName: job.company }
      : { jobDescription: draft.text, companyName: draft.company.trim() || null }
    analyse.mutate(
      { resumeId, ...against, subject: 'resume' },
      {
        onSuccess: ({ id }) => {
          sessionStore.remove(draftKey)
          void navigate(paths.analyses({ id: String(id) }))
        },
      },
    )
  }
  const runWithKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !analyse.isPending) run()
  }
  return (
    <Card>
      <div className={styles.form}>
        <SelectField label="Resume" value={resumeId} onChange={(event) => setResumeId(Number(event.target.value))}>
          {resumes.map(({ id, title, isSelected }) => (
            <option key={id} value={id}>
              {title}
              {isSelected && ' (current)'}
            </option>
          ))}
        </SelectField>
        <SavedJob job={job} onChoose={setJob} />
        {!job && (
          <>
            <TextField
              label="Company"
              optional
              maxLength={300}
              value={draft.company}
              onChange={(event) => type({ company: event.target.value })}
            />
            <TextAreaField
              label="Job advertisement"
              ref={field}
              rows={14}
              maxLength={50_000}
              value={draft.text}
              error={problem}
              onChange={(event) => type({ text: event.target.value })}
              onKeyDown={runWithKeys}
            />
          </>
        )}
        {/* The button stays: the same advertisement again finds its analysis, and costs nothing. */}
        <LimitNote meter={meter} to={paths.usedUp()} />
        <div className={styles.formFoot}>
          <MeterLine meter={meter} />
          <Button busy={analyse.isPending} onClick={run}>
            Analyse
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The one that the address names, until another is chosen. */
function useJob() {
  const { user } = useAuth()
  const { data: jobs } = useQuery(jobDescriptionsQuery(user?.id))
  const named = resumeIdFrom(useSearchParams()[0].get('job'))
  const [chosen, setJob] = useState<JobDescription | null>()
  return { job: chosen === undefined ? (jobs?.find(({ id }) => id === named) ?? null) : chosen, setJob }
}

type SavedJobProps = { job: JobDescription | null; onChoose: (job: JobDescription | null) => void }

function SavedJob({ job, onChoose }: SavedJobProps) {
  const { user } = useAuth()
  const { data: jobs = [] } = useQuery(jobDescriptionsQuery(user?.id))
  if (jobs.length === 0) return null
  return (
    <SelectField
      label="Job"
      value={job?.id ?? ''}
      onChange={(event) => onChoose(jobs.find(({ id }) => id === Number(event.target.value)) ?? null)}
    >
      <option value="">Paste an advertisement</option>
      {jobs.map(({ id, title, company }) => (
        <option key={id} value={id}>
          {[title?.trim() || 'Untitled', company].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
