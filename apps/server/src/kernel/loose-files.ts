import type { Sql } from './db.ts'
import type { Job, JobQueue } from './jobs.ts'

const name = 'kernel.remove-files'

/** For whoever lets go of a file: that nothing holds it any more, the database notes by itself. */
export const removeFilesSoon = (tx: Sql, jobs: JobQueue): Promise<void> => jobs.enqueue(tx, name, {}, { key: name })

/** Each hour as well: for what was written and never held, and for what could not be removed. */
export const createRemoveFiles = (removeLoose: () => Promise<void>): Job<unknown> => ({
  name,
  every: 'hour',
  work: removeLoose,
})
