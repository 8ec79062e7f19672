export const certificates = `
# Projects, process and service
PMP | Project Management Professional, PMP certification, PMP certified | PMI's certificate in leading projects. | | PRINCE2 Practitioner 0.8, CAPM 0.6, IPMA Level C 0.7
CAPM | Certified Associate in Project Management | PMI's first certificate in projects. | |
PMI-ACP | PMI Agile Certified Practitioner | PMI's certificate in agile work. | Agile | Certified ScrumMaster 0.7
PgMP | Program Management Professional | PMI's certificate in leading programmes. | | PMP 0.7
PRINCE2 | Projects in Controlled Environments, PRINCE2 certified | British method for projects. | |
PRINCE2 Foundation | | First certificate in PRINCE2. | PRINCE2 | PRINCE2 Practitioner 0.7
PRINCE2 Practitioner | | Full certificate in PRINCE2. | PRINCE2 |
AgilePM | AgilePM Practitioner, AgilePM Foundation, DSDM | British certificate in agile projects. | Agile | PRINCE2 Practitioner 0.5
MSP Practitioner | Managing Successful Programmes, MSP certified | British certificate in programmes. | | PRINCE2 Practitioner 0.6
IPMA Level D | IPMA D, GPM Level D | First IPMA certificate in projects. | | CAPM 0.8
IPMA Level C | IPMA C, GPM Level C | IPMA certificate for project managers. | | IPMA Level D 0.6
IPMA Level B | IPMA B, GPM Level B | IPMA certificate for senior project managers. | | IPMA Level C 0.7
APM Project Management Qualification | APM PMQ, APMP qualification | British certificate in projects. | | PRINCE2 Practitioner 0.7
Chartered Project Professional | ChPP | British title for project managers. | | PMP 0.8
Certified ScrumMaster | CSM certification, Scrum Master certification | Certificate in leading Scrum teams. | Scrum | Professional Scrum Master 0.9
Professional Scrum Master | PSM I, PSM II, PSM certification | Certificate in leading Scrum teams. | Scrum |
Certified Scrum Product Owner | CSPO | Certificate for product owners. | Scrum | Professional Scrum Product Owner 0.9
Professional Scrum Product Owner | PSPO, PSPO I | Certificate for product owners. | Scrum |
SAFe Agilist | Certified SAFe Agilist, Leading SAFe, SAFe certification | Certificate in agile work over many teams. | Scaled Agile Framework | SAFe Scrum Master 0.7
SAFe Scrum Master | SAFe Advanced Scrum Master | Certificate in SAFe teams. | Scaled Agile Framework |
SAFe POPM | SAFe Product Owner/Product Manager | Certificate in SAFe products. | Scaled Agile Framework | SAFe Agilist 0.6
Six Sigma Green Belt | Green Belt, Lean Six Sigma Green Belt, LSSGB, CSSGB | Certificate in Six Sigma projects. | Six Sigma | Six Sigma Black Belt 0.8, Six Sigma Yellow Belt 0.6
Six Sigma Black Belt | Black Belt?, Lean Six Sigma Black Belt, LSSBB, CSSBB | Certificate in leading Six Sigma. | Six Sigma |
Six Sigma Yellow Belt | Yellow Belt, Lean Six Sigma Yellow Belt | First certificate in Six Sigma. | Six Sigma |
Master Black Belt | Six Sigma Master Black Belt | Highest certificate in Six Sigma. | Six Sigma | Six Sigma Black Belt 0.8
ITIL 4 Foundation | ITIL Foundation, ITIL v4 Foundation, ITIL certified, ITIL certification, ITIL v3 Foundation | First certificate in IT service management. | ITIL |
ITIL Managing Professional | ITIL Intermediate, ITIL Practitioner | Higher certificate in IT service management. | ITIL | ITIL 4 Foundation 0.6
ITIL Expert | ITIL v3 Expert | Highest older certificate in IT service management. | ITIL | ITIL Managing Professional 0.8
CBAP | Certified Business Analysis Professional | Certificate in business analysis. | Requirements engineering | IREB CPRE 0.6, CCBA 0.8
CCBA | Certification of Capability in Business Analysis | Middle certificate in business analysis. | Requirements engineering |
ECBA | Entry Certificate in Business Analysis | First certificate in business analysis. | Requirements engineering | CCBA 0.7
IREB CPRE | CPRE Foundation Level, IREB, Certified Professional for Requirements Engineering | Certificate in requirements. | Requirements engineering |
Prosci certification | Prosci, ADKAR, Prosci Change Practitioner | Certificate in managing change. | |
TOGAF certification | TOGAF certified, TOGAF 9 Certified, TOGAF 10 | Certificate in enterprise architecture. | TOGAF |
COBIT certification | COBIT, COBIT 2019, COBIT 5 | Framework and certificate of IT governance. | IT risk management |
CMMI | CMMI appraisal, CMMI Level 3, Capability Maturity Model Integration | Maturity model for processes. | Continuous improvement |
# Cloud, network and software
AWS Certified Solutions Architect | AWS Solutions Architect, AWS Certified Solutions Architect Associate, AWS SAA, AWS Solutions Architect Associate | Certificate in AWS design. | AWS | Azure Solutions Architect Expert 0.6, Google Professional Cloud Architect 0.6
AWS Solutions Architect Professional | AWS Certified Solutions Architect Professional, AWS SAP-C02 | Higher certificate in AWS design. | AWS Certified Solutions Architect |
AWS Certified Developer | AWS Developer Associate, AWS Certified Developer Associate | Certificate in AWS programming. | AWS | AWS Certified Solutions Architect 0.7
AWS Certified SysOps Administrator | AWS SysOps, AWS SysOps Administrator Associate | Certificate in running AWS. | AWS | AWS Certified Solutions Architect 0.7
AWS Certified Cloud Practitioner | AWS Cloud Practitioner | First certificate in AWS. | AWS | Azure Fundamentals 0.7
AWS Certified DevOps Engineer | AWS DevOps Engineer Professional | Certificate in DevOps on AWS. | AWS, DevOps | Azure DevOps Engineer Expert 0.6
AWS Certified Security Specialty | AWS Security Specialty | Certificate in AWS security. | AWS, Cloud security |
AWS certification | AWS certified | Certificates by Amazon Web Services. | AWS |
Azure Fundamentals | AZ-900, Microsoft Certified Azure Fundamentals | First certificate in Azure. | Microsoft Azure |
Azure Administrator Associate | AZ-104, Microsoft Certified Azure Administrator, Azure Administrator | Certificate in running Azure. | Microsoft Azure | Azure Fundamentals 0.5
Azure Developer Associate | AZ-204, Azure Developer | Certificate in Azure programming. | Microsoft Azure |
Azure Solutions Architect Expert | AZ-305, Azure Solutions Architect | Certificate in Azure design. | Microsoft Azure | Azure Administrator Associate 0.7
Azure DevOps Engineer Expert | AZ-400, Azure DevOps Engineer | Certificate in DevOps on Azure. | Microsoft Azure, DevOps |
Azure Data Engineer Associate | DP-203, Azure Data Engineer, DP-700 | Certificate in data on Azure. | Microsoft Azure, Data engineering |
Power BI Data Analyst Associate | PL-300, DA-100, Microsoft Certified Power BI Data Analyst | Certificate in Power BI. | Power BI |
Microsoft certification | MCSA, MCSE, MCP certification, Microsoft Certified Professional | Older certificates by Microsoft. | |
Google Professional Cloud Architect | Google Cloud Certified Professional Cloud Architect, GCP Professional Cloud Architect | Certificate in Google Cloud design. | Google Cloud |
Google Associate Cloud Engineer | GCP Associate Cloud Engineer | First certificate in Google Cloud. | Google Cloud | Google Professional Cloud Architect 0.6
Google Professional Data Engineer | GCP Data Engineer, Google Cloud Professional Data Engineer | Certificate in data on Google Cloud. | Google Cloud, Data engineering |
Certified Kubernetes Administrator | CKA | Certificate in running Kubernetes. | Kubernetes | Certified Kubernetes Application Developer 0.8
Certified Kubernetes Application Developer | CKAD | Certificate in building for Kubernetes. | Kubernetes |
Certified Kubernetes Security Specialist | CKS? | Certificate in Kubernetes security. | Kubernetes | Certified Kubernetes Administrator 0.8
Terraform Associate | HashiCorp Certified Terraform Associate | Certificate in Terraform. | Terraform |
Red Hat Certified System Administrator | RHCSA | Certificate in running Red Hat Linux. | Red Hat Enterprise Linux | Linux+ 0.7
Red Hat Certified Engineer | RHCE | Higher certificate in Red Hat Linux. | Red Hat Enterprise Linux | Red Hat Certified System Administrator 0.8
Linux+ | CompTIA Linux+ | Certificate in Linux. | Linux | LPIC-1 0.9
LPIC-1 | LPIC-2, Linux Professional Institute Certification | Certificate in Linux. | Linux |
CompTIA A+ | A+ certification, A+ certified | First certificate in computer support. | Technical support | Network+ 0.5
Network+ | CompTIA Network+ | First certificate in networks. | Network administration | CCNA 0.7
CCNA | Cisco Certified Network Associate | Cisco's certificate in networks. | Cisco networking |
CCNP | Cisco Certified Network Professional | Cisco's higher certificate in networks. | Cisco networking | CCNA 0.8
CCIE | Cisco Certified Internetwork Expert | Cisco's highest certificate in networks. | Cisco networking | CCNP 0.8
JNCIA | Juniper Networks Certified Associate | Juniper's first certificate in networks. | Juniper networking | CCNA 0.6
VMware Certified Professional | VCP-DCV, VCP certification | Certificate in VMware. | VMware |
Oracle Certified Professional | OCP Java, Oracle Certified Java Programmer | Oracle's certificate in Java or databases. | |
Oracle Certified Associate | OCA Java | Oracle's first certificate. | | Oracle Certified Professional 0.7
ISTQB | ISTQB Certified Tester, ISTQB certification | Certificate in software testing. | Software testing |
ISTQB Foundation Level | ISTQB Foundation, ISTQB CTFL, CTFL | First certificate in software testing. | ISTQB |
Salesforce Administrator certification | Salesforce Certified Administrator, ADM-201, Salesforce Admin certified | Certificate in running Salesforce. | | Salesforce Platform Developer 0.6
Salesforce Platform Developer | Salesforce Certified Platform Developer, Platform Developer I | Certificate in Salesforce programming. | Salesforce development |
ServiceNow Certified System Administrator | ServiceNow CSA, ServiceNow certified | Certificate in ServiceNow. | ServiceNow |
SAP certification | SAP Certified Application Associate, SAP certified, SAP Certified Associate | Certificate in SAP. | SAP |
Tableau certification | Tableau Desktop Specialist, Tableau Certified Data Analyst | Certificate in Tableau. | Tableau | Power BI Data Analyst Associate 0.6
Snowflake certification | SnowPro Core, SnowPro | Certificate in Snowflake. | Snowflake |
Databricks certification | Databricks Certified Data Engineer, Databricks Certified Associate Developer | Certificate in Databricks. | Databricks |
TensorFlow Developer Certificate | TensorFlow certified | Certificate in TensorFlow. | TensorFlow |
CDMP | Certified Data Management Professional, DAMA certification, DAMA-DMBOK | Certificate in data management. | Data management |
GISP | Certified GIS Professional, GIS certification | Certificate in geographic data. | Geospatial analysis |
# Information security
CISSP | Certified Information Systems Security Professional | High certificate in security. | Cybersecurity | CISM 0.8, CASP+ 0.7
CISM | Certified Information Security Manager | Certificate in leading security. | Information security governance |
CRISC | Certified in Risk and Information Systems Control | Certificate in IT risk. | IT risk management | CISM 0.7
CCSP | Certified Cloud Security Professional | Certificate in cloud security. | Cloud security | CISSP 0.6
Security+ | CompTIA Security+, Sec+ | First certificate in security. | Cybersecurity | CySA+ 0.6
CySA+ | CompTIA CySA+, Cybersecurity Analyst+ | Certificate in watching for attacks. | Security operations |
PenTest+ | CompTIA PenTest+ | Certificate in security tests. | Penetration testing | OSCP 0.5
CASP+ | CompTIA CASP+, SecurityX | Advanced certificate in security. | Cybersecurity |
CEH | Certified Ethical Hacker | Certificate in ethical hacking. | Penetration testing | OSCP 0.7
OSCP | Offensive Security Certified Professional | Hard certificate in hacking. | Penetration testing |
GIAC certification | SANS certification, GIAC certified | Certificates by SANS. | Cybersecurity | Security+ 0.6
GSEC | GIAC Security Essentials | SANS certificate in the basics of security. | GIAC certification |
GCIH | GIAC Certified Incident Handler | Certificate in handling attacks. | GIAC certification, Incident response |
ISO 27001 Lead Auditor | ISO/IEC 27001 Lead Auditor | Certificate in information security audits. | ISO 27001 | ISO 27001 Lead Implementer 0.8
ISO 27001 Lead Implementer | ISO/IEC 27001 Lead Implementer | Certificate in building information security. | ISO 27001 |
DoD 8570 | DoD 8140, DoD 8570 IAT Level II, IAT Level II | US defence rules for IT certificates. | Cybersecurity | Security+ 0.7
# Engineering, quality and environment
Professional Engineer | PE license, Licensed Professional Engineer, P.E.?, P.Eng, Professional Engineer license | North American licence for engineers. | | Chartered Engineer 0.8
Engineer in Training | EIT?, Fundamentals of Engineering, FE exam, EIT certification | US first step to the licence for engineers. | | Professional Engineer 0.5
Chartered Engineer | CEng, Chartered engineer status | British title for engineers. | |
Incorporated Engineer | IEng, IEng status | British title for engineers. | | Chartered Engineer 0.6
Structural Engineer license | SE license, Licensed structural engineer | US licence for structures. | Structural engineering | Professional Engineer 0.8
Architect license | Licensed architect, Registered architect, Architect registration | Licence to work as an architect. | Architectural design |
ARB registration | ARB registered, RIBA Part 3 | British registration of architects. | Architect license |
Professional Land Surveyor | PLS license, Licensed surveyor, Licensed land surveyor | US licence for surveyors. | Land surveying |
MRICS | Chartered Surveyor, RICS chartered, RICS? | British title for surveyors. | Quantity surveying |
LEED AP | LEED Accredited Professional, LEED AP BD+C | Certificate in sustainable building. | LEED | LEED Green Associate 0.7
LEED Green Associate | LEED GA | First certificate in sustainable building. | LEED |
Certified Energy Manager | CEM certification | Certificate in saving energy. | Energy management |
NABCEP | NABCEP certified, NABCEP PV Installation Professional | US certificate in solar power. | Solar panel installation |
MCS accreditation | MCS certified, Microgeneration Certification Scheme | British certificate in green power. | Renewable energy | NABCEP 0.5
Certified Quality Engineer | CQE, ASQ CQE, ASQ certified | Certificate in quality. | Quality assurance | Certified Quality Auditor 0.7
Certified Quality Auditor | CQA?, ASQ CQA | Certificate in quality audits. | Quality auditing |
Certified Quality Inspector | ASQ CQI, CQI? | Certificate in checking products. | Quality control |
ISO 9001 Lead Auditor | QMS lead auditor, Lead Auditor? | Certificate in quality audits. | ISO 9001, Quality auditing | ISO 9001 Internal Auditor 0.7
ISO 9001 Internal Auditor | QMS internal auditor | Certificate in audits of one's own company. | ISO 9001, Quality auditing |
CMRP | Certified Maintenance and Reliability Professional | Certificate in maintenance. | Maintenance |
Certified SolidWorks Professional | CSWP | Certificate in SolidWorks. | SolidWorks | Certified SolidWorks Associate 0.7
Certified SolidWorks Associate | CSWA | First certificate in SolidWorks. | SolidWorks |
Autodesk Certified Professional | Autodesk certified, AutoCAD Certified Professional | Certificate in Autodesk programs. | CAD |
Siemens PLC certification | Siemens SCE, Siemens certified programmer | Certificate in Siemens controllers. | Siemens TIA Portal |
NDT Level II | ASNT Level II, ASNT NDT Level II, SNT-TC-1A Level II | US certificate in testing without breaking. | Non-destructive testing | ISO 9712 0.8
ISO 9712 | EN ISO 9712, PCN Level 2 | European certificate in testing without breaking. | Non-destructive testing |
Regulatory Affairs Certification | RAC certification, RAPS RAC | Certificate in product approval. | Regulatory affairs |
# People, office and sales
SHRM-CP | SHRM Certified Professional | US certificate in HR. | | PHR 0.9, SHRM-SCP 0.8
SHRM-SCP | SHRM Senior Certified Professional | Higher US certificate in HR. | | SPHR 0.9
PHR | Professional in Human Resources | US certificate in HR. | | SPHR 0.8
SPHR | Senior Professional in Human Resources | Higher US certificate in HR. | |
aPHR | Associate Professional in Human Resources | First US certificate in HR. | | PHR 0.7
CIPD Level 5 | Assoc CIPD, CIPD Associate Diploma, CIPD qualified | British certificate in HR. | | SHRM-CP 0.7, CIPD Level 3 0.6
CIPD Level 3 | CIPD Foundation Certificate | First British certificate in HR. | |
CIPD Level 7 | CIPD Advanced Diploma | Higher British certificate in HR. | | CIPD Level 5 0.8, Chartered MCIPD 0.8
Chartered MCIPD | MCIPD, Chartered Member of the CIPD | British title in HR. | |
Certified Compensation Professional | CCP WorldatWork | US certificate in pay. | | CEBS 0.6
CEBS | Certified Employee Benefit Specialist | Certificate in benefits. | |
ICF coaching credential | ICF ACC, ICF PCC, ICF certified coach | Certificate in coaching. | |
Microsoft Office Specialist | MOS certification, MOS Excel Expert, Microsoft Office Specialist Excel | Certificate in Office programs. | |
ICDL | ECDL, European Computer Driving Licence | European certificate in computer use. | | Microsoft Office Specialist 0.7
Certified Administrative Professional | CAP certification, PACE administrative | Certificate in office work. | |
Google Ads certification | Google Ads certified, Google AdWords certified, Google Ads Search Certification | Certificate in Google advertising. | |
Google Analytics certification | Google Analytics certified, Google Analytics Individual Qualification, GAIQ, GA4 certification | Certificate in web figures. | |
HubSpot certification | HubSpot Inbound Certification, HubSpot certified, Inbound marketing certification | Certificate in inbound marketing. | | Google Ads certification 0.3
Meta Blueprint certification | Facebook Blueprint, Meta Certified Digital Marketing Associate | Certificate in Facebook advertising. | | Google Ads certification 0.5
CIM qualification | Chartered Institute of Marketing, CIM Diploma, CIM Certificate | British certificate in marketing. | |
Adobe Certified Professional | Adobe Certified Expert, Adobe Certified Associate | Certificate in Adobe programs. | |
Real estate license | Licensed realtor, Real estate salesperson license, Licensed real estate agent, Real estate salesperson | US licence to sell houses. | | Real estate broker license 0.8
Real estate broker license | Licensed real estate broker, Managing broker license | US licence to lead house sales. | |
Certified Property Manager | CPM IREM | US certificate in looking after buildings. | |
Certified Facility Manager | IFMA CFM | Certificate in running buildings. | | Facility Management Professional 0.7
Facility Management Professional | IFMA FMP | First certificate in running buildings. | |
Certified Meeting Professional | CMP certification | Certificate in events. | |
Certified Fund Raising Executive | CFRE | Certificate in raising funds. | |
# Supply and logistics
APICS CPIM | CPIM, Certified in Planning and Inventory Management, Certified in Production and Inventory Management | Certificate in planning and stock. | Production planning | APICS CSCP 0.8
APICS CSCP | CSCP, Certified Supply Chain Professional | Certificate in supply chains. | |
APICS CLTD | CLTD, Certified in Logistics Transportation and Distribution | Certificate in logistics. | | APICS CSCP 0.7
CPSM | Certified Professional in Supply Management | US certificate in buying. | | MCIPS 0.8
MCIPS | CIPS member, Chartered procurement professional | British title in buying. | | CIPS diploma 0.7
CIPS diploma | CIPS Level 4, CIPS qualified, CIPS? | British certificate in buying. | |
CILT qualification | CILT, CMILT, Chartered Institute of Logistics and Transport | British certificate in logistics. | | APICS CLTD 0.6
Customs broker license | Licensed customs broker, CHB license, Licensed customs house broker | US licence for customs work. | Trade compliance |
Forklift certification | Forklift licence, Forklift license, Certified forklift operator, Counterbalance licence, Forklift certified, Powered industrial truck certification, FLT licence, Staplerschein | Licence to drive a forklift. | | Reach truck licence 0.7
Reach truck licence | Reach truck certification, Reach truck license, VNA licence | Licence to drive a reach truck. | |
IATA dangerous goods certification | IATA DGR, Dangerous goods by air | Certificate for dangerous goods by air. | | DGSA 0.6
DGSA | Dangerous Goods Safety Adviser | European adviser for dangerous goods. | |
Hazmat endorsement | CDL hazmat, HazMat certified driver, H endorsement | US licence to drive dangerous goods. | Commercial driver's license | ADR licence 0.7
ADR licence | ADR certificate, ADR-Schein, ADR? | European licence to drive dangerous goods. | |
HAZMAT shipping certification | DOT hazmat training, 49 CFR, Hazmat shipping | US training in sending dangerous goods. | | IATA dangerous goods certification 0.6
TWIC card | TWIC, Transportation Worker Identification Credential | US worker identity card for ports. | |
# Driving, flying and sea
Driver's license | Driving licence, Valid driver's license, Full UK driving licence, Full clean driving licence, Class B driving licence, Valid driving licence, Führerschein Klasse B, Führerschein | Licence to drive a car. | |
Clean driving record | Clean MVR, Safe driving record | Driving record without offences. | | Driver's license 0.5
Commercial driver's license | CDL, Commercial driving licence, CDL license | US licence to drive trucks. | |
CDL Class A | CDL-A, Class A CDL, Class A commercial driver's license | US licence to drive articulated trucks. | Commercial driver's license | HGV Class 1 0.8, CDL Class B 0.7
CDL Class B | CDL-B, Class B CDL, Class B commercial driver's license | US licence to drive trucks and buses. | Commercial driver's license | HGV Class 2 0.8
Passenger endorsement | CDL passenger endorsement, P endorsement | US licence to drive buses. | Commercial driver's license | PCV licence 0.7
School bus endorsement | S endorsement | US licence to drive school buses. | Commercial driver's license | Passenger endorsement 0.7
Tanker endorsement | Tank endorsement, N endorsement | US licence to drive tankers. | Commercial driver's license |
Doubles/triples endorsement | T endorsement, Doubles and triples endorsement | US licence to pull several trailers. | Commercial driver's license |
HGV Class 1 | LGV C+E, HGV 1, Class 1 driver, Category C+E, Class C+E licence | British and EU licence for articulated trucks. | | HGV Class 2 0.7
HGV Class 2 | LGV C, HGV 2, Category C licence, Class 2 driver | British and EU licence for trucks. | | C1 licence 0.6
C1 licence | Category C1, 7.5 tonne licence | British and EU licence for small trucks. | |
Driver CPC | CPC card, CPC driver qualification card, Certificate of Professional Competence for drivers, Code 95 | European proof of trained drivers. | |
Digital tachograph card | Digi card, Tachograph card, Driver card | European card for drivers' hours. | | Driver CPC 0.6
Transport Manager CPC | CPC transport manager, National CPC | British licence to lead transport. | |
PCV licence | Category D licence, Bus driver licence, PCV? | British and EU licence to drive buses. | |
Taxi licence | Private hire licence, PCO licence, Hackney carriage licence, Chauffeur license | Licence to drive a taxi. | |
Motorcycle license | Motorcycle licence, Class M license, Motorcycle endorsement | Licence to ride a motorcycle. | |
Medical examiner's certificate | DOT medical card, DOT physical, DOT medical certificate | US proof that a driver is fit. | Commercial driver's license |
Private pilot licence | PPL?, Private pilot license, Private pilot certificate | Licence to fly a small aircraft. | | Commercial pilot licence 0.6
Commercial pilot licence | Commercial pilot license, CPL?, Commercial pilot certificate | Licence to fly for pay. | |
Airline transport pilot licence | ATPL, ATP certificate, Airline Transport Pilot, Frozen ATPL | Licence to fly airliners. | | Commercial pilot licence 0.7
Instrument rating | Instrument rated, IFR rating | Licence to fly without sight. | Commercial pilot licence | Multi-engine rating 0.5
Multi-engine rating | Multi-engine rated | Licence to fly with several engines. | Commercial pilot licence |
Type rating | Type rated | Licence to fly one type of aircraft. | Commercial pilot licence |
Flight instructor certificate | CFI certificate, CFII, Flight instructor rating | Licence to teach flying. | Commercial pilot licence |
FAA Part 107 | Part 107 certificate, Remote pilot certificate, Drone pilot license, FAA drone license | US licence to fly drones for pay. | | EU drone licence 0.7
EU drone licence | A2 CofC, EU drone certificate A1/A3, EU drone certificate, GVC drone | European licence to fly drones. | |
Cabin crew attestation | Flight attendant certification, Cabin crew certificate | Licence to work in the cabin. | |
STCW certificate | STCW, STCW 95, STCW Basic Safety Training | Safety training for sailors. | |
Master mariner | Master mariner certificate, Master unlimited | Licence to command ships. | | Officer of the Watch 0.7
Officer of the Watch | OOW certificate, Officer of the Watch certificate | Licence to stand watch on ships. | | STCW certificate 0.6
Merchant Mariner Credential | MMC credential | US credential for seafarers. | | STCW certificate 0.7
Boating license | Boat licence, Recreational boating license | Licence to operate boats. | |
RYA Yachtmaster | Yachtmaster | British certificate in sailing. | | RYA Powerboat 0.5
RYA Powerboat | RYA Powerboat Level 2 | British certificate in motor boats. | |
Train driver licence | Locomotive engineer certification, Train driving licence | Licence to drive trains. | |
PTS card | Personal Track Safety, Sentinel PTS, COSS card | British card for work on railway tracks. | |
# Safety and first aid
First aid | First aid certificate, First aid certified, First aider, First aid training, Ersthelfer | Helping the injured until help comes. | | CPR and AED certification 0.7
CPR and AED certification | CPR/AED, CPR/First Aid, First aid and CPR, CPR/AED certified, First Aid/CPR/AED, American Red Cross CPR | Course in reviving people. | Cardiopulmonary resuscitation |
First Aid at Work | FAW certificate | British three-day course for first aiders. | First aid | Emergency First Aid at Work 0.8
Emergency First Aid at Work | EFAW | British one-day course for first aiders. | First aid |
Paediatric first aid | Pediatric first aid, Pediatric CPR, 12-hour paediatric first aid | First aid for children. | First aid |
Wilderness First Responder | WFR | First aid far from help. | First aid | Wilderness First Aid 0.8
Wilderness First Aid | WFA? | Short course in first aid far from help. | First aid |
Stop the Bleed | Stop the Bleed training, Catastrophic bleed training | Course in stopping heavy bleeding. | First aid |
NEBOSH General Certificate | NEBOSH, NEBOSH National General Certificate, NEBOSH IGC | British certificate in safety at work. | Occupational health and safety | IOSH Managing Safely 0.6, NEBOSH Diploma 0.8
NEBOSH Diploma | NEBOSH National Diploma, NEBOSH International Diploma | Higher British certificate in safety. | Occupational health and safety |
NEBOSH Construction Certificate | NEBOSH Construction | British certificate in building safety. | Occupational health and safety | NEBOSH General Certificate 0.8
IOSH Managing Safely | IOSH certificate, IOSH? | British course in safety. | Occupational health and safety | IOSH Working Safely 0.8
IOSH Working Safely | | British first course in safety. | Occupational health and safety |
CMIOSH | Chartered safety practitioner, Chartered Member of IOSH | British title for safety experts. | Occupational health and safety | Certified Safety Professional 0.8, GradIOSH 0.7
GradIOSH | Graduate Member of IOSH | British title for safety experts on their way. | Occupational health and safety |
Certified Safety Professional | CSP certification, Board of Certified Safety Professionals | US title for safety experts. | Occupational health and safety |
Associate Safety Professional | ASP certification, Graduate Safety Practitioner | US first title for safety experts. | Occupational health and safety | Certified Safety Professional 0.7
Construction Health and Safety Technician | CHST | US certificate in building safety. | Workplace safety |
Certified Industrial Hygienist | CIH certification, Industrial hygiene, Occupational hygiene | US title for healthy work places. | Occupational health and safety |
Fachkraft für Arbeitssicherheit | Sifa, Sicherheitsfachkraft | German safety expert. | Occupational health and safety | NEBOSH General Certificate 0.6
SCC certificate | SCC Document 018, SCC 016/018 | German safety test for contractors. | Workplace safety | VCA certificate 0.9
VCA certificate | VCA Basic, VCA VOL | Dutch safety test for contractors. | Workplace safety |
CCNSG Safety Passport | CCNSG | British safety test for contractors. | Workplace safety | SCC certificate 0.7
BOSIET | BOSIET certificate, FOET | Safety training for work at sea. | Occupational health and safety | GWO Basic Safety Training 0.6
HUET | Helicopter underwater escape training | Helicopter escape training for offshore work. | Occupational health and safety | BOSIET 0.6
GWO Basic Safety Training | GWO, GWO BST, GWO working at heights | Safety training for wind power. | Wind energy |
Rope access | Industrial rope access | Working on ropes at height. | Fall protection |
IRATA certification | IRATA | British certificate in rope work. | Rope access | SPRAT certification 0.9
SPRAT certification | SPRAT | US certificate in rope work. | Rope access |
Confined space certificate | City & Guilds Confined Space, Confined space certified, Medium risk confined space | Licence for tanks and shafts. | Confined space entry |
Streetworks licence | NRSWA, New Roads and Street Works, NRSWA Streetworks | British licence to dig up roads. | Construction |
Water treatment operator license | Water operator license | US licence for water works. | Water treatment | Wastewater operator license 0.7
Wastewater operator license | Wastewater treatment operator license | US licence for sewage works. | Wastewater treatment |
Pesticide applicator license | Licensed pesticide applicator, PA1 PA6, Certified pesticide applicator, Pest control license | Licence to apply pesticides. | Pest control |
Certified arborist | ISA Certified Arborist, ISA arborist | Certificate in caring for trees. | Tree surgery |
Firefighter I | Firefighter 1 | US first certificate of firefighters. | | Firefighter II 0.8
Firefighter II | Firefighter 2, NFPA 1001 | US full certificate of firefighters. | |
Hazmat Operations | HazMat Operations Level | US training for dangerous spills. | | Firefighter I 0.4
FEMA ICS certification | ICS-100, ICS-200, NIMS, IS-700, Incident Command System, ICS 100/200/700 | US training for disasters. | |
Lifeguard certification | Lifeguard, NPLQ, American Red Cross Lifeguard, Certified lifeguard, National Pool Lifeguard | Certificate for pool and beach lifeguards. | | First aid 0.5
Water Safety Instructor | WSI certification | US licence to teach swimming. | | Swimming teacher qualification 0.9
Swimming teacher qualification | Level 2 Swimming Teacher, Swim England Level 2, Swim instructor certification | Licence to teach swimming. | |
# Food, hospitality and personal services
ServSafe Manager | ServSafe, ServSafe certified, ServSafe Food Protection Manager, Certified Food Protection Manager, Food manager certification | US certificate in safe food. | | Food hygiene certificate 0.8, Food handler card 0.7
Food handler card | Food handler certificate, ServSafe Food Handler, Food handler permit, California Food Handler | US first certificate in safe food. | |
Food hygiene certificate | Food hygiene certification, Food safety certificate | Certificate in safe food. | |
Level 2 Food Hygiene | Level 2 Food Safety, Food Safety Level 2, Food Hygiene Level 2 | British certificate in safe food. | Food hygiene certificate | Level 3 Food Safety 0.8
Level 3 Food Safety | Level 3 Food Hygiene, Food Safety Level 3 | British certificate for kitchen leaders. | Food hygiene certificate |
HACCP certification | HACCP certified, HACCP Level 3 | Certificate in food dangers. | | PCQI 0.7
PCQI | FSPCA PCQI, Preventive Controls Qualified Individual | US certificate in food dangers. | |
Health card under infection law | Gesundheitszeugnis, Infektionsschutzbelehrung, Rote Karte | German licence to handle food. | | Food hygiene certificate 0.5
Responsible alcohol service | TIPS certification, ServSafe Alcohol, RBS certification, Responsible Service of Alcohol, Alcohol server permit | Licence to serve alcohol. | | Personal licence 0.6
Personal licence | Personal alcohol licence, APLH, Premises licence holder | British licence to sell alcohol. | |
WSET Level 1 | WSET Level 1 in Wines | First certificate in wine. | | WSET Level 2 0.7
WSET Level 2 | WSET Level 2 in Wines | Certificate in wine. | | WSET Level 3 0.7
WSET Level 3 | WSET Level 3 in Wines | Higher certificate in wine. | |
Certified sommelier | Court of Master Sommeliers | Certificate for wine service. | | WSET Level 3 0.7
Certified Hotel Administrator | CHA certification, AHLEI, Certified Hospitality Supervisor | Certificate in hotels. | |
Cosmetology license | Licensed cosmetologist, Cosmetologist license, Licensed hairdresser | US licence for hair and beauty. | | Barber license 0.6, Esthetician license 0.5
Barber license | Licensed barber, Barbering license | US licence for barbers. | |
Esthetician license | Licensed esthetician, Aesthetician license, Licensed aesthetician | US licence for skin care specialists. | |
Nail technician license | Licensed nail technician, Manicurist license | US licence for nail technicians. | |
NVQ Hairdressing | NVQ Level 2 Hairdressing, NVQ Level 3 Hairdressing, City & Guilds Hairdressing | British certificate for hairdressers. | | Cosmetology license 0.6
NVQ Beauty Therapy | NVQ Level 3 Beauty Therapy, VTCT Beauty Therapy, CIDESCO, NVQ Level 2 Beauty Therapy | Certificate for beauty. | | Esthetician license 0.6
Massage therapy license | Licensed massage therapist, LMT | US licence for massage therapists. | Massage therapy |
Certified personal trainer | NASM CPT, ACE certified, NASM certified, Level 3 Personal Trainer, ACSM certified, ACE Personal Trainer, NSCA-CPT | Certificate for fitness trainers. | | Strength and conditioning certification 0.7
Strength and conditioning certification | CSCS (NSCA), Certified Strength and Conditioning Specialist | Certificate for trainers of athletes. | |
Group fitness instructor certification | Level 2 Fitness Instructor, AFAA certification, Level 2 Gym Instructor | Certificate for fitness classes. | | Certified personal trainer 0.6
Yoga teacher certification | RYT 200, Registered Yoga Teacher, 200-hour yoga teacher training | Certificate for yoga. | | RYT 500 0.8
RYT 500 | 500-hour yoga teacher training | Higher certificate for yoga. | |
Football coaching licence | Soccer coaching license, US Soccer D License | Licence to coach football. | Sports coaching |
UEFA A Licence | UEFA A | Higher European licence to coach football. | Football coaching licence | UEFA B Licence 0.8
UEFA B Licence | UEFA B | European licence to coach football. | Football coaching licence | UEFA C Licence 0.7
UEFA C Licence | UEFA C, FA Level 2 | First European licence to coach football. | Football coaching licence |
Child care license | Licensed child care provider, Family child care license | US licence to look after children at home. | Childcare | Registered childminder 0.8
Registered childminder | Ofsted registered childminder | British licence to look after children at home. | Childcare |
Funeral director license | Licensed funeral director, Licensed embalmer | US licence for funeral directors. | |
# Security, checks and clearance
Security clearance | Active security clearance, Government security clearance, Clearance? | Official permission to see classified information. | |
Secret clearance | Active Secret clearance, DoD Secret clearance, Secret security clearance | US clearance at Secret level. | Security clearance | Top Secret clearance 0.7, SC clearance 0.4
Top Secret clearance | TS clearance, Active Top Secret, Top Secret security clearance | US clearance at Top Secret level. | Security clearance | TS/SCI clearance 0.8
TS/SCI clearance | TS/SCI, Top Secret/SCI | US clearance for compartmented information. | Security clearance | Polygraph 0.5
Polygraph | CI polygraph, Full-scope polygraph, CI poly | US lie detector examination for clearances. | Security clearance |
Public Trust clearance | Public Trust, Public Trust position | US suitability check for trusted positions. | Security clearance |
SC clearance | SC cleared, Security Check clearance, SC security clearance | UK Security Check clearance. | Security clearance | DV clearance 0.7, BPSS clearance 0.5
DV clearance | DV cleared, Developed Vetting, eDV | UK Developed Vetting clearance. | Security clearance |
BPSS clearance | BPSS, Baseline Personnel Security Standard | British basic check of staff. | Security clearance |
CTC clearance | Counter Terrorist Check | British check against terror. | Security clearance | SC clearance 0.6
NATO clearance | NATO Secret, NATO security clearance | Security clearance of NATO. | Security clearance |
German security clearance | Sicherheitsüberprüfung, SÜ2, Ü2 | German clearance for secrets. | Security clearance | SC clearance 0.4
DBS check | DBS certificate, DBS checked, CRB check | British check of a person's record. | |
Enhanced DBS check | Enhanced DBS, Enhanced DBS certificate | British full check of a person's record. | DBS check | PVG scheme 0.9
PVG scheme | PVG membership, PVG registered | Scottish check of a person's record. | |
Background check | Criminal background check, Level 2 background screening, Live Scan, Background screening | Check of a person's record. | | DBS check 0.7
Fingerprint clearance card | IVP fingerprint clearance card | US card after a check of fingerprints. | | Background check 0.7
Führungszeugnis | Certificate of good conduct, Erweitertes Führungszeugnis, Police clearance certificate | Paper on a clean record. | | Background check 0.7
SIA licence | SIA license, SIA badge, SIA licensed | UK licence for security staff. | | Security guard license 0.8
SIA Door Supervisor | SIA Door Supervisor licence, Door supervisor licence | British licence for door staff. | SIA licence |
SIA CCTV licence | SIA Public Space Surveillance, CCTV licence | British licence to watch cameras. | SIA licence |
Security guard license | Guard card, Licensed security guard, Unarmed security license, Security officer license | US licence for security guards. | |
Armed guard license | Armed security license, Class G license | US licence for armed guards. | | Security guard license 0.8
Sachkundeprüfung § 34a | 34a Sachkunde, Sachkunde 34a | German examination for guards. | | SIA licence 0.6, Unterrichtung § 34a 0.7
Unterrichtung § 34a | 34a Schein | German first course for guards. | |
Certified Protection Professional | CPP ASIS | Certificate in leading security. | |
Firearms license | Firearms certificate, Firearms licence | Licence to own weapons. | |
Concealed carry permit | License to carry, Concealed carry license | US licence to carry weapons. | | Firearms license 0.7
POST certification | Peace officer certification, POST certified, Certified peace officer | US certificate of police officers. | | Police academy 0.7
Police academy | Police academy graduate, Law enforcement academy | Training of police officers. | |
911 dispatcher certification | Emergency dispatcher certification, EMD certification, Emergency Medical Dispatcher | US certificate for emergency calls. | |
Private investigator license | Licensed private investigator, PI license | Licence to investigate. | |
# Language certificates
IELTS | IELTS Academic, International English Language Testing System | Test of English. | | TOEFL 0.9, Cambridge C1 Advanced 0.9
TOEFL | TOEFL iBT, Test of English as a Foreign Language | Test of English. | | TOEIC 0.8
TOEIC | Test of English for International Communication | Test of English for work. | |
Cambridge C1 Advanced | Cambridge Advanced English, Certificate in Advanced English, C1 Advanced | Certificate of good English. | | Cambridge C2 Proficiency 0.8, Cambridge B2 First 0.7
Cambridge C2 Proficiency | Certificate of Proficiency in English, C2 Proficiency | Certificate of very good English. | |
Cambridge B2 First | First Certificate in English, B2 First | Certificate of fair English. | |
Occupational English Test | OET | Test of English for health staff. | | IELTS 0.8
Goethe-Zertifikat | Goethe certificate, Goethe-Institut certificate | Certificate of German. | | TestDaF 0.8, telc Deutsch 0.9
TestDaF | Test Deutsch als Fremdsprache | Test of German for students. | | DSH 0.9
DSH | Deutsche Sprachprüfung für den Hochschulzugang | Test of German for universities. | |
telc Deutsch | telc certificate, telc? | Certificate of German. | |
Fachsprachprüfung | Fachsprachenprüfung, FSP Medizin | German language test for doctors. | | Goethe-Zertifikat 0.6
DELF | Diplôme d'études en langue française | Certificate of French. | | DALF 0.8, TCF test 0.8
DALF | Diplôme approfondi de langue française | Certificate of good French. | |
TCF test | Test de connaissance du français | Test of French. | |
DELE | Diploma de Español, Diplomas de Español como Lengua Extranjera | Certificate of Spanish. | | SIELE 0.9
SIELE | | Test of Spanish. | |
JLPT | Japanese-Language Proficiency Test | Test of Japanese. | |
JLPT N1 | | Highest level of the test of Japanese. | JLPT | JLPT N2 0.8
JLPT N2 | | Second level of the test of Japanese. | JLPT |
HSK | Hanyu Shuiping Kaoshi | Test of Chinese. | |
TOPIK | Test of Proficiency in Korean | Test of Korean. | |
CELI | CELI certificate | Certificate of Italian. | | CILS 0.9
CILS | CILS certificate | Certificate of Italian. | |
Certified interpreter | Sworn interpreter, Certified interpreting | Certificate for interpreters. | | Certified translator 0.6
Certified medical interpreter | Certified healthcare interpreter, CCHI, NBCMI | US certificate for interpreters in hospitals. | Certified interpreter |
Court certified interpreter | Court interpreter certification, Federally certified court interpreter | US certificate for interpreters in court. | Certified interpreter |
Certified translator | Sworn translator, ATA certified | Certificate for translators. | |
`
