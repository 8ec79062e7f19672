import { supports } from '../../claims/index.ts'
import { isDemand } from '../../job/is-demand.ts'
import type { Job, Requirement } from '../../job/job.ts'
import { type LedgerRow, matchResume } from '../../match/index.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { sourcesOf } from '../../resume/sources.ts'
import { skillNamed } from '../../skills/index.ts'
import { propose, usualOptions } from '../../tailor/index.ts'
import { isSafe } from '../ad-words.ts'
import { technicalQuestions } from '../bank/index.ts'
import { interviewGuide } from '../index.ts'
import * as sentences from '../sentences/index.ts'

// Rules that hold in every guide: a test holds them in a few, `npm run eval -- interview` in many.

export interface MadeGuide {
  today: string
  resume: ResumeDocument
  job: Job
  ledger: LedgerRow[]
  edits: ReturnType<typeof propose>
  guide: ReturnType<typeof interviewGuide>
}

export function makeGuide(resume: ResumeDocument, job: Job, today: string): MadeGuide {
  const edits = propose(resume, job, usualOptions, [], today)
  const { ledger } = matchResume(resume, job, { today })
  const guide = interviewGuide(resume, job, { today, edits, technicalQuestions }, sentences)
  return { today, resume, job, ledger, edits, guide }
}

/** By rule, what of a guide breaks it. */
export const guideFaults = {
  'other than 15 to 25 questions': ({ guide }) => {
    const { length } = guide.questions.filter(({ kind }) => kind !== 'gap' && kind !== 'defend')
    return length >= 15 && length <= 25 ? [] : [`${length} questions`]
  },
  'questions twice': ({ guide }) => {
    const asked = guide.questions.map(({ question }) => question.toLowerCase())
    return asked.filter((question, at) => asked.indexOf(question) !== at)
  },
  'quotes that their source does not support': ({ today, resume, guide }) => {
    const byId = new Map(sourcesOf(resume).map((it) => [it.id, it]))
    const all = quotesIn(guide).map((own) => [own.source + own.quote, own] as const)
    return [...new Map(all).values()].flatMap(({ source, quote }) => {
      const own = byId.get(source)
      return own?.text.includes(quote) && supports([own], quote, { today }).supported ? [] : [quote]
    })
  },
  'answers without four lines and what shows': ({ guide }) =>
    guide.questions
      .filter(({ outline, goodAnswerShows }) => outline.length !== 4 || goodAnswerShows.length === 0)
      .map(({ question }) => question),
  'changed lines without a question': ({ edits, guide }) => {
    const defended = guide.questions.flatMap(({ line }) => line ?? [])
    return edits
      .filter(({ kind, text }) => kind !== 'kept' && kind !== 'moved' && text.split(/\s+/).length >= 5)
      .flatMap(({ text }) => (defended.includes(text) ? [] : [text]))
  },
  'missing requirements without a talk': (made) => {
    const spoken = new Set(made.guide.questions.filter(({ kind }) => kind === 'gap').flatMap(({ asks }) => asks))
    return missingIn(made).filter((requirement) => !spoken.has(requirement))
  },
  'gaps asked about as done': (made) => {
    const missing = missingIn(made)
    return made.guide.questions
      .filter(({ kind }) => kind === 'technical' || kind === 'behavioural')
      .filter(({ asks }) => asks.length > 0 && asks.every((ask) => missing.includes(ask)))
      .map(({ question }) => question)
  },
  'gaps called strengths': (made) => {
    const missing = missingIn(made).map((requirement) => requirement.toLowerCase())
    return made.guide.role.strongest.filter((name) => missing.includes(name.toLowerCase()))
  },
  'headings quoted as skills': ({ resume, guide }) => {
    const entries = resume.sections.flatMap((section) => section.entries)
    const groups = entries.flatMap((it) => (it.type === 'skills' && it.keywords.length > 0 ? [it.id] : []))
    return quotesIn(guide)
      .filter(({ source }) => groups.includes(source))
      .map(({ quote }) => quote)
  },
} satisfies Record<string, (made: MadeGuide) => string[]>

const quotesIn = ({ questions }: MadeGuide['guide']) =>
  questions.flatMap(({ outline }) => outline.flatMap(({ quotes }) => quotes))

const missingIn = ({ ledger, job }: MadeGuide): string[] =>
  ledger
    .filter((row) => {
      const requirement = job.requirements.find(({ id }) => row.id === id || row.id === `${id}-years`)
      return row.status === 'not-shown' && requirement !== undefined && isAsked(requirement, job)
    })
    .map(({ requirement }) => requirement)

/** What is asked of the person, and can be answered in words: no way of working, no strength, no readiness. */
function isAsked(requirement: Requirement, job: Job): boolean {
  const { kind, words, skills } = requirement
  const known = skills.flatMap((name) => skillNamed(name) ?? [])
  const isSoft = kind === 'trait' || (known.length > 0 && known.every(({ soft }) => soft))
  const isOfBody = /\b\d+\s?(?:lbs?|pounds?|kg|kilos?)\b|^height\b|\bwilling|\bavailab|happy to/i.test(words)
  return !isSoft && !isOfBody && isSafe(requirement, job) && isDemand(requirement, job)
}
