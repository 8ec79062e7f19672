export const office = `
# Office work
+ Administrative support | Administrative assistance, Admin support, Administrative duties, Clerical work, Administration?
+ Executive assistance | Personal assistant, PA support, C-suite support
+ Office management | Office coordination
+ Calendar management | Scheduling appointments, Scheduling meetings, Appointment setting
+ Travel arrangements | Travel management
+ Meeting coordination | Meeting logistics
+ Minute taking | Minutes?, Note taking
+ Reception | Greeting visitors, Visitor management, Front desk reception, Reception duties
+ Telephone handling | Switchboard, Multi-line phone, Telephone manner, Call screening
+ Correspondence | Letter writing, Inbox management
+ Filing | Document filing, Archiving
+ Typing | Fast typing
+ Document preparation | Word processing
+ Mail handling | Post room, Incoming and outgoing mail, Franking machine
+ Office equipment | Scanning and copying, Printers and copiers
Office supplies | Stationery ordering, Ordering supplies | Administrative support
Transcription | Audio typing, Audio transcription, Digital dictation, Dictation? | | Typing 0.6
# Office software
+ Computer literacy | PC skills, Computer proficiency, Basic IT skills
+ Microsoft Office | M365, Microsoft Office Suite
+ Adobe Acrobat | Acrobat?
Mail merge | | Microsoft Word
Webex | Cisco Webex | Video conferencing | Zoom 0.8
Google Meet | Google Hangouts | Video conferencing | Zoom 0.8
LibreOffice | OpenOffice | Computer literacy | Microsoft Office 0.7
Visio | Microsoft Visio, MS Visio | | Lucidchart 0.8
OneDrive | Microsoft OneDrive | Microsoft Office | Google Drive 0.8
OneNote | Microsoft OneNote | Microsoft Office
# Customer service
+ Customer service | Customer care, Customer assistance, Client support, Customer service skills
+ Call center | Contact centre, Call center operations
+ Call handling | Customer calls, High call volume
+ Complaint handling | Customer complaints, Handling complaints
+ Customer inquiries | Query resolution
+ Order processing | Sales order processing
+ Customer satisfaction | Customer feedback
Avaya | Avaya Aura
Five9 | | Call center | Genesys 0.7
NICE CXone | NICE inContact | Call center | Genesys 0.7
Genesys | Genesys Cloud | Call center | Avaya 0.6
Salesforce Service Cloud | Service Cloud | Customer service | Salesforce 0.7
Intercom | Intercom chat | Live chat support | | exact context
Freshdesk | Freshservice | Customer service, Ticketing system
Zendesk | | Customer service, Ticketing system | Freshdesk 0.8, Intercom 0.6, Salesforce Service Cloud 0.6
First call resolution | First contact resolution, FCR? | Call center
Call quality monitoring | Call monitoring | Call center
Escalation management | Escalation handling, Escalated issues | Customer service
# Projects and change
+ Project management | Leading projects, Project delivery, Project manager
+ Program management | Program manager
+ Project coordination | Project assistance
+ Project planning | Milestone planning
+ Project risk management | Project risk
+ Status reporting | Progress report
+ Change management | Organizational change, Change leadership
+ Digital transformation | Digitization
+ Business analysis | Business requirements, Business analyst
+ Business process management | Business process reengineering, Process management, Process redesign
+ Product management | Product manager
+ Product ownership | Backlog prioritization
+ Product roadmap | Feature prioritization
+ Strategic planning | Corporate strategy, Business planning, Business plan
SWOT analysis | SWOT | Strategic planning
Management consulting | Strategy consulting, Business consulting, Consulting? | | Business analysis 0.5
OKR | Objectives and key results | | KPI reporting 0.5
Signavio | SAP Signavio | Business process management | BPMN 0.7
BPMN | Business Process Model and Notation | Business process management
Business transformation | Transformation program | | Change management 0.7
PMBOK | PMBOK Guide | Project management
Waterfall | Waterfall methodology, Waterfall model | Project management | | context
Scope management | Scope definition, Change control, Change request, Scope of work | Project management
Earned value management | Earned value, EVM? | Project controls
Project controls | Project controlling, Project cost control, Project monitoring, Project tracking | Project management
Work breakdown structure | WBS | Project planning
Project management office | PMO | Project management
Project portfolio management | Project portfolio, PPM tool | | Program management 0.6
# Project tools
Miro | Miro board | | Figma 0.4 | exact context
Lucidchart | | | Process mapping 0.5
Planview | | Project portfolio management | Microsoft Project 0.5
Microsoft Planner | MS Planner | Microsoft Office | Trello 0.7
Airtable | | | Smartsheet 0.5
Notion | Notion workspace | | Confluence 0.6 | exact context
Wrike | | Project management | Asana 0.8
Smartsheet | | Project management | Asana 0.6, Microsoft Project 0.6
ClickUp | | Project management | Asana 0.8
Monday.com | Monday CRM | Project management | Trello 0.7, Asana 0.8
`
