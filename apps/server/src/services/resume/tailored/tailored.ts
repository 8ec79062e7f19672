import type { Job } from '@bespeak/domain/job/job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { apply, rationale } from '@bespeak/domain/tailor/index.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import { jobIn } from '../engine/advertisement.ts'
import { isModest, refusalOfSmallWork } from '../engine/budget.ts'
import { withinPages } from '../engine/writing-budget.ts'
import { knownFacts } from '../facts/known-facts.ts'
import type { Explained } from '../html/content.ts'
import { checked, content, type Paging, pageOf, text } from '../input.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { remembered } from '../remembered.ts'
import { ownsResume } from '../resumes/resumes.store.ts'
import { refuseStale } from '../stale.ts'
import type { Ground } from './own-words.ts'
import type { TracedLine } from './page-provenance.ts'
import { standing } from './tailor-edits.ts'
import {
  changeTailored,
  type LongColumn,
  lockTailored,
  removeTailored,
  type TailoredRow,
  type TailoringRow,
  tailoredOf,
  tailoredOfUser,
  tailoringOf,
} from './tailored.store.ts'
import { contentOf } from './tailoring.ts'
import { withEdits } from './with-edits.ts'
import { withLook } from './with-look.ts'
import { withoutStrays } from './without-strays.ts'

export type TailoredResumes = ReturnType<typeof createTailoredResumes>

const search = text.max(200, 'A search has at most 200 characters.').nullish()
const contentChange = z.object({
  content,
  ifUpdatedAt: z.date().nullish(),
  title: text.min(1, 'Please give it a title.').max(200, 'A title has at most 200 characters.').nullish(),
})

interface Listing extends Paging {
  search?: string | null | undefined
  withCoverLetter?: boolean | null | undefined
}

/** Of what is there already; made they are by `createTailoring`. */
export function createTailoredResumes(ports: ResumePorts) {
  const { sql, now, engine } = ports
  // Lines of pages as they stood at a moment.
  const traced = remembered<TracedLine[]>({ most: 100_000, sizeOf: (lines) => lines.length })
  const today = () => now().toISOString().slice(0, 10)

  /** What a page says that is as it was is known: it may still be written over what somebody saves meanwhile. */
  async function read(userId: number, content: string, before: TailoredRow): Promise<Explained> {
    if (content === before.content) return { content, document: before.document }
    await withinPages(ports, userId, content)
    return engine(userId, 'readWritten', content, before.document)
  }

  /** What the score is made with; nothing where it has to do without, for whatever reason: the page is saved all the same. */
  async function jobToScore(context: RequestContext, { userId, jobDescription }: TailoredRow): Promise<Job | null> {
    if (await refusalOfSmallWork(ports, context)) return null
    return jobIn(ports, userId, jobDescription).catch(() => null)
  }

  /** How well it fits as it stands now; nothing where it has become too long to say. */
  const scoreOf = ({ document }: TailoredRow, job: Job): number | null =>
    isModest(document) ? matchResume(document, job, { today: today() }).score : null

  /** A change of what it says: it is a draft again. */
  async function change(
    tx: Sql,
    row: TailoredRow,
    changed: Partial<TailoredRow>,
    job: Job | null,
  ): Promise<TailoredRow> {
    return changeTailored(tx, row.id, {
      ...changed,
      matchScore: job && scoreOf({ ...row, ...changed }, job),
      status: 'draft',
      updatedAt: after(row.updatedAt, now()),
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

      return (await tailoredOf(sql, viewer.userId, id)) ?? fail()
    },

    /** Where each line of it comes from. */
    async provenance(context: RequestContext, row: TailoredRow): Promise<TracedLine[]> {
      const key = `${row.id} ${row.updatedAt.getTime()}`
      const known = traced.known(key)
      if (known) return known
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      const ground = groundOf((await tailoringOf(sql, row.id)) ?? fail())
      const { userId, content: page, document, edits } = row
      const lines = await engine(userId, 'pageProvenance', { content: page, document }, ground, edits)
      return traced(key, () => lines)
    },

    /** What is saved as it was opened stays as it is, to the byte. Whoever types a lot loses the score before a word. */
    async updateContent(context: RequestContext, id: number, input: object): Promise<TailoredRow> {
      const viewer = signedIn(context)

      const given = checked(contentChange, input)
      const before = (await tailoredOf(sql, viewer.userId, id)) ?? fail()
      const { explanation, ...page } = await read(viewer.userId, given.content, before)
      const job = await jobToScore(context, before)

      return sql.transaction(async (tx) => {
        const row = (await lockTailored(tx, viewer.userId, id)) ?? fail()
        refuseStale(row, given.ifUpdatedAt)
        const title = given.title ?? row.title
        // Only now: what was there before may have been saved over since.
        const isSame = row.content === given.content || row.content === page.content
        if (!isSame) return change(tx, row, { ...page, rationale: explanation ?? row.rationale, title }, job)
        return title === row.title ? row : changeTailored(tx, id, { title, updatedAt: after(row.updatedAt, now()) })
      })
    },

    /** These edits are taken back, all others stand; what the user typed stays. */
    async setEdits(context: RequestContext, id: number, undone: readonly number[]): Promise<TailoredRow> {
      const viewer = signedIn(context)

      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      const { jobDescription } = (await tailoredOf(sql, viewer.userId, id)) ?? fail()
      const job = await jobIn(ports, viewer.userId, jobDescription)

      return sql.transaction(async (tx) => {
        const row = (await lockTailored(tx, viewer.userId, id)) ?? fail()
        const edits = row.edits.map((edit) => ({ ...edit, undone: undone.includes(edit.number) }))
        const unknown = undone.find((number) => !edits.some((edit) => edit.number === number))
        if (unknown !== undefined) throw badInput({ undone: `There is no change ${unknown} in this resume.` })
        if (edits.every((edit, at) => edit.undone === row.edits[at]?.undone)) return row

        const ground = await groundIn(tx, id)
        const { document: original } = ground.original
        const [made, next] = [apply(original, standing(row.edits)), apply(original, standing(edits))]
        const isUntouched = row.content === contentOf(made)
        const document = isUntouched ? next : withEdits(withoutStrays(row.document, made, row.edits), made, next)
        const content = isUntouched ? contentOf(next) : withLook(document, row.content)
        // A no is an answer, and leaves the gap as it was.
        const isTold = (asked: string) => ground.facts.some(({ requirement }) => requirement === asked)
        const gaps = row.gaps.map((gap) => ({ ...gap, answered: gap.answered && isTold(gap.requirement) }))
        const { answers } = await knownFacts(tx, viewer.userId, row.createdAt)
        const why = rationale(original, standing(edits), gaps, answers)
        return change(tx, row, { edits, document, content, rationale: why }, job)
      })
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeTailored(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

function fail(): never {
  throw notFound()
}

const searchFrom = (given: string | null | undefined) => checked(z.object({ search }), { search: given }).search ?? ''

const groundIn = async (tx: Sql, id: number) => groundOf((await tailoringOf(tx, id)) ?? fail())

const groundOf = ({ originalContent, originalDocument, facts }: TailoringRow): Ground => ({
  original: { content: originalContent, document: originalDocument },
  facts,
})
