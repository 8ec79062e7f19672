import { expect, it } from 'vitest'
import { articleFor } from './article.ts'
import { asGerund, firstPerson } from './first-person.ts'
import { lowerFirst } from './lower-first.ts'

const say = (line: string, current = false) => {
  const spoken = firstPerson(line, { current })
  return spoken && `${spoken.subject} ${spoken.predicate}${spoken.rest}.`
}

it.each([
  'Project management for a $3M warehouse build',
  'Report writing for the court',
  'Assist surgeon in theatre',
  'Retail sales: €900 a month on average',
  'Scrub, wash and prep for photo shoots',
  'Pilot flying on about half of all legs',
  'Refrigerated multi-drop to supermarkets',
  'Cite-check opinions before filing',
  'Rate changes of 2023 brought the loss ratio from 79% to 72%',
  'Butcher whole hogs and portion fish daily',
  'Excellent communication skills',
  'Thesis on transcription factor dynamics',
  'Launch campaign for a walking-holiday brand: landing pages and radio scripts',
  'Used by about 350 students in the pilot month',
  'Maintains budgets and contracts for 3 sites',
  'She leads the night shift',
  'Learns fast, writes tests, likes explaining things',
  'See https://example.com/portfolio',
  'Built <b>things</b>',
  'Front-end engineer, six years with React',
  'Line butcher, boning pork shoulder',
  'Callbacks under 3% for two years running',
  'Education: Spokane Falls, some classes',
  '',
])('a line whose grammar is not sure is not said: %s', (line) => {
  expect(say(line)).toBeNull()
})

it.each([
  ['Built Excel workbooks that replaced manual tie-outs.', 'I built Excel workbooks that replaced manual tie-outs.'],
  ['• Successfully reduced waste by 30%', 'I reduced waste by 30%.'],
  ['Responsible for the front desk', 'I was responsible for the front desk.'],
  ['Was in charge of discharge teaching', 'I was in charge of discharge teaching.'],
  ['Duties included cash handling and opening the store.', 'my duties included cash handling and opening the store.'],
  [
    'Managing accounts for 12 clients and preparing reports',
    'my work included managing accounts for 12 clients and preparing reports.',
  ],
  [
    'Customer service and cash handling in a pharmacy',
    'my work included customer service and cash handling in a pharmacy.',
  ],
  [
    'Answer phones, greet visitors and keep the appointment book.',
    'I answered phones, greeted visitors and kept the appointment book.',
  ],
  ['Promoted to shift lead after eight months', 'I was promoted to shift lead after eight months.'],
  ['Promoted three technicians to senior roles', 'I promoted three technicians to senior roles.'],
  ['Elected representative of doctoral researchers', 'I was elected representative of doctoral researchers.'],
  [
    'Form tutor to 28 pupils; led contact with families',
    'I was a form tutor to 28 pupils, and led contact with families.',
  ],
  ['Sales growth: Increased revenue by 12%', 'I increased revenue by 12%.'],
  [
    'Supervised 12 adjusters; quality audit score went from 86 to 94 points',
    'I supervised 12 adjusters; the quality audit score went from 86 to 94 points.',
  ],
  ['Rewrote 140 articles; support tickets fell by 22%', 'I rewrote 140 articles; support tickets fell by 22%.'],
  ['Trained a random forest; mean error 1.6 minutes', 'I trained a random forest (mean error 1.6 minutes).'],
  ['Worked from boom lifts; no lost-time injuries', 'I worked from boom lifts, with no lost-time injuries.'],
  [
    'Assisted the vet in 200 surgeries, monitored anesthesia',
    'I assisted the vet in 200 surgeries and monitored anesthesia.',
  ],
  ['Built a model of expression, published with open code', 'I built a model of expression, published with open code.'],
  ['Budget holder for £2m', 'I was a budget holder for £2m.'],
  ['Scrub nurse for soft-tissue surgery', 'I was a scrub nurse for soft-tissue surgery.'],
  [
    'Buddy driver for new starters: took out 14 drivers',
    'I was a buddy driver for new starters, and took out 14 drivers.',
  ],
  ['Interested in persistent back pain', 'I was interested in persistent back pain.'],
  ['Known for clear explanations', 'I was known for clear explanations.'],
  ['Supplied the kitchens of four schools', 'I supplied the kitchens of four schools.'],
  ['Checking the stock of four shops', 'I checked the stock of four shops.'],
  ['Cannulation, suturing, epidural care', 'my work included cannulation, suturing and epidural care.'],
  ['Research on maritime liens', 'my work included research on maritime liens.'],
  ['Vehicle checks before each run', 'my work included vehicle checks before each run.'],
  ['Till, deliveries and telephone orders', 'my work included till, deliveries and telephone orders.'],
  ['Drafted orders on motions; about 60 to date', 'I drafted orders on motions, about 60 to date.'],
  ['Proofread magazines and managed a calendar', 'I proofread magazines and managed a calendar.'],
  ['Re-negotiated haulage with five carriers', 'I re-negotiated haulage with five carriers.'],
  ['Achieved full compliance. Reduced errors by 12%.', 'I achieved full compliance.'],
  ['We built the first community garden in the district.', 'we built the first community garden in the district.'],
])('past: %s', (line, sentence) => {
  expect(say(line)).toBe(sentence)
})

