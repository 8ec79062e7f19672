import { titleness } from '../language/job-nouns.ts'
import type { SkillFound, SkillMatcher } from '../skills/matcher.ts'
import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, endOf, piecesBetween, type Span, sentencesOf, wordsIn } from '../text/spans.ts'
import { joinedEnds } from '../words/job/layout.ts'
import * as rows from '../words/job/rows.ts'
import { insideNames } from '../words/small-words.ts'
import { namesDegree } from './degree.ts'
import { headingKind, labelled, type Placed, type Section } from './headings.ts'
import type { Importance, Requirement } from './job.ts'
import { kindOf, yearsIn } from './kinds.ts'
import { rowIdOf } from './row-id.ts'

const isPay = phrasesOf(rows.payWords)
const isPayWork = phrasesOf(rows.payWork)
const sum = /[$£€]\s?\d/
const isAdmin = phrasesOf(rows.adminWords)
const asksEvenSo = phrasesOf(rows.adminAsks)
/** `No degree needed` */
const isWaived = phrasesOf(rows.waivedEnds, 'end')
const address = /https?:|www\.|\S@\S/
const asks = phrasesOf(rows.askingWords)
const demands = phrasesOf(rows.demandWords)
const demandsAmongDuties = phrasesOf(rows.demandAmongDuties)
const prefers = phrasesOf(rows.preferenceWords)
const prefersAtEnd = phrasesOf(`${rows.preferenceWords}, ${rows.preferenceEnds}`, 'end')
const prefersOnly = phrasesOf(rows.preferenceWords, 'whole')
const opensPreferred = phrasesOf(rows.preferenceOpenings, 'start')
const opensEmployer = phrasesOf(rows.employerOpenings, 'start')
const seeks = phrasesOf(rows.seekingWords)
const hires = phrasesOf(rows.hiringWords)
const endsHiring = phrasesOf(rows.hiringEnds)
const speaksOfPerson = phrasesOf(rows.personWords)
const tells = phrasesOf(rows.tellingOpenings, 'start')
const isFact = phrasesOf(rows.factLabels, 'whole')
const asksExperience = phrasesOf('experience, degree, diploma, licen*, years, yrs, must, need, required')
const opensName = new RegExp(
  `^(?:The )?\\p{Lu}[\\p{L}\\d&.'’-]*(?: (?:&|${alternatives(insideNames)}|\\p{Lu}[\\p{L}\\d&.'’-]*)){0,7} (?=\\p{Ll})`,
  'u',
)
const opensVerb = phrasesOf(rows.employerVerbs, 'start')

/** The name that is the subject of a sentence: `Acme Ltd runs …`. */
function subjectOf(text: string): string | null {
  const name = opensName.exec(text)?.[0]
  return name !== undefined && opensVerb.test(text.slice(name.length)) ? name.trim() : null
}

/** A sentence or an item of an ad, and what is known of its place. */
interface Part {
  span: Span
  section: Section
  bullet: boolean
}

/** [J4] Every row of an ad: what asks something of the person, in the ad's words and order. */
export function rowsOf(placed: readonly Placed[], company: string | null, matcher: SkillMatcher): Requirement[] {
  const found = new Map<string, Requirement>()
  for (const it of placed)
    for (const part of partsOf(it))
      if ((part.bullet || headingKind(part.span.text) === null) && asksSomething(part, company))
        for (const span of piecesOf(withoutMarks(part.span))) {
          const row = rowOf(span, importanceOf(span, part), matcher)
          if (row && !found.has(row.id)) found.set(row.id, row)
        }
  return [...found.values()]
}

const factLabel = /^([^:]{2,30}):\s/

/** [J4] A bullet, or the sentences of a line; a label of a fact makes it none of them. */
function partsOf({ line, section }: Placed): Part[] {
  const fact = factLabel.exec(line.text)?.[1]
  if (fact !== undefined && isFact.test(fact.trim()) && !line.bullet) return []
  let current = section
  return sentencesOf(line).flatMap((sentence) => {
    const own = labelled(sentence)
    const isOwn = own && (!line.bullet || own.section === 'preferred')
    if (isOwn) current = own.section
    return { span: isOwn ? own.rest : sentence, section: current, bullet: line.bullet }
  })
}

/** A sum below these is a budget or a target. */
const asking = new Set<Section>(['required', 'preferred', 'duty'])
const dropped = new Set<Section>(['offer', 'about', 'apply', 'facts'])
const demandsOutright = phrasesOf(
  'you must, must have, must hold, must be, is required, are required, you will need, you need',
)

/** [J5] Whether a part asks something of the person: what is about the employer, pay, the way to apply and the law does not. */
function asksSomething({ span: { text }, section, bullet }: Part, company: string | null): boolean {
  if (text.endsWith(':') || !/\p{L}{2}/u.test(text)) return false
  // "What do we need from you?" stands over a list.
  if (text.endsWith('?') && !bullet) return false
  if ((isPay.test(text) || (sum.test(text) && !asking.has(section))) && !isPayWork.test(text)) return false
  if ((isAdmin.test(text) || address.test(text)) && !asksEvenSo.test(text)) return false
  if (section === 'head' && !asksExperience.test(text)) return false
  if (dropped.has(section) && !demandsOutright.test(text)) return false
  if (tells.test(text) && !(bullet && section === 'required')) return false
  if (hires.test(text) && endsHiring.test(text) && !asksExperience.test(text)) return false
  if (/^not?\b/i.test(text) && isWaived.test(text.replace(/[.!]$/, ''))) return false
  return bullet || isAskingSentence(text, section, company)
}

