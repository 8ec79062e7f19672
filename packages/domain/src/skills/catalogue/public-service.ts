export const publicService = `
# Administration
Public administration | Public sector administration, Government administration, Civil service, Public sector |  |
# Police, justice and security
Law enforcement | Policing, Police work, Police officer |  | POST certification 0.7
Criminal investigation | Detective work, Crime investigation | Law enforcement |
Security guarding | Security services, Manned guarding, Security officer, Security guard |  | Security guard license 0.8, SIA licence 0.8
# Military
Military operations | Military service, Armed forces, Combat operations |  |
# Social work and charity
Fundraising | Charity fundraising, Donor fundraising, Fund development |  | Grant writing 0.6, Certified Fund Raising Executive 0.7
`
