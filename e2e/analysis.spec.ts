/// <reference lib="dom" />
import { expect, test } from '@playwright/test'
import { toast } from './accounts.ts'
import { saveResume, signedIn } from './signed-in.ts'

const resume = `Mara Ellison
mara.ellison@example.com

Experience
Data Analyst, Corbel Insurance, Leeds
Mar 2021 - Present
- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams

Skills
SQL, dbt`

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- SQL
- Snowflake`

test('a resume is compared with a job, noted on, exported, compared again and deleted', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await page.goto('/competitive-analysis')
  await expect(page.getByRole('heading', { name: 'No analysis of this resume yet' })).toBeVisible()
  await page.getByRole('link', { name: 'New analysis' }).click()

  await page.getByRole('button', { name: 'Analyse' }).click()
  await expect(page.getByText('Paste a job advertisement, or choose a saved one.')).toBeVisible()
  await expect(page.getByLabel('Job advertisement')).toBeFocused()
  await page.getByLabel('Company').fill('Fernhill Energy')
  await page.getByLabel('Job advertisement').fill(advertisement)
  await page.getByRole('button', { name: 'Analyse' }).click()
  await expect(toast(page, 'Analysis complete')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Senior Product Analyst', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible()
  const ledger = page.getByRole('region', { name: 'The ledger' })
  await expect(ledger.getByText(/Wrote SQL and dbt models/).first()).toBeVisible()
  const figures = await ledger.locator('tbody tr td:last-child b').allTextContents()
  const sum = figures.slice(0, -1).reduce((total, figure) => total + Number(figure), 0)
  expect(Math.abs(sum - Number(figures.at(-1)))).toBeLessThan(figures.length * 0.05 + 0.1)

  await page.getByLabel('For yourself').fill('Ask Priya.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.reload()
  await expect(page.getByLabel('For yourself')).toHaveValue('Ask Priya.')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete analysis' }).click()
  await expect(toast(page, 'Analysis deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No analysis of this resume yet' })).toBeVisible()
})
