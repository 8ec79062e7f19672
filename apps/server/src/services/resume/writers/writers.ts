import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput, noSuch } from '../../../kernel/errors.ts'
import { advertisementIn } from '../engine/advertisement.ts'
import { askerOf } from '../engine/asker.ts'
import { withinBudget } from '../engine/budget.ts'
import { saidBy } from '../facts/said.ts'
import { checked, content } from '../input.ts'
import type { Letters } from '../letters/letters.ts'
import { after, dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { addSuggestions, settledBy } from '../suggestions/suggestions.store.ts'
import { groundIn } from '../tailored/ground.store.ts'
import { changeTailored, lockTailored, newestFor, type TailoredRow, tailoredOf } from '../tailored/tailored.store.ts'
import { ownAssistant } from './names.ts'
import type { ReplyOutcome } from './reply-work.ts'

export type Writers = ReturnType<typeof createWriters>

/** A version, and what became of the reply that was pasted for it. */
export interface AnsweredReply {
  row: TailoredRow
  outcome: ReplyOutcome
}

const kinds = ['resume', 'letter'] as const
const kind = z.enum(kinds, `A prompt is for one of ${kinds.join(', ')}.`)
const longest = 100_000
const answer = z.object({
  kind,
  reply: content.refine(
    (text) => text.length <= longest,
    'This is longer than an answer should be. Paste the answer alone.',
  ),
})

// Of a page that is saved all the while.
const mostTries = 5

/** The person's own chat assistant: no key and no provider, they carry the words there and back. */
export function createWriters(ports: ResumePorts, letters: Letters) {
  const { sql, now, engine } = ports

  /** Nothing where somebody saved it meanwhile: it is to be made of what they saved. */
  async function useOnce(context: RequestContext, id: number, reply: string): Promise<AnsweredReply | null> {
    const { userId } = signedIn(context)
    const row = (await tailoredOf(sql, userId, id)) ?? noSuch()
    const [ground, settled] = await Promise.all([groundIn(sql, id), settledBy(sql, userId)])
    const { content: shown, document, gaps, rationale, jobDescription: advertisement } = row
    const { page, edits, suggestions, trouble, ...outcome } = await engine(askerOf(context), 'pageWithReply', {
      ...{ page: { content: shown, document }, before: row.edits, gaps, rationale: rationale ?? '', ground, settled },
      ...{ said: await saidBy(sql, userId, row.createdAt), advertisement, today: dayOf(now()), reply },
    })
    if (trouble !== null) throw badInput({ reply: trouble })
    return sql.transaction(async (tx) => {
      const current = (await lockTailored(tx, userId, id)) ?? noSuch()
      if (current.updatedAt.getTime() !== row.updatedAt.getTime()) return null
      await addSuggestions(tx, { userId, tailoredResumeId: id, part: 'resume' }, suggestions, now())
      if (!page) return { row: current, outcome }
      const changed = { ...page, edits, writer: ownAssistant, status: 'draft', updatedAt: after(row.updatedAt, now()) }
      return { row: await changeTailored(tx, id, changed), outcome }
    })
  }

  return {
    /** Without what reaches the person; it is for them alone to give away. */
    async prompt(context: RequestContext, resumeId: number, jobDescription: string, given: string): Promise<string> {
      const { userId } = signedIn(context)

      const wanted = checked(z.object({ kind }), { kind: given })
      const advertisement = advertisementIn(jobDescription)
      const resume = (await resumeOf(sql, userId, resumeId)) ?? noSuch()
      await withinBudget(ports, context, resume.document)
      const version = await newestFor(sql, userId, resumeId, { jobDescriptionId: null, advertisement })
      // The answer is read against what the version was made of: the resume may have other lines by now.
      const ground = version && (await groundIn(sql, version.id))
      const { document } = ground?.original ?? resume
      const facts = wanted.kind === 'resume' ? ground?.facts : undefined
      const said = await saidBy(sql, userId)
      return engine(askerOf(context), 'assistantPrompt', { document, said, facts, advertisement, ...wanted })
    },

    /** Judged like every other writer's proposals. */
    async useReply(context: RequestContext, id: number, given: object): Promise<AnsweredReply> {
      const { userId } = signedIn(context)

      const { kind: of, reply } = checked(answer, given)
      const row = (await tailoredOf(sql, userId, id)) ?? noSuch()
      if (of === 'letter') return letters.useReply(context, row, reply)
      await withinBudget(ports, context, row.document)
      for (let tries = mostTries; tries > 0; tries -= 1) {
        const used = await useOnce(context, id, reply)
        if (used) return used
      }
      throw new AppError('CONFLICT', 'This resume is being changed elsewhere. Please try again.')
    },
  }
}
