import { expect, type Page } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { test } from '../story.ts'
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
  await expect.poll(() => lit(page)).toEqual({ text: after, isSeen: true })
  expect(await violationsOn(page)).toEqual([])

  await page.keyboard.press('u')
  await expect(button(2, 'Redo')).toBeFocused()
  await expect(editor(page)).toContainText(before)
  await page.keyboard.press('u')
  await expect(button(2)).toBeFocused()
  await expect(editor(page)).toContainText(after)
  await page.keyboard.press('k')
  await expect(button(1)).toBeFocused()
  await editor(page).focus()
  await expect.poll(() => lit(page)).toBeNull()
})

test('beside each line of the page stands the line of the resume that it comes from', async ({ page }) => {
  await openTailored(page)
  /** What the margin says at the height of a line. */
  const beside = (words: string) =>
    page.evaluate((text) => {
      const lines = [...document.querySelectorAll('#tailored [role="textbox"] :is(h1, h2, p, li)')]
      const { top } = lines.find(({ textContent }) => textContent.includes(text))?.getBoundingClientRect() ?? {
        top: NaN,
      }
      const marks = [...document.querySelectorAll('#tailored [aria-hidden] [title]')]
      return marks.filter((mark) => Math.abs(mark.getBoundingClientRect().top - top) < 8).map((it) => it.textContent)
    }, words)
  const automated = 'Saved about 5 hours a week by automating'
  await expect.poll(() => beside('Mara Ellison')).toEqual(['1'])
  await expect.poll(() => beside(automated)).toEqual(['13'])
  await expect(
    page.getByRole('listitem').filter({ hasText: automated }).getByText('Line 13', { exact: true }),
  ).toBeVisible()

  await editor(page).getByText('Mara Ellison').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sings in a choir')
  await expect.poll(() => beside('Sings in a choir')).toEqual(['You'])
  await expect.poll(() => beside(automated), 'it goes along').toEqual(['13'])

  await page.getByRole('switch', { name: 'Source lines' }).click()
  await expect.poll(() => beside(automated)).toEqual([])
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Source lines' })).not.toBeChecked()
})
