import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { DashboardJob, Version } from './dashboard-query.ts'
import { jobTitle } from './stages.ts'

export interface Point {
  id: number
  at: string
  score: number
}

export interface ScoreLines {
  jobId: number
  name: string
  /** One for each engine that judged: what two of them say is not joined. */
  lines: Point[][]
}

/** Of each job that was tailored to more than once, the newest first. Jobs are not compared: each asks for something else. */
export function scoreLines(jobs: readonly DashboardJob[], versions: readonly Version[]): ScoreLines[] {
  return jobs
    .map((job) => {
      const own = versions.filter(
        ({ jobDescriptionId, matchScore }) => jobDescriptionId === job.id && matchScore !== null,
      )
      const inOrder = own.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
      return { jobId: job.id, name: [jobTitle(job), job.company].filter(Boolean).join(', '), versions: inOrder }
    })
    .filter((it) => it.versions.length > 1)
    .toSorted((a, b) => (b.versions.at(-1)?.createdAt ?? '').localeCompare(a.versions.at(-1)?.createdAt ?? ''))
    .map(({ versions: own, ...job }) => ({ ...job, lines: linesOf(own) }))
}

function linesOf(versions: readonly Version[]): Point[][] {
  const lines = new Map<string | null, Point[]>()
  for (const { id, createdAt, matchScore, engineVersion } of versions) {
    const point = { id, at: createdAt, score: roundedScore(matchScore ?? 0) }
    lines.set(engineVersion, [...(lines.get(engineVersion) ?? []), point])
  }
  return [...lines.values()]
}
