import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { type CorrectionRow, correctionsFor, correctionsIn } from '../corrections/corrections.store.ts'
import { withinBudget } from '../engine/budget.ts'
import { digestOf } from '../engine/digest.ts'
import { type Said, saidBy } from '../facts/said.ts'
import { askingsOf } from '../job-descriptions/asking.ts'
import { dayOf } from '../moments.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import type { MadeReport } from './report.ts'
import { type Subject, subjectOf } from './subject.ts'

interface Asked {
  resumeId: number
  resumeVersionId?: number | null | undefined
  jobDescriptionId?: number | null | undefined
  subject?: 'newest' | 'resume' | null | undefined
  tailoredResumeId?: number | null | undefined
}

/** All that an analysis is made of. */
export interface Ground {
  userId: number
  advertisement: string
  subject: Subject
  said: Said[]
  corrections: CorrectionRow[]
  /** The day, `2026-07-01`. */
  today: string
  /** What it is counted as: one resume for one advertisement counts once a month, whichever version is measured. */
  counts: string
  /** The same for the same ground, with these corrections. */
  hashWith(corrections: readonly CorrectionRow[]): string
}

export async function groundOf(
  { sql, now }: Pick<ResumePorts, 'sql' | 'now'>,
  userId: number,
  asked: Asked,
  advertisement: string,
): Promise<Ground> {
  const { resumeId, jobDescriptionId = null } = asked
  const subject = await subjectOf(sql, userId, asked, advertisement)
  const said = await saidBy(sql, userId)
  const corrections = await correctionsFor(sql, userId, resumeId, { jobDescriptionId, advertisement })
  const today = dayOf(now())
  const { document, tailored } = subject
  const of = [document, tailored?.id, tailored?.original]
  const parts = [userId, resumeId, ...of, said, advertisement, today, engineVersion]
  const hashWith: Ground['hashWith'] = (rows) =>
    // What was measured without corrections is found again under its hash of then.
    digestOf(rows.length === 0 ? parts : [...parts, correctionsIn(rows)])
  const counts = `analysis-${digestOf([resumeId, advertisement, today.slice(0, '2026-07'.length)])}`
  return { userId, advertisement, subject, said, corrections, today, counts, hashWith }
}

export const budgetFor = (ports: Pick<ResumePorts, 'limits'>, context: RequestContext, { subject }: Ground) =>
  withinBudget(ports, context, subject.document)

/** `asker`: whose work it is, and what is told of its steps. */
export async function measured(
  ports: ResumePorts,
  asker: Asker,
  { subject, said, corrections, advertisement, today, hashWith }: Ground,
  url: string | null,
): Promise<MadeReport> {
  return ports.engine(asker, 'report', {
    ...{ document: subject.document, original: subject.tailored?.original ?? null, said, advertisement, today, url },
    ...{
      corrections: correctionsIn(corrections),
      inputHash: hashWith(corrections),
      saved: await askingsOf(ports, asker),
    },
  })
}
