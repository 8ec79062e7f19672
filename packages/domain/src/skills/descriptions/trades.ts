export const trades = `
Electrical installation | Installing wiring and electrical equipment.
Residential wiring | Electrical installation in homes.
Commercial wiring | Electrical installation in commercial buildings.
Industrial wiring | Electrical installation in plants.
Conduit bending | Bending and fitting conduit for wires.
Cable pulling | Drawing cables through buildings.
Electrical panel installation | Boxes where circuits are fused.
Control panel wiring | Wiring control cabinets.
Motor starters | Starting and stopping motors.
Transformer installation | Installing and servicing transformers.
Electrical troubleshooting | Finding faults in circuits.
Electrical inspection and testing | Proof that wiring is safe.
EICR | British report on the state of wiring.
PAT testing | Checking movable electrical devices.
Insulation resistance testing | Measuring how good insulation is.
Lockout/tagout | Making machines safe before work.
NEC | US electrical code.
NFPA 70E | US rules for safe electrical work.
BS 7671 | UK wiring regulations.
VDE standards | German electrical standards.
Electrician license | Licence to work as an electrician.
Journeyman electrician license | US licence to work as an electrician.
Master electrician license | US licence to lead electrical work.
Electrical contractor license | US licence to run an electrical firm.
ECS Gold Card | British card of a skilled electrician.
NVQ Level 3 Electrical Installation | British qualification for electricians.
Low-voltage cabling | Wires for data and signals.
Fire alarm systems | Alarms for smoke and fire.
NFPA 72 | US rules for fire alarms.
BS 5839 | British rules for fire alarms.
Security systems installation | Installing alarm systems.
CCTV installation | Installing security cameras.
Access control installation | Doors that know who may enter.
Solar panel installation | Installing photovoltaic systems.
EV charger installation | Charging points for cars.
Generator maintenance | Machines that make power on site.
Line work | Lines that carry power over land.
Building automation | Buildings that steer themselves.
KNX | European standard for smart buildings.
BACnet | Network of building controls.
Smart home installation | Homes that steer themselves.
Plumbing | Installing and repairing pipes and fixtures.
Pipefitting | Putting pipes together.
Pipe threading | Cutting pipes and their threads.
Copper soldering | Soldering copper pipes.
PEX piping | Installing flexible plastic pipes.
Press fitting | Pipes joined by pressing.
PVC piping | Installing rigid plastic pipes.
Drain cleaning | Clearing blocked drains.
Drainage installation | Installing waste water pipes.
Fixture installation | Basins, toilets and baths.
Leak detection | Finding and stopping leaks.
Backflow prevention | Keeping dirty water out of clean.
Water heater installation | Hot water in buildings.
Unvented hot water | British qualification for closed hot water.
Gas fitting | Pipes and devices for gas.
Gas Safe registration | British licence to work on gas.
Boiler installation | Boilers for heat and hot water.
Heating systems | Installing and servicing heating.
Heat pump installation | Heat from air or ground.
Medical gas installation | Pipes for hospital gases.
Sprinkler fitting | Installing fire sprinklers.
Uniform Plumbing Code | US plumbing code.
International Plumbing Code | US rules for plumbing in many states.
Plumbing license | Licence to work as a plumber.
Journeyman plumber license | US licence to work as a plumber.
Master plumber license | US licence to lead plumbing work.
Irrigation systems | Watering gardens and fields.
HVAC | Heating, ventilation and air conditioning.
HVAC installation | Installing heating and cooling systems.
HVAC maintenance | Servicing heating and cooling systems.
HVAC troubleshooting | Finding faults in heat and cooling.
Refrigeration | Installing and servicing cooling equipment.
Refrigerant handling | Filling and drawing off refrigerants.
EPA 608 certification | US certificate for refrigerants.
F-Gas certification | European certificate for refrigerants.
NATE certification | US certificate for HVAC technicians.
Ductwork | Making and fitting air ducts.
Ventilation systems | Installing and servicing ventilation.
Chillers | Servicing water chillers of large buildings.
Split systems | Cooling for single rooms.
VRF systems | Cooling many rooms with one machine.
Furnace repair | Repairing warm air furnaces.
Air balancing | Adjusting air flow in buildings.
HVAC controls | Steering heat and cooling.
Tridium Niagara | Software for building controls.
Metasys | Software for building controls.
Brazing | Joining metal with hard solder.
Welding | Joining metal by melting.
MIG welding | Welding with a fed wire.
TIG welding | Welding with a tungsten tip.
Stick welding | Welding with a coated rod.
Arc welding | Welding with an electric arc.
Flux-cored welding | Welding with a filled wire.
Pipe welding | Welding of pipes.
Orbital welding | Welding pipes by machine.
Spot welding | Welding sheets at points.
Aluminum welding | Welding of aluminium.
Stainless steel welding | Welding stainless steel.
Robotic welding | Welding with robots.
Oxy-fuel cutting | Cutting metal with a flame.
Plasma cutting | Cutting metal with plasma.
Metal fabrication | Making structures and parts of metal.
Steel erection | Assembling steel structures on site.
Rebar installation | Placing reinforcement for concrete.
Weld inspection | Inspecting welds.
Welding symbols | Signs for welds on drawings.
AWS D1.1 | US rules for welding steel.
AWS Certified Welder | US certificate for welders.
ISO 9606 | European tests for welders.
Certified Welding Inspector | US certificate for checking welds.
CSWIP | British certificate for checking welds.
International Welding Engineer | Certificate for leading welding.
ASME Section IX | US rules for welding vessels.
Blacksmithing | Forging hot metal.
Carpentry | Building and fitting with wood.
Woodworking | Making objects of wood.
Joinery | Doors, windows and stairs of wood.
Framing | Building the frames of houses.
Metal stud framing | Light walls on steel studs.
Finish carpentry | Fitting trim, doors and interior woodwork.
Cabinetmaking | Making cabinets and fine woodwork.
Furniture making | Making furniture.
Kitchen fitting | Installing kitchens.
Formwork | Building moulds for concrete.
Drywall installation | Fitting plasterboard walls.
Drywall finishing | Smooth joints of drywall.
Plastering | Plastering walls and ceilings.
Painting and decorating | Painting walls, ceilings and facades.
Wallpapering | Hanging wallpaper.
Flooring installation | Laying floors.
Carpet installation | Laying carpets.
Tiling | Laying wall and floor tiles.
Roofing | Building and repairing roofs.
Siding installation | Fitting exterior cladding.
Window and door installation | Fitting windows and doors.
Glazing | Fitting glass.
Insulation installation | Fitting thermal insulation.
Waterproofing | Sealing buildings against water.
Stair building | Building and fitting stairs.
Deck building | Building wooden decks.
Fence installation | Building fences.
Construction | Building houses, roads and plants.
General contracting | Building work as a whole.
Remodeling | Making old buildings new.
Concrete work | Pouring and smoothing concrete.
Masonry | Building with brick, block and stone.
Demolition | Demolishing structures.
Scaffolding | Erecting scaffolds.
Excavation | Digging trenches and pits.
Heavy equipment operation | Operating construction machines.
Excavator operation | Operating excavators.
Bulldozer operation | Operating bulldozers.
Grader operation | Operating graders.
Loader operation | Operating wheel and skid steer loaders.
Crane operation | Operating cranes.
Tower crane | Cranes on building sites.
Mobile crane | Lifting with a crane that drives to the site.
Overhead crane | Operating indoor bridge cranes.
Rigging | Attaching and signalling crane loads.
Aerial lift operation | Operating work platforms.
Scissor lift | Platform that goes straight up.
Boom lift | Work platform on an arm.
Asphalt paving | Laying asphalt and building roads.
Traffic control flagging | Leading traffic past sites.
Site preparation | Clearing and preparing sites.
Landscaping | Building and planting gardens.
Grounds maintenance | Maintaining lawns and grounds.
Tree surgery | Cutting and caring for trees.
Chainsaw operation | Working with chainsaws.
General labor | Lifting, carrying, cleaning, helping.
Punch list | Completing remaining defects before handover.
Automotive repair | Repairing and servicing cars.
Automotive diagnostics | Diagnosing vehicle faults.
Engine repair | Repairing and rebuilding engines.
Diesel engine repair | Repairing diesel engines.
Brake repair | Repairing vehicle brakes.
Air brakes | Servicing compressed air brakes.
Suspension and steering | Repairing suspension and steering.
Wheel alignment | Wheels that run straight.
Transmission repair | Repairing gearboxes and clutches.
Automotive electrical systems | Wires and electronics of cars.
Automotive air conditioning | Servicing vehicle air conditioning.
EPA 609 certification | US certificate for car air conditioning.
Hybrid and electric vehicle repair | Repairing electric cars.
Oil change | Routine vehicle servicing.
Tire service | Fitting and repairing tyres.
Auto body repair | Repairing vehicle bodies.
Automotive painting | Painting vehicles.
Vehicle inspection | Checking that vehicles are safe.
MOT testing | British yearly check of cars.
ASE certification | US certificate for car mechanics.
ASE Master Technician | US certificate in all car systems.
IMI qualification | British qualification for car mechanics.
Fleet maintenance | Keeping many vehicles running.
Truck repair | Repairing trucks.
Heavy equipment repair | Repairing building machines.
Agricultural machinery repair | Repairing farm machines.
Motorcycle repair | Repairing motorcycles.
Small engine repair | Repairing small engines.
Aircraft maintenance | Inspecting and repairing aircraft.
Airframe and Powerplant license | US licence to repair aircraft.
EASA Part-66 license | European licence to repair aircraft.
EASA B1 license | Part-66 licence for aircraft mechanics.
EASA B2 license | Part-66 licence for aircraft electronics.
Marine engine repair | Repairing boat engines.
Maintenance | Keeping machines and buildings working.
Preventive maintenance | Servicing before failures occur.
Predictive maintenance | Predicting failures from measurements.
Thermography | Seeing heat with a camera.
Corrective maintenance | Repairing after breakdowns.
Industrial maintenance | Keeping plants running.
Millwright work | Setting up and moving machines.
Mechanical maintenance | Keeping machines turning.
Electrical maintenance | Keeping power and drives working.
Multi-skilled maintenance | Mechanical and electrical work in one.
Building maintenance | Keeping buildings in order.
Handyman work | Small repairs of all kinds.
Equipment troubleshooting | Finding what is wrong with a machine.
CMMS | Software for maintenance.
Work orders | Taking and closing repair orders.
IBM Maximo | Maintenance software by IBM.
Fiix | Maintenance management software.
UpKeep CMMS | Maintenance management software.
Bearing replacement | Parts that let shafts turn.
Shaft alignment | Turning parts that run true.
Conveyor maintenance | Servicing conveyors.
Pump repair | Repairing pumps.
Hydraulic repair | Repairing oil-driven machines.
Lubrication | Oil and grease for machines.
Boiler operation | Operating steam boilers.
Boiler operator license | Licence for running boilers.
Elevator maintenance | Servicing lifts and escalators.
Appliance repair | Repairing household machines.
Locksmithing | Fitting and opening locks.
Pest control | Controlling insects and rodents.
Pool maintenance | Maintaining swimming pools.
Hand tools | Hammers, spanners, saws.
Power tools | Drills, saws and grinders with a motor.
Woodworking machinery | Machines for cutting wood.
Angle grinder | Grinding and cutting metal by hand.
Torque wrench | Tightening screws rightly.
Laser level | Levelling with laser instruments.
Drill press | Using bench drills.
Tape measure | Measuring and marking out.
Occupational health and safety | Keeping people at work safe and well.
Health and safety representative | Speaking for the safety of those who work there.
Workplace safety | Working without accidents.
OSHA regulations | US law on safety at work.
OSHA 10 | US safety course for workers.
OSHA 30 | US safety course for foremen.
CDM Regulations | British law on safe building.
CSCS card | British card for building sites.
CSCS Gold Card | British card for skilled workers and foremen.
CPCS card | British card for building machines.
NPORS card | British card for building machines.
SMSTS | British safety course for site managers.
SSSTS | British safety course for foremen.
IPAF licence | Licence for work platforms.
PASMA | British card for mobile towers.
Method statement | Thinking through dangers before work.
Job hazard analysis | Dangers of each step of a job.
Toolbox talk | Short safety talks on site.
Risk assessment | Judging what may go wrong.
Accident investigation | Learning from accidents.
Safety training | Training staff in safe work.
Safety auditing | Checking whether work is safe.
Personal protective equipment | Helmets, gloves, glasses and more.
Fall protection | Safe work at height.
Confined space entry | Safe work in tanks, shafts and pits.
Permit to work | Written permission for dangerous work.
Hazard communication | Knowing dangerous substances.
COSHH | British rules for dangerous substances.
WHMIS | Canadian rules for dangerous substances.
HAZWOPER | US course for dangerous waste.
Asbestos awareness | Knowing asbestos and its dangers.
Asbestos removal | Removing asbestos safely.
Lead abatement | Removing lead paint safely.
Manual handling | Lifting and carrying safely.
Hot work | Safe welding, cutting and grinding work.
Fire safety | Fire prevention and evacuation.
Fire warden | Duty of leading people out.
MSHA certification | US safety training for mines.
NCCER certification | US building trade certificates.
Apprenticeship | A trade learnt at work.
Journeyman certificate | Proof of a completed apprenticeship.
Red Seal | Canadian proof of a trade.
Meisterbrief | German master of a trade.
Chimney sweeping | Cleaning and checking chimneys.
Watch repair | Repairing watches and clocks.
Shoe repair | Repairing and making shoes.
Key cutting | Copying keys.
Meter reading | Reading meters of power, gas and water.
Smart meter installation | Fitting meters for power and gas.
Wind turbine maintenance | Keeping wind turbines running.
HETAS registration | British register for fitters of stoves for wood and coal.
Jewelry making | Making and repairing jewelry.
Engraving | Cutting letters and pictures into metal, glass or wood.
Metal polishing | Making metal smooth and bright.
Underwater welding | Welding under water.
Furniture restoration | Making old furniture good again.
Upholstery | Covering and padding furniture.
Leatherwork | Cutting and sewing leather.
Glass cutting | Cutting glass to size.
Thatching | Covering roofs with reed or straw.
Stone carving | Shaping stone.
Dry stone walling | Building walls without mortar.
Repointing | Renewing the joints of a wall.
Rock blasting | Breaking rock with explosives.
Drill rig operation | Running machines that drill into the ground.
Haul truck operation | Driving large tippers on sites and in mines.
Quarry operations | Getting and crushing stone.
Mining work | Getting coal and ore underground.
Traffic marshalling | Guiding vehicles and people past each other.
Cable jointing | Joining power and telephone cables.
Ladder work | Working safely on ladders.
`
