import type { Program } from '../program.ts'
import { composedHeadingWords } from './composed-heading-words.ts'

/** What sections are called; those who are measured call them by other words. */
export type HeadingWords = Readonly<Record<string, string>>

export const headingWords: Record<Program['use'], HeadingWords> = {
  composed: composedHeadingWords,
  training: {
    summary:
      'Profile | Summary | About Me | Professional Summary | Objective | Career Profile | Personal Statement | In Short',
    work: 'Experience | Work Experience | Employment History | Professional Experience | Career | Work History | Employment | Relevant Experience | Positions Held',
    education:
      'Education | Academic Background | Qualifications | Education & Training | Studies | Education and Qualifications',
    skills:
      'Skills | Core Skills | Technical Skills | Key Competencies | Areas of Expertise | Skills & Tools | Expertise | What I Bring',
    languages: 'Languages | Language Skills | Spoken Languages',
    certificates: 'Certifications | Certificates | Licenses & Certifications | Training | Professional Development',
    projects: 'Projects | Selected Projects | Personal Projects | Portfolio',
    volunteer: 'Volunteering | Volunteer Work | Community | Volunteer Experience',
    awards: 'Awards | Honors & Awards | Achievements | Recognition',
    publications: 'Publications | Selected Publications | Papers and Talks',
    interests: 'Interests | Hobbies | Outside Work | Interests and Hobbies',
    contact: 'Contact | Contact Details | Get in Touch | Personal Details',
  },
  measured: {
    summary: 'About | Executive Summary | Introduction | Who I Am | Career Objective',
    work: 'Career History | Professional Background | Experience & Roles | Where I Have Worked | Appointments | Employment Record',
    education: 'Academic History | Educational Background | Schooling | Degrees | Academic Qualifications',
    skills: 'Competences | Toolbox | Strengths | Skill Set | Abilities | Technical Proficiencies | Know-how',
    languages: 'Language Proficiency | Languages Spoken',
    certificates: 'Credentials | Licences | Courses & Certificates | Accreditations',
    projects: 'Key Projects | Selected Work | Project Highlights',
    volunteer: 'Civic Engagement | Voluntary Work | Giving Back',
    awards: 'Distinctions | Prizes | Honours',
    publications: 'Writing | Articles and Papers | Research Output',
    interests: 'Personal Interests | Free Time | Leisure',
    contact: 'Contact Information | Reach Me | Details',
  },
}
