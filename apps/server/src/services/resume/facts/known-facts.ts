import type { Fact as Stated } from '@bespeak/domain/resume/sources.ts'
import { factFrom } from '@bespeak/domain/tailor/index.ts'
import type { Sql } from '../../../kernel/db.ts'
import { newestFacts } from './facts.store.ts'

/** Something the user stated, as the engine takes it, and in the words it was said in. */
export interface KnownFact extends Stated {
  said: string
}

interface Known {
  facts: KnownFact[]
  /** The requirements that the user said something to, a no among them. */
  answered: ReadonlySet<string>
}

/** More would make each later work slower. */
const mostKnown = 100

export async function knownFacts(sql: Sql, userId: number): Promise<Known> {
  const rows = await newestFacts(sql, userId, mostKnown)
  const facts = rows.flatMap(({ id, statement, skill, requirement, createdAt }) => {
    const saidOn = createdAt.toISOString().slice(0, 10)
    const fact = factFrom({
      ...{ id: String(id), answer: statement, saidOn },
      skill: skill ?? undefined,
      requirement: requirement ?? undefined,
    })
    return fact ? [{ ...fact, said: statement }] : []
  })
  return { facts, answered: new Set(rows.flatMap(({ requirement }) => requirement ?? [])) }
}
