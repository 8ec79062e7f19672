import { wordSet } from './notation.ts'

// Section titles in many wordings: a title is a core word, perhaps with words that only qualify it.

export const sectionTitles = {
  summary: `summary, profile, about, about me, objective, overview, introduction, statement, who i am, bio,
    biography, in brief, at a glance, highlights of qualifications, summary of qualifications, key points, key facts,
    career highlights, key highlights, professional highlights, snapshot, in a nutshell`,
  work: `experience, employment, work history, career history, professional background, career, positions,
    positions held, work, appointments, jobs, military service, internships, internship, freelance work, engagements,
    where i have worked`,
  education: `education, academic background, academic history, qualifications, studies, training and education,
    academic training, school, schools, college, university, schooling, degrees, educational background, academics, apprenticeship, vocational training`,
  skills: `skills, competencies, competences, expertise, technologies, tech stack, tools,
    toolbox, proficiencies, capabilities, strengths, skill set, software, specialties,
    specialities, skills summary, abilities, what i do, what i am good at, what im good at, what i can do,
    what i do well, what i bring, methods, computer, computers, computing, computer literacy, it, systems, it literacy`,
  languages: 'languages, language skills, language, language proficiency, languages spoken',
  certificates: `certificates, certifications, licenses, licences, licensure, credentials, accreditations,
    professional qualifications, training, courses, professional development, continuing education,
    admissions, designations, designation, seminars and training, registration, registrations, tickets,
    cards`,
  projects: `projects, portfolio, open source, case studies, selected work, project experience,
    representative matters, exhibitions, grants`,
  volunteer: `volunteer, volunteering, voluntary work, community, community service, community involvement,
    civic engagement, service, pro bono, extracurricular activities, extracurriculars, activities`,
  awards: 'awards, honors, honours, achievements, prizes, recognition, scholarships, distinctions, accomplishments',
  publications: `publications, papers, articles, writing, talks, presentations, patents, books,
    speaking`,
  interests: 'interests, hobbies, leisure, outside work, personal',
  references: 'references, referees, recommendations, testimonials',
  other: `membership, memberships, affiliations, associations, information, other, miscellaneous,
    personal details, background, contact, details,
    additional, profiles, links, publications and awards, availability, work authorization, security clearance,
    declaration, nationality, citizenship, work permit, right to work, notice period, date of birth, marital status`,
}

/** Beside a core word: what they say of it does not change what the section holds. */
export const titleQualifiers = wordSet(
  `my areas executive research professional relevant other additional key core selected recent main general personal academic technical
  clinical further current previous past early related special specialist practical legal culinary creative
  digital leadership and the of history background section details list career work`,
)

/** As the last word of a title they do not say what the section holds: many an employer is called so too. */
export const openTitleEnds = wordSet(
  `work jobs service tools software methods community training career personal other details contact links
  profile statement language experience positions studies writing activities history background overview
  summary books articles registration technologies school schools college university`,
)
