export const law = `
# Practice areas
Legal practice | Private practice law, Practice of law, Legal services
Employment law | >Labor and employment law, Labor law=Labour law | Legal practice
Corporate law | Corporate legal matters, Company law, Business law | "
Intellectual property | IP rights, IP portfolio management, IP law^Intellectual property law | "
Real estate law | >Commercial real estate law, Property law, Real property law<Property law | "
Public law | Judicial review, >Administrative law, >Constitutional law | "
Criminal law | Criminal procedure | "
Family law | Matrimonial law, >Divorce law, Child custody, Divorce proceedings | "
Commercial law | Commercial legal matters, Commercial transactions | " | Corporate law 0.7
Banking and finance law | <Finance law, Banking law | "
Construction law | Building law, Construction disputes | " | Construction contracts 0.5
Immigration law | Visa petition, H-1B petition, USCIS filing | "
Personal injury law | <Personal injury, Tort law | " | Insurance law 0.5
Insurance law | Insurance defense, Insurance litigation, Coverage disputes | "
Tax law | Tax controversy, Tax litigation | " | Taxation 0.6
Bankruptcy law | Insolvency law, Chapter 11, Chapter 7, Restructuring law | " | Insolvency 0.6
Environmental law | Environmental regulation law | " | Environmental compliance 0.5
Energy law | | " | Environmental law 0.5
Competition law | Antitrust, Antitrust law<Antitrust, Merger control, >EU competition law | "
International law | >Public international law, International trade law | "
EU law | ^European Union law, European law | " | International law 0.5
Trusts and estates | Estate administration, >Wills trusts and estates | "
Health law | Healthcare law, Medical law | "
Technology law | IT law, Software contracts, SaaS agreement | " | Data protection 0.6
Telecommunications law | Telecoms law | "
Media and entertainment law | <Entertainment law, Media law | "
Maritime law | Admiralty law, Shipping law | " | Aviation law 0.4
Aviation law | | "
M&A law | M&A legal due diligence<Legal due diligence, Legal due diligence, Share purchase agreement, Asset purchase agreement | <Corporate law | Mergers and acquisitions 0.6
Securities law | Capital markets law, Securities regulation, Securities Exchange Act | Corporate law
Employment tribunal | Employment litigation, >Employment tribunal claims | Employment law, Litigation
Patent law | Patent prosecution, Patent drafting, Patent application | <Intellectual property | Trademark law 0.6
Trademark law | Trademark prosecution, Trademark registration | "
Copyright law | <Copyright?, Copyright licensing<Copyright | "
IP licensing | Licensing agreement, Technology licensing, Software licensing agreement<Licensing agreement | Intellectual property, Contract law
Conveyancing | >Residential conveyancing, >Commercial conveyancing | Real estate law
Landlord and tenant law | Tenancy law, Housing law | <Real estate law
Criminal defense | =Criminal defence, Public defense | Criminal law
Criminal prosecution | Prosecution of cases | " | Criminal defense 0.7
Medical malpractice | ~Clinical negligence | <Personal injury law
Public procurement law | <~Procurement law, ~Vergaberecht, ~Public tender law | <Public law
Human rights law | ~International human rights, ~Civil rights law | "
Federal Acquisition Regulation | FAR/DFARS<DFARS, DFARS, FAR compliance | <Public procurement law
Asylum and refugee law | ~Asylum law, <~Refugee law | <Immigration law
Estate planning | Wills and trusts | Trusts and estates
Probate | >Wills and probate, >Probate administration | "
Stark Law | Anti-Kickback Statute, Stark and Anti-Kickback | <Health law
# Contracts and corporate
Contract law | =Law of contract, =Contractual law | Legal practice
Legal advice | Legal counselling, Legal opinion, Advising clients on law, Legal advisory | "
In-house counsel | In-house legal, Corporate counsel, General counsel | "
Contract management | Contract administration, Contract lifecycle management
Contract drafting | =Drafting contracts, Contract writing, Legal drafting of contracts, Drafting agreements | Contract law
Contract negotiation | =Negotiating contracts, Negotiation of agreements, >Commercial contract negotiation | "
Contract review | =Reviewing contracts, Contract analysis, Contract redlining<Redlining, Redlining | " | Contract management 0.6, Contract drafting 0.8
Non-disclosure agreement | ^NDA, Confidentiality agreement | "
Corporate governance | Entity management, Corporate housekeeping, Board governance, Governance framework | Corporate law
Company formation | Incorporation?, Entity formation, Business formation, Articles of association | "
Service level agreement | ^SLA? | Contract management
Commercial contracts | Commercial agreement, >Master services agreement, >Vendor agreement, >Supply agreement | Contract law, Commercial law
Company secretarial | Company secretary, Corporate secretary, Board minutes, Companies House filings, Corporate secretarial | Corporate governance
# Litigation and court
Litigation | >Litigation management, >Trial litigation, >Civil litigation, >Commercial litigation | Legal practice
Dispute resolution | >Alternative dispute resolution, Commercial disputes, Settlement negotiation | "
eDiscovery | Electronic discovery, Electronic disclosure | Litigation
Discovery | Disclosure of documents, Interrogatories, >Discovery process, >Legal discovery, >Discovery requests | " | eDiscovery 0.7 | context
Document review | >Legal document review, Privilege review | " | eDiscovery 0.7
Trial preparation | ^Trial prep, Trial advocacy, Trial practice, Trial support | "
Court appearance | Court advocacy=Advocacy in court, Oral advocacy, Court hearings, Oral argument | "
Pleadings | >Drafting pleadings, Motions?, Motion practice<Motions, Statement of claim, Motion drafting<Motions, >Motions and pleadings<Motions | "
Deposition | >Deposition preparation, >Deposition summary | " | | context
Witness preparation | Witness statement, Witness interview | "
Legal hold | Litigation hold, Evidence preservation | "
Appeals | Appellate practice, Appellate brief, Appellate law, Appellate advocacy | " | | context
Civil procedure | >Federal Rules of Civil Procedure, >Civil Procedure Rules | "
Court filing | Filing court documents, >Electronic court filing, CM/ECF, Court e-filing | "
Legal case management | Case file management, Matter management, Caseload management
Court reporting | Stenography, Court stenography<Stenography
Court administration | Court clerk, Docket management, Docketing | | Court filing 0.5
Arbitration | >International arbitration, >Commercial arbitration, Arbitral proceedings | <Dispute resolution | Mediation 0.5
Mediation | Mediator, Certified mediator<Mediator, >Civil mediation | " | Conflict resolution 0.5 | context
# Research and writing
Legal research | Legal analysis, >Case law research, >Statutory research | Legal practice
Legal writing | >Brief writing, >Legal memo=Legal memoranda, >Legal briefs, Legal drafting | " | Legal research 0.7
Policy writing | Internal policy drafting, Drafting policies=Policy drafting | Compliance
Bluebook citation | <Bluebook, Legal citation | Legal writing | OSCOLA 0.5
OSCOLA | | "
Cite checking | Shepardizing, Proofreading legal documents | "
Legal translation | Translation of legal documents
Legislative drafting | Bill drafting, Legislative analysis, Statutory interpretation | Public law
# Compliance and privacy
Compliance | >Regulatory compliance, >Compliance management, >Compliance program, >Legal compliance, >Corporate compliance | | | context
Data protection | Information privacy, Privacy compliance, >Data protection law, Data privacy, Privacy law | Compliance
Compliance monitoring | Compliance testing, Compliance audit, Compliance review, Compliance risk assessment | "
Compliance training | Ethics training, Compliance education, Code of conduct training | "
Anti-bribery and corruption | Anti-corruption, ABC compliance, <Anti-bribery | "
Whistleblowing | Whistleblower system, Ethics hotline | "
Internal investigations | Workplace investigation, Corporate investigations | "
Supply chain due diligence | Modern Slavery Act, Lieferkettengesetz, LkSG, CSDDD | "
Consumer protection law | Consumer law, FTC regulations | "
FDA regulations | FDA compliance, Food and drug law, FDA regulatory | " | Regulatory affairs 0.7
GDPR | ^General Data Protection Regulation, DSGVO, >EU GDPR, >GDPR compliance | Data protection
UK GDPR | Data Protection Act 2018 | " | GDPR 0.9
CCPA | ^California Consumer Privacy Act, CPRA, >CCPA/CPRA<CPRA | " | GDPR 0.6
Data protection impact assessment | ^DPIA, Privacy impact assessment | "
Records of processing activities | ^ROPA, RoPA maintenance | "
Data subject requests | DSAR^Data subject access request, Subject access request | "
International data transfers | Standard contractual clauses, Data transfer agreement | "
Data protection officer | DPO role, Privacy officer, Datenschutzbeauftragter | "
OneTrust | | " | TrustArc 0.8
TrustArc | | "
FCPA | ^Foreign Corrupt Practices Act | Anti-bribery and corruption | UK Bribery Act 0.7
UK Bribery Act | Bribery Act 2010 | "
Third-party risk management | ^TPRM, ~Third-party due diligence, ~Vendor risk management | Compliance, <Risk management
Trade compliance | Customs law, Sanctions law, Customs compliance, Import compliance | <Compliance | Export control 0.8, Import and export 0.6
Data processing agreement | Data processing addendum | Data protection, Contract law
Freedom of information | FOIA^Freedom of Information Act, FOI requests, Public records requests | Public law
# Legal support and tools
Legal practice management software | Law practice management software, Legal case management software
Legal secretary | Legal administration, Legal administrative support, Legal secretarial
Legal billing | Time recording for lawyers, Legal time entry, LEDES, Legal e-billing, Billable hours tracking
Legal operations | ^Legal ops, Legal process improvement, Legal project management, Outside counsel management
Notarization | =Notarisation, Notary services, Notarial acts
Electronic signature | E-signature
Legal technology | ^Legal tech, Legal AI
Paralegal work | Legal support, Paralegal support, Legal assistance | Legal practice
Westlaw | @Thomson Reuters Westlaw, >Westlaw Edge | Legal research
LexisNexis | ^Lexis, Lexis Advance, LexisPSL | " | Westlaw 0.9
Practical Law | >PLC Practical Law | " | Westlaw 0.6
Bloomberg Law | | " | Westlaw 0.8
beck-online | | " | LexisNexis 0.5
Legal client intake | Conflict check | Paralegal work
Title search | Title examination, Title review | Real estate law
Real estate closing | Closing documents, Property closing | " | Title search 0.6
Relativity | RelativityOne, >Relativity eDiscovery | eDiscovery | Everlaw 0.8, Nuix 0.7 | exact context
Everlaw | | "
Nuix | | "
Clio | >Clio Manage | <Legal practice management software | MyCase 0.8 | exact context
MyCase | | "
Elite 3E | ~Thomson Reuters Elite, ~3E Elite | <Legal practice management software, Legal billing | Aderant 0.8
Aderant | >Aderant Expert | "
iManage | >iManage Work | Legal practice management software | NetDocuments 0.9
NetDocuments | | "
Ironclad | >Ironclad CLM | Contract management | Icertis 0.7, DocuSign CLM 0.7 | exact context
Icertis | | "
DocuSign CLM | | "
DocuSign | >DocuSign eSignature | Electronic signature | Adobe Sign 0.9
Adobe Sign | Adobe Acrobat Sign, EchoSign | "
# Admissions and qualifications
Bar admission | State bar, Bar license=Active bar license, Licensed attorney, Admitted to the bar, Bar membership | Legal practice
Juris Doctor | ^J.D.?, JD degree | "
Solicitor qualification | =Qualified solicitor, SRA registered, Solicitor of England and Wales, Admitted solicitor | " | Bar admission 0.6
Bar exam | Uniform Bar Examination^UBE? | "
Solicitors Qualifying Examination | ^SQE, SQE1, SQE2 | "
Barrister qualification | Called to the Bar, <Barrister | " | Solicitor qualification 0.6
Legal Practice Course | LPC qualification, LPC graduate | " | Solicitors Qualifying Examination 0.7
Graduate Diploma in Law | ^GDL | "
CILEX qualification | <CILEX, Chartered Legal Executive, CILEx Fellow<CILEX | " | Solicitor qualification 0.6
Master of Laws | ^LL.M., LLM degree | "
Bachelor of Laws | ^LLB, =LL.B. | "
German state examination in law | Second State Examination in law, Volljurist, Zweites Staatsexamen, Rechtsanwalt, Assessor iuris | " | Solicitor qualification 0.4
Notary public | Commissioned notary<Notary, Notary commission<Notary, <Notary? | Notarization
New York Bar | ^NY Bar, ~New York State Bar, Admitted in New York | <Bar admission
California Bar | ~State Bar of California, Admitted in California, ~CA Bar | "
Patent bar | USPTO registration, Registered patent attorney, Registered patent agent, USPTO registered | Patent law | European Patent Attorney 0.6
European Patent Attorney | EPO qualified, European qualifying examination^EQE | "
Certified Paralegal | >NALA Certified Paralegal^NALA CP | Paralegal work | Paralegal certificate 0.7
Paralegal certificate | =Paralegal certification, >ABA-approved paralegal certificate | "
Certified Information Privacy Professional | ^CIPP, IAPP certified | Data protection | CIPM 0.8
CIPM | ^Certified Information Privacy Manager | " | CIPT 0.6
CIPT | ^Certified Information Privacy Technologist | "
CIPP/E | >CIPP/E certification | <Certified Information Privacy Professional
CIPP/US | >CIPP/US certification | "
Certified Compliance and Ethics Professional | ^CCEP, CCEP certification | Compliance | ICA Diploma 0.7
ICA Diploma | International Compliance Association, >ICA Diploma in Governance Risk and Compliance | "
Certified Regulatory Compliance Manager | ^CRCM | Compliance, Financial regulation
`
