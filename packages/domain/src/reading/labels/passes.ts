import { sectionKinds } from '../../resume/document.ts'
import { chancesOf, type Network, scoresOf } from './network.ts'
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

export const firstPass = (network: Network, features: readonly (readonly number[])[]): Chances[] =>
  features.map((_, at) => bothChances(scoresOf(network, firstInput(features, at))))

export const secondPass = (
  network: Network,
  spots: readonly Spot[],
  features: readonly (readonly number[])[],
  first: readonly Chances[],
): Chances[] => secondInputs(spots, features, first).map((input) => bothChances(scoresOf(network, input)))

const secondReach = 3

/** What is seen, what was thought at first of those around, of those that look alike, and of those under one heading. */
export function secondInputs(
  spots: readonly Spot[],
  features: readonly (readonly number[])[],
  first: readonly Chances[],
): Float32Array[] {
  const byLook = meanBy(first, (at) => spots[at]?.look ?? '')
  const byIndent = meanBy(first, (at) => indentKey(spots[at]))
  const segments = segmentsOf(first)
  const bySegment = meanBy(first, (at) => String(segments[at]))
  return features.map((own, at) => {
    const segment = segments[at] ?? 0
    return Float32Array.from([
      ...own,
      ...Array.from({ length: 2 * secondReach + 1 }, (_, step) => first[at + step - secondReach] ?? nobody).flat(),
      ...labelsOf(byLook.get(spots[at]?.look ?? '')),
      ...labelsOf(byIndent.get(indentKey(spots[at]))),
      ...(bySegment.get(String(segment)) ?? nobody),
      ...sectionsOf(bySegment.get(String(segment - 1))),
      ...sectionsOf(bySegment.get(String(segment + 1))),
    ])
  })
}

const nobody: Chances = Array.from({ length: answerCount }, () => 0)
const labelsOf = (chances: Chances = nobody) => chances.slice(0, labelCount)
const sectionsOf = (chances: Chances = nobody) => chances.slice(labelCount)

const indentKey = (spot: Spot | undefined) =>
  spot ? `${spot.row.region} ${Math.round((spot.fragment.x - spot.column.left) / 3)} ${spot.look}` : ''

function meanBy(all: readonly Chances[], keyOf: (at: number) => string): Map<string, number[]> {
  const sums = new Map<string, number[]>()
  for (const [at, chances] of all.entries()) {
    const sum = sums.get(keyOf(at)) ?? [...nobody, 0]
    for (const [out, value] of chances.entries()) sum[out] = (sum[out] ?? 0) + value
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
