import { expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd } from '../testing/resume-calls.ts'

/** What else happens while a report is made. */
let meanwhile: () => Promise<unknown> = async () => undefined
const interrupted: Engine = async (asker, work, ...takes) => {
  if (work === 'report') await meanwhile()
  return engine(asker, work, ...takes)
}
const here = appWithUser({ parts: { engine: interrupted } })

it('[F10] an analysis of a job that is deleted meanwhile keeps nothing, and counts nothing', async () => {
  const resumeId = await here.calls.createResume(here.user)
  const create = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  const job = await here.calls.ask(here.user, create, { input: { description: operatorAd } })
  const { id } = field<{ id: number }>(job, 'createJobDescription')
  meanwhile = () =>
    here.calls.ask(here.user, 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', { id })
  expect(codeOf(await here.calls.analyse(here.user, { resumeId, jobDescriptionId: id }))).toBe('NOT_FOUND')
  expect(await here.calls.used(here.user, 'job_match_analysis')).toBe(0)
  const left = await here.app.pool.query('select from resume.job_descriptions where user_id = $1', [here.user.userId])
  expect(left.rowCount).toBe(0)
})
