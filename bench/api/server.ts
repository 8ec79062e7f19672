import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/adapters/embedded-postgres/index.ts'
import { type Database, openDatabase } from '../../apps/server/src/kernel/db.ts'

const built = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
export const port = 20_000 + (process.pid % 20_000)
const address = `http://localhost:${port}`

interface UploadedFile {
  place: string
  name: string
  bytes: Uint8Array
}

export interface Bench {
  database: Database
  databaseUrl: string
  /** Where the mails lie. */
  outbox: string
  /** `network`: an address that the caller is to come from. */
  post(
    service: 'identity' | 'resume',
    query: string,
    variables: object,
    token?: string,
    network?: string,
  ): Promise<Response>
  /** The same as a form with one file, which stands for the variable at `place`. */
  upload(query: string, variables: object, file: UploadedFile, token: string): Promise<Response>
  get(path: string): Promise<Response>
  /** Milliseconds of work of the server's own process so far. */
  cpu(): Promise<number>
  /** The longest time since it was last asked in which the server answered nobody, in milliseconds. */
  longestTurn(): Promise<number>
  close(): Promise<void>
}

const builtIn = (options: { dataDir: string }): Promise<EmbeddedPostgres> => startEmbeddedPostgres(options)

/** The built server and its database as they run for people, on a folder that is thrown away. */
export async function startBench(startDatabase = builtIn): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bespeak-bench-'))
  chmodSync(dataDir, 0o711)
  const postgres = await startDatabase({ dataDir })
  const server = startServer(dataDir, postgres.connectionString)
  const database = openDatabase(postgres.connectionString, () => undefined)
  async function close() {
    if (isRunning(server) && server.kill('SIGTERM')) await once(server, 'exit')
    await database.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(server)
  } catch (error) {
    await close()
    throw error
  }
  const { connectionString: databaseUrl } = postgres
  return { database, databaseUrl, outbox: join(dataDir, 'outbox'), post, upload, get, cpu, longestTurn, close }
}

function startServer(dataDir: string, databaseUrl: string): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FILES_SHARED: 'yes',
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    BILLING_PROVIDER: 'none',
    RATE_LIMIT_FACTOR: '1000000',
    // Callers say which network they come from.
    TRUST_PROXY: 'loopback',
  }
  return spawn(process.execPath, [built], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** One that was killed has no exit code either. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function ready(server: ChildProcess) {
  const answers = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (!isRunning(server)) throw new Error('The server did not start.')
    await sleep(50)
  }
}

/** How a person asks the server at this address. */
export const postTo =
  (at: string): Bench['post'] =>
  (service, query, variables, token, network) =>
    fetch(`${at}/api/v1/${service}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(network && { 'x-forwarded-for': network }),
      },
      body: JSON.stringify({ query, variables, kwargs: {} }),
    })

export const post = postTo(address)

function upload(query: string, variables: object, file: UploadedFile, token: string): Promise<Response> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables, kwargs: {} }))
  form.append('map', JSON.stringify({ 0: [`variables.${file.place}`] }))
  form.append('0', new File([new Uint8Array(file.bytes)], file.name))
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${address}/api/v1/resume/graphql`, { method: 'POST', headers, body: form })
}

const get: Bench['get'] = (path) => fetch(new URL(path, address))

async function measured(name: string): Promise<number> {
  const figures = await (await get('/metrics')).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) * 1000
}

const cpu = () => measured('process_cpu_seconds_total')
const longestTurn = () => measured('nodejs_eventloop_lag_max_seconds')
