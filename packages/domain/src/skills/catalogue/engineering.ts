export const engineering = `
# Manufacturing
Manufacturing engineering | Manufacturing processes, Production technology, Production engineering, Industrial engineering
Continuous improvement | Process optimisation=Process optimization, Operational excellence, Process improvement
Assembly | >Product assembly, >Assembly work, Production line, >Mechanical assembly, Assembly line | | | context
Machine operation | Production equipment operation, Operating machinery, >Production machine operation
Production planning | Production scheduling, Production control, Capacity planning, Manufacturing planning, Master production schedule
Bottling | Bottling line, Filling line, Canning line, Kegging | | Machine operation 0.4
Sensory evaluation | Sensory analysis, Sensory testing, Taste panel | | Food production 0.4
Lean manufacturing | Toyota Production System, Lean management<Lean, <Lean?, Lean production<Lean, Lean principles<Lean | Continuous improvement | Six Sigma 0.6
Machining | Metal cutting, >Metal machining, >Precision machining | Manufacturing engineering
Surface treatment | Surface finishing, Surface coating | "
Food production | Food technology, Food engineering, Food manufacturing, Food processing | "
Sheet metal fabrication | Sheet metal work, Sheet metal forming | "
Injection molding | =Injection moulding, >Plastic injection molding, Mould setting, Scientific molding | "
OEE | ^Overall equipment effectiveness | "
Time study | Time and motion study, Work measurement, Line balancing | "
Plant layout | Facility layout, Factory planning, Line layout | "
Manufacturing execution system | ^MES, Shop floor control, MES implementation | "
Industry 4.0 | Smart manufacturing, Smart factory, Digital manufacturing | " | Internet of things 0.5
Fixture design | Jigs and fixtures, >Jig and fixture design<Jigs and fixtures | "
Extrusion | >Plastic extrusion | " | Injection molding 0.5
Thermoforming | Blow molding=Blow moulding, >Vacuum forming | " | Extrusion 0.5
Metal casting | Foundry?, >Sand casting, >Investment casting | "
Metal stamping | Stamping press, Progressive die, Deep drawing | "
Laser cutting | CNC laser, Laser cutter | " | Waterjet cutting 0.7
Waterjet cutting | Water-jet cutter | "
Semiconductor manufacturing | Wafer fabrication, Semiconductor processing, Photolithography | "
Cleanroom | >Cleanroom protocol, Cleanroom gowning, ISO 14644 | "
Packaging engineering | Packaging design engineering, Packaging machinery, Packaging line | "
Pharmaceutical manufacturing | Aseptic processing, Sterile manufacturing, Biopharmaceutical manufacturing, Solid dosage manufacturing | " | GMP 0.7
Textile manufacturing | Industrial sewing, Garment production, Weaving?, Knitting technology | " | Sewing 0.4
Six Sigma | =6 Sigma, DMADV, >Lean Six Sigma, DMAIC | Continuous improvement, Quality management
CNC programming | G-code, M-code | CNC machining
Haas | >Haas CNC | " | | exact context
5S | 6S, >5S methodology, 5S audit | Lean manufacturing
Kaizen | >Kaizen event, Gemba walk<Gemba, Gemba | "
Value stream mapping | ^VSM, Value stream analysis | " | Process mapping 0.7
Total productive maintenance | ^TPM?, Autonomous maintenance | " | OEE 0.6
SMED | ^Single-minute exchange of die, Quick changeover | "
Poka-yoke | Error proofing, Mistake proofing | "
Just in time | ^JIT, >Just-in-time manufacturing, Pull system | " | | context
CNC machining | =CNC machine, <CNC, >CNC milling, >CNC turning, CNC lathe<CNC, >CNC routing, CNC router<CNC, ~CNC operation<CNC | <Machining
Milling | Bridgeport mill, >5-axis milling, >Manual milling, >Milling machine | " | Turning 0.6 | context
Turning | Lathe, ~Lathe operation<Lathe, Engine lathe<Lathe, Manual lathe<Lathe | " | | context
Grinding | >Precision grinding, >Surface grinding, >Cylindrical grinding | " | | context
EDM machining | ~Electrical discharge machining, >Wire EDM, >Sinker EDM | "
Tool and die making | Mold making=Mould making, Toolmaking, <Tool and die | Machining
Digital twin | | Industry 4.0, Engineering simulation
Heidenhain | >Heidenhain TNC | CNC programming | Sinumerik 0.6, FANUC control 0.6
Sinumerik | @Siemens Sinumerik, Siemens 840D | " | FANUC control 0.6
FANUC control | Fanuc CNC | "
CAM programming | CAM software, CAD/CAM, Computer-aided manufacturing | "
Mastercam | | CAM programming | hyperMILL 0.7
hyperMILL | | "
Die casting | >High-pressure die casting | <Metal casting | Injection molding 0.4
Press brake | >Press brake operation, Sheet metal bending | Sheet metal fabrication
Powder coating | | <Surface treatment | Industrial spray painting 0.6
Industrial spray painting | <~Spray painting, ~Spray coating, ~Industrial painting | "
Electroplating | ~Anodizing=Anodising, ~Galvanizing, ~Metal plating | "
SMT assembly | Surface mount technology, Pick and place machine, PCB assembly, Reflow soldering | Manufacturing engineering, Electronics
# Mechanical engineering
Mechanical engineering |
Technical drawing | Blueprint creation, 2D drawing, Mechanical drafting<Drafting, Engineering drawing, Drafting?
Blueprint reading | =Reading blueprints, =Read blueprints, Interpreting technical drawings, Schematic reading, Print reading | | Technical drawing 0.6
MEP engineering | Building services engineering, MEP coordination<MEP, M&E engineering, <MEP?
Mechanical design | Machine design, Mechanical component design | Mechanical engineering
Product design engineering | NPD?^New product development, New product introduction^NPI?, Product engineering | "
Materials science | Materials engineering, Materials selection | "
Hydraulics and pneumatics | Fluid power | "
Strength of materials | Stress analysis, Solid mechanics, Structural mechanics | "
Thermodynamics | >Applied thermodynamics | " | Heat transfer 0.8
Heat transfer | Thermal analysis, Thermal management, Thermal design | "
Fluid mechanics | Fluid dynamics, Hydrodynamics | "
Vibration analysis | Modal analysis, Rotor dynamics | " | NVH 0.7
Pumps and compressors | Rotating equipment, Turbomachinery, Centrifugal pump, Compressor maintenance | "
Pressure vessel design | ASME BPVC, ASME Section VIII, Pressure Equipment Directive | "
HVAC design | HVAC engineering, Building services design, Mechanical building services, Load calculation, ASHRAE standards | " | MEP engineering 0.7
GD&T | ^Geometric dimensioning and tolerancing, ISO GPS, ASME Y14.5 | Technical drawing
Hydraulics | Hydraulic systems | Hydraulics and pneumatics | Pneumatics 0.6
Pneumatics | Pneumatic systems | "
Rapid prototyping | <Prototyping, Prototype build, Prototype development | Product design engineering
3D printing | Additive manufacturing, >Selective laser sintering, >FDM printing | Manufacturing engineering | Rapid prototyping 0.7
Tolerance analysis | Tolerance stack-up, Stack-up analysis | Mechanical design | GD&T 0.7
Reverse engineering | 3D scanning | "
Fatigue analysis | Durability analysis, Fracture mechanics | Strength of materials
Aerodynamics | | <Fluid mechanics
NVH | ^Noise vibration and harshness | Automotive engineering
Metallurgy | Metallography, >Physical metallurgy | <Materials science
Heat treatment | Hardening of steel, Annealing | Metallurgy
Composite materials | <Composites, Carbon fibre=Carbon fiber, Fibre-reinforced plastic, Composite layup<Composites | Materials science
Sheet metal design | ~Sheet metal part design | <Mechanical design
Plastic part design | =Design of plastic parts, ~Injection molded part design, Plastics engineering | " | Injection molding 0.7
Mechanism design | Kinematics, ~Linkage design, ~Gear design | "
Piping design | Piping engineering, Piping isometrics | Mechanical engineering, Process engineering
CAESAR II | Pipe stress analysis | Piping design
Design for manufacturing | ^DFM, DFMA, Design for assembly, Design for manufacturability, DFM/DFA | Product design engineering, Manufacturing engineering
# CAD and simulation
CAD | ^Computer-aided design, >2D CAD, >CAD modeling=CAD modelling, 3D modeling for engineering, >3D CAD | Technical drawing
Building information modeling | ^BIM, =Building information modelling, BIM coordination, ISO 19650
Engineering simulation | Numerical simulation, Multiphysics simulation, Computer-aided engineering
Product lifecycle management | ^PLM, PDM?^Product data management
Finite element analysis | ^FEA, ~Finite element method^FEM, ~Finite element modeling, Structural simulation | <Engineering simulation
AutoCAD | @Autodesk AutoCAD, >AutoCAD Mechanical, >AutoCAD Electrical, >AutoCAD LT | <CAD | Revit 0.4
SolidWorks | @Dassault SolidWorks, SOLIDWORKS Simulation | "
CATIA | >CATIA V5, >CATIA V6, 3DEXPERIENCE | "
Siemens NX | ~NX CAD, ~Unigraphics, ~UG NX | " | Creo 0.6, SolidWorks 0.6, CATIA 0.7
Creo | @PTC Creo, ~Pro/ENGINEER, ~Pro/E | " | SolidWorks 0.7
Autodesk Inventor | @Inventor? | " | Fusion 360 0.7, SolidWorks 0.8
Fusion 360 | ~Autodesk Fusion | " | SolidWorks 0.6
Solid Edge | | " | SolidWorks 0.8
Onshape | | " | SolidWorks 0.6
Vectorworks | | " | ArchiCAD 0.5
MicroStation | @Bentley MicroStation | " | OpenRoads 0.7, AutoCAD 0.6
SketchUp | @Trimble SketchUp | " | 3D visualization 0.4
Rhino | ~Rhinoceros 3D^Rhino 3D, Grasshopper 3D | " | | exact context
Revit | @Autodesk Revit, >Revit Structure, >Revit Architecture, >Revit MEP | Building information modeling, <CAD
ArchiCAD | @Graphisoft Archicad | " | Allplan 0.7, Revit 0.7
Allplan | @Nemetschek Allplan | " | Revit 0.6
MATLAB | @MathWorks MATLAB | Engineering simulation | Python 0.4
ANSYS | >ANSYS Mechanical, >ANSYS Workbench, >ANSYS Fluent | "
COMSOL | >COMSOL Multiphysics | " | ANSYS 0.6
Navisworks | @Autodesk Navisworks | Building information modeling | Solibri 0.7
Solibri | Clash detection, >Solibri Model Checker | "
Civil 3D | >AutoCAD Civil 3D | <CAD, Civil engineering
OpenRoads | @Bentley OpenRoads, InRoads | Highway engineering | Civil 3D 0.7
Tekla Structures | <Tekla | Building information modeling, Structural engineering
EPLAN | >EPLAN Electric P8 | <CAD, Electrical design
Computational fluid dynamics | ^CFD, ~CFD simulation | <Engineering simulation, Fluid mechanics | Finite element analysis 0.5
Abaqus | @SIMULIA Abaqus | Finite element analysis | Nastran 0.7, HyperMesh 0.5, ANSYS 0.7
Nastran | @MSC Nastran, Patran | " | ANSYS 0.6
HyperMesh | Altair HyperWorks | "
OpenFOAM | | Computational fluid dynamics | ANSYS 0.5, STAR-CCM+ 0.7
STAR-CCM+ | >Simcenter STAR-CCM+ | "
Simulink | >MATLAB/Simulink, Model-based design, Model-based development | Engineering simulation, Control engineering | MATLAB 0.7
LabVIEW | @NI LabVIEW, @National Instruments LabVIEW | Test and measurement | TestStand 0.6
TestStand | @NI TestStand | "
PTC Windchill | @Windchill | Product lifecycle management | Siemens Teamcenter 0.8
Siemens Teamcenter | @Teamcenter | "
# Electrical and electronics
Electrical engineering |
Electronics | >Electronics design, Electronic engineering=Electronics engineering | | | context
Test and measurement | Electronic testing, Electronic test equipment, Electrical testing
Power systems | Short-circuit study, Arc flash study, >Power system analysis, Load flow analysis | Electrical engineering
Electrical design | Single-line diagram, Wiring diagram, Electrical system design, Electrical schematic | "
Electric motors | Motor control, Electric drive | "
Battery systems | Battery management system, Lithium-ion battery, Battery pack design, Battery engineering | "
Telecommunications engineering | ^Telecom engineering, <Telecommunications | "
PCB design | ^Printed circuit board design, Schematic capture, PCB layout | Electronics
Digital design | RTL design, Digital logic design | " | | context
Soldering | >Through-hole soldering, >Hand soldering | "
Circuit design | >Analog circuit design, Analogue design^Analog design, >Digital circuit design, Mixed-signal design | "
Signal processing | >Digital signal processing^DSP? | "
RF engineering | ^Radio frequency engineering, RF design, Microwave engineering, Antenna design | "
IPC-A-610 | IPC J-STD-001, IPC/WHMA-A-620 | " | Soldering 0.6
Multimeter | >Digital multimeter^DMM? | Test and measurement
Oscilloscope | Logic analyzer, Spectrum analyzer | "
Data acquisition | ^DAQ | "
ETAP | | Power systems | PowerFactory 0.7
PowerFactory | @DIgSILENT PowerFactory | "
Power distribution | Low-voltage systems, Medium-voltage systems, Electrical distribution, Switchgear design | "
High-voltage engineering | <High voltage, Substation design, Substation engineering, Transmission lines | "
Protection and control | Relay protection, Protective relay=Protection relay, Relay coordination | "
Power electronics | Inverter design, DC-DC converter, Switched-mode power supply, Power converter | <Electronics
Variable frequency drive | ^VFD, Variable speed drive, Frequency inverter | Electric motors
Altium Designer | <Altium | PCB design | KiCad 0.7, OrCAD 0.7, Eagle PCB 0.6
KiCad | | "
OrCAD | @Cadence OrCAD | " | Cadence Allegro 0.8
Cadence Allegro | Allegro PCB | " | Altium Designer 0.7
Eagle PCB | Autodesk Eagle | "
SPICE simulation | LTspice, PSpice | Circuit design
FPGA | >FPGA design, >FPGA development | Digital design
VHDL | | " | Verilog 0.8
Verilog | SystemVerilog | "
Xilinx Vivado | @Vivado | FPGA | Intel Quartus 0.7
Intel Quartus | Quartus Prime<Quartus, <Quartus | "
ASIC design | VLSI, ~VLSI design<VLSI, ~SoC design | <Digital design | FPGA 0.6
EMC testing | Electromagnetic compatibility, EMI/EMC, EMC compliance, FCC Part 15 | Electronics, Test and measurement
Wire harness design | Cable harness, Wiring harness, Cable assembly | Electrical design
Lighting design | DIALux | "
Fiber optics | =Fibre optics, Fiber splicing=Fibre splicing, OTDR, FTTH | Telecommunications engineering
Mobile networks | >5G, >LTE, >4G/5G<5G, RAN engineering, >5G NR<5G | " | RF engineering 0.6
# Automation and control
Automation engineering | >Process automation engineering, Industrial automation, Automation technology
Commissioning | >System commissioning, >Plant commissioning, >Start-up and commissioning | | | context
Hazard analysis | Hazard identification^HAZID, Machinery risk assessment, Hazard and risk analysis | | Risk assessment 0.6
Robotics | >Industrial robotics, Robotic systems | Automation engineering
PLC programming | IEC 61131-3, Structured text programming, Programmable logic controller^PLC?, Ladder logic, PLC controller | "
SCADA | ^Supervisory control and data acquisition, >SCADA system | " | HMI 0.7
HMI | ^Human-machine interface, >HMI design, >HMI programming | "
Industrial communication | Industrial networks, Fieldbus, Industrial Ethernet | "
Instrumentation | >Instrumentation and control^I&C, >Process instrumentation, Sensor technology | "
Control engineering | Control systems, Control theory, PID control, Control system design<Control systems, Feedback control | "
Distributed control system | ^DCS? | " | SCADA 0.6
Machine vision | Industrial image processing, Vision inspection system | " | Computer vision 0.6
Servo drives | Servo motor, Motion control | " | Electric motors 0.6
Functional safety | Machine safety, ISO 13849, IEC 61508, Safety integrity level | Hazard analysis
Allen-Bradley | Rockwell Automation, Studio 5000, RSLogix, ControlLogix, CompactLogix | PLC programming
Siemens TIA Portal | @TIA Portal, Siemens S7@Simatic S7, Simatic Step 7, Siemens PLC | " | Allen-Bradley 0.7
Beckhoff TwinCAT | @TwinCAT, <Beckhoff | " | Codesys 0.8, Siemens TIA Portal 0.6, Allen-Bradley 0.5
Codesys | CODESYS V3 | "
WinCC | @Siemens WinCC, @SIMATIC WinCC | <SCADA, <HMI | Wonderware 0.7
Wonderware | ~AVEVA InTouch, ~InTouch HMI | " | Ignition SCADA 0.6
Ignition SCADA | ~Inductive Automation Ignition | <SCADA, HMI
DeltaV | @Emerson DeltaV | <Distributed control system | Honeywell Experion 0.7
Honeywell Experion | ~Experion PKS | "
Profinet | Profibus | Industrial communication | EtherNet/IP 0.7, EtherCAT 0.7
EtherNet/IP | DeviceNet, ControlNet | "
EtherCAT | | "
Modbus | >Modbus TCP, >Modbus RTU | " | Profinet 0.5
OPC UA | OPC server, OPC DA | "
Robot programming | >Industrial robot programming, Cobot programming | Robotics | PLC programming 0.4
FANUC robots | =FANUC robotics | " | KUKA robots 0.7, ABB robots 0.7
KUKA robots | KUKA KRL | " | ABB robots 0.7
ABB robots | RobotStudio, ABB RAPID | "
ROS | ^Robot Operating System, ROS2 | " | C++ 0.4 | exact
Cognex | >Cognex In-Sight, VisionPro | Machine vision | Keyence 0.7
Keyence | >Keyence vision system | "
Mechatronics | Mechatronic systems | Mechanical engineering, Electrical engineering
Factory acceptance test | Site acceptance test, FAT/SAT | Commissioning
ISO 26262 | ASIL, Automotive functional safety | Functional safety
HAZOP | ^Hazard and operability study, >HAZOP study, LOPA | Hazard analysis, Process safety
# Civil and structural
Structural engineering | Structural calculations, ~Structural design, Structural analysis | <Civil engineering
Geotechnical engineering | Soil mechanics, Foundation design, ~Geotechnics | "
Highway engineering | ~Road design, ~Roadway design, ~Highway design, Pavement design | "
Transportation engineering | >Traffic engineering, Transport planning, Traffic modelling, Traffic impact study | " | Highway engineering 0.6
Railway engineering | ^Rail engineering, Track design, Railway signalling, Rail systems | "
Hydraulic engineering | Hydrology, Hydraulic modeling=Hydraulic modelling | "
Land development engineering | Site grading, Site civil design, Site development | "
Construction management | Construction project management, Construction administration
Civil engineering |
Building codes | >International Building Code, >Building code compliance
Architectural design | Architectural drafting, Architectural drawing, Building design
Sustainable construction | Energy-efficient building, Passive house, Sustainable building, Green construction
Critical path method | CPM scheduling | | Construction scheduling 0.6
Building permits | >Building permit application, Permit drawings, Construction permit | | Building codes 0.5
Urban planning | Town planning, City planning, Land use planning, Zoning
Construction contracts | >Construction contract administration, AIA contract | Construction management
Quantity surveying | Construction cost management, Quantity take-off, Bill of quantities | " | Construction estimating 0.8
Construction estimating | Cost estimating, Construction cost estimation, Bid estimating | "
Construction supervision | Site supervision, Resident engineering, Site management, Construction site management<Site management | "
Construction scheduling | Construction planning, Construction programme | " | Project planning 0.4
Bluebeam Revu | <Bluebeam | "
Procore | | "
Construction inspection | Building inspection, Site inspection | "
Autodesk Construction Cloud | BIM 360, PlanGrid | " | Procore 0.7
Land surveying | Geodesy, <Surveying, Topographic survey | Civil engineering
Primavera P6 | Oracle Primavera@Primavera | Construction scheduling
Asta Powerproject | <Powerproject | " | Primavera P6 0.7
Reinforced concrete design | <~Concrete design, Prestressed concrete, Post-tensioned concrete | <Structural engineering | Steel structure design 0.6
Steel structure design | ~Structural steel design<Steel design, ~Steel design, AISC 360 | "
Timber structure design | ~Timber engineering, Mass timber, Cross-laminated timber | "
Bridge design | ~Bridge engineering, Bridge inspection | "
ACI 318 | | Reinforced concrete design | Eurocodes 0.4
Eurocodes | EN 1992, EN 1993 | Structural engineering
SAP2000 | @CSI SAP2000 | " | ETABS 0.9, STAAD.Pro 0.7, RFEM 0.6
ETABS | @CSI ETABS | "
STAAD.Pro | =STAAD | " | Robot Structural Analysis 0.7
RFEM | @Dlubal RFEM, Dlubal | "
Robot Structural Analysis | Autodesk Robot | " | SAP2000 0.7
Soil testing | Geotechnical investigation, Soil sampling, Site investigation | Geotechnical engineering
Stormwater management | Drainage design, SuDS, Stormwater design, Storm drainage | Hydraulic engineering
HEC-RAS | HEC-HMS, SWMM | "
Water and wastewater engineering | ~Water engineering, Sewer design, ~Water supply engineering | <Civil engineering, Environmental engineering
Wastewater treatment | Sewage treatment, Effluent treatment | Water and wastewater engineering | Water treatment 0.7
Water treatment | >Drinking water treatment, >Potable water treatment | "
Total station | >Trimble total station, >Leica total station, >Robotic total station | Land surveying
Setting out | Construction staking, Construction layout, Site layout | " | | context
Erosion control | SWPPP, Erosion and sediment control | Land development engineering
FIDIC | >FIDIC contract | <Construction contracts | NEC4 0.6, JCT contract 0.5
NEC4 | ~NEC3, ~NEC contract, >NEC3/NEC4<NEC3 | "
JCT contract | <~JCT? | " | NEC4 0.6
UK Building Regulations | <~Building Regulations, Approved Documents, Part L | <Building codes
Planning permission | Planning application, Development application | Urban planning
LEED | >LEED certification, >LEED v4 | Sustainable construction | BREEAM 0.7 | exact
BREEAM | | " | DGNB 0.7
DGNB | | "
Fire protection engineering | Fire safety engineering, Fire protection design, Fire strategy | Building codes
Sprinkler systems | Fire sprinkler design<Fire sprinkler, NFPA 13, Fire sprinkler | Fire protection engineering
# Process, energy and environment
Process engineering | >Chemical process engineering, Process design | Chemical engineering
Environmental engineering | Pollution control, Air quality control
Renewable energy | Energy transition, <Renewables, Clean energy
Energy management | Energy efficiency, Energy conservation
Sustainability | >Corporate sustainability, >Sustainability management, Sustainable development | | | context
Chemical engineering |
Petroleum engineering | Oil and gas engineering
Mining engineering | Mine planning, Surface mining, Underground mining
Nuclear engineering | Reactor physics, Nuclear safety
Waste management | >Hazardous waste management, Recycling management, >Solid waste management | Environmental engineering
Site remediation | Soil remediation, Environmental remediation, Groundwater remediation | "
Environmental impact assessment | Environmental assessment, Environmental permitting | "
Phase I environmental site assessment | ^Phase I ESA, Phase II ESA, <Environmental site assessment | "
Environmental compliance | EPA regulations, Environmental regulations, Environmental monitoring, Clean Water Act, RCRA | "
P&ID | ^Piping and instrumentation diagram, Process flow diagram^PFD? | Process engineering
Process simulation | >Chemical process simulation, CHEMCAD | "
Process safety | >Process safety management, COMAH, Seveso Directive | " | Hazard analysis 0.7
Mass and energy balance | Heat and material balance, Unit operations | "
Distillation | Separation processes, Fractionation | "
Scale-up | >Process scale-up, Pilot plant, Technology transfer^Tech transfer | " | | context
Aspen HYSYS | <HYSYS, UniSim | Process simulation | Aspen Plus 0.8
Aspen Plus | AspenTech | "
Reservoir engineering | Reservoir simulation | <Petroleum engineering
Drilling engineering | Well drilling, Well completion, Directional drilling | "
Mineral processing | Ore processing, Flotation process | Mining engineering
Solar PV design | Photovoltaics, PV system design, Solar design, Solar energy | Renewable energy
Hydrogen technology | Green hydrogen, Electrolysis?, Fuel cell | "
PVsyst | Helioscope | Solar PV design
Wind energy | Wind turbine, Wind farm, >Offshore wind, ~Wind power | <Renewable energy
Energy audit | =Energy auditing, Energy assessment | Energy management
ISO 50001 | | "
Power plant operation | Power generation, Steam turbine, Gas turbine, Combined heat and power | Power systems
NEPA | ^National Environmental Policy Act | Environmental impact assessment
Life cycle assessment | ^LCA?, Life cycle analysis | Sustainability
Carbon accounting | Carbon footprint, Greenhouse gas accounting, GHG Protocol, GHG inventory | " | Life cycle assessment 0.6
Decarbonization | =Decarbonisation, Net zero | "
# Quality
Quality management | TQM^Total quality management, >Quality management system^QMS
Quality control | ^QC?, Product inspection, Incoming inspection, In-process inspection, Final inspection, Quality inspection | Quality management
Quality assurance | ^QA?, Quality engineering, >Product quality assurance | " | Quality control 0.7
Quality auditing | =Quality audit, Internal quality audit, Process audit, ISO internal audit | "
Root cause analysis | Ishikawa diagram, Fishbone diagram, Root cause investigation, 5 Whys | "
FMEA | ^Failure mode and effects analysis, >DFMEA, FMECA, >PFMEA | " | Root cause analysis 0.5
CAPA | ^Corrective and preventive action, Corrective action | " | Root cause analysis 0.7
Nonconformance management | Nonconformance report^NCR?, Non-conformance reporting, Deviation management | " | CAPA 0.7
APQP | ^Advanced product quality planning, Control plan | " | PPAP 0.9
PPAP | ^Production part approval process | " | First article inspection 0.7
ISO 17025 | ISO/IEC 17025 | " | Calibration 0.5
Reliability engineering | Weibull analysis, MTBF, Reliability testing, RAMS analysis, HALT testing | "
Supplier quality | >Supplier quality management, Supplier audit, >Supplier quality engineering | " | Supplier management 0.5
Metrology | >Dimensional metrology, Dimensional inspection, Precision measurement | Quality control
Non-destructive testing | ^NDT, Nondestructive examination | "
Measurement system analysis | ^MSA?, Gage R&R, Gauge R&R | " | Statistical process control 0.6
First article inspection | ^FAI?, AS9102 | "
Precision measuring tools | >Micrometer, >Height gauge, Precision measuring instruments, >Calipers | Metrology
Calibration | >Instrument calibration, >Equipment calibration | "
Coordinate measuring machine | ^CMM?, CMM programming, CMM inspection | "
Statistical process control | ^SPC?, Control chart, Process capability, Cpk | Quality control, Statistics
8D | >8D report, >8D methodology, >8D problem solving | Root cause analysis | CAPA 0.7
PC-DMIS | Zeiss Calypso | Coordinate measuring machine
Ultrasonic testing | ~Ultrasonic inspection, >Phased array | <Non-destructive testing | Radiographic testing 0.5
Radiographic testing | ~Industrial radiography, X-ray inspection | "
Magnetic particle testing | ~Magnetic particle inspection, ~Dye penetrant testing, ~Liquid penetrant testing | " | Ultrasonic testing 0.5
Materials testing | >Tensile testing, >Hardness testing, >Mechanical testing, >Destructive testing | Quality control, Materials science
VDA 6.3 | VDA 6.3 auditor | Quality auditing | IATF 16949 0.6
Validation and verification | ^V&V, =Verification and validation, Design verification, Design validation | Quality assurance
Process validation | IQ/OQ/PQ, Equipment qualification, Installation qualification | Quality assurance, GMP | Validation and verification 0.6
Batch record review | Batch documentation, Batch release, <Batch record | "
Computer system validation | GAMP 5, Computerized system validation | Validation and verification
21 CFR Part 11 | | Computer system validation
# Standards and regulation
Medical device regulation | Medical device compliance | Regulatory affairs
CE marking | CE conformity, UKCA marking, EU declaration of conformity | "
UL certification | UL listing, CSA certification, UL standards | " | CE marking 0.5
RoHS | >RoHS compliance, WEEE | " | REACH regulation 0.7
REACH regulation | REACH compliance | "
Regulatory affairs | EMA submissions, Regulatory compliance for products, Regulatory submissions, FDA submissions
Export control | Export compliance, Export Administration Regulations, >Export control regulations
GxP | Good practice regulations | Quality management
ISO 9001 | >ISO 9001:2015 | "
IATF 16949 | TS 16949, ISO/TS 16949<TS 16949 | " | ISO 9001 0.7
AS9100 | AS9100D, EN 9100 | " | ISO 9001 0.7
ASPICE | ^Automotive SPICE | " | AUTOSAR 0.4
GMP | ^cGMP, ^Good manufacturing practice, >EU GMP | <GxP
ISO 14001 | EMAS, Environmental management system | Environmental engineering | ISO 9001 0.5
ISO 13485 | | Quality management, Medical device regulation | ISO 9001 0.7
ISO 45001 | OHSAS 18001 | Occupational health and safety | ISO 14001 0.6
EU MDR | ~MDR 2017/745, ~IVDR | <Medical device regulation | FDA 510(k) 0.5
21 CFR Part 820 | ~FDA QSR^FDA Quality System Regulation, ~QMSR | " | ISO 13485 0.7
FDA 510(k) | <510(k) | Medical device regulation | 21 CFR Part 820 0.7
ISO 14971 | Medical device risk management | "
IEC 62304 | | "
Machinery Directive | EU Machinery Regulation, >Machinery Directive 2006/42/EC | CE marking
ATEX | IECEx, Hazardous area classification, Explosion protection | Functional safety
DO-178C | DO-178B, DO-254, ARP4754A | Aerospace engineering, Functional safety
ITAR | ^International Traffic in Arms Regulations, >ITAR compliance | Export control
# Systems, vehicles and aviation
Systems engineering | System requirements analysis, Interface control
Field service engineering | <Field service, On-site technical service, Customer site installation | | Commissioning 0.6
Technical documentation | Technical file, Engineering documentation, Operating manual | | Technical writing 0.8
Biomedical engineering | Medical device development, Biomedical equipment, Medical device design
Optical engineering | Optics?, Optical design, Photonics
Acoustics | Acoustic engineering, Noise control, Sound insulation
Automotive engineering | Chassis engineering, Vehicle engineering, Powertrain engineering | Mechanical engineering
Aerospace engineering | Aeronautical engineering, Aircraft design, Spacecraft design | "
Naval architecture | Ship design, Marine engineering, Shipbuilding | "
Bill of materials | ^BOM?, BOM management | Product lifecycle management
Engineering change management | Engineering change order^ECO?, Engineering change request, ECN process | "
IBM DOORS | @DOORS?, Rational DOORS | Systems engineering, Requirements engineering | Polarion 0.7, Jama Connect 0.7
Polarion | @Siemens Polarion | Systems engineering
Jama Connect | Jama Software | "
Vehicle dynamics | | Automotive engineering
Electric vehicles | EV technology, E-mobility, Electric mobility, Hybrid vehicles, EV charging | "
ADAS | ^Advanced driver assistance systems | " | Autonomous driving 0.7
Autonomous driving | Self-driving vehicle, Autonomous vehicle | "
LiDAR | Sensor fusion | Autonomous driving
Hardware-in-the-loop | HIL testing<HIL, HIL?, Software-in-the-loop, dSPACE | Test and measurement, Simulink
Avionics | >Avionics systems | Aerospace engineering, Electronics
ARINC 429 | MIL-STD-1553 | Avionics
Zemax | >Zemax OpticStudio<OpticStudio, OpticStudio | Optical engineering
Technical report writing | <Technical reports, Engineering report | Technical documentation
Value engineering | Value analysis, Cost reduction engineering, Design-to-cost | Product design engineering
`
