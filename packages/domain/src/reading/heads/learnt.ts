import { chancesOf, type Network, scoresOf } from '../labels/network.ts'
import { featuresOf, mostOfOthers, slotMeans, slotsOf } from './features.ts'
import type { Seen } from './seen.ts'
import { type Chances, type HeadKind, type HeadTag, type HeadTagger, headTags, nobody } from './tag.ts'
import { networks } from './weights.ts'

/** What the weights make of the heads of a section. */
export const taught: HeadTagger = (section, kind) => {
  const { first, second } = networks()
  const features = featuresOf(section, kind === 'education')
  const thought = features.map((own) => tagChances(first, own))
  const pieces = section.flatMap((seen) => seen.pieces)
  return secondInputs(section, features, thought).map((own, at) =>
    kind === 'education' && pieces[at]?.isSubjects
      ? subjects
      : tagChances(second, own).map((chance, tag) => (isSaidBy(kind, headTags[tag]) ? chance : 0)),
  )
}

const ofJobs = new Set<HeadTag | undefined>(['title', 'organisation', 'location', 'rest'])
const isSaidBy = (kind: HeadKind, tag: HeadTag | undefined) => (kind === 'work' ? ofJobs.has(tag) : tag !== 'title')

export const tagChances = (network: Network, input: ArrayLike<number>): Chances =>
  chancesOf(scoresOf(network, input), 0, headTags.length)

const subjects: Chances = headTags.map((tag) => (tag === 'area' ? 1 : 0))

/** What is seen, and what was thought at first of the pieces around, and of those at the same place in other entries. */
export function secondInputs(
  section: readonly Seen[],
  features: readonly number[][],
  thought: readonly Chances[],
): number[][] {
  const keys = section.flatMap((seen) => seen.pieces.map((piece) => slotsOf(piece, seen)))
  const means = slotMeans(keys, thought)
  let from = 0
  return section.flatMap(({ pieces }) => {
    const own = thought.slice(from, from + pieces.length)
    const start = from
    from += pieces.length
    return pieces.map((_, at) => [
      ...(features[start + at] ?? []),
      ...(own[at - 1] ?? nobody),
      ...(own[at] ?? nobody),
      ...(own[at + 1] ?? nobody),
      ...mostOfOthers(own, at, headTags.length),
      ...means(start + at),
    ])
  })
}
