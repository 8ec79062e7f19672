import { among } from '../text/patterns.ts'
import { isIrregular, singular } from '../text/tokens.ts'
import { unshared } from '../words/sentences.ts'
import { isShared } from './governance.ts'
import { deedOf, groupsOf, groupsOfNoun, widerOf } from './synonyms.ts'
import { readVerb } from './verbs.ts'
import { isAgent } from './vocabulary.ts'
import type { OpenWord } from './word.ts'
import { stem } from './words.ts'

const isKept = among(unshared)

/** `orthopaedic` and `orthopedic`, `dialled` and `dialed`, `verification` and `verify`. */
function rootOf(lower: string, one: string): string {
  const base = readVerb(lower)?.base
  if ((lower.length <= 3 && !base) || /\d/.test(lower)) return one
  const root = stem(deedOf(one) ?? (isIrregular(lower) ? one : lower.length <= 3 ? base : lower) ?? lower).replace(
    /ific$/,
    'if',
  )
  return root.length > 5 ? root.replace(/ae|oe/, 'e').replace(/ll$/, 'l') : root.replace(/ll$/, 'l')
}

/** [LG9] What a word asks of a source, and what it offers a text. A capital where none must stand makes a name: it has no synonyms. */
export function setKeys(word: OpenWord, isFreeCapital: boolean) {
  const { lower, verb } = word
  if (word.digits) return
  const one = singular(lower)
  const root = rootOf(lower, one)
  const all = [...(verb ? groupsOf(verb) : groupsOf(deedIn(one, lower))), ...groupsOfNoun(one)]
  // `high-rise` tells of no rise.
  if (word.gap === '-' && !verb)
    for (const key of ['§v0', '§v1']) if (all.includes(key)) all.splice(all.indexOf(key), 1)
  const isName = !verb && isFreeCapital && /^\p{Lu}/u.test(word.text) && word.to - word.from === word.text.length
  const alike = isName ? all.filter((key) => key.startsWith('>')) : all
  // `a 60-bed ward` is no B.Ed.
  const wider = /\p{Lu}/u.test(word.text)
    ? widerOf(one)
    : widerOf(one).filter((key) => !key.startsWith('>') || one.length > 4)
  const offers = [`=${one}`, root, ...alike, ...wider]
  if (verb && verb !== one) offers.push(...widerOf(verb))
  if (verb && verb !== lower) offers.push(verb, rootOf(verb, verb))
  const asks = isLiteral(one, verb) ? [`=${one}`, ...alike] : [root, ...alike]
  // Who is an author with others is one.
  const alone = isShared(word) ? one.slice(2) : ''
  if (alone !== '') asks.push(isLiteral(alone, null) ? `=${alone}` : rootOf(lower.slice(2), alone))
  word.offers = offers
  word.asks = asks
}

/** The verb in `reduction`, `reporting`, `retained`; none in `stock`, though there is one of that name. */
function deedIn(one: string, lower: string): string {
  const read = readVerb(lower)
  return deedOf(one) ?? (read && read.form !== 'base' && read.form !== 'third' ? read.base : '')
}

const isLiteral = (one: string, verb: string | null) => (!verb && isAgent(one)) || isKept(one)
