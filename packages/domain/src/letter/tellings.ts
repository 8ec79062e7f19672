import { wholeSentences } from '../language/line-sentences.ts'
import { determiner, firstWord, verbOf } from '../language/opening-words.ts'
import { opensWithNoun } from '../language/opens-noun.ts'
import { articleFor } from '../language/speak/article.ts'
import { firstPerson, type Spoken } from '../language/speak/first-person.ts'
import { lowerFirst } from '../language/speak/lower-first.ts'
import { isNounToo } from '../language/speak/nominal.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { measure, movedBy, stoodAt } from '../words/sentence-forms.ts'
import { isRecord, statesResult } from './results.ts'

// The ways to tell a line of a resume as a sentence of a letter, the best first.

type Held = Parameters<typeof firstPerson>[1]

/** What came of it is told before the rest of the line, wherever it stands there. */
export function tellingsOf(line: string, held: Held): Spoken[] {
  const [head = '', ...others] = wholeSentences(line.replace(bullet, ''))
  if (others.length === 0) return tellingsOfOne(line, held)
  const sentences = [head, ...others]
  const results = sentences.flatMap((it, at) =>
    statesResult(it) ? tellingsOfOne(it, held).map((spoken) => behind(spoken, sentences[at - 1], held)) : [],
  )
  const own = results.filter(({ subject }) => !subject.startsWith('my '))
  return [...own, ...withResultOf(head, others[0] ?? '', held), ...tellingsOfOne(head, held), ...results]
}

