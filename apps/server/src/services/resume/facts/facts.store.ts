import { and, asc, count, desc, eq, not, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
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
  updatedAt: Date
  edits: TailorEdit[]
  /** The words of what the user stated, as sentences of the letter rest on them. */
  said: string[]
}

// Each holds every change with its reasons.
const pageSize = 50

const saidInLetter = raw<string[]>`coalesce(jsonb_path_query_array(${tailoredResumes.letter},
  '$.standing.sentences[*].origins[*] ? (@.kind == "said").text'), '[]')`

/** The tailored versions with a change, or a sentence of the letter, that rests on something the user stated. */
export function madeWithFacts(sql: Sql, userId: number): AsyncIterable<MadeWithFacts> {
  const { id, title, updatedAt, edits } = tailoredResumes
  const inEdits = raw`jsonb_path_exists(${edits}, '$[*].sources[*] ? (@ starts with "fact-")')`
  const isTheirs = and(eq(tailoredResumes.userId, userId), or(inEdits, raw`${saidInLetter} <> '[]'`))
  return inPages(
    id,
    (row) => row.id,
    (rest, size) =>
      sql
        .select({ id, title, updatedAt, edits, said: saidInLetter })
        .from(tailoredResumes)
        .where(and(isTheirs, rest))
        .orderBy(id)
        .limit(size),
    pageSize,
  )
}

/** Whether there was one: a fact of someone else is not found. */
export async function removeFact(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql
    .delete(facts)
    .where(and(eq(facts.id, id), eq(facts.userId, userId)))
    .returning({ id: facts.id })
  return removed.length > 0
}
