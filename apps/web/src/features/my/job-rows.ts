import { isClosed } from '@bespeak/domain/applications/stages.ts'
import { roundedScore, targetScores } from '@bespeak/domain/match/verdict.ts'
import { dayOf } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import type { DashboardData, DashboardJob } from './dashboard-query.ts'
import type { RankedJob, RankedJobs } from './ranked-jobs.ts'
import { dayIn, jobTitle } from './stages.ts'
import * as texts from './texts.tsx'

/** A saved job with its match. */
export interface JobRow {
  job: DashboardJob
  title: string
  /** `none` where no resume was compared with it. */
  match: 'measured' | 'checking' | 'none'
  /** Null where the ad names no requirement, as a few lines of one do, or is not measured. */
  score: number | null
  dealbreaker: string | null
  shown: number
  asked: number
  /** Certain ones only. */
  missing: readonly string[]
  isTailored: boolean
}

type Known = Pick<DashboardData, 'jobs' | 'versions'>

/** Best match first. */
export function jobRows({ jobs, versions }: Known, ranked: RankedJobs | null): JobRow[] {
  const places = new Map(ranked?.jobs.map((it, place) => [it.jobDescriptionId, place]))
  const scores = new Map(versions.map(({ id, matchScore }) => [id, matchScore]))
  const placeOf = ({ job }: JobRow) => places.get(job.id) ?? jobs.length
  return jobs
    .map((job): JobRow => {
      const found = ranked?.jobs[places.get(job.id) ?? -1]
      const version = found?.tailoredResumeId ?? null
      const score = (version === null ? null : scores.get(version)) ?? found?.matchScore ?? null
      return {
        ...{ job, title: titleOf(job, found), isTailored: version !== null },
        match: found ? (found.measuredAt === null ? 'checking' : 'measured') : 'none',
        score: score === null ? null : roundedScore(score),
        ...{ dealbreaker: found?.dealbreaker ?? null, shown: found?.shown ?? 0, asked: found?.asked ?? 0 },
        missing: found?.missing ?? [],
      }
    })
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || placeOf(a) - placeOf(b))
}

/** What the ad calls itself, where the job has no title of its own. */
function titleOf(job: DashboardJob, found: RankedJob | undefined): string {
  const own = jobTitle(job)
  return own === texts.untitled && found ? jobTitle(found) : own
}

const filters = [
  { value: 'saved', label: texts.toApply, has: (stage: string) => stage === 'saved' },
  { value: 'applied', label: texts.applied, has: (stage: string) => stage === 'applied' },
  {
    value: 'interviewing',
    label: texts.interviewing,
    has: (stage: string) => stage === 'interviewing' || stage === 'offer',
  },
  { value: 'closed', label: texts.closedJobs, has: isClosed },
  { value: 'all', label: texts.allStages, has: () => true },
] as const

export type StageFilter = (typeof filters)[number]['value']

export const filterOf = (value: string | null): StageFilter =>
  filters.find((filter) => filter.value === value)?.value ?? 'saved'

export const countedFilters = (rows: readonly JobRow[]) =>
  filters.map(({ value, label, has }) => ({ value, label, count: rows.filter(({ job }) => has(job.stage)).length }))

export const inStage = (rows: readonly JobRow[], value: StageFilter): JobRow[] => {
  const filter = filters.find((it) => it.value === value)
  return rows.filter(({ job }) => filter?.has(job.stage))
}

const [good] = targetScores

const groups = [
  { key: 'ready', title: texts.readyToApply, note: texts.readyNote(good) },
  { key: 'good', title: texts.goodMatches, note: texts.goodNote(good) },
  { key: 'long', title: texts.longShots, note: texts.longNote(good) },
  { key: 'dealbreaker', title: texts.dealbreakers, note: null },
  { key: 'checking', title: texts.checkingMatch, note: null },
  { key: 'no-ad', title: texts.addTheAd, note: null },
  { key: 'unmatched', title: texts.noMatchYet, note: null },
  { key: 'interviewing', title: texts.interviewing, note: null },
  { key: 'offer', title: texts.offer, note: null },
  { key: 'applied', title: texts.applied, note: null },
  { key: 'rejected', title: texts.rejected, note: null },
  { key: 'withdrawn', title: texts.withdrawn, note: null },
] as const

export type GroupKey = (typeof groups)[number]['key']

/** By what to do next; whoever has applied waits for others, and the stage says for what. */
export function groupOf({ job, match, score, dealbreaker, isTailored }: JobRow): GroupKey {
  if (job.stage !== 'saved') return groups.find(({ key }) => key === job.stage)?.key ?? 'unmatched'
  if (match === 'none') return 'unmatched'
  if (match === 'checking') return 'checking'
  if (score === null) return 'no-ad'
  if (dealbreaker !== null) return 'dealbreaker'
  if (score < good) return 'long'
  return isTailored ? 'ready' : 'good'
}

export interface JobGroup {
  key: string
  title: string
  note: string | null
  rows: JobRow[]
}

const grouped = (rows: readonly JobRow[]): JobGroup[] =>
  groups
    .map((group) => ({ ...group, rows: rows.filter((row) => groupOf(row) === group.key) }))
    .filter((group) => group.rows.length > 0)

export const sortings = [
  { value: 'match', label: texts.bestMatch },
  { value: 'deadline', label: texts.deadline },
  { value: 'newest', label: texts.newest },
] as const

export type Sorting = (typeof sortings)[number]['value']

export const sortingOf = (value: string | null): Sorting => sortings.find((it) => it.value === value)?.value ?? 'match'

/** Best match in groups, any other order in one list: a group would break it. */
export function groupsBy(sorting: Sorting, rows: readonly JobRow[]): JobGroup[] {
  if (sorting === 'match') return grouped(rows)
  const sorted =
    sorting === 'deadline'
      ? rows.toSorted((a, b) => (a.job.deadline ?? '9').localeCompare(b.job.deadline ?? '9'))
      : rows.toSorted((a, b) => b.job.createdAt.localeCompare(a.job.createdAt))
  return rows.length === 0 ? [] : [{ key: sorting, title: texts.sortedBy[sorting], note: null, rows: sorted }]
}

/** Each of the words must be in it somewhere. */
export function searchedRows(rows: readonly JobRow[], search: string): JobRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ title, job: { company, location } }) => {
    const text = [title, company, location].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const worthActing: ReadonlySet<GroupKey> = new Set(['ready', 'good'])

/** The one to begin with: the best match that is still open. */
export function firstToAct(groups: readonly JobGroup[], today = dayOf(new Date())): JobRow | undefined {
  const isOpen = ({ job }: JobRow) => (dayIn(job.deadline) ?? today) >= today
  return groups.flatMap(({ rows }) => rows).find((row) => worthActing.has(groupOf(row)) && isOpen(row))
}

const steps: Partial<Record<GroupKey, string>> = {
  ready: texts.reviewAndApply,
  good: texts.tailorResume,
  'no-ad': texts.addTheAd,
}

/** The one thing to do with a job. */
export function nextStep(row: JobRow) {
  const group = groupOf(row)
  const to = paths.job(row.job.id)
  return { label: steps[group] ?? texts.viewJob, to: group === 'no-ad' ? `${to}#job-ad` : to }
}
