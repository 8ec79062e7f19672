export const software = `
# Programming languages
Software engineering | Software development, Application development | Designing, building and maintaining software. | |
Programming | Computer programming, Coding? | Writing code in one or more languages. | Software engineering |
Python | Python 3, CPython | General-purpose language for scripts, services and data work. | Programming | Ruby 0.4, Perl 0.3
Java | Java SE, Core Java, JDK | Compiled language for servers and business systems. | Programming | Kotlin 0.6, C# 0.5, Scala 0.5
JavaScript | JS, ECMAScript, ES6 | The language of the browser, also used on servers. | Programming, Web development | TypeScript 0.8
TypeScript | TS? | JavaScript with static types. | Programming, Web development |
C | C language, ANSI C, C99, C11 | Systems language close to the machine. | Programming | C++ 0.7, Assembly language 0.4, Embedded systems 0.5 | exact context
C++ | CPP?, C++11, C++14, C++17, C++20 | Compiled language for fast and large programs. | Programming | Rust 0.5
C# | C Sharp, CSharp | Language of the .NET platform. | Programming | Visual Basic .NET 0.5, F# 0.4
F# | F Sharp | Functional language of the .NET platform. | Programming, Functional programming |
Visual Basic .NET | VB.NET, Visual Basic, VB6 | Microsoft's Basic language for desktop and business programs. | Programming | VBA 0.6
VBA | Visual Basic for Applications, Excel VBA, Excel macro | Macro language of Microsoft Office. | Programming |
Go | Golang | Compiled language for servers and tools. | Programming | Rust 0.4, C 0.3 | exact context
Rust | Rust language, Rustlang | Memory-safe systems language. | Programming | | exact context
Ruby | Ruby language | Scripting language, known for web services. | Programming | | exact context
PHP | PHP 7, PHP 8 | Scripting language for web servers. | Programming, Back-end development |
Perl | Perl 5 | Scripting language for text and system work. | Programming | Shell scripting 0.3
Kotlin | | Language for Android and the Java platform. | Programming |
Swift | Swift language | Apple's language for apps. | Programming | Objective-C 0.6, Kotlin 0.3 | exact context
Objective-C | ObjC | Older language for Apple's platforms. | Programming |
Scala | | Functional and object-oriented language on the Java platform. | Programming | Kotlin 0.4 | context
R | R language, R programming, RStudio | Language for statistics and graphics. | Programming, Statistics | Python 0.4, SAS 0.5, Stata 0.5 | exact context
tidyverse | ggplot2, dplyr | R packages for handling and drawing data. | R | pandas 0.5
Julia | Julia language | Language for numerical computing. | Programming | R 0.4, MATLAB 0.5 | exact context
Dart | Dart language | Language of the Flutter toolkit. | Programming | | exact context
Elixir | Elixir language | Functional language for concurrent services. | Programming, Functional programming | Erlang 0.6 | exact context
Erlang | Erlang/OTP | Language for fault-tolerant concurrent systems. | Programming, Functional programming |
Haskell | | Pure functional language. | Programming, Functional programming | F# 0.4
Clojure | ClojureScript | Lisp dialect on the Java platform. | Programming, Functional programming |
Groovy | Apache Groovy | Scripting language on the Java platform. | Programming | Java 0.5 | exact context
Lua | | Small embeddable scripting language. | Programming |
COBOL | | Language of older business systems on mainframes. | Programming, Mainframe |
Fortran | | Language for numerical and scientific programs. | Programming | C 0.3
Ada | Ada language, SPARK Ada | Language for safety-critical systems. | Programming | | exact context
Assembly language | Assembler programming, x86 assembly, ARM assembly | Programming at the level of machine instructions. | Programming |
Delphi | Object Pascal, Embarcadero Delphi | Pascal-based tool for desktop programs. | Programming | | exact context
Shell scripting | Bash scripting, Bash, Shell script, Zsh, Unix shell | Scripts for the command line of Unix systems. | Programming, Linux | PowerShell 0.4
PowerShell | Windows PowerShell | Command line and scripting for Windows and cloud. | Programming, System administration |
Solidity | | Language for smart contracts. | Programming, Blockchain |
ABAP | SAP ABAP | Programming language of SAP systems. | Programming, SAP |
Apex | Salesforce Apex, Apex class | Programming language of the Salesforce platform. | Programming, Salesforce development | Java 0.3 | exact context
Lightning Web Components | LWC, Salesforce Lightning | Interfaces on the Salesforce platform. | Salesforce development | Apex 0.6
IBM RPG | RPGLE, RPG IV, RPG ILE | Business language of IBM midrange computers. | Programming, IBM i |
WebAssembly | WASM | Portable binary code for browsers and servers. | Web development | Rust 0.3
# Web front end
Web development | Web programming, Web application development, Website development | Building web sites and web applications. | Software engineering |
Front-end development | Frontend development, Frontend engineering, Front-end engineering, UI development, Front end? | Building the part of an application that users see. | Web development |
HTML | HTML5, XHTML | Markup language of web pages. | Front-end development |
CSS | CSS3, Cascading Style Sheets | Style language of web pages. | Front-end development |
Sass | SCSS | Style sheets with variables and nesting. | CSS | Less CSS 0.8 | exact
Less CSS | Less.js | Style sheets that compile to CSS. | CSS |
Tailwind CSS | Tailwind? | Utility classes for styling pages. | CSS | Bootstrap 0.5
Bootstrap | Twitter Bootstrap, Bootstrap 4, Bootstrap 5 | Ready-made styles and page components. | CSS | | exact context
React | ReactJS, React.js, React Hooks | Library for user interfaces from components. | Front-end development, JavaScript | Vue.js 0.6, Angular 0.5, Preact 0.9 | exact
Preact | | Small alternative to React. | Front-end development |
Angular | AngularJS, Angular 2 | Google's framework for web applications. | Front-end development, TypeScript | Vue.js 0.5, RxJS 0.5 | exact
RxJS | Reactive Extensions, ReactiveX | Library for streams of events. | JavaScript |
Vue.js | VueJS, Vue, Vue 2, Vue 3 | Framework for user interfaces from components. | Front-end development, JavaScript | Svelte 0.5
Svelte | SvelteKit | Framework that compiles interfaces to small code. | Front-end development, JavaScript | | exact
Next.js | NextJS | React framework with rendering on the server. | React | Nuxt 0.5, Remix 0.6
Nuxt | Nuxt.js, NuxtJS | Vue framework with rendering on the server. | Vue.js |
Remix | Remix.run | React framework for full-stack applications. | React | | exact context
Gatsby | GatsbyJS, Gatsby.js | React-based generator of static sites. | React | Next.js 0.6 | exact context
Redux | Redux Toolkit, Redux Saga | State handling for web applications. | React | MobX 0.6 | exact
MobX | | State handling through observable values. | React |
jQuery | | Older library for page scripting. | JavaScript |
Ember.js | EmberJS | Framework for web applications. | Front-end development, JavaScript | React 0.4
Webpack | | Bundles scripts and assets for the browser. | Front-end development | Vite 0.7, Babel 0.5
Vite | | Fast build tool for web projects. | Front-end development | | exact context
Babel | Babel.js | Compiles new JavaScript for older browsers. | JavaScript | | exact context
npm | | Package manager for JavaScript. | JavaScript |
Responsive web design | Responsive design, Mobile-first design | Pages that fit every screen size. | Front-end development |
Web accessibility | a11y, Digital accessibility | Making web sites usable for people with disabilities. | Front-end development |
WCAG | Web Content Accessibility Guidelines, WAI-ARIA | Guidelines for accessible web content. | Web accessibility | Section 508 0.8
Section 508 | Section 508 compliance, EN 301 549 | Accessibility law for public web sites. | Web accessibility |
Web performance | Core Web Vitals, Page speed optimization, Web performance optimization | Making pages load and respond fast. | Front-end development |
Progressive web app | PWA | Web application that installs and works offline. | Web development |
Single-page application | SPA? | Web application that runs in one page. | Front-end development |
Server-side rendering | SSR | Making pages on the server before they are sent. | Web development |
Web components | Custom elements, Lit? | Reusable elements built on browser standards. | Front-end development |
Micro-frontend | Module Federation | Front ends split into parts that ship on their own. | Front-end development, Software architecture | Microservices 0.4
Storybook | | Workshop for interface components. | Front-end development | | exact
Three.js | ThreeJS | 3D graphics in the browser. | JavaScript, Computer graphics | WebGL 0.7
WebGL | | Graphics interface of the browser. | Computer graphics | OpenGL 0.6
D3.js | D3JS, D3? | JavaScript library for data graphics. | JavaScript, Data visualization |
Content management system | CMS?, Web content management | Software for publishing web content. | Web development |
Headless CMS | | Content store without its own front end. | Content management system |
Contentful | | Hosted content store. | Headless CMS | Strapi 0.7
Strapi | | Open source content store. | Headless CMS |
WordPress | WordPress theme, WordPress plugin | Most used content management system. | Content management system | Drupal 0.5, Joomla 0.5, PHP 0.4
WooCommerce | | Shop software for WordPress. | WordPress | Magento 0.4
Drupal | | Content management system for larger sites. | Content management system, PHP |
Joomla | | Content management system in PHP. | Content management system, PHP |
Magento | Adobe Commerce | Shop software for larger web shops. | Web development, PHP |
Adobe Experience Manager | AEM | Adobe's content management for large companies. | Content management system | Sitecore 0.6
Sitecore | | Content management for large companies. | Content management system |
# Mobile
Mobile development | Mobile app development, Mobile application development | Building applications for phones and tablets. | Software engineering |
iOS development | iOS, iPhone development, iOS SDK | Building applications for Apple phones and tablets. | Mobile development | Swift 0.7, Android development 0.4
Android development | Android, Android SDK | Building applications for Android devices. | Mobile development | Kotlin 0.6
SwiftUI | | Apple's declarative interface toolkit. | iOS development | UIKit 0.7, Jetpack Compose 0.4
UIKit | Cocoa Touch | Apple's classic interface toolkit. | iOS development |
Xcode | | Apple's development environment. | iOS development |
Jetpack Compose | | Android's declarative interface toolkit. | Android development |
Android Studio | | Development environment for Android. | Android development |
Kotlin Multiplatform | KMP, Kotlin Multiplatform Mobile | Shared Kotlin code for several platforms. | Kotlin, Mobile development |
React Native | | Mobile applications written with React. | Mobile development, React | Flutter 0.5
Flutter | Flutter SDK | Google's toolkit for mobile and desktop applications. | Mobile development | Dart 0.8 | exact context
Ionic | Ionic Framework | Mobile applications with web technology. | Mobile development | Apache Cordova 0.8 | exact context
Apache Cordova | Cordova, PhoneGap | Wraps web applications for phones. | Mobile development |
Xamarin | Xamarin.Forms | Mobile applications with C#. | Mobile development, .NET | .NET MAUI 0.8
.NET MAUI | | Desktop and mobile applications with .NET. | Mobile development, .NET |
App store release | App Store submission, App Store Connect, Google Play Console | Bringing applications into the app stores. | Mobile development |
Fastlane | | Automates builds and releases of applications. | Mobile development, CI/CD | | exact
Push notification | Firebase Cloud Messaging | Messages sent to phones and browsers. | Mobile development |
# Back end and interfaces
Back-end development | Backend development, Backend engineering, Server-side development, Back end? | Building the server part of applications. | Software engineering |
Full-stack development | Full-stack engineering, Full stack? | Building both the visible and the server part. | Front-end development, Back-end development |
Node.js | NodeJS, Node? | JavaScript on the server. | Back-end development, JavaScript | Deno 0.7
Deno | | JavaScript and TypeScript runtime for servers. | Back-end development | | exact
Express | Express.js, ExpressJS | Small web framework for Node.js. | Node.js | NestJS 0.6, Fastify 0.8 | exact context
NestJS | Nest.js | Structured framework for Node.js services. | Node.js, TypeScript |
Fastify | | Fast web framework for Node.js. | Node.js |
Django | Django REST Framework, DRF | Web framework for Python. | Back-end development, Python | Flask 0.7, Ruby on Rails 0.4
Flask | Python Flask | Small web framework for Python. | Back-end development, Python | FastAPI 0.7 | exact context
FastAPI | | Typed web services in Python. | Back-end development, Python |
Spring | Spring Framework, Spring MVC, Java Spring | Framework for Java business applications. | Back-end development, Java | Jakarta EE 0.6 | exact context
Spring Boot | | Spring with ready defaults for services. | Spring | Quarkus 0.7
Quarkus | | Java framework for small cloud services. | Back-end development, Java | Micronaut 0.8
Micronaut | | Java framework for small services. | Back-end development, Java |
Jakarta EE | Java EE, J2EE, Enterprise JavaBeans, EJB | Java standards for business applications. | Java, Back-end development |
Hibernate | JPA, Java Persistence API | Maps Java objects to database tables. | Object-relational mapping, Java | Entity Framework 0.5 | exact
Maven | Apache Maven | Build tool for Java projects. | Java | Gradle 0.8 | exact
Gradle | | Build tool for Java and Android projects. | Java, Android development |
.NET | dotnet, .NET Core, .NET Framework, .NET 6, .NET 8 | Microsoft's platform for applications. | Software engineering | Java 0.3, C# 0.8
ASP.NET | ASP.NET Core, ASP.NET MVC, Razor Pages | Microsoft's framework for web applications. | .NET, Back-end development | Spring 0.3
Entity Framework | EF Core, Entity Framework Core | Maps .NET objects to database tables. | .NET, Object-relational mapping | LINQ 0.6
LINQ | Language Integrated Query | Queries inside C# code. | .NET |
Blazor | | Web interfaces written in C#. | .NET, Front-end development |
WPF | Windows Presentation Foundation | Desktop interfaces for Windows. | .NET | WinForms 0.7
WinForms | Windows Forms | Older desktop interfaces for Windows. | .NET |
Ruby on Rails | RoR?, Rails? | Web framework for Ruby. | Ruby, Back-end development | Laravel 0.4
Laravel | | Web framework for PHP. | PHP | Symfony 0.7, CodeIgniter 0.6
Symfony | | Web framework for PHP. | PHP |
CodeIgniter | | Small web framework for PHP. | PHP |
API development | API design, API integration, Web API, API? | Designing and building interfaces between programs. | Back-end development |
REST | REST API, RESTful API, RESTful web service, RESTful | Style of web interfaces over HTTP. | API development | GraphQL 0.5, SOAP 0.4 | exact
GraphQL | Apollo GraphQL | Query language for web interfaces. | API development |
gRPC | | Fast calls between services. | API development | REST 0.4, Protocol Buffers 0.8
Protocol Buffers | Protobuf | Compact format for data between services. | API development |
SOAP | SOAP web service, WSDL | XML-based web services. | API development | | exact context
OpenAPI | Swagger? | Standard description of web interfaces. | API development |
Webhook | | Calls that report events to other systems. | API development |
WebSocket | | Two-way connection between browser and server. | Web development | Socket.IO 0.8
Socket.IO | | Library for two-way connections. | Node.js |
Message queue | Message broker, Messaging middleware, JMS | Passing messages between services. | Back-end development | Event-driven architecture 0.6
Apache Kafka | Kafka, Confluent Kafka, Kafka Streams | Distributed log for streams of events. | Message queue, Stream processing | RabbitMQ 0.6, Amazon Kinesis 0.6
RabbitMQ | | Message broker. | Message queue | Amazon SQS 0.6, ActiveMQ 0.8
ActiveMQ | Apache ActiveMQ | Message broker for Java systems. | Message queue |
IBM MQ | WebSphere MQ, MQSeries | IBM's message broker. | Message queue | RabbitMQ 0.5
MQTT | | Light messaging for devices. | Message queue, Internet of things |
Nginx | | Web server and reverse proxy. | Back-end development | Apache HTTP Server 0.7
Apache HTTP Server | Apache web server, Apache httpd | Widely used web server. | Back-end development |
Apache Tomcat | Tomcat | Server that runs Java web applications. | Java | WebLogic 0.5
WebLogic | Oracle WebLogic | Oracle's Java application server. | Java | WebSphere 0.7
WebSphere | IBM WebSphere | IBM's Java application server. | Java | JBoss 0.6
JBoss | WildFly | Red Hat's Java application server. | Java | WebLogic 0.6
MuleSoft | Anypoint Platform, Mule ESB | Platform that connects business systems. | System integration | Dell Boomi 0.7
Dell Boomi | Boomi | Cloud platform that connects business systems. | System integration |
System integration | Enterprise application integration, Middleware, EAI, Enterprise service bus | Making separate systems work together. | Software engineering |
# Databases
Database | DBMS, Database management system | Storing and querying data. | |
Relational database | RDBMS | Databases of tables and relations. | Database |
SQL | Structured Query Language, SQL query | Query language of relational databases. | Relational database |
PostgreSQL | Postgres | Open source relational database. | Relational database, SQL | MySQL 0.7, Oracle Database 0.5, SQL Server 0.5
PostGIS | | Geographic data in PostgreSQL. | PostgreSQL |
MySQL | | Widely used relational database. | Relational database, SQL | MariaDB 0.9
MariaDB | | Open source relational database close to MySQL. | Relational database, SQL |
SQL Server | Microsoft SQL Server, MS SQL, SSMS | Microsoft's relational database. | Relational database, SQL | Oracle Database 0.5, MySQL 0.5
T-SQL | Transact-SQL | SQL dialect of Microsoft's database. | SQL, SQL Server | PL/SQL 0.5
Oracle Database | Oracle DB, Oracle SQL, Oracle 12c, Oracle 19c | Oracle's relational database. | Relational database, SQL |
PL/SQL | | Oracle's procedural SQL dialect. | SQL, Oracle Database |
IBM Db2 | DB2 | IBM's relational database. | Relational database, SQL | Oracle Database 0.4
SQLite | | Small relational database in a file. | Relational database, SQL |
NoSQL | Document database, Key-value store | Databases that are not made of tables. | Database |
MongoDB | Mongo, Mongoose | Document database. | NoSQL | Amazon DynamoDB 0.5, Couchbase 0.6
Couchbase | | Document database. | NoSQL |
Redis | Valkey | In-memory store for caches and queues. | NoSQL | Memcached 0.7
Memcached | | In-memory cache. | NoSQL |
Apache Cassandra | Cassandra DB, Cassandra? | Distributed database for large data. | NoSQL | Amazon DynamoDB 0.5
Amazon DynamoDB | DynamoDB | Managed key-value database of AWS. | NoSQL, AWS | Azure Cosmos DB 0.6
Azure Cosmos DB | Cosmos DB | Managed multi-model database of Azure. | NoSQL, Microsoft Azure |
Elasticsearch | | Search engine for text and logs. | NoSQL | OpenSearch 0.9, Apache Solr 0.7
OpenSearch | Amazon OpenSearch | Open search engine for text and logs. | NoSQL |
Apache Solr | Solr, Lucene | Search server for text. | NoSQL |
Graph database | | Databases of nodes and relations. | NoSQL |
Neo4j | | Widely used graph database. | Graph database |
Time series database | TSDB | Databases for measurements over time. | Database |
InfluxDB | | Time series database. | Time series database |
Firebase | Firestore, Cloud Firestore | Google's back end for applications. | Mobile development, Google Cloud | Supabase 0.6
Supabase | | Open source back end on PostgreSQL. | PostgreSQL |
Database design | Database schema design, Schema design, Database normalization, Entity-relationship modeling | Planning tables, keys and relations. | Database | Data modeling 0.7
Database administration | DBA?, Database administrator, Database management | Running, securing and tuning databases. | Database |
Query optimization | SQL tuning, Query tuning, Database performance tuning, Database indexing | Making database queries fast. | SQL |
Stored procedure | Database trigger | Code that runs inside the database. | SQL |
Object-relational mapping | ORM | Mapping objects in code to tables. | Back-end development, Database |
SQLAlchemy | | Database access for Python. | Object-relational mapping, Python |
Sequelize | | Database access for Node.js. | Object-relational mapping, Node.js | TypeORM 0.8
TypeORM | | Typed database access for Node.js. | Object-relational mapping, Node.js | Prisma 0.7
Prisma | Prisma ORM | Typed database access for Node.js. | Object-relational mapping, Node.js | | exact context
# Cloud
Cloud computing | Cloud infrastructure, Cloud engineering, Public cloud, Cloud platform | Running software on rented machines and services. | |
AWS | Amazon Web Services | Amazon's cloud platform. | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
Microsoft Azure | Azure, MS Azure | Microsoft's cloud platform. | Cloud computing | Google Cloud 0.6
Google Cloud | GCP, Google Cloud Platform | Google's cloud platform. | Cloud computing |
Oracle Cloud | Oracle Cloud Infrastructure, OCI? | Oracle's cloud platform. | Cloud computing | AWS 0.4
AWS Lambda | Lambda? | Functions without servers on AWS. | AWS, Serverless | Azure Functions 0.7
Azure Functions | | Functions without servers on Azure. | Microsoft Azure, Serverless |
Serverless | Serverless architecture, Serverless computing, Function as a service, FaaS | Code that runs without managed servers. | Cloud computing |
Amazon EC2 | EC2, AWS EC2 | Virtual machines on AWS. | AWS |
Amazon S3 | AWS S3, S3? | Object storage on AWS. | AWS |
Amazon RDS | AWS RDS, RDS? | Managed relational databases on AWS. | AWS, Relational database | Amazon Aurora 0.8
Amazon Aurora | AWS Aurora, Aurora PostgreSQL, Aurora MySQL | Amazon's own relational database. | AWS, Relational database |
Amazon ECS | Elastic Container Service, AWS ECS | Containers on AWS. | AWS, Container orchestration | Kubernetes 0.5, AWS Fargate 0.8
AWS Fargate | Fargate | Containers without servers on AWS. | AWS, Serverless |
Amazon EKS | EKS, Elastic Kubernetes Service | Managed Kubernetes on AWS. | AWS, Kubernetes | Azure Kubernetes Service 0.8, Google Kubernetes Engine 0.8
Azure Kubernetes Service | AKS | Managed Kubernetes on Azure. | Microsoft Azure, Kubernetes |
Google Kubernetes Engine | GKE | Managed Kubernetes on Google Cloud. | Google Cloud, Kubernetes |
Amazon SQS | SQS | Managed queues on AWS. | AWS, Message queue | Amazon SNS 0.7
Amazon SNS | AWS SNS | Managed notifications on AWS. | AWS | Amazon EventBridge 0.6
Amazon EventBridge | EventBridge | Event bus on AWS. | AWS, Event-driven architecture |
Amazon Kinesis | AWS Kinesis, Kinesis? | Streams of data on AWS. | AWS, Stream processing |
Amazon CloudWatch | CloudWatch | Monitoring and logs on AWS. | AWS, Monitoring |
API gateway | Amazon API Gateway, API management | Front door for web interfaces. | API development, Cloud computing | Apigee 0.7
Apigee | | Google's management of web interfaces. | API development, Google Cloud |
Microsoft Entra ID | Azure AD, Azure Active Directory, Entra ID | Microsoft's cloud directory and sign-in. | Microsoft Azure, Identity and access management | Active Directory 0.7, Okta 0.6
Cloud migration | Lift and shift, Cloud adoption, Cloud transformation | Moving systems to the cloud. | Cloud computing |
Cloud architecture | Cloud-native, Multi-cloud, Hybrid cloud | Planning systems for the cloud. | Cloud computing, Software architecture |
FinOps | Cloud cost optimization, Cloud cost management | Keeping cloud costs under control. | Cloud computing |
Heroku | | Platform that runs applications. | Cloud computing | Vercel 0.5
Vercel | | Hosting for web front ends. | Cloud computing, Front-end development | Netlify 0.8
Netlify | | Hosting for web front ends. | Cloud computing, Front-end development |
Content delivery network | CDN | Networks that bring content near to users. | Cloud computing |
Cloudflare | | Network that delivers and protects web sites. | Content delivery network | Akamai 0.6
Akamai | | Network that delivers and protects web sites. | Content delivery network |
OpenStack | | Open source software for private clouds. | Cloud computing | VMware 0.4
Virtualization | Virtualisation, Virtual machine | Running several machines on one. | System administration |
Proxmox | Proxmox VE | Open source virtual machines. | Virtualization | VMware 0.6
VMware | VMware vSphere, vSphere, ESXi, vCenter | Virtual machines for data centres. | Virtualization | Hyper-V 0.7
Hyper-V | | Microsoft's virtual machines. | Virtualization, Windows Server |
# DevOps and reliability
DevOps | DevOps engineering, Platform engineering | Building, shipping and running software as one. | |
CI/CD | Continuous integration, Continuous delivery, Continuous deployment, CI/CD pipeline, Build automation, Deployment pipeline | Automatic building, testing and shipping. | DevOps |
Jenkins | | Automation server for builds. | CI/CD | GitLab CI 0.7, GitHub Actions 0.7, TeamCity 0.7 | exact
GitHub Actions | | Build automation inside GitHub. | CI/CD | GitLab CI 0.8, CircleCI 0.8
GitLab CI | GitLab CI/CD | Build automation inside GitLab. | CI/CD |
CircleCI | | Hosted build automation. | CI/CD | Travis CI 0.8
Travis CI | | Hosted build automation. | CI/CD |
TeamCity | | Build server by JetBrains. | CI/CD | Bamboo CI 0.8
Bamboo CI | Atlassian Bamboo | Build server by Atlassian. | CI/CD |
Octopus Deploy | | Release server for deployments. | CI/CD | Azure DevOps 0.5
Azure DevOps | Azure Pipelines, Azure Boards, Azure Repos, Team Foundation Server | Microsoft's suite for planning, code and builds. | CI/CD, Microsoft Azure | GitHub Actions 0.6
Argo CD | | Deploys to Kubernetes from Git. | CI/CD, Kubernetes | Flux CD 0.8
Flux CD | | Deploys to Kubernetes from Git. | CI/CD, Kubernetes |
GitOps | | Running systems from descriptions kept in Git. | DevOps | Argo CD 0.8, Flux CD 0.8
Containerization | Containerisation, Linux container, Container technology, Containers? | Packing software with all it needs. | DevOps |
Docker | Dockerfile, Docker Compose, Docker Hub | Builds and runs containers. | Containerization | Podman 0.9
Podman | | Builds and runs containers without a daemon. | Containerization |
Container orchestration | | Running containers over many machines. | DevOps |
Kubernetes | k8s, kube, kubectl | Runs and scales containers over many machines. | Container orchestration | OpenShift 0.8, HashiCorp Nomad 0.6, Docker Swarm 0.5, Docker 0.5
OpenShift | Red Hat OpenShift | Red Hat's platform on Kubernetes. | Container orchestration |
HashiCorp Nomad | Nomad? | Scheduler for containers and programs. | Container orchestration |
Docker Swarm | | Docker's own orchestration. | Container orchestration, Docker |
Helm | Helm chart | Packages for Kubernetes. | Kubernetes | Kustomize 0.7 | exact context
Kustomize | | Variants of Kubernetes descriptions. | Kubernetes |
Service mesh | | Network layer between services. | Kubernetes, Microservices |
Istio | | Service mesh for Kubernetes. | Service mesh |
Infrastructure as code | IaC, Infrastructure automation | Machines and networks described in files. | DevOps |
Terraform | OpenTofu, HashiCorp Terraform | Describes cloud infrastructure in files. | Infrastructure as code | AWS CloudFormation 0.7, Pulumi 0.8, Ansible 0.5
AWS CloudFormation | CloudFormation | Infrastructure descriptions on AWS. | Infrastructure as code, AWS | Azure Bicep 0.6, AWS CDK 0.8
AWS CDK | Cloud Development Kit | AWS infrastructure described in code. | Infrastructure as code, AWS | Pulumi 0.7
Azure Bicep | ARM template, Azure Resource Manager | Infrastructure descriptions on Azure. | Infrastructure as code, Microsoft Azure | Terraform 0.6
Pulumi | | Infrastructure described in ordinary code. | Infrastructure as code |
Configuration management | | Keeping machines in a described state. | DevOps | | context
Ansible | Ansible Tower, Ansible playbook | Sets up machines from playbooks. | Configuration management, Infrastructure as code | Puppet 0.7, Chef Infra 0.7
Puppet | Puppet Enterprise | Sets up machines from descriptions. | Configuration management | Chef Infra 0.8 | exact context
SaltStack | | Sets up machines from states. | Configuration management | Ansible 0.7
Chef Infra | Progress Chef, Opscode Chef, Chef? | Sets up machines from recipes. | Configuration management |
Vagrant | | Makes virtual machines for development. | Virtualization, DevOps | HashiCorp Packer 0.5 | exact
HashiCorp Packer | | Builds machine images. | Infrastructure as code |
Site reliability engineering | SRE, Service level objective, SLO, Error budget | Keeping services fast and available. | DevOps |
Monitoring | Application monitoring, System monitoring, Infrastructure monitoring, Application performance monitoring | Watching systems and raising alarms. | DevOps | | context
Nagios | | Monitoring of servers and networks. | Monitoring | Zabbix 0.8
Zabbix | | Monitoring of servers and networks. | Monitoring |
Observability | Distributed tracing | Understanding systems from logs, metrics and traces. | DevOps | Monitoring 0.8
OpenTelemetry | | Standard for logs, metrics and traces. | Observability |
Prometheus | PromQL | Collects measurements and raises alarms. | Monitoring | Grafana 0.7, Datadog 0.6 | exact
Grafana | | Dashboards for measurements and logs. | Monitoring, Observability | Kibana 0.6
Datadog | | Hosted monitoring. | Monitoring, Observability | New Relic 0.8, Dynatrace 0.8
New Relic | | Hosted application monitoring. | Monitoring, Observability | Dynatrace 0.8, AppDynamics 0.8
AppDynamics | | Application monitoring for large companies. | Monitoring, Observability |
Dynatrace | | Application monitoring for large companies. | Monitoring, Observability |
ELK stack | Elastic Stack | Collects, searches and shows logs. | Monitoring, Elasticsearch | Splunk 0.6
Kibana | | Dashboards for Elasticsearch. | ELK stack |
Logstash | | Collects and forwards logs. | ELK stack |
Splunk | Splunk Enterprise | Collects and searches machine data. | Monitoring, SIEM |
PagerDuty | | Alarms and on-call duty for teams. | Site reliability engineering, Incident management | Opsgenie 0.9
Opsgenie | | Alarms and on-call duty for teams. | Incident management |
Git | Git version control, Gitflow | Version control for code. | Version control | GitHub 0.8, GitLab 0.8, Subversion 0.5 | exact
Version control | Source control, Source code management, Revision control | Tracking changes to code. | Software engineering |
GitHub | | Hosting and review of code. | Version control | GitLab 0.8, Bitbucket 0.8
GitLab | | Hosting, review and building of code. | Version control | Bitbucket 0.8
Bitbucket | | Hosting of code by Atlassian. | Version control |
Subversion | SVN, Apache Subversion | Older system of version control. | Version control | Perforce 0.6 | exact
Perforce | Helix Core | Version control for large files. | Version control | Git 0.4 | exact
Release management | Release engineering, Deployment management, Blue-green deployment, Canary release | Planning and running software releases. | DevOps |
High availability | Fault tolerance, Failover clustering | Systems that stay up when parts fail. | Site reliability engineering |
Scalability | Horizontal scaling, Performance engineering, Performance tuning | Making systems carry more load. | Software architecture |
Disaster recovery | Disaster recovery planning, DR planning | Getting systems back after a failure. | System administration | Business continuity planning 0.6
Backup and recovery | Backup and restore, Data backup | Keeping and restoring copies of data. | System administration | Disaster recovery 0.7
Veeam | Veeam Backup | Backup software for virtual machines. | Backup and recovery |
# Systems, networks and support
System administration | Sysadmin, Server administration | Setting up and running servers. | |
Linux | Linux administration, GNU/Linux | Open source operating system for servers. | System administration | Unix 0.8
Red Hat Enterprise Linux | RHEL, Red Hat Linux, CentOS | Red Hat's Linux for companies. | Linux | Ubuntu 0.7
Ubuntu | Ubuntu Server | Widely used Linux distribution. | Linux | Debian 0.8
Debian | | Community Linux distribution. | Linux |
Unix | | Family of server operating systems. | System administration |
Solaris | Oracle Solaris | Oracle's Unix. | Unix | IBM AIX 0.6
IBM AIX | AIX | IBM's Unix. | Unix |
Windows Server | Windows administration | Microsoft's server operating system. | System administration | Linux 0.3
IIS | Internet Information Services | Microsoft's web server. | Windows Server | Nginx 0.4
Active Directory | AD DS | Directory of users and computers. | Windows Server, Identity and access management |
Group Policy | GPO | Central settings for Windows computers. | Active Directory |
LDAP | Lightweight Directory Access Protocol | Protocol for directories of users. | Identity and access management | Active Directory 0.6
macOS administration | macOS, Mac administration | Running Apple computers in a company. | System administration |
Jamf | Jamf Pro | Manages fleets of Apple devices. | Endpoint management, macOS administration | Microsoft Intune 0.6
Microsoft 365 administration | Office 365 administration, M365 administration | Running Microsoft's office cloud. | System administration |
Microsoft Exchange | Exchange Server, Exchange Online | Microsoft's mail server. | System administration | Microsoft 365 administration 0.7
Endpoint management | Mobile device management, MDM?, Unified endpoint management | Managing computers and phones of a company. | System administration |
Microsoft Intune | Intune | Manages devices from Microsoft's cloud. | Endpoint management | SCCM 0.7
SCCM | MECM, System Center Configuration Manager, Microsoft Configuration Manager | Manages Windows computers in a company. | Endpoint management, Windows Server |
Network administration | Network engineering, Computer networking, Network infrastructure, Networking? | Building and running computer networks. | |
TCP/IP | IP networking, IPv4, IPv6, Subnetting | The protocols of the internet. | Network administration |
DNS | Domain Name System | Names in computer networks. | Network administration | DHCP 0.7
DHCP | Dynamic Host Configuration Protocol | Gives addresses to computers. | Network administration |
Routing and switching | Network switching, LAN/WAN, Network routing | Directing traffic in and between networks. | Network administration |
BGP | Border Gateway Protocol | Routing between large networks. | Routing and switching | OSPF 0.6
OSPF | Open Shortest Path First | Routing inside a network. | Routing and switching |
VLAN | Virtual LAN | Separate networks on the same switches. | Routing and switching |
Cisco networking | Cisco IOS, Cisco switch, Cisco router, Cisco Nexus | Routers and switches by Cisco. | Routing and switching | Juniper networking 0.6
Juniper networking | Junos, Juniper Networks | Routers and switches by Juniper. | Routing and switching |
Firewall administration | Firewall management, Firewall configuration, Firewall | Filtering traffic between networks. | Network administration, Network security |
Palo Alto Networks | Palo Alto firewall | Widely used firewalls. | Firewall administration | Fortinet 0.7
Fortinet | FortiGate | Widely used firewalls. | Firewall administration | Cisco ASA 0.6
Cisco ASA | Cisco Firepower | Cisco's firewalls. | Firewall administration, Cisco networking | Palo Alto Networks 0.6
VPN | Virtual private network, IPsec | Private connections over public networks. | Network administration |
SD-WAN | Software-defined WAN | Wide networks steered by software. | Network administration | Routing and switching 0.5
Cisco Meraki | Meraki | Network devices managed from the cloud. | Cisco networking | SD-WAN 0.5
Wireless networking | Wi-Fi, WLAN, Wireless LAN | Radio networks for computers. | Network administration |
VoIP | Voice over IP, IP telephony, SIP trunking | Telephony over data networks. | Network administration |
Load balancing | Load balancer | Spreading traffic over several machines. | Network administration |
F5 BIG-IP | F5 load balancer | Widely used load balancers. | Load balancing | HAProxy 0.6
HAProxy | | Open source load balancer. | Load balancing |
Wireshark | Packet analysis, Packet capture | Looking into network traffic. | Network administration, Network security |
Data center operations | Data centre operations, Data center, Data centre, Server rack installation | Running the rooms and machines of data centres. | System administration |
Storage administration | Storage area network, Network attached storage, SAN storage | Running storage systems. | System administration |
NetApp | NetApp ONTAP | Storage systems for companies. | Storage administration |
Technical support | IT support, Help desk, Service desk, Desktop support, End-user support, IT helpdesk, Tier 2 support | Helping users with computers and programs. | |
Computer hardware troubleshooting | Hardware troubleshooting, PC repair, Computer repair, Hardware support | Finding and fixing faults in computers. | Technical support |
IT service management | ITSM | Running IT as a set of services. | |
Incident management | Major incident management | Getting services back after a fault. | IT service management |
Problem management | | Removing the causes of repeated faults. | IT service management | Root cause analysis 0.5
ITIL | ITIL v3, ITIL framework, Information Technology Infrastructure Library | Common practices of IT service management. | IT service management |
ServiceNow | | Platform for IT service work. | IT service management | Jira Service Management 0.6
Ticketing system | IT ticketing, Help desk ticketing | Software that keeps requests and faults. | IT service management |
Jira Service Management | Jira Service Desk | Atlassian's ticket system. | Ticketing system |
BMC Remedy | BMC Helix, Remedy ITSM | Ticket system for large companies. | Ticketing system | ServiceNow 0.6
IT asset management | ITAM, Software license management, Software asset management | Keeping track of computers and licences. | IT service management |
Mainframe | z/OS, IBM Z, IBM mainframe | Large IBM computers for business. | |
CICS | | Transactions on IBM mainframes. | Mainframe |
JCL | Job Control Language | Job descriptions for mainframes. | Mainframe | COBOL 0.5
IBM i | AS/400, iSeries | IBM's midrange business computers. | |
# Testing
Software testing | QA testing, Software QA, Software quality assurance, QA engineering | Finding faults before users do. | Software engineering |
Test automation | Automated testing, QA automation, Automation testing, Test automation framework | Tests that run by themselves. | Software testing |
Manual testing | Functional testing, Black-box testing | Testing by hand. | Software testing |
Exploratory testing | | Testing without a script. | Manual testing |
Unit testing | Unit test | Testing small parts of the code. | Software testing | Integration testing 0.6
Integration testing | System testing, Contract testing | Testing parts together. | Software testing |
End-to-end testing | E2E testing, End-to-end test | Testing whole user journeys. | Test automation |
Regression testing | Regression test | Testing that old functions still work. | Software testing |
Performance testing | Load testing, Stress testing | Testing speed under load. | Software testing |
JMeter | Apache JMeter | Load tests for web services. | Performance testing | LoadRunner 0.7, Gatling 0.7
LoadRunner | | Load tests for large systems. | Performance testing |
Gatling | Gatling load testing | Load tests written as code. | Performance testing | Grafana k6 0.7 | exact
Grafana k6 | k6? | Load tests written in JavaScript. | Performance testing |
User acceptance testing | UAT, Acceptance testing | Testing by the people who will use it. | Software testing |
API testing | REST API testing | Testing interfaces between programs. | Software testing |
SoapUI | ReadyAPI | Tests web services. | API testing | Postman 0.7
REST Assured | | Tests web services in Java. | API testing, Java |
Test-driven development | TDD | Writing the test before the code. | Unit testing | Behavior-driven development 0.6
Behavior-driven development | Behaviour-driven development, BDD | Tests written as examples of behaviour. | Test automation | Cucumber 0.9
Test planning | Test plan, Test case, Test case design, Test strategy | Planning what to test and how. | Software testing |
TestRail | | Keeps test cases and results. | Test planning | HP ALM 0.6
HP ALM | Micro Focus ALM, Quality Center, HP Quality Center | Keeps requirements, tests and faults. | Test planning, Bug tracking |
Bug tracking | Defect tracking, Defect management, Bug reporting | Recording and following faults. | Software testing |
Debugging | | Finding the cause of faults in code. | Software engineering |
Selenium | Selenium WebDriver | Drives browsers for tests. | Test automation | Cypress 0.7, Playwright 0.7, Appium 0.6
Cypress | Cypress.io | Tests web applications in the browser. | Test automation, End-to-end testing | Playwright 0.8 | exact context
Playwright | | Drives browsers for tests. | Test automation, End-to-end testing | Puppeteer 0.8 | exact
Puppeteer | | Drives Chrome from Node.js. | Test automation | | exact
Jest | JestJS | Tests for JavaScript. | Unit testing, JavaScript | Vitest 0.9, Mocha 0.7 | exact context
React Testing Library | Testing Library | Tests for interface components. | Unit testing, React |
Vitest | | Fast tests for Vite projects. | Unit testing, JavaScript |
Mocha | Mocha.js | Tests for JavaScript. | Unit testing, JavaScript | Jasmine 0.8 | exact context
Jasmine | Jasmine.js | Tests for JavaScript. | Unit testing, JavaScript | Jest 0.7 | exact context
JUnit | JUnit 5 | Tests for Java. | Unit testing, Java | NUnit 0.5, TestNG 0.8
TestNG | | Tests for Java. | Unit testing, Java |
Mockito | | Stand-in objects for Java tests. | Unit testing, Java |
NUnit | | Tests for .NET. | Unit testing, .NET | xUnit 0.9
xUnit | xUnit.net | Tests for .NET. | Unit testing, .NET |
pytest | | Tests for Python. | Unit testing, Python |
RSpec | | Tests for Ruby. | Unit testing, Ruby |
Cucumber | Gherkin, Cucumber BDD | Runs tests written as sentences. | Test automation | | exact context
Appium | | Tests for mobile applications. | Test automation, Mobile development | XCTest 0.5
XCTest | XCUITest | Tests for Apple applications. | Test automation, iOS development |
Robot Framework | | Keyword-driven tests. | Test automation | Selenium 0.5
Postman | Postman API, Postman collection | Tries and tests web interfaces. | API testing | | exact context
# Security
Cybersecurity | Information security, InfoSec, IT security, Computer security, Data security | Protecting systems and data. | |
Application security | AppSec, Secure coding, Secure software development | Building programs that withstand attack. | Cybersecurity |
OWASP Top 10 | OWASP | List of the gravest web security risks. | Application security |
DevSecOps | Shift-left security | Security as part of building and shipping. | DevOps, Application security |
Static code analysis | SAST, Static application security testing, Static analysis | Finding faults in code with tools. | Application security |
SonarQube | SonarCloud | Checks code quality and security. | Static code analysis | Checkmarx 0.5, Snyk 0.5
Checkmarx | | Checks code for security holes. | Static code analysis | Veracode 0.8
Veracode | | Checks programs for security holes. | Static code analysis |
Snyk | Dependabot | Checks dependencies for security holes. | Application security |
DAST | Dynamic application security testing | Security tests on the running program. | Application security | Penetration testing 0.5
Penetration testing | Pen testing, Pentest, Ethical hacking | Attacking systems to find their holes. | Cybersecurity | Red teaming 0.8
Red teaming | Red team | Simulated attacks on a whole company. | Cybersecurity |
Burp Suite | | Tool for testing web security. | Penetration testing |
Metasploit | | Tool for trying out security holes. | Penetration testing | Burp Suite 0.5
Kali Linux | | Linux with tools for security tests. | Penetration testing, Linux |
Nmap | | Scans networks. | Penetration testing, Network security |
Vulnerability management | Vulnerability assessment, Vulnerability scanning | Finding and closing holes in systems. | Cybersecurity | Penetration testing 0.5
Nessus | Tenable Nessus, Tenable | Scans systems for holes. | Vulnerability management | Qualys 0.8
Qualys | | Scans systems for holes. | Vulnerability management |
Patch management | Software patching | Keeping systems up to date. | Vulnerability management, System administration |
SIEM | Security information and event management | Collecting and judging security events. | Security operations |
Microsoft Sentinel | Azure Sentinel, KQL, Kusto Query Language | Microsoft's collection of security events. | SIEM | Splunk 0.7
IBM QRadar | QRadar | IBM's collection of security events. | SIEM | Splunk 0.6
Security operations | Security operations center, Security operations centre, SOC analyst, Blue team, Security monitoring | Watching for and answering attacks. | Cybersecurity |
Incident response | Cyber incident response, Security incident response, CSIRT | Handling security incidents. | Security operations |
Threat intelligence | Cyber threat intelligence | Knowing attackers and their ways. | Security operations |
Threat hunting | Threat detection | Searching for traces of attackers. | Security operations | Threat intelligence 0.7
MITRE ATT&CK | ATT&CK framework | Catalogue of attackers' techniques. | Threat intelligence |
Threat modeling | Threat modelling | Thinking through attacks on a design. | Application security |
Endpoint security | EDR, Endpoint detection and response, XDR, Antivirus | Protecting computers and phones. | Cybersecurity | Endpoint management 0.4
CrowdStrike | CrowdStrike Falcon | Protection of computers. | Endpoint security | Microsoft Defender 0.7
Microsoft Defender | Defender for Endpoint, Windows Defender | Microsoft's protection of computers. | Endpoint security |
Network security | | Protecting networks. | Cybersecurity |
Intrusion detection | IDS/IPS, Intrusion prevention, Intrusion detection system | Noticing attacks in a network. | Network security |
Cloud security | AWS security, Azure security | Protecting systems in the cloud. | Cybersecurity, Cloud computing |
Identity and access management | IAM, Identity management, Identity governance | Who may do what in systems. | Cybersecurity |
Privileged access management | PAM? | Guarding accounts with wide rights. | Identity and access management |
CyberArk | | Guards accounts with wide rights. | Privileged access management | SailPoint 0.4
SailPoint | SailPoint IdentityIQ | Governs identities and rights. | Identity and access management |
Single sign-on | SSO | One sign-in for many systems. | Identity and access management |
OAuth | OAuth 2.0, OAuth2 | Standard for granting access. | Identity and access management | OpenID Connect 0.8, SAML 0.6
OpenID Connect | OIDC | Standard for signing in. | Identity and access management |
SAML | SAML 2.0 | Older standard for signing in. | Identity and access management | OpenID Connect 0.6
Multi-factor authentication | MFA, 2FA, Two-factor authentication | Signing in with more than a password. | Identity and access management |
Okta | | Service for sign-in and identity. | Identity and access management | Auth0 0.8
Auth0 | | Service for sign-in. | Identity and access management | Keycloak 0.7
Keycloak | | Open source server for sign-in. | Identity and access management |
JSON Web Token | JWT | Signed tokens for web services. | API development, Application security |
Cryptography | Encryption, Data encryption | Protecting data by ciphers. | Cybersecurity |
Public key infrastructure | PKI, Digital certificate, Certificate management | Keys and certificates for trust. | Cryptography |
TLS | SSL, SSL/TLS, Transport Layer Security | Encrypted connections. | Cryptography |
Secrets management | Key management, AWS KMS | Keeping passwords and keys safe. | Cybersecurity, DevOps |
HashiCorp Vault | | Store for passwords and keys. | Secrets management |
Zero trust | Zero trust architecture, ZTNA | Security that trusts no network. | Cybersecurity |
Data loss prevention | DLP? | Keeping data from leaking out. | Cybersecurity |
Digital forensics | Computer forensics, DFIR, Forensic imaging | Securing and reading digital traces. | Cybersecurity |
EnCase | | Tool of digital forensics. | Digital forensics | Cellebrite 0.5
Cellebrite | Cellebrite UFED | Reads data from phones for evidence. | Digital forensics |
Malware analysis | Malware reverse engineering | Taking harmful programs apart. | Cybersecurity |
Security architecture | Security engineering, Security design | Planning the protection of systems. | Cybersecurity |
Security awareness training | Security awareness, Phishing simulation | Teaching staff about security. | Cybersecurity |
Information security governance | Information security management, ISMS, Security policy development, Security governance | Rules and risks of information security. | Cybersecurity |
IT risk management | Cyber risk management, IT risk assessment, IT governance | Judging the risks of IT. | Information security governance | Risk management 0.6
ISO 27001 | ISO/IEC 27001, ISO 27002 | Standard for managing information security. | Information security governance | SOC 2 0.6, NIST Cybersecurity Framework 0.6
SOC 2 | SOC 2 Type II, SSAE 18 | Report on a service provider's controls. | Information security governance |
NIST Cybersecurity Framework | NIST CSF, NIST framework | US framework for managing cyber risk. | Information security governance | FedRAMP 0.6
NIST 800-53 | NIST SP 800-53, NIST 800-171 | US catalogue of security controls. | Information security governance | NIST Cybersecurity Framework 0.8
CMMC | Cybersecurity Maturity Model Certification | Security rules for US defence suppliers. | Information security governance | NIST 800-53 0.7
FedRAMP | | Security approval for US federal cloud services. | Information security governance |
FISMA | Federal Information Security Modernization Act | Security law for US federal systems. | Information security governance | FedRAMP 0.7, NIST 800-53 0.7
PCI DSS | PCI compliance, Payment Card Industry Data Security Standard | Security standard for card payments. | Information security governance |
NIS2 | NIS2 Directive | EU law on the security of networks. | Information security governance | DORA 0.5
DORA | Digital Operational Resilience Act | EU law on the IT resilience of finance. | Information security governance | | exact context
Cyber Essentials | Cyber Essentials Plus | UK scheme of basic cyber security. | Information security governance | ISO 27001 0.5
# Architecture and methods
Software architecture | Solution architecture, Application architecture, Technical architecture, System architecture | The structure of software systems. | Software engineering |
Enterprise architecture | ArchiMate | The structure of a company's systems. | Software architecture |
TOGAF | | Framework of enterprise architecture. | Enterprise architecture |
System design | Technical design | Planning systems from requirements. | Software architecture |
Microservices | Microservice architecture, Service-oriented architecture, SOA? | Systems of small separate services. | Software architecture |
Event-driven architecture | Event-driven system, Event streaming | Systems that react to events. | Software architecture |
CQRS | Event sourcing | Separate models for reading and writing. | Software architecture | Event-driven architecture 0.6
Domain-driven design | DDD | Software shaped after its subject. | Software architecture | Clean architecture 0.6
Clean architecture | Hexagonal architecture, Onion architecture | Software in layers around its rules. | Software architecture |
Distributed systems | Distributed computing | Programs over many machines. | Software architecture | Microservices 0.5
Object-oriented programming | OOP, Object-oriented design, OOAD, SOLID principles | Programs made of objects. | Programming | Design patterns 0.6
Functional programming | | Programs made of functions. | Programming |
Design patterns | Software design patterns | Proven solutions for recurring problems. | Software architecture |
Data structures and algorithms | Algorithms, Data structures, Algorithm design | The basics of efficient programs. | Programming |
Concurrent programming | Multithreading, Concurrency, Parallel programming, Asynchronous programming | Programs that do several things at once. | Programming |
Code review | Peer code review, Pull request | Reading each other's code. | Software engineering |
Refactoring | Code refactoring, Technical debt reduction, Technical debt | Improving the structure of existing code. | Software engineering |
Legacy modernization | Legacy modernisation, Legacy system migration, Application modernization | Renewing old systems. | Software engineering | Refactoring 0.5
Clean code | Coding standards | Code that others can read. | Software engineering |
Pair programming | Mob programming | Two people writing code together. | Software engineering |
Software development life cycle | SDLC | The steps from idea to running software. | Software engineering |
Agile | Agile methodology, Agile development, Agile software development, Agile delivery | Working in short cycles with regular feedback. | | Lean startup 0.3 | context
Lean startup | | Testing product ideas by small experiments. | |
Scrum | Scrum framework, Sprint planning, Daily stand-up, Sprint retrospective | Agile work in fixed short rounds. | Agile | Kanban 0.6
Kanban | Kanban board, Kanban method | Work steered by a board and limits. | Agile |
Scaled Agile Framework | SAFe?, SAFe framework, PI planning, Agile release train | Agile work over many teams. | Agile | Scrum 0.5
Extreme programming | XP programming | Agile way of programming. | Agile | Test-driven development 0.5
Jira | Atlassian Jira, JIRA Software | Tracks tasks and faults. | | Confluence 0.6, Azure DevOps 0.5
Confluence | Atlassian Confluence | Wiki for teams. | | | exact
Requirements engineering | Requirements analysis, Requirements gathering, Requirements elicitation, Requirements management, Functional specification | Finding out and writing down what is needed. | |
User story | User story mapping, Backlog refinement, Backlog grooming, Product backlog | Needs written from the user's side. | Agile, Requirements engineering |
UML | Unified Modeling Language, UML diagram | Diagrams of software systems. | Software architecture | SysML 0.7
SysML | Model-based systems engineering, MBSE | Diagrams of technical systems. | Systems engineering |
Software documentation | API documentation, Technical specification writing, Docs as code, Javadoc | Writing down how software works. | Software engineering |
Internationalization | Internationalisation, i18n, l10n, Software localization | Software for several languages. | Software engineering |
Open source development | Open source contribution, Open source software, Open source? | Working on public code. | Software engineering |
AI-assisted coding | GitHub Copilot, Claude Code, AI pair programming | Writing code with a language model. | Programming | Prompt engineering 0.5
XML | XSLT, XSD, XPath | Markup for data exchange. | Programming | JSON 0.6
JSON | JSON Schema | Text format for data exchange. | Programming |
YAML | | Text format for settings. | Programming | JSON 0.7
Visual Studio Code | VS Code | Microsoft's code editor. | Programming | Visual Studio 0.6
Visual Studio | | Microsoft's development environment. | Programming, .NET |
IntelliJ IDEA | IntelliJ | Development environment for Java. | Programming, Java | Eclipse IDE 0.7
Eclipse IDE | Eclipse? | Development environment for Java. | Programming, Java |
# Embedded, games and other fields
Embedded systems | Embedded software, Embedded development, Embedded programming, Embedded C | Software inside devices. | Software engineering |
Firmware development | Firmware, Bootloader development, Board bring-up | The lowest software of a device. | Embedded systems |
Real-time operating system | RTOS, Real-time systems | Operating systems with fixed reaction times. | Embedded systems |
FreeRTOS | | Open source real-time system. | Real-time operating system | VxWorks 0.7
VxWorks | | Commercial real-time system. | Real-time operating system | QNX 0.7
QNX | QNX Neutrino | Real-time system used in cars. | Real-time operating system |
Embedded Linux | | Linux inside devices. | Embedded systems, Linux |
Yocto | Yocto Project, OpenEmbedded | Builds Linux systems for devices. | Embedded Linux |
Microcontroller programming | Microcontroller, Microprocessor programming | Programming small control chips. | Embedded systems | Arduino 0.6
STM32 | ARM Cortex-M, ARM Cortex | Widely used ARM microcontrollers. | Microcontroller programming | ESP32 0.7
ESP32 | ESP8266 | Microcontroller with radio. | Microcontroller programming |
Arduino | | Small boards for prototypes. | Embedded systems | Raspberry Pi 0.6
Raspberry Pi | | Small Linux computer for prototypes. | Embedded systems |
Serial communication protocols | Serial communication, RS-232, RS-485 | Wires and signals between devices. | Embedded systems |
I2C | I²C | Two-wire bus between chips. | Serial communication protocols | UART 0.7
UART | USART | Serial line between chips. | Serial communication protocols |
Device driver development | Device driver, Driver development | Software that operates hardware. | Embedded systems | Linux kernel 0.7
Linux kernel | Kernel development, Linux kernel development | The core of Linux. | Linux, Operating systems |
Operating systems | OS internals | How operating systems work. | Software engineering |
AUTOSAR | AUTOSAR Classic, AUTOSAR Adaptive | Software standard of the car industry. | Embedded systems | CAN bus 0.6
CAN bus | CAN protocol, CAN FD, Controller area network | Network inside vehicles. | Embedded systems |
CANoe | CANalyzer, Vector CANoe | Test tool for vehicle networks. | CAN bus |
Internet of things | IoT, IIoT, Industrial internet of things | Devices connected to the internet. | Embedded systems |
Game development | Game programming, Video game development | Making video games. | Software engineering |
Unity | Unity3D, Unity engine | Engine for games and 3D. | Game development | Unreal Engine 0.6, C# 0.4 | exact context
Unreal Engine | UE4, UE5 | Engine for games and film. | Game development | C++ 0.4
Computer graphics | Graphics programming, Shader programming, 3D rendering | Drawing pictures by program. | Software engineering |
OpenGL | GLSL | Graphics interface for many platforms. | Computer graphics | Vulkan 0.7, DirectX 0.7
Vulkan | Vulkan API | Newer graphics interface. | Computer graphics | DirectX 0.7 | exact
DirectX | Direct3D, HLSL | Microsoft's graphics interface. | Computer graphics |
Augmented and virtual reality | AR/VR, VR/AR, Extended reality, Mixed reality | Worlds made or enriched by computer. | Software engineering |
Augmented reality | ARKit, ARCore | The world seen with added pictures. | Augmented and virtual reality | Virtual reality 0.7
Virtual reality | VR development, Oculus | Worlds seen through a headset. | Augmented and virtual reality |
Blockchain | Distributed ledger technology, Distributed ledger, Web3 | Shared ledgers without a keeper. | Software engineering |
Smart contract | Smart contract development | Programs that run on a blockchain. | Blockchain | Solidity 0.8
Ethereum | | Public blockchain with programs. | Blockchain | Hyperledger 0.5
Hyperledger | Hyperledger Fabric | Blockchains for companies. | Blockchain |
Low-code development | Low-code, No-code | Building applications with little code. | Software engineering |
OutSystems | | Low-code platform. | Low-code development | Mendix 0.7
Mendix | | Low-code platform. | Low-code development | Appian 0.6
Appian | | Low-code platform for business processes. | Low-code development | Pega 0.6
Pega | Pegasystems, Pega Platform | Platform for business processes. | Low-code development |
Power Platform | Microsoft Power Platform | Microsoft's tools for small business applications. | Low-code development |
Power Apps | Dataverse | Small business applications without code. | Power Platform |
Power Automate | Microsoft Flow | Automates office work. | Power Platform | Power Apps 0.6
Robotic process automation | RPA | Programs that click through office work. | | Power Automate 0.5
UiPath | | Tool for robotic process automation. | Robotic process automation | Automation Anywhere 0.8, Blue Prism 0.8
Automation Anywhere | | Tool for robotic process automation. | Robotic process automation | Blue Prism 0.8
Blue Prism | | Tool for robotic process automation. | Robotic process automation |
Salesforce development | Salesforce developer, Salesforce platform development | Programming on the Salesforce platform. | Software engineering |
SharePoint | SharePoint Online | Microsoft's platform for documents and intranets. | | Microsoft 365 administration 0.5
High-performance computing | HPC, Supercomputing | Calculations on very fast machines. | Software engineering | Concurrent programming 0.5
CUDA | GPU programming, GPU computing | Programs for graphics processors. | High-performance computing |
Web scraping | Data scraping, Web crawling | Collecting data from web sites. | Programming | Python 0.4
Scrapy | | Python framework for web scraping. | Web scraping, Python | Beautiful Soup 0.7
Beautiful Soup | | Python library that reads web pages. | Web scraping, Python |
`
