// A small network: numbers in, one hidden layer, chances out.

export interface Network {
  inputs: number
  hidden: number
  outputs: number
  /** By input, then by hidden number. */
  first: Float32Array
  firstBias: Float32Array
  /** By hidden number, then by output. */
  second: Float32Array
  secondBias: Float32Array
}

/** What is said about each output, before it is made a chance. */
export function scoresOf(network: Network, seen: ArrayLike<number>): Float32Array {
  const inside = Float32Array.from(network.firstBias)
  addSeen(network, seen, 0, inside)
  return scoresFrom(network, inside)
}

/** Adds what some of the inputs, from one on, say to each hidden number. Most of what is seen is nothing. */
export function addSeen({ hidden, first }: Network, seen: ArrayLike<number>, from: number, inside: Float32Array) {
  for (let at = 0; at < seen.length; at += 1) {
    const value = Math.fround(seen[at] ?? 0)
    if (value === 0) continue
    const row = (from + at) * hidden
    for (let unit = 0; unit < hidden; unit += 1) inside[unit] = (inside[unit] ?? 0) + value * (first[row + unit] ?? 0)
  }
}

export function scoresFrom({ hidden, outputs, second, secondBias }: Network, inside: Float32Array): Float32Array {
  const scores = Float32Array.from(secondBias)
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = inside[unit] ?? 0
    if (value <= 0) continue
    const row = unit * outputs
    for (let out = 0; out < outputs; out += 1) scores[out] = (scores[out] ?? 0) + value * (second[row + out] ?? 0)
  }
  return scores
}

/** Chances of the outputs from `from` to `to`, which add up to one. */
export function chancesOf(scores: ArrayLike<number>, from: number, to: number): number[] {
  let most = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at += 1) most = Math.max(most, scores[at] ?? 0)
  const raised: number[] = []
  let sum = 0
  for (let at = from; at < to; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - most)
    raised.push(value)
    sum += value
  }
  return raised.map((value) => value / sum)
}
