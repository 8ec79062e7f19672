import type { Fact as Stated } from '@bespeak/domain/resume/sources.ts'
import type { Sql } from '../../../kernel/db.ts'
import { dayOf } from '../moments.ts'
import { newestFacts } from './facts.store.ts'
import { isWhyUs } from './why-us.ts'

/** Told by themselves, when asked what the resume does not show, or when asked about words for a line. */
export type FactOrigin = 'typed' | 'answered' | 'confirmed'

/** Something the user stated, as the engine takes it, and in the words it was said in. */
export interface KnownFact extends Stated {
  said: string
  /** A yes to words for one line: it stands for nothing else. */
  confirmed?: boolean
}

/** What was said, also what makes no fact, for a rationale that names what no change rests on. */
export interface Said {
  id: string
  answer: string
  /** The day, `2026-07-01`. */
  saidOn: string
  skill: string | undefined
  requirement: string | undefined
}

/** More would make each later work slower. */
const mostKnown = 100

/** `by`: what was said later is not known yet. */
export async function saidBy(sql: Sql, userId: number, by?: Date): Promise<Said[]> {
  const newest = await newestFacts(sql, userId, mostKnown)
  const rows = newest.filter(({ createdAt, requirement }) => {
    return (by === undefined || createdAt <= by) && !isWhyUs(requirement)
  })
  return rows.map(({ id, statement, skill, requirement, createdAt }) => ({
    ...{ id: String(id), answer: statement, saidOn: dayOf(createdAt) },
    skill: skill ?? undefined,
    requirement: requirement ?? undefined,
  }))
}
