import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { type AnalysisRow, analysisOf, newestAnalysis } from '../analyses/analyses.store.ts'
import type { Analyses } from '../analyses/analyses.ts'
import { advertisementOf } from '../engine/advertisement.ts'
import { withinBudget } from '../engine/budget.ts'
import { insertFact, removeFact } from '../facts/facts.store.ts'
import { longestRequirement, refuseTooMany } from '../facts/facts.ts'
import { saidBy } from '../facts/said.ts'
import { checked, text } from '../input.ts'
import { jobOf } from '../job-descriptions/job-descriptions.store.ts'
import type { ResumePorts } from '../ports.ts'
import { forgetRanking } from '../ranking/ranking.store.ts'
import { lockResume, resumeOf } from '../resumes/resumes.store.ts'
import type { NamedLine } from './correction-work.ts'
import { insertCorrection, removeCorrection } from './corrections.store.ts'

export type Corrections = ReturnType<typeof createCorrections>

const request = z
  .object({
    resumeId: z.int(),
    jobDescriptionId: z.int(),
    analysisId: z.int().nullish(),
    rowId: text.min(1, 'Please name the requirement.').max(6_000, 'Please name a requirement of this job.'),
    correction: z.enum(['shown', 'not-asked', 'not-mine'], 'Choose shown, not-asked or not-mine.').nullish(),
    line: text.max(1000, 'Please keep it under 1,000 characters.').nullish(),
  })
  .refine(({ correction, line }) => correction !== 'shown' || line, {
    path: ['line'],
    message: 'Choose a line of yours, or write one.',
  })
type Request = z.output<typeof request>

/** What the person says of a row. It is theirs, and free. */
export function createCorrections(ports: ResumePorts, analyses: Analyses) {
  const { sql, now, engine } = ports

  async function analysisMeant(userId: number, { resumeId, jobDescriptionId, analysisId }: Request) {
    if (analysisId == null) return newestAnalysis(sql, userId, resumeId, jobDescriptionId)
    const named = await analysisOf(sql, userId, analysisId)
    return named?.resumeId === resumeId && named.jobDescriptionId === jobDescriptionId ? named : undefined
  }

  /** One of their lines, or their words as they are to be kept. */
  async function lineIn(userId: number, given: Request, requirement: string, before: AnalysisRow): Promise<NamedLine> {
    if (given.correction !== 'shown' || !given.line) return null
    const { document, tailored } = await analyses.subjectOf(userId, before)
    const documents = tailored ? [document, tailored.original] : [document]
    const said = await saidBy(sql, userId)
    const named = await engine({ userId }, 'namedLine', { documents, said, line: given.line, requirement })
    if (!named) throw badInput({ line: 'This reads like a no. Say what you did, or press “I don’t”.' })
    return named
  }

  /** A new line is a fact of today, and goes when the correction is taken back. */
  async function lineKept(tx: Sql, userId: number, named: NamedLine, requirement: string) {
    if (named === null) return { source: null, line: null, factId: null }
    if ('source' in named) return { source: named.source, line: named.text, factId: null }
    await refuseTooMany(tx, userId)
    const asked = requirement.slice(0, longestRequirement)
    const fact = {
      userId,
      statement: named.statement,
      requirement: asked,
      origin: 'answered',
      createdAt: now(),
    } as const
    const { id } = await insertFact(tx, fact)
    return { source: `fact-${id}`, line: named.statement, factId: id }
  }

  return {
    /** Counted at once, in the analysis that is named, else in the newest of this resume and job; without a correction the row is as it was found. */
    async correct(context: RequestContext, input: object): Promise<AnalysisRow> {
      const { userId } = signedIn(context)

      const given = checked(request, input)
      const { resumeId, jobDescriptionId, correction } = given
      const resume = (await resumeOf(sql, userId, resumeId)) ?? noSuch()
      const job = (await jobOf(sql, userId, jobDescriptionId)) ?? noSuch()
      const before = (await analysisMeant(userId, given)) ?? noSuch()
      const rowId = rowIdOf(given.rowId)
      const row = rowsOf(before).find(({ id }) => id === rowId)
      if (correction && !row) throw notFound()
      await withinBudget(ports, context, resume.document)

      const requirement = row?.requirement ?? given.rowId
      const named = await lineIn(userId, given, requirement, before)
      const denials = correction ? [] : await engine({ userId }, 'denialsOf', await saidBy(sql, userId), rowId)
      await sql.transaction(async (tx) => {
        // One after the other: a row has one correction.
        if (!(await lockResume(tx, userId, resumeId))) throw notFound()
        const key = { userId, resumeId, jobDescriptionId, rowId }
        const made = await removeCorrection(tx, key)
        await forgetRanking(tx, key, jobDescriptionId)
        const isKept = made !== null && named !== null && 'source' in named && named.source === `fact-${made}`
        if (made !== null && !isKept) await removeFact(tx, userId, made)
        for (const id of denials) await removeFact(tx, userId, Number(id))
        if (!correction) return
        const line = { ...(await lineKept(tx, userId, named, requirement)), ...(isKept && { factId: made }) }
        await insertCorrection(tx, { ...key, ...line, requirement, correction, createdAt: now() })
      })
      return analyses.again(context, before, { job, advertisement: advertisementOf(job) })
    },
  }
}

const rowsOf = ({ report: { match } }: AnalysisRow) => [...match.ledger, ...(match.takenOut ?? [])]
