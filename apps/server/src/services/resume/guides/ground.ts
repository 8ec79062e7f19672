import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { Edit } from '@bespeak/domain/tailor/index.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import { correctionsFor, correctionsIn } from '../corrections/corrections.store.ts'
import { advertisementIn, advertisementOf } from '../engine/advertisement.ts'
import { saidBy } from '../facts/said.ts'
import { jobOf } from '../job-descriptions/job-descriptions.store.ts'
import type { ResumePorts } from '../ports.ts'
import type { Resume } from '../resumes/resumes.store.ts'
import { groundIn } from '../tailored/ground.store.ts'
import { standing } from '../tailored/tailor-edits.ts'
import { type TailoredRow, tailoredOf } from '../tailored/tailored.store.ts'
import type { GuideTask } from './guide-work.ts'

export interface GuideRequest {
  resumeId: number
  tailoredResumeId?: number | null | undefined
  jobDescriptionId?: number | null | undefined
  jobDescription?: string | null | undefined
  company?: string | null | undefined
}

/** What a guide is made of: the person's own words, and what was made of them for this job. */
export type Words = Pick<GuideTask, 'document' | 'said' | 'facts' | 'corrections' | 'edits'>

/** Of a tailored resume the words that it was made of: the person is asked about those. */
export async function wordsOf(
  { sql }: Pick<ResumePorts, 'sql'>,
  resume: Resume,
  tailored: TailoredRow | null,
  job: Pick<Wanted, 'jobDescriptionId' | 'advertisement'>,
): Promise<Words> {
  const corrections = correctionsIn(await correctionsFor(sql, resume.userId, resume.id, job))
  const said = await saidBy(sql, resume.userId)
  if (!tailored) return { document: resume.document, said, facts: [], corrections, edits: [] }
  const { original, facts } = await groundIn(sql, tailored.id)
  const ofAnyLine = facts.filter(({ confirmed }) => !confirmed)
  // Of what was said since, the lines that rows were corrected with.
  const since = said.filter(({ id }) => corrections.some(({ line }) => line?.source === `fact-${id}`))
  const unknown = since.filter(({ id }) => !facts.some((fact) => fact.id === id))
  return { document: original.document, said: unknown, facts: ofAnyLine, corrections, edits: stillThere(tailored) }
}

/** Changes that stand, and that the person has not written over. */
function stillThere({ edits, document }: TailoredRow): Edit[] {
  const stands = new Set(sourcesOf(document).flatMap(({ text, quotes }) => [text, ...quotes]))
  return standing(edits).filter(({ text }) => stands.has(text))
}

export async function tailoredFor(
  { sql }: Pick<ResumePorts, 'sql'>,
  userId: number,
  { tailoredResumeId, resumeId }: GuideRequest,
): Promise<TailoredRow | null> {
  if (tailoredResumeId == null) return null
  const tailored = await tailoredOf(sql, userId, tailoredResumeId)
  if (tailored?.originalResumeId !== resumeId) throw notFound()
  return tailored
}

export interface Wanted {
  advertisement: string
  title: string | null
  company: string | null
  /** The saved job; null where it is to be kept, or is gone. */
  jobDescriptionId: number | null
  /** Pasted by the person, and to be kept as a job of theirs. */
  pasted: string | null
}

/** The job: the text that was sent, the saved job, or the one that the resume was tailored to. */
export async function jobFor(
  { sql }: Pick<ResumePorts, 'sql'>,
  userId: number,
  { jobDescription, jobDescriptionId, company }: GuideRequest,
  tailored: TailoredRow | null,
): Promise<Wanted> {
  const saved = jobDescriptionId == null ? null : await jobOf(sql, userId, jobDescriptionId)
  if (saved === undefined) throw notFound()
  const named = company ?? saved?.company ?? null
  if (jobDescription?.trim()) {
    const title = saved?.title ?? null
    const advertisement = advertisementIn(jobDescription)
    return { advertisement, title, company: named, jobDescriptionId: saved?.id ?? null, pasted: jobDescription }
  }
  if (saved)
    return {
      ...{ advertisement: advertisementOf(saved), title: saved.title, company: named },
      ...{ jobDescriptionId: saved.id, pasted: null },
    }
  if (!tailored) throw badInput({ jobDescription: 'Paste a job advertisement, or choose a saved one.' })
  return {
    ...{ advertisement: tailored.jobDescription, title: null, company: company ?? tailored.jobAdvertisingCompany },
    ...{ jobDescriptionId: tailored.jobDescriptionId, pasted: null },
  }
}
