import { firstWord, verbOf } from '../language/opening-words.ts'
import { patternOf } from '../language/patterns.ts'
import { firstPerson, type Spoken } from '../language/speak/first-person.ts'
import { lowerFirst } from '../language/speak/lower-first.ts'
import { verbForms } from '../language/verbs.ts'
import { letterWords } from '../words/letter.ts'
import { movedBy } from '../words/sentence-forms.ts'
import { isRecord } from './results.ts'

// The ways to tell a line of a resume as a sentence of a letter, the best first.

type Held = Parameters<typeof firstPerson>[1]

/** `Form tutor to 28 pupils; led contact with families`: as a whole, else by a piece of it that is a deed. */
export function tellingsOf(line: string, held: Held): Spoken[] {
  const text = unspliced(line)
  const whole = asMoved(text) ?? firstPerson(text, held) ?? asRecord(text, held)
  const lasting = whole && held.current ? stillSo(whole) : null
  const [, ...pieces] = line.split(/;\s+/)
  const deeds = pieces.flatMap((piece) => firstPerson(piece, held) ?? []).filter(({ subject }) => subject === 'I')
  return [...(lasting ? [lasting] : []), ...(whole ? [whole] : []), ...deeds].filter((spoken) => isSentence(spoken))
}

const wasInCharge = patternOf(letterWords.wasInCharge, 'u')

/** `Was responsible for the diary` in a role that is still held. */
const stillSo = (spoken: Spoken): Spoken | null =>
  wasInCharge.test(spoken.predicate) ? { ...spoken, predicate: spoken.predicate.replace(/^was /, 'have been ') } : null

const joint = patternOf(letterWords.clauseJoint, 'iu')
const clauseVerb = patternOf(letterWords.clauseVerb, '')

/** `…, waste went from 7.9% to 4.2%`: a second sentence behind a mere comma stands behind a semicolon. */
function unspliced(line: string): string {
  const [first = '', ...others] = line.split(', ')
  return others.reduce(
    (text, piece) => `${text}${isClause(piece) ? `; ${piece.replace(bareThing, 'the $1')}` : `, ${piece}`}`,
    first,
  )
}

const besideClause = patternOf(letterWords.besideClause, 'u')

/** `bearing was changed`: one thing wants its article. */
const bareThing = /^(\p{Ll}+[^s\s] (?:was|has) )/u

function isClause(piece: string): boolean {
  const words = (piece.split(besideClause)[0] ?? '').split(' ')
  const at = words.findIndex((word, index) => index > 0 && tells(word, words[index - 1] ?? ''))
  return at > 0 && at < words.length - 1 && !joint.test(piece) && !isDeed(piece)
}

/** `put every cage in a spreadsheet`: a further deed, and `put` is its own past. */
function isDeed(piece: string): boolean {
  const word = firstWord(piece).toLowerCase()
  const verb = verbOf(word)
  return verb !== null && (verb.form === 'past' || verbForms(verb.base).past === word)
}

const opensNoClause = patternOf(letterWords.opensNoClause, '')

const tells = (word: string, before: string) => clauseVerb.test(word) && !opensNoClause.test(before)

const moved = patternOf(movedBy, 'u')
const brought = patternOf(letterWords.broughtTo, '')
const insideThing = patternOf(letterWords.insideThing, '')
const behindThing = patternOf(letterWords.behindThing, '')
const ownThing = patternOf(letterWords.ownThing)

/** `Waiting list brought down from 21 weeks to 9`: what became of what. */
function asMoved(text: string): Spoken | null {
  const [, what = '', how = ''] = moved.exec(text) ?? []
  const isDeed = verbOf(firstWord(what)) !== null && !insideThing.test(what)
  if (what === '' || isDeed || verbOf(firstWord(what))?.form === 'past') return null
  const [head = ''] = what.split(behindThing)
  const isMany = /[^s]s$/.test(head.trim())
  const subject = isMany || ownThing.test(what) ? lowerFirst(what) : `the ${lowerFirst(what)}`
  const predicate = brought.test(how) ? `${isMany ? 'were' : 'was'} ${how}` : how
  return { subject, predicate: predicate.replace(/\.$/, ''), tense: 'past', rest: '' }
}

/** `No findings at the last two visits`, `Seven years without a collision`: says no less without what follows its comma. */
function asRecord(text: string, { current }: Held): Spoken | null {
  const [said = ''] = text.replace(/\.$/, '').split(/[,;] /)
  if (!isRecord(said)) return null
  if (saysNone.test(said)) return asNone(said)
  return {
    subject: 'my record',
    predicate: `${current ? 'is' : 'was'} ${lowerFirst(said)}`,
    tense: current ? 'present' : 'past',
    rest: '',
  }
}

const saysNone = patternOf(letterWords.saysNone)

/** `No findings at the last two visits`: there were none, and since a day there have been none. */
function asNone(said: string): Spoken {
  const [head = ''] = said.split(behindThing)
  const isMany = /[^s]s$/.test(head) && !/^not one\b/i.test(said)
  const lasted = isMany ? 'have been' : 'has been'
  const was = /\bsince\b/.test(said) ? lasted : isMany ? 'were' : 'was'
  return { subject: 'there', predicate: `${was} ${lowerFirst(said)}`, tense: 'past', rest: '' }
}

const noThing = patternOf(letterWords.noThing, 'iu')
const twoVerbs = patternOf(letterWords.twoVerbs, 'u')

/** What was taken for a deed or for things, and is neither: `I retrofitted in Sweden was ready`, `my work includes out of 41 couples`. */
const isSentence = ({ subject, predicate }: Spoken): boolean =>
  subject === 'my work' ? !noThing.test(predicate) : subject !== 'I' || !twoVerbs.test(predicate)
