export const people = `
# Human resources
+ Employee relations | Staff relations, >Employee relations cases
+ Human resources | ^HR, >Human resource management^HR management, Personnel management, People operations, HR generalist
+ HR administration | ^HR admin, HR support, Personnel administration, HR operations
+ Onboarding | New hire orientation, Staff induction, >Employee onboarding, >New hire onboarding
+ Performance management | Performance evaluation, Staff appraisal, Employee evaluation, Performance appraisal, Performance review
+ Employee engagement | Employee survey, Pulse survey, Engagement survey, Staff engagement
Diversity and inclusion | ^D&I?, DEI strategy, DEI programs, >Diversity and inclusion programs, Equality and diversity policy, DE&I?^DEI? | Human resources | | context
Talent management | Talent development, Talent review | Human resources
Workforce planning | Headcount planning, Manpower planning, Personnel planning | Human resources | Resource planning 0.4
HR compliance | Employment law compliance, Labor law compliance | Human resources | Employment law 0.6
HR policies | >HR policy development, Employee handbook, >HR policies and procedures | Human resources | Policy writing 0.5
HR business partnering | ^HRBP, HR business partner | Human resources
HR strategy | People strategy, Strategic HR, HR transformation | Human resources
Personnel files | Employee records, HR records, Personnel records, Employee files | HR administration | Records management 0.5
Offboarding | Exit interview, Employee separation | Human resources | Onboarding 0.6
Organizational development | Organisational development, Organization design=Organizational design, Organisational design | Human resources | Change management 0.6
Succession planning | Succession management | Talent management
Employee retention | Staff retention, Turnover reduction | Human resources | Employee engagement 0.6
Employee wellbeing | Workplace wellbeing, Employee wellness | Human resources | Occupational health 0.4
Company culture | Organizational culture, Organisational culture, Culture change | Human resources | | context
Job descriptions | >Job description writing, Job profile | Human resources
Job evaluation | Job grading, Job architecture | Compensation and benefits
# Recruiting
+ Pre-employment checks | Pre-employment screening
+ Applicant tracking system | ^ATS
+ Recruiting | =Recruitment, Staff recruitment, Hiring?, Talent acquisition
+ Candidate sourcing | Talent sourcing, Active sourcing, Boolean search
Candidate screening | >CV screening, >Resume screening, Shortlisting, >Phone screening, Applicant screening | Recruiting
Candidate interviews | =Candidate interviewing, Job interview, >Competency-based interview, >Behavioral interviewing, >Structured interview | Recruiting
Full-cycle recruiting | ~End-to-end recruitment, ~360 recruitment, ~Full life cycle recruiting, ~Full lifecycle recruitment | <Recruiting
Executive search | ~Headhunting | <Recruiting
Technical recruiting | >IT recruiting=IT recruitment, ~Tech recruitment | <Recruiting
High-volume recruiting | ~Volume recruitment, ~Mass hiring, ~Volume hiring | <Recruiting
Campus recruiting | ~Graduate recruitment, ~University recruiting, Early careers | <Recruiting
Staffing services | Temporary staffing, Agency recruitment, Temp recruitment, Contingent workforce, Staffing agency | Recruiting
Candidate experience | Candidate management, Candidate care | Recruiting
Assessment centers | =Assessment centre, Selection testing, Aptitude testing | Recruiting
Right to work checks | Right to work documents | <Pre-employment checks
E-Verify | | Pre-employment checks
Form I-9 | I-9 verification, I-9 compliance | Pre-employment checks | E-Verify 0.8
Reference checks | =Reference checking, Employment verification | <Pre-employment checks
Job advertising | Job posting, Job advertisement | Recruiting
Employer branding | =Employer brand, Recruitment marketing, Employee value proposition | | Brand management 0.4
Recruitment process outsourcing | ^RPO? | Recruiting
LinkedIn Recruiter | | Recruiting | Candidate sourcing 0.7
Greenhouse ATS | ~Greenhouse Recruiting, ~Greenhouse software | <Applicant tracking system | Lever ATS 0.8, Taleo 0.6
Lever ATS | ~LeverTRM | <Applicant tracking system
Taleo | @Oracle Taleo | <Applicant tracking system
iCIMS | | <Applicant tracking system | Taleo 0.7
SmartRecruiters | | <Applicant tracking system | Greenhouse ATS 0.7
Bullhorn | >Bullhorn CRM, >Bullhorn ATS | <Applicant tracking system | | exact
# Pay, time and benefits
+ Compensation and benefits | ^C&B, =Compensation & benefits, Total rewards, Reward management, Comp and ben
+ Benefits administration | Open enrollment, Benefits management, >Employee benefits administration, Benefits enrollment
Staff scheduling | Rota planning, Shift planning, Rostering, Employee scheduling, Shift scheduling, Duty roster | | Workforce planning 0.4
Time and attendance | Timekeeping, Timesheet, Time recording | HR administration | Payroll 0.5
Leave management | Leave administration, Leave of absence, Absence management, Sickness absence | HR administration
Salary benchmarking | Compensation analysis, Salary survey, Pay benchmarking | Compensation and benefits
Incentive plans | Sales compensation, Incentive compensation | Compensation and benefits
COBRA administration | <COBRA? | Benefits administration
Pension auto-enrolment | <Auto-enrolment | Benefits administration
Workers' compensation | ^Workers' comp, >Workers' compensation claims | Human resources | Claims handling 0.4
FMLA | ^Family and Medical Leave Act | Leave management
Global mobility | Expatriate management, International assignment, Employee relocation | Human resources | Immigration law 0.4
German payroll | ~Lohnbuchhaltung, ~Entgeltabrechnung, ~Lohn- und Gehaltsabrechnung, ~Lohnabrechnung | <Payroll | DATEV 0.6
DATEV Lohn und Gehalt | ~DATEV LODAS<LODAS, ~LODAS | German payroll, <DATEV
# Training
+ Learning and development | ^L&D, Staff development, Employee development, Staff training, Employee training, Training and development?
Leadership development | ~Management development, ~Leadership training, ~Executive development | <Learning and development
Executive coaching | Leadership coaching, Business coaching | | ICF coaching credential 0.8, Coaching 0.7
Apprentice training | Training apprentices, Apprenticeship management, Trainee supervision | Learning and development | AEVO 0.8
Competency framework | Competency model, Skills matrix, Skills gap analysis | Learning and development
Career development | Career pathing, Career planning | Talent management | Career counseling 0.5 | context
360-degree feedback | 360 feedback, Multi-rater feedback | Performance management
Personality assessments | Personality test, Personality profiling | | Psychological assessment 0.4
Myers-Briggs | ~MBTI^Myers-Briggs Type Indicator | <Personality assessments | DISC assessment 0.7
DISC assessment | ~DiSC profile | <Personality assessments
# Labour relations and rules
Labor relations | =Labour relations, Industrial relations, Union relations, Trade union relations<Union relations | | Employee relations 0.6
Collective bargaining | Union negotiation, Collective agreement, Pay bargaining, Tarifvertrag | Labor relations | Negotiation 0.5
Works council | Betriebsrat, >Works council relations, Betriebsverfassungsgesetz | Labor relations
Grievance handling | Grievance procedure, Disciplinary procedure, Disciplinary and grievance, Disciplinary hearing | Employee relations | Internal investigations 0.6
Redundancy process | Collective redundancy, Reduction in force, Redundancy consultation | Employee relations
TUPE | >TUPE transfer | <Employment law
FLSA | ^Fair Labor Standards Act, Wage and hour law | <Employment law
EEO compliance | EEO laws, EEOC compliance, EEO reporting, EEO-1 report | Employment law | Equality Act 2010 0.5
Equality Act 2010 | <Equality Act | Employment law
Workplace accommodations | Accommodation requests, Interactive process, Reasonable adjustments process | Employee relations
ADA compliance | ADA accommodations, ADA Title I | Employment law | Workplace accommodations 0.7
Working time rules | Working Time Directive, Arbeitszeitgesetz, Working time regulations | Employment law
# Systems
+ Workday | >Workday HCM, >Workday HRIS
+ HRIS | ^Human resources information system, ^HR information system, HCM system, HR software, HRMS
BambooHR | | <HRIS | Personio 0.8
Personio | | <HRIS
Oracle HCM | ~Oracle Fusion HCM, ~Oracle Cloud HCM | <HRIS | Workday 0.7
UKG | >UKG Pro, ~Kronos, ~UltiPro, ~Kronos Workforce<Kronos, >UKG Ready | <HRIS, Time and attendance | ADP 0.6
Ceridian Dayforce | <~Dayforce, <~Ceridian | <HRIS, Payroll | UKG 0.7
Rippling | | <HRIS | Gusto 0.6 | exact
`
