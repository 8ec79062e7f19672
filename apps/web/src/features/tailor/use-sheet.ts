import { useCallback, useEffect, useRef, useState } from 'react'
import { isOwn, withSent } from '../../lib/own-saves.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { localStore, readJson } from '../../lib/storage.ts'
import { inertDocument } from '../../lib/trusted.ts'

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

const sentKey = (id: number) => `tailored_sent_${id}`

/** What it says, however the server writes it. */
const wordsOf = ({ content, title }: Sheet) =>
  [title, inertDocument(content).body.textContent].join('').replace(/\s+/g, '')

/** What was sent without an answer, over a reload too: it may be saved all the same, and is nobody else's. */
export const unanswered = {
  read: (id: number) => readJson<readonly string[]>(localStore, sentKey(id), []),
  add: (id: number, sheet: Sheet) =>
    localStore.write(sentKey(id), JSON.stringify(withSent(unanswered.read(id), wordsOf(sheet)))),
  forget: (id: number) => localStore.remove(sentKey(id)),
  /** Whether the server has it. */
  isStored(id: number, stored: Sheet) {
    const sent = unanswered.read(id)
    return sent.length > 0 && isOwn(sent, wordsOf(stored))
  },
}

/** The pages that are open here: a save of one that was left may end when the same version is open again. */
const openPages = new Set<(id: number, draft: Draft | null) => void>()

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
    const hear = (id: number, draft: Draft | null) => {
      if (shown.current.id === id) show(draft)
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
    for (const hear of openPages) hear(draft.id, draft)
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
      for (const hear of openPages) hear(id, null)
      drafts.forget(id)
      unanswered.forget(id)
    },
    savedAt: tailored && (lastSaved?.id === tailored.id ? lastSaved.at : new Date(tailored.updatedAt)),
    isSavedAt: (id: number, at: Date) => setLastSaved({ id, at }),
  }
}

export type SheetState = ReturnType<typeof useSheet>
