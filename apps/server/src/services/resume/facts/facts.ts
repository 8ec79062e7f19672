import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { checked, text } from '../input.ts'
import type { ResumePorts } from '../ports.ts'
import { standing, type TailorEdit } from '../tailored/tailor-edits.ts'
import {
  countFacts,
  type Fact,
  factsOf,
  insertFact,
  type MadeWithFacts,
  madeWithFacts,
  removeFact,
} from './facts.store.ts'

/** A tailored resume that says something because the user stated it. */
export interface FactUse {
  tailoredResumeId: number
  title: string
  /** What `setTailorEdits` is to be given, so that it no longer does. */
  undone: number[]
}

/** Uses of every fact of theirs, looked up at most once for a whole list. */
export type FactUses = () => Promise<Map<number, FactUse[]>>

export interface ListedFact extends Fact {
  uses: FactUses
}

export type Facts = ReturnType<typeof createFacts>

// Technical, not a plan limit: far more than a person states, far less than would fill a disk.
const maxFacts = 1000

const newFact = z.object({
  statement: text.min(1, 'Please say it in your own words.').max(1000, 'Please keep it under 1,000 characters.'),
  skill: text.max(80, 'A skill has at most 80 characters.').nullish(),
  requirement: text.max(500, 'A requirement has at most 500 characters.').nullish(),
  replaces: z.int().nullish(),
})

export function createFacts({ sql, now }: ResumePorts) {
  function usesOf(userId: number): FactUses {
    let found: Promise<Map<number, FactUse[]>> | undefined
    return () => {
      found ??= madeWithFacts(sql, userId).then(usesByFact)
      return found
    }
  }

  return {
    async list(context: RequestContext): Promise<ListedFact[]> {
      const viewer = signedIn(context)

      const uses = usesOf(viewer.userId)
      return (await factsOf(sql, viewer.userId)).map((fact) => ({ ...fact, uses }))
    },

    /** In other words it is another statement, of today: what was made of the old one stays as it was. */
    async save(context: RequestContext, input: z.input<typeof newFact>): Promise<ListedFact> {
      const viewer = signedIn(context)

      const fact = checked(newFact, input)
      return sql.transaction(async (tx) => {
        if (fact.replaces != null && !(await removeFact(tx, viewer.userId, fact.replaces))) throw notFound()
        await refuseTooMany(tx, viewer.userId)
        const saved = await insertFact(tx, {
          userId: viewer.userId,
          statement: fact.statement,
          skill: fact.skill || null,
          requirement: fact.requirement || null,
          origin: fact.requirement ? 'answered' : 'typed',
          createdAt: now(),
        })
        return { ...saved, uses: usesOf(viewer.userId) }
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
  if ((await countFacts(tx, userId)) < maxFacts) return
  throw new AppError('TOO_LARGE', `You have ${maxFacts} facts. Please delete some you no longer need.`)
}

function usesByFact(made: readonly MadeWithFacts[]): Map<number, FactUse[]> {
  const uses = new Map<number, FactUse[]>()
  for (const { id, title, edits } of made) {
    for (const fact of factsBehind(edits)) {
      const use = { tailoredResumeId: id, title, undone: undoing(edits, fact) }
      uses.set(fact, [...(uses.get(fact) ?? []), use])
    }
  }
  return uses
}

const factsBehind = (edits: readonly TailorEdit[]): number[] => [
  ...new Set(standing(edits).flatMap(({ sources }) => sources.flatMap(factNamed))),
]

const factNamed = (source: string): number[] => (/^fact-\d+$/.test(source) ? [Number(source.slice(5))] : [])

const undoing = (edits: readonly TailorEdit[], fact: number): number[] =>
  edits.filter(({ undone, sources }) => undone || sources.includes(`fact-${fact}`)).map(({ number }) => number)
