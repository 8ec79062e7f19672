import type { Job } from '../job/job.ts'
import { matchResume } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import { safeName } from './ad-words.ts'
import { defendedLines } from './defend.ts'
import { interviewDay } from './interview-day.ts'
import { ownLines, withoutHeadings } from './own-lines.ts'
import { statementsIn } from './place.ts'
import { roleInShort } from './role-in-short.ts'
import { askedTopics, dutyTopics, gapTopics } from './topics.ts'
import type { InterviewGuide } from './types.ts'

/** What is asked about a skill by those who know it; nothing for one that is not among the most asked. */
export type TechnicalQuestions = (skill: string) => readonly string[] | undefined

export interface GuideOptions {
  /** The day of writing: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** The changes of a tailored resume that stand. */
  edits?: readonly Edit[] | undefined
  technicalQuestions?: TechnicalQuestions | undefined
}

export type GuideSentences = typeof import('./sentences/index.ts')

/** Loaded at first use: only a guide says them. */
export const guideSentences = (): Promise<GuideSentences> => import('./sentences/index.ts')

/** A guide for one interview, out of the advertisement's words and the person's own. */
export function interviewGuide(
  document: ResumeDocument,
  job: Job,
  options: GuideOptions,
  { writeQuestions, questionsToAsk, checklist, roleSummary }: GuideSentences,
): InterviewGuide {
  const { today, facts = [], edits = [], technicalQuestions = () => undefined } = options
  const all = sourcesOf(document, facts)
  const sources = withoutHeadings(all)
  const match = matchResume(document, job, { today, facts })
  const asked = askedTopics(job, match)
  const duties = dutyTopics(job, match)
  const lines = ownLines(sources)
  const defended = defendedLines(edits, all, today)
  const gaps = gapTopics(asked, job, match)
  const title = safeName(job.title)
  return {
    title: title ? `Interview guide: ${title}` : 'Interview guide',
    jobTitle: title,
    company: safeName(job.company),
    interviewOn: interviewDay(job, today),
    roleSummary: roleSummary(job, asked, duties),
    role: roleInShort(job, match, asked, gaps),
    questions: writeQuestions({ job, sources, lines, asked, duties, gaps, defended, technicalQuestions }),
    questionsToAsk: questionsToAsk(job, duties, gaps),
    checklist: checklist({ job, match, sources, lines, asked, defended }),
    statements: statementsIn(sources),
  }
}
