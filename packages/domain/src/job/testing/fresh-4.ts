import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh4: LabelledAd[] = [
  {
    name: 'trainee-train-driver',
    text: `Trainee Train Driver
Westmarch Railway
Shrewsbury depot

£27,550 in training | £61,990 once qualified | 35-hour, four-day week

Full training of around 12 months is given. You don't need to know one end of a train from the other.

The role
As a driver you'll take people where they need to be: safely, on time and in all weathers. You'll be on your own in the cab for much of the day, so you have to be good company for yourself.

What we're looking for
* You stay focused on routine tasks for long periods
* You follow rules to the letter, even when nobody is watching
* You can explain a delay calmly to a full platform
* You're 20 or over when training begins
* You live, or are willing to live, within 45 minutes of Shrewsbury
* Good eyesight (glasses are fine) and normal colour vision

It's a bonus if you
* have worked shifts before
* have done a safety-critical job, such as driving a bus or working in a hospital

How we recruit
Online tests, an assessment day in Crewe, a driver manager interview, a medical including drugs and alcohol. You can only sit the national psychometric tests twice in a lifetime, so please be ready.

Applications open 3 May and close when we've had 500.`,
    title: 'Trainee Train Driver',
    company: 'Westmarch Railway',
    location: 'Shrewsbury',
    workMode: null,
    employmentType: null,
    salary: '27550-61990 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Stay focused on routine tasks | Follow rules to the letter | Explain a delay calmly | Live within 45 minutes of Shrewsbury | Good eyesight | Normal colour vision',
    preferred: 'Worked shifts | Safety-critical job',
    knockouts: 'Live within 45 minutes of Shrewsbury',
    duties: 'Take people where they need to be',
    languages: '',
  },
  {
    name: 'beekeeper',
    text: `Commercial Beekeeper (seasonal, March to October)
Mānuka & Main Apiaries
Kaitaia, Northland

We run 3,200 hives for honey and pollination and we need one more beekeeper in the truck.

You'll be: working hives with a team of three, disease-checking and recording in MyApiary, shifting hives at night in spring, helping in the extraction shed from January.

You'll need:
Two seasons on a commercial outfit
DECA, or sitting it this year
Full Class 1 licence (Class 2 even better)
Fitness for lifting 25 kg boxes all day
No bee-sting allergy (obviously)
Rural attitude: early starts, no phone reception, mud

Pay: $28 to $34 an hour depending on what you know.

Accommodation is available on site for $120 a week. Applicants for this position must have NZ residency or a valid NZ work visa.

Call Wiremu after 6pm, 021 555 0187.`,
    title: 'Commercial Beekeeper',
    company: 'Mānuka & Main Apiaries',
    location: 'Kaitaia, Northland',
    workMode: null,
    employmentType: null,
    salary: '28-34 NZD/hour',
    yearsMin: null,
    degree: null,
    required:
      'Two seasons on a commercial outfit | DECA | Full Class 1 licence | Lifting 25 kg boxes all day | No bee-sting allergy | Rural attitude | NZ residency or a valid NZ work visa',
    preferred: 'Class 2',
    knockouts: 'NZ residency or a valid NZ work visa',
    duties:
      'Working hives with a team of three | Disease-checking and recording in MyApiary | Shifting hives at night | Helping in the extraction shed',
    languages: '',
  },
  {
    name: 'podiatrist-au',
    text: `PODIATRIST | NEWCASTLE NSW | NEW GRADS WELCOME

Step Ahead Foot & Ankle is a podiatrist-owned clinic group with rooms in Newcastle, Charlestown and Toronto.

Why us?
✔ $85k–$105k package incl. super, plus uncapped bonus
✔ 2 hours of protected mentoring every week
✔ CPD budget of $2,500
✔ No weekends

Your responsibilities
✔ Assess and treat a mixed caseload: biomechanics, diabetes high-risk foot, nail surgery
✔ Write to GPs and keep notes in Cliniko
✔ Help run our shockwave clinic

What you'll need
✔ Bachelor of Podiatry (or equivalent)
✔ AHPRA registration
✔ Working With Children Check
✔ Professional indemnity insurance
✔ A genuine love of feet

Nice but not necessary
✔ Dry needling
✔ Experience with 3D orthotic scanning

Sound good? Send your CV to Priya at careers@stepaheadfoot.example or call 02 5550 7612 for a confidential chat.`,
    title: 'Podiatrist',
    company: 'Step Ahead Foot & Ankle',
    location: 'Newcastle, NSW',
    workMode: null,
    employmentType: null,
    salary: '85000-105000 AUD/year',
    yearsMin: null,
    degree: 'bachelor',
    required: 'Bachelor of Podiatry | AHPRA registration | Professional indemnity insurance | Genuine love of feet',
    preferred: 'Dry needling | 3D orthotic scanning',
    knockouts: 'AHPRA registration | Working With Children Check',
    duties:
      'Assess and treat a mixed caseload | Write to GPs and keep notes in Cliniko | Help run our shockwave clinic',
    languages: '',
  },
  {
    name: 'mortgage-loan-officer',
    text: `Mortgage Loan Officer — Purchase (Remote, CO/UT/WY)

About Granite Gate Lending
Granite Gate Lending is a direct lender licensed in eleven western states. We closed 2,140 loans last year and answered every borrower call within four rings.

What you'll own
Consult with borrowers on conventional, FHA, VA and USDA products
Pull credit, structure deals and issue pre-approvals the same day
Build a referral network of realtors and builders
Manage your pipeline in Encompass from application to close

What you've got
An active NMLS license, with Colorado or Utah authorization
Two or more years originating residential mortgages, with at least $12M in annual funded volume
A book of realtor relationships you can bring with you
High school diploma or GED; a bachelor's is nice
Fluency in Encompass or LendingPad

What sets you apart
Bilingual English/Spanish
Experience with down payment assistance programs

Base of $50,000 plus 65 to 90 bps. First-year earnings typically run $110,000–$180,000. Medical, dental, 401(k) match.

Granite Gate Lending participates in E-Verify. NMLS #000000.`,
    title: 'Mortgage Loan Officer — Purchase',
    company: 'Granite Gate Lending',
    location: 'Remote',
    workMode: 'remote',
    employmentType: null,
    salary: '50000-50000 USD/year',
    yearsMin: 2,
    degree: null,
    required:
      'NMLS license, with Colorado or Utah authorization | Originating residential mortgages | At least $12M in annual funded volume | Book of realtor relationships | High school diploma or GED | Encompass or LendingPad',
    preferred: "Bachelor's | Bilingual English/Spanish | Down payment assistance programs",
    knockouts: 'NMLS license',
    duties:
      'Consult with borrowers | Pull credit, structure deals and issue pre-approvals | Build a referral network | Manage your pipeline in Encompass',
    languages: 'English | Spanish',
  },
  {
    name: 'school-bursar',
    text: `THORNHOLME PREPARATORY SCHOOL
Malvern, Worcestershire
(Independent, co-educational, 3–13, 240 pupils)

BURSAR AND CLERK TO THE GOVERNORS

Required for September, following the retirement of the present Bursar after nineteen years' service.

The Governors seek to appoint a Bursar of energy and judgement to lead the School's finance, estates, catering, HR and compliance functions. He or she will sit on the Senior Management Team, prepare budgets and statutory accounts, manage a support staff of 31, oversee a £4.2m building programme and clerk five governors' meetings a year.

Candidates are likely to have a degree and a recognised accountancy qualification, together with senior experience in a business, a charity, the Services or a school. They should be persuasive on paper and in person, numerate, discreet and blessed with stamina. Knowledge of charity law and of the Independent Schools Inspectorate's regulations would be an advantage, as would familiarity with iSAMS and Pass Finance.

A competitive salary of not less than £68,000 is offered, with fee remission and, if required, accommodation.

Thornholme is committed to safeguarding and promoting the welfare of children. Applicants must be willing to undergo child protection screening, including an enhanced DBS check.`,
    title: 'Bursar and Clerk to the Governors',
    company: 'Thornholme Preparatory School',
    location: 'Malvern, Worcestershire',
    workMode: null,
    employmentType: null,
    salary: '68000-68000 GBP/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'Degree | Recognised accountancy qualification | Senior experience in a business, a charity, the Services or a school | Persuasive on paper and in person | Numerate | Discreet | Stamina',
    preferred: "Charity law | Independent Schools Inspectorate's regulations | iSAMS | Pass Finance",
    knockouts: 'Enhanced DBS check',
    duties:
      "Lead the School's finance, estates, catering, HR and compliance functions | Sit on the Senior Management Team | Prepare budgets and statutory accounts | Manage a support staff of 31 | Oversee a £4.2m building programme | Clerk five governors' meetings",
    languages: '',
  },
  {
    name: 'brewer',
    text: `Brewer – Foghorn Point Brewing Co.
Portland, Maine

Hey. We make lagers, mostly, and we're patient about it. We want to add a second brewer to our 15 bbl brewhouse.

Responsibilities include, but are not limited to:
Brewing on a two-vessel system, 4-6 turns a week
Cellaring: dry hopping, transfers, carbonation, yeast management
Cleaning (it's mostly cleaning)
Packaging on a Wild Goose line one day a week
Keeping records in Ekos

Requirements:
1+ year of production brewing experience (homebrewing alone doesn't count)
Able to lift 55 lbs repeatedly, climb ladders, stand on wet concrete for ten hours
Basic mechanical aptitude
Understanding of chemical safety and confined space rules
21 years of age or older
Reliable transportation

Pluses:
Siebel, UC Davis or similar certificate
Forklift certification
You can weld, even badly

Full-time, Mon–Fri, $22–$25/hr + shift beers, health stipend after 60 days.

To apply: resume and favourite lager to brewjobs@foghornpoint.example. No phone calls.`,
    title: 'Brewer',
    company: 'Foghorn Point Brewing Co.',
    location: 'Portland, Maine',
    workMode: null,
    employmentType: 'full-time',
    salary: '22-25 USD/hour',
    yearsMin: 1,
    degree: null,
    required:
      'Production brewing | Lift 55 lbs | Climb ladders | Stand on wet concrete | Mechanical aptitude | Chemical safety | Confined space rules | Reliable transportation',
    preferred: 'Siebel, UC Davis or similar certificate | Forklift certification | Weld',
    knockouts: '',
    duties:
      'Brewing on a two-vessel system | Cellaring | Cleaning | Packaging on a Wild Goose line | Keeping records in Ekos',
    languages: '',
  },
  {
    name: 'court-interpreter',
    text: `STATE OF NEW JUNIPER JUDICIARY
NOTICE OF VACANCY #24-118

TITLE: Court Interpreter 2 (Portuguese)
LOCATION: Essex Bend Vicinage, Newbrook
SALARY RANGE: $71,904.22 - $101,338.16
POSTING DATES: 09/02 - 09/20

DEFINITION: Under general supervision, interprets simultaneously, consecutively and by sight in court proceedings; coordinates freelance interpreters; translates short documents.

REQUIREMENTS
EDUCATION: Graduation from an accredited college or university with a Bachelor's degree.
EXPERIENCE: Two (2) years of paid experience in court interpreting. 
LICENSE: Appointees will be required to possess a driver's license valid in the state only if the operation of a vehicle is necessary to perform the essential duties of the position.
SPECIAL NOTE: Applicants must have attained Master level approval on the Judiciary's Portuguese oral performance exam.

PREFERRED: Federal certification. A second interpreting language.

Residency: Employees must reside in New Juniper within one year of appointment.

Please submit a cover letter and resume referencing the notice number. The Judiciary is an equal opportunity/affirmative action employer.`,
    title: 'Court Interpreter 2 (Portuguese)',
    company: 'State of New Juniper Judiciary',
    location: 'Newbrook',
    workMode: null,
    employmentType: null,
    salary: '71904.22-101338.16 USD/year',
    yearsMin: 2,
    degree: 'bachelor',
    required:
      "Bachelor's degree | Court interpreting | Master level approval on the Judiciary's Portuguese oral performance exam",
    preferred: 'Federal certification | Second interpreting language',
    knockouts: 'Reside in New Juniper',
    duties:
      'Interprets simultaneously, consecutively and by sight | Coordinates freelance interpreters | Translates short documents',
    languages: 'Portuguese',
  },
  {
    name: 'paramedic-ireland',
    text: `Advanced Paramedic
Munster Event Medical, Limerick (covering events nationwide)

Contract type: Part time, weekend rosters
Rate: €27.50 per hour, double time on bank holidays

Essential requirements
- Current PHECC registration at AP level
- At least two years post-registration pre-hospital experience
- Full clean driving licence, category C1 held or in progress
- Garda vetting (we will process this)
- Fluent English, spoken and written

Desirable
- Major incident (MIMMS) training
- Experience of mass gatherings: concerts, GAA matches, road races
- Instructor status in BTEC, CFR or PHTLS

What the work looks like
- Staffing ambulances and first aid posts
- Clinical lead for teams of EMTs and FARs
- Equipment checks before and after each event
- PCR completion on tablets

We're a friendly bunch. Uniform, insurance and a decent dinner provided. Ring Donal on 061 555 014 or e-mail rosters@munstereventmedical.example before the 12th.`,
    title: 'Advanced Paramedic',
    company: 'Munster Event Medical',
    location: 'Limerick',
    workMode: null,
    employmentType: 'part-time',
    salary: '27.5-27.5 EUR/hour',
    yearsMin: 2,
    degree: null,
    required:
      'PHECC registration at AP level | Post-registration pre-hospital experience | Driving licence, category C1 held or in progress | Fluent English',
    preferred: 'Major incident (MIMMS) training | Mass gatherings | Instructor status in BTEC, CFR or PHTLS',
    knockouts: 'PHECC registration at AP level | Garda vetting',
    duties:
      'Staffing ambulances and first aid posts | Clinical lead for teams | Equipment checks | PCR completion on tablets',
    languages: 'English',
  },
  {
    name: 'nail-technician',
    text: `Nail Technician required for busy salon in Didsbury village. Saffron Room has been here for nine years and most of our ladies have been with us for eight of them. You'll be doing gel, BIAB, acrylics, pedicures and a bit of reception cover. NVQ Level 2 or equivalent is essential and you should have your own public liability insurance. We would prefer someone with an existing clientele but a newly qualified person with great work will be considered. Nail art skills a definite advantage, ditto lash lifting. Three days a week to include Saturday, £12.21-£13.50 an hour dependent on experience, plus commission on retail and tips. Please message us with photos of your own sets (no filters) and when you could start.`,
    title: 'Nail Technician',
    company: 'Saffron Room',
    location: 'Didsbury',
    workMode: null,
    employmentType: null,
    salary: '12.21-13.5 GBP/hour',
    yearsMin: null,
    degree: null,
    required: 'NVQ Level 2 | Own public liability insurance',
    preferred: 'Existing clientele | Nail art | Lash lifting',
    knockouts: '',
    duties: 'Doing gel, BIAB, acrylics, pedicures and a bit of reception cover',
    languages: '',
  },
  {
    name: 'ferry-deckhand',
    text: `CALA MARA FERRIES LTD
DECK RATING (AB)

Vessel/base: MV Sula Bàn, Oban
Pattern: two weeks on / two weeks off, live aboard
Pay: £36,904 pa + meal allowance

Duties
Mooring and anchoring; loading and marshalling of vehicles; lookout and steering under the direction of the Master; passenger assistance; maintenance and painting; drills.

Certificates needed
STCW Navigational Watch Rating or Able Seafarer Deck (II/5)
STCW Basic Training, in date
Proficiency in Survival Craft
ENG1 medical
Crowd management

Also useful
Gaelic
Rescue boat coxswain experience
Knowledge of hydraulic ramps

Applicants must be resident in the UK and hold a valid Seafarer's discharge book. Send CV, copies of certificates and two referees to crewing@calamara.example.`,
    title: 'Deck Rating (AB)',
    company: 'Cala Mara Ferries Ltd',
    location: 'Oban',
    workMode: null,
    employmentType: null,
    salary: '36904-36904 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      "STCW Navigational Watch Rating or Able Seafarer Deck (II/5) | STCW Basic Training | Proficiency in Survival Craft | ENG1 medical | Crowd management | Resident in the UK | Seafarer's discharge book",
    preferred: 'Gaelic | Rescue boat coxswain | Hydraulic ramps',
    knockouts: 'Resident in the UK',
    duties:
      'Mooring and anchoring | Loading and marshalling of vehicles | Lookout and steering | Passenger assistance | Maintenance and painting',
    languages: 'Gaelic',
  },
]
