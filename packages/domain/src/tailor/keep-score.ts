import type { Edit } from '../resume/edit.ts'
import { apply } from './apply.ts'
import type { TailorContext } from './context.ts'

/** What may lower a score, the least missed first. A place in a list changes none. */
const mayLower = ['hidden', 'spelling', 'headline'] as const

/** [T20] The edits without those by which the resume would score lower. What the person told us stays in any case. */
export function keepScore(edits: Edit[], { document, standing }: TailorContext): Edit[] {
  const scoreOf = (some: readonly Edit[]) => standing(apply(document, some)).score
  const changesWords = ({ kind, made }: Edit) => kind !== 'moved' && made !== 'fact'
  if (!edits.some(changesWords) || scoreOf(edits) >= standing(document).score) return edits
  const least = scoreOf(edits.filter(({ made }) => made === 'fact'))
  const isSafe = (some: readonly Edit[]) => scoreOf(some) >= least
  let kept = edits
  for (const kind of mayLower) {
    kept = longestSafe(kept, (it) => it.made === kind && changesWords(it), isSafe)
    if (isSafe(kept)) return kept
  }
  return kept.filter((edit) => !changesWords(edit))
}

/** Of some edits as many of the first as lower nothing, found by halves. */
function longestSafe(edits: Edit[], isOne: (edit: Edit) => boolean, isSafe: (edits: Edit[]) => boolean): Edit[] {
  const some = edits.filter(isOne)
  const withFirst = (count: number) => edits.filter((edit) => !isOne(edit) || some.indexOf(edit) < count)
  let [low, high] = [0, some.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isSafe(withFirst(middle))) low = middle
    else high = middle - 1
  }
  return withFirst(low)
}
