import { type Chance, chanceOf } from './random.ts'
import { parts, skillGroups, type Trade, type Words } from './words/words.ts'

/** An invented person, in the shape of JSON Resume. Months as `2019-04`; an open end is absent. */
export interface Person {
  basics: {
    name: string
    label: string
    email: string
    phone: string
    url?: string
    location: { address?: string; postalCode?: string; city: string; region: string }
    profiles: { network: string; username: string; url: string }[]
    summary: string
    /** `Nationality`, `Date of birth`. */
    details?: { name: string; value: string }[]
  }
  work: Job[]
  volunteer: Volunteering[]
  education: Study[]
  skills: { name: string; keywords: string[] }[]
  languages: { language: string; fluency: string }[]
  certificates: { name: string; date: string; issuer: string }[]
  projects: Project[]
  publications: { name: string; publisher: string; releaseDate: string; summary?: string }[]
  awards: { title: string; date: string; awarder: string; summary?: string }[]
  memberships?: { name: string; date: string; issuer: string }[]
  /** Said at the end: that all of it is true. */
  declaration?: string
  interests: { name: string }[]
  references: { name: string; reference: string }[]
}

export interface Job {
  name: string
  position: string
  location: string
  startDate: string
  endDate?: string
  /** What the employer does. */
  description?: string
  /** Running text, before bullets or in their place. */
  summary?: string
  /** `Contract`, `full-time`. */
  terms?: string
  department?: string
  tools?: string[]
  /** A small title above its bullets. */
  bulletsTitle?: string
  highlights: string[]
}

interface Project {
  name: string
  description: string
  startDate: string
  endDate: string
  highlights: string[]
  keywords?: string[]
}

interface Volunteering {
  organization: string
  position: string
  location: string
  startDate: string
  endDate?: string
  highlights: string[]
}

export interface Study {
  institution: string
  location: string
  studyType: string
  area: string
  startDate: string
  endDate: string
  score: string
  courses: string[]
  minor?: string
  thesis?: string
  isExpected?: boolean
}

type Career = 'starter' | 'usual' | 'long'
const jobsOf: Record<Career, readonly [number, number]> = { starter: [1, 2], usual: [2, 5], long: [6, 9] }

/** The same words and the same seed make the same person. */
export function inventPerson(words: Words, seed: string): Person {
  const chance = chanceOf(seed)
  const trade = chance.pick(words.trades)
  const career: Career = chance.pick(['starter', 'usual', 'usual', 'usual', 'long'])
  const make = { words, chance, trade }
  const work = jobs(make, chance.between(...jobsOf[career]))
  const first = Number((work.at(-1)?.startDate ?? '2015').slice(0, 4))
  return {
    basics: basics(make, work[0]?.position ?? trade.name),
    work,
    volunteer: chance.is(0.3) ? [volunteering(make, first)] : [],
    education: studies(make, first),
    skills: skills(make),
    languages: chance.is(0.6) ? languages(make) : [],
    certificates: chance.is(0.6) ? certificates(make) : [],
    projects: chance.is(career === 'starter' ? 0.9 : 0.3) ? projects(make) : [],
    publications: chance.is(0.2) ? publications(make) : [],
    awards: chance.is(0.3) ? awards(make) : [],
    interests: chance.is(0.4) ? chance.some(words.interests, chance.between(2, 5)).map((name) => ({ name })) : [],
    references: [],
  }
}

export interface Make {
  words: Words
  chance: Chance
  trade: Trade
}

function basics(make: Make, title: string): Person['basics'] {
  const { words, chance } = make
  const [given, family] = [chance.pick(words.given), chance.pick(words.family)]
  const middle = chance.is(0.2) ? ` ${chance.pick(words.given).slice(0, 1)}.` : ''
  const [city, region] = chance.pick(words.towns)
  const handle = plainLetters(`${given}${chance.pick(['', '.', '-', '_'])}${family}`)
  const web = plainLetters(`${given}${family}`)
  const url = chance.is(0.4) ? `${chance.pick(['https://', 'www.', ''])}${web}.example` : undefined
  const network = { network: 'LinkedIn', username: web, url: `linkedin.com/in/${web}` }
  const code = { network: 'GitHub', username: web, url: `github.com/${web}` }
  return {
    name: `${given}${middle} ${family}`,
    label: title,
    email: `${handle}${chance.is(0.3) ? chance.between(1, 99) : ''}@${chance.pick(words.hosts)}`,
    phone: phone(chance),
    ...(url ? { url } : {}),
    location: { city, region },
    profiles: [...(chance.is(0.7) ? [network] : []), ...(chance.is(0.25) ? [code] : [])],
    summary: summary(make, title),
  }
}

