import { patternOf } from '../text/patterns.ts'
import { withoutEnding } from '../text/tokens.ts'
import { noPlural } from '../words/plurals.ts'

/** A word of a text: what it is compared by, and where it stands. */
export interface Token {
  /** Without case, accents and plural. */
  key: string
  /** As written. */
  text: string
  from: number
  to: number
  /** What stands between it and the token before: letters on both sides of `-`, `/` or `.` still make one name. */
  gap: string
}

// Letters and digits, with what belongs to a name: C++, C#, Security+, .NET, R&D, O'Reilly.
const word =
  /\.[Nn][Ee][Tt]\b|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L})|&(?=\p{L}\b))*(?:\+{1,2}(?![\p{L}\p{N}])|#)?/u
const words = new RegExp(word, 'gu')

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(words)) {
    const from = match.index
    const to = from + match[0].length
    tokens.push({ key: keyOf(match[0]), text: match[0], from, to, gap: text.slice(end, from) })
    end = to
  }
  return tokens
}

/** What the first word of a name is compared by. */
export const firstKey = (name: string): string => {
  const first = (plainWord.exec(name) ?? word.exec(name))?.[0]
  return first === undefined ? '' : keyOf(first)
}

/** Most names begin with one, which costs less to find. */
const plainWord = /^[A-Za-z\d]+(?= |$)/

const keys = new Map<string, string>()
const mostKeys = 20_000

/** Compared without case, accents and plural. Remembered, since texts repeat their words. */
export function keyOf(text: string): string {
  const known = keys.get(text)
  if (known !== undefined) return known
  if (keys.size > mostKeys) keys.clear()
  const folded = foldOf(text)
  if (!folded.endsWith('s')) return folded
  // The last letter of SSRS stands for a word; that of APIs does not.
  const initials = /^(\p{Lu}{2,})s?$/u.exec(text)?.[1]
  const key = initials ? folded.slice(0, initials.length) : singular(folded)
  keys.set(text, key)
  return key
}

/** Without case and accents. */
export const foldOf = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : withoutMarks(text))

const withoutMarks = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]s?$|['’]/gu, '')

const isPlain = /^[a-z0-9+#.&]+$/i

const isNoPlural = patternOf(noPlural, '')
const singular = (key: string) => (isNoPlural.test(key) ? key : withoutEnding(key))

export const keysOf = (text: string): string[] => tokenise(text).map(({ key }) => key)

export const isSameName = (a: string, b: string): boolean => keysOf(a).join(' ') === keysOf(b).join(' ')

/** Word by word: `Java development` has all of `Java`; a stem would find `A level` in `mid-level engineers`, and `in house` in `gearbox housing`. */
export const hasInARow = (text: string, term: string): boolean =>
  ` ${keysOf(text).join(' ')} `.includes(` ${keysOf(term).join(' ')} `)
