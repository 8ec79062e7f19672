export const retailProperty = `
# Shop work
+ Product knowledge | Product advice, Product consultation
+ Retail | >Retail experience, >Retail trade, >Retail industry
+ Point of sale systems | ^POS system, POS terminal<POS, POS^Point of sale, EPOS
+ Retail sales | Shop assistant, ~In-store sales, Sales associate, ~Shop sales, Sales assistant
+ Cash handling | Cash desk, Cashiering, Cash register, Till operation
+ Stock replenishment | Stocking shelves, Shelf filling, Restocking, Shelf stacking
Store management | Shop management, Retail management, Store operations, Store manager | Retail | Team leadership 0.5
Loss prevention | Shrinkage control, Theft prevention, Shrink reduction, Retail security | | Security guarding 0.5
Returns and exchanges | Refunds and exchanges, Customer returns, Processing returns | Retail
Opening and closing procedures | Keyholder=Key holder, Store opening and closing | Retail
Cashing up | Till reconciliation, Cash reconciliation, End-of-day cash | Cash handling
Multi-site management | Area management, Multi-unit management, District management, Regional retail management | Retail | Store management 0.8
Square POS | ^Square Point of Sale | <Point of sale systems | Lightspeed 0.7
Lightspeed | >Lightspeed Retail, >Lightspeed POS | <Point of sale systems | | exact context
Clienteling | | Retail sales | Customer retention 0.4
Personal shopping | Personal styling, Personal shopper | Retail sales | Clienteling 0.7
Age-restricted sales | Challenge 25, Age verification | Retail | Responsible alcohol service 0.5
# Goods and kinds of shop
+ Merchandising | >Retail merchandising, >Product merchandising
+ Visual merchandising | Store display, Window dressing, Window display, Product display
Planograms | =Planogramming, Shelf planning | Merchandising
Retail buying | >Fashion buying, Merchandise buying | Retail | Procurement 0.5
Assortment planning | Range planning, Merchandise planning, Retail allocation | Retail | Retail buying 0.7
In-store promotions | Sales promotion, Promotional displays, Price promotions | Retail | Trade marketing 0.6
Grocery retail | Supermarket, ~Food retail, Grocery store | <Retail
Deli counter | Fresh food counter, Meat counter, Counter service, Cheese counter | Grocery retail | Food safety 0.4
Fashion retail | ~Apparel retail, ~Clothing retail | <Retail
Luxury retail | ~Luxury sales, Luxury goods | <Retail | Clienteling 0.6
Car sales | ~Automotive sales, ~Vehicle sales, Car dealership | <Sales
Franchise management | Franchising, Franchise operations | Retail
Omnichannel retail | Click and collect, <Omnichannel, BOPIS | <Retail | E-commerce 0.6
# E-commerce
+ Marketplace management | Online marketplace, Marketplace selling
+ E-commerce | =eCommerce, Online shop, Online sales, Online retail
Shopify | >Shopify Plus | E-commerce
Shopware | | E-commerce | Magento 0.6
Salesforce Commerce Cloud | Demandware | E-commerce | SAP Commerce 0.6
SAP Commerce | SAP Hybris@Hybris | E-commerce
Amazon Seller Central | Amazon marketplace, Selling on Amazon | Marketplace management | eBay selling 0.6
Amazon FBA | Fulfillment by Amazon=Fulfilment by Amazon | Amazon Seller Central
Amazon Vendor Central | <Amazon Vendor | Marketplace management | Amazon Seller Central 0.7
Amazon Advertising | Amazon Ads, Amazon PPC | Advertising | Google Ads 0.5
eBay selling | <eBay, eBay store<eBay | Marketplace management
Etsy | >Etsy shop | Marketplace management
Product listings | Listing optimization, Product data maintenance, Product content | E-commerce
Product information management | PIM system | | Master data management 0.6
Google Shopping | Google Merchant Center, Shopping ads | Search engine marketing
Payment gateways | Online payments | E-commerce | Payments 0.6
Dropshipping | =Drop shipping | <E-commerce
# Real estate
+ Real estate | Immobilien, Property industry, >Real estate industry
+ Property management | >HOA management, Property manager, >Residential property management, >Block management
+ Real estate sales | ~Residential property sales<Property sales, Estate agent, Real estate agent<Estate agent, Estate agency, ~Property sales
+ Lettings | >Letting agent, >Residential lettings, >Property letting
+ Leasing | >Leasing agent, >Leasing consultant, >Apartment leasing, >Commercial leasing
+ Property inspection | Inventory check-in, Move-in inspection, Move-out inspection
Real estate brokerage | Real estate broker, Property brokerage, Immobilienmakler | Real estate | Real estate sales 0.8
Commercial real estate | ^CRE?, ~Commercial property | <Real estate
Property viewings | Property showings, Open house, House showings | Real estate sales
Lease administration | Lease management, Lease abstraction | | Lease accounting 0.4
Lease negotiation | =Negotiating leases | Real estate | Contract negotiation 0.6
German property management | ~Hausverwaltung, ~WEG-Verwaltung, ~Mietverwaltung | <Property management
Tenant relations | Resident relations, Tenant management, Resident services | Property management | Customer service 0.4
Rent collection | Rent roll, Rental income | Property management | Collections 0.4
Tenant screening | Tenant referencing, Rental application | Property management
Property valuation | Property appraisal, Real estate appraisal, Market appraisal, Immobilienbewertung | Real estate | MRICS 0.6
Comparative market analysis | | Real estate sales | Property valuation 0.6
Property development | Real estate development, Land development, Projektentwicklung | Real estate
Land acquisition | Site acquisition, Land buying | Property development
Real estate investment | Property investment, Real estate acquisitions, Real estate asset management | Real estate | Real estate finance 0.7
Escrow | >Escrow coordination, Real estate transaction coordination | Real estate | Real estate closing 0.7
Multiple listing service | ^MLS?, MLS listings | Real estate sales
Rightmove | | Real estate sales
CoStar | | Commercial real estate
RealPage | OneSite | Property management | Yardi 0.7, Entrata 0.8
Entrata | | Property management
Fair Housing Act | <Fair housing, Fair housing laws<Fair housing | Property management
Affordable housing compliance | | Property management
LIHTC | ^Low-Income Housing Tax Credit | Affordable housing compliance
Section 8 | Housing Choice Voucher, >HUD Section 8 | Affordable housing compliance
Social housing | Housing management, Housing association, Housing officer | | Property management 0.5
Home staging | Property staging | Real estate sales | Interior design 0.4
# Facilities
+ Window cleaning | Glass cleaning
+ Facility management | ^FM?, Facility operations, Facilities manager
+ Commercial cleaning | Industrial cleaning<Cleaning, Professional cleaning<Cleaning, <Cleaning?, Cleaning services<Cleaning
+ Janitorial work | Hausmeister, Janitorial services<Janitorial, Caretaker, Janitor, Caretaking, Custodial work
+ Household cleaning | Residential cleaning, Domestic cleaning
+ Floor care | >Floor waxing, >Floor polishing, >Floor buffing, Floor scrubber
Soft services | Soft FM, Soft facilities services | Facility management
Hard services | Hard FM, Technical facility management | Facility management | Building maintenance 0.7
Workplace management | Workplace services, Move management, Office relocation | Facility management | Office management 0.5
CAFM | ^Computer-aided facility management, >CAFM system | Facility management | CMMS 0.7
Planon | | <CAFM
Archibus | | <CAFM | Planon 0.8
Contractor management | Contractor supervision, >Service contractor management | | Supplier management 0.6
Legionella control | <Legionella, Water hygiene, Trinkwasserhygiene | Facility management
Building statutory compliance | <Statutory compliance, Betreiberverantwortung | Facility management
Deep cleaning | | Commercial cleaning
Carpet cleaning | Carpet shampooing | Commercial cleaning
Snow removal | Winter maintenance, Gritting, Snow ploughing | | Grounds maintenance 0.5
Bathroom cleaning | Restroom cleaning, Washroom cleaning, Toilet cleaning | | Commercial cleaning 0.6
`
