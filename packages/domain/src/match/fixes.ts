import type { Source } from '../resume/sources.ts'
import { sumOf } from './ledger.ts'
import type { Assessed } from './match.ts'
import type { Draft } from './rows.ts'
import { todoFor } from './todo.ts'
import type { Fix, RowKind } from './types.ts'

const fixable = new Set<RowKind>(['skill', 'experience', 'certificate', 'language', 'responsibility'])
// Each is matched anew: more would be felt while somebody types.
const mostFixes = 3

/** The changes that bring most, if they are true of the person; the gain is that of a match with the change made. */
export function topFixes(now: Assessed, scoreWith: (done: Source) => number): Fix[] {
  const before = sumOf(now.ledger)
  const points = new Map(now.ledger.map((row) => [row.id, row.maxPoints - row.points]))
  const worst = now.drafts
    .filter(({ kind, shown }) => fixable.has(kind) && shown.share < 0.75)
    .sort((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
    .slice(0, mostFixes)
  return worst
    .map((row) => ({
      text: todoFor(row.kind, row.requirement),
      gain: Math.round((scoreWith(asDone(row)) - before) * 10) / 10,
      requirement: row.id,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}

/** What the person would say of it: an item of its section, or that they have done it. */
function asDone({ kind, requirement }: Draft): Source {
  const base = { id: 'done', text: requirement, quotes: [requirement], entry: null, role: null, section: null }
  if (kind === 'certificate') return { ...base, kind: 'item', section: 'certificates' }
  return kind === 'language' ? { ...base, kind, section: 'languages' } : { ...base, kind: 'fact' }
}
