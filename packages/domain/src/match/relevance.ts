import { affirmed } from '../held/index.ts'
import type { Job } from '../job/job.ts'
import { type Ask, type JobModel, jobModel } from './job-model.ts'
import { bestRelation } from './relations.ts'
import { type Terms, termsOf } from './terms.ts'
import { coverage, shownBy } from './units.ts'
import { importanceWeights, relevanceWeights } from './weights.ts'

export interface Relevance {
  /** 0 to 1. */
  score: number
  /** Ids of the requirements it serves, the best served first. */
  requirements: string[]
}

/** How much a line serves an advertisement. */
export function relevance(text: string, job: Job): Relevance {
  const model = jobModel(job)
  const terms = termsOf(affirmed(text))
  const served = model.asks
    .map((ask) => ({ ask, shown: servedBy(ask, terms) }))
    .filter(({ shown }) => shown >= relevanceWeights.least)
    .sort((a, b) => worth(b) - worth(a))
  let left = 1
  for (const { ask, shown } of served)
    left *= 1 - relevanceWeights.ask * importanceWeights[ask.requirement.importance] * shown
  left *= 1 - relevanceWeights.duty * dutyServed(model, terms)
  left *= 1 - relevanceWeights.title * coverage(model.title, terms)
  return { score: Math.round((1 - left) * 1000) / 1000, requirements: served.map(({ ask }) => ask.requirement.id) }
}

const worth = ({ ask, shown }: { ask: Ask; shown: number }) => shown * importanceWeights[ask.requirement.importance]

/** No other skill stands for a degree or a certificate. */
const exact = new Set<Ask['requirement']['kind']>(['degree', 'certificate'])

function servedBy({ requirement, alternatives, tells }: Ask, terms: Terms): number {
  if (!tells) return 0
  let best = 0
  for (const { skills, units } of alternatives) {
    for (const skill of skills) {
      const shown = bestRelation(skill, terms.skills.keys())?.weight ?? 0
      if (shown === 1 || !exact.has(requirement.kind)) best = Math.max(best, shown)
    }
    best = Math.max(best, relevanceWeights.words * shownBy(coverage(units, terms)))
  }
  return best
}

const dutyServed = ({ duties }: JobModel, terms: Terms) =>
  Math.max(0, ...duties.map(({ units }) => shownBy(coverage(units, terms))))
