import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { joinEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { openDatabase } from '../apps/server/src/kernel/db.ts'
import { jobQueue } from '../apps/server/src/kernel/jobs.ts'
import { freePort } from '../apps/server/src/testing/free-port.ts'

const clock = new URL('./test-clock.mjs', import.meta.url)
const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))
/** What the server of a run wrote, until the next: a story that fails may have its reason there. */
const kept = fileURLToPath(new URL('../.cache/reports/browser-tests-server.log', import.meta.url))
const startWaitMs = 60_000

/** Starts the built server on data of its own, tells the tests where both are, and takes both away afterwards. */
export default async function startServer() {
  const { dataDir, baseUrl, stop } = await startOne({ logFile: kept })
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_BASE_URL = baseUrl
  return stop
}

export interface RunningServer {
  dataDir: string
  baseUrl: string
  /** For a server that was started with a clock of its own. */
  moveClock(ms: number): Promise<void>
  /** Has the server do a job now that it does by the hour: the clock of its database is not moved. */
  doNow(job: string): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

interface ServerOptions {
  /** With a clock that its story may move. */
  hasTestClock?: boolean
  /** Where others have their data too. */
  dataDir?: string
  /** One that a server had before; any that is free, unless told. */
  port?: number
  /** Where it writes to; beside its data, and gone with it, unless told. */
  logFile?: string
  env?: NodeJS.ProcessEnv
}

export async function startOne(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'bespeak-e2e-')))
  const port = options.port ?? (await freePort())
  const logFile = options.logFile ?? join(dataDir, `server-${port}.log`)
  const server = await spawnServer({ dataDir, port, logFile }, options)
  const stop = () => stopServer(server, dataDir)
  const baseUrl = `http://localhost:${port}`
  if (await becomesReady(server, baseUrl))
    return {
      ...{ dataDir, baseUrl, stop, kill: () => end(server, 'SIGKILL') },
      moveClock: (ms) => moveClock(server, ms),
      doNow: (job) => doNow(dataDir, job),
    }
  const said = await readFile(logFile, 'utf8')
  await stop()
  throw new Error(`The server did not start:\n${said}`)
}

async function moveClock(server: ChildProcess, ms: number): Promise<void> {
  const moved = once(server, 'message')
  server.send({ moveMs: ms })
  await moved
}

async function doNow(dataDir: string, job: string): Promise<void> {
  const { connectionString } = await joinEmbeddedPostgres({ dataDir })
  const { pool, sql } = openDatabase(connectionString, () => undefined)
  await jobQueue.enqueue(sql, job, {})
  await pool.end()
}

interface Place {
  dataDir: string
  port: number
  logFile: string
}

async function spawnServer({ dataDir, port, logFile }: Place, options: ServerOptions): Promise<ChildProcess> {
  await mkdir(dirname(logFile), { recursive: true })
  const log = await open(logFile, 'w')
  // Nothing else of the caller's environment: a DATABASE_URL or SMTP_URL in it is not meant for tests.
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    // No story is about speed, however busy the machine.
    WORK_SECONDS: '600',
    ...options.env,
  }
  const withClock = options.hasTestClock ? [`--import=${clock.href}`] : []
  const stdio: StdioOptions = ['ignore', log.fd, log.fd, ...(options.hasTestClock ? ['ipc' as const] : [])]
  const server = spawn(process.execPath, [...withClock, program], { env, stdio })
  await log.close()
  return server
}

async function becomesReady(server: ChildProcess, baseUrl: string): Promise<boolean> {
  const until = Date.now() + startWaitMs
  while (Date.now() < until && isRunning(server)) {
    if (await answers(`${baseUrl}/readyz`)) return true
    await sleep(100)
  }
  return false
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function stopServer(server: ChildProcess, dataDir: string) {
  await end(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (isRunning(server) && server.kill(signal)) await once(server, 'exit')
}
