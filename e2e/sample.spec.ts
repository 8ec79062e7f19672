import { expect } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

test('a new account tries the sample, tailors it, and it is gone in one click with all that was made of it', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/my')
  await page.getByRole('button', { name: 'Try it with a sample' }).click()
  // The first work that the engine is asked for.
  await expectToast(page, 'The sample is here')
  await expect(page.getByRole('region', { name: 'Your jobs' }).getByText('Sample', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it with a sample' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Tailor it to its job' }).click()
  await expect(page.getByLabel('Advertising Company *')).toHaveValue('Sample Health')
  await page.getByRole('button', { name: 'Tailor & Save' }).click()
  await expectToast(page, 'Tailored & Saved')

  await page.goto('/my')
  const latest = page.getByRole('region', { name: 'Latest tailored versions' })
  await latest.getByRole('heading').click()
  const versions = latest.getByRole('listitem')
  await expect(versions).toHaveCount(1)
  await expect(versions.getByText('Sample', { exact: true })).toBeVisible()
  await page.goto('/my?view=jobs')
  await expect(page.getByRole('list', { name: 'Your jobs' }).getByText('Sample', { exact: true })).toBeVisible()

  await page.goto('/my')
  await page.getByRole('button', { name: 'Remove the sample' }).click()
  await expectToast(page, 'The sample is gone')
  await expect(page.getByRole('button', { name: 'Try it with a sample' })).toBeVisible()
  await expect(versions).toHaveCount(0)
  await page.goto('/my-resumes')
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible()
  await page.goto('/my?view=jobs')
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
  await page.goto('/resume/tailor')
  await expect(page.getByRole('heading', { name: 'No resume selected' })).toBeVisible()
})
