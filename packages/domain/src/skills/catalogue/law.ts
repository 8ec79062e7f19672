export const law = `
# Practice areas
Legal practice | Practice of law, Legal services, Private practice law |  |
Corporate law | Company law, Business law, Corporate legal matters | Legal practice | Commercial law 0.7
Employment law | Labor law, Labour law, Labor and employment law | Legal practice |
Intellectual property | IP law, Intellectual property law, IP rights, IP portfolio management | Legal practice |
Real estate law | Property law, Real property law, Commercial real estate law | Legal practice |
Public law | Administrative law, Constitutional law, Judicial review | Legal practice |
# Contracts and corporate
Contract law | Law of contract, Contractual law | Legal practice |
Contract management | Contract administration, Contract lifecycle management |  | Contract review 0.6
# Litigation and court
Litigation | Civil litigation, Commercial litigation, Litigation management, Trial litigation | Legal practice |
eDiscovery | Electronic discovery, Electronic disclosure | Litigation |
# Research and writing
Legal research | Case law research, Statutory research, Legal analysis | Legal practice |
Legal writing | Legal drafting, Legal memoranda, Brief writing, Legal memo, Legal briefs | Legal practice | Legal research 0.7
# Compliance and privacy
Compliance | Regulatory compliance, Corporate compliance, Compliance management, Compliance program, Legal compliance |  |  | context
Data protection | Data privacy, Privacy law, Information privacy, Privacy compliance, Data protection law | Compliance |
# Legal support and tools
Paralegal work | Paralegal support, Legal assistance, Legal support | Legal practice |
Legal practice management software | Law practice management software, Legal case management software |  |
`
