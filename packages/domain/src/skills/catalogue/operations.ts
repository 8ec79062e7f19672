export const operations = `
# Freight and customs
Logistics | >Logistics operations, >Logistics management, >Logistics coordination
Import and export | =Import/export, Export documentation, International shipping, Export processing
Trade finance | | | Import and export 0.4
Transportation management | =Transport management, Transportation planning, Transport coordination | Logistics
Freight forwarding | Freight forwarder, Forwarding agent | " | Customs clearance 0.6
Freight brokerage | Freight broker, Load board | "
Carrier management | Carrier negotiation, Freight rate negotiation, Carrier selection | "
Road freight | Road haulage | "
Intermodal transport | <Intermodal, Combined transport | "
Rail freight | Rail cargo | " | Intermodal transport 0.6
Shipping documents | Shipping documentation, >Waybill, >Airway bill, >Delivery note | "
Dangerous goods transport | <Dangerous goods, Hazardous goods | " | IATA dangerous goods certification 0.8, ADR licence 0.6
Customs clearance | Customs procedures, Customs entry, Customs brokerage, Customs declaration | Import and export
Incoterms | >Incoterms 2020 | "
Route planning | Journey planning, Tour planning, Route optimization=Route optimisation | Transportation management
Dispatching | Truck dispatch, Dispatch coordination, Load dispatch, Dispatcher | "
Transportation management system | =Transport management system, ^TMS? | "
Load planning | Load optimization, Load building | "
SAP TM | ^SAP Transportation Management | <Transportation management system, <SAP | Oracle Transportation Management 0.7
Oracle Transportation Management | ~Oracle OTM | <Transportation management system
Air freight | =Airfreight, Air cargo | Freight forwarding | Ocean freight 0.6
Ocean freight | Sea freight, FCL/LCL, Container shipping | "
FTL shipping | <~FTL^Full truckload | <Road freight
LTL shipping | <~LTL, ~Less-than-truckload, Groupage | " | FTL shipping 0.8
Bill of lading | ^BOL? | <Shipping documents
IMDG Code | IMDG regulations | Dangerous goods transport
ATLAS customs | ATLAS Zoll, Zoll ATLAS | Customs clearance
Customs Declaration Service | CHIEF customs | "
Tariff classification | HS code, HTS classification, Harmonized System, Customs tariff | "
C-TPAT | =CTPAT | "
Authorised Economic Operator | =Authorized Economic Operator, ^AEO? | " | C-TPAT 0.7
Letters of credit | ~Documentary credit | <Trade finance
# Supply chain and planning
Supply chain management | ^SCM?, <Supply chain, End-to-end supply chain<Supply chain, Supply chain operations<Supply chain | | Logistics 0.7, Procurement 0.6
Good distribution practice | GDP guidelines, GDP compliance | | GMP 0.5, Cold chain 0.4
Electronic data interchange | ^EDI | | System integration 0.3
Demand planning | Demand forecasting, Demand management | Supply chain management | Forecasting 0.5
Material requirements planning | ^MRP, MRP II, Material planning | " | Production planning 0.6
Supply chain planning | Supply planning, Replenishment planning | " | Demand planning 0.7
Sales and operations planning | ^S&OP, Integrated business planning, S&OE | " | Demand planning 0.7
Materials management | Materials control | " | Inventory management 0.6
Supply chain optimization | =Supply chain optimisation, Supply chain improvement | "
Supply chain analytics | Supply chain analysis | " | Data analysis 0.5
Third-party logistics | ^3PL, ~Contract logistics | <Logistics
Reverse logistics | Returns management, Returns processing | "
Cold chain | >Cold chain management, Temperature-controlled logistics | Logistics
Vendor-managed inventory | ^VMI | <Inventory management
SAP IBP | ^SAP Integrated Business Planning | Supply chain planning, <SAP | Kinaxis 0.6
Kinaxis | >Kinaxis RapidResponse, >Kinaxis Maestro | Supply chain planning
Oracle SCM | Oracle Supply Chain, >Oracle SCM Cloud | Supply chain management, Oracle ERP
# Procurement
Procurement | Purchasing management<Purchasing, Buying?, Purchasing, >Procurement management
Category management | Category strategy, Purchasing category | | Strategic sourcing 0.7, Retail buying 0.5
Total cost of ownership | TCO analysis | | Cost analysis 0.6
Supplier management | Vendor management, Vendor relations, Supplier relations, Supplier relationship management | Procurement
Purchase orders | >Purchase order management, Purchase requisition, >Purchase order processing^PO processing | "
Strategic sourcing | Global sourcing<Sourcing, Supplier sourcing<Sourcing, <Sourcing?, Strategic procurement | "
Supplier selection | Supplier qualification, Vendor selection, Supplier evaluation, Vendor evaluation | "
Requests for proposal | ^RFP, RFQ^Request for quotation, RFx, RFP process | "
Spend analysis | Spend management, Spend analytics | "
E-procurement | =eProcurement, Electronic procurement | " | SAP Ariba 0.7, Coupa 0.7
Supplier negotiation | ~Vendor negotiation, ~Procurement negotiation | Procurement, <Negotiation | Contract negotiation 0.6
Public procurement | ~Government procurement, Public tender, ~Public sector procurement | <Procurement | Public procurement law 0.7
Direct procurement | ~Direct purchasing, Direct materials, Raw material purchasing | " | Indirect procurement 0.6
Indirect procurement | ~Indirect purchasing, ~MRO purchasing, Indirect spend | "
# Warehouse and stock
Warehouse work | Warehouse worker, Warehouse operative, Warehouse associate
Inventory management | Stock control, Inventory planning, Inventory optimization, Stock management, Inventory control
Order fulfillment | =Order fulfilment, Fulfillment center=Fulfilment centre | | Warehouse management 0.5
RFID | ^Radio frequency identification | | RF scanner 0.4
Lot traceability | Batch traceability, Product traceability, Lot tracking | | Quality control 0.3
Material handling | Material handler, Goods handling | Warehouse work
Shipping and receiving | Goods out, Receiving goods=Goods receiving, Inbound and outbound logistics, Goods in, Goods receipt | "
Loading and unloading | Unloading trucks, Loading dock, Truck loading, Container unloading | "
RF scanner | Handheld scanner, Barcode scanner, RF scanning, Barcode scanning | "
Packing goods | Packing and labeling<Packing, Palletizing=Palletising, <Packing?, Shrink wrapping | " | Order picking 0.7
Kitting | Kit assembly | "
Warehouse management system | ^WMS | Warehouse management
Warehouse automation | =Automated warehouse | "
Stocktaking | =Stocktake, Physical inventory, Stock count, Inventory count | Inventory management
Cycle counting | =Cycle count | " | Stocktaking 0.8
FIFO | ^First in first out | "
Order picking | =Picking orders, ~Pick and pack=Picking and packing, Commissioning of goods | <Warehouse work
Forklift operation | <Forklift, Forklift truck<Forklift, Counterbalance forklift<Forklift, Powered industrial truck, Forklift operator<Forklift, ~Forklift driving<Forklift | <Material handling
Reach truck operation | <Reach truck, VNA truck, Narrow aisle truck | " | Forklift operation 0.8
Pallet jack | Powered pallet truck<Pallet truck, LLOP, >Electric pallet jack, Pallet truck | Material handling | Forklift operation 0.5
Warehouse management | Warehouse operations, Warehousing, Warehouse supervision, Warehouse logistics | Logistics | Inventory management 0.6
Cross-docking | | "
Pick by voice | ~Voice picking | <Order picking
SAP EWM | ^SAP Extended Warehouse Management | <Warehouse management system, <SAP | Manhattan WMS 0.6
SAP WM | ^SAP Warehouse Management | " | SAP EWM 0.8
Manhattan WMS | ~Manhattan Associates, ~Manhattan Active | <Warehouse management system | Blue Yonder 0.7
Blue Yonder | ~JDA Software, ~RedPrairie | "
Automated storage and retrieval | AS/RS, High-bay warehouse | Warehouse automation
# Running operations
Operations management | =Managing operations, =Operational management, Business operations, Operations leadership
Standard operating procedures | ^SOP, SOP development, Work instructions, Standard work
Process mapping | Process flow mapping, Process documentation, Flowcharting, Swimlane diagram | | BPMN 0.6, Business process management 0.7
Shift leadership | Shift supervision, Shift management, Shift leader=Shift lead | | Team leadership 0.6
Balanced scorecard | | | KPI reporting 0.6
Production management | Manufacturing management, Plant management, Production supervision, Factory management | Operations management | Production planning 0.6
Visual management | | Lean manufacturing
Shop floor management | | " | Visual management 0.7
Hoshin Kanri | Policy deployment, Hoshin planning | "
A3 problem solving | A3 thinking, A3 report | " | 8D 0.6, Root cause analysis 0.6
PDCA | ^Plan-do-check-act, Deming cycle | Continuous improvement
Theory of constraints | Bottleneck analysis | "
Waste reduction | Scrap reduction | "
`
