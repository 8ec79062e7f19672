import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, noSuch, notFound } from '../../../kernel/errors.ts'
import { byKey } from '../by-key.ts'
import { askerOf } from '../engine/asker.ts'
import { withinBudget } from '../engine/budget.ts'
import { aMomentBefore, digestOf } from '../engine/digest.ts'
import { sameOrAllowed } from '../engine/same-or-allowed.ts'
import { guideSteps, telling } from '../engine/telling.ts'
import { checked, shortText } from '../input.ts'
import { dayOf } from '../moments.ts'
import type { LanguageModel, ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import type { ModelTask } from '../writers/model-work.ts'
import type { Models } from '../writers/models.ts'
import { jobFor, tailoredFor, wordsOf } from './ground.ts'
import type { GuideTask, MadeGuide } from './guide-work.ts'
import {
  bytesOfGuides,
  countGuides,
  type GuideRow,
  guideOf,
  guidesOf,
  type PracticeRow,
  practicesOf,
  type QuestionRow,
  questionsOf,
  removeGuide,
  sameGuide,
} from './guides.store.ts'
import { keepGuide } from './keep-guide.ts'

export type Guides = ReturnType<typeof createGuides>

const request = z.object({
  resumeId: z.int(),
  tailoredResumeId: z.int().nullish(),
  jobDescriptionId: z.int().nullish(),
  jobDescription: z.string().nullish(),
  company: shortText('A company', 300),
  writer: z.string().nullish(),
})

// Technical, not a plan limit.
const mostGuides = 500
/** All the questions of all guides at once are listed up to here. */
const mostBytes = 4_000_000

export interface ShownQuestion extends QuestionRow {
  practices: PracticeRow[]
}

export interface ShownGuide extends GuideRow {
  questions: ShownQuestion[]
}

export function createGuides(ports: ResumePorts, models: Models) {
  const { sql, now, allowances, engine } = ports

  async function withQuestions(guides: readonly GuideRow[]): Promise<ShownGuide[]> {
    const questions = await questionsOf(
      sql,
      guides.map(({ id }) => id),
    )
    const tries = await practicesOf(
      sql,
      questions.map(({ id }) => id),
    )
    const toEach = byKey(tries, ({ questionId }) => questionId)
    const shown = questions.map((it) => ({ ...it, practices: toEach.get(it.id) ?? [] }))
    const ofEach = byKey(shown, ({ guideId }) => guideId)
    return guides.map((guide) => ({ ...guide, questions: ofEach.get(guide.id) ?? [] }))
  }

  /** The same with what a model has the person say, where one is to write. */
  async function inWords(context: RequestContext, bare: MadeGuide, task: GuideTask, model: LanguageModel | null) {
    const { edits: _, corrections: _said, title: _title, company, ...ground } = task
    const asked: ModelTask = {
      ...ground,
      ...{ kind: 'guide', settled: nothingSettled, company: company ?? undefined },
      questions: bare.questions.map(({ kind, question, outline }) => ({ kind, question, outline })),
    }
    const { words, note, isFree } = await models.words(context, model, asked)
    if (words) return { made: await engine(askerOf(context), 'guideInWords', bare, asked, words), isFree }
    return { made: note === null ? bare : { ...bare, text: { ...bare.text, note } }, isFree }
  }

  const whole = async (guide: GuideRow): Promise<ShownGuide> => (await withQuestions([guide]))[0] ?? noSuch()

  return {
    /** The same request soon after is the same guide, and counts once. */
    async create(context: RequestContext, input: object): Promise<ShownGuide> {
      const { userId } = signedIn(context)

      const given = checked(request, input)
      const model = await models.chosen(userId, given.writer)
      const resume = (await resumeOf(sql, userId, given.resumeId)) ?? noSuch()
      const tailored = await tailoredFor(ports, userId, given)
      const wanted = await jobFor(ports, userId, given, tailored)
      const words = await wordsOf(ports, resume, tailored, wanted)

      const asked = digestOf([userId, resume.id, tailored?.id ?? null, words, wanted, model?.name ?? null])
      const same = await sameOrAllowed(
        () => sameGuide(sql, userId, asked, aMomentBefore(now())),
        () => allowances.refuseUsedUp(userId, 'interview_guide'),
      )
      if (same) return whole(same)
      if ((await countGuides(sql, userId)) >= mostGuides) throw tooMany()

      await withinBudget(ports, context, words.document)
      const { begin, done } = telling(ports, userId, 'createInterviewGuide', guideSteps)
      const { advertisement, title, company } = wanted
      const task = { ...words, advertisement, title, company, today: dayOf(now()) }
      const bare = await engine({ ...askerOf(context), begin }, 'guide', task)
      const { made, isFree } = await inWords(context, bare, task, model)
      const row = await keepGuide(ports, { resume, tailored, wanted, request: asked, made, isFree })
      await done()
      return whole(row)
    },

    /** Without their questions, unless they are wanted. */
    async list(context: RequestContext, wanted: { questions: boolean }): Promise<ShownGuide[]> {
      const { userId } = signedIn(context)

      if (wanted.questions && (await bytesOfGuides(sql, userId)) > mostBytes) throw tooLong()
      const guides = await guidesOf(sql, userId)
      return wanted.questions ? withQuestions(guides) : guides.map((it) => ({ ...it, questions: [] }))
    },

    async get(context: RequestContext, id: number): Promise<ShownGuide> {
      const viewer = signedIn(context)

      return whole((await guideOf(sql, viewer.userId, id)) ?? noSuch())
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeGuide(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

const tooMany = () =>
  new AppError('TOO_LARGE', `You have ${mostGuides} interview guides. Please delete some you no longer need.`)

const tooLong = () =>
  new AppError('TOO_LARGE', 'That is too much to show at once. Please open your guides one at a time.')
