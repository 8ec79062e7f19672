export const people = `
Human resources | Work with and for staff.
HR administration | Papers and data of staff.
HR business partnering | Advising managers on staff.
HR strategy | Long-term plans for staff.
HR policies | Rules for staff and managers.
HR compliance | Keeping employment law.
Personnel files | Keeping staff files.
Onboarding | Bringing in new staff.
Offboarding | Letting people leave well.
Organizational development | Changing how a firm is built.
Workforce planning | Planning how many people are needed.
Succession planning | Finding who follows in a post.
Talent management | Finding and keeping able people.
Performance management | Judging and guiding work.
Employee engagement | Whether people like to work here.
Employee relations | Questions and quarrels at work.
Employee retention | Keeping staff.
Employee wellbeing | Health and mood of staff.
Diversity and inclusion | Fair chances for all.
Company culture | How people work together in a firm.
Job descriptions | Writing what a post is.
Job evaluation | Ranking posts by weight.
Recruiting | Finding and choosing staff.
Full-cycle recruiting | Recruiting from post to contract.
Candidate sourcing | Finding people who did not apply.
Executive search | Finding leaders.
Technical recruiting | Finding software people and engineers.
High-volume recruiting | Hiring many at once.
Campus recruiting | Hiring from schools and universities.
Staffing services | Lending and placing workers.
Candidate interviews | Talking with applicants.
Candidate screening | First choice among applicants.
Candidate experience | How applicants feel treated.
Assessment centers | Tests and tasks for applicants.
Pre-employment checks | Checking before hiring.
Right to work checks | British check of the right to work.
E-Verify | US online check of the right to work.
Form I-9 | US check of the right to work.
Reference checks | Asking former employers.
Job advertising | Making posts known.
Employer branding | Being known as a good employer.
Recruitment process outsourcing | Recruiting done by an outside firm.
Applicant tracking system | Software for applications.
LinkedIn Recruiter | Finding people on LinkedIn.
Greenhouse ATS | Software for applications.
Lever ATS | Software for applications.
Taleo | Oracle's software for applications.
iCIMS | Software for applications.
SmartRecruiters | Software for applications.
Bullhorn | Software for staffing agencies.
Compensation and benefits | What staff get for their work.
Salary benchmarking | Comparing pay with the market.
Incentive plans | Pay by results.
Benefits administration | Insurance, pension and extras for staff.
COBRA administration | US health cover after leaving.
Pension auto-enrolment | British duty to enrol staff in pensions.
Workers' compensation | US claims for accidents at work.
Leave management | Holidays, illness and other leave.
FMLA | US law on family and sick leave.
Time and attendance | Noting hours worked.
Staff scheduling | Who works when.
Global mobility | Staff who move between countries.
German payroll | Pay by German law.
DATEV Lohn und Gehalt | DATEV's payroll programs.
Learning and development | Helping staff learn.
Leadership development | Training leaders.
Executive coaching | Coaching leaders.
Apprentice training | Teaching apprentices at work.
Competency framework | Which skills each post needs.
Career development | Planning steps in working life.
360-degree feedback | Views from all sides.
Personality assessments | Tests of character.
Myers-Briggs | Sixteen types of character.
DISC assessment | Four styles of behaviour.
Labor relations | Dealing with unions and staff bodies.
Collective bargaining | Agreeing pay with unions.
Works council | Elected staff body in Germany and elsewhere.
Grievance handling | Complaints and warnings at work.
Redundancy process | Ending many contracts by the rules.
TUPE | British rules when a business changes hands.
FLSA | US law on pay and hours.
EEO compliance | US rules against unfair treatment.
Equality Act 2010 | British law against unfair treatment.
Workplace accommodations | Adapting work to disabled people.
ADA compliance | US law for disabled people.
Working time rules | Law on hours and rest.
HRIS | Software for staff data.
Workday | Staff and finance system.
BambooHR | Staff system for small firms.
Personio | Staff system for European firms.
Oracle HCM | Staff system by Oracle.
UKG | Time and staff system.
Ceridian Dayforce | Pay and time system.
Rippling | Staff and pay in one system.
`
