import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { leftAtLogin } from '../../lib/left-at-login.ts'
import { answerByOperation, data, refusal, sentEnvelope } from '../../testing/answers.ts'
import {
  agreeable,
  broken,
  clearedElsewhere,
  enterCode,
  field,
  fill,
  hasToken,
  haveToken,
  lastToast,
  place,
  prerendered,
  press,
  showAt,
  stored,
  unreachable,
} from './testing/auth-pages.tsx'

const logIn = async () => {
  await screen.findByLabelText('Username')
  await fill('Username', ' mara_ellison ')
  await fill('Password', 'Needle7Thread')
  await press('Log in')
}

const codeScreen = () => screen.findByRole('heading', { name: 'Verify Login' })

const loginRefused = (message: string) => () =>
  data({ initiateLogin: { success: false, message, userId: null, email: null } })
const codeRefused = (message: string) => () => data({ verifyLogin: { success: false, message, token: null } })
const resendRefused = (message: string) => () => data({ resendVerificationCode: { success: false, message } })

let server: ReturnType<typeof answerByOperation>
const sent = (operation: string) =>
  server.mock.calls.filter(([, init]) => String(init?.body).includes(`mutation ${operation}(`)).map(sentEnvelope)

beforeEach(() => {
  server = answerByOperation(agreeable)
})

describe('the page', () => {
  it('opens the Login tab, and the Register tab with mode=register', async () => {
    showAt('/auth')
    expect((await screen.findByRole('tab', { name: 'Login' })).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeDefined()
  })

  it('opens the Register tab with mode=register', async () => {
    showAt('/auth?mode=register')
    expect((await screen.findByRole('tab', { name: 'Register' })).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeDefined()
  })

  it('keeps the other parameters when the tab changes', async () => {
    showAt('/auth?redirect=%2Fskills')
    await userEvent.click(await screen.findByRole('tab', { name: 'Register' }))
    expect(place()).toBe('/auth?redirect=%2Fskills&mode=register')
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }))
    expect(place()).toBe('/auth?redirect=%2Fskills')
  })

  it('takes no input while it is only prerendered', () => {
    expect(prerendered('/auth')).toMatch(/<fieldset disabled="".*<form/)
  })

  it('is marked as a whole while it is only prerendered, and not once it runs', () => {
    expect(prerendered('/auth')).toMatch(/<h1 class="[^"]*asleep.*<fieldset disabled="" class="[^"]*asleep/)
    const { container } = showAt('/auth')
    expect(container.innerHTML).not.toContain('asleep')
  })

  it('takes input once it runs', async () => {
    showAt('/auth')
    expect((await screen.findByLabelText('Username')).closest('fieldset')?.disabled).toBe(false)
  })

  it('sends a signed-in visitor away', async () => {
    haveToken()
    showAt('/auth')
    await waitFor(() => expect(place()).toBe('/my'))
  })

  it('sends a signed-in visitor to the redirect', async () => {
    haveToken()
    showAt(`/auth?redirect=${encodeURIComponent('/skills?sort=level')}`)
    await waitFor(() => expect(place()).toBe('/skills?sort=level'))
  })

  it.each(['/AUTH', '/Login/', '/REGISTER?x=1'])('never comes back to itself: %s', async (redirect) => {
    haveToken()
    showAt(`/auth?redirect=${encodeURIComponent(redirect)}`)
    await waitFor(() => expect(place()).toBe('/my'))
  })

  it('says without scripts that it needs them', () => {
    expect(prerendered('/auth')).toMatch(/<noscript.*need JavaScript.*<\/noscript>/)
  })

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)', '/%2f%2fevil', 'data:x'])(
    '[A19] ignores the redirect %s',
    async (redirect) => {
      haveToken()
      showAt(`/auth?redirect=${encodeURIComponent(redirect)}`)
      await waitFor(() => expect(place()).toBe('/my'))
    },
  )
})

describe('the login form', () => {
  it('says what is required', async () => {
    showAt('/auth')
    await screen.findByLabelText('Username')
    await press('Log in')
    expect(await screen.findByText('Username is required')).toBeDefined()
    expect(screen.getByText('Password is required')).toBeDefined()
    expect(server).not.toHaveBeenCalled()
  })

  it.each([
    ['No such user or password', 'No such user or password'],
    ['', 'Invalid credentials'],
  ])('is refused (%j): a toast, a note, and the password is cleared', async (message, description) => {
    server = answerByOperation({ ...agreeable, InitiateLogin: loginRefused(message) })
    showAt('/auth')
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe(`Login failed. ${description}`)
    expect(lastToast()).toMatchObject({ title: 'Login failed', description, variant: 'destructive' })
    expect(field('Password').value).toBe('')
    expect(document.activeElement).toBe(field('Password'))
    expect(field('Username').value).toContain('mara_ellison')
  })

  it('meets an error: another title, the plain message, and the password is cleared', async () => {
    server = answerByOperation({ ...agreeable, InitiateLogin: () => refusal('Please try again in a minute.') })
    showAt('/auth')
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Login error. Please try again in a minute.')
    expect(lastToast()).toMatchObject({ title: 'Login error', description: 'Please try again in a minute.' })
    expect(field('Password').value).toBe('')
  })

  it('says when the server cannot be reached', async () => {
    server = answerByOperation({ ...agreeable, InitiateLogin: broken })
    showAt('/auth')
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe(`Login error. ${unreachable}`)
  })

  it('takes its error back with the next submit, even with one that sends nothing', async () => {
    server = answerByOperation({ ...agreeable, InitiateLogin: loginRefused('No') })
    showAt('/auth')
    await logIn()
    await screen.findByText('Login failed.')
    await press('Log in')
    expect(await screen.findByText('Password is required')).toBeDefined()
    expect(screen.queryByText('Login failed.')).toBeNull()
    expect(lastToast()).toMatchObject({ title: 'Login failed', open: false })
  })

  it('leads an unauthorized client to its page', async () => {
    const InitiateLogin = () => refusal('This account is deactivated.', { code: 'unauthorized_client' })
    server = answerByOperation({ ...agreeable, InitiateLogin })
    showAt('/auth')
    await logIn()
    await waitFor(() => expect(place()).toBe('/unauthorized-client'))
  })

  it('leads to the code: a notice, and the email in part', async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    expect(sent('InitiateLogin')).toMatchObject([
      { variables: { input: { username: 'mara_ellison', password: 'Needle7Thread' } } },
    ])
    expect(lastToast()).toMatchObject({
      title: 'Verification required',
      description: 'Please check your email for the verification code.',
    })
    expect(screen.getByText('m•••••@example.com')).toBeDefined()
  })
})

