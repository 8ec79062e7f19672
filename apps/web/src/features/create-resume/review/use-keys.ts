import { type RefObject, useEffect, useRef } from 'react'
import { pressedKey } from '../../../ui/pressed-key.ts'
import type { Check } from './use-check.ts'

export const cardId = (key: string): string => `check-${key}`

/** Puts the cursor on what is to be looked at next. */
export function focusCard(key: string) {
  const card = document.getElementById(cardId(key))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
}

const isTextInput = (it: Element) => it.matches('textarea, select, input:not([type=radio])')
const isPressed = (it: Element) => it.matches('button, a, summary')

/** Enter accepts and goes on, the arrows move, a digit chooses: in a card, and on the heading that one arrives at. */
export function useKeys(place: RefObject<HTMLElement | null>, check: Check, onDone: () => void) {
  const told = useRef({ check, onDone })
  told.current = { check, onDone }
  useEffect(() => {
    const root = place.current
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && act(event, event.target, told.current)) event.preventDefault()
    }
    root?.addEventListener('keydown', onKey)
    return () => root?.removeEventListener('keydown', onKey)
  }, [place])
}

type Told = { check: Check; onDone: () => void }

/** Whether the key was meant for this. */
function act(event: KeyboardEvent, target: Element, { check, onDone }: Told): boolean {
  const key = pressedKey(event)
  const card = target.closest('[data-check]')
  const item = check.items.find((it) => it.key === card?.getAttribute('data-check'))
  if (!card || !item) return target.matches('h1') && /^(?:ArrowDown|Enter)$/.test(key) && goTo(check.inHand?.key, check)
  if (key === 'Enter' && !isPressed(target)) {
    // A key that is held down must not accept what nobody has seen.
    if (event.repeat) return true
    if (!item.doubt) card.querySelector('button')?.focus()
    else if (!goTo(check.accept(item), check)) onDone()
    return true
  }
  if (isTextInput(target) || target.matches('[aria-haspopup]')) return false
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (by !== undefined) return goTo(check.neighbour(item.key, by), check)
  const at = '0123456789'.indexOf(key) - 1
  if (at < 0 || !item.doubt || at >= check.readings(item.doubt).length) return false
  check.pick(item.key, at)
  return true
}

function goTo(key: string | null | undefined, check: Check): boolean {
  if (!key) return false
  check.take(key)
  focusCard(key)
  return true
}
