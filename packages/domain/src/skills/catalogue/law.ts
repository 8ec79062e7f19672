export const law = `
# Practice areas
Legal practice | Practice of law, Legal services, Private practice law | Working with the law for others. | |
Corporate law | Company law, Business law, Corporate legal matters | Law of companies. | Legal practice | Commercial law 0.7
Commercial law | Commercial legal matters, Commercial transactions | Law of trade. | Legal practice |
M&A law | M&A legal due diligence, Legal due diligence, Share purchase agreement, Asset purchase agreement | Law of buying companies. | Corporate law | Mergers and acquisitions 0.6
Securities law | Capital markets law, Securities regulation, Securities Exchange Act | Law of shares and bonds. | Corporate law |
Banking and finance law | Finance law, Banking law | Law of money. | Legal practice |
Employment law | Labor law, Labour law, Labor and employment law | Law of work. | Legal practice |
Employment tribunal | Employment litigation, Employment tribunal claims | Courts of work. | Employment law, Litigation |
Intellectual property | IP law, Intellectual property law, IP rights, IP portfolio management | Rights in ideas and names. | Legal practice |
Patent law | Patent prosecution, Patent drafting, Patent application | Rights in inventions. | Intellectual property | Trademark law 0.6
Trademark law | Trademark prosecution, Trademark registration | Rights in names and signs. | Intellectual property |
Copyright law | Copyright, Copyright licensing | Rights in works. | Intellectual property |
IP licensing | Licensing agreement, Technology licensing, Software licensing agreement | Licence to use ideas of others. | Intellectual property, Contract law |
Real estate law | Property law, Real property law, Commercial real estate law | Law of land and houses. | Legal practice |
Conveyancing | Residential conveyancing, Commercial conveyancing | Passing houses to new owners, the British way. | Real estate law |
Landlord and tenant law | Tenancy law, Housing law | Law of renting. | Real estate law |
Construction law | Building law, Construction disputes | Law of building. | Legal practice | Construction contracts 0.5
Family law | Matrimonial law, Divorce law, Child custody, Divorce proceedings | Law of families. | Legal practice |
Criminal law | Criminal procedure | Law of crimes. | Legal practice |
Criminal defense | Criminal defence, Public defense | Defending the accused. | Criminal law |
Criminal prosecution | Prosecution of cases | Accusing for the state. | Criminal law | Criminal defense 0.7
Immigration law | Visa petition, H-1B petition, USCIS filing | Law of moving between countries. | Legal practice |
Personal injury law | Personal injury, Tort law | Law of harm to people. | Legal practice | Insurance law 0.5
Medical malpractice | Clinical negligence | Law of harm by doctors. | Personal injury law |
Insurance law | Insurance defense, Insurance litigation, Coverage disputes | Law of insurance. | Legal practice |
Tax law | Tax controversy, Tax litigation | Law of taxes. | Legal practice | Taxation 0.6
Bankruptcy law | Insolvency law, Chapter 11, Chapter 7, Restructuring law | Law of those who cannot pay. | Legal practice | Insolvency 0.6
Environmental law | Environmental regulation law | Law of nature. | Legal practice | Environmental compliance 0.5
Energy law | | Law of energy. | Legal practice | Environmental law 0.5
Competition law | Antitrust, Antitrust law, Merger control, EU competition law | Law against unfair power. | Legal practice |
Public law | Administrative law, Constitutional law, Judicial review | Law of the state. | Legal practice |
Public procurement law | Procurement law, Vergaberecht, Public tender law | Law of buying by the state. | Public law |
Federal Acquisition Regulation | FAR/DFARS, DFARS, FAR compliance | US rules for buying by the state. | Public procurement law |
Human rights law | International human rights, Civil rights law | Law of people's rights. | Public law |
Asylum and refugee law | Asylum law, Refugee law | Law of those who flee. | Immigration law |
International law | Public international law, International trade law | Law between countries. | Legal practice |
EU law | European Union law, European law | Law of the European Union. | Legal practice | International law 0.5
Trusts and estates | Estate administration, Wills trusts and estates | Law of what people leave. | Legal practice |
Estate planning | Wills and trusts | Planning what people leave. | Trusts and estates |
Probate | Wills and probate, Probate administration | Carrying out wills. | Trusts and estates |
Health law | Healthcare law, Medical law | Law of health care. | Legal practice |
Stark Law | Anti-Kickback Statute, Stark and Anti-Kickback | US law against kickbacks in health care. | Health law |
Technology law | IT law, Software contracts, SaaS agreement | Law of computers. | Legal practice | Data protection 0.6
Telecommunications law | Telecoms law | Law of networks. | Legal practice |
Media and entertainment law | Entertainment law, Media law | Law of media and stage. | Legal practice |
Maritime law | Admiralty law, Shipping law | Law of ships. | Legal practice | Aviation law 0.4
Aviation law | | Law of aircraft. | Legal practice |
# Contracts and corporate
Contract law | Law of contract, Contractual law | Law of agreements. | Legal practice |
Contract drafting | Drafting contracts, Drafting agreements, Contract writing, Legal drafting of contracts | Writing agreements. | Contract law | Contract review 0.8
Contract review | Reviewing contracts, Contract analysis, Contract redlining, Redlining | Checking agreements. | Contract law |
Contract negotiation | Negotiating contracts, Commercial contract negotiation, Negotiation of agreements | Reaching agreements. | Contract law |
Commercial contracts | Commercial agreement, Master services agreement, Vendor agreement, Supply agreement | Agreements of trade. | Contract law, Commercial law |
Service level agreement | SLA? | What a service must reach. | Contract management |
Non-disclosure agreement | NDA, Confidentiality agreement | Agreements to keep secrets. | Contract law |
Contract management | Contract administration, Contract lifecycle management | Looking after agreements. | | Contract review 0.6
Corporate governance | Board governance, Governance framework, Entity management, Corporate housekeeping | How companies are led and watched. | Corporate law |
Company secretarial | Company secretary, Corporate secretary, Board minutes, Companies House filings, Corporate secretarial | Papers and meetings of a board. | Corporate governance |
Company formation | Incorporation, Entity formation, Business formation, Articles of association | Founding companies. | Corporate law |
In-house counsel | In-house legal, Corporate counsel, General counsel | Law inside a company. | Legal practice |
Legal advice | Legal counselling, Legal opinion, Advising clients on law, Legal advisory | Telling people what the law says. | Legal practice |
# Litigation and court
Litigation | Civil litigation, Commercial litigation, Litigation management, Trial litigation | Fighting in court. | Legal practice |
Dispute resolution | Alternative dispute resolution, Commercial disputes, Settlement negotiation | Ending quarrels. | Legal practice |
Arbitration | International arbitration, Commercial arbitration, Arbitral proceedings | Private judges. | Dispute resolution | Mediation 0.5
Mediation | Mediator, Certified mediator, Civil mediation | Helping two sides agree. | Dispute resolution |
Trial preparation | Trial prep, Trial advocacy, Trial practice, Trial support | Getting ready for court. | Litigation |
Court appearance | Court advocacy, Oral advocacy, Court hearings, Oral argument, Advocacy in court | Speaking in court. | Litigation |
Pleadings | Drafting pleadings, Motions, Motion practice, Statement of claim, Motion drafting, Motions and pleadings | Written words to a court. | Litigation |
Discovery | Legal discovery, Discovery requests, Disclosure of documents, Interrogatories, Discovery process | Exchanging proof. | Litigation | eDiscovery 0.7 | context
eDiscovery | Electronic discovery, Electronic disclosure | Proof on computers. | Litigation |
Document review | Legal document review, Privilege review | Reading documents for a case. | Litigation | eDiscovery 0.7
Deposition | Deposition preparation, Deposition summary | Asking witnesses before trial. | Litigation |
Witness preparation | Witness statement, Witness interview | Preparing and writing down witnesses. | Litigation |
Legal hold | Litigation hold, Evidence preservation | Keeping proof. | Litigation |
Appeals | Appellate practice, Appellate brief, Appellate law, Appellate advocacy | Asking a higher court. | Litigation | | context
Legal case management | Matter management, Caseload management, Case file management | Keeping cases in order. | |
Civil procedure | Federal Rules of Civil Procedure, Civil Procedure Rules | Rules of civil courts. | Litigation |
Court filing | Filing court documents, Electronic court filing, CM/ECF, Court e-filing | Handing papers to court. | Litigation |
Court reporting | Stenography, Court stenography | Writing what is said in court. | |
# Research and writing
Legal research | Case law research, Statutory research, Legal analysis | Finding what the law says. | Legal practice |
Legal writing | Legal drafting, Legal memoranda, Brief writing, Legal memo, Legal briefs | Writing about law. | Legal practice | Legal research 0.7
Bluebook citation | Bluebook, Legal citation | How Americans name sources of law. | Legal writing | OSCOLA 0.5
OSCOLA | | How the British name sources of law. | Legal writing |
Cite checking | Shepardizing, Proofreading legal documents | Checking sources. | Legal writing |
Legal translation | Translation of legal documents | Law in another language. | |
Legislative drafting | Bill drafting, Legislative analysis, Statutory interpretation | Writing laws. | Public law |
Policy writing | Internal policy drafting, Drafting policies, Policy drafting | Writing rules for a company. | Compliance |
# Compliance and privacy
Compliance | Regulatory compliance, Corporate compliance, Compliance management, Compliance program, Legal compliance | Keeping laws and rules. | | | context
Compliance monitoring | Compliance testing, Compliance audit, Compliance review, Compliance risk assessment | Checking whether rules are kept. | Compliance |
Compliance training | Ethics training, Compliance education, Code of conduct training | Teaching rules. | Compliance |
Anti-bribery and corruption | Anti-corruption, ABC compliance, Anti-bribery | No bribes. | Compliance |
FCPA | Foreign Corrupt Practices Act | US law against bribes abroad. | Anti-bribery and corruption | UK Bribery Act 0.7
UK Bribery Act | Bribery Act 2010 | British law against bribes. | Anti-bribery and corruption |
Whistleblowing | Whistleblower system, Ethics hotline | Reports of wrongs inside a company. | Compliance |
Internal investigations | Workplace investigation, Corporate investigations | Finding wrongs inside a company. | Compliance |
Third-party risk management | Third-party due diligence, Vendor risk management, TPRM | Knowing whom one deals with. | Compliance, Risk management |
Supply chain due diligence | Modern Slavery Act, Lieferkettengesetz, LkSG, CSDDD | No forced work among suppliers. | Compliance |
Trade compliance | Customs law, Sanctions law, Customs compliance, Import compliance | Laws of trade across borders. | Compliance | Export control 0.8
Consumer protection law | Consumer law, FTC regulations | Law that protects buyers. | Compliance |
FDA regulations | FDA compliance, Food and drug law, FDA regulatory | US rules for food and medicine. | Compliance | Regulatory affairs 0.7
Data protection | Data privacy, Privacy law, Information privacy, Privacy compliance, Data protection law | Protecting people's data. | Compliance |
GDPR | General Data Protection Regulation, GDPR compliance, DSGVO, EU GDPR | European law on people's data. | Data protection | CCPA 0.6, UK GDPR 0.9
UK GDPR | Data Protection Act 2018 | British law on people's data. | Data protection |
CCPA | California Consumer Privacy Act, CPRA, CCPA/CPRA | Californian law on people's data. | Data protection |
Data protection impact assessment | DPIA, Privacy impact assessment | Judging risks to people's data. | Data protection |
Records of processing activities | ROPA, RoPA maintenance | List of what is done with people's data. | Data protection |
Data subject requests | DSAR, Data subject access request, Subject access request | People asking for their data. | Data protection |
Data processing agreement | Data processing addendum | Agreements on people's data. | Data protection, Contract law |
International data transfers | Standard contractual clauses, Data transfer agreement | People's data across borders. | Data protection |
Data protection officer | DPO role, Privacy officer, Datenschutzbeauftragter | Watching over people's data. | Data protection |
Freedom of information | FOIA, FOI requests, Freedom of Information Act, Public records requests | Public access to files. | Public law |
OneTrust | | Software for privacy work. | Data protection | TrustArc 0.8
TrustArc | | Software for privacy work. | Data protection |
# Legal support and tools
Paralegal work | Paralegal support, Legal assistance, Legal support | Helping lawyers. | Legal practice |
Legal secretary | Legal administration, Legal administrative support, Legal secretarial | Office work for lawyers. | |
Legal client intake | Conflict check | Receiving clients of a law firm. | Paralegal work |
Legal billing | Time recording for lawyers, Legal time entry, LEDES, Legal e-billing, Billable hours tracking | Charging for legal work. | |
Legal operations | Legal ops, Legal process improvement, Legal project management, Outside counsel management | Running a legal department. | |
Notarization | Notary services, Notarial acts, Notarisation | Making papers certain. | |
Title search | Title examination, Title review | Who owns a house. | Real estate law |
Real estate closing | Closing documents, Property closing | The day a house is sold. | Real estate law | Title search 0.6
Westlaw | Westlaw Edge, Thomson Reuters Westlaw | Library of law. | Legal research | LexisNexis 0.9, Bloomberg Law 0.8
Practical Law | PLC Practical Law | Know-how library for lawyers. | Legal research | Westlaw 0.6
LexisNexis | Lexis, Lexis+, Lexis Advance, LexisPSL | Library of law. | Legal research |
Bloomberg Law | | Library of law. | Legal research |
beck-online | | German library of law. | Legal research | LexisNexis 0.5
Relativity | RelativityOne, Relativity eDiscovery | Software for reviewing documents. | eDiscovery | Everlaw 0.8, Nuix 0.7 | exact context
Everlaw | | Software for reviewing documents. | eDiscovery |
Nuix | | Software for reviewing documents. | eDiscovery |
Clio | Clio Manage | Software of law firms. | Legal practice management software | MyCase 0.8 | exact context
MyCase | | Software of law firms. | Legal practice management software |
Legal practice management software | Law practice management software, Legal case management software | Programs of law firms. | |
Elite 3E | Thomson Reuters Elite, 3E Elite | Accounts of large law firms. | Legal practice management software, Legal billing | Aderant 0.8
Aderant | Aderant Expert | Accounts of large law firms. | Legal practice management software, Legal billing |
iManage | iManage Work | Document store of law firms. | Legal practice management software | NetDocuments 0.9
NetDocuments | | Document store of law firms. | Legal practice management software |
Ironclad | Ironclad CLM | Program for agreements. | Contract management | Icertis 0.7, DocuSign CLM 0.7 | exact context
Icertis | | Program for agreements. | Contract management |
DocuSign CLM | | Program for agreements. | Contract management |
Electronic signature | E-signature | Signing by computer. | |
DocuSign | DocuSign eSignature | Signing by computer. | Electronic signature | Adobe Sign 0.9
Adobe Sign | Adobe Acrobat Sign, EchoSign | Signing by computer. | Electronic signature |
Legal technology | Legal tech, Legal AI | Computers in legal work. | |
# Admissions and qualifications
Bar admission | Admitted to the bar, Bar membership, State bar, Licensed attorney, Bar license, Active bar license | US licence to practise law. | Legal practice | Solicitor qualification 0.6
Bar exam | Uniform Bar Examination, UBE? | US examination for lawyers. | Legal practice |
New York Bar | New York State Bar, Admitted in New York, NY Bar | Admission in New York. | Bar admission |
California Bar | State Bar of California, Admitted in California, CA Bar | Admission in California. | Bar admission |
Solicitor qualification | Qualified solicitor, SRA registered, Solicitor of England and Wales, Admitted solicitor | English solicitor. | Legal practice | Barrister qualification 0.6
Solicitors Qualifying Examination | SQE, SQE1, SQE2 | English examination for solicitors. | Legal practice |
Barrister qualification | Called to the Bar, Barrister | English barrister. | Legal practice |
Legal Practice Course | LPC qualification, LPC graduate | English course for solicitors. | Legal practice | Solicitors Qualifying Examination 0.7
Graduate Diploma in Law | GDL | English law course for graduates. | Legal practice |
CILEX qualification | CILEX, Chartered Legal Executive, CILEx Fellow | English legal executive. | Legal practice | Solicitor qualification 0.6
Juris Doctor | JD degree, J.D. | US law degree. | Legal practice |
Master of Laws | LLM degree, LL.M. | Further law degree. | Legal practice |
Bachelor of Laws | LLB, LL.B. | First law degree in many countries. | Legal practice |
German state examination in law | Second State Examination in law, Volljurist, Zweites Staatsexamen, Rechtsanwalt, Assessor iuris | Fully qualified German lawyer. | Legal practice | Solicitor qualification 0.4
Patent bar | USPTO registration, Registered patent attorney, Registered patent agent, USPTO registered | US licence for patent work. | Patent law | European Patent Attorney 0.6
European Patent Attorney | EPO qualified, European qualifying examination, EQE | European licence for patent work. | Patent law |
Certified Paralegal | NALA Certified Paralegal, NALA CP | US certificate for paralegals. | Paralegal work | Paralegal certificate 0.7
Paralegal certificate | Paralegal certification, ABA-approved paralegal certificate | Course for paralegals. | Paralegal work |
Notary public | Commissioned notary, Notary commission, Notary? | Public officer for signatures. | Notarization |
Certified Information Privacy Professional | CIPP, IAPP certified | Certificate in privacy law. | Data protection | CIPM 0.8
CIPP/E | CIPP/E certification | Certificate in European privacy law. | Certified Information Privacy Professional |
CIPP/US | CIPP/US certification | Certificate in US privacy law. | Certified Information Privacy Professional |
CIPM | Certified Information Privacy Manager | Certificate in running privacy work. | Data protection | CIPT 0.6
CIPT | Certified Information Privacy Technologist | Certificate in privacy by technology. | Data protection |
Certified Compliance and Ethics Professional | CCEP, CCEP certification | US certificate in compliance. | Compliance | ICA Diploma 0.7
ICA Diploma | International Compliance Association, ICA Diploma in Governance Risk and Compliance | British certificate in compliance. | Compliance |
Certified Regulatory Compliance Manager | CRCM | Certificate in bank compliance. | Compliance, Financial regulation |
`
