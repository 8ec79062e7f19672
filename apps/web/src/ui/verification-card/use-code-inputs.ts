import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { pressedKey } from '../pressed-key.ts'
import {
  codeLength,
  type Digits,
  type Entry,
  firstEmpty,
  isBlocked,
  isCode,
  isWholeCode,
  noDigits,
  paste,
  type,
} from './code-digits.ts'

interface CodeInputsOptions {
  onEnter: () => void
  /** A whole code came at once: the browser filled it in, or it was pasted. */
  onWhole: (code: string) => void
  locked: boolean
  takesFocus: boolean
}

/** The six inputs as one field: what they hold, and where the focus goes. */
export function useCodeInputs({ onEnter, onWhole, locked, takesFocus }: CodeInputsOptions) {
  const [digits, setDigits] = useState<Digits>(noDigits)
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  useEffect(() => {
    if (takesFocus) inputs.current[0]?.focus()
  }, [takesFocus])

  const focus = (index: number) => {
    const input = inputs.current[Math.max(0, Math.min(index, codeLength - 1))]
    input?.focus()
    input?.select()
  }

  const enter = (entry: Entry | null) => {
    if (!entry || locked) return
    setDigits(entry.digits)
    focus(entry.focus)
  }

  /** Typed digits wait for the button; those that come together were chosen as a whole. */
  const enterText = (entry: Entry | null, text: string) => {
    enter(entry)
    const code = entry?.digits.join('') ?? ''
    if (!locked && isWholeCode(text, code)) onWhole(code)
  }

  const clear = (index: number) => enter(type(digits, index, ''))

  const startOver = () => {
    setDigits(noDigits)
    focus(0)
  }

  const pressed: Record<string, (index: number) => void> = {
    Enter: onEnter,
    ArrowLeft: (index) => focus(index - 1),
    ArrowRight: (index) => focus(index + 1),
    Home: () => focus(0),
    End: () => focus(codeLength - 1),
    Delete: clear,
    Backspace: (index) => (digits[index] === '' ? focus(index - 1) : clear(index)),
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    // React reports no change when a digit is replaced by the same digit, and typing must move on all the same.
    const repeated = event.key === digits[index] ? () => focus(index + 1) : undefined
    const press = plain ? (pressed[pressedKey(event)] ?? repeated) : undefined
    if (press || isBlocked(event)) event.preventDefault()
    press?.(index)
  }

  /** Where the person goes on after this code: a whole one is gone through from its start. */
  const focusMissing = (code: string) => focus(isCode(code) ? 0 : firstEmpty(digits))

  const inputProps = (index: number) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[index] = input
    },
    value: digits[index] ?? '',
    readOnly: locked,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      enterText(type(digits, index, event.target.value), event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, index),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault()
      const text = event.clipboardData.getData('text')
      enterText(paste(digits, index, text), text)
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
  })

  return { code: digits.join(''), focusMissing, startOver, inputProps }
}
