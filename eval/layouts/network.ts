import type { Network } from '@bespeak/domain/reading/labels/network.ts'
import { labelCount } from '@bespeak/domain/reading/labels/passes.ts'

/** What is seen, and which label and section are true of it. */
export interface Lesson {
  /** Places of the numbers that are not 0, and those numbers. */
  places: Uint16Array
  values: Float32Array
  label: number
  section: number
}

export function lessonOf(seen: ArrayLike<number>, label: number, section: number): Lesson {
  const places = Uint16Array.from(
    Array.from({ length: seen.length }, (_, at) => at).filter((at) => (seen[at] ?? 0) !== 0),
  )
  return { places, values: Float32Array.from(places, (at) => seen[at] ?? 0), label, section }
}

export interface Plan {
  inputs: number
  hidden: number
  outputs: number
  rounds: number
  /** Of the numbers that are seen, how many are covered in training, so that none is relied on alone. */
  covered: number
}

const batch = 64
const speed = 0.003
const slowest = 0.03
const shrink = 0.00002
/** Which section it is matters less than what it is. */
const sectionWeight = 0.7

/** Learns by Adam from a fixed seed: the same lessons make the same network. */
export function learnt(lessons: readonly Lesson[], plan: Plan, tell: (line: string) => void): Network {
  const random = randomFrom(7)
  const network = untaught(plan, random)
  const learner = learnerOf(network)
  const order = Uint32Array.from(lessons, (_, at) => at)
  let seen = 0
  for (let round = 1; round <= plan.rounds; round += 1) {
    shuffle(order, random)
    let loss = 0
    for (let from = 0; from < order.length; from += batch) {
      for (const at of order.subarray(from, from + batch)) {
        const lesson = lessons[at]
        if (lesson) loss += learner.study(lesson, () => random() < plan.covered)
      }
      seen += batch
      learner.step(speed * Math.max(slowest, 1 - seen / (order.length * plan.rounds)))
    }
    tell(`round ${round}: ${(loss / order.length).toFixed(4)}`)
  }
  forgetUnseen(network, lessons)
  return network
}

/** What no lesson showed says nothing: the small numbers by chance that it began with are taken away. */
function forgetUnseen({ inputs, hidden, first }: Network, lessons: readonly Lesson[]) {
  const seen = new Uint8Array(inputs)
  for (const { places } of lessons) for (const place of places) seen[place] = 1
  for (let place = 0; place < inputs; place += 1) if (!seen[place]) first.fill(0, place * hidden, (place + 1) * hidden)
}

/** The same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: Uint32Array, random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [here = 0, there = 0] = [order[at], order[other]]
    order[at] = there
    order[other] = here
  }
}

/** Small numbers by chance: from all the same nothing could be learnt. */
function untaught({ inputs, hidden, outputs }: Plan, random: () => number): Network {
  const spread = (count: number, size: number) =>
    Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * size)
  return {
    inputs,
    hidden,
    outputs,
    first: spread(inputs * hidden, 1 / Math.sqrt(40)),
    firstBias: new Float32Array(hidden),
    second: spread(hidden * outputs, 1 / Math.sqrt(hidden)),
    secondBias: new Float32Array(outputs),
  }
}

function learnerOf(network: Network) {
  const { inputs, hidden, outputs } = network
  const parts = {
    first: moved(network.first),
    firstBias: moved(network.firstBias),
    second: moved(network.second),
    secondBias: moved(network.secondBias),
  }
  const inside = new Float32Array(hidden)
  const back = new Float32Array(hidden)
  const scores = new Float32Array(outputs)
  const touched = new Uint8Array(inputs)
  let steps = 0

  function forward({ places, values }: Lesson, isCovered: () => boolean): number[] {
    inside.set(network.firstBias)
    const shown: number[] = []
    for (let at = 0; at < places.length; at += 1) {
      if (isCovered()) continue
      shown.push(at)
      addScaled(inside, network.first, (places[at] ?? 0) * hidden, values[at] ?? 0)
    }
    scores.set(network.secondBias)
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = inside[unit] ?? 0
      if (value > 0) addScaled(scores, network.second, unit * outputs, value)
    }
    return shown
  }

  function backward({ places, values }: Lesson, shown: readonly number[]) {
    addTo(parts.secondBias.slope, 0, scores, 1)
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = inside[unit] ?? 0
      back[unit] = value > 0 ? product(network.second, unit * outputs, scores) : 0
      if (value > 0) addTo(parts.second.slope, unit * outputs, scores, value)
    }
    addTo(parts.firstBias.slope, 0, back, 1)
    for (const at of shown) {
      const place = places[at] ?? 0
      touched[place] = 1
      addTo(parts.first.slope, place * hidden, back, values[at] ?? 0)
    }
  }

  return {
    /** Takes one lesson in; gives back how far off the network was. */
    study(lesson: Lesson, isCovered: () => boolean): number {
      const shown = forward(lesson, isCovered)
      const loss =
        offBy(scores, 0, labelCount, lesson.label, 1) +
        offBy(scores, labelCount, outputs, lesson.section, sectionWeight)
      backward(lesson, shown)
      return loss
    },
    /** Moves all that the last lessons touched. */
    step(by: number) {
      steps += 1
      for (const part of [parts.firstBias, parts.second, parts.secondBias])
        move(part, 0, part.weights.length, by, steps)
      for (let place = 0; place < inputs; place += 1)
        if (touched[place]) move(parts.first, place * hidden, (place + 1) * hidden, by, steps)
      touched.fill(0)
    },
  }
}

interface Moved {
  weights: Float32Array
  slope: Float32Array
  mean: Float32Array
  spread: Float32Array
}

const moved = (weights: Float32Array): Moved => ({
  weights,
  slope: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  spread: new Float32Array(weights.length),
})

function move({ weights, slope, mean, spread }: Moved, from: number, to: number, by: number, steps: number) {
  const [meanShare, spreadShare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
  for (let at = from; at < to; at += 1) {
    const step = (slope[at] ?? 0) / batch + shrink * (weights[at] ?? 0)
    const towards = 0.9 * (mean[at] ?? 0) + 0.1 * step
    const size = 0.999 * (spread[at] ?? 0) + 0.001 * step * step
    mean[at] = towards
    spread[at] = size
    weights[at] = (weights[at] ?? 0) - (by * towards) / meanShare / (Math.sqrt(size / spreadShare) + 1e-8)
    slope[at] = 0
  }
}

function addScaled(sum: Float32Array, of: Float32Array, from: number, factor: number) {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + factor * (of[from + at] ?? 0)
}

function addTo(sum: Float32Array, from: number, of: Float32Array, factor: number) {
  for (let at = 0; at < of.length; at += 1) sum[from + at] = (sum[from + at] ?? 0) + factor * (of[at] ?? 0)
}

function product(of: Float32Array, from: number, by: Float32Array): number {
  let sum = 0
  for (let at = 0; at < by.length; at += 1) sum += (of[from + at] ?? 0) * (by[at] ?? 0)
  return sum
}

/** Turns scores into how far each is off the truth; gives back the loss. */
function offBy(scores: Float32Array, from: number, to: number, truth: number, weight: number): number {
  const own = scores.subarray(from, to)
  const most = own.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < own.length; at += 1) {
    const raised = Math.exp((own[at] ?? 0) - most)
    own[at] = raised
    sum += raised
  }
  const loss = -Math.log((own[truth] ?? 0) / sum + 1e-9)
  for (let at = 0; at < own.length; at += 1) own[at] = weight * ((own[at] ?? 0) / sum - (at === truth ? 1 : 0))
  return loss
}
