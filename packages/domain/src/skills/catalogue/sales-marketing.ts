export const salesMarketing = `
# Selling
Sales | Sales experience, Sales skills, Selling? | Finding buyers and closing deals. | | | context
B2B sales | Business-to-business sales, B2B selling, Corporate sales, B2B? | Selling to firms. | Sales | B2C sales 0.5, Key account management 0.6
B2C sales | Business-to-consumer sales, Consumer sales, Direct sales | Selling to private buyers. | Sales | Retail sales 0.7
Inside sales | Telesales, Phone sales, Telephone sales, Internal sales | Selling from the office by phone and mail. | Sales | Cold calling 0.6, Outside sales 0.5
Outside sales | Field sales, External sales, Sales visits | Selling on visits to customers. | Sales | Territory management 0.7
Cold calling | Outbound calling, Outbound sales, Telemarketing, Cold outreach | Calling people who do not know the firm yet. | Sales | Lead generation 0.7
Lead generation | Sales prospecting, Generating leads, Prospecting?, Sales leads | Finding people who may buy. | Sales | Demand generation 0.6, Business development 0.6
Lead qualification | Qualifying leads | Judging whether a contact is likely to buy. | Sales | Lead generation 0.7
MEDDIC | MEDDPICC | Set of questions for judging a deal. | Lead qualification |
Business development | New business development, Client acquisition, Customer acquisition, New business acquisition | Winning new customers and partners. | Sales | B2B sales 0.7
Account management | Client account management, Client management, Customer account management | Looking after existing customers. | Sales | Customer success 0.6, Business development 0.5
Key account management | Key accounts, Strategic account management, Major accounts, KAM, National account management | Looking after the largest customers. | Account management |
Territory management | Sales territory, Territory planning, Territory sales | Running sales in one region. | Sales |
Consultative selling | Solution selling, Value-based selling, Consultative sales | Selling by understanding the buyer's problem. | Sales |
Upselling | Upsell, Suggestive selling | Selling more or better to a buyer. | Sales |
Cross-selling | Cross-sell | Selling something that goes with a purchase. | Sales | Upselling 0.9
Closing deals | Deal closing, Sales closing, Closing sales | Bringing a sale to signature. | Sales | Sales negotiation 0.7
Sales presentations | Sales pitch, Product demonstration, Product demo, Sales demo | Showing a product to buyers. | Sales | Presentation skills 0.6
Sales negotiation | Price negotiation, Commercial negotiation, Deal negotiation | Agreeing price and terms with buyers. | Sales, Negotiation | Contract negotiation 0.6
Sales pipeline management | Pipeline management, Sales funnel, Sales pipeline, Opportunity management | Keeping track of open deals. | Sales | Sales forecasting 0.6
Sales forecasting | Sales forecast, Forecasting sales | Estimating coming sales. | Sales | Forecasting 0.5
Quotation preparation | Sales quotation, Preparing quotes, Price quotation | Writing offers with prices. | Sales | Bid management 0.5
CPQ | Configure price quote, Salesforce CPQ | Software that builds offers. | Quotation preparation |
Bid management | Tender management, Tendering, Tender preparation, RFP response, Bid writing | Answering calls for tender. | Sales | Proposal writing 0.7, Requests for proposal 0.5
Proposal writing | Business proposal, Sales proposal, Proposal development | Writing offers and proposals. | | Grant writing 0.5
Channel sales | Partner management, Channel management, Reseller management, Distributor management, Indirect sales | Selling through partners and resellers. | Sales |
Technical sales | Pre-sales, Sales engineering, Solution consulting, Technical selling | Selling products that need technical advice. | Sales | Consultative selling 0.5
Sales management | Sales leadership, Sales team management, Sales team leadership | Leading a team of sellers. | Sales | Sales strategy 0.6
Sales strategy | Sales planning, Commercial strategy | Deciding what to sell to whom and how. | Sales |
Sales operations | Sales ops, Revenue operations, RevOps, Sales support, Sales administration | Keeping the sales team's data and process running. | Sales | Customer relationship management 0.5
Sales enablement | Sales playbook | Giving sellers training and material. | Sales |
Sales training | Sales coaching | Training sellers. | Sales enablement |
Sales targets | Quota attainment, Sales quota, Quota achievement, Exceeding quota | Working to a sales figure. | Sales |
SaaS sales | Software sales, Enterprise software sales | Selling software subscriptions. | B2B sales |
Medical sales | | Selling medicines and devices to doctors and hospitals. | B2B sales |
Pharmaceutical sales | Pharma sales | Selling medicines to doctors. | Medical sales |
Medical device sales | | Selling devices to hospitals. | Medical sales | Pharmaceutical sales 0.6
Export sales | International sales | Selling abroad. | Sales | Import and export 0.4
# Customers and CRM
Customer relationship management | CRM, CRM system, CRM software, Client relationship management | Keeping records of customers and contacts. | |
Customer success | Customer success management, Customer onboarding, Client onboarding | Helping customers get value from what they bought. | | Customer service 0.5
Customer retention | Churn reduction, Client retention, Customer loyalty | Keeping customers. | | Customer success 0.6
Customer experience | CX, Voice of the customer | Shaping all contacts a customer has with a firm. | | User experience design 0.4, Customer service 0.4
Customer journey mapping | Customer journey | Drawing all steps of a customer. | Customer experience | User flows 0.6
Net Promoter Score | NPS? | Measure of how gladly customers recommend. | Customer experience | Customer satisfaction 0.7
Salesforce | Salesforce CRM, Salesforce Sales Cloud, Sales Cloud, SFDC | Sales and customer system. | Customer relationship management | Dynamics 365 Sales 0.6, Salesforce development 0.5
HubSpot | HubSpot CRM, HubSpot Marketing Hub | Marketing, sales and customer system. | Customer relationship management, Marketing automation | Salesforce 0.6
Pipedrive | | Sales system for small teams. | Customer relationship management | HubSpot 0.6
Zoho CRM | Zoho? | Sales system by Zoho. | Customer relationship management | Pipedrive 0.7
Dynamics 365 Sales | Microsoft Dynamics CRM, Dynamics CRM | Sales system by Microsoft. | Customer relationship management, Microsoft Dynamics 365 |
LinkedIn Sales Navigator | Sales Navigator | Finding buyers on LinkedIn. | Lead generation |
ZoomInfo | | Databases of business contacts. | Lead generation |
# Marketing
Marketing | Marketing management, Marketing activities, Marketing experience | Making products known and wanted. | |
Marketing strategy | Marketing plan, Marketing planning, Strategic marketing | Deciding markets, messages and means. | Marketing |
Digital marketing | Online marketing, Internet marketing | Marketing over the internet. | Marketing |
Growth marketing | Growth hacking, Acquisition marketing | Measured marketing to win users. | Digital marketing | Search engine marketing 0.6
Performance marketing | | Advertising paid and judged by results. | Digital marketing | Growth marketing 0.8
Demand generation | Demand gen, B2B marketing | Making firms interested in an offer. | Marketing | Account-based marketing 0.7
Account-based marketing | ABM? | Marketing to single chosen firms. | Marketing |
Product marketing | Product positioning, Product messaging | Placing a product in its market. | Marketing | Product management 0.4, Go-to-market strategy 0.8
Go-to-market strategy | GTM strategy, Go-to-market, GTM? | Planning how a product enters the market. | Marketing |
Product launch | Market launch | Bringing a product out. | Marketing | Go-to-market strategy 0.7
Brand management | Branding, Brand strategy, Brand development, Brand marketing, Brand building | Building and guarding a brand. | Marketing | Brand identity design 0.4
Campaign management | Marketing campaign, Campaign planning, Campaign execution | Planning and running campaigns. | Marketing |
Marketing communications | Marcom, Integrated marketing communications, Marketing materials | Speaking to the market in all media. | Marketing | Public relations 0.5
Trade marketing | Shopper marketing, Trade promotion | Marketing to and through shops. | Marketing | Merchandising 0.4
Event marketing | Experiential marketing | Marketing at fairs and events. | Marketing | Event management 0.6
Trade shows | Trade fair, Trade exhibition | Showing goods at fairs. | Event marketing |
Direct marketing | Direct mail | Marketing by letters and calls to single persons. | Marketing | Email marketing 0.5
Affiliate marketing | Affiliate program | Paying partners for buyers they send. | Digital marketing |
Influencer marketing | Influencer relations, Creator partnerships | Marketing through people with followers. | Social media marketing |
Market research | Consumer research, Market analysis, Consumer insights, Market intelligence | Finding out what buyers want. | Research | Survey design 0.5
Competitor analysis | Competitive analysis, Competitive intelligence, Competitor research | Studying rival firms. | Market research |
Market segmentation | Customer segmentation, Target audience analysis | Dividing buyers into groups. | Marketing | Customer analytics 0.5
# Search, advertising and figures
Search engine optimization | SEO, Search engine optimisation | Making pages found in search. | Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Technical SEO | | Making a site easy to read for search engines. | Search engine optimization | Web performance 0.4
Keyword research | Keyword analysis | Finding the words people search for. | Search engine optimization |
Link building | Backlink building, Off-page SEO | Getting links from other pages. | Search engine optimization |
Search engine marketing | SEM?, Paid search, PPC, Pay-per-click, Search advertising | Paid advertisements in search. | Digital marketing, Advertising |
Google Ads | Google AdWords, AdWords | Google's advertisements. | Search engine marketing | Microsoft Advertising 0.8, Meta Ads 0.5
Microsoft Advertising | Bing Ads | Microsoft's advertisements. | Search engine marketing |
Paid social | Paid social media, Social media advertising | Paid advertisements in social media. | Advertising, Social media marketing | Search engine marketing 0.5
Meta Ads | Facebook Ads, Instagram Ads, Meta Ads Manager, Facebook Ads Manager | Advertisements on Facebook and Instagram. | Paid social | LinkedIn Ads 0.6
LinkedIn Ads | LinkedIn Campaign Manager | Advertisements on LinkedIn. | Paid social |
Advertising | Ad campaign, Ad management | Paid messages to buyers. | Marketing |
Display advertising | Banner advertising | Picture advertisements on web pages. | Advertising |
Retargeting | Remarketing | Advertisements to people who came before. | Advertising | Display advertising 0.7
Programmatic advertising | Programmatic media buying | Buying advertising space by software. | Advertising | Display advertising 0.7
Display & Video 360 | DV360 | Google's tool for buying space. | Programmatic advertising |
Media planning | Media strategy | Choosing and buying advertising space. | Advertising |
Media buying | | Buying advertising space. | Advertising | Media planning 0.8
Conversion rate optimization | CRO?, Conversion optimisation, Conversion optimization, Landing page optimization | Getting more visitors to act. | Digital marketing | A/B testing 0.7
Web analytics | Website analytics, Digital analytics, Website traffic analysis | Measuring what visitors do. | Digital marketing | Data analysis 0.4
Google Analytics | GA4, Google Analytics 4, Universal Analytics | Google's visitor statistics. | Web analytics | Adobe Analytics 0.7, Matomo 0.7
Google Tag Manager | | Places measuring code on pages. | Web analytics | Google Analytics 0.6
Adobe Analytics | Omniture | Adobe's visitor statistics. | Web analytics |
Matomo | Piwik | Visitor statistics on one's own server. | Web analytics |
Google Search Console | Google Webmaster Tools | Google's report on a site in search. | Search engine optimization |
Semrush | | Tool for search and rivals. | Search engine optimization | Ahrefs 0.8
Ahrefs | | Tool for links and search words. | Search engine optimization |
Hotjar | | Shows where visitors click. | Web analytics |
Marketing analytics | Campaign reporting, Campaign analysis | Measuring what marketing brings. | Marketing | Web analytics 0.6
Marketing attribution | Attribution modeling, Attribution modelling | Which step brought the sale. | Marketing analytics |
# Content, social media and e-mail
Content marketing | Inbound marketing | Winning buyers with useful texts and films. | Digital marketing | Content strategy 0.7
Content creation | Content production, Content development, Digital content | Making texts, pictures and films. | |
Copywriting | Ad copy, Advertising copy, Web copy, Marketing copy | Writing texts that sell. | Content creation | UX writing 0.5
Blogging | Blog writing, Blog post, Blog content | Writing for a blog. | Content creation |
Social media marketing | SMM, Social media campaign, Social marketing | Marketing in social media. | Digital marketing |
Social media management | Social media content, Social media strategy, Social media channels, Social media | Running a firm's pages in social media. | Social media marketing | Content creation 0.6
Community management | Online community, Community moderation | Looking after a group of users or fans. | | Social media management 0.7
Hootsuite | | Plans posts in social media. | Social media management |
Email marketing | Email campaign, Newsletter, Email newsletter | Marketing by e-mail. | Digital marketing | Marketing automation 0.6
Marketing automation | | Messages sent by rules. | Digital marketing |
Lead nurturing | Drip campaign | Messages until a contact is ready to buy. | Marketing automation | Lead generation 0.5
Mailchimp | | Newsletter service. | Email marketing | Klaviyo 0.7
Klaviyo | | E-mail and text messages for web shops. | Email marketing, Marketing automation |
Marketo | Adobe Marketo, Marketo Engage | Marketing automation by Adobe. | Marketing automation | HubSpot 0.6, Pardot 0.7
Pardot | Salesforce Pardot, Account Engagement | Marketing automation by Salesforce. | Marketing automation |
Salesforce Marketing Cloud | ExactTarget | Campaign system by Salesforce. | Marketing automation, Email marketing |
# Public relations
Public relations | PR?, Media relations, Press relations, Press work | Dealing with press and public. | | Corporate communications 0.7, Journalism 0.4
Press releases | Press release writing | News written for the press. | Public relations |
Corporate communications | External communications | A firm's voice to the outside. | |
Internal communications | Employee communications, Staff communications | News and messages to staff. | Corporate communications |
Crisis communication | Crisis PR, Reputation management | Speaking for a firm in trouble. | Public relations |
Media monitoring | | Watching what media write. | Public relations |
Meltwater | | Watch of media and social media. | Media monitoring |
Cision | | Database and watch of media. | Media monitoring | Meltwater 0.8
`
