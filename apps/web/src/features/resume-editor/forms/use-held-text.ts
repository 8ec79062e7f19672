import { useState } from 'react'

/**
 * What is being typed, as long as it is: `2019-0` is on its way to a date, and `Go, ` to a second skill. Outside of that
 * the field shows what the document says.
 */
export function useHeldText(said: string, take: (text: string) => void) {
  const [held, setHeld] = useState<string | null>(null)
  return {
    text: held ?? said,
    isHeld: held !== null,
    hold(text: string) {
      setHeld(text)
      take(text)
    },
    release: () => setHeld(null),
  }
}
