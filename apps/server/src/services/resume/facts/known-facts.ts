import type { Fact as Stated } from '@bespeak/domain/resume/sources.ts'
import { factFrom } from '@bespeak/domain/tailor/index.ts'
import type { Sql } from '../../../kernel/db.ts'
import { newestFacts } from './facts.store.ts'

/** Something the user stated, as the engine takes it, and in the words it was said in. */
export interface KnownFact extends Stated {
  said: string
}

/** What was said, also what makes no fact, for a rationale that names what no change rests on. */
export interface Said {
  id: string
  answer: string
  requirement: string | undefined
}

interface Known {
  facts: KnownFact[]
  answers: Said[]
  /** The requirements that the user said something to, a no among them. */
  answered: ReadonlySet<string>
}

/** More would make each later work slower. */
const mostKnown = 100

/** `by`: what was said later is not known yet. */
export async function knownFacts(sql: Sql, userId: number, by?: Date): Promise<Known> {
  const newest = await newestFacts(sql, userId, mostKnown)
  const rows = newest.filter(({ createdAt }) => by === undefined || createdAt <= by)
  const facts = rows.flatMap(({ id, statement, skill, requirement, createdAt }) => {
    const saidOn = createdAt.toISOString().slice(0, 10)
    const fact = factFrom({
      ...{ id: String(id), answer: statement, saidOn },
      skill: skill ?? undefined,
      requirement: requirement ?? undefined,
    })
    return fact ? [{ ...fact, said: statement }] : []
  })
  const answers = rows.map(({ id, statement, requirement }) => ({
    id: String(id),
    answer: statement,
    requirement: requirement ?? undefined,
  }))
  return { facts, answers, answered: new Set(rows.flatMap(({ requirement }) => requirement ?? [])) }
}
