import type { SectionKind } from '@bespeak/domain/resume/document.ts'

// What is true of a page, said while it is drawn: its lines in reading order, and what each piece of a line says.

export type LineLabel =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'entry-head'
  | 'text'
  | 'bullet'
  /** A small title inside an entry: `Highlights:`. */
  | 'label'
  | 'skill-group'
  | 'skills'
  | 'item'
  | 'furniture'

/** A line as its writer meant it, however many rows of the page it takes. Its place in the list is its place in reading. */
export interface TruthLine {
  label: LineLabel
  /** The column it stands in, by band and place: `b0c1`. Columns of one band may be read in either order. */
  flow: string
  /** The section it belongs to; null for name, contact and what stands at the edge of pages. */
  section: SectionKind | null
  /** Counts the sections of the page, so that two of one kind are told apart. */
  part: number
  /** Which entry of its section, job or school it belongs to. */
  entry: number | null
  /** 1 for a bullet, 2 for one inside another. */
  level: number
}

/**
 * A piece of a line that says one thing. `field` is its path in JSON Resume (`work.0.name`), or one of `separator`,
 * `label` (`Phone:`), `marker` (a bullet), `heading`, `rating`, `furniture`, `note` (what no field holds: `full-time`).
 */
export interface Atom {
  line: number
  field: string
  text: string
}

/** A word as it was drawn, in points from the top left of its page; `y` is its baseline. */
export interface Word {
  atom: number
  text: string
  page: number
  x: number
  y: number
  width: number
  top: number
  height: number
  size: number
  bold: boolean
  italic: boolean
}

export interface Sheet {
  lines: TruthLine[]
  atoms: Atom[]
  /** Where the next line stands. */
  at: Omit<TruthLine, 'label' | 'level'>
}

export const newSheet = (): Sheet => ({
  lines: [],
  atoms: [],
  at: { flow: '', section: null, part: 0, entry: null },
})

/** Begins a line; what is said next belongs to it. */
export function beginLine(sheet: Sheet, label: LineLabel, level = 0) {
  sheet.lines.push({ label, level, ...sheet.at })
}

/** Says one thing, as markup that carries its number. */
export function say(sheet: Sheet, field: string, text: string): string {
  sheet.atoms.push({ line: sheet.lines.length - 1, field, text })
  return `<span data-a="${sheet.atoms.length - 1}">${escaped(text)}</span>`
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Without the places in lists: `work.name` for `work.0.name`. */
export const kindOfField = (field: string): string => field.replace(/\.\d+/g, '')
