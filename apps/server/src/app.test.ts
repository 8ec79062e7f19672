import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startJobs } from './kernel/jobs.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

describe('a process with SERVICES=finance', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ env: { SERVICES: 'finance' } })
  })
  afterAll(() => app.close())

  it.each(['identity', 'resume'] as const)('does not serve %s', async (service) => {
    const { status, body } = await app.call(service, '{ __typename }')
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] })
  })

  it('serves finance, and knows who calls', async () => {
    expect((await app.call('finance', '{ getPlans { id } }')).body.data?.getPlans).not.toEqual([])
    const { body } = await app.call('finance', '{ getUsageAllowances { used } }', {}, { token: 'forged' })
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('does the jobs of finance: those of identity are done where identity is', async () => {
    // Files that nothing holds any more are removed wherever something runs.
    expect(new Set(app.jobs.map(({ name }) => name.split('.')[0]))).toEqual(new Set(['finance', 'kernel']))
    const { stop } = await startJobs(app.pool, app.jobs, { error: () => undefined, outOfRoom: () => undefined })
    await stop()
  })
})
