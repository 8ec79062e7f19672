import { paths } from '@bespeak/contracts/paths.ts'
import { bandName, roundedScore } from '@bespeak/domain/match/verdict.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { advertisementIn, advertisementOf } from '../engine/advertisement.ts'
import { askerOf } from '../engine/asker.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { sameOrAllowed } from '../engine/same-or-allowed.ts'
import { reportSteps, telling } from '../engine/telling.ts'
import { checked, type Paging, pageOf, shortText, webAddress } from '../input.ts'
import { type JobDescription, jobOf } from '../job-descriptions/job-descriptions.store.ts'
import type { ResumePorts } from '../ports.ts'
import { ownsResume } from '../resumes/resumes.store.ts'
import {
  type AnalysisRow,
  analysesOf,
  analysisOf,
  changeNotes,
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
  notify: z.boolean().nullish(),
  subject: z.enum(['newest', 'resume'], 'Choose newest or resume.').nullish(),
})
type Request = z.output<typeof request>

// Of rows that are corrected all the while.
const mostTries = 5

const notes = z.object({
  analysisId: z.int(),
  userNotes: z
    .string()
    .max(20_000, 'A note can have at most 20,000 characters.')
    .refine((value) => !value.includes('\0'), 'Please use letters, numbers and symbols only.'),
})

export function createAnalyses(ports: ResumePorts) {
  const { sql, now, allowances } = ports

  /** What it is held against: the text that was sent, or that of the saved job. */
  async function advertisementFor(userId: number, { jobDescription, jobDescriptionId }: Request) {
    const saved = jobDescriptionId == null ? null : ((await jobOf(sql, userId, jobDescriptionId)) ?? noSuch())
    if (jobDescription?.trim()) return { saved, advertisement: advertisementIn(jobDescription) }
    if (saved) return { saved, advertisement: advertisementOf(saved) }
    throw badInput({ jobDescription: 'Paste a job advertisement, or choose a saved one.' })
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
        () => allowances.refuseUsedUp(userId, 'job_match_analysis', ground.counts),
      )
      if (same) return same

      await budgetFor(ports, context, ground)
      const { begin, done } = telling(ports, userId, 'analyzeJobMatch', reportSteps)
      const made = await measuredNow(ports, { ...askerOf(context), begin }, ground, given.jobUrl ?? saved?.url ?? null)
      const row = await keepAnalysis(ports, { given, saved, ground, made })
      await done()
      if (given.notify !== false) await ports.live.notify(userId, newsOf(row))
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

    async listByResume(
      context: RequestContext,
      resumeId: number,
      paging: Paging,
      wanted: { whole: boolean },
    ): Promise<AnalysisRow[]> {
      const viewer = signedIn(context)

      if (!(await ownsResume(sql, viewer.userId, resumeId))) throw notFound()
      return analysesOf(sql, viewer.userId, resumeId, pageOf(paging), wanted)
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

const askedAgain = (before: AnalysisRow) => {
  const { resumeId, jobDescriptionId, tailoredResumeId, jobTitle, companyName, jobUrl } = before
  const subject = tailoredResumeId === null ? ('resume' as const) : null
  return { resumeId, jobDescriptionId, subject, tailoredResumeId, jobTitle, companyName, jobUrl }
}

const newsOf = (row: AnalysisRow) => ({
  kind: 'analysis',
  title: 'Your analysis is ready',
  body: `${shownTitle(row)}${row.companyName ? ` at ${row.companyName}` : ''}: ${scoreWords(row)}.`,
  href: paths.analyses({ id: `${row.id}` }),
  key: `analysis-${row.id}`,
})

const scoreWords = ({ matchScore, report: { match } }: AnalysisRow) =>
  match.unscored
    ? 'no requirements found in this ad'
    : `your match is ${roundedScore(matchScore)} of 100, ${bandName(matchScore).toLowerCase()}`
