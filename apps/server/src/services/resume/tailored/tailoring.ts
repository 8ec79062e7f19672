import type { Job } from '@bespeak/domain/job/job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import {
  apply,
  builtInWriter,
  type GapQuestion,
  gapQuestions,
  judge,
  rationale,
  type TailorOptions,
  type Writer,
} from '@bespeak/domain/tailor/index.ts'
import type { Said } from '../facts/known-facts.ts'
import { cleanHtml } from '../html/clean.ts'
import type { Written } from '../html/content.ts'
import { type Ground, ownWordsIn } from './own-words.ts'
import { type TailorEdit, tailorEdits } from './tailor-edits.ts'

/** All that a tailoring is made of. */
export interface TailorTask extends Ground {
  answers: readonly Said[]
  advertisement: string
  options: TailorOptions
  /** The day, `2026-07-01`. */
  today: string
}

export interface Tailored extends Written {
  job: Job
  edits: TailorEdit[]
  gaps: GapQuestion[]
  rationale: string
  scores: { before: number; after: number; ceiling: number }
}

export const tailorSteps = ['reading', 'comparing', 'writing', 'checking'] as const
type Step = (typeof tailorSteps)[number]

/** Each step is told as it begins, and others get their turn between two. Whatever the writer says, the judge decides. */
export async function tailor(
  task: TailorTask,
  read: (advertisement: string) => Promise<Job>,
  begin: (step: Step) => Promise<void>,
  writer: Writer = builtInWriter,
): Promise<Tailored> {
  const { original, facts, answers, advertisement, options, today } = task
  const { document } = original
  await begin('reading')
  const job = await read(advertisement)
  await begin('comparing')
  const match = matchResume(document, job, { today, facts })
  const gaps = gapQuestions(document, job, match, facts)
  await begin('writing')
  const proposed = await writer.propose({ document, job, options, facts, today })
  await begin('checking')
  const edits = tailorEdits(document, job, judge(document, facts, proposed, today).accepted, ownWordsIn(task))
  const tailored = apply(document, edits)
  // The score is of what stands on the page; an answer counts once it is written there.
  const [before, after] = [document, tailored].map((it) => matchResume(it, job, { today }).score) as [number, number]
  return {
    ...{ job, edits, gaps, document: tailored, content: contentOf(tailored) },
    rationale: rationale(document, edits, gaps, answers),
    scores: { before, after, ceiling: Math.max(match.ceiling, after) },
  }
}

/** As it is kept, so that what was opened and not changed is the same when it comes back. */
export const contentOf = (document: Written['document']): string => cleanHtml(toHtml(document))
