import {
  currencyRows,
  fractionRows,
  measureRows,
  numberWords,
  ordinalWords,
  rateRows,
  ratioRows,
  scaleRows,
  tenWords,
  timeRows,
} from '../words/quantities.ts'
import { speedUnit } from '../words/sentence-forms.ts'
import { patternOf } from './patterns.ts'
import type { Bound } from './quantities.ts'

/** What each word of a row stands for. */
const told = <Meaning>(rows: readonly (readonly [Meaning, string])[]) =>
  new Map(rows.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)))

const numbered = (words: string, valueAt: (at: number) => number) =>
  told(words.split(' ').map((word, at) => [valueAt(at), word] as const))

export const small = new Map<string, number>([
  ...numbered(`zero ${numberWords}`, (at) => at),
  ...numbered(tenWords, (at) => (at + 2) * 10),
  ['dozen', 12],
])
export const scales = told(scaleRows)
export const ordinals = numbered(ordinalWords, (at) => at + 1)
export const fractions = told(fractionRows)
export const ratios = told(ratioRows)
export const currencies = told(currencyRows)

/** A name of three letters or more has a plural. */
const inUnits = (rows: readonly (readonly [unit: string, size: number, names: string])[]) =>
  told(rows.map(([unit, size, names]) => [{ unit, size }, names.replace(/\S{3,}/g, '$& $&s')] as const))

export const timeUnits = inUnits(timeRows)
export const measureUnits = inUnits(measureRows)
/** `words per minute` is `wpm`. */
export const speed = patternOf(speedUnit, '')
export const shortSpeed = /^(?:[wrb]pm|[mk]ph)$/
export const rates = told(rateRows.split(',').map((names) => [names.split(' ', 1).join(), names] as const))

/** `monthly`, of which a month is the noun. */
export const isAdverb = /ly$|^annual$/

export const bounds: [Bound, RegExp][] = [
  ['about', /(?:an average of|average of|on average|averaged|averaging)$/],
  ['over', /(?:more than|over|above|exceeding|in excess of)$/],
  ['least', /(?:at least|a minimum of|minimum of|no fewer than|no less than|minimum)$/],
  ['under', /(?:less than|fewer than|under|below)$/],
  ['most', /(?:up to|at most|a maximum of|as many as|as much as|no more than|maximum)$/],
  ['about', /(?:about|around|approximately|roughly|nearly|almost|circa|some|approx|estimated)$/],
]
