export const office = `
# Office work
Administrative support | Office administration, Clerical support
Calendar management | Diary management, Appointment scheduling | Administrative support
Travel arrangements | Travel booking, Travel coordination | Administrative support
Minute taking | Taking minutes, Meeting minutes | Administrative support
Reception | Receptionist, Front desk | | Telephone handling 0.7 | context
Telephone handling | Phone etiquette, Answering phones
Filing | File management, Filing system | Administrative support | Records management 0.6 | context
Typing | Touch typing, Keyboard skills | | | context
Report writing | Writing reports, Report preparation | | Written communication 0.6
# Office software
Computer literacy | Computer skills, IT literacy
Microsoft Office | MS Office, Microsoft 365, Office 365 | Computer literacy | Google Workspace 0.7
Microsoft Word | MS Word, Word? | Microsoft Office
PowerPoint | Microsoft PowerPoint, MS PowerPoint | Microsoft Office
Microsoft Outlook | MS Outlook, Outlook? | Microsoft Office
Microsoft Teams | MS Teams | Microsoft Office
Google Workspace | G Suite | Computer literacy
Video conferencing | Videoconferencing, Video call
# Customer service
Customer service | Client service, Customer support
Call center | Call centre, Contact center | Customer service
Complaint handling | Complaint resolution, Complaints management | Customer service | Conflict resolution 0.5
Order processing | Order entry, Order management
# Projects and change
Project management | Managing projects, Project leadership | | PMP 0.8, PRINCE2 0.7
Project planning | Project scheduling, Project plan | Project management
Change management | Organizational change management, Organisational change
Business analysis | Business process analysis, Gap analysis | | Requirements engineering 0.8
Product management | Product strategy, Product development strategy | | Business analysis 0.5
Product roadmap | Roadmap planning, Product roadmapping | Product management
Strategic planning | Business strategy, Strategy development | | Strategic thinking 0.5
`
