import { useState } from 'react'
import { localStore, readJson } from '../storage.ts'
import { type HiddenLine, hasLine, hideLine, showLine } from './hidden-lines.ts'

/** The lines that were hidden here to fit one page, kept in this browser, so that each can come back. */
export function useHiddenLines(name: string, content: string, put: (content: string) => void) {
  const key = `hidden_lines_${name}`
  const [kept, setKept] = useState<{ key: string; lines: HiddenLine[] } | null>(null)
  const lines = kept?.key === key ? kept.lines : readJson<HiddenLine[]>(localStore, key, [])
  // What came back in another way, as by undoing, is not hidden.
  const hidden = lines.filter((line) => !hasLine(content, line))
  const keep = (next: HiddenLine[]) => {
    setKept({ key, lines: next })
    if (next.length === 0) localStore.remove(key)
    else localStore.write(key, JSON.stringify(next))
  }
  return {
    hidden,
    hide(id: string) {
      const made = hideLine(content, id)
      if (!made) return
      keep([...hidden, made.hidden])
      put(made.content)
    },
    show(id: string) {
      const line = hidden.find((it) => it.id === id)
      if (!line) return
      keep(hidden.filter((it) => it !== line))
      put(showLine(content, line))
    },
  }
}
