import { sectionKinds } from '../../resume/document.ts'
import { addSeen, chancesOf, type Network, scoresFrom, scoresOf } from './network.ts'
import type { Spot } from './spots.ts'

/** What a fragment is. `opens` is the first of an entry's head, `caption` is a small title inside one,
 * `more` goes on with a line that another row began. */
export const spotLabels = [
  'name',
  'headline',
  'contact',
  'heading',
  'opens',
  'head',
  'text',
  'bullet',
  'group',
  'skills',
  'item',
  'caption',
  'more',
  'edge',
] as const
export type SpotLabel = (typeof spotLabels)[number]

/** Name and contact are of no section. */
export const spotSections = [...sectionKinds, 'top'] as const
export type SpotSection = (typeof spotSections)[number]

export const labelCount = spotLabels.length
export const answerCount = spotLabels.length + spotSections.length

const reach = 2

/** What is seen of a fragment and of those around it. */
export function firstInput(features: readonly (readonly number[])[], at: number): Float32Array {
  const each = features[0]?.length ?? 0
  const input = new Float32Array(each * (2 * reach + 1))
  for (let step = -reach; step <= reach; step += 1) {
    const own = features[at + step]
    if (own) input.set(own, (step + reach) * each)
  }
  return input
}

export type Chances = readonly number[]

const bothChances = (scores: ArrayLike<number>): Chances => [
  ...chancesOf(scores, 0, labelCount),
  ...chancesOf(scores, labelCount, answerCount),
]

/** The same as with `firstInput`, whose inputs are not put together here. */
export const firstPass = (network: Network, features: readonly (readonly number[])[]): Chances[] =>
  features.map((own, at) => {
    const inside = Float32Array.from(network.firstBias)
    for (let step = -reach; step <= reach; step += 1) {
      const beside = features[at + step]
      if (beside) addSeen(network, beside, (step + reach) * own.length, inside)
    }
    return bothChances(scoresFrom(network, inside))
  })

export const secondPass = (
  network: Network,
  spots: readonly Spot[],
  features: readonly (readonly number[])[],
  first: readonly Chances[],
): Chances[] => secondInputs(spots, features, first).map((input) => bothChances(scoresOf(network, input)))

const secondReach = 3

/** What is hardly thought is not gone on with: of the answers about a fragment most are that, and each costs a row of weights. */
const hardly = 0.001

/** What is seen, what was thought at first of those around, of those that look alike, and of those under one heading. */
export function secondInputs(
  spots: readonly Spot[],
  features: readonly (readonly number[])[],
  thought: readonly Chances[],
): Float32Array[] {
  const first = thought.map((chances) => chances.map((it) => (it < hardly ? 0 : it)))
  const indents = spots.map(indentKey)
  const byLook = meanBy(first, (at) => spots[at]?.look ?? '')
  const byIndent = meanBy(first, (at) => indents[at] ?? '')
  const segments = segmentsOf(first)
  const bySegment = meanBy(first, (at) => segments[at] ?? 0)
  return features.map((own, at) => {
    const segment = segments[at] ?? 0
    return inARow([
      own,
      ...Array.from({ length: 2 * secondReach + 1 }, (_, step) => first[at + step - secondReach] ?? nobody),
      labelsOf(byLook.get(spots[at]?.look ?? '')),
      labelsOf(byIndent.get(indents[at] ?? '')),
      bySegment.get(segment) ?? nobody,
      sectionsOf(bySegment.get(segment - 1)),
      sectionsOf(bySegment.get(segment + 1)),
    ])
  })
}

function inARow(parts: readonly (readonly number[])[]): Float32Array {
  const row = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let from = 0
  for (const part of parts) {
    row.set(part, from)
    from += part.length
  }
  return row
}

const nobody: Chances = Array.from({ length: answerCount }, () => 0)
const labelsOf = (chances: Chances = nobody) => chances.slice(0, labelCount)
const sectionsOf = (chances: Chances = nobody) => chances.slice(labelCount)

const indentKey = ({ row, fragment, column, look }: Spot) =>
  `${row.region} ${Math.round((fragment.x - column.left) / 3)} ${look}`

function meanBy<Key>(all: readonly Chances[], keyOf: (at: number) => Key): Map<Key, number[]> {
  const sums = new Map<Key, number[]>()
  for (let at = 0; at < all.length; at += 1) {
    const chances = all[at] ?? nobody
    const sum = sums.get(keyOf(at)) ?? [...nobody, 0]
    for (let out = 0; out < answerCount; out += 1) sum[out] = (sum[out] ?? 0) + (chances[out] ?? 0)
    sum[answerCount] = (sum[answerCount] ?? 0) + 1
    sums.set(keyOf(at), sum)
  }
  return new Map(
    [...sums].map(([key, sum]) => [key, sum.slice(0, answerCount).map((it) => it / (sum[answerCount] ?? 1))]),
  )
}

const headingAt = spotLabels.indexOf('heading')

function segmentsOf(first: readonly Chances[]): number[] {
  let segment = 0
  return first.map((chances) => {
    if ((chances[headingAt] ?? 0) > 0.5) segment += 1
    return segment
  })
}
