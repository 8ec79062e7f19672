export const retailProperty = `
# Shop work
Retail | Retail trade, Retail industry, Retail experience | Work in shops. | |
Retail sales | Shop sales, Sales assistant, Sales associate, Shop assistant, In-store sales | Selling in a shop. | Retail, Sales |
Store management | Shop management, Retail management, Store operations, Store manager | Running a shop. | Retail | Team leadership 0.5
Multi-site management | Area management, Multi-unit management, District management, Regional retail management | Running several shops. | Retail | Store management 0.8
Cash handling | Cash register, Till operation, Cashiering, Cashier, Cash desk | Taking money. | | Point of sale systems 0.7
Cashing up | Till reconciliation, Cash reconciliation, End-of-day cash | Counting the till at the end of the day. | Cash handling |
Point of sale systems | POS system, EPOS, Point of sale, POS terminal, POS? | Tills with software. | |
Square POS | Square Point of Sale | Till for small shops. | Point of sale systems | Lightspeed 0.7
Lightspeed | Lightspeed Retail, Lightspeed POS | Till for shops. | Point of sale systems | | exact context
Opening and closing procedures | Keyholder, Key holder, Store opening and closing | Opening and closing a shop. | Retail |
Stock replenishment | Shelf stocking, Shelf stacking, Restocking, Stocking shelves, Shelf filling | Filling shelves. | Retail | Inventory management 0.4
Product knowledge | Product advice, Product consultation | Knowing the goods. | |
Clienteling | | Looking after regular buyers. | Retail sales | Customer retention 0.4
Personal shopping | Personal styling, Personal shopper | Choosing clothes for a buyer. | Retail sales | Clienteling 0.7
Returns and exchanges | Refunds and exchanges, Customer returns, Processing returns | Taking goods back. | Retail |
Age-restricted sales | Challenge 25, Age verification | Selling only to grown-ups. | Retail | Responsible alcohol service 0.5
Loss prevention | Shrinkage control, Theft prevention, Shrink reduction, Retail security | Keeping goods from being stolen. | | Security guarding 0.5
# Goods and kinds of shop
Merchandising | Retail merchandising, Product merchandising | Bringing goods and shelves together. | Retail |
Visual merchandising | Window display, Product display, Store display, Window dressing | Showing goods well. | Merchandising |
Planograms | Planogramming, Shelf planning | Plans of shelves. | Merchandising |
Retail buying | Fashion buying, Merchandise buying | Choosing goods for shops. | Retail | Procurement 0.5
Assortment planning | Range planning, Merchandise planning, Retail allocation | What is sold in which shop. | Retail | Retail buying 0.7
In-store promotions | Sales promotion, Promotional displays, Price promotions | Offers in the shop. | Retail | Trade marketing 0.6
Grocery retail | Supermarket, Food retail, Grocery store | Shops for food. | Retail |
Deli counter | Fresh food counter, Meat counter, Counter service, Cheese counter | Selling over the counter. | Grocery retail | Food safety 0.4
Fashion retail | Apparel retail, Clothing retail | Shops for clothes. | Retail |
Luxury retail | Luxury sales, Luxury goods | Selling dear things. | Retail | Clienteling 0.6
Car sales | Automotive sales, Vehicle sales, Car dealership | Selling cars. | Sales |
Franchise management | Franchising, Franchise operations | Shops run by partners. | Retail |
Omnichannel retail | Click and collect, Omnichannel, BOPIS | Shop and web as one. | Retail | E-commerce 0.6
# E-commerce
E-commerce | eCommerce, Online retail, Online shop, Online sales | Selling over the web. | | Digital marketing 0.4
Shopify | Shopify Plus | Web shop system. | E-commerce | WooCommerce 0.6, Magento 0.5
Shopware | | Web shop system. | E-commerce | Magento 0.6
Salesforce Commerce Cloud | Demandware | Web shop system by Salesforce. | E-commerce | SAP Commerce 0.6
SAP Commerce | SAP Hybris, Hybris | Web shop system by SAP. | E-commerce |
Amazon Seller Central | Amazon marketplace, Selling on Amazon | Selling on Amazon. | Marketplace management | eBay selling 0.6
Amazon FBA | Fulfillment by Amazon, Fulfilment by Amazon | Amazon stores and sends. | Amazon Seller Central |
Amazon Vendor Central | Amazon Vendor | Selling to Amazon. | Marketplace management | Amazon Seller Central 0.7
Amazon Advertising | Amazon Ads, Amazon PPC | Advertisements on Amazon. | Advertising | Google Ads 0.5
eBay selling | eBay, eBay store | Selling on eBay. | Marketplace management |
Marketplace management | Online marketplace, Marketplace selling | Selling on others' sites. | E-commerce |
Etsy | Etsy shop | Selling handmade things. | Marketplace management |
Product listings | Listing optimization, Product data maintenance, Product content | Goods described online. | E-commerce |
Product information management | PIM system | One place for facts on goods. | | Master data management 0.6
Google Shopping | Google Merchant Center, Shopping ads | Goods in Google. | Search engine marketing |
Payment gateways | Online payments | Paying on the web. | E-commerce | Payments 0.6
Dropshipping | Drop shipping | Selling without a stock. | E-commerce |
# Real estate
Real estate | Property industry, Real estate industry, Immobilien | Work with land and houses. | |
Real estate sales | Estate agency, Property sales, Estate agent, Real estate agent, Residential property sales | Selling homes. | Real estate, Sales | Real estate license 0.7
Real estate brokerage | Real estate broker, Property brokerage, Immobilienmakler | Bringing buyers and sellers together. | Real estate | Real estate sales 0.8
Commercial real estate | Commercial property, CRE? | Offices, shops and stores. | Real estate |
Property viewings | Property showings, Open house, House showings | Showing homes. | Real estate sales |
Lettings | Residential lettings, Property letting, Letting agent | Finding people who rent. | Real estate | Leasing 0.8
Leasing | Apartment leasing, Commercial leasing, Leasing agent, Leasing consultant | Renting out rooms and land. | Real estate | | context
Lease administration | Lease management, Lease abstraction | Keeping contracts of rent. | | Lease accounting 0.4
Lease negotiation | Negotiating leases | Agreeing contracts of rent. | Real estate | Contract negotiation 0.6
Property management | Residential property management, Block management, HOA management, Property manager | Looking after rented houses. | Real estate | Certified Property Manager 0.7
German property management | Hausverwaltung, WEG-Verwaltung, Mietverwaltung | Looking after houses by German rules. | Property management |
Tenant relations | Resident relations, Tenant management, Resident services | Dealing with people who rent. | Property management | Customer service 0.4
Rent collection | Rent roll, Rental income | Getting the rent. | Property management | Collections 0.4
Tenant screening | Tenant referencing, Rental application | Choosing who may rent. | Property management |
Property inspection | Move-in inspection, Move-out inspection, Inventory check-in | Looking over homes. | Property management |
Property valuation | Property appraisal, Real estate appraisal, Market appraisal, Immobilienbewertung | What a property is worth. | Real estate | MRICS 0.6
Comparative market analysis | | Price by like homes. | Real estate sales | Property valuation 0.6
Property development | Real estate development, Land development, Projektentwicklung | Making building land into buildings. | Real estate |
Land acquisition | Site acquisition, Land buying | Finding and buying land. | Property development |
Real estate investment | Property investment, Real estate acquisitions, Real estate asset management | Money in houses. | Real estate | Real estate finance 0.7
Escrow | Escrow coordination, Real estate transaction coordination | Holding money until the sale is done. | Real estate | Real estate closing 0.7
Multiple listing service | MLS listings, MLS? | US list of homes for sale. | Real estate sales |
Rightmove | | British sites for homes. | Real estate sales |
CoStar | | Data on US properties. | Commercial real estate |
RealPage | OneSite | Software for rented homes. | Property management | Yardi 0.7, Entrata 0.8
Entrata | | Software for rented homes. | Property management |
Fair Housing Act | Fair housing, Fair housing laws | US law against unfair renting. | Property management |
Affordable housing compliance | | US rules for cheap homes. | Property management |
LIHTC | Low-Income Housing Tax Credit | US tax credit for cheap homes. | Affordable housing compliance |
Section 8 | Housing Choice Voucher, HUD Section 8 | US help with rent. | Affordable housing compliance |
Social housing | Housing management, Housing association, Housing officer | Homes for people with little money. | | Property management 0.5
Home staging | Property staging | Making homes look good for sale. | Real estate sales | Interior design 0.4
# Facilities
Facility management | Facility operations, Facilities manager, FM? | Looking after buildings and services. | | Building maintenance 0.6, Certified Facility Manager 0.7
Soft services | Soft FM, Soft facilities services | Cleaning, guarding, catering. | Facility management |
Hard services | Hard FM, Technical facility management | Technics of buildings. | Facility management | Building maintenance 0.7
Workplace management | Workplace services, Move management, Office relocation | Desks, moves and rooms. | Facility management | Office management 0.5
CAFM | Computer-aided facility management, CAFM system | Software for buildings. | Facility management | CMMS 0.7
Planon | | Software for buildings. | CAFM |
Archibus | | Software for buildings. | CAFM | Planon 0.8
Contractor management | Contractor supervision, Service contractor management | Dealing with outside firms. | | Supplier management 0.6
Legionella control | Legionella, Water hygiene, Trinkwasserhygiene | Keeping water free of germs. | Facility management |
Building statutory compliance | Statutory compliance, Betreiberverantwortung | Checks the law asks of buildings. | Facility management |
Janitorial work | Caretaking, Custodial work, Janitorial services, Caretaker, Janitor, Hausmeister | Looking after a building day by day. | | Handyman work 0.5
Commercial cleaning | Office cleaning, Cleaning services, Industrial cleaning, Professional cleaning, Cleaning? | Cleaning firms and halls. | | Janitorial work 0.6
Household cleaning | Domestic cleaning, House cleaning, Residential cleaning | Cleaning homes. | | Commercial cleaning 0.7
Deep cleaning | | Cleaning to the bottom. | Commercial cleaning |
Carpet cleaning | Carpet shampooing | Cleaning carpets. | Commercial cleaning |
Floor care | Floor buffing, Floor scrubber, Floor waxing, Floor polishing | Care of floors. | Commercial cleaning |
Window cleaning | Glass cleaning | Cleaning windows. | Commercial cleaning |
Snow removal | Winter maintenance, Gritting, Snow ploughing | Clearing snow. | | Grounds maintenance 0.5
`
