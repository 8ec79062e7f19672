import { expect, type Page } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { test } from '../story.ts'
import { editor, openTailored, title } from './tailor-page.ts'

/** A role opens weakly and has a figure further down: tailoring moves that line up, whatever else it does. */
const resume = `Mara Ellison
Leeds, UK | mara.ellison@example.com | 07700 900142

Summary
Data analyst with seven years in insurance and retail.

Experience
Data Analyst, Corbel Insurance, Leeds
Mar 2021 - Present
- Ran 11 A/B tests on the online claims form; completion went from 61% to 74%
- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams

Reporting Analyst, Ashgrove Retail, Leeds
Aug 2018 - Feb 2021
- Responsible for the stock reports of all stores
- Analysed stock in Python for 38 stores every week

Skills
Tableau, Excel, Python, SQL, dbt
`
const moved = 'Analysed stock in Python for 38 stores every week'

/** The line that is lit on the page beside, and whether it can be seen there. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('line-in-hand') ?? []
    const box = document
      .querySelector('#tailored [role="textbox"]')
      ?.parentElement?.parentElement?.getBoundingClientRect()
    if (!(range instanceof Range) || !box) return null
    const { top, bottom } = range.getBoundingClientRect()
    return { text: range.toString(), isSeen: top >= box.top && bottom <= box.bottom }
  })

/** What the page says at the height of a line. */
const beside = (page: Page, words: string) =>
  page.evaluate((text) => {
    const lines = [...document.querySelectorAll('#tailored [role="textbox"] :is(h1, h2, p, li)')]
    const { top } = lines.find(({ textContent }) => textContent.includes(text))?.getBoundingClientRect() ?? {
      top: NaN,
    }
    const marks = [...document.querySelectorAll('[aria-label="Changes on this page"] > :is(span, button)')]
    return marks
      .filter((mark) => Math.abs(mark.getBoundingClientRect().top - top) < 8)
      .map(({ textContent }) => textContent)
  }, words)

test('the changes are gone through and undone by keys, each with its line lit and said beside it', async ({ page }) => {
  await openTailored(page, resume)
  await title(page).fill('')
  await title(page).pressSequentially('jku')
  await expect(title(page)).toHaveValue('jku')

  const changes = page.getByRole('region', { name: 'Each change' }).getByRole('listitem')
  const change = changes.filter({ hasText: moved }).filter({ hasText: 'Moved up: it has a figure' })
  const button = (name: string) => change.getByRole('button', { name: new RegExp(`^${name}: change`) })
  const next = page.getByRole('button', { name: /^(Undo|Redo): change 2$/ })
  const order = () =>
    editor(page)
      .getByRole('listitem')
      .filter({ hasText: /(?:38|all) stores/ })
      .allTextContents()
      .then((lines) => lines.map((line) => line.split(' ')[0]))
  await expect.poll(order).toEqual(['Analysed', 'Responsible'])
  await expect(button('Undo')).toBeVisible()
  await next.focus()
  await page.keyboard.press('k')
  await expect(button('Undo')).toBeFocused()
  await expect.poll(() => lit(page)).toEqual({ text: moved, isSeen: true })
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('u')
  await expect(button('Redo')).toBeFocused()
  await expect.poll(order).toEqual(['Responsible', 'Analysed'])
  await page.keyboard.press('u')
  await expect(button('Undo')).toBeFocused()
  await expect.poll(order).toEqual(['Analysed', 'Responsible'])
  await page.keyboard.press('j')
  await expect(next).toBeFocused()
  await editor(page).focus()
  await expect.poll(() => lit(page)).toBeNull()

  await expect.poll(() => beside(page, moved)).toEqual(['↑ moved up'])
  await expect(change.getByText('Line 13', { exact: true })).toBeVisible()
  await editor(page).getByText('Mara Ellison').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sings in a choir')
  await expect.poll(() => beside(page, moved), 'it goes along').toEqual(['↑ moved up'])
  const marks = page.getByRole('region', { name: 'Changes on this page' })
  await marks.getByRole('button', { name: `moved up: ${moved}` }).click()
  await marks.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Responsible', 'Analysed'])
  await page.getByRole('radio', { name: 'Final' }).check({ force: true })
  await expect(marks).toBeHidden()
  await page.getByRole('radio', { name: 'Original' }).check({ force: true })
  await expect(page.getByRole('textbox', { name: 'The original resume' })).not.toContainText('Sings in a choir')
})
