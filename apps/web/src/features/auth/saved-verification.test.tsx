import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveVerificationForm } from '../../lib/saved-forms.ts'
import { answerByOperation } from '../../testing/answers.ts'
import { agreeable, enterCode, haveToken, lastToast, place, press, showAt, stored } from './testing/auth-pages.tsx'

const waitingFor = (purpose: 'login' | 'registration') =>
  saveVerificationForm({ purpose, userId: 7, email: 'mara.ellison@example.com' })

beforeEach(() => {
  answerByOperation(agreeable)
})

describe.each(['/verify-email', '/verify-otp'])('%s', (address) => {
  it('says so when no code is waited for, and where to begin', async () => {
    showAt(address)
    expect(await screen.findByRole('heading', { name: 'No code is waiting' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/auth?mode=register')
  })

  it('completes a login and goes to the destination', async () => {
    window.sessionStorage.setItem('auth_redirect_url', '/skills')
    waitingFor('login')
    showAt(address)
    expect(await screen.findByRole('heading', { name: 'Verify Login' })).toBeDefined()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/skills'))
    expect(lastToast()).toMatchObject({ title: 'Login successful' })
  })

  it('completes a registration', async () => {
    waitingFor('registration')
    showAt(address)
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeDefined()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/registration-success'))
    expect(screen.getByRole('heading', { name: 'Registration complete' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    await waitFor(() => expect(place()).toBe('/my'))
  })

  it('goes back to the login page and forgets the code', async () => {
    waitingFor('login')
    showAt(address)
    await screen.findByRole('heading', { name: 'Verify Login' })
    await press('Back')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
    expect(stored()).not.toContain('verification_form')
  })

  it('stands at the address of its kind of code', async () => {
    waitingFor('registration')
    showAt(address)
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    expect(place()).toBe('/verify-email')
  })

  it('sends a signed-in visitor on', async () => {
    haveToken()
    showAt(address)
    await waitFor(() => expect(place()).toBe('/my'))
  })
})
