import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { resultInHand } from '../../lib/result-in-hand.ts'
import { answerByOperation, data, refusal, sentEnvelope } from '../../testing/answers.ts'
import {
  agreeable,
  clearedElsewhere,
  enterCode,
  field,
  fill,
  hasToken,
  lastToast,
  place,
  press,
  showAt,
  stored,
} from './testing/auth-pages.tsx'

const good = {
  Username: 'mara_ellison',
  Email: 'mara.ellison@example.com',
  'First name': 'Mara',
  'Last name': '',
  Password: 'Needle7Thread',
  'Confirm password': 'Needle7Thread',
}

const register = async (typed: Partial<typeof good> = {}) => {
  await screen.findByLabelText('Email')
  for (const [name, text] of Object.entries({ ...good, ...typed })) if (text) await fill(name, text)
  await press('Create account')
}

const codeScreen = () => screen.findByRole('heading', { name: 'Verify Your Email' })
const registrationRefused = (message: string, problems: { field: string; message: string }[] = []) => {
  const registerUser = { success: false, message, problems, user: null }
  return () => data({ registerUser })
}

let server: ReturnType<typeof answerByOperation>
const sent = (operation: string) =>
  server.mock.calls.filter(([, init]) => String(init?.body).includes(`mutation ${operation}(`)).map(sentEnvelope)

beforeEach(() => {
  server = answerByOperation(agreeable)
})

describe('the registration form', () => {
  it('shows each field what it lacks, and sends nothing', async () => {
    showAt('/auth?mode=register')
    await register({ Username: 'ab', Email: 'mara', Password: 'short', 'Confirm password': 'other' })
    expect(await screen.findByText('Username must be at least 3 characters')).toBeDefined()
    expect(screen.getByText('Invalid email address')).toBeDefined()
    expect(screen.getByText('Password must be at least 8 characters')).toBeDefined()
    expect(screen.getByText("Passwords don't match")).toBeDefined()
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Username'))
    expect(server).not.toHaveBeenCalled()
  })

  it.each([
    ['This username is taken.', 'This username is taken.'],
    ['', 'Failed to create account'],
  ])('is refused (%j): both passwords are cleared, the rest and the error are kept', async (message, description) => {
    server = answerByOperation({ ...agreeable, RegisterUser: registrationRefused(message) })
    showAt('/auth?mode=register')
    await register()
    expect((await screen.findByRole('alert')).textContent).toBe(`Registration failed. ${description}`)
    expect(lastToast()).toMatchObject({ title: 'Registration failed', description, variant: 'destructive' })
    expect(field('Password').value).toBe('')
    expect(field('Confirm password').value).toBe('')
    expect(field('Username').value).toBe('mara_ellison')
    expect(field('Email').value).toBe('mara.ellison@example.com')
    await userEvent.type(field('Username'), '2')
    expect(screen.getByRole('alert').textContent).toBe(`Registration failed. ${description}`)
  })

  it('shows what the server found wrong at its field, with the focus in the first, until it is changed', async () => {
    const taken = 'This username is already taken'
    const problems = [
      { field: 'email', message: 'Invalid email address' },
      { field: 'username', message: taken },
      { field: 'age', message: 'No such field' },
    ]
    server = answerByOperation({ ...agreeable, RegisterUser: registrationRefused(taken, problems) })
    showAt('/auth?mode=register')
    await register()
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(taken, { selector: `#${field('Username').id}-error` })).toBeDefined()
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(field('First name').getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText('No such field')).toBeNull()
    expect(document.activeElement).toBe(field('Username'))
    await userEvent.type(field('Username'), '2')
    expect(field('Username').getAttribute('aria-invalid')).toBeNull()
  })

  it('meets an error: another title, both passwords cleared', async () => {
    server = answerByOperation({ ...agreeable, RegisterUser: () => refusal('Please try again later.') })
    showAt('/auth?mode=register')
    await register()
    expect((await screen.findByRole('alert')).textContent).toBe('Registration error. Please try again later.')
    expect(lastToast()).toMatchObject({ title: 'Registration error', description: 'Please try again later.' })
    expect(field('Password').value + field('Confirm password').value).toBe('')
  })

  it('sends what the server needs and leads to the code with a notice', async () => {
    showAt('/auth?mode=register')
    await register()
    await codeScreen()
    expect(sent('RegisterUser')).toMatchObject([
      {
        variables: {
          input: {
            username: 'mara_ellison',
            email: 'mara.ellison@example.com',
            firstName: 'Mara',
            lastName: null,
            password: 'Needle7Thread',
          },
        },
      },
    ])
    expect(JSON.stringify(sent('RegisterUser'))).not.toContain('confirmPassword')
    expect(lastToast()).toMatchObject({
      title: 'Verification required',
      description: 'Please check your email for the verification code.',
    })
    expect(screen.getByText('mara.ellison@example.com')).toBeDefined()
  })

  it('comes back after a reload with everything typed but the passwords', async () => {
    const { unmount } = showAt('/auth?mode=register')
    await screen.findByLabelText('Email')
    for (const [name, text] of Object.entries(good)) if (text) await fill(name, text)
    expect(stored()).not.toContain('Needle7Thread')
    unmount()
    showAt('/auth?mode=register')
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mara.ellison@example.com')
    expect(field('Username').value).toBe('mara_ellison')
    expect(field('First name').value).toBe('Mara')
    expect(field('Password').value).toBe('')
  })
})

