import type { Skill } from '../skills/catalogue/parse.ts'
import { namesDegree } from './degree.ts'
import type { RequirementKind } from './job.ts'
import { languagesIn } from './languages.ts'

export const rightToWork =
  /\b(?:authori[sz]ed|eligible|entitled|permitted|legally able|right|permission|authori[sz]ation|eligibility|permit)\s+to\s+(?:live and )?work\b|\bwork (?:permit|authori[sz]ation)\b|\bvisa\b/i
export const citizenship =
  /\b(?:citizens?|citizenship|nationals? only|permanent resident|green card|U\.?S\.? person)\b/i
export const clearance =
  /\b(?:security |secret |top secret |ts\/sci |government |nato )*clearances?\b|\b(?:active|current)\s+(?:top )?secret\b|\bts\/sci\b|\b(?:SC|DV|BPSS)[- ](?:cleared|clearance|check)/i
export const ofAge =
  /\b(?:aged?|at least|over|minimum age:?)\s+(?:18|21|25)\b|\b(?:18|21|25)\+?\s*(?:years\s*)?(?:of age|old|(?:of age )?(?:or|and) (?:over|older|above))/i
export const drivingLicence = /\bdriv(?:er|ing)(?:['’]?s)?[’']?\s+licen[cs]e\b|\bführerschein\b/i
export const vetting =
  /\b(?:DBS|PVG|CRB|disclosure scotland|disclosure and barring)\b|\bbackground (?:check|screen\w*)|\bdrug[- ](?:test|screen)\w*|\bcriminal record|\bcredit check|\breferences?\b(?= (?:are|is|will|check))|^(?:two |three )?references$/i
export const licence =
  /\blicen[cs]es?\b(?!\s+(?:management|agreements?|compliance|fees))|\blicensure\b|\blicen[cs]ed (?:in|to practi[cs]e|by)\b|\b(?:state |professional )?registration with\b|\bregistered (?:with|nurse|pharmacist|social worker|architect)\b|\bQTS\b|\bqualified teacher status\b|\b(?:NMC|GMC|HCPC|GPhC|GDC|SRA|CSCS|SIA|CDL|HGV|LGV|ARRT|NBCOT)\b|\bgas safe\b|\bapprobation\b|\bpractising certificate\b|\b(?:member\w*|admi\w+|standing|licen\w+|eligib\w+|called|pass\w*)\b.{0,40}\bbar\b|\bbar (?:admission|member\w*|licen\w+)\b|\bRN\b/i
const certificate =
  /\bcertifi(?:ed|cates?|cations?)\b|\bdesignation\b|\baccredit(?:ed|ation)\b|\bchartered\b|\bzertifi\w+|\bOSHA \d+\b|\bqualification\b|\bnotary\b/i
const place =
  /\b(?:travel|relocat\w+|commut\w+|on[- ]site|onsite|in person|(?:live|reside|based|located) (?:in|within|near)|own (?:car|transport|vehicle)|working hours|weekends?|shifts?|overtime|on[- ]call|time zone)\b/i
const trait =
  /\b(?:communicat\w+|interpersonal|team ?players?|teamwork\w*|self-?(?:starter|motivated|driven|directed)|attention to detail|detail|organi[sz]ed|organi[sz]ational|proactive\w*|flexib\w+|adaptab\w+|curio\w+|empath\w+|compassion\w*|humou?r|judge?ment|discretion|reliab\w+|integrity|enthusias\w+|motivat\w+|initiative|positive|calm|patien(?:ce|t)|resilien\w+|problem[- ]solv\w+|analytical|critical thinking|time[- ]management|independently|collaborat\w+|creativ\w+|ego|attitude|mindset|punctual\w*|confidentiality|friendly|honest\w*|trustworth\w+|multi-?task\w*|prioriti[sz]\w+|fast-paced|under pressure|ownership|accountab\w+|passion\w*|energetic|hands-on mentality|work ethic|common sense|steady|direct|critique|feedback)\b/i

/** What sort of thing is asked for. The narrow sorts come before the wide ones. */
export function kindOf(text: string, skills: readonly Skill[]): RequirementKind {
  if (rightToWork.test(text) || citizenship.test(text) || ofAge.test(text)) return 'place'
  if (clearance.test(text) || licence.test(text) || drivingLicence.test(text)) return 'certificate'
  if (namesDegree(text)) return 'degree'
  if (certificate.test(text) || skills.some((skill) => skill.field === 'certificates')) return 'certificate'
  if (languagesIn(text).length > 0) return 'language'
  const hard = skills.filter((skill) => !skill.soft)
  if (place.test(text) && hard.length === 0) return 'place'
  if (hard.length > 0) return 'skill'
  return skills.length > 0 || trait.test(text) ? 'trait' : 'experience'
}
