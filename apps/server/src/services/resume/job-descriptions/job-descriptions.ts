import { stages } from '@bespeak/domain/applications/stages.ts'
import * as z from 'zod'
import { onlySelf, signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { noSuch, notFound, type Outcome } from '../../../kernel/errors.ts'
import type { JobGist } from '../engine/job-gist.ts'
import { withinJobs } from '../engine/writing-budget.ts'
import { checked, day, type Paging, pageOf, shortText, text, webAddress } from '../input.ts'
import type { ResumePorts } from '../ports.ts'
import { saysWhen, setReminder } from '../reminders/set-reminder.ts'
import { addJob } from './add-job.ts'
import { changeJob, type JobDescription, jobOf, jobsOf, ownsTailored, removeJob } from './job-descriptions.store.ts'
import { createReading } from './read-soon.ts'

export type JobDescriptions = ReturnType<typeof createJobDescriptions>

const description = text
  .min(1, 'Please paste the job advertisement.')
  .max(50_000, 'A job advertisement can have at most 50,000 characters.')

const isTime = (value: string | null | undefined) => !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const rest = {
  title: shortText('A title', 300),
  company: shortText('A company', 300),
  location: shortText('A place', 300),
  requirements: z
    .array(text.max(1_000, 'A requirement can have at most 1,000 characters.'))
    .max(200, 'At most 200 requirements.')
    .transform((list) => list.filter((it) => it !== ''))
    .nullish(),
  url: webAddress,
  stage: z.enum(stages, `A stage must be one of ${stages.join(', ')}.`).nullish(),
  appliedOn: day.nullish(),
  deadline: day.nullish(),
  followUpOn: day.nullish(),
  interviewOn: day.nullish(),
  interviewTime: shortText('A time', 5).refine(isTime, 'Please give a time of the day, such as 10:30.'),
  contact: shortText('A contact', 1_000),
  notes: shortText('A note', 20_000),
  sentTailoredResumeId: z.int().nullish(),
  sentOn: day.nullish(),
}
const newJob = z.object({ description, ...rest, isSample: z.boolean().nullish() })
const jobChange = z.object({ description: description.nullish(), ...rest })

export function createJobDescriptions(ports: ResumePorts) {
  const { sql, now } = ports
  const { soon, readLater, later } = createReading(ports)

  async function read(userId: number, advertisement: string): Promise<JobGist | null> {
    await withinJobs(ports, userId, advertisement)
    return soon(userId, advertisement)
  }

  async function refuseForeign(
    userId: number,
    { sentTailoredResumeId: id }: { sentTailoredResumeId?: number | null | undefined },
  ) {
    if (id === null || id === undefined || (await ownsTailored(sql, userId, id))) return
    throw notFound()
  }

  return {
    /** Reads what was saved before it could be read. */
    readLater: later,

    async list(context: RequestContext, userId: number, paging: Paging, wanted: { description: boolean }) {
      const viewer = onlySelf(context, userId)

      return jobsOf(sql, viewer.userId, pageOf(paging), wanted)
    },

    async get(context: RequestContext, id: number): Promise<JobDescription> {
      const viewer = signedIn(context)

      return (await jobOf(sql, viewer.userId, id)) ?? noSuch()
    },

    /** Whether it can be saved, before something else is. */
    check(input: object): void {
      checked(newJob, input)
    },

    /** What is left blank is read from the advertisement. Sent twice from the same address, it is kept once. */
    async create(context: RequestContext, input: object): Promise<JobDescription> {
      const viewer = signedIn(context)

      const given = checked(newJob, input)
      await refuseForeign(viewer.userId, given)
      const gist = await read(viewer.userId, given.description)
      return sql.transaction(async (tx) => {
        const job = await addJob(tx, viewer.userId, given, gist, now())
        if (!gist) await readLater(tx, { userId: viewer.userId, id: job.id, fills: true })
        return job
      })
    },

    /** What is not sent stays; null empties. */
    async update(context: RequestContext, id: number, input: object): Promise<JobDescription> {
      const viewer = signedIn(context)

      const { description: words, requirements, stage, ...others } = checked(jobChange, input)
      await refuseForeign(viewer.userId, others)

      const gist = words ? await read(viewer.userId, words) : null
      const change = {
        ...sent(others),
        ...(words ? { description: words, asks: gist?.asks ?? null, wants: gist?.wants ?? null } : {}),
        ...(requirements ? { requirements } : {}),
        ...(stage ? { stage } : {}),
        updatedAt: now(),
      }
      return sql.transaction(async (tx) => {
        const job = (await changeJob(tx, viewer.userId, id, change)) ?? noSuch()
        if (words && !gist) await readLater(tx, { userId: viewer.userId, id, fills: false })
        return saysWhen(change) ? setReminder(tx, job, now()) : job
      })
    },

    async delete(context: RequestContext, id: number): Promise<Outcome> {
      const viewer = signedIn(context)

      if (!(await removeJob(sql, viewer.userId, id))) throw notFound()
      return { success: true, message: 'Job description deleted.' }
    },
  }
}

const sent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
