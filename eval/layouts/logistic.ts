/** What is seen, as numbers, and what is true of it. */
export interface Example {
  seen: readonly number[]
  isTrue: boolean
  weight: number
}

const rounds = 250

/** Logistic regression by Adam from nothing: the same examples make the same weights. */
export function fitted(examples: readonly Example[], shrink: number): number[] {
  const count = examples[0]?.seen.length ?? 0
  const [weights, mean, spread] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const all = examples.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(examples, weights)
    const speed = 0.1 * (round > 0.6 * rounds ? 0.3 : 1)
    for (let at = 0; at < count; at += 1) {
      const step = (slope[at] ?? 0) / all - (at > 0 ? shrink * (weights[at] ?? 0) : 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * step
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * step * step
      const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8
      weights[at] = (weights[at] ?? 0) + (speed * (mean[at] ?? 0)) / (1 - 0.9 ** round) / size
    }
  }
  return Array.from(weights, (it) => Math.round(it * 100) / 100)
}

function slopeOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { seen, isTrue, weight } of examples) {
    let score = 0
    for (let at = 0; at < seen.length; at += 1) score += (weights[at] ?? 0) * (seen[at] ?? 0)
    const off = weight * ((isTrue ? 1 : 0) - 1 / (1 + Math.exp(-score)))
    for (let at = 0; at < seen.length; at += 1) if (seen[at]) slope[at] = (slope[at] ?? 0) + off * (seen[at] ?? 0)
  }
  return slope
}
