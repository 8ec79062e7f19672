import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh3: LabelledAd[] = [
  {
    name: 'air-traffic-controller-trainee',
    text: `Student Air Traffic Controller
Skyreach Navigation Services

Location: Prestwick, Ayrshire (training in Fareham, Hampshire)
Starting salary: £18,500 during training, rising to £34,000 on validation
Closing date: 28 February

You see patterns where others see noise. You can hold four things in your head and still hear the fifth. If that is you, air traffic control may be the career you did not know you were suited to.

Minimum entry requirements
You must be 18 or over at the time of application. You must have five GCSEs at grade 4 or above (or Scottish National 5 equivalents), including English and Maths. You must hold the right to work in the UK and be able to obtain security clearance. You must satisfy the European Class 3 medical standard. No degree is necessary and no aviation experience is expected.

What we look for
Clear, unhurried speech. Spatial awareness. The ability to make a decision and move on. Willingness to work shifts, including nights and Christmas.

What happens next
An online game-based assessment, then a day with us. Feedback for everybody.`,
    title: 'Student Air Traffic Controller',
    company: 'Skyreach Navigation Services',
    location: 'Prestwick, Ayrshire',
    workMode: null,
    employmentType: null,
    salary: '18500-34000 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Five GCSEs at grade 4 or above, including English and Maths | Right to work in the UK | Security clearance | European Class 3 medical standard | Clear, unhurried speech | Spatial awareness | Make a decision and move on | Work shifts',
    preferred: '',
    knockouts: 'Right to work in the UK | Security clearance',
    duties: '',
    languages: '',
  },
  {
    name: 'tattoo-studio-apprentice',
    text: `Receptionist/Piercer @ Inkwell & Thistle (Aberdeen) — 30hrs, Weds–Sun

Right, here's the deal. Front desk half the week, piercing the other half.

Must haves 👇
✅ 2+ years piercing in a licensed studio
✅ Bloodborne pathogens cert (in date)
✅ Steady hands, kind heart
✅ over 18

Would be class 👇
⭐ dermals/surface work
⭐ you know your way around Instagram Reels
⭐ basic Shopify

You'll be booking clients in, setting up & breaking down stations, running the autoclave logs, doing aftercare follow-ups and keeping the place spotless.

£12.80ph on desk, 50% commission piercing. Staff discount obvs.

DM us or email a CV + pics of healed work to hello@inkwellthistle.example`,
    title: 'Receptionist/Piercer',
    company: 'Inkwell & Thistle',
    location: 'Aberdeen',
    workMode: null,
    employmentType: null,
    salary: '12.8-12.8 GBP/hour',
    yearsMin: 2,
    degree: null,
    required: 'Piercing in a licensed studio | Bloodborne pathogens cert | Steady hands | Kind heart',
    preferred: 'Dermals/surface work | Instagram Reels | Shopify',
    knockouts: '',
    duties:
      'Booking clients in | Setting up & breaking down stations | Running the autoclave logs | Doing aftercare follow-ups | Keeping the place spotless',
    languages: '',
  },
  {
    name: 'sonographer-saudi',
    text: `URGENT REQUIREMENT - SONOGRAPHER (FEMALE) - RIYADH, KSA

Al Nakheel Women's Clinic invites applications for the above position.

Qualification : B.Sc Medical Imaging / Diploma in Ultrasound
Experience : Minimum 3 yrs after qualification in OB/GYN ultrasound
License : SCFHS classification & Dataflow completed
Language : Arabic is a must, English good
Salary : SAR 9,000 - 11,000 + accommodation + transport
Visa : Family status provided
Joining : Within 45 days

Job duties
1. Perform obstetric, gynaecologic and breast scans as per protocol.
2. Prepare preliminary reports for the radiologist.
3. Maintain the machine and report faults.

Interested candidates may send CV with passport copy and recent photograph.`,
    title: 'Sonographer',
    company: "Al Nakheel Women's Clinic",
    location: 'Riyadh, KSA',
    workMode: null,
    employmentType: null,
    salary: '9000-11000 SAR/month',
    yearsMin: 3,
    degree: null,
    required:
      'B.Sc Medical Imaging / Diploma in Ultrasound | OB/GYN ultrasound | SCFHS classification | Dataflow completed | Arabic | English',
    preferred: '',
    knockouts: 'SCFHS classification | Arabic',
    duties:
      'Perform obstetric, gynaecologic and breast scans | Prepare preliminary reports for the radiologist | Maintain the machine and report faults',
    languages: 'Arabic | English',
  },
  {
    name: 'winemaker',
    text: `Assistant Winemaker
Cold Fork Vineyards
Willamette Valley, Oregon

Cold Fork farms 88 acres of pinot noir and chardonnay and makes around 14,000 cases a year. Our winemaker is looking for a right hand.

In this role you will manage daily cellar work through harvest, run juice and wine analysis in our lab, supervise four interns, keep TTB and FDA paperwork straight, and rack, blend and bottle through the winter.

Here's what we're hoping for. A degree in enology or viticulture, or equivalent time in the cellar. At least four harvests, one of them outside the U.S. if possible. You can drive a forklift and you're certified to do so. You lift 60 pounds without drama. You know InnoVint or something like it. You can talk to a grower at 5 a.m. and a distributor at 5 p.m. Organic or biodynamic experience is a big plus.

Exempt position, $68,000 to $76,000, health insurance from day one, wine allowance. This is a year-round job; relocation help is available.

E-mail a résumé, three references and a few lines about a vintage that went wrong to jobs@coldfork.example. We're an equal opportunity employer.`,
    title: 'Assistant Winemaker',
    company: 'Cold Fork Vineyards',
    location: 'Willamette Valley, Oregon',
    workMode: null,
    employmentType: null,
    salary: '68000-76000 USD/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'Degree in enology or viticulture | Four harvests | Forklift | Lift 60 pounds | InnoVint | Talk to a grower',
    preferred: 'Organic or biodynamic',
    knockouts: '',
    duties:
      'Manage daily cellar work through harvest | Run juice and wine analysis | Supervise four interns | Keep TTB and FDA paperwork straight | Rack, blend and bottle',
    languages: '',
  },
  {
    name: 'immigration-caseworker',
    text: `Job Title: Immigration Caseworker (OISC Level 2)
Employer: Harbour Rights Centre (charity no. 1100000)
Salary: £33,420 (NJC SCP 26) + 8% pension
Contract: Fixed term to 31 March, possible extension
Hours: 28 hours per week
Based: Folkestone, with outreach in Dover. Some home working by agreement.

Purpose of the post
To give free, confidential and independent immigration advice and casework to people living in East Kent.

Main duties
a) Carry a caseload of around 35 matters at OISC Level 2
b) Prepare applications, representations and bundles
c) Supervise two volunteer advisers
d) Meet the requirements of our funders and of the OISC

Person specification
E = Essential, D = Desirable
Accredited at OISC Level 2 or IAAS Senior Caseworker (E)
Recent experience of asylum and family reunion casework (E)
Excellent written English (E)
Experience of working with interpreters (E)
A second language such as Kurdish Sorani, Arabic, Tigrinya or Dari (D)
Experience of supervising volunteers (D)
Knowledge of AdvicePro (D)
Commitment to the aims of the Centre (E)

All posts are subject to a basic DBS check. We positively welcome applications from people with lived experience of the asylum system.`,
    title: 'Immigration Caseworker (OISC Level 2)',
    company: 'Harbour Rights Centre',
    location: 'Folkestone',
    workMode: null,
    employmentType: 'fixed-term',
    salary: '33420-33420 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Accredited at OISC Level 2 or IAAS Senior Caseworker | Asylum and family reunion casework | Written English | Working with interpreters | Commitment to the aims of the Centre',
    preferred: 'Second language such as Kurdish Sorani, Arabic, Tigrinya or Dari | Supervising volunteers | AdvicePro',
    knockouts: 'Basic DBS check',
    duties:
      'Carry a caseload | Prepare applications, representations and bundles | Supervise two volunteer advisers | Meet the requirements of our funders',
    languages: 'English | Arabic',
  },
  {
    name: 'glazier-canada',
    text: `Journeyperson Glazier - Commercial

Posted 2 days ago · 14 applicants

Prairie Pane Glass & Aluminum Ltd.
Saskatoon, SK
$34.00–$39.50 an hour - Full-time, Permanent

Job details
Pay: $34.00–$39.50 an hour
Job type: Permanent, Full-time
Shift and schedule: Day shift, Overtime

Qualifications
Red Seal Glazier (Required)
Curtain wall: 3 years (Required)
Class 5 driver's licence (Required)
Swing stage ticket (Preferred)
Fall protection (Required)
Blueprint reading (Preferred)

Full job description
We install curtain wall, storefront and skylights all over Saskatchewan. You'd be installing units, setting anchors, caulking and sealing, operating glass cups and boom lifts, and showing apprentices the ropes.

You must be legally entitled to work in Canada. You must supply your own hand tools. Out-of-town work about one week in five (LOA paid).

Benefits:
Company pension
Dental care
Extended health care`,
    title: 'Journeyperson Glazier - Commercial',
    company: 'Prairie Pane Glass & Aluminum Ltd.',
    location: 'Saskatoon, SK',
    workMode: null,
    employmentType: 'full-time',
    salary: '34-39.5 CAD/hour',
    yearsMin: 3,
    degree: null,
    required:
      "Red Seal Glazier | Curtain wall | Class 5 driver's licence | Fall protection | Legally entitled to work in Canada | Own hand tools",
    preferred: 'Swing stage ticket | Blueprint reading',
    knockouts: 'Legally entitled to work in Canada',
    duties:
      'Installing units | Setting anchors | Caulking and sealing | Operating glass cups and boom lifts | Showing apprentices the ropes',
    languages: '',
  },
  {
    name: 'choir-director-church',
    text: `St Brannoc's Parish Church, Ilfracombe seeks a DIRECTOR OF MUSIC from Easter.

St Brannoc's has a robed choir of 16 adults and eight children, and a three-manual Willis organ rebuilt in 2011. Worship is in the liberal Anglican tradition.

The Director of Music plays for the Sunday Eucharist at 10 and Evensong on first Sundays, rehearses the choir on Fridays and recruits young singers from the town's schools.

Applicants should be competent organists of about ARCO standard who can direct from the console, and should have trained a choir before. An ability to improvise, and an easy way with children, matter more to us than letters after a name. Sympathy with the Christian faith is required, though regular communicants of other churches are very welcome. Familiarity with the RSCM Voice for Life scheme would be an advantage.

RSCM/IAO recommended salary (currently £14,200 p.a.), with fees for weddings and funerals. The appointment is subject to an enhanced DBS disclosure. Details from the Churchwarden, Mrs P. Yeo, 01271 555 0134.`,
    title: 'Director of Music',
    company: "St Brannoc's Parish Church",
    location: 'Ilfracombe',
    workMode: null,
    employmentType: null,
    salary: '14200-14200 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Competent organists of about ARCO standard | Direct from the console | Trained a choir | Improvise | Easy way with children | Sympathy with the Christian faith',
    preferred: 'RSCM Voice for Life scheme',
    knockouts: 'Enhanced DBS disclosure',
    duties: 'Plays for the Sunday Eucharist | Rehearses the choir | Recruits young singers',
    languages: '',
  },
  {
    name: 'blood-bank-technologist',
    text: `Medical Laboratory Scientist II – Transfusion Service, Nights (7 on / 7 off)

Company Description
Great Basin Regional Medical Center is a 310-bed Level II trauma center in Reno, NV.

Job Description
Performs compatibility testing, antibody identification and component preparation. Responds to massive transfusion activations. Carries out daily QC and troubleshoots analyzers. Orients new staff.

Qualifications
Required:
Bachelor of Science in Medical Laboratory Science, Biology or Chemistry
Nevada CLS or MLS license, or eligible
MLS(ASCP) certification or obtained within 12 months of hire
Color vision sufficient to read agglutination reactions
Preferred:
SBB
Two years of blood bank experience in a trauma center
Experience with SafeTrace Tx

Additional Information
Pay range $35.92 to $50.29 per hour plus 18% night differential. All your information will be kept confidential according to EEO guidelines.`,
    title: 'Medical Laboratory Scientist II – Transfusion Service',
    company: 'Great Basin Regional Medical Center',
    location: 'Reno, NV',
    workMode: null,
    employmentType: null,
    salary: '35.92-50.29 USD/hour',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'Bachelor of Science in Medical Laboratory Science, Biology or Chemistry | Nevada CLS or MLS license | MLS(ASCP) certification | Color vision',
    preferred: 'SBB | Blood bank experience in a trauma center | SafeTrace Tx',
    knockouts: 'Nevada CLS or MLS license',
    duties:
      'Performs compatibility testing, antibody identification and component preparation | Responds to massive transfusion activations | Carries out daily QC | Orients new staff',
    languages: '',
  },
  {
    name: 'bespoke-tailor',
    text: `We are a small Savile Row house (est. 1931) and are looking for an undercutter to work beside our head cutter.

THE WORK – striking patterns, marking in, cutting and trimming, preparing baste fittings, corresponding with customers abroad about their visits.

YOU – have finished an apprenticeship in bespoke tailoring, or have at least three years at the board in a comparable house. You draft by hand. You have an eye for line and balance. You speak to a duke and a delivery driver in the same voice. Japanese or Mandarin would delight our customers, but that is by the way.

US – 14 people, two dogs, windows on both sides. £31,000–£36,000 by experience, a suit of clothes every year.

Please write by hand to Hargreave & Pole, 3rd floor, London W1, before the end of May. No agencies.`,
    title: 'Undercutter',
    company: 'Hargreave & Pole',
    location: 'London',
    workMode: null,
    employmentType: null,
    salary: '31000-36000 GBP/year',
    yearsMin: 3,
    degree: null,
    required:
      'Apprenticeship in bespoke tailoring | At the board in a comparable house | Draft by hand | Eye for line and balance | Speak to a duke and a delivery driver',
    preferred: 'Japanese or Mandarin',
    knockouts: '',
    duties:
      'Striking patterns, marking in, cutting and trimming | Preparing baste fittings | Corresponding with customers abroad',
    languages: 'Japanese | Mandarin',
  },
  {
    name: 'gis-analyst-council-au',
    text: `GIS Analyst
Shire of Wandoo Creek
Closing: 4pm AWST, 19 June
Classification: Level 6, $92,116 - $98,540 p.a. + up to 14.5% super
Work Type: Full Time, 19-day month
Region: Great Southern, WA

The Shire is seeking a GIS Analyst to join our Asset Services team in Wandoo Creek.

What the role involves
> Maintaining and improving the corporate GIS and its integration with the asset register
> Field capture with GNSS and drones
> Producing maps and dashboards for Council, contractors and the public
> Training staff

Selection criteria
Essential
> Tertiary qualification in spatial science or a related discipline
> Demonstrated experience with Esri ArcGIS Pro & ArcGIS Online
> Experience in SQL and Python scripting
> Current "C" class driver's licence
> National Police Clearance not more than six months old
Desirable
> RePL (drone licence)
> Local government experience
> Experience with 12d or AutoCAD Civil 3D

Subsidised housing may be negotiated for the right applicant.`,
    title: 'GIS Analyst',
    company: 'Shire of Wandoo Creek',
    location: 'Great Southern, WA',
    workMode: null,
    employmentType: 'full-time',
    salary: '92116-98540 AUD/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      "Tertiary qualification in spatial science or a related discipline | Esri ArcGIS Pro | ArcGIS Online | SQL | Python scripting | C class driver's licence",
    preferred: 'RePL (drone licence) | Local government experience | 12d or AutoCAD Civil 3D',
    knockouts: 'National Police Clearance',
    duties:
      'Maintaining and improving the corporate GIS | Field capture with GNSS and drones | Producing maps and dashboards | Training staff',
    languages: '',
  },
]
