import { notFound } from '../../../kernel/errors.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { lockRequest } from '../engine/request.store.ts'
import { keepJob } from '../job-descriptions/keep-job.ts'
import type { ResumePorts } from '../ports.ts'
import { lockResume, type Resume } from '../resumes/resumes.store.ts'
import type { TailoredRow } from '../tailored/tailored.store.ts'
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
}

/** While one is written or a moment after, the same request is the same guide: it is kept once and counted once. */
export function keepGuide({ sql, now, allowances }: ResumePorts, toKeep: ToKeep): Promise<GuideRow> {
  const { resume, tailored, wanted, request, made } = toKeep
  const { userId } = resume
  return sql.transaction(async (tx) => {
    await lockRequest(tx, request)
    const same = await sameGuide(tx, userId, request, aMomentBefore(now()))
    if (same) return same
    const locked = await lockResume(tx, userId, resume.id)
    if (!locked) throw notFound()
    const { advertisement, pasted, company } = wanted
    const isNew = wanted.jobDescriptionId === null && pasted !== null
    const job = isNew ? await keepJob(tx, userId, { pasted, advertisement, job: made.job, company }, now()) : null
    const guide = {
      ...{ userId, resumeId: resume.id, tailoredResumeId: tailored?.id ?? null },
      jobDescriptionId: job?.id ?? wanted.jobDescriptionId,
      ...{ title: made.title, company: made.company, guide: made.text, request },
      resumeTitle: locked.title,
      person: locked.document.basics.name ?? '',
      pageSize: locked.pageSize,
      ...{ createdAt: now(), updatedAt: now() },
    }
    const row = await insertGuide(tx, guide, made.questions)
    await allowances.recordUse(tx, userId, 'interview_guide', `guide-${row.id}`)
    return row
  })
}
