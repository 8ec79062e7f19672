export const office = `
# Office work
Administrative support | Administrative assistance, Admin support, Administrative duties, Clerical work, Administration?, Office administration<Administration, Clerical support
Reception | Front desk, Greeting visitors, Visitor management, >Front desk reception<Front desk, >Reception duties, Receptionist | | Telephone handling 0.7 | context
Telephone handling | Answering phones, Switchboard, Multi-line phone, Telephone manner, Call screening, Phone etiquette
Typing | >Fast typing, >Touch typing, <Keyboard skills | | | context
Report writing | =Writing reports, Report preparation | | Written communication 0.6
Office equipment | Photocopying, Document scanning, Scanning and copying, Printers and copiers
Office management | Office manager, Office operations, Office coordination | | Administrative support 0.7
Transcription | Audio typing, >Audio transcription, Digital dictation<Dictation, Dictation? | | Typing 0.6
Calendar management | Scheduling appointments=Appointment scheduling, Scheduling meetings, Appointment setting, Diary management | Administrative support
Travel arrangements | Travel management, Travel booking, Travel coordination | "
Minute taking | =Taking minutes, <Minutes?, Note taking, Meeting minutes<Minutes | "
Filing | >Document filing, Archiving, File management, >Filing system | " | Records management 0.6 | context
Mail handling | Mail sorting, Mailroom, Post room, Incoming and outgoing mail, Franking machine | "
Document preparation | Document formatting, Document production, Word processing | " | Microsoft Word 0.6
Correspondence | >Business correspondence, >Email correspondence, Letter writing, Inbox management | "
Meeting coordination | Meeting preparation, Meeting organisation, Meeting logistics | "
Executive assistance | Executive assistant, Executive support, Personal assistant, PA support, C-suite support | " | Calendar management 0.6
Office supplies | Stationery ordering, Ordering supplies | "
# Office software
Computer literacy | PC skills, Computer proficiency, Basic IT skills, Computer skills, IT literacy
Video conferencing | =Videoconferencing, Video call
Adobe Acrobat | @Acrobat?, Acrobat Pro, PDF editing
Slack | >Slack messaging | | Microsoft Teams 0.7 | exact context
Visio | @Microsoft Visio, @MS Visio | | Lucidchart 0.8
Microsoft Office | @MS Office, Office 365, M365, >Microsoft Office Suite, Microsoft 365 | Computer literacy | Google Workspace 0.7
Google Workspace | G Suite | "
LibreOffice | OpenOffice | " | Microsoft Office 0.7
Microsoft Word | @Word?, @MS Word | Microsoft Office
PowerPoint | @Microsoft PowerPoint, @MS PowerPoint | "
Microsoft Outlook | @Outlook?, @MS Outlook | "
Microsoft Teams | @MS Teams | "
Microsoft Access | @MS Access, Access database | " | SQL 0.3
OneDrive | @Microsoft OneDrive | " | Google Drive 0.8
OneNote | @Microsoft OneNote | "
Zoom | >Zoom Meetings, >Zoom Webinar | Video conferencing | Microsoft Teams 0.7 | exact context
Webex | @Cisco Webex | " | Zoom 0.8
Google Meet | Google Hangouts | " | Zoom 0.8
Google Drive | | Google Workspace
Google Docs | | " | Microsoft Word 0.8
Mail merge | | Microsoft Word
# Customer service
Customer service | Customer care, Customer assistance, Client support, >Customer service skills, Client service, Customer support
Order processing | >Sales order processing, Order entry, Order management
Avaya | >Avaya Aura
Call center | =Call centre, Contact centre=Contact center, >Call center operations | Customer service
Complaint handling | =Handling complaints, Customer complaints, Complaint resolution, Complaints management | " | Conflict resolution 0.5
Customer satisfaction | ^CSAT, Customer satisfaction survey, Customer feedback | " | Customer experience 0.6
Customer inquiries | =Customer enquiries, Customer queries, Query resolution | "
Call handling | Inbound calls, Incoming calls, Customer calls, High call volume | " | Telephone handling 0.8, Call center 0.9
Salesforce Service Cloud | @Service Cloud | " | Salesforce 0.7
Escalation management | Escalation handling, Escalated issues | "
Live chat support | <~Chat support, Email support | <Customer service
Five9 | | Call center | Genesys 0.7
NICE CXone | NICE inContact | " | Genesys 0.7
Genesys | >Genesys Cloud | " | Avaya 0.6
First call resolution | ^FCR?, First contact resolution | "
Call quality monitoring | Call monitoring | "
Intercom | >Intercom chat | Live chat support | | exact context
Freshdesk | ~Freshservice | Customer service, <Ticketing system
Zendesk | | " | Freshdesk 0.8, Intercom 0.6, Salesforce Service Cloud 0.6
# Projects and change
Project management | =Managing projects, Leading projects=Project leadership, Project delivery, Project manager | | PMP 0.8, PRINCE2 0.7
Change management | Organizational change, Change leadership, >Organizational change management<Organizational change, Organisational change
Business analysis | Business requirements, Business analyst, Business process analysis, Gap analysis | | Requirements engineering 0.8
Product management | Product manager, Product strategy, Product development strategy | | Business analysis 0.5
Strategic planning | Corporate strategy, Business planning=Business plan, Business strategy, Strategy development | | Strategic thinking 0.5
Business process management | ^BPM, Business process improvement, Business process reengineering, <Process management, Process redesign | | Continuous improvement 0.6
Knowledge management | Knowledge base, Knowledge base management<Knowledge base | | Knowledge sharing 0.6
Project coordination | Project support, Project administration, Project assistance | | Project management 0.7
Program management | =Programme management, Program delivery, Program manager | | Project management 0.8
Management consulting | >Strategy consulting, Business consulting<Consulting, <Consulting? | | Business analysis 0.5
OKR | ^Objectives and key results | | KPI reporting 0.5
Business transformation | Transformation program | | Change management 0.7
Project portfolio management | <Project portfolio, PPM tool | | Program management 0.6
Project planning | =Project plan, Milestone planning, Project scheduling | Project management
Status reporting | =Status report, Project reporting, Progress report | "
Resource planning | Resource allocation, Resource management | "
Project risk management | Risk register, RAID log, <Project risk | " | Risk management 0.6
PMBOK | >PMBOK Guide | "
Waterfall | >Waterfall methodology, >Waterfall model | " | | context
Scope management | Scope definition, Change control, Change request, Scope of work | "
Project controls | =Project controlling, Project cost control, Project monitoring, Project tracking | "
Project management office | ^PMO | "
Product roadmap | =Product roadmapping, Feature prioritization, Roadmap planning | Product management
Product ownership | Product owner, Backlog management, Backlog prioritization | " | Scrum 0.5
Digital transformation | ~Digitalization=Digitalisation, Digitization | <Business transformation
Gantt charts | | Project planning
Work breakdown structure | ^WBS | "
SWOT analysis | <SWOT | Strategic planning
Signavio | @SAP Signavio | Business process management | BPMN 0.7
BPMN | ^Business Process Model and Notation | "
Earned value management | ^EVM?, <Earned value | Project controls
# Project tools
Trello | | Kanban | Asana 0.7, Jira 0.4
Asana | | Project management
Wrike | | " | Asana 0.8
Smartsheet | | " | Asana 0.6, Microsoft Project 0.6
ClickUp | | " | Asana 0.8
Monday.com | Monday CRM | " | Trello 0.7, Asana 0.8
Microsoft Project | @MS Project | Project planning | Primavera P6 0.6
Miro | >Miro board | | Figma 0.4 | exact context
Lucidchart | | | Process mapping 0.5
Airtable | | | Smartsheet 0.5
Notion | >Notion workspace | | Confluence 0.6 | exact context
Planview | | Project portfolio management | Microsoft Project 0.5
Microsoft Planner | @MS Planner | Microsoft Office | Trello 0.7
`
