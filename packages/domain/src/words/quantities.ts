/** A word, and what each of its names stands for. */
type Rows<Meaning> = readonly [Meaning, string][]

/** From one to nineteen, in their order. */
export const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
/** From twenty on, in tens. */
export const tenWords = 'twenty thirty forty fifty sixty seventy eighty ninety'
export const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth'

/** Words and letters behind a number that make it so many times as much. */
export const scaleRows: Rows<number> = [
  [100, 'hundred'],
  [1e3, 'thousand k'],
  [1e6, 'million m mn'],
  [1e9, 'billion bn b'],
  [1e12, 'trillion'],
]
/** In percent. */
export const fractionRows: Rows<number> = [
  [50, 'half halves'],
  [100 / 3, 'third thirds'],
  [25, 'quarter quarters'],
  [20, 'fifth fifths'],
]
export const ratioRows: Rows<number> = [
  [2, 'double doubled doubling doubles twice'],
  [3, 'triple tripled tripling'],
  [4, 'quadruple quadrupled quadrupling'],
  [0.5, 'halve halved halving'],
]
export const currencyRows: Rows<string> = [
  ['$', '$ usd dollar dollars'],
  ['€', '€ eur euro euros'],
  ['£', '£ gbp pound pounds'],
  ['¥', '¥'],
  ['₹', '₹'],
]

type UnitRows = readonly [unit: string, size: number, names: string][]

/** Times are counted in seconds or, where calendars differ, in months. A name of three letters or more has a plural. */
export const timeRows: UnitRows = [
  ['second', 0.001, 'ms millisecond'],
  ['second', 1, 's sec second'],
  ['second', 60, 'min minute'],
  ['second', 3600, 'h hr hrs hour'],
  ['second', 86400, 'day'],
  ['second', 604800, 'week wk wks'],
  ['month', 1, 'month mo mos'],
  ['month', 12, 'year yr yrs'],
  ['month', 120, 'decade'],
]
export const measureRows: UnitRows = [
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
]

/** How often; the first name is that of the unit. */
export const rateRows =
  'day daily,week weekly,month monthly,year yearly annually annual annum,quarter quarterly,hour hourly,minute,second,night nightly,shift,term,season'
