export const finance = `
# Accounting
Accounting | Financial accounting, General accounting, Accountancy | Recording and reporting a company's money. | |
Bookkeeping | Full-charge bookkeeping, Double-entry bookkeeping, Day-to-day bookkeeping | Recording a company's transactions. | Accounting |
General ledger | GL?, General ledger accounting, GL accounting, Nominal ledger, Ledger maintenance | The main book of accounts. | Accounting |
Accounts payable | AP?, Purchase ledger, A/P, Accounts payable processing, Vendor payments | Processing bills from suppliers. | Accounting | Accounts receivable 0.6
Accounts receivable | AR?, Sales ledger, A/R, Accounts receivable processing | Invoicing customers and following payments. | Accounting |
Invoice processing | Invoicing, Vendor invoicing, Invoice matching, Three-way matching, 3-way matching, Invoice coding | Taking in, checking and booking bills. | Accounts payable |
Billing | Customer billing, Client billing, Billing management | Writing bills to customers. | Accounts receivable | Invoice processing 0.5 | context
Collections | Credit control, Debt collection, Dunning?, Cash collection, Collections calls | Following up overdue payments. | Accounts receivable | | context
Cash application | Payment posting, Cash posting, Cash allocation | Matching incoming payments to invoices. | Accounts receivable |
Account reconciliation | Reconciliation, Bank reconciliation, Balance sheet reconciliation, Ledger reconciliation, General ledger reconciliation | Making two records agree. | Accounting |
Intercompany accounting | Intercompany reconciliation, Intercompany transactions | Accounts between sister companies. | Accounting | Consolidation 0.7
Journal entries | Adjusting entries, Journal posting | Posting entries to the ledger. | General ledger |
Accruals | Accruals and prepayments, Prepayments, Accrual accounting, Deferrals | Costs booked in the right month. | Accounting |
Month-end close | Month-end closing, Monthly close, Month-end, Period-end close, Financial close, Close process, Month-end reporting | Closing the books each month. | Accounting | Year-end close 0.8
Year-end close | Year-end closing, Year-end accounts, Annual close, Year-end accounting | Closing the books each year. | Accounting |
Fixed asset accounting | Fixed assets, Depreciation, Asset register, Fixed asset register, Asset accounting | Books of buildings and machines. | Accounting |
Inventory accounting | Inventory valuation, Stock accounting | Books of goods in store. | Accounting, Cost accounting |
Cost accounting | Product costing, Standard costing, Job costing, Activity-based costing, Cost center accounting | Calculating the cost of products and services. | Management accounting |
Project accounting | Job cost accounting, WIP reporting, Work in progress accounting, Percentage of completion | Tracking costs and revenue by project. | Accounting |
Fund accounting | Nonprofit accounting, Charity accounting, Grant accounting, Governmental accounting | Books of charities and public bodies. | Accounting |
Lease accounting | Accounting for leases | Accounting for leases. | Accounting |
ASC 842 | | US standard for leases. | Lease accounting, US GAAP | IFRS 16 0.8
IFRS 16 | | International standard for leases. | Lease accounting, IFRS |
Revenue recognition | Revenue accounting | Rules on when revenue is recorded. | Accounting |
ASC 606 | | US standard for revenue. | Revenue recognition, US GAAP | IFRS 15 0.8
IFRS 15 | | International standard for revenue. | Revenue recognition, IFRS |
Financial reporting | External reporting, Statutory reporting, Financial statement preparation, Preparation of financial statements, Statutory accounts | Accounts for owners and the public. | Accounting |
Financial statements | Balance sheet, Income statement, Profit and loss statement, Cash flow statement, P&L statement | What a company owns, owes and earns. | Financial reporting |
Consolidation | Group consolidation, Financial consolidation, Consolidated accounts, Consolidated financial statements | One set of accounts for a group. | Financial reporting | | context
SEC reporting | 10-K, 10-Q, SEC filings, Form 10-K, XBRL, EDGAR | Reports of listed US companies. | Financial reporting |
Technical accounting | Accounting research, Accounting policy, Accounting memo | Hard questions of accounting rules. | Accounting |
Business combinations | Purchase price allocation, ASC 805, IFRS 3 | Books after buying a company. | Technical accounting |
Expense management | Expense reporting, Expense report, Travel and expense, T&E, Employee expenses | Repaying staff what they spent. | Accounts payable |
Petty cash | Cash handling in accounts, Petty cash management | Managing small cash expenses. | Bookkeeping |
Chart of accounts | Account structure | Structured list of all accounts. | General ledger |
Shared services | Financial shared services, Shared service center, Shared service centre, Finance shared services | Accounting for many companies in one place. | Accounting |
Procure-to-pay | Purchase-to-pay, P2P process, Procure to pay process | Process from purchase order to payment. | Accounts payable | Order-to-cash 0.5
Order-to-cash | O2C, Quote-to-cash, OTC process | Process from sales order to payment received. | Accounts receivable |
Record-to-report | R2R, Record to report process | Process from booking to financial report. | Accounting |
# Standards
US GAAP | GAAP, Generally accepted accounting principles | US accounting standards. | Financial reporting | IFRS 0.6, UK GAAP 0.5
IFRS | International Financial Reporting Standards, IAS standards | International accounting rules. | Financial reporting | UK GAAP 0.6, German GAAP 0.5
UK GAAP | FRS 102, FRS 101 | British accounting rules. | Financial reporting |
German GAAP | HGB, HGB accounting, HGB financial statements | German accounting rules. | Financial reporting |
Local GAAP | Statutory GAAP | National accounting rules. | Financial reporting |
GASB | Governmental Accounting Standards Board, GASB standards | US rules for public bodies. | Fund accounting |
FASB standards | FASB, Accounting Standards Codification, FASB ASC | US standard setter and its rules. | US GAAP |
CSRD | Corporate Sustainability Reporting Directive, ESRS | EU rules for reports on sustainability. | ESG reporting |
ESG reporting | ESG, ESG disclosure, GRI standards, Sustainability reporting | Reports on nature, people and conduct. | Financial reporting | Sustainability 0.5
# Audit and control
Audit | Auditing, Audit procedures, Assurance engagements | Independent examination of figures and processes. | |
External audit | Financial statement audit, Statutory audit, Financial audit, Audit engagement | Audit by outside experts. | Audit | Internal audit 0.6
Internal audit | Internal auditing, Internal audit planning, Operational audit | Audit by a company's own experts. | Audit |
Internal controls | Internal control testing, ICFR, Control testing, Internal control framework, Control design | Rules that prevent error and fraud. | Audit |
SOX compliance | SOX, Sarbanes-Oxley, SOX 404, SOX testing, Sarbanes-Oxley Act | US law on controls of listed companies. | Internal controls |
COSO framework | COSO | Framework for internal controls. | Internal controls |
IT audit | Information systems audit, IT auditing | Audit of computer systems. | Audit | Information security governance 0.5
IT general controls | ITGC, ITGC testing | Controls around computer systems. | IT audit, Internal controls |
Audit workpapers | Working papers, Audit documentation, Audit file preparation | The papers behind an audit. | Audit |
Substantive testing | Audit sampling, Test of details, Analytical procedures | Testing figures in an audit. | External audit |
Audit preparation | Audit support, PBC list, Audit liaison, Year-end audit preparation, Audit readiness | Preparing for the auditors. | Audit |
Forensic accounting | Fraud examination, Fraud investigation, Forensic audit | Investigating fraud in accounts. | Audit |
Fraud detection | Fraud prevention, Fraud risk management, Fraud analysis | Detecting and preventing fraud. | | Anti-money laundering 0.5
ACL Analytics | Galvanize?, Diligent ACL | Software for audit data. | Audit | CaseWare IDEA 0.8
CaseWare IDEA | IDEA data analysis | Software for audit data. | Audit |
CaseWare | CaseWare Working Papers, CCH Engagement | Software for audit files. | Audit workpapers |
Single audit | OMB Circular A-133, Uniform Guidance | US audit of public money. | External audit, Fund accounting |
GAGAS | Yellow Book, Government Auditing Standards | US rules for public audits. | Audit | Single audit 0.7
# Tax and payroll
Taxation | Tax accounting, Tax? | Calculating, planning and filing taxes. | |
Tax preparation | Tax return, Tax return preparation, Income tax preparation, Tax filing | Preparing tax returns. | Taxation |
Corporate tax | Corporate income tax, Corporation tax, Business tax, Form 1120, CT600 | Taxes on companies. | Taxation |
Individual tax | Personal tax, Individual income tax, Form 1040, Self-assessment tax return | Taxes on individuals. | Taxation |
Tax planning | Tax strategy, Tax advisory, Tax optimization | Arranging affairs to reduce tax legally. | Taxation |
Tax compliance | Tax reporting | Filing taxes correctly and on time. | Taxation |
Tax research | Tax technical research, Tax memo | Finding how tax law applies. | Taxation |
Income tax provision | Tax provision, Deferred tax, IAS 12 | Current and deferred tax in the accounts. | Taxation, Financial reporting |
ASC 740 | | US rules for tax in the accounts. | Income tax provision, US GAAP |
VAT | Value added tax, VAT return, VAT compliance, Umsatzsteuer | Tax on sales in Europe and elsewhere. | Indirect tax | Sales and use tax 0.6
Sales and use tax | Sales tax, Sales tax filing | Tax on sales in the US. | Indirect tax |
Avalara | Vertex O Series | Software for sales tax. | Sales and use tax |
Indirect tax | Excise duty | Taxes on sales and goods. | Taxation |
GST | Goods and services tax, GST returns | Tax on sales in India, Australia and others. | Indirect tax | VAT 0.7
International tax | Cross-border tax, BEPS, Withholding tax | Taxation across borders. | Taxation |
FATCA | Common Reporting Standard, FATCA/CRS | Reports on accounts abroad. | International tax |
Transfer pricing | Transfer pricing documentation | Prices between sister companies. | International tax |
Partnership tax | Form 1065, Partnership tax return | Taxation of partnerships. | Taxation |
Estate and trust tax | Form 1041, Inheritance tax, Trust tax | Taxation of estates and trusts. | Taxation |
Tax software | Tax preparation software, ProSeries, Drake Tax | Programs for tax returns. | Tax preparation |
UltraTax | UltraTax CS | Tax program by Thomson Reuters. | Tax software | CCH Axcess 0.8, Lacerte 0.8
CCH Axcess | CCH ProSystem fx, ProSystem fx | Tax program by Wolters Kluwer. | Tax software | Lacerte 0.8
Lacerte | Intuit Lacerte | Tax program by Intuit. | Tax software |
DATEV | DATEV Unternehmen online | German software for accounts and tax. | Accounting software |
HMRC compliance | HMRC, Making Tax Digital | British tax office and its rules. | Tax compliance |
PAYE | Pay As You Earn, Real Time Information | British tax taken from wages. | Payroll |
IRS regulations | IRS representation, IRS audit, Internal Revenue Code, IRS? | US tax office and its rules. | Tax compliance |
Payroll | Payroll processing, Payroll administration, Payroll management, Wage accounting | Calculating and paying wages. | |
Multi-state payroll | | US payroll across states. | Payroll |
Payroll tax | Form 941, W-2 processing | Taxes withheld from wages. | Payroll, Taxation |
Certified payroll reporting | Certified payroll, Davis-Bacon, Prevailing wage | US payroll on public building sites. | Payroll |
ADP | ADP Workforce Now, ADP Run | Widely used payroll software. | Payroll | Paychex 0.7, Paylocity 0.7, Gusto 0.6 | exact
Paychex | Paychex Flex | Payroll software. | Payroll |
Paylocity | | Payroll software. | Payroll | Paycom 0.7
Paycom | | Payroll software. | Payroll | ADP 0.7
Gusto | Gusto payroll | Payroll software for small firms. | Payroll | | exact context
Sage Payroll | Sage 50 Payroll | British payroll software. | Payroll | ADP 0.4
# Planning and controlling
Controlling | Financial controlling, Financial control, Business controlling, Finance business partnering | Planning and steering a business by its figures. | Management accounting | | context
Management accounting | Managerial accounting, Management accounts, Management information | Figures for those who lead. | Accounting |
FP&A | Financial planning and analysis, Financial planning & analysis | Financial planning, forecasting and analysis. | | Controlling 0.8
Budgeting | Budget preparation, Budget planning, Annual budget, Budget development, Budgeting and forecasting | Planning income and cost. | FP&A |
Budget management | Budget control, Budget monitoring, Budget oversight, Managing budgets, Budget administration | Monitoring spending against a budget. | | Budgeting 0.7
Financial forecasting | Rolling forecast, Revenue forecasting, Cash flow forecasting, Forecast preparation | Estimating money to come. | FP&A | Budgeting 0.8
Variance analysis | Budget vs actual, Actual vs budget analysis, Flux analysis | Why figures differ from the plan. | FP&A |
Financial analysis | Financial statement analysis, Ratio analysis, Financial review | What the figures of a company say. | |
Financial modeling | Financial modelling, Financial model, Three-statement model | Modelling a company's finances in a spreadsheet. | Financial analysis |
LBO modeling | LBO model, Leveraged buyout model | Calculating a purchase on credit. | Financial modeling |
Scenario analysis | Sensitivity analysis, What-if analysis, Scenario planning | Testing results under different assumptions. | Financial modeling |
Cost analysis | Cost-benefit analysis | What things cost and bring. | Management accounting |
Cost reduction | Cost control, Cost management, Cost savings, Cost optimization | Lowering costs. | |
Profitability analysis | Margin analysis, Contribution margin, Break-even analysis, Profit analysis | Which products or customers earn money. | Management accounting |
P&L management | P&L responsibility, Profit and loss responsibility, P&L ownership, P&L accountability | Answering for profit and loss. | | Budget management 0.6
Capital budgeting | Capex planning, Investment appraisal, Capital expenditure planning | Deciding on investments. | Financial analysis |
Discounted cash flow | DCF, DCF modeling, DCF valuation, NPV analysis | Worth of money to come. | Business valuation, Financial modeling |
Working capital management | Working capital, Cash conversion cycle | Money tied up in daily work. | Treasury |
Board reporting | Board pack, Executive reporting, Investor reporting | Reports for directors and investors. | Financial reporting |
Business case development | Business case | Why an investment pays. | Financial analysis |
Pricing analysis | Pricing strategy, Price modeling, Pricing model | Finding the right price. | |
Oracle Hyperion | Hyperion, Hyperion Planning, Hyperion Financial Management | Planning and group accounts by Oracle. | FP&A, Consolidation | Anaplan 0.6, OneStream 0.7
Essbase | Oracle Essbase | Data cubes for planning. | FP&A | Oracle Hyperion 0.7
Anaplan | | Cloud planning platform. | FP&A | Adaptive Planning 0.7
Adaptive Planning | Workday Adaptive Planning, Adaptive Insights | Workday's planning platform. | FP&A | OneStream 0.5
OneStream | OneStream XF | Platform for planning and consolidation. | FP&A, Consolidation |
IBM Planning Analytics | TM1, IBM TM1, Cognos TM1 | IBM's planning platform, formerly TM1. | FP&A | Oracle Hyperion 0.6
BlackLine | | Software for closing the books. | Month-end close, Account reconciliation |
# Treasury and corporate finance
Treasury | Treasury management, Corporate treasury, Treasury operations | Managing cash, funding and financial risks. | | | context
Cash management | Cash flow management, Liquidity management, Cash flow, Cash positioning, Cash pooling | Securing liquidity at all times. | Treasury |
Foreign exchange | Forex, FX trading, Currency exchange | Dealing in currencies. | Treasury |
Hedging | FX hedging, Hedge accounting, Currency risk management | Protecting against price and currency changes. | Treasury | Foreign exchange 0.7 | context
Wire transfers | Bank transfers, Payment runs | Executing bank payments. | Treasury, Accounts payable |
ACH payments | ACH processing | Electronic bank payments in the US. | Wire transfers | SEPA payments 0.5
SEPA payments | SEPA | Electronic bank payments in Europe. | Wire transfers | BACS payments 0.6
BACS payments | BACS, BACS runs | Electronic bank payments in the UK. | Wire transfers |
Debt financing | Loan agreements, Covenant compliance, Debt management, Bank covenants | Raising and managing loans. | Treasury |
Corporate finance | Capital structure, Capital raising, Fundraising finance | How companies get and use money. | |
Mergers and acquisitions | M&A, M&A transactions, Post-merger integration, M&A advisory | Buying and joining companies. | Corporate finance |
Due diligence | Financial due diligence, Buy-side due diligence, Vendor due diligence, Transaction services | Looking closely before buying. | Mergers and acquisitions |
Business valuation | Valuation?, Company valuation, Comparable company analysis, Precedent transactions, Valuation modeling | Determining the value of a company. | Corporate finance |
Investor relations | IR communications, Earnings release, Earnings call | Talking with shareholders. | Corporate finance |
Initial public offering | IPO, IPO readiness, Equity capital markets | Going to the stock exchange. | Corporate finance |
Private equity | PE fund, Leveraged buyout, Portfolio company management | Buying companies with fund money. | Investment management | Venture capital 0.5
Venture capital | VC funding, Start-up financing, Seed funding | Money for young companies. | Investment management |
Restructuring | Corporate restructuring, Turnaround management | Reorganising a company in difficulty. | Corporate finance | | context
Insolvency | Insolvency administration, Bankruptcy accounting | Handling companies that cannot pay their debts. | Corporate finance | Restructuring 0.7
Project finance | Infrastructure finance, Structured finance | Money for large projects. | Corporate finance |
Cap table management | Equity administration, Stock option administration, Carta cap table | Records of a company's shareholders. | Corporate finance |
# Banking and investment
Banking | Banking services, Bank operations, Banking operations | Services and operations of banks. | | | context
Retail banking | Branch banking, Consumer banking, Personal banking, Branch operations | Banking for private customers. | Banking |
Commercial banking | Corporate banking, Business banking, Relationship banking | Banking for business customers. | Banking |
Bank teller operations | Teller operations, Teller transactions, Cash drawer balancing, Bank teller, Cashiering in banks | Serving at the counter. | Retail banking |
Account opening | New account opening, Client onboarding in banking, Account maintenance | Opening and maintaining bank accounts. | Retail banking |
Lending | Consumer lending, Commercial lending, Loan origination | Granting loans. | Banking | | context
Loan processing | Loan administration, Loan documentation, Loan closing | Preparing loan documents and decisions. | Lending | Loan servicing 0.7
Loan servicing | | Managing existing loans. | Lending |
Mortgage lending | Mortgage origination, Mortgage banking, Home loans, Mortgage advice | Loans for property. | Lending |
Mortgage underwriting | | Assessing mortgage applications. | Mortgage lending, Credit analysis | Mortgage processing 0.7
Mortgage processing | | Preparing mortgage files. | Mortgage lending |
Credit analysis | Credit risk analysis, Credit assessment, Credit underwriting, Credit evaluation, Loan underwriting | Assessing borrowers' ability to repay. | Lending |
Credit risk | Credit risk management, Credit risk modeling, PD/LGD models, Counterparty risk | Risk that borrowers do not repay. | Risk management |
Investment banking | Deal execution, Capital markets | Banking for large deals. | Banking, Corporate finance |
Investment management | Portfolio management, Fund management, Investment analysis | Investing money for clients. | |
Asset management | | Managing assets and their value. | | Investment management 0.6 | context
Wealth management | Private banking | Advising and investing for wealthy clients. | Investment management |
Financial planning | Financial advising, Retirement planning, Personal financial planning, Financial advice | Personal financial and retirement planning. | | Wealth management 0.7
Equity research | Stock analysis, Equity analysis, Securities analysis, Fundamental analysis | Analysing listed companies. | Investment management |
Trading | Securities trading, Equity trading, Fixed income trading, Trade execution | Buying and selling securities. | | | context
Algorithmic trading | Quantitative trading, Automated trading | Trading by computer program. | Trading, Quantitative finance |
Fixed income | Bonds?, Fixed income securities, Bond valuation | Securities with fixed interest. | Investment management |
Derivatives | Options pricing, Futures and options, Swaps?, Financial derivatives, Structured products | Options, futures and swaps. | Investment management | | context
Fund administration | NAV calculation, Fund operations, Transfer agency, Hedge fund administration | Accounting and operations of funds. | Accounting, Investment management |
Trade settlement | Securities settlement, Clearing and settlement, Trade support, Middle office, Corporate actions | Completing securities transactions. | Banking |
Bloomberg Terminal | Bloomberg?, Bloomberg Professional | Financial data and news platform. | Financial analysis | FactSet 0.7, Capital IQ 0.7, Refinitiv 0.7
FactSet | | Financial data platform. | Financial analysis |
Capital IQ | S&P Capital IQ, CapIQ | Company and market data platform. | Financial analysis | FactSet 0.7, PitchBook 0.7
PitchBook | PitchBook Data | Data on private companies and deals. | Financial analysis |
Refinitiv | Refinitiv Eikon, Thomson Reuters Eikon, LSEG Workspace | Financial data platform. | Financial analysis | Morningstar Direct 0.6
Morningstar Direct | | Fund data platform. | Financial analysis |
Quantitative finance | Financial engineering | Mathematical models in finance. | | Mathematical modeling 0.6
Payments | Payment processing, Payment systems, Card payments, Payment operations, Merchant services | Processing of payments. | Banking | | context
Fintech | Financial technology, Open banking, Digital banking | Technology for financial services. | |
Cryptocurrency | Crypto assets, Digital assets, Bitcoin | Digital currencies on blockchains. | | Blockchain 0.5
Know your customer | KYC, Customer due diligence, CDD?, Enhanced due diligence, KYC checks, KYC/AML | Verifying the identity of customers. | Anti-money laundering |
Anti-money laundering | AML, AML compliance, BSA/AML, Bank Secrecy Act | Preventing money laundering. | Financial regulation |
Transaction monitoring | Suspicious activity report, SAR filing, Suspicious activity monitoring | Detecting suspicious payments. | Anti-money laundering |
Sanctions screening | OFAC, OFAC screening, Sanctions compliance | Checking customers against sanctions lists. | Anti-money laundering |
Financial regulation | Banking regulation, Financial services compliance, Regulatory compliance in finance | Law and supervision of the financial sector. | |
FINRA rules | FINRA regulations, FINRA compliance, SEC regulations | US rules for broker-dealers. | Financial regulation | FCA regulation 0.4
FCA regulation | FCA rules, Consumer Duty, FCA compliance, SM&CR | UK rules for financial services. | Financial regulation |
Basel III | Basel II, Basel IV, Regulatory capital | Capital rules for banks. | Financial regulation, Risk management |
Regulatory reporting | COREP, FINREP | Reports to bank supervisors. | Financial regulation | Basel III 0.6
MiFID II | MiFID | EU rules for investment services. | Financial regulation | Dodd-Frank 0.4
Dodd-Frank | Dodd-Frank Act, Volcker Rule | US rules for markets and banks. | Financial regulation |
Consumer lending regulations | TILA, RESPA, Fair lending, TRID, FDCPA | US laws that protect borrowers. | Financial regulation, Lending |
Risk management | Enterprise risk management, ERM framework, Risk mitigation, Financial risk management, Risk analysis | Identifying, assessing and limiting risks. | |
Market risk | Value at risk, Stress testing of portfolios, VaR models | Risk from changing market prices. | Risk management |
Operational risk | Operational risk management, RCSA, Key risk indicators | Risk from errors, systems and events. | Risk management |
Model risk management | Model risk, SR 11-7 | Controlling risks of faulty models. | Risk management |
Business continuity planning | Business continuity, Business continuity management, ISO 22301 | Keeping a business running through disruptions. | Risk management |
# Insurance and property
Insurance | Insurance industry, Insurance products | Products and operations of insurers. | | | context
Underwriting | Insurance underwriting, Risk underwriting, Policy underwriting | Assessing and pricing insurance risks. | Insurance |
Claims handling | Claims processing, Insurance claims, Claims adjusting, Claims management, Claims investigation, Claims adjuster | Assessing and settling insurance claims. | Insurance | Underwriting 0.4
Property and casualty insurance | P&C insurance, Property & casualty, General insurance | Insurance of property and liability. | Insurance | Life and health insurance 0.5
Life and health insurance | Life insurance?, Health insurance?, Annuities | Insurance of persons. | Insurance |
Commercial insurance | Commercial lines, Workers' compensation insurance, Liability insurance | Insurance of companies. | Insurance |
Reinsurance | Treaty reinsurance, Facultative reinsurance | Insurance for insurance companies. | Insurance |
Insurance brokerage | Insurance sales, Insurance broking, Policy servicing, Policy renewals | Selling and serving insurance. | Insurance |
Actuarial science | Actuarial analysis, Actuarial modeling, Reserving, Loss reserving, Actuarial pricing | Calculating insurance risks. | Insurance, Statistics |
Solvency II | Solvency II reporting | Rules for insurers in Europe. | Insurance | IFRS 17 0.5
IFRS 17 | | Accounting rules for insurers. | Insurance, IFRS |
Guidewire | Guidewire PolicyCenter, Guidewire ClaimCenter | Core software for insurers. | Insurance | Duck Creek 0.7
Duck Creek | Duck Creek Technologies | Core software for insurers. | Insurance |
Pension administration | 401(k) administration, Retirement plan administration, Pension schemes? | Administering pension plans. | |
Employee benefits insurance | Group benefits, Benefits brokerage | Insurance through the employer. | Insurance |
Real estate finance | Property finance, Commercial real estate finance, Real estate valuation | Financing and valuing property. | |
ARGUS Enterprise | Argus modeling | Software for the worth of buildings. | Real estate finance |
Property accounting | Real estate accounting, CAM reconciliation, Service charge accounting | Accounting for rented property. | Accounting |
Yardi | Yardi Voyager | Property management software. | Property accounting | MRI Software 0.7, AppFolio 0.7
MRI Software | MRI Real Estate | Property management software. | Property accounting |
AppFolio | AppFolio Property Manager | Property management software. | Property accounting |
# Systems
Accounting software | Accounting system, Bookkeeping software | Software for bookkeeping and accounts. | |
ERP | Enterprise resource planning, ERP system, ERP software, ERP implementation | One system for a whole company. | |
SAP | SAP ERP, SAP ECC, SAP R/3, SAP system | Widely used ERP system. | ERP | Oracle ERP 0.5, Microsoft Dynamics 365 0.5 | exact
SAP S/4HANA | S/4HANA, SAP S4 HANA | SAP's current ERP system. | SAP |
SAP FICO | SAP FI/CO, SAP FI, SAP CO, SAP Finance | SAP modules for accounting and controlling. | SAP, Accounting software |
SAP MM | SAP Materials Management, SAP MM module | SAP module for purchasing and stock. | SAP |
SAP SD | SAP Sales and Distribution | SAP module for sales. | SAP |
SAP PP | SAP Production Planning | SAP module for production planning. | SAP, Production planning |
SAP PM | SAP Plant Maintenance, SAP EAM | SAP module for plant maintenance. | SAP |
SAP QM | SAP Quality Management | SAP module for quality management. | SAP, Quality management |
SAP HANA | HANA database | SAP's in-memory database. | SAP, Database |
SAP SuccessFactors | SuccessFactors | SAP's HR system in the cloud. | SAP | SAP HCM 0.7
SAP HCM | SAP HR | SAP's HR and payroll system. | SAP, Payroll |
SAP Ariba | Ariba | SAP's purchasing platform. | SAP | Coupa 0.7
SAP Concur | Concur? | Travel and expense software. | Expense management | Expensify 0.7
Coupa | Coupa Procurement | Cloud platform for purchasing. | Procure-to-pay |
Expensify | | Expense reports by phone. | Expense management |
Oracle ERP | Oracle Financials, Oracle Fusion, Oracle Cloud ERP | Oracle's enterprise system. | ERP | Oracle E-Business Suite 0.8
Oracle E-Business Suite | Oracle EBS, Oracle R12 | Oracle's older ERP system. | ERP |
JD Edwards | JDE, JD Edwards EnterpriseOne | Older ERP system by Oracle. | ERP | Oracle ERP 0.6
PeopleSoft | PeopleSoft Financials, PeopleSoft HCM | Older ERP system by Oracle. | ERP | Oracle ERP 0.6
NetSuite | Oracle NetSuite | Cloud ERP by Oracle. | ERP, Accounting software | Sage Intacct 0.7, Microsoft Dynamics 365 0.5
Microsoft Dynamics 365 | Dynamics 365, Microsoft Dynamics, D365, Dynamics AX | Microsoft's ERP and sales system. | ERP | Business Central 0.7
Business Central | Dynamics 365 Business Central, Dynamics NAV, Navision, Microsoft NAV | Microsoft's ERP for smaller companies. | ERP, Accounting software |
Dynamics GP | Great Plains, Microsoft Dynamics GP | Older Microsoft accounting system. | Accounting software | Business Central 0.6
Infor ERP | Infor LN, Infor CloudSuite, Infor M3, Infor SyteLine, Baan | ERP systems for manufacturers. | ERP | Epicor 0.6
Epicor | Epicor ERP, Epicor Kinetic | ERP system for manufacturers. | ERP |
IFS | IFS Applications, IFS Cloud | ERP for industry and service. | ERP | | exact context
Odoo | OpenERP | Open source ERP system. | ERP | NetSuite 0.4
Workday Financials | Workday Financial Management | Workday's finance system. | ERP | Oracle ERP 0.5
QuickBooks | QuickBooks Online, QuickBooks Desktop, QuickBooks Enterprise, QBO | Accounts for small companies. | Accounting software | Xero 0.8, Sage 50 0.7, FreshBooks 0.7
Xero | Xero accounting | Cloud accounting for small companies. | Accounting software | Sage 50 0.6
Sage 50 | Sage Accounting, Sage Line 50, Peachtree? | Accounts for small companies. | Accounting software | Sage 200 0.8
Sage 200 | Sage 100, Sage 300 | Accounts for medium companies. | Accounting software |
Sage Intacct | Intacct | Cloud accounting. | Accounting software |
FreshBooks | | Accounts for very small companies. | Accounting software | Zoho Books 0.8
Zoho Books | | Accounts for small companies. | Accounting software |
Bill.com | BILL AP/AR | Online payment of bills. | Accounts payable |
Lexware | Lexoffice, sevDesk | German accounts for small companies. | Accounting software | DATEV 0.5
Tally | TallyPrime, Tally ERP 9 | Accounts software from India. | Accounting software | QuickBooks 0.4 | exact context
# Certificates
Certified Public Accountant | CPA, CPA license, Licensed CPA, CPA certified | US licence for public accountants. | Accounting | Chartered Accountant 0.8, ACCA 0.8
CPA candidate | CPA eligible, CPA exam, CPA track | On the way to US public accountant. | Accounting |
Chartered Accountant | ACA?, ICAEW, ACA qualified, ICAS, Chartered accountancy | British and other chartered accountant. | Accounting | ACCA 0.9
ACCA | ACCA qualified, FCCA, Association of Chartered Certified Accountants | International chartered certified accountant. | Accounting |
CIMA | CIMA qualified, Chartered Management Accountant, CGMA, ACMA | British management accountant. | Management accounting | Certified Management Accountant 0.8
AAT | AAT qualified, AAT Level 4, Association of Accounting Technicians | British accounting technician. | Accounting | | exact
Part-qualified accountant | Part-qualified, ACCA part-qualified, CIMA part-qualified, Finalist accountant | On the way to chartered accountant. | Accounting |
Certified Management Accountant | US CMA, CMA certification | US management accountant. | Management accounting |
Certified Internal Auditor | CIA certification, Certified internal auditor designation | Certificate in internal audit. | Internal audit |
CISA | Certified Information Systems Auditor | Certificate in IT audit. | IT audit | Certified Internal Auditor 0.5
Certified Fraud Examiner | CFE credential, CFE certification | Certificate in finding fraud. | Forensic accounting |
Enrolled Agent | IRS Enrolled Agent, EA license | US tax expert before the tax office. | Taxation |
Steuerberater | German tax advisor, Steuerberaterexamen | German certified tax adviser. | Taxation | Wirtschaftsprüfer 0.6
Wirtschaftsprüfer | German public auditor, WP-Examen | German certified public auditor. | External audit | Certified Public Accountant 0.5
Bilanzbuchhalter | Geprüfter Bilanzbuchhalter, Certified balance sheet accountant | German senior bookkeeper. | Accounting | AAT 0.4
Chartered Tax Adviser | CTA qualified, CIOT, Chartered tax advisor | UK qualification for tax advisers. | Taxation | ATT qualification 0.7
ATT qualification | ATT qualified, Association of Taxation Technicians | British tax technician. | Taxation |
Certified Bookkeeper | AIPB certified, ICB qualified | Certificate in bookkeeping. | Bookkeeping |
Certified Payroll Professional | CPP payroll | US certificate in payroll. | Payroll | CIPP payroll qualification 0.6
CIPP payroll qualification | CIPP qualified, Chartered Institute of Payroll Professionals | British certificate in payroll. | Payroll |
Chartered Financial Analyst | CFA, CFA charterholder, CFA Charter | Investment expert's charter. | Investment management | Financial Risk Manager 0.6
CFA candidate | CFA Level I, CFA Level II, CFA Level III, CFA Level 1, CFA Level 2 | On the way to the CFA charter. | Investment management |
Financial Risk Manager | FRM, FRM certification | Certificate in financial risk management. | Risk management |
Chartered Alternative Investment Analyst | CAIA | Certificate in other investments. | Investment management |
Certified Financial Planner | CFP, CFP certification, CFP professional | Certificate in financial advice. | Financial planning |
CAMS certification | CAMS?, Certified Anti-Money Laundering Specialist, ACAMS | Certificate against money laundering. | Anti-money laundering |
Certified Treasury Professional | CTP credential | US certificate in treasury. | Treasury | AMCT 0.7
AMCT | ACT qualification, Association of Corporate Treasurers | British certificate in treasury. | Treasury |
Series 7 | FINRA Series 7, Series 7 license, General Securities Representative | US licence to sell securities. | Securities licenses | Series 63 0.5, Series 66 0.6, SIE exam 0.6
Securities licenses | FINRA licenses, Securities licence, FINRA registration | US licences for securities. | |
Series 63 | FINRA Series 63, Series 63 license | US state licence for securities. | Securities licenses |
Series 65 | Series 65 license, Registered Investment Adviser license | US licence for investment advice. | Securities licenses | Series 66 0.8
Series 66 | FINRA Series 66, Series 66 license | US licence for selling and advice. | Securities licenses |
Series 6 | FINRA Series 6, Series 6 license | US licence to sell funds and annuities. | Securities licenses | Series 7 0.6
Series 24 | FINRA Series 24, General Securities Principal | US licence for supervisors. | Securities licenses |
SIE exam | Securities Industry Essentials, FINRA SIE, SIE? | First US securities examination. | Securities licenses |
Life and health license | Life and health insurance license, Life & health insurance license, Licensed life and health agent | US licence to sell life and health insurance. | Life and health insurance |
Property and casualty license | P&C license, Property & casualty license, Licensed P&C agent | US licence to sell property insurance. | Property and casualty insurance |
Adjuster license | Claims adjuster license, Licensed adjuster, All-lines adjuster license | US licence to settle claims. | Claims handling |
NMLS license | NMLS, NMLS registered, Mortgage loan originator license, MLO license | US licence to arrange mortgages. | Mortgage lending |
CPCU | Chartered Property Casualty Underwriter | US certificate in insurance. | Insurance | ACII 0.8
ACII | Advanced Diploma in Insurance, Chartered Insurance Institute | British certificate in insurance. | Insurance |
Associate actuary | Associate of the Society of Actuaries, ASA actuary, ACAS actuary | First degree of a qualified actuary. | Actuarial science | Fellow actuary 0.8
Fellow actuary | FSA actuary, Fellow of the Society of Actuaries, FCAS, Fellow of the Institute of Actuaries, Qualified actuary | Fully qualified actuary. | Actuarial science |
Actuarial exams | Exam P, Exam FM, SOA exams, CAS exams | Steps to becoming an actuary. | Actuarial science |
CeMAP | CeMAP qualified, Certificate in Mortgage Advice and Practice | British certificate for mortgage advice. | Mortgage lending | NMLS license 0.5
Diploma in Regulated Financial Planning | DipPFS, Level 4 Diploma in Financial Planning | British certificate for financial advice. | Financial planning | Certified Financial Planner 0.6
`
