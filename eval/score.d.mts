/** The fields that count as exact. */
export const EXACT: readonly string[]

/** By field, how many are right and how many there are. */
export function scoreDocument(truth: object, got: object): { out: Record<string, [number, number]> }
