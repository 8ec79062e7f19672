export const law = `
# Practice areas
Legal practice |
Employment law | | Legal practice
Corporate law | | Legal practice
Intellectual property | | Legal practice
Real estate law | | Legal practice
Public law | | Legal practice
# Contracts and corporate
Contract law | | Legal practice
Contract management |
Contract drafting | | Contract law
Contract negotiation | | Contract law
Corporate governance | | Corporate law
# Litigation and court
Litigation | | Legal practice
eDiscovery | | Litigation
Discovery | | Litigation | eDiscovery 0.7 | context
Document review | | Litigation | eDiscovery 0.7
Legal case management |
# Research and writing
Legal research | | Legal practice
Legal writing | | Legal practice | Legal research 0.7
# Compliance and privacy
Compliance | >Regulatory compliance | | | context
Data protection | | Compliance
GDPR | | Data protection
# Legal support and tools
Legal practice management software |
Paralegal work | | Legal practice
Westlaw | | Legal research
# Admissions and qualifications
Bar admission | | Legal practice
`
