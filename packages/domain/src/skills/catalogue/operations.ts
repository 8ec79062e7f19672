export const operations = `
# Supply chain and planning
Supply chain management | Supply chain, Supply chain operations, End-to-end supply chain, SCM? | Getting goods from maker to user. | | Logistics 0.7, Procurement 0.6
Supply chain planning | Supply planning, Replenishment planning | Planning what is needed where and when. | Supply chain management | Demand planning 0.7
Demand planning | Demand forecasting, Demand management | Estimating what customers will order. | Supply chain management | Forecasting 0.5, Sales forecasting 0.5
Sales and operations planning | S&OP, Integrated business planning, S&OE | Agreeing sales, stock and production. | Supply chain management | Demand planning 0.7
Material requirements planning | MRP, MRP II, Material planning | Working out what to order for production. | Supply chain management | Production planning 0.6
Materials management | Materials control | Keeping production supplied. | Supply chain management | Inventory management 0.6
Supply chain optimization | Supply chain improvement, Supply chain optimisation | Making supply cheaper and safer. | Supply chain management |
Supply chain analytics | Supply chain analysis | Figures of the supply chain. | Supply chain management | Data analysis 0.5
Third-party logistics | 3PL, Contract logistics | Logistics done by an outside firm. | Logistics |
Reverse logistics | Returns management, Returns processing | Handling goods that come back. | Logistics |
Cold chain | Cold chain management, Temperature-controlled logistics | Keeping goods cold all the way. | Logistics |
Good distribution practice | GDP guidelines, GDP compliance | Rules for storing and moving medicines. | | GMP 0.5, Cold chain 0.4
Vendor-managed inventory | VMI | The supplier keeps the stock filled. | Inventory management |
Electronic data interchange | EDI | Orders and invoices between computers. | | System integration 0.3
SAP IBP | SAP Integrated Business Planning | Planning system by SAP. | Supply chain planning, SAP | Kinaxis 0.6
Kinaxis | Kinaxis RapidResponse, Kinaxis Maestro | Planning system for supply chains. | Supply chain planning |
Oracle SCM | Oracle Supply Chain, Oracle SCM Cloud | Supply chain system by Oracle. | Supply chain management, Oracle ERP |
# Procurement
Procurement | Purchasing, Procurement management, Purchasing management, Buying? | Buying what a firm needs. | |
Strategic sourcing | Global sourcing, Supplier sourcing, Strategic procurement, Sourcing? | Choosing whom to buy from in the long run. | Procurement |
Category management | Category strategy, Purchasing category | Buying or selling by groups of goods. | | Strategic sourcing 0.7, Retail buying 0.5
Supplier management | Vendor management, Supplier relationship management, Vendor relations, Supplier relations | Working with suppliers. | Procurement | Supplier quality 0.5
Supplier selection | Supplier qualification, Vendor selection, Supplier evaluation, Vendor evaluation | Choosing and judging suppliers. | Procurement |
Supplier negotiation | Vendor negotiation, Procurement negotiation | Agreeing prices and terms with suppliers. | Procurement, Negotiation | Contract negotiation 0.6
Purchase orders | Purchase order processing, PO processing, Purchase order management, Purchase requisition | Ordering in writing. | Procurement | Procure-to-pay 0.5
Requests for proposal | RFP, RFQ, Request for quotation, RFx, RFP process | Asking suppliers for offers. | Procurement |
Public procurement | Government procurement, Public tender, Public sector procurement | Buying for the state by its rules. | Procurement | Public procurement law 0.7
Spend analysis | Spend management, Spend analytics | Seeing what is bought from whom. | Procurement |
Direct procurement | Direct purchasing, Direct materials, Raw material purchasing | Buying what goes into the product. | Procurement | Indirect procurement 0.6
Indirect procurement | Indirect purchasing, MRO purchasing, Indirect spend | Buying services and things for the firm itself. | Procurement |
E-procurement | eProcurement, Electronic procurement | Buying through software. | Procurement | SAP Ariba 0.7, Coupa 0.7
Total cost of ownership | TCO analysis | All costs of a thing over its life. | | Cost analysis 0.6
# Warehouse and stock
Inventory management | Inventory control, Stock control, Stock management, Inventory planning, Inventory optimization | Keeping the right stock. | |
Stocktaking | Stock count, Inventory count, Physical inventory, Stocktake | Counting what is there. | Inventory management |
Cycle counting | Cycle count | Counting a part of the stock at a time. | Inventory management | Stocktaking 0.8
FIFO | First in first out | Using the oldest stock first. | Inventory management |
Warehouse management | Warehouse operations, Warehousing, Warehouse supervision, Warehouse logistics | Running a warehouse. | Logistics | Inventory management 0.6
Warehouse work | Warehouse operative, Warehouse associate, Warehouse worker | Work in a warehouse. | | General labor 0.4
Order picking | Picking and packing, Pick and pack, Picking orders, Commissioning of goods | Collecting goods for an order. | Warehouse work |
Packing goods | Packing and labeling, Palletizing, Palletising, Shrink wrapping, Packing? | Making goods ready to send. | Warehouse work | Order picking 0.7
Order fulfillment | Order fulfilment, Fulfillment center, Fulfilment centre | Sending what was ordered. | | Warehouse management 0.5
Shipping and receiving | Goods in, Goods receipt, Goods receiving, Goods out, Receiving goods, Inbound and outbound logistics | Taking in and sending goods. | Warehouse work |
Loading and unloading | Truck loading, Container unloading, Unloading trucks, Loading dock | Moving goods on and off vehicles. | Warehouse work | Load securing 0.4
Kitting | Kit assembly | Putting parts together in sets. | Warehouse work |
Material handling | Material handler, Goods handling | Moving goods and parts. | Warehouse work |
Forklift operation | Forklift, Forklift driving, Forklift truck, Counterbalance forklift, Forklift operator, Powered industrial truck | Driving a forklift. | Material handling | Forklift certification 0.9, Reach truck operation 0.8
Reach truck operation | Reach truck, VNA truck, Narrow aisle truck | Driving a reach truck. | Material handling | Reach truck licence 0.9
Pallet jack | Electric pallet jack, Pallet truck, Powered pallet truck, LLOP | Moving pallets. | Material handling | Forklift operation 0.5
RF scanner | RF scanning, Barcode scanning, Barcode scanner, Handheld scanner | Booking goods with a scanner. | Warehouse work |
Pick by voice | Voice picking | Picking by spoken or light signals. | Order picking |
Cross-docking | | Passing goods on without storing them. | Logistics |
Warehouse management system | WMS | Software for warehouses. | Warehouse management |
SAP EWM | SAP Extended Warehouse Management | Warehouse system by SAP. | Warehouse management system, SAP | Manhattan WMS 0.6
SAP WM | SAP Warehouse Management | Older warehouse system by SAP. | Warehouse management system, SAP | SAP EWM 0.8
Manhattan WMS | Manhattan Associates, Manhattan Active | Warehouse system. | Warehouse management system | Blue Yonder 0.7
Blue Yonder | JDA Software, RedPrairie | Warehouse and planning system. | Warehouse management system |
Warehouse automation | Automated warehouse | Warehouses with machines that store and pick. | Warehouse management |
Automated storage and retrieval | AS/RS, High-bay warehouse | Machines that store and fetch. | Warehouse automation |
RFID | Radio frequency identification | Reading tags by radio. | | RF scanner 0.4
Lot traceability | Batch traceability, Product traceability, Lot tracking | Knowing where each batch went. | | Quality control 0.3
# Freight and customs
Logistics | Logistics management, Logistics coordination, Logistics operations | Moving and storing goods. | |
Freight forwarding | Freight forwarder, Forwarding agent | Arranging transport for others. | Logistics | Customs clearance 0.6
Freight brokerage | Freight broker, Load board | Finding trucks for loads. | Logistics |
Transportation management | Transport management, Transport coordination, Transportation planning | Planning and watching transports. | Logistics | Fleet management 0.5
Transportation management system | Transport management system, TMS? | Software for transports. | Transportation management |
SAP TM | SAP Transportation Management | Transport system by SAP. | Transportation management system, SAP | Oracle Transportation Management 0.7
Oracle Transportation Management | Oracle OTM | Transport system by Oracle. | Transportation management system |
Route planning | Route optimization, Route optimisation, Journey planning, Tour planning | Finding the best way for deliveries. | Transportation management |
Load planning | Load optimization, Load building | Filling trucks and containers well. | Transportation management |
Carrier management | Carrier negotiation, Freight rate negotiation, Carrier selection | Choosing and dealing with carriers. | Logistics |
Dispatching | Truck dispatch, Dispatch coordination, Load dispatch, Dispatcher | Giving drivers their tours. | Transportation management |
Air freight | Air cargo, Airfreight | Goods by air. | Freight forwarding | Ocean freight 0.6
Ocean freight | Sea freight, FCL/LCL, Container shipping | Goods by sea. | Freight forwarding |
Road freight | Road haulage | Goods by road. | Logistics |
FTL shipping | FTL, Full truckload | Full loads by road. | Road freight |
LTL shipping | LTL, Less-than-truckload, Groupage | Part loads by road. | Road freight | FTL shipping 0.8
Intermodal transport | Intermodal, Combined transport | Goods by rail, road and ship in one box. | Logistics |
Rail freight | Rail cargo | Goods by rail. | Logistics | Intermodal transport 0.6
Shipping documents | Shipping documentation, Waybill, Airway bill, Delivery note | Papers that go with goods. | Logistics |
Bill of lading | BOL? | Receipt and title for shipped goods. | Shipping documents |
Dangerous goods transport | Dangerous goods, Hazardous goods | Sending dangerous goods by the rules. | Logistics | IATA dangerous goods certification 0.8, ADR licence 0.6
IMDG Code | IMDG regulations | Rules for dangerous goods at sea. | Dangerous goods transport |
Import and export | Import/export, Export documentation, International shipping, Export processing | Buying and sending across borders. | | Trade compliance 0.6
Customs clearance | Customs brokerage, Customs declaration, Customs procedures, Customs entry | Bringing goods through customs. | Import and export | Customs broker license 0.7
ATLAS customs | ATLAS Zoll, Zoll ATLAS | German system for customs. | Customs clearance |
Customs Declaration Service | CHIEF customs | British system for customs. | Customs clearance |
Tariff classification | HS code, HTS classification, Harmonized System, Customs tariff | Finding the customs number of goods. | Customs clearance |
Incoterms | Incoterms 2020 | Who pays and answers for what on the way. | Import and export |
Trade finance | | Bank payment for goods across borders. | | Import and export 0.4
Letters of credit | Documentary credit | A bank's promise to pay for goods. | Trade finance |
C-TPAT | CTPAT | US customs trust for safe supply. | Customs clearance |
Authorised Economic Operator | Authorized Economic Operator, AEO? | European customs trust for firms. | Customs clearance | C-TPAT 0.7
# Running operations
Operations management | Operations leadership, Operational management, Business operations, Managing operations | Running the daily work of a firm. | |
Production management | Manufacturing management, Plant management, Production supervision, Factory management | Running production. | Operations management | Production planning 0.6
Shift leadership | Shift supervision, Shift management, Shift lead, Shift leader | Leading one shift. | | Team leadership 0.6
Standard operating procedures | SOP, Standard work, Work instructions, SOP development | Written ways of doing each task. | |
Process mapping | Process flow mapping, Process documentation, Flowcharting, Swimlane diagram | Drawing how work flows. | | Value stream mapping 0.7, BPMN 0.6
Visual management | | Showing the state of work on boards. | Lean manufacturing |
Shop floor management | | Leading where the work is done. | Lean manufacturing | Visual management 0.7
Hoshin Kanri | Policy deployment, Hoshin planning | Passing goals down through a firm. | Lean manufacturing |
A3 problem solving | A3 thinking, A3 report | Solving a problem on one sheet. | Lean manufacturing | 8D 0.6, Root cause analysis 0.6
PDCA | Plan-do-check-act, Deming cycle | Improving in four steps. | Continuous improvement |
Theory of constraints | Bottleneck analysis | Working on what holds all else up. | Continuous improvement |
Waste reduction | Scrap reduction | Making less waste and scrap. | Continuous improvement |
Balanced scorecard | | Goals and figures on one page. | | KPI reporting 0.6
`
