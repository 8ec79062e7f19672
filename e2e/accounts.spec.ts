/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import {
  digit,
  enterCode,
  fillRegistration,
  logIn,
  logOut,
  newPerson,
  nextCode,
  password,
  register,
  submitLogin,
} from './accounts.ts'
import { registered } from './signed-in.ts'
import { test } from './story.ts'
import { expectFailure, expectToast } from './told.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
})

test('register with one code and no second password, log out, log in with a code', { tag: '@narrow' }, async ({
  page,
  context,
}) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectToast(page, 'Verification required')
  await expect(page.getByText(person.email)).toBeVisible()

  const code = await nextCode(person)
  const mailbox = await context.newPage()
  await mailbox.goto('/dev/mailbox')
  await expect(mailbox.getByRole('article').filter({ hasText: person.email })).toContainText(code)
  await mailbox.close()

  await enterCode(page, code)
  await expect(page.getByRole('heading', { name: 'Verification Complete' })).toBeVisible()
  await expect(page.getByText('Your code has been accepted. Click Continue to proceed.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/registration-success')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('registration_form'))).toBeNull()

  await expect(page.getByRole('heading', { name: 'Registration complete' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/my')

  await logOut(page, person)
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await logIn(page, person)
  await expect(page).toHaveURL('/my')

  await logOut(page, person)
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Logout successful')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('a session lasts over a reload and ends in every tab at once', async ({ page, context }) => {
  const person = await registered(page.request)
  await page.goto('/auth')
  await logIn(page, person)
  await expect(page).toHaveURL('/my')
  await page.reload()
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/help')
  await expect(other.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  await logOut(page, person)
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the verification card in a real browser', async ({ page, context }) => {
  const person = newPerson()
  await page.clock.install()
  await register(page, person)
  const shown = () =>
    page.getByLabel(/^Digit/).evaluateAll((inputs) => inputs.map((i) => 'value' in i && i.value).join(','))
  const verify = page.getByRole('button', { name: 'Verify Code' })

  await test.step('it waits in the first input and blocks what is not a digit', async () => {
    await expect(digit(page, 1)).toBeFocused()
    await page.keyboard.type('a1 -b2')
    await expect.poll(shown).toBe('1,2,,,,')
    await expect(digit(page, 3)).toBeFocused()
    await expect(verify).toBeDisabled()
  })

  await test.step('Enter says what is missing', async () => {
    await page.keyboard.press('Enter')
    await expectFailure(page, 'Invalid code', 'Please enter the 6-digit verification code')
  })

  await test.step('Backspace goes back from an empty input, and clears a full one', async () => {
    await page.keyboard.press('Backspace')
    await expect(digit(page, 2)).toBeFocused()
    await expect.poll(shown).toBe('1,2,,,,')
    await page.keyboard.press('Backspace')
    await expect.poll(shown).toBe('1,,,,,')
  })

  await test.step('a digit typed over another replaces it', async () => {
    await digit(page, 1).click()
    await page.keyboard.type('7')
    await expect.poll(shown).toBe('7,,,,,')
    await expect(digit(page, 2)).toBeFocused()
  })

  await test.step('the arrows, Home, End and Tab move', async () => {
    await page.keyboard.press('End')
    await expect(digit(page, 6)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(digit(page, 5)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(digit(page, 4)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(digit(page, 1)).toBeFocused()
  })

  await test.step('a shorter paste fills from the current input, six digits fill all', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const pasteText = async (text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await page.keyboard.press('ControlOrMeta+V')
    }
    await digit(page, 2).click()
    await pasteText('3-4')
    await expect.poll(shown).toBe('7,3,4,,,')
    await expect(digit(page, 4)).toBeFocused()
    await pasteText('12 34 56')
    await expect.poll(shown).toBe('1,2,3,4,5,6')
    await expect(verify).toBeEnabled()
  })

  await test.step('autofill puts the whole code into the first input', async () => {
    await digit(page, 1).fill('654321')
    await expect.poll(shown).toBe('6,5,4,3,2,1')
  })

  await test.step('a wrong code is refused and can be typed over', async () => {
    const right = await nextCode(person)
    await digit(page, 1).fill(right === '654321' ? '123456' : '654321')
    await page.keyboard.press('Enter')
    await expectFailure(page, 'Verification failed')
    await expect(digit(page, 1)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  })

  await test.step('a new code can be asked for once in 60 seconds', async () => {
    await page.getByRole('button', { name: 'Resend verification code' }).click()
    await expectToast(page, 'Code sent')
    await expect(page.getByText(/^You can request a new code in (60|5\d) seconds$/)).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(/^You can request a new code in (30|2\d) seconds$/)).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('button', { name: 'Resend verification code' })).toBeEnabled()
  })

  await test.step('the new code is accepted', async () => {
    await enterCode(page, await nextCode(person))
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/registration-success')
  })
})

test('a protected page asks for the login and is shown after it', async ({ page }) => {
  const person = await registered(page.request)
  await page.goto('/my-resumes?sort=title')
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/my-resumes?sort=title')}`)
  await logIn(page, person)
  await expect(page).toHaveURL('/my-resumes?sort=title')
})

test('a page that asked for the login is shown after a registration as well', async ({ page }) => {
  const person = newPerson()
  await page.goto('/skills')
  await page.getByRole('tab', { name: 'Register' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await enterCode(page, await nextCode(person))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Registration complete' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/skills')
})

test('[A19] a redirect to another place is ignored', async ({ page, baseURL }) => {
  const person = await registered(page.request)
  await page.goto(`/auth?redirect=${encodeURIComponent('//evil.example/my')}`)
  await logIn(page, person)
  await expect(page).toHaveURL('/my')

  const others = [
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
  ]
  for (const redirect of [...others, '/%5cevil.example', '/\tevil.example', '@evil.example', 'data:text/html,x']) {
    await page.goto(`/auth?redirect=${encodeURIComponent(redirect)}`)
    await expect(page, redirect).toHaveURL('/my')
  }
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
})

test('/login and /register lead to their tabs and keep the other parameters', async ({ page }) => {
  await page.goto('/login?redirect=%2Fskills')
  await expect(page).toHaveURL('/auth?redirect=%2Fskills')
  await page.goto('/register?redirect=%2Fskills')
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/redirect=%2Fskills/)
})

test('a failed login clears the password and says so', async ({ page }) => {
  await page.goto('/auth')
  await submitLogin(page, { username: 'nobody_at_all', password: 'Needle7Thread' })
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed.' })).toContainText('Invalid credentials')
  await expectFailure(page, 'Login failed')
  await expect(password(page)).toHaveValue('')
  await expect(password(page)).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue('nobody_at_all')
})

test('a failed registration clears both passwords and keeps the rest', async ({ page }) => {
  const person = await registered(page.request)
  await page.goto('/auth?mode=register')
  await fillRegistration(page, { ...newPerson(), username: person.username })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Registration failed.' })).toBeVisible()
  await expectFailure(page, 'Registration failed')
  await expect(password(page)).toHaveValue('')
  await expect(password(page, 'Confirm password')).toHaveValue('')
  await expect(page.getByLabel('Username')).toHaveValue(person.username)
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('the prerendered login does not flash up where the registration is wanted', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goto('/auth?mode=register')
  await expect(page.getByText('Welcome back')).toBeHidden()
  await expect(page.getByLabel('Username')).toBeHidden()
})

test('a reload loses nothing but secrets', async ({ page }) => {
  const person = newPerson()
  await page.goto('/auth?mode=register')
  await fillRegistration(page, person)
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue(person.username)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(password(page)).toHaveValue('')

  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(kept).toContain(person.email)
  expect(await kept()).not.toContain(person.password)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await page.goto('/verify-otp')
  await enterCode(page, await nextCode(person))
  await expect(page.getByRole('heading', { name: 'Verification Complete' })).toBeVisible()
})

test('a login that is given up returns to the login form', async ({ page }) => {
  const person = await registered(page.request)
  await page.goto('/auth')
  await submitLogin(page, person)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(person.username)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a forgotten password is set anew by a mailed code', async ({ page }) => {
  const person = await registered(page.request)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`If there is an account for ${person.email}`)).toBeVisible()

  await page.getByLabel('6-digit code').fill(await nextCode(person))
  const changed = { ...person, password: 'Thimble8Chalk' }
  await password(page, 'New password').fill(changed.password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expectToast(page, 'Password changed')
  await expect(page).toHaveURL('/auth')

  await submitLogin(page, person)
  await expectFailure(page, 'Login failed')
  await logIn(page, changed)
  await expect(page).toHaveURL('/my')
})

test('[F27] what the forms say of errors is accessible in light and dark', async ({ page }) => {
  const isAccessible = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violationsOn(page, withGoodPractice), colorScheme).toEqual([])
    }
  }
  await page.goto('/auth?mode=register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await isAccessible()

  await register(page, newPerson())
  await page.keyboard.press('Enter')
  await expectFailure(page, 'Invalid code')
  await isAccessible()
})
