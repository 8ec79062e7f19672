import type { Person } from '../person.ts'
import type { ColumnForm, Program } from '../program.ts'
import type { Chance } from '../random.ts'
import type { Sheet } from '../truth.ts'

/** What is put on a page in one piece. */
export interface Block {
  html: string
  /** Pixels above it. */
  above: number
  /** Stays with the next. */
  keep?: boolean
  /** Blocks of one entry share it. */
  group?: string
  /** Stands in the margin, beside what follows. */
  beside?: boolean
  /** Stands at the foot of the page, below all columns. */
  foot?: boolean
  /** Stands over the margin too. */
  across?: boolean
  css?: string
}

/** All that drawing a part of a page needs. */
export interface Drawing {
  sheet: Sheet
  program: Program
  person: Person
  chance: Chance
  column: ColumnForm
}

export const block = (html: string, above: number, more: Partial<Block> = {}): Block => ({ html, above, ...more })
