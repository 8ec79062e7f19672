import { useEffect, useState } from 'react'

/** Counts down to a moment, not in ticks: a browser slows the timers of a hidden tab. */
export function useCooldown(seconds: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left === 0) setEndsAt(null)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])

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
