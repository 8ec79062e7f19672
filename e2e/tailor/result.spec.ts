import { expect, type Locator } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { scrollingParts } from '../scrolling.ts'
import { test } from '../story.ts'
import { ad, button, company, editor, fillIn, openTailor, openTailored, title, unfoldAd } from './tailor-page.ts'

test('the result comes first; the advertisement is a line that opens with all that was typed', async ({ page }) => {
  await openTailored(page)
  await expect(ad(page)).toBeHidden()
  const [result, line, sheet] = [
    page.getByRole('region', { name: /^Tailored for Fernhill Energy/ }),
    page.getByRole('region', { name: 'Job Advertisement' }),
    page.getByRole('region', { name: 'Tailored Resume' }),
  ]
  await expect(line).toContainText('Senior Product Analyst')
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  // Each measured by itself: what comes meanwhile moves the rest.
  await expect
    .poll(async () => {
      const tops = await Promise.all([result, line, sheet].map(topOf))
      return tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0))
    })
    .toBe(true)
  // All that is done with the page stands in one row.
  const names = ['Delete', 'Save Changes', 'Download DOCX', 'Download PDF']
  await expect.poll(async () => new Set(await Promise.all(names.map((name) => topOf(button(page, name))))).size).toBe(1)
  expect(await violationsOn(page)).toEqual([])

  await unfoldAd(page)
  await company(page).fill('Fernhill Energy Ltd')
  await page.keyboard.press('Shift+Tab')
  await button(page, 'Job Advertisement').click()
  await expect(company(page)).toBeHidden()
  await unfoldAd(page)
  await expect(company(page)).toHaveValue('Fernhill Energy Ltd')
})

test('on a phone: parts in the address, no box that scrolls, and a failure that stays', async ({ page, context }) => {
  await openTailor(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Job ad' }).click()
  await fillIn(page)
  await context.setOffline(true)
  await button(page, 'Tailor & Save').click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(/^Tailoring failed The server could not be reached\..* What you typed is kept\.$/)
  await context.setOffline(false)
  await expect.poll(() => scrollingParts(page)).toEqual([])
  await button(page, 'Tailor & Save').click()
  await expect(page.getByRole('region', { name: /^Tailored for Fernhill Energy/ })).toBeFocused()
  await expect(alert).toBeHidden()
  await expect(editor(page)).toBeVisible()
  await expect.poll(() => scrollingParts(page)).toEqual([])
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: /^Changes/ }).click()
  await expect(page).toHaveURL('/resume/tailor#changes')
  await expect(page.getByRole('heading', { name: 'Not found on your resume' })).toBeVisible()
  await expect(editor(page)).toBeHidden()
  await expect.poll(() => scrollingParts(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Each change' })).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveValue(/Senior Product Analyst/)
})
