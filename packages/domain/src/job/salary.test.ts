import { describe, expect, it } from 'vitest'
import { findSalary } from './salary.ts'

describe('[J15] base pay, as it is usually written', () => {
  it.each([
    ['Annual gross salary of 70,000 – 85,000 EUR', 70_000, 85_000, 'EUR', 'year'],
    ['68.000 – 82.000 € per year', 68_000, 82_000, 'EUR', 'year'],
    ['€75k–€95k depending on experience', 75_000, 95_000, 'EUR', 'year'],
    ['3 - 6 years\n9-14 Lacs P.A.', 900_000, 1_400_000, 'INR', 'year'],
    ['£12.80ph on desk, 50% commission', 12.8, 12.8, 'GBP', 'hour'],
    ['£24k basic, £35k OTE, car allowance', 24_000, 24_000, 'GBP', 'year'],
    ['$92,116 - $98,540 p.a. + 14.5% super', 92_116, 98_540, 'AUD', 'year'],
    ['140k–170k USD', 140_000, 170_000, 'USD', 'year'],
    ['$38.50–$56.20 an hour plus night differential', 38.5, 56.2, 'USD', 'hour'],
    ['$24.00/hr - $28.50/hr', 24, 28.5, 'USD', 'hour'],
    ['$26-34/hr', 26, 34, 'USD', 'hour'],
    ['£300–£350 a day, inside IR35', 300, 350, 'GBP', 'day'],
    ['£80,000–£95,000 + bonus + 28 days holiday', 80_000, 95_000, 'GBP', 'year'],
    ['between €4,200 and €5,400 gross a month', 4_200, 5_400, 'EUR', 'month'],
    ['CAD 165,000 - 195,000', 165_000, 195_000, 'CAD', 'year'],
    ['Salary: circa £65k + car allowance', 65_000, 65_000, 'GBP', 'year'],
    ['ranges from $92,400/year in our lowest market up to $152,700/year', 92_400, 152_700, 'USD', 'year'],
    ['Base $140,000–$160,000, OTE $290,000–$320,000', 140_000, 160_000, 'USD', 'year'],
    ['Salary from £38,400 rising to £52,000', 38_400, 52_000, 'GBP', 'year'],
    ['Internship, $22/hour', 22, 22, 'USD', 'hour'],
    ['CHF 95’000 – 110’000 p.a.', 95_000, 110_000, 'CHF', 'year'],
  ])('%s', (text, min, max, currency, period) => {
    expect(findSalary(text)).toEqual({ min, max, currency, period })
  })

  it('leaves an open end open', () => {
    expect(findSalary('Salary up to £52,000')).toEqual({ min: null, max: 52_000, currency: 'GBP', period: 'year' })
  })

  it.each([
    'Revenue of $90M and 160 people',
    'You carry a quota of $1.6M',
    'Tuition help of up to $5,250',
    'Deals of $150k+ ACV',
    'A learning budget of $3,000',
    'Competitive salary',
    'Founded in 2004 with 1,100 employees',
    'We serve 5,000 customers',
    '401k',
    'Benefits: $401k match',
    'You will own a £2m budget',
    'Managing budgets of £250,000',
    'Projects worth $50,000 to $500,000',
    'We raised $40,000 for charity last year',
    'Homes from £250,000 to £400,000',
    'Life insurance of $50,000',
    'A turnover of £500,000',
    'Salary: Band 6',
    'Grade 7, SCP 24–28',
  ])('no pay: %s', (text) => {
    expect(findSalary(text)).toBeNull()
  })
})

it('a dollar is that of the place of work', () => {
  expect(findSalary('$94,210 to $99,880 per annum', 'Mount Barrow, QLD')?.currency).toBe('AUD')
  expect(findSalary('$94,210 to $99,880 per annum', 'Toronto')?.currency).toBe('CAD')
  expect(findSalary('US$94,210 to US$99,880 per annum', 'Sydney, NSW')?.currency).toBe('USD')
})

it.each([
  ['Vancouver, WA', 'USD'],
  ['Melbourne, FL', 'USD'],
  ['Melbourne, Florida', 'USD'],
  ['Perth Amboy, NJ', 'USD'],
  ['Sydney, OH 45365', 'USD'],
  ['Wellington, FL', 'USD'],
  ['Perth, WA', 'AUD'],
  ['Melbourne, VIC', 'AUD'],
  ['Vancouver, BC', 'CAD'],
  ['Ontario, CA', 'USD'],
  ['London, ON', 'CAD'],
  ['Edmonton', 'CAD'],
  ['Hobart', 'AUD'],
  ['Christchurch', 'NZD'],
  ['Hong Kong', 'HKD'],
  ['New York', 'USD'],
])('a town that shares its name is in the country of its state: %s', (place, currency) => {
  expect(findSalary('$94,210 to $99,880 per annum', place)?.currency).toBe(currency)
})

it.each([
  ['You will work with teams in the US, UK and NZ.', 'Austin, TX', 'USD'],
  ['You will cut New Zealand lamb.', 'Denver, CO', 'USD'],
  ['You will cut New Zealand lamb.', 'Toronto', 'CAD'],
])('where the place tells, other lands that are named do not: %s', (text, place, currency) => {
  expect(findSalary(`$94,210 to $99,880 per annum. ${text}`, place)?.currency).toBe(currency)
})

it.each([
  ['S$6,000 - S$8,000 a month', null, 'SGD'],
  ['ZAR 450 000 - 550 000 per annum', 'Cape Town', 'ZAR'],
  ['AED 18,000 - 22,000 per month', 'Dubai', 'AED'],
  ['$85k–$105k and RRSP matching', null, 'CAD'],
])('signs of other dollars, and codes: %s', (text, place, currency) => {
  expect(findSalary(text, place)?.currency).toBe(currency)
})

it('lakhs are read as they are written in India', () => {
  const year = { currency: 'INR', period: 'year' }
  expect(findSalary('CTC: INR 3,00,000 - 4,20,000 per annum')).toEqual({ min: 300_000, max: 420_000, ...year })
  expect(findSalary('Salary: 12-20 LPA')).toEqual({ min: 1_200_000, max: 2_000_000, ...year })
})
