import { relationsOf } from './relations.ts'
import type { Terms } from './terms.ts'
import { coverage, shareOf, totalOf, type Unit } from './units.ts'

/** Which of some texts say something of a phrase, by their places in order, and how much of it, 0 to 1. */
export type Coverages = (units: readonly Unit[]) => ReadonlyMap<number, number>

/** A phrase is compared only with the texts that share something with it: most share nothing. */
export function coveragesOf(texts: readonly Terms[]): Coverages {
  const byStem = placesBy(texts, ({ stems }) => stems)
  const bySkill = placesBy(texts, ({ skills }) => skills.keys())
  const ofSkills = new Map<string, ReadonlyMap<number, number>>()

  function skillShares(unit: Unit, name: string): ReadonlyMap<number, number> {
    const known = ofSkills.get(name)
    if (known) return known
    const related = relationsOf(name)
    const near = [...bySkill].filter(([other]) => related.has(other))
    const places = new Set(
      [...near, ...unit.stems.map((it) => [it, byStem.get(it) ?? []] as const)].flatMap((it) => it[1]),
    )
    const made = new Map<number, number>()
    for (const place of places) made.set(place, shareAt(unit, place))
    ofSkills.set(name, made)
    return made
  }

  const shareAt = (unit: Unit, place: number) => {
    const text = texts[place]
    return text ? shareOf(unit, text) : 0
  }

  return remembered((units) => {
    const covered = new Array<number>(texts.length).fill(0)
    const add = (place: number, weight: number) => {
      covered[place] = (covered[place] ?? 0) + weight
    }
    for (const unit of units) {
      if (unit.skill === null) for (const place of byStem.get(unit.stems[0] ?? '') ?? []) add(place, unit.weight)
      else for (const [place, share] of skillShares(unit, unit.skill)) add(place, unit.weight * share)
    }
    const total = totalOf(units)
    const shares = new Map<number, number>()
    covered.forEach((weight, place) => {
      if (weight > 0) shares.set(place, weight / total)
    })
    return shares
  })
}

/** The same with one more text at the end. */
export const withOneMore = (before: Coverages, place: number, text: Terms): Coverages =>
  remembered((units) => {
    const share = coverage(units, text)
    return share > 0 ? new Map(before(units)).set(place, share) : before(units)
  })

function remembered(make: Coverages): Coverages {
  const known = new Map<readonly Unit[], ReadonlyMap<number, number>>()
  return (units) => {
    const made = known.get(units) ?? make(units)
    known.set(units, made)
    return made
  }
}

function placesBy(texts: readonly Terms[], keysOf: (terms: Terms) => Iterable<string>): Map<string, number[]> {
  const places = new Map<string, number[]>()
  texts.forEach((terms, place) => {
    for (const key of keysOf(terms)) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  })
  return places
}
