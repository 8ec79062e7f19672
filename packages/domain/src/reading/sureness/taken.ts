import type { Origin } from '../../resume/document.ts'
import type { Fragment, SourceText } from '../source.ts'

/** What the fragments of a stretch of the source were taken for, and how surely. */
export interface Taken {
  least: number
  mean: number
  fragments: number
  /** Of how many kinds they are; what goes on with a line is of no kind. */
  labels: number
  /** The first of them. */
  first: Fragment | undefined
}

export function takenFor({ fragments }: SourceText): (spans: Origin['spans']) => Taken {
  const starts: number[] = []
  let length = 0
  for (const { text } of fragments) {
    starts.push(length)
    length += text.length + 1
  }
  return (spans) => {
    const own = new Set(
      spans.flatMap(([from, to]) =>
        [from, Math.max(from, to - 1)].map((offset) => fragments[lastBelow(starts, offset)]),
      ),
    )
    const sure = [...own].map((it) => it?.told?.sure ?? 0)
    const labels = new Set([...own].map((it) => it?.told?.label))
    labels.delete('more')
    return {
      least: Math.min(1, ...sure),
      mean: sure.length === 0 ? 1 : sure.reduce((sum, it) => sum + it, 0) / sure.length,
      fragments: own.size,
      labels: labels.size,
      first: [...own][0],
    }
  }
}

/** The last of rising numbers that is not above this one. */
function lastBelow(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
