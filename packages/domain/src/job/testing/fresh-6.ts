import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh6: LabelledAd[] = [
  {
    name: 'audiologist',
    text: `Audiologist – Ear, Nose & Throat of the Carolinas
Greenville, SC

Position Summary:
We are seeking a full-time Audiologist to join our seven-physician ENT practice. The Audiologist will evaluate hearing and balance in patients of all ages, fit and program hearing aids, and counsel families.

Essential Job Functions:
• Perform comprehensive audiologic and VNG evaluations
• Dispense and service hearing instruments from all major manufacturers
• Program and troubleshoot cochlear implants
• Document in ModMed within 24 hours

Education & Experience:
• Doctor of Audiology (Au.D.) from an accredited program
• Clinical externship completed; 1 year post-graduate experience preferred

Licenses:
• South Carolina audiology license or eligibility
• CCC-A preferred
• Hearing aid dispensing license as required by state law

Knowledge, Skills and Abilities:
• Ability to communicate effectively with patients who have hearing loss
• Proficiency with NOAH software
• Knowledge of American Sign Language a plus

Compensation: $82,000 – $98,000 annually plus hearing aid commission. Benefits include health, dental, vision, 401(k) and CEU allowance.

No recruiters, please.`,
    title: 'Audiologist',
    company: 'Ear, Nose & Throat of the Carolinas',
    location: 'Greenville, SC',
    workMode: null,
    employmentType: 'full-time',
    salary: '82000-98000 USD/year',
    yearsMin: null,
    degree: 'doctorate',
    required:
      'Doctor of Audiology (Au.D.) from an accredited program | Clinical externship completed | South Carolina audiology license | Hearing aid dispensing license | Communicate effectively with patients | NOAH software',
    preferred: 'Post-graduate experience | CCC-A | American Sign Language',
    knockouts: 'South Carolina audiology license | Hearing aid dispensing license',
    duties:
      'Evaluate hearing and balance | Perform comprehensive audiologic and VNG evaluations | Dispense and service hearing instruments | Program and troubleshoot cochlear implants | Document in ModMed',
    languages: '',
  },
  {
    name: 'pest-control-technician',
    text: `Field Technician (Pest Control)
Barrow Environmental
Covering: Kent and East Sussex
£27,000 + overtime + van + fuel card

Do you like problem solving, driving about and meeting new people? Not squeamish? Read on.

What does a typical day look like?
Eight to ten calls a day at restaurants, farms and people's homes. You'll survey, treat, proof and leave the customer knowing what you did and why. You'll log each visit on our app.

What do I need?
RSPH Level 2 Award in Pest Management - or be prepared to take it in your first six months (we pay)
Full driving licence with no more than 6 points
Happy working alone and at height
A good standard of written English
DBS check
Customer service background helpful

What's in it for me?
A van you can take home
25 days + your birthday
A clear route to Field Biologist

Got questions? Call Gemma in the office on 01622 555 018.`,
    title: 'Field Technician (Pest Control)',
    company: 'Barrow Environmental',
    location: 'Kent',
    workMode: null,
    employmentType: null,
    salary: '27000-27000 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'RSPH Level 2 Award in Pest Management | Full driving licence | Working alone and at height | Written English',
    preferred: 'Customer service background',
    knockouts: 'DBS check',
    duties: 'Survey, treat, proof | Log each visit on our app',
    languages: 'English',
  },
  {
    name: 'wedding-planner',
    text: `Wedding & Events Planner
Rosehip House, near Ludlow

Rosehip House is a 16th-century manor that hosts about sixty weddings a year. Our planner Beth is leaving us to have twins and we're looking for someone to fill her enormous shoes on a 12-month maternity cover.

You would take each couple from first visit to last dance: show-rounds, quotes and contracts, supplier bookings, timelines, and running the day itself. You'd also look after our Instagram with help from a freelancer.

We imagine you have planned weddings or large events for at least three years, most likely in a venue or a hotel. You are unflappable. You can build a spreadsheet and read a floor plan. You don't mind being in wellies at 7am and heels at 7pm. A driving licence is a must as there are no buses. A Level 3 food hygiene certificate and a personal licence would be handy, though we can put you through both.

£30,000, weekends mostly worked in season (you get Mondays and Tuesdays), meals on shift.

If you'd like to come and look round first, ring Charlotte. Closing date Sunday 10 January.`,
    title: 'Wedding & Events Planner',
    company: 'Rosehip House',
    location: 'Ludlow',
    workMode: null,
    employmentType: 'fixed-term',
    salary: '30000-30000 GBP/year',
    yearsMin: 3,
    degree: null,
    required:
      'Planned weddings or large events | Unflappable | Build a spreadsheet | Read a floor plan | Driving licence',
    preferred: 'Level 3 food hygiene certificate | Personal licence',
    knockouts: 'Driving licence',
    duties: 'Take each couple from first visit to last dance | Look after our Instagram',
    languages: '',
  },
  {
    name: 'environmental-health-officer-table',
    text: `Environmental Health Officer (Food & Safety)
Calder Vale Borough Council

Job reference	PLC/0417
Location	Town Hall, Hebden Royd / agile working
Contract	Permanent
Hours	37 hours per week
Salary	SO2 £36,363 - £38,220 (pay award pending)
Closing date	20/11/2026

The Role
We have an opportunity for an EHO in our award-winning Food & Safety team. You will carry out programmed inspections, investigate complaints, accidents and outbreaks, prepare cases for prosecution and advise businesses.

Person Specification
Criteria	Essential/Desirable	How assessed
BSc/MSc in Environmental Health, or EHRB Diploma	Essential	Application
Chartered EHP status (CIEH)	Desirable	Application
Two years' post-qualification experience in food hygiene enforcement	Essential	Application/Interview
Lead Assessor/Auditor qualification	Desirable	Application
Experience of taking legal proceedings	Desirable	Interview
Knowledge of the Food Law Code of Practice	Essential	Interview
Ability to travel around the borough	Essential	Application

Calder Vale is a Disability Confident employer.`,
    title: 'Environmental Health Officer (Food & Safety)',
    company: 'Calder Vale Borough Council',
    location: 'Hebden Royd',
    workMode: null,
    employmentType: null,
    salary: '36363-38220 GBP/year',
    yearsMin: 2,
    degree: null,
    required:
      'BSc/MSc in Environmental Health, or EHRB Diploma | Food hygiene enforcement | Food Law Code of Practice | Travel around the borough',
    preferred: 'Chartered EHP status (CIEH) | Lead Assessor/Auditor qualification | Taking legal proceedings',
    knockouts: '',
    duties:
      'Carry out programmed inspections | Investigate complaints, accidents and outbreaks | Prepare cases for prosecution | Advise businesses',
    languages: '',
  },
  {
    name: 'esl-teacher-korea',
    text: `Native English Teacher Wanted!!! Daejeon, South Korea

School: Bluebird English Academy
Start date: March 1
Students: Kindergarten – Grade 6
Working hours: Mon-Fri 1:00pm to 7:30pm
Monthly salary: 2.3 - 2.6 million KRW
Housing: single studio (furnished)

REQUIREMENTS:
- Citizen of US, UK, Canada, Australia, NZ, Ireland or South Africa
- Bachelor's degree (any major), apostilled
- Clean nationwide criminal background check, apostilled
- TEFL/TESOL 120 hrs (preferred)
- No visible tattoos
- Love for kids!

BENEFITS:
- Round trip airfare
- Severance pay, 50% national pension and health insurance

Teachers currently in Korea are also welcome. E-mail resume, recent photo & a copy of your passport info page.`,
    title: 'Native English Teacher',
    company: 'Bluebird English Academy',
    location: 'Daejeon, South Korea',
    workMode: null,
    employmentType: null,
    salary: null,
    yearsMin: null,
    degree: 'bachelor',
    required:
      "Citizen of US, UK, Canada, Australia, NZ, Ireland or South Africa | Bachelor's degree (any major) | Nationwide criminal background check | No visible tattoos | Love for kids",
    preferred: 'TEFL/TESOL 120 hrs',
    knockouts: 'Citizen of US, UK, Canada, Australia, NZ, Ireland or South Africa | Criminal background check',
    duties: '',
    languages: '',
  },
  {
    name: 'patent-translator-munich',
    text: `Patent Translator JA/EN > DE (all genders)
Quellmann IP Services GmbH, Munich · hybrid · part-time possible (from 28 h)

Words decide patents. For 34 years Quellmann has translated for law firms and industry.

Your responsibilities:
• translation and post-editing of patent specifications, mainly mechanical engineering and electronics
• terminology work in MultiTerm
• final proofreading according to the four-eyes principle

Your qualifications:
• degree in translation studies or in a technical subject
• native-level German, excellent English and very good Japanese (JLPT N1 or N2)
• at least 2 years of professional experience in technical translation
• sound knowledge of a CAT tool, preferably memoQ
• ideally you know the formal requirements of the EPO

Our offer:
• EUR 48,000 to 60,000 p.a. for full time, depending on experience
• 3 days of home office per week
• public transport ticket

Sounds like you? Please apply via our career page, stating your earliest possible starting date.`,
    title: 'Patent Translator JA/EN > DE',
    company: 'Quellmann IP Services GmbH',
    location: 'Munich',
    workMode: 'hybrid',
    employmentType: 'part-time',
    salary: '48000-60000 EUR/year',
    yearsMin: 2,
    degree: 'bachelor',
    required:
      'Degree in translation studies or in a technical subject | Native-level German | English | Japanese (JLPT N1 or N2) | Technical translation | CAT tool',
    preferred: 'memoQ | Formal requirements of the EPO',
    knockouts: '',
    duties:
      'Translation and post-editing of patent specifications | Terminology work in MultiTerm | Final proofreading',
    languages: 'German | English | Japanese',
  },
  {
    name: 'yard-manager-horses',
    text: `Head Girl / Yard Manager - Eventing Yard - Gloucestershire
We have a live-in position for an experienced Head Girl/Lad on our busy competition yard (12 horses, novice to 4*). Would suit someone with BHS Stage 3 or equivalent experience.

Must be able to: ride and school to a good standard, plait, clip, pull manes, treat minor injuries, drive a 7.5t lorry (C1), and manage two working pupils.
Not essential but good: HGV, experience with youngstock, ability to groom at three day events abroad.
Own dog considered. Own horse negotiable.
5.5 days a week, £480pw net, self-contained flat with bills paid, regular lessons.
Non smokers only please.
References will be taken up.
Contact Lucinda, Team Hartpury Lane Eventing, by text 07700 900733`,
    title: 'Head Girl / Yard Manager',
    company: 'Team Hartpury Lane Eventing',
    location: 'Gloucestershire',
    workMode: null,
    employmentType: null,
    salary: '480-480 GBP/week',
    yearsMin: null,
    degree: null,
    required:
      'Ride and school to a good standard | Plait | Clip | Pull manes | Treat minor injuries | Drive a 7.5t lorry (C1) | Manage two working pupils',
    preferred: 'BHS Stage 3 | HGV | Youngstock | Groom at three day events abroad',
    knockouts: '',
    duties: '',
    languages: '',
  },
  {
    name: 'data-centre-technician',
    text: `Data Centre Operations Technician - Shift
Arklow Cloud Infrastructure
Clonee, Co. Meath, Ireland
Full time · On-site

Job ID: 2611 | Arklow Cloud Ireland Ltd

DESCRIPTION
Are you hands-on, curious and calm at 3 a.m.? Our technicians keep the hardware behind millions of websites alive.

Key job responsibilities
- Install, rack and cable servers and network devices
- Diagnose hardware faults from tickets and replace parts
- Follow change management procedures without exception
- Carry out safety walks

BASIC QUALIFICATIONS
- 2+ years of experience in IT support, electronics or a related technical field
- Working knowledge of Linux command line
- Experience with structured cabling (copper and fibre)
- Ability to work a 12-hour rotating shift pattern incl. nights
- Able to lift 18 kg

PREFERRED QUALIFICATIONS
- CompTIA Server+ or Network+
- Scripting in Bash or Python
- Experience with BGP or OSPF troubleshooting

Arklow is committed to an inclusive workplace. If you need an adjustment during the application process, please let us know.`,
    title: 'Data Centre Operations Technician - Shift',
    company: 'Arklow Cloud Infrastructure',
    location: 'Clonee, Co. Meath',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: null,
    yearsMin: 2,
    degree: null,
    required:
      'IT support, electronics or a related technical field | Linux command line | Structured cabling | 12-hour rotating shift pattern | Lift 18 kg',
    preferred: 'CompTIA Server+ or Network+ | Scripting in Bash or Python | BGP or OSPF troubleshooting',
    knockouts: '',
    duties:
      'Install, rack and cable servers and network devices | Diagnose hardware faults | Follow change management procedures | Carry out safety walks',
    languages: '',
  },
  {
    name: 'phlebotomist-agency',
    text: `🩸 PHLEBOTOMIST 🩸 | Mobile | Sacramento, CA | $24-$28/hr | 1099? NO - W2!

BrightVein Staffing is hiring mobile phlebotomists for home draws in the greater Sacramento area.

Schedule: M-F 5am-1pm
Start: ASAP (pending onboarding)

You MUST have:
➡️ CPT1 license (California) - active
➡️ 6+ months of phlebotomy experience
➡️ Reliable car, auto insurance & clean DMV
➡️ BLS card

Great to have:
➡️ Spanish, Tagalog or Hmong
➡️ Pediatric draws
➡️ Experience w/ centrifuges + dry ice shipping

Your day:
➡️ 8-12 stops
➡️ verify ID, draw, label, spin, drop at lab by noon

Weekly pay + mileage. Text "DRAW" to 916-555-0171 to apply today!`,
    title: 'Phlebotomist',
    company: 'BrightVein Staffing',
    location: 'Sacramento, CA',
    workMode: null,
    employmentType: null,
    salary: '24-28 USD/hour',
    yearsMin: null,
    degree: null,
    required:
      'CPT1 license (California) | Phlebotomy experience | Reliable car | Auto insurance | Clean DMV | BLS card',
    preferred: 'Spanish, Tagalog or Hmong | Pediatric draws | Centrifuges + dry ice shipping',
    knockouts: 'CPT1 license',
    duties: '8-12 stops | Verify ID, draw, label, spin',
    languages: 'Spanish | Hmong',
  },
  {
    name: 'letterpress-printer',
    text: `Dear friends of the press,

The Quoin & Brayer Press (Asheville, North Carolina) has room for a letterpress printer, three days a week to begin with.

The work is half commercial (cards, labels, wedding suites) and half our own books. You would set type by hand, lock up formes, run a Vandercook 4 and a Heidelberg Windmill, mix inks and teach a weekend class now and then.

Please apply if you have run a press on your own for two years or longer, whether for pay or for love; if you can keep register to a hair; if you own up to mistakes. Experience with photopolymer plates would help us a good deal. Some knowledge of InDesign helps too. No degree needed.

$21 an hour to start, $24 after six months. Health stipend. A dog named Em Dash.

Send three samples and a note to pressroom@quoinandbrayer.example by March 15.`,
    title: 'Letterpress printer',
    company: 'Quoin & Brayer Press',
    location: 'Asheville, North Carolina',
    workMode: null,
    employmentType: null,
    salary: '21-21 USD/hour',
    yearsMin: 2,
    degree: null,
    required: 'Run a press on your own | Keep register to a hair | Own up to mistakes',
    preferred: 'Photopolymer plates | InDesign',
    knockouts: '',
    duties:
      'Set type by hand | Lock up formes | Run a Vandercook 4 and a Heidelberg Windmill | Mix inks | Teach a weekend class',
    languages: '',
  },
]
