export const operations = `
# Supply chain and planning
Supply chain management | Supply chain, Supply chain operations, End-to-end supply chain, SCM? | Getting goods from maker to user. | | Logistics 0.7, Procurement 0.6
Supply chain planning | Supply planning, Replenishment planning | Planning what is needed where and when. | Supply chain management | Demand planning 0.7
Demand planning | Demand forecasting, Demand management | Estimating what customers will order. | Supply chain management | Forecasting 0.5, Sales forecasting 0.5
Sales and operations planning | S&OP, Integrated business planning, S&OE | Agreeing sales, stock and production. | Supply chain management | Demand planning 0.7
Material requirements planning | MRP, MRP II, Material planning | Working out what to order for production. | Supply chain management | Production planning 0.6
Materials management | Materials control | Keeping production supplied. | Supply chain management | Inventory management 0.6
Supply chain optimization | Supply chain improvement, Supply chain optimisation, Supply chain analytics, Network design for logistics | Making supply cheaper and safer. | Supply chain management |
Third-party logistics | 3PL, 4PL, Contract logistics | Logistics done by an outside firm. | Logistics |
Reverse logistics | Returns management, Returns processing | Handling goods that come back. | Logistics |
Cold chain | Cold chain management, Temperature-controlled logistics | Keeping goods cold all the way. | Logistics |
Good distribution practice | GDP guidelines, GDP compliance | Rules for storing and moving medicines. | | GMP 0.5, Cold chain 0.4
Vendor-managed inventory | VMI, Consignment stock | The supplier keeps the stock filled. | Inventory management |
Electronic data interchange | EDI, EDIFACT, ANSI X12 | Orders and invoices between computers. | | System integration 0.3
SAP IBP | SAP Integrated Business Planning, SAP APO | Planning system by SAP. | Supply chain planning, SAP | Kinaxis 0.6
Kinaxis | Kinaxis RapidResponse, Kinaxis Maestro | Planning system for supply chains. | Supply chain planning |
Oracle SCM | Oracle Supply Chain, Oracle SCM Cloud | Supply chain system by Oracle. | Supply chain management, Oracle ERP |
# Procurement
Procurement | Purchasing, Procurement management, Purchasing management, Buying? | Buying what a firm needs. | |
Strategic sourcing | Global sourcing, Supplier sourcing, Strategic procurement, Sourcing? | Choosing whom to buy from in the long run. | Procurement |
Category management | Category strategy, Purchasing category | Buying or selling by groups of goods. | | Strategic sourcing 0.7, Retail buying 0.5
Supplier management | Vendor management, Supplier relationship management, Vendor relations, Supplier relations | Working with suppliers. | Procurement | Supplier quality 0.5
Supplier selection | Supplier qualification, Vendor selection, Supplier evaluation, Supplier development, Vendor evaluation | Choosing and judging suppliers. | Procurement |
Supplier negotiation | Vendor negotiation, Procurement negotiation | Agreeing prices and terms with suppliers. | Procurement, Negotiation | Contract negotiation 0.6
Purchase orders | Purchase order processing, PO processing, Purchase order management, Purchase requisition | Ordering in writing. | Procurement | Procure-to-pay 0.5
Requests for proposal | RFP, RFQ, Request for quotation, RFx, RFP process | Asking suppliers for offers. | Procurement |
Public procurement | Government procurement, Public tender, Public sector procurement | Buying for the state by its rules. | Procurement | Public procurement law 0.7
Spend analysis | Spend management, Spend analytics | Seeing what is bought from whom. | Procurement |
Direct procurement | Direct purchasing, Direct materials, Raw material purchasing | Buying what goes into the product. | Procurement | Indirect procurement 0.6
Indirect procurement | Indirect purchasing, MRO purchasing, Indirect spend | Buying services and things for the firm itself. | Procurement |
E-procurement | eProcurement, Electronic procurement, Jaggaer, Ivalua | Buying through software. | Procurement | SAP Ariba 0.7, Coupa 0.7
Total cost of ownership | TCO analysis | All costs of a thing over its life. | | Cost analysis 0.6
# Warehouse and stock
Inventory management | Inventory control, Stock control, Stock management, Inventory planning, Inventory optimization | Keeping the right stock. | |
Stocktaking | Cycle counting, Cycle count, Stock count, Inventory count, Physical inventory, Stocktake | Counting what is there. | Inventory management |
FIFO | First in first out, FEFO, LIFO? | Using the oldest stock first. | Inventory management |
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
Pick by voice | Voice picking, Pick by light | Picking by spoken or light signals. | Order picking |
Cross-docking | | Passing goods on without storing them. | Logistics |
Warehouse management system | WMS | Software for warehouses. | Warehouse management |
SAP EWM | SAP Extended Warehouse Management, SAP WM | Warehouse system by SAP. | Warehouse management system, SAP | Manhattan WMS 0.6
Manhattan WMS | Manhattan Associates, Manhattan Active | Warehouse system. | Warehouse management system | Blue Yonder 0.7
Blue Yonder | JDA Software, RedPrairie | Warehouse and planning system. | Warehouse management system |
Warehouse automation | AS/RS, Automated storage and retrieval, Automated warehouse, AutoStore | Warehouses with machines that store and pick. | Warehouse management |
RFID | Radio frequency identification | Reading tags by radio. | | RF scanner 0.4
Lot traceability | Batch traceability, Product traceability, Lot tracking | Knowing where each batch went. | | Quality control 0.3
# Freight and customs
Logistics | Logistics management, Logistics coordination, Logistics operations | Moving and storing goods. | |
Freight forwarding | Freight forwarder, Forwarding agent | Arranging transport for others. | Logistics | Customs clearance 0.6
Freight brokerage | Freight broker, Load board | Finding trucks for loads. | Logistics |
Transportation management | Transport management, Transport coordination, Transportation planning | Planning and watching transports. | Logistics | Fleet management 0.5
Transportation management system | TMS? | Software for transports. | Transportation management | SAP TM 0.7
SAP TM | SAP Transportation Management, Oracle Transportation Management | Transport system. | Transportation management, SAP |
Route planning | Route optimization, Route optimisation, Journey planning, Tour planning | Finding the best way for deliveries. | Transportation management |
Load planning | Load optimization, Load building | Filling trucks and containers well. | Transportation management |
Carrier management | Carrier negotiation, Freight rate negotiation, Carrier selection | Choosing and dealing with carriers. | Logistics |
Dispatching | Truck dispatch, Dispatch coordination, Load dispatch, Dispatcher | Giving drivers their tours. | Transportation management |
Air freight | Air cargo, Airfreight | Goods by air. | Freight forwarding | Ocean freight 0.6
Ocean freight | Sea freight, FCL/LCL, Container shipping | Goods by sea. | Freight forwarding |
Road freight | LTL, FTL, Truckload, LTL/FTL, Road haulage | Goods by road. | Logistics |
Intermodal transport | Intermodal, Rail freight, Combined transport | Goods by rail, road and ship in one box. | Logistics |
Shipping documents | Bill of lading, Shipping documentation, Waybill, Airway bill, CMR note, Delivery note | Papers that go with goods. | Logistics |
Dangerous goods transport | Dangerous goods, IMDG Code, ADR regulations, Hazardous goods | Sending dangerous goods by the rules. | Logistics | IATA dangerous goods certification 0.8, ADR licence 0.6
Import and export | Import/export, Export documentation, International shipping, Export processing | Buying and sending across borders. | | Trade compliance 0.6
Customs clearance | Customs brokerage, Customs declaration, Customs procedures, Customs entry | Bringing goods through customs. | Import and export | Customs broker license 0.7
Customs software | ATLAS customs, Customs Declaration Service, ACE portal | Systems for customs declarations. | Customs clearance |
Tariff classification | HS code, HTS classification, Harmonized System, Customs tariff | Finding the customs number of goods. | Customs clearance |
Incoterms | Incoterms 2020 | Who pays and answers for what on the way. | Import and export |
Trade finance | Letter of credit, Documentary credit | Bank payment for goods across borders. | | Import and export 0.4
C-TPAT | CTPAT, Authorised Economic Operator, Authorized Economic Operator | Customs trust programmes for safe supply. | Customs clearance |
# Running operations
Operations management | Operations leadership, Operational management, Business operations, Managing operations | Running the daily work of a firm. | |
Production management | Manufacturing management, Plant management, Production supervision, Factory management | Running production. | Operations management | Production planning 0.6
Shift leadership | Shift supervision, Shift management, Shift lead, Shift leader | Leading one shift. | | Team leadership 0.6
Standard operating procedures | SOP, Standard work, Work instructions, SOP development | Written ways of doing each task. | |
Process mapping | Process flow mapping, Process documentation, Flowcharting, Swimlane diagram | Drawing how work flows. | | Value stream mapping 0.7, BPMN 0.6
Visual management | Shop floor management, Andon | Showing the state of work on boards. | Lean manufacturing |
Hoshin Kanri | Policy deployment, Hoshin planning | Passing goals down through a firm. | Lean manufacturing |
A3 problem solving | A3 thinking, A3 report | Solving a problem on one sheet. | Lean manufacturing | 8D 0.6, Root cause analysis 0.6
PDCA | Plan-do-check-act, Deming cycle | Improving in four steps. | Continuous improvement |
Theory of constraints | Bottleneck analysis | Working on what holds all else up. | Continuous improvement |
Takt time | Cycle time reduction, Throughput improvement | Pace of a production line. | Lean manufacturing | Time study 0.6
Waste reduction | Scrap reduction, Yield improvement | Making less waste and scrap. | Continuous improvement |
Balanced scorecard | | Goals and figures on one page. | | KPI reporting 0.6
`
