export const law = `
# Practice areas
Legal practice | Practice of law, Legal services, Private practice law | Advising and representing clients in legal matters. | |
Corporate law | Company law, Business law, Corporate legal matters | Law of companies, their formation, shares and management. | Legal practice | Commercial law 0.7
Commercial law | Commercial legal matters, Commercial transactions | Law of business dealings and trade. | Legal practice |
M&A law | M&A legal due diligence, Legal due diligence, Share purchase agreement, Asset purchase agreement | Legal work on company purchases and sales. | Corporate law | Mergers and acquisitions 0.6
Securities law | Capital markets law, Securities regulation, Securities Exchange Act | Law of shares, bonds and their trading. | Corporate law |
Banking and finance law | Finance law, Banking law | Law of loans, banks and financial markets. | Legal practice |
Employment law | Labor law, Labour law, Labor and employment law | Law between employers and employees. | Legal practice |
Employment tribunal | Employment litigation, Employment tribunal claims | Claims between employers and employees in court. | Employment law, Litigation |
Intellectual property | IP law, Intellectual property law, IP rights, IP portfolio management | Rights in inventions, brands and creative works. | Legal practice |
Patent law | Patent prosecution, Patent drafting, Patent application | Obtaining and defending patents for inventions. | Intellectual property | Trademark law 0.6
Trademark law | Trademark prosecution, Trademark registration | Obtaining and defending rights in brands. | Intellectual property |
Copyright law | Copyright?, Copyright licensing | Rights in texts, pictures, music and software. | Intellectual property |
IP licensing | Licensing agreement, Technology licensing, Software licensing agreement | Agreements on the use of intellectual property. | Intellectual property, Contract law |
Real estate law | Property law, Real property law, Commercial real estate law | Law of land, buildings and leases. | Legal practice |
Conveyancing | Residential conveyancing, Commercial conveyancing | Transfer of property to a new owner (UK). | Real estate law |
Landlord and tenant law | Tenancy law, Housing law | Law of tenancies, rents and evictions. | Real estate law |
Construction law | Building law, Construction disputes | Law of building contracts and disputes. | Legal practice | Construction contracts 0.5
Family law | Matrimonial law, Divorce law, Child custody, Divorce proceedings | Divorce, custody and other family matters. | Legal practice |
Criminal law | Criminal procedure | Offences, prosecution and defence. | Legal practice |
Criminal defense | Criminal defence, Public defense | Defending people accused of crimes. | Criminal law |
Criminal prosecution | Prosecution of cases | Bringing criminal cases for the state. | Criminal law | Criminal defense 0.7
Immigration law | Visa petition, H-1B petition, USCIS filing | Visas, residence and citizenship. | Legal practice |
Personal injury law | Personal injury, Tort law | Claims for injuries and accidents. | Legal practice | Insurance law 0.5
Medical malpractice | Clinical negligence | Claims for wrong medical treatment. | Personal injury law |
Insurance law | Insurance defense, Insurance litigation, Coverage disputes | Coverage, claims and insurance disputes. | Legal practice |
Tax law | Tax controversy, Tax litigation | Tax advice and disputes with tax authorities. | Legal practice | Taxation 0.6
Bankruptcy law | Insolvency law, Chapter 11, Chapter 7, Restructuring law | Insolvency and debt proceedings. | Legal practice | Insolvency 0.6
Environmental law | Environmental regulation law | Law on pollution, permits and nature protection. | Legal practice | Environmental compliance 0.5
Energy law | | Law of power, gas and their markets. | Legal practice | Environmental law 0.5
Competition law | Antitrust, Antitrust law, Merger control, EU competition law | Law on cartels, mergers and market power. | Legal practice |
Public law | Administrative law, Constitutional law, Judicial review | Law between citizens and public authorities. | Legal practice |
Public procurement law | Procurement law, Vergaberecht, Public tender law | Rules for purchasing by public bodies. | Public law |
Federal Acquisition Regulation | FAR/DFARS, DFARS, FAR compliance | US rules for buying by the state. | Public procurement law |
Human rights law | International human rights, Civil rights law | Protection of fundamental rights. | Public law |
Asylum and refugee law | Asylum law, Refugee law | Protection claims of refugees. | Immigration law |
International law | Public international law, International trade law | Law between states and across borders. | Legal practice |
EU law | European Union law, European law | Law of the European Union. | Legal practice | International law 0.5
Trusts and estates | Estate administration, Wills trusts and estates | Wills, trusts and inheritance. | Legal practice |
Estate planning | Wills and trusts | Planning the transfer of assets to heirs. | Trusts and estates |
Probate | Wills and probate, Probate administration | Administering the estate of a deceased person. | Trusts and estates |
Health law | Healthcare law, Medical law | Law of providers, patients and medical products. | Legal practice |
Stark Law | Anti-Kickback Statute, Stark and Anti-Kickback | US law against kickbacks in health care. | Health law |
Technology law | IT law, Software contracts, SaaS agreement | Law of software, data and IT contracts. | Legal practice | Data protection 0.6
Telecommunications law | Telecoms law | Law of networks and communication services. | Legal practice |
Media and entertainment law | Entertainment law, Media law | Law of press, film, music and sport. | Legal practice |
Maritime law | Admiralty law, Shipping law | Law of shipping and cargo. | Legal practice | Aviation law 0.4
Aviation law | | Law of air transport. | Legal practice |
# Contracts and corporate
Contract law | Law of contract, Contractual law | Law of agreements and their breach. | Legal practice |
Contract drafting | Drafting contracts, Drafting agreements, Contract writing, Legal drafting of contracts | Writing contracts. | Contract law | Contract review 0.8
Contract review | Reviewing contracts, Contract analysis, Contract redlining, Redlining | Checking contracts for risks and gaps. | Contract law |
Contract negotiation | Negotiating contracts, Commercial contract negotiation, Negotiation of agreements | Negotiating the terms of contracts. | Contract law |
Commercial contracts | Commercial agreement, Master services agreement, Vendor agreement, Supply agreement | Service, supply and sales agreements. | Contract law, Commercial law |
Service level agreement | SLA? | Agreed quality and response times of a service. | Contract management |
Non-disclosure agreement | NDA, Confidentiality agreement | Agreements to keep information confidential. | Contract law |
Contract management | Contract administration, Contract lifecycle management | Keeping contracts, dates and obligations under control. | | Contract review 0.6
Corporate governance | Board governance, Governance framework, Entity management, Corporate housekeeping | Rules by which a company is directed and controlled. | Corporate law |
Company secretarial | Company secretary, Corporate secretary, Board minutes, Companies House filings, Corporate secretarial | Board meetings, minutes and statutory filings. | Corporate governance |
Company formation | Incorporation?, Entity formation, Business formation, Articles of association | Founding and registering companies. | Corporate law |
In-house counsel | In-house legal, Corporate counsel, General counsel | Legal advice from inside a company. | Legal practice |
Legal advice | Legal counselling, Legal opinion, Advising clients on law, Legal advisory | Advising clients on their legal position. | Legal practice |
# Litigation and court
Litigation | Civil litigation, Commercial litigation, Litigation management, Trial litigation | Conducting lawsuits. | Legal practice |
Dispute resolution | Alternative dispute resolution, Commercial disputes, Settlement negotiation | Settling disputes in and out of court. | Legal practice |
Arbitration | International arbitration, Commercial arbitration, Arbitral proceedings | Disputes decided by private arbitrators. | Dispute resolution | Mediation 0.5
Mediation | Mediator, Certified mediator, Civil mediation | Helping two sides reach a settlement. | Dispute resolution | | context
Trial preparation | Trial prep, Trial advocacy, Trial practice, Trial support | Preparing evidence, witnesses and exhibits for trial. | Litigation |
Court appearance | Court advocacy, Oral advocacy, Court hearings, Oral argument, Advocacy in court | Representing clients at court hearings. | Litigation |
Pleadings | Drafting pleadings, Motions?, Motion practice, Statement of claim, Motion drafting, Motions and pleadings | Drafting claims, answers and motions for court. | Litigation |
Discovery | Legal discovery, Discovery requests, Disclosure of documents, Interrogatories, Discovery process | Exchange of evidence before trial. | Litigation | eDiscovery 0.7 | context
eDiscovery | Electronic discovery, Electronic disclosure | Collecting and reviewing electronic evidence. | Litigation |
Document review | Legal document review, Privilege review | Reviewing documents for relevance and privilege. | Litigation | eDiscovery 0.7
Deposition | Deposition preparation, Deposition summary | Sworn questioning of witnesses before trial. | Litigation | | context
Witness preparation | Witness statement, Witness interview | Interviewing and preparing witnesses. | Litigation |
Legal hold | Litigation hold, Evidence preservation | Preserving evidence for a dispute. | Litigation |
Appeals | Appellate practice, Appellate brief, Appellate law, Appellate advocacy | Challenging judgments before a higher court. | Litigation | | context
Legal case management | Matter management, Caseload management, Case file management | Keeping case files, deadlines and tasks in order. | |
Civil procedure | Federal Rules of Civil Procedure, Civil Procedure Rules | Rules of procedure in civil courts. | Litigation |
Court filing | Filing court documents, Electronic court filing, CM/ECF, Court e-filing | Filing documents with courts. | Litigation |
Court reporting | Stenography, Court stenography | Verbatim record of court proceedings. | |
# Research and writing
Legal research | Case law research, Statutory research, Legal analysis | Finding statutes, cases and commentary. | Legal practice |
Legal writing | Legal drafting, Legal memoranda, Brief writing, Legal memo, Legal briefs | Memoranda, briefs and opinions. | Legal practice | Legal research 0.7
Bluebook citation | Bluebook, Legal citation | US system of legal citation. | Legal writing | OSCOLA 0.5
OSCOLA | | UK system of legal citation. | Legal writing |
Cite checking | Shepardizing, Proofreading legal documents | Checking legal citations. | Legal writing |
Legal translation | Translation of legal documents | Translating legal documents. | |
Legislative drafting | Bill drafting, Legislative analysis, Statutory interpretation | Drafting laws and regulations. | Public law |
Policy writing | Internal policy drafting, Drafting policies, Policy drafting | Writing internal rules and policies. | Compliance |
# Compliance and privacy
Compliance | Regulatory compliance, Corporate compliance, Compliance management, Compliance program, Legal compliance | Making sure that laws and internal rules are followed. | | | context
Compliance monitoring | Compliance testing, Compliance audit, Compliance review, Compliance risk assessment | Testing whether rules are followed. | Compliance |
Compliance training | Ethics training, Compliance education, Code of conduct training | Training staff in laws and internal rules. | Compliance |
Anti-bribery and corruption | Anti-corruption, ABC compliance, Anti-bribery | Preventing bribery in a company. | Compliance |
FCPA | Foreign Corrupt Practices Act | US law against bribes abroad. | Anti-bribery and corruption | UK Bribery Act 0.7
UK Bribery Act | Bribery Act 2010 | British law against bribes. | Anti-bribery and corruption |
Whistleblowing | Whistleblower system, Ethics hotline | Channels for reporting misconduct. | Compliance |
Internal investigations | Workplace investigation, Corporate investigations | Investigating misconduct inside a company. | Compliance |
Third-party risk management | Third-party due diligence, Vendor risk management, TPRM | Assessing suppliers and business partners. | Compliance, Risk management |
Supply chain due diligence | Modern Slavery Act, Lieferkettengesetz, LkSG, CSDDD | Human rights and environmental duties for suppliers. | Compliance |
Trade compliance | Customs law, Sanctions law, Customs compliance, Import compliance | Customs and sanctions rules in foreign trade. | Compliance | Export control 0.8
Consumer protection law | Consumer law, FTC regulations | Law that protects consumers. | Compliance |
FDA regulations | FDA compliance, Food and drug law, FDA regulatory | US rules for food and medicine. | Compliance | Regulatory affairs 0.7
Data protection | Data privacy, Privacy law, Information privacy, Privacy compliance, Data protection law | Protecting personal data. | Compliance |
GDPR | General Data Protection Regulation, GDPR compliance, DSGVO, EU GDPR | EU law on personal data. | Data protection | CCPA 0.6, UK GDPR 0.9
UK GDPR | Data Protection Act 2018 | UK law on personal data. | Data protection |
CCPA | California Consumer Privacy Act, CPRA, CCPA/CPRA | Californian law on personal data. | Data protection |
Data protection impact assessment | DPIA, Privacy impact assessment | Assessing risks of processing personal data. | Data protection |
Records of processing activities | ROPA, RoPA maintenance | Register of all processing of personal data. | Data protection |
Data subject requests | DSAR, Data subject access request, Subject access request | Answering people who ask for their data. | Data protection |
Data processing agreement | Data processing addendum | Contract on processing personal data for another. | Data protection, Contract law |
International data transfers | Standard contractual clauses, Data transfer agreement | Sending personal data to other countries. | Data protection |
Data protection officer | DPO role, Privacy officer, Datenschutzbeauftragter | Monitors data protection in an organisation. | Data protection |
Freedom of information | FOIA, FOI requests, Freedom of Information Act, Public records requests | Public access to official records. | Public law |
OneTrust | | Software for privacy work. | Data protection | TrustArc 0.8
TrustArc | | Software for privacy work. | Data protection |
# Legal support and tools
Paralegal work | Paralegal support, Legal assistance, Legal support | Supporting lawyers with research, drafting and files. | Legal practice |
Legal secretary | Legal administration, Legal administrative support, Legal secretarial | Administrative support for lawyers. | |
Legal client intake | Conflict check | Taking on new clients and checking conflicts. | Paralegal work |
Legal billing | Time recording for lawyers, Legal time entry, LEDES, Legal e-billing, Billable hours tracking | Time recording and invoices of law firms. | |
Legal operations | Legal ops, Legal process improvement, Legal project management, Outside counsel management | Running a legal department's processes and spend. | |
Notarization | Notary services, Notarial acts, Notarisation | Certifying signatures and documents. | |
Title search | Title examination, Title review | Checking the ownership record of a property. | Real estate law |
Real estate closing | Closing documents, Property closing | Completing the sale of a property. | Real estate law | Title search 0.6
Westlaw | Westlaw Edge, Thomson Reuters Westlaw | Legal research database. | Legal research | LexisNexis 0.9, Bloomberg Law 0.8
Practical Law | PLC Practical Law | Know-how database for lawyers. | Legal research | Westlaw 0.6
LexisNexis | Lexis, Lexis Advance, LexisPSL | Legal research database. | Legal research |
Bloomberg Law | | Legal research database. | Legal research |
beck-online | | German legal research database. | Legal research | LexisNexis 0.5
Relativity | RelativityOne, Relativity eDiscovery | Software for reviewing documents. | eDiscovery | Everlaw 0.8, Nuix 0.7 | exact context
Everlaw | | Software for reviewing documents. | eDiscovery |
Nuix | | Software for reviewing documents. | eDiscovery |
Clio | Clio Manage | Practice management software for law firms. | Legal practice management software | MyCase 0.8 | exact context
MyCase | | Practice management software for law firms. | Legal practice management software |
Legal practice management software | Law practice management software, Legal case management software | Software for cases, time and billing in law firms. | |
Elite 3E | Thomson Reuters Elite, 3E Elite | Finance system of large law firms. | Legal practice management software, Legal billing | Aderant 0.8
Aderant | Aderant Expert | Finance system of large law firms. | Legal practice management software, Legal billing |
iManage | iManage Work | Document management for law firms. | Legal practice management software | NetDocuments 0.9
NetDocuments | | Document management for law firms. | Legal practice management software |
Ironclad | Ironclad CLM | Contract lifecycle software. | Contract management | Icertis 0.7, DocuSign CLM 0.7 | exact context
Icertis | | Contract lifecycle software. | Contract management |
DocuSign CLM | | Contract lifecycle software. | Contract management |
Electronic signature | E-signature | Signing documents electronically. | |
DocuSign | DocuSign eSignature | Electronic signature service. | Electronic signature | Adobe Sign 0.9
Adobe Sign | Adobe Acrobat Sign, EchoSign | Electronic signature service. | Electronic signature |
Legal technology | Legal tech, Legal AI | Software for legal work. | |
# Admissions and qualifications
Bar admission | Admitted to the bar, Bar membership, State bar, Licensed attorney, Bar license, Active bar license | US licence to practise law. | Legal practice | Solicitor qualification 0.6
Bar exam | Uniform Bar Examination, UBE? | US examination for lawyers. | Legal practice |
New York Bar | New York State Bar, Admitted in New York, NY Bar | Admission to practise law in New York. | Bar admission |
California Bar | State Bar of California, Admitted in California, CA Bar | Admission to practise law in California. | Bar admission |
Solicitor qualification | Qualified solicitor, SRA registered, Solicitor of England and Wales, Admitted solicitor | Qualified solicitor in England and Wales. | Legal practice | Barrister qualification 0.6
Solicitors Qualifying Examination | SQE, SQE1, SQE2 | English examination for solicitors. | Legal practice |
Barrister qualification | Called to the Bar, Barrister | Qualified barrister in England and Wales. | Legal practice |
Legal Practice Course | LPC qualification, LPC graduate | English course for solicitors. | Legal practice | Solicitors Qualifying Examination 0.7
Graduate Diploma in Law | GDL | English law course for graduates. | Legal practice |
CILEX qualification | CILEX, Chartered Legal Executive, CILEx Fellow | English legal executive. | Legal practice | Solicitor qualification 0.6
Juris Doctor | JD degree, J.D.? | US professional law degree. | Legal practice |
Master of Laws | LLM degree, LL.M. | Postgraduate law degree. | Legal practice |
Bachelor of Laws | LLB, LL.B. | First law degree in many countries. | Legal practice |
German state examination in law | Second State Examination in law, Volljurist, Zweites Staatsexamen, Rechtsanwalt, Assessor iuris | Fully qualified German lawyer. | Legal practice | Solicitor qualification 0.4
Patent bar | USPTO registration, Registered patent attorney, Registered patent agent, USPTO registered | US registration for patent work. | Patent law | European Patent Attorney 0.6
European Patent Attorney | EPO qualified, European qualifying examination, EQE | Qualification for work before the European Patent Office. | Patent law |
Certified Paralegal | NALA Certified Paralegal, NALA CP | US certificate for paralegals. | Paralegal work | Paralegal certificate 0.7
Paralegal certificate | Paralegal certification, ABA-approved paralegal certificate | Course for paralegals. | Paralegal work |
Notary public | Commissioned notary, Notary commission, Notary? | Public officer who certifies signatures. | Notarization |
Certified Information Privacy Professional | CIPP, IAPP certified | Certificate in privacy law. | Data protection | CIPM 0.8
CIPP/E | CIPP/E certification | Certificate in European privacy law. | Certified Information Privacy Professional |
CIPP/US | CIPP/US certification | Certificate in US privacy law. | Certified Information Privacy Professional |
CIPM | Certified Information Privacy Manager | Certificate in running privacy work. | Data protection | CIPT 0.6
CIPT | Certified Information Privacy Technologist | Certificate in privacy by technology. | Data protection |
Certified Compliance and Ethics Professional | CCEP, CCEP certification | US certificate in compliance. | Compliance | ICA Diploma 0.7
ICA Diploma | International Compliance Association, ICA Diploma in Governance Risk and Compliance | British certificate in compliance. | Compliance |
Certified Regulatory Compliance Manager | CRCM | Certificate in bank compliance. | Compliance, Financial regulation |
`
