import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { readDocument } from '../resume/document-shape.ts'
import type { Edit } from '../resume/edit.ts'
import { idsIn, linesIn } from '../resume/nodes.ts'
import { sourcesOf } from '../resume/sources.ts'
import { resumes } from '../resume/testing/documents.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'
import { provenance } from './provenance.ts'
import { editedResumes } from './testing/edits.ts'

const entryIds = ({ sections }: ResumeDocument) => sections.flatMap(({ entries }) => entries.map(({ id }) => id))
const lineIds = ({ sections }: ResumeDocument) =>
  sections.flatMap(({ entries }) => entries.flatMap(linesIn)).map(({ id }) => id)
const textOf = (document: ResumeDocument, id: string) =>
  listsIn(document)
    .flatMap(({ lines }) => lines)
    .find((line) => line.id === id)?.text

const edit = (over: Partial<Edit>): Edit => ({
  ...{ id: 't1', line: 'l2', kind: 'reworded', text: '', reason: 'Because', requirement: null, sources: ['l2'] },
  ...over,
})

describe('edits that fit nothing', () => {
  it.each([
    ['an unknown line', edit({ line: 'nowhere', text: 'New' })],
    [
      'an unknown list',
      edit({ line: 'x1', kind: 'added', text: 'New', place: { list: 'nowhere', before: null, index: 0 } }),
    ],
    ['a place in another role', edit({ kind: 'moved', place: { list: 'r2', before: null, index: 0 } })],
    [
      'an added line that is there',
      edit({ kind: 'added', text: 'New', place: { list: 'r1', before: null, index: 0 } }),
    ],
    ['a line that takes itself', edit({ kind: 'combined', text: 'New', takes: ['l2'] })],
    ['a line of another role taken', edit({ kind: 'combined', text: 'New', takes: ['l4'] })],
    ['a moved employer', edit({ line: 'e1', kind: 'moved', place: { list: 'c2', before: null, index: 0 } })],
  ])('[T1] change nothing: %s', (_, wrong) => {
    expect(apply(sampleDocument(), [wrong])).toEqual(sampleDocument())
  })

  it('[T1] of two that contradict each other the same one stands in any order', () => {
    const pair = [edit({ id: 'a', text: 'One' }), edit({ id: 'b', text: 'Two' })]
    expect(apply(sampleDocument(), pair)).toEqual(apply(sampleDocument(), [...pair].reverse()))
    expect(textOf(apply(sampleDocument(), pair), 'l2')).toBe('One')
  })
})

describe('edits are a set', () => {
  it('[T2] none leave the document as it is', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        expect(apply(document, [])).toEqual(document)
      }),
    )
  })

  it('[T1] the order in which they come decides nothing', () => {
    const shuffled = editedResumes.chain(({ document, edits }) =>
      fc.shuffledSubarray(edits, { minLength: edits.length }).map((mixed) => ({ document, edits, mixed })),
    )
    fc.assert(
      fc.property(shuffled, ({ document, edits, mixed }) => {
        expect(apply(document, mixed)).toEqual(apply(document, edits))
      }),
    )
  })

  it('[T2] leaving one out takes back that one alone', () => {
    fc.assert(
      fc.property(editedResumes, fc.nat(), ({ document, edits }, number) => {
        // A text keeps what it had where edits would leave it without a line; the judge lets no such edits through.
        fc.pre(!emptiesText(document, edits))
        const gone = edits[number % Math.max(edits.length, 1)]
        if (!gone) return
        const all = apply(document, edits)
        const less = apply(
          document,
          edits.filter((it) => it !== gone),
        )
        const concerned = new Set([gone.line, ...(gone.takes ?? [])])
        const group = new Set(linesUnder(document, gone.line))
        const others = (of: ResumeDocument) => lineIds(of).filter((id) => !concerned.has(id) && !group.has(id))
        expect(others(less)).toEqual(others(all))
        for (const id of others(all)) expect(textOf(less, id)).toBe(textOf(all, id))
        if (gone.kind !== 'added' && !edits.some((it) => it !== gone && named(it).includes(gone.line)))
          expect(textOf(less, gone.line)).toBe(textOf(document, gone.line))
      }),
    )
  })

  it('[T3] no entry is ever lost, no line silently, and every result is a document', () => {
    const parts = editedResumes.chain(({ document, edits }) =>
      fc.subarray(edits).map((some) => ({ document, some, result: apply(document, some) })),
    )
    fc.assert(
      fc.property(parts, ({ document, some, result }) => {
        expect(entryIds(result)).toEqual(expect.arrayContaining(entryIds(document)))
        const spoken = new Set(some.flatMap(named))
        for (const id of lineIds(document)) if (!spoken.has(id)) expect(textOf(result, id)).toBe(textOf(document, id))
        expect(new Set(idsIn(result)).size).toBe(idsIn(result).length)
        expect(readDocument(result)).not.toBeNull()
      }),
    )
  })
})

function emptiesText({ sections }: ResumeDocument, edits: readonly Edit[]): boolean {
  const gone = new Set(edits.flatMap(({ line, text, takes = [] }) => (text.trim() === '' ? [line, ...takes] : takes)))
  const texts = sections.flatMap(({ entries }) => entries.flatMap((it) => (it.type === 'text' ? [it.lines] : [])))
  return texts.some((lines) => lines.every(({ id }) => gone.has(id)))
}

const named = ({ line, takes = [] }: Edit) => [line, ...takes]
const linesUnder = ({ sections }: ResumeDocument, entry: string) =>
  sections.flatMap(({ entries }) => entries.filter(({ id }) => id === entry).flatMap(linesIn)).map(({ id }) => id)

describe('provenance', () => {
  it('[T4] names every statement of the tailored resume once, with sources that the person stated', () => {
    fc.assert(
      fc.property(editedResumes, ({ document, edits }) => {
        const own = new Set(sourcesOf(document).map(({ id }) => id))
        const lines = provenance(document, edits)
        expect(lines.map(({ text }) => text)).toEqual(sourcesOf(apply(document, edits)).map(({ text }) => text))
        expect(lines.flatMap(({ sources }) => sources).filter((id) => !own.has(id))).toEqual([])
        const moved = lines.filter(({ kind }) => kind === 'moved')
        expect(moved.map(({ sources }) => sources)).toEqual(moved.map(({ line }) => [line]))
      }),
    )
  })

  it('[T4] says what became of each line', () => {
    const kinds = provenance(sampleDocument(), [
      edit({ text: 'Cut settlement time to 6 minutes.' }),
      edit({
        id: 't2',
        line: 'l3',
        kind: 'moved',
        text: 'Led a team of four engineers.',
        place: { list: 'r1', before: 'l2', index: 0 },
        sources: ['l3'],
      }),
    ])
    expect(kinds.filter(({ line }) => ['l2', 'l3', 'l4'].includes(line))).toEqual([
      { line: 'l3', text: 'Led a team of four engineers.', kind: 'moved', sources: ['l3'] },
      { line: 'l2', text: 'Cut settlement time to 6 minutes.', kind: 'reworded', sources: ['l2'] },
      { line: 'l4', text: 'Built the refunds service in Go.', kind: 'kept', sources: ['l4'] },
    ])
  })
})
