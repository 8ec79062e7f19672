/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { shortResume } from './resume-files.ts'
import { type SignedIn, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { refuse } from './tailor/tailor-page.ts'
import { expectFailure, expectToast } from './told.ts'

const resume = `${shortResume}, Excel`

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- SQL
- Snowflake`

const saveJob = ({ call }: SignedIn) =>
  call('resume', 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }', {
    input: { title: 'Senior Product Analyst', company: 'Fernhill Energy', description: advertisement },
  })

const own = (page: Page) => page.getByRole('region', { name: 'Your skills' })

test('skills are found in a resume, taken over, edited in place, and found by any name', async ({ page }) => {
  const somebody = await signedIn(page)
  await page.goto('/skills')
  await expect(page.getByRole('link', { name: 'Add your resume' })).toBeVisible()
  await saveResume(somebody, 'General', resume)
  await saveJob(somebody)
  await page.reload()

  await page.getByRole('button', { name: 'Add them from my resume' }).click()
  const found = page.getByRole('region', { name: 'Found in your resume' })
  await expect(found.getByText(/Wrote SQL and dbt models/).first()).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Not mine: Excel' }).click()
  await page.getByRole('button', { name: 'Add SQL', exact: true }).click()
  await expect(own(page).getByRole('img', { name: 'Asked for in 1 of 1 saved jobs' })).toBeVisible()
  await page.reload()
  await expect(found.getByText('dbt', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not mine: Excel' })).toHaveCount(0)

  await editedInPlace(page)
  await foundByAnyName(page)
})

test('a skill that a job asks for is planned, worked through, proved, and stands in the resume', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await saveJob(somebody)
  await page.goto('/skills')
  await expect(
    page.getByRole('region', { name: 'Skills your saved jobs ask for' }).getByText(/Fernhill Energy/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Plan it: Snowflake' }).click()
  await expect(page.getByRole('heading', { name: 'New development plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await expect(page.getByRole('heading', { name: 'Snowflake', level: 1 })).toBeVisible()
  await page.getByText(/No steps yet\. We only suggest steps that we found in a source/).waitFor()
  await addStep(page, 'Load one table of my own')
  await addStep(page, 'Build a report on it')
  await theEndMoves(page)
  await stepsAreTheirs(page)
  await isAccessible(page)
  await filesAreSaved(page)
  await workedThrough(page)

  // Said in the person's own words, and nowhere before.
  await page.getByRole('button', { name: 'Add it to my resume' }).click()
  await expect(page.getByText(/Write the line first/)).toBeVisible()
  const line = 'Loaded public energy data into Snowflake and modelled it, as practice, in 2026.'
  await page.getByLabel('Your line').fill(line)
  await page.reload()
  await expect(page.getByLabel('Your line')).toHaveValue(line)
  await page.getByRole('button', { name: 'Add it to my resume' }).click()
  await expect(page.getByRole('heading', { name: 'It is in your resume' })).toBeVisible()
  await page.getByRole('link', { name: 'See your resume' }).click()
  await expect(page.getByText(line).first()).toBeVisible()
  await page.goto('/skills')
  await expect(own(page).getByText('Snowflake', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your plans' }).getByText('Done')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan it: Snowflake' })).toHaveCount(0)
})

/** What cannot be saved stays typed; Enter saves, Escape leaves. */
async function editedInPlace(page: Page) {
  await page.getByRole('button', { name: 'Edit SQL' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit SQL' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Level').selectOption('Expert')
  await page.getByLabel('Years').fill('7')
  await refuse(page, 'UpdateUserSkill', 'Not now.')
  await page.keyboard.press('Enter')
  await expectFailure(page, 'Failed to save the skill')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByLabel('Years')).toHaveValue('7')
  await page.getByLabel('Years').press('Enter')
  await expect(page.getByRole('img', { name: 'Level 5 of 5, Expert' })).toBeVisible()
}

async function foundByAnyName(page: Page) {
  const field = page.getByRole('combobox', { name: 'Add a skill' })
  await field.fill('sql')
  await expect(page.getByRole('option', { name: /^SQL.*Yours$/ })).toBeVisible()
  await field.fill('k8s')
  await expect(page.getByRole('option', { name: /^Kubernetes/ })).toBeVisible()
  await field.press('Enter')
  await page.getByRole('form', { name: 'Add Kubernetes' }).getByRole('button', { name: 'Add it' }).click()
  await expectToast(page, 'Skill added')
  await expect(page.getByRole('button', { name: 'Edit Kubernetes' })).toBeVisible()
}

async function theEndMoves(page: Page) {
  const end = page
    .getByRole('status')
    .filter({ hasText: /\d \w+/ })
    .first()
  const before = await end.textContent()
  // The end moves before the server has answered; a reload would take the request with it.
  const saved = page.waitForResponse((it) => !!it.request().postData()?.includes('UpdateSkillDevelopmentPlan'))
  await page.getByRole('button', { name: 'More hours' }).click()
  await expect(end).not.toHaveText(before ?? '')
  await saved
  await page.reload()
  await expect(page.getByText('5 hours a week', { exact: true })).toBeVisible()
}

async function addStep(page: Page, step: string) {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('What to do').fill(step)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Steps' }).getByText(step)).toBeVisible()
}

async function stepsAreTheirs(page: Page) {
  await addStep(page, 'Show it to a colleague')
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
  const added = steps.filter({ hasText: 'Show it to a colleague' })
  await expect(added).toBeVisible()
  await added.getByRole('button', { name: /^More for step/ }).press('Enter')
  for (const [entry, key] of [
    ['Change', 'ArrowDown'],
    ['Add a resource', 'ArrowDown'],
    ['Move up', 'Enter'],
  ] as const) {
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(steps.filter({ has: page.getByRole('checkbox', { name: 'Step 2 done' }) })).toContainText('colleague')
  await page.getByRole('button', { name: 'Add a resource' }).click()
  await page.getByRole('textbox', { name: 'Resource' }).fill('Notes from the meet-up')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Notes from the meet-up')).toBeVisible()
}

async function filesAreSaved(page: Page) {
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: /^More: calendar file/ }).click()
  const calendar = await downloaded(page, () => page.getByRole('menuitem', { name: 'Calendar file' }).click())
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/)
}

async function workedThrough(page: Page) {
  for (const done of [1, 2]) {
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText(`${done} of 3 done`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByRole('heading', { name: 'Now say it in one line' })).toBeVisible()
}
