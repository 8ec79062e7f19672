import {
  awards,
  certificates,
  deeds,
  employer,
  filled,
  type Job,
  languages,
  lower,
  type Make,
  monthsBefore,
  named,
  type Person,
  phone,
  plainLetters,
  projects,
  publications,
  type Study,
  shown,
  upper,
  volunteering,
} from './person.ts'
import { type Chance, chanceOf } from './random.ts'
import {
  bulletsTitles,
  coursework,
  declarations,
  departments,
  details,
  grades,
  leadWords,
  moreSkills,
  terms,
} from './words/manners.ts'
import { parts, skillGroups, type Words } from './words/words.ts'

// People who differ more than those of person.ts: in what they have done, in how they write it, and in what they leave out.

/** How somebody writes of their work, all through their resume. */
interface Manner {
  jobs: readonly [number, number]
  bullets: readonly [number, number]
  /** Of a job: text alone, text and bullets, or bullets. */
  text: 'alone' | 'before' | 'none'
  /** `Delivery: …` */
  leads: boolean
  oneWord: boolean
  bulletsTitle: string
  hasTools: boolean
  hasAbout: boolean
  hasTerms: boolean
  hasDepartments: boolean
  /** How likely the next job is at the same employer. */
  stays: number
}

const mannerOf = (chance: Chance): Manner => ({
  jobs: chance.pick([
    [1, 2],
    [2, 4],
    [2, 5],
    [3, 6],
    [6, 12],
  ] as const),
  bullets: chance.pick([
    [0, 2],
    [1, 3],
    [1, 5],
    [2, 6],
    [4, 8],
  ] as const),
  text: chance.pick(['none', 'none', 'none', 'none', 'before', 'before', 'alone']),
  leads: chance.is(0.15),
  oneWord: chance.is(0.1),
  bulletsTitle: chance.is(0.2) ? chance.pick(bulletsTitles) : '',
  hasTools: chance.is(0.25),
  hasAbout: chance.is(0.2),
  hasTerms: chance.is(0.2),
  hasDepartments: chance.is(0.15),
  stays: chance.pick([0, 0, 0.15, 0.45]),
})

export function inventVaried(words: Words, seed: string): Person {
  const chance = chanceOf(`${seed} varied`)
  const make: Make = { words, chance, trade: chance.pick(words.trades) }
  const manner = mannerOf(chance)
  const work = variedJobs(make, manner)
  const first = Number((work.at(-1)?.startDate ?? '2018').slice(0, 4))
  const often = <Item>(probability: number, make: () => Item[]): Item[] => (chance.is(probability) ? make() : [])
  return {
    basics: basics(make, work[0]?.position ?? upper(make.trade.name)),
    work,
    volunteer: often(0.3, () => [volunteering(make, first)]),
    education: studies(make, first),
    skills: skills(make),
    languages: often(0.6, () => languages(make)),
    certificates: often(0.6, () => certificates(make)),
    projects: often(0.35, () => variedProjects(make)),
    publications: often(0.2, () => publications(make).map((it) => ({ ...it, ...about(make) }))),
    awards: often(0.3, () => awards(make).map((it) => ({ ...it, ...about(make) }))),
    memberships: often(0.2, () => memberships(make)),
    interests: often(0.4, () => chance.some(words.interests, chance.between(1, 8)).map((name) => ({ name }))),
    references: often(0.25, () => references(make)),
    ...(chance.is(0.06) ? { declaration: chance.pick(declarations) } : {}),
  }
}

const about = ({ chance, words, trade }: Make) =>
  chance.is(0.3)
    ? {
        summary: `${upper(chance.pick(parts(trade.tasks)))} ${filled(chance.pick(words.results), chance)}.`.replace(
          ' ,',
          ',',
        ),
      }
    : {}

function basics(make: Make, title: string): Person['basics'] {
  const { words, chance } = make
  const given = chance.pick(words.given)
  const family = chance.is(0.02) ? '' : chance.pick(words.family)
  const middle = chance.pick([
    '',
    '',
    '',
    '',
    '',
    ` ${chance.pick(words.given).slice(0, 1)}.`,
    ` ${chance.pick(words.given)}`,
  ])
  const [city, region] = chance.pick(words.towns.filter(([name]) => name !== 'Remote'))
  const web = plainLetters(`${given}${family}`).replace(/\.+/g, '') || 'me'
  const handle = chance.pick([
    web,
    plainLetters(`${given}.${family || 'mail'}`).replace(/\.{2,}/g, '.'),
    `${web.slice(0, 1)}_${plainLetters(family) || web}`,
    `${web}.work`,
  ])
  const url = chance.is(0.35)
    ? `${chance.pick(['https://', 'https://www.', 'www.', '', 'http://'])}${web}.example${chance.pick(['', '', '/portfolio', '/cv'])}`
    : undefined
  const profiles = [
    {
      network: 'LinkedIn',
      username: web,
      url: `${chance.pick(['linkedin.com/in/', 'https://www.linkedin.com/in/', 'www.linkedin.com/in/'])}${web}`,
    },
    { network: 'GitHub', username: web, url: `${chance.pick(['github.com/', 'https://github.com/'])}${web}` },
  ].filter((_, index) => chance.is(index === 0 ? 0.6 : 0.25))
  return {
    name: `${given}${middle}${family ? ` ${family}` : ''}`,
    label: chance.is(0.8)
      ? title
      : `${title}${chance.pick([' | ', ' & ', ' / ', ' – ', ', '])}${chance.pick(parts(make.trade.titles))}`,
    email: `${handle}${chance.is(0.25) ? chance.between(1, 1999) : ''}@${chance.pick(words.hosts)}`,
    phone: phone(chance),
    ...(url ? { url } : {}),
    location: { ...street(chance), city, region },
    profiles,
    summary: chance.is(0.12) ? '' : summary(make, title),
    details: chance.some(details, 6).slice(0, chance.pick([0, 1, 2, 4])),
  }
}

