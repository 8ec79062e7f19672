import { useEffect, useRef, useState } from 'react'
import { emptyTrial, forgetTrial, keepTrial, keptTrial, type Trial } from './trial.ts'

/** What was put in here, kept in this browser at each change. `null` while it is looked for. */
export function useTrial(userId: number | null) {
  const [trial, setTrial] = useState<Trial | null>(null)
  const current = useRef<Trial>(emptyTrial)

  useEffect(() => {
    let isHere = true
    void keptTrial(userId).then((kept) => {
      if (!isHere) return
      current.current = kept ?? emptyTrial
      setTrial(current.current)
    })
    return () => {
      isHere = false
    }
  }, [userId])

  const become = (next: Trial) => {
    current.current = next
    setTrial(next)
  }

  return {
    trial,
    change(part: Partial<Trial>) {
      become({ ...current.current, ...part })
      void keepTrial(userId, current.current)
    },
    /** For the next visit; what is on the screen stays until it is left. */
    forget: () => forgetTrial(userId),
    async clear() {
      become(emptyTrial)
      await forgetTrial(userId)
    },
  }
}
