import type { Skill } from '../skills/catalogue/parse.ts'
import { namesDegree } from './degree.ts'
import type { RequirementKind } from './job.ts'
import { languagesIn } from './languages.ts'
import { anyOf, oneOf } from './patterns.ts'

const anywhere = (lines: string, flags = 'i') => new RegExp(anyOf(lines), flags)
const word = (words: string) => new RegExp(`\\b${oneOf(words)}\\b`, 'i')

/** A country or another stretch of land, by its capitals. */
export const land = '(?:the\\s+)?(?:\\p{Lu}[\\p{L}.]*(?:\\s\\p{Lu}[\\p{L}.]*){0,2}|country)'

// Each of these takes in all the words that a person would quote.

export const rightToWork = anywhere(
  `
  \\b(?:legally )?(?:authori[sz]ed|eligible|entitled|permitted|(?<=legally )able|right|permission|authori[sz]ation|eligibility)\\s+to\\s+(?:live and )?work\\b(?!\\s+(?:checks?|legislation|document))(?:\\s+(?:full-time |lawfully |permanently )?(?:in|within)\\s+${land})?
  \\b(?:(?:valid )?work (?:permit|authori[sz]ation|visa)|(?:valid|working) visa)\\b
  \\b(?:full )?work(?:ing)? rights(?: in ${land})?`,
  'iu',
)

export const citizenship = anywhere(
  `
  \\b(?:U\\.?S\\.?A?\\.?|American|UK|British|EU|European|German|Canadian|Australian|Irish|sole)\\s+(?:citizens?(?:hip)?|nationals?|person)\\b
  \\b(?:citizenship (?:is )?required|permanent resident|green card)\\b
  \\bcitizens? of (?:\\p{Lu}|the)`,
  'iu',
)

export const clearance = word(`
  (?:(?:active|current|valid|top|secret|TS/SCI|SC|DV|BPSS|security|government|nato)\\s+)+clearances?
  (?:active|current|top)_secret ts/sci clearance_card (?:SC|DV|BPSS)[-_]clear(?:ed|ance)`)

/** Where the person has to live. */
export const dwelling =
  /^(?:liv(?:e|ing)|resid(?:e|ing)|(?:candidates|applicants) (?:living|residing|from)|(?:be )?(?:based|located|resident)) (?:in|within|near)\b/i

export const drivingLicence = anywhere(`
  \\b(?:(?:valid|full|clean|current|active|UK|US)\\s+)*driv(?:er|ing)(?:['’]?s)?['’]?\\s+licen[cs]e\\b
  \\bführerschein\\b`)

/** J29: checks that an employer makes: nothing that a resume could show. */
export const vetting = anywhere(`
  \\b(?:(?:enhanced|basic|standard|national|NDIS)\\s+)*(?:DBS|PVG|CRB|disclosure scotland|disclosure and barring|working with children(?= check)|worker screening|(?:police|garda) (?:check|clearance|vetting)|vulnerable sector(?= check)|(?<=\\b(?:basic|standard|enhanced) )disclosure)\\b(?: service)?(?: (?:check|disclosure|certificate))?
  \\b(?:pass (?:an? )?)?(?:pre-employment )?(?:drug[- ](?:and alcohol )?(?:test|screen)(?:ing)?|(?:background|criminal records?|credit) (?:check|screen(?:ing)?))\\b(?: and (?:an? )?(?:background check|drug screen|credit check))?
  ^(?:two |three )?references$`)

/** What the law asks of those who do this work. */
const licence = word(`
  licen[cs]es?(?!\\s+(?:management|agreements?|compliance|fees)) licensure credential
  licen[cs]ed_(?:in|to_practi[cs]e|by) registration_with
  (?:current|valid|active|full|unrestricted|unconditional)\\s+(?:[\\w/]+\\s+){0,3}registration
  registered_(?:with|nurse|pharmacist|social_worker|architect) RN QTS qualified_teacher_status
  NMC GMC HCPC GPhC GDC SRA CSCS SIA CDL HGV LGV ARRT NBCOT gas_safe approbation practising_certificate
  (?:member\\w*|admi\\w+|standing|eligib\\w+|called)\\b.{0,40}\\bbar bar_(?:admission|member\\w*|exam)`)

/** `VIT registration`, `CORU registered`: with the body that keeps the register. */
const register = /\b\p{Lu}{2,6}[\s-]+regist(?:ration|ered)\b/u

/** Without which the work may not be done. */
export const isLicence = (text: string): boolean => licence.test(text) || register.test(text)

const certificate = word(`
  certifi(?:ed|cates?|cations?) designation accredit(?:ed|ation) chartered qualification notary OSHA_\\d+ zertifi\\w+`)

const place = word(`
  travel relocat\\w+ commut\\w+ on[-_]?site in_person (?:live|reside|based|located)_(?:in|within|near)
  own_(?:car|transport|vehicle) working_hours weekends? shifts? overtime on[-_]call time_zone`)

const trait = word(`
  communicat\\w+ interpersonal team_?players? teamwork\\w* self-?(?:starter|motivated|driven|directed)
  (?:attention_to_)?detail organi[sz](?:ed|ational) proactive\\w* flexib\\w+ adaptab\\w+ curio\\w+ empath\\w+
  compassion\\w* kindness humou?r judge?ment discretion reliab\\w+ integrity enthusias\\w+ motivat\\w+ initiative positive
  calm patien(?:ce|t) resilien\\w+ problem[-_]solv\\w+ analytical critical_thinking time[-_]management independently
  collaborat\\w+ creativ\\w+ ego attitude mindset punctual\\w* confidentiality friendly honest\\w* trustworth\\w+
  multi-?task\\w* prioriti[sz]\\w+ fast-paced under_pressure ownership accountab\\w+ passion\\w* energetic
  work_ethic common_sense critique feedback`)

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
