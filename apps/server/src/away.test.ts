import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { createS3Files } from './adapters/files/s3-files.ts'
import { startBucket } from './adapters/files/testing/bucket.ts'
import { migrate, openDatabase } from './kernel/db.ts'
import { migrateJobs, startJobs } from './kernel/jobs.ts'
import { migrationsFolder } from './parts.ts'
import { userLock } from './services/resume/resumes/resumes.store.ts'
import { type Answer, field, makeAccount, patience, startTestApp, type TestApp } from './testing/app.ts'
import { placeOfDatabase, type Relay, startRelay, through } from './testing/relay.ts'

// What we stand on goes away and comes back: what people are told meanwhile, and that all is there afterwards.

const sentence = 'A part of our service does not answer right now. Please try again in a minute.'
const away = [{ message: sentence, extensions: { code: 'INTERNAL', requestId: expect.any(String) } }]
const waiting = { timeout: 60_000, interval: 50 }

const createText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const registerText = 'mutation($input: RegisterInput!) { registerUser(input: $input) { success } }'

let app: TestApp
let token: string

const ask = (text: string, variables: object = {}) => app.call('resume', text, variables, { token })
const create = (title: string) => ask(createText, { input: { title, content: 'Ida Vance' } })
const titles = async () =>
  field<{ title: string }[]>(await ask('{ resumes { title } }'), 'resumes').map(({ title }) => title)
const statusOf = async (path: string) => (await app.http.inject(path)).statusCode

/** A refusal that says it passes, to someone who is not signed out by it, and no bug. */
function expectRefused(answers: Answer[]) {
  for (const { body } of answers) expect(body.errors).toEqual(away)
  expect(app.logs()).not.toContain('unexpected error')
  expect(app.logs()).toContain('no answer from what we stand on')
}

describe('[F3] a database that is cut off and comes back', () => {
  let relay: Relay
  /** The database by a way that is not cut. */
  let direct: string
  let userId: number
  beforeEach(async () => {
    relay = await startRelay(placeOfDatabase(inject('cluster').connectionString))
    const reach = (connectionString: string) => {
      direct = connectionString
      return through(relay, connectionString)
    }
    app = await startTestApp({ reach })
    ;({ token, userId } = await app.signUp())
    field(await create('Before'), 'createResume')
  })
  afterEach(async () => {
    relay.restore()
    await app.close()
    await relay.close()
  })

  it('refuses in a sentence what is asked meanwhile, and keeps nobody waiting or out', async () => {
    relay.refuse()
    expectRefused([await ask('{ resumes { title } }'), await create('Meanwhile')])
    expectRefused([await app.call('identity', registerText, { input: makeAccount() })])
    const ready = await app.http.inject('/readyz')
    expect([ready.statusCode, ready.body]).toEqual([200, 'ready, but the database does not answer\n'])
    expect(await statusOf('/healthz')).toBe(200)
    relay.restore()
    field(await create('After'), 'createResume')
    expect((await titles()).sort()).toEqual(['After', 'Before'])
    expect(await statusOf('/readyz')).toBe(200)
  })

  it('in silence: what is under way then is refused in a sentence, and nothing of it is kept', async () => {
    const { pool, close } = openDatabase(direct, () => undefined, { connections: 1 })
    const waitingForLock = async () => (await pool.query('select 1 from pg_locks where not granted')).rowCount
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await pool.query('select pg_advisory_lock($1, $2)', [userLock, userId])
      const changing = create('Meanwhile')
      await vi.waitFor(async () => expect(await waitingForLock()).toBe(1), waiting)
      relay.silence()
      await pool.query('select pg_advisory_unlock_all()')
      const asked = [changing, ask('{ resumes { title } }')]
      await vi.waitFor(() => expect(app.pool.totalCount - app.pool.idleCount).toBe(2), waiting)
      await vi.advanceTimersByTimeAsync(patience.answer)
      expectRefused(await Promise.all(asked))
    } finally {
      vi.useRealTimers()
      await close()
    }
    relay.restore()
    field(await create('After'), 'createResume')
    expect((await titles()).sort()).toEqual(['After', 'Before'])
    expect(await statusOf('/readyz')).toBe(200)
  })

  it('in the midst of many changes loses none that was acknowledged, and all connections come back', async () => {
    const told: string[] = []
    const write = async (at: number) => {
      const title = `Written ${at}`
      const { body } = await create(title)
      if (body.errors) expect(body.errors).toEqual(away)
      else told.push(title)
    }
    const writing = Promise.all(Array.from({ length: 60 }, (_, at) => write(at)))
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(5), waiting)
    relay.refuse()
    await writing
    relay.restore()
    const kept = await titles()
    expect(told.filter((title) => !kept.includes(title))).toEqual([])
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => create(`Later ${at}`).then((it) => field(it, 'createResume'))),
    )
  })

  it('keeps what waits in the queue, and it is done afterwards, once', async () => {
    const log = { error: () => undefined, outOfRoom: () => undefined }
    const { stop } = await startJobs(app.pool, app.jobs, log, { isShared: true, pauseMs: 1 })
    try {
      relay.refuse()
      await expect(app.pool.query('select 1')).rejects.toThrow()
      relay.restore()
      const account = makeAccount()
      field(await app.call('identity', registerText, { input: account }), 'registerUser')
      const theirs = async () => (await app.mails()).filter(({ to }) => to === account.email)
      await vi.waitFor(async () => expect(await theirs()).toHaveLength(1), waiting)
    } finally {
      await stop()
    }
  })
})

