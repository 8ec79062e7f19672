export const finance = `
# Accounting
Accounting | =Accountancy, >Financial accounting, >General accounting
Financial reporting | Financial statement preparation=Preparation of financial statements, Statutory accounts, External reporting, Statutory reporting | Accounting
Accounts payable | ^AP?, ^A/P, >Accounts payable processing, Vendor payments, Purchase ledger | " | Accounts receivable 0.6
Accounts receivable | ^AR?, ^A/R, >Accounts receivable processing, Sales ledger | "
Bookkeeping | >Day-to-day bookkeeping, >Full-charge bookkeeping, >Double-entry bookkeeping | "
General ledger | ^GL?, GL accounting^General ledger accounting, Nominal ledger, Ledger maintenance | "
Account reconciliation | >Bank reconciliation, >Balance sheet reconciliation, >Ledger reconciliation, >General ledger reconciliation<Ledger reconciliation, <Reconciliation | "
Month-end close | =Month-end closing, Period-end close, Financial close, Close process, Month-end reporting<Month-end, <Month-end, Monthly close | "
Year-end close | =Year-end closing, Year-end accounts=Year-end accounting, Annual close | " | Month-end close 0.8
Accruals | >Accruals and prepayments<Prepayments, Prepayments, >Accrual accounting, Deferrals | "
Revenue recognition | Revenue accounting | "
Shared services | >Financial shared services=Finance shared services, >Shared service center=Shared service centre | "
Record-to-report | ^R2R, >Record to report process | "
Invoice processing | Invoicing, Invoice matching, Three-way matching, 3-way matching, Invoice coding, Vendor invoicing<Invoicing | Accounts payable
Expense management | Expense reporting=Expense report, Travel and expense^T&E, Employee expenses | "
Procure-to-pay | Purchase-to-pay, P2P process, >Procure to pay process | " | Order-to-cash 0.5, Purchase orders 0.5
Billing | >Billing management, >Customer billing, >Client billing | Accounts receivable | Invoice processing 0.5 | context
Collections | Credit control, >Debt collection, Dunning?, >Cash collection, >Collections calls | " | | context
Cash application | Payment posting, Cash posting, Cash allocation | "
Order-to-cash | ^O2C, Quote-to-cash, OTC process | " | Order processing 0.5
Journal entries | Adjusting entries, Journal posting | General ledger
Chart of accounts | Account structure | "
Financial statements | >Profit and loss statement^P&L statement, >Cash flow statement, >Balance sheet, >Income statement | Financial reporting
Consolidation | >Group consolidation, >Financial consolidation, Consolidated accounts, Consolidated financial statements | " | | context
Cost accounting | ~Product costing, >Standard costing, >Job costing, >Activity-based costing, ~Cost center accounting | <Management accounting
Fixed asset accounting | <Fixed assets, Depreciation, Asset register, Fixed asset register<Fixed assets<Asset register, <~Asset accounting | <Accounting
Intercompany accounting | Intercompany reconciliation, Intercompany transactions | " | Consolidation 0.7
Project accounting | ~Job cost accounting, WIP reporting, ~Work in progress accounting, Percentage of completion | "
Fund accounting | ~Nonprofit accounting, ~Charity accounting, ~Grant accounting, ~Governmental accounting | "
Lease accounting | =Accounting for leases | "
Technical accounting | Accounting research, Accounting policy, Accounting memo | "
Inventory accounting | Inventory valuation, ~Stock accounting | <Accounting, Cost accounting
ASC 842 | | Lease accounting, US GAAP | IFRS 16 0.8
IFRS 16 | | Lease accounting, <IFRS
ASC 606 | | Revenue recognition, US GAAP | IFRS 15 0.8
IFRS 15 | | Revenue recognition, <IFRS
SEC reporting | 10-K, 10-Q, SEC filings, Form 10-K<10-K, XBRL, EDGAR | <Financial reporting
Business combinations | Purchase price allocation, ASC 805, IFRS 3 | Technical accounting
Petty cash | Cash handling in accounts, >Petty cash management | Bookkeeping
# Standards
US GAAP | <GAAP^Generally accepted accounting principles | Financial reporting | IFRS 0.6
IFRS | ^International Financial Reporting Standards, IAS standards | "
UK GAAP | FRS 102, FRS 101 | " | US GAAP 0.5, IFRS 0.6
German GAAP | HGB, HGB accounting<HGB, HGB financial statements<HGB | " | IFRS 0.5
Local GAAP | Statutory GAAP | "
ESG reporting | <ESG, ESG disclosure<ESG, GRI standards, Sustainability reporting | " | Sustainability 0.5
GASB | ^Governmental Accounting Standards Board, >GASB standards | Fund accounting
FASB standards | <FASB, Accounting Standards Codification, FASB ASC<FASB | US GAAP
CSRD | ^Corporate Sustainability Reporting Directive, ESRS | ESG reporting
# Audit and control
Audit | =Auditing, Assurance engagements, >Audit procedures
Fraud detection | Fraud prevention, Fraud risk management, Fraud analysis | | Anti-money laundering 0.5
External audit | ~Financial audit, Audit engagement, ~Financial statement audit, ~Statutory audit | <Audit | Internal audit 0.6
Internal audit | =Internal auditing, ~Operational audit, >Internal audit planning | "
IT audit | =IT auditing, ~Information systems audit | " | Information security governance 0.5
Internal controls | Control testing, >Internal control framework, Control design, >Internal control testing<Control testing, ICFR | Audit
Audit workpapers | Working papers, Audit documentation, Audit file preparation | "
Audit preparation | Audit support, PBC list, Audit liaison, >Year-end audit preparation, Audit readiness | "
Forensic accounting | Fraud examination, Fraud investigation, Forensic audit | "
ACL Analytics | Galvanize?, Diligent ACL | " | CaseWare IDEA 0.8
CaseWare IDEA | IDEA data analysis | "
GAGAS | Yellow Book, Government Auditing Standards | " | Single audit 0.7
SOX compliance | <SOX, SOX 404<SOX, SOX testing<SOX, Sarbanes-Oxley Act<Sarbanes-Oxley, Sarbanes-Oxley | Internal controls
COSO framework | <COSO | "
IT general controls | ^ITGC, ITGC testing | IT audit, Internal controls
Substantive testing | Audit sampling, Test of details, Analytical procedures | External audit
CaseWare | >CaseWare Working Papers, CCH Engagement | Audit workpapers
Single audit | OMB Circular A-133, Uniform Guidance | External audit, Fund accounting
# Tax and payroll
Taxation | Tax accounting<Tax, Tax?
Payroll | >Payroll management, Wage accounting, >Payroll processing, >Payroll administration
Indirect tax | >Excise duty | <Taxation
Corporate tax | =Corporation tax, >Corporate income tax, ~Business tax, Form 1120, CT600 | "
Individual tax | ~Personal tax, >Individual income tax, Form 1040, Self-assessment tax return | "
International tax | ~Cross-border tax, BEPS, Withholding tax | "
Partnership tax | Form 1065, >Partnership tax return | "
Estate and trust tax | Form 1041, >Inheritance tax, <~Trust tax | "
Tax software | >Drake Tax, Tax preparation software, >ProSeries | Tax preparation
Tax preparation | Tax return, >Income tax preparation, Tax filing, Tax return preparation<Tax return | Taxation
Tax compliance | Tax reporting | "
Tax planning | Tax strategy, Tax advisory, Tax optimization | "
Tax research | Tax technical research, Tax memo | "
VAT | ^Value added tax, >VAT compliance, ~Umsatzsteuer, >VAT return | <Indirect tax
Sales and use tax | Sales tax, Sales tax filing<Sales tax | " | VAT 0.6
GST | ^Goods and services tax, >GST returns | " | VAT 0.7
ADP | >ADP Workforce Now, >ADP Run | Payroll | | exact
PAYE | ^Pay As You Earn, Real Time Information | "
Certified payroll reporting | <Certified payroll, Davis-Bacon, Prevailing wage | "
Paychex | >Paychex Flex | " | ADP 0.7
Paylocity | | " | Paycom 0.7, ADP 0.7
Paycom | | " | ADP 0.7
Gusto | >Gusto payroll | " | ADP 0.6 | exact context
Sage Payroll | Sage 50 Payroll | " | ADP 0.4
DATEV | >DATEV Unternehmen online | <Accounting software
Income tax provision | <Tax provision, Deferred tax, IAS 12 | Taxation, Financial reporting
ASC 740 | | Income tax provision, US GAAP
Avalara | Vertex O Series | Sales and use tax
FATCA | Common Reporting Standard, >FATCA/CRS | International tax
Transfer pricing | >Transfer pricing documentation | "
UltraTax | >UltraTax CS | <Tax software | CCH Axcess 0.8, Lacerte 0.8
CCH Axcess | ~CCH ProSystem fx<ProSystem fx, ~ProSystem fx | " | Lacerte 0.8
Lacerte | @Intuit Lacerte | "
HMRC compliance | <HMRC, Making Tax Digital | Tax compliance
IRS regulations | IRS representation<IRS, IRS audit<IRS, Internal Revenue Code, <IRS? | "
Multi-state payroll | | <Payroll
Payroll tax | Form 941, W-2 processing | Payroll, <Taxation
# Planning and controlling
Management accounting | =Management accounts, Management information, ~Managerial accounting | <Accounting
FP&A | ^Financial planning and analysis, ^Financial planning & analysis
Financial analysis | Financial review, Financial statement analysis, Ratio analysis
Budget management | =Managing budgets, Budget oversight, Budget administration, Budget control, Budget monitoring | | Budgeting 0.7
P&L management | P&L responsibility^Profit and loss responsibility, P&L ownership, P&L accountability | | Budget management 0.6
Cost reduction | Cost control, Cost management, Cost savings, Cost optimization
Pricing analysis | Pricing strategy, Price modeling=Pricing model | | Revenue management 0.5
Financial modeling | =Financial modelling, =Financial model, >Three-statement model | Financial analysis
Capital budgeting | Capex planning, Investment appraisal, Capital expenditure planning | "
Business case development | <Business case | "
Budgeting | Budget development, >Budgeting and forecasting, Annual budget, Budget preparation, Budget planning | FP&A
Variance analysis | Flux analysis, Budget vs actual, Actual vs budget analysis | "
Financial forecasting | Rolling forecast, >Revenue forecasting, >Cash flow forecasting, Forecast preparation | " | Budgeting 0.8
Essbase | @Oracle Essbase | " | Oracle Hyperion 0.7
Anaplan | | " | Adaptive Planning 0.7
Adaptive Planning | @Workday Adaptive Planning, Adaptive Insights | " | OneStream 0.5
IBM Planning Analytics | TM1@IBM TM1, Cognos TM1<TM1 | " | Oracle Hyperion 0.6
Cost analysis | >Cost-benefit analysis | Management accounting
Controlling | >Financial controlling=Financial control, >Business controlling, Finance business partnering | " | FP&A 0.8 | context
Profitability analysis | Profit analysis, Margin analysis, Contribution margin, Break-even analysis | "
LBO modeling | =LBO model, Leveraged buyout model | <Financial modeling
Scenario analysis | Sensitivity analysis, What-if analysis, Scenario planning | Financial modeling
Discounted cash flow | ^DCF, DCF modeling, DCF valuation, NPV analysis | Business valuation, Financial modeling
Working capital management | <Working capital, Cash conversion cycle | Treasury
Board reporting | Board pack, Executive reporting, Investor reporting | Financial reporting
Oracle Hyperion | @Hyperion, Hyperion Planning, Hyperion Financial Management | FP&A, Consolidation | Anaplan 0.6, OneStream 0.7
OneStream | >OneStream XF | "
BlackLine | | Month-end close, Account reconciliation
# Treasury and corporate finance
Treasury | >Treasury operations, >Treasury management, >Corporate treasury | | | context
Corporate finance | Fundraising finance, Capital structure, Capital raising
Wire transfers | Bank transfers, Payment runs | Treasury, Accounts payable
Due diligence | >Vendor due diligence, Transaction services, >Financial due diligence, >Buy-side due diligence | Mergers and acquisitions
Mergers and acquisitions | ^M&A, M&A transactions, Post-merger integration, M&A advisory | Corporate finance
Business valuation | <Valuation?, Company valuation<Valuation, Comparable company analysis, Precedent transactions, Valuation modeling<Valuation | "
Investor relations | IR communications, Earnings release, Earnings call | "
Initial public offering | ^IPO, IPO readiness, Equity capital markets | "
Restructuring | >Corporate restructuring, Turnaround management | " | | context
Insolvency | >Insolvency administration, Bankruptcy accounting | " | Restructuring 0.7
Project finance | Infrastructure finance, Structured finance | "
Cap table management | Equity administration, Stock option administration, Carta cap table | "
Cash management | Cash flow management<Cash flow, Liquidity management, Cash flow, Cash positioning, Cash pooling | Treasury
Foreign exchange | ^Forex, FX trading, Currency exchange | "
Hedging | >FX hedging, Hedge accounting, Currency risk management | " | Foreign exchange 0.7 | context
Debt financing | Loan agreements, Covenant compliance, Debt management, Bank covenants | "
ACH payments | ACH processing | Wire transfers | SEPA payments 0.5
SEPA payments | <SEPA | " | BACS payments 0.6
BACS payments | <BACS, BACS runs<BACS | "
Private equity | PE fund, Leveraged buyout, Portfolio company management | Investment management | Venture capital 0.5
Venture capital | VC funding, Start-up financing, Seed funding | "
# Banking and investment
Banking | >Banking operations=Bank operations, >Banking services | | | context
Investment management | Investment analysis, Portfolio management, Fund management
Financial regulation | Regulatory compliance in finance, Banking regulation, Financial services compliance
Risk management | Risk mitigation, >Financial risk management, Risk analysis, >Enterprise risk management, ERM framework
Financial planning | Financial advising, Retirement planning, >Personal financial planning, Financial advice | | Wealth management 0.7
Asset management | | | Investment management 0.6 | context
Trading | >Securities trading, >Equity trading, >Fixed income trading, Trade execution | | | context
Quantitative finance | Financial engineering | | Mathematical modeling 0.6
Fintech | Financial technology, Open banking, Digital banking
Cryptocurrency | Crypto assets, Digital assets, >Bitcoin | | Blockchain 0.5
Lending | Loan origination, >Consumer lending, >Commercial lending | Banking | | context
Trade settlement | Securities settlement, Clearing and settlement, Trade support, Middle office, Corporate actions | "
Payments | >Payment processing, >Payment systems, >Card payments, >Payment operations, Merchant services | " | | context
Mortgage lending | Home loans, Mortgage advice, ~Mortgage origination, Mortgage banking | <Lending
Anti-money laundering | ^AML, BSA/AML, Bank Secrecy Act, AML compliance | Financial regulation
Regulatory reporting | >COREP, >FINREP | " | Basel III 0.6
Bank teller operations | Cash drawer balancing, <Bank teller, Cashiering in banks, <Teller operations, Teller transactions | Retail banking
Account opening | >New account opening, Client onboarding in banking, Account maintenance | "
Credit analysis | Credit underwriting, Credit evaluation, Loan underwriting, >Credit risk analysis, Credit assessment | Lending
Loan processing | Loan administration, Loan documentation, Loan closing | "
Loan servicing | | " | Loan processing 0.7
Wealth management | Private banking | Investment management
Equity research | Stock analysis, Equity analysis, Securities analysis, Fundamental analysis | "
Fixed income | >Bonds?, >Fixed income securities, Bond valuation<Bonds | "
Derivatives | Options pricing, >Futures and options, >Swaps?, >Financial derivatives, Structured products | " | | context
Know your customer | ^KYC, CDD?^Customer due diligence, Enhanced due diligence, KYC checks, KYC/AML | Anti-money laundering
Transaction monitoring | Suspicious activity report, SAR filing, Suspicious activity monitoring | "
Sanctions screening | OFAC, OFAC screening<OFAC, Sanctions compliance | "
Business continuity planning | <Business continuity, Business continuity management<Business continuity, ISO 22301 | Risk management
Credit risk | >Credit risk management, >Credit risk modeling, PD/LGD models, Counterparty risk | "
Market risk | Value at risk, Stress testing of portfolios, VaR models | "
Operational risk | >Operational risk management, RCSA, Key risk indicators | "
Retail banking | ~Branch banking, ~Consumer banking, ~Personal banking, Branch operations | <Banking
Commercial banking | ~Corporate banking, ~Business banking, Relationship banking | "
Mortgage underwriting | | Mortgage lending, Credit analysis | Mortgage processing 0.7
Mortgage processing | | Mortgage lending
Investment banking | Deal execution, Capital markets | <Banking, Corporate finance
Algorithmic trading | ~Quantitative trading, ~Automated trading | <Trading, Quantitative finance
Fund administration | NAV calculation, Fund operations, Transfer agency, >Hedge fund administration | Accounting, Investment management
Bloomberg Terminal | <Bloomberg?, Bloomberg Professional<Bloomberg | Financial analysis | FactSet 0.7, Capital IQ 0.7, Refinitiv 0.7
FactSet | | "
Capital IQ | ^CapIQ, >S&P Capital IQ | " | FactSet 0.7, PitchBook 0.7
PitchBook | >PitchBook Data | "
Refinitiv | >Refinitiv Eikon, Thomson Reuters Eikon, LSEG Workspace | " | Morningstar Direct 0.6
Morningstar Direct | | "
FINRA rules | ~FINRA regulations, FINRA compliance, SEC regulations | <Financial regulation | FCA regulation 0.4
FCA regulation | ~FCA rules, Consumer Duty, FCA compliance, SM&CR | "
MiFID II | <~MiFID | " | Dodd-Frank 0.4
Dodd-Frank | >Dodd-Frank Act, Volcker Rule | "
Basel III | ~Basel II, ~Basel IV, Regulatory capital | <Financial regulation, Risk management
Consumer lending regulations | >TILA, >RESPA, Fair lending, >TRID, >FDCPA | <Financial regulation, Lending
Model risk management | <Model risk, SR 11-7 | <Risk management
# Insurance and property
Insurance | >Insurance industry, >Insurance products | | | context
Pension administration | 401(k) administration, Retirement plan administration, Pension schemes? | | Benefits administration 0.5
Real estate finance | Property finance, >Commercial real estate finance, Real estate valuation
Actuarial science | Reserving, Loss reserving<Reserving, Actuarial pricing, Actuarial analysis, Actuarial modeling | Insurance, Statistics
Property accounting | ~Service charge accounting, ~Real estate accounting, CAM reconciliation | <Accounting
Underwriting | >Policy underwriting, >Insurance underwriting, >Risk underwriting | Insurance
Claims handling | Claims adjusting, Claims investigation, Claims adjuster, Claims management, Claims processing, Insurance claims | " | Underwriting 0.4
Insurance brokerage | Insurance sales, Insurance broking, Policy servicing, Policy renewals | "
Solvency II | >Solvency II reporting | " | IFRS 17 0.5
Guidewire | >Guidewire PolicyCenter, >Guidewire ClaimCenter | " | Duck Creek 0.7
Duck Creek | >Duck Creek Technologies | "
Property and casualty insurance | ^P&C insurance, ~Property & casualty, ~General insurance | <Insurance | Life and health insurance 0.5
Life and health insurance | Life insurance?, <Health insurance?, Annuities | "
Commercial insurance | Commercial lines, >Workers' compensation insurance, >Liability insurance | "
Reinsurance | >Treaty reinsurance, >Facultative reinsurance | "
Employee benefits insurance | Group benefits, Benefits brokerage | "
IFRS 17 | | Insurance, <IFRS
ARGUS Enterprise | Argus modeling | Real estate finance
Yardi | >Yardi Voyager | Property accounting | MRI Software 0.7, AppFolio 0.7
MRI Software | MRI Real Estate | "
AppFolio | >AppFolio Property Manager | "
# Systems
Accounting software | Accounting system, Bookkeeping software
ERP | ^Enterprise resource planning, >ERP software, >ERP implementation, >ERP system
SAP | >SAP R/3, >SAP system, >SAP ERP, >SAP ECC | <ERP | | exact
Microsoft Dynamics 365 | @Dynamics 365, ^D365, <~Microsoft Dynamics, ~Dynamics AX | " | SAP 0.5
Oracle ERP | ~Oracle Financials, ~Oracle Fusion, ~Oracle Cloud ERP | " | SAP 0.5
Oracle E-Business Suite | ^Oracle EBS, ~Oracle R12 | " | Oracle ERP 0.8
JD Edwards | ^JDE, >JD Edwards EnterpriseOne | " | Oracle ERP 0.6
PeopleSoft | >PeopleSoft Financials, >PeopleSoft HCM | " | Oracle ERP 0.6
Infor ERP | >Infor LN, >Infor CloudSuite, >Infor M3, >Infor SyteLine, ~Baan | " | Epicor 0.6
Epicor | >Epicor ERP, >Epicor Kinetic | "
IFS | >IFS Applications, >IFS Cloud | " | | exact context
Odoo | ~OpenERP | " | NetSuite 0.4
QuickBooks | >QuickBooks Enterprise, ~QBO^QuickBooks Online, >QuickBooks Desktop | <Accounting software | Xero 0.8
Xero | >Xero accounting | "
Sage 50 | ~Sage Accounting, ~Sage Line 50, ~Peachtree? | " | QuickBooks 0.7, Xero 0.6
Dynamics GP | @Microsoft Dynamics GP, ~Great Plains | " | Business Central 0.6
Sage 200 | ~Sage 100, ~Sage 300 | " | Sage 50 0.8
Sage Intacct | <~Intacct | " | NetSuite 0.7
FreshBooks | | " | Zoho Books 0.8, QuickBooks 0.7
Zoho Books | | "
Lexware | ~Lexoffice, ~sevDesk | " | DATEV 0.5
Tally | ~TallyPrime, >Tally ERP 9 | " | QuickBooks 0.4 | exact context
NetSuite | @Oracle NetSuite | <ERP, Accounting software | Microsoft Dynamics 365 0.5
Business Central | >Dynamics 365 Business Central, ~Dynamics NAV, ~Navision, ~Microsoft NAV | " | Microsoft Dynamics 365 0.7
SAP S/4HANA | =SAP S4 HANA, @S/4HANA | <SAP
SAP MM | ^SAP Materials Management, ^SAP MM module | "
SAP SD | ^SAP Sales and Distribution | "
SAP PM | ^SAP Plant Maintenance, ~SAP EAM | "
SAP SuccessFactors | @SuccessFactors | " | SAP HCM 0.7, Workday 0.7
SAP Ariba | @Ariba | " | Coupa 0.7
SAP FICO | =SAP FI/CO, ~SAP FI, ~SAP CO, ~SAP Finance | <SAP, Accounting software
SAP PP | ^SAP Production Planning | <SAP, Production planning
SAP QM | ^SAP Quality Management | <SAP, Quality management
SAP HANA | ~HANA database | <SAP, <Database
SAP HCM | ~SAP HR | <SAP, Payroll
SAP Concur | @Concur? | Expense management | Expensify 0.7
Expensify | | "
Coupa | >Coupa Procurement | Procure-to-pay
Workday Financials | >Workday Financial Management | ERP | Oracle ERP 0.5, Workday 0.6
Bill.com | BILL AP/AR | Accounts payable
# Certificates
Securities licenses | =Securities licence, FINRA registration, FINRA licenses
Certified Public Accountant | ^CPA, Licensed CPA=CPA certified=CPA license | Accounting | ACCA 0.8
ACCA | ^Association of Chartered Certified Accountants, >ACCA qualified, FCCA | "
AAT | ^Association of Accounting Technicians, >AAT qualified, >AAT Level 4 | " | | exact
Chartered Accountant | ACA?, ICAEW, ACA qualified<ACA, ICAS, Chartered accountancy | " | ACCA 0.9, Certified Public Accountant 0.8
CPA candidate | CPA eligible, CPA exam, CPA track | "
Part-qualified accountant | <Part-qualified, ACCA part-qualified<Part-qualified, CIMA part-qualified<Part-qualified, Finalist accountant | "
Bilanzbuchhalter | >Geprüfter Bilanzbuchhalter, Certified balance sheet accountant | " | AAT 0.4
Certified Financial Planner | ^CFP, CFP certification, CFP professional | Financial planning
Diploma in Regulated Financial Planning | DipPFS, Level 4 Diploma in Financial Planning | " | Certified Financial Planner 0.6
Chartered Financial Analyst | ^CFA, CFA charterholder, CFA Charter | Investment management
CFA candidate | CFA Level I=CFA Level 1, CFA Level II=CFA Level 2, CFA Level III | "
Chartered Alternative Investment Analyst | ^CAIA | "
CIMA | >CIMA qualified, Chartered Management Accountant, CGMA, ACMA | Management accounting
Certified Management Accountant | US CMA, CMA certification | " | CIMA 0.8
Certified Internal Auditor | CIA certification, >Certified internal auditor designation | Internal audit
CISA | ^Certified Information Systems Auditor | IT audit | Certified Internal Auditor 0.5
Certified Fraud Examiner | CFE credential, CFE certification | Forensic accounting
Enrolled Agent | >IRS Enrolled Agent, EA license | Taxation
Steuerberater | German tax advisor, Steuerberaterexamen | " | Wirtschaftsprüfer 0.6
Chartered Tax Adviser | =Chartered tax advisor, CTA qualified, CIOT | " | ATT qualification 0.7
ATT qualification | =ATT qualified, Association of Taxation Technicians | "
Wirtschaftsprüfer | German public auditor, WP-Examen | External audit | Certified Public Accountant 0.5
Certified Bookkeeper | AIPB certified, ICB qualified | Bookkeeping
Certified Payroll Professional | CPP payroll | Payroll | CIPP payroll qualification 0.6
CIPP payroll qualification | CIPP qualified, Chartered Institute of Payroll Professionals | "
Financial Risk Manager | ^FRM, FRM certification | Risk management | Chartered Financial Analyst 0.6
CAMS certification | ^Certified Anti-Money Laundering Specialist, <CAMS?, ACAMS | Anti-money laundering
Certified Treasury Professional | CTP credential | Treasury | AMCT 0.7
AMCT | ACT qualification, Association of Corporate Treasurers | "
Series 7 | @FINRA Series 7, >Series 7 license, ~General Securities Representative | <Securities licenses | Series 63 0.5, Series 66 0.6, SIE exam 0.6
Series 63 | @FINRA Series 63, >Series 63 license | "
Series 65 | >Series 65 license, Registered Investment Adviser license | " | Series 66 0.8
Series 66 | @FINRA Series 66, >Series 66 license | "
Series 6 | @FINRA Series 6, >Series 6 license | " | Series 7 0.6
Series 24 | @FINRA Series 24, ~General Securities Principal | "
SIE exam | Securities Industry Essentials^SIE?, FINRA SIE | Securities licenses
Life and health license | Life and health insurance license=Life & health insurance license, Licensed life and health agent | Life and health insurance
Property and casualty license | ^P&C license, =Property & casualty license, Licensed P&C agent | Property and casualty insurance
Adjuster license | =Licensed adjuster, >Claims adjuster license, >All-lines adjuster license | Claims handling
NMLS license | <NMLS, NMLS registered<NMLS, Mortgage loan originator license^MLO license | Mortgage lending
CeMAP | >CeMAP qualified, Certificate in Mortgage Advice and Practice | " | NMLS license 0.5
CPCU | ^Chartered Property Casualty Underwriter | Insurance | ACII 0.8
ACII | Advanced Diploma in Insurance, Chartered Insurance Institute | "
Associate actuary | Associate of the Society of Actuaries, ASA actuary, ACAS actuary | Actuarial science | Fellow actuary 0.8
Fellow actuary | FSA actuary, Fellow of the Society of Actuaries, FCAS, Fellow of the Institute of Actuaries, Qualified actuary | "
Actuarial exams | Exam P, Exam FM, SOA exams, CAS exams | "
`
