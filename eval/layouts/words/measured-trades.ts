import type { Trade } from './words.ts'

export const measuredTrades: readonly Trade[] = [
  {
    name: 'data',
    titles:
      'Data Analyst | Senior Data Scientist | Machine Learning Engineer | BI Developer | Analytics Lead | Research Intern',
    degrees: [
      ['B.Sc.', 'Statistics'],
      ['M.Sc.', 'Data Science'],
      ['Doctorate', 'Applied Mathematics'],
    ],
    tasks: `churn models | reports for the executive team | a feature store | A/B tests | the event pipeline | forecasts of demand | data quality checks | tutorials for analysts`,
    skills: `Analysis: Regression, Time series, Experiment design, Data visualisation
      Programming: Python, R, SQL, Scala
      Platforms: Snowflake, dbt, Airflow, Tableau, Looker`,
    certificates: 'Google Professional Data Engineer | Tableau Desktop Specialist',
    projects: 'River Gauge Forecast | Commute Atlas',
  },
  {
    name: 'veterinary',
    titles: 'Veterinary Nurse | Veterinary Surgeon | Practice Manager | Animal Care Assistant | Head Veterinary Nurse',
    degrees: [
      ['BVSc', 'Veterinary Science'],
      ['Foundation Degree', 'Veterinary Nursing'],
      ['Diploma', 'Animal Management'],
    ],
    tasks: `anaesthesia for small animals | the out-of-hours rota | vaccination clinics | laboratory samples | grieving owners | digital radiography | stock of controlled drugs`,
    skills: `Clinical: Anaesthesia monitoring, Radiography, Dental hygiene, Laboratory tests
      Office: Client communication, Stock control, VetSpace
      Species: Dogs, Cats, Rabbits, Horses`,
    certificates: 'RCVS Registration | Radiation Protection | Certificate in Emergency Care',
    projects: 'Puppy School | Quiet Waiting Room',
  },
  {
    name: 'construction',
    titles:
      'Project Manager | Site Engineer | Quantity Surveyor | Carpenter | Assistant Site Manager | Building Control Surveyor | Contracts Manager, Civils',
    degrees: [
      ['BSc (Hons)', 'Quantity Surveying'],
      ['MEng', 'Civil Engineering'],
      ['NVQ Level 3', 'Carpentry and Joinery'],
    ],
    tasks: `a school for 600 pupils | subcontractor packages | interim valuations | method statements | concrete pours | toolbox talks | snagging lists | bridge inspections`,
    skills: `Site: Setting out, Temporary works, Health and safety, Scheduling
      Commercial: Cost planning, Procurement, NEC contracts
      Software: Primavera P6, Revit, Bluebeam`,
    certificates: 'SMSTS | CSCS Gold Card | Chartered Member, ICE',
    projects: 'Canal Footbridge | Timber Clinic',
  },
  {
    name: 'social care',
    titles:
      'Social Worker | Youth Worker | Family Support Worker | Case Manager | Team Leader, Children’s Services | Support Assistant',
    degrees: [
      ['BA', 'Social Work'],
      ['MA', 'Social Policy'],
      ['Bachelor of Social Science', 'Youth and Community Studies'],
    ],
    tasks: `a caseload of 24 families | risk assessments | court reports | drop-in evenings | foster placements | home visits | supervision of students | multi-agency meetings`,
    skills: `Practice: Risk assessment, Motivational interviewing, Safeguarding, Report writing
      Systems: Mosaic, Liquidlogic
      Methods: Systemic practice, Group work, Mediation`,
    certificates: 'Social Work England Registration | Mental Health First Aid | Full Driving Licence',
    projects: 'Fathers’ Breakfast | Bike Workshop',
  },
  {
    name: 'hospitality',
    titles:
      'Hotel Manager | Front Office Supervisor | Events Coordinator | Barista | Guest Relations Officer | Night Auditor | F&B Director',
    degrees: [
      ['Bachelor', 'Hospitality Management'],
      ['Higher Diploma', 'Tourism'],
      ['Certificate', 'Event Planning'],
    ],
    tasks: `weddings and conferences | room rates | guest complaints | a loyalty scheme | breakfast service | night audits | housekeeping standards | seasonal staff`,
    skills: `Service: Guest relations, Upselling, Event planning, Barista
      Systems: Opera PMS, Micros, Booking engines
      Management: Revenue management, Staff rotas, Budget control`,
    certificates: 'WSET Level 2 | Food Safety Supervisor | Fire Warden',
    projects: 'Rooftop Season | Local Larder',
  },
  {
    name: 'environment',
    titles:
      'Environmental Consultant | Ecologist | GIS Analyst | Sustainability Manager | Field Technician | Park Ranger | Senior Hydrologist',
    degrees: [
      ['BSc', 'Environmental Science'],
      ['MRes', 'Ecology and Conservation'],
      ['Doctor of Philosophy', 'Hydrology'],
    ],
    tasks: `habitat surveys | flood maps | carbon inventories | permits for discharge | river sampling | visitor paths | impact statements | drone imagery`,
    skills: `Field: Habitat survey, Water sampling, Species identification, Soil testing
      Technical: ArcGIS, QGIS, AutoCAD Civil 3D, Remote sensing
      Advisory: Environmental impact assessment, ISO 14001, Stakeholder engagement`,
    certificates: 'CIEEM Associate | Great Crested Newt Licence | Drone Pilot A2',
    projects: 'Hedgerow Count | Open Flood Map',
  },
]
