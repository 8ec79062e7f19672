import { type FeatureKey, freePlan, plans } from '@bespeak/domain/billing/plans.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPayments } from '../../../adapters/billing/none.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { portsOf } from '../testing/billing-calls.ts'
import { createUsage } from './usage.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signUp']>>
let usage: ReturnType<typeof createUsage>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  usage = createUsage(portsOf(app))
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(() => app.close())

const record = (userId: number, featureKey: FeatureKey, resultKey: string) =>
  app.sql.transaction((tx) => usage.record(tx, userId, featureKey, resultKey))
const allowances = async () =>
  field<{ featureKey: string; used: number; limitValue: number | null; resetsAt: string | null }[]>(
    await app.call(
      'finance',
      '{ getUsageAllowances { featureKey used limitValue resetsAt } }',
      {},
      { token: user.token },
    ),
    'getUsageAllowances',
  )
const metrics = async (variables = {}) =>
  field<{ metricName: string; value: number }[]>(
    await app.call(
      'finance',
      'query($from: DateTime, $to: DateTime) { getUserUsageMetrics(from: $from, to: $to) { metricName value } }',
      variables,
      { token: user.token },
    ),
    'getUserUsageMetrics',
  )

describe('use', () => {
  it('refuses a date that is none', async () => {
    const { body } = await app.call(
      'finance',
      'query($from: DateTime) { getUserUsageMetrics(from: $from) { id } }',
      { from: 'yesterday' },
      { token: user.token },
    )
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('is counted once per delivered result, however often it is said', async () => {
    await Promise.all(Array.from({ length: 5 }, () => record(user.userId, 'cover_letter', 'letter-1')))
    await record(user.userId, 'cover_letter', 'letter-2')
    expect((await allowances()).find(({ featureKey }) => featureKey === 'cover_letter')?.used).toBe(2)
  })

  it('starts anew with the calendar month', async () => {
    app.clock.set(new Date('2026-04-30T23:59:59Z'))
    user = await app.signUp()
    await record(user.userId, 'interview_guide', 'guide-1')
    const april = (await allowances()).find(({ featureKey }) => featureKey === 'interview_guide')
    expect(april).toMatchObject({ used: 1, limitValue: 2, resetsAt: '2026-05-01T00:00:00.000Z' })
    app.clock.set(new Date('2026-05-01T00:00:00Z'))
    expect((await allowances()).find(({ featureKey }) => featureKey === 'interview_guide')?.used).toBe(0)
  })

  it('is listed newest first, within the dates asked for, and no one else’s', async () => {
    const start = app.clock.now()
    await record(user.userId, 'cover_letter', 'a')
    app.clock.advance(1000)
    await record(user.userId, 'resume_tailoring', 'b')
    await record((await app.signUp()).userId, 'resume_tailoring', 'c')
    expect((await metrics()).map(({ metricName }) => metricName)).toEqual(['resume_tailoring', 'cover_letter'])
    expect(await metrics({ to: app.clock.now().toISOString() })).toEqual([{ metricName: 'cover_letter', value: 1 }])
    expect(await metrics({ from: app.clock.now().toISOString(), to: start.toISOString() })).toEqual([])
  })

  it('[B14] is listed within dates that are in no calendar of the database', async () => {
    await record(user.userId, 'cover_letter', 'a')
    expect(await metrics({ from: '0000-01-01', to: '9999-12-31T23:59:59-12:00' })).toHaveLength(1)
    expect(await metrics({ from: '9999-12-31T23:59:59-12:00' })).toEqual([])
  })

  it('[B6] is refused where nothing is left, and says when there will be more', async () => {
    app.clock.set(new Date('2026-06-10T12:00:00Z'))
    user = await app.signUp()
    for (let n = 0; n < 2; n += 1) await record(user.userId, 'interview_guide', `guide-${n}`)
    const refusal = {
      code: 'LIMIT_REACHED',
      message: 'You have used your 2 interview guides for this month. Your next ones come on 1 July.',
      details: { featureKey: 'interview_guide' },
    }
    await expect(usage.refuseUsedUp(user.userId, 'interview_guide')).rejects.toMatchObject(refusal)
    await expect(record(user.userId, 'interview_guide', 'guide-2')).rejects.toMatchObject(refusal)
    await expect(usage.refuseUsedUp(user.userId, 'cover_letter')).resolves.toBeUndefined()
    await record(user.userId, 'interview_guide', 'guide-1')
    expect((await allowances()).find(({ featureKey }) => featureKey === 'interview_guide')?.used).toBe(2)
  })

  it('[E9] of many at once with one unit left, exactly one is counted', async () => {
    await record(user.userId, 'interview_guide', 'first')
    const taken = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => record(user.userId, 'interview_guide', `at once ${at}`)),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('[E9] of 50 requests at the front door with one unit left, exactly one is served', async () => {
    for (let n = 0; n < 19; n += 1) await record(user.userId, 'job_match_analysis', `before ${n}`)
    const createText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    const analyseText = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }'
    const ask = (text: string, input: object) => app.call('resume', text, { input }, { token: user.token })
    const created = await ask(createText, { title: 'Mine', content: 'Ida Vance' })
    const { id: resumeId } = field<{ id: number }>(created, 'createResume')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(analyseText, { resumeId, jobDescription: `Head florist ${at}` })),
    )
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1)
    expect((await allowances()).find(({ featureKey }) => featureKey === 'job_match_analysis')?.used).toBe(20)
  })

  it('is counted with the subscription that it was made under', async () => {
    const text = '{ getUserSubscription { id } getUserUsageMetrics { subscriptionId } }'
    await record(user.userId, 'cover_letter', 'on Free')
    await app.call('finance', 'mutation { startTrial(planId: 2) { success } }', {}, { token: user.token })
    app.clock.advance(1000)
    await record(user.userId, 'cover_letter', 'on trial')
    const { body } = await app.call('finance', text, {}, { token: user.token })
    const { id } = field<{ id: number }>({ body, status: 200, headers: {} }, 'getUserSubscription')
    expect(body.data?.getUserUsageMetrics).toEqual([{ subscriptionId: id }, { subscriptionId: null }])
  })

  it('is unlimited where nobody pays', async () => {
    const free = createUsage(portsOf(app, noPayments))
    for (let n = 0; n < 4; n += 1)
      await app.sql.transaction((tx) => free.record(tx, user.userId, 'interview_guide', `guide-${n}`))
    await expect(free.refuseUsedUp(user.userId, 'interview_guide')).resolves.toBeUndefined()
  })
})

describe('plans', () => {
  it('are the same for everyone who asks, as the domain has them', async () => {
    const text =
      '{ getPlans { id name price currency frequency trialDays features { key } limits { featureKey limitValue } } }'
    const served = field<{ id: number; price: number; limits: object[] }[]>(await app.call('finance', text), 'getPlans')
    expect(served.map(({ id, price }) => ({ id, price }))).toEqual(plans.map(({ id, price }) => ({ id, price })))
    expect(served[0]?.limits).toEqual(freePlan.limits.map(({ featureKey, limitValue }) => ({ featureKey, limitValue })))
  })

  it('give a permission for each feature that the plan has', async () => {
    const text = 'query($userId: Int!) { userInfo(userId: $userId) { roles permissions } }'
    const answer = await app.call('identity', text, { userId: user.userId }, { token: user.token })
    expect(field(answer, 'userInfo')).toEqual({
      roles: ['user'],
      permissions: freePlan.features.map(({ key }) => `use:${key}`),
    })
  })
})
