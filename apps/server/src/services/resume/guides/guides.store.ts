import { and, count, desc, eq, getTableColumns, gt, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { interviewGuides, interviewQuestions, practices } from '../schema.ts'
import type { GuideText } from './guide-work.ts'

type GuideColumns = typeof interviewGuides.$inferSelect
export type QuestionRow = typeof interviewQuestions.$inferSelect
export type PracticeRow = typeof practices.$inferSelect
type NewGuide = typeof interviewGuides.$inferInsert
type NewQuestion = typeof interviewQuestions.$inferInsert

export interface GuideRow extends GuideColumns {
  /** Whether the resume that it was made of is gone. */
  resumeDeleted: boolean
  questionCount: number
  practisedCount: number
}

const own = (userId: number, id: number) => and(eq(interviewGuides.id, id), eq(interviewGuides.userId, userId))

const columns = getTableColumns(interviewGuides)
// By their names: a query of one table leaves the table's name out, and then they would mean another.
const ofThis = raw`resume.interview_questions where guide_id = interview_guides.id`
const counted = {
  resumeDeleted: raw<boolean>`not exists (select from resume.resumes where id = interview_guides.resume_id)`.as(
    'resume_deleted',
  ),
  questionCount: raw<number>`(select count(*)::int from ${ofThis})`.as('question_count'),
  practisedCount: raw<number>`(select count(practised_at)::int from ${ofThis})`.as('practised_count'),
}

/** Without what the person had stated: only an answer is held against it. */
const brief = { guide: raw<GuideText>`${interviewGuides.guide} || '{"statements": []}'::jsonb`.as('guide') }

/** The newest change first. */
export const guidesOf = (sql: Sql, userId: number): Promise<GuideRow[]> =>
  sql
    .select({ ...columns, ...counted, ...brief })
    .from(interviewGuides)
    .where(eq(interviewGuides.userId, userId))
    .orderBy(desc(interviewGuides.updatedAt), desc(interviewGuides.id))

export async function guideOf(sql: Sql, userId: number, id: number): Promise<GuideRow | undefined> {
  const [row] = await sql
    .select({ ...columns, ...counted })
    .from(interviewGuides)
    .where(own(userId, id))
  return row
}

export async function countGuides(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.select({ value: count() }).from(interviewGuides).where(eq(interviewGuides.userId, userId))
  return row?.value ?? 0
}

export async function sameGuide(sql: Sql, userId: number, request: string, since: Date): Promise<GuideRow | undefined> {
  const [row] = await sql
    .select({ ...columns, ...counted })
    .from(interviewGuides)
    .where(
      and(
        eq(interviewGuides.userId, userId),
        eq(interviewGuides.request, request),
        gt(interviewGuides.createdAt, since),
      ),
    )
    .orderBy(desc(interviewGuides.createdAt))
    .limit(1)
  return row
}

export async function insertGuide(
  tx: Sql,
  guide: NewGuide,
  questions: readonly NewQuestion['question'][],
): Promise<GuideRow> {
  const [row] = await tx.insert(interviewGuides).values(guide).returning()
  if (!row) throw new Error('insert returned no row')
  await tx
    .insert(interviewQuestions)
    .values(questions.map((question, at) => ({ guideId: row.id, position: at + 1, question })))
  return { ...row, resumeDeleted: false, questionCount: questions.length, practisedCount: 0 }
}

export async function removeGuide(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(interviewGuides).where(own(userId, id)).returning({ id: interviewGuides.id })
  return removed.length > 0
}

/** In the person's own order. */
export const questionsOf = (sql: Sql, guideIds: readonly number[]): Promise<QuestionRow[]> =>
  guideIds.length === 0
    ? Promise.resolve([])
    : sql
        .select()
        .from(interviewQuestions)
        .where(inArray(interviewQuestions.guideId, [...guideIds]))
        .orderBy(interviewQuestions.position, interviewQuestions.id)

/** The newest first. */
export const practicesOf = (sql: Sql, questionIds: readonly number[]): Promise<PracticeRow[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : sql
        .select()
        .from(practices)
        .where(inArray(practices.questionId, [...questionIds]))
        .orderBy(desc(practices.id))

/** How much the questions of all guides hold, with notes and answers. */
export async function bytesOfGuides(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql
    .select({
      bytes: raw<number>`coalesce(sum(octet_length(${interviewQuestions.question}::text)
        + octet_length(coalesce(${interviewQuestions.notes}, ''))
        + (select coalesce(sum(octet_length(${practices.answer}) + octet_length(${practices.remarks}::text)), 0)
            from ${practices} where ${practices.questionId} = ${interviewQuestions.id})), 0)::float8`,
    })
    .from(interviewQuestions)
    .innerJoin(interviewGuides, eq(interviewGuides.id, interviewQuestions.guideId))
    .where(eq(interviewGuides.userId, userId))
  return row?.bytes ?? 0
}

/** How much the answers to the questions of a guide hold, with what was remarked on them. */
export async function bytesOfPractices(sql: Sql, guideId: number): Promise<number> {
  const [row] = await sql
    .select({
      bytes: raw<number>`coalesce(sum(octet_length(${practices.answer}) + octet_length(${practices.remarks}::text)), 0)::float8`,
    })
    .from(practices)
    .innerJoin(interviewQuestions, eq(interviewQuestions.id, practices.questionId))
    .where(eq(interviewQuestions.guideId, guideId))
  return row?.bytes ?? 0
}

export async function questionOf(sql: Sql, userId: number, id: number) {
  const [row] = await sql
    .select({ question: interviewQuestions, guide: interviewGuides })
    .from(interviewQuestions)
    .innerJoin(interviewGuides, eq(interviewGuides.id, interviewQuestions.guideId))
    .where(and(eq(interviewQuestions.id, id), eq(interviewGuides.userId, userId)))
  return row
}

/** As it is now, and as nobody else changes its guide until the end. */
export async function lockQuestion(tx: Sql, userId: number, id: number) {
  const found = await questionOf(tx, userId, id)
  if (!found) return undefined
  const { guideId } = found.question
  await tx.select({ id: interviewGuides.id }).from(interviewGuides).where(eq(interviewGuides.id, guideId)).for('update')
  return questionOf(tx, userId, id)
}

export async function changeQuestion(tx: Sql, id: number, change: Partial<NewQuestion>): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx.update(interviewQuestions).set(change).where(eq(interviewQuestions.id, id))
}

/** The questions of a guide in this order. */
export async function orderQuestions(tx: Sql, ids: readonly number[]): Promise<void> {
  const wanted = raw`array_position(${`{${ids.join()}}`}::int[], ${interviewQuestions.id})`
  await tx
    .update(interviewQuestions)
    .set({ position: wanted })
    .where(inArray(interviewQuestions.id, [...ids]))
}

export const touchGuide = (tx: Sql, id: number, updatedAt: Date) =>
  tx.update(interviewGuides).set({ updatedAt }).where(eq(interviewGuides.id, id))

export async function insertPractice(tx: Sql, practice: typeof practices.$inferInsert): Promise<PracticeRow> {
  const [row] = await tx.insert(practices).values(practice).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
