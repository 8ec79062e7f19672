/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { downloaded } from '../downloads.ts'
import { test } from '../story.ts'
import { expectFailure, expectToast, toastsTold } from '../told.ts'
import { placeOf } from './rich-text.ts'
import {
  advertisement,
  button,
  company,
  editor,
  explanation,
  fillIn,
  hold,
  openTailor,
  refuse,
  requestsOf,
  select,
  title,
  untailored,
} from './tailor-page.ts'

test('a resume is tailored step by step, its changes undone, saved, downloaded and deleted', async ({ page }) => {
  const analyses = requestsOf(page, 'AnalyzeJobMatch')
  const selections = requestsOf(page, 'SelectResume')
  const tailorings = requestsOf(page, 'TailorResume')
  const told = toastsTold(page)
  const failures = () => told.filter(({ isFailure }) => isFailure).map(({ words }) => words)
  const listening = page.waitForResponse('**/api/v1/events')
  const { resumeId } = await openTailor(page)

  // That the resume cannot be selected and the analysis not started is nobody's trouble now.
  await refuse(page, 'SelectResume', 'Not now.')
  await refuse(page, 'AnalyzeJobMatch', 'Not now.')
  const letGo = await hold(page, 'TailorResume')
  await fillIn(page)
  await listening
  await page.clock.setFixedTime(Date.now())
  await button(page, 'Tailor & Save').click()
  const progress = page.getByRole('progressbar', { name: 'Tailoring' })
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 4 of 4: Checking every line against its source')
  await expect(button(page, 'Tailor & Save')).toBeDisabled()
  const refused = page.waitForResponse(
    (response) => response.request().postData()?.includes('AnalyzeJobMatch') ?? false,
  )
  letGo()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
  await expect(progress).toBeHidden()
  await expect(editor(page)).toContainText('Corbel Insurance')
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true')
  await expect(explanation(page)).toContainText('What changed and why')
  await expect(page.getByText('Last saved just now').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeVisible()
  await refused
  await expect.poll(() => selections).toEqual([{ id: resumeId }])
  await expect
    .poll(() => tailorings)
    .toMatchObject([{ resumeId, jobDescription: advertisement, jobAdvertisingCompany: 'Fernhill Energy' }])

  await page.unrouteAll()
  await company(page).fill('Fernhill Energy Ltd')
  await button(page, 'Tailor & Save').click()
  await expectToast(
    page,
    'Analysis started',
    "We're generating insights for this job. Check Competitive Analysis shortly.",
  )
  expect(failures()).toEqual([])
  expect(analyses[1]).toEqual({
    input: {
      resumeId,
      jobDescription: advertisement,
      jobTitle: 'Job',
      companyName: 'Fernhill Energy Ltd',
      jobUrl: null,
      jobDescriptionId: expect.any(Number),
      forceRefresh: true,
    },
  })

  await expect(placeOf(editor(page))).toHaveCSS('height', '480px')
  await expect(placeOf(explanation(page))).toHaveCSS('height', '300px')

  const undo = button(page, 'Undo: change 1')
  await undo.click()
  await button(page, 'Redo: change 1').click()
  await expect(undo).toBeVisible()

  await select(page, 'Built Tableau dashboards')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.insertText(' in Leeds')
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  await expect(editor(page).getByRole('heading', { name: 'Experience' })).toBeVisible()

  for (const format of ['PDF', 'DOCX']) {
    const download = await downloaded(page, () => button(page, `Download ${format}`).click())
    expect(download.suggestedFilename()).toBe(
      `Mara-Ellison-Senior-Product-Analyst-Fernhill-Energy-Ltd.${format.toLowerCase()}`,
    )
  }

  await refuse(page, 'DeleteTailoredResume', 'Not now.')
  await deleteIt(page)
  await expectFailure(page, 'Delete failed', 'Not now.')
  expect(failures()).toEqual([expect.stringContaining('Delete failed')])
  await page.unrouteAll()
  await deleteIt(page)
  await expectToast(page, 'Deleted', 'Tailored version deleted.')
  for (const name of ['Save Changes', 'Delete']) await expect(button(page, name)).toBeDisabled()
  await expect(untailored(page)).toContainText('Mara Ellison')
  await expect(explanation(page)).toHaveText('')
  await expect(title(page)).toHaveValue('')
  await expect(page.getByText(/^Last saved /)).toHaveCount(0)
})

async function deleteIt(page: Page) {
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}
