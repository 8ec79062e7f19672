import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { editor, openTailored, title } from './tailor-page.ts'

/** The line that is lit on the page beside, and whether it can be seen there. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('line-in-hand') ?? []
    const box = document.querySelector('#tailored [role="textbox"]')?.getBoundingClientRect()
    if (!(range instanceof Range) || !box) return null
    const { top, bottom } = range.getBoundingClientRect()
    return { text: range.toString(), isSeen: top >= box.top && bottom <= box.bottom }
  })

test('the changes are gone through and undone by keys, each with its line lit; where one types they are letters', async ({
  page,
}) => {
  await openTailored(page)
  await title(page).fill('')
  await title(page).pressSequentially('jku')
  await expect(title(page)).toHaveValue('jku')

  const button = (number: number, name = 'Undo') => page.getByRole('button', { name: `${name}: change ${number}` })
  const after = 'Saved about 5 hours a week by automating the weekly stock report in Python'
  const before = 'Automated the weekly stock report in Python, saving about 5 hours a week'
  await expect(editor(page)).toContainText(after)
  await button(1).focus()
  await page.keyboard.press('j')
  await expect(button(2)).toBeFocused()
  expect(await lit(page)).toEqual({ text: after, isSeen: true })
  expect(await violationsOn(page)).toEqual([])

  await page.keyboard.press('u')
  await expect(button(2, 'Take again')).toBeFocused()
  await expect(editor(page)).toContainText(before)
  await page.keyboard.press('u')
  await expect(button(2)).toBeFocused()
  await expect(editor(page)).toContainText(after)
  await page.keyboard.press('k')
  await expect(button(1)).toBeFocused()
  await editor(page).focus()
  expect(await lit(page)).toBeNull()
})
