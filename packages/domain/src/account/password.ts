import { isCommonPassword } from './common-passwords.ts'

export const passwordLength = { min: 8, max: 128 } as const

export const passwordsDiffer = "Passwords don't match"

/** What is wrong with it, in the words the form shows; null when it will do. */
export function passwordProblem(password: string): string | null {
  if (password.length < passwordLength.min) return `Password must be at least ${passwordLength.min} characters`
  if (password.length > passwordLength.max) return `Password must be at most ${passwordLength.max} characters`
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter'
  if (!/\p{Ll}/u.test(password)) return 'Password must contain at least one lowercase letter'
  if (!/\d/.test(password)) return 'Password must contain at least one number'
  if (isCommonPassword(password))
    return 'This password is among the first that others would guess. Please choose another.'
  return null
}
