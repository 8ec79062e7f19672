import type { Source } from '../resume/sources.ts'
import { pointingWords } from '../words/match.ts'
import { heldBy } from './knock-outs.ts'
import { sumOf } from './ledger.ts'
import type { Assessed } from './match.ts'
import type { ShownRow } from './rows.ts'
import { heldBack } from './rules.ts'
import { termsOf } from './terms.ts'
import { todoFor } from './todo.ts'
import type { Fix, RowKind } from './types.ts'
import { atMost, statusFrom } from './weights.ts'

const fixable = new Set<RowKind>(['skill', 'experience', 'certificate', 'language', 'responsibility'])

/** The changes that bring most, if they are true of the person; the gain is that of a match with the change made. */
export function topFixes(now: Assessed, scoreWith: (done: readonly Source[]) => number): Fix[] {
  const before = sumOf(now.ledger)
  const points = new Map(now.ledger.map((row) => [row.id, row.maxPoints - row.points]))
  // One of several conditions lifts nothing: they are one fix.
  const held = heldBy(now.conditions)
  const all = now.ledger
    .filter(({ id }) => id === heldBack)
    .map(({ id, todo, points: taken }) => ({ id, text: todo ?? '', done: held, least: -taken }))
  const worst = now.rows
    .filter(
      ({ kind, shown, requirement, corrected }) =>
        fixable.has(kind) &&
        tells(requirement) &&
        !corrected &&
        !now.said.denied.includes(requirement) &&
        shown.share < statusFrom.met &&
        !held.some((it) => it.requirement === requirement),
    )
    .sort((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
    .map((row) => ({ id: row.id, text: todoFor(row.kind, row.requirement) ?? '', done: [row], least: 0 }))
  return [...all, ...worst]
    .slice(0, atMost.fixes)
    .map(({ id, text, done, least }) => ({
      text,
      // What is said to have lapsed would be said anew in its place.
      gain: Math.round(Math.max(least, scoreWith(done.map(asDone)) - before) * 10) / 10,
      requirement: id,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}

/** One word, a number of something, or what points elsewhere. */
const fragment = new RegExp(`^\\S+$|^\\d|\\b(?:${pointingWords})\\b`, 'i')

/** M28: a skill by its name, or words that say by themselves what is meant. */
const tells = (text: string) => termsOf(text).skills.size > 0 || !fragment.test(text)

/** What the person would say of it: an item of its section, or that they have done it. */
function asDone({ kind, requirement }: Pick<ShownRow, 'kind' | 'requirement'>): Source {
  const base = { id: 'done', text: requirement, quotes: [requirement], entry: null, role: null, section: null }
  if (kind === 'certificate') return { ...base, kind: 'item', section: 'certificates' }
  return kind === 'language' ? { ...base, kind, section: 'languages' } : { ...base, kind: 'fact' }
}
