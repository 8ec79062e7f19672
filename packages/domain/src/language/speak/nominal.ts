import { among, patternOf } from '../../text/patterns.ts'
import { countedThings, groupOf } from '../../words/sentence-forms.ts'
import { nounsToo, openEnds } from '../../words/sentences.ts'
import { movingVerbs, verbsWithOf } from '../../words/verb-classes.ts'
import { verbsOrNouns } from '../../words/verbs.ts'
import { determiner, firstWord, verbOf } from '../opening-words.ts'
import { articleFor } from './article.ts'
import { lowerFirst } from './lower-first.ts'

const endsOpen = among(openEnds)

// Lines without a verb whose first word may look like one: `Purchase of 3,800 tonnes`, `Blend sheets for 24 lines`.

export const isNounToo = (base: string): boolean => verbsOrNouns.has(base) || nounsToo.has(base)

const movers = among(movingVerbs)
const change =
  /^((?:[\p{L}'’-]+ ){1,4}?)((?:up|down) (?:(?:by |from |to )?[£$€]?\p{N}|(?:by|from) (?:half|an?|\p{L}+ to)\b).*)$/u

/** What went up or down, and how: `Blend cost` and `down 7% over three years`. */
export function changed(piece: string): { what: string; how: string } | null {
  const [, before = '', how = ''] = change.exec(piece) ?? []
  const what = before.trim()
  const verb = verbOf(firstWord(what))
  const isDeed = verb !== null && (verb.form === 'past' || movers(verb.base))
  // `Set up 3 clinics`: of one word only what is behind it tells.
  const isOne = !what.includes(' ') && !(/[^s]s$/.test(what) && /^\p{L}+ (?:by|from) /u.test(how))
  return what === '' || isDeed || isOne || endsOpen(what.split(' ').at(-1) ?? '')
    ? null
    : { what: /s$/.test(what) ? lowerFirst(what) : `the ${lowerFirst(what)}`, how }
}

const takesOf = among(verbsWithOf)

/** Whether the first word, a bare verb or one in -s, is rather a thing here: `Route of 92 lifts`, `Drives (KEB)`, `Level 6 Diploma`. */
export function namesThing(text: string): boolean {
  const verb = verbOf(firstWord(text))
  if (/^\S+ \(|^\p{L}+ \p{N}{1,2} \p{Lu}\p{Ll}/u.test(text) || changed(text) !== null) return true
  return /^\p{L}+ of /u.test(text) && verb !== null && !takesOf(verb.base)
}

/** Whether a line does not say what somebody does. */
function opensNominal(line: string): boolean {
  const verb = verbOf(firstWord(line))
  return verb === null || verb.form === 'gerund' || namesThing(line)
}

/** `Blend sheets`, `sample dispatch`: two nouns, or a deed and what it is done to. */
function mayBeThings(piece: string): boolean {
  const verb = verbOf(firstWord(piece))
  return verb?.form === 'base' && isNounToo(verb.base) && !determiner.test(piece.split(' ')[1] ?? '')
}

/** `Catalogue valuations of 600 lots` in a role none of whose other lines tells a deed. */
export const isNameless = (first: string, lines: readonly string[]): boolean =>
  mayBeThings(first) &&
  /^\S+ \S*[^s]s\b/.test(first) &&
  lines.length > 1 &&
  lines.every((it) => it.startsWith(first) || opensNominal(it))

/** A thing more behind others: `blend sheets for 24 lines`; a bare word or two may be anything. */
export const isFurther = (piece: string): boolean =>
  /^\p{L}.* (?:for|of|to|in|on|with|at|from) /u.test(piece) &&
  !/^(?:no|zero|an?|the|all|up|over|more|about|every|each|both)\b/i.test(piece) &&
  (opensNominal(piece) || mayBeThings(piece))

const amount = patternOf(countedThings, 'iu')
const group = patternOf(groupOf, 'u')

/** So many or so much of something, as it stands in a sentence; null for anything else. */
export function countOf(piece: string): string | null {
  if (amount.test(piece)) return lowerFirst(piece)
  const [, next = ''] = piece.split(' ')
  if (/^\p{L}+ of /u.test(piece) && !group.test(piece) && namesThing(piece)) return `the ${lowerFirst(piece)}`
  const isOne = group.test(piece) && !/[^s]s of /.test(piece) && next !== ''
  return isOne ? `${articleFor(lowerFirst(piece))} ${lowerFirst(piece)}` : null
}
