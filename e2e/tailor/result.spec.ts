import { expect } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { scrollingParts } from '../scrolling.ts'
import { test } from '../story.ts'
import { ad, button, company, editor, explanation, fillIn, openTailor, openTailored, title } from './tailor-page.ts'

test('a result stands beside its match; the three cards need no press, and the tabs lead to them', async ({ page }) => {
  await openTailored(page)
  for (const field of [title(page), editor(page), explanation(page), company(page), ad(page)])
    await expect(field).toBeVisible()
  for (const name of ['Save Changes', 'Download DOCX', 'Download PDF', 'Delete', 'Tailor & Save', 'Fetch', 'Clear'])
    await expect(button(page, name)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Parts of this page' })
  for (const [name, place] of [
    ['Changes Explanation', page.getByRole('region', { name: 'Changes Explanation' })],
    ['Job Advertisement', page.getByRole('region', { name: 'Job Advertisement' })],
    ['Requirements', page.getByRole('region', { name: 'On your resume' })],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(place).toBeInViewport()
  }
  expect(await violationsOn(page)).toEqual([])
})

test('on a phone: parts in the address, no box that scrolls, and a failure that stays', async ({ page, context }) => {
  await openTailor(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Job Advertisement' }).click()
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
  await page.getByRole('link', { name: 'Tailored Resume' }).click()
  await expect(editor(page)).toBeVisible()
  await expect.poll(() => scrollingParts(page)).toEqual([])
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: /^Changes/ }).click()
  await expect(page).toHaveURL('/resume/tailor#changes')
  await expect(explanation(page)).toBeVisible()
  await expect(editor(page)).toBeHidden()
  await expect.poll(() => scrollingParts(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Each change' })).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveValue(/Senior Product Analyst/)
})
