import { type Block, isOfHead } from '../blocks/block.ts'
import { isNamedList } from './gaps.ts'

/** What a browser found of a block: its height from the top of its capitals to its last baseline, in any unit. */
export interface Measured {
  height: number
  /** Space above it, which it does not need at the top of a page. */
  gap: number
  /** From one line of it to the next. */
  pitch: number
}

/** A block on a page, or the lines `from` up to `to` of it. */
export interface Piece {
  block: number
  from?: number
  to?: number
}

export type Page = Piece[]

// A paragraph is parted so that on neither page a line of it stands alone.
const fewestLines = 2
const partable = 2 * fewestLines
// Longer tables may be parted.
const wholeRows = 8

/**
 * Puts blocks on pages, `room` high. A heading never ends a page, and the head of an entry never stands without its
 * first line.
 */
export function breakIntoPages(blocks: readonly Block[], measured: readonly Measured[], room: number): Page[] {
  const flow = createFlow(room)
  for (let index = 0; index < blocks.length; ) {
    const end = lastOfChain(blocks, index)
    if (!flow.fits(needOf(blocks, measured, index, end))) flow.turn()
    for (; index <= end; index += 1) flow.put(index, measured[index], isPartable(blocks[index]))
  }
  return flow.pages()
}

/** How far the last page is filled, 0 to 1. */
export function fillOf(page: Page, measured: readonly Measured[], room: number): number {
  const used = page.reduce((sum, piece, place) => {
    const it = measured[piece.block]
    return it ? sum + (place === 0 ? 0 : it.gap) + heightOf(it, piece.from ?? 0, piece.to ?? linesIn(it)) : sum
  }, 0)
  // Nothing has a height where nothing is drawn.
  return room > 0 ? used / room : 0
}

/** The first block from here on that need not stay with the one below it. */
function lastOfChain(blocks: readonly Block[], from: number): number {
  let last = from
  while (last + 1 < blocks.length && staysWithNext(blocks, last)) last += 1
  return last
}

export function staysWithNext(blocks: readonly Block[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]]
  if (!block || !next) return false
  switch (block.type) {
    case 'name':
    case 'headline':
    case 'section':
    case 'label':
      return true
    case 'head':
      return isOfHead(next)
    case 'list':
      return isNamedList(block) && isNamedList(next) && tableLength(blocks, index) <= wholeRows
    default:
      return false
  }
}

function tableLength(blocks: readonly Block[], index: number): number {
  let [first, last] = [index, index]
  while (isNamedList(blocks[first - 1])) first -= 1
  while (isNamedList(blocks[last + 1])) last += 1
  return last - first + 1
}

const isPartable = (block: Block | undefined) =>
  block?.type === 'paragraph' || block?.type === 'bullet' || block?.type === 'list'

/** The room that a chain takes at least: all of it, but of a long paragraph at its end only the first lines. */
function needOf(blocks: readonly Block[], measured: readonly Measured[], from: number, end: number): Need {
  const parts = measured.slice(from, end + 1)
  const last = parts.at(-1)
  const lines = last ? linesIn(last) : 0
  const spared = last && isPartable(blocks[end]) && lines >= partable ? last.pitch * (lines - fewestLines) : 0
  const all = parts.reduce((sum, { height, gap }) => sum + gap + height, 0)
  return { gap: parts[0]?.gap ?? 0, height: all - (parts[0]?.gap ?? 0) - spared }
}

interface Need {
  gap: number
  height: number
}

// Trimmed at its edges, a text is less high than its lines by about half of one.
const linesIn = ({ height, pitch }: Measured) => Math.max(1, Math.ceil(height / pitch - 0.05))

const heightOf = (it: Measured, from: number, to: number) => it.height - (linesIn(it) - (to - from)) * it.pitch

function createFlow(room: number) {
  const pages: Page[] = [[]]
  let used = 0
  const isFresh = () => pages.at(-1)?.length === 0
  const left = (gap: number) => room - used - (isFresh() ? 0 : gap)
  const turn = () => {
    if (!isFresh()) pages.push([])
    used = 0
  }
  const add = (piece: Piece, gap: number, height: number) => {
    used += (isFresh() ? 0 : gap) + height
    pages.at(-1)?.push(piece)
  }

  const put = (block: number, it: Measured = { height: 0, gap: 0, pitch: 1 }, partable: boolean) => {
    if (it.height <= left(it.gap) || !partable) return add({ block }, it.gap, it.height)
    putLines(block, it)
  }

  const putLines = (block: number, it: Measured) => {
    const lines = linesIn(it)
    let from = 0
    while (from < lines) {
      const to = lastLine(it, from, lines, left(from === 0 ? it.gap : 0), isFresh())
      if (to > from) {
        const whole = from === 0 && to === lines
        add(whole ? { block } : { block, from, to }, it.gap, heightOf(it, from, to))
        from = to
      }
      if (from < lines) turn()
    }
  }

  return { pages: () => pages, fits: ({ gap, height }: Need) => height <= left(gap), turn, put }
}

/** How far a text comes in this room; on a fresh page it gets on in any case. */
function lastLine(it: Measured, from: number, lines: number, room: number, isFresh: boolean): number {
  const fitting = Math.floor((room - heightOf(it, 0, 1)) / it.pitch + 1 + 1e-6)
  if (from + fitting >= lines) return lines
  const to = Math.min(from + fitting, lines - fewestLines)
  if (to - from >= fewestLines) return to
  return isFresh ? Math.min(lines, from + Math.max(1, fitting)) : from
}
