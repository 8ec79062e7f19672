import type { EmploymentType, Seniority, WorkMode } from './job.ts'

// How and on what terms the work is done.

const days = '(?:\\d(?:\\.\\d)?|one|two|three|four|ein|zwei|drei|vier)(?:(?: or |[-–])\\w+)? days?'
const weekly = '(?: (?:a|per|each) week| weekly|/week)'
const office =
  '(?:in (?:the |our |an? )?(?:\\p{Lu}\\p{L}+ )?(?:office|studio|person|lab|store|\\p{Lu}\\p{L}+)|on[- ]?site|at (?:the|our) \\p{L}+(?: \\p{L}+)?|office days?|im büro|vor ort)'
const home = '(?:from home|remote(?:ly)?|home ?office|mobile work\\w*|mobil\\w*)'
const near = '[^.;\\n]{0,25}'
const hybrid = [
  '\\bhybrid(?:es)?\\b(?!\\s+(?:cloud|vehicles?|cars?|infrastructure|environments?|events?|electric|app|mobile))',
  `\\b${days}${weekly}?,? (?:\\p{L}+ ){0,2}?${office}`,
  `\\b(?:${office}|office)${near}\\b${days}${weekly}`,
  `\\b${days}${near}${home}|\\b\\d remote days|\\b${home}${near}\\b${days}`,
  '\\b(?:in person|in the office|on site) (?:from )?(?:mon|tues|wednes|thurs)days? (?:to|through|and|–|-) ',
  '\\bhome ?office (?:possible|optional?|möglich)\\b|\\bpart(?:ly|ially) remote\\b|\\bsplit (?:your )?time between home',
].map((pattern) => new RegExp(pattern, 'iu'))
const remote = [
  /(?:^|[\n|·•(,:–—-])\s*remote\b(?!\s+(?:sensing|control|patient|desktop|clinics|areas|sites|access|monitoring|support))/imu,
  /\b(?:fully|100 ?%|completely|entirely|permanently) remote\b/iu,
  /\bremote(?:ly)? (?:role|position|job|first|from anywhere|within|in the|in [A-Z]|across|work from)\b|\bremote-first\b|\bwork(?:ing)? (?:remotely|from anywhere|from home)\b|\bhome-based (?:in|role|position|with)\b|\bor remote\b|\bremote \(/iu,
]
const notRemote =
  /\b(?:no|not|isn['’]t|without) (?:an? )?(?:fully )?(?:remote|hybrid|home ?office)|\b(?:remote|telework)(?: \p{L}+)?:\s*no\b/iu
const onsite = [
  /(?<!\b(?:available|accommodation|parking|housing) )\bon[- ]?site\b(?!\s+(?:nursery|gym|parking|canteen|childcare|crèche|restaurant|interview|medical))/iu,
  /(?<!apply |interviews? |\band )\bin[- ](?:person|office)\b/iu,
  /\b(?:vor ort|work from office|(?:five|5) days (?:a|per) week (?:in|on|at))\b/iu,
]

const says = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text))

/** J9: the top of an advertisement outweighs its body. */
export function workModeOf(top: string, body: string): WorkMode | null {
  const clear = (text: string) => text.replace(new RegExp(notRemote.source, 'giu'), ' ')
  const [head, rest] = [clear(top), clear(body)]
  if (says(head, remote) && !/\bhybrid\b/i.test(head)) return 'remote'
  if (says(head, hybrid)) return 'hybrid'
  if (says(head, onsite)) return 'onsite'
  if (notRemote.test(body) && says(rest, onsite)) return 'onsite'
  if (says(rest, hybrid)) return 'hybrid'
  if (says(rest, remote)) return 'remote'
  return says(rest, onsite) || notRemote.test(body) ? 'onsite' : null
}

const fixedTerm =
  /\b(?:fixed[- ]term|FTC|(?:maternity|parental leave) cover|(?:duration|contract(?: length| period)?):\s*\d+ months|temporary (?:position|role|contract|post)|befristet\w*)\b/i
/** Said only at the top: the body may speak of other people's contracts. */
const contractTop = /\bfreelance\b|(?<!time, ?)\bper diem\b|(?:^|[|·•(,–—])\s*contract\s*(?:$|[|·•),–—])/imu
const contract =
  /\b(?:(?:\d{1,2}|one|two|three|four|six|nine|twelve|eighteen)[- ](?:months?|weeks?)[- ](?:contract|engagement|assignment)|contract(?:or)? (?:role|position|basis|to hire|job)|(?:inside|outside) ir35|(?:job|employment|contract) type:?\s*contract)\b/imu
const fullTime = /\bfull[- ]?time\b(?! (?:\w+ )?experience)|\bvollzeit\b/i
const partTime = /\bpart[- ]?time\b(?! (?:applica|candidates|considered))|\bteilzeit\b|\bjob share\b/i

/** J9: the top first here as well. */
export function employmentTypeOf(top: string, body: string): EmploymentType | null {
  for (const text of [top, body]) {
    if (fixedTerm.test(text)) return 'fixed-term'
    if (contract.test(text) || (text === top && contractTop.test(text))) return 'contract'
    const full = text.search(fullTime)
    const part = text.search(partTime)
    if (full >= 0) return part >= 0 && part < full ? 'part-time' : 'full-time'
    if (part >= 0) return 'part-time'
  }
  return null
}

const ranks: [Seniority, RegExp][] = [
  ['intern', /\b(?:intern|internship|working student|werkstudent\w*|apprentice|trainee|azubi)\b/i],
  ['executive', /\b(?:chief|c[efotim]o|president|vp|managing director|general manager)\b(?! to)/i],
  ['director', /\b(?:director|head of|superintendent|principal of)\b/i],
  ['lead', /\b(?:lead|principal|staff|team leader|foreman|supervisor)\b/i],
  ['manager', /\b(?:manager|controller)\b/i],
  ['junior', /\b(?:junior|graduate|entry[- ]level|associate|early career|jr)\b/i],
  ['senior', /\b(?:senior|sr|experienced|expert)\b/i],
  ['mid', /\b(?:mid|intermediate)\b/i],
]

/** J11: by the title; without a word for it there, by the years asked for. */
export function seniorityOf(title: string | null, years: number | null): Seniority | null {
  const assistant = /\bassistant to\b/i.exec(title ?? '')
  const named = (assistant ? title?.slice(0, assistant.index) : title) ?? ''
  for (const [rank, words] of ranks) if (words.test(named)) return rank
  if (years === null) return null
  if (years >= 5) return 'senior'
  return years >= 2 ? 'mid' : 'junior'
}
