import type { Job } from '../../job/job.ts'
import { matchResume } from '../../match/index.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import type { Edit } from '../../resume/edit.ts'
import { sourcesOf } from '../../resume/sources.ts'
import { asksOf } from '../asks.ts'
import { questionBank } from '../bank/index.ts'
import { interviewGuide } from '../index.ts'

// Rules that hold in every guide: a test holds them in a few, `npm run eval -- interview` in many.

export interface MadeGuide {
  resume: ResumeDocument
  job: Job
  edits: readonly Edit[]
  asks: ReturnType<typeof asksOf>
  guide: ReturnType<typeof interviewGuide>
}

export function makeGuide(resume: ResumeDocument, job: Job, today: string, edits: readonly Edit[] = []): MadeGuide {
  const guide = interviewGuide(resume, job, { today, edits, bank: questionBank })
  return { resume, job, edits, asks: asksOf(job, matchResume(resume, job, { today })), guide }
}

/** Quotation marks of the quoted are left out. */
const plain = (text: string) => text.replace(/[“”"]/g, '').replace(/\s+/g, ' ')

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
  'lines that are not the person’s': ({ resume, guide }) => {
    const own = new Map(sourcesOf(resume).map(({ id, text }) => [id, text]))
    return quotesIn(guide)
      .filter(({ source, quote }) => own.get(source) !== quote)
      .map(({ quote }) => quote)
  },
  'quotations that are neither the ad’s nor the person’s': ({ resume, job, edits, guide }) => {
    const own = [...sourcesOf(resume), ...edits].map(({ text }) => text)
    const known = [job.text, ...own, job.title ?? ''].map(plain)
    return textsOf(guide)
      .flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => plain(quote.replace(/ …$/, ''))))
      .filter((quote) => !known.some((text) => text.includes(quote)))
  },
  'answers without the four headings, a line or a question under each': ({ guide }) =>
    guide.questions
      .filter(
        ({ outline, goodAnswerShows }) =>
          outline.map(({ part }) => part).join() !== 'Situation,Task,Action,Result' ||
          outline.some(({ quotes, advice }) => quotes.length === 0 && !advice.includes('?')) ||
          goodAnswerShows.length === 0,
      )
      .map(({ question }) => question),
  'changed lines without a question': ({ edits, resume, guide }) => {
    const own = new Set(sourcesOf(resume).map(({ text }) => text))
    const explained = guide.questions.flatMap(({ line }) => line ?? [])
    return edits
      .filter(({ text }) => !own.has(text) && text.split(/\s+/).length >= 5)
      .flatMap(({ text }) => (explained.includes(text) ? [] : [text]))
  },
  'gaps without a question': ({ asks, guide }) => {
    const gaps = guide.questions.filter(({ kind }) => kind === 'gap').map(({ requirement }) => requirement)
    return asks.missing.filter(({ words }) => !gaps.includes(words)).map(({ words }) => words)
  },
  'gaps asked about as done, or called strengths': ({ asks, guide }) => {
    const missing = new Set(asks.missing.map(({ words }) => words))
    const done = guide.questions.filter(
      ({ kind, requirement }) => kind !== 'gap' && requirement && missing.has(requirement),
    )
    return [...done.map(({ question }) => question), ...guide.role.strongest.filter((it) => missing.has(it))]
  },
} satisfies Record<string, (made: MadeGuide) => string[]>

const quotesIn = ({ questions }: MadeGuide['guide']) =>
  questions.flatMap(({ outline }) => outline.flatMap(({ quotes }) => quotes))

const textsOf = ({ roleSummary, questions, questionsToAsk, checklist }: MadeGuide['guide']): string[] => [
  roleSummary,
  ...questions.flatMap(({ question, outline }) => [question, ...outline.map(({ advice }) => advice)]),
  ...questionsToAsk,
  ...checklist,
]
