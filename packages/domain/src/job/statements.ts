import { titleness } from '../language/job-nouns.ts'
import { anyOf, oneOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as statementsWords from '../words/job/statements.ts'
import { applying, asideOf } from './asides.ts'
import { explaining } from './atoms.ts'
import { namesDegree } from './degree.ts'
import { namesTrade } from './header.ts'
import { findCue, findOpening, isWaived } from './importance.ts'
import type { Importance } from './job.ts'
import { natureOf } from './kinds.ts'
import { labelOf } from './label.ts'
import { itemsOf, opensPhrase } from './lists.ts'
import { withoutPerson } from './personal.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, endOf, isHidden, mask, type Span, splitOutside } from './span.ts'
import { tells } from './telling.ts'
import { yearsIn } from './years.ts'

/** One thing that a statement asks for. */
export interface Asked {
  text: string
  importance: Importance
  years: number | null
  /** The clause it was said in. */
  clause: Span
  item: Span
  /** J29, J39: a condition, or what somebody is like. */
  nature: Nature
}

export type Nature = ReturnType<typeof natureOf>

export interface Reading {
  /** What the section says of everything in it; null where only a cue makes a requirement. */
  base: Importance | null
  /** `You have …` counts: the advertisement has no section that says what it asks for. */
  weak: boolean
  skills: SkillPlaces
}

/** J39: what words are that stand in the advertisement. */
export const natureIn = (span: Span, skills: SkillPlaces): Nature =>
  natureOf(
    span.text,
    skills.within(span.from, endOf(span)).map((it) => it.skill),
  )

const longestStatement = 700
const comment = new RegExp(`^${anyOf(statementsWords.comment, { applying })}`, 'iu')

const offered = patternOf(statementsWords.offered)

/** `IT` is no `it`. */
const spelled = (text: string) => text.replace(/^IT\b/, 'I.T.')

/** J36: kind words, a joke, what may stand in for something: nothing is asked from the last comma or `as` before it. */
const chatter = new RegExp(
  `(?:^|,| as | but )(?:(?!,| as | but ).|such as )*?${anyOf(statementsWords.chatter)}|(?:,? or\\b|^(?!.* or .*lieu))[^,]*\\bin lieu of (?!notice)`,
  'iu',
)

const joint = patternOf(statementsWords.joint)

/** J17: what a sentence or a bullet asks for; clauses are weighed one by one. */
export function readStatement(sentence: Span, reading: Reading): Asked[] {
  if (sentence.text.length > longestStatement || offered.test(sentence.text)) return []
  if (isWaived(sentence.text)) return readExcept(sentence, reading)
  if (isHidden(mask(sentence.text))) return []
  const lead = led.exec(sentence.text)
  if (lead?.[1]) return readMarked(cut(sentence, lead[0].length), lead[1], reading)
  const mark = marked.exec(sentence.text)
  if (mark) return readMarked(cut(sentence, 0, mark.index), mark[1] ?? mark[2] ?? '', reading)
  const asked: Asked[] = []
  let importance = reading.base
  for (const { span, aside } of clausesOf(withoutCall(sentence))) {
    const from = joint.exec(span.text)?.[0].length ?? 0
    const body = cut(span, from, from + (chatter.exec(mask(span.text.slice(from)))?.index ?? span.text.length))
    const opening = findOpening(body.text)
    const counts = opening !== null && (opening.strong || (!aside && (reading.base !== null || reading.weak)))
    const isSilent = !counts && findCue(body.text) === null
    if (body.text === '' || (isSilent && (aside || comment.test(spelled(body.text))))) continue
    if (opening && counts) importance = opening.strong ? opening.importance : (importance ?? opening.importance)
    asked.push(...readClause(cut(body, opening?.strong ? opening.to : 0), importance, reading))
  }
  return asked
}

const demanding = patternOf(statementsWords.demanding)

function readMarked(thing: Span, word: string, reading: Reading): Asked[] {
  const importance = demanding.test(word) ? 'required' : 'preferred'
  return clausesOf(thing).flatMap(({ span }, index, { length }) =>
    readPhrase(span, index === length - 1 ? importance : (reading.base ?? importance), span, reading),
  )
}

/** J20: "No experience needed, but retail is a plus". */
function readExcept(sentence: Span, reading: Reading): Asked[] {
  const but = /,?\s+but\s+/i.exec(mask(sentence.text))
  const rest = but ? cut(sentence, but.index + but[0].length) : null
  return rest && !isWaived(rest.text) && findCue(rest.text) ? readClause(rest, null, reading) : []
}

/** "READ THIS FIRST: You must …": what calls for attention says nothing itself. */
function withoutCall(sentence: Span): Span {
  const call = /^[^:.]{2,40}:\s+(?=\S)/.exec(sentence.text)?.[0].length ?? 0
  const rest = cut(sentence, call)
  return call > 0 && findOpening(rest.text)?.strong ? rest : sentence
}

interface Clause {
  span: Span
  /** Stands after a dash: most often a comment. Behind a second dash the sentence goes on: `and …`. */
  aside: boolean
}

const clauseEnd = patternOf(statementsWords.clauseEnd, 'gu')

function clausesOf(sentence: Span): Clause[] {
  const parts = splitOutside(sentence, clauseEnd)
  return parts.map((span, index) => {
    const gap = sentence.text.slice((parts[index - 1]?.from ?? span.from) - sentence.from, span.from - sentence.from)
    return { span, aside: index > 0 && /[–—-]\s*$/.test(gap) && !(index > 1 && joint.test(span.text)) }
  })
}

const weights = sourceOf(statementsWords.weights)
const weight = new RegExp(`^(?:${weights})\\b`, 'i')
const led = new RegExp(`^(${weights})\\s+[–—-]\\s+`, 'i')
/** Behind the thing, in brackets, in a column of its own, or after a dash. */
const marked = new RegExp(
  `(?:\\s*\\((${weights}|[ED])\\)|(?:\\s*[\\t|:]|\\s[–—-]|\\s{2})\\s*(${weights}|[ED])(?:\\s*[\\t|].*|\\s{2}.*)?)\\s*\\.?$`,
  'i',
)

const restOpening = patternOf(statementsWords.restOpening)

const likewiseWords = patternOf(statementsWords.likewiseWords)

function readClause(clause: Span, base: Importance | null, reading: Reading): Asked[] {
  const cue = findCue(clause.text)
  if (cue === null) return base === null ? [] : readPhrase(clause, base, clause, reading)
  const before = cut(clause, 0, cue.from)
  // J38: "Nail technician required for a busy salon": whom the advertisement looks for.
  if (base === null && (namesTrade(before.text) || titleness(before.text.split(' ').at(-1) ?? '') === 1)) return []
  const after = cut(clause, cue.to)
  const from = base === null || base === cue.importance || cue.plural ? 0 : scopeOf(before.text)
  const asked = readPhrase(cut(before, from), cue.importance, clause, reading)
  if (from > 0 && base !== null) asked.unshift(...readPhrase(cut(before, 0, from), base, clause, reading))
  const likewise = likewiseWords.exec(after.text)
  if (likewise) asked.push(...readPhrase(cut(after, likewise[0].length), cue.importance, clause, reading))
  else if (findCue(after.text) && !/^,?\s*(?:al)?though\b/i.test(after.text)) {
    const rest = cut(after, restOpening.exec(after.text)?.[0].length ?? 0)
    asked.push(...readClause(rest, base, reading))
  }
  return asked
}

/** Where the words begin that a cue in the singular speaks of: behind the last comma, unless they are alternatives. */
function scopeOf(text: string): number {
  const shown = mask(text)
  const comma = shown.lastIndexOf(', ')
  if (
    comma < 0 ||
    /^\p{L}+ing$/u.test(shown.slice(0, comma)) ||
    /\sor\s/i.test(shown.slice(comma)) ||
    explaining.test(shown.slice(0, comma + 1))
  )
    return 0
  return comma + (/^,\s+(?:and\s+|or\s+)?/i.exec(shown.slice(comma))?.[0].length ?? 2)
}

const sooner = patternOf(statementsWords.sooner, 'gi')

const phraseEnd = patternOf(statementsWords.phraseEnd)

const bearing = new Set<Nature>(['check', 'vaccination', 'physical'])

function readPhrase(phrase: Span, importance: Importance, clause: Span, reading: Reading): Asked[] {
  const shown = mask(phrase.text)
  const better = [...shown.matchAll(sooner)].find((match) => match.index > 0)
  if (better && importance === 'required') {
    const from = better.index + better[0].length
    const end = from + (phraseEnd.exec(shown.slice(from))?.index ?? 0)
    return [
      ...readPhrase(cut(phrase, 0, better.index), importance, clause, reading),
      ...readPhrase(cut(phrase, from, end), 'preferred', clause, reading),
      ...readPhrase(cut(phrase, end + 1), importance, clause, reading),
    ]
  }
  const named = namedThing(withoutBut(phrase))
  const { skills } = reading
  const parts = itemsOf(named, importance, skills).map((item) => ({ item, own: natureIn(item, skills) }))
  const asked = joined(parts, named, natureIn(named, skills)).flatMap(({ item, own }) =>
    askedOf(item, importance, clause, skills).map((it) => ({ ...it, nature: own })),
  )
  // "Welding: 3 years"
  const [only] = asked
  if (only && asked.length === 1 && named.text !== phrase.text) only.years ??= yearsIn(phrase.text)
  return [...asked, ...inBrackets(phrase, importance, reading)]
}

interface Part {
  item: Span
  own: Nature
}

/** J40: says nothing by itself, or how somebody is: `on time`, `discreet`. */
const isBare = ({ text }: Span) => !(tells(text) && /\S\s+\S/.test(labelOf(text).text))

/** J21, J40: what is borne or checked is one condition, and so are parts of one; a trait with bare parts is one. */
function joined(parts: readonly Part[], whole: Span, nature: Nature): readonly Part[] {
  if (nature === null) return parts
  const others = parts.filter(({ own }) => own !== nature)
  const isOne = nature === 'trait' ? isBare : ({ text }: Span) => !opensPhrase(text)
  const joins = others.every(({ item, own }) => own === null && isOne(item))
  const isWhole = bearing.has(nature) || (joins && !(nature === 'trait' && others.length === 0))
  return isWhole ? [{ item: whole, own: nature }] : parts
}

/** What follows a `but` takes back or explains. */
function withoutBut(phrase: Span): Span {
  const but = mask(phrase.text).search(/,?\s+but\s+/i)
  return but > 0 ? cut(phrase, 0, but) : phrase
}

const empty = new RegExp(`^(?:${oneOf(statementsWords.emptyQualifier)} )*${oneOf(statementsWords.empty)}$`, 'i')

const openHead = patternOf(statementsWords.openHead)

/** "Observability: Prometheus, Grafana" asks for the first; "Education: a degree" for the second. */
function namedThing(phrase: Span): Span {
  const colon = mask(phrase.text).search(/:\s/)
  if (colon < 0) return phrase
  const head = cut(phrase, 0, colon)
  if (empty.test(head.text) || isPointless(labelOf(head.text).text)) return cut(phrase, colon + 1)
  return openHead.test(head.text) ? phrase : head
}

/** What a bracket says with a weight of its own: "(ADN required, BSN preferred)". */
function inBrackets(phrase: Span, importance: Importance, reading: Reading): Asked[] {
  const asked: Asked[] = []
  for (const match of phrase.text.matchAll(/\(([^()]{3,160})\)/g)) {
    const inner = cut(phrase, match.index + 1, match.index + match[0].length - 1)
    const weighed = splitOutside(inner, /;\s+/g).filter((part) => findCue(part.text) !== null)
    for (const part of weighed) asked.push(...readClause(part, importance, reading))
  }
  return asked
}

const nothing = new RegExp(`^${oneOf(statementsWords.nothing)}$`, 'i')
const talk = new RegExp(
  `^(?:${oneOf(statementsWords.talkTo)} (?:us\\b|.*\\d[\\d ()-]{6})|${oneOf(statementsWords.talkOpening)}\\s)`,
  'i',
)
const isPointless = (text: string) =>
  nothing.test(text) || talk.test(spelled(text)) || !/\p{L}/u.test(text) || /\?$/.test(text)

const detail = patternOf(statementsWords.detail)

function askedOf(whole: Span, importance: Importance, within: Span, skills: SkillPlaces): Omit<Asked, 'nature'>[] {
  const item = withoutPerson(whole, within.text.slice(0, Math.max(0, whole.from - within.from)))
  if (item.text === '' || detail.test(spelled(item.text)) || asideOf(item.text) !== null) return []
  // What a person is must not come back with the words around the rest.
  const clause = withoutPerson(within).text === within.text ? within : item
  const plain = withoutBrackets(item.text)
  const label = labelOf(plain)
  const years = label.years ?? yearsIn(item.text)
  const { text } = label
  // `Ability to type` names a deed.
  const isNamed = tells(text) || namesDegree(text) || / to \p{L}+$/u.test(item.text)
  const isFragment =
    years === null && !isNamed && text.split(' ').length < 3 && skills.within(item.from, endOf(item)).length === 0
  if (isFragment || isPointless(text)) {
    return years === null || label.text.length > 40 ? [] : [{ text: '', importance, years, clause, item }]
  }
  return [{ text, importance, years, clause, item }]
}

const remarkWords = patternOf(statementsWords.remarkWords)

/** Names in brackets belong to the label, remarks do not. */
function withoutBrackets(text: string): string {
  const bare = text.replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inner: string) =>
    inner.length <= 32 && !remarkWords.test(inner) && findCue(inner) === null && !weight.test(inner) ? whole : '',
  )
  return bare.replace(/[“”„"]/g, '')
}
