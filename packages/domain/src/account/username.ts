const usernameLength = { min: 3, max: 50 } as const

/** What is wrong with it, in the words the form shows; null when it will do. */
export function usernameProblem(username: string): string | null {
  if (username.length < usernameLength.min) return `Username must be at least ${usernameLength.min} characters`
  if (username.length > usernameLength.max) return `Username must be at most ${usernameLength.max} characters`
  if (!/^\w+$/.test(username)) return 'Username can only contain letters, numbers, and underscores'
  return null
}
