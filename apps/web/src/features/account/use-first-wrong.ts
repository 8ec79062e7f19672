import { useEffect, useRef } from 'react'

/** Puts the focus into the first field that is found wrong, each time something is. */
export function useFirstWrong(found: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const hasTold = Object.keys(found).length > 0
    if (hasTold) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])
  return form
}
