import { type RefObject, useEffect, useRef } from 'react'
import { scrollTo } from '../../ui/lead-to.ts'

/** What comes at once is pasted or filled in, line by line in some browsers; keys bring a few letters in that time. */
const longestTyped = 40
const atOnce = 100

const lengthOf = (target: EventTarget | null): number =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value.length : 0

/**
 * Brings the result into view once it is there. The focus stays where it is: whoever still types is led there when they
 * leave the field.
 */
export function useLedToResult(isThere: boolean, place: RefObject<HTMLElement | null>) {
  const isTyping = useRef(false)

  useEffect(() => {
    let [first, last, lastAt] = [0, 0, 0]
    const note = ({ type, target, timeStamp }: Event) => {
      if (timeStamp - lastAt > atOnce) first = last
      last = lengthOf(target)
      lastAt = timeStamp
      if (type === 'focusin') first = last
      else isTyping.current = Math.abs(last - first) < longestTyped
    }
    const heard = ['focusin', 'input']
    for (const type of heard) document.addEventListener(type, note, { capture: true })
    return () => {
      for (const type of heard) document.removeEventListener(type, note, { capture: true })
    }
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
