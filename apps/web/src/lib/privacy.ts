import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { done } from './graphql/done.ts'
import { identity, type OperationResult, type OperationVariables, resume } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { useLiveEvents } from './live/index.ts'

const heldOperation = resume(`
  query Held { held { resumes versions jobs letters analyses guides skills plans answers files } }
`)
const exportsOperation = identity(`query DataExports { dataExports { id status filename url expiresAt createdAt } }`)
const exportOperation = identity(`mutation ExportMyData { exportMyData { id status } }`)
const eraseOperation = identity(`
  mutation DeleteMyAccount($password: String!) { deleteMyAccount(password: $password) { success message } }
`)
const requestOperation = identity(`
  mutation SubmitPrivacyRequest($input: PrivacyRequestInput!) { submitPrivacyRequest(input: $input) { success message } }
`)

export type Held = OperationResult<typeof heldOperation>['held']
export type DataExport = OperationResult<typeof exportsOperation>['dataExports'][number]
type PrivacyRequest = OperationVariables<typeof requestOperation>['input']

/** What is held of the person, in figures. Never taken from what was kept: who looks wants to know it now. */
export const heldQuery = () =>
  queryOptions({
    queryKey: ['held'],
    queryFn: async ({ signal }) => (await request(heldOperation, {}, { signal })).held,
    staleTime: 0,
  })

const exportsKey = ['data-exports']
/** While one is made, should the live connection be lost; once it is there, as its link is good for a few minutes only. */
const lookAgainAfter: Record<string, number> = { working: 10_000, ready: 5 * 60 * 1000 }

/** The newest first. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: exportsKey,
    queryFn: async ({ signal }) => (await request(exportsOperation, {}, { signal })).dataExports,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => lookAgainAfter[state.data?.[0]?.status ?? ''] ?? false,
  })

/** Looks again as soon as an export is told of. */
export function useExportNews(isWaiting: boolean): void {
  const client = useQueryClient()
  useLiveEvents(
    ({ event, data }) => {
      if (event === 'notification' && data.kind === 'export') void client.invalidateQueries({ queryKey: exportsKey })
    },
    { whileHidden: isWaiting },
  )
}

export const exportMutation = () =>
  mutationOptions({
    mutationFn: async () => (await request(exportOperation)).exportMyData,
    onSettled: (_answer, _error, _given, _result, { client }) => client.invalidateQueries({ queryKey: exportsKey }),
  })

export const eraseMutation = () =>
  mutationOptions({
    mutationFn: async (password: string) => done((await request(eraseOperation, { password })).deleteMyAccount),
  })

export const submitPrivacyRequest = async (input: PrivacyRequest) =>
  done((await request(requestOperation, { input })).submitPrivacyRequest)
