/** The fields that count as exact. */
export const EXACT: readonly string[]

/** By field, how many are right and how many there are. */
export function scoreDocument(truth: object, got: object): { out: Record<string, [number, number]> }

/** Whether two short phrases name the same. */
export function phraseMatch(a: string, b: string): boolean
