import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { createLiveEvents } from '../adapters/live-events/live-events.ts'
import type { App } from '../app.ts'
import type { Database } from '../kernel/db.ts'
import type { JobLog } from '../kernel/jobs.ts'
import type { ServiceName, Settings } from '../settings.ts'
import type { createClock } from './clock.ts'
import { runDueJobs } from './jobs.ts'
import { memberMaker } from './make-member.ts'

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

interface Driven {
  app: App
  database: Database
  /** Who is told how the work of the queue goes. */
  told: JobLog
  folder: string
  lines: string[]
  clock: ReturnType<typeof createClock>
  live: ReturnType<typeof createLiveEvents>
  settings: Settings
  signingKey: Uint8Array
  close(): Promise<void>
}

export type DrivenApp = ReturnType<typeof drive>

/** What tests do with an app: called through its front door, its jobs worked off, its mails read. */
export function drive({ app, database, told, folder, lines, clock, live, settings, signingKey, close }: Driven) {
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

  const mails = createMailbox(join(folder, 'outbox'))
  const makeMember = memberMaker({ database, settings, signingKey, now: clock.now })

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
    logs: () => lines.join(''),
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
    makeMember,
    signUp: (account: Partial<NewAccount> = {}) => makeMember({ ...makeAccount(), ...account }, '127.0.0.1'),
    async signIn({ username, password, email }: NewAccount): Promise<string> {
      const begun = await call('identity', initiateLogin, { input: { username, password } })
      const { userId } = field<{ userId: number }>(begun, 'initiateLogin')
      const done = await call('identity', verifyLogin, { input: { userId, code: await this.codeFor(email) } })
      return field<{ token: string }>(done, 'verifyLogin').token
    },
    async close() {
      await app.http.close()
      await close()
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

const initiateLogin = 'mutation($input: LoginInput!) { initiateLogin(input: $input) { success message userId email } }'
const verifyLogin = 'mutation($input: VerificationInput!) { verifyLogin(input: $input) { success message token } }'

/** What the operation answered; throws what went wrong instead. */
export function field<Result>({ body }: Answer, name: string): Result {
  const result = body.data?.[name]
  if (body.errors || result === undefined) throw new Error(`${name}: ${JSON.stringify(body.errors ?? body)}`)
  return result as Result
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
