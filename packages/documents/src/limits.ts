/** What a file may cost. A resume stays far below all of them. */
export interface Limits {
  bytes: number
  pages: number
  /** A page with fewer is taken for a picture: a stamp or a number on each page of a scan is still no resume. */
  lettersPerPage: number
  /** Characters of text; beyond, it is no resume. */
  characters: number
  zipEntries: number
  /** Declared and real size of all that a zip holds. */
  inflatedBytes: number
  /** Size of one part that is read. */
  partBytes: number
  /** A part larger than a megabyte that shrank more than this was made to harm. */
  ratio: number
  xmlElements: number
  xmlDepth: number
}

export const limits: Limits = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  lettersPerPage: 30,
  characters: 1_000_000,
  zipEntries: 4_000,
  inflatedBytes: 200 * 1024 * 1024,
  partBytes: 16 * 1024 * 1024,
  ratio: 250,
  xmlElements: 600_000,
  xmlDepth: 256,
}

/** Seconds are the reader's to count: a busy file cannot count its own. */
export const longestRead = 20_000
