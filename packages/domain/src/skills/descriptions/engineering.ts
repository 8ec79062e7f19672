export const engineering = `
Mechanical engineering | Design and analysis of machines.
Mechanical design | Designing mechanical parts and assemblies.
Product design engineering | Bringing technical products from idea to series.
GD&T | Language for tolerances on drawings.
Tolerance analysis | How deviations add up in an assembly.
Technical drawing | Drawings from which things are made.
Blueprint reading | Understanding technical drawings.
Strength of materials | Stress and strain in loaded parts.
Fatigue analysis | Failure of parts under repeated load.
Thermodynamics | Heat, work and energy.
Heat transfer | Conduction, convection and radiation of heat.
Fluid mechanics | Behaviour of liquids and gases in motion.
Aerodynamics | Air flow around bodies.
Vibration analysis | Measuring and predicting vibration.
NVH | Noise and vibration of vehicles.
Materials science | Properties and selection of materials.
Metallurgy | Structure and properties of metals.
Heat treatment | Hardening and annealing of metals.
Composite materials | Parts of fibre-reinforced plastics.
Hydraulics and pneumatics | Power by oil or air under pressure.
Hydraulics | Power by oil under pressure.
Pneumatics | Power by air under pressure.
Pumps and compressors | Machines that move liquids and gases.
Sheet metal design | Designing parts of sheet metal.
Plastic part design | Designing plastic parts.
Mechanism design | Parts that move together.
Piping design | Design of pipework in plants.
CAESAR II | Stress calculation of pipes.
Pressure vessel design | Design of vessels under pressure.
HVAC design | Design of heating, ventilation and cooling.
MEP engineering | Mechanical, electrical and plumbing design of buildings.
Rapid prototyping | Making sample parts quickly.
3D printing | Making parts layer by layer.
Design for manufacturing | Designing parts that are easy to make.
Reverse engineering | Reconstructing a design from a part.
CAD | Computer-aided design.
AutoCAD | Autodesk's drawing program.
SolidWorks | 3D design of parts and machines.
CATIA | 3D design in aircraft and cars.
Siemens NX | 3D design and manufacturing by Siemens.
Creo | 3D design software by PTC.
Autodesk Inventor | 3D design software by Autodesk.
Fusion 360 | 3D design in the cloud.
Solid Edge | 3D design software by Siemens.
Onshape | 3D design software in the browser.
Revit | Building models by Autodesk.
ArchiCAD | Building models for architects.
Allplan | Building models by Nemetschek.
Vectorworks | Drawing program for architects and stages.
Building information modeling | Buildings as shared digital models.
Navisworks | Joins and checks building models.
Solibri | Checks building models.
Civil 3D | Roads and sites by Autodesk.
MicroStation | Bentley's drawing program.
OpenRoads | Road design by Bentley.
Tekla Structures | Models of steel and concrete structures.
SketchUp | Simple 3D modelling software.
Rhino | 3D modelling software for free forms.
EPLAN | Drawings of electrical systems.
Finite element analysis | Calculating loads on a computer model.
Computational fluid dynamics | Calculating flow on a computer model.
Engineering simulation | Trying designs on the computer.
ANSYS | Software for technical simulation.
Abaqus | Software for finite elements.
Nastran | Software for finite elements.
HyperMesh | Prepares models for finite elements.
COMSOL | Software for simulation of several effects.
OpenFOAM | Open source flow calculations.
STAR-CCM+ | Software for flow calculations.
MATLAB | Language and tool for technical calculations.
Simulink | Models of dynamic systems.
LabVIEW | Graphical programs for measuring.
TestStand | Test automation software by NI.
PTC Windchill | PTC's store of product data.
Siemens Teamcenter | Siemens' store of product data.
Product lifecycle management | Product data from design to end.
Electrical engineering | Power, circuits and machines.
Electrical design | Planning electrical systems.
Power systems | Generation, transmission and distribution of electricity.
ETAP | Software for power networks.
PowerFactory | Software for power networks.
Power distribution | Low and medium voltage supply networks.
High-voltage engineering | Equipment and networks at high voltage.
Protection and control | Switching off faults in power networks.
Power electronics | Converters and inverters.
Electric motors | Motors, drives and their control.
Variable frequency drive | Electronics that sets a motor's speed.
Electronics | Circuits and components.
Circuit design | Designing electronic circuits.
PCB design | Laying out circuit boards.
Altium Designer | Software for circuit boards.
KiCad | Open source software for circuit boards.
OrCAD | Software for circuit boards.
Cadence Allegro | Software for large circuit boards.
Eagle PCB | Software for circuit boards.
SPICE simulation | Simulation of electronic circuits.
FPGA | Chips whose circuits are programmed.
Xilinx Vivado | Design tool for Xilinx chips.
Intel Quartus | Design tool for Intel chips.
Digital design | Designing digital circuits.
ASIC design | Design of integrated circuits.
VHDL | Language for digital circuits.
Verilog | Language for digital circuits.
Signal processing | Filtering and analysing signals.
RF engineering | Radio circuits, antennas and transmission.
EMC testing | Testing electromagnetic compatibility.
Test and measurement | Measuring electrical and other values.
Oscilloscope | Instruments that show signals.
Multimeter | Measures voltage, current and resistance.
Data acquisition | Recording measured values.
Soldering | Joining electronic parts.
IPC-A-610 | Standards for soldered boards and cables.
Wire harness design | Design of cable harnesses.
Battery systems | Batteries and battery management.
Telecommunications engineering | Networks for speech and data.
Fiber optics | Optical fibre networks.
Mobile networks | 4G and 5G radio networks.
Lighting design | Planning of lighting.
Automation engineering | Automatic machines and plants.
Control engineering | Feedback control of machines and processes.
PLC programming | Programming industrial controllers.
Siemens TIA Portal | Engineering software for Siemens controllers.
Allen-Bradley | Rockwell controllers and their software.
Beckhoff TwinCAT | PC-based controllers by Beckhoff.
Codesys | Programming system for controllers.
SCADA | Supervision and control of plants.
WinCC | Siemens' screens for plants.
Wonderware | AVEVA's screens for plants.
Ignition SCADA | Open platform for plant screens.
HMI | Operator screens of machines.
Distributed control system | Process control of large plants.
DeltaV | Emerson's plant control.
Honeywell Experion | Honeywell's plant control.
Industrial communication | Networks between machines and controllers.
Profinet | Industrial network common with Siemens controllers.
EtherNet/IP | Industrial network common with Rockwell controllers.
EtherCAT | Real-time industrial network.
Modbus | Simple industrial protocol.
OPC UA | Standard for data from machines.
Instrumentation | Sensors and measurement in plants.
Robotics | Design and use of robots.
Robot programming | Programming industrial robots.
FANUC robots | Industrial robots by FANUC.
KUKA robots | Industrial robots by KUKA.
ABB robots | Industrial robots by ABB.
ROS | Software framework for robots.
Machine vision | Camera-based inspection.
Cognex | Machine vision systems by Cognex.
Keyence | Machine vision and sensors by Keyence.
Mechatronics | Combining mechanics, electronics and software.
Servo drives | Precise motion drives.
Commissioning | Bringing machines and plants into service.
Factory acceptance test | Proof of a machine before and after delivery.
Functional safety | Safety of control systems by standard.
ISO 26262 | Functional safety of cars.
Hazard analysis | Finding dangers in designs and plants.
HAZOP | Structured study of process hazards.
Civil engineering | Roads, bridges, water works and buildings.
Structural engineering | Analysis and design of load-bearing structures.
Reinforced concrete design | Design of concrete structures.
ACI 318 | US code for concrete structures.
Steel structure design | Design of steel structures.
Timber structure design | Design of wooden structures.
Eurocodes | European rules for structures.
SAP2000 | Software for structures.
ETABS | Software for buildings under load.
STAAD.Pro | Software for structures.
RFEM | Software for structures.
Robot Structural Analysis | Software for structures.
Bridge design | Design and inspection of bridges.
Geotechnical engineering | Soil, foundations and slopes.
Soil testing | Investigating soil on site and in the laboratory.
Highway engineering | Design of roads.
Transportation engineering | Planning traffic and transport.
Railway engineering | Tracks, signals and rail systems.
Hydraulic engineering | Water flow in rivers, pipes and channels.
Stormwater management | Drainage of rain water.
HEC-RAS | Software for rivers and floods.
Water and wastewater engineering | Drinking water and sewage.
Wastewater treatment | Cleaning of sewage and effluent.
Water treatment | Production of drinking and process water.
Land surveying | Measuring land and sites.
Total station | Instrument for measuring land.
Setting out | Marking positions on site.
Land development engineering | Making land ready for building.
Erosion control | Keeping soil on the site.
Construction management | Managing building projects.
Construction supervision | Supervising work on building sites.
Construction inspection | Checking building work.
Quantity surveying | Quantities and costs of building.
Construction estimating | Estimating the cost of building work.
Construction contracts | Contracts of the building trade.
FIDIC | International building contracts.
NEC4 | British engineering contracts.
JCT contract | British building contracts.
Procore | Software for building projects.
Autodesk Construction Cloud | Autodesk's software for building projects.
Bluebeam Revu | Marks up and measures drawings.
Primavera P6 | Schedules of large projects.
Asta Powerproject | Schedules of building projects.
Construction scheduling | Time schedules of building projects.
Critical path method | Finding what sets the end date.
Building codes | Regulations for buildings.
UK Building Regulations | British rules for buildings.
Building permits | Applications for permission to build.
Planning permission | Getting permission for a building plan.
Architectural design | Design of buildings.
Urban planning | Planning of cities and land use.
LEED | US rating of sustainable buildings.
BREEAM | British rating of sustainable buildings.
DGNB | German rating of sustainable buildings.
Sustainable construction | Energy-efficient and resource-saving building.
Fire protection engineering | Fire safety of buildings.
Sprinkler systems | Water against fire in buildings.
Process engineering | Design and operation of process plants.
Chemical engineering | Chemical processes at industrial scale.
P&ID | Piping and instrumentation diagrams.
Process simulation | Simulation of process plants.
Aspen HYSYS | Software for calculating plants.
Aspen Plus | Software for calculating plants.
Process safety | Preventing accidents in process plants.
Mass and energy balance | What goes in and out of a plant.
Distillation | Separation of liquid mixtures.
Scale-up | From laboratory to plant.
Petroleum engineering | Exploration and production of oil and gas.
Reservoir engineering | How oil and gas flow in rock.
Drilling engineering | Planning and drilling of wells.
Mining engineering | Extraction of minerals.
Mineral processing | Separating minerals from ore.
Renewable energy | Power from sun, wind and water.
Solar PV design | Design of photovoltaic systems.
PVsyst | Software for solar plants.
Wind energy | Electricity from wind turbines.
Hydrogen technology | Production and use of hydrogen.
Energy management | Reducing energy consumption.
Energy audit | Assessing energy use of buildings and plants.
ISO 50001 | Standard for energy management.
Power plant operation | Operation of power stations.
Nuclear engineering | Reactors and nuclear safety.
Environmental engineering | Protecting air, water and soil.
Site remediation | Cleaning up contaminated land.
Environmental impact assessment | Assessing effects of projects on the environment.
NEPA | US law on environmental review.
Phase I environmental site assessment | Checking land for old poison.
Environmental compliance | Meeting environmental laws and permits.
Waste management | Collection, treatment and recycling of waste.
Life cycle assessment | Environmental impact of a product over its life.
Carbon accounting | Counting greenhouse gases.
Sustainability | Balancing economic, social and environmental goals.
Decarbonization | Reducing greenhouse gas emissions.
Manufacturing engineering | Developing and improving production.
Lean manufacturing | Producing without waste.
Six Sigma | Fewer faults by method.
Continuous improvement | Improving processes step by step.
Kaizen | Small steps of improvement by all.
5S | Method for orderly workplaces.
Value stream mapping | Drawing the way of material and information.
Total productive maintenance | Maintenance shared with machine operators.
OEE | Figure for how well machines are used.
SMED | Method for short set-up times.
Poka-yoke | Making processes error-proof.
Just in time | Parts exactly when needed.
Time study | Measuring working times.
Production planning | Scheduling production and capacity.
Plant layout | Arrangement of machines and flows.
Manufacturing execution system | Software of the shop floor.
Industry 4.0 | Factories joined by data.
Digital twin | Digital copy of a machine or plant.
Assembly | Putting parts together.
Machine operation | Running machines in production.
Machining | Shaping metal by cutting.
CNC machining | Computer-controlled machining.
CNC programming | Writing programs for machine tools.
Heidenhain | Machine tool control by Heidenhain.
Sinumerik | Machine tool control by Siemens.
FANUC control | Machine tool control by FANUC.
Haas | CNC machines by Haas.
CAM programming | Machine programs from models.
Mastercam | Software for machine programs.
hyperMILL | Software for machine programs.
Milling | Cutting with a rotating tool.
Turning | Cutting a rotating workpiece on a lathe.
Grinding | Shaping with a grinding wheel.
EDM machining | Machining by electrical discharge.
Tool and die making | Making the tools of production.
Fixture design | Holding parts while they are worked.
Injection molding | Plastic parts from a mould.
Extrusion | Shaping plastic by pressing.
Thermoforming | Shaping plastic by heat.
Metal casting | Metal parts from a mould.
Die casting | Metal pressed into a mould.
Metal stamping | Shaping sheet with presses.
Press brake | Bending sheet metal.
Sheet metal fabrication | Making things of sheet metal.
Laser cutting | Cutting with a laser.
Waterjet cutting | Cutting with a water jet.
Surface treatment | Finishing and coating of surfaces.
Powder coating | Paint baked from powder.
Industrial spray painting | Paint sprayed on products.
Electroplating | Coating parts with metal.
SMT assembly | Placing parts on circuit boards.
Semiconductor manufacturing | Production of microchips.
Cleanroom | Working under cleanroom conditions.
Packaging engineering | Packing goods by machine.
Food production | Industrial production of food.
Pharmaceutical manufacturing | Industrial production of medicines.
Textile manufacturing | Making cloth and clothes.
Quality management | Systems that ensure quality.
Quality assurance | Preventing defects through planning and processes.
Quality control | Inspecting and testing products.
Root cause analysis | Finding why something failed.
8D | Eight steps from fault to cure.
CAPA | Repairing faults for good.
Nonconformance management | Handling what is not as it should be.
FMEA | Thinking ahead what may fail.
Statistical process control | Monitoring production with statistics.
Measurement system analysis | Assessing the accuracy of measurements.
APQP | Quality planning of the car industry.
PPAP | Proof that series parts are right.
First article inspection | Full check of the first part.
Metrology | Measuring parts exactly.
Precision measuring tools | Hand tools for measuring parts.
Coordinate measuring machine | Measuring parts with a probe.
PC-DMIS | Software of measuring machines.
Calibration | Checking measuring instruments.
ISO 17025 | Standard for testing laboratories.
Non-destructive testing | Testing parts without damaging them.
Ultrasonic testing | Detecting flaws by ultrasound.
Radiographic testing | Detecting flaws by X-ray.
Magnetic particle testing | Finding cracks at the surface.
Materials testing | Measuring what a material bears.
Reliability engineering | Predicting and improving product life.
Supplier quality | Securing the quality of purchased parts.
Quality auditing | Checking whether rules are kept.
VDA 6.3 | Process audit of the German car industry.
Validation and verification | Proof that a design does what it should.
Process validation | Proof that a process gives good products.
Computer system validation | Proof that software in regulated plants is right.
21 CFR Part 11 | US rule for electronic records.
Batch record review | Checking the papers of a batch.
ISO 9001 | Standard for quality management.
IATF 16949 | Quality standard of the car industry.
AS9100 | Quality standard of aviation.
ISO 13485 | Quality standard of medical devices.
ISO 14001 | Standard for environmental management.
ISO 45001 | Standard for safety at work.
GMP | Rules for making medicines and food.
GxP | Rules of good practice in life science.
Medical device regulation | Laws for medical devices.
EU MDR | EU law on medical devices.
FDA 510(k) | US clearance of medical devices.
21 CFR Part 820 | US quality rules for medical devices.
ISO 14971 | Risk management of medical devices.
IEC 62304 | Rules for software in medical devices.
Regulatory affairs | Obtaining and keeping product approvals.
CE marking | Proof that a product meets EU law.
Machinery Directive | EU law on safe machines.
UL certification | Proof of product safety in North America.
RoHS | EU rules on substances in electronics.
REACH regulation | EU regulation on chemicals.
ATEX | Equipment where it may explode.
DO-178C | Rules for software in aircraft.
ASPICE | Maturity of car software work.
ITAR | US law on goods for defence.
Export control | Laws on what may leave the country.
Systems engineering | Large technical systems as a whole.
IBM DOORS | Software that keeps requirements.
Polarion | Software that keeps requirements.
Jama Connect | Software that keeps requirements.
Automotive engineering | Development of vehicles.
Vehicle dynamics | Handling and motion of vehicles.
Electric vehicles | Technology of electric and hybrid vehicles.
ADAS | Driver assistance systems.
Autonomous driving | Self-driving vehicles.
LiDAR | Laser scanning of surroundings.
Hardware-in-the-loop | Testing controllers against a model.
Aerospace engineering | Development of aircraft and spacecraft.
Avionics | Electronics of aircraft.
ARINC 429 | Data lines in aircraft.
Naval architecture | Design of ships.
Biomedical engineering | Development of medical technology.
Optical engineering | Design of optical systems.
Zemax | Optical design software.
Acoustics | Sound, noise and vibration.
Engineering change management | Changing designs in an orderly way.
Bill of materials | List of all parts of a product.
Technical documentation | Writing down how products work.
Technical report writing | Reports on technical work.
Value engineering | Reducing cost while keeping function.
Field service engineering | Service and repair at customers' sites.
Bottling | Filling bottles, cans and kegs.
Sensory evaluation | Judging food by taste, smell and look.
`
