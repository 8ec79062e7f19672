import type { Standing } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { apply } from './apply.ts'
import type { Desk } from './desk.ts'

const shares = { met: 1, partly: 0.5, 'not-shown': 0 } as const

/**
 * How much of what is asked a page says: by what each row is found to be, not by its points, some of which are there for
 * the likeness of the whole and come and go with the length of a text. That likeness has a row of its own.
 */
const saidOf = ({ ledger }: Standing, isAll: boolean): number =>
  ledger
    .filter(({ kind }) => (isAll ? kind !== 'wording' : kind === 'keyword'))
    .reduce((sum, { status, maxPoints }) => sum + shares[status] * maxPoints, 0)

const keywordOf = ({ subScores }: Standing): number => subScores.keyword ?? 0

/** Without what the person would lose points by: lines that were left out, and names that are spelt otherwise. */
export function withoutLoss(edits: Edit[], desk: Desk): Edit[] {
  const { document, options, standing } = desk
  const matchOf = (some: Edit[]) => standing(apply(document, some))
  const isAll = options.length === 'full'
  const before = desk.match()
  /** Below nothing where a page says less than before, or names less of the advertisement. */
  const gainOf = (it: Standing) =>
    Math.min(saidOf(it, isAll) - saidOf(before, isAll), keywordOf(it) - keywordOf(before))
  const after = matchOf(edits)
  if (gainOf(after) >= 0) return edits
  const now = new Map(after.ledger.map(({ id, status }) => [id, shares[status]]))
  const lost = before.ledger.filter(({ id, status }) => shares[status] > (now.get(id) ?? 0))
  const shown = new Set(lost.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const better = edits.filter(({ kind, line }) => kind !== 'reworded' || !shown.has(line))
  return gainOf(matchOf(better)) >= 0 ? better : edits.filter(({ kind }) => kind !== 'reworded')
}
