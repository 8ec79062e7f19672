import { describe, expect, it } from 'vitest'
import { type Layout, templates, usualLayout } from '../layout.ts'
import type { LetterContent } from '../letter-content.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setTask } from '../testing/house.ts'
import { letter } from '../testing/letter.ts'
import type { TypesetResult, TypesetTask } from '../typeset.ts'
import { letterTask } from './letter-task.ts'
import { renderLetter } from './render-letter.ts'

const filled = (text: string): LetterContent => ({
  sender: { name: text, contact: [{ kind: 'plain', text }] },
  date: text,
  recipient: [text, text],
  subject: text,
  salutation: text,
  paragraphs: [text, `${text}\n${text}`],
  closing: text,
  signature: text,
})
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const set = (content: LetterContent, layout: Partial<Layout> = {}) =>
  setTask(letterTask(content, { ...usualLayout, ...layout }))

describe.each(templates)('a letter in the template %s', (template) => {
  it('sets text as text, whatever it looks like and in whatever writing, and loses none of it', async () => {
    expect(await set(filled(hostile), { template })).toMatchObject({ ok: true })
    expect(await set({ ...letter, subject: endless }, { template })).toMatchObject({ ok: true })
  })

  it('has a glyph for Hebrew and Arabic, and keeps them', async () => {
    expect(await set(filled(rightToLeft), { template })).toMatchObject({ ok: true })
  })

  it('is one page as long as that is easy to read', async () => {
    const long = { ...letter, paragraphs: Array.from({ length: 5 }, () => words(85)) }
    expect(proven(await set(long, { template })).pages).toBe(1)
  })

  it('says title, author, language and size, is tagged, has its links, and can be listened to', async () => {
    const layout: Layout = { ...usualLayout, template, pageSize: 'letter' }
    const { info, tagged, size, links } = await metaOf(proven(await set(letter, layout)).bytes)
    expect(info).toMatchObject({ Title: 'Ines Duarte – Cover letter', Author: 'Ines Duarte', Language: 'en' })
    expect([tagged, size, links]).toEqual([true, [612, 792], ['mailto:ines@example.com']])
    expect(await isAccessible(letterTask(letter, layout))).toBe(true)
  })
})

describe.each(templates)('lines of a letter in the template %s', (template) => {
  const lines = ['Wrote unit tests, and coverage went from 35% to 70% within one year of work', 'Set up deploys']
  const heading = 'Improve our CI/CD pipelines and automated tests so that we can ship every day'

  it.each([true, false])('stand under their heading or beside it: %s', async (beside) => {
    const paragraphs = ['One.', { heading, lines, beside }, { heading: '', lines: ['Alone'], beside }, 'Two.']
    expect(await set({ ...letter, paragraphs }, { template })).toMatchObject({ ok: true })
  })
})

describe('a letter as PDF', () => {
  it('ends with its last paragraph on the page of its greeting', async () => {
    for (const count of [740, 800]) {
      const task = letterTask({ ...letter, paragraphs: [words(count), 'The last paragraph.'] }, usualLayout)
      const { pageOf } = proven(await setTask(task))
      expect(new Set(pageOf.slice(-3)).size).toBe(1)
    }
  })

  it('leaves out what is empty', () => {
    const { lines } = letterTask(
      { ...letter, recipient: ['', ' '], subject: '', paragraphs: ['\n', 'One.'] },
      usualLayout,
    )
    expect(lines).toEqual([
      'Ines Duarte',
      'ines@example.com',
      'Porto',
      '15 November 2026',
      'Dear Ms Okafor,',
      'One.',
      'Kind regards,',
      'Ines Duarte',
    ])
  })

  it('is refused before it costs anything when it is longer than any letter', async () => {
    const never = async (): Promise<TypesetResult> => ({ ok: false, reason: 'broken' })
    const long = { ...letter, paragraphs: ['long '.repeat(10_000)] }
    expect(await renderLetter(long, usualLayout, never)).toEqual({ ok: false, reason: 'too-long' })
  })

  it('is set again in the classic template where a line got lost, and then fails by its name', async () => {
    const tasks: TypesetTask[] = []
    const lost = async (task: TypesetTask): Promise<TypesetResult> => {
      tasks.push(task)
      return { ok: false, reason: 'unproven', line: 'Porto' }
    }
    const rendered = await renderLetter(letter, { ...usualLayout, template: 'modern' }, lost)
    expect(rendered).toEqual({ ok: false, reason: 'unproven', line: 'Porto' })
    expect(tasks.map(({ data }) => Reflect.get(data, 'template'))).toEqual(['modern', 'classic'])
  })

  it('says its template, and what no font has', async () => {
    const content = { ...letter, subject: 'Ship 🚀' }
    const rendered = await renderLetter(content, { ...usualLayout, template: 'modern' }, setTask)
    expect(rendered).toMatchObject({ ok: true, pages: 1, template: 'modern', missing: ['🚀'] })
  })
})
