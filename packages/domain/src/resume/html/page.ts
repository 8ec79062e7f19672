import { shown } from '../shown.ts'
import type { Attributes } from './marks.ts'

/** A stretch of text of one look. A line break is a run of its own. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  hidden: boolean
  link: string | null
  /** The marks of the field it is in; the same object for all runs of one field. */
  field: Attributes | null
}

/** What stands on lines of its own, whatever tags put it there. */
export interface Block {
  /** `h1` to `h6`, `li`, else `p`. */
  tag: string
  /** How deep in lists it is; 0 outside. */
  depth: number
  marks: Attributes
  runs: Run[]
  /** Blank lines or a rule stand before it. */
  isApart: boolean
  /** Cells of one table row share it. */
  row: number | null
}

export interface Page {
  /** The marks of the whole document, if it has any. */
  root: Attributes | null
  blocks: Block[]
}

export const textOf = ({ runs }: Pick<Block, 'runs'>): string => shown(runs.map(({ text }) => text).join(''))
export const isMarked = ({ marks }: Block): boolean => marks['data-block'] !== undefined

/** Puts runs into blocks, and leaves out those that show nothing and mean nothing. */
export function createPage() {
  const page: Page = { root: null, blocks: [] }
  let open: Block | null = null
  let isBlankLine = false
  let isApart = false

  const close = () => {
    if (!open) return
    if (textOf(open) !== '' || isMarked(open)) {
      page.blocks.push({ ...open, isApart })
      isApart = false
    } else if (isBlankLine || open.runs.some(({ text }) => text === '\n')) isApart = true
    open = null
  }

  return {
    page,
    close,
    /** A new block. A paragraph inside an item that has no text yet is that item. */
    start(tag: string, depth: number, marks: Attributes) {
      if (open?.tag === 'li' && tag === 'p' && textOf(open) === '' && marks['data-block'] === undefined) return
      close()
      open = { tag, depth, marks, runs: [], isApart: false, row: null }
      isBlankLine = tag === 'p'
    },
    wrap() {
      close()
      isBlankLine = false
    },
    separate() {
      close()
      isApart = true
    },
    add(run: Run, depth: number) {
      if (!open) isBlankLine = false
      open ??= { tag: 'p', depth, marks: {}, runs: [], isApart: false, row: null }
      open.runs.push(run)
    },
  }
}
export type PageBuilder = ReturnType<typeof createPage>
