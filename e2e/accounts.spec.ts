/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
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

test('register with one code and no second password, log out everywhere at once, log in to the page that asked', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await isAccessible(page)
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
  await expect(page.getByRole('heading', { name: 'Registration complete' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/my')
  await page.reload()
  const menu = (tab: Page) => tab.getByRole('button', { name: `Account menu of ${person.username}` })
  await expect(menu(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/help')
  await expect(menu(other)).toBeVisible()
  await logOut(page, person)
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Logout successful')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await page.goto('/my-resumes?sort=title')
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/my-resumes?sort=title')}`)
  await logIn(page, person)
  await expect(page).toHaveURL('/my-resumes?sort=title')
})

test('the verification card in a real browser', async ({ page, context }) => {
  const person = newPerson()
  await register(page, person)
  const shown = () =>
    page.getByLabel(/^Digit/).evaluateAll((inputs) => inputs.map((i) => 'value' in i && i.value).join(','))
  const verify = page.getByRole('button', { name: 'Verify Code' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const pasteText = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await page.keyboard.press('ControlOrMeta+V')
  }

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

  await test.step('a shorter paste fills from the current input', async () => {
    await digit(page, 2).click()
    await pasteText('3-4')
    await expect.poll(shown).toBe('7,3,4,,,')
    await expect(digit(page, 4)).toBeFocused()
  })

  const right = await nextCode(person)
  await test.step('a wrong code that is pasted whole sends itself, is refused and can be replaced', async () => {
    await pasteText(right === '654321' ? '12 34 56' : '65 43 21')
    await expectFailure(page, 'Verification failed')
    await expect(digit(page, 1)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  })

  await test.step('the right code, as the browser fills it in, sends itself', async () => {
    await digit(page, 1).fill(right)
    await expect(page).toHaveURL('/registration-success')
  })
})

test('a forgotten password is set anew by a mailed code', async ({ page }) => {
  const { person } = await registered(page.request)
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
