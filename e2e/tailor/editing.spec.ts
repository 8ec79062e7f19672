/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../signed-in.ts'
import { test } from '../story.ts'
import { expectFailure, expectToast } from '../told.ts'
import { give, placeOf } from './rich-text.ts'
import {
  button,
  editor,
  explanation,
  hold,
  openTailored,
  rewrite,
  select,
  stopRewriting,
  title,
  untailored,
} from './tailor-page.ts'

test.afterEach(stopRewriting)

interface Version {
  id: number
  title: string
  content: string
}

const stored = async ({ call }: SignedIn): Promise<Version | undefined> =>
  (await call<{ tailoredResumes: Version[] }>('resume', '{ tailoredResumes { id title content } }')).tailoredResumes[0]

/** Headings, bold, links, lists and their words, without what is remembered of each. */
const structureOf = (version: Version | undefined) =>
  (version?.content ?? '').replace(/<\/?(?:article|span)\b[^>]*>/g, '').replace(/<(\w+) [^>]*>/g, '<$1>')

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

test('opened and saved unchanged a version is byte for byte what it was; one word more is one word more', async ({
  page,
}) => {
  const somebody = await openTailored(page)
  const before = await stored(somebody)
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  expect(await stored(somebody)).toEqual(before)

  await expect(placeOf(editor(page))).toHaveCSS('height', '480px')
  await expect(placeOf(explanation(page))).toHaveCSS('height', '300px')
  await expect(explanation(page)).toHaveAttribute('aria-readonly', 'true')
  await expect(explanation(page)).toHaveAttribute('contenteditable', 'false')
  // One toolbar: the explanation has none.
  await expect(toolbar(page).getByRole('button')).toHaveCount(4)
  for (const name of ['Italic', 'Link', 'Bullet list', 'Clear formatting']) {
    await expect(toolbar(page).getByRole('button', { name })).toBeEnabled()
  }

  await select(page, 'Built Tableau dashboards')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.insertText(' weekly')
  await button(page, 'Save Changes').click()
  await expect
    .poll(async () => structureOf(await stored(somebody)))
    .toBe(structureOf(before).replace('(38 stores)', '(38 stores) weekly'))
  expect(structureOf(before)).toContain('<p><strong>Reporting Analyst</strong>')
})

test('what is typed while it is saved is no conflict; what was changed elsewhere is one, and one chooses', async ({
  page,
}) => {
  const somebody = await openTailored(page)
  const letGo = await hold(page, 'UpdateTailoredResumeContent')
  await title(page).fill('Mine')
  await button(page, 'Save Changes').click()
  await title(page).fill('Mine, and more')
  letGo()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  // By itself, and without a word.
  await expect.poll(async () => (await stored(somebody))?.title).toBe('Mine, and more')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(title(page)).toHaveValue('Mine, and more')

  const { id, content } = (await stored(somebody)) ?? { id: 0, content: '' }
  await somebody.call(
    'resume',
    'mutation ($id: Int!, $content: String!) { updateTailoredResumeContent(id: $id, content: $content, title: "Theirs") { content } }',
    { id, content },
  )
  await title(page).fill('Mine again')
  await expectFailure(
    page,
    'Save failed',
    'This resume was changed elsewhere in the meantime. Look at both, and choose.',
  )
  await expect(page.getByRole('alert')).toContainText('This version was changed elsewhere in the meantime.')
  await expect(title(page)).toHaveValue('Mine again')
  expect((await stored(somebody))?.title).toBe('Theirs')
  await button(page, 'Take that one').click()
  await expect(title(page)).toHaveValue('Theirs')
  await title(page).fill('Mine at last')
  await button(page, 'Save Changes').click()
  await expect.poll(async () => (await stored(somebody))?.title).toBe('Mine at last')
})

