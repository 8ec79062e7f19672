/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { readFile } from '../packages/documents/src/read-file.ts'
import { templates } from '../packages/documents/src/write/layout.ts'
import { toHtml } from '../packages/domain/src/resume/html.ts'
import { fromJsonResume } from '../packages/domain/src/resume/json-resume.ts'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { toast } from './accounts.ts'
import { type SignedIn, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

const words = [
  'Mara Ellison',
  'mara@example.com',
  '',
  'Experience',
  'Cook, Larder & Co, Leeds',
  '2019 - 2022',
  '- Cooked soup for 80 guests a day',
  '- Ordered for three kitchens',
].join('\n')

const resumeEndpoint = '**/api/v1/resume/graphql'
const headline = (page: Page) => page.getByLabel('Headline')
const soup = (page: Page) => page.getByLabel('Cook, line 1')
const paper = (page: Page) => page.getByRole('region', { name: 'Your resume on its pages' })

/** No change reaches the server. */
const cutOff = (route: Route) =>
  route.request().postData()?.includes('UpdateResume') ? route.abort() : route.continue()

async function editing(page: Page) {
  const somebody = await signedIn(page)
  const id = await saveResume(somebody, 'General', words)
  await page.goto('/resume/edit')
  await expect(soup(page)).toHaveValue('Cooked soup for 80 guests a day')
  return { somebody, id }
}

const contentOf = async ({ call }: SignedIn, id: number) =>
  (await call<{ resume: { content: string } }>('resume', 'query ($id: Int!) { resume(id: $id) { content } }', { id }))
    .resume.content

test('what is written is on the page at once and saved by itself; a click on the page opens what it leads into', async ({
  page,
}) => {
  const { somebody, id } = await editing(page)
  await soup(page).fill('Cooked soup for 120 guests a day')
  await expect.poll(() => contentOf(somebody, id)).toContain('120 guests')
  await expect(page.getByText('Last saved just now')).toBeVisible()
  await expect(toast(page, 'Resume updated')).toBeHidden()
  await expect(paper(page)).toContainText('Cooked soup for 120 guests a day')
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.getByRole('button', { name: 'Collapse all sections' }).click()
  await expect(soup(page)).toBeHidden()
  await expect(page.getByText('Cook · Larder & Co', { exact: true }).first()).toBeVisible()
  await paper(page).getByText('Ordered for three kitchens').click()
  await expect(page.getByLabel('Cook, line 2')).toBeFocused()
  await expect(page.getByLabel('Cook, line 2')).toBeInViewport()
  await page.getByRole('group', { name: 'Lines of your resume' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await page.getByRole('tab', { name: /^Checks/ }).click()
  await page.getByLabel('Job', { exact: true }).selectOption('Paste an advertisement')
  await page.getByLabel('Job advertisement').fill('Cook\nRosewater Foods\n\nWhat we ask\n- Cooking soup\n- HACCP')
  await expect(page.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeVisible()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
})

test('[F9] two tabs do not write over each other: both are shown, one is chosen, the other is kept', async ({
  page,
  context,
}) => {
  const { somebody, id } = await editing(page)
  const other = await context.newPage()
  await other.goto(`/resume/${id}/edit`)
  await headline(other).fill('Head cook')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(other, 'Resume updated')

  await headline(page).fill('Pastry cook')
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' })
  await expect(dialog.getByRole('deletion').filter({ hasText: 'Head' })).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({ hasText: 'Pastry' })).toBeVisible()
  expect(await contentOf(somebody, id)).toContain('Head cook')

  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await page.getByRole('button', { name: 'Look at both' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => contentOf(somebody, id)).toContain('Pastry cook')
  const { resumeVersions } = await somebody.call<{ resumeVersions: { label: string | null; content: string }[] }>(
    'resume',
    'query ($resumeId: Int!) { resumeVersions(resumeId: $resumeId) { label content } }',
    { resumeId: id },
  )
  expect(resumeVersions.find(({ label }) => label === 'From another tab or device')?.content).toContain('Head cook')

  await other.bringToFront()
  await headline(other).fill('Sous chef')
  await other.getByRole('dialog').getByRole('button', { name: 'Take that one' }).click()
  await expect(headline(other)).toHaveValue('Pastry cook')
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(headline(other)).toHaveValue('Sous chef')
})

test('a closed tab loses nothing; a crashed one keeps the draft, which can be let go', async ({ page, context }) => {
  const { somebody, id } = await editing(page)
  await soup(page).fill('Cooked soup for 70 guests a day')
  await page.close()
  const second = await context.newPage()
  await second.goto(`/resume/${id}/edit`)
  await expect(soup(second)).toHaveValue('Cooked soup for 70 guests a day')
  await expect.poll(() => contentOf(somebody, id)).toContain('70 guests')

  await second.route(resumeEndpoint, cutOff)
  await soup(second).fill('Cooked soup for 75 guests a day')
  await expect(paper(second)).toContainText('75 guests')
  second.goto('chrome://crash').catch(() => undefined)
  await second.waitForEvent('crash')
  const third = await context.newPage()
  await third.goto(`/resume/${id}/edit`)
  await expect(soup(third)).toHaveValue('Cooked soup for 75 guests a day')
  await expect(third.getByText(/were not saved yet\. They are back\./)).toBeVisible()
  await expect.poll(() => contentOf(somebody, id)).toContain('75 guests')
  await third.getByRole('button', { name: 'Discard them' }).click()
  await expect(soup(third)).toHaveValue('Cooked soup for 70 guests a day')
  await expect.poll(() => contentOf(somebody, id)).toContain('70 guests')
})

const samples = ['teacher', 'cfo']

test('the page preview has the pages of the PDF, in every template', async ({ page }) => {
  const somebody = await signedIn(page)
  for (const [which, name] of samples.entries()) {
    const json = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'eval', 'resumes', `${name}.json`), 'utf8'))
    const id = await saveResume(somebody, name, toHtml(fromJsonResume(json)))
    await page.goto(`/resume/${id}/edit`)
    await page.getByRole('button', { name: /^Look/ }).click()
    for (const template of templates.filter((_, at) => at % samples.length === which)) {
      await page.getByRole('radio', { name: template }).check()
      const pages = await pagesOfPdf(page, somebody, { resumeId: id, layout: { template } })
      await expect(paper(page).locator(`article.${template}`), `${name}, ${template}`).toHaveCount(pages)
    }
  }
})

async function pagesOfPdf(page: Page, { call }: SignedIn, input: object): Promise<number> {
  const { generateResumeDocument } = await call<{ generateResumeDocument: { url: string } }>(
    'resume',
    'mutation ($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }',
    { input },
  )
  const answer = await page.request.get(generateResumeDocument.url)
  const read = await readFile(new Uint8Array(await answer.body()))
  if (!read.ok) throw new Error('The PDF was not read')
  return read.source.pages.length
}
