export const retailProperty = `
# Shop work
Retail |
Point of sale systems | POS?
Retail sales | | Retail, <Sales
Cash handling | Cashier | | Point of sale systems 0.7
Stock replenishment | Shelf stocking | Retail | Inventory management 0.4
Product knowledge |
# Goods and kinds of shop
Merchandising | | Retail
Visual merchandising | | <Merchandising
# E-commerce
E-commerce | | | Digital marketing 0.4
Marketplace management | | E-commerce
# Real estate
Real estate |
Property management | | Real estate
Real estate sales | | Real estate, <Sales | Real estate license 0.7
Lettings | | Real estate | Leasing 0.8
Leasing | | Real estate | | context
Property inspection | | Property management
# Facilities
Facility management |
Commercial cleaning | >Office cleaning | | Janitorial work 0.6
Janitorial work | <Janitorial
Household cleaning | House cleaning | | Commercial cleaning 0.7
Floor care | | Commercial cleaning
Window cleaning | | Commercial cleaning
Vacuuming and mopping | <Vacuuming, <Mopping | | Household cleaning 0.6
`
