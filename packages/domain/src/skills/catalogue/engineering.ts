export const engineering = `
# Mechanical engineering
Mechanical engineering |  |  |
Mechanical design | Machine design, Mechanical component design | Mechanical engineering |
Product design engineering | Product engineering, New product development, NPD?, New product introduction, NPI? | Mechanical engineering |
Materials science | Materials engineering, Materials selection | Mechanical engineering |
# CAD and simulation
CAD | Computer-aided design, 3D CAD, 2D CAD, CAD modeling, CAD modelling, 3D modeling for engineering | Technical drawing |
Building information modeling | BIM, Building information modelling, BIM coordination, ISO 19650 |  |
Finite element analysis | FEA, FEM, Finite element method, Finite element modeling, Structural simulation | Engineering simulation |
Engineering simulation | Multiphysics simulation, Computer-aided engineering, Numerical simulation |  |
Product lifecycle management | PLM, Product data management, PDM? |  |
# Electrical and electronics
Electrical engineering |  |  |
Electrical design | Electrical system design, Electrical schematic, Wiring diagram, Single-line diagram | Electrical engineering |
Power systems | Power system analysis, Load flow analysis, Short-circuit study, Arc flash study | Electrical engineering |
Electronics | Electronic engineering, Electronics engineering, Electronics design |  |  | context
PCB design | Printed circuit board design, PCB layout, Schematic capture | Electronics |
Digital design | RTL design, Digital logic design | Electronics |  | context
Test and measurement | Electronic test equipment, Electrical testing, Electronic testing |  |
# Automation and control
Automation engineering | Industrial automation, Automation technology, Process automation engineering |  |
PLC programming | PLC?, PLC controller, Programmable logic controller, Ladder logic, IEC 61131-3, Structured text programming | Automation engineering |
SCADA | Supervisory control and data acquisition, SCADA system | Automation engineering | HMI 0.7
HMI | Human-machine interface, HMI programming, HMI design | Automation engineering |
Industrial communication | Fieldbus, Industrial Ethernet, Industrial networks | Automation engineering |
Robotics | Industrial robotics, Robotic systems | Automation engineering |
Functional safety | IEC 61508, Safety integrity level, Machine safety, ISO 13849 | Hazard analysis |
# Civil and structural
Civil engineering |  |  |
Structural engineering | Structural design, Structural analysis, Structural calculations | Civil engineering |
Land surveying | Surveying, Topographic survey, Geodesy | Civil engineering |
Construction management | Construction project management, Construction administration |  |
Quantity surveying | Quantity take-off, Bill of quantities, Construction cost management | Construction management | Construction estimating 0.8
Construction estimating | Construction cost estimation, Bid estimating, Cost estimating | Construction management |
Construction contracts | Construction contract administration, AIA contract | Construction management |
Building codes | International Building Code, Building code compliance |  |
Architectural design | Architectural drawing, Building design, Architectural drafting |  |
Sustainable construction | Sustainable building, Green construction, Energy-efficient building, Passive house |  |
# Process, energy and environment
Process engineering | Chemical process engineering, Process design | Chemical engineering |
Renewable energy | Renewables, Clean energy, Energy transition |  |
Energy management | Energy efficiency, Energy conservation |  |
Environmental engineering | Pollution control, Air quality control |  |
Sustainability | Sustainability management, Sustainable development, Corporate sustainability |  |  | context
# Manufacturing
Manufacturing engineering | Production engineering, Industrial engineering, Manufacturing processes, Production technology |  |
Lean manufacturing | Lean production, Lean principles, Toyota Production System, Lean management, Lean? | Continuous improvement | Six Sigma 0.6
Six Sigma | Lean Six Sigma, DMAIC, 6 Sigma, DMADV | Continuous improvement, Quality management |
Continuous improvement | Process improvement, Process optimization, Process optimisation, Operational excellence |  |
Machining | Metal machining, Precision machining, Metal cutting | Manufacturing engineering |
CNC programming | G-code, M-code | CNC machining |
Surface treatment | Surface finishing, Surface coating | Manufacturing engineering |
# Quality
Quality management | Quality management system, QMS, TQM, Total quality management |  |
Quality assurance | QA?, Product quality assurance, Quality engineering | Quality management | Quality control 0.7
Quality control | QC?, Quality inspection, Product inspection, Incoming inspection, In-process inspection, Final inspection | Quality management |
Metrology | Dimensional inspection, Precision measurement, Dimensional metrology | Quality control |
Non-destructive testing | NDT, Nondestructive examination | Quality control |
Quality auditing | Quality audit, ISO internal audit, Internal quality audit, Process audit | Quality management |
# Standards and regulation
GxP | Good practice regulations | Quality management |
Medical device regulation | Medical device compliance | Regulatory affairs |
Regulatory affairs | Regulatory submissions, FDA submissions, EMA submissions, Regulatory compliance for products |  |
# Systems, vehicles and aviation
Systems engineering | System requirements analysis, Interface control |  |
Automotive engineering | Vehicle engineering, Powertrain engineering, Chassis engineering | Mechanical engineering |
`
