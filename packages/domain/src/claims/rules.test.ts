import { expect, it } from 'vitest'
import type { Source } from '../resume/sources.ts'
import { claimsIn, type SupportOptions, supports } from './index.ts'

const today = '2026-07-01'
const verdictsOf = (sources: (string | Source)[], text: string, options: SupportOptions = {}) =>
  supports(sources, text, { today, ...options }).verdicts
const refusedIn = (sources: (string | Source)[], text: string, options: SupportOptions = {}) =>
  verdictsOf(sources, text, options).flatMap(({ status, claim }) => (status === 'unsupported' ? [claim.text] : []))
const rulesIn = (sources: string[], text: string) =>
  verdictsOf(sources, text).flatMap(({ status, rule }) => (status === 'implied' ? [rule?.split(' ')[0]] : []))

it('[CL1] a tool that nobody knows is refused, and only that word', () => {
  expect(refusedIn(['Automated reports with VBA.'], 'Automated reports with VBA and Blorptron.')).toEqual(['Blorptron'])
})

it('[CL2] a tool of one job was not used in the other', () => {
  const sources = ['Deployed services with Redis.', 'Built reports with Tableau.']
  expect(refusedIn(sources, 'Built reports with Redis.')).toEqual(['Redis'])
  expect(refusedIn(sources, 'Deployed services with Redis and built reports with Tableau.')).toEqual([])
})

it('[CL3] what one helped with was not done, and what one did was not led', () => {
  expect(refusedIn(['Helped write the checklist.'], 'Wrote the checklist.')).toEqual(['Wrote the checklist'])
  expect(refusedIn(['Wrote the checklist.'], 'Directed the checklist.')).toEqual(['Directed'])
  expect(refusedIn(['The plan was made by a consultant.'], 'Made the plan.')).not.toEqual([])
  expect(refusedIn(['Wrote the checklist.'], 'Helped write the checklist.')).toEqual([])
})

it('[CL4] a duty may be told as a deed', () => {
  const source = 'Responsible for the layout of 25 illustrated books a year in InDesign.'
  expect(refusedIn([source], 'Laid out 25 illustrated books a year in InDesign.')).toEqual([])
  expect(refusedIn([source], 'Directed the layout of 25 illustrated books a year in InDesign.')).toEqual(['Directed'])
})

it('[CL6] a reservation is not left out', () => {
  expect(refusedIn(['Exposure to Kubernetes during an internship.'], 'Kubernetes')).toEqual(['Kubernetes'])
  expect(refusedIn(['CCNA, 2019 (expired 2022)'], 'CCNA')).toEqual(['CCNA'])
  expect(refusedIn(['CCNA, 2019 (expired 2022)'], 'CCNA, 2019, expired 2022')).toEqual([])
})

it('[CL7] what is denied supports nothing', () => {
  expect(refusedIn(['No experience with Kafka.'], 'Experience with Kafka.')).toEqual(['Kafka'])
  expect(refusedIn(['No accident for which I was at fault.'], 'No accident.')).toEqual(['accident'])
})

it.each([
  ['Served 1.2 million people.', 'Served 1,200,000 people.'],
  ['Cut waste by 25%.', 'Cut waste by a quarter.'],
  ['Raised £12,500.', 'Raised £12.5k.'],
  ['Trained a dozen cooks.', 'Trained twelve cooks.'],
  ['Logged 14,500 m of core.', 'Logged 14.5 km of core.'],
  ['Worked there for 18 months.', 'Worked there for a year and a half.'],
])('[CL8] %s is %s', (source, text) => {
  expect(refusedIn([source], text)).toEqual([])
})

it.each([
  ['Sold a division for $73M.', 'Sold a division for $73B.'],
  ['Raised £600.', 'Raised €600.'],
  ['Saved $3,000 a year.', 'Saved $3,000 a month.'],
  ['Cut setup to 40 minutes.', 'Cut setup to 40 seconds.'],
])('[CL8] %s is not %s', (source, text) => {
  expect(refusedIn([source], text)).not.toEqual([])
})

it.each([' ', '\u00a0', '\u202f'])('[CL8] a number whose thousands stand apart by %j is one number', (blank) => {
  expect(refusedIn([`Sold 12${blank}400 tickets.`], 'Sold 12,400 tickets.')).toEqual([])
  expect(refusedIn([`Sold 12${blank}400 tickets.`], 'Sold 400 tickets.')).toEqual(['400'])
})

it('[CL9] numbers are not swapped, and a part is not the whole', () => {
  expect(refusedIn(['Coached 12 teams and 40 players.'], 'Coached 40 teams and 12 players.')).toEqual(['40', '12'])
  expect(refusedIn(['Won two of five sponsors.'], 'Won five sponsors.')).toEqual(['five'])
  expect(refusedIn(['Scrap 2.4% in 2022, 1.1% in 2023.'], 'Scrap 1.1% in 2022.')).toEqual(['1.1%'])
})

