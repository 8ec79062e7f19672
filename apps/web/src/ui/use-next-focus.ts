import { useEffect, useRef } from 'react'

/** A row goes with what was pressed in it: the focus goes on to the next one, or to the section once all are done. */
export function useNextFocus({ count, busy, next }: { count: number; busy: boolean; next: string }) {
  const section = useRef<HTMLElement>(null)
  const isSettled = useRef(false)
  useEffect(() => {
    if (busy || !isSettled.current) return
    isSettled.current = false
    const row = count > 0 ? section.current?.querySelector<HTMLElement>(next) : section.current
    row?.focus()
  }, [busy, count, next])
  /** What settles nothing answers false. */
  const settled = (settle: () => unknown) => {
    isSettled.current = settle() !== false
  }
  return { section, settled }
}
