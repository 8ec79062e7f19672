import type { WordRow } from './row.ts'

/** Names for people of one standing: never for one who may decide more than the other. */
export const nearPeople: WordRow[] = [{ words: 'cook chef crew brigade', class: 'person', why: 'those in a kitchen' }]
