/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { enterCode, fillRegistration, newPerson, nextCode } from './accounts.ts'
import { advertisement, chooseFile, resumePdf } from './resume-files.ts'
import { test } from './story.ts'

const file = () => ({ name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
/** What is sure is folded away. */
const openYou = (page: Page) => page.getByText('You', { exact: true }).click()
const score = (page: Page) => page.getByRole('img', { name: /^Your match: \d+ of 100/ })

async function putIn(page: Page) {
  await chooseFile(page, file())
  await expect(page.getByText('mara-ellison.pdf')).toBeVisible()
  await page.getByRole('textbox', { name: 'Company' }).fill('Fernhill Energy')
  await page.getByLabel('Job description').fill(advertisement)
  await page.getByText('Warm', { exact: true }).click()
  await expect(score(page)).toBeVisible()
}

test('a visitor tries /upload, signs up, finds everything again, and has it checked, corrected and tailored', async ({
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
  await expect(page.getByRole('table', { name: 'Keywords of the job' })).toContainText('Snowflake')
  const field = await page.getByLabel('Job description').boundingBox()
  expect(field?.height, 'it leaves room for what comes after it').toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
  await expect(page.getByRole('heading', { name: 'Top fixes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ATS check' })).toBeVisible()
  const shown = await score(page).getAttribute('aria-label')
  expect(carried, 'no request carries the file or the text').toEqual([])
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.getByRole('link', { name: 'Create an account to tailor and save' }).click()
  const person = newPerson()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await enterCode(page, await nextCode(person))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Registration complete' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/upload')
  await expect(page.getByText('mara-ellison.pdf')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Fernhill Energy')
  await expect(page.getByLabel('Job description')).toHaveValue(advertisement)
  await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked()
  await expect(score(page)).toHaveAttribute('aria-label', shown ?? '')
  expect(carried).toEqual([])

  await page.getByRole('button', { name: 'Save and tailor' }).click()
  await expect(page.getByRole('heading', { name: 'Review your resume' })).toBeFocused()
  expect(carried, 'what is checked is not sent yet').toEqual([])
  await openYou(page)
  await page.getByLabel('Name', { exact: true }).fill('Mara Beth Ellison')
  await page.reload()
  await openYou(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Beth Ellison')
  await page.goBack()
  await expect(page.getByLabel('Job description')).toHaveValue(advertisement)
  await page.goForward()
  await openYou(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Beth Ellison')
  await page.getByRole('button', { name: 'Save and tailor' }).first().click()
  await expect(page).toHaveURL('/resume/tailor')
  const result = page.getByRole('region', {
    name: /^Tailored for Fernhill Energy, your match \d+ of 100, \d+ changes?$/,
  })
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport()
  const version = page.getByRole('textbox', { name: 'Tailored resume' })
  await expect(version).toContainText('Mara Beth Ellison')
  await expect(version).toBeInViewport()
  await expect(page.getByLabel('Advertising Company *')).toHaveValue('Fernhill Energy')
  await expect(page.getByLabel('Job Advertisement *')).toHaveValue(advertisement)
  await page.goto('/upload')
  await expect(page.getByLabel('Choose a file')).toBeVisible()
})
