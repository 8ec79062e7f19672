export const trades = `
# Electrical trade
Electrical installation | Electrical work, Electrical wiring, Wiring installation | Installing wiring and electrical equipment. | |
Residential wiring | Residential electrical, House wiring, Domestic installation, Domestic electrical work | Electrical installation in homes. | Electrical installation | Commercial wiring 0.6
Commercial wiring | Commercial electrical, Commercial electrical installation | Electrical installation in commercial buildings. | Electrical installation | Industrial wiring 0.6
Industrial wiring | Industrial electrical, Industrial electrical installation, Three-phase power, 480V systems | Electrical installation in plants. | Electrical installation |
Conduit bending | Conduit installation, EMT conduit, Rigid conduit, Cable trunking, Conduit bender | Bending and fitting conduit for wires. | Electrical installation |
Cable pulling | Wire pulling, Cable laying, Cable tray installation, Cable installation | Drawing cables through buildings. | Electrical installation |
Electrical panel installation | Panel installation, Panel upgrade, Service upgrade, Breaker panel, Distribution board, Consumer unit, Load center | Boxes where circuits are fused. | Electrical installation |
Control panel wiring | Panel building, Control panel building, Control cabinet wiring, Switchboard assembly, Panel wiring | Wiring control cabinets. | Electrical installation | PLC programming 0.3
Motor starters | Motor starter panel, Motor control center, Motor control centre, Contactors and relays | Starting and stopping motors. | Industrial wiring | Electric motors 0.6
Transformer installation | Transformer maintenance, Transformers? | Installing and servicing transformers. | Industrial wiring |
Electrical troubleshooting | Electrical fault finding, Electrical diagnostics, Fault finding, Electrical repair | Finding faults in circuits. | Electrical installation |
Electrical inspection and testing | Inspection and testing, City & Guilds 2391, Electrical safety testing | Proof that wiring is safe. | Electrical installation |
EICR | Electrical Installation Condition Report | British report on the state of wiring. | Electrical inspection and testing |
PAT testing | Portable appliance testing, DGUV V3 testing | Checking movable electrical devices. | Electrical installation | Electrical inspection and testing 0.6
Insulation resistance testing | Megger testing, Megohmmeter, Megger | Measuring how good insulation is. | Electrical troubleshooting |
Lockout/tagout | LOTO, Energy isolation, Isolation procedures | Making machines safe before work. | Workplace safety |
NEC | National Electrical Code, NFPA 70, NEC code | US electrical code. | Electrical installation | BS 7671 0.5, VDE standards 0.5 | exact
NFPA 70E | Arc flash safety, Electrical safety in the workplace | US rules for safe electrical work. | Electrical installation, Workplace safety |
BS 7671 | IET Wiring Regulations, 18th Edition, 18th Edition Wiring Regulations | UK wiring regulations. | Electrical installation | VDE standards 0.5
VDE standards | VDE regulations, DIN VDE 0100, VDE? | German electrical standards. | Electrical installation |
Electrician license | Licensed electrician, Electrical license, Electrician licence | Licence to work as an electrician. | Electrical installation |
Journeyman electrician license | Journeyman electrician, Licensed journeyman electrician, Journeyman wireman, Inside wireman | US licence to work as an electrician. | Electrician license | Master electrician license 0.8
Master electrician license | Master electrician, Licensed master electrician | US licence to lead electrical work. | Electrician license |
Electrical contractor license | Licensed electrical contractor | US licence to run an electrical firm. | Electrician license | Master electrician license 0.8
ECS Gold Card | JIB Gold Card, ECS card, JIB electrician | British card of a skilled electrician. | Electrical installation | Journeyman electrician license 0.5
NVQ Level 3 Electrical Installation | AM2, AM2 assessment, City & Guilds 2365, City & Guilds 2357 | British qualification for electricians. | Electrical installation | ECS Gold Card 0.8
Low-voltage cabling | Structured cabling, Cat6 cabling, Cat5e, Network cabling, Low voltage wiring, Data cabling | Wires for data and signals. | Electrical installation |
Fire alarm systems | Fire alarm installation, Fire detection systems, Fire alarm | Alarms for smoke and fire. | Low-voltage cabling |
NFPA 72 | National Fire Alarm Code | US rules for fire alarms. | Fire alarm systems | BS 5839 0.4
BS 5839 | | British rules for fire alarms. | Fire alarm systems |
Security systems installation | Intruder alarm, Burglar alarm, Alarm systems, Security alarm installation | Installing alarm systems. | Low-voltage cabling | Fire alarm systems 0.6
CCTV installation | Security camera installation, CCTV systems | Installing security cameras. | Security systems installation | Access control installation 0.6
Access control installation | Access control systems, Card access systems | Doors that know who may enter. | Security systems installation |
Solar panel installation | PV installation, Solar installation, Photovoltaic installation, Solar PV installation | Installing photovoltaic systems. | Electrical installation | Solar PV design 0.5
EV charger installation | EV charging station installation, EVSE installation | Charging points for cars. | Electrical installation |
Generator maintenance | Generator installation, Standby generator, Backup generator, Generators? | Machines that make power on site. | Electrical installation |
Line work | Overhead lines, Power line work, Journeyman lineman, Lineman, Linesman | Lines that carry power over land. | Electrical installation |
Building automation | Building management system, BMS?, Building control systems, Building automation system | Buildings that steer themselves. | Electrical installation, Automation engineering | HVAC controls 0.7
KNX | EIB/KNX, KNX partner | European standard for smart buildings. | Building automation |
BACnet | | Network of building controls. | Building automation |
Smart home installation | Smart home, Home automation | Homes that steer themselves. | Electrical installation | Building automation 0.6
# Plumbing and heating
Plumbing | Plumbing work, Plumbing installation | Installing and repairing pipes and fixtures. | |
Pipefitting | Pipe installation, Steamfitting | Putting pipes together. | Plumbing |
Pipe threading | Pipe cutting and threading, Pipe grooving | Cutting pipes and their threads. | Pipefitting |
Copper soldering | Pipe soldering, Copper piping, Sweating copper, Copper pipework | Soldering copper pipes. | Plumbing |
PEX piping | PEX installation, PEX pipe | Installing flexible plastic pipes. | Plumbing | Press fitting 0.6
Press fitting | ProPress, Viega ProPress | Pipes joined by pressing. | Plumbing |
PVC piping | PVC pipe, CPVC | Installing rigid plastic pipes. | Plumbing |
Drain cleaning | Drain clearing, Sewer jetting, Hydro jetting, Sewer camera inspection | Clearing blocked drains. | Plumbing |
Drainage installation | Sewer line installation, Sewer line repair, Drain installation, Underground drainage | Installing waste water pipes. | Plumbing |
Fixture installation | Bathroom installation, Sanitary installation, Plumbing fixtures, Bathroom fitting | Basins, toilets and baths. | Plumbing |
Leak detection | Leak repair, Water leak detection, Pipe repair | Finding and stopping leaks. | Plumbing |
Backflow prevention | Backflow testing, Backflow preventer, Certified backflow tester | Keeping dirty water out of clean. | Plumbing |
Water heater installation | Water heater repair, Tankless water heater, Hot water systems | Hot water in buildings. | Plumbing |
Unvented hot water | G3 unvented, Unvented hot water systems, Unvented cylinder | British qualification for closed hot water. | Water heater installation |
Gas fitting | Gas installation, Gas line installation, Gas piping | Pipes and devices for gas. | Plumbing |
Gas Safe registration | Gas Safe registered, Gas Safe engineer, ACS gas, CCN1 | British licence to work on gas. | Gas fitting |
Boiler installation | Boiler servicing, Boiler maintenance, Boiler repair, Gas boiler | Boilers for heat and hot water. | Heating systems |
Heating systems | Central heating, Hydronic heating, Radiant heating, Underfloor heating, Heating installation | Installing and servicing heating. | Plumbing, HVAC |
Heat pump installation | Air source heat pump, Ground source heat pump, Heat pumps | Heat from air or ground. | Heating systems | Refrigeration 0.6
Medical gas installation | Medical gas piping, ASSE 6010, Med gas | Pipes for hospital gases. | Pipefitting |
Sprinkler fitting | Sprinkler installation, Fire sprinkler installation, Fire sprinkler fitter | Installing fire sprinklers. | Pipefitting | Sprinkler systems 0.6
Uniform Plumbing Code | UPC code, Plumbing code | US plumbing code. | Plumbing | International Plumbing Code 0.8
International Plumbing Code | | US rules for plumbing in many states. | Plumbing |
Plumbing license | Licensed plumber, Plumber license, Plumbing licence | Licence to work as a plumber. | Plumbing |
Journeyman plumber license | Journeyman plumber, Licensed journeyman plumber | US licence to work as a plumber. | Plumbing license | Master plumber license 0.8
Master plumber license | Master plumber, Licensed master plumber | US licence to lead plumbing work. | Plumbing license |
Irrigation systems | Irrigation installation, Sprinkler irrigation, Drip irrigation | Watering gardens and fields. | Plumbing |
# Heating, cooling and refrigeration
HVAC | HVAC/R, HVACR, Heating ventilation and air conditioning, Heating and cooling | Heating, ventilation and air conditioning. | |
HVAC installation | AC installation, Air conditioning installation, HVAC system installation | Installing heating and cooling systems. | HVAC |
HVAC maintenance | HVAC service, HVAC preventive maintenance, Air conditioning service, AC maintenance, HVAC repair | Servicing heating and cooling systems. | HVAC | HVAC troubleshooting 0.8
HVAC troubleshooting | HVAC diagnostics, AC repair | Finding faults in heat and cooling. | HVAC |
Refrigeration | Commercial refrigeration, Refrigeration systems, Refrigeration repair, Industrial refrigeration, Walk-in cooler | Installing and servicing cooling equipment. | HVAC |
Refrigerant handling | Refrigerant recovery, Refrigerant charging | Filling and drawing off refrigerants. | Refrigeration |
EPA 608 certification | EPA 608, EPA Section 608, EPA 608 Universal, EPA Universal, Section 608 certification | US certificate for refrigerants. | Refrigerant handling | F-Gas certification 0.7
F-Gas certification | F-Gas, F-Gas Category 1, City & Guilds 2079 | European certificate for refrigerants. | Refrigerant handling |
NATE certification | NATE certified, North American Technician Excellence | US certificate for HVAC technicians. | HVAC |
Ductwork | Duct installation, Duct fabrication, Sheet metal ductwork, Ducting, Ductwork fabrication | Making and fitting air ducts. | HVAC | Sheet metal fabrication 0.5
Ventilation systems | Building ventilation, Air handling unit, AHU?, MVHR | Installing and servicing ventilation. | HVAC |
Chillers | Chiller maintenance, Cooling tower, Centrifugal chiller, Chiller plant | Servicing water chillers of large buildings. | HVAC |
Split systems | Mini-split, Ductless mini-split, Split air conditioner | Cooling for single rooms. | HVAC |
VRF systems | VRF, VRV | Cooling many rooms with one machine. | HVAC | Split systems 0.6
Furnace repair | Furnace installation, Gas furnace | Repairing warm air furnaces. | HVAC |
Air balancing | Testing adjusting and balancing, TAB?, Test and balance, System balancing | Adjusting air flow in buildings. | HVAC |
HVAC controls | Thermostat installation, Direct digital control, DDC controls | Steering heat and cooling. | HVAC |
Tridium Niagara | Niagara AX, Niagara N4 | Software for building controls. | HVAC controls, Building automation | Metasys 0.6
Metasys | Johnson Controls Metasys | Software for building controls. | HVAC controls, Building automation |
Brazing | Silver brazing, Torch brazing | Joining metal with hard solder. | | Copper soldering 0.6
# Welding and metal
Welding | Metal welding, Structural welding | Joining metal by melting. | |
MIG welding | GMAW, MIG/MAG, MAG welding, Gas metal arc welding | Welding with a fed wire. | Welding | TIG welding 0.5, Stick welding 0.6, Flux-cored welding 0.8
TIG welding | GTAW, Gas tungsten arc welding | Welding with a tungsten tip. | Welding | Stick welding 0.5
Stick welding | SMAW, MMA welding, Shielded metal arc welding, Manual metal arc | Welding with a coated rod. | Welding |
Arc welding | Electric arc welding | Welding with an electric arc. | Welding |
Flux-cored welding | FCAW, Flux-cored arc welding | Welding with a filled wire. | Welding |
Pipe welding | Pipeline welding, 6G pipe welding, 6G welding, 6G certified | Welding of pipes. | Welding |
Orbital welding | | Welding pipes by machine. | Pipe welding |
Spot welding | Resistance welding | Welding sheets at points. | Welding |
Aluminum welding | Aluminium welding | Welding of aluminium. | Welding |
Stainless steel welding | Stainless welding | Welding stainless steel. | Welding |
Robotic welding | Robot welding, Automated welding | Welding with robots. | Welding, Robotics |
Oxy-fuel cutting | Oxy-acetylene cutting, Torch cutting, Flame cutting, Oxyacetylene | Cutting metal with a flame. | Metal fabrication | Plasma cutting 0.6
Plasma cutting | CNC plasma, Plasma cutter | Cutting metal with plasma. | Metal fabrication |
Metal fabrication | Steel fabrication, Structural steel fabrication, Metalworking, Fabrication? | Making structures and parts of metal. | |
Steel erection | Ironwork, Structural steel erection | Assembling steel structures on site. | Metal fabrication, Construction |
Rebar installation | Rebar tying, Rebar placement, Steel fixing, Reinforcing steel | Placing reinforcement for concrete. | Concrete work |
Weld inspection | Visual weld inspection, Welding inspection, Weld quality inspection | Inspecting welds. | Welding | Non-destructive testing 0.6
Welding symbols | Weld symbols, Reading weld symbols | Signs for welds on drawings. | Welding, Blueprint reading |
AWS D1.1 | AWS D1.1 certified | US rules for welding steel. | Welding | ISO 9606 0.7
AWS Certified Welder | AWS welding certification, American Welding Society certification | US certificate for welders. | Welding | AWS D1.1 0.8
ISO 9606 | EN ISO 9606, EN 287, Coded welder, ISO 9606-1 | European tests for welders. | Welding |
Certified Welding Inspector | AWS CWI, CWI? | US certificate for checking welds. | Weld inspection | CSWIP 0.8
CSWIP | CSWIP 3.1, CSWIP 3.2 | British certificate for checking welds. | Weld inspection |
International Welding Engineer | IWE?, European Welding Engineer, Schweißfachingenieur | Certificate for leading welding. | Welding |
ASME Section IX | ASME IX, Welding procedure specification | US rules for welding vessels. | Welding |
Blacksmithing | Forging?, Metal forging | Forging hot metal. | Metal fabrication |
# Carpentry and finishing
Carpentry | Construction carpentry, Carpentry work | Building and fitting with wood. | |
Woodworking | Wood crafting | Making objects of wood. | Carpentry |
Joinery | Bench joinery, Site joinery | Doors, windows and stairs of wood. | Carpentry | Cabinetmaking 0.7
Framing | Wood framing, Rough carpentry, House framing, Rough framing | Building the frames of houses. | Carpentry | | context
Metal stud framing | Steel stud framing, Metal framing, Light-gauge steel framing | Light walls on steel studs. | Drywall installation | Framing 0.6
Finish carpentry | Trim carpentry, Trim work, Crown molding, Second fix carpentry, First and second fix | Fitting trim, doors and interior woodwork. | Carpentry | Cabinetmaking 0.6
Cabinetmaking | Cabinet installation, Millwork | Making cabinets and fine woodwork. | Carpentry |
Furniture making | Furniture building, Upholstery | Making furniture. | Woodworking | Cabinetmaking 0.7
Kitchen fitting | Kitchen installation | Installing kitchens. | Carpentry | Cabinetmaking 0.6
Formwork | Concrete forming, Shuttering, Concrete forms, Form setting | Building moulds for concrete. | Carpentry, Concrete work |
Drywall installation | Drywall, Dry lining, Plasterboard, Sheetrock | Fitting plasterboard walls. | Construction |
Drywall finishing | Taping and jointing, Drywall taping, Mudding and taping | Smooth joints of drywall. | Drywall installation |
Plastering | Stucco, Rendering walls, Skimming? | Plastering walls and ceilings. | Construction | Drywall installation 0.5
Painting and decorating | Interior painting, Exterior painting, House painting, Commercial painting | Painting walls, ceilings and facades. | Construction |
Wallpapering | Wallpaper hanging, Wall coverings | Hanging wallpaper. | Painting and decorating |
Flooring installation | Floor laying, Hardwood flooring, Laminate flooring, Vinyl flooring | Laying floors. | Construction |
Carpet installation | Carpet fitting, Carpet laying | Laying carpets. | Flooring installation |
Tiling | Tile installation, Tile setting, Wall and floor tiling, Ceramic tile | Laying wall and floor tiles. | Construction | Flooring installation 0.5
Roofing | Shingle roofing, Flat roofing, Roof installation, Roof repair, Slate roofing, TPO roofing | Building and repairing roofs. | Construction |
Siding installation | Vinyl siding, Cladding installation, Facade installation, Exterior cladding | Fitting exterior cladding. | Construction |
Window and door installation | Window installation, Door installation, Door hanging, Window fitting, uPVC windows | Fitting windows and doors. | Carpentry |
Glazing | Glass installation, Curtain wall installation, Glazier | Fitting glass. | Construction | Window and door installation 0.6
Insulation installation | Spray foam insulation, Thermal insulation, Insulation work, Blown-in insulation | Fitting thermal insulation. | Construction |
Waterproofing | Damp proofing, Membrane installation, Tanking? | Sealing buildings against water. | Construction |
Stair building | Staircase installation | Building and fitting stairs. | Carpentry |
Deck building | Decking, Deck construction | Building wooden decks. | Carpentry |
Fence installation | Fencing installation, Fence building | Building fences. | Carpentry |
# Construction site
Construction | Building construction, Construction work, General construction, Construction industry | Building houses, roads and plants. | | | context
General contracting | General contractor | Building work as a whole. | Construction |
Remodeling | Renovation?, Home remodeling, Remodelling, Refurbishment? | Making old buildings new. | Construction |
Concrete work | Concrete pouring, Concrete placement, Concrete finishing, Concreting, Cement finishing | Pouring and smoothing concrete. | Construction |
Masonry | Bricklaying, Brickwork, Block laying, Blockwork, Stone masonry, Brick and block | Building with brick, block and stone. | Construction |
Demolition | Demolition work, Strip-out, Selective demolition | Demolishing structures. | Construction |
Scaffolding | Scaffold erection, Scaffold building, Tube and fitting scaffolding | Erecting scaffolds. | Construction |
Excavation | Trenching, Earthworks, Groundworks, Trench excavation, Earthmoving | Digging trenches and pits. | Construction |
Heavy equipment operation | Heavy machinery operation, Plant operation, Heavy equipment operator, Construction equipment operation | Operating construction machines. | Construction |
Excavator operation | Excavator, Backhoe, Backhoe operation, 360 excavator, Mini excavator, Digger driver | Operating excavators. | Heavy equipment operation | Bulldozer operation 0.6
Bulldozer operation | Bulldozer, Dozer operation | Operating bulldozers. | Heavy equipment operation |
Grader operation | Motor grader | Operating graders. | Heavy equipment operation | Bulldozer operation 0.6
Loader operation | Wheel loader, Front-end loader, Skid steer, Skid steer loader, Bobcat operation | Operating wheel and skid steer loaders. | Heavy equipment operation | Excavator operation 0.6
Crane operation | Mobile crane, Crane operator | Operating cranes. | Heavy equipment operation |
Tower crane | Tower crane operation | Cranes on building sites. | Crane operation |
Overhead crane | Bridge crane, Overhead crane operation, Gantry crane | Operating indoor bridge cranes. | Crane operation |
Rigging | Rigging and signaling, Slinging?, Slinger signaller, Signal person, Load rigging, Rigger | Attaching and signalling crane loads. | Construction | Crane operation 0.6
Aerial lift operation | MEWP, Aerial work platform, Aerial lift | Operating work platforms. | Heavy equipment operation |
Scissor lift | Scissor lift operation | Platform that goes straight up. | Aerial lift operation | Boom lift 0.8
Boom lift | Cherry picker, Bucket truck | Work platform on an arm. | Aerial lift operation |
Asphalt paving | Paving, Road construction, Road paving, Asphalt laying, Tarmac laying, Kerb laying | Laying asphalt and building roads. | Construction |
Traffic control flagging | Flagging?, Flagger, Work zone traffic control, Flagger certification | Leading traffic past sites. | Construction |
Site preparation | Site clearing, Land clearing, Site cleanup, Site cleaning | Clearing and preparing sites. | Construction |
Landscaping | Landscape installation, Landscape maintenance, Hardscaping | Building and planting gardens. | |
Grounds maintenance | Groundskeeping, Lawn care, Mowing | Maintaining lawns and grounds. | Landscaping |
Tree surgery | Arboriculture, Tree felling, Tree trimming | Cutting and caring for trees. | Landscaping |
Chainsaw operation | Chainsaw, Chainsaw certificate, NPTC chainsaw | Working with chainsaws. | Tree surgery |
General labor | General labour, Manual labor, Manual labour, Labouring | Lifting, carrying, cleaning, helping. | Construction |
Punch list | Snagging?, Punch list completion, Punch-out | Completing remaining defects before handover. | Construction |
# Vehicles and engines
Automotive repair | Auto repair, Vehicle repair, Automotive mechanics, Car repair, Vehicle maintenance | Repairing and servicing cars. | |
Automotive diagnostics | Vehicle diagnostics, Diagnostic scan tool, OBD-II, OBD2, Scan tools, Engine diagnostics | Diagnosing vehicle faults. | Automotive repair |
Engine repair | Engine rebuild, Engine overhaul, Engine replacement, Gasoline engines, Petrol engines | Repairing and rebuilding engines. | Automotive repair | Diesel engine repair 0.6
Diesel engine repair | Diesel mechanics, Diesel engine, Heavy-duty diesel | Repairing diesel engines. | Automotive repair |
Brake repair | Brake service, Brake systems, Brake replacement | Repairing vehicle brakes. | Automotive repair |
Air brakes | Air brake systems | Servicing compressed air brakes. | Brake repair |
Suspension and steering | Steering and suspension, Suspension repair | Repairing suspension and steering. | Automotive repair | Wheel alignment 0.7
Wheel alignment | Front-end alignment | Wheels that run straight. | Automotive repair |
Transmission repair | Automatic transmission, Manual transmission, Drivetrain repair, Gearbox repair, Clutch replacement | Repairing gearboxes and clutches. | Automotive repair |
Automotive electrical systems | Auto electrical, Vehicle electrical systems, Auto electrician, 12V electrical | Wires and electronics of cars. | Automotive repair | Automotive diagnostics 0.7
Automotive air conditioning | Vehicle air conditioning | Servicing vehicle air conditioning. | Automotive repair |
EPA 609 certification | EPA 609, Section 609 certification | US certificate for car air conditioning. | Automotive air conditioning | EPA 608 certification 0.5
Hybrid and electric vehicle repair | High-voltage vehicle systems, EV repair, Electric vehicle repair | Repairing electric cars. | Automotive repair | Electric vehicles 0.6
Oil change | Lube service, Fluid services, Vehicle servicing, Tune-up | Routine vehicle servicing. | Automotive repair |
Tire service | Tyre fitting, Tire mounting and balancing, Tire repair, Tyre service, Wheel balancing | Fitting and repairing tyres. | Automotive repair |
Auto body repair | Collision repair, Panel beating, Dent repair, Bodywork repair, Paintless dent repair, Body shop | Repairing vehicle bodies. | Automotive repair |
Automotive painting | Vehicle spray painting, Automotive refinishing, Car painting | Painting vehicles. | Auto body repair | Industrial spray painting 0.6
Vehicle inspection | State inspection, DOT inspection, Multi-point inspection, Roadworthiness inspection | Checking that vehicles are safe. | Automotive repair |
MOT testing | MOT tester, MOT testing licence, Class 4 MOT | British yearly check of cars. | Vehicle inspection |
ASE certification | ASE certified, Automotive Service Excellence, ASE A1-A8 | US certificate for car mechanics. | Automotive repair | IMI qualification 0.6
ASE Master Technician | ASE Master certified, ASE Certified Master Technician | US certificate in all car systems. | ASE certification |
IMI qualification | IMI Level 3, NVQ Level 3 Vehicle Maintenance | British qualification for car mechanics. | Automotive repair |
Fleet maintenance | Fleet repair | Keeping many vehicles running. | Automotive repair | Truck repair 0.8
Truck repair | Heavy truck maintenance, HGV repair, Truck maintenance | Repairing trucks. | Automotive repair | Diesel engine repair 0.7
Heavy equipment repair | Construction equipment repair, Heavy equipment mechanic, Plant fitting | Repairing building machines. | | Diesel engine repair 0.7
Agricultural machinery repair | Farm machinery repair, Tractor repair | Repairing farm machines. | | Heavy equipment repair 0.8
Motorcycle repair | Motorcycle mechanic | Repairing motorcycles. | Automotive repair |
Small engine repair | Lawn mower repair | Repairing small engines. | | Motorcycle repair 0.6
Aircraft maintenance | Aviation maintenance, Aircraft repair, Aircraft line maintenance, Base maintenance | Inspecting and repairing aircraft. | |
Airframe and Powerplant license | A&P license, A&P mechanic, FAA A&P, Airframe and Powerplant, A&P certificate | US licence to repair aircraft. | Aircraft maintenance | EASA Part-66 license 0.7
EASA Part-66 license | EASA Part 66, Part 66 licence, EASA licence, EASA Part 145 | European licence to repair aircraft. | Aircraft maintenance |
EASA B1 license | EASA B1, EASA B1.1, B1 licence | Part-66 licence for aircraft mechanics. | EASA Part-66 license |
EASA B2 license | EASA B2, B2 licence | Part-66 licence for aircraft electronics. | EASA Part-66 license |
Marine engine repair | Outboard motor repair, Boat repair, Marine mechanics | Repairing boat engines. | |
# Maintenance
Maintenance | Equipment maintenance, Machine maintenance, Maintenance and repair | Keeping machines and buildings working. | | | context
Preventive maintenance | Preventative maintenance, Scheduled maintenance, Planned maintenance, Planned preventative maintenance, PPM maintenance | Servicing before failures occur. | Maintenance | Predictive maintenance 0.6
Predictive maintenance | Condition monitoring, Condition-based maintenance | Predicting failures from measurements. | Maintenance | Vibration analysis 0.6
Thermography | Infrared thermography, Thermal imaging | Seeing heat with a camera. | Predictive maintenance |
Corrective maintenance | Breakdown maintenance, Reactive maintenance, Emergency repair | Repairing after breakdowns. | Maintenance |
Industrial maintenance | Plant maintenance, Factory maintenance, Production equipment maintenance | Keeping plants running. | Maintenance |
Millwright work | Millwright, Machinery installation, Industrial mechanics | Setting up and moving machines. | Industrial maintenance |
Mechanical maintenance | Mechanical repair, Mechanical fitting, Maintenance fitter, Mechanical assembly and fitting | Keeping machines turning. | Maintenance |
Electrical maintenance | Electrical maintenance and repair, Industrial electrical maintenance | Keeping power and drives working. | Maintenance, Electrical installation |
Multi-skilled maintenance | Multi-craft maintenance, Electromechanical maintenance, Electromechanical systems, Electro-mechanical repair | Mechanical and electrical work in one. | Maintenance | Industrial maintenance 0.8
Building maintenance | Facility maintenance, Property maintenance, Apartment maintenance | Keeping buildings in order. | Maintenance |
Handyman work | Handyman, Handyperson, Minor repairs | Small repairs of all kinds. | Building maintenance |
Equipment troubleshooting | Machine troubleshooting, Mechanical troubleshooting, Equipment repair, Machine repair | Finding what is wrong with a machine. | Maintenance |
CMMS | Computerized maintenance management system, Computerised maintenance management system | Software for maintenance. | Maintenance |
Work orders | Work order management, Work order system, Maintenance work orders | Taking and closing repair orders. | Maintenance | CMMS 0.6
IBM Maximo | Maximo | Maintenance software by IBM. | CMMS | SAP PM 0.7, Fiix 0.5
Fiix | Fiix CMMS | Maintenance management software. | CMMS | UpKeep CMMS 0.8
UpKeep CMMS | Limble CMMS, eMaint | Maintenance management software. | CMMS |
Bearing replacement | Bearing installation | Parts that let shafts turn. | Mechanical maintenance | Shaft alignment 0.6
Shaft alignment | Laser alignment, Coupling alignment | Turning parts that run true. | Mechanical maintenance |
Conveyor maintenance | Conveyor systems, Conveyor belt repair, Conveyor repair | Servicing conveyors. | Industrial maintenance |
Pump repair | Pump maintenance, Mechanical seal replacement | Repairing pumps. | Mechanical maintenance | Pumps and compressors 0.6
Hydraulic repair | Hydraulic troubleshooting, Hydraulic cylinder repair, Hydraulic maintenance | Repairing oil-driven machines. | Mechanical maintenance | Hydraulics 0.7
Lubrication | Machine lubrication, Greasing | Oil and grease for machines. | Mechanical maintenance |
Boiler operation | Steam boilers, Boiler operator | Operating steam boilers. | Maintenance | Boiler installation 0.5
Boiler operator license | High-pressure boiler license, Boiler license, Stationary engineer license, Low-pressure boiler license | Licence for running boilers. | Boiler operation |
Elevator maintenance | Lift maintenance, Elevator repair, Escalator maintenance, Elevator installation, Lift engineer | Servicing lifts and escalators. | Maintenance |
Appliance repair | Home appliance repair, White goods repair, Washer and dryer repair | Repairing household machines. | Maintenance |
Locksmithing | Lock installation, Lock repair, Locksmith | Fitting and opening locks. | |
Pest control | Pest management, Fumigation, Exterminator | Controlling insects and rodents. | |
Pool maintenance | Swimming pool maintenance, Certified Pool Operator, Pool chemicals | Maintaining swimming pools. | Building maintenance |
# Tools
Hand tools | Use of hand tools, Basic hand tools | Hammers, spanners, saws. | |
Power tools | Use of power tools, Portable power tools, Hand and power tools | Drills, saws and grinders with a motor. | | Hand tools 0.7
Woodworking machinery | Table saw, Mitre saw, Miter saw, Band saw, Panel saw | Machines for cutting wood. | Power tools, Woodworking |
Angle grinder | Metal grinding, Grinder operation, Abrasive wheels | Grinding and cutting metal by hand. | Power tools |
Torque wrench | Torque tools, Impact wrench, Pneumatic tools | Tightening screws rightly. | Hand tools |
Laser level | Spirit level, Transit level, Levelling instruments | Levelling with laser instruments. | Hand tools |
Drill press | Bench drill, Pillar drill | Using bench drills. | Power tools |
Tape measure | Measuring and cutting, Measuring and marking | Measuring and marking out. | Hand tools |
# Safety
Occupational health and safety | OHS, Health and safety, Occupational safety, EHS, HSE, Environmental health and safety, SHEQ, Health safety and environment | Keeping people at work safe and well. | |
Workplace safety | Safety procedures, Safety compliance, Site safety, Job site safety, Construction safety, Safety protocols | Working without accidents. | Occupational health and safety |
OSHA regulations | OSHA, OSHA standards, OSHA compliance, OSHA 1910, OSHA 1926 | US law on safety at work. | Occupational health and safety |
OSHA 10 | OSHA 10-hour, OSHA 10 certification, 10-hour OSHA | US safety course for workers. | OSHA regulations | OSHA 30 0.9
OSHA 30 | OSHA 30-hour, OSHA 30 certification, 30-hour OSHA | US safety course for foremen. | OSHA regulations |
CDM Regulations | CDM 2015, CDM regs | British law on safe building. | Occupational health and safety | OSHA regulations 0.3
CSCS card | CSCS, Construction Skills Certification Scheme | British card for building sites. | Workplace safety |
CSCS Gold Card | CSCS Gold, CSCS Black Card | British card for skilled workers and foremen. | CSCS card |
CPCS card | CPCS, Construction Plant Competence Scheme | British card for building machines. | Heavy equipment operation | NPORS card 0.8
NPORS card | NPORS | British card for building machines. | Heavy equipment operation |
SMSTS | Site Management Safety Training Scheme | British safety course for site managers. | Workplace safety | SSSTS 0.8
SSSTS | Site Supervisor Safety Training Scheme | British safety course for foremen. | Workplace safety |
IPAF licence | IPAF, IPAF card, IPAF 3a, IPAF 3b | Licence for work platforms. | Aerial lift operation |
PASMA | PASMA card, PASMA towers | British card for mobile towers. | Scaffolding |
Method statement | RAMS?, Risk assessments and method statements, Safe work method statement | Thinking through dangers before work. | Workplace safety | Risk assessment 0.7
Job hazard analysis | Job safety analysis, JHA?, JSA? | Dangers of each step of a job. | Workplace safety | Risk assessment 0.7
Toolbox talk | Toolbox meeting, Safety briefing | Short safety talks on site. | Workplace safety |
Risk assessment | Workplace risk assessment, Risk evaluation | Judging what may go wrong. | | Hazard analysis 0.6
Accident investigation | Safety incident investigation, Near-miss reporting, Accident reporting | Learning from accidents. | Occupational health and safety |
Safety training | Safety induction, Safety instruction, Safety orientation | Training staff in safe work. | Occupational health and safety |
Safety auditing | Safety audit, Safety inspection, Site safety inspection | Checking whether work is safe. | Occupational health and safety |
Personal protective equipment | PPE | Helmets, gloves, glasses and more. | Workplace safety |
Fall protection | Working at height, Work at height, Harness use, Fall arrest, Competent person fall protection | Safe work at height. | Workplace safety |
Confined space entry | Confined space, Permit-required confined space | Safe work in tanks, shafts and pits. | Workplace safety |
Permit to work | Work permit system, PTW? | Written permission for dangerous work. | Workplace safety |
Hazard communication | HazCom, GHS labelling, Safety data sheet, Hazardous materials handling, Hazardous materials | Knowing dangerous substances. | Workplace safety |
COSHH | COSHH assessment, Control of Substances Hazardous to Health | British rules for dangerous substances. | Hazard communication | WHMIS 0.6
WHMIS | WHMIS 2015 | Canadian rules for dangerous substances. | Hazard communication |
HAZWOPER | 40-hour HAZWOPER, HAZWOPER 40 | US course for dangerous waste. | Hazard communication |
Asbestos awareness | UKATA asbestos awareness | Knowing asbestos and its dangers. | Workplace safety |
Asbestos removal | Asbestos abatement | Removing asbestos safely. | Workplace safety | Lead abatement 0.6
Lead abatement | Lead-safe certified, EPA RRP, Lead renovator | Removing lead paint safely. | Workplace safety |
Manual handling | Safe lifting, Manual handling training, Heavy lifting | Lifting and carrying safely. | Workplace safety |
Hot work | Hot work permit, Fire watch | Safe welding, cutting and grinding work. | Workplace safety |
Fire safety | Fire prevention, Fire extinguisher use, Evacuation drill | Fire prevention and evacuation. | Occupational health and safety |
Fire warden | Fire marshal, Fire warden training | Duty of leading people out. | Fire safety |
MSHA certification | MSHA, MSHA Part 46, MSHA Part 48, MSHA training | US safety training for mines. | Occupational health and safety |
NCCER certification | NCCER, NCCER Core | US building trade certificates. | Construction |
Apprenticeship | Completed apprenticeship, Time-served apprenticeship, Registered apprenticeship | A trade learnt at work. | |
Journeyman certificate | Gesellenbrief, Journeyman card, Certificate of apprenticeship | Proof of a completed apprenticeship. | Apprenticeship |
Red Seal | Red Seal certification, Red Seal endorsement, Interprovincial Red Seal | Canadian proof of a trade. | Journeyman certificate |
Meisterbrief | Master craftsman certificate, Master craftsman, Industriemeister | German master of a trade. | Journeyman certificate |
`
