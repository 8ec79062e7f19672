/// <reference lib="dom" />
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from './story.ts'

const byteLimit = 150 * 1024

test('the landing page shows its whole first view without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your experience,\s*cut to fit the job\./)
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    /#how-it-works$/,
  )
  await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy')
  await context.close()
})

test('a first visit receives at most 150 KB of JavaScript, gzipped', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(byteLimit)
})

test('a path that does not exist is a 404 with its own page', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
})

test.describe('the cookie banner', { tag: '@narrow' }, () => {
  const banner = 'Cookie consent'

  test('stores a choice and stays away; the footer brings it back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Essential Cookies Only' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gdpr-consent'))).toBe('essential')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Manage Cookie Settings' }).click()
    await page.getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gdpr-consent'))).toBe('all')
  })

  test('closed without a choice it comes back with the next visit', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('region', { name: banner }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gdpr-consent'))).toBeNull()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible()
  })
})

test('[A19] the route parameter of the landing page only leads to paths of this origin', async ({ page, baseURL }) => {
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%5cevil.example',
  ]) {
    await page.goto(`/?route=${encodeURIComponent(evil)}`, { waitUntil: 'networkidle' })
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  }
  await page.goto(`/?route=${encodeURIComponent('/plans')}`)
  await expect(page).toHaveURL('/plans')
})

test('the theme follows the choice, and is there before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Essential Cookies Only' }).click()
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
