import { randomUUID } from 'node:crypto'
import { type ApplicationDate, openDates } from '@bespeak/domain/applications/dates.ts'
import { dueReminders } from '@bespeak/domain/applications/reminders.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { ResumePorts } from '../ports.ts'
import { jobsNamed, lockDueJobs, usersToRemind } from './reminders.store.ts'
import { datesOf, setReminder } from './set-reminder.ts'
import { type JobDate, reminderMail, reminderWords } from './words.ts'

const remindJob = 'resume.remind'
const sendJob = 'resume.send-reminder'

/** The queue holds no name: what a job is called is read when the reminder is sent. */
interface QueuedReminder {
  userId: number
  dates: (ApplicationDate & { jobId: number })[]
  id: string
}

/** Reminders of deadlines, follow-ups and interviews: as news, and by mail to those who want such mails. */
export function createReminders(ports: ResumePorts): Job<never>[] {
  const { sql, now, jobs, mail, live, personOf, mailsWanted, unsubscribeLink, publicUrl } = ports

  /** One job for each person, so that one whom no mail reaches holds up no other. */
  const look: Job<unknown> = {
    name: 'resume.look-for-reminders',
    every: 'hour',
    async work() {
      for await (const { userId } of usersToRemind(sql, now()))
        await jobs.enqueue(sql, remindJob, { userId }, { key: `${remindJob}-${userId}` })
    },
  }

  /** All that is due goes out together: after days in which nothing ran, too, it is one piece of news. */
  const remind: Job<{ userId: number }> = {
    name: remindJob,
    work: ({ userId }) =>
      sql.transaction(async (tx) => {
        const dates: QueuedReminder['dates'] = []
        for (const job of await lockDueJobs(tx, userId, now())) {
          const due = dueReminders(datesOf(job), job.remindAt ?? now(), now())
          dates.push(...due.map((date) => ({ ...date, jobId: job.id })))
          await setReminder(tx, job, now())
        }
        if (dates.length > 0) await jobs.enqueue<QueuedReminder>(tx, sendJob, { userId, dates, id: randomUUID() })
      }),
  }

  /** As the jobs are by now: one that was deleted, closed or moved to another day meanwhile is not spoken of. */
  async function standing({ userId, dates }: QueuedReminder): Promise<JobDate[]> {
    const found = await jobsNamed(
      sql,
      userId,
      dates.map(({ jobId }) => jobId),
    )
    const byId = new Map(found.map((job) => [job.id, job]))
    return dates.flatMap(({ jobId, kind, on }) => {
      const job = byId.get(jobId)
      const stands = job && openDates(datesOf(job)).some((it) => it.kind === kind && it.on === on)
      return stands ? [{ kind, on, job }] : []
    })
  }

  const send: Job<QueuedReminder> = {
    name: sendJob,
    async work(queued) {
      const { userId, id } = queued
      const [dates, person] = [await standing(queued), await personOf(userId)]
      if (dates.length === 0 || !person) return
      const { title, lines, href } = reminderWords(dates)
      // First: told again under its key it is told once, while a mail that does not go out is tried again.
      await live.notify(userId, { kind: 'reminder', title, body: lines.join('\n'), href, key: `reminder-${id}` })
      if (await mailsWanted(userId, 'emailUpdates'))
        await mail.send({
          ...{ id, to: person.email },
          ...reminderMail(dates, publicUrl, unsubscribeLink(userId, 'emailUpdates')),
        })
    },
  }

  return [look, remind, send]
}
