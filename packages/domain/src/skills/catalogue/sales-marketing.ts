export const salesMarketing = `
# Selling
Sales | | | | context
B2B sales | | <Sales
Cold calling | | Sales | Lead generation 0.7
Lead generation | | Sales | Business development 0.6
Business development | | Sales | B2B sales 0.7
Account management | | Sales | Business development 0.5
Upselling | | <Sales
Closing deals | | Sales
Sales pipeline management | <Sales pipeline | Sales
# Customers and CRM
Customer relationship management | ^CRM
Customer experience | | | User experience design 0.4, Customer service 0.4
Salesforce | | <Customer relationship management | Salesforce development 0.5
HubSpot | | <Customer relationship management, Marketing automation | Salesforce 0.6
# Marketing
Marketing |
Digital marketing | | <Marketing
Go-to-market strategy | <Go-to-market | Marketing
Brand management | | Marketing
Campaign management | | Marketing
Market research | | <Research
# Search, advertising and figures
Search engine optimization | ^SEO | <Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Advertising | | Marketing
Search engine marketing | ~PPC | <Digital marketing, Advertising
Web analytics | | Digital marketing | Data analysis 0.4
Google Ads | | Search engine marketing
Google Analytics | | Web analytics
# Content, social media and e-mail
Marketing automation | | Digital marketing
Social media marketing | | <Digital marketing
Email marketing | | <Digital marketing | Marketing automation 0.6
Content marketing | | Digital marketing
Copywriting | | <Content creation
Social media management | <Social media | Social media marketing
# Public relations
Public relations | | | Journalism 0.4
`
