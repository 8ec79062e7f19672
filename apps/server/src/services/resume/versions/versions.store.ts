import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { jobMatches, versions } from '../schema.ts'

export type VersionRow = typeof versions.$inferSelect
export type JobMatchRow = typeof jobMatches.$inferSelect
export type ResumeVersion = VersionRow & { jobMatches: JobMatchRow[] }

async function withMatches(sql: Sql, rows: VersionRow[]): Promise<ResumeVersion[]> {
  const ids = rows.map(({ id }) => id)
  const matches = await sql
    .select()
    .from(jobMatches)
    .where(inArray(jobMatches.resumeVersionId, ids))
    .orderBy(jobMatches.id)
  return rows.map((row) => ({
    ...row,
    jobMatches: matches.filter(({ resumeVersionId }) => resumeVersionId === row.id),
  }))
}

export const versionsOf = async (sql: Sql, userId: number, resumeId: number): Promise<ResumeVersion[]> =>
  withMatches(
    sql,
    await sql
      .select()
      .from(versions)
      .where(and(eq(versions.resumeId, resumeId), eq(versions.userId, userId)))
      .orderBy(desc(versions.versionNumber)),
  )

export async function versionOf(sql: Sql, userId: number, id: number): Promise<ResumeVersion | undefined> {
  const rows = await sql
    .select()
    .from(versions)
    .where(and(eq(versions.id, id), eq(versions.userId, userId)))
  return (await withMatches(sql, rows))[0]
}

export async function newestVersion(sql: Sql, resumeId: number): Promise<VersionRow | undefined> {
  const [row] = await sql
    .select()
    .from(versions)
    .where(eq(versions.resumeId, resumeId))
    .orderBy(desc(versions.versionNumber))
    .limit(1)
  return row
}

type NewVersion = Omit<typeof versions.$inferInsert, 'versionNumber'>

/** With the next number. Whoever calls it has locked the resume, so that no other takes the same one. */
export async function insertVersion(tx: Sql, version: NewVersion): Promise<VersionRow> {
  const [last] = await tx
    .select({ number: max(versions.versionNumber) })
    .from(versions)
    .where(eq(versions.resumeId, version.resumeId))
  const [row] = await tx
    .insert(versions)
    .values({ ...version, versionNumber: (last?.number ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
