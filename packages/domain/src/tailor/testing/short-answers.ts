import { fromJsonResume } from '../../resume/json-resume.ts'

// Short answers to what an advertisement asks, with what they say of it and the line that they become. `Harbour Desk` is
// where the person works; `Millbrook Centre` is where they worked.

export const answerer = fromJsonResume({
  basics: { name: 'J', label: 'Support Worker', summary: 'Support worker with nine years in offices and on wards.' },
  work: [
    {
      name: 'Harbour Desk',
      position: 'Support Worker',
      startDate: '2021-03',
      highlights: ['Answer questions of visitors.', 'Keep the diary of the house.'],
    },
    {
      name: 'Millbrook Centre',
      position: 'Assistant',
      startDate: '2016-05',
      endDate: '2021-02',
      highlights: ['Cleaned and stocked the rooms.'],
    },
  ],
})

type Outcome = 'affirms' | 'denies' | 'unsure'

export type ShortAnswer = readonly [asked: string, answer: string, outcome: Outcome, line: string | null]

export const shortAnswers: readonly ShortAnswer[] = [
  // Papers that are what is asked, by another name.
  [
    'Leadership qualification',
    'PGCert Leadership in Health Care, 2021',
    'affirms',
    'PGCert Leadership in Health Care, 2021.',
  ],
  [
    'Teaching qualification',
    'PGCE Primary, Leeds, 2018',
    'affirms',
    'Teaching qualification, PGCE Primary, Leeds, 2018.',
  ],
  [
    'First aid certificate',
    'Paediatric first aid, renewed last month',
    'affirms',
    'Paediatric first aid, renewed last month.',
  ],
  [
    'Food safety certificate',
    'Level 3 Food Safety, valid until 2028',
    'affirms',
    'Level 3 Food Safety, valid until 2028.',
  ],
  ['Food safety certificate', 'Ran out in 2022', 'denies', null],
  ['Driving licence', 'Full, clean, since 2009', 'affirms', 'Driving licence, full, clean, since 2009.'],
  ['Driving licence', 'Provisional', 'denies', null],
  ['Driving licence', 'Test booked for March', 'denies', null],
  [
    'Forklift licence',
    'Counterbalance and reach, both current',
    'affirms',
    'Forklift licence, counterbalance and reach, both current.',
  ],
  ['Forklift licence', 'Handed it back in 2023', 'denies', null],
  ['Nursing registration', 'PIN still active', 'affirms', 'Nursing registration, PIN still active.'],
  ['Nursing registration', 'My sister is registered', 'denies', null],
  ['Project management certificate', 'PRINCE2 Practitioner', 'unsure', null],
  ['Security licence', 'SIA badge, expires 2027', 'unsure', null],
  ['Electrician licence', 'Journeyman electrician, Ohio', 'affirms', 'Journeyman electrician, Ohio.'],
  ['Welding certificate', 'Coded welder to ASME IX since 2015', 'affirms', 'Coded welder to ASME IX since 2015.'],
  // Parts that were taken on.
  ['Leading inspections', 'Ward lead for the 2023 inspection', 'affirms', 'Ward lead for the 2023 inspection.'],
  ['Managing budgets', 'Budget holder for two wards', 'unsure', null],
  ['Staff training', 'Trainer for all new staff at Harbour Desk', 'affirms', 'Trainer for all new staff.'],
  ['Mentoring students', 'Mentor to three students', 'affirms', 'Mentor to three students.'],
  ['Team leadership', 'Part of a team of six', 'unsure', null],
  ['Team leadership', 'Team leader for nights', 'affirms', 'Team leader for nights.'],
  ['Stock control', 'Stock, orders and counts, all mine', 'unsure', null],
  ['Health and safety', 'Safety rep for the floor', 'unsure', null],
  ['Union negotiation', 'Shop steward', 'unsure', null],
  // Deeds, in the tense and person of their role.
  [
    'Live chat support',
    'At Harbour Desk I type 70 words a minute and answer three chats at once',
    'affirms',
    'Type 70 words a minute and answer three chats at once.',
  ],
  [
    'Live chat support',
    'At Millbrook Centre I type 70 words a minute and answer three chats at once',
    'affirms',
    'Typed 70 words a minute and answered three chats at once.',
  ],
  [
    'Live chat support',
    'Type 70 words a minute and answer three chats at once',
    'affirms',
    'Types 70 words a minute and answers three chats at once.',
  ],
  ['Training new starters', 'I have trained eleven new starters', 'affirms', 'Trained eleven new starters.'],
  ['Training new starters', 'I’ve trained eleven of them at Millbrook Centre', 'affirms', 'Trained eleven of them.'],
  [
    'Cash handling',
    'At Harbour Desk I count the till and bank the takings every night',
    'affirms',
    'Count the till and bank the takings every night.',
  ],
  [
    'Cash handling',
    'Counted the till and banked the takings at Millbrook Centre',
    'affirms',
    'Counted the till and banked the takings.',
  ],
  [
    'Patient handling',
    'We hoist and turn six residents a shift at Harbour Desk',
    'affirms',
    'Hoist and turn six residents a shift.',
  ],
  [
    'Writing reports',
    'I write the incident reports at Harbour Desk and send them to the council',
    'affirms',
    'Write the incident reports and send them to the council.',
  ],
  ['Writing reports', 'Every Friday at Millbrook Centre', 'affirms', 'Wrote reports every Friday.'],
  ['Scheduling staff', 'Do the rota for 14 people', 'affirms', 'Does the rota for 14 people.'],
  ['Handling complaints', 'Take the calls nobody else wants', 'unsure', null],
  [
    'Public speaking',
    'Gave the opening talk at our open day in 2024',
    'affirms',
    'Gave the opening talk at the open day in 2024.',
  ],
  ['Data entry', '12,000 keystrokes an hour', 'unsure', null],
  ['Data entry', 'Was keying invoices daily at Millbrook Centre', 'affirms', 'Keyed invoices daily.'],
  ['Customer service', 'I’m serving 80 guests a night at Harbour Desk', 'affirms', 'Serve 80 guests a night.'],
  ['Report writing', 'I used to write them weekly at Millbrook Centre', 'affirms', 'Used to write them weekly.'],
  // Tools.
  ['Salesforce', 'Every day at Harbour Desk', 'affirms', 'Use Salesforce every day.'],
  ['Salesforce', 'Every day at Millbrook Centre', 'affirms', 'Used Salesforce every day.'],
  ['Salesforce', 'HubSpot, six years', 'unsure', null],
  ['Excel', 'Pivot tables and lookups daily', 'unsure', null],
  ['Zendesk', 'A colleague showed me', 'denies', null],
  ['Zendesk', 'Saw it once', 'denies', null],
  ['Zendesk', 'Watched the videos', 'denies', null],
  ['Sage', 'Sage 50, month end', 'affirms', 'Sage 50, month end.'],
  // Noes and not yets.
  ['Night shifts experience', 'Not so far', 'denies', null],
  ['Spanish', 'Learning it now', 'denies', null],
  ['Spanish', 'Holiday level', 'unsure', null],
  ['Spanish', 'Grew up with it', 'affirms', 'Grew up with Spanish.'],
  ['Team leadership', 'Hope to', 'denies', null],
  ['Team leadership', 'My manager does that', 'denies', null],
  ['Driving licence', 'Banned until 2027', 'denies', null],
  ['First aid certificate', 'Course is in May', 'denies', null],
  ['First aid certificate', 'Did the course, never got the card', 'denies', null],
  [
    'Kitchen management',
    'Ran the kitchen when the chef was away',
    'affirms',
    'Ran the kitchen when the chef was away.',
  ],
]

