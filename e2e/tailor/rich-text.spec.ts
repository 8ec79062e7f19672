/// <reference lib="dom" />
import { expect, type Locator } from '@playwright/test'
import { test } from '../story.ts'
import { give, placeOf, toolsOf } from './rich-text.ts'

const placeholder = (text: Locator) => text.evaluate((root) => getComputedStyle(root, '::before').content)

test('a text has four tools, four formats and safe links; a resume keeps headings and bold as well', async ({
  page,
}) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.goto('/modern-ui-test')
  const empty = box('An empty text')
  await expect(placeOf(empty)).toHaveCSS('height', '360px')
  await expect(placeOf(box('A text'))).toHaveCSS('height', '140px')
  expect(await placeholder(empty)).toBe('"Start typing…"')
  await empty.focus()
  await page.keyboard.insertText('Typed')
  await expect.poll(() => placeholder(empty)).toBe('none')
  const names = ['Italic', 'Link', 'Bullet list', 'Clear formatting']
  const tools = await toolsOf(page, empty)
  await expect(tools).toHaveCount(names.length)
  for (const [at, name] of names.entries()) await expect(tools.nth(at)).toHaveAccessibleName(name)
  await expect(await toolsOf(page, box('An explanation'))).toHaveCount(0)
  await expect(box('An explanation')).toHaveAttribute('contenteditable', 'false')

  const html = `<h2>Work</h2><p><b>Bold</b> <u>under</u> <s>gone</s> <code>code</code> <em>said</em>
    <a href="https://a.example/">linked</a> <sub>low</sub> <span style="color: red">red</span></p>
    <blockquote>quoted</blockquote><ul><li>point</li></ul><ol><li>first</li></ol>
    <img src="https://a.example/x.png" alt=""><iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>`
  for (const [name, kept] of [
    ['A text', 'EM A LI LI'],
    ['A resume', 'H2 STRONG EM A LI LI'],
  ] as const) {
    const text = box(name)
    await text.focus()
    const formats = text.locator('*:not(p, ol, .ql-ui, br)')
    await page.keyboard.press('ControlOrMeta+a')
    await (await toolsOf(page, text)).nth(3).click()
    await expect(formats).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await give(text, 'paste', { html })
    await expect(text).toContainText('Bold under gone code said linked low red')
    await expect(text.locator('li')).toHaveText(['point', 'first'])
    expect(await text.locator('li').evaluateAll((all) => all.map((it) => it.dataset.list))).toEqual([
      'bullet',
      'ordered',
    ])
    expect((await formats.evaluateAll((all) => all.map((it) => it.tagName))).join(' ')).toBe(kept)
    // Nor does a key bring in another format.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+u')
    await expect(text.locator('u')).toHaveCount(0)
  }
  await box('A text').focus()
  await page.keyboard.press('ControlOrMeta+b')
  await expect(box('A text').locator('strong')).toHaveCount(0)

  const moved = box('A text that is moved')
  const link = (await toolsOf(page, moved)).nth(1)
  for (const [typed, href] of [
    ['http://a.example/', 'http://a.example/'],
    ['https://a.example/', 'https://a.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+441234', 'tel:+441234'],
    ['sms:+441234', 'sms:+441234'],
    ['javascript:alert(1)', 'about:blank'],
    ['data:text/html,x', 'about:blank'],
    ['ftp://a.example/', 'about:blank'],
  ] as const) {
    await moved.getByText('One line').selectText()
    await link.click()
    await page.getByLabel('Link to').fill(typed)
    await page.keyboard.press('Enter')
    await expect(moved.getByRole('link', { name: 'One line' })).toHaveAttribute('href', href)
  }

  // One step back for what was typed in one go.
  await empty.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Another word')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(empty).not.toHaveText('Another word')
})
