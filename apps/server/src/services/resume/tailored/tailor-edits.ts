import type { Job } from '@bespeak/domain/job/job.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import { displayTitle } from '@bespeak/domain/resume/section-titles.ts'
import type { Edit } from '@bespeak/domain/tailor/index.ts'
import type { OwnWords } from './own-words.ts'

/** An edit as it is kept: with what the person is shown of it, and whether they took it back. */
export interface TailorEdit extends Edit {
  number: number
  before: string | null
  after: string
  /** The words of the advertisement that it serves. */
  asked: string | null
  quotes: string[]
  undone: boolean
}

export const standing = (edits: readonly TailorEdit[]): TailorEdit[] => edits.filter(({ undone }) => !undone)

/** Without those about the same lines as one of these: of two wordings for one line the newer stands. */
export const withoutReplaced = (edits: readonly TailorEdit[], newer: readonly Edit[]): TailorEdit[] =>
  edits.filter(({ kind, line, takes = [] }) => {
    const lines = [line, ...takes]
    return kind === 'moved' || !newer.some((it) => [it.line, ...(it.takes ?? [])].some((id) => lines.includes(id)))
  })

export function tailorEdits(document: ResumeDocument, job: Job, edits: readonly Edit[], own: OwnWords): TailorEdit[] {
  const texts = textsIn(document)
  const textOf = (id: string) => texts.get(id) ?? []
  const asked = new Map(job.requirements.map(({ id, words }) => [id, words]))
  return edits
    .filter(({ kind }) => kind !== 'kept')
    .map((edit, at) => {
      const before = edit.kind === 'added' ? null : [edit.line, ...(edit.takes ?? [])].flatMap(textOf).join('\n')
      return {
        ...edit,
        number: at + 1,
        before,
        after: edit.kind === 'moved' ? (before ?? edit.text) : edit.text,
        asked: (edit.requirement && asked.get(edit.requirement)) || null,
        quotes: edit.sources.length > 0 ? own.quote(edit.sources) : textOf(edit.line).filter(own.has),
        undone: false,
      }
    })
}

/** What each line says; of a group of skills, its name and all that it lists; of a section its title. */
function textsIn({ basics, sections }: ResumeDocument): Map<string, string[]> {
  const texts = new Map(sections.map((section) => [section.id, [displayTitle(section)]]))
  if (basics.label) texts.set('basics.label', [basics.label])
  for (const entry of sections.flatMap(({ entries }) => entries)) {
    const lines = linesIn(entry)
    if (entry.type === 'skills')
      texts.set(entry.id, [entry.name ?? '', ...lines.map(({ text }) => text)].filter(Boolean))
    for (const { id, text } of lines) texts.set(id, [text])
  }
  return texts
}
