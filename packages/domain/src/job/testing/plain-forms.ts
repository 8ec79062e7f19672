import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, in forms that have few marks or none: one line, one paragraph, capitals, a table, a letter. */
export const plainForms: LabelledAd[] = [
  {
    name: 'one-liner-cleaner',
    text: `Cleaner wanted, Tuesday and Friday evenings 6-9pm, small office in Fitzroy VIC, $32/hr, must have police check and own transport, call Dimitra 03 5550 1923`,
    title: 'Cleaner',
    company: null,
    location: 'Fitzroy, VIC',
    workMode: null,
    employmentType: null,
    salary: '32-32 AUD/hour',
    yearsMin: null,
    degree: null,
    required: 'Own transport',
    preferred: '',
    knockouts: 'Police check',
  },
  {
    name: 'restaurant-one-line',
    text: `Waiter/waitress needed at Olive & Ash, Clapham, part-time evenings, £12.75/hr + tips. Experience preferred but not essential. Must be 18+ and have the right to work in the UK. Pop in with a CV after 3pm.`,
    title: 'Waiter/waitress',
    company: 'Olive & Ash',
    location: 'Clapham',
    workMode: null,
    employmentType: 'part-time',
    salary: '12.75-12.75 GBP/hour',
    yearsMin: null,
    degree: null,
    required: 'Right to work in the UK',
    preferred: '',
    knockouts: 'Right to work in the UK',
  },
  {
    name: 'forklift-one-paragraph',
    text: `Forklift operator wanted for 2nd shift at Calumet Cold Storage in Hammond, Indiana. Pay is $20.75 per hour with a raise to $22 after 90 days. You must have one year of sit-down or stand-up forklift experience and be able to work in temperatures down to -10 F. RF scanner experience is preferred. Drug test required. We provide freezer gear, weekly pay and health insurance after 60 days. Apply in person at 4400 Sheffield Ave.`,
    title: 'Forklift operator',
    company: 'Calumet Cold Storage',
    location: 'Hammond, Indiana',
    workMode: null,
    employmentType: null,
    salary: '20.75-20.75 USD/hour',
    yearsMin: 1,
    degree: null,
    required: 'Sit-down or stand-up forklift | Work in temperatures down to -10 F',
    preferred: 'RF scanner',
    knockouts: 'Drug test',
  },
  {
    name: 'physio-no-breaks',
    text: `Senior Physiotherapist - Community Rehab. Employer: Wattlebrook Health Network. Location: Ballarat VIC. Type: Permanent part-time, 0.8 EFT. Salary: $98,400 - $112,900 per annum pro rata plus super. About the role: You will provide assessment and treatment to clients in their homes and in our gym, supervise students and lead one quality project a year. About you: You hold AHPRA registration as a physiotherapist. You have at least five years of clinical experience including community or rehabilitation settings. You have a current Victorian driver licence and a Working with Children Check. You communicate clearly and enjoy working in a team. Experience in supervising Grade 1 staff is desirable. Benefits: salary packaging, free parking, leave loading. How to apply: send a CV and a cover letter addressing the criteria by 5 July. Wattlebrook Health Network values diversity and encourages Aboriginal and Torres Strait Islander people to apply.`,
    title: 'Senior Physiotherapist - Community Rehab',
    company: 'Wattlebrook Health Network',
    location: 'Ballarat, VIC',
    workMode: null,
    employmentType: 'part-time',
    salary: '98400-112900 AUD/year',
    yearsMin: 5,
    degree: null,
    required:
      'AHPRA registration | Clinical experience | Victorian driver licence | Communicate clearly | Enjoy working in a team',
    preferred: 'Supervising Grade 1 staff',
    knockouts: 'AHPRA registration | Working with Children Check',
  },
  {
    name: 'line-cook-caps',
    text: `
NOW HIRING!!! LINE COOK
HARBORLIGHT GRILL - PORTLAND, ME
FULL TIME - NIGHTS & WEEKENDS
$21-$24/HR + TIPS

MUST HAVE:
2 YEARS EXPERIENCE ON A BUSY LINE
SERVSAFE CERTIFICATION
KNIFE SKILLS
RELIABLE TRANSPORTATION

WE OFFER:
PAID VACATION
STAFF MEALS
401K

APPLY IN PERSON 2-4 PM TUES-FRI. ASK FOR DENNIS.
`,
    title: 'Line Cook',
    company: 'Harborlight Grill',
    location: 'Portland, ME',
    workMode: null,
    employmentType: 'full-time',
    salary: '21-24 USD/hour',
    yearsMin: 2,
    degree: null,
    required: 'Busy line | ServSafe certification | Knife skills | Reliable transportation',
    preferred: '',
    knockouts: '',
  },
  {
    name: 'accountant-table',
    text: `
Position            | Accounts Payable Specialist
Company             | Redmount Dairy Cooperative
Location            | Eau Claire, WI (on-site)
Employment type     | Full-time, Monday to Friday
Pay                 | $24.50 to $28.00 per hour
Reports to          | Accounting Manager

Duties              | Process 900 invoices a month; reconcile vendor statements; run the weekly check run
Required            | 2+ years of accounts payable experience; Microsoft Excel; high school diploma
Preferred           | Associate degree in accounting; experience with Sage Intacct; dairy or food industry
Benefits            | Health, dental, 401(k) with 5% match, free milk
To apply            | Send a resume to jobs@redmountdairy.example.com
`,
    title: 'Accounts Payable Specialist',
    company: 'Redmount Dairy Cooperative',
    location: 'Eau Claire, WI',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: '24.5-28 USD/hour',
    yearsMin: 2,
    degree: null,
    required: 'Accounts payable | Microsoft Excel | High school diploma',
    preferred: 'Associate degree in accounting | Sage Intacct | Dairy or food industry',
    knockouts: '',
  },
  {
    name: 'primary-teacher-prose-uk',
    text: `
St Aldhelm's C of E Primary School, Shaftesbury
Class Teacher (Year 4), fixed term for one year, maternity cover
MPS 1-6, required for September 2026

The governors of this happy and oversubscribed village school wish to appoint an enthusiastic class teacher from September. Our children are polite, curious and a joy to teach, and our staff are a close team who look after one another.

We are looking for a teacher who has qualified teacher status, who is an excellent classroom practitioner with experience in Key Stage 2, who has high expectations of behaviour, and who will support the Christian ethos of the school. An ability to lead music across the school would be an advantage.

We can offer you a well resourced classroom, supportive parents, a forest school area and a commitment to your professional development.

Visits to the school are warmly encouraged; please ring Mrs Tolley in the office. St Aldhelm's is committed to safeguarding and promoting the welfare of children and the successful candidate will be subject to an enhanced DBS check. We shortlist on 12 May and interview on 19 May.
`,
    title: 'Class Teacher (Year 4)',
    company: "St Aldhelm's C of E Primary School",
    location: 'Shaftesbury',
    workMode: null,
    employmentType: 'fixed-term',
    salary: null,
    yearsMin: null,
    degree: null,
    required:
      'Qualified teacher status | Classroom practitioner with experience in Key Stage 2 | High expectations of behaviour | Support the Christian ethos',
    preferred: 'Lead music',
    knockouts: 'Qualified teacher status | Enhanced DBS check',
  },
  {
    name: 'science-teacher-letter',
    text: `
Dear colleague,

Ashgrove Academy in Norwich is looking for a Teacher of Physics from January 2027, full time, MPS/UPS. You would join a department of nine with its own technician and a working telescope.

We would like to hear from you if you hold QTS, have a good degree in physics or engineering and can teach all three sciences at Key Stage 3. It would be an advantage if you could also offer A level. ECTs are very welcome to apply.

We are proud of our pupils, who are funny, candid and kind. Please ring me if you would like to visit: 01603 555 0171.

Ashgrove Academy is committed to safeguarding. All appointments are subject to an enhanced DBS check.

Yours sincerely,
Dr M. Okonjo
Headteacher
`,
    title: 'Teacher of Physics',
    company: 'Ashgrove Academy',
    location: 'Norwich',
    workMode: null,
    employmentType: 'full-time',
    salary: null,
    yearsMin: null,
    degree: 'bachelor',
    required: 'QTS | Degree in physics or engineering | Teach all three sciences at Key Stage 3',
    preferred: 'A level',
    knockouts: 'QTS | Enhanced DBS check',
  },
]
