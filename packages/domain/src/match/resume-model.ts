import { affirmed, isHeld } from '../held/index.ts'
import { readVerb } from '../language/verbs.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { type Coverages, coveragesOf, withOneMore } from './coverages.ts'
import { withoutEchoes } from './echoes.ts'
import { type Alternative, type JobModel, runsOf } from './job-model.ts'
import { isLearnt } from './own-share.ts'
import { pastedList } from './pasted-list.ts'
import { isHeading, monthsAt, type RoleModel, roleOf, rolesIn, toRole } from './role-model.ts'
import { countsAs, type Related, relatedRole } from './roles.ts'
import type { Shown } from './shown.ts'
import { pastedAmong, type ShownSkills, shownSkills, supportBy } from './support.ts'
import { type Terms, termsOf, titleTerms } from './terms.ts'
import { copiedFrom, groundWeights, listFrom, placeWeights, rememberedAtMost, supportWeights } from './weights.ts'

/** A statement of the resume, ready to be compared. */
export interface Statement {
  source: Source
  terms: Terms
  /** What it proves by where it stands; null for what is only listed or claimed: that depends on what else is shown. */
  proves: number | null
  /** Of a list in the advertisement's names and order. */
  isPasted?: boolean
}

export interface ResumeModel {
  document: ResumeDocument
  today: number
  /** The same as a day, `2026-07-01`. */
  day: string
  statements: readonly Statement[]
  roles: readonly RoleModel[]
  related: readonly Related[]
  /** How near the nearest role is to the one advertised, 0 to 1. */
  nearest: number
  bySkill: ReadonlyMap<string, readonly Statement[]>
  /** How much of a phrase each statement says. */
  coverages: Coverages
  /** What roles, projects and studies show. */
  skills: ShownSkills
  /** How far each role, project and study speaks of the work besides naming the terms of the advertisement. */
  grounds: ReadonlyMap<string, Ground>
  /** How believable a skill is that is only listed, 0 to 1: by the nearest skill that a role or project shows. */
  support(skill: string): number
  /** Skills of the advertisement that were listed without anything near them being shown, where they are many. */
  pasted: ReadonlySet<string>
  /** What was already looked for: skills, what is asked, and degrees, which no statement changes. */
  shownSkills: Map<string, Shown>
  shown: Map<Alternative | readonly Alternative[], Shown>
  degrees: Map<string, Shown>
  /** The same resume without its last statement, where what is only listed is as believable there. */
  before: ResumeModel | null
}

export function statementsOf(
  document: ResumeDocument,
  facts: readonly Fact[],
  job: JobModel,
  today: string,
): Statement[] {
  const own = withoutEchoes(
    sourcesOf(document, facts).map((source) => toStatement(source, job, today)),
    job,
  )
  const pasted = new Set([...pastedList(own, job), ...pastedRoles(own)])
  return own.map((it) => (pasted.has(it) ? { ...it, proves: placeWeights.copied, isPasted: true } : it))
}

/** M50: all of a role whose lines are the advertisement's. */
function pastedRoles(statements: readonly Statement[]): Statement[] {
  return rolesIn(statements).flatMap(([, own]) => {
    const lines = own.filter(({ source }) => source.kind === 'line')
    const copied = lines.filter(({ proves }) => proves === placeWeights.copied)
    const isPasted = copied.length >= supportWeights.leastPasted && copied.length >= listFrom.ofAsked * lines.length
    return isPasted ? own : []
  })
}

export function resumeModel(
  document: ResumeDocument,
  statements: readonly Statement[],
  job: JobModel,
  today: string,
): ResumeModel {
  const now = monthsAt(today, 0) ?? 0
  const related = rolesIn(statements.filter(({ isPasted }) => !isPasted)).map(([id, own]) =>
    relatedRole(toRole(id, own, now), job),
  )
  const coverages = coveragesOf(statements.map(({ terms }) => terms))
  const grounds = groundsOf(related)
  const parts = { document, today: now, day: today, statements, related, grounds, coverages, degrees: new Map() }
  return { ...parts, ...believed(parts, shownSkills(firm(statements, grounds)), job), ...nothingLookedFor() }
}

