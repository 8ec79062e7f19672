import type { Sql } from '../../../kernel/db.ts'
import { countFacts, factsOf, insertFact, removeFact } from './facts.store.ts'
import { mostFacts } from './facts.ts'

/** What the person is asked about an employer, as their answer is kept. */
const whyUs = (company: string): string => `Why ${company}?`

/** An answer to it is a wish: it shows nothing that a requirement asks. */
export const isWhyUs = (requirement: string | null): boolean => /^Why .{1,300}\?$/s.test(requirement ?? '')

/** The sentence of a letter that says why, kept as their answer; a new one takes the place of the one before. */
export async function keepWhyUs(
  tx: Sql,
  { userId, company, statement }: { userId: number; company: string; statement: string },
  createdAt: Date,
): Promise<void> {
  const requirement = whyUs(company)
  const before = (await factsOf(tx, userId)).find((it) => it.requirement === requirement)
  if (before?.statement === statement) return
  if (before) await removeFact(tx, userId, before.id)
  // The letter is written all the same.
  if ((await countFacts(tx, userId)) >= mostFacts) return
  await insertFact(tx, { userId, statement, skill: null, requirement, origin: 'answered', createdAt })
}
