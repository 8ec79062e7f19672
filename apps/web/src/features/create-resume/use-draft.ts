import { useEffect, useState } from 'react'
import { type Draft, forgetDraft, keepDraft, keptDraft } from './draft.ts'

/** The draft in hand, kept in this browser at each change. `undefined` while it is looked for. */
export function useDraft(userId: number) {
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined)
  const [isFound, setIsFound] = useState(false)

  useEffect(() => {
    let isHere = true
    void keptDraft(userId).then((kept) => {
      if (!isHere) return
      setDraft(kept)
      setIsFound(kept !== null)
    })
    return () => {
      isHere = false
    }
  }, [userId])

  return {
    draft,
    /** Whether it was kept from an earlier visit. */
    isFound,
    change(next: Draft) {
      setDraft(next)
      void keepDraft(userId, next)
    },
    begin(next: Draft) {
      setIsFound(false)
      setDraft(next)
      void keepDraft(userId, next)
    },
    async drop() {
      setDraft(null)
      setIsFound(false)
      await forgetDraft(userId)
    },
  }
}
