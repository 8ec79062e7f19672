export const retailProperty = `
Retail | Work in shops.
Retail sales | Selling in a shop.
Store management | Running a shop.
Multi-site management | Running several shops.
Cash handling | Taking money.
Cashing up | Counting the till at the end of the day.
Point of sale systems | Tills with software.
Square POS | Till for small shops.
Lightspeed | Till for shops.
Opening and closing procedures | Opening and closing a shop.
Stock replenishment | Filling shelves.
Product knowledge | Knowing the goods.
Clienteling | Looking after regular buyers.
Personal shopping | Choosing clothes for a buyer.
Returns and exchanges | Taking goods back.
Age-restricted sales | Selling only to grown-ups.
Loss prevention | Keeping goods from being stolen.
Merchandising | Bringing goods and shelves together.
Visual merchandising | Showing goods well.
Planograms | Plans of shelves.
Retail buying | Choosing goods for shops.
Assortment planning | What is sold in which shop.
In-store promotions | Offers in the shop.
Grocery retail | Shops for food.
Deli counter | Selling over the counter.
Fashion retail | Shops for clothes.
Luxury retail | Selling dear things.
Car sales | Selling cars.
Franchise management | Shops run by partners.
Omnichannel retail | Shop and web as one.
E-commerce | Selling over the web.
Shopify | Web shop system.
Shopware | Web shop system.
Salesforce Commerce Cloud | Web shop system by Salesforce.
SAP Commerce | Web shop system by SAP.
Amazon Seller Central | Selling on Amazon.
Amazon FBA | Amazon stores and sends.
Amazon Vendor Central | Selling to Amazon.
Amazon Advertising | Advertisements on Amazon.
eBay selling | Selling on eBay.
Marketplace management | Selling on others' sites.
Etsy | Selling handmade things.
Product listings | Goods described online.
Product information management | One place for facts on goods.
Google Shopping | Goods in Google.
Payment gateways | Paying on the web.
Dropshipping | Selling without a stock.
Real estate | Work with land and houses.
Real estate sales | Selling homes.
Real estate brokerage | Bringing buyers and sellers together.
Commercial real estate | Offices, shops and stores.
Property viewings | Showing homes.
Lettings | Finding people who rent.
Leasing | Renting out rooms and land.
Lease administration | Keeping contracts of rent.
Lease negotiation | Agreeing contracts of rent.
Property management | Looking after rented houses.
German property management | Looking after houses by German rules.
Tenant relations | Dealing with people who rent.
Rent collection | Getting the rent.
Tenant screening | Choosing who may rent.
Property inspection | Looking over homes.
Property valuation | What a property is worth.
Comparative market analysis | Price by like homes.
Property development | Making building land into buildings.
Land acquisition | Finding and buying land.
Real estate investment | Money in houses.
Escrow | Holding money until the sale is done.
Multiple listing service | US list of homes for sale.
Rightmove | British sites for homes.
CoStar | Data on US properties.
RealPage | Software for rented homes.
Entrata | Software for rented homes.
Fair Housing Act | US law against unfair renting.
Affordable housing compliance | US rules for cheap homes.
LIHTC | US tax credit for cheap homes.
Section 8 | US help with rent.
Social housing | Homes for people with little money.
Home staging | Making homes look good for sale.
Facility management | Looking after buildings and services.
Soft services | Cleaning, guarding, catering.
Hard services | Technics of buildings.
Workplace management | Desks, moves and rooms.
CAFM | Software for buildings.
Planon | Software for buildings.
Archibus | Software for buildings.
Contractor management | Dealing with outside firms.
Legionella control | Keeping water free of germs.
Building statutory compliance | Checks the law asks of buildings.
Janitorial work | Looking after a building day by day.
Commercial cleaning | Cleaning firms and halls.
Household cleaning | Cleaning homes.
Deep cleaning | Cleaning to the bottom.
Carpet cleaning | Cleaning carpets.
Floor care | Care of floors.
Window cleaning | Cleaning windows.
Snow removal | Clearing snow.
Bathroom cleaning | Cleaning toilets and bathrooms.
Vacuuming and mopping | Cleaning floors.
`
