/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { downloaded } from '../downloads.ts'
import { saveResume, signedIn } from '../signed-in.ts'
import { test } from '../story.ts'
import { expectFailure, expectToast, toastsTold } from '../told.ts'
import { placeOf } from './rich-text.ts'
import {
  advertisement,
  answer,
  button,
  company,
  editor,
  explanation,
  fillIn,
  hold,
  openTailor,
  openTailored,
  refusal,
  refuse,
  requestsOf,
  resume,
  rewrite,
  select,
  stopRewriting,
  title,
  unfoldAd,
  untailored,
} from './tailor-page.ts'

test.afterEach(stopRewriting)

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
  await expect(page.getByText('Last saved just now')).toBeVisible()
  await expect(page.getByRole('img', { name: /^What you bring: \d+ of 100/ })).toBeVisible()
  await refused
  await expect.poll(() => selections).toEqual([{ id: resumeId }])
  await expect
    .poll(() => tailorings)
    .toMatchObject([{ resumeId, jobDescription: advertisement, jobAdvertisingCompany: 'Fernhill Energy' }])

  await page.unrouteAll()
  await unfoldAd(page)
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

  // What was just made is shown whole; as a box it is as high as it is before.
  for (const [card, text, height] of [
    ['Tailored Resume', editor(page), 480],
    ['Changes Explanation', explanation(page), 300],
  ] as const) {
    const whole = page.getByRole('region', { name: card }).getByRole('switch', { name: 'Full height' })
    await expect(whole).toBeChecked()
    await expect.poll(async () => (await placeOf(text).boundingBox())?.height).toBeGreaterThan(height)
    await whole.uncheck()
    await expect(placeOf(text)).toHaveCSS('height', `${height}px`)
  }

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
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
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
  await expect(page.getByText(/^Last saved /)).toBeHidden()
})

async function deleteIt(page: Page) {
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

/** The kind of each file that the page hands out from now on. */
const blobTypesOf = (page: Page) =>
  page.evaluateHandle(() => {
    const types: string[] = []
    const create = URL.createObjectURL
    URL.createObjectURL = (blob: Blob) => {
      types.push(blob.type)
      return create(blob)
    }
    return types
  })

test('what fails says why, and leaves what was typed', async ({ page }) => {
  const { id } = await openTailored(page)
  for (const [message, said] of [
    ['Too long.', 'Too long.'],
    ['', 'Unable to save tailored content'],
  ] as const) {
    await refuse(page, 'UpdateTailoredResumeContent', message)
    await title(page).fill(`Another title. ${message}`)
    await button(page, 'Save Changes').click()
    await expectFailure(page, 'Save failed', said)
    await expect(title(page)).toHaveValue(`Another title. ${message}`)
  }
  await page.unrouteAll()
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')

  const empty = { filename: '', contentType: '', contentBase64: '' }
  for (const [json, said] of [
    [refusal('The page is too long.'), 'The page is too long.'],
    [refusal(''), 'Unable to generate document'],
    [{ data: { generateTailoredResumeDocument: empty } }, 'No document content returned'],
  ] as const) {
    await answer(page, 'GenerateTailoredResumeDocument', json)
    await button(page, 'Download DOCX').click()
    await expectFailure(page, 'Download failed', said)
  }
  await answer(page, 'GenerateTailoredResumeDocument', {
    data: { generateTailoredResumeDocument: { ...empty, contentBase64: 'AA==' } },
  })
  const asked = requestsOf(page, 'GenerateTailoredResumeDocument')
  const types = await blobTypesOf(page)
  for (const format of ['pdf', 'docx']) {
    const download = await downloaded(page, () => button(page, `Download ${format.toUpperCase()}`).click())
    expect(download.suggestedFilename()).toBe(`tailored_resume.${format}`)
  }
  await expect.poll(() => asked).toEqual(['pdf', 'docx'].map((format) => ({ id, format })))
  expect(await types.jsonValue()).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])

  for (const [json, said] of [
    [{ data: { deleteTailoredResume: false } }, 'Could not delete tailored version'],
    [refusal('It is being printed.'), 'It is being printed.'],
    [refusal(''), 'Unable to delete tailored version'],
  ] as const) {
    await answer(page, 'DeleteTailoredResume', json)
    await deleteIt(page)
    await expectFailure(page, 'Delete failed', said)
  }
  await expect(editor(page)).toContainText('Corbel Insurance')

  await unfoldAd(page)
  for (const [message, said] of [
    ['The advertisement says nothing.', 'The advertisement says nothing.'],
    ['', 'Unable to tailor resume'],
  ] as const) {
    await refuse(page, 'TailorResume', message)
    await button(page, 'Tailor & Save').click()
    await expectFailure(page, 'Tailoring failed', said)
    // A toast goes; why nothing was made stays.
    await expect(page.getByRole('alert')).toHaveText(`Tailoring failed ${said} What you typed is kept.`)
  }
  await refuse(page, 'TailorResume', 'You have used all 5 of this month.', 'LIMIT_REACHED')
  await button(page, 'Tailor & Save').click()
  await expect(page.getByRole('alert')).toContainText('You have used all 5 of this month.')
  await expect(page.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/plans#limit')
  await expect(company(page)).toHaveValue('Fernhill Energy')
})

