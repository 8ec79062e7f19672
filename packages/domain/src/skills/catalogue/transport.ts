export const transport = `
# Driving
Professional driving | Vehicle driving, Driving vehicles, Company driver | Driving as one's work. | | Driver's license 0.6
Delivery driving | Delivery driver, Van driving, Van driver, Multi-drop | Bringing goods to customers. | Professional driving | Courier work 0.8
Courier work | Courier driver, Parcel delivery | Bringing letters and parcels. | |
Last-mile delivery | Last-mile logistics | The last way to the customer. | Logistics | Delivery driving 0.6
Truck driving | Lorry driving, HGV driving, Truck driver, Tractor-trailer, Heavy goods vehicle, Semi-truck | Driving trucks. | Professional driving | CDL Class A 0.8, HGV Class 1 0.8
Long-haul driving | OTR driving, Over-the-road, Long-distance driving | Driving far and for days. | Truck driving |
Flatbed hauling | Flatbed, Flatbed trucking | Loads on open trailers. | Truck driving | Load securing 0.6
Tanker driving | Fuel tanker, Tanker truck | Driving liquids. | Truck driving | Tanker endorsement 0.8
Refrigerated transport | Reefer, Refrigerated trailer | Driving cold goods. | Truck driving | Cold chain 0.5
Oversize loads | Heavy haul, Abnormal loads, Oversized loads | Driving very large loads. | Truck driving |
Load securing | Load securement, Cargo securing, Ladungssicherung, Tarping | Fastening the load. | |
Tail lift | Tail lift operation, Tail-lift truck | Lifting board on a truck. | Delivery driving |
HIAB | HIAB operation, Lorry-mounted crane, Lorry loader | Crane on a truck. | | Crane operation 0.4
Bus driving | Coach driving, Transit bus operation, Bus driver, Bus operator | Driving buses. | Professional driving | PCV licence 0.8, Passenger endorsement 0.7
School bus driving | School bus driver | Driving pupils. | Bus driving |
Taxi driving | Private hire driving, Taxi driver, Rideshare driving | Driving passengers for a fare. | Professional driving | Taxi licence 0.8
Chauffeuring | Chauffeur, Executive driver | Driving one person. | Professional driving |
Emergency driving | Blue light driving, Ambulance driving, Response driving | Driving with blue lights. | Professional driving |
Defensive driving | Safe driving | Driving so that nothing happens. | Professional driving |
Vehicle checks | Pre-trip inspection, Walkaround checks, DVIR, Post-trip inspection | Checking the vehicle before driving. | Professional driving | Vehicle inspection 0.5
Hours of service rules | Hours of service, Drivers' hours, Driver hours regulations, Lenk- und Ruhezeiten | How long one may drive. | Truck driving |
Tachograph | Digital tachograph, Tachograph analysis | Device that records driving. | Truck driving | Digital tachograph card 0.8
Electronic logging device | ELD, E-log, Driver logbook | US device that records driving. | Truck driving | Tachograph 0.7
DOT regulations | FMCSA regulations, DOT compliance, FMCSA | US rules for trucks. | |
# Vehicles and fleets
Driving instruction | Driving instructor, Approved Driving Instructor, Fahrlehrer | Teaching to drive. | |
Vehicle recovery | Towing, Tow truck | Helping broken-down cars. | |
Refuse collection | Waste collection, Garbage collection | Collecting waste. | |
Furniture moving | House moving, Removals, Household moving | Moving people's things. | | Loading and unloading 0.5
Vehicle detailing | Car valeting, Auto detailing, Car washing | Cleaning cars. | |
Valet parking | Parking attendant | Parking for guests. | |
Car rental operations | Vehicle rental, Car hire | Renting out cars. | |
Fleet management | Fleet operations, Vehicle fleet management, Fleet manager | Looking after a firm's vehicles. | | Fleet maintenance 0.5
Telematics | Vehicle tracking, Fleet tracking | Following vehicles by radio. | Fleet management |
Samsara | | Software for fleets. | Telematics |
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
Flight instruction | Flight instructor | Teaching to fly. | Aircraft piloting |
Crew resource management | | Working together in the cockpit. | Aviation | Teamwork 0.3
ICAO English | ICAO English Level 4, ICAO English Level 5, ICAO English Level 6, ICAO language proficiency | English for radio in the air. | Aviation |
Aviation medical certificate | First class medical, EASA Class 1 medical, FAA medical certificate | Fitness to fly. | Aviation |
Air traffic control | ATC, Air traffic controller, Tower control | Guiding aircraft. | Aviation |
Cabin service | Cabin crew, Flight attendant, In-flight service | Safety and service in the cabin. | Aviation | Cabin crew attestation 0.8, Guest service 0.5
Aircraft emergency procedures | Emergency evacuation of aircraft, Aviation safety and emergency procedures | What to do when it burns. | Aviation |
Ground handling | Ramp operations, Ramp agent, Aircraft marshalling, Airport ground handling | Work at the parked aircraft. | Aviation | Baggage handling 0.7
Baggage handling | Luggage handling | Loading bags. | |
Airport passenger services | Passenger check-in, Airport check-in, Gate agent, Boarding gate | Checking in and boarding. | Aviation | Customer service 0.5
Weight and balance | Load control, Aircraft load planning | Loading aircraft so that they fly well. | Aviation |
Airport operations | Airside operations, Airside driving | Running an airport. | Aviation |
Aviation safety management | Safety management system, Aviation SMS | Finding danger before it harms. | Aviation | Occupational health and safety 0.3
FAA regulations | 14 CFR, Federal Aviation Regulations | US rules for flying. | Aviation | EASA regulations 0.6
EASA regulations | EASA compliance, EASA Part-CAMO, EU air operations rules | European rules for flying. | Aviation |
Drone piloting | UAV operation, Drone operation, UAS operation, Drone pilot | Flying drones. | | FAA Part 107 0.8, EU drone licence 0.8
# Sea and inland water
Seamanship | Deckhand, Deck work, Deck duties, Able seaman | Work on deck. | | STCW certificate 0.6
Ship navigation | Marine navigation, Passage planning, Bridge watchkeeping, Nautical navigation | Finding the way at sea. | Seamanship | Master mariner 0.7
ECDIS | ECDIS certificate | Electronic sea charts. | Ship navigation |
GMDSS | GMDSS GOC, Marine VHF radio | Emergency radio at sea. | | Radio communication 0.6
Engine room work | Engine room watchkeeping, Marine engine operation, Ship engineer | Work at a ship's engine. | | Marine engine repair 0.6
Cargo operations | Cargo handling, Stowage planning, Cargo stowage | Loading ships. | | Stevedoring 0.7
Stevedoring | Longshore work, Dock work | Loading in the port. | | Loading and unloading 0.5
Port operations | Terminal operations, Container terminal | Running a port. | |
Ship chartering | Ship broking, Shipbroking | Renting ships. | |
Boat handling | Small boat handling, Powerboat handling | Driving small boats. | | Boating license 0.7
Yacht crewing | Yachting, Superyacht crew | Work on yachts. | | Seamanship 0.6
Inland navigation | Inland shipping, Barge operation, Binnenschifffahrt | Ships on rivers. | | Seamanship 0.5
SOLAS | | World rules for safe ships. | | MARPOL 0.6
ISM Code | ISM audits | World rules for running ships safely. | | SOLAS 0.7
MARPOL | | World rules for clean seas. | |
Dynamic positioning | DP operator, DPO? | Holding ships in place by computer. | Ship navigation |
Commercial diving | | Work under water. | |
Scuba diving | | Diving with air tanks. | | Commercial diving 0.4
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
Railway rules | Rail safety rules, Railway Rule Book | Rules for trains. | Rail operations |
`
