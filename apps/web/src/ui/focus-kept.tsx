import { type ReactNode, useEffect, useRef } from 'react'
import { takeLostFocus } from './take-lost-focus.ts'

/** What was pressed is gone once it has worked: the focus stays with the list. */
export function FocusKept({ at, children }: { at: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) takeLostFocus(place.current)
    shown.current = at
  }, [at])
  return <div ref={place}>{children}</div>
}
