export const retailProperty = `
# Shop work
Retail | >Retail experience, >Retail trade, >Retail industry
Point of sale systems | ^POS system, POS?^Point of sale, POS terminal<POS, EPOS
Cash handling | Cashier, Cash desk, Cashiering, Cash register, Till operation | | Point of sale systems 0.7
Product knowledge | Product advice, Product consultation
Loss prevention | Shrinkage control, Theft prevention, Shrink reduction, Retail security | | Security guarding 0.5
Retail sales | Shop assistant, ~In-store sales, Sales associate, ~Shop sales, Sales assistant | Retail, <Sales
Stock replenishment | Shelf stocking, Stocking shelves, Shelf filling, Restocking, Shelf stacking | Retail | Inventory management 0.4
Store management | Shop management, Retail management, Store operations, Store manager | " | Team leadership 0.5
Returns and exchanges | Refunds and exchanges, Customer returns, Processing returns | "
Opening and closing procedures | Keyholder=Key holder, Store opening and closing | "
Multi-site management | Area management, Multi-unit management, District management, Regional retail management | " | Store management 0.8
Age-restricted sales | Challenge 25, Age verification | " | Responsible alcohol service 0.5
Cashing up | Till reconciliation, Cash reconciliation, End-of-day cash | Cash handling
Square POS | ^Square Point of Sale | <Point of sale systems | Lightspeed 0.7
Lightspeed | >Lightspeed Retail, >Lightspeed POS | " | | exact context
Clienteling | | Retail sales | Customer retention 0.4
Personal shopping | Personal styling, Personal shopper | " | Clienteling 0.7
# Goods and kinds of shop
Merchandising | >Retail merchandising, >Product merchandising | Retail
Retail buying | >Fashion buying, Merchandise buying | " | Procurement 0.5
Assortment planning | Range planning, Merchandise planning, Retail allocation | " | Retail buying 0.7
In-store promotions | Sales promotion, Promotional displays, Price promotions | " | Trade marketing 0.6
Franchise management | Franchising, Franchise operations | "
Visual merchandising | Store display, Window dressing, Window display, Product display | <Merchandising
Planograms | =Planogramming, Shelf planning | Merchandising
Grocery retail | Supermarket, ~Food retail, Grocery store | <Retail
Fashion retail | ~Apparel retail, ~Clothing retail | "
Luxury retail | ~Luxury sales, Luxury goods | " | Clienteling 0.6
Omnichannel retail | Click and collect, <Omnichannel, BOPIS | " | E-commerce 0.6
Deli counter | Fresh food counter, Meat counter, Counter service, Cheese counter | Grocery retail | Food safety 0.4
Car sales | ~Automotive sales, ~Vehicle sales, Car dealership | <Sales
# E-commerce
E-commerce | =eCommerce, Online shop, Online sales, Online retail | | Digital marketing 0.4
Product information management | PIM system | | Master data management 0.6
Marketplace management | Online marketplace, Marketplace selling | E-commerce
Shopify | >Shopify Plus | "
Shopware | | " | Magento 0.6
Salesforce Commerce Cloud | Demandware | " | SAP Commerce 0.6
SAP Commerce | SAP Hybris@Hybris | "
Product listings | Listing optimization, Product data maintenance, Product content | "
Payment gateways | Online payments | " | Payments 0.6
Amazon Seller Central | Amazon marketplace, Selling on Amazon | Marketplace management | eBay selling 0.6
Amazon Vendor Central | <Amazon Vendor | " | Amazon Seller Central 0.7
eBay selling | <eBay, eBay store<eBay | "
Etsy | >Etsy shop | "
Amazon FBA | Fulfillment by Amazon=Fulfilment by Amazon | Amazon Seller Central
Amazon Advertising | Amazon Ads, Amazon PPC | Advertising | Google Ads 0.5
Google Shopping | Google Merchant Center, Shopping ads | Search engine marketing
Dropshipping | =Drop shipping | <E-commerce
# Real estate
Real estate | Immobilien, Property industry, >Real estate industry
Lease administration | Lease management, Lease abstraction | | Lease accounting 0.4
Social housing | Housing management, Housing association, Housing officer | | Property management 0.5
Property management | >HOA management, Property manager, >Residential property management, >Block management | Real estate
Lettings | >Letting agent, >Residential lettings, >Property letting | " | Leasing 0.8
Leasing | >Leasing agent, >Leasing consultant, >Apartment leasing, >Commercial leasing | " | | context
Real estate brokerage | Real estate broker, Property brokerage, Immobilienmakler | " | Real estate sales 0.8
Lease negotiation | =Negotiating leases | " | Contract negotiation 0.6
Property valuation | Property appraisal, Real estate appraisal, Market appraisal, Immobilienbewertung | " | MRICS 0.6
Property development | Real estate development, Land development, Projektentwicklung | "
Real estate investment | Property investment, Real estate acquisitions, Real estate asset management | " | Real estate finance 0.7
Escrow | >Escrow coordination, Real estate transaction coordination | " | Real estate closing 0.7
Real estate sales | ~Residential property sales<Property sales, Estate agent, Real estate agent<Estate agent, Estate agency, ~Property sales | Real estate, <Sales | Real estate license 0.7
Property inspection | Inventory check-in, Move-in inspection, Move-out inspection | Property management
Tenant relations | Resident relations, Tenant management, Resident services | " | Customer service 0.4
Rent collection | Rent roll, Rental income | " | Collections 0.4
Tenant screening | Tenant referencing, Rental application | "
RealPage | OneSite | " | Yardi 0.7, Entrata 0.8
Entrata | | "
Fair Housing Act | <Fair housing, Fair housing laws<Fair housing | "
Affordable housing compliance | | "
Commercial real estate | ^CRE?, ~Commercial property | <Real estate
Property viewings | Property showings, Open house, House showings | Real estate sales
Comparative market analysis | | " | Property valuation 0.6
Multiple listing service | ^MLS?, MLS listings | "
Rightmove | | "
Home staging | Property staging | " | Interior design 0.4
German property management | ~Hausverwaltung, ~WEG-Verwaltung, ~Mietverwaltung | <Property management
Land acquisition | Site acquisition, Land buying | Property development
CoStar | | Commercial real estate
LIHTC | ^Low-Income Housing Tax Credit | Affordable housing compliance
Section 8 | Housing Choice Voucher, >HUD Section 8 | "
# Facilities
Facility management | ^FM?, Facility operations, Facilities manager
Commercial cleaning | >Office cleaning, Industrial cleaning<Cleaning, Professional cleaning<Cleaning, <Cleaning?, Cleaning services<Cleaning | | Janitorial work 0.6
Janitorial work | <Janitorial, Hausmeister, Janitorial services<Janitorial, Caretaker, Janitor, Caretaking, Custodial work
Household cleaning | House cleaning, Residential cleaning, Domestic cleaning | | Commercial cleaning 0.7
Vacuuming and mopping | <Vacuuming, <Mopping | | Household cleaning 0.6
Contractor management | Contractor supervision, >Service contractor management | | Supplier management 0.6
Snow removal | Winter maintenance, Gritting, Snow ploughing | | Grounds maintenance 0.5
Bathroom cleaning | Restroom cleaning, Washroom cleaning, Toilet cleaning | | Commercial cleaning 0.6
Floor care | >Floor waxing, >Floor polishing, >Floor buffing, Floor scrubber | Commercial cleaning
Window cleaning | Glass cleaning | "
Deep cleaning | | "
Carpet cleaning | Carpet shampooing | "
Soft services | Soft FM, Soft facilities services | Facility management
Hard services | Hard FM, Technical facility management | " | Building maintenance 0.7
Workplace management | Workplace services, Move management, Office relocation | " | Office management 0.5
CAFM | ^Computer-aided facility management, >CAFM system | " | CMMS 0.7
Legionella control | <Legionella, Water hygiene, Trinkwasserhygiene | "
Building statutory compliance | <Statutory compliance, Betreiberverantwortung | "
Planon | | <CAFM
Archibus | | " | Planon 0.8
`
