export const codeLength = 6

/** One entry for each input: a digit, or nothing yet. */
export type Digits = readonly string[]

export interface Entry {
  digits: Digits
  focus: number
}

export const noDigits: Digits = Array.from({ length: codeLength }, () => '')

const last = codeLength - 1
const onlyDigits = (text: string) => text.replace(/\D/g, '')
const standingAlone = new RegExp(`(?<!\\d)\\d{${codeLength}}(?!\\d)`)

export const isCode = (text: string) => /^[0-9]{6}$/.test(text)

/** Whether all of the code came with this text. */
export const isWholeCode = (text: string, code: string) => isCode(code) && onlyDigits(text).includes(code)

/** Where the next digit belongs; the beginning when none is missing. */
export function firstEmpty(digits: Digits): number {
  const index = digits.indexOf('')
  return index === -1 ? 0 : index
}

export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Blocks what would print something other than a digit. Phone keyboards report "Unidentified", which must pass. */
export function isBlocked({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  const prints = key.length === 1 && !ctrlKey && !metaKey && !altKey
  return prints && !/^[0-9]$/.test(key)
}

function fillFrom(digits: Digits, index: number, added: string): Entry {
  const filled = digits.map((digit, at) => added[at - index] ?? digit)
  return { digits: filled, focus: Math.min(index + added.length, last) }
}

/** Exactly six digits fill every input wherever they are pasted; fewer fill from the current one. */
export function paste(digits: Digits, index: number, text: string): Entry | null {
  const pasted = onlyDigits(text)
  if (pasted.length === 0) return null
  if (pasted.length < codeLength) return fillFrom(digits, index, pasted)
  const code = pasted.length === codeLength ? pasted : standingAlone.exec(text)?.[0]
  return code === undefined ? null : { digits: [...code], focus: last }
}

/** What an input holds after typing or autofill. Two digits where one stood: the other one was typed beside it. */
export function type(digits: Digits, index: number, text: string): Entry | null {
  if (text === '') return { digits: digits.with(index, ''), focus: index }
  const typed = onlyDigits(text)
  const current = digits[index]
  if (typed.length === 2 && current) {
    const added = typed.startsWith(current) ? typed.slice(1) : typed.slice(0, 1)
    return fillFrom(digits, index, added)
  }
  return paste(digits, index, typed)
}
