import { useEffect, useState } from 'react'
import * as texts from '../texts.tsx'

const tickEvery = 250

interface Clock {
  /** Seconds that ran before it was last started. */
  before: number
  /** When it was last started; null while it stands. */
  since: number | null
  now: number
}

/** Nobody answers for longer: the page was left open. An answer of a longer time is not taken, and could never be sent. */
const mostSeconds = 60 * 60

const secondsOf = ({ before, since, now }: Clock) =>
  Math.min(mostSeconds, before + (since === null ? 0 : Math.max(0, now - since) / 1000))

/** A stopwatch in whole seconds, up to an hour. It counts the time that passed, also where the page was in the background. */
export function useTimer(begun = 0) {
  const [clock, setClock] = useState<Clock>({ before: begun, since: null, now: 0 })
  const isRunning = clock.since !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setClock((it) => ({ ...it, now: Date.now() })), tickEvery)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = () =>
    setClock((it) => {
      const now = Date.now()
      return it.since === null ? { ...it, since: now, now } : it
    })
  const pause = () => setClock((it) => ({ before: secondsOf({ ...it, now: Date.now() }), since: null, now: 0 }))
  return {
    seconds: Math.floor(secondsOf(clock)),
    isRunning,
    start,
    pause,
    reset: () => setClock({ before: 0, since: null, now: 0 }),
  }
}

export type Timer = ReturnType<typeof useTimer>

/** "1:05" */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** "1 minute 5 seconds", for screen readers. */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const parts = [minutes > 0 && texts.minutes(minutes), rest > 0 && texts.seconds(rest)]
  return parts.filter(Boolean).join(' ') || texts.seconds(0)
}
