import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceName } from './settings.ts'
import { type Answer, field, startTestApp, type TestApp } from './testing/app.ts'
import { type Operation, operationsOf } from './testing/operations.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
let owner: User
let other: User
let operations: (Operation & { service: ServiceName })[]

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  owner = await app.signUp()
  other = await app.signUp()
  const services = ['identity', 'finance', 'resume'] as const
  operations = services.flatMap((service) => operationsOf(app.schemas[service]).map((it) => ({ ...it, service })))
})
afterAll(() => app.close())

const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code

/** The whole surface that a stranger may call; everything else asks for a login. */
const openToStrangers = [
  'currentUser',
  'getPlans',
  'initiateLogin',
  'logoutUser',
  'registerUser',
  'requestPasswordReset',
  'resendVerificationCode',
  'resetPassword',
  'userProfile',
  'verifyEmail',
  'verifyLogin',
]

describe('strangers', () => {
  it('are asked to log in by every operation that is not on the list', async () => {
    const answers = await Promise.all(
      operations.map(async ({ service, name, text, leastVariables }) => {
        const answer = await app.call(service, text, leastVariables)
        return { name, refused: codeOf(answer) === 'UNAUTHENTICATED' }
      }),
    )
    const open = answers.filter(({ refused }) => !refused).map(({ name }) => name)
    expect(open.sort()).toEqual(openToStrangers)
  })
})

/** For each operation that takes an id: something of the owner's, and how to see that it is still as it was. */
interface Ownership {
  of(owner: User): Promise<Record<string, unknown>>
  missing: Record<string, unknown>
  untouched?(owner: User): Promise<boolean>
}

const ownUserId = (variables: Record<string, unknown> = {}): Ownership => ({
  of: async ({ userId }) => ({ userId, ...variables }),
  missing: { userId: 2_000_000_000, ...variables },
})

const wrongCode = (): Ownership => ({
  of: async ({ userId }) => ({ input: { userId, code: '000000' } }),
  missing: { input: { userId: 2_000_000_000, code: '000000' } },
})

const ownerships: Record<string, Ownership> = {
  userInfo: ownUserId(),
  hasRole: ownUserId({ role: 'user' }),
  hasPermission: ownUserId({ permission: 'use:resume_tailoring' }),
  verifyLogin: wrongCode(),
  verifyEmail: wrongCode(),
  resendVerificationCode: {
    of: async ({ userId }) => ({ input: { userId, email: 'someone@example.com' } }),
    missing: { input: { userId: 2_000_000_000, email: 'someone@example.com' } },
  },
  revokeSession: {
    of: async ({ token }) => ({ id: (await sessionsOf(token))[0]?.id }),
    missing: { id: '00000000-0000-4000-8000-000000000000' },
    untouched: async ({ token }) => (await sessionsOf(token)).length === 1,
  },
  deleteFact: {
    of: async ({ token }) => ({ id: await saveFact(token) }),
    missing: { id: 2_000_000_000 },
    untouched: async ({ token }) => (await factIds(token)).length === 1,
  },
}

async function sessionsOf(token: string): Promise<{ id: string }[]> {
  return field(await app.call('identity', '{ sessions { id } }', {}, { token }), 'sessions')
}

async function saveFact(token: string): Promise<number> {
  const text = 'mutation($input: FactInput!) { saveFact(input: $input) { id } }'
  const answer = await app.call('resume', text, { input: { statement: 'I ran the night shift.' } }, { token })
  return field<{ id: number }>(answer, 'saveFact').id
}

async function factIds(token: string): Promise<{ id: number }[]> {
  return field(await app.call('resume', '{ facts { id } }', {}, { token }), 'facts')
}

describe('[B1] operations that take an id', () => {
  it('each have a case here', () => {
    const taking = operations.filter(({ takesId }) => takesId).map(({ name }) => name)
    expect(taking.sort()).toEqual(Object.keys(ownerships).sort())
  })

  it.each(Object.entries(ownerships))(
    '%s answers another user about the owner’s as about nothing, and changes nothing',
    async (name, ownership) => {
      const operation = operations.find((it) => it.name === name)
      if (!operation) throw new Error(`${name} is not served`)
      const text = withMessages(operation.text)
      const ask = (variables: object) => app.call(operation.service, text, variables, { token: other.token })

      const aboutOwners = await ask(await ownership.of(owner))
      const aboutNothing = await ask(ownership.missing)

      expect(aboutOwners.body).toEqual(aboutNothing.body)
      expect(aboutOwners.status).toBe(aboutNothing.status)
      if (ownership.untouched) expect(await ownership.untouched(owner)).toBe(true)
    },
  )
})

/** Answers with a success flag are compared by what they say, not only by their type. */
const withMessages = (text: string) =>
  /verify|resend|revoke/.test(text) ? text.replace('__typename', '__typename success message') : text
