/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { doubtfulPdf, resumePdf } from './resume-files.ts'
import { signedIn } from './signed-in.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Check what we read' })
const card = (page: Page, name: string) => page.getByRole('group', { name })
const looked = (page: Page) => page.getByRole('status').filter({ hasText: 'looked at' })
const source = (page: Page) => page.getByRole('region', { name: 'Source, as read' })

async function upload(page: Page, buffer = doubtfulPdf()) {
  await page.goto('/create-resume')
  const file = { name: 'nora-whelan-cv.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(heading(page)).toBeFocused()
}

/** How much of the first page is not white. */
const inkOn = (page: Page) =>
  source(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas')
      Object.assign(copy, { width: canvas.width, height: canvas.height })
      const context = copy.getContext('2d')
      context?.drawImage(canvas, 0, 0)
      const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] }
      return data.filter((value, at) => at % 4 === 0 && value < 128).length
    })

test('what is doubtful is looked at with one key, and kept at each step', { tag: '@narrow' }, async ({ page }) => {
  test.slow()
  const { call } = await signedIn(page)
  await upload(page)
  await expect(page.getByText('Three need a look, one has no place yet')).toBeVisible()
  await expect(looked(page)).toHaveText('0 of 4 looked at')
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.keyboard.press('ArrowDown')
  const number = card(page, 'A number over a line break')
  await expect(number).toBeFocused()
  await expect(number).toBeInViewport()
  await expect(number.getByRole('radio', { name: /per 1,000 bed days/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('1 of 4 looked at')

  const alone = card(page, 'Employer').first()
  await expect(alone).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Employer and title')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(alone).toBeFocused()
  await page.keyboard.press('2')
  await expect(alone.getByRole('radio', { name: /Title. There is no employer/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('2 of 4 looked at')

  const two = card(page, 'Employer and title')
  await expect(two).toBeFocused()
  await two.getByRole('button', { name: 'Type it myself' }).press('Enter')
  await expect(two.getByLabel('Employer')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Kirkmere General Hospital')
  await page.reload()
  await expect(looked(page)).toHaveText('3 of 4 looked at')
  await expect(card(page, 'Employer and title')).toContainText('Kirkmere General Hospital')

  const without = card(page, 'No place yet')
  await expect(heading(page)).toBeVisible()
  await heading(page).evaluate((it) => {
    it.tabIndex = -1
    it.focus()
  })
  await page.keyboard.press('ArrowDown')
  await expect(without).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(without.getByRole('button', { name: 'Interests' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('4 of 4 looked at')
  const save = page.getByRole('button', { name: 'Save resume' }).last()
  await expect(save).toBeFocused()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/resume\/\d+$/)
  const { resume } = await call<{ resume: { content: string } }>(
    'resume',
    'query ($id: Int!) { resume(id: $id) { content } }',
    { id: Number(page.url().split('/').at(-1)) },
  )
  for (const words of ['per 1,000 bed days', 'Kirkmere General Hospital', 'Ward choir, Thursdays'])
    expect(resume.content).toContain(words)
})

test('the page is drawn, and its marks and lines lead to what was read of them', async ({ page }) => {
  await signedIn(page)
  await upload(page)
  await expect(async () => expect(await inkOn(page)).toBeGreaterThan(1000)).toPass()
  await source(page).getByRole('button', { name: '3, Employer and title' }).click()
  await expect(card(page, 'Employer and title')).toBeFocused()
  await source(page).getByRole('button', { name: 'Education', exact: true }).click()
  await source(page).getByRole('button', { name: 'Nora Whelan', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await source(page).getByText('Text', { exact: true }).click()
  await page.getByLabel('Email').focus()
  await expect(source(page).locator('mark')).toHaveText('nora.whelan@example.org')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(looked(page)).toHaveText('3 of 4 looked at')
  await expect(card(page, 'No place yet')).toBeFocused()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
})

test('where everything was clear the page is folded, and can be opened', { tag: '@narrow' }, async ({ page }) => {
  await signedIn(page)
  await upload(page, resumePdf())
  await expect(page.getByText('Everything was clear.')).toBeVisible()
  await expect(source(page).locator('canvas')).toBeHidden()
  await page.getByText('Your page, as uploaded').click()
  await expect(async () => expect(await inkOn(page)).toBeGreaterThan(1000)).toPass()
  expect(await violationsOn(page, withGoodPractice)).toEqual([])
})

test('a page that cannot be drawn is shown as its text', async ({ page }) => {
  await signedIn(page)
  await page.route('**/draw-worker*', (route) => route.abort())
  await upload(page)
  await expect(page.getByText('The page could not be drawn in this browser.')).toBeVisible()
  await expect(source(page).getByText('Ward choir, Thursdays')).toBeVisible()
})
