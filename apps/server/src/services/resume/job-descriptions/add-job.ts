import { nextReminderAt } from '@bespeak/domain/applications/reminders.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { JobGist } from '../engine/job-gist.ts'
import { datesOf } from '../reminders/set-reminder.ts'
import { countJobs, insertJob, type JobDescription, type NewJobDescription, sameJob } from './job-descriptions.store.ts'

// Technical, not a plan limit.
const maxJobs = 5_000

type Optional = 'title' | 'company' | 'location' | 'requirements' | 'stage' | 'isSample'
type Given = Omit<NewJobDescription, Optional | 'userId' | 'createdAt' | 'updatedAt'> & {
  [Field in Optional]?: NewJobDescription[Field] | null | undefined
}

/** What is left blank is taken from the advertisement, as far as it was read. From the same address, it is kept once. */
export async function addJob(
  sql: Sql,
  userId: number,
  given: Given,
  read: JobGist | null,
  now: Date,
): Promise<JobDescription> {
  if ((await countJobs(sql, userId)) >= maxJobs) {
    throw new AppError('TOO_LARGE', `You have ${maxJobs} job descriptions. Please delete some you no longer need.`)
  }
  const dates = {
    stage: given.stage ?? 'saved',
    deadline: given.deadline ?? (read?.deadline ? new Date(read.deadline) : null),
    followUpOn: given.followUpOn ?? null,
    interviewOn: given.interviewOn ?? null,
  }
  const job = {
    ...given,
    userId,
    title: given.title ?? read?.title,
    company: given.company ?? read?.company,
    location: given.location ?? read?.location,
    requirements: given.requirements ?? read?.requirements ?? [],
    ...dates,
    remindAt: nextReminderAt(datesOf(dates), now),
    isSample: given.isSample ?? false,
    asks: read?.asks ?? null,
    wants: read?.wants ?? null,
    createdAt: now,
    updatedAt: now,
  }
  const kept = (await insertJob(sql, job)) ?? (await sameJob(sql, job))
  if (!kept) throw notFound()
  return kept
}
