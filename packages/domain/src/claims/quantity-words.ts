import type { Bound } from './quantities.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const small = new Map<string, number>([
  ...ones.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
])
export const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['m', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['b', 1e9],
  ['trillion', 1e12],
])
export const ordinals = new Map<string, number>(
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, at) => [word, at + 1]),
)
export const fractions: Record<string, number> = {
  half: 50,
  halves: 50,
  third: 100 / 3,
  thirds: 100 / 3,
  quarter: 25,
  quarters: 25,
  fifth: 20,
  fifths: 20,
}
export const ratios: Record<string, number> = {
  double: 2,
  doubled: 2,
  doubling: 2,
  doubles: 2,
  twice: 2,
  triple: 3,
  tripled: 3,
  tripling: 3,
  quadruple: 4,
  quadrupled: 4,
  quadrupling: 4,
  halve: 0.5,
  halved: 0.5,
  halving: 0.5,
}
export const currencies: Record<string, string> = {
  $: '$',
  '€': '€',
  '£': '£',
  '¥': '¥',
  '₹': '₹',
  usd: '$',
  eur: '€',
  gbp: '£',
  dollar: '$',
  dollars: '$',
  euro: '€',
  euros: '€',
  pound: '£',
  pounds: '£',
}
/** Times are counted in seconds or, where calendars differ, in months. */
const times: [string, number, string][] = [
  ['second', 0.001, 'ms millisecond milliseconds'],
  ['second', 1, 's sec secs second seconds'],
  ['second', 60, 'min mins minute minutes'],
  ['second', 3600, 'h hr hrs hour hours'],
  ['second', 86400, 'day days'],
  ['second', 604800, 'week weeks wk wks'],
  ['month', 1, 'month months mo mos'],
  ['month', 12, 'year years yr yrs'],
  ['month', 120, 'decade decades'],
]
const measures: [string, number, string][] = [
  ['metre', 1, 'm metre metres meter meters'],
  ['metre', 1000, 'km kilometre kilometres kilometer kilometers'],
  ['metre', 0.01, 'cm centimetre centimetres'],
  ['metre', 0.001, 'mm millimetre millimetres'],
  ['gram', 1000, 'kg kilo kilos kilogram kilograms'],
  ['gram', 1e6, 't tonne tonnes'],
  ['hectare', 1, 'ha hectare hectares'],
  ['litre', 100, 'hl hectolitre hectolitres hectoliter hectoliters'],
  ['litre', 1, 'l litre litres liter liters'],
  ['byte', 1e6, 'mb megabyte megabytes'],
  ['byte', 1e9, 'gb gigabyte gigabytes'],
  ['byte', 1e12, 'tb terabyte terabytes'],
  ['byte', 1e15, 'pb petabyte petabytes'],
  ['watt', 1e3, 'kw kilowatt kilowatts'],
  ['watt', 1e6, 'mw megawatt megawatts'],
  ['volt', 1, 'v volt volts'],
  ['volt', 1e3, 'kv kilovolt kilovolts'],
  ['mile', 1, 'mile miles'],
  ['foot', 1, 'ft foot feet'],
]
export const measureUnits = new Map(
  measures.flatMap(([unit, size, names]) => names.split(' ').map((name) => [name, { unit, size }])),
)
export const timeUnits = new Map(
  times.flatMap(([unit, size, names]) => names.split(' ').map((name) => [name, { unit, size }])),
)
export const speeds: Record<string, string> = {
  'words per minute': 'wpm',
  'revolutions per minute': 'rpm',
  'beats per minute': 'bpm',
  'miles per hour': 'mph',
  'kilometres per hour': 'kph',
  'kilometers per hour': 'kph',
}
export const rates: Record<string, string> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  annum: 'year',
  quarter: 'quarter',
  quarterly: 'quarter',
  hour: 'hour',
  hourly: 'hour',
  minute: 'minute',
  second: 'second',
  night: 'night',
  nightly: 'night',
  shift: 'shift',
  term: 'term',
  season: 'season',
}

export const bounds: [Bound, RegExp][] = [
  ['about', /(?:an average of|average of|on average|averaging)$/],
  ['over', /(?:more than|over|above|exceeding|in excess of|upwards of|greater than|beyond|better than)$/],
  ['least', /(?:at least|a minimum of|minimum of|no fewer than|no less than|not less than|minimum)$/],
  ['under', /(?:less than|fewer than|under|below)$/],
  ['most', /(?:up to|at most|a maximum of|as many as|as much as|no more than|maximum|not more than)$/],
  ['about', /(?:about|around|approximately|roughly|nearly|almost|circa|some|approx|close to|an estimated|estimated)$/],
]
