// Names of skills beyond the catalogue, from the data of skill-extractor 0.2.0 (MIT, see NOTICE): those of up to three
// words that the catalogue has not under its own names. `"` stands for the word at its place in the line above.
// With a tag, a minifier leaves the lines as they are; written with escapes they would weigh a hundredth more.
const asWritten = String.raw

export const longTail = asWritten`
.net 5/6
" 8/core
" apis
" c#
" framework/core
" orm
" tech stack
a# .net
a&d & cmt
a-0 system
a/b prompt testing
" testing frameworks
" " tools
a429
aa control room
aaa patterns
aadhaar
" ekyc
aar packaging
aasbd products
aashto
ab initio
" tasty
" tests
abac
abap cds view
" cloud
" debugging
" objects
" oo
abb robotstudio
" rtu
abbyy
" flexi capture
" flexicapture
abc algol
abem
ability to convince
abinitio
" etl
able
absence
abset
abstract thinking
abstraction
absys
abt meter data
ac business
" cable laying
" drive
" systems
" wiring
ac/dc power systems
academic decision cycles
" integration
academic/research environments
accelerated compute
" mobile pages
accelerator design
" integration
accelerators
accelq
accent
acceptance
" criteria
" " refinement
accepting feedback
access certification
" control models
" " reports
" governance
" macro
" management
" models
" request mechanism
" wireline networks
accessibility
" best practices
" compliance
" standards
" testing
" " tools
" tools
accessible technologies
acconex
account determination
" executive
" linking
" lockout policies
" reference data
" support
accountability protocol
accountable
accounting advisory
" applications
" compliance
" concepts
" entries
" flows
" ledger
" operations
" platforms
" practices
" principles
" processes
" standards
" technology
accounts
accreditation processes
accrual basis accounting
acdb/dcdb
ace dasl
" equity
" mf
acf2
achievement orientation
acid
acis
acl2
acls
acpi
acquisition
act-iii
actian dataconnect
actimize
action boundaries
" flows
" point tracking
" safety
" " boundaries
action-oriented
actionboard
actions
actionscript
active application monitoring
" components
" mq
" template library
" test
activecampaign
activex
activity analysis
actone case manager
actuarial reporting software
" valuation
ad automation
" console
" creatives
" formats
" groups
" monetisation
" policies
" tech
" " ecosystems
" vault
ad-hoc analytics
" client deliverables
ad-serving
ada configuration
adabas
adacontrol
adaptability & flexibility
adapter design
" " pattern
adapter-based fine-tuning
adapters
adaptive cards
" dialogs
" execution
" interfaces
" models
" planning solutions
" streaming technologies
adaptive/qnx
adapts
adbc
adc/dac
" interfaces
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
" " development
" studio
administration skills
administrative policies
" procedures
adminstudio
adms
ado ci/cd
ado.net
adobe
" aem
" ai
" air
" authorware
" brand portal
" campaign classic
" coldfusion
" " builder
" connect
" contribute
" director
" dreamweaver
" elearning suite
" firefly
" flash builder
" forms
" imageready
" incopy
" launch
" licensing
" livemotion
" pagemaker
" persuasion
" photoshop lightroom
" presenter
" robohelp
" sensei
" substance suite
adobexd
adonis
adonisjs
adoption
" and consumption
" planning
adp pay expert
ads apis
" manager
adtech
adult learning theories
advance tax
advanced analysis
" analytical tools
" analytics platforms
" " tools
" approvals
" atp
" automation
" " patterns
" connectivity
" controls
" css properties
" currency
" dashboards
" engineering principles
" excel applications
" fuels
" industrial automation
" industries
" microservices patterns
" microsoft excel
" modeling solutions
" monitoring tools
" ms excel
" network technologies
" packaging
" planning systems
" pricing software
" programming skills
" prompting techniques
" prototyping
" reporting
" scheduling
" soc
" software applications
" sql
" statistical analysis
" " techniques
" technology
" " implementation
" troubleshooting
" workflow engine
advantech modules
adventurous
adverity
adversarial testing
" validation
adverse event coding
advertising solutions
" systems
" technologies
" technology platforms
advisory
" services
" skills
advocacy skills
adyen
aec industry
" workflows
aegisub
aem architecture
aeo/geo
aeps
aera
aerospace
" and defence
" " defense
" component validation
" industry standards
" markets
" quality standards
" standards
aerospike
" database
aes-256 encryption
aesthetic sense
african climate patterns
aftermarket services
aftersales services
ag grid
ag-ui
agda
agency
" environments
" management
" nominations
agent ai
" assist
" dashboards
" design patterns
" desktop
" " flows
" " solutions
" development kit
" evaluation
" " platforms
" feedback loops
" frameworks
" memory
" monitoring
" observability tools
" orchestration
" patterns
" platforms
" workflows
" workspace
agent-based approach
" architectures
" modeling
" models
" systems
" workflows
agent-to-agent communication
agent.md
agentai
" copilots
" tools
agentcore
agenten-workflows
agentforce
" platform
agentgpt
agentic
" ai applications
" " architectures
" " concepts
" " development
" " framework
" " patterns
" " products
" " solutions
" " systems
" " workflows
" architectures
" automation
" coding tools
" content platform
" engineering
" framework
" orchestration frameworks
" patterns
" platforms
" process automation
" protocols
" solution development
" solutions
" systems
agentops
agents
" creation
agents/agentic frameworks
agentz
aggregation
" frameworks
" pipeline
agile adaptability
" delivery environments
" " methodologies
" " pipelines
" " process
" development framework
" " methodologies
" " methods
" " practices
" " processes
" " techniques
" " tools
" devops model
" engineering
" environment
" execution
" experience
" framework
" manager
" methoden
" methods
" planning
" practices
" principles
" process
" programming
" project monitoring
" requirement management
" safe methodology
" scrum
" sdlc
" software engineering
" " projects
" strategies
" team
" " collaboration
" " dynamics
" techniques
" test estimation
" tools
" transformations
" workflows
agile-devops
agile/scrum collaboration
" delivery
" development
" " methodology
" " practices
" " process
" environments
agilent chemstation
" vee
agis
agm preparation
agno
agora
" sdk
agreements
agri drones
" spraying operations
agri-environment schemes
agri-equipment
agricultural technology
agriculture data
" technology
agrotech
agtech
ahrefs site explorer
ahu layouts
ai & automation
" " autonomy
" accelerators
" adoption
" agent framework
" " interfaces
" " platforms
" agentic solutions
" algorithms
" and aiops
" " analytics
" " innovation
" api integration
" apis
" applications
" architecture
" assisted analysis
" auditing
" automation tools
" avatars
" builder
" capabilities
" capability migration
" center
" chains
" chatbots
" cloud
" code editors
" coding agents
" " assistants
" " tools
" compliance
" concepts
" consulting
" content generation
" copilots
" core
" creativity
" customer service
" " support
" data centers
" " creation
" " readiness
" " services
" deployment
" design tools
" developer tools
" development
" " frameworks
" " tooling
" " tools
" document center
" editing tools
" enabled workflows
" enablement
" " architecture
" engineering
" " standards
" evaluation
" " frameworks
" fallbacks
" feature development
" fluency
" foundations
" foundry
" frameworks
" functionalities
" gigafactory
" governance frameworks
" guardrails
" hardware accelerators
" image creation
" " generators
" implementation
" in finance
" inference
" infra engg
" infrastructure
" innovation
" insight tools
" insights
" integration
" interaction patterns
" knowledge
" " graph
" lab
" learning
" " platforms
" libraries
" lifecycle
" managed services
" methodologies
" model development
" " lifecycle
" " prompting
" " training
" modeling
" models
" native hiring
" natives
" observability platforms
" operations
" ops
" orchestration
" " frameworks
" output evaluation
" performance optimization
" pipeline design
" pipelines
" platform
" " architecture
" plugins
" processor design
" product design
" " engineering
" " strategy
" productivity platforms
" productization
" products
" proficiency
" prompt engineering
" prompting
" quality roadmap
" ranking tech
" readiness
" research
" " tools
" response behavior
" " evaluation
" " optimization
" retries
" risk frameworks
" roles
" saas
" " products
" safety mechanisms
" search
" security
" seo
" services
" services/agents
" soc designs
" software stack
" solutioning
" solutions
" strategy
" system architecture
" " modeling
" systems
" " deployment
" " development
" " engineering
" " monitoring
" tech stack
" techniques
" technologies
" testing
" " methodologies
" " tools
" tool integration
" tooling
" training
" transformation
" trends
" video
" " analytics
" " creation
" " generation
" " tools
" visual pipelines
" workflow automation
" " development
" workflows
" workload isolation
ai&ml
ai-assisted analytics
" coding tools
" dashboards
" data processing
" design
" " tools
" " workflows
" dev workflows
" development
" " practices
" " technologies
" " tools
" engineering
" " tools
" " workflows
" features
" image creation
" productivity
" programming
" prototyping tools
" sql optimization
" systems
" test automation
" testing
" tooling
" tools
" workflows
ai-augmented development
" engineering
" " solutions
" " workflows
" intelligence
ai-aware development
ai-based design tools
" editing tools
" enhancements
" features
" image editing
" " generation
" integrations
" maintenance scripts
" marketing tools
" ocr
" operating systems
" perception systems
" search
" software modules
" testing
" tools
" video creation
" " editing
ai-coding
ai-defense
ai-driven ad generation
" analytics
" application development
" approaches
" automation
" " tools
" backend services
" business solutions
" " transformation
" capabilities
" communications
" content creation
" data enrichment
" development
" digital ecosystems
" enhancements
" experiences
" extraction
" feature development
" features
" forecasting
" healthcare automation
" initiatives
" insights
" learning
" " solutions
" legal tools
" market intelligence
" marketplace
" monitoring
" " tools
" nudges
" optimization
" personalization
" platforms
" product features
" products
" qa tools
" sales strategies
" security solutions
" software development
" solution design
" solutions
" spatial analytics
" systems
" techniques
" test automation
" testing
" " methodologies
" " tools
" tools
" trade platform
" workflows
ai-enabled automation
" diagnostics
" features
" production
" project delivery
" " development
" service delivery
" solutions
" systems
" tools
" ui experiences
ai-enhanced web applications
ai-first applications
" approach
" automation strategies
" platforms
" product org
" " practices
" products
ai-generated code
" content
ai-integrated backend tools
" development
" modelling
" platforms
" web products
ai-native data lifecycle
" infrastructure
" laboratories
" products
ai-powered analytics
" apis
" automation
" coding agents
" content platforms
" developer tools
" development
" " tools
" " workflows
" digital health
" epm solutions
" features
" ides
" observability tools
" operations
" personalization
" platforms
" quality control
" services
" solutions
" systems
" testing
" tools
" travel experiences
" underwriting
" ux
" " enhancement
ai-related technologies
ai-sre practices
ai-supported analysis
" software development
" tools
ai/analytics products
ai/automation-first thinking
ai/genai systems
ai/gpu workloads
ai/llm
" apis
" engineering
" integration
" security risks
" systems
ai/llm-based components
" tools
ai/ml advancements
" analytics
" apis
" application security
" applications
" architecture
" " patterns
" break prediction
" concepts
" data pipelines
" development
" engineering
" foundations
" frameworks
" fundamentals
" implementation
" in finance
" infrastructure
" initiatives
" integration
" " approaches
" libraries
" lifecycle
" model development
" modeling
" models
" pipelines
" platform products
" product development
" productionization
" project management
" research
" services
" solutions
" systems
" " integration
" techniques
" technologies
" testing
" tooling
" tools
" training
" validation
" workflows
" workloads
ai/ml-based applications
" testing
ai/ml-driven analytics
" architectures
" automation
ai/ml-enabled applications
ai/ml-powered personalization
ai/ml/llm
ai/mlops
aiag core tools
aider
aidl
aiml
" model development
aimms
ains
aiops
" monitoring tools
aips
air fin cooler
" flow calculations
" micrometers
" quality engineering
" " management
" travel technology
air/space force operations
airb
aircall
airflow dag
airline distribution
" " standards
" domain
" industry
" reservation systems
" technology
airline/crew management
airline/travel industry
airlines
airoha
airplane health management
airport infrastructure
ais modeler
aisi
ajax
ajax4jsf
akamai cloudtest
" kona
akana
akeneo
akka
" library
aks cluster
" edge
" real-time inference
akta chromatographic instruments
aladdin
" accounting platform
" ecosystem
" reconciliation tool
" technology platform
alamofire
alarms
alarp demonstrations
alb/nlb
alcoa+
" principles
" " software
ale/idocs
alef
alert generation
" management engines
" response
" rules
" tuning
alerting
" architecture
" rules
" strategies
" systems
alertmanager
alerts
algae
algol 58
" 60
" 68
" w
algorithm development
" skills
" updates
" v&v methodologies
algorithm-driven medical devices
algorithmic actions
" complexity
" problem solving
" skills
" thinking
alibaba
alibre design
alice
alignment
" driving
" tools
" with values
allegro common lisp
alliance management
allocation
" engine
alloy optimisation
alloydb
allscripts ehr
allure
" testops
alm jira
" pipelines
" practices
" tools
" traceability
alma-0
alpha generation
alphafold
alpine
alpine.js
alstom eterra
altair
" pbs pro
altera
alternate data
alternative assets
" evaluation
" investment
" " products
" mobility
alternatives investment lifecycle
alternator sizing
altiris
aluminium
alv on hana
" reporting
" reports
amadeus apis
" crs
amazon
" appflow
" aws
" bedrock genai
" cloud
" data pipeline
" emr
" environments
" global selling
" information systems
" linux
" q
" quicksuite
" sentiment analyzer
" services
" technology
amba apb
" axi
amber
ambient condition validation
" intelligence
ambienttalk
ambiguity management
" navigation
ambition
amdp
americas region
amhm
ami integration
amiga e
amigabasic
aml detection
" risk
" transaction monitoring
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
analog applications
" products
" systems design
analog/digital circuitry
analogue audio electronics
analyser
analysis methods
" of algorithms
" services
analytic mindset
" model development
" platforms
" products
analytical
" acumen
" balances
" capabilities
" curiosity
" data interpretation
" databases
" equipment
" expertise
" instruments
" judgement
" leadership
" method strategy
" " transfer
" methods
" modeling
" precision
" presentations
" problem solving
" reasoning
" rigor
" software tools
" strength
" tools
" writing
analytics
" applications
" architecture
" collaboration
" dashboards
" ecosystems
" education
" engineering
" environments
" instrumentation
" integration
" layers
" pipeline
" platform
" programs
" software
" solutions
" systems
" tools
analytics-driven product development
analytische arbeitsweise
anchor bolts
" strategy
anchoring
anda submission
andes
android apis
" apk development
" app development
" " security
" application architecture
" " development
" " framework
" architecture
" auto
" automotive
" build environment
" camera
" emulator
" framework
" graphics
" host platforms
" native/hal
" platform
" profiler
" security
" " testing
" services
" testing
anemoi
angelscript
angle grinding
angular best practices
" cli
" elements
" js
" material design
" materials
animation performance
ankhsvn
ann algorithms
annex 11
annexure 11
annotation systems
annual business planning
" financial statements
" financials
" report
" reporting
anomaly detection systems
" " tools
anpqp
ansi
" standards
" x12
ansi-sql
ansys
" cfx
" fluent
" simulation software
ant design
anthillpro
anthos
anthropic
" api
" claude
" " models
anti financial crime
anti-analysis techniques
anti-apt
anti-corruption compliance
" regulations
anti-fraud strategies
anti-icing systems
anti-money laundering regulations
anti-theft
antigravity
antivirus management
" software
antrophic apis
anvisa
any.run
anydesk
anypoint code builder
" monitoring
" studio
anz tax compliance
ao activities
aoc-4
aocv/pocv
aop preparation
aosp
" development
aot compilation
aotp workshops
ap payment workflows
" processes
" suite
apac tax compliance
apache
" accumulo
" ant
" beam
" benchmark
" cxf
" derby
" druid
" echarts
" flex
" flume
" hbase
" hudi
" ivy
" lucene
" lucene.net
" mahout
" mesos
" mq
" mxnet
" myfaces
" oozie
" opennlp
" pig
" pulsar
" shiro
" sling
" storm
" struts
" tiles
" tinkerpop
" turbine
" webserver
" wicket
apex coding
" controllers
" development
" platform
" scheduling
" triggers
" unit test
api 610/682
" analysis
" architecture
" authentication
" automation
" " testing
" calls
" consumption
" contracts
" damage mechanisms
" design principles
" documentation tools
" engineering
" error handling
" frameworks
" fundamentals
" gateway concepts
" " patterns
" governance
" integration libraries
" " patterns
" interaction
" keys
" latency optimization
" layer
" " development
" layering
" lifecycle
" " management
" management gateway
" " platforms
" " tools
" manager
" monitoring
" monogram
" paradigm
" performance
" " optimization
" platform
" policies
" process engineering
" programming
" protection
" queries
" rate limiting
" " limits
" routes
" schema design
" security
" " standards
" spec q1
" specifications
" standards
" technologies
" test automation
" testing tools
" transfers
" usage
" validation
" versioning
api-based architecture
" data integrations
" integrations
" solutions
api-driven applications
" architectures
" development
" ecosystems
" integrations
api-first
" architectures
" design
" development
" ecosystems
" principles
api-heavy applications
api-led architecture
" connectivity
api/contract discipline
apics
apigee analytics
" api development
" apim
" edge
" hybrid
" x
apigility
apim
" technologies
apis
" iq-rm pro
apis/gateways
apis/web services
apm pages
" tools
apm/observability
apns
apollo
" client
" configuration center
" server
apollo.io
app architecture
" deployment
" development
" engine
" " studio
" health
" insights
" integration
" kpis
" lifecycle
" " behavior
" " management
" notifications
" optimization tools
" performance monitoring
" " optimization
" publishing process
" registration
" router
" script
" " triggers
" security
" service
" store
" " deployment
" testing
" ux experience
apparel industry
appd
append-only logs
appexchange packages
" solutions
appian agent studio
" bpm
" " platform
" low-code platform
" rpa
apple app store
" cocoa
" developer tools
" frameworks
" ios
" keynote
" search ads
" wallet extensions
apple's design principles
applescript
applesoft basic
applets
appliance sizing
applicant resiliency
application control
" " reviews
" deployment lifecycle
" design principles
" designer
" development life-cycle
" " methodologies
" discovery tools
" engineering
" gateway
" governance
" infrastructure
" insights
" integration
" life cycle
" logs
" maintenance
" management
" migration paths
" modeler
" optimization
" patch management
" performance
" " optimization
" programming
" " interfaces
" protocols
" resiliency
" " tools
" responsiveness
" scalability
" scorecards
" security fundamentals
" " standards
" " tools
" server
" " administration
" " management
" skills
" software
" specialists
" stacks
" support
" " methodologies
" testing
" threat modeling
" transformation
" upgrades
" vapt
" workflows
application-level software architecture
applications embedded os
" performance tuning
" programs
" systems analysis
applied ai
" analytics
" cryptography
" economic modeling
" engineering reasoning
" macroeconomics
" math
" ml
" " research
" ml/llm integration
appointment prep
approval
" drawings
" process
approved tooling
apps
" data model
appsflyer
appspace
appsync
apqp deliverables
" trainings
apra
aqua scan
aquatic chemistry
ar collections
" follow-up
" ledger
" spatial applications
" transactions
" workflows
ar/vr/mr
arangodb
arc42
arcade
arcee slm
arcgis enterprise
" enterprise/online
" online
" portal
" python
" " api
" server
archer
" irm
architecting
architectural best practices
" consistency
" decision making
" decisions
" design patterns
" direction
" discipline
" discussions
" documentation
" evolution
" excellence
" guidance
" impact
" lighting
" modeling
" precision
" review
" sales
" skills
" software
" strategy
" structures
" targets
" thinking
" tools
" trade-offs
" tradeoffs
" vision
" works
architecture concepts
" decision records
" decisions
" design
" " patterns
" diagrams
" disciplines
" frameworks
" governance
" guidance
" leadership
" mindset
" ownership
" patterns
" planning
" principles
" reviews
" standards
" strategy
" thinking
" trade-offs
architecture-first thinking
architecture/design documentation
archive center
archivists' toolkit
arduino ide
ardupilot
arexx
argo
" cd pipeline
" workflows
argocd
argus
ariba esourcing
" guided buying
aris mapping
arisglobal lifesphere safety
arista
" routers
" switches
arithmetic units
arize
" phoenix
arm based subsystems
" compiler
" processor architecture
" smmu
" system architecture
arm-based microcontrollers
" socs
arm/bicep
arm7
armembedded linux
armoured cables terminations
aroflo
array functions
arrow
articulating data value
artifact integrity
" management
" storage
artificial intelligence tools
artist development
artwork compliance
aruba airwave
" wireless controllers
as 9100
as-built documentation
as400
asa firewall
asbestos industry
" technical reports
asce
aseptic manufacturing
asgi
ashby
asic
" design flow
" " tools
" " verification
" development
" programming language
" verification
asigra cloud backup
asil concepts
askhr
asme
" gd&t standards
" standards
asp.net core mvc
" framework
" mvc framework
" mvc4
" razor
" stack
aspectj
aspen+
asr post-processing
" routers
asr-systems
asrs
assay testing
" " equipment
assembla
assembler
assembling & confirmation
assembly code
" details
" drawings
" line operations
" " validation
" workflows
assertions based verification
assessment
" platforms
asset
" analysis
" connectivity
" health monitoring
" hierarchy
" information management
" integrity management
" lifecycle processes
" loading
" management software
" monitoring
" optimization
" performance
" " management
" servicing
" transactions
asset-based business
asset-heavy industries
asset-liability management
" profiles
assignment rules
assignments
associate performance analytics
associated paas
assortment
assurance
" flows
" frameworks
astm
astro
asvs
asymmetric cryptography
" encryption
async
" apex
" api
" apis
" flows
" handling
" jobs
" processing
" " queue
" programming
" systems
" task processing
" worker patterns
" workflows
async/await
asyncapi
asynchronous architectures
" collaboration
" data flows
" " handling
" processing
" request handling
" requests
" tasks
" workflows
atam
atari basic
ateji px
aternity
atex certification
" standards
athena
athlete/federation management systems
atl server
atlas
" data lake
" full-text search
" fx
atlassian
" apis
" cloud
" forge
" intelligence
" platform
" products
" rovo agents
" toolchain
" tools
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
" models
" to quality
attentiveness
attribute models
attributes
attribution
" models
" techniques
attrition management
auction simulations
audience behaviour
" building
" intelligence pipelines
" targeting
audio
" analysers
" data curation
" domain frameworks
" dsp
" editing software
" precision
" processing
" routing
" software
" streaming
" technology
" visual systems
audio/video processing
" systems
audiovisual systems
audit & assurance
" activities
" analytics
" and review
" compliance
" controls
" coordination
" findings
" frameworks
" guidelines
" handling
" logging
" methodologies
" participation
" policies
" preparedness
" process administration
" processes
" protocols
" requirements
" skills
" software
" standards
" tools
" trails
" " software
audit-ready hr governance
audit-related requirements
audit/compliance requirements
auditability
auditboard
auditing methodologies
augmented analytics
aura
" components
aurix
" build
" tc3xx
aurora
" global database
" rds
" rds-postgres
" storage
australian solar market
austrian tax system
auth
" capture refund
" flows
" protocols
auth0 platform
authentic communication
authentication
" & authorization
" and authorization
" flows
" frameworks
" journeys
" measures
" mechanisms
" methods
" solutions
" systems
authentication/tokenization
authenticity
authn
authority
authorization
" management
" mechanisms
" patterns
" platform
" server
authz
auto qa frameworks
" recovery
" scaling
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
" motionbuilder
" sketchbook pro
" softimage
" software
autogen
autogpt
autohotkey
autoit
autolisp
automate test execution
automated alerting
" alerts
" application deployment
" audits
" bandwidth pricing
" checks
" code deployment
" data pipelines
" deployment
" " tools
" design
" e2e testing
" environments
" equipment
" guardrails
" insight generation
" " layers
" laboratories
" macos testing
" metrics
" penetration testing
" quality pipelines
" recovery
" " mechanisms
" releases
" reporting
" " pipelines
" " tools
" retraining pipelines
" routing
" scaling
" security testing
" summarization
" support workflows
" test framework
" " generation
" " scripts
" " tools
" testing frameworks
" " platforms
" " tools
" tests
" tools
" troubleshooting
" validation
" visualization scripts
automatic batching
automatically programmed tool
automation agents
" algorithms
" and controls
" " scripting
" apis
" best practices
" bias mitigation
" builder
" concepts
" development
" engine
" framework
" " architecture
" " development
" hub
" industries
" initiatives
" logic
" opportunities
" pipelines
" platforms
" programming
" programs
" projects
" roadmap design
" scripting
" scripts
" skills
" software
" solutions
" standards
" strategy
" studio
" system
" " efficiency
" test frameworks
" testing frameworks
" " tools
" tooling
" tools
" " framework
" use cases
" workflow development
" workflows
automation-based systems
automation-led service delivery
automationedge
automations
automatisierte tests
automatisierung
automic
" deploy
automl
" modeling
automobile
" & industrial
" engineering
" industry
" mechanics
" sales
automotive
" architecture
" assembly plants
" cloud systems
" commodities
" communication standards
" compliance
" component validation
" components
" customer requirements
" cybersecurity
" development
" hardware
" industry standards
" iot
" " platforms
" lighting technologies
" manufacturing processes
" market trends
" markets
" materials
" mechanical components
" " design
" microcontrollers
" middleware
" misra compliance
" products
" quality
" " assurance
" " standards
" radar sensors
" reference application
" safety standards
" sector
" service industry
" soc architecture
" software
" " development
" specifications
" standards
" supply chains
" systems
" technology
" trends
" vehicle systems
automotive-grade hardware design
autonomous agents
" ai agents
" bot behavior
" code generation
" decision making
" driving systems
" execution
" mobility
" navigation
" operation
" path planning
" reasoning frameworks
" systems
" workflows
autonomy
" boundaries
" software
autosar-builder
autosys
" scheduler
auxiliary loads
" systems
av control systems
" solutions
" systems
avaamo
availability
" risk assessments
" sets
" testing
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
aws administration
" agentcore
" ai
" " services
" ai/ml
" airflow
" amplify
" api gateway
" appflow
" architecture
" certified security
" clean rooms
" cli
" cloud
" " development
" " formation
" " infrastructure
" " platform
" " services
" " watch
" cloudfront
" cloudwatch
" code pipeline
" cognito
" comprehend
" compute
" config
" connect
" containers
" cost explorer
" data analytics
" " engineering
" " pipeline
" datazone
" design patterns
" developer
" " tools
" devops
" " engineering
" dms
" dynamo
" dynamodb
" efs
" eks
" elb
" emr
" event bridge
" firehose
" glue catalog
" " etl
" " studio
" iam
" infrastructure
" iot
" kafka
" lake formation
" lambda api
" " layers
" lex
" managed kafka
" management console
" marketplace
" medialive
" mq
" msk
" networking
" " concepts
" nova
" organizations
" platform
" productivity apps
" professional services
" queue
" quicksight
" robomaker
" rosa
" sam
" secrets manager
" security center
" serverless services
" services
" ses
" sns/sqs
" solution architecture
" solutions
" sqs
" ssm
" step functions
" strands sdk
" summit
" sysops administration
" systems manager
" technologies
" textract
" waf
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
azure ad b2c
" adf
" adls blobs
" " gen2
" ai ecosystem
" " foundry
" " search
" " services
" " studio
" " vision
" ai/ml studio
" aks
" analysis services
" analytic service
" api gateway
" apim
" app function
" " service
" application gateway
" " insight
" arc
" authentication
" backup
" bot framework
" cache
" cli
" cloud
" " platform
" cloud-native architectures
" clu
" container apps
" " registry
" cosmosdb
" data explorer
" " flows
" " lake
" " platform
" " services
" database migration
" db
" deployment
" dev ops
" devops boards
" " pipelines
" document intelligence
" dw
" entra id
" event grid
" " hub
" form recognizer
" foundry
" front door
" function app
" identity
" infrastructure
" insights
" integration services
" iot hub
" " services
" key vault
" keyvaults
" kubernetes
" log analytics
" logic app
" media services
" microservices
" microsoft fabric
" migration
" ml pipelines
" " studio
" mon
" networking
" open ai
" openai service
" portal
" postgresql
" powershell
" public cloud
" redis cache
" resource groups
" run book
" sdk
" search
" security center
" services
" site recovery
" sql
" " database
" " db
" " edge
" " server
" stack
" " hci
" storage
" " account
" stream analytics
" synapse pipelines
" test plans
" virtual desktop
" vmi
" vmss
" web app
" " services
azuredevops
b corp environment
b2b apis
" buyer journeys
" commerce
" credit underwriting
" customer behavior
" digital marketing
" email marketing
" environment
" gtm processes
" industrial
" " sales
" integration
" " patterns
" lead generation
" logistics
" outreach
" platforms
" procurement
" product marketing
" products
" reporting
" revenue motions
" saas
" " integrations
" " products
" " sales
" sales funnel
" service industries
" software
" " applications
" " sales
" solutions
" systems
" technical sales
b2b/edi
b2b2c
b2c credit underwriting
" crm
" digital products
" environment
" inside sales
" integrations
" marketing
" " analytics
" platforms
" product design
b2g2c
baas
babbage
babylon.js
back office
" " applications
" " operations
" orders
" testing
" " tools
back-end languages
" logic
" technologies
" web development
back-office systems
back-pressure handling
backbone.js
backbonejs
backend api development
" apis
" applications
" architecture
" automation
" collaboration
" communication
" development tools
" for frontend
" frameworks
" hosting
" implementation
" infrastructure
" integration
" logic
" performance tuning
" programming
" scalability
" server fundamentals
" service development
" service-oriented architecture
" services
" software development
" " engineering
" " technologies
" solutions
" system design
" " integrations
" systems
" technologies
" test automation
" testing
" validation
" verification
backend-driven ai systems
backend-entwicklung
backend/api design
backend/platform engineering
background execution
" job processing
" jobs
" jobs/queues
" processing
" services
" sync
" tasks
backlink analysis
" profile management
backlog levels
backtesting
" frameworks
" systems
backtrack
backup
" & restore
" and storage
" environments
" processes
" solutions
" strategies
" systems
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
balance of systems
" sheet review
balance-of-plant modelling
balanced ai approach
balances
balsamiq
bamboo
bancs
bandwidth provisioning
bandwidth-constrained markets
bank accounting
" apis
" debt
banken
banking activities
" analytics
" applications
" compliance
" domain
" " expertise
" finance
" industry
" integration
" knowledge
" norms
" payments
" platform architecture
" platforms
" policies
" processes
" product analytics
" products
" relationships
" standards
" systems
" technology
" workflows
banking/financial services applications
banking/payment operations
bankruptcy
banks
bant
bapi
bapis
barcode printer technologies
" printers
" technologies
bard
bare metal infrastructure
" " programming
bare-metal firmware
baremetal
barometric data
barricading
barrierefreie digitale services
base metals
base24 classic
" eps
base64
basecamp
basel
" 1
" 2
" 3
" accords
" capital regulations
" regulation
basel/crr/eba
baseplate design
basex
bash shell
" " scripting
basic
" arithmetic
" authentication
" calculations
" ci/cd knowledge
" coding
" devops
" h/w circuits
" linux commands
" multithreading
" oracle sql
" schematics
basic4android
bastion hosts
batch
" and plugin
" apex
" automation
" control systems
" data processing
" integration
" interfaces
" job management
" " scheduling
" jobs
" management
" monitoring
" process tools
" processes
" processing solutions
" programs
" records software
" scoring
" workflows
batching
batik
battery
" banks
" cooling methods
" energy storage
" industry
" optimization
" powered devices
" selection
" storage
" " systems
" usage
bayesian blending
" methods
" models
bbps
bcp/dr failover drills
bcpl
bcrypt
bdba
bdd framework
" methodologies
bdd/cucumber testing
bdr processes
beam
beamex calibrator
beanshell
bearer tokens
bearings
beauty
" industry
beckhoff plc
" " programming
bedrock
behat
behave
" framework
behavior change packages
" testing
behavioral analysis
" data analysis
" edge cases
" research
" safety
" scorecards
" taxonomies
behavioural science
belden
belts
benchmark study
benchmarking methodologies
" pipelines
" tools
benchmarks
benefit tracking
benefits-based business models
benthos
bentley autoplant
" flood
beopt
beratungskompetenz
berkeley db
bertrand
bespoke research
bess
" plant sizing
" safety standards
" systems
best engineering practices
" practice sharing
" practices development
" programming practices
bestec
beta
better-auth
betting
" markets
bewertungsmodelle
bex query designer
beyondtrust
bfsi
" credit domain
" domain
" industry
" sector
bgp evpn
bi analytics
" dashboards
" platforms
" publisher
" reporting tools
" tooling
" tools
bi/bw reports
bi/reporting solutions
bian
" architecture
bias
" detection
" for action
" mitigation
" to action
bias/leakage-awareness
bibliometrics
bicep
" templates
bid evaluations
" slate development
biennial inspections
big 4
" data engineering
" " environments
" " pipelines
" " platforms
" " processing
" " technologies
" picture aware
" query
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
" architecture
" disputes
" engine
" integration
" module integration
" operations
" platforms
" practices
" process optimization
" processes
" support
" system
" tools
" workflows
bills
bim implementation
" software
" solutions
" tools
binary data processing
" formats
binders
bio processes
bio-lng
bio-pharmaceutical industry
bioburden test
biochar
biofuel
" technology
bioinformatics databases
biomass energy
biomedical consumables
" data
" signal processing
" waste management
biometric
" authentication
" " systems
" systems
biometrics matching
bioperl
biopharma
" platforms
biopharmaceutical
" industry
biopython
biosignals
biotech industry
" manufacturing
biovia cwb
" discoverant
" eln
" lims
" materials studio
" pipeline pilot
birt reporting
bis 13450
" standards
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
" duck
" start
" swan trendscope
blackbaud crm
blackbox testing
blackduck
blackline journal entries
blackrock
blade
" templating engine
blameless post-mortems
blas
blast analysis
" resistant design
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
" nodes
" platforms
" protocols
" technology
blockly
bloomberg api
" port
bloomreach exponea
blue
" collar employees
" js
blue-green deploys
blue/green deployment strategies
" releases
blueprints
blueprism
bluetooth 5.0
" low energy
" tester
bluetooth/ble
blueworks live
blueyonder licensing
bmc chip
" control-m
" discovery
" firmware development
" helix discovery
" " itsm
" smart reporting
bmc/ami mainview
bmpn
bms control system
" design
" equipment layout
" m gates
" software
bnetza
bni outreach
board fabrication
" management
" meeting material
" presentations
" support
" " package
" tracker
board-level presentations
" testing
body & chassis
" control
" shell integrity
" shop layout
" " production
boiler burners
" inspection
bokeh
bolts
boltz
bom analysis
" creation
" review
bond issuance
bonus compliance
book price
booking data analysis
" experience
" flows
" platforms
" systems
booking/reservation systems
books
boom barriers
boomerang
boomi api management
" atmosphere
" atoms
" atomsphere
" flow
" integration
" molecules
boosting methods
boot framework
" peripherals
bootloader
" design
bootstrap grid
" libraries
bootstrap5
bopf
boq analysis
" preparation
boq-based purchasing
boqs
border management
borewell development
borland turbo c
bos systems
bosh
boss rest apis
bot framework sdk
" lifecycle management
botium
botpress
boundary value analysis
bourne shell
boutique advisory firms
bow-tie analysis
box foams
" pricing logic
bpcs
bpel
bpem processes
bpm platforms
" tools
" workflows
bpml
bpo ecosystem
" operations
bpo/operations environment
braintrust
branching
" & merging
" strategies
brand advertising
" aesthetics
" campaigns
" consistency
" consulting
" content
" governance frameworks
" health track
" narratives
" partnerships
" portfolio optimization
" promotion
" reputation management
" safety
" value celebration
" visibility
" voice
branding apis
" strategy
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
" production
broadcom
" ca nolio
" licensing
" software
" tdm
broker interfaces
" management
" network management
broker-dealer operations
brokerage infrastructure
bronze/silver/gold patterns
brown field projects
brownfield projects
browse
" functionalities
browser apis
" automation
" debugging tools
" dev tools
" developer tools
" devtools
" extensions
" internals
" management
" rendering
" " behavior
" stack
" testing
browser-based applications
" automation tools
browserify
brsr reporting
bruno
bscan
bsfns
bsi grundschutz
bsp development
bsps
btp application routing
" authentication
" integration
" security
" workflow builder
btp-is
bubble
budget allocation
" coordination
" enforcement
" estimation
" handling
budgeting & forecasting
budgets
bug bounty programs
" enhancements
" fixes
" fixing
" tracking tools
" triage
bugfixing
bugzilla
build & release
" agent
" inventory items
" orchestration
" pipelines
" processes
" release engineering
" scripts
" strategies
" system
" tooling
" work zone
build-vs-buy analysis
build/deployment pipelines
building by-laws
" energy modeling
" " systems
" industry
" management software
" massing
" materials
" orientation
" physics
" simulation
" systems
buildkite
buildpacks
buildroot
bulk api
" data import
" insert
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
" architectures
" ducts
" protocols
busbars
business activities management
" activity monitor
" analysis methodologies
" " tools
" analytics tools
" application implementation
" " studio
" applications
" apps
" articulation
" automation
" awareness
" building
" capability models
" case build
" " building
" " definition
" " investigation
" " phase
" " validation
" central architecture
" change
" " management
" complexity
" conduct
" consultancy
" context
" " viewer
" data analytics
" " cloud
" " decisions
" " summarization
" decision making
" development cloud
" " strategies
" disposition
" domain
" " knowledge
" enabling
" engineering
" excellence
" financials
" focus
" functions
" glossaries
" goals
" growth
" " recognition
" " strategies
" immersion
" impact analysis
" " orientation
" insights
" integration
" intelligence analytics
" " dashboards
" " layer
" " software
" judgment
" justification
" kpi reporting
" line management
" logic implementation
" manager configuration
" model analysis
" " construction
" " design
" models
" needs analysis
" opportunities assessment
" outcome models
" outcomes
" overview
" parameters
" partner model
" " screening
" partners
" partnership
" performance
" " improvement
" pipeline creation
" plan development
" " evaluation
" " validation
" practices
" problem solving
" process consulting
" " controls
" " design
" " development
" " documentation
" " eligibility
" " enhancement
" " excellence
" " optimization
" " re-engineering
" " review
" " workflows
" readiness
" reports
" requirement document
" requirements analysis
" " gathering
" " management
" " translation
" research
" reviews
" rules
" " engine
" services legal
" solutions
" " design
" tax services
" transactions
" transitions
" use cases
" value
" " articulation
" " optimization
" warehouse
" warehousing
" workflows
business-aware decision making
business-first thinking
business-kpis
busy
buyer journeys
buying channels
" practices
bw/4hana
bylines
byte arrays
c programming
" shell
c#.net
c&s engineering
c++ 14/17
" programming
" " language
c++/cli
c-arm
c-code
c-level relationships
c/al
c/c++
c4 model
c4isr solutions
ca rally
cabinetry product development
cable block diagram
" harness layouts
" routing
" schedule
" size calculation
" terminations
" testers
" tray erection
" " layout
" " routing
" " sizing
" trench layouts
cables
cabling
" solution
cac payback
cache
" coherence
" databases
cache-heavy architectures
caches
caching
" architecture
" mechanisms
" strategies
" systems
" technologies
cad customization
" drafting
" integration
" software
" systems
" tools
cad/cae
cadence
" genus
" skill
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
" manager
calendar
" integration
calibration management
" matrix
" pipelines
" practices
" reports
" routines
" systems
" tools
calibre
caliper use
call center applications
" monitoring systems
" processing
" routing
" " design
callas
callbacks
calling services
" tools
calls-to-action
calypso trading solution
calyx point
camel
camera design
" hal
" integrations
" pipeline
" sensor
" " integration
" settings
" signal processing
camera/video framework
cameras
caml
campaign ads
" analytics
" architecture
" development
" monitor
" optimization
" performance
" strategy
" testing
camunda 8
" bpm
" bpmn
" " modelling
can data
" " analysis
can-spam
" regulations
can/lin communication
canaries
canary deployment
" deploys
canarying
cancer research
candidate engagement
" feedback
candle
candlestick patterns
canonical ubuntu
canva ai
" pro
canvas apps
canvas-based map rendering
cap theorem
cap/rap frameworks
capa activities
" handling
" implementation
" " software
" management
" program
" systems
capability assessments
" studies
capability-building
" initiatives
capacitor banks
capacity analysis
" building
" engineering
" forecasting
" management
" modeling
" modelling
" monitoring
" planning tools
" practices
" risk identification
" utilization factor
capcut
" ai
capex
" evaluation
" management
capex/opex
capital adequacy
" administration
" agenda framework
" call
" discipline
" equipment sales
" investment analysis
" " planning
" iq pro
" management
" market products
" markets knowledge
" " operations
" " workflows
" optimization
" planning
" plans
" projects
" ratios
" risk
" structure analysis
" " optimization
capitaline
capl
captain hook
captiva
car ownership
carbon capture
" credits
" emission reduction
" emissions management
" finance
" footprint analysis
" " calculation
" instruments
" management software
" reduction
" registry standards
card issuing
" lifecycle
" network payment
" switching
card-present transactions
cardiovascular diseases
cards
care delivery
career counselling
" development planning
carla
carrier business rules
" grade middleware
" " platform
" hap
" products
cartographic principles
carve-outs
casandra
casb
" solutions
case depth evaluation
" design
" laws
" lifecycle
cash
" accounting
" advances
" bonds
" deployment
" equity business
" flow modeling
" " visibility
" forecasting
" operations
" securities operations
cashflow projection
cashfree
cast/ bopp film
castings
castor
catalog
" governance
" items
" management
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
" domain
ccar
ccda
cctv hardware
ccus
cdc mechanisms
" standards
cdc/rdc
cdd/edd
cdea
cdisc adam
" sdtm
" standards
cdktf
cdm compliance
" query syntax
cdms platforms
cdn caching
" optimization
" strategies
cdps
cds hooks
" views
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
" beat
cellular
" protocols
" rf systems
" standards
celonis
cement
" industry
cenelec sil4
" standards
central procurement
" services
centralized computation
" logging
centrifuges
centrify
ceph
cert c++
cert-in
" guidelines
cert-manager
certhub cas plugins
certificate authority services
" handling
" lifecycle
" " automation
" " management
" pinning
" rotation
certificate-based authentication
certificates
certification ecosystems
" processes
" requirements
" services
" workflows
certinia
" psa
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
" regulations
chai
chain
" of title
" " trust
chain-of-thought reasoning
chainlit
challans
challenger market strategies
" sales
change administration
" adoption
" agent
" and transformation
" compass framework
" control management
" " procedure
" " process
" " records
" data capture
" enablement
" impact analysis
" management plans
" " processes
" order creation
" " implementation
" " submission
" readiness
" significance determinations
" strategy
changeman
changeman/endevor
channel
" activation
" attribution
" budget optimization
" development
" expansion
" partner development
" " management
" performance
channel-to-market structure
chaos mesh
" monkey
" testing
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
" apis
" bot
" interfaces
chat-based interfaces
chatbot architectures
" development
" engineering
" frameworks
" implementation
" integrations
" ui development
chatbots
chatgpt api
" apis
" codex
check point firewall
" sheets
checklist
checkmarks
checkmk
checkout flows
" systems
" ui extensions
checkov
checkpoint
checkstyle
chemical
" composition analysis
" construction
" distribution
" dosage calculations
" handling regulations
" industry
" management
" operations
" process design
" " optimization
" processes
" regulatory frameworks
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
" db
" devtools
" extensions
" tracing
chromium
chronicle
chronograf
chuck
chunked responses
chunking/embedding strategies
churn
" control
churn/retention drivers
ci classes
" gates
" infrastructure
" pipeline
" tools
ci-cd process
ci/cd automation
" best practices
" concepts
" deployment
" implementation
" integration
" modernization
" pipeline design
" " implementation
" " integration
" platform engineering
" platforms
" practices
" principles
" releases
" security
" " controls
" solutions
" systems
" test execution
" tooling
" tools
" workflows
" yaml pipelines
ci/cd/cv
cia triad
ciam
cicd
" frameworks
" pipeline
" platform
cics liberty
" webservice calls
ciem
cigre standards
cilium
cilk
cips
circle ci
circuit analysis
" breaker
" debugging
" simulation
" testers
circuitry analysis
circuits
circular business models
circulars
cis benchmarks
" checklists
cisco
" acs
" call manager
" catalyst
" mds
" meeting server
" network configuration
" " troubleshooting
" products
" routers/switches
" routing
" security
" " solutions
" technologies
" viptela
" was
" wave
" wireless
cisco-hyperflex
cisco/mist wireless controllers
cispr standards
citations/grounding
citrix
" delivery controllers
" license servers
" storefront
" xenapp
cityscope
civicrm
civil construction projects
" site supervision
civil/construction engineering
civil3d
claimcenter
claims
" adjudication
" administration
" lifecycle
" management systems
" processing guidelines
" workflows
claims-based access control
claire
clari
clarification seeking
clarion
clarisights
clarity
" of thought
clarizen
clash analysis
class design
" ii devices
" iii devices
" managers
" structures
classic autosar
classical ai
" dynamics
" ml
" " techniques
classification
" systems
classified information handling
claude
" 3.5/4
" api
" cowork
" sonnet
" " 4.5
clause
" 49
clay
" ai
clayagents
clean
" architecture patterns
" code development
" " practices
" " principles
" coding
" " practices
" " principles
" " standards
" communication
" core
" " approach
" energy adoption
" " innovation
" " sector
" " technologies
" room processes
" utilities
cleaning and disinfection
" verification
cleanrl
cleanroom concepts
" environments
" processes
clear backlogs
" communication
" thinking
" vision system
clearcase
" scm
clearing
" & settlement
" applications
" systems
clearinghouses
clearml
clerk
clevertap
cli tools
clickhouse
clickpipes
client advisory
" centricity
" collaboration
" communication
" consultation
" consulting
" coordination
" demand sensing
" development
" due diligence
" engagement
" engineering
" facing
" " experience
" " role
" handling
" id enforcement
" interaction
" interfacing
" liaison
" lifecycle journeys
" marketing
" middle office
" obsession
" orientation
" partnership
" relations
" relationship building
" relationships
" reporting
" requirement capturing
" requirements
" " analysis
" " capture
" research
" retention analytics
" scripts
" service skills
" servicing
" shared library
" strategy
" success
" training
client-based testing
client-facing skills
client-focused communication
" environment
" mindset
" projects
client-server boundaries
" communication
" interactions
" systems
client-side customization
" frameworks
" technologies
client-specific validation services
client/server
" applications
" support
climate
" & energy
" action
" " planning
" " tracker
" challenges
" change
" finance
" fintech
" hazard modelling
" legislation
" mitigation
" modelling platforms
" negotiations
" physics
" risk
" " assessment
" " metrics
" services
" solutions
" strategy
" tech
climate-impact use cases
climate-model emulators
climate-smart agriculture finance
cline
clinical
" ai
" applications
" care
" data
" " services
" database technology
" development phases
" " processes
" drug development
" environments
" images
" it infrastructures
" operations
" programming
" research regulations
" risk
" " assessment
" systems
" trial management
" " methodologies
" " oversight
" validation
" workflow
clion
clipper
clisp
clist
clm platforms
clm-kyc
clo equity
clock management
" tree specification
clocks
clos
close-ended funds
closed molding processes
closing
" techniques
closures
cloud & devops
" agnostic
" ai
" " platforms
" " services
" analytics
" apis
" application deployment
" armor
" assessments
" automation tools
" azure
" based architecture
" " implementations
" " services
" build
" certifications
" cli
" communication platforms
" compliance
" components
" composer
" computing platforms
" " tools
" concepts
" connector
" consulting
" control api
" " planes
" cost governance
" " reduction
" crm solutions
" data center
" " ecosystems
" " engineering
" " environments
" " platforms
" " security
" " services
" " warehouse
" database platforms
" databases
" datastores
" db
" delivery
" deployment
" " basics
" " manager
" development practices
" dlp
" dns
" ecosystems
" edge software
" environment
" erps
" etl pipeline
" first
" formation
" front
" functions
" " v2
" gaming
" gis
" hosted applications
" hr
" hyperscalers
" iam
" implementation
" industry
" infra
" infrastructure deployment
" " design
" " engineering
" " fundamentals
" " management
" " operations
" integration
" " security
" interconnect
" load balancing
" logging
" logs
" marketplaces
" message apis
" messaging
" migration testing
" mindset
" monitoring
" " tools
" native applications
" " apps
" " architecture
" " development
" " frameworks
" " paradigms
" " saas
" " services
" " solutions
" " technologies
" network architectures
" networking
" operation processes
" optimisation
" performance tuning
" platform engineering
" " integration
" " services
" platforms architecture
" procurement
" products
" program development
" providers
" pub/sub
" readiness
" reliability
" resources
" " management
" revenue
" roi
" run
" saas
" scalability
" sdk
" security basics
" " controls
" " frameworks
" " fundamentals
" server
" " integration
" service providers
" software
" " operations
" solutions
" " design
" sql
" structures
" support
" " processes
" systems
" tech
" technology
" telephony
" " platforms
" tools
" trail
" transitions
" vapt
" vulnerability assessment
" watch
" workloads
cloud-architektur
cloud-based application development
" applications
" data architecture
" " operations
" " platforms
" " solutions
" deployments
" development
" environment
" fleet management
" ml pipelines
" monitoring
" paas
" platforms
" projects
" saas
" security models
" software engineering
" solutions
" systems
" technologies
" testing
" tools
cloud-connected platforms
cloud-first approach
cloud-hosted apis
" environments
cloud-infrastruktur
cloud-infrastrukturen
cloud-init
cloud-native ai tools
" architectural patterns
" compose
" concepts
" considerations
" data solutions
" delivery
" deployment
" design
" " patterns
" devops
" engineering
" environment
" microservices
" monitoring
" operations
" paas hosting
" patterns
" platform services
" platforms
" principles
" security
" service development
" setups
" skills
" software development
" " engineering
" systems
" tools
" transitions
cloud-ready applications
cloud/saas applications
cloud/vps environments
cloudbees ci
cloudera
" impala
cloudevents
cloudflare page rules
" waf
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
" events
cloveretl
clra
cluster api
" module
" networking
clusters
cmake
cmaq
cmdb
" architecture
" governance
" lifecycle management
" management
" systems
cmm equipment
" machine
" process improvement
cmmn
cmo management
cmos
cms customization
" development
" exec
" management
" platforms
" tools
cms-9115-f
cmvr certification
cnapp
cnc administration
" programming languages
" systems
co-marketing initiatives
co-model solutions
" " tools
co-packing models
co-pilot
co-star
co2 certificate management
" " procurement
" certificates
" compensation
coa preparation
coachability
coaching and feedback
" " mentoring
" junior analysts
" workflows
coal handling
coap
coating
" industry
" process development
" types
cobertura
cobots
cockpit
cockroachdb
cocos
coda
codal provisions
code analysis
" " tools
" assistants
" automation
" best practices
" composer studio
" debugging
" deployment
" " process
" development
" documentation
" " standards
" error-free verification
" generation techniques
" " tools
" graphs
" igniter
" libraries
" linters
" management
" metrics
" modernization
" obfuscation
" on wages
" optimization
" " techniques
" profiling
" quality
" " assurance
" " practices
" " scanning
" " tools
" quality-checking tools
" release
" review processes
" samples
" scanning
" search
" splitting
" support
" understanding
" versioning
" " tools
code-gen loops
code-portierung und optimierung
codebase health
" migration
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
" of practice
codesynthesis xsd/e
codesys ladder logic
codewarrior
codex
coding assistant technologies
" best practices
" hygiene
" modularity
" practices
coding/scripting languages
codium
codium/codiumai
codiumai
coffee
coffeescript
cognigy
cognite data fusion
cognitive
" search
" services
" test workflows
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
" outreach tools
coldc
coldfusion
" markup language
" on wheels
collaboration & leadership
" " monitoring
" apps
" automation
" best practices
" capacity planning
" compliance
" continuous improvement
" engineering
" features
" governance
" " frameworks
" incident response
" integration
" management
" platforms
" process improvement
" service delivery
" skills
" solutions
" support
" technologies
" tools
" training
" vendor performance
collaborative
" & supportive
" approach
" autonomy
" coding tools
" development
" " practices
" environment
" leadership
" mindset
" networking
" problem solving
" skills
" work
" working style
collateral creation
" risk assessment
collections processes
collibra dic
" dq
color models
" systems
colour chemistry
column store databases
column-family databases
columnar database
" db
" storage
comal
combine
combined programming language
combustion design
" technology
comex
comfort system
" with ambiguity
" " responsibility
" " uncertainty
comit
command center design
" line
command-line operations
commerce cloud
" solutions
commercetools
commercial analysis
" analytics
" assessments
" banking products
" claims
" controls
" credit
" data warehouse
" datasets
" developments
" drivers
" due diligence
" elements
" excellence
" financing facilities
" forecasting
" governance
" insight
" interior
" judgement
" knowledge
" lighting
" lines insurance
" modeling
" models
" operations
" outcomes
" problems
" processes
" projects
" proposal drafting
" proposals
" risks
" sales
" security standards
" site plans
" skill
" solar solutions
" spends
" structures
" structuring
" teams
" thinking
" understanding
" vehicle technology
" viability
commercial/marketing
commercialization processes
commission calculation
" engines
commissioning plans
commitment
" to excellence
" " quality
" " safety
commitment-based funds
committee management
commodities
" fundamentals
" industry
" pricing content
" trading
commodity codes
" markets
" value chain
common alerting protocol
" criteria
" intermediate language
" lisp
communicates effectively
communication and collaboration
" engineering
" interfaces
" modernization
" networks
" protocols
" strategy
" systems
" technology
communities
community cloud
communityviz
compactdaq
compaction
companies act
" " 2013
" " compliance
" " regulations
company analysis
" mapping
" policies
" procedures
" profiling
" safety protocols
" valuation techniques
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
" adjustments
" advisory
" banding
" practices
" processes
" review
" structuring
" systems
competency matrices
competition intelligence
competitive
" advantage
" assessment
" benchmarking
" dialogue
" dynamics
" exams
" intelligence platforms
" landscape analysis
" landscapes
" mapping
" positioning
" strategy
competitor activities
" benchmarking
" content analysis
" intelligence
" offerings
" pricing
" tracking
" vehicle analysis
compiler
" engineering
" infrastructure
compiling
completion
complex application ecosystems
" business requirements
" data sources
" database logic
" debugging
" distributed systems
" filtering
" interfaces
" middleware applications
" pricing models
" problem solving
" software landscapes
" " systems
" system architectures
" systems engineering
complexity analysis
" estimation
" management
" navigation
compliance alignment
" and regulations
" apis
" artifacts
" automation
" awareness
" calendar
" checks
" constraints
" controls
" dashboards
" documentation
" enforcement
" focus
" framework
" guardrails
" guidelines
" infrastructure
" investigations
" knowledge
" management software
" metrics
" mindset
" orientation
" policies
" practices
" procedures
" processes
" regulations
" services
" software
" " connectivity
" standards
" systems
" tracking
" workflows
compliance-aware environments
" system design
compliance-driven attitude
" environments
" systems
compliance-grade data systems
compliance-heavy systems
compliance-oriented design
component architecture
" design patterns
" documentation
" integration
" interface
" module assembly
" pascal
" reusability
" selection
" sizing
" testing
" " tools
component-based architecture
" design
" ui development
component-driven architecture
" development
components
composable commerce
" digital experiences
composer
composition
" api
compounding plant operations
comprehension
comprehensive meta-analysis
" testing
compression
comptia
computational algorithms
" data
" science
compute
" & networking
" engine
" infrastructure
" optimization
" os
" performance
" " optimization
" resources
compute-intensive environments
computer applications development
" network concepts
" networking concepts
" networks
" peripherals
" science fundamentals
" software
" system architecture
" technology
" vision technologies
computer-assisted design software
computerised system validation
computers
computing
concept development
" drift
conceptual skills
" understanding
conceptualisation
concern resolution
concert api
concession
" agreements
concord
concordion
concourse
" ci
concrete construction
" structures
concurrency models
" scenarios
concurrency/performance
concurrent code
concurrent.futures
conda
conditional access
" logic
conduct risk solutions
conducting discovery
conference call training
" room solutions
" talks
conferences
" and events
confidence
" estimation
confidential systems
config
" mgmt
" server
configuration analysis
" data
" diagrams
" experience
" governance
" management frameworks
" " tools
" manuals
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
" capital solutions
" " technologies
" enterprise
" systems
" vehicle systems
" vehicles
" worker platform
connected/ev/autonomous vehicles
connectivity
" domain
" problems
" technologies
connector design
connectors
connectwise automate
" manage
consensus building
" driving
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
construction automation
" chemicals
" commodities
" consultancy
" costs
" engineering processes
" equipment financing
" innovation
" materials
" methodology
" methods
" oversight
" practices
" processes
" project controls
" projects
" regulations
" safety practices
" " regulations
" " standards
" technology
constructive debate
constructiveness
consul
consult
consultancy
consultant coordination
consultation
consultative advising
" approach
" mindset
" research
" skills
" solutioning
consulting background
" competence
" mindset
" skills
" tools
consulting/implementation
consumer
" activation
" ai
" applications
" apps
" behavior
" durables
" electronics
" financial services
" goods
" " cloud
" " industry
" health
" internet
" loans
" market trends
" navigation
" operations
" packaged goods
" personas
" platforms
" products
" sectors
" tech
consumer-facing applications
" business domains
" platforms
" products
consumption
" based planning
consumption-based pricing
contact builder
" center analytics
" " operations
" " platform
" " solutions
" " technologies
" centre operations
" " transformation
" flow
" management
" " systems
contactor
contacts
container apps
" architectures
" based applications
" " deployments
" basics
" deployments
" environments
" image pipelines
" infrastructure
" instances
" log management
" orchestration tools
" platform clusters
" platforms
" processes
" registries
" runtime
" " engines
" " security
" scaling
" scanning
" security architecture
" signing
" tags
" virtualisierung
container-based development practices
" workloads
containerisation technologies
containerisierung
containerization & orchestration
" technologies
" tools
containerized ai services
" applications
" architecture
" deployments
" environments
" ess
" workloads
containment strategy
contaminant transport
contemporary ides
content analytics
" architecture
" automation
" briefs
" builder
" delivery
" enablement
" generation
" ideation
" ingestion
" mapping
" moderation
" operations
" optimization
" performance tracking
" platforms
" proofreading
" protection
" review
" safety
" " boundaries
" script isolation
" storage infrastructure
" summarization
" systems
" trends
" writing
content-driven websites
content/action safety boundaries
contentlayer
contentstack
context api
" engineering
" grounding methodologies
" handling
" management
" optimization
" propagation
" retrieval
" switching
context-aware automation
contextual bandit algorithms
" targeting
contingency analysis
contingent workforce processes
continue
continuity testing
continuous backups
" deployment practices
" " tools
" development
" feedback
" improvement frameworks
" " methodologies
" " mindset
" " orientation
" " tools
" integration tools
" operations
" process improvement
" security
" testing
" validation
contour
" maps
" tester
contract & compliance
" audits
" closing
" design
" governance
" milestones
" structuring
" types
contracting
" strategy
" structures
contractor auditing
" claims
" performance monitoring
" screening
contracts
contractual adherence
" clarifications
" discussions
" interpretations
" queries
" risks
contrastive learning
control
" and protection
" components
" deficiencies
" design analysis
" evidence
" frameworks
" instrumentation
" interfaces
" inventories
" logic
" logics
" logix
" loop code
" m
" narratives
" panel
" " layouts
" philosophies
" planes
" rationalization
" room
" schematics
" standards
" testing processes
" tower
" validation
control-m enterprise manager
" infrastructure monitoring
control4
controlled rollouts
" workflows
controller
" runtime
controlling processes
controlm
controls and compliance
" assurance
" transformation
convenience pricing
converge
convergent actions
conversation ai
" design
" guidance
" intelligence
" orchestration
conversational ai systems
" " tools
" apis
" bi
" chatbot development
" experiences
" interfaces
" platforms
" search
" subflows
" systems
" ux
conversion design
" flows
" funnel optimization
" funnels
" metrics
" rates
" " analysis
conversion-focused design
convertibles
convex
conveyors
convincing
convolutions
cookies
cool
cooling equipment
" infrastructure
" tower design
coordinate frames
coordination skills
" with agencies
copa
copado
" robotic testing
copc
copilot
" agents
" studio
coral 66
" draw
coralogix
cordell connect
core ai platform
" animation
" architecture
" asset reuse
" audio
" banking systems
" bsp
" c#
" connector
" data
" hr
" js concepts
" manufacturing processes
" network
" php
" python
" value dossier
coreboot
corel painter
" paradox
" photo-paint
" ventura
corelocation
coreos
corep reporting
corn
cornerstone3d
coroutines
coroutines/flows
corporate audit
" banking products
" bonds
" card administration
" decarbonisation
" due diligence
" environmental performance
" gifting
" governance frameworks
" markets
" networking
" planning
" relations
" relationship management
" risk
" safety management
" structures
" taxation
" travel
" venture capital
" workplace design
corrective action reports
" rag
corrective/preventive actions
correctness
corrigo
corrosion evaluations
" knowledge
" resistance properties
cors
cortex
cortex-a
corva
corvision
cosmetic formulations
" industry
cosmodb
cosmos
" db graph
cosmosdb
cost allocations
" audit
" avoidance
" breakdown analysis
" " structure
" budgeting
" budgets
" center controlling
" centers
" control tools
" controlling
" discipline
" efficiency
" estimates
" evaluation
" governance
" improvement
" levers
" management systems
" modeling
" modelling
" monitoring
" negotiation
" optimisation
" optimization tools
" reduction initiatives
" reporting
" savings initiatives
" structure
" summaries
" tracking
" transparency
cost-efficiency analyses
cost-of-service studies
cost-oriented thinking
cost-x
cost/latency monitoring
cost/performance trade-offs
costing
" structure
cots products
couchdb
counter terrorist financing
counterfactual modelling
counterparty credit risk
county environmental laws
courier services
covenant analysis
" testing
coverage
" closure
" planning
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
" industry
cpi integrations
cpld
cpptest
cppunit
cpu architecture
" frequency governors
" power management
" utilization analysis
" validation
cpu/gpu capacity
cpu/soc validation
cpwd
" standards
cpwd/morth specifications
cqrs
" patterns
cr/dr products
craft excellence
craftsmanship
crane electricals
" manufacturing
" systems
crash debugging
" recovery
" reporting
cratedb
crawling
crds
creative briefs
" collaboration
" drive
" effectiveness
" execution
" leadership
" services
" sourcing
" visualization
credential management
credibility building
credit
" & collections
" agreements
" analytics
" applications
" appraisal
" " processes
" bureau data
" bureau/cibil
" bureaus
" card exposure
" decisioning
" default swaps
" experience
" insurance
" knowledge
" limits
" memo underwriting
" metrics
" modeling
" monitoring
" notes
" opinion reporting
" policies
" policy rules
" portfolio management
" proposals
" rating
" " agencies
" " assessment
" " models
" reporting
" research
" risk analytics
" " assessment
" " mitigation
" " model
" " principles
" scorecards
" scoring
" screening
" solutions
" spread analysis
creo direct
" parametric
crestron home
" toolbox
crew ai
crewai
crf collection
" tracking
cricket
crime deterrent programs
crimping tools
crisp-dm
critical analysis
" infrastructure
" minerals
" path analysis
" " management
" process parameters
" quality attributes
" raw materials
" reasoning
" systems
crl/ocsp
crm administration
" analytics
" architecture
" business processes
" customization
" dashboards
" data processing
" development
" implementation
" integration
" management
" platforms
" projects
" solutions
" tools
" updates
crm/erp api
cron
" jobs
crop nutrients
cross attention
" border technology
" browser compatibility
" " testing
" channel marketing
" domain knowledge
" functional connectivity
" " coordination
" os development
" product integration
cross-border ecommerce
" fulfillment networks
" payments
" taxation
" team collaboration
" teams
" transactions
cross-browser compatibility testing
" support
cross-compilation
cross-cultural awareness
" business
" collaboration
" competence
" operations
cross-departmental automation
cross-device testing
cross-dock fulfillment
cross-domain capabilities
" thinking
cross-encoders
cross-function co-ordination
cross-functional alignment
" communication
" data integration
" delivery
" interaction
" leadership
" management
" project coordination
" projects
" support
" team collaboration
" " management
" teamwork
" thinking
" transformation programs
" work
cross-group collaboration
cross-organizational collaboration
cross-platform apps
" automation
" compatibility
" data mapping
" development
" game development
" mobile development
" optimization
" projects
" scalability
" software design
" systems
" technologies
" testing
cross-region replication
cross-system processes
cross-talk noise
cross-team communication
" dependencies
cross-technology infrastructure
cross-training
crossplane
crosstabs
crucible
crud
" operations
cruisecontrol
crunchbase
cryo-em
crypto
" systems
crypto++
crypto-enabled systems
cryptocurrency markets
cryptographic acceleration
" fundamentals
" implementations
cs filings
csdm
" 4.0
csm communities
csom
csound
csp basics
cspm
cspm/cnapp
csr projects
csrf
" protection
css modules
" pre-processors
css-in-js
css/scss
csv deliverables
csv/csa
ct architecture
" system
ctc++
cti apis
" integration
" platforms
cto collaboration
ctrl m
ctrm
ctv advertising
cube.js
cubicle design
cuckoo sandbox
cucumber studio
cultural competence
" marketing
" transformation
culture agility
" building
" setting
" shaping
curated events
curing systems
curl
currencies
currency translation
curriculum frameworks
curry
cursor
" ai
" " ide
" ide
custodians
custody
" applications
custom apis
" app development
" application development
" business solutions
" ci/cd pipeline
" connectors
" decorators
" digital platforms
" fine-tuning services
" function programming
" logic
" metadata
" objects
" orchestration
" pages
" products
" reports
" settings
" shopify apps
" silicon
" software development
" " solutions
" solution development
" wordpress development
" workflows
customer 360/profiling
" approvals
" assessment
" behavior analysis
" behaviour
" centricity
" certificates
" co-creation
" collaboration
" collateral
" " development
" commitments
" communication
" " management
" complaint handling
" complaints investigations
" conversion
" coordination
" data
" " flow
" " platform
" " solutions
" databases
" discovery
" discussions
" driven
" education
" empathy
" engagement
" environment analysis
" escalation
" expectations
" experience assurance
" feedback analysis
" " collection
" " management
" growth
" guidelines
" handling
" " process
" health scoring
" impact
" implementation
" insight
" interaction
" " quality
" interface
" intimacy
" issue analysis
" journey analytics
" " tracking
" kpis
" lifecycle
" lifetime value
" needs
" " analysis
" " assessment
" " interpretation
" " translation
" obsession
" operations
" outcomes
" pain points
" payment behaviour
" portals
" preferences
" project development
" quality audits
" " issues
" relations
" relationship development
" representation
" requirements
" research
" risk categorization
" satisfaction analysis
" service orientation
" " software
" servicing platforms
" solutions
" strategy
" success focus
" " operations
" " platforms
" support model
" " software
" ticketing systems
" transactional data
" value
" " journey
" visits
" workflows
" workload management
customer-centric approach
" behavior
" design
" mindset
" perspective
" problem solving
" product development
" solutions
" thinking
" transformation
customer-facing
" applications
" industry engagements
" roles
" settings
" skills
customer-first approach
" mentality
" mindset
" thinking
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
" administration
" document publishing
" duty
" processes
" valuation
cutover activities
cutting-edge ai capabilities
cvss
" scoring
cwe/sans top 25
cweb
cwpp
cx ai
" operations
" tools
cxml
cxo-level engagement
cyara automation
" platform
cyber kill chain
" security
" " solutions
" threats
cyber-hardened architecture
cyberark pam
cyberchef
cyberhaven
cybersecurity controls
" frameworks
" management
" measures
" principles
" software
" standards
" testing
" threats
" tools
" vulnerabilities
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
" platforms
d5 render
dach market
dagger
dagger/hilt
daily project coordination
" standups
dairy
dall-e
dam metadata
dams asset ingestion
dane
daphne
dapper
" orm
daptiv ppm
dark deployment
das u-boot
dasd
dash
" python
dash/hls protocols
dashboard and observability
" applications
" building
" components
" configuration
" creation
" " tools
" frameworks
" generation
" implementation
" management
" reporting
" tools
dashboarding tools
dask
dasl
data & ai
" access governance
" " management
" " tiers
" accessibility
" acquisition equipment
" " software
" " systems
" action
" aggregation
" analysis software
" " tools
" analyst
" analytics applications
" " software
" " tools
" " workflows
" and ai
" annotation systems
" " tools
" anonymization
" apis
" architecture patterns
" archiving
" assistants
" assurance
" audits
" augmentation
" automation
" backup tools
" base procedures
" brick
" buffering
" business analysis
" cataloging
" categorization
" center deployment
" " development
" " engineering
" " infrastructure
" " interconnects
" " management
" " modernization
" " networking
" " networks
" " projects
" " technologies
" " workloads
" centralization
" centre design
" " projects
" " technologies
" certification
" cleanup
" cloud
" " platforms
" collaboration
" collation
" communication
" completeness
" compliance
" components
" configuration
" connections
" connectivity
" consistency models
" consolidation
" consumption
" contracts
" control reports
" " systems
" controls
" correctness
" creation tools
" dashboards
" delivery optimization
" democratization
" design
" " optimization
" discrepancies
" documentation
" drift
" driven innovation
" " qa
" ecosystems
" engagement
" engineering tools
" enrichment
" " approaches
" " tools
" entities
" evaluation
" exchange mechanisms
" " patterns
" exploration
" extensions
" extraction
" " tools
" factory
" feeds
" fetching
" flow
" " diagrams
" " mappings
" fluency
" forecasting
" format analysis
" formats
" formatting
" frames
" freshness
" function
" gap analysis
" gaps
" gathering
" governance basics
" " tools
" graph capabilities
" handling
" " practices
" harmonization
" hygiene
" imputation
" in motion
" indexing
" industry
" ingestion flows
" " pipelines
" insights
" instrumentation
" integration frameworks
" " pipelines
" " strategies
" " tools
" integrity principles
" " software
" interoperability
" interpretation
" investigation
" issues
" labeling industry
" " infrastructure
" lake architectures
" " design
" " frameworks
" " solutions
" lakehouse architectures
" landscapes
" language interface
" leakage prevention
" lifecycle
" " management
" lineage tools
" " tracking
" linking
" loader
" loading
" loads
" management tools
" mappings
" markup
" mart tools
" marts
" masons
" matching
" migration scripts
" " testing
" " tools
" model governance
" " optimization
" modeling tools
" modelling techniques
" modernisation
" modernization
" monetisation
" monitor
" monitoring
" movement strategy
" object definitions
" observability
" onboarding
" operations
" ops
" orchestration tools
" organization
" pages
" partnerships
" performance strategies
" persistence
" pipeline architecture
" " design
" " engineering
" " orchestration
" " tooling
" " tools
" pipelining
" platform
" " automation
" " development
" " engineering
" " implementation
" " integration
" policies
" prep
" privacy guidelines
" " policies
" " regulations
" process flows
" processing frameworks
" " pipelines
" " tools
" " workflows
" product architecture
" " governance
" " management
" protection regulations
" " requirements
" " standards
" protocol
" provenance
" quality analysis
" " assurance
" " checks
" " control
" " dashboard
" " engineering
" " framework
" " kpis
" " monitoring
" " practices
" " processes
" " remediation
" " rules
" " standardization
" " standards
" " testing
" " tools
" querying
" " tools
" reconciliation
" refresh failures
" reliability
" replication
" research
" residency
" " regulations
" resilience
" restore
" review
" risk
" scalability
" scaling
" schemas
" science frameworks
" " fundamentals
" " platforms
" " techniques
" " tooling
" " tools
" security controls
" " measures
" " policies
" serialization
" service management
" services
" sets
" sheets
" solutions
" source identification
" sources
" sourcing
" sovereignty
" " laws
" stack tools
" stacks
" standardisation
" standards
" statistics
" storage architectures
" " engines
" " options
" " solutions
" " systems
" stores
" streaming platforms
" structuring
" studio
" summarization
" syncs
" systems
" tagging
" targeting
" technologies
" telemetry
" testing
" timeliness
" tools
" tracking
" transformation
" " pipelines
" " workflows
" trust
" validation manual
" " techniques
" vault modeling
" versioning
" visualization libraries
" " platforms
" " techniques
" " tools
" warehouse architecture
" " concepts
" " design
" " principals
" " technologies
" " tools
" warehousing concepts
" workflow
" workshops
" wrangling tools
data-as-a-service
data-centric environments
data-driven
" analyses
" analysis
" analytics solutions
" applications
" architecture
" automation
" decision automation
" " intelligence
" decisions
" design
" development
" digital ecosystems
" industries
" insights
" investigative tools
" marketing
" markets
" methodologies
" mindset
" music projects
" operations
" organization
" problem solving
" processes
" product development
" products
" quality insights
" recommendations
" reporting
" scoring
" storytelling
" tools
" ux optimization
" visualization systems
data-focused
data-heavy interfaces
" products
data-informed mindset
data-integration platforms
data-intensive application development
" applications
" backend systems
" pipelines
" platforms
" systems
data-oriented development
data-rich interface design
" saas
data/concept
data/etl
" testing
data/ml capabilities
" engineering
" product management
database access
" " strategies
" adapter
" architecture tools
" automation
" " tools
" backup
" " tools
" capacity planning
" clustering
" concepts
" configuration
" dashboard tools
" dashboards
" design engineering
" downtime reduction
" engine execution
" engineering
" fundamentals
" handling
" integration
" " tools
" interaction
" internals
" knowledge
" kpi management
" locking strategies
" management software
" migration
" models
" " tools
" monitoring
" " tools
" objects
" operations
" optimization
" " tools
" patching
" per service
" performance
" " benchmarking
" " engineering
" " monitoring
" " optimization
" " tools
" profiles
" prototyping
" query optimization
" querying
" " languages
" recovery
" replication
" reporting
" " software
" " tools
" schema deployment
" schemas
" security tools
" server environments
" services
" sla management
" software
" solutions
" standards
" " tools
" storage
" " tools
" structure
" tech
" technologies
" tools
" troubleshooting
" " tools
" validation
" version upgrades
" visualization
" " tools
database-driven applications
database/xml interaction
databases & warehousing
databinding
databricks agents
" asset bundle
" lakehouse
" medallion architecture
" mosaic ai
" serverless
" workbooks
datacenter
" infrastructure
" modernization
datafactory
dataflex
dataflows
" gen2
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
" pipelines
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
" 2.x
datenbanken
datenmodellierung
datenpipeline
datenschutz
datorama
davinci
" classic configurator
" configurator
daws
dax calculations
" modeling
" query
daylight simulation
db backups
" design
" profiler
" schemas
" sql
" tuning
db2 tools
db2/sql
dbase
dbms
dc drive
" stringing
" subsystem components
" systems
" wiring
dc-dc power regulation
dc/ac converters
" systems
dcc processes
dcim
" systems
dcs/plc programming
dcswitching
ddc controller selection
" nodes
ddd concepts
" methodology
ddl/dml
ddms
ddos
" protection
ddr phys
ddr4
de novo submissions
de-rse
deadline management
deal
" closure
" desk
" optimization
" sourcing
" stages
" strategy
" structures
deal-making strategies
dealer deployment
" management
" network
" " management
dealer/distributor management
dealership management
dealogic
debezium
debit notes
debit/credit card processing
debottlenecking studies
debounce
debt
" analysis
" capital markets
" documentation
" markets
" securities
" structuring
" valuation
debug infrastructure
" tools
debugger
debugging & optimization
" production issues
" skills
" techniques
" tools
decarbonisation trends
decarbonization technologies
decentralized data clusters
" finance
" identity
deceptive security technologies
decision intelligence
" logic
" management
" quality
" rules
" support
" " logic
" systems
decision-making techniques
" under uncertainty
decision-ready dashboards
decisioning logic
" tools
decisioning/rules engines
declarative automation
" rules
" systems
decline management
decontamination operations
decoupled system designs
decoupling strategies
decryption
dedication
deductive reasoning
deep learning framework
" " research
" links
" neural networks
" problem understanding
" tech
" technical discussions
deepeval
deepgram
deeplearning4j
deepsort
deepspeed
deepstream
deeptech
deesel
defect analysis
" assessment
" closing
" creation
" detecting
" documentation
" elimination
" " programs
" identification
" lifecycle
" " management
" logging
" management process
" " tools
" prediction
" prevention
" reduction
" reporting
" tracking systems
" " tools
" triage
" " policy
defence
" acquisition
" intelligence
" sector
" systems
defender
" for cloud
defense
" aviation
" budgets
" industry
" radar sensors
" systems
" technology
deferred function callbacks
" revenue accounting
defi
define.xml
dekart
delhivery
delinea
delinquency
" analysis
deliverables
deliveries
delivery accountability
" discipline
" excellence
" focus
" management
" metrics
" mindset
" networks
" planning
" plans
" practices
" predictability
" responsibilities
" solutions
" support
dell
" boomi atomsphere
" emc
" vxrail
delmia quintiq
deloitte
delphix
delta
" processes
" sharing
delta-rs
deltacloud
deltalake
deltek costpoint
" vision
deluge scripting
demand assessment
" generation automation
" mitigation programs
" tools
demand/supply planning
demandtools
demo approaches
" systems
demonstration environments management
demos
demurrage processes
denials
dental equipment
department of defense
dependencies
dependency controls
" injection frameworks
" mocking
" resolution
" scanning
" troubleshooting
deployment activities
" architecture
" automation
" best practices
" challenges
" constraints
" lifecycle management
" manager
" of datasets
" planning
" practices
" process
" reliability
" risk assessments
" runbooks
" strategies
" tooling
" tools
" topologies
" von ki-modellen
" workflows
deployments
deposit account management
deposits
depots
depth perception
derivative pricing
" products
derivatives systems
derwent
descript
design 4 delight
" aesthetics
" and construction
" " development
" applications
" basis
" " development
" builder
" calculations
" capabilities
" collaboration
" consistency
" constraints
" control
" " tools
" criteria
" decision making
" discipline
" discussion
" documentation
" documents
" eye
" feedback
" fundamentals
" history file
" manager
" mapping
" " tools
" ownership
" pattern library
" practices
" presentations
" principles
" recommendations
" release
" review
" risk registers
" rule check
" rules
" sense
" sensibility
" simplification
" skills
" standards
" tools
" transfer
design-around strategies
design-build contracts
design-for-sourcing
design-in activities
designbuilder
designing cost-efficient jigs
desire to deliver
" " learn
desktop
" application development
" " testing
" applications
" automation
" containers
" publishing software
" risk assessment
" software
" " development
detail focus
" orientation
detailed scheduling
detailing skills
detection capabilities
" engineering
" workflows
detector
determination
deterministic matching rules
" parallel java
" state management
" systems
dev ops
" tools
dev-c++
dev/scripting
developer advocacy
" ecosystem
" education
" empathy
" enablement
" experience
" " tooling
" happiness
" pipeline
" productivity
" " tooling
" " tools
" relations
" studio
" toolchains
" tooling
" tools
development areas
" deliverables
" environments
" frameworks
" fundamentals
" guidelines
" lifecycle
" methods
" processes
" sector
" standards
" time analysis
" tools
develops others
devexpress
" ui components
deviation
" creation
" handling
device aging
" cloud execution
" communication
" configuration repositories
" control
" integration
" interfaces
" master record
" modeling
" performance
" physics
" security
" software
" test cloud
" tree
" virtualization
device-based authentication
device-driven operations
devices
devin
devops & infra
" " infrastructure
" architecture
" automation
" best practices
" center
" collaboration
" culture
" methodologies
" mindset
" pipelines
" practices
" principles
" tool engineering
" toolchain
" tooling
" tools
" transformation
" workflows
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
" implementation
dg genset
" offset
dgc700
dgraph
dhf management
dhtml
diagnosis
diagnostic
" activities
" codes
" data analysis
" informatics
" information
" protocols
" system
" techniques
" trouble codes
diagnostics
diagramming software
diagrams
dialer
dialler
dialog control language
dialogflow
" cx
dialogue state tracking
diameter
dibol
dicom networking
" standards
dictionaries
diffusion tts models
digilocker
digital acquisition
" ad platforms
" advertising optimization
" advisory
" aftercare
" analytics tools
" and technology
" app innovation
" applications
" asset tokenization
" assistants
" audio electronics
" banking platforms
" business transformation
" campaign management
" campaigns
" capability
" charting
" circuit technology
" classrooms
" collaboration tools
" command language
" commerce
" " kpis
" communication
" content processing
" continuity
" control solutions
" creator economy
" culture
" demand generation
" design fundamentals
" " verification
" development
" diagnostics
" domains
" ecosystem
" employee experience
" enablement
" engagement
" engineering
" enterprise
" environments
" excellence
" execution
" experience
" " market
" fluency
" for development
" governance
" growth
" hardware
" health
" identity
" imaging detectors
" india initiative
" infrastructure
" initiatives
" innovation
" interfaces
" issuing
" knowledge
" landscape
" learning platforms
" logbooks
" logging
" making
" manufacturing transformation
" marketing analytics
" " ecosystem
" " platforms
" " tools
" " trends
" media planning
" " trends
" modernization
" motorsport
" ocean
" outreach
" payment flows
" " services
" payments
" personal loans
" platforms
" plm transformations
" policy management
" pr
" " coordination
" processes
" procurement analytics
" product
" " analysis
" " architectures
" " engineering
" quality assurance
" " platforms
" " systems
" retail
" risk
" " protection
" roadmap definition
" roles
" securities markets
" signages
" signatures
" skills
" solution architecture
" solutions
" strategies
" substation
" system architectures
" systems design
" technologies
" technology strategy
" thread
" toolkits
" tools
" tools/technologies
" transformation tools
" validation
" wallets
" wealth management
" work instructions
" workflow solutions
" workplace collaboration
" " strategies
" " technologies
digital.ai xl deploy
digitale infrastruktur
" zwillinge
digitalisation of grids
digitalisierung
digsilent
dimension modelling
" tables
dimensional checking
" data modeling
" models
dimmers
dinkc
diplomatic communication
dir-12
direct communication
" credit
" debit
" fulfillment
" tax compliance
directfb
directory services
disaster recovery solutions
" " tools
" risk reduction
disciplinary actions
discipline
disciplined
disciplining
disclosure management
disclosures
discom
" policies
" procedures
" processes
" standards
disconnectors
disconnects
discord
discover.ai
discovery workshops
discrete industries
disease processes
disha
disk management
" usage analyzer
dispatch software
dispersion modeling
display
" ads
disposition routing
dispute handling
" management
disputes
dissolution
" testers
" testing equipment
distcc
distributed applications
" architecture
" backend systems
" caches
" caching
" cloud engineering
" clusters
" computing frameworks
" " systems
" consensus
" " patterns
" data platforms
" " processing
" " storage
" database systems
" databases
" ecosystems
" energy systems
" file systems
" frameworks
" jobs/queues
" memory models
" messaging technologies
" persistence technologies
" processing
" " technologies
" programming
" query processing
" server infrastructure
" services
" system concepts
" " design
" systems architecture
" " engineering
" " patterns
" task processors
" tracing tools
" training
" transaction management
" web services
distributed/event-driven patterns
distributed/gpu training
distribution
" automation
" equipment
" growth
" management
" network management
" pipelines
" strategy
" supply
" systems
" workings
distributor management systems
divergent thinking
diverse capability
" perspectives
diversification
diversified industrials
diversity & inclusion
" advocacy
" and inclusivity
" outreach
divestment activities
divi
django channels
" orm
" rest
dji assistant
" drones
" pilot
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
" management
" records
dnssec
dnv codes
dnxhd
do-178b/c
do178a/b
doble
docbook
docker & ci/cd
" desktop
dockerized environments
" models
docs
doctrine
" orm
doculink
document administration
" ai
" analytics
" approval
" archival
" automation
" control process
" flows
" ingestion
" " pipelines
" intelligence
" " platforms
" lifecycle management
" loaders
" management platforms
" " software
" " system
" " tools
" stores
" transmission
" understanding
" upload
" verification
" workflows
document-based databases
document-centric workflows
document-heavy domains
" workflows
document/content management systems
documentaries
documentation & governance
" analysis
" and reporting
" as code
" authoring
" clarity
" compliance
" control
" discipline
" improvement
" management
" maturity
" platforms
" practices
" quality
" review
" rigor
" skills
" tools
dod operations
" security frameworks
" standards
doe methodologies
" proficiency
doip
dojo
" toolkit
dol starter
dolphin system
dom manipulation
domain context
" controller
" driven development
" expertise
" knowledge
" management
" workflows
domain-driven software design
domain/industry workflows
domestic travel
doors
dora metrics
dora/flow metrics
dot net
" " core
" " documentation
dotnet framework
dovetail
down-conversion/shifting materials
downstream
" analytics platforms
" dynamics
" operations
downtime
doxygen
dpdp act
dr checklists
" drills
" plans
" runbooks
dr/bcp
draco
draft analysis
drafting and detailing
" skills
drain layouts
drainage
drakon
dram memory models
" protocol
drawing coordination
" package interpretation
drei
dremio
drf framework
drift
" detection
" monitors
drilling equipment
" operations
drive for improvement
" " results
" installations
driver debugging
" safety
driver-based forecasting
driver/regression models
driverless vehicles
drivers
drives
driving change
" nfrs
" organizational discipline
drizzle orm
drm integration
drone assembly
" ci
" servicing
" software
" technology
drones
dropbox
droppers
dropship
drozer
drs cluster
drug coding
" development lifecycle
" " process
" treatments
drugs
druid
druva
ds8k
dsl-based solutions
dslr
dsme
dso/tso businesses
dsp kernels
" processors
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
" optimization
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
" app animations
" catalog formats
" code analysis
" compensation mechanisms
" component loading
" content communications
" environment functioning
" links
" pricing
" scheduling
" web applications
dynamics
" 365 ce
" " crm
dynamics365
dynamo db
e quest
e-books
e-commerce advertising
" development
" experience
" fraud detection
" integrations
" performance testing
" platforms
" retail
" systems
" tools
e-crf
e-fuels
e-governance
e-invoice
e-learning platforms
" systems
e-maintenance
e-on vue
e-pump
e-reader software
" technology
e-reporting
e-sign
e-tabs
e-way bills
e. coli
e1-ifm
e2b gateways
e2e ptp cycle
" tests
ea repositories
eagle
" automation center
" message center
" uploader
eam solutions
early warning signals
early-stage businesses
" testing
earned wage access
earth tester
" testing
earthing
earthkit
earthquake analysis
ease
easeljs
east asian studies
easy pl/i
" programming language
" redmine
" vasp
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
" rcp
eclipselink
ecmo applications
eco-friendly features
eco/ecn/plm
ecoa/reg b
ecommerce fraud detection
" platforms
" website development
econometric frameworks
" models
" techniques
economic assessments
" calculations
" conditions
" data analysis
" development advisory
" factors
" feasibility
" modelling
" models
" simulations
" trends
" " analysis
economics studies
ecosys
ecosystem
" activation
" building
" platforms
" security
ecs fargate
ecs/eks
ectd requirements
ecto
ecu development
" identification/configuration
" setups
ecu/electronics packaging
ecube
ecus
ed-tech sales
eda tools
edc design
" systems
" tools
edge
" ai
" analytics
" caching strategies
" compute
" deployment
" devices
" environments
" functions
" hardware
" " environments
" orchestration tools
" services
" systems
edge-case scenario generation
edge-to-cloud analytics
edi formats
" protocols
" software solutions
" standards
" workflow management
" x12/edifact
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
" ecosystem
" industry
" institutions
" policies
" sales
" sector
" systems
educational content design
" software
" trends
eeprom
effect
effective working relationships
effectiveness
efficiency
" enhancement
" improvement
efficient rendering
effluent treatment plant
effort estimation
efront
eft/wire transfers
eggplant
egovernment products
ehr/emr systems
ehs audits
" committee meetings
" kpis
" legal register
" management
" " systems
" mis reports
" performance
" plans
" policies
" reporting
" standards
ehv substations
eia assessments
" reviews
" scoping
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
" container registry
" ips
" load balancing
" search
elastic/redis search
elasticache
elasticcache
elasticdb
elasticity
elb/alb
election markup language
electric
" fence
" vehicle chargers
" " charging
" " manufacturing
" " training
electrical assemblies
" cabinet
" calculations
" circuit wiring
" compliance certifications
" concepts
" control panel
" " system
" design components
" distribution systems
" fault troubleshooting
" fundamentals
" furnaces
" general arrangements
" infrastructure
" inspections
" installation tools
" issues
" layouts
" load calculations
" markets
" materials
" motors
" networks
" norms
" overstress analysis
" panel
" " testing
" planning
" power distribution
" " engineering
" " networks
" " systems
" products
" safety analyzers
" " equipment
" " protocols
" " regulations
" " rules
" schematics
" scheme
" sector
" single-line diagrams
" specifications
" supply systems
" systems installation
" " maintenance
" " repair
" " troubleshooting
" testers
" tools
" utilities
electrical/mechanical design
electrical/physical failure analysis
electricity bills
" board regulations
" distribution
" markets
" regulations
" storage
" transmission
electrification
" of industry
electro-mechanical hardware fabrication
" systems
" technology
electro-optic systems
electrolyser technologies
electromagnetic fields
electron
electron-based apps
electronic assembly
" batch records
" billing
" components design
" devices
" gaming machines
" materials
" modules
" security
" " systems
" submission formats
" subsystems
" systems design
" test plans
" transactions
" troubleshooting
" working papers
electronics communication
" hardware
" " design
" in auto
" industry
" parts
" products manufacturing
" standards
" systems
elektrotechnik
elementary
elementor
elevators
elevenlabs
eligibility logic
eliminations
elk/efk
elk/opensearch
eloquent
" orm
elt pipelines
" techniques
eltron programming language
elv systems
elv/bms
" systems
ema regulations
emacs lisp
email
" alerts
" automation
" " platforms
" bots
" builder
" configuration
" database purchase
" development
" finder
" integration
" lists
" management
" marketing platforms
" regulatory compliance
" security
" services
" software
" solutions
" studio
" template builder
" tools
" workflows
" writing
embargo
embedded ai
" " solutions
" analytics
" automotive platforms
" boards
" bus protocols
" control systems
" debuggers
" deployments
" edge computing
" financing
" firmware development
" fundamentals
" gpus
" hardware
" " design
" networking
" optimization
" os
" payments
" platform development
" platforms
" protocol software
" software development
" " support
" software/firmware
" system design
" " development
" " infrastructure
" systems architecture
" " testing
" value
embedded-toolchains
embedding models
" pipelines
" store
" systems
embeddings
ember
embos
embracing change
emc considerations
" directive
" networker
" standards
" test methods
emc-compliant designs
emc/emi testing
emea markets
emerald
emergency equipment
" messaging
" workstation
emerging ad platforms
" automation frameworks
" battery chemistry
" geospatial trends
" marketing trends
" markets
" models
" talent
emerson
" syncade
emi recovery
emi/esd analysis
emission reduction trading
" reporting
" " system
emissions
" analysis
" compliance
" gap assessment
" reduction
" security
emmc
emobility
emotion
emotional regulation
empathetic communication
employee center pro
" central
" " payroll
" compliance
" development programs
" events
" experience
" lifecycle
" management
" morale
" relations judgment
" training documentation
" " execution
" " planning
employment norms
emr interoperability
" systems
ems system
emtdc
emulate3d
emulation
emulator
emulex hbas
en iso 14971
" standards
en4600
" standards
enablement
" programs
enactor
enclosure constraints
enclosures
encryption methods
" protocols
" software
" standards
end user provisioning
" " testing
end-to-end automation
" development
" orchestration
" ownership
" responsibility
" thinking
endevor
endpoint hardening
" security baselines
endur
" architecture
endurance testing
energie- und umwelttechnik
energiespeicher
energization
energy & power
" " renewable
" " utilities
" accounting
" analytics
" and resources
" " sustainability
" " utilities
" calculations
" components
" consulting
" data management
" economic databases
" economics
" engineering
" flexibility
" industry
" infrastructure
" management software
" " system
" market analysis
" " apis
" " modelling
" markets
" modeling software
" modelling
" monitoring
" networks
" optimization
" performance analysis
" plus
" portfolio management
" procurement
" retail
" sales
" savings analysis
" sector
" " regulations
" services
" simulation
" solutions
" " industry
" storage
" " evaluation
" " projects
" " solutions
" " systems
" system
" tariffs
" trading systems
" transition research
" " systems
" usage monitoring
" utility products
" yield analysis
" " assessment
energy-efficient design practices
energy/commodity trading
energyplus
engagement activities
" strategies
engine overhauling
" performance
engineered products
engineering & infrastructure
" analytics
" automation
" batch activities
" best practices
" changes
" checklists
" compliance
" consulting
" design
" " software
" disciplines
" drawing updates
" equipment
" excellence
" execution
" fundamentals
" goods industry
" industries
" judgment
" knowledge
" leadership
" materials
" methodologies
" package delivery
" practices
" principles
" processes
" quality
" requirements
" rigor
" services
" software
" solutions
" standards
" stations
" supplies
" systems
" tools
" velocity
" workflows
enhanced rock weathering
enhancements
" framework
enisa guidelines
enms
enovia
enrollment driving
ensembl
enterprise activity modeling
" ai
" " applications
" " deployments
" " governance
" " platforms
" " systems
" " tools
" analytics
" apis
" application architecture
" " delivery
" " design
" " development
" " frameworks
" " scalability
" applications
" asset management
" automation
" billing
" business
" " development
" " transformation
" challenges
" clients
" cloud
" " adoption
" " determination
" " services
" " transformation
" collaboration solutions
" compliance
" computing
" " software
" contact center
" content platforms
" cpq
" customer management
" " success
" customization hub
" data
" " architecture
" " catalog
" " environments
" " flows
" " management
" " platform
" " sources
" " standards
" " structure
" " systems
" delivery framework
" design principles
" engineering
" environment
" features
" firewalls
" geodatabases
" grade applications
" infrastructure
" " management
" integration architecture
" " frameworks
" " patterns
" " platforms
" integrations
" intelligence
" interoperability
" it
" " environments
" " infrastructure
" " landscapes
" " sales
" " services
" java
" " applications
" leadership
" manager
" meeting experience
" " technologies
" messaging
" " system
" mobility
" modernization
" network architecture
" " design
" networking
" networks
" performance management
" pipeline
" planning transformation
" platform operations
" " products
" platforms
" policies
" pricing
" privacy standards
" process automation
" processes
" product environments
" products
" project environments
" readiness
" relevance
" reporting
" risk
" saas
" " sales
" " systems
" scale development
" " integrations
" security patterns
" " practices
" " solutions
" " stacks
" server-side applications
" service delivery
" services
" software
" " deployment
" " design
" " development
" " engineering
" solution architecture
" solutions
" sql
" standards
" storage engineering
" " solutions
" strategy
" system architecture
" systems
" " integration
" technology
" " platforms
" " refresh
" " standards
" transformation
" use cases
" ux guidelines
" value chain
" visionos applications
" voice
" web applications
" " technologies
" wireless infrastructure
" workflow applications
" workflows
enterprise-class microservices
enterprise-grade architecture
" challenges
" identity providers
" integrations
" safeguards
" security
" solutions
" systems
" web technologies
enterprise-level ai solutions
" engagements
enterprise-managed environments
enterprise-ready improvements
enterprise-scale ai
" applications
" software solutions
" solutions
enterprise/b2b sales
entertainment
enthusiasm to learn
entitlements
entity detection
" extraction
" models
entity-relationship diagrams
entra
" identity
entraid
entrepreneurial
" action
" capacity building
" drive
" skills
entwurfsplanungen
envi
" met
environment configuration management
" configurations
" coordination
" health
" orchestration
" procedures
" promotion
" stability
environmental awareness
" clearances
" consultancy
" controls
" data
" emissions
" finance
" impact analysis
" insights
" knowledge
" legislation
" management
" modeling software
" programs
" risk monitoring
" rules
" sensors
" solutions
" standards
" sustainability
" testing
" validation
envoy
enzyme
" products
eobs
eod automation
eolt specifications
eot assessments
" claims
" cranes
epa standards
epabx
epc agreements
" ecosystem
" project sales
" sales
" services
" solar projects
epci industry
epcm engineering practices
epcs
epic connector integration
" connectors
epics
epigram
episerver
" cms
epm automation
" " scripting
" tools
epr compliance
" obligations
eprm
eqms
equipment
" arrangements
" foundations
" integration
" inventories
" maintenance strategy
" racks
" reliability
" safety analysis
" selection
" sizing
" specifications
" survey
" validation
equities markets
equity
" buybacks
" capital structure
" derivative products
" derivatives
" " trading
" financing
" management
" products
" securities
" swaps
equivalence class testing
er-models
eras
ercot
ericsson portfolio
erneuerbare energien
erp administration
" automation
" concepts
" configuration
" consulting
" control testing
" development
" domain
" financial systems
" integration
" management
" mapping
" module customization
" optimization
" platforms
" reporting
" sales
" security
" solutions
" stabilization
" support
" system configuration
" " implementation
" " optimization
" technical execution
" " proficiency
" transformation
erp/crm software
erpnext
erps/crms/oms/pims
error analysis
" budget design
" correction
" fixing
" handling
" logging
" measurement
error-free coding
error-handling architectures
ertragssimulationen
erwin
es6+
esb platforms
esbs
esbuild
escalation
" matrix
" processes
" strategies
" workflows
escapade
escher
esd-lu
esg advisory
" analysis
" assessments
" considerations
" data
" " frameworks
" goals
" integration
" performance
" principles
" ratings
" regulation
" reporting software
" research
" risk identification
esic
" compliance
eslint
esnext
esops
esp-idf
espol
espresso
esri desktop applications
" javascript api
esrs
esterel
estimates
estimation
" methodologies
esxi host
etabs
etas
etcs
" signalling system
etfs
ethanol production
ethernet com stack
" communication stack
" connectivity
" switching
ethers.js
ethical
" ai
" " practices
" attitude
" behavior
" behaviour
" compliance
" considerations
" evaluation
" integrity
" judgment
" mindset
" practices
" sourcing
ethics
" and compliance
" committee procedures
" point
" " application
etl automation
" best practices
" concepts
" design
" " patterns
" framework
" gluejob
" methods
" platform
" process
" processing
" production support
" scripts
" testing
" tools
" workflows
etl/elt concepts
" pipelines
" processes
" tools
" workflows
etoys
etp-stp
etrm
" systems
ets2
etsi
eu annex 11
" cra
" cybersecurity act
" institutions
" mdr compliance
" procurement directives
" regulations
" taxonomie
euai act
euclid
euler
euphoria
eureka
" service discovery
eurohpc
european cloud infrastructure
" " sovereignty
" data sovereignty
" gas domain
" sovereign cloud
" vat
eurovignette
ev chargers
" charging infrastructure
" " stations
" components
" ecosystems
" industry
" platforms
" powertrain
evacuation standards
" systems
eval harnesses
" suites
evaluating
evaluation
" & observability
" criteria
" frameworks
" gates
" metrics
" pipelines
" plans
" protocols
" rubrics
" systems
" techniques
evaluation-as-code
evaluation/guardrails
evaluators
evangelism
event bridge
" buses
" contracts
" execution
" films
" grid
" handling
" hub
" ingestion
" " systems
" instrumentation
" management software
" mesh
" processing
" promotion
" roi analytics
" sales
" schemas
" stream processing
" streams
" timelines
event-based architecture
event-driven apis
" architecture tools
" automation
" communication
" design
" " patterns
" development
" integration patterns
" integrations
" patterns
" platforms
" updates
" workflows
event/queue/streaming
eventarc
eventhub
eventing
events
" analytics
eventual consistency
evernote
evidence automation
" gathering
" submission
evidence-backed automation
evidence-based recommendations
evidentlyai
evpn
evtol
exam prep platforms
excel advanced
" automation
" modeling
" with vba
excelerator
excellence
exception management
" " tools
" transparency
exchange
" activesync
" data protocols
" identity
" policies
exchange-traded futures
" options
exchanges and netting
excipients
exec 2
executable
" uml
execution & delivery
" ability
" algorithms
" depth
" discipline
" dynamics
" engine
" excellence
" focus
" governance
" methods
" mindset
" models
" plan
" planning
" rigor
" skills
" status reports
" systems
" velocity
execution-focused
executional rigor
executive buy-in
" communication
" dashboard
" decision-making
" discovery
" engagement
" movements
" presentation
" relationship management
" representation
" stakeholder engagement
" storytelling
" workshops
executive-level communication
" reporting
" storytelling
executive-ready communication
exegy
exhibition design
" sales
exotics
" products
expansion workflows
expect
expense accounting
" calculations
" core
" stewardship
experian powercurve
experience briefs
" builder sdk
" cloud
" optimization
" strategies
" studies
experiential events
experiment design
" tracking
experimental mindset
" skills
experimentation frameworks
" loops
" tools
experimentierfreude
expert performance analytics
explain
explainability
explanatory models
exploit chains
" development
exploring nature
explosion effects analysis
expo
exponent cms
export
" benefits
" control compliance
" finance
" industries
" logistics
" management systems
" operations
" promotion
export-import documentation
export-oriented companies
exposure management
express cargo
" framework
expression
expressroute
ext js
ext4
extendscript
extensibility
" frameworks
extensible storage engine
extension ecosystems
" security models
external apis
" financial integrations
" healthcare partners
" indices
extra items
extraction
" tasks
extracts
extreme ownership
extron
extrusion process
ey parthenon
f&a process
f-script
f2b system
f5 advanced waf
" ltm
" slb
" waf
faac
fabric
" data activator
" lakehouse
" pipelines
" warehousing
fabrication processes
" quality
" specifications
" tolerances
fabricpath
facebook
" api
facetime
facial analysis
" biometrics
facilities
facility audits
" constraints identification
" equipment integration
" mass balance
" qualification
" security
" siting
fact tables
fact/dimension design
factiva
factor
factories act
factory
" acceptance testing
" automation
" design pattern
" operations
" safety
" test strategy
" testing
factory/labour compliances
facts
" systems
factuality
fail-safe log storage
" mechanisms
failover activities
" strategies
failsafe systems
failure analysis techniques
" investigations
" modes
" modes/mitigations
" rate analysis
fair
" principles
" value accounting
" " principles
" " reserve
fairness in algorithms
faiss
faithfulness
falcon
fallback behaviors
" testing
false ceilings
family office management
fancy
fantom
fanuc
" roboguide
faqs
farmer demand generation
farming-as-a-service
fashion
" industry
" trend analysis
fast api
" apis
" clones
" execution
" formulas
" iteration
" " cycles
" learning
fast-growth environments
" startups
fastapi async endpoints
" microservices
fastapi/django
fastq
fat reports
fat/sat documentation
fault analysis
" analyzer
" level coordination
" physics
" traceability
" tree
" tree+
fault-injection testing
fault-tolerant applications
" architectures
" systems
faust
fbdi
fcc compliance
fcra
fda 21 cfr
" guidances
" guidelines
" inspections
" labeling requirements
" reprocessing guidance
" requirements
" standards
fda-regulated environments
fda/ich regulation
fdi/faidp
fdmee
fdt 1.2
fdt2.0
fea tools
feasibility calculations
" checks
" evaluation
feature correctness
" delivery
" demonstrations
" design
" development
" flags
" requests
" selection methods
" stories
" teams
" testing
" toggles
" upgrade
" validation
feature-sliced design
features
federal environmental laws
" it
" security standards
federated architectures
" models
federation
fedex products
feed
" projects
feed-stage specifications
feedback
" analysis
" application
" collection
" delivery
" gathering
" orientation
" provision
" reception
" sharing
" systems
feeds platforms
fehlerakzeptanz
feign clients
felix
fema
" regulations
fenergo
ferite
fetch
" api
few shot learning
few-shot classification
" design
ffmpeg
fhir standards
fi-ap
fi-co integration
fi-mm
fi/co
fiber channel
" leasing
fibonacci retracements
fiddler
field agent workflows
" behaviors
" busses
" debugging
" deployment
" device selection
" impact
" instrumentation technologies
" instruments
" maps
" monitoring campaigns
" operations
" sensors
" sets
" support
" " services
" work
field-driven problem solving
field-oriented mindset
figjam
figma ai
" " plugins
" inspect
filament-php
file adapter
" aid
" integrity monitoring
" operations
" parsing
" transfer protocols
file-based interfaces
file/ pdf based
filemaker
filesystem
filetab
filprofiler
filters
finacle
" customization
" implementation
" migration
" scripting
" upgrade
final bills
" cut
finalbuilder
finance
" & accounting
" administration
" and accounting
" consulting
" coordination
" digital transformation
" industry
" integration
" management
" operations
" processes
" sector
" technology
" transformation
financial accountability
" accounting advisory
" " erp
" accuracy
" advisory
" analysis software
" " tools
" apis
" apis/sdks
" applications
" assessment
" asset management
" back-office systems
" business models
" close processes
" compliance
" " frameworks
" concepts
" controllership
" crime
" " compliance
" " prevention
" " screening
" " surveillance
" " typologies
" data analysis
" " controls
" " evaluation
" " gathering
" " interpretation
" " security
" " transformation
" databases
" document interpretation
" " review
" documents
" domain
" " data
" field
" force
" formulas
" governance
" guidance
" health
" " analysis
" impact analysis
" incentives
" industry
" " trading
" institutions
" instrument valuation
" instruments
" kpis
" logic
" market knowledge
" markets
" messaging standards
" metrics
" modeling software
" " tools
" operations
" oversight
" performance
" " analysis
" " management
" planning analytics
" policies
" principles
" processes
" product sales
" products
" projections
" providers
" ratios
" reconciliation
" record audits
" reporting controls
" " standards
" research
" restructuring
" risk analysis
" " markets
" " models
" " systems
" sector
" securities
" services
" " advisory
" " cloud
" " decisioning
" " design
" " domain
" " industry
" " operations
" " regulation
" " risk
" " strategy
" skills
" solutions
" spreading
" stewardship
" structures
" structuring
" support
" systems development
" terms
" trading systems
" transaction lifecycles
" " platforms
" " processing
" transactions
" value proposition
" viability
" workflow orchestration
" workflows
financial/reporting systems
financial/stock market
financials
financing activities
" instruments
" mechanisms
" structures
finastra
fincen
fine jewellery standards
fine-tuning models
" techniques
finger dexterity
finishes
finite capacity planning
finnone
finops analysis
finra
fintech compliance
" interfaces
fintech/payments ecosystem
fiori
" apps
" elements
" launchpad designer
" time-writing applications
fiori/ui5
firb
fire
" detection
" fighting
" " systems
" " work
" norms
" protection knowledge
" risk assessment
" " mitigation
" safety management
" " systems
" systems
" tablets
" tv
fire-resistant cables
firebase auth
" distribution
" integration
" performance monitoring
" remote config
" studio
firebolt
fired equipment
" " design
firefighter setup
" support
firefighting systems
firehose
firewall architecture
" concepts
" platforms
" setup
firmware architecture
" authentication
" concepts
" debugging
" design
" development guidelines
" " lifecycle
" integration
" integrity checks
" quality assurance
" release
" testing
" update systems
" validation
firmware/emulation verification
first articles
first-hop-redundanz-protokolle
first-party hardware
first-principles thinking
fiscal compliance
fiserv
fishbone
fisheye
fit gap analysis
fitness
" for service
fitnesse
five9 iva
" studio
" vcc
fiverr
fix protocol
fixed asset management
" " software
" equipment inspection
" income business
" " instruments
" " investing
" " investments
" " pricing
" " products
" jacket structures
" price
fixed-point arithmetic
fixed/hybrid accounts
fixture operation
fixtures
" and tooling
flame graphs
flammability testers
flash
" catalyst
" memory management
flashdevelop
flask api
flat file structures
" files
" panel display
" rate schedule
flat-file interfaces
flavors
fleet incentive programs
" management software
" platforms
fleet-scale deployment
flex
flexbox
flexcube
flexera
flexibility marketing
flexible
" packaging
" working environment
flight controllers
" logic
" mechanics
" physics simulation
" simulation platforms
flipper
flix wayside systems
float-over topsides
flow
" actions
" analysis
" architecture
" batteries
" chart
" designer
" diagrams
" language
" meter
flow-matic
flower
flowise
flowmeters
fluent for flows
" ui
fluid conveyance
" flow systems
flutter devtools
" integration tests
" widgets
flutterflow
flux
fluxcd
fly.io
flyte
fm global
fmcg
" business
" commercial accounting
" industry
" manufacturing operations
" marketing
" sector
fmea methodology
fmea/fmeca
fmeda
fnol
focal
focus on execution
" " output
foil
follow-through
follow-up
" ability
" discipline
" skills
following instructions
font awesome
food & beverage
" and beverage
" certification
" colors
" industry
" tech
food/grocery delivery management
footprint analysis
force.com platform
" technologies
forecast accuracy
" models
forecast-in-a-box
forecasting accuracy
" and planning
" models
" tools
foreign area studies
" exchange management
" " transactions
" language
" trade processes
foreignkey
foreman
forensic investigations
forgerock access management
" directory services
" identity management
formac
formal communication protocols
" documentation
" jg
" reporting
formik
forming
forms
formula language
" profiles
formulas
forschungsdatenmanagement
forschungsdigitalisierung
forth
fortify
fortigate firewalls
fortinet firewalls
" security fabric
fortress
forward deployed engineering
forward-looking
foss compliance
fossid
fota
foundation
" models
" objects
foundations and piling
founder offices
foundry industry
foxbase
foxpro
fpga internals
" programming
" prototyping
" " platforms
" soc
fpga-based hardware design
" systems
fpm-webdynpro
fpml
fpos/cbbos
fpso modules
fracas/dracas
fractionation units
framer ai
" motion
framework creation
" development
franz lisp
frappe framework
fraud
" & identity
" analytics
" detection tools
" management
" monitoring
" patterns
" risk
" " analysis
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
" billing
" cost optimization
" logistics
" operations
" rail
frequency drives
" invertor
" regulation
freshness
" pipelines
frida
frls
front end applications
" office applications
" " processes
front-end architecture
" build tools
" configurations
" frameworks
" implementation
" libraries
" performance
" " tuning
" technologies
" visualization
" web design
" " development
front-office environment
" systems
frontend applications
" architecture
" best practices
" build tools
" design
" " patterns
" engineering practices
" frameworks
" fundamentals
" integration
" languages
" monitoring
" observability
" performance
" " optimisation
" " optimization
" platform
" proficiency
" programming
" security
" software development
" " engineering
" technologies
" testing
" tooling
frontend-backend integration
frontend-technologien
frontend/ui
frontline worker solutions
frp composite products
frro registration
frtb
fru records
fsc coc
" coc/fm
fsdp
fsi build
fsprog
fssai
ft view se
ftp adapter
ftps
ftz regulations
" software
fuel distribution
" management
fuelphp
fuels
fulfillment
" center operations
" models
fulfilment
full stack tools
full-cycle product development
full-stack applications
" architecture
" collaboration
" communication
" delivery
" services
" toolchain
" web engineering
fullstack
" architecture
" development
" engineering
fum data
fumigation test
" testing
function calling
functional acceptance testing
" analysis
" analysts
" configuration
" consulting
" coverage
" " analysis
" documentation
" documents
" expertise
" location
" manual testing
" process documents
" requirement document
" " specifications
" requirements
" " documentation
" risk assessment
" test planning
" verification
functionize
functions
fund liquidity planning
" manager oversight
" mobilization
" of funds
" raising
" reference data
" services
" valuation
fund-of-funds secondaries
fundamental drivers
funding models
" strategies
funds release
fundy
funkkommunikation
funnel analytics
" " tools
" management
" optimization
funnels
furniture
fusa
fusekit
fusion data integration
" " intelligence
" energy
" extensibility frameworks
" order management
" receivables
fusioncharts
future
" operating models
fuzzing
fuzzywuzzy
fw management
fwa detection
fx analysis
" derivatives
" rates
g suite tools
g/technology
g2b database
ga drawings
gaap accounting
galileo ai
game analytics
" development lifecycle
" engines
" logic
" maker language
" server logic
gamemonkey script
gameplay programming
" systems
gamification models
gaming
" loyalty apps
" systems
" trends
gamp
" 5 guidelines
gamp5
" guide
" guideline
gams
gans
gantries
gap identification
garbage collection tuning
gartner
gas distribution
" engines
" fired furnaces
" generators
" infrastructure
" marketing
" mixing
" monitoring
gate coaching
gate-level simulation
gateways
gauge
" plan
gazebo
gbs advisory
" transformation
gc tuning
gcc banking
gcdc
gcdmp
gcip
gcms
gcp ai
" auditing
" big table
" bigquery
" cloud build
" " storage
" composer
" compute engine
" dataflow
" dataproc
" devops
" functions
" iam
" integration
" networking
" pubsub
" regulations
" sdks
" services
" vertex ai
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
" smallworld
geant4
gear boxes
gearboxes
gearset
geda
gemini
" ai
" api
" cli
" code assist
" enterprise
gemms
gemstone
gen ai concepts
" " tools
" " workflows
gen-ai frameworks
gen-z communication
genai
" apis
" applications
" coding tools
" components
" concepts
" enablement
" frameworks
" integration
" models
" modules
" platforms
" safety/observability
" solutions
" stack
" technologies
" tools
" workloads
genai-assisted tools
genai-driven ux
gender diversity
genehmigungsverfahren
genepattern
general assembly layout
" management consulting
" purchase terms
generalist profile
generate-review-refine
generation expectations
generative ai architecture
" " frameworks
" " integration
" " models
" " plugins
" " solutions
" " studio
" " technologies
" " tools
" " workflows
" animation
" automation
" engine optimization
" interfaces
" journalism
" modeling
" models
" tools
" ui
" visual systems
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
" development
" systems
gensim
geo datasets
" farming
geo-localised experimentation
geoai
geoda
geodatabase design
geodatabases
geogebra
geography
" markup language
geoinformatik
geolog
geom
geomatik
geometrical dimensioning
geopandas
geopolitical analysis
" developments
" drivers
" risk evaluation
" risks
" " analysis
" topics
" trends
george
geoscience applications
" technology
geospatial
" analytics
" applications
" data
" " formats
" " handling
" " processing
" database management
" industry
" interpolation
" modeling
" standards
" systems
" technologies
" visualization
geospatial/geographic is
geotiff
geowissenschaften
gerber knowledge
geriatric depression scale
german federal politics
" tax system
gerrit
gestural behaviors
getx
gforth
gguf
ghg accounting
" carbon accounting
" lead verifier
" standards
ghidra
gibbscam
gibiane
gif creation
gifts and entertainment
gigw
gin-gonic
gips
" standards
gis concepts
" software
" technologies
" tools
gis-based inventory management
git & github
" action
" branching strategies
" gui
" hub
" lab
" submodules
" workflow
git-based version control
" workflows
git/bitbucket
gitbook
gitbucket
github advanced security
" ai workflows
" ci/cd
" co-pilot
" codespaces
" container registry
" governance
" security features
" workflows
githubactions
gitlab ci/cd pipelines
" continuous integration
" devops
" governance
" runner
gitlabci
gitops methodologies
gl reconciliation
glacier
glass
glassfish metro
glib
glide
" api
glideajax
glideapi
glideapis
gliderecord
" api
glidescript
global banking
" business
" " environment
" " operations
" " processes
" " services
" capability centers
" collaboration
" commerce
" compliance
" controls assessment
" custody
" customer operation
" databases
" design model
" " standards
" energy transition
" environments
" finance operations
" financial markets
" governance forums
" hr
" investment banking
" law
" macroeconomic trends
" market
" marketplace
" messaging
" mindset
" network connectivity
" next
" operations
" payment processing
" payroll
" " processes
" pharmacovigilance regulations
" process standards
" regulatory authorities
" remittances
" reporting
" " efficiency
" risk management
" saas scaling
" scheduling
" security
" stakeholder management
" supply chains
" tax compliance
" " regimes
" team collaboration
" " environment
" trade compliance
" " services
" warming assessment
" wells teams
glorya edms
glove
glow
glp software
glue
" catalog
" crawler
" data catalog
" pyspark
glycerin
gmail tools
gmp compliance
" documentation
" practices
" regulations
" software
" standards
gmra
gmsla
gmv growth
gnat programming studio
gnc subsystem design
gnss
gnss-denied navigation
gnu adns
" e
" libtool
" toolset
gnuplot
go high level
" lang
" test
go-live preparation
go-to-market systems
goal
" orientation
" tracking software
goal-oriented conversation
gobject
gocd
godiva
godot
" engine
gof design patterns
gold loan industry
golden record management
" signals
" source patterns
good pharmacovigilance practice
goods receipt management
google adk
" admin console
" ai
" " studio
" aips
" algorithm updates
" algorithms
" anthos
" antigravity
" apigee
" apis
" app engine
" " script
" apps
" assistant
" big query
" " table
" business api
" calendar
" ccai
" checkout
" chrome
" " extensions
" closure tools
" cloud ai
" " architect
" " devops
" " functions
" " products
" " spanner
" compute engine
" data engineer
" " proc
" deployment manager
" dialogflow
" firestore
" forms automation
" guice
" home ecosystem
" insights
" looker
" " studio
" maps api
" " apis
" marketing platform
" my business
" office suite
" play store
" ppc
" protocol buffers
" pub/sub
" pubsub
" requirements
" scholar
" scripts
" search
" secops
" secret manager
" sites
" slides
" spreadsheets
" standards
" suite
" technologies
" test framework
" vertex ai
" vertiex ai
" workspace administration
google's material design
gosu
gotran
governance
" & alm
" culture
" efficiency
" forums
" meetings
" orientation
" policies
" processes
" reporting
" reports
" standards
" tools
" workflows
governed ingestion zones
government
" approvals
" construction specifications
" digital transformation
" entities
" guidelines
" hierarchies
" infrastructure
" initiatives
" liaison
" partnerships
" policies
" portals
" procurement processes
" programs
" projects
" regulations
" sector
" security
" solar policies
" specifications
" subsidies
" subsidy process
" " schemes
" technology
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
" transcribe
" workflows
gpt-based systems
" workflows
gpt-class models
gpt-x
gpu acceleration
" architecture
" cluster
" management
" platform engineering
" software
" training
" verification
" workloads
gpu-accelerated workloads
gpu-based inference
gpu/cpu deployment strategy
gpus
graceful degradation
" shutdowns
gradual rollouts
grafana alloy
grafanacloud
grafanna
grails
grain definition
" size evaluation
grammarly
grammars
grammatical framework
grants and awards
graph
" analytics
" api
" data modeling
" database design
" db
" neural networks
" relationships
" workflows
graph-based learning
" networks
graphana
graphene
graphene-django
graphhopper
graphic designing
graphical representation
graphics
" configuration
" optimization
" pipeline
" software
" stack
" subsystems
graphics/video multimedia
graphql api
" " design
" " development
" apis
graphrag
graphtalk
graphviz
grass
grasshopper
gratuity compliance
gravity forms
graylog2
grc applications
" frameworks
" platforms
" tools
great expectations
greeks software
green bonds
" building certification
" " designs
" " norms
" " practices
" " projects
" buildings
" electricity
" energies
" energy trading
" " transition
" field projects
" finance
" h2
" hydrogen technologies
" msmes
" street
greenfield
" designing
" development
greenhills
greenhouse
" gas inventorization
" " physics
" gases
greenlight
" guru
greenplum
gremlin
gri reporting
" sustainability reporting
grid
" automation
" code compliance
" codes
" concepts
" connection standards
" connectivity
" control technologies
" impact
" integration
" " studies
" interconnection
" management
" modernization
" operations
" systems
grid-level control systems
grid-side energy storage
grid-tie inverters
grid-tied solar systems
gridos
griha
grok
groovy scripting
ground control systems
" level concepts
" mount projects
" transportation marketplace
grounding
" system evaluation
" techniques
group companies
" credit life
" fund products
" policy object
" reporting
" term insurance
growth analytics
" engineering
" equity
" levers
" operations
" strategy
growthbook
grpc apis
grunt
grype
gsap
" libraries
" networks
gsi partnerships
gsi/gcc accounts
gsm-r
gson
gst accounting
" audit
" compliance
" data structures
" invoice
" itc reconciliation
" laws
" portal
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
" design
" engineering
" operations
" platforms
" processes
" roles
" systems
gtmetrix
guarantees
guardduty
guarding strategies
guardrail implementation
" improvement techniques
" monitors
guardrails
gudid
gui automation
" " tools
" development
" testing
guidance
" cards
" documents
guidewire ai
" analytics
" bc configuration
" claim center
" cloud platform
" configuration
" hub
" integration
" platform
" " expertise
" rating engine
gujarat state regulations
gulp
gulp.js
gunit
guradicore
guru
gutenberg
gvp modules
gxp applications
" assessment
" compliance
" environments
" guidelines
" regulations
" systems
gxp-regulated environments
gymnasium
h&ps
" / utilities
h.264
h/w user manuals
h1 assessments
h3 indexing
ha proxy
" query management
ha/dr architecture
hack
hal/s
halide
hallucination
" detection
" mitigation
" prevention
hamcrest
hamilton c shell
hana
" cloud
" db
" live models
" reporting
handlebars
handling of defects/deviations
hands-on execution
" guidance
hap roxy
hapi
hara
harbor
harbour
hard real-time systems
hardhat
hardness tester
hardware abstraction layer
" acceleration architectures
" " interfaces
" accelerators
" architectures
" bring up
" configuration
" crypto accelerators
" debug
" " tools
" debugging
" description languages
" design processes
" development
" devices
" drivers
" emulation
" engineering
" fx processors
" innovations
" installation
" integration
" " protocols
" interfaces
" interfacing
" ip micro-architecture
" management
" monitoring
" platform architecture
" platforms
" procurement
" prototyping
" quality assurance
" repair
" replacement
" sales
" security modules
" software co-design
" system design
" systems
" tech refreshes
" testing
" training
" trends
hardware-software integration
hardware/software debug solutions
harmony
harness
" cd
hart
" protocol
hartmann pipelines
harvard graphics
harvester
hashicorp consul
hashing algorithms
hasura
haxe
haystack
" enterprise platform
hazard
hazardous materials management
" waste remediation
hazlecast
hbase
hbbtv
hbom sbom mapping
hci environments
hcl workload automation
hcm solutions
" table structures
hd insight
hdfs
hdmt
hdrp
head end equipment
headcount management
headless architecture
" commerce
" " architecture
health & safety
" care
" cloud
" dashboards
" department regulations
" ecosystems
" information exchanges
" innovation
" management
" metrics
" monitoring
" r&d
" software
" supplement industries
" tech
health/wellness platforms
healthcare
" ai
" analytics application
" application development
" applications
" architecture
" autonomous agents
" compliance
" consulting
" data
" " exchange
" " infrastructure
" " ingestion
" " science
" " sources
" " standards
" datasets
" entrepreneurship
" facility projects
" industry
" informatics
" infrastructure norms
" insurance
" interoperability
" " protocols
" it applications
" landscape
" operations
" payment integrity
" platforms
" projects
" regulations
" reimbursement
" " models
" saas
" solutions
" standards
" systems
" technology
" workflows
healthedge
healthtech
heat balance
" exchanger design
" exchangers
" load calculations
" management
" transfer design
" " engineering
heating networks
heatmaps
heavy engineering
" industrial machinery
" " manufacturing
" industry
" machinery design
" " maintenance
" oil operations
" transport
hedge fund admin
hedging documentation
" strategies
heeds
height gages
helidon
helix
" itom
helmfile
helpdesk
helpndoc
hemm
" underground machinery
hepa filters
herd
hermes engine
heterogeneous compute systems
" computing systems
" system technologies
hexagon/romer arm
heygen
hi tech
hi-fashion styling
hi-portfolio
hi-pot testers
hibernate/jpa
hierarchical dimensions
" synthesis
" teams
higgfields
high agency
" availability architectures
" " clustering
" " solutions
" " systems
" data volumes
" emitting sectors
" learning ability
" level assembly
" " design
" load systems
" output
" performance design
" " systems
" precision machines
" radius
" speed rail
" standards
" tech
" throughput operation
" " systems
" touch
" voltage equipment
high-availability environments
" patterns
" services
" setups
high-compliance environments
high-concurrency
" systems
high-frequency data
" scoring
high-growth companies
" environment
" scale-up
" startups
" technology environments
high-impact modernization programs
high-load architectures
high-performance apis
" applications
" backend architectures
" " logic
" consumer products
" data pipelines
" distributed systems
" hardware platforms
" programming
" streaming
" system design
high-precision calculation services
high-reliability industries
high-risk construction activities
" infrastructure
high-scale applications
" backends
" consumer products
" distributed systems
" saas infrastructure
" systems
high-speed board design
" digital design
" " electronics
" ios
" railways
" routing
" serdes
" tester hardware
high-tech environment
high-throughput
" architectures
" billing engines
" data flows
" environments
" validation systems
high-traffic applications
" apps
" platforms
" saas environments
" systems
high-transaction environments
high-trust environments
high-voltage product design
" " sales
" products
" systems
" testing
high-volume b2c environments
" hiring
" operations
" systems
highcharts
highly available architectures
" " systems
" concurrent systems
" regulated industry
highradius
hightouch
highways
hihr
hikvision
hil setups
" systems
hil/sil-workflows
hilt
hipaa/hitrust
hira
hire-to-retire
hiredscore
hiring automation
" metrics
" portals
hirsch/identiv velocity
historian
history management
hitachi
" backup
" energy rtu
hitrust
hl7v2
hlookup
hmc machines
hmi configuration
" engineering
" flows
" graphics development
hmi/scada
hmis
hni sales
hnsw
hochspannung
holdings
holistic understanding
hololens
home appliances
" loan documentation
" " products
" screen applications
" security
homebrew
homeland security
homer
homologation
" process
honeycomb
honeypot
honeywell
" forge
" unisim
" win pak
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
" management
" " systems
" planning
" projects
hospitality tech
hospitals
hosting
" management
hosting/domain management
hotel bookings
hotels
hotfix implementation
hotfixes
hotspot
hoverfly
hp blade chassis
" qc
" standalone servers
" webinspect
hpc architecture
" integration
hpc-style compute workloads
hpe cluster management
hpe-simplivity
hpux
hr analysis
" applications
" benefits
" best practices
" budgeting
" compliance requirements
" controlling
" dashboards
" data
" " analysis
" " analytics
" databases
" functions
" help desk
" integrations
" it
" kpis
" metrics
" payroll
" platforms
" portals
" processes
" products
" programs
" reporting
" service delivery
" services
" solutions
" structures
" support services
" systems
" tech
" technology
" " ecosystems
" ticketing systems
hr-it concepts
hr-it-systems
hris platforms
hrms
hrsd
hse compliance
" management
" " system
" planning
" policy
" regulations
hsec processes
hsio
" testing
hsrp
hsrp/vrrp
hsse compliance
ht/lt distribution systems
" panels
htc vive
html document architecture
html/css
html/css/javascript
html/css/js
html5/css
html5/css3
htmlunit
htmx
http
" actions
" client libraries
" concepts
" connectors
" fundamentals
" interfaces
" methods
" protocol
" requests
http/2
http/https
http/rest
" apis
http/s
http4k
httpunit
httrack
hubl
hubspot api
" apis
" cli
" cms
" sales hub
" service hub
hudi
hudson
hudson/jenkins
hugging face llms
" " models
huggingface
" transformers
huginn
hugo
human capital analytics
" " management
" factor design
" relations
" resource theory
" review
" systems engineering
humbleness
hume
humor
humour
hv substations
" tester
" testing
hv/lv panels
hvac design software
" equipment
" " take-off
" industry knowledge
" modeling
" system
" " controls
" " design
" validation drawings
hvac/crac systems
hvdc
hw design
hw-monitor
hybrid
" ai
" app frameworks
" applications
" architecture
" ci environments
" cloud architecture
" " environments
" " infrastructure
" " operations
" " technologies
" connectivity
" deal constructs
" deployments
" energy
" environments
" " management
" extensibility
" identity
" industries
" infrastructure
" mesh firewall
" mobile applications
" " experiences
" multi-cloud deployments
" networking patterns
" project management
" retrieval
" search
" " architectures
" sourcing strategies
hybris occ apis
hydraulic control interfaces
" flow models
" fluid conveyance
" markets
hydro energy
" storage
hydrocarbon product management
" volumetric accounting
hydroecology
hydrogen
" safety
hygiene audits
hyper convergence
hyper-parameter optimization
hyper-personalization
hyperautomation
hypercare support
hypercorn
hyperexecute
hyperion enterprise
" reporting systems
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
" integrations
" operations
" policies
" projects
" role design
" roles
" security
" signals
" systems
iar embedded workbench
iata
iatf
iatf16949
ib transactions
ibatis
ibbi guidelines
ibm bamoe
" baw
" bpm
" content manager
" data stage
" datapower
" datastage
" debug tool
" director
" doors
" " next
" hascript
" informix
" informix-4gl
" infosphere datastage
" " mdm
" mdm
" notes
" openshift
" qualitystage
" ram
" rational clearcase
" " clearquest
" " tools
" rhapsody
" stewardship center
" tivoli
" urbancode deploy
" visualage
" watson
" watsonx
" webmethods
" websphere debugger
" " mq
" workload scheduler
" z/os
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
" e6 r2
" q10/q9
ich-gcp guidelines
icici
icmp
icon
" systems
icp definition
icpms
icsr processing
ict distribution
" " ecosystem
ict-enabled governance systems
ida ice
ide's
idea intellij
idempotency
identity authentication
" concepts
" controls
" lifecycle
" " governance
" " management
" management solutions
" " tools
" products
" protection
" providers
" provisioning
" resolution
" security
" technology
" validation
identity/hr integrations
identityserver
idmp
idocs
idpms
idris
idw s1
iec 101
" 104
" 60601-1
" 60601-1-2
" 61000-3-x
" 61010-1
" 61326-2-6
" 61800
" 62040-1
" 62351
" 62366.1
" 62443
" 62933
" browser
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
" 1547
" 802.15.4
" c37.94
" standards
ielts
ienvision
if formulas
ifa database
ifconfig
iflows
ifrs
" 16
" 9
ifrs17
ifrs9
ifs aurena
" extension framework
iga environment
igaap financials
igbc
ignition
iiot communication protocols
" controllers
" integrations
" platforms
iis administration
ikea
illustration systems
ilmt
imacros
image analysis software
" auditing
" composition
" deployment
" forensics
" registries
" rendering algorithms
" scanning
" sensor technology
" signing
image/video pipelines
" signal processing
imageright
imagery analysis
images
imaging equipment manufacturing
" module
" physics
" pipelines
" platforms
" sensors
" systems
" technology
imdr
imds
immer
immersive applications
" learning
" technologies
immigration
" services
immuta
immutable audit stores
imos
impact
" analysis
" and influencing
" assessments
" bias
" data collection
" investing
" mapping
impact-driven businesses
impairment assessments
impala
impartner prm
imperva dam
implementation architecture
" documentation
" guides
" methodologies
" plans
import
import/export operations
improvement projects
impurity profiling
" " equipment
ims db
imsl numerical libraries
in-app deliveries
in-database analytics
in-line inspection
in-memory cache architectures
" caching
" data grids
" " storages
in-panel accessories
in-process controls
in-service inspection
in-vitro diagnostic instruments
inbound acquisition
incident command
" detection
" handling lifecycle
" investigation
" logging
" management processes
" " tools
" playbooks
" resolution
" response readiness
" " tools
" trends
incidents
inclusive culture
" leadership
inclusivity
inco terms
incognito
income contribution
" tax accounting
" " e-filing
" " regulations
" " returns
incorta
incose
incr tcl
incremental data loading
incrementality
" analysis
" testing
ind as
indeed
independence
independent
" decision making
" investigation
" judgment
" operation
" price verification
" reasoning
" research
" work
" " style
" working style
indesign server
index creation
" design
" licensing
" optimization
" rebalancing
" systems
indexeddb
indexes
indexing solutions
" strategies
india employment laws
" gaap
" localization
" payroll regulations
indiamart
indian accounting standards
" ehs laws
" gaap
" labour law
" market
" mdr 2017
" media ecosystem
" search landscape
" statutory laws
indices
indigenous
" reporting
indigo renderer
indirect sourcing
" spend categories
" tax advisory
" " automation
" " compliance
" " laws
" " principles
" " regulations
" taxation
individual contributor
induction hardening
inductive reasoning
industrial ai
" analytics
" applications
" automation platforms
" " systems
" " tooling
" codes
" communication protocols
" compliance
" connectivity
" control products
" controllers
" controls
" couplings
" cybersecurity
" data
" digital transformation
" domains
" electrical components
" " sales
" environments
" fasteners
" fuels
" gas
" groups
" hightech
" iiot
" inputs
" inspection
" instruments
" iot
" leasing
" machinery
" manufacturing
" market trends
" marketing
" mechanical testing
" motion control
" operations
" " engineering
" os
" policy
" " frameworks
" products
" projects
" protocols
" radar sensors
" robot workflows
" safety
" sector
" services
" standards
" steel structures
" strategy
" supply
" systems
" technology
" terminology
" value-added process
" water treatment
" wireless
industrial/oem segments
industrials
industry 4.0 technologies
" analysis tools
" automation
" benchmarking
" best practices
" cloud
" databases
" developments
" dynamics
" " analysis
" frameworks
" fundamentals
" knowledge
" methods
" regulations
" research
" standards
" studies
" tools
" trends
" understanding
industry-specific market analysis
industry/market studies
ineight
inertia.js
inertial fusion energy
" navigation
inference
" optimization
" pipelines
" systems
inferentia
infineon traveo ii
inflammation
inflation forecasting
inflection
influence
" without authority
influencer identification
" pr
influencing
" change
" without authority
influential communication
infor
" wms
inform
informatica cdgc
" cdi
" cdq
" data quality
" etl
" iics
" mdm
" " saas
" power center
" product 360
" scheduler
informatics data processing
information flow management
" operations
" ordering
" protection
" risk management
" security controls
" " standards
" seeking
" services management
" steward
" system controls
" systems qualification
" technology
" " solutions
infotainment
" systems
infoworks
" ws pro
infra
infrastructure administration
" advisory
" assets
" cloud services
" design
" development
" domain concepts
" engineering
" funding models
" investment cycles
" management tools
" modernization
" planning
" project finance
" projects
" provisioning
" qualification
" regulations
" reliability
" sector
" services
" solutions
" technologies
" testing
" tools
" vapt
" verticals
infrastructure-adjacent products
infrastruktur
ingestion
ingress
" configurations
" controller
" patterns
ingress/lb
initiative & curiosity
injectable
injection mould design
inks
inkscape
inmon
" methodology
innovation advocacy
" and agility
" " improvement
" " technology
" initiatives
" studio
" workstreams
innovative mindset
innovus
inovance
input control
" validation
inquisitive
inquisitiveness
inriver
insider risk
insight generation
" selling
insomnia
inspection
" checklists
" optimization
" planning
" processes
" protocols
" reports
" strategy
" support
" techniques
" test plan
" tools
inspiration
instagram carousel posts
" dms
" graph api
installation
" activities
" and commissioning
" challenges
" guidelines
" methods
" services
installshield
instance management
instantly
instantly.ai
institutional intermediaries
" investment operations
" partnerships
" projects
instructing
instruction
instructional systems design
instructor models
instrument installation
" lists
" loop diagrams
" specifications
" transformers
instrumentation design
" engineering
" standards
" test
instruments
insulation classes
" integrity
" resistance testers
" tester
insurance applications
" brokerage industry
" business processes
" claim procedures
" domain
" " expertise
" " processes
" operations
" protection
" reporting
" sector
" services
" servicing processes
" technology
" transformation challenges
insurtech
intangibles accounting
integrality
integrated assessment modeling
" combat solutions
" marketing
" performance primitives
" planning
" " transformation
" sensors
" townships
integration accelerators
" activities
" architecture
" builds
" design
" " patterns
" details
" development
" frameworks
" governance
" hub
" layers
" monitoring
" packs
" patterns
" point
" requirements
" solutions
" standards
" strategies
" studio
" support
" techniques
" technologies
" testing frameworks
" tests
" tools
" troubleshooting
integration/applications engineering
integrationhub
integrative solutions
integrity management solutions
intelij idea
intellect design
intellectual honesty
" rigor
intellicad
intelligent agent systems
" agents
" audit
" automation
" chat/assistant capabilities
" check-in comments
" dashboards
" data processing
" " services
" discovery
" document processing
" edge
" enterprise
" grid management
" industrial products
" interfaces
" monitoring
" " tools
" orchestration
" process automation
" procurement
" search
" technologies
" test design
" translation platforms
" voice response
" workflows
intent data
" " tools
" detection
" recognition
inter-disciplinary coordination
interaction analytics
" design systems
" models
interactive application development
" c
" enterprise platforms
" experiences
intercompany agreements
" lending
" pricing
interconnect reliability
interconnects
intercultural interaction
interdisciplinary environment
" knowledge
interest rate swaps
" " trends
interface concept
" control documents
" document approval
" ip protocols
interior finishing standards
interlocking logic
intermine
internal apis
" application development
" audit practices
" " tools
" auditing standards
" authoring application
" automation systems
" capability building
" control concepts
" " design
" " policies
" " procedures
" counter-espionage
" developer platforms
" it controls
" linking
" metrics triangulation
" operations
" orders
" platforms
" portals
" risk dashboards
" sops
" specifications
" stakeholder approval
" strategic forums
" systems
" targets
" tool design
" tooling
" training
internal/external audits
international academic partnerships
" affairs
" b2b markets
" bidding
" climate policies
" collections
" design codes
" donor space
" education consultancy
" hiring practices
" import/export regulations
" market approvals
" markets
" regulations
" systems
" tax considerations
" " principles
" teams
" trade compliance
" " documentation
" " regulations
" travel
internet
" advertising
" applications
" routing
" search engines
internet-based tools
internet-related tools
interoperability standards
interpersonal awareness
" communication
" relationships
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
" analytics
" control systems
" locking
" management systems
" process
" systems
inverter
" connections
" duty transformers
" installation
" location
" options
" technologies
investigation and evaluation
" skills
investigations
investigative skills
" tools
investigator payments
investing
" platforms
investment
" banking advisory
" " operations
" " products
" banks
" business
" cases
" committees
" compliance
" data
" " domains
" evaluation
" frameworks
" framing
" fundamentals
" funding
" grade corporations
" ideas
" implementation lifecycle
" industry
" management software
" mobilisation
" operations
" outlooks
" performance analytics
" planning
" platforms
" policy statements
" process
" products
" proposals
" record documentation
" research
" securities
" solutions
" strategies
" strategy execution
" " monitoring
" systems
" workflows
investone
investor acquisition
" activism
" communications
" contracts
" mindset
" networking
" notices
" profiling
" services
" servicing
" trends
investran
invitation to tender
invoice accounting
" lifecycle management
" management
" postings
" validation
invoicing & reconciliation
" engines
invoke code
inward material inspection
io list preparation
" summary
ioc containers
ioke
ionos
ios app deployment
" development frameworks
" frameworks
" security testing
iot & robotics
" applications
" architecture
" backend systems
" communication standards
" core
" data pipelines
" " processing
" device communication
" devices
" ecosystems
" edge development
" frameworks
" gateways
" hub
" messaging technology
" network concepts
" platform
" protocols
" sensors
" solutions
" technologies
" tools
ip accountability
" analytics platforms
" and core
" design
" development
" discipline
" integration
" level verification
" macro design
" multimedia subsystem
" surveillance systems
" verification
ip-xact
ip/design verification
ip/mpls
ipaas
" platforms
ipados
ipc mechanisms
" specifications
" standards
ipc-2221
ipc-a-600
ipcc ar7
ipconfig
ipfilter
ipmb
ipmi
ipo advisory
" ecosystem
ipsec vpn
iptables
iptscrae
ipv4/ipv6
iq bots
iq/oq/pq protocols
iqvia
iram
irdai
" guidelines
iris
" framework
" gl
iriusrisk
iron ore
irr analysis
is codes
is-is
isa s88
" s95
isa-88
isa-95
isa95
isaac sim
isaacgym
iscsi
isda
" documents
isda/csa
ishrae
isis
islamic banking
" financing
islisp
isml
isms security
iso 10993
" 13400
" 14000
" 14040-44
" 14067
" 14224
" 14229
" 15765-3
" 17664
" 18001
" 19011
" 19901
" 19902
" 2000
" 20000-1
" 20400
" 21001
" 21434
" 22163
" 25010
" 26000
" 27001/17/18
" 270xx
" 27701
" 29148
" 31000
" 42001
" 62304
" 7816
" 8583
" 9000
" creation
" management standards
" message processing
" qms guidelines
" quality standards
" regulations
" standards
iso-tp
iso/iatf standards
iso/iec
iso/notified body audits
iso/ts quality systems
" standards
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
" gamp 5
ispf
ispm
isr routers
issb
issu
issue management
" mitigation
" ownership
" resolution
" tracking tools
issues & controls
isv solutions
iswim
it accessories
" administration
" analysis
" application support
" applications
" " management
" architecture
" automation
" b2b sales
" capabilities
" certifications
" compliance
" concepts
" consultancy
" consulting
" controls
" cost reduction
" data domain
" " privacy
" decision-makers
" distribution
" domain knowledge
" engineering
" governance frameworks
" hiring
" industry
" " compliance
" infrastructure maintenance
" " management
" " tools
" internal auditing
" inventory management
" issue management
" landscape
" management
" operating model
" operations
" " management
" " processes
" optimization
" planning
" processes
" procurement
" products
" project environments
" " management
" projects
" qms
" roadmap
" sector
" security principles
" service
" " delivery
" " risk
" services marketing
" setup
" software
" solutions
" sops
" sox
" strategy
" support services
" " tools
" system development
" " implementation
" systems
" " administration
" " evaluation
" transformation
" trends
" workforce transformation
it-infrastrukturen
it-sicherheit
it/ites
" industry
it/management consulting
ita design
itac
item design systems
" master configurations
item/bom structures
iterating
iterative approach
" delivery
" design thinking
" development
" improvement
" refinement
" waterfall
" working
itil practices
" processes
" v3/v4
" v4
itil-aligned service management
ito strategy
itom
itps
itrack
itrs
itsi
itsm best practices
" mobile agent
" processes
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
" work culture
japan-specific legal requirements
" reporting requirements
" tax requirements
jasper reports
jass
jauth2.0
java apis
" debugging
" design patterns
" development
" frameworks
" jdk 17+
" media framework
" microservices
" native access
" ood/oop concepts
" opengl
" script
" scripting
" sdk
" servlets
" spring boot
" sql
" stack
" standard edition
" web start
java-based backend systems
java/j2ee
java/jee
java17
javaee
javafx script
javamail
javascript api
" ecosystem
" es6
" es6/7
" frameworks
" remoting
" seo
" testing framework
javascript/typescript
javascriptcore
javaserver faces
jaws
jax-rs
jaxb
jaxp
jaxr
jb location drawings
" termination drawing
jboss messaging
" seam
" wildfly
jbuilder
jcreator
jdbc
" adapters
jdbc/odbc
jdeveloper
jdm partners
jean
jedox
jekyll
jenkins pipeline
" x
jenkins/gitlab ci
jest framework
jetbrains
jetpack
" components
" libraries
jetson
jewelcad
jewellery
jfrog artifactory
" cli
jgrasp
jhipster
jinja
" 2
jinja2
jira automation
" plugins
" project management
" work management
" xray
" zephyr
jira/bricks
jitsi
job automation
" execution monitoring
" " troubleshooting
" failure investigation
" hai
" holds
" kills
" loads
" monitoring
" orchestration
" reruns
" scheduler
" scheduling
" " tools
" specifications
joblib
join java
joins
joint venture strategy
jooq
joss
jotai
joule
" agents
journal processing
journalctl
journey builder
" design
" mapping
" maps
jovial
jovix
jpa/hibernate
jpeg2000
jquery mobile
" ui
jquery/javascript
jquerymobile
js event loops
js/ts
jscript
" .net
jsdoc
jshint
jsom
json parsing
jsonb
jsonpath
jsrender/jsviews
jsunit
jtag
" debuggers
" tools
jtest
juce
judgement
judgment
judgment-based decision making
judgment/decision making
juju
junction box schedule
junior development
juniper
" firewall
" mist
" switches
jupiter
just transition
" " planning
justice system
jvm administration
" fundamentals
" internals
" performance tuning
jvm-based languages
jwt authentication
" token authentication
jwt-based authentication
jwt/oauth authentication
jython
k-means
k-reach
k2view fabric
kafka queues
" streaming
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
" framework
" labs
karateframework
karel
karel++
karma
karpenter
katalon
" studio
katana
kataster/liegenschaftskataster
kawasaki
kcov
kdb/q
keap
keet
keil
kendo
" ui
kendra
keno
kerberos
kernel
" and drivers
" architecture
" bring-up
" crash dumps
" modules
kernel-mode driver framework
kestra
key account identification
" " planning
" " strategy
" figure management
" materials
" metrics tracking
" operational metrics
" processes
" provisioning
" vault
key-value databases
key/secrets management
keyboard-first workflows
keyfactor
" ecosystem
keypress
keysight product portfolio
keystores
keyvault
keyword mapping
" optimization
" portfolio optimization
" strategy
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
" dimensional modelling
kimball/star schema
kindle
" create
" devices
" direct publishing
" library
" previewer
" reader
" scribe
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
" gx
knockout
knockout.js
knowledge dissemination
" exchange
" graph development
" " reasoning
" " structures
" " systems
" " technologies
" graph-based rag
" graphs
" grounding
" hub
" repositories
" retention
" retrieval
" transition
kofax insight
" rpa
" total agility
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
" analysis
" calculation
" computation
" definition
" identification
" management
" measurement
" monitoring
" performance tracking
" setting
kpi/kri dashboards
kpis
" driver trees
kpo/bpo operations
kraken
kri management
kriging
krisenvorsorgeinformationssystem
kritis
kronos workforce central
" " dimensions
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
" engine
" operations
" operators
" orchestration
" security
" service
kubernetes-native deployments
kuka
" workvisual
kuka.sim
kusto
kv caching
kvm redfish
kwkg
kxml
kyc compliance
" norms
" operations
" platform
" solutions
kyc/cdd
kyma
kyverno
l# .net
l2 switching
" systems
l2/l3
" networking
lab administration
" environments
" equipment
" " maintenance
" informatics
" " systems
" instruments
" projects data
" work
labeling
" & claims
" tools
labels
labelstudio
labor capacity
" " analysis
" regulations
laboratories
laboratory accreditation
" instrument software
" measurement equipment
" operations
" practice
" products
" projects
" quality systems
" safety standards
" solutions
" workflows
labour rights
labs
labsolutions
labtech products
" scales
labvantage
" lims
labware lims
labx
ladder
" diagrams
lagoona
lake formation
lakehouse architecture
" setups
lakshya
lal/pyrogen test
lambda expressions
" functions
lambdatest
laminas
lamma
lamp
" stack
lance
lancedb
land laws
landing page builders
" " design
" pages
" zone
lane recognition
lang chain
" graph
langchain agents
" framework
" rag workflows
langflow
langfuse
langraph
langsmith
language ai
" data processing
" learning
" technologies
" testing
lansa
laptop
laravel filament
" livewire
" passport
" sanctum
large exposure
" infrastructure projects
" metal plant
" scale systems
" socs
large-scale applications
" architecture
" backend services
" batch processing
" computing
" consumer services
" data analysis
" " handling
" " processing
" datasets
" distributed products
" " systems
" infrastructure
" optimization
" problems
" software development
" system design
" " refactoring
" telemetry pipelines
laser coding
" welders
lasso
last mile performance
latency
" analysis
" constraints
" costs
" management
" optimization
launch reviews
launchpad
laundry services
lauterback
lauterback/trace 32
lava
law and humanity
layer 2/3 switching
" normalization
layer2 sw
layered architecture
layout
" analysis
" skills
" versus schematic
laytime/demurrage provisions
lazyloading
lbs cloud watch
lc-3
lcms
lcoe/lcos
lcos
ldra
lead acquisition
" capture
" conversion
" customers
" databases
" generation funnels
" " strategy
" " tools
" grading
" lifecycle
" " management
" management portal
" " tools
" pipelines
" quality
" " optimization
" scoring
" segmentation
" sources
" time management
" times
" trackers
" tracking
lead-scoring models
leaderboard-style scaling
leadership advisory
" dashboards
" potential
" reviews
leading practices
leads
leaflet
leak testing stations
leakage testers
lean agile
" belt
" culture
" delivery
" development
" industrial design
" initiatives
" manufacturing tools
" methodology
" software development
" start-in
" systems
" thinking
lean-sigma
lean/agile methodologies
leandata
leanix
" eam
learnability
learner engagement
learning ability
" attitude
" capability
" discipline
" ecosystems
" environments
" management
" mindset
" new technologies
" quickly
" strategies
" workflows
lease accounting system
" agreements
" schedules
" " analysis
" structures
" summaries
least privilege
least-privilege access models
led display modules
" " systems
" televisions
leda
ledger
leed online
leena
leenaai
legacy applications
" code
" " migration
" " modernization
" codebase
" java technologies
" mainframes
" system modernization
" systems
legal
" argumentation
" classification
" coordination
" data
" documentation
" " review
" documents
" drafting standards
" frameworks
" industry
" " expertise
" " standards
" metrology
" partnership
" processes
" reasoning
" regulations
" requirements
" terminology
" workflows
legal/insolvency
legaltech
legislative support
" updates
legoscript
lemlist
lemp stack
lending business
" operations
" systems
" terminology
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
leverage ratio
lex bots
lexmark markvision
lf process
lfp cell tech
lgpd
li-ion batteries
liabilities products
liaison
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
" principles
licensing-based business models
life cycle management
" extension study
" safety
" science industry
" " research
" sciences cloud
" " manufacturing
" " technology
life-cycle development
life-support systems
lifecycle marketing
" support
lifelong learner
liferay 7.4
" dxp
" dxp+
" mvc
" portal
" " framework
lifescience industries
lifesciences
" & pharma
lifestyle brands
lift analysis
lifted topsides
lifts
lightbox
lighthouse
lighting
" control
" industry
lightning
" app builder
" component library
" components
" design system
" experience
" flows
" inspector
" protection
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
lineage
linear
lingo
link acquisition
" orchestration techniques
link-aggregation
linkage
linked analysis
linkedin
" ai
" campaigns
" content drafting
" " scheduling
" prospecting
linkedlist
linker
" file creation
" files
linkerd
linkster
linoleum
linq query
lint
linters
linux - redhat
" command line
" development
" " environments
" device drivers
" dma buffers
" driver
" " development
" editors
" environment
" fundamentals
" infrastructure
" internals
" kernel architecture
" " modules
" malware
" networking
" " stack
" operating systems
" operation/engineering
" os
" " concepts
" platform
" security
" " modules
" server
" " administration
" shell scripts
" subsystems
" system administration
" " internals
" systems
" " engineering
" terminal commands
" virtual server
linux/unix
" administration
" environments
" networking
" os administration
" systems
" " administration
liquid
" parameters
" penetrant
liquidity
" analysis
" factors
" reporting
liquidplanner
lisa
lisaac
lisp
list management
" segmentation
listed company compliance
listening
" & communication
lite-c
literature screening
lithe
litigation support software
litmus
little b
live game maintenance
" location tracking
" operations
" " workflows
" ops
" presentations
" site monitors
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
" 3
" index
llama.cpp
lle coordination
llm api integration
" apis
" architecture
" behavior
" capabilities
" concepts
" development
" ecosystems
" evaluation
" " frameworks
" finetuning
" frameworks
" fundamentals
" grounding
" inference
" " infrastructure
" " serving
" infrastructure
" integration
" libraries
" limitations
" model development
" models
" ops
" optimization
" orchestration
" " frameworks
" " pipelines
" platforms
" powered workflows
" prompting
" providers
" research
" security
" solutions
" systems
" techniques
" technology
" testing
" tooling
" tools
" training methodologies
" workflows
llm-based agents
" applications
" capabilities
" coding assistants
" copilots
" generative ai
" integrations
" products
" systems
" technologies
" test generation
" use cases
" workflows
llm-driven applications
" workflows
llm-first engineering thinking
llm-integrated systems
llm-powered agents
" chatbots
" decisioning systems
" development tools
llm/agent-powered workflows
llm/gen ai integration
llm/genai
llmops
" & tooling
llvm
lm studio
lms imagine.lab amesim
" operations
" platforms
lms/lxp platforms
" systems
lng industry
" infrastructure
load flow
" " studies
" testing tools
" times
load-balancing patterns
" strategies
loadboard
loaders
loan acquisition
" data processing
" documents
" lending
" life cycle
" lifecycle management
" management
" " systems
" monitoring
" onboarding
" origination systems
" repayment processing
" rescheduling
" restructuring
" serviceability
" servicing workflows
local banking regulations
" currency financing
" data persistence
" " storage
" databases
" dcr
" environmental laws
" insurance laws
" regulations
" security standards
" seo
" taxes
" vllms
local/international seo
location services
" technology
" tracking
locking
" mechanisms
lockout/tagout procedures
locust
lodash
loes
log aggregation
" analysers
" analysis
" " tools
" analytics
" file analysis
" interpretation
" management
" parsers
" scanning
" " tools
" validation
log-based streaming
log/defect summarization
logbak
logbooks
" software
logging
" and auditing
" " monitoring
" " tracing
" framework
" tools
logging/monitoring
" baselines
logic
" analysers
" apps
" building
" relays
logical ability
" analyzer
" decision making
" design
" inventory adjustments
" processes
" programming
" replication
" skills
logical/analytical skills
logicapps
logicmonitor
logistic & warehouse
logistical support
logistics industry standards
" invoice verification
" platforms
" processes
" visibility
logix/studio 5000
logo
logrotate
logs
logtalk
loinc
loki
long-range planning
long-term benefits
" care business
" decision making
" forecasting
" planning
" strategy
longer sales cycles
longhorn
looka
looker api
" sdk
lookups
loop diagrams
looping methodologies
lora/peft
lorawan
loss analysis
" estimation
lotame
lottie
lotusscript
lovable
loveable
low carbon
" " agriculture
" " fuels
" code platforms
" level design
" power wifi
" voltage directive
low-carbon solutions
low-code applications
" automation platforms
" development platforms
" process automation
low-latency
" architectures
" data flows
" distributed systems
" environments
" inference pipelines
" systems
low-level debugging
" drivers
" programming
low-power design
low-signal/conflicting context
low/no carbon
lower-emissions technologies
loyalty
" rewards
" systems
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
" technology
lubricants
" industry
" market
lucernex
lucid
" chart
luigi
lumen
lumerical
luns
lusha
lustre
luxury
" brands
" developments
" interior design
" kitchens
lv drives
" switchgear
lv/hv ac components
lvd compliance
lxc/lxd
lyapas
lynx
m&a assessment
" integration accounting
" screening
m2001
m365 copilot
maas
mabl
macd
mach architecture
" principles
machine automation
" code
" data
" knowledge
" learning engineering
" " frameworks
" " infrastructure
" " libraries
" " lifecycle
" " models
" " ops
" " pipelines
" " platforms
" " systems
" " tools
" qualification
machinemotion
machinery spare parts
machines/machine tools
machining processes
" requirements
maconmy
macos app development
macro planner
macro-economic risks
macroeconomic environment
" indicators
" modelling
" research
" trends
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
" particle
magnetometer
mailer lite
main board ipo
mainframe applications
" hardware
" infrastructure
" modernization
" systems
" technologies
mainline rail
maintainable architecture
" code
" coding practices
maintenance item
" management
" operations
" plan
" planning
" practices
" safety
" services
" strategies
majcom staff operations
make + ai
" files
make.com
makecode arcade
makefile
makersite platform
mako
malicious scripts
malware
" behavior
" execution flow
man hours calculation
managed data/queue services
" databases
" ethernet switches
" file transfer
" identities
" services provider
" spark
management assessment
" consultancy
" contracting
" details
" of change
" review
" " meetings
" skills
" system compliance
" systems certification
managerial skills
managing ambiguity
manet waveforms
manhattan
manpower management
" services
mantis
manual development
" penetration testing
" qa testing
" software testing
" testing tools
manuals
manufacturability
manufacturing accounting
" basics
" cells
" cost improvement
" data management
" economics
" environments
" execution
" industry
" optimization
" partners
" process controls
" " engineering
" quality
" " practices
" scale-up
" scenarios
" sector
" software
" " solutions
" " utilities
" strategy
" systems
" " design
" techniques
" technologies
" test
" tools
" transfer
" value chains
manytomany
map data
" integration
" visualization
mapbasic
mapbox gl js
mapboxgl
mapinfo professional
mapkit
maple
maplibre
mapper
mapping
" software
mapping-based applications
mapr
maps
marg software
margin and collateral
" improvement
" management
" performance
margining/risk management
maria db
marine business
" certification
" operations
" risk management
" testing
maritime
" data
mark-iv
market access
" activation
" analytics
" assessment
" behavior
" benchmarking
" benchmarks
" building
" changes
" clarity
" commentaries
" conditions
" conduct
" coverage
" data administration
" " compliance
" " management
" " systems
" " trends
" design
" differentiation
" disruption
" estimation
" expansion
" " strategies
" feasibility
" feedback
" forecasting
" guidelines
" infrastructure
" insights
" knowledge
" leadership
" makers
" mapping
" mechanisms
" microstructure
" mix modeling
" operations
" opportunity identification
" outlook
" penetration analysis
" perspectives
" planning
" players
" pricing trends
" regulations
" requirements
" research methodologies
" " tools
" risk evaluation
" " indicators
" " management
" scenario simulations
" sector knowledge
" segments
" sensing
" sizing
" statistics
" strategy
" studies
" trackers
" trend analysis
" " identification
" trends
" updates
" validation
" value concept
" view
market-facing roles
market-leading analytics
marketing assets
" automation platforms
" " tools
" campaign execution
" cloud
" " connect
" collaterals
" compliance
" content
" coordination
" data governance
" execution
" experimentation
" frameworks
" function
" fundamentals
" initiatives
" measurement
" mix modelling
" networks
" platforms
" programs
" regulations
" roi
" science
" services
" skills
" spend optimization
" support
" systems
" technology
" " strategy
" tools
" workflows
marketplace
" applications
" architecture
" collaboration
" elements
" environments
" logic
" platforms
" products
markets tech
" technology
marklogic
markup standards
martech
" solutions
" stacks
" workflows
mary
mask design
" r-cnn
mass balance closure
" notification systems
massive scale
massively scalable systems
master batch records
" confirmation agreements
" data governance
" " setup
" planning
mastercard
mastercontrol
mastertax
mastra
matcher
matching
matching/allocation
material
" analysis
" checks
" compliance
" confirmation
" creation
" design
" estimation
" ledger
" listing/exclusion
" master data
" " modules
" movement tracking
" preservation
" procurement
" properties
" requirement
" " review
" specifications
" submittals
" test
" " certificates
" types
" ui
" valuations
materiality
" analysis
materialized views
materials characteristics
" characterization
" compatibility
" development
" discovery
" handling systems
" knowledge
mathcad
mathematical models
" processes
" software
" techniques
matillion
matrimony
matrix
matrix42 empirum
matrixed environments
mattermost
maturin
maturity
" models
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
" virusscan
mcc panels
mccb
mcp cli
" implementation
" integrations
" patterns
" servers
" tools
mcp-based tool integrations
mcp/a2a
mcps
mcu 8051 ide
" firmware development
mcu-based systems
mcus
mcx itest
" regulations
mdb tools
mdm tools
mdm/edm
mdsap
me odata services
" webservices
mea market
mean
measured boot
measurement frameworks
" science
measuring equipment
" instruments
" tools
mechanical calculations
" design principles
" industry
" integration
" integrity
" issues
" layouts
" systems design
" test equipment
mechatronics engineering
medallion architecture
meddicc
" framework
meddra coding
media analysis
" ecosystem
" handling
" industry
" " issues
" intelligence tools
" mix modelling
" monitoring tools
" operations
" optimization
" pipelines
" pitches
" platforms
" processing
" reporting
" " dashboards
" solutions
" streaming
" " devices
" " systems
" streams
" technology
" transformation
media-tech environment
mediacodec
mediafly
medialive
mediapipe
mediarecorder
mediatr
mediawiki
medical
" communication
" device
" " industry
" " labeling
" " software
" " testing
" diagnostics
" domain
" imaging equipment
" knowledge extraction
" notes
" operations
" planning
" research safety
" review
" safety
" sciences
" software
" " lifecycle
" technology
" " standards
medical/clinical trial terminology
medicine
medidata rave edc
medline
medtech
" / pharma
meet
meeting documentation
" management
" summaries
" support
meilisearch
mellanox
meltwater proprietary software
memcache
memcachedb
meme culture
meminfo
memo writing
memory
" barriers
" controllers
" corruption debugging
" hierarchies
" management parameters
" optimization
" ordering
" profiling
" strategies
" subsystem architecture
" subsystems
" usage optimization
memorydb
memorystore
mend
mender
mendix add-ons
" entities
" extensibility
" integration
" microflow
" modeler
" security
menstrual health
mental health policy
mentor graphics
mentorship mindset
" skills
mep consulting
" contract administration
" " drafting
" " review
" installation
" services
" systems
mepf systems
meraki access points
" switches
merchandising analytics
merchant lifecycle
" management
mercury
merge workflows
mergermarket
mergers
" & acquisitions
merging
meridian vat add-on
meritocracy
mern
" stack
" " development
mersen
mes operation
" recipe authoring
" script writing
mesa
" gpu drivers
mesos
message broker systems
" centre
" oriented middleware
" passing interface
" processing
" queue systems
" " technologies
" queueing
" queuing systems
message-oriented systems
messaging
" and positioning
" automation
" brokers
" frameworks
" hubs
" patterns
" queues
" solutions
" strategies
" systems
" technologies
messaging/streaming patterns
meta ad creatives
" business manager
" " suite
" descriptions
" llama
" pixel
" quest
" titles
meta-analyses
metabot
metacard
metadata api
" design
" enrichment
" extraction
" hub
" lineage tools
" models
" optimization
" platforms
" portal
" schemas
" strategy
" taxonomy
" tools
metadata-driven engines
" workflows
metadata-first design
metaflow
metafont
metal
" industry
" properties
metallurgical analysis
metalogix
metals & mining
metamask
metaphactory
metapost
metasearch
metasploit framework
metatrader
meteorjs
meteorological data analysis
" " sets
" parameters
" towers
meter data analysis
metering
method tradeoff reasoning
" transfer
" " software
" validation software
methodical approach
methodology
" development
methods
metocean design criteria
metric
" monitoring
" repositories
metrics
" collection
" design
" development
" driven
" platforms
" reporting
" systems
" tools
" tracking
metrics-driven approach
" improvements
metrics-focused
metrics/logging/tracing
metricstream
metro bundler
" infrastructure
" rail
" " projects
" railways
metropolis
mezmo
mf alm
mfa/2-factor authentication
mfg. control systems
" p2p
mfgpro
mfis
mfts
mgt-7
mhr regulations
mhra
" regulations
micro balances
" front end
" front-end architecture
" scada
" services
" " architecture
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
" integration
" platforms
microcontroller-based designs
microeconomic trends
microfrontend architecture
" strategies
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
" development
" integration
microservice-based architectures
microservice-oriented architectures
microservices fluency
" patterns
microsoft .net
" " core
" 365 copilot
" " customization
" " ecosystem
" " migrations
" " monitoring
" " reporting
" " roadmap
" " services
" " training
" ads
" agent framework
" ai agent
" " builder
" " frameworks
" " tooling
" " tools
" autogen
" azure ad
" " ai
" " databricks
" " devops
" " paas
" " services
" best practices
" bot framework
" c# .net
" clarity
" copilot studio
" data
" dataverse
" defender suite
" development languages
" dynamics ax
" " crm/ce
" " erp
" " nav
" " sl
" ecosystem
" edge
" enterprise library
" entourage
" entraid
" expression design
" forms
" frontpage
" graph
" " api
" hello
" internet explorer
" licensing
" macro assembler
" mappoint
" money
" netmeeting
" network monitor
" o365
" package
" paint
" platforms
" power apps
" " automate
" products
" publisher
" server
" services
" sharepoint
" silverlight
" sql
" sync framework
" teams apps
" tech stack
" technologies
" tfs
" ui automation
" visual sourcesafe
" " studio
" vscode
" vsts/ado
" windows
" " 11
" " 365
" " sdk
" " xp
" xdr
microsoft.identity.web
microstrategy desktop
" report services
microwave
" testing
mid server
mid-market sales
mid-tier authentication protocols
midas
middle office functions
" wares
middle-office controls
middleware applications
" customization
" development
" management
" platforms
" solutions
" technologies
" tools
midstream
" gas/lng business
mifid2
migration
" activities
" cockpit
" plans
" projects
" safety
" scripts
" strategies
" templates
" tools
" utilities
miis
mikroc
mil-std-883
milestone systems
" tracking
military
" operational concepts
" organizational structure
" systems
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
" equipment
" industries
minio
" s3
mipi csi/dsi
" protocol
mirah
miranda
mirc
mirrorless cameras
mirs
mirth connect
mis dashboards
" management
" reporting
" reports
miso
misra c
" c++
mission critical environments
" execution
" planner
mission-critical imaging applications
" operations
mistral
" ai
mit app inventor
mitigation measures
" planning
" strategies
mitre cwe
mitsubishi
mittelspannung
miva script
mixed signal ic
mixed-signal circuits
" embedded systems
" verification
mixed-use developments
mixtral
ml algorithms
" compilers
" delivery
" deployment
" " tools
" development
" frameworks
" fundamentals
" infrastructure
" kit
" libraries
" libraries/frameworks
" lifecycle tools
" model deployment
" " integration
" models
" operations
" ops
" platform engineering
" prediction systems
" research
" system support
" systems
" tools
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
" practices
" tools
mm pricing procedure
mmorpgs
mmps
mnesia
mnre
" policies
" portal
" standards
mobile accessories
" app analytics
" " architecture
" " backends
" " behavior
" " deployment
" " integration
" " security
" " testing
" application architecture
" " vapt
" applications
" architecture patterns
" architectures
" automation
" ci/cd tools
" client needs
" collaboration
" computer devices
" constraints
" consumer apps
" dashboards
" data collection
" design
" development tools
" engineering
" game development
" gaming
" measurement platforms
" monetisation
" observability
" operating systems
" optimization
" os
" performance optimization
" platform engineering
" responsiveness
" sales
" security protocols
" solutions
" studio
" technologies
" technology stacks
" " trends
" test automation
" testing
" threat analysis
" ui principles
" ui/ux
" " principles
" " standards
" user acquisition
mobile-first development
" saas products
" user experiences
mobility
" & infrastructure
" services
" solutions
mobsf
moby
mock
" drills
" frameworks
" mvc
mocking
" frameworks
mockserver
modal
modality
mode
model 204
" alignment
" assurance
" based enterprise
" " testing
" benchmarking
" calibration
" cards
" design
" development
" diagnostics
" distillation
" documentation
" drift
" ensembles
" evaluation metrics
" " pipelines
" " techniques
" experimentation
" explainability
" fine-tuning
" gateways
" governance
" hosting
" implementation
" improvement
" inference
" " pipelines
" inputs/outputs
" integration
" lifecycle
" " management
" " platforms
" maintenance
" making
" observability
" optimization
" orchestration
" performance
" programming
" quantisation optimisation
" quantization
" registries
" responses
" security
" selection
" serving
" testing
" tracking
" training
" " pipelines
" usage
" versioning
model-based engineering
" " tools
" services
model-driven
" apps
model-first thinking
model-kpis
model-related workflows
model-serving frameworks
modelbuilder
modelica
modeling
" and economics
" tools
modelizeit
modelling
" methods
" tools
modellkopplung
modelops
moderation
" skills
" techniques
modern ai architectures
" application architectures
" " development
" architecture
" data architecture
" " platforms
" " stack
" deployment workflows
" development methods
" " practices
" frameworks
" front-end engineering
" frontend tooling
" infrastructure
" js/ts
" network apis
" programming languages
" software architecture
" sql
" storage solutions
" telemetry requirements
" testing methodologies
" ui automation
" web applications
" " architecture
" " engineering
" " services
" " stacks
" " technologies
modernisation
modernization
" engineering
" initiatives
" programs
" strategies
modernizr
modifiability
modification planning
modula
modula-2
modula-3
modular application architecture
" " design
" architecture
" " design
" data centers
" design software
" development
" furniture
" kitchens
" monolith
" monolithic architectures
modulation schemes
module bundlers
" manufacturing
modules
moef guidelines
mohol
mojolicious
molecular chemistry
" diagnostic systems
" modeling software
monday
monetary transactions
monetization
" strategies
" systems
" tools
money laundering deterrence
" " prevention
" market funds
" movement processes
money-market instruments
mongo db
mongodb atlas
monitoring & logging
" " observability
" " optimization
" and alerting
" " logging
" " observability
" dashboards
" frameworks
" solutions
" stacks
" strategies
" systems
" technologies
" tools
monitoring/logging systems
" tools
monogame
monolith
" architecture
monolithic applications
" architecture
monorepo
" setup
" tooling
monte carlo
" " analysis
monthly financials
moody's
" fermat/risk authority
moogsoft
mootools
morley
mortgage
" business
" life cycle
" sales
mortran
mosaic
mosfets
mosicai
most-bus
mostadam
motherboard bring-up
" troubleshooting
motion application
" controllers
" design systems
" frameworks
" graphics software
" planning algorithms
" prediction
" principles
motivating
motivation
" for sales
" to learn
motivational strength
motor control algorithms
" " circuits
" " systems
" drivers
" manufacturing
motor-drive circuitry
motors
mounting hardware
" structures
" systems
mouse
moveinsync
moveit
moveworks
" ai
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
" systems
mro industry
mrp planning
ms copilot
" " studio
" dynamics
" " ax
" excel vba
" exchange
" fabric
" fabrics
" graph
" " apis
" o365
" office suite
" power platform
" powerapps
" powershell
" semantic kernel
" sql db
" " server
" sqlserver
" ssrs
" technologies
" tools
ms-drg
ms-ppt
msaas
msbi
msci
" models
msci/rca
msg91
msix
msme sector
msmq
msp environment
" software
msp/rpo
msp430
mssql
mst dashboards
" tools
" workflows
mstest framework
mstp
mtc review
mtfs
mtls
" proxying
mtm impact analysis
mtr admin center
mttr
mujoco
mule
" 4
" soft
mulesoft 4.x
" anypoint platform
" " studio
multer
multi agent systems
" " workflows
" dc replication
" tenant architecture
multi-actions
multi-agent ai workflows
" architectures
" design
" ecosystems
" frameworks
" llm architectures
" mesh architectures
" orchestration
" " systems
" patterns
" system development
multi-armed bandit algorithms
multi-az deployments
multi-brand adaptation
" environments
multi-chain integrations
multi-channel campaigns
" orchestration
" outreach
multi-cloud architecture
" automation
" environments
" integration
" kubernetes clusters
" orchestration
" solutions
multi-cluster federation
" operations
multi-core
" architecture
" operating system
multi-currency support
" transactions
multi-day evaluation sessions
multi-disciplinary team leadership
multi-domain integrated systems
multi-gateway architectures
multi-hypervisor orchestration
multi-language codebases
" support
multi-lingual sites
" support
multi-market environments
multi-meter
multi-modal ai
" models
" sensor fusion
multi-object tracking
multi-platform applications
" campaigns
multi-process architecture
" environments
multi-region architectures
" data integrations
" deployments
" message delivery
" networking
multi-role admin panels
multi-stage builds
multi-state co-operative
multi-step ai workflows
" planning
" reasoning prompts
" surveys
multi-store selection platforms
multi-system landscape architecture
multi-task learning
multi-tenancy
multi-tenant application development
" applications
" architecture tools
" environments
" saas
" " architecture
" " design
" " platforms
" security
" services
" systems
multi-thread
multi-threaded application development
" applications
" system design
multi-threading
multi-tier architecture
" distributed systems
" web services
multi-tiered applications
" systems
multi-touch attribution
multi-vector retrieval
multi-vendor complexity
" environments
" platforms
" workflows
multicast
multicultural collaboration
" sensitivity
" team management
" teamwork
multidisciplinary teamwork
multifactor authentication
multifamily sizing
multilayer board stack-up
" stack-up planning
multilingual bot development
" communication
" content management
" contexts
" modeling
multimedia ips
" localization
" solutions
" technologies
multimodal ai
" " models
" " pipelines
" data
" " pipelines
" fusion models
" modeling
" models
multinational corporations
" environments
" firms
multiplayer game development
multistep ai workflows
multitasking skills
multitenant solutions
multithreaded applications
" frameworks
" programming
multivariate analysis tools
" statistical analysis
mumps
municipal bond market
" regulations
munit
mural
museum installations
music
" creation tools
" information retrieval
" research
" selection
" software
" tech
music21
mutex
mutual fund advisory
" information
mv drives
mv-vm/mvc frameworks
mv/lv cables sizing
mvc architectural pattern
" architecture
" design patterns
" framework
" patterns
" programming
mvcc
mvps
mvt architecture
mvvm
" architecture
mvvm-c
mwaa
mxnet
my-batis
myeclipse
myntra
mypy
mysql workbench
n-tier
" architecture
" software architecture
nabh
" standards
nachhaltigkeit
namd
named credentials
nand
" flash memory
" probe testing
" storage
nanite
nant
napier88
narration skills
narratives
nas/file storage
nashorn
nasm
nat configurations
" gateway
national instruments pxi
" labour laws
" regulations
" security
native android
" applications
" clients
" development
" federation
" i/o
" integrations
" ios
" modules
nato
nats
natural
" disasters
" gas plants
" language interaction
" " interfaces
" resources
" " industry
nature-based living
naukri
nav reporting
navan
naver ads
navigation
" patterns
" systems
" theory
navigator
nb-iot
nbc 2016
nbcc standards
nbfc
" business
" regulations
nbtstat
nc-si nic
nca ecc
ncdex
ncr resolution
ncr/capa
ndt knowledge
" tests
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
" core
" debt analysis
" metering
" suite
" zero alignment
" " cloud
" " roadmap
net-metering norms
" regulations
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
" portable runtime
netstat
netsuite analytics
" erp
" openair
netty
netwide assembler
network abuse management
" analysers
" analytics tools
" analyzer tools
" analyzers
" apis
" applications
" architectures
" assessments
" benchmarks
" build/draw strategies
" communication analysis
" " protocols
" configuration
" conflicts
" coordination
" debugging
" delivery
" design
" devices
" diagnostics tools
" driver development
" equipment
" fault diagnosis
" governance
" implementation
" incentives
" integration
" know-how
" maintenance
" modeling
" modelling
" monitoring tools
" operations
" optimization
" performance monitoring
" planning
" policies
" protocols
" resilience
" roll-out
" security services
" servers
" studies
" " tools
" surveillance management
" systems
" technologies
" telemetry
" topologies
" vapt
network/mdf/idf layouts
networking concepts
" devices
" equipment
" fundamentals
" modules
" protocols
" skills
" solutions
" technologies
" tools
networkmanager
networks
networkx
netzanschlussplanung
netzanschlusspunkte
netzbetreiber
netzero
" platform
neugierig
neural nets
" network architectures
" processors
neuroimaging methods
neurotechnology
nevercenter silo
new business flows
" energy
" launch
" logo acquisition
" media ecosystem
" product implementation
" " launches
" " penetration
" " startup
" systems installation
" technologies
newlisp
newman
newp
newrelic
news aggregation
" monitoring
newspeak
newsroom automation
" workflows
newtonscript
nexpose
nexsus
next-gen product experiences
" technologies
next-generation analytics
" databases
" technology solutions
" user experiences
next.js server actions
nexthink
nextra
nexus
" repository
" vpc
nexus/artifactory
nfc technology
nfdi
nfpa
" 70/70e
" standards
nfr categories
" definitions
nftables
nfts
nginx plus
ngrx
" store/effects
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
" 800-115
" ai rmf
" fips
" sp 800-34
" ssdf
" standards
nix/nixos
nlc tester
nlp concepts
" libraries
" models
" sdks
" tools
nlp/nlu
" validation
nmpa
no sql
no-code development
" solutions
no-sql database
nocs
node package manager
node.js debugger
node.js/express
nodemon
noise
" propagation assessment
nokia
nominations
non-blocking i/o
non-conformances
non-deterministic behavior
non-erp applications
non-financial risks
non-functional requirements
" security requirements
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
" " techniques
nonparametric bayesian methods
nonprofit partnerships
normalization
normen
norms
norton antivirus
nosql database
" environment
" systems
not exactly c
" quite c
" specified
notebook lm
notebooks
notes
notification
" patterns
" templating
notificationcenter
notifier
notion ai
" api
now assist
" experience
npa processing
npdm
npi / programs
" demand estimation
npu design
" kernel
nrr/grr
nrwl
nrwl/nx framework
ns basic
nsgs
nsis
nslookup
nuclear
" industry
" physics
nuget packages
numerical aptitude
" competence
" methods
" optimization
" probabilistic models
" reasoning
numerische simulation
nunjucks
nurture programs
nutanix-based architectures
nutch
nutrition data exchange
nutritional supplement
nuts
nutzerzentrierte digitale services
nvda
nvidia
" ai enterprise
" deepstream
" dgx superpods
" isaac sim
" omniverse
" sdks
" thor
" triton
nvme
" driver
" firmware
" transport firmware
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
" apps
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
" modeling
" orientated design
" oriented javascript
" " paradigms
" relationships
" rexx
" storage services
" store
" tracking
" windows library
object-oriented analysis
" data modeling
" development
" models
" principles
" software design
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
" " operations
" frameworks
" platforms
" practices
" solutions
" stacks
" standards
" systems
" tooling
" tools
observability/monitoring tools
observability/telemetry
observables
observation
" skills
observational response plans
ocaml
ocapi
occam
occupancy
occupational health management
oci monitoring
ocimf
ocr engines
" pipelines
ocr/idp
ocrdc
octave
octopus
octopusdeploy
octopuz
odata
" apis
" services
odata/rest
odds ratios
odin
odoo access rules
" erp
" " implementation
" module customization
" orm
" reports
" security
" workflows
odoo.sh
oee platforms
oem ecosystem
" environment
" gas turbines
" relationship management
" requirements
oem/eu solution development
oem/oes projects
oems
off-grid solar systems
" systems
off-page optimization
offenheit
offer strategy
offering development
office infrastructure
office365
offline data persistence
" evaluation
" experiences
" fraud
" functionality
" retail
offline-first architecture
" considerations
" design
offline-vs-online-szenarien
offline/online evals
" evaluation strategy
offsets
offshore renewable structures
" renewables
" services
" structural engineering
" structures
" wind projects
ofsaa
" epm
" erm
" fccm
" ifrs
ohsas 18001
oidc/oauth authentication
oil & gas
" industry
" trading
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
" channel
omni-channel configuration
" strategies
" support
omnichannel optimization
" strategies
omnifaces
omnimark
omnis studio
omnissa horizon
" workspace
omnistudio
omop
omp solutions
on-call culture
" procedures
" support
" " tools
on-chain governance models
" services
" settlement
on-demand software
on-device model inference
on-grid systems
on-page optimization
" seo
on-prem
" deployments
" environments
" solutions
on-premise architectures
" infrastructure deployment
on-premises data gateway
" infrastructure
" systems
onbase
onboard unit
onboarding and acquisition
" lifecycles
" processes
one delta products
" stream reconciliation
" trust
oneapi
onehub
onelake
onepager
onesource
onetoone
ongoing monitoring
online banking platforms
" culture
" databases
" evaluation
" exports
" fraud
" media
" previewer
" publications
" quality monitoring
" reputation management
" research
" selling
" services
" survey tools
online-based tools
onnx
" runtime
onshore structures
onshore/offshore models
onsite support
ontology modeling
onyx
oo abap
" design patterns
" programming
ooa/ood
ooabap
oodo
oop concepts
" principles
oos and non-conformance
oos/oot investigations
" " software
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
" ai
" api
" connectors
" dynamics engine
" finance
" inventor
" lab
" message queue
" mpi
" search
" shift
" source concepts
" " databases
" " ecosystems
" " frameworks
" " licensing
" " models
" " projects
" " rdbms
" " technologies
" table formats
" technologies
" telekom cloud
" telemetry
" to feedback
" traded equity
open-cast polyurethane moulding
open-ended funds
open-ldap
open-mindedness
open-source automation solutions
" networking
" security
" software development
" solutions
" tools
" workflow tools
open-source-technologien
openaccess
openai
" agents
" apis
" codex
" gpt
" " series
" gpt-4
" gpt-4o
" gym
" models
" playground
" whisper
openai's gpt models
openai/gemini api
openapi/swagger
openbmc
openchain
" standard
opencl
opencomponents
openedge abl
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
" archive server
" content server
" data masking
" documentum
" exstream
" extended ecm
" vim
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
" model design
" models
" statements
" " analysis
" system concepts
" " deployment
" " fundamentals
" systems internals
" " platform
" " security
" trade-offs
operational
" analysis
" analytics
" applications
" automation
" awareness
" best practices
" challenges
" coaching
" collaboration
" consulting
" controls
" data
" databases
" delivery
" design
" discipline
" effectiveness testing
" efficiencies
" execution
" feasibility
" " evaluation
" guidelines
" health
" impact analysis
" improvements
" inefficiencies
" inefficiency identification
" intake workflows
" kpis
" leadership
" metrics
" modeling
" modelling
" monitoring
" outcomes
" performance metrics
" platforms
" process analysis
" processes
" qualification
" readiness
" " assessments
" reliability
" resilience
" reviews
" rigor
" rigour
" safety disciplines
" stability
" stewardship
" strategy
" support
" sustainment
" systems
" tasks
" technology
" tooling
" tools
" transformation
operationqueues
operations and maintenance
" best practices
" business intelligence
" logging
" transformation
operations/maintenance
operations/problem management
operator
operator-sdk
opex
" management
" stewardship
opik
opinionated
opportunistic thinking
opportunity assessment
" evaluation
" identification
" scoring systems
ops dashboards
ops5
opstrakker
optech erp
optical comparators
" instruments
" simulations
" spectrum analyzers
" systems
" testing
" " equipment
optimal workshop
optimisation
optimism
optimistic collaboration
optimization
" & testing
" algorithms
" mathematics
" modeling
" models
" skills
" software
" strategies
" techniques
" tools
optimized pcb stack-ups
optimizely
optimizing components
" performance
optimj
option markets
options
optuna
opus
" models
or tools
ora2pg
oracle
" 11
" 23c
" adf
" advanced queuing
" ai studio
" analytics cloud
" ap
" apex
" application express
" " server
" applications development
" aq
" ar
" argus safety
" asm
" business intelligence
" cash manager
" clinical
" cloud applications
" " benefits
" " capabilities
" " developers
" " learning
" " payroll
" " recruiting
" " security
" " wms
" coding standard
" data guard
" " integrator
" " modeling
" " pump
" database architecture
" dba
" designer
" dmw
" ebusiness suite
" enterprise linux
" " manager
" epbcs
" epm
" erp adapter
" financial cloud
" " modules
" " r12
" forms
" fusion cloud
" " erp
" " middleware
" " reporting
" " saas
" gtm cloud
" hcm cloud
" horizon
" hyperion planning
" iam
" identity management
" implementation methodologies
" indexing
" integration cloud
" jdeveloper
" learning management
" licensing
" logfire
" mdm
" otbi
" partitioning
" pbcs
" peoplesoft
" performance tuning
" pim
" pl/sql
" ppm
" procurement cloud
" r12.2 ebs
" rdbms
" recruiting cloud
" reports
" rman
" spatial
" sql developer
" sql/plsql
" utilities cc&b
" warehouse builder
" weblogic server
orbit
orca
orca/modula-2
orcad capture
orcad/allegro
orchestration design
" environments
" frameworks
" layers
" solutions
" tools
orchestrator
orchestrierung
order
" booking
" execution
" finalization
" lifecycle
" management system
" shipping
" state machine
ordering information system
organic initiatives
organisation
organization change management
organizational abilities
" capability building
" discipline
" efficiency
" ehs guidelines
" knowledge
" management
" paradigms
" policies
" processes
organizations
organized
" and detail-oriented
organizing
" skills
oriel
orientdb
origin
origination
orin build
orm frameworks
" implementation
" meetings
orpc
orthanc
orthomosaics
orthopedic industry
orwell
os coordination
" fundamentals
" kernel
" libraries
" patching solutions
" services heap
os-level debugging
os/db coordination
os/system performance profiling
osd manufacturing
osgi
osi layers
osmand
oss domains
ot archive server
" environments
" network security
" networks
" security
" system qualification
ot/iot integration
ota update mechanisms
" updates
otbi
otc instruments
otel
otm 6.4.1
" automation agents
" cloud
" saas 25b
otp authentication
" login
otps
ott platforms
otx designer
ous device classification
outage reporting
outbound infrastructure
" prospecting
" voice
outcome enhancement
" focus
" orientation
outcome-based kpis
outcome-driven
outcome-led
outcome-oriented
outdoor shooting techniques
outlier handling
output schema validation
" validation
outreach
" opportunities
outreach.io
outside business interests
outsourcing advisory
ovens
overhead substations
overlay networks
overseas education
" employment
owasp asvs
" best practices
" ml/ai security
" zap
ownership bias
" mentality
ownership-driven thinking
oxygen analyzers
oxygene
p&a engineering
p&id drawing review
p&ids
p&l analysis
" modeling
" monitoring
" views
p-diagram
p2p circuits
" communications app
" development platform
" ecosystem
p360
paas
" services
" sql
pabbly
pacemaker
pacing
pack & ship
package distribution
" management
" managers
packaging
" machine
" management
" specification sheets
" specifications
packer
packet core
pacs
pact
paddleocr
paddlepaddle
pads-vx
paga
page factory model
" object model
" speed improvements
pagespeed tools
pagls
paid advertising
" " creative
" campaigns
" media
" " measurement
" " strategy
paint layout
paints
palantir platforms
palo alto
" " platform
" " prisma
panaya
panda css
panel construction
" erection
" layouts
" mounting
" placement feasibility
panels
pantomime
paper & fiber
" industry
papi
parallel algorithms
" patterns library
" valuations
parallel-processing concepts
parallele programmierung
parallelization
parameter reporting
" store
parametric insurance
" software
paramount workflows
parasoft
" soatest
parcel
pari/gp
paris agreement
parloa
participant management
participation/agented /bilateral deals
particle accelerators
partitioning
" strategies
" tools
partner communication
" ecosystems
" engagement
" integrations
" manager
" portals
" programs
" statements
partnership building
" deals
" development
" management
" models
partnership-driven growth
partnerships
partnerstack
pas 1192
" 2060
pas-3
pas-x
pas/dcs qualification
pascal
passenger experience
" information systems
passion
" for engineering
" " excellence
" " results
" " technology
passive candidate engagement
" components
" system
password encryption
patch deployments
patching
" processes
" workflows
patent analysis
" awareness
" filing
" intelligence
" landscapes
" research
patents industry
path planning
" to production
pathmatics
pathology applications
patient access
" intake automation
" management
" " software
" monitoring systems
patient-practice interactions
patools
patsnap
pattern generation
" identification
pawn
paxos
paxus
pay calculation
payables
" operations
payback analysis
" period
" " calculation
payer authorization
" edits
" systems
payer/provider markets
payment apps
" card industry
" cards
" collection
" data
" flows
" follow-ups
" gateway architecture
" " implementations
" " integration
" " products
" hubs
" improvements
" industry
" integration
" integrity tools
" orchestration
" performance
" platform integration
" platforms
" portals
" processing flows
" " systems
" providers
" security
" service providers
" services
" solutions
" terms
" workflows
payments domain
" ecosystem
" industry knowledge
" landscape
" regulations
" settlements
" technology
payments/subscriptions
payor/provider systems
paypal
payroll accounting
" assurance
" domain knowledge
" functions
" operations
" preparation
" processes
" products
paytm
payu
pba layouts
pbr workflows
pc controllers
" troubleshooting
pc/server operating systems
pcaob
pcap
pcastl
pcb bring-up
" design tools
" designing
" development
" fabrication
" inspection techniques
" layout analysis
" " guidance
" " review
" schematics
" troubleshooting
pcba design
" layout design
" manufacturing
" schematic design
pcf application
" architecture
" component
" services
pci security compliance
pcidss
pcie
" linux driver
pcod management
pcs7
pdd management
pdf automation
" parsing
" processing
" readers
" report generation
" viewer
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
" erection
" fabrication
" structures
peci
pecvd
pedestrian simulation
peer analysis
" benchmarking
" collaboration
" comparisons
" mentoring
" review process
peer-to-peer technologies
peering
peft
pega app studio
" best practices
" bpm
" constellation
" dco
" deployment manager
" migrations
" openspan
" testing
" upgrades
pendo
penetration testing tools
pennant
pentaho
pentesting
people development
" excellence
" growth
" handling
" interaction
" kpis
" leadership
peoplecloud media
" messaging
peoplecode
peopleperhour
perception
" systems
perf
" tooling
perfetto
performance & quality
" " reliability
" advertising
" attribution reporting
" automation
" baselines
" benchmarking
" best practices
" center
" creatives
" dashboards
" data analysis
" degradation
" drift detectors
" evaluation methods
" " tools
" feedback
" focus
" insights
" intelligence
" issues
" kpis
" measurement techniques
" metrics
" modelling
" models
" monitoring
" " strategies
" optimization
" " tools
" processes
" profilers
" profiling tools
" qualification
" ratio
" reports
" scalability
" sdk
" slos
" specifications
" systems
" testing frameworks
" " tools
" tooling
" tools
" tracing
" tracking
" tradeoffs
" under pressure
" validation
" variance analysis
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
" " systems
periodic review
periodical maintenance
peripheral driver development
" equipment
" subsystems
peripherals
perl scripting
perl/python scripting
permission sets
permissions
permit-to-work systems
permits
permitting
" procedures
permutive
perovskites
perpetual learning
" licensing
perplexity
persistent
" data logging
personal account dealing
" brand growth
" care industry
" computing devices
" loans
" navigation
" strengths
personalised discovery
personalization
" algorithms
" and recommendations
" industry tools
" systems
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
" litigation
pfas
pfmea methodology
pfms
pfsense
pg raise
" vector
pgadmin
pgbadger
pgpl/sql
pgsql
ph analysis
" measurement
ph/conduc
phantomjs
pharma
" 4.0
" accounts
" clinical development
" commercial data
" engineering accounting
" industry
" life sciences
" machine/equipment manufacturing
" manufacturing
" norms
pharma/chemical industry
pharmaceutical
" business
" chemistry
" domain
" equipment
" industry
" " standards
" it compliance
" laboratories
" law
" machinery
" market research
" " trends
" process
" projects
" quality control
" " standards
" regulatory guidelines
pharmaceutical/biotech
pharmaceuticals sector
pharmacokinetic data
pharmacopeia evaluation
pharmacopeial methods
pharmacopoeias
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
" laravel
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
" engineering
" markup language
" security analysis
" " standards
" " systems
" servers
" systems
" verification
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
" handling
" management
" redaction
pika
" labs
pike
pikt
pillar i
" " reporting
" ii
" " reporting
" two
pillow
pilot
" campaign plans
" initiatives
pimcore
ping access
" directory
" identity
" " products
pingone
" advanced services
" davinci
pinia
pinpoint
pinterest
pipe-flo
pipedrive crm
pipeline assessment
" coverage
" creation
" data
" development
" generation
" health
" integrity
" " management
" mechanics
" optimization
" orchestration
" pilot
" referencing tools
" transportation
" " agreements
" triggers
" workflows
pipeline-oriented backend development
pipes
piping
" circuits
" circutization
pitch decks
pitchbook preparation
pitching
" skills
pitco plan creation
pivotal cloud
" " foundry
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
plan xml files
plan-and-solve
planc
planhat
planisware
planner
" 5d
planning and analysis
" " budgeting
" " scheduling
" poker
" systems
" techniques
" tools
plant
" engineering design
" equipment maintenance
" finance
" load factor
" modeling
" transformation
plant/grid ems
planview adaptivework
plastic packaging
" processing
" production
" regulations
plastics
" industry
platform & infrastructure
" architecture
" automation
" compatibility testing
" configuration
" consulting
" development
" efficiency
" environments
" events
" forwarding
" initialization
" issues
" management
" migrations
" modernization
" observability
" performance
" " optimization
" products
" reliability
" security
" selection
" services
" setup
" slas
" software
" " architecture
" strategy
" systems
" thinking
" update management
platform-level debugging
plating
" equipment
" inspection
platinum
platts application services
play billing
" framework
" store
" " deployment
" " policies
playbook development
playbooks
player psychology
playwright automation
" framework
playwrite
plc logic
" panels
plc-based system inspection
" systems
plc/pc controllers
plex
plexil
plexos
plg analytics tools
plist
plm ng
" systems
" tools
plm/alm
plm100
plone
plotly.js
plsql
plug gauge
plugin development
" ecosystems
" integration
" management
plugins
plumbing tools
plx dashboards
pm delivery protocols
" surya ghar
pmbus
pmc projects
pmda
pneumatic actuators
" control interfaces
" power cylinders
pnl attribution
pnpm
pnr tools
pnuts
po invoices
" management
" module
poc development
pocs
" and demos
pocs/povs
pod planning
pod-based execution models
podcast
pods
poetry
point cloud classification
" connect
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
" " regulation
" application
" as code
" awareness
" checks
" compliance
" creation
" design
" engagement
" engines
" environment
" frameworks
" implementation
" lifecycle
" management
" rules
policy-based rl
policycenter
" product model
political analysis
" developments
" risk
pollutant dispersion simulations
" physics
pollutants
pollution control board
" " equipment
" dispersion modeling
polly
polyglot storage
polymath
polymer
" industry
" processing
polyurethane additives
" foam production
" tooling
pom framework
pooling
pop culture
pop-11
popsys
port mappings
portable
portal
" technologies
portals development
portfolio analytics
" expansion
" management tools
" modelling
" monitoring
" oversight
" performance analysis
" " attribution
" " tracking
" rebalancing
" reconciliations
" review
" strategies
" valuation
" vulnerability assessment
portlet
ports
" and adapters
pos printer repair
" printers
position reconciliation
positioning
positive energy
" outlook
" testing
posix
" apis
posm
post css
" fixture operations
" goods issues
" market surveillance
" silicon validation
" trade processes
post-acquisition integration
post-contract reviews
post-incident reviews
post-market activities
post-marketing safety reporting
post-mortems
post-purchase experience
post-sales
post-silicon environments
" verification
post-trade monitoring
" operations
" processing
" systems
post-warranty repairs
postcss
postg
postgre age
" sql
postgres db
postgres-based search indexing
postgresql db
postgresrest
postgressql
posthog
posting workflows
postings
postman api debugging
" " testing
postmortem reviews
postmortems
postscript
povs
power & traction
" accounting
" amplifiers
" analysis tools
" analyzer
" and energy
" apps canvas
" " model-driven
" automate cloud
" " desktop
" automation
" backup strategies
" battery industry
" bi copilot
" " licensing
" " reporting
" calculations
" cli
" component framework
" conditioning equipment
" consumption analysis
" " reduction
" converter design
" distribution utilities
" estimation
" flow studies
" fx
" industry
" infrastructure
" integrity
" intent specification
" management applications
" " circuitry
" " systems
" market
" " analysis
" " fundamentals
" " knowledge
" markets advisory
" metering
" meters
" operations
" optimization
" pack assemblies
" pages
" performance
" plant design
" " economics
" " engineering
" " infrastructure
" " modelling
" plants
" platform governance
" portals
" projects
" purchase agreements
" quality
" query editor
" scheduling
" sector
" " regulations
" settlement
" shell
" studies
" supplies
" system applications
" " engineering
" " industry
" " operation
" " planning
" " studies
" " testing
" trading
" " automation
" " operations
" transformers
" transmission
" " products
" up testing
" utilities
" validation
" variability calculation
" virtual agents
power-dense designs
power/thermals
powerautomate
powerbi
powerbuilder
powercloud
powerhouse
poweron adms
powertrain components
" systems
pp-fico/co integration
pp-mm integration
pp-qm integration
pp-sd integration
pp/ds
ppa management
" structuring
ppap documentation
ppas
ppc advertising
" campaign management
ppe usage
pqcdsm metrics
pr & communications
" measurement frameworks
" " tools
" strategy
pr-driven development
pracle
pragmatic
" approach
" engineering
" execution
" innovator
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
" balances
" robotics
" testing instruments
" torque tools
prediction models
predictive ai
" analytics tools
" insights
" intelligence
" segmentation
" systems
preemptible instances
preevision tool
preference processes
preliminary cost assessments
premium lifestyle
prepaid accounting
preprocessing
preqin
presales consulting
" management
prescinto
presentation & storyboarding
" creation
" decks
" development
" software
press
pressure equipment
" relief devices
" switches
" testing
" vessel inspection
" vessels
" zoning
presto
prettier
prevent recurrence
preventative action
price escalation
" optimization
" rules
" types
price/discount elasticity models
pricing
" algorithms
" and yield
" databases
" decisions
" intelligence
" leakage
" logic
" management
" master
" methodologies
" optimization
" records
" software
" structures
" surveys
" tools
pricing-modelle
primary engineering
primary/secondary injection kits
prime ng
primefaces
primetime
principle adverse impact
printer
" troubleshooting
priorisierung
prioritizing work
priority establishment
" management
prisma access
" remote vpn
privacy
" by design
" frameworks
" guardrails
" principles
" regulations
" requirements
" standards
privacy-aware handling
privacy-preserving ai
" machine learning
privacy/pii controls
privacy/security
private credit
" " analytics
" dns
" endpoints
" equity investing
" " strategies
" label manufacturing
" llm
" market valuations
" markets
" " investments
" " technology
" networking
" wealth management
private/capital markets
privatelink
pro audio
pro-active mindset
pro-activeness
pro-code development
" " tools
" solutions
pro-lease
proactive approach
" attitude
" communication
" follow-through
" guidance
" improvement
" initiative
" leadership
" learning
" mindset
" nature
" ownership
" planning
" problem discovery
" " solving
" reliability thinking
" risk management
" thinking
" work
" " ethic
proactiveness
probabilistic analysis
" matching engine
" methods
" reasoning
" risk techniques
" software
probability theory
probecard
probing
problem analysis
" articulation
" decomposition
" definition
" diagnosis
" discovery
" framing
" identification
" management processes
" ownership
" resolution
" solving methodologies
" " techniques
" structuring
" ticket management
" tracking reports
problem-solving abilities
procedure implementation
procedures
process auditing
" automation
" " designer
" " playbooks
" benchmarking
" builder
" building
" calculations
" chains
" consulting
" control systems
" " technologies
" controls
" creation
" definition
" design basis
" digitization
" discipline
" discovery
" efficiencies
" enforcement
" equipment
" excellence
" execution
" feasibility
" flow
" " charting
" fmea
" gap analysis
" gaps identification
" governance
" guidance
" implementation
" improvement methodologies
" " mindset
" industries
" intelligence
" layouts
" leadership
" maps
" methodologies
" mining tools
" modeling tools
" modelling
" " techniques
" " tools
" models
" narratives
" optimization tools
" orchestration
" orientation
" ownership
" parameters
" re-engineering
" reasoning engine
" refinement
" requirements
" reviews
" safety systems
" scheduling
" simulate
" simulation modeling
" " software
" sizing
" specifications
" standardisation
" standardization
" systems
" " integration
" technologies
" transition
" validation tools
" variation
" walkthrough
process-driven
process-oriented approach
processes portal
processing
" payments
" pipelines
" tools
processing.js
processor architectures
" design
" scripts
proctoring
procurement analytics
" best practices
" control plans
" coordination
" data
" decision support
" documentation
" documents
" efficiency
" integration
" operations
" policies
" process navigation
" processes
" risk assessment
" strategies
" support
" systems
" to pay
" tools
" transformation
prodly
producing/manufacturing operations
product alignment
" architecture
" audits
" awareness
" backlog management
" briefs
" collaboration
" compliance
" cybersecurity controls
" decisions
" delivery
" descriptions
" development
" " lifecycle
" " meetings
" " methodologies
" " processes
" " tools
" disposition
" documentation
" evaluations
" evangelism
" experimentation
" feature development
" feed management
" feedback
" focus
" fulfillment
" functionality
" grids
" health dashboards
" implementation
" instincts
" intuition
" judgement
" launching
" life cycle
" life-cycle processes
" lifecycle
" management tools
" metrics
" " frameworks
" mindset
" mining
" nonconformance
" obsession
" one-pagers
" operations
" organizations
" partnership
" passion
" peer review
" portfolio
" presentations
" quality
" " complaint
" " improvement
" " reporting
" registrations
" release
" rules
" safety
" " policy
" scaling
" security
" sense
" showcases
" showcasing
" software
" " validation
" solutioning
" specifications
" success
" surfaces
" taste
" test cases
" testing methods
" thinking
" training
" usage data
" validation
" variant cadence
" variants
" vertical goals
" vision
" visualization
product-aware engineering mindset
product-based company
" environments
" systems
product-building
product-first thinking
product-focused thinking
product-led growth
product-minded
product-oriented mindset
product/service offering
product/technology knowledge
production accounting
" agents
" application flows
" applications
" architecture
" assets
" connector
" data
" dataspaces
" debugging
" deployment
" diagnostics
" documentation
" environment
" execution
" hardware
" infrastructure
" machinery
" methodologies
" models
" monitoring
" operations
" order execution
" performance
" " monitoring
" planning tools
" process monitoring
" processes
" quality deployment
" readiness
" " reviews
" reporting
" scaling
" security testing
" services
" stability
" support
" " models
" " tools
" systems
" teams
" troubleshooting
" workflows
production-grade monitoring
" software releases
" systems
production-level applications
productionization
productivity
" apps
" enhancement
" initiatives
" measurement
" software
" tools
" tracking
productization
productor connector
products and services
productsup
professional attitude
" attributes
" certification programs
" " schemes
" connections
" development
" engagement
" ethics
" growth
" initiative
" judgment
" maturity
" mindset
" services
" " implementation
" tax
" " compliance
" working style
profibus network
profile projector
" scripting language
profilers
profiles
profiling
" tools
profit sword
profitability
" drivers
" matrices
" trends
program advising
" design
" execution
" operations
programmable switch
programmatic auctions
programmierung
programming automation
" fundamentals
" in memory
" languages
" practices
" software
" standards
prograph
progress
" dba
" measurement
" tracking
" updates
progress/openedge
proiv
project audits
" bom preparation
" budgets
" consulting
" controllership
" costing
" deliverables
" deployment
" development
" execution
" feasibility
" " evaluation
" finance analysis
" financial models
" financials
" gate reviews
" information management
" initiation
" installation
" interdependencies
" knowledge management
" life cycle
" lifecycle
" " management
" maintenance
" management communication
" " disciplines
" " methodologies
" " process
" " skills
" " software
" " techniques
" " tools
" methodologies
" migrations
" milestones
" operations
" organization
" ownership
" phases
" planner
" processes
" protocol
" quality plan
" readiness review
" resource planning
" roi metrics
" safety
" " plan
" sales
" " cycle
" setup
" specification reporting
" status coordination
" system
" workflows
project-based supply chains
project.net
projection
" systems
" technologies
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
prompt builder
" design/engineering
" engineering libraries
" " systems
" " techniques
" fine tuning
" generation
" injection
" " defense
" " detection
" " mitigation
" libraries
" management
" operations
" ops
" optimization
" orchestration
" pipelines
" routing
" strategies
" templates
" testing
" tuning
" versioning
" workflows
" writing
prompt-based automation
" testing workflows
prompt-driven workflows
prompt/chain orchestration
prompt/version control
" management
promptfoo
prompting techniques
prompts
prompts/instructions
proof of concept
proof-of-compute
proof-of-concept development
" engagements
" initiatives
property & equipment
" assessment
proposal creation
" defense
" preparation
" research
" tools
proposals
proptech
prores
pros
prose modeling language
prospecting automation tools
" skills
" tools
prosper
prostate cancer care
protection
" circuits
" coordination
" engineering
" functions
" logic
" protocols
" solutions
protein science
proto builds
protobuff
protocol adherence
" analysers
" analyzers
" development
" preparation
" specifications
protocol-oriented programming
protocols
protopie
prototypal inheritance
prototype building
" javascript framework
" validation
prototype.js
prototypes
prototyping tools
protractor
provar
provenir
provider
" domain
provider/bloc
providex
provisioning profiles
provisions
proxies
proximity detection
proxy generation
prpc concepts
" flows
prtg
prudent valuation
psappdeploytoolkit
pscad
psd2
" data analysis
pslf
psoc
psps
psql
psr thresholds
pss/e
psse
psychological distress
" safety
ptc creo parametric
ptes
ptv vissim
pub/sub
" systems
public address system
" cloud azure
" " environments
" " gcp
" " iaas
" " solutions
" health events
" " standards
" information sources
" infrastructure
" investment programmes
" offerings
" private partnerships
" sector advisory
" " dynamics
" service delivery
" transport technology
" transportation
" works contracts
publication
" management
" processes
publisher packs
publishing industry
pubsub
pue improvement
puf panels
pulsar
pulse
puma
pump design
" industrial products
" industry
pump/compression units
pump/motor/seal plan
pumping systems
pumps
punching design
punchout
purchase
" order matching
" to invoice
pure
purified water systems
purple team exercises
purpose
purview
putty
pv arrays
" cell
" " technologies
" design
" model
" provisions
" reliability standards
" sizing
" system components
pv/wind systems
pvr/dto engineering
pwa kit
py-spark
pyarrow
pybullet
pycharm
pydantic
" ai
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
" automation
" ecosystem
" engineering practices
" fast api
" frameworks
" scripting
" sdk
" stack
" web framework
python-based automation frameworks
python-pptx
python3
pytorch distributed
" serving
pyunit
q ground control
q-core-tools
q-submission requests
q-sys
" designer
q/kdb
qa automation testing
" " tools
" best practices
" collaboration
" methodologies
" practices
" process
" " improvements
" standards
" system
" tools
qa-plan
qa/qc
" documentation
" procedures
" processes
" systems
qa/quality engineering
qacomplete
qad 2020 ee
" ee/aux
" progress/openedge
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
" compliance
" standards
" systems
qnli
qnx build
qooxdoo
qp/pcp
qrap
qs 9000
qs-stat
qsar
qspi
qsr operations
qsr/iso regulations
qt creator
" framework
qt/qml
qtp/uft
qtscript
quadros
quakec
qualcomm
" socs
" software
qualification
quality & testing
" 4.0
" analysis
" assessment processes
" assurance frameworks
" " manual
" " methodologies
" " practices
" " processes
" " tools
" assurance/quality control
" attributes
" benchmarks
" certifications
" challenges
" charter
" circles
" commitment
" compliance
" consciousness
" control principles
" " processes
" " systems
" " testing
" coordination
" culture
" dashboards
" data analysis
" deliverables
" documentation
" " systems
" dossiers
" enhancement
" framework development
" frameworks
" gate enforcement
" gatekeeping
" gates
" governance
" guidelines
" improvement projects
" index
" initiatives
" instruments calibration
" issue management
" journalism
" management software
" " tools
" matrix
" methodologies
" metrics
" mindset
" monitoring systems
" operations
" orientation
" outcomes
" ownership
" planning
" programs
" records
" reporting
" reports
" requirements
" review
" risk assessment
" " reporting
" " tracing
" scorecards
" specifications
" standards
" strategies
" surveillance
" system approach
" " regulation
" systems
" " maintenance
" " management
" tools
" training
quality-related process documents
qualtrics survey
quant
quantconnect
quantifying impact
quantitative models
" skills
quantity conversions
" estimation
" measurement
quantlib
quantum
" algorithms
" software engineering
quantum/cost claims
quarterly financials
" reporting
quartz
" composer
quasar
quasi-experiments
queries
queries/mutations
query classification
" compilation
" development
" engine
" execution
" expansion
" handling
" language
" management
" plans
" rewriting
" store
" systems
query/rerank strategies
querying
questasim
queue
" management systems
" monitor
queue-based architecture
" processing
queueable
" apex
queues/pub-sub
queues/streams
queuing
quick base
" commerce
" disconnect coupling
" learning
" logix
" onboarding
" prototyping
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
quotes
" and pricing
quotewerks
qureos platform
qurt os
qweb
qxtend
r markdown
" shiny
r&d centers
" collaboration
" environment
" governance
" management
r-studio
r2r concepts
" processes
rabbit mq
race conditions
raceway installation
racf
raci
" modeling
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
" access network
" pharma
radiology it
" workflows
radiometers
radius server
radix ui
radrails
radware defensepro
raft
rag applications
" approach
" architecture
" chunking
" concepts
" development
" expertise
" flows
" patterns
" pipelines
" systems
" techniques
" technologies
" workflows
rag-based architectures
" retrieval
rag/agent reference architectures
ragas
raid
rail applications
" ticketing
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
" and recommendation
" factors
" models
" systems
rap/btp
rapid
" iteration
" php editor
" response communication
rapira
rasa
rasmol
rasterio
rate analysis
" cycles
" " analysis
" limits
rates
ratfiv
ratfor
rating
" agencies
ratio calculations
rational software modeler
ratios
rauc
rave
" edc system
ravendb
raw material inspection
ray serve
raycast
razor
" view
" " engine
razorpay
rbac
rbi guideline
" regulations
rbi/fema regulations
rca-capa
rcc structures
rcfa
rcm operations
rcs messaging
rcsa testing
rdbms
" scripting
rdd optimization
rdflib
rdkit
rdms
rds/reference data
re framework
" ranking
re-engineering
reach
react bootstrap
" component libraries
" components
" context api
" hook form
" native debugger
" " reanimated
" navigation
" profiler
" query
" redux
" router
" " dom
" server components
reactflow
reaction engineering
reactive
" forms
" power control
" " margins
" programming
" state management
" systems
reactnative
reactor
" design
readcube
readiness/enablement
reading comprehension
" experience
" innovation
ready api
readymag
reaktor
real assets
" estate data
" " kpis
" " markets
" " negotiation
" " services
" time cdp
" " graphics
" world interfacing
real-time 3d
" activation
" adherence
" analytics
" " tools
" apis
" applications
" apps
" asset tracking
" bidding optimization
" chat
" communication
" " systems
" control systems
" conversational agents
" dashboards
" data
" " acquisition
" " analysis
" " flows
" " handling
" " ingestion
" " management
" " pipelines
" " streaming
" " systems
" db management
" decision-making
" decisioning
" dispatch systems
" embedded software
" " systems
" engineering
" event processing
" feature development
" features
" inference
" " architectures
" infra
" integrations
" intelligence
" interfaces
" messaging systems
" monitoring
" " systems
" notification systems
" notifications
" optimization tools
" patches
" payments
" performance dashboards
" pipelines
" pricing optimization
" process surveillance
" processing
" " frameworks
" programming
" reporting
" software development
" spatial platforms
" streaming
" " platforms
" system design
" technologies
" telemetry processing
" trading
" translation
" visualization platforms
real-world constraints
" deployment scenarios
realflow
reanimated
reasoning
" ability
" skills
rebate management
" processing
rebates
rebol
rec/gc
recall
receivables
" management
" outcomes
recharts
reco
recoil
recommendation
" algorithms
" development
" logic
reconciliation algorithms
" checks
reconstruction pipeline
record producers
" versioning
recording
records
recovery
" objectives
recruiting lifecycle
recruitment best practices
" dashboards
" operations
" processes
" strategy
" technologies
recurrent neural networks
recurring integrations
" patterns monitoring
recurring-revenue environment
red box constraint
" compliance
" hat
" " portfolio
" iii directive
" label systems
" team scenarios
redcode
reddit
redesign skills
redhat
" licensing
redis / caching
" cache
" stack
redis/memcached
redmine
redpanda
redshift spectrum
reduced-complexity climate models
redundancy
" testing
" validations
redux thunk
redwood
reels
reentry
refal
reference applications
" architectures
" management software
referral exchange solutions
referrals
refinancing operations
refinery
" operations
" processes
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
" leadership
" market awareness
" resiliency
" security issues
register modernization
registrations
rego
regression
" modeling
" pipelines
regtech
regular expression
regulated customers
" domains
" enterprises
" environment
" fields
" fintech
" industries
" manufacturing
" " environments
" sectors
" software environments
" systems
" technology environment
regulation research
" review tools
regulations
regulatory & sustainability
" analysis
" applications
" approvals
" audits
" bodies
" certifications
" changes
" complexity
" compliance certifications
" " evaluations
" " tools
" considerations
" control matrix
" documentation
" engineering
" environment
" expectations
" finance
" forecasting
" framework
" guidelines
" hub
" hurdles
" impact assessment
" inspections software
" interpretation
" landscape
" law
" liaison
" matters
" norms
" objectives
" platforms
" policies
" practice
" processes
" quality support
" reporting platforms
" reviews
" risk
" safety standards
" sectors
" services
" standards
" strategy
" stress testing
" techniques
" technology
" tracking
" trends
" " analysis
" understanding
" updates
regulierte umfelder
reia
reimbursable accounts
reindexing
reinforced concrete construction
reit
rejection analysis
" handling
rejection/ppm
related party transactions
relational data modeling
" " models
" " structures
" database concepts
" " logic
" " modeling
" " systems
" " technologies
" db
" modeling
relationship cultivation
" development
" follow-ups
" mapping
" selling
relative valuation
relay
" setting
" test sets
release
" automation
" governance
" pipeline design
" pipelines
" planning
" plans
" practices
" procedures
" processes
" quality
" readiness
" roadmaps
" standards
" strategy
" testing
relevance
reliability and scaling
" best practices
" checks
" concepts
" ensuring
" improvements
" metrics
" patterns
" practices
" principles
" tooling
reliable interfaces
" working
relief/venting philosophy
reltio
relume
remaining life studies
remediation
" engine
" planning
" plans
" support
remedy
remote access
" communication
" config
" connection systems
" llm apis
" monitoring systems
" " tools
" os installation
" sensing devices
" staffing
" support software
" target connectivity
" team leadership
" work
remote/hybrid policies
remove.bg
render
rendering pipelines
" strategies
rendezvous and docking
rendition server
renesas
renewable energy certificate
" " engineering
" " generation
" " market
" " policies
" " projects
" " sector
" " solutions
" " storage
" " technologies
" industries
" integration
" sources integration
" technologies
renewals
rent roll analysis
rental collections
repair manuals
repayment behavior modeling
replenishment
" models
replication
" frameworks
replit
repo
report center
" compilation
" configuration
" creation
" development
" formulation
" generation
" one
" submission
" writer
reporting & analytics
" and analytics
" applications
" automation
" capabilities
" clarity
" dashboards
" framework
" skills
" solutions
" standards
" structures
" systems
" workflows
reportportal
reports and dashboards
" now
repository branching strategies
" design pattern
" management
" patterns
" tools
representation learning
reprocessing
reproducible practices
reproductive health
reputation signals
reputational risk assessment
reqif
reqnroll
request management
" patterns
request/response lifecycle management
requests
requirejs
requirement documents
" lifecycle management
" management software
" " tools
" modeling
" specification
requirements coverage
" development
" documentation
" tools
rera
reranker
reranking
research analysis
" authoring
" automation
" coordination
" databases
" information
" infrastructures
" institutions
" platforms
" products
" publishing
" skills
" software alliance
" " development
" " engineering
" technology
" tools
" translation
" vision
research-driven investment decisions
reservation systems
reservoir & geoscience
resettlement
residential developments
" interior design
" interiors
" projects
" solar sales
" " solutions
" subdivisions
resilience & dr
" " enthusiasm
" architectures
" design
" engineering
" frameworks
" testing
" " techniques
resilience4j
resiliency
" best practices
" patterns
resilient & self-driven
" control planes
" patterns
" supply chains
" system design
resilienz
resolve
resolvers
resource allocation troubleshooting
" analysis
" forecasting
" optimisation
" optimization
" organization
" scheduling
" sizing
" utilization tools
resourceful
respect
" & integrity
" for others
respectful communication
respiratory
response effects
" management
" quality
responsibility
responsible ai concepts
" " frameworks
" " governance
" " guardrails
" " practices
" " usage
" technology
responsive css frameworks
" design systems
" testing
" ui
" " design
" " development
" ui/ux development
" web
" " development
responsiveness
rest api design
" " integration
" " services
" apis
" architecture
" automation
" concepts
" framework
" interfaces
" principles
" services
" web services
rest-based api frameworks
rest/grpc serving
rest/http apis
rest/soap api
" apis
restapi
restassured
restaurant interiors
restconf
resteasy
restful api design
" " development
" " integrations
" " testing
" apis
" architecture
" design principles
" micro services
" principles
" services
" web
" " apis
" webservices
restify
restructuring activities
result driven approach
results processing
results-driven mindset
results-focused mindset
results-oriented mindset
retail analytics
" automation
" brokerage
" business
" " services
" domain
" industry standards
" interiors
" logistics
" media
" planning
" regulatory
" segmentation
" spaces
" strategies
" technology
" testing
retail-j
retell
retention
" clauses
" marketing
" strategies
retirement fund business
retool
retraining
retries
retrieval
" and ranking
" augmentation
" evaluation
" " techniques
" evaluators
" models
" patterns
" pipelines
" quality
" services
" strategies
" systems
" techniques
" workflows
retrieval-augmented systems
retrofit
retrospectives
retry logic
" patterns
return/refund workflows
reusability
reusable assets development
" code
" component libraries
" components
" patterns
reuters
revenue
" acceleration
" achievement
" analytics
" attainment
" calculation
" closing skills
" cloud
" enablement
" generation
" growth management
" " strategies
" impact
" intelligence
" leadership
" management systems
" marketing
" models
" monetization
" ops
" optimization
" performance
" planning
" processes
" strategy
" structures
" systems
" targets
revenue-share models
revenue-sharing models
reverse engineering tools
" etl
" proxies
" proxy configurations
reviews
revision management
revman
revolution
revpro
revtrack
rewards platform
rework/scrap
rexx
rf co-site
" colocation
" communication
" electronics
" fundamentals
" hardware
" measurement equipment
" products
" propagation
" socs
" systems
" test equipment
" testing
" towers
" troubleshooting
rf/communication modules
rfcs
rfhutility
rfi generation
rfi/rfp design
rfid printer technologies
" printers
" technologies
rfis
rfis/rfqs/crs
rfp management
" solution provision
" solutioning
" solutions
rfp/rfi
" response
rfq proposals
rh insights
" linux
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
risk & controls
" " performance
" advisory
" analysis frameworks
" " tools
" and compliance
" " controls
" anticipation
" assessment tools
" assurance
" based inspection
" case manager
" characterization
" communication
" consulting
" control matrix
" culture
" dashboard development
" data aggregation
" decisioning
" discipline
" domain
" engineering
" identification
" indicator
" intelligence
" management frameworks
" " methodologies
" " plans
" " principles
" " software
" " strategies
" maps
" methodologies
" mitigation strategies
" models
" monitoring
" processes
" rating
" recommendations
" register maintenance
" reporting
" rule logic
" scoring
" signals
" taking
" technology
" testing
risk-aware development processes
risk-based approach
" assessment
" decision making
" quality assessment
" strategies
risk/opportunity assessments
riverbed steelhead
riverpod
rke2
rlab
rllib
rls models
rmm platforms
rms management
road estimator
" mapping
roadmap building
" development
" discovery workshops
" management
" strategy
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
" automation framework
" controllers
" hardware integration
" kinematics
robotc
robotic automation
" " solutions
" cell simulation
" components
" hardware
" perception systems
" process mining
" processes
" software
robotics applications
" arms
" engineering
" platforms
" process automation
" software
" work cells
robotization
robust software
robustness
" analysis
roc filings
roc-auc
roc/mca filings
rocket u2
rocksdb
rockwell
" plc
rocky linux
" mountain basic
rodent detection
roe analysis
roi analysis
" articulation
" assessments
" calculation
" measurement
" metrics development
" modeling
" modelling
" models
role based access
" calibration
" mining
" modeling
role-based access logic
" permissions
" security
" systems
roles and permissions
" " provisioning
roll rates
rollback mechanisms
" readiness
" strategies
rolling stock
rollout
" planning
rollup
roo code
rooftop assessments
" measurements
" projects
" solar
" " guidelines
" " projects
" " sales
" " systems
" systems
room
" book
" database
" db
roop
root cause resolution
" of trust
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
" fundamentals
" infrastructure
" logic
" ne
" plans
" profiles
" systems
" tables
rovo
rovochat
row-level security
rpa analysts
" architecture
" blue prism
" consulting
" deployment
" development
" implementation
" infrastructure scaling
" integration
" platforms
" power automate
" projects
" solutions
" support
" tools
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
rtl code debugging
" coding
" debug
" design verification
" synthesis
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
" tooling
rubrics
rubymine
rucio
rudderstack
ruff
rule 170
" configurations
" engines
" fixes
ruler
" use
rules
ruleset
rulings
runbook design
runbooks
runescript
running bills
runtime
" analysis
" analytics
" cost optimization
" fabric
" manager
" security
" tools
runway
" ml
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
s-cobol
s-controls
s-lang
s-plus
s/4 hana
s/4hana architecture
" implementation methodologies
" public cloud
" transformation
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
" application integration
" applications
" architecture
" audit trails
" builders
" business model
" cloud-based solutions
" commercial models
" crm
" development
" economics
" environment
" erp
" gtm metrics
" implementations
" industry
" integration
" lifecycles
" management
" marketing
" models
" multi-tenant architecture
" outreach
" platform development
" " integration
" " modernization
" platforms
" product
" " development
" " dynamics
" sales funnels
" security
" solution design
" solutions
" technical workflows
" workflow orchestration
saas-based subscription models
sabretalk
sacs
sadt
safe agile
" " framework
" architecture
" methodology
" practices
safety applications
" architecture
" audit skills
" calculations
" case development
" " management
" certified software
" checks
" controls
" criteria
" critical systems
" database
" " management
" " systems
" design mechanisms
" devices
" documentation
" filtering
" gateways
" guardrails
" in design
" lifeline
" management
" " software
" measures
" metrics
" monitors
" norms
" pl
" planning
" policies
" practices
" principles
" program improvement
" registers
" regulations
" " compliance
" reporting
" signage
" system design
" systems
" testing
" tooling
" tools
" validation
safety-critical applications
" environments
" functions
" industries
saga pattern
" transactions
sage 100 erp
" accounting software
" erp accpac
" x3
sagemaker jumpstart
" pipelines
" unified studio
sagis
sail
sailpoint identity now
" identityai
" identitynow
" iiq
" migration projects
" ssb
sails.js
sales & distribution
" acceleration
" activities
" analytics
" and distribution
" " marketing
" " negotiation
" " service
" automation
" " platforms
" " software
" booking
" campaign planning
" campaigns
" communication
" conversion processes
" coordination
" cpq
" " process
" cycle
" " management
" data
" " analysis
" efficiency
" engagement
" " tools
" execution
" expertise
" finance
" follow-ups
" force
" funnel analysis
" " management
" growth
" intelligence tools
" lead execution
" lifecycle management
" management tools
" methodologies
" operations processes
" orientation
" outreach
" performance reporting
" planner
" process management
" " optimization
" processes
" proficiency
" quota achievement
" records management
" regulations
" reporting systems
" reports
" systems
" target achievement
" targeting
" tax compliance
" techniques
" tools
" trackers
" tracking tools
" workflows
sales/presales processes
salesforce administration
" agent builder
" api
" apis
" app builder
" " management
" architecture
" automation
" " capabilities
" best practices
" billing
" certifications
" cli
" clouds
" compliance
" configuration
" cpq process
" customization
" data cloud
" " management
" " model
" " structures
" design patterns
" development lifecycle
" devops
" dx
" ecosystem
" flow
" " automation
" governance
" governor limits
" health cloud
" industries
" inspector
" integration
" license optimization
" lightning components
" " experience
" " platform
" limits
" metadata
" multi-tenant architecture
" objects
" omnistudio platform
" permissions
" platform
" " architecture
" " engineering
" releases
" reporting
" requirements gathering
" revenue cloud
" security features
" " model
" servicecloud
" sharing
" " models
" shield
" stakeholder collaboration
" standard objects
" system enhancements
" training
" user support
" validation rules
" voice
" workflow
salesforce.com
" implementation
saleshandy
salesintel
salesloft
salsa
salt
sam76
sama
" csf
samd
samm
sample manager
samplemanager
sampling
" plans
san fabric
sanction risk
sanctions
" training
sandbox
" games
" testing
sandboxing
sanity
" testing
sans
" best practices
santos
sap access controls
" " reports
" acm
" activate
" " methodology
" active directory
" adapter
" ads
" alv reporting
" analytical cloud
" ap
" api management
" apis
" apo
" application architecture
" " frontend
" ar
" architecture
" asset management
" authorization concepts
" " matrices
" " objects
" authorizations
" automation
" " tools
" badis
" banking
" " modules
" bapis
" bas
" basis administration
" bi
" bi/bods
" bom
" bpa/btp
" bpc
" btp
" " datasphere
" " roadmap
" " sdks
" build apps
" business network
" " one
" bw netweaver
" bw/4 hana
" bwz
" cap framework
" central finance
" " procurement
" ci
" clean core
" cloud
" " alm
" " applications
" " connector
" " integration
" " metrics
" " platform
" commerce cloud
" commissions
" compliance access
" composable storefront
" consulting
" controlling
" cpi
" cpm
" cpq
" ctms
" customer checkout
" " experience
" " service
" customizing
" customs management
" data dictionary
" " services
" databases
" databricks
" datasphere
" development
" digital transformation
" dmc
" dms
" drc
" eclipse
" ecm&ds
" ehsm
" engineering change
" enhancement
" enterprise portal
" " structure
" environments
" eppm
" ewm integration
" experience management
" extensions
" fa
" fi-gl
" fieldglass
" fiori launchpad
" for utilities
" frontend development
" fscm
" gateway architecture
" gl
" grc
" " operations
" group reporting
" gts
" " security
" hana cloud
" " security
" " studio
" hcm payroll
" hybris testing
" iam
" idoc
" idp
" implementations
" industry cloud
" integration
" " concepts
" " suite
" intelligent rpa
" interfaces
" international trade
" intrastat
" investment management
" invoice management
" ips
" is-oil
" " downstream
" " processes
" " td
" is-retail
" java
" landscape
" le
" licensing
" lmdb
" maintenance planner
" marketing cloud
" max db
" mdg
" mdm
" mii
" modules
" " integration
" mp&l
" netweaver
" odata/rest
" olas
" om/otc
" otc
" " domain
" payroll
" performance tuning
" pi/po
" platforms
" po/pi
" pp-ds
" ppm
" preference management
" process integration
" " orchestration
" programming
" provisioning
" ps
" r3
" rap/btp
" re-fx
" remediation tracking
" roles
" runbooks
" s/4 hana
" s/4hana finance
" s4
" s4hana
" saas
" sac planning
" sac/bpc
" sales cloud
" scm
" script
" security audits
" " configurations
" " enhancements
" " maturity
" service cloud
" " delivery
" slas
" sld
" slp
" slt
" smartforms
" software
" solution architecture
" solutions
" sops
" sovereign cloud
" sox audits
" srm
" strategy
" subaccounts
" success factor
" successfactors joule
" " onboarding
" " recruiting
" sum
" support
" swpm
" sybase iq
" systems integration
" tax
" " compliance
" testing
" tosca
" transformations
" transport management
" treasury
" ui5
" upgrades
" user exits
" " experience
" workflow
sap/db
sapmeint ctc
sapscript
sapui5
saql
sarbanes-oxley section 404
sas enterprise miner
" intelligent decisioning
" viya
sasb
sasl
sass/css3
sass/less
sass/scss
sast/dast
sata
satellite
" applications
" communication
" " technologies
" data integration
" imagery processing
" technology
sather
sats
sauce labs
savings
saws
sawzall
sbc design
sblc agreement
sbom
" standards
sbti standards
scada architecture
" platforms
" technologies
scada/hmi development
scada/telecoms
scala spark
scalability assessments
" concepts
" considerations
" fundamentals
" management
" patterns
" principles
scalable analytics infrastructure
" app structure
" application design
" applications
" architecture
" " design
" " patterns
" backend architecture
" " patterns
" " services
" " solutions
" backends
" data design
" " foundations
" " pipelines
" delivery models
" development practices
" distributed systems
" infrastructure management
" intelligence
" microservices
" " architectures
" middle-tier services
" platforms
" products
" servers infrastructure
" service delivery
" services
" software
" " architectures
" " solutions
" " systems
" solutions
" system architecture
" " design
" systems
" technical solutions
" web development
scalatra
scale-up culture
" troubleshooting
scaled agile
scalene
scaling
" applications
" backend systems
" concepts
" operations
" patterns
" problems
" systems
" teams
scan
" insertion
" parameters
scann
scanner integration
scanning solutions
scapi
scaps
sccl
sccm/mecm
scenario modeling
" modelling
scenarios
scenekit
schedule adherence
" m
" management
" organization
scheduler
" settings
schedulers jobs
schedules
scheduling concepts
" software
" tools
" workflows
schema
" alignment
" checks
" customization
" evolution
" management
" markup
" migrations
" modeling
" optimization
" translation
" versioning
schematic diagram
" review
schematic-to-layout implementation
schematics
" interpretation
scheme
schneider
" electric
" " ecostuxure
scholarly literature
sci-kit learn
scidb
science
scientific communication
" data lakes
" " modeling
" machine learning
" product environments
" publications
" workflows
sciforma
scikit
scilab
scim
scm cloud modules
scope
" 2
" analysis
" changes
scope/refusal behavior
scoped application
scorecards
scoring
" models
scot systems
scps
scraping
" pipelines
scratch
" org
screaming frog
screen lifecycle
screening
" ability
" alert investigations
script include
" inclusions
script.aculo.us
script.net
scripted monitoring checks
" rest apis
scripting
" & automation
" / system-programming
" language
" tools
scriptrunner
scripts
scrolling effects
scrum boards
" development
" master
" methodologies
" practices
" processes
" rituals
" teams
scrunch
scsi
scss modules
scss/sass
sd elements
" security
" wan/sase
sd/mmc
sdio
sdk design
" development
" integration
sdk-agnostic shared libraries
sdks
sdlc best practices
" collaboration
" leadership
" methodology
" optimization
" practices
" principles
" processes
" standards
" tools
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
" & discovery
" and relevance
" campaigns
" console
" engine algorithms
" engines
" implementation
" indexes
" infrastructure
" intent
" " alignment
" marketing
" performance optimization
" platforms
" quality
" ranking
" relevance
" systems
" technology
search-driven applications
sebi
" fpis
" icdr
" lodr
" regulations
sebi-brsr
sebi/fema regulation
secdevops
secondary engineering
secops
" practices
secrecy regulations
secret manager
secretarial functions
secrets
" handling
sector analysis
" positioning
" trends
" updates
sector-specific sources
secure api access
" " design
" " development
" application architectures
" " connectivity
" " design
" architecture
" " patterns
" authentication
" " mechanisms
" authorization
" boot
" ci/cd templates
" cloud architecture
" " networking
" " operations
" code
" " development
" " practice
" coding methodologies
" " practices
" " standards
" communication
" " protocols
" " standards
" connectivity
" data exchange
" " flow
" " handling
" " storage
" deployment practices
" design patterns
" development
" " lifecycle
" " practices
" download
" engineering practices
" firewall
" integrations
" mobile development
" networks
" payment gateways
" permissioned behavior
" sdlc
" software design
" storage
" " mechanisms
" systems
" token exchange
" " storage
" user management
secure-by-design development
secured lending
securities
" industry
" related regulations
securitisation
securitized products
security & compliance
" and compliance
" " privacy
" applications
" as code
" assessment
" auditing
" audits
" automation
" " tools
" best practices
" by design
" certified software
" coding
" communication
" compliance frameworks
" concepts
" considerations
" constraints
" consulting
" coordination
" culture
" design requirements
" detection platform
" features
" frameworks
" fundamentals
" groups
" guardrails
" guidelines
" hardening
" hub
" improvement
" integration
" knowledge
" libraries
" master
" measures
" metrics
" mindset
" mis
" model
" optimization
" platforms
" policy
" posture
" practices
" principles
" procedures
" products
" protocols
" reference data
" requirements
" reviews
" risk assessment
" " management
" role design
" scanning
" " tools
" scans
" solutions
" standards
" strategy
" system
" technologies
" test practices
" testing methodologies
" " tools
" tooling
" tools
" validation
" vulnerabilities
" vulnerability assessment
" " management
security-by-default
security-consciousness
security-critical domains
security-first architecture mindset
" engineering
" mindset
" principles
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
" routing
segment-muster
segment.io
segmentation
" strategies
" techniques
segregation of duties
seismic data management
" imaging applications
" interpretation
" processing
seldon
selectica
selenide
selenium grid
" web driver
self awareness
" drive
" learning
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
" automation
" workflows
self-hosted llms
self-improvement
self-leadership
self-learner
self-organizing maps
self-reflection
self-responsibility
self-responsible work ethic
self-service analytics
" banking
" bi
self-steering
self-supervised learning
sell-side workflows
seller central
" dashboards
" services
selling partner api
" " experience
" " management
semantic architecture
" data models
" discovery
" extraction
" kernel
" keywords
" layer
" modeling
" parsing
" retrieval
" ui
" versioning
" web
sematic kernel
semi high-speed railways
semi-solid
semi-submersible structures
semiconductor
" business
" design
" industry
" manufacturing technologies
" physics
" process equipment
" products
sencha touch
send grid
sendgrid
senior manager regime
" stakeholder engagement
sense of ownership
" " urgency
sensetalk
sensitive-data leakage
sensitivity
" models
sensor
" calibration
" data
" " handling
" " intelligence
" " noise
" " processing
" integration
" modeling
" synchronization
" timing
" timing/synchronization
sentence transformers
sentimental analytics
sentinel
sentry
seo audits
" basics
" best practices
" fundamentals
" moz
" optimization
" principles
" reporting tools
" strategy
" tools
seo/sem
separation of concerns
separators
sequelize orm
sequence diagrams
sequencel
sequences
serc
" orders
serde
serial interfaces
" monitors
serializer/deserializer chips
serializers
series production
server & deployment
" architectures
" engineering
" environments
" hardware
" health
" " monitoring
" infrastructure
" installation
" maintenance
" management
" migration tooling
" models
" performance troubleshooting
" platforms
" products
" security
" troubleshooting
" validation
server-driven ui
server-sent events
server-side architecture
" logic
" programming
" scripting
" software engineering
" templating
" validations
server/storage/networking products
serverless ai architectures
" api workflows
" application development
" applications
" backend architecture
" deployment
" design patterns
" environments
" framework
" functions
" integration patterns
" patterns
" programming
" services
" technologies
" workloads
servers
service architectures
" automation
" availability
" bridge
" bus
" capacity planning
" center solutions
" cloud voice
" commitment
" communication patterns
" configuration
" console
" contracts
" control policy
" coordination
" delivery
" " management
" " transformation
" desk processes
" " tools
" domain models
" gap identification
" gaps
" governance
" graph connector
" health
" " monitoring
" improvement plan
" industry
" integration
" management solutions
" manager
" manual development
" mapping
" mesh technologies
" mindset
" modeling
" now
" " grc
" " irm
" operation
" orchestration
" ownership
" packs
" partner management
" performance
" portal
" " implementation
" portals/esc
" principals
" provider market
" quality orientation
" registries
" reliability
" request fulfillment
" " fulfilment
" requests
" sales
" stability
" systems
" testing
" transformations
" virtualization testing
" " tools
" workers
" workflows
service-based architectures
" environments
service-level indicators
" testing
service-oriented designs
" platforms
service-to-service communication
service/ support domains
servicechannel
servicefirst
servicemax
servicenow agile board
" ai platform
" api
" apis
" app engine
" atf
" best practices
" cmdb
" configuration/customization
" flow designer
" grc
" hrms
" hrsd
" " development
" " reporting
" implementation
" integration mechanisms
" integrationhub
" itom
" itsm
" " processes
" performance analytics
" platform
" " analytics
" product modules
" scripting
" " language
" source control
" ui/ux development
" vulnerability response
services procurement
servicing
servigistics
servlet
servo hydraulic systems
" programming
sesam
session handling
" management
sessions
setl
settlement processes
" processing
settlements
severe psychopathology
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
" ui
shading
" analysis
shadow analysis
" testing
" traffic
shakudo
shapely
sharding
share gate tool
" point online
shared components
" drives
" service setups
" services sourcing
sharepoint apis
" framework
" libraries
" lists
" migration
" on-premises
" online api
" " migrations
" server
" site architecture
" workflows
sharing
" models
" rules
shark
sharpdevelop
she audits
" guidelines
" legislation
" standards
" training
shear design
sheet metal component
" " parts
" " processes
sheetmetal
sheets
shelf-life testing
shell
" programming
shell/bash
" scripting
shellcode analysis
sherwood models
shift script
" turnovers
shiny
shipment costing
" transportation
shipments
shipping
" agency
" and logistics
" apis
" fast
" industries
" label
" processes
shiprocket
shoe manufacturing
shogun
shoot planning
shop floor integration
" " operations
" order
shop-floor automation
" equipment
shopify apis
" checkout extensions
" cli
" functions
" graphql api
" liquid
" plus scripts
" storefront api
shopping cart
" hub
" workflows
shopware standard themes
short circuit
" " prevention
" term forecasting
short-circuit analysis
short-form content development
" videos
shrinkage compensation
shuffle optimization
si/pi tradeoffs
sicheres auftreten
sicstus prolog
side-band lan
sidra intersection
siebel
siem solutions
" systems
" technologies
" tools
siem/soar
siemens
" 828d
" 840dsl
" hmi
" opcenter
" plc automation
" " s7-1200
" " s7-1500
" " s7-300
" " s7-400
" " s7-400h
" plm teamcenter
" s71200
" s71500
" s7300
sigar
sightly/htl
sigma
" bi
signage
signal
" acquisition
" detection
" flow interpretations
" wiring
signaling
signalling system
signalling/etcs/cbtc
signalr
significance tests
sigtto
sil allocation
" concepts
" testing
silicon bring-up
" chips
" security subsystem
" solar cells
" validation
silverlight
silverstripe
sim scale
sim2real
simcat
simcorp dimension platform
simd optimization
" processor architecture
similarweb
simple
" directmedia layer
simplemdm
simpleperf
simpletest
simplicity
simpol
simscript
simula
simulation
" development
" environments
" frameworks
" models
" software
" solvers
" systems
" testing
" tools
simulationssoftware
simulators
simulus
single board computers
single-spa
singleton
singular
sinon
siop
sip protocol
sisal
site architecture
" associations
" audits
" creation
" execution
" housekeeping
" installation presentations
" master file
" photos
" reliability
" requirements
" safety standards
" scan/alber
" structures
" study
" surveys
" team coordination
sitemap
sites
situational adaptability
" awareness
six sigma methodologies
" " tools
" sigma/dfss tools
sizing
skill education
" management
" matrix maintenance
skilling ecosystems
skills development planning
sku rationalization
skyhigh
skype
sla adherence
" definition
" management
" performance
" tracking
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
" models
slip
" gauges
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
" basic
" business lending
" businesses
smallbasic
smalltalk
smart
" access solutions
" analytics
" building technologies
" card
" " reader
" cities
" city projects
" connected products
" contract engineering
" customer engagement
" dashboards
" demand forecasting
" devices
" dispute
" forms
" grid technologies
" grids
" infrastructure
" it
" metering
" " infrastructure
" " systems
" mobility
" notifications
" on fhir
" order routing
" products
" redact server
" routing
" sensors
" view
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
" software
smd/th rework
sme banking
" clusters
" financing
" ipo
" lending
" segment
sme/business banking
sme/msme sectors
smg3
smile-cdr
smoke testing
smpe
smpl debugger
smps
" power supplies
" topologies
sms api integration
" dlt system
" gateways
" integration
" marketing
" solutions
sms/otp apis
smsc
smt soldering
smtp
snag lists
snap
snapchat
" ads
snapdragon profiler
" ride platforms
snipe-it
snmp
" tools
snobol
snoc/cnoc integration
snomed
" ct
snov
snow
" discovery
" glide scripting
" integrationhub
" problem domain
snowball
snowflake clean rooms
" cortex
" db
" schemas
" sql
" tasks
snowpark
snowpipe streaming
sns/sqs
sntp
soa architecture
" design patterns
" principles
soafee
soap api
" " integration
" apis
" services
" ui
" " api
" webservices
soap/rest apis
soar
" tools
" workflows
soc architecture
" baremetal/fw validation
" development
" engineering
" firmware features
" infrastructure
" integration
" operations
" processes
" report assessments
" reports
" specifications
" validation
" verification
soc/processing technologies
soc2
" readiness practices
social activism
" amplification
" competence
" compliance
" counseling
" good
" graphics
" impact
" infrastructure
" media ads
" " algorithms
" " communications
" " creatives
" " design
" " editing
" " formatting
" " growth
" " platforms
" " workflows
" networking
" perceptiveness
" performance
" protection
" sector
" security agreements
" " contributions
" sign-ins
" studio
social/digital marketing tools
socio-economic impact assessment
socket programming
sockets
sockjs
socks proxy
socs
sod analysis tools
" controls
soda
" core
sodatone
sodium-ion
soft starter
softmax pro
softphone
software & platforms
" application development
" applications
" architectural patterns
" architecture patterns
" " principles
" audit management
" best practices
" build tools
" capabilities information
" code management
" components
" composition analysis
" configuration
" debugging
" delivery
" " practices
" design methodologies
" " principles
" " specifications
" design/architecture
" developer
" development cycle
" " environment
" " lifecycle
" " methodology
" " practices
" " principles
" " process
" " tools
" distribution
" engineering fundamentals
" " practices
" " principles
" " productivity
" " standards
" " tools
" evaluation
" implementation
" integration
" " testing
" issue resolution
" launch
" licensing
" lifecycle
" " management
" management
" marketing
" modeling techniques
" modelling
" modification
" optimization
" patterns
" performance analysis
" " assurance
" pipeline setup
" practices
" product development
" products
" programming
" " languages
" programs
" project delivery
" qa methodologies
" quality
" " engineering
" " principles
" raid
" reference architectures
" release
" " management
" " processes
" repair
" requirements
" " specifications
" rollouts
" scalability
" security principles
" selection
" selling services
" services
" solutions
" supply chain
" support
" system
" " architectures
" " development
" systems design
" telemetry
" test
" " automation
" " engineering
" testing lifecycle
" " methodologies
" " metrics
" " principles
" " procedures
" " strategies
" " tools
" training
" troubleshooting
" updates
" upgrades
" usability
" utilization
" v&v methodologies
" validation processes
" verification
software-defined networking
" networks
software-for-industry marketing
software-hardware integration
" interface evaluation
" interfaces
software-like workflows
softwarearchitektur
softwareentwicklung
solace
solace/kafka
solar
" cell fabrication
" component production
" components
" electrical projects
" energy installation
" " maintenance
" " principles
" " systems
" epc
" " projects
" " scheduling
" floating
" generation
" ground mounted
" industry
" " standards
" infrastructure
" installation process
" " tools
" integration
" inverter maintenance
" inverters
" irradiance forecasting
" irrigation systems
" manufacturing procurement
" net metering
" panel manufacturing
" " systems
" " technology
" " testing
" panels maintenance
" plant sizing
" policies
" power
" " generation
" " plants
" " projects
" " systems
" pricing
" process
" projects
" pump installations
" pv
" " plants
" " systems
" " technologies
" rooftop
" " projects
" " systems
" solutions
" system design
" " maintenance
" " troubleshooting
" technology
" trading
" trends
" winds
solara
solarwinds
solas
soldering processes
" station
solid design principles
" principal
" works
solid-state circuit breakers
" protection devices
" transformers
solid/dry design
solidedge
solidworks electrical
solman
solomon
solution advisory
" assessment
" blueprints
" conceptualization
" deployment
" design documents
" development
" documentation
" driving
" implementation
" integration
" narratives
" orientation
" ownership
" patterns
" recommendation
" requirements specification
" reviews
" sales
" standards influence
" strategies
" validation
solution-based marketing
solution-driven mindset
solution-oriented approach
" mindset
" thinking
solutioning
solutions design
" engineering
some/ip
sonaqube
sonar
" cube
sonarlint
sonet
sop documents
" execution
" lifecycle management
" preparation
" review
" writing
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
source code editing
" " repository
" control management
" " migrations
" " processes
" " tools
" inspection
" to pay
source-to-pay processes
sourcing & procurement
" analytics
" and procurement
" instruments
" strategies
" techniques
" transfers
south asian politics
" indian markets
sovereign cloud
" data exchange
" debt instruments
sows
sox/icfr
" frameworks
sox/itgc
sox/kcfc evidencing
sox404
soziale infrastruktur
sp/k
sp20
space
" frameworks
" industry
" missions
" operations
" projects
space-grade socs
spacecraft systems
span
spanner
spanning tree
spare identification
spark architecture
" code optimization
" mllib
" optimisation
" performance tuning
" structured streaming
spark/pyspark
sparkml
sparksql
sparql
spartacus
sparx enterprise architect
spatial analytics
" computing
" data
" " analysis
" " handling
" " manipulation
" experience design
" understanding
spatiotemporal modeling
spc data
spdx
spdy
special customs procedures
" ledger
" processes
" purpose machines
specialist sales
specialization
specialized ai agents
" security solutions
" utility programs
specialty chemicals
" materials
" solution areas
" trade packages
specification compliance
specifications
spectra
spectramanager
spectrerf
spectrometers
spectroscopic instruments
spectrum
" analysers
" analysis
" monitoring
speech ai
" data
" intelligence
" recognition software
" technologies
speech-language modeling
speech-to-text models
speech/voice technologies
speed
" master
speedcode
spfx
" extensions
" webparts
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
" products
sponsorship sales
spor
" / idmp
sporting events
sports
" betting
" culture
" infrastructure
" tech
" technology
" " platforms
spot buy
spotfire
spring ai
" async
" boot 3.x
" " framework
" " security
" core
" data jdbc
" " jpa
" " redis
" " rest
" flux
" hibernate
" integration
" ioc
" jpa
" kafka
" mvc framework
" reactive
" rest api
" scheduler
" security
" stack
" test
" " framework
" web
spring-data
springboot
springmvc
sprint
" batch
" execution
" review
sprint-based development
spritekit
sproutcore
sps commerce
sptt
spufi
spyder
spyglass
sql alchemy
" compiler
" data warehouse
" databases
" developer
" express database
" fundamentals
" management studio
" proficiency
" profiler
" query optimization
" reporting
" server dba
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
" concepts
" operations
" practices
" principles
srv6
ssae 18/soc
ssas
" cubes
sscuis
ssis packages
ssjs
ssl certificates
ssl/tls certificates
ssms
sso/saml
ssp analysis
ssr architecture
" frameworks
ssr/ssg
" frameworks
ssrs reporting
stability
" ai
" planning
" studies equipment
" work
stabilization systems
stable baselines
stable-baselines3
stack driver
stack-up definition
stackit
stackless python
stacks
staffing
" management
" models
staged deployments
stakeholder alignment
" assessment
" collaboration
" confidence
" consultation
" consulting
" coordination
" demos
" empathy
" facilitation
" influence
" interaction
" leadership
" mapping
" needs
" negotiation
" partnership
" relationship management
" relationships
stakeholdermanagement
stamping
standalone components
" systems qualifications
standard network protocols
" operation procedures
" reporting
" " functionality
" sd
" template library
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
" agility
" culture
" dna
" ecosystem
" environment
" experience
" incubation
" mindset
stash
state environmental laws
" estimation
" management
" " frameworks
" " libraries
" regulations
" regulatory commission
" transitions
state/graph orchestration
stateflow
stateful agent orchestration
" processes
" systems
stateless services
statgraphics
static analysis tools
" catalog formats
" equipment
" " engineering
" " toolkit
" rendering
" site generation
" " generators
" typing
" website development
stations/mep
statistica
statistical algorithms
" analysis software
" " tools
" analytics tools
" concepts
" data analysis
" design
" documentation
" foundations
" knowledge
" methodologies
" modelling
" models
" quality control
" reasoning
" software
" techniques
" test design
" tools
statsd
statsig
status
" codes
" updates
statutory approvals
" consolidation
" frameworks
" governance
" processes
" records
" registers
" requirements
staubli srs
stb video domain
std-cell design
stede
steel
" construction
" industry
" manufacturing processes
" material grades
" melting shop
" plant
" products
" structures
stem
" product development
step function
stepper motors
sterilisation
sterilization sciences
sterling
stewardship activities
" reports
" workflows
stibo mdm
stig
" viewer
stimulus generation
stl containers
stlc
stm32cubeide
stochastic error characterization
stock broking
" exchange
" lending
" market
" " operations
" " products
" reconciliation
" trading
storage & databases
" account
" buckets
" classes
" configurations
" configuring
" engineering
" infrastructure
" layouts
" platforms
" policies
" products
" protocols
" queues
" solutions
" systems
" technologies
store management software
store-level execution
storm
" water drainage
story points
" telling
" writing
storyblok
" integration
storytelling skills
stps
" software
straight through processing
strain gauging
strand
strangler
strategic accounts
" advice
" advisory
" asset allocation
" business goals
" consulting
" decision making
" environmental assessment
" evaluation
" execution
" financial planning
" framework tools
" frameworks development
" guidance
" impact articulation
" initiatives
" insight
" mis systems
" models
" narrative
" oversight
" partnering
" partnerships
" perspective
" planning tools
" povs
" pr planning
" problem solving
" prospecting
" reporting
" roadmapping
" storytelling
" visioning
strategizing
strategy and operations
" " transactions
" design pattern
" evaluation
" formation
strawberry
stream analytics
" api
" processing engines
streaming
" analytics
" api
" apis
" architectures
" data
" " pipelines
" infrastructure
" ingestion
" integration
" media protocols
" pipelines
" platforms
" processing
" protocols
" services
" solutions
" systems
" technologies
streamserve
stride
string matching
stringing basics
stripe
" terminal
strong communicator
" consistency
" listening skills
" ordering
strs
structural analysis software
" assessments
" checks
" components
" consulting
" cost savings
" design components
" integrity management
" " testing
" testing
structure analysis
" programming
structured
" & detail-oriented
" cabling systems
" communication
" content
" credit
" data
" databases
" execution
" exports
" extraction
" " systems
" finance obligations
" internal linking
" logging
" memory
" output enforcement
" outputs
" peer review/validation
" problem solving
" prompting
" publishing environments
" reasoning
" reports
" review
" software development
" text
" thinking
" work
" " approach
" " style
" working method
" " style
structures
structuring & documentation
strukturiert
strukturierte arbeitsweise
struts
struts/tiles
stryker
student counseling
" interaction
" lifecycle platforms
studio
" ide
" operations
" shooting techniques
studs
study product management
styled components
stylus
" studio
sub-category management
subject matter expertise
submission flows
subnets
subprocess
subqueries
subscription billing
" bundling
" commerce
" growth
" management
" platforms
subscription-based models
" monetization
subscriptions
subsea structure interaction
" structures
subsidy concepts
" processes
substation automation
" " systems
" monitoring
substations
substrate
subsurface geology
" imaging
subsystem architecture
" pipeline
subtext
success driven attitude
" factors
" metrics
successfactors employee central
succession preparation
sudo
suiteanalytics
suitebuilder
suiteflow
summarisation
summarization
sumo
" logic
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
" alignment
" assessment
" change management
" collaboration
" compliance
" coordination
" data management
" identification
" insights
" integrations
" management tools
" onboarding
" performance
" " analysis
" " monitoring
" " reviews
" quality assurance
" " documentation
" " manual
" " systems
" scorecards
" training
" transfers
suppliers
supply chain advisory
" " digitization
" " efficiency
" " execution
" " fundamentals
" " industries
" " legal
" " lifecycle
" " processes
" " replenishment
" " resilience
" " services
" " simulation
" " solutions
" " systems
" " technology
" " tools
" " transformation
" " workflows
" domain
" industry
" protection
" security
supply-demand analysis
supply/demand matching
support and optimization
" bots
" delivery processes
" documentation
" engineers
" for diversity
" vector machines
suptech
surface coatings inspection
" drill machines
" finishes
" solutions
" tester
surferseo
surge arrestors
surgical techniques
surrogate keys
surveillance systems
survey analytics
" drones
" tools
" weighting
survey123
survivorship rules
suse
" rancher
sustainability assessments
" certificates
" certification
" compliance
" development goals
" engineering
" frameworks
" kpis
" practices
" report assurance
" risk
" " assessment
" scoring
" services
" strategy
" targets
sustainability-linked loans
sustainable energy solutions
" finance
" food systems
" growth
" industrial production
" investment data
" solutions
" technology
sustainalytics
svg overlays
sw update
swagger api
" openapi
swarms
swfobject
swift concurrency
" message processing
" messages
" mt/mx
" package manager
" payments
swig
swiss tax system
switch management
switches
switchgears
switching
" methods
switchyards
swupdate
sybase
symantec endpoint
" " protection
symitar poweron
symphony
sympl
synapse
sync architecture
" service
synccharts
synchronization
" logic
" primitives
synchronous processing
syndicated loans
syndigo
synergetic attitude
synergy assessment
" sales
synopsis design tools
synopsys
" design compiler
" icc2
" primetime
synthesia
synthesis
" tools
synthetic controls
" data generation
" monitoring
" prime brokerage
synthetics
syrs
syslog-ng
sysops
system administration tools
" algorithms
" analysis
" applications
" architecture design
" audit
" automation
" " tools
" availability
" behavior clarity
" bios
" bring-up
" capabilities
" compatibility
" compliance
" connectivity
" debugging
" deficiencies
" design consulting
" " documentation
" " fundamentals
" " thinking
" diagnostics
" documentation
" efficiency
" enhancement
" " consultations
" evaluation
" functional specifications
" governance
" health improvement
" improvements
" installation
" integration testing
" interdependencies
" interfaces
" interoperability
" level debug
" " features
" log analysis
" logging
" lsi
" maintenance
" management standards
" " tools
" manager
" modelling
" monitoring tools
" navigation
" optimization
" performance
" " analysis
" " debugging
" " improvement
" " monitoring
" planning
" profiling
" protection
" provisioning
" queries
" refactoring
" reliability
" requirements documentation
" resilience
" resiliency
" restarts/shutdowns
" robustness
" scalability
" security
" simulations
" sizing
" software design
" " development
" solutions
" stability
" " optimization
" studies
" test
" troubleshooting
" tuning
" ui
" upgrades
" validation
" verilog
" workflows
system-level debugging
" design
" metrics
" modeling
" programming
" test planning
" testing
" thinking
" tradeoffs
" understanding
system/api integration
system/data lineage
systematic investment plan
" literature reviews
" thinking
systemd
systemic thinking
systemintegration
systemisches denken
systemlink enterprise
systems development lifecycle
" integrator
" operations
" programming
" software
" verification
systems-oriented thinking
systemweaver
systrace dumps
systrack
t&c assembly
t&e management
" systems
t-shirt sizing
t4ea
t4s frameworks
" handlers
" mapping
" workflows
ta-lib
table parsing
" statistics
tableau cloud
" extracts
" server administration
tablespace
tabular
" editor
tacl
tacpol
tactical execution
" planning
tads
tafj
tag management system
" manager
tag-based discovery
tagging strategies
taglib
tags
tagui
tailwindcss
talend etl
" mdm
talent
" mapping
" pipeline
" research
" strategies
talkwalker
tall stack
tally integration
" prime
" xml
tamper analysis
tandem cells
tandem/hp-n
tank maintenance
" turnaround
tanstack
" query
" router
" router/vite
" start
tape-out readiness
taps and dies
tara
target account identification
" achievement
" applications
" focus
" operating models
" orientation
target-driven mindset
target-oriented mindset
targeting
tariff filing
" petition preparation
task allocation
" assignment
" automation
" bots
" breakdown
" estimation
" execution
" list
" organization
" prioritization
" queues
" scheduling
" tracker
" tracking
" transition
tasking
" compiler
taskt
tastewise
" self-serve tool
tauri
tax agency portals
" assessments
" audits
" bulletins
" calculations
" case laws
" computation
" controversy management
" declaration
" domain
" frameworks
" gl hygiene
" governance
" impact assessments
" journals
" legislation
" notes
" policies
" process knowledge
" reconciliation
" " platforms
" regulations
" reporting solutions
" research tools
" risk management
" rules
" services
" software tools
" structuring
" systems
" technology
" " implementation
" " tools
" theory
" tools
" transformation
" treaties
" withholding
taxation laws
" modules
taxbox
taxonomies
taxonomy development
tc-bom
tcfd
tclx
tco methodology
" modeling
" optimization
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
" hospital regulations
team centre
" " engg
" " enterprise
" city
" coaching
" communication
" conventions
" cooperation
" coordination
" culture
" decision making
" development
" empowerment
" enablement
" handling
" leading
" mentoring
" mentorship
" orchestration
" orientation
" player mentality
" research
" training
" unity
" velocity
" working
" " skills
team-oriented attitude
" mindset
teamcenter data model
" plm
teaming
teams ai library
" app development
teamscale
teamwork & collaboration
" and collaboration
" graph
" skills
teamworking
tecan magellan
tech crunch
" debt
" industry
" publications
" roles
" stack
tech-based services
tech9iq cloud workloads
techexcel servicewise
technical account management
" achievability
" advising
" advisor
" advisory
" agreement preparation
" alignment
" approaches
" aptitude
" architecture design
" articulation
" assessment
" asset management
" assurance
" authority
" b2b sales
" bid evaluation
" blog posts
" blueprints
" civil engineering
" clarity
" code interpretation
" collaboration
" competence
" computer science
" concepts
" content creation
" coordination
" credibility
" criteria
" data translation
" debt management
" decision making
" decisions
" delivery
" depth
" description
" design decisions
" " documentation
" " quality
" " review
" " specifications
" development
" diagrams
" direction
" disciplines
" discovery
" discussions
" documents
" drawing interpretation
" due diligence
" education
" empathy
" engagement
" english
" escalation management
" escalations
" evaluation
" excellence
" execution
" experience
" expertise
" explanation
" feasibility
" " analysis
" file management
" fluency
" goals
" growth implementation
" guidance
" health metrics
" implementation
" influence
" information delivery
" initiatives
" innovation
" integrations
" intuition
" investigation
" issue resolution
" judgment
" knowledge
" " sharing
" leadership
" liaison
" manuals
" marketing
" mentoring
" mentorship
" metadata
" modifications
" negotiation
" operations
" opinion
" oversight
" ownership
" planning
" plans
" pragmatism
" pre-sales
" " support
" presentation
" problem resolution
" " solving
" procurement
" product management
" proficiency
" program management
" project management
" proposals
" reasoning
" regulations
" reporting
" requirements
" " gathering
" review
" risk
" " assessment
" " management
" roadmap
" " contribution
" " decisions
" roadmapping
" sales enablement
" " engineering
" " processes
" seo analysis
" service
" site surveys
" solution discovery
" " documentation
" solutioning
" solutions
" specifications
" stakeholder engagement
" standards
" strategies
" studies
" submittals
" sustainability
" teaching
" team management
" testing
" thought leadership
" " partnership
" trade-offs
" tradeoffs
" trouble shooting
" troubleshooting
" understanding
" validation
" vision
" workflows
" workshops
technical-commercial bid evaluation
techniques
techno commercial offer
" economic modeling
techno-commercial activities
" evaluation
" proposals
techno-economic assessment
" feasibility assessment
" " studies
techno-economics
techno-functional workflows
technoeconomic models
technological architectures
" curiosity
" development
technologie-roadmap
technology adoption
" analysis
" appraisal
" architecture
" audit
" capacity planning
" change management
" choices
" consulting
" decision making
" development
" discussions
" domain
" ecosystem
" fluency
" implementation
" industry
" infrastructure
" " planning
" innovation
" investment
" licensors
" localisation
" market
" migration
" planning
" processes
" risk
" " management
" roadmap
" sector
" services
" stack decisions
" " translation
" stacks
" strategy
" systems
" tools
" transfer software
" trends
" upgrades
" vendors
" vulnerabilities
teco
tekton
telco b/oss
telcomp
telecalling
telecom
" act
" billing
" compliance
" domain
" inventory management
" network/service topology
" order management
" portals
" products
" protocols
" switching
telecom-grade reliability
telecommunication standards
telecommunications industry
" management
telematics platforms
telemetry dashboards
" data schemas
" frameworks
" insights
" pipelines
" platforms
" radios
" systems
" tools
teleoperation frameworks
telephony apis
telepresence systems
telerik
telli
telnyx
tema
temenos
" t24
temperature control
template rendering tools
tempo
temporal
tempus
tenable.io
tenable.sc
tenant improvement projects
tender assessment
" creation
" documentation
" evaluation
" pricing
" processes
tendering process
tensilica
tensorflow model analysis
" serving
tensorrt
teradata fastload
" parallel transporter
" sql assistant
" vantage
term store
terminal sterilization
termination quality
terminations
" in acdb
terms and conditions
terna grid code
terra grunt
terraform cdk
" enterprise
" modules
" or ansible
terragrunt
territory design
tesseract
test and validation
" architecture
" automation scripts
" " systems
" " tools
" " trends
" bench acceleration
" benches
" capabilities
" case authoring
" " automation
" " creation
" " development
" " drafting
" " generation
" " management
" " planning
" " preparation
" " writing
" complete
" containers
" coverage
" " strategies
" dashboards
" data identification
" " provisioning
" " setup
" defect management
" " reporting
" deployment workflows
" design methodologies
" " patterns
" " techniques
" development
" documentation
" environment setup
" environments
" equipment calibration
" " management
" " operation
" " specification
" execution
" " reporting
" fixture development
" fixtures
" flight
" framework design
" frameworks
" infrastructure
" labs
" life cycle
" management repository
" " systems
" methodologies
" metrics
" ng
" optimization
" plan design
" " development
" " review
" principles
" procedures
" processes
" programs
" progress reporting
" protocols
" pyramid
" records
" reporting
" reports
" requirements identification
" result reporting
" results
" " documentation
" scenario design
" scenarios
" script creation
" " development
" scripting
" scripts
" software
" solution development
" stand
" status dashboard
" " reporting
" support document
" systems
" techniques
" writing
test-driven approach
test-first development
" workflows
test.ai
testautomatisierung
testbench development
" mapping
" " tools
testcafe
testcontainers
testcraft
testfully
testim
testimonials
testing & automation
" " commissioning
" " deployment
" " simulation
" " validation
" and debugging
" " validation
" automation frameworks
" best practices
" equipment
" framework architecture
" frameworks
" instruments calibration
" leads
" life cycle
" lifecycle
" methodologies
" methods
" mindset
" practices
" procedures
" processes
" pyramid
" requirements
" rigor
" strategies
" techniques
" technologies
" tools
testing/qa
testrigor
testsigma
tetra
texinfo
text
" analysis
" chunking
" console
" data
" embeddings
" generation
" management
" search
" summarization
text-driven applications
text-to-image workflows
text-to-sql
" pipelines
text-to-video workflows
text2sql
textile
" industry
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
" development
themekit
therapeutic areas
" platforms
therapeutics
thermal calculations
" control
" " subsystems
" energy systems
" management solutions
" " system
" mapping
" power plants
" safety standards
" sensors
" stress analysis
thermals validation
thermoflow
thickness inspection management
thin clients
third party risk
third-level support
third-party agencies
" api integration
" apis
" inspections
" integrations
" libraries
" matter devices
" partnerships
" platforms
" plugins
" sdk integration
" services
thomson one
" reuters
thorough
thoughtspot
thousandeyes
thread
" analysis
" development
" dump analysis
" gauge
" management
threading
" and synchronization
" building blocks
" concepts
" limitations
threat identification
" intelligence platforms
" prevention
" response
threatq
threats
threshold-based alerts
throughput analysis
tiamo
tibco
" business events
" " works
" rendezvous
ticket handling
" leakage
" systems
ticketfox
ticketing integrations
" software
" tools
tidal
" job scheduler
tier-level compliance
tiered storage
tiktok
" ads
" " manager
" advertising
timber
time extensions
" series models
" " techniques
" sync
" synchronization
" tracking software
" zone management
time-bound delivery
time-series
" data
" db
time-to-market
timekeeping systems
timely escalation
" response
timeout
timers
timescale
timescaledb
timesheet management
timing
" analysis
" closure
" eco generation
tinymce
tinyml
tinyxml
tire
" industry
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
" sector
toad
token budgets
" limitations
" management
" ring
token-based access
" authentication
" security
" systems
token/compute budgeting
tokenized assets
tokenomics
tokens
tokio
tokudb
tokumx
tolerance stack-up analysis
" stack-ups
tom design
tone of voice
tool authorization
" calling
" design
" development
" execution
" inventory management
" usage mechanisms
" use
tool-calling services
tool/function calling
tooling & enablement
" manufacturing
" release
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
tpm frameworks
tpm/ftpm
tpus
trac
trace
" analysis
" matrices
" " tools
traceability management
" matrices
" tools
traceroute
tracing
tracker db
trackers
tracking data
" logics
" tools
traction motors
" power systems
tradacoms
trade & logistics
" associations
" banking products
" barriers
" building
" capture
" cooperation
" life cycle
" lifecycle data
" management
" policy
" processing
" regulations
" reporting
" risk
" routing
" surveillance
" terms
trade-off analysis
" decision making
trade-offs
traded products
trades
trading & supply
" activities
" algorithms
" applications
" business
" compliance
" concepts
" costs
" data
" desk operations
" instruments
" journeys
" operations
" platforms
" process
" regulatory bodies
" services
" simulators
" strategies
" wind down
trading/financial systems
tradingview
traditional debugging techniques
" finance
" project management
traefik
traffic flow modeling
" management
" routing
" safety laws
" signals
" volume
trafficking
train control systems
" homologation
training & development
" and guidance
" " support
" lead times
" management
" needs identification
" pipelines
" program development
" programs
" progress
" sessions
" skills
" support
" tracks
" videos
training/inference lifecycles
trainium
trajectory forecasting
" optimization
trams
trane trace
transaction
" advisory
" " services
" application language
" banking
" classification
" diligence
" flows
" handling
" lifecycle
" " management
" platforms
" processing
" redo logging
" risk
" surveillance
" switching
" types
transaction-based systems
transactional consistency
" errors
" modelling
" platforms
" systems
transactor development
" " tools
transceivers
transcriptomics
transfer life cycle
" pricing methodologies
" " regulations
transform maps
transformation challenges
" consulting
" logic
" management
" outcomes
" project management
" projects
" roadmap
" services
transformational change
" " leadership
transformative technologies
transformer proficiency
transformer-based architectures
transit gateway
translation flow
" products
translations processes
transmission & distribution
" architecture
" line maintenance
" network planning
" systems
transmitters
transparency
transparent billing
" communication
transport
" domain
" industry standards
" infrastructure
" projects
" technology
transportation
" & distribution
" " logistics
" management software
" technology
travel domain
" industry
" portal
" sales
" scheduling
" tech
" technology
travel/hospitality
travis
tray.io
treasury accounting
" advisory
" and fx
" " loans
" management system
" risk management
treatment plant design
tree shaking
tree-based models
tree-sitter
trees
trend forecasting
" identification
" management
" prediction
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
" fim
tririga
tritium
triton inference server
trivy
trivy/grype
trizetto qnxt
troubleshooting and debugging
" tools
trpc
trracs
truck markets
trucking operations
true basic
trulens
trunk-based development
trust & safety
" and safety
" building
" organization
" signals
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
" c++
" pascal
" repo
turbogears
turbopack
turborepo
turing
turnkey fit-out
" pharma projects
turnstile systems
turso
tutor
tv advertising
" applications
twig
twilio api
twin screw compounding
twitter
" ads
two-sided dynamics
" marketplace design
two-way sms integration
tyco
type hints
" safety
type-mapping logic
type/javascript
typesense
typo3
u-boot
u.s. gaap
uat preparation
" testing
uat/change management
uav electronics
" technology
uavs
ubercode
ubersuggest
ubifs
ubiqua
ubuntu core
" kvm
" linux
ucie
ucits
ucsd pascal
udaap
udap security flow
udfs
udi master data
udos
uds logs
" services
udts
udyog erp
ueba
uebma
uefi
uem platforms
uflex
ugc formats
ui actions
" architecture
" automation
" builder
" engineering
" framework
" libraries
" modelling
" modernization
" optimization
" path
" performance
" placement
" policies
" practices
" prototyping
" standards
" state
" technologies
" test
" testing
" validation
ui/ux best practices
" concepts
" design principles
" designer
" development
" fundamentals
" improvements
" practices
" principles
" sensibility
" specifications
" testing
" tools
ui/wpf layout tools
ui5 debugging
uipath action center
" agent
" ai center
" " fabric
" assistant
" custom activities
" document understanding
" orchestrator
" process mining
" reframework
" studio
" studiox
" suite
" task capture
" test manager
" " suite
" workflow analyzer
uizard
uk authoritative datasets
" companies act
" listing regime
" mar
" mod
" planning process
" products
" regulations
ukca
ukg dimensions
" payroll
" platforms
" pro suite
" " wfm
" wfm
" wim/connect
" workforce dimensions
ul 1778
" 50e
" certification requirements
ul1741
ul1973
ul2416
ul9540
ulead photoimpact
ultrasonic flow meters
" welders
ultrasound sensors
umbraco
umple
umspannwerk
umweltingenieurwesen
un cg
" global compact
" pri
un-r155
underground drilling equipment
" substations
underlay network architectures
underscore.js
understanding business requirements
" first
underwriting criteria
" instructions
" strategies
" workflows
unece r155
unfccc cop processes
ungp
unica
unicode
unicon
unicorn
unidirectional data flow
uniface
unified credential platform
" gateway
" metadata manager
" parallel c
union agreements
unisys dmsii
unit economics
" testing /tdd
" " framework
" " tools
unit-economics models
unit/integration tests
unittest
unity 3d
" ads
" catalogue
unity's scripting api
universal request
" verification methodology
unix file system
" scripting
" shell scripting
" systems
unix-like operating systems
unix/linux
" batch processes
" environments
" scripting
" shell scripting
unix/linux-systeme
unix/solaris
unmanned aerial vehicles
" ground systems
" platforms
" systems
unobtrusive javascript
unreal
" engine 4/5
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
" systems
upsc
upstash
upstream
" accounting
" business strategies
uptrace
upwork
urban mobility
" resilience frameworks
urbancode
urbansim
urgency
urllib
urllib2
urllib3
urs traceability matrix
us amcp dossier
" fda
" finance practices
" gx labeling
" healthcare
" " domain
" " rcm
" inside sales
" market
" regulations
" tax compliance
usability best practices
" compliance
" engineering
" evaluations
" methodologies
" optimization
" principles
usage cases
" patterns
usage-based billing
usb connectivity
use case documentation
" " documents
" " identification
" " modeling
" " modelling
" cases
" tax compliance
user acceptance
" access certification
" " control
" " management
" " workflows
" adoption
" authentication
" behavior
" " analysis
" context understanding
" dashboards
" design
" documentation
" empathy
" enablement
" engagement
" exits
" experience
" " optimization
" focus
" interaction design
" interface
" " development
" journey analysis
" " transformation
" lifecycle management
" management
" outcomes
" permissions
" problems
" requirement specifications
" research tools
" security
" story analysis
" " creation
" " definition
" " logic
" support
" test drives
" tool automation
" training
" valuation
" workflows
user-centered design methods
" " principles
" development
user-centric applications
" design
" problem-solving
" thinking
user-centricity
user-facing services
users
userzoom
usfda
usfos
usgbc leed
using ai tools
utilities
" data analysis
" domain knowledge
" industry
" sector
utilities/energy field
utility area
" corridors
" data capture
" industry processes
" qualification
" systems
utility-scale solar projects
utilization monitoring
utms
uv-vis spectrophotometers
uvicorn
uvm testbenches
" verification frameworks
uwsgi
ux basics
" best practices
" governance
" improvement
" ownership
" patterns
" principles
" research tools
" thought process
" tools
ux/ui principles
v model
v&v processes
" protocols
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
" client
" documentation
" lifecycle
" methodologies
" package reviews
" " reviews/approvals
" pipelines
" plan
" planning
" processes
" reports
" requirements
" rules
" summary report
" systems
" templates
" test content
" " plan
" testing
" tools
" workflows
validation-first
validation/qualification
valuation analysis
" control
" drivers
" methodologies
" methods
" of commodities
" " derivatives
" reports
" studies
" techniques
value articulation
" capture analysis
" chains
" drivers
" leakage
" management
" maximization
" modeling
" optimisation
" proposition
" " articulation
" " development
" realization
" roadmaps
" story
" strategy
value-based pricing
" rl
valve operating systems
" selection
valves
vanilla javascript
vapi
variable pay
variation analysis
" evaluation
" margin
varnish
vaststorage
vat determination
" " engines
vat/gst compliance
vault
" core
vault/key management
" vault
vave
vb macros
" script
" scripting
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
" database scaling
" " workflows
" databases/embeddings
" davinci adaptive
" db
" dbs
" embeddings
" machines
" microsar
" search systems
" " workflows
" search/embedding pipelines
" stack
" storage
" storage/retrieval
" store integration
" toolchain
" vt
vector-based search
vectorcast
vectordbs
vectorisation
vectorized io
veeam availability solutions
veeva edc
" platform
" vault
" " qms
" " rim
vehicle accounting
" assembly
" " lines
" automation
" billing
" build
" components
" config
" data
" " collection
" development
" e/e architecture
" ecu communication
" inspection methods
" layout
" order replication
" related activities
" signals
" spy
" taxation
" technology
" telemetry
vehicle-level testing
vektor-datenbanken
vektordatenbanken
vela
velero
velo
velocify
velocity sku
vendor account reconciliation
" assessment
" audit
" bid evaluation
" commitments
" compliance
" contract management
" coordination
" development
" document review
" engagement lifecycle
" governance
" growth
" gtm strategy
" hierarchies
" invoice management
" liaison
" lifecycle awareness
" lock-in elimination
" platforms
" pre-qualification
" proposals
" qualification
" quality
" retention
" survey
ventilators
venture development
veo3
vercel ai sdk
verhandlungsgeschick
verifiable credentials
verification
" & validation
" aptitude
" automation
" flows
" methodologies
" methods
" processes
verification/validation techniques
verified boot
veritas netbackup
vernier caliper
" calliper
versa
versatility
versicherungen
version control management
" " software
" " system
" " tools
" " workflows
" management
versionierung
versioning
" strategies
vert.x
vertex
" ai pipelines
" pipelines
vertical domination
" launch
" saas
vessel operations
vfd controllers
" parameter setup
vibe coding
vibecoding practices
vibration monitoring
victoria metrics
victoriametrics
video
" acceleration api
" auditing
" codec system
" creation
" designing
" distribution technologies
" editing software
" " tools
" formats
" games
" " industry
" ingest
" kyc
" management system
" platforms
" player
" poker
" processing systems
" retention policy
" routing
" scripting
" streaming protocols
" " systems
" " technologies
" surveillance systems
video-first discovery
vids
vidyard
view monitors
" system
views
vimeo
vintage analysis
viper
viral trends
virglrenderer
virtio
virtual agent
" agentic ai
" assistants
" commissioning
" desktop infrastructure
" " solutions
" engineering
" fencing technology
" juniper
" machine environments
" network
" power plant
" routing
" server environments
" team collaboration
" testing
virtualization platforms
" technologies
virtualized
" server environments
" storage
virtue networks
virtuelle ecus
virtuoso
visa
" coordination
" processing
visier
visily
visio flow
" " charts
vision
" ai
" devices
" inspection
" plus cms
" systems
" transformers
vision-language models
visionary thinking
visionos
visual aesthetics
" ai testing
" builder
" communication
" component library
" dataflex
" dialogscript
" force
" " pages
" fortran
" foxpro
" inspection
" interdev
" j#
" j++
" language
" objects
" prolog
" regression
" " tools
" studio ide
" " professional
" verification
" workflow
visualforce
visualization
" software
" systems
" tools
vitis
vits
viva engage
viz artist
" engine
" flowics
" mosart
" pilot edge
" trio
vlan configuration
vlc media player
vllm
vlocity
vlsi design flow
vm allocation
" environments
vm-based environments
vmanager
vmc machines
vmotion
vms platforms
vmware esx
" esxi
" horizon
" licensing
" nsx
" vcenter apis
" vcf
" workstation
vnet
" pe
voice
" agents
" ai
" " technologies
" api
" bot
" commands
" domains
" interfaces
" llm
" mail
" ordering
" technologies
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
" production
" ramp
" reports
voting and engagement
voyage optimization
vpc design
" flow logs
" networking
vpc/vnet
vpcs
vpn connectivity
vps deployment
vr/ar development
vr/ar/xr development
vrf/vrv
" systems
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
" coverage
" management platforms
" mitigation
" remediation
" response
" scanners
" scans
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
" systems
walletconnect
wallets
walmart seller center
wan technologies
warehouse
" and intralogistics
" inbound receipts
" leasing
" pick
" transactions
warranty
" management
" services
wasapi
washing systems
wasp
waste & sustainability
" efficiency
" segregation
wastewater process design
watchdogs
watchkit
water
" companies
" efficiency
" piping
" procurement
" quality modelling
" " permitting
" resources management
" supply systems
" system validation
" systems
" treatment systems
" " units
waterfall dialogs
" tools
watergems
watir
watsonx
wav2vec
waveform analysis
wavelength selective switches
wavemaker
wbs preparation
" project accounting
wbs-style breakdown
wcag 2.1 aa
" standards
wealth investment
" spectrum
wealthmanager
wealthtech
wearable devices
weaviate
web analytics platforms
" apis
" app development
" application architecture
" " performance
" " servers
" " testing
" apps
" architectural styles
" architecture
" " principles
" audio
" authentication
" authorization
" automation
" " testing
" backend development
" backends
" content development
" dashboards
" data encryption
" development frameworks
" driver io
" ecosystem
" filters
" forms
" front-end development
" frontend development
" fundamentals
" gis
" hosting
" infrastructure
" interfaces
" jobs
" layouts
" logic
" management
" map publishing
" package developments
" platform development
" plugins
" product development
" production workflows
" products
" proxy
" push notifications
" reports
" security
" server
" " administration
" " configurations
" " management
" service
" " development
" " technologies
" services connector
" " integration
" " security
" " testing
" sockets
" studio
" technologies
" technology stacks
" ui development
" user interfaces
" vulnerabilities
web-based applications
" business solutions
" platforms
" tools
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
" optimize
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
" hosting
" maintenance
" performance
" " optimization
" " testing
" security
" support
" ui design
websites
websocket apis
" patterns
websphere application server
" commerce
" " suite
webstorm
webview
webview2
wecc
weci
wedding industry
weighbridge
" integration
weighing scales
weight calculation
" control principles
weighting
weld design
welded structures
welding fixture
" knowledge
" quality standards
" standards
well integrity
" management
" monitoring
" performance
wellness
" applications
wellwork operations
werum pas-x
werum/korber pas-x
wes/wcs
whatsapp
" api
" apis
" automation tools
" business api
" marketing
" operations
" web
whisper
whisper-style models
white box testing
" space mapping
white-boarding
white-label apps
white-labeled product development
whitepapers
who guidelines
who/pq
wholesale
" bank products
" distribution
" lending
" onboarding
" portfolio
why-why analysis
wi-fi firmware development
wifi
wiki
" markup
" software
wikis
wilken
wim integration
win/loss insights
" rates
winbatch
winbugs
wind
" data analysis
" energy projects
" industry
" power generation
" " projects
" pro
" resource assessment
" turbine commissioning
" " installation
wind-field visualizations
windenergie
windographer
window eyes
" functions
" shading device
windows 10
" 10/11 internals
" 11
" ai platform
" app development
" " studio
" autopilot
" build processes
" clients
" communication foundation
" deployment
" driver
" " foundation
" hello
" internals
" media player
" migration
" ml
" operating systems
" os
" patch management
" platform
" server administration
" " tools
" services
" strategy
" systems
" " administration
" workflow foundation
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
" shark
wireframe designing
wireframe/mockup design
wireframing tools
wireless
" communication
" " interfaces
" " protocols
" " systems
" connectivity
" devices
" markup language
" products
" protocol stacks
" solutions
" technologies
" testing
wireline communication interfaces
" testing
wires
wiring
" schematic
" standards
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
" cms
work drive
" fusion
" india
" management kpis
" manager
" process documents
" scheduling
" tracking
workaround advice
workato
workday absence management
" applications
" business processes
" compensation
" core connectors
" " hcm
" discovery boards
" document generation
" erp
" extend
" finance
" " management
" hcm advanced
" integrations
" matrix reporting
" reporting
" security
" slide
" studio
" web services
" worksheets
worker coordination
" onboarding
" safety
" threads
workers
workflow
" & orchestration
" administration
" analysis
" applications
" automation
" " platforms
" " tools
" builders
" charts
" configuration
" design
" development
" diagrams
" documentation
" editor
" engineering
" engines
" helpers
" implementation
" management tools
" modernization
" operators
" optimization
" organization
" redesign
" rules
" systems
" tools
" validation
workflow-based platforms
" systems
workflow-driven platforms
workflow/flow designer
workflow/process coordination
workforce data analysis
" forecasting
" management solutions
" models
" solutions
workfront
working capital optimization
workiva
" wdesk
workload analysis
" automation
" balancing
" identity
" management
" modelling
" prioritization
workmanager
workmanship standards
" verification
workplace cloud platforms
" etiquette
" organization
" transformation
workplan development
worksheet dynamic columns
workshops
worksoft
workspace
workstations
world chain
" class manufacturing
" id
" models
world-check
worldcat
wp bakery
wpa2
wpa3
wpbakery
wpp open
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
" window system
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
" product records
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
" workflows
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
" curves
" improvement
yii2
yocto linux
yoix
yokoy
yolo
yolov8
yorick
youtube
" ads
" content
z notation
z-ordering
zachman
zapier ai
zend
" framework
" studio
zeno
zenoh
zephyr
zeplin
zepto
zero downtime architecture
" knowledge architecture
zero-knowledge proofs
zero-shot classification
" learning
zero-trust practices
" principles
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
" apis
" creator
" desk
" finance
" learn
" projects
zones
zoning regulations
zoomtext
zopl
zosmf
zscaler
zuora billing
" cpq
zustand
zxing
zycus
`
