import type { Wants } from '@bespeak/domain/growth/index.ts'
import type { Asking } from '@bespeak/domain/match/analysis/index.ts'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lte, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Page } from '../input.ts'
import { jobDescriptions, tailoredResumes } from '../schema.ts'

export type JobDescription = typeof jobDescriptions.$inferSelect
export type NewJobDescription = typeof jobDescriptions.$inferInsert

const own = (userId: number, id: number) => and(eq(jobDescriptions.id, id), eq(jobDescriptions.userId, userId))

const columns = getTableColumns(jobDescriptions)
const without = {
  description: raw<string>`''`.as('description'),
  asks: raw<Asking | null>`null::jsonb`.as('asks'),
  wants: raw<Wants | null>`null::jsonb`.as('wants'),
}

/** The newest change first. Without what they ask; without the advertisements too, unless they are wanted. */
export const jobsOf = (
  sql: Sql,
  userId: number,
  { limit, offset }: Page,
  wanted: { description: boolean },
): Promise<JobDescription[]> =>
  sql
    .select({ ...columns, ...without, ...(wanted.description ? { description: columns.description } : {}) })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.userId, userId))
    .orderBy(desc(jobDescriptions.updatedAt), desc(jobDescriptions.id))
    .limit(limit)
    .offset(offset)

export async function jobOf(sql: Sql, userId: number, id: number): Promise<JobDescription | undefined> {
  const [job] = await sql.select().from(jobDescriptions).where(own(userId, id))
  return job
}

/** Whether it is there, and stays until the end. */
export async function holdJob(tx: Sql, userId: number, id: number): Promise<boolean> {
  const held = await tx.select({ id: columns.id }).from(jobDescriptions).where(own(userId, id)).for('key share')
  return held.length > 0
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

/** One at a time for each user, so that an equal job is not added twice. Held until the end. */
export const lockJobs = (tx: Sql, userId: number) =>
  tx.execute(raw`select pg_advisory_xact_lock(hashtext('resume.job_descriptions'), ${userId})`)

/** Those with one of these texts, or that begin so and were cut to the longest that can be tailored to. */
export const equalJobs = (sql: Sql, userId: number, texts: string[], longest: number): Promise<JobDescription[]> =>
  sql
    .select()
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.userId, userId),
        or(
          ...texts.flatMap((text) => [
            raw`md5(${jobDescriptions.description}) = md5(${text})`,
            raw`(length(${jobDescriptions.description}) > ${longest} and btrim(left(${jobDescriptions.description}, ${longest}), E' \\n\\r\\t') = ${text})`,
          ]),
        ),
      ),
    )
    .orderBy(desc(jobDescriptions.updatedAt), desc(jobDescriptions.id))

export async function askings(sql: Sql, userId: number): Promise<Asking[]> {
  const rows = await sql
    .select({ asks: jobDescriptions.asks })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), isNotNull(jobDescriptions.asks)))
  return rows.flatMap(({ asks }) => asks ?? [])
}

export interface WantingJob {
  id: number
  title: string | null
  company: string | null
  wants: Wants
}

// More would take longer than people wait, and hold up everybody on their way to the engine.
const mostWanting = 1_000
const mostBytes = 5_000_000

/** The newest first, as many as have room: a thousand usual ones, or ten that ask for everything there is. */
export async function wantingJobs(sql: Sql, userId: number): Promise<WantingJob[]> {
  const { id, title, company, wants, updatedAt } = columns
  const newest = sql
    .select({ id, title, company, wants, updatedAt })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), isNotNull(wants)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(mostWanting)
    .as('newest')
  const inTurn = raw`over (order by ${newest.updatedAt} desc, ${newest.id} desc)`
  const bytes = raw<number>`sum(octet_length(${newest.wants}::text)) ${inTurn}`.as('bytes')
  const counted = sql
    .select({ id: newest.id, title: newest.title, company: newest.company, wants: newest.wants, bytes })
    .from(newest)
    .as('counted')
  const rows = await sql.select().from(counted).where(lte(counted.bytes, mostBytes)).orderBy(counted.bytes)
  return rows.flatMap(({ bytes: _, wants: wanted, ...job }) => (wanted ? [{ ...job, wants: withWords(wanted) }] : []))
}

interface StoredWants extends Omit<Wants, 'requirements'> {
  requirements: readonly (Omit<Wants['requirements'][number], 'words'> & { words?: string; text?: string })[]
}

/** What was read before the words of a requirement were kept has a label of them. */
const withWords = (wanted: StoredWants): Wants => ({
  ...wanted,
  requirements: wanted.requirements.map(({ text = '', words = text, ...it }) => ({ ...it, words })),
})

export const unreadJobs = (sql: Sql, userId: number, limit: number) =>
  sql
    .select({ id: jobDescriptions.id, description: jobDescriptions.description })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), or(isNull(jobDescriptions.asks), isNull(jobDescriptions.wants))))
    .orderBy(desc(jobDescriptions.updatedAt))
    .limit(limit)

/** Unless it was changed meanwhile. */
export async function noteAsking(
  sql: Sql,
  id: number,
  description: string,
  { asks, wants }: { asks: Asking; wants: Wants },
): Promise<void> {
  await sql
    .update(jobDescriptions)
    .set({ asks, wants })
    .where(and(eq(jobDescriptions.id, id), eq(jobDescriptions.description, description)))
}

interface ReadFields {
  title: string | null
  company: string | null
  location: string | null
  requirements: string[]
  deadline: string | null
}

/** What its owner left blank, as it was read since; what they wrote meanwhile stays. */
export async function fillBlanks(sql: Sql, id: number, description: string, read: ReadFields) {
  const { title, company, location, requirements, deadline } = columns
  const [job] = await sql
    .update(jobDescriptions)
    .set({
      title: raw`coalesce(${title}, ${read.title})`,
      company: raw`coalesce(${company}, ${read.company})`,
      location: raw`coalesce(${location}, ${read.location})`,
      requirements: raw`case when ${requirements} = '{}' then ${raw.param(read.requirements, requirements)} else ${requirements} end`,
      deadline: raw`coalesce(${deadline}, ${read.deadline}::timestamptz)`,
    })
    .where(and(eq(jobDescriptions.id, id), eq(jobDescriptions.description, description)))
    .returning()
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
