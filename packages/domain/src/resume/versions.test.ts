import { describe, expect, it } from 'vitest'
import { currentVersion, emptyDocument } from './document.ts'
import { steps, UnreadableDocument, upgrade } from './versions.ts'

describe('a stored document', () => {
  it('is refused where it is of a later version than this program knows', () => {
    expect(() => upgrade({ ...emptyDocument(), version: 'resume-999' })).toThrow(
      'The document is of version "resume-999"; this program knows versions up to "resume-1".',
    )
  })

  it('is refused where it is none', () => {
    for (const stored of [null, undefined, 'x', 3, []]) expect(() => upgrade(stored)).toThrow(UnreadableDocument)
    expect(() => upgrade({ version: currentVersion, basics: 3 })).toThrow(UnreadableDocument)
    expect(() => upgrade({ version: null })).toThrow(UnreadableDocument)
  })

  it('of today is given back as it is', () => {
    const document = { ...emptyDocument(), basics: { name: 'Ada Lovell', links: [], more: [] } }
    expect(upgrade(document)).toEqual(document)
  })
})

describe('the steps', () => {
  it('lead one after the other to the version of today', () => {
    expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ to }) => to))
    expect(steps.at(-1)?.to).toBe(currentVersion)
  })

  it('json-resume → resume-1', () => {
    const before = {
      basics: { name: 'Ada Lovell', summary: 'Builds engines.' },
      work: [{ name: 'Northwind Ltd', position: 'Engineer', startDate: '2019-03', highlights: ['Built it.'] }],
    }
    expect(upgrade(before)).toEqual({
      version: 'resume-1',
      basics: { name: 'Ada Lovell', links: [], more: [] },
      sections: [
        {
          id: 'c1',
          kind: 'summary',
          title: '',
          entries: [{ type: 'text', id: 'p1', lines: [{ id: 'l1', text: 'Builds engines.', paragraph: true }] }],
        },
        {
          id: 'c2',
          kind: 'work',
          title: '',
          entries: [
            {
              type: 'employment',
              id: 'e1',
              organisation: 'Northwind Ltd',
              roles: [
                {
                  id: 'r1',
                  title: 'Engineer',
                  start: '2019-03',
                  end: 'present',
                  lines: [{ id: 'l2', text: 'Built it.' }],
                },
              ],
            },
          ],
        },
      ],
      unplaced: [],
      origins: {},
    })
  })
})
