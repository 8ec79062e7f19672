export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
