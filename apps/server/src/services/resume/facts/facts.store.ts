import { and, asc, count, desc, eq, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { facts, tailoredResumes } from '../schema.ts'
import type { TailorEdit } from '../tailored/tailor-edits.ts'

export type Fact = typeof facts.$inferSelect

export const factsOf = (sql: Sql, userId: number): Promise<Fact[]> =>
  sql.select().from(facts).where(eq(facts.userId, userId)).orderBy(asc(facts.id))

const isConfirmed = eq(facts.origin, 'confirmed')

/** In the order they were said, as far as that goes back. What was confirmed for a line stands for nothing else. */
export async function newestFacts(sql: Sql, userId: number, limit: number): Promise<Fact[]> {
  const mine = and(eq(facts.userId, userId), not(isConfirmed))
  const rows = await sql.select().from(facts).where(mine).orderBy(desc(facts.id)).limit(limit)
  return rows.reverse()
}

/** The newest words that they said yes to. */
export const confirmedFacts = (sql: Sql, userId: number, limit: number): Promise<Fact[]> =>
  sql
    .select()
    .from(facts)
    .where(and(eq(facts.userId, userId), isConfirmed))
    .orderBy(desc(facts.id))
    .limit(limit)

export async function countFacts(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.select({ value: count() }).from(facts).where(eq(facts.userId, userId))
  return row?.value ?? 0
}

export async function insertFact(sql: Sql, fact: typeof facts.$inferInsert): Promise<Fact> {
  const [row] = await sql.insert(facts).values(fact).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export interface MadeWithFacts {
  id: number
  title: string
  edits: TailorEdit[]
}

/** The tailored resumes with a change that rests on something the user stated. */
export const madeWithFacts = (sql: Sql, userId: number): Promise<MadeWithFacts[]> =>
  sql
    .select({ id: tailoredResumes.id, title: tailoredResumes.title, edits: tailoredResumes.edits })
    .from(tailoredResumes)
    .where(
      and(
        eq(tailoredResumes.userId, userId),
        raw`jsonb_path_exists(${tailoredResumes.edits}, '$[*].sources[*] ? (@ starts with "fact-")')`,
      ),
    )
    .orderBy(desc(tailoredResumes.updatedAt), desc(tailoredResumes.id))

/** Whether there was one: a fact of someone else is not found. */
export async function removeFact(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql
    .delete(facts)
    .where(and(eq(facts.id, id), eq(facts.userId, userId)))
    .returning({ id: facts.id })
  return removed.length > 0
}
