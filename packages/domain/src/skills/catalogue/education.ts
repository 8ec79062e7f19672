export const education = `
# Teaching
Teaching | Classroom teaching, School teaching, Classroom instruction | Helping others learn. | |
Lesson planning | Lesson plan, Lesson preparation, Unit planning, Lesson plan development | Preparing lessons. | Teaching |
Classroom management | Behavior management in the classroom, Behaviour management, Classroom behavior management | Keeping a class working. | Teaching |
Differentiated instruction | Differentiation in teaching, Differentiated learning, Adapting instruction, Adaptive teaching | Lessons for each learner. | Teaching |
Student assessment | Formative assessment, Summative assessment, Assessment for learning, Pupil assessment, Assessing student progress | Seeing what was learnt. | Teaching |
Grading | Marking students' work, Grading assignments, Gradebook, Marking and feedback | Marks for work. | Student assessment | | context
Student engagement | Engaging learners, Active learning, Student motivation | Learners who take part. | Teaching |
Small group instruction | Guided reading groups, Small-group teaching, Group instruction | Teaching a few at a time. | Teaching |
Whole-class teaching | Direct instruction, Explicit instruction, Explicit teaching | Teaching all at once. | Teaching |
Project-based learning | PBL?, Inquiry-based learning, Problem-based learning, Enquiry-based learning | Learning by doing a project. | Teaching |
Cooperative learning | Collaborative learning, Peer learning | Learning together. | Teaching |
Blended learning | Flipped classroom, Hybrid learning, Hybrid teaching | Learning in class and online. | Teaching | Online teaching 0.7
Online teaching | Remote teaching, Virtual instruction, Distance learning, Online instruction, Distance education, Virtual teaching | Teaching over the internet. | Teaching |
Tutoring | Private tutoring, One-to-one tuition, Academic tutoring, One-on-one instruction, Private tuition | Teaching one person. | Teaching |
Substitute teaching | Supply teaching, Cover teaching, Cover supervision, Substitute teacher | Standing in for teachers. | Teaching |
Co-teaching | Team teaching, Inclusion co-teaching, Push-in support | Two teachers in a class. | Teaching |
Teaching assistance | Teaching assistant support, Classroom support, Paraprofessional support, Instructional aide, Classroom assistance, Learning support | Helping teachers. | Teaching |
Student supervision | Playground supervision, Lunchtime supervision, Recess duty, Supervising students | Watching over children at school. | |
Parent communication | Parent-teacher conferences, Parent-teacher communication, Parent engagement, Family engagement, Parents' evenings | Talking with parents. | Teaching |
Student mentoring | Mentoring students, Academic mentoring, Pastoral care, Form tutor, Advisory period | Caring for learners as people. | |
Student safeguarding | Safeguarding in education, Keeping Children Safe in Education, KCSIE, Designated safeguarding lead, Mandated reporter | Protecting children at school. | Safeguarding |
Positive behavior support | PBIS, Positive behaviour support, Positive reinforcement, Restorative practices, Restorative justice in schools | Good habits by praise. | Classroom management |
Social-emotional learning | SEL?, Social and emotional learning, PSHE | Learning to live with others. | Teaching |
Culturally responsive teaching | Culturally relevant pedagogy, Multicultural education, Inclusive teaching | Teaching for all origins. | Teaching |
Educational field trips | School trips, Field trip planning, Educational visits | Learning outside school. | Teaching |
Extracurricular activities | After-school program, After-school club, Student clubs, Enrichment activities, Wraparound care | Activities beside lessons. | |
# Subjects and ages
Early childhood education | Early years education, Preschool teaching, ECE teaching, Kindergarten teaching, Nursery education, Early years practice | Teaching small children. | Teaching | Childcare 0.8
Childcare | Child care, Child supervision, Babysitting, Nannying, Daycare, Nanny experience | Looking after children. | |
Child development | Developmental milestones, Child development theory, Early childhood development | How children grow. | |
Play-based learning | Learning through play, Play activities, Reggio Emilia approach | Learning by playing. | Early childhood education |
EYFS | Early Years Foundation Stage, EYFS framework, EYFS curriculum | English framework for small children. | Early childhood education |
Primary education | Elementary education, Primary school teaching, Elementary teaching, KS1, KS2, Key Stage 1, Key Stage 2 | Teaching at first schools. | Teaching |
Secondary education | Secondary school teaching, High school teaching, Middle school teaching, KS3, KS4, Key Stage 3, Key Stage 4 | Teaching older children. | Teaching |
GCSE teaching | GCSE, GCSE and A-level, A-level teaching, Sixth form teaching, A-Level | English examination classes. | Secondary education |
Advanced Placement | AP courses, AP teaching, AP classes, College Board AP | US advanced classes. | Secondary education | International Baccalaureate 0.6
International Baccalaureate | IB curriculum, IB Diploma Programme, IB PYP, IB MYP, IB teaching | International school programme. | Curriculum |
Literacy instruction | Reading instruction, Phonics, Literacy teaching, Guided reading, Synthetic phonics, Science of Reading, Early literacy | Teaching to read and write. | Teaching |
Mathematics teaching | Math instruction, Maths teaching, Teaching mathematics, Math teaching, Numeracy teaching | Teaching numbers. | Teaching |
Science teaching | Teaching science, Science instruction, Biology teaching, Chemistry teaching, Physics teaching, NGSS | Teaching nature. | Teaching |
English language arts | ELA instruction, English teaching, Teaching English literature, ELA? | Teaching language and books. | Teaching |
Social studies teaching | History teaching, Geography teaching, Humanities teaching, Civics teaching | Teaching people and places. | Teaching |
Modern foreign languages teaching | MFL teaching, Foreign language teaching, World languages teaching, Language teaching, Language instruction | Teaching languages. | Teaching |
English as a second language | ESL, ESOL, EFL, English language learners, TESOL, English as an additional language, Teaching English as a foreign language | Teaching English to speakers of other languages. | Teaching | Modern foreign languages teaching 0.6
Bilingual education | Dual language program, Dual language instruction, CLIL, Immersion teaching | Teaching in two languages. | Teaching |
Physical education | PE teaching, Teaching PE, Sports teaching, Physical education teaching | Teaching sport. | Teaching |
Sports coaching | Athletic coaching, Coaching sports teams, Youth sports coaching, Team coaching in sport | Training sportspeople. | |
Music teaching | Music education, Instrumental teaching, Piano teaching, Choir direction | Teaching music. | Teaching |
Art teaching | Art education, Drama teaching, Arts education | Teaching the arts. | Teaching |
STEM education | STEM teaching, STEAM education, Robotics club teaching | Teaching technology. | Teaching |
Computer science teaching | Computing teaching, Teaching coding, ICT teaching | Teaching computers. | Teaching |
Career and technical education | CTE?, Vocational training, Vocational education, Vocational teaching, Further education teaching, Technical training | Teaching trades. | Teaching |
Adult education | Adult learning, Andragogy, Continuing education, GED instruction, Functional skills teaching, Adult basic education | Teaching grown people. | Teaching |
Montessori | Montessori method, Montessori teaching, AMI Montessori, Montessori education | Children learn by themselves. | Teaching | Waldorf education 0.5
Waldorf education | Steiner education, Waldorf pedagogy | Teaching after Rudolf Steiner. | Teaching |
Test preparation | SAT prep, Exam preparation, ACT prep, Test prep, IELTS preparation teaching | Getting ready for examinations. | Tutoring |
# Curriculum and design
Curriculum | School curriculum | What is taught. | | | context
Curriculum development | Curriculum design, Curriculum planning, Curriculum writing, Course development, Syllabus design, Scheme of work | Deciding what is taught. | Curriculum | Instructional design 0.7
Common Core | Common Core State Standards, CCSS, State standards, TEKS | US standards of schools. | Curriculum | National Curriculum 0.5
National Curriculum | National Curriculum of England, Ofsted framework | English plan for schools. | Curriculum |
Backward design | Understanding by Design, UbD? | Planning from the goal. | Curriculum development |
Learning objectives | Bloom's taxonomy, Learning outcomes, Learning targets | What shall be learnt. | Curriculum development |
Universal Design for Learning | UDL | Lessons open to all. | Curriculum development | Differentiated instruction 0.7
Instructional design | Learning design, Instructional designer, Training design, Learning experience design, Course design | Designing learning. | | E-learning development 0.8
E-learning development | eLearning, E-learning, eLearning authoring, Online course development, Digital learning | Making lessons for the computer. | Instructional design |
ADDIE | ADDIE model, SAM model, Kirkpatrick model, Kirkpatrick evaluation | Steps of designing lessons. | Instructional design |
Articulate Storyline | Articulate 360, Storyline 360, Articulate Rise, Rise 360 | Program for making lessons. | E-learning development | Adobe Captivate 0.8, Camtasia 0.5
Adobe Captivate | iSpring Suite, Lectora | Program for making lessons. | E-learning development |
Camtasia | TechSmith Camtasia, Screencasting | Films of the screen. | E-learning development |
SCORM | xAPI, Tin Can API, cmi5 | Standards for lessons on the computer. | E-learning development |
Educational technology | EdTech, Education technology, Technology integration, Instructional technology, Classroom technology, SMART Board | Computers for learning. | |
Training delivery | Training facilitation, Instructor-led training, Delivering training, Corporate training, Staff training delivery, Train the trainer | Teaching at work. | | Teaching 0.5
Training needs analysis | Learning needs analysis, Training needs assessment | Finding out what must be learnt. | Training delivery |
Training material development | Training materials, Training content development, Course materials, Training manual | Making material for training. | Training delivery |
Workshop facilitation | Facilitating workshops, Workshop delivery, Seminar facilitation | Leading groups that learn. | |
Webinar delivery | Virtual instructor-led training, VILT, Webinars, Online workshop | Teaching groups over the internet. | Training delivery |
# Special needs and support
Special education | SPED, Special educational needs, SEN teaching, SEND, Special needs education, Special needs teaching, Exceptional student education | Teaching children with special needs. | Teaching |
IEP development | IEP, Individualized education program, Individualized education plan, IEP writing, IEP meetings | US plan for a child with special needs. | Special education | EHCP 0.7
504 plan | Section 504, 504 accommodations | US rights of pupils with disabilities. | Special education |
EHCP | Education Health and Care Plan, EHC plan, SEND Code of Practice | English plan for a child with special needs. | Special education |
IDEA compliance | Individuals with Disabilities Education Act, IDEA regulations | US law on special education. | Special education |
SENCO | SENCo role, National Award for SEN Coordination, SEND coordination | Leading special needs at an English school. | Special education |
Learning disabilities teaching | Dyslexia support, Specific learning difficulties, SpLD, Dyslexia intervention, Dyscalculia support | Teaching children who learn differently. | Special education |
Orton-Gillingham | Wilson Reading System, Orton-Gillingham approach, Multisensory reading | Teaching reading to dyslexic children. | Learning disabilities teaching, Literacy instruction |
Response to Intervention | RTI?, MTSS, Multi-tiered system of supports, Academic intervention, Reading intervention, Tier 2 intervention | Help in steps for weak learners. | Special education |
Behavior intervention plan | BIP?, Functional behavior assessment, FBA?, Behaviour support plan | Plan for a child's behaviour. | Special education | Applied behavior analysis 0.6
ADHD support | ADHD, Attention deficit support | Helping restless learners. | Special education |
Inclusive education | Inclusion, Inclusive classroom, Mainstream inclusion, Inclusive practice | All children in one class. | Special education | | context
Gifted education | Gifted and talented education, GATE program, Gifted and talented | Teaching the very able. | Teaching |
Sign language interpreting | Educational interpreting, ASL interpreting, BSL interpreting | Speech made visible. | |
Assistive technology | AAC, Augmentative and alternative communication, AAC devices, Adaptive technology | Technology for disabled people. | Special education |
Braille | Braille transcription, Teaching the visually impaired | Writing for the blind. | Special education |
School counseling | School counselling, Guidance counseling, College counseling, Guidance counselling | Advice at school. | | Mental health counseling 0.6
Career counseling | Careers guidance, Career coaching, Career advising, Careers advice, Employability coaching | Advice on work. | |
School psychology | Educational psychology, Psychoeducational assessment | The mind at school. | Psychology |
# Higher education and leadership
Higher education | University education, Tertiary education, Postsecondary education | Universities and colleges. | | | context
University teaching | University lecturing, Lecturing, College teaching, Undergraduate teaching, Graduate teaching, Teaching undergraduates | Teaching at universities. | Teaching, Higher education |
Academic advising | Student advising, Academic counseling, Student advisement | Advice for students. | Higher education |
Thesis supervision | Dissertation supervision, PhD supervision, Supervising theses, Research supervision | Leading students' research. | Higher education |
Admissions | Student admissions, University admissions, Enrollment management, Student recruitment, Admissions counseling | Choosing students. | Higher education | | context
Student affairs | Student services, Student life, Residence life, Student support services | Life of students. | Higher education |
Financial aid administration | Financial aid, Student financial aid, FAFSA, Title IV | US money for students. | Higher education |
Registrar services | Student records, Academic records, Registrar operations, Degree audit | Papers of students. | Higher education |
Title IX | Title IX compliance, Clery Act | US law on fairness at schools. | Higher education |
FERPA | FERPA compliance, Student data privacy, Family Educational Rights and Privacy Act | US law on students' data. | |
Accreditation | Program accreditation, Institutional accreditation, ABET, AACSB, Academic quality assurance | Proof that a school is good. | Higher education | | context
Academic program management | Academic program development, Academic administration, Programme leadership, Academic affairs | Running courses of study. | Higher education |
School leadership | School administration, Principal leadership, Headteacher, Educational leadership, Head of department in school, School management | Leading schools. | |
Instructional coaching | Teacher coaching, Literacy coaching, Lesson observation, Teacher observation, Teacher evaluation | Helping teachers teach. | School leadership |
Teacher professional development | Professional learning communities, PLC meetings, CPD for teachers, Professional development for teachers, INSET | Teachers who go on learning. | School leadership |
Data-driven instruction | Student data analysis, Student achievement data, Progress monitoring, Benchmark assessment, Pupil progress tracking | Teaching by what figures show. | Teaching |
Standardized testing | State testing, SATs tests, NWEA MAP, Standardised assessment, Test administration, Test proctoring, Exam invigilation | Tests for all. | Student assessment |
Ofsted | Ofsted inspection, Ofsted outstanding, School inspection, ISI inspection | English inspection of schools. | School leadership |
Library services | Librarianship, School library, Library cataloging, Cataloguing, Information literacy, Dewey Decimal System | Books and where to find them. | |
Museum education | Interpretation of heritage, Outdoor education, Environmental education, Informal education | Learning outside schools. | Teaching |
# Systems
Learning management system | LMS, LMS administration, Virtual learning environment, VLE? | Software for courses. | Educational technology |
Canvas | Canvas LMS, Instructure Canvas | Widely used course software. | Learning management system | Moodle 0.8, Blackboard 0.8, Schoology 0.8, Google Classroom 0.6 | exact context
Moodle | Moodle administration | Open source course software. | Learning management system | Blackboard 0.8
Blackboard | Blackboard Learn, Blackboard Collaborate | Course software. | Learning management system | | exact context
Schoology | Brightspace, D2L Brightspace, Desire2Learn | Course software. | Learning management system |
Google Classroom | Google for Education, Google Workspace for Education | Google's classes online. | Learning management system | Microsoft Teams for Education 0.7
Microsoft Teams for Education | Teams for Education | Microsoft's classes online. | Learning management system |
Cornerstone OnDemand | Docebo, TalentLMS, Absorb LMS, Cornerstone LMS | Course software of companies. | Learning management system |
PowerSchool | Infinite Campus, Skyward, Student information system | Software for US schools. | Educational technology | SIMS school system 0.6
SIMS school system | Capita SIMS, Arbor MIS, Bromcom, School MIS | Software for British schools. | Educational technology |
Ellucian Banner | Banner student system, Ellucian Colleague, PeopleSoft Campus Solutions | Software of universities. | Educational technology |
Turnitin | Plagiarism detection | Finds copied texts. | Educational technology |
Kahoot | Quizizz, Nearpod, Quizlet, Pear Deck, Seesaw, ClassDojo, Padlet | Games and tools for classes. | Educational technology |
Interactive whiteboard | Promethean board, ActivInspire, Smartboard | Boards that are screens. | Educational technology |
# Qualifications
Teaching license | Teaching certificate, Teacher certification, State teaching license, Certified teacher, Teaching credential, Licensed teacher, Teaching licence, State teaching certification | US leave to teach. | Teaching | Qualified Teacher Status 0.7
Qualified Teacher Status | QTS, Qualified teacher, QTLS | English leave to teach. | Teaching |
PGCE | Postgraduate Certificate in Education, PGDE, PGCE Secondary, PGCE Primary | British training for teachers. | Teaching | Qualified Teacher Status 0.8
German teaching qualification | Second State Examination for teaching, Lehramt, Zweites Staatsexamen Lehramt, Referendariat | German leave to teach. | Teaching |
Praxis exams | Praxis II, Praxis Core, Praxis exam, CBEST, CSET, edTPA | US examinations for teachers. | Teaching |
Special education certification | Special education endorsement, Special education license, SPED certification, Mild/moderate credential | US leave to teach children with special needs. | Special education, Teaching license |
ESL endorsement | ESOL endorsement, Bilingual certification, ELL endorsement, CLAD | US addition for teaching English. | English as a second language, Teaching license |
Reading specialist certification | Reading endorsement, Reading specialist | US addition for teaching reading. | Literacy instruction, Teaching license |
National Board Certification | National Board Certified Teacher, NBCT | US mark of very good teachers. | Teaching |
Principal certification | School administrator license, Administrative credential, Principal license, NPQH, NPQSL | Leave to lead schools. | School leadership |
TEFL certificate | TEFL, TEFL certified, TEFL certification, TESOL certificate, TEFL/TESOL | Certificate for teaching English abroad. | English as a second language | CELTA 0.9
CELTA | Trinity CertTESOL, Cambridge CELTA, CertTESOL | Respected certificate for teaching English. | English as a second language | DELTA qualification 0.8
DELTA qualification | Cambridge DELTA, Trinity DipTESOL | Advanced certificate for teaching English. | English as a second language |
Child Development Associate | CDA credential, Child Development Associate credential | US certificate for early years. | Early childhood education | Level 3 Early Years 0.7
Level 3 Early Years | Level 3 Early Years Educator, NVQ Level 3 Childcare, Cache Level 3, NNEB, Level 3 Childcare | British certificate for early years. | Early childhood education |
Paraprofessional certification | ParaPro assessment, ParaPro, Paraeducator certificate | US certificate for teaching assistants. | Teaching assistance | HLTA 0.6
HLTA | Higher Level Teaching Assistant, HLTA status, Level 3 Teaching Assistant | British higher teaching assistant. | Teaching assistance |
Award in Education and Training | PTLLS, Level 3 Award in Education and Training, AET qualification, Level 5 Diploma in Education and Training, CertEd | British certificate for teaching adults. | Adult education |
Assessor qualification | TAQA, A1 assessor, CAVA, Assessor award, IQA award, Level 3 Assessor | British certificate for assessing learners. | Career and technical education |
AEVO | Ausbildereignung, AdA-Schein, Ausbilderschein | German leave to train apprentices. | Career and technical education |
Fellow of the Higher Education Academy | FHEA, Advance HE Fellowship, SFHEA, PGCHE, PGCert in Higher Education | British mark of university teachers. | University teaching |
School counselor certification | School counseling license, Certified school counselor, Pupil personnel services credential | US leave for school advice. | School counseling |
Librarian certification | MLIS, Library media specialist certification, Master of Library Science | Qualification of librarians. | Library services |
ATD certification | CPTD, APTD, Certified Professional in Talent Development | US certificate in training at work. | Training delivery |
`
