import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { listsIn, withLists } from '@bespeak/domain/tailor/lists.ts'
import type { TailorEdit } from './tailor-edits.ts'

/**
 * The page without lines of ours that came back after their edit was taken back, from a copy that was open elsewhere.
 * They were not typed: left in, they would stand as the user's own, and twice once the edit stands again.
 */
export function withoutStrays(
  current: ResumeDocument,
  made: ResumeDocument,
  edits: readonly TailorEdit[],
): ResumeDocument {
  const was = new Map(linesOf(made))
  const listOf = new Map(listsIn(made).flatMap(({ id, lines }) => lines.map((line) => [line.id, id] as const)))
  const written = edits.filter(({ kind, text }) => kind !== 'moved' && text !== '')
  const ours = new Map(written.map((edit) => [placed(edit.place?.list ?? listOf.get(edit.line), edit.text), edit.line]))
  const stands = new Set(linesOf(current).map(([id]) => id))
  return withLists(current, (list, lines) =>
    lines.flatMap((line) => {
      const id = ours.get(placed(list, line.text))
      const before = was.get(line.id)
      if (id === undefined || before?.text === line.text) return [line]
      // It took the place of what it was made of, under its id or under a new one.
      if (before) return line.id === id ? [before] : [line]
      const replaced = stands.has(id) ? undefined : was.get(id)
      return replaced ? [replaced] : []
    }),
  )
}

const placed = (list: string | undefined, text: string) => `${list}\n${text}`

const linesOf = (document: ResumeDocument) =>
  listsIn(document).flatMap(({ lines }) => lines.map((line) => [line.id, line] as const))
