import { and, desc, eq, getTableColumns, gt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Page } from '../input.ts'
import { jobMatchAnalyses, jobMatches } from '../schema.ts'
import { withoutOldPoints } from './earlier-engine.ts'
import type { Report } from './report.ts'

export type AnalysisRow = typeof jobMatchAnalyses.$inferSelect
type NewAnalysis = typeof jobMatchAnalyses.$inferInsert

const own = (userId: number, id: number) => and(eq(jobMatchAnalyses.id, id), eq(jobMatchAnalyses.userId, userId))

export async function analysisOf(sql: Sql, userId: number, id: number): Promise<AnalysisRow | undefined> {
  const [row] = await sql.select().from(jobMatchAnalyses).where(own(userId, id))
  return row && withoutOldPoints(row)
}

const columns = getTableColumns(jobMatchAnalyses)
const noMatch = {
  ledger: [],
  takenOut: [],
  keywords: [],
  knockOuts: [],
  topFixes: [],
  strongSkills: [],
  missingSkills: [],
}
const noAnalysis = {
  ...{ competitors: [], trends: [], skillMatches: [], improvements: [] },
  ...{ recommendedHighlights: [], improvementSuggestions: [] },
}
const { report } = columns
/** The scores, and what the job is called. */
const brief = {
  jobDescription: raw<string>`''`.as('job_description'),
  report: raw<Report>`jsonb_build_object(
    'match', ${report} -> 'match' || ${JSON.stringify(noMatch)}::jsonb,
    'analysis', ${report} -> 'analysis' || ${JSON.stringify(noAnalysis)}::jsonb)`.as('report'),
}

/** Newest first. Without advertisements and the long lists of the reports, unless they are wanted: those come back empty. */
export async function analysesOf(
  sql: Sql,
  userId: number,
  resumeId: number,
  { limit, offset }: Page,
  wanted: { whole: boolean },
): Promise<AnalysisRow[]> {
  const rows = await sql
    .select(wanted.whole ? columns : { ...columns, ...brief })
    .from(jobMatchAnalyses)
    .where(and(eq(jobMatchAnalyses.resumeId, resumeId), eq(jobMatchAnalyses.userId, userId)))
    .orderBy(desc(jobMatchAnalyses.createdAt), desc(jobMatchAnalyses.id))
    .limit(limit)
    .offset(offset)
  return rows.map(withoutOldPoints)
}

export async function newestAnalysis(
  sql: Sql,
  userId: number,
  resumeId: number,
  jobDescriptionId: number,
): Promise<AnalysisRow | undefined> {
  const { userId: owner, resumeId: of, jobDescriptionId: to, createdAt, id } = columns
  const [row] = await sql
    .select()
    .from(jobMatchAnalyses)
    .where(and(eq(owner, userId), eq(of, resumeId), eq(to, jobDescriptionId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return row && withoutOldPoints(row)
}

/** The newest of the same input, made since then. */
export async function sameAnalysis(
  sql: Sql,
  userId: number,
  inputHash: string,
  since: Date | null,
): Promise<AnalysisRow | undefined> {
  const [row] = await sql
    .select()
    .from(jobMatchAnalyses)
    .where(
      and(
        eq(jobMatchAnalyses.userId, userId),
        eq(jobMatchAnalyses.inputHash, inputHash),
        since ? gt(jobMatchAnalyses.createdAt, since) : undefined,
      ),
    )
    .orderBy(desc(jobMatchAnalyses.createdAt), desc(jobMatchAnalyses.id))
    .limit(1)
  return row
}

export async function insertAnalysis(tx: Sql, analysis: NewAnalysis): Promise<AnalysisRow> {
  const [row] = await tx.insert(jobMatchAnalyses).values(analysis).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function changeAnalysis(
  tx: Sql,
  id: number,
  change: Partial<NewAnalysis>,
): Promise<AnalysisRow | undefined> {
  const [row] = await tx.update(jobMatchAnalyses).set(change).where(eq(jobMatchAnalyses.id, id)).returning()
  return row
}

/** How a version fits a job: the newest score takes the place of an older one. */
export async function noteMatch(tx: Sql, match: typeof jobMatches.$inferInsert): Promise<void> {
  const { resumeVersionId, jobDescriptionId, matchScore, createdAt } = match
  const noted = await tx
    .update(jobMatches)
    .set({ matchScore, createdAt })
    .where(and(eq(jobMatches.resumeVersionId, resumeVersionId), eq(jobMatches.jobDescriptionId, jobDescriptionId)))
    .returning({ id: jobMatches.id })
  if (noted.length === 0) await tx.insert(jobMatches).values(match)
}

export async function changeNotes(
  sql: Sql,
  userId: number,
  id: number,
  change: Pick<NewAnalysis, 'userNotes' | 'updatedAt'>,
): Promise<AnalysisRow | undefined> {
  const [row] = await sql.update(jobMatchAnalyses).set(change).where(own(userId, id)).returning()
  return row
}

export async function removeAnalysis(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(jobMatchAnalyses).where(own(userId, id)).returning({ id: jobMatchAnalyses.id })
  return removed.length > 0
}
