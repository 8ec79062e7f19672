import { hashOf } from '@bespeak/domain/language/hash.ts'

/** Chance that is the same in every run with the same seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Some of the items, none twice, in an order of their own. */
  some<Item>(items: readonly Item[], count: number): Item[]
  is(probability: number): boolean
}

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item)
  return { next, between, pick, some, is: (probability) => next() < probability }
}
