/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { nextCode } from './accounts.ts'
import { mailsWith, mailTo } from './outbox.ts'
import { type SignedIn, signedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { test } from './story.ts'

// What time brings: on a server whose clock only goes on.

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
