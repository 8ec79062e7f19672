import { describe, expect, it } from 'vitest'
import type { Line } from '../resume/document.ts'
import { formRows } from './filled-form.ts'
import { readPlainText } from './read.ts'
import { readTwice } from './read-labelled.ts'
import type { Fragment, SourceText } from './source.ts'

type Asked = readonly [asked: string, ...answer: string[]]

/** What is asked on the left, the answer on the right, over as many rows as it has. */
function form(rows: readonly Asked[], positioned = true): SourceText {
  const fragments: Fragment[] = []
  let y = 40
  const put = (text: string, x: number) =>
    fragments.push({ text, page: 1, x, y, width: text.length * 5, size: 10, column: 0 })
  for (const [asked, ...answer] of rows) {
    put(asked, 40)
    for (const text of answer) {
      put(text, 200)
      y += 14
    }
    if (answer.length === 0) y += 14
  }
  return { positioned, pages: [{ width: 600, height: 800 }], fragments }
}

const filled: Asked[] = [
  ['Work experience'],
  ['Dates', '2015 – 2021'],
  ['Occupation or position held', 'Shipwright'],
  ['Main activities', '• Kept nine boats in repair', '• Trained two apprentices'],
  ['Name and address of employer', 'Harbour Works, Kirkwall'],
  ['Dates', '2011 – 2015'],
  ['Occupation or position held', 'Carpenter'],
  ['Name and address of employer', 'Orkney Joinery, Stromness'],
]

const told = (lines: readonly Line[]) => lines.filter(({ label }) => !label).map(({ text }) => text)

const textsIn = (source: SourceText) => formRows(source)?.map(({ cells }) => cells.map(({ text }) => text).join(' | '))

describe('what is no form', () => {
  it('has fewer answers in one column', () => {
    expect(formRows(form(filled.slice(0, 5)))).toBeNull()
  })

  it('asks for nothing that a resume says', () => {
    expect(formRows(form(filled.map(([, ...answer]) => ['Lorem', ...answer])))).toBeNull()
  })

  it('has no places', () => {
    expect(formRows(form(filled, false))).toBeNull()
  })
})

describe('a form that was filled in', () => {
  it('tells of each entry first what it is, then what was done', () => {
    const texts = textsIn(form(filled)) ?? []
    expect(texts.indexOf('Name and address of employer | Harbour Works, Kirkwall')).toBeLessThan(
      texts.indexOf('• Kept nine boats in repair'),
    )
    expect(texts.indexOf('• Trained two apprentices')).toBeLessThan(texts.indexOf('Dates | 2011 – 2015'))
  })

  it('goes on with a question that needs two rows', () => {
    const asked = filled.flatMap((row): Asked[] =>
      row[0] === 'Main activities'
        ? [
            ['Main activities and', 'Kept nine boats'],
            ['responsibilities', 'in repair'],
          ]
        : [row],
    )
    expect(textsIn(form(asked))).toContain('Main activities and | responsibilities')
  })

  it('is read with every job whole, and nothing lost', () => {
    const { document } = readTwice(form(filled), null).taken
    const jobs = document.sections.flatMap(({ entries }) => entries.filter((it) => it.type === 'employment'))
    expect(
      jobs.map(({ organisation, roles: [role] }) => [organisation, role?.title, role?.start, told(role?.lines ?? [])]),
    ).toEqual([
      ['Harbour Works', 'Shipwright', '2015', ['Kept nine boats in repair', 'Trained two apprentices']],
      ['Orkney Joinery', 'Carpenter', '2011', []],
    ])
    expect(document.unplaced).toEqual([])
  })
})

describe('an employer in a labelled line', () => {
  it.each([
    ['Harbour Works, Kirkwall, Scotland', 'Harbour Works', 'Kirkwall, Scotland'],
    ['Harbour Works, Kirkwall', 'Harbour Works', 'Kirkwall'],
    ['Groat, Rendall and Sons', 'Groat, Rendall and Sons', undefined],
  ])('%s', (line, organisation, location) => {
    const { document } = readPlainText(
      `Ailsa Groat\nailsa@example.org\n\nExperience\n\nPeriod: 2015 to 2021\nOrganisation: ${line}\nRole: Shipwright\n- Kept nine boats in repair\n`,
    )
    const [job] = document.sections.flatMap(({ entries }) => entries.filter((it) => it.type === 'employment'))
    expect([job?.organisation, job?.roles[0]?.location]).toEqual([organisation, location])
  })
})
