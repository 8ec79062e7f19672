import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh8: LabelledAd[] = [
  {
    name: 'quality-engineer-medtech-ie',
    text: `Quality Engineer - Catheters
Galway | Permanent | €55,000 - €65,000

Our client, a multinational medical device manufacturer, is currently recruiting for a Quality Engineer to join its growing team in Galway. This is an excellent opportunity for a quality professional looking to progress in a dynamic organisation.

The Job:
Lead NCR and CAPA investigations and ensure timely closure
Support process validations (IQ, OQ, PQ) and test method validations
Drive continuous improvement using Six Sigma tools
Act as the quality representative on new product introduction teams

The Person:
Honours degree (Level 8) in Engineering or Science
3 years+ in a regulated industry, ideally medical devices
Thorough working knowledge of ISO 13485 and FDA 21 CFR Part 820
Proficient in Minitab
Lead auditor certification an advantage
Excellent attention to detail and a team player

For a confidential discussion contact Aoife Lally on 091 555 0122 or apply through the link. Candidates must hold a valid work permit or Stamp 4 as our client is unable to sponsor.
Due to the volume of applications only suitable candidates will be contacted. Burren Talent Partners is an equal opportunities agency.`,
    title: 'Quality Engineer - Catheters',
    company: null,
    location: 'Galway',
    workMode: null,
    employmentType: null,
    salary: '55000-65000 EUR/year',
    yearsMin: 3,
    degree: 'bachelor',
    required:
      'Honours degree (Level 8) in Engineering or Science | Regulated industry | ISO 13485 | FDA 21 CFR Part 820 | Minitab | Attention to detail | Team player | Work permit or Stamp 4',
    preferred: 'Medical devices | Lead auditor certification',
    knockouts: 'Work permit or Stamp 4',
    duties:
      'Lead NCR and CAPA investigations | Support process validations | Drive continuous improvement using Six Sigma tools | Act as the quality representative',
    languages: '',
  },
  {
    name: 'campaigns-officer-charity',
    text: `Campaigns Officer (Rivers)

Location: Home-based in Wales, with monthly meetings in Builddu Wells
Salary: £31,200 per annum
Hours: Full time (35 hours); four days considered
Contract: 18 months, fixed term
Deadline: 9am, Tuesday 8 December

We're Afonydd Byw, a small and stubborn charity that wants every river in Wales to be fit to swim in by 2035.

In this role you'll plan and run two national campaigns, brief Senedd members and their staff, support 22 local groups with training and materials, write for our website in Welsh and English, and now and then wade into a river with a journalist.

You'll be someone who has worked on campaigns that changed something, paid or unpaid. You write quickly and well. You can read a consultation document and find the one paragraph that matters. You're fluent in Welsh and English, spoken and written; this is essential. You're happy to work the odd evening and Saturday.

You might also have contacts in Welsh media, a background in ecology, or experience of using Action Network.

We don't use degree requirements. We guarantee an interview to disabled applicants who meet the essentials.`,
    title: 'Campaigns Officer (Rivers)',
    company: 'Afonydd Byw',
    location: 'Wales',
    workMode: 'remote',
    employmentType: 'fixed-term',
    salary: '31200-31200 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Worked on campaigns that changed something | Write quickly and well | Read a consultation document | Fluent in Welsh | English | Work the odd evening and Saturday',
    preferred: 'Contacts in Welsh media | Background in ecology | Action Network',
    knockouts: '',
    duties:
      'Plan and run two national campaigns | Brief Senedd members and their staff | Support 22 local groups | Write for our website',
    languages: 'Welsh | English',
  },
  {
    name: 'mep-draftsman-gulf',
    text: `Job Code: AQ-2291
Designation: MEP Draughtsman
Company: Al Qamar Contracting LLC
Job Location: Abu Dhabi, UAE
No. of Positions: 3
Salary Offered: AED 4,500 - 6,000 (including food allowance)

Job Description:
- Prepare shop drawings and as-built drawings for HVAC, plumbing and fire fighting systems
- Coordinate with site engineers for clashes
- Prepare BOQ quantities

Required Skills & Qualification:
- Diploma in Mechanical Engineering or ITI Draughtsman
- Min. 5 years exp. out of which 2 years should be in GCC
- Expert in AutoCAD & Revit MEP
- Knowledge in Navisworks will be added advantage
- Ability to read and understand English
- Age below 38 yrs

Free accommodation, visa, medical & air ticket every 2 years as per UAE labour law.
Candidates who can join immediately will be given preference. Share your CV at recruitment@alqamar.example with subject line "MEP Draughtsman".`,
    title: 'MEP Draughtsman',
    company: 'Al Qamar Contracting LLC',
    location: 'Abu Dhabi, UAE',
    workMode: null,
    employmentType: null,
    salary: '4500-6000 AED/month',
    yearsMin: 5,
    degree: null,
    required:
      'Diploma in Mechanical Engineering or ITI Draughtsman | 2 years in GCC | AutoCAD | Revit MEP | Read and understand English | Age below 38',
    preferred: 'Navisworks',
    knockouts: '',
    duties:
      'Prepare shop drawings and as-built drawings | Coordinate with site engineers for clashes | Prepare BOQ quantities',
    languages: 'English',
  },
  {
    name: 'community-manager-startup',
    text: `Community Manager (Discord-first)
Lumenfold — Remote (EU timezones) — €45–55k — full-time

Lumenfold makes a cosy puzzle game that 400,000 people play before bed. Our players are kind, weird and very online. We need someone to look after them.

## What you'd be doing
- running our Discord (28k members) and keeping it a nice place to be
- planning seasonal events with the design team
- turning player feedback into something our developers can act on
- writing patch notes people actually read

## What we're hoping you have
- a couple of years running a community of 5k+ for a game or a creator
- great written English
- moderation chops: you've dealt with raids, trolls and heartbreak
- comfortable in Notion and Google Sheets

## Extra sparkle
- you speak Japanese or Korean
- you've shipped on Steam
- streaming experience

## What we offer
- 30 days off
- a 4-day week in summer

We hire for kindness. Don't tick every box? Apply anyway.`,
    title: 'Community Manager (Discord-first)',
    company: 'Lumenfold',
    location: 'Remote',
    workMode: 'remote',
    employmentType: 'full-time',
    salary: '45000-55000 EUR/year',
    yearsMin: null,
    degree: null,
    required:
      'Running a community of 5k+ for a game or a creator | Written English | Moderation chops | Notion | Google Sheets',
    preferred: 'Japanese or Korean | Shipped on Steam | Streaming experience',
    knockouts: '',
    duties:
      'Running our Discord | Planning seasonal events | Turning player feedback into something | Writing patch notes',
    languages: 'English | Japanese | Korean',
  },
  {
    name: 'digital-marketing-naukri',
    text: `Performance Marketing Executive
Zestara Wellness
0 - 2 years | 3.5-5 Lacs P.A. | Gurugram(Sector 44)

Job highlights
Graduate with up to 2 years of performance marketing experience, Google Ads certified preferred

Job description
About the Company
Zestara Wellness is a D2C brand in the nutraceutical space.

Key Responsibilities
Plan and execute paid campaigns on Google Ads and Meta Ads Manager.
Monitor ROAS, CPA and CTR on daily basis and prepare MIS.
Coordinate with graphic designers for creatives.

Required Skills
Good understanding of Google Analytics 4 and Google Tag Manager
Hands on experience in Meta Ads Manager
Advanced Excel
Strong analytical bent of mind
Preferred Skills
Knowledge of Shopify and CleverTap
Certification in Google Ads

Role: Search Engine Marketing / PPC Specialist
Industry Type: Consumer Electronics & Appliances
Department: Marketing & Communication
Employment Type: Full Time, Permanent
Education
UG: Any Graduate
PG: Any Postgraduate`,
    title: 'Performance Marketing Executive',
    company: 'Zestara Wellness',
    location: 'Gurugram',
    workMode: null,
    employmentType: 'full-time',
    salary: '350000-500000 INR/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'Google Analytics 4 | Google Tag Manager | Meta Ads Manager | Advanced Excel | Analytical bent of mind | Any Graduate',
    preferred: 'Shopify | CleverTap | Certification in Google Ads',
    knockouts: '',
    duties: 'Plan and execute paid campaigns | Monitor ROAS, CPA and CTR | Coordinate with graphic designers',
    languages: '',
  },
]
