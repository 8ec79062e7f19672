import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { LimitRule } from '../services/identity/ports.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { createRateLimits } from './rate-limits.ts'

let pool: pg.Pool
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await copyTemplate(inject('cluster')) })
})
afterAll(() => pool.end())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') })
})
afterEach(() => vi.useRealTimers())

let used = 0
const freshRule = (points: number): LimitRule => {
  used += 1
  return { name: `rule-${used}`, points, seconds: 60 }
}
const allowed = { allowed: true }
const refused = { allowed: false, retryAfter: 60 }

describe('a rate limit', () => {
  it('allows up to its points, then says how long to wait', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(3)
    for (let i = 0; i < 3; i += 1) expect(await limits.take(rule, 'ada')).toEqual(allowed)
    expect(await limits.take(rule, 'ada')).toEqual(refused)
    vi.setSystemTime(Date.now() + 17_500)
    expect(await limits.take(rule, 'ada')).toEqual({ allowed: false, retryAfter: 43 })
  })

  it('allows again when the time is over, which refused tries do not prolong', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(1)
    await limits.take(rule, 'ada')
    vi.setSystemTime(Date.now() + 59_000)
    expect(await limits.take(rule, 'ada')).toEqual({ allowed: false, retryAfter: 1 })
    vi.setSystemTime(Date.now() + 1000)
    expect(await limits.take(rule, 'ada')).toEqual(allowed)
  })

  it('counts each key and each rule for itself', async () => {
    const limits = createRateLimits(pool, 1)
    const [one, other] = [freshRule(1), freshRule(1)]
    await limits.take(one, 'ada')
    expect(await limits.take(one, 'ada')).toEqual(refused)
    expect(await limits.take(one, 'bob')).toEqual(allowed)
    expect(await limits.take(other, 'ada')).toEqual(allowed)
  })

  it('can be given back one use', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(2)
    await limits.take(rule, 'ada')
    await limits.take(rule, 'ada')
    await limits.giveBack(rule, 'ada')
    expect(await limits.take(rule, 'ada')).toEqual(allowed)
    expect(await limits.take(rule, 'ada')).toEqual(refused)
  })

  it('has nothing to spare after a use is given back too late', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(1)
    await limits.take(rule, 'ada')
    vi.setSystemTime(Date.now() + 61_000)
    await limits.giveBack(rule, 'ada')
    expect(await limits.take(rule, 'ada')).toEqual(allowed)
    expect(await limits.take(rule, 'ada')).toEqual(refused)
  })

  it('can be forgotten', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(1)
    await limits.take(rule, 'ada')
    await limits.reset(rule, 'ada')
    expect(await limits.take(rule, 'ada')).toEqual(allowed)
    await expect(limits.reset(rule, 'nobody')).resolves.toBeUndefined()
  })

  it('is never passed by calls at the same time, from two processes', async () => {
    const processes = [createRateLimits(pool, 1), createRateLimits(pool, 1)]
    const rule = freshRule(7)
    const calls = Array.from({ length: 25 }, () => processes.map((limits) => limits.take(rule, 'ada'))).flat()
    const outcomes = await Promise.all(calls)
    expect(outcomes.filter((outcome) => outcome.allowed)).toHaveLength(7)
  })

  it('is multiplied by the factor', async () => {
    const limits = createRateLimits(pool, 2.5)
    const rule = freshRule(2)
    for (let i = 0; i < 5; i += 1) expect(await limits.take(rule, 'ada')).toEqual(allowed)
    expect(await limits.take(rule, 'ada')).toEqual(refused)
  })

  it('takes any key, and keeps none of them readable', async () => {
    const limits = createRateLimits(pool, 1)
    const rule = freshRule(1)
    const key = `ada@example.com ${'x'.repeat(10_000)}'; drop table kernel.rate_limits; --`
    expect(await limits.take(rule, key)).toEqual(allowed)
    expect(await limits.take(rule, key)).toEqual(refused)
    const { rows } = await pool.query<{ key: string }>('select key from kernel.rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('ada')
  })

  it('[F15] throws when the database does not answer, so that nothing passes uncounted', async () => {
    const gone = new pg.Pool({ host: '/nowhere' })
    const limits = createRateLimits(gone, 1)
    await expect(limits.take(freshRule(1), 'ada')).rejects.toThrow()
    await gone.end()
  })
})
