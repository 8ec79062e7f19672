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
import { readJson, sessionStore } from '../../lib/storage.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

export function Component() {
  const resumes = useQuery(resumesQuery())
  return (
    <Page
      title={texts.newAnalysis}
      lead={texts.newLead}
      back={<BackButton to={paths.analyses()} label={texts.backToAnalyses} />}
      width="reading"
    >
      {resumes.isPending && <Skeleton lines={6} label={texts.loadingResumes} />}
      {resumes.error && <LoadProblem title={texts.resumesFailed} problem={problemOf([resumes])} />}
      {resumes.data?.length === 0 && (
        <EmptyState
          title={texts.noResume}
          action={<ButtonLink to={paths.createResume()}>{texts.addResume}</ButtonLink>}
        >
          {texts.addResumeFirst}
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

const keptDraft = () => readJson<Draft>(sessionStore, draftKey, { company: '', text: '' })

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
      setProblem(texts.adMissing)
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
    if (pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey) && !analyse.isPending) run()
  }
  return (
    <Card>
      <div className={styles.form}>
        <SelectField
          label={texts.resume}
          value={resumeId}
          onChange={(event) => setResumeId(Number(event.target.value))}
        >
          {resumes.map(({ id, title, isSelected }) => (
            <option key={id} value={id}>
              {isSelected ? texts.current(title) : title}
            </option>
          ))}
        </SelectField>
        <SavedJob job={job} onChoose={setJob} />
        {!job && (
          <>
            <TextField
              label={texts.company}
              optional
              maxLength={300}
              value={draft.company}
              onChange={(event) => type({ company: event.target.value })}
            />
            <TextAreaField
              label={texts.advertisement}
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
            {texts.analyse}
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
      label={texts.job}
      value={job?.id ?? ''}
      onChange={(event) => onChoose(jobs.find(({ id }) => id === Number(event.target.value)) ?? null)}
    >
      <option value="">{texts.pasteAd}</option>
      {jobs.map(({ id, title, company }) => (
        <option key={id} value={id}>
          {[title?.trim() || texts.untitled, company].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
