import { queryOptions } from '@tanstack/react-query'
import { meetPerson } from '../forget-person.ts'
import { identity, type OperationResult } from '../graphql/operation.ts'
import { RequestError, request } from '../graphql/request.ts'
import { freshFor } from '../query-client.ts'
import { tokenKey } from './token.ts'

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
    if (currentUser) meetPerson(currentUser.id, tokenKey)
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

const notAboutTheSession = new Set<string | undefined>([undefined, 'INTERNAL', 'RATE_LIMITED'])

/** Whether the lookup failed without a word about the session: no connection, or a server that cannot answer now. */
export const isUndecided = (error: SessionError | null): boolean => error !== null && notAboutTheSession.has(error.code)

const mustAskAgain = ({ state }: { state: { data: CurrentUser | undefined } }) => isUndecided(state.data?.error ?? null)

export const currentUserKey = 'currentUser'

export const currentUserQuery = (token: string | null) =>
  queryOptions({
    queryKey: [currentUserKey, token],
    // A lost connection signs nobody out: the user that this token was found to belong to stays.
    queryFn: async ({ signal, client, queryKey }): Promise<CurrentUser> => {
      const found = await lookUp(signal)
      if (!isUndecided(found.error)) return found
      return { ...found, user: client.getQueryData<CurrentUser>(queryKey)?.user ?? null }
    },
    enabled: token !== null,
    staleTime: (query) => (mustAskAgain(query) ? 0 : freshFor),
    refetchOnReconnect: mustAskAgain,
    refetchOnWindowFocus: mustAskAgain,
    retry: false,
  })
