import type { WordRow } from './row.ts'

/** Places, things and papers whose names stand close to one another. */
export const nearThings: WordRow[] = [{ words: 'kitchen galley', class: 'place', why: 'where food is made' }]
