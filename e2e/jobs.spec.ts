/// <reference lib="dom" />
import { expect, test } from '@playwright/test'
import { toast } from './accounts.ts'
import { saveResume, signedIn } from './signed-in.ts'

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
  await expect(toast(page, 'Job description created')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Company')).toHaveValue('Rosewater Foods')

  await page.getByLabel('Notes').fill('Write to Ann.')
  await page.getByLabel('Deadline').fill('2031-01-05')
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
  await expect(toast(page, 'Job description deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
})

test('more than fifty jobs: the rest comes when asked, and a search looks through all', async ({ page }) => {
  const { call } = await signedIn(page)
  const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  for (let number = 1; number <= 53; number += 1) {
    await call('resume', create, { input: { title: `Cook ${number}`, description: 'Cook soup' } })
  }
  await page.goto('/my?view=jobs')
  const rows = page.getByRole('table', { name: 'Your jobs' }).locator('tbody tr')
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
