import type { Trade } from './words.ts'

export const trainingTrades: readonly Trade[] = [
  {
    name: 'software',
    titles:
      'Software Engineer | Senior Software Engineer | Backend Developer | Staff Engineer | Junior Developer | Engineering Manager | Full-Stack Developer (Contract)',
    degrees: [
      ['BSc', 'Computer Science'],
      ['Master of Science', 'Software Engineering'],
      ['Bachelor of Engineering', 'Information Technology'],
    ],
    tasks: `the billing service | a queue of background jobs | migrations from a monolith to services | code reviews | the on-call handbook
      | search for the public catalogue | dashboards of latency and errors | the move to Kubernetes | APIs for partners`,
    skills: `Languages: TypeScript, Python, Go, SQL, C++
      Frameworks: React, Django, Node.js, FastAPI
      Infrastructure: Docker, Kubernetes, Terraform, AWS, Linux
      Databases: PostgreSQL, Redis, MongoDB
      Practices: Code review, CI/CD, Pair programming, Test automation`,
    certificates: 'AWS Certified Developer | Certified Kubernetes Administrator | Professional Scrum Master I',
    projects: 'Lighthouse Tracker | Open Timetable | Parsnip, a parser of recipes | Tidepool',
  },
  {
    name: 'nursing',
    titles:
      'Registered Nurse | Charge Nurse | Staff Nurse, Emergency Department | Nursing Assistant | Clinical Nurse Educator | Ward Manager',
    degrees: [
      ['Bachelor of Science', 'Nursing'],
      ['Associate Degree', 'Nursing'],
      ['Diploma', 'Adult Care'],
    ],
    tasks: `care plans for post-operative patients | medication rounds | handovers between shifts | triage on night shifts | infection control audits
      | new graduates | family meetings | wound care | discharge letters`,
    skills: `Clinical: Triage, Wound care, IV therapy, Patient assessment, Medication administration
      Systems: Epic, Cerner, Electronic health records
      Interpersonal: Patient education, Mentoring, Teamwork`,
    certificates: 'Basic Life Support | Advanced Cardiac Life Support | Registered Nurse License',
    projects: 'Falls Prevention Round | Quiet Ward Initiative',
  },
  {
    name: 'accounting',
    titles:
      'Accountant | Senior Accountant | Accounts Payable Clerk | Financial Controller | Bookkeeper | Audit Associate | Head of Finance & Control',
    degrees: [
      ['BBA', 'Accounting'],
      ['Bachelor of Commerce', 'Finance and Accounting'],
      ['MSc', 'Taxation'],
    ],
    tasks: `month-end closing | bank reconciliations | the annual audit | VAT returns | payroll for 140 employees | forecasts of cash flow
      | the chart of accounts | supplier invoices | reports to the board`,
    skills: `Accounting: IFRS, US GAAP, Month-end close, Accounts payable, Payroll
      Software: SAP, QuickBooks, Microsoft Excel, Xero
      Analysis: Budgeting, Forecasting, Variance analysis`,
    certificates: 'Certified Public Accountant | ACCA Part Qualified | Certified Payroll Professional',
    projects: 'Paperless Ledger | Closing in Five Days',
  },
  {
    name: 'teaching',
    titles:
      'Primary School Teacher | Head of Mathematics | Teaching Assistant | Science Teacher | Deputy Head Teacher | Private Tutor',
    degrees: [
      ['BEd', 'Primary Education'],
      ['Bachelor of Arts', 'History and Education'],
      ['PGCE', 'Secondary Mathematics'],
    ],
    tasks: `lessons for classes of thirty | parents’ evenings | the science club | individual learning plans | exam preparation | school trips
      | the curriculum for years 7 to 9 | reading groups | student teachers`,
    skills: `Teaching: Lesson planning, Classroom management, Differentiation, Assessment
      Digital: Google Classroom, Smartboard, Microsoft Teams
      Subjects: Algebra, Geometry, Physics`,
    certificates: 'Qualified Teacher Status | First Aid at Work | Safeguarding Level 2',
    projects: 'Garden Classroom | Numbers Week',
  },
  {
    name: 'sales',
    titles:
      'Sales Representative | Account Executive | Regional Sales Manager | Business Development Manager, DACH | Sales Associate | VP of Sales',
    degrees: [
      ['Bachelor of Arts', 'Business Administration'],
      ['MBA', 'Marketing'],
      ['Associate of Arts', 'Communication'],
    ],
    tasks: `key accounts | the pipeline for the northern region | product demonstrations | trade fairs | renewal talks | price lists
      | a team of account managers | cold outreach | tender documents`,
    skills: `Sales: Negotiation, Lead generation, Account management, Cold calling, Forecasting
      Tools: Salesforce, HubSpot, LinkedIn Sales Navigator
      Strengths: Presentation, Listening, Persistence`,
    certificates: 'Certified Sales Professional | HubSpot Inbound | Challenger Workshop',
    projects: 'Partner Portal Launch | Second Market Entry',
  },
  {
    name: 'electrical',
    titles:
      'Electrician | Journeyman Electrician | Electrical Apprentice | Maintenance Electrician | Site Foreman | Controls Technician',
    degrees: [
      ['Certificate', 'Electrical Technology'],
      ['Apprenticeship', 'Industrial Electrician'],
      ['Associate of Applied Science', 'Electrical Systems'],
    ],
    tasks: `conduit and wiring in new buildings | switchgear up to 11 kV | fault finding on conveyor lines | test certificates | motor controls
      | apprentices on site | preventive maintenance | lighting retrofits`,
    skills: `Trade: Conduit bending, Motor controls, Blueprint reading, PLC programming, Troubleshooting
      Safety: Lockout/tagout, Arc flash, Working at height
      Tools: Fluke meters, AutoCAD`,
    certificates: 'Journeyman License | OSHA 30 | First Aid | Forklift Ticket',
    projects: 'Harbour Crane Refit | School LED Retrofit',
  },
  {
    name: 'marketing',
    titles:
      'Marketing Manager | Content Strategist | Social Media Coordinator | Brand Manager | Marketing Intern | Director of Communications | Copywriter / Editor',
    degrees: [
      ['BA', 'English Literature'],
      ['Bachelor of Science', 'Marketing'],
      ['MA', 'Media Studies'],
    ],
    tasks: `the spring campaign | a newsletter with 40,000 readers | brand guidelines | paid search | press releases | the relaunch of the website
      | photo shoots | customer interviews | monthly reports of reach and conversion`,
    skills: `Channels: SEO, Email marketing, Paid search, Social media
      Tools: Google Analytics, Mailchimp, Figma, WordPress, Canva
      Craft: Copywriting, Storytelling, Editing`,
    certificates: 'Google Ads Certification | Chartered Marketer | Content Design Course',
    projects: 'Hundred Stories | The Slow Newsletter',
  },
  {
    name: 'kitchen',
    titles: 'Sous Chef | Line Cook | Head Chef | Pastry Chef | Kitchen Porter | Banquet Chef | Commis de Cuisine',
    degrees: [
      ['Diploma', 'Culinary Arts'],
      ['Certificate', 'Patisserie'],
    ],
    tasks: `menus that change with the season | a brigade of nine | stock and orders | banquets for 300 guests | food safety records | the pastry section
      | suppliers | daily specials | Sunday brunch`,
    skills: `Kitchen: Menu planning, Butchery, Pastry, Plating, Stocktaking
      Management: Rota planning, Food cost control, Staff training
      Hygiene: HACCP, Allergen control`,
    certificates: 'Food Hygiene Level 3 | ServSafe Manager | Personal Licence',
    projects: 'Zero Waste Menu | Pop-up at the Pier',
  },
  {
    name: 'logistics',
    titles:
      'Warehouse Supervisor | Logistics Coordinator | Supply Chain Analyst | Forklift Operator | Transport Planner | Operations Manager',
    degrees: [
      ['Bachelor of Science', 'Supply Chain Management'],
      ['HND', 'Logistics and Transport'],
      ['Bachelor', 'Industrial Engineering'],
    ],
    tasks: `inbound and outbound goods | routes for 45 drivers | cycle counts | customs papers | the new racking plan | carrier contracts
      | the warehouse management system | shift plans | returns`,
    skills: `Operations: Inventory control, Route planning, Cycle counting, Procurement
      Systems: SAP EWM, Oracle WMS, Power BI
      Licences: Forklift, Reach truck`,
    certificates: 'APICS CSCP | Forklift Licence | Dangerous Goods Safety Adviser',
    projects: 'Cross-dock Pilot | Returns in a Day',
  },
  {
    name: 'design',
    titles:
      'Product Designer | UX Researcher | Graphic Designer | Art Director | Junior Designer | Design Lead, Mobile',
    degrees: [
      ['BFA', 'Graphic Design'],
      ['MDes', 'Interaction Design'],
      ['Bachelor of Design', 'Visual Communication'],
    ],
    tasks: `a design system | usability tests | checkout flows | posters and programmes | icons for the mobile app | wireframes | packaging
      | workshops with customers | accessibility reviews`,
    skills: `Design: Wireframing, Prototyping, Typography, Illustration, Design systems
      Software: Figma, Sketch, Adobe Illustrator, InDesign
      Research: Usability testing, Interviews, Surveys`,
    certificates: 'Certified Usability Analyst | Accessibility Specialist',
    projects: 'Type for Timetables | Museum Wayfinding',
  },
  {
    name: 'law',
    titles:
      'Associate Attorney | Paralegal | Legal Counsel | Solicitor | Law Clerk | Compliance Officer | Trainee Solicitor',
    degrees: [
      ['LLB', 'Law'],
      ['Juris Doctor', 'Law'],
      ['LLM', 'International Trade Law'],
    ],
    tasks: `supply contracts | due diligence for acquisitions | witness statements | a portfolio of 60 cases | data protection requests | court filings
      | training for sales teams | licensing agreements | regulatory updates`,
    skills: `Practice: Contract drafting, Litigation, Due diligence, Legal research
      Systems: Westlaw, LexisNexis, iManage
      Fields: Employment law, Data protection`,
    certificates: 'Bar Admission, State of New York | CIPP/E | Notary Public',
    projects: 'Pro Bono Clinic | Plain Contracts',
  },
  {
    name: 'science',
    titles:
      'Research Associate | Postdoctoral Researcher | Laboratory Technician | Research Assistant | Senior Scientist | Lecturer in Biochemistry',
    degrees: [
      ['PhD', 'Molecular Biology'],
      ['MSc', 'Biochemistry'],
      ['BSc (Hons)', 'Chemistry'],
    ],
    tasks: `assays for protein binding | a flow cytometry core | grant proposals | undergraduate projects | mass spectrometry runs | safety files
      | data pipelines in R | papers and posters | sample tracking`,
    skills: `Laboratory: PCR, ELISA, Western blot, Cell culture, HPLC
      Computing: R, Python, GraphPad Prism
      Writing: Grant writing, Peer review`,
    certificates: 'Good Clinical Practice | Radiation Safety | Animal Handling Licence',
    projects: 'Cold Enzyme Atlas | Open Protocols',
  },
  {
    name: 'administration',
    titles:
      'Office Manager | Executive Assistant to the CEO | Receptionist | Administrative Assistant | Data Entry Clerk | HR Generalist | Human Resources Manager',
    degrees: [
      ['Bachelor of Arts', 'Psychology'],
      ['Certificate', 'Office Administration'],
      ['BSc', 'Human Resource Management'],
    ],
    tasks: `calendars of three directors | travel and expenses | the front desk | onboarding of new staff | minutes of meetings | supplier contracts
      | personnel files | the move to a new office | recruitment days`,
    skills: `Office: Calendar management, Travel planning, Minute taking, Filing
      Software: Microsoft Office, Outlook, Workday, DocuSign
      People: Onboarding, Recruitment, Conflict resolution`,
    certificates: 'SHRM-CP | CIPD Level 5 | Microsoft Office Specialist',
    projects: 'Paper to Cloud | Welcome Week',
  },
  {
    name: 'mechanics',
    titles:
      'Mechanical Engineer | Design Engineer | CNC Machinist | Production Engineer | Quality Inspector | Plant Manager | Maintenance Technician',
    degrees: [
      ['BEng', 'Mechanical Engineering'],
      ['Dipl.-Ing.', 'Maschinenbau'],
      ['Master of Engineering', 'Manufacturing Systems'],
    ],
    tasks: `gearbox housings | fixtures for assembly | tolerance studies | the change to lean cells | supplier audits | vibration tests | spare parts
      | drawings and bills of material | five-axis programs`,
    skills: `Design: SolidWorks, CATIA, GD&T, Finite element analysis
      Manufacturing: CNC milling, Lean manufacturing, Six Sigma, Welding
      Quality: ISO 9001, Root cause analysis`,
    certificates: 'Six Sigma Green Belt | Chartered Engineer | Welding Inspector',
    projects: 'Quiet Pump | Half-hour Changeover',
  },
]
