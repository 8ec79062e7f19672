export const trades = `
# Electrical trade
Electrical installation | Electrical work, Electrical wiring, Wiring installation |  |
Electrician license | Licensed electrician, Electrical license, Electrician licence | Electrical installation |
Building automation | Building management system, BMS?, Building control systems, Building automation system | Electrical installation, Automation engineering | HVAC controls 0.7
# Plumbing and heating
Plumbing | Plumbing work, Plumbing installation |  |
Pipefitting | Pipe installation, Steamfitting | Plumbing |
# Heating, cooling and refrigeration
HVAC | HVAC/R, HVACR, Heating ventilation and air conditioning, Heating and cooling |  |
# Welding and metal
Welding | Metal welding, Structural welding |  |
Metal fabrication | Steel fabrication, Structural steel fabrication, Metalworking, Fabrication? |  |
# Carpentry and finishing
Carpentry | Construction carpentry, Carpentry work |  |
# Construction site
Construction | Building construction, Construction work, General construction, Construction industry |  |  | context
Heavy equipment operation | Heavy machinery operation, Plant operation, Heavy equipment operator, Construction equipment operation | Construction |
Aerial lift operation | MEWP, Aerial work platform, Aerial lift | Heavy equipment operation |
# Vehicles and engines
Automotive repair | Auto repair, Vehicle repair, Automotive mechanics, Car repair, Vehicle maintenance |  |
# Maintenance
Maintenance | Equipment maintenance, Machine maintenance, Maintenance and repair |  |  | context
Mechanical maintenance | Mechanical repair, Mechanical fitting, Maintenance fitter, Mechanical assembly and fitting | Maintenance |
CMMS | Computerized maintenance management system, Computerised maintenance management system | Maintenance |
# Tools
Hand tools | Use of hand tools, Basic hand tools |  |
Power tools | Use of power tools, Portable power tools, Hand and power tools |  | Hand tools 0.7
# Safety
Occupational health and safety | OHS, Health and safety, Occupational safety, EHS, HSE, Environmental health and safety, SHEQ, Health safety and environment |  |
Workplace safety | Safety procedures, Safety compliance, Site safety, Job site safety, Construction safety, Safety protocols | Occupational health and safety |
Hazard communication | HazCom, GHS labelling, Safety data sheet, Hazardous materials handling, Hazardous materials | Workplace safety |
`
