/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { chooseFile, resumePdf } from './resume-files.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

const original = resumePdf()
const file = { name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: original }

async function upload(page: Page) {
  await page.goto('/create-resume')
  await chooseFile(page, file)
  await expect(page.getByRole('heading', { name: 'Review your resume' })).toBeVisible()
}

/** Presses an entry of the download menu, and gives back what the link it gets leads to. */
async function downloaded(page: Page, entry: string): Promise<Buffer> {
  const answer = page.waitForResponse((it) => it.request().postData()?.includes('generateResumeDocument') ?? false)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const { data } = await (await answer).json()
  return (await page.request.get(data.generateResumeDocument.url)).body()
}

test('a new user uploads a PDF, corrects one field, closes the tab, saves, sees the page, downloads PDF and DOCX', async ({
  page: first,
  context,
}) => {
  let page = first
  const { call } = await signedIn(page)
  await upload(page)
  const source = page.getByRole('region', { name: 'Source, as read' })
  // Everything was clear, so it is folded away.
  await source.getByText('Your page, as uploaded').click()
  await source.getByText('Text', { exact: true }).click()
  await page.getByText('You', { exact: true }).click()
  await page.getByLabel('Email').focus()
  await expect(source.locator('mark')).toHaveText('mara.ellison@example.com')
  await source.getByRole('button', { name: 'Mara Ellison', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Mara Beth Ellison')
  await page.close()
  page = await context.newPage()
  await page.goto('/create-resume')
  await page.getByText('You', { exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Beth Ellison')
  await page.getByRole('button', { name: 'Save resume' }).first().click()
  await expectToast(page, 'Resume created')
  await expect(page).toHaveURL(/\/resume\/\d+$/)
  await expect(page.getByText('Mara Beth Ellison').first()).toBeVisible()

  expect((await downloaded(page, 'Download PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await downloaded(page, 'Download DOCX')).subarray(0, 2).toString()).toBe('PK')

  const id = Number(page.url().split('/').at(-1))
  const { downloadResumeAttachment: kept } = await call<{ downloadResumeAttachment: { contentBase64: string } }>(
    'resume',
    'query ($id: Int!) { downloadResumeAttachment(id: $id) { contentBase64 } }',
    { id },
  )
  expect(Buffer.from(kept.contentBase64, 'base64').equals(original), 'the file is kept as it was').toBe(true)
})
