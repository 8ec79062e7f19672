import { skillNamed } from './index.ts'

/** How a skill is come by: what a plan for it looks like depends on this and not on the profession. */
export type Nature = 'tool' | 'method' | 'craft' | 'soft' | 'language' | 'licence' | 'certificate' | 'check'

const credentialCategory = /^(?:Licences and certificates|Certificates|Qualifications|Admissions and qualifications)$/
const checked = /\b(?:clearance|check|vetting|polygraph|scheme|Führungszeugnis|driving record)\b/i
const licensed =
  /\b(?:licen[cs](?:e|ed|es)|registration|registered|bar|permit|endorsement|rating|card|status|admission|CDL|HGV|pilot|mariner)\b/i
const certified = /\b(?:certifi(?:cate|cation|ed)|chartered|diploma|qualification|accreditation|exam(?:ination)?)\b/i
/** Also among the skills of a field: `Gas Safe registration`, but not `Patient registration`. */
const namedAsCredential = /(?:licen[cs]e|certificat(?:e|ion)|(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) registration)$/u
/** What initials stand for that are granted after a course: `SMSTS`. */
const ofScheme = /(?:Certification|Competence|Training) Scheme$/
const madeOfSoftware =
  /software|systems?$|(?:project|BI|and) tools$|CAD|libraries|spreadsheets|CRM|figures$|^E-commerce$/i
/** `Practice management system`, among the skills of a field; not `Nervous system`. */
const namedAsSoftware = /\b(?:software|management systems?)$/i
const byHand = new Set(['trades', 'health', 'hospitality', 'construction', 'agriculture', 'transport'])
const byHandCategory = /^(?:Photography|Film and motion|Music, stage and museum|Laboratory|Fire and emergency)$/

export function natureOf(name: string): Nature {
  const skill = skillNamed(name)
  if (!skill) return credential(name) ?? 'method'
  const { field, category, soft, aliases } = skill
  if (field === 'languages') return 'language'
  if (field === 'certificates' || credentialCategory.test(category)) return credential(name) ?? 'certificate'
  if (soft) return 'soft'
  if (namedAsCredential.test(name)) return credential(name) ?? 'certificate'
  if (aliases.some((it) => ofScheme.test(it))) return 'certificate'
  if (field === 'software' || field === 'data' || madeOfSoftware.test(category) || namedAsSoftware.test(name))
    return 'tool'
  return byHand.has(field) || byHandCategory.test(category) ? 'craft' : 'method'
}

function credential(name: string): Nature | null {
  if (checked.test(name)) return 'check'
  if (licensed.test(name)) return 'licence'
  return certified.test(name) ? 'certificate' : null
}
