import { perThing } from '../text/remembered.ts'
import type { JobModel } from './job-model.ts'
import { relationsOf } from './relations.ts'
import { groundIn, type ResumeModel, type Statement } from './resume-model.ts'
import { roleOf } from './role-model.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { skillIn, wordingOf } from './units.ts'
import { atMost, placeWeights, wordingWeights } from './weights.ts'

/** How much what the resume tells of is what the advertisement tells of: things named in both, by what all of them tell. */
export function wordingShown(job: JobModel, model: ResumeModel): Shown {
  const { statements } = model
  const telling = statements.filter(
    (it) => isOwn(it) && it.source.kind !== 'skill' && (it.proves !== null || it.source.kind !== 'line'),
  )
  const share = likeness(job, telling, model)
  if (share === 0) return nothing
  const best = telling
    .map((statement) => ({
      statement,
      shared: sharedBy(statement, job) * (statement.source.role ? 1 : wordingWeights.quotedOutside),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, atMost.quotes)
  return {
    share: Math.min(1, share / wordingWeights.alike),
    how: null,
    evidence: best.map(({ statement }) => quote(statement)),
  }
}

/** How much of the points stays, 0 to 1: where the resume as a whole speaks of other things, single matches tell little. */
export const sameWork = (job: JobModel, model: ResumeModel): number => staysOf(model, job)

const staysOf = perThing((model: ResumeModel, job: JobModel): number => {
  const { statements, pasted } = model
  const all = statements.filter((it) => isOwn(it) && (pasted.size === 0 || it.proves !== null))
  const { otherWork, left } = wordingWeights
  return left + (1 - left) * Math.min(1, likeness(job, all, model) / otherWork)
})

const isOwn = ({ proves }: Statement) => proves === null || proves > placeWeights.copied

/** The angle between two texts, each as what it names; a term beside a related one that tells more tells nothing else. */
function likeness({ wording, told }: JobModel, statements: readonly Statement[], model: ResumeModel): number {
  const said = saidIn(statements, model)
  const skills = new Map<string, number>()
  let all = 0
  for (const [key, { weight, trust }] of said) {
    all += weight * weight
    const skill = skillIn(key)
    if (skill !== null) skills.set(skill, weight * trust)
  }
  let both = 0
  for (const [key, weight] of wording) {
    const own = said.get(key) ?? unsaid
    const related = relatedTo(key, skills)
    both += weight * Math.max(own.weight * own.trust, related)
    if (related >= own.weight * own.trust) all -= own.weight * own.weight
  }
  return both / Math.sqrt(Math.max(0, all) * told || 1)
}

const unsaid = { weight: 0, trust: 0 }

/** What is done in several roles tells more of somebody than what is done in one; said again in the same one it is said once. */
function saidIn(statements: readonly Statement[], model: ResumeModel): Map<string, { weight: number; trust: number }> {
  const places = new Map<string, { weight: number; trust: number; in: string[] }>()
  for (const statement of statements) {
    const { terms, source } = statement
    const place = source.role ?? source.entry ?? source.kind
    const trust = trustIn(statement, model)
    for (const [key, weight] of wordingOf(terms)) {
      const before = places.get(key)
      if (!before) places.set(key, { weight, trust, in: [place] })
      else {
        before.trust = Math.max(before.trust, trust)
        if (!before.in.includes(place)) before.in.push(place)
      }
    }
  }
  return new Map([...places].map(([key, it]) => [key, { ...it, weight: it.weight * (1 + Math.log(it.in.length)) }]))
}

/** What is told outside of roles is as near the work as the nearest of them; a headline is no more than its title. */
function trustIn(statement: Statement, { grounds }: ResumeModel): number {
  const { source } = statement
  const own = groundIn(statement, grounds)
  if (roleOf(source) !== null) return own
  return Math.max(
    own,
    ...[...grounds.values()].map(({ heading, lines }) => (source.kind === 'label' ? heading : lines)),
  )
}

/** A related skill speaks of the same work in part. */
function relatedTo(key: string, skills: ReadonlyMap<string, number>): number {
  const wanted = skillIn(key)
  if (wanted === null) return 0
  let best = 0
  for (const [name, relation] of relationsOf(wanted)) best = Math.max(best, relation.weight * (skills.get(name) ?? 0))
  return best * wordingWeights.related
}

function sharedBy({ terms }: Statement, { wording }: JobModel): number {
  let shared = 0
  for (const [key, weight] of wordingOf(terms)) if (wording.has(key)) shared += weight * weight
  return shared
}
