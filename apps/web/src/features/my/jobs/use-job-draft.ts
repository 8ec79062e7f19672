import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobDescription, JobDescriptionUpdate } from '../../../lib/resumes/job-descriptions.ts'
import { localStore, readJson } from '../../../lib/storage.ts'

const names = [
  'title',
  'company',
  'location',
  'description',
  'url',
  'stage',
  'appliedOn',
  'deadline',
  'followUpOn',
  'interviewOn',
  'interviewTime',
  'contact',
  'notes',
  'sentTailoredResumeId',
  'sentOn',
] as const

/** Each field as its control holds it. */
export type JobFields = Record<(typeof names)[number], string>

const dates = new Set(['appliedOn', 'deadline', 'followUpOn', 'interviewOn', 'sentOn'])

const fieldsOf = (job: JobDescription): JobFields =>
  Object.fromEntries(
    names.map((name) => [name, String(job[name] ?? '').slice(0, dates.has(name) ? 10 : undefined)]),
  ) as JobFields

/** What was changed, as the server takes it; nothing where it could not. */
function changeOf(before: JobFields, after: JobFields): JobDescriptionUpdate['input'] | null {
  const changed = names.filter((name) => before[name] !== after[name])
  if (changed.length === 0 || after.description.trim() === '') return null
  return Object.fromEntries(changed.map((name) => [name, sentValue(name, after[name])]))
}

function sentValue(name: string, value: string): string | number | null {
  if (value.trim() === '') return null
  if (name === 'sentTailoredResumeId') return Number(value)
  return dates.has(name) ? new Date(value).toISOString() : value
}

const draftKey = (id: number) => `job_draft_${id}`

/** What was typed and not saved: each field with what stood there before. */
type Draft = Partial<Record<keyof JobFields, { before: string; after: string }>>

/** A field that was saved otherwise in the meantime stays as it was saved; notes are put together. */
function withDraft(fields: JobFields, draft: Draft): JobFields {
  const entries = names.map((name) => {
    const typed = draft[name]
    if (!typed || typed.after === fields[name]) return [name, fields[name]]
    if (typed.before === fields[name]) return [name, typed.after]
    return [name, name === 'notes' ? `${fields[name]}\n\n${typed.after}` : fields[name]]
  })
  return Object.fromEntries(entries) as JobFields
}

const draftOf = (id: number) => readJson<Draft>(localStore, draftKey(id), {})

function keepDraft(id: number, saved: JobFields, fields: JobFields) {
  const changed = names.filter((name) => saved[name] !== fields[name])
  if (changed.length === 0) return localStore.remove(draftKey(id))
  const draft: Draft = Object.fromEntries(changed.map((name) => [name, { before: saved[name], after: fields[name] }]))
  localStore.write(draftKey(id), JSON.stringify(draft))
}

const saveAfter = 1000
const tryAgainAfter = 15_000

const changedFields = (before: JobFields, after: JobFields): Partial<JobFields> =>
  Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))

/** What was changed here stands, over what was saved elsewhere meanwhile; notes are put together. */
function merged(here: JobFields, base: JobFields, theirs: Partial<JobFields>): JobFields {
  const taken = names.flatMap((name): [string, string][] => {
    const their = theirs[name]
    if (their === undefined || their === here[name]) return []
    if (here[name] === base[name]) return [[name, their]]
    return name === 'notes' && their !== '' ? [[name, `${their}\n\n${here.notes}`]] : []
  })
  return { ...here, ...Object.fromEntries(taken) }
}

interface JobService {
  /** The job as it is by now, whoever has changed it. */
  read: () => Promise<JobDescription | null>
  save: (change: JobDescriptionUpdate) => Promise<JobDescription>
}

/** Saved as one types, and at once where the job is left. What is not saved yet is kept in this browser. */
export function useJobDraft(job: JobDescription, { read, save }: JobService) {
  const saved = useRef(fieldsOf(job))
  // As it was answered, which may be tidier than it was sent.
  const answered = useRef(fieldsOf(job))
  const [fields, setFields] = useState<JobFields>(() => withDraft(fieldsOf(job), draftOf(job.id)))
  const latest = useRef(fields)
  const [savedAt, setSavedAt] = useState(new Date(job.updatedAt))
  const [attempt, setAttempt] = useState(0)

  /** Another tab or device may have changed the same job. Without a connection the saving says so. */
  const follow = async () => {
    const now = await read().catch(() => null)
    const theirs = now ? changedFields(answered.current, fieldsOf(now)) : {}
    if (Object.keys(theirs).length === 0) return
    answered.current = { ...answered.current, ...theirs }
    latest.current = merged(latest.current, saved.current, theirs)
    saved.current = { ...saved.current, ...theirs }
    keepDraft(job.id, saved.current, latest.current)
    setFields(latest.current)
  }
  const send = async () => {
    if (!changeOf(saved.current, latest.current)) return
    await follow()
    const sent = latest.current
    const input = changeOf(saved.current, sent)
    if (!input) return
    const answer = await save({ id: job.id, input })
    answered.current = fieldsOf(answer)
    saved.current = sent
    // What was typed in the meantime is not saved yet.
    keepDraft(job.id, sent, latest.current)
    setSavedAt(new Date(answer.updatedAt))
  }
  const saveNow = useEffectEvent((tries: number) => {
    send().catch(() => setTimeout(() => setAttempt(tries + 1), tryAgainAfter))
  })
  useEffect(() => {
    if (changeOf(saved.current, fields) === null) return
    const timer = setTimeout(() => saveNow(attempt), saveAfter)
    return () => clearTimeout(timer)
  }, [fields, attempt])
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const leave = useEffectEvent(() => void send().catch(() => undefined))
  useEffect(() => () => leave(), [])

  return {
    fields,
    savedAt,
    isSaved: changeOf(saved.current, fields) === null,
    change(part: Partial<JobFields>) {
      latest.current = { ...latest.current, ...part }
      keepDraft(job.id, saved.current, latest.current)
      setFields(latest.current)
    },
    /** The job is deleted: what was typed on it goes with it. */
    forget() {
      saved.current = latest.current
      localStore.remove(draftKey(job.id))
    },
  }
}
