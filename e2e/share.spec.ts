/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { contrastOn, isAccessible } from './accessible.ts'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'

const resume = `<h1>Idun Marsh</h1><p>idun@example.com | 07700 900316</p><h2>Experience</h2>
<p>Data Analyst, Corbel Insurance, 2019 - Present</p><ul><li>Built SQL reports for 40 brokers</li></ul>`

/** Somebody who has the link, and nothing else. */
async function visitor(browser: Browser, link: string) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.goto(link)
  return { page, headers: answer?.headers() ?? {} }
}

/** A link to what is open on this page, in the dialog that stays open. */
async function shared(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('There are no links yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  return dialog.getByLabel('Link 1', { exact: true }).inputValue()
}

test('[F24] a resume is shared, shows what it may, and is gone once the link is revoked', async ({ page, browser }) => {
  const somebody = await signedIn(page)
  await page.goto(`/resume/${await saveResume(somebody, 'Against Corbel', resume)}`)
  const link = await shared(page)
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('It hides your name, your email address, your phone and address and your links.'),
  ).toBeVisible()
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await isAccessible(page)

  const { page: theirs, headers } = await visitor(browser, link)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  await expect(theirs.getByRole('heading', { name: 'A shared resume' })).toBeVisible()
  await expect(theirs.getByText('Built SQL reports for 40 brokers')).toBeVisible()
  for (const secret of ['Idun Marsh', 'idun@example.com', '07700 900316', 'Against Corbel'])
    await expect(theirs.getByText(secret)).toHaveCount(0)
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await isAccessible(theirs)
  await theirs.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastOn(theirs), 'in the dark').toEqual([])
  const pdf = await theirs.request.get(
    (await theirs.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')) ?? '',
  )
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await somebody.call(
    'identity',
    'mutation { updateUserProfile(input: { privacySettings: { showName: true } }) { success } }',
  )
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Idun Marsh' }).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText(/^Opened once, ends /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke link 1' }).click()
  await expect(dialog.getByText('There are no links yet.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await isAccessible(theirs)
  expect((await theirs.request.get(pdf.url())).status()).toBe(404)
})
