import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createNodeReader } from '@bespeak/documents/read-node.ts'
import { createDocumentWriter } from '@bespeak/documents/write/index.ts'
import type { Logger } from 'pino'
import { noPayments } from './adapters/billing/none.ts'
import { createSandbox } from './adapters/billing/sandbox.ts'
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './adapters/embedded-postgres/index.ts'
import { createEngine } from './adapters/engine/engine.ts'
import { encryptFiles } from './adapters/files/encrypted-files.ts'
import { createLocalFiles } from './adapters/files/local-files.ts'
import type { FilesPlace } from './adapters/files/place.ts'
import { registerFiles } from './adapters/files/registered-files.ts'
import { type KeyOf, oldFileKeys } from './adapters/keys.ts'
import { createLanguageModel, type LanguageModelOptions } from './adapters/language-model/language-model.ts'
import { createOwnModels } from './adapters/language-model/own-models.ts'
import { createLiveEvents } from './adapters/live-events/live-events.ts'
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import { createMetrics } from './adapters/metrics.ts'
import { createPictures } from './adapters/pictures/pictures.ts'
import { createRateLimits } from './adapters/rate-limits.ts'
import { createRoom, freeBytesAt } from './adapters/room.ts'
import { createSealing, type SealingKeys } from './adapters/sealing.ts'
import { createWebPages } from './adapters/web-pages/web-pages.ts'
import { type App, createApp } from './app.ts'
import { mostConnections, roomFor, shareOf } from './kernel/connections.ts'
import { type Database, openDatabase } from './kernel/db.ts'
import { failedWith, reasonOf } from './kernel/errors.ts'
import { type JobLog, queuedJobs } from './kernel/jobs.ts'
import type { Mailer } from './kernel/mail.ts'
import { both, type Watch } from './kernel/watch.ts'
import type { Opened } from './opened.ts'
import type { PaymentProvider } from './services/finance/ports.ts'
import type { Files, LanguageModel, OwnModels } from './services/resume/ports.ts'
import { fewestConnections, publicUrlOf, type Settings } from './settings.ts'

// What the server and the operator's command line are both put together from: one app, whichever of them asks it.

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

export const migrationsFolder = join(serverRoot, 'src', 'migrations')

interface Surroundings {
  settings: Settings
  opened: Opened
  log: Logger
  observed: Observed
  now(): Date
}

type Observed = Awaited<ReturnType<typeof openObserved>>

/** What counts the work that is done, and what follows it where a place to tell it to is set. */
export async function openObserved({ otlpEndpoint }: Pick<Settings, 'otlpEndpoint'>, opened: Opened) {
  const metrics = createMetrics()
  if (!otlpEndpoint) return { metrics, watch: metrics.watch }
  // Large, and needed by few.
  const { createTraces } = await import('./adapters/traces.ts')
  const traces = createTraces({ endpoint: otlpEndpoint })
  await opened.add({ name: 'The traces', close: traces.close, patienceMs: 5_000 })
  return { metrics, watch: both(metrics.watch, traces.watch) }
}

