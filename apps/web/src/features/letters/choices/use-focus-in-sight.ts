import { useEffect, useRef } from 'react'

/**
 * What comes late makes a card longer, and what stands further down goes out of the window. A field that somebody is
 * typing in is brought back; one that they have scrolled away from themselves is left alone.
 */
export function useFocusInSight() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const card = place.current
    if (card === null) return
    const focused = () => (card.contains(document.activeElement) ? document.activeElement : null)
    let wasSeen = false
    const look = () => {
      wasSeen = isSeen(focused())
    }
    const sizes = new ResizeObserver(() => {
      if (wasSeen && !isSeen(focused())) focused()?.scrollIntoView({ block: 'nearest' })
      look()
    })
    sizes.observe(card)
    card.addEventListener('focusin', look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      card.removeEventListener('focusin', look)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return place
}

function isSeen(field: Element | null): boolean {
  if (field === null) return false
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
