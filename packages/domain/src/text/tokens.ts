import { irregularPlurals } from '../words/plurals.ts'

/** A word or a number of a text, and where it stands. */
export interface Token {
  text: string
  /** In small letters, without accents. */
  lower: string
  from: number
  to: number
  /** What stands between it and the token before. */
  gap: string
  /** A number in digits, with what is glued to it: `$9.2M`, `40%`, `20+`, `3rd`. */
  digits: boolean
}

const number =
  /[$€£¥₹]?(?<![\p{L}\p{N}])(?:(?:1:)?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\p{N}])|\d+(?:[.,:]\d+)*)(?:k|K|m|M|mn|bn|B|b|x|st|nd|rd|th|ms|s|h|hrs?|yrs?|kg|mm|cm|km|kW|MW|kV|V|MB|GB|TB|PB|ft|pp|bps|ha|t|g|l)?\+?(?:[ \u00a0\u202f]?%)?(?![\p{L}\p{N}])/u
const word =
  /\.NET\b|(?:\p{Lu}\p{Ll}?\.){2,}\p{Lu}?|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L})|&(?=\p{L}))*(?:\+{1,2}(?![\p{L}\p{N}])|#)?/u
const token = new RegExp(`(${number.source})|${word.source}`, 'gu')

/** `re-negotiate`, `co-author`, `e-mail`: one word, with or without the hyphen. */
const glues = '(?:re|co|pre|e|non|un|de)'
const glued = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${glues}-(?=\\p{Ll}{3})|x-(?=ray))`, 'giu')

/** Few lines have one: the pattern above takes long to be made ready. */
const mayBeGlued = new RegExp(`(?:^|[^a-z\\d-])(?:${glues}|x)-`, 'i')

const plain = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")

const isAscii = /^[ -~]*$/

/** [TX1] The words and numbers of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  const joined = new Set(mayBeGlued.test(text) ? [...text.matchAll(glued)].map((it) => it.index + it[0].length) : [])
  for (const match of text.matchAll(token)) {
    const from = match.index
    const to = from + match[0].length
    const last = tokens.at(-1)
    if (last && joined.has(from) && last.to === from - 1) {
      last.text += match[0]
      last.lower += plain(match[0])
      last.to = to
    } else {
      const gap = text.slice(end, from)
      const isDotted = /^\p{L}{1,2}\./u.test(match[0])
      const lower = isDotted ? plain(match[0]).replaceAll('.', '') : plain(match[0]).replace(/\s+%$/, '%')
      tokens.push({ text: match[0], lower, from, to, gap, digits: match[1] !== undefined })
    }
    end = to
  }
  return tokens
}

/** The word at a place in small letters; nothing where there is none. */
export const lowerAt = (tokens: readonly Pick<Token, 'lower'>[], at: number): string => tokens[at]?.lower ?? ''

/** `pupils` → `pupil`, `RFIs` → `rfi`, `company's` → `company`. */
export const singular = (lower: string): string => oneOfMany(lower.replace(/'s?$/, ''))

/** [TX2] `pupils` → `pupil`, `children` → `child`; what is the pupil's stays as it is. */
export function oneOfMany(lower: string): string {
  const known = irregular.get(lower)
  if (known) return known
  if (/^(?!speci|regi|abdo|acu)\w{2,}men$/.test(lower)) return `${lower.slice(0, -2)}an`
  return /(?:^lens|^gas|^news|^series|^species|['’]s?)$/.test(lower) ? lower : withoutEnding(lower)
}

/** By its ending alone. */
export function withoutEnding(lower: string): string {
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is)$/.test(lower)) return lower
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`
  return /(?:ch|sh|x|z|ss|^bus|^gas)es$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1)
}

export const isPluralNoun = (lower: string): boolean => oneOfMany(lower) !== lower

const irregular = new Map(irregularPlurals.split(',').map((pair) => pair.split(' ') as [string, string]))

/** `2 of 4` and `9 of 13`: so many of more. */
export const isNumberOf = (some: Token, all: Token | undefined): boolean =>
  some.digits && all?.digits === true && Number(some.lower) < Number(all.lower)
