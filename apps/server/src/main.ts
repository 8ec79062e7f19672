import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNodeReader } from '@bespeak/documents/read-node.ts'
import { createDocumentWriter } from '@bespeak/documents/write/index.ts'
import type pg from 'pg'
import type { Logger } from 'pino'
import { noPayments } from './adapters/billing/none.ts'
import { createSandbox } from './adapters/billing/sandbox.ts'
import { makeDataDir } from './adapters/data-dir.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { createEngine } from './adapters/engine/engine.ts'
import { encryptFiles } from './adapters/files/encrypted-files.ts'
import { createLocalFiles } from './adapters/files/local-files.ts'
import { loadKey } from './adapters/keys.ts'
import { createLiveEvents } from './adapters/live-events/live-events.ts'
import { createLog } from './adapters/log.ts'
import { createOutboxMailer, removeDrafts } from './adapters/mail/outbox-mailer.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import { createPictures } from './adapters/pictures/pictures.ts'
import { createRateLimits } from './adapters/rate-limits.ts'
import { createRoom, freeBytesAt } from './adapters/room.ts'
import { createWebPages } from './adapters/web-pages/web-pages.ts'
import { createApp } from './app.ts'
import { migrate, openDatabase } from './kernel/db.ts'
import { reasonOf } from './kernel/errors.ts'
import { freeJobs, migrateJobs, startJobs } from './kernel/jobs.ts'
import { createOpened, type Opened } from './opened.ts'
import type { Files } from './services/resume/ports.ts'
import { announcement, publicUrlOf, readSettings, type Settings } from './settings.ts'

const serverRoot = fileURLToPath(new URL('..', import.meta.url))
const webDist = join(serverRoot, '..', 'web', 'dist')

/** Beside this one when it is built; where sources are run as they are, their sources. */
const programs = import.meta.url.endsWith('.ts')
  ? {
      read: new URL(import.meta.resolve('@bespeak/documents/read-child.ts')),
      pictures: new URL('./adapters/pictures/picture-child.ts', import.meta.url),
      write: new URL(import.meta.resolve('@bespeak/documents/write/write-child.ts')),
      engine: new URL('./services/resume/engine/engine-worker.ts', import.meta.url),
    }
  : {
      read: new URL('./read-child.js', import.meta.url),
      pictures: new URL('./picture-child.js', import.meta.url),
      write: new URL('./write-child.js', import.meta.url),
      engine: new URL('./engine-worker.js', import.meta.url),
    }

/** Runs until it is told to stop, and gives back what went wrong. */
async function run(settings: Settings): Promise<string[]> {
  const told = stopSignal()
  const opened = createOpened()
  const served = open(settings, opened).then(
    () => {
      for (const line of announcement(settings)) console.log(line)
      return told
    },
    (error: unknown) => [startProblem(error, settings)],
  )
  const problems = await Promise.race([served, told])
  return [...problems, ...(await opened.close())]
}

/** Heard from the first moment on, and for good: a second one must not cut off what the first began. */
function stopSignal(): Promise<string[]> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve([]))
  })
}

