import type { Job } from '../job/job.ts'
import { type Correction, matchResume } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import { asksOf, safeName } from './asks.ts'
import { checklist } from './checklist.ts'
import { interviewDay } from './interview-day.ts'
import { notesFrom } from './notes.ts'
import { statementsIn } from './place.ts'
import { writeQuestions } from './questions.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import { roleInShort, roleSummary } from './role.ts'
import type { InterviewGuide, QuestionBank } from './types.ts'

export interface GuideOptions {
  /** The day of writing: `2026-07-01`. */
  today: string
  bank: QuestionBank
  facts?: readonly Fact[] | undefined
  /** The changes of a tailored resume that stand. */
  edits?: readonly Edit[] | undefined
  /** What the person says of rows of the ledger. */
  corrections?: readonly Correction[] | undefined
}

/** A guide for one interview, out of the ad's words and the person's own. */
export function interviewGuide(document: ResumeDocument, job: Job, options: GuideOptions): InterviewGuide {
  const { today, bank, facts = [], edits = [], corrections } = options
  const sources = sourcesOf(document, facts)
  const match = matchResume(document, job, { today, facts, corrections })
  const asks = asksOf(job, match)
  const notes = notesFrom(document, job, sources)
  const title = safeName(job.title)
  return {
    title: title ? `Interview guide: ${title}` : 'Interview guide',
    jobTitle: title,
    company: safeName(job.company),
    interviewOn: interviewDay(job, today),
    roleSummary: roleSummary(job, asks),
    role: roleInShort(job, match, asks),
    questions: writeQuestions({ job, sources, notes, asks, edits, bank }),
    questionsToAsk: questionsToAsk(job, asks.duties, asks.missing),
    checklist: checklist({ job, sources, notes, asks: [...asks.demands, ...asks.missing] }),
    statements: statementsIn(sources),
  }
}
