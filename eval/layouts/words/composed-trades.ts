import { parts, type Trade } from './words.ts'

/** `titles # degrees # tasks # skills # certificates # projects`; degrees as `BSc: Subject`, groups of skills parted by `;`. */
const trade = (name: string, text: string): Trade => {
  const [titles = '', degrees = '', tasks = '', skills = '', certificates = '', projects = ''] = text.split('#')
  return {
    name,
    titles,
    degrees: parts(degrees).map((degree) => {
      const [kind = '', subject = ''] = degree.split(/:\s*/)
      return [kind, subject]
    }),
    tasks,
    skills: parts(skills.replaceAll(';', '|')).join('\n'),
    certificates,
    projects,
  }
}

export const composedTrades: readonly Trade[] = [
  trade(
    'building',
    `Bricklayer | Site Manager | Carpenter | Labourer | Quantity Surveyor | Project Manager – Construction | Apprentice Joiner
    # NVQ Level 3: Bricklaying | HNC: Construction Management | City & Guilds: Carpentry and Joinery | GCSEs:
    # formwork and scaffolding | material deliveries | site inductions | snagging lists | drawings and quantities | subcontractors | timber frames | roofs and gutters | health and safety walks
    # Site: Bricklaying, Plastering, Scaffolding, Setting out, Groundworks; Plant: Telehandler, Dumper, Excavator 360; Office: Primavera P6, AutoCAD, Bluebeam
    # CSCS Gold Card | SMSTS | CPCS A17 | Asbestos Awareness
    # Riverside Flats, Phase 2 | Village Hall Extension`,
  ),
  trade(
    'shop floor',
    `Store Manager | Sales Assistant | Cashier | Visual Merchandiser | Shift Leader | Stock Controller | Retail Buyer | Team Member
    # High School Diploma: | BTEC: Retail Business | A-Levels: Business, English, Art
    # tills and refunds | the window display | stock counts | opening and closing | seasonal hiring | complaints | loyalty card sign-ups | deliveries at the back door | planograms
    # Retail: Point of sale, Merchandising, Stock control, Upselling, Cash handling; Personal: Punctual, Friendly, Team player; Systems: Shopify, Lightspeed, Microsoft Office
    # Level 2 Award in Customer Service | Personal Licence Holder
    # Click and Collect Corner | Sunday Opening`,
  ),
  trade(
    'road transport',
    `Delivery Driver | HGV Driver | Bus Driver | Fleet Coordinator | Courier | Driver/Trainer | Dispatcher
    # CDL Class A: | Certificate: Transport Operations | Secondary School Certificate:
    # multi-drop routes | vehicle checks | tachograph records | hazardous loads | night trunking | passengers with reduced mobility | proof of delivery | fuel cards
    # Driving: Category C+E, Tachograph, Route planning, Defensive driving; Equipment: Tail lift, Moffett, Pallet truck
    # Driver CPC | ADR | Digital Tachograph Card | Clean Driving Licence
    # Quiet Night Deliveries`,
  ),
  trade(
    'care',
    `Care Assistant | Support Worker | Social Worker | Team Lead (Nights) | Registered Manager | Home Carer | Case Worker
    # BA (Hons): Social Work | NVQ: Health and Social Care | Diploma: Childcare and Education
    # personal care and meals | safeguarding referrals | care records | medication prompts | outings and activities | family visits | court reports | risk assessments
    # Care: Moving and handling, Dementia care, End-of-life care, Safeguarding; Soft skills: Empathy, Patience, Active listening; Systems: Nourish, Liquidlogic
    # Care Certificate | Moving & Handling | DBS Enhanced | First Aid at Work
    # Memory Café`,
  ),
  trade(
    'figures',
    `Data Scientist | Data Analyst | Machine Learning Engineer | BI Developer | Senior Data Engineer | Statistician | Head of Analytics
    # PhD: Statistics | M.Sc.: Data Science | B.Tech: Computer Science & Engineering | BS: Mathematics, minor in Physics
    # churn models | feature pipelines | A/B tests | executive dashboards | forecasting of demand | fraud detection | data contracts | model monitoring
    # Programming: Python, R, SQL, Scala, Julia; Libraries: pandas, scikit-learn, PyTorch, TensorFlow, XGBoost; Cloud: AWS S3/Glue, GCP, Azure, Snowflake, dbt; Visualisation: Tableau, Power BI, Looker, D3.js; Other: Git, Airflow, Docker, Spark
    # TensorFlow Developer Certificate | Google Professional Data Engineer | DP-203
    # Bike Share Forecast | Open Fraud Benchmark`,
  ),
  trade(
    'people office',
    `HR Business Partner | Recruiter | Talent Acquisition Specialist | HR Generalist | People Operations Lead | Payroll Officer | Chief People Officer
    # MSc: Human Resource Management | BA: Psychology | Postgraduate Diploma: Labour Law
    # onboarding | grievance cases | salary bands | a new HRIS | engagement surveys | works council talks | job adverts and screening | exit interviews
    # HR: Employee relations, Recruitment, Onboarding, Compensation & benefits; Tools: Workday, BambooHR, Greenhouse, Personio; Law: ACAS codes, GDPR
    # CIPD Level 5 | SHRM-CP | Mental Health First Aider
    # Four-Day Week Pilot`,
  ),
  trade(
    'hotels',
    `Front Desk Agent | Hotel Manager | Concierge | Housekeeping Supervisor | Waiter/Waitress | Bartender | Events Coordinator | F&B Manager | Barista
    # Bachelor: Hospitality Management | Diplôme: Hôtellerie-Restauration | Matura:
    # check-in and check-out | banquets | the wine list | guest complaints | room inspections | rotas | group bookings | latte art classes | cash-up
    # Hospitality: Opera PMS, Micros, Table service, Upselling; Drinks: Cocktails, Wine pairing, Coffee; Personal: Stamina, Charm, Teamwork
    # WSET Level 2 | Responsible Service of Alcohol | Food Safety Level 2
    # Rooftop Summer Bar`,
  ),
  trade(
    'civil works',
    `Civil Engineer | Structural Engineer | Graduate Engineer | Senior Hydrologist | Site Engineer | Bridge Inspector | Principal Engineer, Water
    # MEng: Civil Engineering | B.E.: Structural Engineering | Dipl.-Ing.: Bauingenieurwesen
    # culvert designs | load calculations | flood models | tender drawings | site visits | concrete pours | drainage surveys | design checks to Eurocode
    # Design: AutoCAD Civil 3D, Revit, STAAD.Pro, MicroStation; Analysis: HEC-RAS, ETABS, Finite elements; Standards: Eurocodes, ACI 318, AASHTO
    # PE License | Chartered Engineer (CEng) | NEBOSH Construction
    # Footbridge over the Tarn | Stormwater Masterplan`,
  ),
  trade(
    'news',
    `Reporter | Staff Writer | Sub-editor | Podcast Producer | Editor-in-Chief | Freelance Photographer | Translator | Copy Editor
    # MA: Journalism | BA: English and Comparative Literature | Licence: Langues étrangères appliquées
    # the local elections | long reads | photo essays | the morning newsletter | corrections | interviews on tape | court reporting | subtitles
    # Writing: Reporting, Fact-checking, Headlines, Shorthand (100 wpm); Tools: InCopy, WordPress, Adobe Audition, Lightroom, Trados; Social: X, Instagram, TikTok
    # NCTJ Diploma | Drone Pilot Certificate
    # Voices of the Estuary | Night Bus Diaries`,
  ),
  trade(
    'campus research',
    `Postdoctoral Fellow | Assistant Professor | Research Associate | Teaching Fellow | Doctoral Researcher | Visiting Scholar | Lab Manager
    # PhD: Molecular Ecology | Habilitation: Modern History | M.A.: Linguistics | BSc (Hons): Zoology
    # fieldwork in wetlands | grant applications | undergraduate seminars | peer reviews | archives in three countries | statistical models | a reading group | doctoral students
    # Methods: Sequencing, Mass spectrometry, Archival research, Mixed models; Software: R, SPSS, MATLAB, NVivo, LaTeX, QGIS; Teaching: Curriculum design, Supervision
    # Fellowship of the Higher Education Academy | Animal Handling Licence
    # Wetland Atlas | Digital Letters`,
  ),
  trade(
    'support desk',
    `IT Support Specialist | Systems Administrator | Network Engineer | Help Desk Technician | Cloud Architect | Cyber Security Analyst | DevOps Engineer
    # AAS: Network Administration | BSc: Cyber Security | Ausbildung: Fachinformatiker Systemintegration
    # tickets and escalations | patching | Active Directory | firewall rules | laptops for new starters | backups | phishing drills | a SIEM rollout | runbooks
    # Systems: Windows Server, Linux (RHEL), VMware, Active Directory; Networking: TCP/IP, VPN, Cisco IOS, VLANs; Security: Splunk, CrowdStrike, Nessus; Scripting: PowerShell, Bash, Ansible
    # CompTIA A+ | CCNA | CISSP | ITIL 4 Foundation | Microsoft AZ-104
    # Zero Trust Pilot | Home Lab`,
  ),
  trade(
    'beauty',
    `Hairdresser | Nail Technician | Salon Owner | Beauty Therapist | Barber | Junior Stylist
    # NVQ Level 2: Hairdressing | Cosmetology License: | Diploma: Beauty Therapy
    # cuts and colour | walk-ins | appointments | product sales | bridal parties | patch tests | trainees on Saturdays
    # Hair: Cutting, Balayage, Blow-drying, Extensions; Beauty: Waxing, Manicure, Facials; Front of house: Booking, Till
    # State Board License | Patch Testing | Barbering Level 3
    # Charity Cutathon`,
  ),
  trade(
    'green work',
    `Gardener | Landscape Architect | Farm Manager | Arborist | Greenkeeper | Agronomist | Ranger
    # BSc: Agriculture | RHS Level 3: Horticulture | Certificate: Arboriculture
    # herbaceous borders | irrigation | lambing season | soil samples | pest control | woodland surveys | school visits | hedges
    # Land: Pruning, Planting plans, Machinery maintenance, Crop rotation; Plant: Tractor, Chainsaw, Chipper; Office: GIS, Excel
    # PA1/PA6 Spraying | Chainsaw CS30/31 | LANTRA First Aid
    # Wildflower Verge`,
  ),
  trade(
    'flight and sea',
    `First Officer | Cabin Crew Member | Deck Officer | Ground Handling Agent | Aircraft Technician | Captain A320 | Ship’s Engineer
    # ATPL: | BSc: Nautical Science | Diploma: Aeronautical Engineering
    # line checks | safety briefings | cargo plans | watchkeeping | turnarounds | base maintenance | fuel planning | crew rosters
    # Flight: A320 type rating, CRM, MCC; Safety: Fire fighting, First aid, Dangerous goods; Languages of work: Radiotelephony, SMCP
    # EASA Part-66 B1 | STCW 2010 | Class 1 Medical | ICAO English Level 6
    # Paperless Cockpit`,
  ),
  trade(
    'property and money',
    `Estate Agent | Mortgage Adviser | Property Manager | Loan Officer | Investment Analyst | Insurance Broker | Bank Teller | Compliance Manager
    # BSc: Real Estate | BA: Economics & Politics | CFA: | MBA: Finance
    # viewings and valuations | loan files | tenant enquiries | anti-money-laundering checks | pitch books | renewals | rent reviews | the valuation model
    # Finance: Financial modelling, Valuation, DCF, Underwriting; Tools: Bloomberg, Excel (VBA), Argus, Salesforce; Regulation: KYC, AML, MiFID II
    # CFA Level II | CeMAP | Real Estate Broker License
    # Riverside Portfolio Sale`,
  ),
  trade(
    'stage and sound',
    `Actor | Sound Engineer | Stage Manager | Dance Teacher | Lighting Technician | Violinist | Choreographer | Music Producer
    # BMus: Violin Performance | BA (Hons): Acting | Diploma: Stage Management
    # national tours | rehearsals | studio sessions | fly cues | the youth theatre | auditions | front-of-house mixes
    # Stage: QLab, Lighting desks, Rigging; Music: Pro Tools, Logic, Sight reading, Arranging; Other: Stage combat, Full driving licence
    # IPAF | Rigging Level 2 | ABRSM Grade 8
    # Tempest in a Tent | Four Seasons Remix`,
  ),
]
