import type { Sql } from '../../../kernel/db.ts'
import { standing, type TailorEdit } from '../tailored/tailor-edits.ts'
import { type Fact, type MadeWithFacts, madeWithFacts } from './facts.store.ts'

/** A tailored version that says something because the user stated it: itself, the letter that goes with it, or both. */
export interface FactUse {
  tailoredResumeId: number
  title: string
  inResume: boolean
  inLetter: boolean
  /** What `setTailorEdits` is to be given, so that the resume no longer does. */
  undone: number[]
}

/** Where a fact of theirs is used: looked up at most once for a whole list. */
export type UsesOf = (fact: Fact) => Promise<FactUse[]>

/** What of a version rests on what the user stated: little, where the version itself is large. */
interface Resting {
  made: Pick<MadeWithFacts, 'id' | 'title' | 'updatedAt'>
  /** By the number of a fact, what undoes it. */
  undoneFor: Map<number, number[]>
  /** What is undone already. */
  undone: number[]
  said: Set<string>
}

export function usesOf(sql: Sql, userId: number): UsesOf {
  let found: Promise<Resting[]> | undefined
  return async (fact) => {
    found ??= restingOnFacts(sql, userId)
    return (await found).flatMap((it) => useOf(it, fact))
  }
}

/** Changed last comes first. */
async function restingOnFacts(sql: Sql, userId: number): Promise<Resting[]> {
  const found: Resting[] = []
  for await (const made of madeWithFacts(sql, userId)) found.push(restingOf(made))
  return found.sort((a, b) => b.made.updatedAt.getTime() - a.made.updatedAt.getTime() || b.made.id - a.made.id)
}

const restingOf = ({ edits, said, id, title, updatedAt }: MadeWithFacts): Resting => ({
  made: { id, title, updatedAt },
  undoneFor: new Map(factsBehind(edits).map((fact) => [fact, undoing(edits, fact)])),
  undone: edits.filter(({ undone }) => undone).map(({ number }) => number),
  said: new Set(said),
})

/** A letter keeps the words that a sentence rests on, and not their number. */
function useOf({ made: { id, title }, undoneFor, undone, said }: Resting, fact: Fact): FactUse[] {
  const undoing = undoneFor.get(fact.id)
  const [inResume, inLetter] = [undoing !== undefined, said.has(fact.statement)]
  return inResume || inLetter ? [{ tailoredResumeId: id, title, inResume, inLetter, undone: undoing ?? undone }] : []
}

const factsBehind = (edits: readonly TailorEdit[]): number[] => [
  ...new Set(standing(edits).flatMap(({ sources }) => sources.flatMap(factNamed))),
]

const factNamed = (source: string): number[] => (/^fact-\d+$/.test(source) ? [Number(source.slice(5))] : [])

const undoing = (edits: readonly TailorEdit[], fact: number): number[] =>
  edits.filter(({ undone, sources }) => undone || sources.includes(`fact-${fact}`)).map(({ number }) => number)
