import { beforeExpiry } from '../words/sentence-forms.ts'
import { patternOf } from './patterns.ts'
import { perText } from './remembered.ts'

/** A year, a month or a day as far as it is known: `2019`, `2019-03`, `2019-03-15`; or `present`. */
type PartialDate = string

/** A period found in a line: where it stands and what it says. */
export interface FoundPeriod {
  from: number
  to: number
  start: PartialDate | undefined
  end: PartialDate | undefined
  /** Two ends were written, or one with an open end. */
  isRange: boolean
}

/** January to December, each also by its first three letters in English, in the languages whose dates stay in resumes that are written in English. */
const monthNames = [
  'january janv janvier januar jänner januari enero gennaio janeiro',
  'february févr fév février februar februari febrero febbraio fevereiro',
  'march mars märz maart mrt marzo março',
  'april avr avril abr abril aprile',
  'may mai mei mayo maggio maio',
  'june juin juni junio giugno junho',
  'july juil juillet juli julio luglio julho',
  'august août aout augustus agosto',
  'september sept septembre septiembre settembre setembro',
  'october octobre okt oktober octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december déc décembre dez dezember diciembre dicembre dezembro',
]
const months: Record<string, number> = Object.fromEntries(
  monthNames.flatMap((names, index) => [names.slice(0, 3), ...names.split(' ')].map((name) => [name, index + 1])),
)
const seasons: Record<string, number> = {
  spring: 3,
  easter: 4,
  summer: 6,
  summers: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
  christmas: 12,
}
const quarters: Record<string, number> = { q1: 1, q2: 4, q3: 7, q4: 10 }

const byLength = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|')
/** From 1; undefined where a word names none. */
export const monthOf = (lower: string): number | undefined => (Object.hasOwn(months, lower) ? months[lower] : undefined)

export const monthWord = `(?:${byLength(Object.keys(months))})\\.?`
const seasonWord = `(?:${byLength(Object.keys(seasons))})`
const year = `(?:19[4-9]\\d|20[0-4]\\d)`
const shortYear = `['’‘](?:\\d{2})`
const now = `(?:present|pres\\.?|current(?:ly)?|(?:till|until|up\\s+to)?\\s*now|today|ongoing|to\\s+date|till\\s+date|heute|jetzt|obecnie|la\\s+actualidad|actualidad|atual|oggi|aujourd['’]hui|ce\\s+jour|présent|date)`
// A bracket closes the word only where one opened it: `(March 2019 – present)`.
const openEnd = `\\(${now}\\)|${now}`
const openEndPattern = new RegExp(`^${openEnd}$`, 'iu')

// From the most to the least said; the first that fits at a place wins.
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${monthWord}[\\s,\\-/]*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:${year}|${shortYear})`,
  `${year}[-/.](?:0[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\\d|3[01])`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.]${year}`,
  `(?<!(?:level|grade|stage|class|year)\\s)(?:(?:0[1-9]|1[0-2])\\s*[-/.]\\s*|[1-9](?:[-.]|\\s*/\\s*))${year}`,
  `${seasonWord}\\s*,?\\s*(?:of\\s+)?${year}(?:\\s+and\\s+${year})?`,
  `(?:mid|early|late)[-\\s]${year}`,
  `q[1-4]\\s*[-/]?\\s*${year}`,
  year,
].join('|')
const dash = `\\s*(?:[-–—−‒―~→]+|\\b(?:to|until|till|through|bis|hasta|tot)\\b|(?<=\\s)(?:à|au|\\/)(?=\\s))\\s*`
const since = `(?:since|from|seit|depuis|desde|sinds)`
const edge = `(?<![\\p{L}\\d$€£.,/-])`
const endEdge = `(?![\\p{L}\\d%]|[.,]\\d)`

// In small letters: without regard to case these long patterns take three times as long to be made ready.
const rangePattern = new RegExp(
  `${edge}(?:(?:${since}|von|de|du|(?:${seasonWord}\\s+)?seasons?)\\s+)?(${point}|${monthWord}|${seasonWord})${dash}(${point}|${openEnd}|'\\d{2}|\\d{2})${endEdge}`,
  'gu',
)
const openPattern = new RegExp(
  `${edge}(?:${since}\\s+(${point})${endEdge}|(${point})\\s*(?:[-–—−]+)(?:\\s*(?=$|[|,;:)\\]])|(?=\\t|\\s{2,})))`,
  'gu',
)
// `02/19 - present`: a year of two digits is one only beside another end.
const shortPoint = `(?:0[1-9]|1[0-2])[/.]\\d{2}`
const shortRange = new RegExp(`${edge}(${shortPoint})${dash}(${shortPoint}|${openEnd})${endEdge}`, 'gu')
// `Summer 2024, Summer 2025`, `summers 2014, 2015, 2016`: one job, held again.
const season = `${seasonWord}\\s+${year}`
const seriesPattern = new RegExp(
  `${edge}(${season})(?:\\s*(?:[,;&]|\\band\\b)\\s*(${season}|${year}))+${endEdge}`,
  'gu',
)
const pointPattern = new RegExp(`${edge}(${point})${endEdge}`, 'gu')

