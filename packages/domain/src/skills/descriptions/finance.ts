export const finance = `
Accounting | Recording and reporting a company's money.
Bookkeeping | Recording a company's transactions.
General ledger | The main book of accounts.
Accounts payable | Processing bills from suppliers.
Accounts receivable | Invoicing customers and following payments.
Invoice processing | Taking in, checking and booking bills.
Billing | Writing bills to customers.
Collections | Following up overdue payments.
Cash application | Matching incoming payments to invoices.
Account reconciliation | Making two records agree.
Intercompany accounting | Accounts between sister companies.
Journal entries | Posting entries to the ledger.
Accruals | Costs booked in the right month.
Month-end close | Closing the books each month.
Year-end close | Closing the books each year.
Fixed asset accounting | Books of buildings and machines.
Inventory accounting | Books of goods in store.
Cost accounting | Calculating the cost of products and services.
Project accounting | Tracking costs and revenue by project.
Fund accounting | Books of charities and public bodies.
Lease accounting | Accounting for leases.
ASC 842 | US standard for leases.
IFRS 16 | International standard for leases.
Revenue recognition | Rules on when revenue is recorded.
ASC 606 | US standard for revenue.
IFRS 15 | International standard for revenue.
Financial reporting | Accounts for owners and the public.
Financial statements | What a company owns, owes and earns.
Consolidation | One set of accounts for a group.
SEC reporting | Reports of listed US companies.
Technical accounting | Hard questions of accounting rules.
Business combinations | Books after buying a company.
Expense management | Repaying staff what they spent.
Petty cash | Managing small cash expenses.
Chart of accounts | Structured list of all accounts.
Shared services | Accounting for many companies in one place.
Procure-to-pay | Process from purchase order to payment.
Order-to-cash | Process from sales order to payment received.
Record-to-report | Process from booking to financial report.
US GAAP | US accounting standards.
IFRS | International accounting rules.
UK GAAP | British accounting rules.
German GAAP | German accounting rules.
Local GAAP | National accounting rules.
GASB | US rules for public bodies.
FASB standards | US standard setter and its rules.
CSRD | EU rules for reports on sustainability.
ESG reporting | Reports on nature, people and conduct.
Audit | Independent examination of figures and processes.
External audit | Audit by outside experts.
Internal audit | Audit by a company's own experts.
Internal controls | Rules that prevent error and fraud.
SOX compliance | US law on controls of listed companies.
COSO framework | Framework for internal controls.
IT audit | Audit of computer systems.
IT general controls | Controls around computer systems.
Audit workpapers | The papers behind an audit.
Substantive testing | Testing figures in an audit.
Audit preparation | Preparing for the auditors.
Forensic accounting | Investigating fraud in accounts.
Fraud detection | Detecting and preventing fraud.
ACL Analytics | Software for audit data.
CaseWare IDEA | Software for audit data.
CaseWare | Software for audit files.
Single audit | US audit of public money.
GAGAS | US rules for public audits.
Taxation | Calculating, planning and filing taxes.
Tax preparation | Preparing tax returns.
Corporate tax | Taxes on companies.
Individual tax | Taxes on individuals.
Tax planning | Arranging affairs to reduce tax legally.
Tax compliance | Filing taxes correctly and on time.
Tax research | Finding how tax law applies.
Income tax provision | Current and deferred tax in the accounts.
ASC 740 | US rules for tax in the accounts.
VAT | Tax on sales in Europe and elsewhere.
Sales and use tax | Tax on sales in the US.
Avalara | Software for sales tax.
Indirect tax | Taxes on sales and goods.
GST | Tax on sales in India, Australia and others.
International tax | Taxation across borders.
FATCA | Reports on accounts abroad.
Transfer pricing | Prices between sister companies.
Partnership tax | Taxation of partnerships.
Estate and trust tax | Taxation of estates and trusts.
Tax software | Programs for tax returns.
UltraTax | Tax program by Thomson Reuters.
CCH Axcess | Tax program by Wolters Kluwer.
Lacerte | Tax program by Intuit.
DATEV | German software for accounts and tax.
HMRC compliance | British tax office and its rules.
PAYE | British tax taken from wages.
IRS regulations | US tax office and its rules.
Payroll | Calculating and paying wages.
Multi-state payroll | US payroll across states.
Payroll tax | Taxes withheld from wages.
Certified payroll reporting | US payroll on public building sites.
ADP | Widely used payroll software.
Paychex | Payroll software.
Paylocity | Payroll software.
Paycom | Payroll software.
Gusto | Payroll software for small firms.
Sage Payroll | British payroll software.
Controlling | Planning and steering a business by its figures.
Management accounting | Figures for those who lead.
FP&A | Financial planning, forecasting and analysis.
Budgeting | Planning income and cost.
Budget management | Monitoring spending against a budget.
Financial forecasting | Estimating money to come.
Variance analysis | Why figures differ from the plan.
Financial analysis | What the figures of a company say.
Financial modeling | Modelling a company's finances in a spreadsheet.
LBO modeling | Calculating a purchase on credit.
Scenario analysis | Testing results under different assumptions.
Cost analysis | What things cost and bring.
Cost reduction | Lowering costs.
Profitability analysis | Which products or customers earn money.
P&L management | Answering for profit and loss.
Capital budgeting | Deciding on investments.
Discounted cash flow | Worth of money to come.
Working capital management | Money tied up in daily work.
Board reporting | Reports for directors and investors.
Business case development | Why an investment pays.
Pricing analysis | Finding the right price.
Oracle Hyperion | Planning and group accounts by Oracle.
Essbase | Data cubes for planning.
Anaplan | Cloud planning platform.
Adaptive Planning | Workday's planning platform.
OneStream | Platform for planning and consolidation.
IBM Planning Analytics | IBM's planning platform, formerly TM1.
BlackLine | Software for closing the books.
Treasury | Managing cash, funding and financial risks.
Cash management | Securing liquidity at all times.
Foreign exchange | Dealing in currencies.
Hedging | Protecting against price and currency changes.
Wire transfers | Executing bank payments.
ACH payments | Electronic bank payments in the US.
SEPA payments | Electronic bank payments in Europe.
BACS payments | Electronic bank payments in the UK.
Debt financing | Raising and managing loans.
Corporate finance | How companies get and use money.
Mergers and acquisitions | Buying and joining companies.
Due diligence | Looking closely before buying.
Business valuation | Determining the value of a company.
Investor relations | Talking with shareholders.
Initial public offering | Going to the stock exchange.
Private equity | Buying companies with fund money.
Venture capital | Money for young companies.
Restructuring | Reorganising a company in difficulty.
Insolvency | Handling companies that cannot pay their debts.
Project finance | Money for large projects.
Cap table management | Records of a company's shareholders.
Banking | Services and operations of banks.
Retail banking | Banking for private customers.
Commercial banking | Banking for business customers.
Bank teller operations | Serving at the counter.
Account opening | Opening and maintaining bank accounts.
Lending | Granting loans.
Loan processing | Preparing loan documents and decisions.
Loan servicing | Managing existing loans.
Mortgage lending | Loans for property.
Mortgage underwriting | Assessing mortgage applications.
Mortgage processing | Preparing mortgage files.
Credit analysis | Assessing borrowers' ability to repay.
Credit risk | Risk that borrowers do not repay.
Investment banking | Banking for large deals.
Investment management | Investing money for clients.
Asset management | Managing assets and their value.
Wealth management | Advising and investing for wealthy clients.
Financial planning | Personal financial and retirement planning.
Equity research | Analysing listed companies.
Trading | Buying and selling securities.
Algorithmic trading | Trading by computer program.
Fixed income | Securities with fixed interest.
Derivatives | Options, futures and swaps.
Fund administration | Accounting and operations of funds.
Trade settlement | Completing securities transactions.
Bloomberg Terminal | Financial data and news platform.
FactSet | Financial data platform.
Capital IQ | Company and market data platform.
PitchBook | Data on private companies and deals.
Refinitiv | Financial data platform.
Morningstar Direct | Fund data platform.
Quantitative finance | Mathematical models in finance.
Payments | Processing of payments.
Fintech | Technology for financial services.
Cryptocurrency | Digital currencies on blockchains.
Know your customer | Verifying the identity of customers.
Anti-money laundering | Preventing money laundering.
Transaction monitoring | Detecting suspicious payments.
Sanctions screening | Checking customers against sanctions lists.
Financial regulation | Law and supervision of the financial sector.
FINRA rules | US rules for broker-dealers.
FCA regulation | UK rules for financial services.
Basel III | Capital rules for banks.
Regulatory reporting | Reports to bank supervisors.
MiFID II | EU rules for investment services.
Dodd-Frank | US rules for markets and banks.
Consumer lending regulations | US laws that protect borrowers.
Risk management | Identifying, assessing and limiting risks.
Market risk | Risk from changing market prices.
Operational risk | Risk from errors, systems and events.
Model risk management | Controlling risks of faulty models.
Business continuity planning | Keeping a business running through disruptions.
Insurance | Products and operations of insurers.
Underwriting | Assessing and pricing insurance risks.
Claims handling | Assessing and settling insurance claims.
Property and casualty insurance | Insurance of property and liability.
Life and health insurance | Insurance of persons.
Commercial insurance | Insurance of companies.
Reinsurance | Insurance for insurance companies.
Insurance brokerage | Selling and serving insurance.
Actuarial science | Calculating insurance risks.
Solvency II | Rules for insurers in Europe.
IFRS 17 | Accounting rules for insurers.
Guidewire | Core software for insurers.
Duck Creek | Core software for insurers.
Pension administration | Administering pension plans.
Employee benefits insurance | Insurance through the employer.
Real estate finance | Financing and valuing property.
ARGUS Enterprise | Software for the worth of buildings.
Property accounting | Accounting for rented property.
Yardi | Property management software.
MRI Software | Property management software.
AppFolio | Property management software.
Accounting software | Software for bookkeeping and accounts.
ERP | One system for a whole company.
SAP | Widely used ERP system.
SAP S/4HANA | SAP's current ERP system.
SAP FICO | SAP modules for accounting and controlling.
SAP MM | SAP module for purchasing and stock.
SAP SD | SAP module for sales.
SAP PP | SAP module for production planning.
SAP PM | SAP module for plant maintenance.
SAP QM | SAP module for quality management.
SAP HANA | SAP's in-memory database.
SAP SuccessFactors | SAP's HR system in the cloud.
SAP HCM | SAP's HR and payroll system.
SAP Ariba | SAP's purchasing platform.
SAP Concur | Travel and expense software.
Coupa | Cloud platform for purchasing.
Expensify | Expense reports by phone.
Oracle ERP | Oracle's enterprise system.
Oracle E-Business Suite | Oracle's older ERP system.
JD Edwards | Older ERP system by Oracle.
PeopleSoft | Older ERP system by Oracle.
NetSuite | Cloud ERP by Oracle.
Microsoft Dynamics 365 | Microsoft's ERP and sales system.
Business Central | Microsoft's ERP for smaller companies.
Dynamics GP | Older Microsoft accounting system.
Infor ERP | ERP systems for manufacturers.
Epicor | ERP system for manufacturers.
IFS | ERP for industry and service.
Odoo | Open source ERP system.
Workday Financials | Workday's finance system.
QuickBooks | Accounts for small companies.
Xero | Cloud accounting for small companies.
Sage 50 | Accounts for small companies.
Sage 200 | Accounts for medium companies.
Sage Intacct | Cloud accounting.
FreshBooks | Accounts for very small companies.
Zoho Books | Accounts for small companies.
Bill.com | Online payment of bills.
Lexware | German accounts for small companies.
Tally | Accounts software from India.
Certified Public Accountant | US licence for public accountants.
CPA candidate | On the way to US public accountant.
Chartered Accountant | British and other chartered accountant.
ACCA | International chartered certified accountant.
CIMA | British management accountant.
AAT | British accounting technician.
Part-qualified accountant | On the way to chartered accountant.
Certified Management Accountant | US management accountant.
Certified Internal Auditor | Certificate in internal audit.
CISA | Certificate in IT audit.
Certified Fraud Examiner | Certificate in finding fraud.
Enrolled Agent | US tax expert before the tax office.
Steuerberater | German certified tax adviser.
Wirtschaftsprüfer | German certified public auditor.
Bilanzbuchhalter | German senior bookkeeper.
Chartered Tax Adviser | UK qualification for tax advisers.
ATT qualification | British tax technician.
Certified Bookkeeper | Certificate in bookkeeping.
Certified Payroll Professional | US certificate in payroll.
CIPP payroll qualification | British certificate in payroll.
Chartered Financial Analyst | Investment expert's charter.
CFA candidate | On the way to the CFA charter.
Financial Risk Manager | Certificate in financial risk management.
Chartered Alternative Investment Analyst | Certificate in other investments.
Certified Financial Planner | Certificate in financial advice.
CAMS certification | Certificate against money laundering.
Certified Treasury Professional | US certificate in treasury.
AMCT | British certificate in treasury.
Series 7 | US licence to sell securities.
Securities licenses | US licences for securities.
Series 63 | US state licence for securities.
Series 65 | US licence for investment advice.
Series 66 | US licence for selling and advice.
Series 6 | US licence to sell funds and annuities.
Series 24 | US licence for supervisors.
SIE exam | First US securities examination.
Life and health license | US licence to sell life and health insurance.
Property and casualty license | US licence to sell property insurance.
Adjuster license | US licence to settle claims.
NMLS license | US licence to arrange mortgages.
CPCU | US certificate in insurance.
ACII | British certificate in insurance.
Associate actuary | First degree of a qualified actuary.
Fellow actuary | Fully qualified actuary.
Actuarial exams | Steps to becoming an actuary.
CeMAP | British certificate for mortgage advice.
Diploma in Regulated Financial Planning | British certificate for financial advice.
`
