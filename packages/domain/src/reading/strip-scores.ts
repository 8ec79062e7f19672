import { featuresOf } from './strip-features.ts'
import { borderWeights, stepWeights } from './strip-weights.ts'
import type { Strip } from './strips.ts'

// How likely a strip is a border of two columns, by weights that `npm run layouts -- train-strips` makes.

export interface Scored {
  strip: Strip
  page: number
  /** By what is seen of it alone. */
  score: number
}

export function scored(strip: Strip, page: number, sheet: { width: number; height: number }): Scored {
  let score = 0
  for (const [at, value] of featuresOf(strip, sheet).entries())
    for (const [step, weight] of stepWeights[at] ?? []) if (value >= step) score += weight
  return { strip, page, score }
}

/** Of the strips of a page that differ only in their height, the likeliest: no other counts on other pages. */
export function likeliestAtEach(found: readonly Scored[]): Scored[] {
  const kept = new Map<string, Scored>()
  for (const it of found) {
    const key = `${it.strip.from} ${it.strip.to}`
    if (it.score > (kept.get(key)?.score ?? Number.NEGATIVE_INFINITY)) kept.set(key, it)
  }
  return [...kept.values()]
}

/** The same once the strips of all pages are known: a border of one page is one on the next. */
export const borderScore = (it: Scored, all: readonly Scored[]): number =>
  borderFeatures(it, all).reduce((sum, value, at) => sum + value * (borderWeights[at] ?? 0), 0)

export function borderFeatures({ strip, page, score }: Scored, all: readonly Scored[]): number[] {
  let best = Number.NEGATIVE_INFINITY
  for (const it of all) if (it.score > best && it.page !== page && isSamePlace(it.strip, strip)) best = it.score
  const rows = Math.min(strip.left.length, strip.right.length)
  const isKnown = Number.isFinite(best)
  return [
    1,
    Math.max(-9, Math.min(9, score)),
    ...[!isKnown, isKnown && best > 0, isKnown && best > 2, isKnown && best > 4, isKnown && best < -2],
    ...[rows === 1 && best < 0, rows === 2 && best < 0, rows <= 2 && best > 0],
  ].map(Number)
}

const isSamePlace = (one: Strip, other: Strip) =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) >= 4 && Math.abs(one.to - other.to) < 12

/** Of several borders that are likely, how much text each one sets right. */
export const worthOf = (score: number, { left, right }: Strip) =>
  (left.length + right.length) * (1 / (1 + Math.exp(-score)) - 0.4)
