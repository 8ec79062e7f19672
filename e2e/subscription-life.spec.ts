/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { saveResume, signedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { advertisement, resume } from './tailor/tailor-page.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: RunningServer
let sharedDataDir: string | undefined

test.beforeAll(async () => {
  server = await startOne({ hasTestClock: true, env: { TOKEN_TTL: '90d' } })
  sharedDataDir = process.env.E2E_DATA_DIR
  process.env.E2E_DATA_DIR = server.dataDir
})
test.afterAll(async () => {
  if (sharedDataDir) process.env.E2E_DATA_DIR = sharedDataDir
  await server.stop()
})

test('a free user reaches a limit, pays, is unlimited at once, cancels, keeps what is paid, and is on Free again', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.baseUrl })
  const page = await context.newPage()
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', resume)
  const makeGuide = (jobDescription: string) =>
    somebody.call('resume', 'mutation ($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id } }', {
      input: { resumeId, jobDescription },
    })
  await page.goto('/create-interview-guide')
  await expect(page.getByText('0 of 2 this month')).toBeVisible()
  await makeGuide(advertisement)
  await makeGuide(`${advertisement}\nAlso: French.`)

  await page.reload()
  await expect(page.getByText('2 of 2 guides made this month.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the guide' })).toBeDisabled()
  await page.getByRole('link', { name: 'See Pro' }).click()
  await expect(page.getByText(/They start again on .+\. Nothing you have is locked\./)).toBeVisible()
  await page.getByRole('link', { name: 'Or subscribe now' }).click()
  await paysWithADoubleClick(page)

  await page.goto('/create-interview-guide')
  await expect(page.getByRole('button', { name: 'Make the guide' })).toBeEnabled()
  await expect(page.getByText(/this month/)).toHaveCount(0)
  await makeGuide(`${advertisement}\nAlso: Welsh.`)

  await page.goto('/my-subscriptions')
  await downloadsTheInvoice(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(page.getByText(/^Pro ends on .+\.$/)).toBeVisible()

  await server.moveClock(27 * dayMs)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pro, monthly' })).toBeVisible()
  await expect(page.getByText('no limit').first()).toBeVisible()

  await server.moveClock(5 * dayMs)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible()
  await expect(
    page.getByText(/^Pro ended on .+ A few of each every month\. Everything you make stays yours\.$/),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your invoices' }).getByRole('rowheader')).toHaveCount(1)
  await page.goto('/plans')
  // Who has never tried it may still do so.
  await expect(page.getByRole('button', { name: 'Try Pro for 14 days' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeVisible()
  await page.goto('/interview-guides')
  await expect(page.getByRole('list', { name: 'Your interview guides' }).getByRole('listitem')).toHaveCount(3)
  await context.close()
})

async function paysWithADoubleClick(page: Page) {
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()
  await page.goto('/transaction-history')
  await expect(page.getByRole('list', { name: 'Your transactions' }).getByRole('listitem')).toHaveCount(1)
}

async function downloadsTheInvoice(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download invoice/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}
