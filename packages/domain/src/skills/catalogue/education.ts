export const education = `
# Teaching
Teaching |
Teaching assistance | | Teaching
Lesson planning | | Teaching
Classroom management | | Teaching
Differentiated instruction | | Teaching
Student assessment | | Teaching
Parent communication | | Teaching
# Subjects and ages
Early childhood education | | Teaching | Childcare 0.8
Childcare | | | | context
Secondary education | | Teaching
Literacy instruction | | <Teaching
Science teaching | | <Teaching
English as a second language | | Teaching
Career and technical education | | Teaching
Nannying | ~Babysitting | <Childcare
Child development |
EYFS | | Early childhood education
Phonics | | Literacy instruction
Sports coaching |
# Curriculum and design
E-learning development | <E-learning | Instructional design
Educational technology |
Curriculum | | | | context
Curriculum development | | Curriculum | Instructional design 0.7
Instructional design |
Training delivery | | | Teaching 0.5
Workshop facilitation |
# Special needs and support
Special education | | Teaching
IEP development | <IEP | Special education
# Higher education and leadership
Higher education | | | | context
School leadership |
Library services |
# Systems
Learning management system | ^LMS | <Educational technology
Student information system | | Educational technology
Google Classroom | | <Learning management system
# Qualifications
Teaching license | =Teaching certificate | Teaching
PGCE | | Teaching
`
