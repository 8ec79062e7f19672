import { type KeyboardEvent, useRef } from 'react'

/** What stands for a change among the keys: the button that undoes it, or the No to a suggestion. */
const stops = '[data-change], [data-keep]'

/**
 * J and K lead through the changes, U undoes the one in hand. They are heard only while the focus is among the changes,
 * where nothing is typed: elsewhere they are letters. Y and N are heard by what asks.
 */
export function useChangeKeys() {
  const place = useRef<HTMLFieldSetElement>(null)
  const goOn = (by: number) => {
    const all = [...(place.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
    const at = all.findIndex((it) => it.closest('li')?.contains(document.activeElement))
    all[at < 0 ? 0 : at + by]?.focus()
  }
  const acts: Record<string, () => void> = {
    j: () => goOn(1),
    k: () => goOn(-1),
    u: () => document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-change]')?.click(),
  }
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey && !repeat) acts[key.toLowerCase()]?.()
  }
  return { ref: place, onKeyDown }
}
