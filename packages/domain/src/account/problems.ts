/** What is wrong, by field. */
export type Problems = Record<string, string>

export const problems = (found: Record<string, string | null>): Problems =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
