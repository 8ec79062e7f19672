import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFile as readResumeFile } from '@bespeak/documents/read-file.ts'
import pino from 'pino'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { noPayments } from '../adapters/billing/none.ts'
import { createSandbox } from '../adapters/billing/sandbox.ts'
import { createLocalFiles } from '../adapters/files/local-files.ts'
import { registerFiles } from '../adapters/files/registered-files.ts'
import { createLiveEvents } from '../adapters/live-events/live-events.ts'
import { createOutboxMailer } from '../adapters/mail/outbox-mailer.ts'
import { makePhoto } from '../adapters/pictures/picture.ts'
import { createRateLimits } from '../adapters/rate-limits.ts'
import { createRoom } from '../adapters/room.ts'
import { type AppParts, createApp } from '../app.ts'
import { openDatabase } from '../kernel/db.ts'
import type { Files } from '../services/resume/ports.ts'
import { publicUrlOf, readSettings, type ServiceName, type Settings } from '../settings.ts'
import { createClock } from './clock.ts'
import { copyTemplate } from './cluster.ts'
import { documentsWrittenHere } from './documents.ts'
import { engine } from './engine.ts'
import { runDueJobs } from './jobs.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: { data?: Record<string, unknown> | null; errors?: AnswerError[] }
}

export interface AnswerError {
  message: string
  extensions?: { code?: string; fields?: Record<string, string>; retryAfter?: number; requestId?: string }
}

export interface TestMail {
  to: string
  subject: string
  text: string
}

