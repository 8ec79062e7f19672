import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { correctedConditions, correctedRows } from './corrections.ts'
import { topFixes } from './fixes.ts'
import { jobModel } from './job-model.ts'
import { keywordTable } from './keywords.ts'
import { type Condition, conditionsOf } from './knock-outs.ts'
import { ledgerOf, sumOf, weightsFor, withoutPoints } from './ledger.ts'
import { resumeModel, statementsOf, toStatement, withStatement } from './resume-model.ts'
import { type Comparison, type ShownRow, shownRowsOf } from './rows.ts'
import { withRules } from './rules.ts'
import { termsOf } from './terms.ts'
import { withTrade } from './trade.ts'
import type { Correction, LedgerRow, Match, RowKind, Standing, SubScore, WeightRow } from './types.ts'
import { statusFrom, subScores } from './weights.ts'

export interface MatchOptions {
  /** The day of matching: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** What the person said no to when asked, by its name. */
  denied?: readonly string[] | undefined
  /** What they say of rows, which goes before what was found. */
  corrections?: readonly Correction[] | undefined
  /** Made from the advertisement by us: that it sounds like it is nothing against it. */
  isMade?: boolean
}

/** The resume against the advertisement, as a ledger that anybody can add up. */
export function matchResume(document: ResumeDocument, job: Job, options: MatchOptions): Match {
  const now = assess(document, job, options)
  return {
    ...toStanding(now),
    ceiling: ceilingOf(now),
    topFixes: topFixes(now, (done) => scoreWith(done, now)),
    keywords: keywordTable(now.rows, now.comparison),
    ...skillsIn(now.rows),
  }
}

/** Only where the resume stands: what could be done about it takes as long again. */
export const standingOf = (document: ResumeDocument, job: Job, options: MatchOptions): Standing =>
  toStanding(assess(document, job, options))

function assess(document: ResumeDocument, job: Job, options: MatchOptions): Assessed {
  const { today, facts = [], denied = [], corrections = [], isMade = false } = options
  const model = jobModel(job)
  const statements = isMade
    ? sourcesOf(document, facts).map((source) => toStatement(source, model, today))
    : statementsOf(document, facts, model, today)
  return assessed({ model: resumeModel(document, statements, model, today), job: model }, { denied, corrections })
}

const toStanding = ({ conditions, ledger, takenOut, weights }: Assessed): Standing => ({
  score: sumOf(ledger),
  subScores: subScoresOf(ledger),
  weights,
  ledger,
  ...(takenOut.length > 0 && { takenOut }),
  knockOuts: conditions.map(({ counts: _counts, kind: _kind, ...row }) => row),
})

function scoreWith(done: readonly Source[], { comparison: { model, job }, said }: Assessed): number {
  const then = done.reduce((before, it) => withStatement(before, toStatement(it, job, model.day), job), model)
  return sumOf(assessed({ model: then, job }, said).ledger)
}

/** What the person says besides, of what is asked. */
interface Said {
  denied: readonly string[]
  corrections: readonly Correction[]
}

export interface Assessed {
  comparison: Comparison
  said: Said
  rows: ShownRow[]
  conditions: Condition[]
  weights: WeightRow[]
  ledger: LedgerRow[]
  takenOut: LedgerRow[]
}

function assessed(comparison: Comparison, said: Said): Assessed {
  const { statements } = comparison.model
  const found = withTrade(shownRowsOf(comparison), comparison.model, said.denied)
  const { rows, takenOut } = correctedRows(found, said.corrections, statements)
  const conditions = correctedConditions(conditionsOf(comparison), said.corrections, statements)
  const weights = weightsFor(rows)
  return {
    comparison,
    said,
    rows,
    conditions,
    weights,
    ledger: withRules(ledgerOf(rows, weights), conditions, comparison),
    takenOut: withoutPoints(takenOut),
  }
}

function subScoresOf(ledger: readonly LedgerRow[]): Record<SubScore, number | null> {
  const scores = subScores.map((subScore) => {
    const rows = ledger.filter((row) => row.subScore === subScore)
    const most = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
    const share = most > 0 ? sumOf(rows) / most : spokenTo(rows)
    return [subScore, share === null ? null : Math.round(share * 1000) / 10] as const
  })
  return Object.fromEntries(scores) as Record<SubScore, number | null>
}

/** M3: of traits and values, which weigh nothing, the share that something speaks to. */
function spokenTo(rows: readonly LedgerRow[]): number | null {
  const own = rows.filter(({ kind }) => kind === 'trait' || kind === 'culture')
  return own.length === 0 ? null : own.filter(({ status }) => status !== 'not-shown').length / own.length
}

/** What the person would bring if a line showed in full all that is shown in part. */
function ceilingOf({ rows, conditions, weights, comparison }: Assessed): number {
  const whole = rows.map((row) => (isPartly(row) ? { ...row, shown: { ...row.shown, share: 1 } } : row))
  const met = conditions.map((it) => (it.status === 'partly' ? { ...it, status: 'met' as const } : it))
  return sumOf(withRules(ledgerOf(whole, weights), met, comparison))
}

const isPartly = ({ shown: { share } }: ShownRow) => share >= statusFrom.partly && share < statusFrom.met

const ofSkills = new Set<RowKind>(['skill', 'experience', 'certificate', 'language'])

/** M43: what can be done, spoken or held, what weighs most first; a keyword that is asked and that no row says stands by itself. */
function skillsIn(shown: readonly ShownRow[]): Pick<Match, 'strongSkills' | 'missingSkills'> {
  const all = [...shown].sort((a, b) => b.weight - a.weight || b.shown.share - a.shown.share)
  const rows = all.filter(({ kind }) => ofSkills.has(kind))
  const missing = all.filter(({ shown }) => shown.share < statusFrom.partly)
  const words = missing.filter(({ kind, importance }) => kind === 'keyword' && importance !== 'mentioned')
  const strong = rows.filter(
    (row) => row.kind !== 'certificate' && row.shown.share >= statusFrom.met && !words.some((it) => says(row, it)),
  )
  const open = rows.filter((row) => missing.includes(row))
  const alone = words.filter((it) => !open.some((row) => says(row, it)))
  return {
    strongSkills: namesOf(strong),
    missingSkills: namesOf(missing.filter((it) => open.includes(it) || alone.includes(it))),
  }
}

/** By whole words: `JavaScript` says no `Java`. */
const says = (row: ShownRow, word: ShownRow) => spaced(row).includes(spaced(word))
const spaced = ({ requirement }: ShownRow) => ` ${termsOf(requirement).words.join(' ')} `
const namesOf = (rows: readonly ShownRow[]) => rows.map(({ requirement }) => requirement)
