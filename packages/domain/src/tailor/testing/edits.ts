import fc from 'fast-check'
import type { ResumeDocument } from '../../resume/document.ts'
import type { Edit } from '../../resume/edit.ts'
import { resumes } from '../../resume/testing/documents.ts'
import { listsIn } from '../lists.ts'

/** A document and edits of it that do not contradict each other. */
export const editedResumes: fc.Arbitrary<{ document: ResumeDocument; edits: Edit[] }> = fc
  .tuple(resumes, fc.array(fc.nat({ max: 999 }), { minLength: 40, maxLength: 60 }))
  .map(([document, numbers]) => ({ document, edits: editsOf(document, numbers) }))

function editsOf(document: ResumeDocument, numbers: number[]): Edit[] {
  let turn = 0
  const next = (below: number) => (numbers[turn++ % numbers.length] ?? 0) % below
  const edits: Edit[] = []
  const add = (edit: Pick<Edit, 'line' | 'kind' | 'text'> & Partial<Edit>) =>
    edits.push({ id: `t${edits.length}`, reason: 'Because', requirement: null, sources: [edit.line], ...edit })
  for (const { id: list, lines } of listsIn(document)) {
    const anchor = () => lines[next(lines.length + 1)]?.id ?? null
    const free = new Set(lines.map(({ id }) => id))
    // `judge` lets no list lose its last line.
    let left = lines.length
    for (const { id, text } of lines) {
      if (next(2) === 0) add({ line: id, kind: 'moved', text, place: { list, before: anchor(), index: next(3) } })
      if (!free.delete(id)) continue
      const choice = next(5)
      const other = [...free].at(next(Math.max(free.size, 1)))
      if (choice === 0) add({ line: id, kind: 'reworded', text: `Other words ${edits.length}` })
      if (choice === 1 && left > 1) {
        add({ line: id, kind: 'reworded', text: '' })
        left -= 1
      }
      if (choice === 2 && other !== undefined && free.delete(other)) {
        add({ line: id, kind: 'combined', text: `Both ${edits.length}`, takes: [other] })
        left -= 1
      }
    }
    if (next(3) === 0)
      add({ line: `x${edits.length}`, kind: 'added', text: 'New', place: { list, before: anchor(), index: next(3) } })
  }
  if (next(2) === 0) add({ line: 'y1', kind: 'added', text: 'Sum', place: { list: 'summary', before: null, index: 0 } })
  if (next(2) === 0) add({ line: 'y2', kind: 'added', text: 'Go', place: { list: 'skills', before: null, index: 0 } })
  for (const { id: list, kind, entries } of document.sections) {
    const groups = entries.filter(({ type }) => kind === 'skills' && type === 'skills')
    for (const { id } of groups)
      if (next(2) === 0)
        add({ line: id, kind: 'moved', text: '', place: { list, before: groups[0]?.id ?? null, index: next(3) } })
  }
  return edits
}
