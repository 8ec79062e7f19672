import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { and, desc, eq, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { resumes } from '../schema.ts'

/** The sample is nobody's life. */
const own = (userId: number) => and(eq(resumes.userId, userId), not(resumes.isSample))

/** How much text the resumes of a person hold. */
export async function bytesOfOwn(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql
    .select({ bytes: raw<number>`coalesce(sum(octet_length(${resumes.content})), 0)::float8` })
    .from(resumes)
    .where(own(userId))
  return row?.bytes ?? 0
}

/** What was changed last comes first. */
export async function ownDocuments(sql: Sql, userId: number): Promise<ResumeDocument[]> {
  const rows = await sql
    .select({ document: resumes.document })
    .from(resumes)
    .where(own(userId))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
  return rows.map(({ document }) => document)
}
