import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { data, someUser } from '../../../testing/answers.ts'
import { tokenExpiringAt } from '../../../testing/tokens.ts'
import { currentToasts } from '../../../ui/toast.ts'
import { Component as AuthPage } from '../auth-page.tsx'
import { Component as ForgotPasswordPage } from '../forgot-password-page.tsx'
import { Component as RegistrationSuccessPage } from '../registration-success-page.tsx'
import { Component as ResetPasswordPage } from '../reset-password-page.tsx'
import { Component as UnauthorizedClientPage } from '../unauthorized-client-page.tsx'
import { useLogout } from '../use-logout.ts'
import { Component as VerifyEmailPage } from '../verify-email-page.tsx'
import { Component as VerifyOtpPage } from '../verify-otp-page.tsx'

const pages = {
  '/auth': AuthPage,
  '/verify-email': VerifyEmailPage,
  '/verify-otp': VerifyOtpPage,
  '/registration-success': RegistrationSuccessPage,
  '/unauthorized-client': UnauthorizedClientPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
}

export const showAt = (address: string) => render(appAt(address))

export const prerendered = (address: string) => renderToString(appAt(address))

function appAt(address: string) {
  const routes = Object.entries(pages).map(([path, Page]) => ({ path, element: withLinks(<Page />) }))
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], { initialEntries: [address] })
  return (
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  )
}

function withLinks(page: React.ReactNode) {
  return (
    <>
      <Link to="/auth">Header: Log in</Link>
      {page}
      <Place />
    </>
  )
}

function Elsewhere() {
  const logout = useLogout()
  return (
    <>
      <Place />
      <button type="button" onClick={() => void logout()}>
        Log out
      </button>
    </>
  )
}

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

export const place = () => screen.getByLabelText('Address').textContent
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
export const enterCode = async (code: string) => {
  await screen.findByRole('textbox', { name: 'Digit 1 of 6' })
  await userEvent.click(field('Digit 1 of 6'))
  await userEvent.paste(code)
}
export const lastToast = () => currentToasts()[0]
export const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])

const signedIn = tokenExpiringAt()
export const hasToken = () => window.localStorage.getItem('auth_token') === signedIn
export const haveToken = () => window.localStorage.setItem('auth_token', signedIn)

/** A server that agrees to everything; a test replaces the answers it is about. */
export const agreeable = {
  InitiateLogin: () =>
    data({ initiateLogin: { success: true, message: '', userId: 7, email: 'mara.ellison@example.com' } }),
  VerifyLogin: () => data({ verifyLogin: { success: true, message: '', token: signedIn } }),
  RegisterUser: () =>
    data({
      registerUser: { success: true, message: '', problems: [], user: { id: 7, email: 'mara.ellison@example.com' } },
    }),
  VerifyEmail: () => data({ verifyEmail: { success: true, message: '', token: signedIn } }),
  ResendVerificationCode: () => data({ resendVerificationCode: { success: true, message: '' } }),
  RequestPasswordReset: () => data({ requestPasswordReset: { success: true, message: '' } }),
  ResetPassword: () => data({ resetPassword: { success: true, message: '' } }),
  LogoutUser: () => data({ logoutUser: { success: true, message: '' } }),
  CurrentUser: () => data({ currentUser: someUser }),
}

/** The connection breaks after the request was sent, when it is not sent a second time. */
export const broken = () =>
  new Response(new ReadableStream({ start: (answer) => answer.error(new TypeError('terminated')) }))
export const unreachable = 'The server could not be reached. Check your connection and try again.'

/** What a browser does here when another tab clears an entry that both share. */
export function clearedElsewhere(key: string) {
  window.localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
}
