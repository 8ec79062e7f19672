import type { RareFamily } from '../fonts/missing-glyphs.ts'
import type { TemplateFile } from '../templates/index.ts'

/** What is typeset: a template, and the data for it. */
export interface Job {
  template: TemplateFile
  /** The template finds it as `/data.json`. */
  data: object
}

/** How full the pages of a document are. */
export interface Fit {
  /** The page that the text ends on, and how much of it is filled, 0 to 1. */
  page: number
  fill: number
  /** The number of pages that the template is for, if it is for a certain one. */
  wanted: number | null
}

/** A document that is laid out. Held until it is released. */
export interface Typeset {
  fit: Fit
  pdf(): Uint8Array
  release(): void
}

/** A compiler of Typst. It works at once and alone: one job after another. */
export interface Engine {
  kind: 'native' | 'wasm'
  /** Adds fonts of scripts that few texts are in; they stay. */
  loadFonts(families: readonly RareFamily[]): Promise<void>
  typeset(job: Job): Typeset
}

/** A template that does not compile is our mistake, never that of someone's text. */
export class TypesettingError extends Error {
  constructor(template: string, problems: string) {
    super(`${template} could not be typeset: ${problems}`)
  }
}
