import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may be gone once it has worked: the focus then needs another place. Nobody's focus is taken away. */
export function takeLostFocus(place: HTMLElement | null): void {
  if (place && isLostFocus()) giveFocus(place)
}

/** Also to what takes none by itself. */
export function giveFocus(place: HTMLElement, options?: FocusOptions): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) lendFocus(place)
  place.focus(options)
}

/** Where no other place is left: the heading of what is shown now. */
export const focusHeading = (): void => takeLostFocus(document.querySelector<HTMLElement>('main h1'))

export function isLostFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}

/** Only until the focus moves on: else every press beside something would put it on the whole place. */
function lendFocus(place: HTMLElement) {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}

/** For what takes the place of what was pressed. */
export function useLostFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => takeLostFocus(place.current), [])
  return place
}
