/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { nextCode } from './accounts.ts'
import { downloaded } from './downloads.ts'
import { mailsWith, mailTo } from './outbox.ts'
import { type SignedIn, saveResume, signedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { test } from './story.ts'
import { advertisement, resume } from './tailor/tailor-page.ts'

// What time brings: one after another on one server, whose clock only goes on.
test.describe.configure({ mode: 'default' })

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

/** Somebody new on a page of this server. */
async function newcomer(browser: Browser): Promise<{ page: Page; somebody: SignedIn }> {
  const context = await browser.newContext({ baseURL: server.baseUrl })
  const page = await context.newPage()
  return { page, somebody: await signedIn(page) }
}

const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

async function daysPass(days: number) {
  await server.moveClock(days * dayMs)
  await server.doNow('resume.look-for-reminders')
}

test('a reminder comes by bell and by mail; its mail is left with one click, signed out, and the next one stays away', async ({
  browser,
}) => {
  const { page, somebody } = await newcomer(browser)
  const { email } = somebody.person
  const save = (title: string, followUpOn: string) =>
    somebody.call('resume', 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }', {
      input: { title, company: 'Ridgeway', description: `${title} wanted`, followUpOn },
    })
  await save('Ward Manager', dayAhead(2))
  await save('Charge Nurse', dayAhead(5))
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  const list = page.getByRole('region', { name: 'Notifications', exact: true })
  await page.goto('/terms')
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')

  await daysPass(3)
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await bell.click()
  await expect(list.getByRole('listitem').first()).toContainText('Follow up: Ward Manager, Ridgeway')
  await list.getByRole('button', { name: 'Mark “Follow up: Ward Manager, Ridgeway” as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await list.getByRole('link', { name: 'Follow up: Ward Manager, Ridgeway' }).click()
  await expect(page.getByRole('heading', { name: 'Ward Manager', level: 1 })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')

  const { text, unsubscribe = '' } = await mailTo(email, 'Follow up: Ward Manager')
  expect(text).toContain(unsubscribe)
  await stopsTheseMails(browser, unsubscribe)
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'Your work' })).not.toBeChecked()

  await daysPass(3)
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  // What is mailed later is there.
  const { username, password } = somebody.person
  await somebody.call('identity', 'mutation ($input: LoginInput!) { initiateLogin(input: $input) { success } }', {
    input: { username, password },
  })
  await nextCode(somebody.person)
  expect(await mailsWith(email, 'Charge Nurse')).toEqual([])
  await page.context().close()
})

async function stopsTheseMails(browser: Browser, link: string) {
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(stranger.getByRole('status')).toContainText('You will get no more emails about “Your work”.')
  await context.close()
}

test('a free user reaches each limit, pays, is unlimited at once, cancels, keeps what is paid, and is on Free again', async ({
  browser,
}) => {
  const { page, somebody } = await newcomer(browser)
  const resumeId = await saveResume(somebody, 'General', resume)
  const makeGuide = (jobDescription: string) =>
    somebody.call('resume', 'mutation ($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id } }', {
      input: { resumeId, jobDescription },
    })
  await page.goto('/create-interview-guide')
  await expect(page.getByText('0 of 2 this month')).toBeVisible()
  await makeGuide(advertisement)
  await makeGuide(`${advertisement}\nAlso: French.`)
  await tailorsAll(somebody, resumeId)
  await page.reload()
  await isToldTheLimit(page, '2 of 2 guides made this month.', 'Your guides stay open')
  await expect(page.getByRole('button', { name: 'Make the guide' })).toBeDisabled()
  await page.goto('/resume/tailor')
  await isToldTheLimit(page, '5 of 5 resumes tailored this month.', 'You can still edit and download every version')
  await page.goto('/create-cover-letter')
  await isToldTheLimit(page, '5 of 5 letters written this month.', 'You can still edit, copy and download all of them')
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
  await expect(page.getByText(/^Pro ends on .+ Until then you keep it\.$/)).toBeVisible()

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
  await page.context().close()
})

/** As many resumes as Free has, each with its letter. */
async function tailorsAll({ call }: SignedIn, resumeId: number) {
  const forOne = async (company: string) => {
    const { tailorResume } = await call<{ tailorResume: { id: number } }>(
      'resume',
      `mutation ($resumeId: Int!, $text: String!, $company: String!) {
        tailorResume(resumeId: $resumeId, jobDescription: $text, jobAdvertisingCompany: $company) { id }
      }`,
      { resumeId, company, text: `${advertisement}\nFor ${company}.` },
    )
    await call('resume', 'mutation ($id: Int!) { generateCoverLetter(tailoredId: $id) { content } }', tailorResume)
  }
  await Promise.all(['Ash', 'Beech', 'Cedar', 'Elm', 'Fir'].map(forOne))
}

/** What is used up, what can be done all the same, when it starts again, and the way to more. */
async function isToldTheLimit(page: Page, news: string, still: string) {
  const note = page.getByRole('alert').filter({ hasText: news })
  await expect(note).toContainText(still)
  await expect(note).toContainText(/Resets on \d+ \w+\./)
  await expect(note.getByRole('link', { name: 'See Pro' })).toBeVisible()
}

async function paysWithADoubleClick(page: Page) {
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()
  await page.goto('/transaction-history')
  await expect(page.getByRole('list', { name: 'Your transactions' }).getByRole('listitem')).toHaveCount(1)
}

async function downloadsTheInvoice(page: Page) {
  const file = await downloaded(page, () => page.getByRole('button', { name: /^Download invoice/ }).click())
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}
