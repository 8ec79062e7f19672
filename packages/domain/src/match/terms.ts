import { titleness } from '../language/job-nouns.ts'
import { readVerb } from '../language/verbs.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { allSkills, isHead, skillMatcher } from '../skills/index.ts'
import { perText } from '../text/remembered.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { fieldsInPlural } from '../words/match.ts'
import { canonical, commonStems } from './common-words.ts'
import { inflectedSkills, skillsOfTitle } from './occupations.ts'
import { rememberedAtMost, wordWeights } from './weights.ts'

/** What a text is compared by. */
export interface Terms {
  /** Stems of what it says, each once, in its order. */
  stems: ReadonlySet<string>
  /** Catalogue skills it names, and how often. */
  skills: ReadonlyMap<string, number>
  /** Catalogue skills whose names stand in it, also denied or as other people's, each as first written. */
  spelt: ReadonlyMap<string, string>
  /** Those among them that it denies. */
  denied: ReadonlySet<string>
  /** The stems outside the names of its skills. */
  rest: readonly string[]
  /** Its words as they stand. */
  words: readonly string[]
}

const remembered = new Map<string, Terms>()

/** Remembered by the text, since a document is matched again after each change of one line. */
export function termsOf(text: string): Terms {
  const known = remembered.get(text)
  if (known) return known
  if (remembered.size >= rememberedAtMost.texts) remembered.clear()
  const read = readTerms(text)
  remembered.set(text, read)
  return read
}

/** The name of a job also says what its holder does; the words beside it, an employer's name, show no skill. */
export function titleTerms(text: string, title = text): Terms {
  const key = `${title}\n${text}`
  const known = remembered.get(key)
  if (known) return known
  const terms = termsOf(text)
  const skills = new Map(termsOf(title).skills)
  // `Puppeteer` is also a tool, and nobody is called by the name of a tool.
  if (/^\p{L}+er$/u.test(title)) skills.delete(title)
  for (const name of skillsOfTitle(title)) if (!skills.has(name)) skills.set(name, 1)
  const made = { ...terms, skills }
  remembered.set(key, made)
  return made
}

function readTerms(text: string): Terms {
  const found = skillMatcher().find(text)
  const skills = new Map<string, number>()
  const spelt = new Map<string, string>()
  const denied = new Set<string>()
  let rest = text
  let own = text
  for (const { skill, from, to, negated } of found) {
    const written = text.slice(from, to)
    if (!spelt.has(skill.name)) spelt.set(skill.name, written)
    if (negated) denied.add(skill.name)
    rest = blanked(rest, from, to)
    if (negated || isOfOthers(written, skill)) own = blanked(own, from, to)
    else skills.set(skill.name, (skills.get(skill.name) ?? 0) + 1)
  }
  // Words on both sides of a name do not follow each other: `Professional Scrum Engineer`.
  for (const name of rest.split(gap).flatMap(inflectedSkills)) if (!skills.has(name)) skills.set(name, 1)
  const stems = new Set(meaningful(words(own)))
  return { stems, skills, spelt, denied, rest: [...new Set(meaningful(words(rest)))], words: words(text) }
}

const gap = '\u0000'

const blanked = (text: string, from: number, to: number) =>
  `${text.slice(0, from)}${gap.repeat(to - from)}${text.slice(to)}`

/** `11 RNs`, `office hours for product managers`: other people, who have the skill. */
function isOfOthers(named: string, { field, category }: Skill): boolean {
  if (/^\p{Lu}{2,}s$/u.test(named)) return field === 'certificates' || /licen[cs]e|certificate/i.test(category)
  const last = named.slice(named.lastIndexOf(' ') + 1).toLowerCase()
  return isPluralNoun(last) && titleness(last) === 1 && !fieldsInPlural.has(last)
}

/** The stems of words that mean something by themselves. */
export const meaningful = (all: readonly string[]) =>
  all.filter((word) => !isStopWord(word) && !/^\d+$/.test(word)).map((word) => canonical(stem(word)))

let spread: Map<string, Set<string>> | null = null

/** In how many skills of the catalogue a stem stands: a background of all professions. */
function rarity(stemmed: string): number {
  if (!spread) {
    spread = new Map()
    for (const { name, aliases, family } of allSkills())
      for (const each of [name, ...aliases].flatMap((it) => meaningful(words(it))))
        spread.set(each, (spread.get(each) ?? new Set()).add(family))
    families = allSkills().filter(isHead).length
  }
  return spread.get(stemmed)?.size ?? 0
}

let families = 0

/** Whether any skill has it in one of its names. */
export const isSeen = (stemmed: string): boolean => rarity(stemmed) > 0

/** How much a stem tells, 0 to 1: a word of every trade little, a word of one trade much. */
export const weightOf = perText(weigh, rememberedAtMost.words)

function weigh(stemmed: string): number {
  if (commonStems.has(stemmed)) return wordWeights.common
  const seen = rarity(stemmed)
  const rare = seen === 0 ? wordWeights.unseen : 1 - Math.log(1 + seen) / Math.log(1 + families)
  return isActivity(stemmed) ? rare * wordWeights.activity : rare
}

/** Verbs are shared by all professions. Stems of regular verbs read as verbs themselves or with their last letter. */
const isActivity = (stemmed: string) => readVerb(stemmed) !== null || readVerb(`${stemmed}e`) !== null
