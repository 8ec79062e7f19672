import { affirmed, takenBack } from '../held/index.ts'
import { speaksToSoftware } from '../job/addressed.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'

const orders = patternOf(letterWords.orders)

const fewestWords = 2

/** Whether a line can stand for something in a letter: it is no order, and more than figures. */
export const isEvidence = (text: string): boolean =>
  !orders.test(text) && !speaksToSoftware(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords

const mishap = patternOf(letterWords.mishap, 'iu')

const behind = patternOf(letterWords.behind)
const neverBehind = patternOf(letterWords.neverBehind, 'giu')
const ownDelay = patternOf(letterWords.ownDelay, '')

/** `Turned round a project 6 months late` is a feat. */
function isBehind(line: string): boolean {
  const first = /^(?:I )?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? ''
  const verb = readVerb(first)
  const isDeed = verb ? verb.form === 'past' && !ownDelay.test(verb.base) : first.endsWith('ed')
  return behind.test(line) && !isDeed
}

/** Whether a line tells against the person: they keep it in their resume, and no letter opens with it. */
export function tellsAgainst(text: string): boolean {
  const line = text.replace(/^[^\p{L}]+/u, '').replace(neverBehind, '')
  return mishap.test(line) || isBehind(line) || isUndone(line)
}

const fewestLeft = 3

/** What was lost or done by others beside a deed of the person's is part of their story; what they did not do is none. */
const isUndone = (line: string): boolean =>
  takenBack(line).some(([, , stands]) => stands !== 'lapsed' && stands !== 'of others') ||
  (takenBack(line).length > 0 && contentStems(affirmed(line)).length < fewestLeft)

/** Fewer words stand in many lines. */
const fewestTold = 3

/** Whether another text has all the words of one: told both, a letter would say it twice. */
export function isToldBy(text: string, other: string): boolean {
  const [own, told] = [text, other].map((it) => new Set(contentStems(it)))
  if (!own || !told || own.size < Math.min(fewestTold, told.size)) return false
  return [...own].every((it) => told.has(it))
}

const figures = /(?<![\p{L}\p{N}])[£$€]?\p{N}[\p{N}.,]*\p{N}|(?<![\p{L}\p{N}])\p{N}/gu
const isYear = /^(?:19|20)\p{N}{2}$/u
const fewestShared = 2

/** Whether both tell one result: all figures of the one are in the other, and some of its words. */
export function tellsSameResult(one: string, other: string): boolean {
  const own = (one.match(figures) ?? []).filter((it) => !isYear.test(it))
  const theirs = new Set(other.match(figures))
  const words = new Set(contentStems(other))
  const shared = contentStems(one).filter((it) => /^\p{L}/u.test(it) && words.has(it)).length
  return own.length > 0 && own.every((it) => theirs.has(it)) && shared >= fewestShared
}
