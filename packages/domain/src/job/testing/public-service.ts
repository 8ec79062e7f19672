import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const publicService: LabelledAd[] = [
  {
    name: 'professor',
    text: `
The Department of Chemistry at Coldharbour State University invites applications for a tenure-track Assistant Professor position in analytical chemistry, beginning August 2027.

The successful candidate will teach two courses per semester, establish an externally funded research program involving undergraduates, and serve on department committees.

Required Qualifications: Ph.D. in chemistry or a closely related field by the start date; evidence of teaching effectiveness; a research plan suitable for undergraduates.

Preferred Qualifications: Postdoctoral experience; expertise in mass spectrometry; experience mentoring students from underrepresented groups.

Coldharbour State University is located in Duluth, Minnesota. Salary range: $74,000–$82,000 for nine months.

Review of applications begins October 15. Submit a cover letter, CV, teaching statement and three letters of reference. Coldharbour State University is an Affirmative Action/Equal Opportunity employer.
`,
    title: 'Assistant Professor',
    company: 'Coldharbour State University',
    location: 'Duluth, Minnesota',
    workMode: null,
    employmentType: null,
    salary: '74000-82000 USD/year',
    yearsMin: null,
    degree: 'doctorate',
    required: 'Ph.D. in chemistry | Teaching effectiveness | Research plan',
    preferred: 'Postdoctoral experience | Mass spectrometry | Mentoring students from underrepresented groups',
    knockouts: '',
  },
  {
    name: 'park-ranger',
    text: `
Park Ranger (Interpretation)
DEPARTMENT OF LANDS
State Park Service | Bitterroot State Park

Summary
This position is located at Bitterroot State Park, in the Division of Interpretation and Education. Open to U.S. citizens.

Overview
Pay scale & grade: GS 9
Salary: $61,722 - $80,243 per year
Location: Jackson, WY
Remote job: No
Telework eligible: No
Work schedule: Full-time
Appointment type: Permanent

Duties
Develop and present interpretive programs, including guided walks, talks and campfire programs.
Train and coach seasonal rangers and volunteers.
Write content for exhibits and the park website.

Requirements
Conditions of Employment
U.S. Citizenship required.
You must be at least 18 years old.
You must possess a valid driver's license.
You will be required to wear a uniform.

Qualifications
To qualify for this position at the GS-09 grade level, you must possess one of the following minimum qualifications:
- One year of specialized experience equivalent to the GS-07 grade level
- Two years of progressively higher level graduate education leading to a master's degree

How to Apply
Submit your resume through the website.
`,
    title: 'Park Ranger (Interpretation)',
    company: 'State Park Service',
    location: 'Jackson, WY',
    workMode: 'onsite',
    employmentType: 'full-time',
    salary: '61722-80243 USD/year',
    yearsMin: 2,
    degree: null,
    required: "U.S. Citizenship | Driver's license | Specialized experience | Graduate education",
    preferred: '',
    knockouts: "U.S. Citizenship | Valid driver's license",
  },
  {
    name: 'phd-position',
    text: `
PhD position in Soil Microbiology (1.0 FTE, 4 years)

Organisation: Veluwe Institute of Ecology
Location: Wageningen, the Netherlands
Salary: € 2,901 - € 3,707 gross per month
Deadline: 1 June

Your job
You will study how drought changes the fungi that live on roots. You will design greenhouse experiments, sequence fungal communities, analyse the data in R and publish your results in international journals.

We ask
- An MSc degree in biology, ecology or environmental sciences
- Experience with molecular techniques (DNA extraction, qPCR, amplicon sequencing)
- Good knowledge of statistics and R
- Excellent command of English, spoken and written
- A driving licence is an advantage, because field sites are remote

We offer
A fixed-term contract for 4 years. 29 days of leave. A stimulating environment with colleagues from 24 countries.
`,
    title: 'PhD position in Soil Microbiology',
    company: 'Veluwe Institute of Ecology',
    location: 'Wageningen, the Netherlands',
    workMode: null,
    employmentType: 'fixed-term',
    salary: '2901-3707 EUR/month',
    yearsMin: null,
    degree: 'master',
    required:
      'MSc degree in biology, ecology or environmental sciences | Molecular techniques (DNA extraction, qPCR, amplicon sequencing) | Statistics | R | English',
    preferred: 'Driving licence',
    knockouts: '',
  },
  {
    name: 'teaching-assistant',
    text: `
Teaching Assistant (SEN) – Term Time Only
Larkrise Primary School, Swindon
Grade D, £22,737 pro rata – 27.5 hours per week

The governors of this friendly two-form entry school seek to appoint a caring Teaching Assistant to work with a child with autism in Year 3.

We are looking for someone who:
• has experience of working with children with additional needs
• has GCSE English and Maths at grade C/4 or above
• is patient, resilient and has a sense of humour
• can use visual timetables and Makaton (training can be provided)

An NVQ Level 2 in supporting teaching and learning would be an advantage.

We can offer you:
• enthusiastic and well-behaved children
• a supportive staff team
• excellent CPD

Larkrise Primary School is committed to safeguarding and promoting the welfare of children and expects all staff to share this commitment. The successful applicant will be required to undertake an enhanced DBS check.
`,
    title: 'Teaching Assistant (SEN)',
    company: 'Larkrise Primary School',
    location: 'Swindon',
    workMode: null,
    employmentType: 'part-time',
    salary: '22737-22737 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Working with children with additional needs | GCSE English and Maths | Patient | Resilient | Sense of humour | Visual timetables | Makaton',
    preferred: 'NVQ Level 2',
    knockouts: 'Enhanced DBS check',
  },
  {
    name: 'user-researcher',
    text: `
User Researcher (SEO)
Department for Rural Payments
Newcastle upon Tyne or Workington
£41,700 - £46,900
Closes: 11:55 pm on Sunday 8th February

Job summary
User researchers make sure that farmers can get the payments they are entitled to.

Job description
As a user researcher you will:
- plan, design and run user research
- work in a multidisciplinary agile team
- present findings so that teams act on them
- make sure that people with access needs are included

Person specification
Essential criteria
You will need to demonstrate:
- experience of a range of qualitative and quantitative research methods
- the ability to analyse and synthesise research data
- experience of involving people with disabilities or low digital skills in research
- strong facilitation and storytelling skills

Desirable criteria
- experience of working to the Service Standard
- a qualification in psychology, anthropology or human-computer interaction

Behaviours
We'll assess you against these behaviours during the selection process:
Communicating and Influencing
Working Together

Benefits
Alongside your salary, the Department contributes 28.97% towards your pension.

Security
Successful candidates must undergo a criminal record check and meet the security requirements before they can be appointed. The level of security needed is counter-terrorist check.

Nationality requirements
This job is broadly open to UK nationals and nationals of the Republic of Ireland.
`,
    title: 'User Researcher',
    company: 'Department for Rural Payments',
    location: 'Newcastle upon Tyne',
    workMode: null,
    employmentType: null,
    salary: '41700-46900 GBP/year',
    yearsMin: null,
    degree: null,
    required:
      'Qualitative and quantitative research methods | Analyse and synthesise research data | Involving people with disabilities in research | Facilitation | Storytelling',
    preferred: 'Service Standard | Qualification in psychology, anthropology or human-computer interaction',
    knockouts: 'Criminal record check',
  },
  {
    name: 'data-analyst',
    text: `
JOB TITLE: Data Analyst (Fixed Term, 18 months)
EMPLOYER: University of Westmarch
DEPARTMENT: Strategic Planning
LOCATION: Sheffield (hybrid, typically 2 days per week on campus)
SALARY: £34,980 – £40,521 per annum
REPORTS TO: Head of Analytics

PURPOSE OF THE ROLE
To turn student data into evidence that colleagues across the University can act on.

DUTIES AND RESPONSIBILITIES
1. Build and maintain dashboards in Power BI
2. Prepare the statutory HESA return
3. Analyse admissions, progression and outcomes data
4. Advise academic departments on the interpretation of data
5. Any other duties commensurate with the grade

KNOWLEDGE, SKILLS AND EXPERIENCE
Essential
A degree in a numerate subject, or equivalent experience
Experience of SQL and of a BI tool (Power BI, Tableau or Qlik)
Advanced Excel skills
Ability to explain complex data to non-specialists
Strong attention to detail

Desirable
Experience of working in higher education
Knowledge of HESA or UCAS data
R or Python

Applicants must be able to demonstrate their eligibility to work in the UK. The University is unable to sponsor this role.
`,
    title: 'Data Analyst',
    company: 'University of Westmarch',
    location: 'Sheffield',
    workMode: 'hybrid',
    employmentType: 'fixed-term',
    salary: '34980-40521 GBP/year',
    yearsMin: null,
    degree: 'bachelor',
    required:
      'Degree in a numerate subject | SQL | BI tool (Power BI, Tableau or Qlik) | Advanced Excel | Explain complex data to non-specialists | Attention to detail | Eligibility to work in the UK',
    preferred: 'Higher education | HESA or UCAS data | R or Python',
    knockouts: 'Eligibility to work in the UK',
  },
]
