import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { loadKey } from './adapters/keys.ts'
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import { createRateLimits } from './adapters/rate-limits.ts'
import { createApp } from './app.ts'
import { migrate, openDatabase } from './kernel/db.ts'
import { migrateJobs, startJobs } from './kernel/jobs.ts'
import { isLoopback, readSettings, type Settings } from './settings.ts'

const serverRoot = fileURLToPath(new URL('..', import.meta.url))
const webDist = join(serverRoot, '..', 'web', 'dist')
const stopWithinMs = 30_000

type Close = () => Promise<void>

/** Starts everything in order and gives back how to stop it; what fails midway stops what was started before. */
async function start(settings: Settings): Promise<Close> {
  const opened: Close[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    await open(settings, (close) => opened.push(close))
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(settings: Settings, onStop: (close: Close) => void) {
  const log = pino({ level: logLevel(settings), base: null }, pino.destination({ dest: 2, sync: true }))
  await mkdir(settings.dataDir, { recursive: true })
  const connectionString = settings.databaseUrl ?? (await embeddedDatabase(settings, onStop))
  const database = openDatabase(connectionString, ({ message }) => log.error({ reason: message }, 'database lost'))
  onStop(database.close)
  await migrate(database.pool, join(serverRoot, 'src', 'migrations'))
  await migrateJobs(database.pool)

  const outboxDir = settings.smtpUrl ? null : join(settings.dataDir, 'outbox')
  const app = createApp({
    settings,
    database,
    log,
    outboxDir,
    mail: mailer(settings),
    limits: createRateLimits(database.pool, settings.rateLimitFactor),
    signingKey: await loadKey(database.pool, 'signing', settings.signingKey),
    now: () => new Date(),
    webRoot: existsSync(webDist) ? webDist : null,
  })
  const jobs = await startJobs(database.pool, app.jobs, log)
  onStop(jobs.stop)
  // Registered last, stopped first: no new request comes in while the rest goes down.
  onStop(() => app.http.close())
  await app.http.listen({ port: settings.port, host: settings.host })
}

/** Whoever started it by hand reads the few lines it says; what was answered and how fast is for a file. */
const logLevel = (settings: Settings) => (settings.logLevel === 'info' && process.stderr.isTTY ? 'warn' : settings.logLevel)

async function embeddedDatabase({ dataDir }: Settings, onStop: (close: Close) => void): Promise<string> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir })
  onStop(stop)
  return connectionString
}

const mailer = ({ smtpUrl, mailFrom, dataDir }: Settings) =>
  smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from: mailFrom })
    : createOutboxMailer({ folder: join(dataDir, 'outbox'), from: mailFrom })

function announce({ port, host, publicUrl, smtpUrl }: Settings) {
  const address = publicUrl ?? `http://${isLoopback(host) ? 'localhost' : host}:${port}`
  console.log(`Bespeak is ready at ${address}`)
  if (!smtpUrl) console.log(`Mails can be read at ${address}/dev/mailbox`)
}

/** What stops a start is a sentence to whoever started it, not a stack. */
function giveUp(reasons: string[]): never {
  for (const reason of reasons) console.error(reason)
  process.exit(1)
}

function reasonOf(error: unknown, { port }: Settings): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  }
  return error instanceof Error ? error.message : String(error)
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => giveUp([`Stopped, but not cleanly: ${error instanceof Error ? error.message : String(error)}`]),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

const read = readSettings(process.env)
if (!read.ok) giveUp(read.problems)
const stop = await start(read.settings).catch((error: unknown) => giveUp([reasonOf(error, read.settings)]))
stopOnSignal(stop)
announce(read.settings)
