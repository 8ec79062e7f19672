import type { Skill } from '../skills/catalogue/parse.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { wordsIn } from '../text/spans.ts'
import {
  conditionOpenings,
  conditionPhrases,
  denials,
  liftWords,
  notConditions,
  permitOffered,
  weightUnits,
} from '../words/job/conditions.ts'
import * as rows from '../words/job/rows.ts'
import { numberWords } from '../words/quantities.ts'
import { namesDegree } from './degree.ts'
import type { ConditionKind, Importance, RequirementKind } from './job.ts'

const count = `(?:\\d{1,2}|${numberWords.replaceAll(' ', '|')})`
const span = new RegExp(
  `(?<![\\p{L}\\d.,])(${count})(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus\\b|or more\\b)? ?(?:(?:-|–|—|to|or) ?${count} ?\\+?)?[ -]?(?:full )?(y(?:ea)?rs?|months)(?!\\p{L})`,
  'iu',
)
const otherYears = phrasesOf(rows.otherYears)
const mostYears = 20
const numbers = new Map(wordsIn(numberWords).map((word, at) => [word, at + 1]))

/** [J7] The years asked for; what is an age or a term is none. */
export function yearsIn(text: string): number | null {
  const found = span.exec(text)
  if (!found) return null
  const around = text.slice(Math.max(0, found.index - 14), found.index + found[0].length + 8)
  const value = numbers.get(found[1]?.toLowerCase() ?? '') ?? Number(found[1])
  if (otherYears.test(around) || value > mostYears) return null
  const isMonths = /^m/i.test(found[2] ?? '')
  if (isMonths && !/experience/i.test(text)) return null
  return isMonths ? Math.round((value / 12) * 100) / 100 : value
}

const conditions = conditionPhrases.map(([kind, list]) => [kind, phrasesOf(list)] as const)
const offersPermit = phrasesOf(permitOffered)
const deniesPermit = phrasesOf(denials)
const isWork = phrasesOf(notConditions)
const opensCondition = phrasesOf(conditionOpenings, 'start')
const weight = new RegExp(`\\d ?\\+? ?(?:${alternatives(weightUnits)})\\b`, 'i')
const lifts = phrasesOf(liftWords)

/** [J8] What the employer sets besides the work, as far as a sentence says so. */
export function conditionIn(text: string): ConditionKind | null {
  const [kind] = conditions.find(([, pattern]) => pattern.test(text)) ?? []
  if (kind === 'permit' && offersPermit.test(text) && !deniesPermit.test(text)) return null
  return kind ?? (weight.test(text) && lifts.test(text) ? 'physical' : null)
}

/** Conditions, whatever paper shows them. */
const isChecked: ReadonlySet<ConditionKind> = new Set<ConditionKind>(['permit', 'clearance', 'check', 'vaccination'])
/** [J8] The same, where the row asks for nothing else. */
function conditionOf(text: string, importance: Importance): ConditionKind | null {
  const kind = conditionIn(text)
  if (kind === null || isWork.test(text)) return null
  return importance !== 'mentioned' || opensCondition.test(text) ? kind : null
}

const namesCredential = phrasesOf(rows.credentialWords)
const namesOther = phrasesOf(rows.noCredential)
const isBelowDegree = phrasesOf(rows.schoolingWords)
const isDegreeOnly = phrasesOf(rows.degreeOnly)
const namesLanguage = phrasesOf(rows.languageNames, 'anywhere', true)
const isSpoken = phrasesOf(rows.spokenWords)

const isCredential = ({ field, category }: Skill): boolean =>
  field === 'certificates' || /certificate|licen[cs]e/i.test(category)

const fewWords = 8

/** [J6] The papers and tongues: what is held or spoken, and not done. */
function paperOf(text: string, found: readonly SkillFound[]): RequirementKind | null {
  const isPaper =
    (namesCredential.test(text) && !namesOther.test(text)) || found.some(({ skill }) => isCredential(skill))
  if ((namesDegree(text) || isBelowDegree.test(text)) && (!isPaper || isDegreeOnly.test(text))) return 'degree'
  if (namesLanguage.test(text) && (wordsIn(text).length <= fewWords || isSpoken.test(text))) return 'language'
  return isPaper ? 'certificate' : null
}

const traits = new Set(wordsIn(rows.traitWords))
const traitFillers = new Set(wordsIn(rows.traitFillers))
const mostTraitWords = 14
const traitShare = 0.75

/** [J6] Mostly words for what somebody is like. */
function isTrait(text: string): boolean {
  const words = (text.toLowerCase().match(/[a-z][a-z-]+/g) ?? []).filter((word) => !traitFillers.has(word))
  const named = words.filter((word) => traits.has(word))
  return words.length > 0 && words.length <= mostTraitWords && named.length / words.length >= traitShare
}

const skillFillers = phrasesOf(rows.skillFillers)
const mostSkillWords = 4

/** [J6] Nothing but skills of the catalogue and small words, or short and with a skill. */
function isSkill(text: string, found: readonly SkillFound[]): boolean {
  if (found.length === 0) return false
  const rest = found.reduceRight((left, { from, to }) => `${left.slice(0, from)} , ${left.slice(to)}`, text)
  return !/\p{L}/u.test(skillFillers.without(rest)) || wordsIn(text).length <= mostSkillWords
}

/** [J6] What a row asks for: the narrow kinds before the wide ones. */
export function kindOf(text: string, importance: Importance, found: readonly SkillFound[]): RequirementKind {
  const condition = conditionOf(text, importance)
  if (condition !== null && isChecked.has(condition)) return 'condition'
  const paper = importance === 'mentioned' ? null : paperOf(text, found)
  if (paper) return paper
  if (condition !== null) return 'condition'
  if (importance !== 'mentioned' && yearsIn(text) !== null) return 'years'
  if (isTrait(text) && found.every(({ skill }) => skill.soft)) return 'trait'
  if (importance === 'mentioned') return 'responsibility'
  return isSkill(text, found) ? 'skill' : 'experience'
}