describe('the code of a registration', () => {
  it('verifies the email, clears what was saved, and leads on without another press', async () => {
    showAt('/auth?mode=register')
    await register()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/registration-success'))
    expect(stored()).not.toMatch(/registration_form|verification_form/)
    expect(sent('VerifyEmail')).toMatchObject([{ variables: { input: { userId: 7, code: '409217' } } }])
    expect(screen.getByRole('heading', { name: 'Registration complete' })).toBeDefined()
    expect(screen.getByText('Add your resume.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add your resume' }).getAttribute('href')).toBe('/upload')
    await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    await waitFor(() => expect(place()).toBe('/my'))
    expect([sent('VerifyEmail').length, sent('InitiateLogin').length, sent('VerifyLogin').length]).toEqual([1, 0, 0])
  })

  it('signs in at once, and one button leads to where the person wanted to go', async () => {
    showAt('/auth?mode=register&redirect=%2Fskills')
    await register()
    await enterCode('409217')
    await screen.findByRole('heading', { name: 'Registration complete' })
    await waitFor(() => expect(hasToken()).toBe(true))
    // Whoever has begun needs no first steps.
    expect(screen.queryByText('Add your resume.')).toBeNull()
    await press('Continue')
    await waitFor(() => expect(place()).toBe('/skills'))
  })

  it('says all the way which result waits, and leads back into it', async () => {
    resultInHand.keep({ score: 72, changes: 5 })
    showAt('/auth?mode=register&redirect=%2Fupload%3Fcheck%3Dtailor')
    expect(await screen.findByText('Your 72 and 5 changes are waiting.')).toBeDefined()
    await register()
    await enterCode('409217')
    await screen.findByRole('heading', { name: 'Registration complete' })
    expect(screen.getByText('Your 72 and 5 changes are waiting.')).toBeDefined()
    await press('See your tailored resume')
    await waitFor(() => expect(place()).toBe('/upload?check=tailor'))
  })

  it('waits for the button where its digits were typed one by one', async () => {
    showAt('/auth?mode=register')
    await register()
    await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
    await userEvent.keyboard('409217')
    expect(sent('VerifyEmail')).toEqual([])
    await press('Verify Code')
    await waitFor(() => expect(place()).toBe('/registration-success'))
  })

  it('without a token leads to the login, with the name filled in', async () => {
    const VerifyEmail = () => data({ verifyEmail: { success: true, message: '', token: null } })
    server = answerByOperation({ ...agreeable, VerifyEmail })
    showAt('/auth?mode=register')
    await register()
    await enterCode('409217')
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('mara_ellison')
  })

  it('goes on once another tab has handed it in', async () => {
    showAt('/auth?mode=register')
    await register()
    await codeScreen()
    act(() => {
      clearedElsewhere('registration_form')
      clearedElsewhere('verification_form')
    })
    await waitFor(() => expect(place()).toBe('/registration-success'))
    expect(stored()).not.toMatch(/registration_form|verification_form/)
  })

  it('is still waited for when another tab has given it up', async () => {
    showAt('/auth?mode=register')
    await register()
    await codeScreen()
    act(() => clearedElsewhere('verification_form'))
    expect(await codeScreen()).toBeDefined()
  })

  it.each([
    ['This code is no longer valid.', 'This code is no longer valid.'],
    ['', 'Failed to verify email'],
  ])('is refused (%j)', async (message, description) => {
    const VerifyEmail = () => data({ verifyEmail: { success: false, message } })
    server = answerByOperation({ ...agreeable, VerifyEmail })
    showAt('/auth?mode=register')
    await register()
    await enterCode('409217')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Verification failed', description }))
    expect(stored()).toContain('verification_form')
  })

  it('meets an error', async () => {
    server = answerByOperation({ ...agreeable, VerifyEmail: () => refusal('Please try again later.') })
    showAt('/auth?mode=register')
    await register()
    await enterCode('409217')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Verification error' }))
  })

  it('can be given up: back to the Login tab', async () => {
    showAt('/auth?mode=register&redirect=%2Fskills')
    await register()
    await codeScreen()
    await press('Back')
    expect(place()).toBe('/auth?redirect=%2Fskills')
    expect((await screen.findByRole('tab', { name: 'Login' })).getAttribute('aria-selected')).toBe('true')
    expect(field('Username').value).toBe('mara_ellison')
  })

  it('is still waited for after a reload', async () => {
    const { unmount } = showAt('/auth?mode=register')
    await register()
    await codeScreen()
    unmount()
    showAt('/auth?mode=register')
    expect(await codeScreen()).toBeDefined()
  })
})
