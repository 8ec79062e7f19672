import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import * as words from '../words/job/terms.ts'
import type { EmploymentType, WorkMode } from './job.ts'

const isHybrid = phrasesOf(words.hybridWords)
const isOther = phrasesOf(words.otherHybrids)
const isRemote = phrasesOf(words.remoteWords)
/** Alone between marks: `Leeds · Remote`. */
const remoteAlone = /(?:^|[\n|·•(,:–—-])\s{0,3}remote\b|\bremote (?:\(|(?:with)?in \p{L})/imu
const notRemote = phrasesOf(words.notRemote)
const isOnsite = phrasesOf(words.onsiteWords)
const days = new RegExp(
  `\\b(?:[1-4](?:\\.\\d)?|${alternatives(words.dayCounts)})(?:(?: or |[-–])\\p{L}{1,5}|[-–]\\d)? days?(?<week>,? (?:a|per|each) week,?|[ /]week(?:ly)?)?`,
  'giu',
)
const isHome = phrasesOf(words.homeWords)
const isOffice = phrasesOf(words.officeWords)
const near = 40

/** Some days at home, or some in the office: `two days a week in Berlin`. */
const namesDays = (text: string) =>
  [...text.matchAll(days)].some(({ index, 0: said, groups }) => {
    const [before, after] = [
      text.slice(Math.max(0, index - near), index),
      text.slice(index + said.length).slice(0, near),
    ]
    const around = `${before.slice(before.search(/[^.;\n]*$/))} ${/^[^.;\n]*/.exec(after)?.[0] ?? ''}`
    return isHome.test(around) || isOffice.test(around) || (groups?.week !== undefined && /^ in\b/.test(after))
  })

const saysHybrid = (text: string) => isHybrid.test(text) || namesDays(text)
const saysRemote = (text: string) => isRemote.test(text) || remoteAlone.test(text)

/** [J14] The top of an ad outweighs its body; what is denied is not offered. */
export function workModeOf(top: string, body: string): WorkMode | null {
  const [head, rest] = [top, body].map((text) => notRemote.without(isOther.without(text))) as [string, string]
  if (saysRemote(head) && !/\bhybrid\b/i.test(head)) return 'remote'
  if (saysHybrid(head)) return 'hybrid'
  if (isOnsite.test(head)) return 'onsite'
  if (saysHybrid(rest)) return 'hybrid'
  if (saysRemote(rest)) return 'remote'
  return isOnsite.test(rest) || notRemote.test(body) ? 'onsite' : null
}

const isFixedTerm = phrasesOf(words.fixedTermWords)
const duration = /\b(?:duration|contract(?: length| period)?):\s?\d+ months/i
const isContract = phrasesOf(words.contractWords)
const onTop = phrasesOf(words.contractOnTop)
const isFull = phrasesOf(words.fullTimeWords)
const isPart = phrasesOf(words.partTimeWords)
const otherTimes = phrasesOf(words.otherTimes)

const otherExperience = /\bfull[- ]time (?:\p{L}{1,15} )?experience/giu

/** [J14] The top first here as well. */
export function employmentTypeOf(top: string, body: string): EmploymentType | null {
  for (const said of [top, body]) {
    const text = otherTimes.without(said).replace(otherExperience, ' ')
    if (isFixedTerm.test(text) || duration.test(text)) return 'fixed-term'
    if (isContract.test(text) || (said === top && onTop.test(text))) return 'contract'
    const [full, part] = [isFull.find(text)?.from ?? -1, isPart.find(text)?.from ?? -1]
    if (full >= 0) return part >= 0 && part < full ? 'part-time' : 'full-time'
    if (part >= 0) return 'part-time'
  }
  return null
}
