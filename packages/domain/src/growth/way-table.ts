// How skills that ads often ask for are come by, as a source says that was found and read, in our words. A row:
// `# names | title of the source | its address | the day on which a stored copy was read`, then a line each step and, behind
// `=`, for what holds for the whole. Hours (`10 h:`), prices and validity stand only where the source states them. Where
// the copy stood elsewhere (a regulation, a moved page), the address is the official one of the same text.
export const ways = `
# SQL, PostgreSQL | the PostgreSQL tutorial | https://www.postgresql.org/docs/current/tutorial.html | 2026-11-19
Work through the tutorial on a database of your own: tables, queries and the SQL language.
Go on to its part on the SQL language for the formal rules.
= The tutorial needs no experience with programming.

# Python | the Python Tutorial | https://docs.python.org/3/tutorial/ | 2026-11-19
Work through the tutorial with a Python interpreter at hand, from control flow to modules and classes.
Read and write a program of your own with it, and look up the standard library where you need it.
= The tutorial is for people who know programming and are new to Python.

# Git | the Git tutorial | https://git-scm.com/docs/gittutorial | 2026-11-19
Tell Git your name, put a project under version control and make a first commit.
Change files, look at the difference and commit.
Make a branch, change it, merge it and settle a conflict.
Clone a repository and pull changes that somebody else made.

# Kubernetes | Learn Kubernetes Basics | https://kubernetes.io/docs/tutorials/kubernetes-basics/ | 2026-11-19
Create a cluster and deploy an app to it.
Explore the app and open it to the public.
Scale the app and update it to a new version.

# Docker | the Docker workshop | https://docs.docker.com/get-started/workshop/ | 2026-11-19
Build an image and run it as a container.
Share the image on Docker Hub.
Run several containers with a database, then the same with Docker Compose.
= The workshop takes 45 minutes.

# React | React, Describing the UI | https://react.dev/learn/describing-the-ui | 2026-11-19
Write your first component, and split components into files.
Write markup with JSX and pass props to components.
Show parts under a condition, and render lists.
Go on to the chapter on interactivity.

# TypeScript | the TypeScript Handbook | https://www.typescriptlang.org/docs/handbook/intro.html | 2026-11-19
Read the introduction that fits what you know: new to programming, JavaScript, Java or C#, functional languages.
Read the handbook from top to bottom.
Look up single concepts in its reference pages.
= It can be read in a few hours, and does not teach the basics of JavaScript.

# GraphQL | Learn GraphQL | https://graphql.org/learn/ | 2026-11-19
Follow the introduction from basic queries to advanced features.
Read the best practices for designing and running an API.

# HTML | MDN, core learning modules | https://developer.mozilla.org/en-US/docs/Learn_web_development/Core | 2026-11-19
If you have never written code, build a first website with the Getting started modules.
Work through “Structuring content with HTML”: document structure, links, lists, images and forms.

# CSS | MDN, core learning modules | https://developer.mozilla.org/en-US/docs/Learn_web_development/Core | 2026-11-19
Work through “CSS styling basics”.
Work through “CSS text styling”: fonts, spacing, lists and links.
Work through “CSS layout”, up to designs that fit any screen.

# JavaScript | MDN, core learning modules | https://developer.mozilla.org/en-US/docs/Learn_web_development/Core | 2026-11-19
Work through “Dynamic scripting with JavaScript”: the essentials of the language.
Go on to “JavaScript frameworks and libraries”.

# Terraform | the core Terraform workflow | https://developer.hashicorp.com/terraform/intro/core-workflow | 2026-11-19
Write a configuration, initialize it and run plans until it is as you expect.
Commit it, look at the final plan and apply it.
Try it as a team does: change a branch, and have the plan reviewed with the pull request.

# Prometheus | First steps with Prometheus | https://prometheus.io/docs/introduction/first_steps/ | 2026-11-19
Download Prometheus, configure it and start it so that it watches itself.
Query and graph its metrics in the expression browser.
Go on to the guide on the Node Exporter, and add a Linux or macOS machine as a target.

# Grafana | Get started with Grafana Open Source | https://grafana.com/docs/grafana/latest/fundamentals/getting-started/ | 2026-11-19
Install Grafana, sign in and change the password.
Build a first dashboard with the built-in data source.
Add a Prometheus, InfluxDB or SQL Server data source.

# dbt | the dbt Core quickstart | https://docs.getdbt.com/guides/manual-install | 2026-11-19
Install dbt Core, and set up a data warehouse with its sample data.
Create a repository on GitHub and a starter project with example models.
Build models of your own.
= It asks for the basics of a terminal.

# Power BI | Microsoft, Connect to data in Power BI Desktop | https://learn.microsoft.com/en-us/power-bi/connect-data/desktop-quickstart-connect-to-data | 2026-11-19
Download and install Power BI Desktop.
Download the sample Excel workbook and connect Power BI to it.
Go on to build a data model and a report.
= Power BI Desktop is a free application.

# Django | Django, Getting started | https://docs.djangoproject.com/en/stable/intro/ | 2026-11-19
Read the overview and install Django.
Work through the tutorial, parts 1 to 8.
Turn what you built into a reusable app.
= If you are new to Python, begin with that.

# FastAPI | the FastAPI tutorial | https://fastapi.tiangolo.com/tutorial/ | 2026-11-19
Make a virtual environment and install FastAPI in it.
Work through the tutorial, and run and change each example.
Read the advanced guide once you can build a complete application.

# Ansible | Start automating with Ansible | https://docs.ansible.com/ansible/latest/getting_started/get_started_ansible.html | 2026-11-19
Install Ansible and create a project folder.
Build an inventory.
Write a first playbook.

# QGIS | the QGIS training manual | https://docs.qgis.org/latest/en/docs/training_manual/ | 2026-11-19
Install QGIS.
Work through the training manual, and check each exercise against its answer.
= It is the material of a five-day course on QGIS, PostgreSQL and PostGIS. QGIS costs nothing.

# Excel | Excel Fundamentals, an open textbook | https://openoregon.pressbooks.pub/excelfundamentals/part/chapter-2 | 2026-11-19
Write formulas for basic and complex calculations.
Use statistical functions on a range of cells: SUM, AVERAGE, MIN and MAX.
Build formulas over several worksheets, as for a budget, and see results follow when inputs change.

# AWS | AWS, Getting started with Amazon EC2 | https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/EC2_GetStarted.html | 2026-11-19
Sign up for AWS and launch a virtual server.
Connect to it with your key pair.
Terminate it when you are done.
= Outside the free tier, fees run until the server is terminated.

# Go | Tutorial: Get started with Go | https://go.dev/doc/tutorial/getting-started | 2026-11-19
Install Go, and write and run a first program.
Find a package, and call its functions from your code.
Go on to the tutorial on making a module.
= Some programming experience helps.

# R | An Introduction to R | https://cran.r-project.org/doc/manuals/r-release/R-intro.html | 2026-11-19
Work through the introductory session in Appendix A.
Go through the chapters on vectors, data frames, reading data and writing functions.
Go on to statistical models and graphics.

# PowerShell | Microsoft, PowerShell 101 | https://learn.microsoft.com/en-us/powershell/scripting/learn/ps101/00-introduction | 2026-11-19
Get started, and learn to use the help system.
Work with objects and pipelines.
Learn flow control and remoting.
Write functions and a script module of your own.
= It is an entry-level book.

# Commercial driver's license, CDL Class A, Class A CDL, CDL Class B | FMCSA, How do I get a Commercial Driver's License? | https://www.fmcsa.dot.gov/registration/commercial-drivers-license/how-do-i-get-commercial-drivers-license | 2026-11-19
Get your state's CDL manual, and choose the class of vehicle and the endorsements.
Get the commercial learner's permit; with it you practice beside a qualified CDL holder.
Complete entry-level driver training where your class or endorsement requires it.
Pass the skills test for your class, and the written test where there is one.
= There are medical and residency requirements too, and each state has its own process.

# OSHA 10 | OSHA Outreach Training Program | https://www.osha.gov/training/outreach | 2026-11-19
Find an OSHA-authorized trainer for your industry.
10 h: Take the 10-hour class.
Get the course completion card.
= The program is voluntary, and OSHA does not call it a certification. Some states and employers ask for it.

# OSHA 30 | OSHA Outreach Training Program | https://www.osha.gov/training/outreach | 2026-11-19
Find an OSHA-authorized trainer for your industry.
30 h: Take the 30-hour class, meant for supervisors and workers with some safety responsibility.
Get the course completion card.
= The program is voluntary, and OSHA does not call it a certification. Some states and employers ask for it.

# Forklift certification | OSHA, Powered industrial trucks, 29 CFR 1910.178 | https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.178 | 2026-11-19
Take formal instruction, as a class or on a computer, and hands-on training with a trainer.
Be evaluated while you drive in your workplace.
Get the certification from your employer, with your name, the trainer's and the dates of training and evaluation.
= The employer certifies, so an online course alone is not enough. The evaluation comes again at least every three years.

# Certified Public Accountant | AICPA, CPA Exam booklet | https://insights.aicpa.org/story/2307-451758-cpa-exam-booklet/page/4 | 2026-11-19
Look up the education and the other conditions of the state where you want the license.
Apply for the exam with your transcripts and the fee, and get your notice to schedule; most run out after six months.
Pass the four sections: auditing, financial accounting, taxation and regulation, and one discipline of your choice.
Complete the work experience that your state requires, and apply to its board for the license.
= The experience is about 2,000 working hours, verified by a licensed CPA. States differ.

# SHRM-CP | SHRM, Certification FAQs | https://www.shrm.org/credentials/certification/certification-faqs | 2026-11-19
Read the eligibility criteria and the SHRM Body of Applied Skills and Knowledge (BASK), and study it.
Apply while applications are open, and get the letter that authorizes you to test.
Book a place with Prometric, and take the exam.
= No degree, HR title or HR experience is required; a basic knowledge of HR is recommended.
= To keep it: 60 professional development credits every three years, or the exam again.

# EPA 608 certification, EPA Section 608 | 40 CFR part 82, subpart F, appendix D | https://www.ecfr.gov/current/title-40/chapter-I/subchapter-C/part-82/subpart-F | 2026-11-19
Choose the type: I for small appliances, II for high pressure, III for low pressure, or Universal for all three.
Find a certifying program that the EPA has approved.
Pass its test, 25 general questions and 25 for each type; it is closed-book and proctored for types II, III and Universal.
= A type I test taken by mail does not count toward Universal.

# QuickBooks | Intuit, QuickBooks ProAdvisor FAQs | https://quickbooks.intuit.com/learn-support/en-uk/help-article/accountant-access/proadvisor-programme-faq/L4vOBw1Gx_GB_en_GB | 2026-11-19
Sign in to QuickBooks Online Accountant and open the ProAdvisor tab.
Work through the training there.
Complete the certification.
= The program is free for accounting professionals who use QuickBooks Online Accountant.

# Basic Life Support, BLS certification | American Heart Association, course cards | https://cpr.heart.org/en/resources/course-card-information | 2026-11-19
Ask an AHA Training Center near you for dates and cost, and book the course.
Complete it; the Training Center issues your course card.
= The card is valid for two years, up to the last day of the month in which it was issued.

# Advanced Cardiovascular Life Support | American Heart Association, course cards | https://cpr.heart.org/en/resources/course-card-information | 2026-11-19
Ask an AHA Training Center near you for dates and cost, and book the course.
Complete it; the Training Center issues your course card.
= The card is valid for two years, up to the last day of the month in which it was issued.

# Qualified Teacher Status | Get Into Teaching, steps to become a teacher | https://getintoteaching.education.gov.uk/steps-to-become-a-teacher | 2026-11-19
Check your qualifications: GCSEs at grade 4 in English and maths, for primary also science, and a bachelor's degree.
Look at fees, loans and bursaries.
Consider some time in a classroom.
Find a teacher training course that leads to QTS.
= In England. Course fees are around £9,535 a year. Without a degree there are undergraduate routes.

# Journeyman electrician license | Idaho Division of Occupational and Professional Licenses | https://dopl.idaho.gov/ele/ele-licensing/ | 2026-11-19
Hold an active apprentice registration.
Gather 8,000 hours of work with four years of approved schooling, or 16,000 hours of work.
Register for and pass the NASCLA exam.
Apply for the license.
= These are the rules of Idaho. Elsewhere, ask the licensing board of your state.

# CMSRN | Medical-Surgical Nursing Certification Board, Apply for the exam | https://msncb.org/medical-surgical/get-certified/apply-exam | 2026-11-19
Hold a current, unencumbered RN license in the United States or Canada.
Practice two full years as an RN in a medical-surgical setting, with 2,000 hours in the last three years.
Compare your work with the exam blueprint.
Apply for the exam and take it.

# Emergency First Aid at Work | Health and Safety Executive, first-aid training | https://www.hse.gov.uk/firstaid/first-aid-training.htm | 2026-11-19
Choose a training organisation that offers emergency first aid at work (EFAW).
6 h: Take the course, in one day or more.
= In Great Britain. The course has at least six hours of training.

# Level 2 Food Hygiene | Great Yarmouth Borough Council, food safety training | https://www.great-yarmouth.gov.uk/food-safety-training | 2026-11-19
Choose an online or face-to-face provider of the foundation certificate (Level 2).
Take the course.
= In England. It is for food handlers who prepare or cook. The law asks for training, not for a certificate.
`
