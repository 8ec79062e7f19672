import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerByOperation, answerWith, data, noConnection, refusal, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { createQueryClient } from '../query-client.ts'
import { type Auth, AuthProvider, hasPermission, hasRole, useAuth } from './index.ts'

const minute = 60 * 1000
const signedIn = () => data({ currentUser: someUser })

function renderSession() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useAuth, { wrapper })
  return { result, client, wrapper }
}

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function fromOtherTab(token: string | null) {
  if (token === null) window.localStorage.removeItem('auth_token')
  else window.localStorage.setItem('auth_token', token)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: token }))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) })
})

describe('useAuth', () => {
  it('must be used within an AuthProvider', () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    expect(() => renderHook(useAuth)).toThrow(new Error('useAuth must be used within an AuthProvider'))
    vi.mocked(console.error).mockClear()
  })

  it('shows no session in a prerendered page', () => {
    const seen: Auth[] = []
    const Probe = () => {
      seen.push(useAuth())
      return null
    }
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { wrapper: Wrapper } = renderSession()
    renderToString(
      <Wrapper>
        <Probe />
      </Wrapper>,
    )
    expect(seen[0]).toMatchObject({ user: null, isLoading: false, error: null })
  })
})

describe('current user', () => {
  it('is not looked up without a token', async () => {
    const fetchMock = answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    expect(result.current).toMatchObject({ user: null, isLoading: false, error: null })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it.each(['nonsense', tokenExpiringAt(Date.UTC(2026, 0, 4))])(
    'is not looked up with a token that is no good, which is removed on load: %#',
    async (token) => {
      window.localStorage.setItem('auth_token', token)
      const fetchMock = answerWith(signedIn())
      const { result } = renderSession()
      await settle()
      expect(result.current).toMatchObject({ user: null, isLoading: false })
      expect(window.localStorage.getItem('auth_token')).toBeNull()
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['a refusal', () => refusal('No.')],
    ['a server failure', () => new Response('', { status: 500 })],
  ])('is no user after %s, which is not retried', async (_, answer) => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    const fetchMock = answerWith(answer())
    const { result } = renderSession()
    await settle(10 * 1000)
    expect(result.current).toMatchObject({ user: null, isLoading: false })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('is no user without a connection', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(noConnection())
    const { result } = renderSession()
    await settle(301)
    expect(result.current).toMatchObject({ user: null, isLoading: false })
  })

  it('keeps the code unauthorized_client', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(refusal('This account is not active.', { code: 'unauthorized_client' }))
    const { result } = renderSession()
    await settle()
    expect(result.current.error).toEqual({ code: 'unauthorized_client', message: 'This account is not active.' })
  })

  it('is loading first, then there', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { result } = renderSession()
    expect(result.current).toMatchObject({ user: null, isLoading: true })
    await settle()
    expect(result.current).toMatchObject({ user: someUser, isLoading: false, error: null })
  })

  it('is cached for 5 minutes', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    const fetchMock = answerWith(signedIn())
    const { client, wrapper } = renderSession()
    await settle()
    await settle(5 * minute - 1)
    renderHook(useAuth, { wrapper })
    await settle()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await settle(1)
    renderHook(useAuth, { wrapper })
    await settle()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    client.clear()
  })
})

/** The browser says that the network is gone and back; the server may be a while longer. */
const reconnect = () =>
  act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })

const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
  })

describe('a lookup that says nothing about the session', () => {
  const silent: [string, () => Response | Error][] = [
    ['no connection', noConnection],
    ['a server failure', () => new Response('', { status: 503 })],
    ['an inner error of the server', () => refusal('Something went wrong.', { code: 'INTERNAL' })],
    ['a rate limit', () => refusal('Too many requests.', { code: 'RATE_LIMITED' })],
  ]

  it.each(silent)('is made again after a reconnect: %s', async (_, failure) => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(failure())
    const { result } = renderSession()
    await settle(301)
    expect(result.current.user).toBeNull()
    answerWith(signedIn())
    await reconnect()
    await settle()
    expect(result.current).toMatchObject({ user: someUser, error: null })
  })

  it.each(silent)('is made again once the person comes back to the page: %s', async (_, failure) => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(failure())
    const { result } = renderSession()
    await settle(301)
    answerWith(signedIn())
    await comeBack()
    await settle()
    expect(result.current).toMatchObject({ user: someUser, error: null })
  })

  it.each(silent)('signs nobody out: %s', async (_, failure) => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    answerWith(failure())
    act(() => void result.current.refresh())
    await settle(301)
    expect(result.current).toMatchObject({ user: someUser, isLoading: false, error: { message: expect.any(String) } })
  })

  it('keeps no user for another token', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    answerWith(noConnection())
    fromOtherTab(tokenExpiringAt(Date.now() + 7 * minute))
    await settle(301)
    expect(result.current).toMatchObject({ user: null, isLoading: false })
  })
})

