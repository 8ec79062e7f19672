import { useCallback, useEffect, useState } from 'react'
import { useSoleWriter } from '../../lib/sole-writer.ts'
import { type Draft, draftKey, forgetDraft, keepDraft, keptDraft } from './draft.ts'

/** The draft in hand, kept in this browser at each change. `undefined` while it is looked for. */
export function useDraft(userId: number) {
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined)
  const [isFound, setIsFound] = useState(false)
  /** How often another tab's draft was taken: each is a page of its own. */
  const [taken, setTaken] = useState(0)
  const writer = useSoleWriter(draftKey(userId))

  const find = useCallback(async () => {
    const kept = await keptDraft(userId)
    return () => {
      setDraft(kept)
      setIsFound(kept !== null)
    }
  }, [userId])

  useEffect(() => {
    let isHere = true
    void find().then((show) => isHere && show())
    return () => {
      isHere = false
    }
  }, [find])

  function change(next: Draft) {
    setDraft(next)
    if (writer.claim()) void keepDraft(userId, next)
  }

  return {
    draft,
    taken,
    /** Whether it was kept from an earlier visit. */
    isFound,
    /** Whether another tab wrote since: what is typed here is not kept until somebody says which of the two is. */
    isElsewhere: writer.isElsewhere,
    change,
    begin(next: Draft) {
      setIsFound(false)
      writer.see()
      change(next)
    },
    /** What is here goes on. */
    keepThis() {
      writer.see()
      if (draft) change(draft)
    },
    /** What the other tab wrote goes on, here as well. */
    async takeOther() {
      const show = await find()
      writer.see()
      show()
      setTaken(taken + 1)
    },
    /** What another tab wrote stays. */
    async drop() {
      const isOwn = writer.claim()
      setDraft(null)
      setIsFound(false)
      if (isOwn) await forgetDraft(userId)
    },
  }
}
