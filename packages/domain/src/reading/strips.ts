import { findPeriods } from '../text/dates.ts'
import { sectionKindOf } from './headings.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Fragment } from './source.ts'

/** What is seen of a piece of text, once. */
export interface Cell {
  fragment: Fragment
  x: number
  right: number
  y: number
  /** The height of its row, in whole points. */
  row: number
  words: number
  isDated: boolean
  isTitle: boolean
  isContact: boolean
  isBullet: boolean
  isLower: boolean
  isLabel: boolean
}

/** An empty upright strip with text on both sides. */
export interface Strip {
  from: number
  to: number
  left: Cell[]
  right: Cell[]
  /** The empty height above and below it. */
  above: number
  below: number
  /** Rows with text on both sides that were cut off above and below. */
  cut: [number, number]
}

type Gap = readonly [number, number]

const narrowest = 6
const mostStrips = 20
const mostCuts = 2

const capitals = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u
const contact = /@[\w-]+\.|linkedin\.com|github\.com|\+\d[\d\s()-]{7,}/i

export function cellOf(fragment: Fragment): Cell {
  const { text, x, y, width } = fragment
  const words = text.split(/\s+/).length
  return {
    ...{ fragment, x, y, right: x + width, row: Math.round(y), words },
    isDated: /\d/.test(text) && findPeriods(text).length > 0,
    isTitle: sectionKindOf(text) !== null || (words <= 4 && text.length > 4 && capitals.test(text) && !/\d/.test(text)),
    isContact: contact.test(text),
    isBullet: /^[^\p{L}\p{N}]{1,2}(?:\s|$)/u.test(text),
    isLower: /^\p{Ll}/u.test(text),
    isLabel: text.endsWith(':'),
  }
}

interface Open {
  gap: Gap
  from: number
}

/** A row and what is seen of its cells. */
interface Seen {
  row: Row
  cells: Cell[]
  isTitle: boolean
}

/** Every strip of a part of a page, as far up and down as it goes, and cut where the page shows a break. */
export function stripsIn(cells: readonly Cell[]): Strip[] {
  const of = new Map(cells.map((cell) => [cell.fragment, cell]))
  const rows = rowsOf([...of.keys()], '').map((row) => seenIn(row, of))
  const breaks = breaksIn(rows)
  const found: { from: number; to: number; gap: Gap }[] = []
  let open: Open[] = []
  for (let at = 0; at <= rows.length; at += 1) {
    const free = freeIn(rows[at]?.row)
    const next: Open[] = []
    for (const it of open) {
      let isWhole = false
      for (const gap of free) {
        const kept = shared(it.gap, gap)
        if (!kept) continue
        isWhole ||= isSame(kept, it.gap)
        keep(next, { gap: kept, from: it.from })
      }
      if (!isWhole) found.push({ ...it, to: at - 1 })
    }
    for (const gap of free) keep(next, { gap, from: at })
    open = next
  }
  return found
    .filter(({ from, to, gap: [a, b] }) => to > from && Number.isFinite(b - a))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, mostStrips)
    .flatMap((it) => cutsOf(it, rows, breaks))
}

function seenIn(row: Row, of: ReadonlyMap<Fragment, Cell>): Seen {
  const cells = row.cells.flatMap((it) => of.get(it) ?? [])
  return { row, cells, isTitle: cells.every(({ isTitle }) => isTitle) }
}

const isSame = (one: Gap, other: Gap) => one[0] === other[0] && one[1] === other[1]

/** Few are kept open; of those at one place, the one that begins highest. */
function keep(open: Open[], it: Open) {
  const known = open.find(({ gap }) => isSame(gap, it.gap))
  if (known) known.from = Math.min(known.from, it.from)
  else if (open.length < mostStrips) open.push(it)
}

/** What a row leaves free across the page. */
function freeIn(row: Row | undefined): Gap[] {
  if (!row) return []
  const gaps: Gap[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { x, width } of row.cells) {
    if (x - end >= narrowest) gaps.push([end, x])
    end = Math.max(end, x + width)
  }
  return [...gaps, [end, Number.POSITIVE_INFINITY]]
}

function shared(one: Gap, other: Gap): Gap | null {
  const [a, b] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
  return b - a >= narrowest ? [a, b] : null
}

/** Rows that a new part may begin with: after room, or with a title. */
function breaksIn(rows: readonly Seen[]): number[] {
  return rows.flatMap(({ row, cells }, at) => {
    const before = rows[at - 1]?.row
    if (!before) return []
    const isTitle = cells.some((it) => it.isTitle)
    return isTitle || row.y - before.y > 1.9 * Math.min(row.size, before.size) ? [at] : []
  })
}

function cutsOf(
  { from, to, gap }: { from: number; to: number; gap: Gap },
  rows: readonly Seen[],
  breaks: readonly number[],
): Strip[] {
  const isTitle = (at: number) => rows[at]?.isTitle ?? false
  // A title is not cut from what stands under it.
  const inside = breaks.filter((at) => at > from && at <= to && !isTitle(at - 1))
  const tops = [from, ...inside.slice(0, mostCuts)]
  const whole = to < rows.length - 1 && isTitle(to) ? [] : [to]
  const ends = [...whole, ...inside.slice(-mostCuts).map((at) => at - 1)]
  const splitIn = (top: number, end: number) =>
    rows.slice(top, end).filter(({ row }) => row.x < gap[0] && row.right > gap[1]).length
  return tops.flatMap((top) =>
    ends.flatMap((end) =>
      end > top ? stripOf(rows, { top, end, gap, cut: [splitIn(from, top), splitIn(end + 1, to + 1)] }) : [],
    ),
  )
}

function stripOf(
  rows: readonly Seen[],
  { top, end, gap: [from, to], cut }: { top: number; end: number; gap: Gap; cut: [number, number] },
): Strip[] {
  const [left, right]: [Cell[], Cell[]] = [[], []]
  for (let at = top; at <= end; at += 1)
    for (const cell of rows[at]?.cells ?? []) (cell.x < to - 0.01 ? left : right).push(cell)
  if (left.length === 0 || right.length === 0 || isTable(left) || isTable(right)) return []
  const distance = (at: number) => (rows[at]?.row.y ?? 0) - (rows[at - 1]?.row.y ?? 0)
  const far = 60
  return [
    {
      from,
      to,
      left,
      right,
      cut,
      above: top === 0 ? far : distance(top),
      below: end === rows.length - 1 ? far : distance(end + 1),
    },
  ]
}

/** Rows of three cells and more are a table's. */
const isTable = (cells: readonly Cell[]) => cells.length >= 2.5 * new Set(cells.map(({ row }) => row)).size
