import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput, noSuch } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { withinBudget } from '../engine/budget.ts'
import { tailorSteps, telling } from '../engine/telling.ts'
import { withinPages } from '../engine/writing-budget.ts'
import { saidBy } from '../facts/said.ts'
import { keepWhyUs } from '../facts/why-us.ts'
import { checked, content } from '../input.ts'
import { after, dayOf } from '../moments.ts'
import type { LanguageModel, ResumePorts } from '../ports.ts'
import { ownsResume } from '../resumes/resumes.store.ts'
import { refuseStale } from '../stale.ts'
import type { MadeSuggestion } from '../suggestions/suggested.ts'
import { keepSuggestions, settledBy } from '../suggestions/suggestions.store.ts'
import { groundIn } from '../tailored/ground.store.ts'
import {
  changeTailored,
  lockTailored,
  removeTailored,
  type TailoredRow,
  tailoredOf,
} from '../tailored/tailored.store.ts'
import type { ModelTask } from '../writers/model-work.ts'
import type { Models } from '../writers/models.ts'
import type { AnsweredReply } from '../writers/writers.ts'
import { changedChoices, choicesFrom, styleFrom } from './choices.ts'
import type { KeptLetter, LetterPage } from './kept-letter.ts'
import { refuseLongLetter } from './letter-bounds.ts'
import type { LetterTask, WrittenLetter } from './writing.ts'

export type Letters = ReturnType<typeof createLetters>

/** A letter and the version that it goes with. */
export interface LetterOf extends LetterPage {
  company: string
  updatedAt: Date | null
  /** Null of what is not kept. */
  version: TailoredRow | null
}

interface LetterRequest {
  style?: string | null | undefined
  options?: object | null | undefined
}

const change = z.object({ coverLetter: content.nullable(), ifUpdatedAt: z.date().nullish() })

// Of a letter that is saved all the while.
const mostTries = 5

