export const engineering = `
# Manufacturing
Manufacturing engineering | Production engineering, Industrial engineering
Lean manufacturing | Lean production, Lean principles | Continuous improvement | Six Sigma 0.6
Continuous improvement | Process improvement, Process optimization
Machining | Metal machining, Precision machining | Manufacturing engineering
Six Sigma | Lean Six Sigma, DMAIC | Continuous improvement, Quality management
CNC programming | G-code, M-code | CNC machining
Surface treatment | Surface finishing, Surface coating | Manufacturing engineering
5S | 5S methodology, 5S audit | Lean manufacturing
Assembly | Mechanical assembly, Assembly line | | | context
Machine operation | Operating machinery, Production machine operation
CNC machining | CNC, CNC operation | Machining
Milling | Manual milling, Milling machine | Machining | Turning 0.6 | context
Turning | Lathe, Manual lathe | Machining | | context
Grinding | Surface grinding, Cylindrical grinding | Machining | | context
Tool and die making | Toolmaking, Tool and die | Machining
Food production | Food manufacturing, Food processing | Manufacturing engineering
# Mechanical engineering
Mechanical engineering |
Mechanical design | Machine design, Mechanical component design | Mechanical engineering
Product design engineering | Product engineering, New product development | Mechanical engineering
Materials science | Materials engineering, Materials selection | Mechanical engineering
GD&T | Geometric dimensioning and tolerancing, ASME Y14.5 | Technical drawing
Technical drawing | Engineering drawing, Drafting?
Blueprint reading | Reading blueprints, Read blueprints | | Technical drawing 0.6
Hydraulics | Hydraulic systems | Hydraulics and pneumatics | Pneumatics 0.6
Pneumatics | Pneumatic systems | Hydraulics and pneumatics
Rapid prototyping | Prototyping, Prototype development | Product design engineering
# CAD and simulation
CAD | Computer-aided design, 3D CAD | Technical drawing
Building information modeling | BIM, Building information modelling
Engineering simulation | Multiphysics simulation, Computer-aided engineering
Finite element analysis | FEA, FEM | Engineering simulation
Product lifecycle management | PLM, Product data management
AutoCAD | Autodesk AutoCAD, AutoCAD LT | CAD | Revit 0.4
SolidWorks | Dassault SolidWorks, SOLIDWORKS Simulation | CAD
Revit | Autodesk Revit, Revit MEP | Building information modeling, CAD
MATLAB | MathWorks MATLAB | Engineering simulation | Python 0.4
# Electrical and electronics
Electrical engineering |
Power systems | Power system analysis, Load flow analysis | Electrical engineering
Electronics | Electronic engineering, Electronics engineering | | | context
Test and measurement | Electronic test equipment, Electrical testing
Electrical design | Electrical system design, Electrical schematic | Electrical engineering
PCB design | Printed circuit board design, PCB layout | Electronics
Digital design | RTL design, Digital logic design | Electronics | | context
Soldering | Through-hole soldering, Hand soldering | Electronics
# Automation and control
Automation engineering | Industrial automation, Automation technology
Robotics | Industrial robotics, Robotic systems | Automation engineering
PLC programming | PLC?, PLC controller | Automation engineering
SCADA | Supervisory control and data acquisition, SCADA system | Automation engineering | HMI 0.7
HMI | Human-machine interface, HMI programming | Automation engineering
Industrial communication | Fieldbus, Industrial Ethernet | Automation engineering
Functional safety | IEC 61508, Safety integrity level | Hazard analysis
Commissioning | Plant commissioning, Start-up and commissioning | | | context
# Civil and structural
Structural engineering | Structural design, Structural analysis | Civil engineering
Construction management | Construction project management, Construction administration
Civil engineering |
Construction contracts | Construction contract administration, AIA contract | Construction management
Building codes | International Building Code, Building code compliance
Land surveying | Surveying, Topographic survey | Civil engineering
Quantity surveying | Quantity take-off, Bill of quantities | Construction management | Construction estimating 0.8
Construction estimating | Construction cost estimation, Bid estimating, Cost estimating | Construction management
Architectural design | Architectural drawing, Building design
Sustainable construction | Sustainable building, Green construction
Construction supervision | Site supervision, Construction site management | Construction management
Primavera P6 | Oracle Primavera, Primavera | Construction scheduling
# Process, energy and environment
Process engineering | Chemical process engineering, Process design | Chemical engineering
Environmental engineering | Pollution control, Air quality control
Renewable energy | Renewables, Clean energy
Energy management | Energy efficiency, Energy conservation
Sustainability | Sustainability management, Sustainable development | | | context
# Quality
Quality management | Quality management system, QMS
Quality control | QC?, Quality inspection | Quality management
Quality assurance | QA?, Product quality assurance | Quality management | Quality control 0.7
Metrology | Dimensional inspection, Precision measurement | Quality control
Non-destructive testing | NDT, Nondestructive examination | Quality control
Quality auditing | Quality audit, ISO internal audit | Quality management
Root cause analysis | Root cause investigation, 5 Whys | Quality management
FMEA | Failure mode and effects analysis, PFMEA | Quality management | Root cause analysis 0.5
Precision measuring tools | Calipers, Micrometer | Metrology
Calibration | Instrument calibration, Equipment calibration | Metrology
# Standards and regulation
Medical device regulation | Medical device compliance | Regulatory affairs
Regulatory affairs | Regulatory submissions, FDA submissions
GxP | Good practice regulations | Quality management
ISO 9001 | ISO 9001:2015 | Quality management
GMP | cGMP, Good manufacturing practice | GxP
# Systems, vehicles and aviation
Systems engineering | System requirements analysis, Interface control
Automotive engineering | Vehicle engineering, Powertrain engineering | Mechanical engineering
`
