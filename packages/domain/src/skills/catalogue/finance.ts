export const finance = `
# Accounting
Accounting | Financial accounting, General accounting, Accountancy |  |
Accounts payable | AP?, Purchase ledger, A/P, Accounts payable processing, Vendor payments | Accounting | Accounts receivable 0.6
Accounts receivable | AR?, Sales ledger, A/R, Accounts receivable processing | Accounting |
Financial reporting | External reporting, Statutory reporting, Financial statement preparation, Preparation of financial statements, Statutory accounts | Accounting |
# Standards
US GAAP | GAAP, Generally accepted accounting principles | Financial reporting | IFRS 0.6, UK GAAP 0.5
IFRS | International Financial Reporting Standards, IAS standards | Financial reporting | UK GAAP 0.6, German GAAP 0.5
# Audit and control
Audit | Auditing, Audit procedures, Assurance engagements |  |
External audit | Financial statement audit, Statutory audit, Financial audit, Audit engagement | Audit | Internal audit 0.6
Internal controls | Internal control testing, ICFR, Control testing, Internal control framework, Control design | Audit |
# Tax and payroll
Taxation | Tax accounting, Tax? |  |
Indirect tax | Excise duty | Taxation |
Tax software | Tax preparation software, ProSeries, Drake Tax | Tax preparation |
Payroll | Payroll processing, Payroll administration, Payroll management, Wage accounting |  |
# Planning and controlling
Management accounting | Managerial accounting, Management accounts, Management information | Accounting |
FP&A | Financial planning and analysis, Financial planning & analysis |  | Controlling 0.8
Financial analysis | Financial statement analysis, Ratio analysis, Financial review |  |
Financial modeling | Financial modelling, Financial model, Three-statement model | Financial analysis |
# Treasury and corporate finance
Treasury | Treasury management, Corporate treasury, Treasury operations |  |  | context
Wire transfers | Bank transfers, Payment runs | Treasury, Accounts payable |
Corporate finance | Capital structure, Capital raising, Fundraising finance |  |
# Banking and investment
Banking | Banking services, Bank operations, Banking operations |  |  | context
Lending | Consumer lending, Commercial lending, Loan origination | Banking |  | context
Mortgage lending | Mortgage origination, Mortgage banking, Home loans, Mortgage advice | Lending |
Investment management | Portfolio management, Fund management, Investment analysis |  |
Anti-money laundering | AML, AML compliance, BSA/AML, Bank Secrecy Act | Financial regulation |
Financial regulation | Banking regulation, Financial services compliance, Regulatory compliance in finance |  |
Risk management | Enterprise risk management, ERM framework, Risk mitigation, Financial risk management, Risk analysis |  |
# Insurance and property
Insurance | Insurance industry, Insurance products |  |  | context
Actuarial science | Actuarial analysis, Actuarial modeling, Reserving, Loss reserving, Actuarial pricing | Insurance, Statistics |
Property accounting | Real estate accounting, CAM reconciliation, Service charge accounting | Accounting |
# Systems
Accounting software | Accounting system, Bookkeeping software |  |
ERP | Enterprise resource planning, ERP system, ERP software, ERP implementation |  |
SAP | SAP ERP, SAP ECC, SAP R/3, SAP system | ERP | Oracle ERP 0.5, Microsoft Dynamics 365 0.5 | exact
# Certificates
Securities licenses | FINRA licenses, Securities licence, FINRA registration |  |
`
