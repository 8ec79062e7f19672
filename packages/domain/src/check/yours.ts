import { skillMatcher } from '../skills/index.ts'
import { clausesOf } from '../text/clauses.ts'
import { perThing } from '../text/remembered.ts'
import { splitText } from '../text/split.ts'
import { isIrregularPast } from '../text/stem.ts'
import { articles, helpWords, joints, negations, nounEnding, openers, reservations } from '../words/check.ts'
import type { Person, PersonLine, ReadText } from './person.ts'
import { signsIn, stemsOf, type Word, wordsOf } from './words.ts'

/** Without articles, and without the speaker who opens it. */
const told = (words: readonly Word[]) =>
  words.filter(({ lower }, at) => !articles.has(lower) && !(lower === 'i' && at === 0))
const helps = stemsOf(helpWords)

/** A deed beside others, which says nothing of them: `, trained two receptionists`. */
const isDeed = ([first, second]: readonly Word[]) =>
  first !== undefined && second?.lower !== 'by' && (/ed$/.test(first.lower) || isIrregularPast(first.lower))

/** It takes back some of what stands before it, or says when, where or with whom that holds. */
function narrows(clause: readonly Word[], line: string): boolean {
  const before = line.slice(0, clause[0]?.from)
  return (
    splitText(before, /\(/g).length > splitText(before, /\)/g).length ||
    openers.has(clause[0]?.lower ?? '') ||
    clause.some(({ lower, stem }) => negations.has(lower) || reservations.has(lower) || helps.has(stem))
  )
}

/** How a line may be told: whole, or without its end; and deeds, or fields of a heading, each by itself. */
const tellings = perThing(({ words, text, parts }: PersonLine) => {
  const isApart = parts.length > 1
  const clauses = (isApart ? parts : clausesOf(words)).map((clause) => {
    const isFree = isApart || !narrows(clause, text)
    return { words: told(clause), isFree, isApart: isApart || (isFree && isDeed(clause)) }
  })
  return { wholes: [words, ...parts].map(told), clauses: clauses.filter((clause) => clause.words.length > 0) }
})

/** What its words do not show: where sentences end, and signs behind the last word. */
const aside = (text: string) =>
  (text.match(/[.!?;](?=\s+\p{Lu})/gu) ?? []).length + signsIn(text.slice(wordsOf(text).at(-1)?.to))

/** The line that this is, all of it, in one sentence or in several. */
export function wholeLine(text: string, { lines }: Person): PersonLine | undefined {
  const words = told(wordsOf(text))
  if (words.length === 0) return
  return lines.find((line) => isWhole(line, words) && aside(line.text) === aside(text))
}

const isWhole = (line: PersonLine, said: readonly Word[]) => tellings(line).wholes.some((own) => sameWords(own, said))

/** The line that says this word for word, in its order, without what another part of it does not need. */
export function lineInOwnWords({ words, text }: ReadText, { lines, isExact }: Person): PersonLine | undefined {
  const sentence = told(words)
  if (sentence.length === 0 || isExact || aside(text) !== '0') return
  return lines.find((line) => isOf(sentence, line))
}

/** Part by part: how much of the sentence can have been said so far. */
function isOf(sentence: readonly Word[], line: PersonLine): boolean {
  let reached = new Set([0])
  const { clauses } = tellings(line)
  for (const [place, { words, isApart }] of clauses.entries()) {
    const further = [...reached].flatMap((at) => endOf(sentence, words, at, !line.isHeading))
    if (further.includes(sentence.length) && clauses.slice(place + 1).every(({ isFree }) => isFree)) return true
    const mayGo = isApart && clauses[place + 1]?.isApart !== false
    reached = new Set(mayGo ? [...reached, ...further] : further)
  }
  return false
}

function endOf(sentence: readonly Word[], clause: readonly Word[], at: number, hasVerb: boolean): number[] {
  const start = at > 0 && joints.has(sentence[at]?.lower ?? '') ? at + 1 : at
  const isHere = clause.every((word, on) => isSame(sentence[start + on], word, hasVerb && start + on === 0))
  return isHere ? [start + clause.length] : []
}

/** The tense of the first word may be another one, but what is under way is not done. */
const isSame = (word: Word | undefined, other: Word, isFirst: boolean) =>
  word !== undefined && (word.key === other.key || (isFirst && isOtherTense(word, other)))

/** `Managed` and `Manages`, and not `Manager`. */
const isOtherTense = (word: Word, other: Word) =>
  !word.digits &&
  word.stem === other.stem &&
  !/ing$/.test(other.lower) &&
  ![word, other].some(({ lower }) => nounEnding.test(lower))

const betweenItems = /[,;|•](?![^(]*\))/g

/** A list of skills, item by item. */
export function itemsInOwnWords({ text }: ReadText, { lines, isExact }: Person): PersonLine[] | null {
  const items = splitText(text, betweenItems).filter((item) => item.trim() !== '')
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
