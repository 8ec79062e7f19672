export const office = `
Administrative support | Keeping an office running.
Executive assistance | Work for one or more leaders.
Office management | Running an office.
Calendar management | Keeping others' calendars.
Travel arrangements | Booking journeys for staff.
Meeting coordination | Making meetings happen.
Minute taking | Writing down what a meeting decides.
Reception | Receiving visitors and calls.
Telephone handling | Taking and passing on calls.
Correspondence | Letters and mails.
Filing | Putting papers where they are found.
Typing | Writing fast on the keyboard.
Transcription | Writing down speech.
Document preparation | Setting letters and reports.
Report writing | Writing reports.
Mail handling | Sorting letters and parcels.
Office equipment | Copiers, printers and scanners.
Office supplies | Ordering what the office uses up.
Computer literacy | Everyday use of computers.
Microsoft Office | Microsoft's office programs.
Microsoft Word | Writing documents.
PowerPoint | Making slides.
Microsoft Outlook | Mail and calendar.
Microsoft Access | Small databases.
Microsoft Teams | Messages and meetings by Microsoft.
OneNote | Notes and files by Microsoft.
OneDrive | Files by Microsoft.
Visio | Drawing plans and flows.
Google Workspace | Google's office programs.
Google Docs | Google's documents.
Google Drive | Files by Google.
LibreOffice | Free office programs.
Video conferencing | Meetings over the internet.
Google Meet | Video meetings by Google.
Webex | Video meetings by Cisco.
Zoom | Video meetings.
Slack | Messages in teams.
Adobe Acrobat | Making and changing PDF files.
Mail merge | Letters to many from a list.
Customer service | Helping customers.
Call center | Work in a call centre.
Call handling | Taking customers' calls.
Complaint handling | Dealing with unhappy customers.
Customer inquiries | Answering customers' questions.
Live chat support | Help in writing.
Escalation management | Cases that the first helper cannot solve.
Order processing | Taking and entering orders.
Customer satisfaction | Whether customers are pleased.
Call quality monitoring | Figures and checks of a call centre.
First call resolution | Solving it in the first call.
Zendesk | Software for customers' questions.
Freshdesk | Software for customers' questions.
Intercom | Chat with customers on a site.
Salesforce Service Cloud | Salesforce for service teams.
Genesys | Phone systems of call centres.
NICE CXone | Phone system of call centres.
Five9 | Phone system of call centres.
Avaya | Phone systems.
Project management | Bringing projects to their end.
Program management | Leading several projects to one aim.
Project portfolio management | Choosing among projects.
Project coordination | Helping a project run.
Project management office | The office that supports projects.
Project planning | Steps, dates and people of a project.
Work breakdown structure | A project divided into tasks.
Gantt charts | Project plans drawn as bars.
Project controls | Watching cost and time of a project.
Earned value management | Work done measured in money.
Project risk management | What may go wrong in a project.
Scope management | Keeping a project to what was agreed.
Resource planning | Who does what when.
Status reporting | Saying how far a project is.
Waterfall | Projects in one row of stages.
PMBOK | PMI's book of project practice.
Change management | Bringing people through change.
Knowledge management | Keeping what a firm knows.
Business transformation | Changing how a firm works.
Digital transformation | Changing work by software.
Business analysis | Finding out what a firm needs.
Business process management | Designing how work is done.
BPMN | Signs for drawing processes.
Signavio | Software for drawing processes.
Product management | Deciding what a product becomes.
Product ownership | Deciding what a team builds next.
Product roadmap | The coming steps of a product.
OKR | Aims with measured results.
Strategic planning | Long-term plans of a firm.
Management consulting | Advising firms.
SWOT analysis | Strengths and weaknesses on one page.
Microsoft Project | Microsoft's project plans.
Asana | Tasks of teams.
Trello | Tasks on boards.
Monday.com | Tasks of teams.
ClickUp | Tasks of teams.
Smartsheet | Plans in sheets.
Wrike | Tasks and projects.
Notion | Notes and tables for teams.
Airtable | Tables as databases.
Microsoft Planner | Microsoft's task boards.
Planview | Projects of large firms.
Lucidchart | Drawing flows in the browser.
Miro | Shared board for ideas.
`
