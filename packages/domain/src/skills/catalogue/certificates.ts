export const certificates = `
# Driving, flying and sea
Commercial driver's license | CDL, Commercial driving licence, CDL license |  |
Commercial pilot licence | Commercial pilot license, CPL?, Commercial pilot certificate |  |
# Safety and first aid
First aid | First aid certificate, First aid certified, First aider, First aid training, Ersthelfer |  | CPR and AED certification 0.7
# Food, hospitality and personal services
Football coaching licence | Soccer coaching license, US Soccer D License | Sports coaching |
# Security, checks and clearance
Security clearance | Active security clearance, Government security clearance, Clearance? |  |
`
