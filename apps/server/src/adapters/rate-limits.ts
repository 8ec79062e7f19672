import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, RateLimits, Taken } from '../services/identity/ports.ts'

/** Limits over fixed windows that begin with the first use. The factor multiplies each, for load tests. */
export function createRateLimits(pool: pg.Pool, factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds }: LimitRule): RateLimiterPostgres {
    const id = `${name}:${points}:${seconds}`
    const made = limiters.get(id) ?? createLimiter(pool, { name, points: Math.ceil(points * factor), seconds })
    limiters.set(id, made)
    return made
  }

  return {
    async take(rule, key, points = 1) {
      const limiter = limiterOf(rule)
      const state = await limiter.consume(stored(key), points).catch(refusal)
      return state.consumedPoints > limiter.points ? wait(state) : { allowed: true }
    },
    async giveBack(rule, key) {
      const limiter = limiterOf(rule)
      const state = await limiter.reward(stored(key))
      // The window of the use that is taken back may be over: that must not leave a use to spare.
      if (state.consumedPoints < 0) await limiter.delete(stored(key))
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(stored(key))
    },
  }
}

const createLimiter = (pool: pg.Pool, { name, points, seconds }: LimitRule) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'kernel',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })

/** The column is 255 wide and a key may be any text; nor need the table hold anyone's address. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The library throws a refusal and a broken database alike. */
function refusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown
  throw thrown
}

const wait = ({ msBeforeNext }: RateLimiterRes): Taken => ({
  allowed: false,
  retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})
