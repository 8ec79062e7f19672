import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePlaceTitle } from './places.ts'

/** What the browser does by itself for a new document: its title, and the focus at its start. */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const title = usePlaceTitle()
  const arrived = useRef(pathname)

  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])

  useEffect(() => {
    if (arrived.current === pathname || !main.current) return
    arrived.current = pathname
    return holdFocusAtStart(main.current)
  }, [pathname])

  return main
}

export const documentTitle = (title: string | undefined) => (title === undefined ? 'Bespeak' : `${title} · Bespeak`)

/** Until the visitor does something: what a page shows while it waits is replaced by what came, heading and all. */
function holdFocusAtStart(main: HTMLElement): () => void {
  moveFocusTo(main)
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) moveFocusTo(main)
  })
  const letGo = () => observer.disconnect()
  observer.observe(main, { childList: true, subtree: true })
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, letGo, { once: true })
  return letGo
}

function moveFocusTo(main: HTMLElement) {
  if (main.contains(document.activeElement) && document.activeElement !== main) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target.focus({ preventScroll: true })
}
