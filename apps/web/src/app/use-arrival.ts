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
    if (arrived.current === pathname) return
    arrived.current = pathname
    if (main.current) moveFocusTo(main.current)
  }, [pathname])

  return main
}

export const documentTitle = (title: string | undefined) => (title === undefined ? 'Bespeak' : `${title} · Bespeak`)

function moveFocusTo(main: HTMLElement) {
  if (main.contains(document.activeElement) && document.activeElement !== main) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target.focus({ preventScroll: true })
}
