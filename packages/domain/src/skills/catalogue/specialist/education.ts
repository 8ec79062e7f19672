export const education = `
# Teaching
+ Teaching | Classroom instruction, >Classroom teaching, >School teaching
+ Teaching assistance | Paraprofessional support, Instructional aide, Classroom assistance, Teaching assistant support, Classroom support
+ Lesson planning | =Lesson plan, Unit planning, Lesson plan development, Lesson preparation
+ Classroom management | Classroom behavior management=Behavior management in the classroom, Behaviour management
+ Differentiated instruction | Adapting instruction, Adaptive teaching, Differentiation in teaching, Differentiated learning
+ Student assessment | Assessment for learning, Pupil assessment, Assessing student progress, >Formative assessment, >Summative assessment
+ Parent communication | Parent engagement, Family engagement, Parents' evenings, >Parent-teacher conferences, Parent-teacher communication
Tutoring | >Private tutoring, One-to-one tuition, >Academic tutoring, One-on-one instruction, Private tuition | Teaching
Safeguarding in education | Keeping Children Safe in Education^KCSIE, Student safeguarding | Safeguarding
Pastoral care | Form tutor, Pastoral support | | Student mentoring 0.6
Student mentoring | =Mentoring students, Academic mentoring
Student supervision | =Supervising students, Playground supervision, Lunchtime supervision, Recess duty
Online teaching | ~Remote teaching, ~Virtual instruction, Distance learning, ~Online instruction, Distance education, ~Virtual teaching | <Teaching
Grading | Marking students' work, >Grading assignments, Gradebook, Marking and feedback | Student assessment | | context
Student engagement | Engaging learners, Active learning, Student motivation | Teaching
Small group instruction | ~Small-group teaching, <~Group instruction | <Teaching
Whole-class teaching | ~Direct instruction, ~Explicit instruction, ~Explicit teaching | <Teaching
Project-based learning | ^PBL? | Teaching | Inquiry-based learning 0.7
Inquiry-based learning | =Enquiry-based learning, Problem-based learning | Teaching
Cooperative learning | Collaborative learning, Peer learning | Teaching
Blended learning | Flipped classroom, Hybrid learning, Hybrid teaching | Teaching | Online teaching 0.7
Substitute teaching | ~Supply teaching, ~Cover teaching, Cover supervision | <Teaching
Co-teaching | ~Team teaching, >Inclusion co-teaching, Push-in support | <Teaching
Designated safeguarding lead | ^DSL?, DSL training | Safeguarding in education
Mandated reporter | Mandated reporter training | Safeguarding in education
Positive behavior support | =Positive behaviour support, PBIS^Positive behavioral interventions and supports | Classroom management
Restorative practices | Restorative justice | Classroom management
Social-emotional learning | ^SEL?, =Social and emotional learning, PSHE | Teaching
Culturally responsive teaching | Culturally relevant pedagogy, Multicultural education, Inclusive teaching | <Teaching
Educational field trips | School trips, Field trip planning, Educational visits | Teaching
Extracurricular activities | After-school program, After-school club, Student clubs, Enrichment activities, Wraparound care
# Subjects and ages
+ Science teaching | =Teaching science, ~Science instruction
+ Early childhood education | Nursery education, Early years education, Early years practice
+ Childcare | =Child care, Daycare?, Child supervision
+ Secondary education | Middle school teaching, Secondary school teaching, High school teaching
+ Literacy instruction | Guided reading, Early literacy, Science of Reading, ~Reading instruction, ~Literacy teaching
+ English as a second language | ^ESL, EFL, TESOL, English as an additional language, Teaching English as a foreign language, English language learners, ESOL
+ Career and technical education | Vocational teaching, Further education teaching, Vocational training, Vocational education
+ Nannying | Au pair, Nanny experience
+ Child development | Early childhood development, Developmental milestones, >Child development theory
+ EYFS | ^Early Years Foundation Stage, >EYFS curriculum, >EYFS framework
+ Phonics | >Phonics teaching, >Synthetic phonics, >Phonics instruction
+ Sports coaching | >Youth sports coaching, Team coaching in sport=Coaching sports teams, Athletic coaching
Physical education | PE teaching=Teaching PE^Physical education teaching, Sports teaching | Teaching
English language arts | ^ELA?, ELA instruction, English teaching, Teaching English literature | Teaching
Mathematics teaching | =Teaching mathematics, ~Math instruction, ~Maths teaching, ~Numeracy teaching | <Teaching
GCSE teaching | GCSE classes, GCSE level | Secondary education
Primary education | Elementary education, Primary school teaching, Elementary teaching | Teaching | Secondary education 0.4
Preschool teaching | ~Pre-K teaching, ~Kindergarten teaching, ~Reception class teaching | <Early childhood education
Play-based learning | Learning through play, Play activities, Reggio Emilia approach | Early childhood education
Key Stage 1 | ^KS1 | <Primary education | Key Stage 2 0.8
Key Stage 2 | ^KS2 | <Primary education
Key Stage 3 | ^KS3 | <Secondary education | Key Stage 4 0.8
Key Stage 4 | ^KS4 | <Secondary education
A-level teaching | Sixth form teaching, KS5^Key Stage 5 | Secondary education | GCSE teaching 0.7
Advanced Placement | AP courses, AP teaching, AP classes, College Board AP | Secondary education | International Baccalaureate 0.6
International Baccalaureate | IB curriculum, IB Diploma Programme, IB PYP, IB MYP, IB teaching | Curriculum
Biology teaching | =Teaching biology | <Science teaching
Chemistry teaching | =Teaching chemistry | <Science teaching
Physics teaching | =Teaching physics | <Science teaching | Mathematics teaching 0.5
Social studies teaching | ~Humanities teaching, >Civics teaching | <Teaching
History teaching | =Teaching history | <Social studies teaching | Geography teaching 0.5
Geography teaching | =Teaching geography | <Social studies teaching
Modern foreign languages teaching | ^MFL teaching, <~Foreign language teaching<Language teaching, ~World languages teaching<Language teaching, <~Language teaching, ~Language instruction | <Teaching | English as a second language 0.6
Bilingual education | Dual language program, Dual language instruction, CLIL, Immersion teaching | Teaching
Music teaching | ~Music education, >Instrumental teaching, >Piano teaching | <Teaching
Art teaching | ~Art education | <Teaching | Drama teaching 0.4
Drama teaching | ~Theatre teaching | <Teaching
STEM education | STEM teaching, STEAM education, Robotics club teaching | Teaching
Computer science teaching | ~Computing teaching, Teaching coding, ~ICT teaching | <Teaching
Adult education | Adult learning, Continuing education?, Andragogy, Adult basic education | Teaching
Montessori | >Montessori method, >Montessori teaching, >AMI Montessori, >Montessori education | Teaching | Waldorf education 0.5
Waldorf education | Steiner education, Waldorf pedagogy | Teaching
Test preparation | ^Test prep, Exam preparation, >SAT prep | Tutoring
Homework help | Homework support, Homework supervision | Childcare | Tutoring 0.5
School runs | School drop-off, School pick-up=School pickup | Childcare
Infant care | ~Baby care, Bottle feeding, Potty training, Diaper changing, Nappy changing | <Childcare
# Curriculum and design
+ Curriculum | >School curriculum
+ E-learning development | Online course development, Digital learning, E-learning authoring<E-learning
+ Educational technology | =Education technology, ^EdTech, Instructional technology, Classroom technology
+ Curriculum development | Curriculum writing, Course development, Syllabus design, Scheme of work, Curriculum design, Curriculum planning
+ Instructional design | Learning experience design, Course design, Learning design, Training design
+ Training delivery | Delivering training, Corporate training, Training facilitation, >Instructor-led training
+ Workshop facilitation | =Facilitating workshops, Seminar facilitation, Workshop delivery
Training material development | <Training materials, Training content development, Course materials, Training manual | Training delivery
National Curriculum | >National Curriculum of England | <Curriculum
Common Core | >Common Core State Standards^CCSS | Curriculum | National Curriculum 0.5
Backward design | Understanding by Design^UbD? | Curriculum development
Learning objectives | Learning outcomes, Learning targets | Curriculum development | Bloom's taxonomy 0.5
Bloom's taxonomy | | Curriculum development
Universal Design for Learning | ^UDL | Curriculum development | Differentiated instruction 0.7
ADDIE | >ADDIE model | Instructional design | Kirkpatrick model 0.4
Kirkpatrick model | Kirkpatrick evaluation, Training evaluation | Instructional design
Articulate Storyline | Articulate 360, Storyline 360, Articulate Rise, Rise 360 | E-learning development | Adobe Captivate 0.8, Camtasia 0.5
Adobe Captivate | | E-learning development | iSpring Suite 0.7
iSpring Suite | <iSpring | E-learning development | Articulate Storyline 0.7
Camtasia | @TechSmith Camtasia, Screencasting | E-learning development
SCORM | >SCORM package | E-learning development | xAPI 0.8
xAPI | Tin Can API | E-learning development
Train the trainer | =Training of trainers | Training delivery
Training needs analysis | Learning needs analysis, Training needs assessment | Training delivery
Webinar delivery | Virtual instructor-led training^VILT, <Webinars?, Online workshop | Training delivery
# Special needs and support
+ Special education | ^SPED, SEN teaching, SEND?, Special needs teaching, Special needs education, Special educational needs
+ IEP development | IEP^Individualized education plan^Individualized education program, IEP writing<IEP, IEP meetings<IEP
504 plan | Section 504, 504 accommodations | Special education
EHCP | ^Education Health and Care Plan, ^EHC plan | Special education | SEND Code of Practice 0.6, IEP development 0.7
SEND Code of Practice | | Special education
IDEA compliance | Individuals with Disabilities Education Act, IDEA regulations | Special education
SENCO | >SENCo role, National Award for SEN Coordination, SEND coordination | Special education
Learning disabilities teaching | Specific learning difficulties, SpLD, Learning disabilities in children | <Special education
Dyslexia support | Dyslexia intervention<Dyslexia, <Dyslexia | Learning disabilities teaching
Orton-Gillingham | >Orton-Gillingham approach | Dyslexia support, Literacy instruction | Wilson Reading System 0.8
Wilson Reading System | <Wilson Reading | Dyslexia support
Response to Intervention | ^RTI?, Academic intervention | Special education | MTSS 0.9
MTSS | ^Multi-tiered system of supports | Special education
Reading intervention | Literacy intervention | Literacy instruction
Behavior intervention plan | Behaviour support plan=Behavior support plan | Special education | Applied behavior analysis 0.6
Functional behavior assessment | ^FBA?, Functional behavioral assessment | Special education | Behavior intervention plan 0.8
ADHD support | <ADHD, Attention deficit support | Special education
Inclusive education | Inclusive classroom, Mainstream inclusion<Inclusion, Inclusion? | Special education
Gifted education | Gifted and talented education<Gifted and talented, GATE program, Gifted and talented | Teaching
Sign language interpreting | >ASL interpreting, >BSL interpreting, Educational interpreting
Assistive technology | Adaptive technology | Special education | Augmentative and alternative communication 0.7
Augmentative and alternative communication | ^AAC?, AAC devices | Special education, Speech therapy
Braille | >Braille transcription | Special education
School counseling | =School counselling, Guidance counseling=Guidance counselling, College counseling | | Mental health counseling 0.6
Career counseling | Careers guidance, Career coaching, Career advising, Careers advice, Employability coaching
School psychology | ~Educational psychology, Psychoeducational assessment | <Psychology
# Higher education and leadership
+ Higher education | Postsecondary education, University education, Tertiary education
+ School leadership | Headteacher, Educational leadership, Head of department in school, School management, School administration, Principal leadership
+ Library services | Library science, Reference services, Circulation desk, Interlibrary loan, Library management system, Librarianship, School library
Academic advising | Student advising=Student advisement, Academic counseling | Higher education
University teaching | ~University lecturing<Lecturing, ~Lecturing, ~College teaching, >Undergraduate teaching=Teaching undergraduates, >Graduate teaching | <Teaching, Higher education
Thesis supervision | Dissertation supervision, >PhD supervision, Supervising theses, Research supervision | Higher education
Admissions | >Student admissions, >University admissions, Enrollment management, Student recruitment, >Admissions counseling | Higher education | | context
Student affairs | Student services, Student life, Residence life, Student support services | Higher education
Financial aid administration | <Financial aid, Student financial aid<Financial aid, FAFSA, Title IV | Higher education
Registrar services | Student records, Academic records, Registrar operations | Higher education
Title IX | >Title IX compliance | Higher education
FERPA | ^Family Educational Rights and Privacy Act, >FERPA compliance, Student data privacy
Accreditation | >Program accreditation, >Institutional accreditation, Academic quality assurance | Higher education | | context
Academic program management | Academic program development, Academic administration, Programme leadership, Academic affairs | Higher education
Instructional coaching | Teacher coaching, Literacy coaching, Lesson observation, Teacher observation, Teacher evaluation | School leadership
Teacher professional development | Professional learning communities, PLC meetings, CPD for teachers, Professional development for teachers, INSET | School leadership
Data-driven instruction | Student data analysis, Student achievement data, Progress monitoring, Benchmark assessment, Pupil progress tracking | Teaching
Standardized testing | ~State testing, ~Standardised assessment=Standardized assessment | <Student assessment
NWEA MAP | ~MAP testing | <Standardized testing
Exam invigilation | Test administration, Test proctoring, <Invigilation
Ofsted | >Ofsted inspection, Ofsted outstanding, School inspection, ISI inspection | School leadership
Library cataloging | =Library cataloguing, Dewey Decimal System, MARC records, <Cataloging?=Cataloguing?, Collection development | Library services
Outdoor education | Environmental education, Forest School | Teaching
Museum education | Heritage education, Gallery education | Teaching
# Systems
+ Google Classroom | Google for Education, Google Workspace for Education
+ Student information system | School information system, School MIS
+ Learning management system | ~Virtual learning environment^VLE?, LMS administration
Moodle | >Moodle administration | <Learning management system
Canvas | @Instructure Canvas, >Canvas LMS | <Learning management system | Moodle 0.8, Google Classroom 0.6 | exact context
Blackboard | >Blackboard Learn, >Blackboard Collaborate | <Learning management system | Canvas 0.8, Moodle 0.8 | exact context
Schoology | >PowerSchool Schoology | <Learning management system | Brightspace 0.8, Canvas 0.8
Brightspace | @D2L Brightspace, ~Desire2Learn, ~D2L | <Learning management system | Canvas 0.8
Microsoft Teams for Education | @Teams for Education | Learning management system | Google Classroom 0.7
Cornerstone OnDemand | ~Cornerstone LMS | <Learning management system | Docebo 0.8, TalentLMS 0.7
Docebo | | <Learning management system
TalentLMS | | <Learning management system
PowerSchool | >PowerSchool SIS | <Student information system | Infinite Campus 0.9, Skyward 0.9
Infinite Campus | | <Student information system
Skyward | >Skyward SIS | <Student information system | | exact
SIMS school system | ~Capita SIMS, ~SIMS.net | <Student information system | Arbor MIS 0.8
Arbor MIS | ~Arbor Education | <Student information system
Ellucian Banner | ~Banner student system, <~Ellucian | <Student information system
Turnitin | Plagiarism detection | Educational technology
Kahoot | | <Educational technology | Nearpod 0.6, Quizlet 0.6
Nearpod | ~Pear Deck | <Educational technology
Quizlet | | <Educational technology
ClassDojo | ~Seesaw app | <Educational technology
Interactive whiteboard | >SMART Board=Smartboard, >Promethean board | <Educational technology
# Qualifications
+ Teaching license | =Licensed teacher, =Teaching licence, =Certified teacher, =Teacher certification, >State teaching license=State teaching certification, Teaching credential
+ PGCE | ^Postgraduate Certificate in Education, >PGCE Primary, >PGCE Secondary
Qualified Teacher Status | ^QTS, <Qualified teacher | Teaching | Teaching license 0.7, PGCE 0.8
TEFL certificate | =TEFL certified, =TEFL certification, <TEFL, TESOL certificate, TEFL/TESOL<TEFL | English as a second language
QTLS | ^Qualified Teacher Learning and Skills | Career and technical education | Qualified Teacher Status 0.7
German teaching qualification | Second State Examination for teaching, Lehramt, Zweites Staatsexamen Lehramt<Lehramt, Referendariat | Teaching
Praxis exams | >Praxis II, >Praxis Core | Teaching | edTPA 0.5
edTPA | | Teaching
Special education certification | =Special education license, Special education endorsement, SPED certification, Mild/moderate credential | Special education, Teaching license
ESL endorsement | ESOL endorsement, ELL endorsement, ESL certification | English as a second language, Teaching license
Bilingual certification | Bilingual endorsement, BCLAD | Bilingual education, Teaching license | ESL endorsement 0.7
Reading specialist certification | Reading endorsement, <Reading specialist | Literacy instruction, Teaching license
National Board Certification | National Board Certified Teacher^NBCT | Teaching
Principal certification | =Principal license, School administrator license, Administrative credential | School leadership | NPQH 0.6
NPQH | ^National Professional Qualification for Headship, NPQSL | School leadership
CELTA | >Cambridge CELTA | English as a second language | DELTA qualification 0.8, Trinity CertTESOL 0.9, TEFL certificate 0.9
Trinity CertTESOL | <CertTESOL | English as a second language
DELTA qualification | Cambridge DELTA, DipTESOL | English as a second language
Child Development Associate | CDA credential^Child Development Associate credential | Early childhood education | Level 3 Early Years 0.7
Level 3 Early Years | >Level 3 Early Years Educator, NVQ Level 3 Childcare<Level 3 Childcare, CACHE Level 3, Level 3 Childcare | Early childhood education
Paraprofessional certification | ParaPro assessment<ParaPro, ParaPro, Paraeducator certificate | Teaching assistance | HLTA 0.6
HLTA | ^Higher Level Teaching Assistant, >HLTA status | Teaching assistance | Level 3 Teaching Assistant 0.8
Level 3 Teaching Assistant | Level 3 Supporting Teaching and Learning | Teaching assistance
Award in Education and Training | PTLLS, >Level 3 Award in Education and Training, AET qualification | Adult education | Diploma in Education and Training 0.7
Diploma in Education and Training | >Level 5 Diploma in Education and Training, DTLLS, CertEd | Adult education
Assessor qualification | TAQA, A1 assessor, CAVA?, Assessor award | Career and technical education | IQA award 0.7
IQA award | ^Internal Quality Assurance award, Internal verifier, V1 award | Career and technical education
AEVO | Ausbildereignung, AdA-Schein, Ausbilderschein | Career and technical education
Fellow of the Higher Education Academy | ^FHEA, Advance HE Fellowship | University teaching | PGCHE 0.7
PGCHE | ^PGCert in Higher Education, ^Postgraduate Certificate in Higher Education | University teaching
School counselor certification | =School counseling license, =Certified school counselor, Pupil personnel services credential | School counseling
Library media specialist certification | School librarian certification | Library services
Master of Library Science | MLIS^Master of Library and Information Science, MLS degree | Library services
ATD certification | CPTD^Certified Professional in Talent Development, APTD | Training delivery
`
