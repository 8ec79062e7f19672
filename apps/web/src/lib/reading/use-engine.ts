import { useEffect, useState } from 'react'
import { engine } from './engine.ts'
import type { Given, Result, Task } from './engine-worker.ts'

// While someone types, the engine is asked anew when the hand rests.
const rest = 400

/** What the engine makes of something, here in the browser. The last result stays until the next is there. */
export function useEngine<Name extends Task>(task: Name, given: Given<Name> | null) {
  const [result, setResult] = useState<Result<Name> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    setHasFailed(false)
    setIsBusy(given !== null)
    if (given === null) {
      setResult(null)
      return
    }
    let isWanted = true
    const timer = setTimeout(async () => {
      const made = await engine(task, given).catch(() => null)
      if (!isWanted) return
      setIsBusy(false)
      setHasFailed(made === null)
      if (made !== null) setResult(() => made)
    }, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [task, given])

  return { result, isBusy, hasFailed }
}
