import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useMemo, useRef, useState } from 'react'
import { type Change, newIdsIn, sure } from './document-edits.ts'
import type { FormTools } from './form-context.ts'

interface Removal {
  words: string
  before: ResumeDocument
}

/** The document in hand. What was taken out last can be taken back until something else is written. */
export function useDocumentForm(first: ResumeDocument, onChange: (document: ResumeDocument) => void) {
  const [document, setDocument] = useState(first)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const current = useRef(document)
  const told = useRef(onChange)
  told.current = onChange

  const tools = useMemo<FormTools>(() => {
    const become = (next: ResumeDocument) => {
      current.current = next
      setDocument(next)
      told.current(next)
    }
    return {
      edit(change: Change, field?: string) {
        const next = change(current.current)
        become(field === undefined ? next : sure(field)(next))
        setRemoval(null)
      },
      remove(change: Change, words: string) {
        setRemoval({ words, before: current.current })
        become(change(current.current))
      },
      newIds: () => newIdsIn(current.current),
    }
  }, [])

  const takeBack = () => {
    if (removal) tools.edit(() => removal.before)
  }

  return { document, tools, removed: removal?.words ?? null, takeBack }
}
