import { perText } from '../language/remembered.ts'
import { type SectionKind, sectionKinds } from '../resume/document.ts'

// Section titles in many wordings: a title is a core word, perhaps with words that only qualify it.

const cores: Record<SectionKind, string> = {
  summary: `summary, profile, about, about me, objective, overview, introduction, statement, who i am, bio,
    biography, in brief, at a glance, highlights of qualifications, summary of qualifications`,
  work: `experience, employment, work history, career history, professional background, career, positions,
    positions held, work, appointments, jobs, military service, internships, internship, freelance work, engagements,
    where i have worked`,
  education: `education, academic background, academic history, qualifications, studies, training and education,
    academic training, schooling, degrees, educational background, academics, apprenticeship, vocational training`,
  skills: `skills, competencies, competences, expertise, technologies, tech stack, tools,
    toolbox, proficiencies, capabilities, strengths, skill set, software, specialties,
    specialities, skills summary, abilities, what i do, methods`,
  languages: 'languages, language skills, language',
  certificates: `certificates, certifications, licenses, licences, licensure, credentials, accreditations,
    professional qualifications, training, courses, professional development, continuing education,
    admissions, designations, designation, seminars and training, registration, registrations, tickets,
    cards and tickets`,
  projects: `projects, portfolio, open source, case studies, selected work, project experience,
    representative matters, exhibitions, grants`,
  volunteer: `volunteer, volunteering, community, community service, community involvement,
    civic engagement, service, pro bono, extracurricular activities, extracurriculars, activities`,
  awards: 'awards, honors, honours, achievements, prizes, recognition, scholarships, distinctions, accomplishments',
  publications: `publications, papers, articles, writing, talks, presentations, patents, books,
    speaking`,
  interests: 'interests, hobbies, outside work, personal',
  references: 'references, referees, recommendations, testimonials',
  other: `membership, memberships, affiliations, associations, information, other, miscellaneous,
    personal details, background, contact, details,
    additional, profiles, links, publications and awards, availability, work authorization, security clearance,
    declaration`,
}

const known = new Map(sectionKinds.flatMap((kind) => cores[kind].split(/,\s+/).map((words) => [words, kind] as const)))

const qualifiers = new Set(
  `my areas executive research professional relevant other additional key core selected recent main general personal academic technical
  clinical further current previous past early related special specialist practical legal culinary creative
  digital leadership and the of history background section details list career work`.split(/\s+/),
)

/** The words of a title, without case, ornament or numbering: `2. WORK  EXPERIENCE:` and `Work experience` are one. */
function titleWords(text: string): string {
  const spaced = /^(?:[\p{L}&]\s+){3,}\p{L}$/u.test(text.trim())
    ? text
        .replace(/\s{2,}/g, '\t')
        .replace(/ /g, '')
        .replace(/\t/g, ' ')
    : text
  return spaced
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/&|\+|\/|(?<=\p{L})-(?=\p{L})/gu, ' and ')
    .replace(/^\W*\d{1,2}[.)]\s*/u, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a section of that title holds; null where the text is no title that is known. */
export const sectionKindOf: (text: string) => SectionKind | null = perText(kindOf, 500, 100)

function kindOf(text: string): SectionKind | null {
  if (text.length > 48 || /[.;,]\s*\S|\d{3}|[.;,!?]$/.test(text) || /^\p{Ll}/u.test(text.trim())) return null
  const words = titleWords(text).replace(/ and$/, '')
  if (words === '') return null
  return known.get(words) ?? compositeKind(words) ?? qualifiedKind(words) ?? lastWordKind(words)
}

/** `Top Skills`, `Educational Qualifications`, `Conference Presentations`: the last word says what it is. */
function lastWordKind(words: string): SectionKind | null {
  const all = words.split(' ')
  const last = all.at(-1) ?? ''
  if (all.length < 2 || all.length > 3 || all.includes('and') || tooCommon.has(last)) return null
  return known.get(last) ?? null
}

const tooCommon = new Set(
  `work jobs service tools software methods community training career personal other details contact links
  profile statement language experience positions studies writing activities history background overview
  summary books articles registration`.split(/\s+/),
)

/** `Skills and Interests` is named by its first part. */
function compositeKind(words: string): SectionKind | null {
  const parts = words.split(' and ')
  const kinds = parts.map((part) => known.get(part) ?? qualifiedKind(part) ?? lastWordKind(part))
  return parts.length > 1 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

function qualifiedKind(words: string): SectionKind | null {
  const all = words.split(' ')
  const left = all.filter((word) => !qualifiers.has(word))
  const kind = left.length > 0 && left.length < all.length ? known.get(left.join(' ')) : undefined
  // `Project experience`, `Kitchen experience`: whatever kind it was, it was work. `Projects experience` names projects.
  const first = known.get(all[0] ?? '')
  return kind ?? (all.at(-1) === 'experience' && all.length <= 4 ? (first ?? 'work') : null)
}