it.each([
  ['a user', signedIn],
  ['a refusal', () => refusal('No.', { code: 'FORBIDDEN' })],
])('the answer to the lookup holds for 5 minutes, whatever the network and the window do: %s', async (_, answer) => {
  window.localStorage.setItem('auth_token', tokenExpiringAt())
  const fetchMock = answerWith(answer())
  renderSession()
  await settle()
  await reconnect()
  await comeBack()
  await settle(5 * minute - 1)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

describe('session', () => {
  it('ends when the token expires, noticed by the check every 2 minutes', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt(Date.now() + 3 * minute))
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    await settle(2 * minute)
    expect(result.current.user).toEqual(someUser)
    await settle(2 * minute)
    expect(result.current).toMatchObject({ user: null, isLoading: false })
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it('starts with a sign-in, which looks up the user', async () => {
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    const token = tokenExpiringAt()
    await act(() => result.current.signIn(token))
    await settle()
    expect(window.localStorage.getItem('auth_token')).toBe(token)
    expect(result.current).toMatchObject({ user: someUser, isLoading: false })
  })

  it('looks the user up again after a verification', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(data({ currentUser: { ...someUser, isVerified: false } }), signedIn())
    const { result } = renderSession()
    await settle()
    expect(result.current.user?.isVerified).toBe(false)
    await act(() => result.current.refresh())
    await settle()
    expect(result.current.user?.isVerified).toBe(true)
  })

  it('ends here first, and only then is the server told', async () => {
    const token = tokenExpiringAt()
    window.localStorage.setItem('auth_token', token)
    const storedWhenTold = vi.fn()
    const fetchMock = answerByOperation({
      CurrentUser: signedIn,
      LogoutUser: () => {
        storedWhenTold(window.localStorage.getItem('auth_token'))
        return data({ logoutUser: { success: true, message: '' } })
      },
    })
    const { result } = renderSession()
    await settle()
    const outcome = await act(() => result.current.signOut())
    expect(outcome).toEqual({ serverTold: true })
    expect(storedWhenTold).toHaveBeenCalledExactlyOnceWith(null)
    expect(fetchMock.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: `Bearer ${token}` })
    expect(result.current.user).toBeNull()
  })

  it.each([
    ['refuses', () => refusal('No.')],
    ['answers without success', () => data({ logoutUser: { success: false, message: 'No.' } })],
    ['fails', () => new Response('', { status: 500 })],
  ])('ends here also when the server %s', async (_, answer) => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerByOperation({ CurrentUser: signedIn, LogoutUser: answer })
    const { result } = renderSession()
    await settle()
    const outcome = await act(() => result.current.signOut())
    expect(outcome).toEqual({ serverTold: false })
    expect(result.current.user).toBeNull()
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it('ends when another tab signs out', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    fromOtherTab(null)
    expect(result.current).toMatchObject({ user: null, isLoading: false })
  })

  it('starts when another tab signs in', async () => {
    answerWith(signedIn())
    const { result } = renderSession()
    await settle()
    fromOtherTab(tokenExpiringAt())
    await settle()
    expect(result.current.user).toEqual(someUser)
  })

  it('leaves nothing that one account has loaded to the next one', async () => {
    window.localStorage.setItem('auth_token', tokenExpiringAt())
    answerWith(signedIn())
    const { client, wrapper } = renderSession()
    const resumes = vi.fn(async () => (resumes.mock.calls.length > 1 ? 'theirs' : 'mine'))
    const page = renderHook(() => useQuery({ queryKey: ['resumes'], queryFn: resumes }), { wrapper })
    await settle()
    client.setQueryData(['invoices'], 'mine')
    expect(page.result.current.data).toBe('mine')
    fromOtherTab(tokenExpiringAt(Date.now() + 7 * minute))
    expect(client.getQueryData(['resumes'])).toBeUndefined()
    expect(client.getQueryData(['invoices'])).toBeUndefined()
    await settle()
    expect(page.result.current.data).toBe('theirs')
  })
})

describe.each([
  ['role', hasRole, 'hasRole'],
  ['permission', hasPermission, 'hasPermission'],
] as const)('the question for a %s', (_, ask, field) => {
  it('is answered with no without a user, and nothing is sent', async () => {
    const fetchMock = answerWith(data({ [field]: true }))
    expect(await ask(null, 'user')).toBe(false)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('is answered with no on an error', async () => {
    answerWith(refusal('No.'))
    expect(await ask(someUser, 'user')).toBe(false)
  })

  it.each([true, false])('is answered as the server says: %s', async (answer) => {
    answerWith(data({ [field]: answer }))
    expect(await ask(someUser, 'user')).toBe(answer)
  })
})