it.each([
  ['Manage 7 account executives', 'I manage 7 account executives.'],
  ['Apply baits and keep the log', 'I apply baits and keep the log.'],
  ['Carrying out the yearly check with parents', 'I carry out the yearly check with parents.'],
  ['Key person for 6 children', 'I am a key person for 6 children.'],
  [
    'Chase unpaid invoices: brought arrears down by half',
    'I chase unpaid invoices, and I brought arrears down by half.',
  ],
  [
    'Manages a team of six baristas and orders weekly stock.',
    'I manage a team of six baristas and order weekly stock.',
  ],
  [
    'Reports to the general manager and oversees five departments',
    'I report to the general manager and oversee five departments.',
  ],
  ['Lead vendor management for towing networks', 'I lead vendor management for towing networks.'],
  [
    'Prepare audit schedules; no adjusting entries in two audits',
    'I prepare audit schedules, with no adjusting entries in two audits.',
  ],
  ['Hold HACCP logs; scored 98 in the last inspection', 'I hold HACCP logs, and I scored 98 in the last inspection.'],
  [
    'Report to the board; responsible for finance and tax',
    'I report to the board, and am responsible for finance and tax.',
  ],
  ['Weld vessels to ASME; 98% first-pass rate', 'I weld vessels to ASME (98% first-pass rate).'],
  ['Member of the works council since 2019', 'I have been a member of the works council since 2019.'],
  ['Currently supervise 4 interns', 'I currently supervise 4 interns.'],
])('present: %s', (line, sentence) => {
  expect(say(line, true)).toBe(sentence)
})

it('[LG13] a past form before things is no deed where no other line of the role begins with a verb', () => {
  const line = 'Scheduled flights on 38 sectors'
  const spoken = (lines: string[]) => firstPerson(line, { current: true, lines: [line, ...lines] })
  expect(spoken(['Member of the fuel group'])?.predicate).toBe('includes scheduled flights on 38 sectors')
  expect(spoken(['Answer the phone'])?.predicate).toBe('scheduled flights on 38 sectors')
})

it('what is its own past counts as past', () => {
  expect(firstPerson('Cut waste from 18% to 11%', { current: true })?.tense).toBe('past')
})

it('the same as a noun, where there is one verb', () => {
  const gerund = (line: string) => {
    const spoken = firstPerson(line, { current: false })
    return spoken && asGerund(spoken)
  }
  expect(gerund('Led a crew of nine')).toBe('leading a crew of nine')
  expect(gerund('Ran the desk and kept the books')).toBeNull()
  expect(gerund('Responsible for the till')).toBeNull()
})

it('[LG14] the article follows the sound', () => {
  const phrases = [
    'RN',
    'UX designer',
    'MSc',
    'BSc',
    'hourly rate',
    'university',
    'unit',
    'HR generalist',
    'SAP consultant',
    'electrician',
    'European',
  ]
  expect(phrases.map((phrase) => articleFor(phrase))).toEqual([
    'an',
    'a',
    'an',
    'a',
    'an',
    'a',
    'a',
    'an',
    'a',
    'an',
    'a',
  ])
})

it('names keep their capital', () => {
  expect(['Sales team', 'FP&A', 'President’s Club', 'Keyword research', 'The team'].map(lowerFirst)).toEqual([
    'sales team',
    'FP&A',
    'President’s Club',
    'keyword research',
    'the team',
  ])
})

