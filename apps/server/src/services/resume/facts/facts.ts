import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { moveCorrections } from '../corrections/corrections.store.ts'
import { checked, text } from '../input.ts'
import type { ResumePorts } from '../ports.ts'
import { type UsesOf, usesOf } from './fact-uses.ts'
import { countFacts, type Fact, factsOf, insertFact, removeFact } from './facts.store.ts'

export interface ListedFact extends Fact {
  uses: UsesOf
}

export type Facts = ReturnType<typeof createFacts>

// Technical, not a plan limit: far more than a person states, far less than would fill a disk.
export const mostFacts = 1000

/** A whole sentence of an ad. */
export const longestRequirement = 1000

const newFact = z.object({
  statement: text.min(1, 'Please say it in your own words.').max(1000, 'Please keep it under 1,000 characters.'),
  skill: text.max(80, 'A skill can have at most 80 characters.').nullish(),
  requirement: text.max(longestRequirement, 'A requirement can have at most 1,000 characters.').nullish(),
  replaces: z.int().nullish(),
})

export function createFacts({ sql, now }: ResumePorts) {
  return {
    async list(context: RequestContext): Promise<ListedFact[]> {
      const viewer = signedIn(context)

      const uses = usesOf(sql, viewer.userId)
      return (await factsOf(sql, viewer.userId)).map((fact) => ({ ...fact, uses }))
    },

    /** In other words it is another statement, of today: what was made of the old one stays as it was. */
    async save(context: RequestContext, input: z.input<typeof newFact>): Promise<ListedFact> {
      const viewer = signedIn(context)

      const fact = checked(newFact, input)
      return sql.transaction(async (tx) => {
        if (fact.replaces == null) await refuseTooMany(tx, viewer.userId)
        const saved = await insertFact(tx, {
          userId: viewer.userId,
          statement: fact.statement,
          skill: fact.skill || null,
          requirement: fact.requirement || null,
          origin: fact.requirement ? 'answered' : 'typed',
          createdAt: now(),
        })
        if (fact.replaces != null) {
          await moveCorrections(tx, viewer.userId, fact.replaces, { id: saved.id, line: saved.statement })
          if (!(await removeFact(tx, viewer.userId, fact.replaces))) throw notFound()
        }
        return { ...saved, uses: usesOf(sql, viewer.userId) }
      })
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeFact(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

export async function refuseTooMany(tx: Sql, userId: number): Promise<void> {
  if ((await countFacts(tx, userId)) < mostFacts) return
  throw new AppError('TOO_LARGE', `You have ${mostFacts} facts. Please delete some you no longer need.`)
}
