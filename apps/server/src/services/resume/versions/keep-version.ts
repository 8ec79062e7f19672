import type { Sql } from '../../../kernel/db.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { ResumeRow } from '../resumes/resumes.store.ts'
import {
  countLabelled,
  insertVersion,
  mostVersions,
  newestVersion,
  removeOldest,
  type VersionRow,
  versionSaying,
} from './versions.store.ts'

type State = Pick<ResumeRow, 'content' | 'document'>

const restMs = 10 * 60 * 1000

// The others are left for what is kept by itself: nobody who saves is ever refused.
const mostLabelled = mostVersions - 50

/** What a resume says, as a version of its own. Where there are too many, the oldest without a name goes. */
export async function keepVersion(
  tx: Sql,
  { id, userId }: ResumeRow,
  { content, document }: State,
  now: Date,
  label: string | null = null,
): Promise<VersionRow> {
  if (label !== null && (await countLabelled(tx, id)) >= mostLabelled) throw tooManyLabelled()
  const kept = await insertVersion(tx, { resumeId: id, userId, content, document, label, createdAt: now })
  await removeOldest(tx, id)
  return kept
}

const tooManyLabelled = () =>
  new AppError(
    'TOO_LARGE',
    `This resume has ${mostLabelled} named versions, and no more fit. Duplicate the resume to go on with a new history.`,
  )

/** Whoever saves as they type gets a version every ten minutes, not one for every word. */
export async function keepNowAndThen(tx: Sql, resume: ResumeRow, state: State, now: Date): Promise<void> {
  const last = await newestVersion(tx, resume.id)
  if (last && now.getTime() - last.createdAt.getTime() < restMs) return
  await keepVersion(tx, resume, state, now)
}

/** Before something else takes its place: unless the newest version says the same. */
export async function keepBefore(tx: Sql, resume: ResumeRow, now: Date): Promise<VersionRow | undefined> {
  const last = await newestVersion(tx, resume.id)
  return last?.content === resume.content ? undefined : keepVersion(tx, resume, resume, now)
}

/** The version that says this. What the resume says now is kept, if none does; what it no longer says is in none. */
export async function versionWith(tx: Sql, resume: ResumeRow, content: string, now: Date): Promise<number | null> {
  const kept = await versionSaying(tx, resume.id, content)
  if (kept || content !== resume.content) return kept?.id ?? null
  return (await keepVersion(tx, resume, resume, now)).id
}