/** The same resume with one more statement: what does not change by it is taken over. */
export function withStatement(before: ResumeModel, statement: Statement, job: JobModel): ResumeModel {
  const statements = [...before.statements, statement]
  const related = before.related.map((it) => {
    const { id, statements: own } = it.role
    return id === statement.source.role ? relatedRole(toRole(id, [...own, statement], before.today), job) : it
  })
  const coverages = withOneMore(before.coverages, before.statements.length, statement.terms)
  const grounds = groundsOf(related)
  const skills = isSameGround(grounds, before.grounds)
    ? shownSkills(firm([statement], grounds), before.skills)
    : shownSkills(firm(statements, grounds))
  const parts = { ...before, statements, related, grounds, coverages }
  const model = { ...parts, ...believed(parts, skills, job), ...nothingLookedFor() }
  return isAsBelievable(model, before) ? { ...model, before } : model
}

/** Whether what is only listed proves as much in the one as in the other. */
function isAsBelievable(model: ResumeModel, before: ResumeModel): boolean {
  if (model.nearest !== before.nearest || [...model.pasted].join() !== [...before.pasted].join()) return false
  if (!isSameGround(model.grounds, before.grounds)) return false
  return before.statements.every(
    (it) =>
      groundIn(it, model.grounds) === 1 ||
      [...it.terms.skills.keys()].every((name) => model.support(name) === before.support(name)),
  )
}

const nothingLookedFor = () => ({ before: null, shown: new Map(), shownSkills: new Map() })

/** A line stands on the title and the other lines, a heading on its lines. */
interface Ground {
  lines: number
  heading: number
}

const groundsOf = (related: readonly Related[]): Map<string, Ground> =>
  new Map(related.map(({ role, ground, backing }) => [role.id, { lines: ground, heading: Math.min(ground, backing) }]))

const isSameGround = (one: ResumeModel['grounds'], other: ResumeModel['grounds']): boolean =>
  [...one].every(([role, { lines, heading }]) => {
    const it = other.get(role)
    return it?.lines === lines && it.heading === heading
  })

/** In roles of the work advertised: what others show makes no list believable. */
const firm = (statements: readonly Statement[], grounds: ResumeModel['grounds']) =>
  statements.filter((it) => groundIn(it, grounds) > supportWeights.bareGround)

type Told = Pick<ResumeModel, 'statements' | 'related' | 'grounds'>

/** What makes believable what is only listed. */
function believed({ statements, related, grounds }: Told, skills: ShownSkills, job: JobModel) {
  const bySkill = statementsBySkill(statements)
  const nearest = Math.max(0, ...related.map(({ share }) => countsAs(share)))
  // Listed beside a role like the one advertised, what the advertisement asks is believable.
  const support = (skill: string) =>
    Math.max(supportBy(skills, skill), job.skills.has(skill) ? supportWeights.likeRole * nearest : 0)
  const pasted = pastedAmong(job.skills.keys(), bySkill, (it) => groundIn(it, grounds), support)
  return { roles: related.map(({ role }) => role), skills, bySkill, nearest, support, pasted }
}

function statementsBySkill(statements: readonly Statement[]): Map<string, Statement[]> {
  const bySkill = new Map<string, Statement[]>()
  for (const statement of statements)
    for (const name of statement.terms.skills.keys()) {
      const known = bySkill.get(name)
      if (known) known.push(statement)
      else bySkill.set(name, [statement])
    }
  return bySkill
}

export function toStatement(source: Source, job: JobModel, today: string): Statement {
  const isTitle = source.kind === 'role' || source.kind === 'label'
  const terms = isTitle ? titleTerms(source.text, source.quotes[0]) : termsOf(affirmed(source.text))
  const isOwn = !isCopied(source, terms, job) && !isLearnt(source)
  return { source, terms, proves: isOwn ? provesBy(source, terms, today) : placeWeights.copied }
}

