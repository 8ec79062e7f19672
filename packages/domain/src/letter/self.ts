import { titleness } from '../language/job-nouns.ts'
import { wholeSentences } from '../language/line-sentences.ts'
import { articleFor } from '../language/speak/article.ts'
import { firstPerson } from '../language/speak/first-person.ts'
import { lowerFirst } from '../language/speak/lower-first.ts'
import { readVerb } from '../language/verbs.ts'
import type { Source } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { clicheIn } from './cliches.ts'
import { isEvidence } from './evidence.ts'
import { wordCount } from './letter.ts'

const longest = 32
const most = 3

/** A sentence of the summary as the person would say it. */
export interface Introduction {
  text: string
  source: string
}

/** The summary as the person would say it: `Nurse with ten years …` is `I am a nurse with …`. Only its first sentence may name what one is. */
export function selfIntroduction(sources: readonly Source[]): Introduction[] {
  const summary = sources.find(({ kind }) => kind === 'summary')
  if (!summary) return []
  const [first = '', ...others] = wholeSentences(summary.text.slice(0, 2_000))
  const texts = [isEvidence(first) ? spokenSelf(first) : null, ...others.filter(isEvidence).map(spokenLine)]
  return [...new Set(texts)]
    .filter((text) => text !== null && !isListing.test(text) && wordCount(text) <= longest && !clicheIn(text))
    .slice(0, most)
    .map((text) => ({ text: text ?? '', source: summary.id }))
}

/** Papers have their own sentence, and a list of skills is no introduction. */
const isListing = patternOf(letterWords.isListing, 'u')

/** Summaries often speak of their person in the third. */
const asOwn = (said: string) =>
  said
    .replace(/^(?:i['’]?m|(?:i )?am)\b/i, 'I am')
    .replace(/\bi\b/g, 'I')
    .replace(/\bhim\b/g, 'me')
    .replace(/\b(?:his|her)\b/g, 'my')
    .replace(/\b(?:himself|herself)\b/g, 'myself')

const thirdLater = patternOf(letterWords.thirdLater, 'u')

const isTime = patternOf(letterWords.isTime, 'iu')

function spokenLine(text: string): string | null {
  const said = asOwn(text)
  if (/^(?:I|My) /.test(said)) return said
  if (isTime.test(said)) return `I have ${lowerFirst(said)}`
  const form = readVerb(said.split(' ')[0] ?? '')?.form
  // In a summary a bare word is rather a noun, `Field background, strong on schedule`, and a strange one no verb: `Level-headed in snow`.
  if (form === undefined || form === 'base') return null
  const spoken = firstPerson(said, { current: true })
  return spoken?.subject === 'I' && spoken.rest === '' && !thirdLater.test(spoken.predicate) && wordCount(said) > 4
    ? `I ${spoken.predicate}`
    : null
}

/** `Optician, GOC registered, eleven years in practice`: what stands between who and how long would hang in the air. */
const apposed = /^([^,;]+), (?!.* (?:and|or) [^,]*,)[^;]*?, (?=\S+ years )/u
const timed = patternOf(letterWords.timed, '')

function withoutAppositions(text: string): string {
  const [whole = '', who = ''] = apposed.exec(text) ?? []
  const time = text.slice(whole.length)
  return whole === '' ? text : timed.test(time) ? `${who}, ${time}` : who
}

/** `Adviser with CeMAP, started on the counter`: what somebody is, and then a deed without its doer. */
const thenDeed = patternOf(letterWords.thenDeed, 'u')

const listsYears = patternOf(letterWords.listsYears, 'u')

const yearsOfOne = patternOf(letterWords.yearsOfOne, 'iu')

const whoOf = patternOf(letterWords.whoOf, '')

const thenYears = patternOf(letterWords.thenYears, '')

function spokenSelf(said: string): string | null {
  const text = withoutAppositions(asOwn(said))
    .replace(thenYears, '$1 with ')
    .replace(/\. \p{N}.*$/u, '')
    .replace(thenDeed, '')
  if (/^(?:I|My) /.test(text)) return text
  // `To obtain a position` is a wish.
  if (yearsOfOne.test(text) || /^to |\bs?he\b/i.test(text)) return null
  const head = whoOf.exec(text)?.[1] ?? ''
  const isTimed = /^.{0,40}? with .{1,30} years\b/.test(text)
  const isPerson = head.split(' ').length <= 6 && (isTimed || titleness(head.replace(/ \(.*/, '')) > 0)
  const lists = listsYears.test(text)
  if (isPerson && !lists && !/;/.test(text))
    return `I am ${articleFor(text)} ${/^\p{L}+ \p{N}/u.test(text) ? text : lowerFirst(text)}`
  return spokenLine(text)
}
