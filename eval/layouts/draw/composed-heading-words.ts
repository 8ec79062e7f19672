import type { HeadingWords } from './heading-words.ts'

/** Many words for each section, British and American; none that measured layouts use. */
export const composedHeadingWords: HeadingWords = {
  summary: `Profile | Summary | About Me | Professional Summary | Objective | Career Profile | Personal Statement | In Short
    | Professional Profile | Personal Profile | Career Summary | Summary of Qualifications | Qualifications Summary | Overview
    | Professional Overview | Statement | Profile Summary | Career Overview | Background | Bio | Job Objective | Resume Summary
    | Mission | Career Goal | Key Profile | My Story | Summary of Experience | Candidate Profile`,
  work: `Experience | Work Experience | Employment History | Professional Experience | Career | Work History | Employment | Relevant Experience
    | Positions Held | Employment Experience | Job History | Previous Employment | Industry Experience | Clinical Experience | Teaching Experience
    | Career Experience | Selected Experience | Professional Appointments | Work | Employment Details | Recent Experience | Relevant Work Experience
    | Professional History | Career Summary and Experience | Career to Date | Jobs | Roles | Professional Career | Practical Experience | Leadership Experience
    | Career Path | Business Experience | Work Background`,
  education: `Education | Academic Background | Qualifications | Education & Training | Studies | Education and Qualifications
    | Academic Record | Academic Education | Formal Education | Training and Education | University Education | Education History | Academics
    | Education / Training | Academic Profile | Scholastic Record | Academic Credentials | School | Educational Qualifications | Academic Details`,
  skills: `Skills | Core Skills | Technical Skills | Key Competencies | Areas of Expertise | Skills & Tools | Expertise | What I Bring
    | Key Skills | Core Competencies | Professional Skills | Skills Summary | Relevant Skills | Skills and Abilities | Competencies | Specialties
    | Skill Highlights | Technical Expertise | Technologies | Tools & Technologies | Computer Skills | IT Skills | Proficiencies | Additional Skills
    | Special Skills | Skills and Knowledge | Areas of Knowledge | Tech Stack | Software | Strengths & Skills | Skills / Tools | Technical Summary`,
  languages: `Languages | Language Skills | Spoken Languages | Foreign Languages | Languages Known | Language Knowledge`,
  certificates: `Certifications | Certificates | Licenses & Certifications | Training | Professional Development | Licences and Training
    | Courses | Training and Certifications | Professional Qualifications | Certification | Professional Training | Further Training | Licenses
    | Continuing Education | Additional Training | Courses and Training | Professional Certifications | Trainings Attended`,
  projects: `Projects | Selected Projects | Personal Projects | Portfolio | Academic Projects | Side Projects | Project Experience | Notable Projects
    | Relevant Projects | Open Source | Major Projects | Engagements | Case Studies`,
  volunteer: `Volunteering | Volunteer Work | Community | Volunteer Experience | Community Service | Voluntary Experience | Community Involvement
    | Volunteer Activities | Social Engagement | Charity Work | Extracurricular Activities | Volunteer Service`,
  awards: `Awards | Honors & Awards | Achievements | Recognition | Awards and Honours | Honors | Awards & Recognition | Accomplishments
    | Scholarships and Awards | Scholarships | Awards and Achievements | Accolades`,
  publications: `Publications | Selected Publications | Papers and Talks | Research and Publications | Published Work | Publications and Presentations
    | Journal Articles | Research Papers | Conference Papers | Books and Articles
    | Patents | Patents and Publications | Conferences | Conferences and Talks | Presentations`,
  interests: `Interests | Hobbies | Outside Work | Interests and Hobbies | Hobbies & Interests | Activities | Activities and Interests | Pastimes
    | Hobbies and Pastimes | Personal`,
  contact: `Contact | Contact Details | Get in Touch | Personal Details | Contact Me | Personal Information | Personal Data | Address | Find Me
    | Contact Info | Personal Particulars`,
  work1: `Relevant Experience | Professional Experience | Recent Experience | Teaching Experience | Industry Experience | Full-time Employment | Civilian Career`,
  work2: `Other Experience | Earlier Experience | Military Service | Internships | Additional Experience | Previous Positions | Part-time Work | Early Career
    | Other Employment | Freelance Work | Student Jobs`,
  skills1: `Technical Skills | Hard Skills | Core Competencies | Key Skills | Professional Skills | Tools`,
  skills2: `Soft Skills | Personal Skills | Other Skills | Additional Skills | Interpersonal Skills | Personal Qualities | General Skills`,
  memberships: `Memberships | Professional Memberships | Affiliations | Professional Affiliations | Associations | Professional Bodies`,
  references: `References | Referees | Professional References`,
  declaration: `Declaration | Consent | Data Protection | Statement of Truth`,
  'education&certificates': `Education & Certifications | Education and Training | Education, Training and Certificates | Qualifications & Courses`,
  'skills&languages': `Skills & Languages | Skills and Languages | Languages and Skills | Skills / Languages`,
  'skills&certificates': `Skills & Certifications | Skills and Licences | Skills, Licenses & Certificates`,
  'certificates&awards': `Certifications & Awards | Training and Awards | Certificates and Honors`,
  'languages&interests': `Languages and Interests | Languages & Hobbies | Additional Information | Miscellaneous`,
  'awards&publications': `Awards & Publications | Honors and Publications | Achievements & Publications`,
  'volunteer&interests': `Volunteering & Interests | Activities | Community and Interests | Extracurricular`,
}
