export const hospitality = `
Cooking | Preparing dishes.
Food preparation | Making ready what is cooked.
Line cooking | Cooking at one station.
Grill cooking | Cooking on the grill.
Frying and sautéing | Cooking in pan and fryer.
Sauces and stocks | Making sauces, stocks and soups.
Cold kitchen | Cold dishes, salads and starters.
Butchery | Cutting meat.
Fish preparation | Cutting and cleaning fish.
Knife skills | Cutting safely and well.
Pastry | Cakes, tarts and desserts.
Baking | Making bread and rolls.
Cake decorating | Decorating cakes.
Pizza making | Making pizza.
Food presentation | Arranging dishes on the plate.
Menu planning | Choosing what is on the menu.
Recipe development | Making up new dishes.
Food costing | Knowing what each dish costs.
Portion control | The same amount on each plate.
Kitchen management | Running a kitchen.
Catering | Feeding many guests.
Special diets | Food for people who eat differently.
Vegan and vegetarian cooking | Dishes without meat.
Commercial kitchen equipment | Ovens, fryers and machines of kitchens.
Fast food preparation | Quick dishes at the counter.
Dishwashing | Washing up and cleaning the kitchen.
Food safety | Keeping food safe to eat.
HACCP | Finding and watching dangers in food.
Allergen management | Keeping allergens apart and named.
Food temperature monitoring | Checking and noting temperatures.
Food storage | Storing and dating food.
Cleaning and sanitizing | Keeping rooms and tools clean.
BRCGS | British standard for food makers.
IFS Food | European standard for food makers.
FSSC 22000 | Food safety management standard.
ISO 22000 | ISO standard for food safety.
SQF | American standard for food makers.
FSMA | US law on safe food.
Food and beverage service | Serving food and drink.
Fine dining | Service at a high level.
Silver service | Serving from platter and trolley.
Order taking | Taking what guests ask for.
Hosting guests | Receiving and seating guests.
Banquet service | Serving at large parties.
Room service | Serving in hotel rooms.
Bartending | Serving drinks at a bar.
Mixology | Mixing drinks.
Barista skills | Making coffee.
Wine service | Knowing, choosing and pouring wine.
Bar management | Running a bar.
Restaurant management | Running a restaurant.
Front of house | Work before the guests.
Back of house | Work behind the scenes.
Table reservations | Booking tables.
OpenTable | Booking system for tables.
Restaurant POS | Tills for restaurants.
Aloha POS | Till for restaurants.
Micros POS | Till by Oracle.
Toast POS | Till for restaurants.
Guest service | Looking after guests.
Hospitality | Work with guests.
Hotel operations | Running a hotel.
Hotel front desk | Receiving guests and their bills.
Night audit | Closing the hotel's day at night.
Concierge services | Helping guests with wishes and luggage.
Bell service | Taking care of luggage and arrivals.
Housekeeping | Cleaning rooms.
Laundry | Washing and ironing.
Hotel reservations | Booking rooms.
Opera PMS | Hotel system by Oracle.
Hotel property management system | Software for rooms and guests.
Protel | Hotel system.
Mews PMS | Hotel system.
Revenue management | Setting prices by demand.
Online travel agencies | Selling rooms on travel sites.
Hospitality sales | Selling rooms and events.
Spa services | Treatments for guests.
Travel consulting | Planning and selling journeys.
Amadeus | Booking system for flights and hotels.
Global distribution system | Systems that travel agents book with.
Sabre | Booking system for flights and hotels.
Galileo GDS | Booking system for flights and hotels.
Tour guiding | Leading visitors.
Tourism | Work with travellers.
Event management | Planning and running events.
Conference planning | Planning conferences.
Wedding planning | Planning weddings.
Venue management | Finding and running places for events.
Event logistics | Building up and taking down.
Virtual events | Events over the internet.
Cvent | Software for guests and events.
Hairdressing | Cutting and colouring hair.
Hair coloring | Colouring hair.
Barbering | Cutting men's hair and beards.
Beauty therapy | Care of skin and looks.
Waxing | Taking off body hair.
Cosmetology | Care of hair, skin and nails.
Makeup artistry | Making up faces.
Nail care | Care of hands and nails.
Personal training | Training single people.
Group fitness | Leading exercise classes.
Pilates | Exercises after Pilates.
Yoga instruction | Teaching yoga.
Lifeguarding | Watching over swimmers.
Tattooing | Putting pictures under the skin.
Body piercing | Piercing ears and other places cleanly.
Eyelash extensions | Making lashes longer or darker.
Eyebrow shaping | Shaping and colouring eyebrows.
Facial treatments | Treating the skin of the face.
Funeral directing | Arranging funerals.
Embalming | Preparing the dead for the farewell.
Casino dealing | Running games at a casino's tables.
Responsible gambling | Keeping play within law and measure.
Ski instruction | Teaching people to ski.
Climbing instruction | Teaching people to climb, and holding their rope.
Kayaking | Travelling and guiding in small boats.
Swimming instruction | Teaching people to swim.
Sports officiating | Judging matches by the rules.
Dough making | Mixing and raising dough.
Cheese making | Turning milk into cheese.
Charcuterie | Making sausages, hams and pâtés.
Brewing | Making beer.
Cellar management | Keeping beer and wine as they should be.
Table setting | Laying tables for guests.
Dry cleaning | Cleaning and pressing garments.
Butler service | Serving a household or its guests.
Household management | Running a private home.
Visitor services | Receiving and guiding visitors.
Ticket sales | Selling tickets.
Ushering | Showing people to their seats.
`
