import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { identity, type OperationResult, type OperationVariables } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { unlessGone } from './graphql/unless-gone.ts'
import { inPages } from './resumes/pages.ts'
import * as texts from './texts/account.ts'

const sessionsOperation = identity(`
  query Sessions { sessions { id createdAt lastSeenAt userAgent ipAddress isCurrent } }
`)
const revokeOperation = identity(`mutation RevokeSession($id: String!) { revokeSession(id: $id) { success message } }`)
const revokeOthersOperation = identity(`mutation RevokeOtherSessions { revokeOtherSessions { success message } }`)
const passwordOperation = identity(`
  mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { success message } }
`)
const accountOperation = identity(`
  mutation UpdateAccount($input: AccountInput!) {
    updateAccount(input: $input) { success message verificationSent problems { field message } }
  }
`)
const confirmOperation = identity(`
  mutation ConfirmEmailChange($code: String!) { confirmEmailChange(code: $code) { success message } }
`)

const activityOperation = identity(`
  query AuditLog($limit: Int, $offset: Int) {
    auditLog(limit: $limit, offset: $offset) { id event detail device ipAddress createdAt }
  }
`)

const tokensOperation = identity(`
  query AccessTokens { accessTokens { id name scopes createdAt lastUsedAt expiresAt } }
`)
const createTokenOperation = identity(`
  mutation CreateAccessToken($name: String!, $scopes: [String!]!, $expiresAt: DateTime) {
    createAccessToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
      success message token problems { field message }
    }
  }
`)
const revokeTokenOperation = identity(`
  mutation RevokeAccessToken($id: Int!) { revokeAccessToken(id: $id) { success message } }
`)

export type Session = OperationResult<typeof sessionsOperation>['sessions'][number]

const sessionsKey = ['sessions']

/** Where the account is signed in. Never taken from what was kept: who looks wants to know it now. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await request(sessionsOperation, {}, { signal })).sessions,
    staleTime: 0,
  })

export type AuditEntry = OperationResult<typeof activityOperation>['auditLog'][number]

const activityKey = ['activity']
export const activityPageSize = 10

/** What was done with the account, newest first. Never taken from what was kept, as above. */
export const activityPages = {
  ...inPages(
    activityKey,
    async (page, signal) => (await request(activityOperation, page, { signal })).auditLog,
    activityPageSize,
  ),
  staleTime: 0,
}

export type AccessToken = OperationResult<typeof tokensOperation>['accessTokens'][number]

const tokensKey = ['accessTokens']

/** Which programs may act for this person. Never taken from what was kept, as above. */
export const tokensQuery = () =>
  queryOptions({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await request(tokensOperation, {}, { signal })).accessTokens,
    staleTime: 0,
  })

/** What was just done with them is noted as well. A new password ends tokens, too. */
export const refreshSessions = (client: QueryClient) =>
  Promise.all([sessionsKey, tokensKey, activityKey].map((queryKey) => client.invalidateQueries({ queryKey })))

/** Also after a failure: the device may have been signed out elsewhere meanwhile. */
export const revokeSessionMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => request(revokeOperation, { id }),
    onSettled: (_data, _error, _id, _result, { client }) => refreshSessions(client),
    meta: { words: { failed: texts.deviceStays } },
  })

export const revokeOthersMutation = () =>
  mutationOptions({
    mutationFn: () => request(revokeOthersOperation),
    onSettled: (_data, _error, _id, _result, { client }) => refreshSessions(client),
    meta: { words: { failed: texts.devicesStay } },
  })

export const createAccessToken = async (input: OperationVariables<typeof createTokenOperation>) =>
  (await request(createTokenOperation, input)).createAccessToken

export const revokeTokenMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => unlessGone(request(revokeTokenOperation, { id })),
    onSettled: (_data, _error, _id, _result, { client }) => refreshSessions(client),
    meta: { words: { failed: texts.tokenStays } },
  })

export const changePassword = async (input: OperationVariables<typeof passwordOperation>['input']) =>
  (await request(passwordOperation, { input })).changePassword

export const updateAccount = async (input: OperationVariables<typeof accountOperation>['input']) =>
  (await request(accountOperation, { input })).updateAccount

export const confirmEmailChange = async (code: string) => (await request(confirmOperation, { code })).confirmEmailChange
