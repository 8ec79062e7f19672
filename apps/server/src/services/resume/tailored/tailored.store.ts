import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { escapeHtml } from '@bespeak/domain/resume/html/node.ts'
import type { GapQuestion } from '@bespeak/domain/tailor/index.ts'
import { and, desc, eq, getTableColumns, gt, isNotNull, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Page } from '../input.ts'
import type { KeptLetter } from '../letters/kept-letter.ts'
import { jobDescriptions, shareLinks, tailoredResumes, tailorings } from '../schema.ts'
import type { TailorEdit } from './tailor-edits.ts'

export type TailoredRow = typeof tailoredResumes.$inferSelect
type TailoringRow = typeof tailorings.$inferSelect
type NewTailored = typeof tailoredResumes.$inferInsert

const own = (userId: number, id: number) => and(eq(tailoredResumes.id, id), eq(tailoredResumes.userId, userId))

export interface TailoredFilter {
  resumeId?: number
  /** In the title, the company or the title of the job; empty finds all. */
  search: string
  withCoverLetter?: boolean
}

/** The long columns: a list reads only those that are wanted, and the others come back as here. */
const without = {
  content: raw<string>`''`.as('content'),
  document: raw<ResumeDocument>`${JSON.stringify(emptyDocument())}::jsonb`.as('document'),
  edits: raw<TailorEdit[]>`'[]'::jsonb`.as('edits'),
  gaps: raw<GapQuestion[]>`'[]'::jsonb`.as('gaps'),
  coverLetter: raw<string | null>`null::text`.as('cover_letter'),
  letter: raw<KeptLetter | null>`null::jsonb`.as('letter'),
  rationale: raw<string | null>`null::text`.as('rationale'),
  jobDescription: raw<string>`''`.as('job_description'),
}
export type LongColumn = keyof typeof without

const columns = getTableColumns(tailoredResumes)
function columnsFor(wanted: readonly LongColumn[]) {
  const read = <Name extends LongColumn>(name: Name) => (wanted.includes(name) ? columns[name] : without[name])
  return {
    ...columns,
    ...{ content: read('content'), document: read('document'), edits: read('edits'), gaps: read('gaps') },
    ...{
      coverLetter: read('coverLetter'),
      letter: read('letter'),
      rationale: read('rationale'),
      jobDescription: read('jobDescription'),
    },
  }
}

export async function tailoredOfUser(
  sql: Sql,
  userId: number,
  { resumeId, search, withCoverLetter }: TailoredFilter,
  { limit, offset }: Page,
  wanted: readonly LongColumn[],
): Promise<TailoredRow[]> {
  return sql
    .select(columnsFor(wanted))
    .from(tailoredResumes)
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, tailoredResumes.jobDescriptionId))
    .where(
      and(
        eq(tailoredResumes.userId, userId),
        resumeId === undefined ? undefined : eq(tailoredResumes.originalResumeId, resumeId),
        withCoverLetter ? isNotNull(tailoredResumes.coverLetter) : undefined,
        search === '' ? undefined : namedIn(search, withCoverLetter),
      ),
    )
    .orderBy(
      desc(withCoverLetter ? tailoredResumes.letterUpdatedAt : tailoredResumes.updatedAt),
      desc(tailoredResumes.id),
    )
    .limit(limit)
    .offset(offset)
}

/** The words themselves, wherever they stand: no sign in them means anything else. */
const namedIn = (search: string, inLetter = false): SQL => raw`(position(lower(${search}) in lower(concat_ws(chr(10),
  ${tailoredResumes.title}, ${tailoredResumes.jobAdvertisingCompany}, ${jobDescriptions.title}))) > 0
  ${inLetter ? raw`or ${saidIn(search)}` : raw``})`

/** What the letter says, without its tags. */
const saidIn = (search: string): SQL => raw`position(lower(${escapeHtml(search)})
  in lower(regexp_replace(${tailoredResumes.coverLetter}, '<[^>]*>', ' ', 'g'))) > 0`

