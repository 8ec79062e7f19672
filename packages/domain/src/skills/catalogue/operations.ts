export const operations = `
# Supply chain and planning
Supply chain management | Supply chain, Supply chain operations, End-to-end supply chain, SCM? |  | Logistics 0.7, Procurement 0.6
# Procurement
Procurement | Purchasing, Procurement management, Purchasing management, Buying? |  |
# Warehouse and stock
Inventory management | Inventory control, Stock control, Stock management, Inventory planning, Inventory optimization |  |
Warehouse work | Warehouse operative, Warehouse associate, Warehouse worker |  | General labor 0.4
Material handling | Material handler, Goods handling | Warehouse work |
Warehouse management system | WMS | Warehouse management |
# Freight and customs
Logistics | Logistics management, Logistics coordination, Logistics operations |  |
Transportation management | Transport management, Transport coordination, Transportation planning | Logistics | Fleet management 0.5
Customs clearance | Customs brokerage, Customs declaration, Customs procedures, Customs entry | Import and export | Customs broker license 0.7
`
