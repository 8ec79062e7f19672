/** “1 line”, “2 lines” */
export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Nothing where there is none. */
export const countIfAny = (count: number, one: string, many?: string) => (count === 0 ? '' : countOf(count, one, many))
