export const software = `
# Programming languages
Software engineering |
Programming | | Software engineering
Python | | Programming | Ruby 0.4
Java | | Programming | Kotlin 0.6, C# 0.5
JavaScript | | Programming, Web development | TypeScript 0.8
PHP | | Programming, Back-end development
TypeScript | | Programming, Web development
C | | Programming | C++ 0.7, Embedded systems 0.5 | exact context
C++ | | Programming
C# | | Programming
Go | | Programming | C 0.3 | exact context
Ruby | | Programming | | exact context
Kotlin | | Programming
Swift | | Programming | Kotlin 0.3 | exact context
R | | Programming, Statistics | Python 0.4 | exact context
Shell scripting | Bash | Programming, Linux | PowerShell 0.4
PowerShell | | Programming, System administration
# Cloud
AWS | | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
Cloud computing |
Microsoft Azure | @Azure | Cloud computing | Google Cloud 0.6
Google Cloud | | Cloud computing
Serverless | | Cloud computing
Virtualization | | System administration
# Web front end
Front-end development | | <Web development
Web development | | <Software engineering
React | | Front-end development, JavaScript | Vue.js 0.6, Angular 0.5 | exact
Content management system | | Web development
CSS | | Front-end development
HTML | | Front-end development
Angular | | Front-end development, TypeScript | Vue.js 0.5 | exact
Vue.js | | Front-end development, JavaScript
WordPress | | <Content management system | PHP 0.4
# Mobile
Mobile development | | <Software engineering
iOS development | <iOS | <Mobile development | Swift 0.7, Android development 0.4
Android development | <Android | <Mobile development | Kotlin 0.6
React Native | | Mobile development, React | Flutter 0.5
Flutter | | Mobile development | | exact context
# Back end and interfaces
Back-end development | | <Software engineering
Node.js | | Back-end development, JavaScript
.NET | | Software engineering | Java 0.3, C# 0.8
API development | | Back-end development
Message queue | | Back-end development
Full-stack development | | Front-end development, Back-end development
Django | | Back-end development, Python
Spring | | Back-end development, Java | | exact context
Spring Boot | | <Spring
REST | >REST API | API development | | exact
# Databases
SQL | | Relational database | Snowflake 0.8, Data warehousing 0.6
Database |
Relational database | | <Database
NoSQL | | <Database
Object-relational mapping | | Back-end development, Database
PostgreSQL | | <Relational database, SQL | MySQL 0.7, Oracle Database 0.5, SQL Server 0.5
SQL Server | | <Relational database, SQL | Oracle Database 0.5, MySQL 0.5
MySQL | | <Relational database, SQL
Oracle Database | | <Relational database, SQL
MongoDB | | <NoSQL
Redis | | <NoSQL
Database administration | | Database
# DevOps and reliability
DevOps |
CI/CD | | DevOps
Kubernetes | | Container orchestration | Docker 0.5
Infrastructure as code | | DevOps
Monitoring | | DevOps | | context
Observability | | DevOps | Monitoring 0.8
Version control | | Software engineering
Container orchestration | | DevOps
Configuration management | | DevOps | | context
Jenkins | | CI/CD | | exact
Docker | | Containerization
Terraform | | Infrastructure as code | Ansible 0.5
Ansible | | Configuration management, Infrastructure as code
Git | | Version control | GitHub 0.8 | exact
GitHub | | Version control
# Systems, networks and support
System administration |
Network administration |
Linux | | System administration
IT service management |
Windows Server | | System administration | Linux 0.3
Endpoint management | | System administration
Routing and switching | | Network administration
Cisco networking | | Routing and switching
Firewall administration | <Firewall | Network administration, Network security
ITIL | | IT service management
Ticketing system | | IT service management
Mainframe |
Active Directory | | Windows Server, Identity and access management
TCP/IP | | Network administration
DNS | | Network administration
VPN | | Network administration
Technical support | IT support, Help desk
# Testing
Unit testing | =Unit test | <Software testing
Software testing | | Software engineering
Test automation | | <Software testing
Performance testing | | <Software testing
API testing | | <Software testing
Manual testing | | <Software testing
Regression testing | | <Software testing
Test planning | Test case | Software testing
Debugging | | Software engineering
Selenium | | Test automation
# Security
Cybersecurity | IT security
Identity and access management | | Cybersecurity
Information security governance | | Cybersecurity
Application security | | <Cybersecurity
Penetration testing | | Cybersecurity
Static code analysis | | Application security
Vulnerability management | | Cybersecurity | Penetration testing 0.5
SIEM | | Security operations
Security operations | | Cybersecurity
Network security | | <Cybersecurity
Incident response | | Security operations
ISO 27001 | | Information security governance
# Architecture and methods
Software architecture | | Software engineering
Agile | | | | context
Requirements engineering |
Functional programming | | <Programming
Scrum | | <Agile | Kanban 0.6
Scaled Agile Framework | | <Agile | Scrum 0.5
Microservices | | Software architecture
Object-oriented programming | | <Programming
Code review | | Software engineering
Kanban | | <Agile
Jira |
User story | | Agile, Requirements engineering
# Embedded, games and other fields
Embedded systems | | Software engineering
Real-time operating system | | Embedded systems
Computer graphics | | Software engineering
Blockchain | | Software engineering
Low-code development | | Software engineering
Robotic process automation |
Salesforce development | | <Software engineering
`
