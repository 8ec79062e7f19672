export const transport = `
Professional driving | Driving as one's work.
Delivery driving | Bringing goods to customers.
Courier work | Bringing letters and parcels.
Last-mile delivery | The last way to the customer.
Truck driving | Driving trucks.
Long-haul driving | Driving far and for days.
Flatbed hauling | Loads on open trailers.
Tanker driving | Driving liquids.
Refrigerated transport | Driving cold goods.
Oversize loads | Driving very large loads.
Load securing | Fastening the load.
Tail lift | Lifting board on a truck.
HIAB | Crane on a truck.
Bus driving | Driving buses.
School bus driving | Driving pupils.
Taxi driving | Driving passengers for a fare.
Chauffeuring | Driving one person.
Emergency driving | Driving with blue lights.
Defensive driving | Driving so that nothing happens.
Vehicle checks | Checking the vehicle before driving.
Hours of service rules | How long one may drive.
Tachograph | Device that records driving.
Electronic logging device | US device that records driving.
DOT regulations | US rules for trucks.
Driving instruction | Teaching to drive.
Vehicle recovery | Helping broken-down cars.
Refuse collection | Collecting waste.
Furniture moving | Moving people's things.
Vehicle detailing | Cleaning cars.
Valet parking | Parking for guests.
Car rental operations | Renting out cars.
Fleet management | Looking after a firm's vehicles.
Telematics | Following vehicles by radio.
Samsara | Software for fleets.
Public transport operations | Running buses and trains.
Transport timetabling | Plans of trips and drivers.
Aviation | Work with aircraft.
Aircraft piloting | Flying aeroplanes.
Helicopter flying | Flying helicopters.
Airbus A320 | Flying this aircraft.
Boeing 737 | Flying this aircraft.
Flight planning | Plans and fuel for flights.
Flight operations | Running flights.
Flight instruction | Teaching to fly.
Crew resource management | Working together in the cockpit.
ICAO English | English for radio in the air.
Aviation medical certificate | Fitness to fly.
Air traffic control | Guiding aircraft.
Cabin service | Safety and service in the cabin.
Aircraft emergency procedures | What to do when it burns.
Ground handling | Work at the parked aircraft.
Baggage handling | Loading bags.
Airport passenger services | Checking in and boarding.
Weight and balance | Loading aircraft so that they fly well.
Airport operations | Running an airport.
Aviation safety management | Finding danger before it harms.
FAA regulations | US rules for flying.
EASA regulations | European rules for flying.
Drone piloting | Flying drones.
Seamanship | Work on deck.
Ship navigation | Finding the way at sea.
ECDIS | Electronic sea charts.
GMDSS | Emergency radio at sea.
Engine room work | Work at a ship's engine.
Cargo operations | Loading ships.
Stevedoring | Loading in the port.
Port operations | Running a port.
Ship chartering | Renting ships.
Boat handling | Driving small boats.
Yacht crewing | Work on yachts.
Inland navigation | Ships on rivers.
SOLAS | World rules for safe ships.
ISM Code | World rules for running ships safely.
MARPOL | World rules for clean seas.
Dynamic positioning | Holding ships in place by computer.
Commercial diving | Work under water.
Scuba diving | Diving with air tanks.
Rail operations | Running trains.
Train driving | Driving trains.
Tram driving | Driving trams.
Train conducting | Work with passengers on trains.
Shunting | Moving cars in the yard.
Railway signalling operation | Setting the way for trains.
Track maintenance | Looking after rails.
Rolling stock maintenance | Looking after trains.
ETCS | Train control in Europe.
Railway rules | Rules for trains.
Mooring | Making ships fast.
Watchkeeping | Standing watch on a ship.
Vessel traffic services | Guiding ships from ashore.
Ship pilotage | Bringing ships into and out of port.
Postal delivery | Bringing letters and parcels.
`
