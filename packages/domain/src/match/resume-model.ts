import { readVerb } from '../english/verbs.ts'
import type { PartialDate, ResumeDocument } from '../resume/document.ts'
import { monthOf, yearOf } from '../resume/partial-date.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { type Fields, fieldsIn, isOfAnyWork } from './fields.ts'
import { type JobModel, runsOf } from './job-model.ts'
import { nearness } from './relations.ts'
import { countsAs, type Related, relatedRoles } from './roles.ts'
import { isLapsed } from './standing.ts'
import { mostTexts, type Terms, termsOf, titleTerms } from './terms.ts'
import { placeWeights } from './weights.ts'

/** A statement of the resume, ready to be compared. */
export interface Statement {
  source: Source
  terms: Terms
  /** What it proves by where it stands; null for what is only listed or claimed: that depends on what else is shown. */
  proves: number | null
}

/** Where somebody does what they can do: for a living or otherwise. */
export type Practice = 'work' | 'volunteer' | 'project' | 'study'

/** A role with its heading and lines; a project and a course of study are read the same way. */
export interface RoleModel {
  id: string
  title: Terms
  titleText: string
  statements: readonly Statement[]
  stems: ReadonlySet<string>
  skills: ReadonlySet<string>
  /** Months since the year 0; null without a date. The end is the first month after it. */
  from: number | null
  to: number | null
  practice: Practice
  fields: Fields
}

export interface ResumeModel {
  document: ResumeDocument
  statements: readonly Statement[]
  roles: readonly RoleModel[]
  related: readonly Related[]
  /** How near the nearest role is to the one advertised, 0 to 1. */
  nearest: number
  bySkill: ReadonlyMap<string, readonly Statement[]>
  /** How believable a skill is that is only listed, 0 to 1: by the nearest skill that a role or project shows. */
  support(skill: string): number
  /** Skills of the advertisement that were listed without anything near them being shown, where they are many. */
  pasted: ReadonlySet<string>
  today: number
}

export function statementsOf(document: ResumeDocument, facts: readonly Fact[], job: JobModel): Statement[] {
  return sourcesOf(document, facts).map((source) => toStatement(source, job))
}

export function resumeModel(
  document: ResumeDocument,
  statements: readonly Statement[],
  job: JobModel,
  today: string,
  before?: ResumeModel,
): ResumeModel {
  const now = monthsAt(today, 0) ?? 0
  const roles = rolesIn(statements, now, before?.roles ?? [])
  const bySkill = new Map<string, Statement[]>()
  for (const statement of statements)
    for (const name of statement.terms.skills.keys()) bySkill.set(name, [...(bySkill.get(name) ?? []), statement])
  const related = relatedRoles(roles, job)
  const nearest = Math.max(0, ...related.map(({ share }) => countsAs(share)))
  const bySkills = supportBy(statements)
  // Listed beside a role like the one advertised, what the advertisement asks is believable.
  const support = (skill: string) => Math.max(bySkills(skill), job.skills.has(skill) ? 0.9 * nearest : 0)
  const pasted = pastedAmong([...job.skills.keys()], bySkill, support)
  return { document, statements, roles, related, nearest, bySkill, support, pasted, today: now }
}

export function toStatement(source: Source, job: JobModel): Statement {
  const isTitle = source.kind === 'role' || source.kind === 'label'
  const terms = isTitle ? titleTerms(source.text, source.quotes[0]) : termsOf(source.text)
  return { source, terms, proves: isCopied(source, terms, job) ? placeWeights.copied : provesBy(source, terms) }
}

const written = new Set<Source['kind']>(['line', 'summary', 'label', 'skill'])

/** Most of its words stand in the advertisement in the same order, or a long stretch of them does. */
function isCopied({ kind, text }: Source, { words }: Terms, { runs, copied }: JobModel): boolean {
  if (!written.has(kind) || words.length < 6) return false
  const known = copied.get(text)
  if (known !== undefined) return known
  const own = runsOf(words)
  const shared = own.filter((run) => runs.has(run)).length
  const made = shared >= 20 || shared >= own.length * 0.7
  if (copied.size >= mostTexts) copied.clear()
  copied.set(text, made)
  return made
}

function provesBy({ kind, section, role, text }: Source, { skills, rest, words }: Terms): number | null {
  if (kind === 'fact') return placeWeights.fact
  if (kind === 'summary' || kind === 'label') return null
  if (section === 'projects') return placeWeights.project
  if (kind === 'skill') return null
  // `Technologies: Go, Kafka, PostgreSQL` under a role is a list too.
  if (role !== null && kind === 'line' && skills.size > 2 && skills.size >= rest.length && !readVerb(words[0] ?? ''))
    return null
  if (role !== null) return section === 'volunteer' ? placeWeights.volunteer : placeWeights.role
  switch (section) {
    case 'certificates':
      return isLapsed(text) ? placeWeights.lapsed : placeWeights.certificate
    case 'education':
      return placeWeights.study
    case 'publications':
      return placeWeights.project
    case 'interests':
    case 'references':
      return placeWeights.interest
    default:
      return placeWeights.other
  }
}

