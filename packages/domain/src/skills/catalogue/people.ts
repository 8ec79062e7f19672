export const people = `
# Human resources
Human resources |
HR administration | | Human resources
Employee relations | | Human resources
Onboarding | | Human resources | | context
Performance management | | Human resources
Employee engagement | | Human resources
# Recruiting
Recruiting | | Human resources
Applicant tracking system | | Recruiting
Pre-employment checks | | Recruiting
Candidate sourcing | =Sourcing candidates | Recruiting
# Pay, time and benefits
Compensation and benefits | | Human resources | Payroll 0.5
Benefits administration | | Compensation and benefits
# Training
Learning and development | | Human resources | Training delivery 0.7, Instructional design 0.6
# Systems
HRIS |
Workday | | <HRIS | | exact
`