/** What is opened last is closed first: no request comes in while the rest goes down. */
async function open(settings: Settings, opened: Opened): Promise<void> {
  const log = createLog(logLevel(settings))
  await makeDataDir(settings.dataDir)
  const connectionString = settings.databaseUrl ?? (await embeddedDatabase(settings, opened, log))
  const database = openDatabase(connectionString, ({ message }) => log.error({ reason: message }, 'database lost'))
  await opened.add({ name: 'The connections to the database', close: database.close, patienceMs: 5_000 })
  if (settings.databaseUrl) await checkReachable(database.pool)
  await migrate(database.pool, join(serverRoot, 'src', 'migrations'))
  await migrateJobs(database.pool)
  if (!settings.databaseUrl) await freeJobs(database.pool)
  if (!settings.smtpUrl) await removeDrafts(join(settings.dataDir, 'outbox'))

  const reader = createNodeReader({ entry: programs.read })
  await opened.add({ name: 'The readers of files', close: async () => reader.close(), patienceMs: 1_000 })
  const pictures = createPictures({ entry: programs.pictures })
  await opened.add({ name: 'The opener of pictures', close: async () => pictures.close(), patienceMs: 1_000 })
  const writer = createDocumentWriter({ entry: programs.write })
  await opened.add({ name: 'The writers of documents', close: async () => writer.close(), patienceMs: 1_000 })
  const threads = createEngine({ entry: programs.engine })
  await opened.add({ name: 'The engine', close: async () => threads.close(), patienceMs: 1_000 })
  const now = () => new Date()
  const room = createRoom({ freeBytes: () => freeBytes(settings), now, log })
  const told = { error: log.error.bind(log), outOfRoom: room.ranOut }
  const live = createLiveEvents(database.pool, told)
  await opened.add({ name: 'The live events', close: live.close, patienceMs: 1_000 })
  const app = createApp({
    settings,
    database,
    log,
    outboxDir: settings.smtpUrl ? null : join(settings.dataDir, 'outbox'),
    mail: mailer(settings),
    limits: createRateLimits(database.pool, settings.rateLimitFactor),
    files: encryptFiles(await placeOf(settings), await loadKey(database.pool, 'files', settings.filesKey), (file) =>
      log.error({ file }, 'kept file damaged'),
    ),
    readFile: reader.read,
    makePhoto: pictures.makePhoto,
    engine: threads.engine,
    warmEngine: () => void threads.warm().catch((error) => log.error({ reason: reasonOf(error) }, 'no engine')),
    writerFor: writer.writerFor,
    payments: paymentsOf(settings),
    live,
    webPages: createWebPages(),
    signingKey: await loadKey(database.pool, 'signing', settings.signingKey),
    now,
    room,
    webRoot: existsSync(webDist) ? webDist : null,
  })
  const starting = startJobs(database.pool, app.jobs, told)
  await opened.addStarting({ name: 'The queue', starting, close: ({ stop }) => stop(), patienceMs: 10_000 })
  await opened.add({ name: 'The front door', close: () => app.http.close(), patienceMs: 12_000 })
  await app.http.listen({ port: settings.port, host: settings.host })
}

/** Whoever started it by hand reads the few lines it says; what was answered and how fast is for a file. */
const logLevel = (settings: Settings) =>
  settings.logLevel === 'info' && process.stderr.isTTY ? 'warn' : settings.logLevel

async function embeddedDatabase({ dataDir }: Settings, opened: Opened, log: Logger): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir, say: console.log, log: (sentence) => log.warn(sentence) })
  const close = ({ stop }: EmbeddedPostgres) => stop()
  const { connectionString } = await opened.addStarting({ name: 'The database', starting, close, patienceMs: 60_000 })
  return connectionString
}

async function checkReachable(pool: pg.Pool): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    throw new Error(`DATABASE_URL cannot be reached: ${reasonOf(error)}.`)
  })
}

/** Where everything is kept elsewhere, this machine's disk is nobody's business. */
const freeBytes = async ({ databaseUrl, filesUrl, smtpUrl, dataDir }: Settings): Promise<number> =>
  databaseUrl && filesUrl && smtpUrl ? Number.POSITIVE_INFINITY : freeBytesAt(dataDir)

const mailer = ({ smtpUrl, mailFrom, dataDir }: Settings) =>
  smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from: mailFrom })
    : createOutboxMailer({ folder: join(dataDir, 'outbox'), from: mailFrom })

const paymentsOf = (settings: Settings) =>
  settings.billingProvider === 'none' ? noPayments : createSandbox({ publicUrl: publicUrlOf(settings) })

async function placeOf({ filesUrl, dataDir }: Settings): Promise<Files> {
  if (!filesUrl) return createLocalFiles(join(dataDir, 'files'))
  // Large, and needed by few.
  const { createS3Files } = await import('./adapters/files/s3-files.ts')
  return createS3Files(filesUrl)
}

function startProblem(error: unknown, { port }: Settings): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  }
  return reasonOf(error)
}

// What stops a start is a sentence to whoever started it, not a stack.
const read = readSettings(process.env)
const problems = read.ok ? await run(read.settings) : read.problems
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
