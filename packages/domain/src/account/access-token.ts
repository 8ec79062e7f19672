import { personNameProblem } from './person-name.ts'

/** So many have a use at once; more are forgotten ones. */
export const mostAccessTokens = 20

export const tokenNameMaxLength = 60

/** What the owner calls it, to know it again in the list. */
export function tokenNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Name the token after what will use it'
  if (name.trim().length > tokenNameMaxLength) return `Name must be at most ${tokenNameMaxLength} characters`
  return personNameProblem('Name', name)
}
