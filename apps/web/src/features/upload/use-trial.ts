import { useEffect, useRef, useState } from 'react'
import { resultInHand } from '../../lib/result-in-hand.ts'
import { useSoleWriter } from '../../lib/sole-writer.ts'
import { emptyTrial, forgetTrial, keepTrial, keptTrial, type Trial, trialKey } from './trial.ts'

/** What was put in here, kept in this browser at each change. The page can be used before it is known what was kept. */
export function useTrial(userId: number | null) {
  const [trial, setTrial] = useState(emptyTrial)
  const [isLookedFor, setIsLookedFor] = useState(true)
  /** How often another tab's was taken: each is a page of its own. */
  const [taken, setTaken] = useState(0)
  const { isElsewhere, claim, see } = useSoleWriter(trialKey(userId))
  const current = useRef(emptyTrial)
  // What is put in while it is looked for: the rest of what was kept must not be lost for it.
  const early = useRef<Partial<Trial> | null>({})
  // Whether it was cleared before it was found: it must not come back.
  const isCleared = useRef(false)

  const become = (next: Trial) => {
    current.current = next
    setTrial(next)
  }

  useEffect(() => {
    let isHere = true
    void keptTrial(userId).then((kept) => {
      if (!isHere) return
      const putIn = early.current ?? {}
      early.current = null
      current.current = { ...(isCleared.current || !kept ? emptyTrial : kept), ...putIn }
      setTrial(current.current)
      setIsLookedFor(false)
      if (!isCleared.current && Object.keys(putIn).length === 0) return
      if (!claim()) return
      if (isCleared.current) void forgetTrial(userId)
      if (Object.keys(putIn).length > 0) void keepTrial(userId, current.current)
    })
    return () => {
      isHere = false
    }
  }, [userId, claim])

  /** What another tab wrote stays. */
  const forget = async () => {
    if (claim()) await forgetTrial(userId)
  }

  return {
    trial,
    isLookedFor,
    taken,
    /** Whether another tab wrote since: what is put in here is not kept until somebody says which of the two is. */
    isElsewhere,
    change(part: Partial<Trial>) {
      become({ ...current.current, ...part })
      if (early.current) early.current = { ...early.current, ...part }
      else if (claim()) void keepTrial(userId, current.current)
    },
    /** What is here goes on. */
    keepThis() {
      see()
      if (claim()) void keepTrial(userId, current.current)
    },
    /** What the other tab wrote goes on, here as well. */
    async takeOther() {
      const kept = await keptTrial(userId)
      see()
      become(kept ?? emptyTrial)
      setTaken(taken + 1)
    },
    /** For the next visit; what is on the screen stays until it is left. */
    forget,
    async clear() {
      become(emptyTrial)
      // Else the way to an account would promise what was just deleted.
      resultInHand.forget()
      if (early.current) {
        early.current = {}
        isCleared.current = true
      }
      await forget()
    },
  }
}
