export const transport = `
# Aviation
Aviation | >Civil aviation, >Aviation industry
Baggage handling | Luggage handling
Drone piloting | UAV operation, Drone operation, UAS operation, Drone pilot | | FAA Part 107 0.8, EU drone licence 0.8
Aircraft piloting | =Piloting aircraft, Flying aircraft, Airline pilot, Fixed-wing flying | Aviation | Commercial pilot licence 0.8
Cabin service | Cabin crew, In-flight service, Flight attendant | " | Guest service 0.5
Helicopter flying | Rotary-wing aircraft, Helicopter pilot | "
Flight planning | Flight dispatch, Flight dispatcher | " | Weight and balance 0.6
Flight operations | ^Flight ops, >Flight operations management | "
Crew resource management | | " | Teamwork 0.3
ICAO English | >ICAO English Level 4, >ICAO English Level 5, >ICAO English Level 6, ICAO language proficiency | "
Aviation medical certificate | First class medical, EASA Class 1 medical, FAA medical certificate | "
Air traffic control | ^ATC, Air traffic controller, Tower control | "
Aircraft emergency procedures | Emergency evacuation of aircraft, Aviation safety and emergency procedures | "
Ground handling | Ramp operations, Ramp agent, Aircraft marshalling, >Airport ground handling | " | Baggage handling 0.7
Airport passenger services | Passenger check-in, Airport check-in, Gate agent, Boarding gate | " | Customer service 0.5
Weight and balance | Load control, Aircraft load planning | "
Airport operations | Airside operations, Airside driving | "
Aviation safety management | Safety management system, Aviation SMS | " | Occupational health and safety 0.3
FAA regulations | 14 CFR, Federal Aviation Regulations | " | EASA regulations 0.6
EASA regulations | EASA compliance, EASA Part-CAMO, EU air operations rules | "
Airbus A320 | A320 type rating, A320 family | Aircraft piloting | Boeing 737 0.5, Instrument rating 0.5
Boeing 737 | B737 type rating<B737, B737 | "
Flight instruction | Flight instructor | "
# Driving
Professional driving | Company driver, Vehicle driving=Driving vehicles | | Driver's license 0.6
DOT regulations | FMCSA, FMCSA regulations<FMCSA, DOT compliance
Load securing | =Load securement, Cargo securing, Ladungssicherung, Tarping | | Loading and unloading 0.4
Courier work | Courier driver, Parcel delivery | | Delivery driving 0.8
HIAB | >HIAB operation, Lorry-mounted crane, Lorry loader | | Crane operation 0.4
Postal delivery | Mail delivery, Mail carrier, Letter carrier, Postal worker | | Courier work 0.7
Truck driving | Tractor-trailer, Heavy goods vehicle, Semi-truck, Truck driver, ~Lorry driving, ~HGV driving | <Professional driving | CDL Class A 0.8, HGV Class 1 0.8
Delivery driving | Delivery driver, Multi-drop, Van driver, Van driving | "
Bus driving | Bus operator, Bus driver, ~Coach driving, ~Transit bus operation | "
Taxi driving | ~Private hire driving, Taxi driver, ~Rideshare driving | "
Chauffeuring | =Chauffeur, Executive driver | "
Emergency driving | ~Blue light driving, >Ambulance driving, ~Response driving | "
Vehicle checks | Pre-trip inspection, DVIR, Post-trip inspection, Walkaround checks | Professional driving
Defensive driving | Safe driving | "
Hours of service rules | <Hours of service, Drivers' hours, Driver hours regulations<Drivers' hours, Lenk- und Ruhezeiten | Truck driving
Refrigerated transport | Reefer, Refrigerated trailer | " | Cold chain 0.5
Oversize loads | =Oversized loads, Heavy haul, Abnormal loads | "
Tachograph | >Digital tachograph, >Tachograph analysis | " | Digital tachograph card 0.8
Electronic logging device | ^ELD, E-log, Driver logbook | " | Tachograph 0.7
Long-haul driving | ~OTR driving, Over-the-road, ~Long-distance driving | <Truck driving
Flatbed hauling | <Flatbed, ~Flatbed trucking<Flatbed | " | Load securing 0.6
Tanker driving | Fuel tanker, Tanker truck | " | Tanker endorsement 0.8
Last-mile delivery | Last-mile logistics | Logistics | Delivery driving 0.6
Tail lift | >Tail lift operation, >Tail-lift truck | Delivery driving
School bus driving | School bus driver | <Bus driving
# Rail
Rail operations | ^Railway operations, Train operations
Track maintenance | Permanent way, Track work, Track inspection | | Railway engineering 0.5, PTS card 0.6
Rolling stock maintenance | Train maintenance, Wagon inspection, Railcar repair, Wagenmeister | | Mechanical maintenance 0.4
Train driving | Train driver, Locomotive driving, Locomotive operation, Triebfahrzeugführer | Rail operations
Tram driving | Light rail operation, Tram driver | " | Train driving 0.6
Train conducting | Train conductor, Train guard, Ticket inspection, Zugbegleiter | " | Customer service 0.4
Shunting | >Train shunting, Rail yard switching, Rangieren | "
Railway signalling operation | Signaller, Railway signaller<Signaller, Fahrdienstleiter, Train dispatching | " | Railway engineering 0.4
ETCS | ^European Train Control System, ERTMS | " | Railway engineering 0.4
Railway rules | Rail safety rules, >Railway Rule Book | "
# Vehicles and fleets
Fleet management | Fleet operations, >Vehicle fleet management, Fleet manager | | Transportation management 0.5
Driving instruction | Driving instructor, Approved Driving Instructor<Driving instructor, Fahrlehrer
Vehicle recovery | Towing, Tow truck, Breakdown recovery, Roadside assistance
Refuse collection | Waste collection, Garbage collection
Furniture moving | House moving, Household moving, House removals<Removals, Removals? | | Loading and unloading 0.5
Vehicle detailing | Car valeting, Auto detailing, Car washing
Valet parking | Parking attendant
Car rental operations | Vehicle rental, Car hire
Public transport operations | Transit operations, Public transit, Bus operations
Telematics | Vehicle tracking, Fleet tracking | Fleet management
Samsara | | Telematics
Transport timetabling | Timetable planning, Duty scheduling, Crew scheduling | Public transport operations
# Sea and inland water
Seamanship | Deckhand, Deck work, Deck duties, Able seaman | | STCW certificate 0.6
GMDSS | >GMDSS GOC, Marine VHF radio | | Radio communication 0.6
Engine room work | Engine room watchkeeping, Marine engine operation, Ship engineer | | Marine engine repair 0.6
Cargo operations | Cargo handling, Stowage planning, Cargo stowage | | Stevedoring 0.7
Stevedoring | Longshore work, Dock work | | Loading and unloading 0.5
Port operations | Terminal operations, Container terminal
Ship chartering | Ship broking=Shipbroking
Boat handling | >Small boat handling, Powerboat handling | | Boating license 0.7
Yacht crewing | Yachting, Superyacht crew | | Seamanship 0.6
Inland navigation | Inland shipping, Barge operation, Binnenschifffahrt | | Seamanship 0.5
SOLAS | | | MARPOL 0.6
ISM Code | ISM audits | | SOLAS 0.7
MARPOL |
Commercial diving |
Scuba diving | | | Commercial diving 0.4
Mooring | Mooring lines, Line handling, >Mooring operations | | Seamanship 0.6
Watchkeeping | Navigational watch | | Seamanship 0.6
Vessel traffic services | Vessel traffic control | | Port operations 0.5
Ship pilotage | Marine pilotage, Harbour pilot=Harbor pilot | | Ship navigation 0.7
Ship navigation | Marine navigation, Passage planning, Bridge watchkeeping, Nautical navigation | Seamanship | Master mariner 0.7
ECDIS | >ECDIS certificate | Ship navigation
Dynamic positioning | DP operator^DPO? | "
`
