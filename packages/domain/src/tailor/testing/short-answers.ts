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

export type Outcome = 'affirms' | 'denies' | 'unsure'

export type ShortAnswer = readonly [asked: string, answer: string, outcome: Outcome, line?: string]

export const shortAnswers: readonly ShortAnswer[] = [
  // Papers that are what is asked, by another name.
  [
    'Leadership qualification',
    'PGCert Leadership in Health Care, 2021',
    'affirms',
    'PGCert Leadership in Health Care, 2021.',
  ],
  ['Teaching qualification', 'PGCE Primary, Leeds, 2018', 'unsure'],
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
  ['Food safety certificate', 'Ran out in 2022', 'denies'],
  ['Driving licence', 'Full, clean, since 2009', 'affirms', 'Driving licence, full, clean, since 2009.'],
  ['Driving licence', 'Provisional', 'denies'],
  ['Driving licence', 'Test booked for March', 'denies'],
  [
    'Forklift licence',
    'Counterbalance and reach, both current',
    'affirms',
    'Forklift licence, counterbalance and reach, both current.',
  ],
  ['Forklift licence', 'Handed it back in 2023', 'denies'],
  ['Nursing registration', 'PIN still active', 'affirms', 'Nursing registration, PIN still active.'],
  ['Nursing registration', 'My sister is registered', 'denies'],
  ['Project management certificate', 'PRINCE2 Practitioner', 'unsure'],
  ['Security licence', 'SIA badge, expires 2027', 'unsure'],
  ['Electrician licence', 'Journeyman electrician, Ohio', 'affirms', 'Journeyman electrician, Ohio.'],
  ['Welding certificate', 'Coded welder to ASME IX since 2015', 'affirms', 'Coded welder to ASME IX since 2015.'],
  // Parts that were taken on.
  ['Leading inspections', 'Ward lead for the 2023 inspection', 'affirms', 'Ward lead for the 2023 inspection.'],
  ['Managing budgets', 'Budget holder for two wards', 'unsure'],
  ['Staff training', 'Trainer for all new staff at Harbour Desk', 'affirms', 'Trainer for all new staff.'],
  ['Mentoring students', 'Mentor to three students', 'affirms', 'Mentor to three students.'],
  ['Team leadership', 'Part of a team of six', 'unsure'],
  ['Team leadership', 'Team leader for nights', 'affirms', 'Team leader for nights.'],
  ['Stock control', 'Stock, orders and counts, all mine', 'unsure'],
  ['Health and safety', 'Safety rep for the floor', 'unsure'],
  ['Union negotiation', 'Shop steward', 'unsure'],
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
  ['Handling complaints', 'Take the calls nobody else wants', 'unsure'],
  [
    'Public speaking',
    'Gave the opening talk at our open day in 2024',
    'affirms',
    'Gave the opening talk at the open day in 2024.',
  ],
  ['Data entry', '12,000 keystrokes an hour', 'unsure'],
  ['Data entry', 'Was keying invoices daily at Millbrook Centre', 'affirms', 'Keyed invoices daily.'],
  ['Customer service', 'I’m serving 80 guests a night at Harbour Desk', 'affirms', 'Serve 80 guests a night.'],
  ['Report writing', 'I used to write them weekly at Millbrook Centre', 'affirms', 'Wrote them weekly.'],
  // Tools.
  ['Salesforce', 'Every day at Harbour Desk', 'affirms', 'Use Salesforce every day.'],
  ['Salesforce', 'Every day at Millbrook Centre', 'affirms', 'Used Salesforce every day.'],
  ['Salesforce', 'HubSpot, six years', 'unsure'],
  ['Excel', 'Pivot tables and lookups daily', 'unsure'],
  ['Zendesk', 'A colleague showed me', 'denies'],
  ['Zendesk', 'Saw it once', 'denies'],
  ['Zendesk', 'Watched the videos', 'denies'],
  ['Sage', 'Sage 50, month end', 'affirms', 'Sage 50, month end.'],
  // Noes and not yets.
  ['Night shifts experience', 'Not so far', 'denies'],
  ['Spanish', 'Learning it now', 'denies'],
  ['Spanish', 'Holiday level', 'unsure'],
  ['Spanish', 'Grew up with it', 'unsure'],
  ['Team leadership', 'Hope to', 'denies'],
  ['Team leadership', 'My manager does that', 'denies'],
  ['Driving licence', 'Banned until 2027', 'denies'],
  ['First aid certificate', 'Course is in May', 'denies'],
  ['First aid certificate', 'Did the course, never got the card', 'denies'],
  [
    'Kitchen management',
    'Ran the kitchen when the chef was away',
    'affirms',
    'Ran the kitchen when the chef was away.',
  ],
]
