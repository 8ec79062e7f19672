import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const tradesAndTransport: LabelledAd[] = [
  {
    name: 'hgv-driver',
    text: `
HGV Class 1 Driver (Nights)
Tannery Lane Haulage Ltd - Wakefield, West Yorkshire

£17.50 - £19.25 per hour | Full time | Permanent

Due to new contracts we are looking for experienced Class 1 drivers for our trunking fleet. Four on, four off, 12 hour shifts from 18:00.

You must have:
- A full UK Category C+E licence with no more than 6 points
- Driver CPC card and digital tachograph card
- At least 2 years' Class 1 experience
- Good knowledge of drivers' hours and the Working Time Directive

ADR would be an advantage, as would Moffett experience.

What's on offer:
- Overtime at time and a half
- New Scania fleet
- 28 days holiday
- Company pension

Apply today with your CV or call the traffic office on 01924 555 0134.
`,
    title: 'HGV Class 1 Driver',
    company: 'Tannery Lane Haulage Ltd',
    location: 'Wakefield, West Yorkshire',
    workMode: null,
    employmentType: 'full-time',
    salary: '17.5-19.25 GBP/hour',
    yearsMin: 2,
    degree: null,
    required:
      "Category C+E licence | Driver CPC | Digital tachograph card | Class 1 experience | Drivers' hours | Working Time Directive",
    preferred: 'ADR | Moffett',
    knockouts: 'Full UK Category C+E licence',
  },
  {
    name: 'warehouse-supervisor',
    text: `
Apply now
Save

Warehouse Supervisor
Copperfern Distribution · Memphis, TN (On-site)
2 weeks ago · Over 100 applicants
$24.00/hr - $28.50/hr · Full-time · Mid-Senior level

Meet the hiring team
Message

Summary
The Warehouse Supervisor runs second shift (3 pm to 11:30 pm) in our 400,000 sq ft distribution center. The supervisor leads 25 associates, plans labor, and is accountable for safety, quality and on-time shipping.

Requirements
High school diploma or GED
3-5 years of warehouse experience, including 1+ year in a lead or supervisory role
Forklift certified or willing to be certified
Experience with a WMS (Manhattan, SAP EWM or similar)
Must be able to lift 50 pounds and stand for long periods
Strong leadership and communication skills

Preferred
Bilingual (English/Spanish)
Associate's degree in supply chain or business
Lean or 5S experience

Benefits
Medical, dental, vision · 401(k) match · Tuition reimbursement up to $5,000 · Weekly pay

Candidates must pass a pre-employment drug screen and background check.
Set alert for similar jobs
`,
    title: 'Warehouse Supervisor',
    company: 'Copperfern Distribution',
    location: 'Memphis, TN',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: '24-28.5 USD/hour',
    yearsMin: 3,
    degree: null,
    required:
      'High school diploma or GED | Warehouse experience | Lead or supervisory role | Forklift certified | WMS (Manhattan, SAP EWM) | Lift 50 pounds | Leadership | Communication skills',
    preferred: "English/Spanish bilingual | Associate's degree in supply chain or business | Lean or 5S",
    knockouts: 'Pass a drug screen and background check',
  },
  {
    name: 'cnc-machinist',
    text: `
CNC MACHINIST - 1ST SHIFT
Company: Redgate Precision Inc.
Location: Rockford, Illinois
Pay: $26-34/hr based on experience
Job Type: Full-time

Redgate Precision makes landing gear parts. AS9100 certified, climate controlled, 60 employees.

DESCRIPTION
Set up and run 3- and 5-axis mills. Inspect parts with CMM and hand gauges. Edit programs at the control. Keep your cell clean.

QUALIFICATIONS
- 5 years CNC machining experience in aerospace or other tight tolerance work
- Ability to read blueprints and GD&T
- Fanuc and Siemens controls
- Mastercam a plus
- Own hand tools
- U.S. Person status required (ITAR)
- High school diploma/GED

BENEFITS
Health/dental/vision, 401k w/ match, 10 paid holidays, $1,000 sign-on bonus

We are an EEO employer M/F/Vet/Disability
`,
    title: 'CNC Machinist',
    company: 'Redgate Precision Inc.',
    location: 'Rockford, Illinois',
    workMode: null,
    employmentType: 'full-time',
    salary: '26-34 USD/hour',
    yearsMin: 5,
    degree: null,
    required:
      'CNC machining in aerospace or tight tolerance | Read blueprints | GD&T | Fanuc | Siemens controls | Hand tools | U.S. Person status | High school diploma/GED',
    preferred: 'Mastercam',
    knockouts: 'U.S. Person status',
  },
  {
    name: 'elektroniker',
    text: `
Elektroniker für Betriebstechnik (m/w/d)
Moorbach Antriebstechnik GmbH
Standort: Bielefeld
Anstellungsart: Vollzeit, unbefristet

Wir sind ein Familienunternehmen mit 240 Mitarbeitenden und bauen Antriebe für Förderanlagen.

Ihre Aufgaben
• Wartung und Instandhaltung unserer Produktionsanlagen
• Fehlersuche und Behebung von Störungen
• Programmierung kleiner Änderungen in Siemens S7

Ihr Profil
• Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik oder vergleichbare Qualifikation
• Mindestens 3 Jahre Berufserfahrung in der Instandhaltung
• Kenntnisse in Siemens S7 und TIA Portal
• Gute Deutschkenntnisse in Wort und Schrift
• Führerschein Klasse B wünschenswert
• Bereitschaft zur Schichtarbeit

Wir bieten
• 42.000 – 48.000 € Jahresgehalt
• 30 Tage Urlaub
• Betriebliche Altersvorsorge

Kontakt: Frau Lindemann, jobs@moorbach.example.de
`,
    title: 'Elektroniker für Betriebstechnik',
    company: 'Moorbach Antriebstechnik GmbH',
    location: 'Bielefeld',
    workMode: null,
    employmentType: 'full-time',
    salary: '42000-48000 EUR/year',
    yearsMin: 3,
    degree: null,
    required:
      'Ausbildung als Elektroniker für Betriebstechnik | Instandhaltung | Siemens S7 | TIA Portal | Deutschkenntnisse | Schichtarbeit',
    preferred: 'Führerschein Klasse B',
    knockouts: '',
  },
  {
    name: 'landscape-foreman',
    text: `
Landscape Construction Foreman

Fernhollow Landscapes, Portland OR. Hiring now! Pay: $28 to $35 per hour, plus overtime. Company truck.

WHAT YOU'LL DO
Lead a crew of 3-5 on residential hardscape jobs
Read plans and lay out grades
Operate skid steers and mini excavators
Keep daily logs in Aspire

WHAT YOU NEED
Minimum 3 years' experience in landscape construction, 1 year leading a crew
Pavers, retaining walls, irrigation and drainage
Valid driver's license with clean record (must be insurable)
Able to lift 75 lbs
Conversational Spanish preferred
LCP license, CDL or pesticide applicator license a plus

PERKS
Health insurance after 60 days, paid holidays, winter work available, boots allowance.
`,
    title: 'Landscape Construction Foreman',
    company: 'Fernhollow Landscapes',
    location: 'Portland, OR',
    workMode: null,
    employmentType: null,
    salary: '28-35 USD/hour',
    yearsMin: 3,
    degree: null,
    required:
      "Landscape construction | Leading a crew | Pavers | Retaining walls | Irrigation | Drainage | Driver's license | Lift 75 lbs",
    preferred: 'Spanish | LCP license, CDL or pesticide applicator license',
    knockouts: "Driver's license",
  },
  {
    name: 'flight-attendant',
    text: `
Cabin Crew – Fixed-term (8 months), Manchester Airport

Skylark Isles Airways flies sun seekers to 31 islands. We're recruiting 120 cabin crew for the summer season.

What you'll be doing:
As cabin crew you'll keep passengers safe, serve food and drinks, sell duty free and deal with whatever happens at 36,000 feet.

Essential requirements:
✓ Aged 18 or over
✓ Height between 5'2" and 6'1"
✓ Able to swim 25 metres unaided
✓ Fluent in English, both written and spoken
✓ Valid passport with unrestricted worldwide travel
✓ Eligible to live and work in the UK
✓ Live within 90 minutes of Manchester Airport
✓ Customer service experience

Desirable:
✓ A second European language
✓ Previous cabin crew experience

Package: basic salary of £16,500 plus flight pay, giving typical earnings of £24,000.

All offers are subject to a criminal record check and five year reference check.
`,
    title: 'Cabin Crew',
    company: 'Skylark Isles Airways',
    location: 'Manchester',
    workMode: null,
    employmentType: 'fixed-term',
    salary: '16500-16500 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Height | Swim 25 metres | Fluent English | Passport | Eligible to live and work in the UK | Live within 90 minutes of Manchester Airport | Customer service',
    preferred: 'Second European language | Cabin crew experience',
    knockouts: 'Eligible to live and work in the UK | Live within 90 minutes of Manchester Airport',
  },
  {
    name: 'sort-center-manager',
    text: `
Job ID: 2884120 | Parcelwing Logistics LLC

DESCRIPTION
Parcelwing Logistics is seeking an Operations Manager to lead a team of 8 Area Managers at our sort center in Joliet, IL. You will be responsible for safety, quality, performance and people development of a building that ships 300,000 packages a day.

Key job responsibilities
- Own all budgetary, people development and operations objectives
- Mentor, train and develop Area Managers for career progression
- Proactively identify and lead process improvement projects
- Partner with Human Resources and Loss Prevention

A day in the life
Your shift starts with a stand-up meeting on the floor.

BASIC QUALIFICATIONS
- Bachelor's degree or equivalent, or 3+ years of Parcelwing experience
- 4+ years of employee and performance management experience
- Experience with performance metrics and process improvement
- Are 18 years of age or older

PREFERRED QUALIFICATIONS
- MBA or a Master's degree in Engineering, Operations or Supply Chain
- Experience with Lean, Six Sigma or Kaizen techniques
- Knowledge of Microsoft Office products and applications at an advanced level

Our inclusive culture empowers our people. Our compensation reflects the cost of labor across several US geographic markets. The base pay for this position ranges from $92,400/year in our lowest geographic market up to $152,700/year in our highest geographic market.
`,
    title: 'Operations Manager',
    company: 'Parcelwing Logistics LLC',
    location: 'Joliet, IL',
    workMode: null,
    employmentType: null,
    salary: '92400-152700 USD/year',
    yearsMin: 4,
    degree: 'bachelor',
    required: "Bachelor's degree | Employee and performance management | Performance metrics | Process improvement",
    preferred:
      "MBA or Master's degree in Engineering, Operations or Supply Chain | Lean, Six Sigma or Kaizen | Microsoft Office",
    knockouts: '',
  },
]
