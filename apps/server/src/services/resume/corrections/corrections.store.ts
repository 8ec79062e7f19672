import type { Correction } from '@bespeak/domain/match/types.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { mostCharacters } from '../engine/advertisement.ts'
import { equalJobs } from '../job-descriptions/job-descriptions.store.ts'
import { corrections, type tailoredResumes } from '../schema.ts'

export type CorrectionRow = typeof corrections.$inferSelect
type NewCorrection = typeof corrections.$inferInsert

interface OfResume {
  userId: number
  resumeId: number
}

/** The job, where it is known, and what it says. */
interface OfJob {
  jobDescriptionId: number | null
  advertisement: string
}

/** What the person says of the rows of a job, of one resume. */
export async function correctionsFor(
  sql: Sql,
  userId: number,
  resumeId: number,
  { jobDescriptionId, advertisement }: OfJob,
): Promise<CorrectionRow[]> {
  const equal = jobDescriptionId === null ? await equalJobs(sql, userId, [advertisement], mostCharacters) : []
  const ids = jobDescriptionId === null ? equal.map(({ id }) => id) : [jobDescriptionId]
  return ids.length === 0 ? [] : rowsOf(sql, { userId, resumeId }, ids)
}

const rowsOf = (sql: Sql, { userId, resumeId }: OfResume, jobs: number[]): Promise<CorrectionRow[]> =>
  sql
    .select()
    .from(corrections)
    .where(
      and(
        eq(corrections.userId, userId),
        eq(corrections.resumeId, resumeId),
        inArray(corrections.jobDescriptionId, jobs),
      ),
    )
    .orderBy(asc(corrections.id))

/** The same as the engine takes them. */
export const correctionsIn = (rows: readonly CorrectionRow[]): Correction[] =>
  rows.map(({ rowId, correction, source, line }) => ({
    ...{ row: rowId, correction },
    ...(source !== null && line !== null && { line: { source, text: line } }),
  }))

/** Of each of these jobs that has any. */
export async function correctionsOfJobs(
  sql: Sql,
  person: OfResume,
  jobs: number[],
): Promise<Map<number, Correction[]>> {
  const rows = await rowsOf(sql, person, jobs)
  const of = (id: number) => rows.filter(({ jobDescriptionId }) => jobDescriptionId === id)
  return new Map(rows.map(({ jobDescriptionId: id }) => [id, correctionsIn(of(id))]))
}

type Version = Pick<
  typeof tailoredResumes.$inferSelect,
  'userId' | 'originalResumeId' | 'jobDescriptionId' | 'jobDescription'
>

/** Of the resume and the job that a version was made of. */
export async function correctionsOf(
  sql: Sql,
  { userId, originalResumeId, jobDescriptionId, jobDescription }: Version,
): Promise<Correction[]> {
  const job = { jobDescriptionId, advertisement: jobDescription }
  return correctionsIn(await correctionsFor(sql, userId, originalResumeId, job))
}

type Key = Pick<CorrectionRow, 'userId' | 'resumeId' | 'jobDescriptionId' | 'rowId'>

export async function insertCorrection(tx: Sql, correction: NewCorrection): Promise<void> {
  await tx.insert(corrections).values(correction)
}

/** Answers the fact that was kept for it. */
export async function removeCorrection(tx: Sql, key: Key): Promise<number | null> {
  const { userId, resumeId, jobDescriptionId, rowId } = key
  const [removed] = await tx
    .delete(corrections)
    .where(
      and(
        eq(corrections.userId, userId),
        eq(corrections.resumeId, resumeId),
        eq(corrections.jobDescriptionId, jobDescriptionId),
        eq(corrections.rowId, rowId),
      ),
    )
    .returning({ factId: corrections.factId })
  return removed?.factId ?? null
}

export async function dropCorrections(tx: Sql, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(corrections).where(and(eq(corrections.userId, userId), inArray(corrections.id, [...ids])))
}

/** A line in other words is another fact, and shows what the first one did. */
export async function moveCorrections(tx: Sql, userId: number, from: number, to: { id: number; line: string }) {
  const moved = { source: `fact-${to.id}`, line: to.line }
  const isOf = and(eq(corrections.userId, userId), eq(corrections.source, `fact-${from}`))
  await tx.update(corrections).set(moved).where(isOf)
  const isMade = and(eq(corrections.userId, userId), eq(corrections.factId, from))
  await tx.update(corrections).set({ factId: to.id }).where(isMade)
}
