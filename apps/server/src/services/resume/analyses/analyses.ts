import { paths } from '@bespeak/contracts/paths.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { advertisementIn, advertisementOf } from '../engine/advertisement.ts'
import { askerOf } from '../engine/asker.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { inTurn } from '../engine/in-turn.ts'
import { sameOrAllowed } from '../engine/same-or-allowed.ts'
import { reportSteps, telling } from '../engine/telling.ts'
import { checked, type Paging, pageOf, shortText, webAddress } from '../input.ts'
import { type JobDescription, jobOf } from '../job-descriptions/job-descriptions.store.ts'
import type { ResumePorts } from '../ports.ts'
import { ownsResume, resumeOf } from '../resumes/resumes.store.ts'
import { versionOf } from '../versions/versions.store.ts'
import {
  type AnalysisRow,
  analysesOf,
  analysisOf,
  changeNotes,
  keepShown,
  removeAnalysis,
  sameAnalysis,
} from './analyses.store.ts'
import { keepAnalysis } from './keep-analysis.ts'
import { budgetFor, groundOf, measured as measuredNow } from './measuring.ts'
import { shownTitle } from './shown-title.ts'
import { type Subject, subjectOf } from './subject.ts'

export type Analyses = ReturnType<typeof createAnalyses>

const request = z.object({
  resumeId: z.int(),
  resumeVersionId: z.int().nullish(),
  jobDescription: z.string().nullish(),
  jobTitle: shortText('A title', 300),
  companyName: shortText('A company', 300),
  jobUrl: webAddress,
  jobDescriptionId: z.int().nullish(),
  forceRefresh: z.boolean().nullish(),
  subject: z.enum(['newest', 'resume'], 'Choose newest or resume.').nullish(),
})
type Request = z.output<typeof request>

/** `isMeasured` is false where there is no figure yet, and the 0 says nothing. */
export type ListedAnalysis = AnalysisRow & { isMeasured?: boolean }

// Of rows that are corrected all the while.
const mostTries = 5

/** Of those in a list that have no figure yet: each takes the engine a moment, and the person waits. */
const mostMeasured = 20

const notes = z.object({
  analysisId: z.int(),
  userNotes: z
    .string()
    .max(20_000, 'A note can have at most 20,000 characters.')
    .refine((value) => !value.includes('\0'), 'Please use letters, numbers and symbols only.'),
})

