import { queryOptions } from '@tanstack/react-query'
import { meetPerson } from '../forget-person.ts'
import { identity, type OperationResult } from '../graphql/operation.ts'
import { RequestError, request } from '../graphql/request.ts'
import { freshFor } from '../query-client.ts'
import { adoptTheme } from '../theme.ts'
import { tokenKey } from './token.ts'

const currentUserOperation = identity(`
  query CurrentUser {
    currentUser { id username email firstName lastName isActive isVerified createdAt lastLogin }
    userProfile { themePreference profilePhotoUrl }
  }
`)

type Found = OperationResult<typeof currentUserOperation>
export type User = NonNullable<Found['currentUser']> & { photoUrl?: string }

/** As they call themselves; where they do not say, as they log in. */
export const fullName = ({ firstName, lastName, username }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username

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
    return { user: meet(await request(currentUserOperation, {}, { signal })), error: null }
  } catch (failure) {
    if (signal.aborted) throw failure
    return { user: null, error: sessionErrorOf(failure) }
  }
}

/** With the user comes what every page shows of them: their photo in the header, and the theme they have chosen. */
function meet({ currentUser, userProfile }: Found): User | null {
  if (!currentUser) return null
  meetPerson(currentUser.id, tokenKey)
  if (userProfile) adoptTheme(userProfile.themePreference)
  const photoUrl = userProfile?.profilePhotoUrl
  return { ...currentUser, ...(photoUrl && { photoUrl }) }
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
