/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'

test('without JavaScript the landing page shows its whole first view, and the registration no login', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tailor your resume to any job ad, without making anything up.',
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /#how-it-works$/)
  await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy')
  await context.close()
})

test('the prerendered login does not flash up where the registration is wanted', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goto('/auth?mode=register')
  await expect(page.getByText('Welcome back')).toBeHidden()
  await expect(page.getByLabel('Username')).toBeHidden()
})

const elsewhere = [
  ...['//evil.example', '/\\evil.example', '/%2fevil.example', '/%5cevil.example', '/\tevil.example'],
  ...['https:evil.example', 'https://evil.example', 'javascript:alert(1)'],
]

test('[A19] neither the landing page nor the login leads to another origin', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(`/?route=${encodeURIComponent('/plans')}`)
  await expect(page).toHaveURL('/plans')
  for (const evil of elsewhere) {
    await page.goto(`/?route=${encodeURIComponent(evil)}`)
    // The banner comes once the page is awake: then it has gone where it would.
    await expect(page.getByRole('region', { name: 'Cookie consent' }), evil).toBeVisible()
    expect(new URL(page.url()).origin, evil).toBe(origin)
  }
  await signedIn(page)
  for (const evil of elsewhere) {
    await page.goto(`/auth?redirect=${encodeURIComponent(evil)}`)
    await expect(page, evil).toHaveURL('/my')
    await expect(heading, evil).toBeVisible()
  }
})

test('a page that is opened anew begins at its top, a theme is there before the first paint, and one that is none says so', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  await page.goto('/terms')
  await expect(banner).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goto('/privacy-policy')
  // It comes once the page is awake.
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await banner.getByRole('button', { name: 'Essential Cookies Only' }).click()
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
