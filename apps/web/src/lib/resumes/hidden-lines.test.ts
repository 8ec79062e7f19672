import { readdirSync, readFileSync } from 'node:fs'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { linesAskedForLeast } from '@bespeak/domain/tailor/least-asked.ts'
import { expect, it } from 'vitest'
import { inertDocument } from '../trusted.ts'
import { documentFrom } from './content.ts'
import { type HiddenLine, hasLine, hideLine, showLine } from './hidden-lines.ts'

const folder = `${import.meta.dirname}/../../../../../eval/resumes`
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => fromJsonResume(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))

/** As a browser writes it. */
const written = (content: string) => inertDocument(content).body.innerHTML

const listed = (items: string) => written(`<h3 data-id="e1">Smith</h3><ul>${items}</ul><p data-id="p1">And more.</p>`)
const item = (id: string, inner = '') => `<li data-id="${id}">Line ${id}${inner}</li>`

it('any line of a resume is hidden and comes back to its place, and nothing else changes', () => {
  for (const document of resumes.slice(0, 8)) {
    const content = written(toHtml(document))
    for (const id of linesAskedForLeast(document, null, '2026-06-01')) {
      const made = hideLine(content, id)
      if (!made) throw new Error(`There is no line ${id}.`)
      expect(made.content).not.toContain(`data-id="${id}"`)
      expect(hasLine(made.content, made.hidden)).toBe(false)
      expect(showLine(made.content, made.hidden)).toBe(content)
    }
  }
})

it('all lines that were hidden come back, in whatever order', () => {
  const [document] = resumes
  if (!document) throw new Error('There are no resumes.')
  const content = written(toHtml(document))
  const ids = linesAskedForLeast(document, null, '2026-06-01')
  const hidden: HiddenLine[] = []
  let now = content
  for (const id of ids) {
    const made = hideLine(now, id)
    if (!made) throw new Error(`There is no line ${id}.`)
    now = made.content
    hidden.push(made.hidden)
  }
  for (const line of hidden.toReversed()) now = showLine(now, line)
  expect(documentFrom(now)).toEqual(documentFrom(content))
})

it.each([
  ['the only one of a list', item('l1'), 'l1'],
  ['the first', item('l1') + item('l2'), 'l1'],
  ['one inside another', item('l1', `<ul>${item('l2')}</ul>`) + item('l3'), 'l2'],
  ['one behind one with others inside', item('l1', `<ul>${item('l2')}</ul>`) + item('l3'), 'l3'],
])('%s comes back where it stood', (_, items, id) => {
  const content = listed(items)
  const made = hideLine(content, id)
  expect(made && showLine(made.content, made.hidden)).toBe(content)
})

it('a line that is there already is not put in twice, and one that is not there is not hidden', () => {
  const content = listed(item('l1') + item('l2'))
  const made = hideLine(content, 'l1')
  expect(made && showLine(content, made.hidden)).toBe(content)
  expect(hideLine(content, 'l9')).toBeNull()
})

it('a line whose neighbours are gone stands at the end rather than nowhere', () => {
  const made = hideLine(listed(item('l1')), 'l1')
  expect(made && showLine('<p>Rewritten.</p>', made.hidden)).toContain('Line l1')
})
