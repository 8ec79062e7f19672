export const salesMarketing = `
# Selling
Sales | Sales experience, Sales skills | | | context
B2B sales | Business-to-business sales, B2B selling | Sales
Cold calling | Outbound calling, Outbound sales | Sales | Lead generation 0.7
Lead generation | Sales prospecting, Generating leads | Sales | Business development 0.6
Business development | New business development, Client acquisition | Sales | B2B sales 0.7
Account management | Client account management, Client management | Sales | Business development 0.5
Upselling | Upsell, Suggestive selling | Sales
Closing deals | Deal closing, Sales closing | Sales
Sales pipeline management | Pipeline management, Sales funnel, Sales pipeline | Sales
# Customers and CRM
Customer relationship management | CRM, CRM system
Customer experience | CX, Voice of the customer | | User experience design 0.4, Customer service 0.4
Salesforce | Salesforce CRM, Salesforce Sales Cloud | Customer relationship management | Salesforce development 0.5
HubSpot | HubSpot CRM, HubSpot Marketing Hub | Customer relationship management, Marketing automation | Salesforce 0.6
# Marketing
Marketing | Marketing management, Marketing activities
Digital marketing | Online marketing, Internet marketing | Marketing
Go-to-market strategy | GTM strategy, Go-to-market | Marketing
Brand management | Branding, Brand strategy | Marketing
Campaign management | Marketing campaign, Campaign planning | Marketing
Market research | Consumer research, Market analysis | Research
# Search, advertising and figures
Search engine optimization | SEO, Search engine optimisation | Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Advertising | Ad campaign, Ad management | Marketing
Search engine marketing | SEM?, Paid search, PPC | Digital marketing, Advertising
Web analytics | Website analytics, Digital analytics | Digital marketing | Data analysis 0.4
Google Ads | Google AdWords, AdWords | Search engine marketing
Google Analytics | GA4, Google Analytics 4 | Web analytics
# Content, social media and e-mail
Marketing automation | | Digital marketing
Social media marketing | SMM, Social media campaign | Digital marketing
Email marketing | Email campaign, Newsletter | Digital marketing | Marketing automation 0.6
Content marketing | Inbound marketing | Digital marketing
Copywriting | Ad copy, Advertising copy | Content creation
Social media management | Social media content, Social media strategy, Social media | Social media marketing
# Public relations
Public relations | PR?, Media relations | | Journalism 0.4
`
