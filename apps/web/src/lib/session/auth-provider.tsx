import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { forgetPerson } from '../forget-person.ts'
import { identity } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { type Auth, AuthContext, type SignOutOutcome } from './auth-context.ts'
import { currentUserKey, currentUserQuery } from './current-user.ts'
import { checkToken, removeToken, storeToken, subscribeToToken, tokenCheckInterval, usableToken } from './token.ts'

const logoutOperation = identity(`mutation LogoutUser { logoutUser { success message } }`)

const signedOut = () => null

/** A prerendered page is a signed-out one; it must wake up as that before it may show anything else. */
const useToken = () => useSyncExternalStore(subscribeToToken, usableToken, signedOut)

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const token = useToken()
  const { data, isPending } = useQuery(currentUserQuery(token))
  useTokenChecks()
  useForgettingOnChange(queryClient, token)

  const actions = useMemo(() => actionsOn(queryClient), [queryClient])
  const auth = useMemo<Auth>(
    () => ({
      user: data?.user ?? null,
      error: data?.error ?? null,
      isLoading: token !== null && isPending,
      ...actions,
    }),
    [token, data, isPending, actions],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function actionsOn(queryClient: QueryClient): Pick<Auth, 'signIn' | 'signOut' | 'refresh'> {
  return {
    async signIn(token) {
      storeToken(token)
      await queryClient.fetchQuery({ ...currentUserQuery(token), staleTime: 0 })
    },
    async signOut() {
      const token = usableToken()
      removeToken()
      const told = token === null || tellServer(token)
      await forgetPerson()
      return { serverTold: await told }
    },
    async refresh() {
      await queryClient.refetchQueries({ queryKey: [currentUserKey], type: 'active' })
    },
  }
}

async function tellServer(token: string): Promise<SignOutOutcome['serverTold']> {
  try {
    const { logoutUser } = await request(logoutOperation, {}, { token })
    return logoutUser.success
  } catch {
    return false
  }
}

function useTokenChecks() {
  useEffect(() => {
    checkToken()
    const timer = setInterval(checkToken, tokenCheckInterval)
    return () => clearInterval(timer)
  }, [])
}

/** What one account has loaded must not be seen by the next one in the same tab. */
function useForgettingOnChange(queryClient: QueryClient, token: string | null) {
  const previous = useRef(token)
  useEffect(() => {
    const known = previous.current
    previous.current = token
    if (known === token) return
    const ofOthers = (query: { queryKey: readonly unknown[] }) =>
      query.queryKey[0] !== currentUserKey || query.queryKey[1] !== token
    queryClient.removeQueries({ type: 'inactive', predicate: ofOthers })
    queryClient.resetQueries({ type: 'active', predicate: ofOthers })
  }, [queryClient, token])
}
