/** What is said of each item by what was taught with other families alone, so many parts of them at a time. */
export function byOthers<Item extends { family: string }, Taught, Said>(
  items: readonly Item[],
  parts: number,
  teach: (own: readonly Item[]) => Taught,
  ask: (taught: Taught, item: Item) => Said,
): Map<Item, Said> {
  const families = [...new Set(items.map(({ family }) => family))]
  const partOf = new Map(families.map((family, at) => [family, at % parts]))
  const said = new Map<Item, Said>()
  for (let part = 0; part < parts; part += 1) {
    const taught = teach(items.filter(({ family }) => partOf.get(family) !== part))
    for (const item of items) if (partOf.get(item.family) === part) said.set(item, ask(taught, item))
  }
  return said
}
