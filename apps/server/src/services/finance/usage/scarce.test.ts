import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { runDueJobs } from '../../../testing/jobs.ts'
import { billingCalls, portsOf } from '../testing/billing-calls.ts'
import { createUsage } from './usage.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signUp']>>
let usage: ReturnType<typeof createUsage>
let told: { userId: number; kind: string; title: string; body: string; href: string | null; key?: string }[]

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const live = { notify: async (userId: number, news: object) => void told.push({ userId, ...news } as never) }
  usage = createUsage({ ...portsOf(app), live })
})
beforeEach(async () => {
  app.clock.set(new Date('2026-11-16T09:00:00Z'))
  user = await app.signUp()
  told = []
})
afterAll(() => app.close())

const make = (featureKey: FeatureKey, resultKey: string) =>
  app.sql.transaction((tx) => usage.record(tx, user.userId, featureKey, resultKey))

async function makeSome(featureKey: FeatureKey, from: number, to: number) {
  for (let n = from; n <= to; n += 1) await make(featureKey, `${featureKey} ${n}`)
}

const quiet = { error: () => undefined, outOfRoom: () => undefined }
const news = async () => {
  await runDueJobs(app.pool, [usage.tellScarce], quiet)
  return told
}

it('below four fifths nothing is told', async () => {
  await makeSome('cover_letter', 1, 3)
  await makeSome('interview_guide', 1, 1)
  expect(await news()).toEqual([])
})

it('what is not kept is not told of', async () => {
  await makeSome('cover_letter', 1, 3)
  const failed = app.sql.transaction(async (tx) => {
    await usage.record(tx, user.userId, 'cover_letter', 'cover_letter 4')
    throw new Error('The letter was not kept.')
  })
  await expect(failed).rejects.toThrow()
  expect(await news()).toEqual([])
})

it('at four fifths it is told once, however often the same is said and whatever follows', async () => {
  await makeSome('cover_letter', 1, 4)
  await make('cover_letter', 'cover_letter 4')
  expect(await news()).toEqual([
    {
      userId: user.userId,
      kind: 'limit',
      title: 'Cover letters: one left this month.',
      body: 'Resets on 1 December. Nothing you have is locked, and Pro has no limit.',
      href: '/plans#limit',
      key: 'limit cover_letter 2026-12-01T00:00:00.000Z',
    },
  ])
  await make('cover_letter', 'cover_letter 5')
  expect(await news()).toHaveLength(1)
})

it('each feature and each month has its own', async () => {
  await makeSome('interview_guide', 1, 2)
  await makeSome('resume_tailoring', 1, 4)
  await news()
  app.clock.set(new Date('2026-12-02T09:00:00Z'))
  await makeSome('interview_guide', 3, 4)
  expect((await news()).map(({ title, key }) => [title, key])).toEqual([
    ['2 of 2 guides made this month.', 'limit interview_guide 2026-12-01T00:00:00.000Z'],
    ['Tailored resumes: one left this month.', 'limit resume_tailoring 2026-12-01T00:00:00.000Z'],
    ['2 of 2 guides made this month.', 'limit interview_guide 2027-01-01T00:00:00.000Z'],
  ])
})

it('who has no limit, or none any more by then, is told nothing', async () => {
  const { subscribe } = billingCalls(app)
  await makeSome('cover_letter', 1, 4)
  await subscribe(user)
  await makeSome('interview_guide', 1, 3)
  expect(await news()).toEqual([])
})
