export const hospitality = `
# Kitchen
Cooking | Culinary skills, >Commercial cooking, >Professional cooking, Culinary arts
Baking | Bakery production, Baker?, >Bread baking, Bread making
Menu planning | Menu engineering, Menu creation, Menu development, Menu design
Catering | >Banquet catering, >Event catering, >Contract catering | | | context
Dishwashing | Kitchen cleaning, Kitchen porter, Warewashing
Pastry | Patisserie, >Pastry arts, >Pastry chef, Dessert preparation | | Baking 0.7
Fast food preparation | Quick service restaurant^QSR?, <Fast food | | Food preparation 0.7
Kitchen management | Head chef, Sous chef, Back of house management, Kitchen supervision, Executive chef | | Team leadership 0.5, Cooking 0.5
Food costing | =Food cost, Food cost control, Menu costing, Recipe costing | | Cost reduction 0.4
Butchery | =Butchering, Meat cutting, Meat preparation, Deboning, Boning and trimming | | Fish preparation 0.5
Fish preparation | Filleting, Fishmonger, Seafood preparation
Portion control | | | Food costing 0.6
Cheese making | =Cheesemaking, Cheese production
Charcuterie | >Sausage making, Meat curing=Cured meats | | Butchery 0.6
Brewing | >Beer brewing, >Craft brewing, Brewery operations, Brewmaster | | | context
Food preparation | =Preparing food, ^Food prep, Mise en place, Prep cook, Meal preparation | Cooking | Knife skills 0.6
Knife skills | Knife handling | "
Recipe development | Recipe creation | " | Menu planning 0.7
Food presentation | Plate presentation, Plating dishes, Food plating | "
Sauces and stocks | Saucier, Soups and sauces | "
Cold kitchen | Garde manger, Larder section, Salad preparation | "
Pizza making | Pizzaiolo, Pizza oven | "
Special diets | Dietary requirements | " | Allergen management 0.6
Commercial kitchen equipment | <Kitchen equipment | "
Line cooking | Line cook, Chef de partie | <Cooking
Grill cooking | Grill station, Grill cook, Broiling | " | Line cooking 0.7
Frying and sautéing | Sauté station, Fry cook, Fryer station, >Deep frying | "
Cake decorating | =Cake decoration, Sugarcraft | Pastry
Vegan and vegetarian cooking | Vegan cooking, <Vegetarian cooking | Special diets
Dough making | Dough mixing, Dough preparation, Sourdough | Baking
# Food safety
Food safety | Safe food handling<Food handling, Food sanitation, Food handling, Food hygiene, >Food safety standards | | Food hygiene certificate 0.8
Cleaning and sanitizing | =Cleaning and sanitising, Sanitization, Sanitation? | | Food safety 0.4
HACCP | ^Hazard analysis and critical control points, >HACCP plan | Food safety
Allergen management | Allergen awareness, Allergen procedures, Food allergens, Allergen control | "
Food temperature monitoring | Temperature logs, Food temperature checks | "
Food storage | Stock rotation, Food labelling=Food labeling | " | FIFO 0.6
BRCGS | ^BRC Global Standard, BRC Food Safety, BRC audit | " | IFS Food 0.8, SQF 0.7
IFS Food | International Featured Standards | "
FSSC 22000 | | " | BRCGS 0.7
ISO 22000 | | " | FSSC 22000 0.9
SQF | ^Safe Quality Food, >SQF Code | "
FSMA | ^Food Safety Modernization Act | "
# Restaurant and bar
Food and beverage service | ^F&B service, Table service, Waiting tables, Waitressing, Serving guests, F&B, Food service
Bartending | Bar operations, Bartender, Bar service, Bar work
Barista skills | <Barista, Espresso machine, Espresso preparation, >Latte art, Coffee making
Wine service | Wine knowledge, Wine list, Sommelier, Wine tasting, Wine pairing
Guest service | Guest relations, Guest care, Guest experience, Guest satisfaction | | Customer service 0.8
Front of house | ^FOH? | | Food and beverage service 0.8
Restaurant management | Restaurant operations, Front of house management, F&B management^Food and beverage management, Café management | | Food and beverage service 0.5, P&L management 0.3
Bar management | Beverage management, Pub management, Liquor inventory | | Bartending 0.6
Back of house | ^BOH? | | Food preparation 0.6
Table reservations | Restaurant reservations
Cellar management | Cellar work, Beer cellar, Wine cellar | | Bar management 0.6
Restaurant POS | ^Restaurant point of sale | <Point of sale systems
Hosting guests | Restaurant host, Greeting guests, Seating guests, Hostess | Food and beverage service
Order taking | =Taking orders | "
Fine dining | >Fine dining service, Upscale dining | " | Silver service 0.7
Table setting | =Setting tables, Laying tables | "
Silver service | ~Gueridon service | <Food and beverage service
Banquet service | <Banqueting, Banquet operations, ~Function service | " | Catering 0.6
Room service | In-room dining | "
Mixology | Cocktail making<Cocktails, Cocktail preparation<Cocktails, Cocktails | Bartending
OpenTable | | Table reservations
Aloha POS | ~NCR Aloha | <Restaurant POS
Micros POS | ~Oracle Micros, ~Simphony POS | "
Toast POS | | " | Aloha POS 0.8, Micros POS 0.8
# Hotel and travel
Hotel operations | Hotel management, Hotel industry | Hospitality
Hotel property management system | ^Hotel PMS | Hotel operations
Hotel reservations | Reservations agent, Room reservations | "
Concierge services | <Concierge | " | Guest service 0.7
Hotel front desk | Hotel reception, Front office operations<Front office, Guest check-in, Front office?, Check-in and check-out | " | Reception 0.7, Guest service 0.7
Night audit | Night auditor, Night manager | " | Hotel front desk 0.7
Bell service | Bellhop, Hotel porter, Luggage service | " | Concierge services 0.6
Online travel agencies | ^OTA? | "
Global distribution system | ^GDS? | Travel consulting
Hospitality | >Hospitality services, >Hospitality industry, >Hospitality management
Housekeeping | Hotel cleaning, Turndown service, Bed making=Making beds, Room cleaning, Room attendant | | Commercial cleaning 0.6, Laundry 0.4
Laundry | Ironing, Linen management, >Laundry operations | | | context
Tourism | >Tourism management, Destination management, Destination marketing | | Hospitality 0.5
Revenue management | Yield management, RevPAR, Rate management, >Hotel revenue management
Spa services | Spa treatments, Wellness treatments | | Massage therapy 0.6
Travel consulting | Travel agency, Travel agent, Itinerary planning, Holiday booking
Tour guiding | =Tour guide, =Guided tours, Tour leader
Dry cleaning | Garment pressing, Stain removal, Garment care | | Laundry 0.7
Butler service | <Butler, Private household service | | Concierge services 0.4
Household management | Household manager, Running a household | | Housekeeping 0.5
Visitor services | Visitor experience, Visitor assistant, Gallery invigilation | | Guest service 0.6
Opera PMS | ~Micros Fidelio, Oracle Hospitality, ~Oracle Opera, ~OPERA Cloud | <Hotel property management system
Protel | >Protel PMS | " | Opera PMS 0.7
Mews PMS | <~Mews? | " | Opera PMS 0.6
Hospitality sales | ~Hotel sales, ~Catering sales, Group bookings | <Sales | Event management 0.4
Amadeus | >Amadeus GDS | <Global distribution system | Sabre 0.8, Galileo GDS 0.8 | exact
Sabre | >Sabre GDS, >Sabre Red | " | | exact
Galileo GDS | ~Travelport | "
# Events
Event management | Event planning, Event organisation=Event organization, Event coordination | | Project management 0.4
Ticket sales | Box office, Ticket office | | Cash handling 0.5
Ushering | Usher, Ticket checking | | Guest service 0.4
Conference planning | ~Meeting planning, ~Conference management, ~Conference coordination, Congress organisation | <Event management | Certified Meeting Professional 0.7
Wedding planning | ~Wedding coordination | "
Venue management | Venue sourcing, Venue coordination | Event management
Event logistics | Event setup=Event set-up, Event production | "
Virtual events | Hybrid event, Online event | " | Webinar delivery 0.6
Cvent | | "
# Personal services
Beauty therapy | Skin care treatments, Esthetics
Hairdressing | Hairstyling=Hair styling, >Blow-dry=Blow drying, >Perming, >Haircutting | | Cosmetology license 0.8
Personal training | Fitness coaching, Fitness training, Personal trainer
Lifeguarding | Pool supervision, Beach lifeguard | | Lifeguard certification 0.9
Barbering | Beard trimming, Men's haircuts | | Hairdressing 0.7
Cosmetology | | | Hairdressing 0.7, Beauty therapy 0.7
Group fitness | Fitness classes, Fitness instruction | | Group fitness instructor certification 0.8, Personal training 0.6
Tattooing | Tattoo artist, Tattoo design
Body piercing | Ear piercing, Body piercer
Funeral directing | Funeral arranging, Funeral services, Funeral director, Undertaker | | Funeral director license 0.8
Embalming | Mortuary science | | Funeral directing 0.6
Casino dealing | Croupier, Casino dealer, >Blackjack dealing, Table games
Responsible gambling | Responsible gaming, Gaming regulations, Gambling compliance | | Casino dealing 0.5
Ski instruction | Ski instructor, Ski teaching, Snowboard instruction
Climbing instruction | Rock climbing, Belaying, Climbing instructor
Kayaking | Canoeing, Paddle sports instruction
Swimming instruction | =Swim instruction, Teaching swimming, Swimming lessons | | Swimming teacher qualification 0.8
Sports officiating | Match officiating, >Refereeing, Match referee, Sports referee, >Umpiring
Hair coloring | =Hair colouring, >Balayage | Hairdressing
Makeup artistry | Make-up artist, Makeup application | Beauty therapy
Nail care | >Manicure, >Gel nails, >Acrylic nails, >Gel polish, >Nail extensions, >Pedicure | <Beauty therapy
Waxing | Hair removal | " | | context
Eyelash extensions | ~Lash extensions, Lash lift, Eyelash tinting | "
Eyebrow shaping | ~Brow shaping, Brow tinting, Brow lamination, Microblading, >Eyebrow threading | "
Facial treatments | <~Facials?, >Facial massage, >Microdermabrasion | "
Pilates | >Pilates instruction | Group fitness
Yoga instruction | Yoga teaching, Yoga classes | " | Yoga teacher certification 0.8
`
