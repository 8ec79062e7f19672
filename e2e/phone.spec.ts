/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { resume } from './tailor/tailor-page.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone what saves stands in view, wherever on the page one types', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await page.goto('/resume/edit')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const field of [page.getByLabel('Name', { exact: true }), page.getByLabel('Reporting Analyst, line 2')]) {
    await field.tap()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(save).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/profile')
  const title = page.getByLabel('Job title')
  await title.fill('Ward Manager')
  const saveProfile = page.getByRole('button', { name: 'Save changes' })
  await expect(saveProfile).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(saveProfile).toBeInViewport({ ratio: 1 })
})
