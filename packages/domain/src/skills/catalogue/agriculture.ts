export const agriculture = `
# Crops
Farming | Agriculture, Farm work, Agricultural work, Farm labor | Work on a farm. | |
Farm management | Farm manager, Agricultural management, Farm business management | Running a farm. | Farming |
Crop production | Arable farming, Crop management, Crop farming | Growing field crops. | Farming |
Agronomy | Crop science, Agronomist? | Science of growing crops. | | Soil science 0.6, Crop production 0.6
Planting and harvesting | Sowing, Harvesting crops, Fruit picking, Crop harvesting | Putting in and bringing in crops. | Farming |
Soil science | Soil health, Soil fertility, Soil management | Knowing the ground. | | Soil testing 0.5
Fertilizer application | Fertiliser application, Nutrient management, Fertilization of crops | Feeding plants. | Crop production |
Pesticide application | Crop spraying, Herbicide application, Plant protection, Crop protection | Protecting plants by spraying. | Crop production | Pesticide applicator license 0.8
Integrated pest management | IPM? | Fighting pests with little poison. | | Pest control 0.5, Pesticide application 0.5
Crop scouting | Field scouting | Looking for pests and lacks in the field. | Agronomy |
Irrigation management | Crop irrigation, Irrigation scheduling | Watering crops. | Crop production | Irrigation systems 0.7
Organic farming | Organic agriculture, Organic certification, Bio-Landbau | Farming without artificial means. | Farming |
Regenerative agriculture | Permaculture, Agroecology | Farming that heals the soil. | Farming | Organic farming 0.6
Precision agriculture | Precision farming, Smart farming, GPS guidance in farming | Farming with satellites and data. | Farming | Geospatial analysis 0.4
Tractor operation | Tractor driving, Tractor driver | Driving tractors. | Farm machinery operation |
Combine harvester | Combine operation, Combine harvesting | Driving the combine. | Farm machinery operation |
Farm machinery operation | Farm equipment operation, Agricultural machinery, Farm equipment | Running farm machines. | Farming | Agricultural machinery repair 0.4
Greenhouse growing | Greenhouse management, Greenhouse production, Protected cropping | Growing under glass. | Horticulture |
Hydroponics | Aquaponics, Vertical farming | Growing without soil. | Horticulture |
Viticulture | Vineyard management, Vineyard work, Wine growing | Growing grapes. | Farming | Winemaking 0.6
Winemaking | Oenology, Enology, Wine production | Making wine. | |
Fruit growing | Orchard management, Pomology | Growing fruit. | Farming | Viticulture 0.5
Vegetable growing | Vegetable production, Market gardening | Growing vegetables. | Farming |
Grain storage | Grain handling, Grain elevator | Storing grain. | Farming |
Plant breeding | Seed production, Crop breeding | Making new plants. | | Genetics 0.4
Plant pathology | Plant disease diagnosis | Illness of plants. | Botany |
Farm subsidies | Common Agricultural Policy, Farm support schemes, Agraranträge | Public money for farms. | Farm management |
GLOBALG.A.P. | Good agricultural practices, Red Tractor assurance | Rules for good farming. | | Food safety 0.4
# Animals
Livestock farming | Livestock management, Livestock production, Stockmanship, Livestock handling | Keeping farm animals. | Farming | Animal care 0.5
Dairy farming | Dairy herd management, Dairy production | Keeping cows for milk. | Livestock farming | Milking 0.8
Milking | Milking parlour, Milking machine, Robotic milking | Milking cows. | Dairy farming | | context
Cattle handling | Beef cattle, Cattle farming, Ranching | Keeping cattle. | Livestock farming |
Calving | Lambing, Farrowing | Helping animals give birth. | Livestock farming |
Pig farming | Swine production, Pig production | Keeping pigs. | Livestock farming |
Poultry farming | Poultry production, Egg production | Keeping hens. | Livestock farming |
Sheep farming | Sheep shearing, Shepherding | Keeping sheep. | Livestock farming |
Animal nutrition | Animal feeding, Feed formulation, Feed mixing | Feeding animals. | Livestock farming |
Artificial insemination of livestock | Cattle insemination, Livestock breeding, Herd breeding | Breeding animals. | Livestock farming |
Horse care | Equine care, Horse handling, Stable management, Horse grooming | Keeping horses. | Animal care |
Horse riding | Equestrian, Horseback riding, Riding instruction | Riding and teaching to ride. | | Horse care 0.6
Beekeeping | Apiculture | Keeping bees. | Farming |
Aquaculture | Fish farming, Fish husbandry | Keeping fish. | Farming |
Commercial fishing | Fishing vessel work, Deep-sea fishing | Catching fish. | |
Slaughtering | Abattoir work, Slaughterhouse | Killing animals for meat. | | Butchery 0.6
Animal welfare | Animal protection | Treating animals well. | | Animal care 0.6
Biosecurity | Farm biosecurity, Disease control in livestock | Keeping illness out of stables. | Livestock farming |
Dog training | Dog obedience training, Puppy training | Teaching dogs. | Animal care | Dog handling 0.6
Pet grooming | Dog grooming | Washing and cutting pets. | Animal care |
Kennel work | Boarding kennel, Dog walking, Pet sitting, Dog daycare | Looking after others' pets. | Animal care |
Animal shelter work | Animal rescue, Animal control | Work in animal homes. | Animal care |
Zookeeping | Zookeeper, Zoo animal care, Wildlife rehabilitation | Keeping wild animals. | Animal care |
# Veterinary support
Veterinary assisting | Veterinary assistant, Vet assistant, Animal restraint | Helping the vet. | | Veterinary nursing 0.7
Veterinary anesthesia | Veterinary anaesthesia, Anesthesia monitoring of animals | Putting animals to sleep for surgery. | Veterinary nursing |
Veterinary radiography | Veterinary imaging | X-rays of animals. | Veterinary nursing | Radiography 0.5
Small animal practice | Small animal medicine, Companion animal medicine | Vet's work with pets. | Veterinary care | Large animal practice 0.5
Large animal practice | Large animal medicine, Farm animal medicine | Vet's work on farms. | Veterinary care |
Equine medicine | Equine practice | Vet's work with horses. | Veterinary care |
Laboratory animal care | AALAS certification, Animal technician, Vivarium | Keeping animals for research. | Animal care |
Veterinary practice software | AVImark, ezyVet, Cornerstone veterinary | Software of vets. | |
Registered Veterinary Nurse | RVN, RCVS registered | British licence of vet nurses. | Veterinary nursing | Veterinary technician license 0.8
Veterinary technician license | Certified Veterinary Technician, Licensed Veterinary Technician, Registered Veterinary Technician, CVT, LVT | US licence of vet nurses. | Veterinary nursing |
Veterinary license | Doctor of Veterinary Medicine, DVM, Licensed veterinarian, MRCVS | Licence of vets. | Veterinary care |
# Forest and garden
Forestry | Forest management, Silviculture, Forester? | Looking after forests. | |
Timber harvesting | Forest harvester, Forwarder operation, Logging operations | Felling and bringing out wood. | Forestry | Chainsaw operation 0.6
Tree planting | Reforestation, Afforestation | Planting forests. | Forestry |
Forest inventory | Timber cruising, Forest survey | Counting and measuring trees. | Forestry |
Prescribed burning | Controlled burn, Prescribed fire | Burning to protect land. | Forestry | Wildland firefighting 0.6
FSC certification | FSC chain of custody, FSC standards, PEFC | Rules for good forests and wood. | Forestry |
Hunting | Game management, Jagdschein, Gamekeeping | Hunting and keeping game. | | | context
Sawmill operation | Sawmilling, Timber processing | Cutting wood into boards. | | Woodworking 0.3
Horticulture | Ornamental horticulture, Horticulturist | Growing garden plants. | |
Gardening | Garden maintenance, Gardener? | Work in gardens. | | Landscaping 0.7, Grounds maintenance 0.7
Pruning | Hedge trimming, Shrub pruning | Cutting trees and shrubs. | Gardening | Tree surgery 0.4
Plant propagation | Plant nursery, Nursery production, Seedling production | Raising young plants. | Horticulture |
Plant identification | Plant knowledge, Planting knowledge | Knowing plants by sight. | Horticulture | Botany 0.5
Floristry | Floral design, Flower arranging, Florist? | Work with cut flowers. | |
Turf management | Greenkeeping, Golf course maintenance, Sports turf | Care of lawns for sport. | Horticulture | Grounds maintenance 0.6
Landscape design | Garden design | Planning gardens. | | Landscaping 0.5
RHS qualification | RHS Level 2, RHS Level 3, Royal Horticultural Society | British certificate in gardening. | Horticulture |
# Environment
Environmental science | Environmental studies | Study of nature and harm to it. | | Environmental engineering 0.5
Nature conservation | Wildlife conservation, Conservation biology, Conservation work | Protecting nature. | | Ecology 0.6
Habitat restoration | Habitat management, Ecological restoration | Giving nature its place back. | Nature conservation |
Ecological surveying | Ecological survey, Protected species survey, Habitat survey, Bird survey, Wildlife survey | Finding what lives where. | | Nature conservation 0.6
Biodiversity net gain | BNG assessment, Biodiversity metric | British rule on nature and building. | Ecological surveying |
Wetland delineation | Wetland assessment | Finding the edge of wetlands. | Ecological surveying | Environmental compliance 0.4
Water quality monitoring | Water quality testing, Water quality analysis | Testing rivers and lakes. | | Field sampling 0.7
Air quality monitoring | Air sampling, Emissions monitoring, Stack testing | Testing the air. | | Field sampling 0.6
Fisheries management | Fisheries science, Fish stock assessment | Looking after wild fish. | | Aquaculture 0.4
Park ranger work | Park ranger, Ranger service, Countryside management, Park management | Looking after parks. | | Nature conservation 0.6
Invasive species control | Invasive species management, Weed control | Fighting plants and animals that do not belong. | Nature conservation |
Natural resource management | Watershed management, Land management, River restoration | Using land and water well. | | Nature conservation 0.6
Climate adaptation | Climate resilience, Climate change adaptation | Getting ready for another climate. | | Sustainability 0.5
Circular economy | Resource efficiency | Using things again. | Sustainability | Waste management 0.5
Waste sorting | Recycling operations, Recycling sorting | Sorting what is thrown away. | | Waste management 0.5
`
cat > transport.ts <<'E'
export const transport = `
# Road
Professional driving | Vehicle driving, Driving vehicles, Company driver | Driving as one's work. | | Driver's license 0.6
Delivery driving | Delivery driver, Van driving, Van driver, Multi-drop delivery | Bringing goods to customers. | Professional driving | Courier work 0.8
Courier work | Courier driver, Parcel delivery, Bike courier, Last-mile delivery | Bringing letters and parcels. | |
Truck driving | Lorry driving, HGV driving, Truck driver, Tractor-trailer, Heavy goods vehicle, Semi-truck | Driving trucks. | Professional driving | CDL Class A 0.8, HGV Class 1 0.8
Long-haul driving | OTR driving, Over-the-road, Long-distance driving | Driving far and for days. | Truck driving |
Flatbed hauling | Flatbed, Flatbed trucking | Loads on open trailers. | Truck driving | Load securing 0.6
Tanker driving | Fuel tanker, Tanker truck | Driving liquids. | Truck driving | Tanker endorsement 0.8
Refrigerated transport | Reefer, Refrigerated trailer | Driving cold goods. | Truck driving | Cold chain 0.5
Oversize loads | Heavy haul, Abnormal loads, Oversized loads | Driving very large loads. | Truck driving |
Load securing | Load securement, Cargo securing, Ladungssicherung, Tarping | Fastening the load. | |
HIAB | HIAB operation, Lorry-mounted crane, Lorry loader | Crane on a truck. | | Crane operation 0.4
Bus driving | Coach driving, Transit bus operation, Bus driver, Bus operator | Driving buses. | Professional driving | PCV licence 0.8, Passenger endorsement 0.7
School bus driving | School bus driver | Driving pupils. | Bus driving |
Taxi driving | Private hire driving, Taxi driver, Rideshare driving | Driving passengers for a fare. | Professional driving | Taxi licence 0.8
Chauffeuring | Chauffeur, Executive driver | Driving one person. | Professional driving |
Emergency driving | Blue light driving, Ambulance driving, Response driving, EVOC | Driving with blue lights. | Professional driving |
Defensive driving | Safe driving, Smith System | Driving so that nothing happens. | Professional driving |
Vehicle checks | Pre-trip inspection, Walkaround checks, DVIR, Post-trip inspection | Checking the vehicle before driving. | Professional driving | Vehicle inspection 0.5
Hours of service rules | Hours of service, Drivers' hours, Driver hours regulations, Lenk- und Ruhezeiten | How long one may drive. | Truck driving |
Tachograph | Digital tachograph, Tachograph analysis | Device that records driving. | Truck driving | Digital tachograph card 0.8
Electronic logging device | ELD, E-log, Driver logbook | US device that records driving. | Truck driving | Tachograph 0.7
DOT regulations | FMCSA regulations, DOT compliance, FMCSA | US rules for trucks. | |
Driving instruction | Driving instructor, Approved Driving Instructor, Fahrlehrer | Teaching to drive. | |
Vehicle recovery | Towing, Roadside assistance, Tow truck | Helping broken-down cars. | |
Refuse collection | Waste collection, Garbage collection | Collecting waste. | |
Furniture moving | House moving, Removals, Household moving | Moving people's things. | | Loading and unloading 0.5
Vehicle detailing | Car valeting, Auto detailing, Car washing | Cleaning cars. | |
Valet parking | Parking attendant | Parking for guests. | |
Car rental operations | Vehicle rental, Car hire | Renting out cars. | |
Fleet management | Fleet operations, Vehicle fleet management, Fleet manager | Looking after a firm's vehicles. | | Fleet maintenance 0.5
Telematics | Vehicle tracking, Fleet tracking | Following vehicles by radio. | Fleet management | Samsara 0.7
Samsara | Geotab | Software for fleets. | Telematics |
Public transport operations | Transit operations, Public transit, Bus operations | Running buses and trains. | |
Transport timetabling | Timetable planning, Duty scheduling, Crew scheduling | Plans of trips and drivers. | Public transport operations |
# Aviation
Aviation | Civil aviation, Aviation industry | Work with aircraft. | |
Aircraft piloting | Airline pilot, Fixed-wing flying, Piloting aircraft, Flying aircraft | Flying aeroplanes. | Aviation | Commercial pilot licence 0.8
Helicopter flying | Rotary-wing aircraft, Helicopter pilot | Flying helicopters. | Aviation |
Airbus A320 | A320 type rating, A320 family | Flying this aircraft. | Aircraft piloting | Boeing 737 0.5, Instrument rating 0.5
Boeing 737 | B737 type rating, B737 | Flying this aircraft. | Aircraft piloting |
Flight planning | Flight dispatch, Flight dispatcher | Plans and fuel for flights. | Aviation | Weight and balance 0.6
Flight operations | Flight operations management, Flight ops | Running flights. | Aviation |
Flight instruction | Flight instructor, Certified Flight Instructor, CFI, CFII | Teaching to fly. | Aircraft piloting |
Crew resource management | | Working together in the cockpit. | Aviation | Teamwork 0.3
ICAO English | ICAO English Level 4, ICAO English Level 5, ICAO English Level 6, ICAO language proficiency | English for radio in the air. | Aviation |
Aviation medical certificate | First class medical, EASA Class 1 medical, FAA medical certificate | Fitness to fly. | Aviation |
Air traffic control | ATC, Air traffic controller, Tower control | Guiding aircraft. | Aviation |
Cabin service | Cabin crew, Flight attendant, In-flight service | Safety and service in the cabin. | Aviation | Cabin crew attestation 0.8, Guest service 0.5
Aircraft emergency procedures | Emergency evacuation of aircraft, Aviation safety and emergency procedures | What to do when it burns. | Aviation |
Ground handling | Ramp operations, Ramp agent, Aircraft marshalling, Airport ground handling | Work at the parked aircraft. | Aviation | Baggage handling 0.7
Baggage handling | Luggage handling | Loading bags. | |
Airport passenger services | Passenger check-in, Airport check-in, Gate agent, Boarding gate | Checking in and boarding. | Aviation | Customer service 0.5
Aircraft refuelling | Aircraft refueling, Aircraft fueling | Filling aircraft. | Ground handling |
Aircraft de-icing | | Taking ice off aircraft. | Ground handling |
Weight and balance | Load control, Aircraft load planning | Loading aircraft so that they fly well. | Aviation |
Airport operations | Airside operations, Airside driving | Running an airport. | Aviation |
Aviation safety management | Safety management system, Aviation SMS | Finding danger before it harms. | Aviation | Occupational health and safety 0.3
FAA regulations | 14 CFR, FAR Part 121, FAR Part 135, Federal Aviation Regulations | US rules for flying. | Aviation | EASA regulations 0.6
EASA regulations | EASA compliance, EASA Part-CAMO, EU air operations rules | European rules for flying. | Aviation |
Drone piloting | UAV operation, Drone operation, UAS operation, Drone pilot | Flying drones. | | FAA Part 107 0.8, EU drone licence 0.8
# Sea and inland water
Seamanship | Deckhand, Deck work, Deck duties, Able seaman | Work on deck. | | STCW certificate 0.6
Ship navigation | Marine navigation, Passage planning, Bridge watchkeeping, Nautical navigation | Finding the way at sea. | Seamanship | Master mariner 0.7
ECDIS | ECDIS certificate | Electronic sea charts. | Ship navigation |
GMDSS | GMDSS GOC, Marine VHF radio | Emergency radio at sea. | | Radio communication 0.6
Engine room work | Engine room watchkeeping, Marine engine operation, Ship engineer | Work at a ship's engine. | | Marine engine repair 0.6
Mooring | Anchoring, Line handling | Making ships fast. | Seamanship | | context
Cargo operations | Cargo handling, Stowage planning, Cargo stowage | Loading ships. | | Stevedoring 0.7
Stevedoring | Longshore work, Dock work | Loading in the port. | | Loading and unloading 0.5
Port operations | Terminal operations, Container terminal | Running a port. | |
Ship agency | Port agency, Ship agent | Helping ships in port. | | Port operations 0.6
Ship chartering | Ship broking, Shipbroking | Renting ships. | |
Boat handling | Small boat handling, Powerboat handling | Driving small boats. | | Boating license 0.7
Yacht crewing | Yachting, Superyacht crew | Work on yachts. | | Seamanship 0.6
Inland navigation | Inland shipping, Barge operation, Binnenschifffahrt | Ships on rivers. | | Seamanship 0.5
SOLAS | ISM Code, ISPS Code | World rules for safe ships. | | MARPOL 0.6
MARPOL | Ballast water management | World rules for clean seas. | |
Dynamic positioning | DP operator, DPO? | Holding ships in place by computer. | Ship navigation |
Seafarer medical | ENG1 medical, ENG1 | Fitness for sea. | |
Commercial diving | HSE diving, Underwater welding | Work under water. | |
Scuba diving | PADI, Dive instructor, Divemaster | Diving with air tanks. | | Commercial diving 0.4
# Rail
Rail operations | Railway operations, Train operations | Running trains. | |
Train driving | Train driver, Locomotive driving, Locomotive operation, Triebfahrzeugführer | Driving trains. | Rail operations | Train driver licence 0.9
Tram driving | Light rail operation, Tram driver | Driving trams. | Rail operations | Train driving 0.6
Train conducting | Train conductor, Train guard, Ticket inspection, Zugbegleiter | Work with passengers on trains. | Rail operations | Customer service 0.4
Shunting | Train shunting, Rail yard switching, Rangieren | Moving cars in the yard. | Rail operations |
Railway signalling operation | Signaller, Railway signaller, Fahrdienstleiter, Train dispatching | Setting the way for trains. | Rail operations | Railway engineering 0.4
Track maintenance | Permanent way, Track work, Track inspection | Looking after rails. | | Railway engineering 0.5, PTS card 0.6
Rolling stock maintenance | Train maintenance, Wagon inspection, Railcar repair, Wagenmeister | Looking after trains. | | Mechanical maintenance 0.4
ETCS | ERTMS, European Train Control System | Train control in Europe. | Rail operations | Railway engineering 0.4
Railway rules | Rail safety rules, FRA regulations, GCOR, Railway Rule Book | Rules for trains. | Rail operations |
Station operations | Platform duties, Railway station | Work in stations. | Rail operations |
`
cat > retail-property.ts <<'E'
export const retailProperty = `
# Shop
Retail | Retail trade, Retail industry, Retail experience | Work in shops. | |
Retail sales | Shop sales, Sales assistant, Sales associate, Shop assistant, In-store sales | Selling in a shop. | Retail, Sales |
Store management | Shop management, Retail management, Store operations, Store manager | Running a shop. | Retail | Team leadership 0.5
Multi-site management | Area management, Multi-unit management, District management, Regional retail management | Running several shops. | Retail | Store management 0.8
Cash handling | Cash register, Till operation, Cashiering, Cashier, Cash desk | Taking money. | | Point of sale systems 0.7
Cashing up | Till reconciliation, Cash reconciliation, End-of-day cash | Counting the till at the end of the day. | Cash handling |
Point of sale systems | POS system, EPOS, Point of sale, POS terminal, POS? | Tills with software. | |
Square POS | Square Point of Sale | Till for small shops. | Point of sale systems | Lightspeed 0.7, Clover POS 0.7
Lightspeed | Lightspeed Retail, Lightspeed POS | Till for shops. | Point of sale systems | | exact context
Clover POS | Clover Station | Till for small shops. | Point of sale systems |
Opening and closing procedures | Keyholder, Key holder, Store opening and closing | Opening and closing a shop. | Retail |
Stock replenishment | Shelf stocking, Shelf stacking, Restocking, Stocking shelves, Shelf filling | Filling shelves. | Retail | Inventory management 0.4
Merchandising | Retail merchandising, Product merchandising | Bringing goods and shelves together. | Retail |
Visual merchandising | Window display, Product display, Store display, Window dressing | Showing goods well. | Merchandising |
Planograms | Planogramming, Shelf planning | Plans of shelves. | Merchandising |
Retail buying | Fashion buying, Merchandise buying | Choosing goods for shops. | Retail | Procurement 0.5
Assortment planning | Range planning, Merchandise planning, Retail allocation | What is sold in which shop. | Retail | Retail buying 0.7
Product knowledge | Product advice, Product consultation | Knowing the goods. | |
Clienteling | Personal shopping, Personal styling | Looking after regular buyers. | Retail sales | Customer retention 0.4
Returns and exchanges | Refunds and exchanges, Customer returns, Processing returns | Taking goods back. | Retail |
Age-restricted sales | Challenge 25, Age verification, ID checks | Selling only to grown-ups. | Retail | Responsible alcohol service 0.5
Loss prevention | Shrinkage control, Theft prevention, Shrink reduction, Retail security | Keeping goods from being stolen. | | Security guarding 0.5
In-store promotions | Sales promotion, Promotional displays, Price promotions | Offers in the shop. | Retail | Trade marketing 0.6
Grocery retail | Supermarket, Food retail, Grocery store | Shops for food. | Retail |
Deli counter | Fresh food counter, Meat counter, Counter service, Cheese counter | Selling over the counter. | Grocery retail | Food safety 0.4
Fashion retail | Apparel retail, Clothing retail | Shops for clothes. | Retail |
Luxury retail | Luxury sales, Luxury goods | Selling dear things. | Retail | Clienteling 0.6
Car sales | Automotive sales, Vehicle sales, Car dealership | Selling cars. | Sales |
Franchise management | Franchising, Franchise operations | Shops run by partners. | Retail |
Omnichannel retail | Click and collect, Omnichannel, BOPIS | Shop and web as one. | Retail | E-commerce 0.6
Self-checkout | Self-service checkout | Tills that buyers use. | Cash handling |
# E-commerce
E-commerce | eCommerce, Online retail, Online shop, Online sales | Selling over the web. | | Digital marketing 0.4
Shopify | Shopify Plus | Web shop system. | E-commerce | WooCommerce 0.6, Magento 0.5, BigCommerce 0.7
BigCommerce | | Web shop system. | E-commerce |
Shopware | | Web shop system. | E-commerce | Magento 0.6
Salesforce Commerce Cloud | Demandware | Web shop system by Salesforce. | E-commerce | SAP Commerce 0.6
SAP Commerce | SAP Hybris, Hybris | Web shop system by SAP. | E-commerce |
Amazon Seller Central | Amazon marketplace, Selling on Amazon | Selling on Amazon. | Marketplace management | eBay selling 0.6
Amazon FBA | Fulfillment by Amazon, Fulfilment by Amazon | Amazon stores and sends. | Amazon Seller Central |
Amazon Vendor Central | Amazon Vendor | Selling to Amazon. | Marketplace management | Amazon Seller Central 0.7
Amazon Advertising | Amazon Ads, Amazon PPC | Advertisements on Amazon. | Advertising | Google Ads 0.5
eBay selling | eBay, eBay store | Selling on eBay. | Marketplace management |
Marketplace management | Online marketplace, Marketplace selling | Selling on others' sites. | E-commerce |
Etsy | Etsy shop | Selling handmade things. | Marketplace management |
Product listings | Listing optimization, Product data maintenance, Product content | Goods described online. | E-commerce |
Product information management | PIM system, Akeneo | One place for facts on goods. | | Master data management 0.6
Google Shopping | Google Merchant Center, Shopping ads | Goods in Google. | Search engine marketing |
Payment gateways | Online payments, Stripe payments, PayPal integration | Paying on the web. | E-commerce | Payments 0.6
Dropshipping | Drop shipping | Selling without a stock. | E-commerce |
# Real estate
Real estate | Property industry, Real estate industry, Immobilien | Work with land and houses. | |
Real estate sales | Estate agency, Property sales, Estate agent, Real estate agent, Residential property sales | Selling homes. | Real estate, Sales | Real estate license 0.7
Real estate brokerage | Real estate broker, Property brokerage, Immobilienmakler | Bringing buyers and sellers together. | Real estate | Real estate sales 0.8
Commercial real estate | Commercial property, CRE? | Offices, shops and stores. | Real estate |
Property viewings | Property showings, Open house, House showings | Showing homes. | Real estate sales |
Lettings | Residential lettings, Property letting, Letting agent | Finding people who rent. | Real estate | Leasing 0.8
Leasing | Apartment leasing, Commercial leasing, Leasing agent, Leasing consultant | Renting out rooms and land. | Real estate | | context
Lease administration | Lease management, Lease abstraction | Keeping contracts of rent. | | Lease accounting 0.4
Lease negotiation | Negotiating leases | Agreeing contracts of rent. | Real estate | Contract negotiation 0.6
Property management | Residential property management, Block management, HOA management, Property manager | Looking after rented houses. | Real estate | Certified Property Manager 0.7
German property management | Hausverwaltung, WEG-Verwaltung, Mietverwaltung | Looking after houses by German rules. | Property management |
Tenant relations | Resident relations, Tenant management, Resident services | Dealing with people who rent. | Property management | Customer service 0.4
Rent collection | Rent roll, Rental income | Getting the rent. | Property management | Collections 0.4
Tenant screening | Tenant referencing, Rental application | Choosing who may rent. | Property management |
Property inspection | Move-in inspection, Move-out inspection, Inventory check-in | Looking over homes. | Property management |
Property valuation | Property appraisal, Real estate appraisal, Market appraisal, Immobilienbewertung | What a property is worth. | Real estate | MRICS 0.6
Comparative market analysis | | Price by like homes. | Real estate sales | Property valuation 0.6
Property development | Real estate development, Land development, Projektentwicklung | Making building land into buildings. | Real estate |
Land acquisition | Site acquisition, Land buying | Finding and buying land. | Property development |
Real estate investment | Property investment, Real estate acquisitions, Real estate asset management | Money in houses. | Real estate | Real estate finance 0.7
Escrow | Escrow coordination, Real estate transaction coordination | Holding money until the sale is done. | Real estate | Real estate closing 0.7
Multiple listing service | MLS, MLS listings | US list of homes for sale. | Real estate sales |
Rightmove | Zoopla | British sites for homes. | Real estate sales |
CoStar | LoopNet | Data on US properties. | Commercial real estate |
RealPage | OneSite | Software for rented homes. | Property management | Yardi 0.7, Entrata 0.8
Entrata | | Software for rented homes. | Property management |
Fair Housing Act | Fair housing, Fair housing laws | US law against unfair renting. | Property management |
Affordable housing compliance | LIHTC, Section 8, Housing Choice Voucher | US rules for cheap homes. | Property management |
Social housing | Housing management, Housing association, Housing officer | Homes for people with little money. | | Property management 0.5
Home staging | Property staging | Making homes look good for sale. | Real estate sales | Interior design 0.4
# Facilities
Facility management | Facilities management, Facility operations, Facilities manager, FM? | Looking after buildings and services. | | Building maintenance 0.6, Certified Facility Manager 0.7
Soft services | Soft FM, Soft facilities services | Cleaning, guarding, catering. | Facility management |
Hard services | Hard FM, Technical facility management | Technics of buildings. | Facility management | Building maintenance 0.7
Workplace management | Workplace services, Move management, Office relocation | Desks, moves and rooms. | Facility management | Office management 0.5
CAFM | Computer-aided facility management, CAFM system | Software for buildings. | Facility management | CMMS 0.7
Planon | Archibus | Software for buildings. | CAFM |
Contractor management | Contractor supervision, Service contractor management | Dealing with outside firms. | | Supplier management 0.6
Legionella control | Legionella, Water hygiene, Trinkwasserhygiene | Keeping water free of germs. | Facility management |
Building statutory compliance | Statutory compliance, Betreiberverantwortung | Checks the law asks of buildings. | Facility management |
Janitorial work | Caretaking, Custodial work, Janitorial services, Caretaker, Janitor, Hausmeister | Looking after a building day by day. | | Handyman work 0.5
Commercial cleaning | Office cleaning, Cleaning services, Industrial cleaning, Professional cleaning, Cleaning? | Cleaning firms and halls. | | Janitorial work 0.6
Household cleaning | Domestic cleaning, House cleaning, Residential cleaning | Cleaning homes. | | Commercial cleaning 0.7
Deep cleaning | Carpet cleaning, Upholstery cleaning | Cleaning to the bottom. | Commercial cleaning |
Floor care | Floor buffing, Floor scrubber, Floor waxing, Floor polishing | Care of floors. | Commercial cleaning |
Window cleaning | Glass cleaning | Cleaning windows. | Commercial cleaning |
Snow removal | Winter maintenance, Gritting, Snow ploughing | Clearing snow. | | Grounds maintenance 0.5
`
cat > ways-of-working.ts <<'E'
export const waysOfWorking = `
# Speaking and writing
Communication | Communication skills, Effective communication, Communicator, Excellent communicator, Communicative | Making oneself understood. | | Written communication 0.6, Verbal communication 0.7 | soft context
Written communication | Writing skills, Business writing, Clear writing | Writing clearly. | Communication | | soft
Verbal communication | Oral communication, Spoken communication, Articulate? | Speaking clearly. | Communication | | soft
Active listening | Listening skills, Good listener | Hearing what others mean. | Communication | Empathy 0.5 | soft
Presentation skills | Giving presentations, Presenting skills, Presenting to stakeholders, Presentation? | Showing and explaining before others. | Communication | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | Speaking engagements, Keynote speaking | Speaking to many. | Communication | | soft
Interpersonal skills | People skills, Social skills, Personable | Getting on with people. | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | Influencing skills, Influencing others, Influencing stakeholders, Persuasive | Winning others over. | | Negotiation 0.6 | soft
Negotiation | Negotiation skills, Negotiating skills, Negotiating, Skilled negotiator | Finding terms both sides accept. | | Sales negotiation 0.6 | soft
Facilitation | Meeting facilitation, Group facilitation, Facilitation skills | Leading talks and groups. | | Workshop facilitation 0.8 | soft
Giving feedback | Constructive feedback, Feedback culture | Saying what is good and what is not. | | Coaching 0.4 | soft
Tact | Tact and diplomacy, Diplomatic skills, Tactful | Saying hard things kindly. | | Interpersonal skills 0.5 | soft
Cross-cultural communication | Intercultural competence, Cultural awareness, Cultural sensitivity, Intercultural communication, Multicultural environment | Working with people of other cultures. | Communication | | soft
# Working with others
Teamwork | Team player, Collaboration, Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration, Cooperation | Working well with others. | | Interpersonal skills 0.5 | soft
Cross-functional collaboration | Cross-functional team, Cross-functional, Cross-team collaboration, Interdisciplinary collaboration, Cross-departmental collaboration | Working with other departments. | Teamwork | Stakeholder management 0.5 | soft
Stakeholder management | Stakeholder engagement, Stakeholder communication, Managing stakeholders, Stakeholder relations | Keeping all concerned informed and on board. | | Communication 0.4 | soft
Relationship building | Building relationships, Relationship management, Rapport building, Building rapport | Winning and keeping trust. | | Account management 0.4 | soft
Professional networking | Network building, Building networks | Knowing people in one's trade. | | Relationship building 0.6 | soft
Customer focus | Customer orientation, Service orientation, Customer-oriented, Client focus, Customer-centric, Service-minded | Thinking from the customer. | | Customer service 0.6 | soft
Conflict resolution | Conflict management, Resolving conflicts, Handling conflict | Ending quarrels. | | Mediation 0.5, De-escalation 0.5 | soft
Empathy | Empathetic, Compassion, Compassionate | Feeling with others. | | Emotional intelligence 0.7 | soft
Emotional intelligence | Emotional awareness | Knowing one's own and others' feelings. | | | soft
Patience | Patient manner, Patient and calm | Staying calm with slow things. | | | soft context
Knowledge sharing | Knowledge transfer, Knowledge management, Sharing knowledge | Passing on what one knows. | | Mentoring 0.5 | soft
Training colleagues | Training new employees, Training new staff, Training new hires, Training staff, Trained new employees | Showing new people the work. | | Mentoring 0.6, Training delivery 0.5 | soft
Remote work | Remote working, Working remotely, Distributed team, Remote team, Hybrid working | Working away from the office. | | | soft
# Leading
Leadership | Leadership skills, Leadership experience, Leading by example | Giving direction. | | Team leadership 0.8 | soft
Team leadership | Team management, People management, Leading teams, Team lead, Staff management, Line management, Managing people, Managing teams, Personnel leadership | Leading a group of people. | Leadership | Supervision 0.7 | soft
Supervision | Supervisory skills, Staff supervision, Supervisory experience, Supervising staff, Supervising employees | Watching over others' work. | | | soft context
Delegation | Delegating, Delegating tasks | Giving tasks to others. | Leadership | | soft
Mentoring | Mentorship, Mentoring junior staff, Mentoring juniors, Mentor? | Guiding people with less experience. | | Coaching 0.7 | soft
Coaching | Coaching skills, Coaching staff, Coaching employees | Helping others grow. | | | soft context
Motivating others | Team motivation, Motivating teams, Inspiring others | Making others want to do it. | Leadership | | soft
Team building | Building teams, Building high-performing teams | Making a group a team. | Leadership | | soft
Decision making | Decision-making skills, Sound judgement, Sound judgment, Decisive | Choosing well and in time. | | Critical thinking 0.5 | soft
Strategic thinking | Strategic mindset, Strategic vision, Big-picture thinking | Thinking far ahead. | | | soft
Crisis management | Crisis handling | Leading when things go wrong. | | Emergency management 0.5 | soft
Entrepreneurship | Entrepreneurial mindset, Entrepreneurial spirit, Entrepreneurial thinking, Start-up environment | Starting and building a business. | | | soft
Commercial awareness | Business acumen, Commercial acumen, Business sense, Commercial mindset | Seeing what earns and costs money. | | | soft
# Thinking
Problem solving | Problem-solving skills, Solving problems, Solution-oriented, Problem solver, Solution-focused | Finding a way out. | | Analytical thinking 0.7 | soft
Troubleshooting | Fault diagnosis, Troubleshooting skills | Finding what is broken and why. | | Problem solving 0.6 | soft
Analytical thinking | Analytical skills, Analytical mindset, Analytical approach, Analytical abilities | Taking things apart to see them clearly. | | Critical thinking 0.7 | soft
Critical thinking | Logical thinking, Logical reasoning, Critical thinker | Asking whether it is so. | | | soft
Systems thinking | Holistic thinking, Conceptual thinking | Seeing how parts hang together. | | Analytical thinking 0.5 | soft
Creativity | Creative thinking, Creative problem solving, Creative mindset | Having new ideas. | | Innovation 0.6 | soft
Innovation | Innovative thinking, Innovation mindset, Innovation management | Bringing in new things. | | | soft context
Numeracy | Numerical skills, Good with numbers, Numerical ability | Being at home with numbers. | | | soft
Willingness to learn | Fast learner, Quick learner, Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity | Wanting to learn more. | | Adaptability 0.5 | soft
# Organising work
Organizational skills | Organisational skills, Organization skills, Well organised, Well organized, Highly organized, Highly organised, Strong organiser | Keeping things in order. | | Time management 0.7, Planning 0.6 | soft
Time management | Time management skills, Meeting deadlines, Working to deadlines, Tight deadlines, Deadline-driven | Being done in time. | | Prioritization 0.8 | soft
Prioritization | Prioritisation, Prioritizing, Prioritising, Competing priorities, Setting priorities, Managing priorities | Doing the important first. | | | soft
Multitasking | Multi-tasking, Multiple tasks, Managing multiple projects, Juggling tasks | Keeping several things going. | | Time management 0.6 | soft
Planning | Planning skills, Planning and organizing, Planning and organising, Forward planning, Work planning | Thinking out steps beforehand. | | | soft context
Goal setting | Setting goals, Setting objectives | Saying what is to be reached. | | Performance management 0.4 | soft
Attention to detail | Detail-oriented, Eye for detail, Meticulous, Thoroughness, Detail-focused, High accuracy, Accuracy? | Getting small things right. | | Quality focus 0.6 | soft
Quality focus | Quality-conscious, Quality awareness, High quality standards, Quality-oriented | Wanting it to be good. | | | soft
Structured working | Structured approach, Systematic approach, Methodical, Structured way of working, Process-oriented | Working in clear steps. | | Organizational skills 0.7 | soft
Self-management | Self-organization, Self-organisation, Self-discipline, Self-organized | Leading oneself. | | Independent working 0.7, Time management 0.6 | soft
Independent working | Working independently, Work independently, Self-directed, Autonomous work, Independent way of working, Minimal supervision | Working without being told. | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | Self-starter, Self-motivated, Highly motivated, Self-driven | Driving oneself. | | Taking initiative 0.7 | soft
Taking initiative | Proactive, Proactivity, Initiative?, Own initiative, Hands-on mentality | Starting things oneself. | | | soft
Accountability | Taking responsibility, Taking ownership, Sense of responsibility, Ownership mindset | Answering for one's work. | | Reliability 0.6 | soft
Reliability | Dependability, Dependable, Reliable? | Doing what one says. | | Punctuality 0.6 | soft context
Punctuality | Punctual, Good timekeeping | Being on time. | | | soft
Work ethic | Strong work ethic, Hard-working, Hardworking, Diligent, Diligence | Working hard. | | Reliability 0.6 | soft
Integrity | Honesty, Ethical conduct, Trustworthy, Trustworthiness | Being honest. | | | soft context
Confidentiality | Discretion, Handling confidential information, Confidential information, Sensitive information | Keeping things to oneself. | | Integrity 0.4 | soft
Professionalism | Professional manner, Professional conduct, Professional demeanor | Behaving as one should at work. | | | soft
Positive attitude | Can-do attitude, Positive mindset, Enthusiasm, Enthusiastic, Friendly attitude | Seeing what can be done. | | | soft
Adaptability | Flexibility, Adaptable, Openness to change, Agile mindset, Fast-changing environment | Going along with change. | | | soft
Working under pressure | Work under pressure, Stress tolerance, Stress management, Fast-paced environment, Calm under pressure, Performing under pressure | Staying good when it is much. | | Resilience 0.7 | soft
Resilience | Resilient, Perseverance, Persistence | Getting up again. | | | soft context
Results orientation | Results-driven, Results-oriented, Result-oriented, Goal-oriented, Target-driven, Target-oriented | Working towards results. | | Self-motivation 0.4 | soft
Assertiveness | Assertive, Self-confidence | Standing up for a point. | | | soft
Safety awareness | Safety-conscious, Safety mindset, Safety culture | Thinking of safety. | | Workplace safety 0.6 | soft
# Readiness
Shift work | Shift working, Night shift, Rotating shifts, Weekend work, Evening shift, Three-shift system | Working at changing hours. | | | soft
On-call duty | On-call rotation, On-call work, Standby duty, Rufbereitschaft | Being ready to be called. | | Shift work 0.4 | soft
Willingness to travel | Business travel, Travel required, Travel readiness, Reisebereitschaft | Going where the work is. | | | soft
Physical stamina | Physical fitness, Physically fit, Standing for long periods, Physically demanding work | Bodily strength for the work. | | | soft
Manual dexterity | Dexterity, Hand-eye coordination, Manual skill | Skilled hands. | | | soft
`
python3 /tmp/c2/check.py
