export const education = `
# Teaching
Teaching | Classroom teaching, School teaching, Classroom instruction |  |
Teaching assistance | Teaching assistant support, Classroom support, Paraprofessional support, Instructional aide, Classroom assistance | Teaching |
# Subjects and ages
Early childhood education | Early years education, Early years practice, Nursery education | Teaching | Childcare 0.8
Childcare | Child care, Child supervision, Daycare? |  |  | context
Secondary education | Secondary school teaching, High school teaching, Middle school teaching | Teaching |
Literacy instruction | Reading instruction, Literacy teaching, Guided reading, Early literacy, Science of Reading | Teaching |
Science teaching | Teaching science, Science instruction | Teaching |
English as a second language | ESL, ESOL, EFL, English language learners, TESOL, English as an additional language, Teaching English as a foreign language | Teaching | Modern foreign languages teaching 0.6
Career and technical education | Vocational training, Vocational education, Vocational teaching, Further education teaching | Teaching |
# Curriculum and design
Curriculum | School curriculum |  |  | context
Curriculum development | Curriculum design, Curriculum planning, Curriculum writing, Course development, Syllabus design, Scheme of work | Curriculum | Instructional design 0.7
Instructional design | Learning design, Training design, Learning experience design, Course design |  |
E-learning development | E-learning, E-learning authoring, Online course development, Digital learning | Instructional design |
Educational technology | EdTech, Education technology, Instructional technology, Classroom technology |  |
Training delivery | Training facilitation, Instructor-led training, Delivering training, Corporate training |  | Teaching 0.5
# Special needs and support
Special education | SPED, Special educational needs, SEN teaching, SEND?, Special needs education, Special needs teaching | Teaching |
# Higher education and leadership
Higher education | University education, Tertiary education, Postsecondary education |  |  | context
School leadership | School administration, Principal leadership, Headteacher, Educational leadership, Head of department in school, School management |  |
Library services | Librarianship, School library, Library science |  |
# Systems
Learning management system | LMS, LMS administration, Virtual learning environment, VLE? | Educational technology |
Student information system | School information system, School MIS | Educational technology |
# Qualifications
Teaching license | Teaching certificate, Teacher certification, State teaching license, Certified teacher, Teaching credential, Licensed teacher, Teaching licence, State teaching certification | Teaching | Qualified Teacher Status 0.7
`
