import type { LabelledAd } from './measure.ts'

/** Advertisements that the reader was first tried on when they were written, labelled before. */
export const fresh5: LabelledAd[] = [
  {
    name: 'radiographer-nhs',
    text: `Specialist CT Radiographer
Wenlock and Severn Hospitals NHS Foundation Trust

The closing date is 30 November

Job summary
An exciting opportunity has arisen for an enthusiastic Band 6 radiographer to join our CT team at the Royal Wenlock Hospital.

Main duties of the job
You will perform a wide range of CT examinations, including cardiac and trauma. You will supervise assistant practitioners and students. You will take part in the 24/7 on-call rota.

About us
We are a teaching trust serving half a million people on the Welsh border.

Details
Date posted
12 November
Pay scheme
Agenda for change
Band
Band 6
Salary
£38,682 to £46,580 a year per annum
Contract
Permanent
Working pattern
Full-time
Reference number
C9401-24-0001
Job locations
Royal Wenlock Hospital
Bridgnorth Road
Telford
TF1 6TF

Person Specification
Qualifications
Essential
* BSc (Hons) Diagnostic Radiography or equivalent
* HCPC registration
* Evidence of CPD
Desirable
* Postgraduate certificate in CT
Experience
Essential
* Minimum of one year in CT
* Cannulation
Desirable
* Experience of audit
Other
Essential
* Ability to work flexibly, including weekends

Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act and it will be necessary for a submission for Disclosure to be made to the Disclosure and Barring Service.`,
    title: 'Specialist CT Radiographer',
    company: 'Wenlock and Severn Hospitals NHS Foundation Trust',
    location: 'Telford',
    workMode: null,
    employmentType: 'full-time',
    salary: '38682-46580 GBP/year',
    yearsMin: 1,
    degree: 'bachelor',
    required:
      'BSc (Hons) Diagnostic Radiography | HCPC registration | CPD | CT | Cannulation | Work flexibly, including weekends',
    preferred: 'Postgraduate certificate in CT | Audit',
    knockouts: 'HCPC registration | Disclosure and Barring Service',
    duties:
      'Perform a wide range of CT examinations | Supervise assistant practitioners and students | Take part in the 24/7 on-call rota',
    languages: '',
  },
  {
    name: 'soil-conservationist-usajobs',
    text: `Soil Conservationist
Department of Agriculture
Natural Resources Conservation Service

Summary
This position is located in the Hayes Fork Field Office and provides technical assistance to landowners.

Overview
Open & closing dates: 11/04/2026 to 11/18/2026
Salary: $57,118 - $74,250 per year
Pay scale & grade: GS 9
Location: Pierre, SD
Remote job: No
Telework eligible: Yes—as determined by the agency policy.
Appointment type: Permanent
Work schedule: Full-time

Duties
Conducts field surveys of soil erosion and water quality.
Develops conservation plans with farmers and ranchers.
Certifies that installed practices meet standards.

Requirements
Conditions of Employment
You must be a U.S. Citizen or National.
Males born after 12/31/1959 must be registered with the Selective Service.
A valid state driver's license is required.
One-year probationary period may be required.

Qualifications
Basic Requirement: A bachelor's degree in soil conservation, agronomy, soil science or a closely related discipline, including 12 semester hours in natural resources.
Specialized Experience: One year of experience equivalent to the GS-7 level, such as preparing conservation plans and using GIS to map resource concerns.

How You Will Be Evaluated
You will be evaluated on communication, technical knowledge and customer service.`,
    title: 'Soil Conservationist',
    company: 'Natural Resources Conservation Service',
    location: 'Pierre, SD',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: '57118-74250 USD/year',
    yearsMin: 1,
    degree: 'bachelor',
    required:
      "U.S. Citizen or National | Registered with the Selective Service | Driver's license | Bachelor's degree in soil conservation, agronomy, soil science or a closely related discipline | Equivalent to the GS-7 level",
    preferred: '',
    knockouts: 'U.S. Citizen',
    duties:
      'Conducts field surveys of soil erosion | Develops conservation plans with farmers and ranchers | Certifies that installed practices meet standards',
    languages: '',
  },
  {
    name: 'disability-support-worker-seek',
    text: `Disability Support Worker
Open Gate Community Care
Toowoomba QLD
Community Services & Development > Disability Care
Casual/Vacation
$34.50 – $36.20 per hour + super
Posted 4d ago

Open Gate is a registered NDIS provider supporting adults across the Darling Downs to live the lives they choose.

About the role
You will support participants at home and in the community. No two shifts are alike. You will:
Assist with personal care, meals and medication
Support participants to reach their goals
Complete shift notes and incident reports
Use manual handling equipment safely

Essential criteria
NDIS Worker Screening Check
Current First Aid and CPR
Open driver licence and a comprehensively insured vehicle
Evidence of COVID-19 vaccination
Right to work in Australia

Highly regarded
Certificate III in Individual Support or Disability
Experience with PEG feeding or epilepsy management
Auslan

Benefits
Above-award rates
Employee assistance program

Employer questions
Your application will include the following questions:
Which of the following statements best describes your right to work in Australia?
How many years' experience do you have as a disability support worker?`,
    title: 'Disability Support Worker',
    company: 'Open Gate Community Care',
    location: 'Toowoomba, QLD',
    workMode: null,
    employmentType: null,
    salary: '34.5-36.2 AUD/hour',
    yearsMin: null,
    degree: null,
    required:
      'First Aid | CPR | Open driver licence | Insured vehicle | COVID-19 vaccination | Right to work in Australia',
    preferred: 'Certificate III in Individual Support or Disability | PEG feeding or epilepsy management | Auslan',
    knockouts: 'NDIS Worker Screening Check | Right to work in Australia',
    duties:
      'Assist with personal care, meals and medication | Support participants to reach their goals | Complete shift notes and incident reports | Use manual handling equipment safely',
    languages: '',
  },
  {
    name: 'category-manager-linkedin',
    text: `Category Manager, Frozen
Fennimore Grocers · Columbus, OH (Hybrid)
Reposted 1 week ago · Over 100 people clicked apply
$92K/yr - $118K/yr
Full-time
Matches your job preferences

About the job
Fennimore Grocers operates 118 stores in five states. We're in the middle of rebuilding how we buy frozen food, and this role sits at the center of it.

What You'll Do
Own the P&L for frozen meals, pizza and ice cream ($240M in annual sales)
Negotiate cost, promotional funding and terms with national suppliers
Set assortment and planograms by cluster
Present category reviews to the executive team twice a year

What We're Looking For
5+ years in category management or buying for a grocery or mass retailer
Bachelor's degree in business, supply chain or similar
Strong command of Nielsen/Circana data and Excel
You negotiate hard and stay friends
Willing to travel 15–20%

Bonus Points
JDA/Blue Yonder experience
Private label launches

Fennimore Grocers is an Equal Opportunity Employer. Sponsorship is not available for this position.

Featured benefits
401(k), Medical insurance`,
    title: 'Category Manager, Frozen',
    company: 'Fennimore Grocers',
    location: 'Columbus, OH',
    workMode: 'hybrid',
    employmentType: 'full-time',
    salary: '92000-118000 USD/year',
    yearsMin: 5,
    degree: 'bachelor',
    required:
      "Category management or buying for a grocery or mass retailer | Bachelor's degree in business, supply chain or similar | Nielsen/Circana data | Excel | Negotiate hard | Travel 15–20%",
    preferred: 'JDA/Blue Yonder | Private label launches',
    knockouts: '',
    duties:
      'Own the P&L for frozen meals | Negotiate cost, promotional funding and terms | Set assortment and planograms | Present category reviews',
    languages: '',
  },
  {
    name: 'dog-groomer-indeed',
    text: `Dog Groomer
Pawsitively Posh
Tulsa, OK 74105
$600 - $1,200 a week - Part-time, Full-time

Profile insights
Here's how the job qualifications align with your profile.
Skills
Grooming (Required)
Do you have experience in Grooming?

Job Type
Part-time
Full-time

Full Job Description
Busy boutique salon looking for an experienced dog groomer. 50% commission, most groomers do 6-8 dogs a day. Bring your own tools (clippers, blades, shears). You need at least 1 year of hands-on grooming, breed standard cuts, and must be gentle with puppies and seniors. Cat grooming a plus! Must pass background check.

We provide bathers, appointments and a drama-free shop.

Schedule:
Monday to Friday
Weekend availability

Experience:
Dog grooming: 1 year (Required)
Customer service: 1 year (Preferred)

License/Certification:
Pet CPR (Preferred)

Work Location: In person`,
    title: 'Dog Groomer',
    company: 'Pawsitively Posh',
    location: 'Tulsa, OK',
    workMode: 'onsite',
    employmentType: 'part-time',
    salary: '600-1200 USD/week',
    yearsMin: 1,
    degree: null,
    required: 'Grooming | Hands-on grooming | Breed standard cuts | Gentle with puppies and seniors | Dog grooming',
    preferred: 'Cat grooming | Customer service | Pet CPR',
    knockouts: 'Background check',
    duties: '',
    languages: '',
  },
]
