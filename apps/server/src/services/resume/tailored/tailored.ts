import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { remembered } from '../../../kernel/remembered.ts'
import { correctionsOf } from '../corrections/corrections.store.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { withinPages } from '../engine/writing-budget.ts'
import { saidBy } from '../facts/said.ts'
import type { Explained } from '../html/content.ts'
import { checked, content, type Paging, pageOf, text } from '../input.ts'
import { changedLayout, layoutChange } from '../layout.ts'
import { after, dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { ownsResume } from '../resumes/resumes.store.ts'
import { refuseStale } from '../stale.ts'
import { groundIn } from './ground.store.ts'
import type { TracedLine } from './page-provenance.ts'
import { noScores, type PageScores } from './scores.ts'
import type { TailorEdit } from './tailor-edits.ts'
import {
  changeTailored,
  isOut,
  type LongColumn,
  lockTailored,
  removeTailored,
  type TailoredRow,
  tailoredOf,
  tailoredOfUser,
} from './tailored.store.ts'

export type TailoredResumes = ReturnType<typeof createTailoredResumes>

const search = text.max(200, 'A search can have at most 200 characters.').nullish()
const contentChange = z.object({
  content,
  ifUpdatedAt: z.date().nullish(),
  title: text.min(1, 'Please give it a title.').max(200, 'A title can have at most 200 characters.').nullish(),
})

// Of a page that is saved all the while.
const mostTries = 5

interface Listing extends Paging {
  search?: string | null | undefined
  withCoverLetter?: boolean | null | undefined
}

/** Of what is there already; made they are by `createTailoring`. */
export function createTailoredResumes(ports: ResumePorts) {
  const { sql, now, engine } = ports
  // Lines of pages as they stood at a moment.
  const traced = remembered<TracedLine[]>({ most: 100_000, sizeOf: (lines) => lines.length })
  const today = () => dayOf(now())

  /** What a page says that is as it was is known: it may still be written over what somebody saves meanwhile. */
  async function read(userId: number, content: string, before: TailoredRow): Promise<Explained> {
    if (content === before.content) return { content, document: before.document }
    await withinPages(ports, userId, content)
    return engine({ userId }, 'readWritten', content, before.document)
  }

  /** What it scores; nothing where that cannot be said, for whatever reason: the page is saved all the same. */
  async function scoresOf(
    context: RequestContext,
    { document: page }: Explained,
    before: TailoredRow,
  ): Promise<PageScores> {
    const { id, userId, jobDescription: advertisement } = before
    if (page === before.document) return scoresIn(before)
    if (await refusalOfSmallWork(ports, context)) return noScores
    const { document: original } = (await groundIn(sql, id)).original
    const said = await saidBy(sql, userId, before.createdAt)
    const corrections = await correctionsOf(sql, before)
    const task = { page, original, said, corrections, advertisement, today: today() }
    return engine({ userId }, 'pageScores', task).catch(() => noScores)
  }

  /** A change of what it says: it is a draft again. */
  const change = (tx: Sql, row: TailoredRow, changed: Partial<TailoredRow>): Promise<TailoredRow> =>
    changeTailored(tx, row.id, { ...changed, status: 'draft', updatedAt: after(row.updatedAt, now()) })

  /** Nothing where somebody saved it meanwhile: it is to be made of what they saved. */
  async function withEditsUndone(context: RequestContext, id: number, undone: readonly number[]) {
    const { userId } = signedIn(context)
    const row = (await tailoredOf(sql, userId, id)) ?? noSuch()
    const edits = undoing(row.edits, undone)
    if (edits.every((edit, at) => edit.undone === row.edits[at]?.undone)) return row
    const { content, document, gaps, rationale, jobDescription: advertisement } = row
    const said = await saidBy(sql, userId, row.createdAt)
    const made = await engine({ userId }, 'pageWithEdits', {
      ...{ page: { content, document }, before: row.edits, edits, gaps, rationale: rationale ?? '' },
      ...{ ground: await groundIn(sql, id), said, advertisement, today: today() },
      corrections: await correctionsOf(sql, row),
    })
    return sql.transaction(async (tx) => {
      const current = (await lockTailored(tx, userId, id)) ?? noSuch()
      const isSame = current.updatedAt.getTime() === row.updatedAt.getTime()
      return isSame ? change(tx, current, made) : null
    })
  }

  return {
    async listByResume(
      context: RequestContext,
      resumeId: number,
      { search: words, ...paging }: Listing,
      wanted: readonly LongColumn[],
    ) {
      const viewer = signedIn(context)

      if (!(await ownsResume(sql, viewer.userId, resumeId))) throw notFound()
      return tailoredOfUser(sql, viewer.userId, { resumeId, search: searchFrom(words) }, pageOf(paging), wanted)
    },

    async list(
      context: RequestContext,
      { search: words, withCoverLetter, ...paging }: Listing,
      wanted: readonly LongColumn[],
    ) {
      const viewer = signedIn(context)

      const filter = { search: searchFrom(words), withCoverLetter: withCoverLetter ?? false }
      return tailoredOfUser(sql, viewer.userId, filter, pageOf(paging), wanted)
    },

    async get(context: RequestContext, id: number): Promise<TailoredRow> {
      const viewer = signedIn(context)

      return (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()
    },

    /** Where each line of it comes from. */
    async provenance(context: RequestContext, row: TailoredRow): Promise<TracedLine[]> {
      const isJudged = row.engineVersion !== engineVersion && row.status !== 'final' && !(await isOut(sql, row.id))
      const key = `${row.id} ${row.updatedAt.getTime()} ${isJudged}`
      const known = traced.known(key)
      if (known) return known
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      const ground = await groundIn(sql, row.id)
      const { content: page, document, edits } = row
      const older = isJudged ? { madeOn: dayOf(row.createdAt) } : null
      const lines = await engine(askerOf(context), 'pageProvenance', { content: page, document }, ground, edits, older)
      return traced(key, () => lines)
    },

    /** What is saved as it was opened stays as it is, to the byte. Whoever types a lot loses the score before a word. */
    async updateContent(context: RequestContext, id: number, input: object): Promise<TailoredRow> {
      const viewer = signedIn(context)

      const given = checked(contentChange, input)
      const before = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()
      const { explanation, ...page } = await read(viewer.userId, given.content, before)
      const scores = await scoresOf(context, page, before)

      return sql.transaction(async (tx) => {
        const row = (await lockTailored(tx, viewer.userId, id)) ?? noSuch()
        refuseStale(row, given.ifUpdatedAt)
        const title = given.title ?? row.title
        // Only now: what was there before may have been saved over since.
        const isSame = row.content === given.content || row.content === page.content
        if (!isSame) return change(tx, row, { ...page, ...scores, rationale: explanation ?? row.rationale, title })
        return title === row.title ? row : changeTailored(tx, id, { title, updatedAt: after(row.updatedAt, now()) })
      })
    },

    /** These edits are taken back, all others stand; what the user typed stays. */
    async setEdits(context: RequestContext, id: number, undone: readonly number[]): Promise<TailoredRow> {
      signedIn(context)

      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      for (let tries = mostTries; tries > 0; tries -= 1) {
        const row = await withEditsUndone(context, id, undone)
        if (row) return row
      }
      throw new AppError('CONFLICT', 'This resume is being changed elsewhere. Please try again.')
    },

    /** How it and its letter are set. What it says is untouched, so it is no other copy for whoever edits it meanwhile. */
    async setLayout(context: RequestContext, id: number, input: object): Promise<TailoredRow> {
      const viewer = signedIn(context)

      const { layout } = checked(z.object({ layout: layoutChange }), { layout: input })
      return sql.transaction(async (tx) => {
        const row = (await lockTailored(tx, viewer.userId, id)) ?? noSuch()
        return changeTailored(tx, id, changedLayout(row, layout))
      })
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeTailored(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

/** As they are kept. */
const scoresIn = ({ matchScore, matchScoreBefore, matchScoreCeiling, scoredBy }: TailoredRow): PageScores => ({
  ...{ matchScore, matchScoreBefore, matchScoreCeiling, scoredBy },
})

function undoing(edits: readonly TailorEdit[], undone: readonly number[]): TailorEdit[] {
  const unknown = undone.find((number) => !edits.some((edit) => edit.number === number))
  if (unknown !== undefined) throw badInput({ undone: `There is no change ${unknown} in this resume.` })
  return edits.map((edit) => ({ ...edit, undone: undone.includes(edit.number) }))
}

const searchFrom = (given: string | null | undefined) => checked(z.object({ search }), { search: given }).search ?? ''
