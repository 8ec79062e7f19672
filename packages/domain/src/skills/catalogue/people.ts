export const people = `
# Human resources
Human resources | HR, HR management, Human resource management, Personnel management, People operations, HR generalist | Work with and for staff. | |
HR administration | Personnel administration, HR operations, HR admin, HR support | Papers and data of staff. | Human resources |
HR business partnering | HR business partner, HRBP | Advising managers on staff. | Human resources |
HR strategy | People strategy, Strategic HR, HR transformation | Long-term plans for staff. | Human resources |
HR policies | HR policy development, Employee handbook, HR policies and procedures | Rules for staff and managers. | Human resources | Policy writing 0.5
HR compliance | Employment law compliance, Labor law compliance | Keeping employment law. | Human resources | Employment law 0.6
Personnel files | Employee records, HR records, Personnel records, Employee files | Keeping staff files. | HR administration | Records management 0.5
Onboarding | Employee onboarding, New hire onboarding, New hire orientation, Staff induction | Bringing in new staff. | Human resources | | context
Offboarding | Exit interview, Employee separation | Letting people leave well. | Human resources | Onboarding 0.6
Organizational development | Organisational development, Organization design, Organizational design, Organisational design | Changing how a firm is built. | Human resources | Change management 0.6
Workforce planning | Headcount planning, Manpower planning, Personnel planning | Planning how many people are needed. | Human resources |
Succession planning | Succession management | Finding who follows in a post. | Talent management |
Talent management | Talent development, Talent review | Finding and keeping able people. | Human resources |
Performance management | Performance appraisal, Performance review, Performance evaluation, Staff appraisal, Employee evaluation | Judging and guiding work. | Human resources |
Employee engagement | Engagement survey, Staff engagement, Employee survey, Pulse survey | Whether people like to work here. | Human resources |
Employee relations | Staff relations, Employee relations cases | Questions and quarrels at work. | Human resources | Labor relations 0.6
Employee retention | Staff retention, Turnover reduction | Keeping staff. | Human resources | Employee engagement 0.6
Employee wellbeing | Workplace wellbeing, Employee wellness | Health and mood of staff. | Human resources | Occupational health 0.4
Diversity and inclusion | DEI strategy, DEI programs, Diversity and inclusion programs, Equality and diversity policy, DEI?, D&I?, DE&I? | Fair chances for all. | Human resources | | context
Company culture | Organizational culture, Organisational culture, Culture change | How people work together in a firm. | Human resources | | context
Job descriptions | Job description writing, Job profile | Writing what a post is. | Human resources |
Job evaluation | Job grading, Job architecture | Ranking posts by weight. | Compensation and benefits |
# Recruiting
Recruiting | Recruitment, Talent acquisition, Staff recruitment, Hiring? | Finding and choosing staff. | Human resources |
Full-cycle recruiting | End-to-end recruitment, 360 recruitment, Full life cycle recruiting, Full lifecycle recruitment | Recruiting from post to contract. | Recruiting |
Candidate sourcing | Sourcing candidates, Boolean search, Talent sourcing, Active sourcing | Finding people who did not apply. | Recruiting | LinkedIn Recruiter 0.7
Executive search | Headhunting | Finding leaders. | Recruiting |
Technical recruiting | IT recruiting, Tech recruitment, IT recruitment | Finding software people and engineers. | Recruiting |
High-volume recruiting | Volume recruitment, Mass hiring, Volume hiring | Hiring many at once. | Recruiting |
Campus recruiting | Graduate recruitment, University recruiting, Early careers | Hiring from schools and universities. | Recruiting |
Staffing services | Temporary staffing, Agency recruitment, Temp recruitment, Contingent workforce, Staffing agency | Lending and placing workers. | Recruiting |
Candidate interviews | Job interview, Candidate interviewing, Competency-based interview, Behavioral interviewing, Structured interview | Talking with applicants. | Recruiting |
Candidate screening | CV screening, Resume screening, Phone screening, Applicant screening, Shortlisting | First choice among applicants. | Recruiting |
Candidate experience | Candidate management, Candidate care | How applicants feel treated. | Recruiting |
Assessment centers | Assessment centre, Selection testing, Aptitude testing | Tests and tasks for applicants. | Recruiting |
Pre-employment checks | Pre-employment screening | Checking before hiring. | Recruiting | Background check 0.5
Right to work checks | Right to work documents | British check of the right to work. | Pre-employment checks |
E-Verify | | US online check of the right to work. | Pre-employment checks |
Form I-9 | I-9 verification, I-9 compliance | US check of the right to work. | Pre-employment checks | E-Verify 0.8
Reference checks | Reference checking, Employment verification | Asking former employers. | Pre-employment checks |
Job advertising | Job posting, Job advertisement | Making posts known. | Recruiting |
Employer branding | Employer brand, Recruitment marketing, Employee value proposition | Being known as a good employer. | | Brand management 0.4
Recruitment process outsourcing | RPO? | Recruiting done by an outside firm. | Recruiting |
Applicant tracking system | ATS | Software for applications. | Recruiting |
LinkedIn Recruiter | | Finding people on LinkedIn. | Recruiting |
Greenhouse ATS | Greenhouse Recruiting, Greenhouse software | Software for applications. | Applicant tracking system | Lever ATS 0.8, Taleo 0.6
Lever ATS | LeverTRM | Software for applications. | Applicant tracking system |
Taleo | Oracle Taleo | Oracle's software for applications. | Applicant tracking system |
iCIMS | | Software for applications. | Applicant tracking system | Taleo 0.7
SmartRecruiters | | Software for applications. | Applicant tracking system | Greenhouse ATS 0.7
Bullhorn | Bullhorn CRM, Bullhorn ATS | Software for staffing agencies. | Applicant tracking system | | exact
# Pay, time and benefits
Compensation and benefits | Compensation & benefits, Comp and ben, Total rewards, Reward management, C&B | What staff get for their work. | Human resources | Payroll 0.5
Salary benchmarking | Compensation analysis, Salary survey, Pay benchmarking | Comparing pay with the market. | Compensation and benefits |
Incentive plans | Sales compensation, Incentive compensation | Pay by results. | Compensation and benefits |
Benefits administration | Employee benefits administration, Benefits enrollment, Open enrollment, Benefits management | Insurance, pension and extras for staff. | Compensation and benefits | Pension administration 0.5
COBRA administration | COBRA? | US health cover after leaving. | Benefits administration |
Pension auto-enrolment | Auto-enrolment | British duty to enrol staff in pensions. | Benefits administration |
Workers' compensation | Workers' comp, Workers' compensation claims | US claims for accidents at work. | Human resources | Claims handling 0.4
Leave management | Leave administration, Leave of absence, Absence management, Sickness absence | Holidays, illness and other leave. | HR administration |
FMLA | Family and Medical Leave Act | US law on family and sick leave. | Leave management |
Time and attendance | Timekeeping, Timesheet, Time recording | Noting hours worked. | HR administration | Payroll 0.5
Staff scheduling | Rota planning, Shift planning, Rostering, Employee scheduling, Shift scheduling, Duty roster | Who works when. | | Workforce planning 0.4
Global mobility | Expatriate management, International assignment, Employee relocation | Staff who move between countries. | Human resources | Immigration law 0.4
German payroll | Lohnbuchhaltung, Entgeltabrechnung, Lohn- und Gehaltsabrechnung, Lohnabrechnung | Pay by German law. | Payroll | DATEV 0.6
DATEV Lohn und Gehalt | DATEV LODAS, LODAS | DATEV's payroll programs. | German payroll, DATEV |
# Training
Learning and development | L&D, Training and development?, Staff training, Employee training, Staff development, Employee development | Helping staff learn. | Human resources | Training delivery 0.7, Instructional design 0.6
Leadership development | Management development, Leadership training, Executive development | Training leaders. | Learning and development |
Executive coaching | Leadership coaching, Business coaching | Coaching leaders. | | ICF coaching credential 0.8, Coaching 0.7
Apprentice training | Training apprentices, Apprenticeship management, Trainee supervision | Teaching apprentices at work. | Learning and development | AEVO 0.8
Competency framework | Competency model, Skills matrix, Skills gap analysis | Which skills each post needs. | Learning and development |
Career development | Career pathing, Career planning | Planning steps in working life. | Talent management | Career counseling 0.5 | context
360-degree feedback | 360 feedback, Multi-rater feedback | Views from all sides. | Performance management |
Personality assessments | Personality test, Personality profiling | Tests of character. | | Psychological assessment 0.4
Myers-Briggs | MBTI, Myers-Briggs Type Indicator | Sixteen types of character. | Personality assessments | DISC assessment 0.7
DISC assessment | DiSC profile | Four styles of behaviour. | Personality assessments |
# Labour relations and rules
Labor relations | Labour relations, Industrial relations, Union relations, Trade union relations | Dealing with unions and staff bodies. | |
Collective bargaining | Union negotiation, Collective agreement, Pay bargaining, Tarifvertrag | Agreeing pay with unions. | Labor relations | Negotiation 0.5
Works council | Betriebsrat, Works council relations, Betriebsverfassungsgesetz | Elected staff body in Germany and elsewhere. | Labor relations |
Grievance handling | Grievance procedure, Disciplinary procedure, Disciplinary and grievance, Disciplinary hearing | Complaints and warnings at work. | Employee relations | Internal investigations 0.6
Redundancy process | Collective redundancy, Reduction in force, Redundancy consultation | Ending many contracts by the rules. | Employee relations |
TUPE | TUPE transfer | British rules when a business changes hands. | Employment law |
FLSA | Fair Labor Standards Act, Wage and hour law | US law on pay and hours. | Employment law |
EEO compliance | EEO laws, EEOC compliance, EEO reporting, EEO-1 report | US rules against unfair treatment. | Employment law | Equality Act 2010 0.5
Equality Act 2010 | Equality Act | British law against unfair treatment. | Employment law |
Workplace accommodations | Accommodation requests, Interactive process, Reasonable adjustments process | Adapting work to disabled people. | Employee relations |
ADA compliance | ADA accommodations, ADA Title I | US law for disabled people. | Employment law | Workplace accommodations 0.7
Working time rules | Working Time Directive, Arbeitszeitgesetz, Working time regulations | Law on hours and rest. | Employment law |
# Systems
HRIS | HRMS, HR information system, Human resources information system, HCM system, HR software | Software for staff data. | |
Workday | Workday HCM, Workday HRIS | Staff and finance system. | HRIS | SAP SuccessFactors 0.7, Oracle HCM 0.7, Workday Financials 0.6 | exact
BambooHR | | Staff system for small firms. | HRIS | Personio 0.8
Personio | | Staff system for European firms. | HRIS |
Oracle HCM | Oracle Fusion HCM, Oracle Cloud HCM | Staff system by Oracle. | HRIS |
UKG | UKG Pro, Kronos, UltiPro, Kronos Workforce, UKG Ready | Time and staff system. | HRIS, Time and attendance | ADP 0.6
Ceridian Dayforce | Dayforce, Ceridian | Pay and time system. | HRIS, Payroll | UKG 0.7
Rippling | | Staff and pay in one system. | HRIS | Gusto 0.6 | exact
`
