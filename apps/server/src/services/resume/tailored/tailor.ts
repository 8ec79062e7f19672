import { matchResume } from '@bespeak/domain/match/index.ts'
import { type GapQuestion, gapQuestions } from '@bespeak/domain/tailor/index.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/errors.ts'
import { advertisementIn, jobIn } from '../engine/advertisement.ts'
import { withinBudget } from '../engine/budget.ts'
import { aMomentBefore, digestOf } from '../engine/digest.ts'
import { sameOrAllowed } from '../engine/same-or-allowed.ts'
import { knownFacts } from '../facts/known-facts.ts'
import { checked, shortText, text } from '../input.ts'
import type { ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { keepTailored } from './keep-tailored.ts'
import { optionsFrom } from './options.ts'
import { sameTailoring, type TailoredRow } from './tailored.store.ts'
import { tailor, tailorSteps } from './tailoring.ts'
import { titleFor } from './title.ts'

export type Tailoring = ReturnType<typeof createTailoring>

const companyName = text.min(1, 'Enter the advertising company name').max(300, 'A company has at most 300 characters.')
const request = z.object({ jobAdvertisingCompany: companyName })
const preview = z.object({ company: shortText('A company', 300) })

interface TailorRequest {
  resumeId: number
  jobDescription: string
  jobAdvertisingCompany: string
  options?: object | null | undefined
}

interface PreviewRequest {
  resumeId: number
  jobDescription: string
  company?: string | null | undefined
  options?: object | null | undefined
}

export type TailorResult = TailoredRow & { jobDescriptionId: number }

export interface Preview {
  content: string
  title: string
  rationale: string
  metadata: { company: string | null; matchScore: number }
}

export function createTailoring(ports: ResumePorts) {
  const { sql, now, allowances, live } = ports
  const today = () => now().toISOString().slice(0, 10)

  const reading = (userId: number) => (advertisement: string) => jobIn(ports, userId, advertisement)

  /** Each step as it begins, for the page that waits. */
  const telling = (userId: number, operation: string) => (step: (typeof tailorSteps)[number]) =>
    live.progress(userId, { operation, step, done: tailorSteps.indexOf(step), total: tailorSteps.length })

  const done = (userId: number, operation: string) =>
    live.progress(userId, { operation, step: 'done', done: tailorSteps.length, total: tailorSteps.length })

  return {
    async tailor(context: RequestContext, given: TailorRequest): Promise<TailorResult> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(given.jobDescription)
      const { jobAdvertisingCompany: company } = checked(request, given)
      const options = optionsFrom(given.options)
      const resume = (await resumeOf(sql, viewer.userId, given.resumeId)) ?? fail()

      const { facts, answers, answered } = await knownFacts(sql, viewer.userId)
      const asked = digestOf([
        viewer.userId,
        resume.id,
        resume.content,
        advertisement,
        company,
        options,
        facts,
        answers,
      ])
      const same = await sameOrAllowed(
        () => sameTailoring(sql, viewer.userId, asked, aMomentBefore(now())),
        () => allowances.refuseUsedUp(viewer.userId, 'resume_tailoring'),
      )
      if (same) return withJob(same)

      await withinBudget(ports, context, resume.document)
      const task = { original: resume, facts, answers, advertisement, options, today: today() }
      const made = await tailor(task, reading(viewer.userId), telling(viewer.userId, 'tailorResume'))
      const row = await keepTailored(ports, {
        ...{ resume, pasted: given.jobDescription, company, request: asked, task },
        made: { ...made, gaps: withAnswers(made.gaps, answered) },
      })
      await done(viewer.userId, 'tailorResume')
      return withJob(row)
    },

    /** The same without keeping or counting anything. */
    async preview(context: RequestContext, given: PreviewRequest): Promise<Preview> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(given.jobDescription)
      const company = checked(preview, given).company ?? null
      const options = optionsFrom(given.options)
      const original = (await resumeOf(sql, viewer.userId, given.resumeId)) ?? fail()
      await withinBudget(ports, context, original.document)

      const { facts, answers } = await knownFacts(sql, viewer.userId)
      const task = { original, facts, answers, advertisement, options, today: today() }
      const made = await tailor(task, reading(viewer.userId), telling(viewer.userId, 'generateTailoredPreview'))
      await done(viewer.userId, 'generateTailoredPreview')
      const named = company ?? made.job.company
      return {
        content: made.content,
        title: titleFor(made.job.title, named),
        rationale: made.rationale,
        metadata: { company: named, matchScore: made.scores.after },
      }
    },

    /** What the advertisement asks and the resume does not show, before anything is written. */
    async gapQuestions(context: RequestContext, resumeId: number, jobDescription: string): Promise<GapQuestion[]> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(jobDescription)
      const { document } = (await resumeOf(sql, viewer.userId, resumeId)) ?? fail()
      await withinBudget(ports, context, document)

      const { facts, answered } = await knownFacts(sql, viewer.userId)
      const job = await jobIn(ports, viewer.userId, advertisement)
      const match = matchResume(document, job, { today: today(), facts })
      return withAnswers(gapQuestions(document, job, match, facts), answered)
    },
  }
}

function fail(): never {
  throw notFound()
}

const withJob = (row: TailoredRow): TailorResult => ({ ...row, jobDescriptionId: row.jobDescriptionId ?? fail() })

/** Whoever said no is not asked again. */
const withAnswers = (gaps: readonly GapQuestion[], answered: ReadonlySet<string>): GapQuestion[] =>
  gaps.map((gap) => ({ ...gap, answered: gap.answered || answered.has(gap.requirement) }))
