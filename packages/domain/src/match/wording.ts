import { nothing, quote, type Shown } from './evidence.ts'
import type { JobModel } from './job-model.ts'
import { relationsOf } from './relations.ts'
import type { ResumeModel, Statement } from './resume-model.ts'
import { skillIn, wordingOf } from './units.ts'
import { placeWeights, wordingWeights } from './weights.ts'

/** How much what the resume tells of is what the advertisement tells of: things named in both, by what all of them tell. */
export function wordingShown(job: JobModel, { statements }: ResumeModel): Shown {
  const telling = statements.filter(
    (it) => isOwn(it) && it.source.kind !== 'skill' && (it.proves !== null || it.source.kind !== 'line'),
  )
  const share = likeness(job, telling)
  if (share === 0) return nothing
  const best = telling
    .map((statement) => ({ statement, shared: sharedBy(statement, job) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
  return {
    share: Math.min(1, share / wordingWeights.alike),
    how: null,
    evidence: best.map(({ statement }) => quote(statement)),
  }
}

const known = new WeakMap<ResumeModel, number>()

/** How much of the points stays, 0 to 1: where the resume as a whole speaks of other things, single matches tell little. */
export function sameWork(job: JobModel, model: ResumeModel): number {
  const stays = known.get(model) ?? staysOf(job, model)
  known.set(model, stays)
  return stays
}

function staysOf(job: JobModel, { statements, pasted }: ResumeModel): number {
  const all = statements.filter((it) => isOwn(it) && (pasted.size === 0 || it.proves !== null))
  const { otherWork, left } = wordingWeights
  return left + (1 - left) * Math.min(1, likeness(job, all) / otherWork)
}

const isOwn = ({ proves }: Statement) => proves === null || proves > placeWeights.copied

/** The angle between two texts, each as what it names. */
function likeness({ wording, told }: JobModel, statements: readonly Statement[]): number {
  const said = saidIn(statements)
  const skills = new Map<string, number>()
  let all = 0
  for (const [key, weight] of said) {
    all += weight * weight
    const skill = skillIn(key)
    if (skill !== null) skills.set(skill, weight)
  }
  let both = 0
  for (const [key, weight] of wording) both += weight * (said.get(key) ?? relatedTo(key, skills))
  return both / Math.sqrt(all * told || 1)
}

/** What is done in several roles tells more of somebody than what is done in one; said again in the same one it is said once. */
function saidIn(statements: readonly Statement[]): Map<string, number> {
  const places = new Map<string, { weight: number; in: string[] }>()
  for (const { terms, source } of statements) {
    const place = source.role ?? source.entry ?? source.kind
    for (const [key, weight] of wordingOf(terms)) {
      const before = places.get(key)
      if (!before) places.set(key, { weight, in: [place] })
      else if (!before.in.includes(place)) before.in.push(place)
    }
  }
  return new Map([...places].map(([key, it]) => [key, it.weight * (1 + Math.log(it.in.length))]))
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
