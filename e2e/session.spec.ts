/// <reference lib="dom" />
import { expect, type Page, type Route } from '@playwright/test'
import { logIn } from './accounts.ts'
import { registered, signedIn } from './signed-in.ts'
import { test } from './story.ts'

const identityEndpoint = '**/api/v1/identity/graphql'
const twoMinutes = 2 * 60 * 1000

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenExpiringAt = (seconds: number) => `${base64Url({ alg: 'EdDSA' })}.${base64Url({ exp: seconds })}.signature`
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
const keepToken = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('auth_token', value), token)

/** On a machine without any network the browser never says this by itself: it is offline all the time. */
const say = (page: Page, event: 'online' | 'offline') =>
  page.evaluate((name) => void window.dispatchEvent(new Event(name)), event)

/** Lets no question to the identity service through. */
async function refuseIdentity(page: Page, why: 'connectionrefused' | 'internetdisconnected') {
  const refused = (route: Route) => route.abort(why)
  await page.route(identityEndpoint, refused)
  return refused
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
})

test('a token that is no longer good is noticed within 2 minutes', async ({ page }) => {
  await page.clock.install()
  const person = await registered(page.request)
  await page.goto('/auth')
  await logIn(page, person)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()

  await keepToken(page, tokenExpiringAt(1))
  await page.clock.fastForward(twoMinutes)
  await expect(page).toHaveURL('/auth?redirect=%2Fprofile')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await expect.poll(() => storedToken(page)).toBeNull()
})

test('an unauthorized client is led to its own page, and can use another account', async ({ page }) => {
  await page.goto('/terms')
  await keepToken(page, tokenExpiringAt(inAnHour()))
  const error = { message: 'This account is deactivated.', extensions: { code: 'unauthorized_client' } }
  await page.route(identityEndpoint, (route) => route.fulfill({ json: { data: null, errors: [error] } }))
  await page.goto('/my')
  await expect(page).toHaveURL('/unauthorized-client')
  await expect(page.getByRole('heading', { name: 'This login was not accepted' })).toBeVisible()

  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => storedToken(page)).toBeNull()
})

test('a server that cannot be reached sends nobody to the login', async ({ page }) => {
  await signedIn(page)
  const refused = await refuseIdentity(page, 'connectionrefused')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await page.unroute(identityEndpoint, refused)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
})

test('a session comes back by itself when the network does', async ({ page, context }) => {
  const { person } = await signedIn(page)
  const refused = await refuseIdentity(page, 'internetdisconnected')
  await page.goto('/terms')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()

  await context.setOffline(true)
  await say(page, 'offline')
  await page.unroute(identityEndpoint, refused)
  await context.setOffline(false)
  await say(page, 'online')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
})
