export const trades = `
# Electrical trade
Electrical installation | Electrical work, Electrical wiring
Electrician license | Licensed electrician, Electrical license | Electrical installation
Building automation | Building management system, BMS? | Electrical installation, Automation engineering
Conduit bending | Conduit installation, EMT conduit | Electrical installation
Electrical troubleshooting | Electrical fault finding, Electrical diagnostics, Fault finding | Electrical installation
Lockout/tagout | LOTO, Energy isolation | Workplace safety
NEC | National Electrical Code, NFPA 70 | Electrical installation | BS 7671 0.5 | exact
BS 7671 | IET Wiring Regulations, 18th Edition | Electrical installation
Journeyman electrician license | Journeyman electrician, Licensed journeyman electrician | Electrician license
# Construction site
Construction | Building construction, Construction work | | | context
Heavy equipment operation | Heavy machinery operation, Plant operation | Construction
Aerial lift operation | MEWP, Aerial work platform | Heavy equipment operation
Concrete work | Concrete pouring, Concrete placement | Construction
Masonry | Bricklaying, Brickwork | Construction
Scaffolding | Scaffold erection, Scaffold building | Construction
Excavator operation | Excavator, Backhoe | Heavy equipment operation
Landscaping | Landscape installation, Landscape maintenance
# Plumbing and heating
Plumbing | Plumbing work, Plumbing installation
Pipefitting | Pipe installation, Steamfitting | Plumbing
Gas Safe registration | Gas Safe registered, Gas Safe engineer | Gas fitting
Boiler installation | Boiler servicing, Boiler maintenance | Heating systems
Heating systems | Central heating, Hydronic heating | Plumbing, HVAC
# Heating, cooling and refrigeration
HVAC | HVAC/R, HVACR
HVAC maintenance | HVAC service, HVAC preventive maintenance | HVAC
Refrigeration | Commercial refrigeration, Refrigeration systems | HVAC
EPA 608 certification | EPA 608, EPA Section 608 | Refrigerant handling
# Welding and metal
Welding | Metal welding, Structural welding
Metal fabrication | Steel fabrication, Structural steel fabrication
MIG welding | GMAW, MIG/MAG | Welding | TIG welding 0.5, Stick welding 0.6
TIG welding | GTAW, Gas tungsten arc welding | Welding | Stick welding 0.5
Stick welding | SMAW, MMA welding | Welding
Plasma cutting | CNC plasma, Plasma cutter | Metal fabrication
# Carpentry and finishing
Carpentry | Construction carpentry, Carpentry work
Framing | Wood framing, Rough carpentry | Carpentry | | context
Drywall installation | Drywall, Dry lining | Construction
Plastering | Stucco, Rendering walls | Construction | Drywall installation 0.5
Painting and decorating | Interior painting, Exterior painting | Construction
Tiling | Tile installation, Tile setting | Construction
Roofing | Shingle roofing, Flat roofing | Construction
# Vehicles and engines
Automotive repair | Auto repair, Vehicle repair
Automotive diagnostics | Vehicle diagnostics, Diagnostic scan tool | Automotive repair
Diesel engine repair | Diesel mechanics, Diesel engine | Automotive repair
Brake repair | Brake service, Brake systems | Automotive repair
Oil change | Lube service, Fluid services | Automotive repair
ASE certification | ASE certified, Automotive Service Excellence | Automotive repair
Aircraft maintenance | Aviation maintenance, Aircraft repair
# Maintenance
Maintenance | Equipment maintenance, Machine maintenance | | | context
Mechanical maintenance | Mechanical repair, Mechanical fitting | Maintenance
CMMS | Computerized maintenance management system, Computerised maintenance management system | Maintenance
Preventive maintenance | Preventative maintenance, Scheduled maintenance | Maintenance
Work orders | Work order management, Work order system | Maintenance | CMMS 0.6
# Tools
Hand tools | Use of hand tools, Basic hand tools
Power tools | Use of power tools, Portable power tools | | Hand tools 0.7
# Safety
Occupational health and safety | OHS, Health and safety
Workplace safety | Safety procedures, Safety compliance | Occupational health and safety
Hazard communication | HazCom, GHS labelling | Workplace safety
OSHA 10 | OSHA 10-hour, OSHA 10 certification | OSHA regulations
CSCS card | CSCS, Construction Skills Certification Scheme | Workplace safety
Risk assessment | Workplace risk assessment, Risk evaluation
Personal protective equipment | PPE | Workplace safety
COSHH | COSHH assessment, Control of Substances Hazardous to Health | Hazard communication
Manual handling | Safe lifting, Manual handling training, Heavy lifting | Workplace safety
`
