import { emptyDocument, sectionKinds } from '@bespeak/domain/resume/document.ts'
import { readDocument } from '@bespeak/domain/resume/document-shape.ts'
import { idsIn } from '@bespeak/domain/resume/nodes.ts'
import { describe, expect, it } from 'vitest'
import {
  addEntry,
  addSection,
  blankEntry,
  moved,
  moveEntry,
  moveSection,
  newIdsIn,
  removeSection,
  sure,
  withField,
} from './document-edits.ts'
import { blankDocument, isBlank, tidy } from './tidy.ts'

const withAll = () => sectionKinds.reduce((document, kind) => addSection(kind)(document), emptyDocument())

describe('changes of a document', () => {
  it('keep it a document, with an id for each part that no other has', () => {
    const once = withAll()
    const document = once.sections.reduce((it, { id }) => addEntry(id)(it), once)
    expect(readDocument(document)).not.toBeNull()
    expect(new Set(idsIn(document)).size).toBe(idsIn(document).length)
  })

  it('move a section or an entry, and nothing beyond the ends', () => {
    const document = withAll()
    const [first, second] = document.sections
    expect(moveSection(second?.id ?? '', -1)(document).sections[0]).toBe(second)
    expect(moveSection(first?.id ?? '', -1)(document).sections).toEqual(document.sections)
    const grown = addEntry(second?.id ?? '')(document)
    const [one, two] = grown.sections[1]?.entries ?? []
    expect(moveEntry(second?.id ?? '', two?.id ?? '', -1)(grown).sections[1]?.entries).toEqual([two, one])
    expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3])
  })

  it('take a section out', () => {
    const document = withAll()
    const { id = '' } = document.sections[3] ?? {}
    expect(removeSection(id)(document).sections.some((section) => section.id === id)).toBe(false)
  })

  it('leave out a field that is empty', () => {
    expect(withField({ a: 'x' }, 'a', '')).toEqual({})
    expect(withField({ a: 'x' }, 'a', 'y')).toEqual({ a: 'y' })
  })

  it('make a field sure that the person has looked at, and keep its place in the source', () => {
    const origins = { 'basics.name': { confidence: 0.6, spans: [[0, 4] as [number, number]] } }
    const document = { ...emptyDocument(), origins }
    expect(sure('basics.name')(document).origins['basics.name']).toEqual({ confidence: 1, spans: [[0, 4]] })
    expect(sure('basics.email')(document)).toBe(document)
  })
})

describe('boxes that were left empty', () => {
  it('make no resume', () => {
    expect(isBlank(blankDocument())).toBe(true)
    expect(tidy(blankDocument()).sections).toEqual([])
  })

  it('are left out, and what was written stays', () => {
    const document = blankDocument()
    const newId = newIdsIn(document)
    document.sections[1]?.entries.push(blankEntry('work', newId, 'Corbel Insurance'))
    const tidied = tidy(document)
    expect(tidied.sections).toMatchObject([{ kind: 'work', entries: [{ organisation: 'Corbel Insurance' }] }])
    expect(readDocument(tidied)).not.toBeNull()
    expect(isBlank(document)).toBe(false)
  })
})
