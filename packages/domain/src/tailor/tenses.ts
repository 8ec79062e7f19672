import { determiner, type Verb } from '../language/opening-words.ts'
import { hasFragments, opensWithNoun } from '../language/opens-noun.ts'
import { patternOf } from '../language/patterns.ts'
import { inflected } from '../language/speak/inflected.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { skillNamed } from '../skills/index.ts'
import { lineWords } from '../words/tailor-lines.ts'
import { verbsOrNouns } from '../words/verbs.ts'
import { lowerFirst } from './names.ts'
import type { Tense } from './openings.ts'

const mayBeThing = patternOf(lineWords.mayBeThing)
const opensDone = patternOf(lineWords.opensDone, 'iu')
const isMany = /^\p{Ll}+[^s\W]s[,.;]?$/u

/**
 * A line in the tense of its role: what goes on in a role that is over is told as over, and `Fitting windows` as what is
 * done. What was finished in a role that lasts stays in the past. Null where it is well, or where the verbs are not sure.
 */
export function inTense(text: string, tense: Tense, isOver: boolean): string | null {
  const [first = '', ...others] = text.split(' ')
  const [next = ''] = others
  const verb = readVerb(first.toLowerCase())
  if (!verb || verb.form === 'past' || verb.form === 'participle' || verb.form === tense) return null
  if (opensWithNoun(text) || (verb.form === 'gerund' && hasFragments(text))) return null
  if (verb.form === 'base' && !(isOver && isBareDeed(verb.base, next) && !isSubject.test(text))) return null
  if (verb.form === 'third' && !opensObject(next)) return null
  if (verb.form === 'gerund' && !isDone(first.toLowerCase(), others)) return null
  const plain = verb.form === 'gerund' ? text.replace(/^(\p{L}+) of /u, '$1 ') : text
  const told = inflected(lowerFirst(plain), verb.form, tense) ?? headInflected(plain, verb, tense)
  // `Feeding dogs, hosing kennels`: a deed in the row whose verb no list has.
  const isPart = verb.form === 'gerund' && told !== null && /, \p{Ll}+ing (?!(?:and|or)\b)\p{Ll}/u.test(told)
  return told === null || isPart || isHalfTold(told) ? null : upperFirst(told)
}

/** `Retrofit in Sweden was ready early` opens with a thing. */
const isSubject = patternOf(lineWords.opensWithThing, '')

/** `Collected papers and uploading them`: of deeds in a row all are told alike, or none. */
export const isHalfTold = (text: string) => halfTold.test(text)
const halfTold = patternOf(lineWords.halfTold, 'u')

/** `Lead a crew`, `Write reports`; `Report on the pier`, `Lead reports`, `Grade A` and `Pass Plus lessons` may be things. */
const isBareDeed = (base: string, next: string) =>
  determiner.test(next) || (!verbsOrNouns.has(base) && !/^\p{Lu}/u.test(next) && opensObject(next))

export const opensObject = (word: string) => opensDone.test(word) || isMany.test(word) || /^\p{Lu}/u.test(word)

const afterLink = patternOf(lineWords.afterLink, 'u')

/** `Supervising a crew across drilling, loading and crushing`: behind the link are kinds of work. */
function headInflected(text: string, { base, form }: Verb, tense: Tense): string | null {
  const rest = text.slice(text.indexOf(' '))
  const first = /\p{Ll}+ing\b/u.exec(rest)
  const link = afterLink.exec(rest)
  const isSafe = form === 'gerund' && link !== null && first !== null && first.index >= link.index
  return isSafe ? `${verbForms(base)[tense]}${rest}` : null
}

const twoGerunds = /(?=\b(\p{L}+ing (and|&) \p{Ll}+ing)\b(?: (\p{Ll}+))?)/gu

/** `Hoisting and moving & handling with two`: joined like a name, or one of a skill, and done to nothing. */
export const namesPractice = (text: string): boolean =>
  [...text.matchAll(twoGerunds)].some(([, pair = '', joint, next]) => {
    const isDoneTo = next !== undefined && (next === 'of' || !isPreposition(next))
    return !isDoneTo && (joint === '&' || skillNamed(upperFirst(pair)) !== undefined)
  })

/** So near behind a deed stands what it is done to. */
const reach = 4

/** `Fitting leather seats`, `Signing of papers`; `Marketing campaigns` and `Waiting list for tests` are things, and so may be `nursing homes`. */
function isDone(gerund: string, words: string[]): boolean {
  const [next = '', ...others] = words[0] === 'of' ? words.slice(1) : words
  if (namesPractice([gerund, ...words].join(' '))) return false
  if (words.some((word, at) => mayBeThing.test(word) && !determiner.test(words[at + 1] ?? ''))) return false
  if (others[0] === 'of') return false
  if (opensDone.test(next)) return true
  const end = others.findIndex(isPreposition)
  return (
    !mayBeThing.test(gerund) && [next, ...(end < 0 ? others : others.slice(0, end))].slice(0, reach).some(opensObject)
  )
}
