// Phrases around sums of money, read by `phrasesOf`.

/** Signs and codes of money, and the currency that each stands for. */
export const currencySigns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'CHF USD EUR GBP CAD AUD NZD SGD INR AED SAR QAR ZAR SEK NOK DKK PLN HKD'.split(' ').map((code) => [code, code]),
  ),
  US$: 'USD',
  U$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  $: 'USD',
  '€': 'EUR',
  EURO: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  'RS.': 'INR',
  RS: 'INR',
}
export const lakhWords = 'lakhs, lakh, lacs, lac, LPA'
/** For how long a sum is paid. */
export const payPeriods = [
  ['hour', 'an hour, a hour, per hour, each hour, /hr, /hour, /h, hourly, p.h, ph'],
  [
    'day',
    'a day, per day, each day, a night, per night, a shift, per shift, /day, daily rate, daily fee, day rate, p.d, pd',
  ],
  ['week', 'a week, per week, each week, /week, /wk, weekly, p.w, pw'],
  ['month', 'a month, per month, each month, /month, /mo, monthly, p.c.m, pcm'],
  [
    'year',
    'a year, per year, each year, an annum, per annum, /year, /yr, annual, annually, yearly, p.a, pa, p. a, jahresgehalt',
  ],
] as const
export const payWords = `
  salary, base, basic, pay, CTC, compensation, wage, wages, gross, rate, remuneration, scale, band, earn, earning, earnings, per annum, p.a, exempt`
/** Another sum is spoken of. */
export const otherSums = `
  bonus, OTE, on target, revenue, budget, budgets, ARR, ACV, deal, deals, premium, match, tuition, relocation, learning, allowance, funding, assets, sign on, signing, contribution, discount, fee, commission,
  equity, value, reimburse, reimbursed, reimbursement, home office, loan, off, credit, worth, turnover, raised, homes, grants, insurance of, portfolio of, funds of`
/** Whose dollar it is, by where the work is. */
export const dollarPlaces = [
  [
    'AUD',
    'Australia, NSW, VIC, QLD, TAS, ACT, Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin, Gold Coast',
  ],
  [
    'CAD',
    'Canada, ON, Ontario, BC, AB, QC, Quebec, SK, MB, NS, NB, NL, Toronto, Vancouver, Montreal, Calgary, Ottawa, Edmonton, Winnipeg, Halifax',
  ],
  ['NZD', 'New Zealand, Auckland, Wellington, Christchurch, Dunedin'],
  ['SGD', 'Singapore'],
  ['HKD', 'Hong Kong'],
] as const
/** The same by what else is said: only one of two lands with a `WA` pays super. */
export const dollarHints = [
  ['AUD', '+ super, plus super, % super, incl super, incl. super, including super, superannuation, AEST, AWST, ACST'],
  ['CAD', 'RRSP, work in Canada'],
  ['NZD', 'NZ, New Zealand, KiwiSaver'],
] as const
/** Behind a number, make it so many times as much. */
export const sumScales = 'k,m,mm,million,bn,lakhs,lakh,lacs,lac,LPA'
/** Stand between the two ends of a range. */
export const rangeJoints = 'to,and,through'
/** The least and the most that is paid for each. */
export const plausiblePay = [
  ['hour', 5, 600],
  ['day', 60, 5_000],
  ['week', 150, 15_000],
  ['month', 500, 60_000],
  ['year', 8_000, 9_000_000],
] as const
