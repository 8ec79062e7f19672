export const engineering = `
# Manufacturing
+ Surface treatment | Surface finishing, Surface coating
+ CNC programming | G-code, M-code
+ Manufacturing engineering | Manufacturing processes, Production technology, Production engineering, Industrial engineering
+ Lean manufacturing | Toyota Production System, Lean management<Lean, <Lean?, Lean production<Lean, Lean principles<Lean
+ Continuous improvement | Process optimisation=Process optimization, Operational excellence, Process improvement
+ Machining | Metal cutting, >Metal machining, >Precision machining
+ Six Sigma | =6 Sigma, DMADV, >Lean Six Sigma, DMAIC
+ 5S | 6S, >5S methodology, 5S audit
+ Assembly | >Product assembly, >Assembly work, Production line, >Mechanical assembly, Assembly line
+ Machine operation | Production equipment operation, Operating machinery, >Production machine operation
+ CNC machining | =CNC machine, >CNC milling, >CNC turning, CNC lathe<CNC, >CNC routing, CNC router<CNC, ~CNC operation<CNC
+ Milling | Bridgeport mill, >5-axis milling, >Manual milling, >Milling machine
+ Turning | ~Lathe operation<Lathe, Engine lathe<Lathe, Manual lathe<Lathe
+ Grinding | >Precision grinding, >Surface grinding, >Cylindrical grinding
+ Tool and die making | Mold making=Mould making, Toolmaking, <Tool and die
+ Food production | Food technology, Food engineering, Food manufacturing, Food processing
Sheet metal fabrication | Sheet metal work, Sheet metal forming | Manufacturing engineering
Injection molding | =Injection moulding, >Plastic injection molding, Mould setting, Scientific molding | Manufacturing engineering
Production planning | Production scheduling, Production control, Capacity planning, Manufacturing planning, Master production schedule
Kaizen | >Kaizen event, Gemba walk<Gemba, Gemba | Lean manufacturing
Value stream mapping | ^VSM, Value stream analysis | Lean manufacturing | Process mapping 0.7
Total productive maintenance | ^TPM?, Autonomous maintenance | Lean manufacturing | OEE 0.6
OEE | ^Overall equipment effectiveness | Manufacturing engineering
SMED | ^Single-minute exchange of die, Quick changeover | Lean manufacturing
Poka-yoke | Error proofing, Mistake proofing | Lean manufacturing
Just in time | ^JIT, >Just-in-time manufacturing, Pull system | Lean manufacturing | | context
Time study | Time and motion study, Work measurement, Line balancing | Manufacturing engineering
Plant layout | Facility layout, Factory planning, Line layout | Manufacturing engineering
Manufacturing execution system | ^MES, Shop floor control, MES implementation | Manufacturing engineering
Industry 4.0 | Smart manufacturing, Smart factory, Digital manufacturing | Manufacturing engineering | Internet of things 0.5
Digital twin | | Industry 4.0, Engineering simulation
Heidenhain | >Heidenhain TNC | CNC programming | Sinumerik 0.6, FANUC control 0.6
Sinumerik | @Siemens Sinumerik, Siemens 840D | CNC programming | FANUC control 0.6
FANUC control | Fanuc CNC | CNC programming
Haas | >Haas CNC | CNC machining | | exact context
CAM programming | CAM software, CAD/CAM, Computer-aided manufacturing | CNC programming
Mastercam | | CAM programming | hyperMILL 0.7
hyperMILL | | CAM programming
EDM machining | ~Electrical discharge machining, >Wire EDM, >Sinker EDM | <Machining
Fixture design | Jigs and fixtures, >Jig and fixture design<Jigs and fixtures | Manufacturing engineering
Extrusion | >Plastic extrusion | Manufacturing engineering | Injection molding 0.5
Thermoforming | Blow molding=Blow moulding, >Vacuum forming | Manufacturing engineering | Extrusion 0.5
Metal casting | Foundry?, >Sand casting, >Investment casting | Manufacturing engineering
Die casting | >High-pressure die casting | <Metal casting | Injection molding 0.4
Metal stamping | Stamping press, Progressive die, Deep drawing | Manufacturing engineering
Press brake | >Press brake operation, Sheet metal bending | Sheet metal fabrication
Laser cutting | CNC laser, Laser cutter | Manufacturing engineering | Waterjet cutting 0.7
Waterjet cutting | Water-jet cutter | Manufacturing engineering
Powder coating | | <Surface treatment | Industrial spray painting 0.6
Industrial spray painting | <~Spray painting, ~Spray coating, ~Industrial painting | <Surface treatment
Electroplating | ~Anodizing=Anodising, ~Galvanizing, ~Metal plating | <Surface treatment
SMT assembly | Surface mount technology, Pick and place machine, PCB assembly, Reflow soldering | Manufacturing engineering, Electronics
Semiconductor manufacturing | Wafer fabrication, Semiconductor processing, Photolithography | Manufacturing engineering
Cleanroom | >Cleanroom protocol, Cleanroom gowning, ISO 14644 | Manufacturing engineering
Packaging engineering | Packaging design engineering, Packaging machinery, Packaging line | Manufacturing engineering
Pharmaceutical manufacturing | Aseptic processing, Sterile manufacturing, Biopharmaceutical manufacturing, Solid dosage manufacturing | Manufacturing engineering | GMP 0.7
Textile manufacturing | Industrial sewing, Garment production, Weaving?, Knitting technology | Manufacturing engineering | Sewing 0.4
Bottling | Bottling line, Filling line, Canning line, Kegging | | Machine operation 0.4
Sensory evaluation | Sensory analysis, Sensory testing, Taste panel | | Food production 0.4
# Mechanical engineering
+ Pneumatics | Pneumatic systems
+ Hydraulics | Hydraulic systems
+ Materials science | Materials engineering, Materials selection
+ Mechanical design | Machine design, Mechanical component design
+ Product design engineering | NPD?^New product development, New product introduction^NPI?, Product engineering
+ GD&T | ^Geometric dimensioning and tolerancing, ISO GPS, ASME Y14.5
+ Technical drawing | Blueprint creation, 2D drawing, Mechanical drafting<Drafting, Engineering drawing, Drafting?
+ Blueprint reading | =Reading blueprints, =Read blueprints, Interpreting technical drawings, Schematic reading, Print reading
+ Rapid prototyping | Prototype build, Prototype development
3D printing | Additive manufacturing, >Selective laser sintering, >FDM printing | Manufacturing engineering | Rapid prototyping 0.7
Hydraulics and pneumatics | Fluid power | Mechanical engineering
Tolerance analysis | Tolerance stack-up, Stack-up analysis | Mechanical design | GD&T 0.7
Strength of materials | Stress analysis, Solid mechanics, Structural mechanics | Mechanical engineering
Fatigue analysis | Durability analysis, Fracture mechanics | Strength of materials
Thermodynamics | >Applied thermodynamics | Mechanical engineering | Heat transfer 0.8
Heat transfer | Thermal analysis, Thermal management, Thermal design | Mechanical engineering
Fluid mechanics | Fluid dynamics, Hydrodynamics | Mechanical engineering
Aerodynamics | | <Fluid mechanics
Vibration analysis | Modal analysis, Rotor dynamics | Mechanical engineering | NVH 0.7
NVH | ^Noise vibration and harshness | Automotive engineering
Metallurgy | Metallography, >Physical metallurgy | <Materials science
Heat treatment | Hardening of steel, Annealing | Metallurgy
Composite materials | <Composites, Carbon fibre=Carbon fiber, Fibre-reinforced plastic, Composite layup<Composites | Materials science
Pumps and compressors | Rotating equipment, Turbomachinery, Centrifugal pump, Compressor maintenance | Mechanical engineering
Sheet metal design | ~Sheet metal part design | <Mechanical design
Plastic part design | =Design of plastic parts, ~Injection molded part design, Plastics engineering | <Mechanical design | Injection molding 0.7
Mechanism design | Kinematics, ~Linkage design, ~Gear design | <Mechanical design
Piping design | Piping engineering, Piping isometrics | Mechanical engineering, Process engineering
CAESAR II | Pipe stress analysis | Piping design
Pressure vessel design | ASME BPVC, ASME Section VIII, Pressure Equipment Directive | Mechanical engineering
HVAC design | HVAC engineering, Building services design, Mechanical building services, Load calculation, ASHRAE standards | Mechanical engineering | MEP engineering 0.7
MEP engineering | Building services engineering, MEP coordination<MEP, M&E engineering, <MEP?
Design for manufacturing | ^DFM, DFMA, Design for assembly, Design for manufacturability, DFM/DFA | Product design engineering, Manufacturing engineering
Reverse engineering | 3D scanning | Mechanical design
# CAD and simulation
+ MATLAB | @MathWorks MATLAB
+ SolidWorks | @Dassault SolidWorks, SOLIDWORKS Simulation
+ CAD | ^Computer-aided design, >2D CAD, >CAD modeling=CAD modelling, 3D modeling for engineering, >3D CAD
+ Building information modeling | =Building information modelling, BIM coordination, ISO 19650
+ Engineering simulation | Numerical simulation, Multiphysics simulation, Computer-aided engineering
+ Finite element analysis | ^FEA, ~Finite element method^FEM, ~Finite element modeling, Structural simulation
+ Product lifecycle management | ^PLM, PDM?^Product data management
+ AutoCAD | @Autodesk AutoCAD, >AutoCAD Mechanical, >AutoCAD Electrical, >AutoCAD LT
+ Revit | @Autodesk Revit, >Revit Structure, >Revit Architecture, >Revit MEP
ANSYS | >ANSYS Mechanical, >ANSYS Workbench, >ANSYS Fluent | Engineering simulation
CATIA | >CATIA V5, >CATIA V6, 3DEXPERIENCE | <CAD
Siemens NX | ~NX CAD, ~Unigraphics, ~UG NX | <CAD | Creo 0.6, SolidWorks 0.6, CATIA 0.7
Creo | @PTC Creo, ~Pro/ENGINEER, ~Pro/E | <CAD | SolidWorks 0.7
Autodesk Inventor | @Inventor? | <CAD | Fusion 360 0.7, SolidWorks 0.8
Fusion 360 | ~Autodesk Fusion | <CAD | SolidWorks 0.6
Solid Edge | | <CAD | SolidWorks 0.8
Onshape | | <CAD | SolidWorks 0.6
ArchiCAD | @Graphisoft Archicad | Building information modeling, <CAD | Allplan 0.7, Revit 0.7
Allplan | @Nemetschek Allplan | Building information modeling, <CAD | Revit 0.6
Vectorworks | | <CAD | ArchiCAD 0.5
Navisworks | @Autodesk Navisworks | Building information modeling | Solibri 0.7
Solibri | Clash detection, >Solibri Model Checker | Building information modeling
Civil 3D | >AutoCAD Civil 3D | <CAD, Civil engineering
MicroStation | @Bentley MicroStation | <CAD | OpenRoads 0.7, AutoCAD 0.6
OpenRoads | @Bentley OpenRoads, InRoads | Highway engineering | Civil 3D 0.7
Tekla Structures | <Tekla | Building information modeling, Structural engineering
SketchUp | @Trimble SketchUp | <CAD | 3D visualization 0.4
Rhino | ~Rhinoceros 3D^Rhino 3D, Grasshopper 3D | <CAD | | exact context
EPLAN | >EPLAN Electric P8 | <CAD, Electrical design
Computational fluid dynamics | ^CFD, ~CFD simulation | <Engineering simulation, Fluid mechanics | Finite element analysis 0.5
Abaqus | @SIMULIA Abaqus | Finite element analysis | Nastran 0.7, HyperMesh 0.5, ANSYS 0.7
Nastran | @MSC Nastran, Patran | Finite element analysis | ANSYS 0.6
HyperMesh | Altair HyperWorks | Finite element analysis
COMSOL | >COMSOL Multiphysics | Engineering simulation | ANSYS 0.6
OpenFOAM | | Computational fluid dynamics | ANSYS 0.5, STAR-CCM+ 0.7
STAR-CCM+ | >Simcenter STAR-CCM+ | Computational fluid dynamics
Simulink | >MATLAB/Simulink, Model-based design, Model-based development | Engineering simulation, Control engineering | MATLAB 0.7
LabVIEW | @NI LabVIEW, @National Instruments LabVIEW | Test and measurement | TestStand 0.6
TestStand | @NI TestStand | Test and measurement
PTC Windchill | @Windchill | Product lifecycle management | Siemens Teamcenter 0.8
Siemens Teamcenter | @Teamcenter | Product lifecycle management
# Electrical and electronics
+ Soldering | >Through-hole soldering, >Hand soldering
+ Digital design | RTL design, Digital logic design
+ Power systems | Short-circuit study, Arc flash study, >Power system analysis, Load flow analysis
+ Electronics | >Electronics design, Electronic engineering=Electronics engineering
+ Test and measurement | Electronic testing, Electronic test equipment, Electrical testing
+ Electrical design | Single-line diagram, Wiring diagram, Electrical system design, Electrical schematic
+ PCB design | ^Printed circuit board design, Schematic capture, PCB layout
Multimeter | >Digital multimeter^DMM? | Test and measurement
ETAP | | Power systems | PowerFactory 0.7
PowerFactory | @DIgSILENT PowerFactory | Power systems
Power distribution | Low-voltage systems, Medium-voltage systems, Electrical distribution, Switchgear design | Power systems
High-voltage engineering | <High voltage, Substation design, Substation engineering, Transmission lines | Power systems
Protection and control | Relay protection, Protective relay=Protection relay, Relay coordination | Power systems
Power electronics | Inverter design, DC-DC converter, Switched-mode power supply, Power converter | <Electronics
Electric motors | Motor control, Electric drive | Electrical engineering
Variable frequency drive | ^VFD, Variable speed drive, Frequency inverter | Electric motors
Circuit design | >Analog circuit design, Analogue design^Analog design, >Digital circuit design, Mixed-signal design | Electronics
Altium Designer | <Altium | PCB design | KiCad 0.7, OrCAD 0.7, Eagle PCB 0.6
KiCad | | PCB design
OrCAD | @Cadence OrCAD | PCB design | Cadence Allegro 0.8
Cadence Allegro | Allegro PCB | PCB design | Altium Designer 0.7
Eagle PCB | Autodesk Eagle | PCB design
SPICE simulation | LTspice, PSpice | Circuit design
FPGA | >FPGA design, >FPGA development | Digital design
Xilinx Vivado | @Vivado | FPGA | Intel Quartus 0.7
Intel Quartus | Quartus Prime<Quartus, <Quartus | FPGA
ASIC design | VLSI, ~VLSI design<VLSI, ~SoC design | <Digital design | FPGA 0.6
VHDL | | Digital design | Verilog 0.8
Verilog | SystemVerilog | Digital design
Signal processing | >Digital signal processing^DSP? | Electronics
RF engineering | ^Radio frequency engineering, RF design, Microwave engineering, Antenna design | Electronics
EMC testing | Electromagnetic compatibility, EMI/EMC, EMC compliance, FCC Part 15 | Electronics, Test and measurement
Oscilloscope | Logic analyzer, Spectrum analyzer | Test and measurement
Data acquisition | ^DAQ | Test and measurement
IPC-A-610 | IPC J-STD-001, IPC/WHMA-A-620 | Electronics | Soldering 0.6
Wire harness design | Cable harness, Wiring harness, Cable assembly | Electrical design
Battery systems | Battery management system, Lithium-ion battery, Battery pack design, Battery engineering | Electrical engineering
Telecommunications engineering | ^Telecom engineering, <Telecommunications | Electrical engineering
Fiber optics | =Fibre optics, Fiber splicing=Fibre splicing, OTDR, FTTH | Telecommunications engineering
Mobile networks | >5G, >LTE, >4G/5G<5G, RAN engineering, >5G NR<5G | Telecommunications engineering | RF engineering 0.6
Lighting design | DIALux | Electrical design
# Automation and control
+ SCADA | ^Supervisory control and data acquisition, >SCADA system
+ Robotics | >Industrial robotics, Robotic systems
+ Automation engineering | >Process automation engineering, Industrial automation, Automation technology
+ PLC programming | IEC 61131-3, Structured text programming, Programmable logic controller^PLC?, Ladder logic, PLC controller
+ HMI | ^Human-machine interface, >HMI design, >HMI programming
+ Industrial communication | Industrial networks, Fieldbus, Industrial Ethernet
+ Functional safety | Machine safety, ISO 13849, IEC 61508, Safety integrity level
+ Commissioning | >System commissioning, >Plant commissioning, >Start-up and commissioning
Instrumentation | >Instrumentation and control^I&C, >Process instrumentation, Sensor technology | Automation engineering
Allen-Bradley | Rockwell Automation, Studio 5000, RSLogix, ControlLogix, CompactLogix | PLC programming
Siemens TIA Portal | @TIA Portal, Siemens S7@Simatic S7, Simatic Step 7, Siemens PLC | PLC programming | Allen-Bradley 0.7
Control engineering | Control systems, Control theory, PID control, Control system design<Control systems, Feedback control | Automation engineering
Beckhoff TwinCAT | @TwinCAT, <Beckhoff | PLC programming | Codesys 0.8, Siemens TIA Portal 0.6, Allen-Bradley 0.5
Codesys | CODESYS V3 | PLC programming
WinCC | @Siemens WinCC, @SIMATIC WinCC | <SCADA, <HMI | Wonderware 0.7
Wonderware | ~AVEVA InTouch, ~InTouch HMI | <SCADA, <HMI | Ignition SCADA 0.6
Ignition SCADA | ~Inductive Automation Ignition | <SCADA, HMI
Distributed control system | ^DCS? | Automation engineering | SCADA 0.6
DeltaV | @Emerson DeltaV | <Distributed control system | Honeywell Experion 0.7
Honeywell Experion | ~Experion PKS | <Distributed control system
Profinet | Profibus | Industrial communication | EtherNet/IP 0.7, EtherCAT 0.7
EtherNet/IP | DeviceNet, ControlNet | Industrial communication
EtherCAT | | Industrial communication
Modbus | >Modbus TCP, >Modbus RTU | Industrial communication | Profinet 0.5
OPC UA | OPC server, OPC DA | Industrial communication
Robot programming | >Industrial robot programming, Cobot programming | Robotics | PLC programming 0.4
FANUC robots | =FANUC robotics | Robotics | KUKA robots 0.7, ABB robots 0.7
KUKA robots | KUKA KRL | Robotics | ABB robots 0.7
ABB robots | RobotStudio, ABB RAPID | Robotics
ROS | ^Robot Operating System, ROS2 | Robotics | C++ 0.4 | exact
Machine vision | Industrial image processing, Vision inspection system | Automation engineering | Computer vision 0.6
Cognex | >Cognex In-Sight, VisionPro | Machine vision | Keyence 0.7
Keyence | >Keyence vision system | Machine vision
Mechatronics | Mechatronic systems | Mechanical engineering, Electrical engineering
Servo drives | Servo motor, Motion control | Automation engineering | Electric motors 0.6
Factory acceptance test | Site acceptance test, FAT/SAT | Commissioning
ISO 26262 | ASIL, Automotive functional safety | Functional safety
Hazard analysis | Hazard identification^HAZID, Machinery risk assessment, Hazard and risk analysis | | Risk assessment 0.6
HAZOP | ^Hazard and operability study, >HAZOP study, LOPA | Hazard analysis, Process safety
# Civil and structural
+ Primavera P6 | Oracle Primavera@Primavera
+ Construction estimating | Construction cost estimation, Bid estimating
+ Building codes | >International Building Code, >Building code compliance
+ Construction contracts | >Construction contract administration, AIA contract
+ Construction management | Construction project management, Construction administration
+ Structural engineering | Structural calculations, ~Structural design, Structural analysis
+ Land surveying | Geodesy, <Surveying, Topographic survey
+ Quantity surveying | Construction cost management, Quantity take-off, Bill of quantities
+ Architectural design | Architectural drafting, Architectural drawing, Building design
+ Sustainable construction | Energy-efficient building, Passive house, Sustainable building, Green construction
+ Construction supervision | Resident engineering, Site management, Construction site management<Site management
Construction scheduling | Construction planning, Construction programme | Construction management | Project planning 0.4
Bluebeam Revu | <Bluebeam | Construction management
Procore | | Construction management
Construction inspection | Building inspection, Site inspection | Construction management
Reinforced concrete design | <~Concrete design, Prestressed concrete, Post-tensioned concrete | <Structural engineering | Steel structure design 0.6
ACI 318 | | Reinforced concrete design | Eurocodes 0.4
Steel structure design | ~Structural steel design<Steel design, ~Steel design, AISC 360 | <Structural engineering
Timber structure design | ~Timber engineering, Mass timber, Cross-laminated timber | <Structural engineering
Eurocodes | EN 1992, EN 1993 | Structural engineering
SAP2000 | @CSI SAP2000 | Structural engineering | ETABS 0.9, STAAD.Pro 0.7, RFEM 0.6
ETABS | @CSI ETABS | Structural engineering
STAAD.Pro | =STAAD | Structural engineering | Robot Structural Analysis 0.7
RFEM | @Dlubal RFEM, Dlubal | Structural engineering
Robot Structural Analysis | Autodesk Robot | Structural engineering | SAP2000 0.7
Bridge design | ~Bridge engineering, Bridge inspection | <Structural engineering
Geotechnical engineering | Soil mechanics, Foundation design, ~Geotechnics | <Civil engineering
Soil testing | Geotechnical investigation, Soil sampling, Site investigation | Geotechnical engineering
Highway engineering | ~Road design, ~Roadway design, ~Highway design, Pavement design | <Civil engineering
Transportation engineering | >Traffic engineering, Transport planning, Traffic modelling, Traffic impact study | <Civil engineering | Highway engineering 0.6
Railway engineering | ^Rail engineering, Track design, Railway signalling, Rail systems | <Civil engineering
Hydraulic engineering | Hydrology, Hydraulic modeling=Hydraulic modelling | <Civil engineering
Stormwater management | Drainage design, SuDS, Stormwater design, Storm drainage | Hydraulic engineering
HEC-RAS | HEC-HMS, SWMM | Hydraulic engineering
Water and wastewater engineering | ~Water engineering, Sewer design, ~Water supply engineering | <Civil engineering, Environmental engineering
Wastewater treatment | Sewage treatment, Effluent treatment | Water and wastewater engineering | Water treatment 0.7
Water treatment | >Drinking water treatment, >Potable water treatment | Water and wastewater engineering
Total station | >Trimble total station, >Leica total station, >Robotic total station | Land surveying
Setting out | Construction staking, Construction layout, Site layout | Land surveying | | context
Land development engineering | Site grading, Site civil design, Site development | <Civil engineering
Erosion control | SWPPP, Erosion and sediment control | Land development engineering
FIDIC | >FIDIC contract | <Construction contracts | NEC4 0.6, JCT contract 0.5
NEC4 | ~NEC3, ~NEC contract, >NEC3/NEC4<NEC3 | <Construction contracts
JCT contract | <~JCT? | <Construction contracts | NEC4 0.6
Autodesk Construction Cloud | BIM 360, PlanGrid | Construction management | Procore 0.7
Asta Powerproject | <Powerproject | Construction scheduling | Primavera P6 0.7
Critical path method | CPM scheduling | | Construction scheduling 0.6
UK Building Regulations | <~Building Regulations, Approved Documents, Part L | <Building codes
Building permits | >Building permit application, Permit drawings, Construction permit | | Building codes 0.5
Planning permission | Planning application, Development application | Urban planning
Urban planning | Town planning, City planning, Land use planning, Zoning
LEED | >LEED certification, >LEED v4 | Sustainable construction | BREEAM 0.7
BREEAM | | Sustainable construction | DGNB 0.7
DGNB | | Sustainable construction
Fire protection engineering | Fire safety engineering, Fire protection design, Fire strategy | Building codes
Sprinkler systems | Fire sprinkler design<Fire sprinkler, NFPA 13, Fire sprinkler | Fire protection engineering
# Process, energy and environment
+ Energy management | Energy efficiency, Energy conservation
+ Environmental engineering | Pollution control, Air quality control
+ Process engineering | >Chemical process engineering, Process design
+ Renewable energy | Energy transition, <Renewables, Clean energy
+ Sustainability | >Corporate sustainability, >Sustainability management, Sustainable development
Waste management | >Hazardous waste management, Recycling management, >Solid waste management | Environmental engineering
Chemical engineering |
P&ID | ^Piping and instrumentation diagram, Process flow diagram^PFD? | Process engineering
Process simulation | >Chemical process simulation, CHEMCAD | Process engineering
Aspen HYSYS | <HYSYS, UniSim | Process simulation | Aspen Plus 0.8
Aspen Plus | AspenTech | Process simulation
Process safety | >Process safety management, COMAH, Seveso Directive | Process engineering | Hazard analysis 0.7
Mass and energy balance | Heat and material balance, Unit operations | Process engineering
Distillation | Separation processes, Fractionation | Process engineering
Scale-up | >Process scale-up, Pilot plant, Technology transfer^Tech transfer | Process engineering | | context
Petroleum engineering | Oil and gas engineering
Reservoir engineering | Reservoir simulation | <Petroleum engineering
Drilling engineering | Well drilling, Well completion, Directional drilling | <Petroleum engineering
Mining engineering | Mine planning, Surface mining, Underground mining
Mineral processing | Ore processing, Flotation process | Mining engineering
Solar PV design | Photovoltaics, PV system design, Solar design, Solar energy | Renewable energy
PVsyst | Helioscope | Solar PV design
Wind energy | Wind turbine, Wind farm, >Offshore wind, ~Wind power | <Renewable energy
Hydrogen technology | Green hydrogen, Electrolysis?, Fuel cell | Renewable energy
Energy audit | =Energy auditing, Energy assessment | Energy management
ISO 50001 | | Energy management
Power plant operation | Power generation, Steam turbine, Gas turbine, Combined heat and power | Power systems
Nuclear engineering | Reactor physics, Nuclear safety
Site remediation | Soil remediation, Environmental remediation, Groundwater remediation | Environmental engineering
Environmental impact assessment | Environmental assessment, Environmental permitting | Environmental engineering
NEPA | ^National Environmental Policy Act | Environmental impact assessment
Phase I environmental site assessment | ^Phase I ESA, Phase II ESA, <Environmental site assessment | Environmental engineering
Environmental compliance | EPA regulations, Environmental regulations, Environmental monitoring, Clean Water Act, RCRA | Environmental engineering
Life cycle assessment | ^LCA?, Life cycle analysis | Sustainability
Carbon accounting | Carbon footprint, Greenhouse gas accounting, GHG Protocol, GHG inventory | Sustainability | Life cycle assessment 0.6
Decarbonization | =Decarbonisation, Net zero | Sustainability
# Quality
+ Calibration | >Instrument calibration, >Equipment calibration
+ Non-destructive testing | ^NDT, Nondestructive examination
+ Quality management | TQM^Total quality management, >Quality management system^QMS
+ Quality control | ^QC?, Product inspection, Incoming inspection, In-process inspection, Final inspection, Quality inspection
+ Quality assurance | ^QA?, Quality engineering, >Product quality assurance
+ Metrology | >Dimensional metrology, Dimensional inspection, Precision measurement
+ Quality auditing | =Quality audit, Internal quality audit, Process audit, ISO internal audit
+ Root cause analysis | Ishikawa diagram, Fishbone diagram, Root cause investigation, 5 Whys
+ FMEA | ^Failure mode and effects analysis, >DFMEA, FMECA, >PFMEA
+ Precision measuring tools | >Height gauge, Precision measuring instruments, >Calipers
Statistical process control | ^SPC?, Control chart, Process capability, Cpk | Quality control, Statistics
CAPA | ^Corrective and preventive action, Corrective action | Quality management | Root cause analysis 0.7
8D | >8D report, >8D methodology, >8D problem solving | Root cause analysis | CAPA 0.7
Nonconformance management | Nonconformance report^NCR?, Non-conformance reporting, Deviation management | Quality management | CAPA 0.7
Measurement system analysis | ^MSA?, Gage R&R, Gauge R&R | Quality control | Statistical process control 0.6
APQP | ^Advanced product quality planning, Control plan | Quality management | PPAP 0.9
PPAP | ^Production part approval process | Quality management | First article inspection 0.7
First article inspection | ^FAI?, AS9102 | Quality control
Coordinate measuring machine | ^CMM?, CMM programming, CMM inspection | Metrology
PC-DMIS | Zeiss Calypso | Coordinate measuring machine
ISO 17025 | ISO/IEC 17025 | Quality management | Calibration 0.5
Ultrasonic testing | ~Ultrasonic inspection, >Phased array | <Non-destructive testing | Radiographic testing 0.5
Radiographic testing | ~Industrial radiography, X-ray inspection | <Non-destructive testing
Magnetic particle testing | ~Magnetic particle inspection, ~Dye penetrant testing, ~Liquid penetrant testing | <Non-destructive testing | Ultrasonic testing 0.5
Materials testing | >Tensile testing, >Hardness testing, >Mechanical testing, >Destructive testing | Quality control, Materials science
Reliability engineering | Weibull analysis, MTBF, Reliability testing, RAMS analysis, HALT testing | Quality management
Supplier quality | >Supplier quality management, Supplier audit, >Supplier quality engineering | Quality management | Supplier management 0.5
VDA 6.3 | VDA 6.3 auditor | Quality auditing | IATF 16949 0.6
Validation and verification | ^V&V, =Verification and validation, Design verification, Design validation | Quality assurance
Process validation | IQ/OQ/PQ, Equipment qualification, Installation qualification | Quality assurance, GMP | Validation and verification 0.6
Computer system validation | GAMP 5, Computerized system validation | Validation and verification
21 CFR Part 11 | | Computer system validation
Batch record review | Batch documentation, Batch release, <Batch record | Quality assurance, GMP
# Standards and regulation
+ ISO 9001 | >ISO 9001:2015
+ GxP | Good practice regulations
+ Medical device regulation | Medical device compliance
+ Regulatory affairs | EMA submissions, Regulatory compliance for products, Regulatory submissions, FDA submissions
+ GMP | ^cGMP, ^Good manufacturing practice, >EU GMP
ISO 14001 | EMAS, Environmental management system | Environmental engineering | ISO 9001 0.5
IATF 16949 | TS 16949, ISO/TS 16949<TS 16949 | Quality management | ISO 9001 0.7
AS9100 | AS9100D, EN 9100 | Quality management | ISO 9001 0.7
ISO 13485 | | Quality management, Medical device regulation | ISO 9001 0.7
ISO 45001 | OHSAS 18001 | Occupational health and safety | ISO 14001 0.6
EU MDR | ~MDR 2017/745, ~IVDR | <Medical device regulation | FDA 510(k) 0.5
FDA 510(k) | <510(k) | Medical device regulation | 21 CFR Part 820 0.7
21 CFR Part 820 | ~FDA QSR^FDA Quality System Regulation, ~QMSR | <Medical device regulation | ISO 13485 0.7
ISO 14971 | Medical device risk management | Medical device regulation
IEC 62304 | | Medical device regulation
CE marking | CE conformity, UKCA marking, EU declaration of conformity | Regulatory affairs
Machinery Directive | EU Machinery Regulation, >Machinery Directive 2006/42/EC | CE marking
UL certification | UL listing, CSA certification, UL standards | Regulatory affairs | CE marking 0.5
RoHS | >RoHS compliance, WEEE | Regulatory affairs | REACH regulation 0.7
REACH regulation | REACH compliance | Regulatory affairs
ATEX | IECEx, Hazardous area classification, Explosion protection | Functional safety
DO-178C | DO-178B, DO-254, ARP4754A | Aerospace engineering, Functional safety
ASPICE | ^Automotive SPICE | Quality management | AUTOSAR 0.4
ITAR | ^International Traffic in Arms Regulations, >ITAR compliance | Export control
Export control | Export compliance, Export Administration Regulations, >Export control regulations
# Systems, vehicles and aviation
+ Systems engineering | System requirements analysis, Interface control
+ Automotive engineering | Chassis engineering, Vehicle engineering, Powertrain engineering
Field service engineering | <Field service, On-site technical service, Customer site installation | | Commissioning 0.6
Technical documentation | Technical file, Engineering documentation, Operating manual | | Technical writing 0.8
Bill of materials | ^BOM?, BOM management | Product lifecycle management
IBM DOORS | @DOORS?, Rational DOORS | Systems engineering, Requirements engineering | Polarion 0.7, Jama Connect 0.7
Polarion | @Siemens Polarion | Systems engineering
Jama Connect | Jama Software | Systems engineering
Vehicle dynamics | | Automotive engineering
Electric vehicles | EV technology, E-mobility, Electric mobility, Hybrid vehicles, EV charging | Automotive engineering
ADAS | ^Advanced driver assistance systems | Automotive engineering | Autonomous driving 0.7
Autonomous driving | Self-driving vehicle, Autonomous vehicle | Automotive engineering
LiDAR | Sensor fusion | Autonomous driving
Hardware-in-the-loop | HIL testing<HIL, HIL?, Software-in-the-loop, dSPACE | Test and measurement, Simulink
Aerospace engineering | Aeronautical engineering, Aircraft design, Spacecraft design | Mechanical engineering
Avionics | >Avionics systems | Aerospace engineering, Electronics
ARINC 429 | MIL-STD-1553 | Avionics
Naval architecture | Ship design, Marine engineering, Shipbuilding | Mechanical engineering
Biomedical engineering | Medical device development, Biomedical equipment, Medical device design
Optical engineering | Optics?, Optical design, Photonics
Zemax | >Zemax OpticStudio<OpticStudio, OpticStudio | Optical engineering
Acoustics | Acoustic engineering, Noise control, Sound insulation
Engineering change management | Engineering change order^ECO?, Engineering change request, ECN process | Product lifecycle management
Technical report writing | <Technical reports, Engineering report | Technical documentation
Value engineering | Value analysis, Cost reduction engineering, Design-to-cost | Product design engineering
`
