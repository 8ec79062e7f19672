/** Where it is from, what asks nothing of a person, and what, in like words, asks for work. */
export const neitherNor: [country: string, none: string, stays: string][] = [
  // Badges of employers.
  ['UK', 'Disability Confident', 'Experience as a disability support worker'],
  ['UK', 'Disability Confident Leader', 'Experience leading our Disability Confident assessment'],
  ['UK', 'We are a Disability Confident employer.', 'Confident with disability equipment'],
  ['UK', 'The Trust is Disability Confident Committed', 'Committed to person-centred disability care'],
  ['UK', 'Mindful Employer', 'Mindfulness teaching'],
  ['UK', 'Investors in People Gold', 'Experience of Investors in People assessments'],
  ['UK', 'Stonewall Diversity Champion', 'Dry stone wall building'],
  ['UK', 'Athena SWAN Silver award', 'Experience of Athena SWAN submissions'],
  ['UK', 'Race at Work Charter signatory', 'Race car engineering'],
  ['UK', 'Armed Forces Covenant', 'Knowledge of the Armed Forces Covenant'],
  ['UK', 'Real Living Wage employer', 'Payroll and minimum wage law'],
  ['UK', 'Carer Confident accredited', 'Experience with unpaid carers'],
  ['US', 'Certified B Corp', 'Experience with B Corp certification'],
  ['US', 'Great Place to Work certified', 'Certified workplace assessor'],
  ['US', 'We participate in E-Verify.', 'Experience with I-9 and E-Verify'],
  ['US', 'EEO/AA employer', 'Knowledge of EEO law'],
  ['US', 'An Equal Opportunity Employer', 'Commitment to equal opportunities'],
  ['AU', 'ISO 9001 certified company', 'Experience of ISO 9001 audits'],
  ['IE', 'ISO 27001 certified', 'ISO 27001 lead auditor'],
  ['AU', 'Circle Back Initiative employer', 'Employer engagement experience'],
  ['DE', 'Signatory of the Charta der Vielfalt', 'Chartered accountant'],
  // Equal opportunity, and the law.
  [
    'US',
    'All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.',
    'Experience with veterans and disabled adults',
  ],
  [
    'UK',
    'Regardless of age, disability, gender reassignment, marital status, pregnancy, race, religion or belief, sex or sexual orientation',
    'Understanding of the Equality Act 2010',
  ],
  ['US', 'Race, color, religion, sex, sexual orientation, gender identity', 'Degree in gender studies'],
  ['US', 'Reasonable accommodations are available on request', 'Knowledge of reasonable adjustments'],
  ['CA', 'Visible minorities and women are encouraged to apply', 'Experience in women’s services'],
  ['CA', 'Indigenous candidates preferred', 'Indigenous studies'],
  ['AU', 'Aboriginal and Torres Strait Islander people strongly encouraged to apply', 'Aboriginal health practice'],
  ['DE', 'Severely disabled applicants will be given preference', 'Severe asthma care'],
  [
    'DE',
    'People with disabilities are preferred in case of equal qualifications',
    'Supporting people with disabilities',
  ],
  ['UK', 'Your data will be processed in line with GDPR.', 'Understanding of GDPR'],
  ['IE', 'See our privacy notice', 'Drafting privacy notices'],
  // What is given.
  ['UK', "25 days' holiday plus bank holidays", 'Holiday park experience'],
  ['UK', 'Generous pension scheme', 'Knowledge of pension schemes'],
  ['UK', 'Cycle to work scheme', 'Bicycle repair'],
  ['UK', 'Free parking', 'Parking enforcement'],
  ['US', 'Private health insurance for you and your family', 'Experience in health insurance claims'],
  ['US', '401(k) match and paid time off', 'Experience in 401(k) administration'],
  ['CA', 'Comprehensive dental and vision coverage', 'Dental nursing'],
  ['AU', 'Superannuation and paid parental leave', 'Experience in superannuation'],
  ['IE', 'Gym membership', 'Gym instruction'],
  ['UK', 'You will receive 28 days of annual leave and free lunch', 'Leave and absence management'],
  // Ways to apply.
  ['UK', 'Apply now with your CV', 'Apply first aid'],
  ['UK', 'Call Jane on 0161 496 0000', 'Call handling'],
  ['US', 'Send your portfolio to jobs@example.com', 'Portfolio of design work'],
  ['IE', 'Email your CV to Aoife', 'Email marketing'],
  ['IE', 'Contact Aoife Byrne for an informal chat', 'Contact lens fitting'],
  ['UK', 'Submit an application by 3 May', 'Planning applications'],
  ['UK', 'Apply online by midnight', 'Applied statistics'],
  ['AU', 'Click the button below to apply', 'Click-through rate analysis'],
  // The person.
  ['UK', 'Must be under 35', 'Under 5s childcare'],
  ['IE', 'Aged 25-40', 'Age-related macular degeneration'],
  ['UK', 'Applicants must be over 18', 'Managed over 20 staff'],
  ['UK', 'Over 18 for safeguarding reasons', 'Safeguarding'],
  ['AU', 'Must be 21 years of age or older', 'Experience working with older people'],
  ['DE', 'Young', 'Youth work'],
  ['US', 'Male candidates preferred', 'Experience of gender-based violence services'],
  ['UK', 'Female applicants only', 'Female health physiotherapy'],
  ['DE', 'Must be married', 'Marriage counselling'],
  ['US', 'Must not be pregnant', 'Pregnancy care'],
  ['UK', 'Marital status', 'Family law'],
  ['CA', 'Family status', 'Family support work'],
  ['IE', 'Must be a practising Catholic', 'Religious education teaching'],
  ['US', 'Christian faith required', 'Experience in faith-based schools'],
  ['UK', 'In sympathy with the Christian ethos of the school', 'Knowledge of the Christian faith'],
  ['DE', 'Candidates of European origin preferred', 'European procurement law'],
  ['US', 'Applicants must state their nationality', 'US citizenship'],
  ['UK', 'Native British only', 'Right to work in the UK'],
  ['AU', 'Good health', 'Mental health nursing'],
  ['CA', 'Must be physically fit to carry out the duties', 'Lift 25 kg'],
  ['IE', 'In good physical and mental health', 'Health and Safety'],
  ['DE', 'Non-smoker', 'Smoking cessation advice'],
  ['UK', 'No disabilities', 'Learning disabilities'],
  ['UK', 'Lived experience of disability', 'Experience supporting people with learning disabilities'],
  ['US', 'Must be heterosexual', 'Sexual health nursing'],
  ['DE', 'Date of birth', 'Birth certificates and civil registration'],
]

