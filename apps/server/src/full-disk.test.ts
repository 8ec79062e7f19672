import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { floorBytes } from './adapters/room.ts'
import { stillDone } from './http/graphql/refuse-when-full.ts'
import type { Files } from './services/resume/ports.ts'
import { field, startTestApp, type TestApp } from './testing/app.ts'
import { callsTo } from './testing/identity-calls.ts'

const sentence = 'We have run out of space, so this could not be saved. Nothing was lost; please try again later.'
const noRoom = [{ message: sentence, extensions: { code: 'INTERNAL', requestId: expect.any(String) } }]
const halfAMinute = 30_000
const pdf = new Uint8Array(readFileSync(new URL('../../../eval/files/nurse.even.pdf', import.meta.url)))

const createText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const listText = '{ resumes { id title } }'

let app: TestApp
let token: string
/** How the disk under the files fails, where it does. */
let failure: string | null
const kept = new Map<string, Uint8Array>()
const files: Files = {
  async put(key, bytes) {
    if (failure) throw Object.assign(new Error('write'), { code: failure })
    kept.set(key, bytes)
  },
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
}

beforeEach(async () => {
  failure = null
  kept.clear()
  app = await startTestApp({ parts: { files } })
  token = (await app.signUp()).token
})
afterEach(() => app.close())

const ask = (text: string, variables: object = {}) => app.call('resume', text, variables, { token })
const create = (title = 'Mine') => ask(createText, { input: { title, content: 'Ida Vance' } })
const titles = async () => field<{ title: string }[]>(await ask(listText), 'resumes').map(({ title }) => title)
const told = () => app.logs().match(/disk full/g)?.length ?? 0

/** As the database does where it cannot make a table longer. */
const failWrites = (table: string) =>
  app.pool.query(`
    create or replace function public.no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert or update on ${table} execute function public.no_room()`)
const takeWrites = (table: string) => app.pool.query(`drop trigger no_room on ${table}`)

describe('[F5] below the floor of free space', () => {
  beforeEach(async () => {
    field(await create('Before'), 'createResume')
    app.disk.freeBytes = floorBytes - 1
    app.clock.advance(halfAMinute)
  })

  it('changes are refused in a sentence before anything is tried, and the operator is told once', async () => {
    for (let i = 0; i < 20; i += 1) expect((await create()).body).toEqual({ data: null, errors: noRoom })
    expect(told()).toBe(1)
    expect(app.logs()).not.toContain('unexpected error')
    expect(await titles()).toEqual(['Before'])
  })

  it('a change among what is still done is refused with it, also in a fragment', async () => {
    const { body } = await ask('mutation { deleteResume(id: 1) selectResume(id: 1) }')
    expect(body.errors).toEqual(noRoom)
    const inFragment = await ask('mutation { ...f } fragment f on Mutation { selectResume(id: 1) }')
    expect(inFragment.body.errors).toEqual(noRoom)
  })

  it('reading goes on, and so do signing in, documents and making room', async () => {
    expect(await titles()).toEqual(['Before'])
    const [resume] = field<{ id: number }[]>(await ask(listText), 'resumes')
    const linked = await ask(
      'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }',
      { input: { resumeId: String(resume?.id), format: 'txt' } },
    )
    const { url } = field<{ url: string }>(linked, 'generateResumeDocument')
    expect((await app.http.inject(new URL(url).pathname + new URL(url).search)).statusCode).toBe(200)
    expect((await ask('mutation($id: Int!) { deleteResume(id: $id) }', { id: resume?.id })).body.errors).toBeUndefined()
    expect(await titles()).toEqual([])
  })

  it('/readyz says so, and /healthz does not mind', async () => {
    const ready = await app.http.inject('/readyz')
    expect([ready.statusCode, ready.body]).toEqual([503, 'not ready: the disk is full\n'])
    expect((await app.http.inject('/healthz')).statusCode).toBe(200)
  })

  it('changes are taken again once there is room', async () => {
    await create()
    app.disk.freeBytes = floorBytes
    app.clock.advance(halfAMinute)
    expect((await create('After')).body.errors).toBeUndefined()
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
    expect(app.logs()).toContain('disk has room again')
  })

  it('nobody is kept paying, mailed, or without a password of theirs', async () => {
    app.disk.freeBytes = floorBytes
    app.clock.advance(halfAMinute)
    const calls = callsTo(app)
    const member = await calls.member()
    const trial = await app.call('finance', 'mutation { startTrial(planId: 2) { success } }', {}, member)
    expect(field(trial, 'startTrial')).toEqual({ success: true })
    app.disk.freeBytes = floorBytes - 1
    app.clock.advance(halfAMinute)

    const cancel = await app.call('finance', 'mutation { cancelSubscription { success } }', {}, member)
    expect(field(cancel, 'cancelSubscription')).toEqual({ success: true })
    const link = new URL(app.identity.unsubscribeLink(member.userId, 'emailUpdates'))
    const token = link.pathname.split('/').at(-1) ?? ''
    expect(await calls.ask('unsubscribe', { token })).toMatchObject({ success: true })
    await calls.ask('requestPasswordReset', { email: member.email })
    const input = { email: member.email, code: await app.codeFor(member.email), newPassword: 'Other4Threads' }
    expect(await calls.ask('resetPassword', { input })).toMatchObject({ success: true })
  })

  const mutations = () =>
    Object.values(app.schemas).flatMap((schema) => Object.keys(schema.getMutationType()?.getFields() ?? {}))

  it('only what there is an operation for is still done', () => {
    expect([...stillDone].filter((name) => !mutations().includes(name))).toEqual([])
  })

  it('every document is still made, and whatever takes something away makes room', () => {
    const wanted = mutations().filter((name) => /^(delete|remove|revoke)|^generate.*Document$/.test(name))
    expect(wanted).toContain('deleteInterviewGuide')
    expect(wanted.filter((name) => !stillDone.has(name))).toEqual([])
  })
})

