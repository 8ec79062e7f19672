export const certificates = `
PMP | PMI's certificate in leading projects.
CAPM | PMI's first certificate in projects.
PMI-ACP | PMI's certificate in agile work.
PgMP | PMI's certificate in leading programmes.
PRINCE2 | British method for projects.
PRINCE2 Foundation | First certificate in PRINCE2.
PRINCE2 Practitioner | Full certificate in PRINCE2.
AgilePM | British certificate in agile projects.
MSP Practitioner | British certificate in programmes.
IPMA Level D | First IPMA certificate in projects.
IPMA Level C | IPMA certificate for project managers.
IPMA Level B | IPMA certificate for senior project managers.
APM Project Management Qualification | British certificate in projects.
Chartered Project Professional | British title for project managers.
Certified ScrumMaster | Certificate in leading Scrum teams.
Professional Scrum Master | Certificate in leading Scrum teams.
Certified Scrum Product Owner | Certificate for product owners.
Professional Scrum Product Owner | Certificate for product owners.
SAFe Agilist | Certificate in agile work over many teams.
SAFe Scrum Master | Certificate in SAFe teams.
SAFe POPM | Certificate in SAFe products.
Six Sigma Green Belt | Certificate in Six Sigma projects.
Six Sigma Black Belt | Certificate in leading Six Sigma.
Six Sigma Yellow Belt | First certificate in Six Sigma.
Master Black Belt | Highest certificate in Six Sigma.
ITIL 4 Foundation | First certificate in IT service management.
ITIL Managing Professional | Higher certificate in IT service management.
ITIL Expert | Highest older certificate in IT service management.
CBAP | Certificate in business analysis.
CCBA | Middle certificate in business analysis.
ECBA | First certificate in business analysis.
IREB CPRE | Certificate in requirements.
Prosci certification | Certificate in managing change.
TOGAF certification | Certificate in enterprise architecture.
COBIT certification | Framework and certificate of IT governance.
CMMI | Maturity model for processes.
AWS Certified Solutions Architect | Certificate in AWS design.
AWS Solutions Architect Professional | Higher certificate in AWS design.
AWS Certified Developer | Certificate in AWS programming.
AWS Certified SysOps Administrator | Certificate in running AWS.
AWS Certified Cloud Practitioner | First certificate in AWS.
AWS Certified DevOps Engineer | Certificate in DevOps on AWS.
AWS Certified Security Specialty | Certificate in AWS security.
AWS certification | Certificates by Amazon Web Services.
Azure Fundamentals | First certificate in Azure.
Azure Administrator Associate | Certificate in running Azure.
Azure Developer Associate | Certificate in Azure programming.
Azure Solutions Architect Expert | Certificate in Azure design.
Azure DevOps Engineer Expert | Certificate in DevOps on Azure.
Azure Data Engineer Associate | Certificate in data on Azure.
Power BI Data Analyst Associate | Certificate in Power BI.
Microsoft certification | Older certificates by Microsoft.
Google Professional Cloud Architect | Certificate in Google Cloud design.
Google Associate Cloud Engineer | First certificate in Google Cloud.
Google Professional Data Engineer | Certificate in data on Google Cloud.
Certified Kubernetes Administrator | Certificate in running Kubernetes.
Certified Kubernetes Application Developer | Certificate in building for Kubernetes.
Certified Kubernetes Security Specialist | Certificate in Kubernetes security.
Terraform Associate | Certificate in Terraform.
Red Hat Certified System Administrator | Certificate in running Red Hat Linux.
Red Hat Certified Engineer | Higher certificate in Red Hat Linux.
Linux+ | Certificate in Linux.
LPIC-1 | Certificate in Linux.
CompTIA A+ | First certificate in computer support.
Network+ | First certificate in networks.
CCNA | Cisco's certificate in networks.
CCNP | Cisco's higher certificate in networks.
CCIE | Cisco's highest certificate in networks.
JNCIA | Juniper's first certificate in networks.
VMware Certified Professional | Certificate in VMware.
Oracle Certified Professional | Oracle's certificate in Java or databases.
Oracle Certified Associate | Oracle's first certificate.
ISTQB | Certificate in software testing.
ISTQB Foundation Level | First certificate in software testing.
Salesforce Administrator certification | Certificate in running Salesforce.
Salesforce Platform Developer | Certificate in Salesforce programming.
ServiceNow Certified System Administrator | Certificate in ServiceNow.
SAP certification | Certificate in SAP.
Tableau certification | Certificate in Tableau.
Snowflake certification | Certificate in Snowflake.
Databricks certification | Certificate in Databricks.
TensorFlow Developer Certificate | Certificate in TensorFlow.
CDMP | Certificate in data management.
GISP | Certificate in geographic data.
CISSP | High certificate in security.
CISM | Certificate in leading security.
CRISC | Certificate in IT risk.
CCSP | Certificate in cloud security.
Security+ | First certificate in security.
CySA+ | Certificate in watching for attacks.
PenTest+ | Certificate in security tests.
CASP+ | Advanced certificate in security.
CEH | Certificate in ethical hacking.
OSCP | Hard certificate in hacking.
GIAC certification | Certificates by SANS.
GSEC | SANS certificate in the basics of security.
GCIH | Certificate in handling attacks.
ISO 27001 Lead Auditor | Certificate in information security audits.
ISO 27001 Lead Implementer | Certificate in building information security.
DoD 8570 | US defence rules for IT certificates.
Professional Engineer | North American licence for engineers.
Engineer in Training | US first step to the licence for engineers.
Chartered Engineer | British title for engineers.
Incorporated Engineer | British title for engineers.
Structural Engineer license | US licence for structures.
Architect license | Licence to work as an architect.
ARB registration | British registration of architects.
Professional Land Surveyor | US licence for surveyors.
MRICS | British title for surveyors.
LEED AP | Certificate in sustainable building.
LEED Green Associate | First certificate in sustainable building.
Certified Energy Manager | Certificate in saving energy.
NABCEP | US certificate in solar power.
MCS accreditation | British certificate in green power.
Certified Quality Engineer | Certificate in quality.
Certified Quality Auditor | Certificate in quality audits.
Certified Quality Inspector | Certificate in checking products.
ISO 9001 Lead Auditor | Certificate in quality audits.
ISO 9001 Internal Auditor | Certificate in audits of one's own company.
CMRP | Certificate in maintenance.
Certified SolidWorks Professional | Certificate in SolidWorks.
Certified SolidWorks Associate | First certificate in SolidWorks.
Autodesk Certified Professional | Certificate in Autodesk programs.
Siemens PLC certification | Certificate in Siemens controllers.
NDT Level II | US certificate in testing without breaking.
ISO 9712 | European certificate in testing without breaking.
Regulatory Affairs Certification | Certificate in product approval.
SHRM-CP | US certificate in HR.
SHRM-SCP | Higher US certificate in HR.
PHR | US certificate in HR.
SPHR | Higher US certificate in HR.
aPHR | First US certificate in HR.
CIPD Level 5 | British certificate in HR.
CIPD Level 3 | First British certificate in HR.
CIPD Level 7 | Higher British certificate in HR.
Chartered MCIPD | British title in HR.
Certified Compensation Professional | US certificate in pay.
CEBS | Certificate in benefits.
ICF coaching credential | Certificate in coaching.
Microsoft Office Specialist | Certificate in Office programs.
ICDL | European certificate in computer use.
Certified Administrative Professional | Certificate in office work.
Google Ads certification | Certificate in Google advertising.
Google Analytics certification | Certificate in web figures.
HubSpot certification | Certificate in inbound marketing.
Meta Blueprint certification | Certificate in Facebook advertising.
CIM qualification | British certificate in marketing.
Adobe Certified Professional | Certificate in Adobe programs.
Real estate license | US licence to sell houses.
Real estate broker license | US licence to lead house sales.
Certified Property Manager | US certificate in looking after buildings.
Certified Facility Manager | Certificate in running buildings.
Facility Management Professional | First certificate in running buildings.
Certified Meeting Professional | Certificate in events.
Certified Fund Raising Executive | Certificate in raising funds.
APICS CPIM | Certificate in planning and stock.
APICS CSCP | Certificate in supply chains.
APICS CLTD | Certificate in logistics.
CPSM | US certificate in buying.
MCIPS | British title in buying.
CIPS diploma | British certificate in buying.
CILT qualification | British certificate in logistics.
Customs broker license | US licence for customs work.
Forklift certification | Licence to drive a forklift.
Reach truck licence | Licence to drive a reach truck.
IATA dangerous goods certification | Certificate for dangerous goods by air.
DGSA | European adviser for dangerous goods.
Hazmat endorsement | US licence to drive dangerous goods.
ADR licence | European licence to drive dangerous goods.
HAZMAT shipping certification | US training in sending dangerous goods.
TWIC card | US worker identity card for ports.
Driver's license | Licence to drive a car.
Clean driving record | Driving record without offences.
Commercial driver's license | US licence to drive trucks.
CDL Class A | US licence to drive articulated trucks.
CDL Class B | US licence to drive trucks and buses.
Passenger endorsement | US licence to drive buses.
School bus endorsement | US licence to drive school buses.
Tanker endorsement | US licence to drive tankers.
Doubles/triples endorsement | US licence to pull several trailers.
HGV Class 1 | British and EU licence for articulated trucks.
HGV Class 2 | British and EU licence for trucks.
C1 licence | British and EU licence for small trucks.
Driver CPC | European proof of trained drivers.
Digital tachograph card | European card for drivers' hours.
Transport Manager CPC | British licence to lead transport.
PCV licence | British and EU licence to drive buses.
Taxi licence | Licence to drive a taxi.
Motorcycle license | Licence to ride a motorcycle.
Medical examiner's certificate | US proof that a driver is fit.
Private pilot licence | Licence to fly a small aircraft.
Commercial pilot licence | Licence to fly for pay.
Airline transport pilot licence | Licence to fly airliners.
Instrument rating | Licence to fly without sight.
Multi-engine rating | Licence to fly with several engines.
Type rating | Licence to fly one type of aircraft.
Flight instructor certificate | Licence to teach flying.
FAA Part 107 | US licence to fly drones for pay.
EU drone licence | European licence to fly drones.
Cabin crew attestation | Licence to work in the cabin.
STCW certificate | Safety training for sailors.
Master mariner | Licence to command ships.
Officer of the Watch | Licence to stand watch on ships.
Merchant Mariner Credential | US credential for seafarers.
Boating license | Licence to operate boats.
RYA Yachtmaster | British certificate in sailing.
RYA Powerboat | British certificate in motor boats.
Train driver licence | Licence to drive trains.
PTS card | British card for work on railway tracks.
First aid | Helping the injured until help comes.
CPR and AED certification | Course in reviving people.
First Aid at Work | British three-day course for first aiders.
Emergency First Aid at Work | British one-day course for first aiders.
Paediatric first aid | First aid for children.
Wilderness First Responder | First aid far from help.
Wilderness First Aid | Short course in first aid far from help.
Stop the Bleed | Course in stopping heavy bleeding.
NEBOSH General Certificate | British certificate in safety at work.
NEBOSH Diploma | Higher British certificate in safety.
NEBOSH Construction Certificate | British certificate in building safety.
IOSH Managing Safely | British course in safety.
IOSH Working Safely | British first course in safety.
CMIOSH | British title for safety experts.
GradIOSH | British title for safety experts on their way.
Certified Safety Professional | US title for safety experts.
Associate Safety Professional | US first title for safety experts.
Construction Health and Safety Technician | US certificate in building safety.
Certified Industrial Hygienist | US title for healthy work places.
Fachkraft für Arbeitssicherheit | German safety expert.
SCC certificate | German safety test for contractors.
VCA certificate | Dutch safety test for contractors.
CCNSG Safety Passport | British safety test for contractors.
BOSIET | Safety training for work at sea.
HUET | Helicopter escape training for offshore work.
GWO Basic Safety Training | Safety training for wind power.
Rope access | Working on ropes at height.
IRATA certification | British certificate in rope work.
SPRAT certification | US certificate in rope work.
Confined space certificate | Licence for tanks and shafts.
Streetworks licence | British licence to dig up roads.
Water treatment operator license | US licence for water works.
Wastewater operator license | US licence for sewage works.
Pesticide applicator license | Licence to apply pesticides.
Certified arborist | Certificate in caring for trees.
Firefighter I | US first certificate of firefighters.
Firefighter II | US full certificate of firefighters.
Hazmat Operations | US training for dangerous spills.
FEMA ICS certification | US training for disasters.
Lifeguard certification | Certificate for pool and beach lifeguards.
Water Safety Instructor | US licence to teach swimming.
Swimming teacher qualification | Licence to teach swimming.
ServSafe Manager | US certificate in safe food.
Food handler card | US first certificate in safe food.
Food hygiene certificate | Certificate in safe food.
Level 2 Food Hygiene | British certificate in safe food.
Level 3 Food Safety | British certificate for kitchen leaders.
HACCP certification | Certificate in food dangers.
PCQI | US certificate in food dangers.
Health card under infection law | German licence to handle food.
Responsible alcohol service | Licence to serve alcohol.
Personal licence | British licence to sell alcohol.
WSET Level 1 | First certificate in wine.
WSET Level 2 | Certificate in wine.
WSET Level 3 | Higher certificate in wine.
Certified sommelier | Certificate for wine service.
Certified Hotel Administrator | Certificate in hotels.
Cosmetology license | US licence for hair and beauty.
Barber license | US licence for barbers.
Esthetician license | US licence for skin care specialists.
Nail technician license | US licence for nail technicians.
NVQ Hairdressing | British certificate for hairdressers.
NVQ Beauty Therapy | Certificate for beauty.
Massage therapy license | US licence for massage therapists.
Certified personal trainer | Certificate for fitness trainers.
Strength and conditioning certification | Certificate for trainers of athletes.
Group fitness instructor certification | Certificate for fitness classes.
Yoga teacher certification | Certificate for yoga.
RYT 500 | Higher certificate for yoga.
Football coaching licence | Licence to coach football.
UEFA A Licence | Higher European licence to coach football.
UEFA B Licence | European licence to coach football.
UEFA C Licence | First European licence to coach football.
Child care license | US licence to look after children at home.
Registered childminder | British licence to look after children at home.
Funeral director license | US licence for funeral directors.
Security clearance | Official permission to see classified information.
Secret clearance | US clearance at Secret level.
Top Secret clearance | US clearance at Top Secret level.
TS/SCI clearance | US clearance for compartmented information.
Polygraph | US lie detector examination for clearances.
Public Trust clearance | US suitability check for trusted positions.
SC clearance | UK Security Check clearance.
DV clearance | UK Developed Vetting clearance.
BPSS clearance | British basic check of staff.
CTC clearance | British check against terror.
NATO clearance | Security clearance of NATO.
German security clearance | German clearance for secrets.
DBS check | British check of a person's record.
Enhanced DBS check | British full check of a person's record.
PVG scheme | Scottish check of a person's record.
Background check | Check of a person's record.
Fingerprint clearance card | US card after a check of fingerprints.
Führungszeugnis | Paper on a clean record.
SIA licence | UK licence for security staff.
SIA Door Supervisor | British licence for door staff.
SIA CCTV licence | British licence to watch cameras.
Security guard license | US licence for security guards.
Armed guard license | US licence for armed guards.
Sachkundeprüfung § 34a | German examination for guards.
Unterrichtung § 34a | German first course for guards.
Certified Protection Professional | Certificate in leading security.
Firearms license | Licence to own weapons.
Concealed carry permit | US licence to carry weapons.
POST certification | US certificate of police officers.
Police academy | Training of police officers.
911 dispatcher certification | US certificate for emergency calls.
Private investigator license | Licence to investigate.
IELTS | Test of English.
TOEFL | Test of English.
TOEIC | Test of English for work.
Cambridge C1 Advanced | Certificate of good English.
Cambridge C2 Proficiency | Certificate of very good English.
Cambridge B2 First | Certificate of fair English.
Occupational English Test | Test of English for health staff.
Goethe-Zertifikat | Certificate of German.
TestDaF | Test of German for students.
DSH | Test of German for universities.
telc Deutsch | Certificate of German.
Fachsprachprüfung | German language test for doctors.
DELF | Certificate of French.
DALF | Certificate of good French.
TCF test | Test of French.
DELE | Certificate of Spanish.
SIELE | Test of Spanish.
JLPT | Test of Japanese.
JLPT N1 | Highest level of the test of Japanese.
JLPT N2 | Second level of the test of Japanese.
HSK | Test of Chinese.
TOPIK | Test of Korean.
CELI | Certificate of Italian.
CILS | Certificate of Italian.
Certified interpreter | Certificate for interpreters.
Certified medical interpreter | US certificate for interpreters in hospitals.
Court certified interpreter | US certificate for interpreters in court.
Certified translator | Certificate for translators.
`
