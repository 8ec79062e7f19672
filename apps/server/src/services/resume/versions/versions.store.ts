import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, max, sql as raw } from 'drizzle-orm'
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

/** Technical, not a plan limit: more than anybody looks through. */
export const mostVersions = 200

const columns = getTableColumns(versions)
const without = {
  content: raw<string>`''`.as('content'),
  document: raw<ResumeDocument>`${JSON.stringify(emptyDocument())}::jsonb`.as('document'),
}

/** The newest first. Without the document; without the content too, unless it is wanted. */
export async function versionsOf(
  sql: Sql,
  userId: number,
  resumeId: number,
  wanted: { content: boolean },
): Promise<ResumeVersion[]> {
  const content = wanted.content ? columns.content : without.content
  const rows = await sql
    .select({ ...columns, content, document: without.document })
    .from(versions)
    .where(and(eq(versions.resumeId, resumeId), eq(versions.userId, userId)))
    .orderBy(desc(versions.versionNumber))
    .limit(mostVersions)
  return withMatches(sql, rows)
}

export async function countLabelled(tx: Sql, resumeId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(versions)
    .where(and(eq(versions.resumeId, resumeId), isNotNull(versions.label)))
  return row?.count ?? 0
}

/** The oldest that nobody gave a name, until no more are left than may be. */
export async function removeOldest(tx: Sql, resumeId: number): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(versions).where(eq(versions.resumeId, resumeId))
  const tooMany = (row?.count ?? 0) - mostVersions
  if (tooMany <= 0) return
  const oldest = tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.resumeId, resumeId), isNull(versions.label)))
    .orderBy(versions.versionNumber)
    .limit(tooMany)
  await tx.delete(versions).where(inArray(versions.id, oldest))
}

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

/** The newest that says the same. */
export async function versionSaying(sql: Sql, resumeId: number, content: string): Promise<{ id: number } | undefined> {
  const [row] = await sql
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.resumeId, resumeId), eq(versions.content, content)))
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
