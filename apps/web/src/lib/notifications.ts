import { mutationOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { done } from './graphql/done.ts'
import { identity, type OperationResult } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { useLiveEvents } from './live/index.ts'
import { localStore } from './storage.ts'
import * as texts from './texts/account.ts'
import * as common from './texts/common.ts'

const listOperation = identity(`query Notifications { notifications { id kind title body href readAt createdAt } }`)
const readOperation = identity(`
  mutation MarkNotificationsRead($ids: [Int!]) { markNotificationsRead(ids: $ids) { success message } }
`)

export type Notification = OperationResult<typeof listOperation>['notifications'][number]

const queryKey = ['notifications']
/** Written when something was read here, so that the other tabs of this browser look again. */
const readKey = 'notifications_read_at'

/** The newest first. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await request(listOperation, {}, { signal })).notifications,
    // A hidden page hears of nothing, and another device may have read them since.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** Marks these as read, or all of them. The page shows it at once, and takes it back where it did not work. */
export const markReadMutation = () =>
  mutationOptions({
    mutationFn: async (ids: number[] | null) => done((await request(readOperation, { ids })).markNotificationsRead),
    onMutate: async (ids, { client }) => {
      // An answer that is on its way does not know of it yet.
      await client.cancelQueries({ queryKey })
      showRead(client, ids, new Date().toISOString())
    },
    onSuccess: () => localStore.write(readKey, new Date().toISOString()),
    onSettled: (_answer, _error, _ids, _result, { client }) => client.invalidateQueries({ queryKey }),
    meta: { words: { failed: texts.notMarkedRead, otherwise: common.pleaseTryAgain } },
  })

function showRead(client: QueryClient, ids: number[] | null, readAt: string) {
  const isMeant = (id: number) => ids === null || ids.includes(id)
  client.setQueryData<Notification[]>(queryKey, (all) =>
    all?.map((it) => (it.readAt === null && isMeant(it.id) ? { ...it, readAt } : it)),
  )
}

/** Keeps the list as it is at the server: what comes meanwhile is told by its title, what another tab has read is read. */
export function useNewNotifications(onNew: (title: string) => void): void {
  const client = useQueryClient()
  useLiveEvents(
    ({ event, data }) => {
      if (event !== 'notification') return
      onNew(String(data.title ?? ''))
      void client.invalidateQueries({ queryKey })
    },
    { whileHidden: false },
  )
  useEffect(() => {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === readKey) void client.invalidateQueries({ queryKey })
    }
    window.addEventListener('storage', fromOtherTab)
    return () => window.removeEventListener('storage', fromOtherTab)
  }, [client])
}
