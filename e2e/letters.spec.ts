/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { ownAssistant, pasteAnswer, withoutClipboard } from './own-assistant.ts'
import { type SignedIn, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { advertisement, resume } from './tailor/tailor-page.ts'
import { expectToast } from './told.ts'

const company = 'Fernhill Energy'
const reason = 'I have read every annual report of Fernhill since I moved to Leeds.'
const letter = (page: Page) => page.getByRole('textbox', { name: 'Cover letter' })
const sources = (page: Page) => page.getByRole('button', { name: /^Line \d+: / })
const expectNoViolations = async (page: Page) => expect(await violationsOn(page, withGoodPractice)).toEqual([])

/** Puts the cursor behind the greeting, and types. */
async function type(page: Page, words: string) {
  await letter(page).getByText(/^Dear/).click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(words)
}

const stored = async ({ call }: SignedIn): Promise<string> =>
  (await call<{ tailoredResumes: { coverLetter: string | null }[] }>('resume', '{ tailoredResumes { coverLetter } }'))
    .tailoredResumes[0]?.coverLetter ?? ''

async function tailored({ call }: SignedIn): Promise<number> {
  const { resumes } = await call<{ resumes: { id: number }[] }>('resume', '{ resumes { id } }')
  const { tailorResume } = await call<{ tailorResume: { id: number } }>(
    'resume',
    `mutation ($resumeId: Int!, $text: String!, $company: String!) {
      tailorResume(resumeId: $resumeId, jobDescription: $text, jobAdvertisingCompany: $company) { id }
    }`,
    { resumeId: resumes[0]?.id, text: advertisement, company },
  )
  return tailorResume.id
}

/** The page of a letter that is there. */
async function writing(page: Page): Promise<{ somebody: SignedIn; id: number }> {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  const id = await tailored(somebody)
  await somebody.call('resume', 'mutation ($id: Int!) { generateCoverLetter(tailoredId: $id) { content } }', { id })
  await page.goto(`/edit-cover-letter/${id}`)
  await expect(letter(page)).toBeVisible()
  return { somebody, id }
}

test('a field that is typed in stays in sight when the styles come', { tag: '@narrow' }, async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  const id = await tailored(somebody)
  let letThem: () => void = () => undefined
  const allowed = new Promise<void>((resolve) => {
    letThem = resolve
  })
  await page.route('**/api/v1/resume/graphql', async (route) => {
    if (route.request().postData()?.includes('CoverLetterPreviews')) await allowed
    await route.fallback()
  })
  await page.goto(`/edit-cover-letter/${id}`)
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByText('Choices', { exact: true }).click()
  const field = page.getByLabel('To', { exact: true })
  await field.fill('Sarah Whitlock')
  await expect(field).toBeInViewport({ ratio: 1 })
  letThem()
  await expect(page.getByRole('group', { name: /^What to show/ })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
})

test('@narrow from an empty account to a letter in hand: pasted, tailored, written, edited, downloaded, deleted', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await page.goto('/cover-letters')
  await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Paste a job' }).click()

  await page.getByLabel('Company').fill(company)
  await page.getByLabel('Job advertisement').fill(advertisement)
  await page.getByRole('radio', { name: 'Warm' }).check()
  await page.getByLabel('Why this job?').fill(reason)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Tailor, then write' }).click()
  // Two works of the engine, one after the other.
  await expect(page).toHaveURL(/\/edit-cover-letter\/\d+$/, { timeout: 60_000 })
  await expect(letter(page)).toContainText(reason, { timeout: 60_000 })
  await expectNoViolations(page)

  const source = sources(page).first()
  const words = (await source.getAttribute('aria-label'))?.replace(/^Line \d+: /, '') ?? ''
  expect(resume.replace(/\s+/g, ' ')).toContain(words.split(',')[0])
  await type(page, ' good day.')
  await expect.poll(() => stored(somebody)).toContain('good day.')

  await page.reload()
  await expect(letter(page)).toContainText('good day.')
  await sources(page).first().focus()
  await expect(page.getByRole('region', { name: 'The letter' }).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Your sentence: ${reason}` })).toBeVisible()

  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  expect(file.suggestedFilename()).toBe(`Mara Ellison, Senior Product Analyst, ${company}, letter.pdf`)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('main').getByRole('link', { name: 'Cover Letters' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('searchbox').fill('annual report')
  await expect(page.getByRole('link', { name: 'Senior Product Analyst' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^More for Senior Product Analyst/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete letter' }).click()
  await expectToast(page, 'Deleted')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText(/You have one waiting: Senior Product Analyst/)).toBeVisible()
})

test('a sentence under the pointer shows its line; a paragraph is written again, and Undo brings it back', async ({
  page,
}) => {
  await writing(page)
  const sheet = page.getByRole('region', { name: 'The letter' })
  await letter(page).getByText('61%').hover()
  await expect(sheet.getByText(/^Ran 11 A\/B tests|^Wrote SQL/)).toBeVisible()

  const before = await letter(page).innerText()
  await page.getByRole('button', { name: 'Write paragraph 2 again' }).click()
  await expect(letter(page)).not.toHaveText(before, { useInnerText: true })
  await letter(page).getByText(/^Dear/).click()
  await page.keyboard.press('Control+z')
  await expect(letter(page)).toHaveText(before, { useInnerText: true })
})

test('[F9] two tabs do not write over each other: both are shown, and the other is one step back', async ({
  page,
  context,
}) => {
  const { somebody, id } = await writing(page)
  const other = await context.newPage()
  await other.goto(`/edit-cover-letter/${id}`)
  await type(other, ' from the other tab.')
  await expect.poll(() => stored(somebody)).toContain('from the other tab.')

  await type(page, ' from this one.')
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' })
  await expect(dialog).toBeVisible()
  expect(await stored(somebody)).toContain('from the other tab.')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => stored(somebody)).toContain('from this one.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(letter(page)).toContainText('from the other tab.')
})

test('what is typed without a connection outlives its tab, and is saved when there is one', async ({
  page,
  context,
}) => {
  const { somebody, id } = await writing(page)
  // A tab that goes sends what is left, past every route of the test: no connection at all must be there then.
  await context.setOffline(true)
  await type(page, ' typed offline.')
  await expect(page.getByText('Not saved yet: no connection. Your changes are kept in this browser.')).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const cutOff = (route: Route) => route.abort()
  await next.route('**/api/v1/resume/graphql', cutOff)
  await next.goto(`/edit-cover-letter/${id}`)
  await expect(next.getByText('The letter could not be loaded.')).toBeVisible()
  await next.unroute('**/api/v1/resume/graphql', cutOff)
  await next.getByRole('button', { name: 'Try again' }).click()
  await expect(next.getByText(/were not saved yet\. They are back\./)).toBeVisible()
  await expect(letter(next)).toContainText('typed offline.')
  await expect.poll(() => stored(somebody)).toContain('typed offline.')
})

test('a letter in the words of one’s own chat assistant: what the lines say stands, and a lie is left out', async ({
  page,
}) => {
  await withoutClipboard(page)
  const { somebody } = await writing(page)
  await type(page, ' and team,')
  const { dialog, numberOf } = await ownAssistant(page)
  const [tests, tableau] = [numberOf('Ran 11 A/B tests'), numberOf('Built Tableau')]
  const lie = 'I led a team of 40 analysts at Corbel Insurance.'
  const sentences = [
    { paragraph: 0, text: 'I ran 11 A/B tests on the online claims form.', sources: [tests] },
    { paragraph: 1, text: 'I built Tableau dashboards for store managers.', sources: [tableau] },
    { paragraph: 1, text: lie, sources: [tests] },
  ]
  await pasteAnswer(dialog, `Of course!\n\n${JSON.stringify({ sentences })}`)
  await expect(dialog.getByText('2 sentences of it are in now.')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Left out' })).toContainText(lie)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(letter(page)).toContainText('I ran 11 A/B tests on the online claims form.')
  await expect(letter(page)).not.toContainText('team of 40')
  await expect.poll(() => stored(somebody)).toContain('I built Tableau dashboards for store managers.')
  await expect(page.getByRole('button', { name: /^Line \d+: .*Ran 11 A\/B tests/ }).first()).toBeVisible()
})
