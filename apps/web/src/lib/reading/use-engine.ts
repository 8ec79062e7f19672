import { useEffect, useState } from 'react'
import { engine } from './engine.ts'
import type { Given, Result, Task } from './engine-worker.ts'

// While someone types, the engine is asked anew when the hand rests.
const rest = 400

/** What the engine makes of something, here in the browser, and of what. The last result stays until the next is there or fails. */
export function useEngine<Name extends Task>(task: Name, given: Given<Name> | null) {
  const [made, setMade] = useState<{ of: Given<Name>; result: Result<Name> } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    setHasFailed(false)
    setIsBusy(given !== null)
    if (given === null) {
      setMade(null)
      return
    }
    let isWanted = true
    const timer = setTimeout(async () => {
      const result = await engine(task, given).catch(() => null)
      if (!isWanted) return
      setIsBusy(false)
      setHasFailed(result === null)
      setMade(result && { of: given, result })
    }, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [task, given])

  return { result: made?.result ?? null, of: made?.of ?? null, isBusy, hasFailed }
}
