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

test('more than fifty jobs: the rest comes when asked, and a search looks through all', async ({ page }) => {
  const { call } = await signedIn(page)
  const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  for (let number = 1; number <= 53; number += 1) {
    await call('resume', create, { input: { title: `Cook ${number}`, description: 'Cook soup' } })
  }
  await page.goto('/my?view=jobs')
  const rows = page.getByRole('list', { name: 'Your jobs' }).locator('> li')
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Search').fill('cook 1')
  // Of those, 14 are among the fifty.
  await expect(rows).toHaveCount(15)
  await page.getByLabel('Search').fill('')

  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(53)
  await expect(page.getByRole('button', { name: 'Cook 3', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`dashboard and jobs of somebody with dates: nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const somebody = await signedIn(page)
    const content = 'Mara Ellison\n\nExperience\nCook, Larder & Co, Leeds\n2019 - 2022\n- Cooked soup'
    const resumeId = await saveResume(somebody, 'General', content)
    const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
    const dates = { deadline: '2031-01-05', followUpOn: '2026-01-05', interviewOn: '2031-02-01' }
    await somebody.call('resume', create, {
      input: { title: 'Baker', company: 'Oven', description: 'Bake bread', ...dates },
    })
    await somebody.call(
      'resume',
      `mutation ($resumeId: Int!, $ad: String!) {
        tailorResume(resumeId: $resumeId, jobDescription: $ad, jobAdvertisingCompany: "Rosewater Foods") { id }
      }`,
      { resumeId, ad: advertisement },
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(/v1\/(resume|finance)\/graphql/.exec(request.url())?.[1] ?? ''))
    await page.goto('/my')
    await expect(page.getByRole('heading', { name: 'Write to Oven' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'This month' }).getByText(/Resets on/)).toBeVisible()
    expect(asked.filter(Boolean).toSorted()).toEqual(['finance', 'resume'])
    for (const address of ['/my', '/my?view=jobs', '/my?view=jobs&as=board']) {
      await page.goto(address)
      await expect(page.getByText('Baker').first()).toBeVisible()
      expect(await violationsOn(page, withGoodPractice)).toEqual([])
    }
    await page.goto('/my')
    await page.getByRole('link', { name: 'Draft a short message' }).click()
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(/the post of Baker/)
  })
}
