export const hospitality = `
# Kitchen
Cooking | Professional cooking, Culinary arts
Food preparation | Food prep, Meal preparation | Cooking | Knife skills 0.6
Knife skills | Knife handling | Cooking
Baking | Bread baking, Bread making
Menu planning | Menu development, Menu design
Catering | Event catering, Contract catering | | | context
Dishwashing | Kitchen porter, Warewashing
# Food safety
Food safety | Food hygiene, Food safety standards | | Food hygiene certificate 0.8
HACCP | Hazard analysis and critical control points, HACCP plan | Food safety
Cleaning and sanitizing | Cleaning and sanitising, Sanitization | | Food safety 0.4
# Restaurant and bar
Food and beverage service | F&B service, Food service, Table service, Waiting tables
Restaurant POS | Restaurant point of sale | Point of sale systems
Bartending | Bar service, Bar work
Barista skills | Barista, Coffee making, Espresso machine
Wine service | Wine knowledge, Wine pairing
Guest service | Guest relations, Guest satisfaction | | Customer service 0.8
# Hotel and travel
Hotel operations | Hotel management, Hotel industry | Hospitality
Hotel property management system | Hotel PMS | Hotel operations
Global distribution system | GDS? | Travel consulting
Hospitality | Hospitality industry, Hospitality management
Housekeeping | Room cleaning, Room attendant | | Commercial cleaning 0.6, Laundry 0.4
Laundry | Linen management, Laundry operations | | | context
Hotel reservations | Reservations agent, Room reservations | Hotel operations
Opera PMS | Oracle Opera, OPERA Cloud | Hotel property management system
# Events
Event management | Event planning, Event coordination | | Project management 0.4
# Personal services
Beauty therapy | Skin care treatments, Esthetics
Hairdressing | Haircutting, Hair styling | | Cosmetology license 0.8
Hair coloring | Hair colouring, Balayage | Hairdressing
Makeup artistry | Make-up artist, Makeup application | Beauty therapy
Nail care | Manicure, Pedicure | Beauty therapy
Personal training | Fitness training, Personal trainer
`
