/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { password, submitLogin } from './accounts.ts'
import { downloaded } from './downloads.ts'
import { mailedWith, mailTo } from './outbox.ts'
import { analysed, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectFailure } from './told.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })

test('[F19] [F20] an account is taken along, and is then gone', async ({ page, context }) => {
  const somebody = await signedIn(page)
  const { person } = somebody
  await saveResume(somebody, 'General', 'Mara Ellison\n\nSkills\nSQL, dbt')
  await page.goto('/gdpr-settings')
  await expect(part(page, 'What we hold').getByText('resume, with 1 version')).toBeVisible()

  const section = part(page, 'Export')
  await section.getByRole('button', { name: 'Make an export' }).click()
  const link = section.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible()
  const download = await downloaded(page, () => link.click())
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByLabel('Job title').fill('Ward Manager')
  await page.bringToFront()
  const erase = part(page, 'Erase')
  await erase.getByRole('button', { name: 'Delete everything' }).click()
  await expect(erase.getByText('Enter your password to go on.')).toBeVisible()
  await password(page, 'Your password').fill(person.password)
  await erase.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await isAccessible(page)
  await expect(other.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await other.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(other).toHaveURL('/')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))
  await expect.poll(kept).toEqual(['gdpr-consent'])

  await page.goto('/auth')
  await submitLogin(page, person)
  await expectFailure(page, 'Login failed')
})

test('a visitor writes: a message arrives and its sender is told; a privacy request is acknowledged with its 30 days', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  const words = `Where is my export? ${randomUUID()}`
  const email = `nora_${randomUUID().slice(0, 8)}@example.org`
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await isAccessible(page)
  await page.getByLabel('Your name').fill('Nora Whelan')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Subject').fill('Export')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()
  expect(await mailedWith(words)).not.toContain(email)
  await mailTo(email, 'Your message has arrived')

  await page.goto('/gdpr-settings')
  const rights = part(page, 'Your rights')
  await rights.getByRole('button', { name: 'Send request' }).click()
  await expect(rights.getByText('Please choose what it is about')).toBeVisible()
  await rights.getByText('Pause the use of your data.').click()
  await rights.getByLabel('Your email').fill(email)
  await rights.getByRole('button', { name: 'Send request' }).click()
  await expect(rights.getByText('Your request is sent.')).toBeVisible()
  await isAccessible(page)
  await mailTo(email, '30 days')
})

test('the bell shows what comes without a reload, and is read by keyboard; two tabs agree', async ({
  page,
  context,
}) => {
  const somebody = await signedIn(page)
  await page.goto('/terms')
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  const resumeId = await saveResume(somebody, 'General', 'Mara Ellison\n\nSkills\nSQL, dbt')
  await analysed(somebody, { resumeId, jobDescription: 'We ask for SQL.', jobTitle: 'Job', forceRefresh: true })
  await page.bringToFront()
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible()

  await bell(page, /^Notifications/).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').last()).toContainText('Welcome to Bespeak')
  await isAccessible(page)
  await page.keyboard.press('Tab')
  await expect(list.getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page, 'Notifications')).toBeVisible()
  await expect(list).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await other.bringToFront()
  await expect(bell(other, 'Notifications')).toHaveAccessibleName('Notifications')
})

test('[F17] [F21] consent: whatever is chosen, nobody else is asked; it is withdrawn, and asked for anew', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  const kept = () => page.evaluate(() => localStorage.getItem('gdpr-consent'))
  await page.goto('/')
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toBeHidden()
  await expect.poll(kept).toBeNull()
  await page.reload()
  await banner.getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(kept).toBe('all')
  for (const address of ['/plans', '/upload', '/contact', '/gdpr-settings']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(banner).toBeHidden()

  const essential = part(page, 'Cookies').getByRole('radio', { name: /^Essential only/ })
  await expect(essential).not.toBeChecked()
  await part(page, 'Cookies').getByText('Essential only').click()
  await expect(essential).toBeChecked()
  await expect.poll(kept).toBe('essential')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Manage Cookie Settings' }).click()
  await expect(banner).toBeVisible()
  await expect(essential).not.toBeChecked()
  await banner.getByRole('button', { name: 'Essential Cookies Only' }).click()
  await expect.poll(kept).toBe('essential')

  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await context.cookies()).toEqual([])
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src || '/', origin).host))
  expect(new Set(scripts)).toEqual(hosts)
})
