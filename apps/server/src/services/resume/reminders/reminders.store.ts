import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import type { JobDescription } from '../job-descriptions/job-descriptions.store.ts'
import { jobDescriptions } from '../schema.ts'

export async function keepReminder(sql: Sql, id: number, remindAt: Date | null): Promise<void> {
  await sql.update(jobDescriptions).set({ remindAt }).where(eq(jobDescriptions.id, id))
}

const { id, stage, deadline, followUpOn, interviewOn, remindAt, title, company, interviewTime } = jobDescriptions

/** What a reminder is made of. Advertisements stay where they are: those of thousands of jobs would fill the memory. */
const reminded = { id, stage, deadline, followUpOn, interviewOn, remindAt, title, company, interviewTime }
type RemindedJob = Pick<JobDescription, keyof typeof reminded>

/** Those who have something to be reminded of. */
export const usersToRemind = (sql: Sql, now: Date): AsyncIterable<Pick<JobDescription, 'userId'>> =>
  inPages(
    jobDescriptions.userId,
    ({ userId }) => userId,
    (rest, size) =>
      sql
        .selectDistinct({ userId: jobDescriptions.userId })
        .from(jobDescriptions)
        .where(and(lte(jobDescriptions.remindAt, now), rest))
        .orderBy(jobDescriptions.userId)
        .limit(size),
  )

/** Held until the end, so that nobody else reminds of them meanwhile. */
export const lockDueJobs = (tx: Sql, userId: number, now: Date): Promise<RemindedJob[]> =>
  tx
    .select(reminded)
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), lte(jobDescriptions.remindAt, now)))
    .orderBy(jobDescriptions.remindAt, jobDescriptions.id)
    .for('update')

export const jobsNamed = (sql: Sql, userId: number, ids: number[]): Promise<RemindedJob[]> =>
  sql
    .select(reminded)
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), inArray(jobDescriptions.id, ids)))
