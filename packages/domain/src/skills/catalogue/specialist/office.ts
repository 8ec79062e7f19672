export const office = `
# Office work
+ Report writing | =Writing reports, Report preparation
+ Administrative support | Administrative assistance, Admin support, Administrative duties, Clerical work, Administration?, Office administration<Administration, Clerical support
+ Calendar management | Scheduling appointments=Appointment scheduling, Scheduling meetings, Appointment setting, Diary management
+ Travel arrangements | Travel management, Travel booking, Travel coordination
+ Minute taking | =Taking minutes, <Minutes?, Note taking, Meeting minutes<Minutes
+ Reception | Greeting visitors, Visitor management, >Front desk reception<Front desk, >Reception duties, Receptionist
+ Telephone handling | Switchboard, Multi-line phone, Telephone manner, Call screening, Phone etiquette
+ Filing | >Document filing, Archiving, File management, >Filing system
+ Typing | >Fast typing, >Touch typing, Keyboard skills
Office equipment | Photocopying, Document scanning, Scanning and copying, Printers and copiers
Mail handling | Mail sorting, Mailroom, Post room, Incoming and outgoing mail, Franking machine | Administrative support
Document preparation | Document formatting, Document production, Word processing | Administrative support | Microsoft Word 0.6
Correspondence | >Business correspondence, >Email correspondence, Letter writing, Inbox management | Administrative support
Meeting coordination | Meeting preparation, Meeting organisation, Meeting logistics | Administrative support
Office management | Office manager, Office operations, Office coordination | | Administrative support 0.7
Executive assistance | Executive assistant, Executive support, Personal assistant, PA support, C-suite support | Administrative support | Calendar management 0.6
Office supplies | Stationery ordering, Ordering supplies | Administrative support
Transcription | Audio typing, >Audio transcription, Digital dictation<Dictation, Dictation? | | Typing 0.6
# Office software
+ Video conferencing | =Videoconferencing, Video call
+ Google Workspace | G Suite
+ Microsoft Teams | @MS Teams
+ Microsoft Outlook | @MS Outlook
+ PowerPoint | @Microsoft PowerPoint, @MS PowerPoint
+ Microsoft Word | @MS Word
+ Computer literacy | PC skills, Computer proficiency, Basic IT skills, Computer skills, IT literacy
+ Microsoft Office | @MS Office, M365, >Microsoft Office Suite, Microsoft 365
Adobe Acrobat | @Acrobat?, Acrobat Pro, PDF editing
Slack | >Slack messaging | | Microsoft Teams 0.7 | exact context
Zoom | >Zoom Meetings, >Zoom Webinar | Video conferencing | Microsoft Teams 0.7 | exact context
Google Drive | | Google Workspace
Google Docs | | Google Workspace | Microsoft Word 0.8
Microsoft Access | @MS Access, Access database | Microsoft Office | SQL 0.3
Mail merge | | Microsoft Word
Webex | @Cisco Webex | Video conferencing | Zoom 0.8
Google Meet | Google Hangouts | Video conferencing | Zoom 0.8
LibreOffice | OpenOffice | Computer literacy | Microsoft Office 0.7
Visio | @Microsoft Visio, @MS Visio | | Lucidchart 0.8
OneDrive | @Microsoft OneDrive | Microsoft Office | Google Drive 0.8
OneNote | @Microsoft OneNote | Microsoft Office
# Customer service
+ Customer service | Customer care, Customer assistance, Client support, >Customer service skills, Client service, Customer support
+ Call center | Contact centre=Contact center, >Call center operations
+ Complaint handling | =Handling complaints, Customer complaints, Complaint resolution, Complaints management
+ Order processing | >Sales order processing, Order entry, Order management
Customer satisfaction | ^CSAT, Customer satisfaction survey, Customer feedback | Customer service | Customer experience 0.6
Live chat support | <~Chat support, Email support | <Customer service
Customer inquiries | =Customer enquiries, Customer queries, Query resolution | Customer service
Call handling | Inbound calls, Incoming calls, Customer calls, High call volume | Customer service | Telephone handling 0.8, Call center 0.9
Avaya | >Avaya Aura
Five9 | | Call center | Genesys 0.7
NICE CXone | NICE inContact | Call center | Genesys 0.7
Genesys | >Genesys Cloud | Call center | Avaya 0.6
Salesforce Service Cloud | @Service Cloud | Customer service | Salesforce 0.7
Intercom | >Intercom chat | Live chat support | | exact context
Freshdesk | ~Freshservice | Customer service, <Ticketing system
Zendesk | | Customer service, <Ticketing system | Freshdesk 0.8, Intercom 0.6, Salesforce Service Cloud 0.6
First call resolution | ^FCR?, First contact resolution | Call center
Call quality monitoring | Call monitoring | Call center
Escalation management | Escalation handling, Escalated issues | Customer service
# Projects and change
+ Project management | =Managing projects, Leading projects=Project leadership, Project delivery, Project manager
+ Project planning | =Project plan, Milestone planning, Project scheduling
+ Change management | Organizational change, Change leadership, >Organizational change management<Organizational change, Organisational change
+ Business analysis | Business requirements, Business analyst, Business process analysis, Gap analysis
+ Product management | Product manager, Product strategy, Product development strategy
+ Product roadmap | =Product roadmapping, Feature prioritization, Roadmap planning
+ Strategic planning | Corporate strategy, Business planning=Business plan, Business strategy, Strategy development
Product ownership | Product owner, Backlog management, Backlog prioritization | Product management | Scrum 0.5
Business process management | ^BPM, Business process improvement, Business process reengineering, <Process management, Process redesign | | Continuous improvement 0.6
Digital transformation | ~Digitalization=Digitalisation, Digitization | <Business transformation
Knowledge management | Knowledge base, Knowledge base management<Knowledge base | | Knowledge sharing 0.6
Status reporting | =Status report, Project reporting, Progress report | Project management
Resource planning | Resource allocation, Resource management | Project management
Project risk management | Risk register, RAID log, <Project risk | Project management | Risk management 0.6
Gantt charts | | Project planning
Project coordination | Project support, Project administration, Project assistance | | Project management 0.7
Program management | =Programme management, Program delivery, Program manager | | Project management 0.8
SWOT analysis | <SWOT | Strategic planning
Management consulting | >Strategy consulting, Business consulting<Consulting, <Consulting? | | Business analysis 0.5
OKR | ^Objectives and key results | | KPI reporting 0.5
Signavio | @SAP Signavio | Business process management | BPMN 0.7
BPMN | ^Business Process Model and Notation | Business process management
Business transformation | Transformation program | | Change management 0.7
PMBOK | >PMBOK Guide | Project management
Waterfall | >Waterfall methodology, >Waterfall model | Project management | | context
Scope management | Scope definition, Change control, Change request, Scope of work | Project management
Earned value management | ^EVM?, <Earned value | Project controls
Project controls | =Project controlling, Project cost control, Project monitoring, Project tracking | Project management
Work breakdown structure | ^WBS | Project planning
Project management office | ^PMO | Project management
Project portfolio management | <Project portfolio, PPM tool | | Program management 0.6
# Project tools
Trello | | Kanban | Asana 0.7, Jira 0.4
Asana | | Project management
Microsoft Project | @MS Project | Project planning | Primavera P6 0.6
Miro | >Miro board | | Figma 0.4 | exact context
Lucidchart | | | Process mapping 0.5
Planview | | Project portfolio management | Microsoft Project 0.5
Microsoft Planner | @MS Planner | Microsoft Office | Trello 0.7
Airtable | | | Smartsheet 0.5
Notion | >Notion workspace | | Confluence 0.6 | exact context
Wrike | | Project management | Asana 0.8
Smartsheet | | Project management | Asana 0.6, Microsoft Project 0.6
ClickUp | | Project management | Asana 0.8
Monday.com | Monday CRM | Project management | Trello 0.7, Asana 0.8
`
