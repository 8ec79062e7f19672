import type { Seniority } from '../job/job.ts'
import { seniorityOf } from '../job/terms.ts'
import { headingOf } from './role-model.ts'
import { countsAs, monthsIn, type Related } from './roles.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { roleWeights, seniorityRanks, seniorityWeights } from './weights.ts'

/** Whether the level reached in related roles is the one asked for. */
export function seniorityShown(wanted: Seniority, related: readonly Related[]): Shown {
  const isEntry = seniorityRanks[wanted] <= seniorityRanks.junior
  const near = related.filter(
    ({ share, role }) => countsAs(share) > roleWeights.near && (isEntry || role.practice === 'work'),
  )
  if (near.length === 0) return nothing
  const worked = near.filter(({ role }) => role.practice === 'work')
  const latest = [...(worked.length > 0 ? worked : near)].sort(
    (a, b) => (b.role.to ?? 0) - (a.role.to ?? 0) || (b.role.from ?? 0) - (a.role.from ?? 0),
  )
  const gap = levelOf(latest, related) - seniorityRanks[wanted]
  const { step, eachAbove, eachBelow, wellAbove } = seniorityWeights
  const fits = gap >= 0 ? 1 - Math.max(0, gap - step) * eachAbove : 1 + gap * eachBelow
  const share = fits * Math.max(...near.map((it) => countsAs(it.share)))
  const how = gap <= -step ? 'Below the level asked' : gap >= wellAbove ? 'Well above the level asked' : null
  const heading = latest[0] && headingOf(latest[0].role.statements)
  return { share: Math.max(0, Math.min(1, share)), how, evidence: heading ? [quote(heading)] : [] }
}

/** The highest of the latest titles, or what the years in the field make of somebody whose title says nothing of it. */
function levelOf(latest: readonly Related[], related: readonly Related[]): number {
  const titled = latest.slice(0, seniorityWeights.titles).map(({ role }) => {
    const level = seniorityOf(role.titleText, null)
    return level ? seniorityRanks[level] : null
  })
  const [now = null] = titled
  const isLearning = now !== null && now < seniorityRanks.mid
  return Math.max(isLearning ? now : byYears(related), ...titled.map((level) => level ?? 0))
}

function byYears(related: readonly Related[]): number {
  const { monthsTo, otherWork } = seniorityWeights
  const nearness = new Map(related.map(({ role, share }) => [role, countsAs(share) > roleWeights.near ? 1 : otherWork]))
  const worked = related.flatMap(({ role }) => (role.practice === 'work' ? [role] : []))
  const months = monthsIn(worked, (role) => nearness.get(role) ?? 0)
  if (months >= monthsTo.senior) return seniorityRanks.senior
  return months >= monthsTo.mid
    ? seniorityRanks.mid
    : months >= monthsTo.junior
      ? seniorityRanks.junior
      : seniorityRanks.intern
}
