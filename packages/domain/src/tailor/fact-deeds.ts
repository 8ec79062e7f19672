import { beforeObject, isBareDeed } from '../language/bare-deed.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb, type VerbForm, verbForms } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { furtherDeeds } from '../words/answers.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { type Told, unspoken } from './fact-words.ts'
import { ended } from './sentences.ts'

// What an answer tells as done, in the tense of its role and without its subject: `I have trained six`, `Trained six`.

const opening = patternOf(answerWords.opening, 'isu')

const isOver = patternOf(answerWords.isOverBy)
const bygone = patternOf(answerWords.bygone, 'iu')
const goesOn = /\b(?:am|are)\b|['’](?:m|re)\b/i
const wentOn = /\bbeen\b/i

interface ReadVerb {
  base: string
  form: VerbForm
}

/** What follows `I` is a verb, also one that no list has: `I temper chocolate`. */
const unknownIn = (who: string, before: string, word: string): ReadVerb | null => {
  if (/ed$/.test(word)) return { base: word, form: 'past' }
  // `keying`: of `piping` nobody knows whether an `e` is missing.
  const [, base] = /^(\p{L}+(?:[aeo]y|ow|[^aeiou]{2}))ing$/u.exec(word) ?? []
  if (base !== undefined) return { base, form: 'gerund' }
  const isVerb = who !== '' && !isBeing.test(`${who}${before}`) && !/ly$|ing$/.test(word) && !isPreposition(word)
  return isVerb ? { base: word, form: 'base' } : null
}

const isBeing = patternOf(answerWords.isBeing)
const been = patternOf(answerWords.been, 'u')

/** `I was in charge of two vans` → `In charge of two vans.`; null where the person says nothing that they were. */
function asBeen(sentence: string): string | null {
  const [whole] = been.exec(sentence) ?? []
  return whole === undefined ? null : ended(upperFirst(unspoken(sentence.slice(whole.length))))
}

interface Opened {
  who: string
  before: string
  verb: string
  rest: string
}

/** The first verb as the role tells it; null where what opens the sentence is no deed. */
function formOf({ who, before, verb, rest }: Opened, read: ReadVerb, form: VerbForm): string | null {
  const { past } = verbForms(read.base)
  if (isOver.test(before) || wentOn.test(before) || (past === read.base && bygone.test(rest))) return past
  if (read.form === 'gerund') return goesOn.test(`${who}${before}`) ? verbForms(read.base)[form] : null
  if (read.form === 'base') return verbForms(read.base)[form]
  return read.form === 'participle' ? verbForms(read.base).past : verb.toLowerCase()
}

const further = new RegExp(`(,? (?:${furtherDeeds}) |, )(\\p{Ll}+)${beforeObject}`, 'gu')

/** What was done besides, in the same form: `type letters and answer the phone`. */
const alongside = (rest: string, form: VerbForm) =>
  rest.replace(further, (whole, joint: string, verb: string) => {
    const read = readVerb(verb)
    return read?.form === 'base' ? `${joint}${verbForms(read.base)[form]}` : whole
  })

/** `used it daily` is said of what was asked; `wrote reports and sent them` is not. */
function named(rest: string, thing: string | null): string {
  if (thing === null || /ing\b/.test(thing)) return rest
  return /^ (?:it|them)\b/.test(rest) ? rest.replace(/^ (?:it|them)/, ` ${thing}`) : rest.replace(/\bit\b/, thing)
}

/** The answer as deeds, a bare verb in the form that is wanted; null where it tells none. */
export function deedsIn({ thing, said }: Told, form: VerbForm): string | null {
  const deeds = stoppedSentences(said).map((sentence) => {
    const [, who = '', before = '', verb = '', rest = ''] = opening.exec(sentence) ?? []
    const read = readVerb(verb.toLowerCase()) ?? unknownIn(who, before, verb.toLowerCase())
    if (read === null) return asBeen(sentence)
    const { base } = read
    const words = formOf({ who, before, verb, rest }, read, form)
    if (words === null || isEmpty(base, rest, thing) || isName(sentence, verb, rest, thing)) return null
    const tense = words === verbForms(base)[form] ? form : 'past'
    return ended(upperFirst(`${words}${unspoken(named(alongside(rest, tense), thing))}`))
  })
  return deeds.every((it) => it !== null) && deeds.length > 0 ? deeds.join(' ') : null
}

const doneOften = patternOf(answerWords.doneOften, '')

/** `I do it monthly for 30 staff`. */
const isOften = (base: string, rest: string, thing: string | null) =>
  base === 'do' && thing !== null && doneOften.test(rest)

const whenDone = patternOf(answerWords.whenDone, 'u')

const namedByPronoun = patternOf(answerWords.namedByPronoun, '')

const bareVerbs = patternOf(answerWords.bareVerbs, '')

/** `Sold 25 last year`, `Awarded in 2023`: they do not say what. */
const isEmpty = (base: string, rest: string, thing: string | null) =>
  (bareVerbs.test(base) && namedByPronoun.test(rest) && !isOften(base, rest, thing)) ||
  (thing !== null && whenDone.test(rest))

/** A bare word that may be a verb, and has nothing that it is done to: `Stock control`. */
function isName(sentence: string, verb: string, rest: string, thing: string | null): boolean {
  const isBare = readVerb(verb.toLowerCase())?.form === 'base' && !/^(?:I|we)\b/i.test(sentence)
  return isBare && !isBareDeed(sentence) && (thing === null || !/^ (?:it|them)\b/.test(rest))
}