/** `embedded` gives the built-in database, where no other is set. */
export async function openConnections(
  { settings, opened, log, observed }: Omit<Surroundings, 'now' | 'observed'> & { observed?: Observed },
  embedded: (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>,
): Promise<Database> {
  const { databaseUrl, databaseConnections, dataDir } = settings
  const start = () => embedded({ dataDir, say: console.log, log: (sentence) => log.warn(sentence) })
  const connectionString = databaseUrl ?? (await embeddedDatabase(start(), opened))
  const connections = databaseUrl ? await connectionsAt(databaseUrl, databaseConnections) : mostConnections
  const onError = ({ message }: Error) => log.error({ reason: message }, 'database lost')
  const database = openDatabase(connectionString, onError, {
    connections,
    ...(observed && { watch: observed.watch }),
  })
  await opened.add({ name: 'The connections to the database', close: database.close, patienceMs: 5_000 })
  return database
}

/** Where it answers; it is stopped with the rest. */
export async function embeddedDatabase(starting: Promise<EmbeddedPostgres>, opened: Opened): Promise<string> {
  const close = ({ stop }: EmbeddedPostgres) => stop()
  const { connectionString } = await opened.addStarting({ name: 'The database', starting, close, patienceMs: 60_000 })
  return connectionString
}

/** How many this process may open: as many as are set, where there is room for them, or a share of what there is. */
async function connectionsAt(databaseUrl: string, wanted: number | undefined): Promise<number> {
  const room = await roomOnceUp(databaseUrl).catch((error: unknown) => {
    throw new Error(`DATABASE_URL cannot be reached: ${reasonOf(error)}.`)
  })
  if (room < (wanted ?? fewestConnections)) throw new Error(tooFew(room, wanted))
  return wanted ?? Math.max(fewestConnections, shareOf(room))
}

const startingUp = '57P03'
const mostTries = 120

/** A database that is starting up, as after a power cut, answers so itself: it is waited for, up to two minutes. */
async function roomOnceUp(databaseUrl: string, triesLeft = mostTries): Promise<number> {
  return roomFor(databaseUrl).catch(async (error: unknown) => {
    if (!failedWith(error, startingUp) || triesLeft === 0) throw error
    await sleep(1_000)
    return roomOnceUp(databaseUrl, triesLeft - 1)
  })
}

const tooFew = (room: number, wanted: number | undefined) =>
  wanted === undefined
    ? `DATABASE_URL allows ${room} connections; Bespeak needs at least ${fewestConnections}.`
    : `DATABASE_CONNECTIONS=${wanted} is more than the database allows: ${room} in all.`

interface OpenedApp {
  app: App
  /** Who is told how the work of the queue goes. */
  told: JobLog
}

/** The app over a migrated database: it neither listens nor works on the queue, and what it starts waits to be asked. */
export async function openApp(
  { settings, opened, log, observed, now }: Surroundings,
  database: Database,
  keyOf: KeyOf,
): Promise<OpenedApp> {
  const timeout = settings.workSeconds * 1000
  const reader = createNodeReader({ entry: programs.read, patience: { timeout } })
  await opened.add({ name: 'The readers of files', close: async () => reader.close(), patienceMs: 1_000 })
  const pictures = createPictures({ entry: programs.pictures, timeout })
  await opened.add({ name: 'The opener of pictures', close: async () => pictures.close(), patienceMs: 1_000 })
  const writer = createDocumentWriter({ entry: programs.write, patience: { timeout } })
  await opened.add({ name: 'The writers of documents', close: async () => writer.close(), patienceMs: 1_000 })
  const { metrics, watch } = observed
  const threads = createEngine({ entry: programs.engine, timeout, watch })
  await opened.add({ name: 'The engine', close: async () => threads.close(), patienceMs: 1_000 })
  const room = createRoom({ freeBytes: () => freeBytes(settings), now, log })
  const told = { error: log.error.bind(log), outOfRoom: room.ranOut, watch }
  metrics.addGauges({ pool: database.pool, queue: () => queuedJobs(database.pool), engine: threads.load })
  const live = createLiveEvents(database.pool, told)
  await opened.add({ name: 'The live events', close: live.close, patienceMs: 1_000 })
  const app = createApp({
    settings,
    database,
    log,
    metrics,
    watch,
    outboxDir: settings.smtpUrl ? null : join(settings.dataDir, 'outbox'),
    mail: watchedMail(mailer(settings), watch),
    limits: createRateLimits(database.pool, settings.rateLimitFactor),
    files: registerFiles(await sealedFiles(settings, database, keyOf, log), database.pool, now),
    readFile: reader.read,
    makePhoto: pictures.makePhoto,
    engine: threads.engine,
    // The first one after a start would wait for the engine to load.
    longestRead: timeout / 10,
    warmEngine: () => void threads.warm().catch((error) => log.error({ reason: reasonOf(error) }, 'no engine')),
    writerFor: writer.writerFor,
    payments: await paymentsOf(settings, now),
    live,
    webPages: createWebPages(),
    model: modelOf(settings.ai, log, watch),
    voter: voterOf(settings.ai, log, watch),
    ownModels: ownModelsOf(settings, log, watch),
    sealing: createSealing(await fileKeys(settings, database, keyOf), 'bespeak model keys'),
    signingKey: await keyOf('signing', settings.signingKey),
    now,
    room,
    elsewhere: () => sumOf([reader, pictures, writer, threads].map(({ load }) => load())),
    webRoot: existsSync(webDist) ? webDist : null,
  })
  return { app, told }
}

const sumOf = (loads: { waiting: number; working: number }[]) =>
  loads.reduce((sum, { waiting, working }) => sum + waiting + working, 0)

/** Where everything is kept elsewhere, this machine's disk is nobody's business. */
const freeBytes = async ({ databaseUrl, filesUrl, smtpUrl, dataDir }: Settings): Promise<number> =>
  databaseUrl && filesUrl && smtpUrl ? Number.POSITIVE_INFINITY : freeBytesAt(dataDir)

const mailer = ({ smtpUrl, mailFrom, dataDir }: Settings) =>
  smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from: mailFrom })
    : createOutboxMailer({ folder: join(dataDir, 'outbox'), from: mailFrom })

