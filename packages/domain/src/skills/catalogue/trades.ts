export const trades = `
# Electrical trade
Electrical installation |
Electrician license | | Electrical installation
Building automation | | Electrical installation, Automation engineering
Conduit bending | | Electrical installation
Electrical troubleshooting | Fault finding | Electrical installation
Lockout/tagout | ^LOTO | Workplace safety
NEC | | Electrical installation | BS 7671 0.5 | exact
BS 7671 | 18th Edition | Electrical installation
Journeyman electrician license | <Journeyman electrician | <Electrician license
# Construction site
Construction | | | | context
Heavy equipment operation | | Construction
Crane operation | | <Heavy equipment operation
Aerial lift operation | | Heavy equipment operation
Concrete work | | <Construction
Masonry | | <Construction
Scaffolding | | Construction
Excavator operation | <Excavator | <Heavy equipment operation
Landscaping |
# Plumbing and heating
Plumbing |
Pipefitting | | Plumbing
Gas Safe registration | Gas Safe registered | Gas fitting
Boiler installation | Boiler servicing | Heating systems
Heating systems | >Central heating | Plumbing, HVAC
# Heating, cooling and refrigeration
HVAC |
HVAC maintenance | | <HVAC
Refrigeration | | HVAC
EPA 608 certification | <EPA 608 | Refrigerant handling
# Welding and metal
Welding |
Metal fabrication |
MIG welding | | <Welding | TIG welding 0.5, Stick welding 0.6
TIG welding | | <Welding | Stick welding 0.5
Stick welding | | <Welding
Plasma cutting | | Metal fabrication
# Carpentry and finishing
Carpentry |
Framing | | <Carpentry | | context
Drywall installation | <Drywall | Construction
Plastering | | Construction | Drywall installation 0.5
Painting and decorating | | Construction
Tiling | | Construction
Roofing | | <Construction
# Vehicles and engines
Automotive repair |
Automotive diagnostics | Vehicle diagnostics | Automotive repair
Diesel engine repair | <Diesel engine | Automotive repair
Brake repair | | <Automotive repair
Oil change | | Automotive repair
ASE certification | | Automotive repair
Aircraft maintenance |
# Maintenance
Maintenance | | | | context
Mechanical maintenance | | <Maintenance
CMMS | | Maintenance
Preventive maintenance | | <Maintenance
Work orders | | Maintenance | CMMS 0.6
# Tools
Hand tools |
Power tools | | | Hand tools 0.7
# Safety
Occupational health and safety |
Workplace safety | | Occupational health and safety
Hazard communication | | Workplace safety
OSHA 10 | | OSHA regulations
CSCS card | | Workplace safety
Risk assessment |
Personal protective equipment | ^PPE | Workplace safety
COSHH | | Hazard communication
Manual handling | Heavy lifting | Workplace safety
`
