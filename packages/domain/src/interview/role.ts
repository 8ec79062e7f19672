import type { Job } from '../job/job.ts'
import type { Match } from '../match/index.ts'
import { quoted } from '../text/quoted.ts'
import { type Ask, safeName } from './asks.ts'
import type { RoleInShort } from './types.ts'

type Asks = Record<'duties' | 'demands' | 'missing', readonly Ask[]>

const most = 3

/** The role in short, in the ad's own words. */
export function roleSummary(job: Job, { duties, demands, missing }: Asks): string {
  const required = [...demands, ...missing].filter(({ importance }) => importance === 'required')
  return [opening(job), listOf('The work, in the ad’s own words', duties), listOf('It asks for', required)]
    .filter(Boolean)
    .join(' ')
}

const listOf = (name: string, asks: readonly Ask[]): string =>
  asks.length === 0 ? '' : `${name}: ${namesOf(asks).map(quoted).join(', ')}.`

const namesOf = (asks: readonly Ask[]): string[] => asks.slice(0, most).map(({ words }) => words)

const modes = { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' }

function opening(job: Job): string {
  const title = safeName(job.title) ?? 'The role'
  const company = safeName(job.company)
  const location = safeName(job.location)
  const details = [location, job.workMode && modes[job.workMode], job.employmentType].filter(
    (it, index, all) => it && !all.slice(0, index).some((earlier) => earlier?.toLowerCase().includes(it.toLowerCase())),
  )
  return `${company ? `${title} at ${company}` : title}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`
}

/** What the ad comes back to, and what of it the resume shows and does not show. */
export const roleInShort = (job: Job, match: Match, { duties, demands, missing }: Asks): RoleInShort => ({
  namedMost: match.keywords
    .filter(({ inJob, term }) => inJob > 1 && !job.location?.includes(term))
    .toSorted((a, b) => b.inJob - a.inJob)
    .slice(0, most)
    .map(({ term }) => term),
  strongest: namesOf([...demands, ...duties].filter(({ row }) => row.status === 'met')),
  thinnest: namesOf(missing),
})
