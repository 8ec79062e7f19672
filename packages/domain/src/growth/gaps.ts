import type { Job, LanguageDemand, Requirement } from '../job/job.ts'
import { listed } from '../language/speak/listed.ts'
import type { Match } from '../match/index.ts'
import { skillNamed } from '../skills/index.ts'
import { meets } from '../skills/relation.ts'
import { spokenName } from '../skills/spoken-name.ts'
import { patternOf } from '../text/patterns.ts'
import { workplaces } from '../words/skills.ts'

/** As much of an advertisement as is asked of whoever applies. */
export interface Wants extends Pick<Job, 'title' | 'company'> {
  /** The words are missing from what was read before they were kept. */
  requirements: readonly (Pick<Requirement, 'id' | 'kind' | 'text' | 'importance' | 'skills'> & {
    words?: string | undefined
  })[]
  languages: readonly Pick<LanguageDemand, 'language'>[]
}

export const wantsOf = ({ title, company, requirements, languages }: Wants): Wants => ({
  title,
  company,
  requirements: requirements.map(({ id, kind, text, words, importance, skills }) => ({
    ...{ id, kind, text, words, importance, skills },
  })),
  languages: languages.map(({ language }) => ({ language })),
})

export interface SavedJob {
  id: string
  title: string | null
  company: string | null
  job: Wants
  /** How the person's resume compares with it, where that has been measured. */
  match?: Pick<Match, 'ledger'> | undefined
}

interface AskingJob {
  id: string
  name: string
  importance: Requirement['importance']
}

export interface Gap {
  /** The name of a skill of the catalogue, or the advertisement's words for what is not in it. */
  name: string
  inCatalogue: boolean
  /** 0 to 100: how much it would bring over all the saved jobs. */
  relevance: number
  jobs: AskingJob[]
  /** The closest skill that the person shows, and how close it is, 0 to 1. */
  nearest: { name: string; weight: number } | null
  reason: string
}

export interface SkillsAndJobs {
  /** Names of the skills that the person shows. */
  skills: readonly string[]
  jobs: readonly SavedJob[]
}

const weights = { required: 3, preferred: 1 }
/** A way of working is shown by telling of it rather than by learning it. */
const softShare = 0.4
const nearBonus = 0.25

/** What the saved jobs ask for and the person does not show, what brings most first. */
export function rankGaps({ skills, jobs }: SkillsAndJobs): Gap[] {
  const shown = new Set(skills)
  const wanted = new Map<string, { jobs: AskingJob[]; demand: number }>()
  for (const saved of [...jobs].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const [name, { importance, share }] of missingFrom(saved, shown)) {
      const known = wanted.get(name) ?? { jobs: [], demand: 0 }
      known.jobs.push({ id: saved.id, name: jobName(saved), importance })
      known.demand += weights[importance] * share
      wanted.set(name, known)
    }
  }
  return [...wanted]
    .map(([name, { jobs: asking, demand }]) => gap(name, asking, demand, shown, jobs.length))
    .sort((a, b) => b.relevance - a.relevance || b.jobs.length - a.jobs.length || (a.name < b.name ? -1 : 1))
}

interface Want {
  importance: Requirement['importance']
  /** Part of one where any of several would do. */
  share: number
}

function missingFrom({ job, match }: SavedJob, shown: ReadonlySet<string>): Map<string, Want> {
  const missing = new Map<string, Want>()
  for (const requirement of job.requirements) {
    if (isMet(requirement, match)) continue
    const names = namesOf(requirement, job)
    const lacking = names.filter((name) => !shows(name, shown))
    const either = / or |\//i.test(requirement.text)
    if (either && lacking.length < names.length) continue
    for (const name of lacking)
      keepGreater(missing, name, { importance: requirement.importance, share: either ? 1 / lacking.length : 1 })
  }
  return missing
}

function keepGreater(missing: Map<string, Want>, name: string, want: Want) {
  const worth = (it: Want) => weights[it.importance] * it.share
  const known = missing.get(name)
  if (!known || worth(want) > worth(known)) missing.set(name, want)
}

function isMet({ id }: Wanted, match: SavedJob['match']): boolean {
  const rows = match?.ledger.filter((row) => row.id === id) ?? []
  return rows.length > 0 && rows.every(({ status }) => status === 'met')
}

type Wanted = Wants['requirements'][number]

const learnable = new Set<Requirement['kind']>(['skill', 'certificate', 'language'])

const isWorkplace = patternOf(workplaces, '')

/** The skills that a requirement asks for, and not where somebody has worked; the words themselves for a certificate that the catalogue does not know. */
export function namesOf({ kind, skills, text }: Wanted, { languages }: Wants): string[] {
  if (!learnable.has(kind)) return []
  if (skills.length > 0) return skills.filter((name) => !isWorkplace.test(name))
  if (kind === 'language') return languages.map(({ language }) => language).filter((name) => text.includes(name))
  return kind === 'certificate' ? [text] : []
}

/** As the match has it: a resume that is read here is in English. */
const shownByAll = new Set(['English'])

/** Whoever shows the narrower shows the wider. */
function shows(name: string, shown: ReadonlySet<string>): boolean {
  if (shown.has(name) || shownByAll.has(name)) return true
  return [...shown].some((own) => meets(own, name))
}

const jobName = ({ title, company, job }: SavedJob): string => {
  const role = title || job.title || 'a saved job'
  const place = company || job.company
  return place ? `${role} at ${place}` : role
}

function gap(name: string, jobs: AskingJob[], demand: number, shown: ReadonlySet<string>, all: number): Gap {
  const nearest = nearestOf(name, shown)
  const share = demand / (weights.required * all)
  const ease = 1 + nearBonus * ((nearest?.weight ?? 0) - 1)
  const relevance = Math.round(1000 * share * ease * (skillNamed(name)?.soft ? softShare : 1)) / 10
  return {
    name,
    inCatalogue: skillNamed(name) !== undefined,
    relevance,
    jobs,
    nearest,
    reason: reasonOf(name, jobs, all, nearest),
  }
}

function nearestOf(name: string, shown: ReadonlySet<string>): Gap['nearest'] {
  const near = (skillNamed(name)?.neighbours ?? []).filter((it) => shown.has(it.name))
  const [best] = near.sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
  return best ? { name: best.name, weight: best.weight } : null
}

const mostNamed = 3

function reasonOf(name: string, jobs: AskingJob[], all: number, nearest: Gap['nearest']): string {
  const musts = jobs.filter(({ importance }) => importance === 'required').length
  const of =
    all === 1 ? 'Your saved job asks' : `${jobs.length} of your ${all} saved jobs ${jobs.length === 1 ? 'asks' : 'ask'}`
  const names = jobs.slice(0, mostNamed).map((it) => it.name)
  const more = jobs.length - names.length
  const asking = more > 0 ? `${names.join(', ')} and ${more} more` : listed(names)
  const close = nearest ? ` You show ${spokenName(nearest.name)}, which is close to it.` : ''
  return `${of} for ${spokenName(name)}${mustWords(musts, jobs.length)}: ${asking}.${close}`
}

function mustWords(musts: number, jobs: number): string {
  if (musts === 0) return ', as a plus'
  return musts === jobs ? ', as a must' : `, ${musts} of them as a must`
}
