export const law = `
# Practice areas
+ Legal practice | Private practice law, Practice of law, Legal services
+ Employment law | >Labor and employment law, Labor law=Labour law
+ Corporate law | Corporate legal matters, Company law, Business law
+ Intellectual property | IP rights, IP portfolio management, IP law^Intellectual property law
+ Real estate law | >Commercial real estate law, Property law, Real property law<Property law
+ Public law | Judicial review, >Administrative law, >Constitutional law
Criminal law | Criminal procedure | Legal practice
Family law | Matrimonial law, >Divorce law, Child custody, Divorce proceedings | Legal practice
Commercial law | Commercial legal matters, Commercial transactions | Legal practice | Corporate law 0.7
M&A law | M&A legal due diligence<Legal due diligence, Legal due diligence, Share purchase agreement, Asset purchase agreement | <Corporate law | Mergers and acquisitions 0.6
Securities law | Capital markets law, Securities regulation, Securities Exchange Act | Corporate law
Banking and finance law | <Finance law, Banking law | Legal practice
Employment tribunal | Employment litigation, >Employment tribunal claims | Employment law, Litigation
Patent law | Patent prosecution, Patent drafting, Patent application | <Intellectual property | Trademark law 0.6
Trademark law | Trademark prosecution, Trademark registration | <Intellectual property
Copyright law | <Copyright?, Copyright licensing<Copyright | <Intellectual property
IP licensing | Licensing agreement, Technology licensing, Software licensing agreement<Licensing agreement | Intellectual property, Contract law
Conveyancing | >Residential conveyancing, >Commercial conveyancing | Real estate law
Landlord and tenant law | Tenancy law, Housing law | <Real estate law
Construction law | Building law, Construction disputes | Legal practice | Construction contracts 0.5
Criminal defense | =Criminal defence, Public defense | Criminal law
Criminal prosecution | Prosecution of cases | Criminal law | Criminal defense 0.7
Immigration law | Visa petition, H-1B petition, USCIS filing | Legal practice
Personal injury law | <Personal injury, Tort law | Legal practice | Insurance law 0.5
Medical malpractice | ~Clinical negligence | <Personal injury law
Insurance law | Insurance defense, Insurance litigation, Coverage disputes | Legal practice
Tax law | Tax controversy, Tax litigation | Legal practice | Taxation 0.6
Bankruptcy law | Insolvency law, Chapter 11, Chapter 7, Restructuring law | Legal practice | Insolvency 0.6
Environmental law | Environmental regulation law | Legal practice | Environmental compliance 0.5
Energy law | | Legal practice | Environmental law 0.5
Competition law | Antitrust, Antitrust law<Antitrust, Merger control, >EU competition law | Legal practice
Public procurement law | <~Procurement law, ~Vergaberecht, ~Public tender law | <Public law
Federal Acquisition Regulation | FAR/DFARS<DFARS, DFARS, FAR compliance | <Public procurement law
Human rights law | ~International human rights, ~Civil rights law | <Public law
Asylum and refugee law | ~Asylum law, <~Refugee law | <Immigration law
International law | >Public international law, International trade law | Legal practice
EU law | ^European Union law, European law | Legal practice | International law 0.5
Trusts and estates | Estate administration, >Wills trusts and estates | Legal practice
Estate planning | Wills and trusts | Trusts and estates
Probate | >Wills and probate, >Probate administration | Trusts and estates
Health law | Healthcare law, Medical law | Legal practice
Stark Law | Anti-Kickback Statute, Stark and Anti-Kickback | <Health law
Technology law | IT law, Software contracts, SaaS agreement | Legal practice | Data protection 0.6
Telecommunications law | Telecoms law | Legal practice
Media and entertainment law | <Entertainment law, Media law | Legal practice
Maritime law | Admiralty law, Shipping law | Legal practice | Aviation law 0.4
Aviation law | | Legal practice
# Contracts and corporate
+ Contract management | Contract administration, Contract lifecycle management
+ Contract law | =Law of contract, =Contractual law
+ Contract drafting | =Drafting contracts, Contract writing, Legal drafting of contracts, Drafting agreements
+ Contract negotiation | =Negotiating contracts, Negotiation of agreements, >Commercial contract negotiation
+ Corporate governance | Entity management, Corporate housekeeping, Board governance, Governance framework
Legal advice | Legal counselling, Legal opinion, Advising clients on law, Legal advisory | Legal practice
Service level agreement | ^SLA? | Contract management
Contract review | =Reviewing contracts, Contract analysis, Contract redlining<Redlining, Redlining | Contract law | Contract management 0.6, Contract drafting 0.8
Commercial contracts | Commercial agreement, >Master services agreement, >Vendor agreement, >Supply agreement | Contract law, Commercial law
Non-disclosure agreement | ^NDA, Confidentiality agreement | Contract law
Company secretarial | Company secretary, Corporate secretary, Board minutes, Companies House filings, Corporate secretarial | Corporate governance
Company formation | Incorporation?, Entity formation, Business formation, Articles of association | Corporate law
In-house counsel | In-house legal, Corporate counsel, General counsel | Legal practice
# Litigation and court
+ Document review | >Legal document review, Privilege review
+ eDiscovery | Electronic discovery, Electronic disclosure
+ Litigation | >Litigation management, >Trial litigation, >Civil litigation, >Commercial litigation
+ Discovery | Disclosure of documents, Interrogatories, >Discovery process, >Legal discovery, >Discovery requests
+ Legal case management | Case file management, Matter management, Caseload management
Dispute resolution | >Alternative dispute resolution, Commercial disputes, Settlement negotiation | Legal practice
Arbitration | >International arbitration, >Commercial arbitration, Arbitral proceedings | <Dispute resolution | Mediation 0.5
Mediation | Mediator, Certified mediator<Mediator, >Civil mediation | <Dispute resolution | Conflict resolution 0.5 | context
Trial preparation | ^Trial prep, Trial advocacy, Trial practice, Trial support | Litigation
Court appearance | Court advocacy=Advocacy in court, Oral advocacy, Court hearings, Oral argument | Litigation
Pleadings | >Drafting pleadings, Motions?, Motion practice<Motions, Statement of claim, Motion drafting<Motions, >Motions and pleadings<Motions | Litigation
Deposition | >Deposition preparation, >Deposition summary | Litigation | | context
Witness preparation | Witness statement, Witness interview | Litigation
Legal hold | Litigation hold, Evidence preservation | Litigation
Appeals | Appellate practice, Appellate brief, Appellate law, Appellate advocacy | Litigation | | context
Civil procedure | >Federal Rules of Civil Procedure, >Civil Procedure Rules | Litigation
Court filing | Filing court documents, >Electronic court filing, CM/ECF, Court e-filing | Litigation
Court reporting | Stenography, Court stenography<Stenography
Court administration | Court clerk, Docket management, Docketing | | Court filing 0.5
# Research and writing
+ Legal research | Legal analysis, >Case law research, >Statutory research
+ Legal writing | >Brief writing, >Legal memo=Legal memoranda, >Legal briefs, Legal drafting
Policy writing | Internal policy drafting, Drafting policies=Policy drafting | Compliance
Bluebook citation | <Bluebook, Legal citation | Legal writing | OSCOLA 0.5
OSCOLA | | Legal writing
Cite checking | Shepardizing, Proofreading legal documents | Legal writing
Legal translation | Translation of legal documents
Legislative drafting | Bill drafting, Legislative analysis, Statutory interpretation | Public law
# Compliance and privacy
+ Compliance | >Compliance management, >Compliance program, >Legal compliance, >Corporate compliance
+ Data protection | Information privacy, Privacy compliance, >Data protection law, Data privacy, Privacy law
+ GDPR | ^General Data Protection Regulation, DSGVO, >EU GDPR, >GDPR compliance
Compliance monitoring | Compliance testing, Compliance audit, Compliance review, Compliance risk assessment | Compliance
Compliance training | Ethics training, Compliance education, Code of conduct training | Compliance
Anti-bribery and corruption | Anti-corruption, ABC compliance, <Anti-bribery | Compliance
FCPA | ^Foreign Corrupt Practices Act | Anti-bribery and corruption | UK Bribery Act 0.7
UK Bribery Act | Bribery Act 2010 | Anti-bribery and corruption
Whistleblowing | Whistleblower system, Ethics hotline | Compliance
Internal investigations | Workplace investigation, Corporate investigations | Compliance
Third-party risk management | ^TPRM, ~Third-party due diligence, ~Vendor risk management | Compliance, <Risk management
Supply chain due diligence | Modern Slavery Act, Lieferkettengesetz, LkSG, CSDDD | Compliance
Trade compliance | Customs law, Sanctions law, Customs compliance, Import compliance | <Compliance | Export control 0.8, Import and export 0.6
Consumer protection law | Consumer law, FTC regulations | Compliance
FDA regulations | FDA compliance, Food and drug law, FDA regulatory | Compliance | Regulatory affairs 0.7
UK GDPR | Data Protection Act 2018 | Data protection | GDPR 0.9
CCPA | ^California Consumer Privacy Act, CPRA, >CCPA/CPRA<CPRA | Data protection | GDPR 0.6
Data protection impact assessment | ^DPIA, Privacy impact assessment | Data protection
Records of processing activities | ^ROPA, RoPA maintenance | Data protection
Data subject requests | DSAR^Data subject access request, Subject access request | Data protection
Data processing agreement | Data processing addendum | Data protection, Contract law
International data transfers | Standard contractual clauses, Data transfer agreement | Data protection
Data protection officer | DPO role, Privacy officer, Datenschutzbeauftragter | Data protection
Freedom of information | FOIA^Freedom of Information Act, FOI requests, Public records requests | Public law
OneTrust | | Data protection | TrustArc 0.8
TrustArc | | Data protection
# Legal support and tools
+ Westlaw | @Thomson Reuters Westlaw, >Westlaw Edge
+ Legal practice management software | Law practice management software, Legal case management software
+ Paralegal work | Legal support, Paralegal support, Legal assistance
LexisNexis | ^Lexis, Lexis Advance, LexisPSL | Legal research | Westlaw 0.9
Legal secretary | Legal administration, Legal administrative support, Legal secretarial
Legal client intake | Conflict check | Paralegal work
Legal billing | Time recording for lawyers, Legal time entry, LEDES, Legal e-billing, Billable hours tracking
Legal operations | ^Legal ops, Legal process improvement, Legal project management, Outside counsel management
Notarization | =Notarisation, Notary services, Notarial acts
Title search | Title examination, Title review | Real estate law
Real estate closing | Closing documents, Property closing | Real estate law | Title search 0.6
Practical Law | >PLC Practical Law | Legal research | Westlaw 0.6
Bloomberg Law | | Legal research | Westlaw 0.8
beck-online | | Legal research | LexisNexis 0.5
Relativity | RelativityOne, >Relativity eDiscovery | eDiscovery | Everlaw 0.8, Nuix 0.7 | exact context
Everlaw | | eDiscovery
Nuix | | eDiscovery
Clio | >Clio Manage | <Legal practice management software | MyCase 0.8 | exact context
MyCase | | <Legal practice management software
Elite 3E | ~Thomson Reuters Elite, ~3E Elite | <Legal practice management software, Legal billing | Aderant 0.8
Aderant | >Aderant Expert | <Legal practice management software, Legal billing
iManage | >iManage Work | Legal practice management software | NetDocuments 0.9
NetDocuments | | Legal practice management software
Ironclad | >Ironclad CLM | Contract management | Icertis 0.7, DocuSign CLM 0.7 | exact context
Icertis | | Contract management
DocuSign CLM | | Contract management
Electronic signature | E-signature
DocuSign | >DocuSign eSignature | Electronic signature | Adobe Sign 0.9
Adobe Sign | Adobe Acrobat Sign, EchoSign | Electronic signature
Legal technology | ^Legal tech, Legal AI
# Admissions and qualifications
+ Bar admission | State bar, Bar license=Active bar license, Licensed attorney, Admitted to the bar, Bar membership
Notary public | Commissioned notary<Notary, Notary commission<Notary, <Notary? | Notarization
Juris Doctor | ^J.D.?, JD degree | Legal practice
Solicitor qualification | =Qualified solicitor, SRA registered, Solicitor of England and Wales, Admitted solicitor | Legal practice | Bar admission 0.6
Bar exam | Uniform Bar Examination^UBE? | Legal practice
New York Bar | ^NY Bar, ~New York State Bar, Admitted in New York | <Bar admission
California Bar | ~State Bar of California, Admitted in California, ~CA Bar | <Bar admission
Solicitors Qualifying Examination | ^SQE, SQE1, SQE2 | Legal practice
Barrister qualification | Called to the Bar, <Barrister | Legal practice | Solicitor qualification 0.6
Legal Practice Course | LPC qualification, LPC graduate | Legal practice | Solicitors Qualifying Examination 0.7
Graduate Diploma in Law | ^GDL | Legal practice
CILEX qualification | <CILEX, Chartered Legal Executive, CILEx Fellow<CILEX | Legal practice | Solicitor qualification 0.6
Master of Laws | ^LL.M., LLM degree | Legal practice
Bachelor of Laws | ^LLB, =LL.B. | Legal practice
German state examination in law | Second State Examination in law, Volljurist, Zweites Staatsexamen, Rechtsanwalt, Assessor iuris | Legal practice | Solicitor qualification 0.4
Patent bar | USPTO registration, Registered patent attorney, Registered patent agent, USPTO registered | Patent law | European Patent Attorney 0.6
European Patent Attorney | EPO qualified, European qualifying examination^EQE | Patent law
Certified Paralegal | >NALA Certified Paralegal^NALA CP | Paralegal work | Paralegal certificate 0.7
Paralegal certificate | =Paralegal certification, >ABA-approved paralegal certificate | Paralegal work
Certified Information Privacy Professional | ^CIPP, IAPP certified | Data protection | CIPM 0.8
CIPP/E | >CIPP/E certification | <Certified Information Privacy Professional
CIPP/US | >CIPP/US certification | <Certified Information Privacy Professional
CIPM | ^Certified Information Privacy Manager | Data protection | CIPT 0.6
CIPT | ^Certified Information Privacy Technologist | Data protection
Certified Compliance and Ethics Professional | ^CCEP, CCEP certification | Compliance | ICA Diploma 0.7
ICA Diploma | International Compliance Association, >ICA Diploma in Governance Risk and Compliance | Compliance
Certified Regulatory Compliance Manager | ^CRCM | Compliance, Financial regulation
`
