import { insideNames } from '../words/small-words.ts'
import { alternatives } from './patterns.ts'
import { linesIn } from './spans.ts'

const nameWord = new RegExp(`(?<![\\p{L}'’])(?!(?:${alternatives(insideNames)})(?!\\p{L}))\\p{L}`, 'gu')
/** A word in small letters that no name has. */
export const proseWord = new RegExp(`(?<![\\p{L}'’-])(?!(?:${alternatives(insideNames)})\\b)\\p{Ll}{2,}`, 'gu')

/** `LINE COOK II` is `Line Cook II`; initials stay as they are. */
export function calm(text: string, initials: ReadonlySet<string> = new Set()): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text
  return text
    .replace(/\p{L}+/gu, (word) => (initials.has(word) ? word : word.toLowerCase()))
    .replace(nameWord, (letter) => letter.toUpperCase())
    .replace(/\b(?:I[ivx]+|Vi+)\b/g, (numeral) => numeral.toUpperCase())
}

const oneInCapitals = /(?<![\p{L}\p{N}]|\p{Lu} )\p{Lu}{2,}(?![\p{L}\p{N}]| \p{Lu}{2})/gu

/** `HR`, `CNC`: what a text has in capitals where the words beside it are not. */
export const initialsIn = (text: string): ReadonlySet<string> =>
  new Set(linesIn(text).flatMap(({ text: line }) => (/\p{Ll}/u.test(line) ? (line.match(oneInCapitals) ?? []) : [])))
