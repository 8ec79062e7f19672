import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFile as readResumeFile } from '@bespeak/documents/read-file.ts'
import { inject } from 'vitest'
import { noPayments } from '../adapters/billing/none.ts'
import { createSandbox } from '../adapters/billing/sandbox.ts'
import { createLocalFiles } from '../adapters/files/local-files.ts'
import { registerFiles } from '../adapters/files/registered-files.ts'
import { createOwnModels } from '../adapters/language-model/own-models.ts'
import { createLiveEvents } from '../adapters/live-events/live-events.ts'
import { logTo } from '../adapters/log.ts'
import { createOutboxMailer } from '../adapters/mail/outbox-mailer.ts'
import { createMetrics } from '../adapters/metrics.ts'
import { makePhoto } from '../adapters/pictures/picture.ts'
import { createRateLimits } from '../adapters/rate-limits.ts'
import { createRoom } from '../adapters/room.ts'
import { createSealing } from '../adapters/sealing.ts'
import { type AppParts, createApp } from '../app.ts'
import { openDatabase } from '../kernel/db.ts'
import { queuedJobs } from '../kernel/jobs.ts'
import type { Files } from '../services/resume/ports.ts'
import { publicUrlOf, readSettings, type Settings } from '../settings.ts'
import { createClock } from './clock.ts'
import { copyTemplate } from './cluster.ts'
import { documentsWrittenHere } from './documents.ts'
import { drive } from './drive.ts'
import { engine } from './engine.ts'

export { type Answer, field, makeAccount, type NewAccount } from './drive.ts'

export interface TestAppOptions {
  /** The way to the database, where it is not the usual one. */
  reach?(connectionString: string): string
  env?: NodeJS.ProcessEnv
  parts?: Partial<Omit<AppParts, 'files'>> & { files?: Files }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** On a busy machine what is fine may take long; no test is about speed. */
export const patience = { statement: 100_000, answer: 110_000, connection: 100_000 }

const itself = (connectionString: string) => connectionString

/** The whole app on a database of its own, called through its front door. */
export async function startTestApp({ env = {}, reach = itself, parts: { files, ...parts } = {} }: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-app-'))
  const outboxDir = join(folder, 'outbox')
  await mkdir(outboxDir)
  const metrics = createMetrics()
  const watch = parts.watch ?? metrics.watch
  const database = openDatabase(reach(await copyTemplate(inject('cluster'))), () => undefined, { patience, watch })
  const clock = createClock()
  const lines: string[] = []
  const pages = new Map<string, string>()
  const disk = { freeBytes: Number.POSITIVE_INFINITY }
  const log = logTo('trace', { write: (line: string) => void lines.push(line) })
  const settings = testSettings({ DATA_DIR: folder, ...env })
  const room = createRoom({ freeBytes: async () => disk.freeBytes, now: clock.now, log })
  const told = { error: log.error.bind(log), outOfRoom: room.ranOut, watch }
  metrics.addGauges({
    pool: database.pool,
    queue: () => queuedJobs(database.pool),
    engine: () => ({ waiting: 0, working: 0 }),
  })
  const live = createLiveEvents(database.pool, told)
  const signingKey = parts.signingKey ?? new TextEncoder().encode('a signing key that only the tests know')
  const app = createApp({
    settings,
    database,
    log,
    metrics,
    watch,
    outboxDir,
    mail: createOutboxMailer({ folder: outboxDir, from: settings.mailFrom }),
    limits: createRateLimits(database.pool, settings.rateLimitFactor),
    room,
    elsewhere: () => 0,
    files: registerFiles(files ?? createLocalFiles(join(folder, 'files')), database.pool, clock.now),
    readFile: (bytes) => readResumeFile(bytes),
    makePhoto,
    engine,
    longestRead: patience.answer,
    warmEngine: () => undefined,
    writerFor: () => documentsWrittenHere,
    live,
    payments: settings.billingProvider === 'none' ? noPayments : createSandbox({ publicUrl: publicUrlOf(settings) }),
    webPages: { fetch: async (address) => pages.get(address) ?? null },
    model: null,
    voter: null,
    ownModels: createOwnModels(settings.ownModels),
    sealing: createSealing(
      [new TextEncoder().encode('a key for files that only the tests know')],
      'bespeak model keys',
    ),
    signingKey,
    now: clock.now,
    webRoot: null,
    ...parts,
  })
  await app.http.ready()

  const close = async () => {
    await live.close()
    await database.close()
  }
  const driven = drive({ app, database, told, folder, lines, clock, live, settings, signingKey, close })
  return {
    ...driven,
    /** The pages of the web, as far as there is one here. */
    pages,
    /** The room that is left. */
    disk,
  }
}

export function testSettings(env: NodeJS.ProcessEnv): Settings {
  const read = readSettings({ RATE_LIMIT_FACTOR: '1', ...env })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.settings
}
