export const software = `
# Programming languages
Software engineering | Software development, Application development
Programming | >Computer programming, Coding? | Software engineering
Python | >Python 3, CPython | Programming | Ruby 0.4
Java | JDK, >Java SE, >Core Java | " | Kotlin 0.6, C# 0.5
C | >C99, >C11, >C language, >ANSI C | " | C++ 0.7, Embedded systems 0.5 | exact context
C++ | ^CPP?, >C++14, >C++17, >C++20, >C++11 | "
C# | =C Sharp, =CSharp | "
Go | =Golang | " | C 0.3 | exact context
Ruby | >Ruby language | " | | exact context
Kotlin | | "
Swift | >Swift language | " | Kotlin 0.3 | exact context
VBA | ^Visual Basic for Applications, >Excel VBA, Excel macro | " | Excel 0.5
Visual Basic .NET | ^VB.NET, <Visual Basic, VB6 | " | VBA 0.6, C# 0.5
Rust | =Rustlang, >Rust language | " | C++ 0.5, Go 0.4 | exact context
Perl | >Perl 5 | " | Shell scripting 0.3, Python 0.3
Objective-C | ^ObjC | " | Swift 0.6
Scala | | " | Kotlin 0.4, Java 0.5 | context
Julia | >Julia language | " | R 0.4, MATLAB 0.5 | exact context
Dart | >Dart language | " | Flutter 0.8 | exact context
Groovy | @Apache Groovy | " | Java 0.5 | exact context
Lua | | "
Fortran | | " | C 0.3
Ada | >Ada language, >SPARK Ada | " | | exact context
Assembly language | Assembler programming, >x86 assembly, >ARM assembly | " | C 0.4
Delphi | @Embarcadero Delphi, Object Pascal | " | | exact context
JavaScript | ^JS, >ES6, ECMAScript | Programming, Web development | TypeScript 0.8
TypeScript | ^TS? | "
PHP | >PHP 7, >PHP 8 | Programming, Back-end development
R | RStudio, >R language, >R programming | Programming, Statistics | Python 0.4 | exact context
Shell scripting | =Shell script, Bash, Zsh, Unix shell, >Bash scripting<Bash | Programming, Linux | PowerShell 0.4
PowerShell | >Windows PowerShell | Programming, System administration
F# | =F Sharp | Programming, Functional programming | C# 0.4
Elixir | >Elixir language | " | Erlang 0.6 | exact context
Erlang | >Erlang/OTP | "
Haskell | | " | F# 0.4
Clojure | ClojureScript | "
tidyverse | ggplot2, dplyr | R | pandas 0.5
COBOL | | Programming, Mainframe
Solidity | | Programming, Blockchain
ABAP | @SAP ABAP | Programming, SAP
Apex | @Salesforce Apex, >Apex class | Programming, Salesforce development | Java 0.3 | exact context
Lightning Web Components | ^LWC, Salesforce Lightning | Salesforce development | Apex 0.6
IBM RPG | >RPGLE, >RPG IV, >RPG ILE | Programming, IBM i
WebAssembly | ^WASM | Web development | Rust 0.3
# Cloud
AWS | ^Amazon Web Services | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
Microsoft Azure | @Azure, @MS Azure | " | Google Cloud 0.6
Google Cloud | ^GCP, ^Google Cloud Platform | "
Serverless | Function as a service^FaaS, >Serverless architecture, >Serverless computing | "
Oracle Cloud | >Oracle Cloud Infrastructure^OCI? | " | AWS 0.4
Cloud migration | Lift and shift, Cloud adoption, Cloud transformation | "
FinOps | Cloud cost optimization, Cloud cost management | "
Heroku | | " | Vercel 0.5
Content delivery network | ^CDN | "
OpenStack | | " | VMware 0.4
Cloud computing | Public cloud, Cloud platform, Cloud infrastructure, Cloud engineering
Virtualization | =Virtualisation, Virtual machine | System administration
VMware | >VMware vSphere<vSphere, vSphere, ESXi, vCenter | Virtualization
Proxmox | >Proxmox VE | " | VMware 0.6
Amazon S3 | @S3?, @AWS S3 | <AWS
Amazon EC2 | @EC2, @AWS EC2 | "
Amazon SNS | @AWS SNS | " | Amazon EventBridge 0.6
AWS Lambda | @Lambda? | <AWS, <Serverless
AWS Fargate | @Fargate | "
Azure Functions | | <Microsoft Azure, <Serverless | AWS Lambda 0.7
Amazon RDS | @RDS?, @AWS RDS | <AWS, <Relational database | Amazon Aurora 0.8
Amazon Aurora | @AWS Aurora, >Aurora PostgreSQL, >Aurora MySQL | "
Amazon ECS | @AWS ECS, ~Elastic Container Service | <AWS, Container orchestration | Kubernetes 0.5, AWS Fargate 0.8
Amazon EKS | @EKS, ^Elastic Kubernetes Service | <AWS, <Kubernetes | Azure Kubernetes Service 0.8, Google Kubernetes Engine 0.8
Azure Kubernetes Service | ^AKS | <Microsoft Azure, <Kubernetes
Google Kubernetes Engine | ^GKE | <Google Cloud, <Kubernetes
Amazon SQS | @SQS | <AWS, <Message queue | Amazon SNS 0.7
Amazon EventBridge | @EventBridge | <AWS, Event-driven architecture
Amazon Kinesis | @Kinesis?, @AWS Kinesis | <AWS, Stream processing | Apache Kafka 0.6
Amazon CloudWatch | @CloudWatch | <AWS, Monitoring
API gateway | @Amazon API Gateway, API management | API development, Cloud computing | Apigee 0.7
Apigee | | API development, Google Cloud
Microsoft Entra ID | @Entra ID, Azure AD^Azure Active Directory | Microsoft Azure, Identity and access management | Active Directory 0.7, Okta 0.6
Cloud architecture | Cloud-native, Multi-cloud, Hybrid cloud | Cloud computing, Software architecture
Vercel | | Cloud computing, Front-end development | Netlify 0.8
Netlify | | "
Cloudflare | | <Content delivery network | Akamai 0.6
Akamai | | "
Hyper-V | | Virtualization, Windows Server | VMware 0.7
# Web front end
Front-end development | =Frontend development, ~Front-end engineering=Frontend engineering<Front end, UI development, <Front end? | <Web development
Web development | ~Website development, ~Web programming, ~Web application development | <Software engineering
React | =ReactJS, =React.js, React Hooks | Front-end development, JavaScript | Vue.js 0.6, Angular 0.5 | exact
Vue.js | =VueJS, =Vue, >Vue 2, >Vue 3 | "
Svelte | SvelteKit | " | Vue.js 0.5 | exact
Ember.js | =EmberJS | " | React 0.4
Content management system | ^CMS?, Web content management | Web development
Progressive web app | ^PWA | "
Server-side rendering | ^SSR | "
CSS | ^Cascading Style Sheets, >CSS3 | Front-end development
HTML | >HTML5, XHTML | "
Web accessibility | a11y, Digital accessibility | "
Responsive web design | Responsive design, Mobile-first design | "
Preact | | " | React 0.9
Webpack | | " | Vite 0.7, Babel 0.5
Vite | | " | | exact context
Web performance | Core Web Vitals, Page speed optimization, >Web performance optimization | "
Single-page application | ^SPA? | "
Web components | Custom elements, Lit? | "
Storybook | | " | | exact
Angular | AngularJS, >Angular 2 | Front-end development, TypeScript | Vue.js 0.5 | exact
WordPress | WordPress theme, WordPress plugin | <Content management system | PHP 0.4
Headless CMS | | "
Adobe Experience Manager | ^AEM | " | Sitecore 0.6
Sitecore | | "
WCAG | ^Web Content Accessibility Guidelines, WAI-ARIA | Web accessibility
Section 508 | >Section 508 compliance, EN 301 549 | " | WCAG 0.8
Next.js | =NextJS | React
Remix | =Remix.run | " | Next.js 0.6 | exact context
Gatsby | =GatsbyJS, =Gatsby.js | " | Next.js 0.6 | exact context
Redux | >Redux Toolkit, Redux Saga | " | MobX 0.6 | exact
MobX | | "
Bootstrap | @Twitter Bootstrap, >Bootstrap 4, >Bootstrap 5 | CSS | | exact context
Sass | SCSS | " | Less CSS 0.8 | exact
Less CSS | Less.js | "
Tailwind CSS | <Tailwind? | " | Bootstrap 0.5
RxJS | Reactive Extensions, ReactiveX | JavaScript | Angular 0.5
jQuery | | "
Babel | =Babel.js | " | | exact context
npm | | "
Nuxt | =Nuxt.js, =NuxtJS | Vue.js | Next.js 0.5
Micro-frontend | Module Federation | Front-end development, Software architecture | Microservices 0.4
Three.js | =ThreeJS | JavaScript, Computer graphics | WebGL 0.7
WebGL | | Computer graphics | OpenGL 0.6
D3.js | =D3JS, =D3? | JavaScript, Data visualization
Contentful | | <Headless CMS | Strapi 0.7
Strapi | | "
WooCommerce | | WordPress | Magento 0.4, Shopify 0.6
Drupal | | <Content management system, PHP | WordPress 0.5
Joomla | | " | WordPress 0.5
Magento | Adobe Commerce | Web development, PHP | Shopify 0.5
# Mobile
Mobile development | ~Mobile app development, ~Mobile application development | <Software engineering
iOS development | <iOS, iOS SDK<iOS, ~iPhone development | <Mobile development | Swift 0.7, Android development 0.4
Android development | <Android, Android SDK<Android | " | Kotlin 0.6
React Native | | Mobile development, React | Flutter 0.5
Flutter | >Flutter SDK | Mobile development | | exact context
Ionic | >Ionic Framework | " | Apache Cordova 0.8 | exact context
Apache Cordova | @Cordova, PhoneGap | "
App store release | App Store submission, App Store Connect, Google Play Console | "
Push notification | Firebase Cloud Messaging | "
SwiftUI | | iOS development | UIKit 0.7, Jetpack Compose 0.4
UIKit | Cocoa Touch | "
Xcode | | "
Jetpack Compose | | Android development
Android Studio | | "
Kotlin Multiplatform | ^KMP, >Kotlin Multiplatform Mobile | Kotlin, Mobile development
Xamarin | >Xamarin.Forms | Mobile development, .NET | .NET MAUI 0.8
.NET MAUI | | "
Fastlane | | Mobile development, CI/CD | | exact
# Back end and interfaces
Back-end development | =Backend development, ~Server-side development, <Back end?, ~Backend engineering | <Software engineering
Node.js | =NodeJS, =Node? | Back-end development, JavaScript
.NET | =dotnet, >.NET 6, >.NET 8, >.NET Framework, >.NET Core | Software engineering | Java 0.3, C# 0.8
System integration | Enterprise application integration^EAI, Middleware, Enterprise service bus | "
API development | Web API<API, <API?, API design<API, API integration<API | Back-end development
Message queue | JMS, Message broker, Messaging middleware | "
Deno | | " | Node.js 0.7 | exact
Nginx | | " | Apache HTTP Server 0.7
Apache HTTP Server | Apache web server, Apache httpd | "
Full-stack development | Full-stack engineering<Full stack, <Full stack? | Front-end development, Back-end development
Django | Django REST Framework^DRF | Back-end development, Python
Flask | >Python Flask | " | FastAPI 0.7, Django 0.7 | exact context
FastAPI | | "
Spring | >Java Spring, >Spring Framework, >Spring MVC | Back-end development, Java | | exact context
Quarkus | | " | Micronaut 0.8, Spring Boot 0.7
Micronaut | | "
Spring Boot | | <Spring
REST | ^RESTful, >REST API^RESTful API, RESTful web service | API development | | exact
GraphQL | >Apollo GraphQL | " | REST 0.5
gRPC | | " | REST 0.4, Protocol Buffers 0.8
Protocol Buffers | ^Protobuf | "
SOAP | >SOAP web service, WSDL | " | REST 0.4 | exact context
OpenAPI | Swagger? | "
Webhook | | "
Apache Kafka | @Kafka, Confluent Kafka, Kafka Streams | Message queue, Stream processing
ASP.NET | >ASP.NET Core, >ASP.NET MVC, Razor Pages | .NET, Back-end development | Spring 0.3
Laravel | | PHP
Symfony | | " | Laravel 0.7
CodeIgniter | | " | Laravel 0.6
Ruby on Rails | ^RoR?, ^Rails? | Ruby, Back-end development | Laravel 0.4, Django 0.4
Express | =Express.js, =ExpressJS | Node.js | | exact context
Fastify | | " | Express 0.8
Socket.IO | | "
NestJS | =Nest.js | Node.js, TypeScript | Express 0.6
Jakarta EE | Java EE, J2EE, Enterprise JavaBeans^EJB | Java, Back-end development | Spring 0.6
Hibernate | JPA^Java Persistence API | <Object-relational mapping, Java | Entity Framework 0.5 | exact
Maven | @Apache Maven | Java | Gradle 0.8 | exact
Apache Tomcat | @Tomcat | " | WebLogic 0.5
WebLogic | @Oracle WebLogic | " | WebSphere 0.7
WebSphere | @IBM WebSphere | " | JBoss 0.6
JBoss | WildFly | " | WebLogic 0.6
Gradle | | Java, Android development
Entity Framework | >EF Core^Entity Framework Core | .NET, <Object-relational mapping | LINQ 0.6
LINQ | ^Language Integrated Query | .NET
WPF | ^Windows Presentation Foundation | " | WinForms 0.7
WinForms | Windows Forms | "
Blazor | | .NET, Front-end development
WebSocket | | Web development | Socket.IO 0.8
RabbitMQ | | <Message queue | Amazon SQS 0.6, ActiveMQ 0.8, Apache Kafka 0.6
ActiveMQ | @Apache ActiveMQ | "
IBM MQ | ~WebSphere MQ, ~MQSeries | " | RabbitMQ 0.5
MQTT | | Message queue, Internet of things
MuleSoft | Anypoint Platform, Mule ESB | System integration | Dell Boomi 0.7
Dell Boomi | @Boomi | "
# Databases
SQL | ^Structured Query Language, >SQL query | Relational database | Snowflake 0.8, Data warehousing 0.6
Database | DBMS^Database management system
Relational database | ~RDBMS | <Database
NoSQL | >Document database, >Key-value store | "
Time series database | ^TSDB | "
Object-relational mapping | ^ORM | Back-end development, Database
PostgreSQL | ^Postgres | <Relational database, SQL | MySQL 0.7, Oracle Database 0.5, SQL Server 0.5
SQL Server | @Microsoft SQL Server, SSMS, ~MS SQL | " | Oracle Database 0.5, MySQL 0.5
MySQL | | "
Oracle Database | >Oracle 12c, >Oracle 19c, ~Oracle DB, Oracle SQL | "
MariaDB | | " | MySQL 0.9
IBM Db2 | @DB2 | " | Oracle Database 0.4
SQLite | | "
MongoDB | ^Mongo, Mongoose | <NoSQL
Redis | ~Valkey | "
Couchbase | | " | MongoDB 0.6
Apache Cassandra | @Cassandra?, ~Cassandra DB | " | Amazon DynamoDB 0.5
Graph database | | "
Database administration | ^DBA?, Database management, Database administrator | Database
Database design | Database schema design<Schema design, Schema design, Database normalization, Entity-relationship modeling | " | Data modeling 0.7
Elasticsearch | | NoSQL
Memcached | | " | Redis 0.7
OpenSearch | @Amazon OpenSearch | " | Elasticsearch 0.9
Apache Solr | @Solr, Lucene | " | Elasticsearch 0.7
PostGIS | | PostgreSQL
Supabase | | "
T-SQL | ^Transact-SQL | <SQL, SQL Server | PL/SQL 0.5
PL/SQL | | <SQL, Oracle Database
Amazon DynamoDB | @DynamoDB | <NoSQL, <AWS | Azure Cosmos DB 0.6, MongoDB 0.5
Azure Cosmos DB | @Cosmos DB | <NoSQL, <Microsoft Azure
Neo4j | | <Graph database
InfluxDB | | <Time series database
Firebase | Firestore, Cloud Firestore<Firestore | Mobile development, Google Cloud | Supabase 0.6
Query optimization | SQL tuning, Query tuning, Database performance tuning, Database indexing | SQL
Stored procedure | Database trigger | "
SQLAlchemy | | <Object-relational mapping, Python
Sequelize | | <Object-relational mapping, Node.js | TypeORM 0.8
TypeORM | | " | Prisma 0.7
Prisma | >Prisma ORM | " | | exact context
# DevOps and reliability
DevOps | >DevOps engineering, Platform engineering
CI/CD | Build automation, Deployment pipeline, Continuous deployment, >CI/CD pipeline, Continuous integration, Continuous delivery | DevOps
Infrastructure as code | ^IaC, Infrastructure automation | "
Monitoring | >Infrastructure monitoring, >Application performance monitoring, >Application monitoring, >System monitoring | " | | context
Observability | Distributed tracing | " | Monitoring 0.8
Container orchestration | | "
Configuration management | | " | | context
Site reliability engineering | ^SRE, Service level objective^SLO, Error budget | "
GitOps | | " | Argo CD 0.8, Flux CD 0.8
Containerization | =Containerisation, Linux container<Containers, Container technology<Containers, Containers? | "
Release management | Release engineering, Deployment management, Blue-green deployment, Canary release | "
Kubernetes | ^k8s, ^kube, kubectl | Container orchestration | Docker 0.5
OpenShift | @Red Hat OpenShift | " | Kubernetes 0.8
HashiCorp Nomad | @Nomad? | " | Kubernetes 0.6
Version control | Revision control, Source control, Source code management | Software engineering
Jenkins | | CI/CD | | exact
GitHub Actions | | " | Jenkins 0.7
GitLab CI | >GitLab CI/CD | " | Jenkins 0.7, GitHub Actions 0.8
CircleCI | | " | Travis CI 0.8, GitHub Actions 0.8
Travis CI | | "
TeamCity | | " | Bamboo CI 0.8, Jenkins 0.7
Bamboo CI | Atlassian Bamboo | "
Octopus Deploy | | " | Azure DevOps 0.5
Docker | Docker Hub, Dockerfile, Docker Compose | Containerization
Podman | | " | Docker 0.9
Terraform | @HashiCorp Terraform, OpenTofu | Infrastructure as code | Ansible 0.5
Pulumi | | " | Terraform 0.8
HashiCorp Packer | | "
Ansible | Ansible Tower, >Ansible playbook | Configuration management, Infrastructure as code
Git | >Git version control, Gitflow | Version control | GitHub 0.8 | exact
GitHub | | "
GitLab | | " | Bitbucket 0.8, Git 0.8, GitHub 0.8
Bitbucket | | " | GitHub 0.8
Subversion | @Apache Subversion, ^SVN | " | Perforce 0.6, Git 0.5 | exact
Perforce | Helix Core | " | Git 0.4 | exact
Backup and recovery | Backup and restore, Data backup | System administration | Disaster recovery 0.7
Disaster recovery | >Disaster recovery planning^DR planning | " | Business continuity planning 0.6
Azure DevOps | Azure Pipelines, Azure Boards, Azure Repos, Team Foundation Server | CI/CD, Microsoft Azure | GitHub Actions 0.6, Jira 0.5
Argo CD | | CI/CD, Kubernetes | Flux CD 0.8
Flux CD | | "
Docker Swarm | | Container orchestration, Docker | Kubernetes 0.5
Helm | >Helm chart | Kubernetes | Kustomize 0.7 | exact context
Kustomize | | "
Service mesh | | Kubernetes, Microservices
Istio | | <Service mesh
AWS CloudFormation | @CloudFormation | Infrastructure as code, <AWS | Azure Bicep 0.6, AWS CDK 0.8, Terraform 0.7
AWS CDK | ~Cloud Development Kit | " | Pulumi 0.7
Azure Bicep | ARM template, Azure Resource Manager | Infrastructure as code, Microsoft Azure | Terraform 0.6
Puppet | >Puppet Enterprise | Configuration management | Chef Infra 0.8, Ansible 0.7 | exact context
SaltStack | | " | Ansible 0.7
Chef Infra | Progress Chef<Chef, Opscode Chef<Chef, <Chef? | " | Ansible 0.7
Vagrant | | Virtualization, DevOps | HashiCorp Packer 0.5 | exact
Nagios | | Monitoring | Zabbix 0.8
Zabbix | | "
Prometheus | PromQL | " | Grafana 0.7, Datadog 0.6 | exact
OpenTelemetry | | Observability
Grafana | | Monitoring, Observability | Kibana 0.6
Datadog | | " | New Relic 0.8, Dynatrace 0.8
New Relic | | " | Dynatrace 0.8, AppDynamics 0.8
AppDynamics | | "
Dynatrace | | "
ELK stack | Elastic Stack | Monitoring, Elasticsearch | Splunk 0.6
Kibana | | ELK stack
Logstash | | "
Splunk | >Splunk Enterprise | Monitoring, SIEM
PagerDuty | | Site reliability engineering, Incident management | Opsgenie 0.9
Opsgenie | | Incident management
High availability | Fault tolerance, Failover clustering | Site reliability engineering
Scalability | Horizontal scaling, Performance engineering, Performance tuning | Software architecture
Veeam | >Veeam Backup | Backup and recovery
# Systems, networks and support
System administration | ^Sysadmin, Server administration
Network administration | Network infrastructure, Networking?, Network engineering, Computer networking<Networking
IT service management | ^ITSM
Mainframe | @IBM mainframe, z/OS, IBM Z
Technical support | IT support, Help desk, End-user support, IT helpdesk, Tier 2 support, Service desk, Desktop support
IBM i | AS/400, iSeries
Linux | >Linux administration, >GNU/Linux | System administration
Windows Server | Windows administration | " | Linux 0.3
Endpoint management | >Unified endpoint management, >Mobile device management^MDM? | "
Unix | | " | Linux 0.8
Microsoft Exchange | Exchange Server, Exchange Online | " | Microsoft 365 administration 0.7
Data center operations | =Data centre operations, <Data center=Data centre, Server rack installation | "
Storage administration | Storage area network, Network attached storage, SAN storage | "
Routing and switching | Network routing, Network switching, LAN/WAN | Network administration
TCP/IP | IPv6, Subnetting, IP networking, IPv4 | "
DNS | ^Domain Name System | "
VPN | ^Virtual private network, IPsec | "
DHCP | ^Dynamic Host Configuration Protocol | " | DNS 0.7
SD-WAN | ^Software-defined WAN | " | Routing and switching 0.5
Wireless networking | Wi-Fi, WLAN^Wireless LAN | "
VoIP | ^Voice over IP, IP telephony, SIP trunking | " | Avaya 0.4
Load balancing | Load balancer | "
Cisco networking | Cisco router, Cisco Nexus, Cisco IOS, Cisco switch | Routing and switching
BGP | ^Border Gateway Protocol | " | OSPF 0.6
OSPF | ^Open Shortest Path First | "
VLAN | ^Virtual LAN | "
Juniper networking | =Juniper Networks, Junos | " | Cisco networking 0.6
Firewall administration | <Firewall, Firewall management<Firewall, Firewall configuration<Firewall | Network administration, Network security
Wireshark | Packet analysis, Packet capture | "
ITIL | ^Information Technology Infrastructure Library, >ITIL v3, >ITIL framework | IT service management
Ticketing system | IT ticketing, Help desk ticketing | "
ServiceNow | | "
Incident management | >Major incident management | "
Problem management | | " | Root cause analysis 0.5
IT asset management | ^ITAM, Software license management, Software asset management | "
Active Directory | AD DS | Windows Server, Identity and access management
Computer hardware troubleshooting | <Hardware troubleshooting, PC repair, Computer repair, Hardware support | Technical support
Microsoft 365 administration | ~Office 365 administration, ~M365 administration | <System administration | SharePoint 0.5
macOS administration | <macOS, ~Mac administration | "
Red Hat Enterprise Linux | ^RHEL, ~Red Hat Linux, ~CentOS | <Linux | Ubuntu 0.7
Ubuntu | >Ubuntu Server | " | Debian 0.8
Debian | | "
Solaris | @Oracle Solaris | <Unix | IBM AIX 0.6
IBM AIX | @AIX | "
IIS | ^Internet Information Services | Windows Server | Nginx 0.4
Group Policy | GPO | Active Directory
LDAP | ^Lightweight Directory Access Protocol | Identity and access management | Active Directory 0.6
Jamf | >Jamf Pro | Endpoint management, macOS administration | Microsoft Intune 0.6
Microsoft Intune | @Intune | Endpoint management | SCCM 0.7
SCCM | ^System Center Configuration Manager, MECM, Microsoft Configuration Manager | Endpoint management, Windows Server
Palo Alto Networks | Palo Alto firewall | Firewall administration | Fortinet 0.7
Fortinet | FortiGate | " | Cisco ASA 0.6
Cisco ASA | Cisco Firepower | Firewall administration, Cisco networking | Palo Alto Networks 0.6
Cisco Meraki | @Meraki | Cisco networking | SD-WAN 0.5
F5 BIG-IP | F5 load balancer | Load balancing | HAProxy 0.6
HAProxy | | "
NetApp | >NetApp ONTAP | Storage administration
Jira Service Management | ~Jira Service Desk | <Ticketing system | ServiceNow 0.6
BMC Remedy | ~BMC Helix, ~Remedy ITSM | " | ServiceNow 0.6
CICS | | Mainframe
JCL | ^Job Control Language | " | COBOL 0.5
# Testing
Unit testing | =Unit test | <Software testing
Test automation | =Automation testing, =Automated testing, >Test automation framework, ~QA automation | "
Performance testing | >Load testing, >Stress testing | "
API testing | >REST API testing | "
Manual testing | Functional testing, Black-box testing | "
Regression testing | =Regression test | "
User acceptance testing | ^UAT, <~Acceptance testing | "
Integration testing | ~System testing, ~Contract testing | " | Unit testing 0.6
Software testing | Software quality assurance^Software QA, QA engineering, QA testing | Software engineering
Debugging | | "
Test planning | =Test plan, Test case, Test case design<Test case, Test strategy | Software testing
Bug tracking | Defect tracking, Defect management, Bug reporting | "
Selenium | >Selenium WebDriver | Test automation
End-to-end testing | =End-to-end test, ^E2E testing | "
Behavior-driven development | =Behaviour-driven development, ^BDD | " | Cucumber 0.9, Test-driven development 0.6
Puppeteer | | " | | exact
Cucumber | Gherkin, >Cucumber BDD | " | | exact context
Robot Framework | | " | Selenium 0.5
Postman | >Postman API, >Postman collection | API testing | | exact context
SoapUI | ReadyAPI | " | Postman 0.7
Test-driven development | ^TDD | Unit testing
Exploratory testing | | Manual testing
JMeter | @Apache JMeter | Performance testing | LoadRunner 0.7, Gatling 0.7
LoadRunner | | "
Gatling | >Gatling load testing | " | Grafana k6 0.7 | exact
Grafana k6 | @k6? | "
REST Assured | | API testing, Java
TestRail | | Test planning | HP ALM 0.6
HP ALM | Micro Focus ALM, Quality Center, HP Quality Center<Quality Center | Test planning, Bug tracking
Cypress | =Cypress.io | Test automation, End-to-end testing | Playwright 0.8, Selenium 0.7 | exact context
Playwright | | " | Puppeteer 0.8, Selenium 0.7 | exact
Jest | =JestJS | Unit testing, JavaScript | Vitest 0.9, Mocha 0.7 | exact context
Vitest | | "
Mocha | =Mocha.js | " | Jasmine 0.8 | exact context
Jasmine | =Jasmine.js | " | Jest 0.7 | exact context
React Testing Library | Testing Library | Unit testing, React
JUnit | >JUnit 5 | Unit testing, Java | NUnit 0.5, TestNG 0.8
TestNG | | "
Mockito | | "
NUnit | | Unit testing, .NET | xUnit 0.9
xUnit | =xUnit.net | "
pytest | | Unit testing, Python
RSpec | | Unit testing, Ruby
Appium | | Test automation, Mobile development | XCTest 0.5, Selenium 0.6
XCTest | XCUITest | Test automation, iOS development
# Security
Cybersecurity | IT security, Computer security, Data security, Information security^InfoSec
Identity and access management | ^IAM, Identity governance, Identity management | Cybersecurity
Information security governance | Security policy development, <Security governance, Information security management, ISMS | "
Penetration testing | ^Pen testing, ^Pentest, Ethical hacking | "
Vulnerability management | Vulnerability assessment, Vulnerability scanning | " | Penetration testing 0.5
Security operations | SOC analyst, Blue team, Security monitoring, Security operations center=Security operations centre | "
Red teaming | =Red team | " | Penetration testing 0.8
Cryptography | Encryption, Data encryption<Encryption | "
Zero trust | >Zero trust architecture, ZTNA | "
Data loss prevention | ^DLP? | "
Digital forensics | Computer forensics, DFIR, Forensic imaging | "
Malware analysis | Malware reverse engineering | "
Security architecture | Security engineering, Security design | "
Security awareness training | <Security awareness, Phishing simulation | "
Application security | ^AppSec, Secure software development, Secure coding | <Cybersecurity
Network security | | "
Endpoint security | EDR^Endpoint detection and response, XDR, Antivirus | " | Endpoint management 0.4
Static code analysis | Static analysis, SAST^Static application security testing | Application security
OWASP Top 10 | <OWASP | "
Snyk | Dependabot | "
DAST | ^Dynamic application security testing | " | Penetration testing 0.5
Threat modeling | =Threat modelling | "
SIEM | ^Security information and event management | Security operations
Incident response | CSIRT, >Cyber incident response, >Security incident response | "
Threat intelligence | >Cyber threat intelligence | "
Threat hunting | Threat detection | " | Threat intelligence 0.7
ISO 27001 | ISO/IEC 27001, ISO 27002 | Information security governance
IT risk management | Cyber risk management, IT risk assessment, IT governance | " | Risk management 0.6
SOC 2 | >SOC 2 Type II, SSAE 18 | " | ISO 27001 0.6
NIST Cybersecurity Framework | NIST CSF, NIST framework | " | FedRAMP 0.6, ISO 27001 0.6
NIST 800-53 | NIST SP 800-53, NIST 800-171 | " | NIST Cybersecurity Framework 0.8
CMMC | ^Cybersecurity Maturity Model Certification | " | NIST 800-53 0.7
FedRAMP | | "
FISMA | ^Federal Information Security Modernization Act | " | FedRAMP 0.7, NIST 800-53 0.7
PCI DSS | PCI compliance, Payment Card Industry Data Security Standard | "
NIS2 | >NIS2 Directive | " | DORA 0.5
DORA | ^Digital Operational Resilience Act | " | | exact context
Cyber Essentials | Cyber Essentials Plus | " | ISO 27001 0.5
DevSecOps | Shift-left security | DevOps, Application security
SonarQube | SonarCloud | Static code analysis | Checkmarx 0.5, Snyk 0.5
Checkmarx | | " | Veracode 0.8
Veracode | | "
Burp Suite | | Penetration testing
Metasploit | | " | Burp Suite 0.5
Kali Linux | | Penetration testing, <Linux
Nmap | | Penetration testing, Network security
Nessus | @Tenable Nessus, Tenable | Vulnerability management | Qualys 0.8
Qualys | | "
Patch management | Software patching | Vulnerability management, System administration
Microsoft Sentinel | @Azure Sentinel, KQL^Kusto Query Language | <SIEM | Splunk 0.7
IBM QRadar | @QRadar | " | Splunk 0.6
MITRE ATT&CK | ATT&CK framework | Threat intelligence
CrowdStrike | >CrowdStrike Falcon | Endpoint security | Microsoft Defender 0.7
Microsoft Defender | Defender for Endpoint, Windows Defender | "
Intrusion detection | IDS/IPS, Intrusion prevention, >Intrusion detection system | Network security
Cloud security | >AWS security, >Azure security | <Cybersecurity, Cloud computing
Privileged access management | ^PAM? | <Identity and access management
CyberArk | | Privileged access management | SailPoint 0.4
SailPoint | >SailPoint IdentityIQ | Identity and access management
Single sign-on | ^SSO | "
OAuth | >OAuth2, >OAuth 2.0 | " | OpenID Connect 0.8, SAML 0.6
OpenID Connect | ^OIDC | "
SAML | >SAML 2.0 | " | OpenID Connect 0.6
Multi-factor authentication | ^MFA, >2FA^Two-factor authentication | "
Okta | | " | Auth0 0.8
Auth0 | | " | Keycloak 0.7
Keycloak | | "
JSON Web Token | ^JWT | API development, Application security
Public key infrastructure | ^PKI, Digital certificate, Certificate management | Cryptography
TLS | ^Transport Layer Security, SSL, >SSL/TLS<SSL | "
Secrets management | Key management, AWS KMS | Cybersecurity, DevOps
HashiCorp Vault | | Secrets management
EnCase | | Digital forensics | Cellebrite 0.5
Cellebrite | >Cellebrite UFED | "
# Architecture and methods
Software architecture | Technical architecture, System architecture, Solution architecture, Application architecture | Software engineering
Code review | >Peer code review, Pull request | "
Software development life cycle | ^SDLC | "
Refactoring | >Code refactoring, Technical debt reduction<Technical debt, Technical debt | "
Legacy modernization | =Legacy modernisation, Legacy system migration, Application modernization | " | Refactoring 0.5
Clean code | Coding standards | "
Pair programming | Mob programming | "
Software documentation | API documentation, Technical specification writing, Docs as code, Javadoc | " | Technical writing 0.7
Internationalization | =Internationalisation, ^i18n, l10n, Software localization | " | Localization 0.6
Open source development | Open source contribution<Open source, Open source software<Open source, <Open source? | "
Agile | >Agile software development, >Agile delivery, >Agile methodology, >Agile development | | | context
Requirements engineering | Requirements elicitation, Requirements management, Functional specification, Requirements analysis, Requirements gathering
Jira | @Atlassian Jira, >JIRA Software
Confluence | @Atlassian Confluence | | Jira 0.6 | exact
Lean startup | | | Agile 0.3
Functional programming | | <Programming
Object-oriented programming | ^OOP, OOAD, SOLID principles, Object-oriented design | "
Concurrent programming | Multithreading, Concurrency, ~Parallel programming, ~Asynchronous programming | "
Scrum | Daily stand-up, Sprint retrospective, >Scrum framework, Sprint planning | <Agile | Kanban 0.6
Scaled Agile Framework | ^SAFe?, PI planning, Agile release train, ~SAFe framework | " | Scrum 0.5
Kanban | Kanban board, >Kanban method | "
Extreme programming | ~XP programming | " | Test-driven development 0.5
Microservices | SOA?^Service-oriented architecture, >Microservice architecture | Software architecture
Design patterns | >Software design patterns | " | Object-oriented programming 0.6
Distributed systems | Distributed computing | " | Microservices 0.5
System design | Technical design | "
Enterprise architecture | ArchiMate | "
Event-driven architecture | Event-driven system, Event streaming | " | Message queue 0.6
CQRS | Event sourcing | " | Event-driven architecture 0.6
Domain-driven design | ^DDD | " | Clean architecture 0.6
Clean architecture | Hexagonal architecture, Onion architecture | "
UML | ^Unified Modeling Language, >UML diagram | " | SysML 0.7, BPMN 0.4
User story | Backlog grooming, Product backlog, User story mapping, Backlog refinement | Agile, Requirements engineering
JSON | JSON Schema | Programming
XML | XSLT, XSD, XPath | " | JSON 0.6
Data structures and algorithms | <Algorithms, <Data structures, Algorithm design<Algorithms | "
AI-assisted coding | GitHub Copilot, Claude Code, AI pair programming | " | Prompt engineering 0.5
YAML | | " | JSON 0.7
Visual Studio Code | ^VS Code | " | Visual Studio 0.6
TOGAF | | Enterprise architecture
SysML | Model-based systems engineering^MBSE | Systems engineering
Visual Studio | | Programming, .NET
IntelliJ IDEA | <IntelliJ | Programming, Java | Eclipse IDE 0.7
Eclipse IDE | <Eclipse? | "
# Embedded, games and other fields
Embedded systems | Embedded programming, Embedded C, Embedded software, Embedded development | Software engineering
Computer graphics | 3D rendering, Graphics programming, Shader programming | "
Blockchain | Web3, Distributed ledger technology<Distributed ledger, Distributed ledger | "
Low-code development | <Low-code, No-code | "
Operating systems | OS internals | "
Augmented and virtual reality | AR/VR, VR/AR, Extended reality, Mixed reality | "
High-performance computing | ^HPC, Supercomputing | " | Concurrent programming 0.5
Real-time operating system | ^RTOS, Real-time systems | Embedded systems
Internet of things | ^IoT, IIoT^Industrial internet of things | "
Firmware development | <Firmware, Bootloader development, Board bring-up | "
Microcontroller programming | <Microcontroller, Microprocessor programming | " | Arduino 0.6
Arduino | | " | Raspberry Pi 0.6
Raspberry Pi | | "
Serial communication protocols | <Serial communication, RS-232, RS-485 | "
Device driver development | <Device driver, <Driver development | " | Linux kernel 0.7
AUTOSAR | >AUTOSAR Classic, >AUTOSAR Adaptive | " | CAN bus 0.6
CAN bus | CAN protocol, >CAN FD, Controller area network | "
Robotic process automation | ^RPA
SharePoint | >SharePoint Online
Salesforce development | Salesforce developer, Salesforce platform development | <Software engineering
Game development | ~Game programming, >Video game development | "
Power Automate | Microsoft Flow | Power Platform | Robotic process automation 0.5
Power Apps | Dataverse | " | Power Automate 0.6
FreeRTOS | | <Real-time operating system | VxWorks 0.7
VxWorks | | " | QNX 0.7
QNX | >QNX Neutrino | "
Embedded Linux | | Embedded systems, <Linux
Yocto | >Yocto Project, OpenEmbedded | Embedded Linux
STM32 | ARM Cortex-M<ARM Cortex, ARM Cortex | Microcontroller programming | ESP32 0.7
ESP32 | ESP8266 | "
I2C | =I²C | <Serial communication protocols | UART 0.7
UART | ~USART | "
Linux kernel | Kernel development, >Linux kernel development<Kernel development | Linux, Operating systems
CANoe | CANalyzer, >Vector CANoe | CAN bus
Unity | =Unity3D, >Unity engine | Game development | Unreal Engine 0.6, C# 0.4 | exact context
Unreal Engine | >UE4, >UE5 | " | C++ 0.4
OpenGL | GLSL | Computer graphics | Vulkan 0.7, DirectX 0.7
Vulkan | >Vulkan API | " | DirectX 0.7 | exact
DirectX | Direct3D, HLSL | "
Augmented reality | ARKit, ARCore | Augmented and virtual reality | Virtual reality 0.7
Virtual reality | VR development, Oculus | "
Smart contract | >Smart contract development | Blockchain | Solidity 0.8
Ethereum | | <Blockchain | Hyperledger 0.5
Hyperledger | >Hyperledger Fabric | "
OutSystems | | Low-code development | Mendix 0.7
Mendix | | " | Appian 0.6
Appian | | " | Pega 0.6
Pega | Pegasystems, >Pega Platform | "
Power Platform | @Microsoft Power Platform | "
UiPath | | Robotic process automation | Automation Anywhere 0.8, Blue Prism 0.8
Automation Anywhere | | " | Blue Prism 0.8
Blue Prism | | "
CUDA | GPU programming, GPU computing | High-performance computing
Web scraping | Data scraping, Web crawling | Programming | Python 0.4
Scrapy | | Web scraping, Python | Beautiful Soup 0.7
Beautiful Soup | | "
`
