import { titleness } from '../language/job-nouns.ts'
import { formOf } from '../language/verbs.ts'
import { anyOf, patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import { isPluralNoun } from '../text/tokens.ts'
import * as dutiesWords from '../words/job/duties.ts'
import { asideOf } from './asides.ts'
import type { Quote } from './job.ts'
import type { Line } from './lines.ts'
import { withoutPerson } from './personal.ts'
import type { Section } from './sections.ts'
import { cut, endOf, mask, type Span, sentencesOf, splitOutside, toQuote } from './span.ts'
import { opensWithVerb, verbOf } from './verbs.ts'

const mostDuties = 60
const meanwhile = sourceOf(dutiesWords.meanwhile)
const willDo = anyOf(dutiesWords.willDo)
const charged = anyOf(dutiesWords.charged)
const youWill = new RegExp(`^${meanwhile}${willDo}\\s+${charged}?`, 'iu')
const someoneTo = patternOf(dutiesWords.someoneTo, 'iu')
const thirdPerson = patternOf(dutiesWords.thirdPerson, 'iu')
const stating = patternOf(dutiesWords.stating, '')
const having = patternOf(dutiesWords.having, '')
const theyNeed = patternOf(dutiesWords.theyNeed, 'u')
const theyInclude = patternOf(dutiesWords.theyInclude)
const splitting = /,\s+(?:and\s+)?|;\s+(?:and\s+)?|\s+and\s+/g

/** How surely a section speaks of the work; one that is not named here does not. */
const trust: Partial<Record<Section['kind'], Trust>> = {
  duties: 'sure',
  role: 'likely',
  general: 'only if said',
  unknown: 'only if said',
}
type Trust = 'sure' | 'likely' | 'only if said'

/** J30: what the person will do, one duty each. */
export function dutiesOf(sections: readonly Section[]): Quote[] {
  const found = sections.flatMap(({ kind, lines }) => {
    const given = trust[kind]
    return given ? lines.flatMap((line) => inLine(line, given)) : []
  })
  return found
    .map((span) => withoutPerson(trimmed(span)))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && asideOf(text) === null)
    .slice(0, mostDuties)
    .map(toQuote)
}

function inLine(line: Line, given: Trust): Span[] {
  if (line.bullet || (given === 'sure' && !isProse(line))) return given === 'only if said' ? [] : [line]
  return sentencesOf(line).flatMap((sentence) => inSentence(sentence, given))
}

const isProse = (span: Span) => /[.!?]$/.test(span.text) && (span.text.length > 130 || sentencesOf(span).length > 1)

const dutyOpening = patternOf(dutiesWords.dutyOpening, 'iu')

function trimmed(span: Span): Span {
  const lead = dutyOpening.exec(span.text)?.[0].length ?? 0
  const tail = /[\s.;,]+$/.exec(span.text)?.[0].length ?? 0
  return cut(span, lead, span.text.length - tail)
}

/** A sentence about the work, cut where the next verb begins. */
function inSentence(sentence: Span, given: Trust): Span[] {
  if (sentence.text.length > 900) return []
  const need = theyNeed.exec(sentence.text)
  if (need) return splitOutside(cut(sentence, need[0].length), splitting)
  const listed = theyInclude.exec(sentence.text)
  if (listed) return splitOutside(cut(sentence, listed[0].length), splitting)
  const [told = ''] = thirdPerson.exec(sentence.text) ?? []
  if (told !== '' && !youWill.test(sentence.text) && !isPerson(told)) return []
  const opening = openingOf(sentence.text)
  const body = cut(sentence, opening)
  if (opening > 0 && (stating.test(body.text) || (given !== 'sure' && having.test(body.text)))) return []
  if (opening === 0 && (given === 'only if said' || (given === 'likely' && !isDeed(body.text)))) return []
  if (given !== 'sure' && !opensWithVerb(body.text)) return []
  return cutAtVerbs(body)
}

const negation = wordIn(dutiesWords.negation)

/** How many characters come before the work itself. */
function openingOf(text: string): number {
  const own = youWill.exec(text) ?? thirdPerson.exec(text)
  if (own) return own[0].length
  const wanted = negation.test(text) ? null : someoneTo.exec(text)
  return wanted ? wanted.index + wanted[0].length : 0
}

const post = wordIn(dutiesWords.post)

/** "The warden opens …", but not "Our list runs …". */
const isPerson = (subject: string) => titleness(subject) > 0 || post.test(subject)

/** An order, or a deed without a verb of its own: "Meeting visitors and …", but not "Working here is …". */
const isDeed = (text: string) => opensWithVerb(text.replace(/^(?:under|with)\b[^,]{3,60},\s+/i, ''))

const nextWord = patternOf(dutiesWords.nextWord, 'u')

function cutAtVerbs(span: Span): Span[] {
  const shown = mask(span.text)
  const seams = [...shown.matchAll(splitting)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
    comma: !/^\s+and/.test(match[0]),
    verb: isVerbAt(shown, match.index + match[0].length),
  }))
  const commas = seams.filter((seam) => seam.comma)
  // Most parts of the list begin with a verb we know: so do the others.
  const trusted = commas.length > 1 && commas.filter((seam) => seam.verb).length >= commas.length * 0.6
  const starts = [0]
  for (const [index, seam] of seams.entries()) {
    // "sills, mullions and string courses": things, though the last could be done.
    const before = seams[index - 1]
    if (!seam.comma && before?.comma && !before.verb && isPluralWord(shown.slice(before.next, seam.at))) continue
    const [word] = nextWord.exec(shown.slice(seam.next)) ?? []
    const isBare = trusted && seam.comma && word && sameForm(word, shown)
    const isLong = seam.comma || shown.slice(starts.at(-1) ?? 0, seam.at).split(' ').length > 2
    if ((seam.verb && isLong) || isBare) starts.push(seam.next)
  }
  return starts
    .map((start, index) => withoutJoint(cut(span, start, starts[index + 1])))
    .filter((it) => it.text.length > 3)
}

const isPluralWord = (text: string) => !/\s/.test(text) && isPluralNoun(text.toLowerCase())

const withArticle = patternOf(dutiesWords.withArticle, 'u')

function isVerbAt(shown: string, at: number): boolean {
  const word = /^[\p{L}-]+/u.exec(shown.slice(at))?.[0] ?? ''
  const isQuality = qualities.test(word) && !withArticle.test(shown.slice(at))
  return verbOf(word) !== null && !isQuality && sameForm(word, shown)
}

const qualities = patternOf(dutiesWords.qualities, '')

/** Verbs of one list have one form: `leads, sets, manages`. */
function sameForm(word: string, text: string): boolean {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const form = (it: string) => /gerund|third/.exec(formOf(it))?.[0]
  return verbOf(first) === null || form(first) === form(word)
}

const withoutJoint = (span: Span): Span => {
  const tail = /[\s,;]*(?:\band)?[\s,;]*$/.exec(span.text)?.[0].length ?? 0
  return endOf(span) > span.from ? cut(span, 0, span.text.length - tail) : span
}
