import { affirmed } from '../credentials/index.ts'
import type { Importance, Job, Requirement } from '../job/job.ts'
import { rowIdOf } from '../job/row-id.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Fact } from '../resume/sources.ts'
import { natureOf } from '../skills/nature.ts'
import { hasInARow, isSameName } from '../skills/tokens.ts'
import { keywordTable, knockOutsOf, todoFor, topFixes } from './beside.ts'
import { quoteOf } from './evidence.ts'
import { linesOf, type ResumeLine, type ResumeLines } from './lines.ts'
import { type Judged, judge, type RowContext, statusOf, yearsWords } from './rows.ts'
import { type Counted, ledgerRow, pointsOf, subScoreOf, sumOf, withPoints } from './score.ts'
import { heldShare } from './stems.ts'
import type { Correction, Evidence, LedgerRow, Match, RowKind, Standing, SubScore, WeightRow } from './types.ts'
import { canBeSettled, isChecked } from './verdict.ts'
import { allPoints, half, subScores, yearWeights } from './weights.ts'
import { yearsInWork } from './years.ts'

export interface MatchOptions {
  /** The day of matching: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** What the person said no to when asked, by the words of the requirement. */
  denied?: readonly string[] | undefined
  /** What they say of rows, which goes before what was found. */
  corrections?: readonly Correction[] | undefined
}

/** The resume against the ad, with what could be done about it. */
export function matchResume(document: ResumeDocument, job: Job, options: MatchOptions): Match {
  const standing = standingOf(document, job, options)
  const { ledger } = standing
  const ofSkills = ledger.filter(({ kind }) => kind === 'skill' || kind === 'language' || kind === 'certificate')
  const namesOf = (rows: readonly LedgerRow[]) => rows.map(({ requirement }) => requirement)
  return {
    ...standing,
    ceiling: ceilingOf(ledger),
    topFixes: topFixes(ledger),
    keywords: keywordTable(ledger, job, document),
    strongSkills: namesOf(byWorth(ofSkills.filter(({ status }) => status === 'met'))),
    missingSkills: namesOf(byWorth(ofSkills.filter(({ certain, corrected }) => certain || corrected === 'not-mine'))),
  }
}

const byWorth = (rows: readonly LedgerRow[]) => rows.toSorted((a, b) => b.maxPoints - a.maxPoints)

/** With the same rounding as the score itself. */
function ceilingOf(ledger: readonly LedgerRow[]): number {
  const settled = ledger.map((row) => (canBeSettled(row) ? { ...row, status: 'met' as const } : row))
  return pointsOf(settled).reduce((sum, points) => sum + points, 0)
}

/** Only where the resume stands. */
export function standingOf(document: ResumeDocument, job: Job, options: MatchOptions): Standing {
  const { today, facts = [], denied = [], corrections = [] } = options
  const resume = linesOf(document, facts, job.text)
  const judged = judgedRows(job, resume, today)
  const saidOf = new Map(corrections.map((it) => [it.row, it] as const))
  const saysOf = (row: Counted) => saidOf.get(row.id) ?? denialOf(row, denied)
  const rows = judged.map((row) => corrected(answered(row, facts, resume), saysOf(row), resume))
  const counted = rows.filter((row) => row.corrected !== 'not-asked')
  const takenOut = rows.filter((row) => row.corrected === 'not-asked')
  const unscored = !counted.some((row) => row.part === 'requirements' && isChecked(row))
  const ledger = withPoints(unscored ? [] : counted)
  return {
    score: sumOf(ledger),
    unscored,
    subScores: Object.fromEntries(subScores.map((it) => [it, subScoreOf(it, ledger)])) as Record<
      SubScore,
      number | null
    >,
    weights: subScores.map((it) => weightRow(it, ledger)),
    ledger,
    ...(takenOut.length > 0 && {
      takenOut: takenOut.map((row) => ledgerRow(row, 0, 0)),
    }),
    knockOuts: knockOutsOf(job, rows),
  }
}

const weightRow = (subScore: SubScore, ledger: readonly LedgerRow[]): WeightRow => {
  const most = ledger.filter((row) => row.subScore === subScore).reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return { subScore, weight: most / allPoints, assessed: subScoreOf(subScore, ledger) !== null }
}

function judgedRows(job: Job, resume: ResumeLines, today: string): Counted[] {
  const nobody = { years: 0, lines: [] }
  const first = { job, resume, today, inWork: nobody }
  const others = job.requirements.filter(({ years }) => years === null)
  const shown = new Map(others.map((it) => [it, judge(it, first)] as const))
  const inWork = yearsInWork(job, rowsByRole([...shown.values()]), resume, today)
  const context: RowContext = { ...first, inWork }
  const rows = job.requirements.map((it) => {
    const known = it.kind === 'degree' ? undefined : shown.get(it)
    return rowOf(it, known ?? judge(it, context), 'requirements')
  })
  const whole = wholeRows(context)
  // A bullet that is the title alone is the title's row.
  const besides = rows.filter(({ id }) => !whole.some((it) => it.id === id))
  return withUnusedLines([...whole, ...besides], resume)
}

const mostNear = 3

/** All of a statement: the person is asked about it, and may say that it is it. */
const wholeQuotes = (lines: readonly ResumeLine[]): Evidence[] =>
  [...new Set(lines.map(({ source }) => source))].map(({ id, text }) => ({ source: id, quote: text }))

