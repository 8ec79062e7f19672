export const education = `
Teaching | Planning and giving lessons.
Lesson planning | Planning the goals and steps of lessons.
Classroom management | Keeping a class focused and respectful.
Differentiated instruction | Adapting lessons to different learners.
Student assessment | Measuring what students have learned.
Grading | Marking students' work.
Student engagement | Getting learners to take an active part.
Small group instruction | Teaching in small groups.
Whole-class teaching | Teaching the class as a whole, step by step.
Project-based learning | Learning through extended projects.
Inquiry-based learning | Learning by investigating questions.
Cooperative learning | Structured learning in groups.
Blended learning | Mixing classroom and online learning.
Online teaching | Teaching over the internet.
Tutoring | Individual teaching.
Substitute teaching | Covering lessons of absent teachers.
Co-teaching | Two teachers sharing a class.
Teaching assistance | Supporting teachers and pupils in class.
Student supervision | Supervising pupils outside lessons.
Parent communication | Keeping parents informed and involved.
Student mentoring | Guiding students in their studies.
Pastoral care | Care for pupils' wellbeing.
Safeguarding in education | Protecting pupils from harm.
Designated safeguarding lead | English school's person for protecting children.
Mandated reporter | US duty to report harm to children.
Positive behavior support | Encouraging good behaviour through clear expectations.
Restorative practices | Resolving conflicts by repairing harm.
Social-emotional learning | Teaching self-awareness and social skills.
Culturally responsive teaching | Teaching that respects pupils' cultures.
Educational field trips | Learning outside school.
Extracurricular activities | Activities beside lessons.
Early childhood education | Educating children under school age.
Preschool teaching | Teaching children before school.
Childcare | Looking after children.
Nannying | Looking after children in families.
Child development | Stages of children's growth and learning.
Play-based learning | Learning through play.
EYFS | English framework for small children.
Primary education | Teaching in primary or elementary schools.
Key Stage 1 | English school years 1 and 2.
Key Stage 2 | English school years 3 to 6.
Secondary education | Teaching in middle and high schools.
Key Stage 3 | English school years 7 to 9.
Key Stage 4 | English school years 10 and 11.
GCSE teaching | English examination classes at 16.
A-level teaching | English examination classes at 18.
Advanced Placement | College-level courses at US high schools.
International Baccalaureate | International school programme.
Literacy instruction | Teaching reading and writing.
Phonics | Teaching reading through letter sounds.
Mathematics teaching | Teaching mathematics.
Science teaching | Teaching natural sciences.
Biology teaching | Teaching biology.
Chemistry teaching | Teaching chemistry.
Physics teaching | Teaching physics.
English language arts | Teaching English language and literature.
Social studies teaching | Teaching society, politics and culture.
History teaching | Teaching history.
Geography teaching | Teaching geography.
Modern foreign languages teaching | Teaching foreign languages.
English as a second language | English for speakers of other languages.
Bilingual education | Teaching in two languages.
Physical education | Teaching sport and movement at school.
Sports coaching | Training athletes and teams.
Music teaching | Teaching music or an instrument.
Art teaching | Teaching visual arts.
Drama teaching | Teaching theatre and performance.
STEM education | Teaching science, technology, engineering and mathematics.
Computer science teaching | Teaching computing and programming.
Career and technical education | Teaching occupational skills.
Adult education | Teaching adult learners.
Montessori | Child-led method of education.
Waldorf education | Teaching after Rudolf Steiner.
Test preparation | Getting ready for examinations.
Curriculum | Content and order of what is taught.
Curriculum development | Planning the content of courses.
Common Core | US standards of schools.
National Curriculum | English plan for schools.
Backward design | Planning lessons from the intended result.
Learning objectives | Stating what learners should be able to do.
Bloom's taxonomy | Levels of learning goals.
Universal Design for Learning | Designing lessons accessible to every learner.
Instructional design | Designing effective learning material and courses.
E-learning development | Building online courses.
ADDIE | Five steps of designing lessons.
Kirkpatrick model | Measuring whether training works.
Articulate Storyline | Program for making lessons.
Adobe Captivate | Program for making lessons.
iSpring Suite | Program for making lessons.
Camtasia | Screen recording and video editing.
SCORM | Standard for lessons on the computer.
xAPI | Newer standard for lessons on the computer.
Educational technology | Digital tools for teaching and learning.
Training delivery | Running training for employees.
Train the trainer | Teaching those who teach at work.
Training needs analysis | Finding out what must be learnt.
Training material development | Making material for training.
Workshop facilitation | Leading workshops.
Webinar delivery | Running live online sessions.
Special education | Teaching pupils with special needs.
IEP development | US plan for a child with special needs.
504 plan | US rights of pupils with disabilities.
EHCP | English plan for a child with special needs.
SEND Code of Practice | English rules for special needs.
IDEA compliance | US law on special education.
SENCO | Leading special needs at an English school.
Learning disabilities teaching | Teaching pupils with specific learning difficulties.
Dyslexia support | Helping learners with dyslexia.
Orton-Gillingham | Teaching reading to dyslexic children.
Wilson Reading System | Teaching reading to dyslexic children.
Response to Intervention | Help in steps for weak learners.
MTSS | Help in steps for all learners.
Reading intervention | Targeted support for struggling readers.
Behavior intervention plan | Plan for a child's behaviour.
Functional behavior assessment | Why a child behaves as it does.
ADHD support | Supporting learners with attention difficulties.
Inclusive education | Teaching all pupils together.
Gifted education | Teaching highly able pupils.
Sign language interpreting | Interpreting between speech and sign language.
Assistive technology | Devices that help people with disabilities.
Augmentative and alternative communication | Communication aids for people who cannot speak.
Braille | Tactile writing for blind people.
School counseling | Guidance for pupils on school, career and wellbeing.
Career counseling | Advice on careers and applications.
School psychology | Psychological assessment and support at school.
Higher education | Work at universities and colleges.
University teaching | Lectures and seminars at universities.
Academic advising | Advising students on their studies.
Thesis supervision | Leading students' research.
Admissions | Selecting and enrolling students.
Student affairs | Services for students outside the classroom.
Financial aid administration | Grants and loans for US students.
Registrar services | Keeping enrolment and academic records.
Title IX | US law against bias at schools.
FERPA | US law on the privacy of student records.
Accreditation | Formal approval of schools and programmes.
Academic program management | Running courses of study.
School leadership | Leading and managing schools.
Instructional coaching | Helping teachers teach.
Teacher professional development | Teachers who go on learning.
Data-driven instruction | Teaching by what figures show.
Standardized testing | Administering standard examinations.
NWEA MAP | US test of school progress.
Exam invigilation | Watching over examinations.
Ofsted | English inspection of schools.
Library services | Running libraries and helping readers.
Library cataloging | Describing and classifying library items.
Outdoor education | Teaching outdoors.
Museum education | Teaching in museums and galleries.
Learning management system | Software for delivering courses.
Canvas | Learning management system.
Moodle | Open source learning management system.
Blackboard | Learning management system.
Schoology | Learning management system for schools.
Brightspace | Learning management system.
Google Classroom | Google's classes online.
Microsoft Teams for Education | Microsoft's classes online.
Cornerstone OnDemand | Learning management system for companies.
Docebo | Learning management system for companies.
TalentLMS | Learning management system for companies.
Student information system | Software that keeps pupils' data.
PowerSchool | Software for US schools.
Infinite Campus | Software for US schools.
Skyward | Software for US schools.
SIMS school system | Software for British schools.
Arbor MIS | Software for British schools.
Ellucian Banner | Software of universities.
Turnitin | Plagiarism checker.
Kahoot | Quiz games for classes.
Nearpod | Interactive lesson software.
Quizlet | Flashcards for learning.
ClassDojo | App for contact between school and parents.
Interactive whiteboard | Boards that are screens.
Teaching license | US licence to teach.
Qualified Teacher Status | English licence to teach.
QTLS | English status for teaching adults.
PGCE | British training for teachers.
German teaching qualification | German licence to teach.
Praxis exams | US examinations for teachers.
edTPA | US examination by lessons filmed.
Special education certification | US licence to teach children with special needs.
ESL endorsement | US addition for teaching English.
Bilingual certification | US addition for teaching in two languages.
Reading specialist certification | US addition for teaching reading.
National Board Certification | US mark of very good teachers.
Principal certification | US licence to lead schools.
NPQH | English qualification for leading schools.
TEFL certificate | Certificate for teaching English abroad.
CELTA | Respected certificate for teaching English.
Trinity CertTESOL | Respected certificate for teaching English.
DELTA qualification | Advanced certificate for teaching English.
Child Development Associate | US certificate for early years.
Level 3 Early Years | British certificate for early years.
Paraprofessional certification | US certificate for teaching assistants.
HLTA | British higher teaching assistant.
Level 3 Teaching Assistant | British certificate for teaching assistants.
Award in Education and Training | British first certificate for teaching adults.
Diploma in Education and Training | British full certificate for teaching adults.
Assessor qualification | British certificate for assessing learners.
IQA award | British certificate for checking assessors.
AEVO | German licence to train apprentices.
Fellow of the Higher Education Academy | British mark of university teachers.
PGCHE | British training for university teachers.
School counselor certification | US licence for school advice.
Library media specialist certification | US licence to run a school library.
Master of Library Science | Graduate degree of librarians.
ATD certification | US certificate in training at work.
Homework help | Helping children with their homework.
School runs | Taking children to school and back.
Infant care | Looking after babies and toddlers.
`
