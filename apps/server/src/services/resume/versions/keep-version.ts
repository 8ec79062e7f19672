import type { Sql } from '../../../kernel/db.ts'
import type { ResumeRow } from '../resumes/resumes.store.ts'
import { insertVersion, newestVersion, type VersionRow } from './versions.store.ts'

type State = Pick<ResumeRow, 'content' | 'document'>

const restMs = 10 * 60 * 1000

/** What a resume says, as a version of its own. */
export const keepVersion = (tx: Sql, { id, userId }: ResumeRow, state: State, now: Date, label: string | null = null) =>
  insertVersion(tx, { resumeId: id, userId, content: state.content, document: state.document, label, createdAt: now })

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
