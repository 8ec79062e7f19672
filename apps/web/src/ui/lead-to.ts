/** Gives a place the focus and brings it into view, at once for those who asked for less motion. */
export function leadTo(place: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}
