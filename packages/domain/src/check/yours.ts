import { skillMatcher } from '../skills/index.ts'
import { clausesOf } from '../text/clauses.ts'
import { helpWords, joints, leftOut, negations, nounEnding, openers, reservations } from '../words/check.ts'
import type { Person, PersonLine, ReadText } from './person.ts'
import { stemsOf, type Word, wordsOf } from './words.ts'

const isLeftOut = (word: Word) => leftOut.has(word.lower)
const told = (words: readonly Word[]) => words.filter((word) => !isLeftOut(word))
const helps = stemsOf(helpWords)

/** It narrows what the rest of its line says. */
const narrows = (clause: readonly Word[]) =>
  /\(/.test(clause[0]?.gap ?? '') ||
  openers.has(clause[0]?.lower ?? '') ||
  clause.some(({ lower, stem }) => negations.has(lower) || reservations.has(lower) || helps.has(stem))

/** The line that this is, all of it, in one sentence or in several. */
export function wholeLine(text: string, { lines }: Person): PersonLine | undefined {
  const words = told(wordsOf(text))
  return words.length === 0 ? undefined : lines.find((line) => isWhole(line, words))
}

const isWhole = ({ words, parts }: PersonLine, said: readonly Word[]) =>
  [words, ...parts].some((own) => sameWords(told(own), said))

/** The line that says this word for word: whole clauses of it, in its order, and nothing left out that narrows them. */
export function lineInOwnWords({ words }: ReadText, { lines, isExact }: Person): PersonLine | undefined {
  const sentence = told(words)
  return sentence.length === 0 || isExact ? undefined : lines.find((line) => isOf(sentence, line))
}

const clausesIn = ({ parts }: PersonLine) =>
  parts
    .flatMap(clausesOf)
    .map(told)
    .filter((clause) => clause.length > 0)

/** Clause by clause: how much of the sentence can have been said so far. */
function isOf(sentence: readonly Word[], line: PersonLine): boolean {
  let reached = new Set([0])
  for (const clause of clausesIn(line)) {
    const further = [...reached].flatMap((at) => endOf(sentence, clause, at, !line.isHeading))
    reached = new Set(narrows(clause) ? further : [...reached, ...further])
  }
  return reached.has(sentence.length)
}

function endOf(sentence: readonly Word[], clause: readonly Word[], at: number, hasVerb: boolean): number[] {
  const start = at > 0 && joints.has(sentence[at]?.lower ?? '') ? at + 1 : at
  const isHere = clause.every((word, on) => isSame(sentence[start + on], word, hasVerb && start + on === 0))
  return isHere ? [start + clause.length] : []
}

/** The tense of the first word may be another one. */
const isSame = (word: Word | undefined, other: Word, isFirst: boolean) =>
  word !== undefined && (word.key === other.key || (isFirst && isOtherTense(word, other)))

/** `Managed` and `Manages`, and not `Manager`. */
const isOtherTense = (word: Word, other: Word) =>
  !word.digits && word.stem === other.stem && ![word, other].some(({ lower }) => nounEnding.test(lower))

const betweenItems = /[,;|•](?![^(]*\))/

/** A list of skills, item by item. */
export function itemsInOwnWords({ text }: ReadText, { lines, isExact }: Person): PersonLine[] | null {
  const items = text.split(betweenItems).filter((item) => item.trim() !== '')
  if (items.length < 2) return null
  const skills = lines.filter(({ source }) => source.kind === 'skill')
  const found = items.map((written) => {
    const item = told(wordsOf(written))
    const skill = skillOf(written.trim())
    return skills.find(
      (line) =>
        isWhole(line, item) ||
        (!isExact && item.length > 0 && isOf(item, line)) ||
        (skill !== undefined && skill === skillOf(line.text)),
    )
  })
  return found.every((line) => line !== undefined) ? found : null
}

/** The skill that a text names and nothing beside it. */
const skillOf = (text: string) =>
  skillMatcher()
    .find(text)
    .find(({ from, to, negated }) => from === 0 && to === text.length && !negated)?.skill.id

const sameWords = (one: readonly Word[], other: readonly Word[]) =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)
