export const finance = `
# Accounting
Accounting |
Financial reporting | | Accounting
Accounts payable | | Accounting | Accounts receivable 0.6
Accounts receivable | | Accounting
Bookkeeping | | Accounting
General ledger | | Accounting
Invoice processing | Invoicing | Accounts payable
Billing | | Accounts receivable | Invoice processing 0.5 | context
Account reconciliation | >Bank reconciliation | Accounting
Journal entries | | General ledger
Month-end close | | Accounting
Financial statements | | Financial reporting
# Standards
US GAAP | <GAAP | Financial reporting | IFRS 0.6
IFRS | | Financial reporting
# Audit and control
Audit |
External audit | | <Audit | Internal audit 0.6
Internal controls | | Audit
Internal audit | | <Audit
SOX compliance | <SOX | Internal controls
# Tax and payroll
Taxation |
Payroll |
Indirect tax | | <Taxation
Tax software | | Tax preparation
Tax preparation | Tax return | Taxation
VAT | | <Indirect tax
# Planning and controlling
Management accounting | | <Accounting
FP&A |
Financial analysis |
Financial modeling | | Financial analysis
Budgeting | | FP&A
Budget management | | | Budgeting 0.7
Variance analysis | | FP&A
# Treasury and corporate finance
Treasury | | | | context
Corporate finance |
Wire transfers | | Treasury, Accounts payable
Due diligence | | Mergers and acquisitions
# Banking and investment
Banking | | | | context
Investment management |
Financial regulation |
Risk management |
Lending | | Banking | | context
Mortgage lending | | <Lending
Anti-money laundering | ^AML | Financial regulation
Bank teller operations | | Retail banking
Credit analysis | | Lending
Wealth management | | Investment management
Know your customer | ^KYC | Anti-money laundering
# Insurance and property
Insurance | | | | context
Actuarial science | | Insurance, Statistics
Property accounting | | <Accounting
Underwriting | | Insurance
Claims handling | | Insurance | Underwriting 0.4
# Systems
Accounting software |
ERP |
SAP | | <ERP | | exact
QuickBooks | | <Accounting software | Xero 0.8
Xero | | <Accounting software
# Certificates
Securities licenses |
Certified Public Accountant | ^CPA | Accounting | ACCA 0.8
ACCA | | Accounting
`
