/** The fields that count as exact. */
export const EXACT: readonly string[]

/** By field, how many are right and how many there are; what was missed, as `work company: want "A" got "B"`. */
export function scoreDocument(
  truth: object,
  got: object,
  hidden?: readonly string[],
  precision?: Record<string, 'year'>,
): { out: Record<string, [number, number]>; misses: string[] }

/** Without case, accents and punctuation. */
export function norm(text: string): string

/** Whether two short phrases name the same. */
export function phraseMatch(a: string, b: string): boolean
