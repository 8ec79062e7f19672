import type { Job } from '../job/job.ts'
import { matchResume } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import { safeName } from './ad-words.ts'
import { checklist } from './checklist.ts'
import { defendedLines } from './defend.ts'
import { gapTalk } from './gap-talks.ts'
import { ownLines } from './own-lines.ts'
import { writeQuestions } from './questions.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import { roleSummary } from './role-summary.ts'
import { askedTopics, dutyTopics, gapTopics } from './topics.ts'
import type { InterviewGuide } from './types.ts'

export interface GuideOptions {
  /** The day of writing: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** The changes of a tailored resume that stand. */
  edits?: readonly Edit[] | undefined
}

const mostGaps = 6

/** A guide for one interview, out of the advertisement's words and the person's own. */
export function interviewGuide(document: ResumeDocument, job: Job, options: GuideOptions): InterviewGuide {
  const { today, facts = [], edits = [] } = options
  const sources = sourcesOf(document, facts)
  const match = matchResume(document, job, { today, facts })
  const asked = askedTopics(job, match)
  const duties = dutyTopics(job, match)
  const lines = ownLines(sources)
  const defended = defendedLines(edits, sources, today)
  const missing = gapTopics(asked, sources).slice(0, mostGaps)
  const gaps = missing.map((topic, index) => ({ topic, talk: gapTalk(topic, lines, index) }))
  const title = safeName(job.title)
  return {
    title: title ? `Interview guide: ${title}` : 'Interview guide',
    company: safeName(job.company),
    roleSummary: roleSummary(job, asked, duties),
    questions: writeQuestions({ job, sources, lines, asked, duties, gaps, defended }),
    gapTalks: gaps.map(({ talk }) => talk),
    questionsToAsk: questionsToAsk(job, duties, missing),
    checklist: checklist({ job, match, sources, lines, asked, defended }),
  }
}
