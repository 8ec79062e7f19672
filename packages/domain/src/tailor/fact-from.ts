import { isNo, ownAnswer } from '../held/index.ts'
import type { Fact } from '../resume/sources.ts'
import { affirms, isLearnt, isOfNow } from './affirms.ts'
import { isHedged, yes } from './fact-words.ts'

const isBare = (answer: string) =>
  /^\p{L}/u.test(answer) && /^(?:i (?:do|have|can))?[^\p{L}\p{N}]*$/iu.test(answer.replace(yes, ''))
const mostLetters = 500

/** What was asked by its label, not by its id; of several things a yes does not say which. */
const labelIn = (requirement: string | undefined) =>
  requirement !== undefined && /\p{Lu}| /u.test(requirement) && !/ or |[/,;(]|such as|similar/i.test(requirement)
    ? requirement
    : undefined

/** Says who did what: it needs no subject before it, unless it says `it`. */
const isSentence = (answer: string) =>
  /^\W*(?:yes\W+)?(?:(?:at|for|in|with|as) [^,]{2,60}?,? )?(?:I|we)(?:['’]\w+)? /i.test(answer) &&
  !/\b(?:it|them)\b/.test(answer)

/** What the person said about themselves when asked; null where they said no, affirmed nothing, or said nothing that could be told. */
export function factFrom(said: {
  id: string
  answer: string
  saidOn: string
  requirement?: string | undefined
  skill?: string | undefined
}): Fact | null {
  const { id, saidOn, requirement } = said
  const skill = said.skill?.trim() || undefined
  const subject = skill ?? labelIn(requirement)
  const answer = said.answer
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
  if (answer === '' || isNo(answer) || isHedged(answer) || !isOfNow(answer, saidOn)) return null
  if (isLearnt(answer, subject ?? requirement ?? '')) return null
  if (isBare(answer)) return subject === undefined ? null : { id, statement: subject, skill, requirement, saidOn }
  const isNamedIn = (text: string) => skill === undefined || text.toLowerCase().includes(skill.toLowerCase())
  const isAbout = subject === undefined || isSentence(answer) || answer.toLowerCase().includes(subject.toLowerCase())
  const isWhole = isNamedIn(answer) && isAbout
  if (!isWhole && !affirms(answer, requirement)) return null
  const asked = isWhole ? answer : `${subject}: ${answer}`
  const statement = ownAnswer(asked)
  return statement !== '' && isNamedIn(statement) ? { id, statement, skill, requirement, saidOn } : null
}
