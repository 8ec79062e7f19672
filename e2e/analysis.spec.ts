/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { shortResume } from './resume-files.ts'
import { scrollingParts } from './scrolling.ts'
import { analysed, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { refuse } from './tailor/tailor-page.ts'
import { expectFailure, expectToast } from './told.ts'

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- SQL
- Snowflake`

test('a resume is compared with a job, noted on, exported, compared again and deleted', async ({ page }) => {
  await page.clock.install()
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
  await expect(page.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeVisible()
  const requirements = page.getByRole('region', { name: 'Requirements', exact: true })
  await requirements.getByRole('button', { name: /^On your resume/ }).click()
  await expect(requirements.getByText(/Wrote SQL and dbt models/).first()).toBeVisible()
  const points = await requirements
    .locator('li')
    .getByText(/^\d+ of \d+$/)
    .allTextContents()
  const sum = points.reduce((total, words) => total + Number.parseInt(words, 10), 0)
  await expect(requirements.getByText('These points add up to your score.').locator('..')).toContainText(
    `${sum} of 100`,
  )
  await rowsAreCorrected(page)

  await isAccessible(page)
  await notesAreSavedAsOneTypes(page)
  const download = await downloaded(page, () => page.getByRole('button', { name: 'Export as PDF' }).click())
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.reload()
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect(notes(page)).toHaveValue('Ask about the team. And the pay.')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete analysis' }).click()
  await expectToast(page, 'Analysis deleted')
  await expect(page.getByRole('heading', { name: 'No analysis of this resume yet' })).toBeVisible()
})

/** Counted at once, and undone by one press. */
async function rowsAreCorrected(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('I don’t: Snowflake').click()
  await expect(page.getByText('You don’t have this.')).toBeVisible()
  await button('Undo: Snowflake').click()
  await button('I have this: Snowflake').click()
  await page.getByLabel(/rite a line: where, what/).fill('Loaded Snowflake tables at Corbel Insurance')
  await button('Add').click()
  await expect(page.getByText('You said this line shows it.')).toBeVisible()
}

const notes = (page: Page) => page.getByLabel('For yourself')

/** Nothing is pressed and nothing is said, unless it fails; what is typed stays then, and can be sent by hand. */
async function notesAreSavedAsOneTypes(page: Page) {
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
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

test('the report is its number, its requirements and a list of closed lines, which paper opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const id = await analysed(somebody, { resumeId, jobTitle: 'Job', jobDescription: advertisement })
  await page.goto(`/competitive-analysis?id=${id}`)
  await expect(page.getByRole('region', { name: 'Requirements', exact: true })).toContainText('Not found')
  await expect(closedParts(page)).not.toHaveCount(0)
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(3 * 800)
  await expect(page.getByRole('table', { name: 'Keywords of the advertisement' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Keywords of the advertisement' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

const closedParts = (page: Page) => page.locator('main section:has(> header button[aria-expanded="false"])')

test('on a phone the report is a page of titles, and a link opens its part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const id = await analysed(somebody, { resumeId, jobTitle: 'Job', jobDescription: advertisement })
  await page.goto(`/competitive-analysis?id=${id}`)
  await expect(page.getByRole('region', { name: 'Requirements', exact: true })).toContainText('Not found')
  const keywords = page.getByRole('region', { name: 'Keywords' })
  await expect(keywords.getByRole('button', { name: 'Keywords', expanded: false })).toBeVisible()
  await expect(keywords.getByRole('table')).toHaveCount(0)
  expect(await closedParts(page).count()).toBeGreaterThan(4)
  for (const part of await closedParts(page).all()) expect((await part.boundingBox())?.height).toBeLessThan(140)
  await keywords.getByRole('button', { name: 'Keywords' }).click()
  await expect(keywords.getByRole('table')).toBeVisible()
  await expect(keywords).toBeInViewport()
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLElement>('main header button[aria-expanded="false"]'))
      closed.click()
  })
  await expect(page.locator('main header button[aria-expanded="false"]')).toHaveCount(0)
  // Each table is whole, and the page is the only thing that scrolls.
  await expect.poll(() => scrollingParts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // The same for whoever comes by such a link.
  await page.goto('/my')
  await page.goto(`/competitive-analysis?id=${id}#keywords`)
  await expect(keywords.getByRole('table')).toBeInViewport()
})
