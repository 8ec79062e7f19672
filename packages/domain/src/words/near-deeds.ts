import type { WordRow } from './row.ts'

/** Deeds of one rank that a person may or may not call by the other's name. */
export const nearDeeds: WordRow[] = [{ words: 'clean tidy polish', class: 'deed', why: 'making a place fit' }]
