export const people = `
# Human resources
Human resources | ^HR, >Human resource management^HR management, Personnel management, People operations, HR generalist
HR administration | ^HR admin, HR support, Personnel administration, HR operations | Human resources
Employee relations | Staff relations, >Employee relations cases | "
Onboarding | New hire orientation, Staff induction, >Employee onboarding, >New hire onboarding | " | | context
Performance management | Performance evaluation, Staff appraisal, Employee evaluation, Performance appraisal, Performance review | "
Employee engagement | Employee survey, Pulse survey, Engagement survey, Staff engagement | "
Diversity and inclusion | ^D&I?, DEI strategy, DEI programs, >Diversity and inclusion programs, Equality and diversity policy, DE&I?^DEI? | " | | context
Talent management | Talent development, Talent review | "
Workforce planning | Headcount planning, Manpower planning, Personnel planning | " | Resource planning 0.4
HR compliance | Employment law compliance, Labor law compliance | " | Employment law 0.6
HR policies | >HR policy development, Employee handbook, >HR policies and procedures | " | Policy writing 0.5
HR business partnering | ^HRBP, HR business partner | "
HR strategy | People strategy, Strategic HR, HR transformation | "
Offboarding | Exit interview, Employee separation | " | Onboarding 0.6
Organizational development | Organisational development, Organization design=Organizational design, Organisational design | " | Change management 0.6
Employee retention | Staff retention, Turnover reduction | " | Employee engagement 0.6
Employee wellbeing | Workplace wellbeing, Employee wellness | " | Occupational health 0.4
Company culture | Organizational culture, Organisational culture, Culture change | " | | context
Job descriptions | >Job description writing, Job profile | "
Personnel files | Employee records, HR records, Personnel records, Employee files | HR administration | Records management 0.5
Succession planning | Succession management | Talent management
Job evaluation | Job grading, Job architecture | Compensation and benefits
# Recruiting
Recruiting | =Recruitment, Staff recruitment, Hiring?, Talent acquisition | Human resources
Applicant tracking system | ^ATS | Recruiting
Pre-employment checks | Pre-employment screening | "
Candidate sourcing | =Sourcing candidates, Talent sourcing, Active sourcing, Boolean search | "
Candidate screening | >CV screening, >Resume screening, Shortlisting, >Phone screening, Applicant screening | "
Candidate interviews | =Candidate interviewing, Job interview, >Competency-based interview, >Behavioral interviewing, >Structured interview | "
Staffing services | Temporary staffing, Agency recruitment, Temp recruitment, Contingent workforce, Staffing agency | "
Candidate experience | Candidate management, Candidate care | "
Assessment centers | =Assessment centre, Selection testing, Aptitude testing | "
Job advertising | Job posting, Job advertisement | "
Recruitment process outsourcing | ^RPO? | "
LinkedIn Recruiter | | " | Candidate sourcing 0.7
Full-cycle recruiting | ~End-to-end recruitment, ~360 recruitment, ~Full life cycle recruiting, ~Full lifecycle recruitment | <Recruiting
Executive search | ~Headhunting | "
Technical recruiting | >IT recruiting=IT recruitment, ~Tech recruitment | "
High-volume recruiting | ~Volume recruitment, ~Mass hiring, ~Volume hiring | "
Campus recruiting | ~Graduate recruitment, ~University recruiting, Early careers | "
Right to work checks | Right to work documents | <Pre-employment checks
Reference checks | =Reference checking, Employment verification | "
E-Verify | | Pre-employment checks
Form I-9 | I-9 verification, I-9 compliance | " | E-Verify 0.8
Employer branding | =Employer brand, Recruitment marketing, Employee value proposition | | Brand management 0.4
Greenhouse ATS | ~Greenhouse Recruiting, ~Greenhouse software | <Applicant tracking system | Lever ATS 0.8, Taleo 0.6
Lever ATS | ~LeverTRM | "
Taleo | @Oracle Taleo | "
iCIMS | | " | Taleo 0.7
SmartRecruiters | | " | Greenhouse ATS 0.7
Bullhorn | >Bullhorn CRM, >Bullhorn ATS | " | | exact
# Pay, time and benefits
Compensation and benefits | ^C&B, =Compensation & benefits, Total rewards, Reward management, Comp and ben | Human resources | Payroll 0.5
Workers' compensation | ^Workers' comp, >Workers' compensation claims | " | Claims handling 0.4
Global mobility | Expatriate management, International assignment, Employee relocation | " | Immigration law 0.4
Benefits administration | Open enrollment, Benefits management, >Employee benefits administration, Benefits enrollment | Compensation and benefits
Salary benchmarking | Compensation analysis, Salary survey, Pay benchmarking | "
Incentive plans | Sales compensation, Incentive compensation | "
Staff scheduling | Rota planning, Shift planning, Rostering, Employee scheduling, Shift scheduling, Duty roster | | Workforce planning 0.4
Time and attendance | Timekeeping, Timesheet, Time recording | HR administration | Payroll 0.5
Leave management | Leave administration, Leave of absence, Absence management, Sickness absence | "
COBRA administration | <COBRA? | Benefits administration
Pension auto-enrolment | <Auto-enrolment | "
FMLA | ^Family and Medical Leave Act | Leave management
German payroll | ~Lohnbuchhaltung, ~Entgeltabrechnung, ~Lohn- und Gehaltsabrechnung, ~Lohnabrechnung | <Payroll | DATEV 0.6
DATEV Lohn und Gehalt | ~DATEV LODAS<LODAS, ~LODAS | German payroll, <DATEV
# Training
Learning and development | ^L&D, Staff development, Employee development, Staff training, Employee training, Training and development? | Human resources | Training delivery 0.7, Instructional design 0.6
Leadership development | ~Management development, ~Leadership training, ~Executive development | <Learning and development
Executive coaching | Leadership coaching, Business coaching | | ICF coaching credential 0.8, Coaching 0.7
Personality assessments | Personality test, Personality profiling | | Psychological assessment 0.4
Apprentice training | Training apprentices, Apprenticeship management, Trainee supervision | Learning and development | AEVO 0.8
Competency framework | Competency model, Skills matrix, Skills gap analysis | "
Career development | Career pathing, Career planning | Talent management | Career counseling 0.5 | context
360-degree feedback | 360 feedback, Multi-rater feedback | Performance management
Myers-Briggs | ~MBTI^Myers-Briggs Type Indicator | <Personality assessments | DISC assessment 0.7
DISC assessment | ~DiSC profile | "
# Systems
HRIS | ^Human resources information system, ^HR information system, HCM system, HR software, HRMS
Workday | >Workday HCM, >Workday HRIS | <HRIS | | exact
BambooHR | | " | Personio 0.8
Personio | | "
Oracle HCM | ~Oracle Fusion HCM, ~Oracle Cloud HCM | " | Workday 0.7
Rippling | | " | Gusto 0.6 | exact
UKG | >UKG Pro, ~Kronos, ~UltiPro, ~Kronos Workforce<Kronos, >UKG Ready | <HRIS, Time and attendance | ADP 0.6
Ceridian Dayforce | <~Dayforce, <~Ceridian | <HRIS, Payroll | UKG 0.7
# Labour relations and rules
Labor relations | =Labour relations, Industrial relations, Union relations, Trade union relations<Union relations | | Employee relations 0.6
Collective bargaining | Union negotiation, Collective agreement, Pay bargaining, Tarifvertrag | Labor relations | Negotiation 0.5
Works council | Betriebsrat, >Works council relations, Betriebsverfassungsgesetz | "
Grievance handling | Grievance procedure, Disciplinary procedure, Disciplinary and grievance, Disciplinary hearing | Employee relations | Internal investigations 0.6
Redundancy process | Collective redundancy, Reduction in force, Redundancy consultation | "
Workplace accommodations | Accommodation requests, Interactive process, Reasonable adjustments process | "
TUPE | >TUPE transfer | <Employment law
FLSA | ^Fair Labor Standards Act, Wage and hour law | "
EEO compliance | EEO laws, EEOC compliance, EEO reporting, EEO-1 report | Employment law | Equality Act 2010 0.5
Equality Act 2010 | <Equality Act | "
ADA compliance | ADA accommodations, ADA Title I | " | Workplace accommodations 0.7
Working time rules | Working Time Directive, Arbeitszeitgesetz, Working time regulations | "
`
