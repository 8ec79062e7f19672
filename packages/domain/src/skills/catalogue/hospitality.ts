export const hospitality = `
# Kitchen
Cooking |
Food preparation | | Cooking | Knife skills 0.6
Knife skills | | Cooking
Baking |
Menu planning |
Catering | | | | context
Dishwashing |
# Food safety
Food safety | | | Food hygiene certificate 0.8
HACCP | | Food safety
Cleaning and sanitizing | Sanitization | | Food safety 0.4
# Restaurant and bar
Food and beverage service | Table service, Waiting tables
Restaurant POS | | <Point of sale systems
Bartending |
Barista skills | <Barista, Espresso machine
Wine service | Wine knowledge
Guest service | Guest relations | | Customer service 0.8
# Hotel and travel
Hotel operations | | Hospitality
Hotel property management system | | Hotel operations
Global distribution system | | Travel consulting
Hospitality |
Housekeeping | | | Commercial cleaning 0.6, Laundry 0.4
Laundry | | | | context
Hotel reservations | | Hotel operations
Opera PMS | | <Hotel property management system
# Events
Event management | Event planning | | Project management 0.4
# Personal services
Beauty therapy |
Hairdressing | | | Cosmetology license 0.8
Hair coloring | | Hairdressing
Makeup artistry | | Beauty therapy
Nail care | >Manicure | <Beauty therapy
Personal training |
`
