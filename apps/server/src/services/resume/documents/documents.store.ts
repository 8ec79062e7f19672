import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { tailoredResumes } from '../schema.ts'
import type { TailoredRow } from '../tailored/tailored.store.ts'

/** As long as it still says what was printed: what was edited meanwhile is a draft. */
export async function makeFinal(sql: Sql, { id, updatedAt }: TailoredRow): Promise<void> {
  await sql
    .update(tailoredResumes)
    .set({ status: 'final' })
    .where(and(eq(tailoredResumes.id, id), eq(tailoredResumes.updatedAt, updatedAt)))
}
