import { expect } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'

test('a toast stands over the header, covers none of its ways and nothing below it, and is swiped away', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page)
  await page.goto('/modern-ui-test')
  const show = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  // With the first toast comes what shows them all; the hour that passes when the clock stops takes it away.
  await show('Show a toast')
  await expect(shown).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60 * 60 * 1000)
  await expect(shown).toBeHidden()

  const header = page.getByRole('banner')
  const links = header.getByRole('navigation').getByRole('link')
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['Show a short toast', 'Show the longest toast']) {
      await show(name)
      await expect(shown).toBeInViewport({ ratio: 1 })
      const { x = 0, y = 0, height = 0 } = (await shown.boundingBox()) ?? {}
      const bar = await header.boundingBox()
      expect(y + height, `${name} at ${width}`).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      if (width >= 768)
        for (const link of await links.filter({ visible: true }).all()) {
          const box = await link.boundingBox()
          const isBeside = box !== null && (box.x + box.width <= x || box.y >= y + height)
          expect([await link.textContent(), isBeside]).toEqual([await link.textContent(), true])
        }
      await page.clock.runFor(5000)
      await expect(shown).toBeHidden()
    }
  }

  await show('Show a toast')
  const swipe = async (distance: number) => {
    const box = await shown.boundingBox()
    const [x, y] = [Math.round(box?.x ?? 0) + 5, Math.round(box?.y ?? 0) + 5]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await swipe(50)
  await expect(shown).toHaveAttribute('data-swipe', 'cancel')
  await expect(shown).toBeVisible()
  await swipe(51)
  await expect(shown).toBeHidden()
})
