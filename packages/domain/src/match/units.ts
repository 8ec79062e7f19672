import { titleness } from '../language/job-nouns.ts'
import { stem, words } from '../language/words.ts'
import { skillNamed } from '../skills/index.ts'
import { perText, perThing } from '../text/remembered.ts'
import { canonical } from './common-words.ts'
import { bestRelation } from './relations.ts'
import { type Terms, termsOf, weightOf } from './terms.ts'
import { apartWeights, relationWeights, rememberedAtMost, shownFrom, wordWeights } from './weights.ts'

/** A thing that a phrase names: a skill of the catalogue, or a word. */
export interface Unit {
  skill: string | null
  stems: readonly string[]
  weight: number
}

const unitLists = new Map<string, readonly Unit[]>()

/** The skills of a phrase and its other words, each with what it tells. */
export function unitsOf(text: string, skills: readonly string[] = []): readonly Unit[] {
  const key = `${skills.join('|')}\n${text}`
  const known = unitLists.get(key)
  if (known) return known
  if (unitLists.size >= rememberedAtMost.texts) unitLists.clear()
  const made = makeUnits(text, skills)
  unitLists.set(key, made)
  return made
}

function makeUnits(text: string, skills: readonly string[]): Unit[] {
  const terms = termsOf(text)
  const named = [...new Set([...skills, ...terms.skills.keys()])]
  const rest = terms.rest.filter((it) => !skills.some((name) => stemsOf(name).includes(it)))
  const initials = new Set(text.match(/\b\p{Lu}{3,6}\b/gu)?.map((it) => canonical(stem(it.toLowerCase()))))
  const weigh = (it: string) => weightOf(it) * (initials.has(it) ? wordWeights.initials : 1)
  return [...named.map(skillUnit), ...rest.map((it) => ({ skill: null, stems: [it], weight: weigh(it) }))]
}

export const stemsOf = perText((name): readonly string[] => words(name).map((word) => canonical(stem(word))))

/** `Docker` is nobody who docks, and nothing that is said of a dock. */
const isNoDoer = (name: string) => /^\p{L}+[eo]rs?$/u.test(name) && titleness(name) < 1

export function skillUnit(name: string): Unit {
  const stems = isNoDoer(name) ? [name] : stemsOf(name)
  return { skill: name, stems, weight: Math.max(wordWeights.skill, ...stems.map(weightOf)) }
}

export const totalOf = (units: readonly Unit[]): number => units.reduce((sum, { weight }) => sum + weight, 0)

export interface Said {
  stems: Terms['stems']
  skills: { keys(): Iterable<string>; size: number }
}

/** How much of a phrase a text says, 0 to 1. */
export function coverage(units: readonly Unit[], said: Said): number {
  const total = totalOf(units)
  if (total === 0) return 0
  let covered = 0
  for (const unit of units) covered += unit.weight * shareOf(unit, said)
  return covered / total
}

export function shareOf({ skill, stems }: Unit, said: Said): number {
  const [first = ''] = stems
  if (skill === null) return said.stems.has(first) ? 1 : 0
  const related = said.skills.size === 0 ? 0 : asSaid(bestRelation(skill, said.skills.keys())?.weight ?? 0)
  if (related >= apartWeights.share) return related
  const telling = stems.length === 1 ? stems : stems.filter((it) => weightOf(it) > wordWeights.common)
  const [only = first] = telling
  if (telling.length === 1) return Math.max(related, said.stems.has(only) ? weightOf(only) : 0)
  return Math.max(related, apartWeights.share * stemShare(stems, said.stems) ** apartWeights.power)
}

function stemShare(stems: readonly string[], said: ReadonlySet<string>): number {
  let [all, found] = [0, 0]
  for (const it of stems) {
    const weight = Math.max(wordWeights.ofSkill, weightOf(it))
    all += weight
    if (said.has(it)) found += weight
  }
  return all === 0 ? 0 : found / all
}

/** Nothing up to the fewest, and all from so much more on. */
export const rising = ({ fewest, within }: { fewest: number; within: number }, share: number) =>
  Math.min(1, Math.max(0, (share - fewest) / within))

/** From a share of words to how sure they show it: a few shared words show nothing, most of them all. */
export const shownBy = (share: number): number => rising(shownFrom.phrase, share)

/** What is near a skill shows no more of it by its words than it shows by itself. */
const asSaid = (related: number): number =>
  related < relationWeights.narrower
    ? Math.min(related, shownFrom.phrase.fewest + shownFrom.phrase.within * related)
    : related

/** A duty is told in more words than a requirement, and in the advertisement's own. */
export const dutyShownBy = (share: number): number => rising(shownFrom.duty, share)

/** What a text names, each with what it tells: texts as a whole are alike also where they call a skill by names that are near: `skill SQL`. */
export type Wording = ReadonlyMap<string, number>

const skillMark = 'skill '

/** The skill that something named is; null for a word. */
export const skillIn = (key: string): string | null => (key.startsWith(skillMark) ? key.slice(skillMark.length) : null)

export const wordingOf = perThing((terms: Pick<Terms, 'skills' | 'rest'>): Wording => {
  const made = new Map<string, number>()
  for (const name of terms.skills.keys()) {
    const family = skillNamed(name)?.family ?? name
    made.set(`${skillMark}${family}`, skillUnit(family).weight)
  }
  for (const it of terms.rest) made.set(it, weightOf(it))
  return made
})
