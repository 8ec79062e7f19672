export const publicService = `
# Administration
Public administration | Public sector administration, Government administration
# Policy
Policy analysis | Public policy, Policy research | | Research 0.4
# Police, justice and security
Law enforcement | Policing, Police work
Criminal investigation | Detective work, Crime investigation | Law enforcement
Security guarding | Security services, Manned guarding, Security guard | | SIA licence 0.8
Patrol | Patrol operations, Foot patrol | | | context
Incident reporting | Incident report, Police report
Access control | Gate control, Badge control | Physical security | | context
CCTV monitoring | CCTV operation, CCTV | Physical security
# Fire and emergency
Firefighting | Fire suppression, Fire and rescue
Emergency response | First responder, Emergency procedures | | First aid 0.4
# Military
Military operations | Military service, Armed forces
# Social work and charity
Fundraising | Charity fundraising, Donor fundraising | | Grant writing 0.6
Case management | Casework, Social case management | | Social work 0.7
Volunteer management | Volunteer coordination, Volunteer recruitment
`
