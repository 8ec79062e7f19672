import { contentStems } from '../language/words.ts'
import type { Standing } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { apply } from './apply.ts'
import { withoutCostliest } from './costliest.ts'
import type { Desk } from './desk.ts'
import { textsIn } from './lists.ts'

/** So little of the whole score comes and goes with the length of a text. */
const unnoticed = 0.2

/** Whether every term that was named is named as well as before. */
function namesAll(before: Standing, after: Standing): boolean {
  const now = new Map(after.ledger.map(({ id, status }) => [id, status]))
  return before.ledger.every(({ id, kind, status }) => kind !== 'keyword' || now.get(id) === status)
}

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
  const worthOf = ({ score, subScores }: Standing) => (options.length === 'full' ? score : (subScores.keyword ?? 0))
  const [before, after] = [desk.match(), matchOf(edits)]
  const isUnnoticed =
    options.length === 'full' && worthOf(after) >= worthOf(before) - unnoticed && namesAll(before, after)
  if (worthOf(after) >= worthOf(before) || isUnnoticed) return edits
  const points = new Map(after.ledger.map((row) => [row.id, row.points]))
  const lost = before.ledger.filter((row) => row.points > (points.get(row.id) ?? 0))
  const shown = new Set(lost.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const better = edits.filter(
    (edit) => !isRisky(edit) || ![edit.line, ...(edit.takes ?? [])].some((id) => shown.has(id)),
  )
  const safe = edits.filter((edit) => !isRisky(edit))
  const kept = [better, safe].find((some) => worthOf(matchOf(some)) >= worthOf(before))
  return kept ?? withoutCostliest(safe, shown, worthOf(before), (some) => worthOf(matchOf(some)))
}