/** What nothing else rests on may be meant by a row that nobody could match. */
function withUnusedLines(rows: readonly Counted[], { lines }: ResumeLines): Counted[] {
  const used = new Set(rows.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const unused = wholeQuotes(
    lines.filter(({ source }) => source.kind === 'line' && source.role !== null && !used.has(source.id)),
  )
  return rows.map((row) => {
    if (row.status !== 'not-shown' || row.certain || !isChecked(row)) return row
    const others = unused.filter(({ source }) => !row.near.some((it) => it.source === source))
    return { ...row, near: [...row.near, ...others].slice(0, mostNear) }
  })
}

/** How many requirements the lines of each role show. */
function rowsByRole(judged: readonly Judged[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const it of judged) {
    const role = statusOf(it) === 'met' ? it.line?.source.role : undefined
    if (role) counts.set(role, (counts.get(role) ?? 0) + 1)
  }
  return counts
}

/** The title of the job and the years in this work. */
function wholeRows({ job, resume, inWork }: RowContext): Counted[] {
  const rows: Counted[] = []
  const asked = (kind: RowKind, words: string) => ({ kind, importance: 'required' as const, words, skills: [] })
  if (job.title) rows.push(rowOf(asked('title', job.title), titleHeld(job.title, resume), 'title'))
  const years = Math.max(0, ...job.requirements.map((it) => (it.importance === 'required' ? (it.years ?? 0) : 0)))
  if (years > 0) {
    const part = inWork.years / years
    const share = part >= yearWeights.enough ? 1 : part >= yearWeights.partly ? half : 0
    const how = yearsWords(inWork.years, years)
    const words = `${years} ${years === 1 ? 'year' : 'years'} in this work`
    rows.push(rowOf(asked('years', words), { share, line: inWork.lines[0] ?? null, how }, 'years'))
  }
  return rows
}

/** A headline may tell of a wish. */
const titleIn = ({ source: { kind, quotes } }: ResumeLine): string =>
  kind === 'label' ? affirmed(quotes[0] ?? '') : (quotes[0] ?? '')

function titleHeld(title: string, { lines }: ResumeLines): Judged {
  const held = lines
    .filter(({ source }) => source.kind === 'role' || source.kind === 'label')
    .map((line) => ({ share: heldShare(title, titleIn(line)), line, how: null }))
    .toSorted((a, b) => b.share - a.share)
  return held[0] ?? { share: 0, line: null, how: null }
}

const subScoreKinds: Partial<Record<RowKind, SubScore>> = {
  skill: 'skills',
  language: 'skills',
  degree: 'education',
  certificate: 'education',
  trait: 'culturalFit',
  condition: 'culturalFit',
}

/** Kinds that can be looked up by their name. */
const exact: ReadonlySet<RowKind> = new Set(['skill', 'certificate', 'degree', 'language', 'years'])

type Asked = { kind: RowKind; words: string; importance: Importance } & Pick<Requirement, 'skills'>

function rowOf({ kind, words, importance, skills }: Asked, judged: Judged, part: Counted['part']): Counted {
  const status = statusOf(judged)
  const isShown = status !== 'not-shown'
  // A craft or a field of work is told in many words; a tool has a name.
  const canBeNamed = kind !== 'skill' || (skills.length > 0 && skills.every((name) => natureOf(name) === 'tool'))
  return {
    id: rowIdOf(words),
    requirement: words,
    kind,
    importance,
    subScore: subScoreKinds[kind] ?? 'experience',
    status,
    certain: !isShown && exact.has(kind) && canBeNamed && (judged.isAbsent !== false || judged.isDenied === true),
    near: status === 'met' ? [] : wholeQuotes(judged.near ?? []),
    how: isShown || judged.isDenied ? judged.how : null,
    evidence: isShown && judged.line ? [quoteOf(judged.line)] : [],
    todo: status === 'met' ? null : todoFor(kind, words, skills),
    part,
    isDenied: judged.isDenied ?? false,
    skills,
  }
}

/** Whether an answer was about this row: its words, or the only skill that it names. */
const isAbout = (
  { id, requirement, skills }: Counted,
  { requirement: asked = '', skill = '' }: Partial<Fact>,
): boolean =>
  (asked !== '' && (rowIdOf(asked) === id || (isOnly(skills, asked) && hasInARow(requirement, asked)))) ||
  (skill !== '' && isOnly(skills, skill))

const isOnly = (skills: readonly string[], name: string) => skills.length === 1 && isSameName(skills[0] ?? '', name)

function denialOf(row: Counted, denied: readonly string[]): Correction | undefined {
  const isDenied = denied.some((requirement) => isAbout(row, { requirement }))
  return isDenied ? { row: row.id, correction: 'not-mine' } : undefined
}

/** An answer shows the row that it was given to. */
function answered(row: Counted, facts: readonly Fact[], { lines }: ResumeLines): Counted {
  if (row.status === 'met') return row
  const fact = facts.find((it) => isAbout(row, it))
  const line = fact && lines.find(({ source }) => source.id === `fact-${fact.id}`)
  return line ? { ...row, ...shownBy(line), how: null } : row
}

const shownBy = (line: ResumeLine) => ({
  status: 'met' as const,
  certain: false,
  isDenied: false,
  near: [],
  todo: null,
  evidence: [{ source: line.source.id, quote: line.source.text }],
})

/** What the person says goes before what was found; their line is quoted, and nothing is made of it. */
function corrected(row: Counted, said: Correction | undefined, { lines }: ResumeLines): Counted {
  if (!said) return row
  const own = { ...row, corrected: said.correction, certain: false, near: [], todo: null, how: null }
  if (said.correction !== 'shown') return { ...own, status: 'not-shown', evidence: [] }
  const line =
    lines.find(({ source }) => source.id === said.line?.source) ??
    lines.find(({ source }) => source.text === said.line?.text)
  return line ? { ...own, ...shownBy(line) } : row
}
