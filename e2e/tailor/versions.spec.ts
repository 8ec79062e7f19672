import { expect } from '@playwright/test'
import { test } from '../story.ts'
import { expectToast, toastsTold } from '../told.ts'
import {
  advertisement,
  button,
  editor,
  explanation,
  fillIn,
  openTailor,
  openTailored,
  requestsOf,
  title,
  unfoldAd,
  untailored,
} from './tailor-page.ts'

test('the versions for one job are listed, told apart, opened in place of each other and kept over a reload', async ({
  page,
}) => {
  const { call, id } = await openTailored(page)
  await title(page).fill('The first one')
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  const versions = page.getByRole('region', { name: 'Versions for this job' })
  await expect(versions).toBeHidden()

  await unfoldAd(page)
  await page.getByText('Options', { exact: true }).click()
  await page.getByText('Confident', { exact: true }).click()
  await button(page, 'Tailor & Save').click()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  const [newest, first] = [versions.getByRole('listitem').nth(0), versions.getByRole('listitem').nth(1)]
  await expect(newest).toHaveAttribute('aria-current', 'true')
  await expect(newest).toContainText('Open now')
  await expect(first).toContainText(/Version 1, today, \d\d:\d\d.*The first one · \d+ changes?/)
  await expect(first.getByRole('img', { name: /^What you bring: \d+ of 100/ })).toBeVisible()

  await first.getByRole('button', { name: 'Open version 1' }).click()
  await expect(title(page)).toHaveValue('The first one')
  await expect(first).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: /^Tailored for Fernhill Energy/ })).toBeFocused()
  await page.reload()
  await expect(title(page)).toHaveValue('The first one')
  await expect(page).toHaveURL('/resume/tailor')
  await expect(page.getByText('You are looking at version 1.')).toBeVisible()
  await button(page, 'Back to version 2').click()
  await expect(title(page)).not.toHaveValue('The first one')
  await expect(newest).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(/^You are looking at version/)).toBeHidden()

  const { tailoredResumes } = await call<{ tailoredResumes: { id: number; jobDescription: string }[] }>(
    'resume',
    '{ tailoredResumes { id jobDescription } }',
  )
  expect(tailoredResumes).toHaveLength(2)
  expect(tailoredResumes).toContainEqual({ id, jobDescription: advertisement })
})

test('a deleted version is gone from the screen at once and is never asked for again', async ({ page }) => {
  const { id } = await openTailored(page)
  const asked = requestsOf(page, 'TailoredResume')
  // Whatever else is asked for anew takes its time; nothing on the screen waits for it.
  await page.route('**/api/v1/resume/graphql', async (route) =>
    /query (JobDescriptions|TailoredResumesByResume|Resumes|SelectedResume)\b/.test(route.request().postData() ?? '')
      ? undefined
      : route.fallback(),
  )
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted', 'Tailored version deleted.')
  for (const name of ['Save Changes', 'Delete']) await expect(button(page, name)).toBeDisabled()
  await expect(untailored(page)).toContainText('Corbel Insurance')
  await expect(editor(page)).toBeHidden()
  await expect(explanation(page)).toHaveText('')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(untailored(page)).toContainText('Corbel Insurance')
  expect(asked.filter((variables) => variables.id === id)).toEqual([])
})

test('"Tailored & Saved" is told, and then "Analysis started"', async ({ page }) => {
  const told = toastsTold(page)
  await openTailor(page)
  await fillIn(page)
  await button(page, 'Tailor & Save').click()
  await expect
    .poll(() => told.map(({ words }) => words))
    .toEqual([expect.stringMatching(/^Tailored & Saved/), expect.stringMatching(/^Analysis started/)])
})
