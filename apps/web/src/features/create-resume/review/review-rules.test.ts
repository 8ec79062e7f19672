import { readPlainText } from '@bespeak/domain/reading/read.ts'
import { describe, expect, it } from 'vitest'
import { leaveOut, placeLine } from './place-line.ts'
import { lineStates, linesOfOrigin, partsOf, placeWords, sourceLines } from './source-lines.ts'

// A line as long as a page is read by nobody: it finds no place.
const longLine = 'Fond of tidy dashboards. '.repeat(200).trim()

const text = `Mara Ellison
mara@example.com

Data analyst with seven years in insurance and retail, at home in SQL and Python.
${longLine}

EXPERIENCE
Corbel Insurance
Data Analyst, Mar 2021 – present
• Wrote SQL models for the claims dashboard.

EDUCATION
BSc Statistics, University of Leyburn, 2018`

const { document, source } = readPlainText(text)
const lines = sourceLines(source)
const sectionOf = (kind: string) => document.sections.find((section) => section.kind === kind)
const [unplaced] = document.unplaced

describe('the source and the fields', () => {
  it('belong together both ways', () => {
    const states = lineStates(lines, document)
    expect(states.get(1)?.fields).toEqual(['basics.name'])
    expect(states.get(2)?.fields).toEqual(['basics.email'])
    expect(states.get(3)).toBeUndefined()
    expect(states.get(5)).toMatchObject({ fields: [unplaced?.id], isUnplaced: true, isDoubtful: false })
  })

  it('mark exactly the words that a field was read from', () => {
    const line = lines.find(({ text: words }) => words.startsWith('Data Analyst, Mar'))
    const [job] = sectionOf('work')?.entries ?? []
    const role = job?.type === 'employment' ? job.roles[0] : undefined
    const parts = line ? partsOf(line, document.origins[`${role?.id}.title`]) : []
    expect(parts.filter(({ isRead }) => isRead).map((part) => part.text)).toEqual(['Data Analyst'])
    expect(parts.map((part) => part.text).join('')).toBe(line?.text)
  })

  it('are named by their lines', () => {
    expect(placeWords(linesOfOrigin(lines, { confidence: 1, spans: [[0, 4]] }))).toBe('Line 1')
    expect(placeWords(linesOfOrigin(lines, { confidence: 1, spans: [[0, 20]] }))).toBe('Lines 1–2')
  })
})

describe('a line without a place', () => {
  const id = unplaced?.id ?? ''

  it('is never lost: it stays until it is placed or left out', () => {
    expect(unplaced?.text).toBe(longLine)
    expect(leaveOut(id)(document).unplaced).toEqual([])
    expect(placeLine('none', { kind: 'other' })(document)).toBe(document)
  })

  it.each([
    ['summary', { entries: [{ type: 'text', lines: [{}, { id, text: unplaced?.text }] }] }],
    ['work', { entries: [{ type: 'employment', roles: [{ lines: [{}, { id }] }] }] }],
    ['education', { entries: [{ type: 'study', lines: [{ id }] }] }],
  ])('goes into the section %s that is there', (kind, expected) => {
    const placed = placeLine(id, { section: sectionOf(kind)?.id ?? '' })(document)
    expect(placed.sections.find((section) => section.kind === kind)).toMatchObject(expected)
    expect(placed.unplaced).toEqual([])
  })

  it('goes into a new section', () => {
    const placed = placeLine(id, { kind: 'interests' })(document)
    expect(placed.sections.at(-1)).toMatchObject({
      kind: 'interests',
      entries: [{ type: 'item', title: longLine }],
    })
  })
})
