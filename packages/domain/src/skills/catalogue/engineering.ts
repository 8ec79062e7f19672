export const engineering = `
# Mechanical engineering
Mechanical engineering | | Design and analysis of machines. | |
Mechanical design | Machine design, Mechanical component design | Designing mechanical parts and assemblies. | Mechanical engineering |
Product design engineering | Product engineering, New product development, NPD?, New product introduction, NPI? | Bringing technical products from idea to series. | Mechanical engineering |
GD&T | Geometric dimensioning and tolerancing, ASME Y14.5, ISO GPS | Language for tolerances on drawings. | Technical drawing | Tolerance analysis 0.7
Tolerance analysis | Tolerance stack-up, Stack-up analysis | How deviations add up in an assembly. | Mechanical design |
Technical drawing | Engineering drawing, Drafting?, Blueprint creation, 2D drawing, Mechanical drafting | Drawings from which things are made. | |
Blueprint reading | Reading blueprints, Read blueprints, Interpreting technical drawings, Schematic reading, Print reading | Understanding technical drawings. | | Technical drawing 0.6
Strength of materials | Stress analysis, Solid mechanics, Structural mechanics | Stress and strain in loaded parts. | Mechanical engineering |
Fatigue analysis | Durability analysis, Fracture mechanics | Failure of parts under repeated load. | Strength of materials |
Thermodynamics | Applied thermodynamics | Heat, work and energy. | Mechanical engineering | Heat transfer 0.8
Heat transfer | Thermal analysis, Thermal management, Thermal design | Conduction, convection and radiation of heat. | Mechanical engineering |
Fluid mechanics | Fluid dynamics, Hydrodynamics | Behaviour of liquids and gases in motion. | Mechanical engineering |
Aerodynamics | | Air flow around bodies. | Fluid mechanics |
Vibration analysis | Modal analysis, Rotor dynamics | Measuring and predicting vibration. | Mechanical engineering | NVH 0.7
NVH | Noise vibration and harshness | Noise and vibration of vehicles. | Automotive engineering |
Materials science | Materials engineering, Materials selection | Properties and selection of materials. | Mechanical engineering |
Metallurgy | Metallography, Physical metallurgy | Structure and properties of metals. | Materials science |
Heat treatment | Hardening of steel, Annealing | Hardening and annealing of metals. | Metallurgy |
Composite materials | Composites, Carbon fibre, Carbon fiber, Fibre-reinforced plastic, Composite layup | Parts of fibre-reinforced plastics. | Materials science |
Hydraulics and pneumatics | Fluid power | Power by oil or air under pressure. | Mechanical engineering |
Hydraulics | Hydraulic systems | Power by oil under pressure. | Hydraulics and pneumatics | Pneumatics 0.6
Pneumatics | Pneumatic systems | Power by air under pressure. | Hydraulics and pneumatics |
Pumps and compressors | Rotating equipment, Turbomachinery, Centrifugal pump, Compressor maintenance | Machines that move liquids and gases. | Mechanical engineering |
Sheet metal design | Sheet metal part design | Designing parts of sheet metal. | Mechanical design |
Plastic part design | Injection molded part design, Plastics engineering, Design of plastic parts | Designing plastic parts. | Mechanical design | Injection molding 0.7
Mechanism design | Kinematics, Linkage design, Gear design | Parts that move together. | Mechanical design |
Piping design | Piping engineering, Piping isometrics | Design of pipework in plants. | Mechanical engineering, Process engineering |
CAESAR II | Pipe stress analysis | Stress calculation of pipes. | Piping design |
Pressure vessel design | ASME BPVC, ASME Section VIII, Pressure Equipment Directive | Design of vessels under pressure. | Mechanical engineering |
HVAC design | HVAC engineering, Building services design, Mechanical building services, Load calculation, ASHRAE standards | Design of heating, ventilation and cooling. | Mechanical engineering | MEP engineering 0.7
MEP engineering | Building services engineering, MEP coordination, M&E engineering, MEP? | Mechanical, electrical and plumbing design of buildings. | |
Rapid prototyping | Prototyping, Prototype development, Prototype build | Making sample parts quickly. | Product design engineering | 3D printing 0.7
3D printing | Additive manufacturing, Selective laser sintering, FDM printing | Making parts layer by layer. | Manufacturing engineering |
Design for manufacturing | DFM, DFMA, Design for assembly, Design for manufacturability, DFM/DFA | Designing parts that are easy to make. | Product design engineering, Manufacturing engineering |
Reverse engineering | 3D scanning | Reconstructing a design from a part. | Mechanical design |
# CAD and simulation
CAD | Computer-aided design, 3D CAD, 2D CAD, CAD modeling, CAD modelling, 3D modeling for engineering | Computer-aided design. | Technical drawing |
AutoCAD | Autodesk AutoCAD, AutoCAD LT, AutoCAD Mechanical, AutoCAD Electrical | Autodesk's drawing program. | CAD | MicroStation 0.6, Revit 0.4
SolidWorks | Dassault SolidWorks, SOLIDWORKS Simulation | 3D design of parts and machines. | CAD | Autodesk Inventor 0.8, Creo 0.7, Solid Edge 0.8, Siemens NX 0.6
CATIA | CATIA V5, CATIA V6, 3DEXPERIENCE | 3D design in aircraft and cars. | CAD | Siemens NX 0.7
Siemens NX | NX CAD, Unigraphics, UG NX | 3D design and manufacturing by Siemens. | CAD | Creo 0.6
Creo | PTC Creo, Pro/ENGINEER, Pro/E | 3D design software by PTC. | CAD |
Autodesk Inventor | Inventor? | 3D design software by Autodesk. | CAD | Fusion 360 0.7
Fusion 360 | Autodesk Fusion | 3D design in the cloud. | CAD | SolidWorks 0.6
Solid Edge | | 3D design software by Siemens. | CAD |
Onshape | | 3D design software in the browser. | CAD | SolidWorks 0.6
Revit | Autodesk Revit, Revit MEP, Revit Structure, Revit Architecture | Building models by Autodesk. | Building information modeling, CAD | ArchiCAD 0.7
ArchiCAD | Graphisoft Archicad | Building models for architects. | Building information modeling, CAD | Allplan 0.7
Allplan | Nemetschek Allplan | Building models by Nemetschek. | Building information modeling, CAD | Revit 0.6
Vectorworks | | Drawing program for architects and stages. | CAD | ArchiCAD 0.5
Building information modeling | BIM, Building information modelling, BIM coordination, ISO 19650 | Buildings as shared digital models. | |
Navisworks | Autodesk Navisworks | Joins and checks building models. | Building information modeling | Solibri 0.7
Solibri | Clash detection, Solibri Model Checker | Checks building models. | Building information modeling |
Civil 3D | AutoCAD Civil 3D | Roads and sites by Autodesk. | CAD, Civil engineering |
MicroStation | Bentley MicroStation | Bentley's drawing program. | CAD | OpenRoads 0.7
OpenRoads | Bentley OpenRoads, InRoads | Road design by Bentley. | Highway engineering | Civil 3D 0.7
Tekla Structures | Tekla | Models of steel and concrete structures. | Building information modeling, Structural engineering |
SketchUp | Trimble SketchUp | Simple 3D modelling software. | CAD |
Rhino | Rhinoceros 3D, Rhino 3D, Grasshopper 3D | 3D modelling software for free forms. | CAD | | exact context
EPLAN | EPLAN Electric P8 | Drawings of electrical systems. | CAD, Electrical design |
Finite element analysis | FEA, FEM, Finite element method, Finite element modeling, Structural simulation | Calculating loads on a computer model. | Engineering simulation |
Computational fluid dynamics | CFD, CFD simulation | Calculating flow on a computer model. | Engineering simulation, Fluid mechanics | Finite element analysis 0.5
Engineering simulation | Multiphysics simulation, Computer-aided engineering, Numerical simulation | Trying designs on the computer. | |
ANSYS | ANSYS Mechanical, ANSYS Workbench, ANSYS Fluent | Software for technical simulation. | Engineering simulation | Abaqus 0.7, COMSOL 0.6, Nastran 0.6
Abaqus | SIMULIA Abaqus | Software for finite elements. | Finite element analysis | Nastran 0.7, HyperMesh 0.5
Nastran | MSC Nastran, Patran | Software for finite elements. | Finite element analysis |
HyperMesh | Altair HyperWorks | Prepares models for finite elements. | Finite element analysis |
COMSOL | COMSOL Multiphysics | Software for simulation of several effects. | Engineering simulation |
OpenFOAM | | Open source flow calculations. | Computational fluid dynamics | ANSYS 0.5, STAR-CCM+ 0.7
STAR-CCM+ | Simcenter STAR-CCM+ | Software for flow calculations. | Computational fluid dynamics |
MATLAB | MathWorks MATLAB | Language and tool for technical calculations. | Engineering simulation | Simulink 0.7, Python 0.4
Simulink | MATLAB/Simulink, Model-based design, Model-based development | Models of dynamic systems. | Engineering simulation, Control engineering |
LabVIEW | NI LabVIEW, National Instruments LabVIEW | Graphical programs for measuring. | Test and measurement | TestStand 0.6
TestStand | NI TestStand | Test automation software by NI. | Test and measurement |
PTC Windchill | Windchill | PTC's store of product data. | Product lifecycle management | Siemens Teamcenter 0.8
Siemens Teamcenter | Teamcenter | Siemens' store of product data. | Product lifecycle management |
Product lifecycle management | PLM, Product data management, PDM? | Product data from design to end. | |
# Electrical and electronics
Electrical engineering | | Power, circuits and machines. | |
Electrical design | Electrical system design, Electrical schematic, Wiring diagram, Single-line diagram | Planning electrical systems. | Electrical engineering |
Power systems | Power system analysis, Load flow analysis, Short-circuit study, Arc flash study | Generation, transmission and distribution of electricity. | Electrical engineering |
ETAP | | Software for power networks. | Power systems | PowerFactory 0.7
PowerFactory | DIgSILENT PowerFactory | Software for power networks. | Power systems |
Power distribution | Low-voltage systems, Medium-voltage systems, Electrical distribution, Switchgear design | Low and medium voltage supply networks. | Power systems |
High-voltage engineering | High voltage, Substation design, Substation engineering, Transmission lines | Equipment and networks at high voltage. | Power systems |
Protection and control | Relay protection, Protective relay, Protection relay, Relay coordination | Switching off faults in power networks. | Power systems |
Power electronics | Inverter design, DC-DC converter, Switched-mode power supply, Power converter | Converters and inverters. | Electronics |
Electric motors | Motor control, Electric drive | Motors, drives and their control. | Electrical engineering |
Variable frequency drive | VFD, Variable speed drive, Frequency inverter | Electronics that sets a motor's speed. | Electric motors |
Electronics | Electronic engineering, Electronics engineering, Electronics design | Circuits and components. | | | context
Circuit design | Analog circuit design, Analogue design, Digital circuit design, Analog design, Mixed-signal design | Designing electronic circuits. | Electronics |
PCB design | Printed circuit board design, PCB layout, Schematic capture | Laying out circuit boards. | Electronics |
Altium Designer | Altium | Software for circuit boards. | PCB design | KiCad 0.7, OrCAD 0.7, Eagle PCB 0.6
KiCad | | Open source software for circuit boards. | PCB design |
OrCAD | Cadence OrCAD | Software for circuit boards. | PCB design | Cadence Allegro 0.8
Cadence Allegro | Allegro PCB | Software for large circuit boards. | PCB design | Altium Designer 0.7
Eagle PCB | Autodesk Eagle | Software for circuit boards. | PCB design |
SPICE simulation | LTspice, PSpice | Simulation of electronic circuits. | Circuit design |
FPGA | FPGA design, FPGA development | Chips whose circuits are programmed. | Digital design |
Xilinx Vivado | Vivado | Design tool for Xilinx chips. | FPGA | Intel Quartus 0.7
Intel Quartus | Quartus Prime, Quartus | Design tool for Intel chips. | FPGA |
Digital design | RTL design, Digital logic design | Designing digital circuits. | Electronics | | context
ASIC design | VLSI, VLSI design, SoC design | Design of integrated circuits. | Digital design | FPGA 0.6
VHDL | | Language for digital circuits. | Digital design | Verilog 0.8
Verilog | SystemVerilog | Language for digital circuits. | Digital design |
Signal processing | Digital signal processing, DSP? | Filtering and analysing signals. | Electronics |
RF engineering | Radio frequency engineering, RF design, Microwave engineering, Antenna design | Radio circuits, antennas and transmission. | Electronics |
EMC testing | Electromagnetic compatibility, EMI/EMC, EMC compliance, FCC Part 15 | Testing electromagnetic compatibility. | Electronics, Test and measurement |
Test and measurement | Electronic test equipment, Electrical testing, Electronic testing | Measuring electrical and other values. | |
Oscilloscope | Logic analyzer, Spectrum analyzer | Instruments that show signals. | Test and measurement |
Multimeter | Digital multimeter, DMM? | Measures voltage, current and resistance. | Test and measurement |
Data acquisition | DAQ | Recording measured values. | Test and measurement |
Soldering | Through-hole soldering, Hand soldering | Joining electronic parts. | Electronics | IPC-A-610 0.6
IPC-A-610 | IPC J-STD-001, IPC/WHMA-A-620 | Standards for soldered boards and cables. | Electronics |
Wire harness design | Cable harness, Wiring harness, Cable assembly | Design of cable harnesses. | Electrical design |
Battery systems | Battery management system, Lithium-ion battery, Battery pack design, Battery engineering | Batteries and battery management. | Electrical engineering |
Telecommunications engineering | Telecom engineering, Telecommunications | Networks for speech and data. | Electrical engineering |
Fiber optics | Fibre optics, Fiber splicing, Fibre splicing, OTDR, FTTH | Optical fibre networks. | Telecommunications engineering |
Mobile networks | 5G, LTE, 4G/5G, RAN engineering, 5G NR | 4G and 5G radio networks. | Telecommunications engineering | RF engineering 0.6
Lighting design | DIALux | Planning of lighting. | Electrical design |
# Automation and control
Automation engineering | Industrial automation, Automation technology, Process automation engineering | Automatic machines and plants. | |
Control engineering | Control systems, Control theory, PID control, Control system design, Feedback control | Feedback control of machines and processes. | Automation engineering |
PLC programming | PLC?, PLC controller, Programmable logic controller, Ladder logic, IEC 61131-3, Structured text programming | Programming industrial controllers. | Automation engineering |
Siemens TIA Portal | TIA Portal, Siemens S7, Simatic S7, Simatic Step 7, Siemens PLC | Engineering software for Siemens controllers. | PLC programming | Allen-Bradley 0.7, Beckhoff TwinCAT 0.6
Allen-Bradley | Rockwell Automation, Studio 5000, RSLogix, ControlLogix, CompactLogix | Rockwell controllers and their software. | PLC programming | Beckhoff TwinCAT 0.5
Beckhoff TwinCAT | TwinCAT, Beckhoff | PC-based controllers by Beckhoff. | PLC programming | Codesys 0.8
Codesys | CODESYS V3 | Programming system for controllers. | PLC programming |
SCADA | Supervisory control and data acquisition, SCADA system | Supervision and control of plants. | Automation engineering | HMI 0.7
WinCC | Siemens WinCC, SIMATIC WinCC | Siemens' screens for plants. | SCADA, HMI | Wonderware 0.7
Wonderware | AVEVA InTouch, InTouch HMI | AVEVA's screens for plants. | SCADA, HMI | Ignition SCADA 0.6
Ignition SCADA | Inductive Automation Ignition | Open platform for plant screens. | SCADA, HMI |
HMI | Human-machine interface, HMI programming, HMI design | Operator screens of machines. | Automation engineering |
Distributed control system | DCS? | Process control of large plants. | Automation engineering | SCADA 0.6
DeltaV | Emerson DeltaV | Emerson's plant control. | Distributed control system | Honeywell Experion 0.7
Honeywell Experion | Experion PKS | Honeywell's plant control. | Distributed control system |
Industrial communication | Fieldbus, Industrial Ethernet, Industrial networks | Networks between machines and controllers. | Automation engineering |
Profinet | Profibus | Industrial network common with Siemens controllers. | Industrial communication | EtherNet/IP 0.7, EtherCAT 0.7
EtherNet/IP | DeviceNet, ControlNet | Industrial network common with Rockwell controllers. | Industrial communication |
EtherCAT | | Real-time industrial network. | Industrial communication |
Modbus | Modbus TCP, Modbus RTU | Simple industrial protocol. | Industrial communication | Profinet 0.5
OPC UA | OPC server, OPC DA | Standard for data from machines. | Industrial communication |
Instrumentation | Instrumentation and control, I&C, Process instrumentation, Sensor technology | Sensors and measurement in plants. | Automation engineering |
Robotics | Industrial robotics, Robotic systems | Design and use of robots. | Automation engineering |
Robot programming | Industrial robot programming, Cobot programming | Programming industrial robots. | Robotics | PLC programming 0.4
FANUC robots | FANUC robotics | Industrial robots by FANUC. | Robotics | KUKA robots 0.7, ABB robots 0.7
KUKA robots | KUKA KRL | Industrial robots by KUKA. | Robotics | ABB robots 0.7
ABB robots | RobotStudio, ABB RAPID | Industrial robots by ABB. | Robotics |
ROS | Robot Operating System, ROS2 | Software framework for robots. | Robotics | C++ 0.4 | exact
Machine vision | Industrial image processing, Vision inspection system | Camera-based inspection. | Automation engineering | Computer vision 0.6
Cognex | Cognex In-Sight, VisionPro | Machine vision systems by Cognex. | Machine vision | Keyence 0.7
Keyence | Keyence vision system | Machine vision and sensors by Keyence. | Machine vision |
Mechatronics | Mechatronic systems | Combining mechanics, electronics and software. | Mechanical engineering, Electrical engineering |
Servo drives | Servo motor, Motion control | Precise motion drives. | Automation engineering | Electric motors 0.6
Commissioning | Plant commissioning, Start-up and commissioning, System commissioning | Bringing machines and plants into service. | | | context
Factory acceptance test | Site acceptance test, FAT/SAT | Proof of a machine before and after delivery. | Commissioning |
Functional safety | IEC 61508, Safety integrity level, Machine safety, ISO 13849 | Safety of control systems by standard. | Hazard analysis |
ISO 26262 | ASIL, Automotive functional safety | Functional safety of cars. | Functional safety |
Hazard analysis | Hazard identification, HAZID, Machinery risk assessment, Hazard and risk analysis | Finding dangers in designs and plants. | |
HAZOP | HAZOP study, Hazard and operability study, LOPA | Structured study of process hazards. | Hazard analysis, Process safety |
# Civil and structural
Civil engineering | | Roads, bridges, water works and buildings. | |
Structural engineering | Structural design, Structural analysis, Structural calculations | Analysis and design of load-bearing structures. | Civil engineering |
Reinforced concrete design | Concrete design, Prestressed concrete, Post-tensioned concrete | Design of concrete structures. | Structural engineering | Steel structure design 0.6
ACI 318 | | US code for concrete structures. | Reinforced concrete design | Eurocodes 0.4
Steel structure design | Structural steel design, Steel design, AISC 360 | Design of steel structures. | Structural engineering |
Timber structure design | Timber engineering, Mass timber, Cross-laminated timber | Design of wooden structures. | Structural engineering |
Eurocodes | EN 1992, EN 1993 | European rules for structures. | Structural engineering |
SAP2000 | CSI SAP2000 | Software for structures. | Structural engineering | ETABS 0.9, STAAD.Pro 0.7, RFEM 0.6
ETABS | CSI ETABS | Software for buildings under load. | Structural engineering |
STAAD.Pro | STAAD | Software for structures. | Structural engineering | Robot Structural Analysis 0.7
RFEM | Dlubal RFEM, Dlubal | Software for structures. | Structural engineering |
Robot Structural Analysis | Autodesk Robot | Software for structures. | Structural engineering | SAP2000 0.7
Bridge design | Bridge engineering, Bridge inspection | Design and inspection of bridges. | Structural engineering |
Geotechnical engineering | Soil mechanics, Foundation design, Geotechnics | Soil, foundations and slopes. | Civil engineering |
Soil testing | Geotechnical investigation, Soil sampling, Site investigation | Investigating soil on site and in the laboratory. | Geotechnical engineering |
Highway engineering | Road design, Roadway design, Highway design, Pavement design | Design of roads. | Civil engineering |
Transportation engineering | Traffic engineering, Transport planning, Traffic modelling, Traffic impact study | Planning traffic and transport. | Civil engineering | Highway engineering 0.6
Railway engineering | Rail engineering, Track design, Railway signalling, Rail systems | Tracks, signals and rail systems. | Civil engineering |
Hydraulic engineering | Hydrology, Hydraulic modeling, Hydraulic modelling | Water flow in rivers, pipes and channels. | Civil engineering |
Stormwater management | Drainage design, SuDS, Stormwater design, Storm drainage | Drainage of rain water. | Hydraulic engineering |
HEC-RAS | HEC-HMS, SWMM | Software for rivers and floods. | Hydraulic engineering |
Water and wastewater engineering | Water engineering, Sewer design, Water supply engineering | Drinking water and sewage. | Civil engineering, Environmental engineering |
Wastewater treatment | Sewage treatment, Effluent treatment | Cleaning of sewage and effluent. | Water and wastewater engineering | Water treatment 0.7
Water treatment | Drinking water treatment, Potable water treatment | Production of drinking and process water. | Water and wastewater engineering |
Land surveying | Surveying, Topographic survey, Geodesy | Measuring land and sites. | Civil engineering |
Total station | Trimble total station, Leica total station, Robotic total station | Instrument for measuring land. | Land surveying |
Setting out | Construction staking, Construction layout, Site layout | Marking positions on site. | Land surveying | | context
Land development engineering | Site grading, Site civil design, Site development | Making land ready for building. | Civil engineering |
Erosion control | SWPPP, Erosion and sediment control | Keeping soil on the site. | Land development engineering |
Construction management | Construction project management, Construction administration | Managing building projects. | |
Construction supervision | Site supervision, Construction site management, Site management, Resident engineering | Supervising work on building sites. | Construction management |
Construction inspection | Building inspection, Site inspection | Checking building work. | Construction management |
Quantity surveying | Quantity take-off, Bill of quantities, Construction cost management | Quantities and costs of building. | Construction management | Construction estimating 0.8
Construction estimating | Construction cost estimation, Bid estimating, Cost estimating | Estimating the cost of building work. | Construction management |
Construction contracts | Construction contract administration, AIA contract | Contracts of the building trade. | Construction management |
FIDIC | FIDIC contract | International building contracts. | Construction contracts | NEC4 0.6, JCT contract 0.5
NEC4 | NEC3, NEC contract, NEC3/NEC4 | British engineering contracts. | Construction contracts |
JCT contract | JCT? | British building contracts. | Construction contracts | NEC4 0.6
Procore | | Software for building projects. | Construction management | Autodesk Construction Cloud 0.7
Autodesk Construction Cloud | BIM 360, PlanGrid | Autodesk's software for building projects. | Construction management |
Bluebeam Revu | Bluebeam | Marks up and measures drawings. | Construction management |
Primavera P6 | Oracle Primavera, Primavera | Schedules of large projects. | Construction scheduling | Asta Powerproject 0.7
Asta Powerproject | Powerproject | Schedules of building projects. | Construction scheduling |
Construction scheduling | Construction planning, Construction programme | Time schedules of building projects. | Construction management | Critical path method 0.6
Critical path method | CPM scheduling | Finding what sets the end date. | |
Building codes | International Building Code, Building code compliance | Regulations for buildings. | |
UK Building Regulations | Building Regulations, Approved Documents, Part L | British rules for buildings. | Building codes |
Building permits | Building permit application, Permit drawings, Construction permit | Applications for permission to build. | | Building codes 0.5
Planning permission | Planning application, Development application | Getting permission for a building plan. | Urban planning |
Architectural design | Architectural drawing, Building design, Architectural drafting | Design of buildings. | |
Urban planning | Town planning, City planning, Land use planning, Zoning | Planning of cities and land use. | |
LEED | LEED certification, LEED v4 | US rating of sustainable buildings. | Sustainable construction | BREEAM 0.7
BREEAM | | British rating of sustainable buildings. | Sustainable construction | DGNB 0.7
DGNB | | German rating of sustainable buildings. | Sustainable construction |
Sustainable construction | Sustainable building, Green construction, Energy-efficient building, Passive house | Energy-efficient and resource-saving building. | |
Fire protection engineering | Fire safety engineering, Fire protection design, Fire strategy | Fire safety of buildings. | Building codes |
Sprinkler systems | Fire sprinkler design, NFPA 13, Fire sprinkler | Water against fire in buildings. | Fire protection engineering |
# Process, energy and environment
Process engineering | Chemical process engineering, Process design | Design and operation of process plants. | Chemical engineering |
Chemical engineering | | Chemical processes at industrial scale. | |
P&ID | Piping and instrumentation diagram, Process flow diagram, PFD? | Piping and instrumentation diagrams. | Process engineering |
Process simulation | Chemical process simulation, CHEMCAD | Simulation of process plants. | Process engineering |
Aspen HYSYS | HYSYS, UniSim | Software for calculating plants. | Process simulation | Aspen Plus 0.8
Aspen Plus | AspenTech | Software for calculating plants. | Process simulation |
Process safety | Process safety management, COMAH, Seveso Directive | Preventing accidents in process plants. | Process engineering | Hazard analysis 0.7
Mass and energy balance | Heat and material balance, Unit operations | What goes in and out of a plant. | Process engineering |
Distillation | Separation processes, Fractionation | Separation of liquid mixtures. | Process engineering |
Scale-up | Process scale-up, Pilot plant, Technology transfer, Tech transfer | From laboratory to plant. | Process engineering | | context
Petroleum engineering | Oil and gas engineering | Exploration and production of oil and gas. | |
Reservoir engineering | Reservoir simulation | How oil and gas flow in rock. | Petroleum engineering |
Drilling engineering | Well drilling, Well completion, Directional drilling | Planning and drilling of wells. | Petroleum engineering |
Mining engineering | Mine planning, Surface mining, Underground mining | Extraction of minerals. | |
Mineral processing | Ore processing, Flotation process | Separating minerals from ore. | Mining engineering |
Renewable energy | Renewables, Clean energy, Energy transition | Power from sun, wind and water. | |
Solar PV design | Photovoltaics, PV system design, Solar design, Solar energy | Design of photovoltaic systems. | Renewable energy |
PVsyst | Helioscope | Software for solar plants. | Solar PV design |
Wind energy | Wind turbine, Wind farm, Offshore wind, Wind power | Electricity from wind turbines. | Renewable energy |
Hydrogen technology | Green hydrogen, Electrolysis?, Fuel cell | Production and use of hydrogen. | Renewable energy |
Energy management | Energy efficiency, Energy conservation | Reducing energy consumption. | |
Energy audit | Energy auditing, Energy assessment | Assessing energy use of buildings and plants. | Energy management |
ISO 50001 | | Standard for energy management. | Energy management |
Power plant operation | Power generation, Steam turbine, Gas turbine, Combined heat and power | Operation of power stations. | Power systems |
Nuclear engineering | Reactor physics, Nuclear safety | Reactors and nuclear safety. | |
Environmental engineering | Pollution control, Air quality control | Protecting air, water and soil. | |
Site remediation | Soil remediation, Environmental remediation, Groundwater remediation | Cleaning up contaminated land. | Environmental engineering |
Environmental impact assessment | Environmental assessment, Environmental permitting | Assessing effects of projects on the environment. | Environmental engineering |
NEPA | National Environmental Policy Act | US law on environmental review. | Environmental impact assessment |
Phase I environmental site assessment | Phase I ESA, Phase II ESA, Environmental site assessment | Checking land for old poison. | Environmental engineering |
Environmental compliance | EPA regulations, Environmental regulations, Environmental monitoring, Clean Water Act, RCRA | Meeting environmental laws and permits. | Environmental engineering |
Waste management | Hazardous waste management, Recycling management, Solid waste management | Collection, treatment and recycling of waste. | Environmental engineering |
Life cycle assessment | Life cycle analysis, LCA? | Environmental impact of a product over its life. | Sustainability |
Carbon accounting | Carbon footprint, Greenhouse gas accounting, GHG Protocol, GHG inventory | Counting greenhouse gases. | Sustainability | Life cycle assessment 0.6
Sustainability | Sustainability management, Sustainable development, Corporate sustainability | Balancing economic, social and environmental goals. | | | context
Decarbonization | Decarbonisation, Net zero | Reducing greenhouse gas emissions. | Sustainability |
# Manufacturing
Manufacturing engineering | Production engineering, Industrial engineering, Manufacturing processes, Production technology | Developing and improving production. | |
Lean manufacturing | Lean production, Lean principles, Toyota Production System, Lean management, Lean? | Producing without waste. | Continuous improvement | Six Sigma 0.6
Six Sigma | Lean Six Sigma, DMAIC, 6 Sigma, DMADV | Fewer faults by method. | Continuous improvement, Quality management |
Continuous improvement | Process improvement, Process optimization, Process optimisation, Operational excellence | Improving processes step by step. | |
Kaizen | Kaizen event, Gemba walk, Gemba | Small steps of improvement by all. | Lean manufacturing |
5S | 5S methodology, 5S audit, 6S | Method for orderly workplaces. | Lean manufacturing |
Value stream mapping | VSM, Value stream analysis | Drawing the way of material and information. | Lean manufacturing |
Total productive maintenance | TPM?, Autonomous maintenance | Maintenance shared with machine operators. | Lean manufacturing | OEE 0.6
OEE | Overall equipment effectiveness | Figure for how well machines are used. | Manufacturing engineering |
SMED | Quick changeover, Single-minute exchange of die | Method for short set-up times. | Lean manufacturing |
Poka-yoke | Error proofing, Mistake proofing | Making processes error-proof. | Lean manufacturing |
Just in time | JIT, Just-in-time manufacturing, Pull system | Parts exactly when needed. | Lean manufacturing | | context
Time study | Time and motion study, Work measurement, Line balancing | Measuring working times. | Manufacturing engineering |
Production planning | Production scheduling, Production control, Capacity planning, Manufacturing planning, Master production schedule | Scheduling production and capacity. | |
Plant layout | Facility layout, Factory planning, Line layout | Arrangement of machines and flows. | Manufacturing engineering |
Manufacturing execution system | MES, Shop floor control, MES implementation | Software of the shop floor. | Manufacturing engineering |
Industry 4.0 | Smart manufacturing, Smart factory, Digital manufacturing | Factories joined by data. | Manufacturing engineering | Internet of things 0.5
Digital twin | | Digital copy of a machine or plant. | Industry 4.0, Engineering simulation |
Assembly | Mechanical assembly, Assembly line, Product assembly, Assembly work, Production line | Putting parts together. | | | context
Machine operation | Operating machinery, Production machine operation, Production equipment operation | Running machines in production. | |
Machining | Metal machining, Precision machining, Metal cutting | Shaping metal by cutting. | Manufacturing engineering |
CNC machining | CNC, CNC operation, CNC milling, CNC turning, CNC lathe, CNC machine | Computer-controlled machining. | Machining |
CNC programming | G-code, M-code | Writing programs for machine tools. | CNC machining |
Heidenhain | Heidenhain TNC | Machine tool control by Heidenhain. | CNC programming | Sinumerik 0.6, FANUC control 0.6
Sinumerik | Siemens Sinumerik, Siemens 840D | Machine tool control by Siemens. | CNC programming | FANUC control 0.6
FANUC control | Fanuc CNC | Machine tool control by FANUC. | CNC programming |
Haas | Haas CNC | CNC machines by Haas. | CNC machining | | exact context
CAM programming | CAM software, CAD/CAM, Computer-aided manufacturing | Machine programs from models. | CNC programming |
Mastercam | | Software for machine programs. | CAM programming | hyperMILL 0.7
hyperMILL | | Software for machine programs. | CAM programming |
Milling | Manual milling, Milling machine, Bridgeport mill, 5-axis milling | Cutting with a rotating tool. | Machining | Turning 0.6 | context
Turning | Lathe, Manual lathe, Lathe operation, Engine lathe | Cutting a rotating workpiece on a lathe. | Machining | | context
Grinding | Surface grinding, Cylindrical grinding, Precision grinding | Shaping with a grinding wheel. | Machining | | context
EDM machining | Electrical discharge machining, Wire EDM, Sinker EDM | Machining by electrical discharge. | Machining |
Tool and die making | Toolmaking, Tool and die, Mold making, Mould making | Making the tools of production. | Machining |
Fixture design | Jigs and fixtures, Jig and fixture design | Holding parts while they are worked. | Manufacturing engineering |
Injection molding | Injection moulding, Plastic injection molding, Mould setting, Scientific molding | Plastic parts from a mould. | Manufacturing engineering |
Extrusion | Plastic extrusion | Shaping plastic by pressing. | Manufacturing engineering | Injection molding 0.5
Thermoforming | Blow molding, Blow moulding, Vacuum forming | Shaping plastic by heat. | Manufacturing engineering | Extrusion 0.5
Metal casting | Foundry?, Sand casting, Investment casting | Metal parts from a mould. | Manufacturing engineering |
Die casting | High-pressure die casting | Metal pressed into a mould. | Metal casting | Injection molding 0.4
Metal stamping | Stamping press, Progressive die, Deep drawing | Shaping sheet with presses. | Manufacturing engineering |
Press brake | Press brake operation, Sheet metal bending | Bending sheet metal. | Sheet metal fabrication |
Sheet metal fabrication | Sheet metal work, Sheet metal forming | Making things of sheet metal. | Manufacturing engineering |
Laser cutting | CNC laser, Laser cutter | Cutting with a laser. | Manufacturing engineering | Waterjet cutting 0.7
Waterjet cutting | Water-jet cutter | Cutting with a water jet. | Manufacturing engineering |
Surface treatment | Surface finishing, Surface coating | Finishing and coating of surfaces. | Manufacturing engineering |
Powder coating | | Paint baked from powder. | Surface treatment | Industrial spray painting 0.6
Industrial spray painting | Spray painting, Spray coating, Industrial painting | Paint sprayed on products. | Surface treatment |
Electroplating | Anodizing, Anodising, Galvanizing, Metal plating | Coating parts with metal. | Surface treatment |
SMT assembly | Surface mount technology, Pick and place machine, PCB assembly, Reflow soldering | Placing parts on circuit boards. | Manufacturing engineering, Electronics |
Semiconductor manufacturing | Wafer fabrication, Semiconductor processing, Photolithography | Production of microchips. | Manufacturing engineering |
Cleanroom | Cleanroom protocol, Cleanroom gowning, ISO 14644 | Working under cleanroom conditions. | Manufacturing engineering |
Packaging engineering | Packaging design engineering, Packaging machinery, Packaging line | Packing goods by machine. | Manufacturing engineering |
Food production | Food manufacturing, Food processing, Food technology, Food engineering | Industrial production of food. | Manufacturing engineering |
Pharmaceutical manufacturing | Aseptic processing, Sterile manufacturing, Biopharmaceutical manufacturing, Solid dosage manufacturing | Industrial production of medicines. | Manufacturing engineering | GMP 0.7
Textile manufacturing | Industrial sewing, Garment production, Weaving?, Knitting technology | Making cloth and clothes. | Manufacturing engineering |
# Quality
Quality management | Quality management system, QMS, TQM, Total quality management | Systems that ensure quality. | |
Quality assurance | QA?, Product quality assurance, Quality engineering | Preventing defects through planning and processes. | Quality management | Quality control 0.7
Quality control | QC?, Quality inspection, Product inspection, Incoming inspection, In-process inspection, Final inspection | Inspecting and testing products. | Quality management |
Root cause analysis | Root cause investigation, 5 Whys, Ishikawa diagram, Fishbone diagram | Finding why something failed. | Quality management |
8D | 8D report, 8D methodology, 8D problem solving | Eight steps from fault to cure. | Root cause analysis | CAPA 0.7
CAPA | Corrective and preventive action, Corrective action | Repairing faults for good. | Quality management | Root cause analysis 0.7
Nonconformance management | Nonconformance report, Non-conformance reporting, Deviation management, NCR? | Handling what is not as it should be. | Quality management | CAPA 0.7
FMEA | Failure mode and effects analysis, PFMEA, DFMEA, FMECA | Thinking ahead what may fail. | Quality management | Root cause analysis 0.5
Statistical process control | SPC?, Control chart, Process capability, Cpk | Monitoring production with statistics. | Quality control, Statistics |
Measurement system analysis | MSA?, Gage R&R, Gauge R&R | Assessing the accuracy of measurements. | Quality control | Statistical process control 0.6
APQP | Advanced product quality planning, Control plan | Quality planning of the car industry. | Quality management | PPAP 0.9
PPAP | Production part approval process | Proof that series parts are right. | Quality management | First article inspection 0.7
First article inspection | FAI?, AS9102 | Full check of the first part. | Quality control |
Metrology | Dimensional inspection, Precision measurement, Dimensional metrology | Measuring parts exactly. | Quality control |
Precision measuring tools | Calipers, Micrometer, Height gauge, Precision measuring instruments | Hand tools for measuring parts. | Metrology |
Coordinate measuring machine | CMM?, CMM programming, CMM inspection | Measuring parts with a probe. | Metrology |
PC-DMIS | Zeiss Calypso | Software of measuring machines. | Coordinate measuring machine |
Calibration | Instrument calibration, Equipment calibration | Checking measuring instruments. | Metrology |
ISO 17025 | ISO/IEC 17025 | Standard for testing laboratories. | Quality management | Calibration 0.5
Non-destructive testing | NDT, Nondestructive examination | Testing parts without damaging them. | Quality control |
Ultrasonic testing | Ultrasonic inspection, Phased array | Detecting flaws by ultrasound. | Non-destructive testing | Radiographic testing 0.5
Radiographic testing | Industrial radiography, X-ray inspection | Detecting flaws by X-ray. | Non-destructive testing |
Magnetic particle testing | Magnetic particle inspection, Dye penetrant testing, Liquid penetrant testing | Finding cracks at the surface. | Non-destructive testing | Ultrasonic testing 0.5
Materials testing | Tensile testing, Hardness testing, Mechanical testing, Destructive testing | Measuring what a material bears. | Quality control, Materials science |
Reliability engineering | Weibull analysis, MTBF, Reliability testing, RAMS analysis, HALT testing | Predicting and improving product life. | Quality management |
Supplier quality | Supplier quality management, Supplier audit, Supplier quality engineering | Securing the quality of purchased parts. | Quality management |
Quality auditing | Quality audit, ISO internal audit, Internal quality audit, Process audit | Checking whether rules are kept. | Quality management |
VDA 6.3 | VDA 6.3 auditor | Process audit of the German car industry. | Quality auditing | IATF 16949 0.6
Validation and verification | V&V, Verification and validation, Design verification, Design validation | Proof that a design does what it should. | Quality assurance |
Process validation | IQ/OQ/PQ, Equipment qualification, Installation qualification | Proof that a process gives good products. | Quality assurance, GMP | Validation and verification 0.6
Computer system validation | GAMP 5, Computerized system validation | Proof that software in regulated plants is right. | Validation and verification |
21 CFR Part 11 | | US rule for electronic records. | Computer system validation |
Batch record review | Batch documentation, Batch release, Batch record | Checking the papers of a batch. | Quality assurance, GMP |
# Standards and regulation
ISO 9001 | ISO 9001:2015 | Standard for quality management. | Quality management | IATF 16949 0.7, AS9100 0.7, ISO 13485 0.7
IATF 16949 | TS 16949, ISO/TS 16949 | Quality standard of the car industry. | Quality management |
AS9100 | EN 9100, AS9100D | Quality standard of aviation. | Quality management |
ISO 13485 | | Quality standard of medical devices. | Quality management, Medical device regulation |
ISO 14001 | EMAS, Environmental management system | Standard for environmental management. | Environmental engineering | ISO 45001 0.6, ISO 9001 0.5
ISO 45001 | OHSAS 18001 | Standard for safety at work. | Occupational health and safety |
GMP | cGMP, Good manufacturing practice, EU GMP | Rules for making medicines and food. | GxP |
GxP | Good practice regulations | Rules of good practice in life science. | Quality management |
Medical device regulation | Medical device compliance | Laws for medical devices. | Regulatory affairs |
EU MDR | MDR 2017/745, IVDR | EU law on medical devices. | Medical device regulation | FDA 510(k) 0.5
FDA 510(k) | 510(k) | US clearance of medical devices. | Medical device regulation | 21 CFR Part 820 0.7
21 CFR Part 820 | FDA QSR, FDA Quality System Regulation, QMSR | US quality rules for medical devices. | Medical device regulation | ISO 13485 0.7
ISO 14971 | Medical device risk management | Risk management of medical devices. | Medical device regulation |
IEC 62304 | | Rules for software in medical devices. | Medical device regulation |
Regulatory affairs | Regulatory submissions, FDA submissions, EMA submissions, Regulatory compliance for products | Obtaining and keeping product approvals. | |
CE marking | CE conformity, UKCA marking, EU declaration of conformity | Proof that a product meets EU law. | Regulatory affairs |
Machinery Directive | EU Machinery Regulation, Machinery Directive 2006/42/EC | EU law on safe machines. | CE marking |
UL certification | UL listing, CSA certification, UL standards | Proof of product safety in North America. | Regulatory affairs | CE marking 0.5
RoHS | RoHS compliance, WEEE | EU rules on substances in electronics. | Regulatory affairs | REACH regulation 0.7
REACH regulation | REACH compliance | EU regulation on chemicals. | Regulatory affairs |
ATEX | IECEx, Hazardous area classification, Explosion protection | Equipment where it may explode. | Functional safety |
DO-178C | DO-178B, DO-254, ARP4754A | Rules for software in aircraft. | Aerospace engineering, Functional safety |
ASPICE | Automotive SPICE | Maturity of car software work. | Quality management | AUTOSAR 0.4
ITAR | ITAR compliance, International Traffic in Arms Regulations | US law on goods for defence. | Export control |
Export control | Export compliance, Export Administration Regulations, Export control regulations | Laws on what may leave the country. | |
# Systems, vehicles and aviation
Systems engineering | System requirements analysis, Interface control | Large technical systems as a whole. | |
IBM DOORS | Rational DOORS, DOORS? | Software that keeps requirements. | Systems engineering, Requirements engineering | Polarion 0.7, Jama Connect 0.7
Polarion | Siemens Polarion | Software that keeps requirements. | Systems engineering |
Jama Connect | Jama Software | Software that keeps requirements. | Systems engineering |
Automotive engineering | Vehicle engineering, Powertrain engineering, Chassis engineering | Development of vehicles. | Mechanical engineering |
Vehicle dynamics | | Handling and motion of vehicles. | Automotive engineering |
Electric vehicles | EV technology, E-mobility, Electric mobility, Hybrid vehicles, EV charging | Technology of electric and hybrid vehicles. | Automotive engineering |
ADAS | Advanced driver assistance systems | Driver assistance systems. | Automotive engineering | Autonomous driving 0.7
Autonomous driving | Self-driving vehicle, Autonomous vehicle | Self-driving vehicles. | Automotive engineering |
LiDAR | Sensor fusion | Laser scanning of surroundings. | Autonomous driving |
Hardware-in-the-loop | HIL testing, HIL?, Software-in-the-loop, dSPACE | Testing controllers against a model. | Test and measurement, Simulink |
Aerospace engineering | Aeronautical engineering, Aircraft design, Spacecraft design | Development of aircraft and spacecraft. | Mechanical engineering |
Avionics | Avionics systems | Electronics of aircraft. | Aerospace engineering, Electronics |
ARINC 429 | MIL-STD-1553 | Data lines in aircraft. | Avionics |
Naval architecture | Ship design, Marine engineering, Shipbuilding | Design of ships. | Mechanical engineering |
Biomedical engineering | Medical device development, Biomedical equipment, Medical device design | Development of medical technology. | |
Optical engineering | Optics?, Optical design, Photonics | Design of optical systems. | |
Zemax | Zemax OpticStudio, OpticStudio | Optical design software. | Optical engineering |
Acoustics | Acoustic engineering, Noise control, Sound insulation | Sound, noise and vibration. | |
Engineering change management | Engineering change order, ECO?, Engineering change request, ECN process | Changing designs in an orderly way. | Product lifecycle management |
Bill of materials | BOM?, BOM management | List of all parts of a product. | Product lifecycle management |
Technical documentation | Technical file, Engineering documentation, Operating manual | Writing down how products work. | |
Technical report writing | Technical reports, Engineering report | Reports on technical work. | Technical documentation |
Value engineering | Value analysis, Cost reduction engineering, Design-to-cost | Reducing cost while keeping function. | Product design engineering |
Field service engineering | Field service, On-site technical service, Customer site installation | Service and repair at customers' sites. | | Commissioning 0.6
`
