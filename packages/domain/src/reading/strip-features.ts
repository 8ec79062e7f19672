import type { Cell, Strip } from './strips.ts'

// What tells a border of two columns from a table, a margin or a grid: numbers about the sides of a strip.

interface Side {
  cells: readonly Cell[]
  ys: number[]
  x: number
  right: number
  /** The usual size of its text. */
  size: number
  titles: number
  /** The rows of its blocks, one below the other. */
  block: number
}

function sideOf(cells: readonly Cell[]): Side {
  const ys = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  const size = middle(cells.map(({ fragment }) => fragment.size))
  let blocks = 1
  for (let at = 1; at < ys.length; at += 1) if ((ys[at] ?? 0) - (ys[at - 1] ?? 0) > 1.9 * size) blocks += 1
  let [x, right, titles] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const cell of cells) {
    x = Math.min(x, cell.x)
    right = Math.max(right, cell.right)
    if (cell.isTitle) titles += 1
  }
  return { cells, ys, x, right, size, titles, block: ys.length / blocks }
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const widthOf = ({ x, right }: Side) => right - x
const most = (values: readonly number[]) => Math.max(...values)

function share({ cells }: Side, test: (cell: Cell) => boolean): number {
  let count = 0
  for (const cell of cells) if (test(cell)) count += 1
  return count / cells.length
}

/** The share of cells that begin, or end, where most do. */
function aligned({ cells }: Side, edge: 'x' | 'right'): number {
  const counts = new Map<number, number>()
  let top = 0
  for (const cell of cells) {
    const place = Math.round(cell[edge] / 2)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    top = Math.max(top, count)
  }
  return top / cells.length
}

/** The place of the first height that is no more than a hair above this one, of heights from the top down. */
function firstAt(y: number, ys: readonly number[]): number {
  let [from, to] = [0, ys.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ys[middle] ?? 0) - y < -hair) from = middle + 1
    else to = middle
  }
  return from
}

const hair = 2
const isAt = (y: number, other: number | undefined) => other !== undefined && Math.abs(other - y) <= hair

/** Whether a row of the other side stands at this height, and one that something opens with. */
function besideOf(y: number, { ys, size }: Side): [number, number] {
  const at = firstAt(y, ys)
  if (!isAt(y, ys[at])) return [0, 0]
  return [1, at === 0 || (ys[at] ?? 0) - (ys[at - 1] ?? 0) > 1.7 * size ? 1 : 0]
}

/** Rows of small blocks that open beside a row of the other side: dates, places and titles in a margin do. */
function marginal({ ys, size }: Side, other: Side): number {
  let [rows, from] = [0, 0]
  for (let at = 1; at <= ys.length; at += 1) {
    if (at < ys.length && (ys[at] ?? 0) - (ys[at - 1] ?? 0) <= 1.9 * size) continue
    if (at - from <= 3 && besideOf(ys[from] ?? 0, other)[0] === 1) rows += at - from
    from = at
  }
  return rows / ys.length
}

/** The first or the last part of a strip, up to where the page breaks: what does not belong to it stands there. */
function endOf(a: Side, b: Side, at: number | undefined, isIn: (y: number, at: number) => boolean): number[] {
  if (at === undefined) return [0, 0, 0, 0]
  const inside = ({ cells }: Side) => cells.filter(({ y }) => isIn(y, at))
  const [left, right] = [inside(a), inside(b)]
  const heights = left.map(({ y }) => y).sort((one, other) => one - other)
  const paired = right.filter(({ y }) => isAt(y, heights[firstAt(y, heights)]))
  const titled = (cells: readonly Cell[]) => has(cells.some(({ isTitle }) => isTitle))
  return [
    right.length === 0 ? 0 : paired.length / right.length,
    right.length === 0 ? 0 : right.filter(({ isDated }) => isDated).length / right.length,
    titled(left) - titled(right),
    Math.min(left.length, right.length),
  ]
}

function breaksOf(cells: readonly Cell[], size: number): number[] {
  const sorted = [...cells].sort((a, b) => a.y - b.y)
  return sorted.flatMap(({ y, isTitle }, at) => {
    const before = sorted[at - 1]?.y ?? y
    return y - before > 1.9 * size || (isTitle && y - before > 2) ? [y] : []
  })
}

const last = ({ cells }: Side) => cells.at(-1)
const has = (is: boolean | undefined) => (is ? 1 : 0)

/** The numbers of a strip. The weights know them by their place. */
export function featuresOf(
  { from, to, left, right, above, below, cut }: Strip,
  page: { width: number; height: number },
): number[] {
  const [a, b] = [sideOf(left), sideOf(right)]
  const [narrow, wide] = widthOf(a) <= widthOf(b) ? [a, b] : [b, a]
  const size = wide.size
  const beside = narrow.ys.map((y) => besideOf(y, wide))
  const both = Math.min(most(a.ys), most(b.ys)) - Math.max(a.ys[0] ?? 0, b.ys[0] ?? 0)
  const opens = Math.abs((a.ys[0] ?? 0) - (b.ys[0] ?? 0))
  const fewest = Math.min(narrow.ys.length, wide.ys.length)
  const pair = beside.reduce((sum, [is]) => sum + is, 0)
  const breaks = breaksOf([...left, ...right], Math.min(a.size, b.size))
  return [
    1,
    both / page.height,
    fewest,
    narrow.ys.length,
    wide.ys.length,
    pair / narrow.ys.length,
    pair / wide.ys.length,
    beside.reduce((sum, [, is]) => sum + is, 0) / narrow.ys.length,
    (to - from) / size,
    widthOf(narrow) / page.width,
    widthOf(wide) / page.width,
    share(narrow, ({ isDated }) => isDated),
    share(wide, ({ isDated }) => isDated),
    share(narrow, ({ isTitle }) => isTitle),
    narrow.titles,
    wide.titles,
    Math.min(a.titles, b.titles),
    has(a.cells[0]?.isTitle) + has(b.cells[0]?.isTitle),
    has(last(a)?.isTitle) + has(last(b)?.isTitle),
    has(narrow.cells.some(({ isContact }) => isContact)),
    has(wide.cells.some(({ isContact }) => isContact)),
    narrow.cells.reduce((sum, { words }) => sum + words, 0) / narrow.cells.length,
    wide.cells.reduce((sum, { words }) => sum + words, 0) / wide.cells.length,
    narrow.block,
    wide.block,
    has(narrow === a),
    aligned(narrow, 'x'),
    aligned(wide, 'x'),
    aligned(narrow, 'right'),
    share(wide, (it) => it.right > wide.right - 0.2 * widthOf(wide)),
    share(narrow, (it) => it.right > narrow.right - 0.2 * widthOf(narrow)),
    share(narrow, ({ isBullet }) => isBullet),
    share(wide, ({ isBullet }) => isBullet),
    share(narrow, ({ isLower }) => isLower),
    share(narrow, ({ isLabel }) => isLabel),
    share(narrow, ({ fragment }) => fragment.bold === true),
    Math.abs(narrow.size - wide.size),
    above / size,
    below / size,
    opens / size,
    narrow.cells.length / narrow.ys.length,
    wide.cells.length / wide.ys.length,
    marginal(narrow, wide),
    marginal(wide, narrow),
    ...endOf(a, b, breaks[0], (y, first) => y < first),
    ...endOf(a, b, breaks.at(-1), (y, last) => y >= last),
    ...cut,
    a.cells.length / a.ys.length,
  ]
}