const mostWordsWithoutCue = 14

function isAskingSentence(text: string, section: Section, company: string | null): boolean {
  if (isAboutEmployer(text, section, company)) return false
  const hasCue = asks.test(text) || isSubject(text)
  const words = wordsIn(text).length
  if (section === 'required' || section === 'preferred') return hasCue || words <= mostWordsWithoutCue
  if (section === 'duty') return hasCue || /^\p{Lu}\p{Ll}+/u.test(text)
  return hasCue && words > 2
}

/** `The Privacy Manager runs …` */
const isSubject = (text: string) => titleness(subjectOf(text) ?? '') === 1

/** [J5] Its subject is the employer, and it asks for nobody. */
function isAboutEmployer(text: string, section: Section, company: string | null): boolean {
  const isNamed =
    company !== null &&
    text
      .replace(/^(?:the|at) /i, '')
      .toLowerCase()
      .startsWith(company.toLowerCase())
  if (opensEmployer.test(text) || isNamed) return !seeks.test(text)
  if (section === 'required' || section === 'preferred') return false
  const subject = subjectOf(text)
  return subject !== null && !isSubject(text) && !speaksOfPerson.test(subject) && !seeks.test(text)
}

/** Without the mark at its end and what is left of a bullet before it. */
function withoutMarks(span: Span): Span {
  const bare = cut(span, /^[\s–—•*-]*/.exec(span.text)?.[0].length ?? 0)
  const end = /[.,;:!?…\s]*$/.exec(bare.text.slice(-8))?.[0].length ?? 0
  const keeps = /\b(?:etc|e\.g|[A-Z]\.[A-Z])\.$/.test(bare.text)
  return keeps ? bare : cut(bare, 0, bare.text.length - end)
}

const requiredThenPreferred = /\brequired\b[,:]?\s+(?:and\s+)?(?=\S)/i
const beforeIdeally = /[,;]?\s+(?:(?:and|but),?\s+)?(?=(?:ideally|preferably)\b)/i
const beforeLast = /,\s+(?=[^,]*$)/
const leastPart = 12
const mostTail = 6

/** [J4] A row is taken apart only at semicolons, and where one part is demanded and the other is welcome. */
const piecesOf = (span: Span): Span[] =>
  piecesBetween(span, /;\s+/g).flatMap((piece) => {
    const parting = partingIn(piece.text)
    return (parting ? [cut(piece, 0, parting.from), cut(piece, parting.to)] : [piece]).map(withoutMarks)
  })

/** `X required, Y preferred`, `…, ideally Y`, `5 years of X, Y preferred`. */
function partingIn(text: string): { from: number; to: number } | null {
  const required = requiredThenPreferred.exec(text)
  if (required && prefers.test(text.slice(required.index + required[0].length)))
    return { from: required.index + 'required'.length, to: required.index + required[0].length }
  const ideally = beforeIdeally.exec(text)
  if (ideally && ideally.index >= leastPart) return { from: ideally.index, to: ideally.index + ideally[0].length }
  const comma = beforeLast.exec(text)
  const tail = comma ? text.slice(comma.index + comma[0].length) : ''
  const isTail = comma && prefersAtEnd.test(tail) && wordsIn(tail).length <= mostTail
  return isTail && asksExperience.test(text.slice(0, comma.index)) && !prefers.test(text.slice(0, comma.index))
    ? { from: comma.index, to: comma.index + comma[0].length }
    : null
}

const bracketAtEnd = /\(([^()]{1,40})\)$/

/** [J4] `preferred` only where it governs the row: its section, its end, a bracket of its own, or its opening word. */
function isPreferred(text: string): boolean {
  const aside = bracketAtEnd.exec(text)?.[1]
  if (aside !== undefined && prefersOnly.test(aside)) return true
  return opensPreferred.test(text) || prefersAtEnd.test(text) || prefers.test(text.replace(/\([^()]*\)/g, ' '))
}

function importanceOf({ text }: Span, { section }: Part): Importance {
  if (/\((?:required|essential|E)\)$/i.test(text)) return 'required'
  if (isPreferred(text)) return 'preferred'
  if (section === 'preferred') return 'preferred'
  if (section === 'required') return 'required'
  if (section === 'duty') return demandsAmongDuties.test(text) ? 'required' : 'mentioned'
  return demands.test(text) || namesDegree(text) || asksExperience.test(text) ? 'required' : 'mentioned'
}

/** [J4] Null for half a sentence, and for what names nothing that could be had. */
function rowOf(span: Span, importance: Importance, matcher: SkillMatcher): Requirement | null {
  const words = span.text.replace(/\s+/g, ' ')
  const id = rowIdOf(words)
  const found = matcher.find(words).filter(({ negated }) => !negated)
  if (id === '' || isFragment(words, found)) return null
  const kind = kindOf(words, importance, found)
  return {
    id,
    kind,
    importance,
    words,
    from: span.from,
    to: endOf(span),
    skills: [...new Set(found.map(({ skill }) => skill.name))],
    years: yearsIn(words),
  }
}

/** In small letters: `CDL Class A` ends in no article. */
const endsOpen = phrasesOf(joinedEnds, 'end', true)

/** `you will`, `Adapt lessons so`, or one word that names no skill, paper or tongue: `Occasionally`. */
const isFragment = (words: string, found: readonly SkillFound[]) =>
  endsOpen.test(words.slice(-20)) ||
  (wordsIn(words).length === 1 &&
    found.length === 0 &&
    !/^[\p{Lu}\d/+.#-]+$/u.test(words) &&
    kindOf(words, 'required', found) === 'experience')
