/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

const advertisement = 'Cook\nRosewater Foods, Leeds\n\nWhat we ask\n- HACCP\n- Two years in a kitchen'

test('a job is added by pasting, moved on the board with the keyboard, edited, tailored for and deleted', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  await saveResume(
    somebody,
    'General',
    'Mara Ellison\n\nExperience\nCook, Larder & Co, Leeds\n2019 - 2022\n- Cooked soup',
  )
  await page.goto('/my?view=jobs')
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a job' }).first().click()
  await page.getByLabel('Job advertisement').fill(advertisement)

  // Typed once, kept: also when the dialog is closed by mistake.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a job' }).first().click()
  await expect(page.getByLabel('Job advertisement')).toHaveValue(advertisement)
  await page.getByRole('button', { name: 'Save job' }).click()
  await expectToast(page, 'Job description created')
  await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Company')).toHaveValue('Rosewater Foods')

  await page.getByLabel('Notes').fill('Write to Ann.')
  await page.getByLabel('Deadline').fill('2031-01-05')
  await page.getByLabel('Interview on').fill('2031-02-01')
  await page.getByLabel('Interview at').fill('10:30')
  await page.getByLabel('Contact').fill('Ann, ann@rosewater.example')
  const calendar = await downloaded(page, () => page.getByRole('button', { name: 'Calendar file' }).click())
  expect(await readFile(await calendar.path(), 'utf8')).toContain('DTSTART:20310201T103000\r\n')
  await expect(page.getByText('Last saved just now')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Write to Ann.')
  await page.getByRole('link', { name: 'Back to jobs' }).click()

  await page.getByText('Board', { exact: true }).click()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
  const card = page.getByRole('button', { name: 'Cook', exact: true })
  await card.focus()
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('region', { name: 'Applied, 1' }).getByRole('button', { name: 'Cook', exact: true }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'More for Cook' }).click()
  await page.getByRole('menuitem', { name: 'Move to Offer' }).click()
  await expect(page.getByRole('region', { name: 'Offer, 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Offer, 1' })).toBeVisible()

  await page.getByRole('button', { name: 'More for Cook' }).click()
  await page.getByRole('menuitem', { name: 'Tailor for this job' }).click()
  await expect(page.getByLabel('Advertising Company *')).toHaveValue('Rosewater Foods')
  await expect(page.getByLabel('Job Advertisement *')).toHaveValue(advertisement)

  await page.goto('/my?view=jobs')
  await page.getByRole('button', { name: 'More for Cook' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete job' }).click()
  await expectToast(page, 'Job description deleted')
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
})

test('on a phone no column of the board is cut, and a job is moved by its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { call } = await signedIn(page)
  const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  await call('resume', create, { input: { title: 'Cook', company: 'Rosewater Foods', description: advertisement } })
  await page.goto('/my?view=jobs&as=board')
  await expect(page.getByRole('region', { name: 'Saved, 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Applied, 0' })).toBeHidden()
  await page.getByRole('button', { name: 'More for Cook' }).click()
  await page.getByRole('menuitem', { name: 'Move to Applied' }).click()
  await page.getByRole('radio', { name: 'Applied 1' }).click()
  const card = page.getByRole('region', { name: 'Applied, 1' })
  await expect(card).toBeVisible()
  const { x, width } = (await card.boundingBox()) ?? { x: -1, width: 0 }
  expect(x >= 0 && x + width <= 390).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

const kitchen = `Mara Ellison

Experience
Cook, Larder & Co, Leeds
2019 - 2025
- Cooked for 60 guests a night, to HACCP rules

Skills
HACCP, Menu planning`

test('the jobs stand by match and by what to do next, are filtered and searched, and lead to the job', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'Kitchen', kitchen)
  const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  const save = (input: object) => somebody.call('resume', create, { input })
  await save({
    title: 'Welder',
    company: 'Marlow',
    description: 'Welder\n\nRequirements\n- TIG welding\n- AutoCAD\n- AWS D1.1',
  })
  await save({
    title: 'Cook',
    company: 'Rosewater Foods',
    description: 'Cook\n\nRequirements\n- HACCP\n- Menu planning',
  })
  await save({ title: 'Porter', company: 'Oven', description: advertisement, stage: 'applied' })

  await page.goto('/my')
  await expect(page.getByRole('heading', { name: 'Your jobs, best match first', level: 1 })).toBeVisible()
  await expect(page.getByText('2 to apply')).toBeVisible()
  await expect(page.getByText(/Matches are for/)).toContainText('Kitchen')
  const good = page.getByRole('region', { name: 'Good matches (1) · 65 or more' })
  const long = page.getByRole('region', { name: 'Long shots (1) · under 65' })
  // Measured while the page is open.
  await expect(good.getByRole('link', { name: 'Cook', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(long.getByRole('link', { name: 'Welder', exact: true })).toBeVisible()
  await expect(long.getByText('Not found: AutoCAD')).toBeVisible()
  await expect(page.getByText(/^Checking/)).toHaveCount(0)
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.getByRole('navigation', { name: 'Stage' }).getByRole('link', { name: 'Applied 1' }).click()
  await expect(page).toHaveURL('/my?stage=applied')
  const jobs = page.getByRole('region', { name: 'Your jobs', exact: true })
  await expect(jobs.getByRole('listitem')).toHaveCount(1)
  await expect(jobs.getByRole('link', { name: 'Porter', exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/my')
  const step = good.getByRole('link', { name: 'Tailor resume: Cook' })
  await expect(step).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
  await step.click()
  await expect(page).toHaveURL(/\/job\/\d+$/)
})

test('a job that is added where the jobs are opens on its own page', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'Kitchen', kitchen)
  await page.goto('/my')
  await page.getByRole('link', { name: 'Add a job' }).first().click()
  await page.getByLabel('Job advertisement').fill(advertisement)
  await page.getByRole('button', { name: 'Save job' }).click()
  await expectToast(page, 'Job description created')
  await expect(page).toHaveURL(/\/job\/\d+$/)
})
