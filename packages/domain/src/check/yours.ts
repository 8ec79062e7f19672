import { helpWords, joints, leftOut, negations, openers, reservations } from '../words/check.ts'
import type { Person, PersonLine, ReadText } from './person.ts'
import { clausesOf, stemsOf, type Word, wordsOf } from './words.ts'

const isLeftOut = (word: Word) => leftOut.has(word.lower)
const told = (words: readonly Word[]) => words.filter((word) => !isLeftOut(word))
const helps = stemsOf(helpWords)
const reserved = stemsOf(reservations)

/** It narrows what the rest of its line says. */
const narrows = (clause: readonly Word[]) =>
  /\(/.test(clause[0]?.gap ?? '') ||
  openers.has(clause[0]?.lower ?? '') ||
  clause.some(({ lower, stem }) => negations.has(lower) || reserved.has(stem) || helps.has(stem))

/** The line that says this word for word: whole clauses of it, in its order, and nothing left out that narrows them. */
export function lineInOwnWords({ words }: ReadText, { lines }: Person): PersonLine | undefined {
  const sentence = told(words)
  if (sentence.length === 0) return undefined
  return lines.find((line) => isOf(sentence, clausesIn(line)))
}

const clausesIn = ({ clauses, isHeading, source }: PersonLine) =>
  (isHeading ? source.quotes.flatMap((quote) => clausesOf(wordsOf(quote))) : clauses)
    .map(told)
    .filter((clause) => clause.length > 0)

/** Clause by clause: how much of the sentence can have been said so far. */
function isOf(sentence: readonly Word[], clauses: readonly Word[][]): boolean {
  let reached = new Set([0])
  for (const clause of clauses) {
    const further = [...reached].flatMap((at) => endOf(sentence, clause, at))
    reached = new Set(narrows(clause) ? further : [...reached, ...further])
  }
  return reached.has(sentence.length)
}

function endOf(sentence: readonly Word[], clause: readonly Word[], at: number): number[] {
  const start = at > 0 && joints.has(sentence[at]?.lower ?? '') ? at + 1 : at
  const isHere = clause.every((word, on) => isSame(sentence[start + on], word, start + on === 0))
  return isHere ? [start + clause.length] : []
}

/** The tense of the first word may be another one. */
const isSame = (word: Word | undefined, other: Word, isFirst: boolean) =>
  word !== undefined && (word.key === other.key || (isFirst && !word.digits && word.stem === other.stem))

/** A list of skills, item by item. */
export function areAllYours({ clauses }: ReadText, person: Person): PersonLine[] | null {
  if (clauses.length < 2) return null
  const found = clauses.map((clause) => {
    const item = told(clause)
    return person.lines.find(
      (line) => clausesIn(line).some((own) => sameWords(own, item)) && line.source.kind === 'skill',
    )
  })
  return found.every((line) => line !== undefined) ? found : null
}

const sameWords = (one: readonly Word[], other: readonly Word[]) =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)
