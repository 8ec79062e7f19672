export const certificates = `
# Security, checks and clearance
Security clearance | Active security clearance, Government security clearance
Enhanced DBS check | Enhanced DBS, Enhanced DBS certificate | DBS check
SIA licence | SIA license, SIA badge
# Projects, process and service
PMP | Project Management Professional, PMP certification
PRINCE2 | Projects in Controlled Environments, PRINCE2 certified
# Cloud, network and software
CompTIA A+ | A+ certification, A+ certified | Technical support
# Information security
CISSP | Certified Information Systems Security Professional | Cybersecurity
# People, office and sales
Real estate license | Licensed realtor, Real estate salesperson license
# Driving, flying and sea
Commercial driver's license | CDL, Commercial driving licence
Commercial pilot licence | Commercial pilot license, CPL?
Driver's license | Driving licence, Valid driver's license
Clean driving record | Clean MVR, Safe driving record | | Driver's license 0.5
CDL Class A | CDL-A, Class A CDL | Commercial driver's license | HGV Class 1 0.8
HGV Class 1 | LGV C+E, HGV 1
# Safety and first aid
First aid | First aid certificate, First aid certified
Lifeguard certification | Lifeguard, NPLQ | | First aid 0.5
# Food, hospitality and personal services
Football coaching licence | Soccer coaching license, US Soccer D License | Sports coaching
ServSafe Manager | ServSafe, ServSafe certified | | Food hygiene certificate 0.8
Food hygiene certificate | Food hygiene certification, Food safety certificate
Cosmetology license | Licensed cosmetologist, Cosmetologist license
`
