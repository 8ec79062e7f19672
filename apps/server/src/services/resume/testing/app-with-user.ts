import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from '../../../testing/app.ts'
import { resumeCalls, type User } from './resume-calls.ts'

interface AppWithUser {
  app: TestApp
  calls: ReturnType<typeof resumeCalls>
  /** Somebody else in each test. */
  user: User
}

/** For a whole test file: an app whose limits nobody reaches, and what is asked of resumes. */
export function appWithUser({ env = {}, parts = {} }: TestAppOptions = {}): AppWithUser {
  const here = {} as AppWithUser
  beforeAll(async () => {
    here.app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', ...env }, parts })
    here.calls = resumeCalls(here.app)
  })
  beforeEach(async () => {
    here.user = await here.app.signUp()
  })
  afterAll(() => here.app.close())
  return here
}
