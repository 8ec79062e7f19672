import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, as job boards and careers pages show them. */
export const boards: LabelledAd[] = [
  {
    name: 'customer-success-copied',
    text: `
Brightwater Analytics logo
Brightwater Analytics
Share
Show more options
Customer Success Manager
Denver, CO · Reposted 1 week ago · Over 100 people clicked apply
Promoted by hirer · Actively reviewing applicants

 $85K/yr - $100K/yr
 Hybrid
 Full-time

Apply
Save

About the job
Brightwater Analytics helps water utilities find leaks. We are a team of 75 and growing.

In this role, you'll own a book of 40 customers, drive adoption and renewals, and be the voice of the customer internally.

What you'll bring:

3+ years in customer success or account management at a B2B SaaS company

Experience managing renewals and upsells

Excellent presentation skills

Comfort with data: you can build a dashboard and explain it

Bonus if you have:

Background in utilities or GIS

Gainsight experience

We offer medical, dental, vision, unlimited PTO and a 401(k) match.

Benefits found in job post
401(k)
Medical insurance

Set alert for similar jobs
Customer Success Manager, Denver, CO
About the company
Brightwater Analytics
12,304 followers
Software Development  51-200 employees
`,
    title: 'Customer Success Manager',
    company: 'Brightwater Analytics',
    location: 'Denver, CO',
    workMode: 'hybrid',
    employmentType: 'full-time',
    salary: '85000-100000 USD/year',
    yearsMin: 3,
    degree: null,
    required: 'Customer success or account management | Managing renewals and upsells | Presentation skills | Data',
    preferred: 'Utilities or GIS | Gainsight',
    knockouts: '',
  },
  {
    name: 'welder',
    text: `
Welder/Fabricator II
Ironvale Manufacturing, Inc. · Tulsa, OK 74107
$25.00 - $31.00 an hour - Full-time, Overtime

Qualifications
- Welding: 3 years (Required)
- Blueprint reading: 1 year (Preferred)
- AWS D1.1 certification (Required)

Benefits
Pulled from the full job description
401(k) matching
Health insurance

Full job description
Ironvale Manufacturing is adding a second-shift welder.
Essential Duties:
Weld carbon and stainless steel assemblies using MIG and TIG
Read blueprints and weld symbols
Operate press brake and shear
Physical requirements: lift up to 50 lbs; stand for entire shift.
Must be able to pass a weld test and drug screen.
EOE
`,
    title: 'Welder/Fabricator II',
    company: 'Ironvale Manufacturing, Inc.',
    location: 'Tulsa, OK',
    workMode: null,
    employmentType: 'full-time',
    salary: '25-31 USD/hour',
    yearsMin: 3,
    degree: null,
    required: 'Welding | AWS D1.1 certification | Weld test',
    preferred: 'Blueprint reading',
    knockouts: 'Drug screen',
  },
  {
    name: 'hr-advisor',
    text: `
**HR Advisor**

£31,500 – £34,000 | Permanent | 35 hours | Birmingham (2 days in office)

Willowbank Trust supports adults with learning disabilities across the West Midlands. We employ 900 people and have just been rated Outstanding.

**The role**

You'll be the first port of call for managers on absence, disciplinaries and grievances, keep our policies up to date and help to roll out a new HR system.

**About you**

- CIPD Level 5 (or working towards it)
- At least two years in a generalist HR role
- Up-to-date knowledge of UK employment law
- Calm, approachable and good at explaining things
- It would be great if you had experience in social care or of TUPE, but it isn't essential

**What we offer**

- 28 days' holiday plus bank holidays
- Blue Light Card

We reserve the right to close this vacancy early. Willowbank Trust is a Disability Confident employer. All roles are subject to a DBS check.
`,
    title: 'HR Advisor',
    company: 'Willowbank Trust',
    location: 'Birmingham',
    workMode: 'hybrid',
    employmentType: null,
    salary: '31500-34000 GBP/year',
    yearsMin: 2,
    degree: null,
    required: 'CIPD Level 5 | Generalist HR role | UK employment law | Calm | Approachable | Explaining things',
    preferred: 'Social care | TUPE',
    knockouts: 'DBS check',
  },
  {
    name: 'sap-consultant',
    text: `
SAP FI/CO Consultant (m/w/d)

Location: Frankfurt am Main, Stuttgart or remote within Germany
Company: Hollerbach & Partner Beratung mbH
Start: as soon as possible
Employment type: Permanent, full-time

WHAT YOU DO
You advise our customers on the introduction of SAP S/4HANA Finance. You analyse processes, design solutions, run workshops and accompany the go-live.

WHAT YOU NEED
Several years of experience in SAP FI/CO consulting, ideally at least one complete S/4HANA project
University degree in business informatics or business administration
Fluent German and very good English
Willingness to travel (approx. 40%)

WHAT YOU GET
EUR 75.000 to 95.000 fixed salary plus bonus
BahnCard 100 or company car
`,
    title: 'SAP FI/CO Consultant',
    company: 'Hollerbach & Partner Beratung mbH',
    location: 'Frankfurt am Main',
    workMode: 'remote',
    employmentType: 'full-time',
    salary: '75000-95000 EUR/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'SAP FI/CO consulting | University degree in business informatics or business administration | Fluent German | English | Travel',
    preferred: 'S/4HANA project',
    knockouts: '',
  },
  {
    name: 'first-officer',
    text: `
FIRST OFFICER - ATR 72
Base: Inverness. Permanent. Roster 5 on / 3 off.

Highland Skies is a regional airline with nine aircraft.

Minimum requirements
* EASA or UK CAA CPL/IR with frozen ATPL
* Class 1 medical
* MCC certificate
* 500 hours total time
* ICAO English level 5 or above
* Right to live and work in the UK without restriction

Preferred
* ATR 72 type rating
* Turboprop time

Salary from £38,400 rising to £52,000, duty pay, loss of licence insurance.

A criminal record check is required for an airside pass.
`,
    title: 'First Officer - ATR 72',
    company: 'Highland Skies',
    location: 'Inverness',
    workMode: null,
    employmentType: null,
    salary: '38400-52000 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'CPL/IR | Class 1 medical | MCC certificate | 500 hours total time | ICAO English level 5 | Right to live and work in the UK',
    preferred: 'ATR 72 type rating | Turboprop time',
    knockouts: 'Right to live and work in the UK',
  },
  {
    name: 'marketing-intern',
    text: `
Growth Marketing Intern (Summer)
Pebblecart — Brooklyn, NY — Internship — $22/hour

Who you are
You're a rising junior or senior studying marketing, communications, or something else entirely. You write well, love spreadsheets more than you admit, and have run at least one account, shop, or newsletter of your own. Basic Canva or Figma skills are required; SQL is a nice surprise.

What you'll do
Draft emails. Run A/B tests. Talk to customers. Clean up our CRM.

Logistics
In person, 3 days/week, June through August.
`,
    title: 'Growth Marketing Intern (Summer)',
    company: 'Pebblecart',
    location: 'Brooklyn, NY',
    workMode: 'hybrid',
    employmentType: null,
    salary: '22-22 USD/hour',
    yearsMin: null,
    degree: null,
    required:
      'Studying marketing or communications | Write well | Spreadsheets | Account, shop or newsletter | Canva or Figma',
    preferred: 'SQL',
    knockouts: '',
  },
]
