export const transport = `
# Aviation
Aviation | Civil aviation, Aviation industry
Aircraft piloting | Airline pilot, Fixed-wing flying | Aviation | Commercial pilot licence 0.8
Cabin service | Cabin crew, Flight attendant | Aviation | Guest service 0.5
Baggage handling | Luggage handling
# Driving
Professional driving | Vehicle driving, Driving vehicles | | Driver's license 0.6
Truck driving | Lorry driving, HGV driving | Professional driving | CDL Class A 0.8, HGV Class 1 0.8
Delivery driving | Delivery driver, Van driving | Professional driving
Bus driving | Coach driving, Transit bus operation | Professional driving
Vehicle checks | Pre-trip inspection, Walkaround checks | Professional driving
DOT regulations | FMCSA regulations, DOT compliance
# Rail
Rail operations | Railway operations, Train operations
`
