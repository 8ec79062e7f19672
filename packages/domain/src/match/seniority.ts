import type { Seniority } from '../job/job.ts'
import { seniorityOf } from '../job/terms.ts'
import { nothing, quote, type Shown } from './evidence.ts'
import { headingOf } from './role-model.ts'
import { countsAs, monthsIn, type Related } from './roles.ts'

const ranks: Record<Seniority, number> = {
  intern: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  lead: 3.5,
  manager: 3.5,
  director: 5,
  executive: 6,
}

/** Whether the level reached in related roles is the one asked for. */
export function seniorityShown(wanted: Seniority, related: readonly Related[]): Shown {
  const isEntry = ranks[wanted] <= ranks.junior
  const near = related.filter(({ share, role }) => countsAs(share) > 0.3 && (isEntry || role.practice === 'work'))
  if (near.length === 0) return nothing
  const worked = near.filter(({ role }) => role.practice === 'work')
  const latest = [...(worked.length > 0 ? worked : near)].sort(
    (a, b) => (b.role.to ?? 0) - (a.role.to ?? 0) || (b.role.from ?? 0) - (a.role.from ?? 0),
  )
  const gap = levelOf(latest, related) - ranks[wanted]
  const fits = gap >= 0 ? 1 - Math.max(0, gap - 0.8) * 0.3 : 1 + gap * 0.4
  const share = fits * Math.max(...near.map((it) => countsAs(it.share)))
  const how = gap <= -0.8 ? 'Below the level asked' : gap >= 2 ? 'Well above the level asked' : null
  const heading = latest[0] && headingOf(latest[0].role.statements)
  return { share: Math.max(0, Math.min(1, share)), how, evidence: heading ? [quote(heading)] : [] }
}

/** The highest of the latest titles, or what the years in the field make of somebody whose title says nothing of it. */
function levelOf(latest: readonly Related[], related: readonly Related[]): number {
  const titled = latest.slice(0, 3).map(({ role }) => {
    const level = seniorityOf(role.titleText, null)
    return level ? ranks[level] : null
  })
  const [now = null] = titled
  const isLearning = now !== null && now < ranks.mid
  return Math.max(isLearning ? now : byYears(related), ...titled.map((level) => level ?? 0))
}

/** Years in other work make somebody senior too, but half as fast. */
const otherWork = 0.5

function byYears(related: readonly Related[]): number {
  const nearness = new Map(related.map(({ role, share }) => [role, countsAs(share) > 0.3 ? 1 : otherWork]))
  const worked = related.flatMap(({ role }) => (role.practice === 'work' ? [role] : []))
  const months = monthsIn(worked, (role) => nearness.get(role) ?? 0)
  if (months >= 60) return ranks.senior
  return months >= 24 ? ranks.mid : months >= 6 ? ranks.junior : ranks.intern
}