export function createAnalyses(ports: ResumePorts) {
  const { sql, now, allowances, engine } = ports

  /** What it is held against: the text that was sent, or that of the saved job. */
  async function advertisementFor(userId: number, { jobDescription, jobDescriptionId }: Request) {
    const saved = jobDescriptionId == null ? null : ((await jobOf(sql, userId, jobDescriptionId)) ?? noSuch())
    if (jobDescription?.trim()) return { saved, advertisement: advertisementIn(jobDescription) }
    if (saved) return { saved, advertisement: advertisementOf(saved) }
    throw badInput({ jobDescription: 'Paste a job advertisement, or choose a saved one.' })
  }

  /** One from before the figure was kept gets it when it is first read, by the version that was measured then. */
  async function shownScore(context: RequestContext, row: AnalysisRow): Promise<number> {
    const { userId } = signedIn(context)

    if (row.shownScore !== null) return row.shownScore
    return inTurn(context, async () => {
      const { report, jobDescription, resumeId, resumeVersionId } = (await analysisOf(sql, userId, row.id)) ?? noSuch()
      const then = resumeVersionId === null ? undefined : await versionOf(sql, userId, resumeVersionId)
      const { document } = then ?? (await resumeOf(sql, userId, resumeId)) ?? noSuch()
      const shown = await engine(askerOf(context), 'shownThen', document, report.match.ledger, jobDescription)
      await keepShown(sql, row.id, shown)
      return shown
    })
  }

  async function shownOrNothing(context: RequestContext, row: AnalysisRow): Promise<number | null> {
    try {
      return await shownScore(context, row)
    } catch (error) {
      ports.failed(error, 'analysis not measured')
      return null
    }
  }

  /** A list is answered whatever becomes of one row: what has no figure yet, and cannot get it now, is tried again when it is next read. */
  async function measured(context: RequestContext, rows: AnalysisRow[]): Promise<ListedAnalysis[]> {
    const old = rows.filter((row) => row.shownScore === null).slice(0, mostMeasured)
    const found = new Map(
      await Promise.all(old.map(async (row) => [row.id, await shownOrNothing(context, row)] as const)),
    )
    return rows.map((row) => {
      const shown = row.shownScore ?? found.get(row.id) ?? null
      return { ...row, shownScore: shown ?? 0, isMeasured: shown !== null }
    })
  }

  return {
    /** What was found before for the same input is given again, unless it is to be made anew. */
    async analyse(context: RequestContext, input: object): Promise<AnalysisRow> {
      const { userId } = signedIn(context)

      const given = checked(request, input)
      const { saved, advertisement } = await advertisementFor(userId, given)
      const ground = await groundOf(ports, userId, given, advertisement)
      const inputHash = ground.hashWith(ground.corrections)
      const same = await sameOrAllowed(
        () => sameAnalysis(sql, userId, inputHash, given.forceRefresh ? aMomentBefore(now()) : null),
        () => allowances.refuseUsedUp(userId, 'job_match_analysis'),
      )
      if (same) return same

      await budgetFor(ports, context, ground)
      const { begin, done } = telling(ports, userId, 'analyzeJobMatch', reportSteps)
      const made = await measuredNow(ports, { ...askerOf(context), begin }, ground, given.jobUrl ?? saved?.url ?? null)
      const row = await keepAnalysis(ports, { given, saved, ground, made })
      await done()
      await ports.live.notify(userId, newsOf(row))
      return row
    },

    /** What is measured there, as it stands by now. */
    async subjectOf(userId: number, before: AnalysisRow): Promise<Subject> {
      return subjectOf(sql, userId, askedAgain(before), before.jobDescription)
    },

    /** The same as it stands by now: in its place where it speaks of the same, else beside it. */
    async again(context: RequestContext, before: AnalysisRow, { job, advertisement }: OfJob): Promise<AnalysisRow> {
      const { userId } = signedIn(context)

      const given = askedAgain(before)
      let [ground, row] = [await groundOf(ports, userId, given, advertisement), before]
      // Other rows may be corrected while this is measured: who comes last counts all of them.
      for (let tries = mostTries; tries > 0; tries -= 1) {
        const made = await measuredNow(ports, { userId }, ground, before.jobUrl ?? job.url)
        row = await keepAnalysis(ports, { given, saved: job, ground, made, before: row })
        ground = await groundOf(ports, userId, given, advertisement)
        if (ground.hashWith(ground.corrections) === row.inputHash) break
      }
      return row
    },

    async get(context: RequestContext, id: number): Promise<AnalysisRow> {
      const viewer = signedIn(context)

      return (await analysisOf(sql, viewer.userId, id)) ?? noSuch()
    },

    shownScore,

    async listByResume(
      context: RequestContext,
      resumeId: number,
      paging: Paging,
      wanted: { whole: boolean; shown: boolean },
    ): Promise<ListedAnalysis[]> {
      const viewer = signedIn(context)

      if (!(await ownsResume(sql, viewer.userId, resumeId))) throw notFound()
      const rows = await analysesOf(sql, viewer.userId, resumeId, pageOf(paging), wanted)
      return wanted.shown ? measured(context, rows) : rows
    },

    async updateNotes(context: RequestContext, input: object): Promise<AnalysisRow> {
      const viewer = signedIn(context)

      const { analysisId, userNotes } = checked(notes, input)
      const change = { userNotes, updatedAt: now() }
      return (await changeNotes(sql, viewer.userId, analysisId, change)) ?? noSuch()
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeAnalysis(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

interface OfJob {
  job: JobDescription
  advertisement: string
}

const askedAgain = (before: AnalysisRow): Request => {
  const { resumeId, jobDescriptionId, tailoredResumeId, jobTitle, companyName, jobUrl } = before
  const subject = tailoredResumeId === null ? 'resume' : 'newest'
  return { resumeId, jobDescriptionId, subject, jobTitle, companyName, jobUrl }
}

const newsOf = (row: AnalysisRow) => ({
  kind: 'analysis',
  title: 'Your analysis is ready',
  body: `${shownTitle(row)}${row.companyName ? ` at ${row.companyName}` : ''}: you bring ${roundedScore(row.matchScore)} of 100.`,
  href: paths.analyses({ id: `${row.id}` }),
  key: `analysis-${row.id}`,
})
