export const education = `
# Teaching
Teaching | Classroom instruction, >Classroom teaching, >School teaching
Pastoral care | Form tutor, Pastoral support | | Student mentoring 0.6
Student mentoring | =Mentoring students, Academic mentoring
Student supervision | =Supervising students, Playground supervision, Lunchtime supervision, Recess duty
Extracurricular activities | After-school program, After-school club, Student clubs, Enrichment activities, Wraparound care
Teaching assistance | Paraprofessional support, Instructional aide, Classroom assistance, Teaching assistant support, Classroom support | Teaching
Lesson planning | =Lesson plan, Unit planning, Lesson plan development, Lesson preparation | "
Classroom management | Classroom behavior management=Behavior management in the classroom, Behaviour management | "
Differentiated instruction | Adapting instruction, Adaptive teaching, Differentiation in teaching, Differentiated learning | "
Student assessment | Assessment for learning, Pupil assessment, Assessing student progress, >Formative assessment, >Summative assessment | "
Parent communication | Parent engagement, Family engagement, Parents' evenings, >Parent-teacher conferences, Parent-teacher communication | "
Tutoring | >Private tutoring, One-to-one tuition, >Academic tutoring, One-on-one instruction, Private tuition | "
Student engagement | Engaging learners, Active learning, Student motivation | "
Project-based learning | ^PBL? | " | Inquiry-based learning 0.7
Inquiry-based learning | =Enquiry-based learning, Problem-based learning | "
Cooperative learning | Collaborative learning, Peer learning | "
Blended learning | Flipped classroom, Hybrid learning, Hybrid teaching | " | Online teaching 0.7
Social-emotional learning | ^SEL?, =Social and emotional learning, PSHE | "
Educational field trips | School trips, Field trip planning, Educational visits | "
Safeguarding in education | Keeping Children Safe in Education^KCSIE, Student safeguarding | Safeguarding
Online teaching | ~Remote teaching, ~Virtual instruction, Distance learning, ~Online instruction, Distance education, ~Virtual teaching | <Teaching
Small group instruction | ~Small-group teaching, <~Group instruction | "
Whole-class teaching | ~Direct instruction, ~Explicit instruction, ~Explicit teaching | "
Substitute teaching | ~Supply teaching, ~Cover teaching, Cover supervision | "
Co-teaching | ~Team teaching, >Inclusion co-teaching, Push-in support | "
Culturally responsive teaching | Culturally relevant pedagogy, Multicultural education, Inclusive teaching | "
Grading | Marking students' work, >Grading assignments, Gradebook, Marking and feedback | Student assessment | | context
Designated safeguarding lead | ^DSL?, DSL training | Safeguarding in education
Mandated reporter | Mandated reporter training | "
Positive behavior support | =Positive behaviour support, PBIS^Positive behavioral interventions and supports | Classroom management
Restorative practices | Restorative justice | "
# Subjects and ages
Early childhood education | Nursery education, Early years education, Early years practice | Teaching | Childcare 0.8
Secondary education | Middle school teaching, Secondary school teaching, High school teaching | "
English as a second language | ^ESL, EFL, TESOL, English as an additional language, Teaching English as a foreign language, English language learners, ESOL | "
Career and technical education | Vocational teaching, Further education teaching, Vocational training, Vocational education | "
Physical education | PE teaching=Teaching PE^Physical education teaching, Sports teaching | "
English language arts | ^ELA?, ELA instruction, English teaching, Teaching English literature | "
Primary education | Elementary education, Primary school teaching, Elementary teaching | " | Secondary education 0.4
Bilingual education | Dual language program, Dual language instruction, CLIL, Immersion teaching | "
STEM education | STEM teaching, STEAM education, Robotics club teaching | "
Adult education | Adult learning, Continuing education?, Andragogy, Adult basic education | "
Montessori | >Montessori method, >Montessori teaching, >AMI Montessori, >Montessori education | " | Waldorf education 0.5
Waldorf education | Steiner education, Waldorf pedagogy | "
Childcare | =Child care, Daycare?, Child supervision | | | context
Child development | Early childhood development, Developmental milestones, >Child development theory
Sports coaching | >Youth sports coaching, Team coaching in sport=Coaching sports teams, Athletic coaching
Literacy instruction | Guided reading, Early literacy, Science of Reading, ~Reading instruction, ~Literacy teaching | <Teaching
Science teaching | =Teaching science, ~Science instruction | "
Mathematics teaching | =Teaching mathematics, ~Math instruction, ~Maths teaching, ~Numeracy teaching | "
Social studies teaching | ~Humanities teaching, >Civics teaching | "
Modern foreign languages teaching | ^MFL teaching, <~Foreign language teaching<Language teaching, ~World languages teaching<Language teaching, <~Language teaching, ~Language instruction | " | English as a second language 0.6
Music teaching | ~Music education, >Instrumental teaching, >Piano teaching | "
Art teaching | ~Art education | " | Drama teaching 0.4
Drama teaching | ~Theatre teaching | "
Computer science teaching | ~Computing teaching, Teaching coding, ~ICT teaching | "
Nannying | ~Babysitting, Au pair, Nanny experience | <Childcare
Infant care | ~Baby care, Bottle feeding, Potty training, Diaper changing, Nappy changing | "
EYFS | ^Early Years Foundation Stage, >EYFS curriculum, >EYFS framework | Early childhood education
Play-based learning | Learning through play, Play activities, Reggio Emilia approach | "
Phonics | >Phonics teaching, >Synthetic phonics, >Phonics instruction | Literacy instruction
GCSE teaching | GCSE classes, GCSE level | Secondary education
A-level teaching | Sixth form teaching, KS5^Key Stage 5 | " | GCSE teaching 0.7
Advanced Placement | AP courses, AP teaching, AP classes, College Board AP | " | International Baccalaureate 0.6
Preschool teaching | ~Pre-K teaching, ~Kindergarten teaching, ~Reception class teaching | <Early childhood education
Key Stage 1 | ^KS1 | <Primary education | Key Stage 2 0.8
Key Stage 2 | ^KS2 | "
Key Stage 3 | ^KS3 | <Secondary education | Key Stage 4 0.8
Key Stage 4 | ^KS4 | "
International Baccalaureate | IB curriculum, IB Diploma Programme, IB PYP, IB MYP, IB teaching | Curriculum
Biology teaching | =Teaching biology | <Science teaching
Chemistry teaching | =Teaching chemistry | "
Physics teaching | =Teaching physics | " | Mathematics teaching 0.5
History teaching | =Teaching history | <Social studies teaching | Geography teaching 0.5
Geography teaching | =Teaching geography | "
Test preparation | ^Test prep, Exam preparation, >SAT prep | Tutoring
Homework help | Homework support, Homework supervision | Childcare | Tutoring 0.5
School runs | School drop-off, School pick-up=School pickup | "
# Curriculum and design
E-learning development | <E-learning, Online course development, Digital learning, E-learning authoring<E-learning | Instructional design
ADDIE | >ADDIE model | " | Kirkpatrick model 0.4
Kirkpatrick model | Kirkpatrick evaluation, Training evaluation | "
Educational technology | =Education technology, ^EdTech, Instructional technology, Classroom technology
Curriculum | >School curriculum | | | context
Instructional design | Learning experience design, Course design, Learning design, Training design
Training delivery | Delivering training, Corporate training, Training facilitation, >Instructor-led training | | Teaching 0.5
Workshop facilitation | =Facilitating workshops, Seminar facilitation, Workshop delivery
Curriculum development | Curriculum writing, Course development, Syllabus design, Scheme of work, Curriculum design, Curriculum planning | Curriculum | Instructional design 0.7
Common Core | >Common Core State Standards^CCSS | " | National Curriculum 0.5
Training material development | <Training materials, Training content development, Course materials, Training manual | Training delivery
Train the trainer | =Training of trainers | "
Training needs analysis | Learning needs analysis, Training needs assessment | "
Webinar delivery | Virtual instructor-led training^VILT, <Webinars?, Online workshop | "
National Curriculum | >National Curriculum of England | <Curriculum
Backward design | Understanding by Design^UbD? | Curriculum development
Learning objectives | Learning outcomes, Learning targets | " | Bloom's taxonomy 0.5
Bloom's taxonomy | | "
Universal Design for Learning | ^UDL | " | Differentiated instruction 0.7
Articulate Storyline | Articulate 360, Storyline 360, Articulate Rise, Rise 360 | E-learning development | Adobe Captivate 0.8, Camtasia 0.5
Adobe Captivate | | " | iSpring Suite 0.7
iSpring Suite | <iSpring | " | Articulate Storyline 0.7
Camtasia | @TechSmith Camtasia, Screencasting | "
SCORM | >SCORM package | " | xAPI 0.8
xAPI | Tin Can API | "
# Special needs and support
Special education | ^SPED, SEN teaching, SEND?, Special needs teaching, Special needs education, Special educational needs | Teaching
Gifted education | Gifted and talented education<Gifted and talented, GATE program, Gifted and talented | "
IEP development | <IEP^Individualized education plan^Individualized education program, IEP writing<IEP, IEP meetings<IEP | Special education
504 plan | Section 504, 504 accommodations | "
EHCP | ^Education Health and Care Plan, ^EHC plan | " | SEND Code of Practice 0.6, IEP development 0.7
SEND Code of Practice | | "
IDEA compliance | Individuals with Disabilities Education Act, IDEA regulations | "
SENCO | >SENCo role, National Award for SEN Coordination, SEND coordination | "
Response to Intervention | ^RTI?, Academic intervention | " | MTSS 0.9
MTSS | ^Multi-tiered system of supports | "
Behavior intervention plan | Behaviour support plan=Behavior support plan | " | Applied behavior analysis 0.6
Functional behavior assessment | ^FBA?, Functional behavioral assessment | " | Behavior intervention plan 0.8
ADHD support | <ADHD, Attention deficit support | "
Inclusive education | Inclusive classroom, Mainstream inclusion<Inclusion, Inclusion? | "
Assistive technology | Adaptive technology | " | Augmentative and alternative communication 0.7
Braille | >Braille transcription | "
Learning disabilities teaching | Specific learning difficulties, SpLD, Learning disabilities in children | <Special education
Dyslexia support | Dyslexia intervention<Dyslexia, <Dyslexia | Learning disabilities teaching
Orton-Gillingham | >Orton-Gillingham approach | Dyslexia support, Literacy instruction | Wilson Reading System 0.8
Wilson Reading System | <Wilson Reading | Dyslexia support
Reading intervention | Literacy intervention | Literacy instruction
Sign language interpreting | >ASL interpreting, >BSL interpreting, Educational interpreting
School counseling | =School counselling, Guidance counseling=Guidance counselling, College counseling | | Mental health counseling 0.6
Career counseling | Careers guidance, Career coaching, Career advising, Careers advice, Employability coaching
Augmentative and alternative communication | ^AAC?, AAC devices | Special education, Speech therapy
School psychology | ~Educational psychology, Psychoeducational assessment | <Psychology
# Higher education and leadership
Higher education | Postsecondary education, University education, Tertiary education | | | context
School leadership | Headteacher, Educational leadership, Head of department in school, School management, School administration, Principal leadership
Library services | Library science, Reference services, Circulation desk, Interlibrary loan, Library management system, Librarianship, School library
FERPA | ^Family Educational Rights and Privacy Act, >FERPA compliance, Student data privacy
Exam invigilation | Test administration, Test proctoring, <Invigilation
Academic advising | Student advising=Student advisement, Academic counseling | Higher education
Thesis supervision | Dissertation supervision, >PhD supervision, Supervising theses, Research supervision | "
Admissions | >Student admissions, >University admissions, Enrollment management, Student recruitment, >Admissions counseling | " | | context
Student affairs | Student services, Student life, Residence life, Student support services | "
Financial aid administration | <Financial aid, Student financial aid<Financial aid, FAFSA, Title IV | "
Registrar services | Student records, Academic records, Registrar operations | "
Title IX | >Title IX compliance | "
Accreditation | >Program accreditation, >Institutional accreditation, Academic quality assurance | " | | context
Academic program management | Academic program development, Academic administration, Programme leadership, Academic affairs | "
University teaching | ~University lecturing<Lecturing, ~Lecturing, ~College teaching, >Undergraduate teaching=Teaching undergraduates, >Graduate teaching | <Teaching, Higher education
Instructional coaching | Teacher coaching, Literacy coaching, Lesson observation, Teacher observation, Teacher evaluation | School leadership
Teacher professional development | Professional learning communities, PLC meetings, CPD for teachers, Professional development for teachers, INSET | "
Ofsted | >Ofsted inspection, Ofsted outstanding, School inspection, ISI inspection | "
Data-driven instruction | Student data analysis, Student achievement data, Progress monitoring, Benchmark assessment, Pupil progress tracking | Teaching
Outdoor education | Environmental education, Forest School | "
Museum education | Heritage education, Gallery education | "
Standardized testing | ~State testing, ~Standardised assessment=Standardized assessment | <Student assessment
NWEA MAP | ~MAP testing | <Standardized testing
Library cataloging | =Library cataloguing, Dewey Decimal System, MARC records, <Cataloging?=Cataloguing?, Collection development | Library services
# Systems
Learning management system | ^LMS, ~Virtual learning environment^VLE?, LMS administration | <Educational technology
Kahoot | | " | Nearpod 0.6, Quizlet 0.6
Nearpod | ~Pear Deck | "
Quizlet | | "
ClassDojo | ~Seesaw app | "
Interactive whiteboard | >SMART Board=Smartboard, >Promethean board | "
Student information system | School information system, School MIS | Educational technology
Turnitin | Plagiarism detection | "
Google Classroom | Google for Education, Google Workspace for Education | <Learning management system
Moodle | >Moodle administration | "
Canvas | @Instructure Canvas, >Canvas LMS | " | Moodle 0.8, Google Classroom 0.6 | exact context
Blackboard | >Blackboard Learn, >Blackboard Collaborate | " | Canvas 0.8, Moodle 0.8 | exact context
Schoology | >PowerSchool Schoology | " | Brightspace 0.8, Canvas 0.8
Brightspace | @D2L Brightspace, ~Desire2Learn, ~D2L | " | Canvas 0.8
Cornerstone OnDemand | ~Cornerstone LMS | " | Docebo 0.8, TalentLMS 0.7
Docebo | | "
TalentLMS | | "
Microsoft Teams for Education | @Teams for Education | Learning management system | Google Classroom 0.7
PowerSchool | >PowerSchool SIS | <Student information system | Infinite Campus 0.9, Skyward 0.9
Infinite Campus | | "
Skyward | >Skyward SIS | " | | exact
SIMS school system | ~Capita SIMS, ~SIMS.net | " | Arbor MIS 0.8
Arbor MIS | ~Arbor Education | "
Ellucian Banner | ~Banner student system, <~Ellucian | "
# Qualifications
Teaching license | =Teaching certificate, =Licensed teacher, =Teaching licence, =Certified teacher, =Teacher certification, >State teaching license=State teaching certification, Teaching credential | Teaching
PGCE | ^Postgraduate Certificate in Education, >PGCE Primary, >PGCE Secondary | "
Qualified Teacher Status | ^QTS, <Qualified teacher | " | Teaching license 0.7, PGCE 0.8
German teaching qualification | Second State Examination for teaching, Lehramt, Zweites Staatsexamen Lehramt<Lehramt, Referendariat | "
Praxis exams | >Praxis II, >Praxis Core | " | edTPA 0.5
edTPA | | "
National Board Certification | National Board Certified Teacher^NBCT | "
TEFL certificate | =TEFL certified, =TEFL certification, <TEFL, TESOL certificate, TEFL/TESOL<TEFL | English as a second language
CELTA | >Cambridge CELTA | " | DELTA qualification 0.8, Trinity CertTESOL 0.9, TEFL certificate 0.9
Trinity CertTESOL | <CertTESOL | "
DELTA qualification | Cambridge DELTA, DipTESOL | "
QTLS | ^Qualified Teacher Learning and Skills | Career and technical education | Qualified Teacher Status 0.7
Assessor qualification | TAQA, A1 assessor, CAVA?, Assessor award | " | IQA award 0.7
IQA award | ^Internal Quality Assurance award, Internal verifier, V1 award | "
AEVO | Ausbildereignung, AdA-Schein, Ausbilderschein | "
Special education certification | =Special education license, Special education endorsement, SPED certification, Mild/moderate credential | Special education, Teaching license
ESL endorsement | ESOL endorsement, ELL endorsement, ESL certification | English as a second language, Teaching license
Bilingual certification | Bilingual endorsement, BCLAD | Bilingual education, Teaching license | ESL endorsement 0.7
Reading specialist certification | Reading endorsement, <Reading specialist | Literacy instruction, Teaching license
Principal certification | =Principal license, School administrator license, Administrative credential | School leadership | NPQH 0.6
NPQH | ^National Professional Qualification for Headship, NPQSL | "
Child Development Associate | CDA credential^Child Development Associate credential | Early childhood education | Level 3 Early Years 0.7
Level 3 Early Years | >Level 3 Early Years Educator, NVQ Level 3 Childcare<Level 3 Childcare, CACHE Level 3, Level 3 Childcare | "
Paraprofessional certification | ParaPro assessment<ParaPro, ParaPro, Paraeducator certificate | Teaching assistance | HLTA 0.6
HLTA | ^Higher Level Teaching Assistant, >HLTA status | " | Level 3 Teaching Assistant 0.8
Level 3 Teaching Assistant | Level 3 Supporting Teaching and Learning | "
Award in Education and Training | PTLLS, >Level 3 Award in Education and Training, AET qualification | Adult education | Diploma in Education and Training 0.7
Diploma in Education and Training | >Level 5 Diploma in Education and Training, DTLLS, CertEd | "
Fellow of the Higher Education Academy | ^FHEA, Advance HE Fellowship | University teaching | PGCHE 0.7
PGCHE | ^PGCert in Higher Education, ^Postgraduate Certificate in Higher Education | "
School counselor certification | =School counseling license, =Certified school counselor, Pupil personnel services credential | School counseling
Library media specialist certification | School librarian certification | Library services
Master of Library Science | MLIS^Master of Library and Information Science, MLS degree | "
ATD certification | CPTD^Certified Professional in Talent Development, APTD | Training delivery
`