const bullet = /^[^\p{L}\p{N}"“‘'(]+/u

/** `Run three story times a week. Attendance rose from 12 to 31`: what became of a thing is clear beside the deed. */
function behind(spoken: Spoken, before: string | undefined, held: Held): Spoken {
  const isOfThing = spoken.subject !== 'I' && !spoken.subject.startsWith('my ')
  const deed = isOfThing && before ? tellingsOfOne(before, held).find(isPlainDeed) : null
  return deed ? { ...deed, rest: `; ${said(spoken)}` } : spoken
}

/** Short enough, and no list, to have a second clause. */
const isPlainDeed = ({ subject, predicate, rest }: Spoken) =>
  subject === 'I' && rest === '' && !/[,(]/.test(predicate) && predicate.split(' ').length <= longestDeed

const longestDeed = 14

const said = ({ subject, predicate, rest }: Spoken) => `${subject} ${predicate}${rest}`

/** `On-job trainer since 2023. 19 trainees, 18 passed`: what somebody is, and what came of it in their own words. */
function withResultOf(head: string, next: string, held: Held): Spoken[] {
  if (!statesResult(next) || !/^\p{N}/u.test(next)) return []
  return tellingsOfOne(head, held)
    .filter(({ subject, predicate, rest }) => subject === 'I' && rest === '' && isPosition.test(predicate))
    .map((spoken) => ({ ...spoken, rest: `: ${next}` }))
}

const isPosition = patternOf(letterWords.isPosition, '')

/** `Form tutor to 28 pupils; led contact with families`: as a whole, else by a piece of it that is a deed. */
function tellingsOfOne(line: string, held: Held): Spoken[] {
  const text = unspliced(line)
  const said = asMoved(text) ?? asStood(line) ?? asMeasured(line, held) ?? firstPerson(text, held)
  const whole = said ? thingsOnly(withFigures(said)) : asRecord(text, held)
  const lasting = whole && held.current ? stillSo(whole) : null
  const [, ...pieces] = line.split(/;\s+/)
  const deeds = pieces.flatMap((piece) => firstPerson(piece, held) ?? []).filter(({ subject }) => subject === 'I')
  return [...(lasting ? [lasting] : []), ...(whole ? [whole] : []), ...deeds, ...withoutMiddle(text, held)].filter(
    (spoken) => isSentence(spoken) && !endsAtTheStart(spoken, line),
  )
}

const atTheStart = patternOf(letterWords.atTheStart, '')

/** `Contamination was 22% when I started`, of a line that goes on to what became of it. */
function endsAtTheStart(spoken: Spoken, line: string): boolean {
  const [start] = atTheStart.exec(said(spoken)) ?? []
  return start !== undefined && line.indexOf(start) + start.length < line.replace(/\W+$/u, '').length
}

const came = patternOf(letterWords.cameOf, 'u')
const behindDeed = patternOf(letterWords.behindDeed, 'u')

/** A deed and what came of it, where the whole is too long or speaks to somebody: `Wrote a guide …; faults went from 17 to 9`. */
function withoutMiddle(text: string, held: Held): Spoken[] {
  const { index = 0, groups } = came.exec(text.replace(/\.$/, '')) ?? {}
  const [deed = ''] = text.slice(0, index).split(behindDeed)
  const spoken = index > 0 ? firstPerson(deed, held) : null
  return spoken?.subject === 'I' && spoken.rest === '' && groups
    ? [{ ...spoken, rest: `; ${groups.what} ${groups.how}` }]
    : []
}

/** `safety rep for site, 1,100+ days without injury`: what somebody is has its figures behind a colon, or with them; a deed, that nothing went wrong. */
function withFigures(spoken: Spoken): Spoken {
  if (spoken.subject !== 'I') return spoken
  if (!isPosition.test(spoken.predicate))
    return { ...spoken, predicate: spoken.predicate.replace(noneBehind, ', with $1') }
  const joint = (piece: string) => (statesResult(piece) ? ': ' : ', with ')
  const predicate = spoken.predicate.replace(figuresBehind, (_, piece: string) => joint(piece) + piece)
  return { ...spoken, predicate }
}

/** `my work includes weekly counts, enter them in the log`: a deed among things is left out, and what follows it. */
function thingsOnly(spoken: Spoken): Spoken {
  if (spoken.subject !== 'my work') return spoken
  const at = [...spoken.predicate.matchAll(pieceOfList)].find(({ groups }) => opensDeed(groups?.piece ?? ''))?.index
  return at === undefined ? spoken : { ...spoken, predicate: spoken.predicate.slice(0, at), rest: '' }
}

const pieceOfList = /(?:,| and) (?<piece>\p{Ll}+ \p{L}+)/gu

function opensDeed(piece: string): boolean {
  const [word = '', next = ''] = piece.split(' ')
  const isBare = readVerb(word)?.form === 'base' && !isNounToo(word)
  return isBare && (isPreposition(next) || determiner.test(next) || /^(?:them|it)$/.test(next))
}

const noneBehind = patternOf(letterWords.noneBehind, 'u')
const figuresBehind = patternOf(letterWords.figuresBehind, 'u')

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

const stood = patternOf(stoodAt, 'u')

/** `Returns on my batches were 2 of 900`, `Mortality finished at 7.8%`: what stood where. */
function asStood(text: string): Spoken | null {
  const { what = '', how = '' } = stood.exec(text)?.groups ?? {}
  const [head = ''] = what.split(behindThing)
  const verb = verbOf(firstWord(what))
  const isDeed = verb?.form === 'past' || verb?.form === 'gerund' || noSubject.test(what)
  if (what === '' || isDeed || (verb !== null && !opensWithNoun(text))) return null
  const isBare = /[^s]s$/.test(head.trim()) || ownThing.test(what)
  const [, besides = ''] = behindComma.exec(text.slice(what.length + how.length)) ?? []
  return {
    ...{ subject: isBare ? lowerFirst(what) : `the ${lowerFirst(what)}`, predicate: how, tense: 'past' },
    rest: inBrackets(besides.replace(/\.$/, '')),
  }
}

const noSubject = patternOf(letterWords.opensNoSubject)

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

const measured = patternOf(measure, 'u')

/** `Call audit average of 97%`: so much of what is measured is what is on record. */
function asMeasured(text: string, { current }: Held): Spoken | null {
  if (!measured.test(text) || (verbOf(firstWord(text)) !== null && !opensWithNoun(text))) return null
  const [said = '', besides = ''] = text.replace(/\.$/, '').split(behindComma)
  const thing = lowerFirst(said)
  return {
    ...{ subject: 'my record', predicate: `${current ? 'is' : 'was'} ${articleFor(thing)} ${thing}` },
    ...{ tense: current ? 'present' : 'past', rest: inBrackets(besides) },
  }
}

const behindComma = /[,;] (.+)/su

/** `…, budget was 11%`: what it is measured by. */
const inBrackets = (besides: string) => (yardstick.test(besides) ? ` (${besides})` : '')

const yardstick = patternOf(letterWords.yardstick, 'iu')

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
