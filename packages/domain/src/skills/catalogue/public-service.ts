export const publicService = `
# Administration
Public administration |
# Policy
Policy analysis | | | Research 0.4
# Police, justice and security
Law enforcement |
Criminal investigation | | Law enforcement
Security guarding | Security guard | | SIA licence 0.8
Patrol | | | | context
Incident reporting | =Incident report
Access control | | Physical security | | context
CCTV monitoring | <CCTV | Physical security
# Fire and emergency
Firefighting |
Emergency response | | | First aid 0.4
# Military
Military operations |
# Social work and charity
Fundraising | | | Grant writing 0.6
Case management | | | Social work 0.7
Volunteer management |
`
