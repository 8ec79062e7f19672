import type { Employment, Role } from '../resume/document.ts'
import { findPeriods } from '../text/dates.ts'
import { cities } from '../words/cities.ts'
import { entriesOf, isLabel } from './entries.ts'
import { type HeadSaid, type HeadWeights, headsSaid, type Said } from './heads/tag.ts'
import { worksAlone } from './heads/work-rules.ts'
import type { Ledger } from './ledger.ts'
import { type TextLine, withSlice } from './lines.ts'
import { type Head, headOf } from './pieces.ts'
import { cut, join } from './slice.ts'
import { isNameLike } from './vocabulary.ts'

/** An entry with what its head is made of. */
export interface Headed {
  head: Head
  body: TextLine[]
}

/** A job as its head says it. */
type Job = Headed & HeadSaid

export function readWork(lines: readonly TextLine[], ledger: Ledger, weights: HeadWeights): Employment[] {
  const jobs: Employment[] = []
  for (const job of withEmployers(headsSaid(headedJobs(lines), 'work', weights))) addJob(jobs, job, ledger)
  return jobs
}

export const headedJobs = (lines: readonly TextLine[]): Headed[] =>
  entriesOf(lines.flatMap(toldApart), 1).map(({ head, body }) => ({ head: headOf(head), body }))

/** `2016 to 2020 - Home Carer at Comfort Call, Wakefield. Calls to 12 clients a day`: a head, and what it tells, in one. */
function toldApart(line: TextLine): TextLine[] {
  const head = /^.{10,110}?(?:\p{Ll}{3}|\d{4})\.\s+(?=\p{Lu})/u.exec(line.slice.text)?.[0] ?? ''
  if (line.level > 0 || line.cells.length > 1 || !findPeriods(head).some(({ isRange }) => isRange)) return [line]
  const told = withSlice(line, cut(line.slice, head.length))
  return [
    withSlice(line, cut(line.slice, 0, head.lastIndexOf('.'))),
    { ...told, marker: null, level: 1, ...(told.told && { told: { ...told.told, label: 'bullet' as const } }) },
  ]
}

/** An employer over its roles, perhaps with a line about it and a span of its own: the first role begins there. */
function withEmployers(jobs: readonly Job[]): Job[] {
  const merged: Job[] = []
  let employer: Job | null = null
  for (const [at, job] of jobs.entries()) {
    const whole: Job = employer ? under(employer, job) : job
    employer = namesEmployer(whole) && isRole(jobs[at + 1]) ? whole : null
    if (!employer) merged.push(whole)
  }
  return merged
}

const namesEmployer = ({ said, body }: Job) =>
  said.organisation !== undefined && said.title === undefined && body.every((line) => line.level === 0)

const isRole = (job: Job | undefined) => job?.said.title !== undefined && job.said.organisation === undefined

const under = (employer: Job, role: Job): Job => ({
  head: {
    ...role.head,
    period: role.head.period ?? employer.head.period,
    periodSlice: join([employer.head.periodSlice, role.head.periodSlice]),
    words: [...employer.head.words, ...role.head.words],
  },
  body: [...employer.body, ...role.body],
  said: { ...employer.said, ...role.said },
  rest: [...employer.rest, ...role.rest],
  words: [...employer.words, ...role.words],
})

function addJob(jobs: Employment[], job: Job, ledger: Ledger) {
  const last = jobs.at(-1)
  const { organisation, title } = job.said
  const isSame = last && (organisation ? organisation.slice.text === last.organisation : title !== undefined)
  const role = roleOf(job, ledger)
  if (isSame && (organisation || !worksAlone(title?.slice.text ?? ''))) {
    if (organisation) ledger.note(`${last.id}.organisation`, organisation.slice, organisation.sure)
    last.roles.push(role)
    return
  }
  const id = ledger.id('e')
  jobs.push({
    type: 'employment',
    id,
    ...(organisation
      ? { organisation: ledger.put(`${id}.organisation`, organisation.slice, surely(organisation)) }
      : {}),
    roles: [role],
  })
}

const doubtful = 0.6

/** An employer that reads like a town, or like no name at all, is a guess. */
const surely = ({ slice: { text }, sure }: Said) =>
  isNameLike(text) && !cities.has(text) ? sure : Math.min(sure, doubtful)

function roleOf({ body, head, said, rest, words }: Job, ledger: Ledger): Role {
  const id = ledger.id('r')
  const { period } = head
  for (const word of [...head.words, ...words]) ledger.note(`${id}.words`, word, 1)
  if (period) ledger.note(`${id}.period`, head.periodSlice, 0.95)
  const start = period?.start ?? (period?.isRange ? undefined : period?.end)
  const put = (key: 'title' | 'location') =>
    said[key] ? { [key]: ledger.put(`${id}.${key}`, said[key].slice, said[key].sure) } : {}
  return {
    id,
    ...put('title'),
    ...put('location'),
    ...(start ? { start } : {}),
    ...(period?.end ? { end: period.end } : {}),
    lines: [...rest.map((slice) => ledger.line(slice, 0.5, { paragraph: true })), ...linesOf(body, ledger)],
  }
}

/** The lines that tell of an entry: bullets, running text, small titles. */
export function linesOf(body: readonly TextLine[], ledger: Ledger) {
  const marked = body.some((line) => line.level > 0)
  return body.map((line) => {
    const text = ledger.line(line.slice, 0.9, {
      ...(line.level > 1 ? { level: line.level } : {}),
      ...(marked && line.level === 0 ? { paragraph: true } : {}),
      ...(isLabel(line) ? { label: true } : {}),
    })
    if (line.marker) ledger.note(text.id, line.marker, 1)
    return text
  })
}
