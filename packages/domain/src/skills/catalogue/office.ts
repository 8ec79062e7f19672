export const office = `
# Office work
Administrative support | Office administration, Clerical support, Administrative assistance, Admin support, Administrative duties, Clerical work, Administration?
Executive assistance | Executive assistant, Executive support, Personal assistant, PA support, C-suite support | Administrative support | Calendar management 0.6
Office management | Office manager, Office operations, Office coordination | | Administrative support 0.7
Calendar management | Diary management, Appointment scheduling, Scheduling appointments, Scheduling meetings, Appointment setting | Administrative support
Travel arrangements | Travel booking, Travel coordination, Travel management | Administrative support
Meeting coordination | Meeting preparation, Meeting organisation, Meeting logistics | Administrative support
Minute taking | Taking minutes, Meeting minutes, Minutes?, Note taking | Administrative support
Reception | Receptionist, Front desk, Greeting visitors, Visitor management, Front desk reception, Reception duties | | Telephone handling 0.7 | context
Telephone handling | Phone etiquette, Answering phones, Switchboard, Multi-line phone, Telephone manner, Call screening
Correspondence | Business correspondence, Email correspondence, Letter writing, Inbox management | Administrative support
Filing | File management, Filing system, Document filing, Archiving | Administrative support | Records management 0.6 | context
Typing | Touch typing, Keyboard skills, Fast typing | | | context
Transcription | Audio typing, Audio transcription, Digital dictation, Dictation? | | Typing 0.6
Document preparation | Document formatting, Document production, Word processing | Administrative support | Microsoft Word 0.6
Report writing | Writing reports, Report preparation | | Written communication 0.6
Mail handling | Mail sorting, Mailroom, Post room, Incoming and outgoing mail, Franking machine | Administrative support
Office equipment | Photocopying, Document scanning, Scanning and copying, Printers and copiers
Office supplies | Stationery ordering, Ordering supplies | Administrative support
# Office software
Computer literacy | Computer skills, IT literacy, PC skills, Computer proficiency, Basic IT skills
Microsoft Office | MS Office, Microsoft 365, Office 365, M365, Microsoft Office Suite | Computer literacy | Google Workspace 0.7, LibreOffice 0.7
Microsoft Word | MS Word, Word? | Microsoft Office
PowerPoint | Microsoft PowerPoint, MS PowerPoint | Microsoft Office
Microsoft Outlook | MS Outlook, Outlook? | Microsoft Office
Microsoft Access | MS Access, Access database | Microsoft Office | SQL 0.3
Microsoft Teams | MS Teams | Microsoft Office | Slack 0.7, Zoom 0.7
OneNote | Microsoft OneNote | Microsoft Office
OneDrive | Microsoft OneDrive | Microsoft Office | Google Drive 0.8
Visio | Microsoft Visio, MS Visio | | Lucidchart 0.8
Google Workspace | G Suite | Computer literacy
Google Docs | | Google Workspace | Microsoft Word 0.8
Google Drive | | Google Workspace
LibreOffice | OpenOffice | Computer literacy
Video conferencing | Videoconferencing, Video call
Google Meet | Google Hangouts | Video conferencing | Zoom 0.8
Webex | Cisco Webex | Video conferencing | Zoom 0.8
Zoom | Zoom Meetings, Zoom Webinar | Video conferencing | | exact context
Slack | Slack messaging | | | exact context
Adobe Acrobat | Acrobat Pro, PDF editing, Acrobat?
Mail merge | | Microsoft Word
# Customer service
Customer service | Client service, Customer support, Customer care, Customer assistance, Client support, Customer service skills
Call center | Call centre, Contact center, Contact centre, Call center operations | Customer service | Call handling 0.9
Call handling | Inbound calls, Incoming calls, Customer calls, High call volume | Customer service | Telephone handling 0.8
Complaint handling | Complaint resolution, Complaints management, Customer complaints, Handling complaints | Customer service | Conflict resolution 0.5
Customer inquiries | Customer enquiries, Customer queries, Query resolution | Customer service
Live chat support | Chat support, Email support | Customer service
Escalation management | Escalation handling, Escalated issues | Customer service
Order processing | Order entry, Order management, Sales order processing
Customer satisfaction | CSAT, Customer satisfaction survey, Customer feedback | Customer service | Customer experience 0.6
Call quality monitoring | Call monitoring | Call center
First call resolution | First contact resolution, FCR? | Call center
Zendesk | | Customer service, Ticketing system | Freshdesk 0.8, Intercom 0.6, Salesforce Service Cloud 0.6
Freshdesk | Freshservice | Customer service, Ticketing system
Intercom | Intercom chat | Live chat support | | exact context
Salesforce Service Cloud | Service Cloud | Customer service | Salesforce 0.7
Genesys | Genesys Cloud | Call center | Avaya 0.6
NICE CXone | NICE inContact | Call center | Genesys 0.7
Five9 | | Call center | Genesys 0.7
Avaya | Avaya Aura
# Projects and change
Project management | Managing projects, Project leadership, Leading projects, Project delivery, Project manager | | PMP 0.8, PRINCE2 0.7
Program management | Programme management, Program delivery, Program manager | | Project management 0.8
Project portfolio management | Project portfolio, PPM tool | | Program management 0.6
Project coordination | Project support, Project administration, Project assistance | | Project management 0.7
Project management office | PMO | Project management
Project planning | Project scheduling, Project plan, Milestone planning | Project management
Work breakdown structure | WBS | Project planning
Gantt charts | | Project planning
Project controls | Project controlling, Project cost control, Project monitoring, Project tracking | Project management
Earned value management | Earned value, EVM? | Project controls
Project risk management | Risk register, RAID log, Project risk | Project management | Risk management 0.6
Scope management | Scope definition, Change control, Change request, Scope of work | Project management
Resource planning | Resource allocation, Resource management | Project management
Status reporting | Status report, Project reporting, Progress report | Project management
Waterfall | Waterfall methodology, Waterfall model | Project management | | context
PMBOK | PMBOK Guide | Project management
Change management | Organizational change management, Organisational change, Organizational change, Change leadership
Knowledge management | Knowledge base, Knowledge base management | | Knowledge sharing 0.6
Business transformation | Transformation program | | Change management 0.7
Digital transformation | Digitalization, Digitalisation, Digitization | Business transformation
Business analysis | Business process analysis, Gap analysis, Business requirements, Business analyst | | Requirements engineering 0.8
Business process management | BPM, Business process improvement, Business process reengineering, Process management, Process redesign | | Continuous improvement 0.6
BPMN | Business Process Model and Notation | Business process management
Signavio | SAP Signavio | Business process management | BPMN 0.7
Product management | Product strategy, Product development strategy, Product manager | | Business analysis 0.5
Product ownership | Product owner, Backlog management, Backlog prioritization | Product management | Scrum 0.5
Product roadmap | Roadmap planning, Product roadmapping, Feature prioritization | Product management
OKR | Objectives and key results | | KPI reporting 0.5
Strategic planning | Business strategy, Strategy development, Corporate strategy, Business planning, Business plan | | Strategic thinking 0.5
Management consulting | Strategy consulting, Business consulting, Consulting? | | Business analysis 0.5
SWOT analysis | SWOT | Strategic planning
# Project tools
Microsoft Project | MS Project | Project planning | Primavera P6 0.6, Smartsheet 0.6
Asana | | Project management | Monday.com 0.8, ClickUp 0.8
Trello | | Kanban | Asana 0.7, Jira 0.4
Monday.com | Monday CRM | Project management | Trello 0.7
ClickUp | | Project management
Smartsheet | | Project management | Asana 0.6
Wrike | | Project management | Asana 0.8
Notion | Notion workspace | | | exact context
Airtable | | | Smartsheet 0.5
Microsoft Planner | MS Planner | Microsoft Office | Trello 0.7
Planview | | Project portfolio management | Microsoft Project 0.5
Lucidchart |
Miro | Miro board | | Figma 0.4 | exact context
`
