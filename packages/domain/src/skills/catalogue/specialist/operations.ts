export const operations = `
# Freight and customs
+ Incoterms | >Incoterms 2020
+ Freight forwarding | Freight forwarder, Forwarding agent
+ Logistics | >Logistics operations, >Logistics management, >Logistics coordination
+ Transportation management | =Transport management, Transportation planning, Transport coordination
+ Customs clearance | Customs procedures, Customs entry, Customs brokerage, Customs declaration
+ Route planning | Journey planning, Tour planning, Route optimization=Route optimisation
Import and export | =Import/export, Export documentation, International shipping, Export processing
Dispatching | Truck dispatch, Dispatch coordination, Load dispatch, Dispatcher | Transportation management
Freight brokerage | Freight broker, Load board | Logistics
Transportation management system | =Transport management system, ^TMS? | Transportation management
SAP TM | ^SAP Transportation Management | <Transportation management system, <SAP | Oracle Transportation Management 0.7
Oracle Transportation Management | ~Oracle OTM | <Transportation management system
Load planning | Load optimization, Load building | Transportation management
Carrier management | Carrier negotiation, Freight rate negotiation, Carrier selection | Logistics
Air freight | =Airfreight, Air cargo | Freight forwarding | Ocean freight 0.6
Ocean freight | Sea freight, FCL/LCL, Container shipping | Freight forwarding
Road freight | Road haulage | Logistics
FTL shipping | <~FTL^Full truckload | <Road freight
LTL shipping | <~LTL, ~Less-than-truckload, Groupage | <Road freight | FTL shipping 0.8
Intermodal transport | <Intermodal, Combined transport | Logistics
Rail freight | Rail cargo | Logistics | Intermodal transport 0.6
Shipping documents | Shipping documentation, >Waybill, >Airway bill, >Delivery note | Logistics
Bill of lading | ^BOL? | <Shipping documents
Dangerous goods transport | <Dangerous goods, Hazardous goods | Logistics | IATA dangerous goods certification 0.8, ADR licence 0.6
IMDG Code | IMDG regulations | Dangerous goods transport
ATLAS customs | ATLAS Zoll, Zoll ATLAS | Customs clearance
Customs Declaration Service | CHIEF customs | Customs clearance
Tariff classification | HS code, HTS classification, Harmonized System, Customs tariff | Customs clearance
Trade finance | | | Import and export 0.4
Letters of credit | ~Documentary credit | <Trade finance
C-TPAT | =CTPAT | Customs clearance
Authorised Economic Operator | =Authorized Economic Operator, ^AEO? | Customs clearance | C-TPAT 0.7
# Supply chain and planning
+ Demand planning | Demand forecasting, Demand management
+ Supply chain management | ^SCM?, End-to-end supply chain<Supply chain, Supply chain operations<Supply chain
Material requirements planning | ^MRP, MRP II, Material planning | Supply chain management | Production planning 0.6
Supply chain planning | Supply planning, Replenishment planning | Supply chain management | Demand planning 0.7
Sales and operations planning | ^S&OP, Integrated business planning, S&OE | Supply chain management | Demand planning 0.7
Materials management | Materials control | Supply chain management | Inventory management 0.6
Supply chain optimization | =Supply chain optimisation, Supply chain improvement | Supply chain management
Supply chain analytics | Supply chain analysis | Supply chain management | Data analysis 0.5
Third-party logistics | ^3PL, ~Contract logistics | <Logistics
Reverse logistics | Returns management, Returns processing | <Logistics
Cold chain | >Cold chain management, Temperature-controlled logistics | Logistics
Good distribution practice | GDP guidelines, GDP compliance | | GMP 0.5, Cold chain 0.4
Vendor-managed inventory | ^VMI | <Inventory management
Electronic data interchange | ^EDI | | System integration 0.3
SAP IBP | ^SAP Integrated Business Planning | Supply chain planning, <SAP | Kinaxis 0.6
Kinaxis | >Kinaxis RapidResponse, >Kinaxis Maestro | Supply chain planning
Oracle SCM | Oracle Supply Chain, >Oracle SCM Cloud | Supply chain management, Oracle ERP
# Procurement
+ Procurement | Purchasing management<Purchasing, Buying?, Purchasing, >Procurement management
+ Supplier management | Vendor relations, Supplier relations, Supplier relationship management
+ Purchase orders | >Purchase order management, Purchase requisition, >Purchase order processing^PO processing
Supplier negotiation | ~Vendor negotiation, ~Procurement negotiation | Procurement, <Negotiation | Contract negotiation 0.6
Strategic sourcing | Global sourcing<Sourcing, Supplier sourcing<Sourcing, <Sourcing?, Strategic procurement | Procurement
Category management | Category strategy, Purchasing category | | Strategic sourcing 0.7, Retail buying 0.5
Supplier selection | Supplier qualification, Vendor selection, Supplier evaluation, Vendor evaluation | Procurement
Requests for proposal | ^RFP, RFQ^Request for quotation, RFx, RFP process | Procurement
Public procurement | ~Government procurement, Public tender, ~Public sector procurement | <Procurement | Public procurement law 0.7
Spend analysis | Spend management, Spend analytics | Procurement
Direct procurement | ~Direct purchasing, Direct materials, Raw material purchasing | <Procurement | Indirect procurement 0.6
Indirect procurement | ~Indirect purchasing, ~MRO purchasing, Indirect spend | <Procurement
E-procurement | =eProcurement, Electronic procurement | Procurement | SAP Ariba 0.7, Coupa 0.7
Total cost of ownership | TCO analysis | | Cost analysis 0.6
# Warehouse and stock
+ Warehouse management system | ^WMS
+ Material handling | Material handler, Goods handling
+ Warehouse work | Warehouse worker, Warehouse operative, Warehouse associate
+ Inventory management | Inventory planning, Inventory optimization, Stock management, Inventory control
+ Stocktaking | =Stocktake, Physical inventory, Stock count, Inventory count
+ Order picking | =Picking orders, Commissioning of goods, ~Pick and pack=Picking and packing
+ Shipping and receiving | Goods out, Receiving goods=Goods receiving, Inbound and outbound logistics, Goods in, Goods receipt
+ Loading and unloading | Unloading trucks, Loading dock, Truck loading, Container unloading
+ Forklift operation | Forklift truck<Forklift, Counterbalance forklift<Forklift, Powered industrial truck, Forklift operator<Forklift, ~Forklift driving<Forklift
+ Pallet jack | Powered pallet truck<Pallet truck, LLOP, >Electric pallet jack, Pallet truck
+ RF scanner | Handheld scanner, Barcode scanner, RF scanning, Barcode scanning
Order fulfillment | =Order fulfilment, Fulfillment center=Fulfilment centre | | Warehouse management 0.5
Warehouse management | Warehouse operations, Warehousing, Warehouse supervision, Warehouse logistics | Logistics | Inventory management 0.6
Reach truck operation | <Reach truck, VNA truck, Narrow aisle truck | <Material handling | Forklift operation 0.8
Packing goods | Packing and labeling<Packing, Palletizing=Palletising, <Packing?, Shrink wrapping | Warehouse work | Order picking 0.7
Cycle counting | =Cycle count | Inventory management | Stocktaking 0.8
FIFO | ^First in first out | Inventory management
Kitting | Kit assembly | Warehouse work
Pick by voice | ~Voice picking | <Order picking
Cross-docking | | Logistics
SAP EWM | ^SAP Extended Warehouse Management | <Warehouse management system, <SAP | Manhattan WMS 0.6
SAP WM | ^SAP Warehouse Management | <Warehouse management system, <SAP | SAP EWM 0.8
Manhattan WMS | ~Manhattan Associates, ~Manhattan Active | <Warehouse management system | Blue Yonder 0.7
Blue Yonder | ~JDA Software, ~RedPrairie | <Warehouse management system
Warehouse automation | =Automated warehouse | Warehouse management
Automated storage and retrieval | AS/RS, High-bay warehouse | Warehouse automation
RFID | ^Radio frequency identification | | RF scanner 0.4
Lot traceability | Batch traceability, Product traceability, Lot tracking | | Quality control 0.3
# Running operations
+ Operations management | =Managing operations, =Operational management, Business operations, Operations leadership
+ Standard operating procedures | ^SOP, SOP development, Work instructions, Standard work
Process mapping | Process flow mapping, Process documentation, Flowcharting, Swimlane diagram | | BPMN 0.6, Business process management 0.7
Shift leadership | Shift supervision, Shift management, Shift leader=Shift lead | | Team leadership 0.6
Production management | Manufacturing management, Plant management, Production supervision, Factory management | Operations management | Production planning 0.6
Visual management | | Lean manufacturing
Shop floor management | | Lean manufacturing | Visual management 0.7
Hoshin Kanri | Policy deployment, Hoshin planning | Lean manufacturing
A3 problem solving | A3 thinking, A3 report | Lean manufacturing | 8D 0.6, Root cause analysis 0.6
PDCA | ^Plan-do-check-act, Deming cycle | Continuous improvement
Theory of constraints | Bottleneck analysis | Continuous improvement
Waste reduction | Scrap reduction | Continuous improvement
Balanced scorecard | | | KPI reporting 0.6
`
