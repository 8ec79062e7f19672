/// <reference lib="dom" />
import { expect, type Page, request } from '@playwright/test'
import { contrastOn, movingOn, overhangsAt, violationsOn, withGoodPractice } from './accessible.ts'
import { type Address, forEveryone, forStrangers, madeBy } from './addresses.ts'
import { caller } from './api.ts'
import { tabsThrough } from './keyboard.ts'
import { type Made, makeForAddresses } from './one-of-everything.ts'
import { registered, signInWith } from './signed-in.ts'
import { test as story } from './story.ts'

// Every address of the product, visited once: its title and heading, nothing wrong in the console, nothing that did not
// come, nobody else asked; no accessibility violation in light, and no color that cannot be read in dark; no scrolling
// sideways, also where letters are twice or four times as large; nothing that moves for who asked for less motion, and
// nothing that holds the focus of the keyboard.

interface Owner {
  token: string
  made: Made
}

/** Somebody with one of everything: once for all the tests that a worker takes. */
const test = story.extend<object, { owner: Owner }>({
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
    async ({}, use) => {
      const context = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' })
      const { token } = await registered(context)
      const made = await makeForAddresses(caller(context, token))
      await context.dispose()
      await use({ token, made })
    },
    { scope: 'worker' },
  ],
})

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

/** A window of 1280 at 200 %, a phone, and a window of 1280 at 400 %. */
const widths = [640, 390, 320]

/** That the page of an address is there, with nothing wrong. */
async function opens(page: Page, { path, title, heading }: Address, wrong: () => string[]) {
  await page.goto(path)
  await expect(page, path).toHaveTitle(`${title} · Bespeak`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
  // The style guide shows what waits, for ever.
  const waiting = page.getByRole('main').locator('[class*="_skeleton_"]')
  if (path !== '/modern-ui-test') await expect(waiting, path).toHaveCount(0)
  expect(wrong(), path).toEqual([])
}

async function visit(page: Page, address: Address, wrong: () => string[], rules?: string[]) {
  await opens(page, address, wrong)
  if (address.isSamePage) return
  const { path } = address
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page, rules), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  // Header and footer are the same on every page.
  expect(await contrastOn(page, ['/', '/my'].includes(path) ? 'body' : 'main'), `${path} in the dark`).toEqual([])
  expect(await movingOn(page), `${path} moves`).toEqual([])
  await tabsThrough(page)
  expect(await overhangsAt(page, widths), `${path} scrolls sideways`).toEqual([])
  expect(wrong(), path).toEqual([])
}

const hostOf = (baseURL: string | undefined) => new URL(baseURL ?? '').host

/** One of so many parts of the addresses, which several workers share. */
const partOf = (addresses: Address[], part: number, parts: number) =>
  addresses.filter((_, at) => Math.floor((at * parts) / addresses.length) === part - 1)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('what is looked for on every page is found where it is wrong', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1>
    <button style="width:12px;height:12px;padding:0">a</button><button style="width:12px;height:12px;padding:0">b</button>
    <p style="width:500px;transition:color 1s;color:#aaa;background:#fff">wide</p></main>`)
  expect(await violationsOn(page)).toContainEqual(expect.stringMatching(/^target-size: /))
  expect(await contrastOn(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
  expect(await movingOn(page)).toHaveLength(1)
  expect(await overhangsAt(page, [640, 320])).toEqual([expect.stringMatching(/ px at 320$/)])
})

for (const part of [1, 2])
  test(`[F17] [F27] every page for everyone, signed out, part ${part} of 2`, async ({ page, baseURL }) => {
    const wrong = watch(page, hostOf(baseURL))
    for (const address of partOf([...forStrangers, ...forEveryone], part, 2))
      await visit(page, address, wrong, withGoodPractice)
  })

for (const part of [1, 2, 3])
  test(`[F17] [F27] every page of a signed-in person, part ${part} of 3`, async ({ page, baseURL, owner }) => {
    await signInWith(page, owner.token)
    const wrong = watch(page, hostOf(baseURL))
    for (const address of partOf(madeBy(owner.made), part, 3)) await visit(page, address, wrong)
  })

/** What they show beside what a stranger sees is looked at, too. */
const otherwiseSignedIn = ['/plans', '/gdpr-settings', '/contact']

test('[F17] [F27] the pages for everyone, signed in; those for strangers lead away', async ({
  page,
  baseURL,
  owner,
}) => {
  await signInWith(page, owner.token)
  const wrong = watch(page, hostOf(baseURL))
  const welcome = { path: '/registration-success', title: 'Welcome', heading: 'You are logged in' }
  await opens(page, welcome, wrong)
  for (const address of forEveryone.filter(({ path }) => ['/', '/upload'].includes(path)))
    await opens(page, address, wrong)
  for (const address of forEveryone.filter(({ path }) => otherwiseSignedIn.includes(path)))
    await visit(page, address, wrong)
  for (const { path } of forStrangers) {
    await page.goto(path)
    await expect(page, path).toHaveURL((url) => url.pathname !== new URL(path, 'http://x').pathname)
  }
})
