import type { SectionKind } from '@bespeak/domain/resume/document.ts'

/**
 * What a piece of a row is, so that each format can give it its look. An employer heads the roles below it; a source is
 * who gave or published something.
 */
export type RunKind = 'title' | 'organisation' | 'employer' | 'source' | 'place' | 'period' | 'link' | 'plain'

export interface Run {
  kind: RunKind
  text: string
  href?: string
}

/** One line of an entry's head: what stands at its start, and what is set against its end. */
export interface Row {
  start: Run[]
  end: Run[]
}

/** One block of a page. `id` is the node of the document that it shows. */
export type Block =
  | { type: 'name'; text: string }
  | { type: 'headline'; text: string }
  | { type: 'contact'; items: Run[] }
  /** `beside`: it stands in a column of its own, beside what it is the heading of. */
  | { type: 'section'; id: string; kind: SectionKind; text: string; beside?: true }
  /** `level` 2 is a role inside an employer that has a head of its own. */
  | { type: 'head'; id: string; level: 1 | 2; rows: Row[] }
  | { type: 'paragraph'; id: string; text: string }
  | { type: 'label'; id: string; text: string }
  | { type: 'bullet'; id: string; level: number; text: string }
  /** Short things in a row, perhaps under a name: `Databases: PostgreSQL, Redis`. `of`: the node of each, where each has its own. */
  | { type: 'list'; id: string; name: string; items: string[]; of?: string[] }

/** Short things in a row. */
export type List = Extract<Block, { type: 'list' }>

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Whether what follows a head belongs to it, so that no page may part them. */
export const isOfHead = (next: Block | undefined): boolean =>
  next !== undefined && next.type !== 'section' && !(next.type === 'head' && next.level === 1)
