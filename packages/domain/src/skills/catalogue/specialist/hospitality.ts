export const hospitality = `
# Kitchen
Food preparation | Food prep, Meal preparation, Prep cook, Mise en place, Preparing food | Cooking | Knife skills 0.6
Line cooking | Line cook, Chef de partie | Cooking | Grill cooking 0.7
Grill cooking | Grill station, Grill cook, Broiling | Cooking |
Frying and sautéing | Sauté station, Fry cook, Fryer station, Deep frying | Cooking |
Sauces and stocks | Saucier, Soups and sauces | Cooking |
Cold kitchen | Garde manger, Larder section, Salad preparation | Cooking |
Butchery | Meat cutting, Butchering, Meat preparation |  | Fish preparation 0.5
Fish preparation | Filleting, Fishmonger, Seafood preparation |  |
Knife skills | Knife handling | Cooking |
Pastry | Patisserie, Pastry arts, Pastry chef, Dessert preparation |  | Baking 0.7
Baking | Bread baking, Bread making, Bakery production, Baker? |  |
Cake decorating | Sugarcraft, Cake decoration | Pastry |
Pizza making | Pizzaiolo, Pizza oven | Cooking |
Food presentation | Plate presentation, Plating dishes, Food plating | Cooking |
Menu planning | Menu development, Menu design, Menu engineering, Menu creation |  | Recipe development 0.7
Recipe development | Recipe creation | Cooking |
Food costing | Food cost control, Menu costing, Recipe costing, Food cost |  | Cost reduction 0.4
Portion control |  |  | Food costing 0.6
Kitchen management | Head chef, Sous chef, Back of house management, Kitchen supervision, Executive chef |  | Team leadership 0.5, Cooking 0.5
Catering | Event catering, Contract catering, Banquet catering |  |  | context
Special diets | Dietary requirements | Cooking | Allergen management 0.6
Vegan and vegetarian cooking | Vegan cooking, Vegetarian cooking | Special diets |
Commercial kitchen equipment | Kitchen equipment | Cooking |
Fast food preparation | Quick service restaurant, QSR?, Fast food |  | Food preparation 0.7
Dishwashing | Kitchen porter, Warewashing, Kitchen cleaning |  |
# Food safety
Food safety | Food hygiene, Food safety standards, Safe food handling, Food handling, Food sanitation |  | Food handler card 0.7, Food hygiene certificate 0.8
HACCP | Hazard analysis and critical control points, HACCP plan | Food safety | HACCP certification 0.9
Allergen management | Allergen awareness, Allergen procedures, Food allergens, Allergen control | Food safety |
Food temperature monitoring | Temperature logs, Food temperature checks | Food safety |
Food storage | Stock rotation, Food labelling, Food labeling | Food safety | FIFO 0.6
Cleaning and sanitizing | Cleaning and sanitising, Sanitization, Sanitation? |  | Food safety 0.4
BRCGS | BRC Food Safety, BRC Global Standard, BRC audit | Food safety | IFS Food 0.8, SQF 0.7
IFS Food | International Featured Standards | Food safety |
FSSC 22000 |  | Food safety | BRCGS 0.7
ISO 22000 |  | Food safety | FSSC 22000 0.9
SQF | SQF Code, Safe Quality Food | Food safety |
FSMA | Food Safety Modernization Act | Food safety |
# Restaurant and bar
Food and beverage service | F&B service, Food service, F&B, Table service, Waiting tables, Waitressing, Serving guests |  |
Restaurant POS | Restaurant point of sale | Point of sale systems |
Fine dining | Fine dining service, Upscale dining | Food and beverage service | Silver service 0.7
Silver service | Gueridon service | Food and beverage service |
Order taking | Taking orders | Food and beverage service |
Hosting guests | Restaurant host, Greeting guests, Seating guests, Hostess | Food and beverage service |
Banquet service | Banqueting, Banquet operations, Function service | Food and beverage service | Catering 0.6
Room service | In-room dining | Food and beverage service |
Bartending | Bar service, Bar work, Bartender, Bar operations |  | Responsible alcohol service 0.5
Mixology | Cocktail making, Cocktail preparation, Cocktails | Bartending |
Barista skills | Barista, Coffee making, Espresso preparation, Latte art, Espresso machine |  |
Wine service | Wine knowledge, Wine pairing, Wine list, Sommelier |  | WSET Level 2 0.7, Certified sommelier 0.7
Bar management | Beverage management, Pub management, Liquor inventory |  | Bartending 0.6
Restaurant management | Restaurant operations, Front of house management, F&B management, Food and beverage management, Café management |  | Food and beverage service 0.5, P&L management 0.3
Front of house | FOH? |  | Food and beverage service 0.8
Back of house | BOH? |  | Food preparation 0.6
Table reservations | Restaurant reservations |  |
OpenTable |  | Table reservations |
Aloha POS | NCR Aloha | Restaurant POS |
Micros POS | Oracle Micros, Simphony POS | Restaurant POS |
Toast POS |  | Restaurant POS | Aloha POS 0.8, Micros POS 0.8
Guest service | Guest relations, Guest satisfaction, Guest experience, Guest care |  | Customer service 0.8
# Hotel and travel
Hotel operations | Hotel management, Hotel industry | Hospitality |
Hotel property management system | Hotel PMS | Hotel operations |
Global distribution system | GDS? | Travel consulting |
Hospitality | Hospitality industry, Hospitality management, Hospitality services |  |
Hotel front desk | Hotel reception, Front office operations, Guest check-in, Check-in and check-out, Front office? | Hotel operations | Reception 0.7, Guest service 0.7
Night audit | Night auditor, Night manager | Hotel operations | Hotel front desk 0.7
Concierge services | Concierge | Hotel operations | Guest service 0.7
Bell service | Bellhop, Hotel porter, Luggage service | Hotel operations | Concierge services 0.6
Housekeeping | Room cleaning, Room attendant, Hotel cleaning, Turndown service |  | Commercial cleaning 0.6, Laundry 0.4
Laundry | Linen management, Laundry operations, Ironing |  |  | context
Hotel reservations | Reservations agent, Room reservations | Hotel operations |
Opera PMS | Oracle Opera, OPERA Cloud, Micros Fidelio, Oracle Hospitality | Hotel property management system |
Protel | Protel PMS | Hotel property management system | Opera PMS 0.7
Mews PMS | Mews? | Hotel property management system | Opera PMS 0.6
Revenue management | Yield management, RevPAR, Rate management, Hotel revenue management |  | Pricing analysis 0.5
Online travel agencies | OTA? | Hotel operations |
Hospitality sales | Hotel sales, Catering sales, Group bookings | Sales | Event management 0.4
Spa services | Spa treatments, Wellness treatments |  | Massage therapy 0.6
Travel consulting | Travel agency, Travel agent, Itinerary planning, Holiday booking |  |
Amadeus | Amadeus GDS | Global distribution system | Sabre 0.8, Galileo GDS 0.8 | exact
Sabre | Sabre GDS, Sabre Red | Global distribution system |  | exact
Galileo GDS | Travelport | Global distribution system |
Tour guiding | Tour guide, Guided tours, Tour leader |  |
Tourism | Tourism management, Destination management, Destination marketing |  | Hospitality 0.5
# Events
Event management | Event planning, Event coordination, Event organisation, Event organization |  | Project management 0.4
Conference planning | Meeting planning, Conference management, Conference coordination, Congress organisation | Event management | Certified Meeting Professional 0.7
Wedding planning | Wedding coordination | Event management |
Venue management | Venue sourcing, Venue coordination | Event management |
Event logistics | Event setup, Event production, Event set-up | Event management |
Virtual events | Hybrid event, Online event | Event management | Webinar delivery 0.6
Cvent |  | Event management |
# Personal services
Beauty therapy | Skin care treatments, Esthetics |  | NVQ Beauty Therapy 0.8, Esthetician license 0.8
Hairdressing | Haircutting, Hair styling, Hairstyling |  | Cosmetology license 0.8, Barbering 0.7
Hair coloring | Hair colouring, Balayage | Hairdressing |
Barbering | Beard trimming, Men's haircuts |  | Barber license 0.8
Waxing | Hair removal | Beauty therapy |  | context
Cosmetology |  |  | Hairdressing 0.7, Beauty therapy 0.7
Makeup artistry | Make-up artist, Makeup application | Beauty therapy |
Nail care | Manicure, Pedicure, Gel nails | Beauty therapy | Nail technician license 0.8
Personal training | Fitness training, Personal trainer, Fitness coaching |  | Certified personal trainer 0.8
Group fitness | Fitness classes, Fitness instruction |  | Group fitness instructor certification 0.8, Personal training 0.6
Pilates | Pilates instruction | Group fitness |
Yoga instruction | Yoga teaching, Yoga classes | Group fitness | Yoga teacher certification 0.8
Lifeguarding | Pool supervision, Beach lifeguard |  | Lifeguard certification 0.9
`
