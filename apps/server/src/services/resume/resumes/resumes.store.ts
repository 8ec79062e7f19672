import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, max, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../../kernel/db.ts'
import type { Page } from '../input.ts'
import { resumes, selections, tailoredResumes } from '../schema.ts'

export type ResumeRow = typeof resumes.$inferSelect
export type NewResume = typeof resumes.$inferInsert
export type Resume = ResumeRow & { isSelected: boolean }

const own = (userId: number, id: number) => and(eq(resumes.id, id), eq(resumes.userId, userId))

const withSelection = (sql: Sql) =>
  sql
    .select({ resume: resumes, selected: selections.resumeId })
    .from(resumes)
    .leftJoin(selections, eq(selections.resumeId, resumes.id))

const toResume = ({ resume, selected }: { resume: ResumeRow; selected: number | null }): Resume => ({
  ...resume,
  isSelected: selected !== null,
})

/** Whether the long columns are wanted; else they are not read, and come back empty. A report is made of the document. */
export interface Wanted {
  content: boolean
  document: boolean
  report: boolean
}

const columns = getTableColumns(resumes)
const { content, explanation, document, ...brief } = columns
const isSelected = raw<boolean>`${selections.resumeId} is not null`.as('is_selected')

/** Side by side, not grouped by table: who reads a row asks of each of its values where it belongs. */
const listOf = <Read extends Partial<typeof columns>>(name: string, read: Read) =>
  prepared((sql) =>
    sql
      .select({ ...read, isSelected })
      .from(resumes)
      .leftJoin(selections, eq(selections.resumeId, resumes.id))
      .where(eq(resumes.userId, raw.placeholder('userId')))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id))
      .limit(raw.placeholder('limit'))
      .offset(raw.placeholder('offset'))
      .prepare(name),
  )

const lists = {
  brief: listOf('resume_list', brief),
  content: listOf('resume_list_content', { ...brief, content, explanation }),
  document: listOf('resume_list_document', { ...brief, document }),
  whole: listOf('resume_list_whole', columns),
}

function listFor(wanted: Wanted): keyof typeof lists {
  const document = wanted.document || wanted.report
  if (wanted.content) return document ? 'whole' : 'content'
  return document ? 'document' : 'brief'
}

export async function resumesOf(sql: Sql, userId: number, page: Page, wanted: Wanted): Promise<Resume[]> {
  const rows = await lists[listFor(wanted)](sql).execute({ userId, ...page })
  return rows.map(filled)
}

/** Puts into the row what was not read: to copy rows takes a tenth of all that a list costs. */
function filled<Row extends Partial<Resume>>(row: Row) {
  const { content = '', explanation = null, document = emptyDocument() } = row
  return Object.assign(row, { content, explanation, document })
}

const ofFile = (userId: number, fileDigest: string) =>
  and(eq(resumes.userId, userId), eq(resumes.fileDigest, fileDigest))

/** How much text the resumes of a page hold: of all there are, or of those that were made of one file. */
export async function bytesOn(sql: Sql, userId: number, fileDigest: string | null, page: Page): Promise<number> {
  const isAny = fileDigest === null
  const weighed = sql
    .select({ bytes: raw<number>`octet_length(${resumes.content})`.as('bytes') })
    .from(resumes)
    .where(isAny ? eq(resumes.userId, userId) : ofFile(userId, fileDigest))
    .orderBy(desc(isAny ? resumes.updatedAt : resumes.createdAt), desc(resumes.id))
    .limit(page.limit)
    .offset(page.offset)
    .as('page')
  const [row] = await sql.select({ bytes: raw<number>`coalesce(sum(${weighed.bytes}), 0)::float8` }).from(weighed)
  return row?.bytes ?? 0
}

export async function resumesWithFile(sql: Sql, userId: number, fileDigest: string, page: Page): Promise<Resume[]> {
  const rows = await withSelection(sql)
    .where(ofFile(userId, fileDigest))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toResume)
}

export async function resumeOf(sql: Sql, userId: number, id: number): Promise<Resume | undefined> {
  const rows = await withSelection(sql).where(own(userId, id))
  return rows.map(toResume)[0]
}

export async function ownsResume(sql: Sql, userId: number, id: number): Promise<boolean> {
  const [row] = await sql.select({ id: resumes.id }).from(resumes).where(own(userId, id))
  return row !== undefined
}

export async function selectedOf(sql: Sql, userId: number): Promise<Resume | undefined> {
  const rows = await withSelection(sql).where(and(eq(resumes.userId, userId), eq(selections.userId, userId)))
  return rows.map(toResume)[0]
}

export async function countResumes(sql: Sql, userId: number) {
  const [row] = await sql
    .select({ count: count(), lastCreated: max(resumes.createdAt) })
    .from(resumes)
    .where(eq(resumes.userId, userId))
  return { count: row?.count ?? 0, lastCreated: row?.lastCreated ?? null }
}

// Any number will do, as long as it is used for nothing else.
export const userLock = 6

/** One at a time for each user: how many there are and which is selected is decided by one. Held until the end. */
export const lockUser = (tx: Sql, userId: number) =>
  tx.execute(raw`select pg_advisory_xact_lock(${userLock}, ${userId})`)

/** The row as it is now, and as nobody else changes it until the end. */
export async function lockResume(tx: Sql, userId: number, id: number): Promise<ResumeRow | undefined> {
  const [row] = await tx.select().from(resumes).where(own(userId, id)).for('update')
  return row
}

export async function insertResume(tx: Sql, resume: NewResume): Promise<ResumeRow> {
  const [row] = await tx.insert(resumes).values(resume).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function changeResume(tx: Sql, id: number, change: Partial<NewResume>): Promise<void> {
  await tx.update(resumes).set(change).where(eq(resumes.id, id))
}

/** With all that was made of it, but for what has a cover letter: that one may still be sent. */
export async function removeResume(tx: Sql, userId: number, id: number): Promise<ResumeRow | undefined> {
  const [row] = await tx.delete(resumes).where(own(userId, id)).returning()
  const { originalResumeId, coverLetter } = tailoredResumes
  if (row) await tx.delete(tailoredResumes).where(and(eq(originalResumeId, id), isNull(coverLetter)))
  return row
}

export async function select(tx: Sql, userId: number, resumeId: number): Promise<void> {
  await tx
    .insert(selections)
    .values({ userId, resumeId })
    .onConflictDoUpdate({ target: selections.userId, set: { resumeId } })
}

/** Where nothing is selected, what was changed last is; where there is no resume, nothing. */
export async function selectSomething(tx: Sql, userId: number): Promise<void> {
  await tx.execute(raw`
    insert into resume.selections (user_id, resume_id)
    select user_id, id from resume.resumes where user_id = ${userId} order by updated_at desc, id desc limit 1
    on conflict do nothing
  `)
}

/** The files that a person uploaded. */
export const filesOf = async (sql: Sql, userId: number) =>
  (
    await sql
      .select({ id: resumes.id, title: resumes.title, fileName: resumes.fileName, fileKey: resumes.fileKey })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), isNotNull(resumes.fileKey)))
      .orderBy(resumes.id)
  ).flatMap(({ id, title, fileName, fileKey }) => (fileName && fileKey ? [{ id, title, fileName, fileKey }] : []))
