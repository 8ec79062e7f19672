import { hashKey, type QueryKey, type UseQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../graphql/plain-message.ts'
import * as texts from '../texts/common.ts'
import { distinct, type Pages, pageSize } from './pages.ts'

/** Rows page by page: more come when they are asked for. */
export function usePages<Row extends { id: number }>(pages: Pages<Row>, size = pageSize) {
  const query = useInfiniteQuery(pages)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const loaded = (data?.pages.length ?? 0) * size
  return {
    rows: data && distinct(data.pages.flat()).slice(0, hasNextPage ? loaded : undefined),
    loaded,
    isPending: query.isPending,
    /** What did not come at all; where only the next page did not, that is told where it was asked for. */
    problem: error && !isFetchNextPageError ? query : null,
    more: {
      total: null as number | null,
      has: hasNextPage,
      isLoading: isFetchingNextPage,
      problem: isFetchNextPageError ? plainMessage(error, texts.errorOccurred) : null,
      show: () => void query.fetchNextPage(),
    },
  }
}

export type Rows<Row extends { id: number }> = ReturnType<typeof useRows<Row, QueryKey>>

interface Whole<Row, Key extends QueryKey> {
  /** All rows there are. */
  query: UseQueryOptions<Row[], Error, Row[], Key>
  /** A search, or an order that is not the list's own. */
  isWanted: boolean
  /** The words and the order: where they change, the list begins anew. */
  wish: readonly string[]
  /** What of the rows is looked for, in the order wished for. */
  find: (rows: Row[]) => Row[]
}

/** Rows page by page, until something is wanted that only all of them can answer. */
export function useRows<Row extends { id: number }, Key extends QueryKey>(
  pages: Pages<Row>,
  { query, isWanted, wish, find }: Whole<Row, Key>,
) {
  const { rows, loaded, more, problem, isPending } = usePages(pages)
  const whole = useQuery({ ...query, enabled: more.has && isWanted })
  const list = hashKey([pages.queryKey, wish])
  const [asked, setAsked] = useState({ list, most: pageSize })
  const known = more.has && isWanted ? (whole.data ?? rows) : rows
  const isAll = !more.has || (isWanted && whole.data !== undefined)
  const found = known && find(known)
  const most = Math.max(asked.list === list ? asked.most : pageSize, loaded)
  const total = found?.length ?? 0
  return {
    /** What is known of the list, whether it is looked for or not; what of it is found, and the rows of that to show. */
    known,
    isAll,
    found,
    rows: found?.slice(0, most),
    isPending,
    isLooking: isWanted && !isAll && !whole.isError,
    problem: problem ?? (isWanted && whole.isError ? whole : null),
    more: isWanted
      ? {
          total,
          has: isAll && total > most,
          isLoading: false,
          problem: null,
          show: () => setAsked({ list, most: most + pageSize }),
        }
      : more,
  }
}
