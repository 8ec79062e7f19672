import { useCallback, useRef, useState } from 'react'
import { localStore } from '../../lib/storage.ts'

export interface Sheet {
  content: string
  title: string
}

/** What was typed, the version that it was typed on, and which copy of that. */
interface Draft extends Sheet {
  id: number
  updatedAt: string
}

const keyOf = (id: number) => `tailored_draft_${id}`

/** What was typed and not saved, kept in this browser. */
export const drafts = {
  read(id: number): Draft | null {
    try {
      const found = JSON.parse(localStore.read(keyOf(id)) ?? 'null')
      return found && { ...found, id }
    } catch {
      return null
    }
  },
  keep: (draft: Draft) => localStore.write(keyOf(draft.id), JSON.stringify(draft)),
  forget: (id: number) => localStore.remove(keyOf(id)),
}

/** What is typed on the version on the screen, and not saved. */
export function useSheet() {
  const [sheet, setSheet] = useState<Draft | null>(null)
  const typed = useRef<Draft | null>(null)
  const show = useCallback((next: Draft | null) => {
    typed.current = next
    setSheet(next)
  }, [])
  return {
    sheet,
    typed,
    show,
    put(draft: Draft) {
      show(draft)
      drafts.keep(draft)
    },
    letGo(id: number) {
      if (typed.current?.id === id) show(null)
      drafts.forget(id)
    },
  }
}
