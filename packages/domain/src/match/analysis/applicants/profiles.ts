import type { Job, Requirement } from '../../../job/job.ts'
import { endsApplication } from '../../../job/knock-outs.ts'
import { words } from '../../../language/words.ts'
import {
  type Entry,
  emptyDocument,
  type ResumeDocument,
  type Section,
  type SectionKind,
} from '../../../resume/document.ts'
import { yearOf } from '../../../resume/partial-date.ts'
import { skillNamed } from '../../../skills/index.ts'
import { patternOf } from '../../../text/patterns.ts'
import { wayWords } from '../../../words/ways.ts'
import { applicantBounds } from '../weights.ts'

/** A typical applicant: which of the requirements they show, and how. */
export interface Profile {
  /** Null where only the score tells what they are strong in. */
  name: string | null
  tags: string[]
  /** What they bring of what is asked. */
  shows: Requirement[]
  /** Skills they bring instead of those asked. */
  instead: string[]
  title: string | null
  years: number
  /** Whether they meet the conditions without which an application ends. */
  admitted: boolean
}

const rank = patternOf(wayWords.rank)

/** Kinds of people who answer such an advertisement, made from what it asks and nothing else. */
export function profilesFor(job: Job): Profile[] {
  const required = job.requirements.filter(({ importance }) => importance === 'required')
  const skills = required.filter(({ kind }) => kind === 'skill' || kind === 'experience')
  const years = job.yearsMin ?? applicantBounds.years
  const full: Profile = { name: '', tags: [], shows: required, instead: [], title: job.title, years, admitted: true }
  const all = {
    ...full,
    name: 'Brings everything that is asked',
    tags: ['must-haves', 'nice-to-haves'],
    shows: job.requirements,
    years: years + applicantBounds.moreYears,
  }
  const plain = { ...full, name: 'Meets the must-haves, no extras', tags: ['must-haves'] }
  return [
    ...(job.requirements.length > required.length ? [all] : []),
    ...(required.length > 0 ? [plain] : []),
    ...partlyNew(full, skills),
    ...(job.yearsMin !== null || (job.title !== null && rank.test(job.title)) ? [below(full, skills)] : []),
    ...changer(full, skills),
  ]
}

/** Has done a part of the work that is asked. */
function partlyNew(full: Profile, skills: readonly Requirement[]): Profile[] {
  const part = Math.ceil(skills.length * applicantBounds.known)
  const [known, unknown] = [skills.slice(0, part), skills.slice(part)]
  const shows = full.shows.filter((it) => !unknown.includes(it))
  return known.length === 0 || unknown.length === 0
    ? []
    : [{ ...full, name: null, tags: ['part of the must-haves'], shows }]
}

function below(full: Profile, skills: readonly Requirement[]): Profile {
  const { missingEach, yearsBelow } = applicantBounds
  const missing = skills.filter((_, at) => (at + 1) % missingEach === 0)
  const shows = full.shows.filter((it) => !missing.includes(it))
  const title = full.title?.replace(rank, '') ?? null
  const years = Math.floor(full.years * yearsBelow)
  return { ...full, name: 'One level below', tags: ['fewer years'], shows, title, years }
}

/** Has done neighbouring work: what lies beside the skills that are asked, but none of these. */
function changer(full: Profile, skills: readonly Requirement[]): Profile[] {
  const asked = new Set(skills.flatMap((it) => it.skills))
  const beside = [...asked].flatMap((name) => skillNamed(name)?.neighbours.map((it) => it.name) ?? [])
  const instead = [...new Set(beside)]
    .filter((name) => !asked.has(name))
    .sort()
    .slice(0, applicantBounds.mostInstead)
  if (instead.length < applicantBounds.leastInstead) return []
  const shows = full.shows.filter(({ kind }) => kind === 'degree' || kind === 'language' || kind === 'trait')
  return [
    {
      ...full,
      name: 'Career changer from a neighboring field',
      tags: ['transferable skills'],
      shows,
      instead,
      title: null,
      admitted: false,
    },
  ]
}

/** Said in another order, for what is copied from an advertisement proves nothing. */
const retold = ({ text, skills }: Requirement) => [...skills, ...words(text).reverse()].join(', ')

/** The profile as a resume, without a name, an employer or a school: there is no such person. */
export function documentOf(
  { shows, instead, title, years, admitted }: Profile,
  job: Job,
  today: string,
): ResumeDocument {
  const year = (yearOf(today) ?? 0) - years
  const start = `${year}${today.slice(4, 7)}`
  const of = (...kinds: Requirement['kind'][]) => shows.filter(({ kind }) => kinds.includes(kind))
  const held = [...of('certificate'), ...(admitted ? job.knockOuts.filter(endsApplication) : [])].map(
    ({ text }) => text,
  )
  const work = [...of('skill', 'experience', 'years', 'trait', 'place').map(retold), ...instead]
  const role = { id: 'r1', ...(title ? { title } : {}), start, end: 'present', lines: toLines(work) }
  return {
    ...emptyDocument(),
    basics: { links: [], more: [], ...(job.location ? { location: { city: job.location } } : {}) },
    sections: [
      section('work', [{ type: 'employment', id: 'e1', roles: [role] }]),
      section(
        'education',
        of('degree').map(({ text }, at) => ({
          type: 'study',
          id: `s${at}`,
          degree: text,
          end: String(year),
          courses: [],
          lines: [],
        })),
      ),
      section(
        'certificates',
        [...new Set(held)].map((text, at) => ({ type: 'item', id: `i${at}`, title: text, lines: [], keywords: [] })),
      ),
      section(
        'languages',
        languages(job).map((it, at) => ({ type: 'language', id: `n${at}`, ...it })),
      ),
      section('skills', [
        { type: 'skills', id: 'g1', keywords: toLines([...new Set(shows.flatMap((it) => it.skills))], 'k') },
      ]),
    ],
  }
}

const languages = ({ languages: asked }: Job) =>
  asked.filter(({ required }) => required).map(({ language, level }) => ({ language, fluency: level ?? 'Fluent' }))

const toLines = (texts: readonly string[], prefix = 'l') => texts.map((text, at) => ({ id: `${prefix}${at}`, text }))

const section = (kind: SectionKind, entries: Entry[]): Section => ({ id: `c-${kind}`, kind, title: '', entries })
