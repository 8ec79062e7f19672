import type { Job, Quote } from '../job/job.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { articleFor } from '../language/speak/article.ts'
import { isNounToo } from '../language/speak/nominal.ts'
import { readVerb } from '../language/verbs.ts'
import { isStopWord, words } from '../language/words.ts'
import { spokenLabel } from '../skills/spoken-name.ts'
import { among, oneOf, patternOf } from '../text/patterns.ts'
import { sentencesIn } from '../text/sentences.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { lineWords } from '../words/interview-lines.ts'
import { praise } from '../words/job/labels.ts'
import { quoted } from './quoted.ts'

/**
 * How a phrase of an advertisement fits into a sentence: `lead a crew` after "to", `leading a crew` and `fire alarm` after
 * "with", `lived through a merger` after "has"; anything else can only be quoted.
 */
type Form = 'do' | 'doing' | 'done' | 'thing' | 'quoted'

export interface Phrase {
  text: string
  form: Form
}

const foreign = patternOf(lineWords.foreign)
const mostWords = 18

/** Words of strangers that may stand in a guide: no address, no markup, nothing addressed to software. */
export function isSafe({ words: text, from, to }: Quote, job: Job): boolean {
  return !foreign.test(text) && !job.ignored.some((it) => it.from < to && from < it.to)
}

export const safeName = (name: string | null): string | null => (name && !foreign.test(name) ? name : null)

const goesOn = patternOf(lineWords.goesOn, '')

/** The first statement of a longer one, without brackets: short enough to be said aloud. */
export function shortened(text: string): string {
  const bare = text.replace(/\s*\([^()]*\)/g, '')
  // `IT (Word, Excel)` says little without its brackets.
  const plain = (bare.length < 4 ? text : bare)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\S+(?:\s\S+)?:\s/, '')
  const [sentence = plain] = stoppedSentences(plain)
  const first = sentence.split(goesOn)[0] ?? sentence
  const counted = first.split(' ')
  const kept = counted.length <= mostWords ? first : upToJoint(counted.slice(0, mostWords).join(' '))
  return kept.replace(/[\s.,;:!?–—-]+$/, '').replace(hanging, '')
}

const hanging = patternOf(lineWords.hanging, '')

const mayEnd = patternOf(lineWords.mayEnd, 'g')

/** Back to the last place where a sentence may end. */
function upToJoint(text: string): string {
  const joints = [...text.matchAll(mayEnd)].map(({ index }) => index)
  const at = joints.filter((it) => it > 24).at(-1)
  return at === undefined ? text : text.slice(0, at)
}

const notASubject = patternOf(lineWords.notASubject, '')
const hangsInTheAir = patternOf(lineWords.hangsInTheAir)

export const wordCount = (text: string) => text.split(' ').length

const saidByThem = patternOf(lineWords.saidByThem)

const noDeedFirst = patternOf(lineWords.noDeedFirst, '')

/** A duty as a phrase; null where it says too little alone, or something of the employer, or is asked of the person. */
export function dutyPhrase(duty: Quote, job: Job, asVerbs: boolean): Phrase | null {
  const text = shortened(duty.words)
  const isAsked = job.requirements.some((it) => it.from < duty.to && duty.from < it.to)
  if (
    !isSafe(duty, job) ||
    isAsked ||
    wordCount(text) < 3 ||
    /^\S+ (?:and|or|&) \S+$/.test(text) ||
    hangsInTheAir.test(text)
  )
    return null
  const [first = '', second = ''] = words(text)
  const verb = readVerb(first)
  if (noDeedFirst.test(first) || notASubject.test(verb?.base ?? '')) return null
  if (verb && second !== 'of' && !isCompound(text)) {
    if (verb.form === 'gerund') return { text: lowered(text), form: 'doing' }
    // `so that we meet the law` is said by them.
    if (verb.form === 'base' && saidByThem.test(text)) return { text, form: 'quoted' }
    if (verb.form === 'base')
      return asVerbs || readsAsVerb(text) ? { text: lowered(text), form: 'do' } : { text, form: 'quoted' }
    // Behind `and` it may be a thing: `prepares reports on writs and appeals`.
    if (verb.form === 'third')
      return saidOfTheRole(duty, job) && !/\band\s$/.test(job.text.slice(0, duty.from)) ? asBase(text, verb.base) : null
  }
  if (verb?.form === 'past' || verb?.form === 'participle' || /ly$/.test(first)) return null
  const said = second === 'of' ? lowered(text) : spokenLabel(text, job.text)
  return verb || asVerbs ? { text: said, form: 'quoted' } : { text: said.replace(deedAsThing, 'the $&'), form: 'thing' }
}

const deedAsThing = patternOf(lineWords.deedAsThing, 'u')

