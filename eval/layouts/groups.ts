/** So many items at a time; the last ones may be fewer. */
export const chunksOf = <Item>(items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, at) => items.slice(at * count, (at + 1) * count))

/** Items that share a key, in the order in which keys come. */
export function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const own = groups.get(keyOf(item))
    if (own) own.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