function supportBy(statements: readonly Statement[]): (skill: string) => number {
  const shown = new Set(
    statements.flatMap(({ proves, source, terms }) =>
      proves !== null && proves >= placeWeights.study && source.kind !== 'fact'
        ? [...terms.skills.keys()].filter((name) => !isOfAnyWork(name))
        : [],
    ),
  )
  const known = new Map<string, number>()
  return (skill) => {
    const support = known.get(skill) ?? supportAmong(skill, shown)
    known.set(skill, support)
    return support
  }
}

/** Fewer than this may be listed by anybody. */
const leastPasted = 5
/** No more than the field of something shown is near. */
const bareSupport = 0.6

function pastedAmong(
  asked: readonly string[],
  bySkill: ReadonlyMap<string, readonly Statement[]>,
  support: (skill: string) => number,
): Set<string> {
  const named = asked.filter((name) => bySkill.has(name))
  const bare = named.filter(
    (name) => bySkill.get(name)?.every(({ proves }) => proves === null) && support(name) <= bareSupport,
  )
  return new Set(bare.length >= leastPasted && bare.length >= named.length * 0.5 ? bare : [])
}

/** The nearest one tells most; where only the field is near, several tell more than one. */
function supportAmong(skill: string, shown: ReadonlySet<string>): number {
  let [best, count] = [0, 0]
  for (const other of shown) {
    const near = nearness(skill, other)
    best = Math.max(best, near)
    if (near >= 0.3) count += 1
  }
  return best > 0.6 ? best : best * Math.min(1, 0.6 + 0.2 * count)
}

/** What a statement proves of a skill; without one, of its words. */
export function proofOf({ proves, terms, source }: Statement, skill: string | null, model: ResumeModel): number {
  if (proves !== null) return proves
  const { support, nearest, pasted } = model
  if (pasted.size > 0 && source.kind === 'skill' && (skill === null || pasted.has(skill))) return 0
  if (skill !== null) return placeWeights.listed * support(skill)
  let best = terms.skills.size === 0 ? nearest : 0
  for (const name of terms.skills.keys()) best = Math.max(best, support(name))
  return placeWeights.listed * best
}

/** A role that has not changed since is taken over. */
function rolesIn(statements: readonly Statement[], now: number, before: readonly RoleModel[]): RoleModel[] {
  const byRole = new Map<string, Statement[]>()
  for (const statement of statements) {
    const { role, entry, section } = statement.source
    const id = role ?? (section === 'projects' || section === 'education' ? entry : null)
    if (id !== null) byRole.set(id, [...(byRole.get(id) ?? []), statement])
  }
  return [...byRole].map(([id, own]) => {
    const known = before.find((role) => role.id === id)
    return known && known.statements.length === own.length ? known : toRole(id, own, now)
  })
}

export const headingOf = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(({ source }) => source.kind === 'role' || source.kind === 'item' || source.kind === 'study')

function practiceOf([first]: readonly Statement[]): Practice {
  switch (first?.source.section) {
    case 'volunteer':
      return 'volunteer'
    case 'projects':
      return 'project'
    case 'education':
      return 'study'
    default:
      return 'work'
  }
}

function toRole(id: string, statements: readonly Statement[], now: number): RoleModel {
  const heading = headingOf(statements)?.source
  const practice = practiceOf(statements)
  const titleText = practice === 'study' ? (heading?.text ?? '') : (heading?.quotes[0] ?? '')
  const proving = statements.filter(({ proves }) => proves !== placeWeights.copied)
  const from = monthsAt(heading?.start, 0)
  const end = monthsAt(heading?.end ?? 'present', 11)
  return {
    id,
    title: titleTerms(titleText),
    titleText,
    statements,
    stems: new Set(proving.flatMap(({ terms }) => [...terms.stems])),
    skills: new Set(proving.flatMap(({ terms }) => [...terms.skills.keys()])),
    from,
    to: from === null ? null : Math.min(now, end === null ? now : end + 1),
    practice,
    fields: fieldsIn([
      { terms: titleTerms(titleText), weight: 2 },
      ...proving.map(({ terms }) => ({ terms, weight: 1 })),
    ]),
  }
}

/** Null for `present` and what is no date. */
export function monthsAt(date: PartialDate | string | undefined, missing: number): number | null {
  if (date === undefined) return null
  const year = yearOf(date as PartialDate)
  if (year === null || Number.isNaN(year)) return null
  return year * 12 + ((monthOf(date as PartialDate) ?? missing + 1) - 1)
}
