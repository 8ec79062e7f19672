/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { contrastOn, violationsOn, withGoodPractice } from './accessible.ts'
import { resumePdf } from './resume-files.ts'
import { scrollingParts } from './scrolling.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

const file = { name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() }
const list = (page: Page) => page.getByRole('list', { name: 'Sentences' })
const row = (page: Page, sentence: string) => list(page).getByRole('listitem').filter({ hasText: sentence })

const invented = 'I managed 45 analysts in Kubernetes.'
const letter = `Dear Hiring Manager,\n\n${invented}\n\nThank you for your time and consideration.`

test('a stranger has a letter checked against a PDF, mends it and copies it, and nothing leaves the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  const carried: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (/Corbel|Kubernetes|%PDF|mara-ellison/.test(decodeURIComponent(request.url()) + body))
      carried.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Check a text' }).click()
  await expect(page.getByRole('heading', { name: 'Is this true of me?' })).toBeVisible()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.locator('input[type="file"]').first().setInputFiles(file)
  // Until then "Check it" is busy, and hears no press.
  await expect(page.getByText('14 lines read')).toBeVisible()
  await page.getByRole('textbox', { name: 'The text' }).fill(letter)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(row(page, invented)).toContainText('Not on your resume')
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastOn(page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'Next to check (1)' }).click()
  await expect(row(page, invented)).toBeFocused()
  expect(await contrastOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(row(page, invented).getByRole('button', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('Kubernetes')
  expect(carried, 'no request carries the file or the text').toEqual([])
})

test('@narrow on a phone nothing scrolls sideways, and what is next stays in sight', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.goto('/check')
  await page.getByRole('button', { name: 'Example: nurse' }).click()
  await expect(list(page)).toBeVisible()
  expect(await scrollingParts(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^Next to check/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Next to check/ }).click()
  await expect(page.getByRole('button', { name: /^Next to check/ })).toBeInViewport({ ratio: 1 })
})
