import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerByOperation, data } from '../../testing/answers.ts'
import { agreeable, broken, hasToken, haveToken, lastToast, place, press, showAt } from './testing/auth-pages.tsx'

const serverErrors = {
  refused: () => data({ logoutUser: { success: false, message: 'No' } }),
  unreachable: broken,
}

describe('logging out', () => {
  it('removes the token, says so and goes to the landing page', async () => {
    answerByOperation(agreeable)
    haveToken()
    showAt('/my')
    await press('Log out')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Logout successful', description: 'You have been logged out.' }),
    )
    expect(place()).toBe('/')
    expect(hasToken()).toBe(false)
  })

  it('forgets where the next login would have gone', async () => {
    answerByOperation(agreeable)
    haveToken()
    window.sessionStorage.setItem('auth_redirect_url', '/my-resumes')
    showAt('/my')
    await press('Log out')
    await waitFor(() => expect(window.sessionStorage.getItem('auth_redirect_url')).toBeNull())
    expect(place()).toBe('/')
  })

  it.each(Object.entries(serverErrors))('tolerates a server that is not told: %s', async (_, LogoutUser) => {
    answerByOperation({ ...agreeable, LogoutUser })
    haveToken()
    showAt('/my')
    await press('Log out')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error during logout',
        description: 'You have been logged out locally, but there was an error with the server.',
        variant: 'destructive',
      }),
    )
    expect(place()).toBe('/')
    expect(hasToken()).toBe(false)
  })
})

describe('an unauthorized client', () => {
  it('is told why, and whom to write to', async () => {
    answerByOperation(agreeable)
    showAt('/unauthorized-client')
    expect(screen.getByRole('heading', { name: 'This login was not accepted' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  })

  it('can use another account: the refused token goes first', async () => {
    answerByOperation(agreeable)
    haveToken()
    showAt('/unauthorized-client')
    await press('Use another account')
    await waitFor(() => expect(place()).toBe('/auth'))
    expect(hasToken()).toBe(false)
  })
})

describe('the page after a registration', () => {
  const claims = /complete|verified|your account/i

  it('says nothing about anybody to a stranger, and shows the ways on', async () => {
    showAt('/registration-success')
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/auth?mode=register')
    expect(document.body.textContent).not.toMatch(claims)
  })

  it('leads a signed-in user who has just opened it to the dashboard', async () => {
    answerByOperation(agreeable)
    haveToken()
    showAt('/registration-success')
    expect((await screen.findByRole('link', { name: 'Go to Dashboard' })).getAttribute('href')).toBe('/my')
    expect(document.body.textContent).not.toMatch(claims)
  })
})
