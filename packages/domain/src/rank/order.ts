/** Of a place in the list; the rest is likeness. Chosen on the sets of `npm run eval -- match`. */
const ofScore = 0.25

/** 0 to 1. */
export const worthOf = (score: number, likeness: number): number => (ofScore * score) / 100 + (1 - ofScore) * likeness

export interface Ranked {
  /** Of what was saved later it is higher. */
  id: number
  score: number | null
  /** Null where it is not measured yet. */
  likeness: number | null
}

/** Those with a score, then those that ask nothing, then those that nobody has measured yet. */
function groupOf({ score, likeness }: Ranked): number {
  if (likeness === null) return 2
  return score === null ? 1 : 0
}

const worth = ({ score, likeness }: Ranked) => worthOf(score ?? 0, likeness ?? 0)

/** [RK2] Best first; of equals, what was saved later. */
export const ranked = <Item extends Ranked>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => groupOf(one) - groupOf(other) || worth(other) - worth(one) || other.id - one.id)
