import type { Fact } from '../resume/sources.ts'

const refusal =
  /^\W*(?:no|nope|none|never|not|nothing|n\/a|i (?:do not|don['’]?t|did not|didn['’]?t|have not|haven['’]?t|have no|have never|never|am not|was not|cannot|can['’]?t)|unfortunately|sadly|sorry)\b/i
const bare = /^(?:yes|yeah|yep|sure|of course|i do|i have|i can)\W*$/i
const mostLetters = 500

/** What the person said about themselves when asked; null where they said no, or nothing that could be told. */
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
  if (answer === '' || refusal.test(answer) || (bare.test(answer) && skill === undefined)) return null
  const isNamed = skill === undefined || answer.toLowerCase().includes(skill.toLowerCase())
  const statement = isNamed ? answer : bare.test(answer) ? skill : `${skill}: ${answer}`
  return { id, statement, skill, requirement, saidOn }
}
