import { fromJsonResume } from '../../resume/json-resume.ts'

// Short answers to what an advertisement asks, with what they say of it. `Harbour Desk` is
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

export type ShortAnswer = readonly [asked: string, answer: string, outcome: Outcome]

export const shortAnswers: readonly ShortAnswer[] = [
  // Papers that are what is asked, by another name.
  ['Leadership qualification', 'PGCert Leadership in Health Care, 2021', 'affirms'],
  ['Teaching qualification', 'PGCE Primary, Leeds, 2018', 'affirms'],
  ['First aid certificate', 'Paediatric first aid, renewed last month', 'affirms'],
  ['Food safety certificate', 'Level 3 Food Safety, valid until 2028', 'affirms'],
  ['Food safety certificate', 'Ran out in 2022', 'denies'],
  ['Driving licence', 'Full, clean, since 2009', 'affirms'],
  ['Driving licence', 'Provisional', 'denies'],
  ['Driving licence', 'Test booked for March', 'denies'],
  ['Forklift licence', 'Counterbalance and reach, both current', 'affirms'],
  ['Forklift licence', 'Handed it back in 2023', 'denies'],
  ['Nursing registration', 'PIN still active', 'affirms'],
  ['Nursing registration', 'My sister is registered', 'denies'],
  ['Project management certificate', 'PRINCE2 Practitioner', 'unsure'],
  ['Security licence', 'SIA badge, expires 2027', 'unsure'],
  ['Electrician licence', 'Journeyman electrician, Ohio', 'affirms'],
  ['Welding certificate', 'Coded welder to ASME IX since 2015', 'affirms'],
  // Parts that were taken on.
  ['Leading inspections', 'Ward lead for the 2023 inspection', 'affirms'],
  ['Managing budgets', 'Budget holder for two wards', 'unsure'],
  ['Staff training', 'Trainer for all new staff at Harbour Desk', 'affirms'],
  ['Mentoring students', 'Mentor to three students', 'affirms'],
  ['Team leadership', 'Part of a team of six', 'unsure'],
  ['Team leadership', 'Team leader for nights', 'affirms'],
  ['Stock control', 'Stock, orders and counts, all mine', 'unsure'],
  ['Health and safety', 'Safety rep for the floor', 'unsure'],
  ['Union negotiation', 'Shop steward', 'unsure'],
  // Deeds, in the tense and person of their role.
  ['Live chat support', 'At Harbour Desk I type 70 words a minute and answer three chats at once', 'affirms'],
  ['Live chat support', 'At Millbrook Centre I type 70 words a minute and answer three chats at once', 'affirms'],
  ['Live chat support', 'Type 70 words a minute and answer three chats at once', 'affirms'],
  ['Training new starters', 'I have trained eleven new starters', 'affirms'],
  ['Training new starters', 'I’ve trained eleven of them at Millbrook Centre', 'affirms'],
  ['Cash handling', 'At Harbour Desk I count the till and bank the takings every night', 'affirms'],
  ['Cash handling', 'Counted the till and banked the takings at Millbrook Centre', 'affirms'],
  ['Patient handling', 'We hoist and turn six residents a shift at Harbour Desk', 'affirms'],
  ['Writing reports', 'I write the incident reports at Harbour Desk and send them to the council', 'affirms'],
  ['Writing reports', 'Every Friday at Millbrook Centre', 'affirms'],
  ['Scheduling staff', 'Do the rota for 14 people', 'affirms'],
  ['Handling complaints', 'Take the calls nobody else wants', 'unsure'],
  ['Public speaking', 'Gave the opening talk at our open day in 2024', 'affirms'],
  ['Data entry', '12,000 keystrokes an hour', 'unsure'],
  ['Data entry', 'Was keying invoices daily at Millbrook Centre', 'affirms'],
  ['Customer service', 'I’m serving 80 guests a night at Harbour Desk', 'affirms'],
  ['Report writing', 'I used to write them weekly at Millbrook Centre', 'affirms'],
  // Tools.
  ['Salesforce', 'Every day at Harbour Desk', 'affirms'],
  ['Salesforce', 'Every day at Millbrook Centre', 'affirms'],
  ['Salesforce', 'HubSpot, six years', 'unsure'],
  ['Excel', 'Pivot tables and lookups daily', 'unsure'],
  ['Zendesk', 'A colleague showed me', 'denies'],
  ['Zendesk', 'Saw it once', 'denies'],
  ['Zendesk', 'Watched the videos', 'denies'],
  ['Sage', 'Sage 50, month end', 'affirms'],
  // Noes and not yets.
  ['Night shifts experience', 'Not so far', 'denies'],
  ['Spanish', 'Learning it now', 'denies'],
  ['Spanish', 'Holiday level', 'unsure'],
  ['Spanish', 'Grew up with it', 'affirms'],
  ['Team leadership', 'Hope to', 'denies'],
  ['Team leadership', 'My manager does that', 'denies'],
  ['Driving licence', 'Banned until 2027', 'denies'],
  ['First aid certificate', 'Course is in May', 'denies'],
  ['First aid certificate', 'Did the course, never got the card', 'denies'],
  ['Kitchen management', 'Ran the kitchen when the chef was away', 'affirms'],
]

export const furtherAnswers: readonly ShortAnswer[] = [
  ['Boiler servicing', 'Serviced about 900 of them at Millbrook Centre', 'affirms'],
  ['Confectionery work', 'I temper chocolate and pipe the names on cakes at Harbour Desk', 'affirms'],
  ['Allergen awareness certificate', 'Allergen awareness, in date', 'affirms'],
  ['Manual handling certificate', 'Needs redoing', 'denies'],
  ['Minibus licence', 'D1 on my licence since 2014', 'affirms'],
  ['Safeguarding training', 'Safeguarding lead for the under fives', 'unsure'],
  ['Conflict resolution', 'Calmed a brawl twice', 'affirms'],
  ['Irrigation', 'Drip lines, 40 acres', 'unsure'],
  ['Crop spraying certificate', 'PA1 and PA2, both valid', 'affirms'],
  ['Chairing meetings', 'Chair of the parents’ council', 'unsure'],
  ['Fundraising', 'Raised £4,000 for the roof', 'affirms'],
  ['Payroll', 'Our accountant does it', 'denies'],
  ['Payroll', 'I do it monthly for 30 staff at Harbour Desk', 'affirms'],
  ['Sign language', 'Level 1', 'unsure'],
  ['Wheelchair repairs', 'Fix punctures and swap the brakes', 'affirms'],
  ['Laboratory experience', 'School lab only', 'unsure'],
  ['Grant writing', 'Wrote two bids, one won', 'affirms'],
  ['Dementia care', 'Dementia champion on my ward', 'unsure'],
  ['Dog grooming diploma', 'Gave it up after a term', 'denies'],
  ['Bid management', 'I’ve been managing bids since 2019', 'affirms'],
  ['Photography', 'Weddings at weekends', 'unsure'],
  ['Lifting equipment', 'With a banksman', 'unsure'],
  ['Radio licence', 'The skipper has it', 'denies'],
  ['Event planning', 'Planner for three festivals', 'unsure'],
]
