/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { sampleJob, sampleResume } from '../apps/web/src/lib/texts/sample.ts'
import { violationsOn } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { shortResume } from './resume-files.ts'
import { scrollingParts } from './scrolling.ts'
import { analysed, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { ad, company, refuse } from './tailor/tailor-page.ts'
import { expectFailure, expectToast, toastsTold } from './told.ts'

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- SQL
- Snowflake`

test('a resume is compared with a job, noted on, exported, compared again and deleted', async ({ page }) => {
  await page.clock.install()
  const told = toastsTold(page)
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', shortResume)
  await page.goto('/competitive-analysis')
  await expect(page.getByRole('heading', { name: 'No analysis of this resume yet' })).toBeVisible()
  await page.getByRole('link', { name: 'New analysis' }).click()

  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('Paste a job advertisement, or choose a saved one.')).toBeVisible()
  await expect(page.getByLabel('Job advertisement')).toBeFocused()
  await page.getByLabel('Company').fill('Fernhill Energy')
  await page.getByLabel('Job advertisement').fill(advertisement)
  await refuse(page, 'AnalyzeJobMatch', 'Not now.')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expectFailure(page, 'Analysis failed', 'Not now.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expectToast(page, 'Analysis complete')

  await expect(page.getByRole('heading', { name: 'Senior Product Analyst', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^What you bring: \d+ of 100/ })).toBeVisible()
  const ledger = page.getByRole('region', { name: 'The ledger' })
  await expect(ledger.getByText(/Wrote SQL and dbt models/).first()).toBeVisible()
  const figures = await ledger.locator('tbody tr td:last-child b').allTextContents()
  const sum = figures.slice(0, -1).reduce((total, figure) => total + Number(figure), 0)
  expect(Math.abs(sum - Number(figures.at(-1)))).toBeLessThan(figures.length * 0.05 + 0.1)

  await notesAreSavedAsOneTypes(page)
  expect(told).toEqual([
    { words: 'Analysis failed. Not now.', isFailure: true },
    { words: 'Analysis complete', isFailure: false },
    { words: 'Failed to update notes. Not now.', isFailure: true },
    { words: 'Notes updated', isFailure: false },
  ])
  const download = await downloaded(page, () => page.getByRole('button', { name: 'Export as PDF' }).click())
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.reload()
  await expect(notes(page)).toHaveValue('Ask about the team. And the pay.')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete analysis' }).click()
  await expectToast(page, 'Analysis deleted')
  await expect(page.getByRole('heading', { name: 'No analysis of this resume yet' })).toBeVisible()
})

const notes = (page: Page) => page.getByLabel('For yourself')

/** Nothing is pressed and nothing is said, unless it fails; what is typed stays then, and can be sent by hand. */
async function notesAreSavedAsOneTypes(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000)
  await notes(page).fill('Ask about the team.')
  await expect(notes(page)).toHaveAccessibleDescription('Not saved yet')
  await page.clock.resume()
  await page.clock.runFor(3000)
  await expect(notes(page)).toHaveAccessibleDescription('Saved')

  await refuse(page, 'UpdateAnalysisNotes', 'Not now.')
  await notes(page).fill('Ask about the team. And the pay.')
  await page.clock.runFor(3000)
  await expectFailure(page, 'Failed to update notes', 'Not now.')
  await expect(notes(page)).toHaveAccessibleDescription('Not saved yet. It is kept in this browser.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes updated')
  await expect(notes(page)).toHaveAccessibleDescription('Saved')
}

test('two analyses stand side by side, measure by measure', async ({ page }) => {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const cook = 'Cook\nRosewater Foods\n\nWhat we ask\n- Cooking soup\n- HACCP'
  await analysed(somebody, { resumeId, jobTitle: 'Product Analyst', jobDescription: advertisement })
  await analysed(somebody, { resumeId, jobTitle: 'Cook', jobDescription: cook })
  await page.goto('/competitive-analysis')

  const compare = page.getByRole('button', { name: 'Compare two' })
  await expect(compare).toBeDisabled()
  await page.getByLabel('Compare Product Analyst').check()
  await expect(compare).toBeDisabled()
  await page.getByLabel('Search').fill('cook')
  await expect(page.getByLabel('Compare Product Analyst')).toBeHidden()
  await page.getByLabel('Compare Cook').check()
  await compare.click()

  await expect(page.getByRole('heading', { name: 'Two analyses side by side' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^What you bring: \d+ of 100/ })).toHaveCount(2)
  const table = page.getByRole('table', { name: 'Both analyses' })
  await expect(table.getByRole('columnheader')).toHaveText(['Measure', 'Product Analyst', 'Cook', 'Difference'])
  const [first = 0, second = 0, difference = 0] = (
    await table
      .getByRole('row', { name: /^What you bring/ })
      .getByRole('cell')
      .allTextContents()
  ).map((words) => Number(words.replace('−', '-')))
  expect(first).toBeGreaterThan(second)
  expect(difference).toBe(second - first)
  await expect(page.getByRole('region', { name: 'Where the first is better' })).toContainText('SQL')
  await expect(page.getByRole('region', { name: 'Where the second is better' })).toContainText('In nothing.')

  await page.reload()
  await page.getByRole('link', { name: 'Open' }).last().click()
  await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible()
})

test('after tailoring, the analysis speaks of the version: what is brought, and what the page shows', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', sampleResume)
  await page.goto('/resume/tailor')
  await company(page).fill(sampleJob.company)
  await ad(page).fill(sampleJob.text)
  const analysed = page.waitForResponse((it) => /mutation AnalyzeJobMatch/.test(it.request().postData() ?? ''))
  await page.getByRole('button', { name: 'Tailor & Save' }).click()
  const result = page.getByRole('region', { name: /^Tailored for / })
  const shows = result.getByRole('img', { name: /^What the page shows: \d+ of 100, before \d+, target 75 to 90$/ })
  await expect(shows).toBeVisible()
  const figures = await shows.getAttribute('aria-label')
  await expectToast(page, 'Analysis started')
  await analysed

  await page.goto('/competitive-analysis')
  const row = page.getByRole('listitem').filter({ hasText: 'version 1' })
  await expect(row).toContainText(/page shows \d+/)
  await row.getByRole('link').click()
  await expect(page.getByText(/your resume General, version 1, made/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^What you bring: \d+ of 100/ })).toBeVisible()
  await expect(page.getByRole('img', { name: figures ?? '', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open version 1' }).click()
  await expect(page.getByRole('region', { name: /^Tailored for / })).toBeVisible()

  // Asked by hand, it speaks of the resume.
  await page.goto('/create-competitive-analysis')
  await page.getByLabel('Job advertisement').fill(sampleJob.text)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText(/Measured here: your resume as you wrote it\./)).toBeVisible()
  await expect(page.getByRole('img', { name: /^What the page shows: \d+ of 100, target 75 to 90$/ })).toBeVisible()
})

test('on a phone the report is a page of titles, and a link opens its part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const id = await analysed(somebody, { resumeId, jobTitle: 'Job', jobDescription: advertisement })
  await page.goto(`/competitive-analysis?id=${id}`)
  const ledger = page.getByRole('region', { name: 'The ledger' })
  await expect(ledger.getByRole('button', { name: 'The ledger', expanded: false })).toBeVisible()
  await expect(ledger.getByRole('table')).toHaveCount(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const folded = await height()
  await page.getByRole('navigation', { name: 'Parts of the report' }).getByRole('link', { name: 'Ledger' }).click()
  await expect(ledger.getByText(/Wrote SQL and dbt models/).first()).toBeVisible()
  await expect(ledger).toBeInViewport()
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLElement>('main header button[aria-expanded="false"]'))
      closed.click()
  })
  await expect(page.locator('main header button[aria-expanded="false"]')).toHaveCount(0)
  expect(folded).toBeLessThan((await height()) / 2)
  // Each table is whole, and the page is the only thing that scrolls.
  await expect.poll(() => scrollingParts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // The same for whoever comes by such a link.
  await page.goto('/my')
  await page.goto(`/competitive-analysis?id=${id}#ledger`)
  await expect(ledger.getByText(/Wrote SQL and dbt models/).first()).toBeInViewport()
})

