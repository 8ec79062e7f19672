import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerByOperation, data, refusal, sentEnvelope } from '../../testing/answers.ts'
import { agreeable, field, fill, lastToast, place, press, showAt } from './testing/auth-pages.tsx'

let server: ReturnType<typeof answerByOperation>

beforeEach(() => {
  server = answerByOperation(agreeable)
})

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    showAt('/forgot-password')
    await fill('Email', email)
    await press('Send code')
  }

  it('needs an address', async () => {
    await ask('mara')
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    expect(server).not.toHaveBeenCalled()
  })

  it('leads on to the code, with the address filled in and kept out of the URL', async () => {
    await ask('mara@example.com')
    await waitFor(() => expect(place()).toBe('/reset-password'))
    expect(sentEnvelope(server.mock.calls[0])).toMatchObject({ variables: { email: 'mara@example.com' } })
    expect(field('Email').value).toBe('mara@example.com')
    expect(screen.getByText('If there is an account for mara@example.com, a code is on its way to it.')).toBeDefined()
  })

  it.each([
    ['Too many requests.', 'Too many requests.'],
    ['', 'Failed to send the reset code'],
  ])('is refused (%j)', async (message, description) => {
    const RequestPasswordReset = () => data({ requestPasswordReset: { success: false, message } })
    server = answerByOperation({ ...agreeable, RequestPasswordReset })
    await ask('mara@example.com')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Failed to send code', description }))
    expect(field('Email').value).toBe('mara@example.com')
  })
})

describe('a new password', () => {
  const reset = async (address: string) => {
    showAt(address)
    if (!field('Email').value) await fill('Email', 'mara@example.com')
    await fill('6-digit code', '409217')
    await fill('New password', 'Needle7Thread')
    await press('Set new password')
  }

  it('says what is missing', async () => {
    showAt('/reset-password')
    await press('Set new password')
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    expect(screen.getByText('Please enter the 6-digit verification code')).toBeDefined()
    expect(screen.getByText('Password must be at least 8 characters')).toBeDefined()
    expect(server).not.toHaveBeenCalled()
  })

  it('takes the address from the link in the mail', async () => {
    await reset('/reset-password?email=jobs%2Bmara%40example.com')
    const input = { email: 'jobs+mara@example.com', code: '409217', newPassword: 'Needle7Thread' }
    expect(sentEnvelope(server.mock.calls[0])).toMatchObject({ variables: { input } })
  })

  it('takes a code that was copied in two halves', async () => {
    showAt('/reset-password?email=mara%40example.com')
    await fill('6-digit code', ' 409 217 ')
    await fill('New password', 'Needle7Thread')
    await press('Set new password')
    await waitFor(() => expect(place()).toBe('/auth'))
    expect(sentEnvelope(server.mock.calls[0])).toMatchObject({ variables: { input: { code: '409217' } } })
  })

  it('is tried again: the old problem goes', async () => {
    const ResetPassword = () => data({ resetPassword: { success: false, message: 'No' } })
    server = answerByOperation({ ...agreeable, ResetPassword })
    await reset('/reset-password')
    await screen.findByText('Password reset failed.')
    await fill('6-digit code', '1')
    await press('Set new password')
    expect(await screen.findByText('Please enter the 6-digit verification code')).toBeDefined()
    expect(screen.queryByText('Password reset failed.')).toBeNull()
  })

  it('is set: a notice and the login page', async () => {
    await reset('/reset-password')
    await waitFor(() => expect(place()).toBe('/auth'))
    expect(lastToast()).toMatchObject({ title: 'Password changed', description: 'Log in with your new password.' })
  })

  it.each([
    ['This code is no longer valid.', 'This code is no longer valid.'],
    ['', 'Failed to reset password'],
  ])('is refused (%j): what was typed stays', async (message, description) => {
    server = answerByOperation({
      ...agreeable,
      ResetPassword: () => data({ resetPassword: { success: false, message } }),
    })
    await reset('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toBe(`Password reset failed. ${description}`)
    expect(lastToast()).toMatchObject({ title: 'Password reset failed', description, variant: 'destructive' })
    expect(field('New password').value).toBe('Needle7Thread')
  })

  it('meets an error', async () => {
    server = answerByOperation({ ...agreeable, ResetPassword: () => refusal('Please try again later.') })
    await reset('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toBe('Password reset error. Please try again later.')
  })
})
