// What is known of a template wherever it is chosen or shown. How it looks stands beside it: `page.ts` for the PDF,
// `word.ts` for Word, `preview.css` for the browser.

export const serif = '"Source Serif 4"'
export const sans = '"Source Sans 3"'
export const plex = '"IBM Plex Sans"'

export interface About {
  name: string
  /** Whom it is for, in a sentence. */
  purpose: string
  /** Its own colour, `#rrggbb`. */
  accent: string
  heads: HeadForm
  /** So many characters of an entry leave room for a date in the same row. */
  longestRow: number
  /** The number of pages that it is for, where it is for a certain one. */
  pages: number | null
  /** Every face that it sets text in, as a browser asks for it. */
  faces: readonly string[]
  measures: Measures
}

/** How the head of an entry is laid out: what stands first, and on how many lines. */
export type HeadForm = 'title-first' | 'organisation-first' | 'one-line'

/** What decides where lines and pages end, the same for the PDF and the preview: points, and multiples of the size. */
export interface Measures {
  size: number
  leading: number
  margin: { x: number; top: number; bottom: number }
  /** The width of a first column, for headings: they stand beside their section, where they fit. */
  column?: number
  gaps: Record<Gap | 'row', number>
  /** What is left of space and size where it is set as closely as it may be. */
  tight: { space: number; size: number }
}

/** The space above a block. */
export type Gap =
  | 'headline'
  | 'contact'
  | 'section'
  | 'opening'
  | 'entry'
  | 'role'
  | 'first'
  | 'line'
  | 'bullet'
  | 'item'
