export const salesMarketing = `
# Selling
B2B sales | Business-to-business sales, B2B selling, Corporate sales, B2B? | Sales | B2C sales 0.5, Key account management 0.6
B2C sales | Business-to-consumer sales, Consumer sales, Direct sales | Sales | Retail sales 0.7
Inside sales | Telesales, Phone sales, Telephone sales, Internal sales | Sales | Cold calling 0.6, Outside sales 0.5
Outside sales | Field sales, External sales, Sales visits | Sales | Territory management 0.7
Cold calling | Outbound calling, Outbound sales, Telemarketing, Cold outreach | Sales | Lead generation 0.7
Lead generation | Sales prospecting, Generating leads, Prospecting?, Sales leads | Sales | Demand generation 0.6, Business development 0.6
Lead qualification | Qualifying leads | Sales | Lead generation 0.7
MEDDIC | MEDDPICC | Lead qualification |
Business development | New business development, Client acquisition, Customer acquisition, New business acquisition | Sales | B2B sales 0.7
Account management | Client account management, Client management, Customer account management | Sales | Customer success 0.6, Business development 0.5
Key account management | Key accounts, Strategic account management, Major accounts, KAM, National account management | Account management |
Territory management | Sales territory, Territory planning, Territory sales | Sales |
Consultative selling | Solution selling, Value-based selling, Consultative sales | Sales |
Upselling | Upsell, Suggestive selling | Sales |
Cross-selling | Cross-sell | Sales | Upselling 0.9
Closing deals | Deal closing, Sales closing, Closing sales | Sales | Sales negotiation 0.7
Sales presentations | Sales pitch, Product demonstration, Product demo, Sales demo | Sales | Presentation skills 0.6
Sales negotiation | Price negotiation, Commercial negotiation, Deal negotiation | Sales, Negotiation | Contract negotiation 0.6
Sales pipeline management | Pipeline management, Sales funnel, Sales pipeline, Opportunity management | Sales | Sales forecasting 0.6
Sales forecasting | Sales forecast, Forecasting sales | Sales | Forecasting 0.5
Quotation preparation | Sales quotation, Preparing quotes, Price quotation | Sales | Bid management 0.5
CPQ | Configure price quote, Salesforce CPQ | Quotation preparation |
Bid management | Tender management, Tendering, Tender preparation, RFP response, Bid writing | Sales | Proposal writing 0.7, Requests for proposal 0.5
Proposal writing | Business proposal, Sales proposal, Proposal development |  | Grant writing 0.5
Channel sales | Partner management, Channel management, Reseller management, Distributor management, Indirect sales | Sales |
Technical sales | Pre-sales, Sales engineering, Solution consulting, Technical selling | Sales | Consultative selling 0.5
Sales management | Sales leadership, Sales team management, Sales team leadership | Sales | Sales strategy 0.6
Sales strategy | Sales planning, Commercial strategy | Sales |
Sales operations | Sales ops, Revenue operations, RevOps, Sales support, Sales administration | Sales | Customer relationship management 0.5
Sales enablement | Sales playbook | Sales |
Sales training | Sales coaching | Sales enablement |
Sales targets | Quota attainment, Sales quota, Quota achievement, Exceeding quota | Sales |
SaaS sales | Software sales, Enterprise software sales | B2B sales |
Medical sales |  | B2B sales |
Pharmaceutical sales | Pharma sales | Medical sales |
Medical device sales |  | Medical sales | Pharmaceutical sales 0.6
Export sales | International sales | Sales | Import and export 0.4
# Customers and CRM
Customer relationship management | CRM, CRM system, CRM software, Client relationship management |  |
Customer success | Customer success management, Customer onboarding, Client onboarding |  | Customer service 0.5
Customer retention | Churn reduction, Client retention, Customer loyalty |  | Customer success 0.6
Customer experience | CX, Voice of the customer |  | User experience design 0.4, Customer service 0.4
Customer journey mapping | Customer journey | Customer experience | User flows 0.6
Net Promoter Score | NPS? | Customer experience | Customer satisfaction 0.7
Salesforce | Salesforce CRM, Salesforce Sales Cloud, Sales Cloud, SFDC | Customer relationship management | Dynamics 365 Sales 0.6, Salesforce development 0.5
HubSpot | HubSpot CRM, HubSpot Marketing Hub | Customer relationship management, Marketing automation | Salesforce 0.6
Pipedrive |  | Customer relationship management | HubSpot 0.6
Zoho CRM | Zoho? | Customer relationship management | Pipedrive 0.7
Dynamics 365 Sales | Microsoft Dynamics CRM, Dynamics CRM | Customer relationship management, Microsoft Dynamics 365 |
LinkedIn Sales Navigator | Sales Navigator | Lead generation |
ZoomInfo |  | Lead generation |
# Marketing
Marketing | Marketing management, Marketing activities, Marketing experience |  |
Digital marketing | Online marketing, Internet marketing | Marketing |
Marketing strategy | Marketing plan, Marketing planning, Strategic marketing | Marketing |
Growth marketing | Growth hacking, Acquisition marketing | Digital marketing | Search engine marketing 0.6
Performance marketing |  | Digital marketing | Growth marketing 0.8
Demand generation | Demand gen, B2B marketing | Marketing | Account-based marketing 0.7
Account-based marketing | ABM? | Marketing |
Product marketing | Product positioning, Product messaging | Marketing | Product management 0.4, Go-to-market strategy 0.8
Go-to-market strategy | GTM strategy, Go-to-market, GTM? | Marketing |
Product launch | Market launch | Marketing | Go-to-market strategy 0.7
Brand management | Branding, Brand strategy, Brand development, Brand marketing, Brand building | Marketing | Brand identity design 0.4
Campaign management | Marketing campaign, Campaign planning, Campaign execution | Marketing |
Marketing communications | Marcom, Integrated marketing communications, Marketing materials | Marketing | Public relations 0.5
Trade marketing | Shopper marketing, Trade promotion | Marketing | Merchandising 0.4
Event marketing | Experiential marketing | Marketing | Event management 0.6
Trade shows | Trade fair, Trade exhibition | Event marketing |
Direct marketing | Direct mail | Marketing | Email marketing 0.5
Affiliate marketing | Affiliate program | Digital marketing |
Influencer marketing | Influencer relations, Creator partnerships | Social media marketing |
Market research | Consumer research, Market analysis, Consumer insights, Market intelligence | Research | Survey design 0.5
Competitor analysis | Competitive analysis, Competitive intelligence, Competitor research | Market research |
Market segmentation | Customer segmentation, Target audience analysis | Marketing | Customer analytics 0.5
# Search, advertising and figures
Search engine optimization | SEO, Search engine optimisation | Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Advertising | Ad campaign, Ad management | Marketing |
Search engine marketing | SEM?, Paid search, PPC, Pay-per-click, Search advertising | Digital marketing, Advertising |
Web analytics | Website analytics, Digital analytics, Website traffic analysis | Digital marketing | Data analysis 0.4
Technical SEO |  | Search engine optimization | Web performance 0.4
Keyword research | Keyword analysis | Search engine optimization |
Link building | Backlink building, Off-page SEO | Search engine optimization |
Google Ads | Google AdWords, AdWords | Search engine marketing | Microsoft Advertising 0.8, Meta Ads 0.5
Microsoft Advertising | Bing Ads | Search engine marketing |
Paid social | Paid social media, Social media advertising | Advertising, Social media marketing | Search engine marketing 0.5
Meta Ads | Facebook Ads, Instagram Ads, Meta Ads Manager, Facebook Ads Manager | Paid social | LinkedIn Ads 0.6
LinkedIn Ads | LinkedIn Campaign Manager | Paid social |
Display advertising | Banner advertising | Advertising |
Retargeting | Remarketing | Advertising | Display advertising 0.7
Programmatic advertising | Programmatic media buying | Advertising | Display advertising 0.7
Display & Video 360 | DV360 | Programmatic advertising |
Media planning | Media strategy | Advertising |
Media buying |  | Advertising | Media planning 0.8
Conversion rate optimization | CRO?, Conversion optimisation, Conversion optimization, Landing page optimization | Digital marketing | A/B testing 0.7
Google Analytics | GA4, Google Analytics 4, Universal Analytics | Web analytics | Adobe Analytics 0.7, Matomo 0.7
Google Tag Manager |  | Web analytics | Google Analytics 0.6
Adobe Analytics | Omniture | Web analytics |
Matomo | Piwik | Web analytics |
Google Search Console | Google Webmaster Tools | Search engine optimization |
Semrush |  | Search engine optimization | Ahrefs 0.8
Ahrefs |  | Search engine optimization |
Hotjar |  | Web analytics |
Marketing analytics | Campaign reporting, Campaign analysis | Marketing | Web analytics 0.6
Marketing attribution | Attribution modeling, Attribution modelling | Marketing analytics |
# Content, social media and e-mail
Marketing automation |  | Digital marketing |
Social media marketing | SMM, Social media campaign, Social marketing | Digital marketing |
Email marketing | Email campaign, Newsletter, Email newsletter | Digital marketing | Marketing automation 0.6
Content marketing | Inbound marketing | Digital marketing | Content strategy 0.7
Content creation | Content production, Content development, Digital content |  |
Copywriting | Ad copy, Advertising copy, Web copy, Marketing copy | Content creation | UX writing 0.6
Blogging | Blog writing, Blog post, Blog content | Content creation |
Social media management | Social media content, Social media strategy, Social media channels, Social media | Social media marketing | Content creation 0.6
Community management | Online community, Community moderation |  | Social media management 0.7
Hootsuite |  | Social media management |
Lead nurturing | Drip campaign | Marketing automation | Lead generation 0.5
Mailchimp |  | Email marketing | Klaviyo 0.7
Klaviyo |  | Email marketing, Marketing automation |
Marketo | Adobe Marketo, Marketo Engage | Marketing automation | HubSpot 0.6, Pardot 0.7
Pardot | Salesforce Pardot, Account Engagement | Marketing automation |
Salesforce Marketing Cloud | ExactTarget | Marketing automation, Email marketing |
# Public relations
Public relations | PR?, Media relations, Press relations, Press work |  | Corporate communications 0.7, Journalism 0.4
Press releases | Press release writing | Public relations |
Corporate communications | External communications |  |
Internal communications | Employee communications, Staff communications | Corporate communications |
Crisis communication | Crisis PR, Reputation management | Public relations |
Media monitoring |  | Public relations |
Meltwater |  | Media monitoring |
Cision |  | Media monitoring | Meltwater 0.8
`
