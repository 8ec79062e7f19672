import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { unlessGone } from '../graphql/unless-gone.ts'
import { sessionStore } from '../storage.ts'
import * as texts from '../texts/resumes.ts'

const linksOperation = resume(`
  query ShareLinks { shareLinks { id resumeId tailoredResumeId url expiresAt openings createdAt } }
`)
const createOperation = resume(`
  mutation CreateShareLink($input: ShareLinkInput!) { createShareLink(input: $input) { id } }
`)
const revokeOperation = resume(`mutation RevokeShareLink($id: Int!) { revokeShareLink(id: $id) }`)
const openOperation = resume(`
  mutation OpenShareLink($token: String!, $again: Boolean) {
    openShareLink(token: $token, again: $again) { document layout { template pageSize accent fit } pdfUrl }
  }
`)

export type SharedPage = OperationResult<typeof openOperation>['openShareLink']

const linksKey = ['shareLinks']

/** Never taken from what was kept: who looks wants to know how often they were opened by now. */
export const shareLinksQuery = () =>
  queryOptions({
    queryKey: linksKey,
    queryFn: async ({ signal }) => (await request(linksOperation, {}, { signal })).shareLinks,
    staleTime: 0,
  })

const refreshLinks = (client: QueryClient) => client.invalidateQueries({ queryKey: linksKey })

export const createShareLinkMutation = () =>
  mutationOptions({
    mutationFn: async (input: OperationVariables<typeof createOperation>['input']) =>
      (await request(createOperation, { input })).createShareLink,
    onSettled: (_data, _error, _input, _result, { client }) => refreshLinks(client),
    meta: { words: { failed: texts.linkNotMade } },
  })

export const revokeShareLinkMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => unlessGone(request(revokeOperation, { id })),
    onSettled: (_data, _error, _id, _result, { client }) => refreshLinks(client),
    meta: { words: { failed: texts.linkNotRevoked } },
  })

/** Looked at again in the same tab, it is not counted again. */
const openedHere = 'opened_share_link'

async function open(token: string): Promise<SharedPage> {
  const again = sessionStore.read(openedHere) === token
  const { openShareLink } = await request(openOperation, { token, again })
  sessionStore.write(openedHere, token)
  return openShareLink
}

export const sharedPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['sharedPage', token],
    queryFn: () => open(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
