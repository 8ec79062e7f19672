import { isNo, isYes, ownAnswer } from '../affirmation/index.ts'
import type { Fact } from '../resume/sources.ts'

const bare = /^(?:yes|yeah|yep|sure|of course|i do|i have|i can)\W*$/i
const mostLetters = 500

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
  const answer = said.answer
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
  if (answer === '' || isNo(answer)) return null
  if (bare.test(answer)) return skill === undefined ? null : { id, statement: skill, skill, requirement, saidOn }
  const isNamedIn = (text: string) => skill === undefined || text.toLowerCase().includes(skill.toLowerCase())
  if (!isNamedIn(answer) && !isYes(answer)) return null
  const asked = isNamedIn(answer) ? answer : `${skill}: ${answer}`
  const statement = ownAnswer(asked)
  return statement !== '' && isNamedIn(statement) ? { id, statement, skill, requirement, saidOn } : null
}
