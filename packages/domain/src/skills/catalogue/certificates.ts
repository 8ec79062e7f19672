export const certificates = `
# Security, checks and clearance
Security clearance | <Clearance?, >Active security clearance, >Government security clearance
SIA licence | =SIA licensed, =SIA license, SIA badge
Background check | >Criminal background check, Level 2 background screening<Background screening, Live Scan, Background screening | | Pre-employment checks 0.5
Security guard license | =Licensed security guard, Guard card, Unarmed security license, Security officer license | | SIA licence 0.8, Security guarding 0.8
DBS check | =DBS checked, DBS certificate, CRB check | | Background check 0.7
PVG scheme | PVG membership, PVG registered | | Enhanced DBS check 0.9
Fingerprint clearance card | >IVP fingerprint clearance card | | Background check 0.7
Führungszeugnis | Certificate of good conduct, >Erweitertes Führungszeugnis, Police clearance certificate | | Background check 0.7
Armed guard license | Armed security license, Class G license | | Security guard license 0.8
Sachkundeprüfung § 34a | 34a Sachkunde=Sachkunde 34a | | SIA licence 0.6, Unterrichtung § 34a 0.7
Unterrichtung § 34a | 34a Schein
Certified Protection Professional | ^CPP ASIS
Firearms license | =Firearms certificate, =Firearms licence
Concealed carry permit | License to carry, Concealed carry license | | Firearms license 0.7
POST certification | =POST certified, Peace officer certification=Certified peace officer | | Police academy 0.7, Law enforcement 0.7
Police academy | >Police academy graduate, Law enforcement academy
911 dispatcher certification | Emergency dispatcher certification, EMD certification, Emergency Medical Dispatcher
Private investigator license | =Licensed private investigator, ^PI license
Enhanced DBS check | <~Enhanced DBS, ~Enhanced DBS certificate<Enhanced DBS | <DBS check
Secret clearance | >Active Secret clearance, >DoD Secret clearance, ~Secret security clearance | <Security clearance
Top Secret clearance | ^TS clearance, ~Active Top Secret, ~Top Secret security clearance | " | TS/SCI clearance 0.8, Secret clearance 0.7
TS/SCI clearance | =TS/SCI, =Top Secret/SCI | " | Polygraph 0.5
Public Trust clearance | <~Public Trust, Public Trust position<Public Trust | "
SC clearance | =SC cleared, ^Security Check clearance, ~SC security clearance | " | DV clearance 0.7, BPSS clearance 0.5, Secret clearance 0.4
DV clearance | =DV cleared, ~Developed Vetting, eDV | "
BPSS clearance | =BPSS, Baseline Personnel Security Standard | "
CTC clearance | Counter Terrorist Check | " | SC clearance 0.6
NATO clearance | >NATO Secret, ~NATO security clearance | "
German security clearance | Sicherheitsüberprüfung, SÜ2, Ü2 | " | SC clearance 0.4
Polygraph | >CI polygraph^CI poly, >Full-scope polygraph | Security clearance
SIA Door Supervisor | =SIA Door Supervisor licence, ~Door supervisor licence | <SIA licence
SIA CCTV licence | ~SIA Public Space Surveillance, <~CCTV licence | "
# Projects, process and service
PMP | =PMP certified, ^Project Management Professional, =PMP certification
PRINCE2 | ^Projects in Controlled Environments, =PRINCE2 certified
CAPM | ^Certified Associate in Project Management | | PMP 0.6
PgMP | ^Program Management Professional | | PMP 0.7
MSP Practitioner | Managing Successful Programmes, MSP certified | | PRINCE2 Practitioner 0.6
IPMA Level D | IPMA D, GPM Level D | | CAPM 0.8
IPMA Level C | IPMA C, GPM Level C | | IPMA Level D 0.6, PMP 0.7
IPMA Level B | IPMA B, GPM Level B | | IPMA Level C 0.7
APM Project Management Qualification | ^APM PMQ, APMP qualification | | PRINCE2 Practitioner 0.7
Chartered Project Professional | ^ChPP | | PMP 0.8
Prosci certification | <Prosci, ADKAR, Prosci Change Practitioner<Prosci | | Change management 0.7
ITIL 4 Foundation | ITIL Foundation, ITIL v4 Foundation, ITIL certified=ITIL certification, ITIL v3 Foundation | ITIL
ITIL Managing Professional | ITIL Intermediate, ITIL Practitioner | " | ITIL 4 Foundation 0.6
ITIL Expert | ITIL v3 Expert | " | ITIL Managing Professional 0.8
Six Sigma Green Belt | <Green Belt, >Lean Six Sigma Green Belt^LSSGB, CSSGB | Six Sigma
Six Sigma Black Belt | <Black Belt?, >Lean Six Sigma Black Belt^LSSBB, CSSBB | " | Six Sigma Green Belt 0.8
Six Sigma Yellow Belt | <Yellow Belt, >Lean Six Sigma Yellow Belt | " | Six Sigma Green Belt 0.6
Master Black Belt | >Six Sigma Master Black Belt | " | Six Sigma Black Belt 0.8
Certified ScrumMaster | CSM certification, Scrum Master certification | Scrum
Professional Scrum Master | >PSM I, >PSM II, PSM certification | " | Certified ScrumMaster 0.9
Certified Scrum Product Owner | ^CSPO | " | Professional Scrum Product Owner 0.9
Professional Scrum Product Owner | ^PSPO, >PSPO I | "
PMI-ACP | ^PMI Agile Certified Practitioner | Agile | Certified ScrumMaster 0.7
AgilePM | >AgilePM Practitioner, >AgilePM Foundation, DSDM | " | PRINCE2 Practitioner 0.5
PRINCE2 Foundation | | <PRINCE2 | PRINCE2 Practitioner 0.7
PRINCE2 Practitioner | | " | PMP 0.8
SAFe Agilist | >Certified SAFe Agilist, Leading SAFe, SAFe certification | Scaled Agile Framework | SAFe Scrum Master 0.7
SAFe Scrum Master | SAFe Advanced Scrum Master | "
SAFe POPM | ^SAFe Product Owner/Product Manager | " | SAFe Agilist 0.6
CBAP | ^Certified Business Analysis Professional | Requirements engineering | IREB CPRE 0.6, CCBA 0.8
CCBA | ^Certification of Capability in Business Analysis | "
ECBA | ^Entry Certificate in Business Analysis | " | CCBA 0.7
IREB CPRE | CPRE Foundation Level, <IREB, Certified Professional for Requirements Engineering | "
TOGAF certification | =TOGAF certified, TOGAF 9 Certified, TOGAF 10 | TOGAF
COBIT certification | <COBIT, COBIT 2019<COBIT, COBIT 5<COBIT | IT risk management
CMMI | ^Capability Maturity Model Integration, >CMMI appraisal, >CMMI Level 3 | Continuous improvement
# Cloud, network and software
CompTIA A+ | A+ certification=A+ certified | Technical support
CCNA | ^Cisco Certified Network Associate | Cisco networking
CCNP | ^Cisco Certified Network Professional | " | CCNA 0.8
CCIE | ^Cisco Certified Internetwork Expert | " | CCNP 0.8
AWS Certified Solutions Architect | AWS Solutions Architect, >AWS Certified Solutions Architect Associate, AWS SAA^AWS Solutions Architect Associate | AWS
AWS Certified Developer | AWS Developer Associate, >AWS Certified Developer Associate | " | AWS Certified Solutions Architect 0.7
AWS Certified SysOps Administrator | AWS SysOps, AWS SysOps Administrator Associate<AWS SysOps | " | AWS Certified Solutions Architect 0.7
AWS Certified Cloud Practitioner | AWS Cloud Practitioner | " | Azure Fundamentals 0.7
AWS certification | =AWS certified | "
AWS Solutions Architect Professional | ~AWS Certified Solutions Architect Professional, ~AWS SAP-C02 | <AWS Certified Solutions Architect
AWS Certified DevOps Engineer | AWS DevOps Engineer Professional | AWS, DevOps | Azure DevOps Engineer Expert 0.6
AWS Certified Security Specialty | AWS Security Specialty | AWS, Cloud security
Azure Fundamentals | AZ-900, >Microsoft Certified Azure Fundamentals | Microsoft Azure
Azure Administrator Associate | AZ-104, Microsoft Certified Azure Administrator<Azure Administrator, <Azure Administrator | " | Azure Fundamentals 0.5
Azure Developer Associate | AZ-204, <Azure Developer | "
Azure Solutions Architect Expert | AZ-305, <Azure Solutions Architect | " | Azure Administrator Associate 0.7, AWS Certified Solutions Architect 0.6
Azure DevOps Engineer Expert | AZ-400, <Azure DevOps Engineer | Microsoft Azure, DevOps
Azure Data Engineer Associate | DP-203, <Azure Data Engineer, DP-700 | Microsoft Azure, Data engineering
Power BI Data Analyst Associate | PL-300, DA-100, Microsoft Certified Power BI Data Analyst | Power BI
Microsoft certification | >MCSA, >MCSE, MCP certification, Microsoft Certified Professional
Oracle Certified Professional | OCP Java, Oracle Certified Java Programmer
Oracle Certified Associate | OCA Java | | Oracle Certified Professional 0.7
Salesforce Administrator certification | =Salesforce Certified Administrator, ADM-201, Salesforce Admin certified | | Salesforce Platform Developer 0.6
Google Professional Cloud Architect | Google Cloud Certified Professional Cloud Architect, GCP Professional Cloud Architect | Google Cloud | AWS Certified Solutions Architect 0.6
Google Associate Cloud Engineer | GCP Associate Cloud Engineer | " | Google Professional Cloud Architect 0.6
Google Professional Data Engineer | GCP Data Engineer^Google Cloud Professional Data Engineer | Google Cloud, Data engineering
Certified Kubernetes Administrator | ^CKA | Kubernetes | Certified Kubernetes Application Developer 0.8
Certified Kubernetes Application Developer | ^CKAD | "
Certified Kubernetes Security Specialist | ^CKS? | " | Certified Kubernetes Administrator 0.8
Terraform Associate | >HashiCorp Certified Terraform Associate | Terraform
Red Hat Certified System Administrator | ^RHCSA | Red Hat Enterprise Linux | Linux+ 0.7
Red Hat Certified Engineer | ^RHCE | " | Red Hat Certified System Administrator 0.8
Linux+ | @CompTIA Linux+ | Linux | LPIC-1 0.9
LPIC-1 | LPIC-2, Linux Professional Institute Certification | "
Network+ | @CompTIA Network+ | Network administration | CCNA 0.7, CompTIA A+ 0.5
JNCIA | ^Juniper Networks Certified Associate | Juniper networking | CCNA 0.6
VMware Certified Professional | VCP-DCV, VCP certification | VMware
ISTQB | =ISTQB certification, >ISTQB Certified Tester | Software testing
ISTQB Foundation Level | <~ISTQB Foundation, ~ISTQB CTFL@CTFL | <ISTQB
Salesforce Platform Developer | Salesforce Certified Platform Developer, Platform Developer I | Salesforce development
ServiceNow Certified System Administrator | ^ServiceNow CSA, <ServiceNow certified | ServiceNow
SAP certification | =SAP certified, >SAP Certified Application Associate, >SAP Certified Associate | SAP
Tableau certification | >Tableau Desktop Specialist, >Tableau Certified Data Analyst | Tableau | Power BI Data Analyst Associate 0.6
Snowflake certification | >SnowPro Core<SnowPro, SnowPro | Snowflake
Databricks certification | >Databricks Certified Data Engineer, >Databricks Certified Associate Developer | Databricks
TensorFlow Developer Certificate | TensorFlow certified | TensorFlow
CDMP | ^Certified Data Management Professional, DAMA certification, DAMA-DMBOK | Data management
GISP | Certified GIS Professional, GIS certification | Geospatial analysis
# Information security
CISSP | ^Certified Information Systems Security Professional | Cybersecurity
Security+ | @CompTIA Security+, ^Sec+ | "
CASP+ | @CompTIA CASP+, SecurityX | " | CISSP 0.7
GIAC certification | =GIAC certified, SANS certification | " | Security+ 0.6
DoD 8570 | DoD 8140, >DoD 8570 IAT Level II<IAT Level II, IAT Level II | " | Security+ 0.7
CISM | ^Certified Information Security Manager | Information security governance | CISSP 0.8
CRISC | ^Certified in Risk and Information Systems Control | IT risk management | CISM 0.7
CCSP | ^Certified Cloud Security Professional | Cloud security | CISSP 0.6
CySA+ | @CompTIA CySA+, Cybersecurity Analyst+ | Security operations | Security+ 0.6
PenTest+ | @CompTIA PenTest+ | Penetration testing | OSCP 0.5
CEH | ^Certified Ethical Hacker | " | OSCP 0.7
OSCP | ^Offensive Security Certified Professional | "
GSEC | ^GIAC Security Essentials | <GIAC certification
GCIH | ^GIAC Certified Incident Handler | <GIAC certification, Incident response
ISO 27001 Lead Auditor | ISO/IEC 27001 Lead Auditor | ISO 27001 | ISO 27001 Lead Implementer 0.8
ISO 27001 Lead Implementer | ISO/IEC 27001 Lead Implementer | "
# People, office and sales
Real estate license | Licensed real estate agent, Real estate salesperson, Licensed realtor, Real estate salesperson license<Real estate salesperson
CIPD Level 5 | Assoc CIPD, CIPD Associate Diploma, CIPD qualified | | SHRM-CP 0.7
SHRM-CP | ^SHRM Certified Professional
SHRM-SCP | ^SHRM Senior Certified Professional | | SPHR 0.9, SHRM-CP 0.8
PHR | ^Professional in Human Resources | | SPHR 0.8, SHRM-CP 0.9
SPHR | ^Senior Professional in Human Resources
aPHR | ^Associate Professional in Human Resources | | PHR 0.7
CIPD Level 3 | CIPD Foundation Certificate | | CIPD Level 5 0.6
CIPD Level 7 | CIPD Advanced Diploma | | CIPD Level 5 0.8, Chartered MCIPD 0.8
Chartered MCIPD | @MCIPD, ^Chartered Member of the CIPD
Certified Compensation Professional | CCP WorldatWork | | CEBS 0.6
CEBS | ^Certified Employee Benefit Specialist
ICF coaching credential | >ICF ACC, >ICF PCC, ICF certified coach
Microsoft Office Specialist | MOS certification, >MOS Excel Expert, >Microsoft Office Specialist Excel
ICDL | ECDL^European Computer Driving Licence | | Microsoft Office Specialist 0.7
Certified Administrative Professional | CAP certification, PACE administrative
Google Ads certification | =Google Ads certified, Google AdWords certified, Google Ads Search Certification
Google Analytics certification | =Google Analytics certified, Google Analytics Individual Qualification^GAIQ, GA4 certification
HubSpot certification | =HubSpot certified, HubSpot Inbound Certification, Inbound marketing certification | | Google Ads certification 0.3
Meta Blueprint certification | Facebook Blueprint, Meta Certified Digital Marketing Associate | | Google Ads certification 0.5
CIM qualification | =CIM Certificate, Chartered Institute of Marketing, CIM Diploma
Adobe Certified Professional | Adobe Certified Expert, Adobe Certified Associate
Real estate broker license | =Licensed real estate broker, Managing broker license | | Real estate license 0.8
Certified Property Manager | CPM IREM | | Property management 0.7
Certified Facility Manager | IFMA CFM | | Facility Management Professional 0.7, Facility management 0.7
Facility Management Professional | IFMA FMP
Certified Meeting Professional | CMP certification
Certified Fund Raising Executive | ^CFRE | | Fundraising 0.7
# Driving, flying and sea
Commercial driver's license | ^CDL license, ^CDL, =Commercial driving licence
Commercial pilot licence | =Commercial pilot certificate, =Commercial pilot license, ^CPL?
Driver's license | =Valid driving licence, =Driving licence, =Valid driver's license, >Car licence, >Full driving licence, >Full UK licence, >Clean UK licence, >Full clean driving licence, Class B driving licence, Führerschein Klasse B<Führerschein, Führerschein, >Full UK driving licence
Clean driving record | Clean MVR, Safe driving record | | Driver's license 0.5
HGV Class 1 | Class 1 driver, Category C+E, Class C+E licence, LGV C+E, HGV 1
Driver CPC | >CPC card=CPC driver qualification card, Certificate of Professional Competence for drivers, Code 95
HGV Class 2 | LGV C, HGV 2, Category C licence, Class 2 driver | | HGV Class 1 0.7
C1 licence | Category C1, 7.5 tonne licence | | HGV Class 2 0.6
Digital tachograph card | Digi card, <Tachograph card, Driver card | | Driver CPC 0.6
Transport Manager CPC | CPC transport manager, National CPC
PCV licence | Category D licence, Bus driver licence, <PCV? | | Bus driving 0.8
Taxi licence | Private hire licence, PCO licence, Hackney carriage licence, Chauffeur license | | Taxi driving 0.8
Motorcycle license | =Motorcycle licence, Class M license, Motorcycle endorsement
Private pilot licence | ^PPL?, =Private pilot license, =Private pilot certificate | | Commercial pilot licence 0.6
Airline transport pilot licence | ^ATPL, ATP certificate, <Airline Transport Pilot, Frozen ATPL | | Commercial pilot licence 0.7
FAA Part 107 | Part 107 certificate, Remote pilot certificate, Drone pilot license, FAA drone license | | EU drone licence 0.7
EU drone licence | =EU drone certificate, A2 CofC, EU drone certificate A1/A3, GVC drone
Cabin crew attestation | Flight attendant certification, Cabin crew certificate | | Cabin service 0.8
STCW certificate | =STCW, STCW 95, STCW Basic Safety Training
Master mariner | >Master mariner certificate, Master unlimited | | Officer of the Watch 0.7
Officer of the Watch | OOW certificate, >Officer of the Watch certificate | | STCW certificate 0.6
Merchant Mariner Credential | MMC credential | | STCW certificate 0.7
Boating license | =Boat licence, >Recreational boating license
RYA Yachtmaster | <Yachtmaster | | RYA Powerboat 0.5
RYA Powerboat | >RYA Powerboat Level 2
Train driver licence | =Train driving licence, Locomotive engineer certification | | Train driving 0.9
PTS card | Personal Track Safety, Sentinel PTS, COSS card
CDL Class A | ^Class A commercial driver's license, ^CDL-A, ~Class A CDL | <Commercial driver's license | HGV Class 1 0.8
CDL Class B | ^CDL-B, =Class B CDL, ~Class B commercial driver's license | " | HGV Class 2 0.8, CDL Class A 0.7
Passenger endorsement | >CDL passenger endorsement, P endorsement | Commercial driver's license | PCV licence 0.7, Bus driving 0.7
School bus endorsement | S endorsement | " | Passenger endorsement 0.7
Tanker endorsement | =Tank endorsement, N endorsement | "
Doubles/triples endorsement | =Doubles and triples endorsement, T endorsement | "
Medical examiner's certificate | DOT medical card, DOT physical, DOT medical certificate | "
Instrument rating | =Instrument rated, IFR rating | Commercial pilot licence | Multi-engine rating 0.5
Multi-engine rating | =Multi-engine rated | "
Type rating | =Type rated | "
Flight instructor certificate | CFI certificate, >CFII, Flight instructor rating | "
# Safety and first aid
First aid | First aider, <First aid training, Ersthelfer, >First aid certificate=First aid certified
Lifeguard certification | =Certified lifeguard, <Lifeguard, >American Red Cross Lifeguard, >National Pool Lifeguard, NPLQ | | First aid 0.5
Firefighter I | =Firefighter 1 | | Firefighter II 0.8, Firefighting 0.8
Firefighter II | =Firefighter 2, NFPA 1001
Hazmat Operations | >HazMat Operations Level | | Firefighter I 0.4
FEMA ICS certification | >ICS-100, >ICS-200, NIMS, >IS-700, Incident Command System, ICS 100/200/700<ICS-100 | | Emergency management 0.6
Water Safety Instructor | WSI certification | | Swimming teacher qualification 0.9
Swimming teacher qualification | Level 2 Swimming Teacher, Swim England Level 2, Swim instructor certification
NEBOSH General Certificate | <NEBOSH, >NEBOSH National General Certificate, >NEBOSH IGC | Occupational health and safety
NEBOSH Diploma | >NEBOSH National Diploma, >NEBOSH International Diploma | " | NEBOSH General Certificate 0.8
NEBOSH Construction Certificate | <NEBOSH Construction | " | NEBOSH General Certificate 0.8
IOSH Managing Safely | IOSH certificate<IOSH, <IOSH? | " | IOSH Working Safely 0.8, NEBOSH General Certificate 0.6
IOSH Working Safely | | "
CMIOSH | ^Chartered Member of IOSH, Chartered safety practitioner | " | Certified Safety Professional 0.8, GradIOSH 0.7
GradIOSH | Graduate Member of IOSH | "
Certified Safety Professional | CSP certification, Board of Certified Safety Professionals | "
Associate Safety Professional | ASP certification, Graduate Safety Practitioner | " | Certified Safety Professional 0.7
Certified Industrial Hygienist | CIH certification, Industrial hygiene, Occupational hygiene | "
Fachkraft für Arbeitssicherheit | Sifa, Sicherheitsfachkraft | " | NEBOSH General Certificate 0.6
BOSIET | >BOSIET certificate, FOET | " | GWO Basic Safety Training 0.6
HUET | ^Helicopter underwater escape training | " | BOSIET 0.6
First Aid at Work | ^FAW certificate | <First aid
Emergency First Aid at Work | ^EFAW | " | First Aid at Work 0.8
Paediatric first aid | =Pediatric first aid, Pediatric CPR, >12-hour paediatric first aid | "
Wilderness First Aid | ^WFA? | "
CPR and AED certification | =CPR/AED certified, CPR/AED, CPR/First Aid=First aid and CPR, First Aid/CPR/AED<CPR/AED, American Red Cross CPR | Cardiopulmonary resuscitation | First aid 0.7
Wilderness First Responder | ^WFR | First aid | Wilderness First Aid 0.8
Stop the Bleed | >Stop the Bleed training, Catastrophic bleed training | "
Construction Health and Safety Technician | ^CHST | Workplace safety
SCC certificate | SCC Document 018, SCC 016/018 | " | VCA certificate 0.9
VCA certificate | >VCA Basic, >VCA VOL | "
CCNSG Safety Passport | <CCNSG | " | SCC certificate 0.7
GWO Basic Safety Training | ^GWO BST, <GWO, GWO working at heights<GWO | Wind energy
Rope access | >Industrial rope access | Fall protection
IRATA certification | <IRATA | Rope access | SPRAT certification 0.9
SPRAT certification | <SPRAT | "
Confined space certificate | =Confined space certified, City & Guilds Confined Space, Medium risk confined space | Confined space entry
Streetworks licence | NRSWA, New Roads and Street Works, NRSWA Streetworks<NRSWA | Construction
Water treatment operator license | Water operator license | Water treatment | Wastewater operator license 0.7
Wastewater operator license | Wastewater treatment operator license | Wastewater treatment
Pesticide applicator license | =Licensed pesticide applicator, =Certified pesticide applicator, PA1 PA6, Pest control license | Pest control | Pesticide application 0.8
Certified arborist | >ISA Certified Arborist, ISA arborist | Tree surgery
# Food, hospitality and personal services
Football coaching licence | Soccer coaching license, >US Soccer D License | Sports coaching
ServSafe Manager | <ServSafe, ServSafe Food Protection Manager<ServSafe, Certified Food Protection Manager, Food manager certification, ServSafe certified<ServSafe | | Food hygiene certificate 0.8
Food hygiene certificate | =Food hygiene certification, Food safety certificate
Cosmetology license | Licensed hairdresser, Licensed cosmetologist=Cosmetologist license
Certified personal trainer | >NASM CPT, ACE certified, NASM certified, Level 3 Personal Trainer, ACSM certified, >ACE Personal Trainer, >NSCA-CPT | | Personal training 0.8
Food handler card | Food handler certificate, >ServSafe Food Handler, Food handler permit, >California Food Handler | | ServSafe Manager 0.7, Food safety 0.7
HACCP certification | =HACCP certified, HACCP Level 3 | | PCQI 0.7, HACCP 0.9
PCQI | @FSPCA PCQI, ^Preventive Controls Qualified Individual
Health card under infection law | Gesundheitszeugnis, Infektionsschutzbelehrung, Rote Karte | | Food hygiene certificate 0.5
Responsible alcohol service | =Responsible Service of Alcohol, >TIPS certification, >ServSafe Alcohol, >RBS certification, Alcohol server permit | | Personal licence 0.6, Bartending 0.5
Personal licence | Personal alcohol licence, APLH, Premises licence holder
WSET Level 1 | >WSET Level 1 in Wines | | WSET Level 2 0.7
WSET Level 2 | >WSET Level 2 in Wines | | WSET Level 3 0.7, Wine service 0.7
WSET Level 3 | >WSET Level 3 in Wines
Certified sommelier | Court of Master Sommeliers | | WSET Level 3 0.7, Wine service 0.7
Certified Hotel Administrator | CHA certification, AHLEI, Certified Hospitality Supervisor
Barber license | =Licensed barber, Barbering license | | Cosmetology license 0.6, Barbering 0.8
Esthetician license | =Licensed esthetician, Aesthetician license=Licensed aesthetician | | Cosmetology license 0.5, Beauty therapy 0.8
Nail technician license | =Licensed nail technician, Manicurist license | | Nail care 0.8
NVQ Hairdressing | >NVQ Level 2 Hairdressing, >NVQ Level 3 Hairdressing, City & Guilds Hairdressing | | Cosmetology license 0.6
NVQ Beauty Therapy | >NVQ Level 3 Beauty Therapy, VTCT Beauty Therapy, CIDESCO, >NVQ Level 2 Beauty Therapy | | Esthetician license 0.6, Beauty therapy 0.8
Strength and conditioning certification | CSCS (NSCA), Certified Strength and Conditioning Specialist | | Certified personal trainer 0.7
Group fitness instructor certification | Level 2 Fitness Instructor, AFAA certification, Level 2 Gym Instructor | | Certified personal trainer 0.6
Yoga teacher certification | RYT 200, Registered Yoga Teacher, 200-hour yoga teacher training | | RYT 500 0.8
RYT 500 | 500-hour yoga teacher training
Funeral director license | =Licensed funeral director, Licensed embalmer
Level 2 Food Hygiene | =Food Hygiene Level 2, ~Level 2 Food Safety=Food Safety Level 2 | <Food hygiene certificate | Level 3 Food Safety 0.8
Level 3 Food Safety | =Food Safety Level 3, ~Level 3 Food Hygiene | "
Massage therapy license | Licensed massage therapist^LMT | Massage therapy
UEFA A Licence | <~UEFA A | <Football coaching licence | UEFA B Licence 0.8
UEFA B Licence | <~UEFA B | " | UEFA C Licence 0.7
UEFA C Licence | <~UEFA C, FA Level 2 | "
Child care license | Licensed child care provider, >Family child care license | Childcare | Registered childminder 0.8
Registered childminder | >Ofsted registered childminder | "
# Engineering, quality and environment
Professional Engineer | ^PE license, =Licensed Professional Engineer, ^P.E.?, =Professional Engineer license, P.Eng
Engineer in Training | ^EIT?, Fundamentals of Engineering, FE exam, EIT certification | | Professional Engineer 0.5
Chartered Engineer | ^CEng, =Chartered engineer status | | Professional Engineer 0.8
Incorporated Engineer | ^IEng, IEng status | | Chartered Engineer 0.6
Structural Engineer license | ^SE license, =Licensed structural engineer | Structural engineering | Professional Engineer 0.8
Architect license | =Licensed architect, Registered architect, Architect registration | Architectural design
ARB registration | ARB registered, RIBA Part 3 | Architect license
Professional Land Surveyor | PLS license, Licensed surveyor, Licensed land surveyor | Land surveying
MRICS | Chartered Surveyor, RICS chartered<RICS, RICS? | Quantity surveying
LEED AP | ^LEED Accredited Professional, >LEED AP BD+C | LEED | LEED Green Associate 0.7
LEED Green Associate | ^LEED GA | "
Certified Energy Manager | CEM certification | Energy management
NABCEP | >NABCEP certified, >NABCEP PV Installation Professional | Solar panel installation
MCS accreditation | MCS certified, Microgeneration Certification Scheme | Renewable energy | NABCEP 0.5
Certified Quality Engineer | ^CQE, ^ASQ CQE, ASQ certified | Quality assurance | Certified Quality Auditor 0.7
Certified Quality Auditor | ^CQA?, ^ASQ CQA | Quality auditing
Certified Quality Inspector | ^ASQ CQI, ^CQI? | Quality control
ISO 9001 Lead Auditor | QMS lead auditor<Lead Auditor, <Lead Auditor? | ISO 9001, Quality auditing | ISO 9001 Internal Auditor 0.7
ISO 9001 Internal Auditor | QMS internal auditor | "
CMRP | ^Certified Maintenance and Reliability Professional | Maintenance
Certified SolidWorks Professional | ^CSWP | SolidWorks | Certified SolidWorks Associate 0.7
Certified SolidWorks Associate | ^CSWA | "
Autodesk Certified Professional | <Autodesk certified, AutoCAD Certified Professional | CAD
Siemens PLC certification | Siemens SCE, Siemens certified programmer | Siemens TIA Portal
NDT Level II | ASNT Level II, >ASNT NDT Level II, SNT-TC-1A Level II | Non-destructive testing | ISO 9712 0.8
ISO 9712 | >EN ISO 9712, PCN Level 2 | "
Regulatory Affairs Certification | RAC certification, RAPS RAC | Regulatory affairs
# Supply and logistics
Forklift certification | =Forklift licence, =Forklift license, =Forklift certified, Certified forklift operator, Counterbalance licence, Powered industrial truck certification, FLT licence, Staplerschein | | Forklift operation 0.9
APICS CSCP | @CSCP, ^Certified Supply Chain Professional
APICS CLTD | @CLTD, ^Certified in Logistics Transportation and Distribution | | APICS CSCP 0.7
CPSM | ^Certified Professional in Supply Management | | MCIPS 0.8
MCIPS | CIPS member, Chartered procurement professional | | CIPS diploma 0.7
CIPS diploma | >CIPS Level 4, CIPS qualified<CIPS, <CIPS?
CILT qualification | <CILT^Chartered Institute of Logistics and Transport, CMILT | | APICS CLTD 0.6
Reach truck licence | =Reach truck certification, =Reach truck license, VNA licence | | Forklift certification 0.7, Reach truck operation 0.9
IATA dangerous goods certification | IATA DGR, Dangerous goods by air | | DGSA 0.6
DGSA | ^Dangerous Goods Safety Adviser
ADR licence | =ADR certificate, ADR-Schein<ADR, <ADR?
HAZMAT shipping certification | DOT hazmat training, 49 CFR, <Hazmat shipping | | IATA dangerous goods certification 0.6
TWIC card | =TWIC, Transportation Worker Identification Credential
APICS CPIM | @CPIM, ^Certified in Planning and Inventory Management, Certified in Production and Inventory Management | Production planning | APICS CSCP 0.8
Customs broker license | =Licensed customs broker, CHB license, Licensed customs house broker | Trade compliance | Customs clearance 0.7
Hazmat endorsement | CDL hazmat, HazMat certified driver, H endorsement | Commercial driver's license | ADR licence 0.7
# Language certificates
IELTS | ^International English Language Testing System, >IELTS Academic
TOEFL | ^Test of English as a Foreign Language, >TOEFL iBT | | TOEIC 0.8, IELTS 0.9
TOEIC | ^Test of English for International Communication
Cambridge C1 Advanced | Cambridge Advanced English, Certificate in Advanced English, <C1 Advanced | | Cambridge C2 Proficiency 0.8, Cambridge B2 First 0.7, IELTS 0.9
Cambridge C2 Proficiency | Certificate of Proficiency in English, <C2 Proficiency
Cambridge B2 First | First Certificate in English, <B2 First
Occupational English Test | ^OET | | IELTS 0.8
Goethe-Zertifikat | Goethe certificate, Goethe-Institut certificate | | TestDaF 0.8, telc Deutsch 0.9
TestDaF | ^Test Deutsch als Fremdsprache | | DSH 0.9
DSH | ^Deutsche Sprachprüfung für den Hochschulzugang
telc Deutsch | telc certificate<telc, <telc?
Fachsprachprüfung | Fachsprachenprüfung, FSP Medizin | | Goethe-Zertifikat 0.6
DELF | ^Diplôme d'études en langue française | | DALF 0.8, TCF test 0.8
DALF | ^Diplôme approfondi de langue française
TCF test | Test de connaissance du français
DELE | Diploma de Español, Diplomas de Español como Lengua Extranjera<Diploma de Español | | SIELE 0.9
SIELE |
JLPT | ^Japanese-Language Proficiency Test
HSK | ^Hanyu Shuiping Kaoshi
TOPIK | ^Test of Proficiency in Korean
CELI | >CELI certificate | | CILS 0.9
CILS | >CILS certificate
Certified interpreter | =Certified interpreting, Sworn interpreter | | Certified translator 0.6
Certified translator | Sworn translator, ATA certified
JLPT N1 | | <JLPT | JLPT N2 0.8
JLPT N2 | | "
Certified medical interpreter | ~Certified healthcare interpreter, CCHI, NBCMI | <Certified interpreter
Court certified interpreter | =Court interpreter certification, ~Federally certified court interpreter | "
`
