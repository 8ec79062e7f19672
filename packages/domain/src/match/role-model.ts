import { seniorityOf } from '../job/terms.ts'
import { titleness } from '../language/job-nouns.ts'
import type { PartialDate } from '../resume/document.ts'
import { monthOf, yearOf } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'
import { forStudents } from '../words/match.ts'
import { type Fields, fieldsIn } from './fields.ts'
import type { Ask } from './job-model.ts'
import type { Statement } from './resume-model.ts'
import { type Terms, titleTerms } from './terms.ts'
import { coverage, type Said, type Unit } from './units.ts'
import { fieldWeights, monthsInYear, placeWeights } from './weights.ts'

/** Where somebody does what they can do: for a living or otherwise. */
type Practice = 'work' | 'volunteer' | 'project' | 'study'

/** A role with its heading and lines; a project and a course of study are read the same way. */
export interface RoleModel {
  id: string
  title: Terms
  titleText: string
  statements: readonly Statement[]
  /** Those of them that are neither lists nor copied. */
  proving: readonly Statement[]
  stems: ReadonlySet<string>
  skills: ReadonlySet<string>
  /** Months since the year 0; null without a date. The end is the first month after it. */
  from: number | null
  to: number | null
  practice: Practice
  fields: Fields
  /** How much of a phrase all of its statements together say, 0 to 1. */
  covers(units: readonly Unit[]): number
  /** What it says below its heading. */
  below: { stems: ReadonlySet<string>; skills: ReadonlySet<string> }
  /** What is asked for some years, already looked for in it. */
  showing: Map<Ask, boolean>
}

/** The role, project or study that a statement stands in. */
export const roleOf = ({ role, entry, section }: Source): string | null =>
  role ?? (section === 'projects' || section === 'education' ? entry : null)

/** Roles, projects and studies by their ids, each with its statements. */
export function rolesIn(statements: readonly Statement[]): [string, Statement[]][] {
  const byRole = new Map<string, Statement[]>()
  for (const statement of statements) {
    const id = roleOf(statement.source)
    if (id !== null) byRole.set(id, [...(byRole.get(id) ?? []), statement])
  }
  return [...byRole]
}

export const isHeading = ({ kind }: Source): boolean => kind === 'role' || kind === 'item' || kind === 'study'

/** Told or listed in the person's own words, and not what something is called. */
export const isTold = ({ kind }: Source): boolean => kind === 'line' || kind === 'skill' || kind === 'fact'

export const headingOf = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(({ source }) => isHeading(source))

function practiceOf([first]: readonly Statement[], title: string): Practice {
  switch (first?.source.section) {
    case 'volunteer':
      return 'volunteer'
    case 'projects':
      return 'project'
    case 'education':
      return 'study'
    default:
      return isLearner(title) ? 'study' : 'work'
  }
}

const student = /^student (?:\S+ ){0,2}?(\w+)(?: \(|,|$)/i

/** M49: whoever is on a placement or in training learns a trade, and does not have it yet. */
function isLearner(title: string): boolean {
  if (seniorityOf(title, null) === 'intern' || /\bplacements?\)?$/i.test(title)) return true
  const trade = student.exec(title)?.[1]?.toLowerCase() ?? ''
  return titleness(trade) === 1 && !forStudents.has(trade)
}

export function toRole(id: string, statements: readonly Statement[], now: number): RoleModel {
  const heading = headingOf(statements)?.source
  const titleText = heading?.kind === 'study' ? heading.text : (heading?.quotes[0] ?? '')
  const practice = practiceOf(statements, titleText)
  // A list would make the role like the one advertised, and that would make the list believable.
  const proving = statements.filter(({ proves }) => (proves ?? 0) > placeWeights.copied)
  const from = monthsAt(heading?.start, 0)
  const end = monthsAt(heading?.end ?? 'present', monthsInYear - 1)
  const said = saidIn(proving)
  return {
    id,
    title: titleTerms(titleText),
    titleText,
    statements,
    proving,
    ...said,
    covers: rememberedCoverage(said),
    below: saidIn(proving.filter(({ source }) => source !== heading)),
    showing: new Map(),
    from,
    to: from === null ? null : Math.min(now, end === null ? now : end + 1),
    practice,
    fields: fieldsIn([
      { terms: titleTerms(titleText), weight: fieldWeights.ownTitle },
      ...[...new Set(proving.map(({ terms }) => terms))].map((terms) => ({ terms, weight: 1 })),
    ]),
  }
}

export function saidIn(statements: readonly Statement[]) {
  const [stems, skills] = [new Set<string>(), new Set<string>()]
  for (const { terms } of statements) {
    for (const it of terms.stems) stems.add(it)
    for (const name of terms.skills.keys()) skills.add(name)
  }
  return { stems, skills }
}

/** The phrases of an advertisement are compared with a role for its likeness, for its years and for each row. */
function rememberedCoverage(said: Said): (units: readonly Unit[]) => number {
  const known = new Map<readonly Unit[], number>()
  return (units) => {
    const share = known.get(units) ?? coverage(units, said)
    known.set(units, share)
    return share
  }
}

/** Null for `present` and what is no date. */
export function monthsAt(date: PartialDate | string | undefined, missing: number): number | null {
  if (date === undefined) return null
  const year = yearOf(date as PartialDate)
  if (year === null || Number.isNaN(year)) return null
  return year * monthsInYear + ((monthOf(date as PartialDate) ?? missing + 1) - 1)
}
