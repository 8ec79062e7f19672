export const office = `
# Office work
Administrative support |
Calendar management | | Administrative support
Travel arrangements | | Administrative support
Minute taking | | Administrative support
Reception | Front desk | | Telephone handling 0.7 | context
Telephone handling | Answering phones
Filing | | Administrative support | Records management 0.6 | context
Typing | | | | context
Report writing | | | Written communication 0.6
# Office software
Computer literacy |
Microsoft Office | Office 365 | Computer literacy | Google Workspace 0.7
Microsoft Word | @Word? | Microsoft Office
PowerPoint | | Microsoft Office
Microsoft Outlook | @Outlook? | Microsoft Office
Microsoft Teams | | Microsoft Office
Google Workspace | | Computer literacy
Video conferencing |
# Customer service
Customer service |
Call center | =Call centre | Customer service
Complaint handling | | Customer service | Conflict resolution 0.5
Order processing |
# Projects and change
Project management | | | PMP 0.8, PRINCE2 0.7
Project planning | | Project management
Change management |
Business analysis | | | Requirements engineering 0.8
Product management | | | Business analysis 0.5
Product roadmap | | Product management
Strategic planning | | | Strategic thinking 0.5
`
