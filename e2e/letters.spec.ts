/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { downloaded } from './downloads.ts'
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

test('from an empty account to a letter in hand: pasted, tailored, written, edited, downloaded, deleted', async ({
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
  await page.getByLabel('Why here? One sentence of your own').fill(reason)
  await page.getByRole('button', { name: 'Tailor, then write' }).click()
  // Two works of the engine, one after the other.
  await expect(page).toHaveURL(/\/edit-cover-letter\/\d+$/)
  await expect(letter(page)).toContainText(reason)
  await expectNoViolations(page)
  await aSentenceShowsItsLineAndAParagraphIsWrittenAgain(page)

  const source = sources(page).first()
  const words = (await source.getAttribute('aria-label'))?.replace(/^Line \d+: /, '') ?? ''
  expect(resume.replace(/\s+/g, ' ')).toContain(words.split(',')[0])
  await type(page, ' good day.')
  await expect.poll(() => stored(somebody)).toContain('good day.')
  // What stands over the lines is bold, by which the files know it; typing takes nothing of that.
  await expect(letter(page).locator('strong', { hasText: 'Corbel Insurance' })).toBeVisible()
  expect(await stored(somebody)).toMatch(/<p><strong>[^<]*Corbel Insurance[^<]*<\/strong><\/p>/)

  await page.reload()
  await expect(letter(page)).toContainText('good day.')
  await sources(page).first().focus()
  await expect(page.getByRole('region', { name: 'The letter' }).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Your sentence: ${reason}` })).toBeVisible()

  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  expect(file.suggestedFilename()).toBe('Mara-Ellison-Letter-Fernhill-Energy.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('main').getByRole('link', { name: 'Cover Letters' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('searchbox').fill('annual report')
  await expect(page.getByRole('link', { name: 'Senior Product Analyst' })).toBeVisible()
  await page.getByRole('button', { name: /^More for Senior Product Analyst/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete letter' }).click()
  await expectToast(page, 'Deleted')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText(/You have one waiting: Senior Product Analyst/)).toBeVisible()
})

/** Where the figure of a sentence stands in the window. */
function placeOfFigure(text: Element) {
  const figure = '61%'
  const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, ({ textContent }) =>
    textContent?.includes(figure) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const node = words.nextNode()
  if (!node) throw new Error(`The letter does not say ${figure}`)
  text.scrollIntoView({ block: 'center' })
  const range = document.createRange()
  const at = node.textContent?.indexOf(figure) ?? 0
  range.setStart(node, at)
  range.setEnd(node, at + figure.length)
  const { left, top, width, height } = range.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Under the pointer; and Undo brings back what was written first. */
async function aSentenceShowsItsLineAndAParagraphIsWrittenAgain(page: Page) {
  // The styles push what stands below them.
  await expect(page.getByRole('group', { name: /^What to show/ })).toBeVisible()
  // In the letter, and below it as the words behind it.
  const line = page
    .getByRole('region', { name: 'The letter' })
    .getByText(/^Ran 11 A\/B tests/)
    .nth(1)
  await expect(async () => {
    await page.mouse.move(0, 0)
    const { x, y } = await letter(page).evaluate(placeOfFigure)
    await page.mouse.move(x, y)
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()
  const before = await letter(page).innerText()
  await page.getByRole('button', { name: 'Other words for paragraph 1', exact: true }).click()
  await expect(letter(page)).not.toHaveText(before, { useInnerText: true })
  await letter(page).getByText(/^Dear/).click()
  await page.keyboard.press('Control+z')
  await expect(letter(page)).toHaveText(before, { useInnerText: true })
}
