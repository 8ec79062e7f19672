import { useCallback, useEffect, useRef, useState } from 'react'
import { localStore } from './storage.ts'

const markKey = (key: string) => `${key}_written`
const newMark = () => `${Date.now()}-${Math.random()}`

/**
 * Two tabs may have the same thing open. A tab that has not seen what the other wrote last does not write over it: its
 * person is asked first.
 */
export function useSoleWriter(key: string) {
  const seen = useRef(localStore.read(markKey(key)))
  const [isElsewhere, setIsElsewhere] = useState(false)

  useEffect(() => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === markKey(key)) setIsElsewhere(event.newValue !== seen.current)
    }
    window.addEventListener('storage', fromOtherTab)
    return () => window.removeEventListener('storage', fromOtherTab)
  }, [key])

  /** Whether nobody else wrote; then what follows is this tab's writing. */
  const claim = useCallback((): boolean => {
    const isSole = localStore.read(markKey(key)) === seen.current
    setIsElsewhere(!isSole)
    if (!isSole) return false
    seen.current = newMark()
    localStore.write(markKey(key), seen.current)
    return true
  }, [key])

  /** What is there now was seen, whoever wrote it. */
  const see = useCallback(() => {
    seen.current = localStore.read(markKey(key))
    setIsElsewhere(false)
  }, [key])

  return { isElsewhere, claim, see }
}
