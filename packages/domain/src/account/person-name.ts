const personNameMaxLength = 100

/** Names are kept as people write them; only what no name holds, and no line of text should, is refused. */
export function personNameProblem(label: string, name: string): string | null {
  if (name.length > personNameMaxLength) return `${label} must be at most ${personNameMaxLength} characters`
  if (/\p{Cc}|[\u2028\u2029]/u.test(name)) return `${label} must be a single line of text`
  return null
}

/** Nothing, and nothing but blanks, is no name. */
export const personName = (name: string | null | undefined): string | null => name?.trim() || null
