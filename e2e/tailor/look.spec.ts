import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readFile } from '../../packages/documents/src/read-file.ts'
import { downloaded } from '../downloads.ts'
import { test } from '../story.ts'
import { expectToast } from '../told.ts'
import { button, openTailored, unfoldAd } from './tailor-page.ts'

const looks = (page: Page, template: string) => page.getByRole('button', { name: `Look of the files: ${template}` })
const paper = (page: Page, size: string) =>
  page.getByRole('group', { name: 'Paper' }).getByRole('radio', { name: size })
const colour = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Color' }).getByRole('radio', { name, exact: true })

/** Opens the choices where they are folded. */
async function unfold(page: Page, template: string) {
  const bar = looks(page, template)
  if ((await bar.getAttribute('aria-expanded')) === 'false') await bar.click()
}

async function pageOfDownload(page: Page) {
  const download = await downloaded(page, () => button(page, 'Download PDF').click())
  const read = await readFile(new Uint8Array(readFileSync(await download.path())))
  if (!read.ok) throw new Error('The PDF was not read')
  return read.source.pages[0]
}

test('the look is chosen per version, goes with the download and is kept over a reload', async ({ page }) => {
  await openTailored(page)
  await expect(looks(page, 'Classic')).toBeVisible()
  const usual = await pageOfDownload(page)
  expect(usual?.height).toBeGreaterThan(800)

  await unfold(page, 'Classic')
  await page.getByRole('group', { name: 'Template' }).getByRole('radio', { name: 'Executive' }).check()
  await colour(page, 'Forest').check()
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('"letter"') ?? false)
  await paper(page, 'Letter').check({ force: true })
  await kept
  const chosen = await pageOfDownload(page)
  expect(chosen?.height).toBeLessThan(800)

  await page.reload()
  await expect(looks(page, 'Executive')).toBeVisible()
  await expect(paper(page, 'Letter')).toBeChecked()
  await unfold(page, 'Executive')
  await expect(colour(page, 'Forest')).toBeChecked()
  expect((await pageOfDownload(page))?.height).toBeLessThan(800)

  // Another version has a look of its own, and the first keeps what was chosen for it.
  await unfoldAd(page)
  await page.getByText('Options', { exact: true }).click()
  await page.getByText('Confident', { exact: true }).click()
  await button(page, 'Tailor & Save').click()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
  await expect(looks(page, 'Classic')).toBeVisible()
  await page.getByRole('button', { name: 'Open version 1' }).click()
  await expect(looks(page, 'Executive')).toBeVisible()
})
