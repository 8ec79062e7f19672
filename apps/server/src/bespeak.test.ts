import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { built } from './testing/built.ts'
import { freePort } from './testing/free-port.ts'

// The program itself, over a built-in database: with a server that runs, and without.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

let root: string
let dataDir: string
let port: number
let server: ChildProcess
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-command-'))
  dataDir = join(root, 'data')
  port = await freePort()
  server = await startServer()
})
afterAll(async () => {
  await stopServer()
  await rm(root, { recursive: true, force: true })
})

const spawnBuilt = (name: 'main' | 'bespeak', args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [built(name), ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** What it says is read to the end: a server whose words nobody hears any more would stop at the next of them. */
async function startServer(env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawnBuilt('main', [], env)
  child.stderr.resume()
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('ready at') && resolve())
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
  return child
}

async function stopServer(): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

const bespeak = (...args: string[]) => ended(spawnBuilt('bespeak', args))

async function ended(child: ReturnType<typeof spawnBuilt>) {
  const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said, problems }
}

async function ask<Data>(query: string, variables: object, token = '', at = String(port)) {
  const answer = await fetch(`http://127.0.0.1:${at}/api/v1/identity/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables, kwargs: {} }),
  })
  return (await answer.json()) as { data: Data; errors?: { extensions: object }[] }
}

const person = { username: 'mara_ellison', email: 'mara@example.com', password: 'Needle7Thread' }

/** With the code that the operator hands over. */
async function signUp(): Promise<string> {
  const register = 'mutation($input: RegisterInput!) { registerUser(input: $input) { user { id } } }'
  const { data } = await ask<{ registerUser: { user: { id: number } } }>(register, { input: person })
  const { said } = await bespeak('user', 'code', person.username)
  const input = { userId: data.registerUser.user.id, code: said.split('\n')[0] }
  const verify = 'mutation($input: VerificationInput!) { verifyEmail(input: $input) { token } }'
  const { data: verified } = await ask<{ verifyEmail: { token: string } }>(verify, { input })
  return verified.verifyEmail.token
}

const listed = (said: string) =>
  said
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { username: string; isActive: boolean })

const runs = () =>
  access(join(dataDir, 'database', 'postmaster.pid')).then(
    () => true,
    () => false,
  )

describe('bespeak', () => {
  let token: string
  const me = '{ currentUser { username } }'
  const known = { data: { currentUser: { username: person.username } } }

  it('[F23] beside a server that runs: a backup, from which the same token works on a machine that was empty', async () => {
    token = await signUp()
    const file = join(root, 'all.bespeak')
    expect(await bespeak('backup', file)).toMatchObject({ code: 0, problems: '' })
    const elsewhere = { DATA_DIR: join(root, 'elsewhere'), PORT: String(await freePort()) }

    expect(await ended(spawnBuilt('bespeak', ['restore', file], elsewhere))).toMatchObject({ code: 0, problems: '' })

    const another = await startServer(elsewhere)
    expect(await ask(me, {}, token, elsewhere.PORT)).toEqual(known)
    expect(await ask(me, {}, token)).toEqual(known)
    expect(await ended(spawnBuilt('bespeak', ['restore', file], elsewhere))).toMatchObject({
      code: 1,
      problems: expect.stringMatching(/^Another Bespeak is running with DATA_DIR .+elsewhere/),
    })
    another.kill('SIGTERM')
    await once(another, 'exit')
  }, 240_000)

  it('beside a server that runs: what it does counts there at once, and the server goes on', async () => {
    expect(await ask(me, {}, token)).toEqual(known)

    expect(await bespeak('user', 'deactivate', person.email)).toMatchObject({ code: 0, problems: '' })

    const { errors } = await ask(me, {}, token)
    expect(errors?.[0]?.extensions).toEqual({ code: 'unauthorized_client' })
    expect(await fetch(`http://127.0.0.1:${port}/readyz`)).toMatchObject({ status: 200 })
  }, 120_000)

  it('alone: starts the database for as long as it takes, and leaves none running', async () => {
    await stopServer()
    expect(await runs()).toBe(false)

    const { code, said, problems } = await bespeak('user', 'list', '--json')

    expect({ code, problems, users: listed(said) }).toMatchObject({
      ...{ code: 0, problems: '' },
      users: [{ username: person.username, isActive: false }],
    })
    expect(await runs()).toBe(false)
  }, 120_000)

  it('alone: refuses with one sentence and no stack, asks nobody where nobody types, and erases when told to', async () => {
    expect(await bespeak('user', 'erase', person.username)).toEqual({
      ...{ code: 1, said: '' },
      problems: 'Nothing was erased: the username was not typed. Where nobody can type, add --yes.\n',
    })
    expect(await bespeak('user', 'erase', person.username, '--yes')).toMatchObject({ code: 0, problems: '' })
    expect(listed((await bespeak('user', 'list', '--json')).said)).toEqual([])
    expect(await runs()).toBe(false)
  }, 240_000)

  it('that nobody reads on from ends without a word', async () => {
    const child = spawnBuilt('bespeak', ['help'])
    child.stdout.destroy()
    const [problems] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code: child.exitCode, problems }).toEqual({ code: 0, problems: '' })
  }, 120_000)

  it('says in one line that its database cannot be reached, without the password', async () => {
    const child = spawnBuilt('bespeak', ['user', 'list'], {
      DATABASE_URL: 'postgresql://bespeak:hunter2@localhost:1/bespeak',
      FILES_SHARED: 'yes',
    })
    const [problems] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect(child.exitCode).toBe(1)
    expect(problems).toMatch(/^DATABASE_URL cannot be reached: connect ECONNREFUSED .+\.\n$/)
    expect(problems).not.toContain('hunter2')
  }, 120_000)

  it('where it is not built, says what builds it', async () => {
    await cp(path('../bin'), join(root, 'bin'), { recursive: true })
    const child = spawn(process.execPath, [join(root, 'bin', 'bespeak.mjs'), 'version'])
    const [problems] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code: child.exitCode, problems }).toEqual({
      code: 1,
      problems: 'Bespeak is not built yet. Run `npm start` once, which builds it.\n',
    })
  })
})
