import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const offices: LabelledAd[] = [
  {
    name: 'sales-representative',
    text: `
Territory Sales Representative – Cardiology
Halcyon Ridge Pharmaceuticals
Kansas City, MO | Field-based | Full-Time

Position Overview
The Territory Sales Representative promotes our cardiovascular portfolio to cardiologists, internists and hospital pharmacies in western Missouri and eastern Kansas.

Key Responsibilities
• Territory Management: Build and execute a business plan for the territory.
• Customer Relationships: Develop long-term relationships with physicians and office staff.
• Product Education: Deliver clinical presentations and in-services.
• Reporting: Record calls in Veeva CRM daily.

Required Qualifications
• Education: Bachelor's degree from an accredited college or university.
• Experience: Minimum of 2 years of outside sales experience, preferably in pharmaceutical or medical device sales.
• Valid driver's license and a safe driving record.
• Ability to travel up to 60%, including overnight stays.
• Strong presentation, negotiation and interpersonal skills.

Preferred Qualifications
• Cardiology experience and existing relationships with cardiologists in the territory
• Veeva CRM
• Product launch experience

Compensation and Benefits
Base salary of $85,000 to $105,000 plus quarterly incentive with a target of $30,000. Company car, fuel card, medical, dental, 401(k) with 6% match.

Halcyon Ridge Pharmaceuticals is an Equal Opportunity Employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, national origin, disability or protected veteran status. Employment is contingent upon a background check and drug screen.
`,
    title: 'Territory Sales Representative – Cardiology',
    company: 'Halcyon Ridge Pharmaceuticals',
    location: 'Kansas City, MO',
    workMode: null,
    employmentType: 'full-time',
    salary: '85000-105000 USD/year',
    yearsMin: 2,
    degree: 'bachelor',
    required:
      "Bachelor's degree | Outside sales | Driver's license | Safe driving record | Travel up to 60% | Presentation | Negotiation | Interpersonal skills",
    preferred:
      'Pharmaceutical or medical device sales | Cardiology | Relationships with cardiologists | Veeva CRM | Product launch',
    knockouts: '',
  },
  {
    name: 'marketing-manager',
    text: `
Marketing Manager (B2B), Utrecht

Lumenwerf makes smart street lighting for cities in the Benelux and Germany. Next year we enter Poland and we need somebody to tell our story there as well.

In this position you run our campaigns from idea to report: web, trade fairs, newsletters and a podcast that more people listen to than we expected. You work with an agency for design and with a freelance copywriter, and you report to the commercial director.

You have around five years of experience in B2B marketing, preferably for technical products. You write well in English and Dutch; German is a big plus. HubSpot has no secrets for you and Google Analytics is not a mystery either. You hold at least a bachelor's degree, you are organised, and you like talking to engineers.

We are flexible: 32 to 40 hours, two or three days from home. The salary is between €4,200 and €5,400 gross a month, with 8% holiday pay, 28 days off and a train subscription.

Interested? Mail your CV and a short motivation to werk@lumenwerf.example.nl before 1 May. An assessment can be part of the procedure. Acquisition in response to this vacancy is not appreciated.
`,
    title: 'Marketing Manager (B2B)',
    company: 'Lumenwerf',
    location: 'Utrecht',
    workMode: 'hybrid',
    employmentType: null,
    salary: '4200-5400 EUR/month',
    yearsMin: 5,
    degree: 'bachelor',
    required: "B2B marketing | English | Dutch | HubSpot | Google Analytics | Bachelor's degree | Organised",
    preferred: 'Technical products | German',
    knockouts: '',
  },
  {
    name: 'paralegal',
    text: `
Litigation Paralegal

Orchard, Vane & Lisle LLP, a 40-lawyer firm in downtown Milwaukee, seeks a paralegal for its commercial litigation group.

The paralegal will manage document productions, prepare exhibits and trial binders, file pleadings in state and federal court, and keep the calendar of deadlines.

Candidates should have a minimum of three (3) years' experience as a litigation paralegal, a paralegal certificate or bachelor's degree, and proficiency with Relativity and Microsoft Office. E-filing experience in the Eastern District of Wisconsin is required. Experience with e-discovery project management and a notary commission are preferred. The ideal candidate is meticulous, calm under deadline and able to work overtime before trials.

We offer a salary of $58,000–$70,000, overtime, health insurance, profit sharing and a transit pass. This is a full-time, in-office position.

Please send resume, cover letter and salary history to hiring@ovl.example.com. No phone calls.
`,
    title: 'Litigation Paralegal',
    company: 'Orchard, Vane & Lisle LLP',
    location: 'Milwaukee',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: '58000-70000 USD/year',
    yearsMin: 3,
    degree: null,
    required:
      "Litigation paralegal | Paralegal certificate or bachelor's degree | Relativity | Microsoft Office | E-filing | Meticulous | Calm under deadline | Work overtime",
    preferred: 'E-discovery project management | Notary commission',
    knockouts: '',
  },
  {
    name: 'payroll-manager-agency',
    text: `
Payroll Manager – Hybrid – Milton Keynes – up to £52,000
Posted by Thornberry Recruitment Ltd

Our client, a well-known leisure group, is looking for a Payroll Manager on a permanent basis.

Key duties include:
• Managing the end-to-end payroll for 2,500 employees
• Leading a team of four payroll advisors
• Submitting RTI and pension returns
• Working with HR on the implementation of a new payroll system

To be considered for this role you will need:
• A minimum of 5 years' payroll experience, with at least 2 years in a management role
• In-depth knowledge of UK payroll legislation, including SMP, SSP and pension auto-enrolment
• Experience of high volume payroll
• Strong Excel skills (VLOOKUPs, pivot tables)
• CIPP qualification (or working towards)

It would be advantageous to have experience of iTrent or Workday.

In return, you'll receive 25 days' holiday, private healthcare and gym membership.

Thornberry Recruitment Ltd is acting as an Employment Agency in relation to this vacancy.
`,
    title: 'Payroll Manager',
    company: 'Thornberry Recruitment Ltd',
    location: 'Milton Keynes',
    workMode: 'hybrid',
    employmentType: null,
    salary: '-52000 GBP/year',
    yearsMin: 5,
    degree: null,
    required:
      'Payroll experience | Management role | UK payroll legislation | High volume payroll | Excel | CIPP qualification',
    preferred: 'iTrent or Workday',
    knockouts: '',
  },
  {
    name: 'actuary',
    text: `
Pricing Actuary (all genders)
Marienhof Versicherung AG, Munich / remote within Germany possible

Your Tasks
+ Develop and maintain our motor tariffs
+ Build GLMs and gradient boosting models in R and Python
+ Present results to management

What You Bring
+ Master's degree in mathematics, statistics or physics
+ First professional experience in non-life pricing (2–4 years)
+ Actuary DAV or well on the way
+ Sound skills in R or Python; Emblem or Radar are a bonus
+ Business fluent German and English

What We Offer
+ 38 hours/week, flexitime, up to 60% mobile working
+ €70k–€88k depending on qualification
+ DAV exam fees and study days

Questions? Dr. Weidlich, +49 89 5550 1122
`,
    title: 'Pricing Actuary',
    company: 'Marienhof Versicherung AG',
    location: 'Munich',
    workMode: 'remote',
    employmentType: null,
    salary: '70000-88000 EUR/year',
    yearsMin: 2,
    degree: 'master',
    required:
      "Master's degree in mathematics, statistics or physics | Non-life pricing | Actuary DAV | R or Python | German | English",
    preferred: 'Emblem | Radar',
    knockouts: '',
  },
  {
    name: 'bank-teller',
    text: `
Harlan Prairie Credit Union is hiring a part-time Member Service Representative (Teller) for our Lincoln, Nebraska branch. The schedule is 20-25 hours a week, including Saturday mornings, and pay starts at $18.75 an hour.

As a Member Service Representative you greet members, process deposits, withdrawals and loan payments, balance your drawer, and refer members to products that help them.

We're looking for at least six months of cash handling or customer service experience and a high school diploma or GED. Basic computer skills and accuracy with numbers are a must. Banking experience is preferred but we will train the right person. Spanish or Vietnamese is a big plus in our neighborhood. Must be bondable.

Harlan Prairie Credit Union offers paid time off, a 401(k), tuition assistance and free checking. Equal Opportunity Employer/Veterans/Disabled.
`,
    title: 'Member Service Representative (Teller)',
    company: 'Harlan Prairie Credit Union',
    location: 'Lincoln, Nebraska',
    workMode: null,
    employmentType: 'part-time',
    salary: '18.75-18.75 USD/hour',
    yearsMin: null,
    degree: null,
    required:
      'Cash handling or customer service | High school diploma or GED | Computer skills | Accuracy with numbers | Bondable',
    preferred: 'Banking | Spanish or Vietnamese',
    knockouts: '',
  },
  {
    name: 'quantity-surveyor',
    text: `
Senior Quantity Surveyor
Location: Leeds / hybrid
Salary: circa £65k + car allowance + benefits
Job type: Permanent

The Company
Moorgate Build is a privately owned main contractor with a turnover of £180m, delivering education and healthcare schemes across Yorkshire.

The Role
Reporting to the Commercial Manager, you will take full commercial responsibility for schemes of up to £25m, from tender to final account. You will manage subcontract procurement, prepare monthly CVRs and lead two assistant QSs.

The Candidate
You will be degree qualified (or equivalent) and ideally MRICS. You'll have at least 5 years' experience with a main contractor and a strong track record on NEC and JCT contracts. Experience of framework projects would be an advantage. You must hold a full UK driving licence.

To apply, send your CV to Daniel at Moorgate Build or call for a confidential chat.
`,
    title: 'Senior Quantity Surveyor',
    company: 'Moorgate Build',
    location: 'Leeds',
    workMode: 'hybrid',
    employmentType: null,
    salary: '65000-65000 GBP/year',
    yearsMin: 5,
    degree: 'bachelor',
    required: 'Degree qualified | Main contractor | NEC | JCT contracts | UK driving licence',
    preferred: 'MRICS | Framework projects',
    knockouts: 'Full UK driving licence',
  },
  {
    name: 'civil-engineer',
    text: `
Civil Engineer / Project Engineer Bridge Construction (f/m/x)
Brückenwerk Ingenieure GmbH | Dresden | Permanent contract | Full time | Home office possible | 
Published: 2 weeks ago

About us
Brückenwerk Ingenieure GmbH plans and supervises bridges and tunnels all over Saxony. 85 colleagues work on projects that outlive us.

What to expect
- Planning of new bridges and rehabilitation of existing structures (HOAI phases 1–6)
- Preparation of static calculations and tenders
- Coordination with public clients and specialist planners
- Construction supervision

What you should bring
- Successfully completed degree in civil engineering (TU/FH), ideally with a focus on structural engineering
- Several years of professional experience in bridge planning (at least 3 years)
- Confident handling of AutoCAD and Revit
- Knowledge of the relevant DIN standards and Eurocodes
- Very good German skills, spoken and written
- Driving licence class B

We offer you
- 55.000 – 68.000 € gross per year, depending on experience
- 30 days of holiday, flexible working hours, two days of home office per week
- Job ticket, company bicycle, further training

Have we aroused your interest? Then apply with your salary expectations at karriere@brueckenwerk.example.de.
`,
    title: 'Civil Engineer / Project Engineer Bridge Construction',
    company: 'Brückenwerk Ingenieure GmbH',
    location: 'Dresden',
    workMode: 'hybrid',
    employmentType: 'full-time',
    salary: '55000-68000 EUR/year',
    yearsMin: 3,
    degree: 'bachelor',
    required:
      'Degree in civil engineering | Bridge planning | AutoCAD | Revit | DIN standards | Eurocodes | German | Driving licence class B',
    preferred: 'Structural engineering',
    knockouts: '',
  },
]