export const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^a-z._-]/g, '')

/** Numbers that are kept free for stories. */
export function phone(chance: Chance): string {
  const end = String(chance.between(100, 199))
  const area = chance.pick(['212', '303', '512', '617'])
  return chance.pick([
    `+1 (${area}) 555-0${end}`,
    `${area}-555-0${end}`,
    `(${area}) 555-0${end}`,
    `+1 ${area} 555 0${end}`,
    `+44 7700 900${end}`,
    `07700 900 ${end}`,
    `+49 (0)30 23125 ${end}`,
    `+61 2 5550 ${chance.between(1000, 9999)}`,
    `${area}.555.0${end}`,
  ])
}

function summary({ words, chance, trade }: Make, title: string): string {
  const years = chance.between(2, 25)
  const opening = chance.pick([
    `${title} with ${years} years of experience in ${lower(chance.pick(parts(trade.tasks)))}`,
    `${title}, ${chance.pick(words.traits)}`,
    `I have worked in ${trade.name} for ${years} years, ${chance.pick(words.traits)}`,
  ])
  const more = chance.some(parts(trade.tasks), 2).join(' and ')
  const rest = [
    `Responsible for ${more}.`,
    `${upper(chance.pick(words.traits))}.`,
    `Available from ${2027} at short notice.`,
  ]
  return `${opening}. ${chance.some(rest, chance.between(0, 3)).join(' ')}`.trim()
}

function jobs(make: Make, count: number): Job[] {
  const { words, chance, trade } = make
  const titles = parts(trade.titles)
  const found: Job[] = []
  let end = { year: 2026, month: chance.between(1, 6) }
  for (let index = 0; index < count; index += 1) {
    const start = monthsBefore(end, chance.between(5, 46))
    const isOpen = index === 0 && chance.is(0.7)
    found.push({
      name: employer(words, chance),
      position: chance.pick(titles),
      location: chance.is(0.85) ? chance.pick(words.towns).join(', ') : '',
      startDate: shown(start),
      ...(isOpen ? {} : { endDate: shown(end) }),
      highlights: deeds(make, index > 4 ? chance.between(0, 2) : chance.between(1, 6)),
    })
    end = monthsBefore(start, chance.pick([0, 1, 1, 2, 7]))
  }
  return found
}

interface Month {
  year: number
  month: number
}

