import { type RefObject, useEffect, useRef } from 'react'
import { scrollTo } from '../../ui/lead-to.ts'

/** What comes at once is pasted or filled in; a key brings a few letters at most. */
const longestTyped = 40

const isTypedByHand = (event: Event) =>
  event instanceof InputEvent &&
  (event.inputType.startsWith('delete') || (event.data !== null && event.data.length < longestTyped))

/**
 * Brings the result into view once it is there. The focus stays where it is: whoever still types is led there when they
 * leave the field.
 */
export function useLedToResult(isThere: boolean, place: RefObject<HTMLElement | null>) {
  const isTyping = useRef(false)

  useEffect(() => {
    const note = (event: Event) => {
      isTyping.current = isTypedByHand(event)
    }
    document.addEventListener('input', note, { capture: true })
    return () => document.removeEventListener('input', note, { capture: true })
  }, [])

  useEffect(() => {
    if (!isThere) return
    const lead = () => place.current && scrollTo(place.current, 'start')
    if (!isTyping.current) return void lead()
    const onLeft = () => {
      document.removeEventListener('focusout', onLeft)
      lead()
    }
    document.addEventListener('focusout', onLeft)
    return () => document.removeEventListener('focusout', onLeft)
  }, [isThere, place])
}
