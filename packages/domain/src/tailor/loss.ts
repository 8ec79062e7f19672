import { contentStems } from '../language/words.ts'
import type { Standing } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { apply } from './apply.ts'
import { withoutCostliest } from './costliest.ts'
import type { Desk } from './desk.ts'
import { textsIn } from './lists.ts'

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

/**
 * Without the edits of taste and length that take more from the match than they give: better words that lose one of
 * the advertisement's are not better here.
 */
export function withoutLoss(edits: Edit[], desk: Desk): Edit[] {
  const { document, job, options, standing } = desk
  const said = new Set(contentStems(job.text))
  const texts = textsIn(document)
  const losesWord = ({ line, text, takes = [] }: Edit) => {
    const kept = new Set(contentStems(text))
    return [line, ...takes].some((id) => contentStems(texts.get(id) ?? '').some((it) => said.has(it) && !kept.has(it)))
  }
  const isRisky = (edit: Edit) =>
    (edit.kind === 'reworded' || edit.kind === 'combined') && edit.requirement === null && losesWord(edit)
  const matchOf = (some: Edit[]) => standing(apply(document, some))
  const isAll = options.length === 'full'
  const [before, after] = [desk.match(), matchOf(edits)]
  /** Below nothing where a page says less than before, or names less of the advertisement. */
  const gainOf = (it: Standing) =>
    Math.min(saidOf(it, isAll) - saidOf(before, isAll), keywordOf(it) - keywordOf(before))
  if (gainOf(after) >= 0) return edits
  const now = new Map(after.ledger.map(({ id, status }) => [id, shares[status]]))
  const lost = before.ledger.filter(({ id, status }) => shares[status] > (now.get(id) ?? 0))
  const shown = new Set(lost.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const better = edits.filter(
    (edit) => !isRisky(edit) || ![edit.line, ...(edit.takes ?? [])].some((id) => shown.has(id)),
  )
  const safe = edits.filter((edit) => !isRisky(edit))
  const kept = [better, safe].find((some) => gainOf(matchOf(some)) >= 0)
  return kept ?? withoutCostliest(safe, shown, 0, (some) => gainOf(matchOf(some)))
}
