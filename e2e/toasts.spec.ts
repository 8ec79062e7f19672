import { expect, type Page } from '@playwright/test'
import { toast } from './accounts.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'

const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From here on the page's time stands still unless a test moves it. */
async function stopTheClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60 * 60 * 1000)
}

async function open(page: Page) {
  await page.goto('/modern-ui-test')
  // With the first toast comes what shows them all; the hour that passes when the clock stops takes it away.
  await show(page, 'Show a toast')
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
  await stopTheClock(page)
  await expect(toast(page, 'Saved')).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.clock.install()
  await open(page)
})

test('a toast stays for 5000 ms', async ({ page }) => {
  await show(page, 'Show a toast')
  await expect(toast(page, 'Tailored version updated.')).toBeVisible()
  await page.clock.runFor(4999)
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, 'Saved')).toBeHidden()
})

test('one toast is shown at a time, and the next one has its own 5000 ms', async ({ page }) => {
  await show(page, 'Show a toast')
  await page.clock.runFor(3000)
  await show(page, 'Show a short toast')
  await expect(toast(page, 'Copied')).toBeVisible()
  await expect(toast(page, 'Saved')).toBeHidden()
  await page.clock.runFor(4999)
  await expect(toast(page, 'Copied')).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, 'Copied')).toBeHidden()
})

test('a success stands for 2000 ms before another one replaces it; an error does at once', async ({ page }) => {
  await show(page, 'Show a toast')
  await show(page, 'Show a short toast')
  await page.clock.runFor(1999)
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, 'Copied')).toBeVisible()
  await expect(toast(page, 'Saved')).toBeHidden()
  await show(page, 'Show an error toast')
  await expect(toast(page, 'Missing required info')).toBeVisible()
  await expect(toast(page, 'Copied')).toBeHidden()
})

test('F8 focuses the toasts, and a toast in focus waits', async ({ page }) => {
  await show(page, 'Show an error toast')
  await expect(toast(page, 'Missing required info')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(toast(page, 'Missing required info')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast(page, 'Missing required info')).toBeHidden()
})

test('a toast is dismissed by its button', async ({ page }) => {
  await show(page, 'Show a toast')
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(toast(page, 'Saved')).toBeHidden()
  await show(page, 'Show a short toast')
  await expect(toast(page, 'Copied')).toBeVisible()
})

test('a swipe beyond 50 px to the right sends a toast away, a shorter one does not', async ({ page }) => {
  await show(page, 'Show a toast')
  const swipe = async (distance: number) => {
    const box = await toast(page, 'Saved').boundingBox()
    const [x, y] = [Math.round(box?.x ?? 0) + 5, Math.round(box?.y ?? 0) + 5]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await swipe(50)
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveAttribute(
    'data-swipe',
    'cancel',
  )
  await expect(toast(page, 'Saved')).toBeVisible()
  await swipe(51)
  await expect(toast(page, 'Saved')).toBeHidden()
})

for (const [where, width] of [
  ['on a phone', 390],
  ['on a tablet', 768],
  ['at a desk', 1280],
] as const)
  test(`${where} a toast stands over the header and nothing below it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const header = page.getByRole('banner')
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {}
    for (const name of ['Show a toast', 'Show a short toast', 'Show an error toast', 'Show the longest toast']) {
      await show(page, name)
      const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
      await expect(shown).toBeInViewport({ ratio: 1 })
      const box = await shown.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(y + height)
      await page.clock.runFor(5000)
      await expect(shown).toBeHidden()
    }
  })

for (const width of [768, 1024, 1280])
  test(`at ${width} px a toast covers none of the ways in the header`, async ({ page }) => {
    await signedIn(page)
    await page.setViewportSize({ width, height: 844 })
    await page.clock.resume()
    await open(page)
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasText: 'Skills' })).toBeVisible()
    await show(page, 'Show the longest toast')
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(shown).toBeVisible()
    const { x = 0, y = 0, height = 0 } = (await shown.boundingBox()) ?? {}
    for (const link of await links.filter({ visible: true }).all()) {
      const box = await link.boundingBox()
      const isBeside = box !== null && (box.x + box.width <= x || box.y >= y + height)
      expect([await link.textContent(), isBeside]).toEqual([await link.textContent(), true])
    }
  })
