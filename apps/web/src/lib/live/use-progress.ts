import { useState } from 'react'
import { useLiveEvents } from './index.ts'

interface Progress {
  /** Which of the steps, counted from 0. */
  at: number
  /** While it waits for its turn: how much is done before it. */
  ahead: number | null
}

const begun: Progress = { at: 0, ahead: null }

/** How far a long work is, as the server tells it. Listens before it begins: the first steps are told at once. */
export function useProgress(operation: string, steps: readonly string[], isWorking: boolean): Progress {
  const [told, setTold] = useState({ operation, ...begun })
  useLiveEvents(
    ({ event, data }) => {
      if (event !== 'progress' || data.operation !== operation) return
      const at = steps.indexOf(String(data.step))
      if (data.step === 'waiting') setTold({ operation, at: 0, ahead: Number(data.ahead) })
      else if (at >= 0) setTold({ operation, at, ahead: null })
    },
    { whileHidden: isWorking },
  )
  const isOld = !isWorking || told.operation !== operation
  // The next one begins anew, whatever was told last.
  if (isOld && (told.at > 0 || told.ahead !== null)) setTold({ operation, ...begun })
  return isOld ? begun : told
}
