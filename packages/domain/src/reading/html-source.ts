import { type Block, type Run, textOf } from '../resume/html/page.ts'
import type { Fragment, SourceText } from './source.ts'

// A page of HTML as lines with a look: what the reading of files starts from as well.

const sizes: Record<string, number> = { h1: 20, h2: 14, h3: 12 }
const characterWidth = 6
const indent = 18

export interface PageSource {
  source: SourceText
  /** For each fragment, in order, the block it is of. */
  blocks: Block[]
}

/** One fragment a line; lines of one block may be wrapped text, those of two never are. */
export function sourceOf(blocks: readonly Block[]): PageSource {
  const fragments: Fragment[] = []
  const from: Block[] = []
  let y = 0
  let row: number | null = null
  for (const [index, block] of blocks.entries()) {
    for (const [at, runs] of visualLines(block).entries()) {
      const isBeside = at === 0 && block.row !== null && block.row === row
      if (!isBeside) y += advance(block, at)
      const x = isBeside ? rightOf(fragments) + 4 * characterWidth : block.depth * indent
      const cells = cellsOf(runs, { ...lookOf(block, at), x, y, region: regionOf(block, index) })
      fragments.push(...cells)
      from.push(...cells.map(() => block))
    }
    row = block.row
  }
  return { source: { positioned: false, pages: [{ width: 600, height: y }], fragments }, blocks: from }
}

const regionOf = ({ row }: Block, index: number) => (row === null ? `block${index}` : `row${row}`)
const rightOf = (fragments: Fragment[]) => (fragments.at(-1)?.x ?? 0) + (fragments.at(-1)?.width ?? 0)

const sizeOf = (tag: string) => sizes[tag] ?? 10

/** Headings and what follows a blank line stand further down. */
function advance({ tag, isApart }: Block, at: number): number {
  const isFirst = at === 0
  const space = isFirst && (isApart || /^h[12]$/.test(tag)) ? 2 : isFirst && tag === 'h3' ? 1.6 : 1.2
  return sizeOf(tag) * space
}

type Look = Pick<Fragment, 'page' | 'x' | 'y' | 'size' | 'listLevel' | 'headingLevel' | 'region'>

function lookOf({ tag, depth }: Block, at: number) {
  return {
    page: 1,
    size: sizeOf(tag),
    ...(tag === 'li' && at === 0 ? { listLevel: Math.max(1, depth) } : {}),
    ...(/^h\d$/.test(tag) ? { headingLevel: Number(tag.slice(1)) } : {}),
  }
}

/** Breaks part lines, save inside an item, which is one line however it is set. */
function visualLines({ tag, runs }: Block): Run[][] {
  if (tag === 'li') return [runs.map((run) => (run.text === '\n' ? { ...run, text: ' ' } : run))]
  const lines: Run[][] = [[]]
  for (const run of runs) {
    if (run.text === '\n') lines.push([])
    else lines.at(-1)?.push(run)
  }
  return lines.filter((line) => textOf({ runs: line }) !== '')
}

/** Several links on a line stand in cells of their own, each with its address. */
function cellsOf(runs: Run[], look: Look): Fragment[] {
  const links = new Set(runs.flatMap(({ link }) => (link && /^https?:/i.test(link) ? [link] : [])))
  const cells = links.size > 1 && look.listLevel === undefined ? byLink(runs) : [runs]
  let { x } = look
  return cells.flatMap((cell) => {
    const text = lineText(cell)
    if (text === '') return []
    const fragment = fragmentOf(cell, text, { ...look, x })
    x += fragment.width + 4 * characterWidth
    return [fragment]
  })
}

function byLink(runs: Run[]): Run[][] {
  const cells: Run[][] = []
  for (const run of runs) {
    const last = cells.at(-1)
    if (last && last[0]?.link === run.link) last.push(run)
    else cells.push([run])
  }
  return cells
}

function fragmentOf(runs: Run[], text: string, look: Look): Fragment {
  const link = runs.find((run) => run.link)?.link
  return {
    text,
    ...look,
    width: text.length * characterWidth,
    ...(mostly(runs, ({ bold }) => bold) ? { bold: true } : {}),
    ...(mostly(runs, ({ italic }) => italic) ? { italic: true } : {}),
    ...(runs.every(({ hidden }) => hidden) ? { hidden: true } : {}),
    ...(link ? { link } : {}),
  }
}

const letters = (text: string) => text.replace(/\s/g, '').length

function mostly(runs: Run[], is: (run: Run) => boolean): boolean {
  const all = runs.reduce((sum, run) => sum + letters(run.text), 0)
  return runs.filter(is).reduce((sum, run) => sum + letters(run.text), 0) > all / 2
}

/** Many fixed blanks in a row are a gap, as a tab is. One after a bullet is only that. */
const lineText = (runs: Run[]): string =>
  runs
    .map(shownText)
    .join('')
    .replace(/[^\S ]\s*| \s+/g, (blank) => ((blank.match(/[\u00a0\u2003]/g)?.length ?? 0) > 2 ? '\t' : ' '))
    .replace(/(?!\t)[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/^([•●○▪■□◦·*–—§o-])\t/u, '$1 ')

/** An address behind a word is said as well. */
function shownText({ text, link }: Run): string {
  const address = /^(?:mailto|tel):([^?]+)/i.exec(link ?? '')?.[1]
  return address && !/[@\d]/.test(text) && text.trim() !== '' ? `${text} ${address}` : text
}
