import { eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { notFound } from '../../../kernel/errors.ts'
import { tailorings } from '../schema.ts'
import type { Ground } from './own-words.ts'

/** What a tailored version was made of. */
export async function groundIn(sql: Sql, tailoredResumeId: number): Promise<Ground> {
  const [row] = await sql.select().from(tailorings).where(eq(tailorings.tailoredResumeId, tailoredResumeId))
  if (!row) throw notFound()
  return { original: { content: row.originalContent, document: row.originalDocument }, facts: row.facts }
}
