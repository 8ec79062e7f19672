import type { Wording } from './row.ts'

export const scale: Wording = {
  words: '(\\s?(k|K|mm?|M|million|bn|lakhs?|lacs?|LPA)\\b)?',
  why: 'thousands and more',
}

export const each: Wording = {
  words: '(\\s?\\/\\s?(hr|hour|h|yr|year|mo|month|day|wk|week)\\b)?',
  why: 'for how long, behind a stroke',
}

export const rangePattern: Wording = {
  words: `
    (?<![\\p{L}\\d.,#])<money><each>\\+?(\\s*(-|–|—|−|to|and|through)\\s*<money>)?(?![\\d]|[.,]\\d|\\s?%)`,
  why: 'a sum, or two with what stands between',
}

export const period: Wording = {
  words: `
    \\b(an?|per|each)\\s+<per>\\b
    /\\s?<short>\\b
    (?<![a-z])<others>`,
  why: 'for how long',
}

export const isPay: Wording = {
  words: `
    salary base basic pay ctc compensation wage gross rate remuneration scale band earn\\w* per_annum p\\.a\\.
    exempt`,
  why: 'pay is spoken of',
}

export const isOther: Wording = {
  words: `
    bonus ote on-target revenue budgets? arr acv deals? premium match tuition relocation learning allowance funding
    assets sign-on signing contribution discount fee commission equity value reimburs\\w+ home_office loan off
    credit worth turnover raised homes grants (insurance|portfolio|funds)_of`,
  why: 'another sum is spoken of',
}

export const nextPart: Wording = {
  words: '^\\s*(\\+|plus\\b|and\\b|,|;|base\\b|\\(|\\.)',
  why: 'the next part of the package',
}

export const lakhs: Wording = {
  words: `
    lakh
    lac
    lpa`,
  why: 'hundred thousands',
}

export const symbol: Wording = {
  words: `
    (US?|CA?|AU?|NZ|S|HK)\\$ [$€£₹] CHF USD EUR GBP CAD AUD NZD SGD INR AED SAR QAR ZAR SEK NOK DKK
    PLN HKD Rs\\.? Euro`,
  why: 'signs and codes of money',
}

/** Signs that are no code of three letters. */
export const currencySigns: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  '€': 'EUR',
  EURO: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
}

export interface PeriodRow extends Wording {
  period: 'hour' | 'day' | 'week' | 'month' | 'year'
  /** Behind `per`, and behind a stroke. */
  per: string
  short: string
}

/** For how long a sum is paid. */
export const payPeriods: readonly PeriodRow[] = [
  { period: 'hour', per: 'hour', short: 'h(ou)?r?', words: '(hourly|p\\.?h\\.?)\\b', why: 'by the hour' },
  {
    period: 'day',
    per: '(day|night|shift)',
    short: 'day',
    words: '(daily (rate|fee)|day rate|p\\.?d\\.?)\\b',
    why: 'by the day',
  },
  { period: 'week', per: 'week', short: 'w(ee)?k', words: '(weekly|p\\.?w\\.?)\\b', why: 'by the week' },
  { period: 'month', per: 'month', short: 'mo(nth)?', words: '(monthly|p\\.?c\\.?m\\.?)\\b', why: 'by the month' },
  {
    period: 'year',
    per: '(year|annum)',
    short: 'y(ea)?r',
    words: '(annual(ly)?|yearly|p\\.?\\s?a\\.?|jahresgehalt)\\b',
    why: 'by the year',
  },
]

export interface DollarRow extends Wording {
  currency: string
}

/** Whose dollar it is, by where the work is. */
export const dollarPlaces: readonly DollarRow[] = [
  {
    currency: 'AUD',
    words:
      '\\b(Australia|NSW|VIC|QLD|TAS|ACT|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Gold Coast)\\b',
    why: 'in Australia',
  },
  {
    currency: 'CAD',
    words:
      '\\b(Canada|ON|Ontario|BC|AB|QC|Quebec|SK|MB|NS|NB|NL|Toronto|Vancouver|Montreal|Calgary|Ottawa|Edmonton|Winnipeg|Halifax)\\b',
    why: 'in Canada',
  },
  {
    currency: 'NZD',
    words: '\\b(New Zealand|Auckland|Wellington|Christchurch|Dunedin)\\b',
    why: 'in New Zealand',
  },
  { currency: 'SGD', words: '\\bSingapore\\b', why: 'in Singapore' },
  { currency: 'HKD', words: '\\bHong Kong\\b', why: 'in Hong Kong' },
]

/** The same by what else is said: only one of two lands with a `WA` pays super. */
export const dollarHints: readonly DollarRow[] = [
  {
    currency: 'AUD',
    words: '(\\+|\\bplus|%|\\bincl?(\\.|uding)?) super\\b|\\bsuperannuation\\b|\\bA[CEW]ST\\b',
    why: 'pays super',
  },
  { currency: 'CAD', words: '\\b(RRSP|work in Canada)\\b', why: 'saves, or may work, in Canada' },
  { currency: 'NZD', words: '\\b(NZ|New Zealand|KiwiSaver)\\b', why: 'names the country' },
]
