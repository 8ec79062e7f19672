import type { Job, Requirement } from '../../job/job.ts'
import type { Trend } from './types.ts'
import { unique } from './unique.ts'
import { atMost, trendFrom } from './weights.ts'

const said = (count: number, all: number) => `${count} of your ${all} saved jobs`

interface Counted {
  category: Trend['category']
  name: string
  count: number
}

/** As much of an advertisement as is counted. */
export interface Asking extends Pick<Job, 'workMode' | 'degree'> {
  requirements: readonly Pick<Requirement, 'skills'>[]
}

/** What the user's own saved jobs have in common; fewer than three have nothing to say. */
export function trends(jobs: readonly Asking[], job: Asking): Trend[] {
  if (jobs.length < trendFrom.saved) return []
  return countedIn(jobs)
    .filter(({ count }) => count >= trendFrom.jobs)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, atMost.trends)
    .map(({ category, name, count }) => ({
      ...{ trend: `${name}: ${said(count, jobs.length)}`, category, relevanceScore: count / jobs.length, sources: [] },
      summary: `Counted from your saved jobs. This ad ${namesIn(job).some((it) => it.name === name) ? 'asks for it too' : 'doesn’t ask for it'}.`,
    }))
}

function namesIn({ requirements, workMode, degree }: Asking): Omit<Counted, 'count'>[] {
  return [
    ...unique(requirements.flatMap(({ skills }) => skills)).map((name) => ({ category: 'skill' as const, name })),
    ...(workMode ? [{ category: 'work mode' as const, name: workNames[workMode] }] : []),
    ...(degree ? [{ category: 'degree' as const, name: degreeNames[degree] }] : []),
  ]
}

const workNames = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }
const degreeNames = {
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
  law: 'Law degree',
}

function countedIn(jobs: readonly Asking[]): Counted[] {
  const counts = new Map<string, Counted>()
  for (const it of jobs.flatMap(namesIn)) {
    const known = counts.get(it.name) ?? { ...it, count: 0 }
    counts.set(it.name, { ...known, count: known.count + 1 })
  }
  return [...counts.values()]
}
