export const salesMarketing = `
Sales | Finding buyers and closing deals.
B2B sales | Selling to firms.
B2C sales | Selling to private buyers.
Inside sales | Selling from the office by phone and mail.
Outside sales | Selling on visits to customers.
Cold calling | Calling people who do not know the firm yet.
Lead generation | Finding people who may buy.
Lead qualification | Judging whether a contact is likely to buy.
MEDDIC | Set of questions for judging a deal.
Business development | Winning new customers and partners.
Account management | Looking after existing customers.
Key account management | Looking after the largest customers.
Territory management | Running sales in one region.
Consultative selling | Selling by understanding the buyer's problem.
Upselling | Selling more or better to a buyer.
Cross-selling | Selling something that goes with a purchase.
Closing deals | Bringing a sale to signature.
Sales presentations | Showing a product to buyers.
Sales negotiation | Agreeing price and terms with buyers.
Sales pipeline management | Keeping track of open deals.
Sales forecasting | Estimating coming sales.
Quotation preparation | Writing offers with prices.
CPQ | Software that builds offers.
Bid management | Answering calls for tender.
Proposal writing | Writing offers and proposals.
Channel sales | Selling through partners and resellers.
Technical sales | Selling products that need technical advice.
Sales management | Leading a team of sellers.
Sales strategy | Deciding what to sell to whom and how.
Sales operations | Keeping the sales team's data and process running.
Sales enablement | Giving sellers training and material.
Sales training | Training sellers.
Sales targets | Working to a sales figure.
SaaS sales | Selling software subscriptions.
Medical sales | Selling medicines and devices to doctors and hospitals.
Pharmaceutical sales | Selling medicines to doctors.
Medical device sales | Selling devices to hospitals.
Export sales | Selling abroad.
Customer relationship management | Keeping records of customers and contacts.
Customer success | Helping customers get value from what they bought.
Customer retention | Keeping customers.
Customer experience | Shaping all contacts a customer has with a firm.
Customer journey mapping | Drawing all steps of a customer.
Net Promoter Score | Measure of how gladly customers recommend.
Salesforce | Sales and customer system.
HubSpot | Marketing, sales and customer system.
Pipedrive | Sales system for small teams.
Zoho CRM | Sales system by Zoho.
Dynamics 365 Sales | Sales system by Microsoft.
LinkedIn Sales Navigator | Finding buyers on LinkedIn.
ZoomInfo | Databases of business contacts.
Marketing | Making products known and wanted.
Marketing strategy | Deciding markets, messages and means.
Digital marketing | Marketing over the internet.
Growth marketing | Measured marketing to win users.
Performance marketing | Advertising paid and judged by results.
Demand generation | Making firms interested in an offer.
Account-based marketing | Marketing to single chosen firms.
Product marketing | Placing a product in its market.
Go-to-market strategy | Planning how a product enters the market.
Product launch | Bringing a product out.
Brand management | Building and guarding a brand.
Campaign management | Planning and running campaigns.
Marketing communications | Speaking to the market in all media.
Trade marketing | Marketing to and through shops.
Event marketing | Marketing at fairs and events.
Trade shows | Showing goods at fairs.
Direct marketing | Marketing by letters and calls to single persons.
Affiliate marketing | Paying partners for buyers they send.
Influencer marketing | Marketing through people with followers.
Market research | Finding out what buyers want.
Competitor analysis | Studying rival firms.
Market segmentation | Dividing buyers into groups.
Search engine optimization | Making pages found in search.
Technical SEO | Making a site easy to read for search engines.
Keyword research | Finding the words people search for.
Link building | Getting links from other pages.
Search engine marketing | Paid advertisements in search.
Google Ads | Google's advertisements.
Microsoft Advertising | Microsoft's advertisements.
Paid social | Paid advertisements in social media.
Meta Ads | Advertisements on Facebook and Instagram.
LinkedIn Ads | Advertisements on LinkedIn.
Advertising | Paid messages to buyers.
Display advertising | Picture advertisements on web pages.
Retargeting | Advertisements to people who came before.
Programmatic advertising | Buying advertising space by software.
Display & Video 360 | Google's tool for buying space.
Media planning | Choosing and buying advertising space.
Media buying | Buying advertising space.
Conversion rate optimization | Getting more visitors to act.
Web analytics | Measuring what visitors do.
Google Analytics | Google's visitor statistics.
Google Tag Manager | Places measuring code on pages.
Adobe Analytics | Adobe's visitor statistics.
Matomo | Visitor statistics on one's own server.
Google Search Console | Google's report on a site in search.
Semrush | Tool for search and rivals.
Ahrefs | Tool for links and search words.
Hotjar | Shows where visitors click.
Marketing analytics | Measuring what marketing brings.
Marketing attribution | Which step brought the sale.
Content marketing | Winning buyers with useful texts and films.
Content creation | Making texts, pictures and films.
Copywriting | Writing texts that sell.
Blogging | Writing for a blog.
Social media marketing | Marketing in social media.
Social media management | Running a firm's pages in social media.
Community management | Looking after a group of users or fans.
Hootsuite | Plans posts in social media.
Email marketing | Marketing by e-mail.
Marketing automation | Messages sent by rules.
Lead nurturing | Messages until a contact is ready to buy.
Mailchimp | Newsletter service.
Klaviyo | E-mail and text messages for web shops.
Marketo | Marketing automation by Adobe.
Pardot | Marketing automation by Salesforce.
Salesforce Marketing Cloud | Campaign system by Salesforce.
Public relations | Dealing with press and public.
Press releases | News written for the press.
Corporate communications | A firm's voice to the outside.
Internal communications | News and messages to staff.
Crisis communication | Speaking for a firm in trouble.
Media monitoring | Watching what media write.
Meltwater | Watch of media and social media.
Cision | Database and watch of media.
`
