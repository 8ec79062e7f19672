import { plainMessage } from './graphql/plain-message.ts'

type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown }

/** What of these did not come, which can be asked for again; null where all came. One speaks for all: most often the connection is gone. */
export function problemOf(queries: readonly Asked[]) {
  const failed = queries.filter(({ error }) => error)
  if (failed.length === 0) return null
  return {
    words: plainMessage(failed[0]?.error, 'An error occurred.'),
    isBusy: failed.some(({ isFetching }) => isFetching),
    tryAgain() {
      for (const { refetch } of failed) void refetch()
    },
  }
}
