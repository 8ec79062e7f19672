export const certificates = `
# Security, checks and clearance
Security clearance |
Enhanced DBS check | | <DBS check
SIA licence |
# Projects, process and service
PMP |
PRINCE2 |
# Cloud, network and software
CompTIA A+ | | Technical support
# Information security
CISSP | | Cybersecurity
# People, office and sales
Real estate license |
# Driving, flying and sea
Commercial driver's license |
Commercial pilot licence |
Driver's license |
Clean driving record | | | Driver's license 0.5
CDL Class A | | <Commercial driver's license | HGV Class 1 0.8
HGV Class 1 |
# Safety and first aid
First aid |
Lifeguard certification | <Lifeguard | | First aid 0.5
# Food, hospitality and personal services
Football coaching licence | | Sports coaching
ServSafe Manager | <ServSafe | | Food hygiene certificate 0.8
Food hygiene certificate |
Cosmetology license |
`
