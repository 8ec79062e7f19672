export const people = `
# Human resources
Human resources | HR, HR management
HR administration | Personnel administration, HR operations | Human resources
Employee relations | Staff relations, Employee relations cases | Human resources
Onboarding | Employee onboarding, New hire onboarding | Human resources | | context
Performance management | Performance appraisal, Performance review | Human resources
Employee engagement | Engagement survey, Staff engagement | Human resources
# Recruiting
Recruiting | Recruitment, Talent acquisition | Human resources
Applicant tracking system | ATS | Recruiting
Pre-employment checks | Pre-employment screening | Recruiting
Candidate sourcing | Sourcing candidates, Boolean search | Recruiting
# Pay, time and benefits
Compensation and benefits | Compensation & benefits, Comp and ben | Human resources | Payroll 0.5
Benefits administration | Employee benefits administration, Benefits enrollment | Compensation and benefits
# Training
Learning and development | L&D, Training and development? | Human resources | Training delivery 0.7, Instructional design 0.6
# Systems
HRIS | HRMS, HR information system
Workday | Workday HCM, Workday HRIS | HRIS | | exact
`
