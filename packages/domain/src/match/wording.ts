import { nothing, quote, type Shown } from './evidence.ts'
import type { JobModel } from './job-model.ts'
import type { ResumeModel } from './resume-model.ts'
import { type Wording, wordingOf } from './units.ts'
import { placeWeights } from './weights.ts'

/** Two texts about the same work in different words share about this much. */
const alike = 0.3

/** How much what the resume tells of is what the advertisement tells of: things named in both, by what all of them tell. */
export function wordingShown({ wording }: JobModel, { statements }: ResumeModel): Shown {
  const telling = statements.filter(({ proves }) => proves !== null && proves > placeWeights.copied)
  const said = new Map(telling.flatMap(({ terms }) => [...wordingOf(terms)]))
  let both = 0
  for (const [key, weight] of said) both += weight * (wording.get(key) ?? 0)
  const share = both / Math.sqrt(square(said) * square(wording) || 1)
  if (share === 0) return nothing
  const best = telling
    .map((statement) => ({ statement, share: square(wordingOf(statement.terms), (key) => wording.has(key)) }))
    .filter((it) => it.share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
  return { share: Math.min(1, share / alike), how: null, evidence: best.map(({ statement }) => quote(statement)) }
}

function square(wording: Wording, counts: (key: string) => boolean = () => true): number {
  let sum = 0
  for (const [key, weight] of wording) if (counts(key)) sum += weight * weight
  return sum
}
