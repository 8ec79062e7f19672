import { useEffect, useRef, useState } from 'react'
import { leadTo } from '../../ui/lead-to.ts'
import { isLostFocus } from '../../ui/take-lost-focus.ts'

interface Awaited {
  id: number
  /** What had the focus when it was asked for. */
  from: Element | null
}

/**
 * Whoever asks for a version stands far from where it appears: they are led there once it is here, with the focus, so
 * that it is read out. Whoever has gone on to something else in the meantime is left alone.
 */
export function useResultInView(shownId: number | null) {
  const place = useRef<HTMLElement>(null)
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  useEffect(() => {
    if (awaited === null || awaited.id !== shownId) return
    setAwaited(null)
    const isTheirs = isLostFocus() || document.activeElement === awaited.from
    if (isTheirs && place.current) leadTo(place.current, 'start')
  }, [awaited, shownId])
  return { place, await: setAwaited }
}
