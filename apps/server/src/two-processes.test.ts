import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './services/resume/ports.ts'
import { field, startTestApp, type TestApp } from './testing/app.ts'
import { type Calls, callsTo } from './testing/identity-calls.ts'

// Two processes behind a balancer: whatever one of them has answered, the other one knows.

const kept = new Map<string, Uint8Array>()
const files: Files = {
  put: async (key, bytes) => void kept.set(key, bytes),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
}

let one: TestApp
let other: TestApp
let calls: Calls
beforeAll(async () => {
  one = await startTestApp({ parts: { files } })
  const { connectionString = '' } = one.pool.options
  other = await startTestApp({ reach: () => connectionString, parts: { files, now: one.clock.now } })
  calls = callsTo(one)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const both = () => [one, other]
const codeAt = async (app: TestApp, token: string) =>
  (await app.call('resume', '{ resumes { id } }', {}, { token })).body.errors?.[0]?.extensions?.code

describe('[A14] what ends at one process has ended at the other', () => {
  it('a sign-in, an access token, and the right to use the account', async () => {
    const member = await calls.member()
    const { token, id } = await calls.accessToken(member)
    expect([await codeAt(other, member.token), await codeAt(other, token)]).toEqual([undefined, undefined])
    await calls.ask('revokeAccessToken', { id }, member)
    expect(await codeAt(other, token)).toBe('UNAUTHENTICATED')
    await one.identity.operator.deactivate(member.userId)
    expect(await codeAt(other, member.token)).toBe('unauthorized_client')
    await one.identity.operator.reactivate(member.userId)
    await calls.ask('logoutUser', {}, member)
    expect(await codeAt(other, member.token)).toBe('UNAUTHENTICATED')
  })
})

describe('what is sent to both at once', () => {
  it('[E1] starts one trial', async () => {
    const member = await calls.member()
    const start = (app: TestApp) =>
      app.call('finance', 'mutation { startTrial(planId: 2) { success } }', {}, { token: member.token })
    const answers = await Promise.all([...both(), ...both()].map(start))
    const begun = answers.filter((answer) => field<{ success: boolean }>(answer, 'startTrial').success)
    expect(begun).toHaveLength(1)
    const { rows } = await one.pool.query('select from finance.subscriptions where user_id = $1', [member.userId])
    expect(rows).toHaveLength(1)
  })

  it('[D17] is counted once for both: links to share', async () => {
    const { token } = await calls.member()
    const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    const input = { title: 'Mine', content: 'Ida Vance' }
    const { id: resumeId } = field<{ id: number }>(
      await one.call('resume', create, { input }, { token }),
      'createResume',
    )
    const share = 'mutation($input: ShareLinkInput!) { createShareLink(input: $input) { id } }'
    const make = (app: TestApp) => app.call('resume', share, { input: { resumeId } }, { token })
    field(await make(one), 'createShareLink')
    await one.pool.query(`update kernel.rate_limits set points = 58 where key like 'share-links-by-user:%'`)
    const answers = await Promise.all([...both(), ...both(), ...both()].map(make))
    const codes = answers.flatMap(({ body }) => body.errors?.[0]?.extensions?.code ?? [])
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'RATE_LIMITED'))
  })
})

describe('[F10] a file', () => {
  it('is gone at the other process once its resume is deleted, and refused without a bug while that happens', async () => {
    const { token } = await calls.member()
    const bytes = new Uint8Array(readFileSync(new URL('../../../eval/files/nurse.even.pdf', import.meta.url)))
    const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    const file = { place: 'input.file', name: 'resume.pdf', bytes }
    const made = await one.upload(create, { input: { title: 'With a file', file: null } }, file, token)
    const { id } = field<{ id: number }>(made, 'createResume')
    const download = 'query($id: Int!) { downloadResumeAttachment(id: $id) { filename } }'
    const read = () => other.call('resume', download, { id }, { token })
    const remove = one.call('resume', 'mutation($id: Int!) { deleteResume(id: $id) }', { id }, { token })
    const answers = await Promise.all([read(), read(), remove.then(() => one.runJobs()).then(read)])
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions?.code ?? 'read')
    expect(codes.filter((code) => code !== 'NOT_FOUND' && code !== 'read')).toEqual([])
    expect(codes.at(-1)).toBe('NOT_FOUND')
    expect([...both()].map((app) => app.logs().includes('unexpected error'))).toEqual([false, false])
  })
})
