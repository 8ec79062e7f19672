import { natureOf } from '../skills/nature.ts'
import type { ResourceType } from './steps.ts'

// Only what its maker or the granting body itself publishes, at addresses that last: home pages and first levels.
const pages = `
https://docs.python.org/3/ Python
https://docs.oracle.com/en/java/ Java
https://developer.mozilla.org JavaScript, HTML, CSS, Web development
https://www.typescriptlang.org/docs/ TypeScript
https://go.dev/doc/ Go
https://www.rust-lang.org/learn Rust
https://www.ruby-lang.org Ruby
https://www.php.net/docs.php PHP
https://kotlinlang.org/docs/ Kotlin
https://www.swift.org/documentation/ Swift
https://isocpp.org C++
https://www.r-project.org R
https://julialang.org Julia
https://react.dev React
https://vuejs.org Vue.js
https://angular.dev Angular
https://svelte.dev Svelte
https://nextjs.org/docs Next.js
https://nodejs.org Node.js
https://docs.djangoproject.com Django
https://spring.io Spring, Spring Boot
https://rubyonrails.org Ruby on Rails
https://laravel.com/docs Laravel
https://graphql.org/learn/ GraphQL
https://www.postgresql.org/docs/ PostgreSQL, SQL
https://dev.mysql.com/doc/ MySQL
https://www.mongodb.com/docs/ MongoDB
https://redis.io/docs/ Redis
https://kafka.apache.org Apache Kafka
https://spark.apache.org Apache Spark
https://airflow.apache.org Apache Airflow
https://docs.docker.com Docker
https://kubernetes.io/docs/ Kubernetes
https://helm.sh/docs/ Helm
https://developer.hashicorp.com/terraform Terraform
https://docs.ansible.com Ansible
https://docs.gitlab.com GitLab CI, GitLab
https://docs.github.com GitHub, GitHub Actions
https://git-scm.com/doc Git
https://www.jenkins.io/doc/ Jenkins
https://prometheus.io/docs/ Prometheus
https://grafana.com/docs/ Grafana
https://docs.aws.amazon.com AWS
https://cloud.google.com/docs Google Cloud
https://learn.microsoft.com Microsoft Azure, C#, Power BI, Excel, Power Query, PowerPoint, Microsoft Word, SharePoint, Microsoft Teams, Microsoft certification
https://docs.redhat.com Red Hat Enterprise Linux, OpenShift
https://www.kernel.org/doc/ Linux kernel
https://pytorch.org/docs/ PyTorch
https://www.tensorflow.org TensorFlow
https://scikit-learn.org scikit-learn
https://pandas.pydata.org/docs/ pandas
https://numpy.org/doc/ NumPy
https://help.tableau.com Tableau
https://docs.snowflake.com Snowflake
https://docs.getdbt.com dbt
https://playwright.dev Playwright
https://docs.cypress.io Cypress
https://help.figma.com Figma
https://helpx.adobe.com Photoshop, Adobe Illustrator, InDesign, Premiere Pro, After Effects, Lightroom
https://docs.blender.org Blender
https://help.autodesk.com AutoCAD, Revit, Autodesk Inventor
https://help.solidworks.com SolidWorks
https://help.sap.com SAP, SAP MM, SAP TM, SAP S/4HANA
https://help.salesforce.com Salesforce
https://knowledge.hubspot.com HubSpot
https://support.google.com/analytics Google Analytics
https://quickbooks.intuit.com QuickBooks
https://www.w3.org/WAI/ WCAG, Web accessibility
https://owasp.org OWASP Top 10, Application security
https://scrumguides.org Scrum
https://hl7.org/fhir/ FHIR
https://www.hhs.gov/hipaa/ HIPAA
https://www.edpb.europa.eu GDPR
https://www.pcisecuritystandards.org PCI DSS
https://www.fasb.org US GAAP
https://www.ifrs.org IFRS
https://www.iso.org ISO 9001, ISO 27001, ISO 14001, ISO 13485
https://www.nfpa.org NEC
https://www.osha.gov OSHA 30, OSHA 10, OSHA regulations
https://www.pmi.org PMP, CAPM, PMI-ACP, PgMP
https://www.peoplecert.org PRINCE2, PRINCE2 Foundation, PRINCE2 Practitioner, ITIL 4 Foundation, ITIL
https://www.scrumalliance.org Certified ScrumMaster, Certified Scrum Product Owner
https://www.scrum.org Professional Scrum Master, Professional Scrum Product Owner
https://www.comptia.org Security+, Network+, CompTIA A+, Linux+, CySA+, PenTest+
https://www.isc2.org CISSP, CCSP
https://www.isaca.org CISM, CRISC, CISA
https://iapp.org CIPP/US, CIPP/E
https://www.cncf.io Certified Kubernetes Administrator, Certified Kubernetes Application Developer, Certified Kubernetes Security Specialist
https://aws.amazon.com/certification/ AWS certification, AWS Certified Solutions Architect, AWS Certified Developer, AWS Certified Cloud Practitioner
https://www.cisco.com CCNA, CCNP
https://www.istqb.org ISTQB, ISTQB Foundation Level
https://www.shrm.org SHRM-CP, SHRM-SCP
https://www.hrci.org PHR, SPHR, aPHR
https://www.cipd.org CIPD Level 3, CIPD Level 5, CIPD Level 7
https://www.ascm.org APICS CPIM, APICS CSCP, APICS CLTD
https://asq.org Six Sigma Green Belt, Six Sigma Black Belt, Certified Quality Engineer
https://www.usgbc.org LEED AP, LEED Green Associate
https://www.aicpa-cima.com Certified Public Accountant
https://www.cfainstitute.org Chartered Financial Analyst
https://www.accaglobal.com ACCA
https://www.finra.org Series 7, Series 63, Series 65, Series 66, SIE exam
https://www.ncsbn.org Registered Nurse, Nursing license, Compact nursing license, NCLEX-RN, Licensed Practical Nurse
https://www.nmc.org.uk NMC registration
https://cpr.heart.org Basic Life Support, Advanced Cardiovascular Life Support, Pediatric Advanced Life Support, CPR and AED certification
https://www.aacn.org CCRN
https://www.nremt.org Emergency Medical Technician, Paramedic license
https://www.servsafe.com ServSafe Manager
https://www.aws.org Certified Welding Inspector
https://www.faa.gov FAA Part 107, Private pilot licence, Airframe and Powerplant license
https://www.fmcsa.dot.gov Commercial driver's license, CDL Class A, CDL Class B
https://www.epa.gov EPA 608 certification
https://www.ncarb.org Architect license
https://ncees.org Professional Engineer, Engineer in Training
https://www.nebosh.org.uk NEBOSH General Certificate
https://www.wsetglobal.com WSET Level 1, WSET Level 2, WSET Level 3
https://www.gov.uk Enhanced DBS check, DBS check
https://www.gassaferegister.co.uk Gas Safe registration
https://ielts.org IELTS
https://www.ets.org TOEFL, TOEIC
https://www.cambridgeenglish.org English, Cambridge C1 Advanced, Cambridge C2 Proficiency, Cambridge B2 First
https://www.goethe.de German, Goethe-Zertifikat
https://www.france-education-international.fr French, DELF, DALF
https://www.cervantes.es Spanish, DELE
https://www.jlpt.jp Japanese, JLPT, JLPT N1, JLPT N2
`

let byName: Map<string, string> | null = null

/** Every skill with an official page. */
export function officialPages(): ReadonlyMap<string, string> {
  byName ??= new Map(
    pages
      .trim()
      .split('\n')
      .flatMap((line) => {
        const space = line.indexOf(' ')
        return line
          .slice(space + 1)
          .split(', ')
          .map((name) => [name, line.slice(0, space)] as const)
      }),
  )
  return byName
}

/** The page of a skill for a kind of resource: of those who make it, who grant it, or who test it. */
export function officialPage(skill: string, type: ResourceType): string | null {
  const fits = natureOf(skill) === 'language' ? type === 'test' : type === 'documentation' || type === 'body'
  return (fits && officialPages().get(skill)) || null
}
