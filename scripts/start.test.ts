import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../apps/server/src/testing/free-port.ts'

const script = fileURLToPath(new URL('./start.mjs', import.meta.url))
const command = fileURLToPath(new URL('../node_modules/.bin/bespeak', import.meta.url))

interface Started {
  process: ChildProcess
  address: string
}

let dataDir: string
const running: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bespeak-start-'))
})

afterAll(async () => {
  for (const child of running) await end(child, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}, 120_000)

function spawnStart(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Starts it and waits until it says where it is. */
async function start(): Promise<Started> {
  const port = await freePort()
  const child = spawnStart({ PORT: String(port) })
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    if (/ready at/.test(said)) return { process: child, address: `http://localhost:${port}` }
  }
  throw new Error(`It did not start: ${said}`)
}

/** Starts it where it must refuse, and gives back what it said. */
async function refuse(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawnStart(env)
  const chunks: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(child, 'close')
  return { code: child.exitCode, lines: Buffer.concat(chunks).toString().trim().split('\n') }
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return { server, port: address.port }
}

/** What runs below a process, by how it was called. */
function programsBelow({ pid = 0 }: ChildProcess): string[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  const children = threads.flatMap((id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8').match(/\d+/g) ?? [])
  return children.map((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8'))
}

async function register(address: string, username: string): Promise<{ success: boolean }> {
  const query = 'mutation ($input: RegisterInput!) { registerUser(input: $input) { success } }'
  const input = { username, email: `${username}@example.com`, password: 'Needle7Thread' }
  const response = await fetch(`${address}/api/v1/identity/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { data } = (await response.json()) as { data: { registerUser: { success: boolean } } }
  return data.registerUser
}

describe('npm start', () => {
  it('stops with one line for each wrong setting, before anything is opened', async () => {
    const { code, lines } = await refuse({ PORT: 'front door', TOKEN_TTL: 'for ever' })

    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^PORT /), expect.stringMatching(/^TOKEN_TTL /)])
  }, 120_000)

  it('refuses a host that others can reach while mails can only be read here', async () => {
    const { code, lines } = await refuse({ HOST: '0.0.0.0' })

    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^HOST=0\.0\.0\.0 needs SMTP_URL/)])
  }, 120_000)

  it('says in one line that the port is taken', async () => {
    const { server, port } = await listen()
    const { code, lines } = await refuse({ PORT: String(port) })
    server.close()

    expect(code).toBe(1)
    expect(lines).toEqual([`Port ${port} is taken. Stop what uses it, or set PORT to another one.`])
  }, 120_000)

  it.runIf(process.platform === 'linux')(
    'starts the database and nothing else, until something is asked for',
    async () => {
      const first = await start()
      const below = programsBelow(first.process)
      await end(first.process, 'SIGTERM')

      expect(below.length).toBeGreaterThan(0)
      expect(below.filter((program) => !/postgres/.test(program))).toEqual([])
    },
    120_000,
  )

  it('leaves a command beside it, which asks the same database', async () => {
    const first = await start()
    await register(first.address, 'mara_listed')
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
    const { stdout } = await promisify(execFile)(command, ['user', 'list'], { env })
    await end(first.process, 'SIGTERM')

    expect(stdout).toContain('mara_listed@example.com')
  }, 120_000)

  it('refuses a second start on the same data in one line, and comes up after a kill with what it acknowledged', async () => {
    const first = await start()
    expect(await register(first.address, 'mara_before')).toEqual({ success: true })

    const { code, lines } = await refuse({ PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^Another Bespeak is running with DATA_DIR /)])

    await end(first.process, 'SIGKILL')
    const second = await start()
    expect(await register(second.address, 'mara_before')).toEqual({ success: false })
    expect(await register(second.address, 'mara_after')).toEqual({ success: true })
  }, 240_000)
})
