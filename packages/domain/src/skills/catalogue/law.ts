export const law = `
# Practice areas
Legal practice | Practice of law, Legal services
Employment law | Labor law, Labour law | Legal practice
Corporate law | Company law, Business law | Legal practice
Intellectual property | IP law, Intellectual property law | Legal practice
Real estate law | Property law, Real property law | Legal practice
Public law | Administrative law, Constitutional law | Legal practice
# Contracts and corporate
Contract law | Law of contract, Contractual law | Legal practice
Contract management | Contract administration, Contract lifecycle management
Contract drafting | Drafting contracts, Drafting agreements | Contract law
Contract negotiation | Negotiating contracts, Commercial contract negotiation | Contract law
Corporate governance | Board governance, Governance framework | Corporate law
# Litigation and court
Litigation | Civil litigation, Commercial litigation | Legal practice
eDiscovery | Electronic discovery, Electronic disclosure | Litigation
Discovery | Legal discovery, Discovery requests | Litigation | eDiscovery 0.7 | context
Document review | Legal document review, Privilege review | Litigation | eDiscovery 0.7
Legal case management | Matter management, Caseload management
# Research and writing
Legal research | Case law research, Statutory research | Legal practice
Legal writing | Legal drafting, Legal memoranda | Legal practice | Legal research 0.7
# Compliance and privacy
Compliance | Regulatory compliance, Corporate compliance | | | context
Data protection | Data privacy, Privacy law | Compliance
GDPR | General Data Protection Regulation, GDPR compliance | Data protection
# Legal support and tools
Legal practice management software | Law practice management software, Legal case management software
Paralegal work | Paralegal support, Legal assistance | Legal practice
Westlaw | Westlaw Edge, Thomson Reuters Westlaw | Legal research
# Admissions and qualifications
Bar admission | Admitted to the bar, Bar membership | Legal practice
`
