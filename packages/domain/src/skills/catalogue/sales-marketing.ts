export const salesMarketing = `
# Selling
Sales | Sales experience, Sales skills, Selling? |  |  | context
# Customers and CRM
Customer relationship management | CRM, CRM system, CRM software, Client relationship management |  |
# Marketing
Marketing | Marketing management, Marketing activities, Marketing experience |  |
Digital marketing | Online marketing, Internet marketing | Marketing |
# Search, advertising and figures
Search engine optimization | SEO, Search engine optimisation | Digital marketing | Search engine marketing 0.5, Content marketing 0.5
Search engine marketing | SEM?, Paid search, PPC, Pay-per-click, Search advertising | Digital marketing, Advertising |
Advertising | Ad campaign, Ad management | Marketing |
Web analytics | Website analytics, Digital analytics, Website traffic analysis | Digital marketing | Data analysis 0.4
# Content, social media and e-mail
Social media marketing | SMM, Social media campaign, Social marketing | Digital marketing |
Email marketing | Email campaign, Newsletter, Email newsletter | Digital marketing | Marketing automation 0.6
Marketing automation |  | Digital marketing |
# Public relations
Public relations | PR?, Media relations, Press relations, Press work |  | Corporate communications 0.7, Journalism 0.4
`
