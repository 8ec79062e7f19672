/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { advertisement, refuse, resume } from './tailor/tailor-page.ts'

// A microphone that hums, and a person who has agreed to it.
test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

const clock = (page: Page) => page.getByRole('timer')
const answer = (page: Page) => page.getByLabel('Your answer')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('from an empty account to a practised question and a guide on paper', async ({ page }) => {
  const somebody = await signedIn(page)
  await page.goto('/interview-guides')
  await page.getByRole('link', { name: 'Make your first guide' }).click()
  await expect(page.getByRole('link', { name: 'Add your resume' })).toBeVisible()
  await saveResume(somebody, 'General', resume)
  await page.reload()

  await page.getByLabel('Job ad').fill(advertisement)
  await refuse(page, 'CreateInterviewGuide', 'Not now.')
  await press(page, 'Make the guide')
  await expect(page.getByRole('alert')).toContainText('Nothing was counted.')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByLabel('Job ad')).toHaveValue(advertisement)
  await press(page, 'Make the guide')
  await expect(page.getByRole('heading', { name: 'Senior Product Analyst', level: 1 })).toBeVisible()
  await isAccessible(page)
  await everyPartButOneIsFolded(page)
  await theThreadTouchesNoWords(page)
  await notesAreKept(page)

  await page.getByRole('link', { name: 'Practice', exact: true }).click()
  await aTypedAnswerIsRemarkedOn(page)
  await aSpokenAnswerStaysHere(page)
  await page.getByRole('link', { name: 'Leave practice' }).click()
  await expect(page.getByRole('heading', { name: 'The role in short' })).toBeVisible()

  const download = await downloaded(page, () => press(page, 'Download PDF'))
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto('/interview-guides')
  await expect(page.getByText(/^2 of \d+ practiced$/)).toBeVisible()
  await expect(page.getByText(/1 of 2 this month/)).toBeVisible()
  await press(page, 'More for Senior Product Analyst')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await press(page, 'Delete guide')
  await expect(page.getByRole('heading', { name: 'No guides yet' })).toBeVisible()
})

/** Three screens at most; paper has all of it. */
async function everyPartButOneIsFolded(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('h2 button[aria-expanded="true"]')).toHaveCount(1)
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(3 * 800)
  const checklist = page.getByText('Say three of your answers out loud, two minutes each.')
  await expect(checklist).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(checklist).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

/** From an outline to the person's own lines, on a tablet, where there is least room for it. */
async function theThreadTouchesNoWords(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 768, height: 1024 })
  const outlined = page.locator('ol > li > p:visible:has(> b) + div')
  await expect(outlined.first()).toBeVisible()
  const gaps = await outlined.evaluateAll((all) =>
    all.map((own) => {
      const words = document.createRange()
      words.selectNodeContents(own.previousElementSibling ?? own)
      const thread = own.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(own, '::before').left)
      return thread - words.getBoundingClientRect().right
    }),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(3)
  await page.setViewportSize({ width, height })
}

/** Offline, too: what was typed is there again after a reload, and goes out by itself. */
async function notesAreKept(page: Page) {
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click()
  const note = page.getByLabel('Your note', { exact: true })
  await page.route('**/graphql', (route) => route.abort())
  await note.fill('Begin with the dashboard.')
  await expect(page.getByText('Not saved yet. It is kept in this browser.')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  // What is not saved yet stands open.
  await expect(note).toHaveValue('Begin with the dashboard.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Begin with the dashboard.').first()).toBeVisible()
}

async function aTypedAnswerIsRemarkedOn(page: Page) {
  await expect(clock(page)).toHaveText('0:00')
  await answer(page).fill('When I joined Corbel Insurance,')
  await page.reload()
  await expect(answer(page)).toHaveValue('When I joined Corbel Insurance,')
  await answer(page).fill(
    'When I joined Corbel Insurance I was asked to bring claims together. I wrote SQL and dbt models. In the end 4 teams used the claims dashboard, and we saved 900 hours.',
  )
  await page.keyboard.press('Alt+KeyO')
  await expect(page.getByText('Situation.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const remarks = page.getByRole('region', { name: 'Remarks' })
  await expect(remarks.getByText('4 of 4 parts')).toBeVisible()
  await expect(remarks.getByText('900 hours')).toBeVisible()
  await isAccessible(page)
  await remarks.getByText('Mostly', { exact: true }).click()
  await expect(remarks.getByRole('radio', { name: 'Mostly' })).toBeChecked()
  await press(page, 'Try again')
  await expect(page.getByRole('region', { name: 'Your tries' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
}

/** It is heard again, and no request carries any of it. */
async function aSpokenAnswerStaysHere(page: Page) {
  await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.postData() ?? ''))
  await press(page, 'Speak it')
  await expect(page.getByText('Recording. It stays in this page.')).toBeVisible()
  await expect(clock(page)).not.toHaveText('0:00')
  await press(page, 'Stop recording')
  await press(page, 'Play it back')
  await press(page, 'Stop playing')
  await press(page, 'Finish')
  await expect(page.getByText(/^A spoken answer is timed and nothing more\./)).toBeVisible()
  await expect
    .poll(() => sent.filter((body) => body.includes('mutation')).map((body) => JSON.parse(body).variables.input))
    .toEqual([{ practised: true }])
}
