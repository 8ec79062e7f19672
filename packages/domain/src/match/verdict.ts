import type { RequirementKind } from '../job/job.ts'
import type { RowKind } from './types.ts'
import { fitFrom, floatError, targetScores } from './weights.ts'

// A score as people read it: the same on every page and in every document.

export { targetScores }

/** A whole number, never rounded up. */
export const roundedScore = (score: number): number => Math.floor(score + floatError)

/** The score in a few words. With a condition that is not met, or with most of what is asked open, it never reads as a good match. */
export function verdictOf(
  score: number,
  conditions: readonly { status: string }[],
  ledger: readonly CountedRow[],
): string {
  const shown = roundedScore(score)
  const { asked, met } = askedOutright(ledger)
  const held = ledger.find(({ kind, requirement }) => kind === 'rule' && requirement.startsWith('Condition'))
  if (conditions.some(({ status }) => status === 'failed')) return 'Held back by a condition'
  if (held) {
    const those = held.requirement.startsWith('Conditions') ? 'conditions that are' : 'a condition that is'
    return `Held back by ${those} ${/^\w+ shown/.test(held.requirement) ? 'shown in part' : 'not shown'}`
  }
  if (shown >= targetScores[0] && met < fitFrom.mostMet * asked)
    return 'Close in the work as a whole, with most of what is asked open'
  if (shown > targetScores[1]) return 'A very close fit'
  if (shown >= targetScores[0]) return 'A good fit, inside the target'
  if (shown >= fitFrom.stretch) return 'A stretch, below the target'
  return shown >= fitFrom.partial ? 'A partial fit' : 'A weak fit'
}

/** What it could come to, where that is further: at the score it would be drawn over it. */
export function shownCeiling(score: number, ceiling: number | null): number | undefined {
  const shown = ceiling === null ? undefined : roundedScore(ceiling)
  return shown !== undefined && shown > roundedScore(score) ? shown : undefined
}

export function ceilingWords(score: number, ceiling: number): string {
  const shown = shownCeiling(score, ceiling)
  return shown === undefined
    ? 'What you have done and not yet said can take you further.'
    : `If you say yes to everything that is shown in part, with a line for each, you bring ${shown}.`
}

const askedKinds: ReadonlySet<string> = new Set<RequirementKind>([
  'skill',
  'experience',
  'years',
  'degree',
  'certificate',
  'language',
])

type CountedRow = { requirement: string; kind: string; status: string; corrected?: string | null | undefined }

/** What is asked outright, each counted once; the rest of the ledger weighs words and the whole. */
export function askedOutright(ledger: readonly CountedRow[]): { asked: number; met: number } {
  const rows = ledger.filter(({ kind, corrected }) => askedKinds.has(kind) && corrected !== 'not-asked')
  const statuses = [...new Map(rows.map(({ requirement, status }) => [requirement, status])).values()]
  return { asked: statuses.length, met: statuses.filter((status) => status === 'met').length }
}

const ownNames: ReadonlySet<string> = new Set<RowKind>(['years', 'field', 'wording', 'seniority', 'rule'])

/** Whether a row is called by the advertisement's words, or by a name of ours, which no quotation marks may stand around. */
export const isQuoted = (kind: string): boolean => !ownNames.has(kind)

/** Whether the advertisement says how much it wants it: it never says that its field or its wording is required. */
export const isOfAd = (kind: string): boolean => isQuoted(kind) || kind === 'years'
