// Names of skills beyond the catalogue, from the data of skill-extractor 0.2.0 (MIT, see NOTICE), those that the catalogue
// has under its own names left out.
export const longTail = `
.net 5/6
.net 8/core
.net apis
.net c#
.net framework/core
.net full stack development
.net orm
.net tech stack
a# .net
a&d & cmt
a-0 system
a/b prompt testing
a/b testing frameworks
a/b testing tools
a429
aa control room
aaa patterns
aadhaar
aadhaar ekyc
aar packaging
aasbd products
aashto
ab initio
ab tasty
ab tests
abac
abap cds view
abap cloud
abap core data services
abap debugging
abap objects
abap oo
abb micorscada x sys600
abb robotstudio
abb rtu
abbyy
abbyy flexi capture
abbyy flexicapture
abc algol
abem
ability to convince
ability to lead topics
ability to work independently
abinitio
abinitio etl
able
above ground storage tanks
absence
abset
abstract thinking
abstraction
absys
abt meter data
ac business
ac cable laying
ac drive
ac systems
ac wiring
ac/dc power systems
academic decision cycles
academic integration
academic/research environments
accelerated compute
accelerated mobile pages
accelerator design
accelerator integration
accelerators
accelq
accent
acceptance
acceptance criteria
acceptance criteria refinement
acceptance test driven development
accepting feedback
access certification
access control models
access control reports
access governance
access macro
access management
access models
access request mechanism
access wireline networks
accessibility
accessibility best practices
accessibility compliance
accessibility standards
accessibility testing
accessibility testing tools
accessibility tools
accessible technologies
acconex
account determination
account executive
account linking
account lockout policies
account reference data
account support
accountability protocol
accountable
accounting advisory
accounting applications
accounting compliance
accounting concepts
accounting entries
accounting flows
accounting ledger
accounting operations
accounting platforms
accounting practices
accounting principles
accounting processes
accounting standards
accounting technology
accounts
accreditation processes
accrual basis accounting
acdb/dcdb
ace dasl
ace equity
ace mf
acf2
achievement orientation
acid
acid gas treatment units
acis
acl2
acls
acpi
acquisition
act-iii
actian dataconnect
actimize
action boundaries
action flows
action point tracking
action safety
action safety boundaries
action-oriented
actionboard
actions
actionscript
active application monitoring
active components
active directory domain trust
active directory group policy
active mq
active template library
active test
activecampaign
activex
activity analysis
actone case manager
actuarial reporting software
actuarial valuation
ad automation
ad console
ad creatives
ad formats
ad groups
ad monetisation
ad monetisation fraud types
ad policies
ad tech
ad tech ecosystems
ad vault
ad-hoc analytics
ad-hoc client deliverables
ad-serving
ada configuration
adabas
adacontrol
adaptability & flexibility
adapter design
adapter design pattern
adapter-based fine-tuning
adapters
adaptive cards
adaptive dialogs
adaptive execution
adaptive interfaces
adaptive models
adaptive planning solutions
adaptive streaming technologies
adaptive/qnx
adapts
adbc
adc/dac
adc/dac interfaces
adco
additive manufacturing tools
adenine
adhesive dispensers
adhesives
adjust
adjustments
adla
adls gen2
admet prediction
admin panel
admin panel development
admin studio
administration skills
administrative policies
administrative procedures
adminstudio
adms
ado ci/cd
ado.net
adobe
adobe aem
adobe ai
adobe air
adobe authorware
adobe brand portal
adobe campaign classic
adobe coldfusion
adobe coldfusion builder
adobe connect
adobe contribute
adobe director
adobe dreamweaver
adobe elearning suite
adobe firefly
adobe flash builder
adobe forms
adobe imageready
adobe incopy
adobe launch
adobe licensing
adobe livemotion
adobe pagemaker
adobe persuasion
adobe photoshop lightroom
adobe presenter
adobe robohelp
adobe sensei
adobe substance suite
adobexd
adonis
adonisjs
adoption
adoption and consumption
adoption planning
adp pay expert
ads apis
ads manager
adtech
adult learning theories
advance product quality planning
advance tax
advanced analysis
advanced analytical tools
advanced analytics platforms
advanced analytics tools
advanced approvals
advanced atp
advanced automation
advanced automation patterns
advanced connectivity
advanced controls
advanced css properties
advanced currency
advanced dashboards
advanced data visualization techniques
advanced engineering principles
advanced excel applications
advanced fuels
advanced industrial automation
advanced industries
advanced linux sound architecture
advanced microservices patterns
advanced microsoft excel
advanced modeling solutions
advanced monitoring tools
advanced ms excel
advanced network technologies
advanced packaging
advanced pcb layout techniques
advanced planning systems
advanced pricing software
advanced programming skills
advanced prompting techniques
advanced prototyping
advanced reporting
advanced scheduling
advanced soc
advanced software applications
advanced sql
advanced statistical analysis
advanced statistical techniques
advanced technology
advanced technology implementation
advanced troubleshooting
advanced workflow engine
advantech modules
adventurous
adverity
adversarial testing
adversarial validation
adverse event coding
advertising solutions
advertising systems
advertising technologies
advertising technology platforms
advisory
advisory services
advisory skills
advocacy skills
adyen
aec industry
aec workflows
aegisub
aem architecture
aem dam desktop agent
aeo/geo
aeps
aera
aerospace
aerospace and defence
aerospace and defense
aerospace component validation
aerospace industry standards
aerospace markets
aerospace quality standards
aerospace standards
aerospike
aerospike database
aes-256 encryption
aesthetic sense
african climate patterns
aftermarket services
aftersales services
ag grid
ag-ui
agda
agency
agency environments
agency management
agency nominations
agent ai
agent assist
agent dashboards
agent design patterns
agent desktop
agent desktop flows
agent desktop solutions
agent development kit
agent evaluation
agent evaluation platforms
agent feedback loops
agent frameworks
agent memory
agent monitoring
agent observability tools
agent orchestration
agent orchestration & design patterns
agent patterns
agent platforms
agent workflows
agent workspace
agent-based approach
agent-based architectures
agent-based modeling
agent-based models
agent-based systems
agent-based workflows
agent-to-agent communication
agent.md
agentai
agentai copilots
agentai tools
agentcore
agenten-workflows
agentforce
agentforce platform
agentgpt
agentic
agentic ai applications
agentic ai architectures
agentic ai concepts
agentic ai development
agentic ai framework
agentic ai patterns
agentic ai products
agentic ai runtime patterns
agentic ai solutions
agentic ai systems
agentic ai workflows
agentic architectures
agentic automation
agentic coding tools
agentic content platform
agentic engineering
agentic framework
agentic orchestration frameworks
agentic patterns
agentic platforms
agentic process automation
agentic protocols
agentic solution development
agentic solutions
agentic systems
agentops
agents
agents creation
agents/agentic frameworks
agentz
aggregation
aggregation frameworks
aggregation pipeline
agile / scrum methodologies
agile adaptability
agile delivery environments
agile delivery methodologies
agile delivery pipelines
agile delivery process
agile development framework
agile development methodologies
agile development methods
agile development practices
agile development processes
agile development techniques
agile development tools
agile devops model
agile engineering
agile environment
agile execution
agile experience
agile framework
agile it solution design
agile manager
agile methoden
agile methods
agile planning
agile practices
agile principles
agile process
agile programming
agile project monitoring
agile requirement management
agile safe methodology
agile scrum
agile sdlc
agile software development lifecycle
agile software development methodology
agile software development tools
agile software engineering
agile software projects
agile strategies
agile team
agile team collaboration
agile team dynamics
agile techniques
agile test estimation
agile tools
agile transformations
agile workflows
agile-devops
agile/scrum collaboration
agile/scrum delivery
agile/scrum development
agile/scrum development methodology
agile/scrum development practices
agile/scrum development process
agile/scrum environments
agilent chemstation
agilent vee
agis
agm preparation
agno
agora
agora sdk
agreements
agri drones
agri spraying operations
agri-environment schemes
agri-equipment
agricultural technology
agriculture data
agriculture technology
agrotech
agtech
ahrefs site explorer
ahu layouts
ai & agents development
ai & automation
ai & autonomy
ai & machine learning
ai / llm tools
ai / llm workflows
ai / ml api integration
ai accelerators
ai adoption
ai agent framework
ai agent interfaces
ai agent platforms
ai agentic solutions
ai agents & workflow integration
ai algorithms
ai and aiops
ai and analytics
ai and automation technologies
ai and innovation
ai api integration
ai apis
ai applications
ai architecture
ai assisted analysis
ai auditing
ai automation tools
ai avatars
ai builder
ai capabilities
ai capability migration
ai center
ai chains
ai chatbots
ai cloud
ai code editors
ai coding agents
ai coding assistant tools
ai coding assistants
ai coding tools
ai compliance
ai concepts
ai consulting
ai content generation
ai copilots
ai core
ai creativity
ai customer service
ai customer support
ai data centers
ai data creation
ai data readiness
ai data services
ai deployment
ai design tools
ai developer tools
ai development
ai development frameworks
ai development tooling
ai development tools
ai document center
ai editing tools
ai enabled workflows
ai enablement
ai enablement architecture
ai engineering
ai engineering standards
ai evaluation
ai evaluation frameworks
ai fallbacks
ai feature development
ai fluency
ai for materials discovery
ai foundations
ai foundry
ai frameworks
ai functionalities
ai gigafactory
ai governance frameworks
ai guardrails
ai hardware accelerators
ai image creation
ai image generation tools
ai image generators
ai implementation
ai in content operations
ai in finance
ai in quality engineering
ai inference
ai infra engg
ai infrastructure
ai innovation
ai insight tools
ai insights
ai integration
ai interaction patterns
ai knowledge
ai knowledge graph
ai lab
ai learning
ai learning platforms
ai libraries
ai lifecycle
ai managed services
ai methodologies
ai model development
ai model lifecycle
ai model prompting
ai model training
ai modeling
ai models
ai native hiring
ai natives
ai observability platforms
ai operations
ai ops
ai orchestration
ai orchestration frameworks
ai output evaluation
ai performance optimization
ai pipeline design
ai pipelines
ai platform
ai platform architecture
ai plugins
ai processor design
ai product design
ai product engineering
ai product strategy
ai productivity platforms
ai productization
ai products
ai proficiency
ai prompt engineering
ai prompting
ai quality roadmap
ai ranking tech
ai readiness
ai research
ai research tools
ai response behavior
ai response evaluation
ai response optimization
ai retries
ai risk frameworks
ai roles
ai saas
ai saas products
ai safety mechanisms
ai search
ai security
ai seo
ai services
ai services/agents
ai soc designs
ai software stack
ai solutioning
ai solutions
ai strategy
ai system architecture
ai system modeling
ai systems
ai systems deployment
ai systems development
ai systems engineering
ai systems monitoring
ai tech stack
ai techniques
ai technologies
ai testing
ai testing methodologies
ai testing tools
ai tool integration
ai tooling
ai tools and platforms
ai training
ai transformation
ai trends
ai video
ai video analytics
ai video creation
ai video creation tools
ai video generation
ai video generation tools
ai video tools
ai visual pipelines
ai workflow automation
ai workflow development
ai workflows
ai workload isolation
ai&ml
ai-assisted analytics
ai-assisted coding tools
ai-assisted dashboards
ai-assisted data processing
ai-assisted design
ai-assisted design tools
ai-assisted design workflows
ai-assisted dev workflows
ai-assisted development
ai-assisted development practices
ai-assisted development technologies
ai-assisted development tools
ai-assisted engineering
ai-assisted engineering tools
ai-assisted engineering workflows
ai-assisted features
ai-assisted image creation
ai-assisted productivity
ai-assisted programming
ai-assisted prototyping tools
ai-assisted sql optimization
ai-assisted systems
ai-assisted test automation
ai-assisted testing
ai-assisted tooling
ai-assisted tools
ai-assisted workflows
ai-augmented development
ai-augmented engineering
ai-augmented engineering solutions
ai-augmented engineering workflows
ai-augmented intelligence
ai-aware development
ai-based design tools
ai-based editing tools
ai-based enhancements
ai-based features
ai-based image editing
ai-based image generation
ai-based integrations
ai-based maintenance scripts
ai-based marketing tools
ai-based ocr
ai-based operating systems
ai-based perception systems
ai-based search
ai-based software modules
ai-based testing
ai-based tools
ai-based video creation
ai-based video editing
ai-coding
ai-defense
ai-driven ad generation
ai-driven analytics
ai-driven application development
ai-driven approaches
ai-driven automation
ai-driven automation tools
ai-driven backend services
ai-driven business solutions
ai-driven business transformation
ai-driven capabilities
ai-driven communications
ai-driven content creation
ai-driven data enrichment
ai-driven development
ai-driven digital ecosystems
ai-driven enhancements
ai-driven experiences
ai-driven extraction
ai-driven feature development
ai-driven features
ai-driven forecasting
ai-driven healthcare automation
ai-driven initiatives
ai-driven insights
ai-driven learning
ai-driven learning solutions
ai-driven legal tools
ai-driven market intelligence
ai-driven marketplace
ai-driven monitoring
ai-driven monitoring tools
ai-driven nudges
ai-driven optimization
ai-driven personalization
ai-driven platforms
ai-driven product features
ai-driven products
ai-driven qa tools
ai-driven sales strategies
ai-driven security solutions
ai-driven software development
ai-driven solution design
ai-driven solutions
ai-driven spatial analytics
ai-driven systems
ai-driven techniques
ai-driven test automation
ai-driven testing
ai-driven testing methodologies
ai-driven testing tools
ai-driven tools
ai-driven trade platform
ai-driven workflows
ai-enabled automation
ai-enabled diagnostics
ai-enabled features
ai-enabled production
ai-enabled project delivery
ai-enabled project development
ai-enabled service delivery
ai-enabled solutions
ai-enabled systems
ai-enabled tools
ai-enabled ui experiences
ai-enhanced web applications
ai-first applications
ai-first approach
ai-first automation strategies
ai-first platforms
ai-first product org
ai-first product practices
ai-first products
ai-generated code
ai-generated content
ai-integrated backend tools
ai-integrated development
ai-integrated modelling
ai-integrated platforms
ai-integrated web products
ai-native data lifecycle
ai-native infrastructure
ai-native laboratories
ai-native products
ai-powered analytics
ai-powered apis
ai-powered automation
ai-powered coding agents
ai-powered content platforms
ai-powered developer tools
ai-powered development
ai-powered development tools
ai-powered development workflows
ai-powered digital health
ai-powered epm solutions
ai-powered features
ai-powered ides
ai-powered observability tools
ai-powered operations
ai-powered personalization
ai-powered platforms
ai-powered quality control
ai-powered services
ai-powered solutions
ai-powered systems
ai-powered testing
ai-powered tools
ai-powered travel experiences
ai-powered underwriting
ai-powered ux
ai-powered ux enhancement
ai-related technologies
ai-sre practices
ai-supported analysis
ai-supported software development
ai-supported tools
ai/analytics products
ai/automation-first thinking
ai/genai systems
ai/gpu workloads
ai/llm
ai/llm apis
ai/llm engineering
ai/llm integration
ai/llm security risks
ai/llm systems
ai/llm-based components
ai/llm-based tools
ai/ml advancements
ai/ml analytics
ai/ml apis
ai/ml application security
ai/ml applications
ai/ml architecture
ai/ml architecture patterns
ai/ml break prediction
ai/ml concepts
ai/ml data pipelines
ai/ml development
ai/ml engineering
ai/ml foundations
ai/ml frameworks
ai/ml fundamentals
ai/ml implementation
ai/ml in finance
ai/ml infrastructure
ai/ml initiatives
ai/ml integration
ai/ml integration approaches
ai/ml libraries
ai/ml lifecycle
ai/ml model development
ai/ml modeling
ai/ml models
ai/ml pipelines
ai/ml platform products
ai/ml product development
ai/ml productionization
ai/ml project management
ai/ml research
ai/ml services
ai/ml solutions
ai/ml systems
ai/ml systems integration
ai/ml techniques
ai/ml technologies
ai/ml testing
ai/ml tooling
ai/ml tools
ai/ml training
ai/ml validation
ai/ml workflows
ai/ml workloads
ai/ml-based applications
ai/ml-based testing
ai/ml-driven analytics
ai/ml-driven architectures
ai/ml-driven automation
ai/ml-enabled applications
ai/ml-powered personalization
ai/ml/llm
ai/mlops
aiag core tools
aider
aidl
aiml
aiml model development
aimms
ains
aiops
aiops monitoring tools
aips
air fin cooler
air flow calculations
air micrometers
air quality engineering
air quality management
air travel technology
air/space force operations
airb
aircall
airflow dag
airline distribution
airline distribution standards
airline domain
airline industry
airline reservation systems
airline technology
airline/crew management
airline/travel industry
airlines
airoha
airplane health management
airplane health management software
airport infrastructure
ais modeler
aisi
ajax
ajax4jsf
akamai cloudtest
akamai kona
akana
akeneo
akka
akka library
aks cluster
aks edge
aks real-time inference
akta chromatographic instruments
aladdin
aladdin accounting platform
aladdin ecosystem
aladdin reconciliation tool
aladdin technology platform
alamofire
alarms
alarp demonstrations
alb/nlb
alcoa+
alcoa+ principles
alcoa+ principles software
ale/idocs
alef
alert generation
alert management engines
alert response
alert rules
alert tuning
alerting
alerting and monitoring tools
alerting architecture
alerting rules
alerting strategies
alerting systems
alertmanager
alerts
algae
algol 58
algol 60
algol 68
algol w
algorithm development
algorithm skills
algorithm updates
algorithm v&v methodologies
algorithm-driven medical devices
algorithmic actions
algorithmic complexity
algorithmic problem solving
algorithmic skills
algorithmic thinking
alibaba
alibre design
alice
alignment
alignment driving
alignment tools
alignment with values
allegro common lisp
alliance management
allocation
allocation engine
alloy optimisation
alloydb
allscripts ehr
allure
allure testops
alm jira
alm pipelines
alm practices
alm tools
alm traceability
alma-0
alpha generation
alphafold
alpine
alpine.js
alstom eterra
altair
altair pbs pro
altera
altera hardware description language
alternate data
alternative assets
alternative evaluation
alternative investment
alternative investment products
alternative mobility
alternatives investment lifecycle
alternator sizing
altiris
aluminium
alv on hana
alv reporting
alv reports
amadeus apis
amadeus crs
amazon
amazon appflow
amazon aws
amazon bedrock genai
amazon case management system
amazon cloud
amazon data pipeline
amazon emr
amazon environments
amazon global selling
amazon information systems
amazon internal authoring application
amazon kindle operating system
amazon linux
amazon q
amazon quicksuite
amazon sentiment analyzer
amazon services
amazon technology
amba apb
amba axi
amber
ambient condition validation
ambient intelligence
ambienttalk
ambiguity management
ambiguity navigation
ambition
amdp
americas region
amhm
ami integration
amiga e
amigabasic
aml & kyc workflows
aml detection
aml risk
aml transaction monitoring
aml/bsa
aml/kyc
amos
amp script
ampere
ampl
ample logic
amplifiers
amplitude
amps
ampscipt
amqp
ams life cycle
amtech
anaconda
analog and power products
analog applications
analog products
analog systems design
analog/digital circuitry
analogue audio electronics
analyser
analysis methods
analysis of algorithms
analysis services
analytic mindset
analytic model development
analytic platforms
analytic products
analytical
analytical acumen
analytical balances
analytical capabilities
analytical curiosity
analytical data interpretation
analytical databases
analytical equipment
analytical expertise
analytical instruments
analytical judgement
analytical leadership
analytical method strategy
analytical method transfer
analytical methods
analytical modeling
analytical precision
analytical presentations
analytical problem solving
analytical reasoning
analytical rigor
analytical software tools
analytical strength
analytical tools
analytical writing
analytics
analytics & reporting tools
analytics applications
analytics architecture
analytics collaboration
analytics dashboards
analytics ecosystems
analytics education
analytics engineering
analytics environments
analytics instrumentation
analytics integration
analytics layers
analytics pipeline
analytics platform
analytics programs
analytics software
analytics solutions
analytics systems
analytics tools
analytics-driven product development
analytische arbeitsweise
anchor bolts
anchor strategy
anchoring
anda submission
andes
android apis
android apk development
android app development
android app security
android application architecture
android application development
android application framework
android architecture
android auto
android automotive
android automotive platform architecture
android build environment
android camera
android emulator
android framework
android graphics
android host platforms
android native/hal
android platform
android profiler
android security
android security testing
android services
android testing
anemoi
angelscript
angle grinding
angular best practices
angular cli
angular elements
angular js
angular material design
angular materials
animation performance
ankhsvn
ann algorithms
annex 11
annexure 11
annotation systems
annual business planning
annual financial statements
annual financials
annual report
annual reporting
anomaly detection systems
anomaly detection tools
anpqp
ansi
ansi standards
ansi x12
ansi-sql
ansys
ansys cfx
ansys fluent
ansys simulation software
ant design
anthillpro
anthos
anthropic
anthropic api
anthropic claude
anthropic claude / claude code
anthropic claude models
anti financial crime
anti-analysis techniques
anti-apt
anti-corruption compliance
anti-corruption regulations
anti-fraud strategies
anti-icing systems
anti-money laundering regulations
anti-theft
antigravity
antivirus management
antivirus software
antrophic apis
anvisa
any.run
anydesk
anypoint code builder
anypoint monitoring
anypoint studio
anz tax compliance
ao activities
aoc-4
aocv/pocv
aop preparation
aosp
aosp development
aot compilation
aotp workshops
ap payment workflows
ap processes
ap suite
apac tax compliance
apache
apache accumulo
apache ant
apache beam
apache benchmark
apache cxf
apache derby
apache druid
apache echarts
apache flex
apache flume
apache hbase
apache hudi
apache ivy
apache lucene
apache lucene.net
apache mahout
apache mesos
apache mq
apache mxnet
apache myfaces
apache oozie
apache opennlp
apache pig
apache pulsar
apache shiro
apache sling
apache storm
apache struts
apache tiles
apache tinkerpop
apache turbine
apache webserver
apache wicket
apex coding
apex controllers
apex development
apex platform
apex scheduling
apex triggers
apex unit test
api & database management
api & protocol design
api 610/682
api analysis
api architecture
api authentication
api automation
api automation testing
api calls
api consumption
api contracts
api damage mechanisms
api design principles
api documentation tools
api engineering
api error handling
api frameworks
api fundamentals
api gateway concepts
api gateway patterns
api governance
api integration libraries
api integration patterns
api interaction
api keys
api latency optimization
api layer
api layer development
api layering
api lifecycle
api lifecycle management
api management gateway
api management platforms
api management tools
api manager
api monitoring
api monogram
api paradigm
api performance
api performance optimization
api platform
api policies
api process engineering
api programming
api protection
api queries
api rate limiting
api rate limits
api routes
api schema design
api security
api security standards
api spec q1
api specifications
api standards
api technologies
api test automation
api testing tools
api transfers
api usage
api validation
api versioning
api-based architecture
api-based data integrations
api-based integrations
api-based solutions
api-driven applications
api-driven architectures
api-driven development
api-driven ecosystems
api-driven integrations
api-first
api-first architectures
api-first design
api-first development
api-first ecosystems
api-first principles
api-heavy applications
api-led architecture
api-led connectivity
api/contract discipline
apics
apigee analytics
apigee api development
apigee apim
apigee edge
apigee hybrid
apigee x
apigility
apim
apim technologies
apis
apis iq-rm pro
apis/gateways
apis/web services
apm pages
apm tools
apm/observability
apns
apollo
apollo client
apollo configuration center
apollo server
apollo.io
app architecture
app authentication and authorization
app deployment
app design & development
app development
app engine
app engine studio
app health
app insights
app integration
app kpis
app lifecycle
app lifecycle behavior
app lifecycle management
app notifications
app optimization tools
app performance monitoring
app performance optimization
app publishing process
app registration
app router
app script
app script triggers
app security
app service
app store
app store deployment
app testing
app ux experience
apparel industry
appd
append-only logs
appexchange packages
appexchange solutions
appian agent studio
appian bpm
appian bpm platform
appian low-code platform
appian rpa
apple app store
apple cocoa
apple developer tools
apple frameworks
apple ios
apple keynote
apple search ads
apple wallet extensions
apple's design principles
apple's human interface guidelines
applescript
applesoft basic
applets
appliance sizing
applicant resiliency
application control
application control reviews
application deployment lifecycle
application design and development
application design principles
application designer
application development life-cycle
application development methodologies
application discovery tools
application engineering
application gateway
application governance
application infrastructure
application insights
application integration
application life cycle
application life cycle management
application logs
application maintenance
application management
application migration paths
application modeler
application optimization
application patch management
application performance
application performance monitoring tools
application performance optimization
application programming
application programming interfaces
application protocols
application resiliency
application resiliency tools
application responsiveness
application scalability
application scorecards
application security fundamentals
application security risk assessments
application security standards
application security tools
application server
application server administration
application server management
application skills
application software
application specialists
application stacks
application support
application support methodologies
application testing
application threat modeling
application transformation
application upgrades
application vapt
application workflows
application-level software architecture
applications embedded os
applications performance tuning
applications programs
applications systems analysis
applied ai
applied analytics
applied cryptography
applied economic modeling
applied engineering reasoning
applied macroeconomics
applied math
applied ml
applied ml research
applied ml/llm integration
appointment prep
approval
approval drawings
approval process
approved tooling
apps
apps data model
appsflyer
appspace
appsync
apqp deliverables
apqp trainings
apra
aqua scan
aquatic chemistry
ar collections
ar follow-up
ar ledger
ar spatial applications
ar transactions
ar workflows
ar/vr/mr
arangodb
arc42
arcade
arcee slm
arcgis enterprise
arcgis enterprise/online
arcgis online
arcgis portal
arcgis python
arcgis python api
arcgis server
archer
archer irm
architecting
architecting system level features
architectural best practices
architectural consistency
architectural decision making
architectural decisions
architectural design patterns
architectural direction
architectural discipline
architectural discussions
architectural documentation
architectural evolution
architectural excellence
architectural guidance
architectural impact
architectural lighting
architectural modeling
architectural precision
architectural review
architectural sales
architectural skills
architectural software
architectural strategy
architectural structures
architectural targets
architectural thinking
architectural tools
architectural trade-offs
architectural tradeoffs
architectural vision
architectural works
architecture & system design
architecture and design patterns
architecture concepts
architecture concepts and principles
architecture decision records
architecture decisions
architecture design
architecture design patterns
architecture diagrams
architecture disciplines
architecture frameworks
architecture governance
architecture guidance
architecture leadership
architecture mindset
architecture ownership
architecture patterns
architecture planning
architecture principles
architecture reviews
architecture standards
architecture strategy
architecture thinking
architecture tools and frameworks
architecture trade-offs
architecture-first thinking
architecture/design documentation
archive center
archivists' toolkit
arduino ide
ardupilot
arexx
argo
argo cd pipeline
argo workflows
argocd
argus
ariba esourcing
ariba guided buying
aris from software ag
aris mapping
arisglobal lifesphere safety
arista
arista routers
arista switches
arithmetic units
arize
arize phoenix
arm based subsystems
arm compiler
arm processor architecture
arm smmu
arm system architecture
arm-based microcontrollers
arm-based socs
arm/bicep
arm7
armembedded linux
armoured cables terminations
aroflo
array computing with jax
array functions
arrow
articulating data value
artifact integrity
artifact management
artifact storage
artificial intelligence tools
artist development
artwork compliance
aruba airwave
aruba wireless controllers
as 9100
as-built documentation
as400
asa firewall
asbestos industry
asbestos technical reports
asc 606 revenue recognition
asce
aseptic manufacturing
asgi
ashby
asic
asic back end flows
asic design flow
asic design tools
asic design verification
asic development
asic programming language
asic verification
asigra cloud backup
asil concepts
askhr
asme
asme gd&t standards
asme standards
asp.net core mvc
asp.net framework
asp.net mvc framework
asp.net mvc4
asp.net razor
asp.net stack
aspectj
aspen+
asr post-processing
asr routers
asr-systems
asrs
assay testing
assay testing equipment
assembla
assembler
assembling & confirmation
assembly code
assembly details
assembly drawings
assembly line operations
assembly line validation
assembly workflows
assertions based verification
assessment
assessment platforms
asset
asset & calibration system
asset & wealth management
asset analysis
asset and wealth management
asset based hierarchy modelling
asset connectivity
asset health monitoring
asset hierarchy
asset information management
asset integrity management
asset lifecycle processes
asset loading
asset management software
asset master data management
asset monitoring
asset optimization
asset performance
asset performance management
asset servicing
asset transactions
asset-based business
asset-heavy industries
asset-liability management
asset-liability profiles
assignment rules
assignments
associate performance analytics
associated paas
assortment
assurance
assurance flows
assurance frameworks
astm
astro
asvs
asymmetric cryptography
asymmetric encryption
async
async apex
async api
async apis
async flows
async handling
async jobs
async processing
async processing queue
async programming
async systems
async task processing
async worker patterns
async workflows
async/await
asyncapi
asynchronous architectures
asynchronous collaboration
asynchronous data flows
asynchronous data handling
asynchronous processing
asynchronous request handling
asynchronous requests
asynchronous tasks
asynchronous workflows
atam
atari basic
ate pattern generation format
ateji px
aternity
atex certification
atex standards
athena
athlete/federation management systems
atl server
atlas
atlas data lake
atlas full-text search
atlas fx
atlassian
atlassian apis
atlassian cloud
atlassian forge
atlassian intelligence
atlassian platform
atlassian products
atlassian rovo agents
atlassian toolchain
atlassian tools
atm/pos devices
atmel
atmel/microchip
ato processes
atomicity
atoms/molecules
atomsphere
atpco
atpg flow
attack vectors
attask
attention intelligence engines
attention models
attention to quality
attentiveness
attribute models
attributes
attribution
attribution models
attribution techniques
attrition management
auction simulations
audience behaviour
audience building
audience intelligence pipelines
audience targeting
audio
audio analysers
audio data curation
audio domain frameworks
audio dsp
audio editing software
audio precision
audio processing
audio routing
audio software
audio streaming
audio technology
audio visual systems
audio/video processing
audio/video systems
audiovisual systems
audit & assurance
audit & inspection management
audit activities
audit analytics
audit and review
audit compliance
audit controls
audit coordination
audit findings
audit frameworks
audit guidelines
audit handling
audit logging
audit methodologies
audit participation
audit policies
audit preparedness
audit process administration
audit processes
audit protocols
audit requirements
audit skills
audit software
audit standards
audit tools
audit trails
audit trails software
audit-ready hr governance
audit-related requirements
audit/compliance requirements
auditability
auditboard
auditing methodologies
augmented analytics
aura
aura components
aurix
aurix build
aurix tc3xx
aurora
aurora global database
aurora rds
aurora rds-postgres
aurora storage
australian solar market
austrian tax system
auth
auth capture refund
auth flows
auth protocols
auth success rate improvement
auth0 platform
authentic communication
authentication
authentication & authorization
authentication & security best practices
authentication and authorization
authentication flows
authentication frameworks
authentication journeys
authentication measures
authentication mechanisms
authentication methods
authentication solutions
authentication systems
authentication/tokenization
authenticity
authn
authority
authorization
authorization management
authorization mechanisms
authorization patterns
authorization platform
authorization server
authz
auto coal sampler unit
auto qa frameworks
auto recovery
auto scaling
auto-cad
auto-escalation
auto-gpt
auto-minification
auto-regressive transformers
auto-scaling tools
autocad revit
autoclave validation
autocoder
autodesk combustion
autodesk motionbuilder
autodesk sketchbook pro
autodesk softimage
autodesk software
autogen
autogpt
autohotkey
autoit
autolisp
autolisp / visual lisp
automate test execution
automated alerting
automated alerts
automated application deployment
automated audits
automated bandwidth pricing
automated checks
automated code deployment
automated data pipelines
automated deployment
automated deployment tools
automated design
automated e2e testing
automated environments
automated equipment
automated guardrails
automated insight generation
automated insight layers
automated laboratories
automated macos testing
automated metrics
automated ml pipeline deployments
automated penetration testing
automated quality pipelines
automated recovery
automated recovery mechanisms
automated releases
automated reporting
automated reporting pipelines
automated reporting tools
automated retraining pipelines
automated routing
automated scaling
automated security testing
automated summarization
automated support workflows
automated test case creation
automated test framework
automated test generation
automated test rack systems
automated test scripts
automated test tools
automated testing frameworks
automated testing platforms
automated testing tools
automated tests
automated tools
automated troubleshooting
automated validation
automated visualization scripts
automatic batching
automatic fare collection system
automatically programmed tool
automation & performance testing
automation agents
automation algorithms
automation and controls
automation and scripting
automation apis
automation best practices
automation bias mitigation
automation builder
automation concepts
automation development
automation engine
automation framework
automation framework architecture
automation framework development
automation hub
automation in application maintenance
automation industries
automation initiatives
automation logic
automation opportunities
automation pipelines
automation platforms
automation programming
automation programs
automation projects
automation roadmap design
automation scripting
automation scripts
automation skills
automation software
automation solutions
automation standards
automation strategy
automation studio
automation system
automation system efficiency
automation test frameworks
automation testing frameworks
automation testing process improvement
automation testing tools
automation tooling
automation tools
automation tools framework
automation use cases
automation workflow development
automation workflows
automation-based systems
automation-led service delivery
automationedge
automations
automatisierte tests
automatisierung
automic
automic deploy
automl
automl modeling
automobile
automobile & industrial
automobile engineering
automobile industry
automobile mechanics
automobile sales
automotive
automotive and industrial products
automotive architecture
automotive assembly plants
automotive cloud systems
automotive commodities
automotive communication standards
automotive compliance
automotive component validation
automotive components
automotive customer requirements
automotive cybersecurity
automotive development
automotive hardware
automotive industry standards
automotive iot
automotive iot platforms
automotive lighting technologies
automotive manufacturing processes
automotive market trends
automotive markets
automotive materials
automotive mechanical components
automotive mechanical design
automotive microcontrollers
automotive middleware
automotive misra compliance
automotive products
automotive quality
automotive quality assurance
automotive quality standards
automotive radar sensors
automotive reference application
automotive safety standards
automotive sector
automotive service industry
automotive soc architecture
automotive software
automotive software development
automotive software product development
automotive software validation framework
automotive specifications
automotive standards
automotive supply chains
automotive systems
automotive technology
automotive trends
automotive vehicle systems
automotive-grade hardware design
autonomous agents
autonomous ai agents
autonomous bot behavior
autonomous code generation
autonomous decision making
autonomous driving systems
autonomous execution
autonomous mobility
autonomous navigation
autonomous operation
autonomous path planning
autonomous reasoning frameworks
autonomous systems
autonomous workflows
autonomy
autonomy boundaries
autonomy software
autosar-builder
autosys
autosys scheduler
auxiliary loads
auxiliary systems
av control systems
av solutions
av systems
avaamo
availability
availability risk assessments
availability sets
availability testing
avalonia ui
avb/tsn
aveksa
avepoint
averest
avfoundation
aviation applications
avionics integration
avr atmega
avro
awareness
awms
aws / azure/ gcp
aws / vps / cloud deployment
aws administration
aws agentcore
aws ai
aws ai services
aws ai/ml
aws airflow
aws amplify
aws api gateway
aws appflow
aws architecture
aws bedrock knowledge base
aws big data technologies
aws certified security
aws clean rooms
aws cli
aws cloud
aws cloud data platform
aws cloud development
aws cloud formation
aws cloud infrastructure
aws cloud platform
aws cloud services
aws cloud watch
aws cloudfront
aws cloudwatch
aws code pipeline
aws cognito
aws comprehend
aws compute
aws config
aws connect
aws containers
aws cost explorer
aws data analytics
aws data engineering
aws data pipeline
aws datazone
aws design patterns
aws developer
aws developer tools
aws devops
aws devops engineering
aws dms
aws dynamo
aws dynamodb
aws efs
aws eks
aws elb
aws emr
aws event bridge
aws firehose
aws gen ai tools
aws glue catalog
aws glue etl
aws glue studio
aws iam
aws infrastructure
aws iot
aws kafka
aws lake formation
aws lambda api
aws lambda layers
aws landing zones & governance
aws lex
aws managed kafka
aws management console
aws marketplace
aws medialive
aws mq
aws msk
aws networking
aws networking concepts
aws nova
aws organizations
aws platform
aws productivity apps
aws products and services
aws professional services
aws queue
aws quicksight
aws robomaker
aws rosa
aws sam
aws sdk for python
aws secrets manager
aws security best practices
aws security center
aws serverless services
aws services
aws ses
aws sns/sqs
aws solution architecture
aws solutions
aws sqs
aws ssm
aws step functions
aws strands sdk
aws summit
aws sysops administration
aws systems manager
aws technologies
aws textract
aws waf
aws-ami
aws-native typescript solutions
axe-core
axi-4
axi-s
axiom
axios
axum
ayurveda
ayurvedic formulations
azara
azul zing
azure ad / entra id
azure ad b2c
azure adf
azure adls blobs
azure adls gen2
azure ai agents framework
azure ai cognitive services
azure ai document intelligence
azure ai ecosystem
azure ai foundry
azure ai search
azure ai services
azure ai studio
azure ai vision
azure ai/ml studio
azure aks
azure analysis services
azure analytic service
azure api gateway
azure apim
azure app function
azure app service
azure application gateway
azure application insight
azure arc
azure authentication
azure backup
azure bot framework
azure bot framework v4
azure cache
azure cli
azure cloud
azure cloud platform
azure cloud-native architectures
azure clu
azure container apps
azure container registry
azure cosmosdb
azure data explorer
azure data flows
azure data lake
azure data lake storage
azure data platform
azure data services
azure database migration
azure db
azure deployment
azure dev ops
azure devops boards
azure devops pipelines
azure devops release pipelines
azure document intelligence
azure dw
azure entra id
azure event grid
azure event hub
azure form recognizer
azure foundry
azure front door
azure function app
azure identity
azure infrastructure
azure insights
azure integration services
azure iot hub
azure iot services
azure key vault
azure keyvaults
azure kubernetes
azure log analytics
azure logic app
azure machine learning studio
azure media services
azure microservices
azure microsoft fabric
azure migration
azure ml pipelines
azure ml studio
azure mon
azure networking
azure open ai
azure openai service
azure portal
azure postgresql
azure powershell
azure public cloud
azure redis cache
azure resource groups
azure run book
azure sdk
azure search
azure security best practices
azure security center
azure services
azure site recovery
azure sql
azure sql database
azure sql db
azure sql edge
azure sql server
azure stack
azure stack hci
azure storage
azure storage account
azure stream analytics
azure synapse pipelines
azure test plans
azure virtual desktop
azure vmi
azure vmss
azure web app
azure web services
azuredevops
b corp environment
b2b apis
b2b buyer journeys
b2b commerce
b2b credit underwriting
b2b customer behavior
b2b digital marketing
b2b email marketing
b2b enterprise software sales
b2b environment
b2b gtm processes
b2b industrial
b2b industrial sales
b2b integration
b2b integration patterns
b2b lead generation
b2b logistics
b2b outreach
b2b platforms
b2b procurement
b2b product marketing
b2b products
b2b reporting
b2b revenue motions
b2b saas
b2b saas integrations
b2b saas products
b2b saas sales
b2b sales funnel
b2b sales lifecycle management
b2b service industries
b2b software
b2b software applications
b2b software sales
b2b solutions
b2b systems
b2b technical sales
b2b/edi
b2b2c
b2c credit underwriting
b2c crm
b2c digital products
b2c environment
b2c inside sales
b2c integrations
b2c marketing
b2c marketing analytics
b2c platforms
b2c product design
b2g2c
baas
babbage
babylon.js
back office
back office applications
back office operations
back orders
back testing
back testing tools
back-end languages
back-end logic
back-end technologies
back-end web development
back-office systems
back-pressure handling
backbone.js
backbonejs
backend api development
backend apis
backend applications
backend architecture
backend automation
backend collaboration
backend communication
backend development tools
backend for frontend
backend for frontend apis
backend frameworks
backend hosting
backend implementation
backend infrastructure
backend integration
backend logic
backend performance tuning
backend programming
backend scalability
backend server fundamentals
backend service development
backend service-oriented architecture
backend services
backend software development
backend software engineering
backend software technologies
backend solutions
backend system design
backend system integrations
backend systems
backend technologies
backend test automation
backend testing
backend validation
backend verification
backend-driven ai systems
backend-entwicklung
backend/api design
backend/platform engineering
background execution
background job processing
background jobs
background jobs/queues
background processing
background services
background sync
background tasks
backlink analysis
backlink profile management
backlog levels
backtesting
backtesting frameworks
backtesting systems
backtrack
backup
backup & restore
backup and recovery strategies
backup and storage
backup environments
backup processes
backup solutions
backup strategies
backup systems
backup/disaster recovery
backup/dr platforms
backup/recovery
backup/restore procedures
bacnet ip
bacs
bad debt
badge provisioning
badis
bagging
baidu ads
baker hughes field instrument
balance of systems
balance sheet review
balance-of-plant modelling
balanced ai approach
balanced risk return judgment
balances
balsamiq
bamboo
bancs
bandwidth provisioning
bandwidth-constrained markets
bank accounting
bank apis
bank debt
banken
banking & financial industry
banking & financial services
banking activities
banking analytics
banking apis & open banking
banking applications
banking compliance
banking domain
banking domain expertise
banking finance
banking industry
banking integration
banking knowledge
banking norms
banking payments
banking platform architecture
banking platforms
banking policies
banking processes
banking product analytics
banking products
banking relationships
banking standards
banking systems
banking technology
banking workflows
banking/financial services applications
banking/payment operations
bankruptcy
banks
bant
bapi
bapis
barcode printer technologies
barcode printers
barcode technologies
bard
bare metal infrastructure
bare metal programming
bare-metal firmware
baremetal
barometric data
barricading
barrierefreie digitale services
base metals
base24 classic
base24 eps
base64
basecamp
basel
basel 1
basel 2
basel 3
basel accords
basel capital regulations
basel regulation
basel/crr/eba
baseplate design
basex
bash shell
bash shell scripting
basic
basic arithmetic
basic authentication
basic calculations
basic ci/cd knowledge
basic coding
basic devops
basic h/w circuits
basic linear algebra subprograms
basic linux commands
basic linux server administration
basic multithreading
basic oracle sql
basic schematics
basic4android
bastion hosts
batch
batch and plugin
batch apex
batch automation
batch control systems
batch data processing
batch integration
batch interfaces
batch job management
batch job scheduling
batch jobs
batch management
batch monitoring
batch process tools
batch processes
batch processing solutions
batch programs
batch records software
batch scoring
batch workflows
batching
batik
battery
battery banks
battery cooling methods
battery energy storage
battery energy storage systems
battery industry
battery module process engineering
battery optimization
battery pack process engineering
battery powered devices
battery selection
battery storage
battery storage systems
battery usage
bayesian blending
bayesian methods
bayesian models
bbps
bcp/dr failover drills
bcpl
bcrypt
bdba
bdd framework
bdd methodologies
bdd/cucumber testing
bdr processes
beam
beamex calibrator
beanshell
bearer tokens
bearings
beauty
beauty industry
beckhoff plc
beckhoff plc programming
bedrock
behat
behave
behave framework
behavior change packages
behavior testing
behavioral analysis
behavioral data analysis
behavioral edge cases
behavioral research
behavioral safety
behavioral scorecards
behavioral taxonomies
behavioural science
belden
belts
benchmark study
benchmarking methodologies
benchmarking pipelines
benchmarking tools
benchmarks
benefit tracking
benefits-based business models
benthos
bentley autoplant
bentley flood
beopt
beratungskompetenz
berkeley db
bertrand
bespoke research
bess
bess plant sizing
bess safety standards
bess systems
best engineering practices
best practice sharing
best practices development
best programming practices
bestec
beta
better-auth
betting
betting markets
bewertungsmodelle
bex query designer
beyondtrust
bfsi
bfsi credit domain
bfsi domain
bfsi industry
bfsi sector
bgp evpn
bi analytics
bi dashboards
bi platforms
bi publisher
bi reporting tools
bi tooling
bi tools
bi/bw reports
bi/reporting solutions
bian
bian architecture
bias
bias detection
bias for action
bias in machine learning
bias mitigation
bias to action
bias/leakage-awareness
bibliometrics
bicep
bicep templates
bid evaluations
bid slate development
biennial inspections
big 4
big data engineering
big data environments
big data pipelines
big data platforms
big data processing
big data technologies
big picture aware
big query
big-data engines
bigbluebutton
bigdata
bigfix
bigpanda
bigquery ml
bigrock hosting
bigwig
bik.ai
bill payments
billing api
billing architecture
billing disputes
billing engine
billing integration
billing life cycle management
billing module integration
billing operations
billing platforms
billing practices
billing process optimization
billing processes
billing support
billing system
billing tools
billing workflows
bills
bim implementation
bim software
bim solutions
bim tools
binary data processing
binary formats
binders
bio processes
bio-lng
bio-pharmaceutical industry
bioburden test
biochar
biofuel
biofuel technology
bioinformatics databases
biomass energy
biomedical consumables
biomedical data
biomedical signal processing
biomedical waste management
biometric
biometric authentication
biometric authentication systems
biometric systems
biometrics matching
bioperl
biopharma
biopharma platforms
biopharmaceutical
biopharmaceutical industry
biopython
biosignals
biotech industry
biotech manufacturing
biovia cwb
biovia discoverant
biovia eln
biovia lims
biovia materials studio
biovia pipeline pilot
birt reporting
bis 13450
bis standards
bistro
bit bucket
bitbucket pipelines
bitbucket/github deployment
bitc
bitlocker
bitrise
bitwise operations
biw assembly
bizapps
black
black duck
black start
black swan trendscope
blackbaud crm
blackbox testing
blackduck
blackline journal entries
blackrock
blade
blade templating engine
blameless post-mortems
blas
blast analysis
blast resistant design
blasting
bldc systems
ble-based device provisioning
blended finance
bleu
bliss
blob storage
bloc
block flow diagrams
blockchain based payments
blockchain nodes
blockchain platforms
blockchain protocols
blockchain technology
blockly
bloomberg api
bloomberg port
bloomreach exponea
blue
blue collar employees
blue js
blue prism runtime connectivity
blue-green deploys
blue/green deployment strategies
blue/green releases
blueprints
blueprism
bluetooth 5.0
bluetooth low energy
bluetooth tester
bluetooth/ble
blueworks live
blueyonder licensing
bmc chip
bmc control-m
bmc discovery
bmc firmware development
bmc helix discovery
bmc helix itsm
bmc smart reporting
bmc/ami mainview
bmpn
bms air flow diagram
bms control system
bms design
bms equipment layout
bms m gates
bms software
bnetza
bni outreach
board fabrication
board management
board meeting material
board presentations
board support
board support package
board tracker
board-level presentations
board-level testing
body & chassis
body control
body shell integrity
body shop layout
body shop production
boiler burners
boiler inspection
bokeh
bolts
boltz
bom analysis
bom creation
bom review
bond issuance
bonus compliance
book price
booking data analysis
booking experience
booking flows
booking platforms
booking systems
booking/reservation systems
books
boom barriers
boomerang
boomi api management
boomi atmosphere
boomi atoms
boomi atomsphere
boomi flow
boomi integration
boomi molecules
boosting methods
boot framework
boot peripherals
bootloader
bootloader design
bootstrap grid
bootstrap libraries
bootstrap5
bopf
boq analysis
boq preparation
boq-based purchasing
boqs
border management
borewell development
borland turbo c
bos systems
bosh
boss rest apis
bot framework sdk
bot lifecycle management
botium
botpress
boundary value analysis
bourne shell
boutique advisory firms
bow-tie analysis
box foams
box pricing logic
bpcs
bpel
bpem processes
bpm platforms
bpm tools
bpm tools like camunda
bpm workflows
bpml
bpo ecosystem
bpo operations
bpo/operations environment
braintrust
branching
branching & merging
branching strategies
brand advertising
brand aesthetics
brand campaigns
brand consistency
brand consulting
brand content
brand governance frameworks
brand health track
brand narratives
brand partnerships
brand portfolio optimization
brand promotion
brand reputation management
brand safety
brand value celebration
brand visibility
brand voice
branding apis
branding strategy
brava
braze
brd creation
brds
breach management
break aging
breakers
breeze
brevo
brew
brf+
bridge projects
briefing materials
briefs
brightcove
brightedge
broadband services
broadcast
broadcast production
broadcom
broadcom ca nolio
broadcom licensing
broadcom software
broadcom tdm
broker interfaces
broker management
broker network management
broker-dealer operations
brokerage infrastructure
bronze/silver/gold patterns
brown field projects
brownfield projects
browse
browse functionalities
browser apis
browser automation
browser debugging tools
browser dev tools
browser developer tools
browser devtools
browser extensions
browser internals
browser management
browser rendering
browser rendering behavior
browser stack
browser testing
browser-based applications
browser-based automation tools
browserify
brsr reporting
bruno
bscan
bsfns
bsi grundschutz
bsp development
bsps
btp application routing
btp authentication
btp integration
btp security
btp workflow builder
btp-is
bubble
budget allocation
budget and financial analysis
budget coordination
budget enforcement
budget estimation
budget handling
budgeting & forecasting
budgeting & vendor management
budgets
bug bounty programs
bug enhancements
bug fixes
bug fixing
bug tracking tools
bug triage
bugfixing
bugzilla
build & release
build agent
build and deployment pipelines
build and release management
build and release pipelines
build inventory items
build orchestration
build pipelines
build processes
build release engineering
build release engineering tools
build scripts
build strategies
build system
build tooling
build work zone
build-vs-buy analysis
build/deployment pipelines
building by-laws
building codes and regulations
building energy management systems
building energy modeling
building energy systems
building energy use characteristics
building heat load calculation
building industry
building management software
building massing
building materials
building orientation
building physics
building simulation
building systems
buildkite
buildpacks
buildroot
bulk api
bulk data import
bulk insert
bulkhead
bull
bullet train projects
bullion
bullmq
bundl reports
bundling
bunjs
burndown charts
burner management systems
burp suite pro
bus analysers
bus architectures
bus ducts
bus protocols
busbars
business activities management
business activity monitor
business analysis methodologies
business analysis tools
business analytics reporting tools
business analytics tools
business and data solutions
business and industry understanding
business application implementation
business application studio
business applications
business apps
business articulation
business automation
business awareness
business building
business capability models
business case build
business case building
business case definition
business case investigation
business case phase
business case validation
business central architecture
business change
business change management
business complexity
business conduct
business consultancy
business context
business context viewer
business continuity planning tools
business data analytics
business data cloud
business data decisions
business data summarization
business decision making
business development cloud
business development strategies
business disposition
business domain
business domain knowledge
business enabling
business engineering
business excellence
business financials
business focus
business functions
business glossaries
business goals
business growth
business growth recognition
business growth strategies
business immersion
business impact analysis
business impact orientation
business insights
business integration
business intelligence analytics
business intelligence analytics tools
business intelligence dashboards
business intelligence layer
business intelligence software
business judgment
business justification
business kpi reporting
business line management
business logic implementation
business manager configuration
business model analysis
business model construction
business model design
business models
business needs analysis
business opportunities assessment
business outcome models
business outcomes
business overview
business parameters
business partner model
business partner screening
business partners
business partnership
business performance
business performance improvement
business pipeline creation
business plan development
business plan evaluation
business plan validation
business practices
business problem solving
business process consulting
business process controls
business process design
business process development
business process documentation
business process eligibility
business process enhancement
business process excellence
business process execution language
business process modeling language
business process optimization
business process re-engineering
business process review
business process workflows
business readiness
business reports
business requirement document
business requirements analysis
business requirements gathering
business requirements management
business requirements translation
business research
business reviews
business rules
business rules engine
business rules management systems
business services legal
business solutions
business solutions design
business tax services
business transactions
business transitions
business use cases
business value
business value articulation
business value optimization
business warehouse
business warehousing
business workflows
business-aware decision making
business-first thinking
business-kpis
busy
buyer journeys
buyer or target identification
buying channels
buying practices
bw/4hana
bylines
byte arrays
c programming
c shell
c#.net
c&i & e&i projects proposal
c&s engineering
c++ 14/17
c++ programming
c++ programming language
c++/cli
c-arm
c-code
c-level relationships
c/al
c/c++
c4 model
c4isr solutions
ca rally
ca workload automation dseries
cabinetry product development
cable block diagram
cable harness layouts
cable routing
cable schedule
cable size calculation
cable terminations
cable testers
cable tray erection
cable tray layout
cable tray routing
cable tray sizing
cable trench layouts
cables
cabling
cabling solution
cac payback
cache
cache coherence
cache databases
cache-heavy architectures
caches
caching
caching architecture
caching mechanisms
caching strategies
caching systems
caching technologies
cad customization
cad drafting
cad integration
cad software
cad systems
cad tools
cad/cae
cadence
cadence genus
cadence skill
cadquery
cae software
caffe
caffeine
cage expansions
caiso
cakephp
cakewalk sonar
cal3d
calculation engines
calculation manager
calendar
calendar integration
calibration management
calibration matrix
calibration pipelines
calibration practices
calibration reports
calibration routines
calibration systems
calibration tools
calibre
caliper use
call center applications
call monitoring systems
call processing
call routing
call routing design
callas
callbacks
calling services
calling tools
calls-to-action
calypso trading solution
calyx point
camel
camera design
camera hal
camera integrations
camera pipeline
camera sensor
camera sensor integration
camera settings
camera signal processing
camera/video framework
cameras
caml
campaign ads
campaign analytics
campaign architecture
campaign development
campaign monitor
campaign optimization
campaign performance
campaign strategy
campaign testing
camunda 8
camunda bpm
camunda bpmn
camunda bpmn modelling
can data
can data analysis
can-spam
can-spam regulations
can/lin communication
canaries
canary deployment
canary deploys
canarying
cancer research
candidate engagement
candidate feedback
candle
candlestick patterns
canonical ubuntu
canva ai
canva pro
canvas apps
canvas-based map rendering
cap theorem
cap/rap frameworks
capa activities
capa handling
capa implementation
capa implementation software
capa management
capa program
capa systems
capability assessments
capability studies
capability-building
capability-building initiatives
capacitor banks
capacity analysis
capacity building
capacity engineering
capacity forecasting
capacity management
capacity modeling
capacity modelling
capacity monitoring
capacity planning tools
capacity practices
capacity risk identification
capacity utilization factor
capcut
capcut ai
capex
capex and opex estimation
capex evaluation
capex management
capex/opex
capital & wells engineering
capital adequacy
capital administration
capital agenda framework
capital call
capital discipline
capital equipment sales
capital investment analysis
capital investment planning
capital iq pro
capital management
capital market products
capital markets knowledge
capital markets operations
capital markets regulatory compliance
capital markets workflows
capital optimization
capital planning
capital plans
capital projects
capital ratios
capital risk
capital structure analysis
capital structure optimization
capitaline
capl
captain hook
captiva
car ownership
carbon capture
carbon credits
carbon emission reduction
carbon emissions management
carbon finance
carbon footprint analysis
carbon footprint calculation
carbon instruments
carbon management software
carbon reduction
carbon registry standards
card issuing
card lifecycle
card network payment
card switching
card-present transactions
cardiovascular diseases
cards
care delivery
career counselling
career development planning
carla
carrier business rules
carrier grade middleware
carrier grade platform
carrier hap
carrier products
cartographic principles
carve-outs
casandra
casb
casb solutions
case depth evaluation
case design
case laws
case lifecycle
cash
cash accounting
cash advances
cash bonds
cash deployment
cash equity business
cash flow modeling
cash flow visibility
cash forecasting
cash operations
cash securities operations
cashflow projection
cashfree
cast/ bopp film
castings
castor
catalog
catalog governance
catalog items
catalog management
catalyst
catchment management
category analysis
catena-x
catia v5/v6
causal ai
causality regressions
cayenne
cbam
cbasic
cbcp
cbcr
cbos
cbs et transformer
cbse curriculum
cbt/wbt
cbuae
ccaas
ccai
ccai domain
ccar
ccda
cctv hardware
ccus
cdc mechanisms
cdc standards
cdc/rdc
cdd/edd
cdea
cdisc adam
cdisc sdtm
cdisc standards
cdktf
cdm compliance
cdm query syntax
cdms platforms
cdn caching
cdn optimization
cdn strategies
cdps
cds hooks
cds views
cdsco
cduce
ce compliance
ce-mdr
cea standards
cecil
cecl
cedet
cei 0-16
celery
celery beat
cellular
cellular protocols
cellular rf systems
cellular standards
celonis
cement
cement industry
cenelec sil4
cenelec standards
central procurement
central services
centralized computation
centralized logging
centrifuges
centrify
ceph
cert c++
cert-in
cert-in guidelines
cert-manager
certhub cas plugins
certificate authority services
certificate handling
certificate lifecycle
certificate lifecycle automation
certificate lifecycle management
certificate pinning
certificate rotation
certificate-based authentication
certificates
certification ecosystems
certification processes
certification requirements
certification services
certification workflows
certinia
certinia psa
cervisia
cesil
cet developer
ceylon
cfcs
cfd software
cfengine
cfihos
cfml
cfnetwork
cfo requirements
cg linux
cgd industry
cgmp initiatives
cgmp regulations
chai
chain
chain of title
chain of trust
chain-of-thought reasoning
chainlit
challans
challenger market strategies
challenger sales
challenging the status quo
change & release management
change administration
change adoption
change agent
change and improvement management
change and transformation
change compass framework
change control management
change control procedure
change control process
change control records
change data capture
change enablement
change impact analysis
change management plans
change management processes
change order creation
change order implementation
change order submission
change readiness
change significance determinations
change strategy
changeman
changeman/endevor
channel
channel activation
channel attribution
channel budget optimization
channel development
channel expansion
channel partner development
channel partner management
channel performance
channel-to-market structure
chaos mesh
chaos monkey
chaos testing
chapel
chargebacks
chargebee
charging
charity
charm
chart.js
charter parties
charts
chat
chat apis
chat bot
chat interfaces
chat-based interfaces
chatbot architectures
chatbot development
chatbot engineering
chatbot frameworks
chatbot implementation
chatbot integrations
chatbot ui development
chatbots
chatgpt api
chatgpt apis
chatgpt codex
check point firewall
check sheets
checklist
checkmarks
checkmk
checkout flows
checkout systems
checkout ui extensions
checkov
checkpoint
checkstyle
chemical
chemical composition analysis
chemical construction
chemical contract management tool
chemical distribution
chemical dosage calculations
chemical handling regulations
chemical industry
chemical management
chemical operations
chemical process design
chemical process optimization
chemical processes
chemical regulatory frameworks
chemicals strategy
cheque processing
cherrypy
chetna
chi framework
chief development office
chill
chilled water systems
chimera
china studies
chinese governance systems
chip design
chip-8
chisel
chit fund
chlor-alkali
chomski
chp technologies
chroma
chromadb
chromatic
chrome
chrome db
chrome devtools
chrome extensions
chrome tracing
chromium
chronicle
chronograf
chuck
chunked responses
chunking/embedding strategies
churn
churn control
churn/retention drivers
ci classes
ci gates
ci infrastructure
ci pipeline
ci tools
ci-cd process
ci/cd automation
ci/cd best practices
ci/cd concepts
ci/cd deployment
ci/cd implementation
ci/cd integration
ci/cd modernization
ci/cd pipeline design
ci/cd pipeline implementation
ci/cd pipeline integration
ci/cd platform engineering
ci/cd platforms
ci/cd practices
ci/cd principles
ci/cd releases
ci/cd security
ci/cd security controls
ci/cd solutions
ci/cd systems
ci/cd test execution
ci/cd tooling
ci/cd tools
ci/cd workflows
ci/cd yaml pipelines
ci/cd/cv
cia triad
ciam
cic bim protocol 2018
cicd
cicd frameworks
cicd pipeline
cicd platform
cics liberty
cics webservice calls
ciem
cigre standards
cilium
cilk
cinematic music video styles
cips
circle ci
circuit analysis
circuit breaker
circuit debugging
circuit simulation
circuit testers
circuitry analysis
circuits
circular business models
circulars
cis benchmarks
cis checklists
cisco
cisco acs
cisco call manager
cisco call manager express
cisco catalyst
cisco mds
cisco meeting server
cisco network configuration
cisco network troubleshooting
cisco products
cisco routers/switches
cisco routing
cisco security
cisco security solutions
cisco session border controller
cisco systems vpn client
cisco technologies
cisco unified communication manager
cisco viptela
cisco was
cisco wave
cisco wireless
cisco-hyperflex
cisco/mist wireless controllers
cispr standards
citations/grounding
citrix
citrix delivery controllers
citrix license servers
citrix storefront
citrix virtual apps & desktops
citrix xenapp
cityscope
civicrm
civil construction projects
civil site supervision
civil/construction engineering
civil3d
claimcenter
claims
claims adjudication
claims administration
claims lifecycle
claims management systems
claims processing guidelines
claims workflows
claims-based access control
claire
clari
clarification seeking
clarion
clarisights
clarity
clarity of thought
clarizen
clash analysis
class design
class ii devices
class iii devices
class iii medical devices
class managers
class structures
classic autosar
classical ai
classical dynamics
classical ml
classical ml techniques
classification
classification and extraction models
classification systems
classified information handling
classiq's quantum software platform
claude
claude 3.5/4
claude api
claude cowork
claude sonnet
claude sonnet 4.5
clause
clause 49
clay
clay ai
clayagents
clean
clean architecture patterns
clean code development
clean code practices
clean code principles
clean coding
clean coding practices
clean coding principles
clean coding standards
clean communication
clean core
clean core approach
clean energy adoption
clean energy innovation
clean energy sector
clean energy technologies
clean room processes
clean utilities
cleaning and disinfection
cleaning verification
cleanrl
cleanroom concepts
cleanroom environments
cleanroom processes
clear backlogs
clear communication
clear thinking
clear vision system
clearcase
clearcase scm
cleared otc derivatives addendum
clearing
clearing & settlement
clearing applications
clearing systems
clearinghouses
clearml
clerk
clevertap
cli tools
click / conversion modeling
clickhouse
clickpipes
client & server architecture
client advisory
client centricity
client collaboration
client communication
client consultation
client consulting
client coordination
client demand sensing
client development
client due diligence
client engagement
client engineering
client experience & distribution
client facing
client facing experience
client facing role
client handling
client id enforcement
client interaction
client interfacing
client liaison
client lifecycle journeys
client marketing
client middle office
client obsession
client orientation
client partnership
client relations
client relationship building
client relationships
client reporting
client requirement capturing
client requirements
client requirements analysis
client requirements capture
client research
client retention analytics
client scripts
client service skills
client servicing
client shared library
client strategy
client success
client training
client-based testing
client-facing skills
client-focused communication
client-focused environment
client-focused mindset
client-focused projects
client-server boundaries
client-server communication
client-server interactions
client-server systems
client-side customization
client-side frameworks
client-side technologies
client-specific validation services
client/server
client/server applications
client/server support
climate
climate & energy
climate action
climate action planning
climate action tracker
climate challenges
climate change
climate finance
climate fintech
climate hazard modelling
climate legislation
climate mitigation
climate modelling platforms
climate negotiations
climate physics
climate risk
climate risk assessment
climate risk metrics
climate services
climate solutions
climate strategy
climate tech
climate-impact use cases
climate-model emulators
climate-smart agriculture finance
cline
clinical
clinical ai
clinical applications
clinical care
clinical data
clinical data services
clinical database technology
clinical development phases
clinical development processes
clinical drug development
clinical environments
clinical images
clinical it infrastructures
clinical operations
clinical programming
clinical research regulations
clinical risk
clinical risk assessment
clinical supply chain operations
clinical systems
clinical trial management
clinical trial methodologies
clinical trial oversight
clinical validation
clinical workflow
clion
clipper
clisp
clist
clm platforms
clm-kyc
clo equity
clock management
clock tree specification
clocks
clos
close-ended funds
closed molding processes
closing
closing techniques
closures
cloud & devops
cloud & devops leadership
cloud agnostic
cloud ai
cloud ai platforms
cloud ai services
cloud analytics
cloud and saas platforms
cloud apis
cloud application deployment
cloud application programming model
cloud armor
cloud assessments
cloud automation tools
cloud azure
cloud based architecture
cloud based implementations
cloud based services
cloud build
cloud certifications
cloud cli
cloud communication platforms
cloud compliance
cloud components
cloud composer
cloud computing platforms
cloud computing tools
cloud concepts
cloud connector
cloud consulting
cloud contact center software
cloud control api
cloud control planes
cloud cost governance
cloud cost reduction
cloud crm solutions
cloud data center
cloud data ecosystems
cloud data engineering
cloud data environments
cloud data platforms
cloud data security
cloud data services
cloud data warehouse
cloud database platforms
cloud databases
cloud datastores
cloud db
cloud delivery
cloud deployment
cloud deployment basics
cloud deployment manager
cloud development practices
cloud dlp
cloud dns
cloud ecosystems
cloud edge software
cloud environment
cloud erps
cloud etl pipeline
cloud first
cloud formation
cloud front
cloud functions
cloud functions v2
cloud gaming
cloud gis
cloud hosted applications
cloud hr
cloud hyperscalers
cloud iam
cloud implementation
cloud industry
cloud infra
cloud infrastructure deployment
cloud infrastructure design
cloud infrastructure engineering
cloud infrastructure fundamentals
cloud infrastructure management
cloud infrastructure operations
cloud integration
cloud integration security
cloud interconnect
cloud load balancing
cloud logging
cloud logs
cloud marketplaces
cloud message apis
cloud messaging
cloud migration strategy & execution
cloud migration testing
cloud mindset
cloud monitoring
cloud monitoring tools
cloud native and containers
cloud native application development
cloud native applications
cloud native apps
cloud native architecture
cloud native development
cloud native frameworks
cloud native paradigms
cloud native saas
cloud native services
cloud native solutions
cloud native technologies
cloud network architectures
cloud networking
cloud operation processes
cloud optimisation
cloud performance tuning
cloud platform engineering
cloud platform enterprise agreement
cloud platform integration
cloud platform services
cloud platforms and services
cloud platforms architecture
cloud procurement
cloud products
cloud program development
cloud providers
cloud pub/sub
cloud readiness
cloud reliability
cloud resources
cloud resources management
cloud revenue
cloud roi
cloud run
cloud saas
cloud scalability
cloud sdk
cloud security basics
cloud security best practices
cloud security controls
cloud security frameworks
cloud security fundamentals
cloud server
cloud server integration
cloud service provider technologies
cloud service providers
cloud software
cloud software operations
cloud solution design & architecture
cloud solutions
cloud solutions design
cloud sql
cloud structures
cloud support
cloud support processes
cloud systems
cloud tech
cloud technology
cloud telephony
cloud telephony platforms
cloud tools
cloud trail
cloud transitions
cloud vapt
cloud vulnerability assessment
cloud watch
cloud workloads
cloud-architektur
cloud-based application development
cloud-based applications
cloud-based data architecture
cloud-based data operations
cloud-based data platforms
cloud-based data solutions
cloud-based deployments
cloud-based development
cloud-based environment
cloud-based fleet management
cloud-based ml pipelines
cloud-based monitoring
cloud-based paas
cloud-based platforms
cloud-based projects
cloud-based saas
cloud-based security models
cloud-based software engineering
cloud-based solutions
cloud-based systems
cloud-based technologies
cloud-based testing
cloud-based tools
cloud-connected platforms
cloud-first approach
cloud-hosted apis
cloud-hosted environments
cloud-infrastruktur
cloud-infrastrukturen
cloud-init
cloud-native ai tools
cloud-native architectural patterns
cloud-native compose
cloud-native concepts
cloud-native considerations
cloud-native data solutions
cloud-native delivery
cloud-native deployment
cloud-native design
cloud-native design patterns
cloud-native devops
cloud-native engineering
cloud-native environment
cloud-native microservices
cloud-native monitoring
cloud-native operations
cloud-native paas hosting
cloud-native patterns
cloud-native platform services
cloud-native platforms
cloud-native principles
cloud-native security
cloud-native service development
cloud-native setups
cloud-native skills
cloud-native software development
cloud-native software engineering
cloud-native systems
cloud-native tools
cloud-native transitions
cloud-ready applications
cloud/saas applications
cloud/vps environments
cloudbees ci
cloudera
cloudera impala
cloudevents
cloudflare page rules
cloudflare waf
cloudformation template
cloudfront
cloudfunctions
cloudhealth
cloudhub 2.0
cloudops
cloudpay
cloudsql
cloudstack
cloudstreams
cloudtrail
cloudwatch alarms
cloudwatch events
cloveretl
clra
cluster api
cluster module
cluster networking
clusters
cmake
cmaq
cmdb
cmdb architecture
cmdb governance
cmdb lifecycle management
cmdb management
cmdb systems
cmm equipment
cmm machine
cmm process improvement
cmmn
cmo management
cmos
cms customization
cms development
cms exec
cms management
cms platforms
cms tools
cms-9115-f
cmvr certification
cnapp
cnc administration
cnc programming languages
cnc systems
co-marketing initiatives
co-model solutions
co-model solutions tools
co-packing models
co-pilot
co-star
co2 certificate management
co2 certificate procurement
co2 certificates
co2 compensation
coa preparation
coachability
coaching and feedback
coaching and mentoring
coaching junior analysts
coaching workflows
coal fired power plants
coal handling
coap
coating
coating industry
coating process development
coating types
cobertura
cobots
cockpit
cockroachdb
cocos
coda
codal provisions
code analysis
code analysis tools
code assistants
code automation
code best practices
code composer studio
code debugging
code deployment
code deployment process
code development
code documentation
code documentation standards
code error-free verification
code generation techniques
code generation tools
code graphs
code igniter
code libraries
code linters
code management
code metrics
code modernization
code obfuscation
code on wages
code optimization
code optimization techniques
code profiling
code quality
code quality assurance
code quality best practices
code quality practices
code quality scanning
code quality tools
code quality-checking tools
code release
code repository best practices
code review & validation
code review processes
code samples
code scanning
code search
code splitting
code support
code understanding
code versioning
code versioning tools
code-gen loops
code-portierung und optimierung
codebase health
codebase migration
codeberg
codebuild
codec standards
codecommit
codegpt
codeignator
codeium
codemagic
codenarc
codepipeline
codepush
coder
coderabbit
codes and standards
codes of practice
codesynthesis xsd/e
codesys ladder logic
codewarrior
codex
coding assistant technologies
coding best practices
coding hygiene
coding modularity
coding practices
coding/scripting languages
codium
codium/codiumai
codiumai
coffee
coffeescript
cognigy
cognite data fusion
cognitive
cognitive search
cognitive services
cognitive test workflows
cognitive/ai platforms
cognito
cohere
cohesity
cohort tracking
cohort-based strategies
cohorts
cola
colab
cold emailing
cold outreach tools
coldc
coldfusion
coldfusion markup language
coldfusion on wheels
collaboration & leadership
collaboration & monitoring
collaboration and partnership building
collaboration apps
collaboration automation
collaboration best practices
collaboration capacity planning
collaboration compliance
collaboration continuous improvement
collaboration engineering
collaboration features
collaboration governance
collaboration governance frameworks
collaboration incident response
collaboration integration
collaboration management
collaboration platforms
collaboration process improvement
collaboration service delivery
collaboration skills
collaboration solutions
collaboration support
collaboration technologies
collaboration tools
collaboration training
collaboration vendor performance
collaboration with functional teams
collaborative
collaborative & supportive
collaborative approach
collaborative autonomy
collaborative coding tools
collaborative development
collaborative development practices
collaborative environment
collaborative leadership
collaborative mindset
collaborative networking
collaborative problem solving
collaborative skills
collaborative work
collaborative working style
collateral creation
collateral risk assessment
collections processes
collibra dic
collibra dq
color models
color systems
colour chemistry
column store databases
column-family databases
columnar database
columnar db
columnar storage
comal
combine
combined programming language
combustion design
combustion technology
comex
comfort operating in ambiguity
comfort system
comfort with ambiguity
comfort with responsibility
comfort with uncertainty
comit
command and control systems
command center design
command line
command query responsibility segregation
command-line operations
commerce cloud
commerce solutions
commercetools
commercial & investment banking
commercial analysis
commercial analytics
commercial and technical awareness
commercial assessments
commercial banking products
commercial claims
commercial controls
commercial credit
commercial data warehouse
commercial datasets
commercial developments
commercial drivers
commercial due diligence
commercial elements
commercial excellence
commercial financing facilities
commercial forecasting
commercial governance
commercial insight
commercial interior
commercial judgement
commercial knowledge
commercial lighting
commercial lines insurance
commercial modeling
commercial models
commercial operations
commercial outcomes
commercial problems
commercial processes
commercial projects
commercial proposal drafting
commercial proposals
commercial risks
commercial sales
commercial security standards
commercial site plans
commercial skill
commercial solar solutions
commercial spends
commercial structures
commercial structuring
commercial teams
commercial terms and conditions
commercial thinking
commercial understanding
commercial vehicle technology
commercial viability
commercial/marketing
commercialization processes
commission calculation
commission engines
commissioning plans
commitment
commitment to code quality
commitment to continuous learning
commitment to excellence
commitment to quality
commitment to safety
commitment-based funds
committee management
commodities
commodities fundamentals
commodities industry
commodities pricing content
commodities trading
commodity codes
commodity markets
commodity trading risk management
commodity value chain
common alerting protocol
common criteria
common intermediate language
common lisp
communicates effectively
communication and collaboration
communication engineering
communication interfaces
communication modernization
communication networks
communication protocols
communication strategy
communication systems
communication technology
communities
community cloud
communityviz
compactdaq
compaction
companies act
companies act 2013
companies act compliance
companies act regulations
company analysis
company mapping
company policies
company procedures
company profiling
company safety protocols
company valuation techniques
company-specific due diligence
company/industry analysis
company/m&a screening
comparable multiples
comparables
comparative statements
compass
compatibility
compelling stories
compensation
compensation adjustments
compensation advisory
compensation banding
compensation practices
compensation processes
compensation review
compensation structuring
compensation systems
competency matrices
competition intelligence
competitive
competitive advantage
competitive assessment
competitive benchmarking
competitive dialogue
competitive dynamics
competitive exams
competitive intelligence platforms
competitive landscape analysis
competitive landscapes
competitive mapping
competitive positioning
competitive strategy
competitor activities
competitor benchmarking
competitor content analysis
competitor intelligence
competitor offerings
competitor pricing
competitor tracking
competitor vehicle analysis
compiler
compiler engineering
compiler infrastructure
compiling
completion
complex application ecosystems
complex business needs assessment
complex business requirements
complex data sources
complex database logic
complex debugging
complex distributed systems
complex filtering
complex interfaces
complex middleware applications
complex pricing models
complex problem solving
complex software landscapes
complex software systems
complex system architectures
complex systems engineering
complex technical design issues
complexity analysis
complexity estimation
complexity management
complexity navigation
compliance & ethics investigations
compliance & safety standards
compliance alignment
compliance and regulations
compliance and regulatory requirements
compliance apis
compliance artifacts
compliance automation
compliance awareness
compliance calendar
compliance checks
compliance constraints
compliance controls
compliance dashboards
compliance documentation
compliance enforcement
compliance focus
compliance framework
compliance guardrails
compliance guidelines
compliance in financial services
compliance infrastructure
compliance investigations
compliance knowledge
compliance management software
compliance metrics
compliance mindset
compliance orientation
compliance policies
compliance practices
compliance procedures
compliance processes
compliance regulations
compliance services
compliance software
compliance software connectivity
compliance standards
compliance systems
compliance tracking
compliance workflows
compliance-aware environments
compliance-aware system design
compliance-driven attitude
compliance-driven environments
compliance-driven systems
compliance-grade data systems
compliance-heavy systems
compliance-oriented design
component architecture
component design patterns
component documentation
component integration
component interface
component module assembly
component pascal
component reusability
component selection
component sizing
component testing
component testing tools
component-based architecture
component-based design
component-based ui development
component-driven architecture
component-driven development
components
composable commerce
composable digital experiences
composer
composition
composition api
compounding plant operations
comprehension
comprehensive meta-analysis
comprehensive testing
compression
comptia
computational algorithms
computational data
computational science
compute
compute & networking
compute and container deployment
compute engine
compute infrastructure
compute optimization
compute os
compute performance
compute performance optimization
compute resources
compute-intensive environments
computer applications development
computer network concepts
computer networking concepts
computer networks
computer organization and architectures
computer peripherals
computer science fundamentals
computer software
computer system architecture
computer technology
computer vision technologies
computer-assisted design software
computerised system validation
computers
computing
concept development
concept drift
conceptual skills
conceptual understanding
conceptualisation
concern resolution
concert api
concession
concession agreements
concord
concordion
concourse
concourse ci
concrete construction
concrete structures
concurrency models
concurrency scenarios
concurrency/performance
concurrent code
concurrent.futures
conda
conditional access
conditional logic
conduct risk solutions
conducting discovery
conference call training
conference room solutions
conference talks
conferences
conferences and events
confidence
confidence estimation
confidential systems
config
config mgmt
config server
configuration analysis
configuration data
configuration diagrams
configuration experience
configuration governance
configuration management frameworks
configuration management tools
configuration manuals
configuration-as-code
configurations
confirmations
conflict minerals compliance
conflict-resolution skills
conformer
conftest
conman
connect direct
connected apps
connected capital solutions
connected capital technologies
connected enterprise
connected systems
connected vehicle systems
connected vehicles
connected worker platform
connected/ev/autonomous vehicles
connectivity
connectivity domain
connectivity problems
connectivity technologies
connector design
connectors
connectwise automate
connectwise manage
consensus building
consensus driving
consent management
consequence analysis
conservation
consistency
consistent metrics
console
consolidation processes
constant contact
constraint handling rules
constraint-based planning
constraints
construction & real estate
construction automation
construction chemicals
construction commodities
construction consultancy
construction costs
construction engineering processes
construction equipment financing
construction health and safety
construction innovation
construction materials
construction methodology
construction methods
construction oversight
construction practices
construction processes
construction project controls
construction project progress updates
construction projects
construction regulations
construction safety practices
construction safety regulations
construction safety standards
construction technology
constructive debate
constructiveness
consul
consult
consultancy
consultant coordination
consultation
consultative advising
consultative approach
consultative mindset
consultative research
consultative skills
consultative solutioning
consulting background
consulting competence
consulting mindset
consulting skills
consulting to financial services
consulting tools
consulting/implementation
consumer
consumer activation
consumer ai
consumer and asset finance
consumer applications
consumer apps
consumer behavior
consumer durable goods business
consumer durables
consumer electronics
consumer financial services
consumer goods
consumer goods cloud
consumer goods industry
consumer health
consumer internet
consumer loans
consumer market trends
consumer navigation
consumer navigation app ecosystem
consumer operations
consumer packaged goods
consumer personas
consumer platforms
consumer products
consumer sectors
consumer tech
consumer-facing applications
consumer-facing business domains
consumer-facing platforms
consumer-facing products
consumption
consumption based planning
consumption-based pricing
contact builder
contact center analytics
contact center operations
contact center platform
contact center solutions
contact center technologies
contact centre operations
contact centre transformation
contact flow
contact management
contact management systems
contactor
contacts
container apps
container architectures
container as a service
container based applications
container based deployments
container basics
container deployments
container environments
container image pipelines
container infrastructure
container instances
container log management
container orchestration tools
container platform clusters
container platforms
container processes
container registries
container runtime
container runtime engines
container runtime security
container scaling
container scanning
container security architecture
container signing
container tags
container virtualisierung
container-based development practices
container-based workloads
containerisation technologies
containerisierung
containerization & orchestration
containerization technologies
containerization tools
containerized ai services
containerized applications
containerized architecture
containerized deployments
containerized environments
containerized ess
containerized workloads
containment strategy
contaminant transport
contemporary ides
content analytics
content architecture
content automation
content briefs
content builder
content delivery
content enablement
content generation
content ideation
content ingestion
content mapping
content moderation
content operations
content optimization
content performance tracking
content platforms
content proofreading
content protection
content review
content safety
content safety boundaries
content script isolation
content storage infrastructure
content summarization
content systems
content trends
content writing
content-driven websites
content/action safety boundaries
contentlayer
contentstack
context api
context engineering
context grounding methodologies
context handling
context management
context optimization
context propagation
context retrieval
context switching
context-aware automation
contextual bandit algorithms
contextual targeting
contingency analysis
contingent workforce processes
continue
continuing education and training
continuity testing
continuous backups
continuous delivery and integration
continuous deployment practices
continuous deployment tools
continuous development
continuous feedback
continuous improvement frameworks
continuous improvement methodologies
continuous improvement mindset
continuous improvement orientation
continuous improvement tools
continuous integration & delivery
continuous integration and delivery
continuous integration and deployment
continuous integration tools
continuous operations
continuous process improvement
continuous security
continuous testing
continuous validation
contour
contour maps
contour tester
contract & compliance
contract & integration testing
contract audits
contract closing
contract design
contract governance
contract milestones
contract structuring
contract types
contracting
contracting strategy
contracting structures
contractor auditing
contractor claims
contractor performance monitoring
contractor screening
contracts
contractual adherence
contractual clarifications
contractual discussions
contractual interpretations
contractual queries
contractual risks
contrastive learning
contribution & operating margins
control
control & relay panels
control and estimation techniques
control and protection
control components
control deficiencies
control design analysis
control evidence
control frameworks
control instrumentation
control interfaces
control inventories
control logic
control logics
control logix
control loop code
control m
control narratives
control panel
control panel layouts
control philosophies
control planes
control rationalization
control room
control schematics
control standards
control systems & acquisition systems
control testing processes
control tower
control validation
control-m enterprise manager
control-m infrastructure monitoring
control4
controlled rollouts
controlled workflows
controller
controller runtime
controlling processes
controlm
controls and compliance
controls assurance
controls transformation
convenience pricing
converge
converged facility technology systems
convergent actions
conversation ai
conversation design
conversation guidance
conversation intelligence
conversation orchestration
conversational ai systems
conversational ai tools
conversational apis
conversational bi
conversational chatbot development
conversational experiences
conversational interfaces
conversational platforms
conversational search
conversational subflows
conversational systems
conversational ux
conversion design
conversion flows
conversion funnel optimization
conversion funnels
conversion metrics
conversion rates
conversion rates analysis
conversion-focused design
convertibles
convex
conveyors
convincing
convolutions
cookies
cool
cooling equipment
cooling infrastructure
cooling tower design
coordinate frames
coordination & stakeholder management
coordination skills
coordination with agencies
copa
copado
copado robotic testing
copc
copilot
copilot agents
copilot in power apps
copilot studio
coral 66
coral draw
coralogix
cordell connect
core ai platform
core animation
core architecture
core asset reuse
core audio
core banking systems
core bsp
core c#
core connector
core data
core engineering infrastructure tools
core hr
core js concepts
core manufacturing processes
core network
core php
core python
core routing and switching
core value dossier
core web vitals optimization
coreboot
corel painter
corel paradox
corel photo-paint
corel ventura
corelocation
coreos
corep reporting
corn
cornerstone3d
coroutines
coroutines/flows
corporate & investment banking
corporate audit
corporate banking products
corporate bonds
corporate card administration
corporate decarbonisation
corporate due diligence
corporate environmental performance
corporate gifting
corporate governance frameworks
corporate markets
corporate networking
corporate planning
corporate relations
corporate relationship management
corporate risk
corporate safety management
corporate structures
corporate taxation
corporate travel
corporate venture capital
corporate workplace design
corrective action reports
corrective action request management
corrective rag
corrective/preventive actions
correctness
corrigo
corrosion evaluations
corrosion knowledge
corrosion resistance properties
cors
cortex
cortex-a
corva
corvision
cosmetic formulations
cosmetic industry
cosmodb
cosmos
cosmos db graph
cosmosdb
cost allocations
cost and budget handling
cost audit
cost avoidance
cost breakdown analysis
cost breakdown structure
cost budgeting
cost budgets
cost center controlling
cost centers
cost control tools
cost controlling
cost discipline
cost efficiency
cost estimates
cost evaluation
cost governance
cost improvement
cost levers
cost management systems
cost modeling
cost modelling
cost monitoring
cost negotiation
cost of goods analysis
cost optimisation
cost optimization tools
cost reduction initiatives
cost reporting
cost savings initiatives
cost structure
cost summaries
cost tracking
cost transparency
cost-efficiency analyses
cost-of-service studies
cost-oriented thinking
cost-x
cost/latency monitoring
cost/performance trade-offs
costing
costing structure
cots products
couchdb
counter terrorist financing
counterfactual modelling
counterparty credit risk
county environmental laws
courier / shipping api integration
courier services
covenant analysis
covenant testing
coverage
coverage closure
coverage planning
coverage.py
covesa
cowsel
cp plus
cp-cpk analysis
cp/cpk
cp/r industry
cp2k
cpaas
cpg commercial framework
cpg industry
cpi integrations
cpld
cpptest
cppunit
cpu architecture
cpu frequency governors
cpu power management
cpu utilization analysis
cpu validation
cpu/gpu capacity
cpu/soc validation
cpwd
cpwd standards
cpwd/morth specifications
cqrs
cqrs patterns
cr/dr products
craft excellence
craftsmanship
crane electricals
crane manufacturing
crane systems
crash debugging
crash recovery
crash reporting
cratedb
crawling
crds
creative briefs
creative collaboration
creative drive
creative effectiveness
creative execution
creative leadership
creative services
creative sourcing
creative visualization
credential management
credibility building
credit
credit & collections
credit agreements
credit analytics
credit applications
credit appraisal
credit appraisal processes
credit bureau data
credit bureau/cibil
credit bureaus
credit card exposure
credit card payment systems
credit decisioning
credit default swaps
credit experience
credit insurance
credit knowledge
credit limits
credit memo underwriting
credit metrics
credit modeling
credit monitoring
credit notes
credit opinion reporting
credit policies
credit policy rules
credit portfolio management
credit proposals
credit rating
credit rating agencies
credit rating assessment
credit rating models
credit reporting
credit research
credit risk analytics
credit risk assessment
credit risk mitigation
credit risk model
credit risk principles
credit scorecards
credit scoring
credit screening
credit solutions
credit spread analysis
creo direct
creo parametric
crestron home
crestron toolbox
crew ai
crewai
crf collection
crf tracking
cricket
crime deterrent programs
crimping tools
crisp-dm
critical analysis
critical infrastructure
critical minerals
critical path analysis
critical path management
critical process parameters
critical quality attributes
critical raw materials
critical reasoning
critical systems
crl/ocsp
crm administration
crm analytics
crm architecture
crm business processes
crm customization
crm dashboards
crm data & account maintenance
crm data processing
crm development
crm implementation
crm integration
crm management
crm platforms
crm projects
crm solutions
crm tools
crm updates
crm/erp api
cron
cron jobs
crop nutrients
cross attention
cross border technology
cross browser compatibility
cross browser testing
cross channel marketing
cross domain knowledge
cross functional connectivity
cross functional coordination
cross os development
cross product integration
cross-border ecommerce
cross-border fulfillment networks
cross-border payments
cross-border taxation
cross-border team collaboration
cross-border teams
cross-border transactions
cross-browser compatibility testing
cross-browser support
cross-compilation
cross-cultural awareness
cross-cultural business
cross-cultural collaboration
cross-cultural competence
cross-cultural operations
cross-departmental automation
cross-device testing
cross-dock fulfillment
cross-domain capabilities
cross-domain thinking
cross-encoders
cross-function co-ordination
cross-functional alignment
cross-functional communication
cross-functional data integration
cross-functional delivery
cross-functional interaction
cross-functional leadership
cross-functional management
cross-functional project coordination
cross-functional projects
cross-functional support
cross-functional team collaboration
cross-functional team management
cross-functional teamwork
cross-functional thinking
cross-functional transformation programs
cross-functional work
cross-group collaboration
cross-organizational collaboration
cross-platform apps
cross-platform automation
cross-platform compatibility
cross-platform data mapping
cross-platform development
cross-platform game development
cross-platform mobile development
cross-platform optimization
cross-platform projects
cross-platform scalability
cross-platform software design
cross-platform systems
cross-platform technologies
cross-platform testing
cross-region replication
cross-system processes
cross-talk noise
cross-team communication
cross-team dependencies
cross-technology infrastructure
cross-training
crossplane
crosstabs
crucible
crud
crud operations
crude & products trading
crude and refined products
cruisecontrol
crunchbase
cryo-em
crypto
crypto systems
crypto++
crypto-enabled systems
cryptocurrency markets
cryptographic acceleration
cryptographic fundamentals
cryptographic implementations
cs filings
csdm
csdm 4.0
csm communities
csom
csound
csp basics
cspm
cspm/cnapp
csr projects
csrf
csrf protection
css modules
css pre-processors
css-in-js
css/scss
csv deliverables
csv/csa
ct architecture
ct system
ctc++
cti apis
cti integration
cti platforms
cto collaboration
ctrl m
ctrm
ctv advertising
cube.js
cubicle design
cuckoo sandbox
cucumber studio
cultural competence
cultural marketing
cultural transformation
culture agility
culture building
culture setting
culture shaping
curated events
curing systems
curl
currencies
currency translation
curriculum frameworks
curry
cursor
cursor ai
cursor ai ide
cursor ide
custodians
custody
custody applications
custom agent execution policies
custom apis
custom app development
custom application development
custom business solutions
custom ci/cd pipeline
custom connectors
custom decorators
custom digital platforms
custom fine-tuning services
custom function programming
custom logic
custom metadata
custom objects
custom orchestration
custom pages
custom products
custom reports
custom settings
custom shopify apps
custom silicon
custom software development
custom software solutions
custom solution development
custom wordpress development
custom workflows
customer 360/profiling
customer acquisition costs analysis
customer and vendor contracts
customer approvals
customer assessment
customer behavior analysis
customer behaviour
customer centricity
customer certificates
customer co-creation
customer collaboration
customer collateral
customer collateral development
customer commitments
customer communication
customer communication management
customer community / experience cloud
customer complaint handling
customer complaints investigations
customer conversion
customer coordination
customer data
customer data flow
customer data platform
customer data solutions
customer databases
customer discovery
customer discussions
customer driven
customer education
customer empathy
customer engagement
customer environment analysis
customer escalation
customer expectations
customer experience assurance
customer feedback analysis
customer feedback collection
customer feedback management
customer growth
customer guidelines
customer handling
customer handling process
customer health scoring
customer impact
customer implementation
customer insight
customer interaction
customer interaction and communication
customer interaction quality
customer interface
customer intimacy
customer issue analysis
customer journey analytics
customer journey tracking
customer kpis
customer lifecycle
customer lifetime value
customer needs
customer needs analysis
customer needs assessment
customer needs interpretation
customer needs translation
customer obsession
customer operations
customer outcomes
customer pain points
customer payment behaviour
customer portals
customer preferences
customer project development
customer quality audits
customer quality issues
customer relations
customer relationship development
customer representation
customer requirements
customer research
customer risk categorization
customer satisfaction analysis
customer service orientation
customer service quality programs
customer service software
customer servicing platforms
customer solutions
customer strategy
customer success focus
customer success operations
customer success platforms
customer support model
customer support software
customer ticketing systems
customer transactional data
customer value
customer value journey
customer visits
customer workflows
customer workload management
customer-centric approach
customer-centric behavior
customer-centric design
customer-centric mindset
customer-centric perspective
customer-centric problem solving
customer-centric product development
customer-centric solutions
customer-centric thinking
customer-centric transformation
customer-facing
customer-facing applications
customer-facing industry engagements
customer-facing roles
customer-facing settings
customer-facing skills
customer-first approach
customer-first mentality
customer-first mindset
customer-first thinking
customer-focused mindset
customer-oriented thinking
customer-specific integrations
customer/partner interviews
customer/product/application development
customer/vendor reconciliations
customisation
customization
customizing
customs
customs administration
customs document publishing
customs duty
customs processes
customs valuation
cutover activities
cutting tools and fluids
cutting-edge ai capabilities
cvss
cvss scoring
cwe/sans top 25
cweb
cwpp
cx ai
cx operations
cx tools
cxml
cxo-level engagement
cyara automation
cyara platform
cyber kill chain
cyber security
cyber security solutions
cyber threats
cyber-hardened architecture
cyberark pam
cyberchef
cyberhaven
cybersecurity & risk management
cybersecurity controls
cybersecurity frameworks
cybersecurity management
cybersecurity measures
cybersecurity principles
cybersecurity software
cybersecurity standards
cybersecurity testing
cybersecurity threats
cybersecurity tools
cybersecurity vulnerabilities
cyclone
cyclonedx
cycode
cygwin
cypher
cython
cytoscape
d-bus
d-id
d2c models
d2c platforms
d5 render
dach market
dagger
dagger/hilt
daily project coordination
daily project status coordination
daily standups
dairy
dall-e
dam metadata
dams asset ingestion
dane
daphne
dapper
dapper orm
daptiv ppm
dark deployment
darwin information typing architecture
das u-boot
dasd
dash
dash python
dash/hls protocols
dashboard and observability
dashboard applications
dashboard building
dashboard components
dashboard configuration
dashboard creation
dashboard creation tools
dashboard frameworks
dashboard generation
dashboard implementation
dashboard management
dashboard reporting
dashboard tools
dashboarding tools
dask
dasl
data & ai
data & analytics products
data & ml integration
data access governance
data access management
data access tiers
data accessibility
data acquisition equipment
data acquisition software
data acquisition systems
data action
data aggregation
data analysis and interpretation
data analysis software
data analysis tools
data analyst
data analytics ai platforms
data analytics applications
data analytics software
data analytics tools
data analytics workflows
data and ai
data and ai solutions
data and ai strategy
data and analytics engineering
data and metrics analysis
data annotation systems
data annotation tools
data anonymization
data apis
data architecture patterns
data archiving
data assistants
data assurance
data audits
data augmentation
data automation
data backup tools
data base procedures
data brick
data buffering
data business analysis
data cataloging
data categorization
data center deployment
data center development
data center electrical requirements
data center engineering
data center health scorecards
data center infrastructure
data center interconnects
data center management
data center market platforms
data center modernization
data center networking
data center networks
data center projects
data center strategy programs
data center technologies
data center workloads
data centralization
data centre design
data centre projects
data centre technologies
data certification
data cleanup
data cloud
data cloud platforms
data collaboration
data collation
data communication
data completeness
data compliance
data components
data configuration
data connections
data connectivity
data consistency models
data consolidation
data consumption
data contracts
data control & assurance
data control reports
data control systems
data controls
data correctness
data creation tools
data dashboards
data delivery optimization
data democratization
data design
data design optimization
data discrepancies
data documentation
data drift
data driven decision making
data driven innovation
data driven qa
data ecosystems
data engagement
data engineering tools
data enrichment
data enrichment approaches
data enrichment tools
data entities
data evaluation
data exchange mechanisms
data exchange patterns
data exchange patterns tools
data exploration
data extensions
data extraction
data extraction tools
data factory
data feeds
data fetching
data flow
data flow diagrams
data flow mappings
data fluency
data forecasting
data format analysis
data format description language
data formats
data formatting
data frames
data freshness
data function
data gap analysis
data gaps
data gathering
data governance basics
data governance tools
data graph capabilities
data handling
data handling practices
data harmonization
data hygiene
data imputation
data in motion
data indexing
data industry
data ingestion flows
data ingestion pipelines
data insights
data instrumentation
data integration frameworks
data integration pipelines
data integration strategies
data integration tools
data integrity principles
data integrity software
data interoperability
data interpretation
data investigation
data issues
data labeling industry
data labeling infrastructure
data lake architectures
data lake design
data lake frameworks
data lake solutions
data lake storage gen2
data lakehouse architectures
data landscapes
data language interface
data leakage prevention
data lifecycle
data lifecycle management
data lineage tools
data lineage tracking
data linking
data loader
data loading
data loads
data management best practices
data management tools
data mappings
data markup
data mart tools
data marts
data masons
data matching
data migration scripts
data migration testing
data migration tools
data model governance
data model optimization
data modeling tools
data modelling techniques
data modernisation
data modernization
data monetisation
data monitor
data monitoring
data movement strategy
data object definitions
data observability
data onboarding
data operations
data ops
data orchestration tools
data organization
data pages
data partnerships
data performance strategies
data persistence
data pipeline architecture
data pipeline design
data pipeline engineering
data pipeline orchestration
data pipeline orchestration tools
data pipeline tooling
data pipeline tools
data pipelining
data platform
data platform automation
data platform development
data platform engineering
data platform implementation
data platform integration
data policies
data prep
data privacy guidelines
data privacy policies
data privacy regulations
data process flows
data processing frameworks
data processing pipelines
data processing tools
data processing workflows
data product architecture
data product governance
data product management
data protection regulations
data protection requirements
data protection standards
data protocol
data provenance
data quality analysis
data quality and governance
data quality assurance
data quality checks
data quality control
data quality dashboard
data quality engineering
data quality framework
data quality great expectations
data quality kpis
data quality monitoring
data quality practices
data quality processes
data quality remediation
data quality rules
data quality standardization
data quality standards
data quality testing
data quality tools
data querying
data querying tools
data reconciliation
data refresh failures
data reliability
data replication
data research
data residency
data residency regulations
data resilience
data restore
data review
data risk
data scalability
data scaling
data schemas
data science frameworks
data science fundamentals
data science platforms
data science techniques
data science tooling
data science tools
data security and compliance
data security controls
data security measures
data security policies
data serialization
data service management
data service provider platforms
data services
data sets
data sheets
data solutions
data source identification
data sources
data sourcing
data sovereignty
data sovereignty laws
data stack tools
data stacks
data standardisation
data standards
data statistics
data storage architectures
data storage engines
data storage options
data storage solutions
data storage systems
data stores
data streaming platforms
data structures & algorithms
data structuring
data studio
data summarization
data syncs
data systems
data tagging
data targeting
data technologies
data telemetry
data testing
data timeliness
data tools
data tracking
data transformation
data transformation pipelines
data transformation workflows
data trust
data validation manual
data validation techniques
data vault modeling
data versioning
data visualization libraries
data visualization platforms
data visualization techniques
data visualization tools
data warehouse architecture
data warehouse concepts
data warehouse design
data warehouse principals
data warehouse technologies
data warehouse tools
data warehousing concepts
data workflow
data workshops
data wrangling tools
data-as-a-service
data-centric environments
data-driven
data-driven analyses
data-driven analysis
data-driven analytics solutions
data-driven applications
data-driven architecture
data-driven automation
data-driven decision automation
data-driven decision intelligence
data-driven decisions
data-driven design
data-driven development
data-driven digital ecosystems
data-driven industries
data-driven insights
data-driven investigative tools
data-driven marketing
data-driven markets
data-driven methodologies
data-driven mindset
data-driven music projects
data-driven operations
data-driven organization
data-driven problem solving
data-driven processes
data-driven product development
data-driven products
data-driven quality insights
data-driven recommendations
data-driven reporting
data-driven scoring
data-driven storytelling
data-driven tools
data-driven ux optimization
data-driven visualization systems
data-focused
data-heavy interfaces
data-heavy products
data-informed mindset
data-integration platforms
data-intensive application development
data-intensive applications
data-intensive backend systems
data-intensive pipelines
data-intensive platforms
data-intensive systems
data-oriented development
data-rich interface design
data-rich saas
data/concept
data/etl
data/etl testing
data/ml capabilities
data/ml engineering
data/ml product management
database access
database access strategies
database adapter
database architecture tools
database automation
database automation tools
database backup
database backup and recovery
database backup tools
database capacity planning
database capacity planning tools
database clustering
database concepts
database configuration
database dashboard tools
database dashboards
database design engineering
database downtime reduction
database downtime reduction tools
database engine execution
database engineering
database fundamentals
database handling
database integration
database integration tools
database interaction
database internals
database knowledge
database kpi management
database kpi management tools
database locking strategies
database management software
database migration
database models
database models tools
database monitoring
database monitoring tools
database objects
database operations
database optimization
database optimization tools
database patching
database per service
database performance
database performance benchmarking
database performance engineering
database performance monitoring
database performance monitoring tools
database performance optimization
database performance tools
database performance tuning tools
database profiles
database prototyping
database query optimization
database query optimization tools
database querying
database querying languages
database recovery
database replication
database reporting
database reporting software
database reporting tools
database schema deployment
database schemas
database security tools
database server environments
database services
database sla management
database sla management tools
database software
database solutions
database standards
database standards tools
database storage
database storage tools
database structure
database tech
database technologies
database tools
database troubleshooting
database troubleshooting tools
database validation
database version upgrades
database visualization
database visualization tools
database-driven applications
database/xml interaction
databases & warehousing
databinding
databricks agents
databricks asset bundle
databricks lakehouse
databricks medallion architecture
databricks mosaic ai
databricks runtime for ml
databricks serverless
databricks workbooks
datacenter
datacenter infrastructure
datacenter modernization
datafactory
dataflex
dataflows
dataflows gen2
dataform
dataframes
dataiku
datalake
datalens
datalog
datamart
datamesh
dataops
dataprep
dataproc
dataset design
dataset pipelines
datasets
datastaage
datastores
datastream
datatech
datatrieve
dataverse data modeling
datavision
datawarehouse
dataweave 2.0
dataweave 2.x
datenbanken
datenmodellierung
datenpipeline
datenschutz
datorama
davinci
davinci classic configurator
davinci classic developer tool
davinci configurator
daws
dax calculations
dax modeling
dax query
daylight simulation
db backups
db design
db profiler
db schemas
db sql
db tuning
db2 tools
db2/sql
dbase
dbms
dc drive
dc stringing
dc subsystem components
dc systems
dc wiring
dc-dc power regulation
dc/ac converters
dc/ac systems
dcc processes
dcim
dcim systems
dcs/plc programming
dcswitching
ddc controller selection
ddc nodes
ddd concepts
ddd methodology
ddl/dml
ddms
ddos
ddos protection
ddr phys
ddr4
de novo submissions
de-rse
deadline management
deal
deal closure
deal desk
deal optimization
deal sourcing
deal stages
deal strategy
deal structures
deal-making strategies
dealer & contractor sales
dealer & distributor network management
dealer deployment
dealer management
dealer network
dealer network management
dealer/distributor management
dealership management
dealogic
debezium
debit card payment systems
debit notes
debit/credit card processing
debottlenecking studies
debounce
debt
debt analysis
debt capital market solutions
debt capital markets
debt documentation
debt markets
debt securities
debt structuring
debt valuation
debug infrastructure
debug tools
debugger
debugging & optimization
debugging production issues
debugging skills
debugging techniques
debugging tools
decarbonisation trends
decarbonization technologies
decentralized data clusters
decentralized finance
decentralized identity
deceptive security technologies
decision intelligence
decision logic
decision making process mapping
decision making under pressure
decision management
decision quality
decision rules
decision support
decision support logic
decision systems
decision-making techniques
decision-making under uncertainty
decision-ready dashboards
decisioning logic
decisioning tools
decisioning/rules engines
declarative automation
declarative rules
declarative systems
decline management
decontamination operations
decoupled system designs
decoupling strategies
decryption
dedication
deductive reasoning
deep learning framework
deep learning research
deep learning software stack
deep links
deep neural networks
deep problem understanding
deep tech
deep technical discussions
deepeval
deepgram
deeplearning4j
deepsort
deepspeed
deepstream
deeptech
deesel
defect analysis
defect assessment
defect closing
defect creation
defect detecting
defect documentation
defect elimination
defect elimination programs
defect identification
defect lifecycle
defect lifecycle management
defect logging
defect management process
defect management tools
defect prediction
defect prevention
defect reduction
defect reporting
defect tracking systems
defect tracking tools
defect triage
defect triage policy
defence
defence acquisition
defence and strategic infrastructure
defence intelligence
defence sector
defence systems
defender
defender for cloud
defense
defense aviation
defense budgets
defense industry
defense radar sensors
defense systems
defense technology
deferred function callbacks
deferred revenue accounting
defi
define.xml
dekart
delhivery
delinea
delinquency
delinquency analysis
deliverables
deliveries
delivery accountability
delivery discipline
delivery excellence
delivery focus
delivery management
delivery metrics
delivery mindset
delivery networks
delivery planning
delivery plans
delivery practices
delivery predictability
delivery responsibilities
delivery solutions
delivery support
dell
dell boomi atomsphere
dell emc
dell vxrail
delmia quintiq
deloitte
delphix
delta
delta processes
delta sharing
delta-rs
deltacloud
deltalake
deltek costpoint
deltek vision
deluge scripting
demand assessment
demand generation automation
demand mitigation programs
demand tools
demand/supply planning
demandtools
demo approaches
demo systems
demonstration environments management
demos
demurrage processes
denials
dental equipment
department of defense
dependencies
dependency controls
dependency injection frameworks
dependency mocking
dependency resolution
dependency scanning
dependency troubleshooting
deployment & hosting environments
deployment activities
deployment and cloud experience
deployment architecture
deployment automation
deployment best practices
deployment challenges
deployment constraints
deployment lifecycle management
deployment manager
deployment of datasets
deployment planning
deployment practices
deployment process
deployment reliability
deployment risk assessments
deployment runbooks
deployment strategies
deployment tooling
deployment tools
deployment topologies
deployment von ki-modellen
deployment workflows
deployments
deposit account management
deposits
depots
depth perception
derivative pricing
derivative products
derivatives systems
derwent
descript
design 4 delight
design aesthetics
design and architectural patterns
design and construction
design and development
design applications
design basis
design basis development
design builder
design calculations
design capabilities
design codes and standards
design collaboration
design consistency
design constraints
design control
design control tools
design criteria
design decision making
design discipline
design discussion
design documentation
design documents
design eye
design feedback
design for six sigma
design fundamentals
design history file
design history file tools
design manager
design mapping
design mapping tools
design ownership
design pattern library
design practices
design presentations
design principles
design recommendations
design release
design review
design risk registers
design rule check
design rules
design sense
design sensibility
design simplification
design skills
design standards
design to cost methodology
design to run mentality
design tools
design transfer
design verification & validation
design-around strategies
design-build contracts
design-for-sourcing
design-in activities
designbuilder
designing cost-efficient jigs
desire to deliver
desire to learn
desktop
desktop application development
desktop application testing
desktop applications
desktop as a service
desktop automation
desktop containers
desktop publishing software
desktop risk assessment
desktop software
desktop software development
detail focus
detail orientation
detailed scheduling
detailing skills
detection capabilities
detection engineering
detection workflows
detector
determination
deterministic matching rules
deterministic parallel java
deterministic state management
deterministic systems
dev ops
dev tools
dev-c++
dev/scripting
developer advocacy
developer ecosystem
developer education
developer empathy
developer enablement
developer experience
developer experience tooling
developer happiness
developer pipeline
developer productivity
developer productivity tooling
developer productivity tools
developer relations
developer studio
developer toolchains
developer tooling
developer tools
development areas
development deliverables
development environments
development frameworks
development fundamentals
development guidelines
development lifecycle
development methods
development processes
development sector
development standards
development time analysis
development tools
develops others
devexpress
devexpress ui components
deviation
deviation creation
deviation handling
device aging
device and service agreements
device cloud execution
device communication
device configuration repositories
device control
device integration
device interfaces
device master record
device master record tools
device modeling
device os security architecture
device performance
device physics
device security
device software
device test cloud
device tree
device virtualization
device-based authentication
device-driven operations
devices
devin
devops & infra
devops & infrastructure
devops & version control
devops architecture
devops automation
devops best practices
devops center
devops collaboration
devops culture
devops methodologies
devops mindset
devops pipelines
devops practices
devops principles
devops tool engineering
devops toolchain
devops tooling
devops tools
devops transformation
devops workflows
devops/sre methodologies
devoted
devotion
devsec
devsecops practices
devspace
dex tools
dfars
dfmd
dfss tools
dft design review
dft implementation
dg genset
dg offset
dgc700
dgraph
dhf management
dhtml
diagnosis
diagnostic
diagnostic activities
diagnostic codes
diagnostic data analysis
diagnostic informatics
diagnostic information
diagnostic protocols
diagnostic system
diagnostic techniques
diagnostic trouble codes
diagnostic trouble codes procedures
diagnostics
diagramming software
diagrams
dialer
dialler
dialog control language
dialogflow
dialogflow cx
dialogue state tracking
diameter
dibol
dicom networking
dicom standards
dictionaries
diffusion tts models
digilocker
digital & technology legal
digital acquisition
digital ad platforms
digital advertising optimization
digital advisory
digital aftercare
digital analytics tools
digital and agile context
digital and technology
digital app innovation
digital applications
digital asset tokenization
digital assistants
digital audio electronics
digital banking platforms
digital business transformation
digital by design principles
digital campaign management
digital campaigns
digital capability
digital charting
digital circuit technology
digital classrooms
digital collaboration tools
digital command language
digital commerce
digital commerce kpis
digital communication
digital content processing
digital continuity
digital control solutions
digital creator economy
digital culture
digital demand generation
digital design fundamentals
digital design verification
digital development
digital diagnostics
digital domains
digital ecosystem
digital employee experience
digital enablement
digital engagement
digital engineering
digital enterprise
digital environments
digital excellence
digital execution
digital experience
digital experience market
digital fluency
digital for development
digital governance
digital growth
digital hardware
digital health
digital identity
digital image/ signal processing
digital imaging detectors
digital india initiative
digital infrastructure
digital initiatives
digital innovation
digital interfaces
digital issuing
digital knowledge
digital lab research & operations
digital landscape
digital launch & market support
digital learning platforms
digital logbooks
digital logging
digital making
digital manufacturing transformation
digital marketing analytics
digital marketing ecosystem
digital marketing platforms
digital marketing tools
digital marketing trends
digital media performance metrics
digital media planning
digital media trends
digital modernization
digital motorsport
digital ocean
digital outreach
digital payment flows
digital payment services
digital payments
digital personal loans
digital platforms
digital plm transformations
digital policy management
digital portfolio & project analytics
digital pr
digital pr coordination
digital processes
digital procurement analytics
digital product
digital product analysis
digital product architectures
digital product engineering
digital quality assurance
digital quality platforms
digital quality systems
digital retail
digital risk
digital risk protection
digital roadmap definition
digital roles
digital securities markets
digital signages
digital signatures
digital skills
digital solution architecture
digital solutions
digital strategies
digital substation
digital system architectures
digital systems design
digital technologies
digital technology strategy
digital thread
digital toolkits
digital tools
digital tools/technologies
digital transformation tools
digital validation
digital wallets
digital wealth management
digital work instructions
digital workflow solutions
digital workplace collaboration
digital workplace strategies
digital workplace technologies
digital.ai xl deploy
digitale infrastruktur
digitale zwillinge
digitalisation of grids
digitalisierung
digsilent
dimension modelling
dimension tables
dimensional checking
dimensional data modeling
dimensional models
dimmers
dinkc
diplomatic communication
dir-12
direct communication
direct credit
direct debit
direct fulfillment
direct tax compliance
directfb
directory services
disaster recovery solutions
disaster recovery tools
disaster risk reduction
disciplinary actions
discipline
disciplined
disciplining
disclosure management
disclosures
discom
discom policies
discom procedures
discom processes
discom standards
disconnectors
disconnects
discord
discounted cash flow valuation
discover.ai
discovery workshops
discrete industries
disease processes
disha
disk management
disk usage analyzer
dispatch software
dispersion modeling
display
display ads
disposition routing
dispute handling
dispute management
disputes
dissolution
dissolution testers
dissolution testing equipment
distcc
distributed applications
distributed architecture
distributed backend systems
distributed caches
distributed caching
distributed cloud engineering
distributed clusters
distributed component object model
distributed computing frameworks
distributed computing systems
distributed consensus
distributed consensus patterns
distributed data platforms
distributed data processing
distributed data storage
distributed database systems
distributed databases
distributed ecosystems
distributed energy resource management
distributed energy systems
distributed file systems
distributed frameworks
distributed jobs/queues
distributed memory models
distributed messaging technologies
distributed persistence technologies
distributed processing
distributed processing technologies
distributed programming
distributed query processing
distributed server infrastructure
distributed services
distributed system concepts
distributed system design
distributed systems architecture
distributed systems engineering
distributed systems patterns
distributed task processors
distributed tracing tools
distributed training
distributed transaction management
distributed web services
distributed/event-driven patterns
distributed/gpu training
distribution
distribution automation
distribution equipment
distribution growth
distribution management
distribution network management
distribution pipelines
distribution strategy
distribution supply
distribution systems
distribution workings
distributor management systems
divergent thinking
diverse capability
diverse perspectives
diversification
diversified industrials
diversity & inclusion
diversity advocacy
diversity and inclusivity
diversity outreach
divestment activities
divi
django channels
django orm
django rest
dji assistant
dji drones
dji pilot
dlls
dlt viewer
dm tool
dmas
dmp/cdp
dmps
dms installation
dmu reviews
dnp 3.0
dnp3
dns cutover strategies
dns management
dns records
dnssec
dnv codes
dnxhd
do-178b/c
do178a/b
doble
docbook
docker & ci/cd
docker desktop
dockerized environments
dockerized models
docs
doctrine
doctrine orm
doculink
document administration
document ai
document analytics
document approval
document archival
document automation
document control process
document digitization and generation
document flows
document ingestion
document ingestion pipelines
document intelligence
document intelligence platforms
document lifecycle management
document loaders
document management platforms
document management software
document management system
document management tools
document stores
document transmission
document understanding
document upload
document verification
document workflows
document-based databases
document-centric workflows
document-heavy domains
document-heavy workflows
document/content management systems
documentaries
documentation & governance
documentation analysis
documentation and reporting
documentation and reporting skills
documentation as code
documentation authoring
documentation clarity
documentation compliance
documentation control
documentation discipline
documentation improvement
documentation management
documentation maturity
documentation platforms
documentation practices
documentation quality
documentation review
documentation rigor
documentation skills
documentation tools
dod operations
dod security frameworks
dod standards
doe methodologies
doe proficiency
doip
dojo
dojo toolkit
dol starter
dolphin system
dom manipulation
domain context
domain controller
domain driven development
domain expertise
domain knowledge
domain management
domain workflows
domain-driven software design
domain/industry workflows
domestic travel
doors
dora metrics
dora/flow metrics
dot net
dot net core
dot net documentation
dotnet framework
dovetail
down-conversion/shifting materials
downstream
downstream analytics platforms
downstream dynamics
downstream oil & gas
downstream operations
downtime
doxygen
dpdp act
dr checklists
dr drills
dr plans
dr runbooks
dr/bcp
draco
draft analysis
drafting and detailing
drafting skills
drain layouts
drainage
drakon
dram memory models
dram protocol
drawing coordination
drawing package interpretation
drei
dremio
drf framework
drift
drift detection
drift monitors
drilling equipment
drilling operations
drive for improvement
drive for results
drive installations
driver debugging
driver safety
driver-based forecasting
driver/regression models
driverless vehicles
drivers
drives
driving change
driving nfrs
driving organizational discipline
drizzle orm
drm integration
drone assembly
drone ci
drone servicing
drone software
drone technology
drones
dropbox
droppers
dropship
drozer
drs cluster
drug coding
drug development lifecycle
drug development process
drug treatments
drugs
drugs and cosmetics act
druid
druva
ds8k
dsl-based solutions
dslr
dsme
dso/tso businesses
dsp kernels
dsp processors
dspy
dtc codes
dtrace
dtsearch
duckdb
duda
dun & bradstreet
duplexer
durability testing
duties
duty engineering
duty optimization
dv/pv testing
dv01
dvp&r
dvpr
dvrs
dw bi
dwdm
dx systems
dxp architecture
dylan
dynamic analysis
dynamic app animations
dynamic catalog formats
dynamic code analysis
dynamic compensation mechanisms
dynamic component loading
dynamic content communications
dynamic environment functioning
dynamic links
dynamic pricing
dynamic scheduling
dynamic web application development
dynamic web applications
dynamics
dynamics 365 ce
dynamics 365 crm
dynamics 365 web api
dynamics365
dynamo db
e quest
e-books
e-commerce advertising
e-commerce development
e-commerce experience
e-commerce fraud detection
e-commerce integrations
e-commerce performance testing
e-commerce platforms
e-commerce retail
e-commerce systems
e-commerce tools
e-crf
e-fuels
e-governance
e-invoice
e-learning platforms
e-learning systems
e-maintenance
e-on vue
e-pump
e-reader software
e-reader technology
e-reporting
e-sign
e-tabs
e-way bills
e. coli
e1-ifm
e2b gateways
e2e business solution architecture
e2e ptp cycle
e2e tests
ea repositories
eagle
eagle automation center
eagle message center
eagle uploader
eam solutions
early warning signals
early-stage businesses
early-stage testing
earned wage access
earth tester
earth testing
earthing
earthing & lightning protection
earthkit
earthquake analysis
ease
easeljs
east asian studies
easy pl/i
easy programming language
easy redmine
easy vasp
easyeda
easyocr
easytrieve plus
easyvista
eb tresos/davinci configurator
ebike systems
ebit analysis
ebitda impact analysis
ebpf
ebs finance
ec norms
ecad tools
echarts
eclinical technologies
eclipse mat
eclipse rcp
eclipselink
ecmo applications
eco-friendly features
eco/ecn/plm
ecoa/reg b
ecommerce fraud detection
ecommerce platforms
ecommerce website development
econometric frameworks
econometric models
econometric techniques
economic assessments
economic calculations
economic conditions
economic data analysis
economic development advisory
economic factors
economic feasibility
economic modelling
economic models
economic simulations
economic trends
economic trends analysis
economics studies
ecosys
ecosystem
ecosystem activation
ecosystem and partner engagement
ecosystem building
ecosystem platforms
ecosystem security
ecs fargate
ecs/eks
ectd requirements
ecto
ecu development
ecu identification/configuration
ecu setups
ecu/electronics packaging
ecube
ecus
ed-tech sales
eda tools
edc design
edc systems
edc tools
edge
edge ai
edge analytics
edge caching strategies
edge compute
edge deployment
edge devices
edge environments
edge functions
edge hardware
edge hardware environments
edge orchestration tools
edge services
edge systems
edge-case scenario generation
edge-to-cloud analytics
edi formats
edi protocols
edi software solutions
edi standards
edi workflow management
edi x12/edifact
edible oils
edifact
edinburgh imp
edit check programming
editing platforms
editor x
edmcs
edms
edpms
edr tools
edr/xdr
edtech sales
education counseling
education ecosystem
education industry
education institutions
education policies
education sales
education sector
education systems
educational content design
educational software
educational trends
eeprom
effect
effective working relationships
effectiveness
efficiency
efficiency enhancement
efficiency improvement
efficient rendering
effluent treatment plant
effort estimation
efront
eft/wire transfers
eggplant
egovernment products
ehr/emr systems
ehs audits
ehs committee meetings
ehs kpis
ehs legal register
ehs management
ehs management systems
ehs mis reports
ehs performance
ehs plans
ehs policies
ehs reporting
ehs standards
ehv substations
eia assessments
eia reviews
eia scoping
eibs
eiffel
eightfold
eigrp
eikon
einstein
einvoice
eips
eks anywhere
el/pl imaging
elaboration
elan
elastic
elastic container registry
elastic ips
elastic load balancing
elastic search
elastic/redis search
elasticache
elasticcache
elasticdb
elasticity
elb/alb
election markup language
electric
electric fence
electric vehicle chargers
electric vehicle charging
electric vehicle manufacturing
electric vehicle training
electrical assemblies
electrical cabinet
electrical calculations
electrical circuit wiring
electrical compliance certifications
electrical concepts
electrical control panel
electrical control system
electrical design components
electrical distribution systems
electrical fault troubleshooting
electrical fundamentals
electrical furnaces
electrical general arrangements
electrical infrastructure
electrical inspections
electrical installation tools
electrical issues
electrical layouts
electrical load calculations
electrical markets
electrical materials
electrical motors
electrical networks
electrical norms
electrical overstress analysis
electrical panel
electrical panel testing
electrical planning
electrical power distribution
electrical power engineering
electrical power networks
electrical power systems
electrical products
electrical safety analyzers
electrical safety equipment
electrical safety protocols
electrical safety regulations
electrical safety rules
electrical schematics
electrical scheme
electrical sector
electrical single-line diagrams
electrical specifications
electrical standards and codes
electrical supply systems
electrical systems installation
electrical systems maintenance
electrical systems repair
electrical systems troubleshooting
electrical testers
electrical tools
electrical utilities
electrical vehicle powertrain systems
electrical/mechanical design
electrical/physical failure analysis
electricity bills
electricity board regulations
electricity distribution
electricity markets
electricity regulations
electricity storage
electricity transmission
electrification
electrification of industry
electro-mechanical hardware fabrication
electro-mechanical systems
electro-mechanical technology
electro-optic systems
electrolyser technologies
electromagnetic fields
electron
electron-based apps
electronic assembly
electronic batch records
electronic billing
electronic components design
electronic design automation software
electronic devices
electronic document management system
electronic gaming machines
electronic materials
electronic modules
electronic security
electronic security systems
electronic submission formats
electronic subsystems
electronic systems design
electronic test plans
electronic transactions
electronic troubleshooting
electronic working papers
electronics & communication engineering
electronics communication
electronics hardware
electronics hardware design
electronics in auto
electronics industry
electronics parts
electronics products manufacturing
electronics standards
electronics systems
elektrotechnik
elementary
elementor
elevator & escalator sales
elevators
elevenlabs
eligibility logic
eliminations
elk/efk
elk/opensearch
eloquent
eloquent orm
elt pipelines
elt techniques
eltron programming language
elv systems
elv/bms
elv/bms systems
ema regulations
emacs lisp
email
email alerts
email automation
email automation platforms
email bots
email builder
email configuration
email database purchase
email development
email finder
email integration
email lists
email management
email marketing platforms
email regulatory compliance
email security
email services
email software
email solutions
email studio
email template builder
email tools
email workflows
email writing
embargo
embedded ai
embedded ai solutions
embedded analytics
embedded automotive platforms
embedded boards
embedded bus protocols
embedded control systems
embedded debuggers
embedded deployments
embedded edge computing
embedded financing
embedded firmware development
embedded fundamentals
embedded gpus
embedded hardware
embedded hardware design
embedded networking
embedded optimization
embedded os
embedded payments
embedded platform development
embedded platforms
embedded protocol software
embedded software development
embedded software support
embedded software/firmware
embedded system design
embedded system development
embedded system infrastructure
embedded system software development
embedded systems architecture
embedded systems testing
embedded value
embedded-toolchains
embedding models
embedding pipelines
embedding store
embedding systems
embeddings
embeddings for semantic search
ember
embos
embracing change
emc considerations
emc directive
emc networker
emc standards
emc test methods
emc-compliant designs
emc/emi testing
emea markets
emerald
emergency equipment
emergency messaging
emergency workstation
emerging ad platforms
emerging automation frameworks
emerging battery chemistry
emerging geospatial trends
emerging marketing trends
emerging markets
emerging models
emerging talent
emerson
emerson syncade
emi recovery
emi/esd analysis
emission reduction trading
emission reporting
emission reporting system
emissions
emissions analysis
emissions compliance
emissions gap assessment
emissions reduction
emissions security
emmc
emobility
emotion
emotional regulation
empathetic communication
employee center pro
employee central
employee central payroll
employee compliance
employee development programs
employee events
employee experience
employee lifecycle
employee management
employee morale
employee relations judgment
employee training documentation
employee training execution
employee training planning
employment norms
emr interoperability
emr systems
ems system
emtdc
emulate3d
emulation
emulator
emulex hbas
en iso 14971
en standards
en4600
en4600 standards
enablement
enablement programs
enactor
enclosure constraints
enclosures
encryption methods
encryption protocols
encryption software
encryption standards
end user provisioning
end user testing
end-to-end automation
end-to-end development
end-to-end orchestration
end-to-end ownership
end-to-end responsibility
end-to-end thinking
endevor
endevor source code management
endpoint hardening
endpoint security baselines
endur
endur architecture
endurance testing
energie- und umwelttechnik
energiespeicher
energization
energy & natural resources
energy & power
energy & renewable
energy & utilities
energy & utilities industry
energy accounting
energy analytics
energy and chemical industry
energy and resources
energy and sustainability
energy and utilities
energy calculations
energy components
energy consulting
energy data management
energy economic databases
energy economics
energy engineering
energy flexibility
energy industry
energy infrastructure
energy management software
energy management system
energy market analysis
energy market analysis tools
energy market apis
energy market communication protocols
energy market modelling
energy markets
energy modeling software
energy modelling
energy monitoring
energy networks
energy optimization
energy performance analysis
energy plus
energy plus ems scripting
energy portfolio management
energy procurement
energy retail
energy sales
energy savings analysis
energy sector
energy sector regulations
energy services
energy simulation
energy solutions
energy solutions industry
energy storage
energy storage evaluation
energy storage lifecycle phases
energy storage projects
energy storage solutions
energy storage systems
energy system
energy tariffs
energy trading systems
energy transition research
energy transition systems
energy usage monitoring
energy utility products
energy yield analysis
energy yield assessment
energy-efficient design practices
energy/commodity trading
energyplus
engagement activities
engagement strategies
engine function and parts
engine overhauling
engine performance
engineered products
engineering & infrastructure
engineering analytics
engineering automation
engineering batch activities
engineering best practices
engineering change management processes
engineering changes
engineering checklists
engineering compliance
engineering consulting
engineering design
engineering design software
engineering disciplines
engineering drawing updates
engineering equipment
engineering excellence
engineering execution
engineering fundamentals
engineering goods industry
engineering industries
engineering judgment
engineering knowledge
engineering leadership
engineering manager lead collaboration
engineering materials
engineering methodologies
engineering package delivery
engineering practices
engineering principles
engineering processes
engineering quality
engineering requirements
engineering rigor
engineering services
engineering software
engineering solutions
engineering standards
engineering stations
engineering supplies
engineering systems
engineering tools
engineering velocity
engineering workflows
enhanced rock weathering
enhancements
enhancements framework
enisa guidelines
enms
enovia
enrollment driving
ensembl
enterprise activity modeling
enterprise ai
enterprise ai agent development
enterprise ai applications
enterprise ai deployments
enterprise ai factory solutions
enterprise ai governance
enterprise ai platforms
enterprise ai systems
enterprise ai tools
enterprise analytics
enterprise apis
enterprise application architecture
enterprise application delivery
enterprise application design
enterprise application design patterns
enterprise application development
enterprise application frameworks
enterprise application scalability
enterprise applications
enterprise asset management
enterprise automation
enterprise billing
enterprise business
enterprise business development
enterprise business transformation
enterprise challenges
enterprise clients
enterprise cloud
enterprise cloud adoption
enterprise cloud determination
enterprise cloud services
enterprise cloud transformation
enterprise collaboration solutions
enterprise compliance
enterprise computing
enterprise computing software
enterprise contact center
enterprise content management systems
enterprise content platforms
enterprise cpq
enterprise customer management
enterprise customer success
enterprise customization hub
enterprise data
enterprise data architecture
enterprise data catalog
enterprise data environments
enterprise data flows
enterprise data management
enterprise data platform
enterprise data sources
enterprise data standards
enterprise data structure
enterprise data systems
enterprise delivery framework
enterprise design principles
enterprise engineering
enterprise environment
enterprise features
enterprise firewalls
enterprise geodatabases
enterprise grade applications
enterprise infrastructure
enterprise infrastructure management
enterprise integration architecture
enterprise integration frameworks
enterprise integration patterns
enterprise integration platforms
enterprise integrations
enterprise intelligence
enterprise interoperability
enterprise it
enterprise it environments
enterprise it infrastructure
enterprise it landscapes
enterprise it sales
enterprise it services
enterprise java
enterprise java applications
enterprise leadership
enterprise learning solution design
enterprise manager
enterprise mashup markup language
enterprise meeting experience
enterprise meeting technologies
enterprise messaging
enterprise messaging system
enterprise mobility
enterprise modernization
enterprise network architecture
enterprise network design
enterprise network switch product
enterprise networking
enterprise networks
enterprise performance management
enterprise pipeline
enterprise planning transformation
enterprise platform operations
enterprise platform products
enterprise platforms
enterprise policies
enterprise pricing
enterprise privacy standards
enterprise process automation
enterprise processes
enterprise product environments
enterprise products
enterprise project environments
enterprise readiness
enterprise relevance
enterprise reliability and resilience
enterprise reporting
enterprise risk
enterprise risk management framework
enterprise saas
enterprise saas sales
enterprise saas systems
enterprise scale development
enterprise scale integrations
enterprise scale testing frameworks
enterprise security patterns
enterprise security practices
enterprise security solutions
enterprise security stacks
enterprise server-side applications
enterprise service delivery
enterprise services
enterprise software
enterprise software deployment
enterprise software design
enterprise software development
enterprise software engineering
enterprise solution architecture
enterprise solutions
enterprise sql
enterprise standards
enterprise storage engineering
enterprise storage solutions
enterprise strategy
enterprise system architecture
enterprise systems
enterprise systems integration
enterprise technology
enterprise technology platforms
enterprise technology refresh
enterprise technology standards
enterprise transformation
enterprise use cases
enterprise ux guidelines
enterprise value chain
enterprise visionos applications
enterprise voice
enterprise web applications
enterprise web technologies
enterprise wireless infrastructure
enterprise workflow applications
enterprise workflows
enterprise-class microservices
enterprise-grade architecture
enterprise-grade challenges
enterprise-grade identity providers
enterprise-grade integrations
enterprise-grade safeguards
enterprise-grade security
enterprise-grade solutions
enterprise-grade systems
enterprise-grade web technologies
enterprise-level ai solutions
enterprise-level engagements
enterprise-managed environments
enterprise-ready improvements
enterprise-scale ai
enterprise-scale applications
enterprise-scale software solutions
enterprise-scale solutions
enterprise/b2b sales
entertainment
enthusiasm for scalable architecture
enthusiasm to learn
entitlements
entity detection
entity extraction
entity models
entity-relationship diagrams
entra
entra identity
entraid
entrepreneurial
entrepreneurial action
entrepreneurial capacity building
entrepreneurial drive
entrepreneurial skills
entwurfsplanungen
envi
envi met
environment configuration management
environment configurations
environment coordination
environment health
environment orchestration
environment procedures
environment promotion
environment stability
environmental & social risk management
environmental awareness
environmental clearances
environmental consultancy
environmental controls
environmental data
environmental emissions
environmental finance
environmental health & safety
environmental impact analysis
environmental insights
environmental knowledge
environmental legislation
environmental management
environmental management and assessment
environmental modeling software
environmental programs
environmental risk monitoring
environmental rules
environmental sensors
environmental solutions
environmental standards
environmental sustainability
environmental testing
environmental validation
envoy
enzyme
enzyme products
eobs
eod automation
eolt specifications
eot assessments
eot claims
eot cranes
epa standards
epabx
epc agreements
epc ecosystem
epc project sales
epc sales
epc services
epc solar projects
epci industry
epcm engineering practices
epcs
epic connector integration
epic connectors
epics
epigram
episerver
episerver cms
epm automation
epm automation scripting
epm tools
epr compliance
epr obligations
eprm
eqms
equipment
equipment arrangements
equipment foundations
equipment integration
equipment inventories
equipment maintenance strategy
equipment racks
equipment reliability
equipment safety analysis
equipment selection
equipment sizing
equipment specifications
equipment survey
equipment validation
equities markets
equity
equity buybacks
equity capital structure
equity derivative products
equity derivatives
equity derivatives trading
equity financing
equity management
equity products
equity securities
equity swaps
equivalence class testing
er-models
eras
ercot
ericsson portfolio
erneuerbare energien
erp administration
erp automation
erp concepts
erp configuration
erp consulting
erp control testing
erp development
erp domain
erp finance and tax
erp financial systems
erp integration
erp management
erp mapping
erp module customization
erp optimization
erp platforms
erp reporting
erp sales
erp security
erp solutions
erp stabilization
erp support
erp system configuration
erp system implementation
erp system optimization
erp technical execution
erp technical proficiency
erp transformation
erp/crm software
erpnext
erps/crms/oms/pims
error analysis
error budget design
error correction
error fixing
error handling
error logging
error measurement
error-free coding
error-handling architectures
ertragssimulationen
erwin
es6+
esb platforms
esbs
esbuild
escalation
escalation matrix
escalation processes
escalation strategies
escalation workflows
escapade
escher
esd-lu
esg advisory
esg analysis
esg assessments
esg considerations
esg data
esg data frameworks
esg goals
esg integration
esg performance
esg principles
esg ratings
esg regulation
esg reporting software
esg research
esg risk identification
esic
esic compliance
eslint
esnext
esops
esp-idf
espol
espresso
esri desktop applications
esri javascript api
esrs
esterel
estimates
estimation
estimation methodologies
esxi host
etabs
etas
etcs
etcs signalling system
etfs
ethanol production
ethernet com stack
ethernet communication stack
ethernet connectivity
ethernet switching
ethers.js
ethical
ethical ai
ethical ai practices
ethical attitude
ethical behavior
ethical behaviour
ethical compliance
ethical considerations
ethical evaluation
ethical integrity
ethical judgment
ethical mindset
ethical practices
ethical sourcing
ethics
ethics & safety in ai
ethics and compliance
ethics committee procedures
ethics point
ethics point application
etl automation
etl best practices
etl concepts
etl design
etl design patterns
etl framework
etl gluejob
etl methods
etl platform
etl process
etl processing
etl production support
etl scripts
etl testing
etl tools
etl workflows
etl/elt concepts
etl/elt pipelines
etl/elt processes
etl/elt tools
etl/elt workflows
etoys
etp-stp
etrm
etrm systems
ets2
etsi
eu annex 11
eu cra
eu cybersecurity act
eu gmp annex 11
eu institutions
eu mdr compliance
eu procurement directives
eu regulations
eu taxonomie
euai act
euclid
euler
euphoria
eureka
eureka service discovery
eurohpc
european cloud infrastructure
european cloud sovereignty
european cloud sovereignty initiatives
european data sovereignty
european gas domain
european gas trading processes
european sovereign cloud
european vat
eurovignette
euslisp robot programming language
ev chargers
ev charging infrastructure
ev charging stations
ev components
ev ecosystems
ev industry
ev platforms
ev powertrain
evacuation standards
evacuation systems
eval harnesses
eval suites
evaluating
evaluation
evaluation & observability
evaluation & quality gates
evaluation criteria
evaluation frameworks
evaluation gates
evaluation metrics
evaluation pipelines
evaluation plans
evaluation protocols
evaluation rubrics
evaluation systems
evaluation techniques
evaluation-as-code
evaluation/guardrails
evaluators
evangelism
event bridge
event buses
event contracts
event execution
event films
event grid
event handling
event hub
event ingestion
event ingestion systems
event instrumentation
event management software
event mesh
event processing
event promotion
event roi analytics
event sales
event schemas
event stream processing
event streams
event timelines
event-based architecture
event-driven apis
event-driven architecture tools
event-driven automation
event-driven communication
event-driven design
event-driven design patterns
event-driven development
event-driven integration patterns
event-driven integrations
event-driven patterns
event-driven platforms
event-driven updates
event-driven workflows
event/queue/streaming
eventarc
eventhub
eventing
events
events analytics
eventual consistency
evernote
evidence automation
evidence gathering
evidence submission
evidence-backed automation
evidence-based recommendations
evidentlyai
evpn
evtol
exam prep platforms
excel advanced
excel automation
excel modeling
excel with vba
excelerator
excellence
exception management
exception management tools
exception transparency
exchange
exchange activesync
exchange data protocols
exchange identity
exchange policies
exchange-traded futures
exchange-traded options
exchanges and netting
excipients
exec 2
executable
executable uml
execution & delivery
execution ability
execution algorithms
execution depth
execution discipline
execution dynamics
execution engine
execution excellence
execution focus
execution governance
execution methods
execution mindset
execution models
execution plan
execution planning
execution rigor
execution skills
execution status reports
execution systems
execution velocity
execution-focused
executional rigor
executive and business discussions
executive buy-in
executive communication
executive dashboard
executive decision-making
executive discovery
executive engagement
executive movements
executive presentation
executive relationship management
executive representation
executive stakeholder engagement
executive storytelling
executive workshops
executive-level communication
executive-level reporting
executive-level storytelling
executive-ready communication
exegy
exhibition design
exhibition sales
exotics
exotics products
expansion workflows
expect
expense accounting
expense calculations
expense core
expense stewardship
experian powercurve
experience briefs
experience builder sdk
experience cloud
experience optimization
experience strategies
experience studies
experiential events
experiment design
experiment tracking
experimental mindset
experimental skills
experimentation frameworks
experimentation loops
experimentation tools
experimentierfreude
expert performance analytics
explain
explainability
explanatory models
exploit chains
exploit development
exploring nature
explosion effects analysis
expo
exponent cms
export
export benefits
export control compliance
export control data handling
export finance
export industries
export logistics
export management systems
export operations
export promotion
export-import documentation
export-oriented companies
exposure management
express cargo
express framework
expression
expressroute
ext js
ext4
extendscript
extensibility
extensibility frameworks
extensible application markup language
extensible storage engine
extension ecosystems
extension security models
external apis
external financial integrations
external healthcare partners
external indices
extra items
extra low voltage systems
extraction
extraction tasks
extracts
extreme ownership
extron
extrusion process
ey parthenon
ey parthenon - execution
ey parthenon - strategy
f&a process
f-script
f2b system
f5 advanced waf
f5 ltm
f5 slb
f5 waf
faac
fabric
fabric data activator
fabric lakehouse
fabric pipelines
fabric warehousing
fabrication processes
fabrication quality
fabrication specifications
fabrication tolerances
fabricpath
facebook
facebook api
facetime
facial analysis
facial biometrics
facilities
facility audits
facility constraints identification
facility equipment integration
facility mass balance
facility qualification
facility security
facility siting
fact tables
fact/dimension design
factiva
factor
factories act
factory
factory acceptance testing
factory automation
factory design pattern
factory operations
factory safety
factory test strategy
factory testing
factory/labour compliances
facts
facts systems
factuality
fail-safe log storage
fail-safe mechanisms
failover activities
failover strategies
failsafe systems
failure analysis techniques
failure investigations
failure modes
failure modes/mitigations
failure rate analysis
fair
fair principles
fair value accounting
fair value principles
fair value reserve
fairness in algorithms
faiss
faithfulness
falcon
fallback behaviors
fallback testing
false ceilings
family office management
fancy
fantom
fanuc
fanuc roboguide
faqs
farmer demand generation
farming-as-a-service
fashion
fashion industry
fashion trend analysis
fast api
fast apis
fast clones
fast execution
fast formulas
fast iteration
fast iteration cycles
fast learning
fast-growth environments
fast-growth startups
fastapi async endpoints
fastapi microservices
fastapi/django
fastq
fat reports
fat/sat documentation
fault analysis
fault analyzer
fault level coordination
fault physics
fault traceability
fault tree
fault tree+
fault-injection testing
fault-tolerant applications
fault-tolerant architectures
fault-tolerant systems
faust
fbdi
fcc compliance
fcra
fda 21 cfr
fda 21 cfr 820
fda class iii devices
fda guidances
fda guidelines
fda inspections
fda labeling requirements
fda reprocessing guidance
fda requirements
fda standards
fda-regulated environments
fda/ich regulation
fdi/faidp
fdmee
fdt 1.2
fdt2.0
fea tools
feasibility calculations
feasibility checks
feasibility evaluation
feature correctness
feature delivery
feature demonstrations
feature design
feature development
feature flags
feature requests
feature selection methods
feature stories
feature teams
feature testing
feature toggles
feature upgrade
feature validation
feature-sliced design
features
federal environmental laws
federal it
federal security standards
federated architectures
federated models
federation
fedex products
feed
feed projects
feed-stage specifications
feedback
feedback analysis
feedback application
feedback collection
feedback delivery
feedback gathering
feedback orientation
feedback provision
feedback reception
feedback sharing
feedback systems
feeds platforms
fehlerakzeptanz
feign clients
felix
fema
fema regulations
fenergo
ferite
fetch
fetch api
few shot learning
few-shot classification
few-shot design
ffmpeg
fhir standards
fi-ap
fi-co integration
fi-mm
fi/co
fiber channel
fiber leasing
fibonacci retracements
fiddler
field agent workflows
field behaviors
field busses
field debugging
field deployment
field device selection
field impact
field instrumentation technologies
field instruments
field maps
field monitoring campaigns
field operations
field sensors
field sets
field support
field support services
field work
field-driven problem solving
field-oriented mindset
figjam
figma ai
figma ai plugins
figma inspect
filament-php
file adapter
file aid
file integrity monitoring
file operations
file parsing
file transfer protocols
file-based interfaces
file/ pdf based
filemaker
filesystem
filetab
film and compounding industry
filprofiler
filters
finacle
finacle customization
finacle implementation
finacle migration
finacle scripting
finacle upgrade
final bills
final cut
finalbuilder
finance
finance & accounting
finance administration
finance and accounting
finance consulting
finance coordination
finance digital transformation
finance industry
finance integration
finance management
finance module data structures
finance operations
finance processes
finance sector
finance technology
finance transformation
financial & investor support
financial accountability
financial accounting advisory
financial accounting erp
financial accuracy
financial advisory
financial analysis software
financial analysis tools
financial and reporting hierarchies
financial apis
financial apis/sdks
financial applications
financial assessment
financial asset management
financial back-office systems
financial business models
financial close processes
financial compliance
financial compliance frameworks
financial concepts
financial controllership
financial crime
financial crime compliance
financial crime prevention
financial crime risk management
financial crime screening
financial crime surveillance
financial crime typologies
financial data analysis
financial data controls
financial data evaluation
financial data gathering
financial data interpretation
financial data security
financial data transformation
financial databases
financial document interpretation
financial document review
financial documents
financial domain
financial domain data
financial field
financial force
financial formulas
financial governance
financial guidance
financial health
financial health analysis
financial impact analysis
financial incentives
financial industry
financial industry trading
financial institutions
financial instrument valuation
financial instruments
financial kpis
financial logic
financial market knowledge
financial markets
financial messaging standards
financial metrics
financial modeling software
financial modeling tools
financial operations
financial oversight
financial performance
financial performance analysis
financial performance management
financial planning analytics
financial policies
financial principles
financial processes
financial product sales
financial products
financial projections
financial providers
financial ratios
financial reconciliation
financial record audits
financial reporting controls
financial reporting standards
financial research
financial restructuring
financial risk analysis
financial risk markets
financial risk models
financial risk systems
financial sector
financial securities
financial services
financial services advisory
financial services cloud
financial services decisioning
financial services design
financial services domain
financial services industry
financial services operations
financial services regulation
financial services risk
financial services strategy
financial skills
financial solutions
financial spreading
financial stewardship
financial structures
financial structuring
financial support
financial systems development
financial terms
financial trading systems
financial transaction lifecycles
financial transaction platforms
financial transaction processing
financial transactions
financial value proposition
financial viability
financial workflow orchestration
financial workflows
financial/reporting systems
financial/stock market
financials
financing activities
financing instruments
financing mechanisms
financing structures
finastra
fincen
fine jewellery standards
fine-tuning models
fine-tuning techniques
finger dexterity
finishes
finite capacity planning
finite element analysis software
finnone
finops analysis
finra
fintech compliance
fintech interfaces
fintech/payments ecosystem
fiori
fiori apps
fiori elements
fiori launchpad designer
fiori time-writing applications
fiori/ui5
firb
fire
fire detection
fire fighting
fire fighting systems
fire fighting work
fire norms
fire protection knowledge
fire risk assessment
fire risk mitigation
fire safety management
fire safety systems
fire systems
fire tablets
fire tv
fire-resistant cables
firebase auth
firebase distribution
firebase integration
firebase performance monitoring
firebase remote config
firebase studio
firebolt
fired equipment
fired equipment design
firefighter setup
firefighter support
firefighting systems
firehose
firewall architecture
firewall concepts
firewall platforms
firewall setup
firmware architecture
firmware authentication
firmware concepts
firmware debugging
firmware design
firmware development guidelines
firmware development lifecycle
firmware integration
firmware integrity checks
firmware quality assurance
firmware release
firmware testing
firmware update systems
firmware validation
firmware/emulation verification
first articles
first-hop-redundanz-protokolle
first-party hardware
first-principles thinking
fiscal and regulatory instruments
fiscal compliance
fiserv
fishbone
fisheye
fit gap analysis
fitness
fitness for service
fitnesse
five9 intelligent cx platform
five9 iva
five9 studio
five9 vcc
five9 virtual contact center
fiverr
fix protocol
fixed asset management
fixed asset software
fixed equipment inspection
fixed income business
fixed income instruments
fixed income investing
fixed income investments
fixed income pricing
fixed income products
fixed jacket structures
fixed price
fixed template jacket structures
fixed-point arithmetic
fixed/hybrid accounts
fixture operation
fixtures
fixtures and tooling
flame graphs
flammability testers
flash
flash catalyst
flash memory management
flashdevelop
flask api
flat file structures
flat files
flat panel display
flat rate schedule
flat-file interfaces
flavors
fleet incentive programs
fleet management software
fleet platforms
fleet-scale deployment
flex
flexbox
flexcube
flexera
flexibility marketing
flexible
flexible and growth mindset
flexible packaging
flexible working environment
flight controllers
flight logic
flight mechanics
flight physics simulation
flight simulation platforms
flipper
flix wayside systems
float-over topsides
flow
flow actions
flow analysis
flow architecture
flow batteries
flow chart
flow designer
flow diagrams
flow language
flow meter
flow-matic
flower
flowise
flowmeters
fluent for flows
fluent ui
fluid conveyance
fluid flow systems
flutter devtools
flutter integration tests
flutter widgets
flutterflow
flux
fluxcd
fly.io
flyte
fm global
fmcg
fmcg business
fmcg commercial accounting
fmcg industry
fmcg manufacturing operations
fmcg marketing
fmcg sector
fmea methodology
fmea/fmeca
fmeda
fnol
focal
focus on execution
focus on output
foil
follow-through
follow-up
follow-up ability
follow-up discipline
follow-up skills
following instructions
font awesome
food & beverage
food & beverage industry
food and beverage
food certification
food colors
food industry
food tech
food/grocery delivery management
footprint analysis
force.com platform
force.com technologies
forecast accuracy
forecast models
forecast-in-a-box
forecasting accuracy
forecasting and planning
forecasting models
forecasting tools
foreign area studies
foreign exchange banking products
foreign exchange management
foreign exchange transactions
foreign language
foreign trade processes
foreign trade zone operations
foreignkey
foreman
forensic investigations
forgerock access management
forgerock directory services
forgerock identity management
formac
formal communication protocols
formal documentation
formal jg
formal reporting
formik
forming
forms
formula language
formula profiles
formulas
forschungsdatenmanagement
forschungsdigitalisierung
forth
fortify
fortigate firewalls
fortinet firewalls
fortinet security fabric
fortress
forward deployed engineering
forward-looking
foss compliance
fossid
fota
foundation
foundation models
foundation objects
foundations and piling
founder offices
foundry industry
foxbase
foxpro
fpga internals
fpga programming
fpga prototyping
fpga prototyping platforms
fpga soc
fpga-based hardware design
fpga-based systems
fpm-webdynpro
fpml
fpos/cbbos
fpso modules
fracas/dracas
fractionation units
framer ai
framer motion
framework creation
framework development
franz lisp
frappe framework
fraud
fraud & claims platforms
fraud & credit lending landscape
fraud & identity
fraud analytics
fraud detection tools
fraud management
fraud monitoring
fraud patterns
fraud risk
fraud risk analysis
frd creation
frds
free rtos
free-to-play
freedom-to-operate opinions
freelance marketplace services
freelancer
freesurfer
frege
freight
freight billing
freight cost optimization
freight logistics
freight operations
freight rail
frequency drives
frequency invertor
frequency regulation
freshness
freshness pipelines
frida
frls
front end applications
front office applications
front office markets tech
front office processes
front to back operations
front-end architecture
front-end build tools
front-end configurations
front-end frameworks
front-end implementation
front-end libraries
front-end performance
front-end performance tuning
front-end technologies
front-end visualization
front-end web design
front-end web development
front-office environment
front-office systems
frontend applications
frontend architecture
frontend best practices
frontend build tools
frontend design
frontend design patterns
frontend engineering practices
frontend frameworks
frontend fundamentals
frontend integration
frontend languages
frontend monitoring
frontend observability
frontend performance
frontend performance optimisation
frontend performance optimization
frontend platform
frontend proficiency
frontend programming
frontend security
frontend software development
frontend software engineering
frontend technologies
frontend testing
frontend tooling
frontend-backend integration
frontend-technologien
frontend/ui
frontline worker solutions
frp composite products
frro registration
frtb
fru records
fsc coc
fsc coc/fm
fsc core labour requirements
fsdp
fsi build
fsprog
fssai
ft view se
ftp adapter
ftps
ftz regulations
ftz software
fuel distribution
fuel management
fuelphp
fuels
fulfillment
fulfillment center operations
fulfillment models
fulfilment
full stack application development
full stack software development
full stack tools
full stack web development
full-cycle product development
full-stack applications
full-stack architecture
full-stack collaboration
full-stack communication
full-stack delivery
full-stack services
full-stack toolchain
full-stack web engineering
fullstack
fullstack architecture
fullstack development
fullstack engineering
fum data
fumigation test
fumigation testing
function calling
functional acceptance testing
functional analysis
functional analysts
functional configuration
functional consulting
functional coverage
functional coverage analysis
functional dft test issues
functional documentation
functional documents
functional expertise
functional location
functional manual testing
functional process documents
functional requirement document
functional requirement specifications
functional requirements
functional requirements documentation
functional risk assessment
functional test planning
functional verification
functionize
functions
fund liquidity planning
fund manager oversight
fund mobilization
fund of funds
fund raising
fund reference data
fund services
fund valuation
fund-of-funds secondaries
fundamental drivers
funding models
funding strategies
funds release
fundy
funkkommunikation
funnel analytics
funnel analytics tools
funnel management
funnel optimization
funnels
furniture
fusa
fusekit
fusion data integration
fusion data intelligence
fusion energy
fusion energy reactor design
fusion extensibility frameworks
fusion order management
fusion receivables
fusioncharts
future
future operating models
fuzzing
fuzzywuzzy
fw management
fwa detection
fx analysis
fx derivatives
fx rates
g suite tools
g/technology
g2b database
ga drawings
gaap accounting
galileo ai
game analytics
game development lifecycle
game engines
game logic
game maker language
game server logic
gamemonkey script
gameplay programming
gameplay systems
gamification models
gaming
gaming loyalty apps
gaming systems
gaming trends
gamp
gamp 5 guidelines
gamp5
gamp5 guide
gamp5 guideline
gams
gans
gantries
gap identification
garbage collection tuning
garden & gym equipment
gartner
gas distribution
gas engines
gas fired furnaces
gas generators
gas infrastructure
gas marketing
gas mixing
gas monitoring
gate coaching
gate-level simulation
gateways
gauge
gauge plan
gazebo
gbs advisory
gbs transformation
gc tuning
gcc banking
gcc financial sector guidelines
gcdc
gcdmp
gcip
gcms
gcp ai
gcp auditing
gcp big table
gcp bigquery
gcp cloud build
gcp cloud storage
gcp composer
gcp compute engine
gcp dataflow
gcp dataproc
gcp devops
gcp functions
gcp iam
gcp integration
gcp landing zone patterns
gcp networking
gcp pubsub
gcp regulations
gcp sdks
gcp services
gcp vertex ai
gcs repositories
gd nt
gdal
gdb/ddd
gdew
gdms
gdp regulations
gdpr regulations
gdps
ge ct platforms
ge smallworld
ge smallworld development suite
ge substation automation solutions
geant4
gear boxes
gearboxes
gearset
geda
gemini
gemini ai
gemini api
gemini cli
gemini code assist
gemini enterprise
gemms
gemstone
gen ai concepts
gen ai tools
gen ai use cases
gen ai workflows
gen-ai frameworks
gen-z communication
genai
genai apis
genai applications
genai coding tools
genai components
genai concepts
genai enablement
genai frameworks
genai integration
genai models
genai modules
genai platforms
genai safety/observability
genai solutions
genai stack
genai technologies
genai tools
genai workloads
genai-assisted tools
genai-driven ux
gender diversity
genehmigungsverfahren
genepattern
general assembly layout
general management consulting
general purchase terms
generalist profile
generate-review-refine
generation expectations
generative ai architecture
generative ai frameworks
generative ai integration
generative ai models
generative ai plugins
generative ai solutions
generative ai studio
generative ai technologies
generative ai tools
generative ai workflows
generative animation
generative automation
generative engine optimization
generative interfaces
generative journalism
generative modeling
generative models
generative tools
generative ui
generative visual systems
generator synchronization
generator-validator
generic framework
genesis
genesys engage
genetec
geneva
genie
genrocket
genservers
genset design
genset development
genset systems
gensim
geo datasets
geo farming
geo-localised experimentation
geoai
geoda
geodatabase design
geodatabases
geogebra
geography
geography markup language
geoinformatik
geolog
geom
geomatik
geometrical dimensioning
geopandas
geopolitical analysis
geopolitical developments
geopolitical drivers
geopolitical risk evaluation
geopolitical risks
geopolitical risks analysis
geopolitical topics
geopolitical trends
george
geoscience applications
geoscience technology
geospatial
geospatial analytics
geospatial applications
geospatial data
geospatial data analysis techniques
geospatial data formats
geospatial data handling
geospatial data management principles
geospatial data processing
geospatial database management
geospatial industry
geospatial interpolation
geospatial modeling
geospatial standards
geospatial systems
geospatial technologies
geospatial visualization
geospatial/geographic is
geotiff
geowissenschaften
gerber knowledge
geriatric depression scale
german / dach insurance market
german federal politics
german tax system
gerrit
gestural behaviors
getx
gforth
gguf
ghg accounting
ghg carbon accounting
ghg lead verifier
ghg standards
ghidra
gibbscam
gibiane
gif creation
gifts and entertainment
gigw
gin-gonic
gips
gips standards
gis concepts
gis software
gis technologies
gis tools
gis-based inventory management
git & github
git action
git branching strategies
git gui
git hub
git lab
git submodules
git workflow
git-based version control
git-based workflows
git/bitbucket
gitbook
gitbucket
github advanced security
github ai workflows
github ci/cd
github co-pilot
github codespaces
github container registry
github governance
github security features
github workflows
githubactions
gitlab ci/cd pipelines
gitlab continuous integration
gitlab devops
gitlab governance
gitlab runner
gitlabci
gitops methodologies
gl reconciliation
glacier
glass
glassfish metro
glib
glide
glide api
glideajax
glideapi
glideapis
gliderecord
gliderecord api
glidescript
global banking
global business
global business environment
global business operations
global business processes
global business services
global capability centers
global collaboration
global commerce
global compliance
global compliance and reporting
global controls assessment
global custody
global customer operation
global databases
global design model
global design standards
global energy transition
global environments
global finance operations
global financial markets
global governance forums
global hr
global investment banking
global law
global macroeconomic trends
global manufacturing supply process
global market
global marketplace
global messaging
global mindset
global network connectivity
global next
global operations
global payment processing
global payroll
global payroll processes
global pharmacovigilance regulations
global process standards
global regulatory authorities
global remittances
global reporting
global reporting efficiency
global risk management
global saas scaling
global scheduling
global security
global stakeholder management
global supply chain management
global supply chains
global tax compliance
global tax regimes
global team collaboration
global team environment
global trade compliance
global trade services
global warming assessment
global wells teams
globalscape enterprise file transfer
glorya edms
glove
glow
glp software
glue
glue catalog
glue crawler
glue data catalog
glue pyspark
glycerin
gmail tools
gmp compliance
gmp documentation
gmp practices
gmp regulations
gmp software
gmp standards
gmra
gmsla
gmv growth
gnat programming studio
gnc subsystem design
gnss
gnss-denied navigation
gnu adns
gnu e
gnu libtool
gnu linear programming kit
gnu toolset
gnuplot
go / no-go gauges
go high level
go lang
go test
go-live preparation
go-to-market systems
goal
goal orientation
goal tracking software
goal-oriented conversation
gobject
gocd
godiva
godot
godot engine
gof design patterns
gold loan industry
golden record management
golden signals
golden source patterns
good pharmacovigilance practice
goods receipt management
google adk
google admin console
google agent development kit
google ai
google ai development kit
google ai studio
google aips
google algorithm updates
google algorithms
google anthos
google antigravity
google apigee
google apis
google app engine
google app script
google apps
google assistant
google big query
google big table
google business api
google calendar
google ccai
google checkout
google chrome
google chrome extensions
google closure tools
google cloud ai
google cloud architect
google cloud compute services
google cloud devops
google cloud functions
google cloud products
google cloud spanner
google cloud vertex ai
google compute engine
google data engineer
google data proc
google deployment manager
google dialogflow
google firestore
google forms automation
google guice
google home ecosystem
google insights
google looker
google looker studio
google maps api
google maps apis
google marketing platform
google my business
google office suite
google play store
google ppc
google protocol buffers
google pub/sub
google pubsub
google requirements
google scholar
google scripts
google search
google search ads 360
google secops
google secret manager
google sites
google slides
google spreadsheets
google standards
google suite
google technologies
google test framework
google vertex ai
google vertiex ai
google workspace administration
google's material design
gosu
gotran
governance
governance & alm
governance culture
governance efficiency
governance forums
governance meetings
governance orientation
governance policies
governance processes
governance reporting
governance reports
governance standards
governance tools
governance workflows
governed ingestion zones
government
government & psu client acquisition
government and public sector
government approvals
government construction specifications
government digital transformation
government entities
government guidelines
government hierarchies
government infrastructure
government initiatives
government liaison
government partnerships
government policies
government portals
government procurement processes
government programs
government projects
government regulations
government sector
government security
government solar policies
government specifications
government subsidies
government subsidy process
government subsidy schemes
government technology
government/psu
governmental reporting
governor limits
gowning protocols
gpio
gpon
gprc
gproms
gprs
gpss
gpt apis
gpt transcribe
gpt workflows
gpt-based systems
gpt-based workflows
gpt-class models
gpt-x
gpu acceleration
gpu architecture
gpu cluster
gpu management
gpu platform engineering
gpu software
gpu training
gpu verification
gpu workloads
gpu-accelerated workloads
gpu-based inference
gpu/cpu deployment strategy
gpus
graceful degradation
graceful shutdowns
gradual rollouts
grafana alloy
grafanacloud
grafanna
grails
grain definition
grain size evaluation
grammarly
grammars
grammatical framework
grants and awards
graph
graph analytics
graph api
graph data modeling
graph database design
graph db
graph neural networks
graph relationships
graph workflows
graph-based learning
graph-based networks
graphana
graphene
graphene-django
graphhopper
graphic designing
graphical representation
graphical user interface design
graphics
graphics configuration
graphics optimization
graphics pipeline
graphics software
graphics stack
graphics subsystems
graphics/video multimedia
graphql api
graphql api design
graphql api development
graphql apis
graphrag
graphtalk
graphviz
grass
grasshopper
gratuity compliance
gravity forms
graylog2
grc applications
grc frameworks
grc platforms
grc tools
great expectations
greeks software
green bonds
green building certification
green building designs
green building norms
green building practices
green building projects
green buildings
green electricity
green energies
green energy trading
green energy transition
green field projects
green finance
green h2
green hydrogen technologies
green msmes
green street
greenfield
greenfield designing
greenfield development
greenhills
greenhouse
greenhouse gas inventorization
greenhouse gas physics
greenhouse gases
greenlight
greenlight guru
greenplum
gremlin
gri reporting
gri sustainability reporting
grid
grid automation
grid code compliance
grid codes
grid concepts
grid connection standards
grid connectivity
grid control technologies
grid impact
grid integration
grid integration studies
grid interconnection
grid management
grid modernization
grid operations
grid systems
grid-level control systems
grid-side energy storage
grid-tie inverters
grid-tied solar systems
gridos
griha
grok
groovy scripting
ground control systems
ground level concepts
ground mount projects
ground transportation marketplace
grounding
grounding system evaluation
grounding techniques
group companies
group credit life
group fund products
group policy object
group reporting
group term insurance
growth analytics
growth engineering
growth equity
growth levers
growth operations
growth strategy
growthbook
grpc apis
grunt
grype
gsap
gsap libraries
gsap networks
gsi partnerships
gsi/gcc accounts
gsm-r
gson
gst accounting
gst audit
gst compliance
gst data structures
gst invoice
gst itc reconciliation
gst laws
gst portal
gst/vat
gstreamer
gsuite
gt power
gt.m
gtest
gtfs
gtk sharp
gtkmm
gtm campaign
gtm design
gtm engineering
gtm operations
gtm platforms
gtm processes
gtm roles
gtm systems
gtmetrix
guarantees
guardduty
guarding strategies
guardrail implementation
guardrail improvement techniques
guardrail monitors
guardrails
gudid
gui automation
gui automation tools
gui development
gui testing
guidance
guidance cards
guidance documents
guidewire ai
guidewire analytics
guidewire bc configuration
guidewire claim center
guidewire cloud platform
guidewire cloud ski releases
guidewire configuration
guidewire hub
guidewire integration
guidewire platform
guidewire platform expertise
guidewire rating engine
gujarat state regulations
gulp
gulp.js
gunit
guradicore
guru
gutenberg
gvp modules
gxp applications
gxp assessment
gxp compliance
gxp environments
gxp guidelines
gxp regulations
gxp systems
gxp-regulated environments
gymnasium
h&ps
h&ps / utilities
h.264
h/w user manuals
h1 and rqp assessments
h1 assessments
h3 indexing
ha proxy
ha query management
ha/dr architecture
hack
hal/s
halide
hallucination
hallucination detection
hallucination mitigation
hallucination prevention
hamcrest
hamilton c shell
hana
hana cloud
hana db
hana live models
hana reporting
handle complex feature design
handlebars
handling of defects/deviations
hands-on execution
hands-on guidance
hap roxy
hapi
hara
harbor
harbour
hard real-time systems
hardhat
hardness tester
hardware abstraction layer
hardware acceleration architectures
hardware acceleration interfaces
hardware accelerators
hardware architectures
hardware bring up
hardware configuration
hardware crypto accelerators
hardware debug
hardware debug tools
hardware debugging
hardware description languages
hardware design processes
hardware development
hardware development life cycle
hardware devices
hardware drivers
hardware emulation
hardware engineering
hardware fx processors
hardware innovations
hardware installation
hardware integration
hardware integration protocols
hardware interfaces
hardware interfacing
hardware interfacing and control
hardware ip micro-architecture
hardware management
hardware monitoring
hardware platform architecture
hardware platforms
hardware procurement
hardware prototyping
hardware quality assurance
hardware repair
hardware replacement
hardware sales
hardware security modules
hardware software co-design
hardware system design
hardware systems
hardware tech refreshes
hardware testing
hardware training
hardware trends
hardware-software integration
hardware/software debug solutions
harmony
harness
harness cd
hart
hart protocol
hartmann pipelines
harvard graphics
harvester
hashicorp consul
hashing algorithms
hasura
haxe
haystack
haystack enterprise platform
hazard
hazardous materials management
hazardous waste remediation
hazlecast
hbase
hbbtv
hbom sbom mapping
hci environments
hcl workload automation
hcm solutions
hcm table structures
hd insight
hdfs
hdmt
hdrp
head calculation for pumps
head end equipment
headcount management
headless architecture
headless commerce
headless commerce architecture
headless content management systems
health & safety
health and safety file
health and safety policies
health and safety practices
health care
health cloud
health dashboards
health department regulations
health ecosystems
health information exchanges
health innovation
health management
health metrics
health monitoring
health r&d
health software
health supplement industries
health tech
health/wellness platforms
healthcare
healthcare ai
healthcare analytics application
healthcare application development
healthcare applications
healthcare architecture
healthcare autonomous agents
healthcare compliance
healthcare consulting
healthcare data
healthcare data exchange
healthcare data infrastructure
healthcare data ingestion
healthcare data science
healthcare data sources
healthcare data standards
healthcare datasets
healthcare entrepreneurship
healthcare facility projects
healthcare industry
healthcare informatics
healthcare infrastructure norms
healthcare insurance
healthcare interoperability
healthcare interoperability protocols
healthcare it applications
healthcare landscape
healthcare operations
healthcare payment integrity
healthcare platforms
healthcare projects
healthcare regulations
healthcare reimbursement
healthcare reimbursement models
healthcare saas
healthcare solutions
healthcare standards
healthcare systems
healthcare technology
healthcare workflows
healthedge
healthtech
heat balance
heat exchanger design
heat exchangers
heat load calculations
heat management
heat transfer design
heat transfer engineering
heating networks
heatmaps
heavy engineering
heavy industrial machinery
heavy industrial manufacturing
heavy industry
heavy machinery design
heavy machinery maintenance
heavy oil operations
heavy transport
hedge fund admin
hedging documentation
hedging strategies
heeds
height gages
helidon
helix
helix itom
helmfile
helpdesk
helpndoc
hemm
hemm underground machinery
hepa filters
herd
hermes engine
heterogeneous compute systems
heterogeneous computing systems
heterogeneous system technologies
hexagon/romer arm
heygen
hi tech
hi-fashion styling
hi-portfolio
hi-pot testers
hibernate/jpa
hierarchical dimensions
hierarchical synthesis
hierarchical teams
higgfields
high agency
high availability architectures
high availability clustering
high availability solutions
high availability systems
high data volumes
high emitting sectors
high learning ability
high level assembly
high level design
high level operating systems
high load systems
high output
high performance design
high performance systems
high precision machines
high radius
high speed rail
high speed rail projects
high standards
high tech
high throughput operation
high throughput systems
high touch
high voltage equipment
high voltage substation projects
high-availability environments
high-availability patterns
high-availability services
high-availability setups
high-compliance environments
high-concurrency
high-concurrency systems
high-frequency data
high-frequency scoring
high-growth companies
high-growth environment
high-growth scale-up
high-growth startups
high-growth technology environments
high-impact modernization programs
high-load architectures
high-performance apis
high-performance applications
high-performance backend architectures
high-performance backend logic
high-performance consumer products
high-performance data pipelines
high-performance distributed systems
high-performance hardware platforms
high-performance programming
high-performance streaming
high-performance system design
high-precision calculation services
high-reliability industries
high-risk construction activities
high-risk infrastructure
high-scale applications
high-scale backends
high-scale consumer products
high-scale distributed systems
high-scale saas infrastructure
high-scale systems
high-speed board design
high-speed digital design
high-speed digital electronics
high-speed ios
high-speed railways
high-speed routing
high-speed serdes
high-speed tester hardware
high-tech environment
high-throughput
high-throughput architectures
high-throughput billing engines
high-throughput data flows
high-throughput environments
high-throughput validation systems
high-traffic applications
high-traffic apps
high-traffic platforms
high-traffic saas environments
high-traffic systems
high-transaction environments
high-trust environments
high-voltage product design
high-voltage product sales
high-voltage products
high-voltage systems
high-voltage testing
high-volume b2c environments
high-volume hiring
high-volume operations
high-volume systems
highcharts
highly available architectures
highly available systems
highly concurrent systems
highly regulated industry
highradius
hightouch
highways
hihr
hikvision
hil setups
hil systems
hil/sil-workflows
hilt
hipaa/hitrust
hira
hire-to-retire
hiredscore
hiring automation
hiring metrics
hiring portals
hirsch/identiv velocity
historian
history management
hitachi
hitachi backup
hitachi energy rtu
hitrust
hl7v2
hlookup
hmc machines
hmi configuration
hmi engineering
hmi flows
hmi graphics development
hmi/scada
hmis
hni sales
hnsw
hochspannung
holdings
holistic understanding
hololens
home appliances
home loan documentation
home loan products
home screen applications
home security
homebrew
homeland security
homer
homologation
homologation process
honeycomb
honeypot
honeywell
honeywell forge
honeywell unisim
honeywell win pak
hono
hono.js
hook-up drawings
hooks
hoovers
hope
horizontal scalability
horizonte
hornetq
horovod
horticulture automation
hos systems
hospital construction
hospital management
hospital management systems
hospital planning
hospital projects
hospitality tech
hospitals
hosting
hosting management
hosting/domain management
hotel bookings
hotels
hotfix implementation
hotfixes
hotspot
hoverfly
hp basic for openvms
hp blade chassis
hp qc
hp qc / alm
hp standalone servers
hp webinspect
hpc architecture
hpc integration
hpc-style compute workloads
hpe cluster management
hpe private cloud ai
hpe-simplivity
hpux
hr analysis
hr applications
hr benefits
hr best practices
hr budgeting
hr compliance requirements
hr controlling
hr dashboards
hr data
hr data analysis
hr data analytics
hr databases
hr functions
hr help desk
hr integrations
hr it
hr kpis
hr metrics
hr payroll
hr platforms
hr portals
hr processes
hr products
hr programs
hr reporting
hr service delivery
hr services
hr solutions
hr structures
hr support services
hr systems
hr tech
hr technology
hr technology ecosystems
hr ticketing systems
hr-it concepts
hr-it-systems
hris platforms
hrms
hrsd
hse compliance
hse management
hse management system
hse planning
hse policy
hse regulations
hsec processes
hsio
hsio testing
hsrp
hsrp/vrrp
hsse compliance
ht/lt distribution systems
ht/lt panels
htc vive
html abstraction markup language
html document architecture
html/css
html/css/javascript
html/css/js
html5/css
html5/css3
htmlunit
htmx
http
http actions
http client libraries
http concepts
http connectors
http fundamentals
http interfaces
http methods
http protocol
http requests
http/2
http/https
http/rest
http/rest apis
http/s
http4k
httpunit
httrack
hubl
hubspot api
hubspot apis
hubspot cli
hubspot cms
hubspot sales hub
hubspot service hub
hudi
hudson
hudson/jenkins
hugging face llms
hugging face models
huggingface
huggingface transformers
huginn
hugo
human capital analytics
human capital management
human factor design
human factor engineering tools
human factors usability studies
human relations
human resource management system
human resource theory
human review
human systems engineering
humbleness
hume
humor
humour
hv substations
hv tester
hv testing
hv/lv panels
hvac design software
hvac equipment
hvac equipment take-off
hvac industry knowledge
hvac modeling
hvac system
hvac system controls
hvac system design
hvac validation drawings
hvac/crac systems
hvdc
hw & sw roadmaps
hw design
hw-monitor
hybrid
hybrid ai
hybrid app frameworks
hybrid applications
hybrid architecture
hybrid ci environments
hybrid cloud architecture
hybrid cloud environments
hybrid cloud infrastructure
hybrid cloud operations
hybrid cloud technologies
hybrid connectivity
hybrid deal constructs
hybrid deployments
hybrid energy
hybrid environments
hybrid environments management
hybrid extensibility
hybrid identity
hybrid industries
hybrid infrastructure
hybrid mesh firewall
hybrid mobile applications
hybrid mobile experiences
hybrid multi-cloud deployments
hybrid networking & connectivity
hybrid networking patterns
hybrid project management
hybrid retrieval
hybrid search
hybrid search architectures
hybrid sourcing strategies
hybris occ apis
hydraulic control interfaces
hydraulic flow models
hydraulic fluid conveyance
hydraulic markets
hydro energy
hydro storage
hydrocarbon product management
hydrocarbon volumetric accounting
hydroecology
hydrogen
hydrogen safety
hygiene audits
hyper convergence
hyper-parameter optimization
hyper-personalization
hyperautomation
hypercare support
hypercorn
hyperexecute
hyperion enterprise
hyperion reporting systems
hyperparameters
hyperscaler services
hypershield
hypertalk
hypervisors
hypothesis skills
hypothesis-driven
i-logic
i-solution
i/o operations
iaas
iab standards
iac security
iac/automation
iam audits
iam integrations
iam operations
iam policies
iam projects
iam role design
iam roles
iam roles and permissions
iam security
iam signals
iam systems
iar embedded workbench
iata
iatf
iatf16949
ib transactions
ibatis
ibbi guidelines
ibm bamoe
ibm basic assembly language
ibm baw
ibm bpm
ibm certified data engineer
ibm cognos business intelligence
ibm content manager
ibm data stage
ibm datapower
ibm datastage
ibm debug tool
ibm director
ibm doors
ibm doors next
ibm generalized markup language
ibm hascript
ibm information management system
ibm informix
ibm informix-4gl
ibm infosphere datastage
ibm infosphere mdm
ibm maximo asset management
ibm mdm
ibm mq hardware appliance
ibm notes
ibm openshift
ibm qualitystage
ibm query management facility
ibm ram
ibm rational application developer
ibm rational clearcase
ibm rational clearquest
ibm rational functional tester
ibm rational software architect
ibm rational tools
ibm rhapsody
ibm sterling file gateway
ibm stewardship center
ibm tivoli
ibm urbancode deploy
ibm visualage
ibm watson
ibm watsonx
ibm webmethods
ibm websphere application server
ibm websphere debugger
ibm websphere mq
ibm workload scheduler
ibm z/os
ic design
ic4s
icao procedures
iccc
icd-10-pcs
icd-9-cm
ice tools
iceberg
icefaces
iceoryx2
ich e2e
ich e6 r2
ich q10/q9
ich-gcp guidelines
icici
icmp
icon
icon systems
icp definition
icpms
icsr processing
ict distribution
ict distribution ecosystem
ict-enabled governance systems
ida ice
ide's
idea intellij
idempotency
identity & access management
identity authentication
identity concepts
identity controls
identity lifecycle
identity lifecycle governance
identity lifecycle management
identity management solutions
identity management tools
identity products
identity protection
identity providers
identity provisioning
identity resolution
identity security
identity technology
identity validation
identity/hr integrations
identityserver
idmp
idocs
idpms
idris
idw s1
iec 101
iec 104
iec 60601-1
iec 60601-1-2
iec 61000-3-x
iec 61010-1
iec 61326-2-6
iec 61800
iec 62040-1
iec 62351
iec 62366.1
iec 62443
iec 62933
iec browser
iec-60812
iec-61025
iec/is standards
iec/ul 62368-1
iec60601-1
iec60870-104
iec61508
iec61511
iec61850
iec62304
iec62443
ieds
ieee
ieee 1547
ieee 802.15.4
ieee c37.94
ieee standards
ielts
ienvision
if formulas
ifa database
ifconfig
iflows
ifrs
ifrs 16
ifrs 9
ifrs17
ifrs9
ifs aurena
ifs extension framework
iga environment
igaap financials
igbc
ignition
iiot communication protocols
iiot controllers
iiot integrations
iiot platforms
iis administration
ikea
illustration systems
ilmt
imacros
image analysis software
image auditing
image composition
image deployment
image forensics
image guided therapy products
image registries
image rendering algorithms
image scanning
image sensor technology
image signing
image/video pipelines
image/video signal processing
imageright
imagery analysis
images
imaging equipment manufacturing
imaging module
imaging physics
imaging pipelines
imaging platforms
imaging sensors
imaging systems
imaging technology
imdr
imds
immer
immersive applications
immersive learning
immersive technologies
immigration
immigration services
immuta
immutable audit stores
imos
impact
impact analysis
impact and influencing
impact assessments
impact bias
impact data collection
impact investing
impact mapping
impact-driven businesses
impairment assessments
impala
impartner prm
imperva dam
implementation architecture
implementation documentation
implementation guides
implementation methodologies
implementation plans
import
import/export operations
improvement projects
impurity profiling
impurity profiling equipment
ims db
imsl numerical libraries
in-app deliveries
in-database analytics
in-line inspection
in-memory cache architectures
in-memory caching
in-memory data grids
in-memory data storages
in-panel accessories
in-process controls
in-service inspection
in-vitro diagnostic instruments
inbound acquisition
incident command
incident detection
incident handling lifecycle
incident investigation
incident logging
incident management processes
incident management tools
incident playbooks
incident resolution
incident response readiness
incident response tools
incident trends
incidents
inclusive culture
inclusive leadership
inclusivity
inco terms
incognito
income contribution
income tax accounting
income tax e-filing
income tax regulations
income tax returns
incorta
incose
incr tcl
incremental data loading
incrementality
incrementality analysis
incrementality testing
ind as
indeed
independence
independent
independent decision making
independent investigation
independent judgment
independent operation
independent price verification
independent reasoning
independent research
independent work
independent work style
independent working style
indesign server
index creation
index design
index licensing
index optimization
index rebalancing
index systems
indexeddb
indexes
indexing solutions
indexing strategies
india compliance council governance
india employment laws
india gaap
india localization
india payroll regulations
indiamart
indian accounting standards
indian data center ecosystems
indian ehs laws
indian gaap
indian labour law
indian market
indian mdr 2017
indian media ecosystem
indian search landscape
indian statutory laws
indices
indigenous
indigenous reporting
indigo renderer
indirect sourcing
indirect spend categories
indirect tax advisory
indirect tax automation
indirect tax compliance
indirect tax laws
indirect tax principles
indirect tax regulations
indirect taxation
individual contributor
induction hardening
inductive reasoning
industrial ai
industrial analytics
industrial and manufacturing products
industrial applications
industrial automation platforms
industrial automation systems
industrial automation tooling
industrial codes
industrial communication protocols
industrial compliance
industrial connectivity
industrial control products
industrial controllers
industrial controls
industrial couplings
industrial cybersecurity
industrial data
industrial digital transformation
industrial domains
industrial electrical components
industrial electrical sales
industrial environments
industrial fasteners
industrial fuels
industrial gas
industrial groups
industrial hightech
industrial iiot
industrial inputs
industrial inspection
industrial instruments
industrial iot
industrial iot/ ot systems
industrial leasing
industrial machinery
industrial machines and plants
industrial manufacturing
industrial market trends
industrial marketing
industrial mechanical testing
industrial motion control
industrial operations
industrial operations engineering
industrial os
industrial policy
industrial policy frameworks
industrial products
industrial projects
industrial protocols
industrial radar sensors
industrial real estate compliance
industrial robot workflows
industrial safety
industrial sector
industrial services
industrial standards
industrial steel structures
industrial strategy
industrial supply
industrial systems
industrial technology
industrial terminology
industrial value-added process
industrial water treatment
industrial wireless
industrial/oem segments
industrials
industry 4.0 technologies
industry analysis tools
industry and sector expertise
industry automation
industry benchmarking
industry best practices
industry cloud
industry databases
industry developments
industry dynamics
industry dynamics analysis
industry frameworks
industry fundamentals
industry knowledge
industry methods
industry regulations
industry research
industry standards
industry studies
industry tools
industry trends
industry understanding
industry-specific market analysis
industry/market studies
ineight
inertia.js
inertial fusion energy
inertial navigation
inference
inference optimization
inference pipelines
inference systems
inferentia
infineon traveo ii
inflammation
inflation forecasting
inflection
influence
influence without authority
influence without direct control
influencer identification
influencer pr
influencing
influencing & communication skills
influencing change
influencing without authority
influential communication
infor
infor wms
inform
informatica cdgc
informatica cdi
informatica cdq
informatica cloud data integration
informatica data quality
informatica etl
informatica iics
informatica intelligent cloud services
informatica mdm
informatica mdm saas
informatica power center
informatica product 360
informatica scheduler
informatics data processing
information and communication technology
information flow management
information management best practices
information operations
information ordering
information protection
information risk management
information security controls
information security standards
information seeking
information services management
information steward
information system controls
information systems qualification
information technology
information technology solutions
infotainment
infotainment systems
infoworks
infoworks ws pro
infra
infra as a code
infra sector credit analysis
infrastructure administration
infrastructure advisory
infrastructure and deployment tooling
infrastructure as a code
infrastructure as code & automation
infrastructure as code tools
infrastructure assets
infrastructure cloud services
infrastructure design
infrastructure development
infrastructure domain concepts
infrastructure engineering
infrastructure funding models
infrastructure investment cycles
infrastructure management tools
infrastructure modernization
infrastructure planning
infrastructure project finance
infrastructure projects
infrastructure provisioning
infrastructure qualification
infrastructure regulations
infrastructure reliability
infrastructure sector
infrastructure services
infrastructure solutions
infrastructure technologies
infrastructure testing
infrastructure tools
infrastructure vapt
infrastructure verticals
infrastructure-adjacent products
infrastruktur
ingestion
ingress
ingress configurations
ingress controller
ingress patterns
ingress/lb
initiative & curiosity
injectable
injection mould design
inks
inkscape
inmon
inmon methodology
innovation & r&d leadership
innovation & trend awareness
innovation advocacy
innovation and agility
innovation and improvement
innovation and technology
innovation initiatives
innovation studio
innovation workstreams
innovative mindset
innovus
inovance
input control
input validation
inquisitive
inquisitiveness
inriver
insider risk
insight generation
insight selling
insomnia
inspection
inspection checklists
inspection optimization
inspection planning
inspection processes
inspection protocols
inspection reports
inspection strategy
inspection support
inspection techniques
inspection test plan
inspection tools
inspiration
instagram carousel posts
instagram dms
instagram graph api
installation
installation activities
installation and commissioning
installation challenges
installation guidelines
installation methods
installation services
installshield
instance management
instantly
instantly.ai
institutional intermediaries
institutional investment operations
institutional partnerships
institutional projects
instructing
instruction
instructional systems design
instructor models
instrument installation
instrument lists
instrument loop diagrams
instrument specifications
instrument transformers
instrumentation design
instrumentation engineering
instrumentation standards
instrumentation test
instruments
insulation classes
insulation integrity
insulation resistance testers
insulation tester
insurance applications
insurance brokerage industry
insurance business processes
insurance claim procedures
insurance domain
insurance domain expertise
insurance domain processes
insurance operations
insurance products & services
insurance protection
insurance reporting
insurance sector
insurance services
insurance servicing processes
insurance technology
insurance transformation challenges
insurtech
intangibles accounting
integrality
integrated assessment modeling
integrated combat solutions
integrated marketing
integrated performance primitives
integrated planning
integrated planning transformation
integrated sensors
integrated townships
integration accelerators
integration activities
integration architecture
integration builds
integration design
integration design patterns
integration details
integration development
integration frameworks
integration governance
integration hub
integration layers
integration monitoring
integration of control panels
integration packs
integration patterns
integration point
integration requirements
integration solutions
integration standards
integration strategies
integration studio
integration support
integration techniques
integration technologies
integration testing frameworks
integration tests
integration tools
integration troubleshooting
integration/applications engineering
integrationhub
integrative solutions
integrity management solutions
intelij idea
intellect design
intellectual honesty
intellectual rigor
intellicad
intelligent agent systems
intelligent agents
intelligent audit
intelligent automation
intelligent chat/assistant capabilities
intelligent check-in comments
intelligent dashboards
intelligent data processing
intelligent data services
intelligent discovery
intelligent document processing
intelligent document processing tools
intelligent edge
intelligent enterprise
intelligent grid management
intelligent industrial products
intelligent interfaces
intelligent monitoring
intelligent monitoring tools
intelligent orchestration
intelligent process automation
intelligent procurement
intelligent search
intelligent technologies
intelligent test design
intelligent translation platforms
intelligent voice response
intelligent workflows
intent data
intent data tools
intent detection
intent recognition
inter-disciplinary coordination
interaction analytics
interaction design systems
interaction models
interactive application development
interactive c
interactive enterprise platforms
interactive experiences
interactive flat panel displays
intercompany agreements
intercompany lending
intercompany pricing
interconnect reliability
interconnects
intercultural interaction
interdisciplinary environment
interdisciplinary knowledge
interest & charges configuration
interest rate swaps
interest rate trends
interface concept
interface control documents
interface document approval
interface ip protocols
interior finishing standards
interlocking logic
intermine
internal and external audits
internal apis
internal application development
internal audit practices
internal audit tools
internal auditing standards
internal authoring application
internal automation systems
internal capability building
internal control concepts
internal control design
internal control policies
internal control procedures
internal counter-espionage
internal developer platforms
internal it controls
internal linking
internal metrics triangulation
internal operations
internal orders
internal platforms
internal portals
internal risk dashboards
internal sops
internal specifications
internal stakeholder approval
internal strategic forums
internal systems
internal targets
internal tool design
internal tooling
internal training
internal/external audits
international academic partnerships
international affairs
international b2b markets
international bidding
international climate policies
international collections
international design codes
international donor space
international education consultancy
international hiring practices
international import/export regulations
international market approvals
international market entry strategies
international markets
international regulations
international systems
international tax considerations
international tax principles
international teams
international trade compliance
international trade documentation
international trade regulations
international travel
internet
internet advertising
internet applications
internet routing
internet search engines
internet-based tools
internet-related tools
interoperability and patient access
interoperability standards
interpersonal awareness
interpersonal communication
interpersonal relationships
interpretation skills
interprocess communication
interrupts
intersystems cache
intervention studies
interview frameworks
interviewing
interviews
intralogistics
intrastat
intrusion
intuitive interfaces
invenio
inventory
inventory analytics
inventory control systems
inventory locking
inventory management systems
inventory process
inventory systems
inverter
inverter connections
inverter duty transformers
inverter duty transformers manufacturing
inverter installation
inverter location
inverter options
inverter technologies
investigation and evaluation
investigation skills
investigations
investigative skills
investigative tools
investigator payments
investing
investing platforms
investment
investment banking advisory
investment banking operations
investment banking products
investment banks
investment business
investment cases
investment committees
investment compliance
investment data
investment data domains
investment evaluation
investment frameworks
investment framing
investment fundamentals
investment funding
investment grade corporations
investment ideas
investment implementation lifecycle
investment industry
investment management software
investment mobilisation
investment operations
investment outlooks
investment performance analytics
investment planning
investment platforms
investment policy statements
investment process
investment products
investment proposals
investment record documentation
investment research
investment securities
investment solutions
investment strategies
investment strategy execution
investment strategy monitoring
investment systems
investment workflows
investone
investor acquisition
investor activism
investor communications
investor contracts
investor mindset
investor networking
investor notices
investor profiling
investor services
investor servicing
investor trends
investran
invitation to tender
invoice accounting
invoice lifecycle management
invoice management
invoice postings
invoice validation
invoicing & reconciliation
invoicing engines
invoke code
inward material inspection
io list preparation
io summary
ioc containers
ioke
ionos
ios app deployment
ios development frameworks
ios frameworks
ios security testing
iot & robotics
iot applications
iot architecture
iot backend systems
iot communication standards
iot core
iot data pipelines
iot data processing
iot device communication
iot devices
iot ecosystems
iot edge development
iot frameworks
iot gateways
iot hub
iot messaging technology
iot network concepts
iot platform
iot protocols
iot sensors
iot solutions
iot technologies
iot tools
ip accountability
ip analytics platforms
ip and core
ip design
ip development
ip discipline
ip integration
ip level verification
ip macro design
ip multimedia subsystem
ip surveillance systems
ip verification
ip-xact
ip/design verification
ip/mpls
ipaas
ipaas platforms
ipados
ipc 610 & 620 standards
ipc mechanisms
ipc specifications
ipc standards
ipc-2221
ipc-a-600
ipcc ar7
ipconfig
ipfilter
ipmb
ipmi
ipmvp measurement & verification
ipo advisory
ipo ecosystem
ipsec vpn
iptables
iptscrae
ipv4/ipv6
iq bots
iq/oq/pq protocols
iqvia
iram
irdai
irdai guidelines
iris
iris framework
iris gl
iriusrisk
iron ore
irr analysis
is codes
is-is
isa s88
isa s95
isa-88
isa-95
isa95
isaac sim
isaacgym
iscsi
isda
isda documents
isda/csa
ishrae
isis
islamic banking
islamic financing
islisp
isml
isms security
iso 10993
iso 13400
iso 13485 auditors certification
iso 14000
iso 14040-44
iso 14067
iso 14224
iso 14229
iso 15765-3
iso 17664
iso 18001
iso 19011
iso 19901
iso 19902
iso 2000
iso 20000-1
iso 20400
iso 21001
iso 21434
iso 22163
iso 25010
iso 26000
iso 27001/17/18
iso 270xx
iso 27701
iso 29148
iso 31000
iso 42001
iso 45001 management systems
iso 62304
iso 7816
iso 8583
iso 9000
iso creation
iso management standards
iso message processing
iso qms guidelines
iso quality standards
iso regulations
iso standards
iso-tp
iso/iatf standards
iso/iec
iso/notified body audits
iso/ts quality systems
iso/ts standards
iso20022
iso21434
iso26262
iso27001
iso8583
iso9001
isograph
isolation levels
isone
isort
ispe
ispe gamp 5
ispf
ispm
isr routers
issb
issu
issue diagnosis and resolution
issue management
issue mitigation
issue ownership
issue resolution
issue tracking tools
issues & controls
isv solutions
iswim
it accessories
it administration
it analysis
it and digital trends
it application support
it applications
it applications management
it architecture
it automation
it b2b sales
it capabilities
it certifications
it compliance
it concepts
it consultancy
it consulting
it controls
it cost reduction
it data domain
it data privacy
it decision-makers
it distribution
it domain knowledge
it engineering
it governance frameworks
it hiring
it industry
it industry compliance
it infrastructure maintenance
it infrastructure management
it infrastructure tools
it internal auditing
it inventory management
it issue management
it landscape
it management
it operating model
it operations
it operations management
it operations processes
it optimization
it planning
it processes
it procurement
it products
it project environments
it project management
it projects
it qms
it quality & compliance
it roadmap
it sector
it security principles
it service
it service delivery
it service delivery models
it service risk
it services marketing
it services sales & marketing
it setup
it shared service environment
it software
it solutions
it sops
it sox
it strategy
it support services
it support tools
it system development
it system implementation
it systems
it systems administration
it systems evaluation
it transformation
it trends
it workforce transformation
it-infrastrukturen
it-sicherheit
it/ites
it/ites industry
it/management consulting
ita design
itac
italian grid connection standards
item design systems
item master configurations
item/bom structures
iterating
iterative approach
iterative delivery
iterative design thinking
iterative development
iterative improvement
iterative refinement
iterative waterfall
iterative working
itil practices
itil processes
itil v3/v4
itil v4
itil-aligned service management
ito strategy
itom
itps
itrack
itrs
itsi
itsm best practices
itsm mobile agent
itsm processes
itwinjs
iv curve
ivalua
ivi architecture
ivr systems
ivr/iva
ivr/voice channels
ivrs/rws integration
ixia
j script
j-link
j-review
j-unit
j1939
j2ee frameworks
jabber clients
jacket launch/lift analysis
jade
jaeger
jager
jaggaer
jailbreak prevention
jako
jam-stack
jama
janus
janusgraph
japan tax rules
japan work culture
japan-specific legal requirements
japan-specific reporting requirements
japan-specific tax requirements
jasper reports
jass
jauth2.0
java 17 / 21
java agent development framework
java apis
java debugging
java design patterns
java development
java frameworks
java jdk 17+
java media framework
java microservices
java native access
java ood/oop concepts
java opengl
java patterns and practices
java script
java scripting
java sdk
java secure socket extension
java servlets
java spring boot
java sql
java stack
java standard edition
java web start
java-based backend systems
java/j2ee
java/jee
java17
javaee
javafx script
javamail
javascript api
javascript ecosystem
javascript es6
javascript es6/7
javascript frameworks
javascript remoting
javascript seo
javascript testing framework
javascript/typescript
javascriptcore
javaserver faces
jaws
jax-rs
jaxb
jaxp
jaxr
jb location drawings
jb termination drawing
jboss messaging
jboss seam
jboss wildfly
jbuilder
jcreator
jd edwards enterpriseone tools
jdbc
jdbc adapters
jdbc/odbc
jdeveloper
jdm partners
jean
jedox
jekyll
jenkins pipeline
jenkins x
jenkins/gitlab ci
jest framework
jetbrains
jetpack
jetpack components
jetpack libraries
jetson
jewelcad
jewellery
jfrog artifactory
jfrog cli
jgrasp
jhipster
jig & fixtures design
jinja
jinja 2
jinja2
jira automation
jira plugins
jira project management
jira work management
jira xray
jira zephyr
jira/bricks
jitsi
job automation
job execution monitoring
job execution troubleshooting
job failure investigation
job hai
job holds
job kills
job loads
job monitoring
job orchestration
job reruns
job safety environmental analysis
job scheduler
job scheduling
job scheduling tools
job specifications
joblib
join java
joins
joint venture strategy
jooq
joss
jotai
joule
joule agents
journal processing
journalctl
journey builder
journey design
journey mapping
journey maps
jovial
jovix
jpa/hibernate
jpeg2000
jquery mobile
jquery ui
jquery/javascript
jquerymobile
js event loops
js/ts
jscript
jscript .net
jsdoc
jshint
jsom
json parsing
jsonb
jsonpath
jsrender/jsviews
jsunit
jtag
jtag debuggers
jtag tools
jtest
juce
judgement
judgement and decision making
judgment
judgment and decision making
judgment-based decision making
judgment/decision making
juju
junction box schedule
junior development
juniper
juniper data center networking
juniper firewall
juniper mist
juniper switches
jupiter
just transition
just transition planning
justice system
jvm administration
jvm fundamentals
jvm internals
jvm performance tuning
jvm-based languages
jwt authentication
jwt token authentication
jwt-based authentication
jwt/oauth authentication
jython
k-means
k-reach
k2view fabric
kafka queues
kafka streaming
kaggle
kaiber
kairos
kaleidoscope
kali
kalman filtering
kanban agile methodology
kantar
kantata
karaf
karate
karate framework
karate labs
karateframework
karel
karel++
karma
karpenter
katalon
katalon studio
katana
kataster/liegenschaftskataster
kawasaki
kcov
kdb/q
keap
keet
keil
kendo
kendo ui
kendra
keno
kerberos
kernel
kernel and drivers
kernel architecture
kernel bring-up
kernel crash dumps
kernel mode device drivers
kernel modules
kernel-mode driver framework
kestra
key account identification
key account planning
key account strategy
key figure management
key financial performance indicators
key materials
key metrics tracking
key operational metrics
key processes
key provisioning
key vault
key-value databases
key/secrets management
keyboard-first workflows
keyfactor
keyfactor ecosystem
keypress
keysight product portfolio
keystores
keyvault
keyword mapping
keyword optimization
keyword portfolio optimization
keyword strategy
keyword-driven automation
keyword/topic tagging
ki testing
ki-agenten
ki-engineering
ki-modellierung
ki-strategie
ki-tools
ki/ml-integration
kickstart
kimball
kimball dimensional modelling
kimball/star schema
kindle
kindle comic book creator
kindle create
kindle devices
kindle direct publishing
kindle kids book creator
kindle library
kindle previewer
kindle reader
kindle scribe
kinetics
kingswaysoft
kiosk apps
kiro
kixtart
kkdik
klare kommunikation
klik
klockwork
klocworks/purify
knative
kneat
kneat gx
knockout
knockout.js
knowledge dissemination
knowledge exchange
knowledge graph development
knowledge graph reasoning
knowledge graph structures
knowledge graph systems
knowledge graph technologies
knowledge graph-based rag
knowledge graphs
knowledge grounding
knowledge hub
knowledge repositories
knowledge retention
knowledge retrieval
knowledge transition
kofax insight
kofax rpa
kofax total agility
kohana
koin
kojo
kommunikation
kong
kontaktfreudigkeit
konzeptstudien
korber werum pas-x
kore.ai
korn
kotlin coroutines
kpi achievement
kpi analysis
kpi calculation
kpi computation
kpi definition
kpi driven delivery model
kpi identification
kpi management
kpi measurement
kpi monitoring
kpi performance tracking
kpi setting
kpi/kri dashboards
kpis
kpis driver trees
kpo/bpo operations
kraken
kri management
kriging
krisenvorsorgeinformationssystem
kritis
kronos workforce central
kronos workforce dimensions
krypton
kserve
kspm
ksql
ktor
kube-bench
kubebuilder
kubeflow pipelines
kubeneties
kubernetes controllers
kubernetes engine
kubernetes operations
kubernetes operators
kubernetes orchestration
kubernetes security
kubernetes service
kubernetes-native deployments
kuka
kuka workvisual
kuka.sim
kusto
kv caching
kvm redfish
kwkg
kxml
kyc compliance
kyc norms
kyc operations
kyc platform
kyc solutions
kyc/cdd
kyma
kyverno
l# .net
l1c control software protocols
l2 switching
l2 systems
l2/l3
l2/l3 networking
lab administration
lab environments
lab equipment
lab equipment maintenance
lab informatics
lab informatics systems
lab instruments
lab projects data
lab work
labeling
labeling & claims
labeling tools
labels
labelstudio
labor capacity
labor capacity analysis
labor regulations
laboratories
laboratory accreditation
laboratory instrument software
laboratory measurement equipment
laboratory operations
laboratory practice
laboratory products
laboratory projects
laboratory quality systems
laboratory safety standards
laboratory solutions
laboratory workflows
labour rights
labs
labsolutions
labtech products
labtech scales
labvantage
labvantage lims
labware lims
labx
ladder
ladder diagrams
lagoona
lake formation
lakehouse architecture
lakehouse setups
lakshya
lal/pyrogen test
lambda expressions
lambda functions
lambdatest
laminas
lamma
lammps molecular dynamics simulator
lamp
lamp stack
lance
lancedb
land laws
landing page builders
landing page design
landing pages
landing zone
lane recognition
lang chain
lang graph
langchain agents
langchain framework
langchain rag workflows
langflow
langfuse
langraph
langsmith
language ai
language data processing
language learning
language technologies
language testing
lansa
laptop
laravel filament
laravel livewire
laravel passport
laravel sanctum
large enterprise scale integrations
large exposure
large infrastructure projects
large metal plant
large scale systems
large socs
large-scale applications
large-scale architecture
large-scale backend services
large-scale batch processing
large-scale computing
large-scale consumer services
large-scale data analysis
large-scale data handling
large-scale data processing
large-scale datasets
large-scale distributed products
large-scale distributed systems
large-scale infrastructure
large-scale optimization
large-scale problems
large-scale software development
large-scale system design
large-scale system refactoring
large-scale telemetry pipelines
laser coding
laser welders
lasso
last mile mobility solutions
last mile performance
latency
latency analysis
latency constraints
latency costs
latency management
latency optimization
lateral flow assay techniques
launch reviews
launchpad
laundry services
lauterback
lauterback/trace 32
lava
lava test automation framework
law and humanity
layer 2/3 switching
layer normalization
layer2 sw
layered architecture
layout
layout analysis
layout skills
layout versus schematic
laytime/demurrage provisions
lazyloading
lbs cloud watch
lc-3
lcms
lcoe/lcos
lcos
ldra
lead acquisition
lead capture
lead conversion
lead customers
lead databases
lead generation funnels
lead generation strategy
lead generation tools
lead grading
lead lifecycle
lead lifecycle management
lead management portal
lead management tools
lead pipelines
lead quality
lead quality optimization
lead scoring
lead segmentation
lead sources
lead time management
lead times
lead trackers
lead tracking
lead-scoring models
leaderboard-style scaling
leadership advisory
leadership dashboards
leadership potential
leadership reviews
leading practices
leads
leaflet
leak testing stations
leakage testers
lean agile
lean belt
lean culture
lean delivery
lean development
lean industrial design
lean initiatives
lean manufacturing tools
lean methodology
lean software development
lean start-in
lean systems
lean thinking
lean-sigma
lean/agile methodologies
leandata
leanix
leanix eam
learnability
learner engagement
learning ability
learning attitude
learning capability
learning discipline
learning ecosystems
learning environments
learning management
learning mindset
learning new technologies
learning quickly
learning strategies
learning workflows
lease accounting system
lease agreements
lease schedules
lease schedules analysis
lease structures
lease summaries
least cost resource planning
least privilege
least-privilege access models
led display modules
led display systems
led televisions
leda
ledger
leed online
leena
leenaai
legacy applications
legacy code
legacy code migration
legacy code modernization
legacy codebase
legacy java technologies
legacy mainframes
legacy system modernization
legacy systems
legal
legal & contractual matters
legal argumentation
legal classification
legal coordination
legal data
legal documentation
legal documentation review
legal documents
legal drafting standards
legal frameworks
legal industry
legal industry expertise
legal industry standards
legal metrology
legal partnership
legal processes
legal reasoning
legal regulations
legal requirements
legal terminology
legal workflows
legal/insolvency
legaltech
legislative support
legislative updates
legoscript
lemlist
lemp stack
lending business
lending operations
lending systems
lending terminology
lenel onguard
lenovo
leo operations
leonardo
lerna
less
lessons learned
level switches
level-1 networks
level-2 networks
leveldb
lever
leverage and acquisition finance
leverage ratio
lex bots
lexmark markvision
lf process
lfp cell tech
lgpd
li-ion batteries
liabilities products
liaison
liaison & regulatory coordination
liberty
libevent
libgdx
libjpeg
libnet
libpng
libraries
library creation
library-free javascript development
librosa
libs
libsvm
libvirt
license management
licensing models
licensing principles
licensing-based business models
life and annuities insurance
life cycle management
life extension study
life safety
life science industry
life science research
life sciences cloud
life sciences manufacturing
life sciences technology
life-cycle development
life-support systems
lifecycle marketing
lifecycle support
lifelong learner
liferay 7.4
liferay dxp
liferay dxp+
liferay mvc
liferay portal
liferay portal framework
lifescience industries
lifesciences
lifesciences & pharma
lifestyle brands
lift analysis
lifted topsides
lifts
lightbox
lighthouse
lighting
lighting control
lighting design & controls
lighting industry
lightning
lightning app builder
lightning component library
lightning components
lightning design system
lightning design system framework
lightning experience
lightning flows
lightning inspector
lightning protection
lightning web component framework
lightsail
lightweight backend frameworks
lightwell framework
lilr
lilypond
limbo
lime
limiter
limnor
lims
lims/qms
linc
line
line of business sites
lineage
linear
lingo
link acquisition
link orchestration techniques
link-aggregation
linkage
linked analysis
linkedin
linkedin ai
linkedin campaigns
linkedin content drafting
linkedin content scheduling
linkedin prospecting
linkedlist
linker
linker file creation
linker files
linkerd
linkster
linoleum
linq query
lint
linters
linux - redhat
linux command line
linux development
linux development environments
linux device drivers
linux dma buffers
linux driver
linux driver development
linux editors
linux environment
linux foundation's neonephos ecosystem
linux fundamentals
linux infrastructure
linux internals
linux kernel architecture
linux kernel modules
linux malware
linux networking
linux networking stack
linux operating systems
linux operation/engineering
linux os
linux os concepts
linux platform
linux security
linux security modules
linux server
linux server administration
linux shell scripts
linux subsystems
linux system administration
linux system internals
linux system lifecycle management
linux systems
linux systems engineering
linux terminal commands
linux virtual server
linux/unix
linux/unix administration
linux/unix environments
linux/unix networking
linux/unix os administration
linux/unix systems
linux/unix systems administration
liquid
liquid parameters
liquid penetrant
liquidity
liquidity analysis
liquidity factors
liquidity reporting
liquidplanner
lisa
lisaac
lisp
list management
list segmentation
listed company compliance
listening
listening & communication
lite-c
literature screening
lithe
lithium ion power battery
litigation support software
litmus
little b
live game maintenance
live location tracking
live operations
live operations workflows
live ops
live presentations
live site monitors
liveagent
livecode
livedata
livelihood development
livescript
livesite operations
liveview
livewire
ll-hls
llama
llama 3
llama index
llama.cpp
lle coordination
llm api integration
llm apis
llm architecture
llm assisted software solutions
llm behavior
llm capabilities
llm concepts
llm development
llm ecosystems
llm evaluation
llm evaluation frameworks
llm finetuning
llm frameworks
llm fundamentals
llm grounding
llm inference
llm inference infrastructure
llm inference serving
llm infrastructure
llm integration
llm libraries
llm limitations
llm model development
llm models
llm ops
llm ops best practices
llm optimization
llm orchestration
llm orchestration frameworks
llm orchestration pipelines
llm platforms
llm powered workflows
llm prompting
llm providers
llm research
llm security
llm solutions
llm systems
llm techniques
llm technology
llm testing
llm tooling
llm tools
llm training methodologies
llm workflows
llm-based agents
llm-based applications
llm-based capabilities
llm-based coding assistants
llm-based copilots
llm-based generative ai
llm-based integrations
llm-based products
llm-based systems
llm-based technologies
llm-based test generation
llm-based use cases
llm-based workflows
llm-driven applications
llm-driven workflows
llm-first engineering thinking
llm-integrated systems
llm-powered agents
llm-powered chatbots
llm-powered decisioning systems
llm-powered development tools
llm/agent-powered workflows
llm/gen ai integration
llm/genai
llmops
llmops & tooling
llms for text analysis
llvm
lm studio
lms imagine.lab amesim
lms operations
lms platforms
lms/lxp platforms
lms/lxp systems
lng industry
lng infrastructure
load flow
load flow studies
load testing tools
load times
load-balancing patterns
load-balancing strategies
loadboard
loaders
loan acquisition
loan data processing
loan documents
loan lending
loan life cycle
loan lifecycle management
loan management
loan management systems
loan monitoring
loan onboarding
loan origination systems
loan repayment processing
loan rescheduling
loan restructuring
loan serviceability
loan servicing software platform
loan servicing workflows
local banking regulations
local currency financing
local data persistence
local data storage
local databases
local dcr
local environmental laws
local insurance laws
local regulations
local security standards
local seo
local tax reporting frameworks
local taxes
local vllms
local/international seo
localization of kg strategy
location services
location technology
location tracking
locking
locking mechanisms
lockout/tagout procedures
locust
lodash
loes
log aggregation
log analysers
log analysis
log analysis tools
log analytics
log file analysis
log interpretation
log management
log parsers
log scanning
log scanning tools
log validation
log-based streaming
log/defect summarization
logbak
logbooks
logbooks software
logging
logging and auditing
logging and monitoring
logging and tracing
logging framework
logging tools
logging/monitoring
logging/monitoring baselines
logic
logic analysers
logic apps
logic building
logic relays
logical ability
logical analyzer
logical decision making
logical design
logical inventory adjustments
logical processes
logical programming
logical replication
logical skills
logical/analytical skills
logicapps
logicmonitor
logistic & warehouse
logistical support
logistics industry standards
logistics invoice verification
logistics platforms
logistics processes
logistics visibility
logix/studio 5000
logo
logrotate
logs
logtalk
loinc
loki
long lead equipment coordination
long-range planning
long-term benefits
long-term care business
long-term decision making
long-term forecasting
long-term planning
long-term strategy
longer sales cycles
longhorn
looka
looker api
looker sdk
lookups
loop diagrams
looping methodologies
lora/peft
lorawan
loss analysis
loss estimation
loss given default evaluation
lost and found management
lot & serial manufacturing
lotame
lottie
lotusscript
lovable
love for fast iteration
loveable
low carbon
low carbon agriculture
low carbon fuels
low code platforms
low latency signal processing
low level design
low power wifi
low voltage directive
low-carbon solutions
low-code applications
low-code automation platforms
low-code development platforms
low-code process automation
low-latency
low-latency architectures
low-latency data flows
low-latency distributed systems
low-latency environments
low-latency inference pipelines
low-latency systems
low-level debugging
low-level drivers
low-level programming
low-power design
low-signal/conflicting context
low/no carbon
lower-emissions technologies
loyalty
loyalty rewards
loyalty systems
loyalty/fintech apis
lpddr
lrms
lseg
lsmv
lsmw
lstm
lstm/sequence models
lt panel board
lte rrc
lub systems
lubricant formulation software
lubricant technology
lubricants
lubricants industry
lubricants market
lucernex
lucid
lucid chart
luigi
lumen
lumerical
luns
lusha
lustre
luxury
luxury brands
luxury developments
luxury interior design
luxury kitchens
lv drives
lv switchgear
lv/hv ac components
lvd compliance
lxc/lxd
lyapas
lynx
m&a assessment
m&a integration accounting
m&a screening
m&a transactions data curation
m2001
m365 copilot
maas
mabl
macd
mach architecture
mach principles
machine automation
machine code
machine data
machine knowledge
machine learning engineering
machine learning frameworks
machine learning infrastructure
machine learning libraries
machine learning lifecycle
machine learning models
machine learning ops
machine learning pipelines
machine learning platforms
machine learning systems
machine learning tools
machine qualification
machinemotion
machinery spare parts
machines/machine tools
machining processes
machining requirements
maconmy
macos app development
macro planner
macro-economic risks
macroeconomic environment
macroeconomic indicators
macroeconomic modelling
macroeconomic research
macroeconomic trends
macros
macsec
macsyma
macvector
mad/i
maestro
magento 2 pwa
magic square
magicc
magik
magma
magnetic
magnetic particle
magnetometer
mailer lite
main board ipo
mainframe applications
mainframe hardware
mainframe infrastructure
mainframe modernization
mainframe systems
mainframe technologies
mainline rail
maintainable architecture
maintainable code
maintainable coding practices
maintenance item
maintenance management
maintenance operations
maintenance plan
maintenance planning
maintenance practices
maintenance safety
maintenance services
maintenance strategies
majcom staff operations
make + ai
make files
make or buy studies
make.com
makecode arcade
makefile
makersite platform
mako
malicious scripts
malware
malware behavior
malware execution flow
man hours calculation
managed data/queue services
managed databases
managed ethernet switches
managed extensions for c++
managed file transfer
managed identities
managed services provider
managed spark
management assessment
management consultancy
management contracting
management details
management of change
management of change evaluations
management review
management review meetings
management skills
management system compliance
management systems certification
managerial skills
managing ambiguity
manet waveforms
manhattan
manpower management
manpower services
mantis
manual development
manual penetration testing
manual qa testing
manual software testing
manual testing tools
manuals
manufacturability
manufacturing accounting
manufacturing basics
manufacturing cells
manufacturing cost improvement
manufacturing data management
manufacturing economics
manufacturing environments
manufacturing execution
manufacturing industry
manufacturing optimization
manufacturing partners
manufacturing process controls
manufacturing process engineering
manufacturing quality
manufacturing quality practices
manufacturing scale-up
manufacturing scenarios
manufacturing sector
manufacturing software
manufacturing software solutions
manufacturing software utilities
manufacturing strategy
manufacturing systems
manufacturing systems design
manufacturing techniques
manufacturing technologies
manufacturing test
manufacturing tools
manufacturing transfer
manufacturing value chains
manytomany
map data
map integration
map visualization
mapbasic
mapbox gl js
mapboxgl
mapinfo professional
mapkit
maple
maplibre
mapper
mapping
mapping software
mapping-based applications
mapr
maps
marg software
margin and collateral
margin improvement
margin management
margin performance
margining/risk management
maria db
marine business
marine certification
marine operations
marine risk management
marine testing
maritime
maritime data
mark-iv
market access
market activation
market analytics
market and regional risks
market assessment
market behavior
market benchmarking
market benchmarks
market building
market changes
market clarity
market commentaries
market conditions
market conduct
market coverage
market data administration
market data compliance
market data management
market data systems
market data trends
market design
market differentiation
market disruption
market estimation
market expansion
market expansion strategies
market feasibility
market feedback
market forecasting
market guidelines
market infrastructure
market insights
market knowledge
market leadership
market makers
market mapping
market mechanisms
market microstructure
market mix modeling
market operations
market opportunity identification
market outlook
market penetration analysis
market perspectives
market planning
market players
market pricing trends
market regulations
market requirements
market research methodologies
market research tools
market risk evaluation
market risk indicators
market risk management
market scenario simulations
market sector knowledge
market segments
market sensing
market sizing
market statistics
market strategy
market studies
market trackers
market trend analysis
market trend identification
market trends
market updates
market validation
market value concept
market view
market-facing roles
market-leading analytics
marketing assets
marketing automation platforms
marketing automation tools
marketing campaign execution
marketing cloud
marketing cloud connect
marketing collaterals
marketing compliance
marketing content
marketing coordination
marketing data governance
marketing execution
marketing experimentation
marketing frameworks
marketing function
marketing fundamentals
marketing initiatives
marketing measurement
marketing mix modelling
marketing mix modelling tools
marketing networks
marketing platforms
marketing programs
marketing regulations
marketing roi
marketing science
marketing services
marketing skills
marketing spend optimization
marketing support
marketing systems
marketing technology
marketing technology strategy
marketing tools
marketing workflows
marketplace
marketplace applications
marketplace architecture
marketplace collaboration
marketplace elements
marketplace environments
marketplace logic
marketplace platforms
marketplace products
markets tech
markets technology
marklogic
markup standards
martech
martech solutions
martech stacks
martech workflows
mary
mask design
mask r-cnn
masm microsoft assembly x86
mass & energy balance
mass balance closure
mass notification systems
massive scale
massively scalable systems
master batch records
master confirmation agreements
master data governance
master data setup
master information delivery plan
master planning
mastercard
mastercontrol
mastertax
mastra
matcher
matching
matching/allocation
material
material analysis
material and energy balances
material checks
material compliance
material confirmation
material creation
material design
material estimation
material ledger
material listing/exclusion
material master data
material master modules
material movement tracking
material preservation
material procurement
material properties
material requirement
material requirement review
material specifications
material submittals
material test
material test certificates
material types
material ui
material valuations
materiality
materiality analysis
materialized views
materials characteristics
materials characterization
materials compatibility
materials development
materials discovery
materials handling systems
materials knowledge
materials science and engineering
mathcad
mathematical models
mathematical processes
mathematical software
mathematical techniques
matillion
matrimony
matrix
matrix42 empirum
matrixed environments
mattermost
maturin
maturity
maturity models
maui
maven plugins
maven/gradle
mavlink
mavros
max diff
maxima
maximo integration framework
maxscript
maxymizer
maya embedded language
maze
mbist
mca program
mcae
mcafee
mcafee enterprise security manager
mcafee virusscan
mcc panels
mccb
mcp & a2a architecture
mcp cli
mcp implementation
mcp integrations
mcp patterns
mcp servers
mcp tools
mcp-based tool integrations
mcp/a2a
mcps
mcu 8051 ide
mcu firmware development
mcu-based systems
mcus
mcx itest
mcx regulations
mdb tools
mdm tools
mdm/edm
mdsap
me odata services
me webservices
mea market
mean
measured boot
measurement and control engineering
measurement and test equipment
measurement frameworks
measurement science
measuring equipment
measuring instruments
measuring tools
mechanical calculations
mechanical design principles
mechanical industry
mechanical integration
mechanical integrity
mechanical issues
mechanical layouts
mechanical systems design
mechanical test equipment
mechatronics engineering
medallion architecture
meddicc
meddicc framework
meddra coding
media analysis
media ecosystem
media handling
media industry
media industry issues
media intelligence tools
media mix modelling
media monitoring tools
media operations
media optimization
media pipelines
media pitches
media platforms
media processing
media reporting
media reporting dashboards
media solutions
media streaming
media streaming devices
media streaming systems
media streams
media technology
media transformation
media-tech environment
mediacodec
mediafly
medialive
mediapipe
mediarecorder
mediatek aiot yocto sdk
mediatr
mediawiki
medical
medical communication
medical device
medical device development tools
medical device industry
medical device labeling
medical device quality engineering
medical device quality systems
medical device regulatory requirements
medical device regulatory standards
medical device reporting software
medical device safety standards
medical device software
medical device testing
medical device verification & validation
medical diagnostics
medical domain
medical imaging equipment
medical knowledge extraction
medical notes
medical operations
medical planning
medical research safety
medical review
medical safety
medical sciences
medical software
medical software lifecycle
medical technology
medical technology standards
medical/clinical trial terminology
medicine
medidata rave edc
medium voltage power electronics
medline
medtech
medtech / pharma
meet
meeting documentation
meeting management
meeting summaries
meeting support
meilisearch
mellanox
meltwater proprietary software
memcache
memcachedb
meme culture
meminfo
memo writing
memory
memory barriers
memory controllers
memory corruption debugging
memory hierarchies
memory management parameters
memory optimization
memory ordering
memory profiling
memory strategies
memory subsystem architecture
memory subsystems
memory usage optimization
memorydb
memorystore
mend
mender
mendix add-ons
mendix entities
mendix extensibility
mendix integration
mendix microflow
mendix modeler
mendix security
menstrual health
mental health policy
mentor graphics
mentor test implementation tools
mentorship mindset
mentorship skills
mep consulting
mep contract administration
mep contract drafting
mep contract review
mep installation
mep services
mep systems
mepf systems
meraki access points
meraki switches
merchandising analytics
merchant lifecycle
merchant management
mercury
merge workflows
mergermarket
mergers
mergers & acquisitions
merging
meridian vat add-on
meritocracy
mern
mern stack
mern stack development
mersen
mes operation
mes recipe authoring
mes script writing
mesa
mesa gpu drivers
mesos
message broker systems
message centre
message oriented middleware
message passing interface
message processing
message queue systems
message queue technologies
message queueing
message queuing systems
message-oriented systems
messaging
messaging and positioning
messaging automation
messaging brokers
messaging frameworks
messaging hubs
messaging patterns
messaging queues
messaging solutions
messaging strategies
messaging systems
messaging technologies
messaging/streaming patterns
meta ad creatives
meta business manager
meta business suite
meta descriptions
meta llama
meta pixel
meta quest
meta titles
meta whatsapp business api
meta-analyses
metabot
metacard
metadata api
metadata design
metadata enrichment
metadata extraction
metadata hub
metadata lineage tools
metadata models
metadata optimization
metadata platforms
metadata portal
metadata schemas
metadata strategy
metadata taxonomy
metadata tools
metadata-driven engines
metadata-driven workflows
metadata-first design
metaflow
metafont
metal
metal industry
metal properties
metallurgical analysis
metalogix
metals & mining
metals & mining industry
metamask
metaphactory
metapost
metasearch
metasploit framework
metatrader
meteorjs
meteorological data analysis
meteorological data sets
meteorological parameters
meteorological towers
meter data analysis
metering
method tradeoff reasoning
method transfer
method transfer software
method validation software
methodical approach
methodology
methodology development
methods
metocean design criteria
metric
metric monitoring
metric repositories
metrics
metrics and monitoring tooling
metrics collection
metrics design
metrics development
metrics driven
metrics platforms
metrics reporting
metrics systems
metrics tools
metrics tracking
metrics-driven approach
metrics-driven improvements
metrics-focused
metrics/logging/tracing
metricstream
metro bundler
metro infrastructure
metro rail
metro rail projects
metro railways
metropolis
mezmo
mf alm
mfa/2-factor authentication
mfg. control systems
mfg. p2p
mfgpro
mfis
mfts
mgt-7
mhr regulations
mhra
mhra regulations
micro balances
micro front end
micro front-end architecture
micro scada
micro services
micro services architecture
micro-batch processing
micro-controllers
micro-frontend architecture
micro-interactions
micro-mobility
micro-segmentation
microbiological data review
microchip
microcode
microcontroller architecture
microcontroller integration
microcontroller platforms
microcontroller-based designs
microeconomic trends
microfrontend architecture
microfrontend strategies
microfrontends
microgrid
microhardness distribution
microk8s
micrometre
micronaut framework
microphone
microprocessor interfacing
microprocessor-based systems
microprocessors
microprofile
microscope
microscopy societies
microscript
microservice design
microservice development
microservice integration
microservice-based architectures
microservice-oriented architectures
microservices fluency
microservices patterns
microsoft .net
microsoft .net core
microsoft 365 apps deployment
microsoft 365 copilot
microsoft 365 customization
microsoft 365 ecosystem
microsoft 365 migrations
microsoft 365 monitoring
microsoft 365 reporting
microsoft 365 roadmap
microsoft 365 services
microsoft 365 training
microsoft ads
microsoft agent framework
microsoft ai agent
microsoft ai builder
microsoft ai frameworks
microsoft ai tooling
microsoft ai tools
microsoft autogen
microsoft ax 2012 pos
microsoft azure ad
microsoft azure ai
microsoft azure cloud infrastructure
microsoft azure cloud services
microsoft azure data services
microsoft azure databricks
microsoft azure devops
microsoft azure paas
microsoft azure security engineer
microsoft azure services
microsoft azure virtual desktop
microsoft best practices
microsoft bot framework
microsoft c# .net
microsoft clarity
microsoft copilot studio
microsoft data
microsoft dataverse
microsoft defender for endpoint
microsoft defender suite
microsoft development languages
microsoft dynamics ax
microsoft dynamics business central
microsoft dynamics crm/ce
microsoft dynamics erp
microsoft dynamics nav
microsoft dynamics sl
microsoft ecosystem
microsoft edge
microsoft endpoint configuration manager
microsoft enterprise library
microsoft entourage
microsoft entraid
microsoft expression design
microsoft forms
microsoft frontpage
microsoft graph
microsoft graph api
microsoft hello
microsoft internet explorer
microsoft licensing
microsoft macro assembler
microsoft mappoint
microsoft money
microsoft netmeeting
microsoft network monitor
microsoft o365
microsoft office document imaging
microsoft office live meeting
microsoft package
microsoft paint
microsoft platforms
microsoft power apps
microsoft power automate
microsoft power automate desktop
microsoft power automate flows
microsoft power platform development
microsoft products
microsoft publisher
microsoft rai maturity model
microsoft server
microsoft services
microsoft sharepoint
microsoft silverlight
microsoft sql
microsoft sync framework
microsoft teams apps
microsoft teams ev & rooms
microsoft tech stack
microsoft technologies
microsoft tfs
microsoft ui automation
microsoft visual sourcesafe
microsoft visual studio
microsoft vscode
microsoft vsts/ado
microsoft windows
microsoft windows 11
microsoft windows 365
microsoft windows sdk
microsoft windows xp
microsoft xdr
microsoft.identity.web
microstrategy desktop
microstrategy report services
microwave
microwave testing
mid server
mid-market sales
mid-tier authentication protocols
midas
middle office functions
middle wares
middle-office controls
middleware applications
middleware customization
middleware development
middleware management
middleware platforms
middleware solutions
middleware technologies
middleware tools
midstream
midstream gas/lng business
mifid2
migration
migration activities
migration cockpit
migration plans
migration projects
migration safety
migration scripts
migration strategies
migration templates
migration tools
migration utilities
miis
mikroc
mil-std-883
milestone systems
milestone tracking
military
military operational concepts
military organizational structure
military systems
milling systems
millscript
milvus
mimi
mimic
mimir
mimr
minimal apis
minimum viable products
mining
mining equipment
mining industries
minio
minio s3
mipi csi/dsi
mipi protocol
mirah
miranda
mirc
mirrorless cameras
mirs
mirth connect
mis dashboards
mis management
mis reporting
mis reports
miso
misra c
misra c++
mission critical environments
mission execution
mission planner
mission-critical imaging applications
mission-critical operations
mistral
mistral ai
mit app inventor
mitigation measures
mitigation planning
mitigation strategies
mitre cwe
mitsubishi
mittelspannung
miva script
mixed signal ic
mixed signal ic design
mixed-signal circuits
mixed-signal embedded systems
mixed-signal verification
mixed-use developments
mixtral
ml algorithms
ml compiler workload synthesis
ml compilers
ml delivery
ml deployment
ml deployment tools
ml development
ml frameworks
ml fundamentals
ml infrastructure
ml kit
ml libraries
ml libraries/frameworks
ml lifecycle tools
ml model deployment
ml model integration
ml models
ml operations
ml ops
ml platform engineering
ml prediction systems
ml research
ml system support
ml systems
ml tools
ml-based services
ml-powered platforms
ml.net
ml/ai infrastructure
ml/deep learning frameworks
ml/dl model development
ml/llm fine-tuning
ml/nlp libraries
mldb panels
mlir
mlops pipelines
mlops practices
mlops tools
mm pricing procedure
mmorpgs
mmps
mnesia
mnre
mnre policies
mnre portal
mnre standards
mobile accessories
mobile and hub surfaces
mobile app analytics
mobile app architecture
mobile app backends
mobile app behavior
mobile app deployment
mobile app integration
mobile app security
mobile app testing
mobile app ui design
mobile application architecture
mobile application vapt
mobile applications
mobile architecture patterns
mobile architectures
mobile automation
mobile ci/cd tools
mobile client needs
mobile collaboration
mobile computer devices
mobile constraints
mobile consumer apps
mobile dashboards
mobile data collection
mobile data collection devices
mobile design
mobile development tools
mobile engineering
mobile game development
mobile gaming
mobile measurement platforms
mobile monetisation
mobile observability
mobile operating systems
mobile optimization
mobile os
mobile performance optimization
mobile platform engineering
mobile responsiveness
mobile sales
mobile security protocols
mobile solutions
mobile studio
mobile technologies
mobile technology stacks
mobile technology trends
mobile test automation
mobile testing
mobile threat analysis
mobile ui principles
mobile ui/ux
mobile ui/ux principles
mobile ui/ux standards
mobile user acquisition
mobile-first development
mobile-first saas products
mobile-first user experiences
mobility
mobility & infrastructure
mobility services
mobility solutions
mobsf
moby
mock
mock drills
mock frameworks
mock mvc
mocking
mocking frameworks
mockserver
modal
modality
mode
model 204
model alignment
model assurance
model based control design
model based enterprise
model based testing
model benchmarking
model calibration
model cards
model design
model development
model development and analytics
model diagnostics
model distillation
model documentation
model drift
model ensembles
model evaluation metrics
model evaluation pipelines
model evaluation techniques
model experimentation
model explainability
model fine-tuning
model gateways
model governance
model hosting
model implementation
model improvement
model inference
model inference pipelines
model inputs/outputs
model integration
model lifecycle
model lifecycle management
model lifecycle platforms
model maintenance
model making
model observability
model optimization
model orchestration
model performance
model programming
model quantisation optimisation
model quantization
model registries
model responses
model security
model selection
model serving
model testing
model tracking
model training
model training pipelines
model usage
model versioning
model-based engineering
model-based engineering tools
model-based services
model-driven
model-driven apps
model-first thinking
model-kpis
model-related workflows
model-serving frameworks
modelbuilder
modelica
modeling
modeling and economics
modeling tools
modelizeit
modelling
modelling methods
modelling tools
modellkopplung
modelops
moderation
moderation skills
moderation techniques
modern ai architectures
modern application architectures
modern application development
modern architecture
modern backend system design
modern data architecture
modern data delivery practices
modern data platforms
modern data stack
modern deployment workflows
modern development methods
modern development practices
modern engineering best practices
modern frameworks
modern front-end engineering
modern frontend tooling
modern infrastructure
modern js/ts
modern network apis
modern programming languages
modern software architecture
modern software technology stacks
modern sql
modern storage solutions
modern telemetry requirements
modern testing methodologies
modern trade commercial finance
modern ui automation
modern web applications
modern web architecture
modern web engineering
modern web services
modern web stacks
modern web technologies
modernisation
modernization
modernization engineering
modernization initiatives
modernization programs
modernization strategies
modernizr
modifiability
modification planning
modula
modula-2
modula-3
modular application architecture
modular application design
modular architecture
modular architecture design
modular data centers
modular design software
modular development
modular furniture
modular kitchens
modular monolith
modular monolithic architectures
modulation schemes
module bundlers
module manufacturing
modules
modules cleaning system installation
moef guidelines
mohol
mojolicious
molecular chemistry
molecular diagnostic systems
molecular modeling software
monday
monetary transactions
monetization
monetization strategies
monetization systems
monetization tools
money laundering deterrence
money laundering prevention
money market funds
money movement processes
money-market instruments
mongo db
mongodb atlas
monitoring & logging
monitoring & observability
monitoring & optimization
monitoring and alerting
monitoring and alerting solutions
monitoring and logging
monitoring and logging infrastructure
monitoring and observability
monitoring dashboards
monitoring frameworks
monitoring solutions
monitoring stacks
monitoring strategies
monitoring systems
monitoring technologies
monitoring tools
monitoring/logging systems
monitoring/logging tools
monogame
monolith
monolith architecture
monolithic applications
monolithic architecture
monorepo
monorepo setup
monorepo tooling
monte carlo
monte carlo analysis
month end closing processes
monthly financials
moody's
moody's fermat/risk authority
moogsoft
mootools
morley
mortgage
mortgage business
mortgage life cycle
mortgage sales
mortran
mosaic
mosfets
mosicai
most-bus
mostadam
motherboard bring-up
motherboard troubleshooting
motion application
motion controllers
motion design systems
motion frameworks
motion graphics software
motion planning algorithms
motion prediction
motion principles
motivating
motivation
motivation for sales
motivation to learn
motivational strength
motor control algorithms
motor control circuits
motor control systems
motor drivers
motor manufacturing
motor-drive circuitry
motors
mounting hardware
mounting structures
mounting systems
mouse
moveinsync
moveit
moveworks
moveworks ai
mozilla thunderbird
mpds
mpeg-dash
mplab
mpls
mpls/vpls
mplus
mpp databases
mppap
mppt
mpsc
mq series
mqtt messaging
mqtt-based systems
mri physics
mri systems
mro industry
mrp planning
ms copilot
ms copilot studio
ms dynamics
ms dynamics ax
ms excel vba
ms exchange
ms fabric
ms fabrics
ms graph
ms graph apis
ms o365
ms office suite
ms power platform
ms powerapps
ms powershell
ms semantic kernel
ms sql db
ms sql server
ms sqlserver
ms ssrs
ms technologies
ms tools
ms-drg
ms-ppt
msaas
msbi
msci
msci models
msci/rca
msg91
msix
msme sector
msmq
msp environment
msp software
msp/rpo
msp430
mssql
mst dashboards
mst tools
mst workflows
mstest framework
mstp
mtc review
mtfs
mtls
mtls proxying
mtm impact analysis
mtr admin center
mttr
mujoco
mule
mule 4
mule soft
mulesoft 4.x
mulesoft anypoint platform
mulesoft anypoint studio
multer
multi agent systems
multi agent workflows
multi dc replication
multi tenant architecture
multi-actions
multi-agent ai workflows
multi-agent architectures
multi-agent design
multi-agent ecosystems
multi-agent frameworks
multi-agent llm architectures
multi-agent mesh architectures
multi-agent orchestration
multi-agent orchestration systems
multi-agent patterns
multi-agent system development
multi-armed bandit algorithms
multi-az deployments
multi-brand adaptation
multi-brand environments
multi-chain integrations
multi-channel campaigns
multi-channel orchestration
multi-channel outreach
multi-cloud architecture
multi-cloud automation
multi-cloud environments
multi-cloud integration
multi-cloud kubernetes clusters
multi-cloud orchestration
multi-cloud solutions
multi-cluster federation
multi-cluster operations
multi-core
multi-core architecture
multi-core operating system
multi-currency support
multi-currency transactions
multi-day evaluation sessions
multi-disciplinary team leadership
multi-domain integrated systems
multi-gateway architectures
multi-hypervisor orchestration
multi-language codebases
multi-language support
multi-lingual sites
multi-lingual support
multi-market environments
multi-meter
multi-modal ai
multi-modal models
multi-modal sensor fusion
multi-object tracking
multi-platform applications
multi-platform campaigns
multi-process architecture
multi-process environments
multi-region architectures
multi-region data integrations
multi-region deployments
multi-region message delivery
multi-region networking
multi-role admin panels
multi-stage builds
multi-state co-operative
multi-step ai workflows
multi-step planning
multi-step reasoning prompts
multi-step surveys
multi-store selection platforms
multi-system landscape architecture
multi-task learning
multi-tenancy
multi-tenant application development
multi-tenant applications
multi-tenant architecture tools
multi-tenant environments
multi-tenant saas
multi-tenant saas architecture
multi-tenant saas design
multi-tenant saas platforms
multi-tenant security
multi-tenant services
multi-tenant systems
multi-thread
multi-threaded application development
multi-threaded applications
multi-threaded system design
multi-threading
multi-tier architecture
multi-tier distributed systems
multi-tier web services
multi-tiered applications
multi-tiered systems
multi-touch attribution
multi-vector retrieval
multi-vendor complexity
multi-vendor environments
multi-vendor platforms
multi-vendor workflows
multicast
multicultural collaboration
multicultural sensitivity
multicultural team management
multicultural teamwork
multidisciplinary teamwork
multifactor authentication
multifamily sizing
multilayer board stack-up
multilayer stack-up planning
multilingual bot development
multilingual communication
multilingual content management
multilingual contexts
multilingual modeling
multimedia ips
multimedia localization
multimedia solutions
multimedia technologies
multimodal ai
multimodal ai models
multimodal ai pipelines
multimodal data
multimodal data pipelines
multimodal fusion models
multimodal modeling
multimodal models
multinational corporations
multinational environments
multinational firms
multiplayer game development
multistep ai workflows
multitasking skills
multitenant solutions
multithreaded applications
multithreaded frameworks
multithreaded programming
multivariate analysis tools
multivariate statistical analysis
mumps
municipal bond market
municipal regulations
munit
mural
museum installations
music
music creation tools
music information retrieval
music research
music selection
music software
music tech
music21
mutex
mutual fund advisory
mutual information
mv drives
mv-vm/mvc frameworks
mv/lv cables sizing
mvc architectural pattern
mvc architecture
mvc design patterns
mvc framework
mvc patterns
mvc programming
mvcc
mvps
mvt architecture
mvvm
mvvm architecture
mvvm-c
mwaa
mxnet
my-batis
myeclipse
myntra
mypy
mysql workbench
n-tier
n-tier architecture
n-tier software architecture
nabh
nabh standards
nachhaltigkeit
namd
named credentials
nand
nand flash memory
nand probe testing
nand storage
nanite
nant
napier88
narration skills
narratives
nas/file storage
nashorn
nasm
nat configurations
nat gateway
national instruments pxi
national labour laws
national regulations
national security
native android
native applications
native clients
native development
native federation
native i/o
native integrations
native ios
native modules
nato
nats
natural
natural disaster impact analysis
natural disasters
natural gas plants
natural language audience building
natural language interaction
natural language interaction uis
natural language interfaces
natural resources
natural resources industry
natural resources sector compliance
nature-based living
naukri
nav reporting
navan
naver ads
navigation
navigation patterns
navigation systems
navigation theory
navigator
nb-iot
nbc 2016
nbcc standards
nbfc
nbfc business
nbfc regulations
nbtstat
nc-si nic
nca ecc
ncdex
ncr resolution
ncr/capa
ndt knowledge
ndt tests
nec standards
needs analysis
negative testing
negotiation frameworks
neko
nemerle
nemo
neoload
neon
neondb
neptune
nesc
nesl
nest
net base quid
net core
net debt analysis
net metering
net suite
net weaver web services
net zero alignment
net zero cloud
net zero roadmap
net-metering norms
net-metering regulations
net-zero strategies
net.data
netapp storage
netbeans
netbox
netbrain
netcool
netcracker
netfilter
netiq
netlogo
netreveal
netrexx
netscape navigator
netscape portable runtime
netstat
netsuite analytics
netsuite erp
netsuite openair
netsuite planning and budgeting
netty
netwide assembler
network abuse management
network analysers
network analytics tools
network analyzer tools
network analyzers
network and security systems
network apis
network applications
network architecture and design
network architectures
network assessments
network benchmarks
network build/draw strategies
network communication analysis
network communication protocols
network configuration
network conflicts
network coordination
network debugging
network delivery
network design
network devices
network diagnostics tools
network driver development
network equipment
network fault diagnosis
network governance
network implementation
network incentives
network integration
network know-how
network maintenance
network modeling
network modelling
network monitoring tools
network operations
network optimization
network performance analysis solutions
network performance monitoring
network planning
network policies
network protocols
network resilience
network roll-out
network security services
network servers
network studies
network studies tools
network surveillance management
network systems
network technologies
network telemetry
network topologies
network vapt
network/mdf/idf layouts
networking & communication products
networking concepts
networking devices
networking equipment
networking fundamentals
networking modules
networking protocols
networking skills
networking solutions
networking technologies
networking tools
networkmanager
networks
networkx
netzanschlussplanung
netzanschlusspunkte
netzbetreiber
netzero
netzero platform
neugierig
neural nets
neural network architectures
neural processors
neuroimaging methods
neurotechnology
nevercenter silo
new business flows
new energy
new launch
new logo acquisition
new media ecosystem
new product development research
new product implementation
new product launches
new product penetration
new product startup
new systems installation
new technologies
newlisp
newman
newp
newrelic
news aggregation
news monitoring
newspeak
newsroom automation
newsroom workflows
newtonscript
nexpose
nexsus
next generation domain architecture
next-gen product experiences
next-gen technologies
next-generation analytics
next-generation databases
next-generation technology solutions
next-generation user experiences
next.js server actions
nexthink
nextra
nexus
nexus repository
nexus vpc
nexus/artifactory
nfc technology
nfdi
nfpa
nfpa 70/70e
nfpa codes and standards
nfpa standards
nfr categories
nfr definitions
nftables
nfts
nginx plus
ngrx
ngrx store/effects
nhost
nial
nic cloud
nice actimize
nickle
nielsen
nifi registry
nightwatch
nikto
nintex k2
nis-2
nissan products
nist
nist 800-115
nist ai rmf
nist fips
nist sp 800-34
nist ssdf
nist standards
nix/nixos
nlc tester
nlp concepts
nlp libraries
nlp models
nlp sdks
nlp tools
nlp/nlu
nlp/nlu validation
nmpa
no sql
no-code development
no-code solutions
no-sql database
nocs
node package manager
node.js debugger
node.js/express
nodemon
noise
noise propagation assessment
nokia
nominations
non-blocking i/o
non-conformances
non-deterministic behavior
non-erp applications
non-financial risks
non-functional requirements
non-functional security requirements
non-linear optimization
non-llm apps
non-mainframe applications
non-patent literature analysis
non-po invoices
non-relational databases
non-sox testing
non-technical audiences
nonconformance handling
nonfunctional testing
nonlinear optimization
nonlinear optimization techniques
nonparametric bayesian methods
nonprofit partnerships
normalization
normen
norms
north american payroll legislation
norton antivirus
nosql database
nosql environment
nosql systems
not exactly c
not quite c
not specified
notebook lm
notebooks
notes
notification
notification patterns
notification templating
notificationcenter
notifier
notion ai
notion api
now assist
now experience
npa processing
npdm
npi / programs
npi demand estimation
npu design
npu kernel
nrr/grr
nrwl
nrwl/nx framework
ns basic
nsgs
nsis
nslookup
nuclear
nuclear industry
nuclear physics
nuget packages
numerical aptitude
numerical competence
numerical methods
numerical optimization
numerical probabilistic models
numerical reasoning
numerische simulation
nunjucks
nurture programs
nutanix prism v4 apis
nutanix-based architectures
nutch
nutrition data exchange
nutritional supplement
nuts
nutzerzentrierte digitale services
nvda
nvidia
nvidia ai enterprise
nvidia base command manager
nvidia deepstream
nvidia dgx superpods
nvidia isaac sim
nvidia omniverse
nvidia sdks
nvidia thor
nvidia triton
nvme
nvme driver
nvme firmware
nvme transport firmware
nvrs
nw mdm
nw.js
nwchem
nwds
nwscript
nx open programming
nxp/freescale
nxt-g
nyiso
nymex
o'reilly
o365
o365 apps
oaf pages
oauth oidc
oauth2/oidc
obd-ii scanners
oberon
obfuscation
obiee
obix
obj-c
obj2
objdump
object lisp
object modeling
object orientated design
object oriented design patterns
object oriented javascript
object oriented paradigms
object relationships
object rexx
object storage services
object store
object tracking
object windows library
object-oriented analysis
object-oriented data modeling
object-oriented development
object-oriented models
object-oriented principles
object-oriented software design
object-style relationships
object/data model design
objection handling
objective c++
objective-j
objectivity
objectivity/db
objectlogo
obliq
oboe
obol
observability & apm
observability & environment health
observability & feedback loops
observability & operations
observability and telemetry systems
observability frameworks
observability of ai systems
observability platforms
observability practices
observability solutions
observability stacks
observability standards
observability systems
observability tooling
observability tools
observability/monitoring tools
observability/telemetry
observables
observation
observation skills
observational response plans
ocaml
ocapi
occam
occupancy
occupational health & safety
occupational health management
oci monitoring
ocimf
ocr engines
ocr pipelines
ocr to text pipelines
ocr/idp
ocrdc
octave
octopus
octopusdeploy
octopuz
odata
odata apis
odata services
odata/rest
odds ratios
odin
odoo access rules
odoo erp
odoo erp implementation
odoo module customization
odoo orm
odoo reports
odoo security
odoo workflows
odoo.sh
oee platforms
oem ecosystem
oem environment
oem gas turbines
oem relationship management
oem requirements
oem/eu solution development
oem/oes projects
oems
off-grid solar systems
off-grid systems
off-page optimization
offenheit
offer strategy
offering development
office infrastructure
office365
offline data persistence
offline evaluation
offline experiences
offline fraud
offline functionality
offline retail
offline-first architecture
offline-first considerations
offline-first design
offline-vs-online-szenarien
offline/online evals
offline/online evaluation strategy
offsets
offshore renewable structures
offshore renewables
offshore services
offshore structural engineering
offshore structures
offshore wind projects
ofsaa
ofsaa epm
ofsaa erm
ofsaa excel file upload
ofsaa fccm
ofsaa ifrs
ohsas 18001
oidc/oauth authentication
oil & gas
oil & gas business
oil & gas downstream
oil & gas industry
oil & gas industry processes
oil & gas process engineering
oil & gas production
oil & gas upstream
oil and gas exploration
oil and gas industry
oil and gas production
oil industry
oil trading
okr tracking
okta platform
okta/sso
ola's
olap
ole records
ollama
oltp
omicron
omni
omni channel
omni-channel configuration
omni-channel strategies
omni-channel support
omnichannel optimization
omnichannel strategies
omnifaces
omnimark
omnis studio
omnissa horizon
omnissa workspace
omnistudio
omop
omp solutions
on-call culture
on-call procedures
on-call support
on-call support tools
on-chain governance models
on-chain services
on-chain settlement
on-demand software
on-device model inference
on-grid systems
on-page optimization
on-page seo
on-prem
on-prem deployments
on-prem environments
on-prem solutions
on-premise architectures
on-premise infrastructure deployment
on-premises data gateway
on-premises infrastructure
on-premises systems
onbase
onboard unit
onboarding and acquisition
onboarding lifecycles
onboarding processes
one delta products
one stream reconciliation
one trust
oneapi
onehub
onelake
onepager
onesource
onetoone
ongoing monitoring
online banking platforms
online culture
online databases
online evaluation
online exports
online fraud
online manuscript submission systems
online media
online previewer
online publications
online quality monitoring
online reputation management
online research
online selling
online services
online survey tools
online-based tools
onnx
onnx runtime
onshore structures
onshore/offshore models
onsite support
ontology modeling
onyx
oo abap
oo design patterns
oo programming
ooa/ood
ooabap
oodo
oop concepts
oop principles
oos and non-conformance
oos/oot investigations
oos/oot investigations software
ootb apis
oozie
opa/gatekeeper/conftest
opa/rego
opa/rego/conftest
opal
opal-rt
opamp
opc connectivity
opc/iws
opcua
open access/markets
open ai
open ai chat gpt
open api
open connectors
open dynamics engine
open finance
open inventor
open lab
open message queue
open mpi
open search
open shift
open source concepts
open source databases
open source ecosystems
open source frameworks
open source licensing
open source models
open source projects
open source rdbms
open source technologies
open table formats
open technologies
open telekom cloud
open telemetry
open to feedback
open traded equity
open-cast polyurethane moulding
open-ended funds
open-ldap
open-mindedness
open-source automation solutions
open-source networking
open-source security
open-source software development
open-source solutions
open-source tools
open-source workflow tools
open-source-technologien
openaccess
openai
openai agents
openai apis
openai codex
openai gpt
openai gpt series
openai gpt-4
openai gpt-4o
openai gym
openai models
openai playground
openai whisper
openai's gpt models
openai/gemini api
openapi/swagger
openbmc
openchain
openchain standard
opencl
opencomponents
openedge abl
openedge advanced business language
openehr
openfga
openfin
opengl shading language
opengles
opengov
openjpa
openjvs
openkm
openlayers
openresty
openrpa
opensearch serverless
opensearch/elasticsearch
openshift container platform
openstudio
opentext
opentext archive server
opentext content server
opentext data masking
opentext documentum
opentext exstream
opentext extended ecm
opentext vim
openui5
openurl
openvas
openvino
openwebui
openwhisk
openwrt
openxr
operability design
operating income
operating model design
operating models
operating statements
operating statements analysis
operating system concepts
operating system deployment
operating system fundamentals
operating systems internals
operating systems platform
operating systems security
operating trade-offs
operational
operational analysis
operational analytics
operational applications
operational automation
operational awareness
operational best practices
operational challenges
operational coaching
operational collaboration
operational consulting
operational controls
operational data
operational databases
operational delivery
operational design
operational discipline
operational effectiveness testing
operational efficiencies
operational execution
operational feasibility
operational feasibility evaluation
operational guidelines
operational health
operational impact analysis
operational improvements
operational inefficiencies
operational inefficiency identification
operational intake workflows
operational kpis
operational leadership
operational metrics
operational modeling
operational modelling
operational monitoring
operational outcomes
operational performance metrics
operational platforms
operational process analysis
operational processes
operational qualification
operational readiness
operational readiness assessments
operational reliability
operational resilience
operational reviews
operational rigor
operational rigour
operational safety disciplines
operational stability
operational stewardship
operational strategy
operational support
operational sustainment
operational systems
operational tasks
operational technology
operational tooling
operational tools
operational transformation
operationqueues
operations and maintenance
operations best practices
operations business intelligence
operations logging
operations transformation
operations/maintenance
operations/problem management
operator
operator-sdk
opex
opex management
opex stewardship
opik
opinionated
opportunistic thinking
opportunity assessment
opportunity evaluation
opportunity identification
opportunity scoring systems
ops dashboards
ops5
opstrakker
optech erp
optical comparators
optical instruments
optical simulations
optical spectrum analyzers
optical systems
optical testing
optical testing equipment
optimal workshop
optimisation
optimism
optimistic collaboration
optimization
optimization & testing
optimization / experimentation tools
optimization algorithms
optimization mathematics
optimization modeling
optimization models
optimization of ml models
optimization skills
optimization software
optimization strategies
optimization techniques
optimization tools
optimized pcb stack-ups
optimizely
optimizing components
optimizing performance
optimj
option markets
options
optuna
opus
opus models
or tools
ora2pg
oracle
oracle 11
oracle 23c
oracle adf
oracle advanced queuing
oracle ai studio
oracle analytics cloud
oracle ap
oracle apex
oracle application development framework
oracle application express
oracle application server
oracle applications development
oracle aq
oracle ar
oracle argus safety
oracle asm
oracle business intelligence
oracle cash manager
oracle clinical
oracle cloud ai services
oracle cloud applications
oracle cloud benefits
oracle cloud capabilities
oracle cloud developers
oracle cloud erp finance
oracle cloud learning
oracle cloud order management
oracle cloud payroll
oracle cloud recruiting
oracle cloud security
oracle cloud security console
oracle cloud wms
oracle coding standard
oracle commerce cloud service
oracle data guard
oracle data integrator
oracle data modeling
oracle data pump
oracle database architecture
oracle dba
oracle designer
oracle dmw
oracle ebusiness suite
oracle enterprise linux
oracle enterprise manager
oracle epbcs
oracle epm
oracle erp adapter
oracle financial cloud
oracle financial modules
oracle financial r12
oracle forms
oracle fusion ap module
oracle fusion cloud
oracle fusion data intelligence
oracle fusion erp
oracle fusion hcm cloud
oracle fusion middleware
oracle fusion reporting
oracle fusion reporting tools
oracle fusion saas
oracle gtm cloud
oracle hcm cloud
oracle horizon
oracle hyperion financial management
oracle hyperion planning
oracle iam
oracle identity management
oracle implementation methodologies
oracle indexing
oracle integration cloud
oracle integration cloud service
oracle iplanet web server
oracle jdeveloper
oracle learning management
oracle licensing
oracle logfire
oracle mdm
oracle otbi
oracle partitioning
oracle pbcs
oracle peoplesoft
oracle performance tuning
oracle pim
oracle pl/sql
oracle ppm
oracle procurement cloud
oracle r12.2 ebs
oracle rdbms
oracle recruiting cloud
oracle reports
oracle retail merchandising modules
oracle risk management cloud
oracle rman
oracle spatial
oracle sql developer
oracle sql/plsql
oracle utilities application framework
oracle utilities cc&b
oracle warehouse builder
oracle weblogic server
orbit
orca
orca/modula-2
orcad capture
orcad/allegro
orchestration design
orchestration environments
orchestration frameworks
orchestration layers
orchestration solutions
orchestration tools
orchestrator
orchestrierung
order
order booking
order execution
order finalization
order lifecycle
order management system
order shipping
order state machine
order to cash cycle
order to cash excellence
order to cash processes
ordering information system
organic initiatives
organisation
organization change management
organizational abilities
organizational capability building
organizational discipline
organizational efficiency
organizational ehs guidelines
organizational knowledge
organizational management
organizational paradigms
organizational policies
organizational processes
organizations
organized
organized and detail-oriented
organizing
organizing skills
oriel
orientdb
origin
origination
orin build
orm frameworks
orm implementation
orm meetings
orpc
orthanc
orthomosaics
orthopedic industry
orwell
os coordination
os fundamentals
os kernel
os libraries
os patching solutions
os services heap
os-level debugging
os/db coordination
os/system performance profiling
osd manufacturing
osgi
osi layers
osmand
oss domains
ot archive server
ot environments
ot network security
ot networks
ot security
ot system qualification
ot/iot integration
ota update mechanisms
ota updates
otbi
otc instruments
otel
otm 6.4.1
otm automation agents
otm cloud
otm saas 25b
otp authentication
otp login
otps
ott platforms
otx designer
ous device classification
out of box thinker
out of box thinking
outage reporting
outbound infrastructure
outbound prospecting
outbound voice
outcome enhancement
outcome focus
outcome orientation
outcome-based kpis
outcome-driven
outcome-led
outcome-oriented
outdoor shooting techniques
outlier handling
output schema validation
output validation
outreach
outreach opportunities
outreach.io
outside business interests
outsourcing advisory
ovens
overhead substations
overlay networks
overseas education
overseas employment
owasp asvs
owasp best practices
owasp ml/ai security
owasp zap
ownership bias
ownership mentality
ownership-driven thinking
oxygen analyzers
oxygene
p & l responsibility
p&a engineering
p&c products and services
p&id drawing review
p&ids
p&l analysis
p&l modeling
p&l monitoring
p&l views
p-diagram
p2p circuits
p2p communications app
p2p development platform
p2p ecosystem
p360
paas
paas services
paas sql
pabbly
pacemaker
pacing
pack & ship
package distribution
package management
package managers
packaging
packaging machine
packaging management
packaging specification sheets
packaging specifications
packer
packet core
pacs
pact
paddleocr
paddlepaddle
pads-vx
paga
page factory model
page object model
page speed improvements
pagespeed tools
pagls
paid advertising
paid advertising creative
paid campaigns
paid media
paid media measurement
paid media strategy
paint layout
paints
palantir platforms
palo alto
palo alto platform
palo alto prisma
panaya
panda css
panel construction
panel erection
panel layouts
panel mounting
panel placement feasibility
panels
pantomime
pants / pip / poetry
paper & fiber
paper industry
papi
parallel algorithms
parallel patterns library
parallel valuations
parallel-processing concepts
parallele programmierung
parallelization
parameter reporting
parameter store
parametric insurance
parametric software
paramount workflows
parasoft
parasoft soatest
parcel
pari/gp
paris agreement
parloa
participant management
participation/agented /bilateral deals
particle accelerators
partitioning
partitioning strategies
partitioning tools
partner communication
partner ecosystems
partner engagement
partner integrations
partner manager
partner portals
partner programs
partner statements
partnership building
partnership deals
partnership development
partnership management
partnership models
partnership-driven growth
partnerships
partnerstack
pas 1192
pas 2060
pas-3
pas-x
pas/dcs qualification
pascal
passenger experience
passenger information systems
passion
passion for clean architecture
passion for engineering
passion for engineering practices
passion for excellence
passion for results
passion for technology
passive candidate engagement
passive components
passive system
password encryption
patch deployments
patching
patching processes
patching workflows
patent analysis
patent awareness
patent filing
patent intelligence
patent landscapes
patent research
patents industry
path planning
path to production
pathmatics
pathology applications
patient access
patient intake automation
patient management
patient management software
patient monitoring systems
patient-practice interactions
patools
patsnap
pattern generation
pattern identification
pawn
paxos
paxus
pay calculation
payables
payables operations
payback analysis
payback period
payback period calculation
payer authorization
payer edits
payer systems
payer/provider markets
payment apps
payment card industry
payment cards
payment collection
payment data
payment flows
payment follow-ups
payment gateway architecture
payment gateway implementations
payment gateway integration
payment gateway products
payment hubs
payment improvements
payment industry
payment integration
payment integrity tools
payment orchestration
payment performance
payment platform integration
payment platforms
payment portals
payment processing flows
payment processing systems
payment providers
payment security
payment service providers
payment services
payment solutions
payment terms
payment workflows
payments domain
payments ecosystem
payments industry knowledge
payments landscape
payments regulations
payments settlements
payments technology
payments/subscriptions
payor/provider systems
paypal
payroll accounting
payroll assurance
payroll domain knowledge
payroll functions
payroll operations
payroll preparation
payroll processes
payroll products
payroll tax filing systems
paytm
payu
pba layouts
pbr workflows
pc controllers
pc troubleshooting
pc/server operating systems
pcaob
pcap
pcastl
pcb bring-up
pcb design tools
pcb designing
pcb development
pcb fabrication
pcb inspection techniques
pcb layout analysis
pcb layout guidance
pcb layout review
pcb schematics
pcb troubleshooting
pcba design
pcba layout design
pcba manufacturing
pcba schematic design
pcf application
pcf architecture
pcf component
pcf services
pci security compliance
pcidss
pcie
pcie linux driver
pcod management
pcs7
pdd management
pdf automation
pdf parsing
pdf processing
pdf readers
pdf report generation
pdf viewer
pdf.js
pdfkit
pdfs
pdm/plm systems
pdmlink
pdpa
pdpl
pds/pdse
pdsc
pdts
peak shaving
peakon
pearl
peb design
peb erection
peb fabrication
peb structures
peci
pecvd
pedestrian simulation
peer analysis
peer benchmarking
peer collaboration
peer comparisons
peer mentoring
peer review process
peer-to-peer technologies
peering
peft
pega app studio
pega application performance tuning
pega automation test suite
pega best practices
pega bpm
pega constellation
pega dco
pega deployment manager
pega migrations
pega openspan
pega testing
pega upgrades
pendo
penetration testing tools
pennant
pentaho
pentesting
people development
people excellence
people growth
people handling
people interaction
people kpis
people leadership
peoplecloud media
peoplecloud messaging
peoplecode
peopleperhour
peoplesoft supply chain management
perception
perception systems
perf
perf tooling
perfetto
performance & quality
performance & reliability
performance advertising
performance attribution reporting
performance automation
performance baselines
performance benchmarking
performance best practices
performance center
performance creatives
performance dashboards
performance data analysis
performance degradation
performance drift detectors
performance evaluation methods
performance evaluation tools
performance feedback
performance focus
performance insights
performance intelligence
performance issues
performance kpis
performance measurement techniques
performance metrics
performance modelling
performance models
performance monitoring
performance monitoring and reporting
performance monitoring strategies
performance optimization
performance optimization and scalability
performance optimization tools
performance processes
performance profilers
performance profiling tools
performance qualification
performance ratio
performance reports
performance scalability
performance sdk
performance slos
performance specifications
performance systems
performance testing frameworks
performance testing tools
performance tooling
performance tools
performance tracing
performance tracking
performance tradeoffs
performance under pressure
performance validation
performance variance analysis
performance-based hiring
performance-driven applications
performance-first engineering
performance-focused campaigns
performance-linked incentives
performance-oriented creative
performance/cost optimizations
performance/load testing
performance/scale considerations
perimeter defense
perimeter defense systems
periodic review
periodical maintenance
peripheral driver development
peripheral equipment
peripheral subsystems
peripherals
perl scripting
perl/python scripting
permission sets
permissions
permit-to-work systems
permits
permitting
permitting procedures
permutive
perovskites
perpetual learning
perpetual licensing
perplexity
persistent
persistent data logging
personal account dealing
personal brand growth
personal care industry
personal computing devices
personal loans
personal navigation
personal strengths
personalised discovery
personalization
personalization algorithms
personalization and recommendations
personalization industry tools
personalization systems
personalized learning pathways
personas
perspective expansion
persuading & influencing
persuasion skills
persuasiveness
pert
pervasive
perytons sniffers
peso
petrinex
petrochemical industry
petrochemicals
petrosim
pf compliance
pf litigation
pfas
pfmea methodology
pfms
pfsense
pg raise
pg vector
pgadmin
pgbadger
pgpl/sql
pgsql
ph analysis
ph measurement
ph/conduc
phantomjs
pharma
pharma 4.0
pharma accounts
pharma clinical development
pharma commercial data
pharma engineering accounting
pharma industry
pharma life sciences
pharma machine/equipment manufacturing
pharma manufacturing
pharma norms
pharma/chemical industry
pharmaceutical
pharmaceutical business
pharmaceutical chemistry
pharmaceutical domain
pharmaceutical equipment
pharmaceutical industry
pharmaceutical industry standards
pharmaceutical it compliance
pharmaceutical laboratories
pharmaceutical law
pharmaceutical machinery
pharmaceutical market research
pharmaceutical market trends
pharmaceutical process
pharmaceutical projects
pharmaceutical quality control
pharmaceutical quality standards
pharmaceutical regulatory guidelines
pharmaceutical/biotech
pharmaceuticals sector
pharmacokinetic data
pharmacopeia evaluation
pharmacopeial methods
pharmacopoeias
pharmacovigilance system master file
pharmacy
phase behavior
phi handling
philippines tax compliance
phishing response
phoenix
photodiodes
photography industry
photonic computing
photovoltaic manufacturing
photovoltaik
php development tools
php laravel
php-fpm
php-gtk
phped
phpedit
phpmyadmin
phpstorm
phpunit
phrap
phrase biasing
phrogram
phy verification
physical access control
physical access control solutions
physical engineering
physical markup language
physical security analysis
physical security standards
physical security systems
physical servers
physical systems
physical verification
physics education
physics-heavy titles
pi/po
pic/s
pickle
pico
picolisp
pict
pigment
pii data
pii handling
pii management
pii redaction
pika
pika labs
pike
pikt
pillar 2 stress testing
pillar i
pillar i reporting
pillar ii
pillar ii reporting
pillar two
pillow
pilot
pilot campaign plans
pilot initiatives
pimcore
ping access
ping directory
ping identity
ping identity products
pingone
pingone advanced services
pingone davinci
pinia
pinpoint
pinterest
pipe-flo
pipedrive crm
pipeline and opportunity management
pipeline assessment
pipeline coverage
pipeline creation
pipeline data
pipeline development
pipeline generation
pipeline health
pipeline integrity
pipeline integrity management
pipeline mechanics
pipeline optimization
pipeline orchestration
pipeline pilot
pipeline referencing tools
pipeline transportation
pipeline transportation agreements
pipeline triggers
pipeline workflows
pipeline-oriented backend development
pipes
piping
piping & instrument diagrams
piping circuits
piping circutization
pitch decks
pitchbook preparation
pitching
pitching skills
pitco plan creation
pivotal cloud
pivotal cloud foundry
pix4d mapper
pixel tracking
pixel-perfect template implementation
pixelmator
pixhawk
pixijs
pizza
pki infrastructure
pki/certificates
pl-11
pl/0
pl/b
pl/c
pl/i
pl/m
pl/p
pl360
place-and-route
plan to perform processes
plan xml files
plan-and-solve
planc
planhat
planisware
planner
planner 5d
planning and analysis
planning and budgeting
planning and scheduling
planning poker
planning systems
planning techniques
planning tools
plant
plant engineering design
plant equipment maintenance
plant finance
plant load factor
plant modeling
plant transformation
plant/grid ems
planview adaptivework
plastic and resin industry
plastic packaging
plastic processing
plastic production
plastic regulations
plastics
plastics industry
platform & infrastructure
platform architecture
platform as a service
platform automation
platform compatibility testing
platform configuration
platform consulting
platform development
platform efficiency
platform environments
platform events
platform forwarding
platform initialization
platform issues
platform management
platform migrations
platform modernization
platform observability
platform performance
platform performance optimization
platform products
platform reliability
platform security
platform selection
platform services
platform setup
platform slas
platform software
platform software architecture
platform strategy
platform systems
platform thinking
platform update management
platform-level debugging
plating
plating equipment
plating inspection
platinum
platts application services
play billing
play framework
play store
play store deployment
play store policies
playbook development
playbooks
player psychology
playwright automation
playwright framework
playwrite
plc logic
plc panels
plc to drive communication
plc to plc communication
plc-based system inspection
plc-based systems
plc/pc controllers
plex
plexil
plexos
plg analytics tools
plist
plm ng
plm systems
plm tools
plm/alm
plm100
plone
plotly.js
plsql
plug gauge
plugin development
plugin ecosystems
plugin integration
plugin management
plugins
plumbing tools
plx dashboards
pm delivery protocols
pm surya ghar
pm surya ghar scheme
pmbus
pmc projects
pmda
pneumatic actuators
pneumatic control interfaces
pneumatic power cylinders
pnl attribution
pnpm
pnr tools
pnuts
po invoices
po management
po module
poc development
pocs
pocs and demos
pocs/povs
pod / ui customization
pod planning
pod-based execution models
podcast
pods
poetry
point cloud classification
point connect
pointers
points-based loyalty frameworks
poise
pojo
poka-yoke error-proofing
poke yoke
polarion codebeamer
poles
police verification
policies
policy and procedure
policy and regulation
policy application
policy as code
policy awareness
policy checks
policy compliance
policy creation
policy design
policy engagement
policy engines
policy environment
policy frameworks
policy implementation
policy lifecycle
policy management
policy rules
policy-based rl
policycenter
policycenter product model
political analysis
political and governance risks
political developments
political risk
pollutant dispersion simulations
pollutant physics
pollutants
pollution control board
pollution control equipment
pollution dispersion modeling
polly
polyglot storage
polymath
polymer
polymer industry
polymer processing
polyurethane additives
polyurethane foam production
polyurethane tooling
pom framework
pooling
pop culture
pop-11
popsys
port mappings
portable
portal
portal technologies
portals development
portfolio analytics
portfolio expansion
portfolio management tools
portfolio modelling
portfolio monitoring
portfolio oversight
portfolio performance analysis
portfolio performance attribution
portfolio performance tracking
portfolio rebalancing
portfolio reconciliations
portfolio review
portfolio strategies
portfolio valuation
portfolio vulnerability assessment
portlet
ports
ports and adapters
pos printer repair
pos printers
position reconciliation
positioning
positive energy
positive outlook
positive testing
posix
posix apis
posm
post css
post fixture operations
post goods issues
post market surveillance
post silicon validation
post trade processes
post-acquisition integration
post-contract reviews
post-incident reviews
post-market activities
post-marketing safety reporting
post-mortems
post-purchase experience
post-sales
post-silicon environments
post-silicon verification
post-trade monitoring
post-trade operations
post-trade processing
post-trade systems
post-warranty repairs
postcss
postg
postgre age
postgre sql
postgres db
postgres-based search indexing
postgresql db
postgresrest
postgressql
posthog
posting workflows
postings
postman api debugging
postman api debugging tools
postman api testing
postmortem reviews
postmortems
postscript
povs
power & analog products
power & infrastructure planning
power & traction
power accounting
power amplifiers
power analysis tools
power analyzer
power and energy
power and regulatory teams
power apps canvas
power apps model-driven
power automate cloud
power automate cloud flows
power automate desktop
power automate process mining
power automation
power backup strategies
power battery industry
power bi copilot
power bi deployment pipelines
power bi licensing
power bi reporting
power bi security models
power bi workspace governance
power calculations
power cli
power component framework
power conditioning equipment
power consumption analysis
power consumption reduction
power converter design
power distribution utilities
power estimation
power flow studies
power fx
power industry
power infrastructure
power integrity
power intent specification
power management applications
power management circuitry
power management systems
power market
power market analysis
power market fundamentals
power market knowledge
power markets advisory
power metering
power meters
power operations
power optimization
power pack assemblies
power pages
power performance
power plant design
power plant economics
power plant engineering
power plant infrastructure
power plant modelling
power plants
power platform - power apps
power platform governance
power platform import wizard
power portals
power projects
power purchase agreements
power quality
power query editor
power scheduling
power sector
power sector regulations
power settlement
power shell
power studies
power supplies
power system applications
power system data management
power system engineering
power system industry
power system operation
power system planning
power system studies
power system testing
power trading
power trading automation
power trading operations
power transformers
power transmission
power transmission products
power up testing
power utilities
power validation
power variability calculation
power virtual agents
power-dense designs
power/thermals
powerautomate
powerbi
powerbuilder
powercloud
powerhouse
poweron adms
powertrain components
powertrain systems
pp-fico/co integration
pp-mm integration
pp-qm integration
pp-sd integration
pp/ds
ppa management
ppa structuring
ppap documentation
ppas
ppc advertising
ppc campaign management
ppe usage
pqcdsm metrics
pr & communications
pr measurement frameworks
pr measurement tools
pr strategy
pr to po management
pr-driven development
pracle
pragmatic
pragmatic approach
pragmatic engineering
pragmatic execution
pragmatic innovator
pragmatism
pragmatismus
prds
pre-approval inspections
pre-commissioning
pre-construction information
pre-engineered buildings
pre-ipo fundraising
pre-sales activities
pre-silicon validation
pre/post-processing logic
prebid.js
precedence rules
precedent transaction analysis
precise machining
precision
precision balances
precision robotics
precision testing instruments
precision torque tools
prediction models
predictive ai
predictive analytics tools
predictive insights
predictive intelligence
predictive model markup language
predictive segmentation
predictive systems
preemptible instances
preevision tool
preference and origin management
preference processes
preliminary cost assessments
premium lifestyle
prepaid accounting
preprocessing
preqin
presales consulting
presales management
prescinto
presentation & storyboarding
presentation creation
presentation decks
presentation development
presentation software
press
pressure equipment
pressure relief devices
pressure switches
pressure testing
pressure vessel inspection
pressure vessels
pressure zoning
presto
prettier
prevent recurrence
preventative action
price escalation
price optimization
price rules
price types
price/discount elasticity models
pricing
pricing algorithms
pricing and yield
pricing databases
pricing decisions
pricing intelligence
pricing leakage
pricing logic
pricing management
pricing master
pricing methodologies
pricing optimization
pricing records
pricing software
pricing structures
pricing surveys
pricing tools
pricing-modelle
primary engineering
primary/secondary injection kits
prime ng
primefaces
primetime
principle adverse impact
printer
printer troubleshooting
priorisierung
prioritizing work
priority establishment
priority management
prisma access
prisma remote vpn
privacy
privacy by design
privacy frameworks
privacy guardrails
privacy of customer information
privacy principles
privacy regulations
privacy requirements
privacy standards
privacy-aware handling
privacy-preserving ai
privacy-preserving machine learning
privacy/pii controls
privacy/security
private credit
private credit analytics
private dns
private endpoints
private equity asset classes
private equity investing
private equity investment banking
private equity strategies
private label manufacturing
private llm
private market valuations
private markets
private markets investments
private markets technology
private networking
private wealth management
private/capital markets
privatelink
pro audio
pro-active mindset
pro-activeness
pro-code development
pro-code development tools
pro-code solutions
pro-lease
proactive approach
proactive attitude
proactive communication
proactive follow-through
proactive guidance
proactive improvement
proactive initiative
proactive leadership
proactive learning
proactive mindset
proactive nature
proactive ownership
proactive planning
proactive problem discovery
proactive problem solving
proactive reliability thinking
proactive risk management
proactive thinking
proactive work
proactive work ethic
proactiveness
probabilistic analysis
probabilistic matching engine
probabilistic methods
probabilistic reasoning
probabilistic risk techniques
probabilistic software
probability theory
probecard
probing
problem analysis
problem articulation
problem decomposition
problem definition
problem diagnosis
problem discovery
problem framing
problem identification
problem management processes
problem ownership
problem resolution
problem solving & analysis
problem solving methodologies
problem solving techniques
problem structuring
problem ticket management
problem tracking reports
problem-solving abilities
procedure implementation
procedures
process auditing
process automation
process automation designer
process automation playbooks
process benchmarking
process builder
process building
process calculations
process chains
process consulting
process control systems
process control technologies
process controls
process creation
process definition
process design basis
process digitization
process discipline
process discovery
process efficiencies
process enforcement
process equipment
process excellence
process execution
process feasibility
process flow
process flow charting
process fmea
process gap analysis
process gaps identification
process governance
process guidance
process implementation
process improvement methodologies
process improvement mindset
process industries
process intelligence
process layouts
process leadership
process maps
process methodologies
process mining tools
process modeling tools
process modelling
process modelling techniques
process modelling tools
process models
process narratives
process optimization tools
process orchestration
process orientation
process ownership
process parameters
process re-engineering
process reasoning engine
process refinement
process requirements
process reviews
process safety systems
process scheduling
process simulate
process simulation modeling
process simulation software
process sizing
process specifications
process standardisation
process standardization
process systems
process systems integration
process technologies
process transition
process validation tools
process variation
process walkthrough
process-driven
process-oriented approach
processes portal
processing
processing payments
processing pipelines
processing tools
processing.js
processor and power management
processor architectures
processor design
processor scripts
proctoring
procure to pay operations
procurement analytics
procurement best practices
procurement control plans
procurement coordination
procurement data
procurement decision support
procurement documentation
procurement documents
procurement efficiency
procurement integration
procurement operations
procurement policies
procurement process navigation
procurement processes
procurement risk assessment
procurement strategies
procurement support
procurement systems
procurement to pay
procurement tools
procurement transformation
prodly
producing/manufacturing operations
product alignment
product architecture
product audits
product awareness
product backlog management
product briefs
product catalog & inventory sync
product collaboration
product compliance
product cybersecurity controls
product decisions
product delivery
product descriptions
product design and development
product development
product development life cycle
product development lifecycle
product development meetings
product development methodologies
product development processes
product development tools
product disposition
product documentation
product evaluations
product evangelism
product experimentation
product feature development
product feed management
product feedback
product focus
product fulfillment
product functionality
product grids
product health dashboards
product implementation
product instincts
product intuition
product judgement
product launching
product life cycle
product life cycle management
product life-cycle processes
product lifecycle
product management tools
product metrics
product metrics frameworks
product mindset
product mining
product nonconformance
product obsession
product one-pagers
product operations
product organizations
product partnership
product passion
product peer review
product portfolio
product presentations
product quality
product quality complaint
product quality improvement
product quality reporting
product registrations
product release
product research and development
product rules
product safety
product safety policy
product scaling
product security
product sense
product showcases
product showcasing
product software
product software validation
product solutioning
product specifications
product success
product surfaces
product taste
product test cases
product test cases tools
product testing methods
product thinking
product training
product usage data
product validation
product variant cadence
product variants
product vertical goals
product vision
product visualization
product-aware engineering mindset
product-based company
product-based environments
product-based systems
product-building
product-first thinking
product-focused thinking
product-led growth
product-minded
product-oriented mindset
product/service offering
product/technology knowledge
production accounting
production agents
production application flows
production applications
production architecture
production assets
production connector
production data
production dataspaces
production debugging
production deployment
production diagnostics
production documentation
production environment
production execution
production hardware
production infrastructure
production machinery
production methodologies
production models
production monitoring
production operations
production order execution
production performance
production performance monitoring
production planning and scheduling
production planning tools
production process monitoring
production processes
production quality deployment
production readiness
production readiness reviews
production reporting
production scaling
production security testing
production services
production stability
production support
production support models
production support tools
production systems
production teams
production troubleshooting
production workflows
production-grade monitoring
production-grade software releases
production-grade systems
production-level applications
productionization
productivity
productivity apps
productivity enhancement
productivity initiatives
productivity measurement
productivity software
productivity tools
productivity tracking
productization
productor connector
products and services
productsup
professional & soft skills
professional attitude
professional attributes
professional certification programs
professional certification schemes
professional connections
professional development
professional engagement
professional ethics
professional growth
professional initiative
professional judgment
professional maturity
professional mindset
professional services
professional services implementation
professional tax
professional tax compliance
professional working style
profibus network
profile projector
profile scripting language
profilers
profiles
profiling
profiling tools
profit sword
profitability
profitability drivers
profitability matrices
profitability trends
program advising
program design
program execution
program management life cycle
program operations
programmable switch
programmatic auctions
programmierung
programming automation
programming fundamentals
programming in memory
programming languages
programming practices
programming software
programming standards
prograph
progress
progress dba
progress measurement
progress tracking
progress updates
progress/openedge
proiv
project audits
project bom preparation
project budgets
project consulting
project controllership
project costing
project deliverables
project deployment
project development
project documentation and reporting
project execution
project feasibility
project feasibility evaluation
project finance analysis
project finance and infrastructure
project financial models
project financials
project gate reviews
project information management
project initiation
project installation
project interdependencies
project knowledge management
project life cycle
project life cycle management
project lifecycle
project lifecycle management
project maintenance
project management & client coordination
project management communication
project management disciplines
project management methodologies
project management process
project management skills
project management software
project management techniques
project management tools
project methodologies
project migrations
project milestones
project operations
project organization
project ownership
project performance data analysis
project phases
project planner
project processes
project protocol
project quality plan
project readiness review
project resource planning
project roi metrics
project safety
project safety plan
project sales
project sales cycle
project setup
project specification reporting
project status coordination
project system
project workflows
project-based supply chains
project.net
projection
projection systems
projection technologies
projectlink
projecturf
projektleitung
prolog
promal
promela
promises
promod
promodel
promotes inclusion
promotion
prompt and context analytics
prompt builder
prompt design/engineering
prompt engineering libraries
prompt engineering systems
prompt engineering techniques
prompt fine tuning
prompt generation
prompt injection
prompt injection defense
prompt injection detection
prompt injection mitigation
prompt libraries
prompt management
prompt operations
prompt ops
prompt optimization
prompt orchestration
prompt pipelines
prompt routing
prompt strategies
prompt templates
prompt testing
prompt tuning
prompt versioning
prompt workflows
prompt writing
prompt-based automation
prompt-based testing workflows
prompt-driven workflows
prompt/chain orchestration
prompt/version control
prompt/version management
promptfoo
prompting techniques
prompts
prompts/instructions
proof of concept
proof of concept activities
proof-of-compute
proof-of-concept development
proof-of-concept engagements
proof-of-concept initiatives
property & casualty insurance
property & equipment
property assessment
property insurance loss prevention
proposal creation
proposal defense
proposal preparation
proposal research
proposal tools
proposals
proptech
prores
pros
prose modeling language
prospecting automation tools
prospecting skills
prospecting tools
prosper
prostate cancer care
protection
protection and communication protocols
protection circuits
protection coordination
protection engineering
protection functions
protection logic
protection protocols
protection solutions
protein science
proto builds
protobuff
protocol adherence
protocol analysers
protocol analyzers
protocol development
protocol preparation
protocol specifications
protocol-oriented programming
protocols
protopie
prototypal inheritance
prototype building
prototype javascript framework
prototype validation
prototype.js
prototypes
prototyping tools
protractor
provar
provenir
provider
provider domain
provider/bloc
providex
provisioning profiles
provisions
proxies
proximity detection
proxy generation
prpc concepts
prpc flows
prtg
prudent valuation
psappdeploytoolkit
pscad
psd2
psd2 data analysis
pslf
psoc
psps
psql
psr thresholds
pss/e
psse
psychological distress
psychological safety
ptc creo parametric
ptes
ptv vissim
pub/sub
pub/sub systems
public & private markets
public address system
public cloud azure
public cloud environments
public cloud gcp
public cloud iaas
public cloud solutions
public finance & management
public health events
public health standards
public information sources
public infrastructure
public investment programmes
public offerings
public private partnerships
public sector advisory
public sector dynamics
public service delivery
public transport technology
public transportation
public works contracts
publication
publication management
publication processes
publisher packs
publishing industry
pubsub
pue improvement
puf panels
pulsar
pulse
pulse secure ssl vpn
puma
pump design
pump industrial products
pump industry
pump/compression units
pump/motor/seal plan
pumping systems
pumps
punching design
punchout
purchase
purchase order matching
purchase to invoice
pure
purified water systems
purple team exercises
purpose
purview
putty
pv arrays
pv cell
pv cell technologies
pv design
pv model
pv provisions
pv reliability standards
pv sizing
pv system components
pv/wind systems
pvr/dto engineering
pwa kit
py-spark
pyarrow
pybullet
pycharm
pydantic
pydantic ai
pydanticai
pydev
pygtk
pymatgen
pymupdf
pyo3
pypuppeteer
pypy
pyramid
pyscripter
pyside
pytest-asyncio
python applications
python automation
python ecosystem
python engineering practices
python fast api
python frameworks
python scripting
python sdk
python stack
python web framework
python-based automation frameworks
python-pptx
python3
pytorch distributed
pytorch serving
pyunit
q ground control
q processes & operations
q-core-tools
q-submission requests
q-sys
q-sys designer
q/kdb
qa automation testing
qa automation tools
qa best practices
qa collaboration
qa methodologies
qa practices
qa process
qa process improvements
qa standards
qa standards and methodologies
qa system
qa tools
qa-plan
qa/qc
qa/qc documentation
qa/qc procedures
qa/qc processes
qa/qc systems
qa/quality engineering
qacomplete
qad 2020 ee
qad ee/aux
qad progress/openedge
qalb
qase
qbasic
qbrs
qc story
qct boot platforms
qdas
qdms
qdrant
qemu
qiskit
qlik replicate
qliksense
qlora
qm/wem
qms activities
qms compliance
qms dms lims softwear
qms standards
qms systems
qnli
qnx build
qooxdoo
qp/pcp
qrap
qs 9000
qs-stat
qsar
qsit lead auditor certification
qspi
qsr operations
qsr/iso regulations
qt creator
qt framework
qt/qml
qtp/uft
qtscript
quadros
quakec
qualcomm
qualcomm socs
qualcomm software
qualification
quality & testing
quality 4.0
quality analysis
quality assessment processes
quality assurance frameworks
quality assurance manual
quality assurance methodologies
quality assurance practices
quality assurance processes
quality assurance tools
quality assurance/quality control
quality attributes
quality benchmarks
quality certifications
quality challenges
quality charter
quality circles
quality commitment
quality compliance
quality consciousness
quality control principles
quality control processes
quality control systems
quality control testing
quality coordination
quality culture
quality dashboards
quality data analysis
quality deliverables
quality documentation
quality documentation systems
quality dossiers
quality enhancement
quality framework development
quality frameworks
quality gate enforcement
quality gatekeeping
quality gates
quality governance
quality guidelines
quality improvement projects
quality index
quality initiatives
quality instruments calibration
quality issue management
quality journalism
quality management software
quality management system reviews
quality management tools
quality matrix
quality methodologies
quality metrics
quality mindset
quality monitoring systems
quality operations
quality orientation
quality outcomes
quality ownership
quality planning
quality programs
quality records
quality reporting
quality reports
quality requirements
quality review
quality risk assessment
quality risk reporting
quality risk tracing
quality scorecards
quality specifications
quality standards
quality strategies
quality surveillance
quality system approach
quality system regulation
quality systems
quality systems maintenance
quality systems management
quality tools
quality training
quality-related process documents
qualtrics survey
quant
quantconnect
quantifying impact
quantitative models
quantitative skills
quantity conversions
quantity estimation
quantity measurement
quantlib
quantum
quantum algorithms
quantum software engineering
quantum/cost claims
quarterly financials
quarterly reporting
quartz
quartz composer
quasar
quasi-experiments
queries
queries/mutations
query classification
query compilation
query development
query engine
query execution
query expansion
query handling
query language
query management
query plans
query rewriting
query store
query systems
query/rerank strategies
querying
questasim
queue
queue management systems
queue monitor
queue-based architecture
queue-based processing
queueable
queueable apex
queues/pub-sub
queues/streams
queuing
quick base
quick commerce
quick disconnect coupling
quick learning
quick logix
quick onboarding
quick prototyping
quickbasic
quickc
quickdraw
quicksight
quicksuite flows
quill scripting
qunit
quorum
quotation management
quote process
quote to cash processes
quote to order flow
quotes
quotes and pricing
quotewerks
qureos platform
qurt os
qweb
qxtend
r markdown
r shiny
r&d centers
r&d collaboration
r&d environment
r&d governance
r&d management
r-studio
r2r concepts
r2r processes
ra and ana management
rabbit mq
race conditions
raceway installation
racf
raci
raci modeling
racing simulation
rack access control
racket
racm
radancy
radare2
radars
radian digital software
radiation shielding
radiation-hardened electronics
radio
radio access network
radio pharma
radiology it
radiology workflows
radiometers
radius server
radix ui
radrails
radware defensepro
raft
rag applications
rag approach
rag architecture
rag chunking
rag concepts
rag development
rag expertise
rag flows
rag patterns
rag pipelines
rag systems
rag techniques
rag technologies
rag with vector stores
rag workflows
rag-based architectures
rag-based retrieval
rag/agent reference architectures
ragas
raid
rail applications
rail ticketing
rail-based transit systems
railml
railway
raking
rally
ram integration
raman
raml
ramp management
rancher
random instruction generation
ranking
ranking and recommendation
ranking factors
ranking models
ranking systems
rap/btp
rapid
rapid iteration
rapid php editor
rapid prototyping & validation
rapid response communication
rapira
rasa
rasmol
rasterio
rate analysis
rate cycles
rate cycles analysis
rate limits
rates
ratfiv
ratfor
rating
rating agencies
ratio calculations
rational software modeler
ratios
rauc
rave
rave custom function programming
rave edc system
ravendb
raw material inspection
ray serve
raycast
razor
razor view
razor view engine
razorpay
rbac
rbi guideline
rbi regulations
rbi/fema regulations
rca and problem management
rca-capa
rcc structures
rcfa
rcm operations
rcs messaging
rcsa testing
rdbms
rdbms scripting
rdd optimization
rdflib
rdkit
rdms
rds/reference data
re framework
re ranking
re-engineering
reach
react bootstrap
react component libraries
react components
react context api
react hook form
react native debugger
react native reanimated
react native testing library
react navigation
react profiler
react query
react redux
react router
react router dom
react server components
reactflow
reaction engineering
reactive
reactive forms
reactive power control
reactive power margins
reactive programming
reactive state management
reactive systems
reactnative
reactor
reactor design
readcube
readiness/enablement
reading comprehension
reading experience
reading innovation
ready api
readymag
reaktor
real assets
real estate data
real estate kpis
real estate markets
real estate negotiation
real estate services
real time cdp
real time graphics
real world interfacing
real-time 3d
real-time activation
real-time adherence
real-time analytics
real-time analytics tools
real-time apis
real-time applications
real-time apps
real-time asset tracking
real-time bidding optimization
real-time chat
real-time communication
real-time communication systems
real-time control systems
real-time conversational agents
real-time dashboards
real-time data
real-time data acquisition
real-time data analysis
real-time data flows
real-time data handling
real-time data ingestion
real-time data management
real-time data pipelines
real-time data streaming
real-time data systems
real-time db management
real-time decision-making
real-time decisioning
real-time dispatch systems
real-time embedded software
real-time embedded systems
real-time engineering
real-time event processing
real-time feature development
real-time features
real-time inference
real-time inference architectures
real-time infra
real-time integrations
real-time intelligence
real-time interfaces
real-time messaging systems
real-time monitoring
real-time monitoring systems
real-time notification systems
real-time notifications
real-time optimization tools
real-time patches
real-time payments
real-time performance dashboards
real-time pipelines
real-time pricing optimization
real-time process surveillance
real-time processing
real-time processing frameworks
real-time programming
real-time reporting
real-time software development
real-time spatial platforms
real-time streaming
real-time streaming platforms
real-time system design
real-time technologies
real-time telemetry processing
real-time trading
real-time translation
real-time visualization platforms
real-world constraints
real-world deployment scenarios
realflow
reanimated
reasoning
reasoning ability
reasoning skills
rebate management
rebate processing
rebates
rebol
rec/gc
recall
receivables
receivables management
receivables outcomes
recharts
reco
recoil
recommendation
recommendation algorithms
recommendation development
recommendation logic
reconciliation algorithms
reconciliation checks
reconstruction pipeline
record producers
record versioning
record-keeping
recording
records
recovery
recovery and resolution planning
recovery objectives
recruiting lifecycle
recruitment best practices
recruitment dashboards
recruitment operations
recruitment processes
recruitment strategy
recruitment technologies
recurrent neural networks
recurring integrations
recurring patterns monitoring
recurring-revenue environment
red box constraint
red compliance
red hat
red hat ai platform
red hat os administration
red hat portfolio
red iii directive
red label systems
red team scenarios
redcode
reddit
redesign skills
redgate sql source control
redhat
redhat licensing
redis / caching
redis cache
redis stack
redis/memcached
redmine
redpanda
redshift spectrum
reduced-complexity climate models
redundancy
redundancy testing
redundancy validations
redux thunk
redwood
reels
reentry
refal
reference applications
reference architectures
reference management software
referral exchange solutions
referrals
refinancing operations
refinery
refinery operations
refinery processes
refining industry
refinitive
reflex
reframework
refund handling
refx lease contracts
regasification service agreements
regenerative energien
regex
regional events
regional leadership
regional market awareness
regional resiliency
regional security issues
register modernization
registrations
rego
regression
regression modeling
regression pipelines
regtech
regular expression
regulated customers
regulated domains
regulated enterprises
regulated environment
regulated fields
regulated fintech
regulated industries
regulated manufacturing
regulated manufacturing environments
regulated medical device environment
regulated sectors
regulated software environments
regulated systems
regulated technology environment
regulation research
regulation review tools
regulations
regulatory & sustainability
regulatory analysis
regulatory and compliance knowledge
regulatory and policy frameworks
regulatory applications
regulatory approvals
regulatory audits
regulatory banking risk management
regulatory bodies
regulatory certifications
regulatory changes
regulatory complexity
regulatory compliance certifications
regulatory compliance evaluations
regulatory compliance tools
regulatory considerations
regulatory control matrix
regulatory documentation
regulatory engineering
regulatory environment
regulatory expectations
regulatory finance
regulatory forecasting
regulatory framework
regulatory guidelines
regulatory hub
regulatory hurdles
regulatory impact assessment
regulatory inspections software
regulatory interpretation
regulatory landscape
regulatory law
regulatory liaison
regulatory matters
regulatory norms
regulatory objectives
regulatory platforms
regulatory policies
regulatory practice
regulatory processes
regulatory quality support
regulatory reporting platforms
regulatory reviews
regulatory risk
regulatory safety standards
regulatory sectors
regulatory services
regulatory standards
regulatory strategy
regulatory stress testing
regulatory techniques
regulatory technology
regulatory tracking
regulatory trends
regulatory trends analysis
regulatory understanding
regulatory updates
regulierte umfelder
reia
reimbursable accounts
reindexing
reinforced concrete construction
reit
rejection analysis
rejection handling
rejection/ppm
related party transactions
relational data modeling
relational data models
relational data structures
relational database concepts
relational database logic
relational database management system
relational database modeling
relational database systems
relational database technologies
relational db
relational modeling
relationship cultivation
relationship development
relationship follow-ups
relationship mapping
relationship selling
relative valuation
relay
relay setting
relay test sets
release
release automation
release governance
release pipeline design
release pipelines
release planning
release plans
release practices
release procedures
release processes
release quality
release readiness
release roadmaps
release standards
release strategy
release testing
relevance
reliability and scaling
reliability best practices
reliability checks
reliability concepts
reliability ensuring
reliability improvements
reliability metrics
reliability patterns
reliability practices
reliability principles
reliability tooling
reliable interfaces
reliable working
relief/venting philosophy
reltio
relume
remaining life studies
remediation
remediation engine
remediation planning
remediation plans
remediation support
remedy
remote access
remote communication
remote config
remote connection systems
remote llm apis
remote monitoring systems
remote monitoring tools
remote os installation
remote sensing devices
remote staffing
remote support software
remote target connectivity
remote team leadership
remote work
remote/hybrid policies
remove.bg
render
rendering pipelines
rendering strategies
rendezvous and docking
rendition server
renesas
renewable energy business models
renewable energy certificate
renewable energy engineering
renewable energy generation
renewable energy market
renewable energy policies
renewable energy projects
renewable energy sector
renewable energy solutions
renewable energy storage
renewable energy system modelling
renewable energy technologies
renewable industries
renewable integration
renewable sources integration
renewable technologies
renewals
rent roll analysis
rental collections
repair manuals
repayment behavior modeling
replenishment
replenishment models
replication
replication frameworks
replit
repo
report center
report compilation
report configuration
report creation
report development
report formulation
report generation
report one
report submission
report writer
reporting & analytics
reporting and analytics
reporting and metrics dashboards
reporting applications
reporting automation
reporting capabilities
reporting clarity
reporting dashboards
reporting framework
reporting skills
reporting solutions
reporting standards
reporting structures
reporting systems
reporting workflows
reportportal
reports and dashboards
reports now
repository branching strategies
repository design pattern
repository management
repository patterns
repository tools
representation learning
reprocessing
reproducible practices
reproductive health
reputation & risk management
reputation signals
reputational risk assessment
reqif
reqnroll
request management
request patterns
request/response lifecycle management
requests
requirejs
requirement documents
requirement gathering and analysis
requirement lifecycle management
requirement management software
requirement management tools
requirement modeling
requirement specification
requirements coverage
requirements development
requirements documentation
requirements tools
rera
reranker
reranking
research analysis
research and market intelligence
research authoring
research automation
research coordination
research databases
research information
research infrastructures
research institutions
research platforms
research products
research publishing
research skills
research software alliance
research software development
research software engineering
research technology
research tools
research translation
research vision
research-driven investment decisions
reservation systems
reservoir & geoscience
resettlement
residential & commercial construction
residential developments
residential interior design
residential interiors
residential projects
residential rooftop solar sales
residential solar sales
residential solar solutions
residential subdivisions
resilience & dr
resilience & enthusiasm
resilience architectures
resilience design
resilience engineering
resilience frameworks
resilience testing
resilience testing techniques
resilience4j
resiliency
resiliency best practices
resiliency patterns
resilient & self-driven
resilient control planes
resilient patterns
resilient supply chains
resilient system design
resilienz
resolve
resolvers
resource allocation troubleshooting
resource analysis
resource forecasting
resource optimisation
resource optimization
resource organization
resource scheduling
resource sizing
resource utilization tools
resourceful
respect
respect & integrity
respect for others
respectful communication
respiratory
response effects
response management
response quality
responsibility
responsible ai concepts
responsible ai frameworks
responsible ai governance
responsible ai guardrails
responsible ai practices
responsible ai usage
responsible technology
responsive css frameworks
responsive design systems
responsive testing
responsive ui
responsive ui design
responsive ui development
responsive ui/ux development
responsive web
responsive web application development
responsive web development
responsiveness
rest api best practices
rest api design
rest api design principles
rest api integration
rest api services
rest apis
rest architecture
rest automation
rest concepts
rest framework
rest interfaces
rest principles
rest services
rest web services
rest-based api frameworks
rest/grpc serving
rest/http apis
rest/soap api
rest/soap apis
restapi
restassured
restaurant interiors
restconf
resteasy
restful api design
restful api development
restful api integrations
restful api testing
restful apis
restful architecture
restful design principles
restful micro services
restful principles
restful services
restful web
restful web apis
restful webservices
restify
restructuring activities
restructuring and turnaround services
result driven approach
results processing
results-driven mindset
results-focused mindset
results-oriented mindset
retail & consumer products
retail analytics
retail automation
retail brokerage
retail business
retail business services
retail domain
retail industry standards
retail interiors
retail logistics
retail media
retail planning
retail regulatory
retail segmentation
retail spaces
retail strategies
retail technology
retail testing
retail-j
retell
retention
retention clauses
retention marketing
retention strategies
retirement fund business
retool
retraining
retries
retrieval
retrieval and ranking
retrieval augmentation
retrieval evaluation
retrieval evaluation techniques
retrieval evaluators
retrieval models
retrieval patterns
retrieval pipelines
retrieval quality
retrieval services
retrieval strategies
retrieval systems
retrieval techniques
retrieval workflows
retrieval-augmented systems
retrofit
retrospectives
retry logic
retry patterns
return/refund workflows
reusability
reusable assets development
reusable code
reusable component libraries
reusable components
reusable patterns
reuters
revenue
revenue & cost structures
revenue acceleration
revenue achievement
revenue analytics
revenue attainment
revenue calculation
revenue closing skills
revenue cloud
revenue enablement
revenue generation
revenue growth management
revenue growth strategies
revenue impact
revenue intelligence
revenue leadership
revenue management systems
revenue marketing
revenue models
revenue monetization
revenue ops
revenue optimization
revenue performance
revenue planning
revenue processes
revenue strategy
revenue structures
revenue systems
revenue targets
revenue-share models
revenue-sharing models
reverse engineering tools
reverse etl
reverse proxies
reverse proxy configurations
reviews
revision management
revman
revolution
revpro
revtrack
reward & recognition programs
rewards platform
rework/scrap
rexx
rf co-site
rf colocation
rf communication
rf electronics
rf fundamentals
rf hardware
rf measurement equipment
rf products
rf propagation
rf socs
rf systems
rf test equipment
rf testing
rf towers
rf troubleshooting
rf/communication modules
rfcs
rfhutility
rfi generation
rfi/rfp design
rfid printer technologies
rfid printers
rfid technologies
rfis
rfis/rfqs/crs
rfp management
rfp solution provision
rfp solutioning
rfp solutions
rfp/rfi
rfp/rfi response
rfq proposals
rh insights
rh linux
rhcs
rhel/linux
rhinoceros
riak
ricef
ricew components
richfaces
ride-hailing systems
rider feedback
rief
rig testing
rigid-flex pcb
rigor
rimes
rims
ripple
ris/pacs
risc v
rise with sap
risk & compliance frameworks
risk & controls
risk & performance
risk advisory
risk analysis frameworks
risk analysis tools
risk and compliance
risk and controls
risk and controls mindset
risk and loans policies
risk and margin management
risk anticipation
risk assessment tools
risk assurance
risk based inspection
risk case manager
risk characterization
risk communication
risk consulting
risk control matrix
risk controls and monitors
risk culture
risk dashboard development
risk data aggregation
risk decisioning
risk discipline
risk domain
risk engineering
risk identification
risk identification and assessment
risk indicator
risk intelligence
risk management frameworks
risk management in software
risk management methodologies
risk management plans
risk management principles
risk management software
risk management strategies
risk maps
risk methodologies
risk mitigation strategies
risk models
risk monitoring
risk processes
risk rating
risk recommendations
risk register maintenance
risk reporting
risk rule logic
risk scoring
risk signals
risk taking
risk technology
risk testing
risk-aware development processes
risk-based approach
risk-based assessment
risk-based decision making
risk-based quality assessment
risk-based strategies
risk/opportunity assessments
riverbed steelhead
riverpod
rke2
rlab
rllib
rls models
rmm platforms
rms management
ro & uf systems
road & highway projects
road construction safety management
road estimator
road load data acquisition
road mapping
roadmap building
roadmap development
roadmap discovery workshops
roadmap management
roadmap strategy
roadmapping
roadmaps
roads
roas
roberta
roblox studio
robo-guide
robocorp
roboguide
robot
robot automation framework
robot controllers
robot hardware integration
robot kinematics
robot payload design calculation
robotc
robotic automation
robotic automation solutions
robotic cell simulation
robotic components
robotic hardware
robotic perception systems
robotic process automation tools
robotic process mining
robotic process mining tools
robotic processes
robotic software
robotics applications
robotics arms
robotics engineering
robotics platforms
robotics process automation
robotics software
robotics work cells
robotization
robust software
robustness
robustness analysis
roc filings
roc-auc
roc/mca filings
rocket u2
rocksdb
rockwell
rockwell plc
rocky linux
rocky mountain basic
rodent detection
roe analysis
roi analysis
roi articulation
roi assessments
roi calculation
roi measurement
roi metrics development
roi modeling
roi modelling
roi models
role based access
role based access control
role calibration
role mining
role modeling
role-based access logic
role-based permissions
role-based security
role-based systems
roles and permissions
roles and provisioning
roll rates
rollback mechanisms
rollback readiness
rollback strategies
rolling stock
rollout
rollout planning
rollup
roo code
rooftop assessments
rooftop measurements
rooftop projects
rooftop solar
rooftop solar guidelines
rooftop solar projects
rooftop solar sales
rooftop solar systems
rooftop systems
room
room book
room database
room db
roop
root cause analysis software
root cause analysis tools
root cause corrective actions
root cause failure analysis
root cause resolution
root of trust
ros/ros2
ros1
rosbag
rosbridge
rosiplus
rosslare access control
rotating equipment design
rouge
roughness tester
route 53
route-to-market models
route53
routers
routes
routine inspections
routing
routing fundamentals
routing infrastructure
routing logic
routing ne
routing plans
routing profiles
routing systems
routing tables
rovo
rovochat
row-level security
rpa analysts
rpa architecture
rpa blue prism
rpa consulting
rpa deployment
rpa development
rpa implementation
rpa infrastructure scaling
rpa integration
rpa platforms
rpa power automate
rpa projects
rpa solutions
rpa support
rpa tools
rpc frameworks
rpdata
rqp assessments
rs232
rs232/rs485 communications
rs422
rs485
rscad
rstp
rtc jazz
rtds
rte reports generation
rtk query
rtl based test environment
rtl code debugging
rtl coding
rtl debug
rtl design verification
rtl design verification tools
rtl synthesis
rtl-to-gdsii
rtl/2
rto/rpo design
rtos
rtr activities
rtrt
rtsp
rtu platforms
rtus
rubber
rubber tooling
rubrics
rubymine
rucio
rudderstack
ruff
rule 170
rule configurations
rule engines
rule fixes
ruler
ruler use
rules
ruleset
rulings
runbook design
runbooks
runescript
running bills
runtime
runtime analysis
runtime analytics
runtime cost optimization
runtime fabric
runtime manager
runtime security
runtime tools
runway
runway ml
rvct
rviz
rwa-optimierung
rwkv
rxdb
rxjava
rxjava/rxkotlin
rxkotlin
rxlogix pv
rxswift
s&op processes
s&p capital iq pro
s-cobol
s-controls
s-lang
s-plus
s/4 hana
s/4hana architecture
s/4hana implementation methodologies
s/4hana public cloud
s/4hana transformation
s/sl
s2p processes
s3 data handling
s3-based data lakes
s4 hana
s4hana
s7-1200
s7-1500
s7-300
s7-400
s7-400h
sa-c
saaj
saas
saas application integration
saas applications
saas architecture
saas audit trails
saas builders
saas business model
saas cloud-based solutions
saas commercial models
saas crm
saas development
saas economics
saas environment
saas erp
saas gtm metrics
saas implementations
saas industry
saas integration
saas lifecycles
saas management
saas marketing
saas models
saas multi-tenant architecture
saas outreach
saas platform development
saas platform integration
saas platform modernization
saas platforms
saas product
saas product development
saas product dynamics
saas sales funnels
saas security
saas solution design
saas solutions
saas technical workflows
saas workflow orchestration
saas-based subscription models
sabretalk
sac / keris gsv tool
sacs
sadt
safe agile
safe agile framework
safe architecture
safe methodology
safe practices
safety & responsible use
safety and hygiene compliance
safety and security certification
safety applications
safety architecture
safety audit skills
safety calculations
safety case development
safety case management
safety certified software
safety checks
safety controls
safety criteria
safety critical systems
safety database
safety database management
safety database systems
safety design mechanisms
safety devices
safety documentation
safety filtering
safety gateways
safety guardrails
safety in design
safety lifeline
safety management
safety management software
safety measures
safety metrics
safety monitors
safety norms
safety pl
safety planning
safety policies
safety practices
safety principles
safety program improvement
safety registers
safety regulations
safety regulations compliance
safety reporting
safety signage
safety system design
safety systems
safety testing
safety tooling
safety tools
safety validation
safety-critical applications
safety-critical environments
safety-critical functions
safety-critical industries
saga pattern
saga transactions
sage 100 erp
sage accounting software
sage erp accpac
sage x3
sagemaker jumpstart
sagemaker pipelines
sagemaker unified studio
sagis
sail
sailpoint identity now
sailpoint identity security cloud
sailpoint identityai
sailpoint identitynow
sailpoint iiq
sailpoint migration projects
sailpoint ssb
sails.js
sales & distribution
sales acceleration
sales activities
sales analytics
sales and distribution
sales and marketing
sales and negotiation
sales and service
sales automation
sales automation platforms
sales automation software
sales booking
sales campaign planning
sales campaigns
sales cloud life cycle
sales commission payout process
sales communication
sales conversion processes
sales coordination
sales cpq
sales cpq process
sales cycle
sales cycle management
sales data
sales data analysis
sales efficiency
sales engagement
sales engagement tools
sales execution
sales expertise
sales features and advantages
sales finance
sales follow-ups
sales force
sales funnel analysis
sales funnel management
sales growth
sales intelligence tools
sales lead execution
sales lifecycle management
sales management software systems
sales management tools
sales methodologies
sales operations processes
sales orientation
sales outreach
sales performance reporting
sales planner
sales process management
sales process optimization
sales processes
sales proficiency
sales quota achievement
sales records management
sales regulations
sales reporting systems
sales reports
sales systems
sales target achievement
sales targeting
sales tax compliance
sales techniques
sales tools
sales trackers
sales tracking tools
sales workflows
sales/presales processes
salesforce administration
salesforce agent builder
salesforce api
salesforce apis
salesforce app builder
salesforce app management
salesforce architecture
salesforce automation
salesforce automation capabilities
salesforce best practices
salesforce billing
salesforce certifications
salesforce cli
salesforce clouds
salesforce compliance
salesforce configuration
salesforce cpq process
salesforce customization
salesforce data cloud
salesforce data management
salesforce data model
salesforce data structures
salesforce design patterns
salesforce development lifecycle
salesforce devops
salesforce dx
salesforce ecosystem
salesforce flow
salesforce flow automation
salesforce governance
salesforce governor limits
salesforce health cloud
salesforce industries
salesforce inspector
salesforce integration
salesforce license optimization
salesforce lightning components
salesforce lightning experience
salesforce lightning platform
salesforce lightning web components
salesforce limits
salesforce metadata
salesforce multi-tenant architecture
salesforce objects
salesforce omnistudio platform
salesforce permissions
salesforce platform
salesforce platform architecture
salesforce platform engineering
salesforce releases
salesforce reporting
salesforce requirements gathering
salesforce revenue cloud
salesforce revenue cloud advanced
salesforce security features
salesforce security model
salesforce servicecloud
salesforce sharing
salesforce sharing models
salesforce shield
salesforce stakeholder collaboration
salesforce standard objects
salesforce system enhancements
salesforce training
salesforce user support
salesforce validation rules
salesforce voice
salesforce workflow
salesforce.com
salesforce.com implementation
saleshandy
salesintel
salesloft
salsa
salt
sam pro module implementation
sam76
sama
sama csf
samd
samm
sample manager
samplemanager
sampling
sampling plans
san fabric
sanction risk
sanctions
sanctions & embargo screening
sanctions training
sandbox
sandbox games
sandbox testing
sandboxing
sanitary faucets & showers
sanity
sanity testing
sans
sans best practices
santos
sap access controls
sap access reports
sap acm
sap activate
sap activate methodology
sap active directory
sap adapter
sap ads
sap alv reporting
sap analytical cloud
sap ap
sap api management
sap apis
sap apo
sap application architecture
sap application frontend
sap ar
sap architecture
sap ariba buying & invoicing
sap ariba guided buying
sap ariba supplier network
sap asset management
sap authorization concepts
sap authorization matrices
sap authorization objects
sap authorizations
sap automation
sap automation tools
sap badis
sap banking
sap banking modules
sap bapis
sap bas
sap basis administration
sap batch job scheduling
sap bi
sap bi/bods
sap bom
sap bpa/btp
sap bpc
sap btp
sap btp application development
sap btp datasphere
sap btp integration suite
sap btp roadmap
sap btp sdks
sap build apps
sap build process automation
sap build work zone
sap business application studio
sap business data cloud
sap business network
sap business one
sap business process automation
sap business rules framework
sap business technology platform
sap bw data modeling
sap bw netweaver
sap bw on hana
sap bw/4 hana
sap bwz
sap cap framework
sap central finance
sap central procurement
sap ci
sap clean core
sap cloud
sap cloud alm
sap cloud applications
sap cloud connector
sap cloud integration
sap cloud metrics
sap cloud platform
sap cloud platform integration
sap commerce cloud
sap commissions
sap compliance access
sap composable storefront
sap consulting
sap controlling
sap cpi
sap cpm
sap cpq
sap ctms
sap customer checkout
sap customer data cloud
sap customer experience
sap customer service
sap customizing
sap customs management
sap data dictionary
sap data services
sap data warehouse cloud
sap databases
sap databricks
sap datasphere
sap development
sap digital transformation
sap dmc
sap dms
sap drc
sap eclipse
sap ecm&ds
sap ehsm
sap emarsys customer engagement
sap engineering change
sap enhancement
sap enterprise portal
sap enterprise structure
sap environments
sap eppm
sap ewm core processes
sap ewm integration
sap experience management
sap extensions
sap fa
sap fi-gl
sap fieldglass
sap fiori launchpad
sap for utilities
sap frontend development
sap fscm
sap gateway architecture
sap gl
sap grc
sap grc access control
sap grc operations
sap group reporting
sap gts
sap gts security
sap hana cloud
sap hana security
sap hana studio
sap hcm payroll
sap hybris testing
sap iam
sap idoc
sap idp
sap implementations
sap industry cloud
sap integration
sap integration concepts
sap integration suite
sap intelligent rpa
sap interfaces
sap international trade
sap intrastat
sap investment management
sap invoice management
sap ips
sap is-oil
sap is-oil downstream
sap is-oil processes
sap is-oil td
sap is-retail
sap java
sap landscape
sap le
sap licensing
sap lmdb
sap maintenance planner
sap marketing cloud
sap master data governance
sap max db
sap mdg
sap mdm
sap mii
sap mm materials management
sap modules
sap modules integration
sap mp&l
sap netweaver
sap odata/rest
sap olas
sap om/otc
sap otc
sap otc domain
sap output management systems
sap payroll
sap performance tuning
sap pi/po
sap platforms
sap po/pi
sap pp-ds
sap ppm
sap preference management
sap process integration
sap process orchestration
sap programming
sap provisioning
sap ps
sap r3
sap rap/btp
sap re-fx
sap remediation tracking
sap roles
sap runbooks
sap s/4 hana
sap s/4hana finance
sap s4
sap s4hana
sap saas
sap sac planning
sap sac/bpc
sap sales cloud
sap scm
sap script
sap security audits
sap security configurations
sap security enhancements
sap security maturity
sap service cloud
sap service delivery
sap service market place
sap slas
sap sld
sap slp
sap slt
sap smartforms
sap software
sap solution architecture
sap solutions
sap sops
sap sovereign cloud
sap sox audits
sap srm
sap strategy
sap subaccounts
sap success factor
sap successfactors employee central
sap successfactors joule
sap successfactors onboarding
sap successfactors recruiting
sap sum
sap support
sap swpm
sap sybase iq
sap sybase sql anywhere
sap systems integration
sap tax
sap tax compliance
sap testing
sap tosca
sap transformations
sap transport management
sap treasury
sap ui5
sap upgrades
sap user access provisioning
sap user exits
sap user experience
sap workflow
sap/db
sapmeint ctc
sapscript
sapui5
saql
sarbanes-oxley section 404
sas enterprise miner
sas intelligent decisioning
sas viya
sasb
sasl
sass/css3
sass/less
sass/scss
sast/dast
sata
satellite
satellite applications
satellite communication
satellite communication technologies
satellite data integration
satellite imagery processing
satellite technology
sather
sats
sauce labs
savings
saws
sawzall
sbc design
sblc agreement
sbom
sbom standards
sbti standards
scada architecture
scada platforms
scada technologies
scada/hmi development
scada/telecoms
scala spark
scalability assessments
scalability concepts
scalability considerations
scalability fundamentals
scalability management
scalability patterns
scalability principles
scalable analytics infrastructure
scalable and robust software
scalable app structure
scalable application design
scalable applications
scalable architecture
scalable architecture design
scalable architecture patterns
scalable backend architecture
scalable backend patterns
scalable backend services
scalable backend solutions
scalable backends
scalable data design
scalable data foundations
scalable data pipelines
scalable delivery models
scalable development practices
scalable distributed systems
scalable distributed web applications
scalable high resiliency systems
scalable infrastructure management
scalable intelligence
scalable microservices
scalable microservices architectures
scalable middle-tier services
scalable platforms
scalable products
scalable servers infrastructure
scalable service delivery
scalable services
scalable software
scalable software architectures
scalable software solutions
scalable software systems
scalable solutions
scalable system architecture
scalable system design
scalable systems
scalable technical solutions
scalable test automation strategies
scalable web development
scalatra
scale-up culture
scale-up troubleshooting
scaled agile
scalene
scaling
scaling applications
scaling backend systems
scaling concepts
scaling operations
scaling patterns
scaling problems
scaling systems
scaling teams
scan
scan insertion
scan parameters
scann
scanner integration
scanning solutions
scapi
scaps
sccl
sccm/mecm
scenario modeling
scenario modelling
scenarios
scenekit
schedule adherence
schedule m
schedule m compliance tools
schedule management
schedule organization
scheduler
scheduler settings
schedulers jobs
schedules
scheduling and processing tools
scheduling concepts
scheduling software
scheduling tools
scheduling workflows
schema
schema alignment
schema checks
schema customization
schema evolution
schema management
schema markup
schema migrations
schema modeling
schema optimization
schema translation
schema versioning
schematic diagram
schematic review
schematic-to-layout implementation
schematics
schematics and wiring diagrams
schematics interpretation
scheme
schneider
schneider electric
schneider electric ecostuxure
scholarly literature
sci-kit learn
scidb
science
scientific communication
scientific data lakes
scientific data modeling
scientific machine learning
scientific product environments
scientific publications
scientific workflows
sciforma
scikit
scilab
scim
scm cloud modules
scope
scope 2
scope analysis
scope changes
scope/refusal behavior
scoped application
scorecards
scoring
scoring models
scot systems
scps
scraping
scraping pipelines
scratch
scratch org
screaming frog
screen lifecycle
screening
screening ability
screening alert investigations
script include
script inclusions
script.aculo.us
script.net
scripted monitoring checks
scripted rest apis
scripting
scripting & automated testing
scripting & automation
scripting / system-programming
scripting and automation tools
scripting language
scripting tools
scriptrunner
scripts
scrolling effects
scrum boards
scrum development
scrum master
scrum methodologies
scrum practices
scrum processes
scrum rituals
scrum teams
scrunch
scsi
scss modules
scss/sass
sd elements
sd security
sd wan/sase
sd/mmc
sdio
sdk design
sdk development
sdk integration
sdk-agnostic shared libraries
sdks
sdlc best practices
sdlc collaboration
sdlc leadership
sdlc methodology
sdlc optimization
sdlc practices
sdlc principles
sdlc processes
sdlc standards
sdlc tools
sdlc/stlc
sdlp
sdms
sdr performance analysis
sdram
sdv enablement
sdwan
sdwan/lan/wireless platforms
seaborne
seal systems
sealing
seals
seamless.ai
search
search & discovery
search and relevance
search and retrieval infrastructure
search campaigns
search console
search engine algorithms
search engines
search implementation
search indexes
search infrastructure
search intent
search intent alignment
search marketing
search performance optimization
search platforms
search quality
search ranking
search relevance
search systems
search technology
search-driven applications
sebi
sebi fpis
sebi icdr
sebi lodr
sebi regulations
sebi research analyst regulations
sebi-brsr
sebi/fema regulation
secdevops
secondary engineering
secops
secops practices
secrecy regulations
secret manager
secretarial audit & due diligence
secretarial functions
secrets
secrets handling
sector analysis
sector positioning
sector trends
sector updates
sector updates and analyses
sector-specific sources
secure api access
secure api design
secure api development
secure application architectures
secure application connectivity
secure application design
secure architecture
secure architecture patterns
secure authentication
secure authentication mechanisms
secure authorization
secure boot
secure ci/cd templates
secure cloud architecture
secure cloud data transmission
secure cloud networking
secure cloud operations
secure code
secure code development
secure code practice
secure coding life cycle
secure coding methodologies
secure coding practices
secure coding standards
secure communication
secure communication protocols
secure communication standards
secure connectivity
secure data access patterns
secure data exchange
secure data flow
secure data handling
secure data handling practices
secure data storage
secure deployment practices
secure design patterns
secure development
secure development lifecycle
secure development lifecycle management
secure development practices
secure download
secure engineering practices
secure firewall
secure handling of pii
secure integrations
secure mobile development
secure networks
secure payment gateways
secure permissioned behavior
secure product development lifecycle
secure sdlc
secure software design
secure software development lifecycle
secure storage
secure storage mechanisms
secure systems
secure token exchange
secure token storage
secure user management
secure-by-design development
secured lending
securities
securities industry
securities lending and borrowing
securities related regulations
securitisation
securitized products
security & compliance
security and compliance
security and data protection
security and privacy
security applications
security as code
security assessment
security auditing
security audits
security automation
security automation tools
security best practices
security by design
security certified software
security coding
security communication
security compliance frameworks
security concepts
security considerations
security constraints
security consulting
security coordination
security culture
security design requirements
security detection platform
security features
security frameworks
security fundamentals
security groups
security guardrails
security guidelines
security hardening
security hub
security improvement
security integration
security knowledge
security libraries
security master
security measures
security metrics
security mindset
security mis
security model
security optimization
security platforms
security policy
security posture
security practices
security principles
security procedures
security products
security protocols
security reference data
security requirements
security reviews
security risk assessment
security risk management
security role design
security scanning
security scanning tools
security scans
security solutions
security standards
security strategy
security system
security technologies
security test practices
security testing methodologies
security testing tools
security tooling
security tools
security validation
security vulnerabilities
security vulnerability assessment
security vulnerability management
security-by-default
security-consciousness
security-critical domains
security-first architecture mindset
security-first engineering
security-first mindset
security-first principles
security-focused platform products
securityhub
sedna
sedona
seeburger
seed7
seeker mindset
sefaira
seg-y
segment
segment routing
segment-muster
segment.io
segmentation
segmentation strategies
segmentation techniques
segregation of duties
seismic data management
seismic imaging applications
seismic interpretation
seismic processing
seldon
selectica
selenide
selenium grid
selenium web driver
self awareness
self drive
self learning
self-assignment
self-attention
self-contained systems
self-dependence
self-dependency
self-development
self-direction
self-driven mindset
self-driving technology
self-healing
self-healing automation
self-healing workflows
self-hosted llms
self-improvement
self-leadership
self-learner
self-organizing maps
self-reflection
self-responsibility
self-responsible work ethic
self-service analytics
self-service banking
self-service bi
self-steering
self-supervised learning
sell-side workflows
seller central
seller dashboards
seller services
selling partner api
selling partner experience
selling partner management
semantic architecture
semantic data models
semantic discovery
semantic extraction
semantic kernel
semantic keywords
semantic layer
semantic modeling
semantic parsing
semantic retrieval
semantic ui
semantic versioning
semantic web
sematic kernel
semi high-speed railways
semi-solid
semi-submersible structures
semiconductor
semiconductor business
semiconductor design
semiconductor industry
semiconductor manufacturing technologies
semiconductor physics
semiconductor process equipment
semiconductor products
sencha touch
send grid
sendgrid
senior manager regime
senior stakeholder engagement
sense of ownership
sense of urgency
sensetalk
sensitive-data leakage
sensitivity
sensitivity models
sensor
sensor calibration
sensor data
sensor data handling
sensor data intelligence
sensor data noise
sensor data processing
sensor integration
sensor modeling
sensor synchronization
sensor timing
sensor timing/synchronization
sentence transformers
sentimental analytics
sentinel
sentry
seo & organic growth
seo audits
seo basics
seo best practices
seo fundamentals
seo moz
seo optimization
seo principles
seo reporting tools
seo strategy
seo tools
seo/sem
separation of concerns
separators
sequelize orm
sequence diagrams
sequencel
sequences
serc
serc orders
serde
serial interfaces
serial monitors
serializer/deserializer chips
serializers
series production
server & deployment
server architectures
server engineering
server environments
server hardware
server health
server health monitoring
server infrastructure
server installation
server maintenance
server management
server migration tooling
server models
server performance troubleshooting
server platforms
server products
server security
server to server communication
server troubleshooting
server validation
server-driven ui
server-sent events
server-side architecture
server-side logic
server-side programming
server-side scripting
server-side software engineering
server-side templating
server-side validations
server/storage/networking products
serverless ai architectures
serverless api workflows
serverless application development
serverless applications
serverless backend architecture
serverless deployment
serverless design patterns
serverless environments
serverless framework
serverless functions
serverless integration patterns
serverless patterns
serverless programming
serverless services
serverless technologies
serverless workloads
servers
service architectures
service automation
service availability
service bridge
service bus
service capacity planning
service center solutions
service cloud voice
service commitment
service communication patterns
service configuration
service console
service contracts
service control policy
service coordination
service delivery
service delivery business understanding
service delivery management
service delivery transformation
service desk & experience management
service desk processes
service desk tools
service domain models
service gap identification
service gaps
service governance
service graph connector
service health
service health monitoring
service improvement plan
service industry
service integration
service management solutions
service manager
service manual development
service mapping
service mesh technologies
service mindset
service modeling
service now
service now grc
service now irm
service operation
service orchestration
service ownership
service packs
service partner management
service performance
service portal
service portal implementation
service portals/esc
service principals
service provider market
service quality orientation
service registries
service reliability
service request fulfillment
service request fulfilment
service requests
service sales
service stability
service systems
service testing
service transformations
service virtualization testing
service virtualization tools
service workers
service workflows
service-based architectures
service-based environments
service-level indicators
service-level testing
service-oriented designs
service-oriented platforms
service-to-service communication
service/ support domains
servicechannel
servicedesk ticket management system
servicefirst
servicemax
servicenow agile board
servicenow ai platform
servicenow api
servicenow apis
servicenow app engine
servicenow atf
servicenow best practices
servicenow cmdb
servicenow configuration/customization
servicenow flow designer
servicenow grc
servicenow hrms
servicenow hrsd
servicenow hrsd development
servicenow hrsd reporting
servicenow implementation
servicenow integration mechanisms
servicenow integrationhub
servicenow it operations management
servicenow itom
servicenow itsm
servicenow itsm processes
servicenow performance analytics
servicenow platform
servicenow platform analytics
servicenow product modules
servicenow scripting
servicenow scripting language
servicenow source control
servicenow ui/ux development
servicenow vulnerability response
services procurement
servicing
servigistics
servlet
servo hydraulic systems
servo programming
sesam
session handling
session management
sessions
setl
settlement processes
settlement processing
settlements
severe psychopathology
sewer & water networks
sewergems
sf odata
sfapi
sfdc soql
sfdr
sfdx
sfra architecture
sftp
sglang
shadcn
shadcn ui
shading
shading analysis
shadow analysis
shadow testing
shadow traffic
shakudo
shapely
sharding
share gate tool
share point online
shared code versioning systems
shared components
shared drives
shared service setups
shared services enabling technologies
shared services sourcing
sharepoint apis
sharepoint framework
sharepoint libraries
sharepoint lists
sharepoint migration
sharepoint on-premises
sharepoint online api
sharepoint online migrations
sharepoint server
sharepoint site architecture
sharepoint workflows
sharing
sharing models
sharing rules
shark
sharpdevelop
she audits
she guidelines
she legislation
she standards
she training
shear design
sheet metal component
sheet metal parts
sheet metal processes
sheetmetal
sheets
shelf-life testing
shell
shell & tube heat exchanger
shell programming
shell project delivery framework
shell/bash
shell/bash scripting
shellcode analysis
sherwood models
shift script
shift turnovers
shiny
shipment costing
shipment transportation
shipments
shipping
shipping & logistics apis
shipping agency
shipping and logistics
shipping apis
shipping fast
shipping industries
shipping label
shipping processes
shiprocket
shoe manufacturing
shogun
shoot planning
shop floor integration
shop floor operations
shop floor process inspection
shop order
shop-floor automation
shop-floor equipment
shopify apis
shopify checkout extensions
shopify cli
shopify functions
shopify graphql api
shopify liquid
shopify plus scripts
shopify storefront api
shopping cart
shopping hub
shopping workflows
shopware standard themes
short circuit
short circuit prevention
short term forecasting
short-circuit analysis
short-form content development
short-form videos
shrinkage compensation
shuffle optimization
si/pi tradeoffs
sicheres auftreten
sicstus prolog
side-band lan
sidra intersection
siebel
siem solutions
siem systems
siem technologies
siem tools
siem/soar
siemens
siemens 828d
siemens 840dsl
siemens equipment logbook pharma
siemens hmi
siemens opcenter
siemens plc automation
siemens plc s7-1200
siemens plc s7-1500
siemens plc s7-300
siemens plc s7-400
siemens plc s7-400h
siemens plm teamcenter
siemens s71200
siemens s71500
siemens s7300
sigar
sightly/htl
sigma
sigma bi
signage
signal
signal acquisition
signal and service management
signal detection
signal flow interpretations
signal wiring
signaling
signalling & telecommunication system
signalling system
signalling/etcs/cbtc
signalr
significance tests
sigtto
sil allocation
sil concepts
sil testing
silicon bring-up
silicon chips
silicon security subsystem
silicon solar cells
silicon validation
silverlight
silverstripe
sim scale
sim2real
simcat
simcorp dimension platform
simd optimization
simd processor architecture
similarweb
simple
simple directmedia layer
simplemdm
simpleperf
simpletest
simplicity
simpol
simscript
simula
simulation
simulation development
simulation environments
simulation frameworks
simulation models
simulation software
simulation solvers
simulation systems
simulation testing
simulation tools
simulationssoftware
simulators
simultaneous localization and mapping
simulus
single board computers
single-spa
singleton
singular
sinon
siop
sip protocol
sisal
site & execution support
site architecture
site associations
site audits
site creation
site execution
site housekeeping
site installation presentations
site master file
site photos
site reliability
site requirements
site safety standards
site scan/alber
site structures
site study
site surveys
site team coordination
sitemap
sites
situational adaptability
situational awareness
six sigma lean principles
six sigma methodologies
six sigma tools
six sigma/dfss tools
sizing
skill education
skill management
skill matrix maintenance
skilling ecosystems
skills development planning
sku rationalization
skyhigh
skype
sla adherence
sla definition
sla management
sla performance
sla tracking
sla/ola adherence
slab stock foam
slack api
slam
slapshot
sld preparation
slds
sles
slide decks
sling
sling models
slip
slip gauges
slis
slis/slos
slo management
slo/sli design
slot games
sludge/biosolids treatment
slurm
slurry pumps
smacna standards
small
small basic
small business lending
small businesses
smallbasic
smalltalk
smart
smart access solutions
smart analytics
smart building technologies
smart card
smart card reader
smart cities
smart city projects
smart connected products
smart contract engineering
smart customer engagement
smart dashboards
smart demand forecasting
smart devices
smart dispute
smart forms
smart grid technologies
smart grids
smart infrastructure
smart it
smart metering
smart metering infrastructure
smart metering systems
smart mobility
smart notifications
smart on fhir
smart order routing
smart products
smart redact server
smart routing
smart sensors
smart view
smart-dumb components
smartalbums
smartclient
smartdraw
smartforms
smartlead
smartphone
smartsdk
smartsignal
smarty
smb merchant needs
smb software
smd/th rework
sme banking
sme clusters
sme financing
sme ipo
sme lending
sme segment
sme/business banking
sme/msme sectors
smg3
smile-cdr
smoke testing
smpe
smpl debugger
smps
smps power supplies
smps topologies
sms api integration
sms dlt system
sms gateways
sms integration
sms marketing
sms solutions
sms/otp apis
smsc
smt soldering
smtp
snag lists
snap
snapchat
snapchat ads
snapdragon profiler
snapdragon ride platforms
snipe-it
snmp
snmp tools
snobol
snoc/cnoc integration
snomed
snomed ct
snov
snow
snow discovery
snow glide scripting
snow integrationhub
snow problem domain
snowball
snowflake clean rooms
snowflake cortex
snowflake db
snowflake schemas
snowflake sql
snowflake tasks
snowpark
snowpipe streaming
sns/sqs
sntp
soa architecture
soa design patterns
soa principles
soafee
soap api
soap api integration
soap apis
soap services
soap ui
soap ui api
soap webservices
soap/rest apis
soar
soar tools
soar workflows
soc architecture
soc baremetal/fw validation
soc development
soc engineering
soc firmware features
soc ii type 2
soc infrastructure
soc integration
soc operations
soc processes
soc report assessments
soc reports
soc specifications
soc validation
soc verification
soc/processing technologies
soc2
soc2 readiness practices
social & web analytics
social activism
social amplification
social competence
social compliance
social counseling
social good
social graphics
social impact
social infrastructure
social media ads
social media algorithms
social media communications
social media content formats
social media creatives
social media design
social media editing
social media formatting
social media growth
social media management tools
social media platforms
social media video requirements
social media workflows
social networking
social perceptiveness
social performance
social protection
social sector
social security agreements
social security contributions
social sign-ins
social studio
social/digital marketing tools
socio-economic impact assessment
socket programming
sockets
sockjs
socks proxy
socs
sod analysis tools
sod controls
soda
soda core
sodatone
sodium-ion
soft starter
softmax pro
softphone
software & platforms
software application development
software applications
software architectural patterns
software architecture & design
software architecture patterns
software architecture principles
software as a service
software audit management
software best practices
software build tools
software capabilities information
software code management
software components
software composition analysis
software configuration
software debugging
software delivery
software delivery practices
software design methodologies
software design principles
software design specifications
software design/architecture
software developer
software development best practices
software development cycle
software development environment
software development lifecycle
software development lifecycle tools
software development methodology
software development practices
software development principles
software development process
software development tools
software distribution
software engineering best practices
software engineering fundamentals
software engineering practices
software engineering principles
software engineering productivity
software engineering standards
software engineering tools
software evaluation
software implementation
software installation and configuration
software integration
software integration testing
software issue resolution
software launch
software licensing
software lifecycle
software lifecycle management
software management
software marketing
software modeling techniques
software modelling
software modification
software modification and optimization
software optimization
software patterns
software performance analysis
software performance assurance
software pipeline setup
software practices
software product development
software products
software programming
software programming languages
software programs
software project delivery
software project life cycle
software qa methodologies
software quality
software quality assurance processes
software quality engineering
software quality principles
software raid
software reference architectures
software release
software release management
software release processes
software repair
software requirements
software requirements specifications
software rollouts
software scalability
software security principles
software selection
software selling services
software services
software solutions
software supply chain
software support
software system
software system architectures
software system development
software systems design
software systems design tools
software systems testing tools
software telemetry
software test
software test automation
software test development lifecycle
software test engineering
software testing life cycle
software testing lifecycle
software testing methodologies
software testing metrics
software testing principles
software testing procedures
software testing strategies
software testing tools
software training
software troubleshooting
software updates
software upgrades
software usability
software utilization
software v&v methodologies
software validation and testing
software validation and verification
software validation processes
software verification
software-defined networking
software-defined networks
software-for-industry marketing
software-hardware integration
software-hardware interface evaluation
software-hardware interfaces
software-like workflows
softwarearchitektur
softwareentwicklung
solace
solace/kafka
solar
solar and renewable energy
solar cell fabrication
solar component production
solar components
solar electrical projects
solar energy installation
solar energy maintenance
solar energy principles
solar energy system development
solar energy systems
solar epc
solar epc projects
solar epc scheduling
solar floating
solar generation
solar ground mounted
solar industry
solar industry standards
solar infrastructure
solar installation process
solar installation tools
solar integration
solar inverter maintenance
solar inverters
solar irradiance forecasting
solar irrigation systems
solar manufacturing procurement
solar module mounting structures
solar net metering
solar panel damage assessment
solar panel manufacturing
solar panel system installation
solar panel system maintenance
solar panel systems
solar panel technology
solar panel testing
solar panels maintenance
solar plant sizing
solar policies
solar power
solar power generation
solar power generation system
solar power plant components
solar power plants
solar power projects
solar power systems
solar pricing
solar process
solar projects
solar pump installations
solar pv
solar pv plants
solar pv system design
solar pv systems
solar pv technologies
solar rooftop
solar rooftop projects
solar rooftop systems
solar solutions
solar street light systems
solar system design
solar system maintenance
solar system troubleshooting
solar technology
solar trading
solar trends
solar winds
solara
solarwinds
solas
soldering processes
soldering station
solid design principles
solid principal
solid works
solid-state circuit breakers
solid-state protection devices
solid-state transformers
solid/dry design
solidedge
solidworks electrical
solman
solomon
solution advisory
solution assessment
solution blueprints
solution conceptualization
solution deployment
solution design documents
solution development
solution documentation
solution documentation and demonstration
solution driving
solution implementation
solution integration
solution narratives
solution orientation
solution ownership
solution patterns
solution recommendation
solution requirements specification
solution reviews
solution sales
solution standards influence
solution strategies
solution validation
solution-based marketing
solution-driven mindset
solution-oriented approach
solution-oriented mindset
solution-oriented thinking
solutioning
solutions design
solutions engineering
some/ip
sonaqube
sonar
sonar cube
sonarlint
sonet
sop documents
sop execution
sop lifecycle management
sop preparation
sop review
sop writing
sop/sow creation
sophos firewall
sops software
soql
sor audit
sora
sortation systems
sosl
sota tooling
sotif
sound
source and version control
source code editing
source code management system
source code repository
source control management
source control migrations
source control processes
source control tools
source inspection
source to pay
source to pay lifecycle
source to target mappings
source-to-pay processes
sourcing & procurement
sourcing analytics
sourcing and procurement
sourcing instruments
sourcing strategies
sourcing techniques
sourcing transfers
south asian politics
south indian markets
sovereign cloud
sovereign data exchange
sovereign debt instruments
sows
sox/icfr
sox/icfr frameworks
sox/itgc
sox/kcfc evidencing
sox404
soziale infrastruktur
sp/k
sp20
space
space frameworks
space industry
space missions
space operations
space projects
space range and merchandising
space-grade socs
spacecraft systems
span
spanner
spanning tree
spare identification
spark architecture
spark code optimization
spark mllib
spark optimisation
spark performance tuning
spark structured streaming
spark/pyspark
sparkml
sparksql
sparql
spartacus
sparx enterprise architect
spatial analytics
spatial computing
spatial data
spatial data analysis
spatial data handling
spatial data manipulation
spatial experience design
spatial understanding
spatiotemporal modeling
spc data
spdx
spdy
special customs procedures
special ledger
special processes
special purpose ledger accounting
special purpose machines
specialist - platform services
specialist sales
specialization
specialized ai agents
specialized security solutions
specialized utility programs
specialty chemicals
specialty materials
specialty solution areas
specialty trade packages
specification compliance
specifications
spectra
spectramanager
spectrerf
spectrometers
spectroscopic instruments
spectrum
spectrum analysers
spectrum analysis
spectrum monitoring
speech ai
speech data
speech intelligence
speech recognition software
speech technologies
speech-language modeling
speech-to-text models
speech/voice technologies
speed
speed master
speedcode
spfx
spfx components and framework
spfx extensions
spfx webparts
sphera
spice
spiff
spill
spin
spinlocks
spinnaker
spira
spirent
spitbol
spl software
splunk itsi
spm machines
spml
spock
sponsored brands
sponsored products
sponsorship sales
spor
spor / idmp
sporting events
sports
sports betting
sports culture
sports infrastructure
sports tech
sports technology
sports technology platforms
spot buy
spotfire
spring ai
spring async
spring boot 3.x
spring boot framework
spring boot security
spring core
spring data jdbc
spring data jpa
spring data redis
spring data rest
spring flux
spring hibernate
spring integration
spring ioc
spring jpa
spring kafka
spring mvc framework
spring reactive
spring rest api
spring scheduler
spring security
spring stack
spring test
spring test framework
spring web
spring-data
springboot
springmvc
sprint
sprint batch
sprint execution
sprint review
sprint-based development
spritekit
sproutcore
sps commerce
sptt
spufi
spyder
spyglass
sql alchemy
sql compiler
sql data warehouse
sql databases
sql developer
sql express database
sql fundamentals
sql management studio
sql proficiency
sql profiler
sql query optimization
sql reporting
sql server dba
sql server management studio
sql/nosql basics
sqlmodel
sqlscript
sqlserver
sqs fifo
sqs/sns
square space
squares
squeak
squeegee
squirrel
squore
sr 11-7 compliance
sre best practices
sre concepts
sre operations
sre practices
sre principles
srv6
ssae 18/soc
ssas
ssas cubes
sscuis
ssis packages
ssjs
ssl certificates
ssl/tls certificates
ssms
sso standards and protocols
sso/saml
ssp analysis
ssr architecture
ssr frameworks
ssr/ssg
ssr/ssg frameworks
ssrs reporting
stability
stability ai
stability planning
stability studies equipment
stability work
stabilization systems
stable baselines
stable-baselines3
stack driver
stack-up definition
stackit
stackless python
stacks
staffing
staffing management
staffing models
staged deployments
stakeholder alignment
stakeholder analysis & management
stakeholder assessment
stakeholder collaboration
stakeholder confidence
stakeholder consultation
stakeholder consulting
stakeholder coordination
stakeholder demos
stakeholder empathy
stakeholder facilitation
stakeholder influence
stakeholder interaction
stakeholder leadership
stakeholder mapping
stakeholder needs
stakeholder negotiation
stakeholder partnership
stakeholder relationship management
stakeholder relationships
stakeholdermanagement
stamping
standalone components
standalone systems qualifications
standard generalized markup language
standard network protocols
standard operation procedures
standard reporting
standard reporting functionality
standard sd
standard template library
standardization
standards organizations
standards-compliance
staphylococcus
star-delta starter
star/snowflake schemas
stardog
starlette
starlims
starlogo
starrocks
startup
startup agility
startup culture
startup dna
startup ecosystem
startup environment
startup experience
startup incubation
startup mindset
stash
state environmental laws
state estimation
state management
state management & architecture
state management frameworks
state management libraries
state regulations
state regulatory commission
state transitions
state/graph orchestration
stateflow
stateful agent orchestration
stateful processes
stateful systems
stateless services
statgraphics
static analysis tools
static catalog formats
static equipment
static equipment engineering
static equipment toolkit
static rendering
static site generation
static site generators
static typing
static website development
stations/mep
statistica
statistical algorithms
statistical analysis software
statistical analysis tools
statistical analytics tools
statistical and probabilistic methods
statistical concepts
statistical data analysis
statistical design
statistical documentation
statistical foundations
statistical knowledge
statistical methodologies
statistical modelling
statistical models
statistical quality control
statistical reasoning
statistical software
statistical techniques
statistical test design
statistical tools
statsd
statsig
status
status codes
status updates
statutory & labor laws
statutory approvals
statutory consolidation
statutory frameworks
statutory governance
statutory processes
statutory records
statutory registers
statutory requirements
staubli srs
stb video domain
std-cell design
stede
steel
steel coil manufacturing processes
steel construction
steel industry
steel manufacturing processes
steel material grades
steel melting shop
steel plant
steel products
steel structures
stem
stem product development
step function
stepper motors
sterilisation
sterilization sciences
sterling
stewardship activities
stewardship reports
stewardship workflows
stibo mdm
stig
stig viewer
stimulus generation
stl containers
stlc
stm32cubeide
stochastic error characterization
stock broking
stock exchange
stock lending
stock market
stock market operations
stock market products
stock reconciliation
stock reconciliation and valuation
stock trading
stone settings
storage & databases
storage account
storage buckets
storage classes
storage configurations
storage configuring
storage engineering
storage infrastructure
storage layouts
storage platforms
storage policies
storage products
storage protocols
storage queues
storage solutions
storage systems
storage technologies
store management software
store-level execution
storm
storm water capacity evaluation
storm water drainage
story points
story telling
story writing
storyblok
storyblok integration
storytelling skills
stps
stps software
straight through processing
strain gauging
strand
strangler
strategic accounts
strategic advice
strategic advisory
strategic and forecasting models
strategic asset allocation
strategic business goals
strategic consulting
strategic decision making
strategic environmental assessment
strategic evaluation
strategic execution
strategic financial planning
strategic framework tools
strategic frameworks development
strategic guidance
strategic impact articulation
strategic initiatives
strategic insight
strategic mis systems
strategic models
strategic narrative
strategic oversight
strategic partnering
strategic partnerships
strategic perspective
strategic planning tools
strategic povs
strategic pr planning
strategic problem solving
strategic prospecting
strategic reporting
strategic roadmapping
strategic storytelling
strategic visioning
strategizing
strategy & performance alignment
strategy and operations
strategy and transactions
strategy design pattern
strategy evaluation
strategy formation
strawberry
stream analytics
stream api
stream processing engines
streaming
streaming analytics
streaming api
streaming apis
streaming architectures
streaming data
streaming data pipelines
streaming infrastructure
streaming ingestion
streaming integration
streaming media protocols
streaming pipelines
streaming platforms
streaming processing
streaming protocols
streaming services
streaming solutions
streaming systems
streaming technologies
streamserve
stride
string matching
stringing basics
stripe
stripe terminal
strong communicator
strong consistency
strong listening skills
strong ordering
strs
structural analysis software
structural assessments
structural checks
structural components
structural consulting
structural cost savings
structural design components
structural integrity management
structural integrity testing
structural testing
structure analysis
structure programming
structured
structured & detail-oriented
structured cabling systems
structured communication
structured content
structured credit
structured data
structured databases
structured execution
structured exports
structured extraction
structured extraction systems
structured finance obligations
structured internal linking
structured logging
structured memory
structured output enforcement
structured outputs
structured peer review/validation
structured problem solving
structured problem solving techniques
structured prompting
structured publishing environments
structured reasoning
structured reports
structured review
structured software development
structured text
structured thinking
structured work
structured work approach
structured work style
structured working method
structured working style
structures
structuring & documentation
strukturiert
strukturierte arbeitsweise
struts
struts/tiles
stryker
student counseling
student interaction
student lifecycle platforms
studio
studio ide
studio operations
studio shooting techniques
studs
study product management
styled components
stylus
stylus studio
sub-category management
subject matter expertise
submission flows
subnets
subprocess
subqueries
subscription & cloud business
subscription billing
subscription bundling
subscription commerce
subscription growth
subscription management
subscription platforms
subscription-based models
subscription-based monetization
subscriptions
subsea structure interaction
subsea structures
subsidy concepts
subsidy processes
substation automation
substation automation systems
substation monitoring
substations
substrate
subsurface geology
subsurface imaging
subsystem architecture
subsystem pipeline
subtext
success by design principles
success driven attitude
success factors
success metrics
successfactors employee central
succession preparation
sudo
suiteanalytics
suitebuilder
suiteflow
summarisation
summarization
sumo
sumo logic
sumologic
sumup
sun solaris
super-io
supercollider
supernova
superset
supertalk
supertest
supervised fine-tuning
supervision management
supervisors
supplier account management
supplier alignment
supplier assessment
supplier change management
supplier collaboration
supplier compliance
supplier coordination
supplier data management
supplier identification
supplier insights
supplier integrations
supplier management tools
supplier onboarding
supplier performance
supplier performance analysis
supplier performance monitoring
supplier performance reviews
supplier quality assurance
supplier quality documentation
supplier quality manual
supplier quality systems
supplier scorecards
supplier training
supplier transfers
suppliers
supply chain advisory
supply chain and operations
supply chain digitization
supply chain efficiency
supply chain execution
supply chain finance principles
supply chain fundamentals
supply chain industries
supply chain legal
supply chain lifecycle
supply chain network design
supply chain processes
supply chain replenishment
supply chain resilience
supply chain services
supply chain simulation
supply chain solutions
supply chain systems
supply chain technology
supply chain tools
supply chain transformation
supply chain workflows
supply domain
supply industry
supply protection
supply security
supply-demand analysis
supply/demand matching
support and optimization
support bots
support delivery processes
support documentation
support engineers
support for diversity
support vector machines
suptech
surface coatings inspection
surface drill machines
surface finishes
surface solutions
surface tester
surferseo
surge arrestors
surgical techniques
surrogate keys
surveillance systems
survey analytics
survey drones
survey tools
survey weighting
survey123
survivorship rules
suse
suse rancher
sustainability assessments
sustainability certificates
sustainability certification
sustainability compliance
sustainability development goals
sustainability engineering
sustainability frameworks
sustainability kpis
sustainability practices
sustainability report assurance
sustainability risk
sustainability risk assessment
sustainability scoring
sustainability services
sustainability strategy
sustainability targets
sustainability-linked loans
sustainable energy solutions
sustainable finance
sustainable food systems
sustainable growth
sustainable industrial production
sustainable investment data
sustainable solutions
sustainable supply chain management
sustainable technology
sustainalytics
svg overlays
sw & hw architectures
sw update
swagger api
swagger openapi
swarms
swfobject
swift concurrency
swift message processing
swift messages
swift mt/mx
swift package manager
swift payments
swig
swiss tax system
switch management
switchboard control logic drawings
switches
switchgears
switching
switching methods
switchyards
swupdate
sybase
symantec endpoint
symantec endpoint protection
symitar poweron
symphony
sympl
synapse
sync architecture
sync service
synccharts
synchronization
synchronization logic
synchronization primitives
synchronous processing
syndicated loans
syndigo
synergetic attitude
synergy assessment
synergy sales
synopsis design tools
synopsys
synopsys design compiler
synopsys icc2
synopsys primetime
synthesia
synthesis
synthesis tools
synthetic controls
synthetic data generation
synthetic monitoring
synthetic prime brokerage
synthetics
syrs
syslog-ng
sysops
system administration tools
system algorithms
system analysis
system applications
system architecture design
system audit
system automation
system automation tools
system availability
system behavior clarity
system bios
system bring-up
system capabilities
system compatibility
system compliance
system connectivity
system debugging
system deficiencies
system design consulting
system design documentation
system design fundamentals
system design thinking
system development life cycle
system diagnostics
system documentation
system efficiency
system enhancement
system enhancement consultations
system evaluation
system front end components
system functional specifications
system governance
system health improvement
system improvements
system installation
system integration testing
system interdependencies
system interfaces
system interoperability
system level debug
system level features
system level work estimation
system log analysis
system logging
system lsi
system maintenance
system management standards
system management tools
system manager
system modelling
system monitoring tools
system navigation
system optimization
system performance
system performance analysis
system performance analysis tools
system performance debugging
system performance improvement
system performance monitoring
system planning
system profiling
system protection
system provisioning
system queries
system refactoring
system reliability
system requirements documentation
system resilience
system resiliency
system restarts/shutdowns
system robustness
system scalability
system security
system simulations
system sizing
system software design
system software development
system solutions
system stability
system stability optimization
system studies
system test
system troubleshooting
system tuning
system ui
system upgrades
system validation
system verification & validation
system verilog
system workflows
system-level debugging
system-level design
system-level metrics
system-level modeling
system-level programming
system-level test planning
system-level testing
system-level thinking
system-level tradeoffs
system-level understanding
system/api integration
system/data lineage
systematic investment plan
systematic literature reviews
systematic thinking
systemd
systemic thinking
systemintegration
systemisches denken
systemlink enterprise
systems development lifecycle
systems integrator
systems operations
systems programming
systems software
systems verification
systems-oriented thinking
systemweaver
systrace dumps
systrack
t&c assembly
t&e management
t&e systems
t-shirt sizing
t4ea
t4s frameworks
t4s handlers
t4s mapping
t4s workflows
ta-lib
table parsing
table statistics
tableau cloud
tableau extracts
tableau server administration
tablespace
tabular
tabular editor
tacl
tacpol
tactical execution
tactical planning
tads
tafj
tag management system
tag manager
tag-based discovery
tagging strategies
taglib
tags
tagui
tailwindcss
talend etl
talend mdm
talent
talent & organizational development
talent mapping
talent pipeline
talent research
talent strategies
talkwalker
tall stack
tally integration
tally prime
tally xml
tamper analysis
tandem cells
tandem/hp-n
tank maintenance
tank turnaround
tanstack
tanstack query
tanstack router
tanstack router/vite
tanstack start
tape-out readiness
taps and dies
tara
target account identification
target achievement
target applications
target focus
target operating models
target orientation
target-driven mindset
target-oriented mindset
targeting
tariff filing
tariff petition preparation
task allocation
task and project management
task assignment
task automation
task bots
task breakdown
task estimation
task execution
task execution under pressure
task list
task organization
task prioritization
task queues
task scheduling
task tracker
task tracking
task transition
tasking
tasking compiler
taskt
tastewise
tastewise self-serve tool
tauri
tax agency portals
tax assessments
tax audits
tax bulletins
tax calculations
tax case laws
tax computation
tax controversy management
tax declaration
tax domain
tax frameworks
tax gl hygiene
tax governance
tax impact assessments
tax journals
tax legislation
tax notes
tax policies
tax process knowledge
tax reconciliation
tax reconciliation platforms
tax regulations
tax reporting solutions
tax research tools
tax risk management
tax rules
tax services
tax software tools
tax structuring
tax systems
tax technology
tax technology implementation
tax technology tools
tax theory
tax tools
tax transformation
tax treaties
tax withholding
taxation laws
taxation modules
taxbox
taxonomies
taxonomy development
tc-bom
tcfd
tclx
tco methodology
tco modeling
tco optimization
tcp socket communication
tcp/ip networking
tcp/udp
tcpdump
tcs bancs
tcu product
tdd/bdd
tds compliance
tea industry
teaching aids
teaching hospital regulations
team centre
team centre engg
team centre enterprise
team city
team coaching
team communication
team conventions
team cooperation
team coordination
team culture
team decision making
team development
team empowerment
team enablement
team handling
team leading
team mentoring
team mentorship
team orchestration
team orientation
team player mentality
team research
team training
team unity
team velocity
team working
team working skills
team-oriented attitude
team-oriented mindset
teamcenter data model
teamcenter plm
teaming
teams ai library
teams app development
teamscale
teamwork & collaboration
teamwork and collaboration
teamwork graph
teamwork skills
teamworking
tecan magellan
tech crunch
tech debt
tech industry
tech publications
tech roles
tech stack
tech-based services
tech9iq cloud workloads
techexcel servicewise
technical account management
technical achievability
technical advising
technical advisor
technical advisory
technical agreement preparation
technical alignment
technical approaches
technical aptitude
technical architecture design
technical articulation
technical assessment
technical asset management
technical assurance
technical authority
technical b2b sales
technical bid evaluation
technical blog posts
technical blueprints
technical civil engineering
technical clarity
technical code interpretation
technical collaboration
technical competence
technical computer science
technical concepts
technical content creation
technical coordination
technical credibility
technical criteria
technical customer success management
technical data translation
technical debt management
technical decision making
technical decisions
technical delivery
technical depth
technical description
technical design decisions
technical design documentation
technical design quality
technical design review
technical design specifications
technical development
technical diagrams
technical direction
technical disciplines
technical discovery
technical discussions
technical documents
technical drawing interpretation
technical due diligence
technical education
technical empathy
technical engagement
technical english
technical escalation management
technical escalations
technical evaluation
technical excellence
technical execution
technical experience
technical expertise
technical explanation
technical feasibility
technical feasibility analysis
technical file management
technical fluency
technical goals
technical growth implementation
technical guidance
technical health metrics
technical implementation
technical influence
technical information delivery
technical initiatives
technical innovation
technical integrations
technical intuition
technical investigation
technical issue resolution
technical judgment
technical knowledge
technical knowledge sharing
technical leadership
technical liaison
technical manuals
technical marketing
technical mentoring
technical mentorship
technical metadata
technical modifications
technical negotiation
technical operations
technical opinion
technical oversight
technical ownership
technical planning
technical plans
technical pragmatism
technical pre-sales
technical pre-sales support
technical presentation
technical problem resolution
technical problem solving
technical procurement
technical product management
technical proficiency
technical program management
technical project management
technical proposals
technical reasoning
technical regulations
technical reporting
technical requirements
technical requirements gathering
technical review
technical risk
technical risk assessment
technical risk management
technical roadmap
technical roadmap contribution
technical roadmap decisions
technical roadmapping
technical sales enablement
technical sales engineering
technical sales processes
technical seo analysis
technical service
technical site surveys
technical solution discovery
technical solution documentation
technical solutioning
technical solutions
technical specifications
technical stakeholder engagement
technical standards
technical strategies
technical studies
technical submittals
technical sustainability
technical teaching
technical team management
technical testing
technical thought leadership
technical thought partnership
technical trade-offs
technical tradeoffs
technical trouble shooting
technical troubleshooting
technical understanding
technical validation
technical vision
technical workflows
technical workshops
technical-commercial bid evaluation
techniques
techno commercial offer
techno economic modeling
techno-commercial activities
techno-commercial evaluation
techno-commercial proposals
techno-economic assessment
techno-economic feasibility assessment
techno-economic feasibility studies
techno-economics
techno-functional workflows
technoeconomic models
technological architectures
technological curiosity
technological development
technologie-roadmap
technology adoption
technology analysis
technology appraisal
technology architecture
technology audit
technology capacity planning
technology change management
technology choices
technology consulting
technology decision making
technology development
technology discussions
technology domain
technology ecosystem
technology fluency
technology implementation
technology industry
technology infrastructure
technology infrastructure planning
technology innovation
technology investment
technology licensors
technology localisation
technology market
technology migration
technology planning
technology processes
technology risk
technology risk management
technology roadmap
technology sector
technology services
technology stack decisions
technology stack translation
technology stacks
technology strategy
technology systems
technology tools
technology transfer software
technology trends
technology upgrades
technology vendors
technology vision & strategy
technology vulnerabilities
teco
tekton
telco b/oss
telcomp
telecalling
telecom
telecom act
telecom billing
telecom compliance
telecom domain
telecom inventory management
telecom network/service topology
telecom order management
telecom portals
telecom products
telecom protocols
telecom switching
telecom-grade reliability
telecommunication standards
telecommunications industry
telecommunications management
telematics platforms
telemetry dashboards
telemetry data schemas
telemetry frameworks
telemetry insights
telemetry pipelines
telemetry platforms
telemetry radios
telemetry systems
telemetry tools
teleoperation frameworks
telephony apis
telepresence systems
telerik
telli
telnyx
tema
temenos
temenos t24
temperature control
template rendering tools
tempo
temporal
tempus
tenable.io
tenable.sc
tenant improvement projects
tender assessment
tender creation
tender documentation
tender evaluation
tender pricing
tender processes
tendering & bidding support
tendering process
tensilica
tensorflow model analysis
tensorflow serving
tensorrt
teradata fastload
teradata parallel transporter
teradata sql assistant
teradata vantage
term store
terminal sterilization
termination quality
terminations
terminations in acdb
terms and conditions
terna grid code
terra grunt
terraform cdk
terraform enterprise
terraform modules
terraform or ansible
terragrunt
territory design
tesseract
test and simulation frameworks
test and validation
test architecture
test automation best practices
test automation scripts
test automation systems
test automation tools
test automation trends
test bench acceleration
test bench acceleration tools
test benches
test capabilities
test case authoring
test case automation
test case creation
test case design techniques
test case development
test case drafting
test case generation
test case management
test case planning
test case preparation
test case writing
test complete
test containers
test coverage
test coverage strategies
test dashboards
test data & environments
test data generation tools
test data identification
test data provisioning
test data setup
test defect management
test defect reporting
test deployment workflows
test design methodologies
test design patterns
test design techniques
test development
test documentation
test environment setup
test environments
test equipment calibration
test equipment management
test equipment operation
test equipment specification
test execution
test execution reporting
test fixture development
test fixtures
test flight
test framework design
test frameworks
test infrastructure
test labs
test life cycle
test management repository
test management systems
test methodologies
test metrics
test ng
test optimization
test plan design
test plan development
test plan review
test principles
test procedures
test processes
test programs
test progress reporting
test protocols
test pyramid
test records
test reporting
test reports
test requirements identification
test result reporting
test results
test results documentation
test scenario design
test scenarios
test script creation
test script development
test scripting
test scripts
test software
test solution development
test stand
test status dashboard
test status dashboard design
test status reporting
test strategy & planning
test support document
test systems
test techniques
test writing
test-driven approach
test-first development
test-first workflows
test.ai
testautomatisierung
testbench development
testbench mapping
testbench mapping tools
testcafe
testcontainers
testcraft
testfully
testim
testimonials
testing & automation
testing & commissioning
testing & deployment
testing & quality assurance
testing & simulation
testing & validation
testing and debugging
testing and debugging techniques
testing and quality assurance
testing and validation
testing automation frameworks
testing best practices
testing equipment
testing framework architecture
testing frameworks
testing instruments calibration
testing leads
testing life cycle
testing lifecycle
testing methodologies
testing methods
testing mindset
testing practices
testing procedures
testing processes
testing pyramid
testing requirements
testing rigor
testing strategies
testing techniques
testing technologies
testing tools
testing/qa
testrigor
testsigma
tetra
texinfo
text
text analysis
text chunking
text console
text data
text embeddings
text generation
text management
text search
text summarization
text-driven applications
text-to-image workflows
text-to-sql
text-to-sql pipelines
text-to-video workflows
text2sql
textile
textile industry
textract
textual analysis
tf-a
tf-idf
tflite
tfm flows
tfsec
tga/dsc systems
thales encryption products
thanos
theano
theforeman
thematic coding
theme customization
theme development
themekit
therapeutic areas
therapeutic platforms
therapeutics
thermal and mechanical calculations
thermal calculations
thermal control
thermal control subsystems
thermal energy systems
thermal management solutions
thermal management system
thermal mapping
thermal plant modelling software
thermal power plants
thermal safety standards
thermal sensors
thermal stress analysis
thermals validation
thermoflow
thickness inspection management
thin clients
third party risk
third-level support
third-party agencies
third-party api integration
third-party apis
third-party inspections
third-party integrations
third-party libraries
third-party matter devices
third-party partnerships
third-party platforms
third-party plugins
third-party sdk integration
third-party services
thomson one
thomson reuters
thomson reuters onesource determination
thorough
thoughtspot
thousandeyes
thread
thread analysis
thread development
thread dump analysis
thread gauge
thread management
threading
threading and synchronization
threading building blocks
threading concepts
threading limitations
threat identification
threat intelligence platforms
threat prevention
threat response
threatq
threats
threshold-based alerts
throughput analysis
tiamo
tibco
tibco business events
tibco business works
tibco rendezvous
ticket handling
ticket leakage
ticket systems
ticketfox
ticketing integrations
ticketing software
ticketing tools
tidal
tidal job scheduler
tier-level compliance
tiered storage
tiktok
tiktok ads
tiktok ads manager
tiktok advertising
timber
time and space complexity
time extensions
time series models
time series techniques
time sync
time synchronization
time tracking software
time zone management
time-bound delivery
time-series
time-series data
time-series db
time-to-market
timekeeping systems
timely escalation
timely response
timeout
timers
timescale
timescaledb
timesheet management
timing
timing analysis
timing closure
timing eco generation
tinymce
tinyml
tinyxml
tire
tire industry
tisax
tisfd
titan embedding model
title development
titrators
tivoli workload scheduler
tkinter
tls / ssl
tls/mtls
tm1 budget
tml development
tmt finance
tmt sector
toad
token budgets
token limitations
token management
token ring
token-based access
token-based authentication
token-based security
token-based systems
token/compute budgeting
tokenized assets
tokenomics
tokens
tokio
tokudb
tokumx
tolerance stack-up analysis
tolerance stack-ups
tom design
tone of voice
tool authorization
tool calling
tool design
tool development
tool execution
tool inventory management
tool usage mechanisms
tool use
tool-calling services
tool/function calling
tooling & enablement
tooling manufacturing
tooling release
tools & collaboration
topaz
topcon
topology/inventory use cases
topspeed
torchscript
torchserve
torchxla
tornado web framework
tortoise orm
tosca
touch panels
tour packages
townhalls
toxicity filtering
toxicity/safety filters
tpa & poa process
tpm frameworks
tpm/ftpm
tpus
trac
trace
trace analysis
trace matrices
trace matrices tools
traceability management
traceability matrices
traceability tools
traceroute
tracing
tracker db
trackers
tracking data
tracking logics
tracking tools
traction motors
traction power systems
tradacoms
trade & logistics
trade associations
trade banking products
trade barriers
trade building
trade capture
trade cooperation
trade life cycle
trade lifecycle data
trade management
trade policy
trade processing
trade promotion management tools
trade regulations
trade reporting
trade risk
trade routing
trade surveillance
trade terms
trade-off analysis
trade-off decision making
trade-offs
traded products
trades
trading & supply
trading activities
trading algorithms
trading applications
trading business
trading compliance
trading concepts
trading costs
trading data
trading desk operations
trading instruments
trading journeys
trading operations
trading platforms
trading process
trading regulatory bodies
trading services
trading simulators
trading strategies
trading wind down
trading/financial systems
tradingview
traditional debugging techniques
traditional finance
traditional project management
traefik
traffic & work zone safety
traffic flow modeling
traffic management
traffic routing
traffic safety laws
traffic signals
traffic volume
trafficking
train control systems
train homologation
training & development
training and guidance
training and support
training lead times
training management
training needs identification
training pipelines
training program development
training programs
training progress
training sessions
training skills
training support
training tracks
training videos
training/inference lifecycles
trainium
trajectory forecasting
trajectory optimization
trams
trane trace
transaction
transaction advisory
transaction advisory services
transaction application language
transaction banking
transaction classification
transaction diligence
transaction flows
transaction handling
transaction lifecycle
transaction lifecycle management
transaction platforms
transaction processing
transaction redo logging
transaction risk
transaction surveillance
transaction switching
transaction types
transaction-based systems
transactional consistency
transactional errors
transactional modelling
transactional platforms
transactional systems
transactor development
transactor development tools
transceivers
transcriptomics
transfer life cycle
transfer pricing methodologies
transfer pricing regulations
transform maps
transformation challenges
transformation consulting
transformation logic
transformation management
transformation outcomes
transformation project management
transformation projects
transformation roadmap
transformation services
transformational change
transformational change leadership
transformative technologies
transformer & dg selection
transformer proficiency
transformer-based architectures
transit gateway
transition & dws transformation programs
translation flow
translation of business needs
translation products
translations processes
transmission & distribution
transmission architecture
transmission line maintenance
transmission network planning
transmission systems
transmitters
transparency
transparent billing
transparent communication
transport
transport domain
transport industry standards
transport infrastructure
transport projects
transport technology
transportation
transportation & distribution
transportation & logistics
transportation management software
transportation technology
travel & expense management
travel and mobility tech
travel and tourism industry
travel domain
travel industry
travel portal
travel sales
travel scheduling
travel tech
travel technology
travel/hospitality
travis
tray.io
treasury accounting
treasury advisory
treasury and fx
treasury and loans
treasury and risk management
treasury management system
treasury risk management
treatment plant design
tree shaking
tree-based models
tree-sitter
trees
trend forecasting
trend identification
trend management
trend prediction
trends interpretation
trendscope self-serve tool
trendspotting
trg screen optimize
tricentis qtest
trigger.dev
triggers
trimax/carestream printers
trino
tripwire
tripwire fim
tririga
tritium
triton inference server
trivy
trivy/grype
trizetto qnxt
troubleshooting and debugging
troubleshooting tools
troubleshooting uplinks to isps
trpc
trracs
truck markets
trucking operations
true basic
trulens
trunk-based development
trust & safety
trust & safety tooling
trust and safety
trust building
trust organization
trust signals
trusted advisor
truststore automation modules
truststore/keystore formats
truststores
ts770
ts7770
tsamp
tsca
tslint
tso/ispf
tsql
tsw ticketing
tsw ticketing and nominations
tsys prime
ttcn
tubes
tufin
tulip
tumblr
tunable lasers
tungsten
tuning
turbo basic
turbo c++
turbo pascal
turbo repo
turbogears
turbopack
turborepo
turing
turnkey fit-out
turnkey pharma projects
turnstile systems
turso
tutor
tv advertising
tv applications
twig
twilio api
twin screw compounding
twitter
twitter ads
two-sided dynamics
two-sided marketplace design
two-way sms integration
tyco
type hints
type safety
type-mapping logic
type/javascript
typesense
typo3
u-boot
u.s. gaap
uat preparation
uat testing
uat/change management
uav electronics
uav technology
uavs
ubercode
ubersuggest
ubifs
ubiqua
ubuntu core
ubuntu kvm
ubuntu linux
ucie
ucits
ucsd pascal
udaap
udap security flow
udfs
udi master data
udos
uds logs
uds services
udts
udyog erp
ueba
uebma
uefi
uem platforms
uflex
ugc formats
ui actions
ui and api development
ui architecture
ui automation
ui builder
ui engineering
ui framework
ui libraries
ui modelling
ui modernization
ui optimization
ui path
ui performance
ui placement
ui policies
ui practices
ui prototyping
ui standards
ui state
ui technologies
ui test
ui testing
ui validation
ui/ux best practices
ui/ux concepts
ui/ux design principles
ui/ux designer
ui/ux development
ui/ux fundamentals
ui/ux improvements
ui/ux practices
ui/ux principles
ui/ux sensibility
ui/ux specifications
ui/ux testing
ui/ux tools
ui/wpf layout tools
ui5 debugging
uipath action center
uipath agent
uipath ai center
uipath ai fabric
uipath assistant
uipath custom activities
uipath document understanding
uipath orchestrator
uipath process mining
uipath reframework
uipath studio
uipath studiox
uipath suite
uipath task capture
uipath test manager
uipath test suite
uipath workflow analyzer
uizard
uk authoritative datasets
uk companies act
uk listing regime
uk mar
uk mod
uk planning process
uk products
uk regulations
ukca
ukg dimensions
ukg payroll
ukg platforms
ukg pro suite
ukg pro wfm
ukg wfm
ukg wim/connect
ukg workforce dimensions
ul 1778
ul 50e
ul certification requirements
ul1741
ul1973
ul2416
ul9540
ulead photoimpact
ultrasonic flow meters
ultrasonic welders
ultrasound sensors
umbraco
umple
umspannwerk
umweltingenieurwesen
un cg
un global compact
un pri
un-r155
underground drilling equipment
underground drilling equipment hydraulic
underground metro project delivery
underground substations
underlay network architectures
underscore.js
understanding business requirements
understanding first
underwriting criteria
underwriting instructions
underwriting strategies
underwriting workflows
unece r155
unep emissions gap reports
unfccc cop processes
ungp
unica
unicode
unicon
unicorn
unidirectional data flow
uniface
unified credential platform
unified gateway
unified metadata manager
unified parallel c
union agreements
unisys dmsii
unit and integration testing
unit economics
unit testing /tdd
unit testing framework
unit testing tools
unit-economics models
unit/integration tests
united states health insurance
unittest
unity 3d
unity ads
unity catalogue
unity's scripting api
universal request
universal verification methodology
unix file system
unix scripting
unix shell scripting
unix systems
unix-like operating systems
unix/linux
unix/linux batch processes
unix/linux environments
unix/linux scripting
unix/linux shell scripting
unix/linux-systeme
unix/solaris
unmanned aerial vehicles
unmanned ground systems
unmanned platforms
unmanned systems
unobtrusive javascript
unreal
unreal engine 4/5
unrealscript
unsecured lending
unternehmerisches denken
up selling
up-sell opportunities
up/down converters
update sets
updater concepts
upfront premium
upgrade
uplift modeling
ups setups
ups systems
upsc
upstash
upstream
upstream & downstream projects
upstream accounting
upstream and downstream segments
upstream business strategies
upstream oil & gas
upstream oil and gas
uptime institute tier standards
uptrace
upwork
urban & regional planning
urban heat island effect
urban mobility
urban resilience frameworks
urbancode
urbansim
urgency
urllib
urllib2
urllib3
urs traceability matrix
us amcp dossier
us fda
us finance practices
us gx labeling
us healthcare
us healthcare claim adjudication
us healthcare domain
us healthcare rcm
us healthcare technology markets
us inside sales
us market
us regulations
us tax compliance
usability and serviceability feedback
usability best practices
usability compliance
usability engineering
usability evaluations
usability methodologies
usability optimization
usability principles
usage cases
usage patterns
usage-based billing
usb connectivity
use case documentation
use case documents
use case identification
use case modeling
use case modelling
use case specification document
use cases
use tax compliance
user acceptance
user access certification
user access control
user access management
user access workflows
user adoption
user authentication
user behavior
user behavior analysis
user context understanding
user dashboards
user design
user documentation
user empathy
user enablement
user engagement
user exits
user experience
user experience optimization
user focus
user interaction design
user interface
user interface development
user journey analysis
user journey transformation
user lifecycle management
user management
user outcomes
user permissions
user problems
user requirement specifications
user research tools
user security
user story analysis
user story creation
user story definition
user story logic
user support
user test drives
user tool automation
user training
user valuation
user workflows
user-centered design methods
user-centered design principles
user-centered development
user-centric applications
user-centric design
user-centric problem-solving
user-centric thinking
user-centricity
user-facing services
users
userzoom
usfda
usfos
usgbc leed
using ai tools
utilities
utilities and energy market
utilities data analysis
utilities domain knowledge
utilities industry
utilities sector
utilities/energy field
utility area
utility corridors
utility data capture
utility industry processes
utility qualification
utility systems
utility-scale solar projects
utilization monitoring
utms
uv-vis spectrophotometers
uvicorn
uvm based verification frameworks
uvm testbenches
uvm verification frameworks
uwsgi
ux basics
ux best practices
ux governance
ux improvement
ux optimization & analytics
ux ownership
ux patterns
ux principles
ux research tools
ux thought process
ux tools
ux/ui principles
v model
v&v processes
v&v protocols
v4l2
v93k
va/wi
vaadin
vaadin/react framework
vacuum infusion
vaes
vala
valeo standards
valgenesis
validation & verification
validation client
validation documentation
validation lifecycle
validation methodologies
validation package reviews
validation package reviews/approvals
validation pipelines
validation plan
validation planning
validation processes
validation reports
validation requirements
validation rules
validation summary report
validation systems
validation templates
validation test content
validation test plan
validation test summary report
validation testing
validation tools
validation workflows
validation-first
validation/qualification
valuation analysis
valuation control
valuation drivers
valuation methodologies
valuation methods
valuation of commodities
valuation of derivatives
valuation reports
valuation studies
valuation techniques
value articulation
value capture analysis
value chains
value drivers
value leakage
value management
value maximization
value modeling
value optimisation
value proposition
value proposition articulation
value proposition development
value realization
value realization in ai
value roadmaps
value story
value strategy
value-based pricing
value-based rl
valve operating systems
valve selection
valves
vanilla javascript
vapi
variable pay
variation analysis
variation evaluation
variation margin
varnish
vaststorage
vat determination
vat determination engines
vat/gst compliance
vault
vault core
vault/key management
vault/key vault
vave
vb macros
vb script
vb scripting
vba macros
vbcs
vbrick
vbscript
vc++
vcci
vcrom
vda 6.5
vda6.3
vdi environments
ve-link-server
vector
vector database scaling
vector database workflows
vector databases/embeddings
vector davinci adaptive
vector db
vector dbs
vector embeddings
vector machines
vector microsar
vector search systems
vector search workflows
vector search/embedding pipelines
vector stack
vector storage
vector storage/retrieval
vector store integration
vector toolchain
vector vt
vector-based search
vectorcast
vectordbs
vectorisation
vectorized io
veeam availability solutions
veeva edc
veeva platform
veeva vault
veeva vault qms
veeva vault rim
vehicle accounting
vehicle assembly
vehicle assembly lines
vehicle automation
vehicle billing
vehicle build
vehicle components
vehicle config
vehicle data
vehicle data collection
vehicle development
vehicle e/e architecture
vehicle ecu communication
vehicle inspection methods
vehicle layout
vehicle order replication
vehicle related activities
vehicle signals
vehicle spy
vehicle taxation
vehicle technology
vehicle telemetry
vehicle-level testing
vektor-datenbanken
vektordatenbanken
vela
velero
velo
velocify
velocity sku
vendor account reconciliation
vendor assessment
vendor audit
vendor bid evaluation
vendor commitments
vendor compliance
vendor contract management
vendor coordination
vendor development
vendor document review
vendor engagement lifecycle
vendor governance
vendor growth
vendor gtm strategy
vendor hierarchies
vendor invoice management
vendor liaison
vendor lifecycle awareness
vendor lock-in elimination
vendor platforms
vendor pre-qualification
vendor proposals
vendor qualification
vendor quality
vendor retention
vendor sla compliance monitoring
vendor survey
ventilation & smoke management systems
ventilators
venture development
veo3
vercel ai sdk
verhandlungsgeschick
verifiable credentials
verification
verification & validation
verification and validation practices
verification and validation tools
verification aptitude
verification automation
verification flows
verification methodologies
verification methods
verification processes
verification/validation techniques
verified boot
veritas netbackup
vernier caliper
vernier calliper
versa
versatility
versicherungen
version and dependency management
version control management
version control software
version control system
version control tools
version control workflows
version management
versionierung
versioning
versioning strategies
vert.x
vertex
vertex ai matching engine
vertex ai pipelines
vertex pipelines
vertical domination
vertical launch
vertical saas
vessel operations
vfd controllers
vfd parameter setup
vibe coding
vibecoding practices
vibration monitoring
victoria metrics
victoriametrics
video
video & control industry
video acceleration api
video auditing
video codec system
video creation
video designing
video distribution technologies
video editing software
video editing tools
video formats
video games
video games industry
video ingest
video kyc
video management system
video platforms
video player
video poker
video processing and streaming
video processing systems
video retention policy
video routing
video scripting
video streaming protocols
video streaming systems
video streaming technologies
video surveillance systems
video-first discovery
vids
vidyard
view monitors
view system
views
vimeo
vintage analysis
viper
viral trends
virglrenderer
virtio
virtual agent
virtual agentic ai
virtual assistants
virtual commissioning
virtual desktop infrastructure
virtual desktop solutions
virtual engineering
virtual fencing technology
virtual juniper
virtual machine environments
virtual network
virtual power plant
virtual routing
virtual server environments
virtual team collaboration
virtual testing
virtualization platforms
virtualization technologies
virtualized
virtualized server environments
virtualized storage
virtue networks
virtuelle ecus
virtuoso
visa
visa coordination
visa processing
visier
visily
visio flow
visio flow charts
vision
vision ai
vision devices
vision inspection
vision plus cms
vision systems
vision transformers
vision-language models
visionary thinking
visionos
visual aesthetics
visual ai testing
visual builder
visual communication
visual component library
visual dataflex
visual dialogscript
visual force
visual force pages
visual fortran
visual foxpro
visual inspection
visual interdev
visual j#
visual j++
visual language
visual objects
visual prolog
visual regression
visual regression tools
visual studio ide
visual studio professional
visual verification
visual workflow
visualforce
visualization
visualization software
visualization systems
visualization tools
vitis
vits
viva engage
viz artist
viz engine
viz flowics
viz mosart
viz pilot edge
viz trio
vlan configuration
vlc media player
vllm
vlocity
vlsi design flow
vm allocation
vm environments
vm-based environments
vmanager
vmc machines
vmotion
vms platforms
vmware esx
vmware esxi
vmware horizon
vmware licensing
vmware nsx
vmware tanzu app service
vmware vcenter apis
vmware vcf
vmware workstation
vnet
vnet pe
voice
voice agents
voice ai
voice ai technologies
voice api
voice bot
voice commands
voice domains
voice interfaces
voice llm
voice mail
voice ordering
voice technologies
voice/call automation systems
voice/chat/email bots
voice/conversational ai
voicebots
voiceover
volatility
volkswagen group processes
voltage stability
voltdb
volume management
volume production
volume ramp
volume reports
voting and engagement
voyage optimization
vpc design
vpc flow logs
vpc networking
vpc/vnet
vpcs
vpn connectivity
vps deployment
vr/ar development
vr/ar/xr development
vrf/vrv
vrf/vrv systems
vrrp
vsam
vsan
vsat
vsat-satcom
vscode
vst plug-ins
vsts
vsxu
vtc devices
vteststudio
vtiger crm
vtk.js
vue composition api
vue3
vuepress
vuetify
vuex
vulkan graphics api
vulnerability calculators
vulnerability coverage
vulnerability management platforms
vulnerability mitigation
vulnerability remediation
vulnerability response
vulnerability scanners
vulnerability scans
vusmart
vvvv
vxlan
waba
wafer fab process/integration
wafer/die level screening
waiter apps
wal archiving
walkthroughs
walkways
wallboxes
wallet balance logic
wallet systems
walletconnect
wallets
walmart seller center
wan technologies
warehouse
warehouse and intralogistics
warehouse inbound receipts
warehouse leasing
warehouse pick
warehouse transactions
warranty
warranty and insurance claims
warranty management
warranty services
wasapi
washing systems
wasp
waste & sustainability
waste efficiency
waste segregation
wastewater process design
watchdogs
watchkit
water
water companies
water efficiency
water piping
water procurement
water quality modelling
water quality permitting
water resources management
water supply systems
water system validation
water systems
water treatment systems
water treatment units
waterfall dialogs
waterfall tools
watergems
watir
watsonx
wav2vec
waveform analysis
wavelength selective switches
wavemaker
wbs preparation
wbs project accounting
wbs-style breakdown
wcag 2 ada standards
wcag 2.1 aa
wcag standards
wealth investment
wealth spectrum
wealthmanager
wealthtech
wearable devices
weaviate
web analytics platforms
web and app tracking
web apis
web app development
web application architecture
web application performance
web application servers
web application testing
web application vulnerability assessment
web apps
web architectural styles
web architecture
web architecture principles
web audio
web authentication
web authorization
web automation
web automation testing
web backend development
web backends
web content development
web dashboards
web data encryption
web design best practices
web development frameworks
web driver io
web ecosystem
web filters
web forms
web front-end development
web frontend development
web fundamentals
web gis
web hosting
web infrastructure
web interfaces
web jobs
web layouts
web logic
web management
web map publishing
web package developments
web platform development
web plugins
web product development
web production workflows
web products
web proxy
web push notifications
web reports
web security
web security best practices
web server
web server administration
web server configurations
web server management
web service
web service development
web service security policies
web service technologies
web services connector
web services integration
web services security
web services testing
web sockets
web studio
web technologies
web technology stacks
web ui development
web user interfaces
web vulnerabilities
web-based applications
web-based business solutions
web-based platforms
web-based tools
web2py
web3 apis
web3.js
webapi
webapps
webarchitekturen
webclient
webdna
webdriver
webdriver.io
webdynpro
webengage
webex rooms
webflow ai
webflow optimize
webflux
webgpu
webhook workflows
weblogic server
webmaster tools
webmethods flow
webnn
webobjects
webp
webpack module federation
webpage development
webpages
webql
webrtc
webservers
webservice
webservices automation
webshops
website analysis
website hosting
website maintenance
website performance
website performance optimization
website performance testing
website security
website support
website ui design
websites
websocket apis
websocket patterns
websockets / real-time apis
websphere application server
websphere commerce
websphere commerce suite
webstorm
webview
webview2
wecc
weci
wedding industry
weighbridge
weighbridge integration
weighing scales
weight calculation
weight control principles
weighting
weld design
welded structures
welding fixture
welding knowledge
welding quality standards
welding standards
well integrity
well management
well monitoring
well performance
wellness
wellness applications
wellwork operations
werum pas-x
werum/korber pas-x
wes/wcs
whatsapp
whatsapp api
whatsapp apis
whatsapp automation tools
whatsapp business api
whatsapp marketing
whatsapp operations
whatsapp web
whisper
whisper-style models
white box testing
white space mapping
white-boarding
white-label apps
white-labeled product development
whitepapers
who guidelines
who/pq
wholesale
wholesale bank products
wholesale distribution
wholesale lending
wholesale onboarding
wholesale portfolio
why-why analysis
wi-fi firmware development
wifi
wiki
wiki markup
wiki software
wikis
wilken
wim integration
win themes and differentiation
win/loss insights
win/loss rates
winbatch
winbugs
wind
wind data analysis
wind energy projects
wind farm layout design
wind industry
wind power generation
wind power projects
wind pro
wind resource assessment
wind turbine commissioning
wind turbine installation
wind-field visualizations
windenergie
windographer
window eyes
window functions
window shading device
window to wall ratio
windows 10
windows 10/11 internals
windows 11
windows ai platform
windows app development
windows app studio
windows autopilot
windows build processes
windows clients
windows communication foundation
windows deployment
windows driver
windows driver foundation
windows hello
windows internals
windows kernel driver development
windows media player
windows migration
windows ml
windows operating systems
windows os
windows patch management
windows platform
windows server administration
windows server tools
windows services
windows strategy
windows systems
windows systems administration
windows workflow foundation
windows-based applications
windriver
windsurf
wing ide
winjs
winmerge
winning combination solutions
winshuttle
winui
wire frame diagrams
wire shark
wireframe designing
wireframe/mockup design
wireframing tools
wireless
wireless communication
wireless communication interfaces
wireless communication protocols
wireless communication systems
wireless connectivity
wireless devices
wireless markup language
wireless products
wireless protocol stacks
wireless solutions
wireless technologies
wireless testing
wireline communication interfaces
wireline testing
wires
wiring
wiring schematic
wiring schematic / diagram reading
wiring standards
wishk
wissenschaftliche softwareentwicklung
wix studio
wmlscript
wolfram
women's health
word embeddings
word2vec
wordbasic
wordpress architecture
wordpress cms
work drive
work fusion
work india
work management kpis
work manager
work process documents
work scheduling
work tracking
workaround advice
workato
workday absence management
workday applications
workday business processes
workday compensation
workday core connectors
workday core hcm
workday discovery boards
workday document generation
workday erp
workday extend
workday finance
workday finance management
workday hcm advanced
workday integrations
workday matrix reporting
workday reporting
workday reporting & analytics
workday security
workday slide
workday studio
workday web services
workday worksheets
worker coordination
worker onboarding
worker safety
worker threads
workers
workflow
workflow & orchestration
workflow administration
workflow analysis
workflow applications
workflow automation
workflow automation platforms
workflow automation tools
workflow builders
workflow charts
workflow configuration
workflow design
workflow development
workflow diagrams
workflow documentation
workflow editor
workflow engineering
workflow engines
workflow helpers
workflow implementation
workflow management tools
workflow modernization
workflow operators
workflow optimization
workflow organization
workflow redesign
workflow rules
workflow systems
workflow tools
workflow validation
workflow-based platforms
workflow-based systems
workflow-driven platforms
workflow/flow designer
workflow/process coordination
workflows & workflow rules
workforce data analysis
workforce forecasting
workforce management solutions
workforce models
workforce solutions
workfront
working capital optimization
workiva
workiva wdesk
workload analysis
workload automation
workload balancing
workload identity
workload management
workload modelling
workload prioritization
workmanager
workmanship standards
workmanship verification
workplace cloud platforms
workplace etiquette
workplace organization
workplace transformation
workplan development
worksheet dynamic columns
workshops
worksoft
workspace
workstations
world chain
world class manufacturing
world id
world models
world-check
worldcat
wp bakery
wpa2
wpa3
wpbakery
wpp open
wpp proprietary ai tools
wrf-camx
wrf-chem
wrf-cmaq
wricef objects
write-offs
writing
ws-fed
wsus
wxglade
wxwidgets
wyvern
x store
x window system
x-ray machines
x-stream
x.509 certificates
x264
x265
x64dbg
x86/intel atom
xacml
xact
xalan
xamarin test cloud
xbasic
xcelium
xcode instruments
xdoclet
xerces
xerox docushare
xevmpd
xevmpd product records
xfig
xforms
xharbour
xibs
xilinx
xlnet
xml web services
xml/xsd
xmlhttprequest
xmlschema
xmos architecture
xojo
xoops
xotcl
xpages
xpdl
xpeditor
xpl0
xquery
xr interaction toolkit
xr workflows
xray
xrf analyzers
xsd/xml
xsl-fo
xsoar
xspi
xss prevention
xstate
xtend
xtext
xunit/nunit
xupdate
xxl job scheduler
yammer
yang
yaql
yara
yarn
yaskawa
yeast & mold
yellow.ai
yellowbrick
yeoman generator
yield analysis
yield curves
yield improvement
yii2
yocto linux
yoix
yokoy
yolo
yolov8
yorick
young mania rating scale
youtube
youtube ads
youtube content
z notation
z-ordering
zachman
zapier ai
zend
zend framework
zend studio
zeno
zenoh
zephyr
zeplin
zepto
zero downtime architecture
zero knowledge architecture
zero trust network principles
zero trust security strategy
zero-knowledge proofs
zero-shot classification
zero-shot learning
zero-trust practices
zero-trust principles
zero100
zeromq
zeronorth platform
zertifikate
zertifizierungen
zhfr
zikula
zitadel
zlinux
zoho analytics
zoho apis
zoho consulting & implementation
zoho creator
zoho desk
zoho finance
zoho learn
zoho projects
zones
zoning regulations
zoomtext
zopl
zosmf
zscaler
zuora billing
zuora cpq
zustand
zxing
zycus
`
