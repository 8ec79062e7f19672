import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './kernel/db.ts'
import { built } from './testing/built.ts'
import { copyTemplate } from './testing/cluster.ts'
import { freePort } from './testing/free-port.ts'

let root: string
let dataDir: string
let running: ChildProcess[] = []
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-main-'))
  dataDir = join(root, 'data')
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running = []
})
afterAll(() => rm(root, { recursive: true, force: true }))

interface Started {
  log?: 'pipe' | number
  nodeOptions?: string[]
}

function start(env: Record<string, string>, { log = 'pipe', nodeOptions = [] }: Started = {}) {
  const child = spawn(process.execPath, [...nodeOptions, built('main')], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', log],
    // As a terminal starts it: in a group of its own with all that it starts, unless that leaves the group.
    detached: true,
  })
  running.push(child)
  const output = Promise.all([child.stdout ? text(child.stdout) : '', child.stderr ? text(child.stderr) : ''])
  const ended = once(child, 'exit').then(async ([code]) => {
    const [said, logged] = await output
    return { code, said, logged }
  })
  return { child, ended }
}

async function ask<Data>(port: number, service: string, query: string, variables: object, token = ''): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${service}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables, kwargs: {} }),
  })
  const { data } = (await answer.json()) as { data: Data }
  return data
}

/** The code in the newest of so many mails. */
async function codeIn(mails: number): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const names = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
  await vi.waitFor(async () => expect(await names()).toHaveLength(mails), waiting)
  const newest = await readFile(join(outbox, (await names()).at(-1) ?? ''), 'utf8')
  return /^(\d{6})\s*$/m.exec(newest)?.[1] ?? ''
}

/** Registers somebody and logs them in; their token. */
async function signUp(port: number): Promise<string> {
  const person = { username: 'mara_ellison', email: 'mara@example.com', password: 'Needle7Thread' }
  await ask(port, 'identity', 'mutation($input: RegisterInput!) { registerUser(input: $input) { success } }', {
    input: person,
  })
  await codeIn(1)
  const { username, password } = person
  const { initiateLogin } = await ask<{ initiateLogin: { userId: number } }>(
    port,
    'identity',
    'mutation($input: LoginInput!) { initiateLogin(input: $input) { userId } }',
    { input: { username, password } },
  )
  const { verifyLogin } = await ask<{ verifyLogin: { token: string } }>(
    port,
    'identity',
    'mutation($input: VerificationInput!) { verifyLogin(input: $input) { token } }',
    { input: { userId: initiateLogin.userId, code: await codeIn(2) } },
  )
  return verifyLogin.token
}

/** As a terminal tells it: whoever is in its group hears it too. */
const tellGroup = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) => process.kill(-pid, signal)

/** For Node: every thread ends as it begins. */
const withoutThreads = `--import=data:text/javascript,${encodeURIComponent(`
  import threads from 'node:worker_threads'
  import { syncBuiltinESMExports } from 'node:module'
  threads.Worker = class extends threads.Worker {
    constructor() {
      super('process.exit(1)', { eval: true })
    }
  }
  syncBuiltinESMExports()
`)}`

const postmasterFile = () => readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8').catch(() => null)
const waiting = { timeout: 90_000, interval: 20 }

describe('the process', () => {
  it('told to stop while it starts leaves no database behind', async () => {
    const { child, ended } = start({ PORT: String(await freePort()) })
    await vi.waitFor(async () => expect(await postmasterFile()).not.toBeNull(), waiting)

    child.kill('SIGINT')

    expect(await ended).toMatchObject({ code: 0, said: 'Making the database …\n', logged: '' })
    expect(await postmasterFile()).toBeNull()
  }, 120_000)

  it('[F7] told to stop ends with 0, its database with it, and its log written', async () => {
    const port = await freePort()
    const { child, ended } = start({ PORT: String(port) })
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)
    await vi.waitFor(async () => expect(await ready()).toBe(200), waiting)
    await fetch(`http://127.0.0.1:${port}/nowhere`)

    tellGroup(child, 'SIGINT')
    child.kill('SIGTERM')

    const { code, said, logged } = await ended
    expect({ code, said }).toEqual({
      code: 0,
      said: `Bespeak is ready at http://localhost:${port}\nMails can be read at http://localhost:${port}/dev/mailbox\n`,
    })
    expect(logged).toContain('"path":"/nowhere"')
    // It answers before what reads and writes files has started: that this is stopped meanwhile is no failure.
    expect(logged).not.toContain('"level":50')
    expect(await postmasterFile()).toBeNull()
    expect((await stat(dataDir)).mode & 0o077).toBe(0)
  }, 120_000)

  it.skipIf(!existsSync('/dev/full'))(
    '[F5] whose log finds no room goes on serving, and ends when told to',
    async () => {
      const port = await freePort()
      const full = openSync('/dev/full', 'w')
      const { child, ended } = start({ PORT: String(port) }, { log: full })
      closeSync(full)
      const site = () => fetch(`http://127.0.0.1:${port}/api/v1/site`).then(({ status }) => status)
      await vi.waitFor(async () => expect(await site()).toBe(200), waiting)
      for (let i = 0; i < 5; i += 1) expect(await site()).toBe(200)

      child.kill('SIGTERM')

      expect(await ended).toMatchObject({ code: 0 })
    },
    120_000,
  )

  it('[F6] whose engine cannot be started says so in its log, once, and answers', async () => {
    const port = await freePort()
    const { child, ended } = start({ PORT: String(port) }, { nodeOptions: [withoutThreads] })
    const log: string[] = []
    child.stderr?.on('data', (lines) => log.push(String(lines)))
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)
    await vi.waitFor(async () => expect(await ready()).toBe(200), waiting)
    const token = await signUp(port)
    expect(await ask(port, 'resume', '{ resumes { id } }', {}, token)).toEqual({ resumes: [] })
    await vi.waitFor(() => expect(log.join('')).toContain('no engine'), waiting)
    expect(await ask(port, 'resume', '{ resumes { id } }', {}, token)).toEqual({ resumes: [] })

    child.kill('SIGTERM')

    const { code, logged } = await ended
    const errors = logged.split('\n').filter((line) => line.includes('"level":50'))
    expect({ code, errors }).toEqual({
      code: 0,
      errors: [expect.stringContaining('"reason":"The engine could not be started.","msg":"no engine"')],
    })
  }, 120_000)

  it('says in one line that its database has too few connections', async () => {
    const database = await copyTemplate(inject('cluster'))
    const name = new URL(database).pathname.slice(1)
    const { pool, close } = openDatabase(database, () => undefined)
    await pool.query(`alter database ${name} connection limit 4`)
    await close()
    const { code, logged } = await start({ DATABASE_URL: database, FILES_SHARED: 'yes' }).ended

    expect({ code, logged }).toEqual({
      code: 1,
      logged: 'DATABASE_URL allows 4 connections; Bespeak needs at least 5.\n',
    })
  }, 120_000)

  it('says in one line that its database cannot be reached, without the password', async () => {
    const { code, logged } = await start({
      DATABASE_URL: 'postgresql://bespeak:hunter2@localhost:1/bespeak',
      FILES_SHARED: 'yes',
    }).ended

    expect(code).toBe(1)
    expect(logged).toMatch(/^DATABASE_URL cannot be reached: connect ECONNREFUSED .+\.\n$/)
    expect(logged).not.toContain('hunter2')
  }, 120_000)
})
