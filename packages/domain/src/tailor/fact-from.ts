import { isNo, ownAnswer } from '../held/index.ts'
import type { Fact } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { affirms, denies, isByName, isLearnt, isOfNow } from './affirms.ts'
import { isHedged, toolsNamed, yes } from './fact-words.ts'

const bareYes = patternOf(answerWords.bareYes, 'iu')

const isBare = (answer: string) => /^\p{L}/u.test(answer) && bareYes.test(answer.replace(yes, ''))
const mostLetters = 500

const oneOfSeveral = patternOf(answerWords.oneOfSeveral)
/** `Short Range Certificate (SRC)` is one thing. */
const initials = / \(\p{Lu}[\p{Lu}\d&-]{1,7}\)/gu

/** What was asked by its label, not by its id; of several things a yes does not say which. */
const labelIn = (requirement: string | undefined) =>
  requirement !== undefined && /\p{Lu}| /u.test(requirement) && !oneOfSeveral.test(requirement.replace(initials, ''))
    ? requirement
    : undefined

const quality = patternOf(answerWords.quality)

/** `Valid First Aid certificate`: a yes says that one has it. */
const withoutQuality = (label: string | undefined) =>
  label?.replace(quality, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const opensWithPerson = patternOf(answerWords.opensWithPerson)

/** Says who did what: it needs no subject before it, unless it says `it`. */
const isSentence = (answer: string) => opensWithPerson.test(answer) && !/\b(?:it|them)\b/.test(answer)

/** What an answer says of what was asked. Where it is unsure, the person is asked once more, and says yes or no. */
export type Answered = { outcome: 'affirms'; fact: Fact } | { outcome: 'denies' } | { outcome: 'unsure' }

/** An answer, as it was given. */
export interface Said {
  id: string
  answer: string
  saidOn: string
  requirement?: string | undefined
  skill?: string | undefined
}

const denied: Answered = { outcome: 'denies' }

/** What the person said about themselves when asked; null where it says no, or not surely yes. */
export function factFrom(said: Said): Fact | null {
  const read = readAnswer(said)
  return read.outcome === 'affirms' ? read.fact : null
}

export function readAnswer(said: Said): Answered {
  const { saidOn, requirement } = said
  const skill = said.skill?.trim() || undefined
  const subject = skill ?? withoutQuality(labelIn(requirement))
  const answer = withCapitals(said.answer.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), requirement).slice(0, mostLetters)
  if (answer === '' || isNo(answer) || isHedged(answer) || !isOfNow(answer, saidOn)) return denied
  if (isLearnt(answer, subject ?? requirement ?? '')) return denied
  if (isBare(answer)) return subject === undefined ? denied : told(said, subject)
  if (denies(answer.replace(yes, ''), requirement)) return denied
  const statement = statementIn(answer, subject, said)
  if (statement !== null) return told(said, statement)
  const rest = answer.replace(yes, '')
  if (rest === answer) return /[\p{L}\p{N}]{3}/u.test(answer) ? { outcome: 'unsure' } : denied
  // Whoever was asked once more and said yes has said it.
  const isMeant = subject !== undefined && readAnswer({ ...said, answer: rest }).outcome === 'unsure'
  return isMeant ? told(said, `${subject}: ${rest}`) : denied
}

/** `excel for the rota`, where Excel was asked: a name has its capital. */
const withCapitals = (answer: string, requirement: string | undefined): string =>
  toolsNamed(requirement).reduce((text, name) => text.replaceAll(wholly(name.toLowerCase()), name), answer)

const wholly = (word: string) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'gu')

const told = ({ id, saidOn, requirement, skill }: Said, statement: string): Answered => ({
  outcome: 'affirms',
  fact: { id, statement, skill: skill?.trim() || undefined, requirement, saidOn },
})

/** The answer as a statement of its own, behind what was asked where it does not name it; null where it is neither. */
function statementIn(answer: string, subject: string | undefined, { requirement, skill = '' }: Said): string | null {
  const isNamedIn = (text: string) => text.toLowerCase().includes(skill.trim().toLowerCase())
  const isAbout = subject === undefined || isSentence(answer) || answer.toLowerCase().includes(subject.toLowerCase())
  const isWhole = (isNamedIn(answer) && isAbout) || (skill === '' && isByName(answer, requirement ?? ''))
  if (!isWhole && !affirms(answer, requirement)) return null
  const statement = ownAnswer(isWhole ? answer : `${subject}: ${answer}`)
  return statement !== '' && isNamedIn(statement) ? statement : null
}
