import type { Skill } from '../skills/catalogue/parse.ts'
import { kindsWords } from '../words/job/kinds.ts'
import { namesDegree } from './degree.ts'
import type { RequirementKind } from './job.ts'
import { languagesIn } from './languages.ts'
import { patternOf, wordIn } from './patterns.ts'

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

const place = wordIn(kindsWords.place)

const trait = wordIn(kindsWords.trait)

const isCertificate = ({ field, category }: Skill) =>
  field === 'certificates' || /certificate|licen[cs]e/i.test(category)

/** J24: what sort of thing is asked for. The narrow sorts come before the wide ones. */
export function kindOf(text: string, skills: readonly Skill[]): RequirementKind {
  if ([rightToWork, citizenship, dwelling].some((pattern) => pattern.test(text))) return 'place'
  if (isLicence(text) || clearance.test(text) || drivingLicence.test(text)) return 'certificate'
  if (namesDegree(text)) return 'degree'
  if (certificate.test(text) || skills.some(isCertificate)) return 'certificate'
  if (languagesIn(text).length > 0) return 'language'
  if (skills.some((skill) => !skill.soft)) return 'skill'
  if (place.test(text)) return 'place'
  return skills.length > 0 || trait.test(text) ? 'trait' : 'experience'
}