test('the editor has four formats and safe links, and takes nothing else', async ({ page }) => {
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  const somebody = await openTailored(page)
  const press = (name: string) => toolbar(page).getByRole('button', { name }).click()

  await select(page, 'Built Tableau dashboards')
  await press('Italic')
  await expect(editor(page).locator('em')).toHaveText(/^Built Tableau dashboards/)
  await expect(toolbar(page).getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true')
  await press('Link')
  await expect(page.getByLabel('Link to')).toBeFocused()
  await page.keyboard.insertText('javascript:alert(1)')
  await page.keyboard.press('Enter')
  const link = editor(page).getByRole('link', { name: /^Built Tableau dashboards/ })
  await expect(link).toHaveAttribute('href', 'about:blank')
  await select(page, 'Built Tableau dashboards')
  await press('Clear formatting')
  await expect(link).toBeHidden()
  await expect(editor(page).locator('em')).toHaveCount(0)
  const points = editor(page).locator('li')
  const before = await points.count()
  await press('Bullet list')
  await expect(points).toHaveCount(before + 1)

  const allowed = ['https://a.example/', 'http://a.example/', 'mailto:a@b.example', 'tel:+441234', 'sms:+441234']
  const others = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'vbscript:x']
  const links = [...allowed, ...others].map((href) => `<a href="${href}">pasted</a> `).join('')
  await page.keyboard.press('End')
  await give(editor(page), 'paste', {
    html: `<p>${links}<u>plainly</u> <code>said</code> <img src="https://a.example/x.png" alt=""></p>`,
  })
  const pasted = editor(page).getByRole('link', { name: 'pasted' })
  await expect(pasted).toHaveCount(allowed.length + others.length)
  expect(await pasted.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    ...allowed,
    ...others.map(() => 'about:blank'),
  ])
  await expect(editor(page).getByText('plainly said')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(pasted).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(pasted).toHaveCount(allowed.length + others.length)

  // A resume has no pictures: one that is dropped is taken by the editor, and leaves nothing in the text.
  await give(editor(page), 'drop', { types: ['image/png', 'image/jpeg', 'image/gif'] })
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Saved', 'Tailored version updated.')
  await expect(editor(page).locator('img, u, code, iframe')).toHaveCount(0)
  await expect(editor(page).getByRole('heading', { name: 'Experience' })).toBeVisible()
  const { content = '' } = (await stored(somebody)) ?? {}
  for (const href of allowed) expect(content).toContain(`href="${href}"`)
  expect(content).not.toMatch(/javascript:|data:|ftp:|vbscript:|<img|<u>|<code/)
  expect(broken).toEqual([])
})

test('what comes back from a save takes the place of the text in silence, and the cursor stays', async ({ page }) => {
  await page.clock.install()
  await openTailored(page)
  /** Past the moment at which what was typed is saved by itself. */
  const pause = () => page.clock.runFor(4000)
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('mutation UpdateTailoredResumeContent(')) sent.push(body)
  })
  const asTheServerKeepsIt = ({ content }: Record<string, unknown>) => ({
    content: String(content).replace('Tableau dashboards', 'Tableau boards'),
    rationale: '<p>Kept as it should be.</p>',
  })
  await rewrite(page, 'UpdateTailoredResumeContent', asTheServerKeepsIt)
  await rewrite(page, 'TailoredResume', asTheServerKeepsIt)
  await select(page, 'Data analyst with seven years')
  await page.keyboard.press('ArrowLeft')
  // A cursor that moves is no change, and is not sent.
  await pause()
  await page.keyboard.insertText('Careful. ')
  await pause()
  await expect(editor(page)).toContainText('Tableau boards')
  await expect(explanation(page)).toHaveText('Kept as it should be.')
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0)
  // What came is not typed: it is not sent again.
  await pause()
  await page.keyboard.insertText('Exact. ')
  await expect(editor(page)).toContainText('Careful. Exact. Data analyst with seven years')
  await pause()
  await expect.poll(() => sent.at(-1)).toContain('Careful. Exact. ')
  expect(sent).toHaveLength(2)

  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(untailored(page)).toHaveAttribute('contenteditable', 'false')
  for (const tool of await toolbar(page).getByRole('button').all()) await expect(tool).toBeDisabled()
})
