import { useEffect, useState } from 'react'
import * as texts from './texts/moments.ts'
import { timeAgo } from './time-ago.ts'

const refreshEvery = 30 * 1000

interface LastSavedProps {
  /** A moment, or nothing where nothing was saved yet. */
  at: Date | string | number | null
  className?: string | undefined
}

/** "Last saved 2 minutes ago", refreshed every 30 seconds. */
export function LastSaved({ at, className }: LastSavedProps) {
  const moment = at === null ? Number.NaN : new Date(at).getTime()
  const now = useNow(moment)
  if (Number.isNaN(moment)) return null
  return (
    <time dateTime={new Date(moment).toISOString()} className={className}>
      {texts.lastSaved(timeAgo(moment, now))}
    </time>
  )
}

/** The time, told anew every 30 seconds and with each new `moment`. */
function useNow(moment: number): number {
  const [told, setTold] = useState({ moment, now: Date.now() })
  useEffect(() => {
    const tell = () => setTold({ moment, now: Date.now() })
    tell()
    const timer = setInterval(tell, refreshEvery)
    return () => clearInterval(timer)
  }, [moment])
  return told.moment === moment ? told.now : moment
}
