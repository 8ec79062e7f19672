export const trades = `
# Electrical trade
+ Electrical installation | Wiring installation, Electrical work, Electrical wiring
+ Electrician license | =Electrician licence, =Licensed electrician, Electrical license
+ Building automation | Building control systems, >Building automation system, Building management system^BMS?
+ Conduit bending | Rigid conduit, Cable trunking, Conduit bender, Conduit installation, EMT conduit
+ Electrical troubleshooting | Electrical repair, Electrical fault finding<Fault finding, Electrical diagnostics
+ Lockout/tagout | Isolation procedures, Energy isolation
+ NEC | ^National Electrical Code, >NEC code, NFPA 70
+ BS 7671 | 18th Edition Wiring Regulations<18th Edition, IET Wiring Regulations
+ Journeyman electrician license | =Licensed journeyman electrician, Journeyman wireman, Inside wireman
Fire alarm systems | Fire alarm installation<Fire alarm, Fire detection systems, <Fire alarm | Low-voltage cabling
Electrical inspection and testing | <Inspection and testing, City & Guilds 2391, Electrical safety testing | Electrical installation
Commercial wiring | Commercial electrical, ~Commercial electrical installation<Commercial electrical | <Electrical installation
Residential wiring | Residential electrical, ~House wiring, ~Domestic installation, ~Domestic electrical work | <Electrical installation | Commercial wiring 0.6
Industrial wiring | Industrial electrical, ~Industrial electrical installation<Industrial electrical, Three-phase power, 480V systems | <Electrical installation | Commercial wiring 0.6
Cable pulling | Wire pulling, Cable laying, Cable tray installation, Cable installation | Electrical installation
Electrical panel installation | <~Panel installation, Panel upgrade, Service upgrade, Breaker panel, Distribution board, Consumer unit, Load center | <Electrical installation
Control panel wiring | Panel building, Control panel building<Panel building, Control cabinet wiring, Switchboard assembly, <Panel wiring | Electrical installation | PLC programming 0.3
Motor starters | >Motor starter panel, Motor control center=Motor control centre, Contactors and relays | Industrial wiring | Electric motors 0.6
Transformer installation | Transformer maintenance<Transformers, <Transformers? | Industrial wiring
EICR | ^Electrical Installation Condition Report | Electrical inspection and testing
PAT testing | Portable appliance testing, DGUV V3 testing | Electrical installation | Electrical inspection and testing 0.6
Insulation resistance testing | Megger testing<Megger, Megohmmeter, Megger | Electrical troubleshooting
NFPA 70E | Arc flash safety, Electrical safety in the workplace | Electrical installation, Workplace safety
VDE standards | VDE regulations<VDE, DIN VDE 0100<VDE, <VDE? | Electrical installation | NEC 0.5, BS 7671 0.5
Master electrician license | =Licensed master electrician, <Master electrician | <Electrician license | Journeyman electrician license 0.8
Electrical contractor license | =Licensed electrical contractor | Electrician license | Master electrician license 0.8
ECS Gold Card | JIB Gold Card, ECS card, JIB electrician | Electrical installation | Journeyman electrician license 0.5
NVQ Level 3 Electrical Installation | AM2, AM2 assessment<AM2, City & Guilds 2365, City & Guilds 2357 | Electrical installation | ECS Gold Card 0.8
Low-voltage cabling | Structured cabling, Cat6 cabling, Cat5e, Network cabling, Low voltage wiring, Data cabling | Electrical installation
NFPA 72 | National Fire Alarm Code | Fire alarm systems | BS 5839 0.4
BS 5839 | | Fire alarm systems
Security systems installation | Intruder alarm, Burglar alarm, Alarm systems, Security alarm installation | Low-voltage cabling | Fire alarm systems 0.6
CCTV installation | ~Security camera installation, CCTV systems | <Security systems installation | Access control installation 0.6
Access control installation | Access control systems, Card access systems | <Security systems installation
Solar panel installation | ~PV installation, ~Solar installation, ~Photovoltaic installation, ~Solar PV installation<PV installation | <Electrical installation | Solar PV design 0.5
EV charger installation | ~EV charging station installation, ~EVSE installation | <Electrical installation
Generator maintenance | Generator installation<Generators, Standby generator<Generators, Backup generator<Generators, <Generators? | Electrical installation
Line work | Overhead lines, >Power line work, Journeyman lineman<Lineman, Lineman, Linesman | Electrical installation
KNX | >EIB/KNX, KNX partner | Building automation
BACnet | | Building automation
Smart home installation | <Smart home, Home automation | Electrical installation | Building automation 0.6
Cable jointing | Cable splicing, Cable jointer, Copper jointing | Electrical installation | Line work 0.5
# Construction site
+ Construction | >General construction, >Construction industry, >Building construction, >Construction work
+ Heavy equipment operation | Heavy equipment operator, Construction equipment operation, Heavy machinery operation, Plant operation
+ Aerial lift operation | <Aerial lift, MEWP, Aerial work platform
+ Concrete work | ~Concrete finishing, ~Concreting, Cement finishing, ~Concrete pouring, ~Concrete placement
+ Masonry | >Block laying, ~Blockwork, >Stone masonry, ~Brick and block, >Bricklaying, ~Brickwork
+ Scaffolding | >Tube and fitting scaffolding, Scaffold erection, Scaffold building
+ Excavator operation | ~Backhoe operation<Backhoe, 360 excavator<Excavator, Mini excavator<Excavator, Digger driver, Backhoe
+ Landscaping | Hardscaping, Landscape installation, Landscape maintenance
General labor | =General labour, Manual labor=Manual labour, Labouring | Construction | Warehouse work 0.4
Grounds maintenance | Groundskeeping, Lawn care, Mowing | Landscaping | Gardening 0.7
Rigging | >Rigging and signaling, Slinging?, Slinger signaller, Signal person, >Load rigging, Rigger | Construction | Crane operation 0.6
+ Crane operation | ~Crane operator
Mobile crane | >Mobile crane operation | <Crane operation
Excavation | >Trenching, Earthworks, Groundworks, >Trench excavation, Earthmoving | Construction
Demolition | >Demolition work, Strip-out, >Selective demolition | Construction
Remodeling | =Remodelling, Renovation?, >Home remodeling, Refurbishment? | Construction
General contracting | General contractor | Construction
Bulldozer operation | <Bulldozer, ~Dozer operation | <Heavy equipment operation | Excavator operation 0.6
Grader operation | Motor grader | <Heavy equipment operation | Bulldozer operation 0.6
Loader operation | Wheel loader, Front-end loader, Skid steer, Skid steer loader<Skid steer, ~Bobcat operation | <Heavy equipment operation | Excavator operation 0.6
Tower crane | >Tower crane operation | <Crane operation
Overhead crane | Bridge crane, >Overhead crane operation, Gantry crane | <Crane operation
Scissor lift | >Scissor lift operation | <Aerial lift operation | Boom lift 0.8
Boom lift | Cherry picker, Bucket truck | <Aerial lift operation
Asphalt paving | <Paving, Road construction, ~Road paving<Paving, ~Asphalt laying, ~Tarmac laying, Kerb laying | <Construction
Traffic control flagging | <Flagging?, Flagger, Work zone traffic control, Flagger certification<Flagger | Construction
Site preparation | Site clearing, Land clearing, Site cleanup, Site cleaning | Construction
Tree surgery | Arboriculture, Tree felling, Tree trimming | Landscaping | Pruning 0.4
Chainsaw operation | <Chainsaw, Chainsaw certificate<Chainsaw, NPTC chainsaw<Chainsaw | Tree surgery
Punch list | Snagging?, >Punch list completion, Punch-out | Construction
Stone carving | Stone cutting, Letter cutting | Masonry
Dry stone walling | =Drystone walling | <Masonry
Repointing | ~Tuckpointing, ~Brick pointing, Lime mortar | <Masonry
Rock blasting | Shot firing=Shotfiring, Blasting operations, Explosives handling
Drill rig operation | Drilling rig, Rock drilling, Drill rig operator | <Heavy equipment operation
Haul truck operation | <Haul truck, ~Dump truck operation, Dumper driving | <Heavy equipment operation
Quarry operations | Quarrying, Crusher operation
Mining work | Underground miner, Roof bolting, Longwall mining
Traffic marshalling | Traffic marshal, Banksman, Directing traffic, Vehicle banksman<Banksman | | Traffic control flagging 0.7
# Plumbing and heating
+ Pipefitting | Pipe installation, Steamfitting
+ Plumbing | >Plumbing work, >Plumbing installation
+ Gas Safe registration | ACS gas, CCN1, Gas Safe engineer
+ Boiler installation | Boiler repair, Gas boiler, Boiler maintenance
+ Heating systems | >Radiant heating, >Underfloor heating, Heating installation, >Hydronic heating
Gas fitting | Gas installation, Gas line installation, Gas piping | Plumbing
Pipe threading | Pipe cutting and threading, Pipe grooving | Pipefitting
Copper soldering | Pipe soldering, Copper piping, Sweating copper, Copper pipework | Plumbing
PEX piping | PEX installation, PEX pipe | Plumbing | Press fitting 0.6
Press fitting | ProPress, Viega ProPress<ProPress | Plumbing
PVC piping | PVC pipe, CPVC | Plumbing
Drain cleaning | Drain clearing, Sewer jetting, Hydro jetting, Sewer camera inspection, Drain jetting, Sewer cleaning, CCTV drain survey | Plumbing
Drainage installation | ~Sewer line installation, Sewer line repair, ~Drain installation, Underground drainage | <Plumbing
Fixture installation | Bathroom installation, ~Sanitary installation, Plumbing fixtures, Bathroom fitting | <Plumbing
Leak detection | Leak repair, >Water leak detection, Pipe repair | Plumbing
Backflow prevention | Backflow testing, Backflow preventer, Certified backflow tester | Plumbing
Water heater installation | Water heater repair, Tankless water heater, Hot water systems | <Plumbing
Unvented hot water | G3 unvented, >Unvented hot water systems, Unvented cylinder | Water heater installation
Heat pump installation | Air source heat pump<Heat pumps, Ground source heat pump<Heat pumps, <Heat pumps | Heating systems | Refrigeration 0.6
Medical gas installation | Medical gas piping, ASSE 6010, Med gas | Pipefitting
Sprinkler fitting | ~Sprinkler installation, ~Fire sprinkler installation<Sprinkler installation, Fire sprinkler fitter | <Pipefitting | Sprinkler systems 0.6
Uniform Plumbing Code | UPC code, <Plumbing code | Plumbing | International Plumbing Code 0.8
International Plumbing Code | | Plumbing
Plumbing license | =Licensed plumber, =Plumber license, =Plumbing licence | Plumbing
Journeyman plumber license | =Licensed journeyman plumber, <Journeyman plumber | <Plumbing license | Master plumber license 0.8
Master plumber license | =Licensed master plumber, <Master plumber | <Plumbing license
Irrigation systems | Irrigation installation, Sprinkler irrigation, Drip irrigation | Plumbing
HETAS registration | HETAS registered
# Heating, cooling and refrigeration
+ HVAC | ^Heating ventilation and air conditioning, HVACR=HVAC/R, Heating and cooling
+ HVAC maintenance | ~Air conditioning service, ~AC maintenance, ~HVAC repair, ~HVAC service, >HVAC preventive maintenance
+ Refrigeration | >Refrigeration repair, >Industrial refrigeration, Walk-in cooler, >Commercial refrigeration, >Refrigeration systems
+ EPA 608 certification | EPA 608 Universal<EPA 608, EPA Universal, Section 608 certification, EPA Section 608
HVAC installation | ~AC installation^Air conditioning installation, ~HVAC system installation | <HVAC
HVAC troubleshooting | ~HVAC diagnostics, ~AC repair | <HVAC | HVAC maintenance 0.8
Refrigerant handling | Refrigerant recovery, Refrigerant charging | Refrigeration
F-Gas certification | <F-Gas, F-Gas Category 1<F-Gas, City & Guilds 2079 | Refrigerant handling | EPA 608 certification 0.7
NATE certification | =NATE certified, North American Technician Excellence | HVAC
Ductwork | Duct installation, Duct fabrication, >Ductwork fabrication, >Sheet metal ductwork, Ducting | HVAC | Sheet metal fabrication 0.5
Ventilation systems | Building ventilation, Air handling unit^AHU?, MVHR | HVAC
Chillers | >Chiller maintenance, Cooling tower, >Centrifugal chiller, >Chiller plant | HVAC
Split systems | Mini-split, Ductless mini-split<Mini-split, Split air conditioner | HVAC
VRF systems | <VRF, VRV | HVAC | Split systems 0.6
Furnace repair | Furnace installation, Gas furnace | HVAC
Air balancing | Testing adjusting and balancing^TAB?, Test and balance, System balancing | HVAC
HVAC controls | Thermostat installation, Direct digital control, DDC controls | HVAC | Building automation 0.7
Tridium Niagara | Niagara AX, Niagara N4 | HVAC controls, Building automation | Metasys 0.6
Metasys | @Johnson Controls Metasys | HVAC controls, Building automation
Brazing | >Silver brazing, >Torch brazing | | Copper soldering 0.6
# Welding and metal
+ Plasma cutting | CNC plasma, Plasma cutter
+ TIG welding | ~GTAW^Gas tungsten arc welding
+ Welding | >Metal welding, >Structural welding
+ Metal fabrication | Metalworking, <Fabrication?, >Steel fabrication, >Structural steel fabrication<Steel fabrication
+ MIG welding | ~MAG welding, ~Gas metal arc welding^GMAW, ~MIG/MAG
+ Stick welding | ~Shielded metal arc welding^SMAW, ~Manual metal arc, ~MMA welding
AWS Certified Welder | =AWS welding certification, American Welding Society certification | Welding
Arc welding | >Electric arc welding | <Welding
Flux-cored welding | ~FCAW^Flux-cored arc welding | <Welding | MIG welding 0.8
Pipe welding | ~Pipeline welding, >6G pipe welding, ~6G welding, 6G certified | <Welding
Orbital welding | | Pipe welding
Spot welding | ~Resistance welding | <Welding
Aluminum welding | =Aluminium welding | <Welding
Stainless steel welding | ~Stainless welding | <Welding
Robotic welding | =Robot welding, ~Automated welding | <Welding, Robotics
Oxy-fuel cutting | Oxy-acetylene cutting, Torch cutting, Flame cutting, Oxyacetylene | Metal fabrication | Plasma cutting 0.6
Steel erection | ~Ironwork, >Structural steel erection | Metal fabrication, <Construction
Rebar installation | Rebar tying, Rebar placement, Steel fixing, Reinforcing steel | Concrete work
Weld inspection | =Welding inspection, >Visual weld inspection, Weld quality inspection | Welding | Non-destructive testing 0.6
Welding symbols | =Weld symbols, Reading weld symbols | Welding, Blueprint reading
AWS D1.1 | >AWS D1.1 certified | Welding | ISO 9606 0.7, AWS Certified Welder 0.8
ISO 9606 | >EN ISO 9606, EN 287, Coded welder, >ISO 9606-1 | Welding
Certified Welding Inspector | ^CWI?, AWS CWI | Weld inspection | CSWIP 0.8
CSWIP | >CSWIP 3.1, >CSWIP 3.2 | Weld inspection
International Welding Engineer | ^IWE?, European Welding Engineer, Schweißfachingenieur | Welding
ASME Section IX | ASME IX, Welding procedure specification | Welding
Blacksmithing | Forging?, Metal forging<Forging | Metal fabrication
Jewelry making | =Jewellery making, Goldsmithing, Silversmithing, Jewelry repair=Jewellery repair, Stone setting, Gem setting, Ring sizing
Engraving | >Laser engraving, >Hand engraving
Metal polishing | Polishing and buffing=Buffing and polishing
Underwater welding | ~Wet welding | <Welding | Commercial diving 0.6
# Carpentry and finishing
+ Carpentry | >Construction carpentry, >Carpentry work
+ Framing | >House framing, >Rough framing, >Wood framing, ~Rough carpentry
+ Drywall installation | Plasterboard, Sheetrock, Dry lining
+ Plastering | Skimming?, Stucco, Rendering walls
+ Painting and decorating | House painting, Commercial painting, Interior painting, Exterior painting
+ Tiling | >Wall and floor tiling, Ceramic tile, Tile installation, Tile setting
+ Roofing | >Roof installation, >Roof repair, >Slate roofing, >TPO roofing, >Shingle roofing, >Flat roofing
Flooring installation | Floor laying, Hardwood flooring, Laminate flooring, Vinyl flooring | Construction | Tiling 0.5
Cabinetmaking | Cabinet installation, Millwork | <Carpentry
Joinery | >Bench joinery, >Site joinery | <Carpentry | Cabinetmaking 0.7
Woodworking | Wood crafting | Carpentry
Metal stud framing | Steel stud framing, Metal framing, Light-gauge steel framing | Drywall installation | Framing 0.6
Finish carpentry | ~Trim carpentry, Trim work, Crown molding, ~Second fix carpentry, First and second fix | <Carpentry | Cabinetmaking 0.6
Furniture making | ~Furniture building | <Woodworking | Cabinetmaking 0.7
Kitchen fitting | Kitchen installation | Carpentry | Cabinetmaking 0.6
Formwork | ~Concrete forming=Concrete forms, ~Shuttering, ~Form setting | <Carpentry, Concrete work
Drywall finishing | Taping and jointing, Drywall taping, Mudding and taping | Drywall installation
Wallpapering | ~Wallpaper hanging, Wall coverings | <Painting and decorating
Carpet installation | ~Carpet fitting, ~Carpet laying | <Flooring installation
Siding installation | Vinyl siding, Cladding installation, Facade installation, Exterior cladding | Construction
Window and door installation | Window installation, <Door installation, Door hanging, Window fitting, uPVC windows, Double glazing | Carpentry
Glazing | Glass installation, Curtain wall installation, Glazier, Curtain walling | Construction | Window and door installation 0.6
Insulation installation | Spray foam insulation, Thermal insulation, Insulation work, Blown-in insulation | Construction
Waterproofing | Damp proofing, Membrane installation, Tanking? | Construction
Stair building | Staircase installation | <Carpentry
Deck building | Decking, ~Deck construction | <Carpentry
Fence installation | =Fencing installation, Fence building | Carpentry
Furniture restoration | Antique restoration, Furniture refinishing, French polishing | | Furniture making 0.6
Upholstery | Upholstering, Reupholstery | | Furniture making 0.6
Leatherwork | =Leather work, Leathercraft, Leather stitching, Saddlery
Glass cutting | | | Glazing 0.7
Thatching | Thatched roofs | <Roofing
# Vehicles and engines
+ Automotive repair | ^Auto repair, Automotive mechanics, Car repair, Vehicle maintenance, Vehicle repair
+ Automotive diagnostics | OBD-II, OBD2, Scan tools, Engine diagnostics, Diagnostic scan tool<Scan tools
+ Diesel engine repair | Heavy-duty diesel, Diesel mechanics
+ Brake repair | ~Brake replacement, ~Brake service, Brake systems
+ Oil change | Vehicle servicing, Tune-up, Lube service, Fluid services
+ ASE certification | =ASE certified, ASE A1-A8, Automotive Service Excellence
+ Aircraft maintenance | Aircraft line maintenance, Base maintenance, Aviation maintenance, Aircraft repair
Vehicle inspection | State inspection, DOT inspection, Multi-point inspection, Roadworthiness inspection | Automotive repair | Vehicle checks 0.5
Auto body repair | ~Collision repair, ~Panel beating, >Dent repair, ~Bodywork repair, >Paintless dent repair<Dent repair, Body shop | <Automotive repair
Tire service | =Tyre service, Tyre fitting, Tire mounting and balancing, Tire repair, Wheel balancing, Puncture repair | Automotive repair
Engine repair | >Engine rebuild, >Engine overhaul, ~Engine replacement, Gasoline engines, Petrol engines | <Automotive repair | Diesel engine repair 0.6
Air brakes | >Air brake systems | Brake repair
Suspension and steering | =Steering and suspension, Suspension repair | Automotive repair | Wheel alignment 0.7
Wheel alignment | Front-end alignment | Automotive repair
Transmission repair | Automatic transmission, Manual transmission, ~Drivetrain repair, >Gearbox repair, Clutch replacement | <Automotive repair
Automotive electrical systems | Auto electrical, Vehicle electrical systems, Auto electrician, 12V electrical | Automotive repair | Automotive diagnostics 0.7
Automotive air conditioning | Vehicle air conditioning | Automotive repair
EPA 609 certification | <EPA 609, Section 609 certification | Automotive air conditioning | EPA 608 certification 0.5
Hybrid and electric vehicle repair | High-voltage vehicle systems, ~EV repair^Electric vehicle repair | <Automotive repair | Electric vehicles 0.6
Automotive painting | Vehicle spray painting, Automotive refinishing, Car painting | Auto body repair | Industrial spray painting 0.6
MOT testing | MOT tester, MOT testing licence, Class 4 MOT | <Vehicle inspection
ASE Master Technician | ~ASE Master certified, ~ASE Certified Master Technician | <ASE certification
IMI qualification | IMI Level 3, NVQ Level 3 Vehicle Maintenance | Automotive repair | ASE certification 0.6
Fleet maintenance | Fleet repair | Automotive repair | Truck repair 0.8, Fleet management 0.5
Truck repair | ~Heavy truck maintenance<Truck maintenance, ~HGV repair, ~Truck maintenance | <Automotive repair | Diesel engine repair 0.7
Heavy equipment repair | Construction equipment repair, Heavy equipment mechanic, Plant fitting | | Diesel engine repair 0.7
Agricultural machinery repair | Farm machinery repair, Tractor repair | | Heavy equipment repair 0.8
Motorcycle repair | Motorcycle mechanic | <Automotive repair
Small engine repair | Lawn mower repair | | Motorcycle repair 0.6
Airframe and Powerplant license | ^A&P license, A&P mechanic, FAA A&P, <Airframe and Powerplant, A&P certificate | Aircraft maintenance | EASA Part-66 license 0.7
EASA Part-66 license | <EASA Part 66, Part 66 licence, EASA licence, EASA Part 145 | Aircraft maintenance
EASA B1 license | <~EASA B1, >EASA B1.1, ~B1 licence | <EASA Part-66 license
EASA B2 license | <~EASA B2, ~B2 licence | <EASA Part-66 license
Marine engine repair | Outboard motor repair, Boat repair, Marine mechanics
# Maintenance
+ CMMS | ^Computerized maintenance management system, ^Computerised maintenance management system
+ Maintenance | >Maintenance and repair, >Equipment maintenance, >Machine maintenance
+ Mechanical maintenance | Maintenance fitter, Mechanical assembly and fitting, Mechanical repair, Mechanical fitting
+ Preventive maintenance | =Preventative maintenance, ~Planned maintenance, ~Planned preventative maintenance, ~PPM maintenance, ~Scheduled maintenance
+ Work orders | >Maintenance work orders, >Work order management, >Work order system
Building maintenance | ~Facility maintenance, ~Property maintenance, ~Apartment maintenance | <Maintenance | Facility management 0.6
Pest control | Pest management, Fumigation, Exterminator
Equipment troubleshooting | Machine troubleshooting, Mechanical troubleshooting, Equipment repair, Machine repair | Maintenance
Handyman work | <Handyman, Handyperson, Minor repairs | Building maintenance | Janitorial work 0.5
Industrial maintenance | ~Plant maintenance, ~Factory maintenance, ~Production equipment maintenance | <Maintenance
Predictive maintenance | Condition monitoring, ~Condition-based maintenance | <Maintenance | Vibration analysis 0.6, Preventive maintenance 0.6
Thermography | >Infrared thermography, Thermal imaging | Predictive maintenance
Corrective maintenance | ~Breakdown maintenance, ~Reactive maintenance, Emergency repair | <Maintenance
Millwright work | <Millwright, Machinery installation, Industrial mechanics | Industrial maintenance
Electrical maintenance | >Electrical maintenance and repair, >Industrial electrical maintenance | <Maintenance, Electrical installation
Multi-skilled maintenance | ~Multi-craft maintenance, ~Electromechanical maintenance, Electromechanical systems, Electro-mechanical repair | <Maintenance | Industrial maintenance 0.8
IBM Maximo | @Maximo | <CMMS | SAP PM 0.7, Fiix 0.5
Fiix | >Fiix CMMS | <CMMS | UpKeep CMMS 0.8
UpKeep CMMS | ~Limble CMMS, ~eMaint | <CMMS
Bearing replacement | Bearing installation | Mechanical maintenance | Shaft alignment 0.6
Shaft alignment | Laser alignment, Coupling alignment | Mechanical maintenance
Conveyor maintenance | Conveyor systems, ~Conveyor belt repair, ~Conveyor repair | <Industrial maintenance
Pump repair | Pump maintenance, Mechanical seal replacement | Mechanical maintenance | Pumps and compressors 0.6
Hydraulic repair | Hydraulic troubleshooting, Hydraulic cylinder repair, Hydraulic maintenance | Mechanical maintenance | Hydraulics 0.7
Lubrication | >Machine lubrication, Greasing | Mechanical maintenance
Boiler operation | Steam boilers, Boiler operator | Maintenance | Boiler installation 0.5
Boiler operator license | High-pressure boiler license<Boiler license, Boiler license, Stationary engineer license, Low-pressure boiler license<Boiler license | Boiler operation
Elevator maintenance | ~Lift maintenance, Elevator repair, ~Escalator maintenance, Elevator installation, Lift engineer | <Maintenance
Appliance repair | >Home appliance repair, White goods repair, Washer and dryer repair | Maintenance
Locksmithing | Lock installation, Lock repair, Locksmith
Pool maintenance | >Swimming pool maintenance, Certified Pool Operator, Pool chemicals | Building maintenance
Chimney sweeping | =Chimney sweep, Chimney cleaning, Flue inspection
Watch repair | Watchmaking, Clock repair, Horology, Watch servicing
Shoe repair | Cobbler, Shoemaking, Cordwaining
Key cutting | | | Locksmithing 0.5
Meter reading | Meter reader
Smart meter installation | <Meter installation, Meter fitting | Electrical installation
Wind turbine maintenance | Wind turbine technician, Wind turbine service, Turbine blade repair | | Wind energy 0.7
# Tools
+ Hand tools | >Use of hand tools, >Basic hand tools
+ Power tools | >Hand and power tools, >Use of power tools, >Portable power tools
Woodworking machinery | >Table saw, >Mitre saw, >Miter saw, >Band saw, >Panel saw | Power tools, Woodworking
Angle grinder | Metal grinding, Grinder operation, Abrasive wheels | <Power tools
Torque wrench | Torque tools, ~Impact wrench, Pneumatic tools | <Hand tools
Laser level | Spirit level, Transit level, Levelling instruments | Hand tools
Drill press | ~Bench drill, ~Pillar drill | <Power tools
Tape measure | Measuring and cutting, Measuring and marking | <Hand tools
# Safety
+ Manual handling | Safe lifting, Manual handling training
+ COSHH | ^Control of Substances Hazardous to Health, >COSHH assessment
+ Risk assessment | >Workplace risk assessment, Risk evaluation
+ CSCS card | <CSCS^Construction Skills Certification Scheme
+ Occupational health and safety | ^OHS, Environmental health and safety^EHS<Health and safety, SHEQ, Health safety and environment^HSE, Occupational safety, <Health and safety
+ Workplace safety | Job site safety<Site safety, Construction safety, Site safety, Safety protocols, Safety procedures, Safety compliance
+ Hazard communication | ^HazCom, Safety data sheet, Hazardous materials handling<Hazardous materials, Hazardous materials, GHS labelling
+ OSHA 10 | 10-hour OSHA, >OSHA 10-hour, >OSHA 10 certification
Fire safety | Fire prevention, Fire extinguisher use, Evacuation drill | Occupational health and safety
OSHA regulations | <OSHA, OSHA standards<OSHA, OSHA compliance<OSHA, OSHA 1910<OSHA, OSHA 1926<OSHA | Occupational health and safety
Apprenticeship | >Completed apprenticeship, >Time-served apprenticeship, >Registered apprenticeship
Fall protection | Working at height=Work at height, Harness use, Fall arrest, >Competent person fall protection | Workplace safety
Safety training | Safety induction, Safety instruction, Safety orientation | Occupational health and safety
OSHA 30 | >OSHA 30-hour, >OSHA 30 certification, 30-hour OSHA | OSHA regulations | OSHA 10 0.9
CDM Regulations | CDM 2015, CDM regs | Occupational health and safety | OSHA regulations 0.3
CSCS Gold Card | <~CSCS Gold, ~CSCS Black Card | <CSCS card
CPCS card | <CPCS^Construction Plant Competence Scheme | Heavy equipment operation | NPORS card 0.8
NPORS card | <NPORS | Heavy equipment operation
SMSTS | ^Site Management Safety Training Scheme | Workplace safety | SSSTS 0.8
SSSTS | ^Site Supervisor Safety Training Scheme | Workplace safety
IPAF licence | <IPAF, IPAF card<IPAF, >IPAF 3a, >IPAF 3b | Aerial lift operation
PASMA | >PASMA card, >PASMA towers | Scaffolding
Method statement | RAMS?^Risk assessments and method statements, >Safe work method statement | Workplace safety | Risk assessment 0.7
Job hazard analysis | ^JHA?, Job safety analysis^JSA? | Workplace safety | Risk assessment 0.7
Toolbox talk | Toolbox meeting, Safety briefing | Workplace safety
Accident investigation | Safety incident investigation, Near-miss reporting, Accident reporting | Occupational health and safety
Safety auditing | =Safety audit, Safety inspection, Site safety inspection<Safety inspection | Occupational health and safety
Confined space entry | <Confined space, Permit-required confined space<Confined space | Workplace safety
Permit to work | ^PTW?, Work permit system | Workplace safety
WHMIS | >WHMIS 2015 | Hazard communication | COSHH 0.6
HAZWOPER | >40-hour HAZWOPER, >HAZWOPER 40 | Hazard communication
Asbestos awareness | >UKATA asbestos awareness | Workplace safety
Asbestos removal | Asbestos abatement | Workplace safety | Lead abatement 0.6
Lead abatement | Lead-safe certified, EPA RRP, Lead renovator | Workplace safety
Hot work | >Hot work permit, Fire watch | Workplace safety
Fire warden | Fire marshal, >Fire warden training | Fire safety
MSHA certification | <MSHA, >MSHA Part 46, >MSHA Part 48, MSHA training<MSHA | Occupational health and safety
NCCER certification | <NCCER, NCCER Core<NCCER | Construction
Journeyman certificate | Gesellenbrief, Journeyman card, Certificate of apprenticeship | Apprenticeship
Red Seal | >Red Seal certification, >Red Seal endorsement, >Interprovincial Red Seal | Journeyman certificate
Meisterbrief | Master craftsman certificate<Master craftsman, Master craftsman, Industriemeister | Journeyman certificate
Ladder work | =Working on ladders, Ladder safety | | Fall protection 0.5
`
