import { patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import * as termsWords from '../words/job/terms.ts'
import type { EmploymentType, WorkMode } from './job.ts'

// How and on what terms the work is done.

const days = sourceOf(termsWords.days)
const weekly = sourceOf(termsWords.weekly)
const office = sourceOf(termsWords.office)
const home = sourceOf(termsWords.home)
const near = '[^.;\\n]{0,25}'
const hybrid = [
  sourceOf(termsWords.hybridAlone),
  `\\b${days}${weekly}?,? (?:\\p{L}+ ){0,2}?${office}`,
  `\\b(?:${office}|office)${near}\\b${days}${weekly}`,
  sourceOf(termsWords.hybridDays, { days, near, home }),
  sourceOf(termsWords.hybridWeekdays),
  sourceOf(termsWords.hybridPartly),
].map((pattern) => new RegExp(pattern, 'iu'))
const remote = [
  patternOf(termsWords.remoteAlone, 'imu'),
  patternOf(termsWords.remoteFully, 'iu'),
  patternOf(termsWords.remoteRole, 'iu'),
]
const notRemote = patternOf(termsWords.notRemote, 'iu')
const onsite = [
  patternOf(termsWords.onsiteAlone, 'iu'),
  patternOf(termsWords.onsiteInPerson, 'iu'),
  wordIn(termsWords.onsiteDays, 'iu'),
]

const says = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text))

/** J9: the top of an advertisement outweighs its body. */
export function workModeOf(top: string, body: string): WorkMode | null {
  const clear = (text: string) => text.replace(new RegExp(notRemote.source, 'giu'), ' ')
  const [head, rest] = [clear(top), clear(body)]
  if (says(head, remote) && !/\bhybrid\b/i.test(head)) return 'remote'
  if (says(head, hybrid)) return 'hybrid'
  if (says(head, onsite)) return 'onsite'
  if (says(rest, hybrid)) return 'hybrid'
  if (says(rest, remote)) return 'remote'
  return says(rest, onsite) || notRemote.test(body) ? 'onsite' : null
}

const fixedTerm = patternOf(termsWords.fixedTerm)
const contractTop = patternOf(termsWords.contractTop, 'imu')
const contract = patternOf(termsWords.contract, 'imu')
const fullTime = /\bfull[- ]?time\b(?! (?:\w+ )?experience)|\bvollzeit\b/i
const partTime = patternOf(termsWords.partTime)

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
