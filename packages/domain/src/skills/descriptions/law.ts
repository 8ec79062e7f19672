export const law = `
Legal practice | Advising and representing clients in legal matters.
Corporate law | Law of companies, their formation, shares and management.
Commercial law | Law of business dealings and trade.
M&A law | Legal work on company purchases and sales.
Securities law | Law of shares, bonds and their trading.
Banking and finance law | Law of loans, banks and financial markets.
Employment law | Law between employers and employees.
Employment tribunal | Claims between employers and employees in court.
Intellectual property | Rights in inventions, brands and creative works.
Patent law | Obtaining and defending patents for inventions.
Trademark law | Obtaining and defending rights in brands.
Copyright law | Rights in texts, pictures, music and software.
IP licensing | Agreements on the use of intellectual property.
Real estate law | Law of land, buildings and leases.
Conveyancing | Transfer of property to a new owner (UK).
Landlord and tenant law | Law of tenancies, rents and evictions.
Construction law | Law of building contracts and disputes.
Family law | Divorce, custody and other family matters.
Criminal law | Offences, prosecution and defence.
Criminal defense | Defending people accused of crimes.
Criminal prosecution | Bringing criminal cases for the state.
Immigration law | Visas, residence and citizenship.
Personal injury law | Claims for injuries and accidents.
Medical malpractice | Claims for wrong medical treatment.
Insurance law | Coverage, claims and insurance disputes.
Tax law | Tax advice and disputes with tax authorities.
Bankruptcy law | Insolvency and debt proceedings.
Environmental law | Law on pollution, permits and nature protection.
Energy law | Law of power, gas and their markets.
Competition law | Law on cartels, mergers and market power.
Public law | Law between citizens and public authorities.
Public procurement law | Rules for purchasing by public bodies.
Federal Acquisition Regulation | US rules for buying by the state.
Human rights law | Protection of fundamental rights.
Asylum and refugee law | Protection claims of refugees.
International law | Law between states and across borders.
EU law | Law of the European Union.
Trusts and estates | Wills, trusts and inheritance.
Estate planning | Planning the transfer of assets to heirs.
Probate | Administering the estate of a deceased person.
Health law | Law of providers, patients and medical products.
Stark Law | US law against kickbacks in health care.
Technology law | Law of software, data and IT contracts.
Telecommunications law | Law of networks and communication services.
Media and entertainment law | Law of press, film, music and sport.
Maritime law | Law of shipping and cargo.
Aviation law | Law of air transport.
Contract law | Law of agreements and their breach.
Contract drafting | Writing contracts.
Contract review | Checking contracts for risks and gaps.
Contract negotiation | Negotiating the terms of contracts.
Commercial contracts | Service, supply and sales agreements.
Service level agreement | Agreed quality and response times of a service.
Non-disclosure agreement | Agreements to keep information confidential.
Contract management | Keeping contracts, dates and obligations under control.
Corporate governance | Rules by which a company is directed and controlled.
Company secretarial | Board meetings, minutes and statutory filings.
Company formation | Founding and registering companies.
In-house counsel | Legal advice from inside a company.
Legal advice | Advising clients on their legal position.
Litigation | Conducting lawsuits.
Dispute resolution | Settling disputes in and out of court.
Arbitration | Disputes decided by private arbitrators.
Mediation | Helping two sides reach a settlement.
Trial preparation | Preparing evidence, witnesses and exhibits for trial.
Court appearance | Representing clients at court hearings.
Pleadings | Drafting claims, answers and motions for court.
Discovery | Exchange of evidence before trial.
eDiscovery | Collecting and reviewing electronic evidence.
Document review | Reviewing documents for relevance and privilege.
Deposition | Sworn questioning of witnesses before trial.
Witness preparation | Interviewing and preparing witnesses.
Legal hold | Preserving evidence for a dispute.
Appeals | Challenging judgments before a higher court.
Legal case management | Keeping case files, deadlines and tasks in order.
Civil procedure | Rules of procedure in civil courts.
Court filing | Filing documents with courts.
Court reporting | Verbatim record of court proceedings.
Legal research | Finding statutes, cases and commentary.
Legal writing | Memoranda, briefs and opinions.
Bluebook citation | US system of legal citation.
OSCOLA | UK system of legal citation.
Cite checking | Checking legal citations.
Legal translation | Translating legal documents.
Legislative drafting | Drafting laws and regulations.
Policy writing | Writing internal rules and policies.
Compliance | Making sure that laws and internal rules are followed.
Compliance monitoring | Testing whether rules are followed.
Compliance training | Training staff in laws and internal rules.
Anti-bribery and corruption | Preventing bribery in a company.
FCPA | US law against bribes abroad.
UK Bribery Act | British law against bribes.
Whistleblowing | Channels for reporting misconduct.
Internal investigations | Investigating misconduct inside a company.
Third-party risk management | Assessing suppliers and business partners.
Supply chain due diligence | Human rights and environmental duties for suppliers.
Trade compliance | Customs and sanctions rules in foreign trade.
Consumer protection law | Law that protects consumers.
FDA regulations | US rules for food and medicine.
Data protection | Protecting personal data.
GDPR | EU law on personal data.
UK GDPR | UK law on personal data.
CCPA | Californian law on personal data.
Data protection impact assessment | Assessing risks of processing personal data.
Records of processing activities | Register of all processing of personal data.
Data subject requests | Answering people who ask for their data.
Data processing agreement | Contract on processing personal data for another.
International data transfers | Sending personal data to other countries.
Data protection officer | Monitors data protection in an organisation.
Freedom of information | Public access to official records.
OneTrust | Software for privacy work.
TrustArc | Software for privacy work.
Paralegal work | Supporting lawyers with research, drafting and files.
Legal secretary | Administrative support for lawyers.
Legal client intake | Taking on new clients and checking conflicts.
Legal billing | Time recording and invoices of law firms.
Legal operations | Running a legal department's processes and spend.
Notarization | Certifying signatures and documents.
Title search | Checking the ownership record of a property.
Real estate closing | Completing the sale of a property.
Westlaw | Legal research database.
Practical Law | Know-how database for lawyers.
LexisNexis | Legal research database.
Bloomberg Law | Legal research database.
beck-online | German legal research database.
Relativity | Software for reviewing documents.
Everlaw | Software for reviewing documents.
Nuix | Software for reviewing documents.
Clio | Practice management software for law firms.
MyCase | Practice management software for law firms.
Legal practice management software | Software for cases, time and billing in law firms.
Elite 3E | Finance system of large law firms.
Aderant | Finance system of large law firms.
iManage | Document management for law firms.
NetDocuments | Document management for law firms.
Ironclad | Contract lifecycle software.
Icertis | Contract lifecycle software.
DocuSign CLM | Contract lifecycle software.
Electronic signature | Signing documents electronically.
DocuSign | Electronic signature service.
Adobe Sign | Electronic signature service.
Legal technology | Software for legal work.
Bar admission | US licence to practise law.
Bar exam | US examination for lawyers.
New York Bar | Admission to practise law in New York.
California Bar | Admission to practise law in California.
Solicitor qualification | Qualified solicitor in England and Wales.
Solicitors Qualifying Examination | English examination for solicitors.
Barrister qualification | Qualified barrister in England and Wales.
Legal Practice Course | English course for solicitors.
Graduate Diploma in Law | English law course for graduates.
CILEX qualification | English legal executive.
Juris Doctor | US professional law degree.
Master of Laws | Postgraduate law degree.
Bachelor of Laws | First law degree in many countries.
German state examination in law | Fully qualified German lawyer.
Patent bar | US registration for patent work.
European Patent Attorney | Qualification for work before the European Patent Office.
Certified Paralegal | US certificate for paralegals.
Paralegal certificate | Course for paralegals.
Notary public | Public officer who certifies signatures.
Certified Information Privacy Professional | Certificate in privacy law.
CIPP/E | Certificate in European privacy law.
CIPP/US | Certificate in US privacy law.
CIPM | Certificate in running privacy work.
CIPT | Certificate in privacy by technology.
Certified Compliance and Ethics Professional | US certificate in compliance.
ICA Diploma | British certificate in compliance.
Certified Regulatory Compliance Manager | Certificate in bank compliance.
Court administration | Running the files and calendar of a court.
`