/** `valid until 2027` tells when a thing ends to count, not when it was. */
const expiring = patternOf(beforeExpiry, 'iu')

// The reader asks for the same line again and again: as many as a document has are remembered.
/** [TX4] Every period of a line, ranges before single dates, none inside another, in the order they stand. */
export const findPeriods: (text: string) => readonly FoundPeriod[] = perText(periodsIn, 500, 400)

function periodsIn(text: string): FoundPeriod[] {
  if (!/\d{2}/.test(text)) return []
  const found: FoundPeriod[] = []
  // One mark a character: to ask every period found so far would take the square of their number.
  const taken = new Uint8Array(text.length)
  const lower = text.toLowerCase()
  const small = lower.length === text.length ? lower : text
  for (const { pattern, said } of forms) {
    for (const { 0: whole, index: from, 1: first, 2: second } of matchesOf(pattern, small)) {
      const to = from + whole.trimEnd().length
      const isFree = !taken.subarray(from, to).includes(1) && !expiring.test(text.slice(Math.max(0, from - 24), from))
      const period = isFree ? said(first ?? '', second ?? '') : null
      if (!period) continue
      found.push({ from, to, ...period })
      taken.fill(1, from, to)
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** As `matchAll`, which makes a new expression of each of these long ones every time it is asked. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match
}

type Said = Pick<FoundPeriod, 'start' | 'end' | 'isRange'> | null

interface Form {
  pattern: RegExp
  said(first: string, second: string): Said
}

const forms: Form[] = [
  { pattern: rangePattern, said: rangeOf },
  { pattern: shortRange, said: (first, second) => rangeOf(withFullYear(first), withFullYear(second)) },
  { pattern: seriesPattern, said: rangeOf },
  { pattern: openPattern, said: (first, second) => openRange(first || second) },
  { pattern: pointPattern, said: single },
]

function rangeOf(first: string, second: string): Said {
  const end = openEndPattern.test(second) ? 'present' : dateOf(withCentury(second, first))
  const start = dateOf(/\d/.test(first) ? first : `${first} ${String(end).slice(0, 4)}`)
  if (!start || !end) return null
  if (end !== 'present' && end.slice(0, 4) < start.slice(0, 4)) return null
  return { start, end, isRange: true }
}

/** `2018 – 20` and `'18 – '20` mean the same century. */
function withCentury(second: string, first: string): string {
  const digits = /^['’‘]?(\d{2})$/.exec(second)?.[1]
  const century = /(?:19|20)(?=\d{2}\b)/.exec(first)?.[0]
  return digits && century ? `${century}${digits}` : second
}

const withFullYear = (text: string) =>
  text.replace(/^(\d{2}[/.])(\d{2})$/, (_, month, digits) => month + fullYear(digits))

function openRange(first: string): Said {
  const start = dateOf(first)
  return start ? { start, end: 'present', isRange: true } : null
}

function single(text: string): Said {
  const end = dateOf(text)
  return end ? { start: undefined, end, isRange: false } : null
}

/** A date in any of the usual forms; null where it is none. */
function dateOf(text: string): PartialDate | null {
  const words = text.toLowerCase().replace(/[.,]/g, ' ').replace(/[’‘]/g, "'")
  const found = /(19[4-9]\d|20[0-4]\d)/.exec(words)?.[1] ?? fullYear(/'(\d{2})/.exec(words)?.[1])
  if (!found) return null
  const month = monthIn(words, found)
  return month === null ? found : `${found}-${String(month).padStart(2, '0')}`
}

const fullYear = (digits: string | undefined) => digits && (Number(digits) > 45 ? `19${digits}` : `20${digits}`)

function monthIn(words: string, foundYear: string): number | null {
  for (const word of words.match(/[\p{L}]+\d?/gu) ?? []) {
    const month = months[word] ?? seasons[word] ?? quarters[word]
    if (month) return month
  }
  const numbers =
    words
      .replace(foundYear, ' ')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? []
  // Day first or year first: the month stands next to the year in both.
  const month = words.trimStart().startsWith(foundYear) ? numbers[0] : numbers.at(-1)
  return month !== undefined && month >= 1 && month <= 12 ? month : null
}

/** Whether a line is nothing but a period, perhaps with its length in words. */
export function isOnlyPeriod(text: string): boolean {
  const periods = findPeriods(text)
  const rest = periods.map(({ from }, at) => text.slice(periods[at - 1]?.to ?? 0, from))
  const said = rest.join('') + text.slice(periods.at(-1)?.to)
  return periods.length > 0 && !/[\p{L}\d]/u.test(said.replace(durationPattern, ''))
}

/** `2 years 7 months`, `(1 yr 3 mos)`: said beside a period, and true by it. */
export const durationPattern =
  /\(?\b(?:\d+|less than an?)\s*\+?\s*(?:years?|yrs?\.?|months?|mos?\.?)(?:[\s,]+(?:and\s+)?\d+\s*(?:months?|mos?\.?))?\)?/giu

/** `5 years 4 months` and nothing else. */
export const isOnlyDuration = (text: string) => onlyDuration.test(text.trim())
const onlyDuration = new RegExp(`^${durationPattern.source}$`, 'iu')
