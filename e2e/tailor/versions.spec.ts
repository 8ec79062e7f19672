import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readFile } from '../../packages/documents/src/read-file.ts'
import { downloaded } from '../downloads.ts'
import { test } from '../story.ts'
import { expectToast } from '../told.ts'
import { button, openTailored, title } from './tailor-page.ts'

const looks = (page: Page, template: string) => page.getByRole('button', { name: `Template: ${template}` })
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

test('the versions for one job are told apart and opened in place of each other, each with its title and its look', async ({
  page,
}) => {
  await openTailored(page)
  await title(page).fill('The first one')
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  await expect(looks(page, 'Classic')).toBeVisible()
  await unfold(page, 'Classic')
  await page.getByRole('group', { name: 'Template' }).getByRole('radio', { name: 'Executive' }).check()
  await colour(page, 'Forest').check()
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('"letter"') ?? false)
  await paper(page, 'Letter').check({ force: true })
  await kept
  // As high as Letter is; A4 is higher.
  expect((await pageOfDownload(page))?.height).toBeLessThan(800)

  const showing = (version: string) => page.getByRole('button', { name: `Showing: ${version}` })
  await expect(showing('Version 1')).toBeVisible()
  await page.getByText('Options', { exact: true }).click()
  await page.getByText('Confident', { exact: true }).click()
  await button(page, 'Tailor & Save').click()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
  await expect(showing('Version 2 of 2')).toBeVisible()
  await expect(looks(page, 'Classic')).toBeVisible()

  await showing('Version 2 of 2').click()
  await page.getByRole('menuitem', { name: /^Version 1, today, \d\d:\d\d, \d+ changes?$/ }).click()
  await expect(title(page)).toHaveValue('The first one')
  await expect(showing('Version 1 of 2')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Tailored for Fernhill Energy/ })).toBeFocused()
  await page.reload()
  await expect(title(page)).toHaveValue('The first one')
  await expect(paper(page, 'Letter')).toBeChecked()
  await unfold(page, 'Executive')
  await expect(colour(page, 'Forest')).toBeChecked()
  await showing('Version 1 of 2').click()
  await page.getByRole('menuitem', { name: /^Version 2/ }).click()
  await expect(title(page)).not.toHaveValue('The first one')
  await expect(showing('Version 2 of 2')).toBeVisible()
  await expect(looks(page, 'Classic')).toBeVisible()
})