describe('[F5] a disk that is full all the same', () => {
  it('keeps nothing of a change, says the sentence, and rests before it tries again', async () => {
    await failWrites('resume.resumes')
    for (let i = 0; i < 5; i += 1) expect((await create()).body.errors).toEqual(noRoom)
    expect(told()).toBe(1)
    expect(app.logs()).not.toContain('unexpected error')
    await takeWrites('resume.resumes')
    expect((await create()).body.errors).toEqual(noRoom)
    app.clock.advance(halfAMinute)
    expect((await create()).body.errors).toBeUndefined()
    expect(await titles()).toEqual(['Mine'])
  })

  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('takes no file (%s), and keeps no resume for it', async (code) => {
    failure = code
    const file = { place: 'input.file', name: 'resume.pdf', bytes: pdf }
    const { body } = await app.upload(createText, { input: { title: 'With a file', file: null } }, file, token)
    expect(body.errors).toEqual(noRoom)
    expect(await titles()).toEqual([])
  })

  it('fails an export, of which nothing is kept, says so, and makes it once there is room', async () => {
    const exported = async () => {
      field(await app.call('identity', 'mutation { exportMyData { id } }', {}, { token }), 'exportMyData')
      await app.runJobs()
      const answer = await app.call('identity', '{ dataExports { status } }', {}, { token })
      return field<{ status: string }[]>(answer, 'dataExports')[0]?.status
    }
    failure = 'ENOSPC'
    expect(await exported()).toBe('failed')
    expect([kept.size, told()]).toEqual([0, 1])
    failure = null
    app.clock.advance(halfAMinute)
    expect(await exported()).toBe('ready')
    expect(kept.size).toBe(1)
  })

  it('does not stop who reads: that they were here is left out', async () => {
    field(await create(), 'createResume')
    await failWrites('identity.sessions')
    app.clock.advance(2 * 60_000)
    expect(await titles()).toEqual(['Mine'])
    expect(told()).toBe(1)
  })

  it('[F15] does not stop who reads: that they did is not counted, while nobody signs in uncounted', async () => {
    const { id } = field<{ id: number }>(await create(), 'createResume')
    const linked = await ask(
      'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }',
      { input: { resumeId: String(id), format: 'txt' } },
    )
    const { pathname, search } = new URL(field<{ url: string }>(linked, 'generateResumeDocument').url)
    await failWrites('kernel.rate_limits')
    expect((await app.http.inject(pathname + search)).statusCode).toBe(200)
    const input = { username: 'user_1', password: 'Threads4Cloth' }
    const text = 'mutation($input: LoginInput!) { initiateLogin(input: $input) { success } }'
    expect((await app.call('identity', text, { input })).body.errors).toEqual(noRoom)
  })

  it('is told once, however many live events are lost to it', async () => {
    await failWrites('kernel.live_events')
    for (let i = 0; i < 20; i += 1) {
      await app.live.progress(1, { operation: 'tailorResume', step: 'reading', done: 0, total: 1 })
    }
    expect(told()).toBe(1)
    expect(app.logs()).not.toContain('live event lost')
  })
})
