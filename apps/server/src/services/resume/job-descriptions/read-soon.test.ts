import { beforeEach, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { appWithUser } from '../testing/app-with-user.ts'

let isLoading = true
/** An engine that has not loaded yet: it reads no advertisement, however long somebody waits. */
const loading: Engine = (asker, work, ...takes) =>
  isLoading && work === 'readJob' ? new Promise<never>(() => undefined) : engine(asker, work, ...takes)

const here = appWithUser({ parts: { engine: loading, longestRead: 1 } })
beforeEach(() => {
  isLoading = true
})

interface Job {
  id: number
  title: string | null
  company: string | null
  requirements: string[]
  deadline: string | null
}
const fields = 'id title company requirements deadline'
const description = `Head Florist
Fernhollow Flowers, Bristol

What you need
- At least 3 years as a florist
- A full driving licence

Apply with a CV by Saturday 30 January 2027.`

const saved = async (input: object) =>
  field<Job>(
    await here.calls.ask(
      here.user,
      `mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { ${fields} } }`,
      { input: { description, ...input } },
    ),
    'createJobDescription',
  )
const jobOf = async (id: number) =>
  field<Job>(
    await here.calls.ask(here.user, `query($id: Int!) { jobDescription(id: $id) { ${fields} } }`, { id }),
    'jobDescription',
  )
/** The queue, once the engine is there. */
async function readLater() {
  isLoading = false
  await here.app.runJobs()
}

it('a job is saved before it can be read, and what was left blank is filled in afterwards', async () => {
  const job = await saved({})
  expect(job).toMatchObject({ title: null, company: null, requirements: [], deadline: null })
  await readLater()
  const read = await jobOf(job.id)
  expect(read).toMatchObject({ title: 'Head Florist', company: 'Fernhollow Flowers' })
  expect(read.requirements.join(' ')).toMatch(/driving licence/i)
  expect(read.deadline).toBe('2027-01-30T00:00:00.000Z')
})

it('what the person wrote stays, and one that was deleted meanwhile is no trouble', async () => {
  const own = { title: 'My dream', requirements: ['A van'], deadline: '2027-01-20' }
  const [kept, gone] = [await saved(own), await saved({})]
  await here.calls.ask(here.user, 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', { id: gone.id })
  await readLater()
  expect(await jobOf(kept.id)).toMatchObject({
    ...{ title: 'My dream', company: 'Fernhollow Flowers', requirements: ['A van'] },
    deadline: '2027-01-20T00:00:00.000Z',
  })
})

it('one that was put in other words meanwhile is read as it is now', async () => {
  const job = await saved({})
  const change =
    'mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }'
  const input = { description: description.replace('Head Florist', 'Shop Manager') }
  field(await here.calls.ask(here.user, change, { id: job.id, input }), 'updateJobDescription')
  await readLater()
  expect(await jobOf(job.id)).toMatchObject({ title: 'Shop Manager' })
})
