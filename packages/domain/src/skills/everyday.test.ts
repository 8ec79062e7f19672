import { expect, it } from 'vitest'
import { skillMatcher } from './index.ts'

/** What advertisements of everyday occupations ask, in their words and not in the catalogue's. */
const asked: Record<string, string> = {
  nurse:
    'patient care, medication administration, vital signs, wound care, IV therapy, infection control, care plans, BLS, ACLS, RN',
  'nursing assistant': 'CNA, activities of daily living, personal care, patient transfers, patient charting',
  'care worker': 'elderly care, dementia care, moving and handling, safeguarding, Care Certificate, Enhanced DBS check',
  'medical assistant': 'phlebotomy, venipuncture, EKG, injections, medical terminology, HIPAA, patient scheduling, EHR',
  'medical coder': 'ICD-10, CPT codes, medical billing, medical coding, insurance verification, prior authorization',
  pharmacy: 'dispensing medication, pharmacist license, certified pharmacy technician, pharmacy practice',
  dentist: 'dental assisting, dental hygiene, x-rays, dentistry',
  therapist: 'physical therapy, occupational therapy, speech therapy, CBT, group therapy, treatment planning',
  'social worker': 'social work, case management, crisis intervention, LCSW, community outreach, mental health',
  laboratory: 'PCR, cell culture, HPLC, sample preparation, microscopy, GLP, GMP, clinical research, calibration',
  scientist: 'research, data analysis, molecular biology, scientific writing, grant writing, statistics, chemistry',
  teacher:
    'lesson planning, classroom management, differentiated instruction, student assessment, curriculum development, parent communication, PGCE, teaching certificate, Google Classroom, phonics',
  'early years': 'childcare, EYFS, child development, babysitting, first aid',
  'special needs': 'special education, IEP, autism support, teaching assistance',
  trainer: 'training delivery, instructional design, e-learning, LMS, workshop facilitation',
  developer:
    'Python, Java, JavaScript, TypeScript, C#, C++, PHP, SQL, HTML, CSS, React, Angular, Node.js, .NET, Spring Boot, REST APIs, Git, unit tests, agile, Scrum, microservices, object-oriented programming, code reviews, debugging',
  'app developer': 'Android, iOS, Swift, Kotlin, Flutter, React Native',
  databases: 'PostgreSQL, MySQL, MongoDB, Oracle database, SQL Server, Redis, database administration',
  operations:
    'AWS, Azure, Google Cloud, Docker, Kubernetes, Terraform, CI/CD, Jenkins, Linux, Ansible, bash, monitoring, DevOps',
  'IT support':
    'help desk, Active Directory, Windows Server, Office 365, TCP/IP, DNS, VPN, ticketing system, CompTIA A+, troubleshooting',
  'IT security': 'cybersecurity, SIEM, firewalls, CISSP, incident response, penetration testing, ISO 27001',
  tester: 'test automation, Selenium, manual testing, regression testing, Jira, test cases',
  'data analyst':
    'Excel, Power BI, Tableau, dashboards, pivot tables, VLOOKUP, data visualization, data cleaning, reporting, A/B testing, KPIs',
  'data scientist': 'machine learning, deep learning, pandas, scikit-learn, TensorFlow, PyTorch, R, forecasting',
  'data engineer': 'ETL, Spark, Airflow, Snowflake, data modeling, data pipelines, data warehouse, Databricks',
  'project manager': 'project management, stakeholder management, risk management, budget management, PMP, PRINCE2',
  'product manager': 'product management, product roadmap, user stories, market research, go-to-market',
  accountant:
    'accounts payable, accounts receivable, bank reconciliation, month-end close, general ledger, journal entries, QuickBooks, Xero, GAAP, IFRS, payroll, VAT, tax returns, CPA, ACCA, bookkeeping, financial statements, invoicing',
  'financial analyst': 'financial modeling, variance analysis, budgeting, financial reporting, FP&A, SAP',
  auditor: 'internal audit, SOX, internal controls, external audit',
  bank: 'KYC, AML, lending, credit analysis, bank teller operations, wealth management',
  insurance: 'underwriting, claims handling, insurance',
  lawyer:
    'legal research, contract drafting, litigation, contract negotiation, legal writing, due diligence, bar admission, intellectual property',
  paralegal: 'document review, discovery, Westlaw, legal case management',
  compliance: 'GDPR, data protection, regulatory compliance, corporate governance',
  'human resources':
    'recruiting, onboarding, employee relations, HRIS, performance management, benefits administration, Workday, employment law, applicant tracking system, employee engagement, sourcing candidates',
  sales:
    'cold calling, lead generation, account management, Salesforce, CRM, B2B sales, negotiation, business development, sales pipeline, upselling, closing deals',
  marketing:
    'SEO, Google Ads, Google Analytics, social media, content marketing, email marketing, copywriting, PPC, HubSpot, brand management, Canva, WordPress, campaign management, public relations',
  designer:
    'Photoshop, Illustrator, InDesign, Figma, typography, wireframing, UX, user research, Adobe Creative Suite, graphic design, prototyping',
  film: 'Premiere Pro, After Effects, video editing, photography, photo editing',
  office:
    'Microsoft Office, Word, Outlook, PowerPoint, data entry, calendar management, filing, minute taking, typing, travel arrangements, answering phones, record keeping',
  'call centre': 'customer service, complaint handling, call center, order processing',
  shop: 'cash handling, cashier, POS, merchandising, visual merchandising, shelf stocking, product knowledge, stocktaking',
  warehouse:
    'forklift, order picking, pick and pack, shipping and receiving, RF scanner, inventory management, pallet jack, loading and unloading, manual handling, stock control, heavy lifting',
  driver:
    "CDL Class A, clean driving record, pre-trip inspection, HGV Class 1, driver's license, route planning, delivery driver, DOT regulations, bus driving",
  logistics:
    'logistics, supply chain, procurement, freight forwarding, customs clearance, Incoterms, demand planning, purchase orders, vendor management',
  electrician:
    'electrical installation, conduit bending, NEC, blueprint reading, journeyman electrician, LOTO, 18th Edition, fault finding',
  plumber: 'plumbing, pipefitting, Gas Safe registered, boiler servicing, central heating',
  'heating and cooling': 'HVAC, EPA 608, refrigeration, HVAC maintenance',
  welder: 'MIG welding, TIG welding, stick welding, metal fabrication, grinding, plasma cutting',
  'building site':
    'carpentry, framing, drywall, power tools, hand tools, masonry, concrete work, roofing, tiling, plastering, scaffolding, painting and decorating, CSCS card, OSHA 10, PPE, excavator',
  mechanic: 'automotive repair, brake repair, oil changes, vehicle diagnostics, ASE certification, diesel engines',
  maintenance: 'preventive maintenance, PLC programming, hydraulics, pneumatics, CMMS, work orders',
  machinist: 'CNC, CNC programming, milling, lathe, micrometers, GD&T, tool and die making',
  production: 'assembly, machine operation, quality control, 5S, lean manufacturing, soldering, food production',
  engineer:
    'AutoCAD, SolidWorks, MATLAB, finite element analysis, PCB design, root cause analysis, FMEA, ISO 9001, Six Sigma, technical drawings, commissioning',
  construction:
    'construction management, Revit, BIM, cost estimating, Primavera P6, site supervision, building codes, quantity surveying, change orders, subcontractor management',
  chef: 'cooking, food preparation, food safety, HACCP, menu planning, knife skills, baking, ServSafe, catering, food hygiene certificate',
  restaurant: 'barista, espresso machine, bartending, waiting tables, table service, wine knowledge, dishwashing',
  hotel: 'front desk, housekeeping, hotel reservations, guest relations, laundry, Opera PMS, event planning',
  cleaner:
    'office cleaning, house cleaning, janitorial, vacuuming, mopping, sanitization, COSHH, window cleaning, floor care',
  beauty: 'hairdressing, hair coloring, cosmetology license, manicure, makeup artistry, massage therapy',
  sport: 'personal training, lifeguard, sports coaching, CPR',
  guard: 'security guard, patrol, CCTV, access control, SIA licence, incident reports',
  'public service':
    'law enforcement, firefighting, EMT, emergency response, fundraising, volunteer management, policy analysis',
  farm: 'farming, livestock handling, tractor driving, harvesting crops, gardening, pruning, landscaping, animal care, pesticide application',
  media: 'journalism, proofreading, copy editing, translation, interpreting, technical writing, sound engineering',
  property: 'real estate license, property management, leasing, lettings, property inspection, facility management',
  aviation: 'cabin crew, aircraft piloting, baggage handling, aircraft maintenance',
  anybody: 'English, Spanish, German, French, teamwork, communication skills, time management, attention to detail',
}

it('the catalogue knows what advertisements of everyday occupations ask', () => {
  const names = Object.values(asked).flatMap((line) => line.split(', '))
  expect(new Set(names).size).toBeGreaterThanOrEqual(500)
  const unknown = names.filter(
    (name) =>
      !skillMatcher()
        .find(name)
        .some(({ from, to }) => from === 0 && to === name.length),
  )
  expect(unknown).toEqual([])
})