/** `leads a team` as `lead a team`; with a second verb in the same form the words are better quoted. */
function asBase(text: string, base: string): Phrase {
  const [first = '', ...others] = words(text)
  const hasAnother = others.some((it, index) => others[index - 1] === 'and' && readVerb(it)?.form === 'third')
  return hasAnother ? { text, form: 'quoted' } : { text: base + text.slice(first.length), form: 'do' }
}

const verbBefore = patternOf(lineWords.verbBefore, 'u')

/** `own the roadmap`, or the middle of a sentence that began with "you will". */
const readsAsVerb = (text: string) => verbBefore.test(text)

/** `on-call one weekend in five` and the like say no activity. */
const isCompound = (text: string) => /^\p{L}+-/u.test(text)

/** Whether duties are written as verbs: `Design housings`, not `Design of housings`. */
export const isVerbList = (duties: readonly Quote[]): boolean =>
  duties.filter((it) => isBaseVerb(it.words)).length * 5 >= duties.length * 2

function isBaseVerb(text: string): boolean {
  const [first = '', second = ''] = words(text)
  return readVerb(first)?.form === 'base' && second !== 'of'
}

const ofRole = among(lineWords.ofRole.words)
const isRelative = patternOf(lineWords.isRelative, '')

/** `The supervisor leads 25 people` is a duty, `The board meets six times` is not. */
function saidOfTheRole({ from }: Quote, { text, title }: Job): boolean {
  const before = sentencesIn(text.slice(Math.max(0, from - 160), from)).at(-1)
  const clause = words(before?.mark === '' ? before.text : '')
  const role = words(title ?? '').filter((it) => !isStopWord(it))
  // `Performs …` alone is said of nobody else.
  if (clause.length === 0) return true
  return clause.some((it) => ofRole(it) || role.includes(it)) && !isRelative.test(clause.at(-1) ?? '')
}

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? (text[0]?.toLowerCase() ?? '') + text.slice(1) : text)

const quality = patternOf(lineWords.quality, 'u')

const endOfPerson = patternOf(lineWords.endOfPerson, '')

const beforeDone = patternOf(lineWords.beforeDone)

const beforeDoing = patternOf(lineWords.beforeDoing)

const beforeThing = patternOf(lineWords.beforeThing, 'i', { praise: oneOf(praise) })

/** The article that the thing has in its sentence, also before praise that is left out: `an excellent safety record`. */
function articleIn(before: string, label: string): string {
  const [, found] = beforeThing.exec(before) ?? []
  if (found === undefined) return ''
  return found.toLowerCase() === 'the' ? 'the ' : `${articleFor(label)} `
}

/** What a requirement asks for, in the case and form that its own sentence gives it. */
export function requirementPhrase(label: string, sentence: string, job: Job): Phrase {
  const at = sentence.toLowerCase().indexOf(label.toLowerCase())
  const before = at < 0 ? '' : sentence.slice(0, at)
  const article = articleIn(before, label)
  const own = at > 0 ? article + sentence.slice(at, at + label.length) : spokenLabel(label, job.text)
  const isOpenList = at >= 0 && /^,? or\b/.test(sentence.slice(at + label.length)) && !/ (?:or|and) /.test(label)
  const text = isOpenList ? own.replace(/, (?=[^,]*$)/, ' or ') : own
  if (/\bas (?:an? |the )?$/i.test(before) || / experience /.test(label)) return { text, form: 'quoted' }
  const [first = '', second = ''] = words(label)
  const verb = second === 'of' ? null : readVerb(first)
  if (beforeDoing.test(before) && verb?.form === 'base') return { text: lowered(text), form: 'do' }
  if (beforeDone.test(before) && (verb || first.endsWith('ed'))) return { text: lowered(text), form: 'done' }
  if (verb?.form === 'gerund' && second) return { text: lowered(text), form: 'doing' }
  if (article && endOfPerson.test(label)) return { text, form: 'quoted' }
  // `market research` is a thing, `raise funds` is none.
  const isDeed = verb?.form === 'base' && !isNounToo(verb.base) && isPluralNoun(second)
  const isShort = verb?.form === 'base' && wordCount(label) < 3 && !isDeed
  const isThing = (verb === null || !second || isShort) && !quality.test(label)
  return { text, form: isThing && wordCount(label) < 8 ? 'thing' : 'quoted' }
}

/** `dynamic` and `flat hierarchies`, as they stand inside a sentence, with the right word for them. */
export const namedWords = (text: string): string =>
  `${wordCount(text) === 1 ? 'word' : 'words'} ${quoted(/\p{Lu}.*\p{Lu}/u.test(text) ? text : lowered(text))}`

/** A word of the employer about itself; null where there is none that is not just its name. */
export const cultureWord = (job: Job): string | null =>
  job.cultureWords.find((it) => isSafe(it, job) && it.words.length < 60 && !job.company?.includes(it.words))?.words ??
  null
