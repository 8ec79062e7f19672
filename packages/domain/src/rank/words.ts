import { stemsIn, weightOf } from '../proof/index.ts'

/** The words of a text by their stems, each with what it weighs; of length one. */
export type WordVector = Readonly<Record<string, number>>

/** So exact as nobody could tell apart; a vector is kept with each saved job. */
const places = 10_000

/** [RK1] How often a text has a word, and how rare the word is. */
export function wordsOf(text: string): WordVector {
  const counts = new Map<string, number>()
  for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weighed = [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * weightOf(stem)] as const)
  const length = Math.hypot(...weighed.map(([, weight]) => weight))
  return Object.fromEntries(weighed.map(([stem, weight]) => [stem, Math.round((places * weight) / length) / places]))
}

/** [RK1] 0 to 1: how much of their words two texts share. */
export function likenessOf(one: WordVector, other: WordVector): number {
  const shared = Object.entries(one).reduce((sum, [stem, weight]) => sum + weight * weightIn(other, stem), 0)
  return Math.min(1, Math.round(places * shared) / places)
}

/** `constructor` is a word of some ads. */
const weightIn = (words: WordVector, stem: string) => (Object.hasOwn(words, stem) ? (words[stem] ?? 0) : 0)
