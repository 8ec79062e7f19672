import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh7: LabelledAd[] = [
  {
    name: 'optometrist-scotland',
    text: `Resident Optometrist, Inverness
Sightwell Highland
Up to £62,000 dependent on experience | Full or part time | No Sundays

We're a partner-led practice with three test rooms, OCT as standard and a support team who love what they do.

The role
Testing times of 35 minutes. GOS Scotland enhanced work. Triage of emergency eye appointments. Mentoring our pre-reg.

Ideal candidate
GOC registered Optometrist
Independent prescriber, or working towards it
Good communicator who puts the patient first
Newly qualified applicants considered

The package
Relocation support
GOC and AOP fees paid
Private health cover

To find out more contact Eilidh Munro in strict confidence.`,
    title: 'Resident Optometrist',
    company: 'Sightwell Highland',
    location: 'Inverness',
    workMode: null,
    employmentType: null,
    salary: '-62000 GBP/year',
    yearsMin: null,
    degree: null,
    required: 'GOC registered Optometrist | Independent prescriber | Good communicator',
    preferred: '',
    knockouts: 'GOC registered Optometrist',
    duties: 'Triage of emergency eye appointments | Mentoring our pre-reg',
    languages: '',
  },
  {
    name: 'concrete-finisher',
    text: `CONCRETE FINISHERS NEEDED - Boise, ID

Snake River Flatwork is looking for experienced concrete finishers for commercial tilt-up and slab work.

Job duties:
-Set forms, place rebar and wire mesh
-Pour, screed, float and finish
-Operate power trowel and laser screed
-Load and clean up tools

Requirements:
-3 years concrete finishing (commercial)
-Must have valid ID driver's license & reliable transportation
-Able to kneel, bend and lift 80 lbs all day
-Pre-employment drug test
-Show up on time every day
-Bilingual Spanish is a plus

Pay: $26-34/hr DOE, overtime after 40. Year-round work. Health insurance, PTO.

Apply at 2210 W Franklin St or call Manny 208-555-0144.`,
    title: 'Concrete Finishers',
    company: 'Snake River Flatwork',
    location: 'Boise, ID',
    workMode: null,
    employmentType: null,
    salary: '26-34 USD/hour',
    yearsMin: 3,
    degree: null,
    required:
      "Concrete finishing | Driver's license | Reliable transportation | Kneel | Bend | Lift 80 lbs | Show up on time",
    preferred: 'Bilingual Spanish',
    knockouts: "Driver's license | Drug test",
    duties:
      'Set forms, place rebar and wire mesh | Pour, screed, float and finish | Operate power trowel and laser screed | Load and clean up tools',
    languages: 'Spanish',
  },
  {
    name: 'fundraising-manager',
    text: `Trusts and Foundations Manager

Organisation: Lantern Youth Trust
Location: Sheffield (hybrid – two days a week in the office)
Salary: £38,000 – £41,000
Contract: Permanent, 30–37.5 hours

About the role
You'll own a £1.4m trusts portfolio and grow it. Day to day that means researching funders, writing six-figure bids, reporting on grants and helping our project leads to put numbers on what they do.

About you
You've personally secured grants of £50k or more. You can turn a messy conversation into a tidy budget. You write plain English under pressure. You know your way around a CRM; ours is Donorfy. You care about young people getting a fair start.

It would be great, but not a deal-breaker, if you also have line management experience or have worked with the National Lottery Community Fund.

What we offer
28 days' leave plus bank holidays, 6% pension, flexible hours.

Applications close at noon on 4 December. We shortlist anonymously.`,
    title: 'Trusts and Foundations Manager',
    company: 'Lantern Youth Trust',
    location: 'Sheffield',
    workMode: 'hybrid',
    employmentType: null,
    salary: '38000-41000 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Personally secured grants of £50k or more | Turn a messy conversation into a tidy budget | Write plain English under pressure | CRM | Care about young people',
    preferred: 'Line management | National Lottery Community Fund',
    knockouts: '',
    duties: 'Own a £1.4m trusts portfolio | Researching funders | Writing six-figure bids | Reporting on grants',
    languages: 'English',
  },
  {
    name: 'marine-biologist-aquarium',
    text: `Aquarist III - Coral
Pacific Shoals Aquarium, Monterey, California

PRIMARY PURPOSE
Leads husbandry for the coral reef gallery and its nursery.

PRINCIPAL ACCOUNTABILITIES
- Maintains life support and water chemistry for 11 exhibits
- Dives three to four times a week for maintenance and presentations
- Leads coral propagation and spawning projects
- Supervises two aquarists and volunteers

QUALIFICATIONS AND EXPERIENCE
Bachelor's degree in marine biology or equivalent combination of education and experience. Five years' experience in live coral husbandry at a public aquarium. Experience supervising staff.

CERTIFICATIONS
SCUBA certification (advanced open water) required; AAUS scientific diver preferred. First Aid/CPR/O2 within 90 days of hire.

OTHER
Regular exposure to cold water. Weekend and holiday work required.

Salary range: $71,400 - $84,000. Relocation assistance is available.`,
    title: 'Aquarist III - Coral',
    company: 'Pacific Shoals Aquarium',
    location: 'Monterey, California',
    workMode: null,
    employmentType: null,
    salary: '71400-84000 USD/year',
    yearsMin: 5,
    degree: 'bachelor',
    required:
      "Bachelor's degree in marine biology | Live coral husbandry at a public aquarium | Supervising staff | SCUBA certification | First Aid/CPR/O2 | Weekend and holiday work",
    preferred: 'AAUS scientific diver',
    knockouts: '',
    duties:
      'Maintains life support and water chemistry | Dives three to four times a week | Leads coral propagation | Supervises two aquarists',
    languages: '',
  },
  {
    name: 'loss-adjuster-in-prose',
    text: `Property Loss Adjuster - Dublin/Leinster

Harcourt Adjusters are a mid-sized firm of chartered loss adjusters and, owing to continued growth, we wish to recruit a property loss adjuster for our Leinster team.

The successful applicant will manage a portfolio of household and commercial claims from first notification to settlement, carry out site inspections, report to insurers within agreed timescales and negotiate with assessors.

Applicants must have a minimum of three years' loss adjusting or claims experience and be APA or CIP qualified (CIP preferred). Membership of the CILA, or progress towards it, is desirable. A knowledge of building construction would be a distinct advantage. Strong report writing, good IT skills and a full driving licence are all essential.

An attractive package will be offered, including a salary of €55,000 to €70,000, a company car and educational support. Please e-mail your CV in confidence to Niamh Tuohy by 27 November.`,
    title: 'Property Loss Adjuster',
    company: 'Harcourt Adjusters',
    location: 'Dublin',
    workMode: null,
    employmentType: null,
    salary: '55000-70000 EUR/year',
    yearsMin: 3,
    degree: null,
    required:
      'Loss adjusting or claims experience | APA or CIP qualified | Report writing | IT skills | Full driving licence',
    preferred: 'CIP | Membership of the CILA | Building construction',
    knockouts: '',
    duties:
      'Manage a portfolio of household and commercial claims | Carry out site inspections | Report to insurers | Negotiate with assessors',
    languages: '',
  },
  {
    name: 'vlsi-engineer-bengaluru',
    text: `Hi Folks, Greetings from Kaveri Silicon!

We are hiring for Physical Design Engineers.

Exp: 4 to 8 yrs
Loc: Bengaluru / Hyderabad
Notice: Immediate to 30 days

JD:
• Hands-on experience in block level PnR, CTS, timing closure at 7nm or below
• Strong in Innovus / ICC2, PrimeTime and Calibre
• Good scripting knowledge in TCL/Perl
• B.E/B.Tech/M.Tech in ECE/EEE
• Low power (UPF) exposure will be a plus
• Good communication skills

Roles:
• Own blocks from RTL to GDSII
• Work with STA and DFT teams on closure

Interested can share profiles to careers@kaverisilicon.example with CTC, ECTC and notice period. References are highly appreciated!`,
    title: 'Physical Design Engineers',
    company: 'Kaveri Silicon',
    location: 'Bengaluru',
    workMode: null,
    employmentType: null,
    salary: null,
    yearsMin: 4,
    degree: 'bachelor',
    required:
      'Block level PnR | CTS | Timing closure | Innovus / ICC2 | PrimeTime | Calibre | TCL/Perl | B.E/B.Tech/M.Tech in ECE/EEE | Communication skills',
    preferred: 'Low power (UPF)',
    knockouts: '',
    duties: 'Own blocks from RTL to GDSII | Work with STA and DFT teams',
    languages: '',
  },
  {
    name: 'school-nurse-australia',
    text: `Boarding House Nurse
St Alkmund's College, Armidale NSW
Part-time, term time only (0.7 FTE)

St Alkmund's is a co-educational day and boarding school of 620 students in the New England region.

Key responsibilities include:
• Running the daily clinic for 180 boarders
• Managing medications, allergies and care plans
• Liaising with parents, GPs and the psychologist
• Teaching first aid to staff

Selection criteria
1. Registered Nurse with current AHPRA registration
2. At least three years' post-graduate experience, preferably in paediatrics or emergency
3. Current NSW Working with Children Check number
4. Demonstrated ability to work autonomously
5. Experience in mental health first aid (desirable)
6. Sensitivity to the ethos of an Anglican school

Remuneration: $46.20–$49.85 per hour plus superannuation.

Applications, including a covering letter addressing the criteria and the names of three referees, close 9 am Monday 23 November.`,
    title: 'Boarding House Nurse',
    company: "St Alkmund's College",
    location: 'Armidale, NSW',
    workMode: null,
    employmentType: 'part-time',
    salary: '46.2-49.85 AUD/hour',
    yearsMin: 3,
    degree: null,
    required:
      'Registered Nurse with current AHPRA registration | Work autonomously | Sensitivity to the ethos of an Anglican school',
    preferred: 'Paediatrics or emergency | Mental health first aid',
    knockouts: 'AHPRA registration | Working with Children Check',
    duties:
      'Running the daily clinic | Managing medications, allergies and care plans | Liaising with parents, GPs and the psychologist | Teaching first aid to staff',
    languages: '',
  },
  {
    name: 'barge-skipper',
    text: `Skipper, hotel barge "Aurore"

We're Linden & Lock, we run two hotel barges on the Burgundy canals, and from April we need a skipper for the smaller one (six guests, four crew).

You steer, you moor, you look after the engine, you drive the minibus on excursion days and you explain locks to Americans.

Needed:
– ICC with CEVNI, or the French commercial péniche licence
– two seasons' skippering on inland waterways
– VHF licence
– D1 on your driving licence
– French, good enough for lock-keepers

Good to have:
– diesel maintenance course
– cooking (the chef has one day off a week)

€2,600 a month, all found, April to end of October. EU passport or long-stay visa necessary.

Write to Marguerite: crew@lindenandlock.example`,
    title: 'Skipper',
    company: 'Linden & Lock',
    location: 'Burgundy',
    workMode: null,
    employmentType: null,
    salary: '2600-2600 EUR/month',
    yearsMin: null,
    degree: null,
    required:
      'ICC with CEVNI, or the French commercial péniche licence | Skippering on inland waterways | VHF licence | D1 on your driving licence | French | EU passport or long-stay visa',
    preferred: 'Diesel maintenance course | Cooking',
    knockouts: '',
    duties: 'Steer | Look after the engine | Drive the minibus',
    languages: 'French',
  },
  {
    name: 'medical-coder-remote',
    text: `Inpatient Medical Coder II (Remote – US)
Job ID 88120
Meridian Lake Health System

Job Category: Revenue Cycle
Schedule: Full-time, days
Pay: $27.15 - $40.70 per hour

What You'll Be Doing
• Assign ICD-10-CM/PCS codes and MS-DRGs to inpatient encounters
• Query physicians when documentation is unclear
• Meet 95% accuracy and productivity standards

Minimum Qualifications
• High school diploma or equivalent
• CCS, RHIT, RHIA or CIC certification (active)
• 3 years of acute inpatient coding experience
• Experience with Epic and 3M 360 Encompass

Preferred Qualifications
• Associate's degree in Health Information Management
• Level I trauma or teaching hospital experience

You must reside in one of the following states: OH, KY, IN, TN, FL.

Meridian Lake is an EOE. Drug-free workplace.`,
    title: 'Inpatient Medical Coder II',
    company: 'Meridian Lake Health System',
    location: 'Remote',
    workMode: 'remote',
    employmentType: 'full-time',
    salary: '27.15-40.7 USD/hour',
    yearsMin: 3,
    degree: null,
    required:
      'High school diploma or equivalent | CCS, RHIT, RHIA or CIC certification | Acute inpatient coding | Epic | 3M 360 Encompass',
    preferred: "Associate's degree in Health Information Management | Level I trauma or teaching hospital experience",
    knockouts: 'Reside in one of the following states',
    duties: 'Assign ICD-10-CM/PCS codes | Query physicians when documentation is unclear | Meet 95% accuracy',
    languages: '',
  },
  {
    name: 'playworker',
    text: `After-school Playworker x2
Hopscotch Out of School Club, Chorlton, Manchester M21

3pm–6pm weekdays, term time. £12.60 an hour rising to £13.40 after probation.

Would suit a student or a parent returning to work.

The essentials: you like children and they like you; you're over 18; you have, or will work towards, a Level 2 in Playwork or Childcare; you can commit to at least three afternoons; you hold a paediatric first aid certificate or will do ours.
The extras: food hygiene certificate, a musical instrument, football coaching badges, Urdu.

You'll collect children from two schools on foot, set up activities indoors and out, make snacks and talk to parents at pick-up.

We follow safer recruitment. An enhanced DBS is required and we'll ask for two references.

Ring Shaz or pop in.`,
    title: 'After-school Playworker',
    company: 'Hopscotch Out of School Club',
    location: 'Manchester',
    workMode: null,
    employmentType: null,
    salary: '12.6-13.4 GBP/hour',
    yearsMin: null,
    degree: null,
    required:
      'Like children | Level 2 in Playwork or Childcare | Commit to at least three afternoons | Paediatric first aid certificate',
    preferred: 'Food hygiene certificate | Musical instrument | Football coaching badges | Urdu',
    knockouts: 'Enhanced DBS',
    duties: 'Collect children from two schools | Set up activities | Make snacks | Talk to parents at pick-up',
    languages: 'Urdu',
  },
]
