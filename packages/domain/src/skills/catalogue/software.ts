export const software = `
# Programming languages
Software engineering | Software development, Application development |  |
Programming | Computer programming, Coding? | Software engineering |
Python | Python 3, CPython | Programming | Ruby 0.4, Perl 0.3
Java | Java SE, Core Java, JDK | Programming | Kotlin 0.6, C# 0.5, Scala 0.5
JavaScript | JS, ECMAScript, ES6 | Programming, Web development | TypeScript 0.8
PHP | PHP 7, PHP 8 | Programming, Back-end development |
# Web front end
Web development | Web programming, Web application development, Website development | Software engineering |
Front-end development | Frontend development, Frontend engineering, Front-end engineering, UI development, Front end? | Web development |
CSS | CSS3, Cascading Style Sheets | Front-end development |
React | ReactJS, React.js, React Hooks | Front-end development, JavaScript | Vue.js 0.6, Angular 0.5, Preact 0.9 | exact
Content management system | CMS?, Web content management | Web development |
# Mobile
Mobile development | Mobile app development, Mobile application development | Software engineering |
iOS development | iOS, iPhone development, iOS SDK | Mobile development | Swift 0.7, Android development 0.4
Android development | Android, Android SDK | Mobile development | Kotlin 0.6
# Back end and interfaces
Back-end development | Backend development, Backend engineering, Server-side development, Back end? | Software engineering |
Node.js | NodeJS, Node? | Back-end development, JavaScript | Deno 0.7
.NET | dotnet, .NET Core, .NET Framework, .NET 6, .NET 8 | Software engineering | Java 0.3, C# 0.8
API development | API design, API integration, Web API, API? | Back-end development |
Message queue | Message broker, Messaging middleware, JMS | Back-end development | Event-driven architecture 0.6
# Databases
Database | DBMS, Database management system |  |
Relational database | RDBMS | Database |
SQL | Structured Query Language, SQL query | Relational database | BigQuery 0.8, Amazon Redshift 0.8, Snowflake 0.8, Data warehousing 0.6
PostgreSQL | Postgres | Relational database, SQL | MySQL 0.7, Oracle Database 0.5, SQL Server 0.5
SQL Server | Microsoft SQL Server, MS SQL, SSMS | Relational database, SQL | Oracle Database 0.5, MySQL 0.5
NoSQL | Document database, Key-value store | Database |
Object-relational mapping | ORM | Back-end development, Database |
# Cloud
Cloud computing | Cloud infrastructure, Cloud engineering, Public cloud, Cloud platform |  |
AWS | Amazon Web Services | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
Microsoft Azure | Azure, MS Azure | Cloud computing | Google Cloud 0.6
Google Cloud | GCP, Google Cloud Platform | Cloud computing |
Serverless | Serverless architecture, Serverless computing, Function as a service, FaaS | Cloud computing |
Virtualization | Virtualisation, Virtual machine | System administration |
# DevOps and reliability
DevOps | DevOps engineering, Platform engineering |  |
CI/CD | Continuous integration, Continuous delivery, Continuous deployment, CI/CD pipeline, Build automation, Deployment pipeline | DevOps |
Container orchestration |  | DevOps |
Kubernetes | k8s, kube, kubectl | Container orchestration | OpenShift 0.8, HashiCorp Nomad 0.6, Docker Swarm 0.5, Docker 0.5
Infrastructure as code | IaC, Infrastructure automation | DevOps |
Configuration management |  | DevOps |  | context
Monitoring | Application monitoring, System monitoring, Infrastructure monitoring, Application performance monitoring | DevOps |  | context
Observability | Distributed tracing | DevOps | Monitoring 0.8
Version control | Source control, Source code management, Revision control | Software engineering |
# Systems, networks and support
System administration | Sysadmin, Server administration |  |
Linux | Linux administration, GNU/Linux | System administration | Unix 0.8
Windows Server | Windows administration | System administration | Linux 0.3
Endpoint management | Mobile device management, MDM?, Unified endpoint management | System administration |
Network administration | Network engineering, Computer networking, Network infrastructure, Networking? |  |
Routing and switching | Network switching, LAN/WAN, Network routing | Network administration |
Cisco networking | Cisco IOS, Cisco switch, Cisco router, Cisco Nexus | Routing and switching | Juniper networking 0.6
Firewall administration | Firewall management, Firewall configuration, Firewall | Network administration, Network security |
IT service management | ITSM |  |
ITIL | ITIL v3, ITIL framework, Information Technology Infrastructure Library | IT service management |
Ticketing system | IT ticketing, Help desk ticketing | IT service management |
Mainframe | z/OS, IBM Z, IBM mainframe |  |
# Testing
Software testing | QA testing, Software QA, Software quality assurance, QA engineering | Software engineering |
Test automation | Automated testing, QA automation, Automation testing, Test automation framework | Software testing |
Unit testing | Unit test | Software testing | Integration testing 0.6
Performance testing | Load testing, Stress testing | Software testing |
API testing | REST API testing | Software testing |
# Security
Cybersecurity | Information security, InfoSec, IT security, Computer security, Data security |  |
Application security | AppSec, Secure coding, Secure software development | Cybersecurity |
Static code analysis | SAST, Static application security testing, Static analysis | Application security |
Penetration testing | Pen testing, Pentest, Ethical hacking | Cybersecurity | Red teaming 0.8
Vulnerability management | Vulnerability assessment, Vulnerability scanning | Cybersecurity | Penetration testing 0.5
SIEM | Security information and event management | Security operations |
Security operations | Security operations center, Security operations centre, SOC analyst, Blue team, Security monitoring | Cybersecurity |
Network security |  | Cybersecurity |
Identity and access management | IAM, Identity management, Identity governance | Cybersecurity |
Information security governance | Information security management, ISMS, Security policy development, Security governance | Cybersecurity |
# Architecture and methods
Software architecture | Solution architecture, Application architecture, Technical architecture, System architecture | Software engineering |
Functional programming |  | Programming |
Agile | Agile methodology, Agile development, Agile software development, Agile delivery |  | Lean startup 0.3 | context
Scrum | Scrum framework, Sprint planning, Daily stand-up, Sprint retrospective | Agile | Kanban 0.6
Scaled Agile Framework | SAFe?, SAFe framework, PI planning, Agile release train | Agile | Scrum 0.5
Requirements engineering | Requirements analysis, Requirements gathering, Requirements elicitation, Requirements management, Functional specification |  |
# Embedded, games and other fields
Embedded systems | Embedded software, Embedded development, Embedded programming, Embedded C | Software engineering |
Real-time operating system | RTOS, Real-time systems | Embedded systems |
Computer graphics | Graphics programming, Shader programming, 3D rendering | Software engineering |
Blockchain | Distributed ledger technology, Distributed ledger, Web3 | Software engineering |
Low-code development | Low-code, No-code | Software engineering |
Robotic process automation | RPA |  | Power Automate 0.5
Salesforce development | Salesforce developer, Salesforce platform development | Software engineering |
`
