/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { isAccessible, overhangsAt } from './accessible.ts'
import { logIn, password, submitLogin } from './accounts.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { listenToToasts } from './told.ts'

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

test('a profile is filled in, says what is wrong, and shows its photo in the header', async ({ page }) => {
  const { person } = await signedIn(page)
  await page.goto('/profile')
  await expect(part(page, 'What you told us').getByText('Nothing yet.')).toBeVisible()
  await page.getByLabel('Job title').fill('Ward Manager')
  await page.getByLabel('Portfolio').fill('portfolio')
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Manager')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Portfolio must be a web address that starts with https:// or http://')).toBeVisible()
  await expect(page.getByLabel('Portfolio')).toBeFocused()
  await isAccessible(page)
  await page.getByLabel('Portfolio').fill('https://example.com')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)

  const links = page.getByRole('switch', { name: 'Links' })
  await links.click()
  await expect(links).toBeChecked()
  await page.reload()
  await expect(links).toBeChecked()
  await expect(page.getByLabel('Job title')).toHaveValue('Ward Manager')

  const you = part(page, 'You')
  const inHeader = page.getByRole('button', { name: `Account menu of ${person.username}` }).locator('img')
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await you.getByLabel('Choose a photo').setInputFiles(picture)
  const zoom = you.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).not.toHaveValue('1')
  await isAccessible(page)
  await you.getByRole('button', { name: 'Use this photo' }).click()
  await expect(inHeader).toBeVisible()
  const widthOf = (photo: HTMLImageElement) => photo.decode().then(() => photo.naturalWidth)
  expect(await inHeader.evaluate(widthOf)).toBeGreaterThan(0)
  await you.getByRole('button', { name: 'Remove photo' }).click()
  await expect(inHeader).toHaveCount(0)
  await expect(you.getByText('Choose a photo')).toBeVisible()
})

test('of two browsers: a theme is that of the account, and a button and a password change sign the other out', async ({
  page,
  browser,
}) => {
  const { person } = await signedIn(page)
  await page.goto('/settings')
  await part(page, 'Look').getByText('Dark').click()
  await expect.poll(() => theme(page)).toBe('dark')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('account_theme')), { message: 'told to the account' })
    .toBe('dark')
  const second = await elsewhere(browser, person)
  await expect.poll(() => theme(second)).toBe('dark')

  await page.reload()
  const devices = part(page, 'Signed-in devices')
  await expect(devices.getByText('This one')).toBeVisible()
  await isAccessible(page)
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

const lines = (text: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

/** How much of the window has moved by itself since the page was opened, as the browser counts it. */
const movedSoFar = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Nothing is told where nothing has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })

test('what arrives later moves nothing on the pages of an account', { tag: '@narrow' }, async ({ page }) => {
  await signedIn(page)
  for (const path of ['/profile', '/settings', '/gdpr-settings', '/my-subscriptions']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Account' }), path).toBeVisible()
    await expect(page.getByRole('main').locator('[class*="_skeleton_"]'), path).toHaveCount(0)
    expect(await page.evaluate(movedSoFar), path).toBeLessThanOrEqual(0.02)
    expect(await overhangsAt(page, [page.viewportSize()?.width ?? 0]), path).toEqual([])
  }
  await page.goto('/settings')
  for (const name of ['System', 'Light', 'Dark'])
    expect(await part(page, 'Look').getByText(name).evaluate(lines), `lines of ${name}`).toBe(1)
})
