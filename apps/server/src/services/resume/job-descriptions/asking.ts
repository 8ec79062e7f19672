import type { Job } from '@bespeak/domain/job/job.ts'
import type { Asking } from '@bespeak/domain/match/analysis/index.ts'
import { jobIn } from '../engine/advertisement.ts'
import type { ResumePorts } from '../ports.ts'
import { askings, noteAsking, unreadJobs } from './job-descriptions.store.ts'

/** As much of an advertisement as is counted over all of a user's. */
export const askingOf = ({ requirements, workMode, degree }: Job): Asking => ({
  requirements: requirements.filter(({ skills }) => skills.length > 0).map(({ skills }) => ({ skills })),
  workMode,
  degree,
})

// What was saved before this was noted is read a few at a time, so that nobody waits for it.
const mostAtOnce = 10

/** What the user's saved jobs ask. */
export async function askingsOf(ports: Pick<ResumePorts, 'sql' | 'engine'>, userId: number): Promise<Asking[]> {
  const { sql } = ports
  for (const { id, description } of await unreadJobs(sql, userId, mostAtOnce))
    await noteAsking(sql, id, description, askingOf(await jobIn(ports, userId, description)))
  return askings(sql, userId)
}
