export const office = `
# Office work
Administrative support | Office administration, Clerical support, Administrative assistance, Admin support, Administrative duties, Clerical work, Administration? | Keeping an office running. | |
Executive assistance | Executive assistant, Executive support, Personal assistant, PA support, C-suite support | Work for one or more leaders. | Administrative support | Calendar management 0.6
Office management | Office manager, Office operations, Office coordination | Running an office. | | Administrative support 0.7
Calendar management | Diary management, Appointment scheduling, Scheduling appointments, Scheduling meetings, Appointment setting | Keeping others' calendars. | Administrative support |
Travel arrangements | Travel booking, Travel coordination, Travel management | Booking journeys for staff. | Administrative support |
Meeting coordination | Meeting preparation, Meeting organisation, Meeting logistics | Making meetings happen. | Administrative support |
Minute taking | Taking minutes, Meeting minutes, Minutes? | Writing down what a meeting decides. | Administrative support |
Reception | Receptionist, Front desk, Greeting visitors, Visitor management, Front desk reception | Receiving visitors and calls. | | Telephone handling 0.7 | context
Telephone handling | Phone etiquette, Answering phones, Switchboard, Multi-line phone, Telephone manner, Call screening | Taking and passing on calls. | |
Correspondence | Business correspondence, Email correspondence, Letter writing, Inbox management | Letters and mails. | Administrative support |
Filing | File management, Filing system, Document filing, Archiving | Putting papers where they are found. | Administrative support | Records management 0.6 | context
Typing | Touch typing, Keyboard skills, Fast typing | Writing fast on the keyboard. | | | context
Transcription | Audio typing, Audio transcription, Digital dictation, Dictation? | Writing down speech. | | Typing 0.6
Document preparation | Document formatting, Document production, Word processing | Setting letters and reports. | Administrative support | Microsoft Word 0.6
Report writing | Writing reports, Report preparation | Writing reports. | | Written communication 0.6
Mail handling | Mail sorting, Mailroom, Post room, Incoming and outgoing mail | Sorting letters and parcels. | Administrative support |
Office equipment | Photocopying, Document scanning, Scanning and copying, Printers and copiers | Copiers, printers and scanners. | |
Office supplies | Stationery ordering, Ordering supplies | Ordering what the office uses up. | Administrative support |
# Office software
Computer literacy | Computer skills, IT literacy, PC skills, Computer proficiency, Basic IT skills | Everyday use of computers. | |
Microsoft Office | MS Office, Microsoft 365, Office 365, M365, Microsoft Office Suite | Microsoft's office programs. | Computer literacy | Google Workspace 0.7, LibreOffice 0.7
Microsoft Word | MS Word, Word? | Writing documents. | Microsoft Office |
PowerPoint | Microsoft PowerPoint, MS PowerPoint | Making slides. | Microsoft Office |
Microsoft Outlook | MS Outlook, Outlook? | Mail and calendar. | Microsoft Office |
Microsoft Access | MS Access, Access database | Small databases. | Microsoft Office | SQL 0.3
Microsoft Teams | MS Teams | Messages and meetings by Microsoft. | Microsoft Office | Slack 0.7, Zoom 0.7
OneNote | Microsoft OneNote | Notes and files by Microsoft. | Microsoft Office |
OneDrive | Microsoft OneDrive | Files by Microsoft. | Microsoft Office | Google Drive 0.8
Visio | Microsoft Visio, MS Visio | Drawing plans and flows. | | Lucidchart 0.8
Google Workspace | G Suite | Google's office programs. | Computer literacy |
Google Docs | | Google's documents. | Google Workspace | Microsoft Word 0.8
Google Drive | | Files by Google. | Google Workspace |
LibreOffice | OpenOffice | Free office programs. | Computer literacy |
Video conferencing | Videoconferencing, Video call | Meetings over the internet. | |
Google Meet | Google Hangouts | Video meetings by Google. | Video conferencing | Zoom 0.8
Webex | Cisco Webex | Video meetings by Cisco. | Video conferencing | Zoom 0.8
Zoom | Zoom Meetings, Zoom Webinar | Video meetings. | Video conferencing | | exact context
Slack | Slack messaging | Messages in teams. | | | exact context
Adobe Acrobat | Acrobat Pro, PDF editing, Acrobat? | Making and changing PDF files. | |
Mail merge | | Letters to many from a list. | Microsoft Word |
# Customer service
Customer service | Client service, Customer support, Customer care, Customer assistance, Client support, Customer service skills | Helping customers. | |
Call center | Call centre, Contact center, Contact centre, Call center operations | Work in a call centre. | Customer service | Call handling 0.9
Call handling | Inbound calls, Incoming calls, Customer calls, High call volume | Taking customers' calls. | Customer service | Telephone handling 0.8
Complaint handling | Complaint resolution, Complaints management, Customer complaints, Handling complaints | Dealing with unhappy customers. | Customer service | Conflict resolution 0.5
Customer inquiries | Customer enquiries, Customer queries, Query resolution | Answering customers' questions. | Customer service |
Live chat support | Chat support, Email support | Help in writing. | Customer service |
Escalation management | Escalation handling, Escalated issues | Cases that the first helper cannot solve. | Customer service |
Order processing | Order entry, Order management, Sales order processing | Taking and entering orders. | | Order-to-cash 0.5
Customer satisfaction | CSAT, Customer satisfaction survey, Customer feedback | Whether customers are pleased. | Customer service | Customer experience 0.6
Call quality monitoring | Call monitoring | Figures and checks of a call centre. | Call center |
First call resolution | First contact resolution, FCR? | Solving it in the first call. | Call center |
Zendesk | | Software for customers' questions. | Customer service, Ticketing system | Freshdesk 0.8, Intercom 0.6, Salesforce Service Cloud 0.6
Freshdesk | Freshservice | Software for customers' questions. | Customer service, Ticketing system |
Intercom | Intercom chat | Chat with customers on a site. | Live chat support | | exact context
Salesforce Service Cloud | Service Cloud | Salesforce for service teams. | Customer service | Salesforce 0.7
Genesys | Genesys Cloud | Phone systems of call centres. | Call center | Avaya 0.6
NICE CXone | NICE inContact | Phone system of call centres. | Call center | Genesys 0.7
Five9 | | Phone system of call centres. | Call center | Genesys 0.7
Avaya | Avaya Aura | Phone systems. | | VoIP 0.4
# Projects and change
Project management | Managing projects, Project leadership, Leading projects, Project delivery, Project manager | Bringing projects to their end. | | PMP 0.8, PRINCE2 0.7
Program management | Programme management, Program delivery, Program manager | Leading several projects to one aim. | | Project management 0.8
Project portfolio management | Project portfolio, PPM tool | Choosing among projects. | | Program management 0.6
Project coordination | Project support, Project administration, Project assistance | Helping a project run. | | Project management 0.7
Project management office | PMO | The office that supports projects. | Project management |
Project planning | Project scheduling, Project plan, Milestone planning | Steps, dates and people of a project. | Project management | Construction scheduling 0.4
Work breakdown structure | WBS | A project divided into tasks. | Project planning |
Gantt charts | | Project plans drawn as bars. | Project planning |
Project controls | Project controlling, Project cost control, Project monitoring, Project tracking | Watching cost and time of a project. | Project management |
Earned value management | Earned value, EVM? | Work done measured in money. | Project controls |
Project risk management | Risk register, RAID log, Project risk | What may go wrong in a project. | Project management | Risk management 0.6
Scope management | Scope definition, Change control, Change request, Scope of work | Keeping a project to what was agreed. | Project management |
Resource planning | Resource allocation, Resource management | Who does what when. | Project management | Workforce planning 0.4
Status reporting | Status report, Project reporting, Progress report | Saying how far a project is. | Project management |
Waterfall | Waterfall methodology, Waterfall model | Projects in one row of stages. | Project management | | context
PMBOK | PMBOK Guide | PMI's book of project practice. | Project management |
Change management | Organizational change management, Organisational change, Organizational change, Change leadership | Bringing people through change. | | Prosci certification 0.7
Knowledge management | Knowledge base, Knowledge base management | Keeping what a firm knows. | | Knowledge sharing 0.6
Business transformation | Transformation program | Changing how a firm works. | | Change management 0.7
Digital transformation | Digitalization, Digitalisation, Digitization | Changing work by software. | Business transformation |
Business analysis | Business process analysis, Gap analysis, Business requirements, Business analyst | Finding out what a firm needs. | | Requirements engineering 0.8
Business process management | BPM, Business process improvement, Business process reengineering, Process management, Process redesign | Designing how work is done. | | Process mapping 0.7, Continuous improvement 0.6
BPMN | Business Process Model and Notation | Signs for drawing processes. | Business process management | UML 0.4
Signavio | SAP Signavio | Software for drawing processes. | Business process management | BPMN 0.7
Product management | Product strategy, Product development strategy, Product manager | Deciding what a product becomes. | |
Product ownership | Product owner, Backlog management, Backlog prioritization | Deciding what a team builds next. | Product management | Scrum 0.5
Product roadmap | Roadmap planning, Product roadmapping, Feature prioritization | The coming steps of a product. | Product management |
OKR | Objectives and key results | Aims with measured results. | | KPI reporting 0.5
Strategic planning | Business strategy, Strategy development, Corporate strategy, Business planning, Business plan | Long-term plans of a firm. | | Strategic thinking 0.5
Management consulting | Strategy consulting, Business consulting, Consulting? | Advising firms. | | Business analysis 0.5
SWOT analysis | SWOT | Strengths and weaknesses on one page. | Strategic planning |
# Project tools
Microsoft Project | MS Project | Microsoft's project plans. | Project planning | Primavera P6 0.6, Smartsheet 0.6
Asana | | Tasks of teams. | Project management | Monday.com 0.8, ClickUp 0.8
Trello | | Tasks on boards. | Kanban | Asana 0.7, Jira 0.4
Monday.com | Monday CRM | Tasks of teams. | Project management | Trello 0.7
ClickUp | | Tasks of teams. | Project management |
Smartsheet | | Plans in sheets. | Project management | Asana 0.6
Wrike | | Tasks and projects. | Project management | Asana 0.8
Notion | Notion workspace | Notes and tables for teams. | | Confluence 0.6 | exact context
Airtable | | Tables as databases. | | Smartsheet 0.5
Microsoft Planner | MS Planner | Microsoft's task boards. | Microsoft Office | Trello 0.7
Planview | | Projects of large firms. | Project portfolio management | Microsoft Project 0.5
Lucidchart | | Drawing flows in the browser. | | Process mapping 0.5
Miro | Miro board | Shared board for ideas. | | Figma 0.4 | exact context
`
