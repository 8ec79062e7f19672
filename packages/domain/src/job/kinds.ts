import type { Skill } from '../skills/catalogue/parse.ts'
import { patternOf, wordIn } from '../text/patterns.ts'
import * as kindsWords from '../words/job/kinds.ts'
import { namesDegree } from './degree.ts'
import type { KnockOutKind, RequirementKind } from './job.ts'
import { labelOf } from './label.ts'
import { languagesIn } from './languages.ts'

/** A country or another stretch of land, by its capitals. */
export const land = '(?:the\\s+)?(?:\\p{Lu}[\\p{L}.]*(?:\\s\\p{Lu}[\\p{L}.]*){0,2}|country)'

// Each of these takes in all the words that a person would quote.

export const rightToWork = patternOf(kindsWords.rightToWork, 'iu', { land })

export const citizenship = patternOf(kindsWords.citizenship, 'iu')

export const clearance = wordIn(kindsWords.clearance)

export const dwelling = patternOf(kindsWords.dwelling)

export const drivingLicence = patternOf(kindsWords.drivingLicence)

/** J29: checks that an employer makes: nothing that a resume could show. */
export const vetting = patternOf(kindsWords.vetting)

const licence = wordIn(kindsWords.licence)

/** `VIT registration`, `CORU registered`: with the body that keeps the register. */
const register = /\b\p{Lu}{2,6}[\s-]+regist(?:ration|ered)\b/u

/** Without which the work may not be done. */
export const isLicence = (text: string): boolean => licence.test(text) || register.test(text)

const certificate = wordIn(kindsWords.certificate)

const trait = patternOf(kindsWords.trait)

const isCertificate = ({ field, category }: Skill) =>
  field === 'certificates' || /certificate|licen[cs]e/i.test(category)

/** The narrow sorts: a right, a paper, a language. */
function paperOf(text: string, skills: readonly Skill[]): RequirementKind | null {
  if ([rightToWork, citizenship, dwelling].some((pattern) => pattern.test(text))) return 'place'
  if (isLicence(text) || clearance.test(text) || drivingLicence.test(text)) return 'certificate'
  if (namesDegree(text)) return 'degree'
  if (certificate.test(text) || skills.some(isCertificate)) return 'certificate'
  return languagesIn(text).length > 0 ? 'language' : null
}

const ofWork = wordIn(kindsWords.ofWork)

const isTrait = (text: string, skills: readonly Skill[]) =>
  skills.length > 0 || (trait.test(text) && !ofWork.test(text))

/** To have led is work done. */
const leads = ({ category }: Skill) => category === 'Leading'

/** J24: what sort of thing is asked for. The narrow sorts come before the wide ones. */
export function kindOf(text: string, skills: readonly Skill[]): RequirementKind {
  const paper = paperOf(text, skills)
  if (paper) return paper
  if (skills.some((skill) => !skill.soft || (leads(skill) && ofWork.test(text)))) return 'skill'
  return isTrait(text, skills) ? 'trait' : 'experience'
}

const giving = patternOf(kindsWords.giving)

/** J29: what is checked, borne or driven, and where somebody has lived: conditions, though a skill be named with them. */
const firm: [KnockOutKind, RegExp][] = [
  ['check', vetting],
  ['check', patternOf(kindsWords.tested)],
  ['vaccination', wordIn(kindsWords.vaccination)],
  ['place', patternOf(kindsWords.lived)],
  ['physical', patternOf(kindsWords.physical)],
  ['driving', patternOf(kindsWords.driving)],
]
/** J29: what else the work asks besides what somebody can do. */
const readiness: [KnockOutKind, RegExp][] = [
  ['travel', patternOf(kindsWords.travel)],
  ['hours', patternOf(kindsWords.hours)],
]

const namedIn = (text: string, rows: [KnockOutKind, RegExp][]) => rows.find(([, pattern]) => pattern.test(text))?.[0]

/** J29, J39: of what nature words are that name no thing of a trade: a condition, or what somebody is like. */
export function natureOf(text: string, skills: readonly Skill[]): KnockOutKind | 'trait' | null {
  if (isLicence(text) || clearance.test(text) || drivingLicence.test(text) || namesDegree(text)) return null
  const isOfWork = ofWork.test(text)
  const kind = namedIn(text, firm)
  if (kind === 'place' || (kind && !isOfWork && !giving.test(labelOf(text).text))) return kind
  if (isOfWork || paperOf(text, skills) || skills.some((skill) => !skill.soft)) return null
  return namedIn(text, readiness) ?? (isTrait(text, skills) && !/\s\p{Lu}/u.test(text) ? 'trait' : null)
}
