/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { chooseFile, resumePdf } from './resume-files.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

const original = resumePdf()
const file = { name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: original }

async function upload(page: Page) {
  await page.goto('/create-resume')
  await chooseFile(page, file)
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible()
}

/** Presses an entry of the download menu, and gives back what the link it gets leads to. */
async function downloaded(page: Page, entry: string): Promise<Buffer> {
  const answer = page.waitForResponse((it) => it.request().postData()?.includes('generateResumeDocument') ?? false)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const { data } = await (await answer).json()
  return (await page.request.get(data.generateResumeDocument.url)).body()
}

test('a new user uploads a PDF, corrects one field, sees the page, downloads PDF and DOCX', async ({ page }) => {
  // Two documents are typeset on the way.
  test.slow()
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
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
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

test('a review that is not saved is there again after the tab was closed', async ({ page, context }) => {
  await signedIn(page)
  await upload(page)
  await page.getByText('You', { exact: true }).click()
  await page.getByLabel('Headline').fill('Claims analyst')
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  expect(token).not.toBeNull()
  await page.close()
  const again = await context.newPage()
  await again.goto('/create-resume')
  await expect(again.getByRole('heading', { name: 'Check what we read' })).toBeVisible()
  await again.getByText('You', { exact: true }).click()
  await expect(again.getByLabel('Headline')).toHaveValue('Claims analyst')
})

test('a resume is written section by section with the keyboard alone', { tag: '@narrow' }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/create-resume')
  await page.getByRole('tab', { name: 'Upload' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Start with an empty page' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Ada Example')
  await page.getByLabel('Employer').fill('Difference Works')
  const lines = page.getByRole('list', { name: 'Lines of this role' })
  await lines.getByLabel('Line 1', { exact: true }).focus()
  await page.keyboard.type('Built the first one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wrote the notes')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(lines.getByLabel('Line 1', { exact: true })).toHaveValue('Wrote the notes')
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
  await page.getByRole('button', { name: 'Save resume' }).first().click()
  await expect(page).toHaveURL(/\/resume\/\d+$/)
})

test('a picture instead of a resume is refused with what to do', async ({ page }) => {
  await signedIn(page)
  await page.goto('/create-resume')
  const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])
  await chooseFile(page, { name: 'cv.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('alert')).toContainText('Please choose a PDF, DOCX or TXT file')
})
