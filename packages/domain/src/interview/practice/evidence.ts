import { readingOf } from '../../claims/reading.ts'
import { contentStems, isStopWord } from '../../language/words.ts'
import { commonStems } from '../../match/common-words.ts'
import { patternOf } from '../../text/patterns.ts'
import type { Quantity } from '../../text/quantities.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { lineWords } from '../../words/interview-lines.ts'
import type { OwnStatement } from '../types.ts'

/** The ids of the statements that an answer uses. */
export type Used = ReadonlySet<string>

/** Something that an answer claims, with the statement of the person that says so too; null where none does. */
export interface AnswerClaim {
  text: string
  statement: OwnStatement | null
  /** What to do about it, where nothing backs it. */
  advice: string | null
}

interface Figure extends Pick<Quantity, 'kind' | 'value' | 'unit'> {
  text: string
  /** What is spoken of around it. */
  stems: string[]
}

interface Read {
  statement: OwnStatement
  figures: Figure[]
  stems: Set<string>
}

const telling = (text: string) => contentStems(text).filter((it) => !commonStems.has(it) && !/\d/.test(it))

/** `two things` is how one speaks; `nine vacancies` and `3 wards` can be counted. */
const leastSpelled = 4
function isFigure({ kind, value, from, to }: Quantity, text: string): boolean {
  if (/\d/.test(text.slice(from, to))) return kind !== 'ordinal' && !isNamed(text.slice(0, from))
  return kind !== 'ordinal' && kind !== 'time' && value >= leastSpelled
}

/** `Ward 19` is a name. */
function isNamed(before: string): boolean {
  const word = /(\p{Lu}\p{Ll}+)\s$/u.exec(before)?.[1]
  return word !== undefined && !isStopWord(word.toLowerCase())
}

/** The number, and what it counts. */
function wordsOf({ kind, from, to }: Quantity, text: string): string {
  const counted = kind === 'count' ? (/^[\s-]+\p{L}[\p{L}-]*/u.exec(text.slice(to))?.[0] ?? '') : ''
  return text.slice(from, to + counted.length).trim()
}

const figuresIn = (text: string): Figure[] =>
  readingOf(text)
    .quantities.filter((it) => isFigure(it, text))
    .map((it) => ({ kind: it.kind, value: it.value, unit: it.unit, text: wordsOf(it, text), stems: telling(text) }))

const isSame = (a: Figure, b: Figure) => a.kind === b.kind && a.value === b.value && a.unit === b.unit

/** A number alone is no proof: something else of the sentence has to stand in the line as well. */
const backs = ({ figures, stems }: Read, figure: Figure) =>
  figures.some((it) => isSame(it, figure)) && figure.stems.some((it) => stems.has(it))

const praise = patternOf(lineWords.praise)

const unknown = 'Not in your resume. If it is right, it makes a good line.'
const unproven = 'Say how you know, or leave it out.'

/** What can be held against the person's own statements: each figure, and praise without one. */
export function claimsIn(answer: string, statements: readonly Read[]): AnswerClaim[] {
  return sentencesIn(answer).flatMap(({ text: sentence }) => {
    const figures = figuresIn(sentence)
    if (figures.length === 0)
      return praise.test(sentence) ? [{ text: sentence.trim(), statement: null, advice: unproven }] : []
    return figures.map((figure) => {
      const statement = statements.find((it) => backs(it, figure))?.statement ?? null
      return { text: figure.text, statement, advice: statement ? null : unknown }
    })
  })
}

export const readStatements = (statements: readonly OwnStatement[]): Read[] =>
  statements.map((statement) => ({
    statement,
    figures: figuresIn(statement.text),
    stems: new Set(telling(statement.text)),
  }))

const leastInCommon = 3

/** Statements that an answer speaks of: a good part of their words, or one of their figures. */
export function usedIn(answer: string, statements: readonly Read[], claims: readonly AnswerClaim[]): OwnStatement[] {
  const said = new Set(telling(answer))
  const backing = new Set(claims.flatMap(({ statement }) => statement?.source ?? []))
  return statements
    .filter(({ statement, stems }) => {
      const common = [...stems].filter((it) => said.has(it)).length
      return backing.has(statement.source) || (common >= leastInCommon && common * 3 >= stems.size)
    })
    .map(({ statement }) => statement)
}
