import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOwn, useInTurn, withSent } from '../../../lib/own-saves.ts'
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

type Name = (typeof names)[number]

/** Each field as its control holds it. */
export type JobFields = Record<Name, string>

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

/** What was typed and not saved: each field with what stood there before, and what was sent of it without an answer. */
type Draft = Partial<Record<Name, { before: string; after: string; sent?: readonly string[] }>>

/** What was sent of each field and not answered. */
type Sent = Partial<Record<Name, readonly string[]>>

interface Known {
  saved: JobFields
  sent: Sent
}

/** A field that was saved otherwise in the meantime stays as it was saved; notes are put together. */
function withDraft(fields: JobFields, draft: Draft): JobFields {
  const entries = names.map((name) => {
    const typed = draft[name]
    if (!typed || typed.after === fields[name]) return [name, fields[name]]
    if (typed.before === fields[name] || isOwn(typed.sent, fields[name])) return [name, typed.after]
    return [name, name === 'notes' ? `${fields[name]}\n\n${typed.after}` : fields[name]]
  })
  return Object.fromEntries(entries) as JobFields
}

const draftOf = (id: number) => readJson<Draft>(localStore, draftKey(id), {})

/** The page that kept it may have sent all of it. */
function sentOf(draft: Draft): Sent {
  const typed = names.filter((name) => draft[name])
  return Object.fromEntries(typed.map((name) => [name, withSent(draft[name]?.sent, draft[name]?.after ?? '')]))
}

function keepDraft(id: number, { saved, sent }: Known, fields: JobFields) {
  const changed = names.filter((name) => saved[name] !== fields[name])
  const entries = changed.map((name) => {
    const others = sent[name]?.filter((text) => text !== fields[name]) ?? []
    return [name, { before: saved[name], after: fields[name], ...(others.length > 0 && { sent: others }) }]
  })
  const draft = entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null
  if (draft === null) localStore.remove(draftKey(id))
  else localStore.write(draftKey(id), draft)
  return draft
}

const saveAfter = 1000
const tryAgainAfter = 15_000

const changedFields = (before: JobFields, after: JobFields): Partial<JobFields> =>
  Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))

/** What was changed here stands, over what was saved elsewhere meanwhile; notes are put together. */
function merged(here: JobFields, { saved, sent }: Known, theirs: Partial<JobFields>) {
  const taken = names.flatMap((name): [string, string][] => {
    const their = theirs[name]
    if (their === undefined || their === here[name] || isOwn(sent[name], their)) return []
    if (here[name] === saved[name]) return [[name, their]]
    return name === 'notes' && their !== '' ? [[name, `${their}\n\n${here.notes}`]] : []
  })
  return { ...here, ...Object.fromEntries(taken) }
}

const withAll = (sent: Sent, fields: Partial<JobFields>): Sent => ({
  ...sent,
  ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, withSent(sent[name as Name], text)])),
})

/** What was sent and taken back before it was answered may be what the server has. */
const isSettled = ({ saved, sent }: Known, fields: JobFields) =>
  Object.keys(sent).length === 0 && changeOf(saved, fields) === null

interface JobService {
  /** The job as it is by now, whoever has changed it. */
  read: () => Promise<JobDescription | null>
  save: (change: JobDescriptionUpdate) => Promise<JobDescription>
}

/** Saved as one types, and at once where the job is left. What is not saved yet is kept in this browser. */
export function useJobDraft(job: JobDescription, { read, save }: JobService) {
  const inTurn = useInTurn(draftKey(job.id))
  const [draft] = useState(() => draftOf(job.id))
  // As it was answered, which may be tidier than it was sent.
  const answered = useRef(fieldsOf(job))
  const known = useRef<Known>({ saved: fieldsOf(job), sent: sentOf(draft) })
  const [fields, setFields] = useState<JobFields>(() => withDraft(fieldsOf(job), draft))
  const latest = useRef(fields)
  const [savedAt, setSavedAt] = useState(new Date(job.updatedAt))
  const [attempt, setAttempt] = useState(0)
  const kept = useRef<string | null>(null)
  const isLeft = useRef(false)
  const keep = (part: Partial<Known>) => {
    known.current = { ...known.current, ...part }
    // By then the same job may be open again, and typed on.
    if (isLeft.current && localStore.read(draftKey(job.id)) !== kept.current) return
    kept.current = keepDraft(job.id, known.current, latest.current)
  }

  /** Another tab or device may have changed the same job. Without a connection the saving says so. */
  const follow = async () => {
    const now = await read().catch(() => null)
    const found = now ? changedFields(answered.current, fieldsOf(now)) : {}
    if (Object.keys(found).length === 0) return now !== null
    answered.current = { ...answered.current, ...found }
    latest.current = merged(latest.current, known.current, found)
    keep({ saved: { ...known.current.saved, ...found } })
    setFields(latest.current)
    return true
  }
  const send = async () => {
    if (isSettled(known.current, latest.current)) return
    const isFollowed = await follow()
    const sending = latest.current
    const input = changeOf(known.current.saved, sending)
    if (!input) return keep(isFollowed ? { sent: {} } : {})
    keep({ sent: withAll(known.current.sent, changedFields(known.current.saved, sending)) })
    const answer = await save({ id: job.id, input })
    answered.current = fieldsOf(answer)
    // What was typed in the meantime is not saved yet.
    keep({ saved: sending, sent: {} })
    setSavedAt(new Date(answer.updatedAt))
  }
  const saveNow = useEffectEvent((tries: number) => {
    inTurn(send).catch(() => setTimeout(() => setAttempt(tries + 1), tryAgainAfter))
  })
  useEffect(() => {
    if (isSettled(known.current, fields)) return
    const timer = setTimeout(() => saveNow(attempt), saveAfter)
    return () => clearTimeout(timer)
  }, [fields, attempt])
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const leave = useEffectEvent(() => void inTurn(send).catch(() => undefined))
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      leave()
    }
  }, [])

  return {
    fields,
    savedAt,
    isSaved: changeOf(known.current.saved, fields) === null,
    change(part: Partial<JobFields>) {
      latest.current = { ...latest.current, ...part }
      keep({})
      setFields(latest.current)
    },
    /** The job is deleted: what was typed on it goes with it. */
    forget() {
      known.current = { saved: latest.current, sent: {} }
      localStore.remove(draftKey(job.id))
    },
  }
}