export async function tailoredOf(sql: Sql, userId: number, id: number): Promise<TailoredRow | undefined> {
  const [row] = await sql.select().from(tailoredResumes).where(own(userId, id))
  return row
}

/** The newest that was cut from a resume for a job, by its id or by what it says. */
export async function newestFor(
  sql: Sql,
  userId: number,
  resumeId: number,
  { jobDescriptionId, advertisement }: { jobDescriptionId: number | null; advertisement: string },
): Promise<TailoredRow | undefined> {
  const sameText = eq(tailoredResumes.jobDescription, advertisement)
  const ofJob = jobDescriptionId === null ? sameText : eq(tailoredResumes.jobDescriptionId, jobDescriptionId)
  const [row] = await sql
    .select()
    .from(tailoredResumes)
    .where(and(eq(tailoredResumes.userId, userId), eq(tailoredResumes.originalResumeId, resumeId), ofJob))
    .orderBy(desc(tailoredResumes.createdAt), desc(tailoredResumes.id))
    .limit(1)
  return row
}

/** Which of the versions of one resume for one job it is, the first being 1; null where there is none. */
export async function versionNumberOf(sql: Sql, userId: number, id: number | null): Promise<number | null> {
  const row = id === null ? undefined : await tailoredOf(sql, userId, id)
  if (!row || row.jobDescriptionId === null) return null
  const { originalResumeId, jobDescriptionId } = row
  return sql.$count(
    tailoredResumes,
    and(
      eq(tailoredResumes.originalResumeId, originalResumeId),
      eq(tailoredResumes.jobDescriptionId, jobDescriptionId),
      lte(tailoredResumes.id, row.id),
    ),
  )
}

/** The row as it is now, and as nobody else changes it until the end. */
export async function lockTailored(tx: Sql, userId: number, id: number): Promise<TailoredRow | undefined> {
  const [row] = await tx.select().from(tailoredResumes).where(own(userId, id)).for('update')
  return row
}

export async function sameTailoring(
  sql: Sql,
  userId: number,
  request: string,
  since: Date,
): Promise<TailoredRow | undefined> {
  const [row] = await sql
    .select({ tailored: tailoredResumes })
    .from(tailorings)
    .innerJoin(tailoredResumes, eq(tailoredResumes.id, tailorings.tailoredResumeId))
    .where(
      and(
        eq(tailorings.userId, userId),
        eq(tailorings.request, request),
        gt(tailorings.createdAt, since),
        isNotNull(tailoredResumes.jobDescriptionId),
      ),
    )
    .orderBy(desc(tailorings.createdAt))
    .limit(1)
  return row?.tailored
}

export async function insertTailored(
  tx: Sql,
  tailored: NewTailored,
  tailoring: Omit<TailoringRow, 'tailoredResumeId'>,
): Promise<TailoredRow> {
  const [row] = await tx.insert(tailoredResumes).values(tailored).returning()
  if (!row) throw new Error('insert returned no row')
  await tx.insert(tailorings).values({ ...tailoring, tailoredResumeId: row.id })
  return row
}

export async function changeTailored(tx: Sql, id: number, change: Partial<NewTailored>): Promise<TailoredRow> {
  const [row] = await tx.update(tailoredResumes).set(change).where(eq(tailoredResumes.id, id)).returning()
  if (!row) throw new Error('update returned no row')
  return row
}

export async function removeTailored(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(tailoredResumes).where(own(userId, id)).returning({ id: tailoredResumes.id })
  return removed.length > 0
}

/** Whether it is out of the person's hands: sent for a job, or open to whoever has its link. */
export async function isOut(sql: Sql, id: number): Promise<boolean> {
  const [links, jobs] = await Promise.all([
    sql.$count(shareLinks, eq(shareLinks.tailoredResumeId, id)),
    sql.$count(jobDescriptions, eq(jobDescriptions.sentTailoredResumeId, id)),
  ])
  return links + jobs > 0
}
