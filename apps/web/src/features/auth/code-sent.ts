/** Whom a code was sent to, and what they typed as their name. */
export interface CodeSent {
  userId: number
  email: string
  username: string
}
