/** Each item passes those before it as long as it is worth more by their margin; all else keeps its order. */
export function forward<Item>(
  items: readonly Item[],
  worthOf: (item: Item) => number,
  margin: (passed: Item, item: Item) => number,
): Item[] {
  const result: Item[] = []
  for (const item of items) {
    let at = result.length
    for (
      let before = result[at - 1];
      before !== undefined && worthOf(item) > worthOf(before) + margin(before, item);
      before = result[at - 1]
    )
      at -= 1
    result.splice(at, 0, item)
  }
  return result
}

export interface Move<Item> {
  item: Item
  place: { before: string | null; index: number }
  /** Where it stands then, in words. */
  to: 'comes first' | 'moves up' | 'moves down'
}

/** The fewest moves that make the one order of the other: the longest part that is in order stays. */
export function movesTo<Item extends { id: string }>(
  items: readonly Item[],
  wanted: readonly Item[],
  end: string | null,
): Move<Item>[] {
  const stays = new Set(longestRise(wanted.map((item) => items.indexOf(item))).map((at) => items[at]))
  return wanted.flatMap((item, at) => {
    if (stays.has(item)) return []
    const next = wanted.findIndex((it, place) => place > at && stays.has(it))
    const anchor = wanted[next]
    const last = wanted.findLastIndex((it, place) => place < at && stays.has(it))
    const isUp = anchor !== undefined && items.indexOf(anchor) < items.indexOf(item)
    return [
      {
        item,
        place: { before: anchor?.id ?? end, index: at - last - 1 },
        to: at === 0 ? 'comes first' : isUp ? 'moves up' : 'moves down',
      },
    ]
  })
}

/** The longest rising part of some numbers. */
function longestRise(numbers: readonly number[]): number[] {
  const best: number[][] = []
  numbers.forEach((number, at) => {
    const before = best.slice(0, at).filter((it) => (it.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((long, it) => (it.length >= long.length ? it : long), [])
    best.push([...longest, number])
  })
  return best.reduce<number[]>((long, it) => (it.length >= long.length ? it : long), [])
}
