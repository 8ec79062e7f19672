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
  const ys = [...new Set(cells.map(({ y }) => Math.round(y)))].sort((a, b) => a - b)
  const size = middle(cells.map(({ fragment }) => fragment.size))
  let blocks = 1
  for (const [at, y] of ys.entries()) if (at > 0 && y - (ys[at - 1] ?? y) > 1.9 * size) blocks += 1
  return {
    ...{ cells, ys, size, block: ys.length / blocks },
    x: Math.min(...cells.map((it) => it.x)),
    right: Math.max(...cells.map((it) => it.right)),
    titles: cells.filter(({ isTitle }) => isTitle).length,
  }
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const share = ({ cells }: Side, test: (cell: Cell) => boolean) => cells.filter(test).length / cells.length
const widthOf = ({ x, right }: Side) => right - x
const most = (values: readonly number[]) => Math.max(...values)

/** The share of cells that begin, or end, where most do. */
function aligned({ cells }: Side, edge: 'x' | 'right'): number {
  const counts = new Map<number, number>()
  for (const cell of cells) counts.set(Math.round(cell[edge] / 2), (counts.get(Math.round(cell[edge] / 2)) ?? 0) + 1)
  return most([...counts.values()]) / cells.length
}

/** Whether a row of the other side stands at this height, and one that something opens with. */
function besideOf(y: number, { ys, size }: Side): [number, number] {
  const at = ys.findIndex((it) => Math.abs(it - y) <= 2)
  if (at < 0) return [0, 0]
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
function endOf(a: Side, b: Side, side: 'first' | 'last'): number[] {
  const breaks = breaksOf([...a.cells, ...b.cells], Math.min(a.size, b.size))
  const at = side === 'first' ? breaks[0] : breaks.at(-1)
  if (at === undefined) return [0, 0, 0, 0]
  const isIn = (it: Cell) => (side === 'first' ? it.y < at : it.y >= at)
  const [left, right] = [a.cells.filter(isIn), b.cells.filter(isIn)]
  const paired = right.filter(({ y }) => left.some((it) => Math.abs(it.y - y) <= 2))
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
    share(narrow, ({ fragment }) => /^\p{Ll}/u.test(fragment.text)),
    share(narrow, ({ fragment }) => /:$/.test(fragment.text)),
    share(narrow, ({ fragment }) => fragment.bold === true),
    Math.abs(narrow.size - wide.size),
    above / size,
    below / size,
    opens / size,
    narrow.cells.length / narrow.ys.length,
    wide.cells.length / wide.ys.length,
    marginal(narrow, wide),
    marginal(wide, narrow),
    ...endOf(a, b, 'first'),
    ...endOf(a, b, 'last'),
    ...cut,
    a.cells.length / a.ys.length,
  ]
}
