/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { nextCode } from './accounts.ts'
import { arrive, chooseInMenu, focusIsSeen, goTo, press, pressOn } from './keyboard.ts'
import { registered } from './signed-in.ts'
import { test } from './story.ts'

const typeInto = async (page: Page, label: string, words: string) => {
  await goTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(words)
}

test('by keyboard alone: log in, save a job, change the profile and the settings, read the bell, and pay', async ({
  page,
}) => {
  const { person } = await registered(page.request)
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))

  await test.step('the first key leads to the content', async () => {
    await page.goto('/auth')
    await expect(page.getByLabel('Username')).toBeEnabled()
    await press(page, 'Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('log in', async () => {
    await typeInto(page, 'Username', person.username)
    await typeInto(page, 'Password', person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
    await page.keyboard.type(await nextCode(person))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my')
    await arrive(page, /./)
  })

  await test.step('a dialog holds the focus, and gives it back', async () => {
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Add a job' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add a job' })
    await expect(dialog).toBeVisible()
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await press(page, key)
      expect(await dialog.evaluate((it) => it.contains(document.activeElement)), `in the dialog after ${key}`).toBe(
        true,
      )
    }
    // A toast that came meanwhile goes first.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden({ timeout: 500 })
    }).toPass()
    await focusIsSeen(page, 'closing the dialog')
    await pressOn(page, page.getByRole('link', { name: 'Add a job' }).first())
    await typeInto(page, 'Job advertisement', 'Cook\nRosewater Foods, Leeds')
    await pressOn(page, dialog.getByRole('button', { name: 'Save job' }))
    // Without a resume it has no match, and stays in the list.
    await expect(
      page.getByRole('region', { name: 'Your jobs' }).getByRole('link', { name: 'Cook', exact: true }),
    ).toBeVisible()
    await focusIsSeen(page, 'saving the job')
  })

  await test.step('change the profile', async () => {
    await chooseInMenu(page, 'Profile')
    await arrive(page, 'Profile')
    await typeInto(page, 'Job title', 'Cook')
    await pressOn(page, page.getByRole('button', { name: 'Save changes' }))
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
    await focusIsSeen(page, 'saving')
  })

  await test.step('change the settings', async () => {
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Settings' }), 'Shift+Tab')
    await arrive(page, 'Settings')
    const look = page.getByRole('group', { name: 'Theme of your account' })
    await goTo(page, look.getByRole('radio', { name: 'System' }))
    await press(page, 'ArrowRight')
    await press(page, 'ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const work = page.getByRole('switch', { name: 'Your work' })
    await goTo(page, work)
    await press(page, 'Space')
    await expect(work).not.toBeChecked()
  })

  await test.step('nothing is deleted by mistake', async () => {
    await chooseInMenu(page, 'Profile')
    await arrive(page, 'Profile')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Privacy' }))
    await arrive(page, 'Privacy Settings')
    await pressOn(page, page.getByRole('button', { name: 'Delete everything' }))
    await expect(page.getByText('Enter your password to go on.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
  })

  await test.step('read the bell', async () => {
    await chooseInMenu(page, 'Subscription')
    await arrive(page, 'Subscription')
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await pressOn(page, bell, 'Shift+Tab')
    const list = page.getByRole('region', { name: 'Notifications', exact: true })
    await pressOn(page, list.getByRole('button', { name: 'Mark all as read' }))
    await expect(bell).toHaveAccessibleName('Notifications')
    await focusIsSeen(page, 'marking all as read')
    await press(page, 'Escape')
    await expect(bell).toBeFocused()
  })

  await test.step('pay', async () => {
    await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Pricing' }), 'Shift+Tab')
    await arrive(page, /./)
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Or subscribe now' }))
    await arrive(page, 'Subscribe to Pro')
    await pressOn(page, page.getByRole('button', { name: '4000 0000 0000 0002' }))
    await pressOn(page, page.getByRole('button', { name: 'Pay $12.00' }))
    await expect(page.getByText('This card was declined. Nothing was charged.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await pressOn(page, page.getByRole('button', { name: '4242 4242 4242 4242' }), 'Shift+Tab')
    await pressOn(page, page.getByRole('button', { name: 'Pay $12.00' }))
    await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()
    await arrive(page, 'Your payment')
  })
})
