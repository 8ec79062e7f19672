export const hospitality = `
# Kitchen
Cooking | Professional cooking, Culinary arts, Culinary skills, Commercial cooking | Preparing dishes. | |
Food preparation | Food prep, Meal preparation, Prep cook, Mise en place, Preparing food | Making ready what is cooked. | Cooking | Knife skills 0.6
Line cooking | Line cook, Chef de partie | Cooking at one station. | Cooking | Grill cooking 0.7
Grill cooking | Grill station, Grill cook, Broiling | Cooking on the grill. | Cooking |
Frying and sautéing | Sauté station, Fry cook, Fryer station, Deep frying | Cooking in pan and fryer. | Cooking |
Sauces and stocks | Saucier, Soups and sauces | Making sauces, stocks and soups. | Cooking |
Cold kitchen | Garde manger, Larder section, Salad preparation | Cold dishes, salads and starters. | Cooking |
Butchery | Meat cutting, Butchering, Meat preparation | Cutting meat. | | Fish preparation 0.5
Fish preparation | Filleting, Fishmonger, Seafood preparation | Cutting and cleaning fish. | |
Knife skills | Knife handling | Cutting safely and well. | Cooking |
Pastry | Patisserie, Pastry arts, Pastry chef, Dessert preparation | Cakes, tarts and desserts. | | Baking 0.7
Baking | Bread baking, Bread making, Bakery production, Baker? | Making bread and rolls. | |
Cake decorating | Sugarcraft, Cake decoration | Decorating cakes. | Pastry |
Pizza making | Pizzaiolo, Pizza oven | Making pizza. | Cooking |
Food presentation | Plate presentation, Plating dishes, Food plating | Arranging dishes on the plate. | Cooking |
Menu planning | Menu development, Menu design, Menu engineering, Menu creation | Choosing what is on the menu. | | Recipe development 0.7
Recipe development | Recipe creation | Making up new dishes. | Cooking |
Food costing | Food cost control, Menu costing, Recipe costing, Food cost | Knowing what each dish costs. | | Cost reduction 0.4
Portion control | | The same amount on each plate. | | Food costing 0.6
Kitchen management | Head chef, Sous chef, Back of house management, Kitchen supervision, Executive chef | Running a kitchen. | | Team leadership 0.5
Catering | Event catering, Contract catering, Banquet catering | Feeding many guests. | | | context
Special diets | Dietary requirements | Food for people who eat differently. | Cooking | Allergen management 0.6
Vegan and vegetarian cooking | Vegan cooking, Vegetarian cooking | Dishes without meat. | Special diets |
Commercial kitchen equipment | Kitchen equipment | Ovens, fryers and machines of kitchens. | Cooking |
Fast food preparation | Quick service restaurant, QSR?, Fast food | Quick dishes at the counter. | | Food preparation 0.7
Dishwashing | Kitchen porter, Warewashing, Kitchen cleaning | Washing up and cleaning the kitchen. | |
# Food safety
Food safety | Food hygiene, Food safety standards, Safe food handling, Food handling, Food sanitation | Keeping food safe to eat. | | Food handler card 0.7, Food hygiene certificate 0.8
HACCP | Hazard analysis and critical control points, HACCP plan | Finding and watching dangers in food. | Food safety | HACCP certification 0.9
Allergen management | Allergen awareness, Allergen procedures, Food allergens, Allergen control | Keeping allergens apart and named. | Food safety |
Food temperature monitoring | Temperature logs, Food temperature checks | Checking and noting temperatures. | Food safety |
Food storage | Stock rotation, Food labelling, Food labeling | Storing and dating food. | Food safety | FIFO 0.6
Cleaning and sanitizing | Cleaning and sanitising, Sanitization, Sanitation? | Keeping rooms and tools clean. | | Food safety 0.4
BRCGS | BRC Food Safety, BRC Global Standard, BRC audit | British standard for food makers. | Food safety | IFS Food 0.8, SQF 0.7
IFS Food | International Featured Standards | European standard for food makers. | Food safety |
FSSC 22000 | | Food safety management standard. | Food safety | BRCGS 0.7
ISO 22000 | | ISO standard for food safety. | Food safety | FSSC 22000 0.9
SQF | SQF Code, Safe Quality Food | American standard for food makers. | Food safety |
FSMA | Food Safety Modernization Act | US law on safe food. | Food safety |
# Restaurant and bar
Food and beverage service | F&B service, Food service, F&B, Table service, Waiting tables, Waitressing, Serving guests | Serving food and drink. | |
Fine dining | Fine dining service, Upscale dining | Service at a high level. | Food and beverage service | Silver service 0.7
Silver service | Gueridon service | Serving from platter and trolley. | Food and beverage service |
Order taking | Taking orders | Taking what guests ask for. | Food and beverage service |
Hosting guests | Restaurant host, Greeting guests, Seating guests, Hostess | Receiving and seating guests. | Food and beverage service |
Banquet service | Banqueting, Banquet operations, Function service | Serving at large parties. | Food and beverage service | Catering 0.6
Room service | In-room dining | Serving in hotel rooms. | Food and beverage service |
Bartending | Bar service, Bar work, Bartender, Bar operations | Serving drinks at a bar. | | Responsible alcohol service 0.5
Mixology | Cocktail making, Cocktail preparation, Cocktails | Mixing drinks. | Bartending |
Barista skills | Barista, Coffee making, Espresso preparation, Latte art, Espresso machine | Making coffee. | |
Wine service | Wine knowledge, Wine pairing, Wine list, Sommelier | Knowing, choosing and pouring wine. | | WSET Level 2 0.7, Certified sommelier 0.7
Bar management | Beverage management, Pub management, Liquor inventory | Running a bar. | | Bartending 0.6
Restaurant management | Restaurant operations, Front of house management, F&B management, Food and beverage management, Café management | Running a restaurant. | | Food and beverage service 0.5, P&L management 0.3
Front of house | FOH? | Work before the guests. | | Food and beverage service 0.8
Back of house | BOH? | Work behind the scenes. | | Food preparation 0.6
Table reservations | Restaurant reservations | Booking tables. | |
OpenTable | | Booking system for tables. | Table reservations |
Restaurant POS | Restaurant point of sale | Tills for restaurants. | Point of sale systems |
Aloha POS | NCR Aloha | Till for restaurants. | Restaurant POS |
Micros POS | Oracle Micros, Simphony POS | Till by Oracle. | Restaurant POS |
Toast POS | | Till for restaurants. | Restaurant POS | Aloha POS 0.8, Micros POS 0.8
Guest service | Guest relations, Guest satisfaction, Guest experience, Guest care | Looking after guests. | | Customer service 0.8
# Hotel and travel
Hospitality | Hospitality industry, Hospitality management, Hospitality services | Work with guests. | |
Hotel operations | Hotel management, Hotel industry | Running a hotel. | Hospitality |
Hotel front desk | Hotel reception, Front office operations, Guest check-in, Check-in and check-out, Front office? | Receiving guests and their bills. | Hotel operations | Reception 0.7, Guest service 0.7
Night audit | Night auditor, Night manager | Closing the hotel's day at night. | Hotel operations | Hotel front desk 0.7
Concierge services | Concierge | Helping guests with wishes and luggage. | Hotel operations | Guest service 0.7
Bell service | Bellhop, Hotel porter, Luggage service | Taking care of luggage and arrivals. | Hotel operations | Concierge services 0.6
Housekeeping | Room cleaning, Room attendant, Hotel cleaning, Turndown service | Cleaning rooms. | | Commercial cleaning 0.6, Laundry 0.4
Laundry | Linen management, Laundry operations, Ironing | Washing and ironing. | | | context
Hotel reservations | Reservations agent, Room reservations | Booking rooms. | Hotel operations |
Opera PMS | Oracle Opera, OPERA Cloud, Micros Fidelio, Oracle Hospitality | Hotel system by Oracle. | Hotel property management system |
Hotel property management system | Hotel PMS | Software for rooms and guests. | Hotel operations |
Protel | Protel PMS | Hotel system. | Hotel property management system | Opera PMS 0.7
Mews PMS | Mews? | Hotel system. | Hotel property management system | Opera PMS 0.6
Revenue management | Yield management, RevPAR, Rate management, Hotel revenue management | Setting prices by demand. | | Pricing analysis 0.5
Online travel agencies | OTA? | Selling rooms on travel sites. | Hotel operations |
Hospitality sales | Hotel sales, Catering sales, Group bookings | Selling rooms and events. | Sales | Event management 0.4
Spa services | Spa treatments, Wellness treatments | Treatments for guests. | | Massage therapy 0.6
Travel consulting | Travel agency, Travel agent, Itinerary planning, Holiday booking | Planning and selling journeys. | |
Amadeus | Amadeus GDS | Booking system for flights and hotels. | Global distribution system | Sabre 0.8, Galileo GDS 0.8 | exact
Global distribution system | GDS? | Systems that travel agents book with. | Travel consulting |
Sabre | Sabre GDS, Sabre Red | Booking system for flights and hotels. | Global distribution system | | exact
Galileo GDS | Travelport | Booking system for flights and hotels. | Global distribution system |
Tour guiding | Tour guide, Guided tours, Tour leader | Leading visitors. | |
Tourism | Tourism management, Destination management, Destination marketing | Work with travellers. | | Hospitality 0.5
# Events
Event management | Event planning, Event coordination, Event organisation, Event organization | Planning and running events. | | Project management 0.4
Conference planning | Meeting planning, Conference management, Conference coordination, Congress organisation | Planning conferences. | Event management | Certified Meeting Professional 0.7
Wedding planning | Wedding coordination | Planning weddings. | Event management |
Venue management | Venue sourcing, Venue coordination | Finding and running places for events. | Event management |
Event logistics | Event setup, Event production, Event set-up | Building up and taking down. | Event management |
Virtual events | Hybrid event, Online event | Events over the internet. | Event management | Webinar delivery 0.6
Cvent | | Software for guests and events. | Event management |
# Personal services
Hairdressing | Haircutting, Hair styling, Hairstyling | Cutting and colouring hair. | | Cosmetology license 0.8, Barbering 0.7
Hair coloring | Hair colouring, Balayage | Colouring hair. | Hairdressing |
Barbering | Beard trimming, Men's haircuts | Cutting men's hair and beards. | | Barber license 0.8
Beauty therapy | Skin care treatments, Esthetics | Care of skin and looks. | | NVQ Beauty Therapy 0.8, Esthetician license 0.8
Waxing | Hair removal | Taking off body hair. | Beauty therapy | | context
Cosmetology | | Care of hair, skin and nails. | | Hairdressing 0.7, Beauty therapy 0.7
Makeup artistry | Make-up artist, Makeup application | Making up faces. | Beauty therapy |
Nail care | Manicure, Pedicure, Gel nails | Care of hands and nails. | Beauty therapy | Nail technician license 0.8
Personal training | Fitness training, Personal trainer, Fitness coaching | Training single people. | | Certified personal trainer 0.8
Group fitness | Fitness classes, Fitness instruction | Leading exercise classes. | | Group fitness instructor certification 0.8, Personal training 0.6
Pilates | Pilates instruction | Exercises after Pilates. | Group fitness |
Yoga instruction | Yoga teaching, Yoga classes | Teaching yoga. | Group fitness | Yoga teacher certification 0.8
Lifeguarding | Pool supervision, Beach lifeguard | Watching over swimmers. | | Lifeguard certification 0.9
`