export const shown = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`

export function monthsBefore({ year, month }: Month, count: number): Month {
  const all = year * 12 + month - 1 - count
  return { year: Math.floor(all / 12), month: (all % 12) + 1 }
}

export const employer = (words: Words, chance: Chance) => named(chance.pick(words.employers), words, chance)

export const named = (form: string, words: Words, chance: Chance) => {
  const stems = chance.some(words.stems, 2)
  return form.replace('#', stems[0] ?? '').replace('#', stems[1] ?? '')
}

/** Some of a word, most of a line, some of three. */
export function deeds({ words, chance, trade }: Make, count: number): string[] {
  return chance.some(parts(trade.tasks), count).map((task, index, all) => {
    if (chance.is(0.06)) return upper(task)
    const result = () => filled(chance.pick(words.results), chance)
    const more = chance.is(0.25)
      ? `; ${lower(chance.pick(words.verbs))} ${all[(index + 3) % all.length] ?? task}${joined(result())}`
      : ''
    const text = `${chance.pick(words.verbs)} ${task}${chance.is(0.75) ? joined(result()) : ''}${more}`
    return chance.is(0.5) ? `${text}.` : text
  })
}

const joined = (result: string) => (/^[,;]/.test(result) ? result : ` ${result}`)

export const filled = (text: string, chance: Chance) =>
  text
    .replaceAll('{k}', () => String(chance.between(2, 12)))
    .replaceAll('{p}', () => String(chance.between(3, 95)))
    .replaceAll('{m}', () => String(chance.between(20, 900)))
    .replaceAll('{y}', () => String(chance.between(1998, 2015)))

export const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
export const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

export function volunteering(make: Make, first: number): Volunteering {
  const { words, chance } = make
  return {
    organization: named(chance.pick(words.causes), words, chance),
    position: chance.pick(['Volunteer', 'Trustee', 'Team Leader', 'Mentor']),
    location: chance.pick(words.towns).filter(Boolean).join(', '),
    startDate: `${first + 1}-03`,
    endDate: `${first + chance.between(2, 4)}-09`,
    highlights: deeds(make, chance.between(0, 2)),
  }
}

function studies({ words, chance, trade }: Make, first: number): Study[] {
  let end = first - chance.between(0, 1)
  return chance.some(trade.degrees, chance.pick([1, 1, 1, 2, 2, 3])).map(([studyType, area]) => {
    const start = end - chance.between(1, 4)
    const study: Study = {
      institution: named(chance.pick(words.schools), words, chance),
      location: chance.is(0.7) ? chance.pick(words.towns).join(', ') : '',
      studyType,
      area,
      startDate: `${start}-09`,
      endDate: `${end}-0${chance.between(5, 7)}`,
      score: chance.is(0.35)
        ? chance.pick(['GPA 3.8', 'First Class Honours', '2:1', 'cum laude', 'GPA: 3.4/4.0', '1.7'])
        : '',
      courses: chance.is(0.2)
        ? chance.some(['Statistics', 'Ethics', 'Project work', 'Business English', 'Economics'], 3)
        : [],
    }
    end = start
    return study
  })
}

function skills({ chance, trade }: Make): Person['skills'] {
  const more = [
    { name: 'Personal', keywords: ['Time management', 'Problem solving', 'Communication', 'Leadership'] },
    { name: 'Office', keywords: ['Word', 'PowerPoint', 'Excel', 'Teams'] },
    { name: 'Other', keywords: ['Driving licence', 'Public speaking', 'Event planning'] },
  ]
  const groups = [...skillGroups(trade), ...chance.some(more, chance.between(0, 3))]
  return groups.map(({ name, keywords }) => ({
    name,
    keywords: chance.some(keywords, chance.between(2, keywords.length)),
  }))
}

export const languages = ({ words, chance }: Make) =>
  chance
    .some(words.languages, chance.between(1, 4))
    .map((language) => ({ language, fluency: chance.pick(words.levels) }))

export const certificates = ({ words, chance, trade }: Make) =>
  chance.some(parts(trade.certificates), chance.between(1, 3)).map((name) => ({
    name,
    date: `${chance.between(2012, 2025)}-0${chance.between(1, 9)}`,
    issuer: chance.is(0.6) ? `${chance.pick(words.stems)} Institute` : '',
  }))

export const projects = (make: Make) =>
  make.chance.some(parts(make.trade.projects), make.chance.between(1, 3)).map((name) => {
    const year = make.chance.between(2016, 2024)
    return {
      name,
      description: `${upper(make.chance.pick(parts(make.trade.tasks)))} for ${employer(make.words, make.chance)}`,
      startDate: `${year}-02`,
      endDate: `${year + 1}-05`,
      highlights: deeds(make, make.chance.between(0, 2)),
    }
  })

export const publications = ({ words, chance }: Make) =>
  chance.some(words.papers, chance.between(1, 3)).map((name) => ({
    name: named(name, words, chance),
    publisher: `${chance.pick(words.stems)} ${chance.pick(['Review', 'Quarterly', 'Press', 'Proceedings'])}`,
    releaseDate: `${chance.between(2010, 2025)}-0${chance.between(1, 9)}`,
  }))

export const awards = ({ words, chance }: Make) =>
  chance.some(words.awards, chance.between(1, 2)).map((title) => ({
    title: named(title, words, chance),
    date: `${chance.between(2010, 2025)}-0${chance.between(1, 9)}`,
    awarder: chance.is(0.5) ? employer(words, chance) : '',
  }))
