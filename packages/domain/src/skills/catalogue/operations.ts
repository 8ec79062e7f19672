export const operations = `
# Freight and customs
Logistics |
Transportation management | | Logistics
Customs clearance | | Import and export
Freight forwarding | | Logistics | Customs clearance 0.6
Route planning | | Transportation management
Incoterms | | Import and export
# Supply chain and planning
Supply chain management | <Supply chain | | Logistics 0.7, Procurement 0.6
Demand planning | | Supply chain management | Forecasting 0.5
# Procurement
Procurement |
Supplier management | Vendor management | Procurement
Purchase orders | | Procurement
# Warehouse and stock
Warehouse work |
Inventory management | Stock control
Material handling | | Warehouse work
Warehouse management system | | Warehouse management
Stocktaking | | Inventory management
Order picking | ~Pick and pack | <Warehouse work
Shipping and receiving | | Warehouse work
Loading and unloading | | Warehouse work
Forklift operation | <Forklift | <Material handling
Pallet jack | | Material handling | Forklift operation 0.5
RF scanner | | Warehouse work
# Running operations
Operations management |
Standard operating procedures |
`
