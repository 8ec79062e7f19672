export const transport = `
# Aviation
Aviation |
Aircraft piloting | | Aviation | Commercial pilot licence 0.8
Cabin service | Cabin crew | Aviation | Guest service 0.5
Baggage handling |
# Driving
Professional driving | | | Driver's license 0.6
Truck driving | | <Professional driving | CDL Class A 0.8, HGV Class 1 0.8
Delivery driving | Delivery driver | <Professional driving
Bus driving | | <Professional driving
Vehicle checks | Pre-trip inspection | Professional driving
DOT regulations |
# Rail
Rail operations |
`