/** What is asked for in words that also say what a person is. */
export const work = `
Good with children
Background in health
Health qualification
Race conditions
Disability worker
Black box testing
White box testing
Single sign-on
Straight-through processing
Native mobile development
Sex education
Age verification
Gender pay gap reporting
Male grooming
Mother and baby unit
Kids clubs
Fit-outs
Healthy eating courses
Old English
Ethnic cuisine
Caste studies
Disabled access audits
Refugee casework
Experience with children, older people or refugees
Working with women and men
Colour and typography
Over 20 years in retail
Faith schools`
  .trim()
  .split('\n')

/** Fields of work in the words of grounds, perks, schemes, calls and badges: every word of each is asked for. */
export const wholeWork = `
Health and safety
Health and social care
Health, safety and environment
Good health and safety knowledge
Children, young people and families
Disability and mental health
Geriatrics, disability and paediatrics
Women's health
Men's health
Aboriginal health
Pregnancy and maternity
Older people
Religion, politics and history
Old age psychiatry, women's health and family planning
Single needle, straight stitch and blind hem machines
Faith, race and gender policy
Pensions
Life insurance
Group health insurance
Private medical insurance, life assurance and pensions
Equity
Healthcare
401(k) plans
Health insurance plans
Stock options
SQL, Python, healthcare
Pensions, payroll and benefits
Links with local employers
Negotiation with employers
Network of local employers
E-Verify and I-9 processing
EEO-1 reporting
Affirmative action plans
Reasonable accommodations process (ADA)
B Corp assessment
ISO 27001 certified organisation audits
Privacy policy drafting
Dry stonewall building
Male and female wards
Mother and baby unit
Black and white photography
Single and double glazing
Deaf and blind services
Young children
Refugees
Veterans
Families and carers
Parents and toddlers
Dental insurance
Travel insurance claims
Superannuation
Parental leave administration
Sick pay and absence
Employee assistance programme contracts
Flexible working policies
Equity trading
Stock options accounting
Benefits and pensions auto-enrolment
Health insurance underwriting
Interfaith chaplaincy
Religion and ethics
Prayer and worship leading
Pastoral care of Muslim patients
Midwifery and pregnancy loss
Antenatal health
Family planning clinics
Dementia and old age care
Falls in older adults
Blind hemming
Straight knife cutting
Disability support plans
Disability benefits advice
Autism and learning disability
Youth work
Youth
Youth justice
Gender pay gap audits
Race equality charter submissions
DEI strategy
LGBTQ+ network building
Discrimination law
Employer engagement
Employer liability claims
Careers advice for young people
Data privacy policy writing
ISO 9001 certification audits
EEOC charge responses
Living wage audits
Age-friendly exercise classes
Marriage registration
Ethnic minority outreach
HIV nursing
Smoking cessation
Parking management
Gym equipment maintenance
Holiday rota planning
Uniform design`
  .trim()
  .split('\n')

/** Deeds that begin like a call to apply. */
export const deeds = `
Contact our customers by phone
Contact our suppliers daily to chase late orders
Call our members about renewals
Submit a planning application to the council
Apply by hand or spray
Apply directly to the surface
Email the team each morning
Send a covering letter with every proposal
Send samples to the laboratory
Phone the office before each delivery
Visit clients at home
Attach photos to the case file
Contact clients for more details of a claim
Apply online banking fixes
Write references for former tenants
Forward applications to the admissions board`
  .trim()
  .split('\n')

/** Of a person, by words of an own: none is taken from the rules that find them. */
export const personal = `
Under 30s only
Under-35s only
Max. age 35
Maximum age of 40
Maximum 35 years
Born after 1990
Must be at least eighteen
Aged eighteen or over
Aged 18 to 30
Eighteen years or older
Should be 18 years
Must be 21 years old
18+
Energetic young graduate
Young and married
Youthful energy
A mature lady to look after children
Girls only
Ladies only
Men only
Women preferred
Female preferred
Mum or dad
Working mothers
Must live with family
No children
Single and childless
Must not have dependants
Unmarried
Attractive appearance
Good looking
Slim build
Fair skin
Height of at least 1.70 m
Minimum height 165 cm
HIV negative
Vaccinated against COVID-19
Clean medical record
In good health
Perfect health
No health problems
No disability
Able-bodied
Bible-believing Christian
Muslim candidates only
Must sign our statement of faith
Regular church attendance
Member of a church
Practising Catholic
Trade union member
Member of the Conservative party
Member of the Labour party
Roma background
German nationality
Of Turkish descent
Candidates of Asian origin
Black applicants only
No foreigners
No refugees
Heterosexual
Please state your religion
Your marital status
We welcome applications from women and refugees
Candidates of any age may apply
Age, disability, gender, race, religion and sexual orientation`
  .trim()
  .split('\n')
