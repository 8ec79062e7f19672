export const retailProperty = `
# Shop work
Retail | Retail trade, Retail industry, Retail experience |  |
Point of sale systems | POS system, EPOS, Point of sale, POS terminal, POS? |  |
# E-commerce
E-commerce | eCommerce, Online retail, Online shop, Online sales |  | Digital marketing 0.4
Marketplace management | Online marketplace, Marketplace selling | E-commerce |
# Real estate
Real estate | Property industry, Real estate industry, Immobilien |  |
Real estate sales | Estate agency, Property sales, Estate agent, Real estate agent, Residential property sales | Real estate, Sales | Real estate license 0.7
Property management | Residential property management, Block management, HOA management, Property manager | Real estate | Certified Property Manager 0.7
# Facilities
Facility management | Facility operations, Facilities manager, FM? |  | Building maintenance 0.6, Certified Facility Manager 0.7
Commercial cleaning | Office cleaning, Cleaning services, Industrial cleaning, Professional cleaning, Cleaning? |  | Janitorial work 0.6
`
