import type { Asking } from '@bespeak/domain/match/analysis/index.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { askings, noteAsking, unreadJobs, type WantingJob, wantingJobs } from './job-descriptions.store.ts'

// What was saved before this was noted is read a few at a time, so that nobody waits for it.
const mostAtOnce = 10

type Ports = Pick<ResumePorts, 'sql' | 'engine'>

async function readUnread({ sql, engine }: Ports, asker: Asker): Promise<void> {
  for (const { id, description } of await unreadJobs(sql, asker.userId, mostAtOnce))
    await noteAsking(sql, id, description, await engine(asker, 'readJob', description))
}

/** What the user's saved jobs ask. */
export async function askingsOf(ports: Ports, asker: Asker): Promise<Asking[]> {
  await readUnread(ports, asker)
  return askings(ports.sql, asker.userId)
}

/** What the user's saved jobs want of a person, the newest first. */
export async function wantingOf(ports: Ports, asker: Asker): Promise<WantingJob[]> {
  await readUnread(ports, asker)
  return wantingJobs(ports.sql, asker.userId)
}
