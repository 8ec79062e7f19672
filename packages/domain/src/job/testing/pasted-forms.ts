import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, as boards, public bodies and posts show them. */
export const pastedForms: LabelledAd[] = [
  {
    name: 'county-clerk-notice',
    text: `
COUNTY OF ELLERBEE
HUMAN RESOURCES DEPARTMENT
Announcement No. 26-0417

OFFICE ASSISTANT II
Department: Clerk of Courts
Salary: $3,412.00 - $4,147.00 monthly
Opening date: 06/01/2026   Closing date: 06/19/2026 5:00 PM

DEFINITION
Under general supervision, performs a variety of clerical duties in support of the Clerk of Courts and does related work as required.

EXAMPLES OF DUTIES
Answers the counter and telephone; receives and files pleadings; enters data into the case management system; collects fees and balances a cash drawer.

MINIMUM QUALIFICATIONS
Education: High school diploma or GED.
Experience: Two years of full-time clerical experience involving public contact.
Typing: A net speed of 45 words per minute.
License: Possession of a valid Class C driver license.

KNOWLEDGE OF: office methods; filing systems; correct English usage and spelling.
ABILITY TO: follow oral and written directions; deal tactfully with the public; operate standard office equipment.

SELECTION PROCESS
Applications will be screened. The most qualified will be invited to a written examination (weighted 100%). Candidates must attain a score of 70% to be placed on the eligible list.

The County of Ellerbee is an Equal Opportunity Employer. Reasonable accommodation will be provided on request. Veterans' preference points may be awarded.
`,
    title: 'Office Assistant II',
    company: 'County of Ellerbee',
    location: null,
    workMode: null,
    employmentType: null,
    salary: '3412-4147 USD/month',
    yearsMin: 2,
    degree: null,
    required:
      'High school diploma or GED | Clerical experience | Typing 45 words per minute | Class C driver license | Office methods | Filing systems | English usage and spelling | Follow oral and written directions | Deal tactfully with the public | Office equipment',
    preferred: '',
    knockouts: '',
  },
  {
    name: 'qa-india-linkedin',
    text: `
Nimbletrek Software
QA Automation Engineer
Pune, Maharashtra, India · 2 weeks ago · 214 applicants
Matches your job preferences, workplace type is Hybrid.
Hybrid
Matches your job preferences, job type is Full-time.
Full-time
Easy Apply
Save
Meet the hiring team
Priyanka D. 3rd
Talent Partner at Nimbletrek Software
Message
About the job
Company Description
Nimbletrek Software builds fleet apps used by 3,000 transporters.

Role Description
This is a full-time hybrid role for a QA Automation Engineer located in Pune. You will write automated tests, triage defects and own the regression suite.

Qualifications
3-6 years of experience in test automation
Hands-on with Selenium WebDriver and Java
API testing using Postman or REST Assured
Working knowledge of SQL
Good understanding of Agile/Scrum
B.E./B.Tech in Computer Science or equivalent
Experience with CI tools such as Jenkins, GitLab CI is a plus
Notice period: immediate to 30 days preferred

Show less
Set alert for similar jobs
About the company
Nimbletrek Software
18,440 followers
Software Development 201-500 employees
Interested in working with us in the future?
`,
    title: 'QA Automation Engineer',
    company: 'Nimbletrek Software',
    location: 'Pune, Maharashtra',
    workMode: 'hybrid',
    employmentType: 'full-time',
    salary: null,
    yearsMin: 3,
    degree: 'bachelor',
    required:
      'Test automation | Selenium WebDriver | Java | API testing using Postman or REST Assured | SQL | Agile/Scrum | B.E./B.Tech in Computer Science',
    preferred: 'CI tools',
    knockouts: '',
  },
  {
    name: 'java-bangalore-naukri',
    text: `
Java Backend Developer
Kavyan Infotech Pvt Ltd
Experience: 4 - 8 years
Salary: 12-20 LPA
Location: Bengaluru, Karnataka
Posted: 5 days ago   Openings: 6   Applicants: 480

Job description
Roles and Responsibilities
Design and develop microservices
Participate in code reviews and sprint planning
Work closely with product owners

Desired Candidate Profile
Strong in Core Java, Spring Boot and Hibernate
Hands-on experience in Kafka and REST APIs
Good knowledge of MySQL or PostgreSQL
Knowledge of AWS would be an added advantage
Excellent communication skills

Role: Back End Developer
Industry Type: IT Services & Consulting
Employment Type: Full Time, Permanent
Education
UG: B.Tech/B.E. in Any Specialization
Key Skills
Spring Boot, Microservices, Hibernate, Java, Kafka
`,
    title: 'Java Backend Developer',
    company: 'Kavyan Infotech Pvt Ltd',
    location: 'Bengaluru, Karnataka',
    workMode: null,
    employmentType: 'full-time',
    salary: '1200000-2000000 INR/year',
    yearsMin: 4,
    degree: 'bachelor',
    required:
      'Core Java | Spring Boot | Hibernate | Kafka | REST APIs | MySQL or PostgreSQL | Communication | B.Tech/B.E. | Microservices',
    preferred: 'AWS',
    knockouts: '',
  },
  {
    name: 'sales-dev-startup-chatty',
    text: `
Sales Development Rep @ Plotline

Hey 👋 We're Plotline. We help indie publishers sell more books, and we're looking for our third SDR.

This isn't a call-center job. You'll research small publishers, write emails that sound like a human wrote them, and book demos for Marcus and Lil. You'll hear "no" a lot. You'll also hear "oh wow, finally".

You might be a fit if you:
🔹 have done 1+ years of outbound (email, phone, LinkedIn, carrier pigeon)
🔹 write clean, short sentences
🔹 know your way around HubSpot or a similar CRM
🔹 can laugh at yourself

It'd be amazing (but no big deal) if you:
🔹 love books
🔹 have worked in publishing

Money: $55k base + $25k OTE. Equity, yes. Health, yes. Unlimited PTO with a 3-week minimum, yes.
Where: Remote, US time zones. Twice a year we meet somewhere with good food.

How we hire: short call → writing exercise (paid $100) → meet the team → offer. You'll always know where you stand.

Plotline is for everyone. We don't discriminate, and we do mean it: race, color, religion, gender identity, veteran status, disability, you name it.
`,
    title: 'Sales Development Rep',
    company: 'Plotline',
    location: 'Remote',
    workMode: 'remote',
    employmentType: null,
    salary: '55000-55000 USD/year',
    yearsMin: 1,
    degree: null,
    required: 'Outbound | Write clean, short sentences | HubSpot or a similar CRM | Laugh at yourself',
    preferred: 'Love books | Publishing',
    knockouts: '',
  },
  {
    name: 'hr-manager-linkedin-post',
    text: `
I'm growing my team at Fernhill Bakeries! 🥐

We have an opening for a People Operations Manager in Cork, Ireland (hybrid, 3 days on site). Reporting to me, you will run payroll and benefits for 240 bakers, drivers and shop staff, and bring some order to our onboarding.

I'd love to talk to you if you've got 5+ years in HR operations, know Irish employment law, and have implemented an HRIS (BambooHR, Personio, HiBob, whatever). CIPD is nice but I care more about how you treat people.

€62k–€70k, pension, health cover and all the sourdough you can carry.

Comment below or send me a DM. Shares appreciated! 🙏
#peopleops #hrjobs #cork
`,
    title: 'People Operations Manager',
    company: 'Fernhill Bakeries',
    location: 'Cork, Ireland',
    workMode: 'hybrid',
    employmentType: null,
    salary: '62000-70000 EUR/year',
    yearsMin: 5,
    degree: null,
    required: 'HR operations | Irish employment law | Implemented an HRIS',
    preferred: 'CIPD',
    knockouts: '',
  },
  {
    name: 'lab-analyst-pasted-no-bullets',
    text: `
Skip to content
Careers Home
Search Jobs
Quality Control Analyst I
Save Job
Apply Now
Location: Devens, Massachusetts, United States
Category: Manufacturing & Quality
Job ID: R-20418
Corvane Biologics makes cell therapies. Every batch we release is meant for one patient, and we never forget that person.
What you will do
Perform ELISA, pH and endotoxin testing of in-process samples
Record results in LIMS and review data of peers
Write deviations and help with investigations
What you will need
BS in biology, chemistry or a related science
0-2 years of laboratory experience in a GMP environment
Familiarity with aseptic technique
Ability to gown and work in a cleanroom
Strong attention to detail
What will set you apart
Flow cytometry
Experience with electronic lab notebooks
What you can expect from us
Annual base salary of $61,000 to $74,000
Medical, dental and vision from the first day
Four weeks of paid parental leave
Corvane Biologics is an equal opportunity employer. All qualified applicants will receive consideration for employment without regard to race, color or religion.
Share this job
Similar jobs
Manufacturing Associate II
QC Microbiologist
© 2026 Corvane Biologics
Privacy Policy
`,
    title: 'Quality Control Analyst I',
    company: 'Corvane Biologics',
    location: 'Devens, Massachusetts',
    workMode: null,
    employmentType: null,
    salary: '61000-74000 USD/year',
    yearsMin: 0,
    degree: 'bachelor',
    required:
      'BS in biology, chemistry or a related science | Laboratory experience in a GMP environment | Aseptic technique | Gown and work in a cleanroom | Attention to detail',
    preferred: 'Flow cytometry | Electronic lab notebooks',
    knockouts: '',
  },
]
