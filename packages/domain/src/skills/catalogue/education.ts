export const education = `
# Teaching
Teaching | Classroom teaching, School teaching
Teaching assistance | Teaching assistant support, Classroom support | Teaching
Lesson planning | Lesson plan, Lesson preparation | Teaching
Classroom management | Behavior management in the classroom, Behaviour management | Teaching
Differentiated instruction | Differentiation in teaching, Differentiated learning | Teaching
Student assessment | Formative assessment, Summative assessment | Teaching
Parent communication | Parent-teacher conferences, Parent-teacher communication | Teaching
# Subjects and ages
Early childhood education | Early years education, Early years practice | Teaching | Childcare 0.8
Childcare | Child care, Child supervision | | | context
Secondary education | Secondary school teaching, High school teaching | Teaching
Literacy instruction | Reading instruction, Literacy teaching | Teaching
Science teaching | Teaching science, Science instruction | Teaching
English as a second language | ESL, ESOL | Teaching
Career and technical education | Vocational training, Vocational education | Teaching
Nannying | Nanny experience, Babysitting | Childcare
Child development | Developmental milestones, Child development theory
EYFS | Early Years Foundation Stage, EYFS framework | Early childhood education
Phonics | Synthetic phonics, Phonics instruction | Literacy instruction
Sports coaching | Athletic coaching, Coaching sports teams
# Curriculum and design
E-learning development | E-learning, E-learning authoring | Instructional design
Educational technology | EdTech, Education technology
Curriculum | School curriculum | | | context
Curriculum development | Curriculum design, Curriculum planning | Curriculum | Instructional design 0.7
Instructional design | Learning design, Training design
Training delivery | Training facilitation, Instructor-led training | | Teaching 0.5
Workshop facilitation | Facilitating workshops, Workshop delivery
# Special needs and support
Special education | SPED, Special educational needs | Teaching
IEP development | IEP, Individualized education program | Special education
# Higher education and leadership
Higher education | University education, Tertiary education | | | context
School leadership | School administration, Principal leadership
Library services | Librarianship, School library
# Systems
Learning management system | LMS, LMS administration | Educational technology
Student information system | School information system, School MIS | Educational technology
Google Classroom | Google for Education, Google Workspace for Education | Learning management system
# Qualifications
Teaching license | Teaching certificate, Teacher certification | Teaching
PGCE | Postgraduate Certificate in Education, PGCE Secondary | Teaching
`
