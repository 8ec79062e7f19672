import { and, count, desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Page } from '../input.ts'
import { jobDescriptions, tailoredResumes } from '../schema.ts'

export type JobDescription = typeof jobDescriptions.$inferSelect
type NewJobDescription = typeof jobDescriptions.$inferInsert

const own = (userId: number, id: number) => and(eq(jobDescriptions.id, id), eq(jobDescriptions.userId, userId))

export const jobsOf = (sql: Sql, userId: number, { limit, offset }: Page): Promise<JobDescription[]> =>
  sql
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.userId, userId))
    .orderBy(desc(jobDescriptions.updatedAt), desc(jobDescriptions.id))
    .limit(limit)
    .offset(offset)

export async function jobOf(sql: Sql, userId: number, id: number): Promise<JobDescription | undefined> {
  const [job] = await sql.select().from(jobDescriptions).where(own(userId, id))
  return job
}

export async function countJobs(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.select({ value: count() }).from(jobDescriptions).where(eq(jobDescriptions.userId, userId))
  return row?.value ?? 0
}

/** Nothing where the same advertisement from the same address is kept already. */
export async function insertJob(sql: Sql, job: NewJobDescription): Promise<JobDescription | undefined> {
  const [row] = await sql.insert(jobDescriptions).values(job).onConflictDoNothing().returning()
  return row
}

export async function sameJob(sql: Sql, { userId, url, description }: NewJobDescription) {
  const [job] = await sql
    .select()
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.userId, userId),
        raw`md5(${jobDescriptions.url}) = md5(${url ?? null})`,
        raw`md5(${jobDescriptions.description}) = md5(${description})`,
      ),
    )
  return job
}

export async function changeJob(sql: Sql, userId: number, id: number, change: Partial<NewJobDescription>) {
  const [job] = await sql.update(jobDescriptions).set(change).where(own(userId, id)).returning()
  return job
}

export async function removeJob(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(jobDescriptions).where(own(userId, id)).returning({ id: jobDescriptions.id })
  return removed.length > 0
}

export async function ownsTailored(sql: Sql, userId: number, id: number): Promise<boolean> {
  const [row] = await sql
    .select({ id: tailoredResumes.id })
    .from(tailoredResumes)
    .where(and(eq(tailoredResumes.id, id), eq(tailoredResumes.userId, userId)))
  return row !== undefined
}
