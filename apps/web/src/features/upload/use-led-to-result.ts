import { useEffect, useRef } from 'react'
import { scrollTo } from '../../ui/lead-to.ts'

/** What comes at once is pasted or filled in, line by line in some browsers; keys bring a few letters in that time. */
const longestTyped = 40
const atOnce = 100

/** Null where nothing is typed in: a file or an option is chosen. */
const lengthOf = (target: EventTarget | null): number | null =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
    ? target.value.length
    : null

/**
 * Brings the result into view once it is there. The focus stays where it is: whoever still types is led there when they
 * leave the field.
 */
export function useLedToResult(result: HTMLElement | null) {
  const isTyping = useRef(false)

  useEffect(() => {
    let [first, last, lastAt] = [0, 0, 0]
    const note = ({ type, target, timeStamp }: Event) => {
      const length = lengthOf(target)
      if (length === null) {
        isTyping.current = false
        return
      }
      if (timeStamp - lastAt > atOnce) first = last
      last = length
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
    if (!result) return
    const lead = () => scrollTo(result, 'start')
    if (!isTyping.current) return lead()
    const onLeft = () => {
      document.removeEventListener('focusout', onLeft)
      lead()
    }
    document.addEventListener('focusout', onLeft)
    return () => document.removeEventListener('focusout', onLeft)
  }, [result])
}
