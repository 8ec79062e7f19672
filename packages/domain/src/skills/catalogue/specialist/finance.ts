export const finance = `
# Accounting
+ Journal entries | Adjusting entries, Journal posting
+ Accounting | =Accountancy, >Financial accounting, >General accounting
+ Financial reporting | Financial statement preparation=Preparation of financial statements, Statutory accounts, External reporting, Statutory reporting
+ Accounts payable | ^AP?, ^A/P, >Accounts payable processing, Vendor payments, Purchase ledger
+ Accounts receivable | ^AR?, ^A/R, >Accounts receivable processing, Sales ledger
+ Bookkeeping | >Day-to-day bookkeeping, >Full-charge bookkeeping, >Double-entry bookkeeping
+ General ledger | ^GL?, GL accounting^General ledger accounting, Nominal ledger, Ledger maintenance
+ Invoice processing | Invoice matching, Three-way matching, 3-way matching, Invoice coding, Vendor invoicing<Invoicing
+ Billing | >Billing management, >Customer billing, >Client billing
+ Account reconciliation | >Balance sheet reconciliation, >Ledger reconciliation, >General ledger reconciliation<Ledger reconciliation, <Reconciliation
+ Month-end close | =Month-end closing, Period-end close, Financial close, Close process, Month-end reporting<Month-end, <Month-end, Monthly close
+ Financial statements | >Profit and loss statement^P&L statement, >Cash flow statement, >Balance sheet, >Income statement
Cost accounting | ~Product costing, >Standard costing, >Job costing, >Activity-based costing, ~Cost center accounting | <Management accounting
Fixed asset accounting | <Fixed assets, Depreciation, Asset register, Fixed asset register<Fixed assets<Asset register, <~Asset accounting | <Accounting
Year-end close | =Year-end closing, Year-end accounts=Year-end accounting, Annual close | Accounting | Month-end close 0.8
Accruals | >Accruals and prepayments<Prepayments, Prepayments, >Accrual accounting, Deferrals | Accounting
Collections | Credit control, >Debt collection, Dunning?, >Cash collection, >Collections calls | Accounts receivable | | context
Cash application | Payment posting, Cash posting, Cash allocation | Accounts receivable
Intercompany accounting | Intercompany reconciliation, Intercompany transactions | <Accounting | Consolidation 0.7
Inventory accounting | Inventory valuation, ~Stock accounting | <Accounting, Cost accounting
Project accounting | ~Job cost accounting, WIP reporting, ~Work in progress accounting, Percentage of completion | <Accounting
Fund accounting | ~Nonprofit accounting, ~Charity accounting, ~Grant accounting, ~Governmental accounting | <Accounting
Lease accounting | =Accounting for leases | <Accounting
ASC 842 | | Lease accounting, US GAAP | IFRS 16 0.8
IFRS 16 | | Lease accounting, <IFRS
Revenue recognition | Revenue accounting | Accounting
ASC 606 | | Revenue recognition, US GAAP | IFRS 15 0.8
IFRS 15 | | Revenue recognition, <IFRS
Consolidation | >Group consolidation, >Financial consolidation, Consolidated accounts, Consolidated financial statements | Financial reporting | | context
SEC reporting | 10-K, 10-Q, SEC filings, Form 10-K<10-K, XBRL, EDGAR | <Financial reporting
Technical accounting | Accounting research, Accounting policy, Accounting memo | <Accounting
Business combinations | Purchase price allocation, ASC 805, IFRS 3 | Technical accounting
Expense management | Expense reporting=Expense report, Travel and expense^T&E, Employee expenses | Accounts payable
Petty cash | Cash handling in accounts, >Petty cash management | Bookkeeping
Chart of accounts | Account structure | General ledger
Shared services | >Financial shared services=Finance shared services, >Shared service center=Shared service centre | Accounting
Procure-to-pay | Purchase-to-pay, P2P process, >Procure to pay process | Accounts payable | Order-to-cash 0.5, Purchase orders 0.5
Order-to-cash | ^O2C, Quote-to-cash, OTC process | Accounts receivable | Order processing 0.5
Record-to-report | ^R2R, >Record to report process | Accounting
# Standards
+ IFRS | ^International Financial Reporting Standards, IAS standards
+ US GAAP | GAAP^Generally accepted accounting principles
UK GAAP | FRS 102, FRS 101 | Financial reporting | US GAAP 0.5, IFRS 0.6
German GAAP | HGB, HGB accounting<HGB, HGB financial statements<HGB | Financial reporting | IFRS 0.5
Local GAAP | Statutory GAAP | Financial reporting
GASB | ^Governmental Accounting Standards Board, >GASB standards | Fund accounting
FASB standards | <FASB, Accounting Standards Codification, FASB ASC<FASB | US GAAP
CSRD | ^Corporate Sustainability Reporting Directive, ESRS | ESG reporting
ESG reporting | <ESG, ESG disclosure<ESG, GRI standards, Sustainability reporting | Financial reporting | Sustainability 0.5
# Audit and control
+ Audit | =Auditing, Assurance engagements, >Audit procedures
+ External audit | ~Financial audit, Audit engagement, ~Financial statement audit, ~Statutory audit
+ Internal controls | Control testing, >Internal control framework, Control design, >Internal control testing<Control testing, ICFR
+ Internal audit | =Internal auditing, ~Operational audit, >Internal audit planning
+ SOX compliance | SOX 404<SOX, SOX testing<SOX, Sarbanes-Oxley Act<Sarbanes-Oxley, Sarbanes-Oxley
Fraud detection | Fraud prevention, Fraud risk management, Fraud analysis | | Anti-money laundering 0.5
COSO framework | <COSO | Internal controls
IT audit | =IT auditing, ~Information systems audit | <Audit | Information security governance 0.5
IT general controls | ^ITGC, ITGC testing | IT audit, Internal controls
Audit workpapers | Working papers, Audit documentation, Audit file preparation | Audit
Substantive testing | Audit sampling, Test of details, Analytical procedures | External audit
Audit preparation | Audit support, PBC list, Audit liaison, >Year-end audit preparation, Audit readiness | Audit
Forensic accounting | Fraud examination, Fraud investigation, Forensic audit | Audit
ACL Analytics | Galvanize?, Diligent ACL | Audit | CaseWare IDEA 0.8
CaseWare IDEA | IDEA data analysis | Audit
CaseWare | >CaseWare Working Papers, CCH Engagement | Audit workpapers
Single audit | OMB Circular A-133, Uniform Guidance | External audit, Fund accounting
GAGAS | Yellow Book, Government Auditing Standards | Audit | Single audit 0.7
# Tax and payroll
+ Indirect tax | >Excise duty
+ Taxation | Tax accounting<Tax, Tax?
+ Payroll | >Payroll management, Wage accounting, >Payroll processing, >Payroll administration
+ Tax software | >Drake Tax, Tax preparation software, >ProSeries
+ Tax preparation | >Income tax preparation, Tax filing, Tax return preparation<Tax return
+ VAT | ^Value added tax, >VAT compliance, ~Umsatzsteuer, >VAT return
ADP | >ADP Workforce Now, >ADP Run | Payroll | | exact
DATEV | >DATEV Unternehmen online | <Accounting software
Tax compliance | Tax reporting | Taxation
Corporate tax | =Corporation tax, >Corporate income tax, ~Business tax, Form 1120, CT600 | <Taxation
Individual tax | ~Personal tax, >Individual income tax, Form 1040, Self-assessment tax return | <Taxation
Tax planning | Tax strategy, Tax advisory, Tax optimization | Taxation
Tax research | Tax technical research, Tax memo | Taxation
Income tax provision | <Tax provision, Deferred tax, IAS 12 | Taxation, Financial reporting
ASC 740 | | Income tax provision, US GAAP
Sales and use tax | Sales tax, Sales tax filing<Sales tax | <Indirect tax | VAT 0.6
Avalara | Vertex O Series | Sales and use tax
GST | ^Goods and services tax, >GST returns | <Indirect tax | VAT 0.7
International tax | ~Cross-border tax, BEPS, Withholding tax | <Taxation
FATCA | Common Reporting Standard, >FATCA/CRS | International tax
Transfer pricing | >Transfer pricing documentation | International tax
Partnership tax | Form 1065, >Partnership tax return | <Taxation
Estate and trust tax | Form 1041, >Inheritance tax, <~Trust tax | <Taxation
UltraTax | >UltraTax CS | <Tax software | CCH Axcess 0.8, Lacerte 0.8
CCH Axcess | ~CCH ProSystem fx<ProSystem fx, ~ProSystem fx | <Tax software | Lacerte 0.8
Lacerte | @Intuit Lacerte | <Tax software
HMRC compliance | <HMRC, Making Tax Digital | Tax compliance
PAYE | ^Pay As You Earn, Real Time Information | Payroll
IRS regulations | IRS representation<IRS, IRS audit<IRS, Internal Revenue Code, <IRS? | Tax compliance
Multi-state payroll | | <Payroll
Payroll tax | Form 941, W-2 processing | Payroll, <Taxation
Certified payroll reporting | <Certified payroll, Davis-Bacon, Prevailing wage | Payroll
Paychex | >Paychex Flex | Payroll | ADP 0.7
Paylocity | | Payroll | Paycom 0.7, ADP 0.7
Paycom | | Payroll | ADP 0.7
Gusto | >Gusto payroll | Payroll | ADP 0.6 | exact context
Sage Payroll | Sage 50 Payroll | Payroll | ADP 0.4
# Planning and controlling
+ FP&A | ^Financial planning and analysis, ^Financial planning & analysis
+ Management accounting | =Management accounts, Management information, ~Managerial accounting
+ Financial analysis | Financial review, Financial statement analysis, Ratio analysis
+ Financial modeling | =Financial modelling, =Financial model, >Three-statement model
+ Budgeting | Budget development, >Budgeting and forecasting, Annual budget, Budget preparation, Budget planning
+ Budget management | =Managing budgets, Budget oversight, Budget administration, Budget control, Budget monitoring
+ Variance analysis | Flux analysis, Budget vs actual, Actual vs budget analysis
P&L management | P&L responsibility^Profit and loss responsibility, P&L ownership, P&L accountability | | Budget management 0.6
Cost reduction | Cost control, Cost management, Cost savings, Cost optimization
Cost analysis | >Cost-benefit analysis | Management accounting
Financial forecasting | Rolling forecast, >Revenue forecasting, >Cash flow forecasting, Forecast preparation | FP&A | Budgeting 0.8
Controlling | >Financial controlling=Financial control, >Business controlling, Finance business partnering | Management accounting | FP&A 0.8 | context
LBO modeling | =LBO model, Leveraged buyout model | <Financial modeling
Scenario analysis | Sensitivity analysis, What-if analysis, Scenario planning | Financial modeling
Profitability analysis | Profit analysis, Margin analysis, Contribution margin, Break-even analysis | Management accounting
Capital budgeting | Capex planning, Investment appraisal, Capital expenditure planning | Financial analysis
Discounted cash flow | ^DCF, DCF modeling, DCF valuation, NPV analysis | Business valuation, Financial modeling
Working capital management | <Working capital, Cash conversion cycle | Treasury
Board reporting | Board pack, Executive reporting, Investor reporting | Financial reporting
Business case development | <Business case | Financial analysis
Pricing analysis | Pricing strategy, Price modeling=Pricing model | | Revenue management 0.5
Oracle Hyperion | @Hyperion, Hyperion Planning, Hyperion Financial Management | FP&A, Consolidation | Anaplan 0.6, OneStream 0.7
Essbase | @Oracle Essbase | FP&A | Oracle Hyperion 0.7
Anaplan | | FP&A | Adaptive Planning 0.7
Adaptive Planning | @Workday Adaptive Planning, Adaptive Insights | FP&A | OneStream 0.5
OneStream | >OneStream XF | FP&A, Consolidation
IBM Planning Analytics | TM1@IBM TM1, Cognos TM1<TM1 | FP&A | Oracle Hyperion 0.6
BlackLine | | Month-end close, Account reconciliation
# Treasury and corporate finance
+ Wire transfers | Bank transfers, Payment runs
+ Treasury | >Treasury operations, >Treasury management, >Corporate treasury
+ Corporate finance | Fundraising finance, Capital structure, Capital raising
+ Due diligence | >Vendor due diligence, Transaction services, >Financial due diligence, >Buy-side due diligence
Mergers and acquisitions | ^M&A, M&A transactions, Post-merger integration, M&A advisory | Corporate finance
Cash management | Cash flow management<Cash flow, Liquidity management, Cash flow, Cash positioning, Cash pooling | Treasury
Foreign exchange | ^Forex, FX trading, Currency exchange | Treasury
Hedging | >FX hedging, Hedge accounting, Currency risk management | Treasury | Foreign exchange 0.7 | context
ACH payments | ACH processing | Wire transfers | SEPA payments 0.5
SEPA payments | <SEPA | Wire transfers | BACS payments 0.6
BACS payments | <BACS, BACS runs<BACS | Wire transfers
Debt financing | Loan agreements, Covenant compliance, Debt management, Bank covenants | Treasury
Business valuation | <Valuation?, Company valuation<Valuation, Comparable company analysis, Precedent transactions, Valuation modeling<Valuation | Corporate finance
Investor relations | IR communications, Earnings release, Earnings call | Corporate finance
Initial public offering | ^IPO, IPO readiness, Equity capital markets | Corporate finance
Private equity | PE fund, Leveraged buyout, Portfolio company management | Investment management | Venture capital 0.5
Venture capital | VC funding, Start-up financing, Seed funding | Investment management
Restructuring | >Corporate restructuring, Turnaround management | Corporate finance | | context
Insolvency | >Insolvency administration, Bankruptcy accounting | Corporate finance | Restructuring 0.7
Project finance | Infrastructure finance, Structured finance | Corporate finance
Cap table management | Equity administration, Stock option administration, Carta cap table | Corporate finance
# Banking and investment
+ Wealth management | Private banking
+ Banking | >Banking operations=Bank operations, >Banking services
+ Investment management | Investment analysis, Portfolio management, Fund management
+ Financial regulation | Regulatory compliance in finance, Banking regulation, Financial services compliance
+ Risk management | Risk mitigation, >Financial risk management, Risk analysis, >Enterprise risk management, ERM framework
+ Lending | Loan origination, >Consumer lending, >Commercial lending
+ Mortgage lending | Home loans, Mortgage advice, ~Mortgage origination, Mortgage banking
+ Anti-money laundering | BSA/AML, Bank Secrecy Act, AML compliance
+ Bank teller operations | Cash drawer balancing, <Bank teller, Cashiering in banks, <Teller operations, Teller transactions
+ Credit analysis | Credit underwriting, Credit evaluation, Loan underwriting, >Credit risk analysis, Credit assessment
+ Know your customer | CDD?^Customer due diligence, Enhanced due diligence, KYC checks, KYC/AML
Financial planning | Financial advising, Retirement planning, >Personal financial planning, Financial advice | | Wealth management 0.7
Business continuity planning | <Business continuity, Business continuity management<Business continuity, ISO 22301 | Risk management
Loan processing | Loan administration, Loan documentation, Loan closing | Lending
Retail banking | ~Branch banking, ~Consumer banking, ~Personal banking, Branch operations | <Banking
Commercial banking | ~Corporate banking, ~Business banking, Relationship banking | <Banking
Account opening | >New account opening, Client onboarding in banking, Account maintenance | Retail banking
Loan servicing | | Lending | Loan processing 0.7
Mortgage underwriting | | Mortgage lending, Credit analysis | Mortgage processing 0.7
Mortgage processing | | Mortgage lending
Credit risk | >Credit risk management, >Credit risk modeling, PD/LGD models, Counterparty risk | Risk management
Investment banking | Deal execution, Capital markets | <Banking, Corporate finance
Asset management | | | Investment management 0.6 | context
Equity research | Stock analysis, Equity analysis, Securities analysis, Fundamental analysis | Investment management
Trading | >Securities trading, >Equity trading, >Fixed income trading, Trade execution | | | context
Algorithmic trading | ~Quantitative trading, ~Automated trading | <Trading, Quantitative finance
Fixed income | >Bonds?, >Fixed income securities, Bond valuation<Bonds | Investment management
Derivatives | Options pricing, >Futures and options, >Swaps?, >Financial derivatives, Structured products | Investment management | | context
Fund administration | NAV calculation, Fund operations, Transfer agency, >Hedge fund administration | Accounting, Investment management
Trade settlement | Securities settlement, Clearing and settlement, Trade support, Middle office, Corporate actions | Banking
Bloomberg Terminal | <Bloomberg?, Bloomberg Professional<Bloomberg | Financial analysis | FactSet 0.7, Capital IQ 0.7, Refinitiv 0.7
FactSet | | Financial analysis
Capital IQ | ^CapIQ, >S&P Capital IQ | Financial analysis | FactSet 0.7, PitchBook 0.7
PitchBook | >PitchBook Data | Financial analysis
Refinitiv | >Refinitiv Eikon, Thomson Reuters Eikon, LSEG Workspace | Financial analysis | Morningstar Direct 0.6
Morningstar Direct | | Financial analysis
Quantitative finance | Financial engineering | | Mathematical modeling 0.6
Payments | >Payment processing, >Payment systems, >Card payments, >Payment operations, Merchant services | Banking | | context
Fintech | Financial technology, Open banking, Digital banking
Cryptocurrency | Crypto assets, Digital assets, >Bitcoin | | Blockchain 0.5
Transaction monitoring | Suspicious activity report, SAR filing, Suspicious activity monitoring | Anti-money laundering
Sanctions screening | OFAC, OFAC screening<OFAC, Sanctions compliance | Anti-money laundering
FINRA rules | ~FINRA regulations, FINRA compliance, SEC regulations | <Financial regulation | FCA regulation 0.4
FCA regulation | ~FCA rules, Consumer Duty, FCA compliance, SM&CR | <Financial regulation
Basel III | ~Basel II, ~Basel IV, Regulatory capital | <Financial regulation, Risk management
Regulatory reporting | >COREP, >FINREP | Financial regulation | Basel III 0.6
MiFID II | <~MiFID | <Financial regulation | Dodd-Frank 0.4
Dodd-Frank | >Dodd-Frank Act, Volcker Rule | <Financial regulation
Consumer lending regulations | >TILA, >RESPA, Fair lending, >TRID, >FDCPA | <Financial regulation, Lending
Market risk | Value at risk, Stress testing of portfolios, VaR models | Risk management
Operational risk | >Operational risk management, RCSA, Key risk indicators | Risk management
Model risk management | <Model risk, SR 11-7 | <Risk management
# Insurance and property
+ Insurance | >Insurance industry, >Insurance products
+ Actuarial science | Reserving, Loss reserving<Reserving, Actuarial pricing, Actuarial analysis, Actuarial modeling
+ Property accounting | ~Service charge accounting, ~Real estate accounting, CAM reconciliation
+ Underwriting | >Policy underwriting, >Insurance underwriting, >Risk underwriting
+ Claims handling | Claims adjusting, Claims investigation, Claims adjuster, Claims management, Claims processing, Insurance claims
Property and casualty insurance | ^P&C insurance, ~Property & casualty, ~General insurance | <Insurance | Life and health insurance 0.5
Life and health insurance | Life insurance?, <Health insurance?, Annuities | <Insurance
Commercial insurance | Commercial lines, >Workers' compensation insurance, >Liability insurance | <Insurance
Reinsurance | >Treaty reinsurance, >Facultative reinsurance | <Insurance
Insurance brokerage | Insurance sales, Insurance broking, Policy servicing, Policy renewals | Insurance
Solvency II | >Solvency II reporting | Insurance | IFRS 17 0.5
IFRS 17 | | Insurance, <IFRS
Guidewire | >Guidewire PolicyCenter, >Guidewire ClaimCenter | Insurance | Duck Creek 0.7
Duck Creek | >Duck Creek Technologies | Insurance
Pension administration | 401(k) administration, Retirement plan administration, Pension schemes? | | Benefits administration 0.5
Employee benefits insurance | Group benefits, Benefits brokerage | <Insurance
Real estate finance | Property finance, >Commercial real estate finance, Real estate valuation
ARGUS Enterprise | Argus modeling | Real estate finance
Yardi | >Yardi Voyager | Property accounting | MRI Software 0.7, AppFolio 0.7
MRI Software | MRI Real Estate | Property accounting
AppFolio | >AppFolio Property Manager | Property accounting
# Systems
+ Xero | >Xero accounting
+ Accounting software | Accounting system, Bookkeeping software
+ ERP | ^Enterprise resource planning, >ERP software, >ERP implementation, >ERP system
+ SAP | >SAP R/3, >SAP system, >SAP ERP, >SAP ECC
+ QuickBooks | >QuickBooks Enterprise, ~QBO^QuickBooks Online, >QuickBooks Desktop
Sage 50 | ~Sage Accounting, ~Sage Line 50, ~Peachtree? | <Accounting software | QuickBooks 0.7, Xero 0.6
Microsoft Dynamics 365 | @Dynamics 365, ^D365, <~Microsoft Dynamics, ~Dynamics AX | <ERP | SAP 0.5
NetSuite | @Oracle NetSuite | <ERP, Accounting software | Microsoft Dynamics 365 0.5
Oracle ERP | ~Oracle Financials, ~Oracle Fusion, ~Oracle Cloud ERP | <ERP | SAP 0.5
SAP S/4HANA | =SAP S4 HANA, @S/4HANA | <SAP
SAP FICO | =SAP FI/CO, ~SAP FI, ~SAP CO, ~SAP Finance | <SAP, Accounting software
SAP MM | ^SAP Materials Management, ^SAP MM module | <SAP
SAP SD | ^SAP Sales and Distribution | <SAP
SAP PP | ^SAP Production Planning | <SAP, Production planning
SAP PM | ^SAP Plant Maintenance, ~SAP EAM | <SAP
SAP QM | ^SAP Quality Management | <SAP, Quality management
SAP HANA | ~HANA database | <SAP, <Database
SAP SuccessFactors | @SuccessFactors | <SAP | SAP HCM 0.7, Workday 0.7
SAP HCM | ~SAP HR | <SAP, Payroll
SAP Ariba | @Ariba | <SAP | Coupa 0.7
SAP Concur | @Concur? | Expense management | Expensify 0.7
Coupa | >Coupa Procurement | Procure-to-pay
Expensify | | Expense management
Oracle E-Business Suite | ^Oracle EBS, ~Oracle R12 | <ERP | Oracle ERP 0.8
JD Edwards | ^JDE, >JD Edwards EnterpriseOne | <ERP | Oracle ERP 0.6
PeopleSoft | >PeopleSoft Financials, >PeopleSoft HCM | <ERP | Oracle ERP 0.6
Business Central | >Dynamics 365 Business Central, ~Dynamics NAV, ~Navision, ~Microsoft NAV | <ERP, Accounting software | Microsoft Dynamics 365 0.7
Dynamics GP | @Microsoft Dynamics GP, ~Great Plains | <Accounting software | Business Central 0.6
Infor ERP | >Infor LN, >Infor CloudSuite, >Infor M3, >Infor SyteLine, ~Baan | <ERP | Epicor 0.6
Epicor | >Epicor ERP, >Epicor Kinetic | <ERP
IFS | >IFS Applications, >IFS Cloud | <ERP | | exact context
Odoo | ~OpenERP | <ERP | NetSuite 0.4
Workday Financials | >Workday Financial Management | ERP | Oracle ERP 0.5, Workday 0.6
Sage 200 | ~Sage 100, ~Sage 300 | <Accounting software | Sage 50 0.8
Sage Intacct | <~Intacct | <Accounting software | NetSuite 0.7
FreshBooks | | <Accounting software | Zoho Books 0.8, QuickBooks 0.7
Zoho Books | | <Accounting software
Bill.com | BILL AP/AR | Accounts payable
Lexware | ~Lexoffice, ~sevDesk | <Accounting software | DATEV 0.5
Tally | ~TallyPrime, >Tally ERP 9 | <Accounting software | QuickBooks 0.4 | exact context
# Certificates
+ Securities licenses | =Securities licence, FINRA registration, FINRA licenses
+ Certified Public Accountant | Licensed CPA=CPA certified=CPA license
+ ACCA | ^Association of Chartered Certified Accountants, >ACCA qualified, FCCA
Certified Financial Planner | ^CFP, CFP certification, CFP professional | Financial planning
Chartered Financial Analyst | ^CFA, CFA charterholder, CFA Charter | Investment management
AAT | ^Association of Accounting Technicians, >AAT qualified, >AAT Level 4 | Accounting | | exact
CIMA | >CIMA qualified, Chartered Management Accountant, CGMA, ACMA | Management accounting
Chartered Accountant | ACA?, ICAEW, ACA qualified<ACA, ICAS, Chartered accountancy | Accounting | ACCA 0.9, Certified Public Accountant 0.8
CPA candidate | CPA eligible, CPA exam, CPA track | Accounting
Part-qualified accountant | <Part-qualified, ACCA part-qualified<Part-qualified, CIMA part-qualified<Part-qualified, Finalist accountant | Accounting
Certified Management Accountant | US CMA, CMA certification | Management accounting | CIMA 0.8
Certified Internal Auditor | CIA certification, >Certified internal auditor designation | Internal audit
CISA | ^Certified Information Systems Auditor | IT audit | Certified Internal Auditor 0.5
Certified Fraud Examiner | CFE credential, CFE certification | Forensic accounting
Enrolled Agent | >IRS Enrolled Agent, EA license | Taxation
Steuerberater | German tax advisor, Steuerberaterexamen | Taxation | Wirtschaftsprüfer 0.6
Wirtschaftsprüfer | German public auditor, WP-Examen | External audit | Certified Public Accountant 0.5
Bilanzbuchhalter | >Geprüfter Bilanzbuchhalter, Certified balance sheet accountant | Accounting | AAT 0.4
Chartered Tax Adviser | =Chartered tax advisor, CTA qualified, CIOT | Taxation | ATT qualification 0.7
ATT qualification | =ATT qualified, Association of Taxation Technicians | Taxation
Certified Bookkeeper | AIPB certified, ICB qualified | Bookkeeping
Certified Payroll Professional | CPP payroll | Payroll | CIPP payroll qualification 0.6
CIPP payroll qualification | CIPP qualified, Chartered Institute of Payroll Professionals | Payroll
CFA candidate | CFA Level I=CFA Level 1, CFA Level II=CFA Level 2, CFA Level III | Investment management
Financial Risk Manager | ^FRM, FRM certification | Risk management | Chartered Financial Analyst 0.6
Chartered Alternative Investment Analyst | ^CAIA | Investment management
CAMS certification | ^Certified Anti-Money Laundering Specialist, <CAMS?, ACAMS | Anti-money laundering
Certified Treasury Professional | CTP credential | Treasury | AMCT 0.7
AMCT | ACT qualification, Association of Corporate Treasurers | Treasury
Series 7 | @FINRA Series 7, >Series 7 license, ~General Securities Representative | <Securities licenses | Series 63 0.5, Series 66 0.6, SIE exam 0.6
Series 63 | @FINRA Series 63, >Series 63 license | <Securities licenses
Series 65 | >Series 65 license, Registered Investment Adviser license | <Securities licenses | Series 66 0.8
Series 66 | @FINRA Series 66, >Series 66 license | <Securities licenses
Series 6 | @FINRA Series 6, >Series 6 license | <Securities licenses | Series 7 0.6
Series 24 | @FINRA Series 24, ~General Securities Principal | <Securities licenses
SIE exam | Securities Industry Essentials^SIE?, FINRA SIE | Securities licenses
Life and health license | Life and health insurance license=Life & health insurance license, Licensed life and health agent | Life and health insurance
Property and casualty license | ^P&C license, =Property & casualty license, Licensed P&C agent | Property and casualty insurance
Adjuster license | =Licensed adjuster, >Claims adjuster license, >All-lines adjuster license | Claims handling
NMLS license | <NMLS, NMLS registered<NMLS, Mortgage loan originator license^MLO license | Mortgage lending
CPCU | ^Chartered Property Casualty Underwriter | Insurance | ACII 0.8
ACII | Advanced Diploma in Insurance, Chartered Insurance Institute | Insurance
Associate actuary | Associate of the Society of Actuaries, ASA actuary, ACAS actuary | Actuarial science | Fellow actuary 0.8
Fellow actuary | FSA actuary, Fellow of the Society of Actuaries, FCAS, Fellow of the Institute of Actuaries, Qualified actuary | Actuarial science
Actuarial exams | Exam P, Exam FM, SOA exams, CAS exams | Actuarial science
CeMAP | >CeMAP qualified, Certificate in Mortgage Advice and Practice | Mortgage lending | NMLS license 0.5
Diploma in Regulated Financial Planning | DipPFS, Level 4 Diploma in Financial Planning | Financial planning | Certified Financial Planner 0.6
`
