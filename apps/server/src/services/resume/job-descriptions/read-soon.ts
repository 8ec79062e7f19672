import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { JobGist } from '../engine/job-gist.ts'
import type { ResumePorts } from '../ports.ts'
import { setReminder } from '../reminders/set-reminder.ts'
import { fillBlanks, jobOf, noteAsking } from './job-descriptions.store.ts'

const readJob = 'resume.read-job'

interface QueuedReading {
  userId: number
  id: number
  /** Whether what its owner left blank is taken from it. */
  fills: boolean
}

/** An advertisement is read while whoever saves it waits, or, where that takes long, after it was saved. */
export function createReading({
  sql,
  now,
  engine,
  jobs,
  longestRead,
}: Pick<ResumePorts, 'sql' | 'now' | 'engine' | 'jobs' | 'longestRead'>) {
  const later: Job<QueuedReading> = {
    name: readJob,
    async work({ userId, id, fills }) {
      const asked = await jobOf(sql, userId, id)
      if (!asked) return
      const { description } = asked
      const gist = await engine({ userId }, 'readJob', description)
      await noteAsking(sql, id, description, gist)
      if (!fills) return
      await sql.transaction(async (tx) => {
        const job = await fillBlanks(tx, id, description, gist)
        if (job) await setReminder(tx, job, now())
      })
    },
  }

  return {
    later,

    /** Null where it takes longer than people wait: then it is to be read later. */
    async soon(userId: number, advertisement: string): Promise<JobGist | null> {
      const waited = new AbortController()
      const patience = sleep(longestRead, null, { signal: waited.signal }).catch(() => null)
      try {
        return await Promise.race([engine({ userId }, 'readJob', advertisement), patience])
      } finally {
        waited.abort()
      }
    },

    readLater: (tx: Sql, reading: QueuedReading): Promise<void> => jobs.enqueue<QueuedReading>(tx, readJob, reading),
  }
}
