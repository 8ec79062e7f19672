import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerByOperation, data, refusal, someUser } from '../testing/answers.ts'
import { tokenExpiringAt } from '../testing/tokens.ts'
import { keepToken, openApp } from './testing/open-app.tsx'

const stored = () => window.sessionStorage.getItem('auth_redirect_url')

describe('the guard', () => {
  it('sends a stranger to the login and keeps the destination', async () => {
    const { place } = await openApp('/resume/7/edit?tab=versions')
    expect(place()).toBe(`/auth?redirect=${encodeURIComponent('/resume/7/edit?tab=versions')}`)
    expect(stored()).toBe('/resume/7/edit?tab=versions')
  })

  it('tells a stranger why, and nothing of it stands in the address', async () => {
    await openApp('/profile')
    expect(await screen.findByText('Please log in to continue.')).toBeDefined()
  })

  it.each([
    ['has expired', tokenExpiringAt(Date.now() - 1000)],
    ['is refused', tokenExpiringAt()],
  ])('tells a visitor whose sign-in %s', async (_, token) => {
    window.localStorage.setItem('auth_token', token)
    answerByOperation({ CurrentUser: () => refusal('No.', { code: 'UNAUTHENTICATED' }) })
    await openApp('/profile')
    expect(await screen.findByText('Your sign-in has ended. Please log in again.')).toBeDefined()
  })

  it('says that the account is deleted where another tab has deleted it, and keeps nothing of it', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
    const { place } = await openApp('/my')
    await screen.findByRole('button', { name: 'Account menu of mara_ellison' })
    window.localStorage.setItem('draft', 'a sentence of theirs')
    window.localStorage.removeItem('auth_token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'account_erased', newValue: 'true' }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeDefined()
    expect(place()).toBe('/gdpr-settings')
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
    await waitFor(() => expect([{ ...window.localStorage }, { ...window.sessionStorage }]).toEqual([{}, {}]))
  })

  it('tells whoever came by themselves nothing', async () => {
    await openApp('/auth')
    await screen.findByLabelText('Username')
    expect(screen.queryByText(/Please log in/)).toBeNull()
  })

  it('shows a spinner while the session is loading', async () => {
    keepToken()
    let answer: (response: Response) => void = () => undefined
    answerByOperation({
      CurrentUser: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const { place } = await openApp('/profile')
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull()
    expect(place()).toBe('/profile')
    await act(async () => answer(data({ currentUser: someUser })))
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeDefined()
  })

  it('sends an unauthorized client to its own page', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => refusal('Not active.', { code: 'unauthorized_client' }) })
    const { place } = await openApp('/profile')
    await screen.findByRole('heading', { level: 1 })
    expect(place()).toBe('/unauthorized-client')
    expect(stored()).toBeNull()
  })

  it('sends to the login when the user could not be looked up', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => refusal('No.', { code: 'FORBIDDEN' }) })
    const { place } = await openApp('/profile')
    await screen.findByRole('heading', { level: 1 })
    expect(place()).toBe('/auth?redirect=%2Fprofile')
  })

  it.each([
    ['no connection', {}],
    ['an inner error', { CurrentUser: () => refusal('Something went wrong.', { code: 'INTERNAL' }) }],
  ])('sends nobody with a good token to the login because of %s, and asks again', async (_, answers) => {
    keepToken()
    answerByOperation(answers)
    const { place } = await openApp('/profile')
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeDefined()
    expect(place()).toBe('/profile')
    expect(stored()).toBeNull()
    answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeDefined()
  })

  it('lets a signed-in user in', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
    const { place } = await openApp('/profile')
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeDefined()
    expect(place()).toBe('/profile')
  })
})

describe('/resume/{id}/tailor', () => {
  it('asks for a login first', async () => {
    const { place } = await openApp('/resume/7/tailor')
    expect(place()).toBe('/auth?redirect=%2Fresume%2F7%2Ftailor')
  })

  it('is denied for everyone', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
    await openApp('/resume/7/tailor')
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeDefined()
    expect(screen.getByText('Direct access with an ID in the URL is not allowed for this page.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Resumes' }).getAttribute('href')).toBe('/my-resumes')
  })
})
