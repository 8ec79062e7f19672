import type { Bound } from './quantities.ts'
import { numberWords } from './split.ts'

/** What each word of a row stands for. */
const told = <Meaning>(rows: [Meaning, string][]) =>
  new Map(rows.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)))

const numbered = (words: string, valueAt: (at: number) => number) =>
  told(words.split(' ').map((word, at) => [valueAt(at), word]))

export const small = new Map<string, number>([
  ...numbered(`zero ${numberWords}`, (at) => at),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', (at) => (at + 2) * 10),
  ['dozen', 12],
])
export const scales = told([
  [100, 'hundred'],
  [1e3, 'thousand k'],
  [1e6, 'million m mn'],
  [1e9, 'billion bn b'],
  [1e12, 'trillion'],
])
export const ordinals = numbered('first second third fourth fifth sixth seventh eighth ninth tenth', (at) => at + 1)
export const fractions = told([
  [50, 'half halves'],
  [100 / 3, 'third thirds'],
  [25, 'quarter quarters'],
  [20, 'fifth fifths'],
])
export const ratios = told([
  [2, 'double doubled doubling doubles twice'],
  [3, 'triple tripled tripling'],
  [4, 'quadruple quadrupled quadrupling'],
  [0.5, 'halve halved halving'],
])
export const currencies = told([
  ['$', '$ usd dollar dollars'],
  ['€', '€ eur euro euros'],
  ['£', '£ gbp pound pounds'],
  ['¥', '¥'],
  ['₹', '₹'],
])

/** A name of three letters or more has a plural. */
const inUnits = (rows: [unit: string, size: number, names: string][]) =>
  told(rows.map(([unit, size, names]) => [{ unit, size }, names.replace(/\S{3,}/g, '$& $&s')]))

/** Times are counted in seconds or, where calendars differ, in months. */
export const timeUnits = inUnits([
  ['second', 0.001, 'ms millisecond'],
  ['second', 1, 's sec second'],
  ['second', 60, 'min minute'],
  ['second', 3600, 'h hr hrs hour'],
  ['second', 86400, 'day'],
  ['second', 604800, 'week wk wks'],
  ['month', 1, 'month mo mos'],
  ['month', 12, 'year yr yrs'],
  ['month', 120, 'decade'],
])
export const measureUnits = inUnits([
  ['metre', 1, 'm metre meter'],
  ['metre', 1000, 'km kilometre kilometer'],
  ['metre', 0.01, 'cm centimetre'],
  ['metre', 0.001, 'mm millimetre'],
  ['gram', 1000, 'kg kilo kilogram'],
  ['gram', 1e6, 't tonne'],
  ['hectare', 1, 'ha hectare'],
  ['litre', 100, 'hl hectolitre hectoliter'],
  ['litre', 1, 'l litre liter'],
  ['byte', 1e6, 'mb megabyte'],
  ['byte', 1e9, 'gb gigabyte'],
  ['byte', 1e12, 'tb terabyte'],
  ['byte', 1e15, 'pb petabyte'],
  ['watt', 1e3, 'kw kilowatt'],
  ['watt', 1e6, 'mw megawatt'],
  ['volt', 1, 'v volt'],
  ['volt', 1e3, 'kv kilovolt'],
  ['mile', 1, 'mile'],
  ['foot', 1, 'ft foot feet'],
])
/** `words per minute` is `wpm`. */
export const speed = /^(?:(?:words|revolutions|beats) per minute|(?:miles|kilomet(?:re|er)s) per hour)$/
export const shortSpeed = /^(?:[wrb]pm|[mk]ph)$/
export const rates = told(
  'day daily,week weekly,month monthly,year yearly annually annual annum,quarter quarterly,hour hourly,minute,second,night nightly,shift,term,season'
    .split(',')
    .map((names) => [names.split(' ', 1).join(), names]),
)

/** `monthly`, of which a month is the noun. */
export const isAdverb = /ly$|^annual$/

export const bounds: [Bound, RegExp][] = [
  ['about', /(?:an average of|average of|on average|averaging)$/],
  ['over', /(?:more than|over|above|exceeding|in excess of)$/],
  ['least', /(?:at least|a minimum of|minimum of|no fewer than|no less than|minimum)$/],
  ['under', /(?:less than|fewer than|under|below)$/],
  ['most', /(?:up to|at most|a maximum of|as many as|as much as|no more than|maximum)$/],
  ['about', /(?:about|around|approximately|roughly|nearly|almost|circa|some|approx|estimated)$/],
]
