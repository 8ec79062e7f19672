import type { Line } from '@bespeak/domain/resume/document.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { type Changer, freshIdsFor } from '../session/change.ts'
import { useEditing } from '../session/session-context.ts'
import { useHeldText } from './use-held-text.ts'

type ListFieldProps = { label: string; items: readonly Line[]; change: Changer<Line[]>; hint?: string }

/** Short things, with a comma between any two: skills, courses. */
export function ListField({ label, items, change, hint }: ListFieldProps) {
  const { session } = useEditing()
  const said = items.map(({ text }) => text).join(', ')
  const { text, hold, release } = useHeldText(said, (typed) => {
    const newId = freshIdsFor(session.state().edition.document)
    change((before) => itemsFrom(typed, before, newId), items[0]?.id ?? label)
  })
  return (
    <TextAreaField
      label={label}
      rows={2}
      data-items={items.map(({ id }) => id).join(' ')}
      value={text}
      {...(hint === undefined ? {} : { hint })}
      onChange={({ target }) => hold(target.value)}
      onBlur={release}
    />
  )
}

/** What was there before keeps its id, by its text or by its place. */
function itemsFrom(typed: string, before: readonly Line[], newId: (prefix: string) => string): Line[] {
  const texts = typed
    .split(/[,\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
  const left = new Map(before.map((line) => [line.id, line]))
  const taken = (line: Line | undefined) => {
    if (line) left.delete(line.id)
    return line
  }
  const same = texts.map((text) => taken([...left.values()].find((line) => line.text === text)))
  return texts.map((text, index) => {
    const line = same[index] ?? taken([...left.values()].find((it) => it.id === before[index]?.id))
    return line ? { ...line, text } : { id: newId('l'), text }
  })
}