const written = new Set<Source['kind']>(['line', 'summary', 'label', 'skill'])

/** Told as done, and not as held or listed. */
const isDone = ({ role, section }: Source) => role !== null || section === 'projects'

/** Most of its words stand in the advertisement in the same order, or a long stretch of them does. */
function isCopied(source: Source, { words }: Terms, { runs, copied }: JobModel): boolean {
  const { kind, text } = source
  // A few words in a row are the name of a thing where they are listed, and somebody else's sentence in a role.
  if (!written.has(kind) || words.length < copiedFrom[isDone(source) ? 'wordsDone' : 'wordsListed']) return false
  const known = copied.get(text)
  if (known !== undefined) return known
  const own = runsOf(words)
  const shared = own.filter((run) => runs.has(run)).length
  const made = shared >= copiedFrom.runs || shared >= own.length * copiedFrom.ofRuns
  if (copied.size >= rememberedAtMost.texts) copied.clear()
  copied.set(text, made)
  return made
}

/** `Kafka` under a role, or `Technologies: Go, Kafka, PostgreSQL`, is a list too. */
const isList = ({ kind }: Source, { skills, rest, words }: Terms) =>
  kind === 'line' &&
  skills.size > 0 &&
  (rest.length === 0 || (skills.size > listFrom.skills && skills.size >= rest.length && !readVerb(words[0] ?? '')))

function provesBy(source: Source, terms: Terms, today: string): number | null {
  const { kind, section, role } = source
  if (kind === 'fact') return placeWeights.fact
  if (kind === 'summary' || kind === 'label' || (isDone(source) && isList(source, terms))) return null
  // Nobody studies so many subjects in one course.
  if (kind === 'study' && source.quotes.some((it) => it.split(/[,;]/).length >= listFrom.subjects)) return null
  if (section === 'projects') return placeWeights.project
  if (kind === 'skill') return null
  if (role !== null) return section === 'volunteer' ? placeWeights.volunteer : placeWeights.role
  switch (section) {
    case 'certificates':
      return isHeld(source, today) ? placeWeights.certificate : placeWeights.lapsed
    case 'education':
      return placeWeights.study
    case 'publications':
      return placeWeights.project
    case 'interests':
    case 'languages':
    case 'references':
      return placeWeights.interest
    default:
      return placeWeights.other
  }
}

/** How far a statement stands on more than the terms of the advertisement: what stands in no role has to be borne out. */
export function groundIn({ source, proves }: Statement, grounds: ResumeModel['grounds']): number {
  if (proves === null) return 0
  if (source.kind === 'fact') return 1
  const role = roleOf(source)
  const ground = role === null ? undefined : grounds.get(role)
  return Math.max(groundWeights.passing, (isHeading(source) ? ground?.heading : ground?.lines) ?? 0)
}

/** What a statement proves of a skill; without one, of its words. */
export function proofOf(statement: Statement, skill: string | null, model: ResumeModel): number {
  const { proves, terms } = statement
  const { support, nearest, pasted, grounds } = model
  const ground = groundIn(statement, grounds)
  if (ground < 1 && (skill === null ? pasted.size > 0 && ground <= supportWeights.bareGround : pasted.has(skill)))
    return 0
  const borneOut = skill !== null ? support(skill) : supportOf(terms, support, nearest)
  const { listed, listedElsewhere } = placeWeights
  return proves === null ? listedElsewhere + (listed - listedElsewhere) * borneOut : proves * Math.max(ground, borneOut)
}

function supportOf({ skills }: Terms, support: ResumeModel['support'], nearest: number): number {
  let best = skills.size === 0 ? nearest : 0
  for (const name of skills.keys()) best = Math.max(best, support(name))
  return best
}
