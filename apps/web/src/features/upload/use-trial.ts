import { useEffect, useRef, useState } from 'react'
import { emptyTrial, forgetTrial, keepTrial, keptTrial, type Trial } from './trial.ts'

/** What was put in here, kept in this browser at each change. The page can be used before it is known what was kept. */
export function useTrial(userId: number | null) {
  const [trial, setTrial] = useState(emptyTrial)
  const [isLookedFor, setIsLookedFor] = useState(true)
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
      if (isCleared.current) void forgetTrial(userId)
      if (Object.keys(putIn).length > 0) void keepTrial(userId, current.current)
    })
    return () => {
      isHere = false
    }
  }, [userId])

  return {
    trial,
    isLookedFor,
    change(part: Partial<Trial>) {
      become({ ...current.current, ...part })
      if (early.current) early.current = { ...early.current, ...part }
      else void keepTrial(userId, current.current)
    },
    /** For the next visit; what is on the screen stays until it is left. */
    forget: () => forgetTrial(userId),
    async clear() {
      become(emptyTrial)
      if (early.current) {
        early.current = {}
        isCleared.current = true
      }
      await forgetTrial(userId)
    },
  }
}
