export const certificates = `
# Security, checks and clearance
Security clearance | Active security clearance, Government security clearance
Enhanced DBS check | Enhanced DBS, Enhanced DBS certificate | DBS check
Background check | Criminal background check, Level 2 background screening
SIA licence | SIA license, SIA badge | | Security guard license 0.8
Security guard license | Guard card, Licensed security guard
# Projects, process and service
PMP | Project Management Professional, PMP certification, PMP certified
PRINCE2 | Projects in Controlled Environments, PRINCE2 certified
Certified ScrumMaster | CSM certification, Scrum Master certification | Scrum
# Cloud, network and software
CompTIA A+ | A+ certification, A+ certified | Technical support
CCNA | Cisco Certified Network Associate | Cisco networking
# Information security
CISSP | Certified Information Systems Security Professional | Cybersecurity
# People, office and sales
Real estate license | Licensed realtor, Real estate salesperson license
# Driving, flying and sea
Commercial driver's license | CDL, Commercial driving licence, CDL license
Commercial pilot licence | Commercial pilot license, CPL?
Driver's license | Driving licence, Valid driver's license, Full UK driving licence, Valid driving licence
CDL Class A | CDL-A, Class A CDL | Commercial driver's license
# Safety and first aid
First aid | First aid certificate, First aid certified
Lifeguard certification | Lifeguard, NPLQ | | First aid 0.5
# Food, hospitality and personal services
Football coaching licence | Soccer coaching license, US Soccer D License | Sports coaching
ServSafe Manager | ServSafe, ServSafe certified | | Food hygiene certificate 0.8
Food hygiene certificate | Food hygiene certification, Food safety certificate
Cosmetology license | Licensed cosmetologist, Cosmetologist license
`
