export const education = `
# Teaching
Teaching | Classroom teaching, School teaching, Classroom instruction | Planning and giving lessons. | |
Lesson planning | Lesson plan, Lesson preparation, Unit planning, Lesson plan development | Planning the goals and steps of lessons. | Teaching |
Classroom management | Behavior management in the classroom, Behaviour management, Classroom behavior management | Keeping a class focused and respectful. | Teaching |
Differentiated instruction | Differentiation in teaching, Differentiated learning, Adapting instruction, Adaptive teaching | Adapting lessons to different learners. | Teaching |
Student assessment | Formative assessment, Summative assessment, Assessment for learning, Pupil assessment, Assessing student progress | Measuring what students have learned. | Teaching |
Grading | Marking students' work, Grading assignments, Gradebook, Marking and feedback | Marking students' work. | Student assessment | | context
Student engagement | Engaging learners, Active learning, Student motivation | Getting learners to take an active part. | Teaching |
Small group instruction | Small-group teaching, Group instruction | Teaching in small groups. | Teaching |
Whole-class teaching | Direct instruction, Explicit instruction, Explicit teaching | Teaching the class as a whole, step by step. | Teaching |
Project-based learning | PBL? | Learning through extended projects. | Teaching | Inquiry-based learning 0.7
Inquiry-based learning | Enquiry-based learning, Problem-based learning | Learning by investigating questions. | Teaching |
Cooperative learning | Collaborative learning, Peer learning | Structured learning in groups. | Teaching |
Blended learning | Flipped classroom, Hybrid learning, Hybrid teaching | Mixing classroom and online learning. | Teaching | Online teaching 0.7
Online teaching | Remote teaching, Virtual instruction, Distance learning, Online instruction, Distance education, Virtual teaching | Teaching over the internet. | Teaching |
Tutoring | Private tutoring, One-to-one tuition, Academic tutoring, One-on-one instruction, Private tuition | Individual teaching. | Teaching |
Substitute teaching | Supply teaching, Cover teaching, Cover supervision | Covering lessons of absent teachers. | Teaching |
Co-teaching | Team teaching, Inclusion co-teaching, Push-in support | Two teachers sharing a class. | Teaching |
Teaching assistance | Teaching assistant support, Classroom support, Paraprofessional support, Instructional aide, Classroom assistance | Supporting teachers and pupils in class. | Teaching |
Student supervision | Playground supervision, Lunchtime supervision, Recess duty, Supervising students | Supervising pupils outside lessons. | |
Parent communication | Parent-teacher conferences, Parent-teacher communication, Parent engagement, Family engagement, Parents' evenings | Keeping parents informed and involved. | Teaching |
Student mentoring | Mentoring students, Academic mentoring | Guiding students in their studies. | |
Pastoral care | Form tutor, Pastoral support | Care for pupils' wellbeing. | | Student mentoring 0.6
Safeguarding in education | Keeping Children Safe in Education, KCSIE, Student safeguarding | Protecting pupils from harm. | Safeguarding |
Designated safeguarding lead | DSL training, DSL? | English school's person for protecting children. | Safeguarding in education |
Mandated reporter | Mandated reporter training | US duty to report harm to children. | Safeguarding in education |
Positive behavior support | PBIS, Positive behaviour support, Positive behavioral interventions and supports | Encouraging good behaviour through clear expectations. | Classroom management |
Restorative practices | Restorative justice | Resolving conflicts by repairing harm. | Classroom management |
Social-emotional learning | SEL?, Social and emotional learning, PSHE | Teaching self-awareness and social skills. | Teaching |
Culturally responsive teaching | Culturally relevant pedagogy, Multicultural education, Inclusive teaching | Teaching that respects pupils' cultures. | Teaching |
Educational field trips | School trips, Field trip planning, Educational visits | Learning outside school. | Teaching |
Extracurricular activities | After-school program, After-school club, Student clubs, Enrichment activities, Wraparound care | Activities beside lessons. | |
# Subjects and ages
Early childhood education | Early years education, Early years practice, Nursery education | Educating children under school age. | Teaching | Childcare 0.8
Preschool teaching | Pre-K teaching, Kindergarten teaching, Reception class teaching | Teaching children before school. | Early childhood education |
Childcare | Child care, Child supervision, Daycare? | Looking after children. | | | context
Nannying | Nanny experience, Babysitting, Au pair | Looking after children in families. | Childcare |
Child development | Developmental milestones, Child development theory, Early childhood development | Stages of children's growth and learning. | |
Play-based learning | Learning through play, Play activities, Reggio Emilia approach | Learning through play. | Early childhood education |
EYFS | Early Years Foundation Stage, EYFS framework, EYFS curriculum | English framework for small children. | Early childhood education |
Primary education | Elementary education, Primary school teaching, Elementary teaching | Teaching in primary or elementary schools. | Teaching | Secondary education 0.4
Key Stage 1 | KS1 | English school years 1 and 2. | Primary education | Key Stage 2 0.8
Key Stage 2 | KS2 | English school years 3 to 6. | Primary education |
Secondary education | Secondary school teaching, High school teaching, Middle school teaching | Teaching in middle and high schools. | Teaching |
Key Stage 3 | KS3 | English school years 7 to 9. | Secondary education | Key Stage 4 0.8
Key Stage 4 | KS4 | English school years 10 and 11. | Secondary education |
GCSE teaching | GCSE classes, GCSE level | English examination classes at 16. | Secondary education | A-level teaching 0.7
A-level teaching | Sixth form teaching, KS5, Key Stage 5 | English examination classes at 18. | Secondary education |
Advanced Placement | AP courses, AP teaching, AP classes, College Board AP | College-level courses at US high schools. | Secondary education | International Baccalaureate 0.6
International Baccalaureate | IB curriculum, IB Diploma Programme, IB PYP, IB MYP, IB teaching | International school programme. | Curriculum |
Literacy instruction | Reading instruction, Literacy teaching, Guided reading, Early literacy, Science of Reading | Teaching reading and writing. | Teaching |
Phonics | Synthetic phonics, Phonics instruction, Phonics teaching | Teaching reading through letter sounds. | Literacy instruction |
Mathematics teaching | Math instruction, Maths teaching, Teaching mathematics, Numeracy teaching | Teaching mathematics. | Teaching |
Science teaching | Teaching science, Science instruction | Teaching natural sciences. | Teaching |
Biology teaching | Teaching biology | Teaching biology. | Science teaching |
Chemistry teaching | Teaching chemistry | Teaching chemistry. | Science teaching |
Physics teaching | Teaching physics | Teaching physics. | Science teaching | Mathematics teaching 0.5
English language arts | ELA instruction, English teaching, Teaching English literature, ELA? | Teaching English language and literature. | Teaching |
Social studies teaching | Humanities teaching, Civics teaching | Teaching society, politics and culture. | Teaching |
History teaching | Teaching history | Teaching history. | Social studies teaching | Geography teaching 0.5
Geography teaching | Teaching geography | Teaching geography. | Social studies teaching |
Modern foreign languages teaching | MFL teaching, Foreign language teaching, World languages teaching, Language teaching, Language instruction | Teaching foreign languages. | Teaching |
English as a second language | ESL, ESOL, EFL, English language learners, TESOL, English as an additional language, Teaching English as a foreign language | English for speakers of other languages. | Teaching | Modern foreign languages teaching 0.6
Bilingual education | Dual language program, Dual language instruction, CLIL, Immersion teaching | Teaching in two languages. | Teaching |
Physical education | PE teaching, Teaching PE, Sports teaching, Physical education teaching | Teaching sport and movement at school. | Teaching |
Sports coaching | Athletic coaching, Coaching sports teams, Youth sports coaching, Team coaching in sport | Training athletes and teams. | |
Music teaching | Music education, Instrumental teaching, Piano teaching | Teaching music or an instrument. | Teaching |
Art teaching | Art education | Teaching visual arts. | Teaching | Drama teaching 0.4
Drama teaching | Theatre teaching | Teaching theatre and performance. | Teaching |
STEM education | STEM teaching, STEAM education, Robotics club teaching | Teaching science, technology, engineering and mathematics. | Teaching |
Computer science teaching | Computing teaching, Teaching coding, ICT teaching | Teaching computing and programming. | Teaching |
Career and technical education | Vocational training, Vocational education, Vocational teaching, Further education teaching | Teaching occupational skills. | Teaching |
Adult education | Adult learning, Continuing education?, Andragogy, Adult basic education | Teaching adult learners. | Teaching |
Montessori | Montessori method, Montessori teaching, AMI Montessori, Montessori education | Child-led method of education. | Teaching | Waldorf education 0.5
Waldorf education | Steiner education, Waldorf pedagogy | Teaching after Rudolf Steiner. | Teaching |
Test preparation | Exam preparation, Test prep, SAT prep | Getting ready for examinations. | Tutoring |
# Curriculum and design
Curriculum | School curriculum | Content and order of what is taught. | | | context
Curriculum development | Curriculum design, Curriculum planning, Curriculum writing, Course development, Syllabus design, Scheme of work | Planning the content of courses. | Curriculum | Instructional design 0.7
Common Core | Common Core State Standards, CCSS | US standards of schools. | Curriculum | National Curriculum 0.5
National Curriculum | National Curriculum of England | English plan for schools. | Curriculum |
Backward design | Understanding by Design, UbD? | Planning lessons from the intended result. | Curriculum development |
Learning objectives | Learning outcomes, Learning targets | Stating what learners should be able to do. | Curriculum development | Bloom's taxonomy 0.5
Bloom's taxonomy | | Levels of learning goals. | Curriculum development |
Universal Design for Learning | UDL | Designing lessons accessible to every learner. | Curriculum development | Differentiated instruction 0.7
Instructional design | Learning design, Training design, Learning experience design, Course design | Designing effective learning material and courses. | |
E-learning development | E-learning, E-learning authoring, Online course development, Digital learning | Building online courses. | Instructional design |
ADDIE | ADDIE model | Five steps of designing lessons. | Instructional design | Kirkpatrick model 0.4
Kirkpatrick model | Kirkpatrick evaluation, Training evaluation | Measuring whether training works. | Instructional design |
Articulate Storyline | Articulate 360, Storyline 360, Articulate Rise, Rise 360 | Program for making lessons. | E-learning development | Adobe Captivate 0.8, Camtasia 0.5
Adobe Captivate | | Program for making lessons. | E-learning development | iSpring Suite 0.7
iSpring Suite | iSpring | Program for making lessons. | E-learning development | Articulate Storyline 0.7
Camtasia | TechSmith Camtasia, Screencasting | Screen recording and video editing. | E-learning development |
SCORM | SCORM package | Standard for lessons on the computer. | E-learning development | xAPI 0.8
xAPI | Tin Can API | Newer standard for lessons on the computer. | E-learning development |
Educational technology | EdTech, Education technology, Instructional technology, Classroom technology | Digital tools for teaching and learning. | |
Training delivery | Training facilitation, Instructor-led training, Delivering training, Corporate training | Running training for employees. | | Teaching 0.5
Train the trainer | Training of trainers | Teaching those who teach at work. | Training delivery |
Training needs analysis | Learning needs analysis, Training needs assessment | Finding out what must be learnt. | Training delivery |
Training material development | Training materials, Training content development, Course materials, Training manual | Making material for training. | Training delivery |
Workshop facilitation | Facilitating workshops, Workshop delivery, Seminar facilitation | Leading workshops. | |
Webinar delivery | Virtual instructor-led training, VILT, Webinars?, Online workshop | Running live online sessions. | Training delivery |
# Special needs and support
Special education | SPED, Special educational needs, SEN teaching, SEND?, Special needs education, Special needs teaching | Teaching pupils with special needs. | Teaching |
IEP development | IEP, Individualized education program, Individualized education plan, IEP writing, IEP meetings | US plan for a child with special needs. | Special education | EHCP 0.7
504 plan | Section 504, 504 accommodations | US rights of pupils with disabilities. | Special education |
EHCP | Education Health and Care Plan, EHC plan | English plan for a child with special needs. | Special education | SEND Code of Practice 0.6
SEND Code of Practice | | English rules for special needs. | Special education |
IDEA compliance | Individuals with Disabilities Education Act, IDEA regulations | US law on special education. | Special education |
SENCO | SENCo role, National Award for SEN Coordination, SEND coordination | Leading special needs at an English school. | Special education |
Learning disabilities teaching | Specific learning difficulties, SpLD, Learning disabilities in children | Teaching pupils with specific learning difficulties. | Special education |
Dyslexia support | Dyslexia intervention, Dyslexia | Helping learners with dyslexia. | Learning disabilities teaching |
Orton-Gillingham | Orton-Gillingham approach | Teaching reading to dyslexic children. | Dyslexia support, Literacy instruction | Wilson Reading System 0.8
Wilson Reading System | Wilson Reading | Teaching reading to dyslexic children. | Dyslexia support |
Response to Intervention | RTI?, Academic intervention | Help in steps for weak learners. | Special education | MTSS 0.9
MTSS | Multi-tiered system of supports | Help in steps for all learners. | Special education |
Reading intervention | Literacy intervention | Targeted support for struggling readers. | Literacy instruction |
Behavior intervention plan | Behaviour support plan, Behavior support plan | Plan for a child's behaviour. | Special education | Applied behavior analysis 0.6
Functional behavior assessment | FBA?, Functional behavioral assessment | Why a child behaves as it does. | Special education | Behavior intervention plan 0.8
ADHD support | ADHD, Attention deficit support | Supporting learners with attention difficulties. | Special education |
Inclusive education | Inclusive classroom, Mainstream inclusion, Inclusion? | Teaching all pupils together. | Special education |
Gifted education | Gifted and talented education, GATE program, Gifted and talented | Teaching highly able pupils. | Teaching |
Sign language interpreting | ASL interpreting, BSL interpreting, Educational interpreting | Interpreting between speech and sign language. | |
Assistive technology | Adaptive technology | Devices that help people with disabilities. | Special education | Augmentative and alternative communication 0.7
Augmentative and alternative communication | AAC devices, AAC? | Communication aids for people who cannot speak. | Special education, Speech therapy |
Braille | Braille transcription | Tactile writing for blind people. | Special education |
School counseling | School counselling, Guidance counseling, College counseling, Guidance counselling | Guidance for pupils on school, career and wellbeing. | | Mental health counseling 0.6
Career counseling | Careers guidance, Career coaching, Career advising, Careers advice, Employability coaching | Advice on careers and applications. | |
School psychology | Educational psychology, Psychoeducational assessment | Psychological assessment and support at school. | Psychology |
# Higher education and leadership
Higher education | University education, Tertiary education, Postsecondary education | Work at universities and colleges. | | | context
University teaching | University lecturing, Lecturing, College teaching, Undergraduate teaching, Graduate teaching, Teaching undergraduates | Lectures and seminars at universities. | Teaching, Higher education |
Academic advising | Student advising, Academic counseling, Student advisement | Advising students on their studies. | Higher education |
Thesis supervision | Dissertation supervision, PhD supervision, Supervising theses, Research supervision | Leading students' research. | Higher education |
Admissions | Student admissions, University admissions, Enrollment management, Student recruitment, Admissions counseling | Selecting and enrolling students. | Higher education | | context
Student affairs | Student services, Student life, Residence life, Student support services | Services for students outside the classroom. | Higher education |
Financial aid administration | Financial aid, Student financial aid, FAFSA, Title IV | Grants and loans for US students. | Higher education |
Registrar services | Student records, Academic records, Registrar operations | Keeping enrolment and academic records. | Higher education |
Title IX | Title IX compliance | US law against bias at schools. | Higher education |
FERPA | FERPA compliance, Student data privacy, Family Educational Rights and Privacy Act | US law on the privacy of student records. | |
Accreditation | Program accreditation, Institutional accreditation, Academic quality assurance | Formal approval of schools and programmes. | Higher education | | context
Academic program management | Academic program development, Academic administration, Programme leadership, Academic affairs | Running courses of study. | Higher education |
School leadership | School administration, Principal leadership, Headteacher, Educational leadership, Head of department in school, School management | Leading and managing schools. | |
Instructional coaching | Teacher coaching, Literacy coaching, Lesson observation, Teacher observation, Teacher evaluation | Helping teachers teach. | School leadership |
Teacher professional development | Professional learning communities, PLC meetings, CPD for teachers, Professional development for teachers, INSET | Teachers who go on learning. | School leadership |
Data-driven instruction | Student data analysis, Student achievement data, Progress monitoring, Benchmark assessment, Pupil progress tracking | Teaching by what figures show. | Teaching |
Standardized testing | State testing, Standardised assessment, Standardized assessment | Administering standard examinations. | Student assessment |
NWEA MAP | MAP testing | US test of school progress. | Standardized testing |
Exam invigilation | Test administration, Test proctoring, Invigilation | Watching over examinations. | |
Ofsted | Ofsted inspection, Ofsted outstanding, School inspection, ISI inspection | English inspection of schools. | School leadership |
Library services | Librarianship, School library, Library science | Running libraries and helping readers. | |
Library cataloging | Library cataloguing, Dewey Decimal System, MARC records | Describing and classifying library items. | Library services |
Outdoor education | Environmental education, Forest School | Teaching outdoors. | Teaching |
Museum education | Heritage education, Gallery education | Teaching in museums and galleries. | Teaching |
# Systems
Learning management system | LMS, LMS administration, Virtual learning environment, VLE? | Software for delivering courses. | Educational technology |
Canvas | Canvas LMS, Instructure Canvas | Learning management system. | Learning management system | Moodle 0.8, Blackboard 0.8, Schoology 0.8, Google Classroom 0.6 | exact context
Moodle | Moodle administration | Open source learning management system. | Learning management system | Blackboard 0.8
Blackboard | Blackboard Learn, Blackboard Collaborate | Learning management system. | Learning management system | | exact context
Schoology | PowerSchool Schoology | Learning management system for schools. | Learning management system | Brightspace 0.8
Brightspace | D2L Brightspace, Desire2Learn, D2L | Learning management system. | Learning management system | Canvas 0.8
Google Classroom | Google for Education, Google Workspace for Education | Google's classes online. | Learning management system | Microsoft Teams for Education 0.7
Microsoft Teams for Education | Teams for Education | Microsoft's classes online. | Learning management system |
Cornerstone OnDemand | Cornerstone LMS | Learning management system for companies. | Learning management system | Docebo 0.8, TalentLMS 0.7
Docebo | | Learning management system for companies. | Learning management system |
TalentLMS | | Learning management system for companies. | Learning management system |
Student information system | School information system, School MIS | Software that keeps pupils' data. | Educational technology |
PowerSchool | PowerSchool SIS | Software for US schools. | Student information system | Infinite Campus 0.9, Skyward 0.9
Infinite Campus | | Software for US schools. | Student information system |
Skyward | Skyward SIS | Software for US schools. | Student information system | | exact
SIMS school system | Capita SIMS, SIMS.net | Software for British schools. | Student information system | Arbor MIS 0.8
Arbor MIS | Arbor Education | Software for British schools. | Student information system |
Ellucian Banner | Banner student system, Ellucian | Software of universities. | Student information system |
Turnitin | Plagiarism detection | Plagiarism checker. | Educational technology |
Kahoot | | Quiz games for classes. | Educational technology | Nearpod 0.6, Quizlet 0.6
Nearpod | Pear Deck | Interactive lesson software. | Educational technology |
Quizlet | | Flashcards for learning. | Educational technology |
ClassDojo | Seesaw app | App for contact between school and parents. | Educational technology |
Interactive whiteboard | SMART Board, Promethean board, Smartboard | Boards that are screens. | Educational technology |
# Qualifications
Teaching license | Teaching certificate, Teacher certification, State teaching license, Certified teacher, Teaching credential, Licensed teacher, Teaching licence, State teaching certification | US licence to teach. | Teaching | Qualified Teacher Status 0.7
Qualified Teacher Status | QTS, Qualified teacher | English licence to teach. | Teaching | QTLS 0.7
QTLS | Qualified Teacher Learning and Skills | English status for teaching adults. | Career and technical education |
PGCE | Postgraduate Certificate in Education, PGCE Secondary, PGCE Primary | British training for teachers. | Teaching | Qualified Teacher Status 0.8
German teaching qualification | Second State Examination for teaching, Lehramt, Zweites Staatsexamen Lehramt, Referendariat | German licence to teach. | Teaching |
Praxis exams | Praxis II, Praxis Core | US examinations for teachers. | Teaching | edTPA 0.5
edTPA | | US examination by lessons filmed. | Teaching |
Special education certification | Special education endorsement, Special education license, SPED certification, Mild/moderate credential | US licence to teach children with special needs. | Special education, Teaching license |
ESL endorsement | ESOL endorsement, ELL endorsement, ESL certification | US addition for teaching English. | English as a second language, Teaching license |
Bilingual certification | Bilingual endorsement, BCLAD | US addition for teaching in two languages. | Bilingual education, Teaching license | ESL endorsement 0.7
Reading specialist certification | Reading endorsement, Reading specialist | US addition for teaching reading. | Literacy instruction, Teaching license |
National Board Certification | National Board Certified Teacher, NBCT | US mark of very good teachers. | Teaching |
Principal certification | School administrator license, Administrative credential, Principal license | US licence to lead schools. | School leadership | NPQH 0.6
NPQH | National Professional Qualification for Headship, NPQSL | English qualification for leading schools. | School leadership |
TEFL certificate | TEFL, TEFL certified, TEFL certification, TESOL certificate, TEFL/TESOL | Certificate for teaching English abroad. | English as a second language | CELTA 0.9
CELTA | Cambridge CELTA | Respected certificate for teaching English. | English as a second language | DELTA qualification 0.8, Trinity CertTESOL 0.9
Trinity CertTESOL | CertTESOL | Respected certificate for teaching English. | English as a second language |
DELTA qualification | Cambridge DELTA, DipTESOL | Advanced certificate for teaching English. | English as a second language |
Child Development Associate | CDA credential, Child Development Associate credential | US certificate for early years. | Early childhood education | Level 3 Early Years 0.7
Level 3 Early Years | Level 3 Early Years Educator, NVQ Level 3 Childcare, CACHE Level 3, Level 3 Childcare | British certificate for early years. | Early childhood education |
Paraprofessional certification | ParaPro assessment, ParaPro, Paraeducator certificate | US certificate for teaching assistants. | Teaching assistance | HLTA 0.6
HLTA | Higher Level Teaching Assistant, HLTA status | British higher teaching assistant. | Teaching assistance | Level 3 Teaching Assistant 0.8
Level 3 Teaching Assistant | Level 3 Supporting Teaching and Learning | British certificate for teaching assistants. | Teaching assistance |
Award in Education and Training | PTLLS, Level 3 Award in Education and Training, AET qualification | British first certificate for teaching adults. | Adult education | Diploma in Education and Training 0.7
Diploma in Education and Training | Level 5 Diploma in Education and Training, DTLLS, CertEd | British full certificate for teaching adults. | Adult education |
Assessor qualification | TAQA, A1 assessor, CAVA?, Assessor award | British certificate for assessing learners. | Career and technical education | IQA award 0.7
IQA award | Internal Quality Assurance award, Internal verifier, V1 award | British certificate for checking assessors. | Career and technical education |
AEVO | Ausbildereignung, AdA-Schein, Ausbilderschein | German licence to train apprentices. | Career and technical education |
Fellow of the Higher Education Academy | FHEA, Advance HE Fellowship | British mark of university teachers. | University teaching | PGCHE 0.7
PGCHE | PGCert in Higher Education, Postgraduate Certificate in Higher Education | British training for university teachers. | University teaching |
School counselor certification | School counseling license, Certified school counselor, Pupil personnel services credential | US licence for school advice. | School counseling |
Library media specialist certification | School librarian certification | US licence to run a school library. | Library services |
Master of Library Science | MLIS, MLS degree, Master of Library and Information Science | Graduate degree of librarians. | Library services |
ATD certification | CPTD, APTD, Certified Professional in Talent Development | US certificate in training at work. | Training delivery |
`