it('long input is no danger', () => {
  expect(say(`Built ${'a, and b; '.repeat(20_000)}`)).toBeNull()
  expect(say('Led '.repeat(50_000))).toBeNull()
})

it.each([
  [
    'Was responsible for the recall list; no-shows fell by half',
    'I was responsible for the recall list; no-shows fell by half.',
  ],
  [
    'Responsible for the props budget, came in £300 under',
    'I was responsible for the props budget and came in £300 under.',
  ],
  [
    'Responsible for compliance: fire, asbestos and water',
    'I am responsible for compliance: fire, asbestos and water.',
  ],
  ['Line trainer since 2023: checked 46 new crew', 'I have been a line trainer since 2023, and I checked 46 new crew.'],
  ['First point of contact for families', 'I am the first point of contact for families.'],
  ['Opened the store, trained 6 new baristas', 'I opened the store and trained 6 new baristas.'],
  ['Ran 40 samples a day Prepared standards and kept the log', 'I ran 40 samples a day.'],
])('a role that lasts keeps what is over in the past: %s', (line, spoken) => expect(say(line, true)).toBe(spoken))

it.each([
  'Drives (KEB, Control Techniques)',
  'Spraying weeds, got my tickets',
  'Show cancelled in 2019',
  'Fell from 2 losses to none',
  'Level 6 Diploma in lenses',
])('what only looks like a deed of the person is not said: %s', (line) => expect(say(line, true)).toBeNull())

it('a list of things is no list of deeds', () => {
  expect(say('Assist vets with lambing, calving and farm calls')).toBe(
    'I assisted vets with lambing, calving and farm calls.',
  )
  expect(say('Speak Spanish, some English')).toBeNull()
})

it.each([
  ['Remakes down from 6% to 2% of jobs', 'remakes went down from 6% to 2% of jobs.'],
  ['Blend cost down 7% over three years', 'the blend cost went down 7% over three years.'],
  ['Onboard sales up 12% on my flights', 'onboard sales went up 12% on my flights.'],
  [
    'Purchase of 3,800 tonnes a year; spend of £9m',
    'my work includes a purchase of 3,800 tonnes a year, and a spend of £9m.',
  ],
  ['Route of 92 lifts', 'my work includes a route of 92 lifts.'],
  [
    'Caseload of 180 patients; 14 a week in clinic',
    'my work includes a caseload of 180 patients, with 14 a week in clinic.',
  ],
  ['Purchase of tea and coffee', 'my work includes the purchase of tea and coffee.'],
  ['61,000 miles driven without a collision', 'my work includes 61,000 miles driven without a collision.'],
  ['Over 1,400 hours of interpreting in court', 'my work includes over 1,400 hours of interpreting in court.'],
  ['Liaison with the eye hospital', 'my work includes liaison with the eye hospital.'],
  ['Weekly rehearsals with two choirs', 'my work includes weekly rehearsals with two choirs.'],
  [
    'Storm response after the hurricane: 212 trees removed',
    'my work includes storm response after the hurricane: 212 trees removed.',
  ],
  ['Fault finding on controllers; drives (KEB) Entrapment releases', 'my work includes fault finding on controllers.'],
  ['Used to early turns and street running', 'I am used to early turns and street running.'],
])('a line without a verb is said as what it is: %s', (line, spoken) => expect(say(line, true)).toBe(spoken))

it.each([
  ['Set up 3 clinics', 'I set up 3 clinics.'],
  ['Bring costs down 7% a year', 'I bring costs down 7% a year.'],
  ['Dispose of clinical waste', 'I dispose of clinical waste.'],
  ['Operate chipper, stump grinder, bucket truck', 'I operate chipper, stump grinder and bucket truck.'],
  ['Contact for 40 suppliers', 'I am a contact for 40 suppliers.'],
])('a deed stays one: %s', (line, spoken) => expect(say(line, true)).toBe(spoken))

it('what may be a noun is one where no line of the role tells a deed', () => {
  const line = 'Catalogue valuations of 600 lots a week'
  const spoken = (other: string) => firstPerson(line, { current: true, lines: [line, other] })?.predicate
  expect(spoken('Advice to factories')).toBe('includes catalogue valuations of 600 lots a week')
  expect(spoken('Prepare the sale')).toBe('catalogue valuations of 600 lots a week')
})
