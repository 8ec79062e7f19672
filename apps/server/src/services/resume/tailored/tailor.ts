import type { GapQuestion } from '@bespeak/domain/tailor/index.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { noSuch } from '../../../kernel/errors.ts'
import { correctionsFor, correctionsIn } from '../corrections/corrections.store.ts'
import { advertisementIn } from '../engine/advertisement.ts'
import { askerOf } from '../engine/asker.ts'
import { withinBudget } from '../engine/budget.ts'
import { aMomentBefore, digestOf } from '../engine/digest.ts'
import { sameOrAllowed } from '../engine/same-or-allowed.ts'
import { tailorSteps, telling } from '../engine/telling.ts'
import { type Said, saidBy } from '../facts/said.ts'
import type { Written } from '../html/content.ts'
import { checked, shortText, text } from '../input.ts'
import { dayOf } from '../moments.ts'
import type { LanguageModel, ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { settledBy } from '../suggestions/suggestions.store.ts'
import type { ModelTask } from '../writers/model-work.ts'
import type { Models } from '../writers/models.ts'
import { keepTailored } from './keep-tailored.ts'
import { optionsFrom, wordingFrom } from './options.ts'
import { sameTailoring, type TailoredRow } from './tailored.store.ts'
import type { Tailored, TailorTask } from './tailoring.ts'
import { titleFor } from './title.ts'

export type Tailoring = ReturnType<typeof createTailoring>

const companyName = text
  .min(1, 'Enter the advertising company name')
  .max(300, 'A company can have at most 300 characters.')
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
  metadata: { company: string | null; matchScore: number | null }
}

export function createTailoring(ports: ResumePorts, models: Models) {
  const { sql, now, allowances, engine } = ports
  const today = () => dayOf(now())
  const correctionsTo = async (userId: number, resumeId: number, advertisement: string) =>
    correctionsIn(await correctionsFor(sql, userId, resumeId, { jobDescriptionId: null, advertisement }))

  /** The same with what a model has to say, where one is to write. */
  async function withWords(context: RequestContext, task: TailorTask, model: LanguageModel | null) {
    const { original, said, settled, advertisement, options } = task
    const { tone, emphasis } = options
    const asked: ModelTask = {
      ...{
        kind: 'resume',
        document: original.document,
        said,
        settled,
        advertisement,
        today: task.today,
        tone,
        emphasis,
      },
    }
    const { words, note, isFree } = await models.words(context, model, asked)
    return { task: { ...task, words, note }, isFree }
  }

  /** `keep` comes between the last step and the end. */
  async function make<Result>(
    context: RequestContext,
    operation: string,
    task: TailorTask,
    keep: (made: Tailored) => Promise<Result>,
  ): Promise<Result> {
    const asker = askerOf(context)
    const { begin, done } = telling(ports, asker.userId, operation, tailorSteps)
    const kept = await keep(await engine({ ...asker, begin }, 'tailor', task))
    await done()
    return kept
  }

  return {
    async tailor(context: RequestContext, given: TailorRequest): Promise<TailorResult> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(given.jobDescription)
      const { jobAdvertisingCompany: company } = checked(request, given)
      const { writer, layout, ...options } = optionsFrom(given.options)
      const model = await models.chosen(viewer.userId, writer)
      const resume = (await resumeOf(sql, viewer.userId, given.resumeId)) ?? noSuch()

      const said = await saidBy(sql, viewer.userId)
      const settled = await settledBy(sql, viewer.userId)
      const corrections = await correctionsTo(viewer.userId, resume.id, advertisement)
      const wanted = { ...options, writer: model?.name, layout }
      const asked = digestOf([
        ...[viewer.userId, resume.id, resume.content, advertisement, company],
        ...[wanted, said, settled, corrections],
      ])
      const counts = countedAs(resume.id, advertisement, company)
      const same = await sameOrAllowed(
        () => sameTailoring(sql, viewer.userId, asked, aMomentBefore(now())),
        () => allowances.refuseUsedUp(viewer.userId, 'resume_tailoring', counts),
      )
      if (same) return withJob(same)

      await withinBudget(ports, context, resume.document)
      const bare = { original: pageOf(resume), said, settled, corrections, advertisement, options, today: today() }
      const { task, isFree } = await withWords(context, bare, model)
      const toKeep = { resume, pasted: given.jobDescription, company, request: asked, counts, task, layout, isFree }
      const row = await make(context, 'tailorResume', task, (made) =>
        keepTailored(ports, { ...toKeep, made: { ...made, gaps: withAnswers(made.gaps, said) } }),
      )
      return withJob(row)
    },

    /** The same without keeping or counting anything. */
    async preview(context: RequestContext, given: PreviewRequest): Promise<Preview> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(given.jobDescription)
      const company = checked(preview, given).company ?? null
      const options = wordingFrom(given.options)
      const original = (await resumeOf(sql, viewer.userId, given.resumeId)) ?? noSuch()
      await withinBudget(ports, context, original.document)

      const said = await saidBy(sql, viewer.userId)
      const settled = await settledBy(sql, viewer.userId)
      const corrections = await correctionsTo(viewer.userId, original.id, advertisement)
      const task = { original: pageOf(original), said, settled, corrections, advertisement, options, today: today() }
      const made = await make(context, 'generateTailoredPreview', task, async (it) => it)
      const named = company ?? made.job.company
      return {
        content: made.content,
        title: titleFor(made.job.title, named),
        rationale: made.rationale,
        metadata: { company: named, matchScore: made.scores.matchScore },
      }
    },

    /** What the advertisement asks and the resume does not show, before anything is written. */
    async gapQuestions(context: RequestContext, resumeId: number, jobDescription: string): Promise<GapQuestion[]> {
      const viewer = signedIn(context)

      const advertisement = advertisementIn(jobDescription)
      const { document } = (await resumeOf(sql, viewer.userId, resumeId)) ?? noSuch()
      await withinBudget(ports, context, document)

      const said = await saidBy(sql, viewer.userId)
      const corrections = await correctionsTo(viewer.userId, resumeId, advertisement)
      const task = { document, said, corrections, advertisement, today: today() }
      const gaps = await engine(askerOf(context), 'questions', task)
      return withAnswers(gaps, said)
    },
  }
}

/** One resume for one job, whatever was answered or corrected since: the same advertisement of the same company. */
const countedAs = (resumeId: number, advertisement: string, company: string) =>
  `tailored-${digestOf([resumeId, advertisement, company.trim().toLowerCase()])}`

const withJob = (row: TailoredRow): TailorResult => ({ ...row, jobDescriptionId: row.jobDescriptionId ?? noSuch() })

/** What a tailoring is made of, and no more: it is sent to another thread. */
const pageOf = ({ content, document }: Written): Written => ({ content, document })

/** Whoever said no is not asked again; whose answer may be a yes is asked what they meant. */
const withAnswers = (gaps: readonly GapQuestion[], said: readonly Said[]): GapQuestion[] =>
  gaps.map((gap) => ({
    ...gap,
    answered:
      gap.answered || (gap.unsure === undefined && said.some(({ requirement }) => requirement === gap.requirement)),
  }))