export function createLetters(ports: ResumePorts, models: Models) {
  const { sql, now, allowances, engine } = ports

  /** What any letter of a version is written of. */
  async function taskFor(row: TailoredRow, rest: Pick<LetterTask, 'choices' | 'styles'>): Promise<LetterTask> {
    const { document, jobDescription: advertisement, jobAdvertisingCompany: company } = row
    const [said, settled, ground] = await Promise.all([
      saidBy(sql, row.userId),
      settledBy(sql, row.userId),
      groundIn(sql, row.id),
    ])
    const made = { ground, edits: row.edits }
    return { ...rest, document, made, said, settled, advertisement, company, today: dayOf(now()) }
  }

  const changed = (row: TailoredRow, page: LetterPage | null) => changedLetter(row, page, now())

  /** What is asked about a letter goes with it. */
  const keepAsked = (tx: Sql, { userId, id }: TailoredRow, made: readonly MadeSuggestion[]) =>
    keepSuggestions(tx, { userId, tailoredResumeId: id, part: 'letter' }, made, now())

  /** Counted once for each version, whatever is written for it later. */
  const keep = (
    row: TailoredRow,
    { suggestions, ...page }: WrittenLetter,
    { isFree = false, whyHere = null }: { isFree?: boolean; whyHere?: string | null } = {},
  ): Promise<TailoredRow> =>
    sql.transaction(async (tx) => {
      const current = (await lockTailored(tx, row.userId, row.id)) ?? noSuch()
      if (!isFree) await allowances.recordUse(tx, row.userId, 'cover_letter', resultKey(row))
      await keepAsked(tx, row, suggestions)
      const { userId, jobAdvertisingCompany: company } = row
      if (whyHere) await keepWhyUs(tx, { userId, company, statement: whyHere }, now())
      const isSame = current.coverLetter === page.content && isSameLetter(current.letter, page.letter)
      return isSame ? current : changeTailored(tx, row.id, changed(current, page))
    })

  /** Nothing where somebody saved it meanwhile: it is to be made of what they saved. */
  const keepAgain = (row: TailoredRow, page: LetterPage): Promise<TailoredRow | null> =>
    sql.transaction(async (tx) => {
      const current = (await lockTailored(tx, row.userId, row.id)) ?? noSuch()
      const isSame = current.letterUpdatedAt?.getTime() === row.letterUpdatedAt?.getTime()
      return isSame ? changeTailored(tx, row.id, changed(current, page)) : null
    })

  async function again(
    context: RequestContext,
    id: number,
    options: ReturnType<typeof choicesFrom>,
    paragraph: number,
  ) {
    const { userId } = signedIn(context)
    const { begin, done } = telling(ports, userId, 'generateCoverLetter', tailorSteps)
    for (let tries = mostTries; tries > 0; tries -= 1) {
      const row = (await tailoredOf(sql, userId, id)) ?? noSuch()
      const { coverLetter, letter } = row
      if (coverLetter === null || !letter || letter.style === 'own') throw badInput({ replaceParagraph: notWritten })
      const task = await taskFor(row, { choices: changedChoices(options, letter), styles: [letter.style] })
      const page = { content: coverLetter, letter }
      const made = await engine({ ...askerOf(context), begin }, 'letterAgain', { ...task, page, paragraph })
      const kept = await keepAgain(row, made)
      if (!kept) continue
      await done()
      return kept
    }
    throw new AppError('CONFLICT', 'This letter is being changed elsewhere. Please try again.')
  }

  /** What stands of a reply of the person's own assistant; a letter of ours is around it. */
  async function useReply(context: RequestContext, row: TailoredRow, reply: string): Promise<AnsweredReply> {
    await allowances.refuseUsedUp(row.userId, 'cover_letter', resultKey(row))
    await withinBudget(ports, context, row.document)
    const before = row.letter
    const style = before && before.style !== 'own' ? before.style : 'professional'
    const task = await taskFor(row, { choices: changedChoices({}, before), styles: [style] })
    const { written, trouble, ...outcome } = await engine(askerOf(context), 'letterWithReply', { ...task, reply })
    if (trouble !== null) throw badInput({ reply: trouble })
    return { row: written ? await keep(row, written) : row, outcome }
  }

  /** The same with what a model has to say, where one is to write. */
  async function withWords(context: RequestContext, task: LetterTask, model: LanguageModel | null) {
    const { document, said, settled, advertisement, company, today } = task
    const asked: ModelTask = { kind: 'letter', document, said, settled, advertisement, company, today }
    const { words, note, isFree } = await models.words(context, model, asked)
    return { task: { ...task, words, note }, isFree }
  }

  async function write(
    context: RequestContext,
    row: TailoredRow,
    rest: Pick<LetterTask, 'choices' | 'styles'>,
    { model, whyHere }: { model: LanguageModel | null; whyHere: string | null },
  ) {
    const { begin, done } = telling(ports, row.userId, 'generateCoverLetter', tailorSteps)
    const { task, isFree } = await withWords(context, await taskFor(row, rest), model)
    const [page = noSuch()] = await engine({ ...askerOf(context), begin }, 'letters', task)
    const kept = await keep(row, page, { isFree, whyHere })
    await done()
    return kept
  }

  return {
    useReply,

    /** Stored on the version. The same request gives the same letter. */
    async generate(context: RequestContext, id: number, given: LetterRequest): Promise<LetterOf> {
      const viewer = signedIn(context)

      const style = styleFrom(given.style)
      const options = choicesFrom(given.options)
      const row = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()
      await allowances.refuseUsedUp(viewer.userId, 'cover_letter', resultKey(row))
      await withinBudget(ports, context, row.document)

      const { replaceParagraph } = options
      if (replaceParagraph !== null) return letterOf(await again(context, id, options, replaceParagraph)) ?? noSuch()
      const written = { choices: changedChoices(options), styles: [style ?? 'professional'] } as const
      const model = await models.chosen(viewer.userId, options.writer)
      return letterOf(await write(context, row, written, { model, whyHere: options.whyHere })) ?? noSuch()
    },

    /** One in each style. Nothing is stored, nothing counted. */
    async previews(context: RequestContext, id: number, options: object | null | undefined): Promise<LetterOf[]> {
      const viewer = signedIn(context)

      const choices = changedChoices(choicesFrom(options))
      const row = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()
      await withinBudget(ports, context, row.document)

      const { begin, done } = telling(ports, viewer.userId, 'coverLetterPreviews', tailorSteps)
      const task = await taskFor(row, { choices, styles: [] })
      const pages = await engine({ ...askerOf(context), begin }, 'letters', task)
      await done()
      return pages.map((page) => ({ ...page, company: row.jobAdvertisingCompany, updatedAt: null, version: null }))
    },

    /** What the person made of it; nothing removes it. */
    async update(context: RequestContext, id: number, input: object): Promise<TailoredRow> {
      const viewer = signedIn(context)

      const given = checked(change, input)
      const before = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()
      const page = given.coverLetter === null ? null : await read(viewer.userId, given.coverLetter, before)

      return sql.transaction(async (tx) => {
        const row = (await lockTailored(tx, viewer.userId, id)) ?? noSuch()
        refuseStale({ updatedAt: row.letterUpdatedAt ?? row.createdAt }, given.ifUpdatedAt, 'letter')
        if (row.coverLetter === (page?.content ?? null)) return row
        const kept = await changeTailored(tx, id, changed(row, page))
        if (page === null) await keepAsked(tx, row, [])
        // Without its resume a version is kept for the letter alone.
        if (page === null && !(await ownsResume(tx, row.userId, row.originalResumeId)))
          await removeTailored(tx, row.userId, id)
        return kept
      })
    },
  }

  async function read(userId: number, text: string, { letter }: TailoredRow): Promise<LetterPage> {
    refuseLongLetter(text)
    await withinPages(ports, userId, text)
    return engine({ userId }, 'readLetter', text, letter)
  }
}

const notWritten = 'There is no letter of ours to change yet. Write one first.'

const resultKey = ({ id }: TailoredRow) => `letter-${id}`

/** When a version, or the letter that goes with it, was changed last. */
export const changedAt = ({ updatedAt, letterUpdatedAt }: TailoredRow): Date =>
  letterUpdatedAt && letterUpdatedAt > updatedAt ? letterUpdatedAt : updatedAt

/** A version with another letter, or without one. */
export const changedLetter = (row: TailoredRow, page: LetterPage | null, now: Date) => ({
  coverLetter: page?.content ?? null,
  letter: page?.letter ?? null,
  letterUpdatedAt: after(changedAt(row), now),
})

const isSameLetter = (a: KeptLetter | null, b: KeptLetter) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** As it comes back from the database, in whatever order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, it]) => [name, sorted(it)]),
  )
}

/** The letter of a version, where there is one. */
export function letterOf(row: TailoredRow): LetterOf | null {
  const { coverLetter, letter, jobAdvertisingCompany: company } = row
  if (coverLetter === null || !letter) return null
  return { content: coverLetter, letter, company, updatedAt: changedAt(row), version: row }
}
