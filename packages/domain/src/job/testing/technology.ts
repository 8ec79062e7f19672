import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const technology: LabelledAd[] = [
  {
    name: 'backend-engineer-copied',
    text: `
About the job
About Quillstone
Quillstone builds the ledger behind 600 neobanks and lenders. We are a Series C company with offices in Toronto and New York.

About the Role
As a Senior Backend Engineer on the Ledger team, you’ll design and operate the services that move $4B a day. This is a hybrid role based in Toronto (2 days/week in office).

What You’ll Do
Design, build and operate highly available services in Kotlin and Java
Own the data model of our double-entry ledger
Improve observability and reduce incident time
Mentor engineers through design and code reviews

What We’re Looking For
6+ years of experience building distributed systems in production
Strong proficiency in Kotlin, Java, or another JVM language
Deep understanding of relational databases (we use PostgreSQL) and transaction isolation
Experience with event-driven architectures using Kafka or Pulsar
Excellent written communication skills
BS/MS in Computer Science or equivalent experience

Nice to Haves
Fintech or banking domain knowledge
Experience with Kubernetes and Terraform
Familiarity with formal methods (TLA+)

Compensation & Benefits
The base salary range for this role is CAD 165,000 - 195,000. Final offers depend on experience and location.
Health, dental and vision from day one
RRSP matching
$2,000 annual learning budget

Quillstone is an equal opportunity employer. If you require accommodation, let us know at people@quillstone.example.com.

Show more
Show less
`,
    title: 'Senior Backend Engineer',
    company: 'Quillstone',
    location: 'Toronto',
    workMode: 'hybrid',
    employmentType: null,
    salary: '165000-195000 CAD/year',
    yearsMin: 6,
    degree: 'bachelor',
    required:
      'Distributed systems | Kotlin, Java or another JVM language | Relational databases | Transaction isolation | Event-driven architectures (Kafka or Pulsar) | Written communication | BS/MS in Computer Science',
    preferred: 'Fintech or banking | Kubernetes | Terraform | Formal methods (TLA+)',
    knockouts: '',
  },
  {
    name: 'security-engineer-remote',
    text: `
**Cloud Security Engineer**
**Remote – EU time zones (UTC-1 to UTC+3)**

## About Fennelgate
Fennelgate is a password manager for families. 9 million people trust us with their secrets; 70 people build it, from 19 countries.

## Responsibilities
* Harden our AWS accounts and Kubernetes clusters
* Run threat modelling sessions with product teams
* Triage reports from our bug bounty program
* Build detection rules and automate response

## Requirements
* 4+ years in security engineering, cloud security or SRE
* Expert knowledge of AWS (IAM, KMS, GuardDuty)
* Infrastructure as Code: Terraform or Pulumi
* Proficiency in at least one of Go, Python or Rust
* Excellent spoken and written English

## Bonus points
* OSCP, AWS Security Specialty or comparable certifications
* Experience with end-to-end encryption
* Open source contributions

## What you'll get
* €75,000 – €95,000 depending on experience
* 30 days of paid leave
* Hardware of your choice
* Two team retreats a year

We do not offer visa sponsorship. No agencies please.
`,
    title: 'Cloud Security Engineer',
    company: 'Fennelgate',
    location: 'Remote (EU)',
    workMode: 'remote',
    employmentType: null,
    salary: '75000-95000 EUR/year',
    yearsMin: 4,
    degree: null,
    required:
      'Security engineering, cloud security or SRE | AWS | Infrastructure as Code (Terraform or Pulumi) | Go, Python or Rust | English',
    preferred: 'OSCP, AWS Security Specialty | End-to-end encryption | Open source contributions',
    knockouts: '',
  },
  {
    name: 'program-manager',
    text: `
Technical Program Manager, Data Center Networking
Orrery
Dublin, Ireland

Minimum qualifications:
• Bachelor's degree in a technical field, or equivalent practical experience.
• 5 years of experience in program management.
• Experience managing cross-functional or cross-team projects.

Preferred qualifications:
• 5 years of experience managing cross-functional or cross-team projects.
• Experience with network hardware deployment or data center operations.
• Ability to influence without authority.
• PMP certification.

About the job
A problem isn’t truly solved until it’s solved for all. That’s why Orreryites build products that help create opportunities for everyone. As a Technical Program Manager, you’ll use your technical expertise to lead complex, multi-disciplinary projects from start to finish.

Responsibilities
• Plan and deliver network deployments across European sites.
• Identify risks and opportunities across multiple projects and communicate them to stakeholders.
• Collaborate with engineers on capacity planning.

Orrery is proud to be an equal opportunity and affirmative action employer.
`,
    title: 'Technical Program Manager, Data Center Networking',
    company: 'Orrery',
    location: 'Dublin, Ireland',
    workMode: null,
    employmentType: null,
    salary: null,
    yearsMin: 5,
    degree: 'bachelor',
    required:
      "Bachelor's degree in a technical field | Program management | Managing cross-functional or cross-team projects",
    preferred:
      'Network hardware deployment or data center operations | Influence without authority | PMP certification',
    knockouts: '',
  },
  {
    name: 'founding-engineer',
    text: `
Founding Engineer @ Brambleroot (YC-backed)
SF, in person, 5 days
$160K – $210K + 0.5–1.5% equity

We're building accounting for farms. Two founders, $3.2M seed, 40 paying customers.

You:
- ship fast and own things end to end
- are strong in TypeScript, React and Postgres
- have built something people paid for
- 3+ YOE

Bonus: you grew up on a farm. Rails. Mobile.

Us: no meetings before 11, lunch together, real equity.

founders@brambleroot.example.com, subject "dirt".
`,
    title: 'Founding Engineer',
    company: 'Brambleroot',
    location: 'SF',
    workMode: 'onsite',
    employmentType: null,
    salary: '160000-210000 USD/year',
    yearsMin: 3,
    degree: null,
    required: 'Ship fast | Own things end to end | TypeScript | React | Postgres | Built something people paid for',
    preferred: 'Grew up on a farm | Rails | Mobile',
    knockouts: '',
  },
  {
    name: 'devops-contract',
    text: `
DevOps Engineer - Outside IR35 - 6 months - £525 per day - Remote

Kestrel & Ash Consulting are working with a government department to migrate 40 services to Azure.

Essential skills:
- Azure (AKS, Key Vault, Application Gateway)
- Terraform and Azure DevOps pipelines
- Strong scripting in PowerShell or Bash
- Monitoring with Prometheus and Grafana
- Current SC clearance

Desirable skills:
- Experience on GDS projects
- Helm, ArgoCD
- Az-400

Start date: ASAP. Interviews this week.
`,
    title: 'DevOps Engineer',
    company: 'Kestrel & Ash Consulting',
    location: 'Remote',
    workMode: 'remote',
    employmentType: 'contract',
    salary: '525-525 GBP/day',
    yearsMin: null,
    degree: null,
    required: 'Azure | Terraform | Azure DevOps pipelines | PowerShell or Bash | Prometheus | Grafana | SC clearance',
    preferred: 'GDS projects | Helm | ArgoCD | AZ-400',
    knockouts: 'SC clearance',
  },
  {
    name: 'embedded-engineer',
    text: `
Embedded Software Engineer (f/m/d)
Isarlicht Sensorik GmbH - Munich - Full-time - from now on

Isarlicht develops LiDAR sensors for agricultural machines.

Your responsibilities
▪ Development of firmware in C and C++ on ARM Cortex-M
▪ Commissioning of hardware prototypes
▪ Unit and integration tests, code reviews

Your profile
▪ Degree in electrical engineering, computer science or physics
▪ 2+ years of experience in embedded development
▪ Very good command of C; modern C++ is a plus
▪ Experience with an RTOS (FreeRTOS, Zephyr) and with bus systems such as CAN, SPI and I2C
▪ Knowledge of Python for test automation is desirable
▪ Good German (B2) and English skills

Our benefits
▪ 60.000 to 75.000 EUR p.a.
▪ 30 days of vacation and flexible working hours
▪ 2 days/week home office

Contact: Isarlicht Sensorik GmbH, Frau Huber, jobs@isarlicht.example.com
`,
    title: 'Embedded Software Engineer',
    company: 'Isarlicht Sensorik GmbH',
    location: 'Munich',
    workMode: 'hybrid',
    employmentType: 'full-time',
    salary: '60000-75000 EUR/year',
    yearsMin: 2,
    degree: 'bachelor',
    required:
      'Degree in electrical engineering, computer science or physics | Embedded development | C | RTOS | Bus systems (CAN, SPI, I2C) | German | English',
    preferred: 'C++ | Python',
    knockouts: '',
  },
  {
    name: 'product-designer-emoji',
    text: `
🎨 Senior Product Designer

📍 Lisbon or remote (Europe) · 💼 Full-time · 💶 €55k–€72k

👋 Who we are
Tangerine Fold makes scheduling tools for music schools. We're 35 people and profitable since 2021.

🚀 What you'll do
✅ Own the design of our mobile app end to end
✅ Run discovery interviews with teachers and parents
✅ Grow our design system with two front-end engineers

💡 What we're looking for
👉 5+ years designing digital products, 2+ on mobile
👉 Mastery of Figma: components, variables, prototyping
👉 You can show shipped work and explain the trade-offs
👉 Confident English; Portuguese is nice but not needed

🌟 Bonus
👉 Motion design
👉 You play an instrument

🎁 Perks
Remote budget, 26 days off, conference ticket every year

Sound good? Apply via the form below – no cover letter needed.
`,
    title: 'Senior Product Designer',
    company: 'Tangerine Fold',
    location: 'Lisbon',
    workMode: 'remote',
    employmentType: 'full-time',
    salary: '55000-72000 EUR/year',
    yearsMin: 5,
    degree: null,
    required: 'Designing digital products | Mobile | Figma | Shipped work | English',
    preferred: 'Portuguese | Motion design | Play an instrument',
    knockouts: '',
  },
]
