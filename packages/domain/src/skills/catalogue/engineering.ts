export const engineering = `
# Manufacturing
Manufacturing engineering |
Lean manufacturing | | Continuous improvement | Six Sigma 0.6
Continuous improvement |
Machining | | Manufacturing engineering
Six Sigma | | Continuous improvement, Quality management
CNC programming | | CNC machining
Surface treatment | | Manufacturing engineering
5S | | Lean manufacturing
Assembly | | | | context
Machine operation |
CNC machining | <CNC | <Machining
Milling | | <Machining | Turning 0.6 | context
Turning | Lathe | <Machining | | context
Grinding | | <Machining | | context
Tool and die making | | Machining
Food production | | Manufacturing engineering
# Mechanical engineering
Mechanical engineering |
Mechanical design | | Mechanical engineering
Product design engineering | | Mechanical engineering
Materials science | | Mechanical engineering
GD&T | | Technical drawing
Technical drawing |
Blueprint reading | | | Technical drawing 0.6
Hydraulics | | Hydraulics and pneumatics | Pneumatics 0.6
Pneumatics | | Hydraulics and pneumatics
Rapid prototyping | <Prototyping | Product design engineering
# CAD and simulation
CAD | | Technical drawing
Building information modeling | ^BIM
Engineering simulation |
Finite element analysis | | <Engineering simulation
Product lifecycle management |
AutoCAD | | <CAD | Revit 0.4
SolidWorks | | <CAD
Revit | | Building information modeling, <CAD
MATLAB | | Engineering simulation | Python 0.4
# Electrical and electronics
Electrical engineering |
Power systems | | Electrical engineering
Electronics | | | | context
Test and measurement |
Electrical design | | Electrical engineering
PCB design | | Electronics
Digital design | | Electronics | | context
Soldering | | Electronics
# Automation and control
Automation engineering |
Robotics | | Automation engineering
PLC programming | | Automation engineering
SCADA | | Automation engineering | HMI 0.7
HMI | | Automation engineering
Industrial communication | | Automation engineering
Functional safety | | Hazard analysis
Commissioning | | | | context
# Civil and structural
Structural engineering | | <Civil engineering
Construction management |
Civil engineering |
Construction contracts | | Construction management
Building codes |
Land surveying | | Civil engineering
Quantity surveying | | Construction management | Construction estimating 0.8
Construction estimating | Cost estimating | Construction management
Architectural design |
Sustainable construction |
Construction supervision | Site supervision | Construction management
Primavera P6 | | Construction scheduling
# Process, energy and environment
Process engineering | | Chemical engineering
Environmental engineering |
Renewable energy |
Energy management |
Sustainability | | | | context
# Quality
Quality management |
Quality control | | Quality management
Quality assurance | | Quality management | Quality control 0.7
Metrology | | Quality control
Non-destructive testing | | Quality control
Quality auditing | | Quality management
Root cause analysis | | Quality management
FMEA | | Quality management | Root cause analysis 0.5
Precision measuring tools | >Micrometer | Metrology
Calibration | | Metrology
# Standards and regulation
Medical device regulation | | Regulatory affairs
Regulatory affairs |
GxP | | Quality management
ISO 9001 | | Quality management
GMP | | <GxP
# Systems, vehicles and aviation
Systems engineering |
Automotive engineering | | Mechanical engineering
`
