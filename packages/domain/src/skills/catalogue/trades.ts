export const trades = `
# Electrical trade
Electrical installation | Wiring installation, Electrical work, Electrical wiring
Electrician license | =Electrician licence, =Licensed electrician, Electrical license | Electrical installation
Conduit bending | Rigid conduit, Cable trunking, Conduit bender, Conduit installation, EMT conduit | "
Electrical troubleshooting | Fault finding, Electrical repair, Electrical fault finding<Fault finding, Electrical diagnostics | "
NEC | ^National Electrical Code, >NEC code, NFPA 70 | " | BS 7671 0.5 | exact
BS 7671 | 18th Edition, 18th Edition Wiring Regulations<18th Edition, IET Wiring Regulations | "
Electrical inspection and testing | <Inspection and testing, City & Guilds 2391, Electrical safety testing | "
Cable pulling | Wire pulling, Cable laying, Cable tray installation, Cable installation | "
Control panel wiring | Panel building, Control panel building<Panel building, Control cabinet wiring, Switchboard assembly, <Panel wiring | " | PLC programming 0.3
PAT testing | Portable appliance testing, DGUV V3 testing | " | Electrical inspection and testing 0.6
VDE standards | VDE regulations<VDE, DIN VDE 0100<VDE, <VDE? | " | NEC 0.5, BS 7671 0.5
ECS Gold Card | JIB Gold Card, ECS card, JIB electrician | " | Journeyman electrician license 0.5
NVQ Level 3 Electrical Installation | AM2, AM2 assessment<AM2, City & Guilds 2365, City & Guilds 2357 | " | ECS Gold Card 0.8
Low-voltage cabling | Structured cabling, Cat6 cabling, Cat5e, Network cabling, Low voltage wiring, Data cabling | "
Generator maintenance | Generator installation<Generators, Standby generator<Generators, Backup generator<Generators, <Generators? | "
Line work | Overhead lines, >Power line work, Journeyman lineman<Lineman, Lineman, Linesman | "
Smart home installation | <Smart home, Home automation | " | Building automation 0.6
Cable jointing | Cable splicing, Cable jointer, Copper jointing | " | Line work 0.5
Building automation | Building control systems, >Building automation system, Building management system^BMS? | Electrical installation, Automation engineering
Lockout/tagout | ^LOTO, Isolation procedures, Energy isolation | Workplace safety
Journeyman electrician license | =Licensed journeyman electrician, <Journeyman electrician, Journeyman wireman, Inside wireman | <Electrician license
Master electrician license | =Licensed master electrician, <Master electrician | <Electrician license, <Journeyman electrician license
Fire alarm systems | Fire alarm installation<Fire alarm, Fire detection systems, <Fire alarm | Low-voltage cabling
Security systems installation | Intruder alarm, Burglar alarm, Alarm systems, Security alarm installation | " | Fire alarm systems 0.6
Commercial wiring | Commercial electrical, ~Commercial electrical installation<Commercial electrical | <Electrical installation
Residential wiring | Residential electrical, ~House wiring, ~Domestic installation, ~Domestic electrical work | " | Commercial wiring 0.6
Industrial wiring | Industrial electrical, ~Industrial electrical installation<Industrial electrical, Three-phase power, 480V systems | " | Commercial wiring 0.6
Electrical panel installation | <~Panel installation, Panel upgrade, Service upgrade, Breaker panel, Distribution board, Consumer unit, Load center | "
Solar panel installation | ~PV installation, ~Solar installation, ~Photovoltaic installation, ~Solar PV installation<PV installation | " | Solar PV design 0.5
EV charger installation | ~EV charging station installation, ~EVSE installation | "
Motor starters | >Motor starter panel, Motor control center=Motor control centre, Contactors and relays | Industrial wiring | Electric motors 0.6
Transformer installation | Transformer maintenance<Transformers, <Transformers? | "
EICR | ^Electrical Installation Condition Report | Electrical inspection and testing
Insulation resistance testing | Megger testing<Megger, Megohmmeter, Megger | Electrical troubleshooting
NFPA 70E | Arc flash safety, Electrical safety in the workplace | Electrical installation, Workplace safety
Electrical contractor license | =Licensed electrical contractor | Electrician license | Master electrician license 0.8
NFPA 72 | National Fire Alarm Code | Fire alarm systems | BS 5839 0.4
BS 5839 | | "
CCTV installation | ~Security camera installation, CCTV systems | <Security systems installation | Access control installation 0.6
Access control installation | Access control systems, Card access systems | "
KNX | >EIB/KNX, KNX partner | Building automation
BACnet | | "
# Construction site
Construction | >General construction, >Construction industry, >Building construction, >Construction work | | | context
Landscaping | Hardscaping, Landscape installation, Landscape maintenance
Rock blasting | Shot firing=Shotfiring, Blasting operations, Explosives handling
Quarry operations | Quarrying, Crusher operation
Mining work | Underground miner, Roof bolting, Longwall mining
Traffic marshalling | Traffic marshal, Banksman, Directing traffic, Vehicle banksman<Banksman | | Traffic control flagging 0.7
Heavy equipment operation | Heavy equipment operator, Construction equipment operation, Heavy machinery operation, Plant operation | Construction
Scaffolding | >Tube and fitting scaffolding, Scaffold erection, Scaffold building | "
General labor | =General labour, Manual labor=Manual labour, Labouring | " | Warehouse work 0.4
Rigging | >Rigging and signaling, Slinging?, Slinger signaller, Signal person, >Load rigging, Rigger | " | Crane operation 0.6
Excavation | >Trenching, Earthworks, Groundworks, >Trench excavation, Earthmoving | "
Demolition | >Demolition work, Strip-out, >Selective demolition | "
Remodeling | =Remodelling, Renovation?, >Home remodeling, Refurbishment? | "
General contracting | General contractor | "
Traffic control flagging | <Flagging?, Flagger, Work zone traffic control, Flagger certification<Flagger | "
Site preparation | Site clearing, Land clearing, Site cleanup, Site cleaning | "
Punch list | Snagging?, >Punch list completion, Punch-out | "
Crane operation | ~Crane operator | <Heavy equipment operation
Excavator operation | <Excavator, ~Backhoe operation<Backhoe, 360 excavator<Excavator, Mini excavator<Excavator, Digger driver, Backhoe | "
Bulldozer operation | <Bulldozer, ~Dozer operation | " | Excavator operation 0.6
Grader operation | Motor grader | " | Bulldozer operation 0.6
Loader operation | Wheel loader, Front-end loader, Skid steer, Skid steer loader<Skid steer, ~Bobcat operation | " | Excavator operation 0.6
Drill rig operation | Drilling rig, Rock drilling, Drill rig operator | "
Haul truck operation | <Haul truck, ~Dump truck operation, Dumper driving | "
Aerial lift operation | <Aerial lift, MEWP, Aerial work platform | Heavy equipment operation
Concrete work | ~Concrete finishing, ~Concreting, Cement finishing, ~Concrete pouring, ~Concrete placement | <Construction
Masonry | >Block laying, ~Blockwork, >Stone masonry, ~Brick and block, >Bricklaying, ~Brickwork | "
Asphalt paving | <Paving, Road construction, ~Road paving<Paving, ~Asphalt laying, ~Tarmac laying, Kerb laying | "
Grounds maintenance | Groundskeeping, Lawn care, Mowing | Landscaping | Gardening 0.7
Tree surgery | Arboriculture, Tree felling, Tree trimming | " | Pruning 0.4
Mobile crane | >Mobile crane operation | <Crane operation
Tower crane | >Tower crane operation | "
Overhead crane | Bridge crane, >Overhead crane operation, Gantry crane | "
Scissor lift | >Scissor lift operation | <Aerial lift operation | Boom lift 0.8
Boom lift | Cherry picker, Bucket truck | "
Chainsaw operation | <Chainsaw, Chainsaw certificate<Chainsaw, NPTC chainsaw<Chainsaw | Tree surgery
Stone carving | Stone cutting, Letter cutting | Masonry
Dry stone walling | =Drystone walling | <Masonry
Repointing | ~Tuckpointing, ~Brick pointing, Lime mortar | "
# Plumbing and heating
Plumbing | >Plumbing work, >Plumbing installation
HETAS registration | HETAS registered
Pipefitting | Pipe installation, Steamfitting | Plumbing
Gas fitting | Gas installation, Gas line installation, Gas piping | "
Copper soldering | Pipe soldering, Copper piping, Sweating copper, Copper pipework | "
PEX piping | PEX installation, PEX pipe | " | Press fitting 0.6
Press fitting | ProPress, Viega ProPress<ProPress | "
PVC piping | PVC pipe, CPVC | "
Drain cleaning | Drain clearing, Sewer jetting, Hydro jetting, Sewer camera inspection, Drain jetting, Sewer cleaning, CCTV drain survey | "
Leak detection | Leak repair, >Water leak detection, Pipe repair | "
Backflow prevention | Backflow testing, Backflow preventer, Certified backflow tester | "
Uniform Plumbing Code | UPC code, <Plumbing code | " | International Plumbing Code 0.8
International Plumbing Code | | "
Plumbing license | =Licensed plumber, =Plumber license, =Plumbing licence | "
Irrigation systems | Irrigation installation, Sprinkler irrigation, Drip irrigation | "
Gas Safe registration | Gas Safe registered, ACS gas, CCN1, Gas Safe engineer | Gas fitting
Boiler installation | Boiler servicing, Boiler repair, Gas boiler, Boiler maintenance | Heating systems
Heat pump installation | Air source heat pump<Heat pumps, Ground source heat pump<Heat pumps, <Heat pumps | " | Refrigeration 0.6
Heating systems | >Central heating, >Radiant heating, >Underfloor heating, Heating installation, >Hydronic heating | Plumbing, HVAC
Pipe threading | Pipe cutting and threading, Pipe grooving | Pipefitting
Medical gas installation | Medical gas piping, ASSE 6010, Med gas | "
Drainage installation | ~Sewer line installation, Sewer line repair, ~Drain installation, Underground drainage | <Plumbing
Fixture installation | Bathroom installation, ~Sanitary installation, Plumbing fixtures, Bathroom fitting | "
Water heater installation | Water heater repair, Tankless water heater, Hot water systems | "
Unvented hot water | G3 unvented, >Unvented hot water systems, Unvented cylinder | Water heater installation
Sprinkler fitting | ~Sprinkler installation, ~Fire sprinkler installation<Sprinkler installation, Fire sprinkler fitter | <Pipefitting | Sprinkler systems 0.6
Journeyman plumber license | =Licensed journeyman plumber, <Journeyman plumber | <Plumbing license
Master plumber license | =Licensed master plumber, <Master plumber | <Plumbing license, <Journeyman plumber license
# Heating, cooling and refrigeration
HVAC | ^Heating ventilation and air conditioning, HVACR=HVAC/R, Heating and cooling
Brazing | >Silver brazing, >Torch brazing | | Copper soldering 0.6
HVAC maintenance | ~Air conditioning service, ~AC maintenance, ~HVAC repair, ~HVAC service, >HVAC preventive maintenance | <HVAC
HVAC installation | ~AC installation^Air conditioning installation, ~HVAC system installation | "
HVAC troubleshooting | ~HVAC diagnostics, ~AC repair | " | HVAC maintenance 0.8
Refrigeration | >Refrigeration repair, >Industrial refrigeration, Walk-in cooler, >Commercial refrigeration, >Refrigeration systems | HVAC
NATE certification | =NATE certified, North American Technician Excellence | "
Ductwork | Duct installation, Duct fabrication, >Ductwork fabrication, >Sheet metal ductwork, Ducting | " | Sheet metal fabrication 0.5
Ventilation systems | Building ventilation, Air handling unit^AHU?, MVHR | "
Chillers | >Chiller maintenance, Cooling tower, >Centrifugal chiller, >Chiller plant | "
Split systems | Mini-split, Ductless mini-split<Mini-split, Split air conditioner | "
VRF systems | <VRF, VRV | " | Split systems 0.6
Furnace repair | Furnace installation, Gas furnace | "
Air balancing | Testing adjusting and balancing^TAB?, Test and balance, System balancing | "
HVAC controls | Thermostat installation, Direct digital control, DDC controls | " | Building automation 0.7
EPA 608 certification | <EPA 608, EPA 608 Universal<EPA 608, EPA Universal, Section 608 certification, EPA Section 608 | Refrigerant handling
F-Gas certification | <F-Gas, F-Gas Category 1<F-Gas, City & Guilds 2079 | " | EPA 608 certification 0.7
Refrigerant handling | Refrigerant recovery, Refrigerant charging | Refrigeration
Tridium Niagara | Niagara AX, Niagara N4 | HVAC controls, Building automation | Metasys 0.6
Metasys | @Johnson Controls Metasys | "
# Welding and metal
Welding | >Metal welding, >Structural welding
Metal fabrication | Metalworking, <Fabrication?, >Steel fabrication, >Structural steel fabrication<Steel fabrication
Jewelry making | =Jewellery making, Goldsmithing, Silversmithing, Jewelry repair=Jewellery repair, Stone setting, Gem setting, Ring sizing
Engraving | >Laser engraving, >Hand engraving
Metal polishing | Polishing and buffing=Buffing and polishing
MIG welding | ~MAG welding, ~Gas metal arc welding^GMAW, ~MIG/MAG | <Welding | TIG welding 0.5, Stick welding 0.6
TIG welding | ~GTAW^Gas tungsten arc welding | " | Stick welding 0.5
Stick welding | ~Shielded metal arc welding^SMAW, ~Manual metal arc, ~MMA welding | "
Arc welding | >Electric arc welding | "
Flux-cored welding | ~FCAW^Flux-cored arc welding | " | MIG welding 0.8
Pipe welding | ~Pipeline welding, >6G pipe welding, ~6G welding, 6G certified | "
Spot welding | ~Resistance welding | "
Aluminum welding | =Aluminium welding | "
Stainless steel welding | ~Stainless welding | "
Underwater welding | ~Wet welding | " | Commercial diving 0.6
Plasma cutting | CNC plasma, Plasma cutter | Metal fabrication
Oxy-fuel cutting | Oxy-acetylene cutting, Torch cutting, Flame cutting, Oxyacetylene | " | Plasma cutting 0.6
Blacksmithing | Forging?, Metal forging<Forging | "
AWS Certified Welder | =AWS welding certification, American Welding Society certification | Welding
Weld inspection | =Welding inspection, >Visual weld inspection, Weld quality inspection | " | Non-destructive testing 0.6
AWS D1.1 | >AWS D1.1 certified | " | ISO 9606 0.7, AWS Certified Welder 0.8
ISO 9606 | >EN ISO 9606, EN 287, Coded welder, >ISO 9606-1 | "
International Welding Engineer | ^IWE?, European Welding Engineer, Schweißfachingenieur | "
ASME Section IX | ASME IX, Welding procedure specification | "
Orbital welding | | Pipe welding
Robotic welding | =Robot welding, ~Automated welding | <Welding, Robotics
Steel erection | ~Ironwork, >Structural steel erection | Metal fabrication, <Construction
Rebar installation | Rebar tying, Rebar placement, Steel fixing, Reinforcing steel | Concrete work
Welding symbols | =Weld symbols, Reading weld symbols | Welding, Blueprint reading
Certified Welding Inspector | ^CWI?, AWS CWI | Weld inspection | CSWIP 0.8
CSWIP | >CSWIP 3.1, >CSWIP 3.2 | "
# Carpentry and finishing
Carpentry | >Construction carpentry, >Carpentry work
Furniture restoration | Antique restoration, Furniture refinishing, French polishing | | Furniture making 0.6
Upholstery | Upholstering, Reupholstery | | Furniture making 0.6
Leatherwork | =Leather work, Leathercraft, Leather stitching, Saddlery
Glass cutting | | | Glazing 0.7
Framing | >House framing, >Rough framing, >Wood framing, ~Rough carpentry | <Carpentry | | context
Cabinetmaking | Cabinet installation, Millwork | "
Joinery | >Bench joinery, >Site joinery | " | Cabinetmaking 0.7
Finish carpentry | ~Trim carpentry, Trim work, Crown molding, ~Second fix carpentry, First and second fix | " | Cabinetmaking 0.6
Stair building | Staircase installation | "
Deck building | Decking, ~Deck construction | "
Drywall installation | <Drywall, Plasterboard, Sheetrock, Dry lining | Construction
Plastering | Skimming?, Stucco, Rendering walls | " | Drywall installation 0.5
Painting and decorating | House painting, Commercial painting, Interior painting, Exterior painting | "
Tiling | >Wall and floor tiling, Ceramic tile, Tile installation, Tile setting | "
Flooring installation | Floor laying, Hardwood flooring, Laminate flooring, Vinyl flooring | " | Tiling 0.5
Siding installation | Vinyl siding, Cladding installation, Facade installation, Exterior cladding | "
Glazing | Glass installation, Curtain wall installation, Glazier, Curtain walling | " | Window and door installation 0.6
Insulation installation | Spray foam insulation, Thermal insulation, Insulation work, Blown-in insulation | "
Waterproofing | Damp proofing, Membrane installation, Tanking? | "
Roofing | >Roof installation, >Roof repair, >Slate roofing, >TPO roofing, >Shingle roofing, >Flat roofing | <Construction
Woodworking | Wood crafting | Carpentry
Kitchen fitting | Kitchen installation | " | Cabinetmaking 0.6
Window and door installation | Window installation, <Door installation, Door hanging, Window fitting, uPVC windows, Double glazing | "
Fence installation | =Fencing installation, Fence building | "
Metal stud framing | Steel stud framing, Metal framing, Light-gauge steel framing | Drywall installation | Framing 0.6
Drywall finishing | Taping and jointing, Drywall taping, Mudding and taping | "
Furniture making | ~Furniture building | <Woodworking | Cabinetmaking 0.7
Formwork | ~Concrete forming=Concrete forms, ~Shuttering, ~Form setting | <Carpentry, Concrete work
Wallpapering | ~Wallpaper hanging, Wall coverings | <Painting and decorating
Carpet installation | ~Carpet fitting, ~Carpet laying | <Flooring installation
Thatching | Thatched roofs | <Roofing
# Vehicles and engines
Automotive repair | ^Auto repair, Automotive mechanics, Car repair, Vehicle maintenance, Vehicle repair
Aircraft maintenance | Aircraft line maintenance, Base maintenance, Aviation maintenance, Aircraft repair
Heavy equipment repair | Construction equipment repair, Heavy equipment mechanic, Plant fitting | | Diesel engine repair 0.7
Agricultural machinery repair | Farm machinery repair, Tractor repair | | Heavy equipment repair 0.8
Small engine repair | Lawn mower repair | | Motorcycle repair 0.6
Marine engine repair | Outboard motor repair, Boat repair, Marine mechanics
Automotive diagnostics | Vehicle diagnostics, OBD-II, OBD2, Scan tools, Engine diagnostics, Diagnostic scan tool<Scan tools | Automotive repair
Diesel engine repair | <Diesel engine, Heavy-duty diesel, Diesel mechanics | "
Oil change | Vehicle servicing, Tune-up, Lube service, Fluid services | "
ASE certification | =ASE certified, ASE A1-A8, Automotive Service Excellence | "
Vehicle inspection | State inspection, DOT inspection, Multi-point inspection, Roadworthiness inspection | " | Vehicle checks 0.5
Tire service | =Tyre service, Tyre fitting, Tire mounting and balancing, Tire repair, Wheel balancing, Puncture repair | "
Suspension and steering | =Steering and suspension, Suspension repair | " | Wheel alignment 0.7
Wheel alignment | Front-end alignment | "
Automotive electrical systems | Auto electrical, Vehicle electrical systems, Auto electrician, 12V electrical | " | Automotive diagnostics 0.7
Automotive air conditioning | Vehicle air conditioning | "
IMI qualification | IMI Level 3, NVQ Level 3 Vehicle Maintenance | " | ASE certification 0.6
Fleet maintenance | Fleet repair | " | Truck repair 0.8, Fleet management 0.5
Brake repair | ~Brake replacement, ~Brake service, Brake systems | <Automotive repair
Auto body repair | ~Collision repair, ~Panel beating, >Dent repair, ~Bodywork repair, >Paintless dent repair<Dent repair, Body shop | "
Engine repair | >Engine rebuild, >Engine overhaul, ~Engine replacement, Gasoline engines, Petrol engines | " | Diesel engine repair 0.6
Transmission repair | Automatic transmission, Manual transmission, ~Drivetrain repair, >Gearbox repair, Clutch replacement | "
Hybrid and electric vehicle repair | High-voltage vehicle systems, ~EV repair^Electric vehicle repair | " | Electric vehicles 0.6
Truck repair | ~Heavy truck maintenance<Truck maintenance, ~HGV repair, ~Truck maintenance | " | Diesel engine repair 0.7
Motorcycle repair | Motorcycle mechanic | "
Air brakes | >Air brake systems | Brake repair
EPA 609 certification | <EPA 609, Section 609 certification | Automotive air conditioning | EPA 608 certification 0.5
Automotive painting | Vehicle spray painting, Automotive refinishing, Car painting | Auto body repair | Industrial spray painting 0.6
MOT testing | MOT tester, MOT testing licence, Class 4 MOT | <Vehicle inspection
ASE Master Technician | ~ASE Master certified, ~ASE Certified Master Technician | <ASE certification
Airframe and Powerplant license | ^A&P license, A&P mechanic, FAA A&P, <Airframe and Powerplant, A&P certificate | Aircraft maintenance | EASA Part-66 license 0.7
EASA Part-66 license | <EASA Part 66, Part 66 licence, EASA licence, EASA Part 145 | "
EASA B1 license | <~EASA B1, >EASA B1.1, ~B1 licence | <EASA Part-66 license
EASA B2 license | <~EASA B2, ~B2 licence | "
# Maintenance
Maintenance | >Maintenance and repair, >Equipment maintenance, >Machine maintenance | | | context
Pest control | Pest management, Fumigation, Exterminator
Locksmithing | Lock installation, Lock repair, Locksmith
Chimney sweeping | =Chimney sweep, Chimney cleaning, Flue inspection
Watch repair | Watchmaking, Clock repair, Horology, Watch servicing
Shoe repair | Cobbler, Shoemaking, Cordwaining
Key cutting | | | Locksmithing 0.5
Meter reading | Meter reader
Wind turbine maintenance | Wind turbine technician, Wind turbine service, Turbine blade repair | | Wind energy 0.7
Mechanical maintenance | Maintenance fitter, Mechanical assembly and fitting, Mechanical repair, Mechanical fitting | <Maintenance
Preventive maintenance | =Preventative maintenance, ~Planned maintenance, ~Planned preventative maintenance, ~PPM maintenance, ~Scheduled maintenance | "
Building maintenance | ~Facility maintenance, ~Property maintenance, ~Apartment maintenance | " | Facility management 0.6
Industrial maintenance | ~Plant maintenance, ~Factory maintenance, ~Production equipment maintenance | "
Predictive maintenance | Condition monitoring, ~Condition-based maintenance | " | Vibration analysis 0.6, Preventive maintenance 0.6
Corrective maintenance | ~Breakdown maintenance, ~Reactive maintenance, Emergency repair | "
Multi-skilled maintenance | ~Multi-craft maintenance, ~Electromechanical maintenance, Electromechanical systems, Electro-mechanical repair | " | Industrial maintenance 0.8
Elevator maintenance | ~Lift maintenance, Elevator repair, ~Escalator maintenance, Elevator installation, Lift engineer | "
CMMS | ^Computerized maintenance management system, ^Computerised maintenance management system | Maintenance
Work orders | >Maintenance work orders, >Work order management, >Work order system | " | CMMS 0.6
Equipment troubleshooting | Machine troubleshooting, Mechanical troubleshooting, Equipment repair, Machine repair | "
Boiler operation | Steam boilers, Boiler operator | " | Boiler installation 0.5
Appliance repair | >Home appliance repair, White goods repair, Washer and dryer repair | "
Handyman work | <Handyman, Handyperson, Minor repairs | Building maintenance | Janitorial work 0.5
Pool maintenance | >Swimming pool maintenance, Certified Pool Operator, Pool chemicals | "
Thermography | >Infrared thermography, Thermal imaging | Predictive maintenance
Millwright work | <Millwright, Machinery installation, Industrial mechanics | Industrial maintenance
Electrical maintenance | >Electrical maintenance and repair, >Industrial electrical maintenance | <Maintenance, Electrical installation
IBM Maximo | @Maximo | <CMMS | SAP PM 0.7, Fiix 0.5
Fiix | >Fiix CMMS | " | UpKeep CMMS 0.8
UpKeep CMMS | ~Limble CMMS, ~eMaint | "
Bearing replacement | Bearing installation | Mechanical maintenance | Shaft alignment 0.6
Shaft alignment | Laser alignment, Coupling alignment | "
Pump repair | Pump maintenance, Mechanical seal replacement | " | Pumps and compressors 0.6
Hydraulic repair | Hydraulic troubleshooting, Hydraulic cylinder repair, Hydraulic maintenance | " | Hydraulics 0.7
Lubrication | >Machine lubrication, Greasing | "
Conveyor maintenance | Conveyor systems, ~Conveyor belt repair, ~Conveyor repair | <Industrial maintenance
Boiler operator license | High-pressure boiler license<Boiler license, Boiler license, Stationary engineer license, Low-pressure boiler license<Boiler license | Boiler operation
Smart meter installation | <Meter installation, Meter fitting | Electrical installation
# Tools
Hand tools | >Use of hand tools, >Basic hand tools
Power tools | >Hand and power tools, >Use of power tools, >Portable power tools | | Hand tools 0.7
Woodworking machinery | >Table saw, >Mitre saw, >Miter saw, >Band saw, >Panel saw | Power tools, Woodworking
Angle grinder | Metal grinding, Grinder operation, Abrasive wheels | <Power tools
Drill press | ~Bench drill, ~Pillar drill | "
Torque wrench | Torque tools, ~Impact wrench, Pneumatic tools | <Hand tools
Tape measure | Measuring and cutting, Measuring and marking | "
Laser level | Spirit level, Transit level, Levelling instruments | Hand tools
# Safety
Occupational health and safety | ^OHS, Environmental health and safety^EHS<Health and safety, SHEQ, Health safety and environment^HSE, Occupational safety, <Health and safety
Risk assessment | >Workplace risk assessment, Risk evaluation
Apprenticeship | >Completed apprenticeship, >Time-served apprenticeship, >Registered apprenticeship
Ladder work | =Working on ladders, Ladder safety | | Fall protection 0.5
Health and safety representative | ^HSR, ^Health and safety rep, >Safety representative, >Safety rep | Occupational health and safety
Workplace safety | Job site safety<Site safety, Construction safety, Site safety, Safety protocols, Safety procedures, Safety compliance | Occupational health and safety
Fire safety | Fire prevention, Fire extinguisher use, Evacuation drill | "
OSHA regulations | <OSHA, OSHA standards<OSHA, OSHA compliance<OSHA, OSHA 1910<OSHA, OSHA 1926<OSHA | "
Safety training | Safety induction, Safety instruction, Safety orientation | "
CDM Regulations | CDM 2015, CDM regs | " | OSHA regulations 0.3
Accident investigation | Safety incident investigation, Near-miss reporting, Accident reporting | "
Safety auditing | =Safety audit, Safety inspection, Site safety inspection<Safety inspection | "
MSHA certification | <MSHA, >MSHA Part 46, >MSHA Part 48, MSHA training<MSHA | "
Hazard communication | ^HazCom, Safety data sheet, Hazardous materials handling<Hazardous materials, Hazardous materials, GHS labelling | Workplace safety
CSCS card | <CSCS^Construction Skills Certification Scheme | "
Personal protective equipment | ^PPE | "
Manual handling | Heavy lifting, Safe lifting, Manual handling training | "
Fall protection | Working at height=Work at height, Harness use, Fall arrest, >Competent person fall protection | "
SMSTS | ^Site Management Safety Training Scheme | " | SSSTS 0.8
SSSTS | ^Site Supervisor Safety Training Scheme | "
Method statement | RAMS?^Risk assessments and method statements, >Safe work method statement | " | Risk assessment 0.7
Job hazard analysis | ^JHA?, Job safety analysis^JSA? | " | Risk assessment 0.7
Toolbox talk | Toolbox meeting, Safety briefing | "
Confined space entry | <Confined space, Permit-required confined space<Confined space | "
Permit to work | ^PTW?, Work permit system | "
Asbestos awareness | >UKATA asbestos awareness | "
Asbestos removal | Asbestos abatement | " | Lead abatement 0.6
Lead abatement | Lead-safe certified, EPA RRP, Lead renovator | "
Hot work | >Hot work permit, Fire watch | "
OSHA 10 | 10-hour OSHA, >OSHA 10-hour, >OSHA 10 certification | OSHA regulations
OSHA 30 | >OSHA 30-hour, >OSHA 30 certification, 30-hour OSHA | " | OSHA 10 0.9
COSHH | ^Control of Substances Hazardous to Health, >COSHH assessment | Hazard communication
WHMIS | >WHMIS 2015 | " | COSHH 0.6
HAZWOPER | >40-hour HAZWOPER, >HAZWOPER 40 | "
CSCS Gold Card | <~CSCS Gold, ~CSCS Black Card | <CSCS card
CPCS card | <CPCS^Construction Plant Competence Scheme | Heavy equipment operation | NPORS card 0.8
NPORS card | <NPORS | "
IPAF licence | <IPAF, IPAF card<IPAF, >IPAF 3a, >IPAF 3b | Aerial lift operation
PASMA | >PASMA card, >PASMA towers | Scaffolding
Fire warden | Fire marshal, >Fire warden training | Fire safety
NCCER certification | <NCCER, NCCER Core<NCCER | Construction
Journeyman certificate | Gesellenbrief, Journeyman card, Certificate of apprenticeship | Apprenticeship
Red Seal | >Red Seal certification, >Red Seal endorsement, >Interprovincial Red Seal | Journeyman certificate
Meisterbrief | Master craftsman certificate<Master craftsman, Master craftsman, Industriemeister | "
`
