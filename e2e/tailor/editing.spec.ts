/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../signed-in.ts'
import { test } from '../story.ts'
import { expectToast } from '../told.ts'
import { placeOf } from './rich-text.ts'
import { button, editor, explanation, openTailored, select } from './tailor-page.ts'

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
