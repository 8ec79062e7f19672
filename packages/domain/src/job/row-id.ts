/** A row by its words: the same in every run, in browser and server. */
export const rowIdOf = (requirement: string): string =>
  requirement
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.,;:!?…]+$/u, '')