it('[CL10] a bound may be weakened, never strengthened', () => {
  expect(refusedIn(['Built sites for 20+ clients.'], 'Built sites for 20 clients.')).toEqual([])
  expect(refusedIn(['Built sites for 312 clients.'], 'Built sites for more than 300 clients.')).toEqual([])
  expect(refusedIn(['Built sites for 20 clients.'], 'Built sites for more than 20 clients.')).toEqual(['20'])
  expect(refusedIn(['Built sites for about 20 clients.'], 'Built sites for 20 clients.')).toEqual(['20'])
  expect(refusedIn(['Cooked for up to 600 guests.'], 'Cooked for 600 guests.')).toEqual(['600'])
})

it('[CL11] a change follows from its two ends when it is exactly right', () => {
  expect(rulesIn(['Reduced setup time from 90 to 45 minutes.'], 'Reduced setup time by 50%.')).toContain('CL11')
  expect(refusedIn(['Reduced setup time from 90 to 45 minutes.'], 'Halved setup time.')).toEqual([])
  expect(refusedIn(['Reduced scrap from 6% to 4%.'], 'Halved scrap.')).not.toEqual([])
})

it('[CL11] what two ends come to exactly is not told as more, nor is a small change', () => {
  const halved = ['Reduced setup time from 90 to 45 minutes.']
  expect(refusedIn(halved, 'Reduced setup time by at least 50%.')).toEqual([])
  expect(refusedIn(halved, 'Reduced setup time by more than 50%.')).toEqual(['50%'])
  expect(refusedIn(halved, 'Reduced setup time by more than 40%.')).toEqual([])
  const small = ['Cut the error rate from 1.5% to 1.2%.']
  expect(refusedIn(small, 'Cut the error rate by 0.3 percentage points.')).toEqual([])
  expect(refusedIn(small, 'Cut the error rate by more than 0.5 percentage points.')).not.toEqual([])
})

it('[CL12] a date may be told less exactly', () => {
  const source = 'Baker, Crumbworks, 2020-04 – 2021-08'
  expect(refusedIn([source], 'Baker, Crumbworks, 2020 – August 2021')).toEqual([])
  expect(refusedIn([source], 'Baker, Crumbworks, April 2019 – August 2021')).not.toEqual([])
})

it('[CL13] a duration follows from dates, rounded down', () => {
  const role = 'Backend Engineer, Finchbeck Payments, 2017-01 – 2020-02'
  expect(rulesIn([role], 'Three years as Backend Engineer at Finchbeck Payments')).toContain('CL13')
  expect(refusedIn([role], 'Five years as Backend Engineer at Finchbeck Payments')).toEqual(['Five years'])
  const twice = ['Cook, Fogline, 2019-01 – 2020-12', 'Cook, Larkfield, 2020-01 – 2020-12']
  expect(refusedIn(twice, 'Three years as a cook')).toEqual(['Three years'])
})

it('[CL13] without a day that it is today, an open end gives no duration', () => {
  const role = ['Cook, Fogline, 2019-01 – present']
  expect(supports(role, 'Five years as a cook at Fogline').supported).toBe(false)
  expect(supports(role, 'Five years as a cook at Fogline', { today }).supported).toBe(true)
})

it('[CL14] a skill has forms of its name, and nothing that is only looked for with it', () => {
  expect(rulesIn(['Run 14 k8s clusters.'], 'Run 14 Kubernetes clusters.')).toContain('CL14')
  expect(refusedIn(['Taught with Pear Deck.'], 'Taught with Nearpod.')).toEqual(['Nearpod'])
  expect(refusedIn(['Gave subcutaneous injections.'], 'Gave intramuscular injections.')).not.toEqual([])
  expect(refusedIn(['Ran agarose gels.'], 'Ran SDS-PAGE.')).not.toEqual([])
})

it('[CL15] a skill says neither what it is a kind of nor what is beside it', () => {
  const [python] = verdictsOf(['Built models with pandas.'], 'Built models with Python.').filter(
    ({ status }) => status === 'unsupported',
  )
  expect(python?.rule).toMatch(/^CL15 /)
  expect(refusedIn(['Built models with pandas.'], 'Built models with Python.')).toEqual(['Python'])
  expect(refusedIn(['Wrote scripts in Bash.'], 'Wrote scripts in Linux.')).toEqual(['Linux'])
  expect(refusedIn(['Built pages in React.'], 'Built pages in Vue.')).toEqual(['Vue'])
})

