import { type CheckedSentence, check, type Finding } from '../../check/index.ts'
import { likeness } from '../../proof/index.ts'
import type { Source } from '../../resume/sources.ts'
import { quantitiesIn } from '../../text/quantities.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { OwnStatement } from '../types.ts'

/** Something that an answer claims, with the statement of the person that says so too; null where none does. */
export interface AnswerClaim {
  text: string
  statement: OwnStatement | null
  /** What to do about it, where nothing backs it. */
  advice: string | null
}

const sourceOf = ({ source, text }: OwnStatement): Source => ({
  ...{ id: source, kind: 'line', text, quotes: [text], section: null, entry: null, role: null },
})

/** What an interviewer would ask about; names of colleagues and towns are nobody's claim. */
const marked = new Set<Finding['kind']>(['number', 'title', 'credential'])

const unbacked = 'No line of yours has this. If it is right, it makes a good line.'

/** Each figure of an answer with the line that has it, and what the lines do not have. */
export function claimsIn(answer: string, statements: readonly OwnStatement[]): AnswerClaim[] {
  const byId = new Map(statements.map((it) => [it.source, it]))
  return check(answer, statements.map(sourceOf)).flatMap((sentence) => [
    ...backedIn(sentence, byId),
    ...sentence.findings
      .filter(({ kind, from, to }) => marked.has(kind) && (kind !== 'number' || isFigure(sentence.text, from, to)))
      .map(({ from, to }) => ({ text: sentence.text.slice(from, to), statement: null, advice: unbacked })),
  ])
}

/** `two things` is how one speaks. */
const leastCounted = 4

/** It counts something: no year, and no name (`Ward 19`). */
function isFigure(sentence: string, from: number, to: number): boolean {
  const text = sentence.slice(from, to)
  if (/^(?:19|20)\d\d$/.test(text) || /\s\p{Lu}\p{Ll}+\s$/u.test(sentence.slice(0, from))) return false
  return /\d/.test(text) || valuesIn(text).some((value) => value >= leastCounted)
}

const valuesIn = (text: string) => quantitiesIn(tokensOf(text), () => false).map(({ value }) => value)

function backedIn(
  { text, sources, findings }: CheckedSentence,
  byId: ReadonlyMap<string, OwnStatement>,
): AnswerClaim[] {
  const figures = quantitiesIn(tokensOf(text), () => false).filter(
    ({ from, to }) => isFigure(text, from, to) && !findings.some((it) => it.from < to && from < it.to),
  )
  return figures.flatMap(({ value, from, to }) => {
    const statement = sources.flatMap((id) => byId.get(id) ?? []).find((it) => valuesIn(it.text).includes(value))
    return statement ? [{ text: text.slice(from, to), statement, advice: null }] : []
  })
}

/** A mere word is used by whoever says it. */
const leastWords = 4

/** Much of a line is in the answer. */
const leastLikeness = 0.6

/** Statements that an answer speaks of: a good part of their words, or one of their figures. */
export function usedIn(
  answer: string,
  statements: readonly OwnStatement[],
  claims: readonly AnswerClaim[],
): OwnStatement[] {
  const backing = new Set(claims.flatMap(({ statement }) => statement?.source ?? []))
  return statements.filter(
    ({ source, text }) =>
      backing.has(source) || (tokensOf(text).length >= leastWords && likeness(answer, text) >= leastLikeness),
  )
}