interface TestFile {
  place: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

interface CallOptions {
  token?: string
  headers?: Record<string, string>
  address?: string
}

export interface TestAppOptions {
  env?: NodeJS.ProcessEnv
  parts?: Partial<Omit<AppParts, 'files'>> & { files?: Files }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** On a busy machine what is fine may take long; no test is about speed. */
const patience = { statement: 100_000, connection: 100_000 }

/** The whole app on a database of its own, called through its front door. */
export async function startTestApp({ env = {}, parts: { files, ...parts } = {} }: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-app-'))
  const outboxDir = join(folder, 'outbox')
  await mkdir(outboxDir)
  const database = openDatabase(await copyTemplate(inject('cluster')), () => undefined, { patience })
  const clock = createClock()
  const lines: string[] = []
  const pages = new Map<string, string>()
  const disk = { freeBytes: Number.POSITIVE_INFINITY }
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const settings = testSettings({ DATA_DIR: folder, ...env })
  const room = createRoom({ freeBytes: async () => disk.freeBytes, now: clock.now, log })
  const told = { error: log.error.bind(log), outOfRoom: room.ranOut }
  const live = createLiveEvents(database.pool, told)
  const app = createApp({
    settings,
    database,
    log,
    outboxDir,
    mail: createOutboxMailer({ folder: outboxDir, from: settings.mailFrom }),
    limits: createRateLimits(database.pool, settings.rateLimitFactor),
    room,
    files: registerFiles(files ?? createLocalFiles(join(folder, 'files')), database.pool, clock.now),
    readFile: (bytes) => readResumeFile(bytes),
    makePhoto,
    engine,
    warmEngine: () => undefined,
    writerFor: () => documentsWrittenHere,
    live,
    payments: settings.billingProvider === 'none' ? noPayments : createSandbox({ publicUrl: publicUrlOf(settings) }),
    webPages: { fetch: async (address) => pages.get(address) ?? null },
    model: null,
    signingKey: new TextEncoder().encode('a signing key that only the tests know'),
    now: clock.now,
    webRoot: null,
    ...parts,
  })
  await app.http.ready()

  async function call(
    service: ServiceName,
    query: string,
    variables: object = {},
    options: CallOptions = {},
  ): Promise<Answer> {
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/v1/${service}/graphql`,
      remoteAddress: options.address ?? '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      payload: JSON.stringify({ query, variables, kwargs: {} }),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  /** The same as a form with one file, which stands for the variable at `place`. */
  async function upload(
    query: string,
    variables: object,
    file: TestFile,
    token: string,
    service: ServiceName = 'resume',
  ): Promise<Answer> {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables, kwargs: {} }))
    form.append('map', JSON.stringify({ 0: [`variables.${file.place}`] }))
    form.append('0', new File([file.bytes], file.name))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/v1/${service}/graphql`,
      headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  /** Works off everything that is due in the queue. */
  const runJobs = () => runDueJobs(database.pool, app.jobs, told)

  const mails = createMailbox(outboxDir)

  return {
    ...app,
    call,
    upload,
    runJobs,
    mails,
    clock,
    settings,
    pool: database.pool,
    sql: database.sql,
    folder,
    live,
    /** The pages of the web, as far as there is one here. */
    pages,
    logs: () => lines.join(''),
    /** The room that is left. */
    disk,
    /** The newest code mailed to that address. */
    async codeFor(email: string): Promise<string> {
      await runJobs()
      const texts = (await mails()).filter((mail) => mail.to === email).map((mail) => mail.text)
      const code = texts.map((text) => /^\d{6}$/m.exec(text)?.[0]).findLast((found) => found)
      if (!code) throw new Error(`no code was mailed to ${email}`)
      return code
    },
    /** What the user was told of since the welcome, oldest first. */
    async newsOf(userId: number): Promise<{ kind: string; title: string; body: string; href: string | null }[]> {
      const { rows } = await database.pool.query(
        `select kind, title, body, href from identity.notifications where user_id = $1 and kind <> 'welcome' order by id`,
        [userId],
      )
      return rows
    },
    async signUp(account: Partial<NewAccount> = {}) {
      const who = { ...makeAccount(), ...account }
      const registered = await call('identity', registerUser, { input: who })
      const userId = field<{ user: { id: number } }>(registered, 'registerUser').user.id
      const verified = await call('identity', verifyEmail, { input: { userId, code: await this.codeFor(who.email) } })
      return { ...who, userId, ...field<{ token: string }>(verified, 'verifyEmail') }
    },
    async signIn({ username, password, email }: NewAccount): Promise<string> {
      const begun = await call('identity', initiateLogin, { input: { username, password } })
      const { userId } = field<{ userId: number }>(begun, 'initiateLogin')
      const done = await call('identity', verifyLogin, { input: { userId, code: await this.codeFor(email) } })
      return field<{ token: string }>(done, 'verifyLogin').token
    },
    async close() {
      await app.http.close()
      await live.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface NewAccount {
  username: string
  email: string
  password: string
}

let made = 0
export function makeAccount(): NewAccount {
  made += 1
  return { username: `user_${made}`, email: `user${made}@example.com`, password: 'Threads4Cloth' }
}

const registerUser = 'mutation($input: RegisterInput!) { registerUser(input: $input) { success message user { id } } }'
const verifyEmail = 'mutation($input: VerificationInput!) { verifyEmail(input: $input) { token } }'
const initiateLogin = 'mutation($input: LoginInput!) { initiateLogin(input: $input) { success message userId email } }'
const verifyLogin = 'mutation($input: VerificationInput!) { verifyLogin(input: $input) { success message token } }'

/** What the operation answered; throws what went wrong instead. */
export function field<Result>({ body }: Answer, name: string): Result {
  const result = body.data?.[name]
  if (body.errors || result === undefined) throw new Error(`${name}: ${JSON.stringify(body.errors ?? body)}`)
  return result as Result
}

function testSettings(env: NodeJS.ProcessEnv): Settings {
  const read = readSettings({ RATE_LIMIT_FACTOR: '1', ...env })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.settings
}

/** Reads every mail, each once: one that is there is whole, and stays as it is. */
function createMailbox(folder: string): () => Promise<TestMail[]> {
  const known = new Map<string, Promise<TestMail>>()
  const mailIn = (name: string): Promise<TestMail> => {
    const mail = known.get(name) ?? readFile(join(folder, name)).then(readMail)
    known.set(name, mail)
    return mail
  }
  return async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(names.map(mailIn))
  }
}

async function readMail(bytes: Buffer): Promise<TestMail> {
  const mail = await PostalMime.parse(bytes)
  return { to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' }
}
