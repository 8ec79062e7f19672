import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh2: LabelledAd[] = [
  {
    name: 'elevator-mechanic',
    text: `Now hiring: Elevator Service Mechanic

Summit & Shaft Elevator Co. | Milwaukee, Wisconsin | Full-time | $41.75 - $52.30 hourly

Since 1962 we've kept Milwaukee moving between floors. We're growing and need another set of good hands in our service department.

DAY TO DAY
▪ Run a maintenance route of about 60 units
▪ Troubleshoot relay and microprocessor controllers
▪ Respond to entrapments and after-hours callbacks on a one-in-five rotation
▪ Keep the MCP logs and submit tickets from your phone

WHAT IT TAKES
▪ NEIEP graduate or CET certification
▪ State of Wisconsin elevator mechanic license (current)
▪ At least five (5) years' field experience
▪ Comfortable at height & in pits
▪ Reads wiring diagrams without help
▪ Clean driving record

GRAVY
▪ Escalator experience
▪ Knowledge of Otis Gen2 or KONE EcoSpace
▪ Polish or Spanish

PERKS
▪ Take-home van, phone, boots
▪ Union pension`,
    title: 'Elevator Service Mechanic',
    company: 'Summit & Shaft Elevator Co.',
    location: 'Milwaukee, Wisconsin',
    workMode: null,
    employmentType: 'full-time',
    salary: '41.75-52.3 USD/hour',
    yearsMin: 5,
    degree: null,
    required:
      'NEIEP graduate or CET certification | State of Wisconsin elevator mechanic license | Field experience | Comfortable at height | Reads wiring diagrams | Clean driving record',
    preferred: 'Escalator experience | Otis Gen2 or KONE EcoSpace | Polish or Spanish',
    knockouts: 'State of Wisconsin elevator mechanic license',
    duties:
      'Run a maintenance route | Troubleshoot relay and microprocessor controllers | Respond to entrapments | Keep the MCP logs',
    languages: 'Polish | Spanish',
  },
  {
    name: 'midwife-nz',
    text: `Core Midwife - Birthing Unit
Te Whatu Kahurangi Health, Rotorua, New Zealand
0.6 to 1.0 FTE, rostered and rotating

He kōrero mō te tūranga | About the role
Provide continuity for wāhine and their whānau across antenatal, labour and postnatal care. You will assess, plan and document care, work alongside LMCs and obstetric staff, and act as a preceptor for students.

Ō pūkenga | About you
To succeed in this position you will be registered with Te Tatau o te Whare Kahu | Midwifery Council and hold a current annual practising certificate. New graduates are encouraged to apply. You will have sound CTG interpretation and neonatal resuscitation skills, a real commitment to Te Tiriti o Waitangi, and be able to work across all shifts. A lactation consultant qualification or perineal suturing competency would be well regarded.

Mō mātou | About us
Our unit welcomes around 1,300 babies a year.

Pay is as per the MERAS collective, from NZ$80,445 to NZ$108,140 pro rata. As this role works with children, a safety check under the Children's Act 2014 is required.`,
    title: 'Core Midwife - Birthing Unit',
    company: 'Te Whatu Kahurangi Health',
    location: 'Rotorua, New Zealand',
    workMode: null,
    employmentType: null,
    salary: '80445-108140 NZD/year',
    yearsMin: null,
    degree: null,
    required:
      'Registered with Te Tatau o te Whare Kahu | Midwifery Council | Annual practising certificate | CTG interpretation | Neonatal resuscitation | Commitment to Te Tiriti o Waitangi | Work across all shifts',
    preferred: 'Lactation consultant qualification or perineal suturing competency',
    knockouts:
      "Registered with Midwifery Council | Annual practising certificate | Safety check under the Children's Act",
    duties:
      'Assess, plan and document care | Work alongside LMCs and obstetric staff | Act as a preceptor for students',
    languages: '',
  },
  {
    name: 'estate-agent',
    text: `Lettings Negotiator, Clifton & Redland, Bristol. £24k basic, £35k OTE, car allowance.

Pemberly Lane are after a Lettings Negotiator with a bit of spark. Twelve months' lettings or sales experience would be ideal but we'd rather have the right attitude, so if you've come from hospitality or retail that's absolutely fine.

A full UK driving licence and your own car are essential. So is a smart appearance, a decent telephone manner and not minding Saturdays (one in two). You'll also need to be on top of your inbox.

Viewings, valuations, chasing references, progressing tenancies, keeping landlords sweet – that's the gig. Reapit knowledge handy. ARLA qualified? Even better.

Drop us a line: lettings@pemberlylane.example`,
    title: 'Lettings Negotiator',
    company: 'Pemberly Lane',
    location: 'Bristol',
    workMode: null,
    employmentType: null,
    salary: '24000-24000 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Full UK driving licence | Own car | Smart appearance | Telephone manner | Not minding Saturdays | On top of your inbox',
    preferred: 'Lettings or sales experience | Reapit | ARLA qualified',
    knockouts: '',
    duties: '',
    languages: '',
  },
  {
    name: 'meteorologist',
    text: `Meteorologist (80–100%)
Place of work: Locarno-Monti
Employer: Federal Weather Bureau (fictional), Regional Centre South

Your tasks
• Issuing forecasts and severe weather warnings for the southern Alps, in shifts around the clock
• Advising civil protection authorities and air traffic
• Giving interviews to radio and television in Italian
• Developing verification methods in Python

Your profile
• Master's degree in atmospheric sciences, physics or environmental sciences
• Completed or ongoing training as an operational forecaster (BIP-M)
• Several years of forecasting experience are an asset
• Resilience and pleasure in communicating with the public
• Languages: Italian (C2), German and English (B2); French is welcome

We offer
• CHF 98'000 – 132'000 per year, 13 instalments
• 41-hour week, annual working-time model

Your complete application should reach us by 31 March.`,
    title: 'Meteorologist',
    company: 'Federal Weather Bureau (fictional), Regional Centre South',
    location: 'Locarno-Monti',
    workMode: null,
    employmentType: null,
    salary: '98000-132000 CHF/year',
    yearsMin: null,
    degree: 'master',
    required:
      "Master's degree in atmospheric sciences, physics or environmental sciences | Training as an operational forecaster (BIP-M) | Resilience | Communicating with the public | Italian (C2) | German | English (B2)",
    preferred: 'Forecasting experience | French',
    knockouts: '',
    duties:
      'Issuing forecasts and severe weather warnings | Advising civil protection authorities and air traffic | Giving interviews to radio and television | Developing verification methods in Python',
    languages: 'Italian | German | English | French',
  },
  {
    name: 'dairy-farm-manager-ie',
    text: `FARM MANAGER WANTED

180 cow spring-calving dairy herd near Mitchelstown, Co. Cork. 20-unit parlour with ACRs, robotic scraper, good modern housing on the yard for manager.

The job: full responsibility for the herd, grassland management, calf rearing, keeping of AIM and Bord Bia records, one student to supervise.

The right person will have a Green Cert or Level 6 in agriculture, two seasons minimum in a senior role on a grass-based farm, proven heat detection and AI skills and a tractor licence. Someone who measures grass weekly (PastureBase) and enjoys it. Must love cows. Non-smoker preferred.

Salary €48,000 to €55,000 d.o.e. plus house. Every second weekend off, guaranteed.

Apply in writing to Tadhg Ó Riordan, Ballyveelish Dairies, before Oct 20th.`,
    title: 'Farm Manager',
    company: 'Ballyveelish Dairies',
    location: 'Mitchelstown, Co. Cork',
    workMode: null,
    employmentType: null,
    salary: '48000-55000 EUR/year',
    yearsMin: null,
    degree: null,
    required:
      'Green Cert or Level 6 in agriculture | Senior role on a grass-based farm | Heat detection | AI skills | Tractor licence | Measures grass weekly (PastureBase) | Love cows',
    preferred: '',
    knockouts: '',
    duties:
      'Responsibility for the herd | Grassland management | Calf rearing | Keeping of AIM and Bord Bia records | Supervise one student',
    languages: '',
  },
  {
    name: 'call-centre-hyderabad',
    text: `Customer Support Executive (International Voice Process) – Night Shift

Company: Velora BPO Solutions
Location: Hitech City, Hyderabad, Telangana
CTC: ₹3.2 LPA to ₹4.6 LPA
Work mode: Work from office
No. of vacancies: 40

Eligibility Criteria:
1) Any graduate / undergraduate with minimum 6 months of international voice experience
2) Excellent verbal communication in English (neutral accent)
3) Typing speed of 30 WPM with 90% accuracy
4) Should be flexible with rotational night shifts and week offs
5) Must have own laptop? No, company will provide the same.
6) Candidates with gaps in education may also apply

Added advantage: Experience on Zendesk / Freshdesk.

Responsibilities:
1) Handling inbound calls from US customers
2) Resolving billing queries within TAT
3) Maintaining CSAT above 85%

Interview rounds: HR, Versant, Ops. Walk-in: 11 AM to 3 PM. Carry updated resume and Aadhaar copy.
Contact Person: HR Sravani`,
    title: 'Customer Support Executive (International Voice Process)',
    company: 'Velora BPO Solutions',
    location: 'Hyderabad, Telangana',
    workMode: 'onsite',
    employmentType: null,
    salary: '320000-460000 INR/year',
    yearsMin: null,
    degree: null,
    required:
      'Any graduate / undergraduate | International voice experience | Verbal communication in English | Typing speed of 30 WPM | Flexible with rotational night shifts',
    preferred: 'Zendesk / Freshdesk',
    knockouts: '',
    duties:
      'Handling inbound calls from US customers | Resolving billing queries within TAT | Maintaining CSAT above 85%',
    languages: 'English',
  },
  {
    name: 'museum-registrar',
    text: `Assistant Registrar, Loans
The Aldermere Museum of Art
Hartford, CT (hybrid, three days on campus)

About the Museum
The Aldermere holds 31,000 works and welcomes a quarter of a million visitors a year.

The Opportunity
The Assistant Registrar coordinates outgoing loans, drafts loan agreements and insurance documents, arranges packing and shipping with fine-art handlers, and couriers works when needed. The position reports to the Senior Registrar and is one of five in the department.

Who Thrives Here
People who are methodical, tactful and calm under deadline.

Qualifications
B.A. in art history, museum studies, or a related field required; M.A. preferred. Three to five years of museum registration experience. Demonstrated knowledge of object handling, condition reporting, and import/export regulations. Proficiency with TMS or a comparable collections database. Ability to travel domestically and internationally as a courier. Reading knowledge of a second European language desirable.

Compensation
The hiring range for this position is $58,000–$64,500. Generous vacation.

To Apply
Send a letter and résumé as one PDF. No calls, please. Review of applications begins June 1.`,
    title: 'Assistant Registrar, Loans',
    company: 'Aldermere Museum of Art',
    location: 'Hartford, CT',
    workMode: 'hybrid',
    employmentType: null,
    salary: '58000-64500 USD/year',
    yearsMin: 3,
    degree: 'bachelor',
    required:
      'B.A. in art history, museum studies, or a related field | Museum registration experience | Object handling | Condition reporting | Import/export regulations | TMS or a comparable collections database | Travel domestically and internationally as a courier',
    preferred: 'M.A. | Reading knowledge of a second European language',
    knockouts: '',
    duties:
      'Coordinates outgoing loans | Drafts loan agreements and insurance documents | Arranges packing and shipping | Couriers works',
    languages: '',
  },
  {
    name: 'locksmith-gumtree',
    text: `MOBILE LOCKSMITH - SUBCONTRACT - GLASGOW & SURROUNDING

hi there, busy locksmith firm (KeyTurn 24) with loads of work looking for 2 mobile locksmiths asap

what you need:
own van + tools
non destructive entry skills - we will test you
upvc mechanisms, euro cylinders, safes a bonus
basic disclosure
smartphone
be polite to customers!!
2 yrs min in the trade

what u get:
50/50 split on labour, most of our guys clear £900-£1200 a week
paid every friday

no time wasters. whatsapp 07700 900461`,
    title: 'Mobile Locksmith',
    company: 'KeyTurn 24',
    location: 'Glasgow',
    workMode: null,
    employmentType: 'contract',
    salary: '900-1200 GBP/week',
    yearsMin: 2,
    degree: null,
    required:
      'Own van + tools | Non destructive entry skills | UPVC mechanisms | Euro cylinders | Smartphone | Polite to customers',
    preferred: 'Safes',
    knockouts: 'Basic disclosure',
    duties: '',
    languages: '',
  },
  {
    name: 'grants-officer-ngo',
    text: `VACANCY ANNOUNCEMENT
Position Title: Grants and Compliance Officer
Duty Station: Kisumu, Kenya
Reporting to: Finance and Grants Manager
Duration: 12 months (renewable subject to funding)
Organization: Lakeshore Relief Alliance (LRA)

1. BACKGROUND
LRA is a humanitarian organization working with fishing communities in western Kenya since 1998.

2. KEY DUTIES AND RESPONSIBILITIES
2.1 Review sub-grantee financial reports and supporting documents
2.2 Track grant agreements, amendments and reporting deadlines
2.3 Conduct quarterly monitoring visits to partner organizations
2.4 Train partners on donor rules and regulations

3. PERSON SPECIFICATION
Education
- Bachelor's degree in Finance, Commerce, Business Administration or any other relevant field
- CPA (K) part II or ACCA part II
Experience
- At least 4 years' experience in grants management with an international NGO
- Working knowledge of USAID, EU and FCDO regulations
Skills & Competencies
- Advanced MS Excel
- Strong report writing skills
- Fluency in English and Kiswahili; Dholuo an added advantage
- High level of integrity

Interested candidates should submit their application not later than 5:00 p.m. on Friday 23rd. LRA does not charge any fee at any stage of recruitment. Women and persons with disabilities are encouraged to apply. Only shortlisted candidates will be contacted.`,
    title: 'Grants and Compliance Officer',
    company: 'Lakeshore Relief Alliance (LRA)',
    location: 'Kisumu, Kenya',
    workMode: null,
    employmentType: 'fixed-term',
    salary: null,
    yearsMin: 4,
    degree: 'bachelor',
    required:
      "Bachelor's degree in Finance, Commerce, Business Administration or any other relevant field | CPA (K) part II or ACCA part II | Grants management with an international NGO | USAID, EU and FCDO regulations | Advanced MS Excel | Report writing skills | Fluency in English | Kiswahili | Integrity",
    preferred: 'Dholuo',
    knockouts: '',
    duties:
      'Review sub-grantee financial reports | Track grant agreements, amendments and reporting deadlines | Conduct quarterly monitoring visits | Train partners on donor rules',
    languages: 'English',
  },
  {
    name: 'ski-instructor',
    text: `Children's Ski Instructor, Winter Season
Larch & Snow Ski School — Saint-Gervais, French Alps
1 December to 15 April

We teach 4- to 12-year-olds in groups of eight and we do it with songs, flags and a great deal of hot chocolate.

You hold BASI Level 2 or an ISIA-recognised equivalent. You hold a valid paediatric first aid certificate. You have taught children, on snow or off it, for one full season at least. You speak fluent English and enough French to calm a worried parent. You are an EU citizen or have a French work permit already; sadly we are not able to help with visas. Level 3, a snowboard ticket, or Dutch: all nice to have, none needed.

You live in our staff chalet (shared rooms), eat with us, ski free. Pay is €1,950 net per month.

Write to Bram: jobs@larchandsnow.example. Tell us the funniest thing a child has said to you on a chairlift.`,
    title: "Children's Ski Instructor",
    company: 'Larch & Snow Ski School',
    location: 'Saint-Gervais',
    workMode: null,
    employmentType: null,
    salary: '1950-1950 EUR/month',
    yearsMin: null,
    degree: null,
    required:
      'BASI Level 2 or an ISIA-recognised equivalent | Paediatric first aid certificate | Taught children | Fluent English | French | EU citizen or French work permit',
    preferred: 'Level 3 | Snowboard ticket | Dutch',
    knockouts: 'EU citizen or French work permit',
    duties: '',
    languages: 'English | French | Dutch',
  },
]
