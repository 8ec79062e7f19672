export const retailProperty = `
# Shop work
Retail | Retail trade, Retail industry
Point of sale systems | POS system, EPOS, POS?
Retail sales | Shop sales, Sales assistant | Retail, Sales
Cash handling | Cash register, Till operation, Cashier | | Point of sale systems 0.7
Stock replenishment | Shelf stocking, Shelf stacking | Retail | Inventory management 0.4
Product knowledge | Product advice, Product consultation
# Goods and kinds of shop
Merchandising | Retail merchandising, Product merchandising | Retail
Visual merchandising | Window display, Product display | Merchandising
# E-commerce
E-commerce | eCommerce, Online retail | | Digital marketing 0.4
Marketplace management | Online marketplace, Marketplace selling | E-commerce
# Real estate
Real estate | Property industry, Real estate industry
Property management | Residential property management, Block management | Real estate
Real estate sales | Estate agency, Property sales | Real estate, Sales | Real estate license 0.7
Lettings | Residential lettings, Property letting | Real estate | Leasing 0.8
Leasing | Apartment leasing, Commercial leasing | Real estate | | context
Property inspection | Move-in inspection, Move-out inspection | Property management
# Facilities
Facility management | Facility operations, Facilities manager
Commercial cleaning | Office cleaning, Cleaning services | | Janitorial work 0.6
Janitorial work | Caretaking, Custodial work, Janitorial
Household cleaning | Domestic cleaning, House cleaning | | Commercial cleaning 0.7
Floor care | Floor buffing, Floor scrubber | Commercial cleaning
Window cleaning | Glass cleaning | Commercial cleaning
Vacuuming and mopping | Vacuuming, Mopping | | Household cleaning 0.6
`
