import { quoted } from '../../text/quoted.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { OutlineLine, OwnStatement, QuestionKind } from '../types.ts'
import { type AnswerClaim, claimsIn, usedIn } from './evidence.ts'
import { type GoodLength, goodLength, type Length, lengthOf } from './length.ts'
import { type OutlineSaid, outlineSaid } from './structure.ts'

export interface Practice {
  kind: QuestionKind
  outline: readonly OutlineLine[]
  /** Everything the person stated. */
  statements: readonly OwnStatement[]
  answer: string
  seconds: number
}

type RemarkAbout = 'structure' | 'length' | 'evidence' | 'not-said'

/** One remark: what it is about, in figures and in a sentence or two, and whether there is something to do. */
interface Remark {
  about: RemarkAbout
  summary: string
  text: string
  isGood: boolean
}

/** What can be said of an answer, not of the person; nothing is marked out of ten. */
export interface PracticeRemarks {
  words: number
  length: Length
  parts: OutlineSaid[]
  claims: AnswerClaim[]
  used: OwnStatement[]
  remarks: Remark[]
}

export function remarksOn({ kind, outline, statements, answer, seconds }: Practice): PracticeRemarks {
  const claims = claimsIn(answer, statements)
  const used = usedIn(answer, statements, claims)
  const parts = outlineSaid(kind, outline, answer)
  const count = tokensOf(answer).length
  const band = goodLength(kind)
  const length = lengthOf(count, band)
  const unused = unusedIn(outline, statements, used)
  return {
    ...{ words: count, length, parts, claims, used },
    remarks: [
      structure(parts),
      lengthRemark(length, count, seconds, band),
      evidence(claims, used),
      notSaid(outline, parts, unused),
    ].filter((it) => it !== null),
  }
}

function structure(parts: readonly OutlineSaid[]): Remark | null {
  if (parts.length === 0) return null
  const missing = parts.filter(({ said }) => !said)
  return {
    about: 'structure',
    summary: `${parts.length - missing.length} of ${parts.length} parts`,
    text:
      missing.length === 0
        ? 'All of them are there.'
        : `Not heard: ${missing.map(({ part }) => part.toLowerCase()).join(', ')}.`,
    isGood: missing.length === 0,
  }
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function lengthRemark(length: Length, count: number, seconds: number, { from, to }: GoodLength): Remark {
  const band = `${clock(from)} to ${clock(to)} out loud`
  const texts: Record<Length, string> = {
    good: `A good length: ${band}.`,
    short: `Shorter than the good length, ${band}. Say more about what you did.`,
    long: `Longer than the good length, ${band}. Leave out what they did not ask.`,
  }
  const summary = `${clock(seconds)}, ${count} ${count === 1 ? 'word' : 'words'}`
  return { about: 'length', summary, text: texts[length], isGood: length === 'good' }
}

function evidence(claims: readonly AnswerClaim[], used: readonly OwnStatement[]): Remark {
  const backed = claims.filter(({ statement }) => statement !== null)
  const open = claims.filter(({ statement }) => statement === null)
  const told = backed.map(({ text, statement }) => `Backed by your line (${statement?.place}): ${quoted(text)}.`)
  const marked = open.map(({ text, advice }) => `${quoted(text)}: ${advice}`)
  return {
    about: 'evidence',
    summary: claims.length === 0 ? 'No figures' : `${backed.length} of ${claims.length} claims`,
    text: [...told, ...marked, ...(claims.length === 0 ? [withoutFigures(used)] : [])].join(' '),
    isGood: open.length === 0 && used.length > 0,
  }
}

const withoutFigures = (used: readonly OwnStatement[]) =>
  used.length > 0
    ? `It is based on ${used.length === 1 ? 'one' : used.length} of your lines.`
    : 'Nothing in it comes from your resume. Name one thing that does.'

function notSaid(outline: readonly OutlineLine[], parts: readonly OutlineSaid[], unused: readonly OwnStatement[]) {
  const missing = new Set(parts.filter(({ said }) => !said).map(({ part }) => part))
  const advice = outline
    .filter(({ part, advice: it }) => it !== '' && missing.has(part))
    .map(({ part, advice: it }) => `${part}: ${it}`)
  const lines = unused.map(({ text, place }) => `Your line ${quoted(text)} (${place}) is not in it.`)
  if (advice.length + lines.length === 0) return null
  const text = [...advice, ...lines].join(' ')
  return { about: 'not-said' as const, summary: '', text, isGood: false }
}

/** What the outline holds ready, and the answer leaves out. Where somebody was is told in other words. */
function unusedIn(outline: readonly OutlineLine[], statements: readonly OwnStatement[], used: readonly OwnStatement[]) {
  const known = new Set(used.map(({ source }) => source))
  const ready = new Set(
    outline.filter(({ part }) => part !== 'Situation').flatMap(({ quotes }) => quotes.map((it) => it.source)),
  )
  return statements.filter(({ source }) => ready.has(source) && !known.has(source))
}
