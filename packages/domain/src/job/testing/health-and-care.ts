import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const healthAndCare: LabelledAd[] = [
  {
    name: 'dental-hygienist',
    text: `
Dental Hygienist - Registered (RDH)
Maple Hollow Family Dentistry
Boise, ID 83702
$42 - $50 an hour
Part-time

Job details
Here’s how the job details align with your profile.
Pay
$42 - $50 an hour
Job type
Part-time
Shift and schedule
Day shift
Monday to Thursday

Full job description
Maple Hollow Family Dentistry is a privately owned practice in the North End. We are searching for a friendly hygienist to join our team three days a week.

Job Duties:
* Perform prophylaxis, scaling and root planing
* Take and develop digital radiographs
* Educate patients on oral hygiene
* Chart findings in Dentrix
* Sterilize instruments according to OSHA standards

Qualifications:
* Active Idaho dental hygiene license (Required)
* Associate degree in dental hygiene (Required)
* Local anesthesia certification (Required)
* Current CPR/BLS (Required)
* Dentrix: 1 year (Preferred)
* Laser certification (Preferred)
* Bilingual Spanish a plus

Benefits:
* 401(k)
* Dental insurance
* Paid time off
* Continuing education credits

Work Location: In person
`,
    title: 'Dental Hygienist',
    company: 'Maple Hollow Family Dentistry',
    location: 'Boise, ID',
    workMode: 'onsite',
    employmentType: 'part-time',
    salary: '42-50 USD/hour',
    yearsMin: null,
    degree: 'associate',
    required:
      'Idaho dental hygiene license | Associate degree in dental hygiene | Local anesthesia certification | CPR/BLS',
    preferred: 'Dentrix | Laser certification | Spanish',
    knockouts: 'Active Idaho dental hygiene license',
  },
  {
    name: 'social-worker',
    text: `
Social Worker – Children in Care
Location: County Hall, Northampton and agile working
Salary: £38,626 - £42,403 per annum (Grade K) plus £3,000 retention payment
Contract: Permanent, 37 hours per week
Closing date: 14 March

Wrenfield County Council is rated Good by Ofsted. Our social workers carry an average caseload of 14 children.

Main responsibilities
You will hold a caseload of children in care and their families. You will write care plans, prepare court statements and represent the authority in hearings. You will supervise contact and work closely with foster carers, schools and health services.

Person specification
Essential criteria
- Degree in Social Work or equivalent (DipSW, CQSW)
- Registration with Social Work England
- At least one year of post-qualifying experience in statutory children's services
- Sound knowledge of the Children Act 1989 and 2004
- Experience of writing court reports
- Full UK driving licence and access to a car

Desirable criteria
- Practice Educator qualification
- Experience of using Liquidlogic
- Knowledge of life story work

What we offer
30 days annual leave plus bank holidays, local government pension, free parking, a car loan scheme and paid Social Work England fees.

This post is subject to an enhanced DBS check. Wrenfield County Council is committed to safeguarding and promoting the welfare of children. We are able to offer sponsorship for this post.
`,
    title: 'Social Worker – Children in Care',
    company: 'Wrenfield County Council',
    location: 'Northampton',
    workMode: null,
    employmentType: null,
    salary: '38626-42403 GBP/year',
    yearsMin: 1,
    degree: 'bachelor',
    required:
      "Degree in Social Work | Social Work England registration | Statutory children's services | Children Act 1989 and 2004 | Court reports | UK driving licence | Access to a car",
    preferred: 'Practice Educator qualification | Liquidlogic | Life story work',
    knockouts: 'Social Work England registration | Enhanced DBS check',
  },
  {
    name: 'care-assistant',
    text: `
Care Assistant
Heatherbank Care Home, Perth, Scotland
£12.75 per hour (£13.25 weekends)
Full-time and part-time hours available

Are you kind, patient and reliable? Heatherbank is home to 48 older people, many of them living with dementia.

The role
• Help residents with washing, dressing and meals
• Record care in our digital care plans
• Support activities and outings
• Be good company

What we need from you
• A caring nature and a sense of humour
• Good spoken English
• Willingness to work towards SVQ 2 in Social Services and Healthcare
• Willingness to register with the SSSC
• Flexibility to work shifts, including nights and alternate weekends

No experience necessary, full training is given. Previous experience in a care home or a dementia qualification would be welcome.

In return
• Paid PVG and uniform
• 5.6 weeks holiday
• Refer a friend bonus of £250

All posts are subject to PVG membership and two satisfactory references. You must already have the right to work in the UK.
`,
    title: 'Care Assistant',
    company: 'Heatherbank Care Home',
    location: 'Perth, Scotland',
    workMode: null,
    employmentType: 'full-time',
    salary: '12.75-12.75 GBP/hour',
    yearsMin: null,
    degree: null,
    required:
      'Caring nature | Sense of humour | Spoken English | SVQ 2 | Register with the SSSC | Work shifts | Right to work in the UK',
    preferred: 'Care home | Dementia qualification',
    knockouts: 'PVG | Right to work in the UK',
  },
  {
    name: 'staff-nurse',
    text: `
Staff Nurse - Acute Medicine (Band 5)
Employer: Severnbrook University Hospitals NHS Foundation Trust
Department: Ward 12, Acute Medical Unit
Location: Gloucester
Salary: £29,970 to £36,483 a year pro rata
Contract type: Permanent
Hours: Full time - 37.5 hours per week

Job overview
We are looking for registered nurses who want to work in a busy acute medical unit.

Main duties of the job
To assess, plan, implement and evaluate programmes of care. To supervise junior staff and students. To administer medicines safely, including intravenous drugs.

Person specification
Qualifications
Essential criteria
NMC registration
Diploma or degree in nursing
Desirable criteria
Mentorship qualification
Experience
Essential criteria
Recent experience in an acute hospital setting
Desirable criteria
Experience in acute medicine or A&E
Skills
Essential criteria
IV drug administration and cannulation
Good communication skills

Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act and it will be necessary for a submission for Disclosure to be made to the Disclosure and Barring Service.

Certificate of Sponsorship
Applications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.
`,
    title: 'Staff Nurse - Acute Medicine',
    company: 'Severnbrook University Hospitals NHS Foundation Trust',
    location: 'Gloucester',
    workMode: null,
    employmentType: 'full-time',
    salary: '29970-36483 GBP/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'NMC registration | Diploma or degree in nursing | Acute hospital setting | IV drug administration | Cannulation | Communication skills',
    preferred: 'Mentorship qualification | Acute medicine or A&E',
    knockouts: 'NMC registration | Disclosure and Barring Service',
  },
  {
    name: 'physician-assistant',
    text: `
Physician Assistant - Orthopedic Surgery
Sagebrush Orthopedics, PLLC – Tucson, Arizona

Sagebrush Orthopedics is a physician-owned practice of 22 surgeons seeking a full-time PA to join our spine team.

Position Highlights:
- Clinic 3 days, OR first assist 2 days
- No weekends, call 1:6
- EPIC EMR

Candidate Requirements:
- Graduate of an accredited PA program (Master's level)
- NCCPA certified
- Eligible for Arizona PA license and DEA registration
- Minimum 1 year surgical experience; new graduates with strong surgical rotations will be considered
- Excellent bedside manner

Compensation: $125,000 - $145,000 + productivity bonus, malpractice, CME $2,500, 401k.
`,
    title: 'Physician Assistant - Orthopedic Surgery',
    company: 'Sagebrush Orthopedics, PLLC',
    location: 'Tucson, Arizona',
    workMode: null,
    employmentType: 'full-time',
    salary: '125000-145000 USD/year',
    yearsMin: 1,
    degree: 'master',
    required:
      'Accredited PA program | NCCPA certified | Arizona PA license | DEA registration | Surgical experience | Bedside manner',
    preferred: '',
    knockouts: 'Eligible for Arizona PA license',
  },
  {
    name: 'hospital-pharmacist',
    text: `
Clinical Pharmacist – Oncology
Job ID 77120
Larkwater Medical Center   Rochester, MN   Day shift   1.0 FTE

Position Summary
The Clinical Pharmacist verifies chemotherapy orders, rounds with the oncology team, counsels patients and precepts residents.

Education & Experience
• Doctor of Pharmacy (PharmD) from an ACPE-accredited school
• PGY1 residency required; PGY2 in oncology preferred
• Two years of acute care experience

License/Certification
• Current Minnesota pharmacist license, or eligible
• BCOP within two years of hire
• BLS preferred

Skills
• Epic Willow and Beacon
• Sterile compounding (USP <797>, <800>)
• Clear written and verbal communication

Pay range: $66.10 - $79.30/hour

Why Larkwater? Loan repayment, four weeks of PTO and a lake out of the window.
`,
    title: 'Clinical Pharmacist – Oncology',
    company: 'Larkwater Medical Center',
    location: 'Rochester, MN',
    workMode: null,
    employmentType: null,
    salary: '66.1-79.3 USD/hour',
    yearsMin: 2,
    degree: 'doctorate',
    required:
      'PharmD | PGY1 residency | Acute care | Minnesota pharmacist license | BCOP | Epic Willow | Beacon | Sterile compounding | Written and verbal communication',
    preferred: 'PGY2 in oncology | BLS',
    knockouts: 'Minnesota pharmacist license',
  },
]