it('[F3] a database that is restarted refuses meanwhile, and all goes on afterwards', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bespeak-restarted-'))
  const start = () => startEmbeddedPostgres({ dataDir, durability: 'test' })
  let postgres = await start()
  const { connectionString } = postgres
  app = await startTestApp({ reach: () => connectionString })
  await migrate(app.pool, migrationsFolder)
  await migrateJobs(app.pool)
  token = (await app.signUp()).token
  field(await create('Before'), 'createResume')
  await postgres.stop()
  expectRefused([await create('Meanwhile'), await ask('{ resumes { title } }')])
  postgres = await start()
  expect(postgres.connectionString).toBe(connectionString)
  field(await create('After'), 'createResume')
  expect((await titles()).sort()).toEqual(['After', 'Before'])
  await app.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a store of files that is down and comes back', () => {
  const pdf = new Uint8Array(readFileSync(new URL('../../../eval/files/nurse.even.pdf', import.meta.url)))
  const downloadText = 'query($id: Int!) { downloadResumeAttachment(id: $id) { contentBase64 } }'

  let bucket: Awaited<ReturnType<typeof startBucket>>
  let relay: Relay
  let store: ReturnType<typeof createS3Files>
  let userId: number
  beforeAll(async () => {
    bucket = await startBucket()
    const { port } = new URL(new URL(bucket.address).searchParams.get('endpoint') ?? '')
    relay = await startRelay({ host: '127.0.0.1', port: Number(port) })
    process.env.AWS_ACCESS_KEY_ID = 'key'
    process.env.AWS_SECRET_ACCESS_KEY = 'secret'
    store = createS3Files(bucket.address.replace(port, String(relay.port)))
    app = await startTestApp({ parts: { files: store } })
  })
  beforeEach(async () => {
    const user = await app.signUp()
    token = user.token
    userId = user.userId
  })
  afterEach(() => relay.restore())
  afterAll(async () => {
    await app.close()
    store.close()
    await relay.close()
    bucket.close()
  })

  const upload = (title: string) => {
    const file = { place: 'input.file', name: 'resume.pdf', bytes: pdf }
    return app.upload(createText, { input: { title, file: null } }, file, token)
  }
  const loose = async () => (await app.pool.query('select file_key from kernel.loose_files')).rows.length
  const exported = async () => {
    field(await app.call('identity', 'mutation { exportMyData { id } }', {}, { token }), 'exportMyData')
    await app.runJobs()
    const answer = await app.call('identity', '{ dataExports { status url } }', {}, { token })
    return field<{ status: string; url: string | null }[]>(answer, 'dataExports')[0]
  }
  const open = (url: string | null | undefined) => {
    const { pathname, search } = new URL(url ?? '')
    return app.http.inject(`${pathname}${search}`)
  }

  it('refuses an upload in a sentence, and keeps neither a resume nor half a file', async () => {
    const before = new Set(bucket.objects.keys())
    relay.refuse()
    expectRefused([await upload('Meanwhile')])
    expect(await titles()).toEqual([])
    relay.restore()
    field(await upload('After'), 'createResume')
    expect(await titles()).toEqual(['After'])
    expect([...bucket.objects.keys()].filter((key) => !before.has(key))).toHaveLength(1)
    // What was noted for the file that was never written goes within the hour.
    app.clock.advance(2 * 60 * 60_000)
    await app.jobs.find(({ name }) => name === 'kernel.remove-files')?.work({} as never)
    expect(await loose()).toBe(0)
  })

  it('refuses a download in a sentence, while all else is read and written', async () => {
    const { id } = field<{ id: number }>(await upload('Kept'), 'createResume')
    const { fileUrl } = field<{ fileUrl: string }>(
      await ask('query($id: Int!) { resume(id: $id) { fileUrl } }', { id }),
      'resume',
    )
    relay.refuse()
    expectRefused([await ask(downloadText, { id })])
    const linked = await open(fileUrl)
    expect([linked.statusCode, linked.json().errors]).toEqual([503, away])
    field(await create('Written meanwhile'), 'createResume')
    expect(await titles()).toHaveLength(2)
    relay.restore()
    const { contentBase64 } = field<{ contentBase64: string }>(
      await ask(downloadText, { id }),
      'downloadResumeAttachment',
    )
    expect(Buffer.from(contentBase64, 'base64').equals(pdf)).toBe(true)
    expect((await open(fileUrl)).statusCode).toBe(200)
  })

  it('fails an export, says so, and makes it when it is asked for again; its download is refused meanwhile', async () => {
    field(await upload('Kept'), 'createResume')
    relay.refuse()
    expect(await exported()).toMatchObject({ status: 'failed', url: null })
    expect(await app.newsOf(userId)).toMatchObject([{ body: 'Nothing of yours is lost. Please ask for it again.' }])
    relay.restore()
    const ready = await exported()
    expect(ready?.status).toBe('ready')
    relay.refuse()
    const refused = await open(ready?.url)
    expect([refused.statusCode, refused.json().errors]).toEqual([503, away])
    relay.restore()
    expect((await open(ready?.url)).statusCode).toBe(200)
  })
})
