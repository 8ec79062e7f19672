import type { Asking } from '@bespeak/domain/match/analysis/index.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { askings, noteAsking, unreadJobs } from './job-descriptions.store.ts'

// What was saved before this was noted is read a few at a time, so that nobody waits for it.
const mostAtOnce = 10

/** What the user's saved jobs ask. */
export async function askingsOf({ sql, engine }: Pick<ResumePorts, 'sql' | 'engine'>, asker: Asker): Promise<Asking[]> {
  for (const { id, description } of await unreadJobs(sql, asker.userId, mostAtOnce))
    await noteAsking(sql, id, description, (await engine(asker, 'readJob', description)).asks)
  return askings(sql, asker.userId)
}
