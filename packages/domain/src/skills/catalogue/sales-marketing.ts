export const salesMarketing = `
# Selling
Sales | Selling?, >Sales experience, >Sales skills | | | context
Proposal writing | Business proposal, Sales proposal, Proposal development | | Grant writing 0.5
B2B sales | ~Corporate sales, <B2B?, ~Business-to-business sales, ~B2B selling<B2B | <Sales
Upselling | =Upsell, ~Suggestive selling | "
Cross-selling | =Cross-sell | " | Upselling 0.9
Consultative selling | ~Solution selling, ~Value-based selling, ~Consultative sales | "
Inside sales | ~Telesales, ~Phone sales, ~Telephone sales, ~Internal sales | " | Cold calling 0.6
B2C sales | ~Business-to-consumer sales<Consumer sales, ~Consumer sales, ~Direct sales | " | Retail sales 0.7, B2B sales 0.5
Outside sales | ~Field sales, ~External sales, Sales visits | " | Territory management 0.7, Inside sales 0.5
Channel sales | Partner management, Channel management, Reseller management, Distributor management, ~Indirect sales | "
Technical sales | Pre-sales, Sales engineering, Solution consulting, ~Technical selling | " | Consultative selling 0.5
Export sales | ~International sales | " | Import and export 0.4
Cold calling | Cold outreach, Telemarketing, Outbound calling, Outbound sales | Sales | Lead generation 0.7
Lead generation | Sales leads, Prospecting?, Sales prospecting<Prospecting, Generating leads | " | Business development 0.6
Business development | New business acquisition, Customer acquisition, >New business development, Client acquisition | " | B2B sales 0.7
Account management | >Customer account management, >Client account management, Client management | " | Business development 0.5
Closing deals | =Deal closing, Closing sales=Sales closing | "
Sales pipeline management | <Sales pipeline, Opportunity management, <Pipeline management, Sales funnel | "
Sales management | Sales leadership, Sales team management, Sales team leadership | "
Sales targets | Quota attainment, Sales quota, Quota achievement, Exceeding quota | "
Sales forecasting | =Sales forecast, =Forecasting sales | " | Forecasting 0.5, Demand planning 0.5, Sales pipeline management 0.6
Territory management | Sales territory, Territory planning, Territory sales | "
Lead qualification | =Qualifying leads | " | Lead generation 0.7
Sales presentations | Sales pitch, Product demonstration^Product demo, Sales demo | " | Presentation skills 0.6
Quotation preparation | =Preparing quotes, Sales quotation, Price quotation | " | Bid management 0.5
Bid management | Tender management, Tendering, Tender preparation, RFP response, Bid writing | " | Proposal writing 0.7, Requests for proposal 0.5, Construction bidding 0.6
Sales strategy | Sales planning, Commercial strategy | " | Sales management 0.6
Sales operations | ^Sales ops, Revenue operations^RevOps, Sales support, Sales administration | " | Customer relationship management 0.5
Sales enablement | Sales playbook | "
Sales negotiation | ~Price negotiation, ~Commercial negotiation, ~Deal negotiation | Sales, <Negotiation | Contract negotiation 0.6, Closing deals 0.7
Key account management | ^KAM, <Key accounts, ~Strategic account management, Major accounts, ~National account management | <Account management | B2B sales 0.6
MEDDIC | MEDDPICC | Lead qualification
CPQ | ^Configure price quote, >Salesforce CPQ | Quotation preparation
Sales training | Sales coaching | Sales enablement
SaaS sales | Software sales, Enterprise software sales<Software sales | B2B sales
Medical sales | | "
Pharmaceutical sales | ^Pharma sales | <Medical sales
Medical device sales | | " | Pharmaceutical sales 0.6
# Customers and CRM
Customer relationship management | ^CRM, Client relationship management, CRM software, CRM system
Customer experience | ^CX, Voice of the customer | | User experience design 0.4, Customer service 0.4
Customer success | >Customer success management, Customer onboarding, Client onboarding | | Customer service 0.5, Account management 0.6
Customer retention | Churn reduction, Client retention, Customer loyalty | | Customer success 0.6
Salesforce | Sales Cloud@Salesforce Sales Cloud, ~SFDC, >Salesforce CRM | <Customer relationship management | Salesforce development 0.5
Pipedrive | | " | HubSpot 0.6
Zoho CRM | <~Zoho? | " | Pipedrive 0.7
HubSpot | >HubSpot CRM, >HubSpot Marketing Hub | <Customer relationship management, Marketing automation | Salesforce 0.6
Customer journey mapping | <Customer journey | Customer experience | User flows 0.6
Net Promoter Score | ^NPS? | " | Customer satisfaction 0.7
Dynamics 365 Sales | ~Microsoft Dynamics CRM@Dynamics CRM | <Customer relationship management, Microsoft Dynamics 365 | Salesforce 0.6
LinkedIn Sales Navigator | <Sales Navigator | Lead generation
ZoomInfo | | "
# Marketing
Marketing | >Marketing experience, >Marketing management, >Marketing activities
Digital marketing | ~Online marketing, ~Internet marketing | <Marketing
Product marketing | Product positioning, Product messaging | " | Product management 0.4, Go-to-market strategy 0.8
Account-based marketing | ^ABM? | "
Trade marketing | ~Shopper marketing, Trade promotion | " | Merchandising 0.4
Event marketing | ~Experiential marketing | " | Event management 0.6
Direct marketing | Direct mail | " | Email marketing 0.5
Go-to-market strategy | ^GTM strategy, <Go-to-market^GTM? | Marketing
Brand management | Brand development, Brand marketing, Brand building, Branding, Brand strategy | "
Campaign management | Campaign execution, Marketing campaign, Campaign planning | "
Marketing strategy | =Strategic marketing, Marketing plan=Marketing planning | "
Demand generation | ^Demand gen, B2B marketing | " | Account-based marketing 0.7, Lead generation 0.6
Product launch | Market launch | " | Go-to-market strategy 0.7
Marketing communications | ^Marcom, >Integrated marketing communications, Marketing materials | " | Public relations 0.5
Market segmentation | Customer segmentation, Target audience analysis | " | Customer analytics 0.5
Market research | Consumer insights, Market intelligence, ~Consumer research, Market analysis | <Research
Competitor analysis | =Competitive analysis, Competitive intelligence, Competitor research | Market research
Growth marketing | Growth hacking, Acquisition marketing | Digital marketing | Search engine marketing 0.6
Performance marketing | | <Digital marketing | Growth marketing 0.8
Affiliate marketing | Affiliate program | "
Trade shows | Trade fair, Trade exhibition | Event marketing
Influencer marketing | Influencer relations, Creator partnerships | <Social media marketing
# Search, advertising and figures
Search engine optimization | ^SEO, =Search engine optimisation | <Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Advertising | Ad campaign, Ad management | Marketing
Marketing analytics | Campaign reporting, Campaign analysis | " | Web analytics 0.6
Search engine marketing | ^SEM?, ~PPC^Pay-per-click, ~Search advertising, ~Paid search | <Digital marketing, Advertising
Web analytics | Website traffic analysis, Website analytics, Digital analytics | Digital marketing | Data analysis 0.4
Conversion rate optimization | ^CRO?, Conversion optimisation=Conversion optimization, >Landing page optimization | " | A/B testing 0.7
Google Ads | Google AdWords@AdWords | Search engine marketing
Microsoft Advertising | Bing Ads | " | Google Ads 0.8
Google Analytics | Universal Analytics, GA4^Google Analytics 4 | Web analytics
Google Tag Manager | | " | Google Analytics 0.6
Adobe Analytics | Omniture | " | Google Analytics 0.7
Matomo | Piwik | " | Google Analytics 0.7
Hotjar | | "
Technical SEO | | <Search engine optimization | Web performance 0.4
Keyword research | Keyword analysis | Search engine optimization
Link building | Backlink building, Off-page SEO | "
Google Search Console | Google Webmaster Tools | "
Semrush | | " | Ahrefs 0.8
Ahrefs | | "
Paid social | >Paid social media, ~Social media advertising | <Advertising, <Social media marketing | Search engine marketing 0.5
Meta Ads | >Facebook Ads, >Instagram Ads, >Meta Ads Manager, Facebook Ads Manager<Facebook Ads | Paid social | LinkedIn Ads 0.6, Google Ads 0.5
LinkedIn Ads | LinkedIn Campaign Manager | "
Display advertising | ~Banner advertising | <Advertising
Programmatic advertising | Programmatic media buying | " | Display advertising 0.7
Retargeting | Remarketing | Advertising | Display advertising 0.7
Media planning | Media strategy | "
Media buying | | " | Media planning 0.8
Display & Video 360 | ^DV360 | Programmatic advertising
Marketing attribution | Attribution modeling=Attribution modelling | Marketing analytics
# Content, social media and e-mail
Marketing automation | | Digital marketing
Content marketing | Inbound marketing | "
Social media marketing | ^SMM, Social marketing, Social media campaign | <Digital marketing
Email marketing | Email newsletter<Newsletter, Email campaign, Newsletter | " | Marketing automation 0.6
Copywriting | Web copy, Marketing copy, Ad copy, Advertising copy | <Content creation
Blogging | ~Blog writing, Blog post, Blog content | "
Social media management | <Social media, Social media channels<Social media, Social media content<Social media, Social media strategy<Social media | Social media marketing
Content creation | Content production, Content development, Digital content | | Social media management 0.6
Community management | Online community, Community moderation | | Social media management 0.7
Hootsuite | | Social media management
Lead nurturing | Drip campaign | Marketing automation | Lead generation 0.5
Marketo | @Adobe Marketo, >Marketo Engage | " | HubSpot 0.6, Pardot 0.7
Pardot | @Salesforce Pardot, Account Engagement | "
Mailchimp | | Email marketing | Klaviyo 0.7
Klaviyo | | Email marketing, Marketing automation
Salesforce Marketing Cloud | ExactTarget | Marketing automation, Email marketing
# Public relations
Public relations | ^PR?, Press relations, Press work, Media relations | | Journalism 0.4
Corporate communications | External communications | | Public relations 0.7
Press releases | >Press release writing | Public relations
Crisis communication | Crisis PR, Reputation management | "
Media monitoring | | "
Internal communications | ~Employee communications, ~Staff communications | <Corporate communications
Meltwater | | Media monitoring
Cision | | " | Meltwater 0.8
`
