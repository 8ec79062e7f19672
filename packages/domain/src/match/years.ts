import type { Job, Requirement } from '../job/job.ts'
import type { Employment, ResumeDocument, Role } from '../resume/document.ts'
import { anyNamed } from '../text/patterns.ts'
import { beforeYears, timeNames } from '../words/match.ts'
import { covered } from './evidence.ts'
import type { ResumeLine, ResumeLines } from './lines.ts'
import { stemsIn, titleShare } from './stems.ts'
import { shownFrom, yearWeights } from './weights.ts'

const monthsInYear = 12

/** `4+ years of`, `two to three years`: the rest says in what. */
const duration = new RegExp(
  `(?:\\b(?:${anyNamed(beforeYears)})\\s+)?(?:\\(?\\S{1,9}\\s?(?:[-–]|to|or)\\s?)?\\S{1,9}\\s(?:full\\s)?(?:${anyNamed(timeNames)})\\b['’]?(?:\\s+of)?`,
  'iu',
)
const withoutYears = (words: string): string => words.replace(duration, ' ')

export interface Worked {
  years: number
  lines: readonly ResumeLine[]
}

interface Held {
  role: Role
  heading: ResumeLine | undefined
  own: readonly ResumeLine[]
}

const workedRoles = (document: ResumeDocument): Role[] =>
  document.sections
    .filter(({ kind }) => kind !== 'volunteer')
    .flatMap(({ entries }) => entries)
    .filter((entry): entry is Employment => entry.type === 'employment')
    .flatMap(({ roles }) => roles)

const heldRoles = ({ document, lines }: ResumeLines): Held[] =>
  workedRoles(document).map((role) => ({
    role,
    heading: lines.find(({ source }) => source.id === role.id),
    own: lines.filter(({ source }) => source.role === role.id),
  }))

/** Years in the work of the job: of roles with its title, or whose lines show much of what it asks. */
export function yearsInWork(
  job: Job,
  shownBy: ReadonlyMap<string, number>,
  resume: ResumeLines,
  today: string,
): Worked {
  const most = Math.max(1, ...shownBy.values())
  return worked(resume, today, ({ role }) => {
    const share = titleShare(job.title ?? '', role.title ?? '')
    return (
      share >= yearWeights.title ||
      (shownBy.get(role.id) ?? 0) >= Math.max(yearWeights.leastRows, most * yearWeights.lines)
    )
  })
}

/** Years of roles whose title or lines show what is asked. */
export function yearsOf(words: string, title: string, resume: ResumeLines, today: string): Worked {
  return worked(resume, today, ({ heading, own }) => {
    const lines = new Set(own)
    if (titleShare(words, heading?.text ?? '') >= shownFrom) return true
    return covered(words, title, resume, (line) => lines.has(line)).share >= shownFrom
  })
}

function worked(resume: ResumeLines, today: string, counts: (role: Held) => boolean): Worked {
  const roles = heldRoles(resume).filter(counts)
  return {
    years:
      monthsOf(
        roles.map(({ role }) => role),
        today,
      ) / monthsInYear,
    lines: roles.flatMap(({ heading }) => heading ?? []),
  }
}

/** Months that lie in one of these roles at least, each once. */
function monthsOf(roles: readonly Role[], today: string): number {
  const spans = roles
    .map((role) => spanOf(role, today))
    .filter((span) => span !== null)
    .sort(([a], [b]) => a - b)
  let [sum, until] = [0, Number.NEGATIVE_INFINITY]
  for (const [from, to] of spans) {
    sum += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return sum
}

/** From its first month to behind its last; a year alone is all of it. */
function spanOf({ start, end }: Role, today: string): [number, number] | null {
  if (start === undefined || start === 'present') return null
  const last = end === undefined || end === 'present' || end > today ? today : end
  const to = monthAt(last, monthsInYear) + 1
  return to > monthAt(start, 1) ? [monthAt(start, 1), to] : null
}

const monthAt = (date: string, unknown: number) =>
  Number(date.slice(0, 4)) * monthsInYear + (Number(date.slice(5, 7)) || unknown)

/** What years are asked in; nothing where any work of the job will do. */
export const subjectOfYears = ({ words }: Requirement): string => {
  const rest = withoutYears(words)
  return stemsIn(rest).length > 0 ? rest : ''
}
