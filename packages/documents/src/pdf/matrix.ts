/** `[a b c d e f]` as PDF writes it: a point becomes `(ax + cy + e, bx + dy + f)`. */
export type Matrix = readonly [number, number, number, number, number, number]

export type Box = readonly [left: number, top: number, right: number, bottom: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function boxOf([a, b, c, d, e, f]: Matrix, [left, top, right, bottom]: Box): Box {
  const xs = [a * left + c * top + e, a * right + c * top + e, a * left + c * bottom + e, a * right + c * bottom + e]
  const ys = [b * left + d * top + f, b * right + d * top + f, b * left + d * bottom + f, b * right + d * bottom + f]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const within = (x: number, y: number, [left, top, right, bottom]: Box) =>
  x >= left && x <= right && y >= top && y <= bottom

export const overlap = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

export function asNumbers(value: unknown): ArrayLike<number> {
  if (value instanceof Float32Array || value instanceof Float64Array) return value
  return Array.isArray(value) ? value.map(Number) : []
}

export function asMatrix(value: unknown): Matrix {
  const it = asNumbers(value)
  return [it[0] ?? 1, it[1] ?? 0, it[2] ?? 0, it[3] ?? 1, it[4] ?? 0, it[5] ?? 0]
}

export function asBox(value: unknown): Box | null {
  const { 0: left, 1: top, 2: right, 3: bottom } = asNumbers(value)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null
  return [left, top, right, bottom]
}
