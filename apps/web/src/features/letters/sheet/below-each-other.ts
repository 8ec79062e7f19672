type Standing = { top: number; bottom: number }

/** In order from the top, each moved down as far as the one above it needs its height; the last says where all end. */
export function belowEachOther<Item extends Standing>(
  items: readonly Item[],
  heightOf: (item: Item) => number,
): Item[] {
  let end = 0
  return items.map((item) => {
    const top = Math.max(item.top, end)
    end = top + heightOf(item)
    return { ...item, top, bottom: Math.max(item.bottom, end) }
  })
}
