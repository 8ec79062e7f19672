export const people = `
# Human resources
Human resources | HR, HR management, Human resource management, Personnel management, People operations, HR generalist |  |
HR administration | Personnel administration, HR operations, HR admin, HR support | Human resources |
Employee relations | Staff relations, Employee relations cases | Human resources | Labor relations 0.6
# Recruiting
Recruiting | Recruitment, Talent acquisition, Staff recruitment, Hiring? | Human resources |
Pre-employment checks | Pre-employment screening | Recruiting | Background check 0.5
Applicant tracking system | ATS | Recruiting |
# Pay, time and benefits
Compensation and benefits | Compensation & benefits, Comp and ben, Total rewards, Reward management, C&B | Human resources | Payroll 0.5
# Training
Learning and development | L&D, Training and development?, Staff training, Employee training, Staff development, Employee development | Human resources | Training delivery 0.7, Instructional design 0.6
# Systems
HRIS | HRMS, HR information system, Human resources information system, HCM system, HR software |  |
`
