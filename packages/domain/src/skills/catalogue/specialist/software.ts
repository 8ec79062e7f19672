export const software = `
# Programming languages
+ PowerShell | >Windows PowerShell
+ Swift | >Swift language
+ Ruby | >Ruby language
+ Go | =Golang
+ C# | =C Sharp, =CSharp
+ TypeScript | ^TS?
+ PHP | >PHP 7, >PHP 8
+ Python | >Python 3, CPython
+ Programming | >Computer programming, Coding?
+ Software engineering | Software development, Application development
+ JavaScript | ^JS, >ES6, ECMAScript
+ Java | JDK, >Java SE, >Core Java
+ C | >C99, >C11, >C language, >ANSI C
+ C++ | ^CPP?, >C++14, >C++17, >C++20, >C++11
+ R | RStudio, >R language, >R programming
+ Shell scripting | =Shell script, Zsh, Unix shell, >Bash scripting<Bash
VBA | ^Visual Basic for Applications, >Excel VBA, Excel macro | Programming | Excel 0.5
F# | =F Sharp | Programming, Functional programming | C# 0.4
Visual Basic .NET | ^VB.NET, <Visual Basic, VB6 | Programming | VBA 0.6, C# 0.5
Rust | =Rustlang, >Rust language | Programming | C++ 0.5, Go 0.4 | exact context
Perl | >Perl 5 | Programming | Shell scripting 0.3, Python 0.3
Objective-C | ^ObjC | Programming | Swift 0.6
Scala | | Programming | Kotlin 0.4, Java 0.5 | context
tidyverse | ggplot2, dplyr | R | pandas 0.5
Julia | >Julia language | Programming | R 0.4, MATLAB 0.5 | exact context
Dart | >Dart language | Programming | Flutter 0.8 | exact context
Elixir | >Elixir language | Programming, Functional programming | Erlang 0.6 | exact context
Erlang | >Erlang/OTP | Programming, Functional programming
Haskell | | Programming, Functional programming | F# 0.4
Clojure | ClojureScript | Programming, Functional programming
Groovy | @Apache Groovy | Programming | Java 0.5 | exact context
Lua | | Programming
COBOL | | Programming, Mainframe
Fortran | | Programming | C 0.3
Ada | >Ada language, >SPARK Ada | Programming | | exact context
Assembly language | Assembler programming, >x86 assembly, >ARM assembly | Programming | C 0.4
Delphi | @Embarcadero Delphi, Object Pascal | Programming | | exact context
Solidity | | Programming, Blockchain
ABAP | @SAP ABAP | Programming, SAP
Apex | @Salesforce Apex, >Apex class | Programming, Salesforce development | Java 0.3 | exact context
Lightning Web Components | ^LWC, Salesforce Lightning | Salesforce development | Apex 0.6
IBM RPG | >RPGLE, >RPG IV, >RPG ILE | Programming, IBM i
WebAssembly | ^WASM | Web development | Rust 0.3
# Cloud
+ Virtualization | =Virtualisation, Virtual machine
+ Google Cloud | ^GCP, ^Google Cloud Platform
+ Microsoft Azure | @MS Azure
+ AWS | ^Amazon Web Services
+ Cloud computing | Public cloud, Cloud platform, Cloud infrastructure, Cloud engineering
+ Serverless | Function as a service^FaaS, >Serverless architecture, >Serverless computing
VMware | >VMware vSphere<vSphere, vSphere, ESXi, vCenter | Virtualization
Amazon S3 | @S3?, @AWS S3 | <AWS
Amazon EC2 | @EC2, @AWS EC2 | <AWS
AWS Lambda | @Lambda? | <AWS, <Serverless
Oracle Cloud | >Oracle Cloud Infrastructure^OCI? | Cloud computing | AWS 0.4
Azure Functions | | <Microsoft Azure, <Serverless | AWS Lambda 0.7
Amazon RDS | @RDS?, @AWS RDS | <AWS, <Relational database | Amazon Aurora 0.8
Amazon Aurora | @AWS Aurora, >Aurora PostgreSQL, >Aurora MySQL | <AWS, <Relational database
Amazon ECS | @AWS ECS, ~Elastic Container Service | <AWS, Container orchestration | Kubernetes 0.5, AWS Fargate 0.8
AWS Fargate | @Fargate | <AWS, <Serverless
Amazon EKS | @EKS, ^Elastic Kubernetes Service | <AWS, <Kubernetes | Azure Kubernetes Service 0.8, Google Kubernetes Engine 0.8
Azure Kubernetes Service | ^AKS | <Microsoft Azure, <Kubernetes
Google Kubernetes Engine | ^GKE | <Google Cloud, <Kubernetes
Amazon SQS | @SQS | <AWS, <Message queue | Amazon SNS 0.7
Amazon SNS | @AWS SNS | <AWS | Amazon EventBridge 0.6
Amazon EventBridge | @EventBridge | <AWS, Event-driven architecture
Amazon Kinesis | @Kinesis?, @AWS Kinesis | <AWS, Stream processing | Apache Kafka 0.6
Amazon CloudWatch | @CloudWatch | <AWS, Monitoring
API gateway | @Amazon API Gateway, API management | API development, Cloud computing | Apigee 0.7
Apigee | | API development, Google Cloud
Microsoft Entra ID | @Entra ID, Azure AD^Azure Active Directory | Microsoft Azure, Identity and access management | Active Directory 0.7, Okta 0.6
Cloud migration | Lift and shift, Cloud adoption, Cloud transformation | Cloud computing
Cloud architecture | Cloud-native, Multi-cloud, Hybrid cloud | Cloud computing, Software architecture
FinOps | Cloud cost optimization, Cloud cost management | Cloud computing
Heroku | | Cloud computing | Vercel 0.5
Vercel | | Cloud computing, Front-end development | Netlify 0.8
Netlify | | Cloud computing, Front-end development
Content delivery network | ^CDN | Cloud computing
Cloudflare | | <Content delivery network | Akamai 0.6
Akamai | | <Content delivery network
OpenStack | | Cloud computing | VMware 0.4
Proxmox | >Proxmox VE | Virtualization | VMware 0.6
Hyper-V | | Virtualization, Windows Server | VMware 0.7
# Web front end
+ WordPress | WordPress theme, WordPress plugin
+ Angular | AngularJS, >Angular 2
+ HTML | >HTML5, XHTML
+ CSS | ^Cascading Style Sheets, >CSS3
+ Content management system | ^CMS?, Web content management
+ Front-end development | =Frontend development, ~Front-end engineering=Frontend engineering<Front end, UI development, <Front end?
+ Web development | ~Website development, ~Web programming, ~Web application development
+ React | =ReactJS, =React.js, React Hooks
+ Vue.js | =VueJS, =Vue, >Vue 2, >Vue 3
Web accessibility | a11y, Digital accessibility | Front-end development
WCAG | ^Web Content Accessibility Guidelines, WAI-ARIA | Web accessibility
Responsive web design | Responsive design, Mobile-first design | Front-end development
Next.js | =NextJS | React
Bootstrap | @Twitter Bootstrap, >Bootstrap 4, >Bootstrap 5 | CSS | | exact context
Sass | SCSS | CSS | Less CSS 0.8 | exact
Less CSS | Less.js | CSS
Tailwind CSS | <Tailwind? | CSS | Bootstrap 0.5
Preact | | Front-end development | React 0.9
RxJS | Reactive Extensions, ReactiveX | JavaScript | Angular 0.5
Svelte | SvelteKit | Front-end development, JavaScript | Vue.js 0.5 | exact
Nuxt | =Nuxt.js, =NuxtJS | Vue.js | Next.js 0.5
Remix | =Remix.run | React | Next.js 0.6 | exact context
Gatsby | =GatsbyJS, =Gatsby.js | React | Next.js 0.6 | exact context
Redux | >Redux Toolkit, Redux Saga | React | MobX 0.6 | exact
MobX | | React
jQuery | | JavaScript
Ember.js | =EmberJS | Front-end development, JavaScript | React 0.4
Webpack | | Front-end development | Vite 0.7, Babel 0.5
Vite | | Front-end development | | exact context
Babel | =Babel.js | JavaScript | | exact context
npm | | JavaScript
Section 508 | >Section 508 compliance, EN 301 549 | Web accessibility | WCAG 0.8
Web performance | Core Web Vitals, Page speed optimization, >Web performance optimization | Front-end development
Progressive web app | ^PWA | Web development
Single-page application | ^SPA? | Front-end development
Server-side rendering | ^SSR | Web development
Web components | Custom elements, Lit? | Front-end development
Micro-frontend | Module Federation | Front-end development, Software architecture | Microservices 0.4
Storybook | | Front-end development | | exact
Three.js | =ThreeJS | JavaScript, Computer graphics | WebGL 0.7
WebGL | | Computer graphics | OpenGL 0.6
D3.js | =D3JS, =D3? | JavaScript, Data visualization
Headless CMS | | <Content management system
Contentful | | <Headless CMS | Strapi 0.7
Strapi | | <Headless CMS
WooCommerce | | WordPress | Magento 0.4, Shopify 0.6
Drupal | | <Content management system, PHP | WordPress 0.5
Joomla | | <Content management system, PHP | WordPress 0.5
Magento | Adobe Commerce | Web development, PHP | Shopify 0.5
Adobe Experience Manager | ^AEM | <Content management system | Sitecore 0.6
Sitecore | | <Content management system
# Mobile
+ Flutter | >Flutter SDK
+ Android development | Android SDK<Android
+ Mobile development | ~Mobile app development, ~Mobile application development
+ iOS development | iOS SDK<iOS, ~iPhone development
SwiftUI | | iOS development | UIKit 0.7, Jetpack Compose 0.4
UIKit | Cocoa Touch | iOS development
Xcode | | iOS development
Jetpack Compose | | Android development
Android Studio | | Android development
Kotlin Multiplatform | ^KMP, >Kotlin Multiplatform Mobile | Kotlin, Mobile development
Ionic | >Ionic Framework | Mobile development | Apache Cordova 0.8 | exact context
Apache Cordova | @Cordova, PhoneGap | Mobile development
Xamarin | >Xamarin.Forms | Mobile development, .NET | .NET MAUI 0.8
.NET MAUI | | Mobile development, .NET
App store release | App Store submission, App Store Connect, Google Play Console | Mobile development
Fastlane | | Mobile development, CI/CD | | exact
Push notification | Firebase Cloud Messaging | Mobile development
# Back end and interfaces
+ Django | Django REST Framework^DRF
+ Full-stack development | Full-stack engineering<Full stack, <Full stack?
+ Node.js | =NodeJS, =Node?
+ Back-end development | =Backend development, ~Server-side development, <Back end?, ~Backend engineering
+ .NET | =dotnet, >.NET 6, >.NET 8, >.NET Framework, >.NET Core
+ API development | Web API<API, <API?, API design<API, API integration<API
+ Message queue | JMS, Message broker, Messaging middleware
+ Spring | >Java Spring, >Spring Framework, >Spring MVC
+ REST | ^RESTful, RESTful web service, >REST API^RESTful API
Apache Kafka | @Kafka, Confluent Kafka, Kafka Streams | Message queue, Stream processing
GraphQL | >Apollo GraphQL | API development | REST 0.5
ASP.NET | >ASP.NET Core, >ASP.NET MVC, Razor Pages | .NET, Back-end development | Spring 0.3
System integration | Enterprise application integration^EAI, Middleware, Enterprise service bus | Software engineering
Laravel | | PHP
Ruby on Rails | ^RoR?, ^Rails? | Ruby, Back-end development | Laravel 0.4, Django 0.4
Express | =Express.js, =ExpressJS | Node.js | | exact context
Deno | | Back-end development | Node.js 0.7 | exact
NestJS | =Nest.js | Node.js, TypeScript | Express 0.6
Fastify | | Node.js | Express 0.8
Flask | >Python Flask | Back-end development, Python | FastAPI 0.7, Django 0.7 | exact context
FastAPI | | Back-end development, Python
Quarkus | | Back-end development, Java | Micronaut 0.8, Spring Boot 0.7
Micronaut | | Back-end development, Java
Jakarta EE | Java EE, J2EE, Enterprise JavaBeans^EJB | Java, Back-end development | Spring 0.6
Hibernate | JPA^Java Persistence API | <Object-relational mapping, Java | Entity Framework 0.5 | exact
Maven | @Apache Maven | Java | Gradle 0.8 | exact
Gradle | | Java, Android development
Entity Framework | >EF Core^Entity Framework Core | .NET, <Object-relational mapping | LINQ 0.6
LINQ | ^Language Integrated Query | .NET
Blazor | | .NET, Front-end development
WPF | ^Windows Presentation Foundation | .NET | WinForms 0.7
WinForms | Windows Forms | .NET
Symfony | | PHP | Laravel 0.7
CodeIgniter | | PHP | Laravel 0.6
gRPC | | API development | REST 0.4, Protocol Buffers 0.8
Protocol Buffers | ^Protobuf | API development
SOAP | >SOAP web service, WSDL | API development | REST 0.4 | exact context
OpenAPI | Swagger? | API development
Webhook | | API development
WebSocket | | Web development | Socket.IO 0.8
Socket.IO | | Node.js
RabbitMQ | | <Message queue | Amazon SQS 0.6, ActiveMQ 0.8, Apache Kafka 0.6
ActiveMQ | @Apache ActiveMQ | <Message queue
IBM MQ | ~WebSphere MQ, ~MQSeries | <Message queue | RabbitMQ 0.5
MQTT | | Message queue, Internet of things
Nginx | | Back-end development | Apache HTTP Server 0.7
Apache HTTP Server | Apache web server, Apache httpd | Back-end development
Apache Tomcat | @Tomcat | Java | WebLogic 0.5
WebLogic | @Oracle WebLogic | Java | WebSphere 0.7
WebSphere | @IBM WebSphere | Java | JBoss 0.6
JBoss | WildFly | Java | WebLogic 0.6
MuleSoft | Anypoint Platform, Mule ESB | System integration | Dell Boomi 0.7
Dell Boomi | @Boomi | System integration
# Databases
+ Redis | ~Valkey
+ MongoDB | ^Mongo, Mongoose
+ PostgreSQL | ^Postgres
+ Object-relational mapping | ^ORM
+ NoSQL | >Document database, >Key-value store
+ Relational database | ~RDBMS
+ Database | DBMS^Database management system
+ SQL | ^Structured Query Language, >SQL query
+ SQL Server | @Microsoft SQL Server, SSMS, ~MS SQL
+ Oracle Database | >Oracle 12c, >Oracle 19c, ~Oracle DB, Oracle SQL
+ Database administration | ^DBA?, Database management, Database administrator
Elasticsearch | | NoSQL
PostGIS | | PostgreSQL
MariaDB | | <Relational database, SQL | MySQL 0.9
T-SQL | ^Transact-SQL | <SQL, SQL Server | PL/SQL 0.5
PL/SQL | | <SQL, Oracle Database
IBM Db2 | @DB2 | <Relational database, SQL | Oracle Database 0.4
SQLite | | <Relational database, SQL
Couchbase | | <NoSQL | MongoDB 0.6
Memcached | | NoSQL | Redis 0.7
Apache Cassandra | @Cassandra?, ~Cassandra DB | <NoSQL | Amazon DynamoDB 0.5
Amazon DynamoDB | @DynamoDB | <NoSQL, <AWS | Azure Cosmos DB 0.6, MongoDB 0.5
Azure Cosmos DB | @Cosmos DB | <NoSQL, <Microsoft Azure
OpenSearch | @Amazon OpenSearch | NoSQL | Elasticsearch 0.9
Apache Solr | @Solr, Lucene | NoSQL | Elasticsearch 0.7
Graph database | | <NoSQL
Neo4j | | <Graph database
Time series database | ^TSDB | <Database
InfluxDB | | <Time series database
Firebase | Firestore, Cloud Firestore<Firestore | Mobile development, Google Cloud | Supabase 0.6
Supabase | | PostgreSQL
Database design | Database schema design<Schema design, Schema design, Database normalization, Entity-relationship modeling | Database | Data modeling 0.7
Query optimization | SQL tuning, Query tuning, Database performance tuning, Database indexing | SQL
Stored procedure | Database trigger | SQL
SQLAlchemy | | <Object-relational mapping, Python
Sequelize | | <Object-relational mapping, Node.js | TypeORM 0.8
TypeORM | | <Object-relational mapping, Node.js | Prisma 0.7
Prisma | >Prisma ORM | <Object-relational mapping, Node.js | | exact context
# DevOps and reliability
+ Git | >Git version control, Gitflow
+ Ansible | Ansible Tower, >Ansible playbook
+ Terraform | @HashiCorp Terraform, OpenTofu
+ Observability | Distributed tracing
+ Infrastructure as code | ^IaC, Infrastructure automation
+ DevOps | >DevOps engineering, Platform engineering
+ CI/CD | Build automation, Deployment pipeline, Continuous deployment, >CI/CD pipeline, Continuous integration, Continuous delivery
+ Kubernetes | ^k8s, ^kube, kubectl
+ Monitoring | >Infrastructure monitoring, >Application performance monitoring, >Application monitoring, >System monitoring
+ Version control | Revision control, Source control, Source code management
+ Docker | Docker Hub, Dockerfile, Docker Compose
Backup and recovery | Backup and restore, Data backup | System administration | Disaster recovery 0.7
Disaster recovery | >Disaster recovery planning^DR planning | System administration | Business continuity planning 0.6
Site reliability engineering | ^SRE, Service level objective^SLO, Error budget | DevOps
Azure DevOps | Azure Pipelines, Azure Boards, Azure Repos, Team Foundation Server | CI/CD, Microsoft Azure | GitHub Actions 0.6, Jira 0.5
GitHub Actions | | CI/CD | Jenkins 0.7
GitLab CI | >GitLab CI/CD | CI/CD | Jenkins 0.7, GitHub Actions 0.8
CircleCI | | CI/CD | Travis CI 0.8, GitHub Actions 0.8
Travis CI | | CI/CD
TeamCity | | CI/CD | Bamboo CI 0.8, Jenkins 0.7
Bamboo CI | Atlassian Bamboo | CI/CD
Octopus Deploy | | CI/CD | Azure DevOps 0.5
Argo CD | | CI/CD, Kubernetes | Flux CD 0.8
Flux CD | | CI/CD, Kubernetes
GitOps | | DevOps | Argo CD 0.8, Flux CD 0.8
Containerization | =Containerisation, Linux container<Containers, Container technology<Containers, Containers? | DevOps
Podman | | Containerization | Docker 0.9
OpenShift | @Red Hat OpenShift | Container orchestration | Kubernetes 0.8
HashiCorp Nomad | @Nomad? | Container orchestration | Kubernetes 0.6
Docker Swarm | | Container orchestration, Docker | Kubernetes 0.5
Helm | >Helm chart | Kubernetes | Kustomize 0.7 | exact context
Kustomize | | Kubernetes
Service mesh | | Kubernetes, Microservices
Istio | | <Service mesh
AWS CloudFormation | @CloudFormation | Infrastructure as code, <AWS | Azure Bicep 0.6, AWS CDK 0.8, Terraform 0.7
AWS CDK | ~Cloud Development Kit | Infrastructure as code, <AWS | Pulumi 0.7
Azure Bicep | ARM template, Azure Resource Manager | Infrastructure as code, Microsoft Azure | Terraform 0.6
Pulumi | | Infrastructure as code | Terraform 0.8
Puppet | >Puppet Enterprise | Configuration management | Chef Infra 0.8, Ansible 0.7 | exact context
SaltStack | | Configuration management | Ansible 0.7
Chef Infra | Progress Chef<Chef, Opscode Chef<Chef, <Chef? | Configuration management | Ansible 0.7
Vagrant | | Virtualization, DevOps | HashiCorp Packer 0.5 | exact
HashiCorp Packer | | Infrastructure as code
Nagios | | Monitoring | Zabbix 0.8
Zabbix | | Monitoring
OpenTelemetry | | Observability
Prometheus | PromQL | Monitoring | Grafana 0.7, Datadog 0.6 | exact
Grafana | | Monitoring, Observability | Kibana 0.6
Datadog | | Monitoring, Observability | New Relic 0.8, Dynatrace 0.8
New Relic | | Monitoring, Observability | Dynatrace 0.8, AppDynamics 0.8
AppDynamics | | Monitoring, Observability
Dynatrace | | Monitoring, Observability
ELK stack | Elastic Stack | Monitoring, Elasticsearch | Splunk 0.6
Kibana | | ELK stack
Logstash | | ELK stack
Splunk | >Splunk Enterprise | Monitoring, SIEM
PagerDuty | | Site reliability engineering, Incident management | Opsgenie 0.9
Opsgenie | | Incident management
GitLab | | Version control | Bitbucket 0.8, Git 0.8, GitHub 0.8
Bitbucket | | Version control | GitHub 0.8
Subversion | @Apache Subversion, ^SVN | Version control | Perforce 0.6, Git 0.5 | exact
Perforce | Helix Core | Version control | Git 0.4 | exact
Release management | Release engineering, Deployment management, Blue-green deployment, Canary release | DevOps
High availability | Fault tolerance, Failover clustering | Site reliability engineering
Scalability | Horizontal scaling, Performance engineering, Performance tuning | Software architecture
Veeam | >Veeam Backup | Backup and recovery
# Systems, networks and support
+ VPN | ^Virtual private network, IPsec
+ DNS | ^Domain Name System
+ Active Directory | AD DS
+ Ticketing system | IT ticketing, Help desk ticketing
+ Firewall administration | Firewall management<Firewall, Firewall configuration<Firewall
+ Windows Server | Windows administration
+ IT service management | ^ITSM
+ Linux | >Linux administration, >GNU/Linux
+ System administration | ^Sysadmin, Server administration
+ Network administration | Network infrastructure, Networking?, Network engineering, Computer networking<Networking
+ Endpoint management | >Unified endpoint management, >Mobile device management^MDM?
+ Routing and switching | Network routing, Network switching, LAN/WAN
+ Cisco networking | Cisco router, Cisco Nexus, Cisco IOS, Cisco switch
+ ITIL | ^Information Technology Infrastructure Library, >ITIL v3, >ITIL framework
+ Mainframe | @IBM mainframe, z/OS, IBM Z
+ TCP/IP | IPv6, Subnetting, IP networking, IPv4
+ Technical support | End-user support, IT helpdesk, Tier 2 support, Service desk, Desktop support
ServiceNow | | IT service management
Incident management | >Major incident management | IT service management
Computer hardware troubleshooting | <Hardware troubleshooting, PC repair, Computer repair, Hardware support | Technical support
Microsoft 365 administration | ~Office 365 administration, ~M365 administration | <System administration | SharePoint 0.5
Red Hat Enterprise Linux | ^RHEL, ~Red Hat Linux, ~CentOS | <Linux | Ubuntu 0.7
Ubuntu | >Ubuntu Server | <Linux | Debian 0.8
Debian | | <Linux
Unix | | System administration | Linux 0.8
Solaris | @Oracle Solaris | <Unix | IBM AIX 0.6
IBM AIX | @AIX | <Unix
IIS | ^Internet Information Services | Windows Server | Nginx 0.4
Group Policy | GPO | Active Directory
LDAP | ^Lightweight Directory Access Protocol | Identity and access management | Active Directory 0.6
macOS administration | <macOS, ~Mac administration | <System administration
Jamf | >Jamf Pro | Endpoint management, macOS administration | Microsoft Intune 0.6
Microsoft Exchange | Exchange Server, Exchange Online | System administration | Microsoft 365 administration 0.7
Microsoft Intune | @Intune | Endpoint management | SCCM 0.7
SCCM | ^System Center Configuration Manager, MECM, Microsoft Configuration Manager | Endpoint management, Windows Server
DHCP | ^Dynamic Host Configuration Protocol | Network administration | DNS 0.7
BGP | ^Border Gateway Protocol | Routing and switching | OSPF 0.6
OSPF | ^Open Shortest Path First | Routing and switching
VLAN | ^Virtual LAN | Routing and switching
Juniper networking | =Juniper Networks, Junos | Routing and switching | Cisco networking 0.6
Palo Alto Networks | Palo Alto firewall | Firewall administration | Fortinet 0.7
Fortinet | FortiGate | Firewall administration | Cisco ASA 0.6
Cisco ASA | Cisco Firepower | Firewall administration, Cisco networking | Palo Alto Networks 0.6
SD-WAN | ^Software-defined WAN | Network administration | Routing and switching 0.5
Cisco Meraki | @Meraki | Cisco networking | SD-WAN 0.5
Wireless networking | Wi-Fi, WLAN^Wireless LAN | Network administration
VoIP | ^Voice over IP, IP telephony, SIP trunking | Network administration | Avaya 0.4
Load balancing | Load balancer | Network administration
F5 BIG-IP | F5 load balancer | Load balancing | HAProxy 0.6
HAProxy | | Load balancing
Wireshark | Packet analysis, Packet capture | Network administration, Network security
Data center operations | =Data centre operations, <Data center=Data centre, Server rack installation | System administration
Storage administration | Storage area network, Network attached storage, SAN storage | System administration
NetApp | >NetApp ONTAP | Storage administration
Problem management | | IT service management | Root cause analysis 0.5
Jira Service Management | ~Jira Service Desk | <Ticketing system | ServiceNow 0.6
BMC Remedy | ~BMC Helix, ~Remedy ITSM | <Ticketing system | ServiceNow 0.6
IT asset management | ^ITAM, Software license management, Software asset management | IT service management
CICS | | Mainframe
JCL | ^Job Control Language | Mainframe | COBOL 0.5
IBM i | AS/400, iSeries
# Testing
+ Selenium | >Selenium WebDriver
+ Regression testing | =Regression test
+ Manual testing | Functional testing, Black-box testing
+ API testing | >REST API testing
+ Performance testing | >Load testing, >Stress testing
+ Software testing | Software quality assurance^Software QA, QA engineering, QA testing
+ Test automation | =Automation testing, =Automated testing, >Test automation framework, ~QA automation
+ Test planning | =Test plan, Test case design<Test case, Test strategy
User acceptance testing | ^UAT, <~Acceptance testing | <Software testing
Postman | >Postman API, >Postman collection | API testing | | exact context
Test-driven development | ^TDD | Unit testing
Integration testing | ~System testing, ~Contract testing | <Software testing | Unit testing 0.6
Exploratory testing | | Manual testing
End-to-end testing | =End-to-end test, ^E2E testing | Test automation
JMeter | @Apache JMeter | Performance testing | LoadRunner 0.7, Gatling 0.7
LoadRunner | | Performance testing
Gatling | >Gatling load testing | Performance testing | Grafana k6 0.7 | exact
Grafana k6 | @k6? | Performance testing
SoapUI | ReadyAPI | API testing | Postman 0.7
REST Assured | | API testing, Java
Behavior-driven development | =Behaviour-driven development, ^BDD | Test automation | Cucumber 0.9, Test-driven development 0.6
TestRail | | Test planning | HP ALM 0.6
HP ALM | Micro Focus ALM, Quality Center, HP Quality Center<Quality Center | Test planning, Bug tracking
Bug tracking | Defect tracking, Defect management, Bug reporting | Software testing
Cypress | =Cypress.io | Test automation, End-to-end testing | Playwright 0.8, Selenium 0.7 | exact context
Playwright | | Test automation, End-to-end testing | Puppeteer 0.8, Selenium 0.7 | exact
Puppeteer | | Test automation | | exact
Jest | =JestJS | Unit testing, JavaScript | Vitest 0.9, Mocha 0.7 | exact context
React Testing Library | Testing Library | Unit testing, React
Vitest | | Unit testing, JavaScript
Mocha | =Mocha.js | Unit testing, JavaScript | Jasmine 0.8 | exact context
Jasmine | =Jasmine.js | Unit testing, JavaScript | Jest 0.7 | exact context
JUnit | >JUnit 5 | Unit testing, Java | NUnit 0.5, TestNG 0.8
TestNG | | Unit testing, Java
Mockito | | Unit testing, Java
NUnit | | Unit testing, .NET | xUnit 0.9
xUnit | =xUnit.net | Unit testing, .NET
pytest | | Unit testing, Python
RSpec | | Unit testing, Ruby
Cucumber | Gherkin, >Cucumber BDD | Test automation | | exact context
Appium | | Test automation, Mobile development | XCTest 0.5, Selenium 0.6
XCTest | XCUITest | Test automation, iOS development
Robot Framework | | Test automation | Selenium 0.5
# Security
+ ISO 27001 | ISO/IEC 27001, ISO 27002
+ SIEM | ^Security information and event management
+ Vulnerability management | Vulnerability assessment, Vulnerability scanning
+ Cybersecurity | Computer security, Data security, Information security^InfoSec
+ Identity and access management | ^IAM, Identity governance, Identity management
+ Information security governance | Security policy development, <Security governance, Information security management, ISMS
+ Application security | ^AppSec, Secure software development, Secure coding
+ Penetration testing | ^Pen testing, ^Pentest, Ethical hacking
+ Static code analysis | Static analysis, SAST^Static application security testing
+ Security operations | SOC analyst, Blue team, Security monitoring, Security operations center=Security operations centre
+ Incident response | CSIRT, >Cyber incident response, >Security incident response
OWASP Top 10 | <OWASP | Application security
DevSecOps | Shift-left security | DevOps, Application security
SonarQube | SonarCloud | Static code analysis | Checkmarx 0.5, Snyk 0.5
Checkmarx | | Static code analysis | Veracode 0.8
Veracode | | Static code analysis
Snyk | Dependabot | Application security
DAST | ^Dynamic application security testing | Application security | Penetration testing 0.5
Red teaming | =Red team | Cybersecurity | Penetration testing 0.8
Burp Suite | | Penetration testing
Metasploit | | Penetration testing | Burp Suite 0.5
Kali Linux | | Penetration testing, <Linux
Nmap | | Penetration testing, Network security
Nessus | @Tenable Nessus, Tenable | Vulnerability management | Qualys 0.8
Qualys | | Vulnerability management
Patch management | Software patching | Vulnerability management, System administration
Microsoft Sentinel | @Azure Sentinel, KQL^Kusto Query Language | <SIEM | Splunk 0.7
IBM QRadar | @QRadar | <SIEM | Splunk 0.6
Threat intelligence | >Cyber threat intelligence | Security operations
Threat hunting | Threat detection | Security operations | Threat intelligence 0.7
MITRE ATT&CK | ATT&CK framework | Threat intelligence
Threat modeling | =Threat modelling | Application security
Endpoint security | EDR^Endpoint detection and response, XDR, Antivirus | <Cybersecurity | Endpoint management 0.4
CrowdStrike | >CrowdStrike Falcon | Endpoint security | Microsoft Defender 0.7
Microsoft Defender | Defender for Endpoint, Windows Defender | Endpoint security
Intrusion detection | IDS/IPS, Intrusion prevention, >Intrusion detection system | Network security
Cloud security | >AWS security, >Azure security | <Cybersecurity, Cloud computing
Privileged access management | ^PAM? | <Identity and access management
CyberArk | | Privileged access management | SailPoint 0.4
SailPoint | >SailPoint IdentityIQ | Identity and access management
Single sign-on | ^SSO | Identity and access management
OAuth | >OAuth2, >OAuth 2.0 | Identity and access management | OpenID Connect 0.8, SAML 0.6
OpenID Connect | ^OIDC | Identity and access management
SAML | >SAML 2.0 | Identity and access management | OpenID Connect 0.6
Multi-factor authentication | ^MFA, >2FA^Two-factor authentication | Identity and access management
Okta | | Identity and access management | Auth0 0.8
Auth0 | | Identity and access management | Keycloak 0.7
Keycloak | | Identity and access management
JSON Web Token | ^JWT | API development, Application security
Cryptography | Encryption, Data encryption<Encryption | Cybersecurity
Public key infrastructure | ^PKI, Digital certificate, Certificate management | Cryptography
TLS | ^Transport Layer Security, SSL, >SSL/TLS<SSL | Cryptography
Secrets management | Key management, AWS KMS | Cybersecurity, DevOps
HashiCorp Vault | | Secrets management
Zero trust | >Zero trust architecture, ZTNA | Cybersecurity
Data loss prevention | ^DLP? | Cybersecurity
Digital forensics | Computer forensics, DFIR, Forensic imaging | Cybersecurity
EnCase | | Digital forensics | Cellebrite 0.5
Cellebrite | >Cellebrite UFED | Digital forensics
Malware analysis | Malware reverse engineering | Cybersecurity
Security architecture | Security engineering, Security design | Cybersecurity
Security awareness training | <Security awareness, Phishing simulation | Cybersecurity
IT risk management | Cyber risk management, IT risk assessment, IT governance | Information security governance | Risk management 0.6
SOC 2 | >SOC 2 Type II, SSAE 18 | Information security governance | ISO 27001 0.6
NIST Cybersecurity Framework | NIST CSF, NIST framework | Information security governance | FedRAMP 0.6, ISO 27001 0.6
NIST 800-53 | NIST SP 800-53, NIST 800-171 | Information security governance | NIST Cybersecurity Framework 0.8
CMMC | ^Cybersecurity Maturity Model Certification | Information security governance | NIST 800-53 0.7
FedRAMP | | Information security governance
FISMA | ^Federal Information Security Modernization Act | Information security governance | FedRAMP 0.7, NIST 800-53 0.7
PCI DSS | PCI compliance, Payment Card Industry Data Security Standard | Information security governance
NIS2 | >NIS2 Directive | Information security governance | DORA 0.5
DORA | ^Digital Operational Resilience Act | Information security governance | | exact context
Cyber Essentials | Cyber Essentials Plus | Information security governance | ISO 27001 0.5
# Architecture and methods
+ Jira | @Atlassian Jira, >JIRA Software
+ Kanban | Kanban board, >Kanban method
+ Code review | >Peer code review, Pull request
+ Software architecture | Technical architecture, System architecture, Solution architecture, Application architecture
+ Agile | >Agile software development, >Agile delivery, >Agile methodology, >Agile development
+ Requirements engineering | Requirements elicitation, Requirements management, Functional specification, Requirements analysis, Requirements gathering
+ Scrum | Daily stand-up, Sprint retrospective, >Scrum framework, Sprint planning
+ Scaled Agile Framework | ^SAFe?, PI planning, Agile release train, ~SAFe framework
+ Microservices | SOA?^Service-oriented architecture, >Microservice architecture
+ Object-oriented programming | ^OOP, OOAD, SOLID principles, Object-oriented design
+ User story | Backlog grooming, Product backlog, User story mapping, Backlog refinement
JSON | JSON Schema | Programming
XML | XSLT, XSD, XPath | Programming | JSON 0.6
Confluence | @Atlassian Confluence | | Jira 0.6 | exact
Software development life cycle | ^SDLC | Software engineering
Data structures and algorithms | <Algorithms, <Data structures, Algorithm design<Algorithms | Programming
Design patterns | >Software design patterns | Software architecture | Object-oriented programming 0.6
Distributed systems | Distributed computing | Software architecture | Microservices 0.5
System design | Technical design | Software architecture
Enterprise architecture | ArchiMate | Software architecture
TOGAF | | Enterprise architecture
Event-driven architecture | Event-driven system, Event streaming | Software architecture | Message queue 0.6
CQRS | Event sourcing | Software architecture | Event-driven architecture 0.6
Domain-driven design | ^DDD | Software architecture | Clean architecture 0.6
Clean architecture | Hexagonal architecture, Onion architecture | Software architecture
Concurrent programming | Multithreading, Concurrency, ~Parallel programming, ~Asynchronous programming | <Programming
Refactoring | >Code refactoring, Technical debt reduction<Technical debt, Technical debt | Software engineering
Legacy modernization | =Legacy modernisation, Legacy system migration, Application modernization | Software engineering | Refactoring 0.5
Clean code | Coding standards | Software engineering
Pair programming | Mob programming | Software engineering
Lean startup | | | Agile 0.3
Extreme programming | ~XP programming | <Agile | Test-driven development 0.5
UML | ^Unified Modeling Language, >UML diagram | Software architecture | SysML 0.7, BPMN 0.4
SysML | Model-based systems engineering^MBSE | Systems engineering
Software documentation | API documentation, Technical specification writing, Docs as code, Javadoc | Software engineering | Technical writing 0.7
Internationalization | =Internationalisation, ^i18n, l10n, Software localization | Software engineering | Localization 0.6
Open source development | Open source contribution<Open source, Open source software<Open source, <Open source? | Software engineering
AI-assisted coding | GitHub Copilot, Claude Code, AI pair programming | Programming | Prompt engineering 0.5
YAML | | Programming | JSON 0.7
Visual Studio Code | ^VS Code | Programming | Visual Studio 0.6
Visual Studio | | Programming, .NET
IntelliJ IDEA | <IntelliJ | Programming, Java | Eclipse IDE 0.7
Eclipse IDE | <Eclipse? | Programming, Java
# Embedded, games and other fields
+ Salesforce development | Salesforce developer, Salesforce platform development
+ Robotic process automation | ^RPA
+ Low-code development | <Low-code, No-code
+ Real-time operating system | ^RTOS, Real-time systems
+ Embedded systems | Embedded programming, Embedded C, Embedded software, Embedded development
+ Computer graphics | 3D rendering, Graphics programming, Shader programming
+ Blockchain | Web3, Distributed ledger technology<Distributed ledger, Distributed ledger
SharePoint | >SharePoint Online
Power Automate | Microsoft Flow | Power Platform | Robotic process automation 0.5
Game development | ~Game programming, >Video game development | <Software engineering
Internet of things | ^IoT, IIoT^Industrial internet of things | Embedded systems
Firmware development | <Firmware, Bootloader development, Board bring-up | Embedded systems
FreeRTOS | | <Real-time operating system | VxWorks 0.7
VxWorks | | <Real-time operating system | QNX 0.7
QNX | >QNX Neutrino | <Real-time operating system
Embedded Linux | | Embedded systems, <Linux
Yocto | >Yocto Project, OpenEmbedded | Embedded Linux
Microcontroller programming | <Microcontroller, Microprocessor programming | Embedded systems | Arduino 0.6
STM32 | ARM Cortex-M<ARM Cortex, ARM Cortex | Microcontroller programming | ESP32 0.7
ESP32 | ESP8266 | Microcontroller programming
Arduino | | Embedded systems | Raspberry Pi 0.6
Raspberry Pi | | Embedded systems
Serial communication protocols | <Serial communication, RS-232, RS-485 | Embedded systems
I2C | =I²C | <Serial communication protocols | UART 0.7
UART | ~USART | <Serial communication protocols
Device driver development | <Device driver, <Driver development | Embedded systems | Linux kernel 0.7
Linux kernel | Kernel development, >Linux kernel development<Kernel development | Linux, Operating systems
Operating systems | OS internals | Software engineering
AUTOSAR | >AUTOSAR Classic, >AUTOSAR Adaptive | Embedded systems | CAN bus 0.6
CAN bus | CAN protocol, >CAN FD, Controller area network | Embedded systems
CANoe | CANalyzer, >Vector CANoe | CAN bus
Unity | =Unity3D, >Unity engine | Game development | Unreal Engine 0.6, C# 0.4 | exact context
Unreal Engine | >UE4, >UE5 | Game development | C++ 0.4
OpenGL | GLSL | Computer graphics | Vulkan 0.7, DirectX 0.7
Vulkan | >Vulkan API | Computer graphics | DirectX 0.7 | exact
DirectX | Direct3D, HLSL | Computer graphics
Augmented and virtual reality | AR/VR, VR/AR, Extended reality, Mixed reality | Software engineering
Augmented reality | ARKit, ARCore | Augmented and virtual reality | Virtual reality 0.7
Virtual reality | VR development, Oculus | Augmented and virtual reality
Smart contract | >Smart contract development | Blockchain | Solidity 0.8
Ethereum | | <Blockchain | Hyperledger 0.5
Hyperledger | >Hyperledger Fabric | <Blockchain
OutSystems | | Low-code development | Mendix 0.7
Mendix | | Low-code development | Appian 0.6
Appian | | Low-code development | Pega 0.6
Pega | Pegasystems, >Pega Platform | Low-code development
Power Platform | @Microsoft Power Platform | Low-code development
Power Apps | Dataverse | Power Platform | Power Automate 0.6
UiPath | | Robotic process automation | Automation Anywhere 0.8, Blue Prism 0.8
Automation Anywhere | | Robotic process automation | Blue Prism 0.8
Blue Prism | | Robotic process automation
High-performance computing | ^HPC, Supercomputing | Software engineering | Concurrent programming 0.5
CUDA | GPU programming, GPU computing | High-performance computing
Web scraping | Data scraping, Web crawling | Programming | Python 0.4
Scrapy | | Web scraping, Python | Beautiful Soup 0.7
Beautiful Soup | | Web scraping, Python
`
