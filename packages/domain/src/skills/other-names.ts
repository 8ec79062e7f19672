import { tokenise } from './tokens.ts'

export const keysOf = (text: string): string[] => tokenise(text).map(({ key }) => key)

export const isSameName = (a: string, b: string): boolean => keysOf(a).join(' ') === keysOf(b).join(' ')

/** Word by word: `Java development` has all of `Java`; a stem would find `A level` in `mid-level engineers`, and `in house` in `gearbox housing`. */
export const hasInARow = (text: string, term: string): boolean =>
  ` ${keysOf(text).join(' ')} `.includes(` ${keysOf(term).join(' ')} `)
