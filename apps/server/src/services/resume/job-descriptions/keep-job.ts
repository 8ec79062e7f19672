import type { Sql } from '../../../kernel/db.ts'
import { mostCharacters } from '../engine/advertisement.ts'
import type { JobGist } from '../engine/job-gist.ts'
import { addJob } from './add-job.ts'
import { changeJob, equalJobs, type JobDescription, lockJobs } from './job-descriptions.store.ts'

interface Wanted {
  /** As it was sent, and without what hides in it. */
  pasted: string
  advertisement: string
  job: JobGist
  company: string | null
}

const isSame = (a: string | null, b: string | null) => a?.trim().toLowerCase() === b?.trim().toLowerCase()

/** The user's saved job of this advertisement and company: an equal one that is there, or a new one. */
export async function keepJob(tx: Sql, userId: number, wanted: Wanted, now: Date): Promise<JobDescription> {
  const { pasted, advertisement, job, company } = wanted
  await lockJobs(tx, userId)
  const equal = await equalJobs(tx, userId, [pasted.replaceAll('\0', '').trim(), advertisement], mostCharacters)
  const same = equal.find((it) => company === null || isSame(it.company, company))
  const unnamed = equal.find((it) => it.company === null)
  if (same) return same
  if (unnamed) return (await changeJob(tx, userId, unnamed.id, { company, updatedAt: now })) ?? unnamed
  return addJob(tx, userId, { description: advertisement, company }, job, now)
}
