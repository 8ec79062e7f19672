import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { paperOf } from '@bespeak/domain/reading/paper.ts'
import { notFound } from '../../../kernel/errors.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { lockRequest } from '../engine/request.store.ts'
import { keepJob } from '../job-descriptions/keep-job.ts'
import { changedLayout, type Layout, layoutOf } from '../layout.ts'
import type { ResumePorts } from '../ports.ts'
import { lockResume, type Resume, type ResumeRow } from '../resumes/resumes.store.ts'
import { keepSuggestions } from '../suggestions/suggestions.store.ts'
import type { ChosenOptions } from './options.ts'
import { insertTailored, sameTailoring, type TailoredRow } from './tailored.store.ts'
import type { Tailored, TailorTask } from './tailoring.ts'
import { titleFor } from './title.ts'

interface ToKeep {
  resume: Resume
  /** The advertisement as it was sent, and who placed it. */
  pasted: string
  company: string
  /** The digest of all that was asked. */
  request: string
  task: TailorTask
  made: Tailored
  layout: ChosenOptions['layout']
  /** What it is counted as: tailored again for the same job, it is counted once. */
  counts: string
  /** Made in the place of what was wanted, and not counted. */
  isFree: boolean
}

/** While one runs or a moment after, the same request is the same tailoring: it is kept once and counted once. */
export async function keepTailored(ports: ResumePorts, toKeep: ToKeep): Promise<TailoredRow> {
  const { sql, now, allowances } = ports
  const { resume, pasted, company, request, counts, task, made, isFree } = toKeep
  const { layout } = toKeep
  const { userId } = resume
  const country = await ports.countryOf(userId)
  return sql.transaction(async (tx) => {
    await lockRequest(tx, request)
    const same = await sameTailoring(tx, userId, request, aMomentBefore(now()))
    if (same) return same
    const locked = await lockResume(tx, userId, resume.id)
    if (!locked) throw notFound()
    const job = await keepJob(tx, userId, { pasted, advertisement: task.advertisement, job: made.job, company }, now())
    const tailored = {
      userId,
      originalResumeId: resume.id,
      jobDescriptionId: job.id,
      title: titleFor(job.title, company),
      content: made.content,
      document: made.document,
      edits: made.edits,
      gaps: made.gaps,
      rationale: made.rationale,
      jobAdvertisingCompany: company,
      jobDescription: task.advertisement,
      ...made.scores,
      engineVersion,
      writer: made.writer,
      ...changedLayout(layoutFor(locked, country), layout),
      status: 'draft',
      createdAt: now(),
      updatedAt: now(),
    }
    const row = await insertTailored(tx, tailored, {
      userId,
      request,
      originalContent: task.original.content,
      originalDocument: task.original.document,
      facts: made.facts,
      createdAt: now(),
    })
    await keepSuggestions(tx, { userId, tailoredResumeId: row.id, part: 'resume' }, made.suggestions, now())
    // Where nothing changes there is nothing to pay for.
    if (!isFree && made.edits.length > 0) await allowances.recordUse(tx, userId, 'resume_tailoring', counts)
    return row
  })
}

/** As the resume is set, on the paper of the person's country: whoever has letter paper there has chosen it or lives by it. */
function layoutFor(resume: ResumeRow, country: string | null): Layout {
  const layout = layoutOf(resume)
  return layout.pageSize === 'letter' ? layout : { ...layout, pageSize: paperOf(resume.document.basics, country) }
}