test('before there is a version, the resume itself is downloaded, in a tab of its own', async ({ page, context }) => {
  const asked = requestsOf(page, 'GenerateResumeDocument')
  const { resumeId } = await openTailor(page)
  await answer(page, 'GenerateResumeDocument', {
    data: { generateResumeDocument: { resumeId, format: 'pdf', url: '/about' } },
  })
  const tab = context.waitForEvent('page')
  await button(page, 'Download PDF').click()
  await expect(await tab).toHaveURL('/about')
  await (await tab).close()

  await answer(page, 'GenerateResumeDocument', {
    data: { generateResumeDocument: { resumeId, format: 'docx', url: '' } },
  })
  for (const name of ['Download PDF', 'Download DOCX']) {
    await button(page, name).click()
    await expectFailure(page, 'Download failed', 'No download URL returned')
  }
  const document = (format: string) => ({ input: { resumeId: String(resumeId), format } })
  await expect.poll(() => asked).toEqual([document('pdf'), document('pdf'), document('docx')])
})

test('what was asked for before a version is made is asked for again, on every page; without a job, nothing follows', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', resume)
  const names = ['SelectedResume', 'Resumes', 'Resume', 'TailoredResumesByResume', 'JobMatchAnalysesByResume']
  const asked = names.map((name) => requestsOf(page, name))
  const counts = () => asked.map(({ length }) => length)
  const tailorIt = page.getByRole('link', { name: 'Tailor', exact: true }).first()

  await page.goto(`/resume/${resumeId}`)
  await expect(page.getByText('Not tailored yet.')).toBeAttached()
  await expect(page.getByText('Not compared with a job yet.')).toBeAttached()
  await tailorIt.click()
  await expect(untailored(page)).toContainText('Corbel Insurance')
  await page.goBack()
  await expect(page).toHaveURL(`/resume/${resumeId}`)
  await tailorIt.click()
  await expect(untailored(page)).toContainText('Corbel Insurance')
  // Within 5 minutes an answer is good, but for the selected resume.
  expect(counts().slice(2)).toEqual([1, 1, 1])

  const [selected = 0, list = 0] = counts()
  const analyses = requestsOf(page, 'AnalyzeJobMatch')
  const selections = requestsOf(page, 'SelectResume')
  await rewrite(page, 'TailorResume', () => ({ jobDescriptionId: null }))
  await fillIn(page)
  await button(page, 'Tailor & Save').click()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
  await expect(editor(page)).toContainText('Corbel Insurance')
  await page.goBack()
  await expect(page).toHaveURL(`/resume/${resumeId}`)
  await expect
    .poll(() => counts().map((count, at) => count > ([selected, list, 1, 1, 1][at] ?? 0)))
    .toEqual(names.map(() => true))
  expect([...analyses, ...selections]).toEqual([])
})

const [second, minute, hour] = [1000, 60_000, 3_600_000]

test('the last-saved label follows the time, every 30 seconds; a save that fails leaves it', async ({ page }) => {
  await page.clock.install()
  await openTailored(page)
  const label = page.locator('time').filter({ hasText: /^Last saved / })
  const saved = Date.parse((await label.getAttribute('datetime')) ?? '')
  const later = async (past: number) => {
    await page.clock.setFixedTime(saved + past)
    await page.clock.runFor(30 * second)
  }
  for (const [past, words] of [
    [0, 'just now'],
    [10 * second - 1, 'just now'],
    [10 * second, '10 seconds ago'],
    [minute - 1, '59 seconds ago'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [50 * hour, '50 hours ago'],
  ] as const) {
    await later(past)
    await expect(label, `${past} ms later`).toHaveText(`Last saved ${words}`)
  }

  const letGo = await hold(page, 'UpdateTailoredResumeContent', refusal('Not now.'))
  await page.clock.setSystemTime(saved + 50 * hour)
  await page.clock.pauseAt(saved + 51 * hour)
  await button(page, 'Save Changes').click()
  for (const [passing, words] of [
    [0, 'just now'],
    [30 * second - 1, 'just now'],
    [1, '30 seconds ago'],
    [30 * second - 1, '30 seconds ago'],
    [1, '1 minute ago'],
  ] as const) {
    await page.clock.runFor(passing)
    await expect(label).toHaveText(`Last saved ${words}`)
  }
  await page.clock.resume()
  letGo()
  await expect(label).toHaveText('Last saved 51 hours ago')
})
