import { infiniteQueryOptions } from '@tanstack/react-query'

/** How many rows a list shows at first, and how many more each time. */
export const pageSize = 50
const mostAtOnce = 100

export interface Paging {
  limit: number
  offset: number
}

type Read<Row> = (page: Paging, signal: AbortSignal) => Promise<Row[]>

/** A row that came up between two pages comes twice; it counts once. */
export const distinct = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** All rows there are: for choices, counts and searches. Each page reaches one row into the next, as below. */
export async function readWhole<Row extends { id: number }>(read: Read<Row>, signal: AbortSignal): Promise<Row[]> {
  const found: Row[] = []
  for (let offset = 0; ; offset += mostAtOnce) {
    const rows = await read({ limit: mostAtOnce + 1, offset }, signal)
    found.push(...rows)
    if (rows.length <= mostAtOnce) return distinct(found)
  }
}

/**
 * A list page by page. Each reaches one row into the next: so it is known whether there is a next one, and where one was
 * deleted meanwhile no other is lost.
 */
export const inPages = <Row>(queryKey: readonly unknown[], read: Read<Row>, size = pageSize) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam: offset, signal }) => read({ limit: size + 1, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length > size ? pages.length * size : undefined),
  })

export type Pages<Row> = ReturnType<typeof inPages<Row>>