test('a gap is answered where the report names it, and measured again', { tag: '@narrow' }, async ({ page }) => {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const job = { jobTitle: 'Job', jobDescription: advertisement }
  const id = await analysed(somebody, { resumeId, ...job, subject: 'resume' })
  await page.goto(`/competitive-analysis?id=${id}`)
  const score = page.getByRole('region', { name: 'The score', exact: true })
  const brings = score.getByRole('img', { name: /^What you bring: \d+ of 100/ })
  const before = /bring: (\d+)/.exec((await brings.getAttribute('aria-label')) ?? '')?.[1]
  const fixes = page.getByRole('region', { name: /^Top .*fix/ })
  await fixes.getByRole('button', { name: 'Answer: Snowflake' }).click()
  await expect(fixes.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Loaded claims into Snowflake at Corbel Insurance every night.')
  await fixes.getByRole('button', { name: 'Use this answer' }).click()
  await expect(fixes.getByRole('status')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  // It is told on the next visit too.
  await page.reload()
  await expect(fixes.getByText('Loaded claims into Snowflake at Corbel Insurance every night.')).toBeVisible()
  await fixes.getByRole('button', { name: 'Measure again' }).click()
  await expect(page.getByText(/^\+\d+ from what you told us/)).toBeVisible()
  await expect(brings).toHaveAccessibleName(new RegExp(`before ${before}, `))
  await expect(score).toBeFocused()
  await expect(page).not.toHaveURL(`/competitive-analysis?id=${id}`)
})
