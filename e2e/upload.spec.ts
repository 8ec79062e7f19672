/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { digit, fillRegistration, newPerson, nextCode } from './accounts.ts'
import { advertisement, chooseFile, resumePdf } from './resume-files.ts'
import { test } from './story.ts'
import { expectFailure } from './told.ts'

const file = () => ({ name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
/** What is sure is folded away. */
const openYou = (page: Page) => page.getByText('You', { exact: true }).click()
const tailored = (page: Page) => page.getByRole('region', { name: 'Tailored resume' })
const score = (page: Page) => page.getByRole('img', { name: /^Your match: \d+ of 100/ })

async function putIn(page: Page) {
  await chooseFile(page, file())
  await expect(page.getByText('mara-ellison.pdf')).toBeVisible()
  await page.getByText('Options for tailoring').click()
  await page.getByText('Warm', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Company' }).fill('Fernhill Energy')
  await page.getByLabel('Job description').fill(advertisement)
  await expect(tailored(page)).toBeVisible()
}

/** Number and next step are where one looks, at both sizes. */
async function resultInFirstScreen(page: Page) {
  await expect(score(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Create a free account to save and download' })).toBeInViewport({
    ratio: 1,
  })
}

test('a visitor sees the tailored page on /upload, corrects, signs up, and goes on into the tailored result', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  const carried: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (/Corbel|Snowflake|%PDF|mara-ellison/.test(decodeURIComponent(request.url()) + body)) carried.push(request.url())
  })
  await page.goto('/upload')
  await putIn(page)
  await resultInFirstScreen(page)
  await expect(page.getByLabel('Job description'), 'the focus stays where it was').toBeFocused()
  await expect(tailored(page)).toContainText('Mara Ellison')
  await page.getByText('Keywords', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Keywords of the job' })).toContainText('Snowflake')
  const field = await page.getByLabel('Job description').boundingBox()
  expect(field?.height, 'it leaves room for what comes after it').toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
  await expect(page.getByRole('heading', { name: 'Top fixes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ATS check' })).toBeVisible()
  const shown = await score(page).getAttribute('aria-label')
  expect(carried, 'no request carries the file or the text').toEqual([])
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Review your resume' })).toBeFocused()
  await openYou(page)
  await page.getByLabel('Name', { exact: true }).fill('Mara Beth Ellison')
  await page.reload()
  await openYou(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Beth Ellison')
  await page.getByRole('button', { name: 'Done' }).first().click()
  await expect(tailored(page)).toContainText('Mara Beth Ellison')
  expect(carried, 'what is corrected is not sent yet').toEqual([])

  await page.getByRole('link', { name: 'Create a free account to save and download' }).click()
  const number = /\d+/.exec(shown ?? '')?.[0]
  await expect(page.getByText(new RegExp(`^Your (?:match of )?${number} .*waiting\\.$`))).toBeVisible()
  await page.goBack()
  await expect(score(page)).toHaveAttribute('aria-label', shown ?? '')
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Fernhill Energy')
  await page.goForward()

  const person = newPerson()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = await nextCode(person)
  await digit(page, 1).fill(code === '654321' ? '123456' : '654321')
  await expectFailure(page, 'Verification failed')
  await page.reload()
  await digit(page, 1).fill(code)
  await expect(page.getByRole('heading', { name: 'Registration complete' })).toBeVisible()
  expect(carried).toEqual([])
  await page.getByRole('button', { name: 'See your tailored resume' }).click()

  await expect(page).toHaveURL('/resume/tailor')
  const version = page.getByRole('textbox', { name: 'Tailored resume' })
  await expect(version).toContainText('Mara Beth Ellison')
  await expect(page.getByRole('img', { name: `Your match: ${number} of 100` }).first()).toBeAttached()
  await expect(page.getByLabel('Advertising Company *')).toHaveValue('Fernhill Energy')
  await expect(page.getByLabel('Job Advertisement *')).toHaveValue(advertisement)
  await page.goto('/upload')
  await expect(page.getByLabel('Choose a file')).toBeVisible()
})
