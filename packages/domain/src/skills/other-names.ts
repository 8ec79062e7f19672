import { tokenise } from './tokens.ts'

export const keysOf = (text: string): string[] => tokenise(text).map(({ key }) => key)

export const isSameName = (a: string, b: string): boolean => keysOf(a).join(' ') === keysOf(b).join(' ')
