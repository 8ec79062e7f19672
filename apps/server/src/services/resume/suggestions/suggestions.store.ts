import type { LineNamed, Settled } from '@bespeak/domain/resume/settled.ts'
import { and, asc, desc, eq, inArray, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { confirmedFacts } from '../facts/facts.store.ts'
import type { KnownFact } from '../facts/said.ts'
import { dayOf } from '../moments.ts'
import { keptLines, suggestions, tailorings } from '../schema.ts'
import type { MadeSuggestion, SuggestedPart } from './suggested.ts'

export type SuggestionRow = typeof suggestions.$inferSelect

interface Of {
  userId: number
  tailoredResumeId: number
  part: SuggestedPart
}

const isOpen = ({ tailoredResumeId, part }: Pick<Of, 'tailoredResumeId' | 'part'>) =>
  and(eq(suggestions.tailoredResumeId, tailoredResumeId), eq(suggestions.part, part), isNull(suggestions.answer))

/** These are open then, and no others of the same part. */
export async function keepSuggestions(
  tx: Sql,
  of: Of,
  made: readonly MadeSuggestion[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(suggestions).where(isOpen(of))
  if (made.length === 0) return
  await tx.insert(suggestions).values(made.map((one) => ({ ...of, ...one, createdAt })))
}

/** These are open besides, in the place of those about the same lines. */
export async function addSuggestions(tx: Sql, of: Of, made: readonly MadeSuggestion[], createdAt: Date): Promise<void> {
  if (made.length === 0) return
  const lines = made.map(({ line }) => line)
  await tx.delete(suggestions).where(and(isOpen(of), inArray(suggestions.line, lines)))
  await tx.insert(suggestions).values(made.map((one) => ({ ...of, ...one, createdAt })))
}

export const openSuggestions = (sql: Sql, tailoredResumeId: number, part: SuggestedPart): Promise<SuggestionRow[]> =>
  sql.select().from(suggestions).where(isOpen({ tailoredResumeId, part })).orderBy(asc(suggestions.id))

export async function suggestionOf(sql: Sql, userId: number, id: number): Promise<SuggestionRow | undefined> {
  const [row] = await sql
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId)))
  return row
}

export async function keepAnswer(
  tx: Sql,
  id: number,
  answer: Pick<SuggestionRow, 'answer' | 'answeredAt' | 'factId'>,
): Promise<void> {
  await tx.update(suggestions).set(answer).where(eq(suggestions.id, id))
}

const isLine = (userId: number, { heading, line }: LineNamed) =>
  and(eq(keptLines.userId, userId), eq(keptLines.heading, heading), eq(keptLines.line, line))

export async function keepLine(tx: Sql, userId: number, { heading, line }: LineNamed, createdAt: Date): Promise<void> {
  await tx.insert(keptLines).values({ userId, heading, line, createdAt }).onConflictDoNothing()
}

export async function letGoOfLine(tx: Sql, userId: number, line: LineNamed): Promise<void> {
  await tx.delete(keptLines).where(isLine(userId, line))
}

/** More would make each later work slower. */
const mostSettled = 500

/** What the person said of words before. */
export async function settledBy(sql: Sql, userId: number): Promise<Settled> {
  const [facts, lines] = await Promise.all([
    confirmedFacts(sql, userId, mostSettled),
    sql.select().from(keptLines).where(eq(keptLines.userId, userId)).orderBy(desc(keptLines.id)).limit(mostSettled),
  ])
  return {
    yes: facts.map(({ id, statement, heading, line, createdAt }) => ({
      ...{ fact: String(id), text: statement, saidOn: dayOf(createdAt), heading: heading ?? '', line: line ?? '' },
    })),
    no: lines.map(({ heading, line }) => ({ heading, line })),
  }
}

/** What a tailored version rests on besides, from now on. */
export async function addToGround(tx: Sql, tailoredResumeId: number, fact: KnownFact): Promise<void> {
  await tx
    .update(tailorings)
    .set({ facts: raw`${tailorings.facts} || ${JSON.stringify([fact])}::jsonb` })
    .where(eq(tailorings.tailoredResumeId, tailoredResumeId))
}
