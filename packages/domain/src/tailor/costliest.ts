import type { Edit } from '../resume/edit.ts'

/** What the person told us themselves stays. */
const isOurs = ({ kind, sources }: Edit) => kind !== 'moved' && !sources.some((id) => id.startsWith('fact-'))

const mostTried = 5

/**
 * What costs points goes back: the one that costs most, else the two together. Each try is a whole match, so only a few
 * are made, first with the lines that had `shown` what was lost; where more than two edits, or others, cost the points,
 * the edits stay and the loss is left.
 */
export function withoutCostliest(
  edits: Edit[],
  shown: ReadonlySet<string>,
  least: number,
  worthOf: (some: Edit[]) => number,
): Edit[] {
  const touches = ({ line, takes = [] }: Edit) => [line, ...takes].some((id) => shown.has(id))
  const ours = edits.filter(isOurs)
  const tried = [...ours.filter(touches), ...ours.filter((edit) => !touches(edit))].slice(0, mostTried)
  const [first, second] = tried
    .map((edit) => ({ edit, worth: worthOf(edits.filter((it) => it !== edit)) }))
    .sort((a, b) => b.worth - a.worth)
  if (!first) return edits
  if (first.worth >= least) return edits.filter((it) => it !== first.edit)
  const both = edits.filter((it) => it !== first.edit && it !== second?.edit)
  return second && worthOf(both) >= least ? both : edits
}
