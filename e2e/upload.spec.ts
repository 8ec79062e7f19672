/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { enterCode, fillRegistration, newPerson, nextCode } from './accounts.ts'
import { advertisement, chooseFile, resumePdf } from './resume-files.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectFailure } from './told.ts'

const file = () => ({ name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
/** What is sure is folded away. */
const openYou = (page: Page) => page.getByText('You', { exact: true }).click()
const score = (page: Page) => page.getByRole('img', { name: /^What you bring: \d+ of 100/ })

async function putIn(page: Page) {
  await chooseFile(page, file())
  await expect(page.getByText('mara-ellison.pdf')).toBeVisible()
  await page.getByRole('textbox', { name: 'Company' }).fill('Fernhill Energy')
  await page.getByLabel('Job description').fill(advertisement)
  await page.getByText('Warm', { exact: true }).click()
  await expect(score(page)).toBeVisible()
}

test('a visitor tries /upload, signs up and finds everything again', { tag: '@narrow' }, async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeFocused()
  expect(carried, 'what is checked is not sent yet').toEqual([])
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
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
  await expect(page.getByRole('textbox', { name: 'Tailored resume' })).toContainText('Mara Beth Ellison')
  await expect(page.getByLabel('Advertising Company *')).toHaveValue('Fernhill Energy')
  await expect(page.getByLabel('Job Advertisement *')).toHaveValue(advertisement)
  await page.goto('/upload')
  await expect(page.getByLabel('Choose a file')).toBeVisible()
})

test('what a visitor put in survives a reload, and is gone when cleared', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.goto('/upload')
  await putIn(page)
  await page.reload()
  await expect(score(page)).toBeVisible()
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await page.reload()
  await expect(page.getByLabel('Choose a file')).toBeVisible()
  await expect(page.getByLabel('Job description')).toHaveValue('')
})

test('a preview that fails is not sent twice and offers the optimize way', async ({ page }) => {
  await signedIn(page)
  let previews = 0
  await page.route('**/api/v1/resume/graphql', async (route) => {
    if (!route.request().postData()?.includes('GenerateTailoredPreview')) return route.fallback()
    previews += 1
    return route.abort()
  })
  await page.goto('/upload')
  await putIn(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', { name: 'Preview for a job' }).click()
  await page.getByRole('button', { name: 'Save and preview' }).first().click()
  await expect(page.getByRole('button', { name: 'Optimize it' })).toBeVisible()
  await expectFailure(page, 'Preview failed')
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The preview is unavailable'))
  expect(previews).toBe(1)
})

test('a file that was uploaded before is known again, and the saved one can be used', async ({ page }) => {
  const { call } = await signedIn(page)
  for (const again of [false, true]) {
    await page.goto('/upload')
    await putIn(page)
    await page.getByRole('button', { name: 'Save and tailor' }).click()
    const known = page.getByText(/You uploaded this file today, .* as “mara ellison”/)
    if (!again) await page.getByRole('button', { name: 'Save and tailor' }).first().click()
    else {
      await expect(known).toBeVisible()
      await page.getByRole('button', { name: 'use that one' }).click()
    }
    await expect(page).toHaveURL('/resume/tailor')
    await expect(page.getByLabel('Advertising Company *')).toHaveValue('Fernhill Energy')
  }
  const { resumes } = await call<{ resumes: unknown[] }>('resume', '{ resumes { id } }')
  expect(resumes).toHaveLength(1)
})

test('from upload to the result: checked, corrected, tailored, in view', { tag: '@narrow' }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/upload')
  await putIn(page)
  await page.getByRole('button', { name: 'Save and tailor' }).click()
  await openYou(page)
  await page.getByLabel('Name', { exact: true }).fill('Mara Beth Ellison')
  await page.getByRole('button', { name: 'Save and tailor' }).first().click()
  const result = page.getByRole('region', {
    name: /^Tailored for Fernhill Energy, you bring \d+ of 100, the page shows \d+, \d+ changes?$/,
  })
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport()
  const version = page.getByRole('textbox', { name: 'Tailored resume' })
  await expect(version).toContainText('Mara Beth Ellison')
  await expect(version).toBeInViewport()
  await page.reload()
  await expect(version).toContainText('Mara Beth Ellison')
})
