import { useEffect, useState } from 'react'

const secondsTo = (moment: number) => Math.max(0, Math.round((moment - Date.now()) / 1000))

/** Counts down to a moment, not in ticks: a browser slows the timers of a hidden tab. */
export function useCooldown(seconds: number, runningUntil: number | undefined) {
  const [endsAt, setEndsAt] = useState<number | null>(runningUntil ?? null)
  const [secondsLeft, setSecondsLeft] = useState(() => Math.min(seconds, secondsTo(runningUntil ?? 0)))

  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const left = Math.min(seconds, secondsTo(endsAt))
      setSecondsLeft(left)
      if (left === 0) setEndsAt(null)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, seconds])

  const start = () => {
    setEndsAt(Date.now() + seconds * 1000)
    setSecondsLeft(seconds)
  }

  const clear = () => {
    setEndsAt(null)
    setSecondsLeft(0)
  }

  return { secondsLeft, start, clear }
}
