import { useCallback, useEffect, useRef, useState } from 'react'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { localStore, readJson } from '../../lib/storage.ts'

interface Sheet {
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
const drafts = {
  read(id: number): Draft | null {
    const found = readJson<Draft | null>(localStore, keyOf(id), null)
    return found && { ...found, id }
  },
  keep: (draft: Draft) => localStore.write(keyOf(draft.id), JSON.stringify(draft)),
  forget: (id: number) => localStore.remove(keyOf(id)),
}

/** The pages that are open here: a save of one that was left may end when the same version is open again. */
const openPages = new Set<(draft: Draft) => void>()

/** What is typed on the version on the screen, and not saved; and when it was. */
export function useSheet(tailored: TailoredResume | null) {
  const [lastTyped, setLastTyped] = useState<Draft | null>(null)
  const typed = useRef<Draft | null>(null)
  const [lastSaved, setLastSaved] = useState<{ id: number; at: Date } | null>(null)
  const shown = useRef({ id: 0, updatedAt: '' })
  const show = useCallback((next: Draft | null) => {
    typed.current = next
    setLastTyped(next)
  }, [])

  // What comes from the server is shown; not over words that are still being typed on the same copy.
  useEffect(() => {
    if (!tailored || (shown.current.id === tailored.id && shown.current.updatedAt === tailored.updatedAt)) return
    const isOther = shown.current.id !== tailored.id
    shown.current = { id: tailored.id, updatedAt: tailored.updatedAt }
    setLastSaved({ id: tailored.id, at: new Date(tailored.updatedAt) })
    if (isOther) show(drafts.read(tailored.id))
  }, [tailored, show])

  useEffect(() => {
    // Another version may be on the screen by now.
    const hear = (draft: Draft) => {
      if (shown.current.id === draft.id) show(draft)
    }
    openPages.add(hear)
    return () => {
      openPages.delete(hear)
      // What is saved after the page was left is compared with what is kept: it may be open again by then.
      shown.current = { id: 0, updatedAt: '' }
    }
  }, [show])

  const sheet = lastTyped?.id === tailored?.id ? lastTyped : null
  const saved: Sheet | null = tailored ? { content: tailored.content, title: tailored.title } : null
  const current = sheet ?? saved

  const put = (draft: Draft) => {
    for (const hear of openPages) hear(draft)
    drafts.keep(draft)
  }
  return {
    sheet,
    saved,
    current,
    isChanged: sheet !== null && (sheet.content !== saved?.content || sheet.title !== saved?.title),
    typed,
    typedOn(version: number): Draft | null {
      if (shown.current.id !== version) return drafts.read(version)
      return typed.current?.id === version ? typed.current : null
    },
    type(part: Partial<Sheet>) {
      if (!tailored || !current) return
      put({ ...current, ...part, id: tailored.id, updatedAt: sheet?.updatedAt ?? tailored.updatedAt })
    },
    put,
    letGo(id: number) {
      if (typed.current?.id === id) show(null)
      drafts.forget(id)
    },
    savedAt: tailored && (lastSaved?.id === tailored.id ? lastSaved.at : new Date(tailored.updatedAt)),
    isSavedAt: (id: number, at: Date) => setLastSaved({ id, at }),
  }
}

export type SheetState = ReturnType<typeof useSheet>
