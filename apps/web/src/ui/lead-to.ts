import { giveFocus } from './take-lost-focus.ts'

/** Brings a place into view, at once for those who asked for less motion. The focus stays where it is. */
export function scrollTo(place: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}

/** The same, with the focus. */
export function leadTo(place: HTMLElement, block: ScrollLogicalPosition): void {
  giveFocus(place, { preventScroll: true })
  scrollTo(place, block)
}
