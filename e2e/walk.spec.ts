/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { newPerson, nextCode } from './accounts.ts'
import { downloaded } from './downloads.ts'
import { focusIsSeen, goTo, press, wayTo } from './keyboard.ts'
import { doubtfulPdf } from './resume-files.ts'
import { test } from './story.ts'

// The whole product, once by keys alone and once by touch on a phone. Both find everything by its role and name, as
// somebody does who hears the page: nothing else of the page is asked for.

/** What a person does with a part of the page that they found by its name. */
interface Hand {
  /** On a page that was just opened. */
  begin(): Promise<void>
  press(part: Locator): Promise<void>
  /** Gets to a field; what is typed goes there. */
  reach(field: Locator): Promise<void>
}

const keys = (page: Page): Hand => {
  const reach = async (part: Locator) => {
    await part.waitFor()
    const isInMenu = (await part.getAttribute('role')) === 'menuitem'
    await goTo(page, part, isInMenu ? 'ArrowDown' : await wayTo(part))
  }
  return {
    reach,
    begin: () => press(page, 'Tab'),
    press: async (part) => {
      await expect(part).toBeEnabled()
      await reach(part)
      const role = await part.getAttribute('role')
      await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
      await focusIsSeen(page, `pressing ${part}`)
    },
  }
}

const finger: Hand = {
  begin: async () => undefined,
  press: (part) => part.tap(),
  reach: (field) => field.tap(),
}

const advertisement = `Ward Manager
Larkfield Hospital, Leeds

What we ask
- Falls prevention
- Excel
- Snowflake`

async function walk(page: Page, hand: Hand) {
  const person = newPerson()
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true })
  const arrived = (name: string | RegExp) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  const type = async (field: Locator, words: string) => {
    await hand.reach(field)
    await page.keyboard.insertText(words)
  }
  const workbench = (name: string) =>
    hand.press(page.getByRole('navigation', { name: 'Workbench' }).getByRole('link', { name }))

  await test.step('register', async () => {
    await page.goto('/auth?mode=register')
    await expect(page.getByLabel('Username')).toBeEnabled()
    await hand.begin()
    await type(page.getByLabel('Username'), person.username)
    await type(page.getByLabel('Email'), person.email)
    await type(page.getByLabel('Password', { exact: true }), person.password)
    await type(page.getByLabel('Confirm password', { exact: true }), person.password)
    await hand.press(button('Create account'))
    await hand.reach(page.getByLabel('Digit 1 of 6'))
    await page.keyboard.type(await nextCode(person))
    await hand.press(button('Verify Code'))
    await hand.press(button('Continue'))
    await arrived('Registration complete')
    await hand.press(link('Go to Dashboard'))
    await arrived(/^Good (morning|afternoon|evening)$/)
  })

  await test.step('upload, and check what was read', async () => {
    await hand.press(link('Add your resume').first())
    const chosen = page.waitForEvent('filechooser')
    await hand.press(page.getByLabel('Choose a file'))
    await (await chosen).setFiles({ name: 'nora.pdf', mimeType: 'application/pdf', buffer: doubtfulPdf() })
    await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeFocused()
    await hand.press(button('Accept all'))
    const left = main.getByRole('group', { name: 'No place yet' })
    await hand.press(left.getByRole('button', { name: 'Interests' }))
    await hand.press(button('Save resume').last())
    await expect(page).toHaveURL(/\/resume\/\d+$/)
  })

  await test.step('answer a question, tailor, and get the PDF', async () => {
    await hand.press(link('Tailor'))
    await arrived('Tailor Resume')
    await type(page.getByLabel('Advertising Company *'), 'Larkfield Hospital')
    await type(page.getByLabel('Job Advertisement *'), advertisement)
    await hand.press(button('Ask me what my resume does not show'))
    const question = main.getByRole('textbox', { name: /Snowflake/ })
    await type(question, 'Loaded ward data into Snowflake at Aldermoor.')
    await hand.press(button('Use this answer'))
    await expect(question).toBeHidden()
    await hand.press(button('Tailor & Save'))
    await expect(main.getByRole('textbox', { name: 'Tailored resume' })).toContainText('Snowflake')
    const download = await downloaded(page, () => hand.press(button('Download PDF')))
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('analyse', async () => {
    await workbench('Analysis')
    await arrived('Competitive Analysis')
    await hand.press(link('New analysis').first())
    await arrived('New analysis')
    await type(page.getByLabel('Company'), 'Larkfield Hospital')
    await type(page.getByLabel('Job advertisement'), advertisement)
    await hand.press(button('Analyze'))
    await arrived('Ward Manager')
    await expect(main.getByRole('img', { name: /^What you bring: \d+ of 100/ }).first()).toBeVisible()
  })

  await test.step('write a letter', async () => {
    await workbench('Cover Letters')
    await arrived('Cover Letters')
    await hand.press(link('Write a letter for it'))
    // The previews push what stands below them out of the window.
    await expect(main).toContainText('as it would be written')
    await hand.press(button('Write the letter').last())
    await expect(main.getByRole('textbox', { name: 'Cover letter' })).toContainText('Larkfield Hospital')
  })

  await test.step('change a setting', async () => {
    await hand.press(page.getByRole('banner').getByRole('button', { name: /^Account menu of/ }))
    await hand.press(page.getByRole('menuitem', { name: 'Settings' }))
    await arrived('Settings')
    const mails = main.getByRole('switch', { name: 'Your work' })
    await hand.press(mails)
    await expect(mails).not.toBeChecked()
  })
}

const withoutBanner = (page: Page) => page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))

test('the whole product by keyboard alone', async ({ page }) => {
  await withoutBanner(page)
  await walk(page, keys(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the whole product by names alone', async ({ page }) => {
    await withoutBanner(page)
    await walk(page, finger)
  })
})
