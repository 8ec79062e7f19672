import { sectionKindOf } from '@bespeak/domain/reading/headings.ts'
import { findPeriods } from '@bespeak/domain/text/dates.ts'
import type { Block, Cell, Paragraph } from './story.ts'

// Tables lay resumes out. One kind is a page in columns, read column by column; in another each row is an entry, its dates
// or its title in a cell beside it.

export type Row = readonly Cell[]
export type Column = Block[]

export type Band = { type: 'rows'; rows: Row[] } | { type: 'columns'; columns: Column[]; isPage: boolean }

/** Cuts a table into stretches of rows that are built alike. */
export function columnsOf(rows: readonly Row[]): Band[] {
  const stretches: Row[][] = []
  for (const row of rows.map((it) => it.filter((cell) => linesIn(cell.blocks).length > 0))) {
    const last = stretches.at(-1)?.[0]
    if (row.length === 0) continue
    if (last && isAlike(last, row)) stretches.at(-1)?.push(row)
    else stretches.push([row])
  }
  return stretches.map(bandOf)
}

const isAlike = (a: Row, b: Row) => a.length === b.length && a.every((cell, index) => cell.x === b[index]?.x)

function bandOf(rows: Row[]): Band {
  const tall = rows.some((row) => row.filter((cell) => linesIn(cell.blocks).length >= 2).length >= 2)
  if (!tall || hasMargin(rows)) return { type: 'rows', rows }
  const columns = (rows[0] ?? []).map((_, index) => rows.flatMap((row) => row[index]?.blocks ?? []))
  return { type: 'columns', columns, isPage: columns.some((column) => linesIn(column).some(isTitle)) }
}

/** A first or last column that says something about the cells beside it: dates, or the titles of what is there. */
function hasMargin(rows: readonly Row[]): boolean {
  return [0, -1].some((index) => {
    const cells = rows.flatMap((row) => row.at(index) ?? [])
    return cells.filter(isMarginal).length >= 0.6 * cells.length
  })
}

function isMarginal({ blocks }: Cell): boolean {
  const lines = linesIn(blocks)
  if (lines.some(isTitle)) return lines.length === 1
  return lines.length <= 3 && lines.some(isDate)
}

/** A period, and little else. */
const isDate = (line: string) => findPeriods(line).some(({ from, to }) => line.trim().length - (to - from) <= 20)

const isTitle = (line: string) => sectionKindOf(line) !== null

export interface Head {
  x: number
  paragraph: Paragraph
}

interface Rest {
  x: number
  blocks: Block[]
}

/** A row by its first lines and what is below them; a section's title beside its text stands above it. */
export function rowOf(row: Row): { title: Paragraph | null; heads: Head[]; rests: Rest[] } {
  const parts = row.map(({ x, blocks }) => {
    const at = blocks.findIndex((block) => linesIn([block]).length > 0)
    const first = blocks[at]
    const paragraph = first?.type === 'paragraph' ? first : null
    return { x, paragraph, rest: paragraph ? blocks.slice(at + 1) : blocks.slice(Math.max(0, at)) }
  })
  const [lead, ...others] = parts
  const isTitled =
    lead?.paragraph && others.length > 0 && lead.rest.length === 0 && linesIn([lead.paragraph]).some(isTitle)
  const told = isTitled ? others : parts
  return {
    title: isTitled ? lead.paragraph : null,
    heads: told.flatMap(({ x, paragraph }) => (paragraph ? [{ x, paragraph }] : [])),
    rests: told.flatMap(({ x, rest }) => (rest.length > 0 ? [{ x, blocks: rest }] : [])),
  }
}

/** The lines of text in blocks, boxes left out. */
export function linesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => linesIn(cell.blocks)))
    return block.lines
      .map((line) => line.map((cell) => cell.map((piece) => piece.text).join('')).join('\t'))
      .filter((line) => line.trim() !== '')
  })
}
