import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Which key was pressed; none while a word is composed: Enter then takes it, Escape gives it up, and neither is for us. */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // The key that ends it has only this code in Safari.
  return isComposing || keyCode === 229 ? '' : key
}