const watchedMail = (mail: Mailer, watch: Watch): Mailer => ({
  ...mail,
  send: (message) => watch({ kind: 'mail', name: 'send' }, () => mail.send(message)),
})

async function paymentsOf(settings: Settings, now: () => Date): Promise<PaymentProvider> {
  const publicUrl = publicUrlOf(settings)
  if (!settings.stripe) return settings.billingProvider === 'none' ? noPayments : createSandbox({ publicUrl })
  // Large, and needed by few.
  const { createStripe } = await import('./adapters/billing/stripe.ts')
  return createStripe({ ...settings.stripe, publicUrl, now })
}

/** What it cannot do is done here, so a failure of it is no alarm. */
function modelOf(ai: LanguageModelOptions | undefined, log: Logger, watch: Watch): LanguageModel | null {
  if (!ai) return null
  const failed = (failure: string, status: number | undefined) => log.warn({ failure, status }, 'model failed')
  const model = createLanguageModel({ ...ai, failed })
  return {
    ...model,
    ask: (question) => watch({ kind: 'model', name: model.name }, () => model.ask(question)),
  }
}

/** Their names are the person's own words, and are told to no figure and no trace. */
function ownModelsOf({ ownModels }: Settings, log: Logger, watch: Watch): OwnModels {
  const failed = (failure: string, status: number | undefined) => log.warn({ failure, status }, 'own model failed')
  const own = createOwnModels({ ...ownModels, failed })
  const watched = { kind: 'model', name: 'own' } as const
  return {
    ...own,
    at(place) {
      const model = own.at(place)
      return model && { ...model, ask: (question) => watch(watched, () => model.ask(question)) }
    },
    tried: (...asked) => watch(watched, () => own.tried(...asked)),
  }
}

const longestVote = 20_000

const voterOf = (ai: Settings['ai'], log: Logger, watch: Watch): LanguageModel | null =>
  modelOf(ai?.voter === undefined ? undefined : { ...ai, model: ai.voter, limit: longestVote }, log, watch)

/** Where files lie, as they lie there: sealed. */
export async function placeOf({ filesUrl, dataDir }: Pick<Settings, 'filesUrl' | 'dataDir'>): Promise<FilesPlace> {
  if (!filesUrl) return createLocalFiles(join(dataDir, 'files'))
  // Large, and needed by few.
  const { createS3Files } = await import('./adapters/files/s3-files.ts')
  return createS3Files(filesUrl)
}

/** Files as they were before they were sealed, whichever key that was. */
export async function sealedFiles(
  settings: Settings,
  { pool }: Pick<Database, 'pool'>,
  keyOf: KeyOf,
  log: Pick<Logger, 'error'>,
): Promise<Files> {
  const keys = await fileKeys(settings, { pool }, keyOf)
  return encryptFiles(await placeOf(settings), keys, (file) => log.error({ file }, 'kept file damaged'))
}

/** The one that seals, and those of before. */
const fileKeys = async (settings: Settings, { pool }: Pick<Database, 'pool'>, keyOf: KeyOf): Promise<SealingKeys> => [
  await keyOf('files', settings.filesKey),
  ...(await oldFileKeys(pool, settings)),
]
