/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { isAccessibleInBothThemes } from './accessible.ts'
import { enterCode, logIn, nextCode, password, submitLogin } from './accounts.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast, listenToToasts } from './told.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

/** The same person in a browser of their own. */
async function elsewhere(browser: Browser, person: Parameters<typeof logIn>[1]): Promise<Page> {
  const context = await browser.newContext()
  await listenToToasts(context)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.goto('/auth')
  await logIn(page, person)
  return page
}

test('@narrow a profile is filled in, keeps what is not saved, and says what is wrong', async ({ page }) => {
  await signedIn(page)
  await page.goto('/profile')
  await expect(part(page, 'What you told us').getByText('Nothing yet.')).toBeVisible()
  await page.getByLabel('Job title').fill('Ward Manager')
  await page.getByLabel('Portfolio').fill('portfolio')
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Manager')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Portfolio must be a web address that starts with https:// or http://')).toBeVisible()
  await expect(page.getByLabel('Portfolio')).toBeFocused()
  await isAccessibleInBothThemes(page)
  await page.getByLabel('Portfolio').fill('https://example.com')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)

  const links = page.getByRole('switch', { name: 'Links' })
  await expect(part(page, 'Shared pages').getByText('Portfolio', { exact: true })).toBeVisible()
  await links.click()
  await expect(links).toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Links' })).toBeChecked()
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Manager')
})

const lines = (text: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('@narrow a theme is kept on the account, over two browsers', async ({ page, browser }) => {
  const { person } = await signedIn(page)
  await page.goto('/settings')
  for (const name of ['System', 'Light', 'Dark'])
    expect(await part(page, 'Look').getByText(name).evaluate(lines), `lines of ${name}`).toBe(1)
  await part(page, 'Look').getByText('Dark').click()
  await expect.poll(() => theme(page)).toBe('dark')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('account_theme')), { message: 'told to the account' })
    .toBe('dark')
  const other = await elsewhere(browser, person)
  await expect.poll(() => theme(other)).toBe('dark')
})

test('@narrow what was done with the account is listed, newest first, and more of it on asking', async ({ page }) => {
  const { call } = await signedIn(page)
  await call('identity', 'mutation { exportMyData { id } }')
  // Each is a resume that was deleted.
  for (let count = 0; count < 10; count += 1) {
    const { createResume } = await call<{ createResume: { id: number } }>(
      'resume',
      'mutation { createResume(input: { title: "Florist", content: "Ada Vance" }) { id } }',
    )
    await call('resume', `mutation { deleteResume(id: ${createResume.id}) }`)
  }
  await page.goto('/settings')
  const activity = part(page, 'Recent activity')
  const rows = activity.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText(/^Deleted a resume.*network 127\.0\.0\.0\/24today, \d\d:\d\d$/)
  await activity.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(10)).toBeFocused()
  await expect(rows.nth(10)).toContainText('Asked for an export of all data')
  await expect(rows.last()).toContainText('Signed in')
  await expect(activity.getByRole('button')).toHaveCount(0)
  await isAccessibleInBothThemes(page)
})

test('@narrow a password change and a button each sign another device out', async ({ page, browser }) => {
  const { person, call } = await signedIn(page)
  // The session that the registration began.
  await call('identity', 'mutation { revokeOtherSessions { success } }')
  const second = await elsewhere(browser, person)
  await page.goto('/settings')
  const devices = part(page, 'Signed-in devices')
  await expect(devices.getByText('This one')).toBeVisible()
  await isAccessibleInBothThemes(page)
  await devices.getByRole('button', { name: /^Sign out Chrome on / }).click()
  await expect(devices.getByRole('button')).toHaveCount(0)
  await second.goto('/settings')
  await expect(second).toHaveURL(/\/auth/)

  await logIn(second, person)
  await page.getByLabel('Current password').fill(person.password)
  await password(page, 'New password').fill('Thimble8Thread')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(part(page, 'Password').getByText('Your other devices are signed out.')).toBeVisible()
  await second.goto('/profile')
  await expect(second).toHaveURL(/\/auth/)
  await submitLogin(second, { ...person, password: 'Thimble8Thread' })
  await expect(second.getByRole('heading', { name: 'Verify Login' })).toBeVisible()
})

test('a new address counts once its code is entered', async ({ page }) => {
  const { person } = await signedIn(page)
  const moved = { ...person, email: `new_${person.email}`, mailed: 0 }
  await page.goto('/settings')
  const account = part(page, 'Account')
  await account.getByLabel('First name').fill('Mara')
  await account.getByLabel('Email').fill(moved.email)
  await account.getByLabel('Current password').fill(person.password)
  await account.getByRole('button', { name: 'Save changes' }).click()
  await expect(account.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible()
  await page.reload()
  await enterCode(page, await nextCode(moved))
  await expectToast(page, 'Email address changed')
  await expect(account.getByLabel('Email')).toHaveValue(moved.email)
  await expect(account.getByLabel('First name')).toHaveValue('Mara')
})

test('@narrow a program gets an access token, and none of it works once it is revoked', async ({ page }) => {
  await signedIn(page)
  await page.goto('/settings')
  const tokens = part(page, 'Access tokens')
  await expect(tokens.getByText('None yet. No program can act for you.')).toBeVisible()
  await tokens.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My laptop')
  await isAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Make it' }).click()
  const token = await tokens.getByRole('textbox', { name: 'Your new access token' }).inputValue()
  await isAccessibleInBothThemes(page)

  const asked = async (query: string) => {
    const headers = { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' }
    const answer = await page.request.post('/api/v1/resume/graphql', { data: { query }, headers })
    return answer.json()
  }
  expect(await asked('{ resumes { id } }')).toEqual({ data: { resumes: [] } })
  const created = await asked('mutation { createResume(input: { title: "Mine", content: "One" }) { id } }')
  expect(created.errors[0].message).toContain('This access token may only read.')

  await page.reload()
  await expect(tokens.getByText('My laptop')).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await tokens.getByRole('button', { name: 'Revoke My laptop' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(tokens.getByText('My laptop')).toHaveCount(0)
  expect((await asked('{ resumes { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('@narrow a photo goes in, is seen in the header, and goes out', async ({ page }) => {
  const { person } = await signedIn(page)
  await page.goto('/profile')
  const you = part(page, 'You')
  const inHeader = page.getByRole('button', { name: `Account menu of ${person.username}` }).locator('img')
  await you.getByLabel('Choose a photo').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  const zoom = you.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).not.toHaveValue('1')
  await isAccessibleInBothThemes(page)
  await you.getByRole('button', { name: 'Use this photo' }).click()
  await expect(inHeader).toBeVisible()
  expect(await inHeader.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(
    0,
  )
  await you.getByRole('button', { name: 'Remove photo' }).click()
  await expect(inHeader).toHaveCount(0)
  await expect(you.getByText('Choose a photo')).toBeVisible()
})
