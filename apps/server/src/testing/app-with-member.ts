import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { type Calls, callsTo } from './identity-calls.ts'

interface AppWithMember {
  app: TestApp
  calls: Calls
  /** Somebody else in each test. */
  member: Awaited<ReturnType<Calls['member']>>
}

/** For a whole test file: an app whose limits nobody reaches. */
export function appWithMember(): AppWithMember {
  const started = {} as AppWithMember
  beforeAll(async () => {
    started.app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
    started.calls = callsTo(started.app)
  })
  beforeEach(async () => {
    started.member = await started.calls.member()
  })
  afterAll(() => started.app.close())
  return started
}
