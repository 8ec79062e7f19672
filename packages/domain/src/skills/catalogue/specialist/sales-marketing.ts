export const salesMarketing = `
# Selling
+ Upselling | =Upsell, ~Suggestive selling
+ Sales | Selling?, >Sales experience, >Sales skills
+ B2B sales | ~Corporate sales, <B2B?, ~Business-to-business sales, ~B2B selling<B2B
+ Cold calling | Cold outreach, Telemarketing, Outbound calling, Outbound sales
+ Lead generation | Sales leads, Prospecting?, Sales prospecting<Prospecting, Generating leads
+ Business development | New business acquisition, Customer acquisition, >New business development, Client acquisition
+ Account management | >Customer account management, >Client account management, Client management
+ Closing deals | =Deal closing, Closing sales=Sales closing
+ Sales pipeline management | Opportunity management, <Pipeline management, Sales funnel
Sales management | Sales leadership, Sales team management, Sales team leadership | Sales
Sales targets | Quota attainment, Sales quota, Quota achievement, Exceeding quota | Sales
Proposal writing | Business proposal, Sales proposal, Proposal development | | Grant writing 0.5
Sales forecasting | =Sales forecast, =Forecasting sales | Sales | Forecasting 0.5, Demand planning 0.5, Sales pipeline management 0.6
Sales negotiation | ~Price negotiation, ~Commercial negotiation, ~Deal negotiation | Sales, <Negotiation | Contract negotiation 0.6, Closing deals 0.7
Cross-selling | =Cross-sell | <Sales | Upselling 0.9
Consultative selling | ~Solution selling, ~Value-based selling, ~Consultative sales | <Sales
Territory management | Sales territory, Territory planning, Territory sales | Sales
Key account management | ^KAM, <Key accounts, ~Strategic account management, Major accounts, ~National account management | <Account management | B2B sales 0.6
Inside sales | ~Telesales, ~Phone sales, ~Telephone sales, ~Internal sales | <Sales | Cold calling 0.6
B2C sales | ~Business-to-consumer sales<Consumer sales, ~Consumer sales, ~Direct sales | <Sales | Retail sales 0.7, B2B sales 0.5
Outside sales | ~Field sales, ~External sales, Sales visits | <Sales | Territory management 0.7, Inside sales 0.5
Lead qualification | =Qualifying leads | Sales | Lead generation 0.7
MEDDIC | MEDDPICC | Lead qualification
Sales presentations | Sales pitch, Product demonstration^Product demo, Sales demo | Sales | Presentation skills 0.6
Quotation preparation | =Preparing quotes, Sales quotation, Price quotation | Sales | Bid management 0.5
CPQ | ^Configure price quote, >Salesforce CPQ | Quotation preparation
Bid management | Tender management, Tendering, Tender preparation, RFP response, Bid writing | Sales | Proposal writing 0.7, Requests for proposal 0.5, Construction bidding 0.6
Channel sales | Partner management, Channel management, Reseller management, Distributor management, ~Indirect sales | <Sales
Technical sales | Pre-sales, Sales engineering, Solution consulting, ~Technical selling | <Sales | Consultative selling 0.5
Sales strategy | Sales planning, Commercial strategy | Sales | Sales management 0.6
Sales operations | ^Sales ops, Revenue operations^RevOps, Sales support, Sales administration | Sales | Customer relationship management 0.5
Sales enablement | Sales playbook | Sales
Sales training | Sales coaching | Sales enablement
SaaS sales | Software sales, Enterprise software sales<Software sales | B2B sales
Medical sales | | B2B sales
Pharmaceutical sales | ^Pharma sales | <Medical sales
Medical device sales | | <Medical sales | Pharmaceutical sales 0.6
Export sales | ~International sales | <Sales | Import and export 0.4
# Customers and CRM
+ HubSpot | >HubSpot CRM, >HubSpot Marketing Hub
+ Customer experience | ^CX, Voice of the customer
+ Customer relationship management | Client relationship management, CRM software, CRM system
+ Salesforce | Sales Cloud@Salesforce Sales Cloud, ~SFDC, >Salesforce CRM
Customer success | >Customer success management, Customer onboarding, Client onboarding | | Customer service 0.5, Account management 0.6
Customer retention | Churn reduction, Client retention, Customer loyalty | | Customer success 0.6
Customer journey mapping | <Customer journey | Customer experience | User flows 0.6
Net Promoter Score | ^NPS? | Customer experience | Customer satisfaction 0.7
Pipedrive | | <Customer relationship management | HubSpot 0.6
Zoho CRM | <~Zoho? | <Customer relationship management | Pipedrive 0.7
Dynamics 365 Sales | ~Microsoft Dynamics CRM@Dynamics CRM | <Customer relationship management, Microsoft Dynamics 365 | Salesforce 0.6
LinkedIn Sales Navigator | <Sales Navigator | Lead generation
ZoomInfo | | Lead generation
# Marketing
+ Digital marketing | ~Online marketing, ~Internet marketing
+ Marketing | >Marketing experience, >Marketing management, >Marketing activities
+ Go-to-market strategy | ^GTM strategy, Go-to-market^GTM?
+ Brand management | Brand development, Brand marketing, Brand building, Branding, Brand strategy
+ Campaign management | Campaign execution, Marketing campaign, Campaign planning
+ Market research | Consumer insights, Market intelligence, ~Consumer research, Market analysis
Marketing strategy | =Strategic marketing, Marketing plan=Marketing planning | Marketing
Competitor analysis | =Competitive analysis, Competitive intelligence, Competitor research | Market research
Product marketing | Product positioning, Product messaging | <Marketing | Product management 0.4, Go-to-market strategy 0.8
Growth marketing | Growth hacking, Acquisition marketing | Digital marketing | Search engine marketing 0.6
Performance marketing | | <Digital marketing | Growth marketing 0.8
Demand generation | ^Demand gen, B2B marketing | Marketing | Account-based marketing 0.7, Lead generation 0.6
Account-based marketing | ^ABM? | <Marketing
Product launch | Market launch | Marketing | Go-to-market strategy 0.7
Marketing communications | ^Marcom, >Integrated marketing communications, Marketing materials | Marketing | Public relations 0.5
Trade marketing | ~Shopper marketing, Trade promotion | <Marketing | Merchandising 0.4
Event marketing | ~Experiential marketing | <Marketing | Event management 0.6
Trade shows | Trade fair, Trade exhibition | Event marketing
Direct marketing | Direct mail | <Marketing | Email marketing 0.5
Affiliate marketing | Affiliate program | <Digital marketing
Influencer marketing | Influencer relations, Creator partnerships | <Social media marketing
Market segmentation | Customer segmentation, Target audience analysis | Marketing | Customer analytics 0.5
# Search, advertising and figures
+ Google Ads | Google AdWords@AdWords
+ Advertising | Ad campaign, Ad management
+ Search engine optimization | =Search engine optimisation
+ Search engine marketing | ^SEM?, ~Search advertising, ~PPC^Pay-per-click, ~Paid search
+ Web analytics | Website traffic analysis, Website analytics, Digital analytics
+ Google Analytics | Universal Analytics, GA4^Google Analytics 4
Technical SEO | | <Search engine optimization | Web performance 0.4
Keyword research | Keyword analysis | Search engine optimization
Link building | Backlink building, Off-page SEO | Search engine optimization
Microsoft Advertising | Bing Ads | Search engine marketing | Google Ads 0.8
Paid social | >Paid social media, ~Social media advertising | <Advertising, <Social media marketing | Search engine marketing 0.5
Meta Ads | >Facebook Ads, >Instagram Ads, >Meta Ads Manager, Facebook Ads Manager<Facebook Ads | Paid social | LinkedIn Ads 0.6, Google Ads 0.5
LinkedIn Ads | LinkedIn Campaign Manager | Paid social
Display advertising | ~Banner advertising | <Advertising
Retargeting | Remarketing | Advertising | Display advertising 0.7
Programmatic advertising | Programmatic media buying | <Advertising | Display advertising 0.7
Display & Video 360 | ^DV360 | Programmatic advertising
Media planning | Media strategy | Advertising
Media buying | | Advertising | Media planning 0.8
Conversion rate optimization | ^CRO?, Conversion optimisation=Conversion optimization, >Landing page optimization | Digital marketing | A/B testing 0.7
Google Tag Manager | | Web analytics | Google Analytics 0.6
Adobe Analytics | Omniture | Web analytics | Google Analytics 0.7
Matomo | Piwik | Web analytics | Google Analytics 0.7
Google Search Console | Google Webmaster Tools | Search engine optimization
Semrush | | Search engine optimization | Ahrefs 0.8
Ahrefs | | Search engine optimization
Hotjar | | Web analytics
Marketing analytics | Campaign reporting, Campaign analysis | Marketing | Web analytics 0.6
Marketing attribution | Attribution modeling=Attribution modelling | Marketing analytics
# Content, social media and e-mail
+ Content marketing | Inbound marketing
+ Social media marketing | ^SMM, Social marketing, Social media campaign
+ Email marketing | Email newsletter<Newsletter, Email campaign, Newsletter
+ Copywriting | Web copy, Marketing copy, Ad copy, Advertising copy
+ Social media management | Social media channels<Social media, Social media content<Social media, Social media strategy<Social media
Content creation | Content production, Content development, Digital content | | Social media management 0.6
Blogging | ~Blog writing, Blog post, Blog content | <Content creation
Community management | Online community, Community moderation | | Social media management 0.7
Hootsuite | | Social media management
Lead nurturing | Drip campaign | Marketing automation | Lead generation 0.5
Mailchimp | | Email marketing | Klaviyo 0.7
Klaviyo | | Email marketing, Marketing automation
Marketo | @Adobe Marketo, >Marketo Engage | Marketing automation | HubSpot 0.6, Pardot 0.7
Pardot | @Salesforce Pardot, Account Engagement | Marketing automation
Salesforce Marketing Cloud | ExactTarget | Marketing automation, Email marketing
# Public relations
+ Public relations | ^PR?, Press relations, Press work, Media relations
Corporate communications | External communications | | Public relations 0.7
Press releases | >Press release writing | Public relations
Internal communications | ~Employee communications, ~Staff communications | <Corporate communications
Crisis communication | Crisis PR, Reputation management | Public relations
Media monitoring | | Public relations
Meltwater | | Media monitoring
Cision | | Media monitoring | Meltwater 0.8
`
