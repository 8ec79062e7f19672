/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../story.ts'
import { give, placeOf, toolsOf } from './rich-text.ts'

// One page for them all: none of them changes what a later one needs.
test.describe.configure({ mode: 'default' })
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.goto('/modern-ui-test')
})
test.afterAll(() => page.close())

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const placeholder = (text: Locator) => text.evaluate((root) => getComputedStyle(root, '::before').content)

test('a text has four tools, four formats and its own height; a resume keeps headings and bold as well', async () => {
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
})

test('a link leads where it may, and else nowhere', async () => {
  const text = box('A text that is moved')
  const link = (await toolsOf(page, text)).nth(1)
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
    await text.getByText('One line').selectText()
    await link.click()
    await page.getByLabel('Link to').fill(typed)
    await page.keyboard.press('Enter')
    await expect(text.getByRole('link', { name: 'One line' })).toHaveAttribute('href', href)
  }
})

interface Format {
  create(address: string): HTMLElement
}

interface Editor {
  uploader: { options: { handler(range: unknown, files: File[]): void } }
  constructor: { import(name: string): Format }
}

/** The editor of "A text that is moved", by the handle that the page keeps in its console. */
const movedEditor = () => page.evaluateHandle((): Editor => Reflect.get(window, 'movedText').getEditor())

test('pictures of two kinds are taken, from three kinds of address; a film plays where it is embedded', async () => {
  const text = box('A text that is moved')
  const editor = await movedEditor()
  const before = await text.innerHTML()
  const kinds = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'image/webp', 'text/html', '']
  // Pictures are no format of any text here: what is taken leaves nothing in it.
  await give(text, 'drop', { types: kinds })
  const taken = await editor.evaluateHandle(({ uploader }) => {
    const types: string[] = []
    uploader.options.handler = (_range, files) => types.push(...files.map(({ type }) => type))
    return types
  })
  await give(text, 'drop', { types: kinds })
  expect(await taken.jsonValue()).toEqual(['image/png', 'image/jpeg'])
  expect(await text.innerHTML()).toBe(before)

  const sources = (format: string, addresses: string[]) =>
    editor.evaluate(
      (it, [name, given]) =>
        given.map((address) => it.constructor.import(`formats/${name}`).create(address).getAttribute('src')),
      [format, addresses] as const,
    )
  const pictures = ['http://a.example/x.png', 'https://a.example/x.png', 'data:image/png;base64,AA==']
  expect(await sources('image', pictures)).toEqual(pictures)
  const others = ['javascript:alert(1)', 'ftp://a.example/x.png', 'file:///x.png', 'blob:https://a.example/x']
  expect(await sources('image', others)).toEqual(others.map(() => '//:0'))
  expect(
    await sources('video', [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://a.example/film',
      'javascript:alert(1)',
    ]),
  ).toEqual([
    'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0',
    'https://player.vimeo.com/video/76979871/',
    'https://a.example/film',
    'about:blank',
  ])
})

test('the page around a text can focus it, select in it, read that, and insert at the cursor', async () => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const text = box('A text that is moved')
  await box('A text').focus()
  await expect(text).not.toBeFocused()
  await press('Focus it')
  await expect(text).toBeFocused()
  await press('Select a word')
  await press('Read what is selected')
  await expect(page.locator('output').filter({ hasText: 'the' })).toHaveText('the')
  await press('Insert at the cursor')
  await expect(text.locator('p').first()).toHaveText('Wrote each weekly report in one page.')
  await expect(text.locator('em').first()).toHaveText('each')
})

test('what is typed within 1000 ms is undone at once, and 100 steps are remembered', async () => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const text = box('An empty text')
  await text.fill('')
  await page.clock.fastForward(1000)
  const type = (words: string) => page.keyboard.insertText(words)
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  await type('One')
  await page.clock.runFor(999)
  await type(', two')
  await page.clock.runFor(1)
  await type(', three')
  await undo()
  await expect(text).toHaveText('One, two')
  await undo()
  await expect(text).toHaveText('')

  const steps = [...Array(102).keys()].map((step) => `${step}.`)
  for (const step of steps) {
    await type(step)
    await page.clock.fastForward(1000)
  }
  await expect(text).toHaveText(steps.join(''))
  await page.keyboard.down('ControlOrMeta')
  for (const _ of steps) await page.keyboard.press('z')
  await page.keyboard.up('ControlOrMeta')
  await expect(text).toHaveText('0.1.')
})
