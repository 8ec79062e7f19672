import { type RefObject, useEffect, useRef } from 'react'

/** Shows what is in hand, by moving the source alone: the page itself stays where the person is. */
export function useInView<Scroller extends HTMLElement>(inHand: unknown): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null)
  const shown = useRef<unknown>(null)
  useEffect(() => {
    if (shown.current === inHand) return
    shown.current = inHand
    const place = scroller.current
    const spot = place?.querySelector('[data-in-hand]')
    if (!place || !spot || place.scrollHeight <= place.clientHeight) return
    const below = spot.getBoundingClientRect().top - place.getBoundingClientRect().top
    place.scrollTop += below - place.clientHeight / 3
  })
  return scroller
}
