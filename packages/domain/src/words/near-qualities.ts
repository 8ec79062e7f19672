import type { WordRow } from './row.ts'

/** How things are, without saying how much or how well. */
export const nearQualities: WordRow[] = [{ words: 'broken faulty damaged', class: 'quality', why: 'in need of repair' }]
