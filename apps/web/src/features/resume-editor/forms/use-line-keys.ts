import type { Line } from '@bespeak/domain/resume/document.ts'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { pressedKey } from '../../../ui/pressed-key.ts'
import { type Changer, freshIdsFor, insertedAfter, moved, replaced, without } from '../session/change.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'

/** Enter makes a line below, Backspace takes an empty one out, Alt and an arrow move it, a paste of several becomes several. */
export function useLineKeys(lines: readonly Line[], change: Changer<Line[]>, list: RefObject<HTMLElement | null>) {
  const { session, announce } = useEditing()
  const wanted = useRef<string | null>(null)

  // What is to have the focus is drawn only after the change.
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(`textarea[data-node="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  /** Of the same kind as the one above them; the last of them is in hand next. */
  function newLines(above: Partial<Line>, written: readonly string[]): Line[] {
    const newId = freshIdsFor(session.state().edition.document)
    const { level, paragraph } = above
    const lines = written.map((text) => ({
      id: newId('l'),
      text,
      ...(level === undefined ? {} : { level }),
      ...(paragraph === undefined ? {} : { paragraph }),
    }))
    wanted.current = lines.at(-1)?.id ?? null
    return lines
  }

  function addAfter(above: Partial<Line>, id: string | null) {
    const added = newLines(above, [''])
    change((all) => insertedAfter(all, id, ...added))
  }

  function remove(line: Line, index: number) {
    wanted.current = (lines[index - 1] ?? lines[index + 1])?.id ?? null
    change((all) => without(all, line.id))
  }

  function move(line: Line, index: number, by: -1 | 1) {
    const to = index + by
    if (to < 0 || to >= lines.length) return
    wanted.current = line.id
    change((all) => moved(all, line.id, by))
    announce(texts.lineMovedTo(to + 1, lines.length))
  }

  function onKeyDown(line: Line, index: number, event: KeyboardEvent<HTMLTextAreaElement>) {
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    const key = pressedKey(event)
    if (key === 'Enter' && !event.shiftKey) act(() => addAfter(line, line.id))
    if (key === 'Backspace' && line.text === '' && lines.length > 1) act(() => remove(line, index))
    if (event.altKey && key === 'ArrowUp') act(() => move(line, index, -1))
    if (event.altKey && key === 'ArrowDown') act(() => move(line, index, 1))
  }

  function onPaste(line: Line, event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain').split(/\r\n?|\n/)
    const written = pasted.map((text) => text.replace(/^\s*[•·▪‣*–-]\s+/, '').trim()).filter(Boolean)
    if (written.length < 2) return
    event.preventDefault()
    const [first = '', ...others] = written
    const { selectionStart, selectionEnd } = event.currentTarget
    const text = line.text.slice(0, selectionStart) + first + line.text.slice(selectionEnd)
    const added = newLines(line, others)
    change((all) =>
      insertedAfter(
        replaced(all, line.id, (it) => ({ ...it, text })),
        line.id,
        ...added,
      ),
    )
  }

  return { addAfter, remove, onKeyDown, onPaste }
}
