import { findPeriods } from '../language/numbers/dates.ts'
import { sectionKindOf } from './headings.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Fragment } from './source.ts'

/** What is seen of a piece of text, once. */
export interface Cell {
  fragment: Fragment
  x: number
  right: number
  y: number
  words: number
  isDated: boolean
  isTitle: boolean
  isContact: boolean
  isBullet: boolean
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
    ...{ fragment, x, y, right: x + width, words },
    isDated: /\d/.test(text) && findPeriods(text).length > 0,
    isTitle: sectionKindOf(text) !== null || (words <= 4 && text.length > 4 && capitals.test(text) && !/\d/.test(text)),
    isContact: contact.test(text),
    isBullet: /^[^\p{L}\p{N}]{1,2}(?:\s|$)/u.test(text),
  }
}

interface Open {
  gap: Gap
  from: number
}

/** Every strip of a part of a page, as far up and down as it goes, and cut where the page shows a break. */
export function stripsIn(cells: readonly Cell[]): Strip[] {
  const of = new Map(cells.map((cell) => [cell.fragment, cell]))
  const rows = rowsOf([...of.keys()], '')
  const breaks = breaksIn(rows, of)
  const found: { from: number; to: number; gap: Gap }[] = []
  let open: Open[] = []
  for (let at = 0; at <= rows.length; at += 1) {
    const free = freeIn(rows[at])
    const next: Open[] = []
    for (const it of open) {
      const kept = free.flatMap((gap) => shared(it.gap, gap))
      for (const gap of kept) next.push({ gap, from: it.from })
      if (!kept.some(([a, b]) => a === it.gap[0] && b === it.gap[1])) found.push({ ...it, to: at - 1 })
    }
    for (const gap of free)
      if (!next.some((it) => it.gap[0] === gap[0] && it.gap[1] === gap[1])) next.push({ gap, from: at })
    open = unique(next)
  }
  return found
    .filter(({ from, to, gap: [a, b] }) => to > from && Number.isFinite(b - a))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, mostStrips)
    .flatMap((it) => cutsOf(it, rows, breaks, of))
}

/** Of those at one place, the one that begins highest. */
function unique(open: readonly Open[]): Open[] {
  const kept = new Map<string, Open>()
  for (const it of open) {
    const key = `${it.gap[0]} ${it.gap[1]}`
    const known = kept.get(key)
    if (!known || known.from > it.from) kept.set(key, it)
  }
  return [...kept.values()].slice(0, mostStrips)
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

function shared(one: Gap, other: Gap): Gap[] {
  const [a, b] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
  return b - a >= narrowest ? [[a, b]] : []
}

/** Rows that a new part may begin with: after room, or with a title. */
function breaksIn(rows: readonly Row[], of: ReadonlyMap<Fragment, Cell>): number[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (!before) return []
    const isTitle = row.cells.some((it) => of.get(it)?.isTitle)
    return isTitle || row.y - before.y > 1.9 * Math.min(row.size, before.size) ? [at] : []
  })
}

function cutsOf(
  { from, to, gap }: { from: number; to: number; gap: Gap },
  rows: readonly Row[],
  breaks: readonly number[],
  of: ReadonlyMap<Fragment, Cell>,
): Strip[] {
  const isTitle = (at: number) => rows[at]?.cells.every((it) => of.get(it)?.isTitle) ?? false
  // A title is not cut from what stands under it.
  const inside = breaks.filter((at) => at > from && at <= to && !isTitle(at - 1))
  const tops = [from, ...inside.slice(0, mostCuts)]
  const whole = to < rows.length - 1 && isTitle(to) ? [] : [to]
  const ends = [...whole, ...inside.slice(-mostCuts).map((at) => at - 1)]
  const split = rows.slice(from, to + 1).map((row) => (row.x < gap[0] && row.right > gap[1] ? 1 : 0))
  const splitIn = (top: number, end: number) => split.slice(top - from, end - from).reduce<number>((a, b) => a + b, 0)
  return tops.flatMap((top) =>
    ends.flatMap((end) =>
      end > top ? stripOf(rows, { top, end, gap, cut: [splitIn(from, top), splitIn(end + 1, to + 1)] }, of) : [],
    ),
  )
}

function stripOf(
  rows: readonly Row[],
  { top, end, gap: [from, to], cut }: { top: number; end: number; gap: Gap; cut: [number, number] },
  of: ReadonlyMap<Fragment, Cell>,
): Strip[] {
  const cells = rows.slice(top, end + 1).flatMap((row) => row.cells.flatMap((it) => of.get(it) ?? []))
  const [left, right] = [cells.filter((it) => it.x < to - 0.01), cells.filter((it) => it.x >= to - 0.01)]
  if (left.length === 0 || right.length === 0 || isTable(left) || isTable(right)) return []
  const distance = (at: number) => (rows[at]?.y ?? 0) - (rows[at - 1]?.y ?? 0)
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
const isTable = (cells: readonly Cell[]) => cells.length >= 2.5 * new Set(cells.map(({ y }) => Math.round(y))).size
