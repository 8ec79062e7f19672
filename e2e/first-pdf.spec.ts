import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { digit, newPerson, nextCode, password } from './accounts.ts'
import { countClicks } from './clicks.ts'
import { downloaded } from './downloads.ts'
import { advertisement, resumePdf } from './resume-files.ts'
import { test } from './story.ts'

// As somebody new does it, with the cookie banner and without having read anything.

const mostClicks = 8

// By a finger: nothing that is docked covers what one needs.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('from the landing page to a tailored PDF, on a phone: eight taps at most, one code', async ({ page }) => {
  const clicks = await countClicks(page)
  const main = page.getByRole('main')
  const press = (part: Locator) => part.tap()
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const type = async (field: Locator, words: string) => {
    await press(field)
    await page.keyboard.insertText(words)
  }

  const person = newPerson()
  await page.goto('/')
  await press(main.locator('a[href="/upload"]').first())
  const chosen = page.waitForEvent('filechooser')
  await press(page.getByLabel('Choose a file'))
  await (await chosen).setFiles({ name: 'mara.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
  await type(page.getByLabel('Job description'), `Company: Fernhill Energy\n${advertisement}`)
  await expect(main.getByRole('region', { name: 'Tailored resume' })).toContainText('Mara Ellison')
  const account = main.getByRole('link', { name: 'Create a free account to save and download' })
  await expect(account).toBeInViewport({ ratio: 1 })
  await press(account)

  await type(page.getByLabel('Username'), person.username)
  await type(page.getByLabel('Email'), person.email)
  await type(password(page), person.password)
  await type(password(page, 'Confirm password'), person.password)
  await press(button('Create account'))
  await press(digit(page, 1))
  await page.keyboard.type(await nextCode(person))
  await press(button('Verify Code'))
  await press(button('See your tailored resume'))
  // On a phone the page itself is a tab further.
  await expect(page.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeVisible()
  const file = await downloaded(page, () => press(button('Download PDF').first()))
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // The browser tells of each in its own time, and of this one last.
  await expect.poll(() => clicks.pressed, 'what was counted').toContain('Download PDF')
  expect(clicks.pressed.length, clicks.pressed.join(', ')).toBeLessThanOrEqual(mostClicks)
  expect(person.mailed).toBe(1)
})
