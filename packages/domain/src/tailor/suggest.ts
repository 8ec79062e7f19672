import type { Job } from '../job/job.ts'
import type { Doubt } from '../resume/settled.ts'
import type { Doubted } from './judge.ts'
import { quoted } from './reasons.ts'

/** Each is read beside its line: a page has no more lines than these. */
const mostSuggestions = 40

/** What to ask the person of one doubt. */
export const questionOf = ({ words, youWrote, why }: Pick<Doubt, 'words' | 'youWrote' | 'why'>): string => {
  if (why !== undefined) return why
  return youWrote === ''
    ? `No line of yours says ${quoted(words)}. Is it true?`
    : `You wrote ${quoted(youWrote)}. Is ${quoted(words)} right?`
}

/** The doubted edits that are worth a question: what is required first, and one for each line. */
export function toAsk(doubted: readonly Doubted[], { requirements }: Job): Doubted[] {
  const importance = new Map(requirements.map(({ id, importance: it }) => [id, it]))
  const worthOf = ({ edit }: Doubted) => ranks.indexOf(importance.get(edit.requirement ?? '') ?? 'none')
  return [...doubted].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, mostSuggestions)
}

const ranks = ['required', 'preferred', 'mentioned', 'none'] as const
