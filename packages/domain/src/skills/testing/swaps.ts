import type { NearPair } from './near-names.ts'

// What a person has, and what an advertisement asks: names that stand near each other in every field of work, and are of
// two things.

const rows = `
software: Bash > Linux; Grafana > Observability; Jenkins > GitHub Actions; Terraform > AWS CloudFormation; Redux > MobX; AngularJS > Angular; Docker Compose > Kubernetes
data: PyTorch > Deep learning; Power BI > Tableau; pandas > Python; Snowflake > BigQuery; dbt > Apache Airflow
engineering: SolidWorks > CATIA; Allen-Bradley > Siemens TIA Portal; Profibus > Profinet; FMEA > Root cause analysis; ANSYS > Abaqus
trades: MIG welding > TIG welding; Drywall finishing > Plastering; Boiler servicing > Heat pump installation; Oil change > Brake repair; Bricklaying > Tiling
health: Subcutaneous injection > Intramuscular injection; CT imaging > MRI; Dialysis > IV therapy; Hospice care > Palliative care; Phlebotomy > Cannulation; CPAP > BiPAP; Epic > Meditech
finance: Accounts payable > Accounts receivable; Xero > QuickBooks; US GAAP > IFRS; VAT > Payroll tax; Bookkeeping > Auditing; Series 7 > Series 66
law: Trademark law > Patent law; Westlaw > LexisNexis; Sanctions law > Customs law; Arbitration > Mediation; GDPR > CCPA
education: Pear Deck > Nearpod; Moodle > Canvas; Phonics > Guided reading; Tutoring > Classroom teaching; PGCE > Qualified Teacher Status
certificates: NASM CPT > ACE Personal Trainer; CDL Class B > CDL Class A; PRINCE2 > PMP; CompTIA A+ > Network+; LPIC-1 > LPIC-2; UEFA B Licence > UEFA A Licence
languages: Dutch > Flemish; Croatian > Serbian; Mandarin > Cantonese; Norwegian > Danish
sales-marketing: HubSpot > Salesforce; Google Ads > Meta Ads; Inside sales > Outside sales; Copywriting > Content strategy; SEO > Paid search
design: Figma > Adobe XD; Photoshop > Lightroom; Illustration > Logo design; Blender > Maya; Wireframing > Usability testing
operations: Order picking > Packing goods; Air freight > Ocean freight; Reach truck operation > Forklift operation; Demand planning > Production planning
hospitality: Bartending > Barista skills; Opera PMS > Mews PMS; Cake decorating > Bread making; Manicure > Pedicure; Housekeeping > Hotel reception
public-service: Firefighting > Emergency dispatch; CCTV monitoring > Door supervision; Fundraising > Grant writing; Probation > Corrections
people: BambooHR > Personio; Recruiting > Onboarding; Payroll > Benefits administration; Grievance handling > Collective bargaining
office: Zoom > Webex; Microsoft Word > Microsoft Access; Filing > Typing; Trello > Asana
science: Western blot > ELISA; Gas chromatography > HPLC; Botany > Zoology; Mass spectrometry > Spectroscopy
construction: Primavera P6 > Asta Powerproject; Procore > PlanRadar; Concrete testing > Compaction testing; Setting out > Land surveying
media: Audacity > Pro Tools; Translation > Interpreting; Proofreading > Copy editing; Subtitling > Voice acting
agriculture: Milking > Calving; Pruning > Tree felling; Beekeeping > Aquaculture; Dog grooming > Dog training
transport: Bus driving > Truck driving; Train driving > Tram driving; Cabin crew > Ground handling; Airbus A320 > Boeing 737
retail-property: Shopify > WooCommerce; Lettings > Real estate sales; Floor care > Window cleaning; Visual merchandising > Stock replenishment; Amazon Seller Central > eBay selling
ways-of-working: Teamwork > Team leadership; Mentoring > Coaching; Public speaking > Facilitation; Problem solving > Decision making
`

export const writtenPairs: NearPair[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => row.slice(row.indexOf(': ') + 2).split('; '))
  .map((pair) => pair.split(' > '))
  .map(([own = '', asked = '']) => ({ own, asked }))
