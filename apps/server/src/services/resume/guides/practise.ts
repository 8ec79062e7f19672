import { moved } from '@bespeak/domain/growth/schedule.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput, noSuch } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { checked, content, text } from '../input.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import {
  bytesOfPractices,
  changeQuestion,
  insertPractice,
  lockQuestion,
  orderQuestions,
  type PracticeRow,
  practicesOf,
  type QuestionRow,
  questionOf,
  questionsOf,
  touchGuide,
} from './guides.store.ts'
import type { ShownQuestion } from './guides.ts'

export type Practising = ReturnType<typeof createPractising>

const sure = 'Say how sure you feel with a number from 1 to 5.'
const change = z.object({
  notes: content.max(10_000, 'A note can have at most 10,000 characters.').nullish(),
  confidence: z.int(sure).min(1, sure).max(5, sure).nullish(),
  practised: z.boolean().nullish(),
  position: z.int().nullish(),
})
type Change = z.output<typeof change>

const answered = z.object({
  questionId: z.int(),
  answer: text.min(1, 'Write an answer first.').max(6_000, 'An answer can have at most 6,000 characters.'),
  seconds: z.int().min(0, 'At least 0 seconds.').max(3_600, 'At most an hour.'),
})

// Technical, not a plan limit.
const mostTries = 50
/** A guide is shown with all its answers: some hundreds of them. */
const mostBytes = 2_000_000

export function createPractising(ports: ResumePorts) {
  const { sql, now, engine } = ports

  return {
    /** Notes, confidence and order are the person's. What is not named stays as it is. */
    async update(context: RequestContext, id: number, input: object): Promise<ShownQuestion> {
      const { userId } = signedIn(context)

      const given = checked(change, input)
      return sql.transaction(async (tx) => {
        const found = (await lockQuestion(tx, userId, id)) ?? noSuch()
        const { guideId } = found.question
        if (given.position != null) {
          const ids = (await questionsOf(tx, [guideId])).map((it) => it.id)
          await orderQuestions(tx, withAt(ids, id, given.position))
        }
        await changeQuestion(tx, id, changed(given, now()))
        await touchGuide(tx, guideId, after(found.guide.updatedAt, now()))
        const { question } = (await questionOf(tx, userId, id)) ?? noSuch()
        return { ...question, practices: await practicesOf(tx, [id]) }
      })
    },

    /** What can be remarked on a typed answer; both are kept. A spoken one never comes here. */
    async practise(context: RequestContext, input: object): Promise<PracticeRow> {
      const { userId } = signedIn(context)

      const given = checked(answered, input)
      const { question, guide } = (await questionOf(sql, userId, given.questionId)) ?? noSuch()
      const before = await practicesOf(sql, [question.id])
      const sent = sentBefore(before, given, now())
      if (sent) return sent
      refuseMany(before)
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal

      const { answer, seconds } = given
      const task = { question: question.question, statements: guide.guide.statements, answer, seconds }
      const remarks = await engine(askerOf(context), 'practise', task)
      return sql.transaction(async (tx) => {
        const locked = (await lockQuestion(tx, userId, question.id)) ?? noSuch()
        const tries = await practicesOf(tx, [question.id])
        const same = sentBefore(tries, given, now())
        if (same) return same
        refuseMany(tries)
        if ((await bytesOfPractices(tx, guide.id)) > mostBytes) throw full()
        const row = await insertPractice(tx, { questionId: question.id, answer, seconds, remarks, createdAt: now() })
        await changeQuestion(tx, question.id, { practisedAt: now() })
        await touchGuide(tx, guide.id, after(locked.guide.updatedAt, now()))
        return row
      })
    },
  }
}

/** Sent twice by a double click or a retry. */
const sentBefore = (tries: readonly PracticeRow[], { answer, seconds }: z.output<typeof answered>, now: Date) =>
  tries.find((it) => it.answer === answer && it.seconds === seconds && it.createdAt > aMomentBefore(now))

function refuseMany(tries: readonly PracticeRow[]): void {
  if (tries.length >= mostTries)
    throw new AppError('TOO_LARGE', `You have practiced this one ${mostTries} times. Please choose another question.`)
}

const full = () =>
  new AppError('TOO_LARGE', 'This guide holds as many answers as we can show. Please make a new one to practice on.')

/** The ids with this one at the place that was asked for, from 1. */
function withAt(ids: readonly number[], id: number, position: number): number[] {
  if (position < 1 || position > ids.length)
    throw badInput({ position: `A place must be between 1 and ${ids.length}.` })
  return moved(ids, ids.indexOf(id), position - 1)
}

function changed({ notes, confidence, practised }: Change, now: Date): Partial<QuestionRow> {
  return {
    ...(notes === undefined ? {} : { notes: notes || null }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(practised == null ? {} : { practisedAt: practised ? now : null }),
  }
}
