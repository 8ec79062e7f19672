export const finance = `
# Accounting
Accounting | Financial accounting, General accounting
Financial reporting | External reporting, Statutory reporting | Accounting
Accounts payable | AP?, Purchase ledger | Accounting | Accounts receivable 0.6
Accounts receivable | AR?, Sales ledger | Accounting
Bookkeeping | Full-charge bookkeeping, Double-entry bookkeeping | Accounting
General ledger | GL?, General ledger accounting | Accounting
Invoice processing | Invoicing, Vendor invoicing | Accounts payable
Billing | Customer billing, Client billing | Accounts receivable | Invoice processing 0.5 | context
Account reconciliation | Reconciliation, Bank reconciliation | Accounting
Journal entries | Adjusting entries, Journal posting | General ledger
Month-end close | Month-end closing, Monthly close | Accounting
Financial statements | Balance sheet, Income statement | Financial reporting
# Standards
US GAAP | GAAP, Generally accepted accounting principles | Financial reporting | IFRS 0.6
IFRS | International Financial Reporting Standards, IAS standards | Financial reporting
# Audit and control
Audit | Auditing, Audit procedures
External audit | Financial statement audit, Statutory audit | Audit | Internal audit 0.6
Internal controls | Internal control testing, ICFR | Audit
Internal audit | Internal auditing, Internal audit planning | Audit
SOX compliance | SOX, Sarbanes-Oxley | Internal controls
# Tax and payroll
Taxation | Tax accounting, Tax?
Payroll | Payroll processing, Payroll administration
Indirect tax | Excise duty | Taxation
Tax software | Tax preparation software, ProSeries | Tax preparation
Tax preparation | Tax return, Tax return preparation | Taxation
VAT | Value added tax, VAT return | Indirect tax
# Planning and controlling
Management accounting | Managerial accounting, Management accounts | Accounting
FP&A | Financial planning and analysis, Financial planning & analysis
Financial analysis | Financial statement analysis, Ratio analysis
Financial modeling | Financial modelling, Financial model | Financial analysis
Budgeting | Budget preparation, Budget planning | FP&A
Budget management | Budget control, Budget monitoring | | Budgeting 0.7
Variance analysis | Budget vs actual, Actual vs budget analysis | FP&A
# Treasury and corporate finance
Treasury | Treasury management, Corporate treasury | | | context
Corporate finance | Capital structure, Capital raising
Wire transfers | Bank transfers, Payment runs | Treasury, Accounts payable
Due diligence | Financial due diligence, Buy-side due diligence | Mergers and acquisitions
# Banking and investment
Banking | Banking services, Bank operations | | | context
Investment management | Portfolio management, Fund management
Financial regulation | Banking regulation, Financial services compliance
Risk management | Enterprise risk management, ERM framework
Lending | Consumer lending, Commercial lending | Banking | | context
Mortgage lending | Mortgage origination, Mortgage banking | Lending
Anti-money laundering | AML, AML compliance | Financial regulation
Bank teller operations | Teller operations, Teller transactions | Retail banking
Credit analysis | Credit risk analysis, Credit assessment | Lending
Wealth management | Private banking | Investment management
Know your customer | KYC, Customer due diligence | Anti-money laundering
# Insurance and property
Insurance | Insurance industry, Insurance products | | | context
Actuarial science | Actuarial analysis, Actuarial modeling | Insurance, Statistics
Property accounting | Real estate accounting, CAM reconciliation | Accounting
Underwriting | Insurance underwriting, Risk underwriting | Insurance
Claims handling | Claims processing, Insurance claims | Insurance | Underwriting 0.4
# Systems
Accounting software | Accounting system, Bookkeeping software
ERP | Enterprise resource planning, ERP system
SAP | SAP ERP, SAP ECC | ERP | | exact
QuickBooks | QuickBooks Online, QuickBooks Desktop | Accounting software | Xero 0.8
Xero | Xero accounting | Accounting software
# Certificates
Securities licenses | FINRA licenses, Securities licence
Certified Public Accountant | CPA, CPA license | Accounting | ACCA 0.8
ACCA | ACCA qualified, FCCA | Accounting
`
