import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))
const startWaitMs = 60_000

/** Starts the built server on data of its own, tells the tests where both are, and takes both away afterwards. */
export default async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bespeak-e2e-'))
  const port = await freePort()
  const logFile = join(dataDir, 'server.log')
  const server = await spawnServer(dataDir, port, logFile)
  const stop = () => stopServer(server, dataDir)
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_BASE_URL = `http://localhost:${port}`
  if (await becomesReady(server, process.env.E2E_BASE_URL)) return stop
  const said = await readFile(logFile, 'utf8')
  await stop()
  throw new Error(`The server did not start:\n${said}`)
}

async function spawnServer(dataDir: string, port: number, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'w')
  // Nothing else of the caller's environment: a DATABASE_URL or SMTP_URL in it is not meant for tests.
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
  }
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', log.fd, log.fd] })
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
  if (isRunning(server) && server.kill('SIGTERM')) await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
