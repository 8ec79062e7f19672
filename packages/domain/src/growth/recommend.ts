import { listed } from '../language/speak/listed.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { isNamed } from '../skills/named.ts'
import { awarded, natureOf } from '../skills/nature.ts'
import { isKindOf } from '../skills/relation.ts'
import { keysOf } from '../skills/tokens.ts'
import { alternativeWords } from '../words/skills.ts'
import { type Asked, namesOf, type Wants } from './asked.ts'

export interface SavedJob {
  id: string
  title: string | null
  company: string | null
  job: Wants
}

export interface Recommendation {
  skillId: number
  skill: string
  /** 0 to 100: how many of the saved jobs ask for it. */
  relevanceScore: number
  reason: string
  /** The ids of the jobs that ask for it. */
  jobs: string[]
}

export interface SkillsAndJobs {
  /** All skills that the person lists, or whose names stand anywhere in their resumes. */
  skills: readonly string[]
  jobs: readonly SavedJob[]
}

const usualLimit = 12

/** Named skills that saved jobs require and the person does not have, what most jobs ask for first. */
export function recommendSkills(
  { skills, jobs }: SkillsAndJobs,
  { unwanted = [], limit = usualLimit }: { unwanted?: readonly number[]; limit?: number } = {},
): Recommendation[] {
  const ordered = [...jobs].sort((a, b) => (a.id < b.id ? -1 : 1))
  const rows = ordered.flatMap((saved) => openRows(saved, skills))
  const asking = new Map<string, SavedJob[]>()
  for (const { job, names } of rows)
    for (const name of names) asking.set(name, [...new Set([...(asking.get(name) ?? []), job])])
  const ranked = [...asking].sort(([, a], [, b]) => b.length - a.length)
  return oneOfEach(ranked, rows)
    .map(([name, by]) => recommendation(name, by, jobs.length))
    .filter(({ skillId }) => !unwanted.includes(skillId))
    .slice(0, limit)
}

interface OpenRow {
  job: SavedJob
  /** Those that the person does not have. */
  names: string[]
  isEither: boolean
}

function openRows(job: SavedJob, skills: readonly string[]): OpenRow[] {
  return job.job.requirements.flatMap((row) => {
    if (row.importance !== 'required') return []
    const asked = namesOf(row)
    const names = asked.filter((name) => !hasIt(name, skills))
    const isEither = isAlternative(row)
    if (isEither && names.length < asked.length) return []
    return [{ job, names: names.filter((name) => isNamed(name) && isAskedItself(name, row)), isEither }]
  })
}

/** In brackets stand examples: an `ERP system (SAP)` is not SAP. */
const isAskedItself = (name: string, { words }: Asked) =>
  skillMatcher()
    .named(words.replace(/\([^)]*\)/g, ' '))
    .some((skill) => skill.name === name)

const isAlternative = ({ words }: Asked) => /[/(]/.test(words) || keysOf(words).some((key) => alternativeWords.has(key))

/** A resume that is read here is in English. */
const hadByAll = new Set(['English'])

function hasIt(name: string, skills: readonly string[]): boolean {
  const { family } = skillNamed(name) ?? { family: name }
  const isAwarded = awarded.has(natureOf(name))
  return (
    hadByAll.has(name) ||
    skills.some(
      (own) =>
        own === name ||
        skillNamed(own)?.family === family ||
        isKindOf(own, name) ||
        // Who has the licence in general is not told to get it: `Driver's license`, `Full UK driving licence`.
        (isAwarded && isKindOf(name, own)),
    )
  )
}

/** Of what would do instead of one another, the one that most jobs ask for. */
function oneOfEach<Ranked extends [string, SavedJob[]]>(ranked: readonly Ranked[], rows: readonly OpenRow[]): Ranked[] {
  const answered = new Set<OpenRow>()
  return ranked.filter(([name]) => {
    const asking = rows.filter(({ names }) => names.includes(name))
    const isNew = asking.some((row) => !row.isEither || !answered.has(row))
    if (isNew) for (const row of asking) answered.add(row)
    return isNew
  })
}

function recommendation(name: string, jobs: readonly SavedJob[], all: number): Recommendation {
  return {
    ...{ skillId: skillNamed(name)?.id ?? 0, skill: name, jobs: jobs.map(({ id }) => id) },
    relevanceScore: Math.round((1000 * jobs.length) / all) / 10,
    reason: reasonOf(jobs, all),
  }
}

const mostNamed = 3

function reasonOf(jobs: readonly SavedJob[], all: number): string {
  const ask = jobs.length === 1 ? 'asks' : 'ask'
  const of = all === 1 ? 'Your saved ad asks for it' : `${jobs.length} of your ${all} saved ads ${ask} for it`
  const names = jobs.slice(0, mostNamed).map(jobName)
  const more = jobs.length - names.length
  return `${of}: ${more > 0 ? `${names.join(', ')} and ${more} more` : listed(names)}.`
}

function jobName({ title, company, job }: SavedJob): string {
  const role = title || job.title || 'a saved ad'
  const place = company || job.company
  return place ? `${role} at ${place}` : role
}