describe('the code of a login', () => {
  it('completes the login: token, notice, destination, and no success screen', async () => {
    window.sessionStorage.setItem('auth_redirect_url', '/my-resumes')
    showAt('/auth')
    await logIn()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/my-resumes'))
    expect(sent('VerifyLogin')).toMatchObject([{ variables: { input: { userId: 7, code: '409217' } } }])
    expect(hasToken()).toBe(true)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Login successful', description: 'You are now logged in.' }),
    )
    expect(window.sessionStorage.getItem('auth_redirect_url')).toBeNull()
    expect(stored()).not.toContain('verification_form')
  })

  it('goes to the dashboard by default', async () => {
    showAt('/auth')
    await logIn()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/my'))
  })

  it.each([
    ['/my-resumes', null],
    ['/resume/tailor?part=1', 7],
  ])('takes what was open where the session ended to that page only: %s, %s', async (destination, found) => {
    leftAtLogin.keep({ path: '/resume/tailor', id: 7 })
    window.sessionStorage.setItem('auth_redirect_url', destination)
    showAt('/auth')
    await logIn()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe(destination))
    expect(leftAtLogin.read('/resume/tailor')).toBe(found)
  })

  it('goes to the redirect of the address', async () => {
    showAt('/auth?redirect=%2Fresume%2F12%2Fedit')
    await logIn()
    await enterCode('409217')
    await waitFor(() => expect(place()).toBe('/resume/12/edit'))
  })

  it.each([
    ['This code is no longer valid.', 'This code is no longer valid.'],
    ['', 'Invalid verification code'],
  ])('is refused (%j)', async (message, description) => {
    server = answerByOperation({ ...agreeable, VerifyLogin: codeRefused(message) })
    showAt('/auth')
    await logIn()
    await enterCode('409217')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Verification failed', description }))
    expect(hasToken()).toBe(false)
    expect(place()).toBe('/auth')
  })

  it('meets an error', async () => {
    server = answerByOperation({ ...agreeable, VerifyLogin: () => refusal('Please try again in a minute.') })
    showAt('/auth')
    await logIn()
    await enterCode('409217')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Verification error', description: 'Please try again in a minute.' }),
    )
  })

  it('can be given up: back to the login form with the name still there', async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    await press('Back')
    expect(field('Username').value).toBe('mara_ellison')
    expect(document.activeElement).toBe(field('Username'))
    expect(field('Password').value).toBe('')
    expect(stored()).not.toContain('verification_form')
  })

  it('is still waited for after a reload', async () => {
    const { unmount } = showAt('/auth')
    await logIn()
    await codeScreen()
    unmount()
    showAt('/auth')
    expect(await codeScreen()).toBeDefined()
  })

  it('keeps the name over a reload', async () => {
    const { unmount } = showAt('/auth')
    await logIn()
    await codeScreen()
    unmount()
    showAt('/auth')
    await codeScreen()
    await press('Back')
    expect(field('Username').value).toBe('mara_ellison')
  })

  it('is no longer waited for once another tab has handed it in', async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    act(() => clearedElsewhere('verification_form'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
    expect(stored()).not.toContain('verification_form')
  })

  it('is no longer waited for when a link leads here', async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    await userEvent.click(screen.getByRole('link', { name: 'Header: Log in' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
  })

  it('is never kept, nor is the password', async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    await userEvent.keyboard('409217')
    expect(stored()).toContain('verification_form')
    expect(stored()).not.toMatch(/409217|Needle7Thread/)
  })
})

describe('a new code', () => {
  const resend = async () => {
    showAt('/auth')
    await logIn()
    await codeScreen()
    await press('Resend verification code')
  }

  it('is sent to the same account', async () => {
    await resend()
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Code sent',
        description: 'A new verification code has been sent to your email.',
      }),
    )
    const input = { userId: 7, email: 'mara.ellison@example.com' }
    expect(sent('ResendVerificationCode')).toMatchObject([{ variables: { input } }])
  })

  it('can be asked for after the rest of the cooldown, over a reload as well', async () => {
    await resend()
    await screen.findByText(/^You can request a new code in/)
    cleanup()
    showAt('/auth')
    expect(await screen.findByText(/^You can request a new code in \d+ seconds$/)).toBeDefined()
  })

  it.each([
    ['Please wait 40 seconds.', 'Please wait 40 seconds.'],
    ['', 'Failed to send verification code'],
  ])('is refused (%j)', async (message, description) => {
    server = answerByOperation({ ...agreeable, ResendVerificationCode: resendRefused(message) })
    await resend()
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Failed to send code', description }))
  })

  it('meets an error', async () => {
    server = answerByOperation({ ...agreeable, ResendVerificationCode: () => refusal('Please try again later.') })
    await resend()
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Error', description: 'Please try again later.' }))
  })
})
