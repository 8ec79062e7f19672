import { hash, verify } from '@node-rs/argon2'
import { drizzle } from 'drizzle-orm/node-postgres'
import { graphql } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestContext } from '../../kernel/context.ts'
import { jobQueue } from '../../kernel/jobs.ts'
import { makeAccount, startTestApp, type TestApp } from '../../testing/app.ts'
import { type Calls, callsTo } from '../../testing/identity-calls.ts'
import type { createIdentityService } from './index.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let app: TestApp
let known: Awaited<ReturnType<Calls['register']>>
let service: ReturnType<typeof createIdentityService>
const statements: string[] = []
const counted: string[] = []
/** The rules that are used up. */
const refused = new Set<string>()

beforeAll(async () => {
  app = await startTestApp()
  known = await callsTo(app).register()
  // Loaded anew: what earlier files have loaded hashes without being counted.
  vi.resetModules()
  const identity = await import('./index.ts')
  service = identity.createIdentityService({
    sql: drizzle(app.pool, { logger: { logQuery: (query) => void statements.push(query) } }),
    jobs: jobQueue,
    mail: { send: async () => undefined },
    limits: {
      async take({ name }) {
        counted.push(name)
        return refused.has(name) ? { allowed: false, retryAfter: 60 } : { allowed: true }
      },
      giveBack: async ({ name }) => void counted.push(name),
      reset: async ({ name }) => void counted.push(name),
    },
    alarm: () => undefined,
    outOfRoom: () => undefined,
    files: { put: async () => undefined, get: async () => null },
    makePhoto: async () => ({ ok: false, message: '' }),
    photosUrl: '',
    live: { notify: async () => undefined },
    now: app.clock.now,
    signingKey: new Uint8Array(32),
    tokenTtlSeconds: 3600,
    contactTo: null,
    isCustomer: async () => false,
    closeAccount: async () => undefined,
    eraseElsewhere: async () => undefined,
    exportElsewhere: async function* () {
      // Nothing is held elsewhere.
    },
    exportsUrl: '',
    publicUrl: 'https://bespeak.example',
    permissionsOf: async () => [],
    resumesOf: async () => ({ count: 0, lastCreated: null }),
  })
})
afterAll(() => app.close())

const stranger: RequestContext = {
  requestId: 'test',
  network: '192.0.2.1',
  ipAddress: '192.0.2.1',
  userAgent: null,
  caller: { kind: 'stranger' },
  gone: new AbortController().signal,
}

/** Everything that one call costs, and what it answers. */
async function workOf(source: string) {
  statements.length = 0
  counted.length = 0
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  const answer = await graphql({ schema: service.schema, source, contextValue: stranger })
  return {
    answer: JSON.stringify(answer),
    statements: [...statements],
    counted: [...counted],
    hashes: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.length,
  }
}

const login = (username: string) =>
  `mutation { initiateLogin(input: { username: "${username}", password: "Wrong4Password" }) { success message } }`
const reset = (email: string) => `mutation { requestPasswordReset(email: "${email}") { success message } }`
const choose = (email: string) => `mutation { resetPassword(
  input: { email: "${email}", code: "000000", newPassword: "Other4Threads" }) { success message } }`
const resend = (userId: number, email: string) =>
  `mutation { resendVerificationCode(input: { userId: ${userId}, email: "${email}" }) { success message } }`
const verifyEmail = (userId: number) =>
  `mutation { verifyEmail(input: { userId: ${userId}, code: "000000" }) { success message } }`
const verifyLogin = (userId: number) =>
  `mutation { verifyLogin(input: { userId: ${userId}, code: "000000" }) { success message token } }`
const register = (email: string) => `mutation { registerUser(
  input: { username: "${makeAccount().username}", email: "${email}", password: "Threads4Cloth" }) { success message } }`

const unknownId = 2_000_000_000
const unknown = 'unknown@example.com'

describe('[A5] a stranger gets the same answer after the same work for the known and the unknown', () => {
  beforeEach(() => app.runJobs())

  it.each([
    ['initiateLogin by username', () => [login(known.username), login('unknown_name')]],
    ['initiateLogin by address', () => [login(known.email), login(unknown)]],
    ['requestPasswordReset', () => [reset(known.email), reset(unknown)]],
    ['resetPassword', () => [choose(known.email), choose(unknown)]],
    ['resendVerificationCode', () => [resend(known.userId, known.email), resend(unknownId, unknown)]],
    ['verifyEmail', () => [verifyEmail(known.userId), verifyEmail(unknownId)]],
    ['verifyLogin', () => [verifyLogin(known.userId), verifyLogin(unknownId)]],
    ['registerUser', () => [register(known.email), register('another.unknown@example.com')]],
  ])('%s', async (_, calls) => {
    const [ofKnown = '', ofUnknown = ''] = calls()

    const [one, other] = [await workOf(ofKnown), await workOf(ofUnknown)]

    expect(one).toEqual(other)
    expect(one.answer).toContain('"success":')
    expect(one.statements.length).toBeGreaterThan(0)
  })

  it.each([
    ['passwords-by-account-and-network', () => [login(known.username), login('unknown_name')]],
    ['passwords-by-account', () => [login(known.email), login(unknown)]],
    ['codes-by-account-and-network', () => [verifyLogin(known.userId), verifyLogin(unknownId)]],
  ])('also where %s is used up, which is noted for the owner', async (rule, calls) => {
    refused.add(rule)
    const [ofKnown = '', ofUnknown = ''] = calls()

    const [one, other] = [await workOf(ofKnown), await workOf(ofUnknown)]

    expect(one).toEqual(other)
    expect(one.answer).toContain('Too many')
    expect(one.statements.join('\n')).toContain('audit_log')
    refused.clear()
  })

  it('tries one password for a name and two for an address, whoever is found', async () => {
    for (const [name, times] of [
      [known.username, 1],
      ['unknown_name', 1],
      [known.email, 2],
      [unknown, 2],
    ] as const) {
      expect((await workOf(login(name))).verified, name).toBe(times)
    }
  })
})
