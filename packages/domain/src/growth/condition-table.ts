// What the awarding bodies themselves publish and seldom change: names | who awards it | what it takes | how long it holds.
// Only what is certain stands here; an empty column says nothing. Fees, pass marks and syllabuses change, and stay out.
export const conditions = `
PMP | the Project Management Institute (PMI) | Within the last eight years, 36 months of leading projects with a four-year degree or 60 months without one; and 35 hours of project management education, or CAPM in their place. Then the examination. | Three years; renewed with 60 professional development units.
CAPM | the Project Management Institute (PMI) | A secondary school diploma and 23 hours of project management education. Then the examination. | Three years; renewed with 15 professional development units.
PRINCE2 Foundation, ITIL 4 Foundation | PeopleCert | No certificate is required before it. An examination. | To be renewed within three years.
PRINCE2 Practitioner | PeopleCert | PRINCE2 Foundation, or another certificate that PeopleCert accepts in its place. Then the examination. | To be renewed within three years.
Certified ScrumMaster | Scrum Alliance | A course with a certified trainer. Then the test. | Two years; renewed with 20 Scrum education units and a fee.
Certified Scrum Product Owner | Scrum Alliance | A course with a certified trainer. | Two years; renewed with 20 Scrum education units and a fee.
Professional Scrum Master, Professional Scrum Product Owner | Scrum.org | No course is required. An assessment. | It does not expire.
CISSP | ISC2 | Five years of paid work in at least two of its eight domains; a degree in the field or a certificate from the list of ISC2 counts for one of them. Then the examination and an endorsement. | Three years; renewed with 120 credits of continuing education and a yearly fee.
CCSP | ISC2 | Five years of paid work in information technology, three of them in information security and one in its own domains; CISSP counts for all of them. Then the examination and an endorsement. | Three years; renewed with 90 credits of continuing education and a yearly fee.
CISM | ISACA | The examination, and five years of work in information security management; part of it can be waived. | Renewed with 120 hours of continuing education in three years, at least 20 in each.
CISA | ISACA | The examination, and five years of work in information systems audit, control or security; part of it can be waived. | Renewed with 120 hours of continuing education in three years, at least 20 in each.
CRISC | ISACA | The examination, and three years of work in risk and control of information systems. | Renewed with 120 hours of continuing education in three years, at least 20 in each.
Security+ | CompTIA | No conditions. An examination. | Three years; renewed with 50 units of continuing education.
Network+ | CompTIA | No conditions. An examination. | Three years; renewed with 30 units of continuing education.
CompTIA A+ | CompTIA | No conditions. Two examinations. | Three years; renewed with 20 units of continuing education.
CySA+, PenTest+ | CompTIA | No conditions. An examination. | Three years; renewed with 60 units of continuing education.
CEH | EC-Council | Its official training, or two years of work in information security and an application. Then the examination. | Three years; renewed with 120 credits.
OSCP | OffSec | A practical examination. | OSCP does not expire; OSCP+, granted with it, is valid for three years.
GIAC certification, GSEC, GCIH | GIAC | No conditions. An examination. | Four years; renewed with 36 credits.
AWS Certified Solutions Architect, AWS Certified Developer, AWS Certified Cloud Practitioner, AWS Certified DevOps Engineer, AWS Certified Security Specialty | Amazon Web Services | No conditions. An examination. | Three years.
Azure Fundamentals | Microsoft | No conditions. An examination. | It does not expire.
Azure Administrator Associate, Power BI Data Analyst Associate | Microsoft | No conditions. An examination. | One year; renewed free of charge by an online assessment.
Google Professional Cloud Architect, Google Professional Data Engineer | Google Cloud | No conditions. An examination. | Two years.
Google Associate Cloud Engineer | Google Cloud | No conditions. An examination. | Three years.
Certified Kubernetes Administrator, Certified Kubernetes Application Developer | the Cloud Native Computing Foundation and the Linux Foundation | No conditions. A practical examination. | Two years.
Certified Kubernetes Security Specialist | the Cloud Native Computing Foundation and the Linux Foundation | The examination for Certified Kubernetes Administrator, passed before. Then a practical examination. | Two years.
Terraform Associate | HashiCorp | No conditions. An examination. | Two years.
Red Hat Certified System Administrator | Red Hat | No conditions. A practical examination. | Three years.
Red Hat Certified Engineer | Red Hat | To be a Red Hat Certified System Administrator. Then a practical examination. | Three years.
CCNA | Cisco | No conditions. An examination. | Three years.
CCNP | Cisco | No conditions. A core examination and one in the field you choose. | Three years.
ISTQB Foundation Level | the boards of ISTQB and their examination providers | No conditions. An examination. | It does not expire.
Salesforce Administrator certification | Salesforce | No conditions. An examination. | Kept by the maintenance modules that Salesforce sets.
CIPP/E, CIPP/US | the IAPP | No conditions. An examination. | Two years; renewed with 20 credits of continuing education and a fee or membership.
Chartered Financial Analyst | CFA Institute | Three examinations, and 4,000 hours of relevant work in at least 36 months. | A yearly membership.
ACCA | ACCA | Its examinations, its ethics module and 36 months of relevant work. | Continuing professional development each year.
Certified Public Accountant | the state board of accountancy, in the United States | The examination, and the study and work that the board of your state requires. | Renewed with continuing education, by the rules of the board.
SHRM-CP | SHRM | No degree and no title is required. An examination. | Three years; renewed with 60 professional development credits, or by the examination.
SHRM-SCP | SHRM | At least three years of strategic work in human resources, or three years with SHRM-CP. Then the examination. | Three years; renewed with 60 professional development credits, or by the examination.
aPHR | HRCI | No conditions. An examination. | Three years; renewed with 45 credits, or by the examination.
PHR | HRCI | One year of professional work in human resources with a master's degree, two with a bachelor's, four without a degree. Then the examination. | Three years; renewed with 60 credits, or by the examination.
SPHR | HRCI | Four years of professional work in human resources with a master's degree, five with a bachelor's, seven without a degree. Then the examination. | Three years; renewed with 60 credits, or by the examination.
APICS CPIM, APICS CSCP, APICS CLTD | ASCM | An examination; ASCM says who may take it. | Five years; renewed with 75 points of professional development.
Certified Quality Engineer | ASQ | Eight years of work in its field, three of them with decisions of your own; a degree counts for part of it. Then the examination. | Three years.
Certified Welding Inspector | the American Welding Society | Work in welding, for as many years as your education leaves open, and an eye test. Then the examination. | Three years.
LEED Green Associate | GBCI | No conditions. An examination. | Two years; renewed with 15 hours of continuing education.
LEED AP | GBCI | To have passed the examination for LEED Green Associate. Then that of the specialty. | Two years; renewed with 30 hours of continuing education.
Professional Engineer | the licensing board of the state, in the United States | The Fundamentals of Engineering examination, work under a licensed engineer, usually four years, and the examination for Professional Engineer. | Renewed by the rules of the board.
Engineer in Training | the licensing board of the state, in the United States | The Fundamentals of Engineering examination of NCEES. | 
Chartered Engineer | the Engineering Council, through a licensed institution, in the United Kingdom | A review by the institution of what you know and what you have done. | A yearly membership.
Architect license | the licensing board of the state, in the United States | Usually a degree, the hours of the Architectural Experience Program and the Architect Registration Examination, both of NCARB. | Renewed by the rules of the board.
Registered Nurse | the board of nursing of the state, in the United States; elsewhere the nursing authority of the country | An approved nursing program and, in the United States, the NCLEX-RN. | Renewed by the rules of the board.
Licensed Practical Nurse | the board of nursing of the state, in the United States | An approved practical nursing program and the NCLEX-PN. | Renewed by the rules of the board.
NMC registration | the Nursing and Midwifery Council, in the United Kingdom | An approved program, or the tests for those trained elsewhere. | A yearly fee; revalidation every three years, with 450 hours of practice (900 for a nurse who is also a midwife) and 35 hours of professional development.
CCRN | the AACN Certification Corporation | A nursing license and 1,750 hours of direct care of acutely or critically ill patients in two years, or 2,000 in five, some of them in the last year. Then the examination. | Three years.
Basic Life Support, Advanced Cardiovascular Life Support, Pediatric Advanced Life Support | the American Heart Association, among others | A course with a test of what you do. | Two years with the American Heart Association.
Emergency Medical Technician | the National Registry of Emergency Medical Technicians; the state grants the license, in the United States | A state-approved course. Then the examination. | Two years on the National Registry; the license by the rules of the state.
ServSafe Manager | the National Restaurant Association, in the United States | A supervised examination. | Five years, or as the local authority requires.
FAA Part 107 | the Federal Aviation Administration, in the United States | To be at least 16. A knowledge test at a test center. | It stays current with a free online training every 24 months.
Private pilot licence | the aviation authority of the country | Hours of flight, at least 40 under Part 61 of the FAA's rules, 35 at a school under Part 141, 45 under the rules of EASA; a medical certificate, and tests of knowledge and skill. | 
Airframe and Powerplant license | the Federal Aviation Administration, in the United States | An approved school, or 30 months of practical work for both ratings. Then written, oral and practical tests. | It does not expire; recent work is needed to use it.
Commercial driver's license, CDL Class A, CDL Class B | the state, under the rules of the Federal Motor Carrier Safety Administration, in the United States | A learner's permit held for at least 14 days, training with a registered provider, for most drivers a medical certificate, and a skills test. To be 21 to drive between states. | Renewed by the rules of the state.
EPA 608 certification | organizations approved by the Environmental Protection Agency, in the United States | An examination for each type. | It does not expire.
Forklift certification | the employer, in the United States under the rules of OSHA | Training and an evaluation at work, on the kind of truck that is used. | Evaluated again at least every three years.
NEBOSH General Certificate | NEBOSH | No conditions. An examination and a practical assessment. | It does not expire.
Gas Safe registration | the Gas Safe Register, in the United Kingdom | Qualifications for the work that you do on gas. | Renewed each year; the work is assessed again every five years.
Enhanced DBS check, DBS check | the Disclosure and Barring Service, in the United Kingdom | Anybody can ask for a basic check; for a standard or enhanced one it is usually the employer or organization that asks. | No date of expiry; employers decide when they want a new one.
SIE exam | FINRA, in the United States | To be at least 18. No firm has to sponsor it. | The result is valid for four years.
Series 7 | FINRA, in the United States | The sponsorship of a member firm and the SIE exam. Then the examination. | It usually lapses two years after the registration ends.
Series 66 | NASAA; FINRA holds the examination, in the United States | The examination; it counts together with Series 7. | 
IELTS, TOEFL, TOEIC | the makers of the test | No conditions. A test. | The result is usually accepted for two years.
DELE | Instituto Cervantes | No conditions. An examination for each level. | It does not expire.
DELF, DALF | France Éducation international | No conditions. An examination for each level. | It does not expire.
Goethe-Zertifikat | the Goethe-Institut | No conditions. An examination for each level. | It does not expire.
`
