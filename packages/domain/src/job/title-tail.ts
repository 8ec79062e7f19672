import { titleness } from '../language/job-nouns.ts'
import { organisationness } from '../language/organisations.ts'
import type { SkillMatcher } from '../skills/matcher.ts'
import { monthWord } from '../text/dates.ts'
import { oneOf, patternOf } from '../text/patterns.ts'
import * as titlesWords from '../words/job/titles.ts'
import { toolFields } from '../words/skills.ts'
import { calm } from './capitals.ts'
import { isTerm, type Segment } from './header.ts'
import { isCity, isRegion, placesIn } from './places.ts'

const areaTail = patternOf(titlesWords.areaTail)
const placePreposition = patternOf(titlesWords.placePreposition)
const compass = new RegExp(`^(?:${oneOf(titlesWords.compass)}[\\s/-]*)+`, 'i')
const notOfName = patternOf(titlesWords.notOfName, 'iu', { month: monthWord })
const grade = patternOf(titlesWords.grade, 'u')
const generic = new RegExp(`^${oneOf(titlesWords.generic)}$`, 'i')

/** J6: whether a part behind the name of the job says something else than which job it is. */
export function isBeside(part: Segment, name: string, matcher: SkillMatcher): boolean {
  const { text } = part
  // `"Small Hours"` is what is made, and not who makes it.
  if (isDetail(text) || /\?$|^["“«]/.test(text) || isPlace(text) || isGrade(text, matcher) || isLadder(text))
    return true
  if (isTools(text, matcher)) return !name.split(' ').every(isGeneric)
  return isRemark(text, name)
}

/** Also with what part of it is meant, what lies around it, and one beside another. */
export function isPlace(said: string): boolean {
  const text = calm(said)
  const bare = text.replace(placePreposition, '').replace(areaTail, '')
  const quarter = compass.exec(bare)?.[0] ?? ''
  const rest = bare.slice(quarter.length)
  if (rest === '' ? /[\s/-]/.test(quarter) : [bare, rest].some((it) => isCity(it) || isRegion(it))) return true
  const names = bare.split(/\s*[&/]\s*|\s+and\s+|\s+(?=\S+$)/)
  if (names.length > 1 && organisationness(text) === 0 && names.some(isTownOrRegion) && names.every(isShort))
    return true
  return placesIn(text).some((place) => place.to - place.from > text.length * 0.5)
}

const isTownOrRegion = (text: string) => isCity(text) || (text.length > 2 && isRegion(text))
const isShort = (text: string) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text)

/** Whether it is no name of anything: a term, a number of posts, a trade. */
export const isDetail = (text: string) => isTerm(text) || notOfName.test(text)

const isGrade = (text: string, matcher: SkillMatcher) => grade.test(text) && matcher.find(text).length === 0

const isTools = (text: string, matcher: SkillMatcher) =>
  text.split(/\s*[,;]\s+|\s+(?:&|and|\+)\s+/).every((it) => isTool(it, matcher))

const toolCategory = /software|systems?$|CAD|CRM/i

function isTool(text: string, matcher: SkillMatcher): boolean {
  const [found] = matcher.find(text)
  if (!found || found.to - found.from < text.length || !/^\S+$|CDL$/.test(text)) return false
  const { field, category, family } = found.skill
  return toolFields.has(field) || toolCategory.test(category) || / programming$/.test(family)
}

/** `Senior Engineer` says nothing of which; there the tool does. */
const isGeneric = (word: string) => generic.test(word) || titleness(word) === 1

/** `Associate / Senior Associate`: the post of one rung or that of another. */
function isLadder(text: string): boolean {
  const rungs = text.split(/\s*\/\s*|\s+(?:to|or)\s+/)
  const nouns = rungs.map((it) => it.split(' ').at(-1) ?? '').filter((it) => !generic.test(it))
  return rungs.length > 1 && rungs.every((it) => it.split(' ').every(isGeneric)) && new Set(nouns).size === 1
}

/** Small letters behind a name in capitals: `Head Skipper, hotel barge`. */
const isRemark = (text: string, name: string) =>
  /^\p{Ll}[\p{Ll}\s'’-]*$/u.test(text) && name.includes(' ') && !/(?:^|\s)\p{Ll}{4}/u.test(name)
