export const construction = `
# Running the site
Trades coordination | Subcontractor management, Subcontractor coordination, Managing subcontractors | Bringing the trades together on site. | Construction management |
Site engineering | Site engineer, Field engineering | Engineer's work on site. | | Setting out 0.6, Construction supervision 0.6
Construction superintendent | Site superintendent, Superintendent?, General foreman, Construction foreman | Leading the daily work on site. | Construction supervision |
Site logistics | Construction logistics, Material deliveries to site | Getting things to and around the site. | Construction management |
Site diary | Daily log, Daily report, Construction diary, Bautagebuch | Notes of each day on site. | Construction management |
Site meetings | OAC meeting, Progress meeting, Coordination meeting | Regular meetings about the work. | Construction management |
Preconstruction | Pre-construction planning, Preconstruction services, Constructability review | Planning before building starts. | Construction management | Construction estimating 0.6
Construction quality control | Construction QA/QC, Inspection and test plan, Construction quality assurance | Checking the work on site. | | Construction inspection 0.7, Quality control 0.5
Construction progress tracking | Site progress, Progress monitoring on site | How far the building is. | Construction management | Construction scheduling 0.5
Submittals | Submittal review, Construction submittals | Papers on material sent for approval. | Construction management | Shop drawings 0.6
Shop drawings | Shop drawing review, Fabrication drawing | Drawings for making the parts. | | Technical drawing 0.6
Requests for information | RFI management, RFI? | Questions from the site to the planners. | Construction management |
As-built drawings | As-builts, Record drawings | Drawings of what was really built. | | Technical drawing 0.5
Construction closeout | Project closeout, Handover documentation, O&M manuals | Papers and checks at the end. | Construction management | Punch list 0.6
Lean construction | Last Planner System, Pull planning, Lookahead planning | Building without waiting and waste. | | Lean manufacturing 0.5
Design-build | Design and build, Design-build delivery | One firm plans and builds. | Construction management |
EPC projects | EPC contract, Engineering procurement and construction, Turnkey project | One firm plans, buys and builds a plant. | Construction management |
Owner's representation | Owner's representative, Employer's agent, Client-side project management, Bauherrenvertretung | Acting for who pays for the building. | Construction management |
Clerk of works | | Checks quality for who pays. | Construction inspection |
# Kinds of building
Residential construction | Home building, House building, Homebuilding, Wohnungsbau | Building homes. | Construction |
Commercial construction | Commercial building projects | Building offices and shops. | Construction |
Industrial construction | Industrial building projects, Plant construction | Building plants. | Construction |
Infrastructure construction | Heavy civil construction, Civil construction, Civil works | Building roads, rails and bridges. | Construction | Civil engineering 0.5
Interior fit-out | Fit-out, Tenant improvement, Commercial fit-out, Interior construction | Finishing rooms for users. | Construction |
Modular construction | Prefabrication, Off-site construction, Prefabricated construction | Building from parts made elsewhere. | Construction |
Precast concrete | Precast elements | Concrete parts made elsewhere. | | Concrete work 0.5, Modular construction 0.5
Historic preservation | Heritage conservation, Listed buildings, Denkmalschutz, Building conservation | Keeping old buildings. | |
Piling | Pile driving, Deep foundations, Piled foundations | Foundations deep in the ground. | Construction | Geotechnical engineering 0.4
Temporary works | Falsework, Shoring, Temporary works design, Trench shoring | Supports while building. | | Scaffolding 0.4, Structural engineering 0.4
Tunnelling | Tunneling, Tunnel construction, Tunnel boring machine | Building tunnels. | Infrastructure construction |
Marine construction | Dredging | Building in water. | Infrastructure construction |
Utility installation | Underground utilities, Utility construction, Pipe laying | Laying pipes and cables in the ground. | Construction | Excavation 0.5
Utility locating | CAT and Genny, Utility detection, Cable avoidance | Finding pipes and cables in the ground. | |
Firestopping | Fire stopping, Passive fire protection | Closing gaps against fire. | | Fire protection engineering 0.4
Concrete testing | Slump test, Concrete cube test, Concrete field testing | Testing fresh and hard concrete. | | Materials testing 0.6
ACI certification | ACI Field Testing Technician, ACI Grade I, ACI certified | US certificate in testing concrete. | Concrete testing |
Compaction testing | Nuclear density gauge, Soil compaction testing | Testing how firm the ground is. | | Soil testing 0.7
Building surveying | Building survey, Condition survey, Dilapidations | Judging the state of buildings. | | Construction inspection 0.6, MRICS 0.6
Home inspection | House inspection, Certified home inspector | Checking homes before sale. | | Building surveying 0.6
Building envelope | Facade design, Facade engineering, Curtain wall design | Outer skin of buildings. | | Architectural design 0.4
# Cost and contract
Construction bidding | Bid leveling, Subcontractor bidding, Construction tendering, Bid package | Getting and giving prices for works. | | Construction estimating 0.7, Bid management 0.6
Change orders | Variation order, Change order management, Nachtragsmanagement, Contract variations | Changes to the works and their price. | Construction contracts |
Progress billing | Payment application, Interim valuation, AIA billing, Schedule of values, Application for payment | Being paid as the work goes on. | | Quantity surveying 0.5, Billing 0.4
Construction claims | Delay analysis, Extension of time, Delay claims, Claim management in construction | Claims for delay and extra cost. | Construction contracts |
Cost planning | Elemental cost plan, Construction budget | Planning what a building costs. | | Quantity surveying 0.8, Construction estimating 0.7
Final accounts | Final account settlement | Last bill of the works. | Quantity surveying |
Lien waivers | Mechanics lien, Lien releases | US papers on unpaid works. | Construction contracts |
VOB | VOB/B, VOB/A, VOB/C | German rules for building contracts. | Construction contracts | FIDIC 0.4
HOAI | Leistungsphasen, HOAI Leistungsphase, HOAI phases | German fees and stages of planners. | | RIBA Plan of Work 0.6
Ausschreibung und Vergabe | Ausschreibung Vergabe Abrechnung, AVA software, Leistungsverzeichnis, GAEB, AVA? | Tenders for works in Germany. | Quantity surveying |
RIB iTWO | iTWO, RIB 4.0 | Software for tenders and cost. | Quantity surveying |
RSMeans | RSMeans data | US tables of building prices. | Construction estimating |
PlanSwift | | Measuring drawings. | Construction estimating | On-Screen Takeoff 0.8
On-Screen Takeoff | | Measuring drawings. | Construction estimating |
HCSS HeavyBid | HeavyBid | Estimates for roads and earthworks. | Construction estimating |
Sage 300 Construction | Sage 300 CRE, Timberline Office, Sage 300 Construction and Real Estate | Building firm's accounts. | Accounting software | Viewpoint Vista 0.7
Viewpoint Vista | Trimble Vista, Vista by Viewpoint | Building firm's accounts. | Accounting software |
# Models and tools
BIM management | BIM manager, BIM lead | Leading the work with models. | Building information modeling | BIM execution plan 0.7
BIM execution plan | BIM standards, Level of development | How a project uses models. | Building information modeling |
Common data environment | Common data environment management | One place for all plans. | Building information modeling |
openBIM | IFC format, IFC models | Open formats for models. | Building information modeling |
4D planning | 4D BIM, 4D scheduling | Models with dates. | Building information modeling |
Synchro | Synchro 4D, Bentley Synchro | Software for models with dates. | 4D planning | | exact
Dynamo | Dynamo for Revit, Revit Dynamo | Building models by rules. | Revit | | exact context
Scan to BIM | Point cloud, Laser scanning, Autodesk ReCap | Models from measured buildings. | Building information modeling | Land surveying 0.4
Photogrammetry | Drone survey, Drone mapping | Measuring from pictures. | Land surveying | Remote sensing 0.5
Aconex | Oracle Aconex | Plans and papers of projects. | Common data environment | Procore 0.7
Fieldwire | | Tasks and plans on site. | Construction management | Procore 0.6
Buildertrend | | Software for home builders. | Residential construction | Procore 0.6
PlanRadar | | Defects and tasks on site. | Construction management | Fieldwire 0.8
# Planning and rules
Construction documents | Construction drawings, Working drawings, Ausführungsplanung, Construction documentation | Drawings to build from. | Architectural design | Technical drawing 0.6
Schematic design | Design development, Concept design, Entwurfsplanung | First stages of planning a building. | Architectural design |
Construction specifications | Specification writing | Words that go with the drawings. | Architectural design |
MasterFormat | CSI MasterFormat, CSI divisions | US order of specifications. | Construction specifications |
NBS Chorus | NBS specification | British system for specifications. | Construction specifications | MasterFormat 0.6
Landscape architecture | Landscape planning | Planning gardens and open land. | | Landscape design 0.7
Feasibility studies | Feasibility analysis | Whether a project can work. | | Business case development 0.5
RIBA Plan of Work | RIBA stages, RIBA Stage 4 | British stages of building projects. | Architectural design |
ADA design standards | ADA Standards for Accessible Design, ANSI A117.1 | US rules for accessible buildings. | Building codes | ADA compliance 0.5
NFPA 101 | Life Safety Code | US rules for safe escape. | Building codes | Fire safety 0.5
International Residential Code | IRC code | US rules for homes. | Building codes |
Title 24 | California Title 24, California Energy Code | Californian building rules. | Building codes |
German building regulations | Bauordnungsrecht, Landesbauordnung, LBO?, Baurecht | German rules for buildings. | | Building codes 0.5
Building Safety Act | Building Safety Act 2022, Golden thread | British law on safe buildings. | UK Building Regulations |
Principal designer | Principal Designer role, CDM coordinator | Safety planning by British rules. | CDM Regulations |
SiGeKo | SiGe-Koordinator, Baustellenverordnung | Safety coordination on German sites. | Workplace safety | Principal designer 0.7
Energy performance certificate | Energieausweis, EPC rating, GEG? | Paper on a building's use of energy. | | Energy audit 0.6
`
