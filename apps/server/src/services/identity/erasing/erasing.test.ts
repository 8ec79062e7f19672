import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../../adapters/billing/sandbox.ts'
import { createLocalFiles } from '../../../adapters/files/local-files.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'
import { billingCalls } from '../../finance/testing/billing-calls.ts'
import type { Files } from '../../resume/ports.ts'

let app: TestApp
let calls: Calls
const broken = { provider: false, files: false }
/** While it is set, a file that is written waits for it. */
let atPut: (() => Promise<void>) | null = null
let files: Files

beforeAll(async () => {
  const provider = createSandbox({ publicUrl: 'http://localhost' })
  const forget = async (method: string) => {
    if (broken.provider) throw new Error('away')
    await provider.forget(method)
  }
  const lazily: Files = {
    async put(key, bytes) {
      await atPut?.()
      await files.put(key, bytes)
    },
    get: (key) => files.get(key),
    async remove(key) {
      if (broken.files) throw new Error('away')
      await files.remove(key)
    },
  }
  app = await startTestApp({ parts: { files: lazily, payments: { ...provider, forget } } })
  files = createLocalFiles(join(app.folder, 'files'))
  calls = callsTo(app)
})
afterAll(() => app.close())
beforeEach(() => {
  Object.assign(broken, { provider: false, files: false })
  atPut = null
})

type Member = Awaited<ReturnType<Calls['member']>>

const leave = ({ token, password, address }: Member) => calls.ask('deleteMyAccount', { password }, { token, address })
const exists = async ({ userId }: Member) =>
  (await app.pool.query('select from identity.users where id = $1', [userId])).rowCount === 1
const upload = ({ token }: Member) => {
  const file = { place: 'input.file', name: 'mine.txt', bytes: new TextEncoder().encode('Ida Vance\nFlorist') }
  const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
  return app.upload(text, { input: { title: 'Mine', file: null } }, file, token)
}
const filesKept = async () => {
  const found = await readdir(join(app.folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((it) => it.isFile()).length
}
const loose = async () => (await app.pool.query('select file_key from kernel.loose_files')).rowCount

describe('deleteMyAccount', () => {
  it('[A4] is refused after ten wrong passwords, the right one too', async () => {
    const member = await calls.member()
    for (let count = 0; count < 10; count += 1) await leave({ ...member, password: 'Wrong4Password' })
    expect((await leave(member)).message).toMatch(/^Too many failed attempts/)
    expect(await exists(member)).toBe(true)
  })

  it('[E10] leaves everything as it is while the provider cannot be told, and is done when asked again', async () => {
    const member = await calls.member()
    await billingCalls(app).subscribe(member)
    broken.provider = true
    await expect(leave(member)).rejects.toThrow()
    expect(await billingCalls(app).subscription(member)).toMatchObject({ isActive: true })
    broken.provider = false
    expect((await leave(member)).success).toBe(true)
    expect(await exists(member)).toBe(false)
  })

  it('[E10] waits for a charge of which nobody knows how it ended', async () => {
    const member = await calls.member()
    await billingCalls(app).subscribe(member)
    const change = (from: string, to: string) =>
      app.pool.query('update finance.transactions set status = $3 where user_id = $1 and status = $2', [
        ...[member.userId, from, to],
      ])
    await change('paid', 'pending')
    expect(await leave(member)).toEqual({
      success: false,
      message: 'One of your payments is still under way. Please try again in a few minutes.',
    })
    await change('pending', 'paid')
    expect((await leave(member)).success).toBe(true)
  })

  it('[A14] ends every session and every open page at once', async () => {
    const member = await calls.member()
    const elsewhere = await calls.signIn(member, { address: member.address })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.http.server.address() as AddressInfo
    const headers = { authorization: `Bearer ${elsewhere}` }
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/events`, { headers })
    await leave(member)
    expect(await stream.text()).toMatch(/^id: \d+\nevent: hello\n/)
    expect((await calls.currentUser({ token: elsewhere })).user).toBeNull()
  })

  it('asked for twice at once, it is done once', async () => {
    const member = await calls.member()
    const answers = await Promise.allSettled([leave(member), leave(member)])
    const done = answers.filter((it) => it.status === 'fulfilled' && it.value.success)
    expect(done).toHaveLength(1)
    const mails = await calls.mailsTo(member.email)
    expect(mails.filter(({ subject }) => subject === 'Your Bespeak account is deleted')).toHaveLength(1)
  })

  it('what was queued for the person does nothing', async () => {
    const member = await calls.member()
    await calls.ask('requestPasswordReset', { email: member.email }, { address: member.address })
    await leave(member)
    expect((await calls.mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
      'Your Bespeak account is deleted',
    ])
  })

  it('[F10] what is being made for the person meanwhile is refused, and its file removed', async () => {
    const member = await calls.member()
    await app.runJobs()
    const before = await filesKept()
    atPut = async () => {
      atPut = null
      await leave(member)
    }
    const logged = app.logs().length
    const { body } = await upload(member)
    expect(body.errors).toMatchObject([{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }])
    // No bug, and so nothing that wakes whoever runs this.
    expect(app.logs().slice(logged)).not.toContain('unexpected error')
    const { rows } = await app.pool.query('select from resume.resumes where user_id = $1', [member.userId])
    expect(rows).toEqual([])
    app.clock.advance(60 * 60 * 1000)
    await app.pool.query(`select graphile_worker.add_job('kernel.remove-files')`)
    await app.runJobs()
    expect(await filesKept()).toBe(before)
  })

  it('[F20] files that cannot be removed now are removed later, each hour again', async () => {
    const member = await calls.member()
    await upload(member)
    const before = await filesKept()
    broken.files = true
    await leave(member)
    await app.runJobs()
    expect(await filesKept()).toBe(before)
    expect(await loose()).toBe(1)
    broken.files = false
    expect(app.jobs.find(({ name }) => name === 'kernel.remove-files')?.every).toBe('hour')
    await app.pool.query(`select graphile_worker.add_job('kernel.remove-files')`)
    await app.runJobs()
    expect(await filesKept()).toBe(before - 1)
    expect(await loose()).toBe(0)
  })

  it('[F20] takes along what names a proven address elsewhere, and nothing of an address that was not', async () => {
    const owner = await calls.member()
    const shadow = await calls.register({ email: owner.email })
    const mailed = (await calls.mailsTo(owner.email)).length
    await app.identity.erase(shadow.userId)
    expect(await exists(owner)).toBe(true)
    expect(await calls.mailsTo(owner.email)).toHaveLength(mailed + 1)
    await calls.register({ email: owner.email })
    await leave(owner)
    const { rows } = await app.pool.query('select from identity.users where email = $1', [owner.email])
    expect(rows).toEqual([])
  })
})

describe('a file that no row came to hold', () => {
  it('[F22] is removed after an hour, and one that is held stays', async () => {
    const member = await calls.member()
    await app.runJobs()
    await upload(member)
    const before = await filesKept()
    await app.pool.query(`alter table resume.resumes add constraint refuse check (title <> 'Mine') not valid`)
    expect((await upload(member)).body.errors).toHaveLength(1)
    await app.pool.query('alter table resume.resumes drop constraint refuse')
    const sweep = async () => {
      await app.pool.query(`select graphile_worker.add_job('kernel.remove-files')`)
      await app.runJobs()
    }
    await sweep()
    expect(await filesKept()).toBe(before + 1)
    app.clock.advance(60 * 60 * 1000)
    await sweep()
    expect(await filesKept()).toBe(before)
  })
})
