import { useEffect, useRef, useState } from 'react'
import { emptyTrial, forgetTrial, keepTrial, keptTrial, type Trial } from './trial.ts'

/** Where what is held came from: the page can be used before it is known whether something was kept. */
type Origin = 'looked for' | 'kept' | 'new'

/** What was put in here, kept in this browser at each change. */
export function useTrial(userId: number | null) {
  const [trial, setTrial] = useState(emptyTrial)
  const [origin, setOrigin] = useState<Origin>('looked for')
  const current = useRef(emptyTrial)
  // What is put in while it is looked for: the rest of what was kept must not be lost for it.
  const early = useRef<Partial<Trial> | null>({})

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
      current.current = { ...(kept ?? emptyTrial), ...putIn }
      setTrial(current.current)
      setOrigin(kept ? 'kept' : 'new')
      if (Object.keys(putIn).length > 0) void keepTrial(userId, current.current)
    })
    return () => {
      isHere = false
    }
  }, [userId])

  return {
    trial,
    origin,
    change(part: Partial<Trial>) {
      become({ ...current.current, ...part })
      if (early.current) early.current = { ...early.current, ...part }
      else void keepTrial(userId, current.current)
    },
    /** For the next visit; what is on the screen stays until it is left. */
    forget: () => forgetTrial(userId),
    async clear() {
      become(emptyTrial)
      if (early.current) early.current = emptyTrial
      await forgetTrial(userId)
    },
  }
}
