/// <reference lib="dom" />
import { expect, type Locator } from '@playwright/test'
import { newPerson, nextCode } from './accounts.ts'
import { downloaded } from './downloads.ts'
import { focusIsSeen, goTo, press, wayTo } from './keyboard.ts'
import { doubtfulPdf } from './resume-files.ts'
import { test } from './story.ts'

// The whole product by keys alone. Everything is found by its role and name, as somebody does who hears the page: nothing
// else of the page is asked for.

const advertisement = `Ward Manager
Larkfield Hospital, Leeds

What we ask
- Falls prevention
- Excel
- Snowflake`

test('the whole product by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  /** Gets to a part of the page, which has the focus then. */
  const reach = async (part: Locator) => {
    await part.waitFor()
    const isInMenu = (await part.getAttribute('role')) === 'menuitem'
    await goTo(page, part, isInMenu ? 'ArrowDown' : await wayTo(part))
  }
  const pressOn = async (part: Locator) => {
    await expect(part).toBeEnabled()
    await reach(part)
    const role = await part.getAttribute('role')
    await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
    await focusIsSeen(page, `pressing ${part}`)
  }
  const person = newPerson()
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true })
  const arrived = (name: string | RegExp) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  const type = async (field: Locator, words: string) => {
    await reach(field)
    await page.keyboard.insertText(words)
  }
  const workbench = (name: string) =>
    pressOn(page.getByRole('navigation', { name: 'Workbench' }).getByRole('link', { name }))

  await test.step('register', async () => {
    await page.goto('/auth?mode=register')
    await expect(page.getByLabel('Username')).toBeEnabled()
    await press(page, 'Tab')
    await type(page.getByLabel('Username'), person.username)
    await type(page.getByLabel('Email'), person.email)
    await type(page.getByLabel('Password', { exact: true }), person.password)
    await type(page.getByLabel('Confirm password', { exact: true }), person.password)
    await pressOn(button('Create account'))
    await reach(page.getByLabel('Digit 1 of 6'))
    await page.keyboard.type(await nextCode(person))
    await pressOn(button('Verify Code'))
    await arrived('Registration complete')
    await pressOn(link('Go to Dashboard'))
    await arrived('Your jobs, best match first')
  })

  await test.step('upload, and check what was read', async () => {
    await pressOn(link('Add your resume').first())
    const chosen = page.waitForEvent('filechooser')
    await pressOn(page.getByLabel('Choose a file'))
    await (await chosen).setFiles({ name: 'nora.pdf', mimeType: 'application/pdf', buffer: doubtfulPdf() })
    await expect(page.getByRole('heading', { name: 'Review your resume' })).toBeFocused()
    await pressOn(button('Accept all'))
    const left = main.getByRole('group', { name: 'No place yet' })
    await pressOn(left.getByRole('button', { name: 'Interests' }))
    await pressOn(button('Save resume').last())
    await expect(page).toHaveURL(/\/resume\/\d+$/)
  })

  await test.step('answer a question, tailor, and get the PDF', async () => {
    await pressOn(link('Tailor'))
    await arrived('Tailor Resume')
    await type(page.getByLabel('Advertising Company *'), 'Larkfield Hospital')
    await type(page.getByLabel('Job Advertisement *'), advertisement)
    await pressOn(button('Answer questions'))
    const question = main.getByRole('textbox', { name: /Snowflake/ })
    await type(question, 'Loaded ward data into Snowflake at Aldermoor.')
    await pressOn(button('Add to resume'))
    await expect(question).toBeHidden()
    await pressOn(button('Tailor & Save'))
    await expect(main.getByRole('textbox', { name: 'Tailored resume' })).toContainText('Snowflake')
    const download = await downloaded(page, () => pressOn(button('Download PDF').first()))
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('analyse', async () => {
    await workbench('Jobs')
    await arrived('Your jobs, best match first')
    await pressOn(link('Analyses'))
    await arrived('Competitive Analysis')
    await pressOn(link('New analysis').first())
    await arrived('New analysis')
    await type(page.getByLabel('Company'), 'Larkfield Hospital')
    await type(page.getByLabel('Job advertisement'), advertisement)
    await pressOn(button('Analyze'))
    await arrived('Ward Manager')
    await expect(main.getByRole('img', { name: /^Your match: \d+ of 100/ }).first()).toBeVisible()
  })

  await test.step('write a letter', async () => {
    await workbench('Letters')
    await arrived('Cover Letters')
    await pressOn(link('Write a letter for it'))
    // The previews push what stands below them out of the window.
    await expect(main).toContainText('as it would be written')
    await pressOn(button('Write the letter').last())
    await expect(main.getByRole('textbox', { name: 'Cover letter' })).toContainText('Larkfield Hospital')
  })

  await test.step('change a setting', async () => {
    await pressOn(page.getByRole('banner').getByRole('button', { name: /^Account menu of/ }))
    await pressOn(page.getByRole('menuitem', { name: 'Settings' }))
    await arrived('Settings')
    const mails = main.getByRole('switch', { name: 'Your work' })
    await pressOn(mails)
    await expect(mails).not.toBeChecked()
  })
})