const street = (chance: Chance) => ({
  address: `${chance.between(1, 240)}${chance.pick(['', '', 'A', '/3'])} ${chance.pick(['Mill Lane', 'Harbour Street', 'Oak Avenue', 'Station Road', 'W 34th Street, Apt 5', 'Rue des Lilas', 'High Street', 'Lindenweg', 'Elm Dr.'])}`,
  postalCode: chance.pick(['', '', '10115', '94107', 'LS1 4AB', '4021', '75011', 'K1A 0B1', 'SW1A 2AA']),
})

function summary({ words, chance, trade }: Make, title: string): string {
  const years = chance.between(2, 25)
  const tasks = () => chance.pick(parts(trade.tasks))
  const opening = [
    `${title} with ${years}+ years of experience in ${tasks()}, ${tasks()} and ${tasks()}.`,
    `I am a ${title.toLowerCase()} who is ${chance.pick(words.traits)}.`,
    `To obtain a position as ${title} where I can use my experience with ${tasks()}.`,
    `${upper(chance.pick(words.traits))}; ${years} years in ${trade.name}.`,
    `Results-driven ${title} (${years} yrs).`,
  ]
  const more = [
    `Known for ${tasks()} and ${tasks()}${comma(filled(chance.pick(words.results), chance))}.`,
    `${upper(chance.pick(words.traits))}.`,
    `Has led teams of up to ${chance.between(3, 40)} people across ${chance.between(2, 6)} locations.`,
    `Holds ${chance.pick(parts(trade.certificates))}.`,
    `Looking for a role with ${employer(words, chance)} or a similar organisation.`,
    'Open to relocation.',
  ]
  return [chance.pick(opening), ...chance.some(more, chance.pick([0, 0, 1, 2, 3, 5]))].join(' ')
}

const comma = (result: string) => (/^[,;]/.test(result) ? result : ` ${result}`)

function variedJobs(make: Make, manner: Manner): Job[] {
  const { words, chance, trade } = make
  const titles = parts(trade.titles)
  const found: Job[] = []
  const count = chance.between(...manner.jobs)
  let end = { year: 2026, month: chance.between(1, 6) }
  for (let index = 0; index < count; index += 1) {
    const start = monthsBefore(end, chance.pick([3, 6, 11, 14, 20, 25, 31, 38, 47, 70, 120]))
    const isOpen = index === 0 && chance.is(0.7)
    const before = found.at(-1)
    const isSame = before !== undefined && chance.is(manner.stays)
    found.push({
      name: isSame ? before.name : employer(words, chance),
      position: chance.pick(titles),
      location: isSame ? before.location : chance.is(0.8) ? placeOf(make) : '',
      startDate: shown(start),
      ...(isOpen ? {} : { endDate: shown(end) }),
      ...(isSame ? {} : told(make, manner)),
      ...written(make, manner, index),
    })
    end = monthsBefore(start, chance.pick([0, 1, 1, 2, 7, 18]))
  }
  return found
}

const placeOf = ({ words, chance }: Make) => chance.pick(words.towns).filter(Boolean).join(', ')

/** What is said of an employer. */
const told = ({ chance, trade, words }: Make, { hasAbout }: Manner): Partial<Job> =>
  hasAbout && chance.is(0.8)
    ? {
        description: chance.pick([
          `A ${chance.pick(['family-owned', 'listed', 'regional', 'fast-growing', 'charitable'])} company of ${chance.between(8, 9000)} people in ${trade.name}`,
          `Leading provider of ${chance.pick(parts(trade.tasks))} in ${chance.pick(words.towns)[0]}`,
          `(${chance.pick(['start-up', 'non-profit', 'agency', 'B2B services', 'FTSE 250'])}, ${chance.between(5, 400)} employees)`,
        ]),
      }
    : {}

