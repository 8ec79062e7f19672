export const software = `
# Programming languages
Software engineering | Software development, Application development
Programming | Computer programming, Coding? | Software engineering
Python | Python 3, CPython | Programming | Ruby 0.4
Java | Java SE, Core Java | Programming | Kotlin 0.6, C# 0.5
JavaScript | JS, ECMAScript | Programming, Web development | TypeScript 0.8
PHP | PHP 7, PHP 8 | Programming, Back-end development
TypeScript | TS? | Programming, Web development
C | C language, ANSI C | Programming | C++ 0.7, Embedded systems 0.5 | exact context
C++ | CPP?, C++11 | Programming
C# | C Sharp, CSharp | Programming
Go | Golang | Programming | C 0.3 | exact context
Ruby | Ruby language | Programming | | exact context
Kotlin | | Programming
Swift | Swift language | Programming | Kotlin 0.3 | exact context
R | R language, R programming | Programming, Statistics | Python 0.4 | exact context
Shell scripting | Bash scripting, Bash | Programming, Linux | PowerShell 0.4
PowerShell | Windows PowerShell | Programming, System administration
# Cloud
AWS | Amazon Web Services | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
Cloud computing | Cloud infrastructure, Cloud engineering
Microsoft Azure | Azure, MS Azure | Cloud computing | Google Cloud 0.6
Google Cloud | GCP, Google Cloud Platform | Cloud computing
Serverless | Serverless architecture, Serverless computing | Cloud computing
Virtualization | Virtualisation, Virtual machine | System administration
# Web front end
Front-end development | Frontend development, Frontend engineering | Web development
Web development | Web programming, Web application development | Software engineering
React | ReactJS, React.js | Front-end development, JavaScript | Vue.js 0.6, Angular 0.5 | exact
Content management system | CMS?, Web content management | Web development
CSS | CSS3, Cascading Style Sheets | Front-end development
HTML | HTML5, XHTML | Front-end development
Angular | AngularJS, Angular 2 | Front-end development, TypeScript | Vue.js 0.5 | exact
Vue.js | VueJS, Vue | Front-end development, JavaScript
WordPress | WordPress theme, WordPress plugin | Content management system | PHP 0.4
# Mobile
Mobile development | Mobile app development, Mobile application development | Software engineering
iOS development | iOS, iPhone development | Mobile development | Swift 0.7, Android development 0.4
Android development | Android, Android SDK | Mobile development | Kotlin 0.6
React Native | | Mobile development, React | Flutter 0.5
Flutter | Flutter SDK | Mobile development | | exact context
# Back end and interfaces
Back-end development | Backend development, Backend engineering | Software engineering
Node.js | NodeJS, Node? | Back-end development, JavaScript
.NET | dotnet, .NET Core | Software engineering | Java 0.3, C# 0.8
API development | API design, API integration | Back-end development
Message queue | Message broker, Messaging middleware | Back-end development
Full-stack development | Full-stack engineering, Full stack? | Front-end development, Back-end development
Django | Django REST Framework, DRF | Back-end development, Python
Spring | Spring Framework, Spring MVC | Back-end development, Java | | exact context
Spring Boot | | Spring
REST | REST API, RESTful API | API development | | exact
# Databases
SQL | Structured Query Language, SQL query | Relational database | Snowflake 0.8, Data warehousing 0.6
Database | DBMS, Database management system
Relational database | RDBMS | Database
NoSQL | Document database, Key-value store | Database
Object-relational mapping | ORM | Back-end development, Database
PostgreSQL | Postgres | Relational database, SQL | MySQL 0.7, Oracle Database 0.5, SQL Server 0.5
SQL Server | Microsoft SQL Server, MS SQL | Relational database, SQL | Oracle Database 0.5, MySQL 0.5
MySQL | | Relational database, SQL
Oracle Database | Oracle DB, Oracle SQL | Relational database, SQL
MongoDB | Mongo, Mongoose | NoSQL
Redis | Valkey | NoSQL
Database administration | DBA?, Database administrator | Database
# DevOps and reliability
DevOps | DevOps engineering, Platform engineering
CI/CD | Continuous integration, Continuous delivery | DevOps
Kubernetes | k8s, kube | Container orchestration | Docker 0.5
Infrastructure as code | IaC, Infrastructure automation | DevOps
Monitoring | Application monitoring, System monitoring | DevOps | | context
Observability | Distributed tracing | DevOps | Monitoring 0.8
Version control | Source control, Source code management | Software engineering
Container orchestration | | DevOps
Configuration management | | DevOps | | context
Jenkins | | CI/CD | | exact
Docker | Dockerfile, Docker Compose | Containerization
Terraform | OpenTofu, HashiCorp Terraform | Infrastructure as code | Ansible 0.5
Ansible | Ansible Tower, Ansible playbook | Configuration management, Infrastructure as code
Git | Git version control, Gitflow | Version control | GitHub 0.8 | exact
GitHub | | Version control
# Systems, networks and support
System administration | Sysadmin, Server administration
Network administration | Network engineering, Computer networking
Linux | Linux administration, GNU/Linux | System administration
IT service management | ITSM
Windows Server | Windows administration | System administration | Linux 0.3
Endpoint management | Mobile device management, MDM? | System administration
Routing and switching | Network switching, LAN/WAN | Network administration
Cisco networking | Cisco IOS, Cisco switch | Routing and switching
Firewall administration | Firewall management, Firewall configuration, Firewall | Network administration, Network security
ITIL | ITIL v3, ITIL framework | IT service management
Ticketing system | IT ticketing, Help desk ticketing | IT service management
Mainframe | z/OS, IBM Z
Active Directory | AD DS | Windows Server, Identity and access management
TCP/IP | IP networking, IPv4 | Network administration
DNS | Domain Name System | Network administration
VPN | Virtual private network, IPsec | Network administration
Technical support | IT support, Help desk
# Testing
Unit testing | Unit test | Software testing
Software testing | QA testing, Software QA | Software engineering
Test automation | Automated testing, QA automation | Software testing
Performance testing | Load testing, Stress testing | Software testing
API testing | REST API testing | Software testing
Manual testing | Functional testing, Black-box testing | Software testing
Regression testing | Regression test | Software testing
Test planning | Test plan, Test case | Software testing
Debugging | | Software engineering
Selenium | Selenium WebDriver | Test automation
# Security
Cybersecurity | Information security, InfoSec, IT security
Identity and access management | IAM, Identity management | Cybersecurity
Information security governance | Information security management, ISMS | Cybersecurity
Application security | AppSec, Secure coding | Cybersecurity
Penetration testing | Pen testing, Pentest | Cybersecurity
Static code analysis | SAST, Static application security testing | Application security
Vulnerability management | Vulnerability assessment, Vulnerability scanning | Cybersecurity | Penetration testing 0.5
SIEM | Security information and event management | Security operations
Security operations | Security operations center, Security operations centre | Cybersecurity
Network security | | Cybersecurity
Incident response | Cyber incident response, Security incident response | Security operations
ISO 27001 | ISO/IEC 27001, ISO 27002 | Information security governance
# Architecture and methods
Software architecture | Solution architecture, Application architecture | Software engineering
Agile | Agile methodology, Agile development | | | context
Requirements engineering | Requirements analysis, Requirements gathering
Functional programming | | Programming
Scrum | Scrum framework, Sprint planning | Agile | Kanban 0.6
Scaled Agile Framework | SAFe?, SAFe framework | Agile | Scrum 0.5
Microservices | Microservice architecture, Service-oriented architecture | Software architecture
Object-oriented programming | OOP, Object-oriented design | Programming
Code review | Peer code review, Pull request | Software engineering
Kanban | Kanban board, Kanban method | Agile
Jira | Atlassian Jira, JIRA Software
User story | User story mapping, Backlog refinement | Agile, Requirements engineering
# Embedded, games and other fields
Embedded systems | Embedded software, Embedded development | Software engineering
Real-time operating system | RTOS, Real-time systems | Embedded systems
Computer graphics | Graphics programming, Shader programming | Software engineering
Blockchain | Distributed ledger technology, Distributed ledger | Software engineering
Low-code development | Low-code, No-code | Software engineering
Robotic process automation | RPA
Salesforce development | Salesforce developer, Salesforce platform development | Software engineering
`
