export const office = `
# Office work
Administrative support | Office administration, Clerical support
Executive assistance | Executive assistant, Executive support | Administrative support | Calendar management 0.6
Office management | Office manager, Office operations | | Administrative support 0.7
Calendar management | Diary management, Appointment scheduling | Administrative support
Travel arrangements | Travel booking, Travel coordination | Administrative support
Meeting coordination | Meeting preparation, Meeting organisation | Administrative support
Minute taking | Taking minutes, Meeting minutes | Administrative support
Reception | Receptionist, Front desk | | Telephone handling 0.7 | context
Telephone handling | Phone etiquette, Answering phones
Correspondence | Business correspondence, Email correspondence | Administrative support
Filing | File management, Filing system | Administrative support | Records management 0.6 | context
Typing | Touch typing, Keyboard skills | | | context
Document preparation | Document formatting, Document production | Administrative support | Microsoft Word 0.6
Report writing | Writing reports, Report preparation | | Written communication 0.6
Mail handling | Mail sorting, Mailroom | Administrative support
Office equipment | Photocopying, Document scanning
# Office software
Computer literacy | Computer skills, IT literacy
Microsoft Office | MS Office, Microsoft 365, Office 365 | Computer literacy | Google Workspace 0.7
Microsoft Word | MS Word, Word? | Microsoft Office
PowerPoint | Microsoft PowerPoint, MS PowerPoint | Microsoft Office
Microsoft Outlook | MS Outlook, Outlook? | Microsoft Office
Microsoft Access | MS Access, Access database | Microsoft Office | SQL 0.3
Microsoft Teams | MS Teams | Microsoft Office | Slack 0.7, Zoom 0.7
Google Workspace | G Suite | Computer literacy
Google Docs | | Google Workspace | Microsoft Word 0.8
Google Drive | | Google Workspace
Video conferencing | Videoconferencing, Video call
Zoom | Zoom Meetings, Zoom Webinar | Video conferencing | | exact context
Slack | Slack messaging | | | exact context
Adobe Acrobat | Acrobat Pro, PDF editing
# Customer service
Customer service | Client service, Customer support
Call center | Call centre, Contact center | Customer service | Call handling 0.9
Call handling | Inbound calls, Incoming calls | Customer service | Telephone handling 0.8
Complaint handling | Complaint resolution, Complaints management | Customer service | Conflict resolution 0.5
Customer inquiries | Customer enquiries, Customer queries | Customer service
Live chat support | Chat support, Email support | Customer service
Order processing | Order entry, Order management
Customer satisfaction | CSAT, Customer satisfaction survey | Customer service | Customer experience 0.6
# Projects and change
Project management | Managing projects, Project leadership | | PMP 0.8, PRINCE2 0.7
Program management | Programme management, Program delivery | | Project management 0.8
Project coordination | Project support, Project administration | | Project management 0.7
Project planning | Project scheduling, Project plan | Project management
Gantt charts | | Project planning
Project risk management | Risk register, RAID log | Project management | Risk management 0.6
Resource planning | Resource allocation, Resource management | Project management
Status reporting | Status report, Project reporting | Project management
Change management | Organizational change management, Organisational change
Knowledge management | Knowledge base, Knowledge base management | | Knowledge sharing 0.6
Digital transformation | Digitalization, Digitalisation | Business transformation
Business analysis | Business process analysis, Gap analysis | | Requirements engineering 0.8
Business process management | BPM, Business process improvement | | Continuous improvement 0.6
Product management | Product strategy, Product development strategy | | Business analysis 0.5
Product ownership | Product owner, Backlog management | Product management | Scrum 0.5
Product roadmap | Roadmap planning, Product roadmapping | Product management
Strategic planning | Business strategy, Strategy development | | Strategic thinking 0.5
# Project tools
Microsoft Project | MS Project | Project planning | Primavera P6 0.6
Asana | | Project management
Trello | | Kanban | Asana 0.7, Jira 0.4
`