export const furtherAnswers: readonly ShortAnswer[] = [
  ['Boiler servicing', 'Serviced about 900 of them at Millbrook Centre', 'affirms', 'Serviced about 900 of them.'],
  [
    'Confectionery work',
    'I temper chocolate and pipe the names on cakes at Harbour Desk',
    'affirms',
    'Temper chocolate and pipe the names on cakes.',
  ],
  ['Allergen awareness certificate', 'Allergen awareness, in date', 'affirms', 'Allergen awareness, in date.'],
  ['Manual handling certificate', 'Needs redoing', 'denies', null],
  ['Minibus licence', 'D1 on my licence since 2014', 'affirms', 'Minibus licence, D1 on the licence since 2014.'],
  ['Safeguarding training', 'Safeguarding lead for the under fives', 'unsure', null],
  ['Conflict resolution', 'Calmed a brawl twice', 'affirms', 'Calmed a brawl twice.'],
  ['Irrigation', 'Drip lines, 40 acres', 'unsure', null],
  [
    'Crop spraying certificate',
    'PA1 and PA2, both valid',
    'affirms',
    'Crop spraying certificate, PA1 and PA2, both valid.',
  ],
  ['Chairing meetings', 'Chair of the parents’ council', 'unsure', null],
  ['Fundraising', 'Raised £4,000 for the roof', 'affirms', 'Raised £4,000 for the roof.'],
  ['Payroll', 'Our accountant does it', 'denies', null],
  ['Payroll', 'I do it monthly for 30 staff at Harbour Desk', 'affirms', 'Do payroll monthly for 30 staff.'],
  ['Sign language', 'Level 1', 'unsure', null],
  ['Wheelchair repairs', 'Fix punctures and swap the brakes', 'affirms', 'Fixes punctures and swaps the brakes.'],
  ['Laboratory experience', 'School lab only', 'unsure', null],
  ['Grant writing', 'Wrote two bids, one won', 'affirms', 'Wrote two bids, one won.'],
  ['Dementia care', 'Dementia champion on my ward', 'unsure', null],
  ['Dog grooming diploma', 'Gave it up after a term', 'denies', null],
  ['Bid management', 'I’ve been managing bids since 2019', 'affirms', 'Managed bids since 2019.'],
  ['Photography', 'Weddings at weekends', 'unsure', null],
  ['Lifting equipment', 'With a banksman', 'unsure', null],
  ['Radio licence', 'The skipper has it', 'denies', null],
  ['Event planning', 'Planner for three festivals', 'unsure', null],
]