function written(make: Make, manner: Manner, index: number): Pick<Job, 'highlights'> & Partial<Job> {
  const { chance, trade } = make
  const [least, most] = manner.bullets
  const count = index > 5 ? chance.between(0, 2) : chance.between(least, most)
  const text = manner.text !== 'none' && chance.is(0.8) ? paragraph(make, manner.text === 'alone' ? 4 : 2) : ''
  const keywords = skillGroups(trade).flatMap((group) => group.keywords)
  return {
    ...(text ? { summary: text } : {}),
    ...(manner.hasTerms && chance.is(0.6) ? { terms: chance.pick(terms) } : {}),
    ...(manner.hasDepartments && chance.is(0.7) ? { department: chance.pick(departments) } : {}),
    ...(manner.hasTools ? { tools: chance.some(keywords, chance.between(2, 6)) } : {}),
    ...(manner.bulletsTitle ? { bulletsTitle: manner.bulletsTitle } : {}),
    highlights: manner.text === 'alone' && text ? [] : variedDeeds(make, manner, count),
  }
}

const paragraph = (make: Make, most: number) =>
  variedDeeds(make, { leads: false, oneWord: false }, make.chance.between(1, most))
    .map((text) => (text.endsWith('.') ? text : `${text}.`))
    .join(' ')

function variedDeeds(make: Make, { leads, oneWord }: Pick<Manner, 'leads' | 'oneWord'>, count: number): string[] {
  const { chance, trade } = make
  if (oneWord && chance.is(0.5))
    return chance.some(parts(trade.tasks), count).map((task) => upper(task.split(' ').at(-1) ?? task))
  const tasks = parts(trade.tasks).length
  const all = [...deeds(make, Math.min(count, tasks)), ...deeds(make, Math.max(0, count - tasks))]
  return all.map((text) => (leads && chance.is(0.85) ? `${chance.pick(leadWords)}: ${text}` : text))
}

function studies(make: Make, first: number): Study[] {
  const { words, chance, trade } = make
  let end = first - chance.between(0, 1)
  const known = [
    ...trade.degrees,
    ['High School Diploma', ''],
    ['Certificate', lower(chance.pick(parts(trade.tasks)))],
  ] as const
  return chance.some(known, chance.pick([1, 1, 1, 2, 2, 3, 4])).map(([studyType, area], index) => {
    const isExpected = index === 0 && chance.is(0.08)
    const start = end - chance.between(1, 4)
    const subjects = chance.some(coursework, chance.between(2, 6))
    const study: Study = {
      institution: named(chance.pick(words.schools), words, chance),
      location: chance.is(0.6) ? placeOf(make) : '',
      studyType,
      area,
      startDate: `${start}-09`,
      endDate: `${isExpected ? 2027 : end}-0${chance.between(5, 7)}`,
      score: chance.is(0.35) ? chance.pick(grades) : '',
      courses: chance.is(0.25) ? subjects : [],
      ...(chance.is(0.12) ? { minor: chance.pick(coursework) } : {}),
      ...(chance.is(0.15)
        ? {
            thesis: `${upper(chance.pick(parts(trade.tasks)))}: ${chance.pick(['a case study', 'methods and limits', 'lessons from practice', 'a comparison'])}`,
          }
        : {}),
      ...(isExpected ? { isExpected } : {}),
    }
    end = start
    return study
  })
}

/** From three skills to sixty; no skill twice. */
function skills({ words, chance, trade }: Make): Person['skills'] {
  if (chance.is(0.04)) return []
  const own = skillGroups(trade)
  const foreign = chance.is(0.2) ? skillGroups(chance.pick(words.trades)) : []
  const groups = [...own, ...foreign, ...chance.some(moreSkills, chance.between(0, 3))]
  const kept = groups.slice(0, chance.pick([1, 2, 3, 4, 5, 9]))
  const seen = new Set<string>()
  const fresh = (word: string) => !seen.has(word) && seen.add(word).size > 0
  return kept
    .map(({ name, keywords }) => ({
      name,
      keywords: chance.some(keywords, chance.between(2, keywords.length)).filter(fresh),
    }))
    .filter(({ name, keywords }) => keywords.length > 0 && fresh(name))
}

const variedProjects = (make: Make) =>
  projects(make).map((project) => {
    const keywords = skillGroups(make.trade).flatMap((group) => group.keywords)
    return {
      ...project,
      ...(make.chance.is(0.4) ? { keywords: make.chance.some(keywords, make.chance.between(2, 5)) } : {}),
    }
  })

const memberships = ({ words, chance, trade }: Make) =>
  Array.from({ length: chance.between(1, 3) }, () => ({
    name: `${chance.pick(['Member', 'Associate Member', 'Fellow', 'Student Member'])}, ${chance.pick(words.stems)} ${chance.pick(['Institute of', 'Society for', 'Association of', 'Guild of'])} ${upper(trade.name)}`,
    date: `${chance.between(2008, 2025)}-0${chance.between(1, 9)}`,
    issuer: '',
  }))

function references({ words, chance }: Make): Person['references'] {
  if (chance.is(0.5))
    return [
      {
        name: chance.pick(['Available upon request', 'References available on request.', 'Furnished on request']),
        reference: '',
      },
    ]
  return Array.from({ length: chance.between(1, 3) }, () => {
    const name = `${chance.pick(words.given)} ${chance.pick(words.family)}`
    return {
      name,
      reference: `${chance.pick(['Director', 'Line manager', 'Professor', 'Head of Team'])}, ${employer(words, chance)}, ${phone(chance)}`,
    }
  })
}
