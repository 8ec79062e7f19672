export const construction = `
Trades coordination | Bringing the trades together on site.
Site engineering | Engineer's work on site.
Construction superintendent | Leading the daily work on site.
Site logistics | Getting things to and around the site.
Site diary | Notes of each day on site.
Site meetings | Regular meetings about the work.
Preconstruction | Planning before building starts.
Construction quality control | Checking the work on site.
Construction progress tracking | How far the building is.
Submittals | Papers on material sent for approval.
Shop drawings | Drawings for making the parts.
Requests for information | Questions from the site to the planners.
As-built drawings | Drawings of what was really built.
Construction closeout | Papers and checks at the end.
Lean construction | Building without waiting and waste.
Design-build | One firm plans and builds.
EPC projects | One firm plans, buys and builds a plant.
Owner's representation | Acting for who pays for the building.
Clerk of works | Checks quality for who pays.
Residential construction | Building homes.
Commercial construction | Building offices and shops.
Industrial construction | Building plants.
Infrastructure construction | Building roads, rails and bridges.
Interior fit-out | Finishing rooms for users.
Modular construction | Building from parts made elsewhere.
Precast concrete | Concrete parts made elsewhere.
Historic preservation | Keeping old buildings.
Piling | Foundations deep in the ground.
Temporary works | Supports while building.
Tunnelling | Building tunnels.
Marine construction | Building in water.
Utility installation | Laying pipes and cables in the ground.
Utility locating | Finding pipes and cables in the ground.
Firestopping | Closing gaps against fire.
Concrete testing | Testing fresh and hard concrete.
ACI certification | US certificate in testing concrete.
Compaction testing | Testing how firm the ground is.
Building surveying | Judging the state of buildings.
Home inspection | Checking homes before sale.
Building envelope | Outer skin of buildings.
Construction bidding | Getting and giving prices for works.
Change orders | Changes to the works and their price.
Progress billing | Being paid as the work goes on.
Construction claims | Claims for delay and extra cost.
Cost planning | Planning what a building costs.
Final accounts | Last bill of the works.
Lien waivers | US papers on unpaid works.
VOB | German rules for building contracts.
HOAI | German fees and stages of planners.
Ausschreibung und Vergabe | Tenders for works in Germany.
RIB iTWO | Software for tenders and cost.
RSMeans | US tables of building prices.
PlanSwift | Measuring drawings.
On-Screen Takeoff | Measuring drawings.
HCSS HeavyBid | Estimates for roads and earthworks.
Sage 300 Construction | Building firm's accounts.
Viewpoint Vista | Building firm's accounts.
BIM management | Leading the work with models.
BIM execution plan | How a project uses models.
Common data environment | One place for all plans.
openBIM | Open formats for models.
4D planning | Models with dates.
Synchro | Software for models with dates.
Dynamo | Building models by rules.
Scan to BIM | Models from measured buildings.
Photogrammetry | Measuring from pictures.
Aconex | Plans and papers of projects.
Fieldwire | Tasks and plans on site.
Buildertrend | Software for home builders.
PlanRadar | Defects and tasks on site.
Construction documents | Drawings to build from.
Schematic design | First stages of planning a building.
Construction specifications | Words that go with the drawings.
MasterFormat | US order of specifications.
NBS Chorus | British system for specifications.
Landscape architecture | Planning gardens and open land.
Feasibility studies | Whether a project can work.
RIBA Plan of Work | British stages of building projects.
ADA design standards | US rules for accessible buildings.
NFPA 101 | US rules for safe escape.
International Residential Code | US rules for homes.
Title 24 | Californian building rules.
German building regulations | German rules for buildings.
Building Safety Act | British law on safe buildings.
Principal designer | Safety planning by British rules.
SiGeKo | Safety coordination on German sites.
Energy performance certificate | Paper on a building's use of energy.
`
