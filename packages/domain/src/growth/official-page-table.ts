// Only what its maker or the granting body itself publishes, at addresses that last: home pages and first levels.
export const pages = `
docs.python.org/3/ Python
docs.oracle.com/en/java/ Java
developer.mozilla.org JavaScript, HTML, CSS, Web development
www.typescriptlang.org/docs/ TypeScript
go.dev/doc/ Go
www.rust-lang.org/learn Rust
www.ruby-lang.org Ruby
www.php.net/docs.php PHP
kotlinlang.org/docs/ Kotlin
www.swift.org/documentation/ Swift
isocpp.org C++
www.r-project.org R
julialang.org Julia
react.dev React
vuejs.org Vue.js
angular.dev Angular
svelte.dev Svelte
nextjs.org/docs Next.js
nodejs.org Node.js
docs.djangoproject.com Django
spring.io Spring, Spring Boot
rubyonrails.org Ruby on Rails
laravel.com/docs Laravel
graphql.org/learn/ GraphQL
www.postgresql.org/docs/ PostgreSQL, SQL
dev.mysql.com/doc/ MySQL
www.mongodb.com/docs/ MongoDB
redis.io/docs/ Redis
kafka.apache.org Apache Kafka
spark.apache.org Apache Spark
airflow.apache.org Apache Airflow
docs.docker.com Docker
kubernetes.io/docs/ Kubernetes
helm.sh/docs/ Helm
developer.hashicorp.com/terraform Terraform
docs.ansible.com Ansible
docs.gitlab.com GitLab CI, GitLab
docs.github.com GitHub, GitHub Actions
git-scm.com/doc Git
www.jenkins.io/doc/ Jenkins
prometheus.io/docs/ Prometheus
grafana.com/docs/ Grafana
docs.aws.amazon.com AWS
cloud.google.com/docs Google Cloud
learn.microsoft.com Microsoft Azure, C#, Power BI, Excel, Power Query, PowerPoint, Microsoft Word, SharePoint, Microsoft Teams, Microsoft certification
docs.redhat.com Red Hat Enterprise Linux, OpenShift
www.kernel.org/doc/ Linux kernel
pytorch.org/docs/ PyTorch
www.tensorflow.org TensorFlow
scikit-learn.org scikit-learn
pandas.pydata.org/docs/ pandas
numpy.org/doc/ NumPy
help.tableau.com Tableau
docs.snowflake.com Snowflake
docs.getdbt.com dbt
playwright.dev Playwright
docs.cypress.io Cypress
help.figma.com Figma
helpx.adobe.com Photoshop, Adobe Illustrator, InDesign, Premiere Pro, After Effects, Lightroom
docs.blender.org Blender
help.autodesk.com AutoCAD, Revit, Autodesk Inventor
help.solidworks.com SolidWorks
help.sap.com SAP, SAP MM, SAP TM, SAP S/4HANA
help.salesforce.com Salesforce
knowledge.hubspot.com HubSpot
support.google.com/analytics Google Analytics
quickbooks.intuit.com QuickBooks
www.w3.org/WAI/ WCAG, Web accessibility
owasp.org OWASP Top 10, Application security
scrumguides.org Scrum
hl7.org/fhir/ FHIR
www.hhs.gov/hipaa/ HIPAA
www.edpb.europa.eu GDPR
www.pcisecuritystandards.org PCI DSS
www.fasb.org US GAAP
www.ifrs.org IFRS
www.iso.org ISO 9001, ISO 27001, ISO 14001, ISO 13485
www.nfpa.org NEC
www.osha.gov OSHA 30, OSHA 10, OSHA regulations
www.pmi.org PMP, CAPM, PMI-ACP, PgMP
www.peoplecert.org PRINCE2, PRINCE2 Foundation, PRINCE2 Practitioner, ITIL 4 Foundation, ITIL
www.scrumalliance.org Certified ScrumMaster, Certified Scrum Product Owner
www.scrum.org Professional Scrum Master, Professional Scrum Product Owner
www.comptia.org Security+, Network+, CompTIA A+, Linux+, CySA+, PenTest+
www.isc2.org CISSP, CCSP
www.isaca.org CISM, CRISC, CISA
iapp.org CIPP/US, CIPP/E
www.cncf.io Certified Kubernetes Administrator, Certified Kubernetes Application Developer, Certified Kubernetes Security Specialist
aws.amazon.com/certification/ AWS certification, AWS Certified Solutions Architect, AWS Certified Developer, AWS Certified Cloud Practitioner
www.cisco.com CCNA, CCNP
www.istqb.org ISTQB, ISTQB Foundation Level
www.shrm.org SHRM-CP, SHRM-SCP
www.hrci.org PHR, SPHR, aPHR
www.cipd.org CIPD Level 3, CIPD Level 5, CIPD Level 7
www.ascm.org APICS CPIM, APICS CSCP, APICS CLTD
asq.org Certified Quality Engineer
www.usgbc.org LEED AP, LEED Green Associate
www.aicpa-cima.com Certified Public Accountant
www.cfainstitute.org Chartered Financial Analyst
www.accaglobal.com ACCA
www.finra.org Series 7, SIE exam
www.nasaa.org Series 63, Series 65, Series 66
www.ncsbn.org Registered Nurse, Nursing license, Compact nursing license, NCLEX-RN, Licensed Practical Nurse
www.nmc.org.uk NMC registration
cpr.heart.org Basic Life Support, Advanced Cardiovascular Life Support, Pediatric Advanced Life Support, CPR and AED certification
www.aacn.org CCRN
www.nremt.org Emergency Medical Technician, Paramedic license
www.servsafe.com ServSafe Manager
www.aws.org Certified Welding Inspector
www.faa.gov FAA Part 107, Private pilot licence, Airframe and Powerplant license
www.fmcsa.dot.gov Commercial driver's license, CDL Class A, CDL Class B
www.epa.gov EPA 608 certification
www.ncarb.org Architect license
ncees.org Professional Engineer, Engineer in Training
www.nebosh.org.uk NEBOSH General Certificate
www.wsetglobal.com WSET Level 1, WSET Level 2, WSET Level 3
www.gov.uk Enhanced DBS check, DBS check
www.gassaferegister.co.uk Gas Safe registration
ielts.org IELTS
www.ets.org TOEFL, TOEIC
www.cambridgeenglish.org English, Cambridge C1 Advanced, Cambridge C2 Proficiency, Cambridge B2 First
www.goethe.de German, Goethe-Zertifikat
www.france-education-international.fr French, DELF, DALF
www.cervantes.es Spanish, DELE
www.jlpt.jp Japanese, JLPT, JLPT N1, JLPT N2
`
