import { queryOptions } from '@tanstack/react-query'
import { identity, type OperationResult } from '../graphql/operation.ts'
import { RequestError, request } from '../graphql/request.ts'
import { freshFor } from '../query-client.ts'

const currentUserOperation = identity(`
  query CurrentUser {
    currentUser { id username email firstName lastName isActive isVerified createdAt lastLogin }
  }
`)

export type User = NonNullable<OperationResult<typeof currentUserOperation>['currentUser']>

export interface SessionError {
  code: string | undefined
  message: string
}

interface CurrentUser {
  user: User | null
  error: SessionError | null
}

async function lookUp(signal: AbortSignal): Promise<CurrentUser> {
  try {
    const { currentUser } = await request(currentUserOperation, {}, { signal })
    return { user: currentUser, error: null }
  } catch (failure) {
    if (signal.aborted) throw failure
    return { user: null, error: sessionErrorOf(failure) }
  }
}

function sessionErrorOf(failure: unknown): SessionError {
  if (failure instanceof RequestError) return { code: failure.code, message: failure.serverMessage }
  return { code: undefined, message: String(failure) }
}

export const currentUserKey = 'currentUser'

export const currentUserQuery = (token: string | null) =>
  queryOptions({
    queryKey: [currentUserKey, token],
    queryFn: ({ signal }) => lookUp(signal),
    enabled: token !== null,
    staleTime: freshFor,
    retry: false,
  })
