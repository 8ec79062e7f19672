import type { ApplicationDates } from '@bespeak/domain/applications/dates.ts'
import { nextReminderAt } from '@bespeak/domain/applications/reminders.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { JobDescription } from '../job-descriptions/job-descriptions.store.ts'
import { dayOf } from '../moments.ts'
import { keepReminder } from './reminders.store.ts'

const day = (moment: Date | null) => moment && dayOf(moment)

type Dated = Pick<JobDescription, 'stage' | 'deadline' | 'followUpOn' | 'interviewOn'>
type Reminded = Dated & Pick<JobDescription, 'id' | 'remindAt'>

export const datesOf = ({ stage, deadline, followUpOn, interviewOn }: Dated): ApplicationDates => ({
  stage,
  deadline: day(deadline),
  followUpOn: day(followUpOn),
  interviewOn: day(interviewOn),
})

const decisive = ['stage', 'deadline', 'followUpOn', 'interviewOn']

/** Whether a change moves a reminder. A note that is written on the morning of one must not take it away. */
export const saysWhen = (change: object): boolean => decisive.some((name) => name in change)

/** When to speak up next, from now on. */
export async function setReminder<Job extends Reminded>(sql: Sql, job: Job, now: Date): Promise<Job> {
  const remindAt = nextReminderAt(datesOf(job), now)
  if (remindAt?.getTime() !== job.remindAt?.getTime()) await keepReminder(sql, job.id, remindAt)
  return { ...job, remindAt }
}
