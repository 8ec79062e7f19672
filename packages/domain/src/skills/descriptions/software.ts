export const software = `
Software engineering | Designing, building and maintaining software.
Programming | Writing code in one or more languages.
Python | General-purpose language for scripts, services and data work.
Java | Compiled language for servers and business systems.
JavaScript | The language of the browser, also used on servers.
TypeScript | JavaScript with static types.
C | Systems language close to the machine.
C++ | Compiled language for fast and large programs.
C# | Language of the .NET platform.
F# | Functional language of the .NET platform.
Visual Basic .NET | Microsoft's Basic language for desktop and business programs.
VBA | Macro language of Microsoft Office.
Go | Compiled language for servers and tools.
Rust | Memory-safe systems language.
Ruby | Scripting language, known for web services.
PHP | Scripting language for web servers.
Perl | Scripting language for text and system work.
Kotlin | Language for Android and the Java platform.
Swift | Apple's language for apps.
Objective-C | Older language for Apple's platforms.
Scala | Functional and object-oriented language on the Java platform.
R | Language for statistics and graphics.
tidyverse | R packages for handling and drawing data.
Julia | Language for numerical computing.
Dart | Language of the Flutter toolkit.
Elixir | Functional language for concurrent services.
Erlang | Language for fault-tolerant concurrent systems.
Haskell | Pure functional language.
Clojure | Lisp dialect on the Java platform.
Groovy | Scripting language on the Java platform.
Lua | Small embeddable scripting language.
COBOL | Language of older business systems on mainframes.
Fortran | Language for numerical and scientific programs.
Ada | Language for safety-critical systems.
Assembly language | Programming at the level of machine instructions.
Delphi | Pascal-based tool for desktop programs.
Shell scripting | Scripts for the command line of Unix systems.
PowerShell | Command line and scripting for Windows and cloud.
Solidity | Language for smart contracts.
ABAP | Programming language of SAP systems.
Apex | Programming language of the Salesforce platform.
Lightning Web Components | Interfaces on the Salesforce platform.
IBM RPG | Business language of IBM midrange computers.
WebAssembly | Portable binary code for browsers and servers.
Web development | Building web sites and web applications.
Front-end development | Building the part of an application that users see.
HTML | Markup language of web pages.
CSS | Style language of web pages.
Sass | Style sheets with variables and nesting.
Less CSS | Style sheets that compile to CSS.
Tailwind CSS | Utility classes for styling pages.
Bootstrap | Ready-made styles and page components.
React | Library for user interfaces from components.
Preact | Small alternative to React.
Angular | Google's framework for web applications.
RxJS | Library for streams of events.
Vue.js | Framework for user interfaces from components.
Svelte | Framework that compiles interfaces to small code.
Next.js | React framework with rendering on the server.
Nuxt | Vue framework with rendering on the server.
Remix | React framework for full-stack applications.
Gatsby | React-based generator of static sites.
Redux | State handling for web applications.
MobX | State handling through observable values.
jQuery | Older library for page scripting.
Ember.js | Framework for web applications.
Webpack | Bundles scripts and assets for the browser.
Vite | Fast build tool for web projects.
Babel | Compiles new JavaScript for older browsers.
npm | Package manager for JavaScript.
Responsive web design | Pages that fit every screen size.
Web accessibility | Making web sites usable for people with disabilities.
WCAG | Guidelines for accessible web content.
Section 508 | Accessibility law for public web sites.
Web performance | Making pages load and respond fast.
Progressive web app | Web application that installs and works offline.
Single-page application | Web application that runs in one page.
Server-side rendering | Making pages on the server before they are sent.
Web components | Reusable elements built on browser standards.
Micro-frontend | Front ends split into parts that ship on their own.
Storybook | Workshop for interface components.
Three.js | 3D graphics in the browser.
WebGL | Graphics interface of the browser.
D3.js | JavaScript library for data graphics.
Content management system | Software for publishing web content.
Headless CMS | Content store without its own front end.
Contentful | Hosted content store.
Strapi | Open source content store.
WordPress | Most used content management system.
WooCommerce | Shop software for WordPress.
Drupal | Content management system for larger sites.
Joomla | Content management system in PHP.
Magento | Shop software for larger web shops.
Adobe Experience Manager | Adobe's content management for large companies.
Sitecore | Content management for large companies.
Mobile development | Building applications for phones and tablets.
iOS development | Building applications for Apple phones and tablets.
Android development | Building applications for Android devices.
SwiftUI | Apple's declarative interface toolkit.
UIKit | Apple's classic interface toolkit.
Xcode | Apple's development environment.
Jetpack Compose | Android's declarative interface toolkit.
Android Studio | Development environment for Android.
Kotlin Multiplatform | Shared Kotlin code for several platforms.
React Native | Mobile applications written with React.
Flutter | Google's toolkit for mobile and desktop applications.
Ionic | Mobile applications with web technology.
Apache Cordova | Wraps web applications for phones.
Xamarin | Mobile applications with C#.
.NET MAUI | Desktop and mobile applications with .NET.
App store release | Bringing applications into the app stores.
Fastlane | Automates builds and releases of applications.
Push notification | Messages sent to phones and browsers.
Back-end development | Building the server part of applications.
Full-stack development | Building both the visible and the server part.
Node.js | JavaScript on the server.
Deno | JavaScript and TypeScript runtime for servers.
Express | Small web framework for Node.js.
NestJS | Structured framework for Node.js services.
Fastify | Fast web framework for Node.js.
Django | Web framework for Python.
Flask | Small web framework for Python.
FastAPI | Typed web services in Python.
Spring | Framework for Java business applications.
Spring Boot | Spring with ready defaults for services.
Quarkus | Java framework for small cloud services.
Micronaut | Java framework for small services.
Jakarta EE | Java standards for business applications.
Hibernate | Maps Java objects to database tables.
Maven | Build tool for Java projects.
Gradle | Build tool for Java and Android projects.
.NET | Microsoft's platform for applications.
ASP.NET | Microsoft's framework for web applications.
Entity Framework | Maps .NET objects to database tables.
LINQ | Queries inside C# code.
Blazor | Web interfaces written in C#.
WPF | Desktop interfaces for Windows.
WinForms | Older desktop interfaces for Windows.
Ruby on Rails | Web framework for Ruby.
Laravel | Web framework for PHP.
Symfony | Web framework for PHP.
CodeIgniter | Small web framework for PHP.
API development | Designing and building interfaces between programs.
REST | Style of web interfaces over HTTP.
GraphQL | Query language for web interfaces.
gRPC | Fast calls between services.
Protocol Buffers | Compact format for data between services.
SOAP | XML-based web services.
OpenAPI | Standard description of web interfaces.
Webhook | Calls that report events to other systems.
WebSocket | Two-way connection between browser and server.
Socket.IO | Library for two-way connections.
Message queue | Passing messages between services.
Apache Kafka | Distributed log for streams of events.
RabbitMQ | Message broker.
ActiveMQ | Message broker for Java systems.
IBM MQ | IBM's message broker.
MQTT | Light messaging for devices.
Nginx | Web server and reverse proxy.
Apache HTTP Server | Widely used web server.
Apache Tomcat | Server that runs Java web applications.
WebLogic | Oracle's Java application server.
WebSphere | IBM's Java application server.
JBoss | Red Hat's Java application server.
MuleSoft | Platform that connects business systems.
Dell Boomi | Cloud platform that connects business systems.
System integration | Making separate systems work together.
Database | Storing and querying data.
Relational database | Databases of tables and relations.
SQL | Query language of relational databases.
PostgreSQL | Open source relational database.
PostGIS | Geographic data in PostgreSQL.
MySQL | Widely used relational database.
MariaDB | Open source relational database close to MySQL.
SQL Server | Microsoft's relational database.
T-SQL | SQL dialect of Microsoft's database.
Oracle Database | Oracle's relational database.
PL/SQL | Oracle's procedural SQL dialect.
IBM Db2 | IBM's relational database.
SQLite | Small relational database in a file.
NoSQL | Databases that are not made of tables.
MongoDB | Document database.
Couchbase | Document database.
Redis | In-memory store for caches and queues.
Memcached | In-memory cache.
Apache Cassandra | Distributed database for large data.
Amazon DynamoDB | Managed key-value database of AWS.
Azure Cosmos DB | Managed multi-model database of Azure.
Elasticsearch | Search engine for text and logs.
OpenSearch | Open search engine for text and logs.
Apache Solr | Search server for text.
Graph database | Databases of nodes and relations.
Neo4j | Widely used graph database.
Time series database | Databases for measurements over time.
InfluxDB | Time series database.
Firebase | Google's back end for applications.
Supabase | Open source back end on PostgreSQL.
Database design | Planning tables, keys and relations.
Database administration | Running, securing and tuning databases.
Query optimization | Making database queries fast.
Stored procedure | Code that runs inside the database.
Object-relational mapping | Mapping objects in code to tables.
SQLAlchemy | Database access for Python.
Sequelize | Database access for Node.js.
TypeORM | Typed database access for Node.js.
Prisma | Typed database access for Node.js.
Cloud computing | Running software on rented machines and services.
AWS | Amazon's cloud platform.
Microsoft Azure | Microsoft's cloud platform.
Google Cloud | Google's cloud platform.
Oracle Cloud | Oracle's cloud platform.
AWS Lambda | Functions without servers on AWS.
Azure Functions | Functions without servers on Azure.
Serverless | Code that runs without managed servers.
Amazon EC2 | Virtual machines on AWS.
Amazon S3 | Object storage on AWS.
Amazon RDS | Managed relational databases on AWS.
Amazon Aurora | Amazon's own relational database.
Amazon ECS | Containers on AWS.
AWS Fargate | Containers without servers on AWS.
Amazon EKS | Managed Kubernetes on AWS.
Azure Kubernetes Service | Managed Kubernetes on Azure.
Google Kubernetes Engine | Managed Kubernetes on Google Cloud.
Amazon SQS | Managed queues on AWS.
Amazon SNS | Managed notifications on AWS.
Amazon EventBridge | Event bus on AWS.
Amazon Kinesis | Streams of data on AWS.
Amazon CloudWatch | Monitoring and logs on AWS.
API gateway | Front door for web interfaces.
Apigee | Google's management of web interfaces.
Microsoft Entra ID | Microsoft's cloud directory and sign-in.
Cloud migration | Moving systems to the cloud.
Cloud architecture | Planning systems for the cloud.
FinOps | Keeping cloud costs under control.
Heroku | Platform that runs applications.
Vercel | Hosting for web front ends.
Netlify | Hosting for web front ends.
Content delivery network | Networks that bring content near to users.
Cloudflare | Network that delivers and protects web sites.
Akamai | Network that delivers and protects web sites.
OpenStack | Open source software for private clouds.
Virtualization | Running several machines on one.
Proxmox | Open source virtual machines.
VMware | Virtual machines for data centres.
Hyper-V | Microsoft's virtual machines.
DevOps | Building, shipping and running software as one.
CI/CD | Automatic building, testing and shipping.
Jenkins | Automation server for builds.
GitHub Actions | Build automation inside GitHub.
GitLab CI | Build automation inside GitLab.
CircleCI | Hosted build automation.
Travis CI | Hosted build automation.
TeamCity | Build server by JetBrains.
Bamboo CI | Build server by Atlassian.
Octopus Deploy | Release server for deployments.
Azure DevOps | Microsoft's suite for planning, code and builds.
Argo CD | Deploys to Kubernetes from Git.
Flux CD | Deploys to Kubernetes from Git.
GitOps | Running systems from descriptions kept in Git.
Containerization | Packing software with all it needs.
Docker | Builds and runs containers.
Podman | Builds and runs containers without a daemon.
Container orchestration | Running containers over many machines.
Kubernetes | Runs and scales containers over many machines.
OpenShift | Red Hat's platform on Kubernetes.
HashiCorp Nomad | Scheduler for containers and programs.
Docker Swarm | Docker's own orchestration.
Helm | Packages for Kubernetes.
Kustomize | Variants of Kubernetes descriptions.
Service mesh | Network layer between services.
Istio | Service mesh for Kubernetes.
Infrastructure as code | Machines and networks described in files.
Terraform | Describes cloud infrastructure in files.
AWS CloudFormation | Infrastructure descriptions on AWS.
AWS CDK | AWS infrastructure described in code.
Azure Bicep | Infrastructure descriptions on Azure.
Pulumi | Infrastructure described in ordinary code.
Configuration management | Keeping machines in a described state.
Ansible | Sets up machines from playbooks.
Puppet | Sets up machines from descriptions.
SaltStack | Sets up machines from states.
Chef Infra | Sets up machines from recipes.
Vagrant | Makes virtual machines for development.
HashiCorp Packer | Builds machine images.
Site reliability engineering | Keeping services fast and available.
Monitoring | Watching systems and raising alarms.
Nagios | Monitoring of servers and networks.
Zabbix | Monitoring of servers and networks.
Observability | Understanding systems from logs, metrics and traces.
OpenTelemetry | Standard for logs, metrics and traces.
Prometheus | Collects measurements and raises alarms.
Grafana | Dashboards for measurements and logs.
Datadog | Hosted monitoring.
New Relic | Hosted application monitoring.
AppDynamics | Application monitoring for large companies.
Dynatrace | Application monitoring for large companies.
ELK stack | Collects, searches and shows logs.
Kibana | Dashboards for Elasticsearch.
Logstash | Collects and forwards logs.
Splunk | Collects and searches machine data.
PagerDuty | Alarms and on-call duty for teams.
Opsgenie | Alarms and on-call duty for teams.
Git | Version control for code.
Version control | Tracking changes to code.
GitHub | Hosting and review of code.
GitLab | Hosting, review and building of code.
Bitbucket | Hosting of code by Atlassian.
Subversion | Older system of version control.
Perforce | Version control for large files.
Release management | Planning and running software releases.
High availability | Systems that stay up when parts fail.
Scalability | Making systems carry more load.
Disaster recovery | Getting systems back after a failure.
Backup and recovery | Keeping and restoring copies of data.
Veeam | Backup software for virtual machines.
System administration | Setting up and running servers.
Linux | Open source operating system for servers.
Red Hat Enterprise Linux | Red Hat's Linux for companies.
Ubuntu | Widely used Linux distribution.
Debian | Community Linux distribution.
Unix | Family of server operating systems.
Solaris | Oracle's Unix.
IBM AIX | IBM's Unix.
Windows Server | Microsoft's server operating system.
IIS | Microsoft's web server.
Active Directory | Directory of users and computers.
Group Policy | Central settings for Windows computers.
LDAP | Protocol for directories of users.
macOS administration | Running Apple computers in a company.
Jamf | Manages fleets of Apple devices.
Microsoft 365 administration | Running Microsoft's office cloud.
Microsoft Exchange | Microsoft's mail server.
Endpoint management | Managing computers and phones of a company.
Microsoft Intune | Manages devices from Microsoft's cloud.
SCCM | Manages Windows computers in a company.
Network administration | Building and running computer networks.
TCP/IP | The protocols of the internet.
DNS | Names in computer networks.
DHCP | Gives addresses to computers.
Routing and switching | Directing traffic in and between networks.
BGP | Routing between large networks.
OSPF | Routing inside a network.
VLAN | Separate networks on the same switches.
Cisco networking | Routers and switches by Cisco.
Juniper networking | Routers and switches by Juniper.
Firewall administration | Filtering traffic between networks.
Palo Alto Networks | Widely used firewalls.
Fortinet | Widely used firewalls.
Cisco ASA | Cisco's firewalls.
VPN | Private connections over public networks.
SD-WAN | Wide networks steered by software.
Cisco Meraki | Network devices managed from the cloud.
Wireless networking | Radio networks for computers.
VoIP | Telephony over data networks.
Load balancing | Spreading traffic over several machines.
F5 BIG-IP | Widely used load balancers.
HAProxy | Open source load balancer.
Wireshark | Looking into network traffic.
Data center operations | Running the rooms and machines of data centres.
Storage administration | Running storage systems.
NetApp | Storage systems for companies.
Technical support | Helping users with computers and programs.
Computer hardware troubleshooting | Finding and fixing faults in computers.
IT service management | Running IT as a set of services.
Incident management | Getting services back after a fault.
Problem management | Removing the causes of repeated faults.
ITIL | Common practices of IT service management.
ServiceNow | Platform for IT service work.
Ticketing system | Software that keeps requests and faults.
Jira Service Management | Atlassian's ticket system.
BMC Remedy | Ticket system for large companies.
IT asset management | Keeping track of computers and licences.
Mainframe | Large IBM computers for business.
CICS | Transactions on IBM mainframes.
JCL | Job descriptions for mainframes.
IBM i | IBM's midrange business computers.
Software testing | Finding faults before users do.
Test automation | Tests that run by themselves.
Manual testing | Testing by hand.
Exploratory testing | Testing without a script.
Unit testing | Testing small parts of the code.
Integration testing | Testing parts together.
End-to-end testing | Testing whole user journeys.
Regression testing | Testing that old functions still work.
Performance testing | Testing speed under load.
JMeter | Load tests for web services.
LoadRunner | Load tests for large systems.
Gatling | Load tests written as code.
Grafana k6 | Load tests written in JavaScript.
User acceptance testing | Testing by the people who will use it.
API testing | Testing interfaces between programs.
SoapUI | Tests web services.
REST Assured | Tests web services in Java.
Test-driven development | Writing the test before the code.
Behavior-driven development | Tests written as examples of behaviour.
Test planning | Planning what to test and how.
TestRail | Keeps test cases and results.
HP ALM | Keeps requirements, tests and faults.
Bug tracking | Recording and following faults.
Debugging | Finding the cause of faults in code.
Selenium | Drives browsers for tests.
Cypress | Tests web applications in the browser.
Playwright | Drives browsers for tests.
Puppeteer | Drives Chrome from Node.js.
Jest | Tests for JavaScript.
React Testing Library | Tests for interface components.
Vitest | Fast tests for Vite projects.
Mocha | Tests for JavaScript.
Jasmine | Tests for JavaScript.
JUnit | Tests for Java.
TestNG | Tests for Java.
Mockito | Stand-in objects for Java tests.
NUnit | Tests for .NET.
xUnit | Tests for .NET.
pytest | Tests for Python.
RSpec | Tests for Ruby.
Cucumber | Runs tests written as sentences.
Appium | Tests for mobile applications.
XCTest | Tests for Apple applications.
Robot Framework | Keyword-driven tests.
Postman | Tries and tests web interfaces.
Cybersecurity | Protecting systems and data.
Application security | Building programs that withstand attack.
OWASP Top 10 | List of the gravest web security risks.
DevSecOps | Security as part of building and shipping.
Static code analysis | Finding faults in code with tools.
SonarQube | Checks code quality and security.
Checkmarx | Checks code for security holes.
Veracode | Checks programs for security holes.
Snyk | Checks dependencies for security holes.
DAST | Security tests on the running program.
Penetration testing | Attacking systems to find their holes.
Red teaming | Simulated attacks on a whole company.
Burp Suite | Tool for testing web security.
Metasploit | Tool for trying out security holes.
Kali Linux | Linux with tools for security tests.
Nmap | Scans networks.
Vulnerability management | Finding and closing holes in systems.
Nessus | Scans systems for holes.
Qualys | Scans systems for holes.
Patch management | Keeping systems up to date.
SIEM | Collecting and judging security events.
Microsoft Sentinel | Microsoft's collection of security events.
IBM QRadar | IBM's collection of security events.
Security operations | Watching for and answering attacks.
Incident response | Handling security incidents.
Threat intelligence | Knowing attackers and their ways.
Threat hunting | Searching for traces of attackers.
MITRE ATT&CK | Catalogue of attackers' techniques.
Threat modeling | Thinking through attacks on a design.
Endpoint security | Protecting computers and phones.
CrowdStrike | Protection of computers.
Microsoft Defender | Microsoft's protection of computers.
Network security | Protecting networks.
Intrusion detection | Noticing attacks in a network.
Cloud security | Protecting systems in the cloud.
Identity and access management | Who may do what in systems.
Privileged access management | Guarding accounts with wide rights.
CyberArk | Guards accounts with wide rights.
SailPoint | Governs identities and rights.
Single sign-on | One sign-in for many systems.
OAuth | Standard for granting access.
OpenID Connect | Standard for signing in.
SAML | Older standard for signing in.
Multi-factor authentication | Signing in with more than a password.
Okta | Service for sign-in and identity.
Auth0 | Service for sign-in.
Keycloak | Open source server for sign-in.
JSON Web Token | Signed tokens for web services.
Cryptography | Protecting data by ciphers.
Public key infrastructure | Keys and certificates for trust.
TLS | Encrypted connections.
Secrets management | Keeping passwords and keys safe.
HashiCorp Vault | Store for passwords and keys.
Zero trust | Security that trusts no network.
Data loss prevention | Keeping data from leaking out.
Digital forensics | Securing and reading digital traces.
EnCase | Tool of digital forensics.
Cellebrite | Reads data from phones for evidence.
Malware analysis | Taking harmful programs apart.
Security architecture | Planning the protection of systems.
Security awareness training | Teaching staff about security.
Information security governance | Rules and risks of information security.
IT risk management | Judging the risks of IT.
ISO 27001 | Standard for managing information security.
SOC 2 | Report on a service provider's controls.
NIST Cybersecurity Framework | US framework for managing cyber risk.
NIST 800-53 | US catalogue of security controls.
CMMC | Security rules for US defence suppliers.
FedRAMP | Security approval for US federal cloud services.
FISMA | Security law for US federal systems.
PCI DSS | Security standard for card payments.
NIS2 | EU law on the security of networks.
DORA | EU law on the IT resilience of finance.
Cyber Essentials | UK scheme of basic cyber security.
Software architecture | The structure of software systems.
Enterprise architecture | The structure of a company's systems.
TOGAF | Framework of enterprise architecture.
System design | Planning systems from requirements.
Microservices | Systems of small separate services.
Event-driven architecture | Systems that react to events.
CQRS | Separate models for reading and writing.
Domain-driven design | Software shaped after its subject.
Clean architecture | Software in layers around its rules.
Distributed systems | Programs over many machines.
Object-oriented programming | Programs made of objects.
Functional programming | Programs made of functions.
Design patterns | Proven solutions for recurring problems.
Data structures and algorithms | The basics of efficient programs.
Concurrent programming | Programs that do several things at once.
Code review | Reading each other's code.
Refactoring | Improving the structure of existing code.
Legacy modernization | Renewing old systems.
Clean code | Code that others can read.
Pair programming | Two people writing code together.
Software development life cycle | The steps from idea to running software.
Agile | Working in short cycles with regular feedback.
Lean startup | Testing product ideas by small experiments.
Scrum | Agile work in fixed short rounds.
Kanban | Work steered by a board and limits.
Scaled Agile Framework | Agile work over many teams.
Extreme programming | Agile way of programming.
Jira | Tracks tasks and faults.
Confluence | Wiki for teams.
Requirements engineering | Finding out and writing down what is needed.
User story | Needs written from the user's side.
UML | Diagrams of software systems.
SysML | Diagrams of technical systems.
Software documentation | Writing down how software works.
Internationalization | Software for several languages.
Open source development | Working on public code.
AI-assisted coding | Writing code with a language model.
XML | Markup for data exchange.
JSON | Text format for data exchange.
YAML | Text format for settings.
Visual Studio Code | Microsoft's code editor.
Visual Studio | Microsoft's development environment.
IntelliJ IDEA | Development environment for Java.
Eclipse IDE | Development environment for Java.
Embedded systems | Software inside devices.
Firmware development | The lowest software of a device.
Real-time operating system | Operating systems with fixed reaction times.
FreeRTOS | Open source real-time system.
VxWorks | Commercial real-time system.
QNX | Real-time system used in cars.
Embedded Linux | Linux inside devices.
Yocto | Builds Linux systems for devices.
Microcontroller programming | Programming small control chips.
STM32 | Widely used ARM microcontrollers.
ESP32 | Microcontroller with radio.
Arduino | Small boards for prototypes.
Raspberry Pi | Small Linux computer for prototypes.
Serial communication protocols | Wires and signals between devices.
I2C | Two-wire bus between chips.
UART | Serial line between chips.
Device driver development | Software that operates hardware.
Linux kernel | The core of Linux.
Operating systems | How operating systems work.
AUTOSAR | Software standard of the car industry.
CAN bus | Network inside vehicles.
CANoe | Test tool for vehicle networks.
Internet of things | Devices connected to the internet.
Game development | Making video games.
Unity | Engine for games and 3D.
Unreal Engine | Engine for games and film.
Computer graphics | Drawing pictures by program.
OpenGL | Graphics interface for many platforms.
Vulkan | Newer graphics interface.
DirectX | Microsoft's graphics interface.
Augmented and virtual reality | Worlds made or enriched by computer.
Augmented reality | The world seen with added pictures.
Virtual reality | Worlds seen through a headset.
Blockchain | Shared ledgers without a keeper.
Smart contract | Programs that run on a blockchain.
Ethereum | Public blockchain with programs.
Hyperledger | Blockchains for companies.
Low-code development | Building applications with little code.
OutSystems | Low-code platform.
Mendix | Low-code platform.
Appian | Low-code platform for business processes.
Pega | Platform for business processes.
Power Platform | Microsoft's tools for small business applications.
Power Apps | Small business applications without code.
Power Automate | Automates office work.
Robotic process automation | Programs that click through office work.
UiPath | Tool for robotic process automation.
Automation Anywhere | Tool for robotic process automation.
Blue Prism | Tool for robotic process automation.
Salesforce development | Programming on the Salesforce platform.
SharePoint | Microsoft's platform for documents and intranets.
High-performance computing | Calculations on very fast machines.
CUDA | Programs for graphics processors.
Web scraping | Collecting data from web sites.
Scrapy | Python framework for web scraping.
Beautiful Soup | Python library that reads web pages.
`
