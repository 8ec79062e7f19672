export const construction = `
# Running the site
Trades coordination | Subcontractor management=Managing subcontractors, Subcontractor coordination | Construction management
Requests for information | ^RFI?, RFI management | "
Submittals | >Submittal review, >Construction submittals | " | Shop drawings 0.6
Site logistics | Construction logistics, Material deliveries to site | "
Site diary | Daily log, Daily report, Construction diary, Bautagebuch | "
Site meetings | OAC meeting, Progress meeting, Coordination meeting | "
Preconstruction | Pre-construction planning, >Preconstruction services, Constructability review | " | Construction estimating 0.6
Construction progress tracking | Site progress, Progress monitoring on site | " | Construction scheduling 0.5
Construction closeout | Project closeout, Handover documentation, O&M manuals | " | Punch list 0.6
Design-build | =Design and build, >Design-build delivery | "
EPC projects | EPC contract, Engineering procurement and construction, Turnkey project | "
Owner's representation | Owner's representative, Employer's agent, Client-side project management, Bauherrenvertretung | "
Shop drawings | >Shop drawing review, Fabrication drawing | | Technical drawing 0.6
Construction quality control | Construction QA/QC, Inspection and test plan, Construction quality assurance | | Construction inspection 0.7, Quality control 0.5
Site engineering | Site engineer, Field engineering | | Setting out 0.6, Construction supervision 0.6
As-built drawings | <As-builts, Record drawings | | Technical drawing 0.5
Lean construction | Last Planner System, Pull planning, Lookahead planning | | Lean manufacturing 0.5
Construction superintendent | Site superintendent<Superintendent, <Superintendent?, General foreman, Construction foreman | Construction supervision
Clerk of works | | Construction inspection
# Cost and contract
Change orders | Nachtragsmanagement, Contract variations, Variation order, >Change order management | Construction contracts
Construction claims | Delay analysis, Extension of time, Delay claims, Claim management in construction | "
Lien waivers | Mechanics lien, Lien releases | "
VOB | >VOB/B, >VOB/A, >VOB/C | " | FIDIC 0.4
Construction bidding | Bid leveling, Subcontractor bidding, Construction tendering, Bid package | | Construction estimating 0.7
Progress billing | Payment application=Application for payment, Interim valuation, AIA billing, Schedule of values | | Quantity surveying 0.5, Billing 0.4
Cost planning | Elemental cost plan, Construction budget | | Quantity surveying 0.8, Construction estimating 0.7
HOAI | Leistungsphasen, >HOAI Leistungsphase, >HOAI phases | | RIBA Plan of Work 0.6
Final accounts | >Final account settlement | Quantity surveying
Ausschreibung und Vergabe | Ausschreibung Vergabe Abrechnung^AVA?, AVA software, Leistungsverzeichnis, GAEB | "
RIB iTWO | <iTWO, RIB 4.0 | "
RSMeans | >RSMeans data | Construction estimating
PlanSwift | | " | On-Screen Takeoff 0.8
On-Screen Takeoff | | "
HCSS HeavyBid | <HeavyBid | "
Sage 300 Construction | ~Sage 300 CRE^Sage 300 Construction and Real Estate, ~Timberline Office | <Accounting software | Viewpoint Vista 0.7
Viewpoint Vista | ~Trimble Vista, ~Vista by Viewpoint | "
# Kinds of building
Commercial construction | ~Commercial building projects | <Construction
Residential construction | ~Home building=Homebuilding, ~House building, ~Wohnungsbau | "
Infrastructure construction | ~Heavy civil construction<Civil construction, ~Civil construction, Civil works | " | Civil engineering 0.5
Industrial construction | ~Industrial building projects, Plant construction | "
Modular construction | Prefabrication, ~Off-site construction, ~Prefabricated construction | "
Piling | ~Pile driving, Deep foundations, >Piled foundations | " | Geotechnical engineering 0.4
Interior fit-out | <Fit-out, Tenant improvement, Commercial fit-out<Fit-out, Interior construction | Construction
Utility installation | Underground utilities, Utility construction, Pipe laying | " | Excavation 0.5
Precast concrete | Precast elements | | Concrete work 0.5, Modular construction 0.5
Historic preservation | Heritage conservation, Listed buildings, Denkmalschutz, Building conservation
Temporary works | >Falsework, >Shoring, >Temporary works design, >Trench shoring<Shoring | | Scaffolding 0.4, Structural engineering 0.4
Utility locating | CAT and Genny, Utility detection, Cable avoidance
Firestopping | =Fire stopping, Passive fire protection | | Fire protection engineering 0.4
Concrete testing | >Slump test, >Concrete cube test, Concrete field testing | | Materials testing 0.6
Compaction testing | Nuclear density gauge, >Soil compaction testing | | Soil testing 0.7
Building surveying | =Building survey, Condition survey, Dilapidations | | Construction inspection 0.6, MRICS 0.6
Home inspection | House inspection, Certified home inspector | | Building surveying 0.6
Building envelope | Facade design, Facade engineering, Curtain wall design | | Architectural design 0.4
Tunnelling | =Tunneling, ~Tunnel construction, Tunnel boring machine | <Infrastructure construction
Marine construction | >Dredging | Infrastructure construction
ACI certification | =ACI certified, ACI Field Testing Technician, ACI Grade I | Concrete testing
# Models and tools
BIM management | BIM manager, BIM lead | Building information modeling | BIM execution plan 0.7
BIM execution plan | BIM standards, Level of development | "
Common data environment | >Common data environment management | "
openBIM | IFC format, IFC models | "
4D planning | 4D BIM, 4D scheduling | "
Scan to BIM | Point cloud, Laser scanning, Autodesk ReCap | " | Land surveying 0.4
Synchro | @Bentley Synchro, >Synchro 4D | 4D planning | | exact
Dynamo | >Dynamo for Revit=Revit Dynamo | Revit | | exact context
Photogrammetry | Drone survey, Drone mapping | Land surveying | Remote sensing 0.5
Aconex | @Oracle Aconex | Common data environment | Procore 0.7
Fieldwire | | Construction management | Procore 0.6
PlanRadar | | " | Fieldwire 0.8
Buildertrend | | Residential construction | Procore 0.6
# Planning and rules
Construction specifications | Specification writing | Architectural design
Construction documents | Construction drawings, Working drawings, Ausführungsplanung, Construction documentation | " | Technical drawing 0.6
Schematic design | Design development, Concept design, Entwurfsplanung | "
RIBA Plan of Work | RIBA stages, RIBA Stage 4<RIBA stages | "
MasterFormat | @CSI MasterFormat, CSI divisions | Construction specifications
NBS Chorus | NBS specification | " | MasterFormat 0.6
Landscape architecture | Landscape planning | | Landscape design 0.7
Feasibility studies | Feasibility analysis | | Business case development 0.5
German building regulations | Bauordnungsrecht, Landesbauordnung, LBO?, Baurecht | | Building codes 0.5
Energy performance certificate | Energieausweis, EPC rating, GEG? | | Energy audit 0.6
ADA design standards | ADA Standards for Accessible Design, ANSI A117.1 | Building codes | ADA compliance 0.5
NFPA 101 | Life Safety Code | " | Fire safety 0.5
International Residential Code | ~IRC code | <Building codes
Title 24 | >California Title 24, ~California Energy Code | "
Building Safety Act | >Building Safety Act 2022, Golden thread | UK Building Regulations
Principal designer | >Principal Designer role, CDM coordinator | CDM Regulations
SiGeKo | SiGe-Koordinator, Baustellenverordnung | Workplace safety | Principal designer 0.7
`
