import type { Sql } from '../../../kernel/db.ts'
import { notFound } from '../../../kernel/errors.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { lockRequest } from '../engine/request.store.ts'
import { holdJob } from '../job-descriptions/job-descriptions.store.ts'
import { keepJob } from '../job-descriptions/keep-job.ts'
import type { ResumePorts } from '../ports.ts'
import { lockResume, type Resume } from '../resumes/resumes.store.ts'
import { lockTailored, type TailoredRow } from '../tailored/tailored.store.ts'
import type { Wanted } from './ground.ts'
import type { MadeGuide } from './guide-work.ts'
import { type GuideRow, insertGuide, sameGuide } from './guides.store.ts'

interface ToKeep {
  resume: Resume
  tailored: TailoredRow | null
  wanted: Wanted
  /** The digest of all that was asked. */
  request: string
  made: MadeGuide
  /** Made in the place of what a model did not do: it is not counted. */
  isFree: boolean
}

/** While one is written or a moment after, the same request is the same guide: it is kept once and counted once. */
export function keepGuide({ sql, now, allowances }: ResumePorts, toKeep: ToKeep): Promise<GuideRow> {
  const { resume, tailored, request, made } = toKeep
  const { userId } = resume
  return sql.transaction(async (tx) => {
    await lockRequest(tx, request)
    const same = await sameGuide(tx, userId, request, aMomentBefore(now()))
    if (same) return same
    const locked = await lockResume(tx, userId, resume.id)
    if (!locked) throw notFound()
    const guide = {
      ...{ userId, resumeId: resume.id },
      tailoredResumeId: tailored && ((await lockTailored(tx, userId, tailored.id))?.id ?? null),
      jobDescriptionId: await jobIdOf(tx, userId, toKeep, now()),
      ...{ title: made.title, company: made.company, guide: made.text, request },
      resumeTitle: locked.title,
      person: locked.document.basics.name ?? '',
      pageSize: locked.pageSize,
      ...{ createdAt: now(), updatedAt: now() },
    }
    const row = await insertGuide(tx, guide, made.questions)
    if (!toKeep.isFree) await allowances.recordUse(tx, userId, 'interview_guide', `guide-${row.id}`)
    return row
  })
}

/** The saved job, unless it was deleted meanwhile; or the one that is made of what was pasted. */
async function jobIdOf(tx: Sql, userId: number, { wanted, made }: ToKeep, now: Date): Promise<number | null> {
  const { jobDescriptionId: saved, advertisement, pasted, company } = wanted
  if (saved !== null) return (await holdJob(tx, userId, saved)) ? saved : null
  if (pasted === null) return null
  return (await keepJob(tx, userId, { pasted, advertisement, job: made.job, company }, now)).id
}
