import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { isRunning } from '../api/server.ts'

const built = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const startWaitMs = 120_000

export interface KilledServer {
  address: string
  /** Starts it where it does not run; the milliseconds until it answers, or null where it does not. */
  start(): Promise<number | null>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The built server, for a story in which it is killed and started again at the same address. */
export async function serverToKill(dataDir: string, env: NodeJS.ProcessEnv, program = built): Promise<KilledServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let server: ChildProcess | null = null

  async function end(signal: NodeJS.Signals) {
    if (!server || !isRunning(server)) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }

  return {
    address,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const since = performance.now()
      if (!server || !isRunning(server)) server = spawnServer(program, { ...env, DATA_DIR: dataDir, PORT: `${port}` })
      return (await isReady(server, address)) ? performance.now() - since : null
    },
  }
}

const spawnServer = (program: string, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [program], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
      ...{ BILLING_PROVIDER: 'none', RATE_LIMIT_FACTOR: '1000000' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function isReady(server: ChildProcess, address: string): Promise<boolean> {
  const until = performance.now() + startWaitMs
  while (performance.now() < until && isRunning(server)) {
    if (await servesAll(address)) return true
    await sleep(20)
  }
  return false
}

/** Ready, and with its database: without it a server stays ready, and refuses what needs it. */
async function servesAll(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => null)
  return answer?.ok === true && (await answer.text()).trim() === 'ready'
}

/** As a power cut would, the postmaster first: what it started goes with it. */
export function killDatabase(dataDir: string): void {
  const [pid = ''] = readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
