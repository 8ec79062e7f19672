import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh1: LabelledAd[] = [
  {
    name: 'piano-technician',
    text: `The Ferncliffe Conservatoire in Leeds wishes to appoint a Piano Technician to look after its collection of 140 pianos and six harpsichords.

Salary: £29,605 to £33,882 per annum
Hours: 35 per week, including one Saturday in four

You will tune concert instruments before performances, regulate and voice practice-room pianos during the vacations and keep the workshop's records up to date. Some lifting is part of the job.

We are looking for somebody who has completed a recognised course in piano tuning and repair, or who has learned the trade at the bench, with no fewer than four years' tuning experience since. You will need a good ear, obviously, and the patience to explain to a second-year student why the sustain pedal is not a footrest. Experience of historical temperaments would be very welcome. Membership of the Pianoforte Tuners' Association is desirable but we will not hold its absence against you.

For an informal chat ring Moira Keld on 0113 496 0128. Closing date: 14 August.`,
    title: 'Piano Technician',
    company: 'Ferncliffe Conservatoire',
    location: 'Leeds',
    workMode: null,
    employmentType: null,
    salary: '29605-33882 GBP/year',
    yearsMin: 4,
    degree: null,
    required: 'Recognised course in piano tuning and repair | Tuning experience | Good ear | Patience',
    preferred: "Historical temperaments | Membership of the Pianoforte Tuners' Association",
    knockouts: '',
    duties:
      "Tune concert instruments before performances | Regulate and voice practice-room pianos | Keep the workshop's records up to date",
    languages: '',
  },
  {
    name: 'zookeeper',
    text: `ZOOKEEPER II (CARNIVORES & BEARS)
Prairie Bend Zoological Park - Topeka, KS
Status: Full-Time, Non-Exempt
Pay: $18.40/hr
Reports to: Curator of Mammals

SUMMARY
Provides daily care for a collection of large carnivores in accordance with AZA standards.

ESSENTIAL FUNCTIONS
* Prepares and distributes diets; monitors intake
* Cleans and maintains exhibits and holding areas
* Trains animals using positive reinforcement
* Keeps accurate records in ZIMS
* Delivers keeper talks to guests of all ages

MINIMUM QUALIFICATIONS
* Associate's degree in zoology, biology, animal science or related field
* Two years paid experience with dangerous animals in an AZA-accredited facility
* Valid Kansas driver's license or ability to obtain one within 30 days
* Negative TB test
* Ability to lift 50 lb and work outdoors in all weather

PREFERRED QUALIFICATIONS
* Protected contact training experience
* Chainsaw safety certification
* Knowledge of Spanish

Apply knowledge of animal behavior every single day and work with a crew that has your back. Applications close October 3.`,
    title: 'Zookeeper II (Carnivores & Bears)',
    company: 'Prairie Bend Zoological Park',
    location: 'Topeka, KS',
    workMode: null,
    employmentType: 'full-time',
    salary: '18.4-18.4 USD/hour',
    yearsMin: 2,
    degree: 'associate',
    required:
      "Associate's degree in zoology, biology, animal science or related field | Dangerous animals in an AZA-accredited facility | Kansas driver's license | Negative TB test | Lift 50 lb | Work outdoors in all weather",
    preferred: 'Protected contact training | Chainsaw safety certification | Spanish',
    knockouts: '',
    duties:
      'Prepares and distributes diets | Cleans and maintains exhibits | Trains animals using positive reinforcement | Keeps accurate records in ZIMS | Delivers keeper talks',
    languages: 'Spanish',
  },
  {
    name: 'dispensing-optician-ireland',
    text: `Dispensing Optician – Ennis, Co. Clare
Corrib Vale Opticians

Are you an experienced dispensing optician who likes getting to know the people behind the prescriptions? We're a three-branch independent practice and we have a full-time vacancy in our Ennis branch.

What's the job?
- dispensing spectacles and low vision aids
- measuring and fitting, including children
- handling repairs and adjustments
- looking after our frame suppliers

About you
- CORU registered (or eligible)
- minimum 18 months post-qualification experience
- comfortable with varifocals & complex lenses
- friendly, unhurried manner
- Optix software experience an advantage
- some Irish would be lovely, but isn't expected

What you get
€38k - €44k depending on experience, 23 days' holidays, paid CORU fees, no late evenings and no Sundays.

Cover letter and CV to Gráinne at hello@corribvale.example by Friday 9th.`,
    title: 'Dispensing Optician',
    company: 'Corrib Vale Opticians',
    location: 'Ennis, Co. Clare',
    workMode: null,
    employmentType: 'full-time',
    salary: '38000-44000 EUR/year',
    yearsMin: null,
    degree: null,
    required:
      'CORU registered | Post-qualification experience | Varifocals | Complex lenses | Friendly, unhurried manner',
    preferred: 'Optix software | Irish',
    knockouts: 'CORU registered',
    duties:
      'Dispensing spectacles and low vision aids | Measuring and fitting, including children | Handling repairs and adjustments | Looking after our frame suppliers',
    languages: 'Irish',
  },
  {
    name: 'crane-operator-au',
    text: `Crane Operator / Rigger - Gladstone QLD

- $54.10 p/h flat + allowances
- FIFO ex Brisbane, 8/6 roster
- Immediate start, 6 month shutdown work

Boomerang Lift Services is chasing crane operators for a run of shutdowns in Central Queensland.

To be considered you'll need:
High Risk Work Licence: C6 or CO class
RB or RI ticket
White Card
Working at Heights and Confined Space (issued in last 2 yrs)
LF ticket highly regarded
Min 3 yrs on all terrain cranes of 60t and above
Pass a coal board medical
Unrestricted right to work in Australia

Must be happy living in camp. All Microsoft Office skills can stay at home, but you do need to be able to read a load chart and fill in a SWMS without being asked twice.

Hit apply or text Robbo 0491 570 156.`,
    title: 'Crane Operator / Rigger',
    company: 'Boomerang Lift Services',
    location: 'Gladstone, QLD',
    workMode: null,
    employmentType: 'contract',
    salary: '54.1-54.1 AUD/hour',
    yearsMin: 3,
    degree: null,
    required:
      'High Risk Work Licence: C6 or CO class | RB or RI ticket | White Card | Working at Heights | Confined Space | All terrain cranes of 60t and above | Coal board medical | Right to work in Australia | Living in camp | Read a load chart | Fill in a SWMS',
    preferred: 'LF ticket',
    knockouts: 'High Risk Work Licence | Right to work in Australia',
    duties: '',
    languages: '',
  },
  {
    name: 'speech-language-pathologist-table',
    text: `Position	Speech-Language Pathologist (K-8)
District	Tamarack Hills Unified School District
Location	Flagstaff, Arizona
Work Year	187 days
Salary	$61,250 - $88,400, placement per certified salary schedule
Closing	Open until filled

JOB GOAL
To identify and serve students with communication disorders so that they may benefit fully from instruction.

PERFORMANCE RESPONSIBILITIES
1. Conducts screenings and diagnostic evaluations.
2. Develops and implements IEP goals with families and staff.
3. Provides individual and small-group therapy.
4. Supervises speech-language assistants.
5. Completes Medicaid billing on time.

QUALIFICATIONS
1. Master's degree in communication disorders or speech-language pathology.
2. Arizona Department of Education SLP certificate.
3. ASHA Certificate of Clinical Competence (CCC-SLP) preferred; clinical fellows will be considered.
4. IVP fingerprint clearance card.
5. Knowledge of AAC devices and assistive technology.
6. Bilingual Spanish/English or Navajo/English desirable.

PHYSICAL DEMANDS
Ability to sit on the floor with young children.`,
    title: 'Speech-Language Pathologist (K-8)',
    company: 'Tamarack Hills Unified School District',
    location: 'Flagstaff, Arizona',
    workMode: null,
    employmentType: null,
    salary: '61250-88400 USD/year',
    yearsMin: null,
    degree: 'master',
    required:
      "Master's degree in communication disorders or speech-language pathology | Arizona Department of Education SLP certificate | IVP fingerprint clearance card | AAC devices | Assistive technology",
    preferred: 'ASHA Certificate of Clinical Competence (CCC-SLP) | Bilingual Spanish/English or Navajo/English',
    knockouts: 'Arizona Department of Education SLP certificate | IVP fingerprint clearance card',
    duties:
      'Conducts screenings and diagnostic evaluations | Develops and implements IEP goals | Provides individual and small-group therapy | Supervises speech-language assistants | Completes Medicaid billing',
    languages: 'Spanish | English | Navajo',
  },
  {
    name: 'sommelier-paragraph',
    text: `Sommelier for Maison Ardent, Edinburgh New Town. Our wine list runs to 640 bins and our guests ask good questions, so we want somebody holding at least WSET Level 3 (Level 4 or Court of Master Sommeliers Certified would be a real bonus) and with two years or more on the floor of a fine dining restaurant. You run the cellar, train the junior team every Thursday, do the monthly stocktake and build pairings with the chef. Working French is essential because half of our growers do not write in English. Forty-five hours over four days, £36,000 plus a fair share of the tronc. We close on Sundays and Mondays and for two weeks in January. Applicants must already have permission to work in the UK. Write to Isobel, our general manager, and tell us about the last bottle that surprised you.`,
    title: 'Sommelier',
    company: 'Maison Ardent',
    location: 'Edinburgh',
    workMode: null,
    employmentType: null,
    salary: '36000-36000 GBP/year',
    yearsMin: 2,
    degree: null,
    required: 'WSET Level 3 | Floor of a fine dining restaurant | Working French | Permission to work in the UK',
    preferred: 'Level 4 or Court of Master Sommeliers Certified',
    knockouts: 'Permission to work in the UK | French',
    duties: 'Run the cellar | Train the junior team | Do the monthly stocktake | Build pairings with the chef',
    languages: 'French',
  },
  {
    name: 'funeral-arranger',
    text: `Funeral Arranger (part-time, 21 hours)

J. Holroyd & Daughters
Independent Funeral Directors, Halifax

The post
Meeting bereaved families and helping them to plan a funeral they will remember kindly. Preparing paperwork for crematoria and registrars. Answering the telephone, taking payments and looking after our front office. Now and then, helping in the chapel of rest.

The person
Warm, composed and a careful listener. Has worked with the public in a role where words mattered: a hospice, a bank, a register office, a surgery. Writes clearly and spells names correctly. Is at home with Word and a simple database. Drives, and has use of a car. Would be prepared to study for the NAFD Diploma in Funeral Arranging. Previous funeral experience useful, not vital.

The terms
£13.60 an hour. Monday, Wednesday, Friday. Uniform supplied. Five weeks' paid leave pro rata.

Letters of application please (no forms) to Mrs S. Holroyd.`,
    title: 'Funeral Arranger',
    company: 'J. Holroyd & Daughters',
    location: 'Halifax',
    workMode: null,
    employmentType: 'part-time',
    salary: '13.6-13.6 GBP/hour',
    yearsMin: null,
    degree: null,
    required:
      'Warm, composed | Careful listener | Worked with the public | Writes clearly | Spells names correctly | Word | Database | Use of a car | Study for the NAFD Diploma in Funeral Arranging',
    preferred: 'Funeral experience',
    knockouts: '',
    duties:
      'Meeting bereaved families | Preparing paperwork for crematoria and registrars | Answering the telephone, taking payments | Helping in the chapel of rest',
    languages: '',
  },
  {
    name: 'chartered-accountant-pune',
    text: `Assistant Manager - Direct Taxation
Sahyadri Agro Foods Pvt. Ltd.
4.1 (212 Reviews)
3 - 6 years
9-14 Lacs P.A.
Pune (Baner)
Posted: 3 days ago  Openings: 2  Applicants: 100+

Job description
Roles & Responsibilities:
Preparation and filing of income tax returns, TDS returns and tax audit reports.
Liaising with departmental authorities for assessments and appeals.
Computation of advance tax & deferred tax.
Support statutory auditors during quarterly limited review.

Desired Candidate Profile:
Qualified CA with 3-6 yrs of post qualification exp in direct tax, preferably from manufacturing/FMCG industry.
Sound knowledge of Income Tax Act, transfer pricing and ICDS.
Hands-on in SAP FICO and MS Excel.
Should have good drafting skills.
Immediate joiners preferred.
Candidates residing in Pune only need to apply.

Perks and Benefits: Mediclaim, Cab facility

Role: Taxation Manager
Industry Type: Food Processing
Department: Finance & Accounting
Employment Type: Full Time, Permanent
Education
UG: B.Com in Any Specialization
PG: CA in CA
Key Skills
Direct Taxation, TDS, Tax Audit, SAP FICO, Transfer Pricing`,
    title: 'Assistant Manager - Direct Taxation',
    company: 'Sahyadri Agro Foods Pvt. Ltd.',
    location: 'Pune',
    workMode: null,
    employmentType: 'full-time',
    salary: '900000-1400000 INR/year',
    yearsMin: 3,
    degree: 'bachelor',
    required:
      'Qualified CA | Direct tax | Income Tax Act | Transfer pricing | ICDS | SAP FICO | MS Excel | Drafting skills | Residing in Pune | B.Com | TDS | Tax Audit',
    preferred: 'Manufacturing/FMCG industry | Immediate joiners',
    knockouts: 'Residing in Pune',
    duties:
      'Preparation and filing of income tax returns | Liaising with departmental authorities | Computation of advance tax & deferred tax | Support statutory auditors',
    languages: '',
  },
  {
    name: 'stage-manager-mail',
    text: `Subject: Deputy Stage Manager needed for spring tour

Hi all,

Kettle & Crane Theatre Company are looking for a Deputy Stage Manager for our spring tour of "The Salt Roads" (rehearsals in Norwich from 2 February, then nine weeks on the road across the East of England).

It's a fixed-term contract of 14 weeks at £612 per week (ITC/Equity), with touring allowance on top.

Duties will include being on the book in rehearsals and calling the show, keeping the prompt copy, writing nightly show reports, propping and helping with the get-in and get-out.

We'd need you to have at least three professional credits as DSM or SM on the book, to be confident reading a score, and to have a full driving licence as you'd be sharing the van. QLab is a must. First aid at work and BSL would each be a bonus.

We particularly welcome applications from people of the global majority, who are under-represented on our team. Everyone interviewed gets the questions in advance and we celebrate wins together.

CVs to Tamsin (tamsin@kettleandcrane.example) by midday on 5 January please!

T x`,
    title: 'Deputy Stage Manager',
    company: 'Kettle & Crane Theatre Company',
    location: 'Norwich',
    workMode: null,
    employmentType: 'fixed-term',
    salary: '612-612 GBP/week',
    yearsMin: null,
    degree: null,
    required: 'Professional credits as DSM or SM on the book | Reading a score | Driving licence | QLab',
    preferred: 'First aid at work | BSL',
    knockouts: '',
    duties:
      'Being on the book in rehearsals | Calling the show | Keeping the prompt copy | Writing nightly show reports | Propping | Get-in and get-out',
    languages: '',
  },
  {
    name: 'wind-turbine-technician',
    text: `Service Technician Wind Turbines (f/m/d)
Nordwind Rotor GmbH · Esbjerg, Denmark · Offshore · Permanent

Nordwind Rotor keeps 412 turbines in the North Sea turning. Our crews work two weeks on and two weeks off.

What you will do
You inspect, service and repair turbines of the 6 to 11 MW class. You find electrical and hydraulic faults and fix them together with a partner. You document your work on a tablet in English.

What you will bring
A completed apprenticeship as an electrician, mechatronics technician or industrial mechanic, or an equivalent vocational training
Ideally a first couple of years in wind or in another offshore industry
A head for heights and good physical fitness (we do the medical with you)
GWO Basic Safety Training — if you do not have it yet, we will send you
English at B2 level; Danish or German is an asset
Driving licence class B

What you can expect
EUR 4,300 - 5,100 gross per month plus offshore supplement, paid travel, a place in a crew that eats together.

Note: visa sponsorship is available for electricians.`,
    title: 'Service Technician Wind Turbines',
    company: 'Nordwind Rotor GmbH',
    location: 'Esbjerg, Denmark',
    workMode: null,
    employmentType: null,
    salary: '4300-5100 EUR/month',
    yearsMin: null,
    degree: null,
    required:
      'Apprenticeship as an electrician, mechatronics technician or industrial mechanic | Head for heights | Physical fitness | GWO Basic Safety Training | English at B2 level | Driving licence class B',
    preferred: 'Wind or in another offshore industry | Danish or German',
    knockouts: '',
    duties:
      'Inspect, service and repair turbines | Find electrical and hydraulic faults | Document your work on a tablet',
    languages: 'English | Danish | German',
  },
]
