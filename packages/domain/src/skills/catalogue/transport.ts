export const transport = `
# Driving
Professional driving | Vehicle driving, Driving vehicles, Company driver |  | Driver's license 0.6
Truck driving | Lorry driving, HGV driving, Truck driver, Tractor-trailer, Heavy goods vehicle, Semi-truck | Professional driving | CDL Class A 0.8, HGV Class 1 0.8
# Aviation
Aviation | Civil aviation, Aviation industry |  |
Aircraft piloting | Airline pilot, Fixed-wing flying, Piloting aircraft, Flying aircraft | Aviation | Commercial pilot licence 0.8
# Rail
Rail operations | Railway operations, Train operations |  |
`
