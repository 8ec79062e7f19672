import { plainMessage } from './graphql/plain-message.ts'
import * as texts from './texts/common.ts'

type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown }

type Awaited = { isPending: boolean; failureCount: number }

/** Whether a page that comes at once has to wait. What has failed, and is tried again, holds back nothing else. */
export const isAwaited = (queries: readonly Awaited[]): boolean =>
  queries.some(({ isPending, failureCount }) => isPending && failureCount === 0)

/** What of these did not come, which can be asked for again; null where all came. One speaks for all: most often the connection is gone. */
export function problemOf(queries: readonly Asked[]) {
  const failed = queries.filter(({ error }) => error)
  if (failed.length === 0) return null
  return {
    words: plainMessage(failed[0]?.error, texts.errorOccurred),
    isBusy: failed.some(({ isFetching }) => isFetching),
    tryAgain() {
      for (const { refetch } of failed) void refetch()
    },
  }
}
