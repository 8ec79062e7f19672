import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import type { Sql } from '../../../kernel/db.ts'
import { noSuch, notFound } from '../../../kernel/errors.ts'
import { dropCorrections } from '../corrections/corrections.store.ts'
import { noteOn, unusedIn } from '../corrections/unused.ts'
import { advertisementOf } from '../engine/advertisement.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { lockRequest } from '../engine/request.store.ts'
import { holdJob, type JobDescription } from '../job-descriptions/job-descriptions.store.ts'
import { keepJob } from '../job-descriptions/keep-job.ts'
import type { ResumePorts } from '../ports.ts'
import { lockResume } from '../resumes/resumes.store.ts'
import { scoresOf } from '../tailored/scores.ts'
import { changeTailored, lockTailored } from '../tailored/tailored.store.ts'
import { versionWith } from '../versions/keep-version.ts'
import { type AnalysisRow, changeAnalysis, insertAnalysis, noteMatch, sameAnalysis } from './analyses.store.ts'
import type { Ground } from './measuring.ts'
import type { MadeReport } from './report.ts'

type Ports = Pick<ResumePorts, 'sql' | 'now' | 'allowances'>

/** As it was asked for. */
interface Given {
  resumeId: number
  jobDescription?: string | null | undefined
  jobTitle?: string | null | undefined
  companyName?: string | null | undefined
  jobUrl?: string | null | undefined
}

interface Made {
  given: Given
  saved: JobDescription | null
  ground: Ground
  made: MadeReport
  /** What it takes the place of: the same of the same, corrected. */
  before?: AnalysisRow
}

/** Asked twice at once, it is kept once and counted once; so is one resume for one ad; a correction is counted never. */
export async function keepAnalysis(ports: Ports, { given, saved, ground, made, before }: Made): Promise<AnalysisRow> {
  const { sql, now, allowances } = ports
  const { userId, subject, advertisement } = ground
  return sql.transaction(async (tx) => {
    const asked = ground.hashWith(ground.corrections)
    await lockRequest(tx, asked)
    const same = before ? undefined : await sameAnalysis(tx, userId, asked, aMomentBefore(now()))
    if (same) return same
    const resume = (await lockResume(tx, userId, given.resumeId)) ?? noSuch()
    if (saved && !(await holdJob(tx, userId, saved.id))) throw notFound()
    const company = given.companyName ?? null
    const wanted = { pasted: given.jobDescription ?? '', advertisement, job: made.job, company }
    const job = saved ?? (await keepJob(tx, userId, wanted, now()))
    const { match, ats, scoreBefore } = made
    const { tailored } = subject
    const versionId = subject.versionId ?? (await versionWith(tx, resume, subject.content, now()))
    await scoreVersion(tx, ground, made)
    const { corrections, notes } = await settled(tx, { ground, job, match })
    const inputHash = ground.hashWith(corrections)
    const analysis = { ...made.analysis, metadata: { ...made.analysis.metadata, inputHash, notes } }
    const of = {
      engineVersion,
      jobDescription: advertisement,
      resumeVersionId: versionId,
      tailoredResumeId: tailored?.id ?? null,
    }
    const found = {
      ...{ matchScore: match.score, shownScoreBefore: scoreBefore },
      ...{ report: { match, analysis, ats }, inputHash, updatedAt: now() },
    }
    const row =
      before && isOf(before, of)
        ? ((await changeAnalysis(tx, before.id, found)) ?? noSuch())
        : await insertAnalysis(tx, {
            ...{ ...of, ...found, userId, resumeId: given.resumeId, jobDescriptionId: job.id, createdAt: now() },
            ...{
              jobTitle: given.jobTitle ?? '',
              companyName: company ?? job.company,
              jobUrl: given.jobUrl ?? job.url,
            },
          })
    const scored = { jobDescriptionId: job.id, matchScore: scoreBefore ?? match.score, createdAt: now() }
    if (versionId !== null && !match.unscored) await noteMatch(tx, { resumeVersionId: versionId, ...scored })
    if (!before) await allowances.recordUse(tx, userId, 'job_match_analysis', ground.counts)
    return row
  })
}

/** A version has one score: that of its analysis, unless its page, its ad or its engine is another one by now. */
async function scoreVersion(tx: Sql, { userId, subject, advertisement }: Ground, { match, scoreBefore }: MadeReport) {
  const { tailored } = subject
  if (!tailored) return
  const row = (await lockTailored(tx, userId, tailored.id)) ?? noSuch()
  const isSame =
    row.updatedAt.getTime() === tailored.updatedAt.getTime() &&
    row.jobDescription === advertisement &&
    (row.scoredBy ?? row.engineVersion) === engineVersion
  if (isSame) await changeTailored(tx, row.id, scoresOf(match, scoreBefore ?? match.score))
}

interface Settled {
  ground: Ground
  job: JobDescription
  match: MadeReport['match']
}

/** Corrections of what the ad no longer says are dropped, and the analysis says so; another ad's are none of its business. */
async function settled(tx: Sql, { ground: { userId, advertisement, corrections }, job, match }: Settled) {
  if (corrections.length === 0 || advertisement !== advertisementOf(job)) return { corrections, notes: null }
  const unused = unusedIn(match, corrections)
  const gone = unused.rowless.map(({ id }) => id)
  await dropCorrections(tx, userId, gone)
  return { corrections: corrections.filter(({ id }) => !gone.includes(id)), notes: noteOn(unused, advertisement) }
}

type Of = Pick<AnalysisRow, 'resumeVersionId' | 'tailoredResumeId' | 'engineVersion' | 'jobDescription'>

/** By the same engine, of the same two texts: what differs is what the person says of them. */
const isOf = (row: Of, of: Of) =>
  row.resumeVersionId === of.resumeVersionId &&
  row.tailoredResumeId === of.tailoredResumeId &&
  row.engineVersion === of.engineVersion &&
  row.jobDescription === of.jobDescription