it('[CL16] initials say what they stand for', () => {
  expect(rulesIn(['Teacher with QTS.'], 'Teacher with Qualified Teacher Status.')).toContain('CL16')
  expect(refusedIn(['Wrote standard operating procedures.'], 'Wrote SOPs.')).toEqual([])
  expect(refusedIn(['Ran point of sale tills.'], 'Ran POS tills.')).toEqual([])
})

it.each([
  ['Wrote the contract playbook and audited suppliers.', 'CPA'],
  ['Rotated stocks and proteins on the line.', 'SAP'],
  ['Reviewed cost, price and access.', 'CPA'],
])('[CL16] the first letters of “%s” are no %s', (source, tool) => {
  expect(refusedIn([source], tool)).toEqual([tool])
})

it.each([
  ['Went to client sites weekly.', 'Go'],
  ['Built models with machine learning.', 'machining'],
  ['Served customers at the counter.', 'Customs'],
])('[CL1] “%s” does not show %s', (source, skill) => {
  expect(refusedIn([source], skill)).toEqual([skill])
})

it('[CL14] a name that says more is no other name', () => {
  expect(refusedIn(['Kept the lists in Excel.'], 'Advanced Excel')).toEqual(['Advanced'])
  expect(refusedIn(['Kept the lists in MS Excel.'], 'Excel')).toEqual([])
})

it('[CL17] managing is not being a manager, and no title grows', () => {
  expect(refusedIn(['Managed a shop.'], 'Shop manager.')).toEqual(['manager'])
  expect(refusedIn(['Reported to the director of nursing.'], 'Director of nursing.')).toEqual(['Director', 'nursing'])
  const deputy = ['Deputy Head Teacher, Larkfield Primary, 2018-09 – present']
  expect(refusedIn(deputy, 'Head Teacher, Larkfield Primary, since 2018')).not.toEqual([])
})

it('[CL18] a language is not known better', () => {
  expect(refusedIn(['German: C1'], 'Fluent German')).toEqual([])
  expect(refusedIn(['Igbo: Conversational'], 'Fluent in Igbo')).toEqual(['Igbo'])
  expect(refusedIn(['English: Native', 'French: B1'], 'English and French: native')).toContain('French')
})

it('[CL19] a degree implies its level', () => {
  expect(rulesIn(['BSc, Geology, Ormond University'], 'Bachelor of Science in Geology, Ormond University')).toContain(
    'CL19',
  )
  expect(refusedIn(['BSc, Geology, Ormond University'], 'MSc, Geology, Ormond University')).toEqual(['MSc'])
})

it('[CL20] the company applied for may be named, and is no employer', () => {
  const source = ['Built services in Go.']
  const named = ['Parcelhollow']
  expect(refusedIn(source, 'Built services in Go, as Parcelhollow.', { named })).toEqual([])
  expect(refusedIn(source, 'Worked at Parcelhollow.', { named })).toEqual(['Parcelhollow'])
})

it('[CL21] those who are led may be called a team', () => {
  expect(rulesIn(['Manage 7 account executives.'], 'Manage a team of 7 account executives.')).toContain('CL21')
  expect(refusedIn(['Manage 7 accounts.'], 'Manage a team of 7.')).toContain('team')
})

it('[CL22] title, employer and dates come from one heading', () => {
  const roles = ['Welder, Tideyard, 2012 – 2015', 'Foreman, Ironbay, 2015 – 2020']
  expect(refusedIn(roles, 'Foreman, Tideyard, 2012 – 2015')).toContain('Foreman')
  expect(
    refusedIn(roles, 'Foreman at Ironbay from 2015 to 2020, before that welder at Tideyard (2012 – 2015)'),
  ).toEqual([])
})

it('[CL24] a verdict names the claim, its place, the rule and the sources', () => {
  const text = 'Trained 12 cooks.'
  const [verb, number] = verdictsOf(['Painted.', 'Trained a dozen cooks.'], text)
  expect(verb).toEqual({
    claim: { kind: 'statement', text: 'Trained', from: 0, to: 7 },
    status: 'stated',
    rule: null,
    why: 'You wrote this.',
    sources: ['1'],
  })
  expect(number).toEqual({
    claim: { kind: 'number', text: '12', from: 8, to: 10 },
    status: 'stated',
    rule: null,
    why: 'You wrote this.',
    sources: ['1'],
  })
})

it('[CL24] claims are named by kind, whoever says them', () => {
  const kinds = claimsIn('Led a team of five in Python for two years, won an award and saved $3M by April 2020.').map(
    ({ kind }) => kind,
  )
  for (const kind of ['rank', 'scope', 'number', 'skill', 'duration', 'award', 'money', 'date'])
    expect(kinds).toContain(kind)
})
