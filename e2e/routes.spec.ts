/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { movingOn, overhangsAt, violationsOn, withGoodPractice } from './accessible.ts'
import { type Address, forEveryone, forStrangers, madeBy } from './addresses.ts'
import { makeForAddresses } from './one-of-everything.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'

// Every address of the product, signed out and signed in: its title and heading, nothing wrong in the console, nothing
// that did not come, nobody else asked; no accessibility violation in light, and at a desk in dark; no
// scrolling sideways, also where letters are twice or four times as large; nothing that moves for who asked for less motion.

const whoIsKnown: Record<string, Pick<Address, 'heading'>> = {
  '/registration-success': { heading: 'You are logged in' },
}

/** What went wrong on a page since the last look: errors in the console, what did not come, and who else was asked. */
function watch(page: Page, own: string) {
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) wrong.push(`asked ${host}`)
  })
  page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`))
  return () => wrong.splice(0)
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** A window of 1280 at 100 and 200 %, a phone, and a window of 1280 at 400 %. */
const widths = { desk: [1280, 640], phone: [390, 320] }

async function visit(page: Page, { path, title, heading }: Address, wrong: () => string[], rules?: string[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page, path).toHaveTitle(`${title} · Bespeak`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
  // The style guide shows what waits, for ever.
  const waiting = page.getByRole('main').locator('[class*="_skeleton_"]')
  if (path !== '/modern-ui-test') await expect(waiting, path).toHaveCount(0)
  expect(await overhangsAt(page, widths[isPhone(page) ? 'phone' : 'desk']), `${path} scrolls sideways`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page, rules), path).toEqual([])
  if (!isPhone(page)) {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, rules), `${path} in the dark`).toEqual([])
  }
  expect(await movingOn(page), `${path} moves`).toEqual([])
  expect(wrong(), path).toEqual([])
}

test('what is looked for on every page is found where it is wrong', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1>
    <button style="width:12px;height:12px;padding:0">a</button><button style="width:12px;height:12px;padding:0">b</button>
    <p style="width:500px;transition:color 1s">wide</p></main>`)
  expect(await violationsOn(page)).toContainEqual(expect.stringMatching(/^target-size: /))
  expect(await movingOn(page)).toHaveLength(1)
  expect(await overhangsAt(page, [640, 320])).toEqual([expect.stringMatching(/ px at 320$/)])
})

const hostOf = (baseURL: string | undefined) => new URL(baseURL ?? '').host

test('[F17] [F27] every page for everyone, signed out', { tag: '@narrow' }, async ({ page, baseURL }) => {
  test.slow()
  const wrong = watch(page, hostOf(baseURL))
  for (const address of [...forEveryone, ...forStrangers]) await visit(page, address, wrong, withGoodPractice)
})

test('every page that asks for a login leads to it, keeps where to go, and shows nothing before', async ({ page }) => {
  const made = { resumeId: 1, jobId: 1, letterId: 1, analysisId: 1, guideId: 1, planId: 1 }
  for (const { path } of madeBy(made)) {
    await page.goto(path)
    await expect(page, path).toHaveURL((url) => url.pathname === '/auth')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('auth_redirect_url')), { message: path })
      .toBe(path)
  }
})

for (const [name, part] of [
  ['the first half', 0],
  ['the second half', 1],
] as const)
  test(`[F17] [F27] every page of a signed-in person, ${name}`, { tag: '@narrow' }, async ({ page, baseURL }) => {
    test.slow()
    const addresses = madeBy(await makeForAddresses((await signedIn(page)).call))
    const half = Math.ceil(addresses.length / 2)
    const wrong = watch(page, hostOf(baseURL))
    for (const address of addresses.slice(part * half, (part + 1) * half)) await visit(page, address, wrong)
  })

test('[F17] [F27] every page for everyone, signed in', async ({ page, baseURL }) => {
  test.slow()
  await signedIn(page)
  const wrong = watch(page, hostOf(baseURL))
  for (const address of forEveryone) await visit(page, { ...address, ...whoIsKnown[address.path] }, wrong)
  for (const { path } of forStrangers) {
    await page.goto(path)
    await expect(page, path).toHaveURL((url) => url.pathname !== new URL(path, 'http://x').pathname)
  }
})

test('a page that is opened anew begins at its top, wherever the one before was left', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

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
  }
})
