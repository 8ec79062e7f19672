/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { violationsOn, withGoodPractice } from './accessible.ts'
import { chooseFile, datesInTwoWaysPdf, doubtfulPdf, sidewaysPdf } from './resume-files.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Review your resume' })
const card = (page: Page, name: string) => page.getByRole('group', { name })
const looked = (page: Page) => page.getByRole('status').filter({ hasText: 'looked at' })
const source = (page: Page) => page.getByRole('region', { name: 'Source, as read' })

async function upload(page: Page, buffer = doubtfulPdf()) {
  await page.goto('/create-resume')
  const file = { name: 'nora-whelan-cv.pdf', mimeType: 'application/pdf', buffer }
  await chooseFile(page, file)
  await expect(heading(page)).toBeFocused()
}

/** How much of a page is dark; within a box, in shares of the page, if there is one. What was not drawn yet is clear, not dark. */
const inkOn = (page: Page, number = 1, box = { left: 0, top: 0, width: 1, height: 1 }) =>
  source(page)
    .locator('canvas')
    .nth(number - 1)
    .evaluate((canvas: HTMLCanvasElement, { left, top, width, height }) => {
      const copy = document.createElement('canvas')
      Object.assign(copy, { width: canvas.width, height: canvas.height })
      const context = copy.getContext('2d')
      context?.drawImage(canvas, 0, 0)
      const [x, y] = [left * copy.width, top * copy.height]
      const { data } = context?.getImageData(x, y, width * copy.width, height * copy.height) ?? { data: [] }
      return data.filter((red, at) => at % 4 === 0 && red < 128 && (data[at + 3] ?? 0) > 128).length
    }, box)

test('what is doubtful is looked at with one key, and kept at each step', async ({ page }) => {
  const { call } = await signedIn(page)
  await upload(page)
  await expect(page.getByText('7 to check, 1 not placed yet. The rest looks right.')).toBeVisible()
  await expect(looked(page)).toHaveText('0 of 8 looked at')
  expect(await violationsOn(page, withGoodPractice)).toEqual([])

  await page.keyboard.press('ArrowDown')
  const number = card(page, 'A number over a line break')
  await expect(number).toBeFocused()
  await expect(number).toBeInViewport()
  await expect(number.getByRole('radio', { name: /per 1,000 bed days/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('1 of 8 looked at')

  const alone = card(page, 'Employer').first()
  await expect(alone).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Dates at Brackley')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(alone).toBeFocused()
  await page.keyboard.press('2')
  await expect(alone.getByRole('radio', { name: /Title. There is no employer/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('2 of 8 looked at')

  // An employer without a title makes what stands under it doubtful as well.
  for (const name of ['Dates at Brackley', 'Line under Brackley']) {
    await expect(card(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const two = card(page, 'Employer and title')
  await expect(two).toBeFocused()
  await two.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(two.getByLabel('Employer')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Kirkmere General Hospital')
  await page.reload()
  await expect(looked(page)).toHaveText('5 of 8 looked at')
  await expect(card(page, 'Employer and title')).toContainText('Kirkmere General Hospital')

  const without = card(page, 'No place yet')
  await expect(heading(page)).toBeVisible()
  await heading(page).evaluate((it) => {
    it.tabIndex = -1
    it.focus()
  })
  await page.keyboard.press('ArrowDown')
  for (const name of ['Heading', 'Skill']) {
    await expect(card(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(without).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(without.getByRole('button', { name: 'Interests' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(looked(page)).toHaveText('8 of 8 looked at')
  const save = page.getByRole('button', { name: 'Save resume' }).last()
  await expect(save).toBeFocused()
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
  await source(page).getByRole('button', { name: '5, Employer and title' }).click()
  await expect(card(page, 'Employer and title')).toBeFocused()
  await source(page).getByRole('button', { name: 'Education', exact: true }).click()
  await source(page).getByRole('button', { name: 'Nora Whelan', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await source(page).getByText('Text', { exact: true }).click()
  await page.getByLabel('Email').focus()
  await expect(source(page).locator('mark')).toHaveText('nora.whelan@example.org')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(looked(page)).toHaveText('7 of 8 looked at')
  await expect(card(page, 'No place yet')).toBeFocused()

  // Where a browser cannot draw it, its text is there.
  await page.route('**/draw-worker*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The page could not be drawn in this browser.')).toBeVisible()
  await expect(source(page).getByText('Ward choir, Thursdays')).toBeVisible()
})

test('of twelve pages the one is drawn that is looked at', async ({ page }) => {
  await signedIn(page)
  await upload(page, datesInTwoWaysPdf(12, 1))
  await expect(source(page).locator('canvas')).toHaveCount(12)
  await source(page)
    .getByRole('button', { name: /^12, Dates/ })
    .evaluate((mark) => mark.scrollIntoView())
  await expect(async () => expect(await inkOn(page, 12)).toBeGreaterThan(500)).toPass()
  await source(page)
    .getByRole('button', { name: /^12, Dates/ })
    .click()
  await expect(card(page, 'Dates').last()).toBeFocused()
})

test('a page set sideways is shown upright, with its marks where the words are', async ({ page }) => {
  await signedIn(page)
  await upload(page, sidewaysPdf())
  await expect(async () => expect(await inkOn(page)).toBeGreaterThan(500)).toPass()
  const mark = source(page).getByRole('button', { name: '03/14 - 08/19', exact: true })
  // Both at one moment: the page may still be led to the first question.
  const canvas = await source(page)
    .locator('canvas')
    .evaluateHandle((drawn) => drawn)
  const { words, sheet } = await mark.evaluate((button, drawn) => {
    const placeOf = (part: Element): DOMRect => part.getBoundingClientRect().toJSON()
    return { words: placeOf(button), sheet: placeOf(drawn) }
  }, canvas)
  expect(sheet.width).toBeGreaterThan(sheet.height)
  const [width, height] = [words.width / sheet.width, words.height / sheet.height]
  const [left, top] = [(words.x - sheet.x) / sheet.width, (words.y - sheet.y) / sheet.height]
  expect(await inkOn(page, 1, { left, top, width, height })).toBeGreaterThan(30)
  expect(await inkOn(page, 1, { left: left + 0.5, top, width, height }), 'nothing stands beside it').toBe(0)
})
