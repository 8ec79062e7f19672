import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobDescription, JobDescriptionUpdate } from '../../../lib/resumes/job-descriptions.ts'
import { localStore } from '../../../lib/storage.ts'

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

function draftOf(id: number): Draft {
  try {
    return JSON.parse(localStore.read(draftKey(id)) ?? '{}')
  } catch {
    return {}
  }
}

function keepDraft(id: number, saved: JobFields, fields: JobFields) {
  const changed = names.filter((name) => saved[name] !== fields[name])
  const draft: Draft = Object.fromEntries(changed.map((name) => [name, { before: saved[name], after: fields[name] }]))
  localStore.write(draftKey(id), JSON.stringify(draft))
}

const saveAfter = 1000
const tryAgainAfter = 15_000

/** Saved as one types. What is not saved yet is kept in this browser. */
export function useJobDraft(job: JobDescription, save: (change: JobDescriptionUpdate) => Promise<JobDescription>) {
  const saved = useRef(fieldsOf(job))
  const [fields, setFields] = useState<JobFields>(() => withDraft(fieldsOf(job), draftOf(job.id)))
  const [savedAt, setSavedAt] = useState(new Date(job.updatedAt))
  const [attempt, setAttempt] = useState(0)
  const change = changeOf(saved.current, fields)

  const saveNow = useEffectEvent(async (sent: JobFields, tries: number) => {
    if (!change) return
    try {
      const answer = await save({ id: job.id, input: change })
      saved.current = sent
      setSavedAt(new Date(answer.updatedAt))
      localStore.remove(draftKey(job.id))
    } catch {
      setTimeout(() => setAttempt(tries + 1), tryAgainAfter)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void saveNow(fields, attempt), saveAfter)
    return () => clearTimeout(timer)
  }, [fields, attempt])
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    fields,
    savedAt,
    isSaved: change === null,
    change(part: Partial<JobFields>) {
      setFields((before) => {
        const next = { ...before, ...part }
        keepDraft(job.id, saved.current, next)
        return next
      })
    },
  }
}
