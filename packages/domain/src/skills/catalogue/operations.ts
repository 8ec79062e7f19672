export const operations = `
# Freight and customs
Logistics | Logistics management, Logistics coordination
Transportation management | Transport management, Transport coordination | Logistics
Customs clearance | Customs brokerage, Customs declaration | Import and export
Freight forwarding | Freight forwarder, Forwarding agent | Logistics | Customs clearance 0.6
Route planning | Route optimization, Route optimisation | Transportation management
Incoterms | Incoterms 2020 | Import and export
# Supply chain and planning
Supply chain management | Supply chain, Supply chain operations | | Logistics 0.7, Procurement 0.6
Demand planning | Demand forecasting, Demand management | Supply chain management | Forecasting 0.5
# Procurement
Procurement | Purchasing, Procurement management
Supplier management | Vendor management, Supplier relationship management | Procurement
Purchase orders | Purchase order processing, PO processing | Procurement
# Warehouse and stock
Warehouse work | Warehouse operative, Warehouse associate
Inventory management | Inventory control, Stock control
Material handling | Material handler, Goods handling | Warehouse work
Warehouse management system | WMS | Warehouse management
Stocktaking | Stock count, Inventory count | Inventory management
Order picking | Picking and packing, Pick and pack | Warehouse work
Shipping and receiving | Goods in, Goods receipt | Warehouse work
Loading and unloading | Truck loading, Container unloading | Warehouse work
Forklift operation | Forklift, Forklift driving | Material handling
Pallet jack | Electric pallet jack, Pallet truck | Material handling | Forklift operation 0.5
RF scanner | RF scanning, Barcode scanning | Warehouse work
# Running operations
Operations management | Operations leadership, Operational management
Standard operating procedures | SOP, Standard work
`
